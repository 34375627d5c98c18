// SPDX-License-Identifier: GPL-3.0-or-later
// What is large is freed off the window's thread too.
#pragma once

#include <QThreadPool>
#include <memory>
#include <utility>

namespace littlestone::ui {

/// The same thing, held so that the last one to let go of it does not wait until it is freed: an automaton of a million states takes
/// longer than a window may stand still.
template <class T>
[[nodiscard]] std::shared_ptr<T> freed_elsewhere(std::shared_ptr<T> thing) {
  T* const at = thing.get();
  return std::shared_ptr<T>(at, [thing = std::move(thing)](T*) mutable {
    QThreadPool::globalInstance()->start([last = std::move(thing)] {});
  });
}

}  // namespace littlestone::ui
