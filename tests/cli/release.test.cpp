// SPDX-License-Identifier: GPL-3.0-or-later
// What a release says of its privacy, and the ledger that counts it: before anything is drawn, whatever happens then.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <sstream>

#include "app/cli/command_line.hpp"
#include "core/privacy/ledger.hpp"
#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using littlestone::support::bytes_of;
using littlestone::support::TemporaryFolder;
using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

namespace {

// The call with these options as well; one that it has already takes the new value.
Words with(Words words, const Words& more) {
  for (std::size_t i = 0; i + 1 < more.size(); i += 2) {
    const auto there = std::find(words.begin(), words.end(), more[i]);
    if (more[i].starts_with("--") && there != words.end()) words.erase(there, there + 2);
  }
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

std::vector<Json> lines_of(const std::string& out) {
  std::vector<Json> lines;
  std::istringstream in(out);
  for (std::string line; std::getline(in, line);) lines.push_back(Json::parse(line));
  return lines;
}

// Rows of thresholds:8 and of thresholds:4, and a call of each releasing subcommand on them, without a seed.
struct Releases {
  TemporaryFolder folder;
  std::string eight = write("eight.csv", 8, 640);
  std::string four = write("four.csv", 4, 640);
  Words learn = {"learn", "thresholds:8", "--data", eight,       "--epsilon", "2",           "--auxiliary",
                 "1",     "--cap",        "20",     "--batches", "20",        "--selection", "20"};
  Words lean = {"learn", "points:4", "--learner", "lean", "--data", four};
  Words votes = {"predict", "votes", "thresholds:8", "--data", eight, "--blocks", "12", "--query", "2,5"};
  Words stable = {"predict", "stable", "thresholds:8", "--data", eight, "--subset", "6", "--query", "3"};
  Words agnostic = {"predict", "agnostic", "thresholds:8", "--data",  eight, "--subset",
                    "60",      "--blocks", "30",           "--query", "3"};
  Words relabel = {"relabel", "thresholds:4", "--data", four, "--subset", "3", "--learner", "exponential"};
  std::vector<Words> on_data = {learn, lean, votes, stable, agnostic, relabel};
  Words histogram = {"histogram", "--counts", "40,3,1", "--release"};
  Words select = {"select", "--errors", "3,5,9", "--release"};

  [[nodiscard]] std::string write(const char* name, int points, int rows) const {
    std::string csv = "point,label\n";
    for (int i = 0; i < rows; ++i) {
      const int x = i * 5 % points;
      csv += std::to_string(x) + (x >= points / 2 ? ",1\n" : ",-1\n");
    }
    return folder.write(name, csv);
  }
};

Json claim_in(const Json& json) { return json.contains("guarantee") ? json["guarantee"] : json; }

}  // namespace

TEST_CASE("private is what the law says, not that the run is a release", "[cli][release]") {
  const Releases of;
  const auto claim = [](const Words& words) { return claim_in(call_json(words)); };
  CHECK(claim(of.learn)["private"] == true);
  CHECK(claim(of.lean)["private"] == true);
  CHECK(claim(of.votes)["private"] == true);
  CHECK(claim(of.relabel)["private"] == true);
  const std::vector<std::pair<Words, const char*>> not_private = {
      {with(of.learn, {"--delta", "0.2"}), "delta 0.2 is not below 0.001"},
      {with(of.learn, {"--delta", "1/640"}), "is not below 0.001"},
      {with(of.learn, {"--epsilon", "31"}), "epsilon 31 is above 10"},
      {with(of.lean, {"--delta", "0.01"}), "delta 0.01 is not below 0.001"},
      {with(of.votes, {"--epsilon", "5.1"}), "epsilon 10.2 is above 10"},
      {{"predict", "votes", "thresholds:8", "--data", of.eight, "--blocks", "4", "--rule", "linear", "--stability", "1",
        "--query", "1"},
       "no finite epsilon"},
      {{"predict", "votes", "thresholds:8", "--data", of.eight, "--blocks", "4", "--rule", "linear", "--stability",
        "1/4", "--query", "1"},
       "no finite epsilon"},
      {of.stable, "delta 0.009375 is not below 0.001"},
      {of.agnostic, "is above 10"},
      {with(of.relabel, {"--epsilon", "11"}), "is above 10"}};
  for (const auto& [words, why] : not_private) {
    CAPTURE(words);
    const Json told = claim(words);
    CHECK(told["private"] == false);
    CHECK(told["why_private"].get<std::string>().find(why) != std::string::npos);
    const std::string text = call(words).out;
    CHECK(text.find(why) != std::string::npos);
    const bool said = text.find("not private: ") != std::string::npos || text.find("none: ") != std::string::npos;
    CHECK(said);
  }
}

TEST_CASE("a run with a seed is never private, and says why", "[cli][release]") {
  const Releases of;
  for (const Words& words : of.on_data) {
    CAPTURE(words);
    const Json told = claim_in(call_json(with(words, {"--seed", "3"})));
    CHECK(told["private"] == false);
    CHECK(told["why_private"].get<std::string>().starts_with("whoever knows the seed"));
  }
  CHECK(call_json({"histogram", "--counts", "3"})["private"] == false);
  CHECK(call_json({"histogram", "--counts", "3", "--list-by", "partition-selection"})["private"] == false);
  CHECK(call_json({"select", "--errors", "3"})["private"] == false);
  for (const Words& words : {Words{"learn", "thresholds:8"}, {"learn", "points:4", "--learner", "lean"}}) {
    const Json told = call_json(words)["guarantee"];
    CHECK(told["private"] == false);
    CHECK(told["why_private"].get<std::string>().find("nobody's") != std::string::npos);
    CHECK(call(words).out.find("privacy:     epsilon 1, delta 1e-6 if it were a release") != std::string::npos);
    CHECK(call_json(with(words, {"--release"}))["guarantee"]["private"] == true);
  }
}

TEST_CASE("many answers on data are asked for by --release, and begin with what they spend together",
          "[cli][release][draws]") {
  const Releases of;
  for (const Words& words : of.on_data) {
    CAPTURE(words);
    const auto refused = call(with(words, {"--draws", "3"}));
    CHECK(refused.code == cli::exit_bad_input);
    CHECK(refused.err.starts_with("error: draws: 3: "));
    CHECK(refused.err.find("needs --release") != std::string::npos);
    CHECK(refused.out.empty());
    const auto released = call(with(words, {"--draws", "3", "--release"}));
    REQUIRE(released.code == cli::exit_done);
    const std::vector<Json> lines = lines_of(released.out);
    REQUIRE(lines.size() == 4);
    CHECK(lines[0]["runs"] == 3);
    CHECK(lines[0]["private"].is_boolean());
    CHECK(lines[0]["composed"]["epsilon"].is_number());
    for (std::size_t i = 1; i < lines.size(); ++i) CHECK_FALSE(lines[i].contains("private"));
    const auto seeded = call(with(words, {"--draws", "3", "--seed", "5"}));
    REQUIRE(seeded.code == cli::exit_done);
    REQUIRE(lines_of(seeded.out).size() == 3);
    for (const Json& line : lines_of(seeded.out)) CHECK(line["private"] == false);
  }
  // Three runs of (2, 1e-6); a thousand are not private, though their epsilon is finite.
  const Json three = lines_of(call(with(of.learn, {"--draws", "3", "--release"})).out)[0];
  CHECK(three["epsilon"] == "6");
  CHECK(three["delta"] == "3e-6");
  CHECK(three["private"] == true);
  CHECK(three["composed"]["delta"] == "6e-6");
  CHECK(three["composed"]["epsilon"].get<double>() <= 6);
  const Json many = lines_of(call(with(of.votes, {"--draws", "1000", "--release"})).out)[0];
  CHECK(parse_rational("epsilon", many["epsilon"].get<std::string>()) == 1000);
  CHECK(many["private"] == false);
}

TEST_CASE("each release is a line of the ledger, and says what the ledger holds with it", "[cli][release][ledger]") {
  const Releases of;
  const std::string ledger = of.folder.file("ledger");
  std::uint64_t runs = 0;
  Rational epsilon = 0;
  for (const Words& words : of.on_data) {
    CAPTURE(words);
    const Json json = call_json(with(words, {"--ledger", ledger}));
    const Ledger now = *read_ledger("ledger", ledger);
    CHECK(now.entries.size() == ++runs);
    CHECK(json["ledger"]["runs"] == runs);
    CHECK(json["ledger"]["epsilon"] == to_string(spent(now).epsilon));
    CHECK(json["ledger"]["delta"] == to_string(spent(now).delta));
    CHECK(spent(now).epsilon > epsilon);
    epsilon = spent(now).epsilon;
    CHECK(now.entries.back().run == (words[0] == "predict" ? "predict " + words[1] : words[0]));
    CHECK(now.entries.back().data.ends_with(".csv"));
    CHECK(now.entries.back().data.find('/') == std::string::npos);
    CHECK(call(with(words, {"--ledger", ledger})).out.find("ledger:      ") != std::string::npos);
    ++runs;
  }
  for (const Words& words : {of.histogram, of.select}) {
    const std::vector<Json> lines = lines_of(call(with(words, {"--ledger", ledger, "--draws", "4"})).out);
    REQUIRE(lines.size() == 5);
    runs += 4;
    CHECK(lines[0]["ledger"]["runs"] == runs);
  }
  const Json all = call_json({"compose", "--ledger", ledger, "--method", "basic"});
  CHECK(all["runs"] == runs);
  CHECK(all["epsilon"] == to_string(spent(*read_ledger("ledger", ledger)).epsilon));
  CHECK(all["budget"].is_null());
  struct stat there {};
  REQUIRE(::stat(ledger.c_str(), &there) == 0);
  CHECK((there.st_mode & 0777) == 0600);
}

TEST_CASE("compose adds up a ledger as it adds up the same runs", "[cli][release][ledger]") {
  const Releases of;
  const std::string ledger = of.folder.file("ledger");
  for (int i = 0; i < 3; ++i) CHECK(call(with(of.learn, {"--ledger", ledger})).code == cli::exit_done);
  CHECK(call(with(of.learn, {"--ledger", ledger, "--seed", "1"})).code == cli::exit_done);
  const Json ours = call_json({"compose", "--ledger", ledger});
  const Json theirs = call_json({"compose", "--epsilon", "2", "--delta", "1e-6", "--times", "3"});
  for (const char* key : {"method", "runs", "epsilon", "delta", "basic"}) CHECK(ours[key] == theirs[key]);
  CHECK(ours["seeded"] == 1);
  CHECK(call({"compose", "--ledger", of.folder.file("none")}).err.starts_with("error: ledger: "));
  CHECK(call({"compose", "--ledger", ledger, "--epsilon", "1"}).code == cli::exit_bad_input);
  CHECK(call({"compose", "--ledger", of.eight}).err.find("is no ledger") != std::string::npos);
}

TEST_CASE("a budget refuses the run that would pass it, and nothing is told or written", "[cli][release][ledger]") {
  const Releases of;
  const std::string ledger = of.folder.file("ledger");
  for (const Words& words : {of.learn, of.lean, of.votes, of.relabel}) {
    CAPTURE(words);
    const auto refused = call(with(words, {"--ledger", ledger, "--budget", "0.5,1e-9"}));
    CHECK(refused.code == cli::exit_bad_input);
    CHECK(refused.out.empty());
    CHECK(refused.err.starts_with("error: budget: 0.5,1e-9: "));
    CHECK_FALSE(std::filesystem::exists(ledger));
  }
  const Words budgeted = with(of.learn, {"--ledger", ledger, "--budget", "5,1e-5"});
  CHECK(call(budgeted).code == cli::exit_done);
  CHECK(call(budgeted).code == cli::exit_done);
  const std::string before = bytes_of(ledger);
  CHECK(call(budgeted).code == cli::exit_bad_input);
  CHECK(call(with(budgeted, {"--draws", "1", "--release"})).code == cli::exit_bad_input);
  CHECK(call(with(budgeted, {"--seed", "1"})).code == cli::exit_bad_input);
  CHECK(bytes_of(ledger) == before);
  CHECK(call(with(of.learn, {"--budget", "5,1e-5"})).err.starts_with("error: budget: 5,1e-5: needs --ledger"));
  CHECK(call(with(of.votes, {"--ledger", ledger, "--budget", "5"})).err.starts_with("error: budget: 5: must be"));
  // A number alone is still the number of examples of `learn`.
  CHECK(call_json(with(of.learn, {"--budget", "300"}))["examples"].get<int>() <= 300);
}

TEST_CASE("what is no release or cannot be run spends nothing", "[cli][release][ledger]") {
  const Releases of;
  const std::string ledger = of.folder.file("ledger");
  const std::vector<Words> refused = {
      {"learn", "thresholds:8", "--ledger", ledger},
      {"histogram", "--counts", "3", "--ledger", ledger},
      {"select", "--errors", "3", "--ledger", ledger},
      {"predict", "votes", "thresholds:8", "--data", of.eight, "--blocks", "12", "--ledger", ledger},
      {"predict", "stable", "thresholds:8", "--data", of.eight, "--subset", "6", "--ledger", ledger},
      {"relabel", "thresholds:4", "--data", of.four, "--subset", "3", "--seed", "1", "--ledger", ledger},
      with(of.learn, {"--batches", "100000", "--ledger", ledger}),  // more examples than there are
      with(of.lean, {"--constants", "custom", "--batches", "100000", "--ledger", ledger}),
      {"relabel", "thresholds:4", "--data", of.four, "--subset", "3", "--learner", "tournament", "--learner-delta",
       "0.001", "--ledger", ledger},
      {"learn", "thresholds:8", "--data", of.folder.file("none.csv"), "--ledger", ledger}};
  for (const Words& words : refused) {
    CAPTURE(words);
    CHECK(call(words).code == cli::exit_bad_input);
    CHECK_FALSE(std::filesystem::exists(ledger));
  }
}

TEST_CASE("a ledger is its owner's alone, also one that was made for others to read", "[cli][release][ledger]") {
  const Releases of;
  const std::string ledger = of.folder.file("ledger");
  const auto mode = [&] {
    struct stat what {};
    REQUIRE(::stat(ledger.c_str(), &what) == 0);
    return what.st_mode & 0777U;
  };
  REQUIRE(call(with(of.learn, {"--ledger", ledger})).code == cli::exit_done);
  CHECK(mode() == 0600);
  REQUIRE(::chmod(ledger.c_str(), 0644) == 0);
  REQUIRE(call(with(of.learn, {"--ledger", ledger})).code == cli::exit_done);
  CHECK(mode() == 0600);
  const auto unnamed = call(with(of.learn, {"--ledger", ""}));
  CHECK(unnamed.code == cli::exit_bad_input);
  CHECK(unnamed.err.starts_with("error: ledger: "));
}

TEST_CASE("what cannot be written into the ledger is not released", "[cli][release][ledger]") {
  const Releases of;
  const std::string ledger = of.folder.file("ledger");
  CHECK(call(with(of.learn, {"--ledger", ledger})).code == cli::exit_done);
  const std::string good = bytes_of(ledger);
  const std::string damaged = of.folder.write("damaged", good + "{\"epsilon\":\"1\"}\n");
  for (const Words& words :
       {of.learn, of.lean, of.votes, of.stable, of.agnostic, of.relabel, of.histogram, of.select}) {
    CAPTURE(words);
    for (const std::string& path : {std::string("/dev/full"), of.folder.file("none/ledger"), of.eight, damaged}) {
      CAPTURE(path);
      const std::string before = path.starts_with("/dev") ? "" : bytes_of(path);
      const auto refused = call(with(words, {"--ledger", path}));
      CHECK(refused.code == cli::exit_bad_input);
      CHECK(refused.out.empty());
      CHECK(refused.err.starts_with("error: ledger: "));
      CHECK(std::count(refused.err.begin(), refused.err.end(), '\n') == 1);
      if (!path.starts_with("/dev")) CHECK(bytes_of(path) == before);
    }
    // A full disk.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &old) == 0);
    rlimit full = old;
    full.rlim_cur = good.size() + 7;
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &full) == 0);
    const auto refused = call(with(words, {"--ledger", ledger}));
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &old) == 0);
    CHECK(refused.code == cli::exit_bad_input);
    CHECK(refused.out.empty());
    CHECK(refused.err.find("cannot be written") != std::string::npos);
    CHECK(bytes_of(ledger) == good);
  }
}

namespace {

// One call; what it prints goes into the pipe at once. Whether it was answered.
bool answer_once(const Words& words, int pipe) {
  std::ostringstream out;
  std::ostringstream err;
  if (cli::run_command_line(cli::test::program(), words, out, err) != cli::exit_done) return false;
  const std::string answer = Json::parse(out.str().substr(0, out.str().find('\n'))).dump() + "\n";
  (void)!::write(pipe, answer.data(), answer.size());
  return true;
}

// Calls until it is killed.
[[noreturn]] void answer_for_ever(const Words& words, int pipe) {
  while (answer_once(words, pipe)) {
  }
  ::_exit(1);
}

// Two processes at a time that release into one ledger; each is killed at a random moment, and another one takes its
// place, `kills` times.
void kill_releases(int kills) {
  const Releases of;
  const std::string ledger = of.folder.file("ledger");
  const std::string shown = of.folder.file("shown");
  const int out = ::open(shown.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  REQUIRE(out >= 0);
  const std::array<Words, 2> calls = {with(of.votes, {"--draws", "1", "--release", "--ledger", ledger}),
                                      with(of.select, {"--ledger", ledger})};
  for (const Words& call : calls) REQUIRE(answer_once(call, out));
  // The kills fall within the first answers of a process, however fast the machine is: where several in a row came
  // before an answer, the next ones come later.
  const auto shown_bytes = [&] { return std::filesystem::file_size(shown); };
  unsigned longest = 6000;  // µs
  auto bytes = shown_bytes();
  std::mt19937 random(20261126);
  std::array<pid_t, 2> running{};
  for (int kill = 0; kill < kills + 2; ++kill) {
    const std::size_t i = static_cast<std::size_t>(kill) % 2;
    if (running[i] > 0) {
      ::usleep(static_cast<unsigned>(random() % longest));
      ::kill(running[i], SIGKILL);
      int status = 0;
      REQUIRE(::waitpid(running[i], &status, 0) == running[i]);
      CHECK(WIFSIGNALED(status));  // it had not been refused anything
      running[i] = 0;
    }
    if (kill % 6 == 5) {
      if (shown_bytes() == bytes) longest = std::min(2 * longest, 2'000'000U);
      bytes = shown_bytes();
    }
    if (kill >= kills) continue;
    running[i] = ::fork();
    REQUIRE(running[i] >= 0);
    if (running[i] == 0) answer_for_ever(calls[i], out);
  }
  ::close(out);
  // What was shown is in the ledger: each answer counted one run more than any other, and none more than there are.
  const Ledger held = *read_ledger("ledger", ledger);
  std::set<std::uint64_t> counts;
  const std::string text = bytes_of(shown);
  std::size_t answers = 0;
  for (const Json& line : lines_of(text.substr(0, text.rfind('\n') + 1))) {
    ++answers;
    counts.insert(line["ledger"]["runs"].get<std::uint64_t>());
  }
  REQUIRE(answers > calls.size());  // some were shown before a kill
  CHECK(counts.size() == answers);
  CHECK(*counts.rbegin() <= counted_runs(held));
  CHECK(counted_runs(held) <= answers + static_cast<std::size_t>(kills));
}

}  // namespace

TEST_CASE("no release is shown without its line in the ledger, whenever its process is killed",
          "[cli][release][ledger]") {
  kill_releases(60);
}

TEST_CASE("no release is shown without its line in the ledger, in 500 kills", "[.kills]") { kill_releases(500); }
