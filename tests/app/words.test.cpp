// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAction>
#include <QButtonGroup>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "app/cli/shipped.hpp"
#include "app/scenario_texts.hpp"
#include "app/window_keeper.hpp"
#include "core/base/rational.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/random/engine.hpp"
#include "core/study/private_run/private_run.hpp"
#include "dialogs.test.hpp"
#include "opened.test.hpp"
#include "tests/ui/painted_words.test.hpp"
#include "ui/shell/tab_row.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"
#include "ui/words/rules.hpp"
#include "ui/words/typed.hpp"

using namespace littlestone;
using ui::test::PaintedWords;

namespace {

/// What a widget writes itself; not what its children write.
std::vector<PaintedWords> painted_by(QWidget& widget) {
  ui::test::WordListener listener(widget.size());
  widget.render(&listener, QPoint(), QRegion(), QWidget::RenderFlags());
  return listener.painted();
}

/// Plain English words in a text: two letters and more, apart from names that are the same in every language.
QStringList plain_words(const QString& text) {
  static const QRegularExpression word(QStringLiteral("[A-Za-z]{2,}"));
  static const std::set<QString> names = {
      "thresholds", "uniform", "zipf",  "geometric", "SOA",  "ABLMM", "English", "Deutsch",  "Ctrl", "Shift",
      "Home",       "End",     "Esc",   "Space",     "exp",  "json",  "svg",     "pdf",      "png",  "csv",
      "all",        "target",  "Four",  "Enter",     "log",  "Pr",    "II",      "III",      "IV",   "VI",
      "point",      "label",   "coins", "erm",       "left", "mid",   "em",      "constant", "xi",   "flip",
      "HT",         "ln",      "VC",    "dVC",       "good", "bad"};  // S^flip, H_T, the witness of relabelling
  // A class as it is typed, and who is cited.
  static const QRegularExpression class_text(QStringLiteral("\\b[a-z]+:[0-9][0-9^,]*"));
  static const QRegularExpression cited(QStringLiteral("\\[[A-Z]+[0-9]{2}\\]"));
  const QString plain = QString(text).remove(class_text).remove(cited);
  QStringList found;
  auto matches = word.globalMatch(plain);
  while (matches.hasNext()) {
    const QString one = matches.next().captured();
    if (names.count(one) == 0) found += one;
  }
  return found;
}

struct Spoken {
  ui::Language language;
  test::Opened opened;
  explicit Spoken(const QString& code, const Scenario& scenario = test::small()) : language(code), opened(scenario) {}
};

void look_at_every_page(Spoken& s, const std::function<void(QWidget&)>& look) {
  app::Window& window = s.opened.window;
  for (const QSize size : {QSize(1280, 800), QSize(900, 600), QSize(696, 560)}) {
    window.resize(size);
    for (ui::Page* page : window.all_pages()) {
      s.opened.turn_to(*page);
      test::turn_to_end_of(window, *page);
      QTest::qWait(20);
      // Titles that came last are laid out.
      for (int i = 0; i < 3; ++i) QCoreApplication::sendPostedEvents();
      INFO("page " << page->id().toStdString() << " at " << size.width());
      for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->isVisible() && !widget->visibleRegion().isEmpty()) look(*widget);
      }
      look(window);
    }
  }
}

}  // namespace

TEST_CASE("In the pseudo-language no page shows or tells a plain English word", "[words]") {
  Scenario scenario = test::small();
  scenario.title = "1234";  // a title is its author's
  Spoken s("pseudo", scenario);
  std::set<QString> untranslated;
  const auto take = [&](const QString& where, const QString& text) {
    for (const QString& word : plain_words(text)) untranslated.insert(where + ": " + word + " in " + text);
  };
  std::size_t heard = 0;
  look_at_every_page(s, [&](QWidget& widget) {
    const QString kind = QString::fromLatin1(widget.metaObject()->className());
    take(kind + " name", widget.accessibleName());
    take(kind + " description", widget.accessibleDescription());
    take(kind + " tip", widget.toolTip());
    if (qobject_cast<QLineEdit*>(&widget) != nullptr || qobject_cast<QComboBox*>(&widget) != nullptr) return;
    for (const PaintedWords& painted : painted_by(widget)) {
      ++heard;
      take(kind, painted.text);
    }
  });
  for (const QAction* action : s.opened.window.findChildren<QAction*>()) take("action", action->text());
  REQUIRE(heard > 200);
  for (const QString& text : untranslated) UNSCOPED_INFO(text.toStdString());
  REQUIRE(untranslated.empty());
}

// One walk for both: in each language it computes every chapter.
TEST_CASE("Text is painted inside its widget and over no other words, in every language and window size", "[words]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he", "pseudo");
  Spoken s(code, test::eight());
  std::set<QString> cut;
  std::set<QString> covered;
  look_at_every_page(s, [&](QWidget& widget) {
    const QString where = QString::fromLatin1(widget.metaObject()->className()) +
                          QStringLiteral(" %1×%2: ").arg(widget.width()).arg(widget.height());
    const std::vector<PaintedWords> words = painted_by(widget);
    for (const auto& [one, other] : ui::test::overlapping(words)) {
      covered.insert(where + one.text + QStringLiteral(" under ") + other.text +
                     QStringLiteral(" at %1, %2").arg(one.ink.left(), 0, 'f', 0).arg(one.ink.bottom(), 0, 'f', 0));
    }
    if (qobject_cast<QLineEdit*>(&widget) != nullptr || widget.inherits("QTableView") ||
        widget.inherits("QHeaderView") || widget.inherits("QAbstractScrollArea")) {
      return;  // what is scrolled is allowed to be longer
    }
    if (widget.parentWidget() != nullptr && widget.parentWidget()->inherits("QAbstractScrollArea")) return;
    const QRectF room = QRectF(widget.rect()).adjusted(-2.5, -4, 2.5, 4);  // ascent and descent are more than the ink
    for (const PaintedWords& painted : words) {
      if (painted.box.width() <= 0 || painted.text.trimmed().isEmpty() || room.contains(painted.box)) continue;
      cut.insert(where + painted.text +
                 QStringLiteral(" at %1…%2, %3…%4")
                     .arg(painted.box.left(), 0, 'f', 0)
                     .arg(painted.box.right(), 0, 'f', 0)
                     .arg(painted.box.top(), 0, 'f', 0)
                     .arg(painted.box.bottom(), 0, 'f', 0));
    }
  });
  CAPTURE(code.toStdString());
  for (const QString& text : cut) UNSCOPED_INFO(text.toStdString());
  CHECK(cut.empty());
  for (const QString& text : covered) UNSCOPED_INFO(text.toStdString());
  CHECK(covered.empty());
}

namespace {

/// Signs without letters of words between them, from left to right as they are seen on a page.
using SeenFormulas = std::map<QString, std::set<QString>>;  // by their signs in alphabetical order

/// What a widget writes in lines: pieces that touch each other.
QStringList lines_seen(std::vector<PaintedWords> pieces) {
  std::stable_sort(pieces.begin(), pieces.end(),
                   [](const auto& a, const auto& b) { return a.box.left() < b.box.left(); });
  QStringList lines;
  std::vector<bool> taken(pieces.size(), false);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (taken[i]) continue;
    QString line = pieces[i].seen();
    QRectF end = pieces[i].box;
    for (std::size_t j = i + 1; j < pieces.size(); ++j) {
      const QRectF& box = pieces[j].box;
      const double common = std::min(box.bottom(), end.bottom()) - std::max(box.top(), end.top());
      if (taken[j] || std::abs(box.left() - end.right()) > 1.5 || common < 0.4 * std::min(box.height(), end.height()))
        continue;
      taken[j] = true;
      line += pieces[j].seen();
      end = box;
    }
    lines += line;
  }
  return lines;
}

/// The formulas of a line: what stands between two words, of two letters and more or of Hebrew letters, and has a sign
/// between two of its letters or numbers.
void take_formulas(const QString& line, SeenFormulas& found) {
  static const QRegularExpression words(
      QStringLiteral("[\\x{0590}-\\x{05ff}]+|(?<!\\p{L})[A-Za-z]{2,}(?!\\p{L})|[:;?!]"));
  static const QRegularExpression ends(QStringLiteral("^[\\s,.…·()\\[\\]\"]+|[\\s,.…·()\\[\\]\"]+$"));
  static const QRegularExpression sign(QStringLiteral("[\\p{L}\\d′)][\\s]*[-−+=<>≤≥/·×^(][\\s]*[\\p{L}\\d(.]"));
  for (QString formula : QString(line).split(words, Qt::SkipEmptyParts)) {
    formula = formula.remove(ends);
    if (!sign.match(formula).hasMatch()) continue;
    formula.remove(QRegularExpression(QStringLiteral("\\s")));
    QString key = formula;
    std::sort(key.begin(), key.end());
    found[key].insert(formula);
  }
}

}  // namespace

TEST_CASE("A formula on a page has its signs in the same order in Hebrew and in English", "[words]") {
  const auto formulas_of = [](const QString& code) {
    std::map<std::string, SeenFormulas> found;  // by page
    Spoken s(code, test::eight());
    app::Window& window = s.opened.window;
    for (ui::Page* page : window.all_pages()) {
      s.opened.turn_to(*page);
      SeenFormulas& here = found[page->id().toStdString()];
      for (const bool end : {false, true}) {
        if (end) test::turn_to_end_of(window, *page);
        QTest::qWait(20);
        for (QWidget* widget : window.findChildren<QWidget*>()) {
          if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
          for (const QString& line : lines_seen(painted_by(*widget))) take_formulas(line, here);
        }
      }
    }
    return found;
  };
  const auto english = formulas_of(QStringLiteral("en"));
  std::size_t same = 0;
  for (const auto& [page, found] : formulas_of(QStringLiteral("he"))) {
    const SeenFormulas& wanted = english.at(page);
    for (const auto& [signs, seen] : found) {
      const auto those = wanted.find(signs);
      if (those == wanted.end()) continue;  // cut or broken elsewhere
      for (const QString& formula : seen) {
        CAPTURE(page, formula.toStdString(), those->second.begin()->toStdString());
        CHECK(those->second.count(formula) == 1);
        ++same;
      }
    }
  }
  CHECK(same > 60);
}

TEST_CASE("Numbers and powers of the shipped scenarios keep their order in a sentence from the right", "[words]") {
  const ui::Language language(QStringLiteral("he"));
  // Kept: an isolate with what is in it, and what stands between two marks from left to right.
  static const QRegularExpression kept(QStringLiteral("\u2066[^\u2069]*\u2069|\u200e[^\u200e]*\u200e"));
  // "356." for .356, "40^2" for 2^40, "10⁸·9", and a root behind its letter.
  static const QRegularExpression turned(QStringLiteral("(?<!\\d)\\.\\d|\\d\\^|\\d·\\d|√"));
  int seen = 0;
  const auto check = [&](const std::vector<const char*>& texts) {
    for (const char* text : texts) {
      QString told = QCoreApplication::translate("Scenario", text);
      seen += told != QString::fromUtf8(text) ? 1 : 0;
      told = ui::in_order(told).remove(kept);
      CAPTURE(text, told.toStdString());
      CHECK_FALSE(turned.match(told).hasMatch());
    }
  };
  check(app::scenario_texts());
  check(app::lower_bound_texts());
  check(app::prediction_texts());
  check(app::agnostic_texts());
  check(app::map_texts());
  CHECK(seen > 100);
}

TEST_CASE("The shipped scenarios' words are all among the sources of a translation", "[words]") {
  std::set<std::string> sources;
  for (const char* text : app::scenario_texts()) sources.insert(text);
  std::set<std::string> used;
  for (const cli::ShippedScenario& shipped : cli::shipped_scenarios()) {
    const Scenario& s = shipped.scenario;
    used.insert({s.title, s.lesson, s.source});
  }
  REQUIRE(sources == used);
  sources.clear();
  used.clear();
  for (const char* text : app::lower_bound_texts()) sources.insert(text);
  for (const cli::ShippedLowerBound& shipped : cli::shipped_lower_bound_scenarios()) {
    used.insert({shipped.scenario.title, shipped.scenario.lesson, shipped.scenario.source});
  }
  REQUIRE(sources == used);
  sources.clear();
  used.clear();
  for (const char* text : app::prediction_texts()) sources.insert(text);
  for (const cli::ShippedPrediction& shipped : cli::shipped_prediction_scenarios()) {
    used.insert({shipped.scenario.title, shipped.scenario.lesson, shipped.scenario.source});
  }
  REQUIRE(sources == used);
  sources.clear();
  used.clear();
  for (const char* text : app::agnostic_texts()) sources.insert(text);
  for (const cli::ShippedAgnostic& shipped : cli::shipped_agnostic_scenarios()) {
    used.insert({shipped.scenario.title, shipped.scenario.lesson, shipped.scenario.source});
  }
  REQUIRE(sources == used);
  sources.clear();
  used.clear();
  for (const char* text : app::map_texts()) sources.insert(text);
  for (const cli::ShippedMap& shipped : cli::shipped_map_scenarios()) {
    used.insert({shipped.scenario.title, shipped.scenario.lesson, shipped.scenario.source});
  }
  REQUIRE(sources == used);
  sources.clear();
  used.clear();
  for (const char* text : app::stability_texts()) sources.insert(text);
  for (const cli::ShippedStability& shipped : cli::shipped_stability_scenarios()) {
    used.insert({shipped.scenario.title, shipped.scenario.lesson, shipped.scenario.source});
  }
  REQUIRE(sources == used);
}

TEST_CASE("Choosing a language makes the window anew in it: page, step, theme, scenario and undo stay", "[words]") {
  app::WindowKeeper keeper(test::small(), QStringLiteral("en"));
  keeper.window().show();
  REQUIRE(QTest::qWaitFor([&] { return keeper.window().run() != nullptr; }, 20'000));
  Scenario other = test::small();
  other.seed = 4711;
  emit test::scenario_panel(keeper.window()).edited(other);
  REQUIRE(QTest::qWaitFor([&] { return !keeper.window().busy(); }, 20'000));
  keeper.window().set_theme(ui::ThemeKind::dark);
  keeper.window().turn_to("tournament");
  keeper.window().player().go_to(3);
  const auto run = keeper.window().run();
  QAction* german = nullptr;
  for (QAction* action : keeper.window().findChildren<QAction*>()) {
    if (action->text() == QStringLiteral("Deutsch")) german = action;
  }
  REQUIRE(german != nullptr);
  keeper.window().player().set_speed(0.25);
  keeper.window().player().play();
  const app::Window* before = &keeper.window();
  german->trigger();
  REQUIRE(QTest::qWaitFor([&] { return &keeper.window() != before; }, 5'000));
  app::Window& window = keeper.window();
  CHECK(window.tab(*window.page("tournament")).text() == QStringLiteral("Turnier"));
  CHECK(window.page().id() == "tournament");
  CHECK(window.player().step() == 3);
  CHECK(window.theme() == ui::ThemeKind::dark);
  CHECK(window.run() == run);  // nothing is computed again
  CHECK(window.player().playing());
  window.player().pause();
  QTest::qWait(300);  // longer than a computation that was stopped has for saying so
  CHECK(window.told().isEmpty());
  CHECK(test::scenario_panel(window).scenario().seed == 4711);
  CHECK(window.session().language == QStringLiteral("de"));
  CHECK(window.isVisible());
  REQUIRE(window.undo_stack().canUndo());
  window.undo_stack().undo();
  CHECK(test::scenario_panel(window).scenario().seed == test::small().seed);
}

TEST_CASE("In Hebrew the panels change sides, while pictures, scales and the timeline stay left-to-right", "[words]") {
  Spoken s("he");
  app::Window& window = s.opened.window;
  window.resize(1280, 800);
  QTest::qWait(20);
  const auto middle = [&](const QWidget& w) { return w.mapTo(&window, w.rect().center()).x(); };
  CHECK(middle(test::scenario_panel(window)) > middle(window.step_panel()));
  CHECK(window.tab(*window.page("class")).x() > window.tab(*window.page("loss")).x());
  CHECK(test::picture_page(window, "tournament").view()->layoutDirection() == Qt::LeftToRight);
  CHECK(window.transport().layoutDirection() == Qt::LeftToRight);
  for (const ui::Slider* slider : window.findChildren<ui::Slider*>()) {
    CHECK(slider->layoutDirection() == Qt::LeftToRight);
  }
}

TEST_CASE("Tab walks from the first control to the last on every page, each visible and named, and comes round",
          "[words]") {
  test::Opened o;
  o.window.resize(1280, 800);
  for (ui::Page* page : o.window.all_pages()) {
    o.turn_to(*page);
    QTest::qWait(20);
    CAPTURE(page->id().toStdString());
    o.window.tab(*page).setFocus();  // of the tabs, Tab knows the chosen one
    const QWidget* const start = QApplication::focusWidget();
    REQUIRE(start != nullptr);
    std::set<const QWidget*> seen;
    std::vector<ui::Kin> handles;  // of the page's picture, which is stopped at once a handle
    const QWidget* at = start;
    do {
      REQUIRE(at->isVisible());
      INFO(at->metaObject()->className());
      const auto* button = qobject_cast<const QAbstractButton*>(at);
      const bool named = !at->accessibleName().isEmpty() || (button != nullptr && !button->text().isEmpty());
      CHECK(named);
      const bool first = seen.insert(at).second;
      if (const auto* picture = qobject_cast<const ui::PictureView*>(at); picture != nullptr && !first) {
        REQUIRE(std::count(handles.begin(), handles.end(), picture->kin()) == 0);
      } else {
        REQUIRE(first);  // no circle that leaves the first out
      }
      if (page->view() == at) handles.push_back(page->view()->kin());
      QTest::keyClick(const_cast<QWidget*>(at), Qt::Key_Tab);
      at = QApplication::focusWidget();
      REQUIRE(at != nullptr);
    } while (at != start);
    // The tabs, the panel's controls and the page's picture or plot are all on the way.
    CHECK(seen.size() > 12);
    if (page->view() != nullptr) CHECK(seen.count(page->view()) == 1);
    if (page->plays()) CHECK(seen.count(o.window.transport().findChild<ui::Timeline*>()) == 1);
  }
}

TEST_CASE("Tab goes as one reads, in every page and window size, from the left and from the right", "[words]") {
  const std::string language = GENERATE(as<std::string>{}, "en", "he");
  const QSize size = GENERATE(QSize(1280, 800), QSize(900, 600));
  CAPTURE(language, size.width());
  Spoken s(language.c_str());
  app::Window& window = s.opened.window;
  window.resize(size);
  // What is read before what: the tabs, one panel, the page, the other panel, what lies below.
  const auto part_of = [&](const QWidget& w) {
    const QWidget* const parts[] = {&window.frame().tabs(), &test::scenario_panel(window), &window.frame().pages(),
                                    &window.step_panel(), &window.frame().bottom()};
    for (int i = 0; i < 5; ++i) {
      if (parts[i] == &w || parts[i]->isAncestorOf(&w)) return i;
    }
    return -1;  // a drawer's handle, the notice
  };
  for (ui::Page* page : window.all_pages()) {
    window.turn_to(*page);
    QTest::qWait(20);
    CAPTURE(page->id().toStdString());
    window.centralWidget()->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QWidget* const start = QApplication::focusWidget();
    INFO(start->metaObject()->className() << " " << start->accessibleName().toStdString());
    CHECK(start == &window.frame().tabs().chooser());  // the chapter, then its pages
    const QWidget* before = start;
    int stops = 0;
    for (;;) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
      const QWidget* at = QApplication::focusWidget();
      REQUIRE(at != nullptr);
      if (at == start) break;
      REQUIRE(++stops < 200);
      if (at == before) {
        CHECK(at == page->view());  // the next handle of the picture
        continue;
      }
      const auto* button = qobject_cast<const QAbstractButton*>(at);
      if (button != nullptr && button->group() != nullptr && button->group()->exclusive()) {
        INFO(button->text().toStdString());
        CHECK(button->isChecked());
      }
      const int part = part_of(*at);
      if (part >= 0 && part_of(*before) >= 0) {
        CHECK(part >= part_of(*before));
        // In one part: further along the line, or lower.
        if (part == part_of(*before)) {
          const QRect a(before->mapTo(&window, QPoint()), before->size());
          const QRect b(at->mapTo(&window, QPoint()), at->size());
          const QWidget* both = at->parentWidget();
          while (!both->isAncestorOf(before)) both = both->parentWidget();
          const bool from_right = both->layoutDirection() == Qt::RightToLeft;
          const bool along = from_right ? b.right() < a.left() : b.left() > a.right();
          const bool one_line = b.top() <= a.bottom() && b.bottom() >= a.top();
          INFO(before->accessibleName().toStdString() << " -> " << at->accessibleName().toStdString());
          CHECK((one_line ? along : b.top() > a.bottom()));
        }
      }
      before = at;
    }
    CHECK(stops > (size.width() > 1000 ? 12 : 5));
    // And the same way back.
    QTest::keyClick(start, Qt::Key_Backtab);
    CHECK(QApplication::focusWidget() == before);
  }
}

TEST_CASE("A whole story by keys alone: from the gallery through every step and page", "[words]") {
  test::Opened o;
  app::Window& window = o.window;
  o.key(Qt::Key_0, Qt::ControlModifier);
  REQUIRE(window.gallery_shown());
  for (int i = 0; i <= window.gallery().road().size(); ++i)
    o.key(Qt::Key_Right);  // through the stations to the first card
  o.key(Qt::Key_Down);
  o.key(Qt::Key_Return);
  REQUIRE_FALSE(window.gallery_shown());
  REQUIRE(o.settled());
  const Scenario& chosen = cli::shipped_scenarios()[1].scenario;
  REQUIRE(test::scenario_panel(window).scenario().class_text == chosen.class_text);
  o.key(Qt::Key_3, Qt::ControlModifier);
  o.key(Qt::Key_Home);
  REQUIRE(window.page().id() == "tournament");
  const int last = window.player().last();
  for (int step = 0; step < last && window.player().step() < last; ++step) o.key(Qt::Key_Right);
  CHECK(window.player().step() == last);
  CHECK(window.page().id() == "histogram");  // the story turned its page
  const std::vector<ui::Page*>& pages = window.chapter().pages();
  for (std::size_t i = 0; i < pages.size(); ++i) {
    o.key(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i)), Qt::ControlModifier);
    CHECK(&window.page() == pages[i]);
  }
  o.key(Qt::Key_5, Qt::ControlModifier);
  o.key(Qt::Key_T, Qt::ControlModifier);
  CHECK(test::picture_page(window, "selection").table_shown());
  o.key(Qt::Key_T, Qt::ControlModifier);
  CHECK_FALSE(test::picture_page(window, "selection").table_shown());
}

TEST_CASE("Export by keys alone: all pages or one, as PNG, under a name that is typed", "[words][keys]") {
  test::Opened o;
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("picture"));
  o.key(Qt::Key_3, Qt::ControlModifier);
  // What the focus stands on is named in the dialog's own order; Tab alone moves it from one choice to the next.
  QStringList order;
  test::Dialogs dialogs({[&](QWidget& dialog) {
                           const auto at = [] { return QApplication::focusWidget(); };
                           for (int i = 0; i < 16 && at() != nullptr; ++i) {
                             const auto* button = qobject_cast<QAbstractButton*>(at());
                             order += button != nullptr ? button->text() : at()->accessibleName();
                             if (order.last() == QStringLiteral("SVG")) {
                               QTest::keyClick(at(), Qt::Key_Right);
                               QTest::keyClick(at(), Qt::Key_Right);
                             }
                             QTest::keyClick(at(), Qt::Key_Tab);
                           }
                           QTest::keyClick(&dialog, Qt::Key_Return);
                         },
                         test::Dialogs::file(path)});
  o.key(Qt::Key_E, Qt::ControlModifier);
  CAPTURE(order.join(QStringLiteral(", ")).toStdString());
  REQUIRE(dialogs.as_expected());
  const QStringList expected = {"view",
                                "View",
                                "paper",
                                "Width in mm",
                                "Caption, and the same as text",
                                "Parameters and seed",
                                "Title says the finding",
                                "SVG",
                                "1×",
                                "light",
                                "none",
                                "Copy picture",
                                "Copy caption",
                                "Copy command line",
                                "Choose where…",
                                "Caption"};
  CHECK(order == expected);
  REQUIRE(QTest::qWaitFor([&] { return !o.window.exports().job().running(); }, 20'000));
  CHECK(QImage(path + QStringLiteral(".png")).width() > 300);
}

TEST_CASE("Presentation by keys, F5 to Esc, and the language menu by its letters", "[words][keys]") {
  app::WindowKeeper keeper(test::small(), QStringLiteral("en"));
  keeper.window().show();
  keeper.window().activateWindow();
  REQUIRE(QTest::qWaitFor([&] { return keeper.window().run() != nullptr && !keeper.window().busy(); }, 20'000));
  const auto key = [&](Qt::Key which, Qt::KeyboardModifiers modifiers = {}) {
    QWidget* popup = QApplication::activePopupWidget();
    QWidget* focus = keeper.window().focusWidget();
    QTest::keyClick(popup != nullptr ? popup : focus != nullptr ? focus : &keeper.window(), which, modifiers);
  };
  key(Qt::Key_Home);
  key(Qt::Key_F5);
  REQUIRE(keeper.window().presenting());
  key(Qt::Key_PageDown);
  key(Qt::Key_Right);
  CHECK(keeper.window().player().step() == 2);
  key(Qt::Key_4, Qt::ControlModifier);
  CHECK(keeper.window().page().id() == "histogram");
  CHECK(keeper.window().presenting());
  key(Qt::Key_Escape);
  CHECK_FALSE(keeper.window().presenting());
  const app::Window* before = &keeper.window();
  key(Qt::Key_V, Qt::AltModifier);
  REQUIRE(QApplication::activePopupWidget() != nullptr);
  key(Qt::Key_G);
  key(Qt::Key_Down);
  key(Qt::Key_Return);
  REQUIRE(QTest::qWaitFor([&] { return &keeper.window() != before; }, 5'000));
  CHECK(ui::Language::spoken() == QStringLiteral("de"));
  CHECK(keeper.window().page().id() == "histogram");
}

TEST_CASE("What the needs of the loss page are and how far their work is stands whole in the smallest window",
          "[words]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he");
  Spoken s(code, test::eight());
  app::Window& window = s.opened.window;
  window.resize(696, 560);
  window.turn_to("loss");
  for (const ui::LossView view : {ui::LossView::need_by_dimension, ui::LossView::need_by_epsilon}) {
    test::loss_page(window).set_view(view);
    QTest::qWait(50);
    for (QWidget* widget : window.findChildren<QWidget*>()) {
      if (!widget->inherits("littlestone::ui::SweepBar") && !widget->inherits("littlestone::ui::TabRow")) continue;
      for (const PaintedWords& painted : painted_by(*widget)) {
        if (painted.seen().isEmpty()) continue;  // marks of direction, of another font
        CAPTURE(code.toStdString(), painted.text.toStdString());
        CHECK(QRectF(widget->rect()).contains(painted.box));
      }
    }
  }
  // No tab lies over another, and the button beside them keeps its words.
  const auto* row = window.findChild<ui::TabRow*>();
  QList<QRect> places;
  for (const QWidget* part : row->findChildren<QAbstractButton*>()) {
    if (!part->isVisible()) continue;
    CAPTURE(code.toStdString(), part->x(), part->width());
    CHECK(part->width() >= part->sizeHint().width());
    for (const QRect& other : places) CHECK_FALSE(other.intersects(part->geometry()));
    places += part->geometry();
  }
  CHECK(places.size() > 7);
}

TEST_CASE("In no menu two entries answer to the same letter, in any language", "[words][keys]") {
  const QString code = GENERATE(as<QString>(), "en", "de", "he");
  Spoken s(code);
  QStringList twice;
  const auto look = [&](const QString& menu, const QList<QAction*>& actions) {
    std::map<QChar, QString> taken;
    for (const QAction* action : actions) {
      const QString text = action->text();
      const qsizetype at = text.indexOf(u'&');
      if (at < 0 || at + 1 >= text.size() || text[at + 1] == u'&') continue;
      const auto [place, is_new] = taken.try_emplace(text[at + 1].toLower(), text);
      if (!is_new) twice += menu + QStringLiteral(": ") + place->second + QStringLiteral(", ") + text;
    }
  };
  const auto* bar = s.opened.window.findChild<QMenuBar*>();
  look(QStringLiteral("bar"), bar->actions());
  for (const QMenu* menu : s.opened.window.findChildren<QMenu*>()) look(menu->title(), menu->actions());
  CAPTURE(code.toStdString(), twice.join(u'\n').toStdString());
  CHECK(twice.isEmpty());
}

namespace {

// What the core says of what is done; none where all is well.
std::optional<Rule> rule_said(const std::function<void()>& doing) {
  try {
    doing();
  } catch (const InputError& e) {
    return e.rule();
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("Every rule the panel's fields can break is told in the window's language", "[words][rules]") {
  std::vector<Scenario> broken;
  const auto add = [&](const auto& change) {
    Scenario scenario = test::small();
    change(scenario);
    broken.push_back(scenario);
  };
  for (const char* text :
       {"", "no", "thresholds", "thresholds:0", "thresholds:x", "thresholds:99999999", "cube:40", "random:9,3,1",
        "linear:4,2,1", "linear:2;2,1", "file:", "file:/no/such/table.csv", "subsets:3,9"}) {
    add([&](Scenario& s) { s.class_text = text; });
  }
  for (const char* text : {"", "no", "geometric:2", "geometric:x", "zipf:-1", "zipf:101", "weights:1,2",
                           "weights:1,x,1,1", "weights:0,0,0,0"}) {
    add([&](Scenario& s) { s.marginal = text; });
  }
  add([](Scenario& s) { s.target = 4; });
  add([](Scenario& s) { s.epsilon = Rational(0); });
  add([](Scenario& s) { s.epsilon = parse_rational("epsilon", "1e-60"); });
  add([](Scenario& s) { s.delta = Rational(1); });
  for (const ConstantsKind kind : {ConstantsKind::paper, ConstantsKind::sharp}) {
    add([&](Scenario& s) { s.constants_kind = kind, s.alpha = Rational(2); });
    add([&](Scenario& s) { s.constants_kind = kind, s.beta = parse_rational("beta", "1e-20"); });
    add([&](Scenario& s) { s.constants_kind = kind, s.alpha = parse_rational("alpha", "1e-20"); });
    add([&](Scenario& s) { s.constants_kind = kind, s.epsilon = parse_rational("epsilon", "1e-9"); });
  }
  add([](Scenario& s) { s.constants.auxiliary = 0; });
  add([](Scenario& s) { s.constants.auxiliary = ~std::uint64_t{0}; });
  add([](Scenario& s) { s.constants.cap = ~std::uint64_t{0}; });
  add([](Scenario& s) { s.constants.cap = std::uint64_t{1} << 61; });
  add([](Scenario& s) { s.constants.batches = 0; });
  add([](Scenario& s) { s.constants.selection = ~std::uint64_t{0}; });
  std::map<std::string, Rule> broken_rules;  // by their English text
  const auto keep = [&](const std::optional<Rule>& rule) {
    if (rule) broken_rules.emplace(rule->text(), *rule);
  };
  for (const Scenario& scenario : broken) keep(rule_said([&] { (void)compute_private_run(scenario); }));
  for (const char* text : {"x", "1/0", "1e999", ""}) {
    keep(rule_said([&] { (void)ui::parse_parameter(QStringLiteral("epsilon"), QString::fromLatin1(text)); }));
  }
  keep(rule_said([] { (void)parse_seed("seed", "-1"); }));
  CHECK(broken_rules.size() > 24);
  for (const auto& [text, rule] : broken_rules) {
    CAPTURE(text);
    if (text.find('^') != std::string::npos) {
      CHECK_FALSE(ui::rule_text(rule).contains(u'^'));
    } else {
      CHECK(ui::rule_text(rule).toStdString() == text);
    }
  }
  const QString code = GENERATE(as<QString>(), "de", "he", "pseudo");
  const ui::Language language(code);
  for (const auto& [text, rule] : broken_rules) {
    CAPTURE(code.toStdString(), text);
    const QString told = ui::rule_text(rule);
    CHECK(told.toStdString() != text);
    CHECK_FALSE(told.contains(QRegularExpression(QStringLiteral("%[1-9]"))));
    // Every number and name the core fills in is still there.
    static const QRegularExpression power(QStringLiteral("\\^[0-9.]+"));  // is raised
    auto numbers =
        QRegularExpression(QStringLiteral("[0-9]{2,}")).globalMatch(QString::fromStdString(text).remove(power));
    while (numbers.hasNext()) CHECK(told.contains(numbers.next().captured()));
  }
}

TEST_CASE("The window's own fields tell their rule in the window's language", "[words][rules]") {
  Spoken s("de");
  const auto message = [&](const char* field, const char* text) {
    s.opened.type(QString::fromLatin1(field), QString::fromLatin1(text));
    s.opened.settled();
    QTest::qWait(10);
    return test::scenario_panel(s.opened.window).message(QString::fromLatin1(field));
  };
  CHECK(message("epsilon", "-1") == QStringLiteral("-1: muss über 0 sein"));
  CHECK(message("delta", "2") == QStringLiteral("2: muss über 0 und unter 1 sein"));
  CHECK(message("cap", "x") == QStringLiteral("x: muss eine ganze Zahl ab 0 sein"));
  CHECK(message("batches", "0") == QStringLiteral("0: muss von 1 bis 10000000 sein"));
}

TEST_CASE("Powers of ten that the core writes with a caret are raised, in every language", "[words][rules]") {
  const Rule rule = rules::too_many_to_run("N", "10^29.23", 3);
  CHECK(ui::rule_text(rule) == QStringLiteral("N would be 10²⁹ for Ldim 3: too many to run"));
  CHECK(ui::rule_text(rules::rising(1, "2^61")) == QStringLiteral("sizes must rise, from 1 to 2⁶¹"));
  for (const FamilyInfo& family : families()) CHECK_FALSE(ui::summary_text(family.summary).contains(u'^'));
  const ui::Language language(QStringLiteral("de"));
  CHECK(ui::rule_text(rule).contains(QStringLiteral("10²⁹")));
}

TEST_CASE("Every family's summary is among the sources of a translation, and refusals are told field by field",
          "[words][rules]") {
  for (const FamilyInfo& family : families()) {
    CAPTURE(family.name);
    CHECK(ui::known_summaries().contains(QString::fromStdString(family.summary)));
  }
  const ui::Language language(QStringLiteral("de"));
  CHECK(ui::summary_text(families()[1].summary) != QString::fromStdString(families()[1].summary));
  CHECK(ui::refusal_text(QStringLiteral("class"), QStringLiteral("x"), rules::above_0()) ==
        QStringLiteral("Klasse: x: muss über 0 sein"));
  CHECK(ui::refusal_text(QStringLiteral("out"), QStringLiteral("a.png"), rules::not_created()) ==
        QStringLiteral("a.png: ") + ui::rule_text(rules::not_created()));
  CHECK(ui::refusal_text(QStringLiteral("constants.cap"), QStringLiteral("-1"), rules::above_0()) ==
        QStringLiteral("constants.cap: -1: muss über 0 sein"));
  CHECK(ui::rule_text(rules::of_value(rules::value_byte(9), rules::not_json())) ==
        QStringLiteral("Byte 9: ") + ui::rule_text(rules::not_json()));
  CHECK(ui::rule_text(rules::at_line(12, rules::row_length(3))) == QStringLiteral("Zeile 12: jede Zeile muss 3 haben"));
  CHECK(ui::rule_text(rules::not_written_because("%1 %2 %3")) ==
        QStringLiteral("lässt sich nicht schreiben: %1 %2 %3"));
  CHECK(ui::refusal_text(InputError("levels", rules::value_weights(2), rules::weight_above_0())) ==
        QStringLiteral("Gewichte der Ebenen: 2 Gewichte: braucht ein Gewicht über 0"));
}
