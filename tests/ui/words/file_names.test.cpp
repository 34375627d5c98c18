// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/file_names.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <random>

using namespace littlestone::ui;

TEST_CASE("A file's name is the same bytes again, whatever bytes they are", "[words]") {
  CHECK(file_text("plain.svg") == QStringLiteral("plain.svg"));
  CHECK(file_text("\xc3\xbc\xf0\x9f\x8c\xb2.svg") == QString::fromUtf8("\xc3\xbc\xf0\x9f\x8c\xb2.svg"));
  CHECK(file_text("a\xff.svg").size() == 6);
  for (const char* name :
       {"", "a\xff.svg", "\xed\xa0\x80", "\xe0\x80\x80", "\xf5\x80", "\xc3", "\xf0\x9f\x8c", "\xed\xb2\x80x"}) {
    CAPTURE(name);
    CHECK(file_bytes(file_text(name)) == name);
  }
  CHECK(absolute_name("/a/./b/../c\xc3\xbc.svg") == QString::fromUtf8("/a/c\xc3\xbc.svg"));
  CHECK(file_bytes(absolute_name(file_text("/a/\xff.json"))) == "/a/\xff.json");
  CHECK(file_bytes(absolute_name(file_text("\xff.json"))) == std::filesystem::current_path().string() + "/\xff.json");
  std::mt19937_64 engine(1);
  for (int i = 0; i < 2000; ++i) {
    std::string name;
    for (std::size_t k = engine() % 12; k > 0; --k) {
      constexpr unsigned char bytes[] = {'a', '.', 0x80, 0xbf, 0xc3, 0xed, 0xa0, 0xb2, 0xf0, 0x9f, 0xff, 0xe2};
      name += static_cast<char>(bytes[engine() % sizeof bytes]);
    }
    CHECK(file_bytes(file_text(name)) == name);
  }
}
