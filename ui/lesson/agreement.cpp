// SPDX-License-Identifier: GPL-3.0-or-later
// Station 7: after some rounds of contests one answer returns, and two runs agree more often.
#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/random/engine.hpp"
#include "core/study/intervals.hpp"
#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Two panels: the law of the answers without a contest, and after some rounds; below each of them two runs as dice, and
/// how often two runs agree.
///
/// Hand: "rounds", 0 to the last: those of the right panel, from the answer on. "left 0", "left 1", "right 0", "right 1":
/// how many times more than in the lesson this die was thrown.
class AgreementStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(AgreementStation)

 public:
  using Station::Station;

  std::string id() const override { return "agreement"; }
  QString name() const override { return tr("Run it twice"); }
  QString line() const override {
    const double first = law(0).collision;
    const double end = law(last()).collision;
    return end > first ? tr("More rounds, more agreement")
                       : tr("Two runs agree: first %1, then %2").arg(told_probability(first), told_probability(end));
  }
  int minutes() const override { return 5; }
  int presses() const override { return 3; }
  QString say(int beat) const override {
    return beat == 0 ? QString() : tr("Easy classes agree without contests. This one needs them.");
  }
  Page page(int) const override { return {"tournament", "levels", Page::Play::as_is, true}; }

  Beat beat(int beat, const Hand& hand) const override {
    Beat here;
    const QString question = tr("After %1 rounds, will two fresh runs agree?").arg(in_words(last()));
    here.question = question;
    here.cards = {tr("less"), tr("more often"), tr("always")};
    here.button = tr("Answer");
    if (beat == 0) {
      here.question = tr("For a moment: %1 points, all %2 labellings.")
                          .arg(number_in_words(of().points()), number_text(of().size())) +
                      QLatin1Char('\n') + question;
      return here;
    }
    here.cards.clear();
    const int rounds = chosen(hand);
    const QString returns = told_probability(law(rounds).largest());
    here.answer = rounds == last() ? tr("Globally stable: one answer returns in %1 of all runs.").arg(returns)
                  : rounds == 0    ? tr("Without contests one answer returns in %1 of all runs.").arg(returns)
                  : rounds == 1
                      ? tr("After one round one answer returns in %1 of all runs.").arg(returns)
                      : tr("After %1 rounds one answer returns in %2 of all runs.").arg(in_words(rounds), returns);
    const QString agree = told_probability(law(rounds).collision);
    here.second = rounds == 0 ? tr("Two runs agree: %1.").arg(agree)
                              : tr("Two runs agree: %1, not %2.").arg(agree, told_probability(law(0).collision));
    here.button = beat == 1 ? tr("Throw the dice") : tr("Go on");
    if (beat == 1) here.ms = std::vector<double>(static_cast<std::size_t>(last()), 900);
    if (beat == 2) {
      here.ms = std::vector<double>(throws, 600);
      here.ms.insert(here.ms.end(), pair_parts, 500);
    }
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    Scene scene;
    const bool asked = beat == 0 || (beat == 1 && part == 0);
    const int rounds = asked ? -1 : beat == 1 ? std::min(part, chosen(hand)) : chosen(hand);
    const bool rests = !asked && (beat > 1 || part == last());
    const int thrown = beat < 2 ? 0 : std::min(part, throws);
    const int pairs = beat < 2 ? 0 : std::max(0, part - throws) * (pairs_in_all / pair_parts);

    scene.line({592, 2}, {592, 514}, thin(&Theme::hair));
    laws_rules(scene);
    comb(scene, Side::left, 0);
    heading(scene, Side::left, tr("No contest"));
    dice(scene, Side::left, 0, 1, hand);
    agreement(scene, Side::left, 0, pairs);

    heading(scene, Side::right, asked ? rounds_title(last()) : rounds_title(rounds));
    comb(scene, Side::right, rounds);
    dice(scene, Side::right, rounds, thrown, hand);
    agreement(scene, Side::right, rounds, pairs);
    if (rests) stepper(scene, rounds);

    const SpectrumLevel& first = law(0);
    scene.says = asked
                     ? tr("Without a contest: %1 answers, none above %2, and the target with chance %3. Two runs agree "
                          "with chance %4.")
                           .arg(number_in_words(first.predictors.size()), told_probability(first.largest()),
                                told_probability(of_target(0)), told_probability(first.collision))
                     : tr("%1: the target comes out with chance %2, and two runs agree with chance %3.")
                           .arg(rounds_title(rounds), told_probability(of_target(rounds)),
                                told_probability(law(rounds).collision));
    return scene;
  }

  PageTable table(int beat, const Hand& hand) const override {
    PageTable table;
    table.columns = {{PageTable::tr("predictor"), QStringLiteral("predictor")},
                     {tr("no contest"), QStringLiteral("0")}};
    const int rounds = chosen(hand);
    if (beat > 0) table.columns.push_back({rounds_title(rounds), QStringLiteral("rounds_%1").arg(rounds)});
    for (const LabelVector& labels : columns()) {
      std::vector<PageTable::Cell> row = {labels_cell(labels), probability_cell(mass(0, labels))};
      if (beat > 0) row.push_back(probability_cell(mass(rounds, labels)));
      table.rows.push_back(std::move(row));
    }
    std::vector<PageTable::Cell> agree = {text_cell(tr("two runs agree"), "agree"), probability_cell(law(0).collision)};
    if (beat > 0) agree.push_back(probability_cell(law(rounds).collision));
    table.rows.push_back(std::move(agree));
    return table;
  }

  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (spot.grab) {
      if (beat > 0 && chosen(hand) == last()) hand.clear("rounds");
      return;
    }
    if (spot.place < first_die || spot.place >= first_die + 4) return;
    const std::string field = die_field(static_cast<Side>((spot.place - first_die) / 2), (spot.place - first_die) % 2);
    hand.set(field, hand.at(field, 0) + 1);
  }

  double settled(int, const std::string& field, double value) const override {
    return field == "rounds" ? std::clamp(std::round(value), 0.0, static_cast<double>(last())) : value;
  }
  int counts_to(const std::string& field) const override { return field == "rounds" ? 0 : 4; }

 private:
  enum class Side { left, right };

  static constexpr std::uint64_t seed = 89;  // of a clear picture
  static constexpr int throws = 2;           // of both dice at the right
  static constexpr int pairs_in_all = 100;   // that are drawn at each side
  static constexpr int pair_parts = 4;       // in so many parts
  static constexpr std::int32_t first_die = 10;

  static constexpr double base = 278;  // px of chance 0
  static constexpr double unit = 366;  // px of chance 1
  static constexpr double bar = 22;
  static constexpr double pitch = 31;
  static constexpr double axis_y = 474;
  static constexpr double axis_width = 470;

  // --- What is shown

  const ConceptClass& of() const { return material().agreement_class->concept_class(); }
  const LabelVector& target() const { return material().agreement_class->distribution().target; }
  const SpectrumLevel& law(int rounds) const {
    return material().agreement_levels.spectrum.levels[static_cast<std::size_t>(rounds)];
  }
  /// How many rounds are played.
  int last() const {
    const auto& levels = material().agreement_levels.spectrum.levels;
    const auto end = std::find_if(levels.begin(), levels.end(), [](const SpectrumLevel& l) { return !l.defined; });
    return static_cast<int>(end - levels.begin()) - 1;
  }
  int chosen(const Hand& hand) const { return static_cast<int>(settled(0, "rounds", hand.at("rounds", last()))); }

  double mass(int rounds, const LabelVector& labels) const {
    for (const PredictorMass& predictor : law(rounds).predictors)
      if (predictor.labels == labels) return predictor.probability;
    return 0;
  }
  double of_target(int rounds) const { return mass(rounds, target()); }

  /// The columns from left to right: the more labels are the target's, the further to the right.
  std::vector<LabelVector> columns() const {
    std::vector<LabelVector> all;
    for (std::size_t h = 0; h < of().size(); ++h) all.push_back(of().row(static_cast<HypothesisIndex>(h)));
    const auto right = [&](const LabelVector& labels) {
      std::size_t count = 0;
      for (std::size_t x = 0; x < labels.size(); ++x) count += labels[x] == target()[x] ? 1U : 0U;
      return count;
    };
    std::stable_sort(all.begin(), all.end(), [&](const LabelVector& a, const LabelVector& b) {
      return right(a) != right(b) ? right(a) < right(b) : a.to_string() < b.to_string();  // '+' comes before '-'
    });
    return all;
  }

  /// One run: the answer at a place of [0, 1) where the answers lie side by side, as wide as their chances.
  const LabelVector& answer_at(int rounds, double place) const {
    const auto& predictors = law(rounds).predictors;
    for (const PredictorMass& predictor : predictors) {
      if (place < predictor.probability) return predictor.labels;
      place -= predictor.probability;
    }
    return predictors.back().labels;
  }
  static double place_of(Engine& engine) { return static_cast<double>(engine() >> 11) * 0x1p-53; }
  static SeedTree draws_of(Side side, int die) {
    return SeedTree(seed).child(side == Side::left ? "left" : "right").child(static_cast<std::uint64_t>(die));
  }
  /// In how many of the first pairs of runs both give one answer.
  std::uint64_t agreeing(Side side, int rounds, int pairs) const {
    Engine engine = draws_of(side, 2).engine();
    std::uint64_t agree = 0;
    for (int i = 0; i < pairs; ++i) {
      const LabelVector& one = answer_at(rounds, place_of(engine));
      agree += one == answer_at(rounds, place_of(engine)) ? 1U : 0U;
    }
    return agree;
  }

  // --- Words

  static QString in_words(int count) { return number_in_words(static_cast<std::uint64_t>(count)); }
  static QString rounds_title(int rounds) {
    if (rounds == 0) return tr("No contest");
    return rounds == 1 ? tr("One round") : tr("%1 rounds").arg(begun_large(in_words(rounds)));
  }
  static std::string die_field(Side side, int die) {
    return (side == Side::left ? "left " : "right ") + std::to_string(die);
  }
  static QString key(Side side, const char* what) {
    return QLatin1String(side == Side::left ? "left " : "right ") + QLatin1String(what);
  }

  // --- The picture

  static double left_of(Side side) { return side == Side::left ? 0 : 616; }
  static double middle_of(Side side, std::size_t column) {
    return left_of(side) + 59 + pitch * static_cast<double>(column);
  }
  static QRectF bar_of(Side side, std::size_t column, double chance) {
    return {middle_of(side, column) - bar / 2, base - unit * chance, bar, unit * chance};
  }

  static void heading(Scene& scene, Side side, const QString& words) {
    scene.words({left_of(side), 18}, words, lesson_styles::heading, &Theme::ink);
  }

  void laws_rules(Scene& scene) const {
    for (const double chance : {0.2, 0.4, 0.6}) {
      const double y = base - unit * chance;
      for (const Side side : {Side::left, Side::right})
        scene.line({left_of(side) + 38, y}, {left_of(side) + 544, y}, thin(&Theme::hair));
      scene.words({32, y + 5.5}, QString::number(chance, 'f', 1).mid(1), lesson_styles::small, &Theme::ink3, 1);
    }
  }

  /// A law as columns; no rounds: only the places of its columns.
  void comb(Scene& scene, Side side, int rounds) const {
    const std::vector<LabelVector> all = columns();
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool wanted = all[i] == target();
      const double middle = middle_of(side, i);
      if (wanted) {
        scene.box({middle - 16, 34, 32, 336}, &Theme::lineage, {}, 4);
        scene.words({middle, 389}, QStringLiteral("$c$"), lesson_styles::plain, &Theme::ink, 0.5);
      }
      if (rounds >= 0) column(scene, side, i, rounds, all[i]);
      for (std::size_t x = 0; x < all[i].size(); ++x) {
        const double y = base + 10 + 19 * static_cast<double>(x);
        if (all[i][x] == Label::plus)
          scene.box({middle - 9, y, 18, 16}, &Theme::plus, {}, 2);
        else
          scene.box({middle - 3, y, 6, 16}, &Theme::minus_small);
      }
      scene.touch({{middle - pitch / 2, 34, pitch, 336}}, Kin::of_predictor(all[i]));
    }
    scene.line({left_of(side) + 38, base + 0.5}, {left_of(side) + 544, base + 0.5}, thin(&Theme::line));
    if (rounds < 0) return;
    const std::size_t at = static_cast<std::size_t>(std::find(all.begin(), all.end(), target()) - all.begin());
    if (side == Side::left) most(scene, all);
    tower(scene, side, rounds, at);
  }

  void column(Scene& scene, Side side, std::size_t i, int rounds, const LabelVector& labels) const {
    const QString name = key(side, "bar") + QLatin1Char(' ') + QString::number(i);
    Mark& mark = scene.box(bar_of(side, i, mass(rounds, labels)), labels == target() ? &Theme::ink : &Theme::ink2);
    if (side == Side::left)
      mark.named(name);
    else
      mark.grows(name, Box{bar_of(Side::left, i, mass(0, labels))});  // the same columns
  }

  /// How many answers there are without a contest, and how often the most frequent.
  void most(Scene& scene, const std::vector<LabelVector>& all) const {
    const SpectrumLevel& first = law(0);
    double sum = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (mass(0, all[i]) < first.largest() - 1e-9) continue;
      sum += middle_of(Side::left, i);
      ++count;
    }
    scene
        .words({sum / static_cast<double>(count), base - unit * first.largest() - 14},
               tr("%1 answers, none above %2")
                   .arg(number_in_words(first.predictors.size()), probability_text(first.largest())),
               lesson_styles::plain, &Theme::ink2, 0.5)
        .cased();
  }

  /// The target's column: its chance, and what it was after fewer rounds.
  void tower(Scene& scene, Side side, int rounds, std::size_t at) const {
    static constexpr MathStyle number{24, QFont::DemiBold};
    const double chance = of_target(rounds);
    const QRectF rect = bar_of(side, at, chance);
    const double end = rect.left() - 14;
    const bool over = rect.height() < 20;  // then its number stands over it
    double beside = 0;                     // the tallest other column
    for (const PredictorMass& predictor : law(rounds).predictors)
      if (predictor.labels != target()) beside = std::max(beside, predictor.probability);
    const double level = std::min(rect.top() + 8, base - unit * beside - 8);
    scene
        .words(over ? QPointF(rect.center().x(), rect.top() - 10) : QPointF(end, level), probability_text(chance),
               number, &Theme::ink, over ? 0.5 : 1)
        .named(key(side, "tower"));
    if (side == Side::left) return;
    for (int before = 1; before < rounds; ++before) {
      const double y = base - unit * of_target(before);
      scene.line({rect.left() - 16, y}, {rect.left() - 4, y}, {&Theme::ink, 2.5});
      scene.words({rect.left() - 22, y + 5.5}, probability_text(of_target(before)), lesson_styles::small, &Theme::ink2,
                  1);
    }
  }

  /// The rounds of the right panel, to be moved.
  void stepper(Scene& scene, int rounds) const {
    const Axis axis{0, static_cast<double>(last()), 984, 1144};
    scene.line({axis.begin, 11}, {axis.end, 11}, {&Theme::line, 2});
    for (int k = 0; k <= last(); ++k) {
      const double x = axis.px(k);
      Grab grab{"rounds", axis};
      grab.least = 0;
      grab.here = rounds;
      const Touch touch{{x - 20, -6, 40, 34}, 8, Spot::Act::drag, k, grab};
      if (k != rounds)
        scene.disc({x, 11}, 6, &Theme::canvas, {&Theme::line, 2}).touched(touch);
      else
        scene.touch(touch);
    }
    scene.disc({axis.px(rounds), 11}, 11, &Theme::ink).named(QStringLiteral("rounds"));
  }

  /// Two runs: dice, their answers, and whether these are equal.
  void dice(Scene& scene, Side side, int rounds, int thrown, const Hand& hand) const {
    std::array<const LabelVector*, 2> answers{};
    const double left = left_of(side);
    for (int die = 0; die < 2; ++die) {
      const int times = thrown + static_cast<int>(hand.at(die_field(side, die), 0));
      const QPointF at(left + 15 + 166 * die, 421);
      SeedTree draws = draws_of(side, die);
      Engine engine = draws.child(static_cast<std::uint64_t>(times)).engine();
      const bool fell = rounds >= 0 && times > 0;
      const double place = place_of(engine);
      if (fell) answers[static_cast<std::size_t>(die)] = &answer_at(rounds, place);
      const std::int32_t spot = first_die + 2 * static_cast<int>(side) + die;
      Mark& face = scene.box({at.x() - 15, at.y() - 15, 30, 30}, &Theme::canvas, {&Theme::ink, 2}, 6);
      if (rounds >= 0) face.touched({{at.x() - 19, at.y() - 19, 38, 38}, 8, Spot::Act::choose, spot});
      if (fell) pips(scene, at, 1 + static_cast<int>(engine() % 6));
      cells(scene, at, answers[static_cast<std::size_t>(die)],
            QStringLiteral("%1 %2 %3 %4").arg(key(side, "run")).arg(die).arg(times).arg(std::max(rounds, 0)));
    }
    static constexpr MathStyle sign{30, QFont::DemiBold};
    const bool both = answers[0] != nullptr && answers[1] != nullptr;
    const bool equal = both && *answers[0] == *answers[1];
    scene.words({left + 352, 432}, both ? (equal ? QStringLiteral("=") : QStringLiteral("≠")) : QStringLiteral("?"),
                sign, both ? &Theme::ink : &Theme::ink3, 0.5);
    if (!equal) return;
    scene.line(QPolygonF({{left + 378, 422}, {left + 386, 431}, {left + 403, 411}}), {&Theme::ink, 5, 1, 0, 0, true})
        .named(key(side, "equal"));
  }

  /// The answer of a run, which comes out of its die; null: places for its cells.
  static void cells(Scene& scene, QPointF die, const LabelVector* answer, const QString& key) {
    const std::size_t count = answer != nullptr ? answer->size() : 4;
    for (std::size_t x = 0; x < count; ++x) {
      const QRectF cell(die.x() + 23 + 27 * static_cast<double>(x), die.y() - 17, 24, 34);
      if (answer == nullptr) {
        scene.box(cell.adjusted(0.5, 0.5, -0.5, -0.5), nullptr, {&Theme::line, 1.25, 1, 3, 3}, 3);
        continue;
      }
      scene.add(LabelCell{cell, (*answer)[x], true}, nullptr)
          .grows(QStringLiteral("%1 cell %2").arg(key).arg(x), LabelCell{{die, QSizeF(1, 1)}, (*answer)[x], true});
    }
  }

  static void pips(Scene& scene, QPointF middle, int count) {
    QPolygonF centres;
    const auto pair = [&](double x, double y) { centres << middle + QPointF(x, y) << middle - QPointF(x, y); };
    if (count % 2 == 1) centres << middle;
    if (count >= 2) pair(-7, -7);
    if (count >= 4) pair(-7, 7);
    if (count == 6) pair(-7, 0);
    scene.add(Dots{centres, 2.6}, &Theme::ink);
  }

  /// How often two runs agree: exactly, and among some pairs.
  void agreement(Scene& scene, Side side, int rounds, int pairs) const {
    const double left = left_of(side);
    const Axis axis{0, 1, left, left + axis_width};
    scene.line({axis.begin, axis_y}, {axis.end, axis_y}, {&Theme::line, 1.5});
    for (const double end : {0.0, 1.0}) {
      const double x = axis.px(end);
      scene.line({x, axis_y - 6}, {x, axis_y + 6}, {&Theme::line, 1.5});
      if (side == Side::left)
        scene.words({x, axis_y + 26}, QString::number(end, 'f', 0), lesson_styles::small, &Theme::ink3, end);
    }
    if (rounds < 0) return;
    if (pairs > 0) {
      const std::uint64_t agree = agreeing(side, rounds, pairs);
      const auto all = static_cast<std::uint64_t>(pairs);
      const Interval interval = clopper_pearson(agree, all);
      scene.line({axis.px(interval.low), axis_y}, {axis.px(interval.high), axis_y}, {&Theme::line, 6})
          .named(key(side, "interval"));
      scene.disc({axis.px(static_cast<double>(agree) / pairs), axis_y}, 5, &Theme::ink2).named(key(side, "pairs"));
      const QString share = tr("%1 of %2").arg(number_text(agree), number_text(all));
      scene.words({axis.px(interval.high) + 12, axis_y - 12},
                  side == Side::left ? tr("%1 pairs", "8 of 100 pairs").arg(share) : share, lesson_styles::plain,
                  &Theme::ink2);
    }
    const double exact = law(rounds).collision;
    const double x = axis.px(exact);
    const double from = axis.px(law(0).collision);
    scene.line({x, axis_y - 15}, {x, axis_y + 15}, {&Theme::ink, 4})
        .grows(key(side, "exact"), Line{QPolygonF({{from, axis_y - 15}, {from, axis_y + 15}})});
    static constexpr MathStyle number{20, QFont::DemiBold};
    scene.words({x, axis_y + 36}, probability_text(exact), number, &Theme::ink, 0.5).named(key(side, "agree"));
  }
};

}  // namespace

std::shared_ptr<const Station> agreement_station(const Material& material) {
  return std::make_shared<AgreementStation>(material);
}

}  // namespace littlestone::ui
