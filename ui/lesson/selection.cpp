// SPDX-License-Identifier: GPL-3.0-or-later
// Station 11: among what left, fresh examples choose, and this choice is private too.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/privacy/selection.hpp"
#include "ui/lesson/epsilon_handle.hpp"
#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Fields of the hand: "errors": of the answer that errs more; "epsilon"; "share": where the bar was clicked, the
/// guessed chance of the other answer.
class SelectionStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(SelectionStation)

 public:
  using Station::Station;

  std::string id() const override { return "selection"; }
  QString name() const override { return tr("A fresh look picks from what left"); }
  int minutes() const override { return 2; }
  int presses() const override { return 2; }
  QString say(int beat) const override {
    if (beat == 0) return {};
    return tr("M answers %1. Loss %2.")
        .arg(plain_name(concept_class().name_of(run().result.hypothesis)),
             run().loss == 0 ? QStringLiteral("0") : probability_text(run().loss));
  }
  Page page(int) const override { return {"selection", {}, Page::Play::end}; }

  Beat beat(int beat, const Hand& hand) const override {
    const Pair pair = pair_with(hand);
    Beat here;
    here.question = tr("On %1 fresh examples %2 errs %3, %4 errs %5. What chance has %2?")
                        .arg(number_text(fresh()), title(pair.few), times(pair.few_errors), title(pair.many),
                             times(pair.many_errors));
    here.button = tr("Answer");
    if (beat == 0) {
      here.cards = {tr("about .5"), tr("about .6"), tr("over .9")};
      return here;
    }
    here.answer = answer_sentence(pair);
    here.button = tr("Go on");
    here.ms = {320, 1000, 320};
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    const Pair pair = pair_with(hand);
    if (beat == 1 && part == 0) return scene(0, 0, hand);
    Scene scene;
    const int state = beat == 0 ? 0 : part;
    answer_row(scene, 0, pair.few, pair.few_errors, std::nullopt);
    answer_row(scene, 1, pair.many, pair.many_errors, pair.many_errors);
    bar(scene, pair, state);
    if (state == 0) guess_marks(scene, hand);
    if (state >= 2) draws(scene, pair, state >= 3);
    lesson::epsilon_handle(scene, 434, 150, 876, pair.epsilon);
    scene.says = says(beat, pair);
    return scene;
  }

  PageTable table(int beat, const Hand& hand) const override {
    const Pair pair = pair_with(hand);
    PageTable table;
    table.columns = {{tr("answer"), QStringLiteral("answer")}, {tr("errors"), QStringLiteral("errors")}};
    if (beat > 0) {
      table.columns.push_back({tr("chance"), QStringLiteral("chance")});
      table.columns.push_back({tr("of %1 draws").arg(number_text(draws_made)), QStringLiteral("draws")});
    }
    const auto row = [&](const LabelVector& labels, std::uint64_t errors, double chance, std::uint64_t drawn) {
      std::vector<PageTable::Cell> cells = {name_cell(concept_class(), labels), count_cell(errors)};
      if (beat > 0) {
        cells.push_back(probability_cell(chance));
        cells.push_back(count_cell(drawn));
      }
      table.rows.push_back(std::move(cells));
    };
    const std::vector<bool> drawn = drawn_few(pair);
    const auto few = static_cast<std::uint64_t>(std::count(drawn.begin(), drawn.end(), true));
    row(pair.few, pair.few_errors, pair.chance, few);
    row(pair.many, pair.many_errors, 1 - pair.chance, draws_made - few);
    return table;
  }

  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (spot.grab || beat != 0 || spot.place < place_bar || spot.place >= place_bar + bar_places) return;
    const double share = (spot.place - place_bar + 0.5) / bar_places;
    hand.at("share", -1) == share ? hand.clear("share") : hand.set("share", share);
  }
  double settled(int, const std::string& field, double value) const override {
    if (field == lesson::epsilon_field) return lesson::settled_epsilon(value);
    return std::clamp(std::round(value), 0.0, static_cast<double>(fresh()));
  }
  std::optional<int> guess(int beat, const Hand& hand) const override {
    if (beat != 0 || !hand.has("share")) return std::nullopt;
    const double share = hand.at("share", 0);
    return share < 0.55 ? 0 : share < 0.77 ? 1 : 2;
  }

 private:
  static constexpr std::uint64_t draws_made = 100;
  static constexpr std::int32_t place_bar = 100;
  static constexpr std::int32_t bar_places = 40;
  // The two answers
  static constexpr double cells_begin = 56;
  static constexpr QSizeF cell{46, 60};
  static constexpr double cell_pitch = 50;
  static double row_top(int row) { return 12 + 92.0 * row; }
  static constexpr double errors_begin = 512;
  static constexpr double errors_end = 1164;
  // The bar of length 1
  static constexpr double bar_left = 0;
  static constexpr double bar_right = 1184;
  static constexpr double bar_top = 216;
  static constexpr double bar_high = 72;

  /// The two answers that left, as the hand has them.
  struct Pair {
    LabelVector few;
    LabelVector many;
    std::uint64_t few_errors = 0;
    std::uint64_t many_errors = 1;
    Rational epsilon;
    double chance = 0.5;  ///< of the first
  };

  std::uint64_t fresh() const { return run().result.internals.selection_sample.size(); }

  Pair pair_with(const Hand& hand) const {
    std::vector<const Candidate*> left;
    for (const Candidate& candidate : run().result.list) left.push_back(&candidate);
    std::stable_sort(left.begin(), left.end(), [](const auto* a, const auto* b) { return a->errors < b->errors; });
    Pair pair;
    pair.few = left.empty() ? run().result.hypothesis : left.front()->labels;
    pair.many = left.size() < 2 ? pair.few : left[1]->labels;
    pair.few_errors = left.empty() ? 0 : left.front()->errors;
    pair.many_errors = left.size() < 2 ? pair.few_errors : left[1]->errors;
    if (hand.has("errors")) pair.many_errors = static_cast<std::uint64_t>(settled(0, "errors", hand.at("errors", 0)));
    pair.epsilon = lesson::chosen_epsilon(hand, run().scenario.epsilon);
    const std::vector<std::uint64_t> errors = {pair.few_errors, pair.many_errors};
    pair.chance = selection_probabilities(errors, pair.epsilon).front();
    return pair;
  }

  /// Of each draw: whether it took the first answer.
  std::vector<bool> drawn_few(const Pair& pair) const {
    Engine engine = SeedTree(run().scenario.seed).child("lesson selection").engine();
    const ExponentialMechanism choose(std::vector<std::uint64_t>{pair.few_errors, pair.many_errors}, pair.epsilon);
    std::vector<bool> drawn;
    for (std::uint64_t i = 0; i < draws_made; ++i) drawn.push_back(choose(engine) == 0);
    return drawn;
  }

  // --- Sentences

  QString title(const LabelVector& labels) const {
    const std::optional<HypothesisIndex> row = concept_class().find(labels);
    return row ? name_markup(concept_class().hypothesis_name(*row)) : tr("new");
  }
  static QString times(std::uint64_t errors) {
    if (errors == 0) return tr("never");
    if (errors == 1) return tr("once");
    if (errors == 2) return tr("twice");
    return tr("%1 times").arg(number_text(errors));
  }

  /// "e^(−½)" of a half, "e^(−3)" of three, as markup.
  static QString power(const Rational& exponent) {
    const QString number = exponent == Rational(1, 2) ? QStringLiteral("½") : rational_text(exponent);
    return QStringLiteral("$e^{−%1}$").arg(number);
  }

  QString answer_sentence(const Pair& pair) const {
    const QString chance = told_probability(pair.chance);
    if (pair.few_errors == pair.many_errors)
      return tr("%1: both err alike, and this choice is private too.").arg(chance);
    const bool first = pair.few_errors < pair.many_errors;
    const std::uint64_t more = first ? pair.many_errors - pair.few_errors : pair.few_errors - pair.many_errors;
    const QString weight = power(pair.epsilon * Rational(more) / 2);
    return (more == 1 ? tr("%1: one error weighs %2, since this choice is private too.").arg(chance, weight)
                      : tr("%1: %3 errors weigh %2, since this choice is private too.")
                            .arg(chance, weight, number_in_words(more)));
  }

  QString says(int beat, const Pair& pair) const {
    const QString both = tr("Two answers left. On %1 fresh examples %2 errs %3 and %4 errs %5.")
                             .arg(number_text(fresh()), title(pair.few), times(pair.few_errors), title(pair.many),
                                  times(pair.many_errors));
    if (beat == 0) return both;
    return both + QLatin1Char(' ') +
           tr("%1 is chosen with chance %2, %3 with chance %4.")
               .arg(title(pair.few), told_probability(pair.chance), title(pair.many),
                    told_probability(1 - pair.chance));
  }

  // --- Picture

  double error_x(std::uint64_t error) const {
    return errors_begin + (errors_end - errors_begin) * static_cast<double>(error) /
                              static_cast<double>(std::max<std::uint64_t>(1, fresh()));
  }

  /// A strip, and beside it a place for each fresh example, crossed where the answer errs. `handle`: it can be dragged.
  void answer_row(Scene& scene, int row, const LabelVector& labels, std::uint64_t errors,
                  std::optional<std::uint64_t> handle) const {
    const double top = row_top(row);
    const double middle = top + cell.height() / 2;
    const QString key = QStringLiteral("answer %1").arg(row);
    scene.words({0, middle + 9}, title(labels), {26}, &Theme::ink).named(key);
    lesson::label_row(scene, {{cells_begin, top}, cell, cell_pitch}, labels, key + QStringLiteral(" cell"));
    const double step = error_x(1) - error_x(0);
    for (std::uint64_t i = 1; i <= fresh(); ++i)
      lesson::mistake(scene, {error_x(i) - step / 2, middle}, i <= errors,
                      QStringLiteral("%1 error %2").arg(key).arg(i), 10);
    if (!handle) return;
    const double x = error_x(*handle);
    Grab grab{"errors"};
    grab.axis = {0, static_cast<double>(fresh()), error_x(0), error_x(fresh())};
    grab.here = static_cast<double>(*handle);
    scene.line({x, middle - 24}, {x, middle + 24}, {&Theme::ink, 3}).named(QStringLiteral("errors line"));
    scene.disc({x, middle + 30}, 9, &Theme::canvas, {&Theme::ink, 3})
        .named(QStringLiteral("errors handle"))
        .touched({{x - 16, middle - 24, 32, 70}, 8, Spot::Act::drag, -1, grab});
  }

  static double bar_x(double share) { return bar_left + (bar_right - bar_left) * share; }

  void bar(Scene& scene, const Pair& pair, int state) const {
    const QRectF whole(bar_left, bar_top, bar_right - bar_left, bar_high);
    if (state == 0) {
      scene.box(whole.adjusted(1, 1, -1, -1), &Theme::canvas, {&Theme::ink, 2}, 4).named(QStringLiteral("whole"));
      scene.words(whole.center() + QPointF(0, 9), QStringLiteral("1"), lesson_styles::number, &Theme::ink, 0.5)
          .named(QStringLiteral("one"));
      return;
    }
    const double cut = std::clamp(bar_x(pair.chance), bar_left + 10, bar_right - 10);
    const QRectF first(whole.topLeft(), QPointF(std::max(whole.left(), cut - 3), whole.bottom()));
    const QRectF second(QPointF(std::min(whole.right(), cut + 3), whole.top()), whole.bottomRight());
    scene.box(first, &Theme::ink, {}, 4).grows(QStringLiteral("first"), Box{{whole.topLeft(), QSizeF(0, bar_high)}, 4});
    scene.box(second.adjusted(1, 1, -1, -1), &Theme::canvas, {&Theme::ink, 2}, 4).named(QStringLiteral("whole"));
    share_words(scene, first, title(pair.few), pair.chance, &Theme::canvas);
    share_words(scene, second, title(pair.many), 1 - pair.chance, &Theme::ink);
  }

  /// In its part of the bar, or over it where that is too narrow.
  static void share_words(Scene& scene, const QRectF& part, const QString& name, double share, Ink ink) {
    const QString words = QStringLiteral("%1  %2").arg(name, probability_text(share));
    const double wide = width_of(words, lesson_styles::number);
    if (wide + 24 <= part.width()) {
      scene.words(part.center() + QPointF(0, 9), words, lesson_styles::number, ink, 0.5)
          .named(QStringLiteral("share ") + name);
    } else {
      const double x = std::clamp(part.center().x() - wide / 2, bar_left, bar_right - wide);
      scene.words({x, bar_top - 10}, words, lesson_styles::number, &Theme::ink).named(QStringLiteral("share ") + name);
    }
  }

  /// Where a hand has cut the bar, and the places for it.
  void guess_marks(Scene& scene, const Hand& hand) const {
    const double wide = (bar_right - bar_left) / bar_places;
    Touch touch{{bar_left, bar_top, wide, bar_high}, 0, Spot::Act::choose, place_bar};
    touch.grid = TouchGrid{static_cast<std::size_t>(bar_places), 1, {wide, bar_high}, bar_places};
    scene.touch(touch);
    if (!hand.has("share")) return;
    const double x = bar_x(std::clamp(hand.at("share", 0), 0.0, 1.0));
    scene.line({x, bar_top - 12}, {x, bar_top + bar_high + 12}, {&Theme::ink, 3, 1, 7, 5})
        .named(QStringLiteral("guessed"));
  }

  /// A dot a draw under the part of the bar that it fell into; `kept`: the answer that the run took has its frame.
  void draws(Scene& scene, const Pair& pair, bool kept) const {
    const std::vector<bool> drawn = drawn_few(pair);
    const auto few = static_cast<std::size_t>(std::count(drawn.begin(), drawn.end(), true));
    const double cut = bar_x(pair.chance);
    draws_of(scene, few, {bar_left, cut - 3}, &Theme::ink, QStringLiteral("draws few"));
    draws_of(scene, drawn.size() - few, {cut + 3, bar_right}, &Theme::line, QStringLiteral("draws many"));
    if (!kept) return;
    const LabelVector& answer = run().result.hypothesis;
    const int row = answer == pair.few ? 0 : 1;
    const lesson::Row strip{{cells_begin, row_top(row)}, cell, cell_pitch};
    const QPointF from(row == 0 ? cut / 2 : (cut + bar_right) / 2, bar_top + bar_high / 2);
    lesson::frame(scene, {strip.corner, QSizeF(strip.width(answer.size()), cell.height())}, QStringLiteral("kept"))
        .from = Box{QRectF(from, QSizeF(1, 1)), 9};
  }
  struct Stretch {
    double from = 0;
    double to = 0;
  };
  static void draws_of(Scene& scene, std::size_t count, Stretch part, Ink ink, const QString& key) {
    if (count == 0) return;
    constexpr std::size_t high = 4;
    constexpr double pitch = 21;
    const double top = bar_top + bar_high + 26;
    const std::size_t columns = (count + high - 1) / high;
    const double wide = std::clamp((part.to - part.from) / static_cast<double>(columns), 17.0, 47.0);
    const double all = wide * static_cast<double>(columns);
    const double begin =
        std::clamp((part.from + part.to - all) / 2, bar_left, std::max(bar_left, bar_right - all)) + wide / 2;
    Dots dots{{}, 7};
    Dots start{{}, 7};
    for (std::size_t i = 0; i < count; ++i) {
      dots.centres << QPointF(begin + wide * static_cast<double>(i / high),
                              top + pitch * static_cast<double>(i % high));
      start.centres << QPointF(dots.centres.back().x(), bar_top + bar_high / 2);
    }
    scene.add(dots, ink).grows(key, start);
    const QString words = tr("%1 of %2").arg(number_text(count), number_text(draws_made));
    const double half = width_of(words, lesson_styles::bold) / 2;
    const double middle = std::clamp((part.from + part.to) / 2, bar_left + half, bar_right - half);
    scene.words({middle, top + pitch * high + 14}, words, lesson_styles::bold, &Theme::ink2, 0.5)
        .named(key + QStringLiteral(" count"));
  }
};

}  // namespace

std::shared_ptr<const Station> selection_station(const Material& material) {
  return std::make_shared<SelectionStation>(material);
}

}  // namespace littlestone::ui
