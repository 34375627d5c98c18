// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/envelope/envelope_study.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/agnostic/agnostic_plan.hpp"
#include "core/base/error.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/learner/wide.hpp"
#include "core/lower_bound/consequence.hpp"
#include "core/privacy/claim.hpp"
#include "core/study/count_json.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 4> kind_names = {"theorem", "bound", "refuted", "unknown-constant"};
const char* const no_dimension = "the Littlestone dimension is not known";

// A real number that stands for a count: its constant is not known anyway.
LargeCount shape_of(double value) { return {std::log10(value), std::nullopt}; }

class Rows {
 public:
  Rows(const EnvelopeClass& shape, const EnvelopeGoal& goal, const EnvelopeRows& options, const Observer& observer)
      : shape_(shape), goal_(goal), options_(options), observer_(observer) {}

  std::vector<EnvelopeRow> planned() {
    if (options_.realizable) realizable();
    if (options_.chain) chain();
    agnostic();
    return std::move(rows_);
  }

  std::vector<EnvelopeRow> all(const std::vector<EnvelopeRow>& planned) {
    const ErrorGoal errors{goal_.epsilon, goal_.alpha, goal_.beta};
    add({"exponential-mechanism", BoundKind::theorem, pure_, false, mechanism_examples(shape_.hypotheses, errors), "",
         "exponential mechanism over H [KLN+11]"});
    add({"permute-and-flip", BoundKind::theorem, pure_, false, permute_and_flip_examples(shape_.hypotheses, errors), "",
         "permute-and-flip over H [MS20]"});
    for (const EnvelopeRow& row : planned) add(row);
    add({"exponential-mechanism-agnostic", BoundKind::theorem, pure_, true,
         agnostic_mechanism_examples(shape_.hypotheses, errors), "", "exponential mechanism over H [KLN+11]"});
    add({"consistent",
         BoundKind::theorem,
         {},
         false,
         consistent_examples(shape_.hypotheses, errors),
         "",
         "Occam's bound"});
    EnvelopeRow vc{"vc", BoundKind::bound, {}, false, std::nullopt, "the VC dimension is not known", "[EHKV89]"};
    if (shape_.vc) {
      vc.examples = vc_lower_bound(*shape_.vc, goal_.alpha);
      vc.missing.clear();
    }
    add(std::move(vc));
    refuted();
    unknown();
    return std::move(rows_);
  }

 private:
  void add(EnvelopeRow row) {
    if (stop_requested(observer_, {"envelope", rows_.size(), 0})) throw Stopped();
    rows_.push_back(std::move(row));
  }

  void realizable() {
    EnvelopeRow sharp{"m-sharp",    BoundKind::theorem,          promise_, false, std::nullopt,
                      no_dimension, "Theorem 3, sharp constants"};
    EnvelopeRow paper{"m-paper",
                      BoundKind::theorem,
                      promise_,
                      false,
                      std::nullopt,
                      no_dimension,
                      "Theorem 3, the paper's constants with the program's factors of k and n'"};
    if (shape_.dimension) {
      const AccuracyGoal goal{*shape_.dimension, goal_.epsilon, goal_.delta, goal_.alpha, goal_.beta};
      const auto take = [&](EnvelopeRow& row, const auto& constants) {
        try {
          row.examples = constants();
          row.missing.clear();
        } catch (const InputError& error) {
          row.missing = error.what();
        }
      };
      take(sharp, [&] { return sharp_constants(goal).total; });
      take(paper, [&] { return paper_constants(goal).total; });
    }
    add(std::move(sharp));
    add(std::move(paper));
    lean();
  }

  void lean() {
    add_learner("lean", "lean learner, choosing (N)",
                [](const AccuracyGoal& goal) { return BigInteger(lean_constants(goal, LeanChoosing::noisy).total); });
  }

  void chain() {
    add_learner("chain", "chain learner",
                [](const AccuracyGoal& goal) { return BigInteger(chain_constants(goal).examples); });
  }

  // `examples` of a goal, or none and why.
  template <class Examples>
  void add_learner(const char* name, const char* source, const Examples& examples) {
    EnvelopeRow row{name, BoundKind::theorem, promise_, false, std::nullopt, no_dimension, source};
    if (shape_.dimension) {
      try {
        const AccuracyGoal goal{*shape_.dimension, goal_.epsilon, goal_.delta, goal_.alpha, goal_.beta};
        row.examples = detail::count_of(examples(goal));
        row.missing.clear();
      } catch (const InputError& error) {
        row.missing = error.what();
      }
    }
    add(std::move(row));
  }

  void agnostic() {
    if (!options_.agnostic) return;
    EnvelopeRow row{"m-agnostic",
                    BoundKind::theorem,
                    promise_,
                    true,
                    std::nullopt,
                    no_dimension,
                    "Corollary 4, M inside, sharp constants"};
    if (shape_.dimension && *shape_.dimension > options_.most_agnostic_dimension) {
      row.missing = "not worked out above Ldim " + std::to_string(options_.most_agnostic_dimension);
    } else if (shape_.dimension && shape_.vc) {
      try {
        const auto plan = plan_agnostic(
            {shape_.hypotheses, *shape_.dimension, *shape_.vc, goal_.epsilon, goal_.delta, goal_.alpha, goal_.beta},
            observer_, &row.missing);
        if (plan) {
          row.examples = plan->examples;
          row.missing.clear();
        }
      } catch (const InputError& error) {
        row.missing = error.what();
      }
    }
    add(std::move(row));
  }

  // The most examples of a private learner of the class that thresholds in it refute.
  void refuted() {
    EnvelopeRow row{"refuted", BoundKind::refuted, promise_, false, std::nullopt, no_dimension, "Theorems 1 and 2"};
    std::optional<Tower> thresholds;
    if (shape_.thresholds) {
      thresholds = Tower{1, shape_.log2_points};
    } else if (shape_.dimension) {
      thresholds = Tower{0, *shape_.dimension > 0 ? std::floor(std::log2(*shape_.dimension)) : 0};
    }
    if (thresholds) {
      const GapClaims claims{goal_.epsilon, goal_.delta, goal_.alpha, goal_.beta};
      constexpr std::size_t most_examples = 6;
      std::size_t most = 0;
      for (std::size_t m = 1; m <= most_examples; ++m) {
        const std::size_t own = empirical_examples(m, goal_.epsilon, ConsequenceConstants::sharp);
        constexpr std::size_t most_own = 10;  // beyond, no tower that a double holds is refuted
        const auto result = own <= most_own ? consequence(own, claims, ConsequenceConstants::sharp) : std::nullopt;
        if (!result) {
          if (m == 1) row.missing = "Claim 22 leaves no step for these epsilon, delta, alpha and beta";
          break;
        }
        if (*thresholds < Tower::of_twos(result->first_height)) {
          row.missing = "nothing more below a tower of " + std::to_string(result->first_height) + " twos";
          row.examples = LargeCount{most > 0 ? std::log10(static_cast<double>(most)) : -HUGE_VAL, BigInteger(most)};
          break;
        }
        most = m;
        row.examples = LargeCount{std::log10(static_cast<double>(most)), BigInteger(most)};
      }
    }
    add(std::move(row));
  }

  void unknown() {
    const double log_failure = -std::log(to_double(goal_.delta)) - std::log(to_double(goal_.beta));
    const auto shape = [&](const char* name, bool is_lower, std::optional<double> value, const char* source) {
      EnvelopeRow row{name, BoundKind::unknown_constant, promise_, false, std::nullopt, "", source};
      if (value && *value > 0)
        row.examples = shape_of(*value), row.formula = value;
      else
        row.missing = value ? "0" : no_dimension;
      if (is_lower) row.source += ", from below";
      add(std::move(row));
    };
    std::optional<double> d;
    if (shape_.dimension) d = *shape_.dimension;
    // The fraction is exact and rounded once: 64/0.01 is 6400.
    const auto power_over = [&](unsigned power, const Rational& below) {
      const BigInteger above = boost::multiprecision::pow(BigInteger(static_cast<std::uint64_t>(*d)), power);
      return to_double(Rational(above) / below);
    };
    shape("lyu", false, d ? std::optional(power_over(5, goal_.epsilon * goal_.alpha) * log_failure) : d,
          "d^5 log(1/(delta beta))/(epsilon alpha), Lyu 2025");
    shape("ggkm", false, d ? std::optional(power_over(6, goal_.epsilon * goal_.alpha * goal_.alpha)) : d,
          "d^6/(epsilon alpha^2) [GGKM20]");
    if (shape_.thresholds) {
      const double star = log_star_of_power(shape_.log2_points);
      shape("thresholds-upper", false, std::pow(star, 1.5), "(log* |X|)^1.5 [KLM+20]");
      shape("thresholds-lower", true, star, "log* |X|, Theorem 1");
    }
    if (shape_.vc && *shape_.vc == 1)
      shape("vc-1", false, d ? std::optional<double>(log_star(Tower{0, *d})) : d, "log* d for VC dimension 1");
  }

  const EnvelopeClass& shape_;
  const EnvelopeGoal& goal_;
  EnvelopeRows options_;
  const Observer& observer_;
  const PrivacyPromise promise_{goal_.epsilon, goal_.delta};
  const PrivacyPromise pure_{goal_.epsilon, 0};  // of the mechanisms over H
  std::vector<EnvelopeRow> rows_;
};

}  // namespace

std::string_view to_string(BoundKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

bool EnvelopeRow::called_private() const { return promise && privacy_claim(promise, true, 0).is_private(); }

void EnvelopeGoal::validate() const {
  AccuracyGoal{0, epsilon, delta, alpha, beta}.validate();
  ErrorGoal{epsilon, alpha, beta}.validate();
}

EnvelopeClass envelope_class(const ClassFacts& facts) {
  EnvelopeClass shape;
  shape.hypotheses = HypothesisCount::of(facts.hypotheses);
  shape.log2_points = std::log2(static_cast<double>(facts.points));
  if (facts.littlestone.exact()) shape.dimension = facts.littlestone.lower;
  if (facts.vc.exact()) shape.vc = facts.vc.lower;
  shape.thresholds = facts.name.starts_with("thresholds:");
  return shape;
}

std::vector<EnvelopeRow> envelope_rows(const EnvelopeClass& shape, const EnvelopeGoal& goal, const EnvelopeRows& rows,
                                       const Observer& observer) {
  return envelope_rows(shape, goal, envelope_rows_planned(shape, goal, rows, observer), observer);
}

std::vector<EnvelopeRow> envelope_rows_planned(const EnvelopeClass& shape, const EnvelopeGoal& goal,
                                               const EnvelopeRows& rows, const Observer& observer) {
  goal.validate();
  return Rows(shape, goal, rows, observer).planned();
}

std::vector<EnvelopeRow> envelope_rows(const EnvelopeClass& shape, const EnvelopeGoal& goal,
                                       const std::vector<EnvelopeRow>& planned, const Observer& observer) {
  goal.validate();
  return Rows(shape, goal, {}, observer).all(planned);
}

const EnvelopeRow* cheapest_private(const std::vector<EnvelopeRow>& rows) {
  const EnvelopeRow* best = nullptr;
  for (const EnvelopeRow& row : rows) {
    if (row.kind != BoundKind::theorem || !row.promise || row.agnostic || !row.examples) continue;
    const auto less = [](const LargeCount& a, const LargeCount& b) {
      return a.exact && b.exact ? *a.exact < *b.exact : a.log10 < b.log10;
    };
    if (best == nullptr || less(*row.examples, *best->examples)) best = &row;
  }
  return best;
}

EnvelopeStudy run_envelope(const EnvelopeOptions& options, const Observer& observer) {
  options.goal.validate();
  EnvelopeStudy study;
  study.options = options;
  study.facts = class_facts(options.class_text, observer);
  study.rows = envelope_rows(envelope_class(study.facts), options.goal, options.rows, observer);
  return study;
}

Json envelope_row_to_json(const EnvelopeRow& row) {
  Json json = {{"name", row.name}};
  if (row.examples && row.kind == BoundKind::unknown_constant) {
    if (row.formula && std::isfinite(*row.formula))
      json["examples"] = *row.formula;
    else
      json["log10_examples"] = row.examples->log10;
  } else if (row.examples) {
    put_count(json, "examples", *row.examples);
  } else {
    json["examples"] = nullptr;
  }
  if (!row.missing.empty()) json[row.examples ? "note" : "why_not"] = row.missing;
  json["kind"] = to_string(row.kind);
  json["private"] = row.called_private();
  json["agnostic"] = row.agnostic;
  json["source"] = row.source;
  return json;
}

Json envelope_to_json(const EnvelopeStudy& study) {
  const ClassFacts& facts = study.facts;
  const EnvelopeGoal& goal = study.options.goal;
  Json json = {{"class", facts.name}};
  put_count(json, "hypotheses", {HypothesisCount::of(facts.hypotheses).log2 * std::log10(2.0), facts.hypotheses});
  json["points"] = facts.points;
  json["dimension"] = facts.littlestone.exact() ? Json(facts.littlestone.lower) : Json(nullptr);
  json["vc"] = facts.vc.exact() ? Json(facts.vc.lower) : Json(nullptr);
  json["epsilon"] = to_string(goal.epsilon);
  json["delta"] = to_string(goal.delta);
  json["alpha"] = to_string(goal.alpha);
  json["beta"] = to_string(goal.beta);
  json["rows"] = Json::array();
  for (const EnvelopeRow& row : study.rows) json["rows"].push_back(envelope_row_to_json(row));
  const EnvelopeRow* best = cheapest_private(study.rows);
  json["cheapest"] = best != nullptr ? Json(best->name) : Json(nullptr);
  return json;
}

}  // namespace littlestone
