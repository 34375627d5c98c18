// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of all stations of the lesson: how long it is, how often it asks, how much it says, and that no state tells what a
// later one answers.
#include <QImage>
#include <QRegularExpression>
#include <catch2/catch.hpp>
#include <string>

#include "tests/ui/lesson/lesson.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "tests/ui/screens.test.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/lesson/sheet.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::ui;
using namespace littlestone::ui::test;

namespace {

const std::vector<std::shared_ptr<const Station>>& course() {
  static const auto stations = lesson_course(measured_lesson());
  return stations;
}

int beats_of(const Station& station) { return std::max(1, station.presses()); }

QStringList texts_in(const Scene& scene) {
  QStringList texts;
  for (const Mark& mark : scene.marks) {
    if (const auto* text = std::get_if<Text>(&mark.shape)) texts += without_markup(text->markup);
    if (const auto* inset = std::get_if<Inset>(&mark.shape)) texts += texts_in(*inset->scene);
    if (mark.candidates && mark.candidates->second) texts += without_markup(mark.candidates->second->markup);
  }
  return texts;
}

/// Everything that is written on the screen in a state.
QStringList words_of(const Station& station, int beat, const Hand& hand = {}) {
  const Beat here = station.beat(beat, hand);
  QStringList texts = texts_in(station.scene(beat, static_cast<int>(here.ms.size()), hand));
  texts += without_markup(here.asks() ? station.name() : station.line());
  texts += without_markup(here.question);
  for (const QString& card : here.cards) texts += without_markup(card);
  texts += without_markup(here.answer);
  texts += without_markup(here.second);
  texts += without_markup(here.button);
  return texts;
}

/// Of two letters or more.
int count_words(const QStringList& texts) {
  static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
  int count = 0;
  for (const QString& text : texts) {
    auto found = word.globalMatch(text);
    while (found.hasNext()) {
      found.next();
      ++count;
    }
  }
  return count;
}

/// The numbers with a point in a text: what a state computes.
QStringList fractions_in(const QString& text) {
  static const QRegularExpression number(QStringLiteral("[0-9]*\\.[0-9]{2,}"));
  QStringList all;
  auto found = number.globalMatch(text);
  while (found.hasNext()) all += found.next().captured();
  return all;
}

}  // namespace

TEST_CASE("The lesson has fourteen stations, forty presses and eighteen questions in 45 minutes", "[lesson]") {
  REQUIRE(course().size() == 14);
  int presses = 0;
  int questions = 0;
  int minutes = 0;
  std::vector<int> starts;
  for (const auto& station : course()) {
    starts.push_back(minutes);
    minutes += station->minutes();
    presses += station->presses();
    for (int beat = 0; beat < beats_of(*station); ++beat) questions += station->beat(beat, {}).cards.isEmpty() ? 0 : 1;
  }
  CHECK(presses == 40);
  CHECK(questions >= 15);
  CHECK(minutes <= 45);
  CHECK(starts == std::vector<int>{0, 2, 5, 9, 12, 14, 21, 24, 29, 31, 35, 39, 41, 44});
}

TEST_CASE("At most three presses of the lesson pass without a question", "[lesson]") {
  int since = 0;
  for (const auto& station : course()) {
    for (int beat = 0; beat < beats_of(*station); ++beat) {
      since = station->beat(beat, {}).asks() ? 0 : since + 1;
      INFO(station->id() << " " << beat);
      CHECK(since <= 3);
    }
  }
}

TEST_CASE("No state of the lesson has more than sixty words", "[lesson]") {
  for (const auto& station : course()) {
    for (int beat = 0; beat < beats_of(*station); ++beat) {
      INFO(station->id() << " " << beat << ": " << words_of(*station, beat).join(QStringLiteral(" | ")).toStdString());
      CHECK(count_words(words_of(*station, beat)) + 4 <= 60);  // "Space" and "Open the page" are on all
    }
  }
}

TEST_CASE("A state of the lesson that asks does not say the numbers of its answer", "[lesson]") {
  for (const auto& station : course()) {
    for (int beat = 0; beat + 1 < beats_of(*station); ++beat) {
      const Beat here = station->beat(beat, {});
      const Beat next = station->beat(beat + 1, {});
      if (!here.asks() || next.asks()) continue;
      QString said = words_of(*station, beat).join(u' ') + u' ' + station->table(beat, {}).csv();
      said += u' ' + station->scene(beat, static_cast<int>(here.ms.size()), {}).says;
      for (const QString& number : fractions_in(without_markup(next.answer) + u' ' + without_markup(next.second))) {
        INFO(station->id() << " " << beat << ": " << number.toStdString());
        // What an earlier answer told is known.
        bool known = false;
        for (int before = 0; before <= beat; ++before)
          known = known || without_markup(station->beat(before, {}).answer).contains(number);
        // The question of station 7 is put beside how often two runs agree without a contest.
        const bool given = station->id() == "agreement" && number == QStringLiteral(".109");
        CHECK((known || given || !fractions_in(said).contains(number)));
      }
      if (station->line() != station->name()) CHECK_FALSE(said.contains(without_markup(station->line())));
    }
  }
}

TEST_CASE("A motion of the lesson begins at what stood there and ends at the state", "[lesson]") {
  for (const auto& station : course()) {
    for (int beat = 0; beat < beats_of(*station); ++beat) {
      const Beat here = station->beat(beat, {});
      INFO(station->id() << " " << beat);
      if (beat > 0 && !here.ms.empty()) {
        const int before = static_cast<int>(station->beat(beat - 1, {}).ms.size());
        CHECK(station->scene(beat, 0, {}).marks == station->scene(beat - 1, before, {}).marks);
      }
      double whole = 0;
      for (const double ms : here.ms) whole += ms;
      CHECK(whole <= 6000);
    }
  }
}

TEST_CASE("Pictures of the lesson stay in their room, in large type, with no words over words", "[lesson]") {
  const auto language = GENERATE(as<QString>(), "en", "de", "he");
  const Language spoken(language);
  for (const auto& station : course()) {
    for (int beat = 0; beat < beats_of(*station); ++beat) {
      const auto parts = static_cast<int>(station->beat(beat, {}).ms.size());
      Scene scene = station->scene(beat, parts, {});
      place_words(scene);
      const QSize room = lesson_room.toSize();
      WordListener device(room);
      {
        QPainter painter(&device);
        paint(scene, painter, Theme::get(ThemeKind::light));
      }
      INFO(language.toStdString() << " " << station->id() << " " << beat);
      for (const PaintedWords& words : device.painted()) {
        INFO(words.text.toStdString());
        // Subscripts are smaller.
        CHECK(words.pixel_size >= lesson_type * 0.7);
        CHECK(QRectF(-1, -1, room.width() + 2, room.height() + 2).contains(words.ink));
      }
      for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<Text>(&mark.shape)) CHECK(text->style.size * mark.scale >= lesson_type);
      for (const auto& [a, b] : overlapping(device.painted())) {
        FAIL_CHECK(a.text.toStdString() << " over " << b.text.toStdString());
      }
      // Nothing is drawn outside.
      QImage image(room + QSize(40, 40), QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      {
        QPainter painter(&image);
        painter.translate(20, 20);
        paint(scene, painter, Theme::get(ThemeKind::light));
      }
      int outside = 0;
      for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
          if (x < 18 || y < 18 || x >= image.width() - 18 || y >= image.height() - 18)
            outside += qAlpha(image.pixel(x, y)) != 0 ? 1 : 0;
      CHECK(outside == 0);
    }
  }
}

TEST_CASE("What stations of the lesson say of themselves needs no run", "[lesson]") {
  const auto names = lesson_course(nullptr);
  REQUIRE(names.size() == course().size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    CHECK(names[i]->id() == course()[i]->id());
    CHECK(names[i]->name() == course()[i]->name());
    CHECK_FALSE(names[i]->name().isEmpty());
    CHECK(names[i]->presses() == course()[i]->presses());
    CHECK(names[i]->page(0).id == course()[i]->page(0).id);
  }
}

TEST_CASE("Every place of a station that can be pressed can be taken back", "[lesson]") {
  for (const auto& station : course()) {
    for (int beat = 0; beat < beats_of(*station); ++beat) {
      const Scene scene = station->scene(beat, static_cast<int>(station->beat(beat, {}).ms.size()), {});
      for (const Mark& mark : scene.marks) {
        if (!mark.touch || mark.touch->act != Spot::Act::choose) continue;
        Spot spot;
        spot.act = mark.touch->act;
        spot.place = mark.touch->place;
        Hand hand;
        if (mark.touch->grab) hand.set(mark.touch->grab->field, mark.touch->grab->here);
        station->take_click(beat, spot, hand);
        INFO(station->id() << " " << beat << " place " << spot.place);
        // A state after a click is one like any other.
        const Beat after = station->beat(beat, hand);
        CHECK_FALSE(station->scene(beat, static_cast<int>(after.ms.size()), hand).marks.empty());
      }
    }
  }
}

TEST_CASE("All states of the lesson are drawn", "[.lesson-screens]") {
  const QString folder = screens_folder(QStringLiteral("lesson"));
  for (const auto& station : course())
    for (int beat = 0; beat < beats_of(*station); ++beat)
      export_picture(lesson_sheet(station, beat, {}),
                     folder + QStringLiteral("%1-%2.png").arg(QString::fromStdString(station->id())).arg(beat));
}
