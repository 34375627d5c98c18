// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/worst_world/worst_world_page.hpp"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QStringList>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "ui/pages/worst_world/certificate_dialog.hpp"
#include "ui/pages/worst_world/worst_world_table.hpp"
#include "ui/pages/worst_world/worst_world_words.hpp"
#include "ui/shell/scene_exhibit.hpp"
#include "ui/shell/study_chapter_info.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString worst_world_name() { return QCoreApplication::translate("Page", "Worst world"); }

std::shared_ptr<const Exhibit> worst_world_exhibit(const std::shared_ptr<const WorstWorldRun>& run,
                                                   const std::shared_ptr<const Script>& script, const WorstLook& look) {
  const auto picture = [look, opening = !script](auto of, int step, double phase) {
    return worst_world_picture(of, opening ? worst_opening(*of) : step, phase, look);
  };
  return scene_exhibit("worst-world", worst_world_name(), run, picture, worst_world_table, worst_world_told, script);
}

/// The boxes by themselves, for their numbers.
std::shared_ptr<const Exhibit> worst_boxes_exhibit(const std::shared_ptr<const WorstWorldRun>& run) {
  const auto told = [](const WorstWorldRun& of) {
    FigureTold words = worst_world_told(of);
    words.title = WorstWorldPage::tr("The boxes of a search, on its way");
    return words;
  };
  const auto picture = [](auto of) { return worst_world_picture(of, worst_opening(*of), 1); };
  return scene_exhibit("worst-world-boxes", WorstWorldPage::tr("Boxes of the search"), run, picture, worst_boxes_table,
                       told);
}

/// The figure of the command line.
Figure worst_world_figure() {
  return scene_figure<StabilityScenario>(
      "worst-world", "all worlds on three points, the boxes that are closed, and the worst world's bracket",
      "half-and-no-better", [](const StabilityScenario& scenario, const Observer& observer) {
        return worst_world_exhibit(compute_worst_world(scenario, observer), nullptr, {});
      });
}

/// "3 × 3 · Ldim 1 · VC 1"; nothing where the class does not read.
QString searched_fact(const ChapterScenario& scenario) {
  return class_size_words(std::get<StabilityScenario>(scenario).searched);
}

/// As short as it is written exactly: ".4", "1/3".
QString worst_typed_text(const Rational& value) {
  QString text = QString::number(to_double(value), 'g', 10);
  if (Rational(parse_rational("number", text.toStdString())) != value) return QString::fromStdString(to_string(value));
  return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

/// Where they do not add up to 1.
QString levels_fact(const ChapterScenario& scenario) {
  Rational sum = 0;
  for (const Rational& level : std::get<StabilityScenario>(scenario).levels) sum += level;
  return sum == 1 ? QString() : WorstWorldPage::tr("add up to %1, taken in proportion").arg(worst_typed_text(sum));
}

}  // namespace

PageInfo worst_world_page() {
  return {QStringLiteral("worst-world"),
          worst_world_name,
          worst_world_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new WorstWorldPage(info, parent); },
          {worst_world_figure()}};
}

WorstWorldPage::WorstWorldPage(const PageInfo& info, QWidget* parent)
    : StudyPage(info, Edge::bleeds, parent), link_(new ScenarioLink(this)) {
  add_table(tr("Boxes of the search"));
  compute_button()->setText(tr("Search"));
  add_face_choice();
  add_foot();
}

void WorstWorldPage::add_face_choice() {
  face_ = new ChoiceBox(this);
  face_->setAccessibleName(tr("Points that are drawn"));
  face_->setFixedHeight(28);
  face_->hide();
  add_control(face_);
  connect(face_, &QComboBox::activated, this, &WorstWorldPage::ask_face);
}

void WorstWorldPage::add_foot() {
  auto* foot = new QWidget(this);
  foot->hide();  // until a panel has it
  add_to_panel(foot);
  auto* column = new QVBoxLayout(foot);
  column->setContentsMargins(0, 0, 0, 6);
  column->setSpacing(6);
  offer_words_ = new RichLabel({12}, 16, RichLabel::Tone::ink, foot);
  offer_ = new PlainButton({}, foot);
  offer_words_->hide();
  offer_->hide();
  column->addWidget(offer_words_);
  column->addWidget(offer_);
  column->addSpacing(6);
  again_ = new PlainButton(tr("New search"), foot);
  certificate_ = new PlainButton(tr("Certificate…"), foot);
  certificate_->setEnabled(false);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  line->addWidget(again_, 1);
  line->addWidget(certificate_, 1);
  column->addLayout(line);
  connect(again_, &QAbstractButton::clicked, this, &WorstWorldPage::search_again);
  connect(certificate_, &QAbstractButton::clicked, this, &WorstWorldPage::open_certificate);
  connect(offer_, &QAbstractButton::clicked, this, [this] {
    if (offered_) emit edited(*offered_, 0);
  });
}

StudyPage::Work WorstWorldPage::work(const ChapterScenario& scenario) {
  certificate_->setEnabled(false);  // what is shown is of another scenario, or is not all
  make_offer(std::nullopt);
  return [this, of = std::get<StabilityScenario>(scenario), face = asked_face_](const Post& post,
                                                                                const Observer& observer) -> Take {
    const auto take = [this](const std::shared_ptr<const WorstWorldRun>& run) {
      return [this, run] { take_run(run); };
    };
    const auto drawn = [&](const std::shared_ptr<const WorstWorldRun>& run) {
      return face ? with_face(run, *face, observer) : run;
    };
    try {
      return take(drawn(compute_worst_world(
          of, observer, [&](const std::shared_ptr<const WorstWorldRun>& run) { post(take(drawn(run))); })));
    } catch (const InputError& error) {
      post([this, offer = smaller_class(of, error)] { make_offer(offer); });
      throw;
    }
  };
}

void WorstWorldPage::take_run(const std::shared_ptr<const WorstWorldRun>& run) {
  const auto before = std::exchange(run_, run);
  const bool same_worlds = before && before->scenario.searched == run->scenario.searched;
  if (!before || before->concept_class.points() != run->concept_class.points()) {
    probe_.reset();
    asked_face_.reset();
  }
  const int stood = step_;
  asked_auxiliary_ = run_->scenario.auxiliary;
  fill_face();
  certificate_->setEnabled(run_->complete);
  make_offer(wider_bracket(*run_));
  taken(run_->scenario);
  if (!same_worlds || before->scenario.on_fail == run_->scenario.on_fail) return;
  // The other learner: its step, and its tones come out of those that were there.
  before_ = before;
  before_step_ = stood;
  const bool leaves =
      step_ == (worst_opening(*run_) == worst_steps::for_g ? worst_steps::for_star : worst_steps::for_g);
  if (leaves && isVisible()) emit page_asked(id(), worst_opening(*run_));
  if (step_ >= worst_steps::one_box) emit edit_moves(worst_fade_ms);
}

// --- Its buttons

void WorstWorldPage::make_offer(const std::optional<Offer>& offer) {
  offered_ = offer ? std::optional(offer->scenario) : std::nullopt;
  offer_words_->setVisible(offer.has_value());
  offer_->setVisible(offer.has_value());
  if (!offer) return;
  offer_words_->set_markup(offer->words);
  offer_->setText(offer->button);
  offer_->setAccessibleName(offer->button);
}

std::optional<WorstWorldPage::Offer> WorstWorldPage::smaller_class(const StabilityScenario& scenario,
                                                                   const InputError& error) {
  if (error.field() != "searched" || error.rule() != rules::at_most(most_worst_points)) return std::nullopt;
  const std::string smaller = "thresholds:4";
  StabilityScenario changed = with_searched(scenario, smaller);
  changed.labelled = "all";
  return Offer{tr("Searched are classes on at most %1 points").arg(most_worst_points),
               tr("Take %1").arg(QString::fromStdString(smaller)), changed};
}

std::optional<WorstWorldPage::Offer> WorstWorldPage::wider_bracket(const WorstWorldRun& run) {
  const std::string wider = "0.05";
  if (run.complete || !run.goes_on_long() || run.scenario.tolerance == wider) return std::nullopt;
  StabilityScenario changed = run.scenario;
  changed.tolerance = wider;
  return Offer{tr("About %1 s. Stop at .05 first?").arg(count_text(std::round(run.seconds_left))), tr("Stop at .05"),
               changed};
}

void WorstWorldPage::search_again() {
  if (!certificate_->isEnabled()) {
    emit computing_asked();
    return;
  }
  if (!worst_boxes_at(*run_, step_)) emit page_asked(id(), worst_opening(*run_));
  before_ = nullptr;
  emit edit_moves(worst_motion_ms(*run_, step_));
}

void WorstWorldPage::open_certificate() {
  if (!run_ || !run_->complete) return;
  auto* dialog = new CertificateDialog(run_, step_, window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void WorstWorldPage::open_worst_world() {
  const WorstSearchRun& here = search();
  Scenario scenario = scenario_of_world(*run_, here, here.world);
  scenario.title = tr("The worst world of %1")
                       .arg(here.problem.learner.on_fail == OnFail::soa ? QStringLiteral("G*") : QStringLiteral("G"))
                       .toStdString();
  emit link_->asked(scenario, QStringLiteral("tournament"), {{"view", "levels"}});
}

// --- Which points of four are drawn

void WorstWorldPage::fill_face() {
  const QSignalBlocker quiet(face_);
  const bool four = run_->concept_class.points() == 4;
  face_->setVisible(four);
  if (!four) return;
  face_->clear();
  const std::vector<PointIndex>& shown = search().face;
  for (PointIndex left_out = 4; left_out-- > 0;) {
    QStringList points;
    std::vector<PointIndex> face;
    for (PointIndex x = 0; x < 4; ++x) {
      if (x == left_out) continue;
      face.push_back(x);
      points << QString::number(x + 1);
    }
    face_->addItem(tr("points %1").arg(points.join(QStringLiteral(", "))));
    if (face == shown) face_->setCurrentIndex(face_->count() - 1);
  }
}

void WorstWorldPage::ask_face(int chosen) {
  if (!run_ || run_->concept_class.points() != 4) return;
  std::vector<PointIndex> face;
  for (PointIndex x = 0; x < 4; ++x) {
    if (x != static_cast<PointIndex>(3 - chosen)) face.push_back(x);
  }
  asked_face_ = face;
  face_job_.start([this, run = run_, face](const Post&, const Observer& observer) -> Take {
    const auto changed = with_face(run, face, observer);
    return [this, run, changed] {
      if (run_ == run) take_run(changed);
    };
  });
}

std::vector<PanelRow> WorstWorldPage::rows() const {
  PanelRow searched{
      "searched",
      PanelControl::text,
      {QStringLiteral("points:3"), QStringLiteral("thresholds:3"), QStringLiteral("cube:2"), QStringLiteral("cube:3"),
       QStringLiteral("thresholds:4"), QStringLiteral("points:4"), QStringLiteral("table:111/011/001/000")}};
  searched.fact = searched_fact;
  PanelRow levels{"levels", PanelControl::text};
  levels.fact = levels_fact;
  return {searched,
          {"labelled",
           PanelControl::text,
           {QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("all")},
           tr("A row of the class, the first is 0, or all: the worst of all rows.")},
          {"on_fail",
           PanelControl::segments,
           {QStringLiteral("G"), QStringLiteral("G*")},
           tr("G* answers SOA($T$) where G fails.")},
          {"auxiliary", PanelControl::slider},
          {"blocks", PanelControl::number},
          levels,
          {"loss", PanelControl::slider},
          {"tolerance",
           PanelControl::segments,
           {QStringLiteral(".05"), QStringLiteral(".01"), QStringLiteral(".002")},
           tr("Difference of the two ends of the bracket.")}};
}

std::vector<std::shared_ptr<const Exhibit>> WorstWorldPage::exhibits() const {
  if (!run_) return {};
  WorstLook here;
  here.probe = probe_;
  return {worst_world_exhibit(run_, script(), here), worst_boxes_exhibit(run_)};
}

std::shared_ptr<const Exhibit> WorstWorldPage::lecture(int) const {
  if (!run_) return nullptr;
  WorstLook wall;
  wall.probe = probe_;
  wall.layout = WorstLook::Layout::lecture;
  return worst_world_exhibit(run_, script(), wall);
}

bool WorstWorldPage::narrow() const {
  constexpr int panels_beside_from = 1180;  // px of window
  return window() != this && window()->width() < panels_beside_from;
}

/// On the page, where the exhibit is the same in any window.
WorstLook WorstWorldPage::look() const {
  WorstLook here;
  here.probe = probe_;
  if (narrow()) here.layout = WorstLook::Layout::narrow;
  return here;
}

void WorstWorldPage::resizeEvent(QResizeEvent* event) {
  StudyPage::resizeEvent(event);
  if (std::exchange(was_narrow_, narrow()) != was_narrow_ && run_) emit changed();
}

void WorstWorldPage::fill_head(int) { set_titles(tr("The worst world"), worst_subtitle(*run_)); }

void WorstWorldPage::tell_nothing(Nothing why) {
  StudyPage::tell_nothing(why);
  if (why == Nothing::stopped) view()->set_empty_text(tr("No search yet."));
}

std::shared_ptr<const Script> WorstWorldPage::write_script() const { return worst_world_script(*run_); }

void WorstWorldPage::fill_panel(StepPanel& panel, int step) const {
  panel.set_before_boundary(false);
  panel.set_picture(nullptr);
  panel.set_notes(worst_world_notes(*run_, step, probe_));
}

QString WorstWorldPage::command(const ChapterScenario& edited) const {
  const auto& scenario = std::get<StabilityScenario>(edited);
  QStringList levels;
  for (const Rational& level : scenario.levels) levels += worst_typed_text(level);
  QStringList words = {QStringLiteral("littlestone-lab"),
                       QStringLiteral("worst"),
                       QString::fromStdString(scenario.searched),
                       QStringLiteral("--auxiliary"),
                       QString::number(scenario.auxiliary),
                       QStringLiteral("--cap"),
                       QString::number(scenario.auxiliary * scenario.blocks),
                       QStringLiteral("--levels"),
                       levels.join(u','),
                       QStringLiteral("--on-fail"),
                       scenario.on_fail == OnFail::soa ? QStringLiteral("soa") : QStringLiteral("fail"),
                       QStringLiteral("--target"),
                       QString::fromStdString(scenario.labelled)};
  if (scenario.loss < 1) words << QStringLiteral("--alpha") << worst_typed_text(scenario.loss);
  QString tolerance = QString::fromStdString(scenario.tolerance);
  if (tolerance.startsWith(QLatin1String("0."))) tolerance = tolerance.mid(1);
  words << QStringLiteral("--tolerance") << tolerance;
  return shell_line(words);
}

const WorstSearchRun& WorstWorldPage::search() const { return worst_search_at(*run_, step_); }

void WorstWorldPage::show_step(int step) {
  step_ = step;
  StudyPage::show_step(step);
  if (!run_) return;
  fill_face();
  if (narrow()) view()->set_picture(std::make_shared<ScenePicture>(worst_world_picture(run_, step, 1, look())));
}

void WorstWorldPage::show_motion(Moment moment, StepPanel& panel) {
  if (!run_ || table_shown() || (!moment.edit && !narrow())) return StudyPage::show_motion(moment, panel);
  if (moment.phase >= 1) {
    before_ = nullptr;
    view()->set_frame(nullptr);
    return;
  }
  WorstLook here = look();
  double phase = moment.phase;
  if (moment.edit) {
    phase = 1;
    here.before = before_;
    here.before_step = before_step_;
    here.come = moment.phase;
    if (!before_) here.halved = halved_after(moment.phase * worst_motion_ms(*run_, moment.step));
  }
  view()->set_frame(std::make_shared<ScenePicture>(worst_world_picture(run_, moment.step, phase, here)));
}

void WorstWorldPage::put_probe(const PointWeights& world, bool to_tie) {
  const WorstSearchRun& here = search();
  if (here.face.size() < 2) return;
  double off = 0;
  for (std::size_t x = 0; x < world.size(); ++x) off = std::max(off, std::abs(world[x] - here.world[x]));
  std::optional<PointWeights> chosen = to_tie ? at_tie(here, world, worst_hand) : world;
  if (to_tie && off < worst_hand && step_ >= worst_steps::for_g) chosen.reset();
  if (chosen == probe_) return;
  probe_ = chosen;
  emit changed();
}

void WorstWorldPage::take_drag(const Drag& drag) {
  if (!run_ || !drag.handle.grab || drag.handle.grab->field != worst_probe_field) return StudyPage::take_drag(drag);
  const Grab& grab = *drag.handle.grab;
  const QPointF place = grab.to_scene.map(drag.at);
  if (drag.phase == Drag::Phase::begin) {
    pressed_.reset();
    if (step_ >= worst_steps::for_g && on_worst_world(search(), grab, place)) pressed_ = drag.at;
  }
  constexpr double hand_shakes = 4;
  if (pressed_ && (drag.at - *pressed_).manhattanLength() > hand_shakes) pressed_.reset();
  if (drag.phase == Drag::Phase::end && std::exchange(pressed_, std::nullopt)) return open_worst_world();
  if (!pressed_) put_probe(worst_world_at(search(), grab, place), !drag.alt);
}

void WorstWorldPage::set_by_hand(const std::string& field, double value, int drag) {
  const auto auxiliary = static_cast<std::uint64_t>(std::llround(std::max(1.0, value)));
  if (!run_ || field != worst_slider_field || auxiliary == asked_auxiliary_) return;
  asked_auxiliary_ = auxiliary;
  StabilityScenario changed = run_->scenario;
  changed.auxiliary = auxiliary;
  emit edited(changed, drag);
}

bool WorstWorldPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView*) {
  if (focus.slider || !run_ || (key.key() != Qt::Key_Up && key.key() != Qt::Key_Down)) return false;
  const WorstSearchRun& here = search();
  if (here.face.size() < 2) return false;
  PointWeights world = probe_.value_or(here.world);
  if (!on_drawn_face(here, world)) {
    world = {};
    for (const PointIndex x : here.face) world[x] = 1;
    world = grid_marginal(world, here.chain->points);
  }
  const double by = (key.modifiers() & Qt::ShiftModifier) != 0 ? 0.1 : 0.01;
  const double first = world[here.face[0]];
  const double goal = std::clamp(first + (key.key() == Qt::Key_Up ? by : -by), 0.0, 1.0);
  const double others = 1 - first;
  for (std::size_t i = 0; i < here.face.size(); ++i) {
    double& weight = world[here.face[i]];
    if (i == 0) {
      weight = goal;
    } else {
      weight = others > 0 ? weight * (1 - goal) / others : (1 - goal) / static_cast<double>(here.face.size() - 1);
    }
  }
  put_probe(grid_marginal(world, here.chain->points), false);
  return true;
}

KeySection WorstWorldPage::keys() const {
  return {worst_world_name(),
          {{QStringLiteral("↑ ↓"), tr("a world with more or less of the first point")},
           {tr("Shift ↑ ↓"), tr("the same in steps of ten")},
           {tr("Alt"), tr("while dragging: the ring does not jump to a tie")},
           {tr("Click"), tr("on the worst world: it opens in chapter I")}}};
}

QString WorstWorldPage::tell(const Kin& kin) const {
  if (!run_ || kin.what != Kin::What::node || kin.node != 0) return {};
  const WorstSearchRun& here = search();
  const PointWeights world = probe_.value_or(here.world);
  constexpr std::size_t most_answers = 4;
  return world_shares_words(here, world) + QStringLiteral(": ") +
         worst_answers_words(here, chances_at(here, world), most_answers);
}

}  // namespace littlestone::ui
