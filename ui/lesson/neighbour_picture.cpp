// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/neighbour_picture.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/kit/scene/axis.hpp"
#include "ui/lesson/epsilon_handle.hpp"
#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui::lesson {

// --- What is shown

namespace {

/// ln of how much likelier this is of a predictor before than after.
double neighbour_log_odds(const StableHistogram& histogram, std::pair<std::uint64_t, std::uint64_t> votes,
                          std::optional<std::int64_t> noisy) {
  const auto chance = [&](std::uint64_t count) {
    if (!noisy) return 1 - histogram.release_probability(count);
    return count == 0 ? 0.0 : histogram.noise_probability(*noisy - static_cast<std::int64_t>(count));
  };
  return std::log(chance(votes.first)) - std::log(chance(votes.second));
}

}  // namespace

Evidence strongest_evidence(const StableHistogram& histogram, const VotePairs& votes,
                            const std::vector<std::optional<std::int64_t>>& noisy) {
  double all = 0;
  for (std::size_t i = 0; i < votes.size(); ++i)
    if (votes[i].first != votes[i].second) all += neighbour_log_odds(histogram, votes[i], noisy[i]);
  Evidence evidence;
  if (std::abs(all) < 1e-9) return evidence;
  evidence.says = all > 0 ? Evidence::Says::before : Evidence::Says::after;
  double most = 0;
  for (std::size_t i = 0; i < votes.size(); ++i) {
    if (votes[i].first == votes[i].second) continue;
    const double here = neighbour_log_odds(histogram, votes[i], noisy[i]) * (all > 0 ? 1 : -1);
    if (here <= most) continue;
    most = here;
    evidence.predictor = i;
    evidence.noisy = noisy[i];
  }
  return evidence;
}

std::optional<std::int64_t> NeighbourShown::noisy(std::size_t predictor) const {
  for (const GuessedList::Row& row : list.rows)
    if (row.predictor == predictor) return row.noisy;
  return std::nullopt;
}

VotePairs NeighbourShown::counts() const {
  VotePairs all;
  for (const NeighbourVotes& one : facts->votes) all.emplace_back(one.before, one.after);
  return all;
}

Evidence NeighbourShown::evidence() const {
  std::vector<std::optional<std::int64_t>> all;
  for (std::size_t i = 0; i < facts->votes.size(); ++i) all.push_back(noisy(i));
  return strongest_evidence(histogram, counts(), all);
}

namespace {

/// The marks, part by part.
struct NeighbourDrawing {
  Q_DECLARE_TR_FUNCTIONS(NeighbourStation)

 public:
  using Vote = NeighbourStage::Vote;

  Scene& scene;
  const NeighbourShown& shown;
  const NeighbourStage& stage;
  const NeighbourFacts& facts = *shown.facts;
  const ConceptClass& concept_class = facts.run().concept_class();
  /// The top left corner of batch and votes.
  QPointF corner = stage.alone ? QPointF((lesson_room.width() - left_width) / 2, 48) : QPointF();

  // The batch and the votes
  static constexpr double left_width = 482;
  static constexpr double cells_begin = 72;
  static constexpr std::size_t read_a_row = 15;
  static constexpr std::size_t unread_a_row = 18;
  static constexpr double votes_top = 158;
  static constexpr double row_pitch = 34;
  static constexpr std::size_t most_rows = 7;
  static constexpr double strip_begin = 44;
  static constexpr double tiles_begin = 122;
  // Right of the boundary
  static constexpr double boundary = 530;
  static constexpr double list_left = 930;
  static constexpr double list_pitch = 54;
  static constexpr std::size_t list_rows = 5;
  static constexpr double epsilon_top = 434;
  static inline const QRectF laws_room{608, 76, 268, 290};

  [[nodiscard]] QString title(const LabelVector& labels) const { return neighbour_title(concept_class, labels); }
  [[nodiscard]] bool member(const LabelVector& labels) const { return concept_class.find(labels).has_value(); }

  // --- The batch

  /// Where an example stands; 0-based.
  [[nodiscard]] QRectF cell_of(std::size_t row) const {
    const auto read = static_cast<std::size_t>(facts.batch->read);
    const bool was_read = row < read;
    const std::size_t a_row = was_read ? read_a_row : unread_a_row;
    const std::size_t at = was_read ? row : row - read;
    const double pitch = (left_width - cells_begin) / static_cast<double>(a_row);
    const double high = was_read ? 34 : 17;
    const double above = was_read ? 0 : 38 * static_cast<double>((read + read_a_row - 1) / read_a_row) + 6;
    return {corner + QPointF(cells_begin + pitch * static_cast<double>(at % a_row),
                             above + (high + (was_read ? 4 : 3)) * static_cast<double>(at / a_row)),
            QSizeF(pitch - 3, high)};
  }

  /// What the batch read in full, with its points; what it did not read small and pale.
  void batch() const {
    const NeighbourBatch& all = *facts.batch;
    const bool flipped = stage.vote >= Vote::flipped;
    scene.words(corner + QPointF(0, 23), tr("batch"), lesson_styles::small, &Theme::ink2)
        .named(QStringLiteral("batch"));
    for (std::size_t row = 0; row < all.rows.size(); ++row) {
      const QRectF cell = cell_of(row);
      const bool here = row + 1 == facts.choice.example;
      const bool read = row < all.read;
      const Label label = here && flipped ? facts.choice.to.label : all.rows[row].label;
      const QString key = QStringLiteral("example %1").arg(row);
      Mark& mark = scene.add(LabelCell{cell, label, false}, nullptr).named(key);
      mark.touched({cell.adjusted(-1.5, -1.5, 1.5, 1.5), 3, Spot::Act::choose, static_cast<std::int32_t>(row + 1)});
      if (!read && !here) mark.opacity = 0.3;
      if (!read) continue;
      scene
          .words({cell.center().x(), cell.center().y() + 6}, name_markup(concept_class.point_name(all.rows[row].point)),
                 lesson_styles::small_bold, label == Label::plus ? &Theme::on_plus : &Theme::minus_glyph, 0.5)
          .named(key + QStringLiteral(" point"));
    }
    if (flipped) scene.add(Ring{cell_of(facts.choice.example - 1), 3}, nullptr).named(QStringLiteral("flips"));
  }

  // --- The votes

  /// The answers with most votes, and the one that gains one.
  [[nodiscard]] std::vector<std::size_t> rows() const {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < facts.votes.size(); ++i)
      if (all.size() + 1 < most_rows || facts.gains == i || facts.loses == i) all.push_back(i);
    return all;
  }
  [[nodiscard]] double tile_pitch() const {
    std::uint64_t most = 1;
    for (const NeighbourVotes& one : facts.votes) most = std::max({most, one.before, one.after});
    return std::min(17.0, (left_width - tiles_begin - 16) / static_cast<double>(most));
  }
  [[nodiscard]] double row_y(std::size_t place) const {
    return corner.y() + votes_top + row_pitch * static_cast<double>(place);
  }
  [[nodiscard]] QRectF tile(std::size_t place, std::uint64_t number) const {
    const double pitch = tile_pitch();
    return {corner.x() + tiles_begin + pitch * static_cast<double>(number - 1), row_y(place), std::max(1.0, pitch - 3),
            24};
  }
  /// The tile that moves: before, after.
  [[nodiscard]] std::optional<QRectF> moving(std::optional<std::size_t> index, bool after) const {
    if (!index) return std::nullopt;
    const std::vector<std::size_t> all = rows();
    const auto place = static_cast<std::size_t>(std::find(all.begin(), all.end(), *index) - all.begin());
    return tile(place, after ? facts.votes[*index].after : facts.votes[*index].before);
  }

  void votes() const {
    const std::vector<std::size_t> all = rows();
    for (std::size_t place = 0; place < all.size(); ++place) {
      const NeighbourVotes& votes = facts.votes[all[place]];
      if (votes.before == 0 && stage.vote < Vote::flown) continue;
      const QString key = QStringLiteral("votes %1").arg(all[place]);
      const bool known = member(votes.labels);
      const Ink ink = votes.before == 0 ? &Theme::noise_text : known ? &Theme::ink : &Theme::ink3;
      scene
          .words({corner.x(), row_y(place) + 18}, title(votes.labels), known ? MathStyle{20} : lesson_styles::small,
                 ink)
          .named(key);
      scene.add(Strip{{corner.x() + strip_begin, row_y(place), 62, 24}, votes.labels}, nullptr)
          .named(key + QStringLiteral(" strip"));
      Boxes tiles;
      for (std::uint64_t vote = 1; vote <= std::min(votes.before, votes.after); ++vote)
        tiles.rects << tile(place, vote);
      scene.add(tiles, &Theme::ink2).named(key + QStringLiteral(" tiles"));
    }
    if (shown.moves()) flight();
  }

  /// The vote that moves, from where it was to where it stands.
  void flight() const {
    const std::optional<QRectF> from = moving(facts.loses, false);
    const std::optional<QRectF> to = moving(facts.gains, true);
    const QString key = QStringLiteral("vote");
    if (stage.vote >= Vote::plays) plays(from ? *from : *to);
    if (stage.vote < Vote::flown) {
      if (from) scene.box(*from, &Theme::ink2).named(key);
      return;
    }
    if (from)
      scene.box(from->adjusted(1, 1, -1, -1), &Theme::canvas, {&Theme::ink, 2, 1, 4, 3}, 2)
          .named(QStringLiteral("gone"));
    if (!to) return;
    if (from) {
      const QPainterPath way = way_of(*from, *to);
      const QPointF end = way.currentPosition();
      scene.line(way.toSubpathPolygons().constFirst(), {&Theme::ink, 2.5}).named(QStringLiteral("way"));
      scene.add(Area{QPolygonF({end, end + QPointF(13, -6.5), end + QPointF(13, 6.5)})}, &Theme::ink)
          .named(QStringLiteral("way tip"));
    }
    scene.box(*to, &Theme::ink).named(key);
    scene.add(Ring{*to, 2}, nullptr).named(QStringLiteral("vote ring"));
  }
  /// Out to the right, so that it crosses no other tile, and back from there.
  static QPainterPath way_of(const QRectF& from, const QRectF& to) {
    const QPointF start(from.right() + 5, from.center().y());
    const QPointF end(to.right() + 12, to.center().y());
    const double out = std::max(start.x(), end.x()) + 56;
    QPainterPath path(start);
    path.cubicTo({out, start.y()}, {out, end.y()}, end);
    return path;
  }
  /// The block plays again: a dotted arrow from the example that flips to the vote of its batch.
  void plays(const QRectF& vote) const {
    const QRectF flips = cell_of(facts.choice.example - 1);
    // From below the last row that was read: the arrow crosses no point's name.
    const std::size_t read = static_cast<std::size_t>(facts.batch->read);
    const double below = read > 0 ? cell_of(read - 1).bottom() : flips.bottom();
    const QPointF start(flips.center().x(), std::max(flips.bottom(), below) + 8);
    const QPointF end(vote.center().x(), vote.top() - 5);
    scene.line(start, end - QPointF(0, 11), {&Theme::ink, 2, 1, 3, 4}).grows(QStringLiteral("plays"), start);
    scene.add(Area{QPolygonF({end, end + QPointF(-6, -12), end + QPointF(6, -12)})}, &Theme::ink)
        .named(QStringLiteral("plays tip"));
  }

  // --- The laws of what leaves

  struct Column {
    std::int64_t noisy = 0;
    double before = 0;
    double after = 0;
  };
  /// From T to where most of the laws lie.
  [[nodiscard]] Axis noisy_axis() const {
    const auto from = static_cast<double>(shown.histogram.threshold());
    double to = from + 13;
    for (const auto& index : {facts.loses, facts.gains})
      if (index) to = std::max(to, static_cast<double>(facts.votes[*index].before) + 9);
    return {from, to, laws_room.left() + 14, laws_room.right() - 8};
  }
  static Axis chance_axis() { return {1e-5, 1, laws_room.bottom(), laws_room.top(), true}; }
  [[nodiscard]] Column column(const NeighbourVotes& votes, std::int64_t noisy) const {
    const auto chance = [&](std::uint64_t count) {
      return count == 0 ? 0.0 : shown.histogram.noise_probability(noisy - static_cast<std::int64_t>(count));
    };
    return {noisy, chance(votes.before), chance(votes.after)};
  }

  static Mark& bar(Scene& scene, QPointF middle, bool hollow, Ink ink, double wide = 14) {
    const QRectF box(middle - QPointF(wide / 2, 3), QSizeF(wide, 6));
    return hollow ? scene.box(box.adjusted(0.75, 0.25, -0.75, -0.25), &Theme::canvas, {ink, 1.5}) : scene.box(box, ink);
  }

  void laws() const {
    eye(scene, {boundary, 22}, 64, QStringLiteral("eye"));
    scene.line({boundary, 56}, {boundary, 400}, {&Theme::noise, 3, 1, 8, 6})
        .grows(QStringLiteral("boundary"), QPointF(boundary, 56));
    law_axes();
    const std::size_t first = facts.loses.value_or(facts.gains.value_or(0));
    legend(facts.votes[first].labels);
    law_marks(facts.votes[first], &Theme::ink, QStringLiteral("law"));
    if (!facts.gains || *facts.gains == first) return;
    const NeighbourVotes& other = facts.votes[*facts.gains];
    law_marks(other, &Theme::noise, QStringLiteral("gain"));
    law_name(other.before == 0 ? tr("a new name: %1").arg(chance_text(shown.histogram.release_probability(other.after)))
                               : title(other.labels));
  }

  void law_axes() const {
    const Axis x = noisy_axis();
    const Axis y = chance_axis();
    for (const int power : {-1, -2, -3, -4}) {
      const double at = y.px(std::pow(10.0, power));
      scene.line({laws_room.left(), at}, {laws_room.right(), at}, {&Theme::hair, 1});
      const QString number = power < -3 ? QStringLiteral("10") + superscript(power)
                                        : QStringLiteral(".") + QString(-power - 1, u'0') + QStringLiteral("1");
      scene.words({laws_room.left() - 8, at + 6}, number, lesson_styles::small, &Theme::ink3, 1);
    }
    scene.line({laws_room.left(), laws_room.top() - 4}, {laws_room.left(), laws_room.bottom() + 6},
               {&Theme::ink, 2.5, 1, 7, 4});
    const double foot = laws_room.bottom() + 28;
    scene.words({laws_room.left() - 14, foot}, QStringLiteral("$T$ = %1").arg(signed_text(shown.histogram.threshold())),
                lesson_styles::small_bold, &Theme::ink);
    const double step = std::max(1.0, std::round((x.to - x.from) / 13 * 4));
    for (const double value : {x.from + 2 * step, x.from + 3 * step})
      scene.words({x.px(value), foot}, signed_text(std::llround(value)), lesson_styles::small, &Theme::ink3, 0.5);
  }

  void legend(const LabelVector& labels) const {
    constexpr double y = 26;
    scene.words({laws_room.left(), y}, title(labels), {24}, &Theme::ink);
    const auto entry = [&](double x, bool after, const QString& words) {
      bar(scene, {x, y - 6}, after, &Theme::ink);
      scene.words({x + 20, y}, words, lesson_styles::plain, &Theme::ink);
      if (stage.asks)
        scene.touch({QRectF(x - 14, 4, 100, 32), 6, Spot::Act::choose, neighbour_guess_place + (after ? 1 : 0)});
    };
    entry(laws_room.left() + 60, false, tr("before"));
    entry(laws_room.left() + 170, true, tr("after"));
  }

  void law_marks(const NeighbourVotes& votes, Ink ink, const QString& key) const {
    const Axis x = noisy_axis();
    const Axis y = chance_axis();
    const double wide = std::clamp(x.unit() - 3, 2.0, 14.0);
    for (auto noisy = static_cast<std::int64_t>(x.from); noisy <= static_cast<std::int64_t>(x.to); ++noisy) {
      const Column here = column(votes, noisy);
      const double at = x.px(static_cast<double>(noisy));
      const QString named = QStringLiteral("%1 %2 ").arg(key).arg(noisy - static_cast<std::int64_t>(x.from));
      if (here.before > y.from) bar(scene, {at, y.px(here.before)}, false, ink, wide).named(named + u'0');
      if (here.after > y.from && here.after != here.before)
        bar(scene, {at, y.px(here.after)}, true, ink, wide).named(named + u'1');
    }
  }

  /// Beside the marks of the answer that gains the vote, where there is room.
  void law_name(const QString& words) const {
    const double width = width_of(words, lesson_styles::small_bold);
    const Axis y = chance_axis();
    std::vector<Place> places;
    const auto offer = [&](double from, double to, double step) {
      for (double at = from; step > 0 ? at < to : at > to; at += step)
        for (double left = laws_room.right() - width; left >= laws_room.left() + 10; left -= 16)
          places.push_back({QRectF(left, at - 14, width, 18)});
    };
    offer(y.px(4e-4), y.px(2e-4), 6);
    offer(y.px(2e-3), laws_room.bottom(), 12);
    offer(y.px(2e-3), laws_room.top() - 6, -12);
    scene.label(words, lesson_styles::small_bold, &Theme::noise_text,
                {places, laws_room.adjusted(0, -30, 40, 0), true});
  }

  // --- The list

  static QRectF list_row(std::size_t row) {
    return {list_left + 18, 18 + list_pitch * static_cast<double>(row), lesson_room.width() - list_left - 36, 42};
  }

  void list() const {
    const std::size_t seen = std::min(list_rows, shown.list.rows.size());
    const double high = 26 + list_pitch * static_cast<double>(std::max<std::size_t>(2, seen)) - 4;
    scene.box({list_left + 1.5, 4, lesson_room.width() - list_left - 3, high}, nullptr, {&Theme::ink, 3}, 8)
        .grows(QStringLiteral("list"), Box{{boundary, 4, 1, high}, 8});
    if (seen == 0)
      scene
          .words({(list_left + lesson_room.width()) / 2, 4 + high / 2 + 6}, tr("nothing left"), lesson_styles::plain,
                 &Theme::ink2, 0.5)
          .named(QStringLiteral("nothing"));
    for (std::size_t i = 0; i < seen; ++i) {
      const QRectF room = list_row(i);
      const LabelVector& labels = facts.votes[shown.list.rows[i].predictor].labels;
      const QString key = QStringLiteral("left %1").arg(i);
      scene
          .words({room.left(), room.center().y() + 7}, title(labels),
                 member(labels) ? MathStyle{22} : lesson_styles::small, &Theme::ink)
          .named(key);
      const double pitch = std::min(16.0, 128 / static_cast<double>(labels.size()));
      Row cells{{room.left() + 36, room.top() + 4}, {pitch - 2, 34}, pitch};
      for (std::size_t x = 0; x < labels.size(); ++x)
        scene.add(LabelCell{cells.at(x), labels[x], true}, nullptr).named(QStringLiteral("%1 cell %2").arg(key).arg(x));
      scene
          .words({room.right(), room.center().y() + 9}, signed_text(shown.list.rows[i].noisy), lesson_styles::number,
                 &Theme::ink, 1)
          .named(key + QStringLiteral(" count"));
    }
  }

  /// What the best guess looks at: in the list and in the laws.
  void evidence() const {
    if (!shown.moves()) return;
    const Evidence found = shown.evidence();
    if (!found.noisy || found.says == Evidence::Says::neither) return;
    for (std::size_t i = 0; i < std::min(list_rows, shown.list.rows.size()); ++i) {
      if (shown.list.rows[i].predictor != found.predictor) continue;
      const QRectF room = list_row(i);
      const double wide = width_of(signed_text(shown.list.rows[i].noisy), lesson_styles::number);
      scene.add(Ring{QRectF(room.right() - wide - 7, room.top() + 2, wide + 14, 38), 5}, nullptr)
          .named(QStringLiteral("seen count"));
    }
    const Axis x = noisy_axis();
    const Axis y = chance_axis();
    const Column here = column(facts.votes[found.predictor], *found.noisy);
    const double high = std::max(here.before, here.after);
    if (!x.holds(static_cast<double>(*found.noisy)) || !(high > y.from)) return;
    const double low = std::min(here.before, here.after);
    const double top = y.px(high) - 8;
    const double bottom = y.px(low > y.from ? low : high) + 8;
    scene.add(Ring{QRectF(x.px(static_cast<double>(*found.noisy)) - 11, top, 22, bottom - top), 5}, nullptr)
        .named(QStringLiteral("seen law"));
  }

  void epsilon() const {
    epsilon_handle(scene, epsilon_top, 150, laws_room.right(), shown.epsilon, [&](const Rational& at) {
      if (!stage.answered) return at == shown.epsilon ? QStringLiteral("?") : QString();
      return probability_text(shown.best_at(at));
    });
    scene.words({0, epsilon_top + 78}, tr("best guess"), lesson_styles::small, &Theme::ink2);
  }

  void all() const {
    batch();
    votes();
    if (!stage.laws) return;
    laws();
    if (stage.list) list();
    if (stage.answered) evidence();
    epsilon();
  }
};

}  // namespace

QString neighbour_title(const ConceptClass& concept_class, const LabelVector& labels) {
  const std::optional<HypothesisIndex> row = concept_class.find(labels);
  return row ? name_markup(concept_class.hypothesis_name(*row)) : NeighbourDrawing::tr("new");
}

void neighbour_picture(Scene& scene, const NeighbourShown& shown, const NeighbourStage& stage) {
  NeighbourDrawing{scene, shown, stage}.all();
}

}  // namespace littlestone::ui::lesson
