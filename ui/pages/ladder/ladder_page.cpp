// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ladder/ladder_page.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/study/ladder/ladder_certificates.hpp"
#include "ui/pages/ladder/class_chooser.hpp"
#include "ui/pages/ladder/ladder_table.hpp"
#include "ui/pages/ladder/ladder_words.hpp"
#include "ui/pages/one_more_point/one_more_point_words.hpp"
#include "ui/pages/stability/stability_chapter.hpp"
#include "ui/pages/worst_world/worst_world_words.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

QString ladder_name() { return QCoreApplication::translate("Page", "The ladder"); }

std::shared_ptr<const Exhibit> ladder_exhibit(const std::shared_ptr<const LadderRun>& run,
                                              const std::shared_ptr<const Script>& script,
                                              const LadderLook& look = {}) {
  const auto picture = [look, opening = !script](auto of, int step, double phase) {
    return ladder_picture(of, opening ? ladder_steps::proofs : step, phase, look);
  };
  return scene_exhibit("ladder", ladder_name(), run, picture, ladder_table, ladder_told, script);
}

/// The figure of the command line.
Figure ladder_figure() {
  return scene_figure<StabilityScenario>(
      "ladder", "classes from what is proved to what no learner passes, in the worst world", "how-far-is-the-truth",
      [](const StabilityScenario& scenario, const Observer& observer) {
        const auto run = compute_ladder(scenario, observer);
        if (!run->complete) throw Stopped();
        return ladder_exhibit(run, nullptr);
      });
}

/// What `worst` is called with for a row.
QStringList worst_words(const LadderRow& row, const StabilityScenario& scenario) {
  const WorstProblem problem = ladder_problem(row, scenario, OnFail::soa);
  QStringList levels;
  for (const Rational& level : problem.learner.levels) {
    QString text = QString::number(to_double(level), 'f', 6);
    while (text.endsWith(u'0') && !text.endsWith(QLatin1String(".0"))) text.chop(1);
    if (text.endsWith(QLatin1String(".0"))) text.chop(2);
    levels += text;
  }
  QStringList words = {QStringLiteral("littlestone-lab"),
                       QStringLiteral("worst"),
                       QString::fromStdString(row.class_text),
                       QStringLiteral("--auxiliary"),
                       QString::number(problem.learner.auxiliary),
                       QStringLiteral("--cap"),
                       QString::number(problem.learner.cap),
                       QStringLiteral("--levels"),
                       levels.join(u','),
                       QStringLiteral("--on-fail"),
                       QStringLiteral("soa"),
                       QStringLiteral("--tolerance"),
                       QString::fromStdString(row.tolerance().str())};
  if (problem.alpha) words << QStringLiteral("--alpha") << QString::fromStdString(scenario.allowed);
  return words;
}

}  // namespace

PageInfo ladder_page() {
  return {QStringLiteral("ladder"),
          ladder_name,
          ladder_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new LadderPage(info, parent); },
          {ladder_figure()}};
}

std::shared_ptr<const Picture> ladder_card(const StabilityScenario& scenario, const Observer& observer) {
  if (stop_requested(observer, {"cards", 0, 1})) throw Stopped();
  StabilityScenario small = scenario;
  small.block = "2";
  const auto run = compute_ladder(small, observer, {.most_points = 3, .tolerance = Rational(1, 20)});
  return std::make_shared<const CardPicture>(scenario.classes,
                                             [run](QSizeF room) { return ladder_card_scene(*run, room); });
}

std::optional<StabilityScenario> with_class_moved(const LadderRun& run, const std::string& class_text,
                                                  std::size_t to_row) {
  const auto moved = std::find_if(run.rows.begin(), run.rows.end(),
                                  [&](const LadderRow& row) { return row.class_text == class_text; });
  if (moved == run.rows.end() || to_row >= run.rows.size()) return std::nullopt;
  const LadderRow& there = run.rows[to_row];
  if (&there == &*moved || there.dimension != moved->dimension) return std::nullopt;
  const bool down = &there > &*moved;
  std::vector<std::string> classes = ladder_classes_of(run.scenario);
  std::erase(classes, class_text);
  const auto place = std::find(classes.begin(), classes.end(), there.class_text);
  classes.insert(place + (down ? 1 : 0), class_text);
  StabilityScenario scenario = run.scenario;
  scenario.classes.clear();
  for (const std::string& text : classes) scenario.classes += (scenario.classes.empty() ? "" : " ") + text;
  return scenario;
}

StabilityScenario worst_world_of(const LadderRun& run, std::size_t index, OnFail on_fail) {
  const LadderRow& row = run.rows[index];
  const WorstProblem problem = ladder_problem(row, run.scenario, on_fail);
  const auto& found = on_fail == OnFail::soa ? row.g_star : row.g;
  StabilityScenario scenario = run.scenario;
  scenario.searched = row.class_text;
  scenario.labelled = found ? std::to_string(row.concept_class.given_row(found->target)) : "all";
  scenario.on_fail = on_fail;
  scenario.auxiliary = problem.learner.auxiliary;
  scenario.blocks = row.searched.blocks;
  scenario.levels = problem.learner.levels;
  scenario.loss = problem.alpha.value_or(1);
  scenario.tolerance = row.tolerance() < Rational(1, 200) ? "0.002" : "0.01";
  return scenario;
}

std::optional<StabilityScenario> one_more_point_of(const LadderRun& run, std::size_t row) {
  const std::optional<std::string> known = ladder_known(run.rows[row]);
  if (!known) return std::nullopt;
  StabilityScenario scenario = run.scenario;
  scenario.known = *known;
  return scenario;
}

LadderPage::LadderPage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent),
      search_(add_panel_button(tr("Search the worst worlds again"))),
      certificates_(add_panel_button(tr("Certificates…"))) {
  search_->setToolTip(tr("Rows that are finished stay."));
  certificates_->setToolTip(tr("Writes a record of every bracket, which the command line checks."));
  connect(search_, &QAbstractButton::clicked, this, &LadderPage::search_again);
  connect(certificates_, &QAbstractButton::clicked, this, &LadderPage::ask_certificates);
  const auto tell = [this](const QString& words) {
    if (certificates_ != nullptr) certificates_->setText(words);
  };
  connect(&certificates_job_, &Job::progressed, this, [tell](const QString&, quint64 done, quint64 total) {
    tell(tr("Certificates: %1 of %2").arg(done).arg(total));
  });
  connect(&certificates_job_, &ExportJob::finished, this, [tell](const QStringList& paths, const QStringList&) {
    tell(tr("%n certificates written", nullptr, static_cast<int>(paths.size())));
  });
  connect(&certificates_job_, &Job::stopped, this, [tell] { tell(tr("Certificates: stopped")); });
  connect(&certificates_job_, &Job::failed, this,
          [tell](const Refusal& why) { tell(refusal_text(why.field, why.value, why.rule)); });
  connect(view(), &PictureView::pointed, this, [this](const Kin& kin) {
    const auto thing = run_ && kin.what == Kin::What::node ? ladder_thing(*run_, kin.node) : std::nullopt;
    if (thing) point_at(thing->row);
  });
}

StudyPage::Work LadderPage::work(const ChapterScenario& scenario) {
  return [this, scenario, earlier = run_](const Post& post, const Observer& observer) -> Take {
    const auto take = [this](const std::shared_ptr<const LadderRun>& run) {
      return [this, run] {
        const bool other =
            run_ && (run_->scenario.block != run->scenario.block || run_->scenario.allowed != run->scenario.allowed);
        if (other) guesses_.clear();
        run_ = run;
        taken(run_->scenario);
      };
    };
    return take(compute_ladder(std::get<StabilityScenario>(scenario), observer, {}, earlier,
                               [&](const std::shared_ptr<const LadderRun>& run) { post(take(run)); }));
  };
}

std::vector<PanelRow> LadderPage::rows() const {
  PanelRow classes{"classes",
                   PanelControl::text,
                   {QString::fromStdString(StabilityScenario().classes), QStringLiteral("points:3 thresholds:4 cube:3"),
                    QStringLiteral("cube:1 cube:2 cube:3"), QStringLiteral("thresholds:2 thresholds:3 thresholds:4"),
                    QStringLiteral("cube:2 table:111/110/101/100")},
                   tr("1 to 40 classes with spaces between them, each on at most 4 points.")};
  classes.asking = {tr("Choose classes…"), ask_classes};
  return {classes,
          {"block", PanelControl::segments, {QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("10")}},
          {"allowed", PanelControl::segments, {tr("any"), QStringLiteral("0.2")}},
          {"proof",
           PanelControl::segments,
           {QStringLiteral("4, 16, 40"), QStringLiteral("2, 6, 14")},
           tr("Blocks for $d$ = 1, 2, 3. The learner sees blocks · $n$ + $n$ examples.")},
          {"shown",
           PanelControl::checks,
           {tr("ceiling"), tr("one example"), QStringLiteral("G*"), QStringLiteral("G"), tr("proof"), tr("paper")}}};
}

std::optional<std::size_t> LadderPage::pointed() const {
  if (!run_ || pointed_.empty()) return std::nullopt;
  for (std::size_t row = 0; row < run_->rows.size(); ++row)
    if (run_->rows[row].class_text == pointed_) return row;
  return std::nullopt;
}

LadderLook LadderPage::look() const { return {.pointed = pointed(), .first = first_, .narrow = narrow_}; }

void LadderPage::point_at(std::size_t row) {
  if (!run_ || row >= run_->rows.size() || run_->rows[row].class_text == pointed_) return;
  pointed_ = run_->rows[row].class_text;
  emit changed();
}

std::size_t LadderPage::rows_seen() const {
  const double height = view()->size().isEmpty() ? 0 : ladder_height_in(*run_, view()->size(), narrow_);
  return ladder_rows_seen(run_->rows.size(), height);
}

void LadderPage::bring_into_view(std::size_t row) {
  const std::size_t seen = rows_seen();
  first_ = std::clamp(first_, row < seen ? 0 : row + 1 - seen, row);
}

void LadderPage::scroll_to(double first) {
  const double last = static_cast<double>(run_->rows.size() - rows_seen());
  const auto next = static_cast<std::size_t>(std::lround(std::clamp(first, 0.0, last)));
  if (std::exchange(first_, next) != next) emit changed();
}

void LadderPage::wheelEvent(QWheelEvent* event) {
  constexpr double notch = 120;
  if (!run_ || table_shown() || rows_seen() == run_->rows.size()) return StudyPage::wheelEvent(event);
  const double rows = event->angleDelta().y() / notch;
  scroll_to(static_cast<double>(first_) - (rows > 0 ? std::ceil(rows) : std::floor(rows)));
}

void LadderPage::resizeEvent(QResizeEvent* event) {
  StudyPage::resizeEvent(event);
  constexpr int wide_needs = 960;  // px of the window
  const bool narrow = window()->width() < wide_needs;
  if (std::exchange(narrow_, narrow) != narrow) emit changed();
}

void LadderPage::search_again() {
  if (!run_) return;
  run_ = to_search_again(run_);
  emit computing_asked();
}

void LadderPage::open_worst_world(std::size_t row, OnFail on_fail) {
  emit edited(worst_world_of(*run_, row, on_fail), 0);
  emit page_asked(QStringLiteral("worst-world"), on_fail == OnFail::soa ? worst_steps::for_star : worst_steps::for_g);
}

void LadderPage::open_ceiling(std::size_t row) {
  const auto scenario = one_more_point_of(*run_, row);
  if (!scenario) return show_table(true);
  if (!(*scenario == run_->scenario)) emit edited(*scenario, 0);
  emit page_asked(QStringLiteral("one-more-point"),
                  scenario->known == "with" ? point_steps::inside : point_steps::without);
}

void LadderPage::write_certificates(const QString& folder) {
  if (!run_ || certificates_job_.running()) return;
  const QDir in(folder);
  QString name = QStringLiteral("ladder-certificates");
  for (int i = 2; in.exists(name); ++i) name = QStringLiteral("ladder-certificates-%1").arg(i);
  (void)in.mkpath(name);  // where that fails, the files cannot be written either, and the job says so
  std::vector<ExportItem> items;
  for (const LadderCertificate& one : ladder_certificates(*run_)) {
    const QString path = in.filePath(name + u'/' + QString::fromStdString(one.name));
    items.push_back({path, [text = one.text](const QString& file, const Observer& observer) {
                       std::string made;
                       try {
                         made = text(observer);
                       } catch (const InputError& error) {
                         throw LeftOut(refusal_of(error));
                       }
                       write_file("out", file_bytes(file), made);
                     }});
  }
  if (certificates_ != nullptr) certificates_->setToolTip(in.filePath(name));
  certificates_job_.start(std::move(items));
}

void LadderPage::ask_certificates() {
  const QString folder = QFileDialog::getExistingDirectory(window(), tr("A folder of certificates, in this folder"));
  if (folder.isEmpty()) return;
  try {
    write_certificates(folder);
  } catch (const InputError& error) {
    QMessageBox box(QMessageBox::NoIcon, name(), refusal_text(error), QMessageBox::Ok, this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
  }
}

std::vector<std::shared_ptr<const Exhibit>> LadderPage::exhibits() const {
  if (!run_) return {};
  return {ladder_exhibit(run_, script(), look())};
}

std::shared_ptr<const Exhibit> LadderPage::lecture(int at) const {
  if (!run_ || !script()) return nullptr;
  const std::size_t row = ladder_told_row(*run_, at, pointed());
  LadderLook seen;
  if (const auto guess = guesses_.find(run_->rows[row].class_text); guess != guesses_.end()) seen.guess = guess->second;
  const auto picture = [row, seen](const std::shared_ptr<const LadderRun>& of, int step, double phase) {
    return ladder_lecture_picture(*of, row, step, phase, seen);
  };
  return scene_exhibit("ladder", ladder_name(), run_, picture, ladder_table, ladder_told, script());
}

void LadderPage::fill_head(int) {
  set_titles(tr("The ladder"), tr("How often does the most frequent answer come back, in the worst world?"));
}

std::shared_ptr<const Script> LadderPage::write_script() const { return ladder_script(*run_); }

void LadderPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  const std::size_t row = ladder_told_row(*run_, step, pointed());
  panel.set_picture(std::make_shared<ScenePicture>(ladder_row_picture(run_, row, step)), tr("POINTED AT"));
  panel.set_notes(ladder_notes(*run_, step, row));
}

QString LadderPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<StabilityScenario>(edited);
  try {
    const auto run = compute_ladder(scenario, {}, {.search = false}, run_);
    std::size_t row = run->hardest();
    for (std::size_t i = 0; i < run->rows.size(); ++i)
      if (run->rows[i].class_text == pointed_) row = i;
    return shell_line(worst_words(run->rows[row], scenario));
  } catch (const InputError&) {  // as it is typed: the command says what is wrong with it
    return shell_line(
        {QStringLiteral("littlestone-lab"), QStringLiteral("worst"), QString::fromStdString(scenario.classes)});
  }
}

// Another step is about a class of its own; what was pointed at before is not.
void LadderPage::show_step(int step) {
  if (step != step_ && run_) {
    pointed_.clear();
    bring_into_view(ladder_told_row(*run_, step, std::nullopt));
  }
  step_ = step;
  StudyPage::show_step(step);
}

void LadderPage::take_click(const Spot& spot) {
  const auto thing = run_ ? ladder_thing(*run_, spot.place) : std::nullopt;
  if (!thing) return;
  point_at(thing->row);
  switch (thing->mark) {
    case LadderMark::g_star: return open_worst_world(thing->row, OnFail::soa);
    case LadderMark::g: return open_worst_world(thing->row, OnFail::fail);
    case LadderMark::ceiling: return open_ceiling(thing->row);
    default: return;
  }
}

void LadderPage::take_drag(const Drag& drag) {
  const int number = number_of(drag);
  if (!run_ || !drag.handle.grab) return;
  const Grab& grab = *drag.handle.grab;
  if (grab.field == ladder_scroll)
    return scroll_to(grab.value(drag.at) - static_cast<double>(rows_seen()) / 2);  // the middle comes to the hand
  if (grab.field == ladder_guess) {
    guesses_[run_->rows[ladder_told_row(*run_, step_, pointed())].class_text] = grab.value(drag.at);
    emit changed();
    return;
  }
  if (grab.field != ladder_order) return;
  if (drag.phase == Drag::Phase::begin) {
    const auto row = static_cast<std::size_t>(drag.handle.place);
    dragged_ = row < run_->rows.size() ? run_->rows[row].class_text : std::string();
    return;
  }
  const auto changed = with_class_moved(*run_, dragged_, static_cast<std::size_t>(std::max(0.0, grab.value(drag.at))));
  if (changed) emit edited(*changed, number);
}

bool LadderPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run_ || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const std::size_t here = ladder_told_row(*run_, step_, pointed());
  const bool up = key.key() == Qt::Key_Up;
  if (up ? here == 0 : here + 1 == run_->rows.size()) return true;
  const std::size_t next = up ? here - 1 : here + 1;
  if (key.modifiers().testFlag(Qt::ShiftModifier)) {
    pointed_ = run_->rows[here].class_text;
    if (const auto changed = with_class_moved(*run_, pointed_, next)) emit edited(*changed, 0);
    return true;
  }
  bring_into_view(next);
  point_at(next);
  return true;
}

KeySection LadderPage::keys() const {
  return {ladder_name(),
          {{QStringLiteral("↑ ↓"), tr("the class above or below")},
           {tr("Shift ↑ ↓"), tr("moves the class among those of its dimension")}}};
}

QString LadderPage::tell(const Kin& kin) const {
  const auto thing = run_ && kin.what == Kin::What::node ? ladder_thing(*run_, kin.node) : std::nullopt;
  if (!thing) return {};
  if (thing->mark == LadderMark::row) return ladder_row_words(*run_, thing->row, step_);
  return ladder_mark_words(*run_, *thing, one_more_point_of(*run_, thing->row).has_value());
}

}  // namespace littlestone::ui
