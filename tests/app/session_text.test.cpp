// SPDX-License-Identifier: GPL-3.0-or-later
// A session file says what it was written from, whatever that is.
#include <QTemporaryDir>
#include <catch2/catch.hpp>

#include "app/session.hpp"
#include "core/base/json.hpp"
#include "core/study/chapters/scenario_fields.hpp"
#include "tests/support/any_value.hpp"
#include "tests/support/names.hpp"
#include "tests/support/temporary_folder.hpp"

// Its names are those of other files of tests, too.
namespace littlestone::texts_of_sessions {
namespace {

template <class Owner>
Owner any_of(const std::vector<Field<Owner>>& fields, support::AnyValue& any) {
  Owner owner;
  for (const Field<Owner>& field : fields) field.set(owner, any.right(field.info, field.get(owner)));
  return owner;
}

ui::ChapterScenario any_scenario(std::size_t kind, support::AnyValue& any) {
  switch (kind) {
    case ui::kind_of<Scenario>: return any_of(scenario_fields(), any);
    case ui::kind_of<LowerBoundScenario>: return any_of(lower_bound_fields(), any);
    case ui::kind_of<PredictionScenario>: return any_of(prediction_fields(), any);
    case ui::kind_of<AgnosticScenario>: return any_of(agnostic_fields(), any);
    default: return any_of(map_fields(), any);
  }
}

// Texts that a JSON file can hold: it is UTF-8.
std::vector<std::string> any_texts() {
  std::vector<std::string> texts;
  for (const auto& all : {awkward_names(300, 71), hostile_texts(300, 72)}) {
    for (const std::string& text : all) {
      if (nlohmann::json::parse(json_text(nlohmann::json(text))) == text) texts.push_back(text);
    }
  }
  return texts;
}

app::Session any_session(std::uint64_t seed, support::AnyValue& any, const std::vector<std::string>& texts) {
  const auto text = [&](std::uint64_t i) { return QString::fromStdString(texts[(seed * 31 + i) % texts.size()]); };
  app::Session session;
  session.scenario = std::get<Scenario>(any_scenario(ui::kind_of<Scenario>, any));
  session.opened = std::get<Scenario>(any_scenario(ui::kind_of<Scenario>, any));
  session.file = text(1);
  session.page = QStringLiteral("selection");
  session.step = static_cast<int>(seed * 7919 % 1'000'000'001);
  session.theme = static_cast<int>(seed % 3);
  session.motion = seed % 2 == 0;
  session.system_theme = seed % 3 == 0;
  session.language = QString::fromLatin1(seed % 3 == 0 ? "" : seed % 3 == 1 ? "de" : "he");
  session.notes = {{text(2).toStdString(), text(3).toStdString()}};
  if (seed % 2 == 1) session.lesson = {{"station", seed}, {"answered", true}};
  for (std::size_t kind = 0; kind < ui::scenario_kinds; ++kind) {
    if (kind == ui::kind_of<Scenario>) continue;
    session.others.push_back({any_scenario(kind, any), any_scenario(kind, any), text(10 + kind)});
  }
  return session;
}

}  // namespace

TEST_CASE("A session says what it was written from, whatever its scenarios, numbers and names are", "[session]") {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("session.json"));
  const std::vector<std::string> texts = any_texts();
  support::AnyValue any(73);
  for (std::uint64_t seed = 0; seed < 120; ++seed) {
    CAPTURE(seed);
    const app::Session session = any_session(seed, any, texts);
    app::write_session(session, path);
    const std::string written = support::bytes_of(path.toStdString());
    const std::optional<app::Session> read = app::read_session(path);
    REQUIRE(read.has_value());
    REQUIRE(read->scenario == session.scenario);
    REQUIRE(read->opened == session.opened);
    REQUIRE(read->file == session.file);
    REQUIRE(read->page == session.page);
    REQUIRE(read->step == session.step);
    REQUIRE(read->theme == session.theme);
    REQUIRE(read->motion == session.motion);
    REQUIRE(read->system_theme == session.system_theme);
    REQUIRE(read->language == session.language);
    REQUIRE(read->lesson == session.lesson);
    REQUIRE(read->notes == session.notes);
    REQUIRE(read->others.size() == session.others.size());
    for (std::size_t i = 0; i < session.others.size(); ++i) {
      REQUIRE(read->others[i].edited == session.others[i].edited);
      REQUIRE(read->others[i].opened == session.others[i].opened);
      REQUIRE(read->others[i].file == session.others[i].file);
    }
    app::write_session(*read, path);
    REQUIRE(support::bytes_of(path.toStdString()) == written);  // a session has one spelling
  }
}

}  // namespace littlestone::texts_of_sessions
