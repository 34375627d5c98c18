// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/private_learner.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/learner/constants.hpp"
#include "core/random/exact.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;
using bridge::row_of;

namespace {

PrivateLearnerOptions small_options(std::uint64_t seed) {
  PrivateLearnerOptions options;
  options.epsilon = 2;
  options.delta = Rational(1, 20);
  options.constants.auxiliary = 1;
  options.constants.cap = 7;
  options.constants.batches = 24;
  options.constants.selection = 6;
  options.seed = seed;
  return options;
}

oracle::Real real(const Rational& value) {
  return oracle::Real(boost::multiprecision::numerator(value)) /
         oracle::Real(boost::multiprecision::denominator(value));
}

// What must hold between the parts of any completed result.
void check_consistent(SoaAutomaton& soa, const PrivateLearnerOptions& options, const PrivateLearnerResult& result) {
  const auto threshold = oracle::threshold(real(options.epsilon), real(options.delta));
  REQUIRE(result.threshold == threshold);
  std::map<oracle::Row, std::uint64_t> counts;
  std::uint64_t failed = 0;
  REQUIRE(result.internals.runs.size() == options.constants.batches);
  for (const StableRun& run : result.internals.runs) {
    if (run.predictor) {
      ++counts[row_of(soa.labels(*run.predictor))];
    } else {
      ++failed;
    }
  }
  REQUIRE(result.internals.failed == failed);
  REQUIRE(result.internals.votes.size() == counts.size());
  std::map<oracle::Row, std::int64_t> released;
  for (const Vote& vote : result.internals.votes) {
    REQUIRE(vote.count == counts.at(row_of(vote.labels)));
    const std::int64_t noisy = static_cast<std::int64_t>(vote.count) + vote.noise;
    REQUIRE(vote.noisy.has_value() == (noisy >= threshold));
    if (vote.noisy) released[row_of(vote.labels)] = noisy;
  }
  REQUIRE(result.list.size() == released.size());
  std::vector<int> errors;
  for (const Candidate& candidate : result.list) {
    REQUIRE(candidate.noisy_count == released.at(row_of(candidate.labels)));
    int wrong = 0;
    for (const Example& example : result.internals.selection_sample) {
      wrong += candidate.labels[example.point] != example.label ? 1 : 0;
    }
    REQUIRE(candidate.errors == static_cast<std::uint64_t>(wrong));
    errors.push_back(wrong);
  }
  const auto law = oracle::selection_law(errors, real(options.epsilon));
  for (std::size_t i = 0; i < law.size(); ++i) {
    REQUIRE(result.list[i].probability == Approx(law[i].convert_to<double>()));
  }
  REQUIRE(result.selected.has_value() == !result.list.empty());
  REQUIRE(result.hypothesis == (result.selected ? result.list[*result.selected].labels : soa.labels_at(0)));
  REQUIRE(result.internals.selection_sample.size() == options.constants.selection);
}

}  // namespace

TEST_CASE("on every class on 3 points M on a data file does what the definition does with the same coins",
          "[learner]") {
  Engine engine = SeedTree(51).engine();
  int released = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    const PrivateLearnerOptions options = small_options(engine());
    const std::uint64_t batch_size = options.constants.cap + options.constants.auxiliary;
    Sample data;  // labelled by a row, but for one example in ten
    const LabelVector& target = concept_class.row(static_cast<HypothesisIndex>(table.size() / 2));
    for (std::uint64_t i = 0; i < options.examples() + 5; ++i) {
      const auto x = static_cast<PointIndex>(uniform_below(engine, std::uint64_t{3}));
      const bool noisy = uniform_below(engine, std::uint64_t{10}) == 0;
      data.push_back({x, noisy ? opposite(target[x]) : target[x]});
    }
    const PrivateLearnerResult result = run_private_learner(soa, data, options);
    CAPTURE(table);
    REQUIRE(result.ended == Ended::completed);
    REQUIRE(result.examples == 24 * 8 + 6);
    check_consistent(soa, options, result);
    for (std::uint64_t batch = 0; batch < options.constants.batches; ++batch) {
      const StableRun& run = result.internals.runs[batch];
      const TournamentTrace trace = trace_batch(soa, data, options, batch);
      std::vector<int> coins;
      for (const TraceEvent& event : trace.events) {
        if (event.kind == TraceEvent::Kind::contest) {
          coins.push_back(static_cast<int>(trace.nodes[static_cast<std::size_t>(event.node)].label));
        }
      }
      const Sample own(data.begin() + static_cast<std::ptrdiff_t>(batch * batch_size),
                       data.begin() + static_cast<std::ptrdiff_t>((batch + 1) * batch_size));
      const oracle::GlobalRun expected =
          oracle::run_G_on_dataset(table, run.level, 1, 7, bridge::sequence_of(own), coins);
      REQUIRE(trace.level == run.level);
      REQUIRE(run.predictor.has_value() == !expected.failed);
      if (run.predictor) REQUIRE(row_of(soa.labels(*run.predictor)) == expected.predictor);
    }
    const Sample fresh(data.begin() + static_cast<std::ptrdiff_t>(24 * batch_size),
                       data.begin() + static_cast<std::ptrdiff_t>(24 * batch_size + 6));
    REQUIRE(result.internals.selection_sample == fresh);
    released += result.list.empty() ? 0 : 1;
  }
  CHECK(released > 100);
}

TEST_CASE("on every class on 3 points M on a distribution votes with the law of G", "[learner]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    PrivateLearnerOptions options = small_options(52);
    options.constants.batches = 1500;
    const Distribution distribution = make_distribution(concept_class, "weights:1,3,2", table.size() - 1);
    const PrivateLearnerResult result = run_private_learner(soa, distribution, options);
    check_consistent(soa, options, result);
    const auto levels = static_cast<std::size_t>(result.dimension) + 1;
    const oracle::TruncatedLaw law =
        oracle::law_of_G(table, bridge::distribution_of(distribution), std::vector<double>(levels, 1.0), 1, 7);
    std::map<oracle::Row, double> expected = law.predictors;
    expected[{}] = law.fail;
    std::map<oracle::Row, std::int64_t> seen;
    seen[{}] = static_cast<std::int64_t>(result.internals.failed);
    for (const Vote& vote : result.internals.votes) seen[row_of(vote.labels)] = static_cast<std::int64_t>(vote.count);
    CAPTURE(table);
    REQUIRE(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);
    for (const Example& example : result.internals.selection_sample) {
      REQUIRE(distribution.target[example.point] == example.label);
    }
  }
}

TEST_CASE("the worked example's outcome is pinned: a changed stream is deliberate", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  PrivateLearnerOptions options;
  options.seed = 42190;
  const PrivateLearnerResult result = run_private_learner(soa, make_distribution(concept_class, "uniform", 2), options);
  std::vector<std::pair<std::string, std::int64_t>> list;
  for (const Candidate& candidate : result.list) list.emplace_back(candidate.labels.to_string(), candidate.noisy_count);
  CHECK(list ==
        std::vector<std::pair<std::string, std::int64_t>>{{"--++++++", 88}, {"---+++++", 50}, {"-+++++++", 32}});
  CHECK(result.internals.failed == 24);
}

TEST_CASE("a long run votes with the law of G, whatever the number of threads, and its batches replay",
          "[learner][threads]") {
  const ConceptClass concept_class = make_class("thresholds:3");
  const Distribution distribution = make_distribution(concept_class, "weights:1,2,1", 1);
  PrivateLearnerOptions options = small_options(53);
  options.constants.batches = 40'000;  // 320,000 blocks: tabled, and shared out
  SoaAutomaton soa(concept_class);
  options.threads = 1;
  const PrivateLearnerResult one = run_private_learner(soa, distribution, options);
  check_consistent(soa, options, one);
  const oracle::TruncatedLaw law =
      oracle::law_of_G(bridge::table_of(concept_class), bridge::distribution_of(distribution), {1, 1}, 1, 7);
  std::map<oracle::Row, double> expected = law.predictors;
  expected[{}] = law.fail;
  std::map<oracle::Row, std::int64_t> seen;
  seen[{}] = static_cast<std::int64_t>(one.internals.failed);
  for (const Vote& vote : one.internals.votes) seen[row_of(vote.labels)] = static_cast<std::int64_t>(vote.count);
  CHECK(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);

  for (const unsigned threads : {2U, 5U}) {
    SoaAutomaton other(concept_class);
    options.threads = threads;
    const PrivateLearnerResult many = run_private_learner(other, distribution, options);
    check_consistent(other, options, many);
    REQUIRE(many.hypothesis == one.hypothesis);
    for (std::size_t batch = 0; batch < options.constants.batches; ++batch) {
      const StableRun& a = one.internals.runs[batch];
      const StableRun& b = many.internals.runs[batch];
      const bool same = a.level == b.level && a.examples == b.examples &&
                        a.predictor.has_value() == b.predictor.has_value() &&
                        (!a.predictor || soa.labels(*a.predictor) == other.labels(*b.predictor));
      if (!same) FAIL("batch " << batch);
    }
  }
  for (std::uint64_t batch = 0; batch < options.constants.batches; batch += 997) {
    const StableRun& run = one.internals.runs[batch];
    const TournamentTrace trace = trace_batch(soa, distribution, options, batch);
    REQUIRE(trace.level == run.level);
    REQUIRE(trace.failed == !run.predictor);
    if (!run.predictor) continue;
    REQUIRE(trace.final_block->predictor == *run.predictor);
    REQUIRE(soa.run(soa.run(0, trace.sample()), trace.final_block->examples) == trace.final_block->after);
  }
}

TEST_CASE("with a bound on states a batch that meets more says Fail, and every other votes as without", "[learner]") {
  Engine engine = SeedTree(55).engine();
  std::uint64_t cut = 0;
  std::uint64_t kept = 0;
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    PrivateLearnerOptions options = small_options(engine());
    const std::uint64_t size = options.constants.cap + options.constants.auxiliary;
    Sample data;
    for (std::uint64_t i = 0; i < options.examples(); ++i) {
      data.push_back({static_cast<PointIndex>(uniform_below(engine, std::uint64_t{3})), label_of(engine.coin())});
    }
    SoaAutomaton plain(concept_class);
    const PrivateLearnerResult all = run_private_learner(plain, data, options);
    options.most_states = 3;
    SoaAutomaton soa(concept_class);
    const PrivateLearnerResult bounded = run_private_learner(soa, data, options);
    CHECK(soa.state_count() <= 2 * options.most_states + 1);
    for (std::uint64_t batch = 0; batch < options.constants.batches; ++batch) {
      const StableRun& a = all.internals.runs[batch];
      const StableRun& b = bounded.internals.runs[batch];
      REQUIRE(a.level == b.level);
      // The states of the run, from its trace by an automaton that knows nothing: along every block and over every
      // contest.
      SoaAutomaton fresh(concept_class);
      PrivateLearnerOptions own = options;
      own.most_states = 0;
      own.constants.batches = batch + 1;
      own.constants.selection = 0;
      const TournamentTrace trace = trace_batch(
          fresh, Sample(data.begin(), data.begin() + static_cast<std::ptrdiff_t>((batch + 1) * size)), own, batch);
      std::set<StateId> met = {SoaAutomaton::start()};
      const auto follow = [&](const BlockTrace& block) {
        StateId state = block.before;
        for (const Example& example : block.examples) met.insert(state = fresh.next(state, example));
      };
      for (const NodeTrace& node : trace.nodes) {
        for (const PairingTrace& pairing : node.pairings) {
          for (const auto& block : pairing.block) {
            if (block) follow(*block);
          }
        }
        if (node.decided) met.insert(node.after);
      }
      if (trace.final_block) follow(*trace.final_block);
      if (met.size() > options.most_states) {
        REQUIRE_FALSE(b.predictor);
        cut += a.predictor ? 1U : 0U;
      } else {
        REQUIRE(a.predictor.has_value() == b.predictor.has_value());
        if (a.predictor) REQUIRE(plain.labels(*a.predictor) == soa.labels(*b.predictor));
        kept += a.predictor ? 1U : 0U;
      }
    }
  }
  CHECK(cut > 1000);
  CHECK(kept > 1000);
}

TEST_CASE("one example decides over no other batch's vote where states are bounded", "[learner]") {
  const ConceptClass concept_class = make_class("random:12,6,4");
  Engine engine = SeedTree(56).engine();
  for (int time = 0; time < 200; ++time) {
    PrivateLearnerOptions options = small_options(engine());
    options.constants.cap = 12;
    options.most_states = 1 + uniform_below(engine, std::uint64_t{8});
    Sample data;
    for (std::uint64_t i = 0; i < options.examples(); ++i) {
      data.push_back({static_cast<PointIndex>(uniform_below(engine, std::uint64_t{6})), label_of(engine.coin())});
    }
    const auto votes = [&] {
      SoaAutomaton soa(concept_class);
      const PrivateLearnerResult result = run_private_learner(soa, data, options);
      std::vector<std::string> list;
      for (const StableRun& run : result.internals.runs) {
        list.push_back(run.predictor ? soa.labels(*run.predictor).to_string() : "Fail");
      }
      return list;
    };
    const std::vector<std::string> before = votes();
    const std::uint64_t at = uniform_below(engine, std::uint64_t{24 * 13});
    data[at] = {static_cast<PointIndex>(uniform_below(engine, std::uint64_t{6})), label_of(engine.coin())};
    std::vector<std::string> after = votes();
    after[at / 13] = before[at / 13];
    REQUIRE(after == before);
  }
}

TEST_CASE("few batches of much work vote as on one thread, whatever the number of threads", "[learner][threads]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  PrivateLearnerOptions options = small_options(54);
  options.constants.batches = 37;
  options.constants.cap = 4'000 * options.constants.auxiliary;  // 148,000 blocks at most: shared out
  options.constants.levels = {0, 0, 0, 1};
  options.threads = 1;
  SoaAutomaton soa(concept_class);
  const PrivateLearnerResult one = run_private_learner(soa, distribution, options);
  for (const unsigned threads : {2U, 5U, 36U, 200U}) {
    CAPTURE(threads);
    SoaAutomaton other(concept_class);
    options.threads = threads;
    const PrivateLearnerResult many = run_private_learner(other, distribution, options);
    check_consistent(other, options, many);
    REQUIRE(many.hypothesis == one.hypothesis);
    REQUIRE(many.internals.runs.size() == one.internals.runs.size());
    for (std::size_t batch = 0; batch < one.internals.runs.size(); ++batch) {
      const StableRun& a = one.internals.runs[batch];
      const StableRun& b = many.internals.runs[batch];
      CAPTURE(batch);
      REQUIRE(a.examples == b.examples);
      REQUIRE(a.predictor.has_value() == b.predictor.has_value());
      if (a.predictor) REQUIRE(soa.labels(*a.predictor) == other.labels(*b.predictor));
    }
  }
}

TEST_CASE("states that are forgotten between batches change no vote", "[learner][threads]") {
  const ConceptClass concept_class = make_class("thresholds:100");
  const Distribution distribution = make_distribution(concept_class, "uniform", 50);
  PrivateLearnerOptions options = small_options(57);
  options.constants.batches = 30;
  options.constants.auxiliary = 20;
  options.constants.levels = {1, 1, 1, 1, 0, 0, 0};
  for (const std::uint64_t blocks : {400U, 10'000U}) {  // on one thread, and shared out with tabled blocks
    options.constants.cap = blocks * options.constants.auxiliary;
    const auto votes = [&](std::uint64_t kept, std::uint64_t most, unsigned threads, std::uint64_t* bytes = nullptr) {
      options.memory = {kept, most};
      options.threads = threads;
      SoaAutomaton soa(concept_class);
      const PrivateLearnerResult result = run_private_learner(soa, distribution, options);
      if (bytes != nullptr) *bytes = soa.state_bytes();
      std::vector<std::string> list;
      for (const StableRun& run : result.internals.runs) {
        list.push_back(run.predictor ? soa.labels(*run.predictor).to_string() : "Fail");
      }
      return list;
    };
    constexpr std::uint64_t no_limit = std::uint64_t{1} << 40;
    std::uint64_t bytes_of_all = 0;
    const std::vector<std::string> expected = votes(no_limit, no_limit, 1, &bytes_of_all);
    CHECK(std::set<std::string>(expected.begin(), expected.end()).size() > 3);
    CHECK(votes(0, no_limit, 1) == expected);
    CHECK(votes(0, no_limit, 3) == expected);
    // The least limit that every batch keeps by itself: then what was met before does not matter.
    std::uint64_t most = 1 << 12;
    for (bool kept = false; !kept; most *= 2) {
      try {
        kept = votes(0, most, 1) == expected;
        CHECK(kept);
        CHECK(votes(no_limit, most, 1) == expected);
        CHECK(votes(no_limit, most, 3) == expected);
        CHECK(bytes_of_all > most);
      } catch (const InputError& error) {
        CHECK(error.field() == "cap");
        CHECK_THROWS_WITH(votes(no_limit, most, 1), Catch::Contains("one run"));
        CHECK_THROWS_WITH(votes(no_limit, most, 3), Catch::Contains("one run"));
      }
    }
  }
}

TEST_CASE("a long data file is shared out among threads without changing the result", "[learner][threads]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  PrivateLearnerOptions options;
  options.constants.batches = 4000;
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  const PointSampler sampler(distribution.weights);
  Engine engine = SeedTree(54).engine();
  Sample data;
  for (std::uint64_t i = 0; i < options.examples(); ++i) {
    const PointIndex x = sampler(engine);
    data.push_back({x, distribution.target[x]});
  }
  const auto votes = [&](unsigned threads) {
    SoaAutomaton soa(concept_class);
    options.threads = threads;
    const PrivateLearnerResult result = run_private_learner(soa, data, options);
    check_consistent(soa, options, result);
    std::vector<std::pair<std::string, std::uint64_t>> list;
    for (const Vote& vote : result.internals.votes) list.emplace_back(vote.labels.to_string(), vote.count);
    return list;
  };
  CHECK(votes(3) == votes(1));
}

TEST_CASE("a long run on several threads can be stopped, and releases nothing", "[learner][threads]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  PrivateLearnerOptions options;
  options.constants.batches = 1'000'000;
  options.threads = 3;
  int asked = 0;
  const Observer observer = [&](const Progress&) { return ++asked > 3 ? Answer::stop : Answer::go_on; };
  const PrivateLearnerResult result =
      run_private_learner(soa, make_distribution(concept_class, "uniform", 2), options, observer);
  CHECK(result.ended == Ended::stopped);
  CHECK(result.list.empty());
  CHECK(result.internals.runs.empty());
}

namespace {

// Theorem 3, run: how often M misses alpha over the seeds must agree with beta. A false alarm needs a binomial p-value
// below 1e-6. The sanitizers' build runs a tenth of the seeds.
void check_failure_rate(const char* class_text, const char* marginal, std::uint64_t target, int dimension) {
#if defined(LITTLESTONE_SANITIZED)
  constexpr int seeds = 20;
#else
  constexpr int seeds = 200;
#endif
  const ConceptClass concept_class = make_class(class_text);
  SoaAutomaton soa(concept_class);
  REQUIRE(soa.dimension(SoaAutomaton::start()) == dimension);
  const Distribution distribution = make_distribution(concept_class, marginal, target);
  AccuracyGoal goal;
  goal.dimension = dimension;
  PrivateLearnerOptions options;
  options.constants = runnable(sharp_constants(goal));
  int failures = 0;
  for (int seed = 0; seed < seeds; ++seed) {
    options.seed = static_cast<std::uint64_t>(seed);
    const PrivateLearnerResult result = run_private_learner(soa, distribution, options);
    failures += population_loss(result.hypothesis, distribution) <= 0.1 ? 0 : 1;
  }
  CAPTURE(class_text, marginal, failures);
  CHECK(oracle::binomial_upper_tail(failures, seeds, 0.1) > oracle::false_alarm);
}

}  // namespace

// Skewed marginals make level 0 unstable: a point that tells hypotheses apart is seen in about every other block.
TEST_CASE("with sharp constants M fails no more often than beta allows at Ldim 0 and 1", "[learner]") {
  check_failure_rate("thresholds:1", "uniform", 0, 0);
  check_failure_rate("points:6", "uniform", 2, 1);
  check_failure_rate("points:8", "zipf:1", 7, 1);
  check_failure_rate("thresholds:3", "weights:1,1,40", 1, 1);
}

TEST_CASE("with sharp constants M fails no more often than beta allows at Ldim 2", "[learner]") {
  check_failure_rate("thresholds:7", "uniform", 3, 2);
  check_failure_rate("thresholds:4", "weights:50,1,1,50", 2, 2);
  check_failure_rate("cube:2", "weights:1,60", 1, 2);
}

TEST_CASE("with sharp constants M fails no more often than beta allows on thresholds of Ldim 3", "[learner]") {
  check_failure_rate("thresholds:8", "uniform", 3, 3);
}

TEST_CASE("with sharp constants M fails no more often than beta allows at Ldim 3 where level 0 is unstable",
          "[learner]") {
  check_failure_rate("thresholds:9", "weights:80,1,1,2,1,1,1,1,80", 4, 3);
}

TEST_CASE("with sharp constants M fails no more often than beta allows on the cube of Ldim 3", "[learner]") {
  check_failure_rate("cube:3", "weights:100,1,1", 5, 3);
}

TEST_CASE("candidates whose noisy count is below the removal threshold are dropped", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  PrivateLearnerOptions options;
  options.seed = 42190;
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  const PrivateLearnerResult all = run_private_learner(soa, distribution, options);
  REQUIRE(all.list.size() == 3);
  options.constants.removal = static_cast<std::uint64_t>(all.list[1].noisy_count);
  const PrivateLearnerResult kept = run_private_learner(soa, distribution, options);
  REQUIRE(kept.list.size() == 2);
  CHECK(kept.list[1].noisy_count == all.list[1].noisy_count);
}

TEST_CASE("with partition selection a list has names and no counts, in an order that the counts do not make",
          "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  PrivateLearnerOptions options;
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  options.constants.list_by = ListRule::partition_selection;
  const PartitionSelection selection(options.epsilon, options.delta);
  std::size_t named = 0;
  for (options.seed = 0; options.seed < 20; ++options.seed) {
    const PrivateLearnerResult result = run_private_learner(soa, distribution, options);
    CHECK(result.threshold == 0);
    for (const Vote& vote : result.internals.votes) {
      CHECK(vote.release_probability == selection.release_probability(vote.count));
      CHECK(vote.noise == 0);
      CHECK_FALSE(vote.noisy.has_value());
      if (vote.count >= selection.certain()) CHECK(vote.named);
      const bool listed = std::any_of(result.list.begin(), result.list.end(),
                                      [&](const Candidate& candidate) { return candidate.labels == vote.labels; });
      CHECK(listed == vote.released());
    }
    for (const Candidate& candidate : result.list) CHECK(candidate.noisy_count == 0);
    CHECK(std::is_sorted(result.list.begin(), result.list.end(), [](const Candidate& a, const Candidate& b) {
      return a.labels.to_string() < b.labels.to_string();
    }));
    named += result.list.size();
  }
  CHECK(named > 20);
  options.constants.removal = 1;  // there are no counts to remove by
  CHECK_THROWS_AS(run_private_learner(soa, distribution, options), InputError);
}

TEST_CASE("same seed, same result, and another seed gives another run", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  const auto votes = [&](std::uint64_t seed) {
    SoaAutomaton soa(concept_class);
    PrivateLearnerOptions options;
    options.seed = seed;
    std::string text;
    for (const Vote& vote : run_private_learner(soa, distribution, options).internals.votes) {
      text += vote.labels.to_string() + std::to_string(vote.count) + std::to_string(vote.noise);
    }
    return text;
  };
  CHECK(votes(1) == votes(1));
  CHECK(votes(1) != votes(2));
}

TEST_CASE("a release run cannot be replayed, and its seed means nothing", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  PrivateLearnerOptions options;
  options.system_entropy = true;
  const LearnerData data = make_distribution(concept_class, "uniform", 2);
  const auto noises = [&] {
    std::vector<std::uint64_t> values;
    for (const Vote& vote : run_private_learner(soa, data, options).internals.votes) {
      values.push_back(vote.count);
      values.push_back(static_cast<std::uint64_t>(vote.noise));
    }
    return values;
  };
  CHECK(noises() != noises());
  CHECK_THROWS_AS(trace_batch(soa, data, options, 0), InputError);
}

TEST_CASE("an empty list answers SOA of the empty sample, whatever the data", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  PrivateLearnerOptions options;
  options.constants.batches = 1;
  const PrivateLearnerResult result = run_private_learner(soa, make_distribution(concept_class, "uniform", 2), options);
  CHECK(result.list.empty());
  CHECK_FALSE(result.selected);
  CHECK(result.hypothesis == soa.labels_at(SoaAutomaton::start()));
}

TEST_CASE("a class of one hypothesis is learned, and so is a point mass, though no tournament can be decided",
          "[learner]") {
  const ConceptClass single = make_class("thresholds:1");
  SoaAutomaton soa(single);
  PrivateLearnerOptions options;
  const PrivateLearnerResult result = run_private_learner(soa, make_distribution(single, "uniform", 0), options);
  CHECK(result.dimension == 0);
  CHECK(result.hypothesis == single.row(0));

  const ConceptClass thresholds = make_class("thresholds:4");
  SoaAutomaton automaton(thresholds);
  const PrivateLearnerResult stuck =
      run_private_learner(automaton, make_distribution(thresholds, "weights:0,1,0,0", 1), options);
  CHECK(stuck.internals.failed > 0);  // levels 1 and 2 redraw until N is used up
  CHECK(stuck.ended == Ended::completed);
}

TEST_CASE("a stopped run releases nothing and says so", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  PrivateLearnerOptions options;
  int asked = 0;
  const Observer observer = [&](const Progress& progress) {
    CHECK(progress.total == options.constants.batches);
    return ++asked > 10 ? Answer::stop : Answer::go_on;
  };
  const PrivateLearnerResult result =
      run_private_learner(soa, make_distribution(concept_class, "uniform", 2), options, observer);
  CHECK(result.ended == Ended::stopped);
  CHECK(result.list.empty());
  CHECK(result.hypothesis.size() == 0);
  CHECK(result.internals.runs.size() == 10);
}

TEST_CASE("a tournament that never ends by itself can be stopped within one batch", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  SoaAutomaton soa(concept_class);
  PrivateLearnerOptions options;
  options.constants.cap = std::uint64_t{1} << 55;
  options.constants.batches = 1;
  options.constants.levels = {0, 0, 1};
  int asked = 0;
  const Observer observer = [&](const Progress&) { return ++asked > 3 ? Answer::stop : Answer::go_on; };
  const PrivateLearnerResult result =
      run_private_learner(soa, make_distribution(concept_class, "weights:0,1,0,0", 1), options, observer);
  CHECK(result.ended == Ended::stopped);
}

TEST_CASE("bad options and data are refused by field", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  const LearnerData good = make_distribution(concept_class, "uniform", 2);
  const auto field = [&](const LearnerData& data, const auto& change) -> std::string {
    SoaAutomaton soa(concept_class);
    PrivateLearnerOptions options;
    change(options);
    try {
      (void)run_private_learner(soa, data, options);
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  const auto same = [](PrivateLearnerOptions&) {};
  CHECK(field(good, same).empty());
  CHECK(field(good, [](auto& o) { o.epsilon = 0; }) == "epsilon");
  CHECK(field(good, [](auto& o) { o.delta = 1; }) == "delta");
  CHECK(field(good, [](auto& o) { o.constants.batches = 0; }) == "batches");
  CHECK(field(good, [](auto& o) { o.constants.batches = 1'000'000'000; }) == "batches");
  CHECK(field(good, [](auto& o) { o.constants.selection = 1'000'000'000; }) == "selection");
  CHECK(field(good, [](auto& o) { o.constants.auxiliary = 0; }) == "auxiliary");
  CHECK(field(good, [](auto& o) { o.constants.levels = {1, 1}; }) == "levels");
  CHECK(field(good, [](auto& o) {
          o.constants.cap = std::uint64_t{1} << 62;
          o.constants.batches = 1000;
        }) == "batches");
  CHECK(field(Sample(100, Example{0, Label::plus}), same) == "data");
  CHECK(field(Sample(20'000, Example{8, Label::plus}), same) == "data");
  CHECK(field(Distribution{std::vector<double>(4, 0.25), LabelVector(4)}, same) == "distribution");
  CHECK(field(Sample(20'000, Example{0, Label::plus}), same).empty());
}
