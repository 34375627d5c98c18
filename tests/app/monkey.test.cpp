// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing that is done to the window crashes or freezes it: a hand that knows nothing, and files that are broken.
#include <malloc.h>
#include <unistd.h>

#include <QAbstractButton>
#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>
#include <algorithm>
#include <cstdio>
#include <random>
#include <utility>

#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "opened.test.hpp"
#include "stopwatch.test.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

// One hand: every choice comes from its own engine.
class Monkey {
 public:
  explicit Monkey(Window& window, std::uint64_t seed) : window_(window), engine_(seed) {}

  /// One thing done to the window, and its name.
  std::string act() {
    switch (below(12)) {
      case 0:
      case 1:
      case 2: return click();
      case 3:
      case 4:
      case 5: return key();
      case 6: return type();
      case 7: return wheel();
      case 8: return page();
      case 9: window_.set_theme(static_cast<ui::ThemeKind>(below(3))); return "theme";
      case 10: return drag();
      default: break;
    }
    switch (below(5)) {
      case 0:
        emit window_.gallery().chosen({cli::shipped_scenarios()[below(cli::shipped_scenarios().size())].scenario, {}},
                                      0);
        return "scenario";
      case 1: window_.undo_stack().undo(); return "undo";
      case 2: window_.undo_stack().redo(); return "redo";
      case 3: window_.resize(700 + static_cast<int>(below(700)), 560 + static_cast<int>(below(400))); return "resize";
      default: window_.player().go_to(static_cast<int>(below(80))); return "step";
    }
  }

 private:
  std::size_t below(std::size_t n) { return static_cast<std::size_t>(engine_() % n); }
  QPoint place() {
    return {static_cast<int>(below(static_cast<std::size_t>(window_.width()))),
            static_cast<int>(below(static_cast<std::size_t>(window_.height())))};
  }
  QWidget* under(QPoint at) {
    QWidget* child = window_.childAt(at);
    return child != nullptr ? child : &window_;
  }
  std::string click() {
    const QPoint at = place();
    QWidget* widget = under(at);
    QTest::mouseClick(widget, Qt::LeftButton, below(6) == 0 ? Qt::ShiftModifier : Qt::NoModifier,
                      widget->mapFrom(&window_, at));
    return std::string("click ") + widget->metaObject()->className();
  }
  std::string page() {
    ui::Page& next = *window_.all_pages()[below(window_.all_pages().size())];
    window_.turn_to(next);
    return "page " + next.id().toStdString();
  }
  std::string drag() {
    const QPoint from = place();
    QWidget* widget = under(from);
    QTest::mousePress(widget, Qt::LeftButton, {}, widget->mapFrom(&window_, from));
    for (int i = 0; i < 4; ++i) QTest::mouseMove(widget, widget->mapFrom(&window_, place()));
    QTest::mouseRelease(widget, Qt::LeftButton, {}, widget->mapFrom(&window_, place()));
    return std::string("drag ") + widget->metaObject()->className();
  }
  std::string wheel() {
    const QPoint at = place();
    QWidget* widget = under(at);
    const QPointF local(widget->mapFrom(&window_, at));
    QWheelEvent event(local, widget->mapToGlobal(local), {}, QPoint(0, below(2) == 0 ? 360 : -360), Qt::NoButton,
                      below(2) == 0 ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &event);
    return "wheel";
  }
  std::string key() {
    static const std::vector<std::pair<Qt::Key, Qt::KeyboardModifiers>> keys = {{Qt::Key_Left, {}},
                                                                                {Qt::Key_Right, {}},
                                                                                {Qt::Key_Right, Qt::ShiftModifier},
                                                                                {Qt::Key_Home, {}},
                                                                                {Qt::Key_End, {}},
                                                                                {Qt::Key_Space, {}},
                                                                                {Qt::Key_R, {}},
                                                                                {Qt::Key_O, {}},
                                                                                {Qt::Key_N, {}},
                                                                                {Qt::Key_F, {}},
                                                                                {Qt::Key_Z, {}},
                                                                                {Qt::Key_Plus, {}},
                                                                                {Qt::Key_Minus, {}},
                                                                                {Qt::Key_Tab, {}},
                                                                                {Qt::Key_Return, {}},
                                                                                {Qt::Key_Escape, {}},
                                                                                {Qt::Key_F5, {}},
                                                                                {Qt::Key_F2, {}},
                                                                                {Qt::Key_F3, {}},
                                                                                {Qt::Key_PageDown, {}},
                                                                                {Qt::Key_Up, {}},
                                                                                {Qt::Key_Down, {}},
                                                                                {Qt::Key_Question, {}},
                                                                                {Qt::Key_7, {}},
                                                                                {Qt::Key_Backspace, {}},
                                                                                {Qt::Key_Delete, {}},
                                                                                {Qt::Key_0, Qt::ControlModifier},
                                                                                {Qt::Key_T, Qt::ControlModifier},
                                                                                {Qt::Key_Z, Qt::ControlModifier},
                                                                                {Qt::Key_Plus, Qt::ControlModifier},
                                                                                {Qt::Key_E, Qt::ControlModifier}};
    const auto& [which, modifiers] = keys[below(keys.size())];
    QWidget* focus = window_.focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &window_, which, modifiers);
    return "key " + std::to_string(which);
  }
  std::string type() {
    static const std::vector<const char*> fields = {"epsilon", "delta",   "alpha",     "beta", "auxiliary",
                                                    "cap",     "batches", "selection", "seed"};
    static const std::vector<const char*> texts = {
        "1", "1/3", "0.1", "0", "-5", "1e400", "nan", "99999999999999999999", "", "\xc2\xbd", "12", "3", "40", "1/0"};
    const char* field = fields[below(fields.size())];
    const char* text = texts[below(texts.size())];
    ui::NumberBox* box = test::scenario_panel(window_).box(QString::fromLatin1(field));
    if (box == nullptr) return "type";
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QString::fromUtf8(text));
    QTest::keyClick(box, Qt::Key_Return);
    return std::string("type ") + field + " " + text;
  }

  Window& window_;
  std::mt19937_64 engine_;
};

// What the process holds in memory now, in MiB [proc(5), statm].
double resident_mib() {
  QFile file(QStringLiteral("/proc/self/statm"));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  const double pages = file.readAll().split(' ').value(1).toDouble();
  return pages * static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1 << 20);
}

// What the program has asked for and not given back, and what the allocator keeps beside it, in MiB [mallinfo(3)].
std::string allocated() {
  const struct mallinfo2 info = ::mallinfo2();
  const auto mib = [](std::size_t bytes) { return std::to_string(bytes >> 20U); };
  return mib(info.uordblks + info.hblkhd) + " MiB in use, " + mib(info.fordblks) + " MiB kept";
}

// A file of a kind that the window opens, damaged: bits flipped, ends cut off, pieces doubled.
class Damaged {
 public:
  explicit Damaged(std::uint64_t seed) : engine_(seed) {}

  void open_one(Window& window) {
    const bool table = engine_() % 2 == 0;
    const auto& shipped = cli::shipped_scenarios();
    QByteArray bytes =
        table ? QByteArray("name,a,b,c\nf,0,1,1\ng,1,1,0\nh,0,0,1\n")
              : QByteArray::fromStdString(scenario_to_json(shipped[engine_() % shipped.size()].scenario).dump(2));
    for (std::uint64_t k = engine_() % 5; k > 0; --k) {
      const auto at = static_cast<qsizetype>(engine_() % static_cast<std::uint64_t>(bytes.size()));
      switch (engine_() % 3) {
        case 0: bytes[at] = static_cast<char>(bytes[at] ^ static_cast<char>(1U << (engine_() % 8))); break;
        case 1: bytes.truncate(std::max<qsizetype>(1, at)); break;
        default: bytes.insert(at, bytes.mid(at / 2, 40)); break;
      }
    }
    const QString path = folder_.filePath(table ? QStringLiteral("table.csv") : QStringLiteral("scenario.json"));
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    REQUIRE(file.write(bytes) == bytes.size());
    file.close();
    if (table) {
      window.opening().table(path);
    } else {
      window.opening().scenario(path);
    }
  }

 private:
  std::mt19937_64 engine_;
  QTemporaryDir folder_;
};

// Messages of Qt while it lives, of which those that name a number that is none are kept: something was painted
// nowhere.
class NotANumber {
 public:
  NotANumber() {
    kept().clear();
    before_ = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString& text) {
      if (text.contains(QStringLiteral("NaN"))) kept() += text;
    });
  }
  ~NotANumber() { qInstallMessageHandler(before_); }
  NotANumber(const NotANumber&) = delete;
  NotANumber& operator=(const NotANumber&) = delete;
  /// The messages since it was asked last.
  [[nodiscard]] static QStringList take() { return std::exchange(kept(), {}); }

 private:
  static QStringList& kept() {
    static QStringList messages;
    return messages;
  }
  QtMessageHandler before_ = nullptr;
};

/// Where the window is, in words that bring it there again.
std::string place_of(Window& window) {
  const QSize size = window.size();
  std::size_t chapter = 0;
  while (std::find(window.chapters()[chapter]->pages().begin(), window.chapters()[chapter]->pages().end(),
                   &window.page()) == window.chapters()[chapter]->pages().end()) {
    ++chapter;
  }
  return QStringLiteral("%1 at step %2, %3 x %4, %5")
      .arg(window.page().id())
      .arg(window.player().step())
      .arg(size.width())
      .arg(size.height())
      .arg(window.page().command(window.document().edited(chapter)))
      .toStdString();
}

}  // namespace

// ./lab soak: not among the tests, since it lasts as long as it is told to.
TEST_CASE("For as long as it is wanted the window answers, and holds no more memory at the end than before",
          "[.soak]") {
  const double seconds = qEnvironmentVariable("LITTLESTONE_SOAK", QStringLiteral("60")).toDouble();
  const auto seed =
      static_cast<std::uint64_t>(qEnvironmentVariable("LITTLESTONE_SEED", QStringLiteral("1")).toULongLong());
  constexpr unsigned longest_seconds = 120;  // without an answer: SIGALRM ends the run
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  Opened o(test::eight());
  QTemporaryDir folder;
  o.window.keep_session(folder.filePath(QStringLiteral("session.json")));
  QTimer closer;
  QObject::connect(&closer, &QTimer::timeout, [] {
    if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    if (QWidget* dialog = QApplication::activeModalWidget()) dialog->close();
  });
  closer.start(5);
  Monkey monkey(o.window, seed);
  Damaged damaged(seed);
  std::mt19937_64 engine(seed);
  const NotANumber listening;
  int nowhere = 0;  // actions after which something was painted nowhere
  QElapsedTimer clock;
  clock.start();
  double warm = 0;  // the most that was held in the first third
  double most = 0;
  std::uint64_t actions = 0;
  qint64 told = 0;
  for (; static_cast<double>(clock.elapsed()) < 1000 * seconds; ++actions) {
    ::alarm(longest_seconds);
    const std::string what = monkey.act();
    if (actions % 40 == 0) damaged.open_one(o.window);
    if (actions % 60 == 0) {  // from a window too small for its widgets to a large one
      o.window.resize(100 + static_cast<int>(engine() % 1500), 60 + static_cast<int>(engine() % 1000));
    }
    QApplication::processEvents(QEventLoop::AllEvents, 20);
    if (const QStringList none = NotANumber::take(); !none.isEmpty()) {
      std::fprintf(stderr, "%s: %s\n", none.front().toStdString().c_str(), place_of(o.window).c_str());
      ++nowhere;
    }
    if (actions % 100 != 0) continue;
    const double now = resident_mib();
    most = std::max(most, now);
    if (static_cast<double>(clock.elapsed()) < 1000 * seconds / 3) warm = std::max(warm, now);
    if (clock.elapsed() < told) continue;
    told += 30'000;
    std::fprintf(stderr, "%5lld s, %8llu actions: %4.0f MiB resident, %s, %d threads, %d undo\n",
                 clock.elapsed() / 1000, static_cast<unsigned long long>(actions), now, allocated().c_str(),
                 ui::Job::threads_alive(), o.window.undo_stack().count());
  }
  ::alarm(0);
  WARN("seed " << seed << ": " << actions << " actions in " << seconds << " s; memory " << resident_mib()
               << " MiB at the end, at most " << most << ", in the first third " << warm);
  CHECK(resident_mib() < 1.5 * warm + 100);
  CHECK(nowhere == 0);
  if (o.window.presenting()) o.window.present(false);
  o.window.show_gallery(false);
  emit o.window.gallery().chosen({test::small(), {}}, 0);
  CAPTURE(place_of(o.window));
  REQUIRE(QTest::qWaitFor([&] { return !o.window.document().busy(); }, 20'000));
  // A page may still measure what takes minutes; Esc stops it.
  constexpr int answer_ms = 5'000;
  for (int i = 0; i < 3 && o.window.working(); ++i) o.key(Qt::Key_Escape);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.working(); }, answer_ms));
  REQUIRE(o.window.run()->scenario.class_text == test::small().class_text);
}

TEST_CASE("Whatever is clicked, typed, dragged and turned, the window goes on answering", "[window][monkey]") {
  // More with LITTLESTONE_MONKEY=actions; each that held the window for long is then told, and the worst of every kind.
  const QByteArray wanted = qgetenv("LITTLESTONE_MONKEY");
  const int actions = wanted.isEmpty() ? 120 : wanted.toInt();
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  Opened o(test::eight());
  // A dialog or menu that opens is closed.
  QTimer closer;
  QObject::connect(&closer, &QTimer::timeout, [] {
    if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
    if (QWidget* dialog = QApplication::activeModalWidget()) dialog->close();
  });
  closer.start(5);
  Monkey monkey(o.window, 20261120);
  const double slowness = test::slowness();
  test::Stopwatch watch;
  for (int i = 0; i < actions; ++i) {
    std::string what;
    const double took = watch.time([&] { what = monkey.act(); });
    watch.note(what.substr(0, what.find(' ')), "action " + std::to_string(i) + ", " + what, took);
    if (!wanted.isEmpty() && took > 50) WARN("action " << i << ", " << what << ": " << took << " ms");
  }
  if (!wanted.isEmpty()) WARN(actions << " actions:" << watch.report());
  CAPTURE(watch.report());
  CHECK(watch.longest() < test::longest_ms * std::max(slowness, test::slowness()));
  // It is as usable as ever: a good scenario gives a run.
  if (o.window.presenting()) o.window.present(false);
  o.window.show_gallery(false);
  emit o.window.gallery().chosen({test::small(), {}}, 0);
  CAPTURE(place_of(o.window));
  REQUIRE(o.settled());
  REQUIRE(o.window.run()->scenario.class_text == test::small().class_text);
}
