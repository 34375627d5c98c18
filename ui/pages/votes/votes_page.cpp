// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/votes/votes_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/prediction/prediction_chapter.hpp"
#include "ui/pages/votes/votes_scene.hpp"
#include "ui/pages/votes/votes_table.hpp"
#include "ui/pages/votes/votes_words.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString votes_name() { return QCoreApplication::translate("Page", "Votes"); }

std::shared_ptr<const Exhibit> votes_exhibit(const std::shared_ptr<const VotesRun>& run,
                                             const std::shared_ptr<const Script>& script, std::optional<Label> coin) {
  const auto picture = [coin](auto of, int step, double phase) { return votes_picture(of, step, phase, coin); };
  const auto told = [coin](const VotesRun& of) { return votes_told(of, coin.value_or(of.answer)); };
  return scene_exhibit("votes", votes_name(), run, picture, votes_blocks_table, told, script);
}

QStringList votes_part_titles() {
  return {VotesPage::tr("What leaves"), VotesPage::tr("The vote rules"), VotesPage::tr("How many voters?"),
          VotesPage::tr("Wrong answers by points")};
}

/// Parts of the picture with rows of their own, and the right panel's, in the order of their titles.
std::vector<std::shared_ptr<const Exhibit>> votes_parts(const std::shared_ptr<const VotesRun>& run,
                                                        std::optional<Label> coin, const VotesLog& log) {
  const QStringList titles = votes_part_titles();
  const auto part = [coin](VotesPart which) { return [=](auto of) { return votes_part_picture(of, coin, which); }; };
  const auto told = [coin](const QString& drawn) {
    return [=](const VotesRun& of) {
      FigureTold words = votes_told(of, coin.value_or(of.answer));
      words.drawn = drawn;
      return words;
    };
  };
  const auto answer_table = [coin](const VotesRun& of, TableLimits limits) {
    return votes_answer_table(of, coin, limits);
  };
  const auto losses = [coin](const VotesRun& of) { return votes_losses_told(of, coin.value_or(of.answer)); };
  const auto side = [log](auto of) { return votes_side_picture(of, log); };
  const auto wrong = [coin](const VotesRun& of) {
    FigureTold words = votes_told(of, coin.value_or(of.answer));
    words.title = VotesPage::tr("An answer is wrong with chance %1").arg(told_probability(of.expected_wrong));
    words.drawn = VotesPage::tr("How likely the answer is wrong, point by point, exact.");
    return words;
  };
  return {
      scene_exhibit(
          "votes-answer", titles[0], run, part(VotesPart::answer), answer_table,
          told(VotesPage::tr("All that leaves, and what would have left had one example been another (two bars)."))),
      scene_exhibit("votes-rule", titles[1], run, part(VotesPart::rule), votes_rules_table,
                    told(VotesPage::tr(
                        "How likely the answer is + by the number of votes, for each rule (short ticks: exact)."))),
      scene_exhibit("votes-loss", titles[2], run, part(VotesPart::losses), votes_losses_table, losses),
      scene_exhibit("votes-wrong", titles[3], run, side, votes_wrong_table, wrong)};
}

// The figure of the command line.
Figure votes_figure() {
  return scene_figure<PredictionScenario>(
      "votes", "blocks that vote, the coin that answers, and the exact loss by the number of blocks",
      "twelve-strangers", [](const auto& scenario, const Observer& observer) {
        return votes_exhibit(compute_votes(scenario, observer), nullptr, std::nullopt);
      });
}

void check_votes_kept(const nlohmann::json& kept) { (void)VotesLog::from_json(kept); }

}  // namespace

PageInfo votes_page() {
  return {QStringLiteral("votes"),
          votes_name,
          votes_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new VotesPage(info, parent); },
          {votes_figure()},
          check_votes_kept};
}

VotesPage::VotesPage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      ask_(new PlainButton(tr("Ask"), this)),
      worst_(new PlainButton(tr("Worst row"), this)) {
  ask_->setAccessibleName(tr("Ask the coin once more"));
  ask_->setToolTip(tr("One more answer at the asked point (A)"));
  add_control(ask_);
  worst_->setToolTip(tr("The row of S whose change moves an answer most (W)"));
  add_control(worst_);
  connect(worst_, &QAbstractButton::clicked, this, &VotesPage::show_worst);
  for (const QString& title : votes_part_titles()) add_table(title);
  connect(ask_, &QAbstractButton::clicked, this, &VotesPage::ask);
}

StudyPage::Work VotesPage::work(const ChapterScenario& scenario) {
  const auto& wanted = std::get<PredictionScenario>(scenario);
  return [this, wanted, before = run_](const Post& post, const Observer& observer) -> Take {
    const auto take = [this, wanted](const std::shared_ptr<const VotesRun>& run) -> Take {
      return [this, wanted, run] {
        run_ = run;
        if (log_.belong_to(wanted)) emit kept_changed();
        taken(wanted);
      };
    };
    return take(compute_votes(wanted, observer, before,
                              [&](const std::shared_ptr<const VotesRun>& first) { post(take(first)); }));
  };
}

std::vector<PanelRow> VotesPage::rows() const {
  return {{"class", PanelControl::text, {}, {}},
          {"marginal", PanelControl::text, {}, {}},
          {"target", PanelControl::target, {}, {}},
          {"epsilon", PanelControl::slider, {}, {}},
          {"examples", PanelControl::slider, {}, {}},
          {"blocks", PanelControl::slider, {}, {}},
          {"rule",
           PanelControl::segments,
           {vote_rule_name(VoteRuleKind::geometric), vote_rule_name(VoteRuleKind::logistic),
            vote_rule_name(VoteRuleKind::linear)},
           tr("Geometric uses up the whole $ε$ at its middle: no symmetric $ε$-private rule is surer at any count. "
              "Linear is stable; with many blocks it is not private.")},
          {"learner", PanelControl::segments, {tr("first fit"), QStringLiteral("SOA")}, {}},
          {"asked", PanelControl::number, {}, {}},
          {"seed", PanelControl::seed, {}, {}}};
}

std::optional<Label> VotesPage::coin() const {
  if (!run_) return std::nullopt;
  return log_.last_at(run_->asked, run_->predictor().rule().options(), run_->scenario.learner);
}

std::vector<std::shared_ptr<const Exhibit>> VotesPage::exhibits() const {
  if (!run_) return {};
  std::vector<std::shared_ptr<const Exhibit>> all = votes_parts(run_, coin(), log_);
  all.insert(all.begin(), votes_exhibit(run_, script(), coin()));
  return all;
}

void VotesPage::fill_head(int) {
  ask_->setEnabled(run_ && log_.open());
  worst_->setEnabled(run_ && run_->worst);
  if (!run_) return;
  set_titles(tr("%n strangers vote, a coin answers", nullptr, plural(run_->blocks())),
             tr("Each block trains alone. One example belongs to one block at most: it moves one vote at most."));
}

std::shared_ptr<const Script> VotesPage::write_script() const {
  return votes_script(*run_, coin().value_or(run_->answer));
}

void VotesPage::fill_panel(StepPanel& panel, int) const {
  panel.set_before_boundary(true);
  panel.set_own_data(run_->own_data());
  panel.set_picture(std::make_shared<ScenePicture>(votes_side_picture(run_, log_)), tr("WHO WOULD STILL BE WRONG"));
  std::vector<Note> notes;
  if (!run_->study.realizable) {
    notes.push_back({tr("No hypothesis explains these labels"),
                     tr("Lemma 9 needs labels a hypothesis explains; private all the same.")});
  }
  const double surest = run_->predictor().rule().error(0);
  if (std::isfinite(run_->predictor().rule().epsilon_exact())) {
    notes.push_back(
        {tr("Why not the majority?"), tr("At half of the votes one example would decide. So the answer is random at "
                                         "every count: it errs with probability %1 even when no block errs.")
                                          .arg(told_probability(surest))});
  } else {
    notes.push_back({tr("Stable, not private"), tr("This rule moves by %1 a vote at most. But at the ends a chance of "
                                                   "0 becomes positive, and that gives an example away.")
                                                    .arg(told_upper(run_->predictor().rule().stability()))});
  }
  const double epsilon = run_->predictor().rule().epsilon_exact();
  if (!log_.open()) {
    notes.push_back({tr("No more questions"),
                     tr("%n answers are as many as are counted here. To answer all, publish a hypothesis: chapter I.",
                        nullptr, static_cast<int>(VotesLog::most))});
  } else if (std::isfinite(epsilon)) {
    notes.push_back(
        {tr("The next question"), tr("Ten answers are %1-private, added up. To publish them all: chapter I.")
                                      .arg(promised_text(run_->predictor().rule(), 10))});
  }
  panel.set_notes(notes);
}

QString VotesPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<PredictionScenario>(edited);
  return prediction_command(QStringLiteral("predict votes"), scenario, {"blocks", "epsilon", "rule", "learner"}) +
         QStringLiteral(" --in-order");  // the page shows the rows by their numbers
}

void VotesPage::ask() {
  if (!run_ || !log_.open()) return;
  const Label answer = ask_votes(*run_, run_->asked, log_.questions().size());
  log_.add({run_->asked, answer, run_->predictor().rule().options(), run_->scenario.learner});
  emit kept_changed();
  retell();
}

void VotesPage::show_worst() {
  if (!run_ || !run_->worst) return;
  PredictionScenario scenario = run_->scenario;
  const Example& example = run_->worst->example;
  scenario.asked = run_->worst->point;
  scenario.changed = *run_->worst->row;
  scenario.becomes = std::to_string(example.point) + ':' + to_char(example.label);
  put(scenario, 0);
  if (script()) emit page_asked(id(), script()->last());
}

/// The asked point, or the number of blocks.
void VotesPage::set_by_hand(const std::string& field, double value, int drag) {
  if (!run_) return;
  const bool asks = field == "asked";
  const std::size_t last = asks ? run_->concept_class().points() - 1 : run_->data.rows.size();
  const double whole = std::clamp(std::round(value), asks ? 0.0 : 1.0, static_cast<double>(last));
  put(with_value(run_->scenario, field, FieldValue(static_cast<std::uint64_t>(whole))), drag);
}

/// The example would have been at this point, with the target's label, or with the other one where `turned`.
void VotesPage::put_example(std::size_t row, double point, bool turned, int drag) {
  if (!run_ || row >= run_->data.rows.size()) return;
  const double last = static_cast<double>(run_->concept_class().points()) - 1;
  const auto x = static_cast<PointIndex>(std::clamp(std::round(point), 0.0, last));
  const Label label = run_->data.distribution.target[x];
  const Example example{x, turned ? opposite(label) : label};
  if (example == run_->data.rows.rows()[row]) return;
  PredictionScenario scenario = run_->scenario;
  scenario.changed = row;
  scenario.becomes = std::to_string(x) + ':' + to_char(example.label);
  put(scenario, drag);
}

void VotesPage::put(const PredictionScenario& scenario, int drag) {
  if (scenario != run_->scenario) emit edited(scenario, drag);
}

void VotesPage::take_drag(const Drag& drag) {
  const std::int32_t row = drag.handle.place - votes_first_example;
  if (row < 0 || !drag.handle.grab) return StudyPage::take_drag(drag);
  const int number = number_of(drag);
  if (!run_ || drag.phase == Drag::Phase::begin) return;
  const Grab& grab = *drag.handle.grab;
  const std::optional<double> over = votes_point_over(*run_, grab.to_scene.map(drag.at));
  put_example(static_cast<std::size_t>(row), over.value_or(grab.value(drag.at)), drag.alt, number);
}

void VotesPage::take_click(const Spot& spot) {
  if (spot.act == Spot::Act::ask && spot.place >= 0) set_by_hand("asked", spot.place, 0);
}

bool VotesPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run_ || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  const auto asked = static_cast<double>(run_->scenario.asked);
  const auto blocks = static_cast<double>(run_->scenario.blocks);
  switch (key.key()) {
    case Qt::Key_A: ask(); return true;
    case Qt::Key_W: show_worst(); return true;
    case Qt::Key_Up: set_by_hand("asked", asked + 1, 0); return true;
    case Qt::Key_Down: set_by_hand("asked", asked - 1, 0); return true;
    case Qt::Key_BracketLeft: set_by_hand("blocks", blocks - 1, 0); return true;
    case Qt::Key_BracketRight: set_by_hand("blocks", blocks + 1, 0); return true;
    default: return false;
  }
}

KeySection VotesPage::keys() const {
  return {votes_name(),
          {{QStringLiteral("A"), tr("ask: one more answer of the coin")},
           {QStringLiteral("W"), tr("the row of S whose change moves an answer most")},
           {QStringLiteral("↑ ↓"), tr("ask the next point, or the one before")},
           {QStringLiteral("[ ]"), tr("one block less, or more")}}};
}

QString VotesPage::tell(const Kin& kin) const {
  if (!run_) return {};
  if (kin.what == Kin::What::point && kin.point < run_->predictor().votes().size()) {
    const std::size_t votes = run_->predictor().votes()[kin.point];
    return tr("%1: %2 of %3 say +, chance %4")
        .arg(point_words(run_->concept_class(), kin.point), whole_text(votes), whole_text(run_->blocks()),
             vote_chance_text(run_->chance(Label::plus, votes), run_->chance(Label::minus, votes)));
  }
  if (kin.what != Kin::What::predictor) return {};
  const auto group = std::find_if(run_->groups.begin(), run_->groups.end(),
                                  [&](const VotesGroup& one) { return one.labels == kin.labels; });
  if (group == run_->groups.end()) return {};
  const QString name = predictor_name(run_->concept_class(), kin.labels);
  return tr("%1: learned by %n block(s)", nullptr, plural(group->blocks))
      .arg(name.isEmpty() ? tr("a new predictor") : name);
}

nlohmann::json VotesPage::kept() const { return log_.questions().empty() ? nlohmann::json(nullptr) : log_.json(); }

void VotesPage::set_kept(const nlohmann::json& kept) {
  log_ = VotesLog::from_json(kept);
  retell();
}

void VotesPage::continue_from(const Page& other) {
  const auto* before = dynamic_cast<const VotesPage*>(&other);
  if (before == nullptr) return;
  log_ = before->log_;
  retell();
}

}  // namespace littlestone::ui
