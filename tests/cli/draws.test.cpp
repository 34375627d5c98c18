// SPDX-License-Identifier: GPL-3.0-or-later
// --draws: many answers in one call, and a statistical audit of the program's own answers on two neighbouring data
// files.
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "app/cli/command_line.hpp"
#include "core/concept/families.hpp"
#include "core/learner/exact_privacy.hpp"
#include "outcome.test.hpp"
#include "tests/support/statistics.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using littlestone::support::TemporaryFolder;
using Json = nlohmann::ordered_json;

namespace {

std::vector<std::string> with(std::vector<std::string> words, const std::vector<std::string>& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// The answers of a call with --draws, one a line.
std::vector<Json> lines(const std::vector<std::string>& words) {
  const cli::test::Outcome outcome = call(words);
  CAPTURE(outcome.err);
  REQUIRE(outcome.code == cli::exit_done);
  std::vector<Json> answers;
  std::istringstream in(outcome.out);
  for (std::string line; std::getline(in, line);) answers.push_back(Json::parse(line));
  return answers;
}

// Takes lines, and asks to stop as soon as it has some. It has no put area, so every character passes here.
class Interrupting : public std::streambuf {
 public:
  explicit Interrupting(int lines) : lines_(lines) {}
  [[nodiscard]] const std::string& text() const { return text_; }

 protected:
  int_type overflow(int_type c) override {
    text_ += traits_type::to_char_type(c);
    if (text_.back() == '\n' && --lines_ == 0) cli::request_stop();
    return c;
  }

 private:
  std::string text_;
  int lines_;
};

// One output of M as text; noisy counts at `top` and above are one outcome, as in the exact law.
std::string text_of(const std::vector<std::pair<std::string, std::int64_t>>& list, const std::string& hypothesis) {
  std::map<std::string, std::int64_t> sorted(list.begin(), list.end());
  std::string text;
  for (const auto& [labels, noisy] : sorted) text += labels + ":" + std::to_string(noisy) + " ";
  return text + "-> " + hypothesis;
}

}  // namespace

TEST_CASE("draw i is the answer of a call with seed + i", "[cli][draws]") {
  const std::vector<std::string> histogram = {"histogram", "--counts", "40,3,0,31", "--epsilon", "1/2"};
  const std::vector<Json> counts = lines(with(histogram, {"--seed", "7", "--draws", "20"}));
  REQUIRE(counts.size() == 20);
  const std::vector<std::string> select = {"select", "--errors", "3,5,4,3", "--epsilon", "1"};
  const std::vector<Json> chosen = lines(with(select, {"--seed", "7", "--draws", "20"}));
  REQUIRE(chosen.size() == 20);
  const std::vector<std::string> stable = {"stable", "thresholds:8", "--target", "2", "--runs", "30"};
  const std::vector<Json> votes = lines(with(stable, {"--seed", "7", "--draws", "5"}));
  REQUIRE(votes.size() == 5);
  const std::vector<std::string> learn = {"learn", "thresholds:8", "--target", "2"};
  const std::vector<Json> learned = lines(with(learn, {"--seed", "7", "--draws", "5"}));
  REQUIRE(learned.size() == 5);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const std::string seed = std::to_string(7 + i);
    CHECK(counts[i]["seed"] == seed);
    CHECK(counts[i]["released"] == call_json(with(histogram, {"--seed", seed}))["released"]);
    CHECK(chosen[i]["selected"] == call_json(with(select, {"--seed", seed}))["selected"]);
    if (i >= 5) continue;
    const Json alone = call_json(with(stable, {"--seed", seed}));
    CHECK(votes[i]["failed"] == alone["failed"]);
    REQUIRE(votes[i]["hypotheses"].size() == alone["hypotheses"].size());
    CHECK(votes[i]["hypotheses"][0]["count"] == alone["hypotheses"][0]["count"]);
    const Json result = call_json(with(learn, {"--seed", seed}));
    CHECK(learned[i]["hypothesis"] == result["hypothesis"]);
    CHECK(learned[i]["list"] == result["list"]);
  }
}

TEST_CASE("draws whose last seed would be beyond 2^64 - 1 are refused, and the last that fits is drawn",
          "[cli][draws]") {
  const std::string highest = "18446744073709551615";
  for (const std::vector<std::string>& words : {std::vector<std::string>{"histogram", "--counts", "1"},
                                                {"select", "--errors", "1,2"},
                                                {"stable", "thresholds:3", "--runs", "1"},
                                                {"learn", "thresholds:3"}}) {
    CAPTURE(words[0]);
    const cli::test::Outcome outcome = call(with(words, {"--seed", highest, "--draws", "2"}));
    CHECK(outcome.code == cli::exit_bad_input);
    CHECK(outcome.out.empty());
    CHECK(outcome.err == "error: seed: " + highest + ": must be at most 18446744073709551614\n");
    CHECK(lines(with(words, {"--seed", highest, "--draws", "1"})).at(0)["seed"] == highest);
  }
  const auto last = lines({"histogram", "--counts", "1", "--seed", "18446744073709551614", "--draws", "2"});
  CHECK(last.at(1)["seed"] == highest);
}

TEST_CASE("draws end soon after their output cannot be written", "[cli][draws]") {
  const auto begun = std::chrono::steady_clock::now();
  for (const std::vector<std::string>& words : {std::vector<std::string>{"histogram", "--counts", "1"},
                                                {"select", "--errors", "1,2", "--release"},
                                                {"stable", "thresholds:3", "--runs", "2000"},
                                                {"learn", "thresholds:3"}}) {
    CAPTURE(words[0]);
    std::ofstream full("/dev/full");
    std::ostringstream err;
    CHECK(cli::run_command_line(cli::test::program(), with(words, {"--draws", "1000000000"}), full, err) ==
          cli::exit_other);
    CHECK(err.str() == "error: output: cannot be written\n");
  }
  CHECK(std::chrono::steady_clock::now() - begun < std::chrono::seconds(20));  // of a second and less each
}

TEST_CASE("draws of a release have no seed and nothing from before the boundary", "[cli][draws]") {
  const auto three = lines({"histogram", "--counts", "40,3", "--epsilon", "1", "--release", "--draws", "3"});
  REQUIRE(three.size() == 4);
  CHECK(three[0]["runs"] == 3);  // first what all of them promise together
  CHECK(three[0]["epsilon"] == "3");
  CHECK(three[0]["private"] == true);
  for (std::size_t i = 1; i < three.size(); ++i) {
    CHECK(three[i].size() == 1);
    CHECK(three[i]["released"].size() == 2);
  }
  const auto one = lines({"select", "--errors", "3,5", "--epsilon", "50", "--release"});
  REQUIRE(one.size() == 1);
  CHECK(one[0]["epsilon"] == "50");
  CHECK(one[0]["delta"] == "0");
  CHECK(one[0]["private"] == false);
  CHECK_FALSE(one[0]["why_private"].get<std::string>().empty());
  CHECK_FALSE(one[0].contains("probabilities"));
}

TEST_CASE("draws are refused in one line where they cannot be", "[cli][draws]") {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"histogram", "--counts", "1", "--draws", "0"}, "error: draws: 0: must be from 1 to 10^9\n"},
      {{"histogram", "--counts", "1", "--draws", "x"}, "error: draws: x: "},
      {{"select", "--errors", "1", "--release", "--seed", "2"}, "error: seed: 2: "},
      {{"learn", "thresholds:4", "--draws", "2", "--figures", "f"}, "error: draws: 2: must be 1\n"}};
  for (const auto& [words, expected] : cases) {
    const cli::test::Outcome outcome = call(words);
    CHECK(outcome.code == cli::exit_bad_input);
    CHECK(outcome.err.substr(0, expected.size()) == expected);
  }
}

TEST_CASE("draws stop when they are asked to: after a whole line, and in the middle of a draw",
          "[cli][draws][threads]") {
  const std::vector<std::vector<std::string>> mechanisms = {{"histogram", "--counts", "40,3"},
                                                            {"select", "--errors", "3,5,4"},
                                                            {"stable", "thresholds:8", "--target", "2", "--runs", "10"},
                                                            {"learn", "thresholds:4"}};
  for (const std::vector<std::string>& words : mechanisms) {
    CAPTURE(words.front());
    Interrupting lines(3);
    std::ostream out(&lines);
    std::ostringstream err;
    CHECK(cli::run_command_line(cli::test::program(), with(words, {"--draws", "1000000000"}), out, err) ==
          cli::exit_stopped);
    const std::string& text = lines.text();
    CHECK(std::count(text.begin(), text.end(), '\n') == 3);
    CHECK(err.str() == "stopped after 3 draws\n");
  }
  // A draw of hours. Red where it does not stop: then the test's own time limit ends it.
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{"stable", "thresholds:16", "--target", "2", "--runs", "10000000", "--draws", "2"},
        std::vector<std::string>{"learn", "thresholds:16", "--batches", "10000000", "--draws", "2"}}) {
    std::ostringstream out;
    std::ostringstream err;
    int code = -1;
    std::thread call([&] { code = cli::run_command_line(cli::test::program(), words, out, err); });
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    cli::request_stop();
    call.join();
    CAPTURE(err.str());
    CHECK(code == cli::exit_stopped);
    CHECK(out.str().empty());
  }
}

TEST_CASE("the program's answers on two neighbouring files follow the exact law of each", "[cli][draws][audit]") {
  // 3000 seeds a file from 1 on, chi-square over all outputs (lists with noisy counts, and the hypothesis): a right
  // program is red with a chance of at most 1e-6 a file when the seeds change. Files that differ in one line of the
  // first batch.
  constexpr int draws = 3000;
  const ConceptClass concept_class = make_class("thresholds:2");
  SoaAutomaton soa(concept_class);
  ExactPrivacyOptions options;
  options.learner.epsilon = 2;
  options.learner.delta = parse_rational("delta", "0.3");
  options.learner.constants = {1, 2, 3, 2, {}, 0};
  const Sample left = {{0, Label::minus}, {1, Label::plus},  {0, Label::plus},  {1, Label::minus},
                       {1, Label::plus},  {0, Label::plus},  {0, Label::minus}, {1, Label::plus},
                       {1, Label::minus}, {0, Label::minus}, {1, Label::plus}};
  Sample right = left;
  right[2] = {1, Label::minus};
  const TemporaryFolder folder;
  for (const Sample& data : {left, right}) {
    REQUIRE(data.size() == options.learner.examples());
    std::string csv = "point,label\n";
    for (const Example& example : data) {
      csv += std::to_string(example.point) + (example.label == Label::plus ? ",+\n" : ",-\n");
    }
    const ExactOutputLaw law = exact_output_law(soa, data, options);
    std::map<std::string, double> expected;
    for (const OutputProbability& output : law.outputs) {
      std::vector<std::pair<std::string, std::int64_t>> list;
      for (const auto& [labels, noisy] : output.list) list.emplace_back(labels.to_string(), noisy);
      expected[text_of(list, output.hypothesis.to_string())] += output.probability;
    }
    std::map<std::string, std::int64_t> seen;
    for (const Json& answer : lines({"learn",       "thresholds:2",
                                     "--data",      folder.write("data.csv", csv),
                                     "--epsilon",   "2",
                                     "--delta",     "0.3",
                                     "--auxiliary", "1",
                                     "--cap",       "2",
                                     "--batches",   "3",
                                     "--selection", "2",
                                     "--seed",      "1",
                                     "--draws",     std::to_string(draws),
                                     "--in-order"})) {
      std::vector<std::pair<std::string, std::int64_t>> list;
      for (const Json& row : answer["list"]) {
        list.emplace_back(row["labels"].get<std::string>(), std::min(row["noisy_count"].get<std::int64_t>(), law.top));
      }
      ++seen[text_of(list, answer["hypothesis"].get<std::string>())];
    }
    CHECK(oracle::chi_square_p_value(seen, expected) > oracle::false_alarm);
  }
}
