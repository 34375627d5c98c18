// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <nlohmann/json.hpp>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "ui/words/language.hpp"

namespace littlestone::app {
namespace {

using Json = nlohmann::ordered_json;
constexpr int current_version = 1;
constexpr qint64 most_bytes = qint64{16} << 20;

Scenario scenario_of(const Json& json, const char* field) {
  std::vector<Problem> problems;
  const auto entry = json.find(field);
  if (entry == json.end()) throw InputError("session", field, "is missing");
  // Whether they fit together the first run finds out: a large class takes its time to be made.
  Scenario scenario = scenario_fields_from_json(*entry, problems);
  if (!problems.empty()) throw InputError(problems.front().field, problems.front().value, problems.front().rule);
  return scenario;
}

int whole(const Json& json, const char* field, int low, int high) {
  const auto entry = json.find(field);
  if (entry == json.end() || !entry->is_number_integer()) throw InputError("session", field, "must be a whole number");
  const auto value = entry->get<std::int64_t>();
  if (value < low || value > high) {
    throw InputError("session", field, "must be from " + std::to_string(low) + " to " + std::to_string(high));
  }
  return static_cast<int>(value);
}

}  // namespace

QString session_path() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/session.json");
}

void write_session(const Session& session, const QString& path) {
  const Json json = {{"version", current_version},
                     {"scenario", scenario_to_json(session.scenario)},
                     {"opened", scenario_to_json(session.opened)},
                     {"file", session.file.toStdString()},
                     {"page", session.page},
                     {"step", session.step},
                     {"theme", session.theme},
                     {"motion", session.motion},
                     {"language", session.language.toStdString()}};
  const std::string text = json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
  QDir().mkpath(QFileInfo(path).path());
  write_file("session", path.toStdString(), text);
}

std::optional<Session> read_session(const QString& path) {
  QFile file(path);
  if (!file.exists()) return std::nullopt;
  if (!file.open(QIODevice::ReadOnly)) {
    throw InputError("session", path.toStdString(), "cannot be read: " + file.errorString().toStdString());
  }
  if (file.size() > most_bytes) throw InputError("session", path.toStdString(), "is longer than any session");
  Json json;
  try {
    json = Json::parse(file.readAll().toStdString());
  } catch (const Json::parse_error& error) {
    throw InputError("session", "byte " + std::to_string(error.byte), "is not JSON from here on");
  }
  if (!json.is_object() || json.value("version", Json()) != Json(current_version)) {
    throw InputError("session", path.toStdString(), "is not a session of this version");
  }
  Session session;
  session.scenario = scenario_of(json, "scenario");
  session.opened = scenario_of(json, "opened");
  session.page = whole(json, "page", 0, 5);
  session.step = whole(json, "step", 0, 1'000'000'000);
  session.theme = whole(json, "theme", 0, 2);
  const auto motion = json.find("motion");
  if (motion == json.end() || !motion->is_boolean()) throw InputError("session", "motion", "must be true or false");
  session.motion = motion->get<bool>();
  // Older sessions have none of the following.
  if (const auto file_name = json.find("file"); file_name != json.end()) {
    if (!file_name->is_string()) throw InputError("session", "file", "must be a text");
    session.file = QString::fromStdString(file_name->get<std::string>());
  }
  if (const auto language = json.find("language"); language != json.end()) {
    if (!language->is_string()) throw InputError("session", "language", "must be a text");
    session.language = QString::fromStdString(language->get<std::string>());
    if (!session.language.isEmpty() && !ui::language_known(session.language)) {
      throw InputError("session", session.language.toStdString(), "is no language of this program");
    }
  }
  return session;
}

QString put_aside(const QString& path) {
  for (int i = 1; i < 100; ++i) {
    const QString aside = path + QStringLiteral(".broken-%1").arg(i);
    if (!QFile::exists(aside)) return QFile::rename(path, aside) ? aside : QString();
  }
  return {};
}

}  // namespace littlestone::app
