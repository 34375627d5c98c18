// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/one_more_point/one_more_point_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/one_more_point/one_more_point_table.hpp"
#include "ui/pages/one_more_point/one_more_point_words.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {
namespace {

QString one_more_point_name() { return QCoreApplication::translate("Page", "One more point"); }

std::shared_ptr<const Exhibit> one_more_point_exhibit(const std::shared_ptr<const OneMorePointRun>& run,
                                                      const std::shared_ptr<const Script>& script,
                                                      const PointBrush& brush = {}) {
  const auto picture = [brush](auto of, int step, double phase) {
    return one_more_point_picture(of, step == beyond_every_script ? point_steps::inside : step, phase, brush);
  };
  return scene_exhibit("painting", one_more_point_name(), run, picture, one_more_point_table, one_more_point_told,
                       script);
}

Figure point_painting_figure() {
  return scene_figure<StabilityScenario>(
      "painting", "four answers paint a diamond of worlds: three must meet inside the ring", "a-point-everyone-knows",
      [](const StabilityScenario& scenario, const Observer& observer) {
        return one_more_point_exhibit(compute_one_more_point(scenario, observer), nullptr);
      });
}

/// The nearest multiple of 1/fine.
Rational point_near_to(double value, std::int64_t fine) {
  return {std::llround(value * static_cast<double>(fine)), fine};
}

}  // namespace

PageInfo one_more_point_page() {
  return {QStringLiteral("one-more-point"),
          one_more_point_name,
          one_more_point_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new OneMorePointPage(info, parent); },
          {point_painting_figure()}};
}

std::shared_ptr<const Picture> one_more_point_card(const StabilityScenario& scenario, const Observer& observer) {
  StabilityScenario of = scenario;
  of.painting = "bricks";
  const auto run = compute_one_more_point(of, observer);
  return std::make_shared<const CardPicture>(run->known() ? "cube:2 × {+}" : "cube:2",
                                             [run](QSizeF room) { return one_more_point_card_scene(*run, room); });
}

OneMorePointPage::OneMorePointPage(const PageInfo& info, QWidget* parent) : StudyPage(info, Edge::bleeds, parent) {}

StudyPage::Work OneMorePointPage::work(const ChapterScenario& scenario) {
  return [this, scenario, known = run_](const Post&, const Observer& observer) -> Take {
    const auto run = compute_one_more_point(std::get<StabilityScenario>(scenario), observer, known.get());
    return [this, run] {
      run_ = run;
      if (brush_.refused && (!run_->own || brush_.refused->world >= run_->own->colours.size())) brush_.refused.reset();
      taken(run_->scenario);
    };
  };
}

std::vector<PanelRow> OneMorePointPage::rows() const {
  return {{"known", PanelControl::segments, {tr("with"), tr("without")}, tr("everyone knows its label, +")},
          {"error", PanelControl::slider},
          {"radius", PanelControl::slider},
          {"painting", PanelControl::segments, {tr("bricks"), tr("yours")}},
          {"mesh",
           PanelControl::number,
           {},
           tr("Yours: paint the dots of this mesh. Try to let no triangle have three colours.")}};
}

std::vector<std::shared_ptr<const Exhibit>> OneMorePointPage::exhibits() const {
  if (!run_) return {};
  return {one_more_point_exhibit(run_, script(), brush_)};
}

void OneMorePointPage::fill_head(int step) {
  set_titles(tr("One more point, one more answer"),
             step == point_steps::world ? tr("Each dot is a world.")
                                        : tr("Each dot is a world. Its colour: the answer given there."));
}

std::shared_ptr<const Script> OneMorePointPage::write_script() const { return one_more_point_script(*run_); }

void OneMorePointPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  panel.set_picture(nullptr);
  panel.set_notes(one_more_point_notes(*run_, step));
}

QString OneMorePointPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<StabilityScenario>(edited);
  const std::string_view class_text = scenario.known == "with" ? class_with_known : class_without_known;
  return shell_line({QStringLiteral("littlestone-lab"), QStringLiteral("complex"),
                     QString::fromUtf8(class_text.data(), static_cast<qsizetype>(class_text.size())),
                     QStringLiteral("--mesh"), QString::number(scenario.mesh), QStringLiteral("--alpha"),
                     QString::fromStdString(numerator(own_alpha()).str() + '/' + denominator(own_alpha()).str()),
                     QStringLiteral("--colours"), QString::number(own_colours)});
}

void OneMorePointPage::set_by_hand(const std::string& field, double value, int drag) {
  if (!run_ || field != "error") return;
  StabilityScenario scenario = run_->scenario;
  scenario.error = std::clamp(point_near_to(value, 100), Rational(0), Rational(99, 200));
  if (!(scenario == run_->scenario)) emit edited(scenario, drag);
}

void OneMorePointPage::move_probe(double across, double up, int drag) {
  constexpr std::int64_t fine = 400;
  StabilityScenario scenario = run_->scenario;
  const double length = std::abs(across) + std::abs(up);
  if (length > 1) {
    across /= length;
    up /= length;
  }
  scenario.across = point_near_to(across, fine);
  const Rational most = 1 - abs(scenario.across);
  scenario.up = std::clamp(point_near_to(up, fine), Rational(-most), most);
  if (!(scenario == run_->scenario)) emit edited(scenario, drag);
}

void OneMorePointPage::take_drag(const Drag& drag) {
  if (!run_ || !drag.handle.grab || drag.handle.place != point_places::probe) {
    StudyPage::take_drag(drag);
    return;
  }
  const int number = number_of(drag);
  const Grab& grab = *drag.handle.grab;
  if (drag.phase == Drag::Phase::begin) {
    taken_at_ = {to_double(run_->probe.u), to_double(run_->probe.v)};
    return;
  }
  // As far as the hand has moved from where the probe stood, in units of the diamond.
  const QPointF moved = grab.to_scene.map(drag.at) - grab.to_scene.map(drag.handle.rect.center());
  const double unit = grab.axis.unit();
  move_probe(taken_at_.x() + moved.x() / unit, taken_at_.y() - moved.y() / unit, number);
}

void OneMorePointPage::choose_colour(std::size_t answer) {
  brush_ = {answer, {}};
  emit changed();
}

void OneMorePointPage::paint_dot(std::size_t world) {
  if (!run_ || !run_->own || world >= run_->own->colours.size()) return;
  const OwnPainting& own = *run_->own;
  if (!own.net->allows(world, brush_.answer)) {
    brush_.refused = {world, brush_.answer};
    emit changed();
    return;
  }
  brush_.refused.reset();
  const auto colour = static_cast<std::uint8_t>(brush_.answer + 1);
  StabilityScenario scenario = run_->scenario;
  scenario.painted = painted_with(own, world, own.colours[world] == colour ? std::uint8_t{0} : colour);
  emit edited(scenario, 0);
}

void OneMorePointPage::take_click(const Spot& spot) {
  if (!run_ || spot.act != Spot::Act::choose) return;
  if (spot.place >= point_places::first_dot) {
    paint_dot(static_cast<std::size_t>(spot.place - point_places::first_dot));
  } else if (spot.place >= point_places::first_colour) {
    const auto answer = static_cast<std::size_t>(spot.place - point_places::first_colour);
    if (answer < diamond_answers) choose_colour(answer);
  } else if (spot.place == point_places::bricks) {
    StabilityScenario scenario = run_->scenario;
    scenario.painting = "bricks";
    emit edited(scenario, 0);
  }
}

bool OneMorePointPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (!run_) return false;
  if (run_->own) {
    const int number = key.key() - Qt::Key_1;
    if (number >= 0 && number < static_cast<int>(diamond_answers)) {
      choose_colour(static_cast<std::size_t>(number));
      return true;
    }
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!enter || focus.button || seen == nullptr) return false;
    const Kin& pointed = seen->kin();
    if (pointed.what != Kin::What::node || pointed.node < 0) return false;
    paint_dot(static_cast<std::size_t>(pointed.node));
    return true;
  }
  if (focus.slider || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const double by = key.modifiers().testFlag(Qt::ShiftModifier) ? 0.1 : 0.01;
  set_by_hand("error", to_double(run_->scenario.error) + (key.key() == Qt::Key_Up ? by : -by), 0);
  return true;
}

KeySection OneMorePointPage::keys() const {
  return {one_more_point_name(),
          {{QStringLiteral("↑ ↓"), tr("move the edges of the bricks")},
           {QStringLiteral("1 2 3 4"), tr("choose a colour for your own painting")},
           {QStringLiteral("Enter"), tr("paint the dot that is pointed at")}}};
}

QString OneMorePointPage::tell(const Kin& kin) const { return run_ ? one_more_point_tell(*run_, kin) : QString(); }

}  // namespace littlestone::ui
