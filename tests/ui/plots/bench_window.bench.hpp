// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's benchmarks need before they draw.
#pragma once

#include <QApplication>

/// The one application of the program, without a display unless the environment names a platform.
inline void bench_application() {
  static int argc = 1;
  static char name[] = "ui_bench";
  static char* argv[] = {name, nullptr};
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  static const QApplication application(argc, argv);
}
