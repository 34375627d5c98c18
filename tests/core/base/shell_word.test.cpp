// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/shell_word.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>

#include "core/base/name.hpp"
#include "tests/support/names.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;

TEST_CASE("a word that means nothing to a shell stands as it is, any other in quotation marks", "[base][shell]") {
  CHECK(shell_word("thresholds:8") == "thresholds:8");
  CHECK(shell_word("table:a=01/b=10") == "table:a=01/b=10");
  CHECK(shell_word("") == "''");
  CHECK(shell_word("a b") == "'a b'");
  CHECK(shell_word("it's") == "'it'\\''s'");
  CHECK(shell_word("$(id)") == "'$(id)'");
  CHECK(shell_word("a\nb'\\\xff") == "$'a\\012b\\'\\\\\\377'");
}

TEST_CASE("every text without a zero byte is read back by a shell from its word, which hides nothing",
          "[base][shell]") {
  std::string script = "printf '%s\\0'";
  std::string wanted;
  for (std::vector<std::string> all : {awkward_names(3000, 31), hostile_texts(3000, 32)}) {
    for (const std::string& text : all) {
      if (text.find('\0') != std::string::npos) continue;  // no word of a command holds one
      const std::string word = shell_word(text);
      REQUIRE(harmless(word) == word);
      script += " \\\n" + word;
      wanted += text + '\0';
    }
  }
  if (std::system("bash -c true > /dev/null 2>&1") != 0) return;  // NOLINT(*): a constant command
  const support::TemporaryFolder folder;
  const std::string path = folder.write("script", script + "\n");
  const std::string out = folder.file("out");
  REQUIRE(std::system(("LC_ALL=C.UTF-8 bash '" + path + "' > '" + out + "'").c_str()) ==
          0);  // NOLINT(*): our own names
  CHECK(support::bytes_of(out) == wanted);
}
