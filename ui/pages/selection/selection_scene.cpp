// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/selection/selection_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/motion.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/privacy.hpp"

namespace littlestone::ui {
namespace {

struct SelectionScene {
  Q_DECLARE_TR_FUNCTIONS(SelectionPicture)

 public:
  const PrivateRun& run;
  int step;
  SelectionForm form;
  const SelectionDraws* again;
  QSizeF room;
  Scene scene = {};
  const PrivateLearnerResult& result = run.result;
  const std::vector<Candidate>& list = result.list;
  std::uint64_t fresh = result.internals.selection_sample.size();
  bool page = form == SelectionForm::page;
  bool printed = form == SelectionForm::printed;
  double boundary = printed ? room.width() : room.width() - public_width;
  double heading = page ? page_heading : 20;
  double dots_left = printed ? 116 : 146;  // of the errors
  double dots_width = printed ? 92 : 156;
  double bars_left = 0;
  double bars_width = 0;

  static constexpr double page_heading = 48;
  static constexpr double pitch_on_page = 36;
  static constexpr double comparison_height = 150;  // of the answer beside the target
  static constexpr double printed_below = 66;       // the draw and what leaves
  /// Above and below the rows of a page.
  static constexpr double others = page_heading + 32 + 88 + comparison_height;

  [[nodiscard]] static QSizeF natural(const PrivateRun& of, SelectionForm form) {
    const auto rows = static_cast<double>(of.result.list.empty() ? 2 : std::min<std::size_t>(of.result.list.size(), 8));
    if (form == SelectionForm::strip) return {728, 148};
    if (form == SelectionForm::printed) return {column_width, pitch_on_page * rows + printed_below};
    return {728, others + pitch_on_page * static_cast<double>(std::clamp<std::size_t>(of.result.list.size(), 2, 8))};
  }

  [[nodiscard]] const ConceptClass& concepts() const { return run.concept_class(); }
  [[nodiscard]] QString errors_text(const Candidate& one) const {
    return tr("%1 of %2").arg(number_text(one.errors), number_text(fresh));
  }
  [[nodiscard]] QString title_of(const LabelVector& labels, const MathStyle& style, double whole) const {
    const Name name = concepts().name_of(labels);
    return name.empty() ? tr("new") : name_markup(name, style, whole);
  }

  void ground() {
    scene.box({0, 0, boundary, room.height()}, &Theme::noise_ground).faded = 0.35;
    if (page) return scene.privacy_boundary(boundary, 4, room.height(), public_width);
    scene.line({boundary, 0}, {boundary, room.height()}, {&Theme::noise, 2.5, 1, 7, 5});
    scene.line({page_margin, 0}, {room.width() - page_margin, 0}, thin(&Theme::line)).opacity = 0.5;
  }

  void title() {
    const double start =
        page_margin + 10 + scene.words({page_margin, heading}, tr("Selection"), styles::heading, &Theme::ink).width();
    scene.words({start, heading},
                tr("errors on %1 fresh examples; chance ∝ exp(−$ε$ · errors/2)", nullptr, plural(fresh))
                    .arg(number_text(fresh)),
                styles::plain, &Theme::ink2);
  }

  // --- The rows

  void place_columns() {
    constexpr double most_dots_left = 182;  // longer names are cut
    double words = 44;
    for (const Candidate& one : list) {
      words = std::max(words, width_of(errors_text(one), styles::plain));
      const double name = predictor_title(concepts(), one.labels, most_dots_left).width();
      const double end = page_margin + name_offset(one.labels.size()) + name + 10;
      dots_left = std::max(dots_left, std::min(end, most_dots_left));
    }
    bars_left = dots_left + dots_width + 18 + words + 12;
    bars_width = boundary - (printed ? 44 : 64) - bars_left;
  }

  /// Returns where they end.
  double rows() {
    place_columns();
    const double pitch = form == SelectionForm::strip ? 24 : pitch_on_page;
    const double fitting = printed ? 8
                           : page  ? std::max(2.0, std::floor((room.height() - others) / pitch + 1e-6))
                                   : std::max(1.0, std::floor((room.height() - 76) / pitch));
    const auto most = static_cast<std::size_t>(fitting);
    const std::size_t shown = list.size() > most ? std::max<std::size_t>(most, 2) - 1 : list.size();
    double y = printed ? 16 : heading + (page ? 32 : 23);
    for (std::size_t i = 0; i < shown; ++i, y += pitch) row(i, y);
    if (shown == list.size()) return y;
    double rest = 0;
    for (std::size_t i = shown; i < list.size(); ++i) rest += list[i].probability;
    QString text = tr("+ %1 more").arg(number_text(list.size() - shown));
    if (step >= 2) text += tr(", together %1").arg(told_probability(rest));
    scene.words({page_margin, y + 4.5}, text, styles::small, &Theme::ink3);
    return y + pitch;
  }

  void row(std::size_t i, double y) {
    const Candidate& one = list[i];
    scene.predictor(page_margin, y, concepts(), one.labels, false,
                    dots_left - page_margin - name_offset(one.labels.size()) - 10);
    if (fresh > 0) errors(i, y);
    scene.words({dots_left + dots_width + 18, y + 4.5}, errors_text(one), styles::plain, &Theme::ink2);
    if (step < 2) return;
    const bool chosen = step >= 4 && result.selected == i;
    const MathStyle& style = chosen ? styles::bold : styles::plain;
    const double length = bars_width * one.probability;
    const QString chance = probability_text(one.probability);
    const QString key = QStringLiteral("chance %1").arg(i);
    scene.box({bars_left, y - 7, length, 14}, &Theme::ink2).grows(key, Box{{bars_left, y - 7, 0, 14}});
    scene.words({bars_left + length + 6, y + 4.5}, chance, style, &Theme::ink)
        .grows(key + u'=', Text{chance, style, {bars_left + 6, y + 4.5}});
    if (again != nullptr) drawn_again(i, y);
  }

  /// n' small circles, the errors filled; a bar of the same length when there are too many to count by eye.
  void errors(std::size_t i, double y) {
    const std::uint64_t wrong = list[i].errors;
    const double pitch = fresh <= 20 ? 8.2 : dots_width / static_cast<double>(fresh - 1);
    const QString key = QStringLiteral("errors %1").arg(i);
    if (pitch < 3.2) {
      const QRectF whole(dots_left - 3, y - 4, dots_width + 6, 8);
      scene.box(whole, nullptr, thin(&Theme::line)).named(key);
      const double share = static_cast<double>(wrong) / static_cast<double>(fresh);
      scene.box({whole.topLeft(), QSizeF(whole.width() * share, 8)}, &Theme::ink).named(key + u'=');
      return;
    }
    Dots right{{}, std::min(2.7, pitch * 0.36)};
    Dots filled = right;
    for (std::uint64_t e = 0; e < fresh; ++e)
      (e < wrong ? filled : right).centres << QPointF(dots_left + pitch * static_cast<double>(e), y);
    scene.add(std::move(right), nullptr, thin(&Theme::line)).named(key);
    scene.add(std::move(filled), &Theme::ink).named(key + u'=');
  }

  /// Below a bar on its scale: the share of the draws that were made again as a dot with its interval; the bar's end
  /// comes down to it.
  void drawn_again(std::size_t i, double y) {
    const Axis shares{0, 1, bars_left, bars_left + bars_width};
    const Interval interval = again->interval(i);
    const double low = shares.px(interval.low);
    const double high = shares.px(interval.high);
    const double exact = shares.px(list[i].probability);
    const double line = y + 14;
    scene.line({low, line}, {high, line}, thin(&Theme::line, 4));
    scene.line({exact, y + 7}, {exact, line + 5}, {&Theme::ink});
    scene.disc({shares.px(static_cast<double>(again->counts[i]) / static_cast<double>(again->draws)), line}, 3.4,
               &Theme::ink2);
    const QString words = tr("drawn again: %1 of %2").arg(number_text(again->counts[i]), number_text(again->draws));
    const double right = std::max(high, exact) + 10;
    const bool fits = right + width_of(words, styles::plain) < boundary - 8;
    scene.words({fits ? right : std::min(low, exact) - 10, line + 4}, words, styles::plain, &Theme::ink2, fits ? 0 : 1);
  }

  // --- The draw

  void draw(double y) {
    const double left = page_margin + 0.6;
    const double gap = list.size() > 1 ? std::min(4.0, 40.0 / static_cast<double>(list.size())) : 0;
    const double usable = boundary - 15 - left - gap * static_cast<double>(list.size() - 1);
    double x = left;
    for (std::size_t i = 0; i < list.size(); ++i) {
      const QRectF box(x, y, usable * list[i].probability, 18.75);
      const bool chosen = result.selected == i;
      segment(box, list[i].labels, chosen && step >= 4);
      if (chosen) pointer(left, box);
      x = box.right() + gap;
    }
  }

  void segment(const QRectF& box, const LabelVector& labels, bool chosen) {
    const MathStyle style{12.5};
    const QString name = box.width() > 26 ? title_of(labels, style, box.width() - 12) : QString();
    const auto put = [&](Ink fill, Ink ink, const QString& key) {
      scene.box(box, fill, {&Theme::ink, 1.25, 0}, std::min(2.0, box.width() / 2)).named(key);
      if (!name.isEmpty()) scene.words(box.topLeft() + QPointF(7.5, 13.4), name, style, ink).named(key);
    };
    scene.touch({box, 2}, Kin::of_predictor(labels));
    put(&Theme::window, &Theme::ink, {});
    if (chosen) put(&Theme::ink, &Theme::canvas, QStringLiteral("chosen"));  // nothing before has this key: it fades in
  }

  /// Where in the segment the draw fell is not recorded: rejection sampling has no such point. Its middle stands for it.
  void pointer(double left, const QRectF& box) {
    const auto at = [&](double x) {
      const QPointF tip(x, box.top() - 2.6);
      return Area{{{tip, tip + QPointF(5, -7), tip + QPointF(-5, -7)}}};
    };
    scene.add(at(box.center().x()), &Theme::ink).grows(QStringLiteral("pointer"), at(left));
  }

  /// Under the segment that was drawn, nothing of what is before the boundary beside it.
  void printed_answer(double y) {
    double x = page_margin;
    for (std::size_t i = 0; i < list.size() && result.selected != i; ++i)
      x += (boundary - 15 - page_margin) * list[i].probability;
    const MathStyle style = styles::bold;
    const bool improper = concepts().name_of(result.hypothesis).empty();
    const QString answer =
        improper ? tr("$ĥ$ is new") : QStringLiteral("$ĥ$ = ") + title_of(result.hypothesis, style, 120);
    const QString words =
        answer + u',' + u' ' + tr("loss %1").arg(run.loss == 0 ? QStringLiteral("0") : probability_text(run.loss));
    scene.words({std::clamp(x, page_margin, std::max(page_margin, boundary - 8 - width_of(words, style))), y}, words,
                style, &Theme::ink);
  }

  // --- What leaves

  /// All of it comes at once.
  void leaves(double comparison_top) {
    const std::size_t begin = scene.marks.size();
    selected();
    if (page) comparison(comparison_top);
    for (std::size_t i = begin; i < scene.marks.size(); ++i)
      if (scene.marks[i].key.isEmpty()) scene.marks[i].named(QStringLiteral("leaves %1").arg(i - begin));
  }

  void selected() {
    const double left = boundary + 20;
    const double y = page ? heading + 32 : 43;
    scene.words({left, y}, tr("Selected hypothesis"), styles::plain, &Theme::ink2);
    const QSizeF strip = micro_strip_size(result.hypothesis.size(), 80) * 1.24;
    scene.add(Strip{{{left, y + 9}, strip}, result.hypothesis}, nullptr)
        .touched({{left - 4, y + 4, strip.width() + 70, strip.height() + 10}}, Kin::of_predictor(result.hypothesis));
    // Beside its strip; a name that is too long for that stands under it.
    const MathStyle style{15};
    const bool improper = concepts().name_of(result.hypothesis).empty();  // no hypothesis of the class
    const QString is = improper ? tr("$ĥ$ is new") : QStringLiteral("$ĥ$ = ");
    const auto whole = [&](double x) {
      return improper ? is : is + title_of(result.hypothesis, style, room.width() - 16 - x - width_of(is, style));
    };
    QPointF at(left + strip.width() + 8, y + 23);
    const bool below = at.x() + width_of(whole(0), style) > room.width() - 16;
    if (below) at = {left, y + 9 + strip.height() + 20};
    scene.words(at, whole(at.x()), style, &Theme::ink);
    if (!page) {
      // It crosses the line as it leaves.
      const auto arrow = [&](double x) { return Arrow{{boundary + x, room.height() - 22}, 18}; };
      scene.add(arrow(10), &Theme::ink).grows(QStringLiteral("arrow"), arrow(-28));
      scene.words({boundary + 40, room.height() - 18}, tr("one predictor leaves"), styles::plain, &Theme::ink2, 0,
                  public_width - 48);
      return;
    }
    const Rational& epsilon = run.scenario.epsilon;
    const Rational& delta = run.scenario.delta;
    scene.paragraph(
        {left, y + 56 + (below ? 22 : 0)},
        called_private(epsilon, delta)
            ? tr("One predictor leaves, private at (%1,\u00a0%2).").arg(rational_text(epsilon), rational_text(delta))
            : not_private_at(epsilon, delta),
        styles::plain, &Theme::ink2, public_width - 20 - page_margin, 17);
  }

  void comparison(double top) {
    const LabelVector& chosen = result.hypothesis;
    const LabelVector& target = run.distribution().target;
    const double right = boundary - 12;
    scene.line({page_margin, top}, {right, top}, thin(&Theme::line)).opacity = 0.5;
    const double asked =
        page_margin + 14 +
        scene.words({page_margin, top + 22}, tr("Was it a good choice?"), styles::heading, &Theme::ink).width();
    scene.words({asked, top + 22}, tr("$ĥ$ beside the target $c$; only we can see that"), styles::plain, &Theme::ink2);
    const double x = page_margin + 40;
    const double upper = top + 58;
    const double lower = upper + 34;
    scene.words({page_margin, upper + 18}, QStringLiteral("$ĥ$"), {16}, &Theme::ink);
    scene.words({page_margin, lower + 18}, QStringLiteral("$c$"), {16}, &Theme::ink);
    const bool cells = label_strip_size(chosen.size()).width() <= right - x;
    if (cells) {
      for (std::size_t p = 0; p < chosen.size(); ++p)
        compared(static_cast<PointIndex>(p), label_strip_cell({x, upper}, p), label_strip_cell({x, lower}, p));
    } else {
      const QSizeF size(micro_strip_size(chosen.size(), right - x).width(), 20);
      scene.add(Strip{{{x, upper + 4}, size}, chosen}, nullptr);
      scene.add(Strip{{{x, lower + 4}, size}, target}, nullptr);
    }
    const double after = x + label_strip_size(chosen.size()).width() + 24;
    const bool beside = cells && right - after > 110;
    const QPointF at = beside ? QPointF(after, upper + 16) : QPointF(x, lower + 62);
    scene.words(at, tr("loss %1").arg(run.loss == 0 ? QStringLiteral("0") : probability_text(run.loss)),
                {15, QFont::DemiBold}, &Theme::ink);
    scene.paragraph(at + (beside ? QPointF(0, 20) : QPointF(90, 0)),
                    run.loss == 0 ? tr("They agree wherever an example can fall.")
                                  : tr("The weight of the points where they differ."),
                    styles::plain, &Theme::ink2, right - (beside ? after : x + 90), 17);
  }

  void compared(PointIndex point, const QRectF& upper, const QRectF& lower) {
    const Label chosen = result.hypothesis[point];
    const Label target = run.distribution().target[point];
    const double middle = upper.center().x();
    scene.add(LabelCell{upper, chosen}, nullptr);
    scene.add(LabelCell{lower, target}, nullptr)
        .touched({upper.united(lower).adjusted(0, -18, 0, 0)}, Kin::of_point(point));
    scene.words({middle, upper.top() - 7}, name_markup(concepts().point_name(point), styles::small, upper.width() + 1),
                styles::small, &Theme::ink2, 0.5);
    if (chosen != target) scene.words({middle, lower.top() + 41}, QStringLiteral("≠"), {13}, &Theme::ink, 0.5);
  }

  [[nodiscard]] QString says() const {
    if (step < 3) return tr("Selection among %1 released predictors.", nullptr, plural(list.size())).arg(list.size());
    const QString name = predictor_name(concepts(), result.hypothesis);
    return tr("Selection: %1 was selected among %2; its population loss is %3.")
        .arg(name.isEmpty() ? tr("a predictor outside the class") : name, QString::number(list.size()),
             QString::number(run.loss));
  }

  Scene all() {
    scene.says = says();
    if (!printed) {
      ground();
      title();
    }
    double end = heading + 68;
    if (list.empty() && step > 0) {
      scene.paragraph(
          {page_margin, heading + 28},
          tr("No predictor reached $T$ = %1, so there is nothing to choose from. M answers the SOA's predictor of the "
             "empty sample, which depends on no data.")
              .arg(signed_text(result.threshold)),
          {13}, &Theme::ink, boundary - 2 * page_margin, 20);
    } else if (step < 1) {
      scene.words({page_margin, heading + 28}, tr("The selection waits for the released list."), {13}, &Theme::ink2);
    } else {
      end = rows();
      if (step >= 3) draw(form == SelectionForm::strip ? room.height() - 31.4 : end + (printed ? 0 : 12));
      if (step >= 3) end += 32;
    }
    if (step >= 4 && printed) printed_answer(end + 8);
    if (step >= 4 && !printed) leaves(std::min(end + 56, room.height() - comparison_height));
    return std::move(scene);
  }
};

}  // namespace

Scene selection_scene(const PrivateRun& run, int step, SelectionForm form, const SelectionDraws* again, QSizeF room) {
  const bool repeated =
      form != SelectionForm::strip && step >= 3 && again != nullptr && again->counts.size() == run.result.list.size();
  return SelectionScene{run, step, form, repeated ? again : nullptr, room}.all();
}

ScenePicture selection_picture(std::shared_ptr<const PrivateRun> run, int position, SelectionForm form, double phase,
                               std::shared_ptr<const SelectionDraws> again) {
  const QSizeF natural = SelectionScene::natural(*run, form);
  const double least_height = form == SelectionForm::page ? std::min(440.0, natural.height()) : natural.height();
  int step = position;
  if (position >= 3) {  // to the segment that was drawn, then out
    const double ms = phase * motion::selected_ms;
    step = ms < motion::pointer ? 3 : 4;
    phase = step == 3 ? ms / motion::pointer : (ms - motion::pointer) / motion::release;
  }
  return {natural, least_height,
          [run = std::move(run), form, again = std::move(again)](int at, QSizeF room) {
            return selection_scene(*run, at, form, again.get(), room);
          },
          step, phase};
}

}  // namespace littlestone::ui
