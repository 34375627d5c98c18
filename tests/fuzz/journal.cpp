// SPDX-License-Identifier: GPL-3.0-or-later
// The journal of a sweep: it is opened and mended, or refused because it belongs to another sweep; after that it is
// whole.
#include <filesystem>

#include "core/base/files.hpp"
#include "core/base/text.hpp"
#include "core/study/sweep/results.hpp"
#include "fuzz.hpp"

using namespace littlestone;
namespace fs = std::filesystem;

namespace {

const SweepFile& about() {
  static const SweepFile file = [] {
    Scenario scenario;
    scenario.class_text = "points:3";
    scenario.constants = {1, 20, 60, 10, {}};
    scenario.sizes = {5, 200};
    scenario.learners = {LearnerKind::generic, LearnerKind::consistent};
    scenario.replicates = 3;
    return describe_sweep(scenario, {}, "littlestone-lab test");
  }();
  return file;
}

// The text with the right checksum behind the JSON of each whole line, in three of four texts: so that a change within
// a line is seen by more than its checksum.
std::string sealed(const std::string& text) {
  if (fnv1a(text) % 4 == 0) return text;
  std::string result;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find('\n', from), text.size());
    std::string line = text.substr(from, end - from);
    if (const std::size_t brace = line.rfind('}'); end < text.size() && brace != std::string::npos) {
      line.resize(brace + 1);
      line += ' ' + hex(fnv1a(line));
    }
    result += line + (end < text.size() ? "\n" : "");
    from = end + 1;
  }
  return result;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fuzz::Folder folder;
  const std::string out = folder.file("r.csv");
  const std::string journal_path = out + ".cells";
  for (const auto& entry : fs::directory_iterator(folder.path())) fs::remove(entry.path());
  const std::string text = sealed(fuzz::text_of(data, size));
  write_file("out", journal_path, text);
  std::size_t known = 0;
  const bool taken = fuzz::takes([&] {
    const SweepJournal journal(out, about());
    known = journal.known().size();
    if (!journal.problems().empty()) {
      fuzz::expect(read_text_file("file", journal.damaged_copy(), std::size_t{1} << 24) == text,
                   "a damaged journal is kept as it was");
    }
  });
  if (!taken) return 0;
  fuzz::taken = known > 0;
  const SweepJournal again(out, about());
  fuzz::expect(again.problems().empty() && again.known().size() == known, "a journal that was opened is whole");
  return 0;
}
