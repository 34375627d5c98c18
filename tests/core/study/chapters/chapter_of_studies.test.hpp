// SPDX-License-Identifier: GPL-3.0-or-later
// What the scenario of every chapter of studies keeps: its parameters come back alone, its shelf and its schema agree, and
// a damaged file is refused in one line.
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/field.hpp"
#include "tests/support/damage.hpp"
#include "tests/support/schema.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

namespace littlestone::test {

template <class Owner>
struct ChapterOfStudies {
  using Json = nlohmann::ordered_json;
  using Names = std::vector<std::string>;

  const char* numeral;
  const char* folder;  // of its shelf, in resources/scenarios
  const std::vector<Field<Owner>>& (*fields)();
  Json (*to_json)(const Owner&);
  Owner (*from_json)(const Json&, std::vector<InputError>&);
  Owner (*parse)(const std::string&);
  Owner (*read)(const std::string&);
  Json (*schema)();

  /// The fields of all problems of the default scenario with changed values; each is said in one line.
  [[nodiscard]] Names problems_with(const Json& changes) const {
    Json json = to_json({});
    json.merge_patch(changes);
    std::vector<InputError> problems;
    (void)from_json(json, problems);
    Names found;
    for (const InputError& problem : problems) {
      CHECK(std::string(problem.what()).find('\n') == std::string::npos);
      found.push_back(problem.field());
    }
    return found;
  }

  /// A value of the row's kind that is no default.
  [[nodiscard]] static FieldValue other_value(const Field<Owner>& field, const FieldValue& was) {
    const auto& choices = field.info.choices;
    switch (field.info.kind) {
      case FieldKind::choice: return std::string(choices[was == FieldValue(std::string(choices[0])) ? 1 : 0]);
      case FieldKind::choices: return Names{std::string(choices.back()), std::string(choices.front())};
      case FieldKind::text: return std::string("other");
      case FieldKind::rational: return Rational(1, 13);
      case FieldKind::wholes: return std::vector<std::uint64_t>{6, 5};
      case FieldKind::rationals: return std::vector<Rational>{Rational(1, 3), 1};
      default: return std::uint64_t{was == FieldValue(std::uint64_t{5}) ? 6U : 5U};
    }
  }

  /// Each parameter changes the file and comes back alone; the panel and the messages know it by its name.
  void check_parameters() const {
    CHECK(parse(to_json({}).dump()) == Owner{});
    CHECK(parse("{\"chapter\": \"" + std::string(numeral) + "\"}") == Owner{});
    std::set<std::string_view> names;
    for (const Field<Owner>& field : fields()) {
      CAPTURE(field.info.key);
      CHECK(names.insert(field.info.name()).second);
      Owner other;
      const FieldValue value = other_value(field, field.get(other));
      field.set(other, value);
      CHECK_FALSE(other == Owner{});
      std::vector<InputError> problems;
      Owner came;
      fields_from_json(fields(), to_json(other), {"version", "chapter"}, rules::no_scenario_field(), came, problems);
      CHECK(problems.empty());
      CHECK(field.get(came) == value);
      CHECK(came == other);
      CHECK(find_field(fields(), field.info.name()) == &field);
    }
  }

  [[nodiscard]] std::string shelf() const { return support::source_folder() + "/resources/scenarios/" + folder + '/'; }

  /// The schema file is the one that the rows make, so many files of the shelf are valid by it, and `refused` is not, nor
  /// is another chapter's.
  void check_shelf(std::size_t files, const std::string& refused) const {
    const std::string text = support::bytes_of(shelf() + "scenario.schema.json");
    CHECK(text == schema().dump(2) + "\n");  // after a change of the rows: see write_schema
    std::size_t seen = 0;
    for (const auto& entry : std::filesystem::directory_iterator(shelf())) {
      if (entry.path().extension() != ".json" || entry.path().stem() == "scenario.schema") continue;
      CAPTURE(entry.path().filename().string());
      CHECK(schema_problems(text, support::bytes_of(entry.path().string())) == Names{});
      CHECK_NOTHROW(read(entry.path().string()));
      ++seen;
    }
    CHECK(seen == files);
    CHECK(schema_problems(text, to_json({}).dump()) == Names{});
    CHECK_FALSE(schema_problems(text, R"({"chapter": "VII"})").empty());
    CHECK_FALSE(schema_problems(text, R"({"class": "thresholds:8"})").empty());
    CHECK_FALSE(schema_problems(text, refused).empty());
  }

  void write_schema() const {
    std::ofstream out(shelf() + "scenario.schema.json");
    out << schema().dump(2) << '\n';
    CHECK(out.flush().good());
  }

  /// A damaged file is read, or refused in one line.
  void check_damaged(std::uint64_t seed) const {
    int refused = 0;
    const std::vector<std::string> texts = support::damaged_json(to_json({}).dump(2), seed);
    for (const std::string& text : texts) {
      try {
        (void)parse(text);
      } catch (const InputError& error) {
        const std::string said = error.what();
        REQUIRE(said.find('\n') == std::string::npos);
        REQUIRE(said.size() < 600);
        ++refused;
      }
    }
    CHECK(refused > static_cast<int>(texts.size()) / 3);
  }
};

}  // namespace littlestone::test
