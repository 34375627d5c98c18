// SPDX-License-Identifier: GPL-3.0-or-later
// histogram: one release of the stable histogram, and its exact law.
#include <ostream>

#include "app/cli/draws.hpp"
#include "app/cli/shared_options.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/accounting.hpp"
#include "core/privacy/stable_histogram.hpp"
#include "core/random/engine.hpp"

namespace littlestone::cli {
namespace {

Json json_of(const std::optional<std::uint64_t>& votes) { return votes ? Json(*votes) : Json(nullptr); }

Json json_of(const std::vector<std::optional<std::int64_t>>& released) {
  Json json = Json::array();
  for (const auto& noisy : released) json.push_back(noisy ? Json(*noisy) : Json(nullptr));
  return json;
}

std::string words_of(const std::optional<std::uint64_t>& votes, const char* none) {
  return votes ? "an item with " + std::to_string(*votes) + (*votes == 1 ? " vote" : " votes") : none;
}

constexpr std::size_t most_for_neighbours = 300;

void configure(Options& options) {
  add_option(options, "counts", "The true counts: 40,3,1.", "c0,c1,…");
  add_field_option(options, "epsilon");
  add_field_option(options, "delta");
  add_option(options, "at", "Where to take the divergence from the neighbours (default: epsilon).", "number");
  add_draws_options(options, "Seed of the noise, 0 to 2^64 - 1 (default 1).");
}

int run(const Call& call) {
  call.expect_positionals(0);
  if (!call.has("counts")) throw InputError("counts", "", rules::missing_counts());
  const std::vector<std::uint64_t> counts = parse_counts("counts", call.text("counts"));
  Scenario promised;
  read_field_option(call, "epsilon", promised);
  read_field_option(call, "delta", promised);
  const StableHistogram histogram(promised.epsilon, promised.delta);
  const Draws draws = read_draws(call);
  const auto release = [&](std::uint64_t i) {
    Engine engine = draws.stream(i).child("histogram command").engine();
    std::vector<std::optional<std::int64_t>> released;
    released.reserve(counts.size());
    for (const std::uint64_t count : counts) released.push_back(histogram.release(count, engine));
    return released;
  };
  if (draws.alone()) {
    return print_draws(call, draws, [&](std::uint64_t i) { return Json{{"released", json_of(release(i))}}; });
  }
  const std::vector<std::optional<std::int64_t>> released = release(0);

  // Beside the draw, its exact law: how far away the furthest neighbouring histogram is.
  const Rational at = call.has("at") ? parse_rational("at", call.text("at")) : histogram.epsilon();
  if (at < 0) throw InputError("at", to_string(at), rules::not_below_0());
  const std::optional<WorstMove> worst =
      counts.size() <= most_for_neighbours ? std::optional(worst_move(histogram, counts, at)) : std::nullopt;

  if (call.json()) {
    Json json = {{"epsilon", to_string(histogram.epsilon())},
                 {"delta", to_string(histogram.delta())},
                 {"threshold", histogram.threshold()},
                 {"released", json_of(released)},
                 {"release_probability", Json::array()}};
    for (const std::uint64_t count : counts) {
      json["release_probability"].push_back(histogram.release_probability(count));
    }
    if (worst) {
      json["hockey_stick"] = {{"epsilon", to_string(at)},
                              {"delta", worst->divergence.larger()},
                              {"neighbour", {{"from", json_of(worst->move.from)}, {"to", json_of(worst->move.to)}}}};
    }
    json["seed"] = std::to_string(draws.seed);
    call.print(json);
    return exit_done;
  }
  call.out() << "threshold T: " << histogram.threshold() << '\n';
  for (std::size_t i = 0; i < counts.size(); ++i) {
    call.out() << "count " << counts[i] << ": ";
    if (released[i]) {
      call.out() << "released as " << *released[i];
    } else {
      call.out() << "withheld";
    }
    call.out() << " (released with probability " << histogram.release_probability(counts[i]) << ")\n";
  }
  if (worst) {
    call.out() << "hockey-stick divergence at epsilon " << to_string(at) << ": " << worst->divergence.larger()
               << " for the furthest neighbour (one vote moves from " << words_of(worst->move.from, "Fail") << " to "
               << words_of(worst->move.to, "Fail") << "), promised " << to_string(histogram.delta()) << " at epsilon "
               << to_string(histogram.epsilon()) << '\n';
  }
  return exit_done;
}

}  // namespace

extern const Subcommand histogram_command = {
    "histogram", "--counts 40,3,1 --epsilon E --delta D [--at E] [--seed S | --release] [--draws N]",
    "one stable-histogram release and its exact law", configure, run};

}  // namespace littlestone::cli
