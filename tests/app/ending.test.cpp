// SPDX-License-Identifier: GPL-3.0-or-later
// A window that is closed in the middle of its work leaves nothing half done behind.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <csignal>

#include "app/ending_signals.hpp"
#include "app/window_keeper.hpp"
#include "opened.test.hpp"
#include "ui/kit/film.hpp"

using namespace littlestone;
using namespace littlestone::app;

namespace {

std::unique_ptr<WindowKeeper> keeper_at(const QString& page) {
  auto keeper = std::make_unique<WindowKeeper>(test::eight(), QStringLiteral("en"));
  keeper->window().show();
  REQUIRE(QTest::qWaitFor([&] { return keeper->window().run() != nullptr && !keeper->window().busy(); }, 20'000));
  keeper->window().turn_to(page);
  return keeper;
}

}  // namespace

TEST_CASE("A window closed while frames of a film are written leaves no frame and no folder", "[window][ending]") {
  QTemporaryDir folder;
  const QString frames = folder.filePath(QStringLiteral("frames"));
  auto keeper = keeper_at("tournament");
  keeper->window().exports().film(frames);
  REQUIRE(QTest::qWaitFor([&] { return QDir(frames).entryList(QDir::Files).size() > 2; }, 20'000));
  REQUIRE(keeper->window().exports().film_job().running());
  keeper->window().close();
  keeper = nullptr;
  CHECK(ui::Job::threads_alive() == 0);
  CHECK_FALSE(QFile::exists(frames));
}

TEST_CASE("A window closed while a video is written leaves no part of it", "[window][ending]") {
  QTemporaryDir folder;
  QTemporaryDir tools;
  // Stands for ffmpeg: keeps what it is given in the file it is to write.
  QFile script(tools.filePath(QStringLiteral("ffmpeg")));
  REQUIRE(script.open(QIODevice::WriteOnly));
  script.write("#!/bin/sh\nfor last; do :; done\nexec /bin/cat > \"$last\"\n");
  script.close();
  REQUIRE(script.setPermissions(QFile::ReadOwner | QFile::ExeOwner));
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", QFile::encodeName(tools.path()));
  const QString video = folder.filePath(QStringLiteral("film.mp4"));
  auto keeper = keeper_at("histogram");
  keeper->window().exports().film(video);
  const bool begun = QTest::qWaitFor(
      [&] {
        const QFileInfoList files = QDir(folder.path()).entryInfoList({QStringLiteral("film.mp4.*.part")}, QDir::Files);
        return !files.isEmpty() && files.front().size() > 0;
      },
      20'000);
  const bool running = keeper->window().exports().film_job().running();
  keeper->window().close();
  keeper = nullptr;
  qputenv("PATH", path);
  REQUIRE(begun);
  REQUIRE(running);
  CHECK(ui::Job::threads_alive() == 0);
  CHECK(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden).isEmpty());
}

TEST_CASE("A window closed while a sweep and a run are under way ends with no thread left", "[window][ending]") {
  auto keeper = keeper_at("loss");
  REQUIRE(QTest::qWaitFor([&] { return test::loss_page(keeper->window()).running(); }, 10'000));
  Scenario other = test::eight();
  other.seed = 99;
  emit test::scenario_panel(keeper->window()).edited(other);
  REQUIRE(QTest::qWaitFor([&] { return keeper->window().job().running(); }, 10'000));
  keeper->window().close();
  keeper = nullptr;
  CHECK(ui::Job::threads_alive() == 0);
}

TEST_CASE("A signal that asks the program to end is told to the window, and a second one would end it",
          "[window][ending]") {
  for (const int signal : {SIGTERM, SIGHUP, SIGINT}) {
    CAPTURE(signal);
    {
      const EndingSignals ending;
      int asked = 0;
      QObject::connect(&ending, &EndingSignals::asked, &ending, [&] { ++asked; });
      REQUIRE(std::raise(signal) == 0);
      CHECK(asked == 0);  // in the window's thread, not in the handler
      CHECK(QTest::qWaitFor([&] { return asked == 1; }, 5'000));
      struct sigaction now {};
      REQUIRE(::sigaction(signal, nullptr, &now) == 0);
      CHECK(now.sa_handler == SIG_DFL);
    }
    struct sigaction after {};
    REQUIRE(::sigaction(signal, nullptr, &after) == 0);
    CHECK(after.sa_handler == SIG_DFL);
  }
}
