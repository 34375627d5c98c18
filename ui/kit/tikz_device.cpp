// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/tikz_device.hpp"

#include <QPaintEngine>
#include <QPainterPath>
#include <QSet>
#include <cmath>
#include <map>

#include "ui/kit/text_sink.hpp"
#include "ui/kit/tikz_text.hpp"

namespace littlestone::ui {
namespace {

constexpr double bp_per_px = 0.75;

/// At most three digits after the point, none of them a zero at the end.
QByteArray short_number(double value) {
  if (!std::isfinite(value)) return "0";
  QByteArray digits = QByteArray::number(value, 'f', 3);
  while (digits.endsWith('0')) digits.chop(1);
  if (digits.endsWith('.')) digits.chop(1);
  return digits == "-0" ? QByteArray("0") : digits;
}

QByteArray place(QPointF at) { return '(' + short_number(at.x()) + ',' + short_number(at.y()) + ')'; }

QByteArray path_source(const QPainterPath& path) {
  QByteArray source;
  QPointF start;
  for (int i = 0; i < path.elementCount(); ++i) {
    const QPainterPath::Element element = path.elementAt(i);
    switch (element.type) {
      case QPainterPath::MoveToElement:
        start = element;
        source += (source.isEmpty() ? "" : " ") + place(element);
        break;
      case QPainterPath::LineToElement: {
        const bool last = i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo();
        const bool closes = last && QPointF(element) == start && i > 1;
        source += closes ? QByteArray("--cycle") : "--" + place(element);
        break;
      }
      case QPainterPath::CurveToElement: {
        const QPointF end = path.elementAt(i + 2);
        source += ".. controls " + place(element) + " and " + place(path.elementAt(i + 1)) + " .." + place(end);
        const bool last = i + 3 == path.elementCount() || path.elementAt(i + 3).isMoveTo();
        if (last && end == start) source += "--cycle";
        i += 2;
        break;
      }
      case QPainterPath::CurveToDataElement: break;
    }
  }
  return source;
}

double scale_of(const QTransform& transform) { return std::sqrt(std::abs(transform.determinant())); }

QByteArray cap_of(Qt::PenCapStyle cap) {
  if (cap == Qt::RoundCap) return ",line cap=round";
  return cap == Qt::SquareCap ? ",line cap=rect" : "";
}

QByteArray join_of(Qt::PenJoinStyle join) {
  if (join == Qt::RoundJoin) return ",line join=round";
  return join == Qt::BevelJoin ? ",line join=bevel" : "";
}

}  // namespace

class TikzDevice::Engine final : public QPaintEngine, public TextSink {
 public:
  Engine()
      : QPaintEngine(PaintEngineFeatures(AllFeatures & ~(PatternBrush | PerspectiveTransform | ConicalGradientFill |
                                                         ObjectBoundingModeGradients | BlendModes))) {}

  bool begin(QPaintDevice* /*device*/) override {
    setActive(true);
    return true;
  }
  bool end() override {
    close_clip();
    setActive(false);
    return true;
  }
  [[nodiscard]] Type type() const override { return User; }

  void updateState(const QPaintEngineState& now) override {
    const DirtyFlags dirty = now.state();
    if ((dirty & DirtyTransform) != 0) transform_ = now.transform();
    if ((dirty & DirtyPen) != 0) pen_ = now.pen();
    if ((dirty & DirtyBrush) != 0) brush_ = now.brush();
    if ((dirty & DirtyOpacity) != 0) opacity_ = now.opacity();
    if ((dirty & DirtyClipPath) != 0) take_clip(now.clipPath(), now.clipOperation());
    if ((dirty & DirtyClipRegion) != 0) {
      QPainterPath path;
      path.addRegion(now.clipRegion());
      take_clip(path, now.clipOperation());
    }
    if ((dirty & DirtyClipEnabled) != 0 && !now.isClipEnabled()) clip_.reset();
  }

  void drawPath(const QPainterPath& path) override { add_path(path, true); }

  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    QPainterPath path;
    if (count > 0) path.moveTo(points[0]);
    for (int i = 1; i < count; ++i) path.lineTo(points[i]);
    if (mode != PolylineMode) path.closeSubpath();
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    add_path(path, mode != PolylineMode);
  }
  void drawPolygon(const QPoint* points, int count, PolygonDrawMode mode) override {
    const QList<QPointF> exact(points, points + count);
    drawPolygon(exact.constData(), count, mode);
  }
  void drawEllipse(const QRectF& rect) override {
    QPainterPath path;
    path.addEllipse(rect);
    add_path(path, true);
  }
  void drawRects(const QRectF* rects, int count) override {
    for (int i = 0; i < count; ++i) {
      QPainterPath path;
      path.addRect(rects[i]);
      add_path(path, true);
    }
  }
  void drawLines(const QLineF* lines, int count) override {
    for (int i = 0; i < count; ++i) {
      QPainterPath path(lines[i].p1());
      path.lineTo(lines[i].p2());
      add_path(path, false);
    }
  }
  // Nothing of the program's own pictures is an image on such a device.
  void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
  void drawImage(const QRectF& /*to*/, const QImage& /*image*/, const QRectF& /*from*/,
                 Qt::ImageConversionFlags /*flags*/) override {}

  void drawTextItem(const QPointF& at, const QTextItem& item) override {
    const QFont font = item.font();
    const bool from_right = (item.renderFlags() & QTextItem::RightToLeft) != 0;
    SetLine line;
    line.width = item.width();
    SetRun run;
    run.text = item.text();
    run.size = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() / bp_per_px;
    run.bold = font.weight() >= QFont::DemiBold;
    run.variable = font.italic();
    line.runs.push_back(run);
    if (!from_right && takes(line)) {
      set_line(line, at, pen_.color(), transform_, opacity_);
      return;
    }
    outline(at, font, run.text);
  }

  [[nodiscard]] bool takes(const SetLine& line) const override { return tex_of(line.runs).has_value(); }

  void set(const SetLine& line, QPointF baseline, const QPainter& painter) override {
    // The painter may hold a change that the engine has not heard of yet.
    QTransform transform = painter.combinedTransform();
    set_line(line, baseline, painter.pen().color(), transform, painter.opacity());
  }

  [[nodiscard]] QByteArray body() const { return body_; }
  [[nodiscard]] const std::map<QByteArray, QByteArray>& colours() const { return colours_; }

 private:
  /// The name by which the file knows the colour.
  QByteArray colour(const QColor& color) {
    const QByteArray digits = color.name().mid(1).toUpper().toLatin1();
    return colours_.try_emplace("ll" + digits, digits).first->first;
  }

  void take_clip(const QPainterPath& path, Qt::ClipOperation operation) {
    const QPainterPath mapped = transform_.map(path);
    if (operation == Qt::NoClip) {
      clip_.reset();
    } else if (operation == Qt::IntersectClip && clip_) {
      clip_ = clip_->intersected(mapped);
    } else {
      clip_ = mapped;
    }
  }

  void close_clip() {
    if (!written_clip_.isEmpty()) body_ += "\\end{scope}\n";
    written_clip_.clear();
  }

  /// What follows is clipped as the state says.
  void open_clip() {
    const QByteArray wanted = clip_ ? path_source(*clip_) : QByteArray();
    if (wanted == written_clip_) return;
    close_clip();
    if (!wanted.isEmpty()) body_ += "\\begin{scope}\\clip " + wanted + ";\n";
    written_clip_ = wanted;
  }

  [[nodiscard]] QByteArray opacity(const char* key, double alpha) const {
    const double both = alpha * opacity_;
    return both < 1 ? QByteArray(",") + key + " opacity=" + short_number(both) : QByteArray();
  }

  QByteArray fill_options(bool odd_even) {
    const QColor color = brush_.gradient() != nullptr && !brush_.gradient()->stops().isEmpty()
                             ? brush_.gradient()->stops().first().second
                             : brush_.color();
    return "fill=" + colour(color) + opacity("fill", color.alphaF()) + (odd_even ? ",even odd rule" : "");
  }

  QByteArray draw_options() {
    const double width = pen_.widthF() <= 0  ? 1
                         : pen_.isCosmetic() ? pen_.widthF()
                                             : pen_.widthF() * scale_of(transform_);
    QByteArray options = "draw=" + colour(pen_.color()) + opacity("draw", pen_.color().alphaF()) +
                         ",line width=" + short_number(width * bp_per_px) + "bp" + cap_of(pen_.capStyle()) +
                         join_of(pen_.joinStyle());
    const QList<qreal> pattern = pen_.dashPattern();
    if (pen_.style() == Qt::SolidLine || pattern.isEmpty()) return options;
    options += ",dash pattern=";
    for (qsizetype i = 0; i < pattern.size(); ++i) {
      options += (i % 2 == 0 ? "on " : "off ") + short_number(pattern[i] * width * bp_per_px) + "bp ";
    }
    options.chop(1);
    if (pen_.dashOffset() != 0) options += ",dash phase=" + short_number(pen_.dashOffset() * width * bp_per_px) + "bp";
    return options;
  }

  void add_path(const QPainterPath& path, bool may_fill) {
    if (path.isEmpty()) return;
    const bool fills =
        may_fill && brush_.style() != Qt::NoBrush && (brush_.gradient() != nullptr || brush_.color().alpha() > 0);
    const bool draws = pen_.style() != Qt::NoPen && pen_.color().alpha() > 0;
    if ((!fills && !draws) || opacity_ <= 0) return;
    open_clip();
    QByteArray options;
    if (fills) options += fill_options(path.fillRule() == Qt::OddEvenFill);
    if (draws) options += (fills ? "," : "") + draw_options();
    body_ += "\\path[" + options + "] " + path_source(transform_.map(path)) + ";\n";
  }

  void outline(QPointF at, const QFont& font, const QString& text) {
    QPainterPath path;
    path.addText(at, font, text);
    const QPen pen = pen_;
    const QBrush brush = brush_;
    brush_ = pen.color();
    pen_ = Qt::NoPen;
    add_path(path, true);
    pen_ = pen;
    brush_ = brush;
  }

  void set_line(const SetLine& line, QPointF baseline, const QColor& color, const QTransform& transform, double alpha) {
    const std::optional<QByteArray> text = tex_of(line.runs);
    if (!text || text->trimmed().isEmpty() || line.runs.empty()) return;
    open_clip();
    const double scale = scale_of(transform);
    const QPointF at = transform.map(baseline + QPointF(line.width * line.anchor, 0));
    const double angle = -std::atan2(transform.m12(), transform.m11()) * 180 / M_PI;
    const double both = color.alphaF() * alpha;
    const char* anchor = line.anchor < 0.25 ? "base west" : line.anchor > 0.75 ? "base east" : "base";
    double size = 0;
    for (const SetRun& run : line.runs) {
      if (run.drop == 0) size = std::max(size, run.size);
    }
    if (size == 0) size = line.runs.front().size;
    QByteArray options = QByteArray("anchor=") + anchor + ",text=" + colour(color);
    if (both < 1) options += ",text opacity=" + short_number(both);
    if (std::abs(angle) > 0.01) options += ",rotate=" + short_number(angle);
    body_ += "\\LLtext{" + options + "}{" + short_number(at.x()) + ',' + short_number(at.y()) + "}{" +
             short_number(line.width * scale * bp_per_px) + "bp}{" + short_number(size * scale * bp_per_px) + "}{" +
             *text + "}\n";
  }

  QTransform transform_;
  QPen pen_;
  QBrush brush_;
  double opacity_ = 1;
  std::optional<QPainterPath> clip_;  // in px of the page
  QByteArray written_clip_;
  QByteArray body_;
  std::map<QByteArray, QByteArray> colours_;  // name to six digits
};

TikzDevice::TikzDevice(QSizeF size) : size_(size), engine_(std::make_unique<Engine>()) {}

TikzDevice::~TikzDevice() = default;

QPaintEngine* TikzDevice::paintEngine() const { return engine_.get(); }

int TikzDevice::metric(PaintDeviceMetric metric) const {
  constexpr int dots_per_inch = 96;
  constexpr double mm_per_px = 25.4 / dots_per_inch;
  switch (metric) {
    case PdmWidth: return static_cast<int>(std::ceil(size_.width()));
    case PdmHeight: return static_cast<int>(std::ceil(size_.height()));
    case PdmWidthMM: return static_cast<int>(std::lround(size_.width() * mm_per_px));
    case PdmHeightMM: return static_cast<int>(std::lround(size_.height() * mm_per_px));
    case PdmNumColors: return 0;
    case PdmDepth: return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return dots_per_inch;
    case PdmDevicePixelRatio: return 1;
    default: return QPaintDevice::metric(metric);
  }
}

QByteArray TikzDevice::source() const {
  QByteArray source;
  for (const auto& [name, digits] : engine_->colours()) source += "\\definecolor{" + name + "}{HTML}{" + digits + "}\n";
  source += "\\begin{tikzpicture}[x=0.75bp,y=-0.75bp]\n\\useasboundingbox (0,0) rectangle " +
            place(QPointF(size_.width(), size_.height())) + ";\n";
  return source + engine_->body() + "\\end{tikzpicture}%\n";
}

QByteArray tikz_file(const QByteArray& picture, QSizeF size, const QString& title, const QString& comment) {
  const QByteArray head = tex_comment(title + u'\n' + comment);
  const QByteArray width = short_number(size.width() * bp_per_px) + "bp";
  const QByteArray height = short_number(size.height() * bp_per_px) + "bp";
  return head + R"(%
% In a document: \usepackage{tikz,pgfplots,amsmath,amssymb} in the preamble, and \input this file where the picture is to stand.
% By itself: pdflatex or xelatex makes one page of it.
\makeatletter
\ifx\@nodocument\relax
  \def\LLend{}
\else
  \documentclass{article}
  \usepackage{lmodern}
  \usepackage{tikz,pgfplots,amsmath,amssymb}
  \pgfplotsset{compat=1.17}
  \usepackage[paperwidth=)" +
         width + ",paperheight=" + height + R"(,margin=0bp]{geometry}
  \pagestyle{empty}\parindent=0pt\topskip=0pt
  \def\LLend{\end{document}}
  \begin{document}
\fi
\makeatother
\ifdefined\LLbox\else\newsavebox{\LLbox}\fi
% options, place, room, size, text: pressed together where it is wider than its room.
\providecommand{\LLtext}[5]{\node[inner sep=0bp,outer sep=0bp,#1] at (#2)
  {\fontsize{#4bp}{#4bp}\selectfont\sbox{\LLbox}{#5}%
   \ifdim\wd\LLbox>#3\resizebox{#3}{\height}{\usebox{\LLbox}}\else\usebox{\LLbox}\fi};}
)" + picture +
         "\\LLend\n";
}

}  // namespace littlestone::ui
