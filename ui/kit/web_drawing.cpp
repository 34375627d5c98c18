// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/web_drawing.hpp"

#include <QBuffer>
#include <QGlyphRun>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QTextLayout>
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/base/json.hpp"
#include "ui/kit/web_outline.hpp"

namespace littlestone::ui {
namespace {

constexpr double em = 1000;  // units of a glyph's outline

std::string quoted(const std::string& text) { return json_text(nlohmann::json(text)); }

// Which shapes of a frame: runs of neighbours as how many are skipped since the last run, and how many there are.
std::string runs_of(const std::vector<int>& shapes) {
  std::string text;
  int expected = 0;
  for (std::size_t i = 0; i < shapes.size();) {
    std::size_t end = i + 1;
    while (end < shapes.size() && shapes[end] == shapes[end - 1] + 1) ++end;
    text += (text.empty() ? "" : ",") + std::to_string(shapes[i] - expected);
    if (end - i > 1) text += "+" + std::to_string(end - i);
    expected = shapes[end - 1] + 1;
    i = end;
  }
  return text;
}

}  // namespace

int WebPool::place(const std::string& text) {
  const auto [found, is_new] = places_.try_emplace(text, static_cast<int>(texts_.size()));
  if (is_new) texts_.push_back(text);
  return found->second;
}

// --- Recording

class WebDrawings::Engine final : public QPaintEngine {
 public:
  explicit Engine(WebDrawings& drawings) : QPaintEngine(AllFeatures), drawings_(drawings) {}

  Strip strip;

  bool begin(QPaintDevice*) override { return true; }
  bool end() override { return true; }
  [[nodiscard]] Type type() const override { return User; }
  void updateState(const QPaintEngineState& changed) override {
    if (changed.state() & (DirtyClipPath | DirtyClipRegion | DirtyClipEnabled)) clip_known_ = false;
  }

  void drawPath(const QPainterPath& path) override { add(path, true); }
  using QPaintEngine::drawPolygon;
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
    QPainterPath path;
    path.moveTo(points[0]);
    for (int i = 1; i < count; ++i) path.lineTo(points[i]);
    if (mode != PolylineMode) path.closeSubpath();
    if (mode == WindingMode) path.setFillRule(Qt::WindingFill);
    add(path, mode != PolylineMode);
  }
  void drawPixmap(const QRectF& area, const QPixmap& pixmap, const QRectF& part) override {
    drawImage(area, pixmap.toImage(), part, Qt::AutoColor);
  }
  void drawImage(const QRectF& area, const QImage& image, const QRectF& part, Qt::ImageConversionFlags) override;
  void drawTextItem(const QPointF& at, const QTextItem& item) override;

 private:
  using Attributes = nlohmann::ordered_json;

  // A line of text as it is kept, and its scale.
  struct Line {
    int path = -1;
    double scale = 1;
    QRectF ink;  // px
  };

  void add(const QPainterPath& path, bool filled);
  void put(const std::string& form, Attributes style, const QRectF& ink);
  [[nodiscard]] static std::string form_of(int path, const QTransform& matrix);
  [[nodiscard]] const Line& line_of(const QTextItem& item);
  [[nodiscard]] int glyph_of(const QRawFont& font, quint32 index);
  static void add_color(Attributes& style, const char* key, const char* opacity_key, const QColor& color,
                        double opacity);
  void add_stroke(Attributes& style) const;
  // Whether something of the ink is seen; a clip that cuts it is added to the style.
  [[nodiscard]] bool clipped(Attributes& style, const QRectF& ink);

  WebDrawings& drawings_;
  bool clip_known_ = false;
  std::optional<QPainterPath> clip_;  // none: all is seen
  bool clip_is_rect_ = false;
  std::map<std::pair<QString, QString>, Line> lines_;  // by font and text
  std::map<std::pair<QString, quint32>, int> glyphs_;  // by font and index
};

class WebDrawings::Device final : public QPaintDevice {
 public:
  explicit Device(WebDrawings& drawings) : engine(drawings) {}
  mutable Engine engine;
  QSize size;
  [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine; }

 protected:
  [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
    constexpr int dots_per_inch = 96;
    switch (metric) {
      case PdmWidth: return size.width();
      case PdmHeight: return size.height();
      case PdmWidthMM: return static_cast<int>(size.width() * 25.4 / dots_per_inch);
      case PdmHeightMM: return static_cast<int>(size.height() * 25.4 / dots_per_inch);
      case PdmNumColors: return 0x7FFFFFFF;
      case PdmDepth: return 32;
      case PdmDpiX:
      case PdmDpiY:
      case PdmPhysicalDpiX:
      case PdmPhysicalDpiY: return dots_per_inch;
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
      default: return 0;
    }
  }
};

void WebDrawings::Engine::add_color(Attributes& style, const char* key, const char* opacity_key, const QColor& color,
                                    double opacity) {
  style[key] = color.name().toStdString();
  const double alpha = color.alphaF() * opacity;
  if (alpha < 0.9995) style[opacity_key] = short_number(alpha, 3);
}

void WebDrawings::Engine::add_stroke(Attributes& style) const {
  const QPen pen = painter()->pen();
  const double scale = std::sqrt(std::abs(painter()->combinedTransform().determinant()));
  const double own = pen.widthF() > 0 ? pen.widthF() : 1;
  const double width = pen.isCosmetic() ? own : own * scale;
  add_color(style, "s", "b", pen.color(), painter()->opacity());
  if (std::abs(width - 1) > 0.001) style["w"] = short_number(width, 3);
  if (pen.style() != Qt::SolidLine) {
    std::string dashes;
    for (const double dash : pen.dashPattern()) dashes += (dashes.empty() ? "" : " ") + short_number(dash * width);
    style["d"] = dashes;
    if (pen.dashOffset() != 0) style["p"] = short_number(pen.dashOffset() * width);
  }
  if (pen.capStyle() == Qt::RoundCap) style["c"] = "round";
  if (pen.capStyle() == Qt::SquareCap) style["c"] = "square";
  if (pen.joinStyle() == Qt::BevelJoin) style["j"] = "bevel";
  if (pen.joinStyle() == Qt::MiterJoin || pen.joinStyle() == Qt::SvgMiterJoin) style["j"] = "miter";
}

void WebDrawings::Engine::add(const QPainterPath& path, bool filled) {
  if (path.isEmpty()) return;
  const QPainterPath mapped = painter()->combinedTransform().map(path);
  const bool fills = filled && painter()->brush().style() != Qt::NoBrush && painter()->brush().color().alpha() > 0;
  const bool strokes = painter()->pen().style() != Qt::NoPen && painter()->pen().color().alpha() > 0;
  if (!fills && !strokes) return;
  Attributes style;
  if (fills) {
    add_color(style, "f", "a", painter()->brush().color(), painter()->opacity());
    int parts = 0;
    for (int i = 0; i < mapped.elementCount(); ++i) parts += mapped.elementAt(i).isMoveTo() ? 1 : 0;
    if (parts > 1 && path.fillRule() == Qt::OddEvenFill) style["r"] = "evenodd";
  } else {
    style["f"] = "none";
  }
  QRectF ink = mapped.controlPointRect();
  if (strokes) {
    add_stroke(style);
    const double reach = painter()->pen().widthF() * 2 + 1;
    ink.adjust(-reach, -reach, reach, reach);
  }
  const QPointF origin = mapped.elementAt(0);
  const int place = drawings_.paths_.place(quoted(web_outline(mapped, origin, 2)));
  put(form_of(place, QTransform::fromTranslate(origin.x(), origin.y())), std::move(style), ink);
}

std::string WebDrawings::Engine::form_of(int path, const QTransform& matrix) {
  std::string form = "[" + std::to_string(path);
  const auto append = [&](double value, int digits) {
    // JSON wants a digit before the point.
    std::string text = short_number(value, digits);
    if (text[0] == '.') text.insert(0, "0");
    if (text.rfind("-.", 0) == 0) text.insert(1, "0");
    form += "," + text;
  };
  append(matrix.dx(), 2);
  append(matrix.dy(), 2);
  if (matrix.type() > QTransform::TxTranslate) {
    for (const double value : {matrix.m11(), matrix.m12(), matrix.m21(), matrix.m22()}) append(value, 5);
  }
  return form + "]";
}

void WebDrawings::Engine::put(const std::string& form, Attributes style, const QRectF& ink) {
  if (!clipped(style, ink)) return;
  strip.emplace_back(drawings_.forms_.place(form), drawings_.styles_.place(json_text(style)));
}

bool WebDrawings::Engine::clipped(Attributes& style, const QRectF& ink) {
  if (!clip_known_) {
    clip_known_ = true;
    clip_.reset();
    if (painter()->hasClipping()) {
      clip_ = painter()->combinedTransform().map(painter()->clipPath());
      QPainterPath box;
      box.addRect(clip_->boundingRect());
      clip_is_rect_ = box.subtracted(*clip_).isEmpty();
    }
  }
  if (!clip_) return true;
  const QRectF box = clip_->boundingRect();
  if (!box.intersects(ink)) return false;
  if (clip_is_rect_ && box.contains(ink)) return true;
  const int place = drawings_.paths_.place(quoted(web_outline(*clip_, QPointF(0, 0), 2)));
  if (std::find(drawings_.clips_.begin(), drawings_.clips_.end(), place) == drawings_.clips_.end()) {
    drawings_.clips_.push_back(place);
  }
  style["k"] = place;
  return true;
}

// A pixel image fills the square of side 1 that its matrix moves.
void WebDrawings::Engine::drawImage(const QRectF& area, const QImage& image, const QRectF& part,
                                    Qt::ImageConversionFlags) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.copy(part.toAlignedRect()).save(&buffer, "PNG");
  const int place = drawings_.paths_.place(quoted("data:image/png;base64," + bytes.toBase64().toStdString()));
  const QTransform onto(area.width(), 0, 0, area.height(), area.x(), area.y());
  Attributes style = Attributes::object();
  if (painter()->opacity() < 0.9995) style["o"] = short_number(painter()->opacity(), 3);
  put(form_of(place, onto * painter()->combinedTransform()), std::move(style),
      painter()->combinedTransform().mapRect(area));
}

// --- Text

int WebDrawings::Engine::glyph_of(const QRawFont& font, quint32 index) {
  const QString name = font.familyName() + u'/' + font.styleName() + u'/' + QString::number(font.weight()) +
                       QString::number(static_cast<int>(font.style()));
  const auto [found, is_new] = glyphs_.try_emplace({name, index}, 0);
  if (is_new) {
    QRawFont large = font;
    large.setPixelSize(em);
    QPainterPath outline = large.pathForGlyph(index);
    found->second = drawings_.glyphs_.place(web_outline(outline, QPointF(0, 0), 0));
  }
  return found->second;
}

const WebDrawings::Engine::Line& WebDrawings::Engine::line_of(const QTextItem& item) {
  const bool from_right = item.renderFlags().testFlag(QTextItem::RightToLeft);
  const QString font =
      item.font().key() + u'/' + QString::number(item.font().letterSpacing()) + (from_right ? u'<' : u'>');
  const auto [found, is_new] = lines_.try_emplace({font, item.text()});
  Line& line = found->second;
  if (!is_new) return line;
  QTextLayout layout(item.text(), item.font());
  QTextOption option;
  option.setTextDirection(from_right ? Qt::RightToLeft : Qt::LeftToRight);
  option.setWrapMode(QTextOption::NoWrap);
  option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
  layout.setTextOption(option);
  layout.beginLayout();
  QTextLine text = layout.createLine();
  text.setLineWidth(1e6);
  text.setPosition(QPointF(0, 0));
  layout.endLayout();
  std::string glyphs;
  for (const QGlyphRun& run : layout.glyphRuns()) {
    line.scale = run.rawFont().pixelSize() / em;
    const QList<quint32> indexes = run.glyphIndexes();
    const QList<QPointF> places = run.positions();
    for (qsizetype i = 0; i < indexes.size(); ++i) {
      const int glyph = glyph_of(run.rawFont(), indexes[i]);
      if (drawings_.glyphs_.texts()[static_cast<std::size_t>(glyph)].empty()) continue;  // a space
      const std::string x = std::to_string(std::lround(places[i].x() / line.scale));
      const long y = std::lround((places[i].y() - text.ascent()) / line.scale);
      glyphs += (glyphs.empty() ? "[" : ",") + std::to_string(glyph) + "," +
                (y == 0 ? x : "[" + x + "," + std::to_string(y) + "]");
    }
  }
  if (!glyphs.empty()) line.path = drawings_.paths_.place(glyphs + "]");
  line.ink = QRectF(0, -text.ascent(), text.naturalTextWidth(), text.height()).adjusted(-2, -2, 2, 2);
  return line;
}

void WebDrawings::Engine::drawTextItem(const QPointF& at, const QTextItem& item) {
  const QColor color = painter()->pen().color();
  const Line& line = line_of(item);
  if (line.path < 0 || color.alpha() == 0 || painter()->pen().style() == Qt::NoPen) return;
  const QTransform placed = QTransform::fromTranslate(at.x(), at.y()) * painter()->combinedTransform();
  Attributes style;
  add_color(style, "f", "a", color, painter()->opacity());
  put(form_of(line.path, QTransform::fromScale(line.scale, line.scale) * placed), std::move(style),
      placed.mapRect(line.ink));
}

// --- The pools

WebDrawings::WebDrawings() : device_(std::make_unique<Device>(*this)) {}
WebDrawings::~WebDrawings() = default;

WebDrawings::Strip WebDrawings::strip(const Picture& picture, QSizeF size, double margin, const Theme& theme) {
  device_->size = (size + QSizeF(2 * margin, 2 * margin)).toSize();
  device_->engine.strip.clear();
  QPainter painter(device_.get());
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  picture.paint(painter, QRectF(QPointF(margin, margin), size), theme);
  painter.end();
  return std::move(device_->engine.strip);
}

std::vector<int> WebDrawings::shapes(const std::array<Strip, 3>& themes) {
  const std::size_t most = std::max({themes[0].size(), themes[1].size(), themes[2].size()});
  std::vector<int> shapes;
  for (std::size_t i = 0; i < most; ++i) {
    std::string forms;
    std::string look;
    bool alike = true;
    for (const Strip& strip : themes) {
      const bool there = i < strip.size();
      const int form = there ? strip[i].first : -1;
      alike = alike && form == (i < themes[0].size() ? themes[0][i].first : -1);
      forms += std::to_string(form) + ",";
      look += (look.empty() ? "[" : ",") + std::to_string(there ? strip[i].second : 0);
    }
    const std::string at = alike ? std::to_string(themes[0][i].first) + "," : forms;
    shapes.push_back(shapes_.place("[" + at + std::to_string(looks_.place(look + "]")) + "]"));
  }
  return shapes;
}

int WebDrawings::frame(const std::array<Strip, 3>& themes) { return frames_.place(quoted(runs_of(shapes(themes)))); }

int WebDrawings::group(const std::array<Strip, 3>& themes) { return groups_.place(quoted(runs_of(shapes(themes)))); }

int WebDrawings::frame_of_groups(const std::vector<int>& groups) {
  return frames_.place(quoted("g" + runs_of(groups)));
}

nlohmann::ordered_json WebDrawings::json() const {
  const auto parsed = [](const WebPool& pool) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const std::string& text : pool.texts()) list.push_back(nlohmann::ordered_json::parse(text));
    return list;
  };
  return {{"glyphs", glyphs_.texts()}, {"paths", parsed(paths_)},   {"forms", parsed(forms_)},
          {"styles", parsed(styles_)}, {"looks", parsed(looks_)},   {"shapes", parsed(shapes_)},
          {"groups", parsed(groups_)}, {"frames", parsed(frames_)}, {"clips", clips_}};
}

}  // namespace littlestone::ui
