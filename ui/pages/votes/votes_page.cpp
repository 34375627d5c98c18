// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/votes/votes_page.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/pages/prediction/prediction_chapter.hpp"
#include "ui/pages/votes/votes_drawing.hpp"
#include "ui/pages/votes/votes_table.hpp"
#include "ui/pages/votes/votes_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString votes_name() { return QCoreApplication::translate("Page", "Votes"); }

VotesMeter meter_of(const VotesLog& log) {
  VotesMeter meter;
  for (const VotesQuestion& question : log.questions()) {
    meter.points.push_back(question.point);
    meter.answers.push_back(question.answer);
  }
  meter.privacy = log.privacy();
  return meter;
}

class VotesExhibit final : public ScriptedExhibit {
 public:
  VotesExhibit(std::shared_ptr<const VotesRun> run, std::shared_ptr<const Script> script, std::optional<Label> coin)
      : ScriptedExhibit(std::move(script)), run_(std::move(run)), coin_(coin) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("votes"); }
  [[nodiscard]] QString title() const override { return votes_name(); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment moment) const override {
    return std::make_shared<VotesPicture>(run_, step_of(moment), moment.phase, coin_);
  }
  [[nodiscard]] PageTable table(int, TableLimits limits) const override { return votes_blocks_table(*run_, limits); }

 protected:
  [[nodiscard]] FigureTold told() const override { return votes_told(*run_, coin_.value_or(run_->answer)); }

 private:
  std::shared_ptr<const VotesRun> run_;
  std::optional<Label> coin_;
};

/// A part of the picture with its own rows.
class VotesPartExhibit final : public ToldExhibit {
 public:
  using Part = VotesPartPicture::Part;
  VotesPartExhibit(std::shared_ptr<const VotesRun> run, std::optional<Label> coin, VotesMeter meter, Part part)
      : run_(std::move(run)), coin_(coin), meter_(std::move(meter)), part_(part) {}

  [[nodiscard]] QString id() const override {
    switch (part_) {
      case Part::answer: return QStringLiteral("votes-answer");
      case Part::rule: return QStringLiteral("votes-rule");
      case Part::losses: return QStringLiteral("votes-loss");
      case Part::wrong: break;
    }
    return QStringLiteral("votes-wrong");
  }
  [[nodiscard]] QString title() const override { return title_of(part_); }
  [[nodiscard]] static QString title_of(Part part) {
    switch (part) {
      case Part::answer: return QCoreApplication::translate("VotesPage", "What leaves");
      case Part::rule: return QCoreApplication::translate("VotesPage", "The vote rules");
      case Part::losses: return QCoreApplication::translate("VotesPage", "How many voters?");
      case Part::wrong: break;
    }
    return QCoreApplication::translate("VotesPage", "Wrong answers by points");
  }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment) const override {
    if (part_ == Part::wrong) return std::make_shared<VotesSidePicture>(run_, meter_);
    return std::make_shared<VotesPartPicture>(run_, coin_, part_);
  }
  [[nodiscard]] PageTable table(int, TableLimits limits) const override {
    switch (part_) {
      case Part::answer: return votes_answer_table(*run_, coin_, limits);
      case Part::rule: return votes_rules_table(*run_, limits);
      case Part::losses: return votes_losses_table(*run_, limits);
      case Part::wrong: break;
    }
    return votes_wrong_table(*run_, limits);
  }

 protected:
  [[nodiscard]] FigureTold told() const override {
    const Label coin = coin_.value_or(run_->answer);
    if (part_ == Part::losses) return votes_losses_told(*run_, coin);
    FigureTold told = votes_told(*run_, coin);
    switch (part_) {
      case Part::answer:
        told.drawn = QCoreApplication::translate(
            "VotesPage", "All that leaves, and what would have left had one example been another (two bars).");
        break;
      case Part::rule:
        told.drawn = QCoreApplication::translate(
            "VotesPage", "How likely the answer is + by the number of votes, for each rule (short ticks: exact).");
        break;
      default:
        told.title = QCoreApplication::translate("VotesPage", "An answer is wrong with chance %1")
                         .arg(told_probability(run_->expected_wrong));
        told.drawn = QCoreApplication::translate("VotesPage", "How likely the answer is wrong, point by point, exact.");
    }
    return told;
  }

 private:
  std::shared_ptr<const VotesRun> run_;
  std::optional<Label> coin_;
  VotesMeter meter_;
  Part part_;
};

constexpr std::array votes_parts = {VotesPartPicture::Part::answer, VotesPartPicture::Part::rule,
                                    VotesPartPicture::Part::losses, VotesPartPicture::Part::wrong};

// The figure of the command line.
Figure votes_figure() {
  const auto make_of = [](const ChapterScenario& scenario, const Observer& observer) -> std::shared_ptr<const Exhibit> {
    try {
      const auto run = compute_votes(std::get<PredictionScenario>(scenario), observer);
      return std::make_shared<VotesExhibit>(run, nullptr, std::nullopt);
    } catch (const Stopped&) {
      return nullptr;
    }
  };
  return {"votes", "blocks that vote, the coin that answers, and the exact loss by the number of blocks",
          false,   nullptr,
          make_of, "twelve-strangers"};
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
  for (const VotesPartPicture::Part part : votes_parts) add_table(VotesPartExhibit::title_of(part));
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
  std::vector<std::shared_ptr<const Exhibit>> all = {std::make_shared<VotesExhibit>(run_, script(), coin())};
  for (const VotesPartPicture::Part part : votes_parts)
    all.push_back(std::make_shared<VotesPartExhibit>(run_, coin(), meter_of(log_), part));
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

void VotesPage::explain(StepPanel& panel, int step) const {
  if (!run_ || !script()) return;
  panel.set_before_boundary(true);
  panel.set_own_data(run_->own_data());
  const ScriptStep& here = (*script())[std::min(step, script()->last())];
  panel.set_step(here.sentence, here.reference);
  panel.set_picture(std::make_shared<VotesSidePicture>(run_, meter_of(log_)), tr("WHO WOULD STILL BE WRONG"));
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
                                      .arg(votes_drawing::promised_text(run_->predictor().rule(), 10))});
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
  if (scenario != run_->scenario) emit edited(scenario, 0);
  if (script()) emit page_asked(id(), script()->last());
}

void VotesPage::put_asked(PointIndex point, int drag) {
  if (point == run_->scenario.asked || point >= run_->concept_class().points()) return;
  PredictionScenario scenario = run_->scenario;
  scenario.asked = point;
  emit edited(scenario, drag);
}

void VotesPage::put_blocks(std::uint64_t blocks, int drag) {
  if (blocks == run_->scenario.blocks || blocks < 1 || blocks > run_->data.rows.size()) return;
  PredictionScenario scenario = run_->scenario;
  scenario.blocks = blocks;
  emit edited(scenario, drag);
}

void VotesPage::put_example(std::size_t row, const Example& example, int drag) {
  if (row >= run_->data.rows.size() || example == run_->data.rows.rows()[row]) return;
  PredictionScenario scenario = run_->scenario;
  scenario.changed = row;
  scenario.becomes = std::to_string(example.point) + ':' + to_char(example.label);
  if (scenario.changed != run_->scenario.changed || scenario.becomes != run_->scenario.becomes)
    emit edited(scenario, drag);
}

void VotesPage::take_drag(const Drag& drag) {
  const int number = number_of(drag);
  if (!run_ || drag.handle.place < 0 || drag.phase == Drag::Phase::begin) return;
  const VotesPicture picture(run_, beyond_every_script, 1);
  if (drag.handle.place == VotesPicture::asked_handle) {
    put_asked(picture.point_at(drag.at, drag.area), number);
  } else if (drag.handle.place == VotesPicture::blocks_handle) {
    put_blocks(picture.blocks_at(drag.at, drag.area), number);
  } else if (drag.handle.place >= VotesPicture::first_example) {
    const auto row = static_cast<std::size_t>(drag.handle.place - VotesPicture::first_example);
    if (row < run_->data.rows.size()) put_example(row, picture.example_at(row, drag.at, drag.area, drag.alt), number);
  }
}

void VotesPage::take_click(const Spot& spot) {
  if (run_ && spot.act == Spot::Act::ask && spot.place >= 0) put_asked(static_cast<PointIndex>(spot.place), 0);
}

bool VotesPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run_ || (key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  switch (key.key()) {
    case Qt::Key_A: ask(); return true;
    case Qt::Key_W: show_worst(); return true;
    case Qt::Key_Up: put_asked(run_->asked + 1, 0); return true;
    case Qt::Key_Down:
      if (run_->asked > 0) put_asked(run_->asked - 1, 0);
      return true;
    case Qt::Key_BracketLeft: put_blocks(run_->scenario.blocks - 1, 0); return true;
    case Qt::Key_BracketRight: put_blocks(run_->scenario.blocks + 1, 0); return true;
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
             votes_drawing::chance_text(run_->chance(Label::plus, votes), run_->chance(Label::minus, votes)));
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
