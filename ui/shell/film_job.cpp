// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/film_job.hpp"

#include "core/base/files.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {

void FilmJob::start(const Film& film, const QString& path, const FilmOptions& options) {
  expect_output("out", file_bytes(path));
  launch([this, film, path, options](const Post&, const Observer& observer) -> Delivery {
    const std::size_t frames =
        is_video(path) ? write_video(film, path, options, observer) : write_frames(film, path, options, observer);
    return [this, path, frames] { emit finished(path, frames); };
  });
}

}  // namespace littlestone::ui
