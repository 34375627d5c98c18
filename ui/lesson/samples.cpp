// SPDX-License-Identifier: GPL-3.0-or-later
// Station 4: two fresh samples, two answers.
#include <QCoreApplication>
#include <cmath>

#include "ui/lesson/contest_parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

/// Fields of the hand: "looked", the columns that were clicked, as a sum of 2^x; "cell", the one that was clicked last,
/// from 0: the guess.
class SamplesStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(SamplesStation)

 public:
  explicit SamplesStation(const Material& material) : Station(material) {
    if (!material) return;
    const std::vector<lesson::Contest> contests = lesson::contests_to_the_root(run());
    if (!contests.empty()) contest_ = contests.front();
  }

  std::string id() const override { return "samples"; }
  QString name() const override { return tr("Two samples, two answers"); }
  int minutes() const override { return 2; }
  int presses() const override { return 2; }
  QString say(int beat) const override { return beat > 0 ? tr("Two runs disagree: that is our fuel.") : QString(); }
  Page page(int) const override { return {"tournament", "tree", Page::Play::opening}; }

  Beat beat(int beat, const Hand&) const override {
    Beat here;
    here.question = tr("Two fresh samples, two answers. Where do they differ?");
    here.button = tr("Answer");
    here.ms = {120, 120, 160, 160};
    if (beat == 0) return here;
    const QString where = plain_name(concept_class().point_name(contest_.point));
    here.answer = (differing() == 1 ? tr("At %1, and nowhere else.") : tr("At %1 first.")).arg(where) +
                  QStringLiteral("\n") + tr("If they were equal, both would be drawn again.");
    here.button = tr("Go on");
    here.ms = {200};
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    if (part == 0 && beat > 0) return scene(0, all_of_it, hand);
    Scene scene;
    const int come = beat > 0 ? all_of_it : part;
    for (std::size_t b = 0; b < 2; ++b) {
      const double middle = row(b).at(0).center().y();
      if (come > static_cast<int>(b)) {
        const std::size_t first = scene.marks.size();
        lesson::block_chips(scene, {72, middle}, concept_class(), contest_.block[b], QStringLiteral("block %1").arg(b),
                            chip_scale);
        lesson::drops(scene, first, 60);
      }
      if (come > 2 + static_cast<int>(b)) {
        const std::size_t first = scene.marks.size();
        lesson::label_row(scene, row(b), contest_.answer[b], QStringLiteral("f%1").arg(b));
        lesson::flips_open(scene, first);
        scene.words({262, middle + 11}, lesson::side_markup(b), {34}, &Theme::ink)
            .named(QStringLiteral("name %1").arg(b));
      }
    }
    const bool answered = beat > 0 && part >= 1;
    lesson::point_names(scene, row(0), concept_class(), 22,
                        answered ? std::optional<std::size_t>(contest_.point) : std::nullopt);
    looked(scene, hand, answered);
    if (answered) {
      const QRectF both = column(contest_.point);
      lesson::frame(scene, both, QStringLiteral("frame"), 7);
      sign(scene, contest_.point, QStringLiteral("≠")).named(QStringLiteral("differ"));
      scene.words({both.center().x(), both.bottom() + 76}, tr("they differ"), lesson_styles::plain, &Theme::ink2, 0.5)
          .named(QStringLiteral("differ words"));
    }
    if (beat == 0 && part >= all_of_it) {
      for (std::size_t x = 0; x < concept_class().points(); ++x)
        scene.touch({column(x), 6, Spot::Act::choose, static_cast<std::int32_t>(x)});
    }
    scene.says = says(answered);
    return scene;
  }

  PageTable table(int beat, const Hand&) const override {
    PageTable table;
    table.columns = {{PageTable::tr("point"), QStringLiteral("point")},
                     {QStringLiteral("f₀"), QStringLiteral("f0")},
                     {QStringLiteral("f₁"), QStringLiteral("f1")}};
    if (beat > 0) table.columns.push_back({tr("they differ"), QStringLiteral("differ")});
    for (std::size_t x = 0; x < concept_class().points(); ++x) {
      std::vector<PageTable::Cell> row = {point_cell(concept_class(), static_cast<PointIndex>(x)),
                                          label_cell(contest_.answer[0][x]), label_cell(contest_.answer[1][x])};
      if (beat > 0) row.push_back(truth_cell(differs(x), {}));
      table.rows.push_back(std::move(row));
    }
    return table;
  }

  /// A column: whether its labels are equal is shown there; a second click takes it back.
  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (beat != 0 || spot.place < 0 || static_cast<std::size_t>(spot.place) >= concept_class().points()) return;
    const auto bit = static_cast<std::uint64_t>(std::exp2(spot.place));
    const std::uint64_t columns = seen(hand) ^ bit;
    columns == 0 ? hand.clear("looked") : hand.set("looked", static_cast<double>(columns));
    (columns & bit) != 0 ? hand.set("cell", spot.place) : hand.clear("cell");
  }

  std::optional<int> guess(int beat, const Hand& hand) const override {
    if (beat != 0 || !hand.has("cell")) return std::nullopt;
    return static_cast<int>(hand.at("cell", 0));
  }

 private:
  static constexpr int all_of_it = 4;  // parts until the picture of the question stands
  static constexpr double chip_scale = 1.3;

  static lesson::Row row(std::size_t side) {
    lesson::Row row;
    row.corner = {330, side == 0 ? 116.0 : 244.0};
    row.cell = {92, 92};
    row.pitch = 98;
    return row;
  }

  /// Both cells of a point.
  static QRectF column(std::size_t x) { return row(0).at(x).united(row(1).at(x)); }

  static Mark& sign(Scene& scene, std::size_t x, const QString& text) {
    return scene.words({column(x).center().x(), column(x).bottom() + 44}, text, {30, QFont::DemiBold}, &Theme::ink,
                       0.5);
  }

  static std::uint64_t seen(const Hand& hand) {
    const double columns = hand.at("looked", 0);
    return columns >= 1 && columns < 9e15 ? static_cast<std::uint64_t>(columns) : 0;
  }

  bool differs(std::size_t x) const { return contest_.answer[0][x] != contest_.answer[1][x]; }

  std::size_t differing() const {
    std::size_t count = 0;
    for (std::size_t x = 0; x < concept_class().points(); ++x) count += differs(x) ? 1U : 0U;
    return count;
  }

  /// What the hand has found.
  void looked(Scene& scene, const Hand& hand, bool answered) const {
    for (std::size_t x = 0; x < std::min<std::size_t>(concept_class().points(), 52); ++x) {
      if ((seen(hand) >> x & 1U) == 0 || (answered && x == contest_.point)) continue;
      sign(scene, x, differs(x) ? QStringLiteral("≠") : QStringLiteral("="));
    }
  }

  QString says(bool answered) const {
    QString text = tr("Two samples, %1 and %2, and the answer to each: %3 and %4.")
                       .arg(lesson::examples_text(concept_class(), contest_.block[0]),
                            lesson::examples_text(concept_class(), contest_.block[1]),
                            lesson::strip_text(contest_.answer[0]), lesson::strip_text(contest_.answer[1]));
    if (answered)
      text +=
          u' ' + tr("A frame at %1: there they differ.").arg(plain_name(concept_class().point_name(contest_.point)));
    return text;
  }

  lesson::Contest contest_;  // the first that the winner of the batch won
};

}  // namespace

std::shared_ptr<const Station> samples_station(const Material& material) {
  return std::make_shared<SamplesStation>(material);
}

}  // namespace littlestone::ui
