// SPDX-License-Identifier: GPL-3.0-or-later
// plot: pictures of measured results, and of how many examples are needed.
#include <ostream>

#include "app/captions.hpp"
#include "app/cli/shared_options.hpp"
#include "app/drawing.hpp"
#include "app/figures.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/study/sweep/results.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/pages/loss/loss_print.hpp"
#include "ui/pages/loss/required_scene.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::app {
namespace {

using cli::add_flag;
using cli::add_option;
using cli::add_output;
using cli::Call;
using cli::exit_done;
using cli::exit_stopped;
using cli::Json;
using cli::load_scenario;
using cli::progress_observer;
using cli::read_threads;

void configure_plot(cli::Options& options) {
  add_output(options, "out", "File to write: .svg, .png, .pdf or .tex (TikZ).");
  add_option(options, "kind",
             "loss (default): loss against sample size, from a results file. dimension, epsilon: "
             "examples needed against d or epsilon, for a scenario or a results file's.",
             "kind", "loss");
  add_output(options, "data", "Also write the drawn numbers with their parameters to this .json file.");
  add_flag(options, "bounds-only", "dimension, epsilon: do not measure the need of M.");
  add_option(options, "threads", "dimension, epsilon: worker threads (default: one a core).", "T");
  add_option(options, "theme", "light (default), dark or contrast.", "name", "light");
  add_option(options, "scale", "PNG only: 1 to 4 device pixels a pixel (default 2).", "k", "2");
  add_caption_options(options);
}

void write_json(const std::string& path, const Json& json) { write_file("data", path, json_text(json, 1) + '\n'); }

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

int run_plot_command(const Call& call) {
  const std::string source = call.positional(0, "results");
  call.expect_positionals(1);
  const std::string kind = call.text("kind");
  if (!call.has("out")) throw InputError("out", "", rules::missing_picture());
  ui::expect_picture_ending(ui::file_text(call.text("out")), "out");
  if (call.has("data") && !call.text("data").ends_with(".json")) {
    throw InputError("data", call.text("data"), rules::spelled("NAME.json"));
  }
  const CaptionWish wish = caption_wish(call);
  const ui::ExportOptions options = export_options(call);
  std::shared_ptr<ui::Picture> picture;
  ui::FigureWords words;
  Json data;
  if (kind == "loss") {
    for (const char* option : {"bounds-only", "threads"}) {
      if (call.has(option)) throw InputError(option, "", rules::not_of_loss());
    }
    SweepFile file = read_sweep_file(source);
    if (file.shard.of > 1) throw InputError("results", source, rules::one_shard());
    if (call.has("data")) data = sweep_to_json(file);
    ensure_gui();
    const ui::LossData shown{file.scenario, loss_series(file.cells, to_double(file.scenario.alpha)), file.theorem};
    words = ui::loss_words(shown, ui::LossDrawn::screen);
    words.parameters += QStringLiteral("; ") + ui::parameters_text(file.scenario);
    picture = std::make_shared<ui::LossPicture>(shown);
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
    words = ui::need_words(curve);
    words.parameters = ui::origin_text(curve.scenario.seed);  // the picture names ε, δ, α, β and the constants
    picture = std::make_shared<ui::ScenePicture>(ui::required_picture(std::move(curve)));
  } else {
    throw InputError("kind", kind, rules::plot_kind());
  }
  cli::Options declared;
  configure_plot(declared);
  write_captioned(picture, words, wish, options, call.text("out"), typed_again("plot", source, call, declared));
  if (call.has("data")) write_json(call.text("data"), data);
  if (call.json()) {
    call.print({{"kind", kind}, {"out", call.text("out")}});
  } else {
    call.out() << harmless(call.text("out")) << '\n';
  }
  return exit_done;
}

}  // namespace

const cli::Subcommand plot_command = {"plot",
                                      "RESULTS --out FILE [--kind loss|dimension|epsilon] [--data FILE]",
                                      "measured results, or examples needed, as svg, png, pdf or tex",
                                      configure_plot,
                                      run_plot_command,
                                      cli::Names::input};

}  // namespace littlestone::app
