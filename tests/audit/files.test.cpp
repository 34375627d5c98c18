// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of files: list, validate, sweep, merge; and of the help pages, whose numbers and formulas are those that are
// computed.
#include <algorithm>
#include <regex>
#include <set>

#include "audit.test.hpp"
#include "tests/support/oracles/chances.hpp"
#include "tests/support/oracles/promises.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using namespace littlestone::audit;

namespace {

/// The page as one line.
std::string page(const std::string& name) {
  const std::string text = support::bytes_of(support::source_folder() + "/resources/help/" + name);
  return std::regex_replace(text, std::regex("\\s+"), " ");
}

}  // namespace

TEST_CASE("list and validate: each family's example is a class, and a file is read as it was written", "[audit]") {
  const support::TemporaryFolder folder;
  run_cases("list and validate", 15, [&](Draws& draws) {
    if (draws.number() == 0) {
      const Json all = ask({"list"});
      std::set<std::string> names;
      for (const Json& scenario : all["scenarios"]) AUDIT(names.insert(scenario["name"].get<std::string>()).second);
      for (const Json& family : all["families"]) {
        CAPTURE(family.dump());
        if (family["name"] == "file" || family["name"] == "table") continue;
        const Json shown = ask({"dimension", family["example"].get<std::string>()});
        AUDIT(shown["vc"].get<int>() <= shown["littlestone"].get<int>());
        AUDIT(std::ldexp(1.0, shown["littlestone"].get<int>()) <= shown["hypotheses"].get<double>());
      }
    }
    const oracle::Table rows = draws.table(6, 5);
    const oracle::Table different = merged(rows);
    std::string table;
    for (const oracle::Row& row : rows) {
      for (std::size_t x = 0; x < row.size(); ++x) table += std::string(x > 0 ? "," : "") + (row[x] > 0 ? "1" : "0");
      table += '\n';
    }
    const oracle::Sequence data = draws.sequence(rows.front().size(), draws.one_in(3) ? 0 : 1, 12);
    std::string lines = data_of(data);
    const std::uint64_t bad = draws.whole(0, 3);
    for (std::uint64_t i = 0; i < bad; ++i) lines += draws.one_of({"x,1\n", "0,2\n", "0\n"});
    CAPTURE(table, lines, bad);
    const std::string class_file = folder.write("class.csv", table);
    const Json of_class = ask({"validate", class_file, "--names", "none"});
    AUDIT(of_class["kind"] == "class");
    AUDIT(of_class["hypotheses"] == different.size());
    AUDIT(of_class["points"] == rows.front().size());
    AUDIT(of_class["merged_rows"] == rows.size() - different.size());
    const cli::test::Outcome outcome =
        try_json({"validate", folder.write("data.csv", lines), "--class", text_of(rows)});
    const bool good = bad == 0 && !data.empty();
    AUDIT(outcome.code == (good ? 0 : 2));
    const Json of_data = Json::parse(outcome.out);
    AUDIT(of_data["kind"] == "data");
    AUDIT(of_data["valid"] == good);
    if (data.size() + bad == 0) return;
    AUDIT(of_data["examples"] == data.size() + bad);
    AUDIT(of_data["replaced"] == bad);
    AUDIT(of_data["problems"].size() == bad);
  });
}

TEST_CASE("sweep and merge: shards are joined to the bytes of one run, and one hypothesis never errs", "[audit]") {
  const support::TemporaryFolder folder;
  run_cases("sweep and merge", 3, [&](Draws& draws) {
    const oracle::Table rows = merged(draws.table(4, 3));
    const std::string seed = std::to_string(draws.whole(1, 1'000'000));
    CAPTURE(text_of(rows), seed);
    const auto sweep = [&](const std::string& file, const Words& more) {
      Words words = {"sweep",        text_of(rows),
                     "--out",        folder.file(file),
                     "--replicates", "4",
                     "--sizes",      draws.number() == 0 ? "1,2" : "1,30",
                     "--learners",   "consistent,generic",
                     "--seed",       seed,
                     "--threads",    "1"};
      words.insert(words.end(), more.begin(), more.end());
      (void)text_of_call(words);
      return support::bytes_of(folder.file(file));
    };
    const std::string whole = sweep("whole.json", {});
    (void)sweep("first.json", {"--shard", "0/2"});
    (void)sweep("second.json", {"--shard", "1/2"});
    (void)ask({"merge", folder.file("second.json"), folder.file("first.json"), "--out", folder.file("both.json")});
    AUDIT(support::bytes_of(folder.file("both.json")) == whole);
    const Json results = Json::parse(whole);
    for (const Json& row : results["rows"]) {
      CAPTURE(row.dump());
      double sum = 0;
      double few = 0;
      for (const Json& loss : row["losses"]) {
        sum += loss.get<double>();
        few += loss.get<double>() <= 0.1 ? 1 : 0;  // α, where it is left out
      }
      AUDIT(row["losses"].size() == 4);
      AUDIT(row["mean_loss"].get<double>() == Approx(sum / 4).margin(1e-15));
      AUDIT(row["success_rate"].get<double>() == few / 4);
      for (const char* loss : {"mean_loss", "median_loss", "q10", "q90"}) {
        AUDIT(row[loss].get<double>() >= 0);
        AUDIT(row[loss].get<double>() <= 1);
        if (rows.size() == 1) AUDIT(row[loss] == 0.0);
      }
    }
    for (const char* file : {"whole.json", "first.json", "second.json", "both.json"})
      std::filesystem::remove(folder.file(file));
  });
}

TEST_CASE("the help pages: numbers and formulas are those that are computed", "[audit]") {
  const std::string mathematics = page("mathematics.md");
  const auto says = [&](const std::string& words) { return mathematics.find(words) != std::string::npos; };
  // §4, the paper's totals: the factors of k and n′ are the program's, and the page says so.
  std::smatch match;
  const std::regex powers("totals of `paper` \\(10\\^([0-9.]+), 10\\^([0-9.]+), 10\\^([0-9.]+), 10\\^([0-9.]+)");
  REQUIRE(std::regex_search(mathematics, match, powers));
  for (std::size_t d = 1; d <= 4; ++d) {
    const Json paper = ask({"constants", "--dimension", std::to_string(d), "--constants", "paper"});
    AUDIT(std::abs(paper["log10_total"].get<double>() - std::stod(match[d])) <= 0.0501);
  }
  AUDIT(says("O(·) in Lemmas 28 and 29. Those factors are the program's own"));
  // §4, steps 6 and 7: no part of β has a share of its own. At d = 2 the list fails with more than β/2.
  const Json sharp = ask({"constants", "--dimension", "2"});
  double withheld = 0;
  for (const Json& check : sharp["verified"])
    if (check["inequality"] == "(5) Pr[f is withheld] <= beta") withheld = check["left"].get<double>();
  AUDIT(withheld > 0.05);
  AUDIT(says("b₁ = Pr[V = 0 or V + Z < T]"));
  AUDIT(says("b₃ = λ·Pr[Bin(n′, α) ≤ b]"));
  AUDIT(says("λ = k·max_{c ≥ 1} Pr[c + Z ≥ T]/c"));
  AUDIT(says("**b₁ + b₂ + b₃ + b₄ ≤ β**"));
  AUDIT(!says("β/6"));
  AUDIT(!says("1 − β/2"));
  // §5: T where δ is large. No noise is small enough to sum here: Pr[1 + Z ≥ T] = r^{T−1}/(1 + r).
  REQUIRE(
      std::regex_search(mathematics, match, std::regex("at ε = 10⁻⁵ T is ([0-9]+) ([0-9]+) ([0-9]+) for δ = .999")));
  const Json large = ask({"histogram", "--counts", "1", "--epsilon", "1e-5", "--delta", "0.999"});
  const Real ratio = exp(Real("-5e-6"));
  const Real threshold = 1 + ceil(Real(log(Real((1 - ratio) * (1 + ratio))) / log(ratio)));
  AUDIT(large["threshold"] == threshold.convert_to<std::int64_t>());
  AUDIT(large["threshold"].dump() == match[1].str() + match[2].str() + match[3].str());
  AUDIT(says("T = 1 + max(1, ⌈(2/ε) ln(1/(δ′(1 + e^{−ε/2})))⌉)"));
  // §5: votes for an even chance.
  REQUIRE(
      std::regex_search(mathematics, match, std::regex("takes ([0-9]+), ([0-9]+), ([0-9]+) and ([0-9]+) votes at")));
  const std::vector<std::pair<const char*, const char*>> promises = {
      {"1", "1e-6"}, {"1/2", "1e-5"}, {"2", "1e-8"}, {"0.1", "1e-6"}};
  for (std::size_t i = 0; i < promises.size(); ++i) {
    const std::vector<Real> law =
        oracle::partition_selection(number_of(promises[i].first), number_of(promises[i].second), 400);
    std::size_t even = 0;
    while (law[even] < Real(1) / 2) ++even;
    AUDIT(std::to_string(even) == match[i + 1].str());
  }
  // §A5: one meaning of a and b, on both pages and in JSON.
  const Json attack = ask({"attack", "--low", "0.1", "--high", "0.8", "--draws", "5", "--comparisons", "1"});
  const oracle::BinomialTails left = oracle::binomial_tails(5, number_of("0.1"), number_of("0.9"), 2);
  check_near(attack["low_error"], left.more_than);
  AUDIT(says("a = Pr[Bin(D, p_{i−1}) > rD] of a place left of the hidden one (`low_error` in JSON)"));
  AUDIT(page("lower-bound.md").find("a, that a place left of the hidden one reads + (`low_error` in JSON)") !=
        std::string::npos);
}
