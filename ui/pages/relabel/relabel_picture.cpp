// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/relabel/relabel_picture.hpp"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double relabel_caption = 11;
constexpr double relabel_margin = 24;
constexpr double relabel_least_height = 572;
constexpr double relabel_public = 146;  // right of the boundary
constexpr double columns_left = 120;
constexpr double stack_foot = 122;
constexpr double stack_high = 92;
constexpr double point_names_y = 136;
constexpr double ways_title_y = 157;
constexpr double ways_top = 164;
constexpr double ways_room = 138;
constexpr double chips_rule_y = 308;
constexpr double chips_y = 330;
constexpr double new_chips_y = 374;
constexpr double chips_left = 134;
constexpr double chips_room = 336;
constexpr double strip_top_y = 404;  // the plots below
constexpr double dilution_left = 58;
constexpr std::size_t most_columns = 32;
constexpr std::size_t most_lines = 9;
constexpr std::size_t most_chips = 84;
constexpr double named_chip = 24;  // chips so wide apart have names

double mixed_width(const QString& markup, const MathStyle& style) {
  return MathText(markup, style, MathText::Mode::mixed).width();
}

/// A round number, 1, 2 or 5 times a power of ten, that is at least this.
double next_round(double least) {
  const double unit = std::pow(10.0, std::floor(std::log10(least)));
  for (const double times : {1.0, 2.0, 5.0})
    if (times * unit >= least * (1 - 1e-9)) return times * unit;
  return 10 * unit;
}

/// Where things stand in the plot of dilution, in the picture's px.
struct DilutionPlace {
  explicit DilutionPlace(QSizeF size) : right(size.width() / 2 - 62), base(size.height() - 34) {}
  double right;
  double base;
  double top = strip_top_y + 54;
  [[nodiscard]] double x_of(double m, double n) const { return dilution_left + (right - dilution_left) * m / n; }
  [[nodiscard]] double y_of(double epsilon, double most) const { return base + (top - base) * epsilon / most; }
};

void paint_minus_bar(const Stage& stage, const QRectF& bar) {
  draw_label_cell(stage.painter, stage.theme, bar, Label::minus, false);
}

/// A chance in a narrow column.
QString small_chance_text(double chance) {
  constexpr double least = 1e-99;
  return chance > 0 && chance < least ? QStringLiteral("<10⁻⁹⁹") : probability_text(chance);
}

LabelVector labels_of_signs(std::string_view signs) {
  LabelVector labels(signs.size());
  for (std::size_t x = 0; x < signs.size(); ++x) labels.set(x, signs[x] == '+' ? Label::plus : Label::minus);
  return labels;
}

}  // namespace

struct RelabelPicture::Frame {
  const Stage& stage;
  double boundary;     // x of the privacy boundary
  double column = 45;  // from point to point
  double line = 23;    // from way to way
  [[nodiscard]] double x_of(std::size_t column_index) const {
    return columns_left + column * (static_cast<double>(column_index) + 0.5);
  }
  [[nodiscard]] double y_of(std::size_t line_index) const {
    return ways_top + line * (static_cast<double>(line_index) + 0.5);
  }
  [[nodiscard]] double errors_right() const { return boundary - 92; }
  [[nodiscard]] double chance_left() const { return boundary - 85; }
};

RelabelPicture::RelabelPicture(std::shared_ptr<const RelabelRun> run, int step, double phase, const RelabelView& view)
    : run_(std::move(run)),
      moment_(run_->study.dichotomies.size(), step),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))),
      view_(view) {
  make_columns();
  make_lines();
}

void RelabelPicture::make_columns() {
  std::map<PointIndex, Column> all;
  for (const PointCount& at : run_->data->rows.counts()) all[at.point] = {at.point, at.minus, at.plus, 0, 0};
  for (const std::uint32_t row : run_->study.subset) {
    const Example& one = run_->rows()[row];
    Column& column = all[one.point];
    ++(one.label == Label::plus ? column.plus_in : column.minus_in);
  }
  const std::size_t points = run_->concept_class().points();
  if (points <= most_columns) {
    for (std::size_t x = 0; x < points; ++x) {
      const auto found = all.find(static_cast<PointIndex>(x));
      columns_.push_back(found == all.end() ? Column{static_cast<PointIndex>(x)} : found->second);
    }
    return;
  }
  // Points of T first, then those that occur most.
  for (const auto& [point, column] : all) columns_.push_back(column);
  std::stable_sort(columns_.begin(), columns_.end(), [](const Column& a, const Column& b) {
    const bool a_in = a.minus_in + a.plus_in > 0;
    const bool b_in = b.minus_in + b.plus_in > 0;
    if (a_in != b_in) return a_in;
    return a.minus + a.plus > b.minus + b.plus;
  });
  if (columns_.size() > most_columns) {
    left_points_ = columns_.size() - most_columns;
    columns_.resize(most_columns);
  }
  std::sort(columns_.begin(), columns_.end(), [](const Column& a, const Column& b) { return a.point < b.point; });
}

void RelabelPicture::make_lines() {
  const std::vector<double>& chances = run_->study.probabilities;
  for (std::size_t way = 0; way < chances.size(); ++way) lines_.push_back(way);
  if (lines_.size() <= most_lines) return;
  const auto likelier = [&](std::size_t a, std::size_t b) {
    if ((a == run_->study.selected) != (b == run_->study.selected)) return a == run_->study.selected;
    return chances[a] > chances[b];
  };
  std::stable_sort(lines_.begin(), lines_.end(), likelier);
  lines_.resize(most_lines - 1);
  std::sort(lines_.begin(), lines_.end());
}

QString RelabelPicture::description() const {
  const QString drawn =
      with_groups(tr("%n rows of T are labelled in a way that H can explain, drawn by its errors on S.", nullptr,
                     plural(run_->m())),
                  run_->m());
  return drawn + u' ' +
         tr("The way of %1 has chance %2.")
             .arg(way_name(*run_, run_->study.selected),
                  probability_text(run_->study.probabilities[run_->study.selected])) +
         u' ' + with_groups(tr("%n labels flip.", nullptr, plural(run_->study.flips)), run_->study.flips);
}

void RelabelPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void RelabelPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), relabel_least_height, theme, spots);
  Frame frame{stage, stage.width - relabel_public};
  std::uint64_t worst = 0;
  for (const std::size_t way : lines_) worst = std::max(worst, run_->study.dichotomies[way].errors);
  const double errors = std::max(22.0, mixed_width(whole_text(worst), {12, QFont::DemiBold}) + 8);
  const double room = frame.errors_right() - errors - columns_left;
  frame.column = std::min(45.0, room / static_cast<double>(std::max<std::size_t>(1, columns_.size())));
  const std::size_t lines = lines_.size() + (lines_.size() < run_->study.dichotomies.size() ? 1 : 0);
  frame.line = std::min(23.0, ways_room / static_cast<double>(lines));
  paint_ground(frame);
  paint_stacks(frame);
  if (moment_.proposed()) paint_ways(frame);
  paint_chips(frame);
  if (moment_.relabelled()) paint_flips(frame);
  if (moment_.learning()) paint_answer(frame);
  paint_public(frame);
  stage.rule({relabel_margin, strip_top_y + 0.5}, {stage.width - relabel_margin, strip_top_y + 0.5}, theme.hair);
  if (run_->scenario.score == RelabelScore::minimum) paint_dilution(frame);
  paint_witness(frame);
}

void RelabelPicture::paint_ground(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  with_opacity(stage.painter, theme.faded_loser < 1 ? 0.35 : 1,
               [&] { stage.painter.fillRect(QRectF(0, 0, frame.boundary, strip_top_y), theme.noise_ground); });
  stage.dashed({frame.boundary, 24}, {frame.boundary, strip_top_y}, theme.noise, 2.5 + theme.heavier, 7, 5);
  draw_eye(stage.painter, theme, {frame.boundary, 12});
  const MathStyle bold{12, QFont::DemiBold};
  stage.painter.setPen(theme.noise_text);
  const MathText before = MathText::fitted(tr("before the privacy boundary"), bold, 240);
  before.draw(stage.painter, {frame.boundary - 18, 16}, 1);
  stage.painter.setPen(theme.ink);
  MathText::fitted(tr("anyone may see"), bold, stage.width - frame.boundary - 18 - 8)
      .draw(stage.painter, {frame.boundary + 18, 16});
}

// --- S -------------------------------------------------------------------------------------------------------------------

void RelabelPicture::paint_bar(const Frame& frame, const QRectF& bar, Label label, std::uint64_t rows,
                               std::uint64_t in) const {
  const Stage& stage = frame.stage;
  if (label == Label::plus)
    draw_label_cell(stage.painter, stage.theme, bar, Label::plus, false);
  else
    paint_minus_bar(stage, bar);
  if (in == 0) return;
  const double high = std::max(3.0, bar.height() * static_cast<double>(in) / static_cast<double>(rows));
  stage.painter.setPen(QPen(stage.theme.ink, 2 + stage.theme.heavier / 2));
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.drawRoundedRect(QRectF(bar.left(), bar.bottom() - high, bar.width(), high), 1.5, 1.5);
}

void RelabelPicture::paint_stack(const Frame& frame, std::size_t column, Label label) const {
  const Stage& stage = frame.stage;
  const Column& at = columns_[column];
  const bool plus = label == Label::plus;
  const std::uint64_t rows = plus ? at.plus : at.minus;
  const std::uint64_t in = plus ? at.plus_in : at.minus_in;
  if (rows == 0) return;
  std::uint64_t most = 1;
  for (const Column& one : columns_) most = std::max({most, one.minus, one.plus});
  const double width = std::min(13.0, frame.column * 0.34);
  const double middle = frame.x_of(column) + (plus ? 1 : -1) * std::min(8.0, frame.column * 0.21);
  const double left = middle - width / 2;
  const double pitch = std::min(9.3, stack_high / static_cast<double>(most));
  const double high = pitch * static_cast<double>(rows);
  const std::int32_t place = first_stack + 2 * static_cast<std::int32_t>(at.point) + (plus ? 1 : 0);
  constexpr double least_cell = 3.2;
  if (pitch < least_cell) {
    paint_bar(frame, QRectF(left, stack_foot - std::max(2.0, high), width, std::max(2.0, high)), label, rows, in);
  } else {
    for (std::uint64_t i = 0; i < rows; ++i) {
      const QRectF cell(left, stack_foot - pitch * static_cast<double>(i + 1), width,
                        pitch - std::min(1.3, pitch * 0.2));
      draw_label_cell(stage.painter, stage.theme, cell, label, false);
    }
    // Frames after all cells, so that no cell lies over one.
    for (std::uint64_t i = 0; i < in; ++i) {
      const QRectF cell(left, stack_foot - pitch * static_cast<double>(i + 1), width,
                        pitch - std::min(1.3, pitch * 0.2));
      stage.painter.setPen(QPen(stage.theme.ink, std::min(2.0, pitch * 0.25) + stage.theme.heavier / 2));
      stage.painter.setBrush(Qt::NoBrush);
      stage.painter.drawRoundedRect(cell.adjusted(-0.5, -0.5, 0.5, 0.5), 1.5, 1.5);
    }
  }
  stage.spots.add(stage.painter, QRectF(left - 1, stack_foot - std::max(12.0, high), width + 2, std::max(12.0, high)),
                  2, Kin::of_point(at.point), in < rows ? Spot::Act::drag : Spot::Act::none, place);
}

void RelabelPicture::paint_stacks(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.rich({relabel_margin, 39}, QStringLiteral("$S$"), {14}, theme.ink);
  const double room = columns_left - relabel_margin - 12;
  double y =
      stage.paragraph({relabel_margin, 57}, with_groups(tr("%n examples", nullptr, plural(run_->n())), run_->n()),
                      {relabel_caption}, theme.ink2, room, 14);
  y = stage.paragraph({relabel_margin, y}, tr("framed: $T$"), {relabel_caption}, theme.ink2, room, 14);
  if (left_points_ > 0) {
    stage.paragraph({relabel_margin, y}, with_groups(tr("%n more points", nullptr, plural(left_points_)), left_points_),
                    {relabel_caption}, theme.ink3, room, 14);
  }
  for (std::size_t c = 0; c < columns_.size(); ++c) {
    const double half = std::min(15.0, frame.column * 0.42);
    stage.rule({frame.x_of(c) - half, stack_foot + 0.5}, {frame.x_of(c) + half, stack_foot + 0.5}, theme.line);
    paint_stack(frame, c, Label::minus);
    paint_stack(frame, c, Label::plus);
  }
  paint_names(frame);
}

void RelabelPicture::paint_names(const Frame& frame) const {
  const Stage& stage = frame.stage;
  stage.rich({relabel_margin, point_names_y}, tr("point"), {relabel_caption}, stage.theme.ink2);
  constexpr double apart = 17;
  const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(apart / frame.column)));
  stage.painter.setPen(stage.theme.ink2);
  for (std::size_t c = 0; c < columns_.size(); c += every) {
    name_within(run_->concept_class().point_name(columns_[c].point), {relabel_caption},
                frame.column * static_cast<double>(every) - 3)
        .draw(stage.painter, {frame.x_of(c), point_names_y}, 0.5);
  }
}

// --- The ways --------------------------------------------------------------------------------------------------------------

void RelabelPicture::paint_ways(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.rich({relabel_margin, ways_title_y}, tr("what $H$ can say on $T$"), {12, QFont::DemiBold}, theme.ink);
  if (moment_.scored() > 0) {
    stage.rich({frame.errors_right(), ways_title_y}, tr("errors"), {relabel_caption}, theme.ink2, 1);
    stage.rich({frame.boundary - 9, ways_title_y}, tr("chance"), {relabel_caption}, theme.ink2, 1);
  }
  for (std::size_t line = 0; line < lines_.size(); ++line) paint_way(frame, line);
  if (lines_.size() < run_->study.dichotomies.size()) paint_rest(frame);
}

void RelabelPicture::paint_way_name(const Frame& frame, const Dichotomy& way, double y, bool bold) const {
  const Stage& stage = frame.stage;
  const ConceptClass& concept_class = run_->concept_class();
  const bool several = way.behind.size() > 1;
  double left = relabel_margin;
  if (several) {
    const QString which =
        run_->scenario.score == RelabelScore::minimum ? tr("min of") : tr("first of", "the hypotheses that follow");
    stage.painter.setPen(stage.theme.ink3);
    const MathText text = MathText::fitted(which, {relabel_caption}, 44);
    text.draw(stage.painter, {left, y + 4});
    left += text.width() + 5;
  }
  const double right = columns_left - 8;
  const MathStyle style{13, bold ? QFont::DemiBold : QFont::Normal};
  stage.painter.setPen(bold ? stage.theme.ink : stage.theme.ink2);
  if (!several) {
    name_within(concept_class.hypothesis_name(way.behind.front()), style, right - left)
        .draw(stage.painter, {right, y + 4}, 1);
    return;
  }
  const QString between = way.behind.size() == 2 ? QStringLiteral(" ") : QStringLiteral(" … ");
  const QString markup = name_markup(concept_class.hypothesis_name(way.behind.front())) + between +
                         name_markup(concept_class.hypothesis_name(way.behind.back()));
  if (mixed_width(markup, style) <= right - left) {
    stage.rich({right, y + 4}, markup, style, bold ? stage.theme.ink : stage.theme.ink2, 1);
    return;
  }
  MathText::fitted(tr("%1 in all").arg(whole_text(way.behind.size())), {relabel_caption}, right - left)
      .draw(stage.painter, {right, y + 4}, 1);
}

void RelabelPicture::paint_way(const Frame& frame, std::size_t line) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const std::size_t index = lines_[line];
  const Dichotomy& way = run_->study.dichotomies[index];
  const double y = frame.y_of(line);
  const bool drawn = moment_.chosen() && index == run_->study.selected;
  const QRectF band(16, y - frame.line / 2 + 1, frame.boundary - 16 - 8, frame.line - 2);
  if (drawn) {
    with_opacity(stage.painter, come(moment_.choose()), [&] {
      stage.painter.setPen(Qt::NoPen);
      stage.painter.setBrush(theme.lineage);
      stage.painter.drawRoundedRect(band, 5, 5);
    });
  }
  stage.spots.add(stage.painter, band, 5, Kin::of_predictor(run_->concept_class().row(way.best)), Spot::Act::choose,
                  first_way + static_cast<std::int32_t>(index));
  paint_way_name(frame, way, y, drawn);
  const bool quiet = !drawn && theme.faded_loser < 1;
  const QSizeF size(std::min(20.0, frame.column - std::min(4.0, frame.column * 0.2)), std::min(16.0, frame.line - 3));
  with_opacity(stage.painter, (quiet ? 0.7 : 1) * come(1), [&] {
    for (std::size_t c = 0; c < columns_.size(); ++c) {
      if (columns_[c].minus_in + columns_[c].plus_in == 0) continue;
      const QRectF cell(QPointF(frame.x_of(c) - size.width() / 2, y - size.height() / 2), size);
      draw_label_cell(stage.painter, theme, cell, run_->concept_class().row(way.behind.front())[columns_[c].point],
                      size.width() >= 9 && size.height() >= 9);
    }
  });
  if (index >= moment_.scored()) return;
  const bool fresh = index >= moment_.scored_at(moment_.step - 1);
  const double grown = fresh ? grown_ : 1;
  const double chance = run_->study.probabilities[index];
  const MathStyle style{12, drawn ? QFont::DemiBold : QFont::Normal};
  stage.rich({frame.errors_right(), y + 4}, whole_text(way.errors), style, theme.ink, 1);
  const double high = std::min(10.0, frame.line - 5);
  const QRectF box(frame.chance_left(), y - high / 2, 26, high);
  stage.painter.setPen(QPen(theme.line, 1));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawRect(box);
  stage.painter.fillRect(QRectF(box.left(), box.top(), box.width() * chance * grown, box.height()),
                         drawn ? theme.ink : theme.ink2);
  stage.painter.setPen(theme.ink);
  MathText::fitted(small_chance_text(chance), style, 49).draw(stage.painter, {frame.boundary - 9, y + 4}, 1);
}

void RelabelPicture::paint_rest(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const std::size_t rest = run_->study.dichotomies.size() - lines_.size();
  const double y = frame.y_of(lines_.size());
  double chance = 1;
  for (const std::size_t way : lines_) chance -= run_->study.probabilities[way];
  stage.rich({columns_left, y + 4}, with_groups(tr("and %n more ways", nullptr, plural(rest)), rest), {relabel_caption},
             stage.theme.ink2);
  if (moment_.scored() < run_->study.dichotomies.size()) return;
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(small_chance_text(std::max(0.0, chance)), {12}, 49)
      .draw(stage.painter, {frame.boundary - 9, y + 4}, 1);
}

// --- T ---------------------------------------------------------------------------------------------------------------------

std::size_t RelabelPicture::shown_chips() const { return std::min<std::size_t>(most_chips, run_->study.subset.size()); }

QRectF RelabelPicture::chip_rect(std::size_t row, double middle) const {
  const double pitch = std::min(42.0, chips_room / static_cast<double>(std::max<std::size_t>(1, shown_chips())));
  const double side =
      pitch >= named_chip ? std::min(29.0, pitch - 4) : std::max(2.5, pitch - std::min(3.0, pitch * 0.25));
  const double high = std::clamp(side, 14.0, 26.0);
  const double x = chips_left + pitch * (static_cast<double>(row) + 0.5);
  return {x - side / 2, middle - high / 2, side, high};
}

void RelabelPicture::paint_chip(const Frame& frame, const QRectF& rect, const Example& row) const {
  const Stage& stage = frame.stage;
  const bool named = rect.width() >= named_chip - 4;
  if (!named || row.label == Label::plus) {
    draw_label_cell(stage.painter, stage.theme, rect, row.label, !named && rect.width() >= 9);
  } else {  // without the hatch, over which the name could not be read
    stage.painter.setPen(QPen(stage.theme.minus_border, 1 + stage.theme.heavier / 2));
    stage.painter.setBrush(stage.theme.minus_ground);
    stage.painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  }
  if (!named) return;
  const bool plus = row.label == Label::plus;
  stage.painter.setPen(plus ? stage.theme.on_plus : stage.theme.minus_glyph);
  const MathStyle style{12, QFont::DemiBold};
  const QString sign = plus ? QStringLiteral("+") : QStringLiteral("−");
  const double sign_width = mixed_width(sign, style);
  const MathText name = name_within(run_->concept_class().point_name(row.point), style, rect.width() - sign_width - 3);
  const double left = rect.center().x() - (name.width() + sign_width) / 2;
  name.draw(stage.painter, {left, rect.center().y() + 4.5});
  stage.rich({left + name.width(), rect.center().y() + 4.5}, sign, style,
             plus ? stage.theme.on_plus : stage.theme.minus_glyph);
}

void RelabelPicture::paint_chips(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  stage.rule({relabel_margin, chips_rule_y + 0.5}, {frame.boundary - 16, chips_rule_y + 0.5}, stage.divider());
  const double room = chips_left - relabel_margin - 6;
  const double letter = stage.rich({relabel_margin, chips_y + 4}, QStringLiteral("$T$"), {14}, theme.ink);
  stage.painter.setPen(theme.ink2);
  const MathText order = MathText::fitted(tr("in random order"), {relabel_caption}, room - letter - 6);
  if (order.width() <= room - letter - 6) order.draw(stage.painter, {relabel_margin + letter + 6, chips_y + 4});
  const std::size_t shown = shown_chips();
  const double drop = -44 * (1 - come(0));
  for (std::size_t i = 0; i < shown; ++i) {
    const Example& row = run_->rows()[run_->study.subset[i]];
    const QRectF rect = chip_rect(i, chips_y + drop);
    paint_chip(frame, rect, row);
    stage.spots.add(stage.painter, chip_rect(i, chips_y), 4, Kin::of_point(row.point), Spot::Act::choose,
                    first_chip + static_cast<std::int32_t>(i));
    const bool ghost = view_.previewed && *view_.previewed < run_->study.dichotomies.size() &&
                       run_->study.dichotomies[*view_.previewed].labels[i] != row.label;
    if (!ghost) continue;
    QPen pen(theme.ink, 1.5 + theme.heavier / 2, Qt::CustomDashLine);
    pen.setDashPattern({2, 1.5});
    stage.painter.setPen(pen);
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 5, 5);
  }
  if (shown < run_->study.subset.size()) {
    const QString said = with_groups(tr("the first %1 of %n", nullptr, plural(run_->m())), run_->m()).arg(shown);
    stage.painter.setPen(theme.ink3);
    MathText::fitted(said, {relabel_caption}, room).draw(stage.painter, {relabel_margin, chips_y + 20});
  }
}

void RelabelPicture::paint_flips(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const double letter = stage.rich({relabel_margin, new_chips_y + 4}, QStringLiteral("$T^t$"), {14}, theme.ink);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("relabelled"), {relabel_caption}, chips_left - relabel_margin - letter - 12)
      .draw(stage.painter, {relabel_margin + letter + 6, new_chips_y + 4});
  const double grown = come(moment_.relabel());
  const std::size_t shown = shown_chips();
  for (std::size_t i = 0; i < shown; ++i) {
    const QRectF above = chip_rect(i, chips_y);
    const QRectF rect = chip_rect(i, new_chips_y);
    if (static_cast<double>(i) > grown * static_cast<double>(shown)) break;
    paint_chip(frame, rect, run_->study.relabelled[i]);
    stage.spots.add(stage.painter, rect, 4, Kin::of_point(run_->study.relabelled[i].point));
    const double x = rect.center().x();
    if (!run_->changed[i]) {
      if (rect.width() >= 9) stage.rule({x, above.bottom() + 3}, {x, rect.top() - 3}, theme.line);
      continue;
    }
    stage.rule({x, above.bottom() + 2}, {x, rect.top() - 7}, theme.ink, 1.5 + theme.heavier / 2);
    QPolygonF head;
    head << QPointF(x - 3.5, rect.top() - 10) << QPointF(x + 3.5, rect.top() - 10) << QPointF(x, rect.top() - 4);
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(theme.ink);
    stage.painter.drawPolygon(head);
    if (rect.width() >= 9) draw_kin_ring(stage.painter, theme, rect, 3);
  }
  const QString said = run_->study.flips == 0
                           ? (run_->explained ? tr("$H$ explains $T$ already") : QString())
                           : with_groups(tr("%n labels flip", nullptr, plural(run_->study.flips)), run_->study.flips);
  const double left = chips_left + chips_room + 8;
  stage.paragraph({left, run_->study.flips == 0 ? chips_y - 4 : chips_y + 4}, said, {12, QFont::DemiBold}, theme.ink,
                  frame.boundary - left - 6, 15);
}

void RelabelPicture::paint_answer(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const QRectF box(frame.boundary - 49, new_chips_y - 14, 34, 28);
  const double tail = chip_rect(shown_chips() - 1, new_chips_y).right() + 10;
  const double reach = (box.left() - 1 - tail) * come(moment_.learn());
  if (reach > 12) draw_arrow(stage.painter, theme.ink, {tail, new_chips_y}, reach);
  stage.painter.setPen(QPen(theme.ink, 1.75 + theme.heavier));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawRoundedRect(box, 4, 4);
  stage.rich({box.center().x(), new_chips_y + 5}, QStringLiteral("$A$"), {14}, theme.ink, 0.5);
  if (!moment_.answered()) return;
  const double x = frame.boundary + 22;
  const double room = stage.width - x - 8;
  if (!run_->answer.hypothesis) {
    const QString why =
        run_->answer.no_constants
            ? tr("no constants of $M$ are known here")
            : tr("$M$ with these constants needs %1 rows").arg(count_text(run_->answer.needed.value_or(0)));
    stage.paragraph({frame.boundary + 18, new_chips_y - 18}, why, {relabel_caption}, theme.ink2, room, 14);
    return;
  }
  if (moment_.left()) {
    draw_arrow(stage.painter, theme.ink, {box.right() + 2, new_chips_y}, 30 * come(moment_.last()));
  }
  if (!moment_.left()) return;
  stage.rich({x, new_chips_y - 18}, tr("the hypothesis"), {relabel_caption}, theme.ink2);
  stage.predictor(x + 4, new_chips_y, run_->concept_class(), *run_->answer.hypothesis, false, room - 78);
  if (!run_->answer.chance) return;
  stage.painter.setPen(theme.ink3);
  MathText::fitted(tr("$A$’s chance %1").arg(probability_text(*run_->answer.chance)), {relabel_caption}, room)
      .draw(stage.painter, {x, new_chips_y + 23});
}

void RelabelPicture::paint_public(const Frame& frame) const {
  if (!moment_.left()) return;
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const double x = frame.boundary + 18;
  const double room = stage.width - x - 14;
  double y = stage.paragraph(
      {x, 42},
      run_->answer.hypothesis ? tr("Not $T$, not its new labels: one hypothesis leaves.") : tr("Nothing leaves."), {12},
      theme.ink2, room, 16);
  y += 12;
  if (!run_->answer.hypothesis) return;
  if (!run_->promised) {
    const QString why = run_->scenario.score == RelabelScore::representative
                            ? tr("Nothing is promised: the first hypothesis is no score for this.")
                            : tr("Nothing is promised: the SOA is not private.");
    stage.paragraph({x, y}, why, {12, QFont::DemiBold}, theme.ink, room, 16);
    return;
  }
  const AgnosticScenario& scenario = run_->scenario;
  y = stage.paragraph(
      {x, y},
      tr("With $ε_0$ = %1, $ε_1$ = %2 and $ν$ = %3 it is")
          .arg(rational_text(scenario.learner_epsilon), rational_text(scenario.epsilon1), share_text(*run_)),
      {12}, theme.ink2, room, 16);
  y = stage.paragraph({x, y + 6}, tr("%1-private").arg(privacy_text(run_->study.privacy.epsilon)),
                      {12, QFont::DemiBold}, theme.ink, room, 16);
  if (run_->study.privacy.delta > 0)
    stage.paragraph({x, y}, tr("with $δ$ = %1").arg(probability_text(run_->study.privacy.delta)), {12, QFont::DemiBold},
                    theme.ink, room, 16);
}

// --- Dilution --------------------------------------------------------------------------------------------------------------

void RelabelPicture::paint_dilution(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const DilutionPlace at({stage.width, stage.height});
  const auto n = static_cast<double>(run_->n());
  stage.painter.setPen(theme.ink);
  MathText::fitted(with_groups(tr("Dilution: what $m$ of %n rows cost", nullptr, plural(run_->n())), run_->n()),
                   {14, QFont::DemiBold}, at.right + 40 - relabel_margin)
      .draw(stage.painter, {relabel_margin, strip_top_y + 23});
  const auto& paper = run_->study.privacy.paper_epsilon;
  const double end = run_->curve.back().epsilon;
  const double step = next_round(std::max(end, paper.value_or(0)) / 4.2);
  const double most = step * std::ceil(std::max(end, paper.value_or(0)) / step - 1e-9);
  stage.rich({relabel_margin, at.top + 4 - 16}, QStringLiteral("$ε$"), {12}, theme.ink2);
  for (double epsilon = 0; epsilon <= most * (1 + 1e-9); epsilon += step) {
    const double y = at.y_of(epsilon, most) + 0.5;
    stage.rule({dilution_left, y}, {at.right, y}, epsilon == 0 ? theme.line : theme.hair);
    stage.words({dilution_left - 8, y + 3.5},
                count_text(epsilon) == QStringLiteral("0") && epsilon > 0 ? probability_text(epsilon)
                                                                          : QString::number(epsilon, 'g', 3),
                TextRole::caption, theme.ink2, 1);
  }
  if (paper) {
    const double y = at.y_of(*paper, most);
    stage.dashed({dilution_left, y}, {at.right, y}, theme.ink2, 1.5 + theme.heavier, 7, 4);
    stage.painter.setPen(theme.ink2);
    MathText::fitted(tr("paper: $ε_0$ + 3, for every $m$"), {relabel_caption}, at.right - dilution_left - 8)
        .draw(stage.painter, {dilution_left + 8, y - 5});
  }
  QPolygonF line;
  for (const RelabelDilution& one : run_->curve)
    line << QPointF(at.x_of(static_cast<double>(one.subset), n), at.y_of(one.epsilon, most));
  QPen pen(theme.ink, 1.75 + theme.heavier, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({4, 2.3});
  stage.painter.setPen(pen);
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.drawPolyline(line);
  if (run_->m() < run_->n())
    stage.rich({at.right + 12, at.y_of(end, most) + 4}, privacy_text(end), {relabel_caption}, theme.ink2);
  stage.rich({at.right - 4, at.base - 9}, QStringLiteral("$ε_1 + ln(1 + ν(4e^{ε_0} − 1))$"), {12}, theme.ink2, 1);
  paint_dot(frame, at.top, at.base, most);
}

void RelabelPicture::paint_dot(const Frame& frame, double, double base, double most) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const DilutionPlace at({stage.width, stage.height});
  const auto n = static_cast<double>(run_->n());
  const double epsilon = run_->study.privacy.epsilon;
  const QPointF dot_at(at.x_of(static_cast<double>(run_->m()), n), at.y_of(epsilon, most));
  stage.painter.setPen(QPen(theme.ink, 2 + theme.heavier));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawEllipse(dot_at, 7, 7);
  stage.spots.add(stage.painter, QRectF(dot_at - QPointF(14, 14), QSizeF(28, 28)), 14, {}, Spot::Act::drag, dot);
  const MathStyle bold{12, QFont::DemiBold};
  const QString words = privacy_text(epsilon);
  const double width = mixed_width(words, bold);
  // Below the curve and right of the dot, or left above it.
  const bool right_of = dot_at.x() + 12 + width <= at.right;
  const QPointF words_at = right_of ? dot_at + QPointF(12, 15) : dot_at + QPointF(-12 - width, -10);
  stage.painter.fillRect(QRectF(words_at.x() - 2, words_at.y() - 10, width + 4, 13), theme.canvas);
  stage.rich(words_at, words, bold, theme.ink);
  LabelPlaces row(QRectF(dilution_left - 20, base, at.right - dilution_left + 44, 30));
  const auto put = [&](const QString& text, double x, const MathStyle& style, const QColor& color) {
    const double wide = mixed_width(text, style);
    const QRectF box = words_box({x - wide / 2, base + 16}, wide, style.size);
    if (!row.free(box.adjusted(-6, 0, 6, 0))) return;
    row.take(box.adjusted(-6, 0, 6, 0));
    stage.rich({x - wide / 2, base + 16}, text, style, color);
  };
  put(whole_text(run_->m()), dot_at.x(), bold, theme.ink);
  put(whole_text(run_->n()), at.right, {relabel_caption}, theme.ink2);
  put(QStringLiteral("0"), dilution_left, {relabel_caption}, theme.ink2);
  const double middle = (dilution_left + at.right) / 2;
  const bool taken = std::abs(dot_at.x() - middle) < 30;
  put(QStringLiteral("$m$"), taken ? dilution_left + (at.right - dilution_left) * 0.75 : middle, {12}, theme.ink2);
}

std::uint64_t RelabelPicture::subset_at(QPointF at, const QRectF& area) const {
  const double scale = stage_scale(area.size(), natural_size(), relabel_least_height);
  const DilutionPlace place(area.size() / scale);
  const double x = Stage::place(at, area, natural_size(), relabel_least_height).x();
  const double share = std::clamp((x - dilution_left) / (place.right - dilution_left), 0.0, 1.0);
  const double m = std::round(share * static_cast<double>(run_->n()));
  return std::clamp<std::uint64_t>(static_cast<std::uint64_t>(m), 1, run_->n());
}

std::optional<std::size_t> RelabelPicture::chip_at(QPointF at, const QRectF& area) const {
  const QPointF here = Stage::place(at, area, natural_size(), relabel_least_height);
  if (here.y() < chips_rule_y - 10 || here.y() > strip_top_y) return std::nullopt;
  std::optional<std::size_t> nearest;
  double least = 40;
  for (std::size_t i = 0; i < shown_chips(); ++i) {
    const double off = std::abs(chip_rect(i, chips_y).center().x() - here.x());
    if (off < least) {
      least = off;
      nearest = i;
    }
  }
  return nearest;
}

// --- The class where the first hypothesis fails -----------------------------------------------------------------------------

void RelabelPicture::paint_witness(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const bool alone = run_->scenario.score == RelabelScore::representative;
  const double left = alone ? relabel_margin : stage.width / 2 + 4;
  const double right = stage.width - relabel_margin;
  constexpr double head = 38;
  const double squeeze = std::min(1.0, (stage.height - strip_top_y - head) / (196 - head));
  const auto y = [&](double offset) { return strip_top_y + head + (offset - head) * squeeze; };
  stage.painter.setPen(theme.ink);
  MathText::fitted(tr("Why the minimum, not the first?"), {14, QFont::DemiBold}, right - left)
      .draw(stage.painter, {left, strip_top_y + 23});
  const RelabelCounterexample& witness = run_->witness;
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("A class where it matters; $n$ = %1, $m$ = %2, $ε_0$ = $ε_1$ = 1")
                       .arg(whole_text(witness.rows), whole_text(witness.subset)),
                   {relabel_caption}, right - left)
      .draw(stage.painter, {left, y(41)});
  paint_witness_class(frame, left, y(54));
  const double bars = left + (alone ? 260 : 176);
  paint_witness_bars(frame, bars, y(54), right - bars);
  const std::uint64_t z_rows = witness.rows - witness.w_rows;
  const std::uint64_t least = z_rows > witness.subset ? z_rows - witness.subset : 0;
  stage.paragraph({left, y(160)},
                  tr("Without $a$ in $T$, “all +” is judged by bad_B: at least %1 errors, not good’s 0. One row of %2 "
                     "decides. The minimum moves by 1.")
                      .arg(whole_text(least), whole_text(witness.rows))
                      .replace(QStringLiteral("bad_B"), QStringLiteral("$bad_B$")),
                  {relabel_caption}, theme.ink2, right - left, 14);
}

void RelabelPicture::paint_witness_class(const Frame& frame, double left, double top) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  struct Line {
    QString name;
    Label w, a;
    std::string_view z;
  };
  const std::vector<Line> lines = {{QStringLiteral("$k$"), Label::minus, Label::minus, "+++++++"},
                                   {QStringLiteral("$bad_B$"), Label::plus, Label::minus, "-+--+--"},
                                   {QStringLiteral("$good$"), Label::plus, Label::plus, "+++++++"}};
  const double line = std::min(20.0, (stage.height - strip_top_y) / 9.8);
  const double high = std::min(15.0, line - 3);
  const double names = left + 42;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const double y = top + 9 + line * static_cast<double>(i);
    stage.rich({left, y + 4}, lines[i].name, {12}, theme.ink);
    draw_label_cell(stage.painter, theme, QRectF(names, y - high / 2, 19, high), lines[i].w);
    draw_label_cell(stage.painter, theme, QRectF(names + 23, y - high / 2, 19, high), lines[i].a);
    draw_micro_strip(stage.painter, theme, QRectF(names + 49, y - high / 2, 56, high), labels_of_signs(lines[i].z));
  }
  const double y = top + 9 + line * 3 + 2;
  stage.rich({names + 9.5, y}, QStringLiteral("$w$"), {12}, theme.ink2, 0.5);
  stage.rich({names + 32.5, y}, QStringLiteral("$a$"), {12}, theme.ink2, 0.5);
  const std::uint64_t z = run_->witness.rows - run_->witness.w_rows;
  stage.painter.setPen(theme.ink2);
  MathText::fitted(with_groups(tr("%n points $z$", nullptr, plural(z)), z), {relabel_caption}, 82)
      .draw(stage.painter, {names + 49, y});
}

void RelabelPicture::paint_witness_bars(const Frame& frame, double left, double top, double room) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const RelabelCounterexample& witness = run_->witness;
  const double line = std::min(22.0, (stage.height - strip_top_y) / 8.8);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("$a$ replaced by $b$"), {relabel_caption}, room).draw(stage.painter, {left, top + 4});
  const double claim = witness.privacy.paper_epsilon.value_or(4);
  const double unit = (room - 44) / std::max({witness.loss, claim, 0.1});
  const double first_y = top + 20;
  const double second_y = first_y + line;
  const QRectF bar(left, first_y - 6, std::max(1.0, witness.loss * unit), 12);
  stage.painter.fillRect(bar, theme.ink2);
  stage.rule({bar.right(), first_y - 9}, {bar.right(), first_y + 9}, theme.ink, 3 + theme.heavier);
  const MathText first = MathText(tr("first", "the score"), {relabel_caption}, MathText::Mode::mixed);
  if (first.width() + 12 < bar.width()) {
    stage.painter.setPen(theme.canvas);
    first.draw(stage.painter, {left + 6, first_y + 4});
  }
  const MathStyle bold{12, QFont::DemiBold};
  stage.rich({bar.right() + 6, first_y + 4}, privacy_text(witness.loss), bold, theme.ink);
  const double axis = second_y + line * 0.75;
  stage.rule({left, axis}, {left + claim * unit, axis}, theme.line);
  stage.dashed({left + claim * unit, first_y - 10}, {left + claim * unit, axis + 4}, theme.ink, 1.5 + theme.heavier, 5,
               3);
  const double repaired = witness.repaired_loss < 1e-9 ? 0 : witness.repaired_loss;  // rounding is no loss
  const double minimum = left + repaired * unit;
  stage.painter.fillRect(QRectF(left, second_y - 6, std::max(0.0, minimum - left), 12), theme.ink2);
  stage.rule({minimum, second_y - 9}, {minimum, second_y + 9}, theme.ink, 3 + theme.heavier);
  const QString number = repaired == 0 ? QStringLiteral("0.000") : privacy_text(repaired);
  const QString which = tr("minimum", "the score");
  const double number_width = mixed_width(number, bold);
  stage.painter.fillRect(
      QRectF(minimum + 5, second_y - 7, number_width + 9 + mixed_width(which, {relabel_caption}), 14), theme.canvas);
  stage.rich({minimum + 7, second_y + 4}, number, bold, theme.ink);
  stage.rich({minimum + 7 + number_width + 5, second_y + 4}, which, {relabel_caption}, theme.ink2);
  stage.rich({left + claim * unit + 5, axis + 2},
             tr("claim %1").arg(privacy_text(claim).remove(QStringLiteral(".000"))), {relabel_caption}, theme.ink2);
  if (stage.height < 590) return;  // no room for a line more
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("privacy loss at $w$, exact"), {relabel_caption}, room).draw(stage.painter, {left, axis + 18});
}

// --- The panel -------------------------------------------------------------------------------------------------------------

QString RelabelCostPicture::description() const {
  return tr("The choice of labels costs %1, a neighbour in T costs %2, together %3.")
      .arg(rational_text(run_->scenario.epsilon1), privacy_text(run_->neighbour_cost()),
           privacy_text(run_->study.privacy.epsilon));
}

void RelabelCostPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const double total = run_->study.privacy.epsilon;
  const double room = stage.width - 30;
  const double split = room * to_double(run_->scenario.epsilon1) / total;
  constexpr double top = 18;
  painter.fillRect(QRectF(0, top, split, 20), theme.ink2);
  painter.fillRect(QRectF(split, top, room - split, 20), theme.line);
  stage.dashed({room, top - 3}, {room, top + 25}, theme.ink, 1.75 + theme.heavier, 4, 3);
  const MathStyle bold{12, QFont::DemiBold};
  const QString words = privacy_text(total);
  const double width = mixed_width(words, bold);
  stage.rich({std::min(room - width / 2, stage.width - width), top - 6}, words, bold, theme.ink);
  const QString first = tr("choose labels %1").arg(rational_text(run_->scenario.epsilon1));
  const QString second = tr("a neighbour in $T$ %1").arg(privacy_text(run_->neighbour_cost()));
  painter.setPen(theme.ink2);
  MathText::fitted(first + QStringLiteral(" · ") + second, {relabel_caption}, stage.width).draw(painter, {0, top + 38});
}

}  // namespace littlestone::ui
