// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/lean_panel_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/rational.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/pages/tournament/contest_scene.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct LeanContestScene {
  Q_DECLARE_TR_FUNCTIONS(LeanContestPicture)

 public:
  const PrivateRun& run;
  LeanContest shown;
  int guess;
  Scene scene = {};
  const ConceptClass& concepts = run.concept_class();
  PointIndex point = shown.contest->point;
  const LabelVector& base = card(shown.contest->other).labels;
  const LabelVector& opponent = card(shown.contest->card).labels;
  bool cells = concepts.points() <= most_cells;  // strips of cells with glyphs, else micro strips

  static constexpr std::size_t most_cells = 8;  // of a strip with glyphs
  static constexpr double strip_left = 36;
  static constexpr double first_strip = 20;
  static constexpr double second_strip = 54;
  static constexpr double outcomes_top = 112;
  static constexpr double outcome_height = 50;

  [[nodiscard]] const LeanTape::Card& card(std::int32_t id) const {
    return run.lean->tape.cards[static_cast<std::size_t>(id)];
  }

  void draw() {
    scene.says = tr("f₁ and f₂ first differ at point %1.").arg(plain_name(concepts.point_name(point)));
    for (std::size_t x = 0; cells && x < concepts.points(); ++x) name_point(x);
    predictor(1, base, first_strip);
    predictor(2, opponent, second_strip);
    // Around the point at which they first differ, in both strips.
    scene.box(QRectF(cell_at(first_strip, point).topLeft(), cell_at(second_strip, point).bottomRight())
                  .adjusted(-2.5, -4, 2.5, 4),
              nullptr, {&Theme::ink, 2.5}, 5);
    if (shown.followed == nullptr) {
      choice(1, base[point], outcomes_top);
      choice(2, opponent[point], outcomes_top + outcome_height);
    } else {
      outcome(card(shown.followed->card), outcomes_top);
      outcome(card(shown.followed->other), outcomes_top + outcome_height);
    }
  }

  [[nodiscard]] static QRectF micro_strip(double y) { return {strip_left, y + 3, 216, 20}; }
  [[nodiscard]] QRectF cell_at(double y, std::size_t x) const {
    return cells ? label_strip_cell({strip_left, y}, x) : micro_strip_cell(micro_strip(y), concepts.points(), x);
  }

  /// Its name over the strips, and under them whether the predictors differ there.
  void name_point(std::size_t x) {
    const bool here = x == point;
    const QRectF cell = cell_at(first_strip, x);
    const MathStyle& style = here ? styles::small_bold : styles::small;
    scene
        .words({cell.center().x(), 12},
               name_markup(concepts.point_name(static_cast<PointIndex>(x)), style, cell.width() - 2), style,
               here ? &Theme::ink : &Theme::ink2, 0.5)
        .touched({{cell.left(), 0, 25, 16}, 3}, Kin::of_point(static_cast<PointIndex>(x)));
    if (base[x] == opponent[x]) return;
    scene.words({cell.center().x(), 97}, QStringLiteral("≠"), {13, here ? QFont::Bold : QFont::Normal},
                here ? &Theme::ink : &Theme::ink3, 0.5);
  }

  void predictor(int number, const LabelVector& labels, double y) {
    scene.words({0, y + 18}, QStringLiteral("$f_%1$").arg(number), {16}, &Theme::ink)
        .touched({{-2, y, 256, 26}}, Kin::of_predictor(labels));
    if (cells) return add_cells(scene, cell_at(y, 0), strip_pitch, labels);
    scene.add(Strip{micro_strip(y), labels}, nullptr);
  }

  /// A label with what follows from it.
  void card_of(Label label, double y, const QString& first, const MathStyle& style, Ink ink, const QString& second,
               Ink second_ink) {
    scene.add(LabelCell{{10, y + 12, 20, 20}, label}, nullptr);
    scene.words({40, y + 18}, first, style, ink);
    scene.words({40, y + 35}, second, styles::plain, second_ink);
  }

  /// A card that says: this one errs.
  void choice(int erring, Label said, double y) {
    const QRectF box(1, y, 254, outcome_height - 6);
    scene.box(box, &Theme::canvas, thin(&Theme::line), 4).touched({box, 4, Spot::Act::choose, erring});
    card_of(opposite(said), y, tr("$f_%1$ errs").arg(erring), {13, QFont::DemiBold}, &Theme::ink,
            tr("key %1").arg(erring), &Theme::ink3);
  }

  void outcome(const LeanTape::Card& of, double y) {
    scene.box({1, y, 254, outcome_height - 6}, nullptr,
              thin(of.is_true ? &Theme::ink : &Theme::line, of.is_true ? 2 : 1), 4);
    const int errs = base[point] != of.label ? 1 : 2;
    QString told = fate(of);
    if (guess == errs) told += of.is_true ? tr(", as you said") : tr(", your guess");
    card_of(of.label, y, tr("$f_%1$ errs: %2").arg(errs).arg(sentence_markup(fitting_text(concepts, of.space))),
            {13, of.is_true ? QFont::DemiBold : QFont::Normal}, of.is_true ? &Theme::ink : &Theme::ink2, told,
            &Theme::ink2);
  }

  [[nodiscard]] static QString fate(const LeanTape::Card& outcome) {
    switch (outcome.ending) {
      case LeanTape::Card::Ending::emptied: return tr("no hypothesis is left");
      case LeanTape::Card::Ending::refuted: return tr("wrong at row %1").arg(number_text(outcome.refuted_by + 1));
      case LeanTape::Card::Ending::lives: break;
    }
    return outcome.is_true ? tr("the true label") : tr("goes on too");
  }

  [[nodiscard]] static QString heading(const LeanTape::Step& contest) {
    return tr("CONTEST AT ROW %1").arg(number_text(contest.rows));
  }
};

struct LeanCostScene {
  Q_DECLARE_TR_FUNCTIONS(LeanCostPicture)

 public:
  const LeanRun& lean;
  Scene scene = {};

  static constexpr double longest = 1e6;  // list

  void draw() {
    const std::vector<ListCost>& costs = lean.list_costs;
    if (costs.empty()) return;
    const auto first = static_cast<double>(costs.front().votes);
    const double bound = first + 2 / to_double(lean.constants.goal.epsilon) * std::log(longest);
    const double most = std::max(bound, static_cast<double>(costs.back().votes));
    double step = std::pow(10.0, std::floor(std::log10(most)));
    if (most / step < 2) step /= 2;
    Plot plot(scene, {30, 34, 216, 96}, {1, longest, 0, 1, true}, {0, std::ceil(most / step) * step});
    const double base = plot.room().bottom();
    scene.words({0, 12}, tr("votes that win with chance .9"), styles::small, &Theme::ink2, 0, 256);
    for (const double votes : {0.0, plot.y().to / 2, plot.y().to}) {
      plot.across(votes, thin(&Theme::hair));
      scene.words({24, plot.y().px(votes) + 4}, count_text(votes), styles::small, &Theme::ink2, 1, 24);
    }
    for (const double list : {1.0, 1e2, 1e4, longest})
      scene.words({plot.x().px(list), base + 15}, count_text(list), styles::small, &Theme::ink2,
                  list == longest ? 0.8 : 0.5, 60);
    scene.words({plot.room().center().x(), base + 32}, tr("$s$, length of a list"), styles::small, &Theme::ink2, 0.5,
                256);
    scene.line(plot.at(1, first), plot.at(longest, bound), {&Theme::ink2, 1.25, 1, 6.25, 3.75});
    scene.words({36, 42}, tr("dashed: + (2/$ε$) ln $s$, the bound"), styles::small, &Theme::ink3, 0, 208);
    for (const ListCost& cost : costs) {
      const bool own = cost.list == lean.constants.list_bound;
      const QPointF at = plot.at(static_cast<double>(cost.list), static_cast<double>(cost.votes));
      const QPointF half(own ? 8 : 6, 0);
      scene.line(at - half, at + half, own ? Stroke{&Theme::ink, 3} : Stroke{&Theme::ink2, 2});
      if (!own) continue;
      scene.words(at + QPointF(0, 16), number_text(cost.votes), {13, QFont::DemiBold}, &Theme::ink, 0.5, 60);
      scene.says = tr("Votes that win with chance .9: %1 for a list of one, %2 for a list of %3.")
                       .arg(number_text(costs.front().votes), number_text(cost.votes), number_text(cost.list));
    }
  }
};

}  // namespace

LeanContest last_contest(const LeanRun& lean, int done) {
  using Kind = LeanTape::Step::Kind;
  const std::vector<LeanTape::Step>& steps = lean.tape.steps;
  const auto end = std::min(steps.size(), static_cast<std::size_t>(std::max(done, 0)));
  LeanContest last;
  for (std::size_t i = 0; i < end; ++i) {
    if (steps[i].kind != Kind::contest) continue;
    last = {&steps[i], i + 1 < end && steps[i + 1].kind == Kind::followed ? &steps[i + 1] : nullptr, i};
  }
  return last;
}

QString heading_of(const LeanContest& contest) { return LeanContestScene::heading(*contest.contest); }

ScenePicture lean_contest_picture(std::shared_ptr<const PrivateRun> run, int done, int guess) {
  constexpr QSizeF size(256, LeanContestScene::outcomes_top + 2 * LeanContestScene::outcome_height + 8);
  return {size, size.height(), [run = std::move(run), done, guess](int, QSizeF) {
            LeanContestScene contest{*run, last_contest(*run->lean, done), guess};
            contest.draw();
            return std::move(contest.scene);
          }};
}

ScenePicture lean_cost_picture(std::shared_ptr<const PrivateRun> run) {
  return {{256, 168}, 168, [run = std::move(run)](int, QSizeF) {
            LeanCostScene cost{*run->lean};
            cost.draw();
            return std::move(cost.scene);
          }};
}

}  // namespace littlestone::ui
