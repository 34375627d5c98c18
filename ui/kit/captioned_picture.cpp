// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/captioned_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/narrowing.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

constexpr double slide_width = 960;  // px; the type of a slide is laid out for it
constexpr double slide_margin = 44;
constexpr double least_natural_width = 480;

/// Sizes of type on paper, px: 7 pt for the caption where the width is chosen, larger where the figure has its natural
/// one.
struct PaperType {
  double title;
  double caption;
  double parameters;
  double margin;
};

PaperType paper_type(double width_mm) {
  if (width_mm <= 0) return {13.5, 13, 11.5, 24};
  return width_mm < 120 ? PaperType{10, 9.5, 8.2, 7} : PaperType{11, 10.5, 9, 10};
}

}  // namespace

CaptionedPicture::CaptionedPicture(std::shared_ptr<const Picture> picture, FigureWords words,
                                   const CaptionOptions& options)
    : picture_(std::move(picture)), words_(std::move(words)), options_(options) {
  options_.medium == CaptionOptions::For::slides ? lay_slide() : lay_paper();
}

double CaptionedPicture::add(const QString& markup, const MathStyle& style, double line_height, double top, Tone tone) {
  Block block;
  block.lines = wrapped(markup, style, page_.width() - 2 * margin_);
  block.top = top;
  block.height = line_height;
  block.tone = tone;
  block.from_right = runs_from_right(markup);
  const double bottom = top + line_height * static_cast<double>(block.lines.size());
  blocks_.push_back(std::move(block));
  return bottom;
}

void CaptionedPicture::lay_paper() {
  const PaperType type = paper_type(options_.width_mm);
  margin_ = type.margin;
  const QSizeF natural = options_.width_mm > 0 ? natural_size_at(*picture_, px_of_mm(options_.width_mm) - 2 * margin_)
                                               : picture_->natural_size();
  // A narrow picture keeps its size; its words want a line of some length.
  const double width = options_.width_mm > 0 ? px_of_mm(options_.width_mm)
                                             : std::max(natural.width(), least_natural_width) + 2 * margin_;
  const double inner = options_.width_mm > 0 ? width - 2 * margin_ : natural.width();
  picture_area_ = QRectF((width - inner) / 2, margin_, inner, natural.height() * inner / natural.width());
  page_ = QSizeF(width, 0);
  double y = picture_area_.bottom();
  const bool titled = options_.title && options_.caption && !words_.title.isEmpty();
  if (titled || (options_.caption && !words_.caption.isEmpty())) y += 1.1 * type.caption;
  if (titled) y = add(words_.title, {type.title, QFont::DemiBold}, 1.5 * type.title, y, Tone::ink);
  if (options_.caption && !words_.caption.isEmpty()) {
    y = add(words_.caption, {type.caption}, 1.5 * type.caption, y, Tone::ink);
  }
  if (options_.parameters && !words_.parameters.isEmpty()) {
    rule_ = y + 0.7 * type.parameters;
    y = add(words_.parameters, {type.parameters}, 1.5 * type.parameters, rule_ + 0.4 * type.parameters, Tone::ink3);
  }
  page_.setHeight(std::ceil(y + margin_));
}

void CaptionedPicture::lay_slide() {
  // Laid out at one width; a chosen one scales all of it.
  page_ = QSizeF(slide_width, std::round(slide_width / options_.ratio));
  margin_ = slide_margin;
  double top = 28;
  if (options_.title && !words_.title.isEmpty()) {
    top = add(words_.title, {30, QFont::DemiBold}, 38, top, Tone::ink);
    if (options_.caption && !words_.subtitle.isEmpty()) top = add(words_.subtitle, {17}, 25, top, Tone::ink2);
    top += 10;
  }
  double bottom = page_.height() - 20;
  if (options_.parameters && !words_.parameters.isEmpty()) {
    const MathText line = MathText::fitted(words_.parameters, {13}, page_.width() - 2 * margin_);
    const bool fits = line.width() <= page_.width() - 2 * margin_;
    const double height = 18;
    const auto lines = fits ? 1 : wrapped(words_.parameters, {11}, page_.width() - 2 * margin_).size();
    const double begins = bottom - height * static_cast<double>(lines);
    if (fits) {
      Block block;
      block.lines = {line};
      block.top = begins;
      block.height = height;
      block.tone = Tone::ink3;
      block.from_right = runs_from_right(words_.parameters);
      blocks_.push_back(std::move(block));
    } else {
      add(words_.parameters, {11}, height, begins, Tone::ink3);
    }
    bottom = begins - 10;
  }
  // The picture as large as it fits, in the middle.
  const QSizeF natural = picture_->natural_size();
  const QRectF room(margin_, top, page_.width() - 2 * margin_, std::max(40.0, bottom - top));
  if (picture_->spreads()) {
    picture_area_ = room;
    return;
  }
  const double scale = std::min(room.width() / natural.width(), room.height() / natural.height());
  const QSizeF size = natural * scale;
  picture_area_ = QRectF(QPointF(room.center().x() - size.width() / 2, room.center().y() - size.height() / 2), size);
}

int CaptionedPicture::caption_lines() const {
  int lines = 0;
  for (const Block& block : blocks_) lines += static_cast<int>(block.lines.size());
  return lines;
}

void CaptionedPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const double scale = std::min(area.width() / page_.width(), area.height() / page_.height());
  painter.save();
  painter.translate(area.topLeft());
  painter.scale(scale, scale);
  painter.save();
  picture_->paint(painter, picture_area_, theme);
  painter.restore();
  if (rule_ >= 0) {
    painter.setPen(QPen(theme.hair, 1));
    painter.drawLine(QPointF(margin_, rule_), QPointF(page_.width() - margin_, rule_));
  }
  for (const Block& block : blocks_) {
    painter.setPen(block.tone == Tone::ink ? theme.ink : block.tone == Tone::ink2 ? theme.ink2 : theme.ink3);
    double baseline = block.top + 0.74 * block.height;
    for (const MathText& line : block.lines) {
      const double x = block.from_right ? page_.width() - margin_ : margin_;
      line.draw(painter, QPointF(x, baseline), block.from_right ? 1 : 0);
      baseline += block.height;
    }
  }
  painter.restore();
}

QString CaptionedPicture::description() const { return words_.alt.isEmpty() ? picture_->description() : words_.alt; }

}  // namespace littlestone::ui
