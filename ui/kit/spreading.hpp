// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that have no shape of their own.
#pragma once

namespace littlestone::ui {

/// A picture that fills any room with what it shows, however flat; others keep the shape of their natural size.
class Spreading {
 public:
  virtual ~Spreading() = default;
};

}  // namespace littlestone::ui
