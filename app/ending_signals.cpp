// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ending_signals.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <array>
#include <atomic>
#include <csignal>

namespace littlestone::app {
namespace {

constexpr std::array ending = {SIGTERM, SIGHUP, SIGINT};
std::atomic<int> write_end{-1};  // of the pipe through which a handler, which may do very little, tells the window

extern "C" void tell_through_pipe(int) { (void)!::write(write_end, "", 1); }

}  // namespace

EndingSignals::EndingSignals(QObject* parent) : QObject(parent) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;  // then they end the program as ever
  read_end_ = ends[0];
  write_end = ends[1];
  auto* notifier = new QSocketNotifier(read_end_, QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
    notifier->setEnabled(false);
    emit asked();
  });
  struct sigaction tell {};
  tell.sa_handler = tell_through_pipe;
  tell.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  for (const int signal : ending) {
    struct sigaction before {};
    if (::sigaction(signal, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) ::sigaction(signal, &tell, nullptr);
  }
}

EndingSignals::~EndingSignals() {
  if (read_end_ < 0) return;
  for (const int signal : ending) {
    struct sigaction now {};
    if (::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == tell_through_pipe) std::signal(signal, SIG_DFL);
  }
  ::close(write_end.exchange(-1));
  ::close(read_end_);
}

}  // namespace littlestone::app
