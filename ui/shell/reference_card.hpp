// SPDX-License-Identifier: GPL-3.0-or-later
// A card beside what was asked about: definitions, statements and why they hold.
#pragma once

#include <QPointer>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "ui/kit/controls.hpp"
#include "ui/shell/references.hpp"

namespace littlestone::ui {

/// Lies over the window beside what it is about, and is closed by Esc, by its button, and by a click elsewhere. Its
/// text is English and runs from the left in every language.
class ReferenceCard final : public QWidget {
  Q_OBJECT

 public:
  explicit ReferenceCard(QWidget* window);

  /// Shows the entries beside `about`, a widget of the same window, and takes the focus; nothing without an entry.
  void open(const std::vector<ReferenceEntry>& entries, QWidget* about);
  /// Gives the focus back to what had it.
  void close_card();
  [[nodiscard]] const std::vector<ReferenceEntry>& entries() const { return entries_; }

 signals:
  /// The help is wanted at a section of a page.
  void help_asked(const QString& page, const QString& heading);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void fill();
  void place(const QWidget& about);
  RichLabel* add_text(const QString& markup, const MathStyle& style, double line, RichLabel::Tone tone);

  std::vector<ReferenceEntry> entries_;
  QPointer<QWidget> focus_before_;
  QScrollArea* area_;
  QWidget* sheet_ = nullptr;
  PlainButton* help_;
  PlainButton* close_;
};

}  // namespace littlestone::ui
