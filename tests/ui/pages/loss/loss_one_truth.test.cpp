// SPDX-License-Identifier: GPL-3.0-or-later
// One statistic in every form of the loss figure: what the words call the mean is the mean of the runs, in the file of
// lines, in TeX, in the table and on the screen.
#include <QRegularExpression>
#include <QTemporaryDir>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>

#include "../../kit/pictures.test.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/pages/loss/loss_print.hpp"
#include "ui/pages/loss/pointed_scene.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// M alone, its runs skewed: each mean lies far from its median.
LossData skewed() {
  LossData data;
  data.scenario.sizes = {10, 100, 1000, 10'000};
  data.scenario.replicates = 5;
  data.scenario.learners = {LearnerKind::private_learner};
  data.theorem.emplace();
  data.theorem->sharp = LargeCount{7, BigInteger(10'000'000)};
  data.theorem->paper.log10 = 29;
  const std::vector<std::vector<double>> losses = {
      {.5, .5, .5, .1, .4}, {.4, .4, .4, 0, .1}, {0, 0, 0, .4, .2}, {0, 0, 0, .1, 0}};
  std::vector<SweepCell> cells;
  for (std::size_t i = 0; i < losses.size(); ++i) {
    SweepCell cell;
    cell.learner = LearnerKind::private_learner;
    cell.examples = data.scenario.sizes[i];
    cell.losses = losses[i];
    cells.push_back(cell);
  }
  data.series = loss_series(cells, to_double(data.scenario.alpha));
  return data;
}

std::vector<double> means_of(const LossData& data) {
  std::vector<double> means;
  for (const LossPoint& point : data.series.front().points) {
    const std::vector<double>& losses = point.cell.losses;
    means.push_back(std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(losses.size()));
  }
  return means;
}

/// Heights on a linear axis, turned into values by the first and the last of `values`.
std::vector<double> values_at(const std::vector<double>& heights, const std::vector<double>& values) {
  std::vector<double> read;
  for (const double y : heights) {
    read.push_back(values.front() +
                   (y - heights.front()) / (heights.back() - heights.front()) * (values.back() - values.front()));
  }
  return read;
}

void require_close(const std::vector<double>& a, const std::vector<double>& b, double margin) {
  REQUIRE(a.size() == b.size());
  for (std::size_t i = 0; i < a.size(); ++i) REQUIRE(a[i] == Approx(b[i]).margin(margin));
}

/// The points of the last line of so many points in an SVG file, from the top down.
std::vector<double> heights_in_svg(const QByteArray& svg, qsizetype points) {
  static const QRegularExpression lines(QStringLiteral("(?:polyline|path)[^>]* (?:points|d)=\"([^\"]*)\""));
  static const QRegularExpression numbers(QStringLiteral("-?[0-9.]+"));
  std::vector<double> found;
  for (auto line = lines.globalMatch(QString::fromUtf8(svg)); line.hasNext();) {
    std::vector<double> all;
    for (auto number = numbers.globalMatch(line.next().captured(1)); number.hasNext();) {
      all.push_back(number.next().captured().toDouble());
    }
    if (static_cast<qsizetype>(all.size()) != 2 * points) continue;
    std::vector<double> heights;
    bool rightward = true;
    for (std::size_t i = 0; i < all.size(); i += 2) {
      heights.push_back(all[i + 1]);
      rightward = rightward && (i == 0 || all[i] > all[i - 2]);
    }
    if (rightward) found = heights;
  }
  return found;
}

std::vector<double> values_in_tex(const QByteArray& tex) {
  static const QRegularExpression line(QStringLiteral("line width=1\\.3bp[^\\n]*coordinates \\{([^}]*)\\}"));
  static const QRegularExpression point(QStringLiteral("\\([^,]*,([^)]*)\\)"));
  std::vector<double> values;
  const QString drawn = line.match(QString::fromUtf8(tex)).captured(1);  // the first is the axis of losses
  for (auto at = point.globalMatch(drawn); at.hasNext();) values.push_back(at.next().captured(1).toDouble());
  return values;
}

std::vector<double> values_in_csv(const Exhibit& exhibit, const char* name) {
  const QStringList rows = exhibit.table(0, ui::TableLimits::none()).csv().split(u'\n', Qt::SkipEmptyParts);
  const qsizetype column = rows.at(0).split(u',').indexOf(QLatin1String(name));
  REQUIRE(column >= 0);
  std::vector<double> values;
  for (qsizetype i = 1; i < rows.size(); ++i) values.push_back(rows[i].split(u',').at(column).toDouble());
  return values;
}

/// The second numbers of all pairs in a text of TeX.
std::vector<double> second_numbers(const QString& text) {
  static const QRegularExpression point(QStringLiteral("\\((?:axis cs:)?[0-9.e+]+,([^)]*)\\)"));
  std::vector<double> values;
  for (auto at = point.globalMatch(text); at.hasNext();) values.push_back(at.next().captured(1).toDouble());
  return values;
}

std::vector<double> values_of(const LossData& data, double (*value)(const LossPoint&)) {
  std::vector<double> values;
  for (const LossPoint& point : data.series.front().points) values.push_back(value(point));
  return values;
}

QByteArray written(const Picture& picture, const QString& ending) {
  const QTemporaryDir directory;
  const QString path = directory.filePath(QStringLiteral("loss.") + ending);
  export_picture(picture, path);
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

}  // namespace

TEST_CASE("A loss figure has the means of its runs in svg, tex, csv and on the screen", "[loss][truth]") {
  const LossData data = skewed();
  const std::vector<double> means = means_of(data);
  const auto exhibit = loss_figure(std::make_shared<const LossData>(data));
  const auto print = exhibit->picture(Theme::get(ThemeKind::light), {});

  require_close(values_at(heights_in_svg(written(*print, QStringLiteral("svg")), 4), means), means, 2e-3);
  require_close(values_in_tex(written(*print, QStringLiteral("tex"))), means, 1e-7);

  require_close(values_in_csv(*exhibit, "mean_loss"), means, 1e-9);

  // The page's plot: on the screen, and as the file that the page exports.
  LossPlot plot;
  plot.resize(728, 600);
  plot.set_data(data);
  (void)plot.toPixmap(728, 600);  // lays the axes out
  std::vector<double> on_screen;
  for (const SweepCell& cell : plot.cells()) on_screen.push_back(plot.mark_of(cell).y());
  require_close(values_at(on_screen, means), means, 2e-3);
  const LossPicture page(data);
  require_close(values_in_tex(written(page, QStringLiteral("tex"))), means, 1e-7);
  const ScenePicture pointed = pointed_picture(data.series.front().points.front().cell, 0.1, 5);
  CHECK(pointed.description().contains(QStringLiteral("mean loss .400")));
}

TEST_CASE("A loss figure has one middle 80 % in the scene, tex, csv and on the screen", "[loss][truth]") {
  const LossData data = skewed();
  const std::vector<double> low = values_of(data, [](const LossPoint& point) { return point.cell.quantile(0.1); });
  const std::vector<double> high = values_of(data, [](const LossPoint& point) { return point.cell.quantile(0.9); });
  REQUIRE(low != high);

  const Scene scene = loss_print_scene(data, {560, 340});
  const auto band = std::find_if(scene.marks.begin(), scene.marks.end(),
                                 [](const Mark& mark) { return std::holds_alternative<Area>(mark.shape); });
  REQUIRE(band != scene.marks.end());
  std::vector<double> around = high;  // there and back
  around.insert(around.end(), low.rbegin(), low.rend());
  std::vector<double> heights;
  for (const QPointF& corner : std::get<Area>(band->shape).points) heights.push_back(corner.y());
  require_close(values_at(heights, around), around, 1e-9);

  const LossPicture page(data);
  const QString tex = QString::fromUtf8(page.tex({728, 600}, Theme::get(ThemeKind::light)));
  const qsizetype fill = tex.indexOf(QStringLiteral("fill opacity"));
  require_close(second_numbers(tex.mid(fill, tex.indexOf(QStringLiteral("closedcycle")) - fill)), around, 1e-7);

  const auto exhibit = loss_figure(std::make_shared<const LossData>(data));
  require_close(values_in_csv(*exhibit, "q10"), low, 1e-9);
  require_close(values_in_csv(*exhibit, "q90"), high, 1e-9);

  LossPlot plot;
  plot.set_data(data);
  for (const auto& [graph, values] : {std::pair(0, low), std::pair(1, high)}) {
    std::vector<double> drawn;
    for (const QCPGraphData& at : *plot.graph(graph)->data()) drawn.push_back(at.value);
    require_close(drawn, values, 1e-12);
  }
}

TEST_CASE("A loss figure has the same shares and intervals in svg, tex, csv and on the screen", "[loss][truth]") {
  const LossData data = skewed();
  const std::vector<double> shares =
      values_of(data, [](const LossPoint& point) { return point.cell.success_rate(0.1); });
  const std::vector<double> low = values_of(data, [](const LossPoint& point) {
    return clopper_pearson(point.cell.successes(0.1), point.cell.losses.size()).low;
  });
  const std::vector<double> high = values_of(data, [](const LossPoint& point) {
    return clopper_pearson(point.cell.successes(0.1), point.cell.losses.size()).high;
  });
  const auto exhibit = loss_figure(std::make_shared<const LossData>(data));
  require_close(values_in_csv(*exhibit, "success_rate"), shares, 1e-9);
  require_close(values_in_csv(*exhibit, "success_low"), low, 1e-9);
  require_close(values_in_csv(*exhibit, "success_high"), high, 1e-9);

  const LossPicture page(data);
  const QString tex = QString::fromUtf8(page.tex({728, 600}, Theme::get(ThemeKind::light)));
  const QString below = tex.mid(tex.indexOf(QStringLiteral("ymax=1.05")));
  static const QRegularExpression ends(QStringLiteral("line width=3bp[^(]*(\\([^)]*\\)) -- (\\([^)]*\\))"));
  std::vector<double> from;
  std::vector<double> to;
  for (auto at = ends.globalMatch(below); at.hasNext();) {
    const auto one = at.next();
    from.push_back(second_numbers(one.captured(1)).at(0));
    to.push_back(second_numbers(one.captured(2)).at(0));
  }
  require_close(from, low, 1e-7);
  require_close(to, high, 1e-7);
  require_close(values_in_tex(below.toUtf8()), shares, 1e-7);

  LossPlot plot;
  plot.resize(728, 600);
  plot.set_data(data);
  (void)plot.toPixmap(728, 600);
  std::vector<double> on_screen;
  for (const SweepCell& cell : plot.cells()) on_screen.push_back(plot.share_mark_of(cell).y());
  require_close(values_at(on_screen, shares), shares, 2e-3);
  // In the file the last line of so many points is that of the shares.
  require_close(values_at(heights_in_svg(written(page, QStringLiteral("svg")), 4), shares), shares, 2e-3);
}

TEST_CASE("While the theorem's sizes are not known the words of a loss figure do not name them", "[loss][truth]") {
  LossData data = skewed();
  CHECK(loss_words(data).caption.contains(QStringLiteral("Theorem 3")));
  data.theorem.reset();
  CHECK_FALSE(loss_words(data).caption.contains(QStringLiteral("Theorem")));
  CHECK_FALSE(loss_words(data).alt.contains(QStringLiteral("Theorem")));
}

TEST_CASE("Every caption of a loss figure names the mean, and no form names another statistic", "[loss][truth]") {
  const LossData data = skewed();
  for (const LossDrawn drawn : {LossDrawn::print, LossDrawn::screen}) {
    const FigureWords words = loss_words(data, drawn);
    CHECK(words.caption.contains(QStringLiteral("means")));
    CHECK_FALSE(words.caption.contains(QStringLiteral("median")));
  }
  CHECK(loss_axis_title(5).contains(QStringLiteral("mean")));
  CHECK_FALSE(loss_axis_title(1).contains(QStringLiteral("mean")));  // one run is no mean
}

TEST_CASE("The print figure in TeX has one axis, as its other forms have", "[loss][truth]") {
  const LossData data = skewed();
  const auto count = [](const QByteArray& tex) { return tex.count("\\begin{axis}"); };
  CHECK(count(LossPrint(std::make_shared<const LossData>(data)).tex({560, 340}, Theme::get(ThemeKind::light))) == 1);
  CHECK(count(LossPicture(data).tex({728, 600}, Theme::get(ThemeKind::light))) == 2);
}

TEST_CASE("A caption of the loss figure has at most 60 words", "[loss][caption]") {
  LossData data = skewed();
  data.scenario.learners = {LearnerKind::private_learner, LearnerKind::lean, LearnerKind::generic,
                            LearnerKind::consistent};
  data.theorem->lean = LargeCount{3.67, BigInteger(4687)};
  for (const double promise : {3.0, 7.0}) {  // on the axis, and beyond it
    data.theorem->sharp = LargeCount{promise, BigInteger(static_cast<std::uint64_t>(std::pow(10.0, promise)))};
    const QString caption = without_markup(loss_words(data).caption);
    CAPTURE(caption.toStdString());
    CHECK(caption.split(u' ', Qt::SkipEmptyParts).size() <= 60);
  }
}
