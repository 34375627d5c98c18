// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/kept_plans.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <bit>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <tuple>
#include <vector>

#include "core/base/text.hpp"
#include "tests/support/temporary_folder.hpp"

namespace littlestone {
namespace {

using support::TemporaryFolder;

// While it lives plans are kept in a folder of its own.
struct Kept {
  TemporaryFolder folder;
  std::string name = folder.file("new/plans");
  Kept() { again(); }
  ~Kept() { keep_plans_in(""); }
  Kept(const Kept&) = delete;
  Kept& operator=(const Kept&) = delete;

  void again() const { keep_plans_in(name); }  // as another process
  [[nodiscard]] std::string file() const { return std::filesystem::directory_iterator(name)->path().string(); }
  [[nodiscard]] std::string text() const { return support::bytes_of(file()); }
  void write(const std::string& text) const {
    std::ofstream(file(), std::ios::binary) << text;
    again();
  }
};

AccuracyGoal promise(int dimension, const char* beta = "0.1") {
  AccuracyGoal goal;
  goal.dimension = dimension;
  goal.beta = parse_rational("beta", beta);
  return goal;
}

template <class Plan>
Plan never() {
  throw std::logic_error("searched for");
}

// All numbers of a plan, doubles to the last bit.
std::string all_of(const LeanConstants& p) {
  std::string all = to_string(p.goal.epsilon) + to_string(p.goal.delta) + to_string(p.goal.alpha) +
                    to_string(p.goal.beta) + std::string(to_string(p.variant)) + std::string(to_string(p.choosing)) +
                    to_string(p.vote_share) + (p.choosing_delta ? to_string(*p.choosing_delta) : "none") +
                    p.total.str();
  for (const std::uint64_t n : {p.batch, p.batches, p.selection, p.cap, p.gap, p.low_bound, p.top_bound, p.list_bound})
    all += ' ' + std::to_string(n);
  for (const auto& list : {p.repetitions, p.opponents})
    for (const std::uint64_t n : list) all += ' ' + std::to_string(n);
  std::vector<double> doubles = p.thetas;
  doubles.insert(doubles.end(), {p.loss_share, p.probability, static_cast<double>(p.bar)});
  for (const double x : doubles) all += ' ' + hex(std::bit_cast<std::uint64_t>(x));
  return all;
}

std::string all_of(const ChainConstants& p) {
  std::string all =
      to_string(p.goal.epsilon) + to_string(p.goal.delta) + to_string(p.goal.alpha) + to_string(p.goal.beta);
  for (const std::uint64_t n : {p.examples, p.span, p.cap, p.gap, p.names, p.list_bound, p.places})
    all += ' ' + std::to_string(n);
  std::vector<double> doubles{p.loss_share, static_cast<double>(p.bar)};
  for (const ChainCell& cell : p.cells) {
    all += ' ' + to_string(cell.from) + ' ' + to_string(cell.to) + ' ' + std::to_string(cell.least_score);
    doubles.insert(doubles.end(), cell.thetas.begin(), cell.thetas.end());
  }
  for (const double x : doubles) all += ' ' + hex(std::bit_cast<std::uint64_t>(x));
  return all;
}

std::string all_of(const LearnerConstants& p) {
  std::string all(to_string(p.kind));
  all += to_string(p.goal.epsilon) + to_string(p.goal.delta) + to_string(p.goal.alpha) + to_string(p.goal.beta) +
         std::string(to_string(p.list_by)) + std::string(to_string(p.on_fail));
  for (const Rational& level : p.levels) all += ' ' + to_string(level);
  std::vector<double> doubles = p.thresholds;
  doubles.insert(doubles.end(), p.log10_thresholds.begin(), p.log10_thresholds.end());
  doubles.insert(doubles.end(), {p.eta, p.log10_eta, p.loss_share});
  for (const LargeCount& count : {p.auxiliary, p.cap, p.batches, p.selection, p.total}) {
    doubles.push_back(count.log10);
    all += ' ' + (count.exact ? count.exact->str() : "none");
  }
  for (const std::uint64_t n : {p.removal, p.few_errors, p.many_errors}) all += ' ' + std::to_string(n);
  all += ' ' + std::to_string(p.threshold);
  for (const double x : doubles) all += ' ' + hex(std::bit_cast<std::uint64_t>(x));
  return all;
}

// A plan that is quickly made, told apart by its batches.
LeanConstants lean_of(const AccuracyGoal& goal, std::uint64_t batches) {
  LeanConstants plan;
  plan.goal = goal;
  plan.batches = batches;
  plan.complete();
  return plan;
}

TEST_CASE("a plan that was found is the same plan for the next process, to the last bit", "[kept]") {
  for (int d = 1; d <= 5; ++d) {
    for (const LeanChoosing choosing : {LeanChoosing::noisy, LeanChoosing::exponential}) {
      if (d > 3 && choosing == LeanChoosing::exponential) continue;
      CAPTURE(d, to_string(choosing));
      const AccuracyGoal goal = promise(d);
      const LeanConstants found = lean_constants(goal, choosing);
      const Kept kept;
      CHECK(all_of(detail::kept_or(goal, choosing, [&] { return found; })) == all_of(found));
      kept.again();
      CHECK(all_of(detail::kept_or(goal, choosing, never<LeanConstants>)) == all_of(found));
    }
  }
  for (int d = 2; d <= 3; ++d) {
    const AccuracyGoal goal = promise(d);
    const ChainConstants found = chain_constants(goal);
    const Kept kept;
    CHECK(all_of(detail::kept_or(goal, [&] { return found; })) == all_of(found));
    kept.again();
    CHECK(all_of(detail::kept_or(goal, never<ChainConstants>)) == all_of(found));
  }
  for (int d = 0; d <= 4; ++d) {
    for (const ListRule list_by : {ListRule::laplace, ListRule::partition_selection}) {
      for (const OnFail on_fail : {OnFail::fail, OnFail::soa}) {
        const AccuracyGoal goal = promise(d, "1/30");
        const LearnerConstants found = sharp_constants(goal, list_by, on_fail);
        const Kept kept;
        CHECK(all_of(detail::kept_or(goal, list_by, on_fail, [&] { return found; })) == all_of(found));
        kept.again();
        CHECK(all_of(detail::kept_or(goal, list_by, on_fail, never<LearnerConstants>)) == all_of(found));
      }
    }
  }
}

TEST_CASE("the planners read and write the file", "[kept]") {
  const Kept kept;
  const AccuracyGoal goal = promise(3, "0.0931");  // no other test asks for it, so the process does not remember it
  const LearnerConstants sharp = sharp_constants(goal);
  const LeanConstants lean = lean_constants(goal, LeanChoosing::noisy);
  kept.again();
  CHECK(all_of(detail::kept_or(goal, ListRule::laplace, OnFail::fail, never<LearnerConstants>)) == all_of(sharp));
  CHECK(all_of(detail::kept_or(goal, LeanChoosing::noisy, never<LeanConstants>)) == all_of(lean));
  CHECK(all_of(sharp_constants(goal)) == all_of(sharp));
  const ChainConstants chain = chain_constants(promise(2, "0.0931"));
  CHECK(kept.text().find("[\"chain\",") != std::string::npos);
  CHECK(chain.examples > 0);
}

TEST_CASE("nothing is kept where no folder is named, and another promise or choice is another plan", "[kept]") {
  const AccuracyGoal goal = promise(1);
  const Kept kept;
  CHECK(detail::kept_or(goal, LeanChoosing::noisy, [&] { return lean_of(goal, 7); }).batches == 7);
  CHECK_THROWS_AS(detail::kept_or(goal, LeanChoosing::exponential, never<LeanConstants>), std::logic_error);
  CHECK_THROWS_AS(detail::kept_or(promise(1, "0.11"), LeanChoosing::noisy, never<LeanConstants>), std::logic_error);
  CHECK_THROWS_AS(detail::kept_or(promise(2), LeanChoosing::noisy, never<LeanConstants>), std::logic_error);
  keep_plans_in("");
  CHECK_THROWS_AS(detail::kept_or(goal, LeanChoosing::noisy, never<LeanConstants>), std::logic_error);
}

TEST_CASE("a file that is damaged anywhere gives the plan or none, never another one", "[kept]") {
  const Kept kept;
  const AccuracyGoal goal = promise(1);
  const auto found = [&](std::uint64_t otherwise) {
    return detail::kept_or(goal, LeanChoosing::noisy, [&] { return lean_of(goal, otherwise); }).batches;
  };
  CHECK(found(7) == 7);
  const std::string whole = kept.text();
  kept.again();
  CHECK(found(8) == 7);
  int lost = 0;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    CAPTURE(i);
    std::string damaged = whole;
    damaged[i] = static_cast<char>(damaged[i] ^ 4);
    kept.write(damaged);
    const std::uint64_t batches = found(8);
    CHECK((batches == 7 || batches == 8));
    lost += batches == 8 ? 1 : 0;
    kept.write(whole.substr(0, i));  // cut by the death of its writer
    CHECK((found(8) == (i + 1 < whole.size() ? 8 : 7)));
    kept.again();
    CHECK((found(9) == (i + 1 < whole.size() ? 8 : 7)));  // what is appended then can be read
  }
  CHECK(lost >= static_cast<int>(whole.size()) - 3);  // the ends of lines
  kept.write(std::string(100'000, '\t') + whole + "\xff\xfe\n[[[[[\t{\t}\n");
  CHECK(found(8) == 7);
}

TEST_CASE("a plan of a weaker promise, or none at all, is not taken from the file", "[kept]") {
  const Kept kept;
  const AccuracyGoal goal = promise(1);
  const auto found = [&](std::uint64_t otherwise) {
    return detail::kept_or(goal, LeanChoosing::noisy, [&] { return lean_of(goal, otherwise); }).batches;
  };
  CHECK(found(7) == 7);
  const std::string whole = kept.text();
  const std::string body = whole.substr(whole.find('\t') + 1, whole.size() - whole.find('\t') - 2);
  const std::string asked = body.substr(0, body.find('\t'));
  const auto with = [&](const std::string& line) { kept.write(hex(fnv1a(line)) + '\t' + line + '\n'); };
  with(body);
  CHECK(found(8) == 7);
  for (const auto& [strict, weak] : {std::pair{"\"1\",\"1e-6\"", "\"2\",\"1e-6\""}, {"\"1e-6\"", "\"1e-5\""}}) {
    std::string plan = body.substr(asked.size() + 1);
    const std::size_t at = plan.find(strict);
    REQUIRE(at != std::string::npos);
    plan.replace(at, std::string_view(strict).size(), weak);
    with(asked + '\t' + plan);
    CHECK(found(8) == 8);
  }
  for (const char* plan :
       {"", "null", "[]", "{}", "{\"goal\":[]}", "7", "{\"goal\":[1,\"1\",\"1e-6\",\"0.1\",\"0.1\"]}"}) {
    with(asked + '\t' + plan);
    CHECK(found(8) == 8);
  }
}

TEST_CASE("what the system refuses is no error", "[kept]") {
  const AccuracyGoal goal = promise(1);
  const TemporaryFolder folder;
  const std::string file = folder.write("file", "words");
  for (const std::string& name : {file, file + "/plans", std::string("/proc/plans")}) {
    keep_plans_in(name);
    CHECK(detail::kept_or(goal, LeanChoosing::noisy, [&] { return lean_of(goal, 7); }).batches == 7);
  }
  const Kept kept;
  CHECK(detail::kept_or(goal, LeanChoosing::noisy, [&] { return lean_of(goal, 7); }).batches == 7);
  kept.write(std::string(8'000'000, '\n'));
  CHECK(detail::kept_or(goal, LeanChoosing::noisy, [&] { return lean_of(goal, 9); }).batches == 9);
  CHECK(std::filesystem::file_size(kept.file()) == 8'000'000);
}

TEST_CASE("processes and threads that keep plans at once lose none", "[kept]") {
  const Kept kept;
  constexpr int writers = 6;
  constexpr int plans = 40;
  const auto goal_of = [](int writer, int plan) {
    return promise(1, ("1/" + std::to_string(10 + writer * plans + plan)).c_str());
  };
  std::vector<pid_t> children;
  for (int w = 0; w < writers; ++w) {
    const pid_t child = ::fork();
    if (child == 0) {
      kept.again();
      for (int i = 0; i < plans; ++i)
        std::ignore = detail::kept_or(goal_of(w, i), LeanChoosing::noisy, [&] { return lean_of(goal_of(w, i), 7); });
      ::_exit(0);
    }
    children.push_back(child);
  }
  std::vector<std::thread> threads;
  for (int t = 0; t < 2; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < plans; ++i) {
        const AccuracyGoal goal = goal_of(writers + t, i);
        std::ignore = detail::kept_or(goal, LeanChoosing::noisy, [&] { return lean_of(goal, 7); });
      }
    });
  for (std::thread& thread : threads) thread.join();
  for (const pid_t child : children) {
    int status = 0;
    ::waitpid(child, &status, 0);
    CHECK(status == 0);
  }
  kept.again();
  for (int w = 0; w < writers + 2; ++w)
    for (int i = 0; i < plans; ++i)
      CHECK(detail::kept_or(goal_of(w, i), LeanChoosing::noisy, never<LeanConstants>).batches == 7);
}

TEST_CASE("the usual folder is the one of the XDG specification", "[kept]") {
  const auto with = [](const char* caches, const char* home) {
    std::string before_caches = std::getenv("XDG_CACHE_HOME") != nullptr ? std::getenv("XDG_CACHE_HOME") : "";
    std::string before_home = std::getenv("HOME") != nullptr ? std::getenv("HOME") : "";
    ::setenv("XDG_CACHE_HOME", caches, 1);
    ::setenv("HOME", home, 1);
    const std::string folder = usual_plan_folder();
    ::setenv("XDG_CACHE_HOME", before_caches.c_str(), 1);
    ::setenv("HOME", before_home.c_str(), 1);
    return folder;
  };
  CHECK(with("/a/b", "/home/c") == "/a/b/littlestone-lab");
  CHECK(with("", "/home/c") == "/home/c/.cache/littlestone-lab");
  CHECK(with("relative", "/home/c") == "/home/c/.cache/littlestone-lab");
  CHECK(with("", "") == "");
  CHECK(with("", "relative") == "");
}

}  // namespace
}  // namespace littlestone
