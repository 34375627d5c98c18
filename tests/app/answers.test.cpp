// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of input is answered in a tenth of a second: what the window's thread works at each, one kind at a time.
#include <QComboBox>
#include <QMenuBar>
#include <QTimer>
#include <QWheelEvent>
#include <array>
#include <memory>

#include "app/cli/shipped.hpp"
#include "app/window_keeper.hpp"
#include "opened.test.hpp"
#include "stopwatch.test.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;
using test::Stopwatch;

namespace {

constexpr std::array<QSize, 2> sizes = {QSize(1280, 800), QSize(1920, 1200)};

// One window, and all that can be done to it, each kind in turn.
class Hand {
 public:
  Hand(Window& window, Stopwatch& watch, std::string where)
      : window_(window), watch_(watch), where_(std::move(where)) {}

  void pages() {
    for (int round = 0; round < 2; ++round) {
      for (int i = 0; i < static_cast<int>(window_.chapter().pages().size()); ++i) {
        take("page", "page " + std::to_string(i + 1),
             [&] { key(static_cast<Qt::Key>(Qt::Key_1 + i), Qt::ControlModifier); });
        settle("page, what comes in");
      }
    }
  }
  /// What is done on the Class page.
  void table() {
    window_.turn_to("class");
    drain();
    themes("table");
    pointer("table");
  }
  /// What is done on every page.
  void everywhere() {
    for (ui::Page* shown : window_.all_pages()) {
      window_.turn_to(*shown);
      drain();
      const std::string page = "page " + shown->id().toStdString();
      themes(page);
      resizes(page);
      pointer(page);
      take("table", page, [&] { key(Qt::Key_T, Qt::ControlModifier); });
      take("resize of a table", page, [&] { window_.resize(window_.size() - QSize(40, 30)); });
      take("resize of a table", page, [&] { window_.resize(window_.size() + QSize(40, 30)); });
      take("table", page, [&] { key(Qt::Key_T, Qt::ControlModifier); });
      take("present", page, [&] { key(Qt::Key_F5); });
      take("resize of a lecture", page, [&] { window_.resize(window_.size() - QSize(40, 30)); });
      take("resize of a lecture", page, [&] { window_.resize(window_.size() + QSize(40, 30)); });
      take("present", page, [&] { key(Qt::Key_F5); });
      take("drawer", page, [&] { key(Qt::Key_F2); });
      take("drawer", page, [&] { key(Qt::Key_F3); });
      take("Esc", page, [&] { key(Qt::Key_Escape); });
      drain();
    }
  }
  void story() {
    for (const QString page : {"tournament", "histogram", "selection"}) {
      window_.turn_to(page);
      drain();
      const std::string name = "page " + page.toStdString();
      for (const auto& [which, modifiers] :
           std::initializer_list<std::pair<Qt::Key, Qt::KeyboardModifiers>>{{Qt::Key_Home, {}},
                                                                            {Qt::Key_Right, {}},
                                                                            {Qt::Key_Right, {}},
                                                                            {Qt::Key_Right, Qt::ShiftModifier},
                                                                            {Qt::Key_End, {}},
                                                                            {Qt::Key_Left, {}},
                                                                            {Qt::Key_Left, Qt::ShiftModifier},
                                                                            {Qt::Key_O, {}},
                                                                            {Qt::Key_N, {}},
                                                                            {Qt::Key_N, {}},
                                                                            {Qt::Key_Escape, {}}}) {
        take("key of the story", name, [this, pressed = which, with = modifiers] { key(pressed, with); });
        settle("motion");
      }
      auto* line = window_.findChild<ui::Timeline*>();
      const int y = line->height() / 2;
      take("press on the timeline", name, [&] { QTest::mousePress(line, Qt::LeftButton, {}, QPoint(20, y)); });
      for (int i = 1; i <= 12; ++i) {
        take("drag of the timeline", name, [&] { QTest::mouseMove(line, QPoint(line->width() * i / 13, y)); });
      }
      take("press on the timeline", name, [&] { QTest::mouseRelease(line, Qt::LeftButton, {}, QPoint(30, y)); });
      key(Qt::Key_Home);
      window_.player().set_speed(8);
      take("play", name, [&] { key(Qt::Key_Space); });
      for (int i = 0; i < 60; ++i) {
        QTest::qSleep(5);
        take("motion", name, [] {});
      }
      window_.player().pause();
      window_.player().set_speed(1);
      drain();
    }
  }
  void game() {
    window_.turn_to("tree");
    drain();
    for (const Qt::Key which : {Qt::Key_R, Qt::Key_Return, Qt::Key_Plus, Qt::Key_Return, Qt::Key_Minus, Qt::Key_Left,
                                Qt::Key_Right, Qt::Key_Home, Qt::Key_N, Qt::Key_N, Qt::Key_Z, Qt::Key_F, Qt::Key_R}) {
      take("key of the game", "key " + std::to_string(which), [&] { key(which); });
      settle("game, what comes in");
    }
    ui::PictureView& view = *test::picture_page(window_, "tree").view();
    for (int i = 0; i < 8; ++i) {
      take("zoom", "wheel",
           [&] { wheel(view, QPoint(view.width() / 2, view.height() / 3), 120, Qt::ControlModifier); });
      take("pan", "wheel", [&] { wheel(view, QPoint(view.width() / 2, view.height() / 3), 120, {}); });
    }
    view.fit();
    drain();
  }
  void scenario() {
    for (ui::Page* shown : window_.all_pages()) {
      window_.turn_to(*shown);
      drain();
      const std::string page = "page " + shown->id().toStdString();
      auto* slider = test::scenario_panel(window_).findChildren<ui::Slider*>().at(0);
      const int y = slider->height() / 2;
      take("press on a slider", page, [&] { QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(60, y)); });
      for (int x = 70; x < 150; x += 12) {
        take("drag of a slider", page, [&] { QTest::mouseMove(slider, QPoint(x, y)); });
      }
      take("press on a slider", page, [&] { QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(150, y)); });
      settle("a run that comes in");
      ui::NumberBox* seed = test::scenario_panel(window_).box(QStringLiteral("seed"));
      seed->setFocus();
      seed->selectAll();
      take("typing", page, [&] { QTest::keyClick(seed, Qt::Key_7); });
      take("typing", page, [&] { QTest::keyClick(seed, Qt::Key_Return); });
      settle("a run that comes in");
      take("a field refused", page, [&] {
        seed->selectAll();
        QTest::keyClicks(seed, QStringLiteral("-"));
        QTest::keyClick(seed, Qt::Key_Return);
      });
      take("undo", page, [&] { window_.undo_stack().undo(); });
      settle("a run that comes in");
      take("undo", page, [&] { window_.undo_stack().redo(); });
      settle("a run that comes in");
      window_.centralWidget()->setFocus();
    }
    for (QComboBox* box : test::scenario_panel(window_).findChildren<QComboBox*>()) {
      take("list of a field", box->accessibleName().toStdString(), [&] { box->showPopup(); });
      take("list of a field", box->accessibleName().toStdString(), [&] { box->hidePopup(); });
    }
  }
  void gallery() {
    for (int i = 0; i < 2; ++i) {
      take("gallery", "opened", [&] { key(Qt::Key_0, Qt::ControlModifier); });
      REQUIRE(QTest::qWaitFor([&] { return window_.gallery().card(7).has_picture(); }, 60'000));
      drain();
      take("gallery", "key", [&] { key(Qt::Key_Right); });
      theme("gallery", "theme", ui::ThemeKind::dark);
      take("gallery", "resize", [&] { window_.resize(window_.size() - QSize(80, 60)); });
      take("gallery", "resize", [&] { window_.resize(window_.size() + QSize(80, 60)); });
      theme("gallery", "theme", ui::ThemeKind::light);
      take("gallery", "closed", [&] { key(Qt::Key_Escape); });
    }
  }
  void dialogs() {
    QTimer closer;
    QObject::connect(&closer, &QTimer::timeout, [] {
      if (QWidget* dialog = QApplication::activeModalWidget()) dialog->close();
    });
    closer.start(60);
    take("dialog", "keys", [&] { key(Qt::Key_Question); });
    take("dialog", "export", [&] { key(Qt::Key_E, Qt::ControlModifier); });
    for (QMenu* menu : window_.findChildren<QMenu*>()) {
      take("menu", menu->title().toStdString(), [&] { menu->popup(window_.mapToGlobal(QPoint(0, 28))); });
      take("menu", menu->title().toStdString(), [&] { menu->close(); });
    }
  }

 private:
  template <class Doing>
  void take(const std::string& kind, const std::string& what, const Doing& doing) {
    watch_.take(kind, where_ + ", " + what, doing);
  }
  void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) {
    QWidget* focus = window_.focusWidget();
    QTest::keyClick(focus != nullptr ? focus : &window_, which, modifiers);
  }
  void wheel(QWidget& widget, QPoint at, int by, Qt::KeyboardModifiers modifiers) {
    QWheelEvent event(QPointF(at), widget.mapToGlobal(QPointF(at)), {}, QPoint(0, by), Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&widget, &event);
  }
  /// Put on in three turns: colours, style sheet, painting.
  void theme(const std::string& kind, const std::string& what, ui::ThemeKind theme) {
    take(kind, what, [&] { window_.set_theme(theme); });
    for (int turn = 1; !window_.updatesEnabled();) {
      const QString before = window_.styleSheet();
      take(kind, what + ", turn " + std::to_string(turn), [] { QTest::qSleep(5); });
      if (window_.styleSheet() != before || window_.updatesEnabled()) ++turn;
    }
  }
  void themes(const std::string& page) {
    for (const auto kind : {ui::ThemeKind::dark, ui::ThemeKind::contrast, ui::ThemeKind::light}) {
      theme("theme", page, kind);
    }
  }
  void resizes(const std::string& page) {
    const QSize whole = window_.size();
    // The edge is dragged in; the panels become drawers on the way.
    for (int i = 0; i < 12; ++i) {
      take("resize", page, [&] { window_.resize(whole - QSize(i * (whole.width() - 720) / 11, i * 12)); });
    }
    take("resize", page + ", back", [&] { window_.resize(whole); });
  }
  void pointer(const std::string& page) {
    QWidget* pages = &window_.frame().pages();
    for (int i = 1; i < 12; ++i) {
      const QPoint at(pages->width() * i / 12, pages->height() * (1 + i % 3) / 4);
      QWidget* under = pages->childAt(at);
      if (under == nullptr) under = pages;
      const QPoint inside = under->mapFrom(pages, at);
      take("pointing", page, [&] { QTest::mouseMove(under, inside); });
    }
    take("wheel", page, [&] { wheel(*pages, QPoint(pages->width() / 2, pages->height() / 2), -120, {}); });
  }
  /// All that is still to come, measured as it comes.
  void settle(const std::string& kind) {
    for (int quiet = 0; quiet < 3;) {
      take(kind, "", [] {});
      const bool moving = window_.busy() || window_.player().phase() < 1 || window_.player().playing();
      quiet = moving ? 0 : quiet + 1;
      QTest::qSleep(5);
    }
  }
  void drain() { settle("what comes in"); }

  Window& window_;
  Stopwatch& watch_;
  std::string where_;
};

void use(Window& window, Stopwatch& watch, const std::string& where) {
  Hand hand(window, watch, where);
  hand.pages();
  hand.everywhere();
  hand.story();
  hand.game();
  hand.scenario();
  hand.gallery();
  hand.dialogs();
}

// Tables of every look of their cells, the most that fit: with glyphs, with gaps, without.
void tables(Stopwatch& watch) {
  for (const char* text : {"thresholds:40", "thresholds:160", "thresholds:400"}) {
    Scenario large = test::small();
    large.class_text = text;
    Opened o(large);
    o.window.resize(sizes[1]);
    Hand(o.window, watch, text).table();
  }
}

// The window is made again in each language.
void languages(Stopwatch& watch) {
  std::unique_ptr<WindowKeeper> keeper;
  watch.take("window", "made and shown", [&] {
    keeper = std::make_unique<WindowKeeper>(test::eight(), QStringLiteral("en"));
    keeper->window().show();
  });
  REQUIRE(QTest::qWaitFor([&] { return keeper->window().run() != nullptr && !keeper->window().busy(); }, 20'000));
  for (const char* code : {"de", "he", "en"}) {
    const Window* before = &keeper->window();
    watch.take("language", code, [&] { emit keeper->window().language_chosen(QLatin1String(code)); });
    while (&keeper->window() == before) watch.take("language, the new window", code, [] { QTest::qSleep(5); });
  }
}

}  // namespace

// LITTLESTONE_ANSWERS holds class texts or names of shipped scenarios, split by blanks; "all" is every shipped one.
// They are used in both sizes, and what each kind of input took is told.
TEST_CASE("No kind of input holds the window's thread", "[window][answers]") {
  QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  const QString asked = qEnvironmentVariable("LITTLESTONE_ANSWERS");
  std::vector<Scenario> scenarios;
  for (const QString& name : asked.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    if (name == QLatin1String("all")) {
      for (const cli::ShippedScenario& shipped : cli::shipped_scenarios()) scenarios.push_back(shipped.scenario);
    } else if (name.contains(QLatin1Char(':'))) {
      scenarios.push_back(test::small());
      scenarios.back().class_text = name.toStdString();
    } else {
      scenarios.push_back(cli::load_scenario(name.toStdString()));
    }
  }
  const bool told = !scenarios.empty();
  if (!told) scenarios = {cli::load_scenario("level-two")};
  const double slowness = test::slowness();
  Stopwatch watch;
  for (const Scenario& scenario : scenarios) {
    for (const QSize size : sizes) {
      if (!told && size != sizes[0]) continue;
      Opened o(scenario);
      o.window.resize(size);
      use(o.window, watch, scenario.class_text + " at " + std::to_string(size.width()));
    }
  }
  if (!told) tables(watch);
  languages(watch);
  if (told) WARN(watch.report());
  CAPTURE(watch.report());
  CHECK(watch.longest_undressed() < test::longest_ms * std::max(slowness, test::slowness()));
}
