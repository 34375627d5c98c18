// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/worst_world/worst_world_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/worst_world/worst_world_words.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr QSizeF worst_size(728, 600);
constexpr QSizeF worst_narrow_size(540, 600);  // and a row of chips below
constexpr QSizeF worst_lecture_size(820, 376);
constexpr double worst_chip_line = 28;
constexpr MathStyle worst_title{13, QFont::DemiBold};
constexpr MathStyle worst_words{13};
constexpr double root_three = 1.7320508075688772;
constexpr std::size_t most_outlined = 20'000;
constexpr double worst_ring_reach = 14;  // px around a world where a hand takes it

/// Where worlds stand: the corners of a triangle, or the ends of a bar.
struct WorldMap {
  double left = 36;
  double right = 488;
  double base = 448;     // of the triangle
  double bar_top = 228;  // of the bar
  double bar_height = 72;
  std::size_t points = 3;

  [[nodiscard]] double side() const { return right - left; }
  [[nodiscard]] QPointF at(const WorldPlace& place) const {
    if (points == 2) return {right - place.first * side(), bar_top + bar_height / 2};
    const double third = 1 - place.first - place.second;
    return {left + side() * (third + place.first / 2), base - place.first * side() * root_three / 2};
  }
  [[nodiscard]] QPointF at(const WorstSearchRun& search, const PointWeights& world) const {
    if (search.face.size() < 2) return {(left + right) / 2, bar_top + bar_height / 2};
    double drawn = 0;
    for (const PointIndex x : search.face) drawn += world[x];
    if (drawn <= 0) drawn = 1;
    return at({world[search.face[0]] / drawn, world[search.face[1]] / drawn});
  }
  [[nodiscard]] QPolygonF polygon(const std::vector<WorldPlace>& places) const {
    QPolygonF all;
    if (points == 2) {
      const double a = at(places.front()).x();
      const double b = at(places.back()).x();
      const QRectF rect = QRectF(QPointF(a, bar_top), QPointF(b, bar_top + bar_height)).normalized();
      return {QPolygonF({rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()})};
    }
    for (const WorldPlace& place : places) all << at(place);
    return all;
  }
  [[nodiscard]] QPolygonF whole() const {
    if (points == 2) return polygon({{0, 1}, {1, 0}});
    return polygon({{1, 0}, {0, 1}, {0, 0}});
  }
};

/// The map that the scene of such a grab has.
WorldMap map_of(const WorstSearchRun& search, const Grab& grab) {
  WorldMap map;
  map.left = grab.axis.begin;
  map.right = grab.axis.end;
  map.base = map.bar_top = grab.axis.from;
  map.points = search.face.size();
  return map;
}

void add_closed(QPainterPath& path, const QPolygonF& polygon) {
  path.addPolygon(polygon);
  path.closeSubpath();
}

/// The tones of all worlds, seen so far.
void add_tones(Scene& scene, const WorldMap& map, const WorstSearchRun& search, double seen = 1) {
  std::vector<QPainterPath> grounds;  // each lies in the next
  for (const auto& polygons : search.below) {
    grounds.emplace_back();
    for (const auto& polygon : polygons) add_closed(grounds.back(), map.polygon(polygon));
  }
  grounds.emplace_back();
  add_closed(grounds.back(), map.whole());
  for (std::size_t level = grounds.size(); level-- > 0;) {
    QPainterPath band = grounds[level];
    if (band.isEmpty()) continue;
    // Where the tones are seen through, none may lie on another.
    if (seen < 1 && level > 0) band.addPath(grounds[level - 1]);
    scene.add(Path{band}, chance_tones[level]).opacity = seen;
  }
}

/// The outlines of boxes of one kind.
struct BoxOutlines {
  QPainterPath all;    // of every one
  QPainterPath lines;  // of those that are drawn
};

/// How far a search has come: so many boxes are halved, and the next one a little.
struct SearchMoment {
  std::uint64_t time = 0;
  double share = 0;
  [[nodiscard]] static SearchMoment of(double halved) {
    const double whole = std::floor(halved);
    return {static_cast<std::uint64_t>(whole), halved - whole};
  }
};

/// The boxes of a search on its way.
void add_boxes(Scene& scene, const WorldMap& map, const WorstSearchRun& search, SearchMoment moment, double least_px) {
  BoxOutlines closed;
  BoxOutlines open;
  BoxOutlines closing;  // halves of the box that is being halved
  BoxOutlines opening;
  const double goal = search.bracket(moment.time).goal;
  std::size_t outlined = 0;
  for (const WorstSearchLog::LoggedBox& one : search.log.boxes) {
    if (one.made > moment.time + 1) break;  // they are in the order they were made
    const bool half = one.made == moment.time + 1;
    if (one.target != search.target || (half ? moment.share <= 0 : !one.there(moment.time))) continue;
    const std::vector<WorldPlace> places = box_on_face(search, one.box);
    if (places.empty()) continue;
    const QPolygonF polygon = map.polygon(places);
    const QRectF around = polygon.boundingRect();
    const bool seen = std::max(around.width(), around.height()) >= least_px;
    const bool is_open = one.bound < goal;
    BoxOutlines& kind = half ? (is_open ? opening : closing) : (is_open ? open : closed);
    add_closed(kind.all, polygon);
    if (seen && (is_open || ++outlined <= most_outlined)) add_closed(kind.lines, polygon);
  }
  const auto fade = [&](BoxOutlines& boxes, double share) {
    constexpr double half = 0.5;
    boxes.all.setFillRule(Qt::WindingFill);
    if (!boxes.all.isEmpty()) scene.add(Path{boxes.all}, &Theme::canvas).opacity = half * share;
    if (boxes.lines.isEmpty()) return;
    scene.add(Path{boxes.lines}, nullptr, {&Theme::line, 0.6, 0, 0, 0, true}).opacity = 0.8 * share;
  };
  const auto keep = [&](const BoxOutlines& boxes, double share) {
    if (boxes.lines.isEmpty()) return;
    scene.add(Path{boxes.lines}, nullptr, {&Theme::ink, 0.7, 0.5, 0, 0, true}).opacity = 0.9 * share;
  };
  fade(closed, 1);
  keep(open, 1);
  fade(closing, moment.share);
  keep(opening, moment.share);
}

struct WorstScene {
  Q_DECLARE_TR_FUNCTIONS(WorstPicture)

 public:
  const WorstWorldRun& run;
  int step;
  const WorstLook& look;
  QSizeF room;
  using Layout = WorstLook::Layout;
  const std::optional<PointWeights>& probe = look.probe;
  const WorstSearchRun& search = worst_search_at(run, step);
  double shift = std::max(0.0, (room.width() - natural(look.layout).width()) / 2);
  WorldMap map = map_here();
  Scene scene = {};

  [[nodiscard]] static QSizeF natural(Layout layout) {
    return layout == Layout::page ? worst_size : layout == Layout::narrow ? worst_narrow_size : worst_lecture_size;
  }
  [[nodiscard]] bool lecture() const { return look.layout == Layout::lecture; }
  [[nodiscard]] WorldMap map_here() const {
    WorldMap made;
    if (lecture()) {
      constexpr double high = 326;
      made.base = 340;
      made.left = 232;
      made.right = made.left + high * 2 / root_three;
      made.bar_top = 172;
    }
    made.left += shift;
    made.right += shift;
    made.points = std::max<std::size_t>(2, search.face.size());
    return made;
  }
  [[nodiscard]] bool boxes() const { return worst_boxes_at(run, step); }
  [[nodiscard]] bool toned() const { return step >= worst_steps::one_box; }
  [[nodiscard]] bool solved() const { return step >= worst_steps::for_g; }
  [[nodiscard]] SearchMoment moment() const {
    if (!boxes()) return {search.log.last(), 0};
    if (!look.halved) return {search.shown, 0};
    return SearchMoment::of(std::min(*look.halved, static_cast<double>(search.shown)));
  }
  [[nodiscard]] std::uint64_t time() const { return moment().time; }

  // --- The worlds

  void worlds() {
    if (search.face.size() < 2) {
      scene.disc(map.at(search, search.world), 16, chance_tones[tone_of(search.there.most)], {&Theme::ink, 1.75});
      return;
    }
    if (toned()) {
      tones();
    } else {
      dots();
    }
    constexpr double least_outline = 3;
    if (boxes()) add_boxes(scene, map, search, moment(), least_outline);
    QPolygonF border = map.whole();
    border << border.front();
    scene.line(border, {&Theme::ink, 1.75, 0.5, 0, 0, true});
    const QRectF around = border.boundingRect();
    scene.touch({around, 0, Spot::Act::drag, 0, grab()});
    if (step == worst_steps::one_box) example();
    if (boxes()) next_box();
    if (boxes() && probe) pressed_box();
  }
  [[nodiscard]] Grab grab() const {
    const double height = map.points == 2 ? map.bar_top : map.base;
    return {worst_probe_field, {height, static_cast<double>(map.points), map.left, map.right}, Qt::Horizontal};
  }

  /// Those of the step, or on their way from those of another.
  void tones() {
    const WorstSearchRun* before = look.before ? &worst_search_at(*look.before, look.before_step) : nullptr;
    if (before == nullptr || look.come >= 1 || before->face != search.face) return add_tones(scene, map, search);
    add_tones(scene, map, *before);
    add_tones(scene, map, search, look.come);
  }

  /// Some of the worlds.
  void dots() {
    constexpr int apart = 12;
    QPolygonF centres;
    for (int i = 0; i <= apart; ++i) {
      for (int j = 0; i + j <= apart; ++j) {
        if (map.points == 2 && i + j != apart) continue;
        centres << map.at({static_cast<double>(i) / apart, static_cast<double>(j) / apart});
      }
    }
    scene.add(Dots{centres, 1.75}, &Theme::line);
  }

  void ringed(const QPolygonF& polygon) {
    QPainterPath path;
    add_closed(path, polygon);
    Mark& ink = scene.add(Path{path}, nullptr, {&Theme::ink, 5.5, 0, 0, 0, true});
    if (!look.halved) ink.named(QStringLiteral("next ink"));
    Mark& kin = scene.add(Path{path}, nullptr, {&Theme::kin, 3, 0, 0, 0, true});
    if (!look.halved) kin.named(QStringLiteral("next"));
  }

  /// The box that holds the world of the hand.
  void pressed_box() {
    const auto around = box_around(search, time(), *probe);
    if (!around || search.log.next(time()) == around) return;
    const auto places = box_on_face(search, search.log.boxes[*around].box);
    if (places.empty()) return;
    QPainterPath path;
    add_closed(path, map.polygon(places));
    scene.add(Path{path}, nullptr, {&Theme::ink, 2.5, 0.5, 0, 0, true});
  }

  void next_box() {
    const auto next = search.log.next(time());
    if (!next || search.log.boxes[*next].target != search.target) return;
    const auto places = box_on_face(search, search.log.boxes[*next].box);
    if (!places.empty()) ringed(map.polygon(places));
  }

  void example() {
    if (!search.example) return;
    const WeightBox& box = search.log.boxes[search.example->box].box;
    const QPolygonF polygon = map.polygon(box_on_face(search, box));
    ringed(polygon);
    if (probe) return;
    beside(polygon.boundingRect().center(), 12, tr("A box"), {tr("lower corner"), world_shares_words(search, box.low)});
  }

  /// Corners: the number of the point and the target's label.
  void corner(std::size_t i, QPointF middle) {
    const PointIndex x = search.face[i];
    scene.words(middle + QPointF(-15, 4.5), QString::number(x + 1), worst_title, &Theme::ink, 0.5);
    scene.add(LabelCell{{middle + QPointF(-5, -9), QSizeF(20, 18)}, search.chain->target[x]}, nullptr);
  }
  void corners() {
    if (search.face.size() < 2) return corner(0, map.at(search, search.world) + QPointF(0, 44));
    if (map.points == 2) {
      const double below = map.bar_top + map.bar_height + 24;
      corner(0, {map.left + 5, below});
      corner(1, {map.right - 5, below});
      return;
    }
    const QPolygonF whole = map.whole();
    corner(0, lecture() ? whole[0] + QPointF(-36, 6) : QPointF(whole[0].x(), 22.5));
    corner(1, {map.left + 5, map.base + 22});
    corner(2, {map.right - 1, map.base + 22});
  }

  void strip(QPointF middle, const LabelVector& labels) {
    constexpr double pitch = 15;
    const double width = pitch * static_cast<double>(labels.size()) + 3;
    const QRectF ground(middle - QPointF(width / 2, 10), QSizeF(width, 20));
    scene.box(ground, &Theme::canvas, {}, 3);
    for (std::size_t x = 0; x < labels.size(); ++x) {
      const QPointF corner = ground.topLeft() + QPointF(3 + pitch * static_cast<double>(x), 3);
      scene.add(LabelCell{{corner, QSizeF(13, 14)}, labels[x]}, nullptr);
    }
  }
  /// The answer that leads in each region, where it has room.
  void strips() {
    if (!toned() || search.face.size() < 2) return;
    for (const LeadingRegion& region : search.regions) {
      const double inside = region.reach * map.side() * (map.points == 2 ? 1 : root_three / 2);
      const double asked = map.points == 2 ? 9 + 7.5 * static_cast<double>(region.labels.size()) : 22;
      QPointF middle = map.at(region.place);
      if (map.points == 2) {
        middle.ry() = map.bar_top - 20;
      } else if (region.place.first < 0.25 && region.reach < 0.15) {
        middle.ry() = std::min(map.base - 13, middle.y() + 8);
      }
      if (inside >= asked) strip(middle, region.labels);
    }
  }

  void tone_legend() {
    if (step < worst_steps::colour) return;
    const double x = (lecture() ? 620 : 316) + shift;
    constexpr double width = 19;
    const QString words =
        run.scenario.loss < 1 ? tr("how often the top good answer comes") : tr("how often the top answer comes");
    const double all = width * static_cast<double>(chance_tones.size());
    const double room_of_words = std::min(200.0, room.width() - shift - page_margin - x);
    scene.words({x, 25}, words, styles::small, &Theme::ink2, 0, room_of_words);
    for (std::size_t i = 0; i < chance_tones.size(); ++i)
      scene.box({x + width * static_cast<double>(i), 34, width, 12}, chance_tones[i], thin(&Theme::line, 0.6));
    const double least = std::floor(search.found.upper * 100) / 100;
    scene.words({x, 59}, short_chance(std::min(least, 0.5)), styles::small, &Theme::ink3, 0.5);
    for (const std::size_t i : {std::size_t{2}, std::size_t{4}, std::size_t{5}})
      scene.words({x + width * static_cast<double>(i + 1), 59}, short_chance(tone_levels[i]), styles::small,
                  &Theme::ink3, 0.5);
    scene.words({x + all, 59}, QStringLiteral("1"), styles::small, &Theme::ink3, 0.5);
  }

  // --- The world that is looked at

  /// Words at the left or right of the triangle, and a line from them to a place.
  void beside(QPointF place, double radius, const QString& title, const QStringList& lines) {
    double width = width_of(title, worst_title);
    for (const QString& line : lines) width = std::max(width, width_of(line, styles::plain));
    width = std::min(width, 168.0);
    const bool at_left = map.points == 2 || search.face.size() < 2 || place.x() <= (map.left + map.right) / 2;
    const double height = 17 * static_cast<double>(lines.size());  // from the first baseline to the last
    // The lowest place where the words are clear of the triangle.
    const double slope = root_three;
    const double apex = map.base - map.side() * root_three / 2;
    const double half = map.side() / 2;
    double bottom = 0;
    double x = 0;
    if (map.points == 2) {
      bottom = map.bar_top - 60;
      x = std::clamp(place.x() - width / 2, map.left, map.right - width);
    } else {
      const double reach = at_left ? width + 12 + page_margin + shift - map.left : width + 12 - 40;
      const double lowest = apex + slope * std::max(20.0, half - reach);
      bottom = std::clamp(place.y() - 100, 120.0, std::max(120.0, lowest - 8));
      x = at_left ? page_margin + shift : map.right + 36 - width;
    }
    QPointF from(std::clamp(place.x(), x, x + width), bottom + 8);
    if (place.y() < bottom) from = {at_left ? x + width + 6 : x - 6, bottom - height / 2};
    const QPointF way = place - from;
    const double length = std::hypot(way.x(), way.y());
    if (length > radius + 4) scene.line(from, place - way * ((radius + 1) / length), {&Theme::ink, 1.25, 0.5});
    scene.words({x, bottom - height}, title, worst_title, &Theme::ink, 0, width);
    for (qsizetype i = 0; i < lines.size(); ++i)
      scene.words({x, bottom - height + 17 * static_cast<double>(i + 1)}, lines[i], styles::plain, &Theme::ink2, 0,
                  width);
  }

  void looked_at() {
    if (search.face.size() < 2) {
      beside_only_world();
      return;
    }
    const bool worst = solved() && !probe;
    if (step == worst_steps::one_box && !probe) return;
    PointWeights world = {};
    if (probe) {
      world = *probe;
    } else if (worst) {
      world = search.world;
    } else {
      for (const PointIndex x : search.face) world[x] = 1;
      world = grid_marginal(world, search.chain->points);
    }
    const WorldChances chances = chances_at(search, world);
    const QPointF place = map.at(search, world);
    const bool found_here = on_drawn_face(search, search.world);
    if (solved() && probe && found_here)
      scene.disc(map.at(search, search.world), 4, &Theme::ink, {&Theme::canvas, 1.5});
    QStringList lines = {world_shares_words(search, world)};
    if (step == worst_steps::colour) {
      lines << tr("top answer %1").arg(worst_share_words(chances.most));
    } else if (step > worst_steps::colour) {
      lines << worst_answers_words(search, chances, 2);
      if (chances.fail > 0.0005) lines << tr("no answer %1").arg(short_chance(chances.fail));
    }
    constexpr double radius = 7;
    constexpr double reach = worst_ring_reach;
    if (worst && !found_here) {
      lines << tr("on another face");
      return beside(map.whole()[1], 1e9, tr("A worst world"), lines);
    }
    beside(place, radius, worst ? tr("A worst world") : tr("A world"), lines);
    const Ink inside = step == worst_steps::colour ? chance_tones[tone_of(chances.most)] : &Theme::canvas;
    scene.disc(place, radius, inside, {&Theme::ink, 2.5, 0.5})
        .named(QStringLiteral("world"))
        .touched({{place - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)}, reach, Spot::Act::drag, 0, grab()},
                 Kin::of_node(0));
  }

  void beside_only_world() {
    QStringList lines = {worst_answers_words(search, search.there, 2)};
    if (search.there.fail > 0.0005) lines << tr("no answer %1").arg(short_chance(search.there.fail));
    double y = map.bar_top - 30;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line, y -= 17)
      scene.words({(map.left + map.right) / 2, y}, *line, styles::plain, &Theme::ink2, 0.5);
    scene.words({(map.left + map.right) / 2, y}, tr("The only world"), worst_title, &Theme::ink, 0.5);
  }

  // --- The bracket

  void bracket() {
    if (!solved() || lecture()) return;
    const WorstSearchLog::Bracket found = search.bracket(time());
    constexpr double axis_y = 540;
    constexpr double unit = 0.04;
    const double to = std::min(1.0, unit * (std::floor(found.upper / unit + 1e-6) + 1));
    const Axis axis{std::max(0.0, to - 0.12), to, map.left, map.right};
    scene.words({page_margin + shift, 504}, tr("No world is worse than"), worst_title, &Theme::ink);
    scene.line({map.left, axis_y}, {map.right, axis_y}, thin(&Theme::line, 1.25));
    for (int i = 0; i <= 6; ++i) {
      const double value = axis.to - (axis.to - axis.from) * i / 6;
      scene.line({axis.px(value), axis_y}, {axis.px(value), axis_y + 5}, thin(&Theme::line, 1.25));
      if (i % 2 == 0 || i == 0)
        scene.words({axis.px(value), axis_y + 18}, hundredths(value), styles::small, &Theme::ink3, 0.5);
    }
    const bool off = found.lower < axis.from;
    const double low = off ? map.left : axis.px(found.lower);
    const double high = axis.px(found.upper);
    // Its left end jumps.
    Mark& bar = scene.line({low, axis_y}, {high, axis_y}, {&Theme::ink2, 4, 0.5});
    if (!look.halved) bar.named(QStringLiteral("bracket"));
    if (off) {
      scene.line({{low + 6, axis_y - 6}, {low, axis_y}, {low + 6, axis_y + 6}}, {&Theme::ink, 2.5, 0.5});
    } else {
      scene.line({low, axis_y - 11}, {low, axis_y + 4}, {&Theme::ink, 2.5, 0.5});
    }
    scene.line({high, axis_y - 11}, {high, axis_y + 4}, {&Theme::ink, 2.5, 0.5});
    const auto said = [&](double x, bool to_left, const QString& number, const QString& word) {
      const double space = 4;
      const double wide = width_of(number, worst_title) + space + width_of(word, worst_words);
      const double begin = to_left ? x - 6 - wide : x + 6;
      scene.words({begin, axis_y - 6}, number, worst_title, &Theme::ink);
      scene.words({begin + width_of(number, worst_title) + space, axis_y - 6}, word, worst_words, &Theme::ink);
      return begin + wide;
    };
    const QString proved = found.lower <= 0 ? QStringLiteral("0") : lower_text(found.lower);
    const QString proved_word = tr("proved");
    const double wide = width_of(proved, worst_title) + 10 + width_of(proved_word, worst_words);
    said(low, !off && low - wide >= page_margin + shift, proved, proved_word);
    said(high, false, three_digits(found.upper), tr("found"));
    counts();
  }

  static QString hundredths(double value) {
    QString text = QString::number(value, 'f', 2);
    return text.startsWith(u'0') && value < 1 ? text.mid(1) : text;
  }
  /// ".500": as many digits as the proved end has.
  static QString three_digits(double value) {
    if (value < 0.0005) return probability_text(value);
    const QString text = QString::number(value, 'f', 3);
    return text.startsWith(u'0') ? text.mid(1) : text == QLatin1String("1.000") ? QStringLiteral("1") : text;
  }

  void counts() {
    if (search.face.size() < 2) return;
    const WorstSearchLog::Count count = search.log.count(time());
    constexpr double y = 569;
    double x = map.left;
    const auto entry = [&](const QString& words) {
      x += 18 + scene.words({x + 18, y + 9.5}, words, styles::plain, &Theme::ink2).width() + 22;
    };
    const auto number = [](std::uint64_t n) { return static_cast<int>(std::min<std::uint64_t>(n, 1'000'000'000)); };
    scene.box({x, y, 11, 11}, &Theme::tone_6, thin(&Theme::line));
    entry(tr("%n boxes closed", nullptr, number(count.closed)));
    if (count.open == 0) return;
    scene.box({x, y, 11, 11}, &Theme::tone_3, thin(&Theme::ink));
    entry(tr("%n open", nullptr, number(count.open)));
    if (!boxes()) return;
    scene.box({x, y, 11, 11}, nullptr, thin(&Theme::ink, 4));
    scene.box({x, y, 11, 11}, nullptr, thin(&Theme::kin, 2));
    entry(tr("halved next"));
  }

  // --- The ladder

  struct Rung {
    double low = 0;
    double high = 0;
    bool bound = false;  // a bound from a proof, dashed
    QString number = {};
    QString words = {};
  };
  [[nodiscard]] Rung rung_of(const WorstSearchRun& of, const QString& name) const {
    const bool here = &of == &search;
    const WorstSearchLog::Bracket found = here ? of.bracket(time()) : of.bracket(of.log.last());
    const bool near = found.upper - found.lower <= to_double(parse_rational("tolerance", run.scenario.tolerance));
    if (near) return {found.upper, found.upper, false, share_digits(found.upper), name};
    const QString low = found.lower <= 0 ? QStringLiteral("0") : lower_text(found.lower);
    return {found.lower, found.upper, false, name, tr("%1 to %2").arg(low, share_digits(found.upper))};
  }
  static QString share_digits(double value) { return short_chance(value); }

  /// From the highest on.
  [[nodiscard]] std::vector<Rung> rungs() const {
    std::vector<Rung> all;
    if (step >= worst_steps::for_star) {
      const double ceiling = 1.0 / static_cast<double>(run.lists.lower);
      all.push_back({ceiling, ceiling, true, short_chance(ceiling), tr("any learner")});
      if (!lecture())
        all.push_back(rung_of(step == worst_steps::more_data ? run.more : run.star, QStringLiteral("G*")));
    }
    all.push_back(rung_of(run.g, QStringLiteral("G")));
    all.push_back({run.proved, run.proved, true, lower_text(run.proved), tr("by proof")});
    if (!lecture())
      all.push_back({run.proved_paper, run.proved_paper, true, lower_text(run.proved_paper), tr("paper")});
    // Of what is as high the bound stands above.
    const auto height = [](const Rung& rung) { return (rung.low + rung.high) / 2 + (rung.bound ? 1e-3 : 0); };
    std::stable_sort(all.begin(), all.end(), [&](const Rung& a, const Rung& b) { return height(a) > height(b); });
    return all;
  }

  void ladder() {
    if (!solved()) return;
    if (look.layout == Layout::narrow) return chips();
    const double line_x = (lecture() ? 672 : 582) + shift;
    const double lowest = lecture() ? std::min(0.08, 0.7 * run.proved) : 6.309573444801933e-4;  // 10^-3.2
    const Axis axis{lowest, 1, lecture() ? 340.0 : 522.0, lecture() ? 96.0 : 52.0, true};
    if (!lecture()) scene.words({536 + shift, 26}, tr("The ladder"), styles::heading, &Theme::ink, 0, 168);
    scene.line({line_x, axis.end}, {line_x, axis.begin}, {&Theme::line, 2, 0.5, 0, 0, true});
    for (const double value : {1.0, 0.1, 0.01, 0.001}) {
      if (value < lowest) continue;
      const double y = axis.px(value);
      scene.line({line_x - 5, y}, {line_x, y}, thin(&Theme::line, 1.25));
      scene.words({line_x - 10, y + 4}, value < 0.005 ? QStringLiteral(".001") : tick_text(value), styles::small,
                  &Theme::ink3, 1);
    }
    const std::vector<Rung> all = rungs();
    std::vector<double> labels;
    for (const Rung& rung : all) labels.push_back(axis.px(std::max(lowest, (rung.low + rung.high) / 2)));
    spread(labels, 18.5);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const Rung& rung = all[i];
      const double y = axis.px(std::max(lowest, rung.high));
      const double bottom = axis.px(std::max(lowest, rung.low));
      const bool below = rung.high < lowest;
      if (rung.bound) {
        scene.line({line_x - 7, y}, {line_x + 18, y}, {&Theme::ink, 1.75, 0.5, 5, 3});
      } else if (rung.low < rung.high) {
        scene.box({line_x - 5, y, 10, std::max(3.0, bottom - y)}, &Theme::ink);
      } else {
        scene.line({line_x - 7, y}, {line_x + 18, y}, {&Theme::ink, 3, 0.5});
      }
      const double middle = (y + bottom) / 2;
      scene.line({line_x + (rung.low < rung.high ? 6 : 19), middle}, {line_x + 26, labels[i]}, thin(&Theme::line));
      const QString number = below ? rung.number + QStringLiteral(" ↓") : rung.number;
      const double x = line_x + 30;
      const double end = room.width() - shift - page_margin;
      const double wide = scene.words({x, labels[i] + 4}, number, worst_title, &Theme::ink, 0, end - x).width();
      scene.words({x + wide + 6, labels[i] + 4}, rung.words, styles::plain, &Theme::ink2, 0, end - x - wide - 6);
    }
  }

  // --- The ladder of a narrow page: a row of chips

  static constexpr double chip_pad = 8;
  [[nodiscard]] static double chip_width(const Rung& rung) {
    return 2 * chip_pad + width_of(rung.number, worst_title) + 6 + width_of(rung.words, styles::plain);
  }
  /// Where each stands in its row, from the left, and in which row.
  struct Chip {
    double x = 0;
    std::size_t row = 0;
  };
  [[nodiscard]] std::vector<Chip> chip_places(const std::vector<Rung>& all, double width) const {
    std::vector<Chip> places;
    Chip next;
    for (const Rung& rung : all) {
      const double wide = chip_width(rung);
      if (next.x > 0 && next.x + wide > width) next = {0, next.row + 1};
      places.push_back(next);
      next.x += wide + 8;
    }
    return places;
  }
  [[nodiscard]] double chips_height() const {
    if (!solved() || look.layout != Layout::narrow) return 0;
    return worst_chip_line *
           static_cast<double>(1 + chip_places(rungs(), natural(look.layout).width() - 2 * page_margin).back().row);
  }

  void chips() {
    const std::vector<Rung> all = rungs();
    const std::vector<Chip> places = chip_places(all, natural(look.layout).width() - 2 * page_margin);
    for (std::size_t i = 0; i < all.size(); ++i) {
      const Rung& rung = all[i];
      constexpr double height = 22;
      const double top = worst_narrow_size.height() + worst_chip_line * static_cast<double>(places[i].row);
      const double left = page_margin + shift + places[i].x;
      const Stroke edge = rung.bound ? Stroke{&Theme::ink, 1.25, 0.5, 4, 3} : Stroke{&Theme::ink, 1.75, 0.5};
      scene.box({left, top, chip_width(rung), height}, nullptr, edge, 4);
      const double wide = width_of(rung.number, worst_title);
      scene.words({left + chip_pad, top + 15.5}, rung.number, worst_title, &Theme::ink);
      scene.words({left + chip_pad + wide + 6, top + 15.5}, rung.words, styles::plain, &Theme::ink2);
    }
  }

  /// Moves rising numbers apart, as little as that takes, groups by their middle.
  static void spread(std::vector<double>& at, double apart) {
    struct Group {
      double sum = 0;  // of where each member wants the first one
      std::size_t count = 0;
      [[nodiscard]] double first() const { return sum / static_cast<double>(count); }
    };
    std::vector<Group> groups;
    for (const double wanted : at) {
      groups.push_back({wanted, 1});
      while (groups.size() > 1) {
        Group& before = groups[groups.size() - 2];
        const Group& last = groups.back();
        const double offset = apart * static_cast<double>(before.count);
        if (before.first() + offset <= last.first()) break;
        before.sum += last.sum - offset * static_cast<double>(last.count);
        before.count += last.count;
        groups.pop_back();
      }
    }
    std::size_t i = 0;
    for (const Group& group : groups) {
      for (std::size_t k = 0; k < group.count; ++k) at[i++] = group.first() + apart * static_cast<double>(k);
    }
  }

  // --- The slider of a lecture

  void slider() {
    if (!lecture()) return;
    const FieldSlider& range = stability_field(worst_slider_field).info.slider;
    const Axis axis{to_double(range.at(0)), to_double(range.at(range.steps)), page_margin + 8 + shift, 190 + shift};
    constexpr double y = 352;
    const double x = std::min(axis.px(static_cast<double>(run.scenario.auxiliary)), axis.end);
    scene.words({page_margin + shift, y - 16}, QStringLiteral("$n$ = %1").arg(run.scenario.auxiliary), worst_title,
                &Theme::ink);
    scene.line({axis.begin, y}, {axis.end, y}, {&Theme::line, 2, 0.5, 0, 0, true});
    scene.line({axis.begin, y}, {x, y}, {&Theme::ink, 3, 0.5, 0, 0, true});
    scene.disc({x, y}, 7, &Theme::canvas, {&Theme::ink, 2.5, 0.5})
        .touched({{axis.begin - 14, y - 14, axis.end - axis.begin + 28, 28},
                  worst_ring_reach,
                  Spot::Act::drag,
                  1,
                  Grab{worst_slider_field, axis, Qt::Horizontal}});
  }

  [[nodiscard]] QString says() const {
    const WorstSearchLog::Bracket found = search.bracket(time());
    const QString worst = tr("The worst world that was found is %1: there no counted answer comes with a chance above "
                             "%2.")
                              .arg(world_shares_words(search, search.world), told_probability(search.there.most));
    if (!solved()) return tr("All worlds on the points of the class.");
    return worst + u' ' + tr("It is proved that no world has less than %1.").arg(told_lower(found.lower));
  }

  Scene all() {
    worlds();
    tone_legend();
    corners();
    strips();
    looked_at();
    bracket();
    ladder();
    slider();
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

PointWeights worst_world_at(const WorstSearchRun& search, const Grab& grab, QPointF place) {
  const WorldMap map = map_of(search, grab);
  PointWeights world = {};
  if (map.points < 2) return search.world;
  if (map.points == 2) {
    const double first = std::clamp((map.right - place.x()) / map.side(), 0.0, 1.0);
    world[search.face[0]] = first;
    world[search.face[1]] = 1 - first;
    return grid_marginal(world, search.chain->points);
  }
  const double first = (map.base - place.y()) / (map.side() * root_three / 2);
  const double third = (place.x() - map.left) / map.side() - first / 2;
  const std::array<double, 3> shares = {first, 1 - first - third, third};
  double sum = 0;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    world[search.face[i]] = std::max(0.0, shares[i]);
    sum += std::max(0.0, shares[i]);
  }
  if (sum <= 0) return search.world;
  return grid_marginal(world, search.chain->points);
}

bool on_drawn_face(const WorstSearchRun& search, const PointWeights& world) {
  double drawn = 0;
  for (const PointIndex x : search.face) drawn += world[x];
  constexpr double nearly = 0.98;
  return drawn >= nearly;
}

bool on_worst_world(const WorstSearchRun& search, const Grab& grab, QPointF place) {
  if (!on_drawn_face(search, search.world)) return false;
  const QPointF off = map_of(search, grab).at(search, search.world) - place;
  return std::hypot(off.x(), off.y()) <= worst_ring_reach;
}

Scene worst_world_scene(const WorstWorldRun& run, int step, const WorstLook& look, QSizeF room) {
  return WorstScene{run, std::min(step, worst_steps::best), look, room}.all();
}

ScenePicture worst_world_picture(std::shared_ptr<const WorstWorldRun> run, int step, double phase,
                                 const WorstLook& look) {
  WorstLook moving = look;
  if (phase < 1 && !look.halved) {
    const double ms = phase * worst_motion_ms(*run, step);
    if (worst_boxes_at(*run, step)) moving.halved = halved_after(ms);
    if (step > worst_steps::one_box && look.before == nullptr) {
      moving.before = run;
      moving.before_step = step - 1;
      moving.come = std::min(1.0, ms / worst_fade_ms);
    }
  }
  QSizeF natural = WorstScene::natural(look.layout);
  natural.rheight() += WorstScene{*run, std::min(step, worst_steps::best), look, natural}.chips_height();
  const auto at = [run = std::move(run), step, look, moving](int of, QSizeF room) {
    return worst_world_scene(*run, of, of == step ? moving : look, room);
  };
  return {natural, natural.height(), at, step, phase};
}

std::shared_ptr<const Picture> worst_world_card(const StabilityScenario& scenario, const Observer& observer) {
  const std::shared_ptr<const WorstWorldRun> run = compute_worst_world(scenario, observer);
  return std::make_shared<CardPicture>(scenario.searched, [run](QSizeF room) {
    Scene scene;
    const WorstSearchRun& search = asked_search(*run);
    constexpr double margin = 6;
    const double side = std::min(room.width() - 2 * margin, (room.height() - 2 * margin) * 2 / root_three);
    WorldMap map;
    map.left = (room.width() - side) / 2;
    map.right = map.left + side;
    map.base = (room.height() + side * root_three / 2) / 2;
    map.bar_height = 24;
    map.bar_top = room.height() / 2 - map.bar_height / 2;
    map.points = std::max<std::size_t>(2, search.face.size());
    if (search.face.size() > 1) {
      add_tones(scene, map, search);
      constexpr double least_outline = 5;
      add_boxes(scene, map, search, {search.shown, 0}, least_outline);
      QPolygonF border = map.whole();
      border << border.front();
      scene.line(border, {&Theme::ink, 1.25, 0.5, 0, 0, true});
    }
    scene.disc(map.at(search, search.world), 4, &Theme::canvas, {&Theme::ink, 1.75, 0.5});
    return scene;
  });
}

}  // namespace littlestone::ui
