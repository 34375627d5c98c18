// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_sample.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// The line as a row of items, which are measured before they are put beside each other.
class SampleLine {
 public:
  explicit SampleLine(const TournamentState& state) : s_(state), whole_(s_.sample_root == 1 || s_.without_sample()) {
    with_final_ = whole_ && s_.final_drawn && s_.trace().final_block.has_value();
    if (with_final_) {
      result_ = &s_.run->soa->labels(s_.trace().final_block->predictor);
    } else if (!s_.lineage.empty()) {
      result_ = &s_.run->soa->labels_at(s_.node_of(s_.places[s_.lineage.front()]).after);
    }
  }

  void add_to(Scene& scene, const QRectF& box);
  /// Where there is no line yet, or none any more: why. Empty where there is one.
  [[nodiscard]] QString instead() const;

 private:
  Q_DECLARE_TR_FUNCTIONS(TournamentPicture)

  struct Item {
    enum class Kind { words, pill, arrow, strip } kind = Kind::words;
    QString markup;
    MathStyle style;
    Ink ink = &Theme::ink;
    double lower = 5;  // px of the baseline below the middle
    Pill pill;
    const LabelVector* labels = nullptr;
    double width = 0;
    double after = 5;
    bool last = false;    // comes with the last block T
    bool result = false;  // comes with the labels of SOA(S∘T)
  };

  void build(std::size_t most_examples, bool ends_only);
  Item& add_words(const QString& markup, const MathStyle& style, Ink ink, double after = 5);
  void add_math(const QString& symbol, double size = 13, double after = 5) {
    add_words(QStringLiteral("$%1$").arg(symbol), {size}, &Theme::ink, after);
  }
  void add_join() { add_words(QStringLiteral("\u2218"), {13}, &Theme::ink2); }
  void add_block(const QString& name, const Sample& examples, std::size_t most_examples);
  void add_contest(std::size_t place, std::size_t most_examples);
  void add_result();
  [[nodiscard]] double width() const;

  const TournamentState& s_;
  bool whole_;  // the sample is the whole tournament's
  bool with_final_ = false;
  const LabelVector* result_ = nullptr;
  std::vector<Item> items_;
};

QString SampleLine::instead() const {
  if (s_.without_sample() && s_.final_drawn) return {};
  if (s_.failed && !s_.trace().failed) {
    return tr("The next block would pass the cap $N$ = %1, so there is no $S$. Next, $T$ is drawn.")
        .arg(count_text(static_cast<double>(s_.run->scenario.constants.cap)));
  }
  if (s_.failed) {
    return tr("Fail: the next block would pass the cap $N$ = %1. This batch does not vote.")
        .arg(count_text(static_cast<double>(s_.run->scenario.constants.cap)));
  }
  if (s_.level > 0 && s_.lineage.empty()) return tr("$S$ grows here, once a contest is decided.");
  if (s_.level == 0 && !s_.final_drawn) return tr("$S$ = \u2205. Next, $T$ is drawn.");
  return {};
}

SampleLine::Item& SampleLine::add_words(const QString& markup, const MathStyle& style, Ink ink, double after) {
  Item item;
  item.markup = markup;
  item.style = style;
  item.ink = ink;
  item.width = width_of(markup, style);
  item.after = after;
  return items_.emplace_back(std::move(item));
}

// A block's name, and its first examples: 6+ 4+.
void SampleLine::add_block(const QString& name, const Sample& examples, std::size_t most_examples) {
  add_math(name);
  if (examples.empty() || most_examples == 0) return;
  QStringList words;
  for (std::size_t i = 0; i < std::min(examples.size(), most_examples); ++i) {
    words << name_markup(s_.run->concept_class().point_name(examples[i].point)) +
                 (examples[i].label == Label::plus ? QLatin1Char('+') : QChar(u'\u2212'));
  }
  if (examples.size() > most_examples) words << QStringLiteral("\u2026");
  add_words(words.join(QLatin1Char(' ')), styles::small, &Theme::ink2).lower = 4.5;
}

// The winner's block of a contest, and the contest's own example.
void SampleLine::add_contest(std::size_t place, std::size_t most_examples) {
  const NodeTrace& n = s_.node_of(s_.places[place]);
  const QString child = s_.index_of(2 * place + static_cast<std::size_t>(n.winner));
  const BlockTrace* t = s_.block_of(place, n.winner);
  // At a node that was once the root of a subtree the index is its own path.
  add_block(subscripted(QStringLiteral("T"), child), t != nullptr ? t->examples : Sample{}, most_examples);
  add_join();
  Item item;
  item.kind = Item::Kind::pill;
  item.pill = {lone_name(s_.run->concept_class().point_name(n.point)), n.label,
               n.label != s_.run->distribution().target[n.point]};
  item.width = std::min(120.0, pill_size(item.pill.point, 20).width());
  items_.push_back(std::move(item));
}

// → SOA, its predictor, and whose name that is.
void SampleLine::add_result() {
  Item arrow;
  arrow.kind = Item::Kind::arrow;
  arrow.width = 12;
  arrow.after = 8;
  items_.back().after = 13;
  items_.push_back(std::move(arrow));
  add_math(QStringLiteral("SOA"), 13, 4);
  Item strip;
  strip.kind = Item::Kind::strip;
  strip.labels = result_;
  strip.width = micro_strip_size(result_->size(), 127).width();
  strip.after = 7;
  items_.push_back(std::move(strip));
  const Name name = s_.run->concept_class().name_of(*result_);
  Item& said = add_words(name.empty() ? tr("not in the class") : QStringLiteral("= ") + name_markup(name),
                         {name.empty() ? 11.0 : 13.0}, &Theme::ink);
  said.last = with_final_;
  said.result = true;
}

void SampleLine::build(std::size_t most_examples, bool ends_only) {
  items_.clear();
  const QString sample_name = subscripted(QStringLiteral("S"), whole_ ? QString() : s_.index_of(s_.sample_root));
  add_math((with_final_ ? sample_name + QStringLiteral(" \u2218 T =") : sample_name + QStringLiteral(" =")), 14, 10);
  // From the leaf upwards: the order of the sequence.
  const std::vector<std::size_t> chain(s_.lineage.rbegin(), s_.lineage.rend());
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const bool between = ends_only && i > 0 && i + 1 < chain.size();
    if (between && i > 1) continue;
    if (i > 0) add_join();
    if (between) {
      add_math(QStringLiteral("\u2026"));
    } else {
      add_contest(chain[i], most_examples);
    }
  }
  if (with_final_) {
    if (chain.empty()) add_math(QStringLiteral("\u2205"));
    const std::size_t before = items_.size();
    add_join();
    add_block(QStringLiteral("T"), s_.trace().final_block->examples, most_examples);
    for (std::size_t i = before; i < items_.size(); ++i) items_[i].last = true;
  }
  if (result_ != nullptr) add_result();
}

double SampleLine::width() const {
  double sum = 0;
  for (const Item& item : items_) sum += item.width + item.after;
  return items_.empty() ? 0 : sum - items_.back().after;
}

void SampleLine::add_to(Scene& scene, const QRectF& box) {
  const double most = box.width() - 24;
  build(6, false);
  for (const std::size_t examples : {std::size_t{3}, std::size_t{2}, std::size_t{0}}) {
    if (width() > most) build(examples, false);
  }
  if (width() > most) build(0, true);
  const bool last_drawn = s_.moving.event != nullptr && s_.moving.event->kind == TraceEvent::Kind::final;
  Scene line;
  double x = 0;
  for (const Item& item : items_) {
    const auto add = [&]() -> Mark& {
      switch (item.kind) {
        case Item::Kind::words: return line.words({x, item.lower}, item.markup, item.style, item.ink);
        case Item::Kind::pill: return line.add(PillNode{{x, -10, item.width, 20}, item.pill}, nullptr);
        case Item::Kind::arrow: return line.add(Arrow{{x, 0}, 12.5}, &Theme::ink2);
        case Item::Kind::strip: break;
      }
      return line.add(Strip{{x, -7, item.width, micro_height}, *item.labels, last_drawn ? s_.moving.strip : 1}, nullptr)
          .touched({{x - 3, -10, item.width + 6, micro_height + 6}, 3}, Kin::of_predictor(*item.labels));
    };
    add().opacity = item.result && last_drawn ? s_.moving.strip
                    : item.last && last_drawn ? s_.moving.examples
                    : last_drawn              ? 1
                                              : s_.moving.winner;
    x += item.width + item.after;
  }
  scene.take(std::move(line), {box.left() + 12, box.center().y()}, std::min(1.0, most / std::max(width(), 1.0)));
}

}  // namespace

void add_sample_line(Scene& scene, const TournamentState& state, const QRectF& box) {
  scene.box(box, &Theme::lineage, {}, 6);
  SampleLine line(state);
  const QString instead = line.instead();
  if (instead.isEmpty()) {
    line.add_to(scene, box);
  } else {
    scene.words(box.topLeft() + QPointF(12, 23), instead, {13}, &Theme::ink);
  }
}

}  // namespace littlestone::ui
