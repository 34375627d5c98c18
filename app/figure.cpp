// SPDX-License-Identifier: GPL-3.0-or-later
// figure: any view of the program as svg, png, pdf, tex or web page; those that play as frames or video too.
#include <ostream>
#include <utility>

#include "app/captions.hpp"
#include "app/cli/shared_options.hpp"
#include "app/cli/shipped.hpp"
#include "app/drawing.hpp"
#include "app/figures.hpp"
#include "app/web_pages.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/kit/film.hpp"
#include "ui/pages/learn/command_text.hpp"
#include "ui/shell/told_film.hpp"
#include "ui/shell/web_page.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::app {
namespace {

using cli::add_input;
using cli::add_option;
using cli::add_output;
using cli::Call;
using cli::exit_done;
using cli::exit_stopped;
using cli::load_scenario;
using cli::parse_counts;
using cli::progress_observer;

void configure_figure(cli::Options& options) {
  add_output(
      options, "out",
      "File to write: .svg, .png, .pdf or .tex (TikZ); .html, a web page that plays it in any browser; of a view "
      "that plays also .mp4, .webm or .gif, with ffmpeg.");
  add_output(options, "frames", "New or empty folder for the frames of a view that plays: frame-00001.png and on.",
             "folder", cli::Names::output_folder);
  add_option(options, "fps", "Frames a second, 1 to 60 (default 30).", "n", "30");
  add_option(options, "speed", "Times the normal pace, 0.25 to 8 (default 1).", "x", "1");
  add_input(options, "scenario", "Shipped scenario or file, of the figure's chapter (default: the figure's own).",
            "scenario", "three-contests");
  add_option(options, "theme", "light (default), dark or contrast.", "name", "light");
  add_option(options, "scale", "PNG, frames and video: 1 to 4 device pixels a pixel (default 2).", "k", "2");
  add_caption_options(options);
}

ui::FilmOptions film_options(const Call& call) {
  const ui::ExportOptions still = export_options(call);
  ui::FilmOptions options;
  options.theme = still.theme;
  options.scale = still.scale;
  const std::vector<std::uint64_t> rate = parse_counts("fps", call.text("fps"));
  if (rate.size() != 1 || rate[0] < 1 || rate[0] > 60) throw InputError("fps", call.text("fps"), rules::between(1, 60));
  options.rate = static_cast<int>(rate[0]);
  options.speed = to_double(parse_rational("speed", call.text("speed")));
  return options;
}

int run_film(const Call& call, const std::string& name) {
  ensure_gui();
  const bool bare = call.has("bare");
  refuse_caption_options(call);
  const ui::FilmOptions options = film_options(call);
  const Observer observer = progress_observer(call.err());
  const auto run = compute_private_run(load_scenario(scenario_of_figure(name, call)), observer);
  if (run->result.ended != Ended::completed) throw Stopped();
  const std::shared_ptr<const ui::Exhibit> exhibit = make_exhibit(name, run, observer);
  if (!exhibit) throw Stopped();
  const ui::Film film = bare ? ui::film_of(exhibit) : ui::told_film_of(exhibit);
  const bool frames = call.has("frames");
  const std::string path = call.text(frames ? "frames" : "out");
  const std::size_t count = frames ? ui::write_frames(film, ui::file_text(path), options, observer)
                                   : ui::write_video(film, ui::file_text(path), options, observer);
  if (call.json()) {
    call.print({{"figure", name}, {frames ? "folder" : "out", path}, {"frames", count}, {"fps", options.rate}});
  } else {
    call.out() << harmless(path) << ": " << count << " frames\n";
  }
  return exit_done;
}

// The figure's page opens in the theme that was asked for, else in the reader's.
int run_page(const Call& call, const std::string& name, const Observer& observer) {
  ensure_gui();
  if (call.has("scale")) throw InputError("scale", call.text("scale"), rules::scale_of_pixels("html"));
  const ui::ThemeKind theme = export_options(call).theme;
  const SecondFigure second = make_second_exhibit(name, call, observer);
  ui::WebPage page;
  if (second.exhibit) {
    page = web_page_of({second.exhibit}, second.scenario,
                       QStringLiteral("littlestone-lab figure %1 --scenario scenario.json --out %1.svg")
                           .arg(QString::fromStdString(name)));
  } else {
    const auto run = compute_private_run(load_scenario(scenario_of_figure(name, call)), observer);
    if (run->result.ended != Ended::completed) throw Stopped();
    const std::shared_ptr<const ui::Exhibit> exhibit = make_exhibit(name, run, observer);
    if (!exhibit) throw Stopped();
    page = web_page_of({exhibit}, run->scenario, ui::command_text(run->scenario), &run->concept_class());
  }
  if (call.has("theme")) page.theme = theme;
  ui::write_web_page(page, ui::file_text(call.text("out")), observer);
  if (call.json()) {
    call.print({{"figure", name}, {"out", call.text("out")}});
  } else {
    call.out() << harmless(call.text("out")) << '\n';
  }
  return exit_done;
}

int run_figure_command(const Call& call) {
  const std::string name = call.positional(0, "figure");
  call.expect_positionals(1);
  const bool plays = figure_plays(name);
  if (call.has("frames") && call.has("out")) {
    throw InputError("frames", call.text("frames"), rules::frames_beside_out());
  }
  if (call.has("frames") && !plays) {
    throw InputError("figure", name, rules::figures_that_play());
  }
  if (plays && (call.has("frames") || (call.has("out") && ui::is_video(ui::file_text(call.text("out")))))) {
    return run_film(call, name);
  }
  if (!call.has("out")) throw InputError("out", "", rules::missing_picture());
  for (const char* option : {"fps", "speed"}) {
    if (call.has(option)) throw InputError(option, call.text(option), rules::of_films_only());
  }
  const ui::ExportOptions options = export_options(call);
  const CaptionWish wish = caption_wish(call);
  const Observer observer = progress_observer(call.err());
  DrawnFigure figure;
  try {
    if (ui::is_web_page(ui::file_text(call.text("out")))) return run_page(call, name, observer);
    ui::expect_picture_ending(ui::file_text(call.text("out")), "out", true);  // before anything is computed
    figure = draw_second_figure(name, call, observer);
    if (!figure.picture) {
      const auto run = compute_private_run(load_scenario(scenario_of_figure(name, call)), observer);
      if (run->result.ended == Ended::completed) figure = draw_figure(name, run, observer);
    }
  } catch (const Stopped&) {
    figure = {};
  }
  if (!figure.picture) {
    call.err() << "stopped: no figure was written\n";
    return exit_stopped;
  }
  cli::Options declared;
  configure_figure(declared);
  write_captioned(figure.picture, figure.words, wish, options, call.text("out"),
                  typed_again("figure", name, call, declared));
  if (call.json()) {
    call.print({{"figure", name}, {"out", call.text("out")}});
  } else {
    call.out() << harmless(call.text("out")) << '\n';
  }
  return exit_done;
}

}  // namespace

const cli::Subcommand figure_command = {
    "figure", "NAME --out FILE | --frames DIR [--scenario S] [--for paper|slides] [--width MM]",
    "any view with its caption as svg, png, pdf, tex or web page; those that play as frames, mp4, webm or gif",
    configure_figure, run_figure_command};

}  // namespace littlestone::app
