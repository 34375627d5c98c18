// SPDX-License-Identifier: GPL-3.0-or-later
// One more point: bricks, ring, probe and own painting against what STABILITY states and against plain counting.
#include "core/study/one_more_point/one_more_point_run.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <random>
#include <set>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

StabilityScenario point_scenario() {
  StabilityScenario scenario;
  scenario.page = "one-more-point";
  return scenario;
}

/// The answers that the rule of the bricks names, by its words alone.
std::size_t brick_by_rule(double u, double v, double a) {
  if (u > 0) return v > -a ? 0 : 3;
  return v > a ? 1 : 2;
}

std::string field_of_refusal(const StabilityScenario& scenario) {
  try {
    (void)compute_one_more_point(scenario);
  } catch (const InputError& error) {
    return error.field();
  }
  return "";
}

StabilityScenario own_scenario(std::uint64_t mesh, std::string painted = "", const std::string& known = "with") {
  StabilityScenario scenario = point_scenario();
  scenario.painting = "yours";
  scenario.mesh = mesh;
  scenario.known = known;
  scenario.painted = std::move(painted);
  return scenario;
}

/// Whether the mesh has a painting, by trying all answers world by world in their order.
bool plainly_paintable(const ComplexMesh& mesh, std::size_t colours) {
  std::vector<int> answers(mesh.worlds.size(), -1);
  const std::function<bool(std::size_t)> from = [&](std::size_t world) {
    if (world == answers.size()) return true;
    for (Answer4 answer = 0; answer < 8; ++answer) {
      if (20 * mesh.loss_around(world, answer) > 9 * mesh.mesh) continue;
      answers[world] = static_cast<int>(answer);
      const bool fits = std::all_of(mesh.around[world].begin(), mesh.around[world].end(), [&](std::uint32_t simplex) {
        std::set<int> on;
        for (const std::uint32_t corner : mesh.simplices[simplex]) {
          if (answers[corner] >= 0) on.insert(answers[corner]);
        }
        return on.size() <= colours;
      });
      if (fits && from(world + 1)) return true;
    }
    answers[world] = -1;
    return false;
  };
  return from(0);
}

}  // namespace

TEST_CASE("Bricks err on a at most and three of them meet at (0, a) and (0, -a)", "[one-more-point]") {
  for (const Rational& a : {Rational(1, 100), Rational(1, 5), Rational(2, 5), Rational(99, 200)}) {
    StabilityScenario scenario = point_scenario();
    scenario.error = a;
    const auto run = compute_one_more_point(scenario);
    for (const BrickRegion& region : run->bricks) CHECK(region.worst_loss <= a);
    CHECK(run->bricks[0].worst_loss == a);
    CHECK(run->bricks[2].worst_loss == a);
    REQUIRE(run->junctions.size() == 2);
    CHECK(run->junctions[0].at == DiamondWorld{0, a});
    CHECK(run->junctions[0].answers == std::vector<std::size_t>{0, 1, 2});
    CHECK(run->junctions[0].losses == std::vector<Rational>{0, 0, a});
    CHECK(run->junctions[1].at == DiamondWorld{0, -a});
    CHECK(run->junctions[1].answers == std::vector<std::size_t>{0, 2, 3});
    CHECK(run->junctions[1].losses == std::vector<Rational>{a, 0, 0});
    CHECK(run->most_meeting(true) == 3);
    CHECK(run->most_meeting(false) == 2);
    CHECK(run->quarters == 4);
    // The regions are those of the rule, and their areas add up to the diamond's.
    double area = 0;
    for (const BrickRegion& region : run->bricks) {
      for (std::size_t i = 0; i < region.corners.size(); ++i) {
        const DiamondWorld& p = region.corners[i];
        const DiamondWorld& q = region.corners[(i + 1) % region.corners.size()];
        area += to_double(p.u * q.v - p.v * q.u) / 2;
        CHECK(abs(p.u) + abs(p.v) <= 1);
      }
      for (const DiamondWorld& corner : region.arc()) CHECK(known_mass(corner) == 0);
    }
    CHECK(area == Approx(2));
  }
}

TEST_CASE("Without an error four bricks meet at the centre, and on the ring two meet at four places",
          "[one-more-point]") {
  StabilityScenario scenario = point_scenario();
  scenario.error = 0;
  const auto run = compute_one_more_point(scenario);
  REQUIRE(run->junctions.size() == 1);
  CHECK(run->junctions[0].answers.size() == 4);
  CHECK(run->junctions[0].losses == std::vector<Rational>(4, 0));
  CHECK(run->most_meeting(true) == 4);
  REQUIRE(run->on_the_ring.size() == 4);
  for (const BrickMeeting& meeting : run->on_the_ring) {
    CHECK(meeting.answers.size() == 2);
    CHECK(known_mass(meeting.at) == 0);
  }
}

TEST_CASE("Losses are those of the answers' wrong points", "[one-more-point]") {
  const DiamondWorld world{Rational(1, 25), Rational(-1, 5)};
  CHECK(known_mass(world) == Rational(19, 25));
  CHECK(diamond_loss(world, 0) == Rational(1, 5));
  CHECK(diamond_loss(world, 1) == Rational(6, 25));
  CHECK(diamond_loss(world, 2) == Rational(1, 25));
  CHECK(diamond_loss(world, 3) == 0);
  CHECK(on_the_ring(world) == DiamondWorld{Rational(1, 6), Rational(-5, 6)});
  CHECK(on_the_ring({0, 0}) == DiamondWorld{1, 0});
}

TEST_CASE("Answers turn by quarters, the shorter way", "[one-more-point]") {
  CHECK(quarter_turns({0, 1, 2, 3}) == 4);
  CHECK(quarter_turns({3, 2, 1, 0}) == -4);
  CHECK(quarter_turns({0, 0, 1, 1, 0}) == 0);
  CHECK(quarter_turns({2}) == 0);
  CHECK(quarter_turns({}) == 0);
  CHECK(quarter_turns({1, 2, 2, 3, 0, 1}) == 4);
  CHECK_THROWS_AS(quarter_turns({0, 2}), std::invalid_argument);
}

TEST_CASE("At the probe's place the three shares are a third each, and no place has a smaller largest share",
          "[one-more-point]") {
  const auto run = compute_one_more_point(point_scenario());
  CHECK(run->shares[1] == 0);
  for (const std::size_t answer : {0U, 2U, 3U}) {
    CHECK(run->shares[answer] == Approx(1.0 / 3).margin(1e-4));
    CHECK(std::lround(run->shares[answer] * 1000) == 333);
  }
  CHECK(answers_seen(run->shares) == 3);
  CHECK(run->shares[0] + run->shares[2] + run->shares[3] == Approx(1).epsilon(1e-12));
  // (.04, -.2), where the mock-up has it: .334, .332, .334.
  const ProbeShares rounded = disc_shares(run->bricks, {Rational(1, 25), Rational(-1, 5)}, Rational(3, 20));
  const double x = 0.04 / 0.15;
  CHECK(rounded[2] == Approx((std::acos(x) - x * std::sqrt(1 - x * x)) / std::acos(-1.0)).epsilon(1e-12));
  CHECK(rounded[0] == Approx(rounded[3]).epsilon(1e-12));
  for (int i = -40; i <= 40; ++i) {
    for (int j = -40; j <= 40; ++j) {
      if (std::abs(i) + std::abs(j) > 40) continue;
      const ProbeShares shares = disc_shares(run->bricks, {Rational(i, 40), Rational(j, 40)}, Rational(3, 20));
      CHECK(*std::max_element(shares.begin(), shares.end()) >= 1.0 / 3 - 1e-12);
      CHECK(answers_seen(shares) <= 3);
    }
  }
}

TEST_CASE("Shares of a disc are those that counting points finds", "[one-more-point]") {
  std::mt19937 engine(7);
  std::uniform_real_distribution<double> any(-1, 1);
  for (int trial = 0; trial < 20; ++trial) {
    const Rational u(static_cast<int>(any(engine) * 500), 1000);
    const Rational v(static_cast<int>(any(engine) * 500), 1000);
    const Rational a(1 + static_cast<int>(std::abs(any(engine)) * 480), 1000);
    const Rational r(50 + static_cast<int>(std::abs(any(engine)) * 440), 1000);
    const ProbeShares shares = disc_shares(brick_painting(a), {u, v}, r);
    ProbeShares counted = {};
    double all = 0;
    constexpr int fine = 200;
    for (int i = 0; i < fine; ++i) {
      for (int j = 0; j < fine; ++j) {
        const double dx = (2 * (i + 0.5) / fine - 1) * to_double(r);
        const double dy = (2 * (j + 0.5) / fine - 1) * to_double(r);
        const double x = to_double(u) + dx;
        const double y = to_double(v) + dy;
        if (std::hypot(dx, dy) > to_double(r) || std::abs(x) + std::abs(y) > 1) continue;
        ++counted[brick_by_rule(x, y, to_double(a))];
        ++all;
      }
    }
    CAPTURE(to_string(u), to_string(v), to_string(a), to_string(r));
    for (std::size_t answer = 0; answer < diamond_answers; ++answer)
      CHECK(shares[answer] == Approx(counted[answer] / all).margin(1.5e-2));
  }
}

TEST_CASE("A disc that holds the whole diamond sees the areas of the bricks, one on the ring sees lengths",
          "[one-more-point]") {
  const BrickPainting bricks = brick_painting(Rational(1, 5));
  const ProbeShares all = disc_shares(bricks, {0, 0}, 2);
  CHECK(all[1] == Approx(0.8 * 0.8 / 2 / 2).epsilon(1e-12));
  CHECK(all[0] == Approx(all[2]).epsilon(1e-12));
  CHECK(all[0] == Approx(0.5 - all[1]).epsilon(1e-12));
  const ProbeShares here = ring_shares(bricks, {0, 1}, Rational(3, 20));
  CHECK(here[0] == Approx(0.5).epsilon(1e-12));
  CHECK(here[1] == Approx(0.5).epsilon(1e-12));
  for (int i = 0; i < 40; ++i) {
    const Rational u(i - 20, 20);
    const DiamondWorld at = on_the_ring({u, i % 2 == 0 ? 1 - abs(u) : abs(u) - 1});
    const ProbeShares shares = ring_shares(bricks, at, Rational(3, 20));
    CHECK(*std::max_element(shares.begin(), shares.end()) >= 0.5 - 1e-12);
  }
}

TEST_CASE("A point that everyone knows lowers 1/L from a half to a third, and neither Ldim nor VC",
          "[one-more-point]") {
  const auto run = compute_one_more_point(point_scenario());
  CHECK(run->with.list_number == 3);
  CHECK(run->with.at_a_vertex == 4);
  CHECK(run->without.list_number == 2);
  CHECK(run->without.at_a_vertex == 2);
  CHECK(run->with.littlestone == 2);
  CHECK(run->without.littlestone == 2);
  CHECK(run->with.vc == 2);
  CHECK(run->without.vc == 2);
  CHECK_FALSE(run->with.reason.empty());
  CHECK_FALSE(run->own.has_value());
}

TEST_CASE("On mesh 3 no painting of 25 dots with two colours a triangle exists: all are tried", "[one-more-point]") {
  const auto run = compute_one_more_point(own_scenario(3));
  REQUIRE(run->own);
  const OwnNet& net = *run->own->net;
  CHECK(net.mesh.worlds.size() == 25);
  CHECK(net.mesh.simplices.size() == 36);
  CHECK(net.search.nodes == 92);  // in the order of find_painting; another program's order took 712
  CHECK_FALSE(plainly_paintable(net.mesh, 2));
  CHECK(plainly_paintable(net.mesh, 3));
  CHECK(net.search.ended == Ended::completed);
  CHECK_FALSE(net.search.answers);
  CHECK(net.round.size() == 12);
  CHECK(run->own->painted == 0);
  CHECK_FALSE(run->own->quarters);
  std::set<std::pair<double, double>> places;
  for (std::size_t i = 0; i < net.places.size(); ++i) {
    const DiamondWorld& at = net.places[i];
    CHECK(known_mass(at) >= 0);
    CHECK(known_mass(at) == Rational(net.mesh.worlds[i].mass[0], 3));
    places.emplace(to_double(at.u), to_double(at.v));
    for (std::size_t answer = 0; answer < diamond_answers; ++answer) {
      CHECK(net.losses[i][answer] >= diamond_loss(at, answer));
      CHECK(net.allows(i, answer) == (net.losses[i][answer] <= Rational(9, 20)));
    }
  }
  CHECK(places.size() == 25);
}

TEST_CASE("Any full painting of mesh 3 has a triangle of three colours, and its ring turns once", "[one-more-point]") {
  std::mt19937 engine(3);
  const auto empty = compute_one_more_point(own_scenario(3));
  for (int trial = 0; trial < 200; ++trial) {
    std::string digits;
    for (std::size_t i = 0; i < 25; ++i) {
      std::string allowed;
      for (std::size_t answer = 0; answer < diamond_answers; ++answer) {
        if (empty->own->net->allows(i, answer)) allowed += static_cast<char>('1' + answer);
      }
      REQUIRE_FALSE(allowed.empty());
      digits += allowed[engine() % allowed.size()];
    }
    const auto run = compute_one_more_point(own_scenario(3, digits), {}, empty.get());
    CHECK(run->own->net == empty->own->net);
    CHECK(run->own->painted == 25);
    CHECK_FALSE(run->own->three.empty());
    REQUIRE(run->own->quarters);
    CHECK(*run->own->quarters == 4);
    CHECK(painted_with(*run->own, 0, static_cast<std::uint8_t>(digits[0] - '0')) == digits);
  }
}

TEST_CASE("Without point 0 the mesh is a ring of dots, and two colours are enough", "[one-more-point]") {
  const auto run = compute_one_more_point(own_scenario(3, "", "without"));
  REQUIRE(run->own);
  CHECK(run->own->net->mesh.worlds.size() == 12);
  CHECK(run->own->net->round.size() == 12);
  CHECK(run->own->net->search.answers);
  for (const DiamondWorld& at : run->own->net->places) CHECK(known_mass(at) == 0);
}

TEST_CASE("A mesh too coarse, too many digits and a colour that errs too much are refused", "[one-more-point]") {
  CHECK(field_of_refusal(own_scenario(2)) == "mesh");
  CHECK(field_of_refusal(own_scenario(41)) == "mesh");
  CHECK(field_of_refusal(own_scenario(3, std::string(26, '0'))) == "painted");
  CHECK(field_of_refusal(own_scenario(3, "5")) == "painted");
  const auto run = compute_one_more_point(own_scenario(3));
  std::size_t corner = 0;
  while (!(run->own->net->places[corner] == DiamondWorld{1, 0})) ++corner;
  CHECK(field_of_refusal(own_scenario(3, painted_with(*run->own, corner, 1))).empty());
  CHECK(field_of_refusal(own_scenario(3, painted_with(*run->own, corner, 2))) == "painted");
  StabilityScenario bricks = own_scenario(2);
  bricks.painting = "bricks";
  CHECK(field_of_refusal(bricks).empty());
}

TEST_CASE("A fine mesh ends its search at its limit, and an observer stops it", "[one-more-point]") {
  const auto run = compute_one_more_point(own_scenario(12));
  CHECK(run->own->net->search.nodes <= most_own_nodes);
  CHECK_FALSE(run->own->net->search.answers);
  CHECK_THROWS_AS(compute_one_more_point(own_scenario(12), [](const Progress&) { return Answer::stop; }), Stopped);
}

TEST_CASE("The turn is counted on a walk round the ring: 0, 1/4, 1/2, 3/4, 1", "[one-more-point]") {
  const BrickPainting bricks = brick_painting(Rational(1, 5));
  // ++ ends at (0, 1), -+ at (-.8, .2), -- at (0, -1), +- at (.8, -.2).
  const std::vector<std::pair<double, int>> seen = {{0, 0},    {0.24, 0}, {0.25, 1}, {0.44, 1}, {0.45, 2},
                                                    {0.74, 2}, {0.75, 3}, {0.94, 3}, {0.95, 4}, {1, 4}};
  for (const auto& [laps, quarters] : seen) {
    CAPTURE(laps);
    CHECK(quarters_walked(bricks, laps) == quarters);
  }
  CHECK(quarters_walked(brick_painting(0), 0.99) == 3);
  CHECK(quarters_walked(brick_painting(0), 1) == 4);
  for (const double laps : {0.1, 0.25, 0.3, 0.5, 0.6, 0.75, 0.9, 1.0}) {
    const auto [u, v] = place_after(laps);
    CHECK(std::abs(u) + std::abs(v) == Approx(1));
    CHECK(laps_at(u, v) == Approx(laps));
  }
}

TEST_CASE("The turn of your own ring is counted as far as it is painted", "[one-more-point]") {
  const auto empty = compute_one_more_point(own_scenario(3));
  const OwnNet& net = *empty->own->net;
  CHECK_FALSE(quarters_walked(*empty->own, 0));
  std::string digits(25, '0');
  for (std::size_t i = 0; i < net.round.size(); ++i) {
    std::size_t answer = 0;
    while (!net.allows(net.round[i], answer)) ++answer;
    digits[net.round[i]] = static_cast<char>('1' + answer);
    const auto run = compute_one_more_point(own_scenario(3, digits), {}, empty.get());
    const double here = static_cast<double>(i) / 12;
    CHECK(quarters_walked(*run->own, here).has_value());
    CHECK(quarters_walked(*run->own, here + 1.0 / 12).has_value() == (i + 1 == net.round.size()));
    if (i + 1 == net.round.size()) {
      CHECK(quarters_walked(*run->own, 1) == run->own->quarters);
      CHECK(quarters_walked(*run->own, 0) == 0);
      CHECK(run->own->quarters == 4);
    }
  }
}

TEST_CASE("Other nets have the worlds of their class, each drawn in its facets, and paintings of two colours",
          "[one-more-point]") {
  struct NetFacts {
    const char* class_text;
    std::uint64_t mesh;
    std::size_t worlds;
    std::size_t facets;
    std::size_t list;
  };
  // Worlds and L as stability.md §10 has them.
  for (const NetFacts& facts : {NetFacts{"table:11/01/00", 5, 16, 3, 2}, NetFacts{"points:3", 4, 42, 3, 2},
                                NetFacts{"table:001/010/011/100/101/110", 4, 60, 6, 2}, NetFacts{"cube:3", 4, 66, 8, 3},
                                NetFacts{"points:2", 3, 8, 2, 1}}) {
    CAPTURE(facts.class_text);
    const auto run = compute_one_more_point(own_scenario(facts.mesh, "", facts.class_text));
    REQUIRE(run->own);
    REQUIRE(run->other);
    CHECK(drawn_class(run->scenario) == facts.class_text);
    CHECK(run->other->list_number == facts.list);
    CHECK(run->other->list_most == facts.list);
    const OwnNet& net = *run->own->net;
    CHECK(net.mesh.worlds.size() == facts.worlds);
    CHECK(net.round.empty());
    CHECK_FALSE(run->own->quarters);
    CHECK(net.palette.size() == (run->points == 3 ? 8 : 4));
    std::set<std::uint32_t> drawn;
    for (const NetDot& dot : net.dots) {
      drawn.insert(dot.world);
      CHECK(abs(dot.at.u) <= 1);
      CHECK(abs(dot.at.v) <= 1);
      // The edge of a facet is where its neighbour has it, and a vertex of point 0 in the middle or at a corner.
      const MeshWorld& world = net.mesh.worlds[dot.world];
      if (run->points == 2 || world.mass[0] == 0) CHECK(dot.at == net.places[dot.world]);
      if (run->points != 3 || world.mass[0] != facts.mesh) continue;
      CHECK(abs(dot.at.u) == ((world.plus & 1U) != 0 ? 0 : 1));
      CHECK(abs(dot.at.v) == ((world.plus & 1U) != 0 ? 0 : 1));
    }
    CHECK(drawn.size() == facts.worlds);
    Rational area = 0;
    for (std::size_t s = 0; s < net.cells.size(); ++s) {
      for (std::size_t i = 0; i < net.cells[s].size(); ++i)
        CHECK(net.dots[net.cells[s][i]].world == net.mesh.simplices[s][i]);
      if (run->points != 3) continue;
      const DiamondWorld& a = net.dots[net.cells[s][0]].at;
      const DiamondWorld& b = net.dots[net.cells[s][1]].at;
      const DiamondWorld& c = net.dots[net.cells[s][2]].at;
      area += abs((b.u - a.u) * (c.v - a.v) - (b.v - a.v) * (c.u - a.u)) / 2;
    }
    if (run->points == 3) CHECK(area == Rational(static_cast<std::int64_t>(facts.facets), 2));
    const std::string found = found_painting(net);
    CHECK(found.empty() == (facts.list == 3));
    if (found.empty()) continue;
    const OwnPainting painting = own_painting(found, run->own->net);
    CHECK(painting.complete());
    CHECK(painting.three.empty());
    const auto record = record_of(painting);
    REQUIRE(record);
    CHECK(check(parse_complex_certificate(certificate_text(*record))).value <= 2);
  }
}

TEST_CASE("A class on other than 2 or 3 points has its L and no net", "[one-more-point]") {
  const auto run = compute_one_more_point(own_scenario(3, "", "cube:4"));
  CHECK_FALSE(run->own);
  CHECK(run->points == 4);
  CHECK(run->other->list_number == 4);
  CHECK_FALSE(can_record(*run));
  CHECK_FALSE(record_of(*run));
  CHECK(field_of_refusal(own_scenario(3, "", "points:100")) == "drawn");
  CHECK(field_of_refusal(own_scenario(3, "9", "cube:3")) == "painted");
}

TEST_CASE("A painting becomes a record that is checked anew, of the bricks and of your own once it is complete",
          "[one-more-point]") {
  for (const char* known : {"with", "without"}) {
    for (const Rational& a : {Rational(0), Rational(1, 5), Rational(2, 5), Rational(17, 40)}) {
      StabilityScenario scenario = point_scenario();
      scenario.error = a;
      scenario.known = known;
      const auto run = compute_one_more_point(scenario);
      CAPTURE(known, to_string(a));
      CHECK(can_record(*run));
      const auto record = record_of(*run);
      REQUIRE(record);
      const ComplexCheck found = check(parse_complex_certificate(certificate_text(*record)));
      CHECK(found.kind == "painting");
      CHECK(found.alpha == own_alpha());
      CHECK(found.value >= (run->known() ? 3 : 2));
      PaintingRecord wrong = *record;
      wrong.problem.colours += 1;
      CHECK_THROWS_AS(check(wrong), InputError);
    }
  }
  StabilityScenario scenario = point_scenario();
  scenario.error = Rational(99, 200);
  CHECK_FALSE(can_record(*compute_one_more_point(scenario)));
  CHECK_FALSE(record_of(*compute_one_more_point(scenario)));
  CHECK_FALSE(record_of(*compute_one_more_point(own_scenario(3, "1"))));
}

TEST_CASE("The next dot to be painted is the highest, of those the leftmost", "[one-more-point]") {
  const auto run = compute_one_more_point(own_scenario(3));
  const OwnNet& net = *run->own->net;
  std::string digits(25, '0');
  DiamondWorld before{-1, 2};
  for (int i = 0; i < 25; ++i) {
    const OwnPainting own = own_painting(digits, run->own->net);
    const auto next = next_unpainted(own);
    REQUIRE(next);
    const DiamondWorld& at = net.places[*next];
    CHECK((at.v < before.v || (at.v == before.v && at.u > before.u)));
    before = at;
    std::size_t answer = 0;
    while (!net.allows(*next, answer)) ++answer;
    digits[*next] = static_cast<char>('1' + answer);
  }
  CHECK_FALSE(next_unpainted(own_painting(digits, run->own->net)));
}
