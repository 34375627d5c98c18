// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/chain_runs_picture.hpp"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/study/private_run/chain_run.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/learn/chain_story.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double overview_y = 56;     // the line of all rows
constexpr double lane_y = 64;         // the runs of the watched name below it
constexpr double arcs_top = 118;      // the highest arc
constexpr double below_rows = 108;    // px from the line of the watched rows to the picture's end
constexpr double gutter = 56;         // the names of the levels
constexpr std::uint32_t window = 64;  // rows that are watched, where the run is not longer
constexpr double cards_below = 62;    // px from the line to the words of the cards
constexpr double strip_room = 64;

}  // namespace

class ChainRunsPicture::Drawing {
 public:
  Drawing(const PrivateRun& run, int done, double phase, const Stage& stage)
      : class_(run.concept_class()),
        chain_(*run.chain),
        all_(static_cast<std::uint32_t>(chain_.constants.examples)),
        done_(done),
        last_step_(chain_steps_before_votes(run)),
        phase_(phase),
        stage_(stage),
        theme_(stage.theme),
        painter_(stage.painter),
        line_y_(stage.height - below_rows) {
    place_window();
  }

  void draw() const {
    draw_overview();
    draw_rows();
    if (!chain_.watched) return;
    draw_levels();
    if (counted()) {
      with_opacity(painter_, share(last_step_), [&] { draw_arcs(); });
    }
    draw_watched();
    draw_cards();
  }

 private:
  [[nodiscard]] const ChainArc& watched() const { return chain_.arcs[*chain_.watched]; }
  [[nodiscard]] const ChainCandidate& candidate(std::size_t place) const {
    return chain_.result.internals.candidates[place];
  }
  /// Whether the runs that count are shown.
  [[nodiscard]] bool counted() const { return chain_.watched && done_ >= last_step_; }
  /// Up to which level the watched run has come.
  [[nodiscard]] int level() const { return chain_.watched ? std::clamp(done_ - 1, 0, watched().level) : 0; }
  /// How far a step that has happened has come.
  [[nodiscard]] double share(int step) const { return step == done_ ? motion::ease_out(phase_) : 1; }

  // --- Places

  void place_window() {
    const std::uint32_t from = chain_.watched ? watched().first : 0;
    const std::uint32_t to = chain_.watched ? watched().last : 0;
    shown_ = std::min(all_, std::max(window, 2 * (to - from + 1)));
    const std::uint32_t before = (shown_ - std::min(shown_, to - from + 1)) / 2;
    first_ = std::min(from - std::min(from, before), all_ - shown_);
    left_ = page_margin + gutter;
    pitch_ = (stage_.width - page_margin - left_) / std::max(1U, shown_);
  }
  [[nodiscard]] bool seen(std::uint32_t row) const { return row >= first_ && row < first_ + shown_; }
  /// Of a row's middle; outside of the window at its edges.
  [[nodiscard]] double x_of(std::uint32_t row) const {
    const double at = (static_cast<double>(row) - first_ + 0.5) * pitch_;
    return left_ + std::clamp(at, 0.0, pitch_ * shown_);
  }
  [[nodiscard]] double overview_x(double row) const {
    return page_margin + row / all_ * (stage_.width - 2 * page_margin);
  }
  /// The height of an arc over so many px, by level.
  [[nodiscard]] double height_of(int level, double width) const {
    const double room = line_y_ - arcs_top;
    const double most = level == 2 ? 0.5 * room : room;
    const double least = level == 2 ? 0.16 * room : 0.55 * room;
    return std::min(most, least + 0.25 * width);
  }

  // --- All rows

  void draw_overview() const {
    const double right = stage_.width - page_margin;
    double x =
        page_margin + 18 +
        stage_.rich({page_margin, 26}, tr("all %1 rows", nullptr, plural(all_)).arg(number_text(std::uint64_t{all_})),
                    {12, QFont::DemiBold}, theme_.ink);
    stage_.rule({page_margin, overview_y}, {right, overview_y}, theme_.line, 1.25);
    // What is looked at below.
    const double from = overview_x(first_);
    const double to = std::max(from + 3, overview_x(first_ + shown_));
    painter_.setPen(QPen(theme_.ink2, 1.25));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(QRectF(from, overview_y - 8, to - from, lane_y - overview_y + 16));
    painter_.setPen(QPen(theme_.hair, 1));
    painter_.drawLine(QPointF(from, lane_y + 8), QPointF(left_, arcs_top - 14));
    painter_.drawLine(QPointF(to, lane_y + 8), QPointF(right, arcs_top - 14));
    if (done_ >= 1) {
      QList<QRectF> ticks;
      for (const std::uint32_t row : chain_.mistakes) ticks << QRectF(overview_x(row), overview_y - 4, 0.75, 4);
      with_opacity(painter_, share(1), [&] { fill_rects(painter_, ticks, theme_.line); });
    }
    if (!counted()) return;
    with_opacity(painter_, share(last_step_), [&] {
      QList<QRectF> grey;
      QList<QRectF> ink;
      for (const ChainArc& arc : chain_.arcs) {
        if (arc.candidate != chain_.watched_name()) continue;
        const double begin = overview_x(arc.first);
        const QRectF bar(begin, arc.counted ? lane_y - 3 : lane_y - 1,
                         std::max(1.0, overview_x(arc.last + 1.0) - begin - 0.5), arc.counted ? 6 : 2);
        (arc.counted ? ink : grey) << bar;
      }
      fill_rects(painter_, grey, theme_.line);
      fill_rects(painter_, ink, theme_.ink);
      const ChainCandidate& name = candidate(chain_.watched_name());
      x += stage_.words({x, 26},
                        tr("in ink: %1 disjoint runs of level %2, naming", nullptr, plural(name.runs))
                            .arg(number_text(name.runs))
                            .arg(name.level),
                        TextRole::subtitle, theme_.ink2) +
           10;
      stage_.predictor(x, 22, class_, name.labels, false, right - x - Stage::name_offset(name.labels.size()));
    });
  }

  // --- The rows that are watched

  void draw_rows() const {
    stage_.rule({left_, line_y_}, {left_ + pitch_ * shown_, line_y_}, theme_.line, 1.25);
    for (std::uint32_t row = first_; pitch_ >= 4 && row < first_ + shown_; ++row) {
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(theme_.line);
      painter_.drawEllipse(QPointF(x_of(row), line_y_), 1.5, 1.5);
    }
    if (done_ >= 1) {
      with_opacity(painter_, share(1), [&] {
        for (const std::uint32_t row : chain_.mistakes) {
          if (seen(row)) draw_mistake_cross(painter_, theme_.ink, {x_of(row), line_y_}, 5);
        }
      });
    }
    stage_.words({page_margin, line_y_ + 4}, tr("rows"), TextRole::caption, theme_.ink2);
    stage_.words({left_, line_y_ + 20}, number_text(std::uint64_t{first_} + 1), TextRole::caption, theme_.ink3);
    stage_.words({left_ + pitch_ * shown_, line_y_ + 20}, number_text(std::uint64_t{first_} + shown_),
                 TextRole::caption, theme_.ink3, 1);
    if (chain_.mistakes.empty() && done_ >= 1) {
      stage_.words({left_, line_y_ - 24}, tr("No mistake: no run starts."), TextRole::body, theme_.ink2);
    }
  }

  void draw_levels() const {
    for (int k = 2; k <= chain_.constants.goal.dimension; ++k) {
      const double y = line_y_ - height_of(k, 0.3 * (line_y_ - arcs_top));
      stage_.words({page_margin, y + 4}, tr("Run(%1)").arg(k), TextRole::caption, theme_.ink2);
    }
  }

  [[nodiscard]] QPainterPath arc_path(std::uint32_t from, std::uint32_t to, int level) const {
    const double left = x_of(from);
    const double right = x_of(to);
    const double height = height_of(level, right - left);
    QPainterPath path({left, line_y_});
    // Half an ellipse.
    constexpr double round = 0.5523;
    const double middle = (left + right) / 2;
    const double half = (right - left) / 2;
    path.cubicTo({left, line_y_ - round * height}, {middle - round * half, line_y_ - height},
                 {middle, line_y_ - height});
    path.cubicTo({middle + round * half, line_y_ - height}, {right, line_y_ - round * height}, {right, line_y_});
    return path;
  }
  void arc(std::uint32_t from, std::uint32_t to, int level, const QPen& pen) const {
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(arc_path(from, to, level));
  }

  void draw_arcs() const {
    const QPen grey(theme_.line, 1.25 + theme_.heavier);
    const QPen ink(theme_.ink, 2.25 + theme_.heavier);
    for (const bool counts : {false, true}) {
      for (const ChainArc& one : chain_.arcs) {
        const bool of_name = one.candidate == chain_.watched_name() && one.counted;
        if (one.level < 2 || of_name != counts || !seen(one.first) || !seen(one.last)) continue;
        arc(one.first, one.last, one.level, counts ? ink : grey);
      }
    }
    if (watched().level == 1) {
      for (const ChainArc& one : chain_.arcs) {
        if (one.candidate == chain_.watched_name() && seen(one.first)) ring(one.first, theme_.ink);
      }
    }
  }

  void ring(std::uint32_t row, const QColor& color) const {
    painter_.setPen(QPen(color, 2));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawEllipse(QPointF(x_of(row), line_y_), 8, 8);
  }

  // From the mistake over the run that it goes on from to its end, with the run that it meets.
  void draw_watched() const {
    if (level() < 1) return;
    const QPen bold = winner_pen(theme_);
    const ChainArc& one = watched();
    const QPen met(theme_.ink2, 2.75 + theme_.heavier, Qt::SolidLine, Qt::RoundCap);
    with_opacity(painter_, share(2), [&] { ring(one.first, theme_.ink); });
    for (int k = 2; k <= level(); ++k) {
      with_opacity(painter_, share(k + 1), [&] {
        const bool end = k == one.level;
        arc(one.first, end ? one.last : one.turn, k, bold);
        if (!end || one.opponent == ChainArc::none) return;
        if (one.opponent < one.last) arc(one.opponent, one.last, k - 1, met);
        ring(one.last, theme_.ink);
      });
    }
  }

  // --- What is predicted at its rows

  struct Card {
    std::uint32_t row = 0;
    QString words;
    std::size_t candidate = 0;
  };

  [[nodiscard]] std::vector<Card> cards() const {
    const ChainArc& one = watched();
    std::vector<Card> all;
    const auto first_name = std::find_if(chain_.arcs.begin(), chain_.arcs.end(), [&](const ChainArc& other) {
      return other.level == 1 && other.first == one.first;
    });
    if (level() >= 1) all.push_back({one.first, tr("mistake, row %1"), first_name->candidate});
    if (level() >= 2 && one.level == 3) all.push_back({one.turn, tr("Run(2) ends, row %1"), one.base});
    if (level() < 2 || level() < one.level) return all;
    if (one.opponent != ChainArc::none) {
      all.push_back({one.opponent, tr("meets, row %1"), one.met});
      all.push_back({one.last, tr("an outcome, row %1"), one.candidate});
    } else {
      all.push_back({one.last, tr("errs, row %1"), one.candidate});
    }
    return all;
  }

  void draw_cards() const {
    constexpr std::size_t most = 4;
    const double pitch = (stage_.width - page_margin - left_) / static_cast<double>(most);
    const std::vector<Card> all = cards();
    const double words_y = line_y_ + cards_below;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const double x = left_ + pitch * static_cast<double>(i);
      with_opacity(painter_, i + 1 == all.size() && !counted() ? share(done_) : 1, [&] {
        stage_.rule({x_of(all[i].row), line_y_ + 10}, {x + 32, words_y - 16}, theme_.ink2, 1);
        stage_.words({x, words_y}, all[i].words.arg(number_text(std::uint64_t{all[i].row} + 1)), TextRole::caption,
                     theme_.ink2);
        const LabelVector& labels = candidate(all[i].candidate).labels;
        stage_.predictor(x, words_y + 18, class_, labels, false, pitch - 12 - Stage::name_offset(labels.size()),
                         strip_room);
      });
    }
  }

  const ConceptClass& class_;
  const ChainRun& chain_;
  std::uint32_t all_;  // rows
  int done_;
  int last_step_;
  double phase_;
  const Stage& stage_;
  const Theme& theme_;
  QPainter& painter_;
  double line_y_;            // of the watched rows
  std::uint32_t first_ = 0;  // of the watched rows
  std::uint32_t shown_ = 0;  // how many
  double left_ = 0;
  double pitch_ = 0;  // px a row
};

ChainRunsPicture::ChainRunsPicture(std::shared_ptr<const PrivateRun> run, int done, double phase)
    : run_(std::move(run)), done_(done), phase_(phase) {}

QString ChainRunsPicture::description() const {
  const ChainRun& chain = *run_->chain;
  if (!chain.watched) return tr("The chain learner’s rows: without a mistake no run starts.");
  const ChainCandidate& watched = chain.result.internals.candidates[chain.watched_name()];
  const QString name = predictor_name(run_->concept_class(), watched.labels);
  return tr("The chain learner’s runs: %1 that share no row name %2 on level %3.", nullptr, plural(watched.runs))
      .arg(number_text(watched.runs), name.isEmpty() ? tr("a predictor outside the class") : name)
      .arg(watched.level);
}

void ChainRunsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void ChainRunsPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  Drawing(*run_, done_, phase_, stage).draw();
}

}  // namespace littlestone::ui
