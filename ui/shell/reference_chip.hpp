// SPDX-License-Identifier: GPL-3.0-or-later
// What makes words a link to their meaning: a button over a reference, and labels that tell of the symbols in them.
#pragma once

#include <QAbstractButton>
#include <functional>

#include "ui/kit/controls.hpp"
#include "ui/shell/references.hpp"

namespace littlestone::ui {

/// Lies over a label that shows a reference, has its size, and makes it a button for the pointer, the keyboard and
/// screen readers.
class ReferenceChip final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ReferenceChip(RichLabel* words);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  void follow();

  RichLabel* words_;
};

/// Watches the labels below a widget that have symbols in them: a tooltip says what each means, a click asks for the
/// card.
class SymbolLabels final : public QObject {
  Q_OBJECT

 public:
  /// `chapter`: the numeral of the chapter that the labels belong to, asked each time.
  SymbolLabels(QWidget* root, std::function<QString()> chapter, QObject* parent);

 signals:
  void asked(QWidget* label, const std::vector<littlestone::ui::ReferenceEntry>& symbols);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] std::vector<ReferenceEntry> symbols_of(const RichLabel& label) const;

  std::function<QString()> chapter_;
};

/// The symbols in the name of a control, or else in its tooltip; none for null.
[[nodiscard]] std::vector<ReferenceEntry> symbols_of_control(const QWidget* control, const QString& chapter);

}  // namespace littlestone::ui
