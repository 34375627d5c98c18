// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <catch2/catch.hpp>

#include "tests/ui/kit/pictures.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "ui/pages/tree/game_panel.hpp"
#include "ui/pages/tree/game_picture.hpp"
#include "ui/pages/tree/tree_page.hpp"
#include "ui/pages/tree/tree_table.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct Played {
  std::shared_ptr<const PrivateRun> run;
  std::shared_ptr<const GameState> game;
  std::shared_ptr<const CoinsBeside> coins;
};

// As adversary along the tree, always the opposite of what the SOA says; then the next point is asked.
Played played(const std::string& class_text, int rounds, const RandomizedOptions& limits = {20'000}) {
  Played p;
  p.run = short_run(class_text);
  LittlestoneEngine engine = p.run->instance->engine();
  std::vector<GameMove> moves;
  GameState state = play_game(engine, GameRole::adversary, moves, &p.run->tree());
  for (int round = 0; round <= rounds && !state.over(); ++round) {
    moves.push_back({GameMove::Kind::ask, *state.hint, Label::minus});
    state = play_game(engine, GameRole::adversary, moves, &p.run->tree());
    if (round == rounds) break;
    moves.push_back({GameMove::Kind::say, 0, opposite(*state.question->prediction)});
    state = play_game(engine, GameRole::adversary, moves, &p.run->tree());
  }
  RandomizedEngine random(p.run->concept_class());
  auto coins = std::make_shared<CoinsBeside>();
  coins->game = follow_with_coins(random, state, limits);
  if (coins->game.known()) {
    coins->nodes = coin_nodes(random, engine, state.spaces[state.tree_round], state.tree, limits);
  }
  p.coins = coins;
  p.game = std::make_shared<const GameState>(std::move(state));
  return p;
}

QString words_of(const Picture& picture, QSize size = {728, 600}) {
  test::WordListener listener(size);
  QPainter painter(&listener);
  picture.paint(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(ThemeKind::light));
  painter.end();
  QString all;
  for (const test::PaintedWords& words : listener.painted()) all += words.text + u'\n';
  return all;
}

}  // namespace

TEST_CASE("R of what is left stands beside Ldim in the game's picture") {
  const Played p = played("thresholds:8", 1);
  const QString with =
      words_of(GamePicture(p.run->instance->shared_class(), p.game, p.coins)).remove(u'\n').remove(u' ');
  CHECK(with.contains("R3/2"));
  CHECK(with.contains("R1"));
  CHECK(with.contains("R1/2"));
  const QString without = words_of(GamePicture(p.run->instance->shared_class(), p.game)).remove(u'\n').remove(u' ');
  CHECK_FALSE(without.contains("R3/2"));
  CHECK(GamePicture(p.run->instance->shared_class(), p.game, p.coins)
            .description()
            .endsWith("The best coins expect 1/2 mistakes so far and at most 1 more."));
}

TEST_CASE("The version space of a table of one's own names its hypotheses, and every column its point") {
  const std::string table = "table:never=0000/fair=0011/cautious=0001/generous=0111";
  const Played p = played(table, 1);
  const QString said = words_of(GamePicture(p.run->instance->shared_class(), p.game));
  for (const char* name : {"never", "fair", "cautious", "generous"}) {
    CAPTURE(name);
    CHECK(said.count(QLatin1String(name)) >= 2);  // in the table and on a chip
  }
  CHECK(test::misplaced_words(GamePicture(p.run->instance->shared_class(), p.game), {728, 600}).empty());
}

TEST_CASE("The game's picture with coins stays in its area in every theme") {
  for (const char* name : {"thresholds:8", "cube:4", "points:16", "affine:2,3,1", "random:40,16,3"}) {
    for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
      const Played p = played(name, 1);
      const Theme& theme = Theme::get(kind);
      const QSizeF size(728, 600);
      CAPTURE(name);
      CHECK(stays_inside(rendered(GamePicture(p.run->instance->shared_class(), p.game, p.coins), size, theme, 30), size,
                         30, theme.canvas));
    }
  }
}

TEST_CASE("The tree's table tells the guess of the SOA, R and the odds of the best coins at every node") {
  const Played p = played("thresholds:8", 0);
  const PageTable table = tree_table(p.run->concept_class(), p.run->tree(), {}, p.coins.get());
  REQUIRE(table.columns.size() == 7);
  REQUIRE(table.rows.size() == 15);
  CHECK(table.columns[5].field == "randomized_dimension");
  CHECK(table.rows[0][4].shown == QStringLiteral("\u22121"));
  CHECK(table.rows[0][5].data == "3/2");
  CHECK(table.rows[0][6].data == "1/2");
  for (const auto& row : table.rows) REQUIRE(row.size() == 7);
  const auto coins = coins_on_tree(*p.run->instance, p.run->tree());
  REQUIRE(coins->nodes.size() == 15);
  for (std::size_t i = 0; i < 15; ++i) CHECK(coins->nodes[i].value == p.coins->nodes[i].value);
}

TEST_CASE("Where R is too large nothing is told of the coins but that it is too large") {
  const Played p = played("affine:3,3,1", 0, {50});
  REQUIRE_FALSE(p.coins->game.known());
  const PageTable table = tree_table(p.run->concept_class(), p.game->tree, {}, p.coins.get());
  CHECK(table.rows[0][5].shown == "too large");
  CHECK(table.rows[0][6].shown == "too large");
  CHECK_FALSE(words_of(GamePicture(p.run->instance->shared_class(), p.game, p.coins))
                  .remove(u'\n')
                  .remove(u' ')
                  .contains(",R"));
  const PageTable unasked = tree_table(p.run->concept_class(), p.game->tree);
  CHECK(unasked.rows[0][5].shown.isEmpty());
}

TEST_CASE("Numbers of the coins are fractions while these are short") {
  CHECK(exact_text(Rational(3, 2)) == "3/2");
  CHECK(exact_text(Rational(2)) == "2");
  CHECK(exact_text(Rational(501, 256)) == "501/256");
  CHECK(exact_text(Rational(1048575, 1048576)) == "1 \u2212 9.5\u00b710\u207b\u2077");
  CHECK(exact_text(Rational(134186431, 67108864)) == "2.00");
  CHECK(exact_text(Rational(1, 2048)) == "4.9\u00b710\u207b\u2074");
}

TEST_CASE("Pictures of the game and its panel with coins", "[.coins-screens]") {
  const QString folder = qEnvironmentVariable("LITTLESTONE_SCREENS", QStringLiteral("."));
  for (const ThemeKind kind : {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast}) {
    const QString suffix = QString::number(static_cast<int>(kind)) + QStringLiteral(".png");
    for (const char* name : {"thresholds:8", "affine:2,3,1", "thresholds:40"}) {
      const Played p = played(name, 1);
      rendered(GamePicture(p.run->instance->shared_class(), p.game, p.coins), {728, 600}, Theme::get(kind))
          .save(folder + QStringLiteral("/game-") + QString::fromLatin1(name).left(8) +
                QString::number(p.run->concept_class().size()) + u'-' + suffix);
      GameDesk desk;
      GamePanel panel(desk);
      desk.set_instance(p.run->instance);
      const auto settled = [&] { return QTest::qWaitFor([&] { return desk.state() && desk.settled(); }, 20'000); };
      REQUIRE(settled());
      desk.ask_hint();
      REQUIRE(settled());
      desk.answer(Label::plus);
      REQUIRE(settled());
      desk.ask_hint();
      REQUIRE(settled());
      panel.resize(288, panel.heightForWidth(288));
      panel.grab().save(folder + QStringLiteral("/panel-") + QString::number(p.run->concept_class().size()) + u'-' +
                        suffix);
    }
  }
}

}  // namespace littlestone::ui
