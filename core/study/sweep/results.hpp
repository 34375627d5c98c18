// SPDX-License-Identifier: GPL-3.0-or-later
// The results of a sweep on disk: a file of finished results, and a journal of finished cells while it runs.
#pragma once

#include <string>
#include <vector>

#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/sweep.hpp"

namespace littlestone {

/// A sweep's results with everything they depend on. The same scenario and program version give the same bytes.
struct SweepFile {
  std::string program;      // name and version of what computed it
  std::string fingerprint;  // of the class table: a table in a file may change under its name
  Scenario scenario;        // constants resolved
  Shard shard;              // 0 of 1: all replicates
  int dimension = 0;        // Ldim of the class
  TheoremSizes theorem;
  std::vector<SweepCell> cells;  // learner-major, sizes ascending; every one
};

/// The file without its cells, for a scenario whose constants are resolved; searches the theorem's sizes where they are
/// not known (see theorem_sizes). `instance` is instance_of the scenario; without one, it is made. Throws InputError.
[[nodiscard]] SweepFile describe_sweep(const Scenario& scenario, const Instance& instance, const Shard& shard,
                                       const std::string& program);
[[nodiscard]] SweepFile describe_sweep(const Scenario& scenario, const Shard& shard, const std::string& program);

/// Everything as one JSON object; "rows" has one row per learner and n, with all losses if `with_losses`.
[[nodiscard]] nlohmann::ordered_json sweep_to_json(const SweepFile& file, bool with_losses = true);
/// One line "# {…}" with the parameters, then a header and the same rows, losses joined by spaces; at last "# checksum
/// …" of all bytes before it.
[[nodiscard]] std::string sweep_to_csv(const SweepFile& file);

/// Reads either back. Throws InputError naming what is wrong and where: also where the checksum or a column that follows
/// from the losses is not what it must be, and where the checksum is missing, which only program versions before 0.2 did
/// not write. A file that cannot be read is the error of `field`.
[[nodiscard]] SweepFile read_sweep_file(const std::string& path, std::string_view field = "results");
/// The same from a file's text; `path` is for messages.
[[nodiscard]] SweepFile parse_sweep(const std::string& text, const std::string& path);
/// Writes .json or .csv by the ending, with a checksum, so that no half-written file ever has the name. Throws
/// InputError (field "out").
void write_sweep_file(const SweepFile& file, const std::string& path);

/// Whether a replicate of one is the same as of the other: all that a loss depends on agrees. Titles, sizes, learners
/// and the number of replicates may differ.
[[nodiscard]] bool same_experiment(const SweepFile& a, const SweepFile& b);

/// Joins the shards 0/P … P−1/P, in any order, to the file that one process would have written. Throws InputError
/// (field "shard") where one is missing, there twice, incomplete or of another sweep.
[[nodiscard]] SweepFile merge_sweeps(const std::vector<SweepFile>& shards);

/// The finished cells of a sweep that is running, beside its results file: JSON Lines, one line appended and synced a
/// cell, each with a checksum. Killing the process loses only what is in progress. Locked against a second process.
class SweepJournal {
 public:
  /// Opens "<out>.cells", or begins it. Good lines of the same experiment and shard become known(). If a line is
  /// damaged the file is kept aside as damaged_copy(), problems() says which lines, and a journal of the good ones
  /// takes its place at once; as long as that cannot be written the damaged one stays. Throws InputError (field "out")
  /// when the journal belongs to another sweep, is in use or cannot be written.
  SweepJournal(const std::string& out, const SweepFile& about);
  ~SweepJournal();
  SweepJournal(const SweepJournal&) = delete;
  SweepJournal& operator=(const SweepJournal&) = delete;

  [[nodiscard]] const std::vector<SweepCell>& known() const { return known_; }
  [[nodiscard]] const std::vector<std::string>& problems() const { return problems_; }
  [[nodiscard]] const std::string& damaged_copy() const { return damaged_copy_; }
  [[nodiscard]] const std::string& path() const { return path_; }
  /// One write and one sync. Throws std::runtime_error where the disk refuses.
  void append(const SweepCell& cell);
  /// Once the results file stands.
  void remove();

 private:
  void read(const std::string& text, const SweepFile& about);
  void mend(const std::string& text, const SweepFile& about);
  [[nodiscard]] static std::string head_line(const SweepFile& about);
  void write_line(const std::string& line);

  std::string path_;
  int descriptor_ = -1;
  std::vector<SweepCell> known_;
  std::vector<std::string> problems_;
  std::string damaged_copy_;
};

}  // namespace littlestone
