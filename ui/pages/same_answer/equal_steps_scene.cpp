// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/same_answer/same_answer_marks.hpp"
#include "ui/pages/same_answer/same_answer_scene.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// ".096": in a comparison at a glance.
QString thousandths(double chance) { return QString::number(chance, 'f', 3).mid(1); }

/// Two staircases with their boxes, each over its curve where it has one.
struct EqualStepsScene {
  Q_DECLARE_TR_FUNCTIONS(EqualStepsPicture)

 public:
  const SameAnswerRun& run;
  bool with_price;
  QSizeF room;
  bool with_roof = true;
  Scene scene = {};
  double width = (room.width() - 164) / 2;
  double second = room.width() / 2 - 8;

  /// Three worlds: a rare, a middle and a common one, by the last step.
  [[nodiscard]] std::vector<double> worlds() const {
    const auto last = static_cast<double>(run.even.steps.steps.back().count);
    return {3 * last / 31, 10.5 * last / 31, 24.4 * last / 31};
  }

  void side(const StaircaseFacts& facts, const StaircaseFacts* other, double left, const QString& title) {
    const double most = run.most_count;
    const QString bound = answer_ceiling(facts);
    scene.words({left, 20}, title, styles::heading, &Theme::ink, 0, width * 0.6);
    if (!with_roof) scene.words({left + width, 20}, tr("ceiling %1").arg(bound), styles::heading, &Theme::ink, 1);
    Plot stairs(scene, {left, 46, width, with_roof ? 220 : room.height() - 120}, {0, std::sqrt(most)}, {0, 1});
    stairs.grid({0, 0.5, 1}, tick_text, &Theme::ink3, true);
    scene.line(stairs_of(facts.steps, stairs, most), {&Theme::ink3, 1.5, 1, 0, 0, true});
    add_counts(scene, stairs, most);
    for (const double expected : worlds()) box(facts, stairs, expected, expected == worlds().front());
    if (other != nullptr && with_price && run.price) {
      scene.words({left + width, with_roof ? 352 : stairs.room().bottom() + 68},
                  tr("%1 examples for %2").arg(whole_text(run.price->examples), answer_ceiling(run.even)), styles::bold,
                  &Theme::ink, 1, width - 100);
    }
    if (with_roof) roof(facts, other, left);
  }

  void roof(const StaircaseFacts& facts, const StaircaseFacts* other, double left) {
    const double most = run.most_count;
    Plot plot(scene, {left, 370, width, 172}, {0, std::sqrt(most)}, {0, roof_top});
    plot.grid({0, 0.1, 0.2}, tick_text, &Theme::ink3, true);
    if (other != nullptr) add_curve(plot, other->curve, {&Theme::ink3, 1.5, 1, 0, 0, true});
    plot.across(std::min(roof_top, to_double(run.even.worst.bound)), ceiling_stroke);
    add_curve(plot, facts.curve, {&Theme::ink, 2.25, 1, 0, 0, true});
    add_counts(scene, plot, most);
    add_worlds(scene, plot.room(), tr("expected count"), run.task.kind == ReplicableTask::Kind::points);
    const bool hump = other != nullptr && facts.worst.bound > other->worst.bound + Rational(1, 100);
    const QString words = other == nullptr ? tr("a flat roof: %1") : hump ? tr("a hump: %1") : tr("its roof: %1");
    const double thousand = 1000;  // rounded up: a bound
    scene.words({left, 352}, words.arg(thousandths(std::ceil(to_double(facts.worst.bound) * thousand) / thousand)),
                styles::plain, &Theme::ink2, 0, width);
    for (const double expected : worlds()) {
      const double root = std::sqrt(expected);
      const double p = expected / static_cast<double>(facts.steps.examples);
      const double value = std::min(roof_top, answer_world(facts.steps, run.hypotheses, p).differ);
      plot.drop(root, value, {&Theme::ink2, 1, 0, 2, 3});
      scene.disc(plot.at(root, value), 5, &Theme::canvas, {&Theme::ink, 1.75, 0});
    }
  }

  void box(const StaircaseFacts& facts, Plot& stairs, double expected, bool with_word) {
    const CountsApart apart = counts_apart(facts.steps, expected);
    const double root = std::sqrt(expected);
    const double height = facts.height(static_cast<std::uint64_t>(std::floor(expected)));
    const double left = stairs.x().px(root - apart.roots / 2);
    const double right = stairs.x().px(root + apart.roots / 2);
    const double high = stairs.y().unit() * apart.differ;
    // The box stands on the way that the stairs climb there.
    const double middle =
        std::clamp(stairs.y().px(height), stairs.room().top() + high / 2, stairs.room().bottom() - high / 2);
    const QRectF rect(left, middle - high / 2, right - left, high);
    add_band(scene, rect);
    scene.box(rect, nullptr, thin(&Theme::ink, 1.5));
    const QString number = thousandths(apart.differ);
    const QString words = with_word ? tr("%1 differ").arg(number) : number;
    const double words_width = width_of(words, styles::small_bold);
    std::vector<Place> places;
    for (const double y : {rect.bottom() - 2, rect.bottom() + 14, rect.center().y() + 4, rect.top() - 6})
      places.push_back({words_box({right + 6, y}, words_width, caption)});
    places.push_back({words_box({left - 6 - words_width, rect.top() + 8}, words_width, caption)});
    stairs.label(words, styles::small_bold, &Theme::ink, std::move(places), true);

    const double y = stairs.room().bottom() + 31;
    scene.line({left, y}, {right, y}, thin(&Theme::ink, 1.75));
    for (const double x : {left, right}) scene.line({x, y - 4}, {x, y + 4}, thin(&Theme::ink, 1.75));
    scene.words({(left + right) / 2, y + 17}, QString::number(apart.roots, 'f', 2).mid(1), styles::small, &Theme::ink2,
                0.5);
  }

  Scene all() {
    scene.box({second + 14, 2, room.width() - page_margin - second - 4, room.height() - 10}, &Theme::panel, {}, 4);
    scene.words({page_margin, with_roof ? 301 : room.height() - 39}, tr("apart"), styles::small, &Theme::ink2);
    side(run.even, nullptr, 60, tr("Even on √"));
    side(run.equal, &run.even, second + 52, tr("Equal steps"));
    scene.says = tr("Steps even on the √ scale have the ceiling %1, equal steps %2.")
                     .arg(answer_ceiling(run.even), answer_ceiling(run.equal));
    return std::move(scene);
  }
};

}  // namespace

Scene equal_steps_scene(const SameAnswerRun& run, bool with_price, QSizeF room) {
  return EqualStepsScene{run, with_price, room}.all();
}

Scene equal_stairs_scene(const SameAnswerRun& run, bool with_price, QSizeF room) {
  return EqualStepsScene{run, with_price, room, false}.all();
}

ScenePicture equal_steps_picture(std::shared_ptr<const SameAnswerRun> run) {
  return {{728, 600}, 600, [run = std::move(run)](int, QSizeF room) { return equal_steps_scene(*run, true, room); }};
}

}  // namespace littlestone::ui
