// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/one_more_point/own_net.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

/// Where a world of the mesh stands: points 1 and 2 are the last two of the class.
DiamondWorld own_place(const MeshWorld& world, std::uint64_t mesh) {
  const auto signed_mass = [&](std::size_t x) {
    const Rational mass(world.mass[x], mesh);
    return ((world.plus >> x) & 1U) != 0 ? mass : Rational(-mass);
  };
  const std::size_t points = world.mass.size();
  return {signed_mass(points - 2), signed_mass(points - 1)};
}

/// Where the same world is drawn as a part of a facet: see NetDot.
DiamondWorld place_in_facet(const MeshWorld& world, std::uint64_t mesh, Answer4 facet) {
  const std::size_t points = world.mass.size();
  const auto with_sign = [&](std::size_t x, const Rational& mass) {
    return ((facet >> x) & 1U) != 0 ? mass : Rational(-mass);
  };
  const Rational first(world.mass[points - 2], mesh);
  const Rational second(world.mass[points - 1], mesh);
  if (points == 3 && (facet & 1U) == 0) return {with_sign(1, 1 - second), with_sign(2, 1 - first)};
  return {with_sign(points - 2, first), with_sign(points - 1, second)};
}

/// An answer of the ring on all points of the class: + on point 0 where there is one.
Answer4 own_answer(std::size_t points, std::size_t answer) {
  Answer4 labels = points == 3 ? 1 : 0;
  const DiamondAnswer& says = ring_answers[answer];
  if (says.first > 0) labels |= 1U << (points - 2);
  if (says.second > 0) labels |= 1U << (points - 1);
  return labels;
}

std::vector<Answer4> own_palette(const ConceptClass& concept_class, bool ring) {
  std::vector<Answer4> palette;
  const std::size_t points = concept_class.points();
  if (ring) {
    for (std::size_t answer = 0; answer < diamond_answers; ++answer) palette.push_back(own_answer(points, answer));
    return palette;
  }
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) palette.push_back(answer_of(concept_class.row(h)));
  for (Answer4 answer = 0; answer < 1U << points; ++answer) {
    if (std::find(palette.begin(), palette.end(), answer) == palette.end()) palette.push_back(answer);
  }
  return palette;
}

void add_dots(OwnNet& net, const ConceptClass& concept_class) {
  std::map<std::pair<std::uint32_t, std::pair<Rational, Rational>>, std::uint32_t> number_of;
  const std::size_t of_facet = net.mesh.simplices.size() / concept_class.size();
  for (std::size_t s = 0; s < net.mesh.simplices.size(); ++s) {
    const Answer4 facet = answer_of(concept_class.row(static_cast<HypothesisIndex>(s / of_facet)));
    std::vector<std::uint32_t>& cell = net.cells.emplace_back();
    for (const std::uint32_t world : net.mesh.simplices[s]) {
      const DiamondWorld at = place_in_facet(net.mesh.worlds[world], net.mesh.mesh, facet);
      const auto [found, fresh] =
          number_of.emplace(std::pair(world, std::pair(at.u, at.v)), static_cast<std::uint32_t>(net.dots.size()));
      if (fresh) net.dots.push_back({world, at});
      cell.push_back(found->second);
    }
  }
}

int turned(const OwnPainting& own, std::uint32_t from, std::uint32_t to) {
  const auto answer = [&](std::uint32_t world) { return own.colours[world] - std::size_t{1}; };
  return quarters_between(answer(from), answer(to));
}

}  // namespace

Rational own_alpha() { return {9, 20}; }

std::shared_ptr<const OwnNet> make_own_net(const ConceptClass& concept_class, const std::string& class_text,
                                           std::uint64_t fineness, bool ring, const Observer& observer) {
  PaintingProblem problem;
  problem.mesh = fineness;
  problem.alpha = own_alpha();
  problem.colours = own_colours;
  problem.validate();
  OwnNet net{class_text,
             concept_class,
             ComplexMesh(concept_class, fineness),
             own_palette(concept_class, ring),
             {},
             {},
             {},
             {},
             {},
             {}};
  for (std::size_t i = 0; i < net.mesh.worlds.size(); ++i) {
    net.places.push_back(own_place(net.mesh.worlds[i], fineness));
    std::vector<Rational>& losses = net.losses.emplace_back();
    for (const Answer4 answer : net.palette) losses.emplace_back(net.mesh.loss_around(i, answer), fineness);
    if (ring && known_mass(net.places.back()) == 0) net.round.push_back(static_cast<std::uint32_t>(i));
  }
  add_dots(net, concept_class);
  const auto laps = [&](std::uint32_t i) {
    const double at = laps_at(to_double(net.places[i].u), to_double(net.places[i].v));
    return at == 1 ? 0 : at;
  };
  std::sort(net.round.begin(), net.round.end(),
            [&](std::uint32_t first, std::uint32_t second) { return laps(first) < laps(second); });
  bool stopped = false;
  const Observer within = [&](const Progress& progress) {
    if (stop_requested(observer, progress)) {
      stopped = true;
      return Answer::stop;
    }
    return progress.done >= most_own_nodes ? Answer::stop : Answer::go_on;
  };
  net.search = find_painting(concept_class, net.mesh, problem, within);
  if (stopped) throw Stopped();
  return std::make_shared<const OwnNet>(std::move(net));
}

OwnPainting own_painting(const std::string& digits, std::shared_ptr<const OwnNet> net) {
  OwnPainting own{std::move(net), {}, 0, {}, {}};
  const std::size_t worlds = own.net->mesh.worlds.size();
  if (digits.size() > worlds) throw InputError("painted", std::to_string(digits.size()), rules::at_most(worlds));
  own.colours.assign(worlds, 0);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int digit = digits[i] - '0';
    if (digit < 0 || digit > static_cast<int>(own.net->palette.size())) {
      std::string all = "0";
      for (std::size_t colour = 1; colour <= own.net->palette.size(); ++colour) all += ", " + std::to_string(colour);
      throw InputError("painted", digits, rules::one_of(all));
    }
    if (digit == 0) continue;
    const auto colour = static_cast<std::size_t>(digit) - 1;
    if (!own.net->allows(i, colour))
      throw InputError("painted", to_string(own.net->losses[i][colour]), rules::at_most(to_string(own_alpha())));
    own.colours[i] = static_cast<std::uint8_t>(digit);
    ++own.painted;
  }
  const auto& simplices = own.net->mesh.simplices;
  for (std::size_t s = 0; s < simplices.size(); ++s) {
    std::vector<std::uint8_t> on;
    for (const std::uint32_t world : simplices[s]) {
      if (own.colours[world] != 0) on.push_back(own.colours[world]);
    }
    std::sort(on.begin(), on.end());
    if (std::unique(on.begin(), on.end()) - on.begin() == 3) own.three.push_back(static_cast<std::uint32_t>(s));
  }
  own.quarters = quarters_walked(own, 1);
  return own;
}

std::string painted_with(const OwnPainting& own, std::size_t world, std::uint8_t colour) {
  std::string digits;
  for (std::size_t i = 0; i < own.colours.size(); ++i)
    digits += static_cast<char>('0' + (i == world ? colour : own.colours[i]));
  digits.erase(digits.find_last_not_of('0') + 1);
  return digits;
}

std::string found_painting(const OwnNet& net) {
  std::string digits;
  if (!net.search.answers) return digits;
  for (const Answer4 answer : *net.search.answers) {
    const auto found = std::find(net.palette.begin(), net.palette.end(), answer);
    if (found == net.palette.end()) return {};
    digits += static_cast<char>('1' + (found - net.palette.begin()));
  }
  return digits;
}

std::optional<std::size_t> next_unpainted(const OwnPainting& own) {
  const NetDot* first = nullptr;
  for (const NetDot& dot : own.net->dots) {
    if (own.colours[dot.world] != 0) continue;
    const bool before =
        first == nullptr || dot.at.v > first->at.v || (dot.at.v == first->at.v && dot.at.u < first->at.u);
    if (before) first = &dot;
  }
  if (first == nullptr) return std::nullopt;
  return first->world;
}

std::optional<int> quarters_walked(const OwnPainting& own, double laps) {
  const std::vector<std::uint32_t>& round = own.net->round;
  if (round.empty()) return std::nullopt;
  int quarters = 0;
  for (std::size_t i = 0; i <= round.size(); ++i) {
    const std::uint32_t here = round[i % round.size()];
    const DiamondWorld& at = own.net->places[here];
    const double passed = i == 0 ? 0 : laps_at(to_double(at.u), to_double(at.v));
    constexpr double rounding = 1e-12;
    if (passed > laps + rounding) break;
    if (own.colours[here] == 0) return std::nullopt;
    if (i > 0) quarters += turned(own, round[i - 1], here);
  }
  return quarters;
}

std::optional<PaintingRecord> record_of(const OwnPainting& own) {
  if (!own.complete()) return std::nullopt;
  std::vector<Answer4> answers;
  for (const std::uint8_t colour : own.colours) answers.push_back(own.net->palette[colour - std::size_t{1}]);
  const PaintingProblem problem{own.net->mesh.mesh, own_alpha(), own_colours};
  return painting_record(own.net->concept_class, own.net->class_text, own.net->mesh, problem, answers);
}

std::optional<PaintingRecord> record_of(const BrickPainting& bricks, const ConceptClass& concept_class,
                                        const std::string& class_text, std::uint64_t fineness) {
  for (std::uint64_t fine = std::max<std::uint64_t>(1, fineness); fine <= finest_mesh; ++fine) {
    const ComplexMesh mesh(concept_class, fine);
    std::vector<Answer4> answers;
    for (const MeshWorld& world : mesh.worlds)
      answers.push_back(own_answer(mesh.points, brick_answer(bricks, own_place(world, fine))));
    if (painting_facts(mesh, answers).worst_loss > own_alpha()) continue;
    return painting_record(concept_class, class_text, mesh, {fine, own_alpha(), own_colours}, answers);
  }
  return std::nullopt;
}

}  // namespace littlestone
