// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of the window's session: what it takes is written as a file that it takes for the same session, and that
// is written the same again. What was spent on data is told of any text, and is not lost on the way.
#include "app/session.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "core/base/files.hpp"
#include "fuzz.hpp"

using namespace littlestone;
namespace fs = std::filesystem;

namespace {

bool same(const app::Session& a, const app::Session& b) {
  const auto same_others = [](const app::KeptScenario& one, const app::KeptScenario& other) {
    return one.edited == other.edited && one.opened == other.opened && one.file == other.file;
  };
  return a.scenario == b.scenario && a.opened == b.opened && a.file == b.file && a.page == b.page && a.step == b.step &&
         a.theme == b.theme && a.motion == b.motion && a.language == b.language && a.pages == b.pages &&
         a.lesson == b.lesson && a.notes == b.notes && a.system_theme == b.system_theme &&
         std::equal(a.others.begin(), a.others.end(), b.others.begin(), b.others.end(), same_others);
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Folder folder;
  const std::string file = folder.file("session.json");
  const QString path = QString::fromStdString(file);
  constexpr std::size_t most = std::size_t{1} << 27;
  fs::remove(file);
  write_file("session", file, fuzz::text_of(data, size));
  const SavedEntries spent = app::saved_entries_of(path);  // of any text
  std::optional<app::Session> session;
  if (!fuzz::takes([&] { session = app::read_session(path); })) {
    fuzz::expect(read_text_file("session", file, most) == fuzz::text_of(data, size), "a session that is refused stays");
    return 0;
  }
  fuzz::expect(session.has_value(), "a session that is there is read");
  fuzz::taken = true;
  app::write_session(*session, path);
  const std::string written = read_text_file("session", file, most);
  std::optional<app::Session> again;
  fuzz::expect(fuzz::takes([&] { again = app::read_session(path); }) && again,
               "a session that was read is written as one that is read");
  fuzz::expect(same(*again, *session), "a session is read as it was written");
  const SavedEntries kept = app::saved_entries_of(path);
  fuzz::expect(kept.entries == spent.entries && kept.lost == spent.lost, "what a session says was spent stays in it");
  app::write_session(*again, path);
  fuzz::expect(read_text_file("session", file, most) == written, "a session has one spelling");
  return 0;
}
