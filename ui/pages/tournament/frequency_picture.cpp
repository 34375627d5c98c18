// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/frequency_picture.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/stage.hpp"
#include "ui/pages/tournament/lesson_picture.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"
#include "ui/words/counted.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double left = 64;
constexpr double least_pitch = 20;  // of the columns
constexpr double most_pitch = 30;
constexpr double up = 46;             // y of probability 1
constexpr double strips_height = 71;  // of the predictors under the columns
constexpr double title_baseline = 24;

/// The picture at one size: a column a predictor over a log axis of probabilities.
class FrequencyDrawing {
 public:
  /// `lit`: the predictor that is marked; null: none.
  FrequencyDrawing(const Stage& stage, const PrivateRun& run, const Frequencies& frequencies, const LabelVector* lit,
                   bool exact_known)
      : stage_(stage),
        theme_(stage.theme),
        painter_(stage.painter),
        class_(run.concept_class()),
        f_(frequencies),
        lit_(lit),
        exact_known_(exact_known),
        right_(stage.width - page_margin),
        strip_bottom_(stage.height - 42),
        strip_top_(strip_bottom_ - strips_height),
        down_(strip_top_ - 12),
        decades_(decades_of(run)),
        least_(std::pow(10.0, -decades_)),
        shown_(std::min(static_cast<std::size_t>(std::max(1.0, std::floor((right_ - left) / least_pitch))),
                        f_.rows.size())),
        pitch_(std::clamp((right_ - left) / static_cast<double>(std::max<std::size_t>(shown_, 1)), least_pitch,
                          most_pitch)) {}

  void paint() {
    paint_title();
    if (f_.rows.empty()) {
      stage_.words({page_margin, 58},
                   f_.runs > 0 ? FrequencyPicture::tr("All batches at this level said Fail: no predictor came out.")
                               : FrequencyPicture::tr("No batch has run at this level yet."),
                   TextRole::body, theme_.ink2);
      return;
    }
    paint_axis();
    paint_points();
    if (any_below() && room_for_below()) paint_below_key();
    for (std::size_t i = 0; i < shown_; ++i) paint_column(f_.rows[i], left + pitch_ * (static_cast<double>(i) + 0.5));
    if (f_.tau && *f_.tau > least_) paint_tau(*f_.tau);
    paint_foot();
  }

 private:
  /// Powers of ten on the axis: as many as the batches can tell apart.
  [[nodiscard]] static int decades_of(const PrivateRun& run) {
    const std::uint64_t batches = std::max<std::uint64_t>(run.scenario.constants.batches, 1);
    return std::max(3, static_cast<int>(std::ceil(std::log10(static_cast<double>(batches)))));
  }
  [[nodiscard]] double y_of(double probability) const {
    return up + (down_ - up) * std::min(1.0, -std::log10(std::max(probability, 1e-300)) / decades_);
  }
  /// Whether the exact probability of a column that is shown is below the axis.
  [[nodiscard]] bool any_below() const {
    return std::any_of(f_.rows.begin(), f_.rows.begin() + static_cast<std::ptrdiff_t>(shown_),
                       [&](const Frequencies::Row& row) { return row.exact && *row.exact < least_; });
  }
  [[nodiscard]] bool room_for_below() const { return title_end_ + 100 < right_; }

  void draw_exact(QPointF middle) {
    stage_.rule(middle - QPointF(7, 0), middle + QPointF(7, 0), theme_.ink, 2.5 + theme_.heavier);
  }
  void draw_below(QPointF tip) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.ink);
    painter_.drawPolygon(QPolygonF({tip, tip + QPointF(4.5, 7), tip + QPointF(-4.5, 7)}));
  }
  void draw_share(QPointF centre) {
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.ink2);
    painter_.drawEllipse(centre, 3.4, 3.4);
  }

  // The title, and after it what the marks are.
  void paint_title() {
    const QString title = FrequencyPicture::tr("How often each predictor comes out");
    double x = page_margin + stage_.rich({page_margin, title_baseline}, title, {14, QFont::DemiBold}, theme_.ink) + 12;
    const QString predictor = f_.level == 0 ? FrequencyPicture::tr("SOA($T$)")
                                            : FrequencyPicture::tr("SOA($S$ ∘ $T$), $S$ ~ $D̃_%1$").arg(f_.level);
    x += stage_.rich({x, title_baseline}, predictor, {12}, theme_.ink2) + 18;
    if (f_.law != nullptr && f_.law->defined) {
      draw_exact({x + 7, 20});
      x += 20 + stage_.rich({x + 20, title_baseline}, FrequencyPicture::tr("exact"), {12}, theme_.ink2) + 14;
    }
    stage_.rule({x + 4, 13}, {x + 4, 27}, theme_.line, 4);
    draw_share({x + 4, 20});
    const std::uint64_t decided = f_.decided();
    const QString estimated =
        FrequencyPicture::tr("%1 runs, 95 % interval", nullptr, plural(decided)).arg(number_text(decided));
    x += 14 + stage_.rich({x + 14, title_baseline}, estimated, {12}, theme_.ink2) + 14;
    title_end_ = x;
  }

  void paint_axis() {
    const int every = (decades_ + 3) / 4;
    for (int power = 0; power <= decades_; power += every) {
      const double y = y_of(std::pow(10.0, -power));
      stage_.rule({left, y}, {right_, y}, theme_.hair);
      stage_.words({left - 8, y + 4},
                   power <= 3 ? QString::number(std::pow(10.0, -power)) : QStringLiteral("10") + superscript(-power),
                   TextRole::caption, theme_.ink2, 1);
    }
  }

  // The first and the last point beside the strips.
  void paint_points() {
    const std::size_t points = class_.points();
    const double cell = strips_height / static_cast<double>(points);
    const auto name = [&](std::size_t p) {
      painter_.setPen(theme_.ink2);
      name_within(class_.point_name(static_cast<PointIndex>(p)), {11}, left - 12)
          .draw(painter_, {left - 8, strip_top_ + (static_cast<double>(p) + 0.5) * cell + 4}, 1);
    };
    name(0);
    if (points > 1) name(points - 1);
    stage_.words({page_margin - 1, strip_top_ + 39}, FrequencyPicture::tr("point"), TextRole::caption, theme_.ink2);
  }

  void paint_below_key() {
    draw_below({title_end_ + 5, 16.5});
    stage_.rich({title_end_ + 16, title_baseline}, FrequencyPicture::tr("exact < %1").arg(told_probability(least_)),
                {12}, theme_.ink2);
  }

  void paint_column(const Frequencies::Row& row, double centre) {
    const QRectF whole(centre - 9.5, up - 4, 19, strip_bottom_ - up + 8);
    if (lit_ != nullptr && *lit_ == row.labels) {
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(theme_.lineage);
      painter_.drawRoundedRect(whole, 3, 3);
    }
    if (row.count > 0) {
      stage_.rule({centre, y_of(row.interval.low)}, {centre, y_of(row.interval.high)}, theme_.line, 4);
    }
    if (row.exact) *row.exact < least_ ? draw_below({centre, down_ - 5}) : draw_exact({centre, y_of(*row.exact)});
    if (row.count > 0) draw_share({centre, y_of(row.share)});
    draw_micro_column(painter_, theme_, QRectF(centre - 7, strip_top_, 14, strips_height), row.labels);
    stage_.spots.add(painter_, whole, 3, Kin::of_predictor(row.labels),
                     row.count > 0 ? Spot::Act::choose : Spot::Act::none);
    const Name name = class_.name_of(row.labels);
    if (!name.empty() && MathText(name_markup(name), {12}, MathText::Mode::mixed).width() < pitch_) {
      stage_.rich({centre, strip_bottom_ + 14}, name_markup(name), {12}, theme_.ink2, 0.5);
    }
  }

  void paint_tau(double tau) {
    const double y = y_of(tau);
    stage_.dashed({left, y}, {right_, y}, theme_.ink, 1.5 + theme_.heavier, 7, 4);
    const QString said = FrequencyPicture::tr("$τ_%1$ = %2 (bound)").arg(f_.level).arg(told_probability(tau));
    const double width = MathText(said, {12}, MathText::Mode::mixed).width();
    // Where fewest marks stand: at the end of the line, over it.
    painter_.fillRect(QRectF(right_ - width - 4, y - 18, width + 4, 15), theme_.canvas);
    stage_.rich({right_, y - 6}, said, {12}, theme_.ink2, 1);
  }

  // What is left out, and why there is no exact law.
  void paint_foot() {
    QStringList rest;
    if (any_below() && !room_for_below()) {
      rest += FrequencyPicture::tr("▲ exact < %1").arg(told_probability(least_));
    }
    if (shown_ < f_.rows.size()) rest += FrequencyPicture::tr("+ %1 more").arg(number_text(f_.rows.size() - shown_));
    if (f_.failed > 0) {
      rest +=
          FrequencyPicture::tr("without %1 runs that failed", nullptr, plural(f_.failed)).arg(number_text(f_.failed));
    }
    if (f_.stable_below) {
      rest += FrequencyPicture::tr("level %1 is stable already, hence $D̃_%2$").arg(*f_.stable_below).arg(f_.level);
    }
    if (!exact_known_) {
      rest += FrequencyPicture::tr("the exact law is being computed");
    } else if (f_.law == nullptr) {
      rest += FrequencyPicture::tr("no exact law: too many states to compute it");
    } else if (!f_.law->defined) {
      rest += FrequencyPicture::tr("no exact law: below this level $f_0$ = $f_1$ always");
    }
    if (rest.isEmpty()) return;
    stage_.rich({right_, strip_bottom_ + 30}, rest.join(QStringLiteral("  ·  ")), {11}, theme_.ink3, 1);
  }

  const Stage& stage_;
  const Theme& theme_;
  QPainter& painter_;
  const ConceptClass& class_;
  const Frequencies& f_;
  const LabelVector* lit_;
  bool exact_known_;
  double right_;
  double strip_bottom_;
  double strip_top_;
  double down_;  // y of the least probability on the axis
  int decades_;
  double least_;
  std::size_t shown_;
  double pitch_;          // from a column to the next
  double title_end_ = 0;  // x after the title's line
};

}  // namespace

FrequencyPicture::FrequencyPicture(std::shared_ptr<const PrivateRun> run, bool lit,
                                   std::shared_ptr<const ExactLevels> exact, double share_of_batches)
    : run_(std::move(run)),
      lit_(lit),
      exact_(std::move(exact)),
      f_(count_frequencies(*run_, exact_.get(), share_of_batches)) {}

QString FrequencyPicture::description() const {
  return tr("How often each predictor comes out at level %3, and how likely each is: %1, %2.")
      .arg(counted_predictors(f_.rows.size()), counted_batches(f_.runs))
      .arg(f_.level);
}

void FrequencyPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void FrequencyPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  const TournamentTrace& trace = run_->result.internals.trace;
  const LabelVector* lit = nullptr;
  if (lit_ && trace.final_block) lit = &run_->soa->labels(trace.final_block->predictor);
  FrequencyDrawing(stage, *run_, f_, lit, exact_ != nullptr).paint();
}

QString FrequencyPicture::told(const Frequencies& frequencies, const LabelVector& labels) {
  const auto row = std::find_if(frequencies.rows.begin(), frequencies.rows.end(),
                                [&](const Frequencies::Row& one) { return one.labels == labels; });
  if (row == frequencies.rows.end()) return {};
  QStringList lines;
  if (row->exact) {
    lines += tr("at level %1, exact: %2").arg(frequencies.level).arg(told_probability(*row->exact));
  }
  if (frequencies.decided() > 0) {
    lines += tr("estimate: %1, in %2 of %3 runs; 95 % interval %4 – %5")
                 .arg(told_probability(row->share), number_text(row->count), number_text(frequencies.decided()),
                      told_probability(row->interval.low), told_probability(row->interval.high));
  }
  return lines.join(u'\n');
}

TournamentPagePicture::TournamentPagePicture(std::shared_ptr<const PrivateRun> run, int events_done,
                                             std::shared_ptr<const ExactLevels> exact, double share_of_batches,
                                             bool others, double phase, std::optional<std::int32_t> opened)
    : run_(std::move(run)),
      events_done_(events_done),
      exact_(std::move(exact)),
      share_(share_of_batches),
      others_(others),
      phase_(phase),
      opened_(opened) {}

QString TournamentPagePicture::description() const {
  if ((!others_ || opened_) && LessonPicture::suits(*run_)) {
    return LessonPicture(run_, events_done_, exact_, phase_, opened_).description();
  }
  return TournamentPicture(run_, events_done_).description() + u' ' + FrequencyPicture(run_, false).description();
}

void TournamentPagePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void TournamentPagePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if ((!others_ || opened_) && LessonPicture::suits(*run_)) {
    const QRectF inside = area.adjusted(20, 4, -20, -6);
    LessonPicture(run_, events_done_, exact_, phase_, opened_).paint_spots(painter, inside, theme, spots);
    return;
  }
  const TournamentPicture tournament(run_, events_done_, Style::screen, phase_);
  const bool over = events_done_ >= static_cast<int>(run_->result.internals.trace.events.size());
  const FrequencyPicture frequency(run_, over, exact_, share_);
  const double scale = std::min(area.width() / natural_size().width(), area.height() / natural_size().height());
  const double side = 16 * scale;
  double lower = frequency.natural_size().height() * scale;
  constexpr double readable = 0.94;  // of type of 12 px and more
  constexpr double most_shared =
      1.6;  // beyond it the page is made for big type, which a tree drawn small would not have
  if (scale < readable) {
    if (others_) {
      frequency.paint_spots(painter, area.adjusted(0, 4 * scale, 0, 0), theme, spots);
    } else {
      tournament.paint_spots(painter, area.adjusted(side, 4 * scale, -side, -side), theme, spots);
    }
    return;
  }
  // A deep tournament takes some of the frequencies' room, or needs the page to itself.
  if (tournament.natural_size().height() * scale > (area.height() - lower) * 1.2) {
    const double left = area.height() - 8 * scale - tournament.least_height();
    if (left < FrequencyPicture::least_height || scale > most_shared) {
      tournament.paint_spots(painter, area.adjusted(side, 4 * scale, -side, -side), theme, spots);
      return;
    }
    lower = std::min(lower, left);
  }
  tournament.paint_spots(painter, area.adjusted(side, 4 * scale, -side, -lower - 4 * scale), theme, spots);
  frequency.paint_spots(painter, QRectF(area.left(), area.bottom() - lower, area.width(), lower), theme, spots);
}

}  // namespace littlestone::ui
