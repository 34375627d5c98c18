// SPDX-License-Identifier: GPL-3.0-or-later
// What a file calls its points and hypotheses is text: no sign in it changes what a figure says, in any of its formats.
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "drawn_figures.test.hpp"
#include "tests/cli/desk.test.hpp"
#include "ui/shell/chapter_scenario.hpp"
#include "ui/words/direction.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::Outcome;
using littlestone::support::bytes_of;

namespace {

/// Signs that mean something to markup, TeX, XML, HTML, a file of CSV or a sentence, and some beyond ASCII.
const std::vector<std::string>& signs() {
  static const std::vector<std::string> all = {
      "$",     "$$",       "^", "_",   "_{1}",  "^{2}", "<",  ">",  "&",   "&amp;", "</b>", "\"",   "'",   "`",
      "\\",    "\\alpha ", "{", "}",   "{}",    "%",    "%1", "%2", "#",   "~",     "@",    "*",    "**",  "+",
      "++",    "-",        "=", " = ", "/",     "//",   "|",  "!",  "?",   ":",     ";",    ",",    ".",   "..",
      "(",     ")",        "[", "]",   "[[1]]", " ",    "0",  "12", "R&D", "C++",   "T2",   "mRNA", "p53", "x1",
      "US$ 9", "€",        "é", "ß",   "µ",     "∘",    "≤",  "−1", "²",   "₀",     "…",    "’",    "🦊"};
  return all;
}

/// A sign between two letters of its own number and a syllable, which nothing else in a figure holds: "qdgvzu".
QString begin_of(std::size_t number) {
  return QStringLiteral("q") + QChar(static_cast<char16_t>(u'd' + number / 16)) +
         QChar(static_cast<char16_t>(u'd' + number % 16));
}
QString end_of(std::size_t number) { return QChar(static_cast<char16_t>(u'd' + number % 16)) + QStringLiteral("zu"); }
QString name_of(std::size_t number) {
  return begin_of(number) + QString::fromStdString(signs()[number]) + end_of(number);
}

/// The first of the names that the text has in another form than it was given; empty where there is none. One that is
/// cut says so.
QString changed_name(const QString& text, std::size_t first, std::size_t last) {
  for (std::size_t i = first; i < last; ++i) {
    const QRegularExpression any(
        QRegularExpression::escape(begin_of(i)) + QStringLiteral("(.{0,24}?)") + QRegularExpression::escape(end_of(i)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    for (auto found = any.globalMatch(text); found.hasNext();) {
      const QString seen = found.next().captured();
      if (seen != name_of(i) && !seen.contains(u'…')) return seen + QStringLiteral(" for ") + name_of(i);
    }
  }
  return {};
}

QString quoted(const QString& cell) { return u'"' + QString(cell).replace(u'"', QStringLiteral("\"\"")) + u'"'; }

constexpr std::size_t points = 5;
constexpr std::size_t rows = 9;
constexpr std::size_t names_a_table = points + rows;

/// A table of so many of the names.
QString table_of(std::size_t first) {
  const char* const labels[rows] = {"0,0,0,0,0", "1,0,0,0,0", "1,1,0,0,0", "1,1,1,0,0", "1,1,1,1,0",
                                    "1,1,1,1,1", "0,1,0,1,0", "0,0,1,1,0", "0,1,1,0,1"};
  QString table;
  for (std::size_t x = 0; x < points; ++x) table += u',' + quoted(name_of(first + x));
  table += u'\n';
  for (std::size_t h = 0; h < rows; ++h) {
    table += quoted(name_of(first + points + h)) + u',' + QLatin1String(labels[h]) + u'\n';
  }
  return table;
}

void write(const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  REQUIRE(out.good());
}

/// Sets own.tex of the folder with each TeX there is.
void set_by_tex(const QString& folder) {
  for (const QString engine : {"pdflatex", "xelatex"}) {
    const QString program = QStandardPaths::findExecutable(engine);
    if (program.isEmpty()) continue;  // no TeX on this machine
    QProcess tex;
    tex.setWorkingDirectory(folder);
    tex.start(program, {"-interaction=nonstopmode", "-halt-on-error", "own.tex"});
    REQUIRE(tex.waitForFinished(120'000));
    CAPTURE(engine.toStdString(), tex.readAllStandardOutput().right(1500).toStdString());
    CHECK(tex.exitCode() == 0);
  }
}

/// The figures that show a class, each with its own scenario; the others have no names.
std::vector<std::pair<std::string, ui::ChapterScenario>> figures_of_classes(const std::string& class_text) {
  std::vector<std::pair<std::string, ui::ChapterScenario>> found;
  for (const ui::Figure& figure : ui::all_figures()) {
    if (figure.name == "loss") continue;  // measures for minutes, and shows no name
    if (!figure.make_of) {
      Scenario scenario;
      scenario.class_text = class_text;
      found.emplace_back(figure.name, scenario);
      continue;
    }
    const ui::ChapterScenario own = test::shipped_scenario(figure.scenario);
    const bool has_class = std::visit(
        [](const auto& owner) {
          const auto& all = test::rows_of(owner);
          return std::any_of(all.begin(), all.end(), [](const auto& row) {
            return row.info.name() == "class" && row.info.files == FieldFiles::of_class;
          });
        },
        own);
    if (has_class) found.emplace_back(figure.name, test::changed(own, "class", class_text));
  }
  return found;
}

/// Draws every figure of every table of names, as SVG, and as every other format for the first table or for all, and
/// finds each name as it is in what they say.
void names_stand(bool in_every_format) {
  const QTemporaryDir folder;
  const auto path = [&](const std::string& name) {
    return folder.filePath(QString::fromStdString(name)).toStdString();
  };
  std::size_t told = 0;
  for (std::size_t first = 0; first + names_a_table <= signs().size(); first += names_a_table) {
    const std::size_t last = first + names_a_table;
    write(path("own.csv"), table_of(first).toStdString());
    const auto figures = figures_of_classes("file:" + path("own.csv"));
    REQUIRE(figures.size() >= 15);
    for (const auto& [name, scenario] : figures) {
      write(path("own.json"), ui::chapter_scenario_to_json(scenario).dump());
      for (const char* ending : {".svg", ".tex", ".png", ".pdf"}) {
        if (first > 0 && !in_every_format && std::string(ending) != ".svg") continue;
        CAPTURE(name, ending, name_of(first).toStdString());
        const Outcome outcome = call({"figure", name, "--scenario", path("own.json"), "--out",
                                      path("own" + std::string(ending)), "--text", path("own.txt")});
        CAPTURE(outcome.err);
        REQUIRE(outcome.code == cli::exit_done);
        if (std::string(ending) == ".tex") {  // its comments have the caption
          QString comments;
          for (const QString& line : QString::fromStdString(bytes_of(path("own.tex"))).split(u'\n')) {
            if (line.startsWith(QStringLiteral("% "))) comments += line.mid(2) + u'\n';
          }
          CHECK(changed_name(comments, first, last).toStdString() == "");
          if (in_every_format) set_by_tex(folder.path());
        }
        if (std::string(ending) != ".svg") continue;
        const QString words =
            QString::fromStdString(bytes_of(path("own.txt"))).section(QStringLiteral("command:"), 0, 0);
        CHECK(changed_name(words, first, last).toStdString() == "");
        const QString svg = test::said_by(bytes_of(path("own.svg")));
        CHECK_FALSE(svg.startsWith(QStringLiteral("no XML")));
        CHECK(changed_name(svg, first, last).toStdString() == "");
        for (std::size_t i = first; i < last; ++i)
          if (svg.contains(name_of(i)) || words.contains(name_of(i))) ++told;
      }
    }
  }
  CHECK(told > 500);  // the check has seen names
}

}  // namespace

TEST_CASE("Names of a file stand in every figure as they are, whatever signs they have", "[app][names][slow]") {
  names_stand(false);  // the writers have tests of their own
}

TEST_CASE("All names of a file stand in every figure and format", "[.names-in-all-formats]") { names_stand(true); }

TEST_CASE("The name of a file of a table is text in captions, parameters and titles", "[app][names]") {
  const QTemporaryDir folder;
  for (const char* own : {"US$ 9.csv", "a_1.csv", "x^2.csv", "a&b.csv", "<b>.csv", "50%1.csv", "mRNA.csv"}) {
    CAPTURE(own);
    const std::string table = folder.filePath(QString::fromUtf8(own)).toStdString();
    const std::string out = folder.filePath(QStringLiteral("out.svg")).toStdString();
    const std::string text = folder.filePath(QStringLiteral("out.txt")).toStdString();
    write(table, table_of(0).toStdString());
    Scenario scenario;
    scenario.class_text = "file:" + table;
    const std::string saved = folder.filePath(QStringLiteral("own.json")).toStdString();
    write(saved, ui::chapter_scenario_to_json(scenario).dump());
    for (const char* figure : {"class", "frequencies"}) {
      const Outcome outcome = call({"figure", figure, "--scenario", saved, "--out", out, "--text", text});
      CAPTURE(figure, outcome.err);
      REQUIRE(outcome.code == cli::exit_done);
      const QString words = QString::fromStdString(bytes_of(text)).section(QStringLiteral("command:"), 0, 0);
      CHECK(words.section(QStringLiteral("parameters:"), 1).contains(QString::fromUtf8(own)));
      const bool told = std::string(figure) == "class";
      CHECK(words.section(QStringLiteral("parameters:"), 0, 0).contains(QString::fromUtf8(own)) == told);
    }
  }
}

TEST_CASE("Every node of a tree and of a tournament says which point it asks, however long the names are",
          "[app][names]") {
  const QTemporaryDir folder;
  const auto path = [&](const char* name) { return folder.filePath(QString::fromLatin1(name)).toStdString(); };
  const std::vector<std::string> words = {"eggs", "milk", "aquatic", "predator", "domestic", "hair and feathers"};
  static const QRegularExpression cut(QStringLiteral("\\w…\\w"));
  for (const std::size_t depth : {2U, 3U, 5U, 6U}) {
    std::string table;
    for (std::size_t x = 0; x < depth; ++x) table += ',' + words[x];
    table += '\n';
    for (std::size_t h = 0; h < (std::size_t{1} << depth); ++h) {
      table += "row" + std::to_string(h);
      for (std::size_t x = 0; x < depth; ++x) table += (h >> x) % 2 == 1 ? ",1" : ",0";
      table += '\n';
    }
    write(path("cube.csv"), table);
    for (const std::size_t level : {1U, 2U, 3U, 4U}) {
      if (level > depth) continue;
      Scenario scenario;
      scenario.class_text = "file:" + path("cube.csv");
      scenario.constants.levels.assign(depth + 1, 0);
      scenario.constants.levels[level] = 1;
      write(path("own.json"), ui::chapter_scenario_to_json(scenario).dump());
      for (const char* figure : {"tree", "fig1", "tournament", "fig4", "lean-batch"}) {
        if (level > 1 && std::string(figure) != "tournament" && std::string(figure) != "fig4") continue;
        CAPTURE(depth, level, figure);
        const Outcome outcome =
            call({"figure", figure, "--scenario", path("own.json"), "--out", path("own.svg"), "--bare"});
        CAPTURE(outcome.err);
        REQUIRE(outcome.code == cli::exit_done);
        const QString svg = test::said_by(bytes_of(path("own.svg")));
        CAPTURE(svg.toStdString());
        CHECK_FALSE(svg.contains(cut));
        const bool all = std::string(figure) == "tree" || std::string(figure) == "fig1";
        for (std::size_t x = 0; x < depth && all; ++x) CHECK(svg.contains(QString::fromStdString(words[x])));
        // A node whose name was cut to nothing says "…" alone.
        if (std::string(figure) == "tree")
          CHECK_FALSE(svg.contains(QRegularExpression(QStringLiteral("(^|\\n)\\s*…\\s*(\\n|$)"))));
        if (!all) {
          const bool named = std::any_of(words.begin(), words.end(), [&](const std::string& word) {
            return svg.contains(QString::fromStdString(word));
          });
          CHECK(named);
        }
      }
    }
  }
}

TEST_CASE("pdflatex and xelatex set a figure with any of the names", "[app][names]") {
  const QTemporaryDir folder;
  const auto path = [&](const char* name) { return folder.filePath(QString::fromLatin1(name)).toStdString(); };
  for (std::size_t first = 0; first + names_a_table <= signs().size(); first += names_a_table) {
    write(path("own.csv"), table_of(first).toStdString());
    Scenario scenario;
    scenario.class_text = "file:" + path("own.csv");
    write(path("own.json"), ui::chapter_scenario_to_json(scenario).dump());
    for (const char* figure : {"class", "tournament"}) {
      CAPTURE(figure, name_of(first).toStdString());
      REQUIRE(call({"figure", figure, "--scenario", path("own.json"), "--out", path("own.tex")}).code ==
              cli::exit_done);
      set_by_tex(folder.path());
    }
  }
}

TEST_CASE("A key to the points of a picture names all of them, however many and long", "[app][names]") {
  const QTemporaryDir folder;
  const auto path = [&](const char* name) { return folder.filePath(QString::fromLatin1(name)).toStdString(); };
  QString table;
  for (const char* first : {"north", "south", "east", "west", "upper", "lower", "inner", "outer", "left", "right"}) {
    for (const char* second : {"amber", "basalt", "cedar", "dune"})
      table += QStringLiteral(",%1 %2 of the field").arg(QLatin1String(first), QLatin1String(second));
  }
  std::uint64_t bits = 1;
  for (int h = 0; h < 60; ++h) {
    table += QStringLiteral("\nrow %1").arg(h);
    for (int x = 0; x < 40; ++x) {
      bits = bits * 6364136223846793005U + 1442695040888963407U;
      table += (bits >> 63U) != 0 ? ",1" : ",0";
    }
  }
  write(path("own.csv"), table.toStdString());
  Scenario scenario;
  scenario.class_text = "file:" + path("own.csv");
  scenario.constants.auxiliary = 2;
  scenario.constants.cap = 64;
  scenario.constants.batches = 20;
  scenario.constants.selection = 10;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    scenario.seed = seed;
    write(path("own.json"), ui::chapter_scenario_to_json(scenario).dump());
    for (const char* figure : {"tree", "fig1", "tournament", "lean-batch"}) {
      CAPTURE(seed, figure);
      REQUIRE(call({"figure", figure, "--scenario", path("own.json"), "--out", path("own.svg"), "--bare"}).code ==
              cli::exit_done);
      const QString svg = test::said_by(bytes_of(path("own.svg")));
      CAPTURE(svg.toStdString());
      CHECK_FALSE(svg.contains(QStringLiteral(" …")));
    }
  }
}
