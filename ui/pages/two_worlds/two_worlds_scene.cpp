// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/two_worlds/two_worlds_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/map/map_signs.hpp"
#include "ui/pages/two_worlds/two_worlds_words.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double most_decades = 9'999;  // beyond, an arrow

/// A count that has a place on the scale.
std::optional<double> drawn_log10(const LargeCount& count) {
  if (!std::isfinite(count.log10) || count.log10 > most_decades) return std::nullopt;
  return count.log10;
}

std::optional<double> log10_of(const TwoWorldsRow& row, const char* name) {
  const EnvelopeRow* found = worlds_row(row, name);
  return found == nullptr || !found->examples ? std::nullopt : drawn_log10(*found->examples);
}

const char* row_of_m(bool paper) { return paper ? "m-paper" : "m-sharp"; }

/// A class' title, its middle left out where it is wider than `room`.
QString cut_class(const TwoWorldsRow& row, const MathStyle& style, double room) {
  return literal(cut_text(worlds_class(row), text_font(style.size, style.weight), room));
}

struct TwoWorldsScene {
  Q_DECLARE_TR_FUNCTIONS(TwoWorldsPicture)

 public:
  const TwoWorldsRun& run;
  bool paper;
  std::size_t pointed;
  QSizeF room;
  WorldsStep here;
  Scene scene = {};
  const std::vector<TwoWorldsRow>& classes = run.study.rows;

  static constexpr double endless_y = 65;
  static constexpr double top = 92;                      // of the classes
  double base = room.height() - 113;                     // of both scales
  double end = room.width() - page_margin;               // of what is written at the right
  double zero = std::round(room.width() * 0.352);        // px of no mistake
  double axis = zero + 20;                               // of the dimensions
  double names = axis + 38;                              // of the classes
  int stride = paper ? 3 : 2;                            // decades between two lines
  Axis mistakes{0, most_mistakes(), zero, 24};           // online
  Axis decades{1, last_decade(), zero + 164, end - 16};  // privately: of log10 n
  double pitch = std::min(60.0, (base - top) / static_cast<double>(classes.size()));
  double bottom = (base + top + pitch * static_cast<double>(classes.size())) / 2;  // of the lowest class
  std::vector<double> middles = std::vector<double>(classes.size());               // of the classes
  std::vector<QRectF> bands = {};                                                  // of the groups
  std::vector<double> groups = {};                                                 // of the classes from below

  [[nodiscard]] double most_mistakes() const {
    double most = 2;
    for (const TwoWorldsRow& row : classes)
      most = std::max({most, static_cast<double>(row.facts.littlestone.upper) + 0.5, row.regret_upper + 0.2});
    return std::ceil(most);
  }

  /// Sharp, M leaves the scale where it is far above the lean learner; the paper's constants are all far above.
  [[nodiscard]] double last_decade() {
    constexpr double least = 9;
    constexpr double above = 4;  // decades, what is asked for by others than M
    constexpr double aside = 0.3;
    double high = 4;
    const auto reach = [&](const char* name, double most) {
      for (const TwoWorldsRow& row : classes)
        if (const auto value = log10_of(row, name)) high = std::max(high, std::min(*value, most));
    };
    for (const char* name : {"permute-and-flip", "consistent", "chain", "lean"}) reach(name, most_decades);
    reach(row_of_m(paper), paper ? most_decades : std::max(least, high + above) - aside);
    while (1 + 5 * stride < high + aside) stride += paper ? 3 : 1;  // at most some hundred times
    return 1 + stride * std::max(1.0, std::ceil((high + aside - 1) / stride));
  }

  /// The classes one above the other, by their dimension.
  void stack() {
    double y = bottom;
    for (const WorldsGroup& group : run.groups) {
      const double from = y;
      for (const std::size_t row : group.rows) {
        middles[row] = y - pitch / 2;
        y -= pitch;
        groups.push_back(static_cast<double>(bands.size()));
      }
      bands.emplace_back(16, y, room.width() - 32, from - y);
    }
  }

  [[nodiscard]] double online_x(double count) const { return mistakes.px(std::min(count, mistakes.to)); }
  [[nodiscard]] double private_x(double log10_examples) const {
    return decades.px(std::clamp(log10_examples, decades.from, decades.to));
  }
  [[nodiscard]] double bar_y(std::size_t row) const { return middles[row] - pitch * 0.1; }
  [[nodiscard]] double regret_y(std::size_t row) const { return bar_y(row) + std::min(17.0, pitch * 0.37); }
  [[nodiscard]] std::optional<double> m_of(std::size_t row) const { return log10_of(classes[row], row_of_m(paper)); }

  // --- The frame

  /// What the step is about.
  void band() {
    const double wide = room.width() - 32;
    QRectF rect;
    switch (here.what) {
      case WorldsStep::What::endless: rect = {16, endless_y - 26, wide, 42}; break;
      case WorldsStep::What::there: rect = {16, room.height() - 55, wide, 20}; break;
      case WorldsStep::What::back: rect = {16, room.height() - 33, wide, 20}; break;
      default: rect = bands[here.group];
    }
    scene.box(rect, &Theme::lineage, {}, 6).named(QStringLiteral("band"));
  }

  void heads() {
    const double x = page_margin + scene.words({page_margin, 22}, tr("Online"), styles::bold, &Theme::ink).width() + 7;
    Text game{tr("mistakes, in a game against you"), styles::plain, {x, 22}, 0, axis - 14 - x};
    if (game.set().width() > game.room) game.markup = tr("mistakes");
    scene.add(game, &Theme::ink2);
    scene.words({axis, 22}, QStringLiteral("$d$"), {13}, &Theme::ink, 0.5);
    const QString more = stride == 2   ? tr("examples $n$, each line a hundred times more")
                         : stride == 3 ? tr("examples $n$, each line a thousand times more")
                                       : tr("examples $n$, each line $10^{%1}$ times more").arg(stride);
    const double before = width_of(tr("Private"), styles::bold) + 7;
    const double width = scene.words({end, 22}, more, styles::plain, &Theme::ink2, 1, end - names - before).width();
    scene.words({end - width - before, 22}, tr("Private"), styles::bold, &Theme::ink);
  }

  /// A line from one place to another with a head at its end.
  void pointing(QPointF from, QPointF to, double width) {
    const double back = to.x() > from.x() ? -6 : 6;
    const Stroke stroke{&Theme::ink, width, 1, 0, 0, true};
    scene.line(from, to, stroke);
    scene.line({to + QPointF(back, -5), to, to + QPointF(back, 5)}, stroke);
  }

  void endless() {
    const double line = endless_y + 2;
    const double from = decades.begin + 6;
    scene.line({16, endless_y + 19}, {room.width() - 16, endless_y + 19}, {&Theme::ink, 1.25, 0, 2, 4});
    scene.words({axis + 16, endless_y}, QStringLiteral("∞"), {18, QFont::DemiBold}, &Theme::ink);
    scene.words({names + 2, endless_y - 2}, tr("thresholds on ℝ"), styles::bold, &Theme::ink, 0,
                decades.begin - names - 4);
    pointing({axis - 16, line}, {page_margin + 4, line}, 2.5);
    pointing({from, line}, {end - 2, line}, 2.5);
    scene.words({axis - 20, endless_y - 10}, tr("a point between any two: it never ends"), styles::small, &Theme::ink2,
                1, axis - 20 - page_margin);
    scene.words({from, endless_y - 10}, tr("no $n$ is enough (Theorem 1)"), styles::small, &Theme::ink2, 0, end - from);
  }

  void scales() {
    const double y = base + 22;
    const auto rule = [&](double x, const QString& number) {
      scene.line({x, top - 2}, {x, base + 6}, thin(&Theme::hair));
      scene.words({x, y}, number, styles::small, &Theme::ink3, 0.5);
    };
    for (const double k : mistakes.ticks(static_cast<int>(std::min(8.0, mistakes.to))))
      rule(online_x(k), QString::number(k));
    for (int k = 1; k <= decades.to; k += stride)
      rule(private_x(k), k == 1 ? QStringLiteral("10") : QStringLiteral("$10^{%1}$").arg(k));
    const auto title = [&](const QString& markup, double middle, double from, double to) {
      Text words{markup, styles::small, {from, y + 16}, 0, to - from};
      const double width = words.set().width();
      words.baseline.setX(std::max(from, std::min(middle - width / 2, to - width)));
      scene.add(words, &Theme::ink2);
    };
    title(tr("mistakes, expected mistakes, regret: one scale"), (mistakes.begin + mistakes.end) / 2, page_margin,
          axis + 24);
    title(tr("examples that the promise asks for (log scale)"), (decades.begin + decades.end) / 2, names, end);
  }

  void dimensions() {
    scene.line({axis, top + 2}, {axis, base - 2}, thin(&Theme::line, 2));
    for (std::size_t i = 0; i < bands.size(); ++i) {
      const double y = bands[i].center().y();
      scene.line({axis - 4, y}, {axis + 4, y}, thin(&Theme::line, 1.5));
      scene.words({axis + 16, y + 5.5}, QString::number(run.groups[i].dimension), {16, QFont::DemiBold},
                  i == here.group ? &Theme::ink : &Theme::ink2);
    }
  }

  void stairs() {
    constexpr double slant = 5;  // half of what the stairs take from one dimension to the next
    QPolygonF soa;
    QPolygonF m;
    QPolygonF lean;
    bool leaves = false;
    for (std::size_t i = 0; i < bands.size(); ++i) {
      const double from = bands[i].bottom() - (i == 0 ? 2 : slant);
      const double to = bands[i].top() + (i + 1 == bands.size() ? 4 : slant);
      const auto step = [&](QPolygonF& line, double x) { line << QPointF(x, from) << QPointF(x, to); };
      // Below 0: nothing is asked for.
      const auto x_of = [&](const LargeCount& count) {
        return drawn_log10(count) ? private_x(count.log10) : decades.begin;
      };
      step(soa, online_x(run.groups[i].dimension));
      if (const auto few = run.examples_of(run.groups[i], "lean")) step(lean, x_of(*few));
      const auto asked = run.examples_of(run.groups[i], row_of_m(paper));
      if (leaves) continue;
      leaves = !asked || (asked->log10 >= 0 && (!drawn_log10(*asked) || asked->log10 > decades.to));
      if (!leaves) {
        step(m, x_of(*asked));
      } else {
        const double y = bands[i].center().y();
        m << QPointF(m.isEmpty() ? decades.begin : m.back().x(), y) << QPointF(end, y);
      }
    }
    const Stroke thick{&Theme::ink, 2.5, 1, 0, 0, true};
    scene.line(soa, thick);
    scene.line(lean, thick);
    scene.line(m, m_line).faded = faded_m;
    if (leaves) head(m.back(), 7);
  }

  static constexpr Stroke m_line{&Theme::m, 1.75, 1, 0, 0, true};
  /// Where M goes on to the right.
  void head(QPointF tip, double length) {
    scene.line({tip + QPointF(-length, -5), tip, tip + QPointF(-length, 5)}, m_line).faded = faded_m;
  }

  // --- A class

  [[nodiscard]] static Touch chosen(const QRectF& rect, std::size_t row) {
    return {rect, 4, Spot::Act::choose, static_cast<std::int32_t>(row)};
  }
  [[nodiscard]] static Kin kin_of(std::size_t row) { return Kin::of_node(static_cast<std::int32_t>(row)); }

  void online(std::size_t index) {
    const TwoWorldsRow& row = classes[index];
    const double y = bar_y(index);
    const auto tick = [&](double x, double at, double half, const Stroke& stroke) {
      scene.line({x, at - half}, {x, at + half}, stroke);
    };
    const Stroke bounds{&Theme::ink2, 1.5, 1, 7, 4};
    scene.line({mistakes.end + 2, y}, {zero + 8, y}, {&Theme::line, 1, 0, 1, 4});
    const double soa = online_x(row.facts.littlestone.upper);
    const double least = online_x(row.randomized_lower);
    if (row.randomized) {
      const double coin = online_x(to_double(*row.randomized));
      scene.line({coin, y}, {soa, y}, {&Theme::ink2, 3.5});
      tick(coin, y, 6, {&Theme::ink, 2.5});
    } else {
      scene.line({least, y}, {online_x(row.randomized_upper), y}, bounds);
    }
    tick(soa, y, 7, {&Theme::ink, 4.5});
    const double low = regret_y(index);
    const double lower = online_x(row.regret_lower);
    const double upper = online_x(row.regret_upper);
    scene.line({lower, low}, {upper, low}, bounds);
    for (const double x : {lower, upper}) tick(x, low, 3, {&Theme::ink2, 1.5});
    if (row.regret) tick(online_x(to_double(*row.regret)), low, 6, {&Theme::ink, 3});
    const double left = std::min(soa, upper);
    scene.touch(chosen({left - 7, y - 9, std::max(lower, least) - left + 14, low - y + 17}, index), kin_of(index));
  }

  void privately(std::size_t index) {
    const TwoWorldsRow& row = classes[index];
    const double y = bar_y(index);
    const auto x_of = [&](const char* name) { return private_x(log10_of(row, name).value_or(decades.from)); };
    const auto m = m_of(index);
    const bool leaves = m && *m > decades.to;
    const double to = leaves ? end : m ? private_x(*m) : std::max(x_of("permute-and-flip"), x_of("lean"));
    const double from = x_of("consistent");
    scene.line({from, y}, {to, y}, {&Theme::line, 1.25});
    const auto sign = [&](const char* name) {
      if (log10_of(row, name)) add_row_sign(scene, name, {x_of(name), y});
    };
    sign("consistent");
    sign("permute-and-flip");
    if (leaves)
      head({to, y}, 6);
    else
      sign(row_of_m(paper));
    sign("lean");
    sign("chain");
    scene.touch(chosen({from - 8, y - 9, std::max(16.0, to - from + 16), 18}, index), kin_of(index));
  }

  void name(std::size_t index) {
    const bool strong = index == pointed;
    const MathStyle& style = strong ? styles::bold : styles::small;
    const QString words = cut_class(classes[index], style, decades.begin - 14 - names);
    const double y = (bar_y(index) + regret_y(index)) / 2 + 4;
    const QRectF box(names - 5, y - 14, width_of(words, style) + 10, 20);
    if (strong) {
      scene.box(box, &Theme::canvas, {}, 4);
      scene.add(Ring{box, 4}, nullptr);
    }
    scene.words({names, y}, words, style, strong ? &Theme::ink : &Theme::ink2)
        .touched(chosen(box, index), kin_of(index));
  }

  // --- The class that is told

  /// Words at the first of these baselines that is free, each with a share of their width before it.
  void told(const QString& markup, const MathStyle& style, Ink ink, bool must,
            const std::vector<std::pair<QPointF, double>>& baselines) {
    const double width = width_of(markup, style);
    std::vector<Place> places;
    places.reserve(baselines.size());
    for (const auto& [at, share] : baselines)
      places.push_back({words_box(at - QPointF(share * width, 0), width, style.size)});
    scene.label(markup, style, ink, {std::move(places), {4, 0, room.width() - 12, room.height()}, must});
  }

  void told_online() {
    const TwoWorldsRow& row = classes[pointed];
    const double y = bar_y(pointed) - 5;
    const double soa = online_x(row.facts.littlestone.upper) - 6;
    const QString most = tr("SOA %1").arg(worlds_dimension(row));
    if (soa - 6 > width_of(most, styles::small_bold)) scene.words({soa, y}, most, styles::small_bold, &Theme::ink, 1);
    if (row.randomized && to_double(*row.randomized) > 0) {
      const double coin = online_x(to_double(*row.randomized)) + 5;
      const QString value = mistakes_text(to_double(*row.randomized));
      for (const QString& words : {tr("%1 by coin").arg(value), value}) {
        if (coin + width_of(words, styles::small) > axis - 9) continue;
        scene.words({coin, y}, words, styles::small, &Theme::ink);
        break;
      }
    }
    const double low = regret_y(pointed) + 4;
    told(tr("regret"), styles::small, &Theme::ink2, false,
         {{{online_x(row.regret_upper) - 6, low}, 1},
          {{online_x(row.regret_lower) + 6, low}, 0},
          {{online_x(row.regret_upper) - 14, low}, 1}});
  }

  void told_privately() {
    const TwoWorldsRow& row = classes[pointed];
    const double above = bar_y(pointed) - 5;
    const double below = above + 20;
    const auto x_of = [&](const char* name) { return private_x(*log10_of(row, name)); };
    const auto asked = [&](const char* name) { return asked_text(*worlds_row(row, name)->examples); };
    if (log10_of(row, "permute-and-flip")) {
      const double x = x_of("permute-and-flip");
      const double spine = log10_of(row, "lean") ? x_of("lean") : room.width();  // through all of the rings
      told(tr("PF %1").arg(asked("permute-and-flip")), styles::small, &Theme::g_text, true,
           {{{x - 4, below}, 0}, {{spine - 8, below}, 1}, {{spine + 8, below}, 0}});
    }
    if (log10_of(row, "chain")) {
      const double x = x_of("chain");
      told(short_learner("chain") + u' ' + asked("chain"), styles::small_bold, &Theme::ink, true,
           {{{x - 8, above}, 1}, {{x - 8, below}, 1}});
    }
    if (log10_of(row, "lean")) {
      const double x = x_of("lean");
      told(short_learner("lean") + u' ' + asked("lean"), styles::small_bold, &Theme::ink, true,
           {{{x + 9, above}, 0}, {{x + 9, below}, 0}});
    }
    if (const auto m = m_of(pointed)) {
      const double x = *m <= decades.to ? private_x(*m) : end;
      told(tr("M %1").arg(asked(row_of_m(paper))), styles::small, &Theme::m_text, false,
           {{{x + 9, above}, 0}, {{x + 9, below}, 0}, {{x - 9, above}, 1}, {{x - 9, below}, 1}});
    }
  }

  /// The examples by the other set of constants, one a group.
  void other_constants() {
    for (std::size_t i = 0; i < bands.size(); ++i) {
      const auto other = run.examples_of(run.groups[i], row_of_m(!paper));
      if (!other) continue;
      const QString words = paper ? tr("sharp %1").arg(asked_text(*other)) : tr("paper %1").arg(asked_text(*other));
      const double width = width_of(words, styles::small);
      double right = end - 2;
      const auto asked = run.examples_of(run.groups[i], row_of_m(paper));
      if (asked && drawn_log10(*asked) && asked->log10 <= decades.to) {
        const double line = private_x(asked->log10);
        if (line > right - width - 8) right = line - 9;
      }
      const double y = regret_y(run.groups[i].rows.front()) + 4;
      scene.box({right - width - 2, y - 9, width + 4, 11}, i == here.group ? &Theme::lineage : &Theme::canvas);
      scene.words({right, y}, words, styles::small, &Theme::m_text, 1);
    }
  }

  // --- Below, and the hand

  void foot() {
    const double rule = room.height() - 62.5;
    scene.line({page_margin, rule}, {end, rule}, thin(&Theme::hair));
    const auto line = [&](double y, bool there, const QString& words, const QString& source) {
      const double from =
          page_margin + scene.words({page_margin, y}, tr("finite $d$"), styles::bold, &Theme::ink).width() + 14;
      const QPointF start(from, y - 4);
      const QPointF stop(from + 60, y - 4);
      pointing(there ? start : stop, there ? stop : start, 2);
      const double right = scene.words({end, y}, source, styles::small, &Theme::ink3, 1, room.width() * 0.36).width();
      scene.words({stop.x() + 10, y}, words, styles::plain, &Theme::ink, 0, end - right - stop.x() - 20);
    };
    line(room.height() - 41, true, tr("a private learner, from some $n$ on."),
         tr("log $n$ grows like $2^d$: Theorem 3"));
    line(room.height() - 19, false, tr("one private learner that is barely right."),
         tr("$d$ < a tower about $n$ high: Theorem 2"));
  }

  /// On the axis of the dimensions, where a hand finds a group at each class, and what is endless above.
  void handle() {
    if (here.what == WorldsStep::What::there || here.what == WorldsStep::What::back) return;
    const bool at_endless = here.what == WorldsStep::What::endless;
    const QPointF middle(axis, at_endless ? endless_y + 2 : bands[here.group].center().y());
    std::vector<double> stops = groups;
    for (double y = bands.back().top() - pitch; y > endless_y + 2; y -= pitch) stops.push_back(stops.back());
    stops.push_back(static_cast<double>(bands.size()));
    const Axis places = Axis::columns(stops.size(), bottom, bottom - pitch * static_cast<double>(stops.size()));
    scene.disc(middle, 8, &Theme::canvas, {&Theme::ink, 2})
        .named(QStringLiteral("handle"))
        .touched({{middle - QPointF(14, 14), QSizeF(28, 28)},
                  14,
                  Spot::Act::drag,
                  -1,
                  Grab{worlds_group, places, Qt::Vertical, 0, std::move(stops)}});
  }

  Scene all() {
    stack();
    band();
    heads();
    scales();
    endless();
    dimensions();
    stairs();
    for (std::size_t row = 0; row < classes.size(); ++row) {
      online(row);
      privately(row);
      name(row);
    }
    told_online();
    told_privately();
    other_constants();
    foot();
    handle();
    const WorldsGroup& high = run.groups.back();
    scene.says = tr("%n classes by their Littlestone dimension. Online: mistakes, expected mistakes and regret. "
                    "Privately: examples. The highest is %1, at %2.",
                    nullptr, static_cast<int>(classes.size()))
                     .arg(worlds_class(classes[high.rows.front()]), QString::number(high.dimension));
    return std::move(scene);
  }
};

/// One class in numbers, and what the marks mean.
struct WorldsCardScene {
  Q_DECLARE_TR_FUNCTIONS(WorldsCardPicture)

 public:
  static Scene of(const TwoWorldsRun& run, std::size_t index, QSizeF room) {
    Scene scene;
    scene.says = class_words(run, index);
    const TwoWorldsRow& row = run.study.rows[index];
    constexpr double card_height = 180;
    const double right = room.width() - 12;
    scene.box({0.5, 0.5, room.width() - 1, card_height}, &Theme::canvas, thin(&Theme::hair), 8);
    const QString sizes =
        tr("Ldim %1, VC %2").arg(worlds_dimension(row), vc_text(row.facts.vc.lower, row.facts.vc.exact()));
    const double taken = scene.words({right, 22}, sizes, styles::small, &Theme::ink2, 1).width();
    scene.words({12, 22}, cut_class(row, styles::bold, right - taken - 24), styles::bold, &Theme::ink);
    double y = 43;
    for (const auto& [name, value] : class_card(run, index)) {
      const double number = scene.words({right, y}, value, styles::small, &Theme::ink, 1, room.width() * 0.55).width();
      scene.words({12, y}, name, styles::small, &Theme::ink2, 0, right - number - 20);
      y += 16;
    }
    y = card_height + 26;
    scene.words({0, y}, tr("READ THE MARKS"), styles::small_bold, &Theme::ink3);
    const std::array<std::pair<const char*, QString>, 7> marks = {
        {{"mistakes", tr("$R$: best coins … $d$: SOA (exact)")},
         {"regret", tr("regret: bounds, exact if small")},
         {"consistent", tr("consistent, not private: ln |$H$|")},
         {"permute-and-flip", tr("permute-and-flip (PF): ln |$H$|")},
         {"lean", tr("lean learner: sees $d$, not |$H$|")},
         {"chain", tr("chain learner: $d$ = 2 and 3")},
         {"m-sharp", tr("M, sharp: sees $d$, steeply")}}};
    y += 16;
    for (const auto& [mark, words] : marks) {
      read(scene, mark, y);
      scene.words({52, y + 4}, words, styles::small, &Theme::ink2, 0, room.width() - 52);
      y += 19;
    }
    return scene;
  }

 private:
  static void read(Scene& scene, std::string_view mark, double y) {
    const auto level = [&](const Stroke& stroke) -> Mark& { return scene.line({3, y}, {37, y}, stroke); };
    const auto tick = [&](double x, double half, double width) {
      scene.line({x, y - half}, {x, y + half}, thin(&Theme::ink, width));
    };
    if (mark == "mistakes") {
      level(thin(&Theme::ink2, 3.5));
      tick(3, 6, 4.5);
      tick(37, 5, 2.5);
    } else if (mark == "regret") {
      level({&Theme::ink2, 1.5, 0, 7, 4});
      tick(26, 5, 3);
    } else {
      if (mark == "lean") level(thin(&Theme::ink, 2.5));
      if (mark == "m-sharp") level(thin(&Theme::m, 1.75)).faded = faded_m;
      add_row_sign(scene, mark, {20, y});
    }
  }
};

WorldsStep worlds_step_at(const TwoWorldsRun& run, int step) {
  const std::vector<WorldsStep> steps = worlds_steps(run);
  return steps[static_cast<std::size_t>(std::clamp(step, 0, static_cast<int>(steps.size()) - 1))];
}

}  // namespace

std::size_t class_told(const TwoWorldsRun& run, int step, std::optional<std::size_t> pointed) {
  if (pointed && *pointed < run.study.rows.size()) return *pointed;
  return run.groups[std::min(worlds_step_at(run, step).group, run.groups.size() - 1)].rows.back();
}

Scene two_worlds_scene(const TwoWorldsRun& run, int step, const WorldsView& view, QSizeF room) {
  return TwoWorldsScene{run, view.paper, class_told(run, step, view.pointed), room, worlds_step_at(run, step)}.all();
}

ScenePicture two_worlds_picture(std::shared_ptr<const TwoWorldsRun> run, int step, double phase, WorldsView view) {
  constexpr double least_height = 480;
  return {{728, 600},
          least_height,
          [run = std::move(run), view](int at, QSizeF room) { return two_worlds_scene(*run, at, view, room); },
          step,
          phase};
}

ScenePicture worlds_card_picture(std::shared_ptr<const TwoWorldsRun> run, std::size_t row) {
  const QSizeF size(256, 358);
  return {size, size.height(),
          [run = std::move(run), row](int, QSizeF room) { return WorldsCardScene::of(*run, row, room); }};
}

}  // namespace littlestone::ui
