// SPDX-License-Identifier: GPL-3.0-or-later
// A paint engine that takes lines of text as text: for files whose reader sets the type itself.
#pragma once

#include <QPaintEngine>
#include <QPainter>
#include <QPointF>
#include <QString>
#include <vector>

namespace littlestone::ui {

/// Some letters of a line in one font.
struct SetRun {
  QString text;
  double size = 13;       // px
  double drop = 0;        // px below the baseline; above it is negative
  bool variable = false;  // an italic of mathematics
  bool bold = false;
  bool serif = false;
};

/// A line of text: its runs in the order in which they are read.
struct SetLine {
  std::vector<SetRun> runs;
  double width = 0;   // px, as measured in the program's own fonts
  double anchor = 0;  // the share of the width that lies before the point it is drawn at, in [0, 1]
};

/// An additional interface of a paint engine.
class TextSink {
 public:
  virtual ~TextSink() = default;
  /// Whether it can set the line. One that it cannot set is drawn as any other text.
  [[nodiscard]] virtual bool takes(const SetLine& line) const = 0;
  /// Sets it with the start of its baseline at `baseline`, in the painter's coordinates and pen colour.
  virtual void set(const SetLine& line, QPointF baseline, const QPainter& painter) = 0;
};

/// The sink that the painter draws on; null where it draws as usual.
[[nodiscard]] inline TextSink* text_sink(const QPainter& painter) {
  return dynamic_cast<TextSink*>(painter.paintEngine());
}

}  // namespace littlestone::ui
