// SPDX-License-Identifier: GPL-3.0-or-later
// All lengths are px of the mockup, whose picture is 1188 × 448; where there is more width the strips take it.
#include <QCoreApplication>
#include <QTransform>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/pages/tournament/contest_scene.hpp"
#include "ui/pages/tournament/scene_parts.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using State = Contest::State;

constexpr double above = 8;  // px over the names
constexpr QSizeF lecture_size(1188, 448 + above);
constexpr double most_name = 190;  // px of "S_0 ∘ T_0"
constexpr double strip_high = 80;
constexpr double target_top = 286 + above;
constexpr double target_high = 48;
constexpr std::array<double, 2> row_top = {26 + above, 118 + above};
constexpr std::size_t most_large_cells = 16;  // with a glyph each
constexpr double least_type = 18;             // px
constexpr int most_circles = 6;               // the number says more

MathStyle lecture_style(double size, bool bold = false) { return {size, bold ? QFont::DemiBold : QFont::Normal}; }

struct ContestLecture {
  Q_DECLARE_TR_FUNCTIONS(ContestLecture)

 public:
  const Contest& contest;
  int vote;
  double whole_width;
  Scene scene = {};
  const LabelVector& target = contest.target();
  const ConceptClass& concepts = contest.concept_class();
  std::size_t points = target.size();
  bool cells = points <= most_large_cells;
  double facts_left = whole_width - 330;  // where what stands beside the strips begins
  double strips_end = facts_left - 28;    // where the strips end
  double coin_middle = whole_width - 82;
  double f_left = name_width() + 16;
  double strips_left = f_left + 50;

  void draw() {
    scene.says = description();
    names();
    for (int side = 0; side < 2; ++side) predictor(side);
    frame();
    target_row();
    facts();
    if (!contest.met()) return;
    coin();
    outcomes();
    for (int side = 0; side < 2; ++side) card(side);
    verdict();
  }

  [[nodiscard]] QString description() const {
    switch (contest.state) {
      case State::none: return {};
      case State::drawing: return tr("The two predictors that meet, as far as they are drawn.");
      case State::same: return tr("The two predictors are the same: there is no contest.");
      case State::asked:
      case State::tossed:
        return tr("f₀ and f₁ first differ at point %1; the coin is in the air.")
            .arg(plain_name(concepts.point_name(contest.point)));
      case State::decided: break;
    }
    return tr("f₀ and f₁ first differ at point %1; the coin shows %2, and %3 wins.")
        .arg(plain_name(concepts.point_name(contest.point)), label_text(contest.node().label),
             contest.side_told(contest.node().winner));
  }

  [[nodiscard]] double name_width() const {
    double width = width_of(tr("target"), lecture_style(24));
    for (int side = 0; side < 2; ++side) width = std::max(width, width_of(contest.side_name(side), lecture_style(24)));
    return std::min(width, most_name);
  }

  // The side's name, or `other` where the way to its node is too long for the room in type that can be read.
  [[nodiscard]] QString short_name(int side, double room, const QString& other) const {
    const QString name = contest.side_name(side);
    return width_of(name, {least_type, QFont::DemiBold}) <= room ? name : other;
  }

  [[nodiscard]] QRectF cell(double top, double high, std::size_t x) const {
    const double pitch = (strips_end - strips_left + 6) / static_cast<double>(points);
    const double gap = cells ? std::min(6.0, pitch / 8) : pitch > 4 ? 1 : 0;
    return {strips_left + pitch * static_cast<double>(x), top, pitch - gap, high};
  }

  void strip(double top, double high, const LabelVector& labels, double shown = 1, double faded = 1) {
    const QRectF whole(strips_left, top, strips_end - strips_left, high);
    if (cells) {
      const QRectF first = cell(top, high, 0);
      const double by = std::max(1.0, std::min(first.width(), high) / 40);  // stripes and corners grow with it
      add_cells(scene, first, cell(top, high, 1).left() - first.left(), labels, shown, by, faded);
    } else {
      scene.add(Strip{whole, labels, shown, whole.width() / micro_strip_size(points).width()}, nullptr).faded = faded;
    }
    scene.touch({whole.adjusted(-3, -3, 3, 3), 6}, Kin::of_predictor(labels));
  }

  void names() {
    for (std::size_t x = 0; cells && x < points; ++x) {
      const QRectF box = cell(above, 20, x);
      const bool here = contest.met() && x == contest.point;
      const MathStyle style = lecture_style(22, here);
      scene
          .words({box.center().x(), 16 + above},
                 name_markup(concepts.point_name(static_cast<PointIndex>(x)), style, box.width()), style,
                 here ? &Theme::ink : &Theme::ink3, 0.5)
          .touched({{box.left(), above - 6, box.width(), 26}}, Kin::of_point(static_cast<PointIndex>(x)));
    }
    if (cells) return;
    const QString all = contest.met() ? tr("%1 points; they first differ at %2")
                                            .arg(number_text(points), name_markup(concepts.point_name(contest.point)))
                                      : tr("%1 points", nullptr, plural(points)).arg(number_text(points));
    scene.words({strips_left, 16 + above}, all, lecture_style(20), &Theme::ink2, 0, strips_end - strips_left);
  }

  void predictor(int side) {
    const double top = row_top[static_cast<std::size_t>(side)];
    const bool lost = contest.decided() && contest.node().winner != side;
    scene.words({f_left - 16, top + 50}, contest.side_name(side), lecture_style(24), lost ? &Theme::ink3 : &Theme::ink2,
                1, most_name);
    scene.words({f_left, top + 51}, QStringLiteral("$f_%1$").arg(side), lecture_style(38), &Theme::ink);
    const LabelVector* labels = contest.predictor(side);
    if (labels == nullptr) {
      scene.words({strips_left, top + 50}, tr("not drawn yet"), lecture_style(24), &Theme::ink3);
      return;
    }
    constexpr double loser = 0.65;
    strip(top, strip_high, *labels, side == contest.coming ? contest.strip : 1, lost ? loser : 1);
  }

  void frame() {
    if (contest.state == State::same)
      scene.words({strips_left, 246 + above}, tr("$f_0 = f_1$: no contest, both are drawn again"),
                  lecture_style(26, true), &Theme::ink, 0, strips_end - strips_left);
    if (!contest.met()) return;
    const QRectF top = cell(row_top[0], strip_high, contest.point);
    const QRectF bottom = cell(row_top[1], strip_high, contest.point);
    scene.box(QRectF(top.topLeft(), bottom.bottomRight()).adjusted(-7, -7, 7, 7), nullptr, {&Theme::ink, 4.5}, 9);
    const LabelVector& one = *contest.predictor(0);
    const LabelVector& other = *contest.predictor(1);
    for (std::size_t x = 0; x < points; ++x) {
      const bool here = x == contest.point;
      if (one[x] == other[x] || (!cells && !here)) continue;
      scene.words({cell(0, 0, x).center().x(), 240 + above}, QStringLiteral("≠"), lecture_style(26, here),
                  here ? &Theme::ink : &Theme::ink3, 0.5);
    }
  }

  void target_row() {
    scene.words({f_left - 16, target_top + 34}, tr("target"), lecture_style(24), &Theme::ink2, 1, most_name);
    scene.words({f_left + 4, target_top + 36}, QStringLiteral("$c$"), lecture_style(34), &Theme::ink);
    strip(target_top, target_high, target);
    if (contest.met())
      scene.box(cell(target_top, target_high, contest.point).adjusted(-5, -5, 5, 5), nullptr, {&Theme::ink, 3}, 8);
  }

  void facts() {
    const TournamentFacts* all = facts_of(*contest.run);
    if (all == nullptr) return;
    const double end =
        facts_left + scene.words({facts_left, 16 + above}, tr("mistakes"), lecture_style(20), &Theme::ink3).width();
    bool blocks = false;
    for (int side = 0; side < 2; ++side) {
      const ContestSide met = contest_side(contest, side);
      mistakes(met, row_top[static_cast<std::size_t>(side)], all->dimension);
      blocks |= std::find(met.mistakes.begin(), met.mistakes.end(), ForcedBy::block) != met.mistakes.end();
    }
    if (blocks && all->dimension <= most_circles) {
      scene.disc({end + 20, 10 + above}, 6.5, &Theme::line);
      scene.words({end + 32, 16 + above}, tr("in a block"), lecture_style(18), &Theme::ink3, 0, whole_width - end - 32);
    }
    rows_that_fit();
  }

  void mistakes(const ContestSide& met, double top, int dimension) {
    if (!met.known) return;
    const int places = std::max(dimension, static_cast<int>(met.mistakes.size()));
    if (places > most_circles)
      scene.words({facts_left, top + 34}, tr("%1 of %2").arg(met.mistakes.size()).arg(dimension),
                  lecture_style(24, true), &Theme::ink);
    const double pitch = std::min(36.0, 168.0 / std::max(1, places));
    const double radius = std::min(14.0, pitch / 2 - 1.5);
    for (int i = 0; i < places && places <= most_circles; ++i)
      circle({facts_left + radius + pitch * i, top + 26}, radius, i, met);
    scene.words({facts_left, top + 66}, met.dimension < 0 ? tr("no row fits") : tr("Ldim %1 left").arg(met.dimension),
                lecture_style(20), &Theme::ink2, 0, 168);
  }

  void circle(QPointF centre, double radius, int i, const ContestSide& met) {
    if (i >= static_cast<int>(met.mistakes.size())) {
      scene.disc(centre, radius, nullptr, {&Theme::line, 1.2, 1, 2.4, 1.92});
      return;
    }
    const bool by_contest = met.mistakes[static_cast<std::size_t>(i)] == ForcedBy::contest;
    scene.disc(centre, by_contest ? radius : radius - 1.5, by_contest ? &Theme::ink : &Theme::line);
    if (by_contest) scene.cross(centre, radius * 0.85, &Theme::canvas);
  }

  // Which rows fit the sample that is looked at: the winner's, else the one the class votes for, else the first.
  void rows_that_fit() {
    const int side = contest.decided() ? contest.node().winner : vote == 2 ? 1 : 0;
    const ContestSide met = contest_side(contest, side);
    if (!met.known) return;
    const QString name = short_name(side, 150, tr("the sample of $f_%1$").arg(side));
    const QString sample = contest.decided() ? tr("%1 and the coin").arg(name) : name;
    const std::size_t fit = met.rows == nullptr ? 0 : met.rows->count();
    chips(met.rows);
    scene.words({facts_left, target_top + 76},
                tr("fit %1: %2 of %3").arg(sample, number_text(fit), number_text(concepts.size())), lecture_style(20),
                &Theme::ink2, 0, whole_width - facts_left);
  }

  void chips(const VersionSpace* rows) {
    constexpr std::size_t most = 4;
    const std::size_t all = concepts.size();
    std::size_t first = 0;
    while (rows != nullptr && first < all && !rows->test(first)) ++first;
    first = rows == nullptr || all <= most ? 0 : std::min(first, all - most);
    const auto dots = [&](double x) {
      scene.words({x, target_top + 32}, QStringLiteral("…"), lecture_style(22), &Theme::ink3, 0.5);
    };
    const double left = facts_left + (first > 0 ? 30 : 0);
    if (first > 0) dots(facts_left + 11);
    for (std::size_t i = 0; i < std::min(most, all); ++i) {
      const auto row = static_cast<HypothesisIndex>(first + i);
      const bool fits = rows != nullptr && rows->test(row);
      const QRectF box(left + 1 + 62 * static_cast<double>(i), target_top + 1, 54, 46);
      const Stroke edge = fits ? Stroke{&Theme::ink, 2} : Stroke{&Theme::line, 1.5, 1, 4, 3};
      scene.box(box, fits ? &Theme::lineage : &Theme::canvas, edge, 5)
          .touched({box, 5}, Kin::of_predictor(concepts.row(row)));
      scene.words({box.center().x(), box.top() + 31},
                  name_markup(concepts.hypothesis_name(row), lecture_style(22), box.width() - 8), lecture_style(22),
                  fits ? &Theme::ink : &Theme::ink3, 0.5);
    }
    if (first + most < all) dots(left + 62 * static_cast<double>(most) + 14);
  }

  void coin() {
    const QPointF centre(coin_middle, 118 + above);
    constexpr double radius = 72;
    if (contest.state == State::asked) return coin_in_the_air(centre);
    using Face = motion::Turn::Face;
    const motion::Turn turn = contest.decided() ? motion::Turn{} : motion::turn(contest.coin);
    const double height = std::max(0.05, turn.height);
    if (turn.face == Face::blank) {
      scene.add(turned_disc(centre, radius, height), &Theme::canvas, {&Theme::ink, 4});
      return;
    }
    const Label fallen = contest.node().label;
    const bool lies = contest.decided() && target[contest.point] != fallen;
    scene.add(Coin{centre, radius, turn.face == Face::fallen ? fallen : opposite(fallen), lies, height, 2.5}, nullptr);
  }

  void coin_in_the_air(QPointF centre) {
    const Stroke flight{&Theme::line, 3, 1, 0, 0, true};
    for (const auto& [box, from, sweep] :
         {std::tuple(QRectF(-100, -88, 200, 200), 60, 60), std::tuple(QRectF(-70, -62, 140, 140), 61, 58)}) {
      QPainterPath arc;
      arc.arcMoveTo(box.translated(centre), from);
      arc.arcTo(box.translated(centre), from, sweep);
      scene.add(Path{arc}, nullptr, flight);
    }
    const QTransform tilted = QTransform().translate(centre.x(), centre.y()).rotate(24);
    QPainterPath rim(QPointF(-80, 0));  // its lower half, thick
    rim.arcTo(QRectF(-80, -33, 160, 66), 180, 180);
    rim.lineTo(80, 11);
    rim.arcTo(QRectF(-80, -22, 160, 66), 0, -180);
    rim.closeSubpath();
    scene.add(Path{tilted.map(rim)}, &Theme::ink);
    QPainterPath face;
    face.addEllipse(QPointF(), 80, 33);
    scene.add(Path{tilted.map(face)}, &Theme::canvas, {&Theme::ink, 4});
    scene.words(centre + QPointF(0, 15), QStringLiteral("?"), lecture_style(44, true), &Theme::ink, 0.5);
  }

  void outcomes() {
    double y = 232 + above;
    for (const Label outcome : {Label::plus, Label::minus}) {
      const bool strong = !contest.decided() || outcome == contest.node().label;
      const QString text = contest.decided()
                               ? tr("%1: $f_%2$ errs").arg(label_text(outcome)).arg(contest.errs_at(outcome))
                               : label_text(outcome) + QStringLiteral(": ?");
      scene.words({coin_middle, y}, text, lecture_style(22, strong), strong ? &Theme::ink : &Theme::ink3, 0.5, 164);
      y += 30;
    }
  }

  void card(int side) {
    const QRectF box(3 + 380.0 * side, 375 + above, 356, 72);
    const bool wins = contest.decided() && contest.node().winner == side;
    const bool dropped = contest.decided() && !wins;
    const bool voted = vote == side + 1;
    Mark& ground = scene.box(box, wins ? &Theme::lineage : &Theme::canvas,
                             {dropped ? &Theme::line : &Theme::ink, wins || voted ? 4.0 : 2.0}, 8);
    if (!contest.decided()) ground.touched({box, 8, Spot::Act::choose, side + 1});
    constexpr double name_room = 160;
    const QString name = short_name(side, name_room, QStringLiteral("$f_%1$").arg(side));
    const Mark& said = scene.words(box.topLeft() + QPointF(21, 45), name, lecture_style(28, true),
                                   dropped ? &Theme::ink3 : &Theme::ink, 0, name_room);
    const double from = 21 + said.width() + 22;
    scene.words(box.topLeft() + QPointF(from, 44), dropped ? tr("is dropped") : tr("$f_%1$ errs").arg(side),
                lecture_style(22), dropped ? &Theme::ink3 : &Theme::ink2, 0, 294 - from);
    const QRectF key(box.right() - 51, box.top() + 19, 34, 34);
    scene.box(key, voted ? &Theme::ink : &Theme::panel, voted ? Stroke{&Theme::ink, 2} : Stroke{}, 5);
    scene.words({key.center().x(), key.bottom() - 10}, QString::number(side + 1), lecture_style(20, true),
                voted ? &Theme::canvas : &Theme::ink, 0.5);
  }

  // What the coin did, and how the class voted.
  void verdict() {
    constexpr double left = 764;
    QString first = tr("The one that errs");
    QString second = tr("wins, and stays.");
    if (contest.decided()) {
      const Label truth = target[contest.point];
      first = truth == contest.node().label ? tr("The coin told the truth.") : tr("The coin lied.");
      second = vote == 0                            ? tr("The one that errs wins.")
               : vote - 1 == contest.errs_at(truth) ? tr("The class voted right.")
                                                    : tr("The class voted for the other.");
    }
    scene.words({left, 408 + above}, first, lecture_style(22), &Theme::ink2, 0, whole_width - left);
    scene.words({left, 436 + above}, second, lecture_style(22), &Theme::ink2, 0, whole_width - left);
  }
};

}  // namespace

ScenePicture contest_lecture_picture(Contest contest, int vote) {
  return {lecture_size, lecture_size.height(), [contest = std::move(contest), vote](int, QSizeF room) {
            if (contest.state == State::none) return Scene();
            ContestLecture lecture{contest, vote, std::max(room.width(), lecture_size.width())};
            lecture.draw();
            return std::move(lecture.scene);
          }};
}

}  // namespace littlestone::ui
