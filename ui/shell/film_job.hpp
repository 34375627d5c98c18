// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a film off the window's thread.
#pragma once

#include "ui/kit/film.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// write_video where the path ends like one, write_frames into that folder where it does not.
class FilmJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  void start(const Film& film, const QString& path, const FilmOptions& options);

 signals:
  void finished(const QString& path, quint64 frames);
};

}  // namespace littlestone::ui
