// SPDX-License-Identifier: GPL-3.0-or-later
// What the program without Qt does not do, and what it says then.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

#include "app/cli/processes.hpp"
#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "desk.test.hpp"
#include "tests/support/source_folder.hpp"

using namespace littlestone;
using namespace littlestone::cli;
using test::call;
using test::Desk;
using test::Outcome;

TEST_CASE("Without pictures, what draws is refused in one line before anything is computed or made", "[cli]") {
  const Desk desk;
  const auto [words, start] = GENERATE(table<std::vector<std::string>, std::string>({
      {{"figure", "tree", "--out", "x.svg"}, "error: subcommand: figure: draws pictures, which littlestone-lab does"},
      {{"figure", "--help"}, "error: subcommand: figure: draws pictures, which littlestone-lab does"},
      {{"plot", "x.csv"}, "error: subcommand: plot: draws pictures, which littlestone-lab does"},
      {{"lesson", "--out", "x.html"}, "error: subcommand: lesson: draws pictures, which littlestone-lab does"},
      {{"dimension", "thresholds:8", "--tree", "x.svg"}, "error: tree: x.svg: is for pictures, which littlestone-lab"},
      {{"learn", "thresholds-8", "--figures", "x.folder"}, "error: figures: x.folder: is for pictures, which"},
  }));
  const Outcome outcome = call(headless, words);
  CAPTURE(words, outcome.err);
  CHECK(outcome.code == exit_bad_input);
  CHECK(outcome.out.empty());
  CHECK(outcome.err.starts_with(start));
  CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
  CHECK_FALSE(std::filesystem::exists(words.back()));
}

TEST_CASE("Without pictures, the help lists what there is, and an unknown subcommand is told the same", "[cli]") {
  const std::string help = call(headless, {"--help"}).out;
  const std::string unknown = call(headless, {"nothing"}).err;
  CHECK(help.find("littlestone sweep") != std::string::npos);
  CHECK(help.find("littlestone figure") == std::string::npos);
  CHECK(help.find("littlestone-lab's") != std::string::npos);
  CHECK(unknown.find("sweep") != std::string::npos);
  CHECK(unknown.find("figure") == std::string::npos);
  CHECK(call(headless, {}).out == help);
}

TEST_CASE("The manual page names every subcommand that the help lists", "[cli]") {
  std::ifstream file(support::source_folder() + "/resources/desktop/littlestone-lab.1");
  const std::string page((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  std::istringstream help(call({"--help"}).out);
  int named = 0;
  for (std::string line; std::getline(help, line);) {
    std::istringstream words(line);
    std::string program, name;
    words >> program >> name;
    if (!line.starts_with("  littlestone") || name.empty() || name.front() == '[') continue;
    for (std::size_t at = 0; (at = name.find('-', at)) != std::string::npos; at += 2) name.insert(at, 1, '\\');
    CAPTURE(name);
    CHECK(page.find("\n.B " + name + "\n") != std::string::npos);
    ++named;
  }
  CHECK(named > 20);
}

TEST_CASE("How many processes a launcher started is read from what it says of them", "[cli]") {
  using Words = std::map<std::string, std::string>;
  const auto started = [](const Words& words) {
    return processes_started([&](const char* name) {
      const auto found = words.find(name);
      return found == words.end() ? nullptr : found->second.c_str();
    });
  };
  CHECK(started({}).count == 1);
  CHECK(started({{"OMPI_COMM_WORLD_SIZE", "4"}, {"OMPI_COMM_WORLD_RANK", "2"}}).count == 4);
  CHECK(started({{"OMPI_COMM_WORLD_SIZE", "4"}, {"OMPI_COMM_WORLD_RANK", "2"}}).rank == 2);
  CHECK(started({{"PMI_SIZE", "3"}, {"PMI_RANK", "0"}}).count == 3);
  CHECK(started({{"OMPI_COMM_WORLD_SIZE", "1"}}).count == 1);
  CHECK(started({{"PMI_SIZE", "many"}}).count == 1);
}

TEST_CASE("A build without MPI that mpirun starts several times says so in one line, once", "[cli]") {
  if (Processes::have_mpi()) {
    SUCCEED("this build has MPI: the test of mpirun runs it");
    return;
  }
  const Desk desk;
  const std::vector<std::string> sweep = {"sweep", desk.scenario, "--out", desk.file("a.csv")};
  ::setenv("OMPI_COMM_WORLD_SIZE", "2", 1);
  ::setenv("OMPI_COMM_WORLD_RANK", "0", 1);
  const Outcome first = call(sweep);
  ::setenv("OMPI_COMM_WORLD_RANK", "1", 1);
  const Outcome second = call(sweep);
  ::unsetenv("OMPI_COMM_WORLD_SIZE");
  ::unsetenv("OMPI_COMM_WORLD_RANK");
  CHECK(first.code == exit_bad_input);
  CHECK(first.err.starts_with("error: mpirun: 2 processes: this program was built without MPI"));
  CHECK(first.err.find('\n') == first.err.size() - 1);
  CHECK(second.code == exit_done);
  CHECK(second.err.empty());
  CHECK_FALSE(std::filesystem::exists(desk.file("a.csv")));
}
