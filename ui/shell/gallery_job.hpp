// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the pictures of the gallery's cards, one after the other, on another thread than the window's.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// What a card shows of its scenario's own run.
struct CardFace {
  std::shared_ptr<const Picture> picture;
  std::optional<int> littlestone;  ///< Ldim of its class, where the card tells it
};

/// Called on another thread; none if the observer stopped it. `known`: the instance of the previous card, null for the
/// first; the call replaces it with this card's instance, because consecutive cards often have the same class.
using MakeCardFace =
    std::function<std::optional<CardFace>(const Observer& observer, std::shared_ptr<const Instance>& known)>;

/// Each picture is passed on as soon as it is ready.
class GalleryJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const std::vector<MakeCardFace>& faces);

 signals:
  void computed(int index, const littlestone::ui::CardFace& face);
};

}  // namespace littlestone::ui
