// SPDX-License-Identifier: GPL-3.0-or-later
// Neighbouring data files: whatever one record is, a release ends alike. Only what it prints may differ, by its law; the
// exit code, the messages and, within a bound, the peak of the memory may not.
#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/random/engine.hpp"
#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::Outcome;
using littlestone::support::TemporaryFolder;

namespace {

// How a call ended, seen from outside.
struct Ending {
  int code = -1;  // -1: by a signal
  std::string err;
  long peak_kib = 0;  // of the memory, above what the process had when the call began
};

// A line of /proc/self/status, in KiB; 0 where there is none.
long status_kib(const std::string& key) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with(key + ':')) return std::stol(line.substr(key.size() + 1));
  return 0;
}

// In a process of its own. It begins with the memory of this one, which holds the files: what it needs itself is counted
// from a peak that is set back, without freed memory that could hide it [proc(5), clear_refs].
Ending ending_of(const std::vector<std::string>& words) {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    ::close(ends[0]);
    ::malloc_trim(0);
    std::ofstream("/proc/self/clear_refs") << 5;
    const long before = status_kib("VmHWM");
    const Outcome outcome = call(words);
    const long peak = status_kib("VmHWM") - before;
    std::string told(sizeof peak, ' ');
    std::memcpy(told.data(), &peak, sizeof peak);
    told += outcome.err;
    const bool all = ::write(ends[1], told.data(), told.size()) == static_cast<ssize_t>(told.size());
    ::_exit(all ? outcome.code : 99);
  }
  ::close(ends[1]);
  Ending ending;
  std::string told;
  char chunk[4096];
  for (ssize_t got = 0; (got = ::read(ends[0], chunk, sizeof chunk)) > 0;)
    told.append(chunk, static_cast<std::size_t>(got));
  if (told.size() >= sizeof ending.peak_kib) {
    std::memcpy(&ending.peak_kib, told.data(), sizeof ending.peak_kib);
    ending.err = told.substr(sizeof ending.peak_kib);
  }
  ::close(ends[0]);
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  if (WIFEXITED(status)) ending.code = WEXITSTATUS(status);
  return ending;
}

// A subcommand that releases, and how many records it needs: the files have just so many.
struct Release {
  std::vector<std::string> words;
  std::size_t records;
};

const std::vector<Release>& releases() {
  static const std::vector<Release> all = {
      {{"learn", "thresholds:8", "--batches", "5", "--cap", "10", "--auxiliary", "2", "--selection", "6"}, 66},
      {{"learn", "thresholds:8", "--batches", "5", "--cap", "10", "--auxiliary", "2", "--selection", "6", "--list-by",
        "partition-selection", "--release", "--json"},
       66},
      {{"learn", "thresholds:8", "--learner", "lean", "--constants", "custom", "--rows", "20", "--batches", "2",
        "--selection", "6", "--json"},
       46},
      {{"learn", "thresholds:8", "--learner", "chain", "--constants", "custom", "--rows", "50", "--span", "20", "--cap",
        "6", "--json"},
       50},
      {{"predict", "stable", "thresholds:8", "--subset", "24", "--query", "3,5"}, 24},
      {{"predict", "votes", "thresholds:8", "--blocks", "8", "--query", "3,5"}, 48},
      {{"predict", "votes", "thresholds:8", "--blocks", "8", "--query", "3,5", "--learner", "soa", "--json"}, 48},
      {{"predict", "agnostic", "thresholds:8", "--subset", "20", "--blocks", "4", "--query", "3"}, 24},
      {{"predict", "agnostic", "thresholds:8", "--subset", "20", "--blocks", "4", "--query", "3", "--learner", "soa"},
       24},
      {{"predict", "stable", "thresholds:8", "--subset", "20", "--query", "3,5", "--json"}, 24},
      {{"predict", "agnostic", "thresholds:8", "--subset", "16", "--blocks", "4", "--query", "3", "--json"}, 24},
      {{"relabel", "thresholds:8", "--subset", "20", "--learner", "exponential", "--json"}, 30},
      {{"relabel", "thresholds:8", "--subset", "30", "--learner", "tournament", "--learner-delta", "1e-6", "--batches",
        "2", "--cap", "10", "--auxiliary", "2", "--selection", "4"},
       30},
      {{"learn", "thresholds:8", "--batches", "5", "--cap", "10", "--auxiliary", "2", "--selection", "6",
        "--no-header"},
       66},
      {{"learn", "thresholds:8", "--learner", "lean", "--constants", "custom", "--rows", "20", "--batches", "2",
        "--selection", "6", "--no-header", "--point-column", "1", "--label-column", "2"},
       46},
  };
  return all;
}

// What one record can be: an example of the class, of no class, or bytes of any kind without a newline.
std::string any_record(Engine& engine) {
  const auto pick = [&](std::uint64_t below) { return engine() % below; };
  static const std::vector<std::string> odd = {"",
                                               " ",
                                               "#",
                                               "# 3,+",
                                               "3",
                                               "3,",
                                               ",+",
                                               "8,+",
                                               "-1,+",
                                               "3,2",
                                               "3,+,+",
                                               "3,+,",
                                               "3\r,+",
                                               "x",
                                               "sep=;",
                                               "\xff\xfe"
                                               "3,+",
                                               "\xfe\xff",
                                               std::string(1'000'000, ','),
                                               "3,+" + std::string(1'000'000, ','),
                                               "\r",
                                               "point,label",
                                               "3;+",
                                               "\"3\",\"+\"",
                                               "3,\xe2\x88\x92",
                                               "\xff\xfe",
                                               "\xef\xbb\xbf"
                                               "3,+",
                                               "99999999999999999999,+"};
  switch (pick(4)) {
    case 0: return odd[pick(odd.size())];
    case 1: {
      std::string bytes(1 + pick(40), ' ');
      for (char& c : bytes) do
          c = static_cast<char>(pick(256));
        while (c == '\n');
      return bytes;
    }
    case 2: return std::string(1 + pick(200'000), static_cast<char>('0' + pick(10)));
    default: return std::to_string(pick(8)) + (pick(2) == 0 ? ",+" : ",-");
  }
}

bool has_header(const Release& release) {
  return std::find(release.words.begin(), release.words.end(), "--no-header") == release.words.end();
}

// The file of these records, with a newline behind the last one or without.
std::string file_of(const std::vector<std::string>& records, bool newline, bool header) {
  std::string text = header ? "point,label\n" : "";
  for (std::size_t i = 0; i < records.size(); ++i) text += records[i] + (i + 1 < records.size() || newline ? "\n" : "");
  return text;
}

// `count` neighbours of a file, each in one record, through every releasing subcommand.
void try_neighbours(std::size_t count) {
  const TemporaryFolder folder;
  Engine engine = SeedTree(41).child("neighbours").engine();
  long widest = 0;
  for (const Release& release : releases()) {
    std::vector<std::string> records;
    for (std::size_t i = 0; i < release.records; ++i) {
      const std::size_t point = engine() % 8;
      records.push_back(std::to_string(point) + (point >= 3 ? ",+" : ",-"));
    }
    long least = 0;
    long most = 0;
    for (std::size_t i = 0; i < count; ++i) {
      std::vector<std::string> changed = records;
      // The last record and the first one more often than another, and the least one there is among the first files.
      const std::size_t end = engine() % 6;
      const std::size_t place = end < 2 ? records.size() - 1 : end == 2 ? 0 : engine() % records.size();
      if (i >= 4) changed[place] = any_record(engine);
      if (i >= 2 && i < 4) changed.back().clear();
      const std::string data = folder.write("data.csv", file_of(changed, i % 2 == 0, has_header(release)));
      std::vector<std::string> words = release.words;
      words.insert(words.end(), {"--data", data});
      const Ending ending = ending_of(words);
      CAPTURE(release.words, i, place, changed[place].substr(0, 80), changed.back().substr(0, 80));
      REQUIRE(ending.err.empty());
      REQUIRE(ending.code == cli::exit_done);
      least = i == 0 ? ending.peak_kib : std::min(least, ending.peak_kib);
      most = std::max(most, ending.peak_kib);
    }
    widest = std::max(widest, most - least);
    CAPTURE(release.words, least, most);
    CHECK(least > 0);  // it was measured
#ifndef LITTLESTONE_SANITIZED
    constexpr long bound_kib = 4 * 1024;  // side-channels.md
    CHECK(most - least <= bound_kib);
#endif
  }
  if (count >= 500)
    WARN(releases().size() << " subcommands, " << count << " files each: peaks differ by at most " << widest << " KiB");
}

}  // namespace

TEST_CASE("Whatever one record is, every release ends alike", "[cli][release][neighbours]") { try_neighbours(40); }

TEST_CASE("Whatever one record is, every release ends alike: 500 files", "[.neighbours]") { try_neighbours(500); }

TEST_CASE("What a release says beside its answer is the same whatever the last record is",
          "[cli][release][neighbours]") {
  const TemporaryFolder folder;
  for (const Release& release : releases()) {
    std::vector<std::string> words = release.words;
    if (std::find(words.begin(), words.end(), "--json") == words.end()) words.emplace_back("--json");
    words.insert(words.end(), {"--data", folder.file("data.csv")});
    for (const bool newline : {true, false}) {
      nlohmann::json first;
      for (const char* last : {"3,+", "", "0,-", "#", "nonsense"}) {
        std::vector<std::string> records(release.records, "3,+");
        records[0] = "0,-";
        records.back() = last;
        (void)folder.write("data.csv", file_of(records, newline, has_header(release)));
        const Outcome outcome = call(words);
        CAPTURE(words, newline, last, outcome.err);
        REQUIRE(outcome.code == cli::exit_done);
        nlohmann::json told = nlohmann::json::parse(outcome.out);
        for (const char* answer : {"answers", "hypothesis", "name", "list", "selected", "is_default"})
          told.erase(answer);
        if (first.is_null()) first = told;
        CHECK(told == first);
      }
    }
  }
}

TEST_CASE("In a file without a header no record decides how the others are read", "[cli][release][neighbours]") {
  const TemporaryFolder folder;
  std::vector<std::string> records;
  for (int i = 0; i < 4000; ++i) {
    const int point = (5 * i + 2) % 8;
    records.push_back(std::to_string(point) + (point >= 3 ? ",+" : ",-"));
  }
  for (const char* first : {"3,+", "3,+,", "3", "", "3\r,+", "\xff\xfe", "a;b;c;d", "3\t+"}) {
    records[0] = first;
    const std::string data = folder.write("data.csv", file_of(records, true, false));
    for (const std::vector<std::string>& columns :
         {std::vector<std::string>{}, {"--point-column", "1", "--label-column", "2"}}) {
      std::vector<std::string> words = {"learn",  "thresholds:8", "--learner", "lean",   "--alpha",
                                        "0.2",    "--beta",       "0.2",       "--json", "--no-header",
                                        "--data", data,           "--seed",    "1",      "--reveal"};
      words.insert(words.end(), columns.begin(), columns.end());
      const Outcome outcome = call(words);
      CAPTURE(first, columns, outcome.err);
      REQUIRE(outcome.code == cli::exit_done);
      CHECK(nlohmann::json::parse(outcome.out)["replaced"] <= 1);
    }
  }
}

TEST_CASE("A release that has a record too few says so whether a newline follows the last or not", "[cli][release]") {
  const TemporaryFolder folder;
  for (const Release& release : releases()) {
    if (release.words[0] == "predict" && release.words[1] == "votes") continue;  // fewer make smaller blocks
    std::vector<std::string> words = release.words;
    const bool blocks = words[0] == "predict" || words[0] == "relabel";
    const auto subset = std::find(words.begin(), words.end(), "--subset");
    const std::size_t enough = blocks ? std::stoul(*(subset + 1)) : release.records;
    words.insert(words.end(), {"--data", folder.file("data.csv")});
    for (const bool newline : {true, false}) {
      CAPTURE(release.words, newline);
      (void)folder.write("data.csv",
                         file_of(std::vector<std::string>(enough - 2, "3,+"), newline, has_header(release)));
      CHECK(call(words).code == cli::exit_bad_input);
      (void)folder.write("data.csv", file_of(std::vector<std::string>(enough, "3,+"), newline, has_header(release)));
      CHECK(call(words).code == cli::exit_done);
    }
  }
}
