// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/direction.hpp"

#include <QGuiApplication>
#include <algorithm>

namespace littlestone::ui {
namespace {

bool from_right(QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; }

}  // namespace

bool has_right_letter(const QString& text) { return std::any_of(text.begin(), text.end(), from_right); }

bool runs_from_right(const QString& text) {
  qsizetype right = 0;
  qsizetype left = 0;
  int inside = 0;
  for (const QChar c : text) {
    if (c == isolate_begin) ++inside;
    if (c == isolate_end) inside = std::max(0, inside - 1);
    if (inside > 0) continue;
    if (from_right(c)) {
      ++right;
    } else if (c.direction() == QChar::DirL) {
      ++left;
    }
  }
  return QGuiApplication::layoutDirection() == Qt::RightToLeft ? right > 0 : right > left;
}

QString isolated(const QString& text) { return isolate_begin + text + isolate_end; }

}  // namespace littlestone::ui
