// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/instance/instance.hpp"

#include <atomic>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <thread>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/study/private_run/private_run.hpp"
#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/results.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

// A table in a file of its own, gone at the end.
class TableFile {
 public:
  explicit TableFile(const char* name) : path_(std::filesystem::temp_directory_path() / name) {
    write("x1,x2,x3,x4\n+,+,+,+\n-,+,+,+\n-,-,+,+\n-,-,-,+\n");
  }
  ~TableFile() { remove(); }
  TableFile(const TableFile&) = delete;
  TableFile& operator=(const TableFile&) = delete;

  void write(const std::string& text) const { std::ofstream(path_) << text; }
  void remove() const { std::filesystem::remove(path_); }
  [[nodiscard]] std::string class_text() const { return "file:" + path_.string(); }

 private:
  std::filesystem::path path_;
};

Scenario thresholds_of(const std::string& class_text) {
  Scenario scenario;
  scenario.class_text = class_text;
  scenario.constants = {1, 20, 60, 10, {}};
  scenario.sizes = {200, 2000};
  scenario.replicates = 6;
  return scenario;
}

}  // namespace

TEST_CASE("An edit of epsilon builds no class and finds no dimension again, in any study", "[instance]") {
  const TableFile table("littlestone-instance-epsilon.csv");
  Scenario scenario = thresholds_of(table.class_text());
  std::shared_ptr<const Instance> instance = instance_of(scenario);
  (void)compute_private_run(scenario, instance);
  const InstanceWork once{1, 1, 1, 1};
  CHECK(instance->work() == once);
  for (const Rational& epsilon : {Rational(1, 2), Rational(2), Rational(5)}) {
    scenario.epsilon = epsilon;
    const std::shared_ptr<const Instance> edited = instance_of(scenario, instance);
    REQUIRE(edited == instance);
  }
  // From here on a class that is built again is refused: its table is gone.
  table.remove();
  CHECK_THROWS_AS(make_class(scenario.class_text), InputError);
  for (const Rational& epsilon : {Rational(1, 2), Rational(2)}) {
    scenario.epsilon = epsilon;
    const auto run = compute_private_run(scenario, instance);
    CHECK(run->result.ended == Ended::completed);
    CHECK(run->littlestone() == 2);
    const SweepResult sweep = run_sweep(run->scenario, *instance, {});
    CHECK(sweep.cells.size() == 6);
    CHECK(make_vote_law(run->scenario, *instance) != nullptr);
    CHECK(describe_sweep(run->scenario, *instance, {}, "a test").dimension == 2);
    RequiredOptions options;
    options.against = RequiredAgainst::epsilon;
    options.epsilons = {epsilon};
    options.measure = false;
    CHECK(compute_required(run->scenario, instance, options).points.front().dimension == 2);
  }
  CHECK(instance->work() == once);
}

TEST_CASE("An edit of the distribution keeps the class and all that is known of it", "[instance]") {
  const auto first = Instance::make("thresholds:8", "uniform", 2);
  CHECK(first->littlestone_dimension() == 3);
  CHECK(first->tree().depth == 3);
  const auto second = Instance::make("thresholds:8", "zipf:1", 5, first);
  REQUIRE(second != first);
  CHECK(&second->concept_class() == &first->concept_class());
  CHECK(&second->tree() == &first->tree());
  CHECK(second->work() == InstanceWork{1, 1, 1, 0});
  CHECK(second->distribution().target == first->concept_class().row(5));
  CHECK(Instance::make("thresholds:8", "zipf:1", 5, second) == second);
  CHECK(&Instance::make("thresholds:9", "zipf:1", 5, second)->concept_class() != &second->concept_class());
  CHECK_THROWS_AS(Instance::make("thresholds:8", "zipf:1", 8, second), InputError);
}

TEST_CASE("A table that has changed in its file is read again", "[instance]") {
  const TableFile table("littlestone-instance-changed.csv");
  const auto before = Instance::make(table.class_text(), "uniform", 0);
  CHECK(Instance::make(table.class_text(), "uniform", 0, before) == before);
  table.write("x1,x2\n+,+\n-,+\n");
  const auto after = Instance::make(table.class_text(), "uniform", 0, before);
  CHECK(after->concept_class().points() == 2);
  table.remove();
  CHECK_THROWS_AS(Instance::make(table.class_text(), "uniform", 0, after), InputError);
}

TEST_CASE("Many threads that ask for the parts at once find each of them once", "[instance][threads]") {
  const auto instance = Instance::make("thresholds:300", "uniform", 3);
  std::vector<std::thread> threads;
  std::atomic<int> agreeing{0};
  for (int i = 0; i < 6; ++i) {
    threads.emplace_back([&, i] {
      const bool tree_first = i % 2 == 0;
      if (tree_first) (void)instance->tree();
      SoaAutomaton soa = instance->automaton();
      LittlestoneEngine engine = instance->engine();
      const bool agrees = soa.labels_at(SoaAutomaton::start()) == instance->soa_of_nothing() &&
                          engine.dimension(instance->concept_class().everything()) == 8 &&
                          instance->tree().depth == 8 && instance->vc_dimension().dimension == 1 &&
                          soa.next(SoaAutomaton::start(), {1, Label::plus}) == 1;
      agreeing += agrees ? 1 : 0;
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(agreeing == 6);
  CHECK(instance->work() == InstanceWork{1, 1, 1, 1});
  CHECK(is_shattered(instance->concept_class(), instance->tree()));
}

TEST_CASE("A thread that waits for a part can be stopped, and the one that works on it goes on",
          "[instance][threads]") {
  const auto instance = Instance::make("thresholds:300", "uniform", 3);
  std::atomic<bool> searching{false};
  std::atomic<bool> may_go_on{false};
  std::thread worker([&] {
    const int found = instance->littlestone_dimension([&](const Progress&) {
      searching = true;
      while (!may_go_on) std::this_thread::yield();
      return Answer::go_on;
    });
    searching = found == 8;
  });
  while (!searching) std::this_thread::yield();
  CHECK_THROWS_AS(instance->littlestone_dimension([](const Progress&) { return Answer::stop; }), Stopped);
  may_go_on = true;
  worker.join();
  CHECK(searching);
  CHECK(instance->work().dimensions == 1);
}

TEST_CASE("Where the thread that works on a part is stopped, a waiting one takes over", "[instance][threads]") {
  const auto instance = Instance::make("thresholds:300", "uniform", 3);
  std::atomic<bool> searching{false};
  std::atomic<bool> waiting{false};
  std::atomic<bool> was_stopped{false};
  std::thread first([&] {
    try {
      (void)instance->littlestone_dimension([&](const Progress&) {
        searching = true;
        while (!waiting) std::this_thread::yield();
        return Answer::stop;
      });
    } catch (const Stopped&) {
      was_stopped = true;
    }
  });
  while (!searching) std::this_thread::yield();
  const int found = instance->littlestone_dimension([&](const Progress&) {
    waiting = true;
    return Answer::go_on;
  });
  first.join();
  CHECK(was_stopped);
  CHECK(found == 8);
  CHECK(instance->work().dimensions == 2);
}

TEST_CASE("On every class on 3 points an automaton that is told Ldim and its first predictor answers like any other",
          "[instance]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton plain(concept_class);
    SoaAutomaton told(concept_class, plain.dimension(SoaAutomaton::start()), plain.labels_at(SoaAutomaton::start()));
    REQUIRE(told.dimension(SoaAutomaton::start()) == plain.dimension(SoaAutomaton::start()));
    // All states that three examples reach, in one order: ids of states and of predictors agree.
    std::vector<StateId> reached{SoaAutomaton::start()};
    for (std::size_t at = 0; at < reached.size() && at < 100; ++at) {
      REQUIRE(told.predictor(reached[at]) == plain.predictor(reached[at]));
      REQUIRE(told.labels_at(reached[at]) == plain.labels_at(reached[at]));
      for (PointIndex x = 0; x < 3; ++x) {
        for (const Label y : {Label::minus, Label::plus}) {
          const StateId next = plain.next(reached[at], {x, y});
          REQUIRE(told.next(reached[at], {x, y}) == next);
          if (next == reached.size()) reached.push_back(next);
        }
      }
    }
  }
}

TEST_CASE("The exact law of a vote has the same bits from an instance's automaton as from any fresh one",
          "[instance]") {
  for (const char* text : {"thresholds:16", "intervals:5", "cube:3", "affine:2,3,1"}) {
    const auto instance = Instance::make(text, "zipf:1", 2);
    const StableLearnerOptions options{2, 24, levels_or_uniform({}, instance->littlestone_dimension())};
    SoaAutomaton fresh(instance->concept_class());
    SoaAutomaton told = instance->automaton();
    const auto expected = exact_vote_law(fresh, instance->distribution(), options);
    const auto law = exact_vote_law(told, instance->distribution(), options);
    REQUIRE(expected);
    REQUIRE(law);
    CHECK(law->fail == expected->fail);
    REQUIRE(law->predictors.size() == expected->predictors.size());
    for (std::size_t i = 0; i < law->predictors.size(); ++i) {
      CHECK(law->predictors[i].labels == expected->predictors[i].labels);
      CHECK(law->predictors[i].probability == expected->predictors[i].probability);
    }
  }
}
