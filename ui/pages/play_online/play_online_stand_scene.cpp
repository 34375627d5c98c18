// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/play_online/play_online_scene.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct PlayStandScene {
  Q_DECLARE_TR_FUNCTIONS(PlayStandPicture)

 public:
  const PlayRun& run;
  PlayMoment moment;
  double width;
  Scene scene = {};
  double now = run.regret(moment.rounds);
  double value = run.exact ? to_double(run.reach.front()) : 0;
  Axis x{std::min(0.0, now), std::max({1.0, run.bound, value, now}) * 1.05, 4, width - 8};

  static constexpr double y = 38;  // of the line

  [[nodiscard]] static bool has_worth(const PlayRun& run, const PlayMoment& moment, PlayHints hints) {
    return hints != PlayHints::off && run.exact && !run.by_hand() && !run.over() && moment.pending(run) &&
           moment.newest != PlayMoment::Newest::answer;
  }

  void name(double regret, const QString& words, bool strong) {
    const Text text{words, strong ? styles::small_bold : styles::small, {}, 0, width * 0.62};
    const double wide = text.set().width();
    std::vector<Place> places;
    for (const double baseline : {24.0, 11.0})
      for (const double share : {0.5, 1.0, 0.0, 0.8, 0.2})
        places.push_back(
            {words_box({std::clamp(x.px(regret) - share * wide, 0.0, width - wide), baseline}, wide, caption)});
    Mark& label = scene.add(text, strong ? &Theme::ink : &Theme::ink2);
    label.candidates = Candidates{places, {0, 0, width, y - 4}};
  }

  void line() {
    const auto upright = [&](double regret, double half, const Stroke& stroke) {
      scene.line({x.px(regret), y - half}, {x.px(regret), y + half}, stroke);
    };
    scene.line({x.begin, y}, {x.end, y}, thin(&Theme::line, 2));
    scene.line({x.px(0), y}, {x.px(now), y}, thin(&Theme::ink, 4));
    const double every = x.to <= 6 ? 1 : round_up(x.to / 6);
    for (double i = 0; i <= x.to; i += every) {
      upright(i, 4, thin(&Theme::line));
      scene.words({std::clamp(x.px(i), 6.0, width - 10), y + 20}, QString::number(i), styles::small, &Theme::ink2, 0.5);
    }
    scene.disc({x.px(now), y}, 5, &Theme::ink);
    if (run.exact) upright(value, 9, thin(&Theme::ink, 2.4));
    upright(run.bound, 9, {&Theme::ink, 1.8, 0, 4, 2});
    name(now, tr("now %1").arg(about_text(now)), true);
    if (run.exact) name(value, tr("best play %1").arg(play_number(value)), true);
    name(run.bound, tr("Hedge ≤ %1").arg(upper_text(run.bound)), false);
    scene.words({0, y + 36}, tr("regret in %n round(s)", nullptr, plural(run.scenario.rounds)), styles::small,
                &Theme::ink2, 0, width);
  }

  void worth() {
    constexpr double base = 162;
    scene.words({0, 102}, tr("Worth of each question").toUpper(), styles::small_bold, &Theme::ink3, 0, width);
    std::vector<double> worths;
    for (const PlayQuestion& question : run.questions) worths.push_back(to_double(*question.worth));
    const auto [least, best] = std::minmax_element(worths.begin(), worths.end());
    const Axis height{*least, *best, base - 14, base - 36};
    const Axis columns = Axis::columns(worths.size(), 0, width);
    const double pitch = columns.unit();
    const double half = std::min(13.0, pitch * 0.31);
    for (std::size_t i = 0; i < worths.size(); ++i) {
      const bool top = worths[i] >= *best - 1e-12;
      const bool asked = moment.point && *moment.point == i;
      const auto point = static_cast<PointIndex>(i);
      const double middle = columns.px(static_cast<double>(i));
      const double high = *best - *least < 1e-9 ? height.end : height.px(worths[i]);
      scene.box({middle - half, high, 2 * half, base - high}, top ? &Theme::ink : &Theme::ink3)
          .touched({{middle - pitch / 2, 108, pitch, base - 88}, 3, Spot::Act::ask, static_cast<std::int32_t>(i)},
                   Kin::of_point(point));
      if (pitch >= 30)
        scene.words({middle, high - 4}, about_text(worths[i]), top ? styles::small_bold : styles::small,
                    top ? &Theme::ink : &Theme::ink2, 0.5);
      const MathStyle style{caption, asked ? QFont::Bold : QFont::Normal};
      if (pitch >= 14)
        scene.words({middle, base + 15}, name_markup(run.concept_class.point_name(point), style, pitch - 2), style,
                    asked ? &Theme::ink : &Theme::ink2, 0.5);
      if (asked) scene.line({middle - half, base + 19}, {middle + half, base + 19}, thin(&Theme::ink, 2));
    }
    scene.line({0, base + 0.5}, {width, base + 0.5}, thin(&Theme::line));
  }

  [[nodiscard]] QString says() const {
    QString here = tr("Regret now %1.").arg(play_number(now));
    if (!run.exact) return here;
    return here + u' ' +
           tr("Best play gives %1, Hedge promises %2.").arg(exact_text(run.reach.front()), upper_text(run.bound));
  }

  Scene all(bool with_worth) {
    line();
    if (with_worth) worth();
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

ScenePicture play_stand_picture(std::shared_ptr<const PlayRun> run, int step, const PlayView& view) {
  const PlayMoment moment = PlayMoment::at(*run, step, view);
  const bool worth = PlayStandScene::has_worth(*run, moment, view.hints);
  const QSizeF size(256, worth ? 182 : 78);
  return {size, size.height(), [run = std::move(run), moment, worth](int, QSizeF room) {
            return PlayStandScene{*run, moment, room.width()}.all(worth);
          }};
}

}  // namespace littlestone::ui
