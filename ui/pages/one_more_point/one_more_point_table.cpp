// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/one_more_point/one_more_point_table.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "ui/pages/one_more_point/one_more_point_words.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using PointCell = PageTable::Cell;

PointCell point_answers_cell(const std::vector<std::size_t>& answers) {
  QStringList shown;
  std::string data;
  for (const std::size_t answer : answers) {
    shown += point_answer_words(answer);
    data += (data.empty() ? "" : " ") + point_answer_labels(answer).to_string().substr(1);
  }
  return {shown.join(u' '), data};
}

PointCell point_answers_cell(const OneMorePointRun& run, const std::vector<std::size_t>& colours) {
  QStringList shown;
  std::string data;
  for (const std::size_t colour : colours) {
    shown += point_answer_words(run, colour);
    data += (data.empty() ? "" : " ") + point_answer_labels(run, colour).to_string().substr(run.other ? 0 : 1);
  }
  return {shown.join(u' '), data};
}

PointCell point_share_cell(const Rational& share) { return {point_share_words(share), to_double(share)}; }

PointCell point_losses_cell(const std::vector<Rational>& losses) {
  QStringList shown;
  nlohmann::json data = nlohmann::json::array();
  for (const Rational& loss : losses) {
    shown += point_share_words(loss);
    data.push_back(to_double(loss));
  }
  return {shown.join(u' '), data};
}

/// The masses of a world; without point 0 those of points 1 and 2.
PointCell point_world_cell(const DiamondWorld& world, bool with_known) {
  nlohmann::json data = nlohmann::json::array();
  if (with_known) data.push_back(to_double(known_mass(world)));
  for (const Rational& mass : {world.u, world.v}) data.push_back(to_double(abs(mass)));
  return {point_world_words(world, with_known), data};
}

/// What is, where, which answers, losses, a number, and why.
using PointRow = std::vector<PointCell>;

void add_point_facts(std::vector<PointRow>& rows, const KnownFacts& facts, const QString& with) {
  const PointCell nothing = text_cell({});
  const auto row = [&](const QString& what, const PointCell& number, const QString& why) {
    rows.push_back({text_cell(what.arg(with)), nothing, nothing, nothing, number, text_cell(why)});
  };
  const auto share = [](std::size_t count) {
    const Rational value(1, static_cast<std::int64_t>(count));
    return PointCell{fraction_words(value), to_double(value)};
  };
  const bool exact = facts.list_most == facts.list_number;
  row(PageTable::tr("L, %1"),
      exact ? count_cell(facts.list_number)
            : PointCell{PageTable::tr("%1 to %2").arg(facts.list_number).arg(facts.list_most), facts.list_number},
      QString::fromStdString(facts.reason));
  row(PageTable::tr("1/L, %1"), share(facts.list_number), PageTable::tr("best stability of any learner"));
  row(PageTable::tr("ρ_n(0), %1"), share(facts.at_a_vertex),
      PageTable::tr("with any number of examples, no error allowed"));
}

void add_brick_rows(std::vector<PointRow>& rows, const OneMorePointRun& run) {
  const PointCell nothing = text_cell({});
  for (const BrickRegion& region : run.bricks) {
    rows.push_back({text_cell(PageTable::tr("region, largest loss")), nothing, point_answers_cell({region.answer}),
                    point_share_cell(region.worst_loss), nothing, nothing});
  }
  if (run.known()) {
    for (const BrickMeeting& at : run.junctions) {
      rows.push_back({text_cell(PageTable::tr("junction, colours")), point_world_cell(at.at, true),
                      point_answers_cell(at.answers), point_losses_cell(at.losses), count_cell(at.answers.size()),
                      nothing});
    }
  }
  for (const BrickMeeting& at : run.on_the_ring) {
    rows.push_back({text_cell(PageTable::tr("on the ring, colours")), point_world_cell(at.at, run.known()),
                    point_answers_cell(at.answers), point_losses_cell(at.losses), count_cell(at.answers.size()),
                    nothing});
  }
  std::vector<std::size_t> order;
  for (const BrickRegion& region : run.bricks) order.push_back(region.answer);
  rows.push_back({text_cell(PageTable::tr("ring, turns")),
                  nothing,
                  point_answers_cell(order),
                  nothing,
                  {fraction_words(Rational(run.quarters, 4)), run.quarters / 4.0},
                  nothing});
  const ProbeShares& shares = run.known() ? run.shares : run.ring_shares;
  for (std::size_t answer = 0; answer < diamond_answers; ++answer) {
    rows.push_back({text_cell(PageTable::tr("near the probe, share")),
                    point_world_cell(run.known() ? run.probe : run.ring_probe, run.known()),
                    point_answers_cell({answer}), nothing, probability_cell(shares[answer]), nothing});
  }
}

void add_own_rows(std::vector<PointRow>& rows, const OneMorePointRun& run) {
  const PointCell nothing = text_cell({});
  const OwnNet& net = *run.own->net;
  rows.push_back({text_cell(PageTable::tr("two colours a simplex, tried")), nothing, nothing, nothing,
                  count_cell(net.search.nodes), text_cell(own_search_words(net))});
  rows.push_back({text_cell(PageTable::tr("simplices of three colours")), nothing, nothing, nothing,
                  count_cell(run.own->three.size()), nothing});
  for (std::size_t i = 0; i < net.places.size(); ++i) {
    const std::uint8_t colour = run.own->colours[i];
    std::vector<std::size_t> painted;
    if (colour != 0) painted.push_back(colour - std::size_t{1});
    rows.push_back({text_cell(PageTable::tr("dot")), point_world_cell(net.places[i], run.points == 3),
                    point_answers_cell(run, painted),
                    painted.empty() ? nothing : point_share_cell(net.losses[i][painted.front()]), nothing, nothing});
  }
}

}  // namespace

PageTable one_more_point_table(const OneMorePointRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {
      {PageTable::tr("what"), QStringLiteral("what")},       {PageTable::tr("where"), QStringLiteral("world")},
      {PageTable::tr("answers"), QStringLiteral("answers")}, {PageTable::tr("losses"), QStringLiteral("losses")},
      {PageTable::tr("number"), QStringLiteral("number")},   {PageTable::tr("why"), QStringLiteral("why")}};
  std::vector<PointRow> rows;
  if (run.other) {
    add_point_facts(rows, *run.other, QString::fromStdString(drawn_class(run.scenario)));
  } else {
    add_brick_rows(rows, run);
    add_point_facts(rows, run.with, PageTable::tr("with point 0"));
    add_point_facts(rows, run.without, PageTable::tr("without"));
  }
  if (run.own) add_own_rows(rows, run);
  for (PointRow& row : rows) {
    if (!full(table, limits)) table.rows.push_back(std::move(row));
  }
  return table;
}

}  // namespace littlestone::ui
