// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a key or a turn of the wheel is: the menus', the panel's or the page's; and the dialogs that come up by them.
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QWheelEvent>
#include <algorithm>
#include <set>

#include "dialogs.test.hpp"
#include "opened.test.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using test::Dialogs;
using test::Opened;

namespace {

QMenu* open_menu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }

/// As the platform gives it: to the menu that is open, else to what has the focus.
void press(Opened& o, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
  if (QWidget* menu = open_menu()) {
    QTest::keyClick(menu, key, modifiers);
  } else {
    o.key(key, modifiers);
  }
}

/// After a dialog, which had the keys; without a window manager they do not come back by themselves.
void take_keys_back(Opened& o) {
  o.window.activateWindow();
  REQUIRE(QTest::qWaitForWindowActive(&o.window));
}

QMenuBar& menu_bar(Opened& o) { return *o.window.findChild<QMenuBar*>(); }

void turn_wheel(QWidget& widget, int notches) {
  const QPointF at = widget.rect().center();
  QWheelEvent event(at, widget.mapToGlobal(at), {}, QPoint(0, 120 * notches), Qt::NoButton, {}, Qt::NoScrollPhase,
                    false);
  QSpontaneKeyEvent::setSpontaneous(&event);  // as from the platform: it is handed on where it is not taken
  qApp->notify(&widget, &event);
}

/// All that the dialog's labels say, line by line.
QStringList said_in(const QWidget& dialog) {
  QStringList said;
  for (const QLabel* label : dialog.findChildren<QLabel*>()) said += label->text();
  return said;
}

}  // namespace

TEST_CASE("While a menu is open the arrows are the menu's, and Esc leaves it and the bar", "[window][keys]") {
  Opened o;
  o.window.turn_to("tournament");
  o.window.player().first();
  o.window.centralWidget()->setFocus();
  press(o, Qt::Key_F, Qt::AltModifier);
  QMenu* file = open_menu();
  REQUIRE(file != nullptr);
  REQUIRE(file->title() == QStringLiteral("&File"));
  press(o, Qt::Key_Right);
  REQUIRE(open_menu() != nullptr);
  CHECK(open_menu()->title() == QStringLiteral("&Edit"));
  press(o, Qt::Key_End);
  CHECK(o.window.player().step() == 0);
  press(o, Qt::Key_Escape);
  CHECK(open_menu() == nullptr);
  press(o, Qt::Key_Escape);
  CHECK_FALSE(menu_bar(o).hasFocus());
  CHECK(menu_bar(o).activeAction() == nullptr);
  press(o, Qt::Key_Right);  // now it is the page's
  CHECK(o.window.player().step() == 1);
}

TEST_CASE("A question mark shows the keys, in the gallery too", "[window][keys]") {
  Opened o;
  if (GENERATE(false, true)) {
    o.key(Qt::Key_0, Qt::ControlModifier);
    REQUIRE(o.window.gallery_shown());
  }
  QString title;
  Dialogs dialogs({[&](QWidget& dialog) {
    title = dialog.windowTitle();
    QTest::keyClick(&dialog, Qt::Key_Escape);
  }});
  o.key(Qt::Key_Question, Qt::ShiftModifier);
  CHECK(dialogs.as_expected());
  CHECK(title == QStringLiteral("Keys"));
}

TEST_CASE("Ctrl+T shows the table of the loss page as of any other", "[window][keys]") {
  Opened o;
  o.window.turn_to("loss");
  o.key(Qt::Key_T, Qt::ControlModifier);
  CHECK(test::loss_page(o.window).table_shown());
  CHECK(test::loss_page(o.window).table_view().isVisible());
  o.key(Qt::Key_T, Qt::ControlModifier);
  CHECK_FALSE(test::loss_page(o.window).table_shown());
}

TEST_CASE("The list of keys is a table, each key beside its words at the side the language begins", "[window][keys]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he");
  CAPTURE(code.toStdString());
  const ui::Language language(code);
  Opened o;
  const QString save = code == u"de" ? QStringLiteral("Strg+S") : QStringLiteral("Ctrl+S");
  QStringList said;
  bool in_columns = true;
  bool reaches_the_end = false;
  std::set<int> starts;
  Dialogs dialogs({[&](QWidget& dialog) {
    said = said_in(dialog);
    const bool from_right = dialog.layoutDirection() == Qt::RightToLeft;
    for (const QLabel* keys : dialog.findChildren<QLabel*>(QStringLiteral("keys"))) {
      const auto* words = qobject_cast<const QLabel*>(keys->buddy());
      if (words == nullptr) {
        in_columns = false;
        continue;
      }
      const QRect left(keys->mapTo(&dialog, QPoint()), keys->size());
      const QRect right(words->mapTo(&dialog, QPoint()), words->size());
      in_columns = in_columns && left.top() == right.top() &&
                   (from_right ? right.right() < left.left() : left.right() < right.left()) &&
                   !keys->text().contains(u'\t');
      starts.insert(from_right ? left.right() : left.left());
    }
    if (auto* area = dialog.findChild<QScrollArea*>()) {
      QScrollBar* bar = area->verticalScrollBar();
      area->setFocus();
      for (int i = 0; i < 40; ++i) QTest::keyClick(area, Qt::Key_PageDown);
      reaches_the_end = bar->value() == bar->maximum();
    }
    QTest::keyClick(&dialog, Qt::Key_Return);
  }});
  o.window.resize(696, 560);
  o.key(Qt::Key_Question, Qt::ShiftModifier);
  REQUIRE(dialogs.as_expected());
  CHECK(in_columns);
  CHECK(reaches_the_end);
  CHECK(starts.size() >= 1);
  CHECK(starts.size() <= 2);
  CAPTURE(said.join(u'\n').toStdString());
  const auto told = [&](const QString& keys) {
    return std::any_of(said.begin(), said.end(), [&](const QString& text) {
      QString plain = text;
      return plain.remove(QChar(u'\u2066')).remove(QChar(u'\u2069')) == keys;
    });
  };
  CHECK(told(save));
}

TEST_CASE("Ctrl+S writes the file that was opened, and another scenario has none and asks for a name",
          "[window][files]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("mine.json"));
  const QString other = folder.filePath(QStringLiteral("other"));
  Opened o;
  const auto seed_in = [](const QString& file) { return read_scenario_file(file.toStdString()).seed; };
  {
    Dialogs dialogs({Dialogs::file(folder.filePath(QStringLiteral("mine")))});  // it has no file yet; .json is added
    o.key(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(dialogs.as_expected());
  }
  REQUIRE(QFile::exists(path));
  REQUIRE_FALSE(QFile::exists(folder.filePath(QStringLiteral("mine"))));

  take_keys_back(o);
  o.type(QStringLiteral("seed"), QStringLiteral("41"));
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(seed_in(path) == 41);
  // What is being typed is saved too.
  ui::NumberBox* seed = test::scenario_panel(o.window).box(QStringLiteral("seed"));
  seed->setFocus();
  seed->selectAll();
  QTest::keyClicks(seed, QStringLiteral("43"));
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(seed_in(path) == 43);

  // From the gallery: the file of before is not touched, neither then nor after a step back.
  emit o.window.gallery().chosen({test::eight(), {}}, 0);
  REQUIRE(o.settled());
  {
    Dialogs dialogs({Dialogs::file(other)});
    o.key(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(dialogs.as_expected());
  }
  take_keys_back(o);
  CHECK(seed_in(path) == 43);
  CHECK(read_scenario_file((other + QStringLiteral(".json")).toStdString()).class_text == "thresholds:8");
  o.window.undo_stack().undo();
  REQUIRE(o.settled());
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(read_scenario_file((other + QStringLiteral(".json")).toStdString()).class_text == "thresholds:8");
  CHECK(read_scenario_file(path.toStdString()).class_text == "thresholds:4");

  // Save as: another name, which is the file from then on.
  {
    Dialogs dialogs({Dialogs::file(folder.filePath(QStringLiteral("third.json")))});
    o.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(dialogs.as_expected());
  }
  take_keys_back(o);
  o.type(QStringLiteral("seed"), QStringLiteral("47"));
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(seed_in(path) == 43);
  CHECK(seed_in(folder.filePath(QStringLiteral("third.json"))) == 47);
}

TEST_CASE("A table as the class is no file of before: Ctrl+S asks for a name", "[window][files]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("mine.json"));
  QFile table(folder.filePath(QStringLiteral("table.csv")));
  REQUIRE(table.open(QIODevice::WriteOnly));
  table.write("0,0\n0,1\n1,1\n");
  table.close();
  Opened o;
  o.window.save_scenario(path);
  o.window.opening().table(table.fileName());
  REQUIRE(QTest::qWaitFor([&] { return !o.window.opening().table_job().running() && !o.window.busy(); }, 20'000));
  REQUIRE(test::scenario_panel(o.window).scenario().class_text.rfind("file:", 0) == 0);
  Dialogs dialogs({[](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); }});
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(dialogs.as_expected());
  CHECK(read_scenario_file(path.toStdString()).class_text == "thresholds:4");
}

TEST_CASE("Dialogs speak in the window's type and their buttons have no coloured signs", "[window][look]") {
  Opened o;
  o.window.turn_to("tournament");
  const QString family = QFontInfo(ui::ui_font(ui::TextRole::body)).family();
  for (const Qt::Key key : {Qt::Key_Question, Qt::Key_E}) {
    bool icons = false;
    std::size_t buttons = 0;
    QStringList families;
    Dialogs dialogs({[&](QWidget& dialog) {
      for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>()) {
        ++buttons;
        icons = icons || !button->icon().isNull();
        families += QFontInfo(button->font()).family();
      }
      for (const QLabel* label : dialog.findChildren<QLabel*>()) families += QFontInfo(label->font()).family();
      QTest::keyClick(&dialog, Qt::Key_Escape);
    }});
    take_keys_back(o);
    o.key(key, key == Qt::Key_E ? Qt::ControlModifier : Qt::ShiftModifier);
    REQUIRE(dialogs.as_expected());
    CHECK(buttons > 0);
    CHECK_FALSE(icons);
    families.removeDuplicates();
    CHECK(families == QStringList{family});
  }
}

TEST_CASE("Dialogs stand on the theme's ground", "[window][look]") {
  const auto kind = GENERATE(ui::ThemeKind::light, ui::ThemeKind::dark, ui::ThemeKind::contrast);
  Opened o;
  o.dress(kind);
  const QRgb ground = ui::Theme::get(kind).panel.rgb();
  for (const Qt::Key key : {Qt::Key_Question, Qt::Key_E}) {
    double share = 0;
    Dialogs dialogs({[&](QWidget& dialog) {
      const QImage image = dialog.grab().toImage().convertToFormat(QImage::Format_RGB32);
      int same = 0;
      for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) same += image.pixel(x, y) == ground ? 1 : 0;
      }
      share = static_cast<double>(same) / (image.width() * image.height());
      QTest::keyClick(&dialog, Qt::Key_Escape);
    }});
    take_keys_back(o);
    o.key(key, key == Qt::Key_E ? Qt::ControlModifier : Qt::ShiftModifier);
    REQUIRE(dialogs.as_expected());
    CAPTURE(kind, key);
    CHECK(share > 0.5);
  }
}

TEST_CASE("A change of theme leaves the top line its type", "[window][look]") {
  Opened o;
  const auto fonts = [&] {
    QStringList found;
    for (const QLabel* label : menu_bar(o).parentWidget()->findChildren<QLabel*>()) {
      found += QFontInfo(label->font()).family() + QString::number(QFontInfo(label->font()).pixelSize());
    }
    return found;
  };
  const QStringList before = fonts();
  REQUIRE(before.size() == 2);
  CHECK(before.front().startsWith(QFontInfo(ui::ui_font(ui::TextRole::body)).family()));
  for (const ui::ThemeKind kind : {ui::ThemeKind::dark, ui::ThemeKind::contrast, ui::ThemeKind::light}) {
    o.dress(kind);
    QTest::qWait(20);
    CHECK(fonts() == before);
  }
}

TEST_CASE("The wheel over the scenario scrolls it and changes nothing but what has the focus", "[window][keys]") {
  Opened o;
  o.window.resize(1280, 560);
  QTest::qWait(50);
  ui::ScenarioPanel& panel = test::scenario_panel(o.window);
  QScrollArea* area = nullptr;
  for (QWidget* up = &panel; up != nullptr && area == nullptr; up = up->parentWidget())
    area = qobject_cast<QScrollArea*>(up);
  REQUIRE(area != nullptr);
  QScrollBar* bar = area->verticalScrollBar();
  REQUIRE(bar->maximum() > 0);
  const Scenario before = panel.scenario();
  std::vector<QWidget*> controls;
  for (auto* slider : panel.findChildren<ui::Slider*>()) controls.push_back(slider);
  for (auto* box : panel.findChildren<QComboBox*>()) controls.push_back(box);
  for (auto* box : panel.findChildren<QLineEdit*>()) controls.push_back(box);
  REQUIRE(controls.size() > 10);
  for (QWidget* control : controls) {
    CAPTURE(control->metaObject()->className(), control->accessibleName().toStdString());
    CHECK((control->focusPolicy() & Qt::WheelFocus) != Qt::WheelFocus);
    o.window.centralWidget()->setFocus();
    bar->setValue(0);
    turn_wheel(*control, -1);
    CHECK(bar->value() > 0);
  }
  CHECK(panel.scenario() == before);
  auto* epsilon = panel.findChildren<ui::Slider*>().front();
  epsilon->setFocus();
  turn_wheel(*epsilon, 1);
  CHECK_FALSE(panel.scenario() == before);
}
