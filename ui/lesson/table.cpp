// SPDX-License-Identifier: GPL-3.0-or-later
// Station 1: a class is a table; a question parts its rows into two piles.
#include <QCoreApplication>
#include <algorithm>

#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/lesson/table_tree.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Fields of the hand, each a point from 0:
/// "point": which is asked first, set by a click on its column while it is asked for; the guess.
/// "other point": which is looked at after the answer, instead of the whole tree.
class TableStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(TableStation)

 public:
  explicit TableStation(const Material& of) : Station(of) {
    if (of) tree_ = lesson::question_tree(concept_class());
  }

  std::string id() const override { return "table"; }
  QString name() const override { return tr("A class is a table of answers"); }
  int minutes() const override { return 3; }
  int presses() const override { return 2; }
  QString say(int) const override { return tr("A learner sees some columns and must guess the rest."); }
  Page page(int) const override { return {"class"}; }

  Beat beat(int beat, const Hand&) const override {
    Beat here;
    here.question = tr("One row is hidden. Which point would you ask first?");
    here.button = tr("Answer");
    if (beat == 0) return here;
    here.answer = answer();
    here.button = tr("Go on");
    here.ms.assign(concept_class().size(), fall_ms);
    if (tree_.depth > 1) here.ms.resize(here.ms.size() + static_cast<std::size_t>(tree_.depth) - 1, split_ms);
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    const std::optional<PointIndex> asked = point_in(hand, "point");
    if (beat == 0 || part == 0) return asked_picture(asked);
    if (const auto other = point_in(hand, "other point")) return answered_picture(*other);
    const int rows = static_cast<int>(concept_class().size());
    const PointIndex first = *tree_.nodes[0].point;
    if (part <= rows) return first_piles(first, asked == first ? rows : part);
    if (tree_.depth > 1 && part < rows + tree_.depth) return answered_picture(std::nullopt, part - rows + 1);
    return answered_picture(std::nullopt);
  }

  PageTable table(int beat, const Hand&) const override {
    PageTable table;
    const ConceptClass& of = concept_class();
    if (beat == 0) {
      table.columns = {{tr("row"), QStringLiteral("row")}, {tr("labels"), QStringLiteral("labels")}};
      for (std::size_t h = 0; h < of.size(); ++h) {
        const auto row = static_cast<HypothesisIndex>(h);
        table.rows.push_back({hypothesis_cell(of, row), labels_cell(of.row(row))});
      }
      return table;
    }
    table.columns = {{PageTable::tr("point"), QStringLiteral("point")},
                     {tr("rows that say −"), QStringLiteral("minus")},
                     {tr("rows that say +"), QStringLiteral("plus")},
                     {tr("rows left at worst"), QStringLiteral("worst")}};
    for (std::size_t x = 0; x < of.points(); ++x) {
      const auto point = static_cast<PointIndex>(x);
      const std::size_t plus = rows_at(point, Label::plus).count();
      table.rows.push_back(
          {point_cell(of, point), count_cell(of.size() - plus), count_cell(plus), count_cell(worst(point))});
    }
    return table;
  }

  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (spot.act != Spot::Act::choose || spot.place < 0) return;
    if (static_cast<std::size_t>(spot.place) >= concept_class().points()) return;
    const std::string field = beat == 0 ? "point" : "other point";
    const double point = spot.place;
    if (hand.at(field, -1) == point) {
      hand.clear(field);
    } else {
      hand.set(field, point);
    }
  }

  std::optional<int> guess(int beat, const Hand& hand) const override {
    const std::optional<PointIndex> point = point_in(hand, "point");
    if (beat != 0 || !point) return std::nullopt;
    return static_cast<int>(*point);
  }

 private:
  static constexpr double fall_ms = 160;
  static constexpr double split_ms = 360;
  // The table, px.
  static constexpr double table_top = 70;
  static constexpr double row_pitch = 48;
  static constexpr double table_left = 52;
  static constexpr QSizeF table_cell{70, 42};
  static constexpr double column_pitch = 76;
  // The piles, px.
  static constexpr double sizes_left = 696;
  static constexpr double trees_left = 784;
  static constexpr double trees_width = 400;
  static constexpr double root_y = 40;
  static constexpr double level_pitch = 128;
  static constexpr double radius = 22;
  static constexpr double chip_pitch = 36;
  static constexpr double chip_height = 32;
  static constexpr double label_size = 24;

  lesson::QuestionTree tree_;  // of the questions that leave least

  // --- What is so

  std::optional<PointIndex> point_in(const Hand& hand, const std::string& field) const {
    const double point = hand.at(field, -1);
    if (!(point >= 0 && point < static_cast<double>(concept_class().points()))) return std::nullopt;
    return static_cast<PointIndex>(point);
  }
  VersionSpace rows_at(PointIndex point, Label label) const {
    return concept_class().restrict(concept_class().everything(), point, label);
  }
  /// How many rows may be left after it.
  std::size_t worst(PointIndex point) const {
    const std::size_t plus = rows_at(point, Label::plus).count();
    return std::max(plus, concept_class().size() - plus);
  }
  QString point_name(PointIndex point) const { return name_markup(concept_class().point_name(point)); }
  /// The points that are asked at a depth, rising.
  std::vector<PointIndex> points_at(int depth) const {
    std::vector<PointIndex> points;
    for (const auto& node : tree_.nodes)
      if (node.depth == depth && node.point) points.push_back(*node.point);
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
  }

  QString answer() const {
    const std::vector<PointIndex> first = points_at(0);
    if (first.empty()) return tr("There is only one row.");
    const std::size_t left = worst(first[0]);
    const bool even = 2 * left == concept_class().size();
    QString told = even ? tr("Point %1: %2 rows are left, whatever it says.", nullptr, plural(left))
                        : tr("Point %1: at most %2 rows are left.", nullptr, plural(left));
    told = told.arg(point_name(first[0]), number_in_words(left));
    QStringList next;
    for (const PointIndex point : points_at(1)) next << point_name(point);
    const auto depth = static_cast<std::uint64_t>(tree_.depth);
    if (depth != 3 || next.size() != 2) {
      return told + QLatin1Char('\n') +
             begun_large(tr("%1 questions find the row.", nullptr, plural(depth)).arg(number_in_words(depth)));
    }
    return told + QLatin1Char('\n') +
           tr("Then %1 or %2, then one more: %3 questions find the row.").arg(next[0], next[1], number_in_words(depth));
  }

  // --- The table

  QRectF column(PointIndex x) const {
    const double high = row_pitch * static_cast<double>(concept_class().size()) - row_pitch + table_cell.height();
    return {table_left + column_pitch * x, table_top, table_cell.width(), high};
  }
  void draw_table(Scene& scene, std::optional<PointIndex> strong) const {
    const ConceptClass& of = concept_class();
    lesson::Row row{{table_left, table_top}, table_cell, column_pitch};
    lesson::point_names(scene, row, of, 24, strong);
    for (std::size_t h = 0; h < of.size(); ++h) {
      const auto number = static_cast<HypothesisIndex>(h);
      scene.words({0, row.corner.y() + table_cell.height() / 2 + 6}, name_markup(of.hypothesis_name(number)),
                  lesson_styles::plain, &Theme::ink);
      lesson::label_row(scene, row, of.row(number), {});
      row.corner.ry() += row_pitch;
    }
    if (strong) lesson::frame(scene, column(*strong), QStringLiteral("frame"), 3);
    for (std::size_t x = 0; x < of.points(); ++x) {
      const auto point = static_cast<PointIndex>(x);
      scene.touch({column(point).adjusted(-3, -44, 3, 4), 6, Spot::Act::choose, static_cast<std::int32_t>(x)},
                  Kin::of_point(point));
    }
  }
  /// Under each column how many rows may be left, the least in bold.
  void draw_worst(Scene& scene) const {
    std::size_t least = concept_class().size();
    for (std::size_t x = 0; x < concept_class().points(); ++x)
      least = std::min(least, worst(static_cast<PointIndex>(x)));
    const double y = column(0).bottom() + 40;
    scene.words({0, y}, tr("left"), lesson_styles::small, &Theme::ink2, 0, table_left - 4)
        .named(QStringLiteral("left"));
    for (std::size_t x = 0; x < concept_class().points(); ++x) {
      const auto point = static_cast<PointIndex>(x);
      const bool best = worst(point) == least;
      scene
          .words({column(point).center().x(), y + (best ? 2 : 0)}, whole_text(worst(point)),
                 best ? lesson_styles::number : lesson_styles::plain, best ? &Theme::ink : &Theme::ink2, 0.5)
          .named(QStringLiteral("worst %1").arg(x));
    }
  }

  // --- The piles

  double slot_x(double slot) const {
    const double pitch = trees_width / static_cast<double>(concept_class().size());
    return trees_left + pitch * (slot + 0.5);
  }
  double level_y(int depth) const { return root_y + level_pitch * depth; }
  double chip_width(bool narrow) const {
    return narrow ? trees_width / static_cast<double>(concept_class().size()) - 5 : 64;
  }
  QPointF root() const { return {trees_left + trees_width / 2, root_y}; }
  /// Where the piles of the first question stand.
  QPointF pile_of(Label label) const {
    return {trees_left + trees_width * (label == Label::minus ? 0.25 : 0.75), level_y(1)};
  }

  void draw_branch(Scene& scene, QPointF from, QPointF to, Label label, const QString& key) const {
    scene.line(from, to, {&Theme::line, 2}).grows(key, from);
    const QPointF middle = from + (to - from) * 0.56;
    scene
        .add(LabelCell{{middle - QPointF(label_size, label_size) / 2, QSizeF(label_size, label_size)}, label, true},
             nullptr)
        .named(key + QStringLiteral(" label"));
  }
  /// The rows of a pile from the top; `bottom`: no more than so many, those at its bottom.
  void draw_pile(Scene& scene, const VersionSpace& rows, QPointF top, bool narrow, std::size_t bottom) const {
    std::size_t place = 0;
    const std::size_t passed = rows.count() - std::min(bottom, rows.count());
    for (std::size_t h = rows.find(); h != VersionSpace::npos; h = rows.find(h + 1), ++place) {
      if (place < passed) continue;
      lesson::row_chip(scene, concept_class(), static_cast<HypothesisIndex>(h),
                       top + QPointF(0, chip_pitch * static_cast<double>(place)), {chip_width(narrow), chip_height},
                       true);
    }
  }
  void draw_size(Scene& scene, QPointF top, std::size_t of, std::size_t size, const QString& key) const {
    scene
        .words(top + QPointF(0, chip_pitch * static_cast<double>(of) + 18), whole_text(size), lesson_styles::number,
               &Theme::ink, 0.5)
        .named(key);
  }
  void draw_rows_left(Scene& scene, int depth, std::size_t rows) const {
    scene
        .words({sizes_left, level_y(depth) + 6}, rows == 1 ? tr("1 row") : tr("%1 rows").arg(whole_text(rows)),
               lesson_styles::plain, &Theme::ink2)
        .named(QStringLiteral("rows left %1").arg(depth));
  }
  void draw_open_root(Scene& scene) const {
    scene.disc(root(), radius, &Theme::canvas, {&Theme::ink, 2, 1, 4, 3});
    scene.words(root() + QPointF(0, 8), QStringLiteral("?"), lesson_styles::heading, &Theme::ink, 0.5);
  }
  /// The first question and its two piles, of which so many rows have fallen, the last row first; the others wait.
  void draw_two_piles(Scene& scene, PointIndex point, std::size_t fallen) const {
    const ConceptClass& of = concept_class();
    const std::size_t waiting = of.size() - fallen;
    VersionSpace waits = of.everything();
    for (std::size_t h = waiting; h < of.size(); ++h) waits.set(h, false);
    for (const Label label : {Label::minus, Label::plus}) {
      const bool minus = label == Label::minus;
      const VersionSpace side = rows_at(point, label);
      const std::size_t come = side.count() - side.count_and(waits);
      const QPointF top = pile_of(label);
      draw_branch(scene, root(), top - QPointF(0, chip_height / 2 + 2), label,
                  minus ? QStringLiteral("branch 0 −") : QStringLiteral("branch 0 +"));
      draw_pile(scene, side, top, false, come);
      draw_size(scene, top, side.count(), come, minus ? QStringLiteral("size −") : QStringLiteral("size +"));
    }
    draw_pile(scene, waits, {root().x(), level_y(1)}, false, waiting);
    lesson::asking_node(scene, of.point_name(point), root(), radius, NodeTone::strong).named(QStringLiteral("root"));
  }
  /// The questions of the first `depth` levels, and the piles that they leave.
  void draw_tree(Scene& scene, int depth) const {
    std::vector<std::size_t> most(static_cast<std::size_t>(depth) + 1, 0);
    for (std::size_t i = 0; i < tree_.nodes.size(); ++i) {
      const auto& node = tree_.nodes[i];
      if (node.depth > depth) continue;
      const auto level = static_cast<std::size_t>(node.depth);
      most[level] = std::max(most[level], node.rows.count());
      if (!node.point || node.depth == depth) {
        draw_pile(scene, node.rows, at(node), true, node.rows.count());
        continue;
      }
      for (const Label label : {Label::minus, Label::plus}) {
        const int child = label == Label::minus ? node.minus : node.plus;
        const auto& below = tree_.nodes[static_cast<std::size_t>(child)];
        const bool pile = !below.point || below.depth == depth;
        draw_branch(scene, at(node), at(below) - QPointF(0, pile ? chip_height / 2 + 2 : 0), label,
                    QStringLiteral("branch %1 %2").arg(i).arg(label == Label::minus ? "−" : "+"));
      }
    }
    for (std::size_t i = 0; i < tree_.nodes.size(); ++i) {
      const auto& node = tree_.nodes[i];
      if (!node.point || node.depth >= depth) continue;
      Mark& mark =
          lesson::asking_node(scene, concept_class().point_name(*node.point), at(node), radius, NodeTone::strong);
      mark.named(i == 0 ? QStringLiteral("root") : QStringLiteral("node %1").arg(i));
    }
    for (std::size_t level = 0; level < most.size(); ++level)
      draw_rows_left(scene, static_cast<int>(level), most[level]);
  }
  QPointF at(const lesson::QuestionTree::Node& node) const { return {slot_x(node.slot), level_y(node.depth)}; }

  // --- The pictures

  /// All rows in one pile, or by hand in the two of a point.
  Scene asked_picture(std::optional<PointIndex> point) const {
    Scene scene;
    const ConceptClass& of = concept_class();
    draw_table(scene, point);
    if (point) {
      draw_two_piles(scene, *point, of.size());
    } else {
      scene.line(root(), QPointF(root().x(), level_y(1) - chip_height / 2 - 2), {&Theme::line, 2});
      draw_pile(scene, of.everything(), {root().x(), level_y(1)}, false, of.size());
      draw_size(scene, {root().x(), level_y(1)}, of.size(), of.size(), QStringLiteral("size"));
      draw_open_root(scene);
    }
    scene.says = tr("A table of %1 rows on %2 points. One of the rows is hidden.")
                     .arg(whole_text(of.size()), whole_text(of.points()));
    if (point) scene.says += QLatin1Char(' ') + told_piles(*point);
    return scene;
  }
  /// The rows fall from one pile into the two of the best point.
  Scene first_piles(PointIndex point, int fallen) const {
    Scene scene;
    draw_table(scene, point);
    draw_two_piles(scene, point, static_cast<std::size_t>(fallen));
    scene.says = told_piles(point);
    return scene;
  }
  /// The table with the worst pile of each point, and the tree down to a depth, or the two piles of another point.
  Scene answered_picture(std::optional<PointIndex> other, int depth = -1) const {
    Scene scene;
    draw_table(scene, other ? *other : tree_.nodes[0].point);
    draw_worst(scene);
    if (other) {
      draw_two_piles(scene, *other, concept_class().size());
      scene.says = told_piles(*other);
      return scene;
    }
    draw_tree(scene, depth < 0 ? tree_.depth : depth);
    scene.says = told_tree();
    return scene;
  }

  QString told_piles(PointIndex point) const {
    const std::size_t plus = rows_at(point, Label::plus).count();
    return tr("Point %1 parts them: %2 say −, %3 say +.")
        .arg(plain_name(concept_class().point_name(point)), whole_text(concept_class().size() - plus),
             whole_text(plus));
  }
  QString told_tree() const {
    QStringList told;
    for (int depth = 0; depth < tree_.depth; ++depth) {
      QStringList points;
      for (const PointIndex point : points_at(depth)) points << plain_name(concept_class().point_name(point));
      std::size_t most = 0;
      for (const auto& node : tree_.nodes)
        if (node.depth == depth + 1) most = std::max(most, node.rows.count());
      told << tr("After point %1, at most %2 rows are left.", nullptr, plural(most))
                  .arg(points.join(tr(" or ")), whole_text(most));
    }
    return told.join(QLatin1Char(' '));
  }
};

}  // namespace

std::shared_ptr<const Station> table_station(const Material& material) {
  return std::make_shared<TableStation>(material);
}

}  // namespace littlestone::ui
