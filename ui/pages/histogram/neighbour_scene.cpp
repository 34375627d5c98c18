// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/neighbour_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/kit/motion.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double replay_begins = motion::cell;
constexpr double flight_begins = replay_begins + motion::strips;
constexpr double slide_begins = flight_begins + motion::flight;

/// The batch, the change, and what stands below them.
struct NeighbourScene {
  Q_DECLARE_TR_FUNCTIONS(NeighbourPicture)

 public:
  const NeighbourMoment& now;
  QSizeF room;
  Scene scene = {};
  const NeighbourFacts& facts = now.facts;
  const NeighbourBatch& batch = *facts.batch;
  const ConceptClass& concepts = batch.run->concept_class();
  double right = room.width() - page_margin;
  NeighbourBatch::Block block = batch.block_of(facts.choice.example);
  bool unnamed = false;  // the names of the points have no room in the cells

  static constexpr double cell_pitch = 20.3;  // of the batch
  static constexpr double cell_width = 18.3;
  static constexpr double cells_top = 24;
  static constexpr double cells_height = 20;
  static constexpr double marks_height = 13;
  static constexpr double change_baseline = 77;

  [[nodiscard]] static QRectF cell_at(double x) { return {x, cells_top, cell_width, cells_height}; }

  // --- The batch

  /// The page of the batch that has the chosen example; ‹ and › lead to those before and after.
  void cells() {
    const double title = scene.words({page_margin, 18}, tr("The batch"), styles::bold, &Theme::ink).width() + 12;
    scene.words({page_margin + title, 18},
                now.narrow() ? tr("mark: changes that move the vote")
                             : tr("each cell one example; a mark below: how many of its %1 changes would move the vote",
                                  nullptr, plural(batch.changes_a_row()))
                                   .arg(number_text(batch.changes_a_row())),
                styles::small, &Theme::ink2, 0, right - page_margin - title);
    const std::size_t all = batch.rows.size();
    const auto fit = static_cast<std::size_t>(std::max(5.0, std::floor((right - page_margin) / cell_pitch)));
    std::size_t first = 0;
    std::size_t count = all <= fit ? all : fit - 1;
    while (facts.choice.example > first + count) {
      first += count;
      count = std::min(fit - 2, all - first);
    }
    std::vector<PointIndex> points;
    for (const Example& one : batch.rows) points.push_back(one.point);
    unnamed = names_wider(concepts, points, styles::small_bold, cell_width - 1);
    double x = page_margin;
    const auto turn = [&](const QString& sign, std::size_t to) {
      const QRectF cell = cell_at(x);
      scene.words(cell.center() + QPointF(0, 5), now.printed() ? QStringLiteral("…") : sign, {13}, &Theme::ink2, 0.5)
          .touched({cell, 3, Spot::Act::choose, neighbour_place::row + static_cast<std::int32_t>(to)});
      x += cell_pitch;
    };
    if (first > 0) turn(QStringLiteral("‹"), first - 1);
    replay(first, count, x);
    for (std::size_t i = first; i < first + count; ++i, x += cell_pitch) example(x, i);
    if (first + count < all) turn(QStringLiteral("›"), first + count);
  }

  /// A frame round the block that is played again, while it is.
  void replay(std::size_t first, std::size_t count, double left) {
    if (now.turned < 1 || now.replayed >= 1) return;
    const std::size_t from = std::max(block.first, first);
    const std::size_t to = std::min(block.first + block.size, first + count);
    const auto place = [&](std::size_t row) { return left + cell_pitch * static_cast<double>(row - first); };
    const double gap = cell_pitch - cell_width;
    scene.box({place(from) - gap / 2, cells_top - 3, place(to) - place(from), cells_height + 6}, nullptr,
              {&Theme::ink, 1.5}, 4);
  }

  /// How high a cell is that turns over, as a share.
  [[nodiscard]] double turned_height(std::size_t index) const {
    double turned = index + 1 == facts.choice.example ? now.turned : 1;
    if (now.turned >= 1 && now.replayed < 1) {
      if (!block.has(index)) return 1;
      // One cell after the other, from left to right; in a long block some turn at a time.
      const auto all = static_cast<double>(block.size);
      const double at_a_time = std::max(1.0, all / 8);
      turned = (now.replayed * (all + at_a_time - 1) - static_cast<double>(index - block.first)) / at_a_time;
    }
    return std::max(0.06, std::abs(std::cos(std::numbers::pi * std::clamp(turned, 0.0, 1.0))));
  }

  void example(double x, std::size_t index) {
    const bool chosen = index + 1 == facts.choice.example;
    const bool read = index < batch.read;
    const Example one = chosen && now.turned > 0.5 ? facts.choice.to : batch.rows[index];
    const QRectF cell = cell_at(x);
    const QPointF middle = cell.center();
    const double seen = turned_height(index);
    const auto flat = [&](double width, double height) {
      return QRectF(middle.x() - width / 2, middle.y() - height * seen / 2, width, height * seen);
    };
    const QString name =
        unnamed ? QString() : name_markup(concepts.point_name(one.point), styles::small_bold, cell_width - 1);
    Ink ink = &Theme::ink3;
    if (read || chosen) {
      scene.add(LabelCell{flat(cell_width, cells_height), one.label, false}, nullptr);
      ink = one.label == Label::plus ? &Theme::on_plus : &Theme::ink;
      if (one.label == Label::minus && !unnamed)  // the name is read over the hatch
        scene.box(flat(width_of(name, styles::small_bold) + 3, 13), &Theme::minus_ground);
    } else {
      scene.box(flat(cell_width - 1, cells_height - 1), nullptr, {&Theme::hair}, 2);
    }
    scene.words(middle + QPointF(0, 4), name, styles::small_bold, ink, 0.5).opacity = seen;
    if (chosen) scene.add(Ring{cell, 4}, nullptr);
    if (read && batch.marks[index] > 0) {
      const double share = static_cast<double>(batch.marks[index]) / static_cast<double>(batch.changes_a_row());
      scene.box({middle.x() - 2.5, cell.bottom() + 4, 5, std::max(2.0, share * marks_height)}, &Theme::ink2);
    }
    if (batch.knows(index + 1))
      scene.touch({{x, cells_top, cell_pitch, cells_height + 4 + marks_height},
                   3,
                   Spot::Act::choose,
                   neighbour_place::row + static_cast<std::int32_t>(index)},
                  Kin::of_point(one.point));
  }

  // --- The change

  void change() {
    constexpr double y = change_baseline;
    double x = page_margin;
    x += scene.words({x, y}, tr("example %1").arg(number_text(facts.choice.example)), {12, QFont::Medium}, &Theme::ink)
             .width() +
         14;
    if (!now.printed()) x = ways(x - 5) + 14;
    const double most_name = !now.printed() ? 44 : now.narrow() ? 70 : 150;  // in print there are no buttons
    const auto example = [&](Example one) {
      constexpr MathStyle style{13, QFont::DemiBold};
      const QString name = name_markup(concepts.point_name(one.point), style, most_name);
      x += scene.words({x, y}, name, style, &Theme::ink).width() + 6;
      scene.add(LabelCell{{x, y - 14, 18, 18}, one.label}, nullptr);
      x += 18;
    };
    example(facts.from());
    scene.add(Arrow{{x + 7, y - 5}, 20}, &Theme::ink);
    x += 34;
    example(facts.choice.to);
    x += 14;
    if (facts.moving && !now.printed()) return targets(x);
    if (now.narrow()) return;  // there is no room for the count
    const QString said = tr("%1 of %2 changes move the vote", nullptr, plural(batch.moves.size()))
                             .arg(number_text(batch.moves.size()), number_text(batch.changes_in_all()));
    const std::uint64_t unread = batch.rows.size() - batch.read;
    const QString more = now.printed() ? QString()
                         : batch.tried < batch.read
                             ? tr("only the first %1 examples are tried").arg(number_text(batch.tried))
                         : unread > 0 ? tr("%1 not read", nullptr, plural(unread)).arg(number_text(unread))
                                      : QString();
    const double whole = right - x;
    const Text beside{more, styles::small, {right, y}, 1, whole * 0.42};
    const double left = more.isEmpty() ? whole : whole - beside.set().width() - 12;
    const double counted = scene.words({x, y}, said, styles::plain, &Theme::ink2, 0, left).width();
    // In a long language the count of changes alone has room.
    if (!more.isEmpty() && counted <= left) scene.add(beside, &Theme::ink2);
  }

  /// Flip, move, pick for me. Returns where it ends.
  double ways(double x) {
    const struct {
      QString words;
      std::int32_t place;
      bool chosen;
    } all[] = {{tr("flip"), neighbour_place::flip, facts.flips() && !facts.moving},
               {tr("move"), neighbour_place::move, facts.moving},
               {tr("pick for me"), neighbour_place::pick, false}};
    QRectF frame(x, change_baseline - 14.5, 0, 20);
    for (const auto& way : all) frame.setRight(frame.right() + width_of(way.words, styles::small) + 16);
    scene.box(frame, &Theme::canvas, {&Theme::line}, 4);
    for (const auto& way : all) {
      const QRectF part(x, frame.top(), width_of(way.words, styles::small) + 16, frame.height());
      if (way.chosen) scene.box(part.adjusted(1.5, 1.5, -1.5, -1.5), &Theme::ink, {}, 3);
      scene
          .words({part.center().x(), change_baseline}, way.words, styles::small,
                 way.chosen ? &Theme::canvas : &Theme::ink2, 0.5)
          .touched({part, 4, Spot::Act::choose, way.place});
      x = part.right();
    }
    return x;
  }

  /// The examples that it can become: a column a point, + over −; framed where the vote moves.
  void targets(double x) {
    constexpr std::size_t most = 24;
    const std::size_t points = concepts.points();
    const std::size_t shown = std::min(points, most);
    const std::size_t at = facts.choice.to.point;
    const std::size_t first = at < shown / 2 ? 0 : std::min(at - shown / 2, points - shown);
    const double pitch = std::min(22.0, (right - x) / static_cast<double>(shown));
    QRectF chosen;
    for (std::size_t i = 0; i < shown; ++i) {
      for (const Label label : {Label::plus, Label::minus}) {
        const Example to{static_cast<PointIndex>(first + i), label};
        const bool plus = label == Label::plus;
        const QRectF cell(x + pitch * static_cast<double>(i), change_baseline - (plus ? 16 : 4), pitch - 2, 10);
        const auto code = static_cast<std::int32_t>(2 * (first + i) + (plus ? 1 : 0));
        scene.add(LabelCell{cell, label, false}, nullptr)
            .touched({cell, 2, Spot::Act::choose, neighbour_place::point + code}, Kin::of_point(to.point));
        if (to == facts.choice.to) chosen = cell;
        if (batch.outcome_of(facts.choice.example, to) != 0) scene.box(cell, nullptr, thin(&Theme::ink, 1.5));
      }
    }
    if (!chosen.isNull()) scene.add(Ring{chosen, 2}, nullptr);
  }

  Scene all() {
    const QString laws = laws_sentence(facts);
    if (now.form == NeighbourForm::laws) {
      scene.says = laws.isEmpty() ? vote_sentence(facts) : laws;
      add_neighbour_laws(scene, now, room, 4);
      return std::move(scene);
    }
    scene.says = laws.isEmpty() ? vote_sentence(facts) : vote_sentence(facts) + u' ' + laws;
    const double boundary = neighbour_end(neighbour_rows(facts, room.height(), now.narrow()).size()) + 19;
    scene.box({0, 0, room.width(), boundary}, &Theme::noise_ground);
    cells();
    change();
    scene.line({page_margin, 90}, {right, 90}, thin(&Theme::line)).opacity = 0.5;
    add_neighbour_votes(scene, now, room);
    scene.line({page_margin, boundary}, {room.width(), boundary}, {&Theme::noise, 2.5, 1, 7, 5});
    scene.add(Eye{{12, boundary}}, nullptr);
    add_neighbour_laws(scene, now, room, boundary);
    return std::move(scene);
  }
};

}  // namespace

double NeighbourMotion::length(const NeighbourFacts& facts) const {
  switch (of) {
    case Of::nothing: return 0;
    case Of::noise: return facts.tally.draws - tallies.front().draws > 1 ? motion::tallies : motion::noise;
    case Of::change: break;
  }
  if (facts.unread()) return motion::cell;       // nothing is played again
  if (facts.outcome == 0) return flight_begins;  // no vote moves
  return slide_begins + motion::slide;
}

const NoiseTally& NeighbourMotion::tally(const NeighbourFacts& facts, double phase) const {
  if (of != Of::noise || phase >= 1) return facts.tally;
  // A draw counts once its diamond stands; many are counted one after the other.
  const auto draws = static_cast<double>(tallies.size() - 1);
  return tallies[static_cast<std::size_t>(std::clamp(std::floor(phase * draws), 0.0, draws))];
}

Scene neighbour_scene(const NeighbourMoment& now, QSizeF room) { return NeighbourScene{now, room}.all(); }

ScenePicture neighbour_picture(std::shared_ptr<const NeighbourFacts> facts, NeighbourMotion motion, double phase,
                               NeighbourForm form) {
  constexpr std::size_t most_rows = 8;
  const double rows = static_cast<double>(std::min(most_rows, facts->votes.size()));
  const bool column = form == NeighbourForm::column;
  const QSizeF natural = form == NeighbourForm::laws ? QSizeF(728, 440)
                         : column                    ? QSizeF(column_width, 482 + 24 * rows)
                                                     : QSizeF(728, 600);
  const double least_height = form == NeighbourForm::laws ? 320 : column ? natural.height() : 480;
  const double length = motion.length(*facts);
  const double ms = phase * length;
  int step = 3;
  double turned = 1;
  double replayed = 1;
  double moved = phase;  // to the step
  if (motion.of == NeighbourMotion::Of::change && phase < 1) {
    step = length <= flight_begins ? 2 : ms < flight_begins ? 0 : ms < slide_begins ? 1 : 2;
    moved = step == 1 ? (ms - flight_begins) / motion::flight : (ms - slide_begins) / motion::slide;
    if (ms < flight_begins) {
      turned = motion::part(phase, 0, motion::cell, length);
      replayed = length > replay_begins ? motion::part(phase, replay_begins, motion::strips, length) : 1;
      moved = 1;
    }
  }
  return {natural, least_height,
          [facts = std::move(facts), motion = std::move(motion), phase, form, turned, replayed](int at, QSizeF room) {
            const bool before = motion.of == NeighbourMotion::Of::noise && at < 3;
            return neighbour_scene({*facts, form, at, turned, replayed, motion.tally(*facts, phase),
                                    before ? motion.tallies.front() : facts->tally},
                                   room);
          },
          step, length > 0 ? moved : 1};
}

std::shared_ptr<const Picture> printed_neighbour(const std::shared_ptr<const NeighbourFacts>& facts) {
  return std::make_shared<WithColumn>(neighbour_picture(facts, {}, 1, NeighbourForm::printed).spreading(),
                                      neighbour_picture(facts, {}, 1, NeighbourForm::column));
}

}  // namespace littlestone::ui
