// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/draws.hpp"

#include <chrono>
#include <ostream>

#include "core/base/error.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"

namespace littlestone::cli {

void add_draws_options(Options& options, const char* seed_of) {
  add_option(
      options, "draws",
      "Answer so often, one JSON object a line: with seed, seed + 1, …; on a data file needs --release or --seed.",
      "N");
  add_option(options, "seed", seed_of, "seed");
  add_flag(
      options, "release",
      "Draw from the operating system's entropy instead of a seed, and print the answer alone. It is called private "
      "if epsilon is at most 10 and delta is below 1/1000 and below one over the number of records.");
}

Draws read_draws(const Call& call, std::uint64_t seed, bool release) {
  constexpr std::uint64_t most = 1'000'000'000;
  Draws draws;
  draws.seed = seed;
  draws.release = release;
  draws.many = call.has("draws");
  if (draws.many) draws.number = call.whole("draws");
  if (draws.number < 1 || draws.number > most) {
    throw InputError("draws", call.text("draws"), rules::between(1, "10^9"));
  }
  if (const std::uint64_t last = ~std::uint64_t{0} - (draws.number - 1); !release && seed > last) {
    throw InputError("seed", std::to_string(seed), rules::at_most(last));
  }
  if (draws.many && call.has("data") && !call.has("release") && !call.has("seed")) {
    throw InputError("draws", call.text("draws"), rules::draws_need_release());
  }
  return draws;
}

Draws read_draws(const Call& call) {
  if (call.has("release") && call.has("seed")) {
    throw InputError("seed", call.text("seed"), rules::release_without_seed());
  }
  return read_draws(call, call.whole("seed", 1), call.has("release"));
}

int print_draws(const Call& call, const Draws& draws, const Json& head,
                const std::function<Json(std::uint64_t)>& draw) {
  using Clock = std::chrono::steady_clock;
  constexpr auto between_looks = std::chrono::milliseconds(500);
  const Observer observer = silent_observer();
  auto looked = Clock::now();
  const auto print = [&](const Json& line) { call.out() << json_text(line) << '\n'; };
  if (!head.is_null()) print(head);
  for (std::uint64_t i = 0; i < draws.number; ++i) {
    if (stop_requested(observer, {"draws", i, draws.number})) {
      call.err() << "stopped after " << i << " draws\n";
      return exit_stopped;
    }
    Json answer = draw(i);
    if (!draws.release) {
      answer["private"] = false;
      answer["seed"] = std::to_string(draws.seed + i);
    }
    print(answer);
    // What is printed waits in a buffer; only what is written shows that the output fails.
    if (const auto now = Clock::now(); now - looked >= between_looks) {
      looked = now;
      call.out().flush();
    }
    if (!call.out()) return exit_other;
  }
  return exit_done;
}

}  // namespace littlestone::cli
