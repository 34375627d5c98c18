// SPDX-License-Identifier: GPL-3.0-or-later
// Below the losses: why the odds are what they are, and what Hedge's experts say of the point.
#include <QCoreApplication>
#include <algorithm>

#include "ui/kit/marks.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/play_online/play_online_scene.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct PlayWhyScene : PlayFrame {
  Q_DECLARE_TR_FUNCTIONS(PlayPictureWords)

 public:
  static constexpr double bars_left = 66;
  static constexpr double bars_room = 190;
  static constexpr double why_right = 372;

  double top = below_losses();
  double right = room.width() - page_margin;
  const PlayQuestion* asked = moment.question(run);
  const PlayRound* round = moment.round(run);

  void title(double from, double to, const QString& strong, const QString& quiet) {
    const double x = scene.words({from, top + 21}, strong, {13.5, QFont::DemiBold}, &Theme::ink, 0, to - from).width();
    // The sentence at the right says it too.
    if (x + 8 + width_of(quiet, styles::small) <= to - from)
      scene.words({from + x + 8, top + 21}, quiet, styles::small, &Theme::ink2);
  }

  // --- What each answer leaves

  void why_title(const Rational& plus) {
    const QString said = exact_text(plus);
    const QString best = exact_text(*asked->odds);
    if (said == best) {
      title(page_margin, why_right, tr("Why %1?").arg(said),
            run.by_hand() ? tr("Both answers cost you the same.") : tr("Both answers must leave you the same."));
    } else if (round != nullptr) {
      title(page_margin, why_right, tr("%1, not %2").arg(said, best), tr("One answer cost you more."));
    } else {
      title(page_margin, why_right, tr("What if %1?").arg(said), tr("One bar outgrows the other."));
    }
  }

  void hatched(const QRectF& rect, double pitch, double width) {
    scene.box(rect, nullptr, {&Theme::ink2, 1, 0.5});
    scene.add(Hatch{rect, pitch, width}, &Theme::line);
  }

  /// What is still to come after the label, and the loss of this round upon it.
  void bar(Label label, double y, double kept, double pays, double unit) {
    scene.add(LabelCell{{28, y, 27, 24}, label}, nullptr);
    const double length = std::max(0.0, kept) * unit;
    const double added = std::max(0.0, kept + pays) * unit - length;
    scene.box({bars_left, y + 1, length, 22}, &Theme::ink2);
    if (added > 1) hatched({bars_left + length, y + 1, added, 22}, 6, 1.2);
    const QString said = tr("regret %1").arg(play_number(kept));
    if (width_of(said, styles::small) + 14 < length)
      scene.words({bars_left + 8, y + 16}, said, styles::small, &Theme::canvas);
    constexpr double numbers = bars_left + bars_room + 10;
    scene.words({numbers, y + 16}, play_number(kept) + QStringLiteral(" + ") + play_number(pays), styles::plain,
                &Theme::ink2, 0, why_right - numbers);
  }

  void legend(double y, const QString& sum) {
    const Text total{sum, styles::bold, {}, 0, 116};
    const double width = (why_right - bars_left - total.set().width() - 50) / 2;
    double x = bars_left;
    const auto words = [&](const QString& said, double after) {
      x += 14;
      x += scene.words({x, y}, said, styles::small, &Theme::ink2, 0, width).width() + after;
    };
    scene.box({x, y - 8, 9, 9}, &Theme::ink2);
    words(tr("after this round"), 12);
    hatched({x, y - 8, 9, 9}, 4, 1);
    words(run.by_hand() ? tr("you pay") : tr("yours to add"), 10);
    scene.words({x, y}, sum, styles::bold, &Theme::ink, 0, 116);
  }

  /// The last line: what can be done, or what the round gave away.
  [[nodiscard]] QString hint(const Rational& plus) const {
    if (round == nullptr) return tr("Drag %1 above: one bar outgrows the other.").arg(exact_text(plus));
    if (!round->gave || *round->gave <= 0) return {};
    const QString gave = play_number(to_double(*round->gave));
    return run.by_hand() ? tr("Your odds gave away %1.").arg(gave) : tr("The question gave away %1.").arg(gave);
  }

  void bars(const Rational& plus) {
    why_title(plus);
    const double worth = to_double(*asked->worth);
    const double worst =
        to_double(std::max(regret_after(*asked, Label::plus, plus), regret_after(*asked, Label::minus, plus)));
    const double unit = bars_room / std::max({worst, worth, 1e-9});
    const bool open = moment.pending(run) && moment.odds() && !run.by_hand();
    double y = top + 34;
    for (const Label label : {Label::plus, Label::minus}) {
      const bool other = newest(PlayMoment::Newest::answer) && round->label != label;
      const std::size_t before = scene.marks.size();
      bar(label, y, to_double(*asked->after[label == Label::plus ? 1 : 0]),
          to_double(label == Label::plus ? Rational(1 - plus) : plus), unit);
      for (std::size_t i = before; other && i < scene.marks.size(); ++i) scene.marks[i].faded = 0.47;
      if (open) scene.touch({{26, y - 2, 31, 28}, 4, label == Label::plus ? Spot::Act::plus : Spot::Act::minus});
      y += 34;
    }
    const double limit = bars_left + worth * unit;
    if (worth > 0) scene.line({limit, top + 30}, {limit, y - 6}, {&Theme::ink, 2.4});
    legend(y + 12, plus == *asked->odds ? tr("= %1 either way").arg(play_number(worth))
                                        : tr("= %1 at worst").arg(play_number(worst)));
    scene.words({page_margin, y + 32}, hint(plus), styles::small, &Theme::ink2, 0, why_right - page_margin);
  }

  void reasons(bool hidden) {
    QString words;
    if (run.past_limit()) {
      words = run.by_hand() ? tr("Past the exact limit: the program asks where Hedge is least sure.")
                            : tr("Past the exact limit: the learner is Hedge alone.");
    } else if (!run.exact) {
      words = tr("Hedge says + as often as its experts do, by their weight.");
    } else if (hidden) {
      words = tr("What each answer costs is hidden: hints are off.");
    } else {
      words = run.by_hand() ? tr("Set your odds so that both answers cost you the same.")
                            : tr("The learner sets its odds so that both answers leave you the same.");
    }
    scene.paragraph({page_margin, top + 21}, words, styles::plain, &Theme::ink2, 320, 17);
  }

  // --- The points to ask

  /// As many as have room.
  void points() {
    title(page_margin, right, tr("Ask a point."), tr("Click it, or press its number."));
    constexpr double radius = 15;
    double x = page_margin;
    double y = top + 58;
    for (PointIndex point = 0; point < run.concept_class.points(); ++point) {
      const QString name = lone_name(run.concept_class.point_name(point));
      const double half = std::min(60.0, circle_node_half(radius, name));
      if (x + 2 * half > right) {
        x = page_margin;
        y += 40;
        if (y > top + 92) break;
      }
      const QRectF place(x, y - radius, 2 * half, 2 * radius);
      scene.add(Node{place, name, NodeTone::strong}, nullptr)
          .touched({place, radius, Spot::Act::ask, static_cast<std::int32_t>(point)}, Kin::of_point(point));
      x += 2 * half + 14;
    }
    scene.words({page_margin, y + radius + 28}, play_reach_text(run, moment.rounds), styles::plain, &Theme::ink2, 0,
                right - page_margin);
  }

  // --- What the experts say

  /// The hypotheses of the class; those that the experts still allow have frames.
  void cells(const PlayExperts& experts, double from, double y) {
    const ConceptClass& c = run.concept_class;
    const double pitch = std::min(17.0, 106.0 / static_cast<double>(c.size()));
    const double side = std::min(13.0, pitch - 2);
    for (HypothesisIndex h = 0; h < c.size(); ++h) {
      const QRectF place(from + pitch * h, y, side, 13);
      const bool possible = std::binary_search(experts.possible.begin(), experts.possible.end(), h);
      scene.box(place, nullptr, possible ? thin(&Theme::ink, 1.4) : thin(&Theme::hair), 2)
          .touched({place, 2}, Kin::of_predictor(c.row(h)));
      const auto parts = name_parts(c.hypothesis_name(h));
      if (possible && side >= 12 && parts.size() == 1 && parts.front().digits.size() <= 2)
        scene.words({place.center().x(), y + 10.5}, parts.front().digits, styles::small, &Theme::ink, 0.5);
    }
  }

  void experts() {
    const double left = room.width() - 344;
    title(left, right,
          run.experts == "1" ? tr("What the one expert says")
                             : tr("What the %1 experts say").arg(play_count(run.experts)),
          tr("grouped by the hypotheses they still allow"));
    const double heaviest = std::max(0.6, asked->experts.empty() ? 1 : asked->experts.front().share);
    double y = top + 34;
    for (const PlayExperts& group : asked->experts) {
      scene.add(LabelCell{{left, y, 19, 13}, group.said}, nullptr);
      if (run.concept_class.size() <= most_play_cells) {
        cells(group, left + 28, y);
      } else {
        scene.words({left + 28, y + 11}, tr("%n possible", nullptr, static_cast<int>(group.possible.size())),
                    styles::small, &Theme::ink2, 0, 104);
      }
      const auto bar = [&](double length) { return LabelCell{{left + 140, y + 1, length, 11}, group.said, false}; };
      const double length = std::max(2.0, 148 * group.share / heaviest);
      Mark& weight = scene.add(bar(length), nullptr);
      if (newest(PlayMoment::Newest::ask)) weight.grows(QStringLiteral("experts %1").arg(y), bar(2));
      scene.words({left + 146 + length, y + 11}, probability_text(group.share), styles::small, &Theme::ink2);
      y += 16;
    }
    QString words = tr("Weight on +: %1.").arg(probability_text(asked->hedge));
    if (asked->more_groups > 0)
      words += u' ' + tr("%n more group(s): %1.", nullptr, static_cast<int>(asked->more_groups))
                          .arg(probability_text(asked->more_share));
    scene.words({left, y + 10}, words, styles::small, &Theme::ink2, 0, right - left);
  }

  void all() {
    if (asked == nullptr) return points();
    const auto said = moment.said(run);
    const bool hidden = view.hints == PlayHints::off && run.by_hand() && round == nullptr;
    if (asked->worth && said && !hidden)
      bars(*said);
    else
      reasons(hidden);
    experts();
  }
};

}  // namespace

void add_play_why(const PlayFrame& frame) { PlayWhyScene{frame}.all(); }

}  // namespace littlestone::ui
