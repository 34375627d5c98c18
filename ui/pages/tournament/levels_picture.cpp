// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/levels_picture.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

#include "core/concept/distribution.hpp"
#include "core/tournament/globally_stable_learner.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/tournament/levels_script.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double left = 48;
constexpr double bars_top = 52;
constexpr double bars_base = 282;
constexpr double strip_top = 288;
constexpr double strip_height = 40;
constexpr double bound_y = 346;
constexpr double first_rule = 362;
constexpr double twice_y = 412;
constexpr double second_rule = 450;
constexpr double log_top = 486;
constexpr double log_base = 592;
constexpr double whole_height = 600;
constexpr double height_without_proof = 440;
constexpr double most_cut = 120;  // that the bars can lose where there is less room
constexpr double least_height = height_without_proof - most_cut;
constexpr std::size_t most_predictors = 64;

std::size_t pluses(const LabelVector& f) {
  std::size_t count = 0;
  for (std::size_t x = 0; x < f.size(); ++x) count += f[x] == Label::plus ? 1U : 0U;
  return count;
}

/// ".6" for 0.6 and ".05" for 0.05.
QString axis_text(double share) {
  QString text = told_probability(share);
  while (text.contains(u'.') && text.endsWith(u'0')) text.chop(1);
  return text;
}

QString level_name(int level) { return QStringLiteral("$D̃_%1$").arg(level); }

double caption_width(const QString& markup) { return MathText(markup, {caption}, MathText::Mode::mixed).width(); }

/// Of a predictor's bar, with a gap to the next one where there is room for it.
double bar_width(double pitch) { return std::max(1.0, pitch - (pitch > 5 ? 2 : pitch > 2.5 ? 1 : 0)); }

/// `cut`: what the bars lose of their height, at their top.
double bar_top(double probability, double top_probability, double cut) {
  return bars_base - (bars_base - bars_top - cut) * probability / top_probability;
}

/// Probabilities from 1 down to 10^−decades.
struct LogAxis {
  int decades;
  [[nodiscard]] double y(double value) const {
    return log_top + (log_base - log_top) * std::min(1.0, -std::log10(std::max(value, 1e-300)) / decades);
  }
};

void paint_log_axis(const Stage& stage, const LogAxis& axis) {
  const int every = (axis.decades + 4) / 5;
  for (int power = 0; power <= axis.decades; power += every) {
    const double y = axis.y(std::pow(10.0, -power));
    stage.rule({left, y}, {stage.width - 24, y}, stage.theme.hair);
    stage.words({left - 8, y + 4},
                power <= 3 ? QString::number(std::pow(10.0, -power)) : QStringLiteral("10") + superscript(-power),
                TextRole::caption, stage.theme.ink3, 1);
  }
}

/// One level: its largest probability, ρ and τ as marks, with their values; the first level has their names too.
class ProofMarks {
 public:
  ProofMarks(const Stage& stage, const LogAxis& axis, double panel_left, double width, bool named)
      : stage_(stage),
        axis_(axis),
        from_(panel_left + width * 0.25),
        to_(panel_left + width * 0.66),
        named_(named),
        places_(QRectF(panel_left - 8, log_top - 12, width + 16, log_base - log_top + 20)) {}

  /// `tau`: 0 where the level has none. Of a level that is only sampled ρ is not known.
  void paint(const ShownLevel& shown, double tau) {
    draw(shown.largest(), LevelsPicture::tr("top"), Look::strong);
    if (shown.law != nullptr && shown.law->rho > 0) {
      draw(shown.law->rho, QStringLiteral("$ρ_k$"), Look::plain);
    } else if (shown.law != nullptr) {
      paint_zero(shown.level, tau > 0 ? axis_.y(tau) : log_base);
    }
    if (tau > 0) draw(tau, QStringLiteral("$τ_k$"), Look::bound);
  }

 private:
  enum class Look { plain, strong, bound };

  void draw(double value, const QString& name, Look look) {
    const double y = axis_.y(value);
    const bool strong = look == Look::strong;
    if (look == Look::bound) {
      stage_.dashed({from_, y}, {to_, y}, stage_.theme.ink, 1.5 + stage_.theme.heavier, 6, 3);
    } else {
      stage_.rule({from_, y}, {to_, y}, strong ? stage_.theme.ink : stage_.theme.line, strong ? 3 : 2);
    }
    places_.take(QRectF(from_, y - 2, to_ - from_, 4));
    say(chance_text(value), strong, {y + 4, y + 12, y - 5, y + 1, y - 2, y - 8}, false);
    if (named_) say(name, strong, {y + 4, y + 13, y - 6, y + 1, y - 2, y - 9}, true);
  }

  // Beside the mark on one of these baselines, or not at all.
  void say(const QString& words, bool strong, std::initializer_list<double> baselines, bool before) {
    const MathStyle style{caption, strong ? QFont::DemiBold : QFont::Normal};
    const double width = MathText(words, style, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (const double y : baselines) {
      boxes.push_back(words_box({before ? from_ - width - 6 : to_ + 6, y}, width, caption));
    }
    const QRectF box = places_.find(boxes, false);
    if (box.isNull()) return;
    stage_.rich(baseline_in(box, caption), words, style, strong ? stage_.theme.ink : stage_.theme.ink2);
  }

  // An arrow down, out of the log axis; it ends above the mark of τ.
  void paint_zero(int level, double tau_y) {
    const QPointF tip(from_ + (to_ - from_) / 2, std::min(log_base - 4, tau_y - 6));
    stage_.rule(tip - QPointF(0, 18), tip, stage_.theme.line, 1.75);
    stage_.rule(tip, tip + QPointF(-4, -5), stage_.theme.line, 1.75);
    stage_.rule(tip, tip + QPointF(4, -5), stage_.theme.line, 1.75);
    const QPointF baseline(tip.x() + 8, tip.y() - 6);
    const double width = stage_.rich(baseline, QStringLiteral("$ρ_%1$ = 0").arg(level), {caption}, stage_.theme.ink2);
    places_.take(words_box(baseline, width, caption));
  }

  const Stage& stage_;
  LogAxis axis_;
  double from_;
  double to_;
  bool named_;
  LabelPlaces places_;
};

}  // namespace

const LabelVector* LevelsFacts::looked_at(const std::optional<LabelVector>& pointed) const {
  if (pointed && std::find(predictors.begin(), predictors.end(), *pointed) != predictors.end())
    return &*std::find(predictors.begin(), predictors.end(), *pointed);
  if (stability) return &stability->predictor;
  return leading ? &*leading : nullptr;
}

double ShownLevel::probability(const LabelVector& f) const {
  if (law != nullptr) {
    for (const PredictorMass& one : law->predictors) {
      if (one.labels == f) return one.probability;
    }
    return 0;
  }
  if (sample == nullptr) return 0;
  for (const SampledLevel::Count& one : sample->counts) {
    if (one.labels == f) return static_cast<double>(one.count) / static_cast<double>(sample->runs);
  }
  return 0;
}

double ShownLevel::largest() const {
  if (law != nullptr) return law->largest();
  if (sample == nullptr || sample->counts.empty()) return 0;
  return static_cast<double>(sample->counts.front().count) / static_cast<double>(sample->runs);
}

std::size_t ShownLevel::predictors() const {
  return law != nullptr ? law->predictors.size() : sample != nullptr ? sample->counts.size() : 0;
}

std::vector<ShownLevel> LevelsFacts::shown() const {
  std::vector<ShownLevel> levels;
  if (exact == nullptr) return levels;
  for (const SpectrumLevel& level : exact->spectrum.levels) {
    if (level.defined) levels.push_back({level.level, &level, nullptr});
  }
  for (const SampledLevel& level : sampled) levels.push_back({level.level, nullptr, &level});
  return levels;
}

std::vector<double> LevelsFacts::largest(int last) const {
  std::vector<double> tops;
  for (const ShownLevel& level : shown()) {
    if (level.level <= last) tops.push_back(level.largest());
  }
  return tops;
}

double LevelsFacts::loss(const LabelVector& f) const { return population_loss(f, run->distribution()); }

LevelsFacts levels_facts(const std::shared_ptr<const PrivateRun>& run, const std::shared_ptr<const ExactLevels>& exact,
                         std::vector<LevelPairs> pairs, bool asked, std::vector<SampledLevel> sampled) {
  LevelsFacts facts{run, exact, std::nullopt, std::move(pairs), asked, false, {}, true, std::move(sampled)};
  if (exact == nullptr) return facts;
  // η is of all levels: where one has no law, it is not known.
  if (!exact->spectrum.limited) {
    facts.stability =
        global_stability(exact->spectrum, levels_or_uniform(run->scenario.constants.levels, exact->littlestone));
  }
  if (!facts.sampled.empty()) facts.leading = facts.sampled.back().counts.front().labels;
  std::unordered_map<LabelVector, double, LabelVectorHash> most;
  for (const SpectrumLevel& level : exact->spectrum.levels) {
    if (!level.defined) continue;
    for (const PredictorMass& one : level.predictors) most[one.labels] = std::max(most[one.labels], one.probability);
  }
  for (const SampledLevel& level : facts.sampled)
    for (const SampledLevel::Count& one : level.counts)
      most[one.labels] = std::max(most[one.labels], static_cast<double>(one.count) / static_cast<double>(level.runs));
  std::vector<std::pair<double, LabelVector>> sorted;
  sorted.reserve(most.size());
  for (const auto& [labels, probability] : most) sorted.emplace_back(probability, labels);
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second.to_string() < b.second.to_string();
  });
  if (sorted.size() > most_predictors) {
    sorted.resize(most_predictors);
    facts.all = false;
  }
  for (auto& [probability, labels] : sorted) facts.predictors.push_back(std::move(labels));
  const LabelVector& target = run->distribution().target;
  const bool there = std::find(facts.predictors.begin(), facts.predictors.end(), target) != facts.predictors.end();
  if (!there) facts.predictors.push_back(target);  // its band is seen where it never comes out, too
  std::sort(facts.predictors.begin(), facts.predictors.end(), [](const LabelVector& a, const LabelVector& b) {
    const std::size_t in_a = pluses(a);
    const std::size_t in_b = pluses(b);
    return in_a != in_b ? in_a < in_b : a.to_string() < b.to_string();
  });
  return facts;
}

LevelsPicture::LevelsPicture(std::shared_ptr<const LevelsFacts> facts, std::optional<LabelVector> pointed,
                             LevelsMoment moment)
    : facts_(std::move(facts)), pointed_(std::move(pointed)), moment_(moment) {}

double LevelsPicture::Panel::probability(const LabelVector& f) const {
  const double q = shown.probability(f);
  return grown < 1 ? motion::between(before.probability(f), q, grown) : q;
}

QString LevelsPicture::description() const {
  if (facts_->shown().empty()) return levels_sentence(*facts_, 0);
  QStringList tops;
  for (const ShownLevel& level : facts_->shown()) {
    if (tops.size() <= moment_.step) tops += told_probability(level.largest());
  }
  return tr("The most likely predictor of each level comes out with probability %1.")
      .arg(tops.join(QStringLiteral(", ")));
}

void LevelsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void LevelsPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  if (facts_->exact == nullptr) {
    stage.words({24, 60}, levels_sentence(*facts_, 0), TextRole::body, theme.ink2);
    return;
  }
  // In a low window the bars are shorter, and what is below them moves up.
  const double missing = std::max(0.0, whole_height - stage.height);
  const bool proof = missing <= most_cut;
  const double cut = proof ? missing : std::max(0.0, height_without_proof - stage.height);
  painter.save();
  painter.translate(0, -cut);
  std::vector<Panel> panels;
  for (const ShownLevel& level : facts_->shown()) {
    Panel panel{level, 0, 0, cut};
    const int number = static_cast<int>(panels.size());
    panel.there = number <= moment_.step;
    if (number == moment_.step && number > 0 && moment_.phase < 1) {
      panel.grown = motion::ease_out(moment_.phase);
      panel.before = panels.back().shown;
    }
    panels.push_back(panel);
  }
  const bool twice = moment_.step >= static_cast<int>(panels.size());
  if (panels.empty()) {
    painter.restore();
    stage.words({24, 60}, levels_sentence(*facts_, 0), TextRole::body, theme.ink2);
    return;
  }
  const double pitch = (stage.width - 24 - left) / static_cast<double>(panels.size());
  double most = 0;
  for (std::size_t i = 0; i < panels.size(); ++i) {
    panels[i].left = left + pitch * static_cast<double>(i);
    panels[i].right = panels[i].left + pitch - std::min(12.0, pitch * 0.1);
    most = std::max(most, panels[i].shown.largest());
  }
  const double step = most > 0.5 ? 0.2 : most > 0.2 ? 0.1 : 0.05;
  for (double value = 0; value <= most + 1e-9; value += step) {
    const double y = bar_top(value, most, cut);
    stage.rule({left, y}, {stage.width - 24, y}, theme.hair);
    if (value > 0) stage.words({left - 8, y + 4}, axis_text(value), TextRole::caption, theme.ink3, 1);
  }
  for (const Panel& panel : panels) paint_law(stage, panel, most);
  if (twice) {
    paint_twice(stage, panels);
  } else {
    stage.rule({24, first_rule}, {stage.width - 24, first_rule}, theme.hair);
    stage.rich({24, first_rule + 20}, tr("Run it twice"), {14, QFont::DemiBold}, theme.ink3);
    MathText(tr("after the last level"), {caption}, MathText::Mode::mixed)
        .draw(painter, {24 + MathText(tr("Run it twice"), {14, QFont::DemiBold}, MathText::Mode::mixed).width() + 14,
                        first_rule + 20});
  }
  if (proof) paint_proof(stage, panels);
  painter.restore();
}

void LevelsPicture::paint_law(const Stage& stage, const Panel& panel, double top_probability) const {
  paint_law_title(stage, panel);
  if (!panel.there) return stage.rule({panel.left, bars_base}, {panel.right, bars_base}, stage.theme.hair);
  const LabelVector* looked_at = facts_->looked_at(pointed_);
  for (std::size_t i = 0; i < facts_->predictors.size(); ++i) {
    const LabelVector& f = facts_->predictors[i];
    paint_predictor(stage, panel, i, top_probability, looked_at != nullptr && *looked_at == f);
  }
  stage.rule({panel.left, bars_base}, {panel.right, bars_base}, stage.theme.line);
  if (panel.grown < 1) return;  // the numbers come once the bars stand
  if (looked_at != nullptr) paint_chance(stage, panel, *looked_at, top_probability);
  if (panel.shown.predictors() > 1 &&
      (looked_at == nullptr || panel.shown.probability(*looked_at) < panel.shown.largest())) {
    paint_largest(stage, panel, top_probability);
  }
  const auto k = static_cast<std::size_t>(panel.shown.level);
  const std::vector<double>& tau = facts_->exact->thresholds;
  if (k >= tau.size()) return;
  const QString both = tr("$τ_%1$ = %2, bound").arg(k).arg(told_probability(tau[k]));
  const QString plain = QStringLiteral("$τ_%1$ = %2").arg(k).arg(told_probability(tau[k]));
  const bool first = k == 0 && caption_width(both) < panel.width();
  stage.rich({panel.left, bound_y}, first ? both : plain, {caption}, stage.theme.ink2);
}

void LevelsPicture::paint_law_title(const Stage& stage, const Panel& panel) const {
  const int level = panel.shown.level;
  const double name = stage.rich({panel.left, 22 + panel.cut}, level_name(level), {15, QFont::DemiBold},
                                 panel.there ? stage.theme.ink : stage.theme.ink3);
  const SampledLevel* sample = panel.shown.sample;
  const QString rounds = sample != nullptr ? tr("%n runs", nullptr, static_cast<int>(sample->runs))
                         : level == 0      ? tr("no contest")
                                           : tr("%n rounds", nullptr, level);
  const MathText words(rounds, {caption}, MathText::Mode::mixed);
  if (name + 8 + words.width() >= panel.width()) return;
  stage.painter.setPen(stage.theme.ink2);
  words.draw(stage.painter, {panel.left + name + 8, 22 + panel.cut});
}

// The i-th predictor: its probability as a bar, its labels below.
void LevelsPicture::paint_predictor(const Stage& stage, const Panel& panel, std::size_t i, double top_probability,
                                    bool chosen) const {
  const LabelVector& f = facts_->predictors[i];
  const double pitch = bar_pitch(panel);
  const double bar = bar_width(pitch);
  const double x = panel.left + pitch * static_cast<double>(i);
  const double top = bars_top + panel.cut - 16;
  const QRectF column(x - 0.5, top, std::max(3.0, pitch), strip_top + strip_height + 2 - top);
  if (f == facts_->run->distribution().target) {
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(stage.theme.lineage);
    stage.painter.drawRoundedRect(QRectF(x - 1.5, top, bar + 3, column.height()), 2, 2);
  }
  const double q = panel.probability(f);
  if (q > 0 && panel.shown.sample != nullptr && panel.grown >= 1) {
    paint_share(stage, panel, f, x + bar / 2, top_probability, chosen);
  } else if (q > 0) {
    const double y = bar_top(q, top_probability, panel.cut);
    stage.painter.fillRect(QRectF(x, std::min(y, bars_base - 1), bar, std::max(1.0, bars_base - y)),
                           chosen ? stage.theme.ink : stage.theme.ink2);
  }
  if (pitch >= 3.5 && f.size() <= 20) {
    draw_micro_column(stage.painter, stage.theme, QRectF(x, strip_top, bar, strip_height), f);
  }
  stage.spots.add(stage.painter, column, 2, Kin::of_predictor(f), Spot::Act::choose, static_cast<std::int32_t>(i));
}

// Of a level that is only sampled: the share of its runs as a dot, with its interval.
void LevelsPicture::paint_share(const Stage& stage, const Panel& panel, const LabelVector& f, double x,
                                double top_probability, bool chosen) const {
  for (const SampledLevel::Count& one : panel.shown.sample->counts) {
    if (one.labels != f) continue;
    const auto y_of = [&](double share) {
      return bar_top(std::min(share, top_probability), top_probability, panel.cut);
    };
    stage.rule({x, y_of(one.interval.low)}, {x, y_of(one.interval.high)}, stage.theme.line, 1.5);
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(chosen ? stage.theme.ink : stage.theme.ink2);
    const double radius = std::clamp(bar_pitch(panel) * 0.4, 1.2, chosen ? 3.6 : 3.0);
    stage.painter.drawEllipse(QPointF(x, y_of(panel.shown.probability(f))), radius, radius);
    return;
  }
}

// The probability of the predictor that is looked at, over its bar.
void LevelsPicture::paint_chance(const Stage& stage, const Panel& panel, const LabelVector& f,
                                 double top_probability) const {
  const auto place = std::find(facts_->predictors.begin(), facts_->predictors.end(), f);
  if (place == facts_->predictors.end()) return;
  const double q = panel.shown.probability(f);
  const QString value = q > 0 ? told_probability(q) : QStringLiteral("0");
  const double said = MathText(value, {13, QFont::DemiBold}, MathText::Mode::mixed).width();
  const double pitch = bar_pitch(panel);
  const double middle =
      panel.left + pitch * static_cast<double>(place - facts_->predictors.begin()) + bar_width(pitch) / 2;
  const QPointF at(std::clamp(middle, panel.left + said / 2, panel.right + 6 - said / 2),
                   bar_top(q, top_probability, panel.cut) - 6);
  // A longer bar beside it would run through the number.
  const QRectF box = words_box({at.x() - said / 2, at.y()}, said, 13);
  QColor ground = stage.theme.canvas;
  ground.setAlphaF(0.75F);
  for (std::size_t i = 0; i < facts_->predictors.size(); ++i) {
    const double top = bar_top(panel.probability(facts_->predictors[i]), top_probability, panel.cut);
    const QRectF bar(panel.left + pitch * static_cast<double>(i), top, bar_width(pitch), bars_base - top);
    if (i != static_cast<std::size_t>(place - facts_->predictors.begin()) && bar.intersects(box)) {
      stage.painter.setPen(Qt::NoPen);
      stage.painter.setBrush(ground);
      stage.painter.drawRoundedRect(box, 3, 3);
      break;
    }
  }
  stage.rich(at, value, {13, QFont::DemiBold}, stage.theme.ink, 0.5);
}

// How many predictors the law has, and its largest probability.
void LevelsPicture::paint_largest(const Stage& stage, const Panel& panel, double top_probability) const {
  const double top = panel.shown.largest();
  const QString few = tr("%n predictors,", nullptr, static_cast<int>(panel.shown.predictors()));
  const QString none = tr("none above %1").arg(told_probability(top));
  const double room = std::max(caption_width(few), caption_width(none));
  if (room >= panel.width()) return;
  const double x = panel.left + std::max(room / 2, panel.width() * 0.42);
  const double below_title = bars_top + panel.cut - 8;
  const double y = std::max(below_title, bar_top(top, top_probability, panel.cut) - 22);
  stage.rich({x, y}, few, {caption}, stage.theme.ink2, 0.5);
  stage.rich({x, y + 14}, none, {caption}, stage.theme.ink, 0.5);
}

double LevelsPicture::bar_pitch(const Panel& panel) const {
  constexpr double most = 48;  // a law of one predictor is a bar, no slab
  return std::min(most, panel.width() / static_cast<double>(facts_->predictors.size()));
}

void LevelsPicture::paint_twice(const Stage& stage, const std::vector<Panel>& panels) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  stage.rule({24, first_rule}, {stage.width - 24, first_rule}, theme.hair);
  const double title = stage.rich({24, first_rule + 20}, tr("Run it twice"), {14, QFont::DemiBold}, theme.ink);
  const std::uint64_t runs = facts_->pairs.empty() ? 0 : facts_->pairs.front().pairs;
  painter.setPen(theme.ink2);
  MathText::fitted(runs == 0 && facts_->held ? tr("on two fresh samples: do the two agree? Guess first.")
                   : runs == 0 && !facts_->sampled.empty()
                       ? tr("on two fresh samples: do the two agree? Counted in runs where no law is known.")
                   : runs == 0
                       ? tr("on two fresh samples: do the two agree? The exact chance at each level.")
                       : tr("on two fresh samples: do the two agree? Exact, and %n pairs at each level, 95 % interval.",
                            nullptr, static_cast<int>(runs)),
                   {caption}, stage.width - 48 - title - 14)
      .draw(painter, {24 + title + 14, first_rule + 20});
  double most = 0;
  for (const Panel& panel : panels) {
    if (panel.shown.law != nullptr) most = std::max(most, panel.shown.law->collision);
    if (panel.shown.sample != nullptr) most = std::max(most, panel.shown.sample->pairs.interval.high);
  }
  for (const LevelPairs& one : facts_->pairs) {
    if (one.pairs > 0) most = std::max(most, one.interval.high);
  }
  most = std::max(0.1, std::min(1.0, std::ceil(most * 10 - 1e-9) / 10));
  for (const Panel& panel : panels) {
    const double to = panel.right - 8;
    const auto x_of = [&](double share) { return panel.left + (to - panel.left) * std::min(1.0, share / most); };
    stage.rule({panel.left, twice_y}, {to, twice_y}, theme.line);
    stage.rule({panel.left, twice_y - 4}, {panel.left, twice_y + 4}, theme.line);
    stage.rule({to, twice_y - 4}, {to, twice_y + 4}, theme.line);
    const auto paint_pairs = [&](const LevelPairs& one) {
      const Interval& interval = one.interval;
      stage.rule({x_of(interval.low), twice_y}, {x_of(interval.high), twice_y}, theme.line, 4);
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.ink2);
      painter.drawEllipse(QPointF(x_of(static_cast<double>(one.agreed) / static_cast<double>(one.pairs)), twice_y), 3.6,
                          3.6);
    };
    for (const LevelPairs& one : facts_->pairs) {
      if (one.level == panel.shown.level && one.pairs > 0) paint_pairs(one);
    }
    if (facts_->held) {
      stage.rich({(panel.left + to) / 2, twice_y + 24}, QStringLiteral("?"), {12, QFont::DemiBold}, theme.ink, 0.5);
      continue;
    }
    if (const SampledLevel* sample = panel.shown.sample) {
      if (sample->pairs.pairs == 0) continue;
      paint_pairs(sample->pairs);
      stage.rich({(panel.left + to) / 2, twice_y + 24},
                 tr("%1 of %2").arg(number_text(sample->pairs.agreed), number_text(sample->pairs.pairs)), {caption},
                 theme.ink2, 0.5);
      continue;
    }
    const double x = x_of(panel.shown.law->collision);
    stage.rule({x, twice_y - 8}, {x, twice_y + 8}, theme.ink, 2.5 + theme.heavier);
    const QString exact = told_probability(panel.shown.law->collision);
    const double half = MathText(exact, {12, QFont::DemiBold}, MathText::Mode::mixed).width() / 2;
    const double middle = std::clamp(x, panel.left + half, to - half);
    stage.rich({middle, twice_y + 24}, exact, {12, QFont::DemiBold}, theme.ink, 0.5);
    if (middle - half > panel.left + 14)
      stage.words({panel.left, twice_y + 24}, QStringLiteral("0"), TextRole::caption, theme.ink3, 0.5);
    if (middle + half < to - 16) stage.words({to, twice_y + 24}, axis_text(most), TextRole::caption, theme.ink3, 0.5);
  }
}

void LevelsPicture::paint_proof(const Stage& stage, const std::vector<Panel>& panels) const {
  stage.rule({24, second_rule}, {stage.width - 24, second_rule}, stage.theme.hair);
  const double title = stage.rich({24, second_rule + 20}, tr("What the proof keeps, and what happens"),
                                  {14, QFont::DemiBold}, stage.theme.ink);
  stage.painter.setPen(stage.theme.ink2);
  MathText::fitted(tr("log scale; a level with a predictor above $τ_k$ is globally stable"), {caption},
                   stage.width - 48 - title - 14)
      .draw(stage.painter, {24 + title + 14, second_rule + 20});
  const std::vector<double>& tau = facts_->exact->thresholds;
  double least = 0.1;
  const auto take = [&](double value) {
    if (value > 0) least = std::min(least, value);
  };
  for (const Panel& panel : panels) {
    take(panel.shown.largest());
    if (panel.shown.law != nullptr) take(panel.shown.law->rho);
    const auto k = static_cast<std::size_t>(panel.shown.level);
    if (k < tau.size()) take(tau[k]);
  }
  const LogAxis axis{std::clamp(static_cast<int>(std::ceil(-std::log10(least))), 1, 12)};
  paint_log_axis(stage, axis);
  for (const Panel& panel : panels) {
    if (!panel.there || panel.grown < 1) continue;
    const auto k = static_cast<std::size_t>(panel.shown.level);
    ProofMarks marks(stage, axis, panel.left, panel.width(), &panel == &panels.front());
    marks.paint(panel.shown, k < tau.size() ? tau[k] : 0);
  }
}

// Of the highest level: the runs it was sampled with, or those that were made twice.
const LevelPairs* TwicePicture::last_pairs() const {
  if (!facts_->sampled.empty()) return facts_->sampled.back().pairs.pairs > 0 ? &facts_->sampled.back().pairs : nullptr;
  return facts_->pairs.empty() ? nullptr : &facts_->pairs.back();
}

void TwicePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const LevelPairs* const made = last_pairs();
  if (made == nullptr) {
    stage.words({0, 20}, facts_->asked ? tr("These runs would take too long.") : tr("Not run yet."), TextRole::body,
                theme.ink2);
    return;
  }
  const LevelPairs& last = *made;
  const auto row = [&](double y, const QString& name, const std::optional<LabelVector>& f) {
    stage.words({0, y + 4}, name, TextRole::caption, theme.ink2);
    if (!f) {
      stage.words({88, y + 4}, tr("Fail"), TextRole::caption, theme.ink);
      return;
    }
    const QSizeF size = micro_strip_size(f->size(), 160);
    draw_micro_strip(painter, theme, QRectF(QPointF(88, y - size.height() / 2), size), *f);
  };
  row(10, tr("first run"), last.first);
  row(34, tr("second run"), last.second);
  const bool agree = last.first && last.second && *last.first == *last.second;
  const double said =
      stage.rich({0, 66}, agree ? tr("They agree") : tr("They differ"), {12, QFont::DemiBold}, theme.ink);
  if (last.pairs > 1) {
    stage.rich({said + 6, 66}, tr("%1 of %2 pairs agreed").arg(last.agreed).arg(last.pairs), {12}, theme.ink2);
  }
}

QString TwicePicture::description() const {
  const LevelPairs* const made = last_pairs();
  if (made == nullptr) return facts_->asked ? tr("These runs would take too long.") : tr("Not run yet.");
  const LevelPairs& last = *made;
  return tr("%1 of %2 pairs agreed").arg(last.agreed).arg(last.pairs);
}

}  // namespace littlestone::ui
