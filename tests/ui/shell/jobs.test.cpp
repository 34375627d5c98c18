// SPDX-License-Identifier: GPL-3.0-or-later
#include <dlfcn.h>
#include <pthread.h>

#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <cerrno>

#include "core/base/rules.hpp"
#include "ui/pages/learn/run_job.hpp"
#include "ui/pages/loss/required_job.hpp"
#include "ui/pages/loss/sweep_job.hpp"
#include "ui/pages/tournament/spectrum_job.hpp"
#include "ui/pages/tree/game_job.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

Scenario quick() {
  Scenario s;
  s.class_text = "thresholds:4";
  s.constants.batches = 30;
  return s;
}

/// Runs for long unless it is stopped.
Scenario endless() {
  Scenario s = quick();
  s.constants.batches = 10'000'000;
  return s;
}

bool wait_for(const QSignalSpy& spy, qsizetype count = 1) {
  return QTest::qWaitFor([&] { return spy.count() >= count; }, 20'000);
}

}  // namespace

TEST_CASE("A scenario is computed off this thread and handed over complete", "[jobs]") {
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  job.start(quick());
  REQUIRE(job.running());
  REQUIRE(finished.count() == 0);  // nothing is delivered inside start
  REQUIRE(wait_for(finished));
  REQUIRE_FALSE(job.running());
  const auto run = finished.at(0).at(0).value<std::shared_ptr<const PrivateRun>>();
  REQUIRE(run->result.ended == Ended::completed);
  REQUIRE(run->scenario == quick());
}

TEST_CASE("An edit of epsilon builds no class and finds no dimension, tree or VC dimension again, in any job",
          "[jobs]") {
  RunJob job;
  QSignalSpy prepared(&job, &RunJob::prepared);
  QSignalSpy finished(&job, &RunJob::finished);
  Scenario s = quick();
  s.sizes = {10, 100};
  s.replicates = 2;
  job.start(s);
  REQUIRE(wait_for(finished));
  REQUIRE(prepared.count() == 1);
  const auto instance = finished.at(0).at(0).value<std::shared_ptr<const PrivateRun>>()->instance;
  const InstanceWork once{1, 1, 1, 1};
  REQUIRE(instance->work() == once);
  for (const Rational& epsilon : {Rational(1, 2), Rational(3)}) {
    s.epsilon = epsilon;
    const qsizetype before = finished.count();
    job.start(s);
    REQUIRE(wait_for(finished, before + 1));
    REQUIRE(finished.back().at(0).value<std::shared_ptr<const PrivateRun>>()->instance == instance);
    const auto resolved = prepared.back().at(0).value<Scenario>();
    REQUIRE(resolved.epsilon == epsilon);
    REQUIRE(prepared.back().at(1).value<std::shared_ptr<const Instance>>() == instance);
    SweepJob sweep;
    RequiredJob required;
    SpectrumJob spectrum;
    GameJob game;
    QSignalSpy swept(&sweep, &SweepJob::finished);
    QSignalSpy theorem(&required, &RequiredJob::theorem_found);
    QSignalSpy levels(&spectrum, &SpectrumJob::finished);
    QSignalSpy played(&game, &GameJob::finished);
    sweep.start(resolved, instance);
    required.start_theorem(resolved, instance);
    spectrum.start(resolved, instance);
    game.start(instance, GameRole::adversary, {});
    REQUIRE(wait_for(swept));
    REQUIRE(wait_for(theorem));
    REQUIRE(wait_for(levels, 2));
    REQUIRE(wait_for(played));
  }
  REQUIRE(instance->work() == once);
}

TEST_CASE("The scenario is told before its tree is grown", "[jobs]") {
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  QSignalSpy prepared(&job, &RunJob::prepared);
  job.start(endless());
  REQUIRE(wait_for(prepared));  // M never ends
  REQUIRE(finished.count() == 0);
  REQUIRE(prepared.at(0).at(0).value<Scenario>() == endless());
  Scenario refused = quick();
  refused.constants.levels = {Rational(1)};  // too few for the class
  QSignalSpy failed(&job, &Job::failed);
  job.start(refused);
  REQUIRE(wait_for(failed));
  REQUIRE(prepared.count() == 1);
}

TEST_CASE("Only the newest run is heard: a stale one delivers neither result nor progress nor its end", "[jobs]") {
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  QSignalSpy stopped(&job, &Job::stopped);
  job.start(endless());
  QTest::qWait(60);
  Scenario second = quick();
  second.seed = 77;
  job.start(second);
  REQUIRE(wait_for(finished));
  QTest::qWait(200);
  REQUIRE(finished.count() == 1);
  REQUIRE(stopped.count() == 0);
  REQUIRE(finished.at(0).at(0).value<std::shared_ptr<const PrivateRun>>()->scenario.seed == 77);
}

TEST_CASE("A stopped run ends soon and hands out nothing", "[jobs]") {
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  QSignalSpy stopped(&job, &Job::stopped);
  QSignalSpy progressed(&job, &Job::progressed);
  job.start(endless());
  REQUIRE(wait_for(progressed));
  job.stop();
  REQUIRE(wait_for(stopped));
  REQUIRE_FALSE(job.running());
  REQUIRE(finished.count() == 0);
}

TEST_CASE("Of a dropped run nothing is heard, not even the result that is under way", "[jobs]") {
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  QSignalSpy stopped(&job, &Job::stopped);
  QSignalSpy progressed(&job, &Job::progressed);
  job.start(quick());
  REQUIRE(Job::wait_for_threads(20'000));  // its result waits in this thread's queue
  job.drop();
  REQUIRE_FALSE(job.running());
  job.drop();
  QTest::qWait(150);
  REQUIRE(finished.count() + stopped.count() + progressed.count() == 0);
  job.start(quick());
  REQUIRE(wait_for(finished));
}

TEST_CASE("Bad input comes back as field, value and rule", "[jobs]") {
  RunJob job;
  QSignalSpy failed(&job, &Job::failed);
  Scenario s = quick();
  s.target = 99;
  job.start(s);
  REQUIRE(wait_for(failed));
  const auto refusal = failed.at(0).at(0).value<Refusal>();
  REQUIRE(refusal.field == QStringLiteral("target"));
  REQUIRE(refusal.value == QStringLiteral("99"));
  REQUIRE(refusal.rule.id() == RuleId::row_of_class);
  REQUIRE_FALSE(job.running());
}

namespace {

/// Never asks whether to go on.
struct DeafJob final : Job {
  void start(int ms) {
    launch([ms](const Post&, const Observer&) -> Delivery {
      QThread::msleep(static_cast<unsigned long>(ms));
      return [] {};
    });
  }
};

}  // namespace

TEST_CASE("A run that does not listen is given up after a moment, and destroying its job waits for nobody", "[jobs]") {
  {
    DeafJob job;
    QSignalSpy stopped(&job, &Job::stopped);
    job.start(1500);
    QTest::qWait(30);
    job.stop();
    REQUIRE(wait_for(stopped));
    REQUIRE_FALSE(job.running());
    job.start(1500);  // the next one is not held up
    REQUIRE(job.running());
  }
  REQUIRE(Job::threads_alive() > 0);  // the run goes on: it was not waited for
  REQUIRE(QTest::qWaitFor([] { return Job::threads_alive() == 0; }, 5000));
}

TEST_CASE("Of many starts at once the last is computed and the threads stay few", "[jobs]") {
  RunJob job;
  QSignalSpy finished(&job, &RunJob::finished);
  int most = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Scenario s = quick();
    s.seed = seed;
    job.start(s);
    most = std::max(most, Job::threads_alive());
  }
  REQUIRE(wait_for(finished));
  QTest::qWait(50);
  REQUIRE(finished.count() == 1);
  REQUIRE(finished.at(0).at(0).value<std::shared_ptr<const PrivateRun>>()->scenario.seed == 20);
  REQUIRE(most <
          10);  // two, and at a bad moment those that have given up their place and have not yet ended; not twenty
}

TEST_CASE("Destroying a job in the middle of a run stops it", "[jobs]") {
  {
    RunJob job;
    QSignalSpy progressed(&job, &Job::progressed);
    job.start(endless());
    REQUIRE(wait_for(progressed));
  }
  REQUIRE(Job::wait_for_threads(60'000));  // by itself it would go on for ever
}

TEST_CASE("A sweep gives every cell coarse at first and whole at last", "[jobs]") {
  SweepJob job;
  QSignalSpy cells(&job, &SweepJob::cell_grown);
  QSignalSpy finished(&job, &SweepJob::finished);
  Scenario s = quick();
  s.sizes = {10, 100};
  s.replicates = 3;
  job.start(s, instance_of(s));
  REQUIRE(wait_for(finished));
  const auto result = finished.at(0).at(0).value<SweepResult>();
  REQUIRE(result.cells.size() == 6);
  std::vector<SweepCell> last(6);
  for (const auto& arguments : cells) {
    const auto cell = arguments.at(0).value<SweepCell>();
    for (std::size_t i = 0; i < 6; ++i) {
      if (result.cells[i].learner != cell.learner || result.cells[i].examples != cell.examples) continue;
      REQUIRE(cell.losses.size() > last[i].losses.size());
      last[i] = cell;
    }
  }
  for (std::size_t i = 0; i < 6; ++i) REQUIRE(last[i].losses == result.cells[i].losses);
}

TEST_CASE("The need for examples comes point by point, and only the newest question is answered", "[jobs]") {
  RequiredJob job;
  QSignalSpy points(&job, &RequiredJob::point_found);
  QSignalSpy curves(&job, &RequiredJob::curve_finished);
  QSignalSpy theorems(&job, &RequiredJob::theorem_found);
  Scenario s = quick();
  s.class_text = "points:4";
  s.target = 1;
  s.alpha = Rational(3, 10);  // SOA of nothing is good enough, so nothing is measured
  job.start_curve(s, instance_of(s), RequiredAgainst::dimension);
  job.start_curve(s, instance_of(s), RequiredAgainst::epsilon);
  REQUIRE(wait_for(curves));
  REQUIRE(curves.count() == 1);
  const auto curve = curves.at(0).at(0).value<RequiredCurve>();
  REQUIRE(curve.against == RequiredAgainst::epsilon);
  REQUIRE(points.count() == 3 * static_cast<int>(curve.points.size()));  // paper, sharp, measured
  for (int i = 0; i < points.count(); ++i) {
    REQUIRE(points.at(i).at(0).value<std::size_t>() == static_cast<std::size_t>(i) % curve.points.size());
  }
  job.start_theorem(s, instance_of(s));
  REQUIRE(wait_for(theorems));
  REQUIRE(theorems.at(0).at(0).value<TheoremSizes>().sharp);
}

TEST_CASE("What is freed elsewhere is freed once, by another thread, after its last owner let go", "[jobs]") {
  struct Large {
    std::atomic<Qt::HANDLE>& by;
    std::atomic<int>& times;
    Large(std::atomic<Qt::HANDLE>& thread, std::atomic<int>& count) : by(thread), times(count) {}
    Large(const Large&) = delete;
    Large& operator=(const Large&) = delete;
    ~Large() {
      by = QThread::currentThreadId();
      ++times;
    }
  };
  std::atomic<Qt::HANDLE> by = nullptr;
  std::atomic<int> times = 0;
  auto first = freed_elsewhere(std::make_shared<const Large>(by, times));
  auto second = first;
  REQUIRE(&first->by == &by);
  first.reset();
  REQUIRE_FALSE(QTest::qWaitFor([&] { return times > 0; }, 30));
  second.reset();
  REQUIRE(QTest::qWaitFor([&] { return times > 0; }, 20'000));
  REQUIRE(times == 1);
  REQUIRE(by != QThread::currentThreadId());
}

#ifndef LITTLESTONE_SANITIZED  // whose own pthread_create this one would hide
namespace {

std::atomic<int> threads_to_refuse = 0;

}  // namespace

// The program's own: every thread begins here, and so many are refused as by a system that has none left.
extern "C" int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*run)(void*),
                              void* argument) noexcept {
  using Create = int (*)(pthread_t*, const pthread_attr_t*, void* (*)(void*), void*);
  static const auto create = reinterpret_cast<Create>(::dlsym(RTLD_NEXT, "pthread_create"));
  if (threads_to_refuse > 0) {
    --threads_to_refuse;
    return EAGAIN;
  }
  return create(thread, attributes, run, argument);
}

TEST_CASE("Where the system makes no thread a job says so, runs later or is freed here, and no thread is counted",
          "[jobs]") {
  REQUIRE(Job::wait_for_threads(20'000));
  RunJob job;
  QSignalSpy failed(&job, &Job::failed);
  QSignalSpy finished(&job, &RunJob::finished);
  threads_to_refuse = 1;
  job.start(quick());
  REQUIRE(wait_for(failed));
  REQUIRE(threads_to_refuse == 0);
  REQUIRE(failed.at(0).at(0).value<Refusal>().rule.id() == RuleId::computation_failed);
  REQUIRE_FALSE(job.running());
  REQUIRE(Job::threads_alive() == 0);
  job.start(quick());  // the next one is computed
  REQUIRE(wait_for(finished));

  // With one thread under way the next run waits for it.
  QSignalSpy progressed(&job, &Job::progressed);
  job.start(endless());
  REQUIRE(wait_for(progressed));
  threads_to_refuse = 1;
  job.start(quick());
  REQUIRE(threads_to_refuse == 0);
  REQUIRE(wait_for(finished, 2));
  REQUIRE(failed.count() == 1);
  REQUIRE(Job::wait_for_threads(20'000));

  auto kept = std::make_shared<const int>(7);
  const std::weak_ptr<const int> seen = kept;
  threads_to_refuse = 1;
  freed_elsewhere(std::move(kept)).reset();
  REQUIRE(threads_to_refuse == 0);
  REQUIRE(seen.expired());
  REQUIRE(Job::threads_alive() == 0);
}
#endif
