// SPDX-License-Identifier: GPL-3.0-or-later
// The handles of a picture by keyboard: Tab leads from one to the next, ← → move one, Enter opens its number box.
#pragma once

#include <QKeyEvent>
#include <QString>

#include "ui/kit/picture_view.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/scenario_fields.hpp"

namespace littlestone::ui {

/// A page that knows its handles better than their axes do. Every function has a default that suits a handle that sets a
/// field of the scenario along an axis (see Grab).
class HandlePage {
 public:
  virtual ~HandlePage() = default;
  /// Moves it by so many steps of its grid, backwards below 0. False: by hundredths of its axis.
  virtual bool step_handle(const Spot& /*handle*/, int /*by*/) { return false; }
  /// What its number box holds where the panel has no box of its field; empty: it has no number box.
  [[nodiscard]] virtual QString handle_text(const Spot& /*handle*/) const { return {}; }
  /// Sets what was typed there. Throws InputError where that is refused.
  virtual void take_handle_text(const Spot& /*handle*/, const QString& /*text*/) {}
};

/// Gives the keyboard to the next handle of the picture, in the order of its marks, or to the one before; `enters`: to
/// the first or the last one. False where there is none left: then no handle has it.
bool point_at_handle(PictureView& view, bool next, bool enters);

/// ← and →, with Shift ten at once, and Enter for the handle that has the keyboard: the picture has the focus, and the
/// handle is pointed at. Whether the key meant something. A number box is the panel's box of the handle's field, where
/// that is seen, or lies at the handle until Enter or Esc. `view` may be null.
bool take_handle_key(const QKeyEvent& key, Page& page, const ScenarioFields& fields, PictureView* view);

}  // namespace littlestone::ui
