// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/class_page.hpp"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <chrono>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/inline_table.hpp"
#include "ui/kit/themed.hpp"
#include "ui/pages/class/class_edit.hpp"
#include "ui/pages/class/class_picture.hpp"
#include "ui/pages/class/class_table.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/words/counted.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {
namespace {

QString class_name() { return QCoreApplication::translate("Page", "Class"); }

}  // namespace

PageInfo class_page() {
  return {
      QStringLiteral("class"),
      class_name,
      class_name,
      [](const PageInfo& info, QWidget* parent) -> Page* { return new ClassPage(info, parent); },
      {{"class", "the label table, the distribution and the target", false,
        [](const std::shared_ptr<const PrivateRun>& run, const Observer&) { return class_exhibit(class_of(*run)); }}}};
}

std::shared_ptr<const ClassShown> class_of(const PrivateRun& run) {
  std::vector<Name> left_out;
  for (const std::string& column : left_out_of(run.scenario.class_text)) left_out.emplace_back(harmless(column));
  return std::make_shared<ClassShown>(
      ClassShown{run.instance->shared_class(), run.distribution(),
                 ClassShown::Dimensions{run.littlestone(), run.vc().dimension, run.vc().exact}, std::move(left_out)});
}

std::shared_ptr<const Exhibit> class_exhibit(const std::shared_ptr<const ClassShown>& shown) {
  constexpr std::size_t most_cells = std::size_t{1} << 22U;
  ExhibitParts parts{QStringLiteral("class"), class_name()};
  parts.picture = scenes([shown](Moment) { return class_picture(shown, ClassHand()); });
  parts.printed = [shown](Moment) { return printed_class(shown); };
  parts.table = [shown](int, TableLimits limits) { return class_table(*shown, limits); };
  const ConceptClass& c = *shown->concept_class;
  if (c.size() > most_cells / c.points()) parts.whole_table_refused = rules::class_too_large_for_table("2^22");
  return parts_exhibit(std::move(parts));
}

QString merged_rows_text(std::uint64_t rows) {
  return QCoreApplication::translate("Page", "%n rows equal an earlier one and count once.", nullptr, plural(rows));
}

ClassPage::ClassPage(const PageInfo& info, QWidget* parent)
    : RunPage(info, Edge::margin, parent), table_button_(new PlainButton(tr("Open a table…"), this)) {
  table_button_->setToolTip(tr("A class of your own: a hypothesis a line, its labels 0/1, -/+ or -1/1"));
  add_control(table_button_);
  connect(table_button_, &QAbstractButton::clicked, this, &Page::table_asked);
  hand_.edits = true;
  view()->installEventFilter(this);
  constexpr std::chrono::seconds to_be_read(4);
  refusal_ends_.setSingleShot(true);
  refusal_ends_.setInterval(to_be_read);
  connect(&refusal_ends_, &QTimer::timeout, this, [this] {
    if (!hand_.refusal) return;
    hand_.refusal.reset();
    emit changed();
  });
}

void ClassPage::show_table(bool shown) {
  RunPage::show_table(shown);
  if (!shown || std::exchange(table_edits_, true)) return;
  connect(&table_view(), &QAbstractItemView::doubleClicked, this, [this] {
    if (const auto place = table_place()) edit(*place);
  });
}

void ClassPage::take(const std::shared_ptr<const Story>& story) {
  RunPage::take(story);
  make_shown();
}

void ClassPage::set_edited(const Scenario& scenario) {
  if (scenario == edited_) return;
  // Edited elsewhere, or undone: what was begun here is over.
  bar_.reset();
  hand_.full_bar.reset();
  hand_.refusal.reset();
  take_edited(scenario);
}

void ClassPage::take_edited(const Scenario& scenario) {
  edited_ = scenario;
  if (!story()) return;
  make_shown();
  emit changed();
}

// Only what takes no time: a class that is made elsewhere is seen with its run.
void ClassPage::make_shown() {
  shown_ = class_of(run());
  const Scenario& s = run().scenario;
  const bool same_class = edited_.class_text == s.class_text;
  if (same_class && edited_.marginal == s.marginal && edited_.target == s.target) return;
  if (!same_class && !is_inline_table(edited_.class_text)) return;
  try {
    auto seen = std::make_shared<ClassShown>(*shown_);
    if (!same_class) {
      seen->concept_class = std::make_shared<const ConceptClass>(read_inline_table(edited_.class_text));
      seen->dimensions.reset();
      seen->left_out.clear();
    }
    seen->distribution = make_distribution(*seen->concept_class, edited_.marginal, edited_.target);
    shown_ = std::move(seen);
  } catch (const InputError&) {
    // The field says what is wrong; the picture stays.
  }
}

std::vector<std::shared_ptr<const Exhibit>> ClassPage::exhibits() const {
  if (!story()) return {};
  return {class_exhibit(shown_)};
}

std::shared_ptr<const Exhibit> ClassPage::lecture(int) const {
  if (!story()) return nullptr;
  return class_exhibit(shown_);
}

void ClassPage::show_step(int step) {
  const QModelIndex at = table_shown() ? table_view().currentIndex() : QModelIndex();
  const int row = at.row();
  const int column = at.column();
  RunPage::show_step(step);
  if (!story()) return;
  if (row >= 0) table_view().setCurrentIndex(table_view().model()->index(row, column));  // another edit goes on there
  const ConceptClass& c = *shown_->concept_class;
  if (hand_.cursor) {
    const bool out = hand_.cursor->what == ClassPlace::What::left_out;
    if (hand_.cursor->row >= c.size() || hand_.cursor->point >= (out ? shown_->left_out.size() : c.points())) {
      hand_.cursor.reset();
    }
  }
  view()->set_picture(std::make_shared<ScenePicture>(class_picture(shown_, hand_)));
}

void ClassPage::make(const ClassEdit& made, const ClassPlace& place, int drag) {
  hand_.refusal.reset();
  if (!made.refusal.isEmpty()) {
    hand_.refusal = ClassRefusal{place, made.refusal};
    refusal_ends_.start();
  }
  if (!made.scenario) {
    emit changed();
    return;
  }
  take_edited(*made.scenario);
  emit edited(*made.scenario, drag);
}

void ClassPage::edit(const ClassPlace& place) {
  if (!story() || place.what == ClassPlace::What::bar) return;
  bar_.reset();
  hand_.full_bar.reset();
  const ConceptClass& c = *shown_->concept_class;
  switch (place.what) {
    case ClassPlace::What::cell: return make(flip_cell(edited_, c, place.row, place.point), place, 0);
    case ClassPlace::What::name: return make(choose_target(edited_, c, place.row), place, 0);
    case ClassPlace::What::head: return leave_column_out(place);
    case ClassPlace::What::left_out: return make(bring_back(edited_, shown_->left_out[place.point]), place, 0);
    case ClassPlace::What::bar: return;
  }
}

// Columns are counted in the class that is shown; one that is edited already and still to be run has others.
void ClassPage::leave_column_out(const ClassPlace& place) {
  const bool current = edited_.class_text == run().scenario.class_text || is_inline_table(edited_.class_text);
  if (current) make(leave_out(edited_, *shown_->concept_class, place.point), place, 0);
}

void ClassPage::take_bar(PointIndex point) {
  static int drags = 2'000'000;  // beyond those of the panel and of the study pages
  const std::vector<double>& weights = shown_->distribution.weights;
  const double most = *std::max_element(weights.begin(), weights.end());
  bar_ = {point, weights, weights[point] / most, ++drags};
}

// As high as `part` of what was the highest bar, which keeps its height.
void ClassPage::set_bar(double part) {
  const double most = *std::max_element(bar_->weights.begin(), bar_->weights.end());
  const ClassEdit made = set_weight(edited_, bar_->weights, bar_->point, part);
  if (made.refusal.isEmpty()) {
    bar_->part = set_part(part);
    hand_.full_bar = most / (1 - bar_->weights[bar_->point] + bar_->part * most);
  }
  make(made, {ClassPlace::What::bar, 0, bar_->point}, bar_->drag);
}

void ClassPage::step_bar(PointIndex point, int by) {
  constexpr double step = 0.05;
  if (!bar_ || bar_->point != point) take_bar(point);
  set_bar(bar_->part + by * step);
}

void ClassPage::take_click(const Spot& spot) {
  if (!story()) return;
  if (const auto place = class_place(*shown_, spot)) edit(*place);
}

void ClassPage::take_drag(const Drag& drag) {
  if (!story()) return;
  const auto place = class_place(*shown_, drag.handle);
  if (!place || place->what != ClassPlace::What::bar) return;
  if (drag.phase == Drag::Phase::begin) {
    hand_.full_bar.reset();
    take_bar(place->point);
  } else if (drag.phase == Drag::Phase::move && bar_) {
    set_bar(drag.handle.grab->value(drag.at));
  } else {
    bar_.reset();
    hand_.full_bar.reset();
    emit changed();
  }
}

// The row and column of the table twin that has the focus, as a place of the picture.
std::optional<ClassPlace> ClassPage::table_place() const {
  const QModelIndex index = table_view().currentIndex();
  const ConceptClass& c = *shown_->concept_class;
  if (!index.isValid()) return std::nullopt;
  const auto row = static_cast<std::size_t>(index.row());
  const int column = index.column() - 2;  // hypothesis, target
  const auto rows = static_cast<std::size_t>(table().rows.size()) - 1;
  const auto point = static_cast<PointIndex>(std::max(0, column));
  if (point >= c.points() || row > rows) return std::nullopt;
  if (row == rows) return column < 0 ? std::nullopt : std::optional(ClassPlace{ClassPlace::What::bar, 0, point});
  const auto h = static_cast<HypothesisIndex>(row);
  return column < 0 ? ClassPlace{ClassPlace::What::name, h, 0} : ClassPlace{ClassPlace::What::cell, h, point};
}

// Rows from above: the class, then the bars; columns from the left: the name, then the points.
bool ClassPage::take_cursor_key(int key) {
  using What = ClassPlace::What;
  if (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Up && key != Qt::Key_Down) return false;
  const ConceptClass& c = *shown_->concept_class;
  const auto rows = static_cast<int>(c.size());
  const auto points = static_cast<int>(c.points());
  if (!hand_.cursor) {
    const auto target = c.find(shown_->distribution.target);
    hand_.cursor = ClassPlace{What::name, target.value_or(0), 0};
  } else {
    const ClassPlace& at = *hand_.cursor;
    int row = at.what == What::bar ? rows : static_cast<int>(at.row);
    int column = at.what == What::name ? -1 : static_cast<int>(at.point);
    if (at.what == What::head) row = -1;
    if (at.what == What::left_out) row = rows + 1;
    const auto names = static_cast<int>(shown_->left_out.size());
    row = std::clamp(row + (key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0), -1, names > 0 ? rows + 1 : rows);
    const bool among_rows = 0 <= row && row < rows;
    column = std::clamp(column + (key == Qt::Key_Right  ? 1
                                  : key == Qt::Key_Left ? -1
                                                        : 0),
                        among_rows ? -1 : 0, row > rows ? names - 1 : points - 1);
    const auto point = static_cast<PointIndex>(std::max(column, 0));
    const auto h = static_cast<HypothesisIndex>(std::max(row, 0));
    hand_.cursor = row < 0       ? ClassPlace{What::head, 0, point}
                   : row > rows  ? ClassPlace{What::left_out, 0, point}
                   : row == rows ? ClassPlace{What::bar, 0, point}
                   : column < 0  ? ClassPlace{What::name, h, 0}
                                 : ClassPlace{What::cell, h, point};
  }
  bar_.reset();
  hand_.full_bar.reset();
  hand_.refusal.reset();
  emit changed();
  return true;
}

bool ClassPage::take_edit_key(int key, const std::optional<ClassPlace>& place) {
  if (!place) return false;
  if (place->what == ClassPlace::What::bar) {
    const bool up = key == Qt::Key_Plus || key == Qt::Key_Equal;
    if (!up && key != Qt::Key_Minus) return false;
    step_bar(place->point, up ? 1 : -1);
    return true;
  }
  if (key == Qt::Key_Delete && place->what == ClassPlace::What::cell) {
    leave_column_out(*place);
    return true;
  }
  if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
  edit(*place);
  return true;
}

bool ClassPage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (!story()) return RunPage::take_key(key, focus, seen);
  if (table_shown() && table_view().hasFocus() && take_edit_key(key.key(), table_place())) return true;
  const bool plain = (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == 0;
  if (plain && seen != nullptr && seen->hasFocus() && !table_shown()) {
    if (!key.modifiers().testFlag(Qt::ShiftModifier) && take_cursor_key(key.key())) return true;
    if (take_edit_key(key.key(), hand_.cursor)) return true;
  }
  return RunPage::take_key(key, focus, seen);
}

KeySection ClassPage::keys() const {
  return {tr("ON THE CLASS"),
          {{QStringLiteral("← → ↑ ↓"), tr("to a label, the name of a row or of a column, or a bar")},
           {tr("Enter"), tr("turn the label; make the row the target; leave the column out, or bring it back")},
           {tr("Del"), tr("leave the label's column out")},
           {QStringLiteral("+ −"), tr("raise or lower the bar")}}};
}

void ClassPage::close_opened() {
  if (!hand_.cursor && !hand_.refusal) return;
  hand_.cursor.reset();
  hand_.full_bar.reset();
  hand_.refusal.reset();
  emit changed();
}

QString ClassPage::hint(const ClassPlace& place) const {
  const ConceptClass& c = *shown_->concept_class;
  QString told = class_place_words(*shown_, place);
  switch (place.what) {
    case ClassPlace::What::cell:
      if (const QString why = cells_refused(c); !why.isEmpty()) return told + u'\n' + why;
      return told + u'\n' + tr("Click: %1").arg(label_text(opposite(c.row(place.row)[place.point])));
    case ClassPlace::What::name:
      return c.row(place.row) == shown_->distribution.target ? told : told + u'\n' + tr("Click: the target");
    case ClassPlace::What::bar: return told + u'\n' + tr("Drag: more or less often");
    case ClassPlace::What::head: return told + u'\n' + tr("Click: leave this column out");
    case ClassPlace::What::left_out: return told + u'\n' + tr("Click: bring this column back");
  }
  return told;
}

bool ClassPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched != view() || event->type() != QEvent::ToolTip || !story()) return RunPage::eventFilter(watched, event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const Spot* spot = view()->spots().at(help->pos());
  const auto place = spot != nullptr ? class_place(*shown_, *spot) : std::nullopt;
  if (!place) return RunPage::eventFilter(watched, event);
  QToolTip::showText(help->globalPos(), plain_tip(hint(*place)), view());
  return true;
}

void ClassPage::fill_head(int) {
  const std::string& text = shown_->concept_class->name();
  set_titles(
      is_inline_table(text) ? tr("A class of your own") : tr("The class %1").arg(literal_class(text)),
      table_shown() && hand_.refusal
          ? hand_.refusal->words
          : tr("A row is a hypothesis, a column a point. Click a label to flip it, a row's name to make it the target, "
               "a column's to leave it out; drag a bar."));
}

std::vector<Note> ClassPage::notes() const {
  const ConceptClass& c = run().concept_class();
  std::vector<Note> notes = {
      {tr("Where the labels come from"),
       tr("Examples are drawn from the distribution and labelled by the target $c$ = %1: the realizable case.")
           .arg(name_markup(c.name_of(run().distribution().target)))},
      {tr("Two dimensions"),
       tr("VC decides what can be learned at all, Littlestone what can be learned privately. VC ≤ Ldim ≤ log₂ of the "
          "number of hypotheses.")}};
  if (c.merged_rows() > 0) notes.push_back({tr("Equal rows"), merged_rows_text(c.merged_rows())});
  if (const QString why = cells_refused(c); !why.isEmpty()) notes.push_back({tr("Editing by hand"), why});
  return notes;
}

void ClassPage::explain(StepPanel& panel, int) const {
  if (!story()) return;
  const ConceptClass& c = run().concept_class();
  panel.set_before_boundary(false);
  panel.set_step(tr("The class: %1, %2, Littlestone dimension %3, VC dimension %4. It can be learned privately because "
                    "the Littlestone dimension is finite.")
                     .arg(counted_hypotheses(c.size()), counted_points(c.points()))
                     .arg(run().littlestone())
                     .arg(vc_text(run().vc().dimension, run().vc().exact)),
                 tr("Theorems 2, 3 and 5 · §3.2"));
  panel.set_picture(nullptr);
  panel.set_notes(notes());
}

}  // namespace littlestone::ui
