// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/film.hpp"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <catch2/catch.hpp>
#include <filesystem>

#include "../kit/pictures.test.hpp"
#include "core/base/error.hpp"
#include "ui/kit/film_file.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/shell/exhibit.hpp"
#include "ui/words/file_names.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

std::shared_ptr<const Story> story() {
  static const auto made = [] {
    Scenario s;
    s.class_text = "thresholds:4";
    s.target = 1;
    s.constants.levels = {Rational(0), Rational(1), Rational(0)};
    return std::make_shared<const Story>(compute_private_run(s));
  }();
  return made;
}

QByteArray bytes_of(const QString& path) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::ReadOnly));
  return file.readAll();
}

// A PATH of one folder, for as long as it lives.
class OnlyPath {
 public:
  explicit OnlyPath(const QString& folder) : before_(qgetenv("PATH")) { qputenv("PATH", QFile::encodeName(folder)); }
  ~OnlyPath() { qputenv("PATH", before_); }
  OnlyPath(const OnlyPath&) = delete;
  OnlyPath& operator=(const OnlyPath&) = delete;

 private:
  QByteArray before_;
};

void put_ffmpeg(const QTemporaryDir& folder, const char* script) {
  QFile file(folder.filePath(QStringLiteral("ffmpeg")));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(script);
  file.close();
  REQUIRE(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

QByteArray box(const char* name, const QByteArray& holds) {
  const auto size = static_cast<std::uint32_t>(holds.size() + 8);
  QByteArray bytes;
  for (const unsigned shift : {24U, 16U, 8U, 0U}) bytes += static_cast<char>(size >> shift & 255U);
  return bytes + name + holds;
}

// An MP4 of two pictures up to the beginning of its data, which go on to the end of the file.
QByteArray mp4_head() {
  const QByteArray sizes = QByteArray(8, '\0') + QByteArray("\0\0\0\2", 4) + QByteArray(8, '\1');
  return box("ftyp", "isom") + box("moov", box("trak", box("mdia", box("minf", box("stbl", box("stsz", sizes)))))) +
         QByteArray("\0\0\0\0mdat", 8);
}

// A WebM up to the beginning of its data, whose size is not told.
QByteArray webm_head() {
  return QByteArray::fromHex("1a45dfa384000000001853806701ffffffffffffff1f43b67501ffffffffffffff");
}

QByteArray whole_gif() {
  return QByteArray("GIF89a") +
         QByteArray::fromHex("01000100800000ffffff0000002c000000000100010000020244010021fe0161003b");
}

}  // namespace

TEST_CASE("A whole film is told from one that was cut, is empty or is something else", "[film]") {
  QTemporaryDir folder;
  const auto whole = [&](const char* ending, const QByteArray& bytes) {
    const QString name = folder.filePath(QStringLiteral("film"));
    QFile file(name);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    return is_whole_film(name.toStdString(), ending);
  };
  const QByteArray mp4 = mp4_head().replace(QByteArray("\0\0\0\0mdat", 8), QByteArray("\0\0\0\14mdat", 8)) + "abcd";
  const QByteArray webm = QByteArray::fromHex("1a45dfa3840000000018538067881f43b67583616263");
  for (const auto& [ending, film] : {std::pair("mp4", mp4), std::pair("webm", webm), std::pair("gif", whole_gif())}) {
    CAPTURE(ending);
    REQUIRE(whole(ending, film));
    for (qsizetype length = 0; length < film.size(); ++length) {
      CAPTURE(length);
      REQUIRE_FALSE(whole(ending, film.left(length)));
    }
    REQUIRE_FALSE(whole(ending, film + "x"));
    REQUIRE_FALSE(whole(ending, QByteArray(1000, 'x')));
    for (const char* other : {"mp4", "webm", "gif", "avi"})
      if (other != std::string(ending)) REQUIRE_FALSE(whole(other, film));
  }
  REQUIRE_FALSE(is_whole_film("/no/such/film", "gif"));
  // Not a picture in it.
  REQUIRE_FALSE(whole("mp4", box("ftyp", "isom") + box("moov", "") + box("mdat", "abcd")));
  REQUIRE_FALSE(whole("gif", QByteArray("GIF89a") + QByteArray::fromHex("010001000000003b")));
}

TEST_CASE("A film has a frame every 1/rate s for as long as its steps stand, and every step's end is among them",
          "[film]") {
  const auto s = story();
  for (const auto& exhibit : {tournament_exhibit(s), histogram_exhibit(s), selection_exhibit(s), stages_exhibit(s)}) {
    const Film film = film_of(exhibit);
    for (const double speed : {0.5, 1.0, 8.0}) {
      FilmOptions options;
      options.rate = 12;
      options.speed = speed;
      const std::vector<Moment> moments = film_moments(film, options);
      double ms = 0;
      for (int step = film.first; step <= film.last; ++step) ms += s->dwell_ms(step) / speed;
      CAPTURE(exhibit->id().toStdString(), speed);
      REQUIRE(std::abs(static_cast<double>(moments.size()) - ms * 12 / 1000) <= 1);
      REQUIRE(moments.front().step == film.first);
      for (std::size_t i = 0; i + 1 < moments.size(); ++i) {
        const Moment& a = moments[i];
        const Moment& b = moments[i + 1];
        REQUIRE((b.step == a.step || (b.step == a.step + 1 && a.phase == 1)));
        if (b.step == a.step) REQUIRE(b.phase >= a.phase);
        if (speed == 8) REQUIRE(a.phase == 1);
      }
      REQUIRE(moments.back().step == film.last);
      REQUIRE(moments.back().phase == 1);
    }
  }
}

TEST_CASE("Frames are as many files, of one size, the same in every writing, and the last is the still", "[film]") {
  const auto s = story();
  const Film film = film_of(histogram_exhibit(s));
  FilmOptions options;
  options.rate = 5;
  options.speed = 4;
  options.theme = ThemeKind::dark;
  QTemporaryDir folder;
  const QString first = folder.filePath(QStringLiteral("a"));
  const QString second = folder.filePath(QStringLiteral("b"));
  const std::size_t count = write_frames(film, first, options);
  REQUIRE(write_frames(film, second, options) == count);
  const QStringList names = QDir(first).entryList(QDir::Files, QDir::Name);
  REQUIRE(static_cast<std::size_t>(names.size()) == count);
  REQUIRE(names.front() == QStringLiteral("frame-00001.png"));
  QSet<QByteArray> different;
  QSize size;
  for (const QString& name : names) {
    const QByteArray bytes = bytes_of(QDir(first).filePath(name));
    REQUIRE(bytes == bytes_of(QDir(second).filePath(name)));
    different.insert(bytes);
    const QImage image = QImage::fromData(bytes);
    if (size.isEmpty()) size = image.size();
    REQUIRE(image.size() == size);
  }
  REQUIRE(size.width() % 2 == 0);
  REQUIRE(size.height() % 2 == 0);
  REQUIRE(different.size() >= film.last - film.first + 1);
  REQUIRE(QImage(QDir(first).filePath(names.back())).convertToFormat(QImage::Format_RGB32) ==
          film_frame(film, {film.last, 1}, options));
}

TEST_CASE("Frames go into a new or empty folder only, and a stop leaves nothing behind", "[film]") {
  const Film film = film_of(selection_exhibit(story()));
  QTemporaryDir folder;
  QFile other(folder.filePath(QStringLiteral("mine.txt")));
  REQUIRE(other.open(QIODevice::WriteOnly));
  other.close();
  REQUIRE_THROWS_AS(write_frames(film, folder.path(), {}), InputError);
  REQUIRE_THROWS_AS(write_frames(film, other.fileName(), {}), InputError);
  REQUIRE_THROWS_AS(write_frames(film, QStringLiteral("/proc/no/such"), {}), InputError);
  const QString fresh = folder.filePath(QStringLiteral("fresh"));
  int asked = 0;
  REQUIRE_THROWS_AS(
      write_frames(film, fresh, {}, [&](const Progress&) { return ++asked > 7 ? Answer::stop : Answer::go_on; }),
      Stopped);
  REQUIRE(asked == 8);
  REQUIRE_FALSE(QFile::exists(fresh));
  FilmOptions bad;
  bad.rate = 0;
  REQUIRE_THROWS_AS(write_frames(film, fresh, bad), InputError);
  bad = {};
  bad.speed = 9;
  REQUIRE_THROWS_AS(write_frames(film, fresh, bad), InputError);
  REQUIRE_FALSE(QFile::exists(fresh));
}

TEST_CASE("Frames go into a folder whose name is not UTF-8, and into none without a name", "[film]") {
  const Film film = film_of(selection_exhibit(story()));
  QTemporaryDir folder;
  FilmOptions options;
  options.rate = 1;
  options.speed = 8;
  const std::string place = file_bytes(folder.path()) + "/frames\xff";
  REQUIRE(write_frames(film, file_text(place), options) > 0);
  REQUIRE(std::filesystem::exists(place + "/frame-00001.png"));
  REQUIRE_THROWS_WITH(write_frames(film, QString(), options), "frames: \"\": cannot be made");
}

TEST_CASE("Video without ffmpeg is refused in one line that says what else there is", "[film]") {
  QTemporaryDir folder;
  const OnlyPath nothing(folder.path());
  REQUIRE_FALSE(ffmpeg_found());
  try {
    write_video(film_of(selection_exhibit(story())), folder.filePath(QStringLiteral("x.mp4")), {});
    FAIL("there is no ffmpeg");
  } catch (const InputError& e) {
    REQUIRE(e.rule().text().find("ffmpeg") != std::string::npos);
    REQUIRE(e.rule().text().find("frames") != std::string::npos);
    REQUIRE(e.rule().text().find('\n') == std::string::npos);
  }
}

TEST_CASE("ffmpeg is handed every frame in order, and what it writes takes the file's place once it is complete",
          "[film]") {
  QTemporaryDir tools;
  QTemporaryDir folder;
  // Stands for ffmpeg: the last argument is the file to write; behind the head of a film it keeps what it is given.
  const auto put_keeper = [&](const QByteArray& head) {
    QFile file(tools.filePath(QStringLiteral("head")));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(head);
    file.close();
    put_ffmpeg(tools, "#!/bin/sh\nfor last; do :; done\n/bin/cat \"${0%/*}/head\" - > \"$last\"\n");
  };
  const OnlyPath path(tools.path());
  const Film film = film_of(selection_exhibit(story()));
  FilmOptions options;
  options.rate = 4;
  options.speed = 2;
  for (const char* name : {"a.mp4", "b.webm", "-c.mp4"}) {
    put_keeper(QString::fromLatin1(name).endsWith(QLatin1String("webm")) ? webm_head() : mp4_head());
    const QString out = folder.filePath(QString::fromLatin1(name));
    const std::size_t count = write_video(film, out, options);
    REQUIRE(count == film_moments(film, options).size());
    const QByteArray stream = bytes_of(out);
    REQUIRE(static_cast<std::size_t>(stream.count("\x89PNG\r\n")) == count);
    REQUIRE_FALSE(QFile::exists(out + QStringLiteral(".part")));
  }
  // A stop keeps the file that was there.
  const QString kept = folder.filePath(QStringLiteral("a.mp4"));
  const QByteArray before = bytes_of(kept);
  int asked = 0;
  REQUIRE_THROWS_AS(
      write_video(film, kept, options, [&](const Progress&) { return ++asked > 3 ? Answer::stop : Answer::go_on; }),
      Stopped);
  REQUIRE(bytes_of(kept) == before);
  REQUIRE_FALSE(QFile::exists(kept + QStringLiteral(".part")));

  // An ffmpeg that ends well and wrote no film.
  for (const char* writes : {": > \"$last\"", "echo film > \"$last\"", "/bin/rm -f \"$last\""}) {
    put_ffmpeg(tools,
               (QByteArray("#!/bin/sh\nfor last; do :; done\n/bin/cat > /dev/null\n") + writes + "\n").constData());
    CAPTURE(writes);
    REQUIRE_THROWS_WITH(write_video(film, kept, options), Catch::Contains("ffmpeg wrote a file that cannot be played"));
    REQUIRE(bytes_of(kept) == before);
  }

  put_ffmpeg(tools, "#!/bin/sh\n/bin/cat > /dev/null\necho one >&2\necho 'Unknown encoder' >&2\nexit 1\n");
  try {
    write_video(film, kept, options);
    FAIL("it failed");
  } catch (const InputError& e) {
    REQUIRE(e.rule().text().find("Unknown encoder") != std::string::npos);
  }
  REQUIRE(bytes_of(kept) == before);
}
