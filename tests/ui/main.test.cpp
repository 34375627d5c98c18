// SPDX-License-Identifier: GPL-3.0-or-later
// The main of the window's tests: an application without a screen, whose settings and files are thrown away.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <QApplication>
#include <QStandardPaths>

#include "core/learner/kept_plans.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/shell/job.hpp"
#include "ui/words/language.hpp"

int main(int argc, char* argv[]) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QStandardPaths::setTestModeEnabled(true);
  littlestone::keep_plans_in(LITTLESTONE_TEST_PLANS);
  // Catch2 reads the arguments; Qt must not take any of them.
  int qt_argc = 1;
  littlestone::ui::OwnFonts fonts;
  const QApplication application(qt_argc, argv);
  fonts.load();
  const littlestone::ui::Language english(QStringLiteral("en"));
  const int failed = Catch::Session().run(argc, argv);
  // What a window has begun and given up must not outlive the fonts and the language that it uses.
  littlestone::ui::Job::wait_for_threads(60'000);
  return failed;
}
