// SPDX-License-Identifier: GPL-3.0-or-later
// sweep: loss against sample size, on any number of threads, processes or machines, resumed where it was stopped.
#include <array>
#include <filesystem>
#include <map>
#include <ostream>

#include "app/cli/processes.hpp"
#include "app/cli/shared_options.hpp"
#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/study/sweep/results.hpp"

namespace littlestone::cli {
namespace {

// The groups of options that stand for what the scenario says.
constexpr std::array of_scenario = {FieldGroup::sweep, FieldGroup::distribution, FieldGroup::goal,
                                    FieldGroup::constants, FieldGroup::randomness};

void configure_sweep(Options& options) {
  add_output(options, "out", "Results file to write, .csv or .json; FILE.cells beside it holds what is done so far.",
             "file", Names::kept_output,
             [](const std::string& out) { return std::vector<std::string>{out + ".cells"}; });
  add_option(options, "threads", "Worker threads (default: one a core). The results do not depend on it.", "T");
  add_option(options, "shard", "Run part i (0-based) of P only; `merge` joins the parts.", "i/P");
  for (const FieldGroup group : of_scenario) add_field_options(options, group);
}

Shard shard_of(const Call& call, std::uint64_t replicates) {
  if (!call.has("shard")) return {};
  const std::string text = call.text("shard");
  const std::size_t slash = text.find('/');
  if (slash == std::string::npos) throw InputError("shard", text, rules::shard_form());
  const Shard shard{parse_seed("shard", text.substr(0, slash)), parse_seed("shard", text.substr(slash + 1))};
  if (shard.index >= shard.of) throw InputError("shard", text, rules::shard_index());
  if (shard.of > replicates) {
    throw InputError("shard", text, rules::shards_at_most(replicates));
  }
  return shard;
}

// The scenario with what the options say instead; read once more, so that everything is checked and worked out.
Scenario scenario_of(const Call& call) {
  const std::string name = call.positional(0, "scenario");
  call.expect_positionals(1);
  Scenario scenario = load_scenario_or_class(name);
  for (const FieldGroup group : of_scenario) read_field_options(call, group, scenario);
  const Json json = scenario_to_json(scenario);
  expect_utf8("scenario", json);  // a file's name that a results file cannot hold
  scenario = parse_scenario(json_text(json));
  if (scenario.sizes.empty()) throw InputError("sizes", "", rules::no_sizes());
  return scenario;
}

// One sweep shared among processes: each runs its shard of every cell, and the first puts the cells together in order
// and on disk.
class SharedSweep {
 public:
  SharedSweep(const Call& call, const Processes& processes, std::shared_ptr<const Instance> instance, SweepFile file,
              std::string out)
      : call_(call),
        processes_(processes),
        instance_(std::move(instance)),
        file_(std::move(file)),
        out_(std::move(out)) {
    for (const LearnerKind learner : file_.scenario.learners) {
      for (const std::uint64_t n : file_.scenario.sizes) {
        SweepCell cell;
        cell.learner = learner;
        cell.examples = n;
        file_.cells.push_back(std::move(cell));
      }
    }
  }

  int run(unsigned threads) {
    // The first process opens the file; the others wait for its answer.
    constexpr const char* refused = "refused";
    std::string known;
    try {
      if (processes_.first()) known = open();
    } catch (const InputError&) {
      (void)processes_.from_first(refused);
      throw;
    }
    known = processes_.from_first(known);
    if (known == refused) return exit_done;  // the first reports it; another's error would end it too early

    SweepOptions options;
    options.threads = threads;
    options.shard = processes_.count() > 1 ? Shard{processes_.rank(), processes_.count()} : file_.shard;
    for (std::size_t c = 0; c < file_.cells.size(); ++c) {
      if (known[c] == '0') {
        to_come_.push_back(c);
        continue;
      }
      SweepCell cell = file_.cells[c];  // what it holds is known elsewhere; here it only must not be run
      cell.losses.assign(options.shard.share(file_.scenario.replicates), 0);
      options.known.push_back(std::move(cell));
    }
    const std::size_t resumed = file_.cells.size() - to_come_.size();

    const Observer quiet = progress_observer(processes_.first() ? call_.err() : nobody_);
    const Observer observer = [&](const Progress& progress) {
      return halted_ || stop_requested(quiet, progress) ? Answer::stop : Answer::go_on;
    };
    const SweepResult result = run_sweep(file_.scenario, *instance_, options, observer, [&](const SweepCell& cell) {
      const auto place = std::find_if(file_.cells.begin(), file_.cells.end(), [&](const SweepCell& c) {
        return c.learner == cell.learner && c.examples == cell.examples;
      });
      ready_.emplace(static_cast<std::size_t>(place - file_.cells.begin()), cell);
      take_ready();
    });
    if (!halted_ && result.ended == Ended::stopped) halted_ = processes_.any(true);  // the others wait in take_ready
    if (!processes_.first()) return exit_done;                                       // the first answers for all
    return halted_ ? say_stopped() : finish(resumed);
  }

 private:
  // Opens the journal and takes over what is known; "1" for each cell that is.
  std::string open() {
    take_finished();
    journal_.emplace(out_, file_);
    for (const std::string& problem : journal_->problems()) call_.err() << "damaged: " << problem << '\n';
    if (!journal_->damaged_copy().empty()) {
      call_.err() << "the damaged file is kept as " << journal_->damaged_copy() << "; its good cells are used\n";
    }
    take(journal_->known());
    std::string known;
    for (const SweepCell& cell : file_.cells) known += cell.losses.empty() ? '0' : '1';
    return known;
  }

  // A results file of this name: its cells are used if it is of the same experiment, and it is not overwritten if not.
  void take_finished() {
    expect_file_or_none("out", out_);
    if (std::error_code problem; !std::filesystem::exists(out_, problem)) return;
    const SweepFile there = [&] {
      try {
        return read_sweep_file(out_, "out");
      } catch (const InputError& error) {
        throw InputError("out", out_, rules::there_no_results(error.rule()));
      }
    }();
    if (!same_experiment(there, file_) || there.shard != file_.shard) {
      throw InputError("out", out_, rules::other_results());
    }
    if (there.scenario.replicates == file_.scenario.replicates) take(there.cells);
  }

  void take(const std::vector<SweepCell>& cells) {
    for (const SweepCell& cell : cells) {
      for (SweepCell& place : file_.cells) {
        if (place.learner == cell.learner && place.examples == cell.examples) place = cell;
      }
    }
  }

  // Puts together the cells that all processes have, in the order that all of them keep.
  void take_ready() {
    while (!to_come_.empty() && !halted_) {
      const auto next = ready_.find(to_come_.front());
      if (next == ready_.end()) return;
      if (processes_.count() > 1 && processes_.any(false)) {
        halted_ = true;
        return;
      }
      const SweepCell& mine = next->second;
      const auto parts = processes_.to_first(
          processes_.count() == 1 ? "" : Json({{"losses", mine.losses}, {"empty_lists", mine.empty_lists}}).dump());
      if (processes_.first()) {
        SweepCell& whole = file_.cells[next->first];
        if (processes_.count() == 1) {
          whole = mine;
        } else {
          whole.losses.resize(file_.scenario.replicates);
          for (std::size_t p = 0; p < parts.size(); ++p) {
            const Json part = Json::parse(parts[p]);
            const auto& losses = part["losses"];
            for (std::size_t r = 0; r < losses.size(); ++r)
              whole.losses[p + r * parts.size()] = losses[r].get<double>();
            whole.empty_lists += part["empty_lists"].get<std::uint64_t>();
          }
        }
        journal_->append(whole);
      }
      ready_.erase(next);
      to_come_.erase(to_come_.begin());
    }
  }

  int say_stopped() const {
    const auto done =
        std::count_if(file_.cells.begin(), file_.cells.end(), [](const auto& c) { return !c.losses.empty(); });
    call_.err() << "stopped: " << done << " of " << file_.cells.size() << " cells are kept in "
                << harmless(journal_->path()) << "; the same command goes on from there\n";
    if (call_.json()) call_.print({{"out", out_}, {"ended", to_string(Ended::stopped)}, {"cells", done}});
    return exit_stopped;
  }

  int finish(std::size_t resumed) {
    write_sweep_file(file_, out_);
    journal_->remove();
    if (call_.json()) {
      Json json = sweep_to_json(file_, false);
      json["out"] = out_;
      json["ended"] = to_string(Ended::completed);
      json["cells"] = file_.cells.size();
      json["resumed_cells"] = resumed;
      call_.print(json);
      return exit_done;
    }
    const double alpha = to_double(file_.scenario.alpha);
    call_.out() << "learner           n    mean loss  10-90 %          loss <= " << to_string(file_.scenario.alpha)
                << " (95 % Clopper-Pearson)  nothing released\n";
    for (const SweepCell& cell : file_.cells) {
      const CellSummary s = summarize(cell, alpha);
      char line[160];
      std::snprintf(line, sizeof line, "%-10s %8llu  %11.4g  %.4g - %.4g%*s %.3f (%.3f - %.3f)%*s",
                    std::string(to_string(cell.learner)).c_str(), static_cast<unsigned long long>(cell.examples),
                    s.mean, s.q10, s.q90, 2, "", s.success_rate, s.success_interval.low, s.success_interval.high, 8,
                    "");
      call_.out() << line;
      if (may_release_nothing(cell.learner)) call_.out() << cell.empty_lists << " of " << cell.losses.size();
      call_.out() << '\n';
    }
    call_.out() << out_ << ": " << file_.cells.size() << " cells of " << file_.shard.share(file_.scenario.replicates)
                << " replicates" << (resumed > 0 ? ", " + std::to_string(resumed) + " of them known before" : "")
                << '\n';
    return exit_done;
  }

  const Call& call_;
  const Processes& processes_;
  std::shared_ptr<const Instance> instance_;
  SweepFile file_;
  std::string out_;
  std::optional<SweepJournal> journal_;     // the first process's
  std::vector<std::size_t> to_come_;        // cells, in the order of the file
  std::map<std::size_t, SweepCell> ready_;  // run here, but one before them is not
  bool halted_ = false;
  std::ostream nobody_{nullptr};
};

int run_sweep_command(const Call& call) {
  const Processes processes;
  // All processes find the same errors. Only the first one reports them: mpirun would stop it in the middle if another
  // process failed meanwhile.
  std::string out;
  std::optional<SharedSweep> sweep;
  const auto prepare = [&] {
    if (processes.count() > 1 && !Processes::have_mpi()) {
      throw InputError("mpirun", std::to_string(processes.count()) + " processes", rules::without_mpi());
    }
    const Scenario scenario = scenario_of(call);
    Shard shard = shard_of(call, scenario.replicates);
    if (processes.count() > 1 && call.has("shard")) {
      throw InputError("shard", call.text("shard"), rules::shard_under_mpi());
    }
    if (processes.count() > scenario.replicates) {
      throw InputError("replicates", std::to_string(scenario.replicates), rules::at_least_processes());
    }
    out = call.text("out");
    if (!out.ends_with(".csv") && !out.ends_with(".json")) {
      throw InputError("out", out, rules::sweep_ending());
    }
    const std::shared_ptr<const Instance> instance = instance_of(scenario);
    SweepFile file = describe_sweep(scenario, *instance, shard, "littlestone-lab " LITTLESTONE_VERSION);
    sweep.emplace(call, processes, instance, std::move(file), out);
  };
  try {
    prepare();
  } catch (const InputError&) {
    if (!processes.first()) return exit_done;
    throw;
  }
  const unsigned threads = call.has("threads") || processes.count() == 1 ? read_threads(call) : 1;
  try {
    return sweep->run(threads);
  } catch (const InputError&) {
    if (!processes.first()) return exit_done;
    throw;
  } catch (const std::exception& error) {
    if (processes.count() == 1) throw;
    call.err() << "error: " << one_line(error.what()) << std::endl;
    processes.abandon(exit_other);  // the others would wait for ever
  }
}

}  // namespace

extern const Subcommand sweep_command = {"sweep",
                                         "SCENARIO | CLASS --out FILE [--threads T] [--shard i/P] [OPTIONS]",
                                         "loss against sample size, measured",
                                         configure_sweep,
                                         run_sweep_command,
                                         Names::input};

}  // namespace littlestone::cli
