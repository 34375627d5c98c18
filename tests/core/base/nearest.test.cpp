// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest.hpp"

#include <catch2/catch.hpp>

using namespace littlestone;

TEST_CASE("the edits between two words are those that one hand makes", "[base][nearest]") {
  CHECK(edits_between("", "") == 0);
  CHECK(edits_between("", "abc") == 3);
  CHECK(edits_between("learn", "learn") == 0);
  CHECK(edits_between("lern", "learn") == 1);
  CHECK(edits_between("laern", "learn") == 1);
  CHECK(edits_between("learnn", "learn") == 1);
  CHECK(edits_between("leern", "learn") == 1);
  CHECK(edits_between("kitten", "sitting") == 3);
  CHECK(edits_between("sitting", "kitten") == 3);
}

TEST_CASE("a word that is near one of several means it, and one that is near none means none", "[base][nearest]") {
  const std::vector<std::string> known = {"list", "dimension", "learn", "predict", "vote-rule", "stable", "soa"};
  for (const auto& [word, meant] : std::vector<std::pair<std::string, std::string>>{
           {"lern", "learn"},
           {"Learn", "learn"},
           {"laern", "learn"},
           {"dimensions", "dimension"},
           {"dimnesion", "dimension"},
           {"vote_rule", "vote-rule"},
           {"predikt", "predict"},
           {"soaa", "soa"},
           {"dim", "dimension"},
           {"pred", "predict"},
       }) {
    CAPTURE(word);
    CHECK(nearest_word(word, known) == meant);
    CHECK(unknown_word(word, known).text() == "did you mean " + meant + "?");
  }
  for (const char* word : {"", "x", "banana", "st", "l", "thresholds:4"}) {
    CAPTURE(word);
    CHECK_FALSE(nearest_word(word, known));
  }
  CHECK_FALSE(nearest_word(std::string(101, 'l'), known));
  CHECK(unknown_word("banana", {"a", "b"}).text() == "must be one of a, b");
}
