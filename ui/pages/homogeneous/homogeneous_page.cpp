// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/homogeneous/homogeneous_page.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include "ui/pages/homogeneous/homogeneous_scene.hpp"
#include "ui/pages/homogeneous/homogeneous_table.hpp"
#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString homogeneous_name() { return QCoreApplication::translate("Page", "Homogeneous set"); }
QString homogeneous_short_name() { return QCoreApplication::translate("Page", "Homogeneous"); }

std::shared_ptr<const Script> homogeneous_script(const LowerBoundRun& run, const HomogeneousFacts& facts,
                                                 std::optional<std::size_t> pointed) {
  const int m = static_cast<int>(run.scenario.examples);
  const QString definition = HomogeneousPage::tr("Definition 16");
  const QString bound = told_upper(2 * to_double(run.tolerance));
  Script::Part colour{
      HomogeneousPage::tr("One colour"),
      {{HomogeneousPage::tr("%n points. Take one out, label the rest half −, half +, and ask the learner there.",
                            nullptr, m + 1),
        definition, 0, 2200}}};
  if (facts.colour.empty()) {
    colour.steps.push_back(
        {HomogeneousPage::tr("Any %n points are homogeneous. No other fits at this γ.", nullptr, m + 1), definition, 2,
         2200});
  } else {
    QStringList values;
    for (const double value : facts.colour) values += told_probability(value);
    colour.steps.push_back({HomogeneousPage::tr("Taken out one after the other: the colour is (%1).")
                                .arg(values.join(QStringLiteral(", "))),
                            definition, 2, 2200});
  }
  Script::Part trials{HomogeneousPage::tr("Try the candidates"), {}};
  const auto found = static_cast<int>(run.set.points.size());
  const QString remain =
      run.set.trivial ? HomogeneousPage::tr("Any %n points are homogeneous. No other fits at this γ.", nullptr, m + 1)
      : run.set.exact && !run.scenario.forced.empty()
          ? HomogeneousPage::tr("%n points remain, the most that hold the forced ones.", nullptr, found)
      : run.set.exact ? HomogeneousPage::tr("%n points remain, the most among these %1.", nullptr, found)
                            .arg(facts.candidates.size())
      : run.complete ? HomogeneousPage::tr("At least %n points remain: one quick pass found them.", nullptr, found)
                     : HomogeneousPage::tr("At least %n points remain; the search was stopped.", nullptr, found);
  const int steps = HomogeneousMoment::trials(facts.candidates.size());
  for (int i = 0; i < steps; ++i) {
    const HomogeneousCandidate& one = facts.candidates[static_cast<std::size_t>(i)];
    if (steps != static_cast<int>(facts.candidates.size())) {
      trials.steps.push_back({remain, HomogeneousPage::tr("Lemma 17"), 3, 2200});
      break;
    }
    const QString point = line_point_text(one.point);
    QString sentence =
        one.inside ? HomogeneousPage::tr("%1 is in.").arg(point) : HomogeneousPage::tr("%1 is out.").arg(point);
    if (one.spread) {
      const QString spread = told_probability(*one.spread);
      sentence =
          one.inside
              ? HomogeneousPage::tr("With %1 the values of every interval stay within 2γ = %2: in.").arg(point, bound)
              : HomogeneousPage::tr("With %1 the values of one interval spread over %2, more than 2γ = %3: out.")
                    .arg(point, spread, bound);
    }
    const bool last = i + 1 == steps;
    if (last) sentence += u' ' + remain;
    trials.steps.push_back(
        {sentence, last ? HomogeneousPage::tr("Definition 16 · Lemma 17") : definition, one.inside ? 2 : -1, 900});
  }
  Script::Part move{HomogeneousPage::tr("Move an example"), {}};
  if (facts.moved != facts.sample) {
    QString sentence =
        HomogeneousPage::tr("Example %1 moves from %2 to %3. On X′ every interval keeps its value, within γ.")
            .arg(QString::number(facts.mover + 1), line_point_text(facts.sample[facts.mover]),
                 line_point_text(facts.moved[facts.mover]));
    if (pointed) {
      const LinePoint x = facts.candidates[*pointed].point;
      const double before = run.learner.probability(facts.sample, x, run.scenario.domain);
      const double after = run.learner.probability(facts.moved, x, run.scenario.domain);
      const QString from = told_probability(before);
      const QString to = told_probability(after);
      sentence +=
          u' ' + (from == to ? HomogeneousPage::tr("Outside X′ a value may change, but at %1 it stays %2.")
                                   .arg(line_point_text(x), from)
                             : HomogeneousPage::tr("Outside X′ its value may change: at %1 it goes from %2 to %3.")
                                   .arg(line_point_text(x), from, to));
    }
    move.steps.push_back({sentence, HomogeneousPage::tr("Definition 16 · Lemma 17 · Fig. 2"), 3, 3000});
  } else {
    move.steps.push_back({HomogeneousPage::tr("There is no free point of X′ beside the example, so none can be moved."),
                          definition, 1, 2200});
  }
  const double promised = lemma_17_log10(run.scenario.domain, run.scenario.examples);
  const QString guarantee =
      std::isfinite(promised) && promised > -300
          ? HomogeneousPage::tr("Lemma 17 promises %1 points here.")
                .arg(promised < 0 ? told_lower(std::pow(10, promised)) : lower_power_text(promised))
          : HomogeneousPage::tr("Lemma 17 promises no point here.");
  move.steps.push_back({remain + u' ' + guarantee, HomogeneousPage::tr("Lemma 17"), 2, 2600});
  return std::make_shared<Script>(std::vector{colour, trials, move}, 2 + static_cast<int>(trials.steps.size()));
}

/// Once all candidates are tried: what was found of them.
QString homogeneous_title(const LowerBoundRun& run) {
  const std::size_t candidates = run.set.candidates.size();
  const auto found = static_cast<int>(run.set.points.size());
  const int m = static_cast<int>(run.scenario.examples);
  if (run.set.trivial && !run.set.exact)
    return HomogeneousPage::tr("No homogeneous set of more than %n points is found", nullptr, m + 1);
  if (run.set.trivial)
    return candidates == run.scenario.domain
               ? HomogeneousPage::tr("No set of more than %n points is homogeneous", nullptr, m + 1)
               : HomogeneousPage::tr("Among %1 points no set of more than %n is homogeneous", nullptr, m + 1)
                     .arg(candidates);
  if (run.set.points.size() == candidates) return HomogeneousPage::tr("All %n points are homogeneous", nullptr, found);
  return (run.set.exact ? HomogeneousPage::tr("%n of %1 points are homogeneous", nullptr, found)
                        : HomogeneousPage::tr("At least %n of %1 points are homogeneous", nullptr, found))
      .arg(candidates);
}

FigureTold homogeneous_told(const LowerBoundRun& run, const HomogeneousFacts& facts,
                            std::optional<std::size_t> pointed) {
  const auto script = homogeneous_script(run, facts, pointed);
  FigureTold told;
  told.found = steps_of(*script, {script->last(), script->last() - 1});
  told.title = homogeneous_title(run);
  told.scenario = run.scenario;
  told.fields = {"learner", "domain", "examples", "tolerance", "points", "forced", "sample"};
  return told;
}

FigureTold homogeneous_figure_told(const HomogeneousShown& shown) {
  const std::optional<std::size_t> stray = shown.one_colour ? std::nullopt : shown.facts->stray;
  FigureTold told = homogeneous_told(*shown.run, *shown.facts, shown.pointed ? shown.pointed : stray);
  told.drawn = shown.one_colour
                   ? HomogeneousPage::tr("Above, each row takes one point of X′ out and asks the learner there.")
                   : HomogeneousPage::tr(
                         "Above, how likely the learner says + for a sample S and for S′, in which one example has "
                         "moved: ringed dots are points of X′, bands reach γ up and down from the value of their "
                         "interval.");
  told.drawn += u' ' + HomogeneousPage::tr(
                           "Below, each candidate with the widest spread of values that it makes, and "
                           "what 2γ allows (dashed).");
  return told;
}

std::shared_ptr<const Exhibit> homogeneous_exhibit(const HomogeneousShown& shown,
                                                   const std::shared_ptr<const Script>& script) {
  return scene_exhibit({QStringLiteral("homogeneous"), homogeneous_name(),
                        [shown](int step, double phase) { return homogeneous_picture(shown, step, phase); },
                        [shown](int, TableLimits limits) { return candidates_table(*shown.facts, limits); },
                        [shown] { return homogeneous_figure_told(shown); }, script});
}

/// The colour of m + 1 points; its rows are the list of probabilities.
std::shared_ptr<const Exhibit> colour_exhibit(const std::shared_ptr<const LowerBoundRun>& run,
                                              const std::shared_ptr<const HomogeneousFacts>& facts) {
  const auto told = [facts](const LowerBoundRun& of) {
    FigureTold words = homogeneous_told(of, *facts, std::nullopt);
    words.found = steps_of(*homogeneous_script(of, *facts, std::nullopt), {1});
    words.drawn = HomogeneousPage::tr(
        "A row is the sample without one of the points, and at its end stands how likely the learner says + there.");
    return words;
  };
  const auto picture = [facts](const std::shared_ptr<const LowerBoundRun>&) { return colour_picture(facts, true); };
  return scene_exhibit("colour", QCoreApplication::translate("HomogeneousPage", "The list of probabilities"), run,
                       picture, list_table, told);
}

// The figure of the command line.
Figure homogeneous_figure() {
  const auto make_of = [](const ChapterScenario& scenario, const Observer& observer) -> std::shared_ptr<const Exhibit> {
    const auto& second = std::get<LowerBoundScenario>(scenario);
    const auto run = compute_lower_bound(second, std::chrono::milliseconds(0), {}, observer);
    if (!run->complete) return nullptr;
    auto facts = std::make_shared<const HomogeneousFacts>(homogeneous_facts(*run, std::nullopt, std::nullopt));
    return homogeneous_exhibit({run, std::move(facts)}, nullptr);
  };
  return {"homogeneous", "a homogeneous set: what the learner says for two samples, and which points may join",
          false,         nullptr,
          make_of,       "regular-in-spite-of-itself"};
}

}  // namespace

PageInfo homogeneous_page() {
  return {QStringLiteral("homogeneous"),
          homogeneous_name,
          homogeneous_short_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new HomogeneousPage(info, parent); },
          {homogeneous_figure()}};
}

HomogeneousPage::HomogeneousPage(const PageInfo& info, QWidget* parent)
    : LowerBoundPage(info, Edge::bleeds, parent),
      above_(add_view_choice({{}, tr("Show"), {{tr("values")}, {tr("one colour")}}})),
      widen_(new PlainButton(tr("Widen γ"), this)),
      search_(new PlainButton(tr("Keep searching"), this)) {
  connect(above_, &Segments::chosen_changed, this, [this] { retell(); });
  widen_->hide();
  search_->hide();
  add_control(widen_);
  add_control(search_);
  connect(widen_, &QAbstractButton::clicked, this, [this] {
    LowerBoundScenario scenario = run()->scenario;
    const Rational wider = 2 * tolerance_of(scenario);
    scenario.tolerance = wider < Rational(49, 100) ? wider : Rational(49, 100);
    emit edited(scenario, 0);
  });
  connect(search_, &QAbstractButton::clicked, this, &Page::computing_asked);
  add_table(tr("The list of probabilities"));
}

std::vector<std::shared_ptr<const Exhibit>> HomogeneousPage::exhibits() const {
  if (!run() || !facts_) return {};
  const HomogeneousShown shown{run(), facts_, pointed_, above_->chosen() != 0};
  return {homogeneous_exhibit(shown, script()), colour_exhibit(run(), facts_)};
}

void HomogeneousPage::fill_head(int step) {
  const int tried = 1 + HomogeneousMoment::trials(facts_->candidates.size());  // the step of the last candidate
  set_titles(
      step < tried ? tr("Which points look the same to the learner?") : homogeneous_title(*run()),
      tr("Only the order of the points matters on $X$′: move an example, and every point of $X$′ keeps the value "
         "of its interval."));
  widen_->setVisible(run()->set.trivial && run()->set.exact);
  search_->setVisible(!run()->set.exact && !run()->complete);
}

void HomogeneousPage::work_out_facts() {
  if (pointed_ && *pointed_ >= run()->set.candidates.size()) pointed_.reset();
  facts_ = std::make_shared<HomogeneousFacts>(homogeneous_facts(*run(), mover_, target_));
}

std::shared_ptr<const Script> HomogeneousPage::write_script() const {
  return homogeneous_script(*run(), *facts_, pointed());
}

void HomogeneousPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  const bool small = run()->scenario.examples <= 8;
  const bool colour = small && !facts_->five.empty();
  panel.set_picture(colour ? std::make_shared<ScenePicture>(colour_picture(facts_, step > 0)) : nullptr,
                    tr("THE COLOUR OF %n POINTS", nullptr, static_cast<int>(run()->scenario.examples) + 1));
  std::vector<Note> notes;
  notes.push_back(
      {tr("Why such a set must exist"),
       tr("Ramsey: colour all subsets of $m$ + 1 points, and a huge $X$ holds a large part of one colour.")});
  notes.push_back(
      {tr("Not yet a weakness"), tr("Homogeneous says nothing about privacy. The next page asks what accuracy adds.")});
  panel.set_notes(notes);
}

QString HomogeneousPage::command(const ChapterScenario& edited) const {
  return lower_bound_command("homogeneous", std::get<LowerBoundScenario>(edited),
                             {"learner", "domain", "examples", "tolerance", "points", "forced", "search"});
}

void HomogeneousPage::put_example(std::size_t j, bool second, LinePoint x, bool anywhere, int drag) {
  const std::vector<LinePoint>& sample = second ? facts_->moved : facts_->sample;
  if (j >= sample.size()) return;
  const LinePoint domain = run()->scenario.domain;
  const LinePoint low = j == 0 ? 0 : sample[j - 1];
  const LinePoint high = j + 1 == sample.size() ? domain + 1 : sample[j + 1];
  if (!anywhere) {
    const std::vector<LinePoint>& set = run()->set.points;
    LinePoint nearest = sample[j];
    double away = 2;
    for (const LinePoint point : set) {
      const double off = std::abs(place_on_line(point, domain) - place_on_line(x, domain));
      if (point > low && point < high && off < away) away = off, nearest = point;
    }
    x = nearest;
  }
  x = std::clamp<LinePoint>(x, low + 1, high - 1);
  if (second) {
    mover_ = j;
    target_ = x;
    rewrite();
    return;
  }
  LowerBoundScenario scenario = run()->scenario;
  scenario.sample = facts_->sample;
  scenario.sample[j] = x;
  if (!(scenario.sample == facts_->sample)) emit edited(scenario, drag);
}

void HomogeneousPage::take_drag(const Drag& drag) {
  const int number = number_of(drag);
  if (!run() || !facts_ || !drag.handle.grab || drag.phase == Drag::Phase::begin) return;
  const bool second = drag.handle.place >= homogeneous_moved;
  const auto j = static_cast<std::size_t>(drag.handle.place - (second ? homogeneous_moved : 0));
  const LinePoint x = point_at(drag.handle.grab->value(drag.at), run()->scenario.domain);
  put_example(j, second, x, drag.alt, number);
}

void HomogeneousPage::look_at_candidate(std::size_t i) {
  pointed_ = i;
  retell();
}

void HomogeneousPage::take_click(const Spot& spot) {
  if (!run() || !facts_ || spot.act != Spot::Act::choose || spot.place < 0) return;
  const bool circle = spot.place >= homogeneous_circles;
  const auto i = static_cast<std::size_t>(circle ? spot.place - homogeneous_circles : spot.place);
  if (i >= facts_->candidates.size()) return;
  if (circle)
    force(i);
  else
    look_at_candidate(i);
}

void HomogeneousPage::force(std::size_t i) {
  LowerBoundScenario scenario = run()->scenario;
  const LinePoint x = facts_->candidates[i].point;
  const auto place = std::lower_bound(scenario.forced.begin(), scenario.forced.end(), x);
  if (place != scenario.forced.end() && *place == x)
    scenario.forced.erase(place);
  else
    scenario.forced.insert(place, x);
  scenario.sample.clear();
  emit edited(scenario, 0);
}

bool HomogeneousPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || focus.button || !run() || !facts_ || facts_->candidates.empty()) return false;
  const std::size_t count = facts_->candidates.size();
  switch (key.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
      const std::size_t at = pointed().value_or(0);
      look_at_candidate((at + (key.key() == Qt::Key_Up ? 1 : count - 1)) % count);
      return true;
    }
    case Qt::Key_F:
      if (key.modifiers() != Qt::NoModifier) return false;
      force(pointed().value_or(0));
      return true;
    case Qt::Key_Less:
    case Qt::Key_Greater:
    case Qt::Key_Comma:
    case Qt::Key_Period: {
      const bool on = key.key() == Qt::Key_Greater || key.key() == Qt::Key_Period;
      const std::vector<LinePoint>& set = run()->set.points;
      const LinePoint now = facts_->moved[facts_->mover];
      const auto above = std::upper_bound(set.begin(), set.end(), now);
      const auto below = std::lower_bound(set.begin(), set.end(), now);
      if (on && above != set.end()) put_example(facts_->mover, true, *above, false, 0);
      if (!on && below != set.begin()) put_example(facts_->mover, true, *std::prev(below), false, 0);
      return true;
    }
    default: return false;
  }
}

KeySection HomogeneousPage::keys() const {
  return {homogeneous_name(),
          {{QStringLiteral("↑ ↓"), tr("look at the next candidate")},
           {QStringLiteral("F"), tr("force that candidate in, or set it free")},
           {QStringLiteral(", ."), tr("move the example of S′ along X′")}}};
}

QString HomogeneousPage::tell(const Kin& kin) const {
  if (!run() || kin.what != Kin::What::point || kin.point >= run()->set.points.size()) return {};
  return tr("%1, in X′").arg(whole_text(run()->set.points[kin.point]));
}

}  // namespace littlestone::ui
