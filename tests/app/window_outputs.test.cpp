// SPDX-License-Identifier: GPL-3.0-or-later
// The window's outputs never touch its inputs: everything that it saves or exports against every file that what it shows
// was read from, under every name that the file has.
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>

#include "app/window_compare.hpp"
#include "core/base/error.hpp"
#include "opened.test.hpp"
#include "tests/support/temporary_folder.hpp"
#include "ui/shell/lecture_plan.hpp"

// Its names are those of other files of tests, too.
namespace littlestone::outputs_of_window {

using namespace littlestone::app;
using littlestone::support::bytes_of;
using test::Opened;

namespace fs = std::filesystem;

namespace {

void put(const fs::path& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

constexpr const char* table_bytes = "0,0,0\n1,0,0\n1,1,0\n1,1,1\n";
constexpr const char* data_bytes = "point,label\n0,+\n1,-\n0,+\n1,-\n";

// A file that the window reads in one of the ways there are, and how it comes to be read.
struct Input {
  const char* what;
  const char* bytes;
  std::function<void(Window&, const QString& file)> open;
};

// The document alone is asked for what it names: nothing needs to be computed.
void put_into(Window& window, const std::string& scenario) {
  window.document().replace(ui::parse_chapter_scenario(scenario));
}

std::string naming(std::string text, const QString& file) {
  text.replace(text.find('@'), 1, file.toStdString());
  return text;
}

std::vector<Input> inputs() {
  const auto of = [](const char* text) {
    return [text](Window& window, const QString& file) { put_into(window, naming(text, file)); };
  };
  return {
      {"table of chapter I", table_bytes,
       of(R"({"version": 1, "class": "file:@", "distribution": {"target": 1}, "sizes": [5], "replicates": 2})")},
      {"class of III", table_bytes, of(R"({"version": 1, "chapter": "III", "class": "file:@"})")},
      {"data of III", data_bytes, of(R"({"version": 1, "chapter": "III", "class": "thresholds:4", "data": "@"})")},
      {"data of IV", data_bytes, of(R"({"version": 1, "chapter": "IV", "class": "thresholds:4", "data": "@"})")},
      {"classes of V", table_bytes, of(R"({"version": 1, "chapter": "V", "classes": "thresholds:8 file:@"})")},
      {"class of VI", table_bytes,
       of(R"({"version": 1, "chapter": "VI", "page": "worst-world", "searched": "file:@", "levels": ["1", "1", "1"]})")},
      {"your data", data_bytes, [](Window& window, const QString& file) { window.opening().data(file); }},
      {"scenario", R"({"version": 1, "class": "thresholds:4", "distribution": {"target": 1}})",
       [](Window& window, const QString& file) {
         window.document().replace(ui::read_chapter_scenario(file.toStdString()), file);
       }},
      {"scenario of another chapter", R"({"version": 1, "chapter": "III", "class": "thresholds:4"})",
       [](Window& window, const QString& file) {
         window.document().replace(ui::read_chapter_scenario(file.toStdString()), file);
       }},
      {"compared scenario", R"({"version": 1, "class": "thresholds:4", "distribution": {"target": 2}})",
       [](Window& window, const QString& file) {
         Comparing::of(window).start(ui::read_chapter_scenario(file.toStdString()), QStringLiteral("other"), file);
       }},
  };
}

// What the window writes, with the ending that the file needs.
struct Output {
  const char* what;
  const char* ending;
  std::function<void(Window&, const QString& file)> write;
};

void export_first_view(Window& window, const QString& file, const char* data) {
  ui::ExportChoice choice;
  choice.data_ending = QLatin1String(data);
  const QFileInfo name(file);
  choice.caption = name.suffix() == QLatin1String("txt");
  window.exports().view(window.exports().views().front(), name.dir().filePath(name.completeBaseName()), choice);
}

std::vector<Output> outputs() {
  const auto page = [](Window& window, const QString& file) { window.exports().page(file); };
  return {
      {"picture", ".svg", page},
      {"pixels", ".png", page},
      {"print", ".pdf", page},
      {"TikZ", ".tex", page},
      {"data", ".csv", page},
      {"data", ".json", page},
      {"film", ".mp4", [](Window& window, const QString& file) { window.exports().film(file); }},
      {"web page", ".html", [](Window& window, const QString& file) { window.exports().web_page(file); }},
      {"view", ".svg", [](Window& window, const QString& file) { export_first_view(window, file, ""); }},
      {"view with data", ".csv", [](Window& window, const QString& file) { export_first_view(window, file, "csv"); }},
      {"view with words", ".txt", [](Window& window, const QString& file) { export_first_view(window, file, ""); }},
      {"scenario", ".json", [](Window& window, const QString& file) { window.save_scenario(file); }},
      {"lecture plan", ".pdf",
       [](Window& window, const QString& file) {
         window.keep_files_read();
         ui::LecturePlan({}, &window).save_pdf(file);
       }},
  };
}

// Its own name and others of the same file.
std::vector<QString> names_of(const fs::path& folder, const fs::path& file, const std::string& ending) {
  fs::create_symlink(file, folder / ("link" + ending));
  fs::create_symlink("link" + ending, folder / ("link-to-link" + ending));
  fs::create_hard_link(file, folder / ("hard" + ending));
  fs::create_directory_symlink(".", folder / "here");
  std::vector<QString> names;
  for (const fs::path& name : {file, folder / ("link" + ending), folder / ("link-to-link" + ending),
                               folder / ("hard" + ending), folder / "here" / file.filename(),
                               folder / "here" / ".." / folder.filename() / file.filename(), fs::relative(file)})
    names.push_back(QString::fromStdString(name.string()));
  return names;
}

std::map<std::string, std::string> all_bytes(const fs::path& folder) {
  std::map<std::string, std::string> bytes;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.is_regular_file()) bytes[entry.path().string()] = bytes_of(entry.path().string());
  }
  return bytes;
}

std::string refusal_of(const std::function<void()>& write) {
  try {
    write();
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("Nothing that the window saves or exports takes the place of a file that it reads, by whatever name",
          "[window][files]") {
  Opened o;
  o.window.turn_to(test::tournament_page(o.window));
  for (const Input& input : inputs()) {
    for (const Output& output : outputs()) {
      const bool own = std::string_view(input.what) == "scenario" && std::string_view(output.what) == "scenario";
      if (own) continue;  // the scenario's own file is what Save is for
      CAPTURE(input.what, output.what);
      const QTemporaryDir place;
      const fs::path folder = fs::canonical(place.path().toStdString());
      const fs::path file = folder / ("input" + std::string(output.ending));
      put(file, input.bytes);
      o.window.turn_to(test::tournament_page(o.window));
      input.open(o.window, QString::fromStdString(file.string()));
      const std::vector<QString> names = names_of(folder, file, output.ending);
      const auto before = all_bytes(folder);
      for (const QString& name : names) {
        CAPTURE(name.toStdString());
        if (&o.window.page() != &test::tournament_page(o.window)) {
          o.window.turn_to(test::tournament_page(o.window));
        }
        const std::string refusal = refusal_of([&] { output.write(o.window, name); });
        CAPTURE(refusal);
        CHECK(refusal.ends_with(": is the file that is read, and is not replaced"));
        CHECK(all_bytes(folder) == before);
      }
      Comparing::of(o.window).end();
      while (o.window.undo_stack().canUndo()) o.window.undo_stack().undo();
    }
  }
}

TEST_CASE("A folder of exports replaces no file that the window reads, and Save its own scenario alone",
          "[window][files]") {
  Opened o;
  const QTemporaryDir place;
  const fs::path folder = fs::canonical(place.path().toStdString());
  put(folder / "class.svg", table_bytes);
  put_into(o.window, naming(R"({"version": 1, "class": "file:@", "distribution": {"target": 1}})",
                            QString::fromStdString((folder / "class.svg").string())));
  REQUIRE(o.settled());
  ui::ExportChoice choice;
  choice.extent = ui::ExportChoice::Extent::chapter;
  const std::string refusal =
      refusal_of([&] { o.window.exports().pages(QString::fromStdString(folder.string()), choice); });
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().writing(); }, 60'000));
  CHECK((refusal + o.window.told().toStdString()).find("class.svg") != std::string::npos);
  CHECK(bytes_of((folder / "class.svg").string()) == table_bytes);

  const QString own = QString::fromStdString((folder / "own.json").string());
  o.window.save_scenario(own);
  const std::string saved = bytes_of(own.toStdString());
  o.window.document().edit(test::eight(), 0);
  o.window.save_scenario(own);  // again, over itself
  CHECK(bytes_of(own.toStdString()) != saved);
  CHECK(refusal_of([&] { o.window.exports().page(own); }).ends_with("is not replaced"));
}

}  // namespace littlestone::outputs_of_window
