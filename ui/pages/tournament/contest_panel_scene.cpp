// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/pages/tournament/contest_scene.hpp"
#include "ui/pages/tournament/scene_parts.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr double panel_width = 256;

struct ContestPanel {
  Q_DECLARE_TR_FUNCTIONS(ContestPicture)

 public:
  static constexpr double strip_left = 36;
  static constexpr std::size_t most_cells = 8;  // of a strip with glyphs
  static constexpr double cards_top = 170;
  static constexpr double cards_height = 70;
  static constexpr double top_of[2] = {20, 54};  // of the two strips

  const Contest& contest;
  int guess;
  Scene scene = {};
  const ConceptClass& concepts = contest.concept_class();
  std::size_t points = concepts.points();
  bool cells = points <= most_cells;  // strips of cells with glyphs, else micro strips
  const LabelVector* f[2] = {contest.predictor(0), contest.predictor(1)};

  [[nodiscard]] bool shows_cards() const { return contest.asks || (contest.decided() && guess != 0); }
  /// The coin has been thrown.
  [[nodiscard]] bool thrown() const { return contest.met() && contest.state != Contest::State::asked; }
  [[nodiscard]] bool here(std::size_t x) const { return contest.met() && x == contest.point; }
  [[nodiscard]] bool differ(std::size_t x) const { return (*f[0])[x] != (*f[1])[x]; }
  [[nodiscard]] static QRectF micro_strip(double y) { return {strip_left, y + 3, 216, 20}; }
  [[nodiscard]] QRectF cell_at(double y, std::size_t x) const {
    return cells ? label_strip_cell({strip_left, y}, x) : micro_strip_cell(micro_strip(y), points, x);
  }

  [[nodiscard]] QSizeF size() const {
    if (contest.state == Contest::State::none) return {};
    if (!thrown() && !contest.asks) return {panel_width, 96};
    return {panel_width, (shows_cards() ? cards_top + cards_height : 168.0) + (thrown() ? 46.0 : 0.0)};
  }

  void draw() {
    scene.says = description();
    for (std::size_t x = 0; cells && x < points; ++x) name_point(x);
    for (int side = 0; side < 2; ++side) predictor(side);
    if (f[0] == nullptr || f[1] == nullptr) return;
    if (shows_cards()) cards();
    if (!contest.met()) return;
    for (std::size_t x = 0; cells && x < points; ++x) {
      if (differ(x))
        scene.words({cell_at(top_of[0], x).center().x(), 95}, QStringLiteral("≠"),
                    {13, here(x) ? QFont::Bold : QFont::Normal}, here(x) ? &Theme::ink : &Theme::ink3, 0.5);
    }
    contest_point();
    coin();
    outcomes();
    if (contest.decided()) target();
  }

  [[nodiscard]] QString description() const {
    if (contest.state == Contest::State::none) return {};
    if (!thrown() && !contest.asks) return tr("The two predictors that meet, as far as they are drawn.");
    const QString name = plain_name(concepts.point_name(contest.point));
    if (!contest.decided()) return tr("f₀ and f₁ first differ at point %1; the coin has not landed yet.").arg(name);
    return tr("f₀ and f₁ first differ at point %1; the coin shows %2.").arg(name, label_text(contest.node().label));
  }

  void name_point(std::size_t x) {
    const QRectF cell = cell_at(top_of[0], x);
    const MathStyle& style = here(x) ? styles::small_bold : styles::small;
    scene
        .words({cell.center().x(), 12},
               name_markup(concepts.point_name(static_cast<PointIndex>(x)), style, cell.width() - 2), style,
               here(x) ? &Theme::ink : &Theme::ink2, 0.5)
        .touched({{cell.left(), 0, 25, 16}, 3}, Kin::of_point(static_cast<PointIndex>(x)));
  }

  void strip(double y, const LabelVector& labels, double shown = 1) {
    if (cells) {
      add_cells(scene, cell_at(y, 0), strip_pitch, labels, shown);
    } else {
      scene.add(Strip{micro_strip(y), labels, shown}, nullptr);
    }
  }

  void predictor(int side) {
    const double y = top_of[side];
    Mark& name = scene.words({0, y + 18}, QStringLiteral("$f_%1$").arg(side), {16}, &Theme::ink);
    if (f[side] == nullptr) {
      scene.words({strip_left, y + 17}, tr("not drawn yet"), styles::plain, &Theme::ink3);
      return;
    }
    name.touched({{-2, y, panel_width, 26}}, Kin::of_predictor(*f[side]));
    strip(y, *f[side], side == contest.coming ? contest.strip : 1);
  }

  // Its frame, and its name at the side the frame leaves free.
  void contest_point() {
    const QRectF top = cell_at(top_of[0], contest.point);
    const QRectF bottom = cell_at(top_of[1], contest.point);
    scene.box(QRectF(top.topLeft(), bottom.bottomRight()).adjusted(-2.5, -4, 2.5, 4), nullptr, {&Theme::ink, 2.5}, 5);
    const MathStyle style{11.5};
    const QString said = tr("contest point: %1").arg(name_markup(concepts.point_name(contest.point)));
    const double width = width_of(said, style);
    const double left = !cells || contest.point < points / 2 ? 252.0 - width : strip_left;
    // Under the signs where they are in its way.
    bool crossed = false;
    for (std::size_t x = 0; cells && x < points; ++x) {
      const double centre = cell_at(top_of[0], x).center().x();
      crossed |= differ(x) && centre > left - 9 && centre < left + width + 9;
    }
    scene.words({left, !cells ? 99.0 : crossed ? 110.0 : 95.0}, said, style, &Theme::ink2);
  }

  void coin() {
    using Face = motion::Turn::Face;
    const bool lies = !thrown() || contest.coin <= 0;
    const motion::Turn turn = lies ? motion::Turn{Face::blank, 1} : motion::turn(contest.coin);
    const double height = std::max(0.02, turn.height);
    constexpr QPointF centre(22, 138);
    if (turn.face == Face::blank) {
      scene.add(turned_disc(centre, 20, height), &Theme::canvas, thin(&Theme::line, 2));
    } else {
      const Label label = contest.node().label;
      scene.add(Coin{centre, 20, turn.face == Face::other ? opposite(label) : label, false, height}, nullptr);
    }
  }

  // What either side of the coin means.
  void outcomes() {
    double y = 132;
    for (const Label outcome : {Label::plus, Label::minus}) {
      const int winner = contest.errs_at(outcome);
      const bool fell = contest.decided() && outcome == contest.node().label;
      scene.words({56, y},
                  tr("%1:  $f_%2$ errs,  %3 wins").arg(label_text(outcome)).arg(winner).arg(contest.side_name(winner)),
                  {13, fell ? QFont::DemiBold : QFont::Normal}, fell ? &Theme::ink : &Theme::ink3);
      y += 21;
    }
  }

  void target() {
    const double below = shows_cards() ? cards_top + cards_height + 2 : 168;
    scene.line({0, below + 6.5}, {panel_width, below + 6.5}, thin(&Theme::hair));
    scene.words({0, below + 35}, QStringLiteral("$c$"), {16}, &Theme::ink)
        .touched({{-2, below + 14, panel_width, 28}}, Kin::of_predictor(contest.target()));
    strip(below + 16, contest.target());
    scene.box(cell_at(below + 16, contest.point).adjusted(-2.5, -3.5, 2.5, 3.5), nullptr, {&Theme::ink, 1.5}, 5);
  }

  void cards() {
    scene.words({0, cards_top + 14}, tr("If the coin tells the truth, who wins?"), {12.5}, &Theme::ink2, 0, 254);
    for (int side = 0; side < 2; ++side) {
      const QRectF box(1 + 130 * side, cards_top + 24, 124, 42);
      const bool chosen = guess == side + 1;
      Mark& card = scene.box(box, &Theme::canvas, {chosen ? &Theme::ink : &Theme::line, chosen ? 2.0 : 1.0, 0.5}, 4);
      if (contest.asks) card.touched({box, 4, Spot::Act::choose, side + 1});
      scene.words(box.topLeft() + QPointF(9, 17), contest.side_name(side), {13, QFont::DemiBold}, &Theme::ink, 0, 110);
      scene.words(box.topLeft() + QPointF(9, 34), card_line(side), styles::small, &Theme::ink2, 0, 108);
    }
  }

  // What a card says under its side: the key before the coin has landed, then how the guess fared.
  [[nodiscard]] QString card_line(int side) const {
    if (!contest.decided()) return guess == side + 1 ? tr("your guess") : tr("key %1").arg(side + 1);
    const Label truth = contest.target()[contest.point];
    const bool errs = contest.errs_at(truth) == side;
    if (guess == side + 1) return errs ? tr("your guess: right") : tr("your guess: wrong");
    if (contest.node().label != truth) return errs ? tr("errs on $c$") : tr("agrees with $c$");
    return errs ? tr("errs: wins") : tr("is right: loses");
  }
};

}  // namespace

void add_cells(Scene& scene, const QRectF& first, double pitch, const LabelVector& labels, double shown, double scale,
               double faded) {
  const double come = shown * static_cast<double>(labels.size());
  for (std::size_t x = 0; x < labels.size() && static_cast<double>(x) < come; ++x) {
    LabelCell cell{first.translated(pitch * static_cast<double>(x), 0), labels[x]};
    cell.scale = scale;
    cell.seen = std::min(1.0, come - static_cast<double>(x));
    scene.add(cell, nullptr).faded = faded;
  }
}

ScenePicture contest_picture(Contest contest, int guess) {
  constexpr double least_height = 96;  // it is never set smaller for want of height
  const QSizeF size = ContestPanel{contest, guess}.size();
  return {size, least_height, [contest = std::move(contest), guess](int, QSizeF) {
            if (contest.state == Contest::State::none) return Scene();
            ContestPanel panel{contest, guess};
            panel.draw();
            return std::move(panel.scene);
          }};
}

}  // namespace littlestone::ui
