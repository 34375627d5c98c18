// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/workers.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <stdexcept>
#include <thread>

#include "core/base/shared_value.hpp"

using namespace littlestone;

TEST_CASE("Workers are numbered from 0 and all return before the group is finished", "[base][threads]") {
  std::mutex mutex;
  std::set<unsigned> numbers;
  std::atomic<int> returned{0};
  Workers workers;
  for (int i = 0; i < 5; ++i) {
    workers.start([&](Workers& group, unsigned number) {
      const std::lock_guard lock(mutex);
      numbers.insert(number);
      returned += group.stopping() ? 0 : 1;
    });
  }
  CHECK_FALSE(workers.finish());
  CHECK(workers.working() == 0);
  CHECK(numbers == std::set<unsigned>{0, 1, 2, 3, 4});
  CHECK(returned == 5);
}

TEST_CASE("What one worker throws stops the others and comes out of finish", "[base][threads]") {
  std::atomic<int> stopped{0};
  Workers workers;
  for (int i = 0; i < 3; ++i) {
    workers.start([&](Workers& group, unsigned) {
      while (!group.stopping()) std::this_thread::yield();
      ++stopped;
    });
  }
  workers.start([](Workers&, unsigned) { throw std::runtime_error("a worker"); });
  CHECK_THROWS_WITH(workers.finish(), "a worker");
  CHECK(stopped == 3);
}

TEST_CASE("What the calling thread throws in its own share of the work is kept until the others are back",
          "[base][threads]") {
  std::atomic<bool> back{false};
  Workers workers;
  workers.start([&](Workers& group, unsigned) {
    while (!group.stopping()) std::this_thread::yield();
    back = true;
  });
  workers.run_here([] { throw std::runtime_error("the caller"); });
  CHECK(workers.stopping());
  CHECK_THROWS_WITH(workers.finish(), "the caller");
  CHECK(back);
}

TEST_CASE("A group that is left early asks its workers to stop and waits for them", "[base][threads]") {
  std::atomic<bool> back{false};
  {
    Workers workers;
    workers.start([&](Workers& group, unsigned) {
      while (!group.stopping()) std::this_thread::yield();
      back = true;
    });
  }
  CHECK(back);
}

TEST_CASE("A wait of the calling thread ends when it is told something and when all are back", "[base][threads]") {
  constexpr unsigned long_ms = 600'000;  // a test that waits for it hangs
  std::atomic<bool> heard{false};
  Workers workers;
  workers.start([&](Workers& group, unsigned) {
    group.tell();
    while (!heard && !group.stopping()) std::this_thread::yield();
  });
  workers.wait(long_ms);
  heard = true;
  while (workers.working() > 0) workers.wait(long_ms);
  CHECK_FALSE(workers.finish());
}

TEST_CASE("A shared value is worked out once, whoever asks first, and a failed attempt leaves none",
          "[base][threads]") {
  SharedValue<int> value;
  std::atomic<int> attempts{0};
  CHECK_THROWS_AS(value.get([&]() -> int { ++attempts, throw std::runtime_error("no"); }, {}, {}), std::runtime_error);
  CHECK_FALSE(value.known());
  std::atomic<int> sum{0};
  Workers workers;
  for (int i = 0; i < 6; ++i) {
    workers.start([&](Workers&, unsigned) {
      sum += value.get(
          [&] {
            ++attempts;
            std::this_thread::yield();
            return 7;
          },
          {}, {});
    });
  }
  CHECK_FALSE(workers.finish());
  CHECK(sum == 42);
  CHECK(attempts == 2);
  CHECK(value.known());
}

TEST_CASE("0 threads asked for are as many as the machine has, and any other number is itself", "[base]") {
  CHECK(threads_asked(0) >= 1);
  CHECK(threads_asked(1) == 1);
  CHECK(threads_asked(7) == 7);
}
