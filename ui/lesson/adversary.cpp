// SPDX-License-Identifier: GPL-3.0-or-later
// Station 2: the mistake game against the learner, played by hand and along the tree.
#include <QCoreApplication>
#include <algorithm>
#include <string>

#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/lesson/table_tree.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Fields of the hand: the game that was played while it is asked for, "moves" of them, move k from 1 with "point k", from
/// 0, and, once it is said, "label k", 1 or −1. The same with "second " before it: one that was played after the answer.
/// A move is kept only where some row left allows each label.
class AdversaryStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(AdversaryStation)

 public:
  using Station::Station;

  std::string id() const override { return "adversary"; }
  QString name() const override { return tr("You are the adversary"); }
  QString line() const override {
    return tr("You can force %1 mistakes, never %2", nullptr, plural(forced()))
        .arg(number_in_words(forced()), number_in_words(forced() + 1));
  }
  int minutes() const override { return 4; }
  int presses() const override { return 2; }
  QString say(int beat) const override {
    if (beat == 0) return {};
    const Game game = lesson_game(forced());
    const std::size_t last = game.rows.back().find();
    return tr("Somebody answered like you, all the way: %1.")
        .arg(plain_name(concept_class().hypothesis_name(static_cast<HypothesisIndex>(last))));
  }
  Page page(int) const override { return {"tree"}; }

  Beat beat(int beat, const Hand& hand) const override {
    Beat here;
    here.question = tr("The learner predicts, you answer. Can you make it err three times? Four times?");
    here.button = tr("Answer");
    if (beat == 0) {
      if (hand.at("moves", 0) < 1) here.cards = {tr("two"), tr("three"), tr("four or more")};
      return here;
    }
    QStringList points;
    for (const LessonMaterial::Asked& asked : material().path)
      points << name_markup(concept_class().point_name(asked.point));
    here.answer = tr("%1, at %2. Never %3:\nthen one row is left, and it knows everything.")
                      .arg(begun_large(number_in_words(forced())), joined(points), number_in_words(forced() + 1));
    here.button = tr("Go on");
    for (std::size_t i = 0; i < forced(); ++i) here.ms.insert(here.ms.end(), {said_ms, answered_ms});
    here.ms.push_back(word_ms);
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    if (beat == 0 || part == 0) return picture(game_of(hand, first_game), Touched::moves, false);
    const int parts = static_cast<int>(2 * forced()) + 1;
    if (part < parts)
      return picture(lesson_game(static_cast<std::size_t>(part) / 2, part % 2 == 1), Touched::none, false);
    if (hand.has(second_game + "moves")) return picture(game_of(hand, second_game), Touched::moves, true);
    return picture(lesson_game(forced()), Touched::new_game, true);
  }

  PageTable table(int beat, const Hand& hand) const override {
    PageTable table;
    table.columns = {{tr("move"), QStringLiteral("move")},
                     {PageTable::tr("point"), QStringLiteral("point")},
                     {tr("the learner says"), QStringLiteral("prediction")},
                     {tr("you say"), QStringLiteral("label")},
                     {tr("mistakes"), QStringLiteral("mistakes")},
                     {tr("rows left"), QStringLiteral("rows")}};
    const Game game = shown_game(beat, hand);
    std::uint64_t mistakes = 0;
    table.rows.push_back({count_cell(0), text_cell({}), text_cell({}), text_cell({}), count_cell(0),
                          count_cell(game.rows.front().count())});
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
      const Move& move = game.moves[i];
      if (move.mistake()) ++mistakes;
      table.rows.push_back({count_cell(i + 1), point_cell(concept_class(), move.point), label_cell(move.said),
                            move.label ? label_cell(*move.label) : text_cell({}), count_cell(mistakes),
                            count_cell(game.rows[std::min(i + 1, game.rows.size() - 1)].count())});
    }
    return table;
  }

  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (spot.act != Spot::Act::choose) return;
    const std::string game_name = beat == 0 ? first_game : second_game;
    const Game game = game_of(hand, game_name);
    const auto points = static_cast<std::int32_t>(concept_class().points());
    const bool label = spot.place == minus_place || spot.place == plus_place;
    if (label && game.open()) {
      hand.set(game_name + "label " + std::to_string(game.moves.size()), spot.place == plus_place ? 1 : -1);
    } else if (!label && spot.place >= 0 && spot.place < points) {
      ask(game, game_name, static_cast<PointIndex>(spot.place), hand);
    }
  }

  /// How the game by hand ended.
  std::optional<int> guess(int beat, const Hand& hand) const override {
    const Game game = game_of(hand, first_game);
    if (beat != 0 || !game.over()) return std::nullopt;
    return std::clamp(static_cast<int>(game.mistakes()), 2, 4) - 2;
  }

  /// A new game.
  bool again(int beat, Hand& hand) const override {
    const std::string game_name = beat == 0 ? first_game : second_game;
    if (!hand.has(game_name + "moves")) return false;
    const auto moves = static_cast<std::size_t>(std::max(0.0, hand.at(game_name + "moves", 0)));
    for (std::size_t i = 1; i <= std::min(moves, concept_class().size()); ++i) {
      hand.clear(game_name + "point " + std::to_string(i));
      hand.clear(game_name + "label " + std::to_string(i));
    }
    hand.clear(game_name + "moves");
    return true;
  }

 private:
  static constexpr double said_ms = 300;
  static constexpr double answered_ms = 500;
  static constexpr double word_ms = 400;
  static constexpr std::int32_t minus_place = 1 << 20;
  static constexpr std::int32_t plus_place = minus_place + 1;
  inline static const std::string first_game = "";
  inline static const std::string second_game = "second ";
  // The table, px.
  static constexpr double table_top = 78;
  static constexpr double row_pitch = 46;
  static constexpr double table_left = 48;
  static constexpr QSizeF table_cell{40, 40};
  static constexpr double column_pitch = 48;
  // The tree, px.
  static constexpr double tree_left = 484;
  static constexpr double tree_width = 668;
  static constexpr double root_y = 52;
  static constexpr double tree_high = 372;
  static constexpr QSizeF chip{62, 34};
  static constexpr double counts_y = 496;

  /// What a click does: the next move, or the first of a new game.
  enum class Touched { none, moves, new_game };

  // --- The game

  struct Move {
    PointIndex point = 0;
    Label said = Label::minus;        ///< by the learner
    std::optional<Label> label = {};  ///< the adversary's; none: it is not said yet
    bool mistake() const { return label && *label != said; }
  };
  struct Game {
    std::vector<Move> moves;
    std::vector<VersionSpace> rows;  ///< that are left: at first, and after each label
    bool open() const { return !moves.empty() && !moves.back().label; }
    bool over() const { return rows.back().count() == 1; }
    std::size_t mistakes() const {
      return static_cast<std::size_t>(
          std::count_if(moves.begin(), moves.end(), [](const Move& m) { return m.mistake(); }));
    }
    std::vector<Example> answered() const {
      std::vector<Example> examples;
      for (const Move& move : moves)
        if (move.label) examples.push_back({move.point, *move.label});
      return examples;
    }
  };

  /// Whether some rows say − there and some say +.
  bool parts(const VersionSpace& rows, PointIndex point) const {
    const std::size_t plus = rows.count_and(concept_class().column(point));
    return plus > 0 && plus < rows.count();
  }
  Game opening() const { return {{}, {concept_class().everything()}}; }
  /// The learner is the SOA. `game` is not open.
  void open_move(Game& game, PointIndex point, LittlestoneEngine& engine) const {
    game.moves.push_back({point, engine.predictor(game.rows.back())[point], std::nullopt});
  }
  void close_move(Game& game, Label label) const {
    game.moves.back().label = label;
    game.rows.push_back(concept_class().restrict(game.rows.back(), game.moves.back().point, label));
  }
  /// The first moves of the lesson's game; `and_open`: the next one is asked, too.
  Game lesson_game(std::size_t moves, bool and_open = false) const {
    Game game = opening();
    const std::vector<LessonMaterial::Asked>& path = material().path;
    for (std::size_t i = 0; i < std::min(path.size(), moves + (and_open ? 1 : 0)); ++i) {
      game.moves.push_back({path[i].point, path[i].said, std::nullopt});
      if (i < moves) close_move(game, opposite(path[i].said));
    }
    return game;
  }
  /// What cannot be played ends it.
  Game game_of(const Hand& hand, const std::string& named) const {
    Game game = opening();
    if (!hand.has(named + "moves")) return game;
    LittlestoneEngine engine = run().instance->engine();
    for (int i = 1; i <= hand.at(named + "moves", 0); ++i) {
      const double point = hand.at(named + "point " + std::to_string(i), -1);
      if (!(point >= 0 && point < static_cast<double>(concept_class().points()))) break;
      if (!parts(game.rows.back(), static_cast<PointIndex>(point))) break;
      open_move(game, static_cast<PointIndex>(point), engine);
      const double label = hand.at(named + "label " + std::to_string(i), 0);
      if (label == 0) break;
      close_move(game, label > 0 ? Label::plus : Label::minus);
    }
    return game;
  }
  Game shown_game(int beat, const Hand& hand) const {
    if (beat == 0) return game_of(hand, first_game);
    if (hand.has(second_game + "moves")) return game_of(hand, second_game);
    return lesson_game(forced());
  }
  /// A click on a point: it is asked, or no longer asked, or asked instead of another.
  void ask(const Game& game, const std::string& named, PointIndex point, Hand& hand) const {
    const bool open = game.open();
    const std::size_t moves = game.moves.size() + (open ? 0 : 1);
    if (open && game.moves.back().point == point) {
      hand.clear(named + "point " + std::to_string(moves));
      if (moves == 1) {
        hand.clear(named + "moves");
      } else {
        hand.set(named + "moves", static_cast<double>(moves) - 1);
      }
      return;
    }
    if (!parts(game.rows.back(), point)) return;
    hand.set(named + "moves", static_cast<double>(moves));
    hand.set(named + "point " + std::to_string(moves), point);
  }

  std::uint64_t forced() const { return material().path.size(); }

  static QString joined(const QStringList& names) {
    if (names.size() < 2) return names.join(QString());
    return tr("%1 and %2").arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.back());
  }

  // --- The table with its live rows

  QRectF column(PointIndex x) const {
    const double high = row_pitch * static_cast<double>(concept_class().size()) - row_pitch + table_cell.height();
    return {table_left + column_pitch * x, table_top, table_cell.width(), high};
  }
  void draw_table(Scene& scene, const Game& game, Touched touched) const {
    const ConceptClass& of = concept_class();
    lesson::Row row{{table_left, table_top}, table_cell, column_pitch};
    const VersionSpace& live = game.rows.back();
    for (std::size_t h = 0; h < of.size(); ++h) {
      const auto number = static_cast<HypothesisIndex>(h);
      const bool lives = live.test(h);
      if (lives) {
        scene
            .box({row.corner - QPointF(table_left, 3), QSizeF(row.width(of.points()) + table_left + 4, row_pitch)},
                 &Theme::lineage)
            .named(QStringLiteral("live %1").arg(h));
      }
      scene.words({10, row.corner.y() + table_cell.height() / 2 + 6}, name_markup(of.hypothesis_name(number)),
                  lesson_styles::plain, lives ? &Theme::ink : &Theme::ink3);
      const std::size_t before = scene.marks.size();
      lesson::label_row(scene, row, of.row(number), {});
      for (std::size_t i = before; i < scene.marks.size(); ++i) scene.marks[i].faded = lives ? 1 : 0.32;
      row.corner.ry() += row_pitch;
    }
    for (std::size_t x = 0; x < of.points(); ++x) {
      const auto point = static_cast<PointIndex>(x);
      const bool asks = parts(touched == Touched::new_game ? game.rows.front() : live, point);
      const bool now = !game.moves.empty() && game.moves.back().point == point;
      scene.words({column(point).center().x(), table_top - 22},
                  name_markup(of.point_name(point), lesson_styles::plain, column_pitch),
                  now ? lesson_styles::bold : lesson_styles::plain,
                  now || parts(live, point) ? &Theme::ink : &Theme::ink3, 0.5);
      if (touched != Touched::none && asks) {
        scene.touch({column(point).adjusted(-3, -44, 3, 4), 4, Spot::Act::choose, static_cast<std::int32_t>(x)},
                    Kin::of_point(point));
      }
    }
    for (const Move& move : game.moves) {
      scene.box(column(move.point).adjusted(-2, -2, 2, 2), nullptr, {&Theme::ink, 2.5}, 5)
          .named(QStringLiteral("frame %1").arg(move.point));
    }
  }

  // --- The tree

  struct Place {
    QPointF at;
    double radius = 22;
    bool close = false;  ///< there is little room between levels
  };
  double middle_slot() const { return static_cast<double>(concept_class().size()) / 2 - 0.5; }
  Place place_of(const lesson::QuestionTree& tree, const lesson::QuestionTree::Node& node) const {
    const double pitch = tree_width / static_cast<double>(concept_class().size());
    const double level = tree_high / std::max(1, tree.depth);
    return {{tree_left + pitch * (node.slot + 0.5), root_y + level * node.depth}, level < 80 ? 18.0 : 22.0, level < 80};
  }
  /// `way`: the nodes that the game came through, the one that it is at last.
  static std::vector<int> way_of(const lesson::QuestionTree& tree, const Game& game) {
    std::vector<int> way = {0};
    for (const Move& move : game.moves) {
      if (!move.label) break;
      const auto& node = tree.nodes[static_cast<std::size_t>(way.back())];
      way.push_back(*move.label == Label::minus ? node.minus : node.plus);
    }
    return way;
  }
  void draw_tree(Scene& scene, const Game& game, Touched touched) const {
    const std::vector<Example> answered = game.answered();
    const auto open = game.open() ? std::optional(game.moves.back().point) : std::nullopt;
    const lesson::QuestionTree tree = lesson::question_tree(concept_class(), answered, open);
    const std::vector<int> way = way_of(tree, game);
    const VersionSpace& live = game.rows.back();
    // Bands under everything, then branches, then nodes.
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
      const QPointF from = place_of(tree, tree.nodes[static_cast<std::size_t>(way[i])]).at;
      const QPointF to = place_of(tree, tree.nodes[static_cast<std::size_t>(way[i + 1])]).at;
      scene.line(from, to, {&Theme::lineage, 18, 1, 0, 0, true}).grows(QStringLiteral("band %1").arg(i), from);
    }
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) draw_branches(scene, tree, i, way, game, touched);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      const auto& node = tree.nodes[i];
      const Place place = place_of(tree, node);
      if (!node.point) {
        const std::size_t row = node.rows.find();
        lesson::row_chip(scene, concept_class(), static_cast<HypothesisIndex>(row), place.at,
                         {chip.width(), place.close ? 28 : chip.height()}, live.test(row));
        continue;
      }
      const bool on_way = std::find(way.begin(), way.end(), static_cast<int>(i)) != way.end();
      const bool now = way.back() == static_cast<int>(i);
      const NodeTone tone = now && game.open() ? NodeTone::current : on_way ? NodeTone::strong : NodeTone::quiet;
      Mark& mark = lesson::asking_node(scene, concept_class().point_name(*node.point), place.at, place.radius, tone);
      if (touched == Touched::moves && now && !game.open()) {
        mark.touched({{place.at - QPointF(place.radius, place.radius), QSizeF(2 * place.radius, 2 * place.radius)},
                      place.radius,
                      Spot::Act::choose,
                      static_cast<std::int32_t>(*node.point)},
                     Kin::of_point(*node.point));
      }
    }
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
      const auto& node = tree.nodes[static_cast<std::size_t>(way[i])];
      // Away from the branch that leads to it.
      const bool left = i > 0 ? game.moves[i - 1].label == Label::minus : node.slot < middle_slot() - 0.1;
      draw_said(scene, place_of(tree, node), left ? -1 : 1, game.moves[i], i);
    }
  }
  void draw_branches(Scene& scene, const lesson::QuestionTree& tree, std::size_t from, const std::vector<int>& way,
                     const Game& game, Touched touched) const {
    const auto& node = tree.nodes[from];
    const bool now = way.back() == static_cast<int>(from);
    for (const Label label : {Label::minus, Label::plus}) {
      const int to = label == Label::minus ? node.minus : node.plus;
      if (to < 0) continue;
      const Place start = place_of(tree, node);
      const Place end = place_of(tree, tree.nodes[static_cast<std::size_t>(to)]);
      const bool played = std::find(way.begin(), way.end(), to) != way.end();
      const bool alive = tree.nodes[static_cast<std::size_t>(to)].rows.inside(game.rows.back()) || played;
      scene.line(start.at, end.at, played ? Stroke{&Theme::ink, 3.5, 1, 0, 0, true} : Stroke{&Theme::line, 1.25});
      const bool asks = now && game.open();
      const double size = start.close ? (asks ? 22 : 18) : (asks ? 30 : 24);
      const QRectF cell((start.at + end.at) / 2 - QPointF(size, size) / 2, QSizeF(size, size));
      scene.box(cell, &Theme::canvas, {}, 3);
      Mark& mark = scene.add(LabelCell{cell, label, true}, nullptr);
      mark.faded = alive ? 1 : 0.32;
      if (!asks) continue;
      const double around = start.close ? 2 : 4;
      scene.box(cell.adjusted(-around, -around, around, around), nullptr, {&Theme::ink, 2}, 6);
      if (touched == Touched::moves) {
        scene.touch(
            {cell.adjusted(-8, -8, 8, 8), 6, Spot::Act::choose, label == Label::minus ? minus_place : plus_place});
      }
    }
  }
  /// Beside a node, on the right where `side` is 1, what the learner said there, and whether it erred.
  void draw_said(Scene& scene, const Place& place, double side, const Move& move, std::size_t number) const {
    const QPointF middle = place.at + QPointF(side * (place.radius + 34), 0);
    const QRectF cell(middle - QPointF(14, 14), QSizeF(28, 28));
    scene.add(LabelCell{cell, move.said, true}, nullptr)
        .grows(QStringLiteral("said %1").arg(number), LabelCell{cell.translated(0, -40), move.said, true});
    if (!move.label) {
      scene.words(middle + QPointF(side * 4, -22), tr("learner"), lesson_styles::small_bold, &Theme::ink, 0.5)
          .named(QStringLiteral("learner"));
    }
    if (move.mistake())
      lesson::mistake(scene, middle + QPointF(side * 32, 0), true, QStringLiteral("mistake %1").arg(number), 12);
  }

  /// Under the tree: the mistakes, and how many rows were left after each label.
  void draw_counts(Scene& scene, const Game& game) const {
    const double left = tree_left + 4;
    scene.words({left, counts_y}, tr("mistakes"), lesson_styles::plain, &Theme::ink2);
    const double after = left + std::max(96.0, width_of(tr("mistakes"), lesson_styles::plain) + 30);
    for (std::size_t i = 0; i < game.mistakes(); ++i) {
      lesson::mistake(scene, {after + 36 * static_cast<double>(i), counts_y - 6}, true,
                      QStringLiteral("counted %1").arg(i));
    }
    const QString rows = tr("rows left");
    const double first = tree_left + tree_width / 2 + 16;
    scene.words({first, counts_y}, rows, lesson_styles::plain, &Theme::ink2);
    double x = first + width_of(rows, lesson_styles::plain) + 22;
    const double pitch = game.rows.size() > 5 ? 32 : 52;
    for (std::size_t i = 0; i < game.rows.size(); ++i) {
      const bool last = i + 1 == game.rows.size();
      if (i > 0 && pitch > 40) {
        scene.words({x - pitch / 2, counts_y}, QStringLiteral("→"), lesson_styles::plain, &Theme::ink3, 0.5)
            .named(QStringLiteral("then %1").arg(i));
      }
      scene
          .words({x, counts_y + (last ? 2 : 0)}, whole_text(game.rows[i].count()),
                 last ? lesson_styles::number : lesson_styles::plain, last ? &Theme::ink : &Theme::ink2, 0.5)
          .named(QStringLiteral("left %1").arg(i));
      x += pitch;
    }
  }

  Scene picture(const Game& game, Touched touched, bool answered) const {
    Scene scene;
    draw_table(scene, game, touched);
    draw_tree(scene, game, touched);
    draw_counts(scene, game);
    if (answered) {
      scene
          .words({0, counts_y}, tr("Littlestone dimension %1").arg(run().littlestone()), lesson_styles::heading,
                 &Theme::ink, 0, tree_left - 30)
          .named(QStringLiteral("word"));
    }
    scene.says = told(game);
    if (answered) scene.says += QLatin1Char(' ') + tr("The Littlestone dimension is %1.").arg(run().littlestone());
    return scene;
  }
  QString told(const Game& game) const {
    if (game.moves.empty()) {
      return tr("The mistake game: a table of %1 rows and a tree of questions about them. Nothing is asked yet.")
          .arg(whole_text(game.rows[0].count()));
    }
    QStringList told;
    for (const Move& move : game.moves) {
      const QString point = plain_name(concept_class().point_name(move.point));
      const auto sign = [](Label label) { return label == Label::minus ? QStringLiteral("−") : QStringLiteral("+"); };
      told << (move.label ? tr("At %1 the learner says %2, you say %3.").arg(point, sign(move.said), sign(*move.label))
                          : tr("At %1 the learner says %2.").arg(point, sign(move.said)));
    }
    told << tr("Mistakes: %1. Rows left: %2.").arg(whole_text(game.mistakes()), whole_text(game.rows.back().count()));
    return told.join(QLatin1Char(' '));
  }
};

}  // namespace

std::shared_ptr<const Station> adversary_station(const Material& material) {
  return std::make_shared<AdversaryStation>(material);
}

}  // namespace littlestone::ui
