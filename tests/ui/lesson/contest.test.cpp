// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/lesson/contest_checks.test.hpp"

namespace littlestone::ui {
namespace contest_test {
namespace {

using contest_checks::click;
using contest_checks::PlainSoa;

/// A contest played again from the record's examples and coins alone.
struct Replayed {
  std::string f[2];
  std::size_t point = 0;
  std::size_t winner = 0;
  std::vector<std::size_t> before;  // rows of the winner
  PlainSoa::State after;
};

Replayed replayed(PlainSoa& soa, const TournamentTrace& trace, std::int32_t node) {
  const NodeTrace& met = trace.nodes[static_cast<std::size_t>(node)];
  const PairingTrace& pairing = met.pairings.back();
  Replayed contest;
  PlainSoa::State state[2];
  for (std::size_t b = 0; b < 2; ++b) {
    const PlainSoa::State from = pairing.child[b] < 0 ? soa.start() : replayed(soa, trace, pairing.child[b]).after;
    state[b] = soa.run(from, pairing.block[b]->examples);
    contest.f[b] = soa.answer(state[b]);
  }
  while (contest.f[0][contest.point] == contest.f[1][contest.point]) ++contest.point;
  const char coin = to_char(met.label);
  contest.winner = contest.f[0][contest.point] != coin ? 0 : 1;
  contest.before = state[contest.winner].rows;
  contest.after = soa.next(state[contest.winner], contest.point, coin);
  return contest;
}

std::string files_text(const nlohmann::json& cell) { return cell.is_string() ? cell.get<std::string>() : cell.dump(); }

TEST_CASE("contest: three mistakes, and the rows that are left", "[lesson-station]") {
  const auto station = contest_station(contest_checks::material());
  const PrivateRun& run = *contest_checks::material()->run;
  const TournamentTrace& trace = run.result.internals.trace;
  PlainSoa soa(run.concept_class());
  const std::int32_t path[] = {3, 1, 0};  // nodes 01, 0 and the root of UX-5
  const std::size_t points[] = {4, 2, 1};
  const std::size_t side[] = {0, 1, 0};
  const std::size_t before[] = {8, 4, 2};
  const std::size_t after[] = {4, 2, 1};
  const PageTable table = station->table(5, {});
  REQUIRE(table.rows.size() == 3);
  for (std::size_t i = 0; i < 3; ++i) {
    CAPTURE(i);
    const Replayed again = replayed(soa, trace, path[i]);
    CHECK(again.point + 1 == points[i]);
    CHECK(again.winner == side[i]);
    CHECK(again.before.size() == before[i]);
    CHECK(again.after.rows.size() == after[i]);
    const auto& row = table.rows[i];
    CHECK(row[0].shown == QString::number(again.point + 1));
    CHECK(files_text(row[1].data) == again.f[0]);
    CHECK(files_text(row[2].data) == again.f[1]);
    CHECK(row[4].shown == (again.winner == 0 ? QStringLiteral("f₀") : QStringLiteral("f₁")));
    CHECK(row[5].data == again.before.size());
    CHECK(row[6].data == again.after.rows.size());
    const auto beat = static_cast<int>(2 * i);
    CHECK(station->beat(beat, {}).question.contains(QString::number(points[i])));
    CHECK(station->beat(beat + 1, {}).answer.startsWith(QStringLiteral("$f_{%1}$ errs: the ").arg(side[i])));
    // The counts stand under their columns, and as many cells are live.
    const int parts = static_cast<int>(station->beat(beat + 1, {}).ms.size());
    CHECK(parts == static_cast<int>(4 + before[i] - after[i]));
    const Scene scene = station->scene(beat + 1, parts, {});
    for (const std::size_t h : again.before) {
      const bool died = std::find(again.after.rows.begin(), again.after.rows.end(), h) == again.after.rows.end();
      const QString key = QStringLiteral("dead %1").arg(h);
      CHECK(died == std::any_of(scene.marks.begin(), scene.marks.end(), [&](const Mark& m) { return m.key == key; }));
    }
    const QStringList texts = contest_checks::texts(scene);
    CHECK(texts.contains(QString::number(before[i])));
    CHECK(texts.contains(QString::number(after[i])));
  }
  CHECK(station->beat(1, {}).answer ==
        QStringLiteral("$f_{0}$ errs: the first mistake. It keeps the example,\nand four "
                       "of its eight rows die."));
  CHECK(station->beat(5, {}).answer.endsWith(QStringLiteral("and one of its two rows dies.")));
  CHECK(station->say(5) == QStringLiteral("You played 4, 2, 1; now nobody did."));
}

TEST_CASE("contest: all seven, and what is left at the end", "[lesson-station]") {
  const auto station = contest_station(contest_checks::material());
  const PrivateRun& run = *contest_checks::material()->run;
  PlainSoa soa(run.concept_class());
  const TournamentTrace& trace = run.result.internals.trace;
  CHECK(station->table(6, {}).rows.size() == 7);
  CHECK(station->beat(6, {}).ms.size() == 4);
  double film = 0;
  for (const double ms : station->beat(6, {}).ms) film += ms;
  CHECK(film == 3000);
  const PlainSoa::State left = soa.run(soa.start(), trace.sample());
  REQUIRE(left.rows.size() == 1);
  CHECK(soa.answer(left) == run.distribution().target.to_string());
  CHECK(left.rows.front() == 0);
  CHECK(station->beat(7, {}).answer.startsWith(QStringLiteral("One, $t_{1}$.")));
  int pills = 0;
  int crosses = 0;
  for (const Mark& mark : station->scene(6, 4, {}).marks) {
    pills += std::holds_alternative<PillNode>(mark.shape) ? 1 : 0;
    crosses += mark.key.endsWith(QStringLiteral(" disc")) ? 1 : 0;
    // The node whose coin lied looks like the others.
    if (const auto* pill = std::get_if<PillNode>(&mark.shape)) CHECK_FALSE(pill->pill->disagrees);
  }
  CHECK(pills == 7);
  CHECK(crosses == 3);
}

TEST_CASE("contest: what asks does not tell", "[lesson-station]") {
  const auto station = contest_station(contest_checks::material());
  for (const int beat : {0, 2, 4}) {
    CAPTURE(beat);
    const int parts = static_cast<int>(station->beat(beat, {}).ms.size());
    const Scene scene = station->scene(beat, parts, {});
    CHECK(station->beat(beat, {}).cards.size() == 2);
    CHECK_FALSE(scene.says.contains(QStringLiteral("errs")));
    for (const Mark& mark : scene.marks) {
      CHECK_FALSE(std::holds_alternative<Coin>(mark.shape));
      CHECK(mark.key != QStringLiteral("band"));
      CHECK(mark.faded == 1);
      CHECK_FALSE(mark.key.startsWith(QStringLiteral("after")));
    }
    const auto row = station->table(beat, {}).rows.back();
    for (std::size_t i = 3; i < row.size(); ++i) CHECK(row[i].shown.isEmpty());
    int made = 0;
    for (const Mark& mark : scene.marks) made += mark.key.endsWith(QStringLiteral(" disc")) ? 1 : 0;
    CHECK(made == beat / 2);
    CHECK_FALSE(station->guess(beat, {}));
  }
  const Scene tree = station->scene(6, 4, {});
  CHECK_FALSE(tree.says.contains(QStringLiteral("fit")));
  for (const QString& text : contest_checks::texts(tree)) {
    CHECK_FALSE(text.contains(QStringLiteral("t_")));
    CHECK_FALSE(text.contains(QStringLiteral("rows")));
  }
  CHECK(station->table(6, {}).columns.size() == 5);
  CHECK(contest_checks::texts(station->scene(7, 1, {})).contains(QStringLiteral("$t_{1}$")));
}

TEST_CASE("contest: a side is the guess, the coin shows both outcomes", "[lesson-station]") {
  const auto station = contest_station(contest_checks::material());
  constexpr std::int32_t coin = 20;
  Hand hand;
  click(*station, 0, 1, hand);
  CHECK(station->guess(0, hand) == 1);
  click(*station, 0, 0, hand);
  CHECK(station->guess(0, hand) == 0);
  click(*station, 0, 0, hand);
  CHECK(hand.empty());

  const auto band = [&](int beat, const Hand& by) {
    const int parts = static_cast<int>(station->beat(beat, by).ms.size());
    for (const Mark& mark : station->scene(beat, parts, by).marks)
      if (mark.key == QStringLiteral("band")) return std::get<Box>(mark.shape).rect.top();
    return -1.0;
  };
  const double won_by_zero = band(1, {});
  click(*station, 0, coin, hand);  // −: f₁ errs
  const double won_by_one = band(0, hand);
  CHECK(won_by_one > won_by_zero);
  click(*station, 0, coin, hand);  // +: f₀ errs
  CHECK(band(0, hand) == won_by_zero);
  const Spot at = *contest_checks::spot_at(station->scene(0, 0, hand), coin);
  CHECK(station->settled(0, at.grab->field, at.grab->value({at.rect.left() - 40, 0})) == -1);
  CHECK(station->settled(0, at.grab->field, at.grab->value({at.rect.right() + 40, 0})) == 1);
  CHECK(station->settled(0, at.grab->field, 0.1) == 0);
  hand.clear(at.grab->field);
  CHECK(band(0, hand) == -1);
  hand.set(at.grab->field, -1);
  CHECK(station->beat(1, hand) == station->beat(1, {}));  // it is tossed all the same

  Hand turned;
  click(*station, 1, coin, turned);
  CHECK(station->beat(1, turned).answer ==
        QStringLiteral("On −, $f_{1}$ errs. It keeps the example,\nand four of its five rows die."));
  CHECK(band(1, turned) == won_by_one);
  CHECK(station->beat(3, turned) == station->beat(3, {}));
  click(*station, 1, coin, turned);
  CHECK(station->beat(1, turned).answer == station->beat(1, {}).answer);
}

TEST_CASE("contest: a node of the tree shows its contest", "[lesson-station]") {
  const auto station = contest_station(contest_checks::material());
  PlainSoa soa(contest_checks::material()->run->concept_class());
  const TournamentTrace& trace = contest_checks::material()->run->result.internals.trace;
  for (std::int32_t node = 1; node < 7; ++node) {
    CAPTURE(node);
    Hand hand;
    click(*station, 6, 100 + node, hand);
    std::string cells;
    for (const Mark& mark : station->scene(6, 4, hand).marks)
      if (const auto* cell = std::get_if<LabelCell>(&mark.shape)) cells += to_char(cell->label);
    const Replayed again = replayed(soa, trace, node);
    CHECK(cells == again.f[0] + again.f[1]);
    click(*station, 6, 100 + node, hand);
    CHECK(hand.empty());
  }
}

TEST_CASE("contest: its parts", "[lesson-station]") {
  contest_checks::check_parts(*contest_station(contest_checks::material()));
}

}  // namespace
}  // namespace contest_test
}  // namespace littlestone::ui
