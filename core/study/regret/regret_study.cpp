// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/regret/regret_study.hpp"

#include <algorithm>
#include <cmath>

namespace littlestone {

using Json = nlohmann::ordered_json;

double hedge_regret_bound(int dimension, std::uint64_t rounds) {
  // ln Σ C(T, i), from the largest term on so that nothing overflows.
  double log_choose = 0;
  double log_sum = 0;
  for (std::uint64_t i = 1; i <= static_cast<std::uint64_t>(dimension) && i <= rounds; ++i) {
    log_choose += std::log(static_cast<double>(rounds - i + 1) / static_cast<double>(i));
    const double larger = std::max(log_sum, log_choose);
    log_sum = larger + std::log(std::exp(log_sum - larger) + std::exp(log_choose - larger));
  }
  return std::sqrt(static_cast<double>(rounds) * log_sum / 2);
}

RegretStudy run_regret(const ConceptClass& concept_class, const DimensionResult& littlestone,
                       const RegretStudyOptions& options, const Observer& observer) {
  RegretStudy study;
  study.options = options;
  study.littlestone = littlestone;
  if (concept_class.size() > RegretEngine::most_hypotheses) {
    study.why_not = "too large: " + std::to_string(concept_class.size()) + " hypotheses, at most " +
                    std::to_string(RegretEngine::most_hypotheses);
    study.found.upper = regret_bound_of_size(concept_class.size(), options.rounds);
  } else {
    RegretEngine engine(concept_class, options.limits);
    engine.set_observer(observer);
    study.found = find_regret(engine, options.rounds);
    if (study.found.stopped) study.why_not = "stopped";
    if (!study.found.regret && !study.found.stopped) {
      study.why_not = "too large: more than " + std::to_string(options.limits.states) + " states";
    }
    if (study.found.regret) {
      const std::vector<std::uint32_t> none(concept_class.size(), 0);
      try {
        for (PointIndex x = 0; x < concept_class.points(); ++x) {
          study.first_moves.push_back(
              {x, engine.value_of_point(none, options.rounds, x), engine.odds(none, options.rounds, x)});
        }
        if (!options.moves.empty()) study.game = play_regret(engine, options.rounds, options.moves);
      } catch (const RegretTooLarge&) {
        if (study.first_moves.size() < concept_class.points()) study.first_moves.clear();
        study.why_no_moves = "too large: more than " + std::to_string(options.limits.states) + " states";
      } catch (const Stopped&) {
        study.first_moves.clear();
        study.found.stopped = true;
        study.why_no_moves = "stopped";
      }
    }
  }
  study.hedge_bound = hedge_regret_bound(study.littlestone.upper, options.rounds);
  // Fewer rounds than levels: a shattered path with fair labels costs each learner half a round, and some hypothesis
  // nothing.
  const auto depth = static_cast<unsigned>(study.littlestone.lower);
  study.lower_bound = options.rounds < depth ? options.rounds / 2.0 : std::sqrt(depth * (options.rounds / 8.0));
  if (!study.found.regret) {
    study.found.upper = std::min({study.found.upper, study.hedge_bound, options.rounds / 2.0});
  }
  return study;
}

namespace {

Json game_to_json(const ConceptClass& concept_class, const RegretGame& game) {
  Json rounds = Json::array();
  for (const RegretRound& round : game.played) {
    rounds.push_back({{"point", round.point},
                      {"name", concept_class.point_name(round.point)},
                      {"odds", round.odds.str()},
                      {"best_odds", round.best_odds.str()},
                      {"label", std::string(1, to_char(round.label))},
                      {"loss", round.loss.str()},
                      {"point_worth", round.point_worth.str()},
                      {"value_left", round.value_after.str()},
                      {"opponent_gave", round.opponent_gave.str()},
                      {"learner_gave", round.learner_gave.str()}});
  }
  return {{"rounds", std::move(rounds)},
          {"losses", game.losses},
          {"learner_loss", game.learner_loss.str()},
          {"value_left", game.value_left.str()},
          {"ceiling", game.ceiling().str()}};
}

}  // namespace

Json regret_to_json(const ConceptClass& concept_class, const RegretStudy& study) {
  Json by_rounds = Json::array();
  for (const Rational& value : study.found.exact) by_rounds.push_back(value.str());
  Json moves = Json::array();
  for (const FirstMove& move : study.first_moves) {
    moves.push_back({{"point", move.point},
                     {"name", concept_class.point_name(move.point)},
                     {"worth", move.worth.str()},
                     {"odds", move.odds.str()}});
  }
  Json json = {{"class", concept_class.name()},
               {"hypotheses", concept_class.size()},
               {"points", concept_class.points()},
               {"rounds", study.options.rounds},
               {"regret", study.found.regret ? Json(study.found.regret->str()) : Json()}};
  if (!study.found.regret) json["why_not"] = study.why_not;
  json["exact"] = study.found.regret.has_value();
  json["regret_by_rounds"] = std::move(by_rounds);
  json["lower"] = study.found.lower.str();
  json["upper_bound"] = study.found.upper;
  json["hedge_bound"] = study.hedge_bound;
  json["size_bound"] = regret_bound_of_size(concept_class.size(), study.options.rounds);
  json["lower_bound"] = study.lower_bound;
  json["littlestone"] = study.littlestone.exact() ? Json(study.littlestone.lower) : Json();
  json["states"] = study.found.states;
  json["first_moves"] = std::move(moves);
  if (study.first_moves.empty() && !study.why_no_moves.empty()) json["first_moves_why_not"] = study.why_no_moves;
  if (study.game) {
    json["game"] = game_to_json(concept_class, *study.game);
  } else if (!study.options.moves.empty()) {
    json["game"] = nullptr;
    json["game_why_not"] = study.found.regret ? study.why_no_moves : study.why_not;
  }
  json["ended"] = study.found.stopped ? "stopped" : study.found.regret ? "completed" : "states spent";
  return json;
}

}  // namespace littlestone
