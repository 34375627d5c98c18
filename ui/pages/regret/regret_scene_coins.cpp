// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/regret/regret_scene.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct CoinTreeScene {
  Q_DECLARE_TR_FUNCTIONS(RegretPicture)

 public:
  Scene& scene;
  const RegretPageRun& run;
  const RegretMoment& moment;
  const CoinOdds& by_hand;
  const CoinTreePlace& place;
  const std::vector<CoinNode>& nodes = run.tree.nodes;
  std::vector<QPointF> at = {};  // by node
  double pitch = 60;             // of leaves
  double radius = 15;            // of nodes

  [[nodiscard]] const CoinNode& node(std::int32_t i) const { return nodes[static_cast<std::size_t>(i)]; }
  [[nodiscard]] QPointF of(std::int32_t i) const { return at[static_cast<std::size_t>(i)]; }
  [[nodiscard]] static QString key(const char* what, std::int32_t i) {
    return QStringLiteral("%1 %2").arg(QLatin1String(what)).arg(i);
  }
  [[nodiscard]] QRectF label_room() const {
    return {QPointF(place.left - 20, place.top - 30), QPointF(place.right + 10, place.leaves + 10)};
  }

  void place_nodes() {
    const auto leaves = std::count_if(nodes.begin(), nodes.end(), [](const auto& n) { return n.leaf(); });
    pitch = std::min(60.0, (place.right - place.left) / static_cast<double>(leaves));
    const double step = std::min(58.0, 116.0 / std::max(1, run.tree.depth - 1));
    radius = std::min({15.0, step * 0.42, pitch * 0.36});
    at.resize(nodes.size());
    // Leaves in their order, then each node over the middle of its children, which come after it.
    double x = place.left + pitch / 2;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      if (!nodes[i].leaf()) continue;
      at[i] = {x, place.leaves};
      x += pitch;
    }
    for (std::size_t i = nodes.size(); i-- > 0;) {
      if (nodes[i].leaf()) continue;
      const auto [minus, plus] = nodes[i].children;
      at[i] = {(of(minus).x() + of(plus).x()) / 2, place.top + step * nodes[i].level};
    }
  }

  void titles() {
    const double room = place.right - place.left;
    const QString value = exact_text(nodes.front().value);
    const QString title = moment.sums && by_hand.empty() ? tr("Fair coins: every truth costs %1").arg(value)
                                                         : tr("Fair coins: no truth need cost more than %1").arg(value);
    const double x = scene.words({place.left, place.title}, title, styles::heading, &Theme::ink, 0, room).width() + 12;
    const QString subtitle = tr("both answers hurt alike");
    if (x + width_of(subtitle, styles::small) <= room)
      scene.words({place.left + x, place.title}, subtitle, styles::small, &Theme::ink2);
    if (of(0).x() - radius - place.left > 130)
      scene.paragraph({place.left, place.top + 6}, tr("at a node: value $R$; on an edge: cost"), styles::small,
                      &Theme::ink2, 96, 14);
  }

  /// Where the label of the edge to a node stands: at one height for both children, and outside their parent.
  [[nodiscard]] QPointF chip_of(std::int32_t i) const {
    const CoinNode& parent = node(node(i).parent);
    const QPointF from = of(node(i).parent);
    const QPointF way = of(i) - from;
    const double height = std::min(of(parent.children[0]).y(), of(parent.children[1]).y()) - from.y();
    const double share = std::max(height * 0.52 / way.y(), (radius + 9.5) / std::hypot(way.x(), way.y()));
    QPointF middle = from + way * std::min(share, 0.8);
    if (std::abs(middle.x() - from.x()) < 9) middle.setX(from.x() + side_of(i) * 9);
    return middle;
  }
  /// To which side of its parent a node lies: 1 or −1.
  [[nodiscard]] double side_of(std::int32_t i) const { return node(i).edge == Label::plus ? 1 : -1; }

  /// It grows out of the parent.
  void edge(std::int32_t i) {
    const QPointF from = of(node(i).parent);
    const QPointF chip = chip_of(i);
    scene.line(from, of(i), {&Theme::line, 1.2}).grows(key("edge", i), from);
    scene.box({chip - QPointF(10, 9), QSizeF(20, 18)}, &Theme::canvas, {}, 4).named(key("chip", i));
    scene.add(LabelCell{{chip - QPointF(8, 8), QSizeF(16, 16)}, node(i).edge}, nullptr).named(key("label", i));
  }

  /// What the label of an edge costs, beside it, where it has room.
  void cost(std::int32_t i) {
    const auto set = by_hand.find(node(i).parent);
    const bool own = set != by_hand.end();
    const Rational plus = own ? set->second : node(node(i).parent).plus;
    const QString words = exact_text(node(i).edge == Label::plus ? Rational(1 - plus) : plus);
    const MathStyle& style = own ? styles::small_bold : styles::small;
    const double width = width_of(words, style);
    const QPointF chip = chip_of(i);
    const double left = chip.x() + side_of(i) * 12 - (side_of(i) > 0 ? 0 : width);
    std::vector<Place> places;
    for (const double down : {4.0, -1.0, 9.0}) places.push_back({words_box({left, chip.y() + down}, width, caption)});
    scene.label(words, style, own ? &Theme::ink : &Theme::ink2, {places, label_room()}).named(key("cost", i));
  }

  void asks(std::int32_t i) {
    const QPointF centre = of(i);
    const QString name = lone_name(run.own.concept_class.point_name(node(i).point));
    const double half = std::min(pitch * 0.7, circle_node_half(radius, name));
    const QRectF rect(centre - QPointF(half, radius), centre + QPointF(half, radius));
    constexpr double certain = 80;  // px from no + to nothing but +
    const double none = centre.x() - to_double(node(i).plus) * certain;
    scene.add(Node{rect, name, NodeTone::strong}, nullptr)
        .touched({rect, radius, Spot::Act::drag, i, Grab{regret_odds, {0, 1, none, none + certain}}}, Kin::of_node(i));
    const QString value = exact_text(node(i).value);
    const double width = width_of(value, styles::bold);
    std::vector<Place> places;
    for (const double down : {4.0, -4.0, -8.0, 9.0})
      for (const double x : {rect.right() + 4, rect.left() - 4 - width})
        places.push_back({words_box({x, centre.y() + down}, width, styles::bold.size)});
    scene.label(value, styles::bold, &Theme::ink, {places, label_room()});
  }

  void leaf(std::int32_t i) {
    const double x = of(i).x();
    const double y = of(i).y() + 16;
    const double room = pitch - 6;
    const ConceptClass& c = run.own.concept_class;
    const QRectF box(x - room / 2, y - 14, room, 56);
    const HypothesisIndex first = node(i).left.front();
    const bool alone = node(i).left.size() == 1;
    const MathStyle style{13, alone ? QFont::Normal : QFont::DemiBold};
    const QString name = alone ? name_markup(c.hypothesis_name(first), style, room) : whole_text(node(i).left.size());
    scene.words({x, y}, name, style, &Theme::ink, 0.5)
        .touched({box}, alone ? Kin::of_predictor(c.row(first)) : Kin::of_node(i))
        .named(key("name", i));
    const QSizeF strip = micro_strip_size(c.points(), room);
    if (alone)
      scene.add(Strip{{QPointF(x - strip.width() / 2, y + 5), strip}, c.row(first)}, nullptr).named(key("below", i));
    else
      scene.words({x, y + 14}, tr("left"), styles::small, &Theme::ink2, 0.5, room).named(key("below", i));
    if (!moment.sums) return;
    scene.words({x, y + 36}, exact_text(coin_cost(run.tree, i, by_hand)), styles::bold, &Theme::ink, 0.5, room + 4)
        .named(key("sum", i));
    if (!by_hand.empty() && i == worst_leaf(run.tree, by_hand)) scene.box(box, nullptr, {&Theme::ink, 2}, 4);
  }

  void all() {
    place_nodes();
    titles();
    const auto count = static_cast<std::int32_t>(nodes.size());
    const auto each = [&](void (CoinTreeScene::*draw)(std::int32_t), auto wanted) {
      for (std::int32_t i = 0; i < count; ++i)
        if (wanted(node(i))) (this->*draw)(i);
    };
    const auto hangs = [&](const CoinNode& n) { return n.level > 0 && n.level <= moment.levels; };
    each(&CoinTreeScene::edge, hangs);
    each(&CoinTreeScene::asks, [&](const CoinNode& n) { return !n.leaf() && n.level < moment.levels; });
    each(&CoinTreeScene::leaf, [&](const CoinNode& n) { return n.leaf() && n.level <= moment.levels; });
    each(&CoinTreeScene::cost, hangs);
  }
};

struct CoinClassesScene {
  Q_DECLARE_TR_FUNCTIONS(RegretPicture)

 public:
  Scene& scene;
  const RegretPageRun& run;
  const QRectF& room;
  int most = std::max_element(run.classes.begin(), run.classes.end(), [](const CoinRow& a, const CoinRow& b) {
               return a.dimension < b.dimension;
             })->dimension;
  Axis x{0, static_cast<double>(std::max(1, most)), room.left() + 100, room.left() + 260};

  void all() {
    scene.words(room.topLeft() + QPointF(8, 0), tr("Between half and all of Ldim"), styles::heading, &Theme::ink, 0,
                room.width());
    const double first = room.top() + 26;
    const double base = room.top() + 208;
    const double every = x.to <= 6 ? 1 : std::floor(round_up(x.to / 5));
    for (double i = 0; i <= x.to; i += every) {
      const double rule = std::round(x.px(i)) + 0.5;
      scene.line({rule, first - 10}, {rule, base}, thin(&Theme::hair));
      scene.words({x.px(i), base + 16}, QString::number(i), styles::small, &Theme::ink2, 0.5);
    }
    scene.words({x.px(x.to / 2), base + 32}, tr("expected mistakes"), styles::small, &Theme::ink2, 0.5,
                room.width() - 8);
    const double apart = 27 * 6 / std::max(6.0, static_cast<double>(run.classes.size()) - 1);
    for (std::size_t row = 0; row < run.classes.size(); ++row) one(row, first + apart * static_cast<double>(row));
  }

  /// From half to all of Ldim, and R; the page's own class comes first.
  void one(std::size_t row, double y) {
    const CoinRow& of = run.classes[row];
    const bool own = row == 0;
    const MathStyle& style = own ? styles::bold : styles::plain;
    if (own) scene.box({room.left(), y - 12, room.width(), 24}, &Theme::lineage, {}, 4);
    scene.words({room.left() + 8, y + 4}, literal_class(of.text), style, own ? &Theme::ink : &Theme::ink2, 0, 88);
    const double low = x.px(of.dimension / 2.0);
    const double high = x.px(of.dimension);
    scene.line({low, y}, {high, y}, thin(&Theme::ink3, 4)).grows(QStringLiteral("class %1").arg(row), QPointF(low, y));
    for (const double end : {low, high}) scene.line({end, y - 6}, {end, y + 6}, {&Theme::ink, 1.4, 0, 3, 1.5});
    const double coins = x.px(to_double(of.coins.upper));
    if (of.coins.exact()) scene.line({coins, y - 8}, {coins, y + 8}, {&Theme::ink, 3});
    const QString value = coins_text(of.coins);
    const double from = std::max(high, coins) + 8;
    const bool fits = from + width_of(value, style) <= room.right() - 3;
    scene.words({fits ? from : low - 8, y + 4}, value, style, &Theme::ink, fits ? 0 : 1);
  }
};

}  // namespace

void add_coin_tree(Scene& scene, const RegretPageRun& run, const RegretMoment& moment, const CoinOdds& by_hand,
                   const CoinTreePlace& place) {
  if (moment.levels > 0) CoinTreeScene{scene, run, moment, by_hand, place}.all();
}

void add_coin_classes(Scene& scene, const RegretPageRun& run, const QRectF& room) {
  if (!run.classes.empty()) CoinClassesScene{scene, run, room}.all();
}

ScenePicture coin_tree_picture(std::shared_ptr<const RegretPageRun> run, CoinOdds by_hand) {
  const QSizeF size(400, 256);
  return {size, size.height(), [run = std::move(run), by_hand = std::move(by_hand)](int, QSizeF room) {
            Scene scene;
            const RegretMoment last = RegretMoment::at(*run, RegretMoment::steps(*run) - 1);
            add_coin_tree(scene, *run, last, by_hand, {page_margin, room.width() - 20, 18, 50, 196});
            const auto& nodes = run->tree.nodes;
            scene.says =
                nodes.empty()
                    ? QCoreApplication::translate("CoinTreePicture", "No tree: one hypothesis, or too many to search.")
                    : QCoreApplication::translate(
                          "CoinTreePicture", "The best tree of fair coins: every truth costs %1 mistakes on average.")
                          .arg(exact_text(nodes.front().value));
            return scene;
          }};
}

}  // namespace littlestone::ui
