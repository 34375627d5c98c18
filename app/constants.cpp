// SPDX-License-Identifier: GPL-3.0-or-later
// constants: the table for which Theorem 3 is proved, as the paper has it or sharp.
#include <cmath>
#include <ostream>

#include "app/command_line.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  add_option(parser, "dimension", "Littlestone dimension d of the class.", "d");
  add_option(parser, "epsilon", "Privacy loss, above 0 (default 1).", "number");
  add_option(parser, "delta", "Chance the privacy loss is larger (default 1e-6).", "number");
  add_option(parser, "alpha", "Error allowed (default 0.1).", "number");
  add_option(parser, "beta", "Chance to miss alpha (default 0.1).", "number");
  add_option(parser, "constants", "sharp (default) or paper.", "kind");
}

// Whole numbers that a JSON reader may not hold are strings; unknown ones are null.
Json whole_json(const LargeCount& count) {
  if (!count.exact) return nullptr;
  if (*count.exact <= std::numeric_limits<std::uint64_t>::max()) return count.exact->convert_to<std::uint64_t>();
  return count.exact->str();
}

Json log_json(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

int run(const Call& call) {
  call.expect_positionals(0);
  if (!call.has("dimension")) throw InputError("dimension", "", "is missing; --help shows the usage");
  AccuracyGoal goal;
  const std::uint64_t dimension = call.whole("dimension");
  if (dimension > 60) throw InputError("dimension", call.text("dimension"), "must be from 0 to 60");
  goal.dimension = static_cast<int>(dimension);
  const auto rational = [&](const char* field, Rational& value) {
    if (call.has(field)) value = parse_rational(field, call.text(field));
  };
  rational("epsilon", goal.epsilon);
  rational("delta", goal.delta);
  rational("alpha", goal.alpha);
  rational("beta", goal.beta);
  ConstantsKind kind = ConstantsKind::sharp;
  if (call.has("constants")) kind = parse_constants_kind("constants", call.text("constants"));
  if (kind == ConstantsKind::custom)
    throw InputError("constants", "custom", "must be paper or sharp: custom ones are yours");
  const LearnerConstants constants = kind == ConstantsKind::sharp ? sharp_constants(goal) : paper_constants(goal);

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
    json["threshold"] = constants.threshold;
    json["zeta"] = constants.loss_share;
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
      out << constants.thresholds[k];
    } else {
      out << "10^" << constants.log10_thresholds[k];
    }
    out << ", weight " << weights[k] << '\n';
  }
  out << "eta:        ";
  if (constants.eta > 0) {
    out << constants.eta << '\n';
  } else {
    out << "10^" << constants.log10_eta << '\n';
  }
  line("n:          ", constants.auxiliary);
  line("N:          ", constants.cap);
  line("batches:    ", constants.batches);
  line("selection:  ", constants.selection);
  line("examples:   ", constants.total);
  return exit_done;
}

}  // namespace

const Subcommand constants_command = {
    "constants", "--dimension d [--epsilon E --delta D --alpha A --beta B --constants paper|sharp]",
    "the constants for which Theorem 3 is proved", configure, run};

}  // namespace littlestone::app
