// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ladder/ladder_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "ui/pages/ladder/ladder_scene.hpp"
#include "ui/pages/ladder/ladder_table.hpp"
#include "ui/pages/ladder/ladder_words.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {
namespace {

QString ladder_name() { return QCoreApplication::translate("Page", "The ladder"); }

std::shared_ptr<const Exhibit> ladder_exhibit(const std::shared_ptr<const LadderRun>& run,
                                              const std::shared_ptr<const Script>& script,
                                              std::optional<std::size_t> pointed) {
  const auto picture = [pointed, opening = !script](auto of, int step, double phase) {
    return ladder_picture(of, opening ? ladder_steps::proofs : step, phase, pointed);
  };
  return scene_exhibit("ladder", ladder_name(), run, picture, ladder_table, ladder_told, script);
}

/// The figure of the command line.
Figure ladder_figure() {
  return scene_figure<StabilityScenario>(
      "ladder", "classes from what is proved to what no learner passes, in the worst world", "how-far-is-the-truth",
      [](const StabilityScenario& scenario, const Observer& observer) {
        const auto run = compute_ladder(scenario, observer);
        if (!run->complete) throw Stopped();
        return ladder_exhibit(run, nullptr, std::nullopt);
      });
}

/// What `worst` is called with for a row.
QStringList worst_words(const LadderRow& row, const StabilityScenario& scenario) {
  const WorstProblem problem = ladder_problem(row, scenario, OnFail::soa);
  QStringList levels;
  for (const Rational& level : problem.learner.levels) {
    QString text = QString::number(to_double(level), 'f', 6);
    while (text.endsWith(u'0') && !text.endsWith(QLatin1String(".0"))) text.chop(1);
    if (text.endsWith(QLatin1String(".0"))) text.chop(2);
    levels += text;
  }
  QStringList words = {QStringLiteral("littlestone-lab"),
                       QStringLiteral("worst"),
                       QString::fromStdString(row.class_text),
                       QStringLiteral("--auxiliary"),
                       QString::number(problem.learner.auxiliary),
                       QStringLiteral("--cap"),
                       QString::number(problem.learner.cap),
                       QStringLiteral("--levels"),
                       levels.join(u','),
                       QStringLiteral("--on-fail"),
                       QStringLiteral("soa"),
                       QStringLiteral("--tolerance"),
                       QString::fromStdString(row.tolerance().str())};
  if (problem.alpha) words << QStringLiteral("--alpha") << QString::fromStdString(scenario.allowed);
  return words;
}

}  // namespace

PageInfo ladder_page() {
  return {QStringLiteral("ladder"),
          ladder_name,
          ladder_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new LadderPage(info, parent); },
          {ladder_figure()}};
}

std::shared_ptr<const Picture> ladder_card(const StabilityScenario& scenario, const Observer& observer) {
  if (stop_requested(observer, {"cards", 0, 1})) throw Stopped();
  StabilityScenario small = scenario;
  small.block = "2";
  const auto run = compute_ladder(small, observer, {.most_points = 3, .tolerance = Rational(1, 20)});
  return std::make_shared<const CardPicture>(scenario.classes,
                                             [run](QSizeF room) { return ladder_card_scene(*run, room); });
}

std::optional<StabilityScenario> with_class_moved(const LadderRun& run, const std::string& class_text,
                                                  std::size_t to_row) {
  const auto moved = std::find_if(run.rows.begin(), run.rows.end(),
                                  [&](const LadderRow& row) { return row.class_text == class_text; });
  if (moved == run.rows.end() || to_row >= run.rows.size()) return std::nullopt;
  const LadderRow& there = run.rows[to_row];
  if (&there == &*moved || there.dimension != moved->dimension) return std::nullopt;
  const bool down = &there > &*moved;
  std::vector<std::string> classes = ladder_classes_of(run.scenario);
  std::erase(classes, class_text);
  const auto place = std::find(classes.begin(), classes.end(), there.class_text);
  classes.insert(place + (down ? 1 : 0), class_text);
  StabilityScenario scenario = run.scenario;
  scenario.classes.clear();
  for (const std::string& text : classes) scenario.classes += (scenario.classes.empty() ? "" : " ") + text;
  return scenario;
}

LadderPage::LadderPage(const PageInfo& info, QWidget* parent) : StudyPage(info, Edge::bleeds, parent) {
  connect(view(), &PictureView::pointed, this, [this](const Kin& kin) {
    if (run_ && kin.what == Kin::What::node && kin.node >= 0) point_at(static_cast<std::size_t>(kin.node));
  });
}

StudyPage::Work LadderPage::work(const ChapterScenario& scenario) {
  return [this, scenario, earlier = run_](const Post& post, const Observer& observer) -> Take {
    const auto take = [this](const std::shared_ptr<const LadderRun>& run) {
      return [this, run] {
        run_ = run;
        taken(run_->scenario);
      };
    };
    return take(compute_ladder(std::get<StabilityScenario>(scenario), observer, {}, earlier,
                               [&](const std::shared_ptr<const LadderRun>& run) { post(take(run)); }));
  };
}

std::vector<PanelRow> LadderPage::rows() const {
  return {{"classes",
           PanelControl::text,
           {QString::fromStdString(StabilityScenario().classes), QStringLiteral("points:3 thresholds:4 cube:3"),
            QStringLiteral("cube:1 cube:2 cube:3"), QStringLiteral("thresholds:2 thresholds:3 thresholds:4"),
            QStringLiteral("cube:2 table:111/110/101/100")},
           tr("1 to 12 classes with spaces between them, each on at most 4 points.")},
          {"block", PanelControl::segments, {QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("10")}},
          {"allowed", PanelControl::segments, {tr("any"), QStringLiteral("0.2")}},
          {"proof",
           PanelControl::segments,
           {QStringLiteral("4, 16, 40"), QStringLiteral("2, 6, 14")},
           tr("Blocks for $d$ = 1, 2, 3. The learner sees blocks · $n$ + $n$ examples.")},
          {"shown",
           PanelControl::checks,
           {tr("ceiling"), tr("one example"), QStringLiteral("G*"), QStringLiteral("G"), tr("proof"), tr("paper")}}};
}

std::optional<std::size_t> LadderPage::pointed() const {
  if (!run_ || pointed_.empty()) return std::nullopt;
  for (std::size_t row = 0; row < run_->rows.size(); ++row)
    if (run_->rows[row].class_text == pointed_) return row;
  return std::nullopt;
}

void LadderPage::point_at(std::size_t row) {
  if (!run_ || row >= run_->rows.size() || run_->rows[row].class_text == pointed_) return;
  pointed_ = run_->rows[row].class_text;
  emit progressed();
}

std::vector<std::shared_ptr<const Exhibit>> LadderPage::exhibits() const {
  if (!run_) return {};
  return {ladder_exhibit(run_, script(), pointed())};
}

void LadderPage::fill_head(int) {
  set_titles(tr("The ladder"), tr("How often does the most frequent answer come back, in the worst world?"));
}

std::shared_ptr<const Script> LadderPage::write_script() const { return ladder_script(*run_); }

void LadderPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  const std::size_t row = ladder_told_row(*run_, step, pointed());
  panel.set_picture(std::make_shared<ScenePicture>(ladder_row_picture(run_, row, step)), tr("POINTED AT"));
  panel.set_notes(ladder_notes(*run_, step, row));
}

QString LadderPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<StabilityScenario>(edited);
  try {
    const auto run = compute_ladder(scenario, {}, {.search = false}, run_);
    std::size_t row = run->hardest();
    for (std::size_t i = 0; i < run->rows.size(); ++i)
      if (run->rows[i].class_text == pointed_) row = i;
    return shell_line(worst_words(run->rows[row], scenario));
  } catch (const InputError&) {  // as it is typed: the command says what is wrong with it
    return shell_line(
        {QStringLiteral("littlestone-lab"), QStringLiteral("worst"), QString::fromStdString(scenario.classes)});
  }
}

// Another step is about a class of its own; what was pointed at before is not.
void LadderPage::show_step(int step) {
  if (step != step_) pointed_.clear();
  step_ = step;
  StudyPage::show_step(step);
}

void LadderPage::take_click(const Spot& spot) {
  if (spot.place >= 0) point_at(static_cast<std::size_t>(spot.place));
}

void LadderPage::take_drag(const Drag& drag) {
  const int number = number_of(drag);
  if (!run_ || !drag.handle.grab || drag.handle.grab->field != ladder_order) return;
  if (drag.phase == Drag::Phase::begin) {
    const auto row = static_cast<std::size_t>(drag.handle.place);
    dragged_ = row < run_->rows.size() ? run_->rows[row].class_text : std::string();
    return;
  }
  const auto changed =
      with_class_moved(*run_, dragged_, static_cast<std::size_t>(std::max(0.0, drag.handle.grab->value(drag.at))));
  if (changed) emit edited(*changed, number);
}

bool LadderPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run_ || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const std::size_t here = ladder_told_row(*run_, step_, pointed());
  const bool up = key.key() == Qt::Key_Up;
  if (up ? here > 0 : here + 1 < run_->rows.size()) point_at(up ? here - 1 : here + 1);
  return true;
}

KeySection LadderPage::keys() const {
  return {ladder_name(), {{QStringLiteral("↑ ↓"), tr("the class above or below")}}};
}

QString LadderPage::tell(const Kin& kin) const {
  if (!run_ || kin.what != Kin::What::node || kin.node < 0) return {};
  return ladder_row_words(*run_, static_cast<std::size_t>(kin.node), step_);
}

}  // namespace littlestone::ui
