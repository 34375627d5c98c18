// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/exact_privacy.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/privacy/accounting.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

ExactPrivacyOptions options_of(const char* epsilon, const char* delta, CustomConstants constants) {
  ExactPrivacyOptions options;
  options.learner.epsilon = parse_rational("epsilon", epsilon);
  options.learner.delta = parse_rational("delta", delta);
  options.learner.constants = std::move(constants);
  return options;
}

// Outputs as text, so that laws of different automata can be compared.
std::string text_of(const std::vector<std::pair<LabelVector, std::int64_t>>& list, const LabelVector& hypothesis) {
  std::string text;
  for (const auto& [labels, noisy] : list) text += labels.to_string() + ":" + std::to_string(noisy) + " ";
  return text + "-> " + hypothesis.to_string();
}

std::map<std::string, double> outputs(const ExactOutputLaw& law) {
  std::map<std::string, double> result;
  for (const OutputProbability& output : law.outputs) {
    result[text_of(output.list, output.hypothesis)] += output.probability;
  }
  return result;
}

double hockey_stick(const std::map<std::string, double>& here, const std::map<std::string, double>& there,
                    double factor) {
  double sum = 0;
  for (const auto& [output, p] : here) {
    const auto other = there.find(output);
    sum += std::max(0.0, p - factor * (other == there.end() ? 0 : other->second));
  }
  return sum;
}

// Infinite where one law has an output that the other has not.
double largest_ratio(const std::map<std::string, double>& here, const std::map<std::string, double>& there) {
  double largest = 0;
  for (const auto& [output, p] : here) {
    const auto other = there.find(output);
    largest = std::max(largest, other == there.end() ? INFINITY : p / other->second);
  }
  return largest;
}

}  // namespace

TEST_CASE("a batch's exact law is that of G on its examples with every string of coins", "[exact_privacy]") {
  // The oracle runs one string of coins at a time; 6 coins are more than these batches can use.
  const oracle::Table table = {{-1, -1, -1}, {-1, -1, 1}, {-1, 1, 1}, {1, 1, 1}};
  const ConceptClass concept_class = bridge::class_of(table);
  SoaAutomaton soa(concept_class);
  REQUIRE(soa.dimension(SoaAutomaton::start()) == 2);
  Engine engine = SeedTree(5).engine();
  for (int repeat = 0; repeat < 40; ++repeat) {
    Sample data;
    for (int i = 0; i < 13; ++i) {
      data.push_back({static_cast<PointIndex>(engine() % 3), engine.coin() ? Label::plus : Label::minus});
    }
    const OnFail on_fail = repeat % 2 == 0 ? OnFail::fail : OnFail::soa;
    const int cap = repeat < 20 ? 12 : 5;
    CustomConstants constants{1, static_cast<std::uint64_t>(cap), 1, 0, {Rational(1), Rational(2), Rational(5)}, 0};
    constants.on_fail = on_fail;
    data.resize(static_cast<std::size_t>(cap) + 1);
    const ExactOutputLaw law = exact_output_law(soa, data, options_of("1", "0.1", constants));
    std::map<std::string, double> expected;
    for (int level = 0; level <= 2; ++level) {
      for (int string = 0; string < 64; ++string) {
        std::vector<int> coins;
        for (int i = 0; i < 6; ++i) coins.push_back(((string >> i) & 1) != 0 ? 1 : -1);
        const auto run = oracle::run_G_on_dataset(table, level, 1, cap, bridge::sequence_of(data), coins);
        const double weight[] = {0.125, 0.25, 0.625};
        if (!run.failed) {
          expected[bridge::labels_of(run.predictor).to_string()] += weight[level] / 64;
        } else if (on_fail == OnFail::soa) {
          const Sample t = {data[static_cast<std::size_t>(run.examples_used)]};
          const LabelVector labels = bridge::labels_of(oracle::soa(table, bridge::sequence_of(t)));
          expected[labels.to_string()] += weight[level] / 64;
        }
      }
    }
    std::map<std::string, double> ours;
    for (const auto& [labels, p] : law.votes[0]) ours[labels.to_string()] += p;
    REQUIRE(ours.size() == expected.size());
    double total = 0;
    for (const auto& [labels, p] : expected) {
      REQUIRE(ours[labels] == Approx(p).epsilon(1e-12));
      total += p;
    }
    if (on_fail == OnFail::soa) REQUIRE(total == Approx(1).epsilon(1e-12));
  }
}

TEST_CASE("runs of M on a dataset follow its exact output law", "[exact_privacy]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  const Sample data = {{0, Label::minus}, {2, Label::plus},  {1, Label::plus}, {3, Label::minus}, {1, Label::minus},
                       {2, Label::minus}, {0, Label::plus},  {3, Label::plus}, {2, Label::minus}, {1, Label::plus},
                       {0, Label::minus}, {1, Label::minus}, {3, Label::plus}, {0, Label::plus},  {2, Label::plus},
                       {1, Label::plus},  {0, Label::plus},  {3, Label::minus}};
  for (const CustomConstants& constants : {CustomConstants{1, 4, 3, 3, {}, 0}, CustomConstants{1, 4, 3, 3, {}, 3},
                                           CustomConstants{1, 4, 3, 3, {}, 0, ListRule::partition_selection},
                                           CustomConstants{1, 4, 3, 3, {}, 0, ListRule::laplace, OnFail::soa}}) {
    SoaAutomaton soa(concept_class);
    ExactPrivacyOptions options = options_of("2", "0.3", constants);
    const ExactOutputLaw law = exact_output_law(soa, data, options);
    const std::map<std::string, double> expected = outputs(law);
    double total = 0;
    for (const auto& [output, p] : expected) total += p;
    CHECK(total == Approx(1).epsilon(1e-12));
    std::map<std::string, std::int64_t> seen;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
      options.learner.seed = seed;
      const PrivateLearnerResult result = run_private_learner(soa, data, options.learner);
      std::vector<std::pair<LabelVector, std::int64_t>> list;
      for (const Candidate& candidate : result.list) {
        const bool names = constants.list_by == ListRule::partition_selection;
        list.emplace_back(candidate.labels, names ? law.top : std::min(candidate.noisy_count, law.top));
      }
      std::sort(list.begin(), list.end(),
                [](const auto& a, const auto& b) { return a.first.to_string() < b.first.to_string(); });
      ++seen[text_of(list, result.hypothesis)];
    }
    CHECK(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);
  }
}

TEST_CASE("the exact privacy of M is the largest divergence over all pairs of neighbouring datasets",
          "[exact_privacy]") {
  // Brute force: every dataset's own law, every neighbour.
  const ConceptClass concept_class = make_class("thresholds:2");
  for (const auto& constants :
       {CustomConstants{1, 1, 1, 2, {Rational(1), Rational(0)}, 0},
        CustomConstants{1, 2, 1, 1, {Rational(1), Rational(3)}, 0},
        CustomConstants{1, 1, 1, 2, {Rational(1), Rational(0)}, 0, ListRule::partition_selection}}) {
    SoaAutomaton soa(concept_class);
    ExactPrivacyOptions options = options_of("1", "0.3", constants);
    options.interval = 0.25;  // so there are dots at 0, 1/4, …, 4
    const ExactPrivacy ours = exact_privacy(soa, options);
    const std::size_t length = options.learner.examples();
    const std::vector<Sample> datasets = bridge::all_samples(2, length);
    std::vector<std::map<std::string, double>> laws;
    std::vector<std::map<std::string, double>> hypotheses;
    for (const Sample& data : datasets) {
      const ExactOutputLaw law = exact_output_law(soa, data, options);
      laws.push_back(outputs(law));
      hypotheses.emplace_back();
      for (const auto& [labels, p] : law.hypotheses) hypotheses.back()[labels.to_string()] = p;
    }
    double batch = 0;
    double selection = 0;
    double hypothesis = 0;
    std::uint64_t neighbours = 0;
    std::vector<double> dots(17, 0);
    std::vector<double> hypothesis_dots(17, 0);
    double learner_ratio = 0;
    double hypothesis_ratio = 0;
    for (std::size_t i = 0; i < datasets.size(); ++i) {
      for (std::size_t j = 0; j < datasets.size(); ++j) {
        std::size_t different = 0;
        std::size_t place = 0;
        for (std::size_t e = 0; e < length; ++e) {
          if (!(datasets[i][e] == datasets[j][e])) {
            ++different;
            place = e;
          }
        }
        if (different != 1) continue;
        ++neighbours;
        double& largest = place < length - constants.selection ? batch : selection;
        largest = std::max(largest, hockey_stick(laws[i], laws[j], std::exp(1.0)));
        hypothesis = std::max(hypothesis, hockey_stick(hypotheses[i], hypotheses[j], std::exp(1.0)));
        for (std::size_t dot = 0; dot < dots.size(); ++dot) {
          const double factor = std::exp(0.25 * static_cast<double>(dot));
          dots[dot] = std::max(dots[dot], hockey_stick(laws[i], laws[j], factor));
          hypothesis_dots[dot] = std::max(hypothesis_dots[dot], hockey_stick(hypotheses[i], hypotheses[j], factor));
        }
        learner_ratio = std::max(learner_ratio, largest_ratio(laws[i], laws[j]));
        hypothesis_ratio = std::max(hypothesis_ratio, largest_ratio(hypotheses[i], hypotheses[j]));
      }
    }
    CHECK(ours.datasets == datasets.size());
    CHECK(ours.neighbours == neighbours);
    CHECK(ours.batch_delta == Approx(batch).epsilon(1e-12));
    CHECK(ours.selection_delta == Approx(selection).margin(1e-14));
    CHECK(ours.hypothesis_delta == Approx(hypothesis).margin(1e-14));
    CHECK(ours.pure_epsilon().has_value() == std::isfinite(learner_ratio));
    CHECK(ours.hypothesis_epsilon.has_value() == std::isfinite(hypothesis_ratio));
    if (ours.hypothesis_epsilon) CHECK(*ours.hypothesis_epsilon == Approx(std::log(hypothesis_ratio)).margin(1e-12));
    REQUIRE(ours.losses);
    for (std::size_t dot = 0; dot < dots.size(); ++dot) {
      const double epsilon = 0.25 * static_cast<double>(dot);
      CHECK(ours.losses->learner.delta(epsilon) == Approx(dots[dot]).margin(1e-12));
      CHECK(ours.losses->hypothesis.delta(epsilon) == Approx(hypothesis_dots[dot]).margin(1e-12));
      // One batch: the histogram's votes are one or none.
      const StableHistogram histogram(options.learner.epsilon, options.learner.delta);
      const PartitionSelection selects(options.learner.epsilon, options.learner.delta);
      const bool names = constants.list_by == ListRule::partition_selection;
      double worst = 0;
      for (const VoteMove& move : {VoteMove{1, 0}, VoteMove{1, std::nullopt}}) {
        const Rational at(static_cast<int>(dot), 4);
        worst = std::max(worst, (names ? hockey_stick(selects, move, at) : hockey_stick(histogram, move, at)).larger());
      }
      CHECK(ours.losses->histogram.delta(epsilon) == Approx(worst).margin(1e-12));
      CHECK(ours.losses->learner.delta(epsilon) <=
            std::max(worst, ours.losses->selection.delta(epsilon)) + 1e-12);  // each batch votes once, by its own coins
    }
    CHECK(ours.losses->selection.delta(1) == 0);
    CHECK(*ours.selection_epsilon <= 1);
    CHECK(hockey_stick(outputs(exact_output_law(soa, ours.worst, options)),
                       outputs(exact_output_law(soa, ours.worst_neighbour, options)),
                       std::exp(1.0)) == Approx(batch).epsilon(1e-12));
  }
}

TEST_CASE("the whole of M is as private as it promises, over every dataset and every neighbour", "[exact_privacy]") {
  struct Case {
    const char* name;
    const char* epsilon;
    const char* delta;
    CustomConstants constants;
  };
  const std::vector<Case> cases = {{"thresholds:2", "1", "0.3", {1, 2, 2, 2, {}, 0}},
                                   {"thresholds:2", "3", "0.15", {1, 2, 3, 2, {Rational(1), Rational(1, 9)}, 0}},
                                   {"thresholds:2", "1/2", "1e-6", {2, 0, 2, 3, {}, 0}},
                                   {"points:2", "2", "0.2", {1, 1, 4, 2, {Rational(1), Rational(0)}, 3}},
                                   {"cube:2", "2", "0.25", {1, 2, 2, 1, {}, 0}},
                                   {"thresholds:3", "2", "0.3", {1, 2, 2, 1, {}, 0}},
                                   {"thresholds:2", "1", "0.3", {1, 2, 2, 2, {}, 0, ListRule::laplace, OnFail::soa}},
                                   {"cube:2", "2", "0.25", {1, 2, 2, 1, {}, 0, ListRule::laplace, OnFail::soa}}};
  for (const Case& one : cases) {
    const ConceptClass concept_class = make_class(one.name);
    SoaAutomaton soa(concept_class);
    ExactPrivacyOptions options = options_of(one.epsilon, one.delta, one.constants);
    const ExactPrivacy exact = exact_privacy(soa, options);
    CAPTURE(one.name, one.epsilon, one.delta, exact.batch_laws, exact.batch_delta);
    CHECK(exact.batch_delta <= to_double(options.learner.delta));
    CHECK(exact.batch_delta > 0);
    CHECK(exact.selection_delta == 0);
    CHECK(exact.hypothesis_delta <= exact.batch_delta);
  }
}

TEST_CASE("a threshold lower by one or a selection with twice the epsilon breaks the promise, and is seen to",
          "[exact_privacy]") {
  const ConceptClass concept_class = make_class("thresholds:2");
  SoaAutomaton soa(concept_class);
  ExactPrivacyOptions options = options_of("4", "0.12", {1, 0, 4, 2, {Rational(1), Rational(0)}, 0});
  const double promised = to_double(options.learner.delta);
  CHECK(exact_privacy(soa, options).delta() <= promised);

  ExactPrivacyOptions lower = options;
  lower.threshold = StableHistogram(options.learner.epsilon, options.learner.delta).threshold() - 1;
  CHECK(exact_privacy(soa, lower).batch_delta > promised);

  ExactPrivacyOptions twice = options;
  twice.selection_epsilon = 2 * options.learner.epsilon;
  CHECK(exact_privacy(soa, twice).selection_delta > promised);
}

TEST_CASE("what the enumeration cannot hold is refused by field, and it can be stopped", "[exact_privacy]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  SoaAutomaton soa(concept_class);
  const auto field = [&](const CustomConstants& constants) -> std::string {
    try {
      (void)exact_privacy(soa, options_of("1", "0.1", constants));
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  CHECK(field({1, 8, 2, 1, {}, 0}) == "cap");
  CHECK(field({1, 0, 2, 9, {}, 0}) == "selection");
  CHECK(field({1, 2, 40, 1, {}, 0}) == "batches");
  CHECK_THROWS_AS(exact_output_law(soa, Sample(3), options_of("1", "0.1", {1, 1, 1, 0, {}, 0})), InputError);
  const auto stop = [](const Progress&) { return Answer::stop; };
  CHECK(exact_privacy(soa, options_of("1", "0.1", {1, 2, 2, 1, {}, 0}), stop).ended == Ended::stopped);
}

TEST_CASE("with partition selection M is as private as it promises over all neighbours, and one vote ahead it is not",
          "[exact_privacy]") {
  struct Setting {
    const char* name;
    const char* epsilon;
    const char* delta;
    CustomConstants constants;
  };
  const ListRule names = ListRule::partition_selection;
  for (const Setting& setting : std::vector<Setting>{{"thresholds:2", "1", "0.3", {1, 1, 3, 1, {1, 0}, 0, names}},
                                                     {"thresholds:2", "1/2", "1e-2", {1, 2, 2, 2, {1, 0}, 0, names}},
                                                     {"points:3", "2", "1e-3", {1, 1, 2, 1, {1, 0}, 0, names}},
                                                     {"cube:2", "1", "1e-4", {1, 2, 2, 1, {1, 0, 0}, 0, names}}}) {
    const ConceptClass concept_class = make_class(setting.name);
    SoaAutomaton soa(concept_class);
    ExactPrivacyOptions options = options_of(setting.epsilon, setting.delta, setting.constants);
    const ExactPrivacy exact = exact_privacy(soa, options);
    const double delta = to_double(options.learner.delta);
    CAPTURE(setting.name, setting.epsilon, setting.delta, exact.batch_delta);
    CHECK(exact.batch_delta <= delta);
    CHECK(exact.batch_delta > 0.49 * delta);
    CHECK(exact.selection_delta == 0);
    CHECK(exact.hypothesis_delta <= exact.delta());
    options.votes_ahead = 1;  // a first vote would leave as a second one does
    CHECK(exact_privacy(soa, options).batch_delta > 1.1 * delta);
  }
  const ConceptClass concept_class = make_class("thresholds:2");
  SoaAutomaton soa(concept_class);
  CHECK_THROWS_AS(exact_privacy(soa, options_of("1", "0.3", {1, 1, 2, 1, {}, 2, names})), InputError);
}
