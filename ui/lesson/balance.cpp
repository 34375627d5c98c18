// SPDX-License-Identifier: GPL-3.0-or-later
// Station 3: the learner says what the pile says from which more mistakes can still be forced.
#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/lesson/table_tree.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Fields of the hand:
/// "point", "other point": that hangs on the balance, from 0, while it is asked for and after the answer. Where it is not
/// the one of the question, the balance moves before the answer, too.
/// "guess": the pan that was clicked while it is asked for, 0 −, 1 +.
class BalanceStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(BalanceStation)

 public:
  using Station::Station;

  std::string id() const override { return "balance"; }
  QString name() const override { return tr("The balance"); }
  QString line() const override { return tr("The learner keeps the heavier side"); }
  int minutes() const override { return 3; }
  int presses() const override { return 2; }
  QString say(int beat) const override { return beat == 0 ? QString() : tr("This is the SOA."); }
  Page page(int) const override { return {"tree"}; }

  Beat beat(int beat, const Hand& hand) const override {
    Beat here;
    const PointIndex point = beat == 0 ? asked_point() : shown_point(beat, hand);
    here.question = tr("Point %1. What will the learner say?").arg(name_markup(concept_class().point_name(point)));
    here.button = tr("Answer");
    if (beat == 0) {
      here.cards = {QStringLiteral("−"), QStringLiteral("+")};
      return here;
    }
    here.answer = answer(weigh(point));
    here.button = tr("Go on");
    here.ms = {tip_ms, kept_ms};
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    if (beat == 0 || part == 0) {
      const PointIndex point = shown_point(0, hand);
      return picture(point, point == asked_point() ? Shown::open : Shown::tipped, 0);
    }
    return picture(shown_point(1, hand), part == 1 ? Shown::tipped : Shown::kept, 1);
  }

  PageTable table(int beat, const Hand& hand) const override {
    PageTable table;
    const ConceptClass& of = concept_class();
    if (beat == 0) {
      const PointIndex point = shown_point(0, hand);
      table.columns = {{tr("row"), QStringLiteral("row")},
                       {tr("label at %1").arg(lone_name(of.point_name(point))), QStringLiteral("label")}};
      for (std::size_t h = 0; h < of.size(); ++h) {
        const auto row = static_cast<HypothesisIndex>(h);
        table.rows.push_back({hypothesis_cell(of, row), label_cell(of.row(row)[point])});
      }
      return table;
    }
    table.columns = {{PageTable::tr("point"), QStringLiteral("point")},
                     {tr("mistakes behind −"), QStringLiteral("minus")},
                     {tr("mistakes behind +"), QStringLiteral("plus")},
                     {tr("the learner says"), QStringLiteral("prediction")}};
    for (std::size_t x = 0; x < of.points(); ++x) {
      const Weighed weighed = weigh(static_cast<PointIndex>(x));
      const auto cell = [](const Pan& pan) {
        return pan.weight < 0 ? text_cell({}) : count_cell(static_cast<std::uint64_t>(pan.weight));
      };
      table.rows.push_back(
          {point_cell(of, weighed.point), cell(weighed.minus()), cell(weighed.plus()), label_cell(weighed.said)});
    }
    return table;
  }

  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (beat != 0 || spot.act != Spot::Act::choose || shown_point(0, hand) != asked_point()) return;
    if (spot.place != minus_place && spot.place != plus_place) return;
    const double pan = spot.place == minus_place ? 0 : 1;
    if (hand.at("guess", -1) == pan) {
      hand.clear("guess");
    } else {
      hand.set("guess", pan);
    }
  }
  double settled(int, const std::string& field, double value) const override {
    if (field == "guess") return value > 0 ? 1 : 0;
    return std::clamp(std::round(value), 0.0, static_cast<double>(concept_class().points()) - 1);
  }
  std::optional<int> guess(int beat, const Hand& hand) const override {
    if (beat != 0 || !hand.has("guess")) return std::nullopt;
    return hand.at("guess", 0) > 0 ? 1 : 0;
  }

 private:
  static constexpr double tip_ms = 600;
  static constexpr double kept_ms = 400;
  static constexpr std::int32_t minus_place = 1 << 20;
  static constexpr std::int32_t plus_place = minus_place + 1;
  static constexpr QPointF pivot{592, 122};
  static constexpr double arm = 340;   // from the pivot to an end of the beam
  static constexpr double rope = 230;  // from an end of the beam down to its pan
  static constexpr double pan_width = 426;
  static constexpr QSizeF chip{78, 44};
  static constexpr double chip_pitch = 84;
  static constexpr double points_y = 30;
  static constexpr double points_pitch = 62;
  static constexpr double foot_y = 500;

  enum class Shown { open, tipped, kept };

  struct Pan {
    VersionSpace rows;
    int weight = -1;  ///< how many mistakes can be forced from there; −1: there is no row
  };
  struct Weighed {
    PointIndex point = 0;
    std::array<Pan, 2> pans = {};  ///< the rows that say −, and those that say +
    Label said = Label::minus;     ///< by the learner
    const Pan& minus() const { return pans[0]; }
    const Pan& plus() const { return pans[1]; }
    const Pan& of(Label label) const { return pans[label == Label::minus ? 0 : 1]; }
  };

  Weighed weigh(PointIndex point) const {
    LittlestoneEngine engine = run().instance->engine();
    Weighed weighed{point};
    const VersionSpace all = concept_class().everything();
    for (const Label label : {Label::minus, Label::plus}) {
      Pan& pan = weighed.pans[label == Label::minus ? 0 : 1];
      pan.rows = concept_class().restrict(all, point, label);
      pan.weight = engine.dimension(pan.rows);
    }
    weighed.said = engine.predictor(all)[point];
    return weighed;
  }
  /// The last point whose + side is heavier where a mistake can be forced on the other side, too; else the first one.
  PointIndex asked_point() const {
    const auto points = static_cast<PointIndex>(concept_class().points());
    for (PointIndex x = points; x-- > 0;) {
      const Weighed weighed = weigh(x);
      if (weighed.minus().weight > 0 && weighed.plus().weight > weighed.minus().weight) return x;
    }
    return 0;
  }
  PointIndex shown_point(int beat, const Hand& hand) const {
    const double point = hand.at(beat == 0 ? "point" : "other point", asked_point());
    return static_cast<PointIndex>(settled(beat, "point", point));
  }

  QString answer(const Weighed& weighed) const {
    const QString said = weighed.said == Label::minus ? QStringLiteral("−") : QStringLiteral("+");
    const int heavy = weighed.of(weighed.said).weight;
    const int light = weighed.of(opposite(weighed.said)).weight;
    if (light < 0) return tr("%1: every row says so. There it cannot err.").arg(said);
    const auto words = [](int weight) {
      return weight == 0 ? tr("none") : weight == 1 ? tr("one") : number_in_words(static_cast<std::uint64_t>(weight));
    };
    QStringList numbers;
    for (int left = run().littlestone(); left >= 0; --left) numbers << whole_text(static_cast<std::uint64_t>(left));
    const QString first =
        heavy == light
            ? tr("%1: on both sides %2 can still be forced, and a tie says −.", nullptr, heavy).arg(said, words(heavy))
            : tr("%1: there %2 mistakes can still be forced, on the other side %3.", nullptr, heavy)
                  .arg(said, words(heavy), words(light));
    return first + QLatin1Char('\n') +
           tr("If it errs, the lighter side is left. So each mistake lowers the number: %1.")
               .arg(numbers.join(QStringLiteral(", ")));
  }

  /// How far the beam's ends go down and up, px.
  static double tip_of(const Weighed& weighed) {
    const int more = weighed.of(weighed.said).weight - weighed.of(opposite(weighed.said)).weight;
    return more == 0 ? 0 : 24.0 + 10.0 * std::min(more, 3);
  }

  /// The points above the beam, to be put onto it.
  void draw_points(Scene& scene, PointIndex point, int beat) const {
    const ConceptClass& of = concept_class();
    const double wide = points_pitch * static_cast<double>(of.points());
    const Axis columns = Axis::columns(of.points(), pivot.x() - wide / 2, pivot.x() + wide / 2);
    for (std::size_t x = 0; x < of.points(); ++x) {
      const auto number = static_cast<PointIndex>(x);
      const QPointF at(columns.px(static_cast<double>(x)), points_y);
      const bool here = number == point;
      if (here) {
        scene.disc(at, 21, nullptr, {&Theme::line, 1.25, 1, 3, 3});
      } else {
        lesson::asking_node(scene, of.point_name(number), at, 21, NodeTone::quiet)
            .named(QStringLiteral("point %1").arg(x));
      }
      const QRectF around(at - QPointF(points_pitch / 2, 26), QSizeF(points_pitch, 52));
      scene.touch(
          {around, 21, Spot::Act::drag, static_cast<std::int32_t>(x),
           Grab{beat == 0 ? "point" : "other point", columns, Qt::Horizontal, 0, {}, static_cast<double>(point)}},
          Kin::of_point(number));
    }
  }

  void draw_pan(Scene& scene, const Weighed& weighed, Label label, QPointF end, Shown shown) const {
    const bool minus = label == Label::minus;
    const QString key = minus ? QStringLiteral("pan −") : QStringLiteral("pan +");
    const Pan& pan = weighed.of(label);
    const QPointF plate = end + QPointF(0, rope);
    const bool heavier = shown != Shown::open && weighed.said == label;
    const bool lost = shown == Shown::kept && heavier && weighed.of(opposite(label)).weight >= 0;
    for (const double side : {-1.0, 1.0}) {
      scene.line(end, plate + QPointF(side * pan_width / 2, 0), {&Theme::line, 1.5})
          .named(key + (side < 0 ? QStringLiteral(" left") : QStringLiteral(" right")));
    }
    scene.line(plate - QPointF(pan_width / 2, 0), plate + QPointF(pan_width / 2, 0), {&Theme::ink, 4, 1, 0, 0, true})
        .named(key + QStringLiteral(" plate"));
    // Rows stand on the plate in a heap that fits between the ropes.
    double level = 0;
    std::size_t left = pan.rows.count();
    std::size_t h = pan.rows.find();
    for (std::size_t across = 4; h != VersionSpace::npos; across = across == 4 ? 3 : 1, level += 1) {
      const std::size_t here = std::min(across, left);
      left -= here;
      for (std::size_t i = 0; i < here; ++i, h = pan.rows.find(h + 1)) {
        const double x = (static_cast<double>(i) - (static_cast<double>(here) - 1) / 2) * chip_pitch;
        const QPointF centre = plate + QPointF(x, -4 - chip.height() / 2 - (chip.height() + 4) * level);
        lesson::row_chip(scene, concept_class(), static_cast<HypothesisIndex>(h), centre, chip, !lost);
      }
    }
    // The label of the pan hangs at the beam's end.
    const QRectF tag(end - QPointF(28, 28), QSizeF(56, 56));
    scene.add(LabelCell{tag, label, true, 2}, nullptr).named(key + QStringLiteral(" label"));
    if (heavier) lesson::frame(scene, tag, QStringLiteral("said"), 7);
    draw_weight(scene, pan, plate, shown, key);
    if (lost) lesson::mistake(scene, end + QPointF(minus ? -62 : 62, 0), true, QStringLiteral("mistake"), 18);
    if (shown == Shown::open) {
      const QRectF whole(plate.x() - pan_width / 2, tag.top(), pan_width, rope + 28 + 84);
      scene.touch({whole, 8, Spot::Act::choose, minus ? minus_place : plus_place});
    }
  }
  /// Under a pan how many mistakes can still be forced.
  void draw_weight(Scene& scene, const Pan& pan, QPointF plate, Shown shown, const QString& key) const {
    constexpr MathStyle large{40, QFont::DemiBold};
    const QPointF middle = plate + QPointF(0, 50);
    const bool open = shown == Shown::open;
    if (pan.weight < 0 && !open) {
      scene.words(middle, tr("no row"), lesson_styles::heading, &Theme::ink2, 0.5)
          .named(key + QStringLiteral(" weight"));
      return;
    }
    const QString weight = open ? QStringLiteral("?") : whole_text(static_cast<std::uint64_t>(pan.weight));
    scene.words(middle, weight, large, open ? &Theme::ink3 : &Theme::ink, 0.5).named(key + QStringLiteral(" weight"));
    scene
        .words(middle + QPointF(0, 28), !open && pan.weight == 1 ? tr("mistake") : tr("mistakes"), lesson_styles::plain,
               &Theme::ink2, 0.5)
        .named(key + QStringLiteral(" unit"));
  }

  Scene picture(PointIndex point, Shown shown, int beat) const {
    Scene scene;
    const Weighed weighed = weigh(point);
    const double tip = shown == Shown::open ? 0 : tip_of(weighed);
    const double down = weighed.said == Label::minus ? tip : -tip;
    const QPointF left = pivot + QPointF(-arm, down);
    const QPointF right = pivot + QPointF(arm, -down);
    scene.line(pivot, {pivot.x(), foot_y}, {&Theme::line, 3});
    scene.line({pivot.x() - 90, foot_y}, {pivot.x() + 90, foot_y}, {&Theme::line, 3, 1, 0, 0, true});
    draw_points(scene, point, beat);
    scene.line(left, right, {&Theme::ink, 6, 1, 0, 0, true}).named(QStringLiteral("beam"));
    draw_pan(scene, weighed, Label::minus, left, shown);
    draw_pan(scene, weighed, Label::plus, right, shown);
    lesson::asking_node(scene, concept_class().point_name(point), pivot, 32, NodeTone::current)
        .named(QStringLiteral("point %1").arg(point));
    scene.says = told(weighed, shown);
    return scene;
  }
  QString told(const Weighed& weighed, Shown shown) const {
    const QString rows = tr("A balance. At point %1, %2 rows say −, %3 say +.")
                             .arg(plain_name(concept_class().point_name(weighed.point)),
                                  whole_text(weighed.minus().rows.count()), whole_text(weighed.plus().rows.count()));
    if (shown == Shown::open) return rows;
    const auto weight = [](const Pan& pan) {
      return pan.weight < 0 ? tr("no row") : whole_text(static_cast<std::uint64_t>(pan.weight));
    };
    QString said =
        tr("Mistakes that can still be forced: %1 on the side of −, %2 on the side of +. The learner says %3.")
            .arg(weight(weighed.minus()), weight(weighed.plus()),
                 weighed.said == Label::minus ? QStringLiteral("−") : QStringLiteral("+"));
    if (shown == Shown::kept && weighed.of(opposite(weighed.said)).weight >= 0)
      said += QLatin1Char(' ') + tr("If it errs, the other side is left.");
    return rows + QLatin1Char(' ') + said;
  }
};

}  // namespace

std::shared_ptr<const Station> balance_station(const Material& material) {
  return std::make_shared<BalanceStation>(material);
}

}  // namespace littlestone::ui
