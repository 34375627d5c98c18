// SPDX-License-Identifier: GPL-3.0-or-later
// A card with definitions, statements and reasons, beside the thing that the user asked about.
#pragma once

#include <QPointer>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>
#include <vector>

#include "ui/kit/controls.hpp"
#include "ui/shell/references.hpp"

namespace littlestone::ui {

/// Lies over the window beside the widget that it explains. Esc, its button, and a click elsewhere close it. Its
/// text is English and runs from left to right in every language.
class ReferenceCard final : public QWidget {
  Q_OBJECT

 public:
  explicit ReferenceCard(QWidget* window);

  /// Shows the entries beside `about`, a widget of the same window, and takes the focus; nothing without an entry.
  void open(const std::vector<ReferenceEntry>& entries, QWidget* about);
  /// Gives the focus back to the widget that had it before.
  void close_card();
  [[nodiscard]] const std::vector<ReferenceEntry>& entries() const { return entries_; }

 signals:
  /// The user asks for a section of a help page.
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
