// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/stable_learner.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <sstream>

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/prediction/stable_bounds.hpp"
#include "core/prediction/stable_neighbours.hpp"
#include "core/random/exact.hpp"
#include "tests/support/prediction_oracle.hpp"

namespace littlestone {
namespace {

/// The 60 rows of the mockup stable-learner.svg, counted there by eye: − and + at points 1 to 8.
PointCounts mockup() {
  return {{0, 7, 2}, {1, 8, 1}, {2, 10, 0}, {3, 4, 5}, {4, 0, 6}, {5, 2, 4}, {6, 1, 5}, {7, 2, 3}};
}

Sample rows_from(std::span<const PointCount> counts) {
  Sample rows;
  for (const PointCount& count : counts) {
    rows.insert(rows.end(), count.minus, {count.point, Label::minus});
    rows.insert(rows.end(), count.plus, {count.point, Label::plus});
  }
  return rows;
}

support::PlainClass signs_of(const ConceptClass& concept_class) {
  support::PlainClass rows;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) rows.push_back(concept_class.row(h).to_string());
  return rows;
}

support::PlainRows pairs_of(const Sample& sample) {
  support::PlainRows rows;
  for (const Example& row : sample) rows.emplace_back(row.point, to_char(row.label));
  return rows;
}

double farthest_apart(const std::vector<double>& a, const std::vector<double>& b) {
  double most = 0;
  for (std::size_t x = 0; x < a.size(); ++x) most = std::max(most, std::abs(a[x] - b[x]));
  return most;
}

StableOptions options_of(std::uint64_t subset, const Rational& epsilon) {
  StableOptions options;
  options.subset = subset;
  options.epsilon = epsilon;
  return options;
}

Sample random_sample(std::size_t n, std::size_t points) {
  Sample sample;
  for (std::size_t i = 0; i < n; ++i)
    sample.push_back({static_cast<PointIndex>(*rc::gen::inRange<std::size_t>(0, points)),
                      *rc::gen::arbitrary<bool>() ? Label::plus : Label::minus});
  return sample;
}

const std::vector<std::string> tiny_classes = {"thresholds:4", "points:4",     "cube:3",
                                               "intervals:3",  "random:6,4,5", "affine:2,2,1"};

/// The largest move of an answer between neighbours of n rows, by listing ordered data sets and subsets.
double worst_by_listing(const ConceptClass& concept_class, unsigned n, unsigned subset, double epsilon) {
  const support::PlainClass hypotheses = signs_of(concept_class);
  const auto points = static_cast<unsigned>(concept_class.points());
  const auto kind = [&](unsigned k) { return std::pair<unsigned, char>(k / 2, k % 2 ? '+' : '-'); };
  std::map<std::vector<unsigned>, std::vector<double>> answers;  // of sorted data sets
  const auto answer = [&](std::vector<unsigned> kinds) -> const std::vector<double>& {
    std::sort(kinds.begin(), kinds.end());
    auto& known = answers[kinds];
    if (known.empty()) {
      support::PlainRows rows;
      for (const unsigned k : kinds) rows.push_back(kind(k));
      known = support::stable_by_listing(hypotheses, rows, subset, epsilon);
    }
    return known;
  };
  double worst = 0;
  std::vector<unsigned> rows(n, 0);
  for (bool more = true; more;) {
    const std::vector<double> plus = answer(rows);
    std::vector<unsigned> changed = rows;
    for (unsigned k = 0; k < 2 * points; ++k) {
      changed[0] = k;
      worst = std::max(worst, farthest_apart(plus, answer(changed)));
    }
    more = false;
    for (unsigned& k : rows) {
      if (++k < 2 * points) {
        more = true;
        break;
      }
      k = 0;
    }
  }
  return worst;
}

}  // namespace

TEST_CASE("the stable learner's answers are the mean over all subsets", "[prediction]") {
  CHECK(rc::check("for every class, sample, subset size and epsilon", [] {
    const ConceptClass concept_class = make_class(*rc::gen::elementOf(tiny_classes));
    const auto n = *rc::gen::inRange<std::size_t>(1, 9);
    const Sample sample = random_sample(n, concept_class.points());
    const auto subset = *rc::gen::inRange<std::uint64_t>(1, n + 1);
    const Rational epsilon(*rc::gen::inRange(1, 60), 10);
    const StableLaw law = stable_law(concept_class, count_points(sample), options_of(subset, epsilon));
    const std::vector<double> listed = support::stable_by_listing(signs_of(concept_class), pairs_of(sample),
                                                                  static_cast<unsigned>(subset), to_double(epsilon));
    RC_ASSERT(farthest_apart(law.plus, listed) < 1e-12);
    RC_ASSERT(std::abs(std::accumulate(law.drawn.begin(), law.drawn.end(), 0.0) - 1) < 1e-12);
    double errors = 0;
    for (const Example& row : sample) errors += row.label == Label::plus ? 1 - listed[row.point] : listed[row.point];
    RC_ASSERT(std::abs(law.errors - errors) < 1e-10);
    const double others = log_others(BigInteger(concept_class.size()));
    RC_ASSERT(law.excess() <= net_excess(others, subset) +
                                  mechanism_excess_errors(others, to_double(epsilon)) / static_cast<double>(n) + 1e-12);
  }));
}

TEST_CASE("the mockup's chances are .052, .109, .220, .501, .741, .848, .937, 1", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  CHECK(errors_on(thresholds, mockup()) == std::vector<std::uint64_t>{34, 29, 22, 12, 13, 19, 21, 25});
  const StableLaw law = stable_law(thresholds, mockup(), options_of(6, Rational(1, 5)));
  const std::vector<double> drawn = {.052, .109, .220, .501, .741, .848, .937, 1};
  for (std::size_t x = 0; x < 8; ++x) CHECK(law.plus[x] == Approx(drawn[x]).margin(5e-4));
  CHECK(law.excess() == Approx(0.097).margin(5e-4));
  CHECK(law.fewest == 12);
  CHECK(SupportLaw(mockup(), 6).all_subsets() == 50'063'860);
  const PointCounts changed = replace_row(mockup(), {3, Label::plus}, {3, Label::minus});
  CHECK(stable_law(thresholds, changed, options_of(6, Rational(1, 5))).plus[3] == Approx(0.459).margin(5e-4));
}

TEST_CASE("the mockup's gallery: one row has excess .186, epsilon 2 has .018", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  CHECK(stable_law(thresholds, mockup(), options_of(1, Rational(1, 5))).excess() == Approx(0.186).margin(5e-4));
  CHECK(stable_law(thresholds, mockup(), options_of(6, 2)).excess() == Approx(0.018).margin(5e-4));
}

TEST_CASE("the worst of the mockup's 210 neighbours moves an answer by .052", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  const NeighbourRange range = stable_neighbours(thresholds, mockup(), options_of(6, Rational(1, 5)));
  CHECK(range.neighbours == 210);
  CHECK(range.worst.stability == Approx(0.052).margin(5e-4));
  CHECK(range.worst.stability <= stability_bound(0.1, 0.2, MechanismForm::exponential));
  CHECK(stable_neighbours(thresholds, mockup(), options_of(1, Rational(1, 5))).worst.stability ==
        Approx(0.035).margin(5e-4));
  CHECK(stable_neighbours(thresholds, mockup(), options_of(6, 2)).worst.stability == Approx(0.199).margin(5e-4));
}

TEST_CASE("all neighbours of a data set are those of its rows, one by one", "[prediction]") {
  CHECK(rc::check("for every class and sample", [] {
    const ConceptClass concept_class = make_class(*rc::gen::elementOf(tiny_classes));
    const auto n = *rc::gen::inRange<std::size_t>(1, 6);
    const LabelledRows rows(random_sample(n, concept_class.points()), concept_class.points());
    const auto subset = *rc::gen::inRange<std::uint64_t>(1, n + 1);
    const StableOptions options = options_of(subset, Rational(*rc::gen::inRange(1, 30), 10));
    const NeighbourRange range = stable_neighbours(concept_class, rows.counts(), options);
    const auto listed = [&](const LabelledRows& data) {
      return support::stable_by_listing(signs_of(concept_class), pairs_of(data.rows()), static_cast<unsigned>(subset),
                                        to_double(options.epsilon));
    };
    const std::vector<double> own = listed(rows);
    std::vector<double> least = own;
    std::vector<double> most = own;
    double worst = 0;
    for (std::size_t row = 0; row < n; ++row)
      for (PointIndex x = 0; x < concept_class.points(); ++x)
        for (const Label label : {Label::minus, Label::plus}) {
          const std::vector<double> changed = listed(rows.with_row(row, {x, label}));
          worst = std::max(worst, farthest_apart(own, changed));
          for (std::size_t y = 0; y < own.size(); ++y) {
            least[y] = std::min(least[y], changed[y]);
            most[y] = std::max(most[y], changed[y]);
          }
        }
    RC_ASSERT(std::abs(range.worst.stability - worst) < 1e-12);
    RC_ASSERT(farthest_apart(range.least, least) < 1e-12);
    RC_ASSERT(farthest_apart(range.most, most) < 1e-12);
    RC_ASSERT(std::abs(farthest_apart(range.plus, range.changed) - worst) < 1e-12);
    RC_ASSERT(stability_bound(static_cast<double>(subset) / static_cast<double>(n), to_double(options.epsilon),
                              MechanismForm::exponential) >= worst - 1e-12);
  }));
}

TEST_CASE("the worst pair over multisets is the worst over ordered data sets", "[prediction]") {
  for (const char* text : {"thresholds:2", "cube:2", "points:3"}) {
    const ConceptClass concept_class = make_class(text);
    const unsigned n = concept_class.points() == 2 ? 4 : 3;
    for (const unsigned subset : {1U, 2U}) {
      const WorstPair worst = worst_pair(concept_class, n, options_of(subset, 1));
      CHECK(worst.exact);
      CHECK(worst.data_sets == data_sets_of(concept_class.points(), n));
      CHECK(worst.change.stability == Approx(worst_by_listing(concept_class, n, subset, 1)).epsilon(1e-12));
      const PointCounts changed = replace_row(worst.counts, worst.change.from, worst.change.to);
      const double moved =
          std::abs(stable_law(concept_class, worst.counts, options_of(subset, 1)).plus[worst.change.point] -
                   stable_law(concept_class, changed, options_of(subset, 1)).plus[worst.change.point]);
      CHECK(moved == Approx(worst.change.stability).epsilon(1e-12));
    }
  }
}

TEST_CASE("three points and eight rows are gone through exactly, and the bound holds there", "[prediction]") {
  for (const char* text : {"thresholds:3", "cube:3"})
    for (const std::uint64_t subset : {1U, 3U})
      for (const Rational& epsilon : {Rational(1, 5), Rational(2)}) {
        const WorstPair worst = worst_pair(make_class(text), 8, options_of(subset, epsilon));
        CHECK(worst.data_sets == 1287);
        const double share = static_cast<double>(subset) / 8;
        CHECK(worst.change.stability <= stability_bound(share, to_double(epsilon), MechanismForm::exponential));
        CHECK(worst.change.stability > 0.1 * share);
      }
}

TEST_CASE("a climb finds a pair of neighbours and never more than the worst one", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:3");
  const StableOptions options = options_of(2, 1);
  const WorstPair worst = worst_pair(thresholds, 6, options);
  Engine engine = Engine::seeded(5);
  const WorstPair climbed = climb_worst_pair(thresholds, count_points(Sample(6, {0, Label::plus})), options,
                                             {.evaluations = 20'000, .starts = 8}, engine);
  CHECK_FALSE(climbed.exact);
  CHECK(climbed.data_sets <= 20'000);
  CHECK(climbed.change.stability == Approx(worst.change.stability).epsilon(1e-9));  // it finds it with this seed
  CHECK(rows_of(climbed.counts) == 6);
  const PointCounts changed = replace_row(climbed.counts, climbed.change.from, climbed.change.to);
  CHECK(farthest_apart(stable_law(thresholds, climbed.counts, options).plus,
                       stable_law(thresholds, changed, options).plus) == Approx(climbed.change.stability));
}

TEST_CASE("a climb that is told to stop keeps what it found", "[prediction]") {
  Engine engine = Engine::seeded(5);
  int asked = 0;
  const Observer observer = [&](const Progress&) { return ++asked > 10 ? Answer::stop : Answer::go_on; };
  const WorstPair climbed =
      climb_worst_pair(make_class("thresholds:8"), mockup(), options_of(6, 1), {}, engine, observer);
  CHECK(climbed.change.stability > 0);
  CHECK(climbed.data_sets == 20);
}

TEST_CASE("a million rows behave as drawn with replacement", "[prediction]") {
  // Thresholds with 10^5 rows a point, n' = 3: supports are those of three draws with replacement but for 10^−5.
  PointCounts counts;
  for (PointIndex x = 0; x < 10; ++x) counts.push_back({x, x < 4 ? 60'000U : 40'000U, x < 4 ? 40'000U : 60'000U});
  const ConceptClass thresholds = make_class("thresholds:10");
  const StableOptions options = options_of(3, Rational(1, 50'000));
  const StableLaw law = stable_law(thresholds, counts, options);
  CHECK(law.rows == 1'000'000);
  std::vector<double> expected(10, 0);
  const std::vector<std::uint64_t> errors = errors_on(thresholds, counts);
  for (unsigned draw = 0; draw < 1000; ++draw) {
    const auto first = support::representatives_on(signs_of(thresholds), {draw % 10, draw / 10 % 10, draw / 100});
    double total = 0;
    for (const unsigned h : first) total += std::exp(-1e-5 * static_cast<double>(errors[h]));
    for (const unsigned h : first)
      for (PointIndex x = 0; x < 10; ++x)
        if (thresholds.row(h)[x] == Label::plus)
          expected[x] += std::exp(-1e-5 * static_cast<double>(errors[h])) / total / 1000;
  }
  CHECK(farthest_apart(law.plus, expected) < 1e-4);
}

TEST_CASE("with far more errors than a double's exponent holds the mechanism takes the best of each piece",
          "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:3");
  const PointCounts counts = {{0, 1'000'000, 0}, {1, 0, 1'000'000}, {2, 0, 1}};
  const StableLaw law = stable_law(thresholds, counts, options_of(1, 1000));
  CHECK(std::isfinite(law.plus[0]));
  // T is point 1: t1 or t2, which errs 10^6 times less and says −; point 2: t1 or t3, as bad as each other, of which t1
  // says +; point 3: t1 for all.
  CHECK(law.plus[0] == Approx((5e5 + 1) / 2000001.0).epsilon(1e-12));
}

TEST_CASE("an estimate lies within its interval of the exact chances", "[prediction]") {
  // Ten points, 400 draws each of eight seeds: by Hoeffding an interval misses with probability at most .05; that more
  // than 20 of 80 do has a chance below 1e-8 even where points of one seed were independent.
  const ConceptClass thresholds = make_class("thresholds:10");
  Sample sample;
  for (PointIndex i = 0; i < 40; ++i)
    sample.push_back({i % 10, (i % 10 > 3) != (i % 7 == 0) ? Label::plus : Label::minus});
  const LabelledRows rows(sample, 10);
  const StableLaw law = stable_law(thresholds, rows.counts(), options_of(4, 1));
  int missed = 0;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Engine engine = Engine::seeded(seed);
    const StableEstimate estimate = estimate_stable(thresholds, rows, options_of(4, 1), 400, engine);
    CHECK(estimate.half_width == Approx(std::sqrt(std::log(40) / 800)));
    for (std::size_t x = 0; x < 10; ++x)
      missed += std::abs(estimate.plus[x] - law.plus[x]) > estimate.half_width ? 1 : 0;
    CHECK(estimate.errors == Approx(law.errors).epsilon(0.1));
    CHECK(estimate.mean_pieces == Approx(law.mean_pieces).epsilon(0.05));
  }
  CHECK(missed <= 20);
}

TEST_CASE("answers come with the exact chances", "[prediction]") {
  // 20 000 answers: beyond 5 standard deviations with a chance below 1e-6.
  const ConceptClass thresholds = make_class("thresholds:5");
  const LabelledRows rows({{0, Label::minus}, {1, Label::plus}, {2, Label::minus}, {3, Label::plus}, {3, Label::minus}},
                          5);
  const StableOptions options = options_of(2, 1);
  const StableLaw law = stable_law(thresholds, rows.counts(), options);
  const std::vector<std::uint64_t> errors = errors_on(thresholds, rows.counts());
  Engine engine = Engine::seeded(11);
  for (const PointIndex asked : {1U, 3U}) {
    int plus = 0;
    for (int i = 0; i < 20'000; ++i)
      plus += answer_stable(thresholds, rows, errors, options, asked, engine) == Label::plus ? 1 : 0;
    const double p = law.plus[asked];
    CHECK(std::abs(plus - 20'000 * p) < 5 * std::sqrt(20'000 * p * (1 - p)));
  }
}

TEST_CASE("a recorded run tells the answer of the same words and how it came about", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  const LabelledRows rows(rows_from(mockup()), 8);
  const std::vector<std::uint64_t> errors = errors_on(thresholds, rows.counts());
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Engine engine = Engine::seeded(seed);
    const StablePrediction run = run_stable(thresholds, rows, options_of(6, Rational(1, 5)), 4, engine);
    Engine again = Engine::seeded(seed);
    CHECK(answer_stable(thresholds, rows, errors, options_of(6, Rational(1, 5)), 4, again) == run.answer);
    CHECK(run.answer == thresholds.row(run.drawn)[4]);
    REQUIRE(run.subset.size() == 6);
    std::set<unsigned> points;
    std::set<std::uint64_t> distinct;
    for (const DrawnRow& drawn : run.subset) {
      distinct.insert(drawn.row);
      CHECK(drawn.example == rows.rows()[drawn.row]);
      CHECK(drawn.seen == (points.count(drawn.example.point) != 0));
      points.insert(drawn.example.point);
      CHECK(drawn.pieces == support::representatives_on(signs_of(thresholds), points).size());
    }
    CHECK(distinct.size() == 6);
    double sum = 0;
    std::size_t merged = 0;
    for (const WeighedHypothesis& candidate : run.candidates) {
      sum += candidate.probability;
      merged += candidate.merged;
      CHECK(candidate.errors == errors[candidate.hypothesis]);
    }
    CHECK(sum == Approx(1));
    CHECK(merged == 8);
  }
}

TEST_CASE("the mockup's T weighs t1, t3, t4, t6, t7 with .047, .154, .420, .208, .171", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  const std::vector<PointIndex> points = {1, 2, 4, 5};  // 2, 2, 3, 5, 5, 6 from 1
  const MergedClass merged = merge_equal_on(thresholds, points);
  CHECK(merged.representatives == std::vector<HypothesisIndex>{0, 2, 3, 5, 6});
  // Rows of exactly these points, so that T, which takes all of them, has this support.
  const LabelledRows rows({{1, Label::plus}, {2, Label::plus}, {4, Label::plus}, {5, Label::plus}}, 8);
  Engine engine = Engine::seeded(1);
  const StablePrediction run = run_stable(thresholds, rows, options_of(4, Rational(1, 5)), 0, engine);
  CHECK(run.merged.representatives == merged.representatives);
  // The weights of the mockup's errors, from its own numbers.
  const std::vector<double> errors = {34, 22, 12, 19, 21};
  const std::vector<double> chances = {.047, .154, .420, .208, .171};
  double total = 0;
  for (const double e : errors) total += std::exp(-0.1 * e);
  for (std::size_t i = 0; i < 5; ++i) CHECK(std::exp(-0.1 * errors[i]) / total == Approx(chances[i]).margin(5e-4));
}

TEST_CASE("groups of supports hold every support with its representatives", "[prediction]") {
  for (const std::string& text : tiny_classes) {
    const ConceptClass concept_class = make_class(text);
    std::vector<PointIndex> points(concept_class.points());
    std::iota(points.begin(), points.end(), PointIndex{0});
    const SupportGroups groups(concept_class, points);
    CHECK(groups.groups() <= groups.group_of().size());
    for (std::size_t mask = 0; mask < groups.group_of().size(); ++mask) {
      std::set<unsigned> support;
      for (unsigned x = 0; x < points.size(); ++x)
        if (mask >> x & 1) support.insert(x);
      const auto found = groups.representatives(groups.group_of()[mask]);
      CHECK(std::vector<unsigned>(found.begin(), found.end()) ==
            support::representatives_on(signs_of(concept_class), support));
    }
  }
  CHECK(SupportGroups(make_class("thresholds:8"), std::vector<PointIndex>{0, 7}).groups() == 2);  // all say + at 8
}

TEST_CASE("damaged data files are refused in one line or give a law", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  const std::string whole = "point,label\n3,+\n0,-1\n7,1\n3,-\n2,0\n5,+1\n";
  Engine engine = Engine::seeded(99);
  int read = 0;
  constexpr int files = 100'000;
  for (int i = 0; i < files; ++i) {
    std::string text = whole;
    for (std::uint64_t hits = 1 + uniform_below(engine, 3); hits > 0; --hits) {
      const std::size_t at = uniform_below(engine, text.size());
      switch (uniform_below(engine, 3)) {
        case 0: text[at] = static_cast<char>(uniform_below(engine, 256)); break;
        case 1: text.erase(at, 1 + uniform_below(engine, 4)); break;
        default: text.insert(at, 1, "0123456789,+-\n\r#\" "[uniform_below(engine, 18)]); break;
      }
      if (text.empty()) break;
    }
    std::istringstream in(text);
    try {
      const LabelledRows rows(read_examples(in, "data", 8), 8);
      const StableLaw law = stable_law(thresholds, rows.counts(), options_of(1, 1));
      CHECK(std::accumulate(law.drawn.begin(), law.drawn.end(), 0.0) == Approx(1));
      ++read;
    } catch (const InputError& error) {
      CHECK(std::string(error.what()).find('\n') == std::string::npos);
    }
  }
  CHECK(read > files / 25);
  CHECK(read < files);
}

TEST_CASE("options of the stable learner out of range are refused", "[prediction]") {
  const ConceptClass thresholds = make_class("thresholds:8");
  CHECK_THROWS_WITH(stable_law(thresholds, mockup(), options_of(61, 1)), "subset: 61: must be from 1 to 60");
  CHECK_THROWS_WITH(stable_law(thresholds, mockup(), options_of(6, 0)), "epsilon: 0: must be above 0");
  CHECK_THROWS_WITH(stable_law(thresholds, mockup(), options_of(6, 1001)), "epsilon: 1001: must be at most 1000");
  const ConceptClass wide = make_class("thresholds:20");
  Sample sample;
  for (PointIndex x = 0; x < 18; ++x) sample.push_back({x, Label::plus});
  CHECK_THROWS_WITH(stable_law(wide, count_points(sample), options_of(2, 1)),
                    "data: 18 points: the exact law is offered for at most 16");
  const LabelledRows rows(sample, 20);
  Engine engine = Engine::seeded(1);
  CHECK_THROWS_WITH(run_stable(wide, rows, options_of(2, 1), 20, engine),
                    "query: 20: a point must be an index from 0 to 19");
  CHECK_THROWS_WITH(worst_pair(wide, 9, options_of(2, 1)),
                    "rows: 9 examples on 20 points: the enumeration takes at most 200000 sequences");
  CHECK_THROWS_WITH(estimate_stable(wide, rows, options_of(2, 1), 0, engine),
                    "estimate: 0: must be from 1 to 10000000");
}

}  // namespace littlestone
