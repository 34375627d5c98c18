// SPDX-License-Identifier: GPL-3.0-or-later
// Two buttons of words: the one thing to do next, with its key; and an underlined link.
#pragma once

#include <QAbstractButton>
#include <QString>

namespace littlestone::ui {

/// Words at the side the language begins at, the key that does the same at the other. Filled with ink, or in an
/// outline, which is heavy while it is checked.
class ActionButton final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ActionButton(QWidget* parent = nullptr);
  /// `words` may hold mathematics between dollar signs.
  void set_words(const QString& words, const QString& key);
  void set_filled(bool filled);
  /// Words and lines so many times as large; 1 as a rule.
  void set_scale(double times);
  [[nodiscard]] bool filled() const { return filled_; }
  /// The room that its ring of focus takes on each side.
  static constexpr int ring = 4;

  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return {80, 36 + 2 * ring}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString key_;
  bool filled_ = true;
  double scale_ = 1;
};

/// Words with a line below them.
class LinkButton final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit LinkButton(const QString& words, bool small, QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  [[nodiscard]] QFont words_font() const;

  bool small_;
};

}  // namespace littlestone::ui
