// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/votes/votes_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Where blocks stand: one below the other, in columns, or, where they are very many, in groups that learned the same.
struct VotesPlaces {
  static constexpr double left = 24;
  static constexpr double right = 300;
  static constexpr double top = 48;
  static constexpr double high = 276;

  std::size_t points;
  std::size_t block_size;
  std::size_t lines;  // blocks, or groups that are shown
  bool grouped;
  std::size_t columns = 1;
  std::size_t per_column = 1;  // lines
  double width = 0;            // of a column
  double pitch = 0;            // of its lines
  // In a column.
  double examples_x = 20;
  double examples_width = 108;
  double strip_x = 142;
  double strip_width = 0;
  double name_x = 0;
  double name_width = 0;  // 0: names are not shown
  double vote_x = 0;
  double vote_width = 22;
  // Of an example; across = 0: a block's examples are bars by points.
  std::size_t across = 0;
  QSizeF chip = {};

  explicit VotesPlaces(const VotesRun& run)
      : points(run.concept_class().points()),
        block_size(run.block_size()),
        lines(run.blocks()),
        grouped(lines > most_drawn_blocks) {
    constexpr std::size_t most_rows = 18;
    constexpr std::size_t most_groups = 11;
    if (grouped) {
      lines = run.groups.size() > most_groups + 1 ? most_groups : run.groups.size();
    } else {
      columns = (lines + most_rows - 1) / most_rows;
    }
    per_column = (lines + columns - 1) / columns;
    width = (right - left) / static_cast<double>(columns);
    pitch = std::min(23.2, high / static_cast<double>(per_column));
    if (columns > 1) {
      examples_x = numbered() ? 20 : 2;  // else each column's head says which blocks it holds
      vote_width = std::min(14.0, pitch - 2);
      const double room = width - examples_x - vote_width - 17;
      strip_width = micro_strip_size(points, std::max(20.0, room * 0.56)).width();
      examples_width = room - strip_width;
      strip_x = examples_x + examples_width + 4;
      vote_x = strip_x + strip_width + 5;
    } else {
      strip_width = micro_strip_size(points, 64).width();
      name_x = strip_x + strip_width + 7;
      vote_x = width - vote_width;
      name_width = vote_x - name_x - 4;
    }
    if (!grouped) fit_chips(run.concept_class());
  }

  /// Whether each line has its number.
  [[nodiscard]] bool numbered() const { return columns <= 2; }
  /// A place in line i, so far from its column's left and centred on it.
  [[nodiscard]] QRectF at(std::size_t i, double x, double wide, double tall) const {
    const double middle = top + pitch * (static_cast<double>(i % per_column) + 0.5);
    return {left + width * static_cast<double>(i / per_column) + x, middle - tall / 2, wide, tall};
  }
  [[nodiscard]] QRectF strip(std::size_t i) const {
    return at(i, strip_x, strip_width, std::min(micro_height, pitch - 3));
  }
  [[nodiscard]] QRectF vote(std::size_t i) const { return at(i, vote_x, vote_width, std::min(18.0, pitch - 2)); }
  [[nodiscard]] QRectF chip_rect(std::size_t i, std::size_t example) const {
    const auto down = static_cast<double>((block_size + across - 1) / across);
    const QRectF all = at(i, examples_x, 0, chip.height() * down);
    const double gap = chip.height() >= 13 ? 2 : 1;
    return {all.left() + chip.width() * static_cast<double>(example % across),
            all.top() + chip.height() * static_cast<double>(example / across) + gap / 2, chip.width() - gap,
            chip.height() - gap};
  }
  /// From the first strip of a column to its last.
  [[nodiscard]] QRectF strips(std::size_t column) const {
    const std::size_t end = std::min(lines, (column + 1) * per_column);
    return strip(column * per_column).united(strip(end - 1));
  }
  [[nodiscard]] Axis points_axis(std::size_t column) const {
    return Axis::columns(points, strips(column).left(), strips(column).right());
  }

 private:
  /// The largest chips with which all examples of a block fit into its line, with the points' names if that can be.
  void fit_chips(const ConceptClass& concept_class) {
    const double most = high / static_cast<double>(per_column);
    const auto take = [&](double size, double wide) {
      const double beside = std::floor(examples_width / wide + 1e-9);
      const double down = std::ceil(static_cast<double>(block_size) / std::max(1.0, beside));
      if (beside < 1 || size > most || down * size > most) return false;
      chip = {wide, size};
      across = static_cast<std::size_t>(beside);
      pitch = std::clamp(down * size + 4, pitch, most);
      return true;
    };
    constexpr std::size_t most_names = 64;
    double name = 0;
    for (PointIndex x = 0; points <= most_names && x < points; ++x)
      name = std::max(name, width_of(plain_name(concept_class.point_name(x)), styles::small));
    for (const double size : {18.0, 16.0, 15.0, 14.0, 13.0})
      if (name > 0 && take(size, std::max(size, name + 5))) return;
    for (const double size : {18.0, 16.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0})
      if (take(size, size)) return;
    if (columns == 1) pitch = std::min(most, 46.0);
  }
};

struct VotesScene {
  Q_DECLARE_TR_FUNCTIONS(VotesPicture)

 public:
  const VotesRun& run;
  VotesMoment moment;
  Label coin;
  QSizeF room;
  double fallen = 1;
  Scene scene = {};
  VotesPlaces places{run};
  double boundary = room.width() - public_width;

  [[nodiscard]] const ConceptClass& concepts() const { return run.concept_class(); }
  [[nodiscard]] bool is_changed(std::size_t block) const { return moment.changed() && run.change.block == block; }
  [[nodiscard]] static QString sign_of(Label label) {
    return label == Label::plus ? QStringLiteral("+") : QStringLiteral("−");
  }

  void ground() { scene.box({0, 0, boundary, votes_curve_top}, &Theme::noise_ground).faded = 0.6; }

  // --- The blocks

  /// Over what stands below it, where it has room.
  void head(QPointF at, double wide, const QString& words, Ink ink = &Theme::ink2, double anchor = 0,
            const MathStyle& style = styles::small) {
    if (MathText::fitted(words, style, wide).width() <= wide + 0.5) scene.words(at, words, style, ink, anchor, wide);
  }

  void heads() {
    constexpr double y = 38;
    constexpr double left = VotesPlaces::left;
    const int size = plural(run.block_size());
    if (places.columns > 1) {
      head({left, places.numbered() ? y : y - 18}, VotesPlaces::right - left + 20,
           tr("block: its %n examples, what it learned, its vote", nullptr, size));
      for (std::size_t column = 0; !places.numbered() && column < places.columns; ++column) {
        const std::size_t first = column * places.per_column;
        const std::size_t last = std::min(run.blocks(), first + places.per_column);
        head({places.at(first, 2, 0, 0).left(), y}, 60, QStringLiteral("%1–%2").arg(first + 1).arg(last), &Theme::ink3);
      }
      return;
    }
    if (places.grouped) {
      head({left, y}, 110, tr("blocks that agree"));
    } else {
      head({left, y}, 137, tr("block: its %n examples", nullptr, size));
    }
    const QString at = tr("at %1").arg(plain_name(concepts().point_name(run.asked)));
    const double strip = places.strip(0).left();
    const double end = places.vote(0).right();
    const double wide = std::max(places.vote_width, std::min(60.0, width_of(at, styles::small_bold)));
    head({strip, y}, end - wide - 6 - strip,
         run.scenario.learner == BlockLearner::soa ? tr("its SOA says")
         : run.study.realizable                    ? tr("first consistent")
                                                   : tr("fewest errors"));
    head({end, y}, 62, at, &Theme::ink, 1, styles::small_bold);
  }

  void block(std::size_t b) {
    if (places.numbered()) {
      const QRectF number = places.at(b, places.examples_x - 7, 0, 0);
      scene.words({number.left(), number.top() + 4}, QString::number(b + 1), styles::small, &Theme::ink3, 1);
    }
    if (places.across > 0) {
      chips(b);
    } else {
      bars(b);
    }
    if (b >= moment.trained()) return;
    const bool again = is_changed(b) && moment.retrained();
    learned(b, again ? run.change.after : run.predictor().blocks()[b].labels,
            QStringLiteral("block %1%2").arg(b).arg(again ? QStringLiteral(" again") : QString()));
    if (again && run.change.votes != run.votes) scene.add(Ring{places.vote(b)}, nullptr);
  }

  /// A block's examples, one by one.
  void chips(std::size_t b) {
    constexpr double step = 14;  // px that it is dragged from point to point
    const double last = static_cast<double>(places.points) - 1;
    const std::size_t first = b * run.block_size();
    const bool changed = is_changed(b);
    for (std::size_t i = 0; i < run.block_size(); ++i) {
      const std::size_t row = first + i;
      const Example& own = run.data.rows.rows()[row];
      const QRectF rect = places.chip_rect(b, i);
      const double begin = rect.center().x() - step * static_cast<double>(own.point);
      chip(rect, changed && row == run.change.row ? run.change.to : own,
           handle(rect, row, {0, last, begin, begin + step * last}));
    }
    // Over its neighbours.
    if (changed) scene.add(Ring{places.chip_rect(b, run.change.row - first), 2}, nullptr);
  }

  /// One example: the point's name on its label's ground; the name only where it fits.
  void chip(const QRectF& rect, const Example& example, Touch touch) {
    const bool plus = example.label == Label::plus;
    const double radius = std::min(3.0, rect.height() / 4);
    Mark& ground = plus ? scene.box(rect, &Theme::plus, {}, radius)
                        : scene.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), &Theme::minus_ground,
                                    thin(&Theme::minus_border, rect.height() < 8 ? 0.75 : 1), radius);
    ground.touched(std::move(touch), Kin::of_point(example.point));
    const QString name = plain_name(concepts().point_name(example.point));
    if (rect.height() >= 11 && width_of(name, styles::small) <= rect.width() - 1)
      scene.words(rect.center() + QPointF(0, 4), name, styles::small, plus ? &Theme::on_plus : &Theme::minus_glyph,
                  0.5);
  }

  [[nodiscard]] static Touch handle(const QRectF& rect, std::size_t row, const Axis& points) {
    return {rect, 3, Spot::Act::drag, votes_first_example + static_cast<std::int32_t>(row), Grab{"becomes", points}};
  }

  /// A block's examples by points: those with + above those with −.
  void bars(std::size_t b) {
    const QRectF rect = places.at(b, places.examples_x, places.examples_width, places.pitch - 6);
    const Axis x = Axis::columns(places.points, rect.left(), rect.right());
    const double wide = x.unit() - (x.unit() >= 3 ? 1 : 0);
    std::uint64_t most = 1;
    for (const PointCount& at : run.counts[b]) most = std::max(most, at.total());
    const double unit = rect.height() / static_cast<double>(most);
    Boxes plus;
    Boxes minus;
    for (const PointCount& at : run.counts[b]) {
      const double left = x.px(at.point) - x.unit() / 2;
      const double low = unit * static_cast<double>(at.minus);
      const double high = unit * static_cast<double>(at.plus);
      if (at.minus > 0) minus.rects << QRectF(left, rect.bottom() - low, wide, low);
      if (at.plus > 0) plus.rects << QRectF(left, rect.bottom() - low - high, wide, high);
    }
    scene.add(std::move(plus), &Theme::plus);
    scene.add(std::move(minus), &Theme::minus_small);
    const QPointF down(0, 0.5);
    scene.line(rect.bottomLeft() + down, rect.bottomRight() + down, thin(&Theme::line));
    if (is_changed(b)) scene.add(Ring{rect}, nullptr);
    const std::size_t first = b * run.block_size();
    const std::size_t row = std::clamp(run.change.row, first, first + run.block_size() - 1);
    const double own = run.data.rows.rows()[row].point;
    scene.touch(handle(rect, row, {own, own}));
  }

  /// What a line has learned, by its name where that has room, and its vote; `key` is that of nothing else.
  void learned(std::size_t line, const LabelVector& labels, const QString& key) {
    const QRectF strip = places.strip(line);
    scene.add(Strip{strip, labels}, nullptr).grows(key, Strip{{strip.topLeft(), QSizeF(0, strip.height())}, labels});
    if (places.name_width > 0) title(places.at(line, places.name_x, places.name_width, 18), labels, key);
    const QRectF vote = places.vote(line);
    const bool glyph = vote.height() >= 9;
    const Label said = labels[run.asked];
    scene.add(LabelCell{vote, said, glyph}, nullptr)
        .grows(key + QStringLiteral(" vote"), LabelCell{vote.translated(0, -8), said, glyph});
  }

  /// In smaller type before it loses its middle; "new" for one outside the class.
  void title(const QRectF& rect, const LabelVector& labels, const QString& key) {
    const Name name = concepts().name_of(labels);
    const bool inside = !name.empty();
    const QString words =
        inside ? name_markup(name, styles::small, rect.width()) : QCoreApplication::translate("Stage", "new");
    const Text text{
        words, inside ? styles::symbol : styles::small, {rect.left(), rect.center().y() + 5}, 0, rect.width()};
    const double width = text.set().width();
    scene.touch({{rect.left() - 2, rect.top(), width + 4, rect.height()}}, Kin::of_predictor(labels));
    if (width <= rect.width() + 1) scene.add(text, &Theme::ink).named(key + QStringLiteral(" name"));
  }

  /// Very many blocks: a line for those that learned the same.
  void groups() {
    std::size_t shown = 0;
    const auto all = static_cast<double>(run.blocks());
    for (std::size_t i = 0; i < places.lines; ++i) {
      const VotesGroup& group = run.groups[i];
      const QRectF line = places.at(i, 0, 112, places.pitch);
      shown += group.blocks;
      // How many they are, as a bar and in digits.
      const double trained = static_cast<double>(group.blocks) / all * static_cast<double>(moment.trained()) / all;
      scene.box({line.left(), line.bottom() - 5, line.width() * trained, 3}, &Theme::ink2)
          .named(QStringLiteral("share %1").arg(i));
      scene.words({line.left(), line.center().y() + 1}, tr("%n block(s)", nullptr, plural(group.blocks)), styles::small,
                  &Theme::ink2);
      if (moment.trained() > 0) learned(i, group.labels, QStringLiteral("group %1").arg(i));
    }
    if (shown == run.blocks()) return;
    scene.words({VotesPlaces::left, places.at(places.lines - 1, 0, 0, places.pitch).bottom() + 14},
                tr("and %1 blocks with %2 other hypotheses")
                    .arg(whole_text(run.blocks() - shown), whole_text(run.groups.size() - places.lines)),
                styles::small, &Theme::ink2);
  }

  /// Of the asked point, round the strips of each column.
  void frames() {
    constexpr std::size_t most = 128;  // that can be pointed at one by one
    for (std::size_t column = 0; column < places.columns; ++column) {
      const auto cell = [&](PointIndex x) { return micro_strip_cell(places.strips(column), places.points, x); };
      for (PointIndex x = 0; places.points <= most && x < places.points; ++x)
        scene.touch({cell(x).adjusted(-0.5, -3, 0.5, 3), 2, Spot::Act::ask, static_cast<std::int32_t>(x)},
                    Kin::of_point(x));
      const double aside = std::max(2.0, (6 - cell(run.asked).width()) / 2);
      const QRectF frame = cell(run.asked).adjusted(-aside, -5, aside, 5);
      scene.box(frame, nullptr, {&Theme::ink, 2.5, 0.5}, 3)
          .touched({frame.adjusted(-3, 0, 3, 0), 4, Spot::Act::drag, votes_asked_handle,
                    Grab{"asked", places.points_axis(column)}},
                   Kin::of_point(run.asked));
    }
  }

  /// From the votes to their count.
  void bracket() {
    const double x = VotesPlaces::right + 8;
    const auto y_of = [&](std::size_t line) { return places.vote(line).center().y(); };
    const double last = y_of(places.lines - 1);
    const Stroke stroke = thin(&Theme::line);
    for (std::size_t i = 0; i < (places.grouped ? places.lines : moment.trained()); ++i)
      scene.line({x - 5, y_of(i)}, {x, y_of(i)}, stroke);
    scene.line({x, y_of(0)}, {x, last}, stroke);
    const QPointF tail(x, std::clamp(84.0, y_of(0), last));
    if (moment.counted()) scene.add(Arrow{tail, 14}, &Theme::ink2).grows(QStringLiteral("count"), Arrow{tail, 0});
  }

  void blocks() {
    heads();
    if (places.grouped) {
      groups();
    } else {
      for (std::size_t b = 0; b < run.blocks(); ++b) block(b);
    }
    frames();
    if (moment.trained() > 0 && places.columns == 1) bracket();
  }

  // --- What anyone may see

  void answer() {
    const double x = boundary + 28;
    const double wide = room.width() - 8 - x;
    const auto say = [&](QPointF at, const QString& words, const MathStyle& style, Ink ink) {
      scene.words(at, words, style, ink, 0, x + wide - at.x());
    };
    say({x, 48}, tr("someone asks:"), styles::plain, &Theme::ink2);
    say({x, 66}, tr("what is %1?").arg(point_words(concepts(), run.asked)), MathStyle{13}, &Theme::ink);
    if (!moment.answered()) return;
    const QPointF tail(boundary + 2, 112);
    scene.add(Arrow{tail, 24}, &Theme::ink).grows(QStringLiteral("answer"), Arrow{tail, 0});
    const double fall = moment.changed() ? 1 : fallen;
    const motion::Turn turn = motion::turn(fall);
    const double half = 19 * std::max(0.06, turn.height);
    scene.add(LabelCell{{x + 6, tail.y() - half, 40, 2 * half},
                        turn.face == motion::Turn::Face::other ? opposite(coin) : coin,
                        turn.face != motion::Turn::Face::blank},
              nullptr);
    if (fall < 1) return;
    say({x + 56, 109}, tr("the coin says %1").arg(sign_of(coin)), MathStyle{13, QFont::DemiBold}, &Theme::ink);
    say({x + 56, 126}, tr("chance %1").arg(vote_chance_text(run.chance(coin), run.chance(opposite(coin)))),
        styles::plain, &Theme::ink2);
    const double below = moment.compared() ? std::max(288.0, compared(x, wide) + 27) : 168;
    scene.paragraph({x, below}, tr("No block, no hypothesis and no count leaves."), styles::small, &Theme::ink2, wide,
                    15);
  }

  /// The chances before and after the change. Returns the last baseline.
  double compared(double x, double wide) {
    scene.words({x, 166}, tr("had example %1 differed:").arg(whole_text(run.change.row + 1)), styles::plain,
                &Theme::ink2, 0, wide);
    chances(x, 176, run.plus, QStringLiteral("before"));
    chances(x, 190, run.change.plus, QStringLiteral("after"));
    double y = 219;
    for (const Label label : {Label::minus, Label::plus}) y = ratio(label, {x, y}, wide);
    const double epsilon = run.predictor().rule().epsilon_exact();
    const QString bound =
        std::isfinite(epsilon)
            ? tr("never above $e^{%1}$ = %2").arg(promised_text(run.predictor().rule()), upper_text(std::exp(epsilon)))
            : tr("moves by %1 at most").arg(told_upper(run.predictor().rule().stability()));
    scene.words({x, y + 1}, bound, styles::small_bold, &Theme::ink, 0, wide);
    return y + 1;
  }

  /// A bar of both chances; it comes as the one before the change.
  void chances(double x, double y, double plus, const QString& key) {
    constexpr double wide = 140;
    const auto bar = [&](double chance, bool of_plus) {
      const double minus = wide * (1 - chance);
      return of_plus ? QRectF(x + minus, y, wide - minus, 12) : QRectF(x, y, minus, 12);
    };
    const auto cell = [&](double chance) { return LabelCell{bar(chance, false), Label::minus, false}; };
    constexpr double least = 0.5;
    if (bar(plus, false).width() > least)
      scene.add(cell(plus), nullptr).grows(key + QStringLiteral(" −"), cell(run.plus));
    if (bar(plus, true).width() > least)
      scene.box(bar(plus, true), &Theme::plus).grows(key + QStringLiteral(" +"), Box{bar(run.plus, true)});
  }

  /// How a chance changes, in two lines where that is long. Returns the next baseline.
  double ratio(Label label, QPointF at, double wide) {
    const double before = run.chance(label);
    const double after = run.chance_after(label);
    const double least = std::min(before, after);
    const QString times = before == after ? chance_ratio_text(1)
                          : least > 0     ? chance_ratio_text(std::max(before, after) / least)
                                          : QStringLiteral("∞");
    const QString from = vote_chance_text(before, run.chance(opposite(label)));
    const QString to = vote_chance_text(after, run.chance_after(opposite(label)));
    const QString line = tr("%1 : %2 or %3, ratio %4").arg(sign_of(label), from, to, times);
    const bool fits = width_of(line, styles::small) <= wide;
    scene.words(at, fits ? line : tr("%1 : %2 or %3").arg(sign_of(label), from, to), styles::small, &Theme::ink2, 0,
                wide);
    if (fits) return at.y() + 16;
    scene.words(at + QPointF(14, 14), tr("ratio %1").arg(times), styles::small, &Theme::ink2, 0, wide);
    return at.y() + 30;
  }

  [[nodiscard]] QString says() const {
    return tr("%1 of %2 blocks say + at %3. The %4 rule answers + with chance %5. Had example %6 differed, %7 would "
              "say "
              "+, "
              "and the chance would be %8.")
        .arg(whole_text(run.votes), whole_text(run.blocks()), point_words(concepts(), run.asked),
             vote_rule_name(run.scenario.rule), told_probability(run.plus), whole_text(run.change.row + 1),
             whole_text(run.change.votes), told_probability(run.change.plus));
  }

  Scene all() {
    constexpr double with_curve = 470;
    ground();
    blocks();
    add_votes_ladder(scene, run, moment, boundary);
    scene.privacy_boundary(boundary, 24, votes_curve_top, public_width);
    answer();
    scene.line({page_margin, votes_curve_top}, {room.width() - page_margin, votes_curve_top}, thin(&Theme::line))
        .opacity = 0.5;
    if (room.height() >= with_curve) add_votes_curve(scene, run, room);
    scene.says = says();
    return std::move(scene);
  }

  /// One part, as large as in the whole, of which it shows the rectangle.
  Scene part(VotesPart which, const QRectF& shown) {
    switch (which) {
      case VotesPart::answer: answer(); break;
      case VotesPart::rule: add_votes_ladder(scene, run, moment, boundary); break;
      case VotesPart::losses: add_votes_curve(scene, run, room); break;
    }
    place_words(scene);
    Scene outer;
    outer.add(Inset{std::make_shared<const Scene>(std::move(scene)), {-shown.topLeft(), room}}, nullptr);
    outer.says = says();
    return outer;
  }
};

}  // namespace

Scene votes_scene(const VotesRun& run, int step, std::optional<Label> coin, QSizeF room, double fallen) {
  return VotesScene{run, {step, run.blocks()}, coin.value_or(run.answer), room, fallen}.all();
}

ScenePicture votes_picture(std::shared_ptr<const VotesRun> run, int step, double phase, std::optional<Label> coin) {
  const int here = std::min(step, VotesMoment::last_step(run->blocks()));
  const auto make = [run = std::move(run), coin, here, phase](int at, QSizeF room) {
    return votes_scene(*run, at, coin, room, at == here ? phase : 1);
  };
  return {{728, 600}, 340, make, here, phase};
}

std::optional<double> votes_point_over(const VotesRun& run, QPointF place) {
  const VotesPlaces places(run);
  for (std::size_t column = 0; column < places.columns; ++column) {
    const QRectF strips = places.strips(column);
    const QRectF over(strips.left() - 4, VotesPlaces::top - 8, strips.width() + 8, VotesPlaces::high + 16);
    if (over.contains(place)) return places.points_axis(column).value(place.x());
  }
  return std::nullopt;
}

ScenePicture votes_part_picture(std::shared_ptr<const VotesRun> run, std::optional<Label> coin, VotesPart part) {
  const QSizeF whole(728, 600);
  const QRectF shown = part == VotesPart::answer ? QRectF(whole.width() - public_width, 24, public_width, 314)
                       : part == VotesPart::rule ? QRectF(312, 24, 224, 304)
                                                 : QRectF(0, votes_curve_top, whole.width(), 262);
  const auto make = [run = std::move(run), coin, part, whole, shown](int, QSizeF) {
    const VotesMoment end{VotesMoment::last_step(run->blocks()), run->blocks()};
    return VotesScene{*run, end, coin.value_or(run->answer), whole}.part(part, shown);
  };
  return {shown.size(), shown.height(), make};
}

}  // namespace littlestone::ui
