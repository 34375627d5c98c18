// SPDX-License-Identifier: GPL-3.0-or-later
// histogram: one release of the stable histogram, and its exact law.
#include <ostream>

#include "app/cli/draws.hpp"
#include "app/cli/release.hpp"
#include "app/cli/shared_options.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/accounting.hpp"
#include "core/privacy/list_rule.hpp"
#include "core/privacy/partition_selection.hpp"
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

void configure_histogram(Options& options) {
  add_option(options, "counts", "The true counts: 40,3,1.", "c0,c1,…");
  add_field_option(options, "epsilon");
  add_field_option(options, "delta");
  add_option(options, "at", "Where to take the divergence from the neighbours (default: epsilon).", "number");
  add_field_option(options, "list-by");
  add_ledger_options(options);
  add_draws_options(options, "Seed of the noise, 0 to 2^64 - 1 (default 1).");
}

// Beside the draw, its exact law: how far away the furthest neighbouring histogram is.
struct Furthest {
  Rational at;
  std::optional<WorstMove> worst;  // none where there are too many counts
};

template <class Mechanism>
Furthest furthest(const Call& call, const Mechanism& mechanism, const std::vector<std::uint64_t>& counts) {
  Furthest result{call.has("at") ? parse_rational("at", call.text("at")) : mechanism.epsilon(), std::nullopt};
  if (result.at < 0) throw InputError("at", to_string(result.at), rules::not_below_0());
  if (counts.size() <= most_for_neighbours) result.worst = worst_move(mechanism, counts, result.at);
  return result;
}

Json json_of(const Furthest& furthest) {
  const WorstMove& worst = *furthest.worst;
  return {{"epsilon", to_string(furthest.at)},
          {"delta", worst.divergence.larger()},
          {"neighbour", {{"from", json_of(worst.move.from)}, {"to", json_of(worst.move.to)}}}};
}

template <class Mechanism>
void print(std::ostream& out, const Furthest& furthest, const Mechanism& mechanism) {
  if (!furthest.worst) return;
  const WorstMove& worst = *furthest.worst;
  out << "hockey-stick divergence at epsilon " << to_string(furthest.at) << ": "
      << upper_text(worst.divergence.larger()) << " for the furthest neighbour (one vote moves from "
      << words_of(worst.move.from, "Fail") << " to " << words_of(worst.move.to, "Fail") << "), promised "
      << to_string(mechanism.delta()) << " at epsilon " << to_string(mechanism.epsilon()) << '\n';
}

// Counts are somebody's data; each record is one vote.
Released account_counts(const Call& call, const std::vector<std::uint64_t>& counts, const Rational& epsilon,
                        const Rational& delta, const Draws& draws) {
  BigInteger records = 0;
  for (const std::uint64_t count : counts) records += count;
  constexpr std::uint64_t most = std::uint64_t{1} << 62;
  return account(call, {"histogram", "", "counts", PrivacyPromise{epsilon, delta}, draws.number,
                        records > most ? most : records.convert_to<std::uint64_t>()});
}

// Partition selection: which items are named.
int run_names(const Call& call, const std::vector<std::uint64_t>& counts, const PartitionSelection& selection) {
  const Draws draws = read_draws(call);
  const auto release = [&](std::uint64_t i) {
    Engine engine = draws.stream(i).child("histogram command").engine();
    Json released = Json::array();
    for (const std::uint64_t count : counts) released.push_back(selection.names(count, engine));
    return released;
  };
  const Released accounted = account_counts(call, counts, selection.epsilon(), selection.delta(), draws);
  if (draws.alone()) {
    return print_releases(call, draws, accounted, [&](std::uint64_t i) { return Json{{"released", release(i)}}; });
  }
  const Json released = release(0);
  const Furthest far = furthest(call, selection, counts);
  const std::int64_t laplace = StableHistogram(selection.epsilon(), selection.delta()).threshold();
  if (call.json()) {
    Json json = {{"epsilon", to_string(selection.epsilon())},
                 {"delta", to_string(selection.delta())},
                 {"list_by", to_string(ListRule::partition_selection)},
                 {"even_chance", selection.even_chance()},
                 {"laplace_even_chance", laplace},
                 {"certain", selection.certain()},
                 {"released", released},
                 {"release_probability", Json::array()}};
    for (const std::uint64_t count : counts) {
      json["release_probability"].push_back(selection.release_probability(count));
    }
    if (far.worst) json["hockey_stick"] = json_of(far);
    json["private"] = accounted.claim.is_private();
    json["why_private"] = accounted.why;
    json["seed"] = std::to_string(draws.seed);
    call.print(json);
    return exit_done;
  }
  call.out() << "an even chance from " << selection.even_chance() << " votes (the Laplace threshold: from " << laplace
             << "), certain from " << selection.certain() << '\n';
  for (std::size_t i = 0; i < counts.size(); ++i) {
    call.out() << "count " << counts[i] << ": " << (released[i].get<bool>() ? "named" : "withheld")
               << " (named with probability " << selection.release_probability(counts[i]) << ")\n";
  }
  print(call.out(), far, selection);
  call.out() << "not private: " << accounted.why << '\n';
  return exit_done;
}

int run_histogram_command(const Call& call) {
  call.expect_positionals(0);
  if (!call.has("counts")) throw InputError("counts", "", rules::missing_counts());
  const std::vector<std::uint64_t> counts = parse_counts("counts", call.text("counts"));
  Scenario promised;
  read_field_option(call, "epsilon", promised);
  read_field_option(call, "delta", promised);
  const StableHistogram histogram(promised.epsilon, promised.delta);
  read_field_option(call, "list-by", promised);
  if (promised.constants.list_by == ListRule::partition_selection) {
    return run_names(call, counts, {histogram.epsilon(), histogram.delta()});
  }
  const Draws draws = read_draws(call);
  const auto release = [&](std::uint64_t i) {
    Engine engine = draws.stream(i).child("histogram command").engine();
    std::vector<std::optional<std::int64_t>> released;
    released.reserve(counts.size());
    for (const std::uint64_t count : counts) released.push_back(histogram.release(count, engine));
    return released;
  };
  const Released accounted = account_counts(call, counts, histogram.epsilon(), histogram.delta(), draws);
  if (draws.alone()) {
    return print_releases(call, draws, accounted, [&](std::uint64_t i) {
      return Json{{"released", json_of(release(i))}};
    });
  }
  const std::vector<std::optional<std::int64_t>> released = release(0);

  const Furthest far = furthest(call, histogram, counts);
  if (call.json()) {
    Json json = {{"epsilon", to_string(histogram.epsilon())},
                 {"delta", to_string(histogram.delta())},
                 {"threshold", histogram.threshold()},
                 {"released", json_of(released)},
                 {"release_probability", Json::array()}};
    for (const std::uint64_t count : counts) {
      json["release_probability"].push_back(histogram.release_probability(count));
    }
    if (far.worst) json["hockey_stick"] = json_of(far);
    json["private"] = accounted.claim.is_private();
    json["why_private"] = accounted.why;
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
  print(call.out(), far, histogram);
  call.out() << "not private: " << accounted.why << '\n';
  return exit_done;
}

}  // namespace

extern const Subcommand histogram_command = {
    "histogram", "--counts 40,3,1 --epsilon E --delta D [--at E] [--list-by R] [--seed S | --release] [--draws N]",
    "one stable-histogram release and its exact law", configure_histogram, run_histogram_command};

}  // namespace littlestone::cli
