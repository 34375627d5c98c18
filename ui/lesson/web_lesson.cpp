// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/web_lesson.hpp"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/json.hpp"
#include "ui/kit/figure_words.hpp"
#include "ui/kit/motion.hpp"
#include "ui/lesson/guesses.hpp"
#include "ui/lesson/states.hpp"
#include "ui/shell/web_parts.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_asking = 3400;       // states of a beat that asks: the mistake game has 3 280
constexpr std::size_t most_answered = 1000;     // states of another beat
constexpr std::size_t most_moving_states = 64;  // of a beat: where there are more, only the lesson's own moves
constexpr double still_ms = 90;                 // how long a picture of a motion stands, about
constexpr int most_stills = 5;                  // of one part of a motion
constexpr double web_margin = 8;                // px round a picture

struct LessonWords {
  Q_DECLARE_TR_FUNCTIONS(WebLesson)
};

WebJson page_words() {
  const auto word = [](const QString& text) { return text.toStdString(); };
  WebJson words = web_words();
  words.update(
      WebJson{{"title", word(LessonWords::tr("Private and online learning: the lesson"))},
              {"language", word(LessonWords::tr("Language"))},
              {"station", word(LessonWords::tr("Station %1: %2"))},
              {"stations", word(LessonWords::tr("Stations"))},
              {"place", word(LessonWords::tr("Place %1 of %2"))},
              {"back", word(LessonWords::tr("Back"))},
              {"asItWas", word(LessonWords::tr("As it was"))},
              {"again", word(LessonWords::tr("Again"))},
              {"print", word(LessonWords::tr("Print"))},
              {"guesses", word(LessonWords::tr("Your guesses in one line"))},
              {"send", word(LessonWords::tr("Copy the line and send it to your lecturer. The page sends nothing."))},
              {"synthetic", word(LessonWords::tr("synthetic data: only so may we look"))},
              {"keyOn", word(LessonWords::tr("go on"))},
              {"keyBack", word(LessonWords::tr("back"))},
              {"keyGuess", word(LessonWords::tr("guess"))},
              {"keyTouch",
               word(LessonWords::tr("go through the picture with Tab and the arrows; Enter touches or takes hold"))},
              {"keyHome", word(LessonWords::tr("as it was"))},
              {"keyAgain", word(LessonWords::tr("once more"))},
              {"keyStation", word(LessonWords::tr("the station before or after"))},
              {"keyUndo", word(LessonWords::tr("undo, redo"))}});
  return words;
}

/// One mark as a picture.
class MarkPicture final : public Picture {
 public:
  explicit MarkPicture(const Mark& mark) { scene_.marks.push_back(mark); }
  [[nodiscard]] QSizeF natural_size() const override { return lesson_room; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    painter.translate(area.topLeft());
    ui::paint(scene_, painter, theme);
  }
  [[nodiscard]] QString description() const override { return {}; }

 private:
  Scene scene_;
};

/// Scenes as frames; each mark is painted once.
class Frames {
 public:
  int frame(const Scene& scene) {
    std::vector<int> groups;
    groups.reserve(scene.marks.size());
    for (const Mark& mark : scene.marks)
      if (const int group = group_of(mark); group >= 0) groups.push_back(group);
    return drawings_.frame_of_groups(groups);
  }
  [[nodiscard]] WebJson json() const { return drawings_.json(); }

 private:
  struct Painted {
    Mark mark;
    int group;
  };

  /// −1: nothing is drawn.
  int group_of(const Mark& mark) {
    // Where a mark is drawn has nothing to do with what it is called, where it comes from and what the pointer finds.
    Mark seen = mark;
    seen.key.clear();
    seen.from.reset();
    seen.along = {};
    seen.kin = {};
    seen.touch.reset();
    std::vector<Painted>& alike = painted_[likeness(seen)];
    const auto found = std::find_if(alike.begin(), alike.end(), [&](const Painted& one) { return one.mark == seen; });
    if (found != alike.end()) return found->group;
    std::array<WebDrawings::Strip, 3> strips;
    const MarkPicture picture(seen);
    for (std::size_t theme = 0; theme < strips.size(); ++theme)
      strips[theme] = drawings_.strip(picture, lesson_room, web_margin, Theme::get(web_themes[theme]));
    alike.push_back({std::move(seen), strips[0].empty() && strips[2].empty() ? -1 : drawings_.group(strips)});
    return alike.back().group;
  }

  /// The same for equal marks, and mostly for no others.
  static std::string likeness(const Mark& mark) {
    std::string text = std::to_string(mark.shape.index());
    const auto add = [&](double value) { text += ',' + std::to_string(std::lround(value * 16)); };
    const auto corner = [&](const QRectF& rect) {
      add(rect.left());
      add(rect.top());
      add(rect.width());
    };
    add(mark.origin.x());
    add(mark.origin.y());
    add(mark.opacity);
    if (const auto* words = std::get_if<Text>(&mark.shape)) {
      add(words->baseline.x());
      add(words->baseline.y());
      text += words->markup.toStdString();
    } else if (const auto* box = std::get_if<Box>(&mark.shape)) {
      corner(box->rect);
    } else if (const auto* cell = std::get_if<LabelCell>(&mark.shape)) {
      corner(cell->rect);
    } else if (const auto* line = std::get_if<Line>(&mark.shape)) {
      corner(line->points.boundingRect());
    } else if (const auto* strip = std::get_if<Strip>(&mark.shape)) {
      corner(strip->rect);
    } else if (const auto* disc = std::get_if<Disc>(&mark.shape)) {
      add(disc->centre.x());
      add(disc->centre.y());
    }
    return text;
  }

  WebDrawings drawings_;
  std::map<std::string, std::vector<Painted>> painted_;
};

Scene placed(Scene scene) {
  place_words(scene);
  return scene;
}

double tidy(double px) { return std::round(px * 10) / 10; }

constexpr qsizetype most_named = 4;  // texts that name a place

/// What can be touched in a scene: [x, y, width, height, radius, what (0: a click, 1: a drag sideways, 2: up and down),
/// the words that stand in it].
WebJson touches_json(const Scene& scene) {
  WebJson list = WebJson::array();
  const std::vector<Spot> touches = touches_of(scene);
  std::vector<std::pair<QPointF, const Text*>> texts;  // by their middles
  if (!touches.empty()) {
    for (const Mark& mark : scene.marks) {
      const auto* text = std::get_if<Text>(&mark.shape);
      if (text == nullptr) continue;
      const QPointF middle = text->baseline + QPointF((0.5 - text->anchor) * mark.width(), -4);
      texts.emplace_back(mark.origin + middle * mark.scale, text);
    }
  }
  for (const Spot& spot : touches) {
    QStringList words;
    for (const auto& [middle, text] : texts)
      if (words.size() < most_named && spot.rect.contains(middle)) words += without_markup(text->markup);
    const bool drags = spot.act == Spot::Act::drag && spot.grab;
    const int what = !drags ? 0 : spot.grab->along == Qt::Horizontal ? 1 : 2;
    list.push_back({tidy(spot.rect.x()), tidy(spot.rect.y()), tidy(spot.rect.width()), tidy(spot.rect.height()),
                    tidy(std::min(spot.radius, 30.0)), what, words.join(QStringLiteral(", ")).toStdString()});
  }
  return list;
}

/// The stops of a drag that only sets a field: [field, px, value, …]. The page looks for the state with this value, or, where
/// that was left out, for the one with nothing else set. Null where a stop leads elsewhere.
WebJson drag_json(const std::map<Hand, int>& by_hand, const LessonBeatStates& beat, const LessonState& state,
                  const LessonState::Touch& touch) {
  const auto& [first_at, first_to] = touch.stops.front();
  for (const auto& [field, value] : beat.states[static_cast<std::size_t>(first_to)].hand.values()) {
    WebJson stops = {field};
    for (const auto& [at, to] : touch.stops) {
      const auto& values = beat.states[static_cast<std::size_t>(to)].hand.values();
      const auto found = values.find(field);
      if (found == values.end()) break;
      Hand set = state.hand;
      set.set(field, found->second);
      if (!by_hand.contains(set)) {
        set = {};
        set.set(field, found->second);
      }
      const auto led = by_hand.find(set);
      if (led == by_hand.end() || led->second != to) break;
      stops.push_back(tidy(at));
      stops.push_back(found->second);
    }
    if (stops.size() == 1 + 2 * touch.stops.size()) return stops;
  }
  return nullptr;
}

/// The states of a station as the page walks through them, the same in every language.
WebJson graph_json(const Station& station, const std::vector<LessonBeatStates>& beats) {
  WebJson all = WebJson::array();
  WebPool drags;
  for (const LessonBeatStates& beat : beats) {
    const std::vector<std::string> fields(beat.fields.begin(), beat.fields.end());
    std::map<Hand, int> by_hand;
    for (std::size_t i = 0; i < beat.states.size(); ++i) by_hand[beat.states[i].hand] = static_cast<int>(i);
    WebJson states = WebJson::array();
    for (const LessonState& state : beat.states) {
      WebJson hand = WebJson::array();
      for (const auto& [field, value] : state.hand.values()) {
        hand.push_back(std::lower_bound(fields.begin(), fields.end(), field) - fields.begin());
        hand.push_back(value);
      }
      WebJson touches = WebJson::array();
      for (const LessonState::Touch& touch : state.touches) {
        if (touch.station >= 0) {
          touches.push_back({{"open", touch.station}});
        } else if (touch.stops.empty()) {
          touches.push_back(touch.click);
        } else if (const WebJson drag = drag_json(by_hand, beat, state, touch); !drag.is_null()) {
          touches.push_back({{"drag", drags.place(json_text(drag))}});
        } else {
          WebJson stops = WebJson::array();
          for (const auto& [at, to] : touch.stops) {
            stops.push_back(tidy(at));
            stops.push_back(to);
          }
          touches.push_back(stops);
        }
      }
      states.push_back({hand, touches, state.again, state.told ? WebJson(*state.told) : WebJson(nullptr)});
    }
    all.push_back({{"fields", fields}, {"states", states}});
  }
  WebJson pooled = WebJson::array();
  for (const std::string& drag : drags.texts()) pooled.push_back(WebJson::parse(drag));
  return {{"id", station.id()}, {"beats", all}, {"drags", pooled}};
}

/// One language of the page.
class LanguageWriter {
 public:
  explicit LanguageWriter(Frames& frames) : frames_(frames) {}

  WebJson station_json(const Station& station, const std::vector<LessonBeatStates>& beats, const Observer& observer) {
    WebJson all = WebJson::array();
    for (std::size_t b = 0; b < beats.size(); ++b) {
      const int beat = static_cast<int>(b);
      const std::vector<LessonState>& states = beats[b].states;
      WebJson shown = WebJson::array();
      WebJson motions = WebJson::object();
      for (std::size_t s = 0; s < states.size(); ++s) {
        if (stop_requested(observer, {"frames", s, states.size()})) throw Stopped();
        const Hand& hand = states[s].hand;
        const Beat here = station.beat(beat, hand);
        const Scene scene = placed(station.scene(beat, static_cast<int>(here.ms.size()), hand));
        shown.push_back({frames_.frame(scene), says_.place(scene.says.toStdString()), words_.place(beat_text(here)),
                         tables_.place(station.table(beat, hand)), touches_.place(json_text(touches_json(scene)))});
        if (!here.ms.empty() && (s == 0 || states.size() <= most_moving_states))
          motions[std::to_string(s)] = motion_json(station, beat, here, hand);
      }
      all.push_back({{"states", shown}, {"motions", motions}});
    }
    return {{"name", markup(station.name())}, {"line", markup(station.line())}, {"beats", all}};
  }

  WebJson json(const LanguageInfo& language, WebJson stations) const {
    const auto parsed = [](const WebPool& pool) {
      WebJson list = WebJson::array();
      for (const std::string& text : pool.texts()) list.push_back(WebJson::parse(text));
      return list;
    };
    return {{"code", language.code.toStdString()},
            {"name", language.name.toStdString()},
            {"dir", Language::from_right() ? "rtl" : "ltr"},
            {"texts", page_words()},
            {"stations", std::move(stations)},
            {"says", says_.texts()},
            {"words", parsed(words_)},
            {"touches", parsed(touches_)},
            {"tables", tables_.json()}};
  }

 private:
  static std::string markup(const QString& text) { return in_order(text).toStdString(); }

  static std::string beat_text(const Beat& beat) {
    WebJson cards = WebJson::array();
    for (const QString& card : beat.cards) cards.push_back(markup(card));
    return json_text(WebJson{{"question", markup(beat.question)},
                             {"cards", cards},
                             {"answer", markup(beat.answer)},
                             {"second", markup(beat.second)},
                             {"button", markup(beat.button)}});
  }

  /// [ms, frame, ms, frame, …]: what stands how long, the beat at rest left out.
  WebJson motion_json(const Station& station, int beat, const Beat& here, const Hand& hand) {
    WebJson motion = WebJson::array();
    Scene before = placed(station.scene(beat, 0, hand));
    for (std::size_t part = 1; part <= here.ms.size(); ++part) {
      const Scene after = placed(station.scene(beat, static_cast<int>(part), hand));
      const int stills = std::clamp(static_cast<int>(std::lround(here.ms[part - 1] / still_ms)), 1, most_stills);
      for (int i = 0; i < stills; ++i) {
        const double phase = motion::ease_out((i + 0.5) / stills);
        motion.push_back(std::lround(here.ms[part - 1] / stills));
        motion.push_back(frames_.frame(between(before, after, phase)));
      }
      before = after;
    }
    return motion;
  }

  Frames& frames_;
  WebPool says_;
  WebPool words_;
  WebPool touches_;
  WebTables tables_;
};

}  // namespace

QByteArray lesson_page(const std::shared_ptr<const LessonMaterial>& material, const std::string& program,
                       const Observer& observer) {
  Frames frames;
  std::vector<std::vector<LessonBeatStates>> states;
  WebJson graph = WebJson::array();
  WebJson spoken = WebJson::array();
  WebJson asked = WebJson::array();
  for (const LanguageInfo& language : languages()) {
    const LanguageHere here(language.code);
    const auto course = lesson_course(material);
    LanguageWriter writer(frames);
    WebJson stations = WebJson::array();
    for (std::size_t i = 0; i < course.size(); ++i) {
      if (states.size() == i) {
        states.push_back(states_of(*course[i], most_asking, most_answered, i + 1 == course.size(), observer));
        graph.push_back(graph_json(*course[i], states[i]));
        asked.push_back(questions_of(*course[i]));
      }
      stations.push_back(writer.station_json(*course[i], states[i], observer));
    }
    spoken.push_back(writer.json(language, std::move(stations)));
  }
  const WebJson lesson = {{"format", "littlestone-lab lesson"},
                          {"version", 1},
                          {"program", program},
                          {"seed", std::to_string(material->run->scenario.seed)},
                          {"room", {lesson_room.width() + 2 * web_margin, lesson_room.height() + 2 * web_margin}},
                          {"margin", web_margin},
                          {"questions", asked},
                          {"graph", graph},
                          {"languages", spoken},
                          {"drawings", frames.json()}};
  const std::string whole = json_text(lesson);
  const QByteArray packed =
      qCompress(reinterpret_cast<const uchar*>(whole.data()), static_cast<qsizetype>(whole.size()), 9).mid(4);
  const auto in_each = [](const auto& words) {
    QStringList all;
    for (const LanguageInfo& language : languages()) {
      const LanguageHere here(language.code);
      all += words();
    }
    return all.join(QStringLiteral("  ·  "));
  };
  const QString old = in_each([] { return LessonWords::tr("This page needs a browser of 2023 or later."); });
  return web_file(
      {languages().front().code, program,
       in_each([] { return LessonWords::tr("Private and online learning: the lesson"); }),
       in_each([] { return LessonWords::tr("This lesson is played with JavaScript, which is switched off here."); }),
       "lesson.css", "lesson.js",
       "<div id=\"app\" data-old=\"" + xml_text(old).toUtf8() +
           "\"></div>\n<script type=\"application/octet-stream\" id=\"lesson\">" + packed.toBase64() + "</script>"});
}

}  // namespace littlestone::ui
