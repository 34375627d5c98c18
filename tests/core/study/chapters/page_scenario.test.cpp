// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/page_scenario.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/study/chapters/scenario.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;

TEST_CASE("A web page opens as the scenario in it and any other text stays as it is", "[scenario]") {
  const std::string json = R"({"class": "cube:3"})";
  const std::string page = "<!DOCTYPE html>\n<p>text</p><script type=\"application/json\" id=\"scenario\">" + json +
                           "</script>\n<script>rest</script>";
  CHECK(scenario_in_page(page) == json);
  CHECK(scenario_in_page(json) == json);
  CHECK(scenario_in_page("").empty());
  // Cut off before its end, or of another maker: the reader of scenarios says what is wrong.
  CHECK(scenario_in_page(page.substr(0, 90)) == page.substr(0, 90));
  CHECK(scenario_in_page("<!DOCTYPE html><p>") == "<!DOCTYPE html><p>");
  const support::TemporaryFolder folder;
  CHECK(read_scenario_file(folder.write("run.html", page)).class_text == "cube:3");
  CHECK_THROWS_AS(read_scenario_file(folder.write("other.html", "<!DOCTYPE html><p>")), InputError);
}
