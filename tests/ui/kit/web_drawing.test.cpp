// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/web_drawing.hpp"

#include <QSvgRenderer>
#include <catch2/catch.hpp>
#include <cmath>

#include "pictures.test.hpp"
#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

using WebJsonRead = nlohmann::ordered_json;

// Anything drawn by a function, 100 × 100.
class DrawnPicture final : public Picture {
 public:
  explicit DrawnPicture(std::function<void(QPainter&, const Theme&)> draw) : draw_(std::move(draw)) {}
  [[nodiscard]] QSizeF natural_size() const override { return {100, 100}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    painter.save();
    painter.translate(area.topLeft());
    draw_(painter, theme);
    painter.restore();
  }
  [[nodiscard]] QString description() const override { return QStringLiteral("drawn"); }

 private:
  std::function<void(QPainter&, const Theme&)> draw_;
};

int frame_of_picture(WebDrawings& drawings, const Picture& picture, double margin = 0) {
  std::array<WebDrawings::Strip, 3> strips;
  for (std::size_t i = 0; i < strips.size(); ++i) {
    strips[i] = drawings.strip(picture, picture.natural_size(), margin, Theme::get(web_themes[i]));
  }
  return drawings.frame(strips);
}

// The shapes of a frame, from its runs.
std::vector<std::size_t> shapes_in(const WebJsonRead& json, int frame) {
  std::vector<std::size_t> shapes;
  std::size_t at = 0;
  const auto text = QString::fromStdString(json["frames"][static_cast<std::size_t>(frame)].get<std::string>());
  for (const QString& run : text.split(u',', Qt::SkipEmptyParts)) {
    const QStringList numbers = run.split(u'+');
    at = static_cast<std::size_t>(static_cast<long>(at) + numbers[0].toLong());
    for (long i = 0; i < (numbers.size() > 1 ? numbers[1].toLong() : 1); ++i) shapes.push_back(at++);
  }
  return shapes;
}

std::string path_text(const WebJsonRead& json, const WebJsonRead& path) {
  if (path.is_string()) return "M0 0" + path.get<std::string>();
  std::string d;
  for (std::size_t i = 0; i < path.size(); i += 2) {
    const auto& x = path[i + 1];
    d += x.is_array() ? "M" + x[0].dump() + " " + x[1].dump() : "M" + x.dump() + " 0";
    d += json["glyphs"][path[i].get<std::size_t>()].get<std::string>();
  }
  return d;
}

// The frame as an SVG file: what the player makes of the JSON, written a second time.
QByteArray svg_of(const WebJsonRead& json, int frame, std::size_t theme, QSizeF size) {
  static const std::map<std::string, std::string> names = {
      {"f", "fill"},           {"a", "fill-opacity"},   {"r", "fill-rule"},        {"s", "stroke"},
      {"b", "stroke-opacity"}, {"w", "stroke-width"},   {"d", "stroke-dasharray"}, {"p", "stroke-dashoffset"},
      {"c", "stroke-linecap"}, {"j", "stroke-linejoin"}};
  std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + std::to_string(size.width()) + " " +
                    std::to_string(size.height()) + "\"><g stroke-linejoin=\"round\">";
  for (const std::size_t place : shapes_in(json, frame)) {
    const WebJsonRead& shape = json["shapes"][place];
    const int form_place = shape[shape.size() == 2 ? 0 : theme].get<int>();
    if (form_place < 0) continue;
    const WebJsonRead& form = json["forms"][static_cast<std::size_t>(form_place)];
    const WebJsonRead& look = json["looks"][shape.back().get<std::size_t>()];
    std::string matrix = "1 0 0 1";
    if (form.size() > 3) matrix = form[3].dump() + " " + form[4].dump() + " " + form[5].dump() + " " + form[6].dump();
    svg += "<path d=\"" + path_text(json, json["paths"][form[0].get<std::size_t>()]) + "\" transform=\"matrix(" +
           matrix + " " + form[1].dump() + " " + form[2].dump() + ")\"";
    for (const auto& [key, value] : json["styles"][look[theme].get<std::size_t>()].items()) {
      if (names.count(key) > 0) svg += " " + names.at(key) + "=\"" + value.get<std::string>() + "\"";
    }
    svg += "/>";
  }
  return QByteArray::fromStdString(svg + "</g></svg>");
}

// The share of blocks of 3 × 3 pixels whose colours differ by more than a fifth of the way from black to white. The
// edges of letters are not the same in two renderers.
double share_of_different_blocks(const QImage& one, const QImage& other) {
  REQUIRE(one.size() == other.size());
  const auto coarse = [](const QImage& image) {
    return image.scaled(image.width() / 3, image.height() / 3, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  };
  const QImage a = coarse(one);
  const QImage b = coarse(other);
  int different = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y);
      const QColor q = b.pixelColor(x, y);
      const int most =
          std::max({std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
      different += most > 51 ? 1 : 0;
    }
  }
  return different / (static_cast<double>(a.width()) * a.height());
}

void check_like_picture(const Picture& picture) {
  constexpr double margin = 8;
  WebDrawings drawings;
  const int frame = frame_of_picture(drawings, picture, margin);
  const WebJsonRead json = drawings.json();
  const QSizeF inner = picture.natural_size();
  const QSizeF size = (inner + QSizeF(2 * margin, 2 * margin)).toSize();
  for (std::size_t i = 0; i < web_themes.size(); ++i) {
    const Theme& theme = Theme::get(web_themes[i]);
    QImage wanted(size.toSize(), QImage::Format_RGB32);
    wanted.fill(theme.canvas);
    QPainter own(&wanted);
    own.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    picture.paint(own, QRectF(QPointF(margin, margin), inner), theme);
    own.end();
    QImage seen(size.toSize(), QImage::Format_RGB32);
    seen.fill(theme.canvas);
    QSvgRenderer svg(svg_of(json, frame, i, size));
    REQUIRE(svg.isValid());
    QPainter painter(&seen);
    svg.render(&painter);
    painter.end();
    CAPTURE(i);
    CHECK(share_of_different_blocks(seen, wanted) < 0.01);
    QImage empty(size.toSize(), QImage::Format_RGB32);
    empty.fill(theme.canvas);
    CHECK(share_of_different_blocks(empty, wanted) > 0.02);  // there is something to see
  }
}

}  // namespace

TEST_CASE("Shapes of a web page drawn by another renderer are the picture in all themes", "[web]") {
  const auto run = played_run(3);
  check_like_picture(tournament_picture(run, static_cast<int>(run->result.internals.trace.events.size())));
  check_like_picture(histogram_picture(run, 3));
}

TEST_CASE("An outline is kept relative to its first point and a colour for each theme", "[web]") {
  WebDrawings drawings;
  const DrawnPicture picture([](QPainter& painter, const Theme& theme) {
    painter.fillRect(QRectF(10, 20, 30, 40), theme.ink);
    painter.fillRect(QRectF(50, 20, 30, 40), theme.ink);
    painter.setPen(QPen(theme.plus, 2.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0, 0), QPointF(3, 4));
  });
  const int frame = frame_of_picture(drawings, picture);
  const WebJsonRead json = drawings.json();
  CHECK(json["paths"] == WebJsonRead::parse(R"(["m0 0h30v40h-30z", "m0 0l3 4"])"));
  CHECK(json["forms"] == WebJsonRead::parse("[[0,10,20],[0,50,20],[1,0,0]]"));
  REQUIRE(shapes_in(json, frame) == std::vector<std::size_t>{0, 1, 2});
  const WebJsonRead& look = json["looks"][json["shapes"][0][1].get<std::size_t>()];
  for (std::size_t i = 0; i < web_themes.size(); ++i) {
    const WebJsonRead& style = json["styles"][look[i].get<std::size_t>()];
    CHECK(style["f"] == Theme::get(web_themes[i]).ink.name().toStdString());
  }
  const WebJsonRead& line =
      json["styles"][json["looks"][json["shapes"][2][1].get<std::size_t>()][0].get<std::size_t>()];
  CHECK(line == WebJsonRead::parse(R"({"f": "none", "s": "#0072b2", "w": "2.5", "c": "round", "j": "bevel"})"));
}

TEST_CASE("The same drawing is one frame and adds nothing to what is kept", "[web]") {
  WebDrawings drawings;
  const auto run = played_run(2);
  const int frame = frame_of_picture(drawings, tournament_picture(run, 3));
  const std::string before = drawings.json().dump();
  CHECK(frame_of_picture(drawings, tournament_picture(run, 3)) == frame);
  CHECK(drawings.json().dump() == before);
  CHECK(frame_of_picture(drawings, tournament_picture(run, 4)) != frame);
  WebDrawings again;
  CHECK(frame_of_picture(again, tournament_picture(run, 3)) == frame);
  CHECK(again.json().dump() == before);
}

TEST_CASE("What a clip hides is left out and what it cuts names the clip", "[web]") {
  WebDrawings drawings;
  const DrawnPicture picture([](QPainter& painter, const Theme& theme) {
    painter.setClipRect(QRectF(10, 10, 50, 50));
    painter.fillRect(QRectF(20, 20, 5, 5), theme.ink);    // inside
    painter.fillRect(QRectF(70, 70, 5, 5), theme.ink);    // outside
    painter.fillRect(QRectF(50, 50, 20, 20), theme.ink);  // across
  });
  const int frame = frame_of_picture(drawings, picture);
  const WebJsonRead json = drawings.json();
  REQUIRE(shapes_in(json, frame).size() == 2);
  REQUIRE(json["clips"].size() == 1);
  const auto style_of = [&](std::size_t shape) {
    return json["styles"][json["looks"][json["shapes"][shape][1].get<std::size_t>()][0].get<std::size_t>()];
  };
  CHECK_FALSE(style_of(0).contains("k"));
  CHECK(style_of(1)["k"] == json["clips"][0]);
  CHECK(json["paths"][json["clips"][0].get<std::size_t>()] == "m10 10h50v50h-50z");
}

TEST_CASE("Themes that draw different shapes are kept side by side", "[web]") {
  WebDrawings drawings;
  const DrawnPicture picture([](QPainter& painter, const Theme& theme) {
    painter.fillRect(QRectF(0, 0, theme.kind == ThemeKind::contrast ? 20 : 10, 10), theme.ink);
    if (theme.kind == ThemeKind::dark) painter.fillRect(QRectF(50, 0, 10, 10), theme.ink);
  });
  const int frame = frame_of_picture(drawings, picture);
  const WebJsonRead json = drawings.json();
  const std::vector<std::size_t> shapes = shapes_in(json, frame);
  REQUIRE(shapes.size() == 2);
  const WebJsonRead& first = json["shapes"][shapes[0]];
  const WebJsonRead& second = json["shapes"][shapes[1]];
  REQUIRE(first.size() == 4);
  CHECK(first[0] == first[1]);
  CHECK(first[0] != first[2]);
  REQUIRE(second.size() == 4);
  CHECK(second[0] == -1);
  CHECK(second[1] != -1);
  CHECK(second[2] == -1);
}
