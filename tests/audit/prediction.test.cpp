// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of predictions: predict stable, votes and agnostic, their queries, vote-rule, nets, stability-price.
#include <algorithm>

#include "audit.test.hpp"
#include "tests/support/oracles/bounds.hpp"
#include "tests/support/oracles/promises.hpp"
#include "tests/support/prediction_oracle.hpp"
#include "tests/support/temporary_folder.hpp"
#include "tests/support/votes_oracle.hpp"

using namespace littlestone;
using namespace littlestone::audit;

namespace {

support::PlainClass plain_class(const oracle::Table& rows) {
  support::PlainClass plain;
  for (const oracle::Row& row : rows) plain.push_back(signs(row));
  return plain;
}

support::PlainRows plain_rows(const oracle::Sequence& rows) {
  support::PlainRows plain;
  for (const oracle::LabelledPoint& row : rows) plain.emplace_back(static_cast<unsigned>(row.x), row.y > 0 ? '+' : '-');
  return plain;
}

}  // namespace

TEST_CASE("predict stable: the answers are those of all subsets, exactly 0 and 1 where all agree", "[audit]") {
  const support::TemporaryFolder folder;
  run_cases("stable answers", 80, [&](Draws& draws) {
    const oracle::Table rows = merged(draws.table(5, 4));
    const std::size_t points = rows.front().size();
    const oracle::Sequence data = draws.sequence(points, 1, 8);
    const auto subset = static_cast<unsigned>(draws.whole(1, data.size()));
    const std::string epsilon = draws.one_in(3) ? draws.one_of({"50", "1e-9"}) : draws.decimal(0.01, 10);
    CAPTURE(text_of(rows), data_of(data), subset, epsilon);
    Words words = {"predict",
                   "stable",
                   text_of(rows),
                   "--data",
                   folder.write("data.csv", data_of(data)),
                   "--subset",
                   std::to_string(subset),
                   "--epsilon",
                   epsilon};
    const Json json = ask(words);
    const std::vector<double> truth =
        support::stable_by_listing(plain_class(rows), plain_rows(data), subset, std::stod(epsilon));
    for (std::size_t x = 0; x < points; ++x) {
      const double told = json["plus"][x].get<double>();
      AUDIT(told == Approx(truth[x]).margin(1e-12));
      AUDIT(told <= 1);
      if (side(rows, x, -1).empty()) AUDIT(told == 1);
      if (side(rows, x, 1).empty()) AUDIT(told == 0);
    }
    const Real e = number_of(epsilon);
    const Real share = Real(subset) / data.size();
    const Real stable = share + (1 - share) * tanh(Real(e / 2));
    const Real mechanism = share + (1 - share) * tanh(Real(e / 4));
    check_promise(json["stability_bound"], stable);
    check_promise(json["mechanism_stability_bound"], mechanism);
    const Real scale = std::max<Real>(share, e);
    AUDIT(json["paper_stability_bound"].is_null() != (scale <= 1));
    if (scale <= 1) check_promise(json["paper_stability_bound"], 3 * scale);
    const Real net = oracle::net_excess(rows.size(), subset);
    const Real chosen = oracle::mechanism_excess(rows.size(), e) / data.size();
    check_near(json["net_bound"], net, 1e-11);
    check_near(json["mechanism_bound"], chosen, 1e-11);
    check_near(json["excess_bound"], net + chosen, 1e-11);
    AUDIT(json["excess"].get<double>() <= json["excess_bound"].get<double>() + 1e-12);
    if (data.size() <= 5) {  // no answer moves by more than this when one row changes, by all that can
      Words worst_words = words;
      worst_words.emplace_back("--worst");
      const Json worst = ask(worst_words)["worst"];
      double moved = 0;
      for (std::size_t i = 0; i < data.size(); ++i) {
        for (std::size_t x = 0; x < points; ++x) {
          for (const int label : {-1, 1}) {
            oracle::Sequence other = data;
            other[i] = {static_cast<int>(x), label};
            const std::vector<double> there =
                support::stable_by_listing(plain_class(rows), plain_rows(other), subset, std::stod(epsilon));
            for (std::size_t p = 0; p < points; ++p) moved = std::max(moved, std::abs(there[p] - truth[p]));
          }
        }
      }
      AUDIT(worst["stability"].get<double>() == Approx(moved).margin(1e-12));
      AUDIT(moved <= as_double(mechanism) + 1e-12);
    }
    const std::string text = text_of_call(words);
    check_text(text, "stability:   at most ([0-9.e+-]+)", stable);
    check_text(text, "at most ([0-9.e+-]+) by the exponential", mechanism);

    const std::uint64_t queries = draws.whole(1, 3);
    std::vector<std::uint64_t> asked;
    for (std::uint64_t i = 0; i < queries; ++i) asked.push_back(draws.whole(0, points - 1));
    words.insert(words.end(), {"--query", list_of(asked), "--seed", "1"});
    const Json answers = ask(words);
    for (std::size_t i = 0; i < asked.size(); ++i) {
      AUDIT(answers["answers"][i]["point"] == asked[i]);
      if (truth[asked[i]] == 0 || truth[asked[i]] == 1)
        AUDIT(answers["answers"][i]["label"] == (truth[asked[i]] == 1 ? "+" : "-"));
    }
    const Json& privacy = answers["privacy"];
    check_promise(privacy["one_stability"], mechanism);
    check_exact(privacy["one"]["epsilon"], e);
    check_exact(privacy["one"]["delta"], share);
    AUDIT(privacy["basic_promises"] == (queries * share < 1));
    if (queries * share >= 1) return;
    check_exact(privacy["basic"]["epsilon"], queries * e);
    check_exact(privacy["basic"]["delta"], queries * share);
    if (!privacy.contains("composed") || privacy["composed"].is_null()) return;
    oracle::TwoLaws laws = {{Real(1), Real(1)}};
    for (std::uint64_t i = 0; i < queries; ++i) laws = oracle::product(laws, oracle::worst_run(e, share));
    const auto least = oracle::least_epsilon(laws, real_of(privacy["delta"]));
    REQUIRE(least);
    check_promise(privacy["composed"], *least);
  });
}

TEST_CASE("vote-rule and predict votes: rule, answers and privacy are those of the definition", "[audit]") {
  const support::TemporaryFolder folder;
  run_cases("votes", 20, [&](Draws& draws) {
    const std::string rule = draws.one_of({"geometric", "logistic", "linear"});
    const auto k = static_cast<int>(draws.one_in(4) ? draws.one_of<std::uint64_t>({1, 2}) : draws.whole(1, 12));
    const std::string epsilon = draws.epsilon();
    const std::string step = draws.one_in(3) ? draws.one_of({"1", "1/2", "1/4"}) : draws.decimal(1e-3, 0.5);
    const std::string error = draws.one_in(3) ? draws.one_of({"0", "1", "1/2"}) : draws.decimal(1e-3, 0.9);
    CAPTURE(rule, k, epsilon, step, error);
    const Real e = number_of(epsilon);
    const Real gamma = number_of(step);
    Words given = {"--blocks", std::to_string(k), "--epsilon", epsilon, "--rule", rule};
    if (rule == "linear") given.insert(given.end(), {"--stability", step});
    Words words = {"vote-rule", "--error", error};
    words.insert(words.end(), given.begin(), given.end());
    const Json json = ask(words);
    std::vector<Real> chances;
    Real largest = 0;
    for (int j = 0; j <= k; ++j) {
      chances.push_back(oracle::vote_chance(rule, j, k, e, gamma));
      if (j > 0) largest = std::max<Real>(largest, chances.back() - chances[chances.size() - 2]);
      check_near(json["rule"][static_cast<std::size_t>(j)], chances.back(), 1e-12);
    }
    std::optional<Real> loss = Real(0);
    for (const oracle::TwoLaws& laws : oracle::changed_votes(rule, k, e, gamma)) {
      const auto one = oracle::least_epsilon(laws, 0);
      loss = loss && one ? std::optional<Real>(std::max<Real>(*loss, *one)) : std::nullopt;
    }
    const Real wrong = oracle::concave_envelope(chances, number_of(error));
    const std::string text = text_of_call(words);
    if (loss) {
      check_promise(json["epsilon_exact"], *loss);
      check_text(text, "exact epsilon: ([0-9.e+-]+);", *loss);
    } else {
      AUDIT(json["epsilon_exact"].is_null());
    }
    check_promise(json["stability"], largest);
    check_near(json["envelope"], wrong, 1e-11);
    check_text(text, "moves a chance by at most ([0-9.e+-]+)", largest);
    check_text(text, "errs with chance at most ([0-9.e+-]+)", wrong);

    const oracle::Table table = merged(draws.table(5, 4));
    const oracle::Sequence rows =
        draws.sequence(table.front().size(), static_cast<std::uint64_t>(k), static_cast<std::uint64_t>(k) + 8);
    const bool soa = draws.one_in(3);
    CAPTURE(text_of(table), data_of(rows), soa);
    words = {"predict",
             "votes",
             text_of(table),
             "--data",
             folder.write("rows.csv", data_of(rows)),
             "--learner",
             soa ? "soa" : "first-fit"};
    words.insert(words.end(), given.begin(), given.end());
    Words in_order = words;
    in_order.emplace_back("--in-order");
    const Json told = ask(in_order);
    const std::size_t size = rows.size() / static_cast<std::size_t>(k);
    std::vector<int> votes(table.front().size(), 0);
    for (std::size_t block = 0; block < static_cast<std::size_t>(k); ++block) {
      const auto first = rows.begin() + static_cast<std::ptrdiff_t>(block * size);
      const oracle::Row row = oracle::trained_block(table, {first, first + static_cast<std::ptrdiff_t>(size)}, soa);
      AUDIT(told["blocks"][block]["labels"] == signs(row));
      for (std::size_t x = 0; x < row.size(); ++x) votes[x] += row[x] > 0 ? 1 : 0;
    }
    Real errs = 0;
    for (std::size_t x = 0; x < votes.size(); ++x) {
      AUDIT(told["votes"][x] == votes[x]);
      check_near(told["plus"][x], chances[static_cast<std::size_t>(votes[x])], 1e-12);
    }
    for (const oracle::LabelledPoint& row : rows) {
      const auto here = static_cast<std::size_t>(votes[static_cast<std::size_t>(row.x)]);
      errs += row.y > 0 ? chances[static_cast<std::size_t>(k) - here] : chances[here];
    }
    check_near(told["error"], errs / rows.size(), 1e-11);
    AUDIT(told["error"].get<double>() <= told["error_bound"].get<double>() * (1 + 1e-12) + 1e-15);
    AUDIT(told["unused"] == rows.size() % static_cast<std::size_t>(k));
    if (loss) check_text(text_of_call(in_order), "one answer: ([0-9.e+-]+)-private", *loss);

    // The worst neighbour of these rows, by all of them.
    if (rule == "geometric" && rows.size() <= 6 && e <= 5) {  // beyond, doubles lose what is missing to 1
      Words worst_words = in_order;
      worst_words.emplace_back("--worst");
      const Json worst = ask(worst_words)["worst"];
      const std::vector<double> plus = oracle::voted_chances(table, rows, k, as_double(e), soa);
      double moved = 0;
      for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t x = 0; x < table.front().size(); ++x) {
          for (const int label : {-1, 1}) {
            oracle::Sequence other = rows;
            other[i] = {static_cast<int>(x), label};
            moved =
                std::max(moved, oracle::largest_loss(plus, oracle::voted_chances(table, other, k, as_double(e), soa)));
          }
        }
      }
      AUDIT(worst["exact"] == true);
      AUDIT(worst["epsilon"].get<double>() == Approx(moved).epsilon(1e-9).margin(1e-9));
      AUDIT(worst["epsilon"].get<double>() <= as_double(*loss) * (1 + 1e-12));
    }

    // All answers together, where every pair of votes at each point can be listed.
    const std::uint64_t queries = k <= 3 && rule == "geometric" ? draws.whole(1, 3) : draws.whole(1, 5);
    std::string asked = "0";
    for (std::uint64_t i = 1; i < queries; ++i) asked += ",0";
    const std::string delta = draws.one_in(3) ? "0" : draws.one_in(4) ? "0.999" : draws.decimal(1e-9, 0.5);
    CAPTURE(queries, delta);
    words.insert(words.end(), {"--query", asked, "--delta", delta, "--seed", "7"});
    const Json privacy = ask(words)["privacy"];
    if (!loss) return;
    check_promise(privacy["one"], *loss);
    check_promise(privacy["basic"], *loss * queries);
    if (rule != "geometric") return;
    AUDIT(privacy["exact"] == true);
    if (k > 3) return;
    Real worst = 0;
    const std::vector<oracle::TwoLaws> one = oracle::changed_votes(rule, k, e, gamma);
    std::vector<oracle::TwoLaws> all = {{{Real(1), Real(1)}}};
    for (std::uint64_t i = 0; i < queries; ++i) {
      std::vector<oracle::TwoLaws> next;
      for (const oracle::TwoLaws& before : all)
        for (const oracle::TwoLaws& now : one) next.push_back(oracle::product(before, now));
      all = std::move(next);
    }
    for (const oracle::TwoLaws& laws : all)
      worst = std::max<Real>(worst, oracle::least_epsilon(laws, number_of(delta)).value());
    check_promise(privacy["composed"], worst);
  });
}

TEST_CASE("predict agnostic: answers of all subsets, and the promise of the best matching", "[audit]") {
  const support::TemporaryFolder folder;
  run_cases("agnostic answers", 12, [&](Draws& draws) {
    const oracle::Table table = merged(draws.table(4, 3));
    const oracle::Sequence rows = draws.sequence(table.front().size(), 2, 7);
    oracle::NoisyLabels numbers;
    numbers.subset = static_cast<int>(draws.whole(1, rows.size()));
    numbers.blocks = static_cast<int>(draws.whole(1, rows.size()));
    const std::string first = draws.one_in(4) ? draws.one_of({"1e-9", "50"}) : draws.decimal(1e-3, 5);
    const std::string second = draws.one_in(4) ? draws.one_of({"1e-9", "50"}) : draws.decimal(1e-3, 5);
    const std::string flip = draws.one_in(2) ? "0" : draws.decimal(1e-6, 0.45);
    numbers.epsilon1 = std::stod(first);
    numbers.epsilon2 = std::stod(second);
    numbers.flip = std::stod(flip);
    numbers.minimum = draws.one_in(2);
    numbers.by_soa = draws.one_in(3);
    CAPTURE(text_of(table), data_of(rows), numbers.subset, numbers.blocks, first, second, flip, numbers.minimum);
    Words words = {"predict",
                   "agnostic",
                   text_of(table),
                   "--data",
                   folder.write("rows.csv", data_of(rows)),
                   "--subset",
                   std::to_string(numbers.subset),
                   "--blocks",
                   std::to_string(numbers.blocks),
                   "--epsilon1",
                   first,
                   "--epsilon2",
                   second,
                   "--flip",
                   flip,
                   "--score",
                   numbers.minimum ? "minimum" : "representative",
                   "--learner",
                   numbers.by_soa ? "soa" : "first-fit"};
    Words in_order = words;
    in_order.emplace_back("--in-order");
    const Json json = ask(in_order);
    const std::vector<double> plus = oracle::noisy_label_chances(table, rows, numbers);
    for (std::size_t x = 0; x < plus.size(); ++x)
      AUDIT(json["plus"][x].get<double>() == Approx(plus[x]).epsilon(1e-10).margin(1e-12));
    const std::uint64_t n = rows.size();
    const Real f = number_of(flip);
    const auto promise = [&](std::uint64_t apart) {
      return oracle::noisy_promise(n, static_cast<std::uint64_t>(numbers.subset), table.size(), number_of(first),
                                   number_of(second), numbers.minimum, f, apart);
    };
    const auto apart = json["apart"].get<std::uint64_t>();
    const oracle::NoisyPromise here = promise(apart);
    check_promise(json["epsilon_bound"], here.epsilon, 1e-10);
    check_promise(json["delta_bound"], here.delta, 1e-10);
    const std::string text = text_of_call(in_order);
    check_text(text, "one answer: \\(([0-9.e+-]+),", here.epsilon);
    check_text(text, "one answer: \\([^,]*, ([0-9.e+-]+)\\)", here.delta);
    if (f > 0) {
      check_promise(json["flipped"]["epsilon"], here.flipped, 1e-10);
      check_text(text, "; ([0-9.e+-]+)-private after it", here.flipped);
    }
    for (std::uint64_t u = 1; u <= n; ++u) {
      const oracle::NoisyPromise other = promise(u);
      if (f > 0)
        AUDIT(other.flipped >= here.flipped * (1 - Real("1e-9")));
      else if (other.delta <= Real("1e-6") * (1 - Real("1e-9")))
        AUDIT(other.epsilon >= here.epsilon * (1 - Real("1e-9")));
    }
    words.insert(words.end(), {"--query", "0,0", "--seed", "1"});
    const Json privacy = ask(words)["privacy"];
    check_promise(privacy["basic"]["epsilon"], 2 * Real(privacy["one"]["epsilon"].get<double>()), 1e-10);
  });
}

TEST_CASE("nets: the chance to miss is that of all subsets, and the sizes that suffice are the least by each bound",
          "[audit]") {
  const support::TemporaryFolder folder;
  run_cases("nets", 15, [&](Draws& draws) {
    const oracle::Table table = merged(draws.table(6, 4));
    const oracle::Sequence rows = draws.sequence(table.front().size(), 1, 8);
    const auto subset = static_cast<unsigned>(draws.whole(1, rows.size()));
    const std::string alpha = draws.one_in(2) ? draws.one_of({"1/2", "1/4", "1/3"}) : draws.decimal(0.02, 0.9);
    const std::string beta = draws.one_in(3) ? draws.one_of({"1e-300", "0.999"}) : draws.decimal(1e-6, 0.5);
    CAPTURE(text_of(table), data_of(rows), subset, alpha, beta);
    const Words words = {"nets",     text_of(table),
                         "--data",   folder.write("rows.csv", data_of(rows)),
                         "--subset", std::to_string(subset),
                         "--alpha",  alpha,
                         "--beta",   beta};
    const Json json = ask(words);
    const Real a = number_of(alpha);
    const Real b = number_of(beta);
    const auto allowed = floor(a * rows.size() + Real("1e-90")).convert_to<unsigned>();
    const Real all = oracle::binomial(rows.size(), subset);
    const Real failing = support::failing_by_listing(plain_class(table), plain_rows(rows), subset, allowed);
    check_exact(json["failure_exact"], failing / all);
    check_near(json["failure"], failing / all, 1e-14);
    check_exact(json["all_subsets"], all);
    const auto supports = support::supports_by_listing(plain_rows(rows), subset);
    REQUIRE(json["supports"].size() == supports.size());
    for (const Json& one : json["supports"]) {
      std::set<unsigned> points;
      for (const Json& point : one["points"]) points.insert(point.get<unsigned>());
      REQUIRE(supports.contains(points));
      check_exact(one["subsets"], supports.at(points));
      AUDIT(one["classes"] == support::representatives_on(plain_class(table), points).size());
    }
    const Real bound = oracle::net_failure(table.size(), a, subset);
    check_near(json["failure_bound"], bound, 1e-12);
    if (bound > 0) check_text(text_of_call(words), "bound: ([0-9.e+-]+) for", bound);
    const auto enough = json["failure_bound_enough"].get<std::uint64_t>();
    AUDIT(oracle::net_failure(table.size(), a, enough) <= b);
    if (enough > 1) AUDIT(oracle::net_failure(table.size(), a, enough - 1) > b);
    const int vc = oracle::vc_dimension(table);
    AUDIT(json["vc"] == vc);
    const auto vc_enough = json["vc_enough"].get<std::uint64_t>();
    const auto small = [&](std::uint64_t size) {
      return a * size >= 8 && oracle::vc_failure(static_cast<unsigned>(vc), a, size) <= b;
    };
    AUDIT(small(vc_enough));
    AUDIT(!small(vc_enough - 1));
  });
}

TEST_CASE("stability-price: the loss is the sum over how often a point is seen, the sizes are the least", "[audit]") {
  const support::TemporaryFolder folder;
  run_cases("stability-price", 20, [&](Draws& draws) {
    const std::uint64_t d = draws.one_in(4) ? 2 : draws.one_in(4) ? (std::uint64_t{1} << 36) : draws.whole(2, 40);
    const std::uint64_t n = draws.one_in(5) ? draws.whole(0, 1) : draws.whole(0, 300);
    const std::string stability = draws.one_in(3) ? draws.one_of({"1", "1/2", "1/3"}) : draws.decimal(0.005, 1);
    const std::string alpha = draws.one_in(3) ? "1/4" : draws.decimal(1e-4, 0.25);
    const std::string mass = draws.one_in(4) ? "1" : draws.decimal(1e-3, 1);
    CAPTURE(d, n, stability, alpha, mass);
    Words words = {"stability-price", "--dimension", std::to_string(d), "--examples", std::to_string(n),
                   "--stability",     stability,     "--alpha",         alpha};
    const bool given = draws.one_in(2);
    if (given) words.insert(words.end(), {"--mass", mass});
    const Json json = ask(words);
    const Real light = given ? number_of(mass) : 4 * number_of(alpha);
    const Real gamma = number_of(stability);
    const Real p = light / (d - 1);
    const auto loss = [&](std::uint64_t examples) -> Real {
      return light / 2 * oracle::unseen_share(examples, p, gamma);
    };
    check_near(json["loss_bound"], loss(n), 1e-12);
    check_near(json["heavy_loss"], (1 - light) / 2 * oracle::unseen_share(n, 1 - light, gamma), 1e-11);
    check_near(json["paper_loss_bound"], light / 2 * (1 - gamma * light * n / (d - 1)), 1e-11);
    check_near(json["paper_examples"], (d - 1) / (8 * gamma * number_of(alpha)), 1e-12);
    check_text(text_of_call(words), "at least ([0-9.e+-]+) on the light", loss(n), Bound::below);
    const auto least = json["least_examples"].get<std::uint64_t>();
    AUDIT(loss(least) <= number_of(alpha) * (1 + Real("1e-12")));
    if (least > 0) AUDIT(loss(least - 1) > number_of(alpha) * (1 - Real("1e-12")));

    // The counting learner on a data set: an answer at ½ + γ(c₊ − c₋)/2, cut off at 0 and 1.
    const bool settled = draws.number() == 0;  // no neighbour moves an answer
    if (d > 40 && !settled) return;
    oracle::Sequence data;
    for (std::uint64_t i = 0; settled && i < 10; ++i) data.push_back({static_cast<int>(i % 2), 1});
    if (!settled) data = draws.sequence(d, 1, 8);
    CAPTURE(data_of(data));
    words = {"stability-price",         "--dimension", settled ? "2" : std::to_string(d),      "--stability",
             settled ? "1" : stability, "--data",      folder.write("data.csv", data_of(data))};
    const Json counted = ask(words);
    (void)text_of_call(words);
    for (const Json& point : counted["points"]) {
      int votes = 0;
      for (const oracle::LabelledPoint& row : data) votes += row.x == point["point"].get<int>() ? row.y : 0;
      const Real here = settled ? Real(1) : gamma;
      check_exact(point["answer"], std::clamp<Real>(Real(1) / 2 + here * votes / 2, Real(0), Real(1)));
    }
  });
}
