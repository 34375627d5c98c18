// SPDX-License-Identifier: GPL-3.0-or-later
// The votes before and after the change, their noise, and how likely each predictor leaves.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/pages/histogram/neighbour_panel_scene.hpp"
#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct NeighbourVotesScene {
  Q_DECLARE_TR_FUNCTIONS(NeighbourPicture)

 public:
  Scene& scene;
  const NeighbourMoment& now;
  QSizeF room;
  const NeighbourFacts& facts = now.facts;
  StableHistogram histogram = facts.batch->histogram();
  std::vector<std::size_t> rows = neighbour_rows(facts, room.height(), now.narrow());  // indices of votes
  double bottom = neighbour_end(rows.size());
  double top = neighbour_first_row - 10;  // of the rules
  double leave_right = room.width() - 88;
  // In a column the numbers stand alone.
  Axis leave = {0, 1, now.narrow() ? leave_right : leave_right - 106, leave_right};
  Axis counts = {0, 1, 134, leave.begin - (now.narrow() ? 8 : 38)};
  double number_step = 1;

  [[nodiscard]] static double y_of(std::size_t place) {
    return neighbour_first_row + neighbour_pitch * static_cast<double>(place);
  }
  [[nodiscard]] double px(std::uint64_t count) const { return counts.px(static_cast<double>(count)); }
  /// The block that is the vote number `count`, counted from 1.
  [[nodiscard]] QRectF block(std::size_t place, std::uint64_t count) const {
    return {px(count) - counts.unit() + 1, y_of(place) - 6, std::max(3.0, counts.unit() - 2), 12};
  }
  [[nodiscard]] std::optional<std::size_t> place_of(std::optional<std::size_t> index) const {
    const auto found = index ? std::find(rows.begin(), rows.end(), *index) : rows.end();
    if (found == rows.end()) return std::nullopt;
    return static_cast<std::size_t>(found - rows.begin());
  }
  /// The noise of a row drawn last: of the run where the tally has no draws; none for a predictor without votes.
  [[nodiscard]] std::optional<std::int64_t> noise_of(const NoiseTally& tally, std::size_t index) const {
    const NeighbourVotes& votes = facts.votes[index];
    if (tally.draws > 0) return votes.before > 0 ? tally.last_before[index] : tally.last_after[index];
    for (const Vote& vote : facts.run().result.internals.votes)
      if (vote.labels == votes.labels) return vote.noise;
    return std::nullopt;
  }
  [[nodiscard]] static std::uint64_t noised(const NeighbourVotes& votes) {
    return votes.before > 0 ? votes.before : votes.after;
  }

  void place_axis() {
    counts.to = static_cast<double>(histogram.threshold());
    for (const std::size_t index : rows) {
      const NeighbourVotes& votes = facts.votes[index];
      const double end = page_margin + name_offset(votes.labels.size()) +
                         predictor_title(facts.run().concept_class(), votes.labels, 70).width() + 8;
      counts.begin = std::max(counts.begin, std::min(end, 190.0));
      const auto noise = noise_of(facts.tally, index);
      const double noisy = static_cast<double>(noised(votes)) + static_cast<double>(noise.value_or(0));
      counts.to = std::max({counts.to, static_cast<double>(std::max(votes.before, votes.after)), noisy});
      counts.from = std::min(counts.from, noisy);
    }
    counts.to += 1;
    number_step = std::max(1.0, round_up((counts.to - counts.from) / 5));
    counts.from = std::floor(counts.from / number_step) * number_step;
  }

  void rule(double x, const QString& number) {
    scene.line({x, top}, {x, y_of(rows.size()) - 8}, thin(&Theme::hair));
    scene.words({x, bottom}, number, styles::small, &Theme::ink2, 0.5);
  }

  void heads(double threshold) {
    const double baseline = neighbour_first_row - 18;
    scene.words({page_margin, baseline}, tr("votes, then noise $Z$"), styles::plain, &Theme::ink2);
    const std::uint64_t drawn = now.counted.draws;
    const double right = room.width() - page_margin;
    const double leaves =
        scene
            .words({right, baseline},
                   drawn == 0 ? tr("leaves: exact")
                              : tr("leaves: exact, and of %1 draws", nullptr, plural(drawn)).arg(number_text(drawn)),
                   styles::plain, &Theme::ink2, 1, right - threshold - 40)
            .width();
    const QString name = QStringLiteral("$T$ = %1").arg(signed_text(histogram.threshold()));
    // Over its line, or as near to it as it is clear of the words at the right.
    const double middle = std::min(threshold, right - leaves - 8 - width_of(name, styles::bold) / 2);
    scene.words({middle, baseline}, name, styles::bold, &Theme::ink, 0.5);
  }

  /// What has no row, and the batches without a vote.
  void notes() {
    QStringList all;
    if (rows.size() < facts.votes.size()) {
      std::uint64_t rest = 0;
      for (std::size_t i = 0; i < facts.votes.size(); ++i)
        if (!place_of(i)) rest += facts.votes[i].before;
      all += tr("+ %1 more (%2)").arg(number_text(facts.votes.size() - rows.size()), number_text(rest));
    }
    if (const std::uint64_t failed = facts.run().result.internals.failed; failed > 0)
      all += tr("Fail %1").arg(number_text(failed));
    const auto fitted = [&] {
      return Text{
          all.join(QStringLiteral(" · ")), styles::small, {page_margin, bottom}, 0, counts.begin - page_margin - 14};
    };
    if (all.size() > 1 && fitted().set().width() > fitted().room) all.removeLast();
    scene.add(fitted(), &Theme::ink2);
  }

  void row(std::size_t place) {
    const std::size_t index = rows[place];
    const NeighbourVotes& votes = facts.votes[index];
    const double y = y_of(place);
    scene.predictor(page_margin, y, facts.run().concept_class(), votes.labels, false,
                    counts.begin - page_margin - name_offset(votes.labels.size()) - 6);
    const std::uint64_t stays = std::min(votes.before, votes.after);
    Boxes blocks;
    if (counts.unit() >= 5) {
      for (std::uint64_t i = 1; i <= stays; ++i) blocks.rects << block(place, i);
    } else {
      blocks.rects << QRectF(px(0), y - 6, px(stays) - px(0), 12);
    }
    scene.add(blocks, &Theme::ink2);
    if (facts.loses == index && now.step >= 1)
      scene.box(block(place, votes.before).adjusted(0.5, 0.5, -0.5, -0.5), nullptr, {&Theme::ink, 1.5, 1, 6, 3});
    scene.touch({{page_margin - 4, y - neighbour_pitch / 2, counts.end - page_margin, neighbour_pitch},
                 4,
                 votes.before > 0 ? Spot::Act::choose : Spot::Act::none,
                 neighbour_place::predictor + static_cast<std::int32_t>(index)},
                Kin::of_predictor(votes.labels));
    leaving(place);
  }

  void noise(std::size_t place) {
    const std::size_t index = rows[place];
    const NeighbourVotes& votes = facts.votes[index];
    const auto drawn = noise_of(now.last, index);
    if (!drawn || noised(votes) == 0) return;
    if (votes.before == 0 && now.step < 1) return;  // its vote is on the way
    const QPointF from(px(noised(votes)), y_of(place));
    const double reach = static_cast<double>(noised(votes)) + static_cast<double>(*drawn);
    const QPointF to(counts.px(std::max(counts.from, reach)), from.y());
    const QString key = QStringLiteral("noise %1").arg(index);
    scene.line(from, to, {&Theme::noise, 2}).named(key);
    scene.add(noisy_mark(to), &Theme::noise, thin(&Theme::canvas)).named(key + u'.');
  }

  void leaving(std::size_t place) {
    const std::size_t index = rows[place];
    const NeighbourVotes& votes = facts.votes[index];
    const bool same = votes.before == votes.after;
    const double y = y_of(place);
    const double before = histogram.release_probability(votes.before);
    const double after = histogram.release_probability(votes.after);
    if (!now.narrow()) {
      const NoiseTally& tally = now.counted;
      if (tally.draws > 0)
        add_drawn_share(scene, votes.before > 0 ? tally.before[index] : tally.after[index], leave, y);
      if (!same || votes.before == 0)
        scene.box({leave.px(now.step >= 2 ? after : before) - 2, y - 8, 4, 16}, &Theme::canvas, {&Theme::ink, 1.5})
            .named(QStringLiteral("leaves %1").arg(index));
      if (votes.before > 0) scene.line({leave.px(before), y - 6}, {leave.px(before), y + 6}, thin(&Theme::ink, 2.5));
    }
    const QString text = same || now.step < 2 ? chance_text(before)
                                              : QStringLiteral("%1 → %2").arg(chance_text(before), chance_text(after));
    scene.words({room.width() - 12, y + 4}, text, {11.5}, same ? &Theme::ink2 : &Theme::ink, 1,
                room.width() - 22 - leave.end);
  }

  /// The vote on its way from the predictor that loses it to the one that gains it. One that only goes falls out of its
  /// row, one that only comes falls into it.
  void flight() {
    const auto loses = place_of(facts.loses);
    const auto gains = place_of(facts.gains);
    if (!loses && !gains) return;
    constexpr double fall = 14;
    const bool flown = now.step >= 1;
    const QString key = QStringLiteral("vote");
    const QRectF from = loses ? block(*loses, facts.votes[*facts.loses].before) : QRectF();
    const QRectF to = gains ? block(*gains, facts.votes[*facts.gains].after) : QRectF();
    QPointF middle = loses ? from.center() : to.center();
    if (loses && gains) {
      const QPainterPath way = way_of(from, to);
      middle = way.pointAtPercent(0.5);
      if (flown) arrow(way);
      Mark& vote = scene.box(flown ? to : from, &Theme::ink2);
      if (flown) vote.named(key).along = way;
    } else if (loses) {
      scene.box(flown ? QRectF(from.left(), from.bottom() + fall, from.width(), 0) : from, &Theme::ink2).named(key);
    } else if (flown) {
      scene.box(to, &Theme::ink2).grows(key, Box{{to.left(), to.top() - fall, to.width(), 0}});
    }
    if (!flown) return;
    if (gains) scene.add(Ring{to, 2}, nullptr).named(key + u'o');
    const QString said = gains && loses ? tr("the one vote that moves")
                         : loses        ? tr("the one vote that goes")
                                        : tr("the one vote that comes");
    const double width = width_of(said, styles::bold);
    std::vector<Place> places;
    for (const double dy : {4.0, 28.0, -20.0, 52.0, 76.0, -44.0})
      for (const double dx : {14.0, 40.0, 70.0, -width - 14, -width + 6, -width - 50, 100.0})
        places.push_back({words_box(middle + QPointF(dx, dy), width, 12)});
    const QRectF within(counts.begin, neighbour_first_row - 8, leave.begin - 12 - counts.begin,
                        y_of(rows.size()) - neighbour_first_row);
    scene.label(said, styles::bold, &Theme::ink, {places, within}).named(key + u'=');
  }

  [[nodiscard]] static QPainterPath way_of(const QRectF& from, const QRectF& to) {
    const QPointF start(from.center().x(), to.top() > from.top() ? from.bottom() + 1 : from.top() - 1);
    const QPointF end(to.right() + 9, to.center().y());
    QPainterPath path(start);
    path.cubicTo(start + QPointF(0, (end.y() - start.y()) * 0.6), end + QPointF((start.x() - end.x()) * 0.55, 0), end);
    return path;
  }

  /// Its way, which fades in.
  void arrow(const QPainterPath& way) {
    const Stroke stroke{&Theme::ink, 1.75};
    scene.line(way.toSubpathPolygons().constFirst(), stroke).named(QStringLiteral("way"));
    const QPolygonF tip({QPointF(7, -4.5), QPointF(), QPointF(7, 4.5)});
    scene.line(tip.translated(way.pointAtPercent(1)), stroke).named(QStringLiteral("tip"));
  }

  void all() {
    place_axis();
    const double threshold = counts.px(static_cast<double>(histogram.threshold()));
    heads(threshold);
    for (double v = counts.from; v <= counts.to; v += number_step)
      rule(counts.px(v), signed_text(static_cast<std::int64_t>(std::llround(v))));
    if (!now.narrow())
      for (const double chance : {0.0, 0.5, 1.0}) rule(leave.px(chance), probability_text(chance));
    for (std::size_t place = 0; place < rows.size(); ++place) row(place);
    scene.line({threshold, top - 2}, {threshold, y_of(rows.size()) - 6}, {&Theme::ink, 2, 1, 7, 4});
    for (std::size_t place = 0; place < rows.size(); ++place) noise(place);
    notes();
    flight();
  }
};

}  // namespace

std::vector<std::size_t> neighbour_rows(const NeighbourFacts& facts, double height, bool narrow) {
  const double others = narrow ? 482 : 264 + 152;
  const auto most = static_cast<std::size_t>(std::max(2.0, std::floor((height - others) / neighbour_pitch)));
  std::vector<std::size_t> rows;
  for (std::size_t i = 0; i < std::min(facts.votes.size(), most); ++i) rows.push_back(i);
  // The two that the vote moves between are always there.
  std::size_t replaced = rows.size();
  for (const auto& moved : {facts.gains, facts.loses}) {
    if (!moved || *moved < rows.size()) continue;
    while (replaced > 0 && (facts.loses == rows[replaced - 1] || facts.gains == rows[replaced - 1])) --replaced;
    if (replaced > 0) rows[--replaced] = *moved;
  }
  std::sort(rows.begin(), rows.end());
  return rows;
}

void add_neighbour_votes(Scene& scene, const NeighbourMoment& now, QSizeF room) {
  NeighbourVotesScene{scene, now, room}.all();
}

}  // namespace littlestone::ui
