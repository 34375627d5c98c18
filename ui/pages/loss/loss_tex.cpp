// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_tex.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/math_text.hpp"
#include "ui/kit/text_sink.hpp"
#include "ui/kit/tikz_text.hpp"
#include "ui/pages/loss/loss_table.hpp"

namespace littlestone::ui {
namespace {

constexpr double bp_of_px = 0.75;

QByteArray digits_of(double value) { return QByteArray::number(value, 'g', 8); }

QByteArray tex_words(const QString& markup) {
  const MathText text(markup, {}, MathText::Mode::mixed);
  return tex_of(text.set_line().runs).value_or(QByteArray());
}

QByteArray point_of(double n, double value) { return '(' + digits_of(n) + ',' + digits_of(value) + ')'; }

/// The mark of pgfplots that is nearest to the mark of the plot.
QByteArray pgf_mark(LearnerLook::Mark mark) {
  switch (mark) {
    case LearnerLook::Mark::disc: return "mark=*";
    case LearnerLook::Mark::ring: return "mark=o";
    case LearnerLook::Mark::cross: return "mark=x";
    case LearnerLook::Mark::square: return "mark=square*";
    case LearnerLook::Mark::diamond: return "mark=diamond*";
    case LearnerLook::Mark::triangle: break;
  }
  return "mark=triangle*";
}

QByteArray pgf_dash(const QList<double>& dash) {
  QByteArray pattern;
  for (qsizetype i = 0; i < dash.size(); ++i) {
    pattern += (i % 2 == 0 ? "on " : " off ") + digits_of(dash[i] * bp_of_px) + "bp";
  }
  return pattern.isEmpty() ? QByteArray("solid") : "dash pattern=" + pattern;
}

QByteArray color_name(LearnerKind learner) { return "ll" + QByteArray::number(static_cast<int>(learner)) + "learner"; }

QByteArray html(const QColor& color) { return color.name().mid(1).toUpper().toLatin1(); }

}  // namespace

LossTex::LossTex(const Scenario& scenario, const SweepResult& result, const std::optional<TheoremSizes>& theorem,
                 LossDrawn drawn)
    : scenario_(scenario), result_(result), theorem_(theorem), drawn_(drawn) {}

LossTex::Axis LossTex::axis() const {
  Axis axis{1e300, 0, to_double(scenario_.alpha)};
  for (const SweepCell& cell : result_.cells) {
    const auto n = static_cast<double>(cell.examples);
    axis.from = std::min(axis.from, n);
    axis.to = std::max(axis.to, n);
    for (const double loss : cell.losses) axis.top = std::max(axis.top, loss);
  }
  if (axis.to <= 0) axis = {10, 100'000, axis.top};
  axis.from /= 1.25;
  axis.to *= 1.25;
  axis.top *= 1.06;
  return axis;
}

QByteArray LossTex::losses(LearnerKind learner, const QByteArray& color, const Theme& theme) const {
  QByteArray dots;
  QByteArray upper;
  QByteArray lower;
  QByteArray means;
  for (const SweepCell& cell : result_.cells) {
    if (cell.learner != learner) continue;
    const auto n = static_cast<double>(cell.examples);
    const CellSummary summary = summarize(cell, to_double(scenario_.alpha));
    means += point_of(n, summary.mean);
    upper += point_of(n, summary.q90);
    lower.prepend(point_of(n, summary.q10));
    const auto [least, most] = std::minmax_element(cell.losses.begin(), cell.losses.end());
    if (cell.losses.empty() || *least == *most) continue;
    for (const double loss : cell.losses) dots += point_of(n, loss);
  }
  if (means.isEmpty()) return {};
  const LearnerLook look = learner_look(learner, theme);
  QByteArray plots = "\\addplot[draw=none,fill=" + color + ",fill opacity=0.15,forget plot] coordinates {" + upper +
                     lower + "} \\closedcycle;\n";
  if (!dots.isEmpty()) {
    plots += "\\addplot[only marks,mark=*,mark size=0.6bp," + color + ",opacity=0.5,forget plot] coordinates {" + dots +
             "};\n";
  }
  plots += "\\addplot[" + color + ",line width=1.3bp," + pgf_dash(look.dash) + ',' + pgf_mark(look.mark) +
           ",mark size=2.4bp,mark options={solid}] coordinates {" + means + "};\n";
  return plots;
}

QByteArray LossTex::shares(LearnerKind learner, const QByteArray& color, const Theme& theme) const {
  QByteArray shares;
  for (const SweepCell& cell : result_.cells) {
    if (cell.learner != learner) continue;
    shares += point_of(static_cast<double>(cell.examples), summarize(cell, to_double(scenario_.alpha)).success_rate);
  }
  if (shares.isEmpty()) return {};
  const LearnerLook look = learner_look(learner, theme);
  return "\\addplot[" + color + ",line width=1.3bp," + pgf_dash(look.dash) + ',' + pgf_mark(look.mark) +
         ",mark size=2.4bp,mark options={solid}] coordinates {" + shares + "};\n";
}

QByteArray LossTex::theorem_lines(const Axis& axis) const {
  if (!theorem_) return {};
  QByteArray lines;
  const auto add = [&](const std::optional<LargeCount>& count, LearnerKind learner) {
    if (!count || count->log10 > std::log10(axis.to)) return;
    const QByteArray n = digits_of(std::pow(10.0, count->log10));
    lines += "\\draw[" + color_name(learner) + ",line width=0.9bp,dotted] ({axis cs:" + n +
             ",0}|-{rel axis cs:0,0}) -- ({axis cs:" + n + ",0}|-{rel axis cs:0,1});\n";
  };
  add(theorem_->sharp, LearnerKind::private_learner);
  add(theorem_->paper, LearnerKind::private_learner);
  add(theorem_->lean, LearnerKind::lean);
  add(theorem_->chain, LearnerKind::chain);
  add(theorem_->agnostic, LearnerKind::relabelled);
  return lines;
}

QByteArray LossTex::source(QSizeF size, const Theme& theme) const {
  const Axis range = axis();
  QByteArray source;
  QByteArray above;
  QByteArray below;
  QByteArray legend;
  for (const LearnerKind learner : scenario_.learners) {
    const QByteArray name = color_name(learner);
    source += "\\definecolor{" + name + "}{HTML}{" + html(learner_look(learner, theme).color) + "}\n";
    const QByteArray plots = losses(learner, name, theme);
    if (plots.isEmpty()) continue;
    above += plots;
    below += shares(learner, name, theme);
    legend += (legend.isEmpty() ? "" : ",") + tex_words(learner_name(learner));
  }
  const QByteArray width = digits_of((size.width() - 40) * bp_of_px) + "bp";
  const double height = (size.height() - 90) * bp_of_px;
  const QByteArray common =
      "width=" + width + ",scale only axis=false,xmode=log,xmin=" + digits_of(range.from) +
      ",xmax=" + digits_of(range.to) +
      ",axis lines=left,tick align=outside,clip mode=individual,ymajorgrids,grid style={black!12}";
  const auto across = [&](double value) {
    return "\\draw[dashed,line width=0.9bp] ({rel axis cs:0,0}|-{axis cs:" + digits_of(range.from) + ',' +
           digits_of(value) + "}) -- ({rel axis cs:1,0}|-{axis cs:" + digits_of(range.from) + ',' + digits_of(value) +
           "});\n";
  };
  const bool shares_below = drawn_ == LossDrawn::screen;
  const QByteArray below_axis = ",xlabel={" + tex_words(tr("$n$, examples given to the learner (log scale)")) + "}";
  source += "\\begin{tikzpicture}\n\\begin{axis}[name=losses," + common +
            ",height=" + digits_of(shares_below ? height * 0.6 : height) + "bp,ymin=0,ymax=" + digits_of(range.top) +
            ",ylabel={" + tex_words(loss_axis_title(scenario_.replicates)) + "}" +
            (shares_below ? QByteArray() : below_axis) +
            ",legend style={draw=none,fill=none,font=\\small,at={(1,1)},anchor=north east},legend cell align=left]\n" +
            above + across(to_double(scenario_.alpha)) + theorem_lines(range);
  if (!legend.isEmpty()) source += "\\legend{" + legend + "}\n";
  source += "\\end{axis}\n";
  if (!shares_below) return source + "\\end{tikzpicture}%\n";
  source += "\\begin{axis}[at={(losses.below south west)},anchor=north west,yshift=-6bp," + common +
            ",height=" + digits_of(height * 0.4) + "bp,ymin=0,ymax=1.05,ylabel={" +
            tex_words(tr("share with loss ≤ $α$")) + "}" + below_axis + "]\n" + below +
            across(1 - to_double(scenario_.beta)) + theorem_lines(range) + "\\end{axis}\n\\end{tikzpicture}%\n";
  return source;
}

}  // namespace littlestone::ui
