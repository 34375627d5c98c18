// SPDX-License-Identifier: GPL-3.0-or-later
// constants: the table for which Theorem 3 is proved, as the paper has it or sharp, and those of the lean learner and of
// the chain learner.
#include <cmath>
#include <limits>
#include <ostream>
#include <set>
#include <sstream>

#include "app/cli/shared_options.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rational.hpp"
#include "core/base/rules.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/privacy/partition_selection.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone::cli {
namespace {

void configure_constants(Options& options) {
  add_option(options, "dimension", "Littlestone dimension d of the class.", "d");
  add_field_options(options, FieldGroup::goal);
  add_option(options, "constants", "sharp (default), paper, or lean or chain: other learners.", "kind");
  add_field_option(options, "list-by");
  add_field_option(options, "on-fail");
  add_option(options, "choosing", "How lean chooses from the votes: N (default) or E.", "rule");
}

// Whole numbers that a JSON reader may not hold are strings.
Json whole_json(const BigInteger& value) {
  if (value <= std::numeric_limits<std::uint64_t>::max()) return value.convert_to<std::uint64_t>();
  return value.str();
}

// Whole numbers that a JSON reader may not hold are strings; unknown ones are null.
Json whole_json(const LargeCount& count) {
  if (!count.exact) return nullptr;
  if (*count.exact <= std::numeric_limits<std::uint64_t>::max()) return count.exact->convert_to<std::uint64_t>();
  return count.exact->str();
}

Json log_json(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

Json checks_json(const std::vector<LeanCheck>& checks) {
  Json json = Json::array();
  for (const LeanCheck& check : checks) {
    json.push_back({{"number", check.number},
                    {"meaning", check.meaning},
                    {"left", check.left},
                    {"right", check.right},
                    {"holds", check.holds}});
  }
  return json;
}

/// `equal`: the numbers of those that are equations.
void print_checks(std::ostream& out, const std::vector<LeanCheck>& checks, const std::set<std::string>& equal) {
  for (const LeanCheck& check : checks) {
    out << '(' << check.number << ") " << upper_text(check.left) << (equal.contains(check.number) ? " = " : " <= ")
        << upper_text(check.right) << (check.holds ? "" : "  DOES NOT HOLD") << "  " << check.meaning << '\n';
  }
}

Json lean_json(const LeanConstants& constants, const std::vector<LeanCheck>& checks) {
  const AccuracyGoal& goal = constants.goal;
  const bool items = constants.variant == LeanVariant::items && goal.dimension > 1;
  Json json = {{"constants", "lean"},
               {"dimension", goal.dimension},
               {"epsilon", to_string(goal.epsilon)},
               {"delta", to_string(goal.delta)},
               {"alpha", to_string(goal.alpha)},
               {"beta", to_string(goal.beta)},
               {"choosing", to_string(constants.choosing)},
               {"choosing_delta", to_string(constants.delta_of_choosing())},
               {"variant", to_string(constants.variant)},
               {"total", whole_json(constants.total)},
               {"batches", constants.batches},
               {"batch", constants.batch},
               {"selection", constants.selection},
               {"repetitions", constants.repetitions},
               {"opponents", constants.opponents},
               {"cap", constants.cap},
               {"gap", constants.gap},
               {"probability", constants.probability},
               {"thetas", constants.thetas},
               {"zeta", items ? Json(constants.loss_share) : Json(nullptr)},
               {"low_bound", constants.low_bound},
               {"top_bound", constants.top_bound},
               {"list_bound", constants.list_bound}};
  if (constants.choosing == LeanChoosing::noisy) {
    json["bar"] = constants.bar;
  } else {
    json["bar"] = nullptr;
    json["vote_share"] = to_string(constants.vote_share);
    json["bottom_weight"] = constants.weights.bottom.str();
    json["weights"] = Json::array();
    for (const BigInteger& weight : constants.weights.by_votes) json["weights"].push_back(weight.str());
  }
  json["checks"] = checks_json(checks);
  return json;
}

template <class Number>
std::string joined(const std::vector<Number>& numbers) {
  std::ostringstream text;
  for (const Number& number : numbers) {
    text << (text.tellp() > 0 ? ", " : "");
    if constexpr (std::is_floating_point_v<Number>) {
      text << upper_text(number);
    } else {
      text << number;
    }
  }
  return text.str();
}

void print_lean(std::ostream& out, const LeanConstants& constants, const std::vector<LeanCheck>& checks) {
  const AccuracyGoal& goal = constants.goal;
  out << "lean constants for Ldim " << goal.dimension << ", epsilon " << to_string(goal.epsilon) << ", delta "
      << to_string(goal.delta) << ", alpha " << to_string(goal.alpha) << ", beta " << to_string(goal.beta)
      << ", choosing " << to_string(constants.choosing);
  if (constants.choosing_delta) out << " with delta " << to_string(*constants.choosing_delta);
  out << '\n';
  if (goal.dimension > 0) {
    out << "batches:    " << constants.batches << " of " << constants.batch << " examples, variant "
        << to_string(constants.variant) << '\n';
    out << "selection:  " << constants.selection << ", " << constants.gap << " errors cost nothing\n";
    if (!constants.repetitions.empty()) out << "repetitions " << joined(constants.repetitions) << '\n';
    if (!constants.opponents.empty()) out << "opponents:  " << joined(constants.opponents) << '\n';
    out << "list bound: " << constants.list_bound << '\n';
    if (constants.choosing == LeanChoosing::noisy) {
      out << "bar:        " << constants.bar << '\n';
    } else {
      out << "bottom:     weight " << constants.weights.bottom << ", h1 " << to_string(constants.vote_share) << '\n';
    }
    out << "cap:        " << constants.cap << " votes\n";
    out << "p:          " << lower_text(constants.probability) << '\n';
    if (!constants.thetas.empty()) out << "thetas:     " << joined(constants.thetas) << '\n';
  }
  out << "examples:   " << constants.total << '\n';
  print_checks(out, checks, {"1", "15"});
}

int run_lean(const Call& call, const AccuracyGoal& goal) {
  LeanChoosing choosing = LeanChoosing::noisy;
  if (call.has("choosing")) choosing = parse_lean_choosing("choosing", call.text("choosing"));
  const LeanConstants constants = lean_constants(goal, choosing);
  const std::vector<LeanCheck> checks = verify(constants);
  if (call.json()) {
    call.print(lean_json(constants, checks));
  } else {
    print_lean(call.out(), constants, checks);
  }
  return exit_done;
}

Json chain_json(const ChainConstants& constants, const std::vector<LeanCheck>& checks) {
  const AccuracyGoal& goal = constants.goal;
  Json json = {{"constants", "chain"},
               {"dimension", goal.dimension},
               {"epsilon", to_string(goal.epsilon)},
               {"delta", to_string(goal.delta)},
               {"alpha", to_string(goal.alpha)},
               {"beta", to_string(goal.beta)},
               {"total", constants.examples},
               {"span", constants.span},
               {"cap", constants.cap},
               {"gap", constants.gap},
               {"zeta", constants.loss_share},
               {"names", constants.names},
               {"list_bound", constants.list_bound},
               {"places", constants.places},
               {"bar", constants.bar},
               {"cells", Json::array()}};
  for (const ChainCell& cell : constants.cells) {
    json["cells"].push_back({{"from", to_string(cell.from)},
                             {"to", to_string(cell.to)},
                             {"least_score", cell.least_score},
                             {"thetas", cell.thetas}});
  }
  json["checks"] = checks_json(checks);
  return json;
}

void print_chain(std::ostream& out, const ChainConstants& constants, const std::vector<LeanCheck>& checks) {
  const AccuracyGoal& goal = constants.goal;
  out << "chain constants for Ldim " << goal.dimension << ", epsilon " << to_string(goal.epsilon) << ", delta "
      << to_string(goal.delta) << ", alpha " << to_string(goal.alpha) << ", beta " << to_string(goal.beta) << '\n';
  out << "runs:       of at most " << constants.span << " examples, " << constants.cap << " of them count\n";
  out << "errors:     " << constants.gap << " on all examples cost nothing\n";
  out << "list bound: " << constants.list_bound << '\n';
  out << "places:     " << constants.places << '\n';
  out << "bar:        " << constants.bar << '\n';
  out << "cells:      " << constants.cells.size() << " of the loss of f0, from alpha to 1\n";
  out << "examples:   " << constants.examples << '\n';
  print_checks(out, checks, {"1", "2"});
}

int run_chain(const Call& call, const AccuracyGoal& goal) {
  const ChainConstants constants = chain_constants(goal);
  const std::vector<LeanCheck> checks = verify(constants);
  call.json() ? call.print(chain_json(constants, checks)) : print_chain(call.out(), constants, checks);
  return exit_done;
}

int run_constants_command(const Call& call) {
  call.expect_positionals(0);
  if (!call.has("dimension")) throw InputError("dimension", "", rules::missing_argument());
  const std::uint64_t dimension = call.whole("dimension");
  if (dimension > 60) throw InputError("dimension", call.text("dimension"), rules::between(0, 60));
  Scenario scenario;
  read_field_options(call, FieldGroup::goal, scenario);
  const AccuracyGoal goal = goal_of(scenario, static_cast<int>(dimension));
  for (const char* option : {"list-by", "on-fail"}) {
    if (!call.has(option)) continue;
    if (call.text("constants", "sharp") != "sharp") {
      throw InputError(option, call.text(option), rules::needs_sharp_constants());
    }
    read_field_option(call, option, scenario);
  }
  const ListRule list_by = scenario.constants.list_by;
  const OnFail on_fail = scenario.constants.on_fail;
  if (call.has("constants") && call.text("constants") == "lean") return run_lean(call, goal);
  if (call.has("constants") && call.text("constants") == "chain") {
    if (call.has("choosing")) throw InputError("choosing", call.text("choosing"), rules::for_lean_constants());
    return run_chain(call, goal);
  }
  if (call.has("choosing")) throw InputError("choosing", call.text("choosing"), rules::for_lean_constants());
  ConstantsKind kind = ConstantsKind::sharp;
  if (call.has("constants")) kind = parse_constants_kind("constants", call.text("constants"));
  if (kind == ConstantsKind::custom) throw InputError("constants", "custom", rules::proved_constants());
  const LearnerConstants constants =
      kind == ConstantsKind::sharp ? sharp_constants(goal, list_by, on_fail) : paper_constants(goal);
  const bool names = list_by == ListRule::partition_selection;
  const std::uint64_t even_chance = names ? PartitionSelection(goal.epsilon, goal.delta).even_chance() : 0;

  std::vector<double> weights;
  Rational sum = 0;
  for (const Rational& level : constants.levels) sum += level;
  for (const Rational& level : constants.levels) weights.push_back(to_double(Rational(level / sum)));
  if (call.json()) {
    Json json = {{"constants", to_string(kind)},       {"dimension", goal.dimension},
                 {"epsilon", to_string(goal.epsilon)}, {"delta", to_string(goal.delta)},
                 {"alpha", to_string(goal.alpha)},     {"beta", to_string(goal.beta)}};
    json["tau"] = constants.thresholds;
    json["log10_tau"] = constants.log10_thresholds;
    json["weights"] = weights;
    json["exact_weights"] = Json::array();
    for (const Rational& level : constants.levels) json["exact_weights"].push_back(to_string(level));
    json["eta"] = constants.eta;
    json["auxiliary"] = whole_json(constants.auxiliary);
    json["cap"] = whole_json(constants.cap);
    json["batches"] = whole_json(constants.batches);
    json["selection"] = whole_json(constants.selection);
    json["total"] = whole_json(constants.total);
    json["log10_eta"] = constants.log10_eta;
    json["log10_auxiliary"] = log_json(constants.auxiliary.log10);
    json["log10_cap"] = log_json(constants.cap.log10);
    json["log10_batches"] = log_json(constants.batches.log10);
    json["log10_selection"] = log_json(constants.selection.log10);
    json["log10_total"] = log_json(constants.total.log10);
    if (names) {
      json["list_by"] = to_string(list_by);
      json["even_chance"] = even_chance;
    } else {
      json["threshold"] = constants.threshold;
    }
    if (on_fail == OnFail::soa) json["on_fail"] = to_string(on_fail);
    json["zeta"] = constants.loss_share;
    // The paper's proof leaves the factors of k and n' open.
    if (kind == ConstantsKind::paper) json["own_factors"] = {"batches", "selection"};
    if (kind == ConstantsKind::sharp) {
      json["few_errors"] = constants.few_errors;
      json["many_errors"] = constants.many_errors;
      json["verified"] = Json::array();
      for (const CheckedInequality& check : verify(constants)) {
        json["verified"].push_back(
            {{"inequality", check.name}, {"left", check.left}, {"right", check.right}, {"holds", check.holds}});
      }
    }
    call.print(json);
    return exit_done;
  }
  std::ostream& out = call.out();
  const auto line = [&](const char* name, const LargeCount& count) {
    out << name << (count.exact ? count.exact->str() : "about 10^" + Json(count.log10).dump()) << '\n';
  };
  out << to_string(kind) << " constants for Ldim " << goal.dimension << ", epsilon " << to_string(goal.epsilon)
      << ", delta " << to_string(goal.delta) << ", alpha " << to_string(goal.alpha) << ", beta " << to_string(goal.beta)
      << '\n';
  for (std::size_t k = 0; k < weights.size(); ++k) {
    out << "level " << k << ":    tau ";
    if (constants.thresholds[k] > 0) {
      out << lower_text(constants.thresholds[k]);
    } else {
      out << "10^" << lower_text(constants.log10_thresholds[k]);
    }
    out << ", weight " << weights[k] << '\n';
  }
  out << "eta:        ";
  if (constants.eta > 0) {
    out << lower_text(constants.eta) << '\n';
  } else {
    out << "10^" << lower_text(constants.log10_eta) << '\n';
  }
  line("n:          ", constants.auxiliary);
  line("N:          ", constants.cap);
  line("batches:    ", constants.batches);
  line("selection:  ", constants.selection);
  line("examples:   ", constants.total);
  if (kind == ConstantsKind::paper) {
    out << "own:        the factors of batches and selection, which the paper's proof leaves open\n";
  }
  if (on_fail == OnFail::soa) out << "on fail:    SOA(T): a batch whose tournament passes N votes all the same\n";
  if (names) {
    out << "list by:    partition selection, an even chance from " << even_chance
        << " votes (laplace: " << StableHistogram(goal.epsilon, goal.delta).threshold() << ")\n";
  }
  return exit_done;
}

}  // namespace

extern const Subcommand constants_command = {
    "constants",
    "--dimension d [--epsilon E --delta D --alpha A --beta B --constants paper|sharp|lean|chain --choosing E|N]",
    "the constants for which Theorem 3 is proved", configure_constants, run_constants_command};

}  // namespace littlestone::cli
