// SPDX-License-Identifier: GPL-3.0-or-later
// Station 9: what noise hides, what it does not, and what a threshold is for.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Three columns, one for each place of the noise switch: the votes of an answer that loses one, and of one that is new,
/// as they are, with noise, and with a threshold. Solid: as it was; hollow: with one example turned.
///
/// Hand: "epsilon", of the noise in the second column: 4, 2, 1, or 0 for no noise. "cut", 1 to 22: where the threshold is
/// put before the answer. "T", 1 to 22: the threshold from the answer on.
class NoiseStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(NoiseStation)

 public:
  explicit NoiseStation(const Material& made) : Station(made) {
    if (!made) return;
    lost_ = moved(false);
    gained_ = moved(true);
    for (const double epsilon : epsilons())
      if (epsilon > 0) noises_.try_emplace(epsilon, Rational(std::lround(epsilon)), run().scenario.delta);
    noise_ = made->changes->histogram();
  }

  std::string id() const override { return "noise"; }
  QString name() const override { return tr("Why noise?"); }
  QString line() const override { return tr("One example moves one vote"); }
  int minutes() const override { return 4; }
  int presses() const override { return 6; }
  QString say(int beat) const override {
    if (beat == 3)
      return tr("Why noise? So that %1 may be %2.").arg(number_text(lost().before), number_text(lost().after));
    return beat == 5 ? tr("Why a threshold? So that nobody's own answer appears.") : QString();
  }
  Page page(int) const override { return {"histogram", "votes", Page::Play::noise}; }

  Beat beat(int beat, const Hand& hand) const override {
    Beat here;
    here.question = question(beat);
    if (beat % 2 == 0) {
      here.cards = {tr("always"), tr("often"), tr("by luck")};
      here.button = tr("Answer");
      if (beat > 0) here.ms = beat == 2 ? std::vector<double>{300, 500} : std::vector<double>{500};
      return here;
    }
    here.answer = beat == 1   ? tr("Always, %1: the accident again.").arg(guess_text(1))
                  : beat == 3 ? told_of_noise(hand)
                              : told_of_cut(hand);
    here.button = beat == 1 ? tr("Noise on") : beat == 3 ? tr("A threshold") : tr("Go on");
    here.ms = beat == 5 ? std::vector<double>{400, 500} : std::vector<double>{400};
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    Scene scene;
    const State state = state_at(beat, part, hand);
    noise_switch(scene, state);
    scene.words({0, row_base(Row::old) - 160}, markup(lost(), title_style), title_style, &Theme::ink);
    scene.words({0, row_base(Row::fresh) - 92}, markup(gained(), lesson_styles::plain), lesson_styles::plain,
                &Theme::noise_text);
    ticks(scene, 0, true);
    if (state.place >= 1) noisy(scene, 1, state);
    if (state.place >= 2) noisy(scene, 2, state);
    if (state.place >= 2) cut(scene, state);
    guesses(scene, state);
    scene.says = says(state, hand);
    return scene;
  }

  PageTable table(int beat, const Hand& hand) const override {
    const State state = state_at(beat, static_cast<int>(this->beat(beat, hand).ms.size()), hand);
    PageTable table;
    table.columns = {{tr("what"), QStringLiteral("what")},
                     {tr("as it was"), QStringLiteral("before")},
                     {tr("one example turned"), QStringLiteral("after")},
                     {tr("guessed right"), QStringLiteral("guessed_right")}};
    const auto none = text_cell({});
    for (const Moved* moved : {&lost(), &gained()})
      table.rows.push_back({text_cell(tr("votes for %1").arg(plain(*moved))), count_cell(moved->before),
                            count_cell(moved->after), none});
    if (state.answered >= 1) table.rows.push_back({text_cell(tr("noise off")), none, none, probability_cell(1)});
    if (state.answered >= 2) {
      table.rows.push_back(
          {text_cell(tr("noise on: the count")), none, none, probability_cell(of_count(state.epsilon))});
      table.rows.push_back({text_cell(tr("noise on: count and name")), none, none, probability_cell(1)});
    }
    if (state.answered < 3) return table;
    const auto leaves = [&](const Moved& moved) {
      return std::vector<PageTable::Cell>{text_cell(tr("%1 leaves").arg(plain(moved))),
                                          probability_cell(leaving(moved.before, state.threshold)),
                                          probability_cell(leaving(moved.after, state.threshold)), none};
    };
    table.rows.push_back(leaves(lost()));
    table.rows.push_back(leaves(gained()));
    table.rows.push_back({text_cell(QStringLiteral("T = %1").arg(state.threshold)), none, none,
                          probability_cell(best_at(state.threshold))});
    return table;
  }

  double settled(int, const std::string& field, double value) const override {
    if (field != "epsilon") return std::clamp(std::round(value), 1.0, static_cast<double>(most_cut));
    return *std::min_element(epsilons().begin(), epsilons().end(),
                             [&](double a, double b) { return std::abs(a - value) < std::abs(b - value); });
  }

 private:
  enum class Row { old, fresh };

  /// What the picture shows.
  struct State {
    int place = 0;        ///< of the switch: off, on, on with a threshold
    int answered = 0;     ///< so many of the three questions
    double epsilon = 1;   ///< of the second column; 0: no noise
    bool widened = true;  ///< whether its noise is drawn
    bool set = false;     ///< whether that epsilon was set by hand
    int threshold = 1;
    bool told = false;      ///< whether it is told what sticks out of the threshold
    bool grabs = false;     ///< whether the threshold can be taken
    bool switches = false;  ///< whether the switch can be taken
    std::string field;      ///< that a drag of the threshold sets
    int own = 0;            ///< the threshold that was set before the answer; 0: none
  };

  State state_at(int beat, int part, const Hand& hand) const {
    const int parts = beat == 0 ? 0 : beat == 2 || beat == 5 ? 2 : 1;
    if (beat > 0 && part == 0) return state_at(beat - 1, 2, hand);
    State state;
    state.place = beat / 2;
    state.answered = (beat + (part >= parts ? 1 : 0)) / 2;
    state.set = hand.has("epsilon");
    state.epsilon = settled(beat, "epsilon", hand.at("epsilon", epsilons().back()));
    state.widened = beat > 2 || part >= 2;
    state.switches = beat == 2 || beat == 3;
    const int own = static_cast<int>(settled(beat, "cut", hand.at("cut", 1)));
    state.threshold = beat < 5 ? own : static_cast<int>(settled(beat, "T", hand.at("T", told_threshold())));
    state.told = beat == 5 && part >= parts;
    state.grabs = beat >= 4;
    state.field = beat < 5 ? "cut" : "T";
    if (beat == 5 && hand.has("cut") && own != state.threshold) state.own = own;
    return state;
  }

  // --- Numbers

  static constexpr int most_cut = 22;
  static constexpr int reach = 80;  // beyond so much noise nothing is left in a double, from epsilon 1 on

  /// Of the switch from "off" to "on"; 0: no noise.
  static const std::vector<double>& epsilons() {
    static const std::vector<double> all = {0, 4, 2, 1};
    return all;
  }
  /// Pr[Z = z] of the run's noise, and of another one.
  double chance_of(std::int64_t z) const { return noise_->noise_probability(z); }
  double chance_of(std::int64_t z, double epsilon) const { return noises_.at(epsilon).noise_probability(z); }
  double told_threshold() const { return static_cast<double>(noise_->threshold()); }

  /// An answer whose votes change with the example.
  struct Moved {
    Name name;
    std::uint64_t before = 0;
    std::uint64_t after = 0;
  };
  /// That of the change which is easiest to detect; `up`: the one that gains a vote.
  Moved moved(bool up) const {
    const NeighbourBatch& changes = *material().changes;
    for (const NeighbourVotes& votes : votes_after(run(), changes.vote, changes.groups[changes.worst()].vote)) {
      if (up ? votes.after > votes.before : votes.after < votes.before)
        return {concept_class().name_of(votes.labels), votes.before, votes.after};
    }
    return {};
  }
  const Moved& lost() const { return lost_; }
  const Moved& gained() const { return gained_; }

  /// Pr[count + Z ≥ T]; what has no vote never leaves.
  double leaving(std::uint64_t count, int threshold) const {
    if (count == 0) return 0;
    double sum = 0;
    for (int value = threshold; value <= static_cast<int>(count) + reach; ++value)
      sum += chance_of(value - static_cast<std::int64_t>(count));
    return std::min(sum, 1.0);
  }
  /// The law of what leaves of a count: nothing first, then T, T + 1, …
  std::vector<double> law(std::uint64_t count, int threshold) const {
    const int most = static_cast<int>(std::max(lost().before, gained().after)) + reach;
    std::vector<double> all = {1 - leaving(count, threshold)};
    for (int value = threshold; value <= most; ++value)
      all.push_back(count == 0 ? 0 : chance_of(value - static_cast<std::int64_t>(count)));
    return all;
  }
  /// How often the best guess from the whole list is right at a threshold: (1 + total variation) / 2.
  double best_at(int threshold) const {
    const std::vector<double> p = law(lost().before, threshold);
    const std::vector<double> q = law(lost().after, threshold);
    const std::vector<double> r = law(gained().before, threshold);
    const std::vector<double> s = law(gained().after, threshold);
    double apart = 0;
    for (std::size_t i = 0; i < p.size(); ++i)
      for (std::size_t j = 0; j < r.size(); ++j) apart += std::abs(p[i] * r[j] - q[i] * s[j]);
    return (1 + apart / 2) / 2;
  }
  /// The same from the noisy count of the answer that loses a vote, alone.
  double of_count(double epsilon) const {
    if (epsilon == 0) return 1;
    double apart = 0;
    for (int z = -reach; z <= reach; ++z) apart += std::abs(chance_of(z, epsilon) - chance_of(z + 1, epsilon));
    return (1 + apart / 2) / 2;
  }
  /// How many times as high the tail beyond a threshold is drawn: 1, 2, 5, 10, …
  double magnified(int threshold) const {
    const double first = chance_of(threshold - static_cast<std::int64_t>(gained().after));
    if (threshold <= static_cast<int>(gained().after) + 1) return 1;
    const double most = 0.21 / first;
    const double ten = std::pow(10, std::floor(std::log10(most)));
    return std::max(1.0, most >= 5 * ten ? 5 * ten : most >= 2 * ten ? 2 * ten : ten);
  }

  // --- Words

  static constexpr MathStyle title_style{24};
  static constexpr MathStyle large{20, QFont::DemiBold};
  static constexpr MathStyle huge{30, QFont::DemiBold};

  static QString markup(const Moved& moved, const MathStyle& style) {
    return moved.name.empty() ? tr("new") : name_markup(moved.name, style, 90);
  }
  static QString plain(const Moved& moved) { return moved.name.empty() ? tr("the new answer") : lone_name(moved.name); }
  /// A chance in three digits, 1 too, so that they compare.
  static QString guess_text(double chance) {
    return chance >= 0.9995 ? QStringLiteral("1.000") : probability_text(chance);
  }

  QString question(int beat) const {
    const QString tell = tr("Can the onlooker tell?");
    if (beat < 2)
      return tr("%1 has %2 votes or %3, a new answer %4 or %5.")
                 .arg(markup(lost(), lesson_styles::heading), number_text(lost().before), number_text(lost().after),
                      gained().before == 0 ? tr("none") : number_text(gained().before),
                      gained().after == 1 ? tr("one") : number_text(gained().after)) +
             QLatin1Char(' ') + tell;
    if (beat < 4) return tr("Noise on every count.") + QLatin1Char(' ') + tell;
    return tr("Where would you cut?") + QLatin1Char(' ') + tell;
  }
  QString told_of_noise(const Hand& hand) const {
    const double count = of_count(state_at(3, 1, hand).epsilon);
    const QString name = guess_text(1);
    if (count >= 0.9995) return tr("The count tells all, and so does the new name: %1.").arg(name);
    return count < 0.7
               ? tr("The count tells little (%1),\nbut the new name tells all: %2.").arg(guess_text(count), name)
               : tr("The count tells much (%1),\nand the new name tells all: %2.").arg(guess_text(count), name);
  }
  QString told_of_cut(const Hand& hand) const {
    const int threshold = state_at(5, 2, hand).threshold;
    const double out = leaving(gained().after, threshold);
    const QString hides = tr("Noise hides a vote, a threshold hides a new name.");
    const QString pays = out <= to_double(run().scenario.delta) ? tr("$δ$ pays for what sticks out: %1.")
                                                                : tr("What sticks out is more than $δ$ pays for: %1.");
    return hides + QLatin1Char('\n') + pays.arg(chance_text(out));
  }
  QString says(const State& state, const Hand& hand) const {
    QStringList all = {tr("%1 has %2 votes or %3, a new answer %4 or %5.")
                           .arg(plain(lost()), number_text(lost().before), number_text(lost().after),
                                number_text(gained().before), number_text(gained().after))};
    if (state.place == 1) all << tr("With noise the counts are two hills, and the new answer a third.");
    if (state.place == 2) all << tr("What is below T = %1 does not leave.").arg(state.threshold);
    if (state.answered == 1 && state.place == 0) all << tr("Guessed right: %1.").arg(guess_text(1));
    if (state.answered == 2 && state.place == 1)
      all << told_of_noise(hand).replace(QLatin1Char('\n'), QLatin1Char(' '));
    if (state.told)
      all << tr("A new answer leaves with chance %1, %2 with %3. Guessed right: %4.")
                 .arg(chance_text(leaving(gained().after, state.threshold)), plain(lost()),
                      told_probability(leaving(lost().before, state.threshold)), guess_text(best_at(state.threshold)));
    return all.join(QLatin1Char(' '));
  }

  // --- The picture

  static constexpr double column_width = 368;
  static constexpr double switch_y = 14;
  static constexpr double guess_y = 494;

  static double column_left(int column) { return 408.0 * column; }
  static double row_base(Row row) { return row == Row::old ? 238 : 416; }
  static double row_top(Row row) { return row_base(row) - (row == Row::old ? 176 : 118); }
  /// px of chance 1 where the highest chance is `peak`: a hill is at most as high as a count without noise.
  static double row_unit(Row row, double peak) {
    return row == Row::old ? std::min(577.0, 150 / peak) : std::min(369.0, 96 / peak);
  }
  static double px(Row row, int column, double value) {
    return column_left(column) + (row == Row::old ? 34 + 20 * (value - 10) : 101.5 + 9.7 * value);
  }
  /// The values that have room.
  static int least(Row row) { return row == Row::old ? 9 : -9; }
  static int most(Row row) { return row == Row::old ? 26 : 26; }

  static QRectF bar(Row row, double middle, double width, double high) {
    return {middle - width / 2, row_base(row) - high, width, high};
  }
  static QRectF tick_of(Row row, int column, std::uint64_t count) {
    const bool old = row == Row::old;
    return bar(row, px(row, column, static_cast<double>(count)), old ? 8 : 7, count == 0 ? 10 : old ? 150 : 96);
  }

  void axis(Scene& scene, Row row, int column) const {
    const double y = row_base(row) + 0.5;
    scene.line({column_left(column), y}, {column_left(column) + column_width, y}, thin(&Theme::line));
  }

  /// The counts as they are.
  void ticks(Scene& scene, int column, bool numbers) const {
    for (const Row row : {Row::old, Row::fresh}) {
      const Moved& votes = row == Row::old ? lost() : gained();
      axis(scene, row, column);
      const QRectF before = tick_of(row, column, votes.before);
      const QRectF after = tick_of(row, column, votes.after);
      put(scene, before, false, row, column, static_cast<int>(votes.before), before);
      put(scene, after, true, row, column, static_cast<int>(votes.after), after);
      if (!numbers) continue;
      const bool falls = after.left() < before.left();
      scene.words({falls ? before.right() + 10 : before.left() - 8, before.top() + (before.height() < 20 ? 2 : 18)},
                  number_text(votes.before), large, &Theme::ink, falls ? 0 : 1);
      scene.words({falls ? after.left() - 8 : after.right() + 10, after.top() + 18}, number_text(votes.after), large,
                  row == Row::old ? &Theme::ink : &Theme::noise_text, falls ? 1 : 0);
    }
  }

  /// One bar, which comes out of `from`. `turned`: of the world in which the example is turned.
  static void put(Scene& scene, const QRectF& rect, bool turned, Row row, int column, int value, const QRectF& from) {
    const bool fresh = row == Row::fresh;
    const double edged = std::min(0.8, rect.height() / 2);
    const QRectF inside = turned ? rect.adjusted(0.8, edged, -0.8, -edged) : rect;
    const Ink fill = !turned ? (column == 0 ? &Theme::ink : &Theme::ink2)
                     : fresh ? &Theme::noise_ground
                             : &Theme::canvas;
    const Stroke edge = !turned ? Stroke{} : Stroke{fresh ? &Theme::noise : &Theme::ink, 1.6, 0.5};
    scene.box(inside, fill, edge)
        .grows(QStringLiteral("%1 %2 %3 %4").arg(column).arg(static_cast<int>(row)).arg(turned).arg(value), Box{from});
  }

  /// A column with noise; beyond its threshold the new answer is drawn larger.
  void noisy(Scene& scene, int column, const State& state) const {
    const bool off = column == 1 && (!state.widened || state.epsilon == 0);
    const double times = column == 2 && state.told ? magnified(state.threshold) : 1;
    for (const Row row : {Row::old, Row::fresh}) {
      const Moved& votes = row == Row::old ? lost() : gained();
      axis(scene, row, column);
      const int zero = row == Row::old ? static_cast<int>(votes.before) : 0;
      scene.words({px(row, column, zero), row_base(row) + 22}, QString::number(zero), lesson_styles::small,
                  &Theme::ink3, 0.5);
      for (int value = least(row); value <= most(row); ++value) {
        for (const bool turned : {false, true}) {
          const std::uint64_t count = turned ? votes.after : votes.before;
          const QRectF tick = tick_of(row, column, count);
          const QRectF before = tick_of(row, column - 1, count);
          if (off) {
            if (value == static_cast<int>(count)) put(scene, tick, turned, row, column, value, before);
            continue;
          }
          if (count == 0) continue;
          const auto z = value - static_cast<std::int64_t>(count);
          const double chance = column == 1 ? chance_of(z, state.epsilon) : chance_of(z);
          const bool larger = row == Row::fresh && value >= state.threshold;
          const double peak = column == 1 ? chance_of(0, state.epsilon) : chance_of(0);
          const double high = row_unit(row, peak) * chance * (larger ? times : 1);
          const double shift = row == Row::old ? (turned ? 3 : -3) : 0;
          const QRectF rect = bar(row, px(row, column, value) + shift, row == Row::old ? 9 : 7, std::max(high, 0.0));
          if (high < 1.2) continue;  // less than its outline
          put(scene, rect, turned, row, column, value, column == 1 ? tick : rect.translated(-408, 0));
        }
      }
    }
    if (column == 1 && state.answered >= 2)
      scene.words({px(Row::fresh, 1, 9), row_base(Row::fresh) - 56}, tr("the name tells"), lesson_styles::plain,
                  &Theme::noise_text);
    if (column == 1 && state.answered >= 2 && state.place == 1)
      scene.words({column_left(1) + column_width - 34, row_base(Row::old) - 92}, guess_text(of_count(state.epsilon)),
                  large, &Theme::ink, 1);
  }

  /// The threshold in the third column, what it hides, and what sticks out.
  void cut(Scene& scene, const State& state) const {
    for (const Row row : {Row::old, Row::fresh}) {
      const double left = column_left(2);
      const double x = std::clamp(px(row, 2, state.threshold - 0.5), left, left + column_width);
      const QRectF hidden(left, row_top(row), x - left, row_base(row) - row_top(row));
      const QString key = QStringLiteral("cut %1").arg(static_cast<int>(row));
      scene.box(hidden, &Theme::canvas)
          .grows(key + QStringLiteral(" ground"), Box{{left, hidden.top(), 0, hidden.height()}});
      Mark& hatch = scene.add(Hatch{hidden, 11, 1.2}, &Theme::line);
      hatch.grows(key + QStringLiteral(" hatch"), Hatch{{left, hidden.top(), 0, hidden.height()}, 11, 1.2}).opacity =
          0.5;
      if (state.own > 0 && row == Row::fresh) {
        const double own = px(row, 2, state.own - 0.5);
        scene.line({own, hidden.top() + 30}, {own, row_base(row) + 6}, {&Theme::line, 2, 1, 3, 3});
      }
      scene.line({x, hidden.top()}, {x, row_base(row) + 6}, {&Theme::ink, 2.5, 1, 7, 5})
          .named(key + QStringLiteral(" line"));
      handle(scene, row, {x, hidden.top() + 8}, state, key);
    }
    const double x = std::max(px(Row::old, 2, state.threshold - 0.5), column_left(2));
    const bool flips = x > column_left(2) + column_width - 90;
    scene
        .words({flips ? x - 16 : x + 16, row_top(Row::old) + 18}, QStringLiteral("$T$ = %1").arg(state.threshold),
               large, &Theme::ink, flips ? 1 : 0)
        .named(QStringLiteral("T"));
    if (state.told) sticking(scene, state);
  }
  static void handle(Scene& scene, Row row, QPointF at, const State& state, const QString& key) {
    if (!state.grabs || (row == Row::old && state.threshold < least(Row::old))) return;
    Grab grab{state.field, {0, 100, px(row, 2, -0.5), px(row, 2, 99.5)}};
    grab.least = 1;
    grab.here = state.threshold;
    const QRectF rect(at.x() - 14, row_top(row), 28, row_base(row) - row_top(row));
    scene.disc(at, 8, &Theme::canvas, {&Theme::ink, 2.5})
        .named(key + QStringLiteral(" knob"))
        .touched({rect, 8, Spot::Act::drag, static_cast<std::int32_t>(row), grab});
  }
  void sticking(Scene& scene, const State& state) const {
    const double x = std::min(px(Row::fresh, 2, state.threshold + 2), column_left(2) + column_width - 92);
    const double y = row_base(Row::fresh) - 50;
    scene.words({x, y}, chance_text(leaving(gained().after, state.threshold)), large, &Theme::noise_text)
        .named(QStringLiteral("sticks out"));
    const double times = magnified(state.threshold);
    if (times > 1)
      scene.words({x, y - 28}, QStringLiteral("×%1").arg(count_text(times)), lesson_styles::small, &Theme::noise_text)
          .named(QStringLiteral("times"));
  }

  // --- The switch, and how often a guess is right

  /// "noise" in front of the switch; longer in another language, it moves the first place.
  static constexpr MathStyle switch_word{19, QFont::DemiBold};
  static double switch_from() { return std::max(70.0, width_of(tr("noise"), switch_word) + 14); }
  static double place_x(int place) { return place == 0 ? switch_from() + 10 : place == 1 ? 416 : 824; }

  void noise_switch(Scene& scene, const State& state) const {
    scene.words({0, switch_y + 6}, tr("noise"), switch_word, &Theme::noise_text);
    scene.line({switch_from(), switch_y}, {1178, switch_y}, {&Theme::line, 2});
    const Axis axis{0, static_cast<double>(epsilons().size()) - 1, place_x(0), place_x(1)};
    const auto step =
        static_cast<double>(std::find(epsilons().begin(), epsilons().end(), state.epsilon) - epsilons().begin());
    const double x = state.place == 1 && state.widened ? axis.px(step) : place_x(state.place);
    const QStringList names = {tr("off"), tr("on"), tr("on, threshold")};
    for (int place = 0; place < 3; ++place) {
      const bool here = x == place_x(place);
      const MathStyle& style = here ? lesson_styles::bold : lesson_styles::plain;
      const double from = place_x(place) + 22;
      scene.box({from - 4, switch_y - 12, width_of(names[place], style) + 8, 24}, &Theme::canvas);
      scene.words({from, switch_y + 6}, names[place], style, here ? &Theme::ink : &Theme::ink2);
      scene.disc({place_x(place), switch_y}, 7, &Theme::canvas, {&Theme::ink, 2.5});
    }
    Grab grab{"epsilon", axis};
    grab.stops = epsilons();
    grab.here = state.epsilon;
    if (state.switches) {
      for (std::size_t i = 1; i + 1 < epsilons().size(); ++i)
        scene.line({axis.px(static_cast<double>(i)), switch_y - 7}, {axis.px(static_cast<double>(i)), switch_y + 7},
                   {&Theme::line, 2});
      for (std::size_t i = 0; i < epsilons().size(); ++i)
        scene.touch({{axis.px(static_cast<double>(i)) - 22, switch_y - 18, 44, 36},
                     8,
                     Spot::Act::drag,
                     static_cast<std::int32_t>(10 + i),
                     grab});
    }
    scene.disc({x, switch_y}, 11, &Theme::ink).named(QStringLiteral("handle"));
    if (state.set && state.place >= 1 && state.epsilon > 0)
      scene.words({column_left(1) + column_width - 34, row_base(Row::old) - 126},
                  QStringLiteral("$ε$ = %1").arg(std::lround(state.epsilon)), large, &Theme::ink2, 1);
  }

  void guesses(Scene& scene, const State& state) const {
    scene.words({0, guess_y - 2}, tr("guessed right"), lesson_styles::plain, &Theme::ink2);
    for (int column = 0; column <= state.place; ++column) {
      const double left = column == 0 ? 128 : column_left(column);
      if (column >= state.answered) {
        scene.words({left, guess_y}, QStringLiteral("?"), huge, &Theme::ink3);
        continue;
      }
      const double right = column_left(column) + column_width;
      const double chance = column < 2 ? 1 : best_at(state.threshold);
      scene.words({left, guess_y}, guess_text(chance), huge, &Theme::ink).named(QStringLiteral("guess %1").arg(column));
      lesson::guessed_right(scene, {left + 98, guess_y - 14, right - left - 98, 8}, chance,
                            QStringLiteral("guess bar %1").arg(column));
    }
  }

  Moved lost_;
  Moved gained_;
  std::optional<StableHistogram> noise_;      // of the run
  std::map<double, StableHistogram> noises_;  // by epsilon
};

}  // namespace

std::shared_ptr<const Station> noise_station(const Material& material) {
  return std::make_shared<NoiseStation>(material);
}

}  // namespace littlestone::ui
