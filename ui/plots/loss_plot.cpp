// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/loss_plot.hpp"

#include <QPicture>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "ui/canvas/marks.hpp"
#include "ui/models/names.hpp"
#include "ui/plots/wrap.hpp"
#include "ui/theme/numbers.hpp"
#include "ui/theme/type.hpp"

static_assert(QCUSTOMPLOT_VERSION >= 0x020100);

namespace littlestone::ui {
namespace {

constexpr double left_margin = 72;
constexpr double right_margin = 116;
constexpr int bleed = 6;  // px that marks may stick out of the axes

/// Ticks at powers of ten, written alike in every locale.
class DecadeTicker final : public QCPAxisTickerLog {
 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return QStringLiteral("10") + superscript(static_cast<int>(std::lround(std::log10(tick))));
  }
};

/// Decimals without the locale's comma, for axes of at most five lines.
class PlainTicker final : public QCPAxisTickerFixed {
 public:
  explicit PlainTicker(double step) {
    setTickStep(step);
    setScaleStrategy(ssNone);
  }

 protected:
  QString getTickLabel(double tick, const QLocale&, QChar, int) override {
    return std::abs(tick) < 1e-12 ? QStringLiteral("0") : QString::number(tick, 'g', 6);
  }
};

/// The end of an axis from 0, and the distance of its lines: at most five of them.
struct Scale {
  double top = 0.5;
  double step = 0.1;
};

Scale round_scale(double largest) {
  const double top = std::min(1.04 * largest, 1.04);
  for (const double step : {0.01, 0.02, 0.05, 0.1, 0.2}) {
    if (std::floor(top / step) <= 4) return {top, step};
  }
  return {top, 0.25};
}

QPen dashed_pen(const QColor& color, double width, std::initializer_list<double> pixels) {
  QPen pen(color, width, pixels.size() == 0 ? Qt::SolidLine : Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  if (pixels.size() != 0) {
    QList<qreal> pattern;
    for (const double p : pixels) pattern += p / width;
    pen.setDashPattern(pattern);
  }
  return pen;
}

}  // namespace

/// A graph whose marks on the edge of the axes are drawn whole.
class LossPlot::Graph final : public QCPGraph {
 public:
  using QCPGraph::QCPGraph;

 protected:
  QRect clipRect() const override { return keyAxis()->axisRect()->rect().adjusted(-bleed, -bleed, bleed, bleed); }
};

/// A graph of dots alone, thousands of them. On the screen each is a stamp, painted once for sixteen positions within a pixel: filling a
/// circle anew each time takes ten times as long. Files get circles.
class LossPlot::Dots final : public QCPGraph {
 public:
  Dots(QCPAxis* key, QCPAxis* value, const QColor& color, double size) : QCPGraph(key, value) {
    setLineStyle(lsNone);
    setPen(Qt::NoPen);  // else it is the pen of the scatter style, which leaves it open
    setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(Qt::NoPen), color, size));
    setAdaptiveSampling(false);
    setAntialiasedScatters(true);
  }

 protected:
  QRect clipRect() const override { return keyAxis()->axisRect()->rect().adjusted(-bleed, -bleed, bleed, bleed); }

  void drawScatterPlot(QCPPainter* painter, const QVector<QPointF>& scatters,
                       const QCPScatterStyle& style) const override {
    if (painter->modes().testFlag(QCPPainter::pmVectorized)) return QCPGraph::drawScatterPlot(painter, scatters, style);
    const double ratio = painter->device()->devicePixelRatioF();
    const auto [stamps, side] = stamps_for(style, ratio);
    for (const QPointF& at : scatters) {
      const double left = at.x() * ratio - side / 2.0;
      const double top = at.y() * ratio - side / 2.0;
      const double column = std::floor(left);
      const double row = std::floor(top);
      const auto stamp =
          static_cast<std::size_t>((top - row) * steps) * steps + static_cast<std::size_t>((left - column) * steps);
      painter->drawImage(QPointF(column, row) / ratio, stamps[stamp]);
    }
  }

 private:
  static constexpr std::size_t steps = 4;

  // The dot at each of the positions within a device pixel, row by row, and how many pixels a stamp is wide.
  static std::pair<std::vector<QImage>, int> stamps_for(const QCPScatterStyle& style, double ratio) {
    const int side = static_cast<int>(std::ceil(style.size() * ratio)) + 2;
    std::vector<QImage> stamps;
    for (std::size_t row = 0; row < steps; ++row) {
      for (std::size_t column = 0; column < steps; ++column) {
        QImage stamp(side, side, QImage::Format_ARGB32_Premultiplied);
        stamp.fill(Qt::transparent);
        {
          QPainter painter(&stamp);
          painter.setRenderHint(QPainter::Antialiasing);
          painter.setPen(Qt::NoPen);
          painter.setBrush(style.brush());
          const double radius = style.size() * ratio / 2;
          constexpr double half_step = 0.5 / static_cast<double>(steps);
          painter.drawEllipse(QPointF(side / 2.0 + static_cast<double>(column) / steps + half_step,
                                      side / 2.0 + static_cast<double>(row) / steps + half_step),
                              radius, radius);
        }
        stamp.setDevicePixelRatio(ratio);
        stamps.push_back(std::move(stamp));
      }
    }
    return {std::move(stamps), side};
  }
};

/// How one learner looks; the meaning is in dash and shape as well as in the colour.
struct LossPlot::Series {
  LearnerKind learner;
  QColor color;
  QColor text;
  std::initializer_list<double> dash;
  QCPScatterStyle::ScatterShape shape;
  double size;
};

/// Everything in words, and the lines that are bounds.
class LossPlot::Notes final : public QCPAbstractItem {
 public:
  explicit Notes(LossPlot* plot) : QCPAbstractItem(plot), plot_(*plot) { setClipToAxisRect(false); }
  double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

 protected:
  void draw(QCPPainter* painter) override {
    painter->save();
    painter->setAntialiasing(true);
    plot_.draw_notes(*painter);
    painter->restore();
  }

 private:
  const LossPlot& plot_;
};

LossPlot::LossPlot(QWidget* parent)
    : QCustomPlot(parent),
      losses_(new QCPAxisRect(this)),
      success_(new QCPAxisRect(this)),
      theme_(Theme::get(ThemeKind::light)) {
  setAccessibleName(tr("Loss against sample size"));
  setNoAntialiasingOnDrag(true);
  setPlottingHints(QCP::phFastPolylines | QCP::phCacheLabels);
  plotLayout()->clear();
  plotLayout()->addElement(0, 0, losses_);
  plotLayout()->addElement(1, 0, success_);
  plotLayout()->setRowSpacing(0);
  plotLayout()->setRowStretchFactor(0, 412);
  plotLayout()->setRowStretchFactor(1, 188);
  plotLayout()->setMargins({0, 0, 0, 0});
  for (QCPAxisRect* rect : {losses_, success_}) {
    rect->setAutoMargins(QCP::msNone);
    rect->setMinimumMargins({0, 0, 0, 0});
    QCPAxis* x = rect->axis(QCPAxis::atBottom);
    x->setScaleType(QCPAxis::stLogarithmic);
    x->setTicker(QSharedPointer<DecadeTicker>::create());
    x->grid()->setVisible(false);
    x->setSubTicks(false);
    rect->axis(QCPAxis::atLeft)->setTickLength(0);
    rect->axis(QCPAxis::atLeft)->setSubTicks(false);
    rect->axis(QCPAxis::atLeft)->setTickLabelPadding(10);
    rect->setRangeDrag({});
    rect->setRangeZoom({});
    for (QCPAxis* axis : rect->axes()) {
      axis->setLayer(QStringLiteral("axes"));
      axis->grid()->setLayer(QStringLiteral("grid"));
    }
  }
  losses_->setMargins({static_cast<int>(left_margin), 34, static_cast<int>(right_margin), 20});
  success_->setMargins({static_cast<int>(left_margin), 22, static_cast<int>(right_margin), 60});
  losses_->axis(QCPAxis::atBottom)->setTickLabels(false);
  success_->axis(QCPAxis::atLeft)->setTicker(QSharedPointer<PlainTicker>::create(0.5));
  success_->axis(QCPAxis::atLeft)->setRange(0, 1);

  addLayer(QStringLiteral("bands"), layer(QStringLiteral("grid")), QCustomPlot::limAbove);
  addLayer(QStringLiteral("mask"), layer(QStringLiteral("main")), QCustomPlot::limAbove);
  addLayer(QStringLiteral("notes"), layer(QStringLiteral("axes")), QCustomPlot::limAbove);
  layer(QStringLiteral("mask"))->setVisible(false);
  setCurrentLayer(QStringLiteral("notes"));
  new Notes(this);  // owned by the plot
  // Rings about what is pointed at: a layer of its own, so that moving the pointer draws nothing else anew.
  addLayer(QStringLiteral("pointed"), layer(QStringLiteral("notes")), QCustomPlot::limAbove);
  layer(QStringLiteral("pointed"))->setMode(QCPLayer::lmBuffered);
  setCurrentLayer(QStringLiteral("pointed"));
  loss_ring_ = new QCPItemTracer(this);
  share_ring_ = new QCPItemTracer(this);
  for (auto [ring, axes] : {std::pair(loss_ring_, losses_), std::pair(share_ring_, success_)}) {
    ring->position->setAxes(axes->axis(QCPAxis::atBottom), axes->axis(QCPAxis::atLeft));
    ring->position->setAxisRect(axes);
    ring->setStyle(QCPItemTracer::tsCircle);
    ring->setSize(18);
    ring->setBrush(Qt::NoBrush);
    ring->setClipToAxisRect(false);
    ring->setVisible(false);
  }
  setMouseTracking(true);
  setCurrentLayer(QStringLiteral("mask"));
  for (int i = 0; i < 5; ++i) {
    auto* mask = new QCPItemRect(this);
    mask->setClipToAxisRect(false);
    mask->setPen(Qt::NoPen);
    mask->topLeft->setType(QCPItemPosition::ptAbsolute);
    mask->bottomRight->setType(QCPItemPosition::ptAbsolute);
    masks_.push_back(mask);
  }
  setCurrentLayer(QStringLiteral("main"));
  // The masks follow the axes' rectangles, which are known only once the layout has been made.
  connect(this, &QCustomPlot::afterLayout, this, [this] {
    const QRectF a = QRectF(losses_->rect()).adjusted(-bleed, -bleed, bleed, bleed);
    const QRectF b = QRectF(success_->rect()).adjusted(-bleed, -bleed, bleed, bleed);
    const QRectF whole = viewport();
    const std::array<QRectF, 5> outside = {QRectF(whole.topLeft(), QPointF(whole.right(), a.top())),
                                           QRectF(QPointF(whole.left(), a.bottom()), QPointF(whole.right(), b.top())),
                                           QRectF(QPointF(whole.left(), b.bottom()), whole.bottomRight()),
                                           QRectF(whole.topLeft(), QPointF(a.left(), whole.bottom())),
                                           QRectF(QPointF(a.right(), whole.top()), whole.bottomRight())};
    for (std::size_t i = 0; i < masks_.size(); ++i) {
      masks_[i]->topLeft->setCoords(outside[i].topLeft());
      masks_[i]->bottomRight->setCoords(outside[i].bottomRight());
    }
  });
  apply_theme(theme_);
}

void LossPlot::begin(const Scenario& scenario) {
  scenario_ = scenario;
  theorem_.reset();
  cells_.clear();
  notice_.clear();
  rebuild();
}

void LossPlot::set_notice(const QString& notice) {
  notice_ = notice;
  rebuild();
}

void LossPlot::set_theorem(const std::optional<TheoremSizes>& theorem) {
  theorem_ = theorem;
  rebuild();
}

void LossPlot::set_promise(const Scenario& scenario) {
  scenario_ = scenario;
  rebuild();
}

void LossPlot::add_cells(const std::vector<SweepCell>& cells) {
  for (const SweepCell& cell : cells) {
    if (cell.losses.empty() || cell.examples == 0) continue;
    const auto same = std::find_if(cells_.begin(), cells_.end(), [&](const SweepCell& c) {
      return c.learner == cell.learner && c.examples == cell.examples;
    });
    if (same == cells_.end()) {
      cells_.push_back(cell);
    } else {
      *same = cell;
    }
  }
  rebuild();
}

void LossPlot::set_result(const Scenario& scenario, const SweepResult& result) {
  scenario_ = scenario;
  cells_.clear();
  for (const SweepCell& cell : result.cells) {
    if (!cell.losses.empty() && cell.examples > 0) cells_.push_back(cell);
  }
  rebuild();
}

void LossPlot::set_masked(bool masked) { layer(QStringLiteral("mask"))->setVisible(masked); }

void LossPlot::apply_theme(const Theme& theme) {
  theme_ = theme;
  setBackground(QBrush(theme.canvas));
  for (QCPAxisRect* rect : {losses_, success_}) {
    for (QCPAxis* axis : {rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft)}) {
      axis->setBasePen(QPen(Qt::NoPen));
      axis->setTickPen(axis->orientation() == Qt::Horizontal ? QPen(theme.line, 1) : QPen(Qt::NoPen));
      axis->setTickLength(0, 4);
      axis->setTickLabelFont(ui_font(TextRole::subtitle));
      axis->setTickLabelColor(theme.ink2);
      axis->grid()->setPen(QPen(theme.hair, 1));
      axis->grid()->setZeroLinePen(QPen(theme.hair, 1));
    }
  }
  for (QCPItemRect* mask : masks_) mask->setBrush(theme.canvas);
  rebuild();
}

std::vector<const SweepCell*> LossPlot::cells_of(LearnerKind learner) const {
  std::vector<const SweepCell*> found;
  for (const SweepCell& cell : cells_) {
    if (cell.learner == learner) found.push_back(&cell);
  }
  std::sort(found.begin(), found.end(),
            [](const SweepCell* a, const SweepCell* b) { return a->examples < b->examples; });
  return found;
}

void LossPlot::rebuild() {
  clearPlottables();
  marks_.clear();
  QCPAxis* x = losses_->axis(QCPAxis::atBottom);
  QCPAxis* y = losses_->axis(QCPAxis::atLeft);
  QCPAxis* share_x = success_->axis(QCPAxis::atBottom);
  QCPAxis* share_y = success_->axis(QCPAxis::atLeft);
  const double alpha = to_double(scenario_.alpha);

  // The whole of the asked range from the start, so that the picture does not jump while cells arrive.
  double least = 10;
  double most = 1000;
  bool any = false;
  const auto include = [&](std::uint64_t n) {
    if (n == 0) return;  // 0 has no place on a log axis
    least = any ? std::min(least, static_cast<double>(n)) : static_cast<double>(n);
    most = any ? std::max(most, static_cast<double>(n)) : static_cast<double>(n);
    any = true;
  };
  for (const std::uint64_t n : scenario_.sizes) include(n);
  for (const SweepCell& cell : cells_) include(cell.examples);
  // The theorem's size too, unless that would press the measured ones into a corner.
  constexpr double most_decades_beyond = 2;
  bool marked = false;
  if (theorem_ && theorem_->sharp && theorem_->sharp->log10 < std::log10(most) + most_decades_beyond) {
    include(static_cast<std::uint64_t>(std::pow(10.0, theorem_->sharp->log10)));
    marked = true;
  }
  double largest = 1.6 * alpha;
  for (const SweepCell& cell : cells_)
    largest = std::max(largest, *std::max_element(cell.losses.begin(), cell.losses.end()));
  // Room above M's silent plateau for the words about it.
  constexpr double height = 358;
  const double words_height = marked ? 98 : 64;
  if (const auto m = cells_of(LearnerKind::private_learner); !m.empty()) {
    largest = std::max(largest, m.front()->quantile(0.5) * height / (height - words_height));
  }
  const Scale scale = round_scale(largest);
  for (QCPAxis* axis : {x, share_x}) axis->setRange(least / 1.6, most * 1.6);
  y->setRange(0, scale.top);
  y->setTicker(QSharedPointer<PlainTicker>::create(scale.step));
  const double px = scale.top / height;
  const double share_px = 1.0 / 106;

  const std::array<Series, 3> series = {
      Series{LearnerKind::consistent, theme_.p, theme_.ink2, {4, 4}, QCPScatterStyle::ssTriangle, 9.8},
      Series{LearnerKind::generic, theme_.g, theme_.g_text, {9, 4}, QCPScatterStyle::ssSquare, 7.8},
      Series{LearnerKind::private_learner, theme_.m, theme_.m_text, {}, QCPScatterStyle::ssCircle, 8.4}};
  // Where lines would cover each other, each is drawn 3 px from the one below it; anywhere else a mark stands at its value.
  constexpr double apart = 3;
  std::map<std::uint64_t, std::vector<double>> medians_drawn;
  std::map<std::uint64_t, std::vector<double>> shares_drawn;
  const auto clear_of = [](std::vector<double>& drawn, double value, double step) {
    const auto covers = [&](double other) { return std::abs(other - value) < std::abs(step) * 0.99; };
    while (std::any_of(drawn.begin(), drawn.end(), covers)) value += step;
    drawn.push_back(value);
    return value;
  };
  const auto add_graph = [&](QCPAxis* key, QCPAxis* value, const char* layer_name) {
    auto* graph = new Graph(key, value);  // owned by the plot
    graph->setLayer(QString::fromLatin1(layer_name));
    graph->setAntialiased(true);
    graph->setAdaptiveSampling(false);
    graph->setAntialiasedScatters(true);
    return graph;
  };
  for (const Series& s : series) {
    const std::vector<const SweepCell*> cells = cells_of(s.learner);
    if (cells.empty()) continue;
    const double side =
        0.06 * static_cast<double>(&s - series.data()) - 0.06;  // each learner's dots beside the others'
    QColor band = s.color;
    band.setAlphaF(0.16F);
    QColor dot = s.color;
    dot.setAlphaF(theme_.kind == ThemeKind::contrast ? 0.9F : 0.45F);
    QColor casing = theme_.canvas;
    casing.setAlphaF(0.8F);

    QCPGraph* low = add_graph(x, y, "bands");
    QCPGraph* high = add_graph(x, y, "bands");
    auto* dots = new Dots(x, y, dot, 3.4);  // owned by the plot
    dots->setLayer(QStringLiteral("main"));
    QCPGraph* under = add_graph(x, y, "main");
    QCPGraph* line = add_graph(x, y, "main");
    QCPGraph* share_under = add_graph(share_x, share_y, "main");
    QCPGraph* share = add_graph(share_x, share_y, "main");
    low->setPen(Qt::NoPen);
    high->setPen(Qt::NoPen);
    high->setBrush(band);
    high->setChannelFillGraph(low);
    under->setPen(QPen(casing, 5 + theme_.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    line->setPen(dashed_pen(s.color, 2.5 + theme_.heavier, s.dash));
    share_under->setPen(under->pen());
    share->setPen(dashed_pen(s.color, 2.25 + theme_.heavier, s.dash));
    const QCPScatterStyle mark(s.shape, QPen(theme_.canvas, 1.2), s.color, s.size);
    line->setScatterStyle(mark);
    share->setScatterStyle(mark);
    for (const SweepCell* cell : cells) {
      const auto n = static_cast<double>(cell->examples);
      low->addData(n, cell->quantile(0.1));
      high->addData(n, cell->quantile(0.9));
      const double median = clear_of(medians_drawn[cell->examples], cell->quantile(0.5), apart * px);
      under->addData(n, median);
      line->addData(n, median);
      const double rate = cell->success_rate(alpha);
      const double success = clear_of(shares_drawn[cell->examples], rate, (rate > 0.5 ? -apart : apart) * share_px);
      marks_[{cell->learner, cell->examples}] = {median, success};
      share_under->addData(n, success);
      share->addData(n, success);
      // Equal losses are spread sideways, each replicate always by the same amount.
      double phase = 0.5;
      for (const double loss : cell->losses) {
        phase = std::fmod(phase + 0.618033988749895, 1.0);
        dots->addData(n * std::pow(10.0, 0.10 * (phase - 0.5) + side), loss);
      }
    }
  }
  setAccessibleDescription(description());
  const bool gone = pointed_ && pointed_cell() == nullptr;
  if (gone) pointed_.reset();
  place_rings();
  replot(QCustomPlot::rpQueuedReplot);
  if (gone) emit pointed();
}

const SweepCell* LossPlot::pointed_cell() const {
  if (!pointed_) return nullptr;
  const auto found = std::find_if(cells_.begin(), cells_.end(), [&](const SweepCell& cell) {
    return CellKey(cell.learner, cell.examples) == *pointed_;
  });
  return found == cells_.end() ? nullptr : &*found;
}

QPointF LossPlot::mark_of(const SweepCell& cell) const {
  const auto mark = marks_.find({cell.learner, cell.examples});
  if (mark == marks_.end()) return {};
  return {losses_->axis(QCPAxis::atBottom)->coordToPixel(static_cast<double>(cell.examples)),
          losses_->axis(QCPAxis::atLeft)->coordToPixel(mark->second.first)};
}

std::optional<LossPlot::CellKey> LossPlot::key_at(QPointF at) const {
  constexpr int near = 12;  // px outside the axes that still point into them
  const bool in_losses = losses_->rect().adjusted(-near, -near, near, near).contains(at.toPoint());
  const bool in_success = success_->rect().adjusted(-near, -near, near, near).contains(at.toPoint());
  if (!in_losses && !in_success) return std::nullopt;
  const QCPAxis* x = losses_->axis(QCPAxis::atBottom);
  const auto column = [&](std::uint64_t n) { return std::abs(x->coordToPixel(static_cast<double>(n)) - at.x()); };
  const SweepCell* nearest = nullptr;
  for (const SweepCell& cell : cells_) {
    if (nearest == nullptr || column(cell.examples) < column(nearest->examples)) nearest = &cell;
  }
  if (nearest == nullptr) return std::nullopt;
  // In that column the learner whose mark or dot is nearest.
  const QCPAxis* y = (in_losses ? losses_ : success_)->axis(QCPAxis::atLeft);
  std::optional<CellKey> found;
  double least = 0;
  for (const SweepCell& cell : cells_) {
    if (cell.examples != nearest->examples) continue;
    const auto& [median, share] = marks_.at({cell.learner, cell.examples});
    double distance = std::abs(y->coordToPixel(in_losses ? median : share) - at.y());
    if (in_losses) {
      for (const double loss : cell.losses) distance = std::min(distance, std::abs(y->coordToPixel(loss) - at.y()) + 2);
    }
    if (!found || distance < least) {
      found = CellKey(cell.learner, cell.examples);
      least = distance;
    }
  }
  return found;
}

void LossPlot::point_at(const std::optional<CellKey>& key) {
  if (key == pointed_) return;
  pointed_ = key;
  place_rings();
  layer(QStringLiteral("pointed"))->replot();
  emit pointed();
}

void LossPlot::place_rings() {
  const auto mark = pointed_ ? marks_.find(*pointed_) : marks_.end();
  const bool shown = mark != marks_.end();
  for (QCPItemTracer* ring : {loss_ring_, share_ring_}) {
    ring->setVisible(shown);
    ring->setPen(QPen(theme_.ink, 1.5 + theme_.heavier));
  }
  if (!shown) return;
  const auto n = static_cast<double>(mark->first.second);
  loss_ring_->position->setCoords(n, mark->second.first);
  share_ring_->position->setCoords(n, mark->second.second);
}

void LossPlot::mouseMoveEvent(QMouseEvent* event) {
  QCustomPlot::mouseMoveEvent(event);
  point_at(key_at(event->position()));
}

void LossPlot::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  point_at(std::nullopt);
}

QString LossPlot::description() const {
  if (cells_.empty()) return tr("Loss against sample size: nothing measured yet.");
  return tr("Loss against sample size: %1 cells of %2 replicates each.").arg(cells_.size()).arg(scenario_.replicates);
}

void LossPlot::draw_notes(QPainter& painter) const {
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  const QCPAxis* x = losses_->axis(QCPAxis::atBottom);
  const QCPAxis* y = losses_->axis(QCPAxis::atLeft);
  const QCPAxis* share_y = success_->axis(QCPAxis::atLeft);
  const auto words = [&](QPointF at, const QString& markup, const MathStyle& style, const QColor& color,
                         double anchor = 0) {
    const MathText text(markup, style, MathText::Mode::mixed);
    painter.setPen(color);
    text.draw(painter, at, anchor);
    return text.width();
  };
  const auto line = [&](QPointF from, QPointF to, const QPen& pen) {
    painter.setPen(pen);
    painter.drawLine(from, to);
  };
  const double edge = a.right();
  words({left_margin - 48, a.top() - 12}, tr("population loss (exact)"), {11.5}, theme_.ink2);
  words({left_margin - 48, b.top() - 12}, tr("share of runs with loss ≤ $α$"), {11.5}, theme_.ink2);
  words({b.center().x(), b.bottom() + 42}, tr("$n$, examples given to the learner (log scale)"), {12}, theme_.ink2,
        0.5);

  // Bounds, and what they mean at their ends.
  const QPen bound = dashed_pen(theme_.ink, 1.5 + theme_.heavier, {7, 4});
  const double alpha_y = y->coordToPixel(to_double(scenario_.alpha));
  const double beta_y = share_y->coordToPixel(1 - to_double(scenario_.beta));
  line({a.left(), alpha_y}, {edge, alpha_y}, bound);
  line({b.left(), beta_y}, {edge, beta_y}, bound);
  words({edge + 8, alpha_y + 1}, QStringLiteral("$α$ = %1").arg(rational_text(scenario_.alpha)), {13}, theme_.ink);
  words({edge + 8, alpha_y + 16}, tr("error allowed"), {11}, theme_.ink2);
  words({edge + 8, beta_y + 4}, QStringLiteral("1 − $β$ = %1").arg(rational_text(Rational(1) - scenario_.beta)), {13},
        theme_.ink);

  draw_legend(painter);
  draw_theorem(painter);
  const std::vector<const SweepCell*> m = cells_of(LearnerKind::private_learner);
  if (cells_.empty()) {
    words(a.center(), notice_.isEmpty() ? tr("Nothing measured yet.") : notice_, {13}, theme_.ink2, 0.5);
    return;
  }
  // 95 % intervals of M's success rate.
  QColor pale = theme_.m;
  pale.setAlphaF(0.35F);
  const double alpha = to_double(scenario_.alpha);
  for (const SweepCell* cell : m) {
    const littlestone::Interval interval = clopper_pearson(cell->successes(alpha), cell->losses.size());
    const double at = x->coordToPixel(static_cast<double>(cell->examples));
    line({at, share_y->coordToPixel(interval.low)}, {at, share_y->coordToPixel(interval.high)},
         QPen(pale, 4, Qt::SolidLine, Qt::FlatCap));
  }
  if (m.empty()) return;
  // Where M still answers without data, and where the histogram starts to release.
  const auto silent = [](const SweepCell* c) { return c->empty_lists == c->losses.size(); };
  const auto speaks = std::find_if_not(m.begin(), m.end(), silent);
  if (speaks != m.begin()) {
    const SweepCell* first = m.front();
    words({x->coordToPixel(static_cast<double>(first->examples)) + 4, y->coordToPixel(first->quantile(0.5)) - 16},
          tr("M: nothing released"), {11.5}, theme_.m_text);
    const auto always = std::find_if(speaks, m.end(), [](const SweepCell* c) { return c->empty_lists == 0; });
    if (speaks != m.end() && always != m.end()) {
      const double from = x->coordToPixel(static_cast<double>((*(speaks - 1))->examples));
      const double to = x->coordToPixel(static_cast<double>((*always)->examples));
      const double top = std::max(y->coordToPixel(first->quantile(0.5)) - 44, a.top() + 68);
      painter.setPen(QPen(theme_.ink2, 1.25));
      painter.setBrush(Qt::NoBrush);
      painter.drawPolyline(QPolygonF({{from, top + 5}, {from, top}, {to, top}, {to, top + 5}}));
      words({(from + to) / 2, top - 21}, tr("phase change"), {12.5, QFont::DemiBold}, theme_.ink, 0.5);
      words({(from + to) / 2, top - 6}, tr("the histogram starts to release"), {11}, theme_.ink2, 0.5);
    }
  }
  // From which of the measured sizes on M keeps its promise.
  const auto reached = reaching_size(cells_, LearnerKind::private_learner, alpha, to_double(scenario_.beta));
  if (reached && *reached > m.front()->examples) {
    const auto n = static_cast<double>(*reached);
    const double at = x->coordToPixel(n);
    line({at, b.top() - 4}, {at, b.bottom()}, QPen(theme_.m_text, 1.25));
    const QString markup = tr("M reaches 1\u00a0−\u00a0$β$ at $n$\u00a0=\u00a0%1").arg(count_text(n));
    // At the foot, right of the mark, nothing else is drawn: before it M's line rises.
    constexpr double least_room = 76;
    const bool after = b.right() - at - 8 >= least_room;
    const std::vector<MathText> lines = wrapped(markup, {11.5}, after ? b.right() - at - 8 : at - b.left() - 8);
    double width = 0;
    for (const MathText& part : lines) width = std::max(width, part.width());
    const double height = 15.0 * static_cast<double>(lines.size());
    const double start = after ? at + 6 : at - 6 - width;
    QColor ground = theme_.canvas;
    ground.setAlphaF(0.85F);
    painter.fillRect(QRectF(start - 2, b.bottom() - 6 - height, width + 4, height + 1), ground);
    painter.setPen(theme_.m_text);
    double baseline = b.bottom() + 5 - height;
    for (const MathText& part : lines) {
      part.draw(painter, {start, baseline});
      baseline += 15;
    }
  }
}

bool LossPlot::on_axis(double log10_examples) const {
  const QCPRange range = losses_->axis(QCPAxis::atBottom)->range();
  return log10_examples >= std::log10(range.lower) && log10_examples <= std::log10(range.upper);
}

// Dots for the n of the theorem: a bound, as the dashes of α and β are.
void LossPlot::draw_theorem(QPainter& painter) const {
  if (!theorem_) return;
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  const auto mark = [&](const LargeCount& count, const QString& name, double drop) {
    if (!on_axis(count.log10)) return;
    const double at = losses_->axis(QCPAxis::atBottom)->coordToPixel(std::pow(10.0, count.log10));
    painter.setPen(dashed_pen(theme_.ink, 2 + theme_.heavier, {2, 3}));
    painter.drawLine(QPointF(at, a.top() - 4), QPointF(at, a.bottom()));
    painter.drawLine(QPointF(at, b.top() - 4), QPointF(at, b.bottom()));
    const MathText title(name, {12.5, QFont::DemiBold}, MathText::Mode::mixed);
    const MathText note(tr("theorem holds from %1").arg(power_of_ten_text(count.log10)), {11}, MathText::Mode::mixed);
    const double width = std::max(title.width(), note.width());
    const bool left = at - 6 - width > a.left();
    QColor ground = theme_.canvas;
    ground.setAlphaF(0.85F);
    painter.fillRect(QRectF(left ? at - 8 - width : at + 4, a.top() - 4 + drop, width + 4, 31), ground);
    painter.setPen(theme_.ink);
    title.draw(painter, {left ? at - 6 : at + 6, a.top() + 8 + drop}, left ? 1 : 0);
    painter.setPen(theme_.ink2);
    note.draw(painter, {left ? at - 6 : at + 6, a.top() + 22 + drop}, left ? 1 : 0);
  };
  if (theorem_->sharp) mark(*theorem_->sharp, tr("sharp constants"), 0);
  mark(theorem_->paper, tr("paper’s constants"), 34);
}

void LossPlot::draw_legend(QPainter& painter) const {
  const QRectF a = losses_->rect();
  const double x = a.right() + 8;
  const double alpha_y = losses_->axis(QCPAxis::atLeft)->coordToPixel(to_double(scenario_.alpha));
  const auto words = [&](QPointF at, const QString& markup, const MathStyle& style, const QColor& color) {
    painter.setPen(color);
    MathText(markup, style, MathText::Mode::mixed).draw(painter, at);
  };
  // Blocks from above, clear of the words of the lines of α and 1 − β.
  const double beta_y = success_->axis(QCPAxis::atLeft)->coordToPixel(1 - to_double(scenario_.beta));
  double top = a.top() - 6;
  const auto place = [&](double height) {
    if (top + height > alpha_y - 14 && top < alpha_y + 26) top = alpha_y + 26;
    if (top + height > beta_y - 12 && top < beta_y + 14) top = beta_y + 14;
    const double at = top;
    top += height;
    return at;
  };

  const auto off_scale = [&](const LargeCount& count, const QString& name) {
    if (on_axis(count.log10)) return;
    const double y = place(54) + 12;
    const bool beyond = count.log10 > std::log10(losses_->axis(QCPAxis::atBottom)->range().upper);
    const double tip = beyond ? x + 38 : x;
    const double in = beyond ? -6 : 6;
    painter.setPen(QPen(theme_.ink, 1.75 + theme_.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawLine(QPointF(x, y - 4), QPointF(x + 38, y - 4));
    painter.drawPolyline(QPolygonF({{tip + in, y - 9}, {tip, y - 4}, {tip + in, y + 1}}));
    words({x + 44, y + 1}, power_of_ten_text(count.log10), {14, QFont::DemiBold}, theme_.ink);
    words({x, y + 17}, name, {11}, theme_.ink2);
    words({x, y + 31}, tr("off this scale"), {11}, theme_.ink2);
  };
  if (theorem_) {
    if (theorem_->sharp) off_scale(*theorem_->sharp, tr("sharp constants:"));
    off_scale(theorem_->paper, tr("paper’s constants:"));
  }

  struct Entry {
    LearnerKind learner;
    QColor color, text;
    std::initializer_list<double> dash;
    QString name, note;
  };
  const QString privacy =
      QStringLiteral("(%1,\u00a0%2)").arg(rational_text(scenario_.epsilon), rational_text(scenario_.delta));
  const std::array<Entry, 3> entries = {
      Entry{LearnerKind::private_learner, theme_.m, theme_.m_text, {}, tr("M"), tr("private, %1").arg(privacy)},
      Entry{LearnerKind::generic,
            theme_.g,
            theme_.g_text,
            {9, 4},
            tr("Generic"),
            tr("private, $ε$ = %1").arg(rational_text(scenario_.epsilon))},
      Entry{LearnerKind::consistent, theme_.p, theme_.ink2, {4, 4}, tr("Consistent"), tr("not private")}};
  for (const Entry& e : entries) {
    if (std::find(scenario_.learners.begin(), scenario_.learners.end(), e.learner) == scenario_.learners.end())
      continue;
    const double y = place(54) + 16;
    painter.setPen(dashed_pen(e.color, 2.5 + theme_.heavier, e.dash));
    painter.drawLine(QPointF(x, y), QPointF(x + 30, y));
    painter.setPen(QPen(theme_.canvas, 1.2));
    painter.setBrush(e.color);
    const QPointF c(x + 15, y);
    switch (e.learner) {
      case LearnerKind::private_learner: painter.drawEllipse(c, 4.2, 4.2); break;
      case LearnerKind::generic: painter.drawRect(QRectF(c.x() - 3.9, c.y() - 3.9, 7.8, 7.8)); break;
      case LearnerKind::consistent:
        painter.drawPolygon(QPolygonF({c + QPointF(0, -5.2), c + QPointF(4.9, 3.2), c + QPointF(-4.9, 3.2)}));
        break;
    }
    words({x, y + 19}, e.name, {13, QFont::DemiBold}, e.text);
    words({x, y + 34}, e.note, {11}, theme_.ink2);
  }
}

LossPicture::LossPicture(Scenario scenario, SweepResult result, std::optional<TheoremSizes> theorem)
    : scenario_(std::move(scenario)), result_(std::move(result)), theorem_(std::move(theorem)) {}

QString LossPicture::description() const {
  LossPlot plot;
  plot.set_result(scenario_, result_);
  return plot.description();
}

void LossPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const double scale = std::min(area.width() / natural_size().width(), area.height() / natural_size().height());
  const QSize size = (area.size() / scale).toSize();
  LossPlot plot;
  plot.setAttribute(Qt::WA_DontShowOnScreen);
  plot.resize(size);
  plot.apply_theme(theme);
  plot.set_result(scenario_, result_);
  plot.set_theorem(theorem_);
  plot.set_masked(true);
  // QCustomPlot draws only with its own kind of painter; recorded, its drawing goes to any device.
  QPicture recorded;
  {
    QCPPainter own;
    own.begin(&recorded);
    own.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    plot.toPainter(&own, size.width(), size.height());
    own.end();
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(area.topLeft());
  painter.scale(scale, scale);
  // A recording is replayed by the ratio of resolutions; px are wanted.
  painter.scale(static_cast<double>(recorded.logicalDpiX()) / painter.device()->logicalDpiX(),
                static_cast<double>(recorded.logicalDpiY()) / painter.device()->logicalDpiY());
  painter.drawPicture(0, 0, recorded);
  painter.restore();
}

}  // namespace littlestone::ui
