// SPDX-License-Identifier: GPL-3.0-or-later
// refute: what an attack's success says about privacy, and which domains refute a number of examples.
#include <cmath>
#include <ostream>

#include "app/cli/lower_bound.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/rules.hpp"
#include "core/study/refute/refute_study.hpp"

namespace littlestone::cli {
namespace {

const RowNames& refute_rows() {
  static const RowNames names = {"examples", "epsilon", "delta", "alpha", "beta", "form", "height", "top"};
  return names;
}

void configure_refute(Options& options) {
  add_option(options, "draws", "D, draws of the attack, 1 to 10^9.", "D");
  add_option(options, "comparisons", "T, comparisons of the attack, 1 to 10^6.", "T");
  add_option(options, "success", "s, probability that the attack finds the hidden example, 0 to 1.", "s");
  add_row_options(options, refute_rows());
}

Rational rational(const Call& call, const char* option) {
  if (!call.has(option)) throw InputError(option, "", rules::is_missing());
  return parse_rational(option, call.text(option));
}

// Every digit: the least epsilon is rounded down already, and JSON has the same digits.
std::string all_digits(double value) {
  constexpr double whole = 1e15;
  if (value == std::floor(value) && std::abs(value) < whole) return std::to_string(static_cast<std::int64_t>(value));
  return nlohmann::json(value).dump();
}

// What lies above a tower that is written so lies above the tower itself.
void print_tower(std::ostream& out, const Tower& tower) {
  const Tower reduced = tower.reduced();
  for (unsigned i = 0; i < reduced.height; ++i) out << "2^";
  out << upper_text(reduced.top);
}

int refute_attack(const Call& call) {
  RefuteOptions options;
  for (const char* needed : {"draws", "comparisons"})
    if (!call.has(needed)) throw InputError(needed, "", rules::is_missing());
  options.draws = call.whole("draws");
  const std::uint64_t comparisons = call.whole("comparisons");
  if (comparisons > 1'000'000) throw InputError("comparisons", call.text("comparisons"), rules::between(1, 1000000));
  options.comparisons = static_cast<unsigned>(comparisons);
  options.success = rational(call, "success");
  options.epsilon = rational(call, "epsilon");
  if (call.has("delta")) options.delta = parse_rational("delta", call.text("delta"));
  const Refutation result = run_refute(options);
  if (call.json()) {
    call.print(refutation_to_json(options, result));
    return exit_done;
  }
  call.out() << "claim:       (" << to_string(options.epsilon) << ", " << to_string(options.delta) << ")-private; "
             << options.comparisons << " comparisons of " << options.draws << " draws succeed with "
             << to_string(options.success) << '\n'
             << "exact:       log2 of 2^T beta_D(s) is " << lower_text(result.log2_product) << ": "
             << (result.possible ? "possible" : "refuted") << '\n'
             << "the paper's: s - D delta <= e^(epsilon D) 2^-T: " << (result.paper_possible ? "possible" : "refuted")
             << '\n'
             << "least:       ";
  if (!result.least_epsilon)
    call.out() << "no learner with this success is private, whatever epsilon is\n";
  else if (*result.least_epsilon > 0)
    call.out() << "no learner with this success is private for an epsilon of " << all_digits(*result.least_epsilon)
               << " or below\n";
  else
    call.out() << "even epsilon 0 is consistent with this success\n";
  if (result.largest_comparisons)
    call.out() << "largest:     " << all_digits(*result.largest_comparisons)
               << " comparisons with this success are possible, no more\n";
  else
    call.out() << "largest:     every number of comparisons is possible with this success\n";
  return exit_done;
}

int refute_examples(const Call& call) {
  for (const char* other : {"draws", "comparisons", "success"})
    if (call.has(other)) throw InputError(other, call.text(other), rules::extra_argument());
  LowerBoundScenario scenario;
  // m may be larger here than where it is searched for.
  RowNames given = refute_rows();
  std::erase(given, "examples");
  read_rows(call, given, scenario);
  scenario.examples = call.whole("examples");
  const ConsequenceStudy study = run_consequence(scenario);
  if (call.json()) {
    call.print(consequence_to_json(study));
    return exit_done;
  }
  std::ostream& out = call.out();
  out << "claim:       " << scenario.examples << " examples, (" << to_string(scenario.epsilon) << ", "
      << to_string(study.delta) << ")-private, error " << to_string(scenario.alpha) << " but for "
      << to_string(scenario.beta);
  if (study.sample_examples != scenario.examples)
    out << "; as a learner of its own sample: " << study.sample_examples
        << " examples (paper: " << study.paper_sample_examples << ')';
  out << '\n';
  const char* const what = study.added_height > 0 ? "Littlestone dimension" : "number of points";
  if (study.sharp) {
    const Consequence& c = *study.sharp;
    out << "privacy:     steps of " << lower_text(c.least_step) << " or more; " << c.comparisons << " comparisons of "
        << c.draws << " draws succeed with " << lower_text(c.success) << " or more; log2 of 2^T beta_D(s) is "
        << lower_text(c.log2_product) << "; so at most " << c.largest_set << " homogeneous points\n"
        << "Ramsey:      3 q log2 q = 2^" << upper_text(c.log2_ramsey) << "; logarithms must leave more than ";
    print_tower(out, c.leaves);
    out << "\nrefuted:     a " << what << " of a tower of " << c.first_height + study.added_height << " twos or more\n";
  } else {
    out << "privacy:     Claim 22 leaves no step here: nothing is refuted\n";
  }
  if (study.paper)
    out << "the paper's: " << study.paper->comparisons << " comparisons of " << study.paper->draws
        << " draws; refuted from a tower of " << study.paper->first_height + study.added_height
        << " twos on, for delta " << to_string(study.paper->delta) << '\n';
  else
    out << "the paper's: does not apply: " << study.paper_missing->what() << '\n';
  const double left_of_lemma_21 = 2.0 / 3 - study.lemma_21_loss;
  out << "Lemma 21:    its last line needs 2/3 - D delta >= 1/2; D delta is " << lower_text(study.lemma_21_loss) << ": "
      << lower_text(left_of_lemma_21) << (left_of_lemma_21 >= 0.5 ? " >= " : " < ") << "0.5\n"
      << "the tower:   ";
  print_tower(out, study.tower);
  out << (study.refuted ? " is refuted\n" : " is not refuted\n");
  return exit_done;
}

int run_refute_command(const Call& call) {
  call.expect_positionals(0);
  return call.has("examples") ? refute_examples(call) : refute_attack(call);
}

}  // namespace

extern const Subcommand refute_command = {
    "refute", "(--draws D --comparisons T --success s --epsilon E --delta D | --examples m [--epsilon E --delta D])",
    "what an attack refutes, and domains that refute m examples", configure_refute, run_refute_command};

}  // namespace littlestone::cli
