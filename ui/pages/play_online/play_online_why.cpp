// SPDX-License-Identifier: GPL-3.0-or-later
// Below the losses: why the odds are what they are, and what Hedge's experts say of the point.
#include <algorithm>

#include "ui/pages/play_online/play_online_drawing.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui::play_drawing {
namespace {

constexpr double bars_left = 66;
constexpr double bars_room = 190;
constexpr double bars_pitch = 34;
constexpr double numbers_left = bars_left + bars_room + 10;
constexpr double why_right = 372;

struct WhyTitle {
  QString title;
  QString quiet;
};

WhyTitle why_title(const Frame& frame, const Rational& plus, const Rational& best) {
  const QString said = exact_text(plus);
  const bool hand = frame.run.by_hand();
  if (plus == best || said == exact_text(best)) {
    return {PlayPictureWords::tr("Why %1?").arg(said),
            hand ? PlayPictureWords::tr("Both answers cost you the same.")
                 : PlayPictureWords::tr("Both answers must leave you the same.")};
  }
  if (frame.moment.round(frame.run) != nullptr)
    return {PlayPictureWords::tr("%1, not %2").arg(said, exact_text(best)),
            PlayPictureWords::tr("One answer cost you more.")};
  return {PlayPictureWords::tr("What if %1?").arg(said), PlayPictureWords::tr("One bar outgrows the other.")};
}

void draw_title(const Frame& frame, double left, double right, const QString& strong, const QString& quiet) {
  const Stage& stage = frame.stage;
  const double y = frame.bottom() + 21;
  const MathText title = MathText::fitted(strong, {13.5, QFont::DemiBold}, right - left);
  stage.painter.setPen(stage.theme.ink);
  title.draw(stage.painter, {left, y});
  const double room = right - left - title.width() - 8;
  const MathText words = MathText::fitted(quiet, {caption}, room);
  if (words.width() > room) return;  // the sentence at the right says it too
  stage.painter.setPen(stage.theme.ink2);
  words.draw(stage.painter, {left + title.width() + 8, y});
}

/// What is still to come after the label, and the loss of this round upon it.
void draw_bar(const Frame& frame, double y, const Rational& after, const Rational& pays, double unit) {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const double kept = to_double(after);
  const double first = std::max(0.0, kept) * unit;
  const double second = std::max(0.0, to_double(Rational(after + pays)) * unit - first);
  const QRectF bar(bars_left, y + 1, first, 22);
  stage.painter.fillRect(bar, theme.ink2);
  const QRectF added(bars_left + first, y + 1, second, 22);
  if (second > 1) {
    stage.painter.setPen(QPen(theme.ink2, 1 + theme.heavier * 0.5));
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawRect(added);
    stage.painter.fillPath(hatch_path(QPolygonF(added), 6, 1.2),
                           theme.kind == ThemeKind::contrast ? theme.ink2 : theme.line);
  }
  const MathText said = MathText::fitted(PlayPictureWords::tr("regret %1").arg(play_number(kept)), {caption}, 110);
  if (said.width() + 14 < first) {
    stage.painter.setPen(theme.canvas);
    said.draw(stage.painter, {bars_left + 8, y + 16});
  }
  stage.painter.setPen(theme.ink2);
  MathText::fitted(play_number(kept) + QStringLiteral(" + ") + play_number(to_double(pays)), {12},
                   why_right - numbers_left)
      .draw(stage.painter, {numbers_left, y + 16});
}

void draw_legend(const Frame& frame, double y, const QString& sum) {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.painter.fillRect(QRectF(bars_left, y - 8, 9, 9), theme.ink2);
  const MathText total = MathText::fitted(sum, {12, QFont::DemiBold}, 116);
  const double room = (why_right - bars_left - total.width() - 50) / 2;
  const MathText after = MathText::fitted(PlayPictureWords::tr("after this round"), {caption}, room);
  const MathText add = MathText::fitted(
      frame.run.by_hand() ? PlayPictureWords::tr("you pay") : PlayPictureWords::tr("yours to add"), {caption}, room);
  stage.painter.setPen(theme.ink2);
  after.draw(stage.painter, {bars_left + 14, y});
  const double x = bars_left + 14 + after.width() + 12;
  const QRectF square(x, y - 8, 9, 9);
  stage.painter.setPen(QPen(theme.ink2, 1));
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.drawRect(square);
  stage.painter.fillPath(hatch_path(QPolygonF(square), 4, 1),
                         theme.kind == ThemeKind::contrast ? theme.ink2 : theme.line);
  stage.painter.setPen(theme.ink2);
  add.draw(stage.painter, {x + 14, y});
  stage.painter.setPen(theme.ink);
  total.draw(stage.painter, {x + 14 + add.width() + 10, y});
}

/// The last line: what can be done, or what the round gave away.
QString why_hint(const Frame& frame, const Rational& plus) {
  const PlayRound* const round = frame.moment.round(frame.run);
  if (round == nullptr) return PlayPictureWords::tr("Drag %1 above: one bar outgrows the other.").arg(exact_text(plus));
  if (!round->gave || *round->gave <= 0) return {};
  const QString gave = play_number(to_double(*round->gave));
  return frame.run.by_hand() ? PlayPictureWords::tr("Your odds gave away %1.").arg(gave)
                             : PlayPictureWords::tr("The question gave away %1.").arg(gave);
}

void draw_bars(const Frame& frame, const PlayQuestion& asked, const Rational& plus) {
  const Stage& stage = frame.stage;
  const WhyTitle words = why_title(frame, plus, *asked.odds);
  draw_title(frame, page_margin, why_right, words.title, words.quiet);
  const Rational on_plus = regret_after(asked, Label::plus, plus);
  const Rational on_minus = regret_after(asked, Label::minus, plus);
  const double worth = to_double(*asked.worth);
  const double longest = std::max({to_double(on_plus), to_double(on_minus), worth, 1e-9});
  const double unit = bars_room / longest;
  const PlayRound* const told =
      frame.moment.newest == PlayMoment::Newest::answer ? frame.moment.round(frame.run) : nullptr;
  const bool open = frame.moment.pending(frame.run) && frame.moment.odds() && !frame.run.by_hand();
  double y = frame.bottom() + 34;
  const double top = y - 4;
  for (const Label label : {Label::plus, Label::minus}) {
    const bool quiet = told != nullptr && told->label != label;
    with_opacity(stage.painter, quiet ? stage.theme.faded_dead + 0.15 : 1, [&] {
      draw_label_cell(stage.painter, stage.theme, QRectF(28, y, 27, 24), label);
      draw_bar(frame, y, *asked.after[label == Label::plus ? 1 : 0], label == Label::plus ? Rational(1 - plus) : plus,
               unit);
    });
    if (open) {
      stage.spots.add(stage.painter, QRectF(26, y - 2, 31, 28), 4, Kin{},
                      label == Label::plus ? Spot::Act::plus : Spot::Act::minus);
    }
    y += bars_pitch;
  }
  const double limit = bars_left + worth * unit;
  if (worth > 0) stage.rule({limit, top}, {limit, y - 6}, stage.theme.ink, 2.4 + stage.theme.heavier);
  const double legend = y + 12;
  draw_legend(frame, legend,
              plus == *asked.odds
                  ? PlayPictureWords::tr("= %1 either way").arg(play_number(worth))
                  : PlayPictureWords::tr("= %1 at worst").arg(play_number(to_double(std::max(on_plus, on_minus)))));
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(why_hint(frame, plus), {caption}, why_right - page_margin)
      .draw(stage.painter, {page_margin, legend + 20});
}

/// The points of the class to choose from, as many as have room.
void draw_points(const Frame& frame) {
  const Stage& stage = frame.stage;
  draw_title(frame, page_margin, stage.width - page_margin, PlayPictureWords::tr("Ask a point."),
             PlayPictureWords::tr("Click it, or press its number."));
  const ConceptClass& c = frame.run.concept_class;
  constexpr double pitch = 44;
  const double radius = 15;
  const double end = stage.width - page_margin;
  double x = page_margin;
  double y = frame.bottom() + 58;
  constexpr double last_row = 92;
  for (PointIndex point = 0; point < c.points(); ++point) {
    const QString name = lone_name(c.point_name(point));
    const double half = std::min(60.0, circle_node_half(radius, name));
    if (x + 2 * half > end) {
      x = page_margin;
      y += pitch - 4;
      if (y > frame.bottom() + last_row) break;
    }
    const QRectF place(x, y - radius, 2 * half, 2 * radius);
    draw_circle_node(stage.painter, stage.theme, place, name, NodeTone::strong);
    stage.spots.add(stage.painter, place, radius, Kin::of_point(point), Spot::Act::ask,
                    static_cast<std::int32_t>(point));
    x += 2 * half + pitch - 2 * radius;
  }
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(play_reach_text(frame.run, frame.moment.rounds), {12}, stage.width - 2 * page_margin)
      .draw(stage.painter, {page_margin, y + radius + 28});
}

void draw_expert_cells(const Frame& frame, const PlayExperts& experts, double left, double y) {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const ConceptClass& c = frame.run.concept_class;
  const std::size_t all = c.size();
  const double pitch = std::min(17.0, 106.0 / static_cast<double>(all));
  const double side = std::min(13.0, pitch - 2);
  for (HypothesisIndex h = 0; h < all; ++h) {
    const QRectF place(left + pitch * h, y, side, 13);
    const bool possible = std::binary_search(experts.possible.begin(), experts.possible.end(), h);
    stage.painter.setPen(QPen(possible ? theme.ink : theme.hair, possible ? 1.4 : 1));
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawRoundedRect(place, 2, 2);
    constexpr double with_digits = 12;
    if (possible && side >= with_digits) {
      const auto parts = name_parts(c.hypothesis_name(h));
      const QString digits = parts.size() == 1 ? parts.front().digits : QString();
      stage.painter.setPen(theme.ink);
      if (digits.size() <= 2)
        MathText(digits, {caption}, MathText::Mode::plain).draw(stage.painter, {place.center().x(), y + 10.5}, 0.5);
    }
    stage.spots.add(stage.painter, place, 2, Kin::of_predictor(c.row(h)));
  }
}

void draw_expert_rows(const Frame& frame, const PlayQuestion& asked, double left) {
  const Stage& stage = frame.stage;
  const bool cells = frame.run.concept_class.size() <= most_cells;
  const double bars = left + 140;
  constexpr double longest = 148;
  const double heaviest = std::max(0.6, asked.experts.empty() ? 1 : asked.experts.front().share);
  const double come = frame.grows(PlayMoment::Newest::ask) ? frame.grown : 1;
  double y = frame.bottom() + 34;
  for (const PlayExperts& experts : asked.experts) {
    draw_label_cell(stage.painter, stage.theme, QRectF(left, y, 19, 13), experts.said);
    if (cells) {
      draw_expert_cells(frame, experts, left + 28, y);
    } else {
      stage.painter.setPen(stage.theme.ink2);
      MathText::fitted(PlayPictureWords::tr("%n possible", nullptr, static_cast<int>(experts.possible.size())),
                       {caption}, 104)
          .draw(stage.painter, {left + 28, y + 11});
    }
    const double length = std::max(2.0, come * longest * experts.share / heaviest);
    draw_label_cell(stage.painter, stage.theme, QRectF(bars, y + 1, length, 11), experts.said, false);
    stage.words({bars + length + 6, y + 11}, probability_text(experts.share), TextRole::caption, stage.theme.ink2);
    y += 16;
  }
}

}  // namespace

void draw_why(const Frame& frame) {
  const Stage& stage = frame.stage;
  const PlayMoment& moment = frame.moment;
  if (moment.newest == PlayMoment::Newest::wait) return draw_points(frame);
  const PlayQuestion& asked = *moment.question(frame.run);
  const auto said = moment.said(frame.run);
  const bool hidden = frame.view.hints == PlayHints::off && frame.run.by_hand() && moment.round(frame.run) == nullptr;
  if (asked.worth && said && !hidden) return draw_bars(frame, asked, *said);
  QString words;
  if (frame.run.past_limit()) {
    words = frame.run.by_hand()
                ? PlayPictureWords::tr("Past the exact limit: the program asks where Hedge is least sure.")
                : PlayPictureWords::tr("Past the exact limit: the learner is Hedge alone.");
  } else if (!frame.run.exact) {
    words = PlayPictureWords::tr("Hedge says + as often as its experts do, by their weight.");
  } else if (hidden) {
    words = PlayPictureWords::tr("What each answer costs is hidden: hints are off.");
  } else {
    words = PlayPictureWords::tr("The learner sets its odds so that both answers leave you the same.");
    if (frame.run.by_hand()) words = PlayPictureWords::tr("Set your odds so that both answers cost you the same.");
  }
  stage.paragraph({page_margin, frame.bottom() + 21}, words, {12}, stage.theme.ink2, 320, 17);
}

void draw_experts(const Frame& frame) {
  const PlayQuestion* const asked = frame.moment.question(frame.run);
  if (asked == nullptr) return;
  const Stage& stage = frame.stage;
  const double left = stage.width - 344;
  const double right = stage.width - page_margin;
  const QString count = play_count(frame.run.experts);
  const QString title = frame.run.experts == "1" ? PlayPictureWords::tr("What the one expert says")
                                                 : PlayPictureWords::tr("What the %1 experts say").arg(count);
  draw_title(frame, left, right, title, PlayPictureWords::tr("grouped by the hypotheses they still allow"));
  draw_expert_rows(frame, *asked, left);
  QString words = PlayPictureWords::tr("Weight on +: %1.").arg(probability_text(asked->hedge));
  if (asked->more_groups > 0) {
    words += u' ' + PlayPictureWords::tr("%n more group(s): %1.", nullptr, static_cast<int>(asked->more_groups))
                        .arg(probability_text(asked->more_share));
  }
  const double y = frame.bottom() + 34 + 16 * static_cast<double>(asked->experts.size()) + 10;
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(words, {caption}, right - left).draw(stage.painter, {left, y});
}

}  // namespace littlestone::ui::play_drawing
