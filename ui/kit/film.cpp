// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/film.hpp"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <string>
#include <system_error>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/film_file.hpp"
#include "ui/kit/new_image.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {
namespace {

std::string plain(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

void check(const FilmOptions& options) {
  if (options.rate < 1 || options.rate > 60) {
    throw InputError("fps", std::to_string(options.rate), rules::between(1, 60));
  }
  if (!(options.speed >= 0.25 && options.speed <= 8)) {
    throw InputError("speed", plain(options.speed), rules::between("0.25", 8));
  }
  if (!(options.scale >= 1 && options.scale <= 4)) {
    throw InputError("scale", plain(options.scale), rules::between(1, 4));
  }
}

QByteArray png(const QImage& image) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

// Hands every frame's PNG to `take` in order. Where nothing moves a frame is the one before it.
std::size_t for_each_frame(const Film& film, const FilmOptions& options, const Observer& observer,
                           const std::function<void(const QByteArray&)>& take) {
  const std::vector<Moment> moments = film_moments(film, options);
  QByteArray bytes;
  for (std::size_t i = 0; i < moments.size(); ++i) {
    if (stop_requested(observer, {"frames", i, moments.size()})) throw Stopped();
    const bool same = i > 0 && moments[i].step == moments[i - 1].step && moments[i].phase == moments[i - 1].phase;
    if (!same) bytes = png(film_frame(film, moments[i], options));
    take(bytes);
  }
  return moments.size();
}

// What ffmpeg does with the frames, by the file's ending; empty: not one of its files.
QStringList encoding(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  const auto words = [](const char* text) { return QString::fromLatin1(text).split(u' '); };
  if (ending == QLatin1String("mp4")) {
    return words("-c:v libx264 -crf 18 -pix_fmt yuv420p -movflags +faststart -f mp4");
  }
  if (ending == QLatin1String("webm")) return words("-c:v libvpx-vp9 -crf 24 -b:v 0 -pix_fmt yuv420p -f webm");
  // A palette for every frame: one for all would need all of them in memory.
  if (ending == QLatin1String("gif")) {
    return words(
        "-vf split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=none -loop 0 -f gif");
  }
  return {};
}

}  // namespace

std::vector<Moment> film_moments(const Film& film, const FilmOptions& options) {
  check(options);
  std::vector<Moment> moments;
  double begins = 0;
  for (int step = film.first; step <= film.last; ++step) {
    const double moves =
        options.speed > fastest_motion || step == film.first ? 0 : film.steps->motion_ms(step) / options.speed;
    const double ends = begins + film.steps->dwell_ms(step) / options.speed;
    // Frame i stands from i/rate s on. A pace and rate that would leave a step without a frame give it one.
    bool shown = false;
    while (!shown || static_cast<double>(moments.size()) * 1000 / options.rate < ends) {
      const double at = static_cast<double>(moments.size()) * 1000 / options.rate - begins;
      moments.push_back({step, moves > 0 ? std::clamp(at / moves, 0.0, 1.0) : 1.0});
      shown = true;
      if (moments.size() > most_frames) {
        throw InputError("fps", std::to_string(options.rate), rules::too_many_frames(most_frames));
      }
    }
    if (moments.back().phase < 1) moments.back().phase = 1;
    begins = ends;
  }
  return moments;
}

QImage film_frame(const Film& film, Moment moment, const FilmOptions& options) {
  const Theme& theme = Theme::get(options.theme);
  const auto picture = film.picture(theme, moment);
  const QSizeF inner = !options.size.isEmpty() ? options.size : film.picture(theme, {film.last, 1})->natural_size();
  const QSizeF page = inner + QSizeF(2 * options.margin, 2 * options.margin);
  const auto even = [&](double px) { return 2 * static_cast<int>(std::ceil(std::round(px) * options.scale / 2)); };
  QImage image = new_image({even(page.width()), even(page.height())}, QImage::Format_RGB32);
  image.fill(theme.canvas);
  QPainter painter(&image);
  painter.scale(options.scale, options.scale);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  picture->paint(painter, QRectF(QPointF(options.margin, options.margin), inner), theme);
  return image;
}

bool ffmpeg_found() { return !QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty(); }

bool is_video(const QString& path) { return !encoding(path).isEmpty(); }

std::size_t write_frames(const Film& film, const QString& folder, const FilmOptions& options,
                         const Observer& observer) {
  const std::string named = folder.isEmpty() ? "\"\"" : file_bytes(folder);
  const auto refuse = [&](const Rule& rule) { throw InputError("frames", named, rule); };
  (void)film_moments(film, options);  // what is wrong is said before a folder is made
  // By its bytes: a name that is not UTF-8 is none for QDir.
  const std::filesystem::path place = file_bytes(folder);
  std::error_code problem;
  const bool there = std::filesystem::exists(place, problem);
  if (there && !std::filesystem::is_directory(place, problem)) refuse(rules::folder());
  if (there && !std::filesystem::is_empty(place, problem)) refuse(rules::empty_folder());
  std::filesystem::create_directories(place, problem);
  if (!std::filesystem::is_directory(place, problem)) refuse(rules::not_made());
  std::size_t written = 0;
  const auto name = [&](std::size_t i) {
    std::string digits = std::to_string(i);
    digits.insert(0, digits.size() < 5 ? 5 - digits.size() : 0, '0');
    return (place / ("frame-" + digits + ".png")).string();
  };
  try {
    return for_each_frame(film, options, observer, [&](const QByteArray& bytes) {
      write_file("frames", name(++written),
                 std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    });
  } catch (...) {
    for (std::size_t i = 1; i <= written; ++i) std::filesystem::remove(name(i), problem);
    if (!there) std::filesystem::remove(place, problem);
    throw;
  }
}

std::size_t write_video(const Film& film, const QString& path, const FilmOptions& options, const Observer& observer) {
  const auto refuse = [&](const Rule& rule) { throw InputError("out", file_bytes(path), rule); };
  const QStringList how = encoding(path);
  if (how.isEmpty()) refuse(rules::video_ending());
  (void)film_moments(film, options);
  const QString ffmpeg = QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
  if (ffmpeg.isEmpty()) {
    refuse(rules::no_ffmpeg());
  }
  if (QString::fromUtf8(path.toUtf8()) != path) refuse(rules::not_text());
  OutputFile file("out", file_bytes(path));
  QProcess process;
  const QStringList input = {
      QStringLiteral("-hide_banner"), QStringLiteral("-loglevel"),   QStringLiteral("error"),
      QStringLiteral("-y"),           QStringLiteral("-f"),          QStringLiteral("image2pipe"),
      QStringLiteral("-framerate"),   QString::number(options.rate), QStringLiteral("-c:v"),
      QStringLiteral("png"),          QStringLiteral("-i"),          QStringLiteral("pipe:0")};
  // A name that begins with a dash must not be taken for an option.
  process.start(ffmpeg, input + how + QStringList{QFileInfo(file_text(file.unfinished())).absoluteFilePath()});
  const auto failed = [&] {
    process.waitForFinished(1000);
    const QList<QByteArray> lines = process.readAllStandardError().trimmed().split('\n');
    refuse(lines.last().isEmpty() ? rules::ffmpeg_silent() : rules::ffmpeg_failed(lines.last().toStdString()));
  };
  std::size_t frames = 0;
  try {
    if (!process.waitForStarted()) refuse(rules::ffmpeg_not_started());
    std::uint64_t frames_written = 0;
    frames = for_each_frame(film, options, observer, [&](const QByteArray& bytes) {
      ++frames_written;
      if (process.write(bytes) != bytes.size()) failed();
      while (process.bytesToWrite() > 0) {
        if (stop_requested(observer, {"frames", frames_written, 0})) throw Stopped();
        if (!process.waitForBytesWritten(50) && process.state() != QProcess::Running) failed();
      }
    });
    process.closeWriteChannel();
    while (!process.waitForFinished(50) && process.state() != QProcess::NotRunning) {
      if (stop_requested(observer, {"frames", frames, frames})) throw Stopped();
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) failed();
    // What calls itself ffmpeg and ends well has not always written a film.
    const std::string ending = QFileInfo(path).suffix().toLower().toStdString();
    if (!is_whole_film(file.unfinished(), ending)) refuse(rules::ffmpeg_no_film());
    file.commit();
  } catch (...) {
    process.kill();
    process.waitForFinished(1000);
    throw;
  }
  return frames;
}

}  // namespace littlestone::ui
