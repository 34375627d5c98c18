// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/web_page.hpp"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <utility>

#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/shell_word.hpp"
#include "ui/kit/web_drawing.hpp"
#include "ui/shell/web_parts.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {
namespace {

constexpr double web_margin = 8;  // px round a picture

struct WebWords {
  Q_DECLARE_TR_FUNCTIONS(WebPage)
};

WebJson page_words() {
  const auto word = [](const QString& text) { return text.toStdString(); };
  WebJson words = web_words();
  words.update(WebJson{
      {"views", word(WebWords::tr("Pages"))},
      {"tableOf", word(WebWords::tr("Table: %1"))},
      {"captionAt", word(WebWords::tr("%1, step %2 of %3"))},
      {"saveCsv", word(WebWords::tr("Save as CSV"))},
      {"saveSheet", word(WebWords::tr("Save for a spreadsheet"))},
      {"sheetHelp", word(WebWords::tr("An apostrophe stands before each text that begins with = + - or @."))},
      {"happening", word(WebWords::tr("What is happening"))},
      {"before", word(WebWords::tr("Before the privacy boundary. Shown only because the data is synthetic."))},
      {"boundary", word(WebWords::tr("Privacy boundary"))},
      {"transport", word(WebWords::tr("Play"))},
      {"first", word(WebWords::tr("First step"))},
      {"previous", word(WebWords::tr("Previous step"))},
      {"play", word(WebWords::tr("Play"))},
      {"pause", word(WebWords::tr("Pause"))},
      {"next", word(WebWords::tr("Next step"))},
      {"last", word(WebWords::tr("Last step"))},
      {"step", word(WebWords::tr("Step"))},
      {"stepOf", word(WebWords::tr("Step %1 of %2"))},
      {"speed", word(WebWords::tr("Speed"))},
      {"made", word(WebWords::tr("How this was made"))},
      {"licence",
       word(WebWords::tr("Littlestone Lab is free software under the GPL, version 3 or later, and comes with its "
                         "source. The script of this page is part of it: the source of the page is in the page."))},
      {"saveScenario", word(WebWords::tr("Save scenario"))},
      {"embed", word(WebWords::tr("Put it on a slide"))},
      {"embedWords",
       word(WebWords::tr("Picture and slider alone, for slides made of HTML. The file lies beside them."))},
      {"keyPlay", word(WebWords::tr("play or pause"))},
      {"keyStep", word(WebWords::tr("a step back or forward"))},
      {"keyRound", word(WebWords::tr("to the step before or after that decides something"))},
      {"keyEnds", word(WebWords::tr("first and last step"))},
      {"keySpeed", word(WebWords::tr("faster, slower"))},
      {"keyViews", word(WebWords::tr("the pages"))}});
  return words;
}

// --- The run

// The last place of the ruler that is at or before `from`, as a step.
int step_at(const Ruler& ruler, double from) {
  int step = 0;
  while (step + 1 < static_cast<int>(ruler.places.size()) && ruler.places[static_cast<std::size_t>(step)] < from)
    ++step;
  return step;
}

WebJson play_json(const Steps& steps, const WebPage& page) {
  WebJson sentences = WebJson::array();
  WebJson references = WebJson::array();
  WebJson dwell = WebJson::array();
  WebJson landmarks = WebJson::array();
  for (int step = 0; step < steps.size(); ++step) {
    sentences.push_back(in_order(sentence_markup(steps.sentence(step))).toStdString());
    references.push_back(page.reference ? sentence_markup(page.reference(steps, step)).toStdString() : std::string());
    dwell.push_back(static_cast<int>(steps.dwell_ms(step)));
    if (steps.landmark(step)) landmarks.push_back(step);
  }
  const Ruler ruler = steps.ruler();
  WebJson parts = WebJson::array();
  for (const Ruler::Part& part : ruler.parts) {
    parts.push_back({{"name", part.name.toStdString()}, {"step", step_at(ruler, part.from)}});
  }
  const bool synthetic = page.scenario.index() == kind_of<Scenario> && !has_own_data(page.scenario);
  return {{"sentences", sentences},
          {"references", references},
          {"dwell", dwell},
          {"landmarks", landmarks},
          {"parts", parts},
          {"boundary", ruler.boundary ? WebJson(step_at(ruler, *ruler.boundary)) : WebJson(nullptr)},
          {"before", synthetic}};
}

// Draws the views, and remembers which play each follows.
class WebWriter {
 public:
  WebWriter(const WebPage& page, const Observer& observer) : page_(page), observer_(observer) {
    for (const WebView& view : page.views) total_ += frames_of(view);
  }

  [[nodiscard]] WebJson json() {
    WebJson views = WebJson::array();
    for (const WebView& view : page_.views) views.push_back(view_json(view));
    return {{"format", "littlestone-lab web page"},
            {"version", 1},
            {"program", page_.program},
            {"title", title().toStdString()},
            {"lesson", scenario_text(lesson_of(page_.scenario)).toStdString()},
            {"command", page_.command.toStdString()},
            {"theme", page_.theme ? WebJson(static_cast<int>(*page_.theme)) : WebJson(nullptr)},
            {"texts", page_words()},
            {"plays", plays_},
            {"views", views},
            {"words", words_.texts()},
            {"tables", tables_.json()},
            {"drawings", drawings_.json()}};
  }

  [[nodiscard]] QString title() const {
    const QString own = scenario_text(title_of(page_.scenario));
    return own.isEmpty() ? subject_title(page_.scenario) : own;
  }

 private:
  [[nodiscard]] static std::uint64_t frames_of(const WebView& view) {
    const std::optional<Exhibit::Play> play = view.exhibit->play();
    return play ? static_cast<std::uint64_t>(play->steps->size()) : 1;
  }

  // Views whose steps are the same follow one play.
  int play_of(const Steps& steps) {
    WebJson play = play_json(steps, page_);
    const auto found = std::find(plays_.begin(), plays_.end(), play);
    const auto place = static_cast<int>(found - plays_.begin());
    if (found == plays_.end()) plays_.push_back(std::move(play));
    return place;
  }

  [[nodiscard]] static std::shared_ptr<const Picture> picture(const WebView& view, std::size_t theme, Moment moment) {
    return view.still[theme] ? view.still[theme] : view.exhibit->picture(Theme::get(web_themes[theme]), moment);
  }

  WebJson view_json(const WebView& view) {
    static_assert(static_cast<int>(ThemeKind::light) == 0 && static_cast<int>(ThemeKind::contrast) == 2);
    const std::optional<Exhibit::Play> play = view.exhibit->play();
    const QSizeF size = picture(view, 0, end_of(*view.exhibit))->natural_size();
    WebJson frames = WebJson::array();
    WebJson alts = WebJson::array();
    WebJson tables = WebJson::array();
    std::map<WebDrawings::Strip, int> known;  // frames by how they look in the first theme
    const int steps = play ? play->steps->size() : 1;
    for (int step = 0; step < steps; ++step) {
      if (stop_requested(observer_, {"frames", done_++, total_})) throw Stopped();
      frames.push_back(frame(view, {step, 1}, size, known));
      const auto alt = picture(view, 0, {step, 1})->description().toStdString();
      alts.push_back(words_.place(alt));
      tables.push_back(tables_.place(view.exhibit->table(step, {})));
    }
    return {{"id", view.exhibit->id().toStdString()},
            {"title", view.exhibit->title().toStdString()},
            {"width", std::round(size.width() + 2 * web_margin)},
            {"height", std::round(size.height() + 2 * web_margin)},
            {"play", play ? play_of(*play->steps) : -1},
            {"first", play ? play->first : 0},
            {"last", play ? play->last : 0},
            {"frames", frames},
            {"alts", alts},
            {"tables", tables}};
  }

  int frame(const WebView& view, Moment moment, QSizeF size, std::map<WebDrawings::Strip, int>& known) {
    std::array<WebDrawings::Strip, 3> strips;
    for (std::size_t theme = 0; theme < strips.size(); ++theme) {
      strips[theme] = drawings_.strip(*picture(view, theme, moment), size, web_margin, Theme::get(web_themes[theme]));
      if (theme > 0) continue;
      const auto found = known.find(strips[0]);
      if (found != known.end()) return found->second;
    }
    WebDrawings::Strip light = strips[0];
    return known[std::move(light)] = drawings_.frame(strips);
  }

  const WebPage& page_;
  const Observer& observer_;
  std::uint64_t done_ = 0;
  std::uint64_t total_ = 0;
  WebDrawings drawings_;
  WebTables tables_;
  WebPool words_;
  std::vector<WebJson> plays_;
};

// --- The file

// A file's path as the page may hold it, in a text and within the quotation marks of a command, and its name alone.
std::vector<std::pair<std::string, std::string>> names_for_paths(const WebPage& page) {
  const auto in_a_shell = [](const std::string& text) {
    const std::string word = shell_word(text);
    const std::size_t opening = word.find('\'') + 1;  // 0: it has no quotation marks
    return opening == 0 ? word : word.substr(opening, word.size() - opening - 1);
  };
  std::vector<std::string> files = files_named(page.scenario);
  files.insert(files.end(), page.files.begin(), page.files.end());
  std::vector<std::pair<std::string, std::string>> names;
  for (const std::string& path : files) {
    const std::string name = path.substr(path.rfind('/') + 1);
    if (name == path) continue;
    names.emplace_back(path, name);
    names.emplace_back(in_a_shell(path), in_a_shell(name));
  }
  return names;
}

void replace_texts(WebJson& json, const std::vector<std::pair<std::string, std::string>>& by) {
  if (by.empty()) return;
  if (json.is_structured()) {
    for (WebJson& one : json) replace_texts(one, by);
  } else if (json.is_string()) {
    auto& text = json.get_ref<std::string&>();
    for (const auto& [from, to] : by) {
      for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    }
  }
}

}  // namespace

WebView web_view(const std::shared_ptr<const Exhibit>& exhibit) {
  WebView view{exhibit};
  if (exhibit->play()) return view;
  for (std::size_t i = 0; i < web_themes.size(); ++i) {
    view.still[i] = exhibit->recorded(Theme::get(web_themes[i]), {0, 1});
  }
  return view;
}

QByteArray web_page(const WebPage& page, const Observer& observer) {
  WebWriter writer(page, observer);
  const auto names = names_for_paths(page);
  WebJson scenario = chapter_scenario_to_json(page.scenario);
  expect_utf8("scenario", scenario);
  WebJson run = writer.json();
  replace_texts(scenario, names);
  replace_texts(run, names);
  const QString language = Language::spoken() == QLatin1String("pseudo") ? QStringLiteral("en") : Language::spoken();
  const auto data = [](const char* id, const WebJson& json) {
    return QByteArray("<script type=\"application/json\" id=\"") + id + "\">" + web_script_json(json) + "</script>";
  };
  return web_file({language, page.program, writer.title(),
                   WebWords::tr("This page plays a recorded run with JavaScript, which is switched off here."),
                   "player.css", "player.js",
                   "<div id=\"app\"></div>\n" + data("scenario", scenario) + "\n" + data("run", run)});
}

void write_web_page(const WebPage& page, const QString& path, const Observer& observer) {
  const QByteArray bytes = web_page(page, observer);
  write_file("out", file_bytes(path), std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

bool is_web_page(const QString& path) {
  const QString ending = QFileInfo(path).suffix().toLower();
  return ending == QLatin1String("html") || ending == QLatin1String("htm");
}

}  // namespace littlestone::ui
