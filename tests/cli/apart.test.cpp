// SPDX-License-Identifier: GPL-3.0-or-later
// Outputs never touch inputs, nor each other: every output of every subcommand against every file that its calls read,
// under every name that the file has.
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>

#include "app/cli/subcommand.hpp"
#include "core/base/files.hpp"
#include "desk.test.hpp"

using namespace littlestone::cli;
using littlestone::support::bytes_of;
using littlestone::support::TemporaryFolder;
using test::call;
using test::Outcome;

namespace fs = std::filesystem;

namespace {

const char* const table_bytes = "0,0,0,0\n1,0,0,0\n1,1,0,0\n1,1,1,0\n1,1,1,1\n";
const char* const data_bytes = "point,label\n0,+\n1,+\n2,-\n3,-\n0,+\n1,+\n2,-\n3,-\n";

// A file that a call reads: it is written under the name that it must have, beside what it needs itself.
struct Input {
  const char* name;
  std::function<void(const TemporaryFolder&, const std::string& file)> write;
};

std::string class_in(const TemporaryFolder& folder) { return "file:" + folder.write("table.txt", table_bytes); }

std::string chapter_one(const std::string& concept_class) {
  return R"({"version": 1, "class": ")" + concept_class +
         R"(", "distribution": {"target": 1}, "sizes": [5, 40], "replicates": 2, "learners": ["generic"]})";
}

// A call of a subcommand with one output, by the option that names it. @in stands for the file that is read in one way
// or another, @out for what is written.
struct Case {
  const char* subcommand;
  const char* option;
  std::vector<std::string> words;
  const char* ending;  // of the output's name
  Input input;
  bool runs = true;            // false: it takes long, or a program that is not there
  const char* in_folder = "";  // of an output that is a folder: the file in it that is written
};

void put(const std::string& file, const std::string& bytes) { std::ofstream(file, std::ios::binary) << bytes; }

void results_of(const TemporaryFolder& folder, const std::string& file, const std::string& concept_class) {
  const std::string scenario = folder.write("sweep.json", chapter_one(concept_class));
  const Outcome outcome = call({"sweep", scenario, "--out", folder.file("made.csv")});
  CAPTURE(outcome.err);
  REQUIRE(outcome.code == exit_done);
  fs::rename(folder.file("made.csv"), file);
  fs::remove(scenario);
}

// The ways to a file: by itself, and by what a scenario or a results file names.
const Input class_file{"class", [](const TemporaryFolder&, const std::string& file) { put(file, table_bytes); }};
const Input scenario_file{"scenario", [](const TemporaryFolder& folder, const std::string& file) {
                            put(file, chapter_one(class_in(folder)));
                          }};
const Input results_file{"results", [](const TemporaryFolder& folder, const std::string& file) {
                           results_of(folder, file, class_in(folder));
                         }};

// A scenario of a chapter that names the file; "@in" is its name in the text.
std::string naming(const std::string& text, const std::string& file) {
  std::string named = text;
  named.replace(named.find("@in"), 3, file);
  return named;
}

// The class of a scenario, which stands in scenario.json.
Input named_by(const char* name, const std::string& text, const char* bytes) {
  return {name, [text, bytes](const TemporaryFolder& folder, const std::string& file) {
            put(file, bytes);
            put(folder.file("scenario.json"), naming(text, file));
          }};
}

const Input class_of_results{"the class of results", [](const TemporaryFolder& folder, const std::string& file) {
                               put(file, table_bytes);
                               results_of(folder, folder.file("results.csv"), "file:" + file);
                             }};

std::vector<Case> output_cases() {
  const std::string one = chapter_one("file:@in");
  std::vector<Case> all = {
      {"dimension", "tree", {"dimension", "file:@in", "--tree", "@out"}, ".json", class_file},
      {"dimension", "write", {"dimension", "file:@in", "--write", "@out"}, ".cxt", class_file},
      {"worst",
       "certificate",
       {"worst", "file:@in", "--auxiliary", "2", "--cap", "8", "--on-fail", "soa", "--certificate", "@out"},
       ".json",
       class_file},
      {"complex",
       "certificate",
       {"complex", "file:@in", "--mesh", "4", "--colours", "3", "--certificate", "@out"},
       ".json",
       class_file},
      {"sweep", "out", {"sweep", "@in", "--out", "@out"}, ".csv", scenario_file},
      {"sweep",
       "out",
       {"sweep", "file:@in", "--sizes", "5", "--replicates", "2", "--learners", "generic", "--out", "@out"},
       ".json",
       class_file},
      {"sweep", "out", {"sweep", "@scenario", "--out", "@out"}, ".csv", named_by("its class", one, table_bytes)},
      {"merge", "out", {"merge", "@in", "--out", "@out"}, ".csv", results_file},
      {"merge", "out", {"merge", "@results", "--out", "@out"}, ".csv", class_of_results},
  };
  if (test::program().drawing == nullptr) return all;
  const std::string two = R"({"version": 1, "chapter": "II", "class": "file:@in"})";
  const std::string three = R"({"version": 1, "chapter": "III", "class": "file:@in"})";
  const std::string three_data = R"({"version": 1, "chapter": "III", "class": "thresholds:4", "data": "@in"})";
  const std::string four = R"({"version": 1, "chapter": "IV", "class": "file:@in"})";
  const std::string four_data = R"({"version": 1, "chapter": "IV", "class": "thresholds:4", "data": "@in"})";
  const std::string four_over = R"({"version": 1, "chapter": "IV", "regret": {"overlay": "file:@in"}})";
  const std::string five = R"({"version": 1, "chapter": "V", "classes": "thresholds:8 file:@in"})";
  const std::string six =
      R"({"version": 1, "chapter": "VI", "page": "worst-world", "searched": "file:@in", "levels": ["1", "1", "1"]})";
  const auto figure = [&](const char* name, const char* option, const char* ending, const Input& input,
                          const char* scenario, bool runs) {
    std::vector<std::string> words = {"figure", name, "--scenario", scenario};
    if (std::string_view(option) == "text") words.insert(words.end(), {"--out", "@other.svg"});
    words.insert(words.end(), {"--" + std::string(option), "@out"});
    all.push_back({"figure", option, words, ending, input, runs});
  };
  for (const char* option : {"out", "text"}) {
    for (const char* ending : {".svg", ".tex", ".html", ".mp4"}) {
      const bool first = ending == std::string_view(".svg");
      const bool film = ending == std::string_view(".mp4");
      if (option == std::string_view("text") && !first) continue;
      const char* one_figure = film ? "tournament" : "class";
      figure(one_figure, option, ending, scenario_file, "@in", first);
      figure(one_figure, option, ending, named_by("class of I", one, table_bytes), "@scenario", first);
      if (film) continue;  // figures of other chapters do not play
      figure("what-follows", option, ending, named_by("class of II", two, table_bytes), "@scenario", false);
      figure("nets", option, ending, named_by("class of III", three, table_bytes), "@scenario", false);
      figure("nets", option, ending, named_by("data of III", three_data, data_bytes), "@scenario", false);
      figure("relabel", option, ending, named_by("class of IV", four, table_bytes), "@scenario", false);
      figure("relabel", option, ending, named_by("data of IV", four_data, data_bytes), "@scenario", false);
      figure("regret", option, ending, named_by("second class of IV", four_over, table_bytes), "@scenario", false);
      figure("two-worlds", option, ending, named_by("classes of V", five, table_bytes), "@scenario", false);
      figure("worst-world", option, ending, named_by("class of VI", six, table_bytes), "@scenario", false);
    }
  }
  const auto plot = [&](const char* option, const char* ending, const std::vector<std::string>& more) {
    std::vector<std::string> words = {"plot", "@in"};
    words.insert(words.end(), more.begin(), more.end());
    if (std::string_view(option) != "out") words.insert(words.end(), {"--out", "@other.svg"});
    words.insert(words.end(), {"--" + std::string(option), "@out"});
    all.push_back({"plot", option, words, ending, results_file});
    words[1] = "@results";
    all.push_back({"plot", option, words, ending, class_of_results});
    words.insert(words.begin() + 2, {"--kind", "dimension", "--bounds-only"});
    words[1] = "@scenario";
    all.push_back({"plot", option, words, ending, named_by("its class", one, table_bytes), false});
  };
  plot("out", ".svg", {});
  plot("data", ".json", {});
  plot("text", ".txt", {});
  all.push_back({"learn", "out", {"learn", "@in", "--out", "@out"}, ".html", scenario_file, false});
  all.push_back({"learn", "out", {"learn", "file:@in", "--out", "@out"}, ".html", class_file, false});
  all.push_back({"learn",
                 "out",
                 {"learn", "@scenario", "--out", "@out"},
                 ".html",
                 named_by("its class", one, table_bytes),
                 false});
  for (const char* file : {"class.svg", "loss.txt", "tree.pdf"}) {
    all.push_back({"learn", "figures", {"learn", "file:@in", "--figures", "@out"}, "", class_file, false, file});
    all.push_back({"learn", "figures", {"learn", "@in", "--figures", "@out"}, "", scenario_file, false, file});
  }
  return all;
}

std::vector<std::string> filled(std::vector<std::string> words, const TemporaryFolder& folder, const std::string& in,
                                const std::string& out) {
  for (std::string& word : words) {
    for (const auto& [sign, text] : std::map<std::string, std::string>{{"@in", in},
                                                                       {"@out", out},
                                                                       {"@other", folder.file("other")},
                                                                       {"@scenario", folder.file("scenario.json")},
                                                                       {"@results", folder.file("results.csv")}}) {
      const std::size_t at = word.find(sign);
      if (at != std::string::npos) word.replace(at, sign.size(), text);
    }
  }
  return words;
}

// Everything in the folder, by name.
std::map<std::string, std::string> all_bytes(const TemporaryFolder& folder) {
  std::map<std::string, std::string> bytes;
  for (const auto& entry : fs::recursive_directory_iterator(folder.file("")))
    if (entry.is_regular_file()) bytes[entry.path().string()] = bytes_of(entry.path().string());
  return bytes;
}

// The names of a file that is there, other than its own; each ends as an output must.
std::vector<std::string> names_of(const TemporaryFolder& folder, const std::string& file, const std::string& ending) {
  const std::string name = fs::path(file).filename().string();
  fs::create_symlink(file, folder.file("link" + ending));
  fs::create_symlink("link" + ending, folder.file("link-to-link" + ending));
  fs::create_hard_link(file, folder.file("hard" + ending));
  fs::create_directory_symlink(".", folder.file("here"));
  fs::create_directory(folder.file("below"));
  return {file,
          folder.file("link" + ending),
          folder.file("link-to-link" + ending),
          folder.file("hard" + ending),
          folder.file("here/" + name),
          folder.file("below/../" + name),
          folder.file(".//" + name),
          fs::relative(file).string()};
}

bool is_output(const Option& option) { return option.names != Names::no_file && option.names != Names::input; }

Options options_of(const Subcommand& command) {
  Options options;
  command.configure(options);
  return options;
}

}  // namespace

TEST_CASE("No output of any subcommand takes the place of a file that the call reads, by whatever name",
          "[cli][files]") {
  for (const Case& one : output_cases()) {
    const TemporaryFolder folder;
    const bool into_folder = one.in_folder[0] != '\0';
    const std::string name = into_folder ? one.in_folder : "input" + std::string(one.ending);
    const std::string in = folder.file(name);
    CAPTURE(one.subcommand, one.option, one.ending, one.input.name);
    one.input.write(folder, in);
    std::vector<std::string> outs = {folder.file(""), folder.file("here"), folder.file(".")};
    if (into_folder)
      fs::create_directory_symlink(".", folder.file("here"));
    else
      outs = names_of(folder, in, one.ending);
    const auto before = all_bytes(folder);
    for (const std::string& out : outs) {
      const Outcome outcome = call(filled(one.words, folder, in, out));
      CAPTURE(out, outcome.err);
      CHECK(outcome.code == exit_bad_input);
      CHECK(outcome.err.starts_with("error: " + std::string(one.option) + ": "));
      CHECK(outcome.err.ends_with(": is the file that is read, and is not replaced\n"));
      CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
      CHECK(all_bytes(folder) == before);
    }
    if (!one.runs) continue;
    const Outcome outcome = call(filled(one.words, folder, in, folder.file("fresh" + std::string(one.ending))));
    CAPTURE(outcome.err);
    CHECK(outcome.code == exit_done);  // the same call is right with another name
    for (const auto& [file, bytes] : before) CHECK(bytes_of(file) == bytes);
  }
}

TEST_CASE("What a sweep keeps beside its results takes no file that it reads either", "[cli][files]") {
  const TemporaryFolder folder;
  const std::string in = folder.write("r.csv.cells", chapter_one("thresholds:4"));
  const Outcome outcome = call({"sweep", in, "--out", folder.file("r.csv")});
  CHECK(outcome.code == exit_bad_input);
  CHECK(outcome.err.ends_with(": is the file that is read, and is not replaced\n"));
  CHECK(bytes_of(in) == chapter_one("thresholds:4"));
}

TEST_CASE("Every option that names a file says whether it is read or written, and every output has a case above",
          "[cli][files]") {
  std::set<std::pair<std::string, std::string>> known;
  for (const Case& one : output_cases()) known.emplace(one.subcommand, one.option);
  // A ledger is read before it is written, and no other file is taken for one: release.test.cpp.
  for (const char* releasing : {"learn", "histogram", "select", "predict", "relabel"})
    known.emplace(releasing, "ledger");
  known.emplace("lesson", "out");     // it reads no file
  known.emplace("figure", "frames");  // a new or empty folder: there is nothing in it to replace
  if (test::program().drawing == nullptr)
    known.merge(std::set<std::pair<std::string, std::string>>{{"learn", "out"}, {"learn", "figures"}});
  for (const Subcommand& command : subcommands(test::program())) {
    for (const Option& option : options_of(command)) {
      CAPTURE(command.name, option.name);
      for (const char* file : {"file", "FILE", "dir", "folder"})
        if (option.value == file) CHECK(option.names != Names::no_file);
      if (is_output(option)) CHECK(known.contains({command.name, option.name}));
    }
  }
}

TEST_CASE("No two outputs of a call are one file", "[cli][files]") {
  int pairs = 0;
  for (const Subcommand& command : subcommands(test::program())) {
    Options outputs = options_of(command);
    std::erase_if(outputs, [](const Option& option) { return !is_output(option); });
    for (std::size_t i = 0; i < outputs.size(); ++i) {
      for (std::size_t j = i + 1; j < outputs.size(); ++j) {
        const TemporaryFolder folder;
        fs::create_directory_symlink(".", folder.file("here"));
        const Outcome outcome = call({command.name, "thresholds:3", "--" + outputs[i].name, folder.file("x.svg"),
                                      "--" + outputs[j].name, folder.file("here/x.svg")});
        CAPTURE(command.name, outputs[i].name, outputs[j].name);
        CHECK(outcome.code == exit_bad_input);
        CHECK(outcome.err.starts_with("error: " + outputs[j].name + ": "));
        CHECK(outcome.err.ends_with(": is the file that --" + outputs[i].name + " writes\n"));
        ++pairs;
      }
    }
  }
  CHECK(pairs >= (test::program().drawing != nullptr ? 7 : 1));
}

TEST_CASE("What a call prints, its errors among it, goes into no file that it reads or writes", "[cli][files]") {
  const TemporaryFolder folder;
  const std::string table = folder.write("table.csv", table_bytes);
  const std::string written = folder.write("written.csv", "old\n");
  // The exit code of a call whose descriptor goes on at the end of a file.
  const auto code_with = [](int descriptor, const std::string& path, const std::vector<std::string>& words) {
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
      const int file = ::open(path.c_str(), O_WRONLY | O_APPEND);
      ::_exit(file >= 0 && ::dup2(file, descriptor) == descriptor ? call(words).code : 99);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  };
  for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO}) {
    CAPTURE(descriptor);
    CHECK(code_with(descriptor, table, {"dimension", "file:" + table}) == exit_bad_input);
    CHECK(code_with(descriptor, written, {"dimension", "thresholds:2", "--write", written}) == exit_bad_input);
    CHECK(code_with(descriptor, folder.write("other", ""), {"dimension", "file:" + table}) == exit_done);
  }
  CHECK(bytes_of(table) == table_bytes);
  CHECK(bytes_of(written) == "old\n");
}

TEST_CASE("No file is opened in the place of a closed standard stream", "[cli][files]") {
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    for (const int descriptor : {0, 1, 2}) ::close(descriptor);
    littlestone::open_standard_descriptors();
    const int next = ::open("/dev/null", O_RDONLY);
    const bool printed = ::write(STDOUT_FILENO, "x", 1) == 1;  // what is lost must not look written
    const bool told = ::write(STDERR_FILENO, "x", 1) == 1;
    ::_exit(next > 2 && !printed && told ? 0 : 1);
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
}
