// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/job.hpp"

#include <QElapsedTimer>
#include <exception>
#include <utility>

namespace littlestone::ui {

Job::Job(QObject* parent) : QObject(parent) {
  // Two threads: a stopped run that has not noticed yet must not hold up the next one.
  pool_.setMaxThreadCount(2);
}

Job::~Job() {
  if (stop_) stop_->store(true);
  pool_.waitForDone();
}

void Job::stop() {
  if (stop_) stop_->store(true);
}

void Job::launch(Work work) {
  stop();
  const quint64 run = ++run_;
  auto stop_flag = std::make_shared<std::atomic<bool>>(false);
  stop_ = stop_flag;
  set_running(true);
  pool_.start([this, run, stop_flag, work = std::move(work)] {
    constexpr qint64 glance_ms = 40;  // more often than this nobody can see
    QElapsedTimer since;
    const Observer observer = [&](const Progress& progress) {
      if (!since.isValid() || since.elapsed() >= glance_ms) {
        since.start();
        const QString stage = QString::fromUtf8(progress.stage.data(), static_cast<qsizetype>(progress.stage.size()));
        post(run, [this, stage, done = progress.done, total = progress.total] { emit progressed(stage, done, total); });
      }
      return stop_flag->load() ? Answer::stop : Answer::go_on;
    };
    Delivery delivery = [this] { emit stopped(); };
    try {
      if (!stop_flag->load()) delivery = work(run, observer);
    } catch (const InputError& e) {
      const Refusal refusal{QString::fromStdString(e.field()), QString::fromStdString(e.value()),
                            QString::fromStdString(e.rule())};
      delivery = [this, refusal] { emit failed(refusal); };
    } catch (const std::exception& e) {
      const Refusal refusal{{}, {}, QString::fromUtf8(e.what())};
      delivery = [this, refusal] { emit failed(refusal); };
    }
    post(run, [this, delivery] {
      set_running(false);
      delivery();
    });
  });
}

void Job::post(quint64 run, Delivery delivery) {
  QMetaObject::invokeMethod(
      this,
      [this, run, delivery = std::move(delivery)] {
        if (run == run_) delivery();
      },
      Qt::QueuedConnection);
}

void Job::set_running(bool running) {
  if (running == running_) return;
  running_ = running;
  emit running_changed(running);
}

}  // namespace littlestone::ui
