// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_plot.hpp"

#include <QPicture>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

#include "ui/kit/accessible.hpp"
#include "ui/kit/dot_stamps.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_tex.hpp"
#include "ui/words/numbers.hpp"

static_assert(QCUSTOMPLOT_VERSION >= 0x020100);

namespace littlestone::ui {
namespace {

constexpr double left_margin = 72;
constexpr double right_margin = 116;
constexpr int bleed = 6;               // px that marks may stick out of the axes
constexpr double losses_height = 358;  // of the axis of losses, px
constexpr int top_margin = 34;         // above the axis of losses, px
constexpr int guess_strip = 40;        // more of it for the handle of a line, and for its words

/// Each learner's dots stand beside the others', by so many decades.
double aside_of(LearnerKind learner) {
  switch (learner) {
    case LearnerKind::consistent: return -0.06;
    case LearnerKind::relabelled: return 0;
    case LearnerKind::generic: return 0.06;
    case LearnerKind::lean: return 0.12;
    case LearnerKind::chain: return 0.24;
    case LearnerKind::private_learner: break;
  }
  return 0.18;
}

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

std::pair<QCPScatterStyle::ScatterShape, double> shape_of(LearnerLook::Mark mark) {
  switch (mark) {
    case LearnerLook::Mark::disc: return {QCPScatterStyle::ssCircle, 8.4};
    case LearnerLook::Mark::ring: return {QCPScatterStyle::ssCircle, 7.6};
    case LearnerLook::Mark::cross: return {QCPScatterStyle::ssCross, 7.6};
    case LearnerLook::Mark::square: return {QCPScatterStyle::ssSquare, 7.8};
    case LearnerLook::Mark::diamond: return {QCPScatterStyle::ssDiamond, 10};
    case LearnerLook::Mark::triangle: break;
  }
  return {QCPScatterStyle::ssTriangle, 9.8};
}

QCPScatterStyle mark_style(const LearnerLook& look, const Theme& theme) {
  const auto [shape, size] = shape_of(look.mark);
  const bool hollow = look.mark == LearnerLook::Mark::ring || look.mark == LearnerLook::Mark::cross ||
                      look.mark == LearnerLook::Mark::diamond;
  const QColor& color = theme.*look.ink;
  return {shape, hollow ? QPen(color, 2) : QPen(theme.canvas, 1.2), hollow ? theme.canvas : color, size};
}

}  // namespace

/// A graph whose marks on the edge of the axes are drawn whole.
class LossPlot::Graph final : public QCPGraph {
 public:
  using QCPGraph::QCPGraph;

 protected:
  QRect clipRect() const override { return keyAxis()->axisRect()->rect().adjusted(-bleed, -bleed, bleed, bleed); }
};

/// A graph of dots alone, thousands of them. On the screen each is a stamp, made once for sixteen positions within a
/// pixel and laid into one image that is painted whole: a circle filled again takes a hundred times as long. Files get
/// circles.
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
    const QRect area = clipRect();
    if (area.isEmpty()) return;  // not laid out yet
    const DotStamps stamps(style.brush().color(), style.size() * ratio);
    QImage image((QSizeF(area.size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return QCPGraph::drawScatterPlot(painter, scatters, style);
    image.fill(Qt::transparent);
    for (const QPointF& at : scatters) stamps.lay(image, (at - QPointF(area.topLeft())) * ratio);
    image.setDevicePixelRatio(ratio);
    painter->drawImage(area.topLeft(), image);
  }
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
  set_accessible_role(*this, QAccessible::Chart);
  setAccessibleName(tr("Loss against sample size"));
  setNoAntialiasingOnDrag(true);
  setPlottingHints(QCP::phFastPolylines);  // cached labels would be blurred at a zoom
  lay_out_axes();
  addLayer(QStringLiteral("bands"), layer(QStringLiteral("grid")), QCustomPlot::limAbove);
  addLayer(QStringLiteral("mask"), layer(QStringLiteral("main")), QCustomPlot::limAbove);
  addLayer(QStringLiteral("notes"), layer(QStringLiteral("axes")), QCustomPlot::limAbove);
  layer(QStringLiteral("mask"))->setVisible(false);
  setCurrentLayer(QStringLiteral("notes"));
  new Notes(this);  // owned by the plot
  add_rings();
  add_guess_layer();
  setMouseTracking(true);
  add_masks();
  setCurrentLayer(QStringLiteral("main"));
  apply_theme(theme_);
}

void LossPlot::lay_out_axes() {
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
  losses_->setMargins({static_cast<int>(left_margin), top_margin, static_cast<int>(right_margin), 20});
  success_->setMargins({static_cast<int>(left_margin), 22, static_cast<int>(right_margin), 60});
  losses_->axis(QCPAxis::atBottom)->setTickLabels(false);
  success_->axis(QCPAxis::atLeft)->setTicker(QSharedPointer<PlainTicker>::create(0.5));
  success_->axis(QCPAxis::atLeft)->setRange(0, 1);
}

// Rings about what is pointed at: a layer of its own, so that moving the pointer draws nothing else again.
void LossPlot::add_rings() {
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
}

void LossPlot::add_masks() {
  setCurrentLayer(QStringLiteral("mask"));
  for (int i = 0; i < 5; ++i) {
    auto* mask = new QCPItemRect(this);
    mask->setClipToAxisRect(false);
    mask->setPen(Qt::NoPen);
    mask->topLeft->setType(QCPItemPosition::ptAbsolute);
    mask->bottomRight->setType(QCPItemPosition::ptAbsolute);
    masks_.push_back(mask);
  }
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
}

// A plot of the natural size, drawn larger: words, marks and lines keep their proportions.
double LossPlot::zoom() const {
  const QSize natural = sizeHint();
  return std::max(
      1.0, std::min(static_cast<double>(width()) / natural.width(), static_cast<double>(height()) / natural.height()));
}

void LossPlot::resizeEvent(QResizeEvent*) {
  setViewport(QRect(QPoint(0, 0), (QSizeF(size()) / zoom()).toSize()));
  setBufferDevicePixelRatio(devicePixelRatioF() * zoom());
  replot(QCustomPlot::rpQueuedRefresh);
}

// As QCustomPlot's, at the zoom.
void LossPlot::paintEvent(QPaintEvent*) {
  const double ratio = devicePixelRatioF() * zoom();
  if (!qFuzzyCompare(bufferDevicePixelRatio(), ratio)) {
    setBufferDevicePixelRatio(ratio);
    replot(QCustomPlot::rpQueuedRefresh);
    return;
  }
  QCPPainter painter(this);
  if (!painter.isActive()) return;
  painter.fillRect(rect(), theme_.canvas);
  painter.scale(zoom(), zoom());
  for (const auto& buffer : mPaintBuffers) buffer->draw(&painter);
}

void LossPlot::begin(const Scenario& scenario) {
  scenario_ = scenario;
  theorem_.reset();
  cells_.clear();
  series_.clear();
  notice_.clear();
  rebuild();
}

void LossPlot::set_notice(const QString& notice) {
  notice_ = notice;
  rebuild();
}

void LossPlot::set_theorem(const std::optional<TheoremSizes>& theorem) {
  theorem_ = theorem;
  if (theorem_) theorem_before_ = theorem_;
  rebuild();
}

void LossPlot::set_promise(const Scenario& scenario) { set_cells(scenario, std::move(cells_)); }

void LossPlot::add_cells(const std::vector<SweepCell>& cells) {
  std::vector<SweepCell> all = std::move(cells_);
  for (const SweepCell& cell : cells) {
    const auto same = std::find_if(all.begin(), all.end(), [&](const SweepCell& c) {
      return c.learner == cell.learner && c.examples == cell.examples;
    });
    same == all.end() ? all.push_back(cell) : void(*same = cell);
  }
  set_cells(scenario_, std::move(all));
}

void LossPlot::set_cells(const Scenario& scenario, std::vector<SweepCell> cells) {
  scenario_ = scenario;
  cells_ = std::move(cells);
  std::erase_if(cells_, [](const SweepCell& cell) { return cell.losses.empty() || cell.examples == 0; });
  series_ = loss_series(cells_, to_double(scenario_.alpha));
  rebuild();
}

void LossPlot::set_data(const LossData& shown) {
  std::vector<SweepCell> cells;
  for (const LossSeries& series : shown.series)
    for (const LossPoint& point : series.points) cells.push_back(point.cell);
  set_cells(shown.scenario, std::move(cells));
  set_theorem(shown.theorem);
}

LossData LossPlot::figure() const {
  LossData shown{scenario_, series_, theorem_};
  std::erase_if(shown.series, [this](const LossSeries& series) { return covered(series.learner); });
  return shown;
}

// The handle and its words stand above the titles.
void LossPlot::make_room_for_guess() {
  const int top = top_margin + (guess_.state == LossGuess::State::none ? 0 : guess_strip);
  losses_->setMargins({static_cast<int>(left_margin), top, static_cast<int>(right_margin), 20});
}

bool LossPlot::complete(LearnerKind learner) const {
  const auto whole = std::count_if(cells_.begin(), cells_.end(), [&](const SweepCell& cell) {
    return cell.learner == learner && cell.losses.size() == scenario_.replicates;
  });
  return static_cast<std::size_t>(whole) == scenario_.sizes.size() && whole > 0;
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

const std::vector<LossPoint>& LossPlot::points_of(LearnerKind learner) const {
  static const std::vector<LossPoint> none;
  const LossSeries* series = covered(learner) ? nullptr : series_of(series_, learner);
  return series == nullptr ? none : series->points;
}

void LossPlot::rebuild() {
  clearPlottables();
  const double top = set_ranges();
  place_marks(top / losses_height);
  for (const LearnerKind learner : drawn_order()) {
    if (!points_of(learner).empty()) add_curves(learner, aside_of(learner));
  }
  setAccessibleDescription(description());
  const bool gone = pointed_ && pointed_cell() == nullptr;
  if (gone) pointed_.reset();
  place_rings();
  replot(QCustomPlot::rpQueuedReplot);
  if (gone) emit pointed();
}

// Both axes of sizes, and the one of losses, whose end is returned.
double LossPlot::set_ranges() {
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
  const double farthest = std::log10(most) + most_decades_beyond;
  const std::optional<TheoremSizes>& sizes = theorem_ ? theorem_ : theorem_before_;  // the axis does not move either
  for (const auto& size : sizes ? std::vector{sizes->sharp, sizes->lean, sizes->chain, sizes->agnostic}
                                : std::vector<std::optional<LargeCount>>()) {
    if (!size || size->log10 >= farthest) continue;
    include(static_cast<std::uint64_t>(std::pow(10.0, size->log10)));
    marked = true;
  }
  for (QCPAxisRect* rect : {losses_, success_}) rect->axis(QCPAxis::atBottom)->setRange(least / 1.6, most * 1.6);
  const Scale scale = round_scale(largest_loss(marked ? 98 : 64));
  losses_->axis(QCPAxis::atLeft)->setRange(0, scale.top);
  losses_->axis(QCPAxis::atLeft)->setTicker(QSharedPointer<PlainTicker>::create(scale.step));
  return scale.top;
}

// What the axis of losses reaches at least: with room of `words_height` px above M's silent plateau for the words about
// it.
double LossPlot::largest_loss(double words_height) const {
  const double largest = ui::largest_loss(scenario_, series_);
  const std::vector<LossPoint>& m = points_of(LearnerKind::private_learner);
  return m.empty() ? largest : std::max(largest, m.front().loss() * losses_height / (losses_height - words_height));
}

// Where lines would cover each other, each is drawn 3 px from the one below it; anywhere else a mark stands at its
// value. M's share, which is held against 1 − β, keeps its value; its loss lies over the others' as its line does.
void LossPlot::place_marks(double loss_px) {
  constexpr double apart = 3;  // px; the figure says so
  constexpr double share_px = 1.0 / 106;
  std::map<std::uint64_t, std::vector<double>> drawn;
  const auto clear_of = [this](std::vector<double>& others, double value, double step) {
    const auto covers = [&](double other) { return std::abs(other - value) < std::abs(step) * 0.99; };
    for (; std::any_of(others.begin(), others.end(), covers); value += step) apart_ = true;
    others.push_back(value);
    return value;
  };
  marks_.clear();
  apart_ = false;
  for (auto learner = drawn_order().rbegin(); learner != drawn_order().rend(); ++learner) {
    for (const LossPoint& point : points_of(*learner)) {
      const double rate = point.says.success_rate;
      marks_[{*learner, point.cell.examples}].second =
          clear_of(drawn[point.cell.examples], rate, (rate > 0.5 ? -apart : apart) * share_px);
    }
  }
  drawn.clear();
  for (const LearnerKind learner : drawn_order()) {
    for (const LossPoint& point : points_of(learner)) {
      marks_[{learner, point.cell.examples}].first =
          clear_of(drawn[point.cell.examples], point.loss(), apart * loss_px);
    }
  }
}

QCPGraph* LossPlot::add_graph(QCPAxisRect* axes, const char* layer_name) {
  auto* graph = new Graph(axes->axis(QCPAxis::atBottom), axes->axis(QCPAxis::atLeft));  // owned by the plot
  graph->setLayer(QString::fromLatin1(layer_name));
  graph->setAntialiased(true);
  graph->setAdaptiveSampling(false);
  graph->setAntialiasedScatters(true);
  return graph;
}

// The band of the middle 80 %, the dots, the line of means and the line of success rates; `side` is by how much the
// dots stand aside, in decades.
void LossPlot::add_curves(LearnerKind learner, double side) {
  const LearnerLook look = learner_look(learner);
  const QColor& ink = theme_.*look.ink;
  const auto clearer = [](QColor color, float alpha) {
    color.setAlphaF(alpha);
    return color;
  };
  QCPGraph* low = add_graph(losses_, "bands");
  QCPGraph* high = add_graph(losses_, "bands");
  add_dots(learner, clearer(ink, theme_.kind == ThemeKind::contrast ? 0.9F : 0.45F), side);
  QCPGraph* under = add_graph(losses_, "main");
  QCPGraph* line = add_graph(losses_, "main");
  QCPGraph* share_under = add_graph(success_, "main");
  QCPGraph* share = add_graph(success_, "main");
  low->setPen(Qt::NoPen);
  high->setPen(Qt::NoPen);
  high->setBrush(clearer(ink, 0.16F));
  high->setChannelFillGraph(low);
  const QColor casing = clearer(theme_.canvas, 0.8F);
  under->setPen(QPen(casing, 5 + theme_.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  line->setPen(dashed_pen(ink, 2.5 + theme_.heavier, look.dash));
  share_under->setPen(under->pen());
  share->setPen(dashed_pen(ink, 2.25 + theme_.heavier, look.dash));
  for (QCPGraph* marked : {line, share}) marked->setScatterStyle(mark_style(look, theme_));
  for (const LossPoint& point : points_of(learner)) {
    const double n = point.examples();
    const auto& [mean, success] = marks_.at({learner, point.cell.examples});
    low->addData(n, point.says.q10);
    high->addData(n, point.says.q90);
    under->addData(n, mean);
    line->addData(n, mean);
    share_under->addData(n, success);
    share->addData(n, success);
  }
}

void LossPlot::add_dots(LearnerKind learner, const QColor& color, double side) {
  auto* dots = new Dots(losses_->axis(QCPAxis::atBottom), losses_->axis(QCPAxis::atLeft), color, 3.4);  // the plot's
  dots->setLayer(QStringLiteral("main"));
  for (const LossPoint& point : points_of(learner)) {
    const std::vector<double>& losses = point.cell.losses;
    for (std::size_t i = 0; i < losses.size(); ++i)
      dots->addData(point.examples() * std::pow(10.0, 0.05 * loss_spread(i) + side), losses[i]);
  }
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
  return zoom() * QPointF(losses_->axis(QCPAxis::atBottom)->coordToPixel(static_cast<double>(cell.examples)),
                          losses_->axis(QCPAxis::atLeft)->coordToPixel(mark->second.first));
}

QPointF LossPlot::share_mark_of(const SweepCell& cell) const {
  const auto mark = marks_.find({cell.learner, cell.examples});
  if (mark == marks_.end()) return {};
  return zoom() * QPointF(success_->axis(QCPAxis::atBottom)->coordToPixel(static_cast<double>(cell.examples)),
                          success_->axis(QCPAxis::atLeft)->coordToPixel(mark->second.second));
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
    if (covered(cell.learner)) continue;
    if (nearest == nullptr || column(cell.examples) < column(nearest->examples)) nearest = &cell;
  }
  if (nearest == nullptr) return std::nullopt;
  // In that column the learner whose mark or dot is nearest.
  const QCPAxis* y = (in_losses ? losses_ : success_)->axis(QCPAxis::atLeft);
  std::optional<CellKey> found;
  double least = 0;
  for (const SweepCell& cell : cells_) {
    if (cell.examples != nearest->examples || covered(cell.learner)) continue;
    const auto& [mean, share] = marks_.at({cell.learner, cell.examples});
    double distance = std::abs(y->coordToPixel(in_losses ? mean : share) - at.y());
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

void LossPlot::mousePressEvent(QMouseEvent* event) {
  QCustomPlot::mousePressEvent(event);
  if (event->button() != Qt::LeftButton || guess_.state != LossGuess::State::open) return;
  dragged_ = true;
  move_guess(size_at(event->position().x()));
}

void LossPlot::mouseMoveEvent(QMouseEvent* event) {
  QCustomPlot::mouseMoveEvent(event);
  if (dragged_) return move_guess(size_at(event->position().x()));
  point_at(key_at(event->position() / zoom()));
}

void LossPlot::mouseReleaseEvent(QMouseEvent* event) {
  QCustomPlot::mouseReleaseEvent(event);
  if (event->button() != Qt::LeftButton) return;
  if (dragged_ || guess_.state == LossGuess::State::open) {
    dragged_ = false;
    return;
  }
  const QPointF at = event->position() / zoom();
  if (!losses_->rect().contains(at.toPoint())) return;
  point_at(key_at(at));
  const SweepCell* cell = pointed_cell();
  if (cell == nullptr || cell->losses.empty()) return;
  const QCPAxis* y = losses_->axis(QCPAxis::atLeft);
  const auto distance = [&](double loss) { return std::abs(y->coordToPixel(loss) - at.y()); };
  const double loss = *std::min_element(cell->losses.begin(), cell->losses.end(),
                                        [&](double a, double b) { return distance(a) < distance(b); });
  const SweepCell clicked = *cell;  // what the click does may measure anew
  emit dot_clicked(clicked, loss);
}

void LossPlot::leaveEvent(QEvent* event) {
  QCustomPlot::leaveEvent(event);
  point_at(std::nullopt);
}

QString LossPlot::description() const {
  QString said = cells_.empty() ? tr("Loss against sample size: nothing measured yet.")
                                : tr("Loss against sample size: %1 cells of %2 replicates each.")
                                      .arg(cells_.size())
                                      .arg(scenario_.replicates);
  if (guess_.state != LossGuess::State::none) {
    said += u' ' + tr("Your line stands at %1 examples.").arg(count_text(static_cast<double>(guess_.examples)));
  }
  return said;
}

QString LossPicture::description() const {
  LossPlot plot;
  plot.set_data(data_);
  plot.set_guess(guess_);
  return plot.description();
}

namespace {

double scale_into(const QRectF& area, QSizeF size) {
  return std::min(area.width() / size.width(), area.height() / size.height());
}

// A flat room is filled by a flatter plot, before its type shrinks.
double plot_scale(const QRectF& area, QSizeF natural) {
  constexpr QSizeF least(560, 340);
  const double scale = scale_into(area, natural);
  return scale >= 1 ? scale : std::max(scale, std::min(1.0, scale_into(area, least)));
}

void replay(QPainter& painter, const QRectF& area, double scale, const QPicture& recorded) {
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

// A drawing that was made in the window's thread.
class Recording final : public Picture, public TexSource {
 public:
  Recording(const QPicture& drawing, const LossPicture& plot, QByteArray tex)
      : drawing_(drawing), size_(plot.natural_size()), description_(plot.description()), tex_(std::move(tex)) {}
  [[nodiscard]] QSizeF natural_size() const override { return size_; }
  void paint(QPainter& painter, const QRectF& area, const Theme&) const override {
    replay(painter, area, scale_into(area, size_), drawing_);
  }
  [[nodiscard]] QString description() const override { return description_; }
  [[nodiscard]] QByteArray tex(QSizeF /*size*/, const Theme& /*theme*/) const override { return tex_; }

 private:
  QPicture drawing_;
  QSizeF size_;
  QString description_;
  QByteArray tex_;
};

}  // namespace

std::shared_ptr<const Picture> LossPicture::recorded(const Theme& theme) const {
  LossPlot plot;
  fill(plot, natural_size().toSize(), theme);
  return std::make_shared<Recording>(record(plot), *this, tex(natural_size(), theme));
}

void LossPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void LossPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const double scale = plot_scale(area, natural_size());
  LossPlot plot;
  fill(plot, (area.size() / scale).toSize(), theme);
  replay(painter, area, scale, record(plot));
  if (guess_.state != LossGuess::State::open) return;
  const QRectF line = plot.guess_reach();
  spots.add(painter, QRectF(area.topLeft() + scale * line.topLeft(), scale * line.size()), 4, {}, Spot::Act::drag, 0);
}

std::uint64_t LossPicture::size_at(const QRectF& area, QPointF at) const {
  const double scale = plot_scale(area, natural_size());
  LossPlot plot;
  fill(plot, (area.size() / scale).toSize(), Theme::get(ThemeKind::light));
  (void)record(plot);  // lays the axes out
  return plot.size_at((at.x() - area.left()) / scale);
}

QByteArray LossPicture::tex(QSizeF size, const Theme& theme) const {
  return loss_tex(data_, LossDrawn::screen, size, theme);
}

void LossPicture::fill(LossPlot& plot, QSize size, const Theme& theme) const {
  plot.setAttribute(Qt::WA_DontShowOnScreen);
  plot.resize(size);
  plot.apply_theme(theme);
  plot.set_data(data_);
  plot.set_guess(guess_);
  plot.set_masked(true);
}

QPicture LossPicture::record(LossPlot& plot) {
  // QCustomPlot draws only with its own kind of painter; recorded, its drawing goes to any device.
  QPicture recorded;
  {
    QCPPainter own;
    own.begin(&recorded);
    own.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching | QCPPainter::pmNonCosmetic);
    plot.toPainter(&own, plot.width(), plot.height());
    own.end();
  }
  return recorded;
}

}  // namespace littlestone::ui
