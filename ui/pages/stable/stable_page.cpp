// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/stable/stable_page.hpp"

#include <QCoreApplication>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>

#include "ui/pages/prediction/prediction_chapter.hpp"
#include "ui/pages/stable/stable_script.hpp"
#include "ui/pages/stable/stable_table.hpp"
#include "ui/pages/stable/stable_words.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString stable_page_name() { return QCoreApplication::translate("Page", "Stable learner"); }

QString stable_part_title(StablePart part) {
  switch (part) {
    case StablePart::sweeps: return StablePage::tr("Stability and accuracy over ε₀");
    case StablePart::hypotheses: return StablePage::tr("The law of the drawn hypothesis");
    case StablePart::sample: return StablePage::tr("The examples");
    default: return stable_page_name();
  }
}

/// The page, or a part of it with its own table.
template <class MakeTable>
std::shared_ptr<const Exhibit> stable_exhibit(const char* id, StablePart part,
                                              const std::shared_ptr<const StablePageRun>& run, StableView view,
                                              MakeTable table, const std::shared_ptr<const Script>& script = nullptr) {
  const auto picture = [=](auto of, int step, double phase) { return stable_picture(of, step, phase, view, part); };
  const auto told = [=](const StablePageRun& of) { return stable_told(of, view, part); };
  return scene_exhibit(id, stable_part_title(part), run, picture, table, told, script);
}

std::shared_ptr<const Exhibit> whole_stable_exhibit(const std::shared_ptr<const StablePageRun>& run, StableView view,
                                                    const std::shared_ptr<const Script>& script = nullptr) {
  const auto table = [view](const StablePageRun& of, TableLimits limits) { return stable_table(of, view, limits); };
  return stable_exhibit("stable", StablePart::whole, run, view, table, script);
}

Figure stable_figure() {
  return scene_figure<PredictionScenario>("stable", "the stable learner's answers before and after one example changes",
                                          "the-tie", [](const PredictionScenario& scenario, const Observer& observer) {
                                            return whole_stable_exhibit(compute_stable(scenario, nullptr, {}, observer),
                                                                        {});
                                          });
}

}  // namespace

PageInfo stable_page() {
  return {QStringLiteral("stable"),
          stable_page_name,
          stable_page_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new StablePage(info, parent); },
          {stable_figure()}};
}

StablePage::StablePage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      learner_(add_view_choice(
          {"learner", tr("Learner"), {{tr("ERM"), "erm"}, {tr("EM"), "em"}, {tr("stable"), "stable"}}, 2})),
      bound_(add_view_choice({"bound", tr("Bound"), {{tr("sharp"), "sharp"}, {tr("paper"), "paper"}}})),
      constants_(add_view_choice({{}, tr("Constants"), {{tr("paper")}, {tr("sharp")}, {tr("custom")}}, 2})),
      worst_(new PlainButton(tr("Worst neighbour"), this)) {
  bound_->setToolTip(tr("Sharp: ν + (1 − ν) tanh(ε₀/2). Paper: 3 max(ν, ε₀)."));
  constants_->setToolTip(tr("For the γ and α above: sharp finds the n′ and ε₀ with the fewest examples."));
  connect(constants_, &Segments::chosen_changed, this,
          [this](int chosen) { choose_constants(static_cast<StableConstants>(chosen)); });
  connect(learner_, &Segments::chosen_changed, this, [this] { retell(); });
  connect(bound_, &Segments::chosen_changed, this, [this] { retell(); });
  connect(worst_, &PlainButton::clicked, this, [this] { show_worst(); });
  add_control(worst_);
  for (const StablePart part : {StablePart::sweeps, StablePart::hypotheses, StablePart::sample})
    add_table(stable_part_title(part));
}

StableView StablePage::seen_as() const {
  return {static_cast<StableKind>(std::clamp(learner_->chosen(), 0, 2)), bound_->chosen() == 1};
}

StudyPage::Work StablePage::work(const ChapterScenario& scenario) {
  const auto take_of = [this](const std::shared_ptr<const StablePageRun>& run) -> Take {
    return [this, run] {
      run_ = run;
      show_constants();
      taken(run->scenario);
    };
  };
  const auto asked = std::get<PredictionScenario>(scenario);
  return [asked, known = run_, take_of](const Post& post, const Observer& observer) {
    const auto tell = [&](const std::shared_ptr<const StablePageRun>& early) {
      if (post) post(take_of(early));
    };
    return take_of(compute_stable(asked, known, tell, observer));
  };
}

std::vector<PanelRow> StablePage::rows() const {
  return {{"class", PanelControl::text},         {"marginal", PanelControl::text},
          {"target", PanelControl::target},      {"noise", PanelControl::slider},
          {"examples", PanelControl::slider},    {"subset", PanelControl::slider},
          {"mechanism", PanelControl::slider},   {"stability", PanelControl::slider},
          {"price_alpha", PanelControl::slider}, {"seed", PanelControl::seed}};
}

std::vector<std::shared_ptr<const Exhibit>> StablePage::exhibits() const {
  if (!run_) return {};
  const StableView view = seen_as();
  const auto sweeps = [view](const StablePageRun& of, TableLimits limits) {
    return stable_sweep_table(of, view, limits);
  };
  return {whole_stable_exhibit(run_, view, script()),
          stable_exhibit("stable-sweeps", StablePart::sweeps, run_, view, sweeps),
          stable_exhibit("stable-hypotheses", StablePart::hypotheses, run_, view, stable_hypotheses_table),
          stable_exhibit("stable-rows", StablePart::sample, run_, view, stable_rows_table)};
}

void StablePage::fill_head(int step) {
  shown_step_ = step;
  worst_->setEnabled(run_ && run_->exact() && !(run_->change && run_->change->worst));
  QString how;
  switch (seen_as().kind) {
    case StableKind::erm: how = tr("ERM: answer with the first hypothesis that has the fewest errors on $S$."); break;
    case StableKind::mechanism: how = tr("EM: draw any hypothesis by its errors on $S$, answer with it."); break;
    default:
      how =
          tr("Stable: draw %1 rows $T$, merge hypotheses equal on $T$, draw one by its errors on $S$, answer with it.",
             nullptr, plural(run_ ? run_->options.subset : 1))
              .arg(number_text(run_ ? run_->options.subset : 1));
  }
  set_titles(tr("One example changes; how far may an answer move?"), how);
}

std::shared_ptr<const Script> StablePage::write_script() const { return stable_script(*run_, seen_as()); }

void StablePage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(true);
  panel.set_picture(std::make_shared<ScenePicture>(stable_bound_picture(run_, seen_as())), tr("WHERE γ COMES FROM"));
  const double epsilon = to_double(run_->options.epsilon);
  std::vector<Note> notes;
  notes.push_back({tr("Two ways to matter"),
                   tr("The example is in $T$ with probability $ν$ and can then change the list. Otherwise the list "
                      "stays, and the mechanism's probabilities move by at most tanh($ε_0$/2) = %1.")
                       .arg(told_upper(std::tanh(epsilon / 2)))});
  if (step != script()->last()) {
    notes.push_back({tr("What it costs"), sentence_markup((*script())[script()->last()].sentence)});
  }
  notes.push_back({tr("How many examples"), plans_text(*run_)});
  if (!run_->exact()) {
    notes.push_back(
        {tr("Estimates"), tr("%1 distinct points are too many to sum over all $T$; at most %2 are. The "
                             "bars are means of draws, with their intervals.",
                             nullptr, plural(run_->study.counts.size()))
                              .arg(number_text(run_->study.counts.size()), number_text(most_summed_points))});
  }
  panel.set_notes(notes);
}

QString StablePage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<PredictionScenario>(edited);
  QString words = prediction_command(QStringLiteral("predict stable"), scenario, {"subset"}) +
                  QStringLiteral(" --epsilon ") + QString::fromStdString(to_string(scenario.mechanism));
  if (!run_ || run_->exact()) return words + QStringLiteral(" --worst --sweep");
  return words + QStringLiteral(" --estimate %1 --seed %2").arg(run_->study.estimate->draws).arg(scenario.seed);
}

void StablePage::show_worst() {
  if (!run_) return;
  PredictionScenario scenario = run_->scenario;
  scenario.changed.reset();
  scenario.becomes.clear();
  if (scenario == run_->scenario) return;
  emit edited(scenario, 0);
}

void StablePage::show_constants() {
  const QSignalBlocker quiet(constants_);
  constants_->choose(
      static_cast<int>(constants_of(run_->plans, run_->scenario, run_->concept_class().size(), run_->own_rows())));
}

void StablePage::choose_constants(StableConstants constants) {
  if (!run_) return;
  const auto numbers =
      stable_numbers(constants, run_->plans, run_->scenario, run_->concept_class().size(), run_->own_rows());
  PredictionScenario scenario = run_->scenario;
  if (!numbers) return show_constants();
  if (!run_->own_rows()) scenario = with_value(scenario, "examples", numbers->examples);
  scenario = with_value(scenario, "subset", numbers->subset);
  scenario = with_value(scenario, "mechanism", numbers->mechanism);
  if (scenario == run_->scenario) return show_constants();
  emit edited(scenario, 0);
}

void StablePage::change_row(std::uint64_t row, const Example& to, int drag) {
  if (!run_ || row >= run_->study.rows || run_->data->rows.rows()[row] == to) return;
  PredictionScenario scenario = run_->scenario;
  scenario.changed = row;
  scenario.becomes = example_text(to);
  if (scenario == run_->scenario) return;
  emit edited(scenario, drag);
}

/// Of ε₀ in the sweeps, to two significant digits.
void StablePage::set_by_hand(const std::string&, double value, int drag) {
  if (!run_) return;
  const int digits = value < 0.0995 ? 1000 : value < 0.995 ? 100 : 10;
  PredictionScenario scenario = run_->scenario;
  scenario.mechanism = Rational(std::llround(value * digits), digits);
  if (!(scenario == run_->scenario)) emit edited(scenario, drag);
}

void StablePage::take_drag(const Drag& drag) {
  if (!drag.handle.grab || drag.handle.grab->field != "becomes") return StudyPage::take_drag(drag);
  const int number = number_of(drag);
  if (!run_ || drag.phase == Drag::Phase::begin) return;
  if (const std::optional<Example> to = stable_example_at(*drag.handle.grab, drag.at))
    change_row(static_cast<std::uint64_t>(drag.handle.place), *to, number);
  const StableSteps steps = StableSteps::of(*run_);
  if (drag.phase == Drag::Phase::end && shown_step_ < steps.change()) emit page_asked(id(), steps.change() + 1);
}

bool StablePage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (focus.slider || !run_ || key.modifiers() != Qt::NoModifier) return false;
  if (key.key() == Qt::Key_W) {
    show_worst();
    return true;
  }
  if (key.key() != Qt::Key_L || seen == nullptr) return false;
  const Kin& pointed = seen->kin();
  if (pointed.what != Kin::What::point || pointed.point >= run_->stacks.size()) return false;
  // An example there with the label of most of them.
  const auto& stacks = run_->stacks[pointed.point];
  const std::vector<std::uint64_t>& rows = stacks[1].size() >= stacks[0].size() ? stacks[1] : stacks[0];
  if (rows.empty()) return false;
  const Example from = run_->data->rows.rows()[rows.back()];
  change_row(rows.back(), {from.point, opposite(from.label)}, 0);
  return true;
}

KeySection StablePage::keys() const {
  return {tr("Stable learner"),
          {{QStringLiteral("W"), tr("change to the worst neighbour")},
           {QStringLiteral("N"), tr("next point")},
           {QStringLiteral("L"), tr("turn a label at that point")}}};
}

QString StablePage::tell(const Kin& kin) const {
  if (!run_) return {};
  if (kin.what == Kin::What::predictor) {
    const std::optional<HypothesisIndex> h = run_->concept_class().find(kin.labels);
    if (!h) return {};
    QString errs = tr("%1 errs on %2 of %3", nullptr, plural(run_->errors[*h]))
                       .arg(plain_name(run_->concept_class().hypothesis_name(*h)), number_text(run_->errors[*h]),
                            number_text(run_->study.rows));
    if (!run_->study.law) return errs;
    return tr("%1; drawn with chance %2 over all T").arg(errs, told_probability(run_->study.law->drawn[*h]));
  }
  if (kin.what != Kin::What::point || kin.point >= run_->concept_class().points()) return {};
  std::uint64_t minus = 0;
  std::uint64_t plus = 0;
  for (const PointCount& count : run_->study.counts) {
    if (count.point != kin.point) continue;
    minus = count.minus;
    plus = count.plus;
  }
  const StableAnswers& answers = run_->of(seen_as().kind);
  QString here = tr("point %1: %2 −, %3 +; chance of + %4")
                     .arg(plain_name(run_->concept_class().point_name(kin.point)), number_text(minus),
                          number_text(plus), told_probability(answers.plus[kin.point]));
  if (answers.changed.empty()) return here;
  return tr("%1, after the change %2").arg(here, told_probability(answers.changed[kin.point]));
}

}  // namespace littlestone::ui
