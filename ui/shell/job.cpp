// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/job.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

std::atomic<int> alive = 0;

constexpr int most_threads = 2;  // a stopped run that has not noticed yet must not hold up the next one
constexpr int patience_ms = 80;  // after a stop

// Runs `work` on a thread of its own, which counts as alive; false where the system makes none. May be called from a
// destructor.
template <class Work>
bool start_thread(Work work) noexcept {
  ++alive;
  try {
    std::thread([work = std::move(work)]() mutable {
      work();
      --alive;
    }).detach();
    return true;
  } catch (const std::exception&) {  // no thread, or no memory for one
    --alive;
    return false;
  }
}

}  // namespace

Rule computation_failed() { return rules::computation_failed(); }

Refusal refusal_of(const InputError& error) {
  return {QString::fromStdString(error.field()), value_text(error), error.rule()};
}

struct Job::Desk {
  std::mutex mutex;
  Job* owner = nullptr;  // null once the job is gone
  int threads = 0;
  std::function<void()> waiting;  // the newest run, when all threads are taken

  // Runs `task`, then whatever has come to wait meanwhile. False where the system has no thread for it.
  [[nodiscard]] static bool work(const std::shared_ptr<Desk>& desk, std::function<void()> task) {
    return start_thread([desk, task = std::move(task)]() mutable {
      while (task) {
        task();
        const std::lock_guard<std::mutex> lock(desk->mutex);
        task = std::exchange(desk->waiting, nullptr);
        if (!task) --desk->threads;
      }
    });
  }
};

void free_elsewhere(std::shared_ptr<const void> thing) {
  // Where there is no thread for it, it is freed here, when its last reference goes: that takes longer, but it ends.
  (void)start_thread([thing = std::move(thing)]() mutable { thing.reset(); });
}

Job::Job(QObject* parent) : QObject(parent), desk_(std::make_shared<Desk>()) { desk_->owner = this; }

Job::~Job() {
  if (stop_) stop_->store(true);
  const std::lock_guard<std::mutex> lock(desk_->mutex);
  desk_->owner = nullptr;
  desk_->waiting = nullptr;
}

int Job::threads_alive() { return alive.load(); }

bool Job::wait_for_threads(int most_ms) {
  QElapsedTimer since;
  since.start();
  while (threads_alive() > 0 && since.elapsed() < most_ms) std::this_thread::sleep_for(std::chrono::milliseconds(2));
  return threads_alive() == 0;
}

void Job::stop() {
  if (stop_) stop_->store(true);
  if (!running_) return;
  QTimer::singleShot(patience_ms, this, [this, run = run_] {
    if (run != run_ || !running_) return;
    ++run_;
    set_running(false);
    emit stopped();
  });
}

void Job::drop() {
  if (stop_) stop_->store(true);
  ++run_;
  set_running(false);
}

void Job::launch(Work work) {
  if (stop_) stop_->store(true);
  const quint64 run = ++run_;
  auto stop_flag = std::make_shared<std::atomic<bool>>(false);
  stop_ = stop_flag;
  set_running(true);
  const Post post = [desk = desk_, run](const Delivery& delivery) {
    const std::lock_guard<std::mutex> lock(desk->mutex);
    Job* job = desk->owner;
    if (job == nullptr) return;
    QMetaObject::invokeMethod(
        job,
        [job, run, delivery] {
          if (run == job->run_) delivery();
        },
        Qt::QueuedConnection);
  };
  std::function<void()> task = [this, post, stop_flag, work = std::move(work)] {
    constexpr qint64 glance_ms = 40;  // more often cannot be seen
    QElapsedTimer since;
    const Observer observer = [&](const Progress& progress) {
      if (!since.isValid() || since.elapsed() >= glance_ms) {
        since.start();
        const QString stage = QString::fromUtf8(progress.stage.data(), static_cast<qsizetype>(progress.stage.size()));
        post([this, stage, done = progress.done, total = progress.total] { emit progressed(stage, done, total); });
      }
      settle_vector_state();  // Qt may have left it in use
      return stop_flag->load() ? Answer::stop : Answer::go_on;
    };
    Delivery delivery = [this] { emit stopped(); };
    try {
      if (!stop_flag->load()) delivery = work(post, observer);
    } catch (const Stopped&) {
      // The delivery says so already.
    } catch (const InputError& e) {
      delivery = [this, e] { emit failed(refusal_of(e)); };
    } catch (const std::exception& e) {
      const Refusal refusal{{}, QString::fromUtf8(e.what()), computation_failed()};
      delivery = [this, refusal] { emit failed(refusal); };
    }
    post([this, delivery] {
      set_running(false);
      delivery();
    });
  };
  {
    const std::lock_guard<std::mutex> lock(desk_->mutex);
    const bool begun = desk_->threads < most_threads && Desk::work(desk_, task);
    if (begun) ++desk_->threads;
    if (!begun && desk_->threads > 0) desk_->waiting = std::move(task);  // for a thread of this job that comes free
    if (desk_->threads > 0) return;
  }
  // The caller hears of it as of any failure, after its call.
  post([this] {
    set_running(false);
    emit failed({{}, QStringLiteral("no thread can be started"), computation_failed()});
  });
}

void Job::set_running(bool running) {
  if (running == running_) return;
  running_ = running;
  emit running_changed(running);
}

}  // namespace littlestone::ui
