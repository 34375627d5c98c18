// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.hpp"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/canvas/class_picture.hpp"
#include "ui/canvas/game_picture.hpp"
#include "ui/canvas/mistake_tree_picture.hpp"
#include "ui/models/names.hpp"
#include "ui/pages/contest_picture.hpp"
#include "ui/plots/marks_picture.hpp"
#include "ui/plots/scene.hpp"
#include "ui/theme/numbers.hpp"
#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::ui {
QString page_name(PageKind page) {
  switch (page) {
    case PageKind::concept_class: return QCoreApplication::translate("Page", "Class");
    case PageKind::mistake_tree: return QCoreApplication::translate("Page", "Mistake tree");
    case PageKind::tournament: return QCoreApplication::translate("Page", "Tournament");
    case PageKind::histogram: return QCoreApplication::translate("Page", "Stable histogram");
    case PageKind::selection: return QCoreApplication::translate("Page", "Selection");
    case PageKind::loss: return QCoreApplication::translate("Page", "Loss vs. sample size");
  }
  return {};
}

QString page_short_name(PageKind page) {
  switch (page) {
    case PageKind::mistake_tree: return QCoreApplication::translate("Page", "Tree");
    case PageKind::histogram: return QCoreApplication::translate("Page", "Histogram");
    case PageKind::loss: return QCoreApplication::translate("Page", "Loss");
    default: return page_name(page);
  }
}

QString page_id(PageKind page) {
  switch (page) {
    case PageKind::concept_class: return QStringLiteral("class");
    case PageKind::mistake_tree: return QStringLiteral("tree");
    case PageKind::tournament: return QStringLiteral("tournament");
    case PageKind::histogram: return QStringLiteral("histogram");
    case PageKind::selection: return QStringLiteral("selection");
    case PageKind::loss: break;
  }
  return QStringLiteral("loss");
}

bool page_covers(PageKind page, Chapter chapter) {
  switch (page) {
    case PageKind::tournament: return chapter == Chapter::tournament || chapter == Chapter::other_batches;
    case PageKind::histogram: return chapter == Chapter::histogram || chapter == Chapter::selection;
    case PageKind::selection: return chapter == Chapter::selection;
    default: return true;
  }
}

bool page_plays(PageKind page) {
  return page == PageKind::tournament || page == PageKind::histogram || page == PageKind::selection;
}

std::optional<Scene> page_scene(PageKind page) {
  switch (page) {
    case PageKind::tournament: return Scene::tournament_and_shares;
    case PageKind::histogram: return Scene::stages;
    case PageKind::selection: return Scene::selection;
    default: return std::nullopt;
  }
}

PageHead::PageHead(QWidget* parent)
    : QWidget(parent),
      title_(new RichLabel({16, QFont::DemiBold}, 22, RichLabel::Tone::ink, this)),
      subtitle_(new RichLabel({12}, 16, RichLabel::Tone::ink2, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 11, 24, 5);
  column->setSpacing(0);
  title_->setFixedHeight(24);
  subtitle_->setMinimumHeight(16);
  top_ = new QHBoxLayout;
  top_->setSpacing(12);
  top_->addWidget(title_, 1);
  column->addLayout(top_);
  column->addWidget(subtitle_);
  fit();
}

void PageHead::fit() {
  // One line each where they have the room, two in a narrow window or a longer language.
  const int high = std::max(16, subtitle_->heightForWidth(std::max(200, width() - 48)));
  const int title_high = std::max(24, title_->heightForWidth(std::max(120, title_->width())));
  subtitle_->setFixedHeight(high);
  title_->setFixedHeight(title_high);
  setFixedHeight(16 + title_high + high);
}

// Later: a size that changes while the page is being laid out would be lost.
void PageHead::resizeEvent(QResizeEvent*) { QTimer::singleShot(0, this, &PageHead::fit); }

bool PageHead::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) QTimer::singleShot(0, this, &PageHead::fit);
  return QWidget::event(event);
}

void PageHead::add(QWidget* control) { top_->addWidget(control); }

PicturePage::PicturePage(PageKind kind, QWidget* parent) : QWidget(parent), kind_(kind) {
  setAttribute(Qt::WA_OpaquePaintEvent);  // it fills itself: nothing below it is painted
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  auto* head = new PageHead(this);
  title_ = head->title();
  subtitle_ = head->subtitle();
  // The pictures of the two private stages bleed: their ground and boundary run to the page's edges.
  const bool bleeds = page_plays(kind);
  view_ = new PictureView(bleeds ? QMargins() : QMargins(16, 8, 16, 16), PictureView::Ground::canvas, this);
  view_->setAccessibleName(page_name(kind));
  view_->set_empty_text(tr("Computing…"));
  if (kind == PageKind::tournament) {
    level_ = new LevelChoice(this);
    head->add(level_);
  }
  if (kind == PageKind::mistake_tree) {
    const auto button = [&](const QString& text, const QString& name, double factor) {
      auto* made = new PlainButton(text, this);
      made->setAccessibleName(name);
      made->setToolTip(name);
      head->add(made);
      connect(made, &QAbstractButton::clicked, this,
              [this, factor] { factor > 0 ? view_->zoom_by(factor) : view_->fit(); });
      return made;
    };
    zoom_out_ = button(QStringLiteral("\u2212"), tr("Further from the tree"), 0.8);
    zoom_in_ = button(QStringLiteral("+"), tr("Closer to the tree"), 1.25);
    fit_ = button(tr("Fit"), tr("The whole tree"), 0);
    const auto follow = [this] {
      zoom_out_->setEnabled(!view_->lens().fitted());
      fit_->setEnabled(!view_->lens().fitted());
      zoom_in_->setEnabled(view_->lens().zoom < Lens::most);
    };
    connect(view_, &PictureView::lens_changed, this, follow);
    follow();
  }
  if (kind == PageKind::concept_class) {
    own_ = new PlainButton(tr("Open a table…"), this);
    own_->setToolTip(tr("A class of your own: a hypothesis a line, its labels 0/1, -/+ or -1/1"));
    head->add(own_);
  }
  if (kind == PageKind::selection) {
    counts_ = new PlainButton(tr("Show the counts"), this);
    counts_->hide();
    head->add(counts_);
    connect(counts_, &QAbstractButton::clicked, this, &PicturePage::counts_asked);
  }
  compute_ = new PlainButton(tr("Compute"), view_);
  compute_->hide();
  auto* below = new QVBoxLayout(view_);
  below->addStretch(3);
  below->addWidget(compute_, 0, Qt::AlignHCenter);
  below->addStretch(2);
  connect(compute_, &QAbstractButton::clicked, this, &PicturePage::computing_asked);
  choice_ = new Segments({tr("Picture"), tr("Table")}, this);
  choice_->setFixedWidth(132);
  choice_->setAccessibleName(tr("How it is shown"));
  choice_->choose(0);
  head->add(choice_);
  connect(choice_, &Segments::chosen_changed, this, [this](int i) { show_table(i == 1); });
  table_view_ = new TableView(tr("%1 as a table").arg(page_name(kind)), this);
  stack_ = new QStackedWidget(this);
  stack_->addWidget(view_);
  tables_ = new QWidget(this);
  auto* tables = new QVBoxLayout(tables_);
  tables->setContentsMargins(24, 8, 24, 16);
  tables->setSpacing(0);
  tables->addWidget(table_view_, 3);
  if (kind == PageKind::tournament) {
    const QString heading = tr("How often each predictor comes out");
    auto* words = new RichLabel({14, QFont::DemiBold}, 20, RichLabel::Tone::ink, tables_);
    words->set_markup(heading);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(0, 14, 0, 6);
    row->addWidget(words);
    tables->addLayout(row);
    frequency_view_ = new TableView(tr("%1 as a table").arg(heading), this);
    tables->addWidget(frequency_view_, 2);
  }
  stack_->addWidget(tables_);
  column->addWidget(head);
  column->addWidget(stack_, 1);
}

void PicturePage::offer_computing(bool offer) {
  view_->set_empty_text(offer ? tr("Stopped before anything was computed.") : tr("Computing…"));
  compute_->setVisible(offer);
}

void PicturePage::tell_refused() {
  view_->set_empty_text(tr("Nothing is computed: see the field marked with “!”."));
  compute_->setVisible(false);
}

void PicturePage::show_table(bool shown) {
  if (shown == as_table_) return;
  as_table_ = shown;
  choice_->choose(shown ? 1 : 0);
  stack_->setCurrentWidget(shown ? tables_ : view_);
  emit view_changed();
}

namespace {

PageTable table_of(PageKind kind, const LabRun& run, const GameState* game, const Story& story, int step,
                   TableLimits limits) {
  switch (kind) {
    case PageKind::concept_class: return class_table(run, limits);
    case PageKind::mistake_tree: return tree_table(run, game != nullptr ? game->tree : run.tree, limits);
    case PageKind::tournament: return tournament_table(run, events_done(story, step), limits);
    case PageKind::histogram: return votes_table(run, position_in(story, Chapter::histogram, step), limits);
    case PageKind::selection: return selection_table(run, position_in(story, Chapter::selection, step), limits);
    case PageKind::loss: break;
  }
  return {};
}

}  // namespace

std::function<PageTable()> PicturePage::table_source(const std::shared_ptr<const Story>& story, int step) const {
  return [kind = kind_, run = run_, game = game_, story, step] {
    return table_of(kind, *run, game.get(), *story, step, TableLimits::none());
  };
}

std::function<PageTable()> PicturePage::frequency_source(const std::shared_ptr<const Story>& story, int step) const {
  return [run = run_, exact = exact_, story, step] {
    return frequency_table(*run, count_frequencies(*run, exact.get(), share_counted(*story, {step, 1})),
                           TableLimits::none());
  };
}

void PicturePage::fill_table(const Story* story, int step) {
  table_view_->show_table(table_of(kind_, *run_, game_.get(), *story, step, {}));
  if (frequency_view_ == nullptr) return;
  frequency_view_->show_table(
      frequency_table(*run_, count_frequencies(*run_, exact_.get(), share_counted(*story, {step, 1}))));
}

void PicturePage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).canvas);
}

void PicturePage::show_step(const Story* story, std::shared_ptr<const LabRun> run, int step) {
  run_ = std::move(run);
  if (story == nullptr || !run_) {
    view_->set_picture(nullptr);
    return;
  }
  if (as_table_) fill_table(story, step);
  const QString batches = number_text(run_->scenario.constants.batches);
  switch (kind_) {
    case PageKind::concept_class:
      title_->set_markup(tr("The class %1").arg(class_title(run_->concept_class->name()).remove(u'$')));
      subtitle_->set_markup(
          tr("A row is a hypothesis, a column a point. The target row labels the examples; bars show how often a point "
             "is drawn."));
      view_->set_picture(std::make_shared<ClassPicture>(run_));
      break;
    case PageKind::mistake_tree:
      title_->set_markup(game_ && game_->tree_round > 0
                             ? tr("A mistake tree of depth %1 for what is left").arg(game_->tree.depth)
                             : tr("A mistake tree of depth %1, shattered").arg(run_->tree.depth));
      subtitle_->set_markup(
          tr("Each node asks a point. Left is −1, right is +1. At every leaf one hypothesis has answered like that all "
             "the way."));
      if (const MistakeTree* tree = game_ ? &game_->tree : &run_->tree;
          game_ == nullptr || tree->nodes.size() != tree_size_ || run_.get() != run_of_tree_) {
        view_->fit();
        tree_size_ = tree->nodes.size();
        run_of_tree_ = run_.get();
      }
      if (game_) {
        view_->set_picture(std::make_shared<GamePicture>(run_, game_));
      } else {
        view_->set_picture(std::make_shared<MistakeTreePicture>(run_));
      }
      break;
    case PageKind::tournament: {
      const int level = run_->result.internals.trace.level;
      std::vector<bool> possible(static_cast<std::size_t>(run_->littlestone) + 1, false);
      for (const StableRun& batch : run_->result.internals.runs) {
        if (batch.predictor && static_cast<std::size_t>(batch.level) < possible.size()) {
          possible[static_cast<std::size_t>(batch.level)] = true;
        }
      }
      level_->set_levels(possible, level);
      title_->set_markup(level == 0 ? tr("One run at level 0: no contest") : tr("One sample from $D̃_%1$").arg(level));
      subtitle_->set_markup(level == 0
                                ? tr("$S$ is empty, and the predictor comes from the examples of one block $T$ alone.")
                                : tr("Two samples meet at each node. A fair coin labels the point where they differ; "
                                     "the one that errs wins."));
      break;
    }
    case PageKind::histogram:
      title_->set_markup(tr("Stable histogram, then selection"));
      subtitle_->set_markup(
          tr("%1 batches vote with the predictor they output. Integer noise and a threshold decide what may leave.")
              .arg(batches));
      break;
    case PageKind::selection:
      counts_->setVisible(run_->result.list.empty());
      title_->set_markup(tr("Selection among the released"));
      subtitle_->set_markup(
          tr("Few errors on fresh examples make a predictor likely. Only the one that is drawn leaves."));
      break;
    case PageKind::loss: break;
  }
  if (const auto scene = page_scene(kind_)) view_->set_picture(scene_picture(*scene, *story, {step, 1}, exact_));
}

void PicturePage::show_motion(const Story& story, Moment moment, StepPanel& panel) {
  const auto scene = page_scene(kind_);
  if (!scene) return;
  if (!as_table_) view_->set_frame(moment.phase < 1 ? scene_picture(*scene, story, moment, exact_) : nullptr);
  if (kind_ == PageKind::tournament && story[moment.step].chapter == Chapter::tournament) {
    const int done = story[moment.step].position;
    panel.picture_view().set_frame(
        moment.phase < 1 ? std::make_shared<ContestPicture>(story.run_pointer(), done, moment.phase) : nullptr);
  }
}

namespace {

std::vector<Note> class_notes(const LabRun& run) {
  const ConceptClass& c = *run.concept_class;
  std::vector<Note> notes = {
      {PicturePage::tr("Where the labels come from"),
       PicturePage::tr(
           "Examples are drawn from the distribution and labelled by the target $c$ = %1: the realizable case.")
           .arg(name_markup(c.name_of(run.distribution.target)))},
      {PicturePage::tr("Two dimensions"),
       PicturePage::tr(
           "VC decides what can be learned at all, Littlestone what can be learned privately. VC ≤ Ldim ≤ log₂ of the "
           "number of hypotheses.")}};
  if (c.merged_rows() > 0) {
    notes.push_back({PicturePage::tr("Equal rows"), merged_rows_text(c.merged_rows())});
  }
  return notes;
}

}  // namespace

QString merged_rows_text(std::uint64_t rows) {
  return QCoreApplication::translate("Page", "%n rows equal an earlier one and count once.", nullptr, plural(rows));
}

void PicturePage::describe(StepPanel& panel, const Story& story, int step) const {
  const LabRun& run = story.run();
  const ConceptClass& c = *run.concept_class;
  const Step& s = story[step];
  panel.set_before_boundary(page_plays(kind_));
  switch (kind_) {
    case PageKind::concept_class:
      panel.set_step(tr("The class has %1 hypotheses on %2 points. Its Littlestone dimension is %3, its VC dimension "
                        "%4. It can be "
                        "learned privately because the first is finite.")
                         .arg(number_text(c.size()), number_text(c.points()))
                         .arg(run.littlestone)
                         .arg(vc_text(run)),
                     tr("Theorems 2, 3 and 5 · §3.2"));
      panel.set_picture(nullptr);
      panel.set_notes(class_notes(run));
      break;
    case PageKind::mistake_tree: break;  // the game tells its own story
    case PageKind::tournament: {
      const int done = events_done(story, step);
      // Opened from another chapter the page shows the whole tournament, and says what ended it.
      const Step& here = s.chapter == Chapter::tournament || s.chapter == Chapter::other_batches ? s : story[done];
      panel.set_step(here.sentence, here.reference);
      panel.set_picture(
          std::make_shared<ContestPicture>(story.run_pointer(), s.chapter == Chapter::tournament ? done : 0));
      std::vector<Note> notes;
      if (here.chapter == Chapter::tournament && here.round > 0) {
        const TournamentTrace& trace = run.result.internals.trace;
        const NodeTrace& node =
            trace.nodes[static_cast<std::size_t>(trace.events[static_cast<std::size_t>(done) - 1].node)];
        const bool truth = run.distribution.target[node.point] == node.label;
        notes.push_back(
            {{},
             truth ? tr("The target agrees: this coin told the truth.")
                   : tr("The target $c$ says otherwise: this coin lied. The sample may not be realizable any more.")});
      } else if (done == 0 && run.result.internals.trace.level > 0) {
        notes.push_back({tr("Why contests?"), tr("Each one forces a mistake on the SOA. After enough of them its "
                                                 "predictor can hardly move: it comes out again and "
                                                 "again.")});
      }
      panel.set_notes(notes);
      break;
    }
    case PageKind::histogram:
    case PageKind::selection:
      panel.set_step(s.sentence, s.reference);
      if (kind_ == PageKind::histogram) {
        panel.set_picture(std::make_shared<MarksPicture>(MarksPicture::Kind::histogram, run.scenario.replicates),
                          tr("READ THE MARKS"));
        panel.set_notes(
            {{tr("Count 0 is never noised."),
              tr("A predictor nobody voted for cannot appear, so all the predictors there could be cost nothing.")},
             {tr("Neighbours"), tr("One changed example moves one vote. Whatever leaves is nearly as likely without "
                                   "it: (%1, %2)-private.")
                                    .arg(rational_text(run.scenario.epsilon), rational_text(run.scenario.delta))}});
      } else {
        panel.set_picture(nullptr);
        panel.set_notes(
            {{tr("The examples are fresh"),
              tr("They were in no batch, so this stage has the whole $ε$ again: one example is used only once.")},
             {tr("Only the draw leaves"), tr("Errors and chances stay before the boundary, like the counts.")}});
      }
      break;
    case PageKind::loss: break;
  }
}

}  // namespace littlestone::ui
