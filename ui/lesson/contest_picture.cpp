// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/contest_picture.hpp"

#include <algorithm>

#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui::lesson {
// --- A contest

Row ContestPicture::row(std::size_t side) {
  Row row;
  row.corner = {strips_x, side == 0 ? 96.0 : 180.0};
  return row;
}

QPointF ContestPicture::coin_place() { return {834, (row(0).corner.y() + row(1).corner.y() + 64) / 2}; }

QPointF ContestPicture::pill_place(std::size_t number) {
  return {strips_x + 80 + 140 * static_cast<double>(number), mistakes_y};
}

std::optional<std::size_t> ContestPicture::own_side() const {
  if (number_ == 0) return std::nullopt;
  return contest().child[1] == contests_[number_ - 1].node ? 1 : 0;
}

std::size_t ContestPicture::dying(Label coin) const {
  const std::size_t side = contest().winner(coin);
  return known(side) ? contest().count(side) - contest().kept(class_, side, coin).count() : 0;
}

std::vector<double> ContestPicture::answer_ms(Label coin) const {
  std::vector<double> ms = {200, 200, 240};
  ms.insert(ms.end(), dying(coin), 160);
  ms.push_back(200);
  return ms;
}

std::size_t ContestPicture::deaths(const ContestView& view) const {
  if (!view.coin || view.told <= 3) return 0;
  return std::min<std::size_t>(static_cast<std::size_t>(view.told) - 3, dying(*view.coin));
}

void ContestPicture::draw(Scene& scene, const ContestView& view) const {
  const bool framed = view.come >= ContestView::all_come;
  const auto x = static_cast<std::size_t>(contest().point);
  sides(scene, view);
  point_names(scene, row(0), class_, 24, framed ? std::optional(x) : std::nullopt);

  Row target = row(0);
  target.corner.setY(322);
  target.cell.setHeight(38);
  scene.words({left_column, target.at(0).center().y() + 6}, tr("target"), lesson_styles::plain, &Theme::ink2);
  label_row(scene, target, target_, QStringLiteral("target"));
  if (framed) {
    frame(scene, row(0).at(x).united(row(1).at(x)), QStringLiteral("frame %1").arg(number_));
    scene.words({row(1).at(x).center().x(), 280}, QStringLiteral("≠"), lesson_styles::heading, &Theme::ink, 0.5);
    frame(scene, target.at(x), QStringLiteral("frame of the target %1").arg(number_), 4).stroke.width = 2.5;
  }
  if (framed) toss(scene, view);
  mistakes(scene, view);
  rows(scene, view);
}

/// Both blocks and both strips; once the coin has fallen, a band under the side that wins.
void ContestPicture::sides(Scene& scene, const ContestView& view) const {
  const bool decided = view.coin && (view.told == 0 || view.told >= 3);
  if (decided) {
    const double y = row(contest().winner(*view.coin)).corner.y();
    const QRectF band(0, y - 14, coin_place().x() + 62, 92);
    scene.box(band, &Theme::lineage, {}, 46)
        .grows(QStringLiteral("band"), Box{QRectF(band.topLeft(), QSizeF(92, 92)), 46});
  }
  for (std::size_t b = 0; b < 2; ++b) {
    const double top = row(b).corner.y();
    const double middle = top + 32;
    const bool loses = decided && contest().winner(*view.coin) != b;
    std::size_t first = scene.marks.size();
    const QString key = QStringLiteral("contest %1 block %2").arg(number_).arg(b);
    if (view.come >= 1) {
      if (!own_side()) {
        block_chips(scene, {left_column, middle}, class_, contest().block[b], key);
      } else if (own_side() == b) {
        scene.words({left_column, top + 18}, tr("winner"), lesson_styles::plain, &Theme::ink2).named(key);
        block_chips(scene, {left_column, top + 45}, class_, contest().block[b], key);
      } else {
        scene.words({left_column, top + 27}, tr("another"), lesson_styles::plain, &Theme::ink2).named(key);
        scene.words({left_column, top + 50}, tr("winner"), lesson_styles::plain, &Theme::ink2).named(key + u'.');
      }
      if (number_ > 0) drops(scene, first, 40);
      if (loses) quiet(scene, first, 0.65);
      scene.words({name_x, middle + 9}, side_markup(b), {28}, loses ? &Theme::ink3 : &Theme::ink);
    }
    first = scene.marks.size();
    if (view.come >= 2 + static_cast<int>(b)) {
      label_row(scene, row(b), contest().answer[b], QStringLiteral("contest %1 f%2").arg(number_).arg(b));
      flips_open(scene, first);
    }
    if (loses) quiet(scene, first);
  }
}

void ContestPicture::toss(Scene& scene, const ContestView& view) const {
  const QPointF rest = coin_place();
  const QPointF high(rest.x(), 26);
  if (view.told == 0) return coin(scene, rest, coin_radius, view.coin, QStringLiteral("coin"));
  if (view.told == 1) return coin(scene, high, 16, std::nullopt, QStringLiteral("coin"));
  const QPointF lies(rest.x(), row(contest().winner(*view.coin)).corner.y() + 32);
  coin(scene, lies, coin_radius, view.coin, QStringLiteral("coin"));
  Coin small = std::get<Coin>(scene.marks.back().shape);
  small.centre = high;
  small.radius = 16;
  scene.marks.back().from = small;
}

/// The mistakes of the contests before, each with the example that its winner keeps; at the end of the answer also of
/// this one.
void ContestPicture::mistakes(Scene& scene, const ContestView& view) const {
  const bool made =
      view.coin && view.told == static_cast<int>(answer_ms(*view.coin).size()) && known(contest().winner(*view.coin));
  scene.words({left_column, mistakes_y + 6}, tr("mistakes"), lesson_styles::plain, &Theme::ink2);
  for (std::size_t i = 0; i < contests_.size(); ++i) {
    const bool here = i < number_ || (i == number_ && made);
    mistake(scene, {pill_place(i).x() - 64, mistakes_y}, here, QStringLiteral("mistake %1").arg(i));
    if (!here) continue;
    const Contest& kept = contests_[i];
    kept_pill(scene, pill_place(i), class_, kept.point, i == number_ ? *view.coin : kept.coin,
              QStringLiteral("kept %1").arg(i), pill_scale, row(1).at(kept.point).center());
  }
}

void ContestPicture::column(Scene& scene, double x, const VersionSpace& live, const QString& key) const {
  for (std::size_t h = 0; h < class_.size(); ++h) {
    const QRectF box(QPointF(x, rows_y + rows_pitch * static_cast<double>(class_.size() - 1 - h)), row_box);
    const bool fits = live.test(h);
    scene.box(box, fits ? &Theme::lineage : &Theme::canvas, fits ? Stroke() : thin(&Theme::hair), 3);
    if (!key.isEmpty()) scene.marks.back().named(QStringLiteral("%1 %2").arg(key).arg(h));
    if (!fits) continue;
    const QSizeF strip = micro_strip_size(class_.points(), row_box.width()) * 1.2;
    const LabelVector& labels = class_.row(static_cast<HypothesisIndex>(h));
    scene.add(Strip{{box.center() - QPointF(strip.width(), strip.height()) / 2, strip}, labels}, nullptr);
  }
}

void ContestPicture::rows(Scene& scene, const ContestView& view) const {
  scene.words({before_x, row(0).corner.y() - 24}, tr("rows left"), lesson_styles::plain, &Theme::ink2);
  const double caption_y = rows_y + rows_pitch * static_cast<double>(class_.size()) + 22;
  const auto caption = [&](double x, const QString& text, const QString& key) {
    scene.words({x + row_box.width() / 2, caption_y}, text, lesson_styles::heading, &Theme::ink, 0.5).named(key);
  };
  const VersionSpace none(class_.size());
  const auto live = [&](std::size_t side) { return contest().rows[side].value_or(none); };
  const bool decided = view.coin && view.told >= 3;
  const std::size_t winner = decided ? contest().winner(*view.coin) : 0;
  if (!decided || !known(winner)) {
    const std::size_t side = own_side().value_or(0);
    std::size_t first = scene.marks.size();
    column(scene, before_x, live(side), QStringLiteral("before %1").arg(number_));
    // The rows that the winner before kept are those that this contest begins with.
    for (; own_side() && first < scene.marks.size(); ++first) {
      const auto* box = std::get_if<Box>(&scene.marks[first].shape);
      if (box != nullptr) scene.marks[first].from = Box{box->rect.translated(after_x - before_x, 0), box->radius};
    }
    if (own_side()) return caption(before_x, whole_text(contest().count(side)), QStringLiteral("count before"));
    column(scene, after_x, live(1), {});
    for (std::size_t b = 0; b < 2; ++b)
      caption(b == 0 ? before_x : after_x, side_markup(b) + QStringLiteral(": ") + whole_text(contest().count(b)), {});
    return;
  }
  column(scene, before_x, live(winner), {});
  caption(before_x, whole_text(contest().count(winner)), QStringLiteral("count before"));
  const QPointF tip(after_x - 8, rows_y + rows_pitch * static_cast<double>(class_.size()) / 2 - 3);
  const QPointF tail(before_x + row_box.width() + 8, tip.y());
  scene.line(tail, tip - QPointF(10, 0), {&Theme::ink, 2.5}).grows(QStringLiteral("arrow"), tail);
  scene.add(Area{QPolygonF({tip, tip + QPointF(-12, 6), tip + QPointF(-12, -6)})}, &Theme::ink)
      .grows(QStringLiteral("arrow tip"), Area{QPolygonF({tail, tail, tail})});

  // Every row of the winner stands there; what is dead lies over it, so that it fades.
  const VersionSpace kept = contest().kept(class_, winner, *view.coin);
  std::size_t first = scene.marks.size();
  column(scene, after_x, live(winner), QStringLiteral("after"));
  for (; first < scene.marks.size(); ++first) {
    Mark& mark = scene.marks[first];
    const auto* box = std::get_if<Box>(&mark.shape);
    if (box != nullptr) mark.from = Box{box->rect.translated(before_x - after_x, 0), box->radius};
  }
  std::size_t dead = 0;
  for (std::size_t h = class_.size(); h-- > 0;) {
    if (!live(winner).test(h) || kept.test(h) || dead == deaths(view)) continue;
    ++dead;
    const QRectF box(QPointF(after_x, rows_y + rows_pitch * static_cast<double>(class_.size() - 1 - h)), row_box);
    scene.box(box, &Theme::canvas, thin(&Theme::hair), 3).named(QStringLiteral("dead %1").arg(h));
  }
  caption(after_x, whole_text(contest().count(winner) - dead), QStringLiteral("count after"));
}

}  // namespace littlestone::ui::lesson
