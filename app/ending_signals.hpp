// SPDX-License-Identifier: GPL-3.0-or-later
// What asks a program to end (SIGTERM at logout, SIGHUP, SIGINT), as a signal of Qt in the window's thread.
#pragma once

#include <QObject>

namespace littlestone::app {

/// While it lives, the first of these signals is told by asked() and ends nothing by itself; a second one ends the
/// program at once, as it would without this. A signal that was ignored at the start (nohup) stays ignored. One object
/// at a time.
class EndingSignals final : public QObject {
  Q_OBJECT

 public:
  explicit EndingSignals(QObject* parent = nullptr);
  ~EndingSignals() override;

 signals:
  void asked();

 private:
  int read_end_ = -1;
};

}  // namespace littlestone::app
