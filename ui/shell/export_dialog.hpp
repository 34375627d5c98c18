// SPDX-License-Identifier: GPL-3.0-or-later
// Asks what is to be written: this page or all of them, as which picture, in which theme, with which data.
#pragma once

#include <QDialog>
#include <QLabel>

#include "ui/kit/controls.hpp"
#include "ui/kit/theme.hpp"

namespace littlestone::ui {

/// What was chosen. The picture's ending is always there; data may be none.
struct ExportChoice {
  bool all_pages = false;
  QString picture_ending = QStringLiteral("svg");  ///< svg, pdf or png
  QString data_ending;                             ///< empty, csv or json
  double scale = 2;                                ///< png: device pixels a px
  ThemeKind theme = ThemeKind::light;
};

/// Remembers nothing itself: it starts from the choice it is given.
class ExportDialog final : public QDialog {
  Q_OBJECT

 public:
  ExportDialog(const QString& page, const ExportChoice& choice, QWidget* parent);
  [[nodiscard]] ExportChoice choice() const;
  [[nodiscard]] Segments& pages() { return *pages_; }
  [[nodiscard]] Segments& picture() { return *picture_; }
  [[nodiscard]] Segments& scale() { return *scale_; }
  [[nodiscard]] Segments& data() { return *data_; }
  [[nodiscard]] Segments& theme() { return *theme_; }

 private:
  Segments* pages_;
  Segments* picture_;
  QLabel* scale_label_;
  Segments* scale_;
  Segments* theme_;
  Segments* data_;
};

}  // namespace littlestone::ui
