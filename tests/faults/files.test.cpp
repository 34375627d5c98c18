// SPDX-License-Identifier: GPL-3.0-or-later
// Every call that can fail is made to fail, one after the other [SQLite's I/O and memory tests]: no file is broken,
// nothing is lost, and what is said is one line.
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <functional>
#include <new>
#include <sstream>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/data_file.hpp"
#include "core/study/sweep/results.hpp"
#include "faults.hpp"

using namespace littlestone;
using littlestone::test::Fault;
using littlestone::test::FaultPlan;
namespace fs = std::filesystem;

namespace {

// A folder that goes away with the test; in memory where the system has such a place, since all is synced.
struct Folder {
  fs::path path = (fs::exists("/dev/shm") ? fs::path("/dev/shm") : fs::temp_directory_path()) /
                  ("littlestone-faults-" + std::to_string(::getpid()));
  Folder() {
    fs::remove_all(path);
    fs::create_directories(path);
  }
  ~Folder() { fs::remove_all(path); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] std::string file(const char* name) const { return (path / name).string(); }
  [[nodiscard]] std::ptrdiff_t files() const {
    return std::distance(fs::directory_iterator(path), fs::directory_iterator());
  }
};

std::string text_of(const std::string& path) { return read_text_file("file", path, std::size_t{1} << 24); }

struct Outcome {
  bool threw = false;
  bool hit = false;
  std::string said;
};

// Does the work while the plan's call fails.
Outcome attempt(Fault fault, std::uint64_t at, bool lasting, const std::function<void()>& work) {
  Outcome outcome;
  const FaultPlan plan(fault, at, lasting);
  try {
    work();
  } catch (const std::exception& error) {  // InputError, std::runtime_error of the journal, std::bad_alloc
    outcome.threw = true;
    outcome.said = error.what();
  }
  outcome.hit = plan.hit();
  return outcome;
}

// With the first, the second, … call of every kind failing, once and from then on, until no call is left: `before` sets
// the scene, `after` looks at what is left. Returns how many calls failed.
std::uint64_t every_fault(const std::function<void()>& before, const std::function<void()>& work,
                          const std::function<void(const Outcome&)>& after) {
  std::uint64_t faults = 0;
  for (const Fault fault : test::file_faults) {
    for (const bool lasting : {false, true}) {
      for (std::uint64_t at = 0;; ++at) {
        before();
        const Outcome outcome = attempt(fault, at, lasting, work);
        CAPTURE(test::name_of(fault), lasting, at, outcome.said);
        REQUIRE(outcome.said.find('\n') == std::string::npos);
        if (!outcome.hit) REQUIRE_FALSE(outcome.threw);
        after(outcome);
        if (!outcome.hit) break;
        ++faults;
      }
    }
  }
  return faults;
}

Scenario small() {
  Scenario scenario;
  scenario.class_text = "points:3";
  scenario.constants = {1, 20, 60, 10, {}};
  scenario.sizes = {5, 200};
  scenario.learners = {LearnerKind::generic, LearnerKind::consistent};
  scenario.replicates = 3;
  return scenario;
}

const SweepFile& results() {
  static const SweepFile file = [] {
    SweepFile made = describe_sweep(small(), {}, "littlestone-lab 0.1.9");
    made.cells = run_sweep(small(), SweepOptions{}).cells;
    return made;
  }();
  return file;
}

}  // namespace

TEST_CASE("A file that is replaced is the old one or the new one, whichever call fails", "[faults]") {
  const Folder folder;
  const std::string path = folder.file("a.txt");
  const std::string old_bytes(70'000, 'o');
  const std::string new_bytes(90'000, 'n');
  const std::uint64_t faults =
      every_fault([&] { write_file("out", path, old_bytes); }, [&] { write_file("out", path, new_bytes); },
                  [&](const Outcome& outcome) {
                    REQUIRE(text_of(path) == (outcome.threw ? old_bytes : new_bytes));
                    REQUIRE(folder.files() == 1);
                  });
  CHECK(faults >= 8);
}

TEST_CASE("A results file stands whole under its name, whichever call fails", "[faults]") {
  const Folder folder;
  for (const char* name : {"r.csv", "r.json"}) {
    const std::string path = folder.file(name);
    every_fault([&] { fs::remove(path); }, [&] { write_sweep_file(results(), path); },
                [&](const Outcome& outcome) {
                  REQUIRE(fs::exists(path) == !outcome.threw);
                  if (!outcome.threw) REQUIRE(sweep_to_csv(read_sweep_file(path)) == sweep_to_csv(results()));
                });
    fs::remove(path);
  }
  CHECK(folder.files() == 0);
}

TEST_CASE("A journal, whole or damaged, never loses a cell, whichever call fails", "[faults]") {
  const Folder folder;
  const std::string out = folder.file("r.csv");
  const SweepFile& file = results();
  REQUIRE(file.cells.size() == 4);
  std::string whole;
  {
    SweepJournal journal(out, file);
    journal.append(file.cells[0]);
    journal.append(file.cells[1]);
  }
  whole = text_of(out + ".cells");
  for (const std::string& there : {whole, whole + "half a li"}) {
    bool kept = false;  // append returned
    const std::uint64_t faults = every_fault(
        [&] {
          fs::remove_all(folder.path);
          fs::create_directories(folder.path);
          write_file("out", out + ".cells", there);
          kept = false;
        },
        [&] {
          SweepJournal journal(out, file);
          journal.append(file.cells[2]);
          kept = true;
        },
        [&](const Outcome&) {
          const SweepJournal journal(out, file);
          REQUIRE(journal.known().size() >= (kept ? 3U : 2U));
          REQUIRE(journal.known()[0].losses == file.cells[0].losses);
          REQUIRE(journal.known()[1].losses == file.cells[1].losses);
        });
    CHECK(faults >= 8);
  }
}

TEST_CASE("A file that cannot be read to its end is refused, and not taken for what was read of it", "[faults]") {
  const Folder folder;
  const std::string table = folder.file("table.csv");
  const std::string data = folder.file("data.csv");
  const std::string scenario = folder.file("scenario.json");
  const std::string finished = folder.file("r.csv");
  std::string rows;
  for (int i = 0; i < 20'000; ++i) rows += i % 2 == 0 ? "0,1,0\n" : "1,1,0\n";  // more than one read
  write_file("out", table, rows);
  std::string examples = "point,label\n";
  for (int i = 0; i < 40'000; ++i) examples += "2,1\n";
  write_file("out", data, examples);
  write_file("out", scenario, scenario_to_json(small()).dump(2));
  write_sweep_file(results(), finished);
  const std::vector<std::function<bool()>> readers = {
      [&] { return read_class_file(table).size() == 2; },
      [&] { return read_examples_file(data, 3).size() == 40'000; },
      [&] { return read_scenario_file(scenario) == small(); },
      [&] { return read_sweep_file(finished).cells.size() == 4; },
  };
  for (const auto& reader : readers) {
    bool whole = false;
    const std::uint64_t faults = every_fault([&] { whole = false; }, [&] { whole = reader(); },
                                             [&](const Outcome& outcome) {
                                               REQUIRE(whole == !outcome.hit);
                                               REQUIRE(outcome.threw == outcome.hit);
                                               if (outcome.threw)
                                                 REQUIRE(outcome.said.find("cannot be") != std::string::npos);
                                             });
    CHECK(faults >= 4);
  }
  CHECK(folder.files() == 4);
}

// Without memory nothing but std::bad_alloc, and the program's own end with its one line where a destructor needs
// memory: the JSON library's does, and the language then ends the program. In child processes, since that is an end.
TEST_CASE("Without memory nothing is broken and nothing lost, whichever allocation fails", "[faults]") {
  const Folder folder;
  const std::string path = folder.file("r.json");
  const std::string out = folder.file("sweep.csv");
  const std::string bytes = sweep_to_json(results()).dump();
  const std::string scenario_text = scenario_to_json(small()).dump();
  const std::string table = "name,a,b\nf,0,1\ng,1,1\n";
  const std::vector<std::function<void()>> works = {
      [&] { write_sweep_file(results(), path); },
      [&] { (void)parse_sweep(bytes, "r.json"); },
      [&] {
        std::vector<InputError> problems;
        (void)scenario_fields_from_json(nlohmann::ordered_json::parse(scenario_text), problems);
      },
      [&] {
        std::istringstream in(table);
        (void)read_class(in, "table");
      },
      [&] {
        SweepJournal journal(out, results());
        journal.append(results().cells[2]);
      },
  };
  constexpr int finished = 40;  // no allocation was left to fail
  constexpr int ended_in_one_line = 41;
  int children = 0;
  for (std::size_t w = 0; w < works.size(); ++w) {
    for (const bool lasting : {false, true}) {
      // What is lasting ends nearly every child: it is tried at each fifth allocation.
      const std::uint64_t step = lasting ? 5 : 1;
      std::uint64_t at = 0;
      for (bool over = false; !over;) {
        if (at == 0 || w + 1 == works.size()) {  // the last one changes what is there
          write_sweep_file(results(), path);
          fs::remove(out + ".cells");
          SweepJournal(out, results()).append(results().cells[0]);
        }
        int pipe[2];
        REQUIRE(::pipe(pipe) == 0);
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
          std::set_terminate([] { ::_exit(ended_in_one_line); });
          // The JSON library's assertions, which release builds do not have, find a value whose making has failed.
          std::signal(SIGABRT, [](int) { ::_exit(ended_in_one_line); });
          for (;; at += step) {
            (void)!::write(pipe[1], &at, sizeof at);
            const Outcome outcome = attempt(Fault::allocation, at, lasting, works[w]);
            if (!outcome.hit) ::_exit(outcome.threw ? 1 : finished);
            if (outcome.threw && outcome.said != "std::bad_alloc" && outcome.said.find('\n') != std::string::npos)
              ::_exit(2);
          }
        }
        ::close(pipe[1]);
        std::uint64_t reached = at;
        for (std::uint64_t k = 0; ::read(pipe[0], &k, sizeof k) == sizeof k;) reached = k;
        ::close(pipe[0]);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        CAPTURE(w, lasting, reached);
        REQUIRE(WIFEXITED(status));
        REQUIRE((WEXITSTATUS(status) == finished || WEXITSTATUS(status) == ended_in_one_line));
        over = WEXITSTATUS(status) == finished;
        ++children;
        at = reached + step;
        REQUIRE(read_sweep_file(path).cells.size() == 4);
        const SweepJournal journal(out, results());
        REQUIRE(journal.known().size() >= 1);
      }
    }
  }
  CHECK(children >= 10);
}
