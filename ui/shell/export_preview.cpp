// SPDX-License-Identifier: GPL-3.0-or-later
// What was chosen for an export, and the page as it will stand.
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/shell/export_dialog.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {

ExportChoice ExportChoice::with_words() {
  ExportChoice choice;
  choice.caption = choice.parameters = choice.title = true;
  return choice;
}

CaptionOptions ExportChoice::caption_options(CaptionOptions::For for_whom) const {
  CaptionOptions options;
  options.medium = for_whom;
  options.title = title;
  options.caption = caption;
  options.parameters = parameters;
  options.width_mm = for_whom == CaptionOptions::For::paper ? width_mm : 0;
  options.ratio = slide_ratio;
  return options;
}

ExportPreview::ExportPreview(QWidget* parent) : QWidget(parent) {}

void ExportPreview::show_page(std::shared_ptr<const CaptionedPicture> page, const QString& note, ThemeKind theme) {
  page_ = std::move(page);
  note_ = note;
  theme_ = theme;
  setAccessibleName(page_ ? page_->description() : note_);
  update();
}

void ExportPreview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  const Theme& window = theme_of(*this);
  if (!page_) {
    painter.setPen(window.ink2);
    painter.setFont(ui_font(TextRole::body));
    painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, in_order(note_));
    return;
  }
  const QSizeF size = page_->natural_size();
  const double scale = std::min((width() - 2) / size.width(), (height() - 2) / size.height());
  const QRectF page(QPointF((width() - size.width() * scale) / 2, 1), size * scale);
  const Theme& theme = Theme::get(theme_);
  painter.setPen(QPen(window.hair, 1));
  painter.setBrush(theme.canvas);
  painter.drawRect(page);
  painter.setClipRect(page);
  page_->paint(painter, page, theme);
}

}  // namespace littlestone::ui
