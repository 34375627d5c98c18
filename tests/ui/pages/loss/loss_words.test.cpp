// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the loss plot in every language and size: all there, whole, and none over another.
#include <QCoreApplication>
#include <QMouseEvent>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "../../painted_words.test.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// Learners that succeed at last, and both of M's theorem's sizes beyond the axis; the lean learner's is on it, and so
/// is the chain learner's, not far before. `lean_alone`: at n = 1000 no other mark lies near the lean learner's.
void fill(LossPlot& plot, bool with_lean = false, bool lean_alone = false, bool with_chain = false) {
  Scenario scenario;
  scenario.sizes = {10, 100, 1000, 10'000};
  if (with_lean) scenario.learners.insert(scenario.learners.begin() + 1, LearnerKind::lean);
  if (with_chain) scenario.learners.insert(scenario.learners.begin() + 2, LearnerKind::chain);
  plot.begin(scenario);
  TheoremSizes theorem;
  theorem.sharp = LargeCount{7.7, {}};
  theorem.paper.log10 = 29;
  if (with_lean) theorem.lean = LargeCount{std::log10(5456.0), BigInteger(5456)};
  if (with_chain) theorem.chain = LargeCount{std::log10(2418.0), BigInteger(2418)};
  plot.set_theorem(theorem);
  for (const LearnerKind learner : scenario.learners) {
    for (const std::uint64_t n : scenario.sizes) {
      SweepCell cell;
      cell.learner = learner;
      cell.examples = n;
      const bool votes = learner == LearnerKind::private_learner || learner == LearnerKind::lean;
      const bool silent = votes && n <= 100;
      cell.losses.assign(40, silent ? 0.25 : 0);
      cell.empty_lists = silent ? 40 : 0;
      if (lean_alone && learner == LearnerKind::lean && n == 1000) cell.losses.assign(40, 0.12);
      plot.add_cell(cell);
    }
  }
}

/// Shares of success that rise size by size, as measured ones do: curves and marks all over the lower plot.
void fill_slowly(LossPlot& plot) {
  Scenario scenario;
  scenario.sizes = {10, 32, 100, 1000, 2000, 3980, 6500, 10'000, 31'623, 100'000};
  scenario.learners = {LearnerKind::private_learner, LearnerKind::lean, LearnerKind::generic, LearnerKind::consistent};
  plot.begin(scenario);
  TheoremSizes theorem;
  theorem.sharp = LargeCount{7.2, {}};
  theorem.paper.log10 = 29;
  theorem.lean = LargeCount{std::log10(4687.0), BigInteger(4687)};
  plot.set_theorem(theorem);
  const std::vector<std::vector<std::size_t>> successes = {{0, 0, 0, 1, 11, 24, 31, 38, 40, 40},
                                                           {0, 0, 0, 2, 22, 40, 39, 40, 38, 38},
                                                           {18, 33, 40, 40, 40, 39, 38, 37, 38, 37},
                                                           {29, 40, 39, 39, 39, 38, 38, 36, 38, 37}};
  for (std::size_t learner = 0; learner < successes.size(); ++learner) {
    for (std::size_t i = 0; i < scenario.sizes.size(); ++i) {
      SweepCell cell;
      cell.learner = scenario.learners[learner];
      cell.examples = scenario.sizes[i];
      cell.losses.assign(successes[learner][i], 0);
      cell.losses.resize(40, learner < 2 ? 0.5 : 0.125);
      cell.empty_lists = learner < 2 && successes[learner][i] == 0 ? 40 : 0;
      plot.add_cell(cell);
    }
  }
}

std::vector<test::PaintedWords> words_at(LossPlot& plot, QSize size) {
  plot.resize(size);
  test::WordListener listener(size);
  QCPPainter painter(&listener);
  painter.setModes(QCPPainter::pmVectorized | QCPPainter::pmNoCaching);
  plot.toPainter(&painter, size.width(), size.height());
  painter.end();
  return listener.painted();
}

}  // namespace

TEST_CASE("The loss plot's words are whole and apart in every language, down to the smallest window", "[plots]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he", "pseudo");
  const QSize size = GENERATE(QSize(728, 600), QSize(845, 350), QSize(480, 400), QSize(1500, 900));
  const int beside_m = GENERATE(0, 1, 2);
  const bool with_lean = beside_m > 0;
  const Language language(code);
  LossPlot plot;
  fill(plot, with_lean, false, beside_m == 2);
  const std::vector<test::PaintedWords> painted = words_at(plot, size);
  CAPTURE(code.toStdString(), size.width(), size.height(), beside_m);
  REQUIRE(painted.size() > 20);
  for (const test::PaintedWords& words : painted) {
    if (words.box.width() <= 0) continue;  // a mark of direction
    CAPTURE(words.text.toStdString(), words.box.left(), words.box.right(), words.box.bottom());
    CHECK(QRectF(QPointF(), size).adjusted(0, 0, 1, 1).contains(words.ink));
  }
  for (const auto& [one, other] : test::overlapping(painted)) {
    CAPTURE(one.text.toStdString(), other.text.toStdString(), one.ink.left(), one.ink.bottom());
    CHECK(false);
  }
  // All learners are named, whatever else had to go.
  for (const char* name : {"M", "Generic", "Consistent", "Lean", "Chain"}) {
    if (!with_lean && name == std::string("Lean")) continue;
    if (beside_m < 2 && name == std::string("Chain")) continue;
    const QString said = LossPlot::tr(name);
    CAPTURE(name);
    CHECK(std::any_of(painted.begin(), painted.end(), [&](const auto& words) { return words.text.contains(said); }));
  }
}

TEST_CASE("No word of the loss plot lies over a mark", "[plots]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he");
  const QSize size = GENERATE(QSize(728, 600), QSize(728, 510), QSize(480, 400));
  const int filled = GENERATE(0, 1, 2);
  const Language language(code);
  LossPlot plot;
  filled == 2 ? fill_slowly(plot) : fill(plot, filled == 1);
  const std::vector<test::PaintedWords> painted = words_at(plot, size);
  CAPTURE(code.toStdString(), size.width(), size.height(), filled);
  for (const SweepCell& cell : plot.cells()) {
    for (const QPointF mark : {plot.mark_of(cell), plot.share_mark_of(cell)}) {
      const QRectF box(mark - QPointF(4, 4), QSizeF(8, 8));
      for (const test::PaintedWords& words : painted) {
        CAPTURE(words.text.toStdString(), mark.x(), mark.y());
        CHECK_FALSE(words.ink.intersects(box));
      }
    }
  }
}

TEST_CASE("In a large room the loss plot is drawn larger, and is pointed at where it is drawn", "[plots]") {
  LossPlot plot;
  fill(plot);
  plot.setVisible(true);
  const auto shown_at = [&](QSize size) {
    plot.resize(size);
    plot.replot(QCustomPlot::rpImmediateRefresh);
    return plot.grab().toImage();
  };
  shown_at({728, 600});
  CHECK(plot.zoom() == 1);
  const SweepCell cell = plot.cells()[2];
  const QPointF small = plot.mark_of(cell);
  const QImage large = shown_at({1456, 1200});
  CHECK(plot.zoom() == 2);
  const QPointF at = plot.mark_of(cell);
  CHECK(std::abs(at.x() - 2 * small.x()) < 4);
  CHECK(std::abs(at.y() - 2 * small.y()) < 4);
  CHECK(large.pixelColor(at.toPoint()) == Theme::get(ThemeKind::light).m);
  QMouseEvent move(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&plot, &move);
  REQUIRE(plot.pointed_cell() != nullptr);
  CHECK(plot.pointed_cell()->examples == cell.examples);
  // A room that is large one way only is filled by a plot of the same type.
  shown_at({1456, 600});
  CHECK(plot.zoom() == 1);
}

TEST_CASE("The lean learner's mark is a hollow ring in ink on the line, and its theorem's n is marked in ink",
          "[plots]") {
  LossPlot plot;
  plot.resize(728, 600);
  fill(plot, true, true);
  const QImage image = plot.toPixmap(728, 600).toImage();
  const Theme& theme = Theme::get(ThemeKind::light);
  const auto lean_at = [&](std::uint64_t n) {
    const auto found = std::find_if(plot.cells().begin(), plot.cells().end(), [&](const SweepCell& cell) {
      return cell.learner == LearnerKind::lean && cell.examples == n;
    });
    REQUIRE(found != plot.cells().end());
    return plot.mark_of(*found).toPoint();
  };
  const QPoint center = lean_at(1000);
  CHECK(image.pixelColor(center) == theme.canvas);
  CHECK(image.pixelColor(center + QPoint(0, -4)).lightness() < 120);
  // Between n = 1000 and 10 000 stands one dotted line, at 5456.
  const double share = std::log10(5.456);
  const double x = center.x() + share * (lean_at(10'000).x() - center.x());
  int dark = 0;
  for (int y = 330; y < 400; ++y) {
    for (int dx = -1; dx <= 1; ++dx) dark += image.pixelColor(static_cast<int>(x) + dx, y) == theme.ink ? 1 : 0;
  }
  CHECK(dark > 8);
  plot.set_theorem({});
  const QImage without = plot.toPixmap(728, 600).toImage();
  CHECK(image.copy(static_cast<int>(x) - 2, 330, 5, 70) != without.copy(static_cast<int>(x) - 2, 330, 5, 70));
}

TEST_CASE("A loss plot that has no room draws nothing, and all of it once it has", "[plots]") {
  LossPlot plot;
  fill(plot);
  plot.setVisible(true);  // without a platform's window; only a visible plot paints its buffers
  for (const QSize size : {QSize(1, 1), QSize(40, 30), QSize(120, 20)}) {
    plot.resize(size);
    plot.replot(QCustomPlot::rpImmediateRefresh);
    REQUIRE(plot.size() == size);
    REQUIRE_FALSE(plot.grab().isNull());
  }
  plot.resize(728, 600);
  plot.replot(QCustomPlot::rpImmediateRefresh);
  REQUIRE(plot.grab().size() == QSize(728, 600));
}
