// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing that is done to the window crashes or freezes it: a hand that knows nothing, and files that are broken.
#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>
#include <QWheelEvent>
#include <random>

#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "opened.test.hpp"
#include "stopwatch.test.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;
using ui::PageKind;

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
      case 8: window_.turn_to(static_cast<PageKind>(below(ui::page_count))); return "page";
      case 9: window_.set_theme(static_cast<ui::ThemeKind>(below(3))); return "theme";
      case 10: return drag();
      default: break;
    }
    switch (below(5)) {
      case 0:
        emit window_.gallery().chosen(shipped_scenarios()[below(shipped_scenarios().size())].scenario);
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
    ui::NumberBox* box = window_.scenario_panel().box(QString::fromLatin1(field));
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

}  // namespace

TEST_CASE("Whatever is clicked, typed, dragged and turned, the window goes on answering", "[window][monkey]") {
  // More with LITTLESTONE_MONKEY=actions; each that held the window for long is then told, and the worst of every kind.
  const QByteArray wanted = qgetenv("LITTLESTONE_MONKEY");
  const int actions = wanted.isEmpty() ? 120 : wanted.toInt();
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  Opened o(test::eight());
  // Whoever opens a dialog or a menu finds it closed again.
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
  emit o.window.gallery().chosen(test::small());
  REQUIRE(o.settled());
  REQUIRE(o.window.run()->scenario.class_text == test::small().class_text);
}
