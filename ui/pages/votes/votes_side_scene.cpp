// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel of the votes: who would still be wrong, and what the answers so far have told.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/votes/votes_scene.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct VotesSide {
  Q_DECLARE_TR_FUNCTIONS(VotesSidePicture)

 public:
  const VotesRun& run;
  const VotesLog& log;
  QSizeF room;
  Scene scene = {};
  double right = room.width() - left;
  double wide = right - left;

  static constexpr double left = 6;  // clear of the ring around a picture that has the keys
  static constexpr double bars_top = 28;
  static constexpr double bars_base = 84;
  static constexpr double meter_top = 135;

  // --- Who would still be wrong

  void wrong() {
    const QString target = plain_name(run.concept_class().given_name(run.scenario.target));
    QString title = run.by_hand() ? tr("chance of another answer than %1's, this $S$").arg(target)
                                  : tr("chance of a wrong answer, this $S$, %1").arg(vote_rule_name(run.scenario.rule));
    if (MathText::fitted(title, styles::small, wide).width() > wide)
      title = QCoreApplication::translate("PageTable", "chance of a wrong answer");
    scene.words({left, 16}, title, styles::small, &Theme::ink2, 0, wide);
    const Axis points = Axis::columns(run.wrong.size(), left, right);
    const double pitch = points.unit();
    const double width = std::clamp(pitch - 8, std::min(pitch, 1.0), 24.0);
    const bool framed = pitch >= 12;
    Boxes bars;
    for (std::size_t x = 0; x < run.wrong.size(); ++x) {
      const QRectF whole(points.px(static_cast<double>(x)) - width / 2, bars_top, width, bars_base - bars_top);
      if (framed) scene.box(whole, nullptr, thin(&Theme::hair), 2);
      const double high = run.wrong[x] > 0 ? std::max(1.0, whole.height() * run.wrong[x]) : 0;
      bars.rects << QRectF(whole.left(), whole.bottom() - high, width, high);
    }
    scene.add(std::move(bars), &Theme::ink2);
    if (!framed) scene.line({left, bars_base}, {right, bars_base}, thin(&Theme::line));
    // The asked point's words first, then those that have room.
    LabelPlaces places(QRectF(-2, bars_base, room.width() + 4, 34));
    name(points, run.asked, places);
    for (std::size_t x = 0; x < run.wrong.size(); ++x)
      if (x != run.asked) name(points, x, places);
  }

  /// A point and its chance below its bar.
  void name(const Axis& points, std::size_t x, LabelPlaces& places) {
    const bool asked = x == run.asked;
    const MathStyle& style = asked ? styles::small_bold : styles::small;
    const Ink ink = asked ? &Theme::ink : &Theme::ink2;
    const QString value = told_probability(run.wrong[x]);
    const QString name = brief_name(run.concept_class().point_name(static_cast<PointIndex>(x)));
    const double half = std::max(width_of(value, style), width_of(name, style)) / 2;
    const double middle =
        std::clamp(points.px(static_cast<double>(x)), left + half, std::max(left + half, right - half));
    if (places.find({{middle - half - 1.5, bars_base + 2, 2 * half + 3, 30}}, asked).isNull()) return;
    scene.words({middle, bars_base + 14}, value, style, ink, 0.5);
    scene.words({middle, bars_base + 29}, name, style, ink, 0.5);
  }

  // --- What the answers have told

  void meter() {
    const MathStyle bold{13, QFont::DemiBold};
    const std::size_t asked = log.questions().size();
    const QString title = asked == 0 ? tr("No answer asked yet") : tr("%n answer(s) so far", nullptr, plural(asked));
    scene.words({left, meter_top + 6}, title, bold, &Theme::ink);
    if (asked == 0) {
      scene.paragraph({left, meter_top + 25}, tr("The key A asks; each answer costs."), styles::plain, &Theme::ink2,
                      wide, 16);
      return;
    }
    newest();
    costs();
  }

  /// The newest answers, oldest first.
  void newest() {
    constexpr std::size_t most = 9;
    const double y = meter_top + 28;
    const auto& questions = log.questions();
    double x = left;
    const std::size_t first = questions.size() > most ? questions.size() - most : 0;
    if (first > 0) x += scene.words({x, y}, QStringLiteral("…"), styles::small, &Theme::ink3).width() + 4;
    for (std::size_t i = first; i < questions.size(); ++i) {
      const QString name = brief_name(run.concept_class().point_name(questions[i].point));
      const double width = width_of(name, styles::small);
      if (x + width + 18 > right) break;
      scene.words({x, y}, name, styles::small, &Theme::ink2);
      scene.add(LabelCell{{x + width + 2, y - 10.5, 13, 13}, questions[i].answer}, nullptr);
      x += width + 22;
    }
  }

  /// One answer, then all of them by three rules.
  void costs() {
    const AnswersPrivacy& privacy = log.privacy();
    const QString delta = rational_text(privacy.delta);
    const Axis axis{0, std::isfinite(privacy.basic) ? std::max(privacy.basic, 1e-9) : 1, left + 128, right - 40};
    double y = meter_top + 52;
    const auto cost = [&](const QString& words, double epsilon, bool strong = false) {
      const MathStyle& style = strong ? styles::small_bold : styles::small;
      const Ink ink = strong ? &Theme::ink : &Theme::ink2;
      scene.words({left, y}, words, style, ink, 0, axis.begin - left - 6);
      scene.line({axis.begin, y - 4}, {axis.end, y - 4}, thin(&Theme::hair));
      const double bar = axis.px(std::min(epsilon, axis.to)) - axis.begin;
      scene.box({axis.begin, y - 8, std::max(1.0, bar), 7}, strong ? &Theme::ink : &Theme::ink3);
      scene.words({right, y}, upper_text(epsilon), style, ink, 1);
      y += 18;
    };
    cost(tr("one answer"), privacy.one);
    cost(tr("all, added up"), privacy.basic);
    cost(tr("advanced, δ %1").arg(delta), privacy.advanced);
    cost((privacy.exact ? tr("exact, δ %1") : tr("best known, δ %1")).arg(delta), privacy.composed, true);
  }

  [[nodiscard]] QString says() const {
    QString words =
        tr("The chance of a wrong answer at each point; on average %1.").arg(told_probability(run.expected_wrong));
    if (!log.questions().empty())
      words += u' ' + tr("%n answer(s) so far, together %1-private.", nullptr, plural(log.questions().size()))
                          .arg(upper_text(log.privacy().basic));
    return words;
  }

  Scene all() {
    wrong();
    scene.line({left, meter_top - 14}, {right, meter_top - 14}, thin(&Theme::hair));
    meter();
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

ScenePicture votes_side_picture(std::shared_ptr<const VotesRun> run, VotesLog log) {
  const QSizeF size(256, log.questions().empty() ? 185 : 251);
  return {size, size.height(), [run = std::move(run), log = std::move(log)](int, QSizeF room) {
            return VotesSide{*run, log, room}.all();
          }};
}

}  // namespace littlestone::ui
