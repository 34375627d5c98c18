// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/loss_tex.hpp"

#include <QCoreApplication>
#include <cmath>
#include <optional>

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

/// The coordinates of one number of every point.
template <class Value>
QByteArray coordinates(const LossSeries& series, Value value) {
  QByteArray all;
  for (const LossPoint& point : series.points) all += point_of(point.examples(), value(point));
  return all;
}

struct LossTex {
  Q_DECLARE_TR_FUNCTIONS(LossTex)

 public:
  const LossData& data;
  LossDrawn drawn;
  double from = data.measured_sizes().first / 1.25;
  double to = data.measured_sizes().second * 1.25;
  double top = 1.06 * data.largest_loss();

  static QByteArray line(const LossSeries& series, const QByteArray& points) {
    const LearnerLook look = learner_look(series.learner);
    return "\\addplot[" + color_name(series.learner) + ",line width=1.3bp," + pgf_dash(look.dash) + ',' +
           pgf_mark(look.mark) + ",mark size=2.4bp,mark options={solid}] coordinates {" + points + "};\n";
  }

  static QByteArray losses(const LossSeries& series) {
    const QByteArray color = color_name(series.learner);
    QByteArray dots;
    QByteArray lower;
    for (const LossPoint& point : series.points) {
      lower.prepend(point_of(point.examples(), point.says.q10));
      if (!point.runs_differ()) continue;
      for (const double loss : point.cell.losses) dots += point_of(point.examples(), loss);
    }
    QByteArray plots = "\\addplot[draw=none,fill=" + color + ",fill opacity=0.15,forget plot] coordinates {" +
                       coordinates(series, [](const LossPoint& point) { return point.says.q90; }) + lower +
                       "} \\closedcycle;\n";
    if (!dots.isEmpty()) {
      plots += "\\addplot[only marks,mark=*,mark size=0.6bp," + color + ",opacity=0.5,forget plot] coordinates {" +
               dots + "};\n";
    }
    return plots + line(series, coordinates(series, [](const LossPoint& point) { return point.loss(); }));
  }

  static QByteArray shares(const LossSeries& series) {
    QByteArray plots;
    for (const LossPoint& point : series.points) {
      if (!may_release_nothing(series.learner)) break;
      const Interval& interval = point.says.success_interval;
      const auto end = [&](double share) { return "(axis cs:" + point_of(point.examples(), share).mid(1); };
      plots += "\\draw[" + color_name(series.learner) + ",line width=3bp,opacity=0.35] " + end(interval.low) + " -- " +
               end(interval.high) + ";\n";
    }
    return plots + line(series, coordinates(series, [](const LossPoint& point) { return point.says.success_rate; }));
  }

  [[nodiscard]] QByteArray theorem_lines() const {
    if (!data.theorem) return {};
    QByteArray lines;
    const auto add = [&](const std::optional<LargeCount>& count, LearnerKind learner) {
      if (!count || count->log10 > std::log10(to)) return;
      const QByteArray n = digits_of(std::pow(10.0, count->log10));
      lines += "\\draw[" + color_name(learner) + ",line width=0.9bp,dotted] ({axis cs:" + n +
               ",0}|-{rel axis cs:0,0}) -- ({axis cs:" + n + ",0}|-{rel axis cs:0,1});\n";
    };
    add(data.theorem->sharp, LearnerKind::private_learner);
    add(data.theorem->paper, LearnerKind::private_learner);
    add(data.theorem->lean, LearnerKind::lean);
    add(data.theorem->chain, LearnerKind::chain);
    add(data.theorem->agnostic, LearnerKind::relabelled);
    return lines;
  }

  [[nodiscard]] QByteArray across(double value) const {
    const QByteArray at = "{axis cs:" + digits_of(from) + ',' + digits_of(value) + "}";
    return "\\draw[dashed,line width=0.9bp] ({rel axis cs:0,0}|-" + at + ") -- ({rel axis cs:1,0}|-" + at + ");\n";
  }

  [[nodiscard]] QByteArray source(QSizeF size, const Theme& theme) const {
    QByteArray source;
    QByteArray above;
    QByteArray below;
    QByteArray legend;
    for (const LearnerKind learner : data.scenario.learners) {
      source += "\\definecolor{" + color_name(learner) + "}{HTML}{" + html(theme.*learner_look(learner).ink) + "}\n";
      const LossSeries* series = series_of(data.series, learner);
      if (series == nullptr) continue;
      above += losses(*series);
      below += shares(*series);
      legend += (legend.isEmpty() ? "" : ",") + tex_words(learner_name(learner));
    }
    const double height = (size.height() - 90) * bp_of_px;
    const QByteArray common = "width=" + digits_of((size.width() - 40) * bp_of_px) +
                              "bp,scale only axis=false,xmode=log,xmin=" + digits_of(from) + ",xmax=" + digits_of(to) +
                              ",axis lines=left,tick align=outside,clip mode=individual,ymajorgrids,grid "
                              "style={black!12}";
    const bool shares_below = drawn == LossDrawn::screen;
    const QByteArray below_axis = ",xlabel={" + tex_words(tr("$n$, examples given to the learner (log scale)")) + "}";
    source += "\\begin{tikzpicture}\n\\begin{axis}[name=losses," + common +
              ",height=" + digits_of(shares_below ? height * 0.6 : height) + "bp,ymin=0,ymax=" + digits_of(top) +
              ",ylabel={" + tex_words(loss_axis_title(data.scenario.replicates)) + "}" +
              (shares_below ? QByteArray() : below_axis) +
              ",legend style={draw=none,fill=none,font=\\small,at={(1,1)},anchor=north east},legend cell "
              "align=left]\n" +
              above + across(to_double(data.scenario.alpha)) + theorem_lines();
    if (!legend.isEmpty()) source += "\\legend{" + legend + "}\n";
    source += "\\end{axis}\n";
    if (!shares_below) return source + "\\end{tikzpicture}%\n";
    return source + "\\begin{axis}[at={(losses.below south west)},anchor=north west,yshift=-6bp," + common +
           ",height=" + digits_of(height * 0.4) + "bp,ymin=0,ymax=1.05,ylabel={" +
           tex_words(tr("share with loss ≤ $α$")) + "}" + below_axis + "]\n" + below +
           across(1 - to_double(data.scenario.beta)) + theorem_lines() + "\\end{axis}\n\\end{tikzpicture}%\n";
  }
};

}  // namespace

QByteArray loss_tex(const LossData& data, LossDrawn drawn, QSizeF size, const Theme& theme) {
  return LossTex{data, drawn}.source(size, theme);
}

}  // namespace littlestone::ui
