// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/envelope/envelope_study.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/agnostic/agnostic_plan.hpp"
#include "core/base/error.hpp"
#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/lower_bound/consequence.hpp"
#include "core/study/envelope/planned_rows.hpp"
#include "core/study/sample_sizes/sample_sizes_study.hpp"
#include "core/study/two_worlds/two_worlds_study.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

const EnvelopeRow& row_of(const std::vector<EnvelopeRow>& rows, const std::string& name) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const EnvelopeRow& row) { return row.name == name; });
  REQUIRE(found != rows.end());
  return *found;
}

std::string field_of(const SampleSizesOptions& options) {
  try {
    (void)run_sample_sizes(options);
    return "";
  } catch (const InputError& error) {
    return error.field();
  }
}

}  // namespace

TEST_CASE("the envelope of a class has each bound with its kind and number", "[envelope]") {
  EnvelopeOptions options;
  options.class_text = "affine:2,3,1";  // 36 hypotheses, Ldim 2
  options.rows.chain = true;
  const EnvelopeStudy study = run_envelope(options);
  const double h = study.facts.hypotheses.convert_to<double>();
  const auto examples = [&](const char* name) {
    return row_of(study.rows, name).examples->exact->convert_to<double>();
  };
  const double per_example = -std::log(1 - 0.1 * (1 - std::exp(-0.5)));
  CHECK(examples("exponential-mechanism") == std::ceil(std::log((h - 1) * 9) / per_example));
  CHECK(examples("permute-and-flip") == std::ceil(std::log((h - 1) * 5) / per_example));
  CHECK(examples("consistent") == std::ceil(std::log((h - 1) * 10) / -std::log(0.9)));
  CHECK(*row_of(study.rows, "m-sharp").examples->exact ==
        *sharp_constants({2, 1, Rational(1, 1'000'000), Rational(1, 10), Rational(1, 10)}).total.exact);
  CHECK(row_of(study.rows, "m-paper").examples->log10 ==
        paper_constants({2, 1, Rational(1, 1'000'000), Rational(1, 10), Rational(1, 10)}).total.log10);
  CHECK(
      examples("chain") ==
      static_cast<double>(chain_constants({2, 1, Rational(1, 1'000'000), Rational(1, 10), Rational(1, 10)}).examples));
  CHECK(examples("chain") < examples("lean"));
  CHECK(examples("m-agnostic") > examples("m-sharp"));
  CHECK(examples("exponential-mechanism-agnostic") > examples("exponential-mechanism"));
  CHECK(std::pow(10, row_of(study.rows, "ggkm").examples->log10) == Approx(64 / 0.01));
  CHECK(std::pow(10, row_of(study.rows, "lyu").examples->log10) == Approx(32 * std::log(1e7) / 0.1));
  CHECK(row_of(study.rows, "lyu").kind == BoundKind::unknown_constant);
  CHECK(row_of(study.rows, "vc").kind == BoundKind::bound);
  CHECK_FALSE(row_of(study.rows, "consistent").promise);
  CHECK(cheapest_private(study.rows)->name == "permute-and-flip");
  for (const EnvelopeRow& row : study.rows) CHECK((row.examples || !row.missing.empty()));
}

TEST_CASE("a row is called private where its epsilon and delta are small enough", "[envelope]") {
  const auto called = [](const Rational& epsilon, const Rational& delta, const char* name) {
    const EnvelopeGoal goal{epsilon, delta, Rational(1, 10), Rational(1, 10)};
    return envelope_row_to_json(
        row_of(envelope_rows(curve_class(CurveFamily::points, 3), goal, EnvelopeRows{false, 0}), name))["private"];
  };
  for (const char* name : {"exponential-mechanism", "permute-and-flip", "lean", "m-sharp"}) {
    CAPTURE(name);
    CHECK(called(1, Rational(1, 1'000'000), name) == true);
    CHECK(called(100, Rational(1, 1'000'000), name) == false);
    CHECK(called(1, Rational(1, 10), name) == (name[0] == 'e' || name[0] == 'p'));  // with delta = 0
  }
  CHECK(called(1, Rational(1, 1'000'000), "consistent") == false);
}

TEST_CASE("the envelope says where the chain learner is not proved", "[envelope]") {
  const auto row = [](int dimension, const Rational& epsilon) {
    EnvelopeGoal goal;
    goal.epsilon = epsilon;
    EnvelopeRows rows;
    rows.agnostic = false;
    rows.chain = true;
    return row_of(envelope_rows_planned(curve_class(CurveFamily::thresholds, dimension), goal, rows), "chain");
  };
  CHECK(row(1, 1).missing == "dimension: 1: must be from 2 to 3");
  CHECK(row(4, 1).missing == "dimension: 4: must be from 2 to 3");
  CHECK(row(2, Rational(1, 4)).examples->log10 > row(2, 1).examples->log10);
  EnvelopeRows rows;
  rows.agnostic = false;
  for (const EnvelopeRow& one : envelope_rows_planned(curve_class(CurveFamily::thresholds, 2), {}, rows))
    CHECK(one.name != "chain");  // not asked for
}

TEST_CASE("the envelope reaches beta = 1e-30 and Ldim 6, and says where M's constants end", "[envelope]") {
  EnvelopeGoal goal;
  goal.beta = parse_rational("", "1e-30");
  const auto six = envelope_rows_planned(curve_class(CurveFamily::thresholds, 6), goal, {false, 0});
  REQUIRE(row_of(six, "m-sharp").examples);
  CHECK(row_of(six, "m-sharp").examples->exact);
  const auto seven = envelope_rows_planned(curve_class(CurveFamily::thresholds, 7), goal, {false, 0});
  CHECK_FALSE(row_of(seven, "m-sharp").examples);
  CHECK(row_of(seven, "m-sharp").missing.find("at most 6") != std::string::npos);
  CHECK_FALSE(row_of(seven, "m-paper").examples->exact);
  CHECK(row_of(seven, "m-paper").examples->log10 > 100);
}

TEST_CASE("refuted says below which tower nothing is refuted, and when Claim 22 has no step", "[envelope]") {
  EnvelopeGoal goal{Rational(1, 10), Rational(1, 1'000'000), Rational(1, 16), Rational(1, 16)};
  const EnvelopeRow below =
      row_of(envelope_rows(curve_class(CurveFamily::thresholds, 1e6), goal, EnvelopeRows{false, 0}), "refuted");
  REQUIRE(below.examples);
  CHECK(*below.examples->exact == 0);
  const auto two = consequence(2, {goal.epsilon, goal.delta, goal.alpha, goal.beta}, ConsequenceConstants::sharp);
  REQUIRE(two);
  CHECK(below.missing == "nothing more below a tower of " + std::to_string(two->first_height) + " twos");
  goal.epsilon = 1;
  CHECK_FALSE(
      row_of(envelope_rows(curve_class(CurveFamily::points, 3), goal, EnvelopeRows{false, 0}), "refuted").examples);
}

TEST_CASE("a family's curve is the class itself wherever there is a table", "[envelope]") {
  for (const int bits : {0, 1, 2, 3}) {
    for (const CurveFamily family : {CurveFamily::points, CurveFamily::thresholds, CurveFamily::cube}) {
      const EnvelopeClass table =
          envelope_class(class_facts(std::string(to_string(family)) + ":" + std::to_string(1 << bits)));
      const EnvelopeClass curve = curve_class(family, bits);
      INFO(to_string(family) << " 2^" << bits);
      CHECK(table.hypotheses.log2 == Approx(curve.hypotheses.log2).margin(1e-12));
      CHECK(table.dimension == curve.dimension);
      CHECK(table.vc == curve.vc);
      CHECK(table.thresholds == curve.thresholds);
    }
  }
}

TEST_CASE("two worlds have exact mistakes, coins and regret of small classes between their bounds", "[envelope]") {
  TwoWorldsOptions options;
  options.classes = {"thresholds:8", "points:6", "points:1048576", "cube:2"};
  options.most_dimension = 3;
  const TwoWorldsStudy study = run_two_worlds(options);
  const TwoWorldsRow& thresholds = study.rows[0];
  CHECK(thresholds.randomized->str() == "3/2");
  CHECK(thresholds.regret->str() == "63/32");
  CHECK(thresholds.regret_lower == Approx(1.5));
  CHECK(thresholds.regret_upper == Approx(std::sqrt(6 * std::log(42.0) / 2)));  // 1 + 6 + 15 + 20 experts
  CHECK(study.rows[1].randomized->str() == "31/32");
  CHECK_FALSE(study.rows[2].regret);
  CHECK(study.rows[2].regret_missing == "too large: 1048576 hypotheses");
  for (const TwoWorldsRow& row : study.rows) {
    if (row.regret) CHECK(to_double(*row.regret) <= row.regret_upper);
    CHECK(row.randomized_lower <= row.randomized_upper);
  }
  REQUIRE(study.steps.size() == 3);
  for (std::size_t i = 1; i < 3; ++i) {
    CHECK(study.steps[i].sharp->log10 > study.steps[i - 1].sharp->log10);
    CHECK(std::log10(*study.steps[i].factor) == Approx(study.steps[i].sharp->log10 - study.steps[i - 1].sharp->log10));
  }
  const Json json = two_worlds_to_json(study);
  CHECK(json["classes"][0]["randomized"] == "3/2");
  CHECK(json["dimensions"][0]["lean"]["examples"] == 205);
  CHECK(json["dimensions"][1]["lean_factor"].get<double>() > 1);
  CHECK(json["dimensions"][0]["chain"].is_null());
  const auto chain = [](int d) {
    return chain_constants({d, 1, Rational(1, 1'000'000), Rational(1, 10), Rational(1, 10)}).examples;
  };
  CHECK(json["dimensions"][1]["chain"]["examples"] == chain(2));
  CHECK(json["dimensions"][1]["chain_factor"].is_null());
  CHECK(json["dimensions"][2]["chain_factor"].get<double>() ==
        Approx(static_cast<double>(chain(3)) / static_cast<double>(chain(2))));
  // The same where it comes later.
  options.chain = false;
  PlannedRows planned;
  TwoWorldsStudy later = run_two_worlds(options, {}, &planned);
  CHECK(two_worlds_to_json(later)["dimensions"][1]["chain"].is_null());
  add_chain(later, {}, planned);
  CHECK(two_worlds_to_json(later) == json);
  CHECK(json["endless"]["dimension"].is_null());
  options.most_dimension = 1;
  options.rounds = 0;
  CHECK_THROWS_AS(run_two_worlds(options), InputError);
  options.rounds = 40;
  options.regret_states = 100;
  options.classes = {"thresholds:16"};
  const TwoWorldsStudy cut = run_two_worlds(options);
  CHECK_FALSE(cut.rows[0].regret);
  CHECK(cut.rows[0].regret_missing == "too large: more than 100 states");
  CHECK(cut.rows[0].regret_lower < cut.rows[0].regret_upper);
}

TEST_CASE("the lean row is what the learner itself plans, and ends where its constants do", "[envelope]") {
  const EnvelopeGoal goal;
  for (const int d : {0, 1, 2, 3}) {
    EnvelopeClass shape;
    shape.dimension = d;
    const EnvelopeRow row = row_of(envelope_rows_planned(shape, goal, {.agnostic = false}), "lean");
    REQUIRE(row.examples);
    CHECK(*row.examples->exact ==
          lean_constants({d, 1, Rational(1, 1'000'000), Rational(1, 10), Rational(1, 10)}, LeanChoosing::noisy).total);
    REQUIRE(row.promise);
    CHECK(row.promise->epsilon == 1);
    CHECK(row.promise->delta == Rational(1, 1'000'000));
    CHECK(row.kind == BoundKind::theorem);
  }
  EnvelopeClass seven;
  seven.dimension = 7;
  const EnvelopeRow none = row_of(envelope_rows_planned(seven, goal, {.agnostic = false}), "lean");
  CHECK_FALSE(none.examples);
  CHECK_FALSE(none.missing.empty());
}

TEST_CASE("along points the lean learner is the cheapest exactly where permute-and-flip asks for more", "[envelope]") {
  SampleSizesOptions options;
  options.at = {1, 8, 9, 100, 1389, 1e6};
  options.families = {CurveFamily::points};
  const SampleSizesStudy study = run_sample_sizes(options);
  const SampleSizesCurve& curve = study.curves.front();
  REQUIRE(curve.crossing);
  CHECK(curve.crossing->learner == "lean");
  CHECK(*curve.crossing->examples.exact == 205);
  CHECK(curve.crossing->points.number == 751);
  const ErrorGoal errors;
  CHECK(*permute_and_flip_examples(HypothesisCount::of(751), errors).exact > 205);
  CHECK(*permute_and_flip_examples(HypothesisCount::of(750), errors).exact <= 205);
  CHECK(std::isinf(*curve.reach.privately));
  CHECK(curve.reach.learner == "lean");
  CHECK(*curve.reach.plainly == 1516);
  CHECK(*curve.reach.lean_from->exact == 205);
  for (const SampleSizesPoint& point : curve.points) {
    CHECK(*point.cheapest == (point.at < curve.crossing->points.log2 ? "permute-and-flip" : "lean"));
    // Both pay for d alone, with and without a target.
    CHECK(*row_of(point.rows, "m-sharp").examples->exact == *curve.reach.m_from->exact);
    CHECK(*row_of(point.rows, "lean").examples->exact == *curve.reach.lean_from->exact);
    CHECK(*row_of(point.rows, "m-agnostic").examples->exact ==
          *row_of(curve.points.front().rows, "m-agnostic").examples->exact);
  }
  const Json json = sample_sizes_to_json(study)["curves"][0];
  CHECK(json["crossing"]["points"] == 751);
  CHECK(json["crossing"]["learner"] == "lean");
  CHECK(json["reach"]["private_any_points"] == true);
  CHECK(json["reach"]["private_log2_points"].is_null());
  // With fewer than 205 permute-and-flip alone reaches something.
  const SampleSizesReach less = reach_along_points(curve, options.goal, 200);
  CHECK(less.learner == "permute-and-flip");
  CHECK(std::isfinite(*less.privately));
}

TEST_CASE("along thresholds no learner that pays for d gets its turn, and d steps where the axis doubles",
          "[envelope]") {
  SampleSizesOptions options;
  options.at = {1, 2, 3, 3.5, 8};
  options.families = {CurveFamily::thresholds};
  options.agnostic = false;
  options.most_dimension = 3;
  const SampleSizesCurve curve = run_sample_sizes(options).curves.front();
  CHECK_FALSE(curve.crossing);
  CHECK(curve.crossing_missing.find("up to Ldim 3") != std::string::npos);
  CHECK(*row_of(curve.points[2].rows, "m-sharp").examples->exact ==
        *row_of(curve.points[3].rows, "m-sharp").examples->exact);
  CHECK(row_of(curve.points[1].rows, "m-sharp").examples->log10 <
        row_of(curve.points[2].rows, "m-sharp").examples->log10);
  CHECK_FALSE(row_of(curve.points[4].rows, "m-sharp").examples);
}

TEST_CASE("along epsilon, alpha and beta less to ask takes no more examples", "[envelope]") {
  for (const CurveAcross across : {CurveAcross::epsilon, CurveAcross::alpha, CurveAcross::beta}) {
    SampleSizesOptions options;
    options.across = across;
    options.families = {CurveFamily::points};
    options.agnostic = false;
    const SampleSizesStudy study = run_sample_sizes(options);
    const SampleSizesCurve& curve = study.curves.front();
    INFO(to_string(across));
    for (std::size_t i = 1; i < curve.points.size(); ++i) {
      for (const char* name :
           {"exponential-mechanism", "permute-and-flip", "lean", "m-sharp", "m-paper", "consistent"}) {
        INFO(name << " at " << curve.points[i].at);
        const auto& here = row_of(curve.points[i].rows, name).examples;
        const auto& before = row_of(curve.points[i - 1].rows, name).examples;
        // The lean learner is not planned for the smallest beta.
        if (name == std::string("lean") && !(here && before)) continue;
        CHECK(here->log10 <= before->log10 + 1e-3);
      }
    }
    CHECK(sample_sizes_to_json(study)["curves"][0]["crossing"].is_null());
  }
}

TEST_CASE("along epsilon, alpha and beta the chain learner's row is there at each place that is planned",
          "[envelope]") {
  for (const auto& [across, at] : {std::pair(CurveAcross::epsilon, std::vector<double>{0.1, 0.3, 1, 3}),
                                   {CurveAcross::alpha, {0.02, 0.1, 0.3}},
                                   {CurveAcross::beta, {1e-4, 0.01, 0.1, 0.3}}}) {
    SampleSizesOptions options;
    options.across = across;
    options.at = at;
    options.log2_points = 2;
    options.families = {CurveFamily::thresholds};  // Ldim 2
    options.agnostic = false;
    const SampleSizesStudy study = run_sample_sizes(options);
    std::optional<double> before;
    for (const SampleSizesPoint& point : study.curves.front().points) {
      INFO(to_string(across) << " " << point.at);
      const EnvelopeRow& row = row_of(point.rows, "chain");
      if (across == CurveAcross::beta && point.at < 0.001) {
        CHECK(row.missing == "beta: 0.0001: must be at least 0.001");
        continue;
      }
      REQUIRE(row.examples);
      CHECK(row.examples->log10 < row_of(point.rows, "lean").examples->log10);
      if (before) CHECK(row.examples->log10 < *before);
      before = row.examples->log10;
    }
  }
}

TEST_CASE("curves refuse what is out of range by field, and stop when they are told to", "[envelope]") {
  SampleSizesOptions options;
  options.at = {3, 2};
  CHECK(field_of(options) == "at");
  options.at = {-1};
  CHECK(field_of(options) == "points");
  options = {};
  options.budget = 0;
  CHECK(field_of(options) == "budget");
  options = {};
  options.across = CurveAcross::alpha;
  options.at = {0.5, 1};
  CHECK(field_of(options) == "alpha");
  options = {};
  options.goal.epsilon = 0;
  CHECK(field_of(options) == "epsilon");
  CHECK_THROWS_AS(run_sample_sizes({}, [](const Progress&) { return Answer::stop; }), Stopped);
  CHECK_THROWS_AS(run_two_worlds({}, [](const Progress&) { return Answer::stop; }), Stopped);
  CHECK_THROWS_AS(parse_curve_across("across", "delta"), InputError);
}

TEST_CASE("planned rows that many places need are searched for once, and not again by who knows them", "[envelope]") {
  EnvelopeClass shape;
  shape.dimension = 1;
  shape.vc = 1;
  shape.hypotheses = HypothesisCount::power_of_two(10);
  EnvelopeClass larger = shape;
  larger.hypotheses = HypothesisCount::power_of_two(20);
  const EnvelopeGoal goal;
  EnvelopeGoal other = goal;
  other.alpha = Rational(1, 5);
  const auto first = std::make_shared<PlannedRows>();
  for (int again = 0; again < 3; ++again) {
    first->need(shape, goal, {.agnostic = false});
    first->need(larger, goal, {.agnostic = false});  // m-sharp and m-paper do not see |H|
    first->need(shape, other, {.agnostic = false});
    first->work_out("test", {}, 2);
    CHECK(first->searches() == 2);
  }
  first->need(shape, goal, {});
  first->need(larger, goal, {});  // m-agnostic does
  first->work_out("test");
  CHECK(first->searches() == 4);
  const auto same = [](const std::vector<EnvelopeRow>& a, const std::vector<EnvelopeRow>& b) {
    REQUIRE(a.size() == b.size());
    for (std::size_t i = 0; i < a.size(); ++i) CHECK(envelope_row_to_json(a[i]) == envelope_row_to_json(b[i]));
  };
  same(first->of(shape, goal, {}), envelope_rows_planned(shape, goal));
  same(first->of(larger, goal, {}), envelope_rows_planned(larger, goal));
  same(first->of(shape, other, {.agnostic = false}), envelope_rows_planned(shape, other, {.agnostic = false}));
  PlannedRows second({nullptr, first});
  same(second.find(larger, goal, {}, "test"), first->of(larger, goal, {}));
  CHECK(second.searches() == 0);
  second.forget_earlier();
  same(second.of(larger, goal, {}), first->of(larger, goal, {}));
  EnvelopeGoal wrong = goal;
  wrong.beta = 2;
  CHECK_THROWS_AS(second.need(shape, wrong, {}), InputError);
}

TEST_CASE("a second map of the same promise makes no search for constants", "[envelope]") {
  TwoWorldsOptions worlds;
  worlds.classes = {"thresholds:4", "points:4"};
  worlds.most_dimension = 2;
  PlannedRows planned;
  const Json first = two_worlds_to_json(run_two_worlds(worlds, {}, &planned));
  const std::size_t found = planned.searches();
  CHECK(found == 4);  // Ldim 1 and 2, the chain learner by itself
  CHECK(two_worlds_to_json(run_two_worlds(worlds, {}, &planned)) == first);
  CHECK(two_worlds_to_json(run_two_worlds(worlds)) == first);
  worlds.rounds = 4;
  (void)run_two_worlds(worlds, {}, &planned);
  CHECK(planned.searches() == found);
  SampleSizesOptions sizes;
  sizes.at = {1, 2, 1000};
  sizes.families = {CurveFamily::points, CurveFamily::thresholds};
  sizes.agnostic = false;
  sizes.most_dimension = 1;
  PlannedRows of_curves;
  const Json curves = sample_sizes_to_json(run_sample_sizes(sizes, {}, &of_curves));
  const std::size_t made = of_curves.searches();
  CHECK(made == 6);  // Ldim 1, 2 and 1000, the chain learner by itself
  sizes.budget = 77;
  CHECK(sample_sizes_to_json(run_sample_sizes(sizes, {}, &of_curves))["curves"][0]["points"] ==
        curves["curves"][0]["points"]);
  CHECK(of_curves.searches() == made);
}
