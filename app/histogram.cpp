// SPDX-License-Identifier: GPL-3.0-or-later
// histogram: one release of the stable histogram, and its exact law.
#include <ostream>

#include "app/command_line.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  add_option(parser, "counts", "The true counts: 40,3,1.", "c0,c1,…");
  add_option(parser, "epsilon", "Privacy loss, above 0 (default 1).", "number");
  add_option(parser, "delta", "Chance the privacy loss is larger (default 1e-6).", "number");
  add_option(parser, "seed", "Seed of the noise, 0 to 2^64 - 1 (default 1).", "seed");
}

int run(const Call& call) {
  call.expect_positionals(0);
  const std::vector<std::uint64_t> counts = parse_counts("counts", call.text("counts"));
  const StableHistogram histogram(parse_rational("epsilon", call.has("epsilon") ? call.text("epsilon") : "1"),
                                  parse_rational("delta", call.has("delta") ? call.text("delta") : "1e-6"));
  const std::uint64_t seed = call.has("seed") ? call.whole("seed") : 1;
  Engine engine = SeedTree(seed).child("histogram").engine();
  std::vector<std::optional<std::int64_t>> released;
  for (const std::uint64_t count : counts) released.push_back(histogram.release(count, engine));

  if (call.json()) {
    Json json = {{"epsilon", to_string(histogram.epsilon())},
                 {"delta", to_string(histogram.delta())},
                 {"threshold", histogram.threshold()},
                 {"released", Json::array()},
                 {"release_probability", Json::array()}};
    for (std::size_t i = 0; i < counts.size(); ++i) {
      json["released"].push_back(released[i] ? Json(*released[i]) : Json(nullptr));
      json["release_probability"].push_back(histogram.release_probability(counts[i]));
    }
    json["seed"] = std::to_string(seed);
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
  return exit_done;
}

}  // namespace

const Subcommand histogram_command = {"histogram", "--counts 40,3,1 --epsilon E --delta D [--seed S]",
                                      "one stable-histogram release and its exact law", configure, run};

}  // namespace littlestone::app
