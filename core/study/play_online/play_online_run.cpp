// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/play_online/play_online_run.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/instance/instance.hpp"
#include "core/online/soa.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_play_states = 200'000;
constexpr std::uint64_t most_exact_rounds = 12;
constexpr std::size_t most_play_hypotheses = 256;
constexpr std::size_t most_play_groups = 6;

std::vector<std::uint32_t> losses_after(const ConceptClass& c, std::vector<std::uint32_t> losses, const Example& told) {
  for (HypothesisIndex h = 0; h < c.size(); ++h) losses[h] += c.row(h)[told.point] != told.label ? 1U : 0U;
  return losses;
}

/// One game while it is played; the engine is there where the minimax learner is.
struct PlayTable {
  PlayRun& run;
  const Observer& observer;
  SoaAutomaton soa;
  HedgeLearner hedge;
  std::optional<RegretEngine> engine;

  PlayTable(PlayRun& played, bool exact, const Observer& asked)
      : run(played), observer(asked), soa(played.concept_class, asked), hedge(soa, played.scenario.rounds) {
    run.dimension = soa.dimension(SoaAutomaton::start());
    run.experts = hedge.experts().str();
    run.rate = hedge.rate();
    run.bound = hedge.bound();
    run.losses.emplace_back(run.concept_class.size(), 0);
    run.exact = exact;
    if (!exact) return;
    engine.emplace(run.concept_class, RegretOptions{most_play_states});
    engine->set_observer(observer);
    run.reach.push_back(engine->value(run.losses.back(), left()));
  }

  [[nodiscard]] unsigned left() const { return static_cast<unsigned>(run.scenario.rounds - run.rounds.size()); }

  PlayQuestion question(PointIndex x) {
    PlayQuestion asked;
    asked.hedge = hedge.chance_of_plus(x);
    for (const HedgeGroup& group : hedge.groups(x)) {
      if (asked.experts.size() == most_play_groups) {
        ++asked.more_groups;
        asked.more_share += group.share;
        continue;
      }
      PlayExperts experts{group.said, group.share, {}};
      const VersionSpace& space = soa.version_space(group.state);
      for (HypothesisIndex h = 0; h < space.size(); ++h) {
        if (space.test(h)) experts.possible.push_back(h);
      }
      asked.experts.push_back(std::move(experts));
    }
    if (!engine) return asked;
    const Rational paid = *run.exact_loss(run.rounds.size());
    const auto& losses = run.losses.back();
    asked.worth = paid + engine->value_of_point(losses, left(), x);
    asked.odds = engine->odds(losses, left(), x);
    for (const Label label : {Label::minus, Label::plus}) {
      const auto next = losses_after(run.concept_class, losses, {x, label});
      asked.after[label == Label::plus ? 1 : 0] = paid + engine->value(next, left() - 1);
    }
    return asked;
  }

  void play(const RegretMove& move) {
    const Example told{move.point, move.label};
    PlayRound round;
    round.point = move.point;
    round.label = move.label;
    round.question = question(move.point);
    const PlayQuestion& asked = round.question;
    round.said = asked.odds;
    if (run.by_hand()) round.said = move.odds ? *move.odds : said_by_program(asked);
    round.best_point = engine ? engine->best_point(run.losses.back(), left()) : move.point;
    if (engine && run.by_hand()) {
      const Label worst = worst_label(asked, *round.said);
      round.gave = Rational(regret_after(asked, worst, *round.said) - *asked.worth);
    } else if (engine) {
      round.gave = Rational(run.reach.back() - *asked.worth);
    }
    run.rounds.push_back(std::move(round));
    run.losses.push_back(losses_after(run.concept_class, run.losses.back(), told));
    hedge.learn(told);
    if (!engine) return;
    run.reach.push_back(*run.exact_loss(run.rounds.size()) + engine->value(run.losses.back(), left()));
  }

  void ask() {
    double surest = 1;
    const std::size_t points = run.concept_class.points();
    for (PointIndex x = 0; x < points; ++x) {
      if (stop_requested(observer, {"points", x, points})) throw Stopped();
      run.questions.push_back(question(x));
      const double away = std::abs(run.questions.back().hedge - 0.5);
      if (away >= surest - 1e-12) continue;
      surest = away;
      run.best_question = x;
    }
    if (engine) run.best_question = engine->best_point(run.losses.back(), left());
  }

 private:
  // Of a round that has no chance by hand.
  static Rational said_by_program(const PlayQuestion& asked) {
    constexpr int fine = 1000;
    return asked.odds ? *asked.odds : Rational(std::llround(asked.hedge * fine), fine);
  }
};

std::shared_ptr<const PlayRun> play_moves(const AgnosticScenario& scenario, bool exact, const Observer& observer) {
  auto run = std::make_shared<PlayRun>(PlayRun{scenario,
                                               Instance::make(scenario.class_text, "uniform", 0)->concept_class(),
                                               0,
                                               false,
                                               {},
                                               {},
                                               {},
                                               {},
                                               0,
                                               {},
                                               0,
                                               0});
  if (run->concept_class.size() > most_play_hypotheses)
    throw InputError("class", scenario.class_text, rules::table_hypotheses(most_play_hypotheses));
  const std::vector<RegretMove> moves = moves_of(scenario, run->concept_class.points());
  if (moves.size() > scenario.rounds)
    throw InputError("moves", std::to_string(moves.size()), rules::at_most(scenario.rounds));
  const bool small = run->concept_class.size() <= RegretEngine::most_hypotheses && scenario.rounds <= most_exact_rounds;
  PlayTable table(*run, exact && small, observer);
  for (const RegretMove& move : moves) {
    if (stop_requested(observer, {"rounds", run->rounds.size(), moves.size()})) throw Stopped();
    table.play(move);
  }
  if (!run->over()) table.ask();
  return run;
}

}  // namespace

std::optional<Rational> PlayRound::loss() const {
  if (!said) return std::nullopt;
  return label == Label::plus ? Rational(1 - *said) : *said;
}

std::optional<Rational> PlayRun::exact_loss(std::size_t after) const {
  Rational sum = 0;
  for (std::size_t t = 0; t < after; ++t) {
    const auto loss = rounds[t].loss();
    if (!loss) return std::nullopt;
    sum += *loss;
  }
  return sum;
}

double PlayRun::hedge_loss(std::size_t after) const {
  double sum = 0;
  for (std::size_t t = 0; t < after; ++t) sum += rounds[t].hedge_loss();
  return sum;
}

double PlayRun::loss(std::size_t after) const {
  return exact_odds() ? to_double(*exact_loss(after)) : hedge_loss(after);
}

std::uint32_t PlayRun::best_loss(std::size_t after) const {
  return *std::min_element(losses[after].begin(), losses[after].end());
}

HypothesisIndex PlayRun::best_hypothesis(std::size_t after) const {
  return static_cast<HypothesisIndex>(std::min_element(losses[after].begin(), losses[after].end()) -
                                      losses[after].begin());
}

Rational regret_after(const PlayQuestion& question, Label label, const Rational& plus) {
  return *question.after[label == Label::plus ? 1 : 0] + (label == Label::plus ? Rational(1 - plus) : plus);
}

Label worst_label(const PlayQuestion& question, const Rational& plus) {
  if (!question.worth) return label_of(2 * plus <= 1);
  return label_of(regret_after(question, Label::plus, plus) >= regret_after(question, Label::minus, plus));
}

std::shared_ptr<const PlayRun> compute_play(const AgnosticScenario& scenario, const Observer& observer) {
  const bool exact = scenario.opponent == OnlineOpponent::exact;
  try {
    return play_moves(scenario, exact, observer);
  } catch (const RegretTooLarge&) {
    return play_moves(scenario, false, observer);
  }
}

}  // namespace littlestone
