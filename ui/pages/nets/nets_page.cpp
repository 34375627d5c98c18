// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/nets/nets_page.hpp"

#include <QCoreApplication>
#include <QSignalBlocker>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/nets/nets_story.hpp"
#include "ui/pages/nets/nets_table.hpp"
#include "ui/pages/nets/nets_words.hpp"
#include "ui/pages/prediction/prediction_chapter.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

// More points than these take long to sum; the rows of T are shown before.
constexpr std::size_t nets_quick_points = 12;

QString nets_name() { return QCoreApplication::translate("Page", "Nets"); }

std::shared_ptr<const Exhibit> nets_exhibit(const std::shared_ptr<const NetsRun>& run,
                                            const std::shared_ptr<const Script>& script, const NetsView& view) {
  const auto picture = [view](auto of, int step, double phase) { return nets_picture(of, step, phase, view); };
  return scene_exhibit("nets", nets_name(), run, picture, nets_table, nets_told, script);
}

// The figure of the command line.
Figure nets_figure() {
  return scene_figure<PredictionScenario>(
      "nets", "rows of T split a class until T is a net, and how many rows that takes",
      "six-rows-make-eight-hypotheses-six", [](const auto& scenario, const Observer& observer) {
        return nets_exhibit(std::make_shared<const NetsRun>(compute_nets(scenario, observer)), nullptr, NetsView{});
      });
}

}  // namespace

PageInfo nets_page() {
  return {QStringLiteral("nets"),
          nets_name,
          nets_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new NetsPage(info, parent); },
          {nets_figure()}};
}

NetsPage::NetsPage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      order_(add_view_choice({{}, tr("Order of rows"), {{tr("drawn")}, {tr("by hand")}}})),
      layout_(add_view_choice(
          {"layout",
           tr("Layout"),
           {{tr("by rows"), "by rows"}, {tr("even"), "even"}, {tr("tree"), "tree"}},
           0,
           tr("By rows: a distance is the number of examples that differ, where one line can show it.")})),
      worst_(new PlainButton(tr("Worst row"), this)) {
  worst_->setToolTip(tr("The row of S whose change moves the longest piece of T most (W)"));
  connect(worst_, &QAbstractButton::clicked, this, &NetsPage::turn_to_worst);
  add_control(worst_);
  connect(order_, &Segments::chosen_changed, this, [this](int chosen) {
    if (!run_) return;
    choose_rows(chosen == 1 ? run_->subset : std::vector<std::uint64_t>());
  });
  connect(layout_, &Segments::chosen_changed, this, [this](int chosen) {
    view_.layout = static_cast<NetsLayout>(chosen);
    emit changed();
  });
  add_table(tr("All subsets of $S$"));
}

StudyPage::Work NetsPage::work(const ChapterScenario& scenario) {
  return [this, third = std::get<PredictionScenario>(scenario)](const Post& post, const Observer& observer) -> Take {
    auto run = std::make_shared<NetsRun>(read_nets(third, observer));
    if (run->points.size() > nets_quick_points) {
      post([this, read = std::make_shared<const NetsRun>(*run)] { store(read); });
    }
    run->sums = sum_nets(*run, observer);
    post([this, summed = std::make_shared<const NetsRun>(*run)] { store(summed); });
    run->neighbour = worst_nets_neighbour(*run, observer);
    return [this, all = std::shared_ptr<const NetsRun>(run)] { store(all); };
  };
}

void NetsPage::store(const std::shared_ptr<const NetsRun>& run) {
  const bool other_ruler =
      !run_ || run_->rows() != run->rows() || run_->scenario.class_text != run->scenario.class_text;
  if (!run_ || !(run_->scenario == run->scenario)) neighbour_ = false;
  run_ = run;
  if (other_ruler) view_.ruler.reset();
  {
    const QSignalBlocker quiet(order_);
    order_->choose(run->scenario.chosen.empty() ? 0 : 1);
  }
  taken(run->scenario);
}

const std::shared_ptr<const NetsRun>& NetsPage::shown() const {
  return neighbour_ && run_ && run_->neighbour && run_->neighbour->run ? run_->neighbour->run : run_;
}

void NetsPage::turn_to_worst() {
  if (!run_ || !run_->neighbour || !run_->neighbour->run) return;
  neighbour_ = !neighbour_;
  retell();
  // To the verdict on T, where the change is told.
  if (neighbour_ && script()) emit page_asked(id(), static_cast<int>(shown()->levels.size()));
}

std::vector<PanelRow> NetsPage::rows() const {
  return {{"class",
           PanelControl::text,
           {QStringLiteral("thresholds:8"), QStringLiteral("points:8"), QStringLiteral("cube:4"),
            QStringLiteral("intervals:6"), QStringLiteral("thresholds:16")}},
          {"marginal",
           PanelControl::text,
           {QStringLiteral("uniform"), QStringLiteral("geometric:0.7"), QStringLiteral("zipf:1")}},
          {"target", PanelControl::target},
          {"alpha", PanelControl::slider},
          {"examples", PanelControl::slider},
          {"subset", PanelControl::slider},
          {"beta", PanelControl::slider},
          {"seed", PanelControl::seed}};
}

std::vector<std::shared_ptr<const Exhibit>> NetsPage::exhibits() const {
  if (!run_) return {};
  // The curves by themselves, for their numbers.
  return {nets_exhibit(shown(), script(), view_),
          scene_exhibit("nets-curves", tr("All subsets of S"), shown(), nets_plots_picture, nets_sizes_table,
                        nets_curves_told)};
}

void NetsPage::fill_head(int) {
  const NetsRun& run = *shown();
  worst_->setEnabled(run_->neighbour && run_->neighbour->run);
  worst_->setText(run.changed ? tr("Back to S") : tr("Worst row"));
  const auto point = [&](PointIndex x) { return name_markup(run.data.concept_class.point_name(x)); };
  set_titles(nets_title(run),
             run.changed
                 ? tr("The worst neighbour of $S$: row %1 stands at point %2, not at point %3.")
                       .arg(whole_text(run.changed->row + 1), point(run.data.rows.rows()[run.changed->row].point),
                            point(run.changed->before.point))
                 : tr("What $T$ cannot tell apart is merged. Are merged hypotheses alike on all of $S$? If so, "
                      "$T$ is an $α$-net."));
}

std::shared_ptr<const Script> NetsPage::write_script() const { return nets_script(*shown()); }

void NetsPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(true);
  panel.set_own_data(!run_->scenario.data.empty());
  const NetsRun& run = *shown();
  panel.set_picture(std::make_shared<ScenePicture>(longest_piece_picture(shown(), step)),
                    tr("LONGEST PIECE AFTER EACH ROW"));
  if (run.changed) {
    panel.set_notes({{tr("One row changes"), told_neighbour(*run_)}});
    return;
  }
  QString points = tr("$H_T$ depends on which points are in $T$, not on labels or repeats.");
  const auto seen =
      std::find_if(run_->levels.begin(), run_->levels.end(), [](const NetsLevel& level) { return level.seen; });
  if (seen != run_->levels.end() && static_cast<int>(seen - run_->levels.begin()) <= step)
    points += u' ' +
              tr("Row %1 (point %2 again) changed nothing.")
                  .arg(whole_text(seen->number), name_markup(run_->data.concept_class.point_name(seen->example.point)));
  panel.set_notes(
      {{tr("Only the points count"), points},
       {tr("The first stands for all"), tr("Of each piece the hypothesis first in order is kept. The choice "
                                           "must not look at the rest of $S$, or privacy is lost.")}});
}

QString NetsPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<PredictionScenario>(edited);
  QString words = prediction_command(QStringLiteral("nets"), scenario, {"subset", "alpha", "beta", "seed"});
  if (run_ && run_->points.size() > most_summed_points)
    words += QStringLiteral(" --estimate %1").arg(nets_estimate_draws);
  return words;
}

// --- Edits

void NetsPage::choose_rows(std::vector<std::uint64_t> chosen) {
  PredictionScenario scenario = run_->scenario;
  if (!chosen.empty()) scenario = with_value(scenario, "subset", static_cast<std::uint64_t>(chosen.size()));
  scenario = with_value(scenario, "chosen", std::move(chosen));
  if (scenario != run_->scenario) emit edited(scenario, 0);
}

void NetsPage::put_row(std::uint64_t row) {
  if (row >= run_->rows()) return;
  std::vector<std::uint64_t> chosen = run_->subset;
  const auto found = std::find(chosen.begin(), chosen.end(), row);
  if (found == chosen.end())
    chosen.push_back(row);
  else
    chosen.erase(found);
  if (chosen.empty())
    put_subset(0, 0);
  else
    choose_rows(std::move(chosen));
}

void NetsPage::put_subset(std::uint64_t subset, int drag) {
  const PredictionScenario scenario = with_value(run_->scenario, "subset", subset);
  if (subset <= run_->rows() && scenario != run_->scenario) emit edited(scenario, drag);
}

double NetsPage::last_place() const {
  return std::max(0.0, static_cast<double>(run_->rows()) - to_double(run_->ruler));
}

void NetsPage::move_ruler(double rows) {
  if (view_.ruler == rows) return;
  view_.ruler = rows;
  emit changed();
}

void NetsPage::take_click(const Spot& spot) {
  if (!run_ || spot.act != Spot::Act::choose) return;
  if (spot.grab) return StudyPage::take_click(spot);
  if (spot.place >= 0) put_row(static_cast<std::uint64_t>(spot.place));
}

void NetsPage::take_drag(const Drag& drag) {
  if (!run_ || !drag.handle.grab) return;
  if (drag.handle.place != nets_place::ruler) return StudyPage::take_drag(drag);
  const Grab& grab = *drag.handle.grab;
  if (drag.phase == Drag::Phase::begin) {
    grip_ = grab.value(drag.at) - grab.here;
    return;
  }
  // It snaps to a hypothesis that is near, else to a row.
  constexpr double near = 4;  // px
  const double rows = std::clamp(grab.value(drag.at) - grip_, 0.0, last_place());
  double best = std::round(rows);
  for (const std::uint64_t place : shown()->places)
    if (std::abs(static_cast<double>(place) - rows) * grab.axis.unit() < near) best = static_cast<double>(place);
  move_ruler(std::min(best, last_place()));
}

void NetsPage::set_by_hand(const std::string& field, double value, int drag) {
  const auto rows = static_cast<std::uint64_t>(std::llround(value));
  if (field == "subset") return put_subset(rows, drag);
  if (field != "alpha" || run_->rows() < 2) return;
  const PredictionScenario scenario = with_value(run_->scenario, "alpha", Rational(rows, run_->rows()));
  if (scenario != run_->scenario) emit edited(scenario, drag);
}

bool NetsPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (focus.slider || !run_) return false;
  if (key.key() == Qt::Key_W && key.modifiers() == Qt::NoModifier) {
    turn_to_worst();
    return true;
  }
  const QString text = key.text();
  if ((text == QLatin1String(",") || text == QLatin1String(".")) && run_->chain() &&
      view_.layout == NetsLayout::by_rows) {
    const double step = std::max(1.0, std::floor(static_cast<double>(run_->rows()) / 200));
    move_ruler(std::clamp(view_.ruler.value_or(0) + (text == QLatin1String(".") ? step : -step), 0.0, last_place()));
    return true;
  }
  if (text != QLatin1String("+") && text != QLatin1String("-")) return false;
  if (seen == nullptr || seen->kin().what != Kin::What::point) return false;
  // A row of the point that is pointed at: the first that is not in T, or the last that is.
  const PointIndex x = seen->kin().point;
  const auto in_t = [&](std::uint64_t row) {
    return std::find(run_->subset.begin(), run_->subset.end(), row) != run_->subset.end();
  };
  const Sample& sample = shown()->data.rows.rows();
  if (text == QLatin1String("+")) {
    for (std::uint64_t row = 0; row < run_->rows(); ++row) {
      if (sample[row].point != x || in_t(row)) continue;
      put_row(row);
      break;
    }
    return true;
  }
  for (auto row = run_->subset.rbegin(); row != run_->subset.rend(); ++row) {
    if (sample[*row].point != x) continue;
    put_row(*row);
    break;
  }
  return true;
}

KeySection NetsPage::keys() const {
  return {tr("Nets"),
          {{QStringLiteral("W"), tr("the row of S whose change moves the longest piece most, and S again")},
           {QStringLiteral(", ."), tr("move the ruler")},
           {QStringLiteral("+ −"), tr("a row of the point that is pointed at into T, or out of it")}}};
}

// --- How it is seen

nlohmann::json NetsPage::view_state() const {
  nlohmann::json state = StudyPage::view_state();
  if (view_.ruler) state["ruler"] = *view_.ruler;
  return state;
}

void NetsPage::set_view_state(const nlohmann::json& state) {
  StudyPage::set_view_state(state);
  if (const auto ruler = state.find("ruler"); ruler != state.end() && ruler->is_number()) {
    const double rows = ruler->get<double>();
    if (rows >= 0 && (!run_ || rows <= static_cast<double>(run_->rows()))) view_.ruler = rows;
  }
}

QString NetsPage::tell(const Kin& kin) const {
  if (!run_) return {};
  const NetsRun& run = *shown();
  const ConceptClass& concept_class = run.data.concept_class;
  if (kin.what == Kin::What::point && kin.point < concept_class.points()) {
    for (const PointCount& count : run.data.rows.counts())
      if (count.point == kin.point)
        return tr("point %1: %2 with −, %3 with +")
            .arg(plain_name(concept_class.point_name(kin.point)), whole_text(count.minus), whole_text(count.plus));
    return {};
  }
  if (kin.what == Kin::What::predictor) {
    const QString name = predictor_name(concept_class, kin.labels);
    const auto row = concept_class.find(kin.labels);
    return row ? tr("%1, row %2 of the class").arg(name, QString::number(*row)) : name;
  }
  if (kin.what != Kin::What::node || kin.node < 0) return {};
  const std::size_t level = level_of_node(kin.node);
  if (level > run.levels.size() || (level == run.levels.size() && !run.next)) return {};
  const NetsLevel& pieces = level < run.levels.size() ? run.levels[level] : *run.next;
  const std::size_t piece = piece_of_node(kin.node);
  return piece < pieces.pieces.size() ? told_piece(run, pieces.pieces[piece]) : QString();
}

}  // namespace littlestone::ui
