// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/type.hpp"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QStringList>
#include <catch2/catch.hpp>

namespace littlestone::ui {
namespace {

TEST_CASE("Every role has its pixel size and weight") {
  CHECK(ui_font(TextRole::headline).pixelSize() == 30);
  CHECK(ui_font(TextRole::page_title).pixelSize() == 16);
  CHECK(ui_font(TextRole::step).weight() == QFont::Normal);
  CHECK(ui_font(TextRole::button).weight() == QFont::Medium);
  CHECK(ui_font(TextRole::caps).letterSpacing() == Approx(0.6).epsilon(0.02));  // fonts keep 1/64 px
  CHECK(ui_font(TextRole::caption).pixelSize() == 11);
}

TEST_CASE("In presentation mode type is twice as big and never under 24 px") {
  CHECK(ui_font(TextRole::page_title, 2).pixelSize() == 32);
  CHECK(ui_font(TextRole::caption, 2).pixelSize() == 24);
}

TEST_CASE("A font's first family is installed, so what a file names is what was measured") {
  CHECK(QFontDatabase::hasFamily(ui_font(TextRole::body).families().first()));
  CHECK(QFontDatabase::hasFamily(math_font(14).families().first()));
}

TEST_CASE("Semi-bold is truly drawn heavier") {
  REQUIRE(QFontDatabase::hasFamily("Inter"));  // the program has it inside
  CHECK(QFontInfo(text_font(13, QFont::DemiBold)).weight() == QFont::DemiBold);
  CHECK(QFontInfo(text_font(13, QFont::DemiBold)).family() == "Inter");
  CHECK(QFontMetricsF(text_font(13, QFont::DemiBold)).horizontalAdvance("Tournament") >
        QFontMetricsF(text_font(13)).horizontalAdvance("Tournament"));
}

TEST_CASE("Mathematics is italic unless asked otherwise") {
  CHECK(QFontInfo(math_font(14)).italic());
  CHECK_FALSE(QFontInfo(math_font(14, false)).italic());
}

}  // namespace
}  // namespace littlestone::ui
