// SPDX-License-Identifier: GPL-3.0-or-later
// The online game as it is played and seen: what is painted says what the core's minimax says, and a game goes on where
// it was left.
#include <catch2/catch.hpp>

#include <QDir>
#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <vector>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "core/base/json.hpp"
#include "core/concept/families.hpp"
#include "tests/support/regret_by_listing.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/pages/play_online/play_online_page.hpp"
#include "ui/pages/play_online/play_online_scene.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

AgnosticScenario game_of(const std::string& text, std::uint64_t rounds, const std::string& moves = "",
                         OnlinePart part = OnlinePart::adversary, OnlineOpponent opponent = OnlineOpponent::exact) {
  AgnosticScenario scenario;
  scenario.page = "play-online";
  scenario.class_text = text;
  scenario.target = 0;
  scenario.rounds = rounds;
  scenario.moves = moves;
  scenario.part = part;
  scenario.opponent = opponent;
  return scenario;
}

AgnosticScenario shipped_game(const std::string& name) {
  return read_agnostic_file(support::source_folder() + "/resources/scenarios/agnostic/" + name + ".json");
}

const std::shared_ptr<const PlayRun>& mockup_game() {
  static const auto run = compute_play(shipped_game("six-thresholds-eight-rounds"));
  return run;
}

/// The view of a game that is opened: the best question is asked.
PlayView asking(const PlayRun& run) {
  PlayView view;
  if (!run.over()) view.pending = run.best_question;
  return view;
}

int last_of(const PlayRun& run, const PlayView& view) { return PlayMoment::steps(run, view) - 1; }

std::string game_read(const Picture& picture, QSize size = {728, 600}) {
  return "|" + test::read_aloud(picture, size, QStringLiteral("|")).toStdString();
}

/// A page that has computed the scenario; its edits are computed at once, as the window does.
struct OpenedGame {
  PlayOnlinePage page{play_online_page()};
  std::vector<AgnosticScenario> edits;
  int step = -1;  // that was asked for last
  explicit OpenedGame(const AgnosticScenario& scenario) {
    QObject::connect(&page, &StudyPage::edited, [this](const ChapterScenario& edited, int) {
      edits.push_back(std::get<AgnosticScenario>(edited));
      take(edited);
    });
    QObject::connect(&page, &Page::page_asked, [this](const QString&, int asked) { step = asked; });
    take(scenario);
  }
  void take(const ChapterScenario& scenario) {
    page.work(scenario)([](const StudyPage::Take& taken) { taken(); }, {})();
  }
  bool press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    return page.take_key(event, {}, nullptr);
  }
  [[nodiscard]] const PlayRun& run() const { return *page.run(); }
};

}  // namespace

TEST_CASE("The three games are true to their lessons", "[play-online][gallery]") {
  const auto& six = *mockup_game();
  REQUIRE(six.exact);
  CHECK(six.reach.front() == Rational(133, 64));
  REQUIRE(six.rounds.size() == 5);
  CHECK(six.scenario.rounds == 8);
  for (std::size_t t = 0; t < 5; ++t) {
    CAPTURE(t);
    CHECK((*six.rounds[t].gave > 0) == (t == 2));
  }
  CHECK(*six.rounds[2].gave == Rational(3, 64));  // .047
  CHECK(six.reach.back() == Rational(130, 64));
  CHECK(six.questions[six.best_question].worth == Rational(130, 64));
  CHECK(six.concept_class.point_name(six.best_question) == "4");
  const auto one = compute_play(shipped_game("one-of-six"));
  CHECK(one->reach.front() == Rational(97, 64));
  CHECK(one->scenario.rounds == 6);
  CHECK(one->concept_class.size() == 6);
  const auto all = compute_play(shipped_game("everything-goes"));
  CHECK(all->reach.front() == Rational(499, 256));
  CHECK(all->scenario.rounds == 10);
  CHECK(all->concept_class.size() == std::size_t{1} << all->concept_class.points());
}

TEST_CASE("A game has the mockup's numbers", "[play-online]") {
  const PlayRun& run = *mockup_game();
  const std::array odds = {Rational(1, 2), Rational(31, 64), Rational(15, 64), Rational(21, 32), Rational(3, 8)};
  const std::array hedge = {.216, .266, .248, .690, .627};
  const std::array paid = {Rational(1, 2), Rational(33, 64), Rational(15, 64), Rational(21, 32), Rational(5, 8)};
  for (std::size_t t = 0; t < odds.size(); ++t) {
    CAPTURE(t);
    CHECK(run.rounds[t].question.odds == odds[t]);
    CHECK(run.rounds[t].loss() == paid[t]);
    CHECK(run.rounds[t].question.hedge == Approx(hedge[t]).margin(.0005));
  }
  CHECK(run.loss(5) == Approx(2.53).margin(.005));
  CHECK(run.hedge_loss(5) == Approx(2.26).margin(.005));
  CHECK(run.best_loss(5) == 1);
  CHECK(run.concept_class.hypothesis_name(run.best_hypothesis(5)) == "t4");
  CHECK(run.experts == "37");
  CHECK(run.rate == Approx(1.90).margin(.005));
  CHECK(run.bound == Approx(3.80).margin(.005));
  const PlayQuestion& asked = run.questions[run.best_question];
  CHECK(asked.odds == Rational(3, 4));
  CHECK(asked.hedge == Approx(.701).margin(.0005));
  CHECK(to_double(*asked.after[1]) == Approx(1.78125));
  CHECK(to_double(*asked.after[0]) == Approx(1.28125));
  const std::array shares = {.591, .239, .088, .059, .013, .009};
  REQUIRE(asked.experts.size() == shares.size());
  for (std::size_t i = 0; i < shares.size(); ++i) CHECK(asked.experts[i].share == Approx(shares[i]).margin(.0006));
  CHECK(asked.more_groups == 1);
}

TEST_CASE("Every value of a small game is that of the listing and of the core", "[play-online]") {
  for (const char* text : {"thresholds:1", "thresholds:2", "thresholds:4", "points:2", "points:4", "cube:1", "cube:2",
                           "cube:3", "intervals:3"}) {
    const ConceptClass c = make_class(text);
    for (std::uint64_t rounds = 1; rounds <= 4; ++rounds) {
      std::string moves;
      for (std::uint64_t played = 0; played <= rounds; ++played) {
        CAPTURE(text, rounds, moves);
        const auto run = compute_play(game_of(text, rounds, moves));
        REQUIRE(run->exact);
        RegretEngine engine(c);
        const auto told = moves_of(run->scenario, c.points());
        const RegretGame game = play_regret(engine, static_cast<unsigned>(rounds), told);
        CHECK(run->reach.back() == game.ceiling());
        CHECK(run->losses.back() == game.losses);
        CHECK(run->exact_loss(played) == game.learner_loss);
        for (std::size_t t = 0; t < game.played.size(); ++t) {
          CHECK(run->rounds[t].gave == game.played[t].opponent_gave);
          CHECK(run->rounds[t].question.odds == game.played[t].best_odds);
        }
        const double left = support::regret_by_listing(c, run->losses.back(), rounds - played);
        CHECK(to_double(Rational(run->reach.back() - *run->exact_loss(played))) == Approx(left).margin(1e-12));
        CHECK(run->over() == (played == rounds));
        for (const PlayQuestion& question : run->questions) {
          CHECK(*question.worth <= run->reach.back());
          CHECK(*question.odds >= 0);
          CHECK(*question.odds <= 1);
          for (const Label label : {Label::minus, Label::plus})
            CHECK(regret_after(question, label, *question.odds) == *question.worth);
        }
        if (!run->over()) CHECK(run->questions[run->best_question].worth == run->reach.back());
        moves += (moves.empty() ? "" : ",") + std::to_string((played * 5 + 1) % c.points()) +
                 (played % 2 == 0 ? ":+" : ":-");
      }
    }
  }
}

TEST_CASE("The best odds give nothing away and others do as much as the core says", "[play-online]") {
  for (const char* text : {"thresholds:4", "points:4", "cube:2"}) {
    AgnosticScenario scenario = game_of(text, 4, "", OnlinePart::learner);
    while (true) {
      const auto run = compute_play(scenario);
      CAPTURE(text, scenario.moves);
      Rational gave = 0;
      for (const PlayRound& round : run->rounds) gave += *round.gave;
      CHECK(run->reach.back() == run->reach.front() + gave);  // the program plays as well as can be
      if (run->over()) break;
      const PlayQuestion& asked = run->questions[run->best_question];
      const Rational said = scenario.said.size() % 2 == 0 ? *asked.odds : Rational(9, 16);
      const Label label = worst_label(asked, said);
      for (const Label other : {Label::minus, Label::plus})
        CHECK(regret_after(asked, label, said) >= regret_after(asked, other, said));
      scenario.moves += (scenario.moves.empty() ? "" : ",") + std::to_string(run->best_question) + ":" + to_char(label);
      scenario.said.push_back(said);
    }
    const auto run = compute_play(scenario);
    RegretEngine engine(run->concept_class);
    const RegretGame game = play_regret(engine, 4, moves_of(scenario, run->concept_class.points()));
    for (std::size_t t = 0; t < game.played.size(); ++t) CHECK(run->rounds[t].gave == game.played[t].learner_gave);
    CHECK(run->reach.back() == game.ceiling());
  }
}

TEST_CASE("Past the exact limit the learner is Hedge alone and the desk says so", "[play-online]") {
  for (const auto& scenario : {game_of("thresholds:6", 13, "2:+,3:-"), game_of("thresholds:100", 5, "2:+,3:-"),
                               game_of("thresholds:6", 500)}) {
    CAPTURE(scenario.class_text, scenario.rounds);
    OpenedGame game(scenario);
    const PlayRun& run = game.run();
    CHECK_FALSE(run.exact);
    CHECK(run.past_limit());
    CHECK(run.reach.empty());
    CHECK(game.page.desk().learner().contains(QStringLiteral("Hedge alone")));
    for (std::size_t t = 0; t <= run.rounds.size(); ++t) CHECK(run.loss(t) == run.hedge_loss(t));
    game.page.ask(0);
    CHECK(game_read(play_picture(game.page.run(), game.step, 1, asking(run))).find("Hedgealone") != std::string::npos);
  }
  const auto chosen = compute_play(game_of("thresholds:6", 8, "", OnlinePart::adversary, OnlineOpponent::hedge));
  CHECK_FALSE(chosen->exact);
  CHECK_FALSE(chosen->past_limit());
}

TEST_CASE("A game's file with no rounds or another label or too many moves is one line of what is wrong",
          "[play-online]") {
  const auto problems_of = [](auto&& change) {
    nlohmann::ordered_json json = agnostic_to_json(shipped_game("six-thresholds-eight-rounds"));
    change(json["online"]);
    std::vector<InputError> problems;
    (void)agnostic_from_json(json, problems);
    return problems;
  };
  CHECK(problems_of([](auto&) {}).empty());
  const auto few = problems_of([](auto& online) {
    online["rounds"] = 0;
    online.erase("moves");
  });
  REQUIRE(few.size() == 1);
  CHECK(few.front().field().find("rounds") != std::string::npos);
  const auto label = problems_of([](auto& online) { online["moves"] = "2:-,3:*"; });
  REQUIRE(label.size() == 1);
  CHECK(label.front().field().find("moves") != std::string::npos);
  CHECK(label.front().value() == "3:*");
  const auto point = problems_of([](auto& online) { online["moves"] = "6:+"; });
  REQUIRE(point.size() == 1);
  const auto many = problems_of([](auto& online) { online["rounds"] = 4; });
  REQUIRE(many.size() == 1);
  const auto said = problems_of([](auto& online) { online["said"] = {"1/2"}; });
  REQUIRE(said.size() == 1);
  for (const auto& all : {few, label, point, many, said})
    CHECK(std::string(all.front().what()).find('\n') == std::string::npos);
}

TEST_CASE("The game's picture says the mockup's numbers and not before their steps", "[play-online]") {
  const auto& run = mockup_game();
  const PlayView view = asking(*run);
  const int steps = PlayMoment::steps(*run, view);
  CHECK(steps == 17);
  CHECK(play_script(*run, view)->size() == steps);
  CHECK(play_script(*run, view)->opening() == steps - 1);
  const auto at = [&](int step) { return game_read(play_picture(run, step, 1, view)); };
  const std::string last = at(steps - 1);
  for (const char* words :
       {"|31/64|",         "|15/64|",          "|21/32|",    "|3/8|",         "|3/4|",       "|.216|",
        "|.701|",          "|33/64|",          "|5/8|",      "|.047|",        "1/4or3/4",    "minimax2.53",
        "Hedge2.26",       "best:|t|4|,1",     "regret1.53", "Why3/4?",       "regret1.781", "1.281+.75",
        "=2.031eitherway", "What37expertssay", ".591",       "Weighton+:.701"}) {
    CAPTURE(words, last);
    std::string text = words;
    if (text == "What37expertssay") text = "Whatthe37expertssay";
    CHECK(last.find(text) != std::string::npos);
  }
  const auto first_with = [&](const char* words) {
    for (int step = 0; step < steps; ++step)
      if (at(step).find(words) != std::string::npos) return step;
    return -1;
  };
  CHECK(first_with("|31/64|") == 4);
  CHECK(first_with("|33/64|") == 5);
  CHECK(first_with("|.047|") == 8);
  CHECK(first_with("Why3/4?") == 16);
  const auto script = play_script(*run, view);
  CHECK((*script)[16].sentence ==
        QStringLiteral("You ask point 4. The learner says + with chance 3/4. Now say what is true."));
  CHECK((*script)[8].sentence.contains(QStringLiteral("Round 3 gave away .047: point 3 was worth 2.078.")));
  CHECK((*script)[0].sentence.contains(QStringLiteral("133/64")));
  const auto notes = play_notes(*run, PlayMoment::at(*run, 16, view), PlayHints::worth);
  REQUIRE(notes.size() == 2);
  CHECK(notes[0].text.contains(QStringLiteral("You can still reach 2.031. Round 3 gave away .047.")));
  CHECK(notes[0].text.contains(QStringLiteral("Point 4 is the best question now.")));
  CHECK(notes[1].text.contains(QStringLiteral("2.26 \u2212 1")));
  const std::string stand = game_read(play_stand_picture(run, 16, view), {256, 182});
  for (const char* words : {"now1.53", "bestplay2.078", "Hedge≤3.81", "|2.03|", "|1.91|", "|1.78|"}) {
    CAPTURE(words, stand);
    CHECK(stand.find(words) != std::string::npos);
  }
}

TEST_CASE("Before a point is asked there is the value and the words to ask one", "[play-online]") {
  OpenedGame game(shipped_game("one-of-six"));
  CHECK_FALSE(game.page.asked());
  REQUIRE(game.page.script()->size() == 1);
  const QString sentence = (*game.page.script())[0].sentence;
  CHECK(sentence.contains(QStringLiteral("Ask a point.")));
  CHECK(sentence.contains(QStringLiteral("97/64")));
  const ScenePicture picture = play_picture(game.page.run(), 0, 1, {});
  const std::string words = game_read(picture);
  CHECK(words.find("Askapoint.") != std::string::npos);
  CHECK(words.find("Why") == std::string::npos);
  CHECK(words.find("expert") == std::string::npos);
  // Each of the points can be clicked.
  Spots spots;
  QImage image(728, 600, QImage::Format_RGB32);
  QPainter painter(&image);
  picture.paint_spots(painter, QRectF(0, 0, 728, 600), Theme::get(ThemeKind::light), spots);
  painter.end();
  std::size_t asks = 0;
  for (const Spot& spot : spots.all()) asks += spot.act == Spot::Act::ask ? 1U : 0U;
  CHECK(asks == game.run().concept_class.points());
  game.page.take_click(spots.all().back());
  REQUIRE(game.page.asked());
  CHECK(game.step == 1);
}

TEST_CASE("A round is played with keys and taken back", "[play-online]") {
  OpenedGame game(game_of("thresholds:6", 8));
  CHECK(game.press(Qt::Key_Plus));  // nothing is asked yet
  CHECK(game.edits.empty());
  CHECK(game.press(Qt::Key_3));
  CHECK(game.page.asked() == PointIndex{2});
  CHECK(game.press(Qt::Key_9));  // there is no such point
  CHECK(game.page.asked() == PointIndex{2});
  CHECK(game.page.plus() == game.run().questions[2].odds);
  CHECK(game.press(Qt::Key_Minus));
  REQUIRE(game.edits.size() == 1);
  CHECK(game.edits.back().moves == "2:-");
  CHECK(game.run().rounds.size() == 1);
  CHECK_FALSE(game.page.asked());
  CHECK(game.step == 3);
  CHECK((*game.page.script())[3].sentence.contains(QStringLiteral("it pays 1/2")));
  CHECK(game.press(Qt::Key_4));
  CHECK(game.press(Qt::Key_Plus, Qt::ShiftModifier));
  CHECK(game.edits.back().moves == "2:-,3:+");
  CHECK(game.press(Qt::Key_B));
  CHECK(game.page.asked() == game.run().best_question);
  CHECK(game.press(Qt::Key_Backspace));
  CHECK(game.edits.back().moves == "2:-");
  CHECK(game.press(Qt::Key_Backspace));
  CHECK(game.edits.back().moves.empty());
  const std::size_t edits = game.edits.size();
  CHECK(game.press(Qt::Key_Backspace));
  CHECK(game.edits.size() == edits);
  CHECK_FALSE(game.press(Qt::Key_S));
  CHECK_FALSE(game.press(Qt::Key_1, Qt::ControlModifier));
}

TEST_CASE("Odds are tried by a drag and put back", "[play-online]") {
  OpenedGame game(shipped_game("six-thresholds-eight-rounds"));
  REQUIRE(game.page.asked() == game.run().best_question);  // a game that is opened goes on
  const auto exhibit = game.page.exhibits().front();
  const int last = game.page.script()->last();
  Spots spots;
  const QRectF area(0, 0, 728, 600);
  QImage image(728, 600, QImage::Format_RGB32);
  const auto find_handle = [&]() -> Spot {
    spots.clear();
    QPainter painter(&image);
    game.page.exhibits()
        .front()
        ->picture(Theme::get(ThemeKind::light), {last, 1})
        ->paint_spots(painter, area, Theme::get(ThemeKind::light), spots);
    for (const Spot& spot : spots.all())
      if (spot.act == Spot::Act::drag) return spot;
    FAIL("no handle");
    return {};
  };
  const Spot handle = find_handle();
  game.page.take_drag({handle, Drag::Phase::begin, handle.rect.center(), area});
  game.page.take_drag({handle, Drag::Phase::move, {handle.rect.center().x(), 66 + 46.0 * 10 / 16}, area});
  const auto tried = [&] {
    return game_read(*game.page.exhibits().front()->picture(Theme::get(ThemeKind::light), {last, 1}));
  };
  CHECK(tried().find("Whatif3/8?") != std::string::npos);
  CHECK(tried().find("atworst") != std::string::npos);
  CHECK(game.page.plus() == Rational(3, 4));  // the learner says its own
  CHECK(game.edits.empty());
  CHECK(game.press(Qt::Key_Up));
  CHECK(tried().find("Whatif7/16?") != std::string::npos);
  CHECK(game.press(Qt::Key_O));
  CHECK(tried().find("Why3/4?") != std::string::npos);
}

TEST_CASE("A hand on the odds reads the chance of + at its place", "[play-online]") {
  const auto& run = mockup_game();
  PlayView view = asking(*run);
  for (const auto& tried : {std::optional<Rational>(), std::optional(Rational(0)), std::optional(Rational(5, 16)),
                            std::optional(Rational(1))}) {
    view.by_hand = tried;
    const double plus = to_double(tried.value_or(*run->questions[run->best_question].odds));
    for (const QSize size : {QSize(728, 600), QSize(900, 700), QSize(1456, 1200)}) {
      CAPTURE(plus, size.width());
      std::size_t handles = 0;
      for (const Spot& spot : test::painted_spots(play_picture(run, last_of(*run, view), 1, view), size)) {
        if (!spot.grab) continue;
        ++handles;
        CHECK(spot.act == Spot::Act::drag);
        CHECK(spot.grab->field == play_odds);
        CHECK(spot.grab->here == Approx(plus).margin(1e-9));
        CHECK(spot.grab->value(spot.rect.center()) == Approx(plus).margin(1e-9));
        CHECK(spot.grab->value({0, -100}) == 1);
        CHECK(spot.grab->value({0, 5000}) == 0);
      }
      CHECK(handles == 1);
    }
  }
  // Nothing is set in a round of the past.
  for (const Spot& spot : test::painted_spots(play_picture(run, 1, 1, view), {728, 600})) CHECK_FALSE(spot.grab);
}

TEST_CASE("What is new in a game comes from where it was and the rest stands", "[play-online]") {
  const auto& run = mockup_game();
  const PlayView view = asking(*run);
  const QSizeF room(728, 600);
  for (int step = 0; step < PlayMoment::steps(*run, view); ++step) {
    CAPTURE(step);
    const Scene end = play_picture(run, step, 1, view).scene(room);
    const Scene start = play_picture(run, step, 0, view).scene(room);
    CHECK(end == play_picture(run, step, 1, view).scene(room));
    REQUIRE(start.marks.size() == end.marks.size());
    for (std::size_t i = 0; i < end.marks.size(); ++i) {
      if (end.marks[i].key.isEmpty()) CHECK(start.marks[i] == end.marks[i]);
      if (end.marks[i].key != QStringLiteral("minimax cut")) continue;
      const QPolygonF& cut = std::get<Line>(start.marks[i].shape).points;
      CHECK(cut.front().y() == Approx(66 + 46.0 / 2));  // even odds
    }
    CHECK_FALSE(start == end);
  }
}

TEST_CASE("As the learner one sets the odds and the program plays on", "[play-online]") {
  OpenedGame game(game_of("thresholds:6", 3));
  game.page.desk().part().segment(1)->click();
  REQUIRE(game.run().by_hand());
  CHECK(game.page.asked() == game.run().best_question);
  CHECK(game.page.plus() == Rational(1, 2));
  CHECK(game.press(Qt::Key_Up));
  CHECK(game.page.plus() == Rational(9, 16));
  CHECK_FALSE(game.press(Qt::Key_Minus));
  CHECK(game.press(Qt::Key_S));
  REQUIRE(game.run().rounds.size() == 1);
  CHECK(game.run().rounds[0].said == Rational(9, 16));
  CHECK(game.press(Qt::Key_B));
  CHECK(game.page.plus() == *game.run().questions[game.run().best_question].odds);
  CHECK(game.press(Qt::Key_S));
  CHECK(game.run().rounds[1].gave == Rational(0));
  CHECK(game.press(Qt::Key_S));
  REQUIRE(game.run().over());
  CHECK(game.page.desk().question() == QStringLiteral("The game is over."));
  CHECK(game.edits.back().said.size() == 3);
  std::vector<InputError> problems;
  check_agnostic(game.edits.back(), problems);
  CHECK(problems.empty());
  CHECK(game.press(Qt::Key_Backspace));
  CHECK(game.edits.back().said.size() == 2);
  game.page.desk().part().segment(0)->click();  // another game
  CHECK(game.run().rounds.empty());
}

TEST_CASE("A game that is saved and opened again is the same game", "[play-online]") {
  for (const OnlinePart part : {OnlinePart::adversary, OnlinePart::learner}) {
    OpenedGame game(game_of("thresholds:6", 8, "", part));
    for (int i = 0; i < 3; ++i) {
      if (part == OnlinePart::learner) {
        CHECK(game.press(Qt::Key_Down));
        CHECK(game.press(Qt::Key_S));
      } else {
        CHECK(game.press(Qt::Key_2 + i));
        CHECK(game.press(i == 1 ? Qt::Key_Plus : Qt::Key_Minus));
      }
    }
    const AgnosticScenario saved = parse_agnostic(agnostic_to_json(game.edits.back()).dump());
    CHECK(saved == game.edits.back());
    OpenedGame again(saved);
    REQUIRE(again.run().rounds.size() == 3);
    CHECK(again.run().reach == game.run().reach);
    for (std::size_t t = 0; t < 3; ++t) CHECK(again.run().rounds[t].said == game.run().rounds[t].said);
    const PlayView none;
    CHECK(play_table(again.run(), none, ui::TableLimits::none()).json() ==
          play_table(game.run(), none, ui::TableLimits::none()).json());
  }
}

TEST_CASE("Hints begin a round with the best question or hide what helps", "[play-online]") {
  OpenedGame game(game_of("thresholds:6", 8));
  game.page.hints_choice().choose(static_cast<int>(PlayHints::best_move));
  CHECK(game.page.asked() == game.run().best_question);
  CHECK(game.press(Qt::Key_Minus));
  CHECK(game.page.asked() == game.run().best_question);
  const auto kept = game.page.view_state();
  game.page.hints_choice().choose(static_cast<int>(PlayHints::off));
  game.page.set_view_state(kept);
  CHECK(game.page.hints() == PlayHints::best_move);
  const auto& run = mockup_game();
  PlayView view = asking(*run);
  view.hints = PlayHints::off;
  CHECK(play_stand_picture(run, 16, view).natural_size().height() < 100);
  CHECK_FALSE(play_notes(*run, PlayMoment::at(*run, 16, view), view.hints)[0].text.contains(QStringLiteral("best")));
}

TEST_CASE("The game's table has the picture's numbers", "[play-online]") {
  const auto& run = mockup_game();
  const PageTable table = play_table(*run, asking(*run), ui::TableLimits::none());
  REQUIRE(table.rows.size() == 7);  // the start, five rounds, and the question that is asked
  for (const auto& row : table.rows) CHECK(row.size() == table.columns.size());
  CHECK(table.rows[0][9].data == "133/64");
  CHECK(table.rows[0][8].data == "[0,0,0,0,0,0]");
  CHECK(table.rows[3][2].data == "15/64");
  CHECK(table.rows[3][10].data == "3/64");
  CHECK(table.rows[5][6].data == "5/8");
  CHECK(table.rows[6][2].data == "3/4");
  CHECK(table.rows[6][5].data.is_null());
  for (std::size_t t = 0; t < 5; ++t) {
    const Rational left = run->reach[t + 1] - *run->exact_loss(t + 1);
    CHECK(table.rows[t + 1][9].data == left.str());
  }
  CHECK(
      table.csv().startsWith(QStringLiteral("round,point,minimax,said,hedge,label,loss,hedge_loss,losses,value_left")));
  ui::TableLimits few;
  few.rows = 2;
  CHECK(play_table(*run, asking(*run), few).rows.size() <= 3);
}

TEST_CASE("The game's words are apart and inside for every class and in every language", "[play-online]") {
  struct One {
    const char* text;
    std::uint64_t rounds;
    const char* moves;
    OnlinePart part;
  };
  const std::vector<One> all = {
      {"thresholds:6", 8, "2:-,3:+,1:-,3:-,3:+", OnlinePart::adversary},
      {"thresholds:6", 6, "2:-,3:+,1:-,3:-,3:+,3:+", OnlinePart::adversary},
      {"thresholds:6", 8, "2:-,3:+,1:-,3:-,3:+,3:+,3:-", OnlinePart::learner},
      {"thresholds:1", 3, "0:-", OnlinePart::adversary},
      {"cube:1", 1, "", OnlinePart::adversary},
      {"cube:1", 1, "0:+", OnlinePart::adversary},
      {"points:6", 12, "0:+,1:+,2:+,3:+,4:+,5:+,0:-,1:-,2:-,3:-", OnlinePart::adversary},
      {"thresholds:40", 60, "20:-,21:+,19:-,18:+,10:+,30:-,20:+,20:-,20:+,21:-,22:+,22:-", OnlinePart::adversary},
      {"cube:4", 5, "0:+,1:-,2:+", OnlinePart::learner},
      {"intervals:5", 6, "2:+,2:-,2:+", OnlinePart::adversary}};
  const QString code = GENERATE(as<QString>(), "en", "de", "he", "pseudo");
  const Language language(code);
  for (const One& one : all) {
    static std::map<std::string, std::shared_ptr<const PlayRun>> known;
    auto& run = known[std::string(one.text) + one.moves];
    if (!run) run = compute_play(game_of(one.text, one.rounds, one.moves, one.part));
    for (const bool asked : {false, true}) {
      PlayView view;
      if ((asked || run->by_hand()) && !run->over()) view.pending = run->best_question;
      const int steps = PlayMoment::steps(*run, view);
      for (int step = std::max(0, steps - 4); step < steps; ++step) {
        CAPTURE(code.toStdString(), one.text, one.moves, step);
        CHECK(test::misplaced_words(play_picture(run, step, 1, view), {728, 600}) == "");
        if (step + 1 == steps) CHECK(test::misplaced_words(play_picture(run, step, 1, view), {1000, 640}) == "");
        const ScenePicture stand = play_stand_picture(run, step, view);
        CHECK(test::misplaced_words(stand, stand.natural_size().toSize()) == "");
      }
    }
  }
  const auto& run = mockup_game();
  for (int step = 0; step < 17; ++step) {
    CAPTURE(step);
    CHECK(test::misplaced_words(play_picture(run, step, 1, asking(*run)), {728, 600}) == "");
  }
}

TEST_CASE("The game's picture stays in its area in every theme and at every moment", "[play-online]") {
  const QSize size(728, 600);
  const auto& run = mockup_game();
  for (const ThemeKind kind : all_kinds) {
    const Theme& theme = Theme::get(kind);
    for (int step = 0; step < 17; step += 2) {
      for (const double phase : {0.0, 0.5, 1.0}) {
        const ScenePicture picture = play_picture(run, step, phase, asking(*run));
        CHECK(stays_inside(rendered(picture, size, theme, 20), size, 20, theme.canvas));
      }
    }
    const ScenePicture stand = play_stand_picture(run, 16, asking(*run));
    CHECK(stays_inside(rendered(stand, stand.natural_size(), theme, 20), stand.natural_size(), 20, theme.canvas));
  }
  CHECK(play_picture(run, 16, 1, asking(*run)).description().contains(QStringLiteral("of 8 are played")));
}

TEST_CASE("Screens of Play online", "[.play-screens]") {
  const QByteArray folder = qgetenv("LITTLESTONE_SCREENS");
  REQUIRE_FALSE(folder.isEmpty());
  const auto save = [&](const Picture& picture, QSize size, ThemeKind kind, const QString& name) {
    QImage image(size * 2, QImage::Format_RGB32);
    image.fill(Theme::get(kind).canvas);
    image.setDevicePixelRatio(2);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter, QRectF(QPointF(), QSizeF(size)), Theme::get(kind));
    painter.end();
    image.save(QDir(folder).filePath(name + QStringLiteral(".png")));
  };
  const QSize size(728, 600);
  const auto& run = mockup_game();
  const PlayView view = asking(*run);
  save(play_picture(run, 16, 1, view), size, ThemeKind::light, "play-light");
  save(play_picture(run, 16, 1, view), size, ThemeKind::dark, "play-dark");
  save(play_picture(run, 16, 1, view), size, ThemeKind::contrast, "play-contrast");
  save(play_picture(run, 8, 1, view), size, ThemeKind::light, "play-8");
  save(play_picture(run, 15, 1, {}), size, ThemeKind::light, "play-wait");
  save(play_picture(run, 7, 0.4, view), size, ThemeKind::light, "play-7-moving");
  PlayView tried = view;
  tried.by_hand = Rational(3, 8);
  save(play_picture(run, 16, 1, tried), size, ThemeKind::light, "play-tried");
  save(play_stand_picture(run, 16, view), {256, 182}, ThemeKind::light, "play-stand");
  const auto other = [&](const char* name, const AgnosticScenario& scenario) {
    const auto game = compute_play(scenario);
    const PlayView seen = asking(*game);
    save(play_picture(game, last_of(*game, seen), 1, seen), size, ThemeKind::light, name);
  };
  other("play-over", game_of("thresholds:6", 6, "2:-,3:+,1:-,3:-,3:+,3:+"));
  other("play-learner", game_of("thresholds:6", 8, "3:-,3:+,2:-", OnlinePart::learner));
  other("play-past", game_of("thresholds:40", 60, "20:-,21:+,19:-,18:+,10:+,30:-,20:+,20:-,20:+,21:-,22:+,22:-"));
  other("play-one", game_of("thresholds:1", 3, "0:-"));
  other("play-start", game_of("points:6", 6));
  other("play-cube", game_of("cube:2", 10, "0:+,0:-,1:+,1:-"));
}
