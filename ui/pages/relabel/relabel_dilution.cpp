// SPDX-License-Identifier: GPL-3.0-or-later
// What dilution costs, the class where the first hypothesis fails, and the panel.
#include "ui/pages/relabel/relabel_frame.hpp"
#include "ui/words/bounds.hpp"

namespace littlestone::ui {

using namespace relabel_parts;

// --- Dilution

void RelabelPicture::paint_dilution(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const DilutionPlace at({stage.width, stage.height});
  const auto n = static_cast<double>(run_->n());
  stage.painter.setPen(theme.ink);
  MathText::fitted(with_groups(tr("Dilution: what $m$ of %n rows cost", nullptr, plural(run_->n())), run_->n()),
                   {14, QFont::DemiBold}, at.right + 40 - page_margin)
      .draw(stage.painter, {page_margin, strip_top_y + 23});
  const auto& paper = run_->study.privacy.paper_epsilon;
  const double end = run_->curve.back().epsilon;
  const double step = next_round(std::max(end, paper.value_or(0)) / 4.2);
  const double most = step * std::ceil(std::max(end, paper.value_or(0)) / step - 1e-9);
  stage.rich({page_margin, at.top + 4 - 16}, QStringLiteral("$ε$"), {12}, theme.ink2);
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
    stage.rich({at.right + 12, at.y_of(end, most) + 4}, upper_text(end), {relabel_caption}, theme.ink2);
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
  const QString words = upper_text(epsilon);
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

// --- The class where the first hypothesis fails

void RelabelPicture::paint_witness(const Frame& frame) const {
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const bool alone = run_->scenario.score == RelabelScore::representative;
  const double left = alone ? page_margin : stage.width / 2 + 4;
  const double right = stage.width - page_margin;
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
  stage.rich({bar.right() + 6, first_y + 4}, lower_text(witness.loss), bold, theme.ink);
  const double axis = second_y + line * 0.75;
  stage.rule({left, axis}, {left + claim * unit, axis}, theme.line);
  stage.dashed({left + claim * unit, first_y - 10}, {left + claim * unit, axis + 4}, theme.ink, 1.5 + theme.heavier, 5,
               3);
  const double repaired = witness.repaired_loss < 1e-9 ? 0 : witness.repaired_loss;  // rounding is no loss
  const double minimum = left + repaired * unit;
  stage.painter.fillRect(QRectF(left, second_y - 6, std::max(0.0, minimum - left), 12), theme.ink2);
  stage.rule({minimum, second_y - 9}, {minimum, second_y + 9}, theme.ink, 3 + theme.heavier);
  const QString number = upper_text(repaired);
  const QString which = tr("minimum", "the score");
  const double number_width = mixed_width(number, bold);
  stage.painter.fillRect(
      QRectF(minimum + 5, second_y - 7, number_width + 9 + mixed_width(which, {relabel_caption}), 14), theme.canvas);
  stage.rich({minimum + 7, second_y + 4}, number, bold, theme.ink);
  stage.rich({minimum + 7 + number_width + 5, second_y + 4}, which, {relabel_caption}, theme.ink2);
  stage.rich({left + claim * unit + 5, axis + 2}, tr("claim %1").arg(upper_text(claim).remove(QStringLiteral(".00"))),
             {relabel_caption}, theme.ink2);
  if (stage.height < 590) return;  // no room for a line more
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("privacy loss at $w$, exact"), {relabel_caption}, room).draw(stage.painter, {left, axis + 18});
}

// --- The panel

QString RelabelCostPicture::description() const {
  return tr("The choice of labels costs %1, a neighbour in T costs %2, together %3.")
      .arg(rational_text(run_->scenario.epsilon1), upper_text(run_->neighbour_cost()),
           upper_text(run_->study.privacy.epsilon));
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
  const QString words = upper_text(total);
  const double width = mixed_width(words, bold);
  stage.rich({std::min(room - width / 2, stage.width - width), top - 6}, words, bold, theme.ink);
  const QString first = tr("choose labels %1").arg(rational_text(run_->scenario.epsilon1));
  const QString second = tr("a neighbour in $T$ %1").arg(upper_text(run_->neighbour_cost()));
  painter.setPen(theme.ink2);
  MathText::fitted(first + QStringLiteral(" · ") + second, {relabel_caption}, stage.width).draw(painter, {0, top + 38});
}

}  // namespace littlestone::ui
