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
#include "ui/shell/study_chapter_info.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/numbers.hpp"

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

/// The painting alone, for its record.
std::shared_ptr<const Exhibit> point_record_exhibit(const std::shared_ptr<const OneMorePointRun>& run) {
  SceneExhibitParts parts;
  parts.id = QStringLiteral("painting-record");
  parts.title = OneMorePointPage::tr("Painting, to be verified");
  parts.picture = [run](int, double) { return one_more_point_picture(run, point_steps::inside, 1); };
  parts.table = [run](int, TableLimits limits) { return one_more_point_table(*run, limits); };
  parts.told = [run] { return one_more_point_told(*run); };
  parts.record = [run]() -> std::optional<std::string> {
    const auto record = record_of(*run);
    if (!record) return std::nullopt;
    return certificate_text(*record);
  };
  return scene_exhibit(std::move(parts));
}

Figure point_painting_figure() {
  return scene_figure<StabilityScenario>(
      "painting", "four answers paint a diamond of worlds: three must meet inside the ring", "a-point-everyone-knows",
      [](const StabilityScenario& scenario, const Observer& observer) {
        return one_more_point_exhibit(compute_one_more_point(scenario, observer), nullptr);
      });
}

/// What is known of the class that is drawn: "annulus: 6 × 3 · Ldim 2 · VC 2"; nothing where it does not read.
QString drawn_fact(const ChapterScenario& of) {
  const auto& scenario = std::get<StabilityScenario>(of);
  const QString name = scenario.known == "with" ? QStringLiteral("cube:2 × {+}") : net_name(drawn_class(scenario));
  const std::optional<ClassFacts> facts = net_facts(scenario);
  if (!facts) return {};
  const QString size = class_size_words(*facts);
  return name.isEmpty() ? size : name + QStringLiteral(": ") + size;
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

OneMorePointPage::OneMorePointPage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent), paint_(add_panel_button(tr("Paint it yourself"))) {
  connect(paint_, &QAbstractButton::clicked, this, [this] {
    if (!run_) return;
    StabilityScenario scenario = run_->scenario;
    scenario.painting = "yours";
    emit edited(scenario, 0);
  });
  connect(view(), &PictureView::pointed, this, &OneMorePointPage::light);
}

StudyPage::Work OneMorePointPage::work(const ChapterScenario& scenario) {
  return [this, scenario, known = run_](const Post&, const Observer& observer) -> Take {
    const auto run = compute_one_more_point(std::get<StabilityScenario>(scenario), observer, known.get());
    return [this, run] { take_run(run); };
  };
}

void OneMorePointPage::take_run(std::shared_ptr<const OneMorePointRun> run) {
  const auto bricks = [](const OneMorePointRun& one) { return !one.own && !one.other; };
  leaving_ = run_ && bricks(*run_) && bricks(*run) && run_->known() && !run->known() ? run_ : nullptr;
  const bool other_net =
      !run_ || drawn_text(run_->scenario) != drawn_text(run->scenario) || run_->own.has_value() != run->own.has_value();
  if (other_net) brush_ = {};
  if (!run->own || (brush_.refused && brush_.refused->world >= run->own->colours.size())) brush_.refused.reset();
  const bool drawn_before = !run_ || has_net(run_->points);
  run_ = std::move(run);
  taken(run_->scenario);
  constexpr double fade_ms = 240;
  if (leaving_) emit edit_moves(fade_ms);
  if (drawn_before != has_net(run_->points)) show_table(drawn_before);
}

std::vector<PanelRow> OneMorePointPage::rows() const {
  PanelRow drawn{"drawn",
                 PanelControl::text,
                 {QStringLiteral("cube:2"), QStringLiteral("points:3"), QStringLiteral("thresholds:3"),
                  QStringLiteral("cube:3"), QString::fromUtf8(path_class.data(), qsizetype(path_class.size())),
                  QString::fromUtf8(annulus_class.data(), qsizetype(annulus_class.size()))}};
  drawn.fact = drawn_fact;
  return {drawn,
          {"known", PanelControl::segments, {tr("with"), tr("without")}, tr("everyone knows its label, +")},
          {"error", PanelControl::slider},
          {"radius", PanelControl::slider},
          {"painting", PanelControl::segments, {tr("bricks"), tr("yours")}},
          {"mesh",
           PanelControl::number,
           {},
           tr("Yours: paint the dots of this mesh, up to 40. Try to let no triangle have three colours.")}};
}

std::vector<std::shared_ptr<const Exhibit>> OneMorePointPage::exhibits() const {
  if (!run_) return {};
  PointBrush brush = brush_;
  brush.lit.reset();  // only the screen lights up
  std::vector<std::shared_ptr<const Exhibit>> all = {one_more_point_exhibit(run_, script(), brush)};
  if (can_record(*run_)) all.push_back(point_record_exhibit(run_));
  return all;
}

std::shared_ptr<const Exhibit> OneMorePointPage::lecture(int) const {
  if (!run_) return nullptr;
  const auto picture = [brush = brush_](auto of, int step, double phase) {
    return one_more_point_lecture(of, step, phase, brush);
  };
  return scene_exhibit("painting-lecture", one_more_point_name(), run_, picture, one_more_point_table,
                       one_more_point_told, script());
}

QString OneMorePointPage::lecture_title(int) const { return tr("One more point, one more answer"); }

QString OneMorePointPage::headline(Moment moment) const {
  const bool painting = run_ && run_->own && (run_->other || moment.step < point_steps::round);
  if (!painting || !next_unpainted(*run_->own)) return StudyPage::headline(moment);
  return tr("Which colour here? Keys 1 to %1.").arg(run_->own->net->palette.size());
}

void OneMorePointPage::show_step(int step) {
  step_ = step;
  StudyPage::show_step(step);
}

void OneMorePointPage::show_motion(Moment moment, StepPanel& panel) {
  if (!moment.edit) return StudyPage::show_motion(moment, panel);
  if (!run_ || !leaving_ || table_shown()) return;
  if (moment.phase >= 1) leaving_.reset();
  view()->set_frame(leaving_ ? std::make_shared<const ScenePicture>(
                                   one_more_point_picture(run_, moment.step, moment.phase, brush_, leaving_))
                             : nullptr);
}

void OneMorePointPage::light(const Kin& kin) {
  std::optional<std::size_t> lit;
  for (std::size_t answer = 0; run_ && !run_->own && !run_->other && answer < diamond_answers; ++answer)
    if (kin.what == Kin::What::predictor && point_answer_labels(answer) == kin.labels) lit = answer;
  if (lit == brush_.lit) return;
  brush_.lit = lit;
  view()->set_frame(lit ? std::make_shared<const ScenePicture>(one_more_point_picture(run_, step_, 1, brush_))
                        : nullptr);
}

void OneMorePointPage::fill_head(int step) {
  paint_->setEnabled(run_->scenario.painting != "yours");
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
  const std::string class_text = drawn_text(scenario);
  return shell_line({QStringLiteral("littlestone-lab"), QStringLiteral("complex"), QString::fromStdString(class_text),
                     QStringLiteral("--mesh"), QString::number(scenario.mesh), QStringLiteral("--alpha"),
                     QString::fromStdString(numerator(own_alpha()).str() + '/' + denominator(own_alpha()).str()),
                     QStringLiteral("--colours"), QString::number(own_colours)});
}

void OneMorePointPage::set_by_hand(const std::string& field, double value, int drag) {
  if (!run_) return;
  if (field == "across") return move_probe(value, to_double(run_->probe.v), drag);
  StabilityScenario scenario = run_->scenario;
  constexpr std::int64_t fine = 100;
  if (field == "error") {
    scenario.error = std::clamp(point_near_to(value, fine), Rational(0), Rational(99, 200));
  } else if (field == "radius") {
    // In a wider circle than a there is room for four colours.
    const Rational most = std::max(Rational(1, fine), std::min(scenario.error, Rational(1, 2)));
    scenario.radius = std::clamp(point_near_to(value, fine), Rational(1, fine), most);
  }
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

void OneMorePointPage::walk(const Drag& drag) {
  if (drag.phase == Drag::Phase::begin) {
    if (brush_.walked.value_or(1) >= 1) brush_.walked = 0;  // a walk that is over begins anew
    return;
  }
  const Grab& grab = *drag.handle.grab;
  const double unit = grab.axis.unit();
  const QPointF start = grab.to_scene.map(drag.handle.rect.center());
  // Where the hand is as seen from the middle of the ring: it stood at taken_at_ when it was taken.
  const QPointF moved = grab.to_scene.map(drag.at) - start;
  const QPointF place = taken_at_ + QPointF(moved.x(), -moved.y()) / unit;
  const double before = *brush_.walked;
  double laps = std::abs(place.x()) + std::abs(place.y()) < 1e-9 ? before : laps_at(place.x(), place.y());
  if (laps - before > 0.5) laps -= 1;
  if (before - laps > 0.5) laps += 1;
  laps = std::clamp(laps, 0.0, 1.0);
  if (laps == before) return;
  brush_.walked = laps;
  emit changed();
}

void OneMorePointPage::take_drag(const Drag& drag) {
  const bool walks = run_ && drag.handle.grab && drag.handle.place == point_places::walker;
  if (walks) {
    const auto [u, v] = place_after(brush_.walked.value_or(0));
    if (drag.phase == Drag::Phase::begin) taken_at_ = {u, v};
    return walk(drag);
  }
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
  brush_.answer = answer;
  brush_.refused.reset();
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
    if (run_->own && answer < run_->own->net->palette.size()) choose_colour(answer);
  } else if (spot.place == point_places::possible) {
    brush_.asked = true;
    emit changed();
  } else if (spot.place == point_places::bricks || (spot.place == point_places::found && run_->own)) {
    StabilityScenario scenario = run_->scenario;
    if (spot.place == point_places::bricks)
      scenario.painting = "bricks";
    else
      scenario.painted = found_painting(*run_->own->net);
    emit edited(scenario, 0);
  }
}

bool OneMorePointPage::take_colour_key(const QKeyEvent& key, bool lecture) {
  const int number = key.key() - Qt::Key_1;
  if (number < 0 || number >= static_cast<int>(run_->own->net->palette.size())) return false;
  choose_colour(static_cast<std::size_t>(number));
  const auto next = next_unpainted(*run_->own);
  if (lecture && next) paint_dot(*next);
  return true;
}

bool OneMorePointPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (!run_) return false;
  if (run_->own) {
    if (take_colour_key(key, seen != nullptr && seen != view())) return true;
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!enter || focus.button || seen == nullptr) return false;
    const Kin& pointed = seen->kin();
    const auto world = static_cast<std::size_t>(pointed.node);
    if (pointed.what != Kin::What::node || pointed.node < 0 || world >= run_->own->colours.size()) return false;
    paint_dot(world);
    return true;
  }
  if (run_->other || focus.slider || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const double by = key.modifiers().testFlag(Qt::ShiftModifier) ? 0.1 : 0.01;
  set_by_hand("error", to_double(run_->scenario.error) + (key.key() == Qt::Key_Up ? by : -by), 0);
  return true;
}

KeySection OneMorePointPage::keys() const {
  return {one_more_point_name(),
          {{QStringLiteral("↑ ↓"), tr("move the edges of the bricks")},
           {QStringLiteral("1 2 3 4"), tr("choose a colour for your own painting; in a lecture paint the next dot")},
           {QStringLiteral("Enter"), tr("paint the dot that is pointed at")}}};
}

QString OneMorePointPage::tell(const Kin& kin) const { return run_ ? one_more_point_tell(*run_, kin) : QString(); }

}  // namespace littlestone::ui
