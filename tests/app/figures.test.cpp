// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line draws: read back, and refused in one line where it cannot be drawn.
#include <sys/stat.h>
#include <unistd.h>
#include <QFile>
#include <QImage>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <catch2/catch.hpp>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/cli/figure_names.hpp"
#include "app/cli/subcommand.hpp"
#include "tests/cli/desk.test.hpp"

using namespace littlestone::cli;
using littlestone::support::bytes_of;
using test::call;
using test::Desk;
using test::Outcome;

TEST_CASE("dimension draws its tree in every format, and each reads back", "[app]") {
  const QTemporaryDir directory;
  const auto path = [&](const char* name) { return directory.filePath(QString::fromLatin1(name)); };
  for (const char* name : {"t.svg", "t.png", "t.pdf"}) {
    const Outcome outcome = call({"dimension", "thresholds:8", "--tree", path(name).toStdString()});
    CAPTURE(name, outcome.err);
    REQUIRE(outcome.code == exit_done);
  }
  CHECK(QSvgRenderer(path("t.svg")).isValid());
  CHECK(QImage(path("t.png")).width() > 400);
  QFile pdf(path("t.pdf"));
  REQUIRE(pdf.open(QIODevice::ReadOnly));
  CHECK(pdf.readAll().startsWith("%PDF"));
}

TEST_CASE("every figure is written as svg, png and pdf, and reads back", "[app][slow]") {
  const QTemporaryDir directory;
  for (const FigureInfo& figure : figures()) {
    if (figure.name == "loss") continue;  // the plot's own tests draw it from a small sweep
    for (const char* ending : {".svg", ".png", ".pdf"}) {
      const QString path = directory.filePath(QString::fromStdString(figure.name + ending));
      std::vector<std::string> words{"figure", figure.name, "--out", path.toStdString()};
      if (path.endsWith(QLatin1String("png"))) words.insert(words.end(), {"--scale", "1"});
      const Outcome outcome = call(words);
      CAPTURE(figure.name, ending, outcome.err);
      REQUIRE(outcome.code == exit_done);
    }
    CHECK(QSvgRenderer(directory.filePath(QString::fromStdString(figure.name + ".svg"))).isValid());
    const QImage image(directory.filePath(QString::fromStdString(figure.name + ".png")));
    REQUIRE_FALSE(image.isNull());
    bool drawn = false;  // something besides the canvas
    for (int y = 0; y < image.height() && !drawn; ++y) {
      for (int x = 0; x < image.width() && !drawn; ++x) drawn = image.pixelColor(x, y).lightness() < 100;
    }
    CHECK(drawn);
  }
}

TEST_CASE("a picture file is the same bytes each time, and its margin is clean", "[app]") {
  const QTemporaryDir directory;
  const std::string a = directory.filePath("a.png").toStdString();
  const std::string b = directory.filePath("b.png").toStdString();
  REQUIRE(call({"figure", "tournament", "--out", a, "--scale", "1"}).code == exit_done);
  REQUIRE(call({"figure", "tournament", "--out", b, "--scale", "1"}).code == exit_done);
  const QImage image(QString::fromStdString(a));
  CHECK(image == QImage(QString::fromStdString(b)));
  const QColor canvas = image.pixelColor(0, 0);
  for (int x = 0; x < image.width(); ++x) {
    REQUIRE(image.pixelColor(x, 4) == canvas);
    REQUIRE(image.pixelColor(x, image.height() - 5) == canvas);
  }
}

TEST_CASE("A picture that cannot be drawn is one line naming field, value and rule, with exit code 2", "[app]") {
  const auto [words, start] = GENERATE(table<std::vector<std::string>, std::string>({
      {{"figure", "nothing", "--out", "x.svg"}, "error: figure: nothing: "},
      {{"figure", "tree"}, "error: out: is missing"},
      {{"figure", "tree", "--out", "x.gif"}, "error: out: x.gif: must end in .png, .svg, .pdf, .tex or .html"},
      {{"plot", "none.csv", "--out", "x.html"}, "error: out: x.html: must end in .png, .svg, .pdf or .tex\n"},
      {{"figure", "tree", "--out", "x.png", "--scale", "9"}, "error: scale: 9: "},
      {{"figure", "tree", "--out", "x.svg", "--scale", "2"}, "error: scale: 2: is of pixels"},
      {{"figure", "tournament", "--out", "x.png", "--fps", "9"}, "error: fps: 9: is of frames"},
      {{"plot", "x.csv", "--out", "x.png", "--bounds-only"}, "error: bounds-only: is of kind"},
      {{"figure", "tree", "--out", "x.png", "--theme", "pink"}, "error: theme: pink: "},
      {{"figure", "tree", "--out", "x.png", "--width", "39"}, "error: width: 39: must be from 40 to 400"},
      {{"figure", "tree", "--out", "x.png", "--width", "401"}, "error: width: 401: must be from 40 to 400"},
      {{"figure", "tree", "--out", "x.png", "--for", "posters"}, "error: for: posters: must be one of"},
      {{"figure", "tree", "--out", "x.svg", "--dpi", "300"}, "error: dpi: 300: is of pixels"},
      {{"figure", "tree", "--out", "x.png", "--dpi", "71"}, "error: dpi: 71: must be from 72 to 1200"},
      {{"figure", "tree", "--out", "x.png", "--bare", "--caption", "c"}, "error: caption: c: is no option"},
  }));
  const Outcome outcome = call(words);
  CAPTURE(words, outcome.err);
  CHECK(outcome.code == exit_bad_input);
  CHECK(outcome.out.empty());
  CHECK(outcome.err.starts_with(start));
  CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
}

TEST_CASE("A figure stands with its words and the same words go into its text file", "[app][caption]") {
  const QTemporaryDir directory;
  const auto path = [&](const char* name) { return directory.filePath(QString::fromLatin1(name)).toStdString(); };
  REQUIRE(call({"figure", "class", "--out", path("a.png"), "--scale", "1", "--text", path("a.txt")}).code == exit_done);
  REQUIRE(call({"figure", "class", "--out", path("b.png"), "--scale", "1", "--bare"}).code == exit_done);
  REQUIRE(call({"figure", "class", "--out", path("c.png"), "--for", "slides", "--dpi", "192"}).code == exit_done);
  REQUIRE(call({"figure", "class", "--out", path("d.png"), "--width", "84", "--dpi", "300"}).code == exit_done);
  const QImage worded(QString::fromStdString(path("a.png")));
  const QImage bare(QString::fromStdString(path("b.png")));
  CHECK(worded.height() > bare.height() + 40);
  CHECK(QImage(QString::fromStdString(path("c.png"))).size() == QSize(1920, 1080));
  CHECK(QImage(QString::fromStdString(path("d.png"))).width() == 992);  // 84 mm of 300 dots an inch
  const std::string text = bytes_of(path("a.txt"));
  CHECK(text.find("Eight rows, eight points.") != std::string::npos);
  CHECK(text.find("seed 20573") != std::string::npos);
  CHECK(text.find("littlestone-lab figure class --out ") != std::string::npos);
}

TEST_CASE("Words of one's own stand in place of the made ones", "[app][caption]") {
  const QTemporaryDir directory;
  const std::string out = directory.filePath(QStringLiteral("a.svg")).toStdString();
  const std::string text = directory.filePath(QStringLiteral("a.txt")).toStdString();
  REQUIRE(call({"figure", "tree", "--out", out, "--title", "Mine", "--caption", "costs 5 $", "--text", text}).code ==
          exit_done);
  const std::string words = bytes_of(text);
  CHECK(words.find("title:\nMine\n") != std::string::npos);
  CHECK(words.find("caption:\ncosts 5 $\n") != std::string::npos);
  CHECK(words.find("three mistakes") == std::string::npos);
}

TEST_CASE("A pipe or a device is not replaced by a picture, and not behind a link either", "[app]") {
  const QTemporaryDir directory;
  for (const char* ending : {".svg", ".png", ".pdf"}) {
    const std::string pipe = directory.filePath(QString::fromLatin1("pipe") + ending).toStdString();
    const std::string link = directory.filePath(QString::fromLatin1("link") + ending).toStdString();
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    REQUIRE(::symlink(pipe.c_str(), link.c_str()) == 0);
    for (const std::string& path : {pipe, link}) {
      CAPTURE(path);
      const Outcome outcome = call({"dimension", "thresholds:4", "--tree", path});
      CHECK(outcome.code == exit_bad_input);
      CHECK(outcome.err.find("is no ordinary file") != std::string::npos);
      CHECK(std::filesystem::is_fifo(path));
    }
    CHECK(std::filesystem::is_symlink(link));
  }
  const std::string out = directory.filePath(QStringLiteral("pipe.svg")).toStdString();
  CHECK(call({"figure", "tree", "--out", out}).code == exit_bad_input);
  CHECK(std::filesystem::is_fifo(out));
}

TEST_CASE("plot draws results and needs in every format", "[app]") {
  Desk desk;
  REQUIRE(desk.sweep("a.csv") == "");
  CHECK(call({"plot", desk.file("a.csv"), "--out", desk.file("a.svg"), "--data", desk.file("data.json")}).code ==
        exit_done);
  CHECK(QSvgRenderer(QString::fromStdString(desk.file("a.svg"))).isValid());
  CHECK(Json::parse(bytes_of(desk.file("data.json")))["rows"].size() == 9);
  CHECK(call({"plot", desk.file("a.csv"), "--out", desk.file("a.png"), "--theme", "dark", "--scale", "1"}).code ==
        exit_done);
  CHECK(QImage(QString::fromStdString(desk.file("a.png"))).width() == 776);
  const Outcome outcome = call({"plot", desk.file("a.csv"), "--kind", "epsilon", "--bounds-only", "--out",
                                desk.file("need.pdf"), "--data", desk.file("need.json")});
  CAPTURE(outcome.err);
  CHECK(outcome.code == exit_done);
  CHECK(bytes_of(desk.file("need.pdf")).starts_with("%PDF"));
  CHECK(Json::parse(bytes_of(desk.file("need.json")))["rows"].size() == 7);
  CHECK(call({"plot", desk.file("a.csv"), "--kind", "pie", "--out", desk.file("a.svg")}).code == exit_bad_input);
  CHECK(call({"plot", desk.scenario, "--out", desk.file("a.svg")}).code == exit_bad_input);
  CHECK(call({"plot", desk.file("a.csv"), "--out", desk.file("a.gif")}).code == exit_bad_input);
  CHECK(call({"plot", desk.file("a.csv")}).code == exit_bad_input);
  REQUIRE(desk.sweep("s0.csv", {"--shard", "0/2"}) == "");
  CHECK(call({"plot", desk.file("s0.csv"), "--out", desk.file("s.svg")}).err.find("merge them first") !=
        std::string::npos);
}
