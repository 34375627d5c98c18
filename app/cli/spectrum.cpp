// SPDX-License-Identifier: GPL-3.0-or-later
// spectrum: the exact distribution of SOA(S∘T) at each tournament level.
#include <cmath>
#include <ostream>

#include "app/cli/counted.hpp"
#include "app/cli/shared_options.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/tournament/cap_law.hpp"
#include "core/tournament/spectrum.hpp"

namespace littlestone::cli {
namespace {

void configure_spectrum(Options& options) {
  add_field_options(options, FieldGroup::distribution);
  add_field_option(options, "auxiliary");
  add_option(options, "levels", "Highest level k (default Ldim).", "k");
  add_field_option(options, "cap");
}

constexpr const char* undefined_reason = "below it f0 = f1 always, so the tournament is never decided";

// How often each level is reached under the cap --cap, and how often it fails; none without one.
std::vector<CapChance> chances_of(const Call& call, Scenario& scenario, const Spectrum& spectrum) {
  if (!call.has("cap")) return {};
  read_field_option(call, "cap", scenario);
  std::vector<double> collisions;
  for (std::size_t k = 0; k + 1 < spectrum.levels.size(); ++k) {
    collisions.push_back(spectrum.levels[k].defined ? spectrum.levels[k].collision : 1);
  }
  const std::uint64_t n = scenario.constants.auxiliary;
  if (auto chances = chances_under_cap(collisions, n, scenario.constants.cap)) return *std::move(chances);
  throw InputError("cap", call.text("cap"), rules::between(0, 2 * n * (most_pairs_of_blocks + 1) - 1));
}

int run_spectrum_command(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(0, "class"));
  call.expect_positionals(1);
  Scenario scenario = scenario_of_class(call.positional(0, "class"));
  read_field_options(call, FieldGroup::distribution, scenario);
  read_field_option(call, "auxiliary", scenario);
  const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  const Observer observer = progress_observer(call.err());
  SoaAutomaton soa(concept_class, observer);
  const int dimension = soa.dimension(SoaAutomaton::start());
  SpectrumOptions options;
  options.auxiliary = scenario.constants.auxiliary;
  options.levels = dimension;
  if (call.has("levels")) {
    const std::uint64_t levels = call.whole("levels");
    if (levels > 64) throw InputError("levels", call.text("levels"), rules::between(0, 64));
    options.levels = static_cast<int>(levels);
  }
  const Spectrum spectrum = exact_spectrum(soa, distribution, options, observer);
  if (spectrum.ended == Ended::stopped) {
    call.err() << "stopped after " << spectrum.levels.size() << " levels\n";
    return exit_stopped;
  }
  const std::vector<CapChance> chances = chances_of(call, scenario, spectrum);
  // [ABLMM §5.2.2] step 2: from the level after one with a frequent f on, D_k counts as undefined in the paper's sense.
  const std::vector<double> paper(static_cast<std::size_t>(dimension) + 1, std::exp2(-std::exp2(dimension + 2)));
  const auto stable = first_stable_level(spectrum, paper);
  const std::string limit = "needs more than " + std::to_string(options.most_states) + " states of the SOA";

  if (call.json()) {
    Json json = {{"class", concept_class.name()}, {"littlestone", dimension}, {"auxiliary", options.auxiliary}};
    if (!chances.empty()) json["cap"] = scenario.constants.cap;
    json["levels"] = Json::array();
    for (const SpectrumLevel& level : spectrum.levels) {
      Json entry = {{"level", level.level}, {"defined", level.defined}};
      if (level.defined) {
        entry["collision"] = level.collision;
        entry["rho"] = level.rho;
        entry["largest"] = level.largest();
        entry["expected_blocks"] = level.expected_blocks;
        entry["states"] = level.states;
      } else {
        entry["collision"] = nullptr;
        entry["rho"] = nullptr;
        entry["reason"] = undefined_reason;
      }
      if (!chances.empty()) {
        const CapChance& chance = chances[static_cast<std::size_t>(level.level)];
        entry["reach"] = chance.reach;
        entry["fail"] = chance.fail;
      }
      entry["hypotheses"] = Json::array();
      for (const PredictorMass& predictor : level.predictors) {
        Json row = {{"labels", predictor.labels.to_string()}, {"probability", predictor.probability}};
        if (const std::string name = concept_class.name_of(predictor.labels); !name.empty()) row["name"] = name;
        entry["hypotheses"].push_back(std::move(row));
      }
      json["levels"].push_back(std::move(entry));
    }
    json["first_stable_level_paper"] = stable ? Json(*stable) : Json(nullptr);
    json["limited_at_level"] = spectrum.limited ? Json(*spectrum.limited) : Json(nullptr);
    if (spectrum.limited) json["limit"] = limit;
    call.print(json);
    return exit_done;
  }
  std::ostream& out = call.out();
  out << harmless(concept_class.name()) << ", Ldim " << dimension << ", blocks of " << options.auxiliary
      << " examples\n";
  for (const SpectrumLevel& level : spectrum.levels) {
    out << "\nlevel " << level.level << ": ";
    if (!level.defined) {
      out << "undefined: " << undefined_reason << '\n';
      continue;
    }
    out << counted(level.predictors.size(), "predictor", "predictors") << ", collision probability " << level.collision
        << ", rho " << level.rho << ", " << level.expected_blocks << " blocks expected\n";
    if (!chances.empty()) {
      const CapChance& chance = chances[static_cast<std::size_t>(level.level)];
      out << "  within " << scenario.constants.cap << " examples with chance " << chance.reach
          << ", else Fail: " << chance.fail << '\n';
    }
    constexpr std::size_t shown = 8;
    for (std::size_t i = 0; i < std::min(shown, level.predictors.size()); ++i) {
      const PredictorMass& predictor = level.predictors[i];
      const std::string name = concept_class.name_of(predictor.labels);
      out << "  " << predictor.labels.to_string() << "  " << predictor.probability
          << (name.empty() ? "  (not in the class)" : "  = " + name) << '\n';
    }
    if (level.predictors.size() > shown) out << "  and " << level.predictors.size() - shown << " more\n";
  }
  if (spectrum.limited) out << "\nlevel " << *spectrum.limited << " is not computed: it " << limit << '\n';
  if (stable) {
    out << "\nlevel " << *stable
        << " is the first with a predictor above the paper's 2^-2^(d+2); the paper leaves the levels "
        << "above it undefined\n";
  }
  return exit_done;
}

}  // namespace

extern const Subcommand spectrum_command = {
    "spectrum", "CLASS [--marginal M --target I --auxiliary n --levels k --cap N]",
    "the exact law of SOA(S∘T) at each level", configure_spectrum, run_spectrum_command};

}  // namespace littlestone::cli
