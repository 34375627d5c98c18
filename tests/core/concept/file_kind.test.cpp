// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/file_kind.hpp"

#include <catch2/catch.hpp>
#include <sstream>

#include "core/base/error.hpp"

using namespace littlestone;

namespace {

FileKind kind(const std::string& name, const std::string& text) {
  std::istringstream in(text);
  return file_kind(name, in);
}

}  // namespace

TEST_CASE("what a file is follows from its ending or from its text", "[concept]") {
  CHECK(kind("a.json", "0,1\n") == FileKind::scenario);
  CHECK(kind("run.HTML", "<!DOCTYPE html>") == FileKind::scenario);
  CHECK(kind("own", "\xef\xbb\xbf\n  {\"class\": \"cube:3\"}") == FileKind::scenario);
  CHECK(kind("page.txt", "<!DOCTYPE html>\n") == FileKind::scenario);
  CHECK(kind("zoo.cxt", "point,label\n") == FileKind::table);
  CHECK(kind("zoo.csv", ",fur,fins\nbear,1,0\ncarp,0,1\n") == FileKind::table);
  CHECK(kind("words", "0110\n1010\n") == FileKind::table);
  CHECK(kind("rows.csv", "# drawn in May\npoint,label\n2,1\n0,0\n") == FileKind::data);
  CHECK(kind("rows.tsv", "Point\tLabel\n2\t1\n") == FileKind::data);
  CHECK(kind("people.csv", "age,income,bought\n31,20000,yes\n44,31000,no\n") == FileKind::data);
  // The table's reader says what is wrong with these.
  CHECK(kind("empty", "") == FileKind::table);
  CHECK(kind("prose.txt", "no table at all\n") == FileKind::table);
  CHECK(kind("zeros", std::string("\0\0\0", 3)) == FileKind::table);
  CHECK_THROWS_AS(file_kind("/no/such/file.csv"), InputError);
}
