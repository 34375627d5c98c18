// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <nlohmann/json.hpp>

#include "core/base/json.hpp"
#include "tests/support/names.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;

namespace {

// The records of a text by RFC 4180, read character by character.
std::vector<std::vector<std::string>> records_of(const std::string& text) {
  std::vector<std::vector<std::string>> records(1, {""});
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string& cell = records.back().back();
    if (quoted) {
      const bool twice = text[i] == '"' && i + 1 < text.size() && text[i + 1] == '"';
      if (text[i] == '"' && !twice) {
        quoted = false;
      } else {
        cell += text[i];
        i += twice ? 1 : 0;
      }
    } else if (text[i] == '"' && cell.empty()) {
      quoted = true;
    } else if (text[i] == ',') {
      records.back().emplace_back();
    } else if (text[i] == '\n') {
      records.push_back({""});
    } else {
      cell += text[i];
    }
  }
  records.pop_back();
  return records;
}

}  // namespace

TEST_CASE("a cell has quotation marks where it needs them, and a mark before a formula where it is asked for",
          "[base][csv]") {
  CHECK(csv_cell("a b") == "a b");
  CHECK(csv_cell("a,b") == "\"a,b\"");
  CHECK(csv_cell("15\" old") == "\"15\"\" old\"");
  CHECK(csv_line({"a", "", "b\nc"}) == "a,,\"b\nc\"\n");
  CHECK(csv_cell("=1+1") == "=1+1");
  for (const char* formula : {"=1+1", "+a", "-++", "@SUM(1)", "\tx", "-", "+", "--1", "=", "-1 2"}) {
    CAPTURE(formula);
    CHECK(csv_cell(formula, Formulas::marked) == "'" + std::string(formula));
  }
  CHECK(csv_cell("=1,2", Formulas::marked) == "\"'=1,2\"");
  for (const char* number : {"-1", "+1", "-0.5", "-1e-6", "1", "a=b", "'x", ""}) {
    CAPTURE(number);
    CHECK(csv_cell(number, Formulas::marked) == number);
  }
}

TEST_CASE("every text is read back from its cell, by a reader of our own and by Python's", "[base][csv]") {
  std::vector<std::vector<std::string>> records;
  std::string text;
  for (std::vector<std::string> all : {awkward_names(3000, 11), hostile_texts(500, 12)}) {
    // Python reads text, and a carriage return ends a line for it outside of quotation marks only.
    std::erase_if(all, [](const std::string& one) {
      return one.find('\0') != std::string::npos || nlohmann::json::parse(json_text(nlohmann::json(one))) != one;
    });
    for (std::size_t i = 0; i + 3 <= all.size(); i += 3) {
      records.emplace_back(all.begin() + static_cast<std::ptrdiff_t>(i),
                           all.begin() + static_cast<std::ptrdiff_t>(i + 3));
      text += csv_line(records.back());
    }
  }
  CHECK(records_of(text) == records);
  if (std::system("python3 -c 'import csv' > /dev/null 2>&1") != 0) {  // NOLINT(*): a constant command
    WARN("there is no Python: its reader of CSV is not asked");
    return;
  }
  const support::TemporaryFolder folder;
  const std::string cells = folder.write("cells.csv", text);
  const std::string wanted = folder.write("cells.json", nlohmann::json(records).dump());
  const std::string script = folder.write("read.py",
                                          "import csv, json, sys\n"
                                          "rows = list(csv.reader(open(sys.argv[1], newline='', encoding='utf-8')))\n"
                                          "assert rows == json.load(open(sys.argv[2], encoding='utf-8'))\n");
  const std::string command = "python3 '" + script + "' '" + cells + "' '" + wanted + "'";
  CHECK(std::system(command.c_str()) == 0);  // NOLINT(*): names of our own
}
