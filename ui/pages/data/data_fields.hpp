// SPDX-License-Identifier: GPL-3.0-or-later
// The left panel beside a file of the user: which columns are read, and how a number becomes a point.
#pragma once

#include <QLineEdit>
#include <QWidget>

#include "core/concept/data_columns.hpp"
#include "ui/kit/choice_box.hpp"
#include "ui/kit/controls.hpp"

namespace littlestone::ui {

/// Column chooser, cut points and kind of answer. What cannot be read stays in its field, with its rule below it.
class DataFields final : public QWidget {
  Q_OBJECT

 public:
  explicit DataFields(QWidget* parent = nullptr);

  /// A file was chosen, or none (no columns): its names fill the two lists, with `columns` chosen.
  void show_header(const DataHeader& header, const DataColumns& columns);
  /// `class_text`, of the chapter, says which kind of answer is chosen; `points`: |X|, 0 where it is not known.
  void show_class(const std::string& class_text, std::size_t points);
  [[nodiscard]] const DataColumns& columns() const { return columns_; }
  /// The cut points can be read, and make as many bins as the class has points.
  [[nodiscard]] bool good() const;
  [[nodiscard]] ChoiceBox& first_line_box() const { return *first_line_; }
  [[nodiscard]] ChoiceBox& point_box() const { return *point_; }
  [[nodiscard]] ChoiceBox& label_box() const { return *label_; }
  [[nodiscard]] QLineEdit& plus_box() const { return *plus_; }
  [[nodiscard]] NumberBox& cuts_box() const { return *cuts_; }
  [[nodiscard]] ChoiceBox& kind_box() const { return *kind_; }
  /// What is said below the cut points: the bins, or why they cannot be used.
  [[nodiscard]] QString note() const { return note_->markup(); }

 signals:
  void chosen(const littlestone::DataColumns& columns);
  /// The file is to be looked at again: its first line names the columns, or is an example as every other line.
  void header_asked(bool has_header);
  /// The answers are to be of this class.
  void class_asked(const QString& class_text);

 private:
  void take_cuts();
  void ask_class();
  void fill_note();

  DataHeader header_;
  DataColumns columns_;
  QString problem_;  // of the cut points' text
  std::size_t points_ = 0;
  ChoiceBox* first_line_;
  ChoiceBox* point_;
  ChoiceBox* label_;
  QLineEdit* plus_;
  NumberBox* cuts_;
  ChoiceBox* kind_;
  RichLabel* note_;
};

}  // namespace littlestone::ui
