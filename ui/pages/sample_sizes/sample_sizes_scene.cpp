// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sample_sizes/sample_sizes_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/kit/figure_words.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/map/map_signs.hpp"
#include "ui/pages/sample_sizes/sample_sizes_words.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

/// How a row of the envelope is drawn along the axis.
struct SizesLine {
  std::string_view name;
  BoundGroup group;
  Stroke stroke;
  Ink text = &Theme::ink2;
  bool of_d = false;      ///< it depends on d alone: along |X| of thresholds it is stairs
  bool has_sign = false;  ///< which stands at its places

  /// From which on it is there.
  [[nodiscard]] int step() const {
    if (group == BoundGroup::plain) return 0;
    if (group == BoundGroup::agnostic) return sizes_steps::agnostic;
    return name == "permute-and-flip" ? sizes_steps::mechanism : sizes_steps::of_d;
  }
  [[nodiscard]] double faded() const { return name == "m-sharp" ? faded_m : 1; }
};

constexpr Stroke unknown_sizes_stroke{&Theme::ink3, 1.5, 1, 2, 3};

/// In the order in which they lie over each other.
constexpr std::array<SizesLine, 15> sizes_lines = {
    {{"thresholds-lower", BoundGroup::unknown, unknown_sizes_stroke},
     {"thresholds-upper", BoundGroup::unknown, unknown_sizes_stroke},
     {"vc-1", BoundGroup::unknown, unknown_sizes_stroke, &Theme::ink2, true},
     {"lyu", BoundGroup::unknown, unknown_sizes_stroke, &Theme::ink2, true},
     {"ggkm", BoundGroup::unknown, unknown_sizes_stroke, &Theme::ink2, true},
     {"vc", BoundGroup::plain, {&Theme::ink2, 1.5, 1, 7, 4}},
     {"refuted", BoundGroup::refuted, {&Theme::ink, 2.5}},
     {"consistent", BoundGroup::plain, {&Theme::p, 2.5, 1, 4, 4}},
     {"m-paper", BoundGroup::private_ones, {&Theme::m, 1.5, 1, 7, 4}, &Theme::m_text, true},
     {"exponential-mechanism-agnostic", BoundGroup::agnostic, {&Theme::g, 1.5, 1, 9, 4}, &Theme::g_text},
     {"m-agnostic", BoundGroup::agnostic, {&Theme::m, 1.5}, &Theme::m_text, true},
     {"m-sharp", BoundGroup::private_ones, {&Theme::m, 2}, &Theme::m_text, true, true},
     {"permute-and-flip", BoundGroup::private_ones, {&Theme::g, 2.5, 1, 9, 4}, &Theme::g_text, false, true},
     {"lean", BoundGroup::private_ones, {&Theme::ink, 2.5}, &Theme::ink, true, true},
     {"chain", BoundGroup::private_ones, {&Theme::ink, 1.5}, &Theme::ink, true, true}}};

const SizesLine& sizes_line(std::string_view name) {
  return *std::find_if(sizes_lines.begin(), sizes_lines.end(),
                       [&](const SizesLine& line) { return line.name == name; });
}

/// The decades of n. Every line is seen where it begins; what grows beyond leaves at the top.
Axis sizes_decades(const SampleSizesRun& run) {
  double low = std::log10(static_cast<double>(run.scenario.budget));
  double high = low;
  for (const SampleSizesCurve& curve : run.study.curves) {
    for (const char* name :
         {"consistent", "permute-and-flip", "exponential-mechanism-agnostic", "lean", "chain", "m-sharp"}) {
      if (!run.scenario.shows(sizes_line(name).group)) continue;
      for (const SampleSizesPoint& point : curve.points) {
        const auto value = log10_at(point, name);
        if (!value) continue;
        low = std::min(low, *value);
        high = std::max(high, *value);
        if (std::string_view(name) == "m-sharp" && run.scenario.across == CurveAcross::points) break;
      }
    }
  }
  const double first = std::max(0.0, std::floor(low));
  const double last = std::ceil(high + 0.8);
  return {first, std::clamp(last + std::fmod(last, 2), first + 3, 20.0)};
}

/// The height of a line that runs from left to right.
double sizes_height_at(const QPolygonF& line, double x) {
  qsizetype i = 0;
  while (i + 2 < line.size() && line[i + 1].x() < x) ++i;
  const double run = line[i + 1].x() - line[i].x();
  const double share = run > 0 ? std::clamp((x - line[i].x()) / run, 0.0, 1.0) : 0;
  return line[i].y() + (line[i + 1].y() - line[i].y()) * share;
}

/// One family along the axis.
struct SizesSideScene {
  Q_DECLARE_TR_FUNCTIONS(SampleSizesPicture)

 public:
  Scene& scene;
  const SampleSizesRun& run;
  std::size_t side;
  int step;
  QRectF area;
  const SampleSizesCurve& curve = run.curve(side);
  const std::vector<SampleSizesPoint>& points = curve.points;
  CurveAcross across = run.scenario.across;
  bool along_points = across == CurveAcross::points;
  bool stepped = along_points && curve.family != CurveFamily::points;  // d grows along the axis
  double first = points.empty() ? 1 : points.front().at;
  double last = points.empty() ? 1 : points.back().at;
  Plot plot{scene, area, {first, last, 0, 1, true}, sizes_decades(run)};
  double base = area.bottom();
  std::map<std::string_view, std::vector<QPolygonF>> drawn = {};  // what of the lines is seen, from left to right

  [[nodiscard]] bool shown(std::string_view name) const {
    const SizesLine& line = sizes_line(name);
    return run.scenario.shows(line.group) && step >= line.step();
  }
  /// Where a learner that pays for d alone becomes the cheapest, if that lies on the axis.
  [[nodiscard]] const SampleSizesCrossing* crossing() const {
    return curve.crossing && curve.crossing->points.log2 <= last ? &*curve.crossing : nullptr;
  }
  /// What was drawn since there were so many marks fades in.
  void fades_in(std::size_t since, const std::string& name, double faded = 1) {
    for (std::size_t i = since; i < scene.marks.size(); ++i) {
      scene.marks[i].named(QStringLiteral("%1 %2 %3").arg(QString::fromStdString(name)).arg(side).arg(i - since));
      scene.marks[i].faded = faded;
    }
  }

  // --- Axes

  void axes() {
    const double title =
        scene.words({area.left(), 24}, family_title(curve.family), {13, QFont::DemiBold}, &Theme::ink).width() + 12;
    scene.words({area.left() + title, 24}, family_dimension(run, side), styles::small, &Theme::ink2, 0,
                area.width() - title);
    constexpr double apart = 20;  // px, from one number to the next
    std::vector<double> numbers = {plot.y().from};
    for (const double k : plot.y().ticks(5))
      if ((k - plot.y().from) * plot.y().unit() >= apart) numbers.push_back(k);
    const auto text = [this](double k) {
      return side != 0 ? QString() : k < 2 ? QString::number(std::pow(10, k)) : QStringLiteral("$10^{%1}$").arg(k);
    };
    plot.grid(numbers, text, &Theme::ink3, false);
    scene.line({area.left(), base + 0.5}, {area.right(), base + 0.5}, thin(&Theme::line));
    if (side == 0) scene.words({page_margin, area.top() - 4}, QStringLiteral("$n$"), {13}, &Theme::ink2);
  }

  void places() {
    const double decades = std::log10(last / first);
    const bool whole = decades >= 2.5;  // only powers of ten
    const double stride = std::pow(10.0, std::max(1.0, std::ceil(decades / 3.2)));
    double place = whole ? std::pow(10.0, std::ceil(std::log10(first) - 1e-9)) : round_up(first);
    // The dots of the crossing run down here.
    const SampleSizesCrossing* here = step >= sizes_steps::path ? crossing() : nullptr;
    const double dots = here != nullptr ? plot.x().px(here->points.log2) : -1e9;
    for (; place <= last * (1 + 1e-9); place = whole ? place * stride : round_up(1.5 * place)) {
      const double x = plot.x().px(place);
      scene.line({x, base}, {x, base + 4}, thin(&Theme::line));
      const QString text = place_markup(across, place);
      const double width = width_of(text, styles::small);
      double from = std::min(x - width / 2, area.right() - width);
      if (dots > from - 4 && dots < from + width + 4) from = x < dots ? dots - 5 - width : dots + 5;
      scene.where_free({from, base + 16}, text, styles::small, &Theme::ink3, 0, area.adjusted(-24, 0, 1, 20));
    }
    const QString title = along_points                     ? tr("points in $X$")
                          : across == CurveAcross::epsilon ? tr("privacy loss $ε$")
                          : across == CurveAcross::alpha   ? tr("error allowed $α$")
                                                           : tr("chance to miss $β$");
    const double half = width_of(title, styles::small) / 2 + 8;
    const double middle = area.center().x();
    scene.words({std::abs(dots - middle) < half ? dots - half : middle, base + 33}, title, styles::small, &Theme::ink2,
                0.5);
  }

  void nothing_chosen() {
    scene.words(area.center() - QPointF(0, 14), tr("No line is chosen."), {13}, &Theme::ink2, 0.5);
    const MathStyle style{12, QFont::Medium};
    const double width = width_of(tr("Show all"), style) + 28;
    const QRectF button(area.center().x() - width / 2, area.center().y(), width, 26);
    scene.box(button, &Theme::canvas, thin(&Theme::line), 4).touched({button, 4, Spot::Act::choose, sizes_show_all});
    scene.words({button.center().x(), button.bottom() - 9}, tr("Show all"), style, &Theme::ink, 0.5);
  }

  // --- Lines

  /// By values: places of the axis, and log10 n.
  [[nodiscard]] std::vector<QPointF> course(const SizesLine& line) const {
    constexpr double last_stair = 7;  // beyond, the grid is coarser than the stairs
    constexpr double far = 1e4;       // a course that goes on upwards
    std::vector<QPointF> course;
    bool ended = false;
    for (const SampleSizesPoint& point : points) {
      const auto value = log10_at(point, line.name);
      const bool stair = line.of_d && stepped && !course.empty();
      if (value) {
        if (stair && point.at <= last_stair) course.emplace_back(point.at, course.back().y());
        course.emplace_back(point.at, std::min(*value, far));
      } else if (row_at(point, line.name) != nullptr && line.name.starts_with("m-") && !course.empty() && !ended) {
        if (stair) course.emplace_back(point.at, course.back().y());
        course.emplace_back(course.back().x(), far);
        ended = true;
      }
    }
    return course;
  }

  /// Through places of the axis and log10 n; returns what of it is seen.
  std::vector<QPolygonF> curve_of(const std::vector<QPointF>& course, const Stroke& stroke) {
    const std::size_t before = scene.marks.size();
    plot.curve(
        course, [](QPointF place) { return place.x(); }, [](QPointF place) { return place.y(); }, stroke);
    std::vector<QPolygonF> parts;
    for (std::size_t i = before; i < scene.marks.size(); ++i)
      parts.push_back(std::get<Line>(scene.marks[i].shape).points);
    return parts;
  }

  void line(const SizesLine& of) {
    const std::size_t before = scene.marks.size();
    drawn[of.name] = curve_of(course(of), of.stroke);
    for (const QPolygonF& part : drawn[of.name]) {
      const QPointF tip = part.back();
      const bool leaves = std::abs(tip.y() - area.top()) < 0.01 && tip.y() < part[part.size() - 2].y() - 0.01;
      if (!leaves || !of.name.starts_with("m-") || of.stroke.dash > 0) continue;
      Stroke head = of.stroke;
      head.round = true;
      scene.line({tip + QPointF(-5, 7), tip, tip + QPointF(5, 7)}, head);
    }
    fades_in(before, std::string(of.name), of.faded());
  }

  void signs(const SizesLine& of) {
    const bool stairs = of.of_d && stepped;
    const std::size_t before = scene.marks.size();
    double taken = -1e9;
    for (const SampleSizesPoint& point : points) {
      const auto value = log10_at(point, of.name);
      if (!value || !plot.y().holds(*value)) continue;
      const double exponent = std::log10(point.at);
      const bool decade = !along_points || std::abs(exponent - std::round(exponent)) < 1e-9;
      const QPointF here = plot.at(point.at, *value);
      if (!(stairs || decade) || here.x() - taken < (stairs ? 3 : 14)) continue;
      taken = here.x();
      add_row_sign(scene, of.name, here, 4);
    }
    fades_in(before, "sign " + std::string(of.name), of.faded());
  }

  void path() {
    std::vector<QPointF> course;
    for (std::size_t i = 0; i < points.size(); ++i) {
      if (curve.crossing && i > 0) {
        const double x = curve.crossing->points.log2;
        if (points[i - 1].at < x && points[i].at > x) course.emplace_back(x, curve.crossing->examples.log10);
      }
      if (!points[i].cheapest) continue;
      if (const auto value = log10_at(points[i], *points[i].cheapest)) course.emplace_back(points[i].at, *value);
    }
    const std::size_t before = scene.marks.size();
    curve_of(course, {&Theme::lineage, 14, 0, 0, 0, true});
    fades_in(before, "path");
  }

  void budget() {
    const double y = plot.y().px(std::log10(static_cast<double>(run.scenario.budget)));
    scene.line({area.left(), y}, {area.right(), y}, {&Theme::ink, 1.5});
    // Exact: where the budget meets a line.
    const auto tick = [&](std::string_view name, const std::optional<double>& value, Ink ink) {
      if (!shown(name) || !value || *value <= 0 || !std::isfinite(*value)) return;
      const double place = curve.family == CurveFamily::cube && along_points ? std::log2(*value) : *value;
      if (place < first || place > last) return;
      const double x = plot.x().px(place);
      scene.line({x, y - 6}, {x, y + 6}, {ink, 3});
    };
    tick("permute-and-flip", run.reach[side].privately, &Theme::ink);
    if (step >= sizes_steps::plain) tick("consistent", run.reach[side].plainly, &Theme::ink2);
    if (side != 0) return;
    const QString words = tr("your budget %1").arg(number_text(run.scenario.budget));
    label(words, styles::small_bold, &Theme::ink, row({y - 5, y + 14}, width_of(words, styles::small_bold)));
  }

  // --- The cheapest

  /// Where a learner that pays for d alone becomes the cheapest.
  void cheapest_from() {
    const SampleSizesCrossing* here = crossing();
    if (here == nullptr || here->points.log2 <= first || !shown(here->learner)) return;
    const std::size_t before = scene.marks.size();
    const QPointF place = plot.at(here->points.log2, here->examples.log10);
    scene.line({place.x(), area.top() + 8}, {place.x(), base + 46}, {&Theme::ink2, 1.5, 1, 2, 3});
    scene.disc(place, 7, &Theme::canvas, {&Theme::ink, 2});
    fades_in(before, "crossing");
    const QString words = tr("from %1 points on,").arg(points_markup(here->points));
    const QString second = tr("%1 is the cheapest found").arg(learner_words(here->learner));
    const double width = std::max(width_of(words, styles::bold), width_of(second, styles::bold));
    std::vector<Place> flags;
    for (double y = area.top() + 8; y < place.y() - 40; y += 8)
      for (const double x : {place.x() + 8, place.x() - 8 - width}) flags.push_back({{x, y, width, 30}});
    label(words, styles::bold, &Theme::ink, std::move(flags)).with_second(second, styles::bold, &Theme::ink, 16);
  }

  /// Which one it is, along the axis.
  void best() {
    struct Stretch {
      double from, to;
      std::string name;
    };
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < points.size(); ++i) {
      const std::string name = points[i].cheapest.value_or("");
      if (!stretches.empty() && stretches.back().name == name) continue;
      double from = area.left();
      if (i > 0) {
        const double before = points[i - 1].at;
        const bool exact =
            curve.crossing && curve.crossing->points.log2 > before && curve.crossing->points.log2 <= points[i].at;
        from = exact ? plot.x().px(curve.crossing->points.log2) : (plot.x().px(before) + plot.x().px(points[i].at)) / 2;
        stretches.back().to = from;
      }
      stretches.push_back({from, area.right(), name});
    }
    const double y = base + 45;
    if (side == 0) scene.words({page_margin, y + 12}, tr("best"), styles::small, &Theme::ink2);
    const std::size_t before = scene.marks.size();
    for (const Stretch& one : stretches) {
      if (one.name.empty()) continue;
      const bool mechanism = one.name == "permute-and-flip";
      const bool of_m = one.name.starts_with("m-");
      const QRectF box(one.from + 1, y, one.to - one.from - 2, 17);
      scene.box(box, nullptr, {mechanism ? &Theme::g : of_m ? &Theme::m : &Theme::ink, 1.75}, 3);
      QStringList titles;
      if (mechanism && stretches.size() == 1) titles += tr("permute-and-flip, for every $%1$").arg(axis_symbol(across));
      titles += {lone_learner(one.name), short_learner(one.name)};
      const auto fits = [&](const QString& words) { return width_of(words, styles::small_bold) <= box.width() - 6; };
      const auto title = std::find_if(titles.begin(), titles.end(), fits);
      if (title != titles.end())
        scene.words({box.center().x(), y + 12.5}, *title, styles::small_bold,
                    mechanism ? &Theme::g_text
                    : of_m    ? &Theme::m_text
                              : &Theme::ink,
                    0.5);
    }
    fades_in(before, "best");
  }

  // --- Names of the lines

  Mark& label(const QString& markup, const MathStyle& style, Ink ink, std::vector<Place> places) {
    return scene.label(markup, style, ink, {std::move(places), area.adjusted(2, 2, 6, -1)});
  }

  /// From left to right on each of these baselines.
  [[nodiscard]] std::vector<Place> row(std::initializer_list<double> baselines, double width) const {
    std::vector<Place> all;
    for (const double y : baselines)
      for (double x = area.left() + 6; x + width < area.right(); x += 12)
        all.push_back({words_box({x, y}, width, caption)});
    return all;
  }

  /// Over and under a line, at its ends first. Rising lines have their words left above or right below.
  [[nodiscard]] std::vector<Place> beside(const QPolygonF& part, double up, double width) const {
    std::vector<Place> all;
    const double from = part.front().x();
    const double to = part.back().x();
    const bool rises = part.back().y() < part.front().y() - 10;
    for (const double share : {0.02, 0.98, 0.91, 0.85, 0.78, 0.7, 0.62, 0.55, 0.47, 0.4, 0.32, 0.25, 0.17, 0.1}) {
      if (rises && up > 0 && share < 0.1) continue;  // nearer to the line below
      const double x = from + (to - from) * share;
      const double start = rises          ? (up < 0 ? x - width - 6 : x + std::max(8.0, up - 13))
                           : share < 0.05 ? x + 6
                           : share > 0.95 ? x - width
                                          : x - width / 2;
      all.push_back({words_box({start, sizes_height_at(part, x) + up}, width, caption)});
    }
    return all;
  }

  void name(std::string_view of, const QString& words) {
    const std::vector<QPolygonF>& parts = drawn[of];
    const SizesLine& line = sizes_line(of);
    const bool learner = line.text == &Theme::ink;
    const MathStyle& style = learner ? styles::small_bold : styles::small;
    const double width = width_of(words, style);
    std::vector<Place> all;
    const auto add = [&](const std::vector<Place>& more) { all.insert(all.end(), more.begin(), more.end()); };
    for (const double up : {-6.0, 15.0, -11.0, 21.0, -18.0, 28.0, 36.0, 44.0})
      for (const QPolygonF& part : parts) add(beside(part, up, width));
    // A learner's name, which has its sign beside it, may stand further away.
    for (double gap = 14; learner && !parts.empty() && gap < area.height() / 3; gap *= 1.4)
      add(around((parts.front().front() + parts.front().back()) / 2, width, caption, gap));
    label(words, style, line.text, std::move(all));
  }

  /// Right of a sign, on baselines so far below it; `more`: the words' width, and the height of a second line.
  [[nodiscard]] static std::vector<Place> right_of(QPointF sign, QSizeF more, std::initializer_list<double> asides,
                                                   std::initializer_list<double> downs) {
    std::vector<Place> all;
    for (const double aside : asides) {
      for (const double down : downs) {
        const QRectF box = words_box(sign + QPointF(aside, down), more.width(), caption);
        QPolygonF lead;
        if (aside > 20) lead << sign + QPointF(6, 0) << QPointF(box.left() - 4, box.center().y());
        all.push_back({box.adjusted(0, 0, 0, more.height()), lead});
      }
    }
    return all;
  }

  [[nodiscard]] static QString asked(const SampleSizesPoint& point, std::string_view of) {
    return asked_text(*row_at(point, of)->examples);
  }

  void learner_name(const char* of) {
    if (!shown(of)) return;
    if (!along_points) {
      // Two lines close together: which name is whose is told by the signs of the lines.
      const QString sign = std::string_view(of) == "chain" ? QStringLiteral("× ") : QStringLiteral("○ ");
      return name(of, drawn["chain"].empty() ? lone_learner(of) : sign + lone_learner(of));
    }
    const auto end = std::find_if(points.rbegin(), points.rend(),
                                  [&](const SampleSizesPoint& point) { return log10_at(point, of).has_value(); });
    if (end == points.rend()) return;
    const QString count = short_learner(of) + u' ' + asked(*end, of);
    if (!stepped) return name(of, count);
    // At the end of its stairs: no row is proved beyond.
    const QString words =
        tr("%1 %2 at $d$ = %3").arg(short_learner(of), asked(*end, of), QString::number(*end->shape.dimension));
    label(words, styles::small_bold, &Theme::ink,
          right_of(plot.at(end->at, *log10_at(*end, of)), {width_of(words, styles::small_bold), 0},
                   {11, 24, 40, 60, 80, 100}, {4, -8, 16, -20, 28, -32, 40}))
        .stroke = {&Theme::ink, 1};
  }

  void m_steps() {
    if (!shown("m-sharp")) return;
    if (!along_points) return name("m-sharp", tr("M, sharp"));
    const SampleSizesPoint* below = nullptr;  // the highest step in the picture
    const SampleSizesPoint* above = nullptr;  // the one after it
    for (const SampleSizesPoint& point : points) {
      const auto value = log10_at(point, "m-sharp");
      if (!value) continue;
      if (*value <= plot.y().to)
        below = below != nullptr && *point.shape.dimension == *below->shape.dimension ? below : &point;
      else if (above == nullptr)
        above = &point;
    }
    if (below == nullptr) return;
    const QString count = asked(*below, "m-sharp");
    if (!stepped) return name("m-sharp", tr("M, sharp %1").arg(count));
    const QString words = tr("M, sharp: %1 at %2 points").arg(count, place_markup(across, below->at));
    const QString second =
        above == nullptr ? QString() : tr("%1 at %2").arg(asked(*above, "m-sharp"), place_markup(across, above->at));
    const double width = std::max(width_of(words, styles::small), width_of(second, styles::small));
    constexpr double apart = 14;  // from line to line
    Mark& mark = label(words, styles::small, &Theme::m_text,
                       right_of(plot.at(below->at, *log10_at(*below, "m-sharp")), {width, second.isEmpty() ? 0 : apart},
                                {70, 90, 50, 110, 130, 30}, {1, -15, 17, -31, 33, 49, 65, 81}));
    mark.stroke = {&Theme::m, 1};
    if (!second.isEmpty()) mark.with_second(second, styles::small, &Theme::m_text, apart);
  }

  /// What M asks for where all of it lies above the picture.
  void above() {
    if (!shown("m-sharp")) return;
    const auto note = [&](const char* of, const QString& words) {
      std::optional<double> least;
      for (const SampleSizesPoint& point : points) {
        const auto value = log10_at(point, of);
        if (value && (!least || *value < *least)) least = value;
      }
      if (!least || *least <= plot.y().to) return;
      const QString text = words.arg(asked_text(*least));
      label(text, styles::small, &Theme::ink2,
            row({area.top() + 16, area.top() + 32, area.top() + 48}, width_of(text, styles::small)));
    };
    note("m-sharp", tr("M, sharp: %1 or more, above"));
    note("m-paper", along_points && !stepped ? tr("M, paper's constants: %1, above")
                                             : tr("M, paper's constants: %1 or more, above"));
  }

  void names() {
    learner_name("lean");
    learner_name("chain");
    m_steps();
    name("permute-and-flip", lone_learner("permute-and-flip"));
    name("consistent", tr("not private"));
    if (!along_points || stepped) {
      name("m-agnostic", tr("M, agnostic"));
    } else if (const auto value = log10_at(points.back(), "m-agnostic")) {
      name("m-agnostic", tr("M, agnostic ≈ %1").arg(asked_text(*value)));
    }
    above();
    name("exponential-mechanism-agnostic", tr("agnostic"));
    name("vc", tr("VC bound"));
    name("refuted", tr("refuted"));
    name("lyu", tr("$d^5$, constant unknown"));
    name("ggkm", tr("$d^6$, constant unknown"));
    name("thresholds-upper", tr("(log* |$X$|)$^{1.5}$, constant unknown"));
    name("thresholds-lower", tr("log* |$X$|, from below"));
    name("vc-1", tr("log* $d$, constant unknown"));
  }

  /// What the pointer finds: each place from half way to the one before to half way to the next.
  void touches() {
    const auto x_of = [&](std::size_t i) { return plot.x().px(points[i].at); };
    for (std::size_t i = 0; i < points.size(); ++i) {
      const double from = i == 0 ? area.left() : (x_of(i - 1) + x_of(i)) / 2;
      const double to = i + 1 == points.size() ? area.right() : (x_of(i + 1) + x_of(i)) / 2;
      scene.touch({{from, area.top(), std::max(1.0, to - from), area.height()}, 2},
                  Kin::of_node(static_cast<std::int32_t>(side * 1000 + i)));
    }
  }

  void add() {
    axes();
    if (points.empty()) return;
    places();
    if (run.scenario.shown.empty()) return nothing_chosen();
    const bool cheapest = step >= sizes_steps::path && shown("permute-and-flip");
    if (cheapest) path();
    for (const SizesLine& one : sizes_lines)
      if (shown(one.name)) line(one);
    for (const SizesLine& one : sizes_lines)
      if (one.has_sign && shown(one.name)) signs(one);
    if (cheapest) {
      cheapest_from();
      best();
    }
    if (step >= sizes_steps::budget) budget();
    names();
    touches();
  }
};

/// The whole picture.
struct SampleSizesScene {
  Q_DECLARE_TR_FUNCTIONS(SampleSizesPicture)

 public:
  const SampleSizesRun& run;
  int step;
  QSizeF room;
  Scene scene = {};

  static constexpr double left = 66;   // of the left plot
  static constexpr double apart = 66;  // room for the handle
  static constexpr double top = 46;    // of the plots
  double base = room.height() - 158;
  double width = (room.width() - left - apart - page_margin) / 2;  // of a plot

  void handle() {
    const Axis decades = sizes_decades(run);
    const Axis examples{std::pow(10.0, decades.from), std::pow(10.0, decades.to), base, top, true};
    const double from = left + width;
    const QPointF middle(from + apart / 2, examples.px(static_cast<double>(run.scenario.budget)));
    scene.line({from, middle.y()}, {from + apart, middle.y()}, {&Theme::ink, 1.5});
    scene.disc(middle, 8, &Theme::canvas, {&Theme::ink, 2})
        .touched({{from + 6, middle.y() - 14, apart - 12, 28},
                  14,
                  Spot::Act::drag,
                  -1,
                  Grab{"budget", examples, Qt::Vertical, 1}});
  }

  void readouts() {
    const double rule = base + 78;
    scene.line({page_margin, rule}, {room.width() - page_margin, rule}, thin(&Theme::hair));
    if (step < sizes_steps::budget) return;
    const auto all = size_readouts(run);
    const double whole = room.width() - 2 * page_margin;
    const double column = whole / static_cast<double>(all.size()) + 8;
    double x = page_margin;
    for (const SizesReadout& readout : all) {
      if (readout.about != SizesReadout::About::privately && step < sizes_steps::plain) break;
      const double wide = std::min(column - 12, page_margin + whole - x);
      scene.words({x, rule + 20}, readout.heading, styles::small, &Theme::ink2, 0, wide);
      scene.words({x, rule + 45}, readout.value, {20, QFont::DemiBold}, &Theme::ink, 0, wide);
      scene.words({x, rule + 63}, readout.caption, styles::small, &Theme::ink3, 0, wide);
      x += column;
    }
  }

  Scene all() {
    for (std::size_t side = 0; side < 2; ++side) {
      const double x = left + static_cast<double>(side) * (width + apart);
      SizesSideScene{scene, run, side, step, {x, top, width, base - top}}.add();
    }
    if (step >= sizes_steps::budget) handle();
    readouts();
    const auto said = size_readouts(run);
    scene.says = tr("Examples asked for by every known bound, for %1 and for %2. %3: %4; %5: %6.")
                     .arg(family_words(run.family(0)), family_words(run.family(1)), without_markup(said[0].heading),
                          without_markup(said[0].value), said[1].heading, without_markup(said[1].value));
    return std::move(scene);
  }
};

struct SizesLegendScene {
  Q_DECLARE_TR_FUNCTIONS(SizesLegendPicture)

 public:
  static Scene of(QSizeF room) {
    Scene scene;
    scene.says =
        tr("Lean learner: solid with rings. Chain learner: thin with crosses. M: pale with discs. Permute-and-flip: "
           "dashes with squares; thin, the exponential mechanism without a target. Without privacy: short dashes. "
           "Dotted: the constant is unknown.");
    struct Entry {
      const char* row;
      QString name, promise;
    };
    const std::array<Entry, 7> entries = {
        {{"lean", lone_learner("lean"), tr("($ε$, $δ$), a target exists")},
         {"chain", lone_learner("chain"), tr("the same, $d$ = 2 and 3")},
         {"m-sharp", tr("M, sharp"), tr("($ε$, $δ$), a target exists")},
         {"m-agnostic", tr("M, agnostic"), tr("($ε$, $δ$), $α$ worse than the best")},
         {"permute-and-flip", lone_learner("permute-and-flip"), tr("$ε$ alone; thin: agnostic")},
         {"consistent", tr("consistent"), tr("no privacy at all")},
         {"lyu", tr("unknown constant"), tr("shape only, set to 1")}}};
    double y = 12;
    for (const auto& [row, name, promise] : entries) {
      const SizesLine& line = sizes_line(row);
      scene.line({1, y}, {35, y}, line.stroke).faded = line.faded();
      if (line.has_sign) add_row_sign(scene, row, {18, y}, 4);
      scene.words({46, y}, name, styles::small_bold, &Theme::ink, 0, room.width() - 46);
      scene.words({46, y + 15}, promise, styles::small, &Theme::ink2, 0, room.width() - 46);
      y += 34;
    }
    return scene;
  }
};

}  // namespace

Scene sample_sizes_scene(const SampleSizesRun& run, int step, QSizeF room) {
  return SampleSizesScene{run, std::min(step, sizes_steps::count - 1), room}.all();
}

ScenePicture sample_sizes_picture(std::shared_ptr<const SampleSizesRun> run, int step, double phase) {
  constexpr double least_height = 480;
  return {{728, 600},
          least_height,
          [run = std::move(run)](int at, QSizeF room) { return sample_sizes_scene(*run, at, room); },
          step,
          phase};
}

ScenePicture sizes_legend_picture() {
  const QSizeF size(256, 244);
  return {size, size.height(), [](int, QSizeF room) { return SizesLegendScene::of(room); }};
}

}  // namespace littlestone::ui
