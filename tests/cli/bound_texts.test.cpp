// SPDX-License-Identifier: GPL-3.0-or-later
// What the text of a call promises is no better than what its JSON does: each ε, δ, γ and number of examples that is
// shown is rounded to its disadvantage, and by less than one unit of its last digit.
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
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

// --- Every subcommand that shows one

namespace {

std::optional<double> number_of(const std::string& word) {
  try {
    return to_double(parse_rational("number", word));
  } catch (const InputError&) {
    return std::nullopt;
  }
}

/// All numbers of the JSON, fractions and others that are written as texts included.
void collect(const Json& json, std::vector<double>& numbers) {
  if (json.is_number()) {
    numbers.push_back(json.get<double>());
    if (numbers.back() > 0) numbers.push_back(std::log10(numbers.back()));  // a text may write "10^2.7"
  }
  if (json.is_string()) {
    if (const auto number = number_of(json.get<std::string>())) numbers.push_back(*number);
  }
  if (json.is_structured()) {
    for (const auto& [key, value] : json.items()) collect(value, numbers);
  }
}

/// What of a text names an ε, a δ, a γ, a bound or a number of examples. The first group is the number.
struct Phrase {
  std::regex words;
  Bound bound;
};

const std::vector<Phrase>& phrases() {
  static const std::string number = "((?:[0-9]+/[0-9]+|[0-9]+(?:\\.[0-9]+)?(?:e[+-]?[0-9]+)?))(?![0-9.]*[0-9/^])";
  static const std::vector<Phrase> all = [] {
    std::vector<Phrase> made;
    for (const char* words :
         {"(?:[^\\^a-zD] ?|^)(?:epsilon[012]?|delta|gamma)(?: is)? @", "@-private", "@-stable",
          "\\(@, [0-9./e+-]+\\)-private", "\\([0-9./e+-]+, @\\)-private", "at most @", "left over +@",
          "delta needed +@", "promised @", "@ examples", "needs? @", "asks for @", "@ rows suffice", "10\\^@",
          "exactly: @", "by more than @",
          "(?:exponential-mechanism|permute-and-flip|m-sharp|m-paper|lean|consistent)(?:-agnostic)? +@"}) {
      const std::string text = words;
      const std::size_t at = text.find('@');
      made.push_back({std::regex(text.substr(0, at) + number + text.substr(at + 1)), Bound::above});
    }
    for (const char* words : {"at least @", "@ or more", "@ or below", "a stability of @ is enough",
                              "Corollary 2 asks for @", "the paper's line: @", "beta_D\\(s\\) is @", "D delta is @"}) {
      const std::string text = words;
      const std::size_t at = text.find('@');
      made.push_back({std::regex(text.substr(0, at) + number + text.substr(at + 1)), Bound::below});
    }
    return made;
  }();
  return all;
}

/// Each bound that the text shows is one of the JSON's numbers, or of the call's own, rounded to its disadvantage;
/// `derived` are those that follow from them.
int check_all_shown(const std::vector<std::string>& arguments, const std::vector<double>& derived) {
  const cli::test::Outcome text = call(arguments);
  std::vector<double> known = derived;
  collect(call_json(arguments), known);
  std::string line;
  for (const std::string& word : arguments) {
    line += word + ' ';
    if (const auto number = number_of(word)) known.push_back(*number);
  }
  INFO(line << '\n' << text.out << text.err);
  REQUIRE(text.code == 0);
  int shown = 0;
  std::set<std::ptrdiff_t> from_below;  // places of bounds from below: "asks for" has both directions
  for (const Bound bound : {Bound::below, Bound::above}) {
    for (const Phrase& phrase : phrases()) {
      if (phrase.bound != bound) continue;
      for (auto match = std::sregex_iterator(text.out.begin(), text.out.end(), phrase.words);
           match != std::sregex_iterator(); ++match) {
        const std::string word = (*match)[1];
        const double written = number_of(word).value();
        if (bound == Bound::below) from_below.insert(match->position(1));
        if (bound == Bound::above && from_below.count(match->position(1)) > 0) continue;
        const bool safe = std::any_of(known.begin(), known.end(), [&](double exact) {
          return std::abs(written - exact) <= 1e-5 * std::abs(exact) &&
                 (bound == Bound::above ? written >= exact : written <= exact);
        });
        CAPTURE(match->str());
        CHECK(safe);
        ++shown;
      }
    }
  }
  return shown;
}

}  // namespace

TEST_CASE("Each epsilon, delta, gamma and number of examples in a text is that of the JSON, rounded to the safe side",
          "[cli][bounds]") {
  const support::TemporaryFolder folder;
  std::string rows = "point,label\n";
  for (int i = 0; i < 30; ++i) rows += std::to_string(i % 6) + ',' + (i % 6 < 3 || i == 17 ? '-' : '+') + '\n';
  const std::string data = folder.write("rows.csv", rows);
  Engine engine = SeedTree(41).engine();
  // Numbers that six digits do not hold: each call is another one in each round.
  const auto some = [&](double least, double most) {
    const double share = static_cast<double>(engine() >> 11) * 0x1p-53;
    char text[32];
    std::snprintf(text, sizeof text, "%.9g", least * std::pow(most / least, share));
    return std::string(text);
  };
  const auto whole = [&](std::uint64_t least, std::uint64_t most) {
    return std::to_string(least + engine() % (most - least + 1));
  };
  std::set<std::string> told;
  const auto check = [&](const std::vector<std::string>& arguments, const std::vector<double>& derived = {}) {
    told.insert(arguments.front());
    CAPTURE(arguments);
    CHECK(check_all_shown(arguments, derived) > 0);
  };
  constexpr double lemma_17 = 1.0 / 200;  // γ = 1/(100 m) of two examples
  constexpr double both_errors = 0.125;   // α + β as the claims have them
  constexpr double theorem_1 = 0.1;       // the largest ε of its premises
  for (int i = 0; i < 4; ++i) {
    const std::string epsilon = some(0.05, 1.5);
    const std::string delta = some(1e-9, 1e-2);
    check({"constants", "--dimension", whole(1, 4), "--epsilon", epsilon, "--delta", delta, "--constants", "paper"});
    check({"constants", "--dimension", "1", "--epsilon", epsilon, "--delta", delta, "--constants", "sharp"});
    check({"constants", "--dimension", "1", "--epsilon", "1", "--delta", delta, "--constants", "lean"});
    check({"learn", "thresholds:6", "--epsilon", epsilon, "--delta", delta, "--cap", "4", "--batches", "3"});
    check({"learn", "points:3", "--learner", "lean", "--epsilon", "1", "--delta", delta});
    check({"histogram", "--counts", "9,4,1", "--epsilon", epsilon, "--delta", delta, "--at", some(0.01, 0.5)});
    check(
        {"histogram", "--counts", "9,4,1", "--epsilon", epsilon, "--delta", delta, "--list-by", "partition-selection"});
    check({"privacy", "points:2", "--epsilon", epsilon, "--delta", some(1e-3, 0.1)},
          {8});  // examples of all its data sets
    check({"privacy", "points:2", "--learner", "lean", "--epsilon", epsilon, "--delta", some(1e-3, 0.1)}, {6});
    check({"neighbour", "e-epsilon-exactly", "--worst"});
    check({"compose", "--epsilon", epsilon, "--delta", delta, "--times", whole(2, 9)});
    check({"compose", "--epsilon", epsilon, "--delta", delta, "--times", "40", "--method", "advanced"});
    const std::string learner = "em:" + some(0.3, 3);
    check({"homogeneous", learner, "--domain", "12", "--examples", "2", "--tolerance", some(0.01, 0.2)}, {lemma_17});
    check({"gap", learner, "--domain", "12", "--examples", "2", "--tolerance", some(0.1, 0.2), "--epsilon", epsilon,
           "--delta", delta},
          {lemma_17, theorem_1, both_errors});
    check({"attack", "coins:" + some(0.5, 2), "--domain", "40", "--examples", "2", "--tolerance", "0.3", "--draws",
           whole(5, 90), "--comparisons", "2"},
          {lemma_17});
    check({"refute", "--draws", whole(10, 900), "--comparisons", whole(3, 30), "--success", some(0.3, 0.99),
           "--epsilon", epsilon, "--delta", delta});
    check({"refute", "--examples", "4", "--epsilon", some(0.05, 0.2), "--delta", some(1e-7, 1e-5)},
          {theorem_1, 2.0 / 3});  // and of Lemma 21's last line
    check({"flip", "--epsilon", epsilon, "--delta", delta, "--chance", some(0.01, 0.4), "--wanted", some(0.2, 2)});
    check({"nets", "thresholds:6", "--data", data, "--subset", whole(1, 9), "--alpha", some(0.05, 0.4)});
    check({"predict", "stable", "thresholds:6", "--data", data, "--subset", "4", "--epsilon", epsilon, "--worst"});
    check({"predict", "stable", "thresholds:6", "--data", data, "--subset", "4", "--epsilon", epsilon, "--query", "1,2",
           "--seed", "3", "--delta", some(0.3, 0.6)});
    for (const char* rule : {"geometric", "logistic", "linear"}) {
      check(
          {"predict", "votes", "thresholds:6", "--data", data, "--blocks", "5", "--epsilon", epsilon, "--rule", rule});
      check({"vote-rule", "--blocks", whole(1, 9), "--epsilon", some(0.05, 0.4), "--rule", rule, "--error",
             some(0.01, 0.3)});
    }
    check({"predict", "votes", "thresholds:6", "--data", data, "--blocks", "5", "--epsilon", epsilon, "--query",
           "1,2,3", "--seed", "3"});
    check({"predict", "agnostic", "thresholds:6", "--data", data, "--subset", "3", "--blocks", "3", "--epsilon1",
           epsilon, "--epsilon2", some(0.1, 1), "--flip", some(0.01, 0.3)});
    check({"predict", "agnostic", "thresholds:6", "--data", data, "--subset", "3", "--blocks", "3", "--epsilon1",
           epsilon, "--query", "1,2", "--seed", "3", "--delta", "1e-3"});
    check({"stability-price", "--dimension", whole(2, 9), "--examples", whole(10, 90), "--stability", some(0.05, 0.6),
           "--alpha", some(0.03, 0.3)});
    check({"amplify", "--epsilon", epsilon, "--delta", delta, "--examples", whole(5, 60), "--subset", whole(1, 5)});
    check({"amplify", "--epsilon", epsilon, "--delta", delta, "--examples", whole(5, 60), "--subset", whole(1, 5),
           "--with-replacement"});
    check({"plan", "stable", "--hypotheses", whole(2, 99), "--stability", some(0.05, 0.4), "--alpha", some(0.1, 0.4)});
    check({"plan", "votes", "--hypotheses", whole(2, 99), "--epsilon", epsilon, "--alpha", some(0.1, 0.4)});
    check({"plan", "agnostic", "--hypotheses", whole(2, 99), "--epsilon", epsilon, "--alpha", some(0.1, 0.4)});
    check({"relabel", "thresholds:6", "--data", data, "--subset", "7", "--epsilon", epsilon, "--learner-epsilon",
           some(0.1, 1), "--learner-delta", delta, "--seed", "4"});
    check({"relabel", "thresholds:6", "--data", data, "--subset", "7", "--epsilon", epsilon, "--learner", "exponential",
           "--learner-epsilon", some(0.1, 1), "--release"});
    check({"relabel", "--counterexample", "--rows", "24", "--subset", "8", "--epsilon", epsilon});
    check({"regret", "thresholds:3", "--rounds", whole(1, 5)});
    check({"hedge", "thresholds:5", "--examples", "1:+,3:-,2:+", "--rounds", whole(3, 60)});
    check({"boost", "thresholds:8", "--epsilon", epsilon, "--delta", delta, "--weak-examples", "2"});
  }
  check({"plan", "relabel", "--hypotheses", "8", "--dimension", "1", "--epsilon", some(0.3, 1)});
  check({"plan", "envelope", "--hypotheses", "8", "--dimension", "1", "--epsilon", some(0.3, 1)});
  check({"replicable", "points", "--examples", "90", "--steps", "1:0.34,3:0.227,5:0.146,8:0.287"});
  check({"replicable", "thresholds", "--examples", "30", "--steps", "1:1/3,4:2/3", "--hypotheses", "3"});
  check({"replicable", "plan", "--rho", "0.2"});
  check({"replicable", "verify"});
  check({"envelope", "points:8", "--no-agnostic", "--epsilon", some(0.3, 1)});
  check({"envelope", "--worlds", "points:4", "--rounds", "4", "--dimension", "1", "--epsilon", some(0.3, 1)});
  check({"envelope", "points", "--across", "epsilon", "--at", "0.31234567,1", "--no-agnostic"});
  // The others show none.
  told.insert({"list", "dimension", "soa", "spectrum", "stable", "worst", "complex", "select", "randomized", "sweep",
               "merge", "plot", "figure", "lesson", "validate", "completion"});
  for (const cli::Subcommand& command : cli::subcommands(cli::test::program())) {
    CAPTURE(command.name);
    CHECK(told.count(command.name) == 1);
  }
}

TEST_CASE("neighbour is exact where nothing is left over: no delta is needed and the ratio is e^epsilon at most",
          "[cli][neighbour]") {
  for (const char* batch : {"1", "7", "30"}) {
    const Json json = call_json({"neighbour", "e-epsilon-exactly", "--all", "--batch", batch});
    for (const Json& change : json["changes"]) {
      if (change["left_over"] != 0) continue;
      CHECK(change["delta_needed"] == 0);
      CHECK(change["worst_ratio"].get<double>() <= std::exp(1.0));
    }
  }
}
