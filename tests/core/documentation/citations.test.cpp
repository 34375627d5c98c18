// SPDX-License-Identifier: GPL-3.0-or-later
// What the code cites stands in the repository: sections of resources/help/mathematics.md, keys of sources.md, linked
// files.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <catch2/catch.hpp>

#include "tests/support/source_folder.hpp"

namespace {

namespace fs = std::filesystem;

const fs::path root = littlestone::support::source_folder();

std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The files below `folders` with one of the endings, in the order of their names.
std::vector<fs::path> files(const std::vector<std::string>& folders, const std::set<std::string>& endings) {
  std::vector<fs::path> found;
  for (const std::string& folder : folders)
    for (const auto& entry : fs::recursive_directory_iterator(root / folder))
      if (entry.is_regular_file() && endings.count(entry.path().extension().string())) found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

/// First groups of all matches of `pattern` in `text`.
std::vector<std::string> all_matches(const std::string& text, const std::regex& pattern) {
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) found.push_back((*at)[1]);
  return found;
}

const std::regex cited_section(R"(MATH §([0-9]+|[A-D][0-9]*))");
const std::regex section_heading(R"((?:^|\n)(?:## |\*\*)§([0-9]+|[A-D][0-9]*)\b)");
// [Lit87], [ABLMM §5.2; MATH §3]: letters and a year, or one of the two papers. An array index is not written so.
const std::regex cited_key(R"(\[(ABLMM|DF|[A-Z][A-Za-z]*[A-Za-z+]\+?[0-9]{2})[\]; ,])");
const std::regex key_entry(R"(\n- \*\*\[([^\]]+)\]\*\*)");

std::set<std::string> as_set(const std::vector<std::string>& list) { return {list.begin(), list.end()}; }

std::vector<fs::path> citing_files() {
  auto found = files({"core", "ui", "app", "tests"}, {".cpp", ".hpp"});
  for (const auto& more : files({"resources/help", "resources/scenarios"}, {".md", ".json"})) found.push_back(more);
  found.push_back(root / "README.md");
  std::erase(found, root / "tests/core/documentation/citations.test.cpp");
  return found;
}

}  // namespace

TEST_CASE("every section of the mathematics that the code cites exists", "[documentation]") {
  const auto sections = as_set(all_matches(text_of(root / "resources/help/mathematics.md"), section_heading));
  REQUIRE(sections.count("0"));
  REQUIRE(sections.count("A5"));
  std::size_t citations = 0;
  for (const fs::path& file : citing_files())
    for (const std::string& section : all_matches(text_of(file), cited_section)) {
      INFO(file.string() << " cites MATH §" << section);
      CHECK(sections.count(section));
      ++citations;
    }
  CHECK(citations > 30);
}

TEST_CASE("every key that the code cites has its full reference in sources.md", "[documentation]") {
  const auto keys = as_set(all_matches(text_of(root / "resources/help/sources.md"), key_entry));
  REQUIRE(keys.count("ABLMM"));
  std::size_t citations = 0;
  for (const fs::path& file : citing_files())
    for (const std::string& key : all_matches(text_of(file), cited_key)) {
      INFO(file.string() << " cites [" << key << "]");
      CHECK(keys.count(key));
      ++citations;
    }
  CHECK(citations > 30);
}

TEST_CASE("what the citation checks look for is found in a sample of the forms in use", "[documentation]") {
  CHECK(all_matches("[ABLMM §5.2; MATH §4.] and MATH §A5", cited_section) == std::vector<std::string>{"4", "A5"});
  CHECK(all_matches("[ABLMM §5.2; MATH §4.] [Lit87] [KLM+20], [DF] x[I] [0]", cited_key) ==
        std::vector<std::string>{"ABLMM", "Lit87", "KLM+20", "DF"});
  CHECK(all_matches("\n## §4 Constants\n\n**§A5 Attack**", section_heading) == std::vector<std::string>{"4", "A5"});
}

TEST_CASE("every relative link of the README and the help leads to a file", "[documentation]") {
  const std::regex link(R"(\]\(([^)#:]+)(?:#[^)]*)?\))");
  auto pages = files({"resources/help"}, {".md"});
  for (const char* page : {"README.md", "CONTRIBUTING.md"}) pages.push_back(root / page);
  std::size_t links = 0;
  for (const fs::path& page : pages)
    for (const std::string& target : all_matches(text_of(page), link)) {
      INFO(page.string() << " links to " << target);
      CHECK(fs::exists(page.parent_path() / target));
      ++links;
    }
  CHECK(links > 5);
}
