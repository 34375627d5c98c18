// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/web_outline.hpp"

#include <QByteArray>
#include <cmath>
#include <initializer_list>

namespace littlestone::ui {

std::string short_number(double value, int digits) {
  std::string text = QByteArray::number(value, 'f', digits).toStdString();
  if (text.find('.') != std::string::npos) {
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
  }
  if (text == "-0") text = "0";
  if (text.rfind("0.", 0) == 0) text.erase(0, 1);
  if (text.rfind("-0.", 0) == 0) text.erase(1, 1);
  return text;
}

namespace {

// The commands of an outline, each relative to where the one before ended. Positions are rounded, not differences: no
// error adds up.
class WebOutline {
 public:
  WebOutline(QPointF origin, int digits) : origin_(origin), digits_(digits), at_(0, 0) {}

  [[nodiscard]] std::string of(const QPainterPath& path) {
    for (int i = 0; i < path.elementCount(); ++i) {
      const QPainterPath::Element& e = path.elementAt(i);
      if (e.isMoveTo()) {
        begin_ = rounded(e);
        command('m', {begin_ - at_});
        at_ = begin_;
      } else if (e.isCurveTo()) {
        const QPointF a = rounded(e);
        const QPointF b = rounded(path.elementAt(i + 1));
        const QPointF end = rounded(path.elementAt(i + 2));
        command('c', {a - at_, b - at_, end - at_});
        at_ = end;
        i += 2;
        if (ends(path, i) && at_ == begin_) text_ += 'z';
      } else {
        line(path, i);
      }
    }
    return text_;
  }

 private:
  [[nodiscard]] static bool ends(const QPainterPath& path, int i) {
    return i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
  }

  void line(const QPainterPath& path, int i) {
    const QPointF to = rounded(path.elementAt(i));
    const bool closes = ends(path, i) && to == begin_ && !path.elementAt(i - 1).isMoveTo();
    if (closes) {
      text_ += 'z';
    } else if (to.y() == at_.y()) {
      text_ += 'h' + short_number(to.x() - at_.x(), digits_);
    } else if (to.x() == at_.x()) {
      text_ += 'v' + short_number(to.y() - at_.y(), digits_);
    } else {
      command('l', {to - at_});
    }
    at_ = to;
  }

  [[nodiscard]] QPointF rounded(const QPointF& point) const {
    const double unit = std::pow(10.0, digits_);
    return {std::round((point.x() - origin_.x()) * unit) / unit, std::round((point.y() - origin_.y()) * unit) / unit};
  }

  void command(char name, std::initializer_list<QPointF> points) {
    text_ += name;
    bool first = true;
    for (const QPointF& point : points) {
      for (const double value : {point.x(), point.y()}) {
        const std::string number = short_number(value, digits_);
        if (!first && number[0] != '-') text_ += ' ';
        text_ += number;
        first = false;
      }
    }
  }

  QPointF origin_;
  int digits_;
  QPointF at_;
  QPointF begin_;
  std::string text_;
};

}  // namespace

std::string web_outline(const QPainterPath& path, QPointF origin, int digits) {
  return WebOutline(origin, digits).of(path);
}

}  // namespace littlestone::ui
