// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/ladder/ladder_run.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <bitset>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/stability/complex_certificate.hpp"
#include "core/stability/worst_certificate.hpp"
#include "core/study/ladder/ladder_certificates.hpp"

using namespace littlestone;

namespace {

std::shared_ptr<const LadderRun> ladder_of(const std::string& classes, const LadderDetail& detail = {},
                                           const std::string& block = "4") {
  StabilityScenario scenario;
  scenario.page = "ladder";
  scenario.classes = classes;
  scenario.block = block;
  return compute_ladder(scenario, {}, detail);
}

const LadderDetail no_search{false};

}  // namespace

TEST_CASE("the ladder's proofs have the eta and the levels of the table", "[ladder]") {
  struct Expected {
    int dimension;
    LadderBlocks which;
    std::uint64_t blocks;
    double eta;
  };
  for (const Expected& one : {Expected{1, LadderBlocks::more, 4, .13333},
                              {2, LadderBlocks::more, 16, .02693},
                              {3, LadderBlocks::more, 40, .00250},
                              {1, LadderBlocks::fewer, 2, .13334},
                              {2, LadderBlocks::fewer, 6, .02649},
                              {3, LadderBlocks::fewer, 14, .00279},
                              {4, LadderBlocks::fewer, 30, 2.4092e-5}}) {
    const LadderProof proof = ladder_proof(one.dimension, one.which);
    CAPTURE(one.dimension, one.blocks, proof.eta);
    CHECK(proof.blocks == one.blocks);
    CHECK(proof.eta == Approx(one.eta).epsilon(2e-3));
    CHECK(proof.levels.size() == static_cast<std::size_t>(one.dimension) + 1);
    Rational sum = 0;
    for (const Rational& level : proof.levels) sum += level;
    CHECK(sum == 1);
  }
  const auto levels = [](int dimension) { return ladder_proof(dimension, LadderBlocks::more).levels; };
  CHECK(levels(1) == std::vector<Rational>{Rational(2, 5), Rational(3, 5)});
  CHECK(levels(2) == std::vector<Rational>{Rational(300'137, 1'000'000), Rational(307'540, 1'000'000),
                                           Rational(392'323, 1'000'000)});
  CHECK(levels(3) == std::vector<Rational>{Rational(112'156, 1'000'000), Rational(190'094, 1'000'000),
                                           Rational(184'372, 1'000'000), Rational(513'378, 1'000'000)});
  CHECK(ladder_proof(0, LadderBlocks::more).eta == 1);
  CHECK_THROWS_AS(ladder_proof(5, LadderBlocks::more), InputError);
}

TEST_CASE("the ladder's rows have the ceilings, the one example and the paper's eta of the tables", "[ladder]") {
  const auto run = ladder_of(StabilityScenario().classes, no_search);
  CHECK_FALSE(run->complete);
  struct Expected {
    const char* name;
    int dimension;
    std::size_t lists;
    double lower, upper, paper;
  };
  const std::vector<Expected> expected = {{"points:3", 1, 2, .5, .5, 9.8e-4},
                                          {"table:11/01/00", 1, 2, .5, .5, 9.8e-4},
                                          {"thresholds:3", 1, 2, .395, .42, 9.8e-4},
                                          {"cube:2", 2, 2, .5, .5, 2.5e-6},
                                          {"table:111/011/001/000", 2, 2, .363, .4, 2.5e-6},
                                          {"thresholds:4", 2, 2, .25, .5, 2.5e-6},
                                          {"cube:3", 3, 3, .25, .25, 2.9e-11}};
  REQUIRE(run->rows.size() == expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const LadderRow& row = run->rows[i];
    CAPTURE(row.class_text);
    CHECK(row.class_text == expected[i].name);
    CHECK(row.dimension == expected[i].dimension);
    CHECK(row.lists.exact());
    CHECK(row.lists.lower == expected[i].lists);
    CHECK(to_double(row.one.lower) == Approx(expected[i].lower));
    CHECK(to_double(row.one.upper) == Approx(expected[i].upper));
    CHECK(row.paper == Approx(expected[i].paper).epsilon(.02));
    CHECK_FALSE(row.g_star);
    CHECK(row.proof.eta < row.ceiling());
    CHECK(row.paper < row.proof.eta);
  }
  CHECK(run->hardest() == 6);
  CHECK_FALSE(run->farthest());
  // One run of G with n = 4 may see 164 examples at d = 3.
  CHECK(run->rows[6].examples(run->scenario) == 164);
}

TEST_CASE("a class is known by its table in the ladder, not by its spelling", "[ladder]") {
  const auto run = ladder_of("table:000/111/011/001 cube:3 table:011/001/111", no_search);
  CHECK(run->rows[0].class_text == "table:011/001/111");  // thresholds:3
  CHECK(run->rows[0].one.upper == Rational(21, 50));
  CHECK(run->rows[0].one.alpha == Rational(1, 5));
  CHECK(run->rows[1].one.upper == Rational(2, 5));
}

TEST_CASE("the worst worlds of the ladder are those of the table", "[ladder]") {
  const auto run = ladder_of("cube:2 points:3 table:11/01/00 thresholds:3");
  CHECK(run->complete);
  REQUIRE(run->rows.size() == 4);
  for (const LadderRow& row : run->rows) {
    CAPTURE(row.class_text);
    REQUIRE(row.g);
    REQUIRE(row.g_star);
    CHECK(row.g->exact);
    CHECK(row.g_star->exact);
    CHECK(row.g_star->lower <= .5);
    CHECK(row.g_star->upper >= .5 - 1e-3);
    CHECK(row.g_star->lower >= .5 - .0021);
    CHECK(row.reaches());
    // G is worst where one point is all there is: w_0.
    const double level = to_double(row.searched.levels[0]);
    CHECK(row.g->upper == Approx(level).margin(1e-4));
    CHECK(row.g->lower <= level);
    CHECK(row.g->upper <= row.g_star->upper);
    CHECK(row.proof.eta < row.g->lower);
  }
  CHECK(to_double(run->rows[3].searched.levels[0]) == Approx(.3001).margin(1e-4));
  CHECK_FALSE(run->farthest());
}

TEST_CASE("the worst worlds of the ladder that take longer are those of the table, too", "[.long][ladder]") {
  const auto run = ladder_of("table:111/011/001/000 thresholds:4 cube:3");
  struct Expected {
    double g_lower, g_upper, star_lower, star_upper;  // brackets of the table
  };
  const std::vector<Expected> expected = {
      {.298, .3002, .498, .5}, {.248, .2581, .3071, .3121}, {.107, .1122, .2672, .2721}};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const LadderRow& row = run->rows[i];
    CAPTURE(row.class_text);
    CHECK(row.g->exact);
    CHECK(row.g_star->exact);
    CHECK(row.g->lower <= expected[i].g_upper);  // two brackets of one number meet
    CHECK(row.g->upper >= expected[i].g_lower);
    CHECK(row.g_star->lower <= expected[i].star_upper + 5e-5);
    CHECK(row.g_star->upper >= expected[i].star_lower - 5e-5);
  }
  CHECK(run->farthest() == 1);
  // Three answers share the worst world of thresholds:4.
  REQUIRE(run->rows[1].g_star->best.size() > 3);
  CHECK(run->rows[1].g_star->best[2].probability > .31);
  CHECK(run->rows[1].g_star->best[3].probability < .07);
}

TEST_CASE("what the ladder knows is not searched again", "[ladder]") {
  StabilityScenario scenario;
  scenario.page = "ladder";
  scenario.classes = "points:3 cube:2";
  const auto first = compute_ladder(scenario);
  REQUIRE(first->complete);
  scenario.shown = {"ceiling"};
  scenario.proof = "2,6,14";
  const auto no_more = [](const Progress& progress) {
    return progress.stage == "worst" ? Answer::stop : Answer::go_on;
  };
  const auto second = compute_ladder(scenario, no_more, {}, first);
  CHECK(second->complete);
  CHECK(second->rows[1].proof.eta == Approx(.02649).epsilon(1e-3));
  CHECK(second->rows[1].other.eta == Approx(.02693).epsilon(1e-3));
  CHECK(second->rows[0].g_star->lower == first->rows[0].g_star->lower);
  // Another class is searched, the others are not; another n asks for all, and the way back for none.
  scenario.classes = "table:11/01/00 points:3";
  std::size_t posts = 0;
  const auto third = compute_ladder(scenario, {}, {}, second, [&](const auto& run) {
    ++posts;
    CHECK(run->rows[1].asked == (run->rows[1].class_text == "points:3"));
  });
  CHECK(third->complete);
  CHECK(posts == 1);
  scenario.block = "2";
  const auto other = compute_ladder(scenario, no_more, {}, third);
  CHECK_FALSE(other->complete);
  CHECK_FALSE(other->rows[0].g_star);
  scenario.block = "4";
  CHECK(compute_ladder(scenario, no_more, {}, other)->complete);
}

TEST_CASE("a stopped search of the ladder keeps its open bracket", "[ladder]") {
  StabilityScenario scenario;
  scenario.page = "ladder";
  scenario.classes = "thresholds:3";
  std::size_t boxes = 0;
  const auto run = compute_ladder(scenario, [&](const Progress& progress) {
    return progress.stage == "worst" && ++boxes > 60 ? Answer::stop : Answer::go_on;
  });
  CHECK_FALSE(run->complete);
  REQUIRE(run->rows[0].g_star);
  CHECK_FALSE(run->rows[0].g_star->exact);
  CHECK(run->rows[0].g_star->lower <= .5);
  CHECK(run->rows[0].g_star->upper >= .498);
  CHECK_FALSE(run->rows[0].g);
  CHECK_FALSE(run->rows[0].asked);
  // And is searched to its end the next time.
  CHECK(compute_ladder(scenario, {}, {}, run)->complete);
  // With a budget of boxes it has ended, open.
  const auto few = ladder_of("thresholds:3", {.most_work = 2e4});
  CHECK(few->complete);
  CHECK_FALSE(few->rows[0].g_star->exact);
}

TEST_CASE("a search of the ladder that begins again keeps the rows that are finished", "[ladder]") {
  StabilityScenario scenario;
  scenario.page = "ladder";
  scenario.classes = "points:3 thresholds:3 cube:2";
  // The second row is stopped on its way.
  bool in_second = false;
  std::uint64_t boxes = 0;
  const auto run = compute_ladder(
      scenario,
      [&](const Progress& progress) {
        return in_second && progress.stage == "worst" && ++boxes > 60 ? Answer::stop : Answer::go_on;
      },
      {}, nullptr, [&](const auto& posted) { in_second = posted->rows[0].asked; });
  REQUIRE_FALSE(run->complete);
  REQUIRE(run->rows[0].asked);
  REQUIRE_FALSE(run->rows[1].asked);
  REQUIRE(run->rows[1].g_star);
  CHECK_FALSE(run->rows[1].g_star->exact);
  // The first one is not searched again: it is there from the first post on.
  std::vector<std::size_t> finished;
  const auto whole = compute_ladder(scenario, {}, {}, to_search_again(run), [&](const auto& posted) {
    finished.push_back(static_cast<std::size_t>(
        std::count_if(posted->rows.begin(), posted->rows.end(), [](const LadderRow& row) { return row.asked; })));
  });
  CHECK(whole->complete);
  CHECK(finished == std::vector<std::size_t>{1, 2});
  // Where all are finished, all are searched again, with the same answer; what is known of another n stays.
  finished.clear();
  const auto again = compute_ladder(scenario, {}, {}, to_search_again(whole), [&](const auto& posted) {
    finished.push_back(static_cast<std::size_t>(
        std::count_if(posted->rows.begin(), posted->rows.end(), [](const LadderRow& row) { return row.asked; })));
  });
  CHECK(finished == std::vector<std::size_t>{0, 1, 2});
  CHECK(again->rows[1].g_star->lower == whole->rows[1].g_star->lower);
  StabilityScenario other = scenario;
  other.block = "2";
  const auto both = compute_ladder(other, {}, {}, whole);
  CHECK(to_search_again(both)->answers->size() == whole->answers->size());
}

TEST_CASE("every bracket of the ladder has a certificate that holds, and one example those that are shipped",
          "[ladder]") {
  const auto run = ladder_of("points:3 thresholds:3 table:01/10");
  const auto certificates = ladder_certificates(*run, 200);
  std::set<std::string> names;
  std::size_t brackets = 0;
  for (const LadderCertificate& one : certificates) {
    CAPTURE(one.name);
    names.insert(one.name);
    if (one.name.rfind("one-example-", 0) == 0) {
      CHECK(check(parse_complex_certificate(one.text({}))).examples == 1);
      continue;
    }
    const LadderRow& row = run->rows[brackets / 2];
    const auto& found = brackets % 2 == 0 ? row.g_star : row.g;
    const WorstCertificate certificate = parse_certificate(one.text({}));
    CHECK(certificate.class_text == row.class_text);
    CHECK(certificate.leaves <= 200);
    CHECK(to_double(certificate.lower) <= found->lower);
    CHECK(to_double(certificate.upper) == Approx(found->upper).margin(1e-6));
    CHECK(check(certificate).holds);
    ++brackets;
  }
  CHECK(brackets == 6);
  CHECK(names.size() == certificates.size());
  CHECK(names.contains("1-points-3-g-star.json"));
  CHECK(names.contains("one-example-tree-thresholds-3.json"));
  CHECK_FALSE(names.contains("one-example-tree-cube-3-fifth.json"));
  CHECK_THROWS_AS(certificates[0].text([](const Progress&) { return Answer::stop; }), Stopped);
  CHECK(ladder_certificates(*ladder_of("cube:2", no_search)).empty());
}

TEST_CASE("classes of one hypothesis and without a common label stand on the ladder, too", "[ladder]") {
  const auto run = ladder_of("table:01 table:01/10");
  REQUIRE(run->rows.size() == 2);
  CHECK(run->rows[0].dimension == 0);
  CHECK(run->rows[0].g_star->lower >= .998);
  CHECK(run->rows[0].lists.lower == 1);
  CHECK(run->rows[1].lists.lower == 1);
  CHECK(run->rows[1].one.lower == 1);
}

TEST_CASE("on one point there is one world, and its bracket is closed", "[ladder]") {
  const auto run = ladder_of("points:1 cube:1");
  CHECK(run->complete);
  for (const LadderRow& row : run->rows) {
    CHECK(row.g->exact);
    CHECK(row.g_star->exact);
  }
  CHECK(run->rows[0].g->lower == Approx(1));
  CHECK(run->rows[1].g->lower == Approx(.4));
  CHECK(run->rows[1].g_star->lower == Approx(1));
  CHECK(run->rows[1].reaches());
}

TEST_CASE("what the ladder cannot be asked is refused at its field", "[ladder]") {
  const auto refused = [](const std::string& classes) {
    try {
      (void)ladder_of(classes, no_search);
    } catch (const InputError& error) {
      return error.field();
    }
    return std::string("nothing");
  };
  CHECK(refused("") == "classes");
  CHECK(refused("points:3 points:3") == "classes");
  CHECK(refused("cube:5") == "classes");
  CHECK(refused("nothing:3") == "classes");
  std::string many;  // tables of two rows
  for (int i = 1; i < 16; ++i)
    for (int j = i + 1; j < 16; ++j) {
      const auto bits = [](int row) { return std::bitset<4>(static_cast<unsigned long long>(row)).to_string(); };
      if (std::count(many.begin(), many.end(), ' ') < 40) many += "table:" + bits(i) + '/' + bits(j) + ' ';
    }
  CHECK(refused(many) == "nothing");
  CHECK(refused(many + "cube:2") == "classes");
}
