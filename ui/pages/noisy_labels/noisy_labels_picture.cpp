// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/noisy_labels/noisy_labels_picture.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double noisy_label_x = 24;
constexpr double noisy_left = 117;
constexpr double noisy_right = 704;
constexpr double noisy_chip_height = 19;
constexpr double noisy_chip_gap = 4;
constexpr double noisy_chip_step = 31;
constexpr double noisy_before_top = 46;
constexpr double noisy_after_top = 164;
constexpr double noisy_box_height = 48;
constexpr double noisy_answer_top = 226;
constexpr double noisy_answer_base = 290;
constexpr double noisy_apart_y = 309;
constexpr double noisy_divider_y = 324;
constexpr double noisy_least_height = 324;  // without the calculator
constexpr double noisy_with_calculator = 592;
constexpr double noisy_caption = 11;
constexpr double noisy_story_top = 112;  // S, where H_T′ comes later
constexpr double noisy_relabelled_top = 162;
constexpr double noisy_strip_top = 228;  // the relabelled rows in the lower strip
constexpr double noisy_row_height = 16;
constexpr double noisy_least_row = 2.4;  // px a row of S needs to be seen by itself

QString noisy_piece_name(bool after) { return after ? QStringLiteral("$H_{T′}$") : QStringLiteral("$H_T$"); }

/// A label in a row of S: + full height, − low, as in a micro strip.
void noisy_draw_row(const Stage& stage, const QRectF& cell, Label label, bool faded) {
  with_opacity(stage.painter, faded ? stage.theme.faded_dead : 1, [&] {
    if (label == Label::plus)
      stage.painter.fillRect(cell, stage.theme.plus);
    else
      stage.painter.fillRect(QRectF(cell.left(), cell.bottom() - 5, cell.width(), 5), stage.theme.minus_small);
  });
}

void noisy_draw_tick(const Stage& stage, QPointF top, double size, const QColor& color) {
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(color);
  stage.painter.drawPolygon(QPolygonF({top, top + QPointF(-size, -1.5 * size), top + QPointF(size, -1.5 * size)}));
}

}  // namespace

struct NoisyLayout {
  double pitch = 74;
  double width = 64;  // of a box of one column
  std::vector<HypothesisIndex> columns;
  std::vector<std::size_t> group_of;  // of each column: an index of NoisyColumns::groups

  explicit NoisyLayout(const NoisyRun& run) {
    for (std::size_t g = 0; g < run.columns.groups.size(); ++g) {
      for (const HypothesisIndex h : run.columns.groups[g].hypotheses) {
        columns.push_back(h);
        group_of.push_back(g);
      }
    }
    pitch =
        std::min(96.0, (noisy_right - noisy_left + 5) / static_cast<double>(std::max<std::size_t>(columns.size(), 1)));
    width = pitch - std::min(10.0, pitch * 0.14);
  }
  [[nodiscard]] double x(std::size_t column) const { return noisy_left + pitch * static_cast<double>(column); }
  [[nodiscard]] double middle(std::size_t column) const { return x(column) + width / 2; }
  [[nodiscard]] double end() const { return columns.empty() ? noisy_left : x(columns.size() - 1) + width; }
  [[nodiscard]] std::size_t column_of(HypothesisIndex h) const {
    return static_cast<std::size_t>(std::find(columns.begin(), columns.end(), h) - columns.begin());
  }
};

QString row_text(const NoisyRun& run, std::uint64_t row) {
  const Example& one = run.rows().rows()[row];
  return plain_name(run.concept_class().point_name(one.point)) +
         (one.label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"));
}

NoisyLabelsPicture::NoisyLabelsPicture(std::shared_ptr<const NoisyRun> run, int step, double phase,
                                       const NoisyView& view)
    : run_(std::move(run)),
      moment_{std::clamp(step, 0, NoisyMoment::last)},
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      view_(view) {
  if (!run_->curves || run_->curves->points.empty()) return;
  low_ = 300;
  high_ = 0;
  for (const NoisyCurves::Point& point : run_->curves->points) {
    for (const auto& examples : {point.corollary, point.theorem, point.mechanism}) {
      if (!examples) continue;
      low_ = std::min(low_, std::floor(std::log10(std::max(1.0, *examples))));
      high_ = std::max(high_, std::ceil(std::log10(std::max(1.0, *examples))));
    }
  }
  high_ = std::max(high_, low_ + 1);
}

QString NoisyLabelsPicture::description() const {
  const NoisyRun& run = *run_;
  QString text = tr("T has %n rows and leaves %1 pieces of the class.", nullptr, plural(run.subset.size()))
                     .arg(run.merged.representatives.size());
  if (run.swap) {
    text +=
        u' ' + tr("One row of T is exchanged: %1 leaves and %2 enters. Matched hypotheses differ on at most %3 rows; "
                  "the exchange shows %4, the bound allows %5.")
                   .arg(row_text(run, run.swap->leaving), row_text(run, run.swap->entering),
                        whole_text(run.swap->law.apart), told_lower(run.swap->law.epsilon),
                        told_upper(run.swap->law.bound));
  }
  return text;
}

const MergedClass& NoisyLabelsPicture::merged(bool after) const {
  return after && run_->swap ? run_->swap->after : run_->merged;
}

double NoisyLabelsPicture::chance(HypothesisIndex h, bool after) const {
  return after && run_->swap ? run_->swap->law.drawn_after[h] : run_->drawn[h];
}

int NoisyLabelsPicture::chips_dragged(QPointF from, QPointF to, const QRectF& area) {
  const double by = (to.x() - from.x()) / stage_scale(area.size(), {728, 600}, noisy_least_height);
  return static_cast<int>(std::lround(by / noisy_chip_step));
}

void NoisyLabelsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void NoisyLabelsPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), noisy_least_height, theme, spots);
  const NoisyLayout layout(*run_);
  paint_chips(stage);
  if (moment_.pieces()) paint_pieces(stage, layout, false);
  if (moment_.matched() && run_->swap) {
    paint_links(stage, layout);
    paint_pieces(stage, layout, true);
  } else {
    paint_story(stage);
  }
  if (view_.votes) {
    paint_blocks(stage);
  } else if (moment_.votes()) {
    paint_answers(stage, layout);
    if (moment_.apart()) paint_apart(stage, layout);
  }
  if (stage.height < noisy_with_calculator - 1) return;
  stage.rule({noisy_label_x, noisy_divider_y}, {stage.width - 24, noisy_divider_y}, theme.hair);
  paint_curves(stage);
  paint_conditions(stage);
}

// --- T and T′

double NoisyLabelsPicture::paint_draw(const Stage& stage, double x, double room, bool after) const {
  const NoisyRun& run = *run_;
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const MathStyle style{12, QFont::Medium};
  std::vector<std::size_t> shown;
  const auto text_of = [&](std::size_t i) {
    const std::uint64_t row = after && i == run.swap->place ? run.swap->entering : run.subset[i];
    const Example& one = run.rows().rows()[row];
    return brief_name(run.concept_class().point_name(one.point)) +
           (one.label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"));
  };
  const auto width_of = [&](std::size_t i) {
    return std::max(27.0, MathText(text_of(i), style, MathText::Mode::mixed).width() + 9);
  };
  // As many as there is room for; the one that is swapped is always among them.
  double used = 0;
  for (std::size_t i = 0; i < run.subset.size(); ++i) {
    const double more = width_of(i) + noisy_chip_gap;
    if (used + more > room - (i + 1 < run.subset.size() ? 34 : 0)) break;
    used += more;
    shown.push_back(i);
  }
  if (run.swap && std::find(shown.begin(), shown.end(), run.swap->place) == shown.end()) {
    if (!shown.empty()) shown.pop_back();
    shown.push_back(run.swap->place);
  }
  for (const std::size_t i : shown) {
    const std::uint64_t row = after && i == run.swap->place ? run.swap->entering : run.subset[i];
    const Example& one = run.rows().rows()[row];
    const QRectF chip(x, 8, width_of(i), noisy_chip_height);
    const bool plus = one.label == Label::plus;
    painter.setPen(plus ? QPen(Qt::NoPen) : QPen(theme.minus_border, 1 + theme.heavier));
    painter.setBrush(plus ? theme.plus : theme.minus_ground);
    painter.drawRoundedRect(plus ? chip : chip.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    stage.rich({chip.center().x(), chip.bottom() - 5}, text_of(i), style, plus ? theme.on_plus : theme.minus_glyph,
               0.5);
    const bool here = run.swap && i == run.swap->place && moment_.swapped();
    if (here) draw_kin_ring(painter, theme, chip, 3);
    stage.spots.add(painter, chip.adjusted(-2, -4, 2, 4), 4, Kin::of_point(one.point),
                    after && !here ? Spot::Act::none : Spot::Act::drag,
                    after ? entering_chip : static_cast<std::int32_t>(first_chip + static_cast<int>(i)));
    x += chip.width() + noisy_chip_gap;
  }
  if (shown.size() < run.subset.size()) {
    const QString more = tr("+%1").arg(run.subset.size() - shown.size());
    x += stage.rich({x + 2, 22}, more, {noisy_caption}, theme.ink3) + 6;
  }
  return x;
}

void NoisyLabelsPicture::paint_chips(const Stage& stage) const {
  const Theme& theme = stage.theme;
  stage.rich({noisy_label_x, 22}, QStringLiteral("$T$"), {14}, theme.ink);
  const bool two = moment_.swapped() && run_->swap;
  const double room = two ? 300 : noisy_right - 46;
  double x = paint_draw(stage, 46, room, false);
  if (!two) {
    const QString words =
        tr("%n rows of $S$, drawn without looking at their labels", nullptr, plural(run_->subset.size()));
    if (x + 16 + MathText(words, {12}, MathText::Mode::mixed).width() < noisy_right)
      stage.rich({x + 16, 22}, words, {12}, theme.ink2);
    return;
  }
  const double second = std::max(264.0, x + 14);
  stage.rich({second, 22}, QStringLiteral("$T$′"), {14}, theme.ink);
  x = paint_draw(stage, second + 28, std::min(300.0, noisy_right - second - 28), true);
  if (moment_.step < NoisyMoment::row_of_t + 1) return;
  const QString words = run_->subset.size() == 1
                            ? tr("no row is shared")
                            : tr("%n rows are shared: $T$ ∩ $T$′", nullptr, plural(run_->subset.size() - 1));
  if (x + 12 + MathText(words, {12}, MathText::Mode::mixed).width() <= noisy_right)
    stage.rich({x + 12, 22}, words, {12}, theme.ink2);
}

// --- The pieces

void NoisyLabelsPicture::paint_chance(const Stage& stage, const NoisyLayout& layout, std::size_t column,
                                      bool after) const {
  const Theme& theme = stage.theme;
  const double top = after ? noisy_after_top : noisy_before_top;
  const double inset = std::min(7.0, layout.width * 0.11);
  const QRectF track(layout.x(column) + inset, top + 27, layout.width - 2 * inset, 5);
  const double value = chance(layout.columns[column], after);
  const bool arriving = moment_.step == (after ? NoisyMoment::match : 2);
  stage.painter.setPen(QPen(theme.line, 1));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawRect(track);
  stage.painter.fillRect(QRectF(track.left(), track.top(), track.width() * value * (arriving ? grown_ : 1), 5),
                         theme.ink2);
  QString told = value > 0 && value < 1e-99 ? QStringLiteral("≈0") : told_probability(value);
  if (QFontMetricsF(ui_font(TextRole::caption)).horizontalAdvance(told) > layout.pitch - 3) {
    // "2.3·10⁻¹²" as "10⁻¹²", ">.999" as "1".
    told = value > 0.5 ? QStringLiteral("≈1")
                       : QStringLiteral("10") + superscript(static_cast<int>(std::lround(std::log10(value))));
  }
  stage.words({layout.middle(column), top + 44}, told, TextRole::caption, theme.ink, 0.5);
}

void NoisyLabelsPicture::paint_piece(const Stage& stage, const NoisyLayout& layout, std::size_t match,
                                     HypothesisIndex piece, bool after) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const MergedClass& divided = merged(after);
  const double top = after ? noisy_after_top : noisy_before_top;
  // Neighbouring columns of the piece make one box; where it lies apart, a bar joins its boxes.
  std::vector<QRectF> boxes;
  std::optional<std::size_t> previous;
  for (std::size_t c = 0; c < layout.columns.size(); ++c) {
    if (run_->columns.groups[layout.group_of[c]].match != match) continue;
    if (divided.representatives[divided.piece_of[layout.columns[c]]] != piece) continue;
    if (previous && *previous + 1 == c)
      boxes.back().setRight(layout.x(c) + layout.width);
    else
      boxes.emplace_back(layout.x(c), top, layout.width, noisy_box_height);
    previous = c;
  }
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.lineage);
  for (const QRectF& box : boxes) painter.drawRoundedRect(box, 6, 6);
  for (std::size_t i = 1; i < boxes.size(); ++i) {
    const double y = after ? top + noisy_box_height + 3 : top - 3;
    stage.rule({boxes[i - 1].right() - 8, y}, {boxes[i].left() + 8, y}, theme.ink2, 1.5 + theme.heavier);
  }
  const bool ring = !after && moment_.chosen() && piece == run_->chosen && !moment_.matched();
  if (ring && !boxes.empty()) {
    painter.setPen(QPen(theme.ink, 2 + theme.heavier));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(boxes.front().adjusted(0, 0, 0, 0), 6, 6);
  }
}

void NoisyLabelsPicture::paint_pieces(const Stage& stage, const NoisyLayout& layout, bool after) const {
  const Theme& theme = stage.theme;
  const double top = after ? noisy_after_top : noisy_before_top;
  stage.rich({noisy_label_x, top + 20}, noisy_piece_name(after), {14}, theme.ink);
  if (moment_.chances()) stage.words({noisy_label_x, top + 38}, tr("chance"), TextRole::caption, theme.ink3);
  for (const NoisyColumns::Group& group : run_->columns.groups) {
    const NoisyMatch& match = run_->matches[group.match];
    for (const HypothesisIndex piece : after ? match.after : match.before)
      paint_piece(stage, layout, group.match, piece, after);
  }
  const MergedClass& divided = merged(after);
  const double size = layout.pitch > 40 ? 14 : 13;
  for (std::size_t c = 0; c < layout.columns.size(); ++c) {
    const HypothesisIndex h = layout.columns[c];
    const bool first = divided.representatives[divided.piece_of[h]] == h;
    const MathText name = name_within(run_->concept_class().hypothesis_name(h), {size}, layout.width - 4);
    const bool chosen = first && !after && moment_.chosen() && h == run_->chosen && !moment_.matched();
    stage.painter.setPen(first ? theme.ink : theme.ink3);
    const double hat = chosen && layout.width >= 52 ? 26 : 0;
    name.draw(stage.painter, {layout.middle(c) - hat / 2, top + 19}, 0.5);
    if (hat > 0)
      stage.rich({layout.middle(c) - hat / 2 + name.width() / 2 + 5, top + 19}, QStringLiteral("= $ĥ$"), {size},
                 theme.ink);
    stage.spots.add(stage.painter, QRectF(layout.x(c) + 1, top + 2, layout.width - 2, noisy_box_height - 4), 5,
                    Kin::of_predictor(run_->concept_class().row(h)));
    if (first && moment_.chances()) paint_chance(stage, layout, c, after);
  }
  if (!after && run_->columns.left_out > 0) {
    stage.paragraph({noisy_label_x, top + 53}, tr("%n more in the table", nullptr, plural(run_->columns.left_out)),
                    {noisy_caption}, theme.ink3, noisy_left - noisy_label_x - 6, 13);
  }
}

void NoisyLabelsPicture::paint_links(const Stage& stage, const NoisyLayout& layout) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  stage.paragraph({noisy_label_x, 126}, tr("equal on the shared rows"), {noisy_caption}, theme.ink2,
                  noisy_left - noisy_label_x - 8, 15);
  const double from_y = noisy_before_top + noisy_box_height;
  std::size_t first = 0;
  for (const NoisyColumns::Group& group : run_->columns.groups) {
    const NoisyMatch& match = run_->matches[group.match];
    const std::size_t last = first + group.hypotheses.size() - 1;
    const double begins = layout.x(first);
    const double ends = layout.x(last) + layout.width;
    first = last + 1;
    QColor ground = theme.lineage;
    ground.setAlphaF(theme.kind == ThemeKind::contrast ? 0.6F : 0.45F);
    painter.fillRect(QRectF(begins, from_y, ends - begins, noisy_after_top - from_y), ground);
    const bool strong = moment_.kinds() && match.changed();
    const bool arriving = moment_.step == NoisyMoment::match;
    with_opacity(painter, arriving ? grown_ : 1, [&] {
      for (const HypothesisIndex b : match.before) {
        for (const HypothesisIndex a : match.after) {
          painter.setPen(
              QPen(strong ? theme.ink : theme.ink2, (strong ? 3 : 1.75) + theme.heavier, Qt::SolidLine, Qt::FlatCap));
          painter.drawLine(QPointF(layout.middle(layout.column_of(b)), from_y + 1),
                           QPointF(layout.middle(layout.column_of(a)), noisy_after_top - 1));
        }
      }
    });
    const QString kind = tr("%1 : %2", "pieces of T and of T'").arg(match.before.size()).arg(match.after.size());
    const double room = ends - begins;
    const double wide = std::min(38.0, room);
    const QRectF pill((begins + ends - wide) / 2, (from_y + noisy_after_top) / 2 - 11, wide, 22);
    painter.setPen(QPen(strong ? theme.ink : theme.line, strong ? 1.5 : 1));
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(pill, 11, 11);
    painter.setPen(theme.ink);
    MathText(wide < 36 ? QString(kind).remove(u' ') : kind,
             {wide < 36 ? noisy_caption : 12, strong ? QFont::DemiBold : QFont::Normal}, MathText::Mode::plain)
        .draw(painter, {pill.center().x(), pill.center().y() + 4.5}, 0.5);
  }
}

// --- What the votes answer

void NoisyLabelsPicture::paint_answers(const Stage& stage, const NoisyLayout& layout) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  stage.paragraph({noisy_label_x, noisy_answer_top + 12}, tr("what the votes answer if $ĥ$ is this one"),
                  {noisy_caption}, theme.ink2, noisy_left - noisy_label_x - 12, 15);
  const double inset = std::min(4.0, layout.width * 0.06);
  for (std::size_t c = 0; c < layout.columns.size(); ++c) {
    const HypothesisIndex h = layout.columns[c];
    const NoisyAnswers* answers = run_->answers_of(h);
    const double begins = layout.x(c) + inset;
    const double ends = layout.x(c) + layout.width - inset;
    stage.rule({begins, noisy_answer_top - 1.5}, {ends, noisy_answer_top - 1.5}, theme.hair);
    stage.rule({begins, noisy_answer_base + 0.5}, {ends, noisy_answer_base + 0.5}, theme.line);
    if (answers == nullptr) continue;
    const auto points = static_cast<double>(answers->plus.size());
    const double pitch = (ends - begins) / points;
    const double gap = pitch >= 3 ? std::min(1.5, pitch * 0.2) : 0;
    const double grown = moment_.step == 5 ? grown_ : 1;
    QList<QRectF> bars;
    for (std::size_t x = 0; x < answers->plus.size(); ++x) {
      const double high = (noisy_answer_base - noisy_answer_top) * answers->plus[x] * grown;
      const QRectF bar(begins + pitch * static_cast<double>(x) + gap / 2, noisy_answer_base - high, pitch - gap, high);
      bars.push_back(bar);
      stage.spots.add(painter, QRectF(bar.left(), noisy_answer_top, bar.width(), noisy_answer_base - noisy_answer_top),
                      2, Kin::of_point(static_cast<PointIndex>(x)));
    }
    fill_rects(painter, bars, theme.plus);
    const auto asked = static_cast<std::size_t>(run_->scenario.asked);
    const bool answered = moment_.answer() && !moment_.matched() && h == run_->chosen && asked < answers->plus.size();
    if (answered && pitch >= 3) {
      painter.setPen(QPen(theme.ink, 1.5 + theme.heavier));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(bars[static_cast<qsizetype>(asked)].adjusted(-1, -1, 1, 0.5));
    }
  }
}

void NoisyLabelsPicture::paint_apart(const Stage& stage, const NoisyLayout& layout) const {
  const Theme& theme = stage.theme;
  stage.words({noisy_label_x, noisy_apart_y + 4}, tr("rows apart"), TextRole::caption, theme.ink2);
  for (std::size_t c = 1; c < layout.columns.size(); ++c) {
    const bool partners = layout.group_of[c - 1] == layout.group_of[c];
    const double x = (layout.middle(c - 1) + layout.middle(c)) / 2;
    const QString count = count_text(static_cast<double>(run_->apart(layout.columns[c - 1], layout.columns[c])));
    const MathText text(count, {12, partners ? QFont::DemiBold : QFont::Normal}, MathText::Mode::plain);
    stage.painter.setPen(partners ? theme.ink : theme.ink3);
    text.draw(stage.painter, {x, noisy_apart_y + 4}, 0.5);
    const double reach = layout.pitch / 2 - 3;
    const double from = text.width() / 2 + 5;
    if (reach - from < 4) continue;
    const QColor color = partners ? theme.ink : theme.line;
    stage.rule({x - reach, noisy_apart_y}, {x - from, noisy_apart_y}, color, partners ? 1.5 : 1);
    stage.rule({x + from, noisy_apart_y}, {x + reach, noisy_apart_y}, color, partners ? 1.5 : 1);
  }
}

// --- The rows of S

bool NoisyLabelsPicture::rows_fit() const {
  return static_cast<double>(run_->rows().size()) * noisy_least_row +
             static_cast<double>(run_->blocks.size()) * noisy_least_row <=
         noisy_right - noisy_left;
}

QRectF NoisyLabelsPicture::row_cell(std::size_t row, double top) const {
  const auto n = static_cast<double>(run_->rows().size());
  const auto blocks = static_cast<double>(run_->blocks.size());
  const double gap = std::min(6.0, 0.2 * (noisy_right - noisy_left) / std::max(1.0, blocks));
  const double pitch = std::min(24.0, (noisy_right - noisy_left - gap * blocks) / n);
  std::size_t block = 0;
  while (block < run_->blocks.size() && row >= run_->blocks[block].first + run_->blocks[block].size) ++block;
  const double x = noisy_left + pitch * static_cast<double>(row) + gap * static_cast<double>(block);
  return {x, top, pitch - std::min(1.5, pitch * 0.2), noisy_row_height};
}

void NoisyLabelsPicture::paint_rows(const Stage& stage, double top, bool relabelled) const {
  if (!rows_fit()) return paint_many_rows(stage, top, relabelled);
  const Sample& rows = run_->rows().rows();
  const LabelVector& labels = run_->concept_class().row(run_->chosen);
  const std::size_t used = run_->blocks.empty() ? 0 : run_->blocks.back().first + run_->blocks.back().size;
  const double shown = relabelled && moment_.step == 4 ? grown_ * static_cast<double>(rows.size()) : 1e18;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (static_cast<double>(i) > shown) break;
    const QRectF cell = row_cell(i, top);
    const Label label = relabelled ? labels[rows[i].point] : rows[i].label;
    noisy_draw_row(stage, cell, label, relabelled && i >= used);
    if (relabelled && label != rows[i].label)
      noisy_draw_tick(stage, {cell.center().x(), top - 3}, 2.5, stage.theme.ink);
    stage.spots.add(stage.painter, cell.adjusted(-0.5, -4, 0.5, 4), 2, Kin::of_point(rows[i].point), Spot::Act::choose,
                    static_cast<std::int32_t>(first_row + static_cast<int>(i)));
  }
  stage.rule({noisy_left, top + noisy_row_height + 1.5},
             {row_cell(rows.size() - 1, top).right(), top + noisy_row_height + 1.5}, stage.theme.hair);
}

void NoisyLabelsPicture::paint_many_rows(const Stage& stage, double top, bool relabelled) const {
  // Too many to be seen one by one: a block is one bar, its share of + filled from the left.
  const Sample& rows = run_->rows().rows();
  const LabelVector& labels = run_->concept_class().row(run_->chosen);
  constexpr std::size_t most = 60;
  const std::size_t bars = std::min(most, run_->blocks.size());
  const double pitch = (noisy_right - noisy_left) / static_cast<double>(std::max<std::size_t>(bars, 1));
  const double gap = std::min(6.0, pitch * 0.2);
  for (std::size_t b = 0; b < bars; ++b) {
    const std::size_t from = run_->blocks[b * run_->blocks.size() / bars].first;
    const TrainedBlock& ending = run_->blocks[(b + 1) * run_->blocks.size() / bars - 1];
    const std::size_t to = ending.first + ending.size;
    std::size_t plus = 0;
    for (std::size_t i = from; i < to; ++i)
      plus += (relabelled ? labels[rows[i].point] : rows[i].label) == Label::plus ? 1U : 0U;
    const QRectF bar(noisy_left + pitch * static_cast<double>(b), top, pitch - gap, noisy_row_height);
    const double part = static_cast<double>(plus) / static_cast<double>(to - from);
    stage.painter.fillRect(QRectF(bar.left(), bar.bottom() - 5, bar.width(), 5), stage.theme.minus_small);
    stage.painter.fillRect(QRectF(bar.right() - bar.width() * part, bar.top(), bar.width() * part, bar.height()),
                           stage.theme.plus);
  }
}

void NoisyLabelsPicture::paint_marked_rows(const Stage& stage, double top) const {
  if (!rows_fit()) return;
  const Theme& theme = stage.theme;
  const NoisyRun& run = *run_;
  // T, below the rows.
  for (const std::uint64_t row : run.subset) {
    const QRectF cell = row_cell(static_cast<std::size_t>(row), top);
    stage.rule({cell.center().x(), top + noisy_row_height + 3}, {cell.center().x(), top + noisy_row_height + 8},
               theme.ink, 2);
  }
  const auto ring = [&](std::uint64_t row) {
    draw_kin_ring(stage.painter, theme, row_cell(static_cast<std::size_t>(row), top), 2);
  };
  if (moment_.swapped() && run.swap) {
    ring(run.swap->leaving);
    ring(run.swap->entering);
  }
  if (moment_.worst() && run.worst && run.worst->row) ring(*run.worst->row);
}

void NoisyLabelsPicture::paint_story(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const NoisyRun& run = *run_;
  const double room = noisy_left - noisy_label_x - 8;
  stage.rich({noisy_label_x, noisy_story_top + 8}, QStringLiteral("$S$"), {14}, theme.ink);
  stage.painter.setPen(theme.ink3);
  MathText::fitted(grouped(tr("%n rows", nullptr, plural(run.rows().size())), run.rows().size()), {noisy_caption}, room)
      .draw(stage.painter, {noisy_label_x, noisy_story_top + 23});
  paint_rows(stage, noisy_story_top, false);
  paint_marked_rows(stage, noisy_story_top);
  QString said;
  if (moment_.swapped() && run.swap) {
    said = tr("row %1, a %2, leaves $T$; row %3, a %4, enters")
               .arg(whole_text(run.swap->leaving + 1), row_text(run, run.swap->leaving),
                    whole_text(run.swap->entering + 1), row_text(run, run.swap->entering));
  } else if (moment_.worst() && run.worst && run.worst->row) {
    const WorstNoisyLabels& worst = *run.worst;
    const QString becomes = plain_name(run.concept_class().point_name(worst.example.point)) +
                            (worst.example.label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"));
    said = (worst.exact ? tr("row %1, a %2, becomes a %3: the worst change")
                        : tr("row %1, a %2, becomes a %3: the worst change tried"))
               .arg(whole_text(*worst.row + 1), row_text(run, *worst.row), becomes);
  } else if (rows_fit()) {
    said = tr("ticks below: the rows of $T$");
  } else {
    said = tr("one bar a block, its share of + in blue");
  }
  stage.rich({noisy_left, noisy_story_top + noisy_row_height + 21}, said, {noisy_caption}, theme.ink2);
  if (!moment_.relabelled() || view_.votes) return;
  stage.painter.setPen(theme.ink2);
  stage.paragraph({noisy_label_x, noisy_relabelled_top + 6},
                  tr("relabelled by %1").arg(name_markup(run.concept_class().hypothesis_name(run.chosen))),
                  {noisy_caption}, theme.ink2, room, 14);
  paint_rows(stage, noisy_relabelled_top, true);
  const QString changed = grouped(tr("%n labels change", nullptr, plural(run.relabelled)), run.relabelled) +
                          QStringLiteral(" · ") + tr("%n blocks", nullptr, plural(run.blocks.size()));
  stage.rich({noisy_left, noisy_relabelled_top + noisy_row_height + 16}, changed, {noisy_caption}, theme.ink2);
}

void NoisyLabelsPicture::paint_blocks(const Stage& stage) const {
  if (!moment_.relabelled()) return;
  const Theme& theme = stage.theme;
  const NoisyRun& run = *run_;
  const double room = noisy_left - noisy_label_x - 8;
  stage.paragraph({noisy_label_x, noisy_strip_top + 6},
                  tr("relabelled by %1").arg(name_markup(run.concept_class().hypothesis_name(run.chosen))),
                  {noisy_caption}, theme.ink2, room, 14);
  paint_rows(stage, noisy_strip_top, true);
  if (!moment_.votes()) return;
  stage.rich({noisy_label_x, noisy_strip_top + 42}, tr("blocks say"), {noisy_caption}, theme.ink2);
  // Each block under its rows, or, of many, each predictor with how many say so.
  struct Said {
    const LabelVector* labels;
    std::size_t count;
    double x;
    double room;
  };
  std::vector<Said> said;
  const bool each = run.blocks.size() <= 14 && rows_fit();
  if (each) {
    for (std::size_t b = 0; b < run.blocks.size(); ++b) {
      const double from = row_cell(run.blocks[b].first, 0).left();
      const double to = b + 1 < run.blocks.size() ? row_cell(run.blocks[b + 1].first, 0).left() - 8 : noisy_right;
      said.push_back({&run.blocks[b].labels, 1, from, std::min(to - from, 130.0)});
    }
  } else {
    for (const TrainedBlock& block : run.blocks) {
      const auto found =
          std::find_if(said.begin(), said.end(), [&](const Said& one) { return *one.labels == block.labels; });
      if (found == said.end())
        said.push_back({&block.labels, 1, 0, 0});
      else
        ++found->count;
    }
    std::stable_sort(said.begin(), said.end(),
                     [](const Said& one, const Said& other) { return one.count > other.count; });
    if (said.size() > 5) said.resize(5);
    for (std::size_t i = 0; i < said.size(); ++i) {
      said[i].x = noisy_left + 117 * static_cast<double>(i);
      said[i].room = 112;
    }
  }
  for (const Said& one : said) {
    const double strip = std::min(64.0, one.room * 0.55);
    stage.predictor(one.x, noisy_strip_top + 38, run.concept_class(), *one.labels, false,
                    std::max(14.0, one.room - strip - 12 - (each ? 0 : 26)), strip);
    if (!each)
      stage.rich({one.x + one.room - 2, noisy_strip_top + 42}, tr("×%1").arg(one.count), {noisy_caption}, theme.ink2,
                 1);
  }
  paint_votes(stage, noisy_strip_top + 72);
}

void NoisyLabelsPicture::paint_votes(const Stage& stage, double top) const {
  const Theme& theme = stage.theme;
  const NoisyRun& run = *run_;
  const auto points = static_cast<double>(run.votes.size());
  stage.rich({noisy_label_x, top + 4}, tr("votes for +"), {noisy_caption}, theme.ink2);
  stage.rich({noisy_label_x, top - 10}, tr("at point"), {noisy_caption}, theme.ink3);
  const double pitch = std::min(40.0, (noisy_right - noisy_left - 70) / points);
  for (std::size_t x = 0; x < run.votes.size(); ++x) {
    const double middle = noisy_left + pitch * (static_cast<double>(x) + 0.5);
    const bool asked = moment_.answer() && x == run.scenario.asked;
    const QRectF cell(middle - pitch / 2 + 1, top - 9, pitch - 2, 17);
    stage.spots.add(stage.painter, cell.adjusted(0, -12, 0, 0), 2, Kin::of_point(static_cast<PointIndex>(x)));
    if (pitch < 17) {
      const double high = 20 * static_cast<double>(run.votes[x]) / static_cast<double>(run.blocks.size());
      stage.painter.fillRect(QRectF(middle - pitch * 0.4, top + 8 - high, pitch * 0.8, high), theme.plus);
      continue;
    }
    stage.painter.setPen(theme.ink3);
    name_within(run.concept_class().point_name(static_cast<PointIndex>(x)), {noisy_caption}, pitch - 2)
        .draw(stage.painter, {middle, top - 10}, 0.5);
    stage.rich({middle, top + 4}, whole_text(run.votes[x]), {12, asked ? QFont::DemiBold : QFont::Normal}, theme.ink,
               0.5);
    if (!asked) continue;
    stage.painter.setPen(QPen(theme.ink, 1.5 + theme.heavier));
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawRoundedRect(cell, 3, 3);
  }
  if (pitch < 17) return;
  stage.rich({noisy_left + pitch * points + 12, top + 4}, tr("of $k$ = %1").arg(run.blocks.size()), {noisy_caption},
             theme.ink3);
}

}  // namespace littlestone::ui
