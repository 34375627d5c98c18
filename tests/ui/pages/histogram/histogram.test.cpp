// SPDX-License-Identifier: GPL-3.0-or-later
// The stable histogram where ε is extreme: every mark has a place.
#include <QStringList>
#include <catch2/catch.hpp>
#include <utility>

#include "tests/ui/kit/pictures.test.hpp"
#include "tests/ui/pages/learn/hand_run.test.hpp"
#include "tests/ui/printed.test.hpp"
#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/pages/histogram/release_scene.hpp"
#include "ui/words/language.hpp"

namespace littlestone::ui {
namespace {

QStringList& warnings() {
  static QStringList kept;
  return kept;
}

}  // namespace

TEST_CASE("A printed histogram has no type below 6 pt at 84 mm and at 174 mm, whatever leaves", "[histogram][figure]") {
  for (const char* code : {"en", "de", "he"}) {
    const Language language{QString::fromLatin1(code)};
    for (std::size_t released = 0; released <= 3; ++released) {
      const auto picture = printed_histogram(test::hand_run(released), 3);
      CAPTURE(code, released);
      test::check_print(*picture);
    }
  }
}

TEST_CASE("The noise of an extreme ε is drawn, every mark at a number", "[histogram]") {
  const char* const epsilon = GENERATE("99999999999999999999", "2000", "1e-7");
  const char* const delta = GENERATE("0.3", "1e-200");
  Scenario scenario;
  scenario.class_text = "cube:3";
  scenario.target = 5;
  scenario.epsilon = parse_rational("epsilon", epsilon);
  scenario.delta = parse_rational("delta", delta);
  scenario.constants.batches = 12;
  scenario.constants.selection = 30;
  const auto run = compute_private_run(scenario);
  const Theme& theme = Theme::get(ThemeKind::light);
  CAPTURE(epsilon, delta);
  warnings().clear();
  const QtMessageHandler before =
      qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) { warnings() += text; });
  for (int position = 0; position <= 3; ++position)
    for (const double phase : {0.5, 1.0}) rendered(histogram_picture(run, position, phase), {728, 452}, theme);
  for (const auto form : {ReleaseForm::panel, ReleaseForm::page})
    rendered(release_picture(release_curves(scenario.epsilon, scenario.delta), form), {560, 320}, theme);
  qInstallMessageHandler(before);
  CHECK(warnings().join(QLatin1Char('\n')).toStdString() == "");
}

}  // namespace littlestone::ui
