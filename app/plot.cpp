// SPDX-License-Identifier: GPL-3.0-or-later
// plot: pictures of measured results, and of how many examples are needed.
#include <ostream>

#include "app/command_line.hpp"
#include "app/figures.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/experiment/results.hpp"
#include "ui/canvas/export_picture.hpp"
#include "ui/plots/loss_plot.hpp"
#include "ui/plots/required_picture.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  add_option(parser, "out", "File to write: .svg, .png or .pdf.", "file");
  parser.addOption({QStringLiteral("kind"),
                    QStringLiteral("loss (default): loss against sample size, from a results file. dimension, epsilon: "
                                   "examples needed against d or epsilon, for a scenario or a results file's."),
                    QStringLiteral("kind"), QStringLiteral("loss")});
  add_option(parser, "data", "Also write the drawn numbers with their parameters to this .json file.", "file");
  parser.addOption(
      {QStringLiteral("bounds-only"), QStringLiteral("dimension, epsilon: do not measure the need of M.")});
  add_option(parser, "threads", "dimension, epsilon: worker threads (default: one a core).", "T");
  parser.addOption({QStringLiteral("theme"), QStringLiteral("light (default), dark or contrast."),
                    QStringLiteral("name"), QStringLiteral("light")});
  parser.addOption({QStringLiteral("scale"), QStringLiteral("PNG only: 1 to 4 device pixels a pixel (default 2)."),
                    QStringLiteral("k"), QStringLiteral("2")});
}

void write_json(const std::string& path, const Json& json) {
  write_file("data", path, json.dump(1, ' ', false, Json::error_handler_t::replace) + '\n');
}

// The scenario behind `name`: a results file's, a shipped one or a scenario file.
Scenario scenario_behind(const std::string& name) {
  if (name.ends_with(".csv")) return read_sweep_file(name).scenario;
  try {
    return load_scenario(name);
  } catch (const InputError&) {
    try {
      return read_sweep_file(name).scenario;
    } catch (const InputError&) {
      // the first mistake is the one to tell
    }
    throw;
  }
}

int run(const Call& call) {
  const std::string source = call.positional(0, "results");
  call.expect_positionals(1);
  const std::string kind = call.text("kind");
  if (!call.has("out")) throw InputError("out", "", "is missing: name a file ending in .svg, .png or .pdf");
  const ui::ExportOptions options = export_options(call);
  std::unique_ptr<ui::Picture> picture;
  Json data;
  if (kind == "loss") {
    for (const char* option : {"bounds-only", "threads"}) {
      if (call.has(option)) throw InputError(option, "", "is of kind dimension and epsilon: loss is drawn as measured");
    }
    SweepFile file = read_sweep_file(source);
    if (file.shard.of > 1) throw InputError("results", source, "is one shard of a sweep; merge them first");
    if (call.has("data")) data = sweep_to_json(file);
    ensure_gui();
    picture = std::make_unique<ui::LossPicture>(std::move(file.scenario), SweepResult{std::move(file.cells)},
                                                std::move(file.theorem));
  } else if (kind == "dimension" || kind == "epsilon") {
    RequiredOptions required;
    required.against = kind == "dimension" ? RequiredAgainst::dimension : RequiredAgainst::epsilon;
    required.measure = !call.has("bounds-only");
    required.threads = read_threads(call);
    RequiredCurve curve = compute_required(scenario_behind(source), required, progress_observer(call.err()));
    if (curve.ended == Ended::stopped) {
      call.err() << "stopped: no figure was written\n";
      return exit_stopped;
    }
    if (call.has("data")) data = required_to_json(curve);
    ensure_gui();
    picture = std::make_unique<ui::RequiredPicture>(std::move(curve));
  } else {
    throw InputError("kind", kind, "must be loss, dimension or epsilon");
  }
  ui::export_picture(*picture, QString::fromStdString(call.text("out")), options);
  if (call.has("data")) write_json(call.text("data"), data);
  if (call.json()) {
    call.print({{"kind", kind}, {"out", call.text("out")}});
  } else {
    call.out() << call.text("out") << '\n';
  }
  return exit_done;
}

}  // namespace

const Subcommand plot_command = {"plot", "RESULTS --out FILE [--kind loss|dimension|epsilon] [--data FILE]",
                                 "measured results, or examples needed, as svg, png or pdf", configure, run};

}  // namespace littlestone::app
