// SPDX-License-Identifier: GPL-3.0-or-later
// A play as a film: the moments of its frames, and the files they make.
#pragma once

#include <QImage>
#include <QSizeF>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/run_control.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/steps.hpp"

namespace littlestone::ui {

/// The steps first … last of a play in one view, each for as long as the screen shows it.
struct Film {
  /// The view's picture at a moment: the same for the same arguments.
  std::function<std::shared_ptr<const Picture>(const Theme&, Moment)> picture;
  std::shared_ptr<const Steps> steps;
  int first = 0;
  int last = 0;
};

struct FilmOptions {
  ThemeKind theme = ThemeKind::light;
  double scale = 1;    // device pixels a px, 1 to 4
  double margin = 24;  // px
  QSizeF size;         // of the picture in px; empty: its natural size at the film's end
  int rate = 30;       // frames a second, 1 to 60
  double speed = 1;    // times the normal pace, 0.25 to 8; above 4 nothing moves
};

/// More frames than this are refused.
inline constexpr std::size_t most_frames = 36'000;

/// The moments of the frames in order, one every 1/rate s. Every step's end is among them; the last is the last step's.
/// Throws InputError (fields "fps", "speed", "scale").
[[nodiscard]] std::vector<Moment> film_moments(const Film& film, const FilmOptions& options);

/// One frame, of an even number of pixels each way. All frames of a film have one size.
[[nodiscard]] QImage film_frame(const Film& film, Moment moment, const FilmOptions& options);

/// Whether ffmpeg, which video and GIF are made with, is found.
[[nodiscard]] bool ffmpeg_found();

/// Writes frame-00001.png … into `folder`, which is made, or is there and empty. Returns the number of frames. Throws
/// InputError (field "frames"), and Stopped when the observer says so; nothing is left behind then.
std::size_t write_frames(const Film& film, const QString& folder, const FilmOptions& options,
                         const Observer& observer = {});

/// Writes .mp4, .webm or .gif, by the path's ending, with ffmpeg, and reads back that it is whole (is_whole_film). An
/// existing file is replaced when the film is complete. Returns the number of frames. Throws InputError (field "out"), and Stopped. Blocks until ffmpeg ends: do
/// not call it on the window's thread.
std::size_t write_video(const Film& film, const QString& path, const FilmOptions& options,
                        const Observer& observer = {});

/// Whether the path's ending is one write_video knows.
[[nodiscard]] bool is_video(const QString& path);

}  // namespace littlestone::ui
