// SPDX-License-Identifier: GPL-3.0-or-later
// figure: any view of the program as svg, png or pdf; those that play as frames or video too.
#include <optional>
#include <ostream>
#include <utility>

#include "app/command_line.hpp"
#include "app/figures.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "ui/canvas/export_picture.hpp"
#include "ui/plots/film.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  parser.addOption(
      {QStringLiteral("out"),
       QStringLiteral("File to write: .svg, .png or .pdf; of a view that plays also .mp4, .webm or .gif, with ffmpeg."),
       QStringLiteral("file")});
  parser.addOption({QStringLiteral("frames"),
                    QStringLiteral("New or empty folder for the frames of a view that plays: frame-00001.png and on."),
                    QStringLiteral("folder")});
  parser.addOption({QStringLiteral("fps"), QStringLiteral("Frames a second, 1 to 60 (default 30)."),
                    QStringLiteral("n"), QStringLiteral("30")});
  parser.addOption({QStringLiteral("speed"), QStringLiteral("Times the normal pace, 0.25 to 8 (default 1)."),
                    QStringLiteral("x"), QStringLiteral("1")});
  parser.addOption({QStringLiteral("scenario"), QStringLiteral("Shipped scenario or file (default thresholds-8)."),
                    QStringLiteral("scenario"), QStringLiteral("thresholds-8")});
  parser.addOption({QStringLiteral("theme"), QStringLiteral("light (default), dark or contrast."),
                    QStringLiteral("name"), QStringLiteral("light")});
  parser.addOption({QStringLiteral("scale"),
                    QStringLiteral("PNG, frames and video: 1 to 4 device pixels a pixel (default 2)."),
                    QStringLiteral("k"), QStringLiteral("2")});
}

ui::FilmOptions film_options(const Call& call) {
  const ui::ExportOptions still = export_options(call);
  ui::FilmOptions options;
  options.theme = still.theme;
  options.scale = still.scale;
  const std::vector<std::uint64_t> rate = parse_counts("fps", call.text("fps"));
  if (rate.size() != 1 || rate[0] < 1 || rate[0] > 60)
    throw InputError("fps", call.text("fps"), "must be from 1 to 60");
  options.rate = static_cast<int>(rate[0]);
  options.speed = to_double(parse_rational("speed", call.text("speed")));
  return options;
}

int run_film(const Call& call, const std::string& name, ui::Scene scene) {
  ensure_gui();
  const ui::FilmOptions options = film_options(call);
  const Observer observer = progress_observer(call.err());
  const auto lab = compute_lab_run(load_scenario(call.text("scenario")), observer);
  if (lab->result.ended != Ended::completed) throw Stopped();
  std::shared_ptr<const ui::ExactLevels> exact;
  if (scene == ui::Scene::shares) {
    std::optional<ui::ExactLevels> levels = ui::exact_levels(lab->scenario, observer);
    if (!levels) throw Stopped();
    exact = std::make_shared<const ui::ExactLevels>(std::move(*levels));
  }
  const ui::Film film = ui::whole_film(scene, std::make_shared<const ui::Story>(lab), exact);
  const bool frames = call.has("frames");
  const std::string path = call.text(frames ? "frames" : "out");
  const std::size_t count = frames ? ui::write_frames(film, QString::fromStdString(path), options, observer)
                                   : ui::write_video(film, QString::fromStdString(path), options, observer);
  if (call.json()) {
    call.print({{"figure", name}, {frames ? "folder" : "out", path}, {"frames", count}, {"fps", options.rate}});
  } else {
    call.out() << path << ": " << count << " frames\n";
  }
  return exit_done;
}

int run(const Call& call) {
  const std::string name = call.positional(0, "figure");
  call.expect_positionals(1);
  const std::optional<ui::Scene> scene = figure_scene(name);
  if (call.has("frames") && call.has("out")) throw InputError("frames", call.text("frames"), "cannot be beside out");
  if (call.has("frames") && !scene) {
    throw InputError("figure", name, "does not play: frames are of tournament, frequencies, histogram or selection");
  }
  if (scene && (call.has("frames") || (call.has("out") && ui::is_video(QString::fromStdString(call.text("out")))))) {
    return run_film(call, name, *scene);
  }
  if (!call.has("out")) throw InputError("out", "", "is missing: name a file ending in .svg, .png or .pdf");
  for (const char* option : {"fps", "speed"}) {
    if (call.has(option))
      throw InputError(option, call.text(option), "is of frames and videos, not of a still picture");
  }
  const ui::ExportOptions options = export_options(call);
  const Observer observer = progress_observer(call.err());
  const auto lab = compute_lab_run(load_scenario(call.text("scenario")), observer);
  std::unique_ptr<ui::Picture> picture;
  if (lab->result.ended == Ended::completed) picture = make_figure(name, lab, observer);
  if (!picture) {
    call.err() << "stopped: no figure was written\n";
    return exit_stopped;
  }
  ui::export_picture(*picture, QString::fromStdString(call.text("out")), options);
  if (call.json()) {
    call.print({{"figure", name}, {"out", call.text("out")}});
  } else {
    call.out() << call.text("out") << '\n';
  }
  return exit_done;
}

}  // namespace

const Subcommand figure_command = {"figure", "NAME --out FILE | --frames DIR [--scenario S] [--theme T] [--scale K]",
                                   "any view as svg, png or pdf; those that play as frames, mp4, webm or gif",
                                   configure, run};

}  // namespace littlestone::app
