// SPDX-License-Identifier: GPL-3.0-or-later
// Station 6: a coin that lies costs frequency, not privacy.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/lesson/contest_parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Fields of the hand: "tried", the coin's face while it asks (−1 or 1); "coin", that of the right world in the answer;
/// "cost": 0, the vote was clicked: the guess.
class LieStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(LieStation)

 public:
  explicit LieStation(const Material& material) : Station(material) {
    if (!material) return;
    for (const lesson::Contest& contest : lesson::all_contests(run()))
      if (contest.lied()) contest_ = contest;
    SoaAutomaton soa = run().instance->automaton();
    for (const Label coin : {Label::minus, Label::plus}) {
      const std::size_t side = contest_.winner(coin);
      const Sample sample = lesson::sample_of_side(run(), contest_, side);
      const StateId met = soa.next(soa.run(SoaAutomaton::start(), sample), {contest_.point, coin});
      World& world = worlds_[coin == Label::plus ? 1 : 0];
      world.winner = side;
      world.rows = contest_.kept(concept_class(), side, coin);
      world.vote = soa.labels_at(met);
    }
  }

  std::string id() const override { return "lie"; }
  QString name() const override { return tr("A coin can lie"); }
  int minutes() const override { return 3; }
  int presses() const override { return 3; }
  Page page(int) const override { return {"tournament", "tree", Page::Play::last_contest}; }

  QString say(int beat) const override {
    if (beat == 0) return {};
    return beat == 1 ? tr("A lie can win only where the other side is right.")
                     : tr("The proof counts the grey bars; life gives the black ones.");
  }

  Beat beat(int beat, const Hand&) const override {
    Beat here;
    here.question = tr("The target says %2 at %1. What does a lie cost?")
                        .arg(plain_name(concept_class().point_name(contest_.point)), lesson::sign_text(contest_.truth));
    here.button = tr("Answer");
    here.cards = {tr("its vote"), tr("privacy"), tr("neither")};
    if (beat == 0) return here;
    here.cards.clear();
    here.answer = tr("It votes all the same.\nIt costs frequency, never privacy.");
    here.button = beat == 1 ? tr("How often?") : tr("Go on");
    here.ms = beat == 1 ? std::vector<double>{500, 500, 500, 500} : std::vector<double>(bars().size(), 300);
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    if (part == 0 && beat > 0) return scene(beat - 1, beat == 1 ? 0 : told_all, hand);
    Scene scene;
    const int told = beat == 1 ? part : beat == 0 ? 0 : told_all;
    if (told >= 1) {
      draw_world(scene, 0, contest_.truth, told);
      rule(scene, (left[0] + left[1] + wide - 4) / 2);
    }
    if (told == 0) {
      const double tried = hand.at("tried", 0);
      const Label coin = tried == 0 ? contest_.coin : label_of(tried > 0);
      draw_world(scene, 1, coin, 0, tried != 0);
      if (beat == 0) {
        touch_coin(scene, "tried", coin);
        const lesson::Row vote = row(1, vote_y);
        scene.touch({QRectF(vote.corner, QSizeF(vote.width(concept_class().points()), vote.cell.height() + 34)), 6,
                     Spot::Act::choose, 0});
      }
    } else {
      const double yours = hand.at("coin", 0);
      const Label coin = yours == 0 ? contest_.coin : label_of(yours > 0);
      draw_world(scene, 1, coin, told);
      touch_coin(scene, "coin", coin);
    }
    if (beat == 2 && part >= 1) draw_bars(scene, static_cast<std::size_t>(part));
    for (Mark& mark : scene.marks) mark.origin.ry() += lower;
    scene.says = says(beat == 2 ? (part > 0 ? 2 : 1) : beat == 1 && part > 0 ? 1 : 0);
    return scene;
  }

  PageTable table(int beat, const Hand&) const override {
    PageTable table;
    if (beat == 2) {
      table.columns = {{tr("rounds"), QStringLiteral("rounds")},
                       {tr("no lie"), QStringLiteral("no_lie")},
                       {tr("target comes out"), QStringLiteral("target")}};
      for (const Bar& bar : bars())
        table.rows.push_back(
            {count_cell(bar.rounds), {chance_text(bar.no_lie), bar.no_lie}, probability_cell(bar.target)});
      return table;
    }
    table.columns = {{tr("coin"), QStringLiteral("coin")},
                     {QStringLiteral("f₀"), QStringLiteral("f0")},
                     {QStringLiteral("f₁"), QStringLiteral("f1")}};
    const auto strips = [&](Label coin) {
      return std::vector<PageTable::Cell>{label_cell(coin), labels_cell(contest_.answer[0]),
                                          labels_cell(contest_.answer[1])};
    };
    if (beat == 0) {
      table.rows.push_back(strips(contest_.coin));
      return table;
    }
    table.columns.push_back({tr("wins"), QStringLiteral("wins")});
    table.columns.push_back({tr("rows left"), QStringLiteral("rows")});
    table.columns.push_back({tr("its vote"), QStringLiteral("vote")});
    for (const Label coin : {contest_.truth, opposite(contest_.truth)}) {
      const World& w = of(coin);
      std::vector<PageTable::Cell> cells = strips(coin);
      cells.push_back(text_cell(w.winner == 0 ? QStringLiteral("f₀") : QStringLiteral("f₁")));
      cells.push_back(count_cell(w.rows.count()));
      cells.push_back(labels_cell(w.vote));
      table.rows.push_back(std::move(cells));
    }
    return table;
  }

  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (beat == 0 && spot.place == 0) hand.has("cost") ? hand.clear("cost") : hand.set("cost", 0);
  }
  double settled(int, const std::string&, double value) const override { return lesson::settled_coin(value, false); }
  std::optional<int> guess(int beat, const Hand& hand) const override {
    return beat == 0 && hand.has("cost") ? std::optional(0) : std::nullopt;
  }

 private:
  /// What follows when the coin falls so.
  struct World {
    std::size_t winner = 0;
    VersionSpace rows;
    LabelVector vote;
  };
  struct Bar {
    std::uint64_t rounds;
    double no_lie;
    double target;
  };

  static constexpr int told_all = 4;
  static constexpr double lower = 16;  // all of it stands lower by so much than the numbers below say
  static constexpr double left[2] = {10, 440};
  static constexpr double wide = 390;
  static constexpr double vote_y = 368;

  const World& of(Label coin) const { return worlds_[coin == Label::plus ? 1 : 0]; }
  bool patched(Label coin) const { return of(coin).rows.none(); }

  static lesson::Row row(std::size_t world, double y) {
    lesson::Row row;
    row.corner = {left[world] + 42, y};
    row.cell = {40, 52};
    row.pitch = 44;
    return row;
  }
  static lesson::Row strip(std::size_t world, std::size_t side) { return row(world, side == 0 ? 80 : 140); }
  static QPointF coin_at(std::size_t world) { return {left[world] + wide - 30, 30}; }

  static void rule(Scene& scene, double x) {
    scene.line({x, 8}, {x, 452}, thin(&Theme::hair)).named(QStringLiteral("rule %1").arg(x));
  }

  /// With a power of ten below .001, where three digits would say ".001" of less.
  static QString chance_text(double chance) {
    if (chance >= 0.001 || chance <= 0) return probability_text(chance);
    int power = static_cast<int>(std::floor(std::log10(chance)));
    QString digits = QString::number(chance / std::pow(10, power), 'f', 1);
    if (digits == QStringLiteral("10.0")) {
      digits = QStringLiteral("1.0");
      ++power;
    }
    return digits + QStringLiteral("·10") + superscript(power);
  }

  void touch_coin(Scene& scene, const std::string& field, Label now) const {
    lesson::coin_touch(scene, coin_at(1), 28, field, now == Label::plus ? 1 : -1, 1);
  }

  /// `told`: how many parts of the answer are over; `tried`: while it asks, the coin was turned by hand.
  void draw_world(Scene& scene, std::size_t number, Label coin, int told, bool tried = false) const {
    const QString key = QStringLiteral("world %1").arg(number);
    const World& w = of(coin);
    if (told >= 1) {
      scene
          .words({left[number], 38}, coin == contest_.truth ? tr("Truth") : tr("Lie"), lesson_styles::heading,
                 &Theme::ink)
          .named(key + QStringLiteral(" title"));
    }
    lesson::coin(scene, coin_at(number), 24, coin, key + QStringLiteral(" coin"));
    const bool decided = told >= 2 || tried;
    if (decided) {
      const QRectF band(left[number] - 10, strip(number, w.winner).corner.y() - 4, wide + 16, 60);
      scene.box(band, &Theme::lineage, {}, 10)
          .grows(key + QStringLiteral(" band"), Box{QRectF(band.topLeft(), QSizeF(20, band.height())), 10});
    }
    for (std::size_t b = 0; b < 2; ++b) {
      const bool loses = decided && b != w.winner;
      scene
          .words({left[number], strip(number, b).corner.y() + 34}, lesson::side_markup(b), {26},
                 loses ? &Theme::ink3 : &Theme::ink)
          .named(QStringLiteral("%1 name %2").arg(key).arg(b));
      const std::size_t first = scene.marks.size();
      lesson::label_row(scene, strip(number, b), contest_.answer[b], QStringLiteral("%1 f%2").arg(key).arg(b));
      if (number == 0) parts_from_the_other(scene, first);
      if (loses) lesson::quiet(scene, first);
    }
    const QRectF both = strip(number, 0).at(contest_.point).united(strip(number, 1).at(contest_.point));
    lesson::frame(scene, both, key + QStringLiteral(" frame"));
    lesson::mistake(scene, {both.center().x(), both.bottom() + 32}, decided, key + QStringLiteral(" mistake"));
    draw_rows(scene, number, w, told >= 3);
    draw_vote(scene, number, coin, told >= told_all);
  }

  /// The left world's strips come out of those of the right one.
  static void parts_from_the_other(Scene& scene, std::size_t first) {
    for (std::size_t i = first; i < scene.marks.size(); ++i) {
      const auto* cell = std::get_if<LabelCell>(&scene.marks[i].shape);
      if (cell == nullptr) continue;
      LabelCell other = *cell;
      other.rect.translate(left[1] - left[0], 0);
      scene.marks[i].from = other;
    }
  }

  void draw_rows(Scene& scene, std::size_t number, const World& w, bool told) const {
    lesson::Row boxes = row(number, 256);
    boxes.cell.setHeight(40);
    const QString key = QStringLiteral("world %1 row").arg(number);
    for (std::size_t h = 0; h < concept_class().size(); ++h) {
      scene.box(boxes.at(h), &Theme::canvas, thin(&Theme::hair, 1.25), 3);
      if (!told || !w.rows.test(h)) continue;
      scene.box(boxes.at(h), &Theme::lineage, {}, 3).named(QStringLiteral("%1 %2").arg(key).arg(h));
      scene
          .words({boxes.at(h).center().x(), boxes.corner.y() + 26},
                 name_markup(concept_class().hypothesis_name(static_cast<HypothesisIndex>(h))), {20}, &Theme::ink, 0.5)
          .named(QStringLiteral("%1 name %2").arg(key).arg(h));
    }
    if (!told) {
      scene.words({boxes.corner.x(), 324}, tr("rows left"), lesson_styles::plain, &Theme::ink2);
      return;
    }
    const std::uint64_t count = w.rows.count();
    scene
        .words({boxes.corner.x(), 324},
               count == 0   ? tr("no row")
               : count == 1 ? tr("one row")
                            : tr("%1 rows").arg(number_in_words(count)),
               lesson_styles::bold, &Theme::ink)
        .named(key + QStringLiteral(" count"));
  }

  void draw_vote(Scene& scene, std::size_t number, Label coin, bool told) const {
    const lesson::Row cells = row(number, vote_y);
    const QString key = QStringLiteral("world %1 vote").arg(number);
    for (std::size_t x = 0; x < concept_class().points(); ++x)
      scene.box(cells.at(x), &Theme::canvas, thin(&Theme::hair, 1.25), 3);
    if (told) {
      const std::size_t first = scene.marks.size();
      lesson::label_row(scene, cells, of(coin).vote, key);
      lesson::flips_open(scene, first);
      if (patched(coin))
        lesson::frame(scene, cells.at(contest_.point), key + QStringLiteral(" patch"), 5).stroke.width = 2.5;
    }
    scene.words({cells.corner.x(), vote_y + 82}, told && patched(coin) ? tr("its vote, patched") : tr("its vote"),
                lesson_styles::plain, &Theme::ink2);
  }

  /// After each number of rounds: how often no coin lied, and how often the target comes out. Exact.
  std::vector<Bar> bars() const {
    std::vector<Bar> bars;
    for (const SpectrumLevel& level : material().levels.spectrum.levels) {
      if (!level.defined || level.level < 1) continue;
      Bar bar{static_cast<std::uint64_t>(level.level), level.rho, 0};
      for (const PredictorMass& mass : level.predictors)
        if (mass.labels == run().distribution().target) bar.target = mass.probability;
      bars.push_back(bar);
    }
    return bars;
  }

  void draw_bars(Scene& scene, std::size_t shown) const {
    constexpr double from = 880;
    constexpr double base = 408;
    constexpr double top = 96;
    constexpr double pitch = 110;
    constexpr double bar_width = 32;
    const std::vector<Bar> all = bars();
    double most = 0;
    for (const Bar& bar : all) most = std::max({most, bar.no_lie, bar.target});
    const Axis up{0, most, base, top};
    rule(scene, (left[1] + wide + 6 + from) / 2);
    scene.words({from, 38}, tr("How often"), lesson_styles::heading, &Theme::ink).named(QStringLiteral("bars title"));
    scene.line({from, base}, {lesson_room.width(), base}, {&Theme::line, 1.25}).named(QStringLiteral("bars base"));
    for (std::size_t i = 0; i < all.size(); ++i) {
      const double middle = from + 44 + pitch * static_cast<double>(i);
      const bool last = i + 1 == all.size();
      scene
          .words({middle, base + 30}, last ? tr("%1 rounds").arg(all[i].rounds) : whole_text(all[i].rounds),
                 lesson_styles::plain, &Theme::ink, 0.5)
          .named(QStringLiteral("rounds %1").arg(i));
      if (i >= shown) continue;
      const auto bar = [&](double x, double value, Ink ink, const MathStyle& style, Ink number, const char* what,
                           double anchor) {
        const QString key = QStringLiteral("%1 %2").arg(QLatin1String(what)).arg(i);
        const QRectF box(QPointF(x, up.px(value)), QPointF(x + bar_width, base));
        scene.box(box, ink).grows(key, Box{QRectF(x, base, bar_width, 0)});
        scene.words({x + bar_width * anchor, box.top() - 10}, chance_text(value), style, number, anchor)
            .named(key + QStringLiteral(" number"));
      };
      const bool wide_number = width_of(chance_text(all[i].no_lie), lesson_styles::small) > bar_width + 8;
      bar(middle - 4 - bar_width, all[i].no_lie, &Theme::line, lesson_styles::small, &Theme::ink2, "no lie",
          wide_number ? 1 : 0.5);
      bar(middle + 4, all[i].target, &Theme::ink, lesson_styles::small_bold, &Theme::ink, "target", 0.5);
    }
    double x = from;
    const auto legend = [&](Ink ink, const QString& text, const MathStyle& style) {
      scene.box({x, base + 56, 14, 14}, ink).named(text);
      x += 22 + scene.words({x + 22, base + 69}, text, style, &Theme::ink).named(text + u'.').width() + 28;
    };
    legend(&Theme::line, tr("no lie"), lesson_styles::small);
    legend(&Theme::ink, tr("target comes out"), lesson_styles::small_bold);
  }

  QString says(int told) const {
    if (told == 0)
      return tr("%1 and %2, and a coin that says %3.")
          .arg(lesson::strip_text(contest_.answer[0]), lesson::strip_text(contest_.answer[1]),
               lesson::sign_text(contest_.coin));
    QString text = tr("Two worlds. A true coin leaves rows: %1, and the vote %2. A lying coin leaves rows: %3, and the "
                      "vote %4.")
                       .arg(whole_text(of(contest_.truth).rows.count()), lesson::strip_text(of(contest_.truth).vote),
                            whole_text(of(opposite(contest_.truth)).rows.count()),
                            lesson::strip_text(of(opposite(contest_.truth)).vote));
    if (told < 2) return text;
    QStringList numbers;
    for (const Bar& bar : bars())
      numbers +=
          tr("round %1: %2 and %3").arg(whole_text(bar.rounds), chance_text(bar.no_lie), chance_text(bar.target));
    return text + u' ' + tr("No lie, and the target comes out, %1.").arg(numbers.join(QStringLiteral("; ")));
  }

  lesson::Contest contest_;  // whose coin lied
  World worlds_[2];          // by the coin: −, +
};

}  // namespace

std::shared_ptr<const Station> lie_station(const Material& material) { return std::make_shared<LieStation>(material); }

}  // namespace littlestone::ui
