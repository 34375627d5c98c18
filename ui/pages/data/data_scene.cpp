// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/bound_text.hpp"
#include "ui/kit/scene/axis.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct DataScene {
  Q_DECLARE_TR_FUNCTIONS(DataPicture)

 public:
  const DataShown& shown;
  QSizeF room;
  Scene scene = {};
  double boundary = room.width() - public_width;
  double ledger_top = room.height() - 184;
  static constexpr MathStyle sum{13, QFont::DemiBold};

  // --- Before the boundary

  void inside() {
    const double width = boundary - 2 * page_margin;
    if (shown.path.isEmpty() && !shown.run) {
      scene.paragraph({page_margin, 52},
                      tr("Open a table with one line for each person. Nothing is spent before the button."), {14},
                      &Theme::ink, width, 20);
      return;
    }
    const DataPlan* plan = shown.plan.get();
    if (plan == nullptr) {
      scene.words({page_margin, 52}, tr("Reading the names of the columns and counting the lines."), {13},
                  &Theme::ink2);
      return;
    }
    double y = scene.paragraph({page_margin, 54}, verdict_text(plan), {19, QFont::DemiBold}, &Theme::ink, width, 24);
    y = scene.paragraph({page_margin, y + 2}, verdict_reason(shown), {13}, &Theme::ink2, width, 18) + 14;
    if (!plan->constants || plan->by_alpha.empty()) return;
    const Axis lines{0, static_cast<double>(std::max(plan->lines, plan->needed())), page_margin, page_margin + width};
    file_bar(*plan, lines, y);
    asks(*plan, lines, y + 56);
  }

  /// What becomes of the file's lines.
  void file_bar(const DataPlan& plan, const Axis& lines, double top) {
    constexpr double height = 34;
    scene.words({page_margin, top}, tr("your lines"), styles::small, &Theme::ink2);
    const double y = top + 8;
    const auto block = [&](std::uint64_t from, std::uint64_t to, const QString& words, Ink fill, Ink ink) {
      const double begin = lines.px(static_cast<double>(from));
      const QRectF box(begin, y, lines.px(static_cast<double>(to)) - begin - 2, height);
      if (box.width() <= 0) return;
      scene.box(box, fill, thin(&Theme::ink));
      if (width_of(words, styles::bold) + 8 <= box.width())
        scene.words(box.center() + QPointF(0, 4.5), words, styles::bold, ink, 0.5);
    };
    if (plan.verdict != DataPlan::Verdict::fits) {
      block(0, plan.lines, number_text(plan.lines), &Theme::canvas, &Theme::ink);
      scene.line({lines.px(static_cast<double>(plan.lines)), y + height / 2}, {lines.end, y + height / 2},
                 {&Theme::ink2, 1.5, 0, 4, 3});
      return;
    }
    const std::uint64_t asked = plan.needed();
    if (const auto* lean = std::get_if<LeanConstants>(&*plan.constants)) {
      const std::uint64_t voting = lean->batches * lean->batch;
      block(0, voting, tr("%1 batches of %2 vote").arg(number_text(lean->batches), number_text(lean->batch)),
            &Theme::ink2, &Theme::canvas);
      block(voting, asked, tr("%1 choose").arg(number_text(lean->selection)), &Theme::ink, &Theme::canvas);
    } else {
      block(0, asked, tr("%1 vote and choose").arg(number_text(asked)), &Theme::ink, &Theme::canvas);
    }
    block(asked, plan.lines, tr("%1 not used").arg(number_text(plan.lines - asked)), &Theme::canvas, &Theme::ink);
  }

  /// How many lines each α asks for; where two stand too close the own one has its numbers, and else the first.
  void asks(const DataPlan& plan, const Axis& lines, double y) {
    scene.line({lines.begin, y}, {lines.end, y}, thin(&Theme::line));
    const double title =
        scene.words({page_margin, y + 34}, tr("lines for loss ≤ $α$"), styles::small, &Theme::ink2).width();
    std::vector<DataPlan::Ask> own_first = plan.by_alpha;
    std::stable_partition(own_first.begin(), own_first.end(),
                          [&](const DataPlan::Ask& ask) { return ask.alpha == plan.goal.alpha; });
    std::vector<std::pair<double, double>> taken = {{page_margin, page_margin + title + 8}};
    for (const DataPlan::Ask& ask : own_first) {
      const double x = lines.px(static_cast<double>(ask.lines));
      if (x > lines.end + 0.5) continue;
      const bool own = ask.alpha == plan.goal.alpha;
      const Ink ink = own ? &Theme::ink : &Theme::ink2;
      const MathStyle& style = own ? styles::bold : styles::plain;
      scene.line({x, y - 6}, {x, y + 6}, thin(ink, own ? 3 : 1));
      const QString alpha = own ? QStringLiteral("$α$ = ") + rational_text(ask.alpha) : rational_text(ask.alpha);
      const QString count = upper_count_text(static_cast<double>(ask.lines));
      const double half = std::max(width_of(alpha, style), width_of(count, style)) / 2 + 5;
      const double middle = std::min(x, lines.end - half);
      if (std::any_of(taken.begin(), taken.end(),
                      [&](const auto& span) { return middle + half > span.first && middle - half < span.second; }))
        continue;
      taken.emplace_back(middle - half, middle + half);
      scene.words({middle, y + 20}, alpha, style, ink, 0.5);
      scene.words({middle, y + 35}, count, style, ink, 0.5);
    }
  }

  // --- What leaves

  void released() {
    constexpr double first_row = 72;
    constexpr double strip_room = 64;
    const double left = boundary + 20;
    const double width = room.width() - page_margin - left;
    const auto say = [&](double y, const QString& text) {
      return scene.paragraph({left, y}, text, styles::plain, &Theme::ink2, width, 16);
    };
    if (!shown.run) {
      scene.paragraph({left, first_row}, tr("One hypothesis leaves, and nothing else."), styles::plain, &Theme::ink2,
                      width, 17);
      return;
    }
    const DataRun& run = *shown.run;
    double y = scene.paragraph({left, first_row}, answer_text(run), {15, QFont::DemiBold}, &Theme::ink, width, 20) + 8;
    scene.predictor(left, y, *run.concept_class, run.hypothesis, false,
                    width - name_offset(run.hypothesis.size(), strip_room), strip_room);
    y += 32;
    if (!run.selected) y = say(y, tr("Nothing was chosen: this is the answer without data.")) + 4;
    const double foot = ledger_top - 76;
    if (run.test) y = say(y, test_text(*run.test)) + 4;
    constexpr double promise_lines = 5 * 16;
    if (!run.test || y + promise_lines < foot - 20)  // else it stands on the left alone
      say(y, run.promised
                 ? tr("Loss at most %1 with chance %2, if some answer of the class explains the labels.")
                       .arg(rational_text(run.scenario.alpha), lower_text(to_double(Rational(1 - run.scenario.beta))))
                 : tr("Nothing is promised of its loss: there are too few lines."));
    scene.line({left, foot - 20}, {left + width, foot - 20}, thin(&Theme::line)).opacity = 0.5;
    // Whether it is private is told in words and weight, not in a colour.
    const PrivacyClaim claim = run.claim();
    const QString promise = claim.is_private()
                                ? tr("Private at %1.").arg(promise_text(run.scenario.epsilon, run.scenario.delta))
                                : tr("Not private.");
    say(scene.paragraph({left, foot}, promise, sum, &Theme::ink, width, 17),
        !run.release         ? tr("Anyone who knows the seed can subtract the noise.")
        : claim.is_private() ? tr("Nobody can draw its noise again.")
                             : privacy_reason(claim));
  }

  // --- The ledger

  void ledger() {
    const double right = room.width() - page_margin;
    scene.line({0, ledger_top}, {room.width(), ledger_top}, thin(&Theme::hair));
    const double heading = ledger_top + 24;
    const double title =
        scene.words({page_margin, heading}, tr("Spent so far"), styles::heading, &Theme::ink).width() + 12;
    const auto beside_title = [&](const QString& text) {
      scene.words({page_margin + title, heading}, text, styles::plain, &Theme::ink2);
    };
    if (const auto& budget = shown.ledger.budget)
      scene.words({right, heading}, tr("Budget: %1").arg(promise_text(budget->epsilon, budget->delta)), sum,
                  &Theme::ink, 1);
    const std::size_t number = shown.ledger.entries.size() - shown.ledger.counted_from;
    if (number == 0) {
      beside_title(tr("nothing yet"));
      scene.paragraph(
          {page_margin, ledger_top + 52},
          tr("Each run on data spends its $ε$ and $δ$ again. All runs are added up, of all windows and also for "
             "different files, because the same person can be in two of them."),
          styles::plain, &Theme::ink2, right - page_margin, 17);
      return;
    }
    // The newest rows; the sums stand below them.
    constexpr std::size_t rows = 3;
    constexpr double pitch = 18;
    double y = ledger_top + 46;
    if (number > rows) beside_title(tr("the last %1 of %2 runs").arg(rows).arg(number_text(number)));
    for (std::size_t i = number - std::min(number, rows); i < number; ++i, y += pitch) entry(i, y, right);
    y = ledger_top + 46 + pitch * rows + 6;
    scene.line({page_margin, y - 14}, {right, y - 14}, thin(&Theme::hair));
    if (const QString spent = spent_text(shown.spent); !spent.isEmpty()) {
      scene.words({page_margin, y + 4}, tr("All releases together"), {13}, &Theme::ink2);
      scene.words({right, y + 4}, spent, sum, &Theme::ink, 1);
      if (const QString exact = exact_text(shown.spent); !exact.isEmpty())
        scene.words({right, y + 24}, exact, sum, &Theme::ink, 1);
    }
    if (const std::size_t seeded = seeded_runs(shown.ledger); seeded > 0)
      scene.words({page_margin, y + 44},
                  tr("%n runs with a known seed promise nothing and are not in the sum.", nullptr, plural(seeded)),
                  styles::plain, &Theme::ink2);
  }

  void entry(std::size_t i, double y, double right) {
    const LedgerEntry& one = shown.ledger.entries[shown.ledger.counted_from + i];
    const QString promise = promise_text(one.promise.epsilon, one.promise.delta);
    const QString run = one.class_text.empty() ? QString::fromStdString(one.run) : class_title(one.class_text);
    scene.words({page_margin + 22, y}, number_text(i + 1), styles::plain, &Theme::ink2, 1);
    scene.words({page_margin + 34, y}, data_name(QString::fromStdString(one.data)), styles::plain, &Theme::ink);
    scene.words({page_margin + 296, y}, literal(shortened(run)), styles::plain, &Theme::ink2);
    scene.words({right, y},
                !one.release    ? tr("not private: the seed is known")
                : one.runs == 1 ? promise
                                : tr("%1 times %2").arg(number_text(one.runs), promise),
                styles::plain, &Theme::ink, 1);
  }

  [[nodiscard]] QString says() const {
    if (!shown.run) {
      const QString verdict = verdict_text(shown.plan.get());
      return verdict.isEmpty() ? tr("A run on data of your own: nothing was learned yet.") : verdict;
    }
    return tr("A run on data of your own, %1: the answer is %2. The ledger holds %3 releases.")
        .arg(privacy_text(shown.run->claim()), answer_text(*shown.run), QString::number(counted_runs(shown.ledger)));
  }

  Scene all() {
    scene.says = says();
    scene.box({0, 0, boundary, ledger_top}, &Theme::noise_ground).faded = 0.35;
    scene.privacy_boundary(boundary, 4, ledger_top, public_width);
    inside();
    released();
    ledger();
    return std::move(scene);
  }
};

}  // namespace

Scene data_scene(const DataShown& shown, QSizeF room) { return DataScene{shown, room}.all(); }

ScenePicture data_picture(std::shared_ptr<const DataShown> shown) {
  return {{728, 600}, 480, [shown = std::move(shown)](int, QSizeF room) { return data_scene(*shown, room); }};
}

}  // namespace littlestone::ui
