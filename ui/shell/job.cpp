// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/job.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <list>
#include <mutex>
#include <thread>
#include <utility>

#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

constexpr int most_threads = 2;  // a stopped run that has not noticed yet must not hold up the next one
constexpr int patience_ms = 80;  // after a stop

// The threads of all jobs. One that has come to its end is joined when the next one begins, or when all are waited for.
class Threads {
 public:
  // They may outlive all static objects.
  [[nodiscard]] static Threads& all() {
    static Threads& threads = *new Threads;
    return threads;
  }

  // Runs `work` on a thread of its own; false where the system makes none. May be called from a destructor. What is
  // freed with `work` may start a thread itself: that happens without the lock.
  template <class Work>
  [[nodiscard]] bool start(Work work) noexcept {
    std::shared_ptr<Work> held;
    std::list<std::thread> one;
    const std::lock_guard<std::mutex> lock(mutex_);
    join_ended();
    try {
      held = std::make_shared<Work>(std::move(work));
      one.emplace_back();
      one.front() = std::thread([this, place = one.begin(), held]() mutable {
        (*held)();
        held.reset();
        const std::lock_guard<std::mutex> ending(mutex_);
        ended_.splice(ended_.end(), running_, place);
        changed_.notify_all();
      });
    } catch (const std::exception&) {  // no thread, or no memory for one
      return false;
    }
    running_.splice(running_.end(), one);
    return true;
  }

  [[nodiscard]] int alive() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return static_cast<int>(running_.size());
  }

  // Whether all have come to their end within the time.
  [[nodiscard]] bool wait(std::chrono::milliseconds most) {
    std::unique_lock<std::mutex> lock(mutex_);
    const bool none = changed_.wait_for(lock, most, [this] { return running_.empty(); });
    join_ended();
    return none;
  }

 private:
  // They do not need the lock any more.
  void join_ended() noexcept {
    for (std::thread& thread : ended_) thread.join();
    ended_.clear();
  }

  mutable std::mutex mutex_;
  std::condition_variable changed_;  // one more has ended
  std::list<std::thread> running_;
  std::list<std::thread> ended_;
};

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
    return Threads::all().start([desk, task = std::move(task)]() mutable {
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
  (void)Threads::all().start([thing = std::move(thing)]() mutable { thing.reset(); });
}

Job::Job(QObject* parent) : QObject(parent), desk_(std::make_shared<Desk>()) { desk_->owner = this; }

Job::~Job() {
  if (stop_) stop_->store(true);
  const std::lock_guard<std::mutex> lock(desk_->mutex);
  desk_->owner = nullptr;
  desk_->waiting = nullptr;
}

int Job::threads_alive() { return Threads::all().alive(); }

bool Job::wait_for_threads(int most_ms) { return Threads::all().wait(std::chrono::milliseconds(most_ms)); }

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
