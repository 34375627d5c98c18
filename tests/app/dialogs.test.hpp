// SPDX-License-Identifier: GPL-3.0-or-later
// Fingers for dialogs: what is done to each as it comes up, by keys alone.
#pragma once

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>
#include <QTest>
#include <QTimer>
#include <functional>
#include <utility>
#include <vector>

namespace littlestone::test {

/// While it lives: the first modal dialog that comes up is given to the first of `answers`, the next to the next. Code
/// that opens them may wait in exec(). Qt's own file dialogs are used, which keys reach.
class Dialogs {
 public:
  using Answer = std::function<void(QWidget& dialog)>;

  explicit Dialogs(std::vector<Answer> answers) : answers_(std::move(answers)) {
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QObject::connect(&timer_, &QTimer::timeout, [this] { look(); });
    timer_.start(20);
  }
  [[nodiscard]] bool all_answered() const { return next_ == answers_.size(); }
  /// No unexpected dialog came up, and none stayed.
  [[nodiscard]] bool as_expected() const { return all_answered() && !stuck_; }

  /// Types the path over what stands in the file dialog, and Enter.
  static Answer file(const QString& path) {
    return [path](QWidget& dialog) {
      auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
      if (name == nullptr) return;
      name->setFocus();
      name->selectAll();
      QTest::keyClicks(name, path);
      if (name->completer() != nullptr) name->completer()->popup()->hide();  // it would take the Enter
      QTest::keyClick(name, Qt::Key_Return);
    };
  }

 private:
  void look() {
    QWidget* dialog = QApplication::activeModalWidget();
    if (dialog == nullptr) {
      last_ = nullptr;
      return;
    }
    if (dialog != last_) {
      last_ = dialog;
      since_.start();
      answered_ = false;
    }
    constexpr qint64 settled_ms = 150;  // it has its focus by then, and a file dialog its folder
    constexpr qint64 patience_ms = 5000;
    if (since_.elapsed() > patience_ms || (!answered_ && all_answered())) {
      stuck_ = true;  // so that no test waits for it
      dialog->close();
    } else if (!answered_ && since_.elapsed() > settled_ms && QApplication::focusWidget() != nullptr) {
      answered_ = true;
      answers_[next_++](*dialog);
    }
  }

  std::vector<Answer> answers_;
  std::size_t next_ = 0;
  QPointer<QWidget> last_;  // null once it is gone: the next one may have its address
  QElapsedTimer since_;
  bool answered_ = false;  // the last one
  bool stuck_ = false;
  QTimer timer_;
};

}  // namespace littlestone::test
