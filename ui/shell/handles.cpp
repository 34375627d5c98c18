// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/handles.hpp"

#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "ui/kit/controls.hpp"
#include "ui/shell/study_panel.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

constexpr int many_steps = 10;
constexpr double grid_steps = 100;  // of an axis whose page says no grid

/// One place a handle, in the order of the marks.
std::vector<Spot> handles_of(PictureView& view) {
  view.repaint();  // an edit may have moved them
  std::vector<Spot> handles;
  for (const Spot& spot : view.spots().all()) {
    if (spot.act != Spot::Act::drag || !spot.kin.something()) continue;
    const bool seen = std::any_of(handles.begin(), handles.end(), [&](const Spot& one) { return one.kin == spot.kin; });
    if (!seen) handles.push_back(spot);
  }
  return handles;
}

void point_at(PictureView& view, const Kin& kin) {
  view.set_kin(kin);
  emit view.pointed(kin);
}

std::optional<Spot> handle_with_keyboard(PictureView& view) {
  if (!view.hasFocus()) return std::nullopt;
  const std::vector<Spot> handles = handles_of(view);
  const auto found = std::find_if(handles.begin(), handles.end(), [&](const Spot& s) { return s.kin == view.kin(); });
  return found == handles.end() ? std::nullopt : std::optional(*found);
}

/// Moves it as a hand would.
bool drag_along(Page& page, const PictureView& view, const Spot& handle, int by) {
  if (!handle.grab) return false;
  const Grab& grab = *handle.grab;
  const bool across = grab.along == Qt::Horizontal;
  double from = grab.axis.px(grab.here);
  double to = from + by * (grab.axis.end - grab.axis.begin) / grid_steps;
  if (!grab.stops.empty()) {
    const auto at = std::min_element(grab.stops.begin(), grab.stops.end(), [&](double a, double b) {
      return std::abs(a - grab.here) < std::abs(b - grab.here);
    });
    const auto stop = static_cast<double>(at - grab.stops.begin());
    from = grab.axis.px(stop);
    to = grab.axis.px(std::clamp(stop + by, 0.0, static_cast<double>(grab.stops.size()) - 1));
  }
  // From px of the scene to those of a Drag; a magnified view has others than those of its spots.
  const QTransform to_drag = grab.to_scene.inverted();
  const QPointF seen = handle.rect.center();
  const QPointF plain = to_drag.map(across ? QPointF(from, 0) : QPointF(0, from));
  const double magnified = across ? seen.x() / plain.x() : seen.y() / plain.y();
  const QPointF begin = std::isfinite(magnified) && magnified > 0 ? seen / magnified : seen;
  QPointF place = grab.to_scene.map(begin);
  (across ? place.rx() : place.ry()) = to;
  const QRectF area(view.rect());
  page.take_drag({handle, Drag::Phase::begin, begin, area});
  page.take_drag({handle, Drag::Phase::move, to_drag.map(place), area});
  page.take_drag({handle, Drag::Phase::end, to_drag.map(place), area});
  return true;
}

/// Ends a number box at Esc and Enter, which go no further: Enter on the handle opens one.
class EndsBox final : public QObject {
 public:
  explicit EndsBox(NumberBox* box) : QObject(box) { box->installEventFilter(this); }
  bool eventFilter(QObject* box, QEvent* event) override {
    if (event->type() != QEvent::KeyPress) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool takes_back = key == Qt::Key_Escape;
    if (!takes_back && key != Qt::Key_Return && key != Qt::Key_Enter) return false;
    auto* line = static_cast<NumberBox*>(box);
    if (takes_back) line->setModified(false);
    emit line->editingFinished();
    return true;
  }
};

void open_box(Page& page, HandlePage& handles, PictureView& view, const Spot& handle, const QString& text) {
  constexpr QSize least(72, 26);
  auto* box = new NumberBox(&view);
  box->setText(text);
  box->setFixedSize(least.expandedTo({box->sizeHint().width() + 8, 0}));
  const QPointF beside = handle.rect.topRight() + QPointF(6, 0);
  const int x = std::clamp(static_cast<int>(beside.x()), 0, std::max(0, view.width() - box->width()));
  box->move(x, std::clamp(static_cast<int>(beside.y()), 0, std::max(0, view.height() - box->height())));
  box->setAccessibleName(view.accessibleName());
  new EndsBox(box);
  // A box that a hand leaves is closed, too; the page lives as long as its view.
  QObject::connect(box, &QLineEdit::editingFinished, &page, [box, &handles, &view, handle] {
    if (box->isModified()) {
      try {
        handles.take_handle_text(handle, box->text());
        box->setModified(false);
      } catch (const InputError& error) {
        box->set_refused(true);
        const QString why = refusal_markup({}, value_text(error), error.rule());
        box->setToolTip(why);
        QToolTip::showText(box->mapToGlobal(QPoint(0, box->height())), why, box);
        if (box->hasFocus()) return;
      }
    }
    if (box->hasFocus()) view.setFocus();
    box->hide();
    box->deleteLater();
  });
  box->show();
  box->setFocus();
  box->selectAll();
}

bool open_number_box(Page& page, const ScenarioFields& fields, PictureView& view, const Spot& handle) {
  const auto* panel = qobject_cast<const StudyPanel*>(&fields);
  if (panel != nullptr && handle.grab) {
    auto* box = qobject_cast<NumberBox*>(panel->control(QString::fromStdString(handle.grab->field)));
    if (box != nullptr && box->isVisible()) {
      box->setFocus(Qt::ShortcutFocusReason);
      box->selectAll();
      return true;
    }
  }
  auto* handles = dynamic_cast<HandlePage*>(&page);
  const QString text = handles != nullptr ? handles->handle_text(handle) : QString();
  if (text.isEmpty()) return false;
  open_box(page, *handles, view, handle, text);
  return true;
}

}  // namespace

bool point_at_handle(PictureView& view, bool next, bool enters) {
  const std::vector<Spot> handles = handles_of(view);
  const auto at = std::find_if(handles.begin(), handles.end(), [&](const Spot& one) { return one.kin == view.kin(); });
  const Spot* to = nullptr;
  if (!handles.empty() && (enters || at == handles.end())) {
    to = next ? &handles.front() : &handles.back();
  } else if (at != handles.end()) {
    const auto i = static_cast<std::size_t>(at - handles.begin());
    if (next ? i + 1 < handles.size() : i > 0) to = &handles[next ? i + 1 : i - 1];
  }
  if (to != nullptr) {
    point_at(view, to->kin);
  } else if (at != handles.end()) {
    point_at(view, {});
  }
  return to != nullptr;
}

bool take_handle_key(const QKeyEvent& key, Page& page, const ScenarioFields& fields, PictureView* view) {
  const bool along = key.key() == Qt::Key_Left || key.key() == Qt::Key_Right;
  const bool opens = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  if (view == nullptr || !(along || opens)) return false;
  const std::optional<Spot> handle = handle_with_keyboard(*view);
  if (!handle) return false;
  if (opens) return open_number_box(page, fields, *view, *handle);
  const int by = (key.key() == Qt::Key_Right ? 1 : -1) * (key.modifiers().testFlag(Qt::ShiftModifier) ? many_steps : 1);
  auto* handles = dynamic_cast<HandlePage*>(&page);
  return (handles != nullptr && handles->step_handle(*handle, by)) || drag_along(page, *view, *handle, by);
}

}  // namespace littlestone::ui
