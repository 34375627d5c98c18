// SPDX-License-Identifier: GPL-3.0-or-later
// The state at the end of a session: the edited scenario, the page, the step, the view and the language. One file
// stores it, and the next start reads it.
#pragma once

#include <QString>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/study/chapters/scenario.hpp"
#include "core/study/private_run/data_run.hpp"
#include "ui/shell/chapter_scenario.hpp"

namespace littlestone::app {

/// The scenario of a chapter beyond the first.
struct KeptScenario {
  ui::ChapterScenario edited;
  ui::ChapterScenario opened;
  QString file;
};

struct Session {
  Scenario scenario;                            // with its edits
  Scenario opened;                              // as it was opened or saved last
  QString file;                                 // that it was opened from or saved to; empty: none
  QString page = QStringLiteral("tournament");  // its id
  int step = 0;
  int theme = 0;  // a ui::ThemeKind
  bool motion = true;
  QString language;                                 // as --language takes it; empty: the system's
  nlohmann::json pages = nlohmann::json::object();  // by a page's id, what it keeps (Page::kept)
  nlohmann::json lesson = nullptr;                  // where the lesson stands (LessonWalk::kept)
  nlohmann::json notes = nlohmann::json::object();  // of lectures, as they were written over (ui::WrittenNotes)
  std::vector<KeptScenario> others = {};            // of the other chapters, if they differ from their defaults
  bool system_theme = false;                        // the theme follows the system's
};

/// The file in the user's own data folder.
[[nodiscard]] QString session_path();
/// The ledger of what was spent on data, beside it.
[[nodiscard]] QString ledger_path();
/// Makes the folder of this file, and lets its owner alone look into it (0700): session and ledger name files of data.
void make_own_folder(const QString& path);
/// Written whole or not at all, for its owner alone (0600): what stood there stays until the new one is complete. Throws InputError (field
/// "session").
void write_session(const Session& session, const QString& path);
/// None where there is no such file. Throws InputError when it cannot be read as a session.
[[nodiscard]] std::optional<Session> read_session(const QString& path);
/// What a session file says was spent on data, though the file cannot be read as a session or is not restored.
[[nodiscard]] SavedEntries saved_entries_of(const QString& path);
/// Renames a file that could not be read, in the same folder; returns its new name, "" if even that failed.
[[nodiscard]] QString put_aside(const QString& path);

/// Records whether a start with the session at `path` reached a window that responds. During a start a locked file lies
/// beside the session. A file that exists but is not locked was left by a start that crashed or was killed.
class SessionTrial {
 public:
  explicit SessionTrial(const QString& path);
  ~SessionTrial();
  SessionTrial(const SessionTrial&) = delete;
  SessionTrial& operator=(const SessionTrial&) = delete;

  /// Whether the previous start never reached a window that responds.
  [[nodiscard]] bool failed_before() const noexcept { return failed_before_; }
  /// The window responds, or the program ends normally: removes the file.
  void passed();

 private:
  std::string path_;
  int descriptor_ = -1;
  bool failed_before_ = false;
};

}  // namespace littlestone::app
