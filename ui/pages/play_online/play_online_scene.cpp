// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/play_online/play_online_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

constexpr QSizeF play_size(728, 600);

/// The rounds in columns: what was asked, the odds, what was said and paid.
struct PlayRoundsScene : PlayFrame {
  Q_DECLARE_TR_FUNCTIONS(PlayPictureWords)

 public:
  static constexpr double round_line = 20;  // baselines, and middles of the rows
  static constexpr double ask_middle = 44.5;
  static constexpr double label_middle = 216;
  static constexpr double pays_line = 250;
  static constexpr double gave_line = 266;
  static constexpr MathStyle strong{13, QFont::DemiBold};

  double pitch = rounds.unit();
  double half = std::min(19.0, pitch * 0.3);  // of the boxes of odds
  bool both = run.exact_odds();               // Hedge is not alone

  [[nodiscard]] bool done(std::size_t round) const { return round < moment.rounds; }
  [[nodiscard]] bool current(std::size_t round) const { return round == moment.rounds; }
  /// What is to come.
  void open(const QRectF& rect, double radius) { scene.box(rect, nullptr, {&Theme::line, 1, 1, 4, 1.5}, radius); }

  void names() {
    const double width = px(first) - std::max(26.0, half + 8) - page_margin;
    const auto name = [&](double y, const QString& words) {
      scene.words({page_margin, y}, words, styles::plain, &Theme::ink2, 0, width);
    };
    const bool hand = run.by_hand();
    name(round_line, tr("round"));
    name(ask_middle + 4, hand ? tr("asked") : tr("you ask"));
    if (both) name(91, hand ? tr("you say +") : tr("minimax says +"));
    name(both ? 168 : 118, tr("Hedge says +"));
    name(label_middle + 4, hand ? tr("it was") : tr("you say"));
    name(pays_line, !both ? tr("Hedge pays") : hand ? tr("you pay") : tr("minimax pays"));
    if (run.exact) name(gave_line, tr("you gave away"));
  }

  void point(std::size_t round) {
    constexpr double radius = 12.5;
    if (!done(round) && !(current(round) && moment.asked())) return open({px(round) - 13, ask_middle - 13, 26, 26}, 13);
    const PointIndex asked = done(round) ? run.rounds[round].point : *moment.point;
    const QString name = lone_name(run.concept_class.point_name(asked));
    const double wide = std::min(pitch / 2 - 4, circle_node_half(radius, name));
    const QRectF place(px(round) - wide, ask_middle - radius, 2 * wide, 2 * radius);
    Mark& node = scene.add(Node{place, name, current(round) ? NodeTone::current : NodeTone::strong}, nullptr);
    node.touched({place, radius, Spot::Act::ask, static_cast<std::int32_t>(asked)}, Kin::of_point(asked));
    if (current(round) && newest(PlayMoment::Newest::ask)) node.named(QStringLiteral("asked"));
  }

  /// A box of odds: − above, + below, a bar where they meet; what has a key comes from even odds. Returns the bar.
  Mark& odds_in(const QRectF& box, double plus, const QString& key) {
    const auto height = [&](double chance) { return box.bottom() - box.height() * chance; };
    const auto put = [&](double chance, auto shape, const QString& part, const Stroke& stroke = {}) -> Mark& {
      Mark& mark = scene.add(shape(height(chance)), nullptr, stroke);
      return key.isEmpty() ? mark : mark.grows(key + part, shape(height(0.5)));
    };
    const auto minus = [&](double cut) {
      return LabelCell{{box.topLeft(), QPointF(box.right(), cut)}, Label::minus, false};
    };
    const auto pluses = [&](double cut) {
      return LabelCell{{QPointF(box.left(), cut), box.bottomRight()}, Label::plus, false};
    };
    if (plus < 1) put(plus, minus, QStringLiteral(" −"));
    if (plus > 0) put(plus, pluses, QStringLiteral(" +"));
    return put(plus,
               [&](double cut) {
                 return Line{QPolygonF({QPointF(box.left() - 4, cut), QPointF(box.right() + 4, cut)})};
               },
               QStringLiteral(" cut"), {&Theme::ink, 2});
  }

  void odds(std::size_t round) {
    const double at = px(round);
    const QRectF minimax(at - half, 66, 2 * half, 46);
    const QRectF hedge = both ? QRectF(at - 0.8 * half, 142, 1.6 * half, 38) : QRectF(at - half, 66, 2 * half, 96);
    if (!done(round) && !(current(round) && moment.odds())) {
      if (both) open(minimax, 2);
      return open(hedge, 2);
    }
    const bool played = round < run.rounds.size();
    const PlayQuestion& asked = played ? run.rounds[round].question : run.questions[*moment.point];
    const MathStyle& style = current(round) ? strong : styles::plain;
    const auto key = [&](const char* of) { return current(round) ? QString::fromLatin1(of) : QString(); };
    if (both) {
      const Rational said = played ? *run.rounds[round].said : *moment.said(run);
      Mark& cut = odds_in(minimax, to_double(said), key("minimax"));
      if (!played) {
        const double y = minimax.bottom() - minimax.height() * to_double(said);
        cut.touched({{minimax.left() - 5, y - 8, minimax.width() + 10, 16},
                     3,
                     Spot::Act::drag,
                     -1,
                     Grab{play_odds, {0, 1, minimax.bottom(), minimax.top()}, Qt::Vertical}});
      }
      scene.words({at, minimax.bottom() + 15}, exact_text(said), style, &Theme::ink, 0.5);
    }
    odds_in(hedge, asked.hedge, key("hedge"));
    scene.words({at, hedge.bottom() + 15}, probability_text(asked.hedge), both ? styles::plain : style,
                both ? &Theme::ink2 : &Theme::ink, 0.5);
  }

  /// What is paid where both labels are still open: "1/4 or 3/4".
  [[nodiscard]] QString either(double width) const {
    if (!moment.odds() || !both) return {};
    const auto said = run.by_hand() ? moment.said(run) : moment.question(run)->odds;
    if (!said) return {};
    const Rational on_plus(1 - *said);
    if (on_plus == *said) return exact_text(*said);
    QString exact = tr("%1 or %2").arg(exact_text(on_plus), exact_text(*said));
    if (width_of(exact, styles::bold) <= width) return exact;
    return tr("%1 or %2").arg(about_text(to_double(on_plus)), about_text(to_double(*said)));
  }

  void answer(std::size_t round) {
    const double at = px(round);
    const QRectF place(at - 13, label_middle - 13, 26, 26);
    if (done(round)) return told(round, place);
    if (!current(round) || !moment.asked()) return open(place, 4);
    scene.box(place, &Theme::canvas, {&Theme::ink, 1.6, 1, 5.6, 1.6}, 4);
    scene.words({at, label_middle + 5}, QStringLiteral("?"), strong, &Theme::ink, 0.5);
    scene.words({at, pays_line}, either(pitch + 4), styles::bold, &Theme::ink, 0.5, pitch + 4);
  }

  /// The label, the newest from above, what was paid, and what was given away.
  void told(std::size_t round, const QRectF& place) {
    const PlayRound& played = run.rounds[round];
    Mark& label = scene.add(LabelCell{place, played.label}, nullptr);
    if (round + 1 == moment.rounds && newest(PlayMoment::Newest::answer))
      label.grows(QStringLiteral("label"), LabelCell{place.translated(0, -20), played.label});
    scene.words({px(round), pays_line}, both ? exact_text(*played.loss()) : play_number(played.hedge_loss()),
                styles::plain, &Theme::ink2, 0.5);
    if (!played.gave) return;
    const bool some = *played.gave > 0;
    scene.words({px(round), gave_line}, some ? play_number(to_double(*played.gave)) : QStringLiteral("0"),
                some ? styles::small_bold : styles::small, some ? &Theme::ink : &Theme::ink3, 0.5);
  }

  void all() {
    if (moment.rounds < run.scenario.rounds) {
      const double wide = std::min(36.0, pitch / 2 - 1);
      scene.box({px(moment.rounds) - wide, 3, 2 * wide, loss_base() + 7}, &Theme::lineage, {}, 5);
    }
    names();
    for (std::size_t round = first; round < first + columns; ++round) {
      scene.words({px(round), round_line}, whole_text(round + 1), current(round) ? strong : styles::plain,
                  current(round) ? &Theme::ink
                  : done(round)  ? &Theme::ink2
                                 : &Theme::ink3,
                  0.5);
      point(round);
      odds(round);
      answer(round);
    }
  }
};

/// As many columns as have room, and up to three rounds ahead.
PlayFrame play_frame(Scene& scene, const PlayRun& run, int step, const PlayView& view, QSizeF room) {
  PlayFrame frame{scene, run, view, PlayMoment::at(run, step, view), room};
  constexpr double left = 151;
  constexpr double right = 66;
  constexpr double least_pitch = 62;
  constexpr double most_pitch = 120;
  constexpr std::size_t ahead = 3;
  const double width = room.width() - left - right;
  const auto all = static_cast<std::size_t>(run.scenario.rounds);
  frame.columns = std::min(all, static_cast<std::size_t>(width / least_pitch) + 1);
  const auto gaps = static_cast<double>(std::max<std::size_t>(frame.columns, 2) - 1);
  const std::size_t before = frame.columns - std::min(frame.columns, ahead);
  frame.first = std::min(std::max(frame.moment.rounds, before) - before, all - frame.columns);
  const auto from = static_cast<double>(frame.first);
  frame.rounds = {from, from + 1, left, left + std::min(most_pitch, width / gaps)};
  frame.more = std::max(0.0, room.height() - play_size.height());
  return frame;
}

struct PlaySceneWords {
  Q_DECLARE_TR_FUNCTIONS(PlayPicture)

 public:
  static QString says(const PlayRun& run, std::size_t rounds) {
    const QString best = plain_name(run.concept_class.hypothesis_name(run.best_hypothesis(rounds)));
    return tr("%n round(s) of %1 are played. The learner has lost %2, the best hypothesis %3 %4.", nullptr,
              static_cast<int>(rounds))
        .arg(whole_text(run.scenario.rounds), play_number(run.loss(rounds)), best, whole_text(run.best_loss(rounds)));
  }
};

}  // namespace

Scene play_scene(const PlayRun& run, int step, const PlayView& view, QSizeF room) {
  Scene scene;
  const PlayFrame frame = play_frame(scene, run, step, view, room);
  const auto divider = [&](double y) {
    scene.line({page_margin, y}, {room.width() - page_margin, y}, thin(&Theme::line)).opacity = 0.5;
  };
  PlayRoundsScene{frame}.all();
  divider(274.5);
  add_play_losses(frame);
  divider(frame.below_losses());
  add_play_why(frame);
  scene.says = PlaySceneWords::says(run, frame.moment.rounds);
  return scene;
}

ScenePicture play_picture(std::shared_ptr<const PlayRun> run, int step, double phase, PlayView view) {
  const int last = PlayMoment::steps(*run, view) - 1;
  return {
      play_size, play_size.height(),
      [run = std::move(run), view = std::move(view)](int at, QSizeF room) { return play_scene(*run, at, view, room); },
      std::clamp(step, 0, last), phase};
}

}  // namespace littlestone::ui
