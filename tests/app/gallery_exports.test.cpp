// SPDX-License-Identifier: GPL-3.0-or-later
// Every scenario of the gallery: opened, played to its end, exported page by page, and the files read back.
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <algorithm>
#include <set>

#include "app/cli/shipped.hpp"
#include "opened.test.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/shell/exhibit_job.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

const double margin = ui::ExportOptions{}.margin;

// The page with as much again round it: what an SVG draws outside of its page is seen there.
QImage with_surroundings(const QString& path, QSizeF page) {
  QSvgRenderer svg(path);
  REQUIRE(svg.isValid());
  REQUIRE(svg.viewBoxF() == QRectF(QPointF(0, 0), page));
  const QRectF wide = QRectF(QPointF(0, 0), page).adjusted(-100, -100, 100, 100);
  svg.setViewBox(wide);
  QImage image((wide.size() / 2).toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  svg.render(&painter, QRectF(image.rect()));
  return image;
}

void check_exports(Window& window, const QTemporaryDir& folder) {
  const ui::Theme& theme = ui::Theme::get(ui::ThemeKind::light);
  const auto printed = window.page().exhibits().front()->recorded(theme, {window.player().step(), 1});
  const QSizeF page = (printed->natural_size() + QSizeF(2 * margin, 2 * margin)).toSize();
  const QString name = folder.filePath(QStringLiteral("page"));

  test::export_page(window, name + QStringLiteral(".svg"));
  const QImage svg = with_surroundings(name + QStringLiteral(".svg"), page);
  const QRect paper(48, 48, svg.width() - 96, svg.height() - 96);
  int outside = 0;
  int inside = 0;
  for (int y = 0; y < svg.height(); ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(svg.constScanLine(y));
    for (int x = 0; x < svg.width(); ++x) {
      if (line[x] != qRgb(255, 255, 255)) ++(paper.contains(x, y) ? inside : outside);
    }
  }
  CHECK(outside == 0);
  CHECK(inside > 100);

  test::export_page(window, name + QStringLiteral(".png"));
  const QImage png(name + QStringLiteral(".png"));
  CHECK(png.size() == (page * ui::ExportOptions{}.scale).toSize());

  test::export_page(window, name + QStringLiteral(".pdf"));
  QFile pdf(name + QStringLiteral(".pdf"));
  REQUIRE(pdf.open(QIODevice::ReadOnly));
  const QString text = QString::fromLatin1(pdf.readAll());
  CHECK(text.startsWith(QStringLiteral("%PDF-")));
  CHECK(text.count(QRegularExpression(QStringLiteral("/Type\\s*/Page\\b"))) == 1);
}

void open_play_and_export(std::size_t i) {
  const cli::ShippedScenario& shipped = cli::shipped_scenarios()[i];
  CAPTURE(shipped.name);
  Opened o;
  emit o.window.gallery().chosen({shipped.scenario, {}}, 0);
  REQUIRE(o.settled());
  REQUIRE(o.window.run()->scenario == shipped.scenario);
  o.window.player().set_speed(8);
  int guard = 0;
  while (o.window.player().step() < o.window.player().last() && ++guard < 4000) {
    o.key(Qt::Key_Right, Qt::ShiftModifier);
  }
  REQUIRE(o.window.player().step() == o.window.player().last());
  QTemporaryDir folder;
  for (const QString kind : {"class", "tree", "tournament", "histogram", "selection"}) {
    CAPTURE(kind.toStdString());
    o.window.turn_to(kind);
    check_exports(o.window, folder);
  }
}

}  // namespace

TEST_CASE("Scenarios 1 and 2 of the gallery play to their end and their exports read back whole",
          "[window][gallery][export]") {
  open_play_and_export(0);
  open_play_and_export(1);
}

TEST_CASE("Scenarios 3 and 4 of the gallery play to their end and their exports read back whole",
          "[window][gallery][export]") {
  open_play_and_export(2);
  open_play_and_export(3);
}

TEST_CASE("Scenarios 5 and 6 of the gallery play to their end and their exports read back whole",
          "[window][gallery][export]") {
  open_play_and_export(4);
  open_play_and_export(5);
}

TEST_CASE("Scenarios 7 to 9 of the gallery play to their end and their exports read back whole",
          "[window][gallery][export]") {
  open_play_and_export(6);
  open_play_and_export(7);
  open_play_and_export(8);
}

TEST_CASE("Scenarios 10 to 15 of the gallery, the last, play to their end and their exports read back whole",
          "[window][gallery][export]") {
  REQUIRE(cli::shipped_scenarios().size() == 16);
  open_play_and_export(9);
  open_play_and_export(10);
  open_play_and_export(11);
  open_play_and_export(12);
  open_play_and_export(13);
  open_play_and_export(14);
}

TEST_CASE("Data measured at sizes of their own name the command that measures them again", "[export]") {
  Opened o(cli::load_scenario("three-contests"));
  REQUIRE(o.settled());
  o.window.turn_to("loss");
  REQUIRE(QTest::qWaitFor([&] { return o.window.page().ready() && !o.window.page().running(); }, 60'000));
  std::vector<ui::ExportView> views = o.window.exports().views();
  const auto fall = std::find_if(views.begin(), views.end(), [](const ui::ExportView& one) {
    return one.exhibit->id() == QStringLiteral("loss-fall") && dynamic_cast<const ui::Deferred*>(one.exhibit.get());
  });
  REQUIRE(fall != views.end());
  const std::vector<std::uint64_t> own = o.window.run()->scenario.sizes;
  fall->exhibit = dynamic_cast<const ui::Deferred&>(*fall->exhibit).compute({});
  REQUIRE(fall->exhibit != nullptr);
  QTemporaryDir folder;
  ui::ExportChoice choice;
  choice.data_ending = QStringLiteral("json");
  o.window.exports().view(*fall, folder.filePath(QStringLiteral("fall")), choice);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().writing(); }, 60'000));
  QFile file(folder.filePath(QStringLiteral("fall.json")));
  REQUIRE(file.open(QIODevice::ReadOnly));
  const auto data = nlohmann::json::parse(file.readAll().toStdString());
  std::set<std::uint64_t> measured;
  for (const auto& row : data.at("rows")) measured.insert(row.at("n").get<std::uint64_t>());
  const auto sizes = data.at("scenario").at("sizes").get<std::vector<std::uint64_t>>();
  CHECK(std::vector<std::uint64_t>(measured.begin(), measured.end()) == sizes);
  CHECK(sizes != own);
  const auto command = data.at("command").get<std::string>();
  CHECK(command.find(std::to_string(sizes.back())) != std::string::npos);
}
