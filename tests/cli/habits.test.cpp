// SPDX-License-Identifier: GPL-3.0-or-later
// What people are used to of a command line: help in both orders, a hint for what was mistyped, completion, standard
// input, a version that says how it was built.
#include <fcntl.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <filesystem>

#include "app/cli/subcommand.hpp"
#include "desk.test.hpp"

using namespace littlestone;
using namespace littlestone::cli;
using littlestone::support::TemporaryFolder;
using test::call;
using test::call_json;
using test::Outcome;

namespace {

// Calls with these bytes as standard input, from a file or through a pipe.
Outcome call_with_input(const std::vector<std::string>& words, const std::string& input, bool pipe) {
  const TemporaryFolder folder;
  const int before = ::dup(STDIN_FILENO);
  int from = -1;
  if (pipe) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    REQUIRE(::write(ends[1], input.data(), input.size()) == static_cast<ssize_t>(input.size()));  // less than its room
    ::close(ends[1]);
    from = ends[0];
  } else {
    from = ::open(folder.write("input", input).c_str(), O_RDONLY | O_CLOEXEC);
  }
  REQUIRE(from >= 0);
  REQUIRE(::dup2(from, STDIN_FILENO) == STDIN_FILENO);
  ::close(from);
  Outcome outcome = call(words);
  REQUIRE(::dup2(before, STDIN_FILENO) == STDIN_FILENO);
  ::close(before);
  return outcome;
}

}  // namespace

TEST_CASE("help SUBCOMMAND is SUBCOMMAND --help", "[cli][habits]") {
  for (const Subcommand& command : subcommands(test::program())) {
    const Outcome outcome = call({"help", command.name});
    CHECK(outcome.code == exit_done);
    CHECK(outcome.out == call({command.name, "--help"}).out);
  }
  CHECK(call({"help"}).out == call({"--help"}).out);
  CHECK(call({"help", "lern"}).err == "error: subcommand: lern: did you mean learn?\n");
}

TEST_CASE("What was mistyped gets the nearest there is: subcommand, option, family, scenario, kind", "[cli][habits]") {
  const auto [words, told] = GENERATE(table<std::vector<std::string>, std::string>({
      {{"lern", "thresholds:8"}, "error: subcommand: lern: did you mean learn?"},
      {{"dimensions", "cube:3"}, "error: subcommand: dimensions: did you mean dimension?"},
      {{"vote_rule"}, "error: subcommand: vote_rule: did you mean vote-rule?"},
      {{"learn", "thresholds:8", "--epsilom", "1"}, "error: learn: --epsilom: did you mean --epsilon?"},
      {{"learn", "thresholds:8", "--jsno"}, "error: learn: --jsno: did you mean --json?"},
      {{"dimension", "treshold:8"}, "error: class: treshold:8: did you mean thresholds:8?"},
      {{"dimension", "halfspace:3"}, "error: class: halfspace:3: did you mean halfspaces:3?"},
      {{"dimension", "thresholds"}, "error: class: thresholds: must be spelled"},
      {{"learn", "threshold-8"}, "error: scenario: threshold-8: did you mean thresholds-8?"},
      {{"predict", "vote", "thresholds:3"}, "error: kind: vote: did you mean votes?"},
      {{"compose", "--epsilon", "1", "--delta", "0", "--method", "exakt"}, "error: method: exakt: did you mean exact?"},
  }));
  const Outcome outcome = call(words);
  CAPTURE(words, outcome.err);
  CHECK(outcome.code == exit_bad_input);
  CHECK(outcome.out.empty());
  CHECK(outcome.err.starts_with(told));
  CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
}

TEST_CASE("A table that is named without file: is told how it is named", "[cli][habits]") {
  const TemporaryFolder folder;
  const std::string table = folder.write("zoo.csv", "fur,eggs\n1,0\n0,1\n");
  for (const char* command : {"dimension", "learn", "soa", "sweep", "randomized"}) {
    const Outcome outcome = call({command, table});
    CAPTURE(command);
    CHECK(outcome.code == exit_bad_input);
    CHECK(outcome.err == "error: class: " + table + ": is a file here: write file:" + table + "\n");
  }
  const std::string scenario = folder.write("s.json", R"({"version": 1, "class": "thresholds:3"})");
  CHECK(call({"learn", scenario}).code == exit_done);
}

TEST_CASE("A data file named - is standard input, from a file and through a pipe", "[cli][habits]") {
  const TemporaryFolder folder;
  std::string text = "point,label\n";
  for (int i = 0; i < 200; ++i) text += std::to_string(i % 4) + (i % 4 < 2 ? ",-\n" : ",+\n");
  const std::string file = folder.write("data.csv", text);
  const auto words = [](const std::string& data, const std::vector<std::string>& more = {}) {
    std::vector<std::string> all = {"predict", "votes", "thresholds:4", "--blocks", "8",
                                    "--query", "0,3",   "--seed",       "1",        "--data"};
    all.push_back(data);
    all.insert(all.end(), more.begin(), more.end());
    return all;
  };
  const Outcome wanted = call(words(file));
  REQUIRE(wanted.code == exit_done);
  for (const bool pipe : {false, true}) {
    CAPTURE(pipe);
    const Outcome outcome = call_with_input(words("-"), text, pipe);
    CHECK(outcome.code == exit_done);
    CHECK(outcome.out == wanted.out);
    const Outcome valid = call_with_input({"validate", "-"}, text, pipe);
    CHECK(valid.code == exit_done);
    CHECK(valid.out.find("200 examples") != std::string::npos);
    // With columns of one's own the header is looked at first.
    const std::vector<std::string> learn = {"learn",          "thresholds:4",
                                            "--learner",      "lean",
                                            "--constants",    "custom",
                                            "--rows",         "4",
                                            "--batches",      "4",
                                            "--selection",    "8",
                                            "--seed",         "1",
                                            "--data",         "-",
                                            "--point-column", "point",
                                            "--reveal",       "--json"};
    CHECK(call_with_input(learn, text, pipe).code == exit_done);
  }
}

TEST_CASE("The version says how the program was built and with what", "[cli][habits]") {
  const std::string text = call({"--version"}).out;
  CHECK(text.starts_with(std::string(test::program().name) + ' ' + LITTLESTONE_VERSION + '\n'));
  for (const char* part : {"build:", "libraries: Boost 1.", "nlohmann-json 3.", "CLI11 "}) {
    CAPTURE(part);
    CHECK(text.find(part) != std::string::npos);
  }
  CHECK((text.find("Qt 6.") != std::string::npos) == (test::program().drawing != nullptr));
  CHECK(call({"-v"}).out == text);
}

TEST_CASE("randomized and regret end when their seconds are spent, with what is known then", "[cli][habits]") {
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"randomized", "intervals:60", "--seconds", "0.2", "--states", "100000000"},
        {"regret", "random:40,40,1", "--rounds", "40", "--seconds", "0.2", "--states", "100000000"}}) {
    const auto begin = std::chrono::steady_clock::now();
    std::vector<std::string> with_json = words;
    with_json.emplace_back("--json");
    const Outcome outcome = call(with_json);
    const auto seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    CAPTURE(words, outcome.err, seconds);
    REQUIRE(outcome.code == exit_done);
    const auto json = nlohmann::json::parse(outcome.out);
    CHECK(json["ended"] == "seconds spent");
    CHECK(json["exact"] == false);
    CHECK(seconds < 20);  // two questions, also on a machine that is busy
    CHECK(call({words[0], "thresholds:4", "--seconds", "0"}).err.starts_with("error: seconds: 0: must be above 0"));
    CHECK(call_json({words[0], "thresholds:4", "--seconds", "60"})["ended"] == "completed");
  }
}

TEST_CASE("What sharp constants ask for is said of them, not of a number that nobody typed", "[cli][habits]") {
  const Outcome outcome = call({"learn", "cube:5", "--constants", "sharp"});
  CHECK(outcome.code == exit_bad_input);
  CHECK(outcome.err ==
        "error: constants: sharp: for Ldim 5 they ask for 8.3·10^10 batches: cannot be run; --constants lean can\n");
  CHECK(call({"learn", "cube:5", "--constants", "lean"}).code == exit_done);
}

TEST_CASE("Each completion script has every subcommand and option, and the one of bash completes them",
          "[cli][habits]") {
  const TemporaryFolder folder;
  for (const char* shell : {"bash", "zsh", "fish"}) {
    const Outcome script = call({"completion", shell});
    REQUIRE(script.code == exit_done);
    for (const Subcommand& command : subcommands(test::program())) {
      CHECK(script.out.find(command.name) != std::string::npos);
      for (const Option& option : all_options(command)) {
        const std::string spelled = std::string(shell) == "fish" ? "-l " + option.name : "--" + option.name;
        CAPTURE(shell, command.name, option.name);
        CHECK(script.out.find(spelled) != std::string::npos);
      }
    }
    const std::string check = std::string(shell) + " -n '" + folder.write(shell, script.out) + "' 2> /dev/null";
    const std::string there = "command -v " + std::string(shell) + " > /dev/null 2>&1";
    if (std::system(there.c_str()) == 0) CHECK(std::system(check.c_str()) == 0);  // NOLINT(*): names of our own
  }
  CHECK(call({"completion", "bsh"}).err == "error: shell: bsh: did you mean bash?\n");
  if (std::system("command -v bash > /dev/null 2>&1") != 0) return;  // NOLINT(*): a constant command
  const std::string name = test::program().name;
  std::string function = "_" + name;
  for (char& c : function) c = c == '-' ? '_' : c;
  const auto completes = [&](const std::string& words, const std::string& wanted) {
    const std::string out = folder.file("out");
    const std::string command = "bash -c '. \"$0\"; COMP_WORDS=(" + name + ' ' + words +
                                "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); " + function +
                                "; printf \"%s\\n\" \"${COMPREPLY[@]}\"' '" + folder.file("bash") + "' > '" + out + "'";
    CAPTURE(command);
    CHECK(std::system(command.c_str()) == 0);  // NOLINT(*): names of our own
    CHECK(("\n" + support::bytes_of(out)).find("\n" + wanted + "\n") != std::string::npos);
  };
  completes("lea", "learn");
  completes("help hist", "histogram");
  completes("learn --eps", "--epsilon");
  completes("learn thres", "thresholds:");
  completes("learn thresholds:8 --data " + folder.file("ba"), folder.file("bash"));
}
