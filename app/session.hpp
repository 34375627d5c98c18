// SPDX-License-Identifier: GPL-3.0-or-later
// Where one left off: the scenario as edited, the page, the step, the look and the language, kept in one file and read
// back at the next start.
#pragma once

#include <QString>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/study/scenario/scenario.hpp"
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
  std::vector<KeptScenario> others = {};            // of the other chapters, as far as they are not as they come
};

/// The file in the user's own data folder.
[[nodiscard]] QString session_path();
/// Written whole or not at all: what stood there stays until the new one is complete. Throws InputError (field
/// "session").
void write_session(const Session& session, const QString& path);
/// None where there is no such file. Throws InputError when it cannot be read as a session.
[[nodiscard]] std::optional<Session> read_session(const QString& path);
/// Moves a file that could not be read out of the way, beside where it stood; returns its new name, "" when even that
/// failed.
[[nodiscard]] QString put_aside(const QString& path);

/// Whether a start with the session at `path` came as far as a window that answers. While one is tried, a locked file
/// beside the session says so; a file that is there but not locked was left by a start that crashed, or that had to be
/// killed.
class SessionTrial {
 public:
  explicit SessionTrial(const QString& path);
  ~SessionTrial();
  SessionTrial(const SessionTrial&) = delete;
  SessionTrial& operator=(const SessionTrial&) = delete;

  /// Whether the start before this one never came to an answering window.
  [[nodiscard]] bool failed_before() const noexcept { return failed_before_; }
  /// The window answers, or ends as it should: the file goes.
  void passed();

 private:
  std::string path_;
  int descriptor_ = -1;
  bool failed_before_ = false;
};

}  // namespace littlestone::app
