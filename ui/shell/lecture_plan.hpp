// SPDX-License-Identifier: GPL-3.0-or-later
// The stations of a lesson as a list to be read beside it, and to be printed.
#pragma once

#include <QDialog>
#include <QString>
#include <vector>

class QTextBrowser;

namespace littlestone::ui {

/// A station of the lesson as the lecturer prepares it. Sentences are markup with mathematics between dollar signs.
struct PlannedStation {
  struct Part {
    QString ask;
    QString answer;
    QString say;
  };
  QString line;
  int minutes = 0;
  std::vector<Part> parts;
};

class LecturePlan final : public QDialog {
  Q_OBJECT

 public:
  explicit LecturePlan(std::vector<PlannedStation> stations, QWidget* parent = nullptr);

  /// The list as a text with headings: number, line, minutes, questions, answers and what is said at every station.
  [[nodiscard]] static QString markup(const std::vector<PlannedStation>& stations);
  /// Writes the list to a PDF file, A4. Throws InputError (field "file") where it cannot be written.
  void save_pdf(const QString& path) const;

 private:
  void ask_save();

  std::vector<PlannedStation> stations_;
  QTextBrowser* text_;
};

}  // namespace littlestone::ui
