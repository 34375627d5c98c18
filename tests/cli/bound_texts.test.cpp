// SPDX-License-Identifier: GPL-3.0-or-later
// What the text of a call promises is no better than what its JSON does: each ε, δ, γ and number of examples that is
// shown is rounded to its disadvantage, and by less than one unit of its last digit.
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <vector>

#include "core/base/rational.hpp"
#include "core/random/engine.hpp"
#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using Json = nlohmann::ordered_json;

namespace {

enum class Bound { above, below };

/// A number in the text, the first group of `words`, and where it stands in the JSON.
struct Shown {
  const char* words;
  const char* pointer;
  Bound bound = Bound::above;
};

void check_shown(const std::vector<std::string>& arguments, const std::vector<Shown>& all) {
  const cli::test::Outcome text = call(arguments);
  const Json json = call_json(arguments);
  std::string line;
  for (const std::string& word : arguments) line += word + ' ';
  INFO(line << '\n' << text.out);
  REQUIRE(text.code == 0);
  for (const Shown& shown : all) {
    CAPTURE(shown.words, shown.pointer);
    std::smatch match;
    REQUIRE(std::regex_search(text.out, match, std::regex(shown.words)));
    const Json& value = json.at(Json::json_pointer(shown.pointer));
    const double exact = value.is_string() ? std::stod(value.get<std::string>()) : value.get<double>();
    const double written = std::stod(match[1]);
    if (shown.bound == Bound::above) {
      CHECK(written >= exact);
    } else {
      CHECK(written <= exact);
    }
    CHECK(std::abs(written - exact) <= 1e-5 * std::abs(exact));
  }
}

std::string decimal(Engine& engine, double least, double most) {
  const double share = static_cast<double>(engine() >> 11) * 0x1p-53;
  char text[32];
  std::snprintf(text, sizeof text, "%.6g", least * std::pow(most / least, share));
  return text;
}

constexpr int tries = 12;

}  // namespace

TEST_CASE("What amplify, flip and vote-rule say of privacy is rounded up", "[cli][bounds]") {
  Engine engine = SeedTree(38).engine();
  for (int i = 0; i < tries; ++i) {
    const std::string n = std::to_string(4 + engine() % 90);
    const std::string m = std::to_string(1 + engine() % 4);
    const std::vector<std::string> amplify = {"amplify",
                                              "--epsilon",
                                              decimal(engine, 0.05, 2),
                                              "--delta",
                                              decimal(engine, 1e-9, 1e-2),
                                              "--examples",
                                              n,
                                              "--subset",
                                              m};
    check_shown(amplify,
                {{"the whole: epsilon ([0-9.e+-]+),", "/epsilon"}, {"the whole: .*delta ([0-9.e+-]+)", "/delta"}});
    std::vector<std::string> again = amplify;
    again.emplace_back("--with-replacement");
    check_shown(again,
                {{"the whole: epsilon ([0-9.e+-]+),", "/epsilon"}, {"the whole: .*delta ([0-9.e+-]+)", "/delta"}});
    check_shown({"flip", "--epsilon", decimal(engine, 0.01, 2), "--delta", decimal(engine, 1e-6, 0.3), "--chance",
                 decimal(engine, 0.01, 0.4)},
                {{"after:     ([0-9.e+-]+)-private", "/epsilon"},
                 {"stability of ([0-9.e+-]+) is enough", "/least_stability", Bound::below}});
    for (const char* rule : {"logistic", "linear", "geometric"}) {
      check_shown({"vote-rule", "--blocks", std::to_string(1 + engine() % 9), "--epsilon", decimal(engine, 0.05, 0.4),
                   "--rule", rule},
                  {{"exact epsilon: ([0-9.e+-]+);", "/epsilon_exact"},
                   {"moves a chance by at most ([0-9.e+-]+)", "/stability"}});
    }
  }
}

TEST_CASE("What relabel, predict and plan say of privacy, stability and examples is rounded to the safe side",
          "[cli][bounds]") {
  const support::TemporaryFolder folder;
  std::string rows = "point,label\n";
  for (int i = 0; i < 30; ++i) rows += std::to_string(i % 6) + ',' + (i % 6 < 3 || i == 17 ? '-' : '+') + '\n';
  const std::string data = folder.write("rows.csv", rows);
  Engine engine = SeedTree(39).engine();
  for (int i = 0; i < 4; ++i) {
    const std::string epsilon = decimal(engine, 0.05, 0.9);
    check_shown({"relabel", "thresholds:6", "--data", data, "--subset", "7", "--epsilon", epsilon, "--learner-epsilon",
                 decimal(engine, 0.1, 1), "--learner-delta", "1e-3", "--seed", "4"},
                {{"the whole:   \\(([0-9.e+-]+),", "/total_epsilon"},
                 {"the whole:   \\([^,]*, ([0-9.e+-]+)\\)", "/total_delta"}});
    check_shown({"predict", "stable", "thresholds:6", "--data", data, "--subset", "4", "--epsilon", epsilon, "--worst"},
                {{"stability:   at most ([0-9.e+-]+)", "/stability_bound"},
                 {"at most ([0-9.e+-]+) by the exponential", "/mechanism_stability_bound"},
                 {"by more than ([0-9.e+-]+), exactly", "/worst/stability"}});
    check_shown({"predict", "votes", "thresholds:6", "--data", data, "--blocks", "5", "--rule", "logistic", "--epsilon",
                 epsilon},
                {{"one answer: ([0-9.e+-]+)-private", "/epsilon_exact"}});
    check_shown({"predict", "agnostic", "thresholds:6", "--data", data, "--subset", "3", "--blocks", "3", "--epsilon1",
                 epsilon, "--flip", "0.1"},
                {{"one answer: \\(([0-9.e+-]+),", "/epsilon_bound"},
                 {"one answer: \\([^,]*, ([0-9.e+-]+)\\)", "/delta_bound"},
                 {"; ([0-9.e+-]+)-private after it", "/flipped/epsilon"}});
    check_shown({"privacy", "points:2", "--epsilon", epsilon, "--delta", "0.013"},
                {{"exact:       delta ([0-9.e+-]+)", "/exact_delta"}, {"replaced:      ([0-9.e+-]+)", "/batch_delta"}});
    check_shown(
        {"histogram", "--counts", "5,3,1", "--epsilon", epsilon, "--delta", "0.01", "--at", "0.01", "--seed", "1"},
        {{"divergence at epsilon [^:]*: ([0-9.e+-]+)", "/hockey_stick/delta"}});
    check_shown({"plan", "stable", "--hypotheses", "8", "--stability", epsilon, "--alpha", "0.3"},
                {{"sharp: ([0-9]+) examples", "/sharp/examples"},
                 {"expected excess ([0-9.e+-]+) \\(stability", "/sharp/stability"}});
    check_shown({"stability-price", "--dimension", "9", "--examples", "60", "--stability", epsilon, "--alpha", "0.07"},
                {{"at least ([0-9.e+-]+) on the light", "/loss_bound", Bound::below}});
  }
}

TEST_CASE("A promised stability and epsilon in JSON is not below its rational value", "[cli][bounds]") {
  // With 60 digits: ν + (1 − ν)·tanh(ε/q), and the step of the logistic rule for odd k, tanh(ε/4).
  using Real = boost::multiprecision::number<boost::multiprecision::cpp_bin_float<60>>;
  const support::TemporaryFolder folder;
  const std::string data = folder.write("rows.csv", "point,label\n0,-\n1,-\n1,-\n2,+\n3,+\n3,-\n3,+\n");
  Engine engine = SeedTree(40).engine();
  for (int i = 0; i < tries; ++i) {
    const std::string text = decimal(engine, 0.05, 2);
    const Real epsilon(parse_rational("epsilon", text));
    for (const char* subset : {"1", "2", "3"}) {
      const Json stable =
          call_json({"predict", "stable", "thresholds:4", "--data", data, "--subset", subset, "--epsilon", text});
      const Real share = Real(std::stoi(subset)) / 7;
      CAPTURE(text, subset);
      CHECK(Real(stable["stability_bound"].get<double>()) >= share + (1 - share) * tanh(epsilon / 2));
      CHECK(Real(stable["mechanism_stability_bound"].get<double>()) >= share + (1 - share) * tanh(epsilon / 4));
    }
    for (const int k : {1, 5, 6}) {
      const Json rule =
          call_json({"vote-rule", "--blocks", std::to_string(k), "--epsilon", text, "--rule", "logistic"});
      const Real last = epsilon * k / 2;
      const Real exact = epsilon + log(1 + exp(-last)) - log(1 + exp(epsilon - last));
      CAPTURE(text, k);
      CHECK(Real(rule["epsilon_exact"].get<double>()) >= exact - Real("1e-50"));
      CHECK(Real(rule["stability"].get<double>()) >=
            (k % 2 == 1 ? Real(tanh(epsilon / 4)) : Real(tanh(epsilon / 2) / 2)) - Real("1e-50"));
    }
  }
}
