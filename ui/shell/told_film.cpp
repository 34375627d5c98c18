// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/told_film.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "ui/kit/wrap.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr double gap = 28;           // px between the picture and what stands beside it
constexpr double type_size = 17;     // px of the sentence
constexpr double line_height = 25;   // and of its lines
constexpr double band_height = 96;   // px below the picture: three lines
constexpr double least_width = 520;  // a narrow picture's sentence wants a line of some length

/// One frame: a picture, perhaps another at its right, a sentence below.
class ToldFrame final : public Picture {
 public:
  ToldFrame(std::shared_ptr<const Picture> picture, std::shared_ptr<const Picture> side, QSizeF side_size,
            QString sentence)
      : picture_(std::move(picture)), side_(std::move(side)), side_size_(side_size), sentence_(std::move(sentence)) {}

  [[nodiscard]] QSizeF natural_size() const override {
    const QSizeF first = picture_->natural_size();
    const double beside = side_size_.isEmpty() ? 0 : side_size_.width() + gap;
    return {std::max(first.width() + beside, least_width), std::max(first.height(), side_size_.height()) + band_height};
  }

  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    const double beside = side_size_.isEmpty() ? 0 : side_size_.width() + gap;
    const QRectF room(area.topLeft(), QSizeF(area.width() - beside, area.height() - band_height));
    picture_->paint(painter, room, theme);
    if (side_ && !side_->natural_size().isEmpty()) {
      side_->paint(painter, QRectF(QPointF(room.right() + gap, area.top()), side_->natural_size()), theme);
    }
    painter.save();
    painter.setPen(theme.ink);
    const bool from_right = runs_from_right(sentence_);
    double baseline = area.bottom() - band_height + line_height;
    double size = type_size;
    std::vector<MathText> lines = wrapped(sentence_, {size}, area.width());
    while (lines.size() > 3 && size > 12) lines = wrapped(sentence_, {--size}, area.width());
    for (const MathText& line : lines) {
      line.draw(painter, QPointF(from_right ? area.right() : area.left(), baseline), from_right ? 1 : 0);
      baseline += line_height;
    }
    painter.restore();
  }

  [[nodiscard]] QString description() const override { return picture_->description(); }

 private:
  std::shared_ptr<const Picture> picture_;
  std::shared_ptr<const Picture> side_;
  QSizeF side_size_;
  QString sentence_;
};

}  // namespace

Film told_film_of(const std::shared_ptr<const Exhibit>& exhibit) {
  Film film = film_of(exhibit);
  film.picture = [exhibit, steps = film.steps](const Theme& theme, Moment moment) -> std::shared_ptr<const Picture> {
    return std::make_shared<ToldFrame>(exhibit->picture(theme, moment), exhibit->side(moment), exhibit->side_size(),
                                       sentence_markup(steps->sentence(moment.step)));
  };
  return film;
}

}  // namespace littlestone::ui
