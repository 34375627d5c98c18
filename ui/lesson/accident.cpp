// SPDX-License-Identifier: GPL-3.0-or-later
// Station 0: an answer that moves with one person tells what that person said.
#include <QCoreApplication>
#include <algorithm>

#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"

namespace littlestone::ui {
namespace {

/// A field of the hand: "seventh", what the seventh person says while it is asked for, 1 or −1; the answer follows it.
class AccidentStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(AccidentStation)

 public:
  using Station::Station;

  std::string id() const override { return "accident"; }
  QString name() const override { return tr("The accident"); }
  int minutes() const override { return 2; }
  int presses() const override { return 2; }
  QString say(int) const override { return tr("Every line of this hour answers to this picture."); }
  Page page(int) const override { return {"class"}; }

  Beat beat(int beat, const Hand&) const override {
    Beat here;
    here.question =
        tr("The learner cuts just right of the last −. An onlooker knows six people and the answer. What did "
           "the seventh say?");
    here.cards = {QStringLiteral("−"), QStringLiteral("+"), tr("nobody can tell")};
    here.button = tr("Answer");
    if (beat == 0) return here;
    here.cards.clear();
    here.answer = tr("−: the answer told it. It moves with one person.\nWe want an answer that does not move.");
    here.button = tr("Go on");
    here.ms = {400, 600};
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    Scene scene;
    const bool two_worlds = beat == 1 && part >= 1;
    const bool pointed = beat == 1 && part >= 2;
    const Label said = two_worlds ? Label::minus : said_by_hand(hand);
    const bool open = !two_worlds && !hand.has("seventh");
    world(scene, open ? std::nullopt : std::optional(said), said, 0, two_worlds);
    if (two_worlds) {
      world(scene, Label::plus, Label::plus, 1, true);
      const QRectF both(middle_of(unknown) - 40, rows_y(0), 80, rows_y(1) + 64 - rows_y(0));
      lesson::frame(scene, both, QStringLiteral("frame"));
      scene.words({middle_of(unknown), (rows_y(0) + rows_y(1) + 64) / 2 + 7}, QStringLiteral("≠"),
                  lesson_styles::heading, &Theme::ink, 0.5);
    }
    const double eye_y = (rows_y(0) + rows_y(1) + 64) / 2;
    lesson::eye(scene, {1060, eye_y}, 96, QStringLiteral("eye"));
    scene.words({1060, eye_y + 72}, tr("an onlooker"), lesson_styles::bold, &Theme::noise_text, 0.5);
    if (pointed) {
      lesson::points_at(scene, {1004, eye_y}, {middle_of(unknown) + 52, eye_y}, QStringLiteral("sees"));
      lesson::points_at(scene, {middle_of(unknown), rows_y(0) - 46}, {middle_of(unknown), people_y(0) + 36},
                        QStringLiteral("up"));
      lesson::points_at(scene, {middle_of(unknown), rows_y(1) + 76}, {middle_of(unknown), people_y(1) - 36},
                        QStringLiteral("down"));
      for (const int number : {0, 1}) {
        const QRectF person(middle_of(unknown) - 40, people_y(number) - 30, 80, 60);
        scene.add(Ring{person, 8}, nullptr).named(QStringLiteral("pointed at %1").arg(number));
      }
    }
    scene.says = !two_worlds
                     ? tr("Seven people at the points 1 to 8 except 4, the answer of the learner, and an onlooker.")
                     : tr("Two worlds: the person at 3 says − or +, and only the answer at 3 differs.");
    return scene;
  }

  PageTable table(int beat, const Hand& hand) const override {
    PageTable table;
    table.columns = {{PageTable::tr("point"), QStringLiteral("point")},
                     {PageTable::tr("label"), QStringLiteral("label")},
                     {tr("answer"), QStringLiteral("answer")}};
    if (beat > 0) table.columns.push_back({tr("answer if 3 says +"), QStringLiteral("answer_otherwise")});
    const LabelVector answer = answer_with(beat == 0 ? said_by_hand(hand) : Label::minus);
    for (std::size_t x = 0; x < people; ++x) {
      std::vector<PageTable::Cell> row = {count_cell(x + 1), label_of(x), label_cell(answer[x])};
      if (beat > 0) row.push_back(label_cell(answer_with(Label::plus)[x]));
      table.rows.push_back(std::move(row));
    }
    return table;
  }

  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (beat != 0 || spot.place != static_cast<std::int32_t>(unknown)) return;
    hand.set("seventh", hand.at("seventh", 1) > 0 ? -1 : 1);
  }

 private:
  static constexpr std::size_t people = 8;   // places of the line
  static constexpr std::size_t unknown = 2;  // the place of the person who is asked for
  static constexpr std::size_t nobody = 3;   // a place without a person
  static constexpr double apart = 88;        // px from place to place

  /// While it is asked; the lesson's answer is that with −.
  static Label said_by_hand(const Hand& hand) { return hand.at("seventh", -1) > 0 ? Label::plus : Label::minus; }

  static double middle_of(std::size_t place) { return 206 + apart * static_cast<double>(place); }

  /// What the learner answers: it cuts just right of the last −.
  static LabelVector answer_with(Label said) {
    LabelVector answer(people);
    for (std::size_t x = unknown + (said == Label::minus ? 1 : 0); x < people; ++x) answer.set(x, Label::plus);
    return answer;
  }

  static double rows_y(int world) { return world == 0 ? 160 : 286; }
  static double people_y(int world) { return world == 0 ? 40 : 462; }

  static PageTable::Cell label_of(std::size_t x) {
    if (x == nobody || x == unknown) return text_cell({});
    return label_cell(x < unknown ? Label::minus : Label::plus);
  }

  static void world(Scene& scene, std::optional<Label> said, Label answered, int number, bool named) {
    const QString key = QStringLiteral("world %1").arg(number);
    const double y = people_y(number);
    if (named)
      scene.words({0, y + 7}, said == Label::minus ? tr("3 says −") : tr("3 says +"), lesson_styles::bold, &Theme::ink);
    for (std::size_t x = 0; x < people; ++x) {
      if (x == nobody) continue;
      const bool here = x == unknown;
      if (here) {
        const QRectF box(middle_of(x) - 40, y - 30, 80, 60);
        scene.box(box, &Theme::canvas, {&Theme::ink, 2}, 8)
            .touched({box, 8, Spot::Act::choose, static_cast<std::int32_t>(x)});
      }
      lesson::person(scene, {middle_of(x), y}, here ? said : std::optional(x < unknown ? Label::minus : Label::plus),
                     here, QStringLiteral("%1 person %2").arg(key).arg(x));
    }
    lesson::Row row;
    row.corner = {middle_of(0) - 40, rows_y(number)};
    row.cell = {80, 64};
    row.pitch = apart;
    scene.words({0, row.corner.y() + 39}, tr("answer"), lesson_styles::bold, &Theme::ink);
    lesson::label_row(scene, row, answer_with(answered), key);
    if (number > 0) return;
    for (std::size_t x = 0; x < people; ++x) {
      const bool here = x == unknown;
      scene.words({middle_of(x), row.corner.y() - 20}, QString::number(x + 1),
                  here ? lesson_styles::bold : lesson_styles::plain, here ? &Theme::ink : &Theme::ink3, 0.5);
    }
  }
};

}  // namespace

std::shared_ptr<const Station> accident_station(const Material& material) {
  return std::make_shared<AccidentStation>(material);
}

}  // namespace littlestone::ui
