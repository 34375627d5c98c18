// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a presentation: the slider of ε, what was written into the notes, the clock, and what covers the
// picture.
#include <QSignalSpy>
#include <QTest>
#include <catch2/catch.hpp>
#include <cmath>

#include "../painted_words.test.hpp"
#include "ui/pages/learn/epsilon_table.hpp"
#include "ui/shell/presentation.hpp"

using namespace littlestone;
using namespace littlestone::ui;

TEST_CASE("The votes it takes to leave are the threshold's closed form at each mark", "[lecture]") {
  Scenario s;
  s.delta = Rational(1, 1000);
  s.epsilon = Rational(3, 2);
  const EpsilonEffect effect = EpsilonTable::votes_to_leave(s, EpsilonStrip::marks());
  REQUIRE(effect.at.size() == 6);  // the marks and its own
  QStringList said;
  for (const EpsilonEffect::At& at : effect.at) {
    const double e = at.epsilon.convert_to<double>();
    const double closed = 1 + std::ceil(2 / e * std::log(1 / (1e-3 * (1 + std::exp(-e / 2)))));
    CHECK(at.text.toDouble() == closed);
    said += at.text;
  }
  said.removeAt(3);
  CHECK(said == QStringList{"126", "27", "14", "8", "5"});  // as in the mockup
  s.constants.list_by = ListRule::partition_selection;
  CHECK(EpsilonTable::votes_to_leave(s, EpsilonStrip::marks()).at.empty());
}

TEST_CASE("The lecture's slider tells only what a hand does and keeps what it cannot show", "[lecture]") {
  EpsilonStrip strip;
  strip.resize(660, 100);
  QSignalSpy told(&strip, &EpsilonStrip::epsilon_chosen);
  strip.show_epsilon(Rational(1, 100), {});
  CHECK(strip.epsilon() == Rational(1, 100));
  strip.show_epsilon(1, {});
  CHECK(told.isEmpty());
  QTest::keyClick(&strip, Qt::Key_Right);
  REQUIRE(told.size() == 1);
  CHECK(strip.epsilon() > 1);
  QTest::keyClick(&strip, Qt::Key_Home);
  CHECK(strip.epsilon() == Rational(1, 10));
  QTest::keyClick(&strip, Qt::Key_End);
  CHECK(strip.epsilon() == 4);
}

TEST_CASE("What a lecturer wrote stands where the same note is made again", "[lecture]") {
  WrittenNotes notes;
  notes.write("made", "tree:4", "mine");
  notes.write({}, "tree:5", "here");
  CHECK(notes.seen("made", "votes:1") == "mine");
  CHECK(notes.seen("another", "tree:4") == "another");
  CHECK(notes.seen({}, "tree:5") == "here");
  CHECK(notes.seen({}, "tree:6").isEmpty());
  WrittenNotes again;
  again.set_kept(notes.kept());
  CHECK(again == notes);
  again.set_kept(nlohmann::json::parse(R"({"made": 3})"));
  again.set_kept(nlohmann::json(7));
  CHECK(again == notes);
  notes.write("made", "tree:4", "made");
  notes.write({}, "tree:5", " ");
  CHECK(notes == WrittenNotes());
}

TEST_CASE("The lecture's clock counts minutes and then hours", "[lecture]") {
  CHECK(clock_text(0) == "0:00");
  CHECK(clock_text(-5) == "0:00");
  CHECK(clock_text(245'999) == "4:05");
  CHECK(clock_text(3'599'999) == "59:59");
  CHECK(clock_text(3'845'000) == "1:04:05");
}

TEST_CASE("A presentation names its keys for four seconds after the mouse moves", "[lecture][presentation]") {
  Presentation wall;
  wall.resize(1280, 800);
  wall.set_keys({{"B", "black"}});
  wall.show();
  CHECK_FALSE(wall.keys_named());
  QTest::mouseMove(&wall.view(), QPoint(40, 40));
  QTest::mouseMove(&wall.view(), QPoint(60, 40));
  CHECK(wall.keys_named());
  CHECK(Presentation::naming_ms == 4000);
}

TEST_CASE("What covers a presentation is one colour and goes again", "[lecture][presentation]") {
  Presentation wall;
  wall.resize(640, 400);
  wall.show_step("Title", nullptr, "A sentence.", {}, "1 of 2");
  const QImage before = wall.grab().toImage();
  wall.cover(Presentation::Cover::black);
  QImage black(wall.size(), QImage::Format_RGB32);
  black.fill(Qt::black);
  CHECK(wall.grab().toImage().convertToFormat(QImage::Format_RGB32) == black);
  wall.cover(Presentation::Cover::white);
  black.fill(Qt::white);
  CHECK(wall.grab().toImage().convertToFormat(QImage::Format_RGB32) == black);
  wall.cover(Presentation::Cover::none);
  CHECK(wall.grab().toImage() == before);
}

TEST_CASE("The words around the picture are large, inside the screen and clear of each other",
          "[lecture][presentation]") {
  const QSize screen = GENERATE(QSize(1920, 1080), QSize(1280, 720), QSize(3840, 2160), QSize(1024, 768));
  const double share = std::min(screen.width() / 1920.0, screen.height() / 1080.0);
  Scenario s;
  s.delta = Rational(1, 1000);
  Presentation wall;
  wall.resize(screen);
  wall.set_keys({{"Space", "next"}, {"B", "black"}, {"N", "notes"}, {"S", "sliders"}, {"Esc", "end"}});
  const QString sentence =
      "A predictor leaves only if its count plus noise reaches $T$ = 14. Here 2 of 6 do; the rest are withheld, as if "
      "they "
      "had never been seen, and nobody learns how many of them there were or what they said at any point.";
  for (const bool slider : {false, true}) {
    const Rational one = 1;
    wall.show_epsilon(slider ? &one : nullptr, EpsilonTable::votes_to_leave(s, EpsilonStrip::marks()));
    wall.show_step("Stable histogram", nullptr, sentence, "Hist, Lemma 28 · Theorem 30, step 2", "lesson, 5 of 12");
    wall.show();
    for (const bool keys : {false, true}) {
      if (keys) wall.name_keys();
      std::vector<ui::test::PaintedWords> all;
      for (QWidget* child : wall.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (child->isHidden()) continue;
        ui::test::WordListener listener(child->size());
        child->render(&listener, {}, {}, {});
        for (ui::test::PaintedWords words : listener.painted()) {
          words.ink.translate(child->pos());
          all.push_back(words);
        }
      }
      REQUIRE(all.size() >= 6);
      CAPTURE(screen.width(), slider, keys);
      for (const ui::test::PaintedWords& words : all) {
        CAPTURE(words.text.toStdString(), words.pixel_size);
        CHECK(words.pixel_size >= (24 * 0.72 - 0.5) * share);
        CHECK(QRectF(wall.rect()).contains(words.ink));
      }
      for (const auto& [a, b] : ui::test::overlapping(all)) {
        CAPTURE(a.text.toStdString(), b.text.toStdString());
        CHECK(false);
      }
    }
  }
}
