// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of a contest in a lecture. All lengths are px of the mockup, whose picture is 1188 × 448.
#include <algorithm>
#include <array>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/pages/tournament/contest_lecture.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using State = ContestScene::State;

constexpr double most_name = 190;   // px of "S_0 ∘ T_0"
constexpr double strips_end = 830;  // where the strips end
constexpr double facts_left = 858;  // and what stands beside them begins
constexpr double whole_width = 1188;
constexpr double strip_high = 80;
constexpr double target_top = 286;
constexpr double target_high = 48;
constexpr std::array<double, 2> row_top = {26, 118};
constexpr std::size_t most_large_cells = 16;  // with a glyph each
constexpr double least = 18;                  // px of type
constexpr int most_circles = 6;               // the number says more

class LecturePainter {
  Q_DECLARE_TR_FUNCTIONS(ContestLecture)  // before its first use: lupdate reads in order

 public:
  LecturePainter(QPainter& painter, const Theme& theme, const ContestScene& scene, int vote, Spots& spots)
      : painter_(painter), theme_(theme), scene_(scene), vote_(vote), spots_(spots), points_(target().size()) {
    double name = 0;
    for (int side = 0; side < 2; ++side) {
      name = std::max(name, MathText(scene.side_name(side), {24}, MathText::Mode::mixed).width());
    }
    name = std::max(name, MathText(tr("target"), {24}, MathText::Mode::mixed).width());
    f_left_ = std::min(name, most_name) + 16;
    strips_left_ = f_left_ + 50;
  }

  void paint() const {
    paint_names();
    for (int side = 0; side < 2; ++side) paint_side(side);
    paint_frame();
    paint_target();
    paint_facts();
    if (!contested()) return;
    paint_coin();
    paint_outcomes();
    paint_cards();
  }

 private:
  [[nodiscard]] const LabelVector& target() const { return scene_.run->distribution().target; }
  [[nodiscard]] const ConceptClass& concept_class() const { return scene_.run->concept_class(); }
  [[nodiscard]] bool decided() const { return scene_.state == State::decided; }
  [[nodiscard]] bool contested() const {
    return decided() || scene_.state == State::asked || scene_.state == State::tossed;
  }
  [[nodiscard]] bool cells() const { return points_ <= most_large_cells; }
  void words(QPointF at, const QString& markup, const MathStyle& style, const QColor& color, double anchor = 0) const {
    painter_.setPen(color);
    MathText(markup, style, MathText::Mode::mixed).draw(painter_, at, anchor);
  }
  void fitted(QPointF at, const QString& markup, const MathStyle& style, const QColor& color, double room,
              double anchor = 0) const {
    painter_.setPen(color);
    MathText::fitted(markup, style, room).draw(painter_, at, anchor);
  }

  // The side's name, or `other` where the way to its node is too long for the room in type that can be read.
  [[nodiscard]] QString short_name(int side, MathStyle style, double room, const QString& other) const {
    style.size = least;
    const QString name = scene_.side_name(side);
    return MathText(name, style, MathText::Mode::mixed).width() <= room ? name : other;
  }

  [[nodiscard]] QRectF cell(double top, double high, std::size_t x) const {
    const double pitch = (strips_end - strips_left_ + 6) / static_cast<double>(points_);
    const double gap = cells() ? std::min(6.0, pitch / 8) : pitch > 4 ? 1 : 0;
    return {strips_left_ + pitch * static_cast<double>(x), top, pitch - gap, high};
  }

  void strip(double top, double high, const LabelVector& labels, double shown = 1) const {
    const double until = shown * static_cast<double>(points_);
    if (!cells()) {
      const QSizeF small = micro_strip_size(points_);
      painter_.save();
      painter_.translate(strips_left_, top);
      painter_.scale((strips_end - strips_left_) / small.width(), 1);
      draw_micro_strip(painter_, theme_, QRectF(0, 0, small.width(), high), labels, shown);
      painter_.restore();
      return;
    }
    for (std::size_t x = 0; x < points_ && static_cast<double>(x) < until; ++x) {
      const QRectF box = cell(top, high, x);
      const double by = std::max(1.0, std::min(box.width(), box.height()) / 40);  // stripes and corners grow with it
      painter_.save();
      painter_.translate(box.topLeft());
      painter_.scale(by, by);
      draw_label_cell(painter_, theme_, QRectF(QPointF(), box.size() / by), labels[x]);
      painter_.restore();
    }
  }

  void paint_names() const {
    const bool marked = contested();
    if (cells()) {
      for (std::size_t x = 0; x < points_; ++x) {
        const QRectF box = cell(0, 20, x);
        const bool here = marked && x == scene_.point;
        spots_.add(painter_, QRectF(box.left(), -6, box.width(), 26), 4, Kin::of_point(static_cast<PointIndex>(x)));
        painter_.setPen(here ? theme_.ink : theme_.ink3);
        name_within(concept_class().point_name(static_cast<PointIndex>(x)),
                    {22, here ? QFont::DemiBold : QFont::Normal}, box.width())
            .draw(painter_, {box.center().x(), 16}, 0.5);
      }
      return;
    }
    const QString all = marked ? tr("%1 points; they first differ at %2")
                                     .arg(number_text(points_), name_markup(concept_class().point_name(scene_.point)))
                               : tr("%1 points", nullptr, plural(points_)).arg(number_text(points_));
    fitted({strips_left_, 16}, all, {20}, theme_.ink2, strips_end - strips_left_);
  }

  void paint_side(int side) const {
    const double top = row_top[static_cast<std::size_t>(side)];
    const bool lost = decided() && scene_.node().winner != side;
    fitted({f_left_ - 16, top + 50}, scene_.side_name(side), {24}, lost ? theme_.ink3 : theme_.ink2, most_name, 1);
    words({f_left_, top + 51}, QStringLiteral("$f_%1$").arg(side), {38}, theme_.ink);
    const LabelVector* labels = scene_.predictor(side);
    if (labels == nullptr) {
      words({strips_left_, top + 50}, tr("not drawn yet"), {24}, theme_.ink3);
      return;
    }
    spots_.add(painter_, QRectF(strips_left_ - 3, top - 3, strips_end - strips_left_ + 6, strip_high + 6), 6,
               Kin::of_predictor(*labels));
    with_opacity(painter_, lost ? theme_.faded_loser : 1,
                 [&] { strip(top, strip_high, *labels, side == scene_.coming ? scene_.strip : 1); });
  }

  void paint_frame() const {
    if (scene_.state == State::same) {
      fitted({strips_left_, 246}, tr("$f_0 = f_1$: no contest, both are drawn again"), {26, QFont::DemiBold},
             theme_.ink, strips_end - strips_left_);
    }
    if (!contested()) return;
    const QRectF top = cell(row_top[0], strip_high, scene_.point);
    const QRectF bottom = cell(row_top[1], strip_high, scene_.point);
    painter_.setPen(QPen(theme_.ink, 4.5 + theme_.heavier));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(QRectF(top.topLeft(), bottom.bottomRight()).adjusted(-7, -7, 7, 7), 9, 9);
    const LabelVector& one = *scene_.predictor(0);
    const LabelVector& other = *scene_.predictor(1);
    for (std::size_t x = 0; x < points_; ++x) {
      const bool here = x == scene_.point;
      if (one[x] == other[x] || (!cells() && !here)) continue;
      words({cell(0, 0, x).center().x(), 240}, QStringLiteral("≠"), {26, here ? QFont::DemiBold : QFont::Normal},
            here ? theme_.ink : theme_.ink3, 0.5);
    }
  }

  void paint_target() const {
    fitted({f_left_ - 16, target_top + 34}, tr("target"), {24}, theme_.ink2, most_name, 1);
    words({f_left_ + 4, target_top + 36}, QStringLiteral("$c$"), {34}, theme_.ink);
    spots_.add(painter_, QRectF(strips_left_ - 3, target_top - 3, strips_end - strips_left_ + 6, target_high + 6), 6,
               Kin::of_predictor(target()));
    strip(target_top, target_high, target());
    if (!contested()) return;
    painter_.setPen(QPen(theme_.ink, 3 + theme_.heavier));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(cell(target_top, target_high, scene_.point).adjusted(-5, -5, 5, 5), 8, 8);
  }

  void paint_facts() const {
    const TournamentFacts* facts = facts_of(*scene_.run);
    if (facts == nullptr) return;
    words({facts_left, 16}, tr("mistakes"), {20}, theme_.ink3);
    const double end = facts_left + MathText(tr("mistakes"), {20}, MathText::Mode::mixed).width();
    bool blocks = false;
    for (int side = 0; side < 2; ++side) {
      const ContestSide met = contest_side(scene_, side);
      paint_mistakes(met, row_top[static_cast<std::size_t>(side)], facts->dimension);
      blocks |= std::find(met.mistakes.begin(), met.mistakes.end(), ForcedBy::block) != met.mistakes.end();
    }
    if (blocks && facts->dimension <= most_circles) {
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(theme_.line);
      painter_.drawEllipse(QPointF(end + 20, 10), 6.5, 6.5);
      fitted({end + 32, 16}, tr("in a block"), {18}, theme_.ink3, whole_width - end - 32);
    }
    paint_rows();
  }

  void paint_mistakes(const ContestSide& met, double top, int dimension) const {
    if (!met.known) return;
    const int places = std::max(dimension, static_cast<int>(met.mistakes.size()));
    if (places > most_circles) {
      words({facts_left, top + 34}, tr("%1 of %2").arg(met.mistakes.size()).arg(dimension), {24, QFont::DemiBold},
            theme_.ink);
    }
    const double pitch = std::min(36.0, 168.0 / std::max(1, places));
    const double radius = std::min(14.0, pitch / 2 - 1.5);
    for (int i = 0; i < places && places <= most_circles; ++i) {
      paint_circle({facts_left + radius + pitch * i, top + 26}, radius, i, met);
    }
    const QString left = met.dimension < 0 ? tr("no row fits") : tr("Ldim %1 left").arg(met.dimension);
    fitted({facts_left, top + 66}, left, {20}, theme_.ink2, 168);
  }

  void paint_circle(QPointF centre, double radius, int i, const ContestSide& met) const {
    if (i >= static_cast<int>(met.mistakes.size())) {
      QPen pen(theme_.line, 1.2 + theme_.heavier);
      pen.setDashPattern({2, 1.6});
      painter_.setPen(pen);
      painter_.setBrush(Qt::NoBrush);
      painter_.drawEllipse(centre, radius, radius);
      return;
    }
    const bool contest = met.mistakes[static_cast<std::size_t>(i)] == ForcedBy::contest;
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(contest ? theme_.ink : theme_.line);
    painter_.drawEllipse(centre, contest ? radius : radius - 1.5, contest ? radius : radius - 1.5);
    if (contest) draw_mistake_cross(painter_, theme_.canvas, centre, radius * 0.85);
  }

  // Which rows fit the sample that is looked at: the winner's, else the one the class votes for, else the first.
  void paint_rows() const {
    const int side = decided() ? scene_.node().winner : vote_ == 2 ? 1 : 0;
    const ContestSide met = contest_side(scene_, side);
    if (!met.known) return;
    const QString name = short_name(side, {20}, 150, tr("the sample of $f_%1$").arg(side));
    const QString sample = decided() ? tr("%1 and the coin").arg(name) : name;
    const std::size_t fit = met.rows == nullptr ? 0 : met.rows->count();
    paint_chips(met.rows);
    fitted({facts_left, target_top + 76},
           tr("fit %1: %2 of %3").arg(sample, number_text(fit), number_text(concept_class().size())), {20}, theme_.ink2,
           whole_width - facts_left);
  }

  void paint_chips(const VersionSpace* rows) const {
    constexpr std::size_t most = 4;
    const std::size_t all = concept_class().size();
    std::size_t first = 0;
    while (rows != nullptr && first < all && !rows->test(first)) ++first;
    first = rows == nullptr || all <= most ? 0 : std::min(first, all - most);
    const auto dots = [&](double x) { words({x, target_top + 32}, QStringLiteral("…"), {22}, theme_.ink3, 0.5); };
    const double left = facts_left + (first > 0 ? 30 : 0);
    if (first > 0) dots(facts_left + 11);
    for (std::size_t i = 0; i < std::min(most, all); ++i) {
      const auto row = static_cast<HypothesisIndex>(first + i);
      const bool fits = rows != nullptr && rows->test(row);
      const QRectF box(left + 1 + 62 * static_cast<double>(i), target_top + 1, 54, 46);
      QPen pen(fits ? theme_.ink : theme_.line, (fits ? 2 : 1.5) + theme_.heavier);
      if (!fits) pen.setDashPattern({4 / pen.widthF(), 3 / pen.widthF()});
      painter_.setPen(pen);
      painter_.setBrush(fits ? theme_.lineage : theme_.canvas);
      painter_.drawRoundedRect(box, 5, 5);
      spots_.add(painter_, box, 5, Kin::of_predictor(concept_class().row(row)));
      painter_.setPen(fits ? theme_.ink : theme_.ink3);
      name_within(concept_class().hypothesis_name(row), {22}, box.width() - 8)
          .draw(painter_, {box.center().x(), box.top() + 31}, 0.5);
    }
    if (first + most < all) dots(left + 62 * static_cast<double>(most) + 14);
  }

  void paint_coin() const {
    constexpr QPointF centre(1106, 118);
    constexpr double radius = 72;
    painter_.save();
    painter_.translate(centre);
    if (scene_.state == State::asked) {
      paint_coin_in_the_air();
    } else {
      const bool truth = target()[scene_.point] == scene_.node().label;
      const motion::Turn turn = motion::turn(scene_.coin);
      painter_.scale(1, std::max(0.05, decided() ? 1.0 : turn.height));
      const Label fallen = scene_.node().label;
      if (decided() || turn.face != motion::Turn::Face::blank) {
        const double by = 2.5;
        painter_.scale(by, by);
        draw_coin(painter_, theme_, QPointF(), radius / by,
                  decided() || turn.face == motion::Turn::Face::fallen ? fallen : opposite(fallen),
                  decided() && !truth);
      } else {
        painter_.setPen(QPen(theme_.ink, 4 + theme_.heavier));
        painter_.setBrush(theme_.canvas);
        painter_.drawEllipse(QPointF(), radius, radius);
      }
    }
    painter_.restore();
  }

  void paint_coin_in_the_air() const {
    painter_.setPen(QPen(theme_.line, 3 + theme_.heavier, Qt::SolidLine, Qt::RoundCap));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawArc(QRectF(-100, -88, 200, 200), 60 * 16, 60 * 16);
    painter_.drawArc(QRectF(-70, -62, 140, 140), 61 * 16, 58 * 16);
    painter_.save();
    painter_.rotate(24);
    QPainterPath rim;  // its lower half, thick
    rim.moveTo(-80, 0);
    rim.arcTo(QRectF(-80, -33, 160, 66), 180, 180);
    rim.lineTo(80, 11);
    rim.arcTo(QRectF(-80, -22, 160, 66), 0, -180);
    rim.closeSubpath();
    painter_.fillPath(rim, theme_.ink);
    painter_.setPen(QPen(theme_.ink, 4 + theme_.heavier));
    painter_.setBrush(theme_.canvas);
    painter_.drawEllipse(QPointF(), 80, 33);
    painter_.restore();
    words({0, 15}, QStringLiteral("?"), {44, QFont::DemiBold}, theme_.ink, 0.5);
  }

  void paint_outcomes() const {
    double y = 232;
    for (const Label outcome : {Label::plus, Label::minus}) {
      const bool fell = decided() && outcome == scene_.node().label;
      const QString text = decided() ? tr("%1: $f_%2$ errs").arg(label_text(outcome)).arg(scene_.errs_at(outcome))
                                     : label_text(outcome) + QStringLiteral(": ?");
      fitted({1106, y}, text, {22, fell || !decided() ? QFont::DemiBold : QFont::Normal},
             fell || !decided() ? theme_.ink : theme_.ink3, 164, 0.5);
      y += 30;
    }
  }

  void paint_cards() const {
    for (int side = 0; side < 2; ++side) paint_card(side);
    const double left = 764;
    const bool voted = decided() && vote_ > 0;
    const QString truth = !decided()                                      ? QString()
                          : target()[scene_.point] == scene_.node().label ? tr("The coin told the truth.")
                                                                          : tr("The coin lied.");
    const bool right = voted && vote_ - 1 == scene_.errs_at(target()[scene_.point]);
    const QString first = decided() ? truth : tr("The one that errs");
    const QString second = !decided() ? tr("wins, and stays.")
                           : !voted   ? tr("The one that errs wins.")
                           : right    ? tr("The class voted right.")
                                      : tr("The class voted for the other.");
    fitted({left, 408}, first, {22}, theme_.ink2, whole_width - left);
    fitted({left, 436}, second, {22}, theme_.ink2, whole_width - left);
  }

  void paint_card(int side) const {
    const QRectF box(3 + 380.0 * side, 375, 356, 72);
    const bool wins = decided() && scene_.node().winner == side;
    const bool voted = vote_ == side + 1;
    painter_.setPen(QPen(decided() && !wins ? theme_.line : theme_.ink, (wins || voted ? 4 : 2) + theme_.heavier));
    painter_.setBrush(wins ? theme_.lineage : theme_.canvas);
    painter_.drawRoundedRect(box, 8, 8);
    if (!decided()) spots_.add(painter_, box, 8, {}, Spot::Act::choose, side + 1);
    const QColor ink = decided() && !wins ? theme_.ink3 : theme_.ink;
    constexpr double name_room = 160;
    const QString name = short_name(side, {28, QFont::DemiBold}, name_room, QStringLiteral("$f_%1$").arg(side));
    const MathText drawn = MathText::fitted(name, {28, QFont::DemiBold}, name_room);
    painter_.setPen(ink);
    drawn.draw(painter_, box.topLeft() + QPointF(21, 45));
    const double from = 21 + drawn.width() + 22;
    const QString says = decided() && !wins ? tr("is dropped") : tr("$f_%1$ errs").arg(side);
    fitted(box.topLeft() + QPointF(from, 44), says, {22}, decided() && !wins ? theme_.ink3 : theme_.ink2, 294 - from);
    const QRectF key(box.right() - 51, box.top() + 19, 34, 34);
    painter_.setPen(voted ? QPen(theme_.ink, 2 + theme_.heavier) : QPen(Qt::NoPen));
    painter_.setBrush(voted ? theme_.ink : theme_.panel);
    painter_.drawRoundedRect(key, 5, 5);
    words({key.center().x(), key.bottom() - 10}, QString::number(side + 1), {20, QFont::DemiBold},
          voted ? theme_.canvas : theme_.ink, 0.5);
  }

  QPainter& painter_;
  const Theme& theme_;
  const ContestScene& scene_;
  int vote_;
  Spots& spots_;
  std::size_t points_;
  double f_left_ = 100;
  double strips_left_ = 148;
};

}  // namespace

void ContestLecturePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void ContestLecturePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (scene_.state == ContestScene::State::none) return;
  const QSizeF size = natural_size();
  const double scale = std::min(area.width() / size.width(), area.height() / (size.height() + 8));
  // As wide as the sentence above it; room that is left below stays below.
  const QPointF at(area.left() + (area.width() - size.width() * scale) / 2, area.top() + 8 * scale);
  const ScaledPainter scaled(painter, QRectF(at, size * scale), scale);
  LecturePainter(painter, theme, scene_, vote_, spots).paint();
}

}  // namespace littlestone::ui
