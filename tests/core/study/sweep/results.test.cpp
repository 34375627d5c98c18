// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sweep/results.hpp"

#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "core/base/error.hpp"

using namespace littlestone;
namespace fs = std::filesystem;

namespace {

constexpr const char* program = "littlestone-lab 0.1.9";  // of which a file may have no checksum

// A folder that goes away with the test.
struct Folder {
  fs::path path = fs::temp_directory_path() / ("littlestone-results-" + std::to_string(::getpid()));
  Folder() {
    fs::remove_all(path);
    fs::create_directories(path);
  }
  ~Folder() { fs::remove_all(path); }
  [[nodiscard]] std::string file(const char* name) const { return (path / name).string(); }
};

std::string bytes_of(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

void write(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

Scenario small() {
  Scenario scenario;
  scenario.title = "a \"title\", with a comma";
  scenario.class_text = "points:4";
  scenario.constants = {1, 20, 60, 10, {Rational(1, 3), 2}};
  scenario.sizes = {5, 200, 3000};
  scenario.replicates = 7;
  scenario.seed = ~std::uint64_t{0};
  return scenario;
}

SweepFile computed(const Scenario& scenario, const Shard& shard = {}, unsigned threads = 1) {
  SweepFile file = describe_sweep(scenario, shard, program);
  SweepOptions options;
  options.shard = shard;
  options.threads = threads;
  file.cells = run_sweep(scenario, options).cells;
  return file;
}

}  // namespace

TEST_CASE("results read back are the results, from JSON and from CSV, and written again are the same bytes",
          "[experiment]") {
  const Folder folder;
  const SweepFile file = computed(small());
  for (const char* name : {"a.json", "a.csv"}) {
    const std::string path = folder.file(name);
    write_sweep_file(file, path);
    const SweepFile back = read_sweep_file(path);
    CHECK(back.program == program);
    CHECK(back.scenario == file.scenario);
    CHECK(back.scenario.constants.levels == file.scenario.constants.levels);
    CHECK(back.dimension == 1);
    CHECK(back.theorem.sharp->exact == file.theorem.sharp->exact);
    CHECK(back.theorem.paper.log10 == file.theorem.paper.log10);
    REQUIRE(back.cells.size() == 9);
    for (std::size_t c = 0; c < 9; ++c) CHECK(back.cells[c].losses == file.cells[c].losses);
    CHECK(back.cells[0].empty_lists == 7);
    write_sweep_file(back, folder.file("b") + fs::path(name).extension().string());
    CHECK(bytes_of(folder.file("b") + fs::path(name).extension().string()) == bytes_of(path));
  }
  CHECK_THROWS_AS(write_sweep_file(file, folder.file("a.txt")), InputError);
  CHECK_THROWS_AS(write_sweep_file(file, "/nowhere/at/all.json"), InputError);
}

TEST_CASE("shards merged in any order are byte for byte what one process writes, with any number of threads",
          "[experiment]") {
  const SweepFile whole = computed(small());
  CHECK(sweep_to_csv(computed(small(), {}, 3)) == sweep_to_csv(whole));
  for (const std::uint64_t of : {1ULL, 2ULL, 3ULL, 7ULL}) {
    std::vector<SweepFile> parts;
    for (std::uint64_t index = of; index-- > 0;) parts.push_back(computed(small(), {index, of}, 2));
    CHECK(sweep_to_json(merge_sweeps(parts)).dump() == sweep_to_json(whole).dump());
  }
}

TEST_CASE("shards that do not make one sweep are not merged, and the message names the one at fault", "[experiment]") {
  const auto fault = [](const std::vector<SweepFile>& parts) {
    try {
      (void)merge_sweeps(parts);
    } catch (const InputError& error) {
      return error.value() + " " + error.rule().text();
    }
    return std::string();
  };
  const SweepFile a = computed(small(), {0, 3});
  const SweepFile b = computed(small(), {1, 3});
  const SweepFile c = computed(small(), {2, 3});
  Scenario other_seed = small();
  other_seed.seed = 3;
  CHECK(fault({a, c}) == "1/3 is missing");
  CHECK(fault({a, b}) == "2/3 is missing");
  CHECK(fault({a, b, c, b}) == "1/3 is there twice");
  CHECK(fault({a, b, computed(other_seed, {2, 3})}).starts_with("2/3 is of another sweep"));
  CHECK(fault({a, computed(small(), {1, 2}), c}).starts_with("1/2 is of another sweep"));
  SweepFile short_one = c;
  short_one.cells.pop_back();
  CHECK(fault({a, b, short_one}) == "8 must be 9");
  CHECK_FALSE(fault({}).empty());
}

TEST_CASE("a results file that is not one is refused in one line", "[experiment]") {
  const Folder folder;
  const std::string path = folder.file("bad.json");
  write_sweep_file(computed(small()), path);
  const auto good = nlohmann::ordered_json::parse(bytes_of(path));
  std::vector<std::string> bad = {"", "{", "[]", "{}", "# {}", "#", "null", std::string(3, '\0')};
  for (const char* key : {"format", "version", "scenario", "rows", "theorem", "program"}) {
    auto json = good;
    json.erase(key);
    bad.push_back(json.dump());
    json = good;
    json[key] = -3;
    bad.push_back(json.dump());
  }
  for (const char* key : {"learner", "n", "losses", "empty_lists"}) {
    auto json = good;
    json["rows"][4].erase(key);
    bad.push_back(json.dump());
    json = good;
    json["rows"][4][key] = nlohmann::ordered_json::array({7});
    bad.push_back(json.dump());
  }
  auto json = good;
  json["rows"].erase(2);
  bad.push_back(json.dump());
  std::string csv = sweep_to_csv(read_sweep_file(path));
  bad.push_back(csv.substr(0, csv.size() / 2));
  bad.push_back(csv.substr(0, csv.rfind(' ')) + " x\n");
  for (const std::string& text : bad) {
    CAPTURE(text);
    write(path, text);
    CHECK_THROWS_AS(read_sweep_file(path), InputError);
  }
}

TEST_CASE("Any digit changed in a results file is seen, also where the file has no checksum and a summary tells",
          "[study]") {
  const Folder folder;
  const SweepFile file = computed(small());
  for (const char* name : {"a.json", "a.csv"}) {
    const std::string path = folder.file(name);
    write_sweep_file(file, path);
    const std::string good = bytes_of(path);
    const std::size_t rows = good.find("empty_lists");
    int changed = 0;
    for (std::size_t i = rows; i < good.size(); ++i) {
      if (good[i] < '0' || good[i] > '9' || i % 7 != 0) continue;
      std::string bad = good;
      bad[i] = bad[i] == '3' ? '4' : '3';
      write(path, bad);
      CAPTURE(name, i);
      CHECK_THROWS_AS(read_sweep_file(path), InputError);
      ++changed;
    }
    CHECK(changed > 50);
  }
  // A file of an earlier version, without a checksum: read, and its summaries are compared with its losses.
  const auto old_csv = [&] {
    std::string text = sweep_to_csv(file);
    text.erase(text.rfind("# checksum"));
    return text;
  }();
  write(folder.file("old.csv"), old_csv);
  CHECK(read_sweep_file(folder.file("old.csv")).cells.size() == 9);
  auto json = sweep_to_json(file);
  write(folder.file("old.json"), json.dump());
  CHECK(read_sweep_file(folder.file("old.json")).cells.size() == 9);
  for (const char* column :
       {"median_loss", "q10", "success_rate", "mean_loss", "q90_high", "success_low", "replicates"}) {
    CAPTURE(column);
    auto bad = json;
    bad["rows"][4][column] = bad["rows"][4][column].get<double>() + 0.125;
    write(folder.file("bad.json"), bad.dump());
    CHECK_THROWS_AS(read_sweep_file(folder.file("bad.json")), InputError);
  }
  // What is laid out otherwise is the same file.
  write_sweep_file(file, folder.file("a.json"));
  write(folder.file("b.json"), nlohmann::ordered_json::parse(bytes_of(folder.file("a.json"))).dump(7));
  CHECK(read_sweep_file(folder.file("b.json")).cells.size() == 9);
  write(folder.file("late.csv"), sweep_to_csv(file) + "M,5,7\n");
  CHECK_THROWS_AS(read_sweep_file(folder.file("late.csv")), InputError);
}

TEST_CASE("A results file that lost its checksum is refused, cut or not, unless its version wrote none", "[study]") {
  const Folder folder;
  SweepFile file = computed(small());
  const auto said = [&](const std::string& program, const char* name) {
    file.program = program;
    std::string text = name == std::string("r.csv") ? sweep_to_csv(file) : sweep_to_json(file).dump();
    if (name == std::string("r.csv")) text.erase(text.rfind("# checksum"));
    write(folder.file(name), text);
    try {
      (void)read_sweep_file(folder.file(name));
    } catch (const InputError& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  for (const char* name : {"r.csv", "r.json"}) {
    for (const char* with : {"littlestone-lab 0.2.0", "littlestone-lab 0.10.1", "littlestone-lab 1.0",
                             "littlestone-lab", "littlestone-lab x.1", "somebody's 0.1.0", ""}) {
      CAPTURE(name, with);
      CHECK(said(with, name) == "checksum: is missing");
    }
    for (const char* without : {"littlestone-lab 0.1.0", "littlestone-lab 0.0.3"}) {
      CAPTURE(name, without);
      CHECK(said(without, name).empty());
    }
  }
  // Cut after any row.
  file.program = "littlestone-lab 0.2.0";
  const std::string whole = sweep_to_csv(file);
  for (std::size_t end = whole.find("losses\n") + 7; end < whole.size(); end = whole.find('\n', end) + 1) {
    CAPTURE(end);
    write(folder.file("cut.csv"), whole.substr(0, end));
    CHECK_THROWS_AS(read_sweep_file(folder.file("cut.csv")), InputError);
  }
}

TEST_CASE("Numbers of a results file are what they are written as, or are refused", "[study]") {
  const Folder folder;
  const auto good = sweep_to_json(computed(small()));
  const auto read = [&](const nlohmann::ordered_json& json) {
    write(folder.file("n.json"), json.dump());
    return read_sweep_file(folder.file("n.json"));
  };
  const auto refused = [&](const char* at, const nlohmann::ordered_json& value) {
    auto json = good;
    json[nlohmann::ordered_json::json_pointer(at)] = value;
    CAPTURE(at, value.dump());
    CHECK_THROWS_AS(read(json), InputError);
  };
  for (const auto& value : {nlohmann::ordered_json(100.5), nlohmann::ordered_json(-7), nlohmann::ordered_json("5")}) {
    for (const char* at : {"/rows/0/n", "/rows/0/empty_lists", "/dimension"}) refused(at, value);
  }
  refused("/dimension", 65);
  refused("/rows/0/empty_lists", 0.9);
  auto padded = good;
  padded["theorem"]["paper"]["examples"] = "0777";
  CHECK(*read(padded).theorem.paper.exact == 777);
  padded["theorem"]["paper"]["examples"] = "0999";
  CHECK(*read(padded).theorem.paper.exact == 999);
}

TEST_CASE("A journal with a line that is none of its own is mended, whatever its checksum says", "[study]") {
  const Folder folder;
  const std::string out = folder.file("run.csv");
  const SweepFile file = computed(small());
  {
    SweepJournal journal(out, file);
    for (int c = 0; c < 3; ++c) journal.append(file.cells[static_cast<std::size_t>(c)]);
  }
  const std::string good = bytes_of(out + ".cells");
  const std::string head = good.substr(0, good.find('\n') + 1);
  const auto fnv = [](const std::string& bytes) {  // the checksum's definition: FNV-1a of 64 bits
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    std::ostringstream text;
    text << std::hex << hash;
    return text.str();
  };
  for (const std::string& line : {head, std::string("7 ") + fnv("7") + "\n", std::string("[] ") + fnv("[]") + "\n",
                                  std::string("x ") + fnv("x") + "\n"}) {
    CAPTURE(line);
    write(out + ".cells", good + line);
    {
      SweepJournal journal(out, file);
      CHECK(journal.known().size() == 3);
      CHECK(journal.problems().size() == 1);
      journal.append(file.cells[3]);
    }
    CHECK(SweepJournal(out, file).known().size() == 4);
    CHECK(SweepJournal(out, file).problems().empty());
  }
  for (const std::string& first : {std::string("7"), std::string("[]"), std::string("{}"), std::string("x")}) {
    write(out + ".cells", first + " " + fnv(first) + "\n");
    CHECK_THROWS_WITH(SweepJournal(out, file), Catch::Contains("holds cells of another scenario"));
  }
}

TEST_CASE("A journal that cannot be mended stays as it is, however often it is tried", "[study]") {
  const Folder folder;
  const std::string out = folder.file("run.csv");
  const SweepFile file = computed(small());
  {
    SweepJournal journal(out, file);
    for (const SweepCell& cell : file.cells) journal.append(cell);
  }
  std::string cut = bytes_of(out + ".cells");
  cut.resize(cut.size() - 9);
  write(out + ".cells", cut);
  // A disk that is full after 1000 bytes.
  rlimit before{};
  REQUIRE(::getrlimit(RLIMIT_FSIZE, &before) == 0);
  rlimit full = before;
  full.rlim_cur = 1000;
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  for (int i = 0; i < 3; ++i) {
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &full) == 0);
    CHECK_THROWS_AS(SweepJournal(out, file), InputError);
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &before) == 0);
    CHECK(bytes_of(out + ".cells") == cut);
    CHECK(std::distance(fs::directory_iterator(folder.path), fs::directory_iterator()) == 1);
  }
  std::signal(SIGXFSZ, handler);
  const SweepJournal journal(out, file);
  CHECK(journal.known().size() == 8);
  CHECK(bytes_of(journal.damaged_copy()) == cut);
}

TEST_CASE("a journal knows the cells it was given, and only for the same experiment", "[experiment]") {
  const Folder folder;
  const std::string out = folder.file("run.csv");
  const SweepFile file = computed(small());
  {
    SweepJournal journal(out, file);
    CHECK(journal.known().empty());
    journal.append(file.cells[0]);
    journal.append(file.cells[4]);
    CHECK_THROWS_AS(SweepJournal(out, file), InputError);  // one writer
  }
  {
    SweepJournal journal(out, file);
    REQUIRE(journal.known().size() == 2);
    CHECK(journal.known()[1].losses == file.cells[4].losses);
    CHECK(journal.problems().empty());
    SweepOptions options;
    options.known = journal.known();
    std::size_t ran = 0;
    SweepFile again = describe_sweep(small(), {}, program);
    again.cells = run_sweep(small(), options, {}, [&](const SweepCell&) { ++ran; }).cells;
    CHECK(ran == 7);
    CHECK(sweep_to_csv(again) == sweep_to_csv(file));
  }
  Scenario more = small();
  more.sizes.push_back(5000);
  more.title = "another";
  CHECK(SweepJournal(out, describe_sweep(more, {}, program)).known().size() == 2);
  Scenario other = small();
  other.epsilon = 2;
  CHECK_THROWS_AS(SweepJournal(out, describe_sweep(other, {}, program)), InputError);
  CHECK_THROWS_AS(SweepJournal(out, describe_sweep(small(), {0, 2}, program)), InputError);
  CHECK_THROWS_AS(SweepJournal(out, describe_sweep(small(), {}, "another version")), InputError);
  SweepJournal(out, file).remove();
  CHECK_FALSE(fs::exists(out + ".cells"));
}

TEST_CASE("a damaged journal is reported and kept aside, and its good cells go on", "[experiment]") {
  const Folder folder;
  const std::string out = folder.file("run.json");
  const SweepFile file = computed(small());
  {
    SweepJournal journal(out, file);
    for (const SweepCell& cell : file.cells) journal.append(cell);
  }
  const std::string good = bytes_of(out + ".cells");
  std::vector<std::size_t> line_starts{0};
  for (std::size_t at = 0; at + 1 < good.size(); ++at) {
    if (good[at] == '\n') line_starts.push_back(at + 1);
  }
  REQUIRE(line_starts.size() == 10);
  for (std::size_t i = 0; i < good.size(); i += 97) {
    std::string bad = good;
    bad[i] = static_cast<char>(bad[i] ^ 1);
    write(out + ".cells", bad);
    const SweepJournal journal(out, file);
    CHECK_FALSE(journal.problems().empty());
    CHECK(bytes_of(journal.damaged_copy()) == bad);
    CHECK(journal.known().size() <= 9);
    for (const SweepCell& cell : journal.known()) {
      const auto same = std::find_if(file.cells.begin(), file.cells.end(), [&](const SweepCell& c) {
        return c.learner == cell.learner && c.examples == cell.examples;
      });
      REQUIRE(same != file.cells.end());
      CHECK(cell.losses == same->losses);
    }
    if (i >= line_starts[1]) CHECK(journal.known().size() >= 7);  // a lost line end costs two lines
  }
  write(out + ".cells", good.substr(0, line_starts[6] + 9));  // cut off in its sixth cell
  const SweepJournal journal(out, file);
  CHECK(journal.known().size() == 5);
  CHECK(journal.problems().size() == 1);
  CHECK(SweepJournal(folder.file("other.json"), file).known().empty());
}

TEST_CASE("a sweep that is killed goes on where it was, to the same bytes", "[experiment]") {
  const Folder folder;
  const std::string out = folder.file("run.json");
  Scenario scenario = small();
  scenario.constants.batches = 400;
  scenario.replicates = 30;
  scenario.sizes = {100, 1000, 10'000, 20'000, 40'000};
  const SweepFile about = describe_sweep(scenario, {}, program);
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    SweepJournal journal(out, about);
    (void)run_sweep(scenario, {}, [&](const SweepCell& cell) {
      journal.append(cell);
      if (journal.known().empty() && cell.examples == 10'000) ::kill(::getpid(), SIGKILL);
    });
    ::_exit(1);
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  REQUIRE(WIFSIGNALED(status));
  const SweepJournal journal(out, about);
  CHECK(journal.known().size() == 3);
  CHECK(journal.problems().empty());
  SweepFile resumed = about;
  SweepOptions options;
  options.known = journal.known();
  resumed.cells = run_sweep(scenario, options).cells;
  CHECK(sweep_to_csv(resumed) == sweep_to_csv(computed(scenario)));
}
