// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <array>
#include <nlohmann/json.hpp>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "ui/pages/all.hpp"
#include "ui/words/language.hpp"

namespace littlestone::app {
namespace {

using Json = nlohmann::ordered_json;
constexpr int current_version = 1;
constexpr std::size_t most_bytes = std::size_t{16} << 20;

Scenario scenario_of(const Json& json, const char* field) {
  std::vector<InputError> problems;
  const auto entry = json.find(field);
  if (entry == json.end()) throw InputError("session", field, rules::is_missing());
  // Whether they fit together the first run finds out: a large class takes its time to be made.
  Scenario scenario = scenario_fields_from_json(*entry, problems);
  if (!problems.empty()) throw InputError(problems.front());
  return scenario;
}

// That of a chapter beyond the first.
ui::ChapterScenario other_scenario_of(const Json& json, const char* field) {
  std::vector<InputError> problems;
  const auto entry = json.find(field);
  if (entry == json.end()) throw InputError("session", field, rules::is_missing());
  ui::ChapterScenario scenario = ui::chapter_scenario_from_json(*entry, problems);
  if (!problems.empty()) throw InputError(problems.front());
  if (scenario.index() == ui::kind_of<Scenario>) throw InputError("session", field, rules::session_version());
  return scenario;
}

int whole(const Json& json, const char* field, int low, int high) {
  const auto entry = json.find(field);
  if (entry == json.end() || !entry->is_number_integer()) throw InputError("session", field, rules::whole());
  const auto value = entry->get<std::int64_t>();
  if (value < low || value > high) {
    throw InputError("session", field, rules::between(low, high));
  }
  return static_cast<int>(value);
}

// What the pages keep.
nlohmann::json pages_of(const Json& json) {
  const auto entry = json.find("pages");
  if (entry == json.end()) return nlohmann::json::object();  // of an older session
  if (!entry->is_object()) throw InputError("session", "pages", rules::object());
  nlohmann::json pages = *entry;
  for (const ui::ChapterInfo& chapter : ui::chapters()) {
    for (const ui::PageInfo& page : chapter.pages) {
      const auto kept = pages.find(page.id.toStdString());
      if (kept != pages.end() && page.check_kept != nullptr) page.check_kept(*kept);
    }
  }
  return pages;
}

// With a byte-order mark at its beginning, which QString::fromUtf8 leaves out.
QString whole_text(const std::string& bytes) {
  QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
  return decoder(QByteArray::fromStdString(bytes));
}

// Its id; sessions of version 0.2.0 and before have its number.
QString page_of(const Json& json) {
  static const std::array<const char*, 6> numbered = {"class", "tree", "tournament", "histogram", "selection", "loss"};
  const auto entry = json.find("page");
  if (entry == json.end() || !entry->is_string()) {
    const int number = whole(json, "page", 0, static_cast<int>(numbered.size()) - 1);
    return QString::fromLatin1(numbered[static_cast<std::size_t>(number)]);
  }
  QString id = QString::fromStdString(entry->get<std::string>());
  std::string ids;
  for (const ui::ChapterInfo& chapter : ui::chapters()) {
    for (const ui::PageInfo& page : chapter.pages) {
      if (page.id == id) return id;
      ids += (ids.empty() ? "" : ", ") + page.id.toStdString();
    }
  }
  throw InputError("session", id.toStdString(), rules::one_of(ids));
}

}  // namespace

QString session_path() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/session.json");
}

QString ledger_path() { return QFileInfo(session_path()).path() + QStringLiteral("/ledger.jsonl"); }

void make_own_folder(const QString& path) {
  const QString folder = QFileInfo(path).path();
  QDir().mkpath(folder);
  QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void write_session(const Session& session, const QString& path) {
  Json others = Json::array();
  for (const KeptScenario& kept : session.others) {
    others.push_back({{"scenario", ui::chapter_scenario_to_json(kept.edited)},
                      {"opened", ui::chapter_scenario_to_json(kept.opened)},
                      {"file", kept.file.toStdString()}});
  }
  Json json = {{"version", current_version},
               {"scenario", scenario_to_json(session.scenario)},
               {"opened", scenario_to_json(session.opened)},
               {"file", session.file.toStdString()},
               {"page", session.page.toStdString()},
               {"step", session.step},
               {"theme", session.theme},
               {"system_theme", session.system_theme},
               {"motion", session.motion},
               {"language", session.language.toStdString()},
               {"pages", session.pages},
               {"notes", session.notes},
               {"others", others}};
  if (!session.lesson.is_null()) json["lesson"] = session.lesson;
  const std::string text = json_text(json, 2) + "\n";
  make_own_folder(path);
  write_file("session", path.toStdString(), text, Readers::owner);
}

SavedEntries saved_entries_of(const QString& path) {
  try {
    return saved_entries(read_text_file("session", path.toStdString(), most_bytes));
  } catch (const InputError&) {
    return {{}, true};
  }
}

std::optional<Session> read_session(const QString& path) {
  const QFileInfo there(path);
  if (!there.exists() && !there.isSymLink()) return std::nullopt;
  if (!there.isFile()) throw InputError("session", path.toStdString(), rules::no_plain_file());
  const Json json = parse_json("session", read_text_file("session", path.toStdString(), most_bytes));
  if (!json.is_object() || json.value("version", Json()) != Json(current_version)) {
    throw InputError("session", path.toStdString(), rules::session_version());
  }
  Session session;
  session.scenario = scenario_of(json, "scenario");
  session.opened = scenario_of(json, "opened");
  session.page = page_of(json);
  session.step = whole(json, "step", 0, 1'000'000'000);
  session.theme = whole(json, "theme", 0, 2);
  const auto motion = json.find("motion");
  if (motion == json.end() || !motion->is_boolean()) throw InputError("session", "motion", rules::boolean());
  session.motion = motion->get<bool>();
  // Older sessions have none of the following.
  if (const auto system = json.find("system_theme"); system != json.end()) {
    if (!system->is_boolean()) throw InputError("session", "system_theme", rules::boolean());
    session.system_theme = system->get<bool>();
  }
  if (const auto file_name = json.find("file"); file_name != json.end()) {
    if (!file_name->is_string()) throw InputError("session", "file", rules::text());
    session.file = whole_text(file_name->get<std::string>());
  }
  if (const auto language = json.find("language"); language != json.end()) {
    if (!language->is_string()) throw InputError("session", "language", rules::text());
    session.language = QString::fromStdString(language->get<std::string>());
    if (!session.language.isEmpty() && !ui::language_known(session.language)) {
      throw InputError("session", session.language.toStdString(), rules::language());
    }
  }
  session.pages = pages_of(json);
  if (const auto lesson = json.find("lesson"); lesson != json.end()) session.lesson = *lesson;
  if (const auto notes = json.find("notes"); notes != json.end()) {
    if (!notes->is_object()) throw InputError("session", "notes", rules::object());
    session.notes = *notes;
  }
  if (const auto others = json.find("others"); others != json.end()) {
    if (!others->is_array()) throw InputError("session", "others", rules::session_version());
    for (const Json& other : *others) {
      if (!other.is_object() || !other.value("file", Json()).is_string()) {
        throw InputError("session", "others", rules::session_version());
      }
      session.others.push_back({other_scenario_of(other, "scenario"), other_scenario_of(other, "opened"),
                                whole_text(other.at("file").get<std::string>())});
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

SessionTrial::SessionTrial(const QString& path)
    : path_(QFile::encodeName(path + QStringLiteral(".opening")).toStdString()),
      descriptor_(::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600)) {
  if (descriptor_ < 0) return;  // what cannot be written, session and this file, is told when the session is
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {  // another start is being tried at this moment
    ::close(descriptor_);
    descriptor_ = -1;
    return;
  }
  struct stat there {};
  failed_before_ = ::fstat(descriptor_, &there) == 0 && there.st_size > 0;
  (void)write_all(descriptor_, "a start is being tried\n");
}

SessionTrial::~SessionTrial() { passed(); }

void SessionTrial::passed() {
  if (descriptor_ < 0) return;
  ::unlink(path_.c_str());
  ::close(descriptor_);
  descriptor_ = -1;
}

}  // namespace littlestone::app
