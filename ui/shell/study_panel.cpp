// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/study_panel.hpp"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/rules.hpp"
#include "ui/kit/check_line.hpp"
#include "ui/kit/choice_names.hpp"
#include "ui/kit/silence.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/families.hpp"
#include "ui/words/fields.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"
#include "ui/words/typed.hpp"

namespace littlestone::ui {
namespace {

constexpr int control_width = 144;
constexpr int inner_width = 232;  // of the panel

QString name_of(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

// The value as the window writes it.
QString window_text(const FieldInfo& info, const FieldValue& value) {
  if (const auto* rational = std::get_if<Rational>(&value)) return rational_text(*rational);
  if (const auto* whole = std::get_if<std::uint64_t>(&value); whole != nullptr && !info.written_as_text)
    return whole_text(info.from_zero ? *whole + 1 : *whole);
  return from_one(info, QString::fromStdString(field_text(info, value)));
}

double number_of_value(const FieldValue& value) {
  if (const auto* rational = std::get_if<Rational>(&value)) return to_double(*rational);
  if (const auto* whole = std::get_if<std::uint64_t>(&value)) return static_cast<double>(*whole);
  return 0;
}

// The field's letter, before its label; null where it has none.
RichLabel* symbol_of(const FieldInfo& info, QWidget* parent) {
  if (info.symbol.empty()) return nullptr;
  auto* symbol = new RichLabel({16}, 24, RichLabel::Tone::ink, parent);
  symbol->set_markup(symbol_markup(info));
  symbol->setFixedSize(std::max(16, symbol->width_of_line() + 1), 24);
  return symbol;
}

// The value at a stop of the slider.
FieldValue slider_value(const FieldInfo& info, int stop) {
  const Rational at = info.slider.at(stop);
  if (info.kind == FieldKind::rational) return at;
  return static_cast<std::uint64_t>(std::llround(to_double(at)));
}

double slider_place(const FieldInfo& info, const FieldValue& value) {
  const double number = number_of_value(value);
  if (info.slider.digits > 0 && number <= 0) return 0;
  if (const auto* exact = std::get_if<Rational>(&value)) return info.slider.position(*exact);
  if (const auto* whole = std::get_if<std::uint64_t>(&value)) return info.slider.position(Rational(*whole));
  return std::numeric_limits<int>::max();  // left open: all there is
}

// Rows of one group stand together, with a line between groups.
int group_of(PanelControl kind) {
  switch (kind) {
    case PanelControl::text:
    case PanelControl::target: return 0;
    case PanelControl::slider:
    case PanelControl::number: return 1;
    default: return 2;
  }
}

}  // namespace

StudyPanel::StudyPanel(const PanelFields& fields, ChapterScenario scenario, QWidget* parent)
    : ScenarioFields(parent),
      fields_(fields),
      scenario_(std::move(scenario)),
      column_(new QVBoxLayout(this)),
      top_(new QVBoxLayout),
      bottom_(new QVBoxLayout),
      other_(new RichLabel({12}, 16, RichLabel::Tone::ink, this)) {
  column_->setContentsMargins(16, 15, 15, 3);
  column_->setSpacing(0);
  auto* heading = new QLabel(tr("SCENARIO"), this);
  heading->setFont(ui_font(TextRole::caps));
  heading->setProperty("tone", QStringLiteral("ink3"));
  column_->addWidget(heading);
  column_->addSpacing(6);
  top_->setSpacing(0);
  bottom_->setSpacing(0);
  column_->addLayout(top_);
  other_->set_marked(true);
  other_->hide();
  column_->addWidget(other_);
  column_->addStretch(1);
  column_->addSpacing(6);
  column_->addLayout(bottom_);
}

QLabel* StudyPanel::caption(const QString& text, bool strong) {
  auto* label = new QLabel(text, this);
  label->setFont(ui_font(strong ? TextRole::body : TextRole::caption));
  label->setProperty("tone", strong ? QStringLiteral("ink2") : QStringLiteral("ink3"));
  return label;
}

void StudyPanel::add_page(const QString& page, const std::vector<PanelRow>& rows) {
  for (const PanelRow& row : rows) {
    const QString field = name_of(row.field);
    order_[page] += field;
    if (!rows_.contains(field)) add_row(page, row);
  }
  fill();
}

void StudyPanel::add_row(const QString&, const PanelRow& row) {
  const FieldInfo& info = fields_.info(row.field);
  Row& made = rows_[name_of(row.field)];
  made.kind = row.control;
  made.part = new QWidget(this);
  made.part->hide();
  auto* column = new QVBoxLayout(made.part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  switch (row.control) {
    case PanelControl::slider: add_slider(made, column, info); break;
    case PanelControl::number: add_number_line(made, column, info); break;
    case PanelControl::segments: add_segments(made, column, info, row.words); break;
    case PanelControl::checks: add_checks(made, column, info, row.words); break;
    case PanelControl::text: add_text(made, column, info, row); break;
    case PanelControl::target: add_target(made, column, info); break;
    case PanelControl::seed: add_seed(made, column, info); break;
  }
  if (row.control == PanelControl::seed && !row.words.isEmpty())
    made.part->findChild<PlainButton*>()->setText(row.words.front());
  if (row.control != PanelControl::text && row.fact != nullptr) {
    auto* known = new RichLabel({11}, 15, RichLabel::Tone::ink3, made.part);
    const auto tell = [this, known, fact = row.fact] {
      known->set_markup(fact(scenario_));
      known->setVisible(!known->markup().isEmpty());
    };
    made.fillers.emplace_back(tell);
    connect(this, &ScenarioFields::edited, known, tell);  // of a refused value, too
    column->addSpacing(1);
    column->addWidget(known);
  }
  if (!row.hint.isEmpty()) set_hint(name_of(row.field), row.hint);
  if (!row.tip.isEmpty()) made.control->setToolTip(row.tip);
  made.message = new RichLabel({11}, 15, RichLabel::Tone::ink, made.part);
  made.message->set_marked(true);
  made.message->hide();
  column->addWidget(made.message);
  if (!row.note.isEmpty()) {
    auto* note = new RichLabel({11}, 15, RichLabel::Tone::ink3, made.part);
    note->set_markup(row.note);
    column->addSpacing(2);
    column->addWidget(note);
  }
  column->addSpacing(row.control == PanelControl::seed ? 6 : 4);
}

void StudyPanel::add_named(QVBoxLayout* column, const QString& name, QWidget* control, int least_width) {
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  QLabel* words = caption(name, true);
  line->addWidget(words);
  line->addStretch(1);
  const int room = inner_width - 16 - words->sizeHint().width();
  control->setFixedWidth(std::clamp(room, least_width, std::max(least_width, control_width)));
  line->addWidget(control);
  column->addLayout(line);
}

NumberBox* StudyPanel::add_box(Row& row, const FieldInfo& info, QSize size) {
  auto* box = new NumberBox(this);
  box->setFixedSize(size);
  box->setAccessibleName(field_name(info));
  box->setToolTip(field_name(info));
  row.control = box;
  connect(box, &QLineEdit::editingFinished, this, [this, box, &info] {
    if (!box->isModified()) return;
    box->setModified(false);
    apply(info, box->text());
  });
  row.fillers.emplace_back([this, box, &info] { box->setText(written(info)); });
  return box;
}

void StudyPanel::add_number_line(Row& row, QVBoxLayout* column, const FieldInfo& info) {
  auto* line = new QHBoxLayout;
  line->setSpacing(4);
  if (RichLabel* symbol = symbol_of(info, this)) line->addWidget(symbol);
  auto* words = new RichLabel({12}, 24, RichLabel::Tone::ink2, this);
  words->set_markup(field_words(info.label));
  words->setMinimumHeight(24);  // of two lines in a longer language
  line->addWidget(words, 1);
  static constexpr int least = 60;
  static constexpr int most = 96;
  NumberBox* box = add_box(row, info, {least, 24});
  // A long number gets the room that it needs.
  row.fillers.emplace_back([box] { box->setFixedWidth(std::clamp(box->sizeHint().width(), least, most)); });
  line->addWidget(box);
  column->addLayout(line);
}

void StudyPanel::add_slider(Row& row, QVBoxLayout* column, const FieldInfo& info) {
  add_number_line(row, column, info);
  auto* slider = new Slider(this);
  slider->setFixedHeight(22);
  slider->setRange(0, info.slider.steps);
  slider->setAccessibleName(field_name(info));
  column->addWidget(slider);
  auto* ends = new QHBoxLayout;
  if (layoutDirection() == Qt::RightToLeft) ends->setDirection(QBoxLayout::RightToLeft);
  ends->addWidget(caption(field_words(info.slider.low), false));
  ends->addStretch(1);
  ends->addWidget(caption(field_words(info.slider.high), false));
  column->addLayout(ends);
  connect(slider, &QAbstractSlider::sliderPressed, this, [this] { drag_ = ++drags_; });
  connect(slider, &QAbstractSlider::sliderReleased, this, [this] { drag_ = 0; });
  connect(slider, &QAbstractSlider::valueChanged, this, [this, &info](int stop) {
    accept(name_of(info.name()));
    change(info, slider_value(info, stop));
  });
  row.fillers.emplace_back([this, slider, &info] {
    const QSignalBlocker quiet(slider);
    const double place = slider_place(info, fields_.get(scenario_, info.name()));
    slider->setValue(static_cast<int>(std::lround(std::clamp(place, 0.0, double(slider->maximum())))));
    slider->update();
  });
}

void StudyPanel::add_segments(Row& row, QVBoxLayout* column, const FieldInfo& info, const QStringList& words) {
  auto* segments = new Segments(words, this);
  segments->choose(0);
  const QString name = field_words(info.label);
  segments->setAccessibleName(name);
  row.control = segments;
  connect(segments, &Segments::chosen_changed, this, [this, &info](int i) {
    const FieldValue value = std::string(info.choices[static_cast<std::size_t>(i)]);
    if (value != fields_.get(scenario_, info.name())) change(info, value);
  });
  row.fillers.emplace_back([this, segments, &info] {
    const QSignalBlocker quiet(segments);
    const auto value = std::get<std::string>(fields_.get(scenario_, info.name()));
    const auto found = std::find(info.choices.begin(), info.choices.end(), value);
    if (found != info.choices.end()) segments->choose(static_cast<int>(found - info.choices.begin()));
  });
  auto* line = new QHBoxLayout;
  line->setSpacing(4);
  int title_width = 0;
  if (RichLabel* symbol = symbol_of(info, this)) {
    line->addWidget(symbol);
    title_width = symbol->width() + line->spacing();
  }
  QLabel* title = caption(name, true);
  title_width += title->sizeHint().width();
  line->addWidget(title);
  line->addStretch(1);
  column->addLayout(line);
  if (title_width + 8 + segments->sizeHint().width() <= inner_width) {
    line->addWidget(segments);
  } else {
    column->addSpacing(4);
    column->addWidget(segments);
  }
  column->addSpacing(2);
}

void StudyPanel::add_checks(Row& row, QVBoxLayout* column, const FieldInfo& info, const QStringList& words) {
  auto* heading = new QLabel(field_words(info.label).toUpper(), this);
  heading->setFont(ui_font(TextRole::caps));
  heading->setProperty("tone", QStringLiteral("ink3"));
  column->addWidget(heading);
  column->addSpacing(2);
  std::vector<CheckLine*> boxes;
  for (const QString& text : words) {
    boxes.push_back(new CheckLine(text, this));
    column->addWidget(boxes.back());
  }
  if (boxes.empty()) return;
  row.control = boxes.front();
  const auto ticked = [&info, boxes] {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      if (boxes[i]->isChecked()) names.emplace_back(info.choices[i]);
    }
    return names;
  };
  for (CheckLine* box : boxes) {
    connect(box, &QAbstractButton::toggled, this, [this, ticked, &info] {
      if (FieldValue(ticked()) != fields_.get(scenario_, info.name())) change(info, ticked());
    });
  }
  row.fillers.emplace_back([this, boxes, &info] {
    const auto names = std::get<std::vector<std::string>>(fields_.get(scenario_, info.name()));
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      const QSignalBlocker quiet(boxes[i]);
      boxes[i]->setChecked(std::find(names.begin(), names.end(), info.choices[i]) != names.end());
      boxes[i]->update();
    }
  });
}

void StudyPanel::add_text(Row& row, QVBoxLayout* column, const FieldInfo& info, const PanelRow& of) {
  const QStringList& words = of.words;
  auto* box = new ChoiceBox(this);
  const QString name = field_words(info.label);
  box->addItems(words);
  for (int i = 0; i < words.size(); ++i) {
    const QString known = words[i].contains(u' ') ? QString() : family_name(words[i].toStdString());
    if (!known.isEmpty()) set_beside(*box, i, known);
  }
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->setCompleter(nullptr);
  box->setFixedHeight(28);
  box->lineEdit()->setFont(ui_font(TextRole::body));
  box->setAccessibleName(name);
  box->lineEdit()->setAccessibleName(name);
  row.control = box;
  const QString field = name_of(info.name());
  const auto take_text = [this, box, field, &info] {
    const QString text = box->currentText().trimmed();
    if (text == written(info) && !rows_[field].refused) return;
    apply(info, text);
  };
  connect(box->lineEdit(), &QLineEdit::editingFinished, this, take_text);
  connect(box, &QComboBox::activated, this, take_text);
  row.fillers.emplace_back([this, box, &info] {
    box->setEditText(written(info));
    box->lineEdit()->setCursorPosition(0);
  });
  constexpr int least_width = 96;
  add_named(column, name, box, least_width);
  column->addSpacing(2);
  if (!of.asking.words.isEmpty()) {
    auto* button = new PlainButton(of.asking.words, this);
    button->setFixedWidth(std::max(control_width, button->sizeHint().width()));
    column->addSpacing(4);
    column->addWidget(button, 0, Qt::AlignRight);
    column->addSpacing(2);
    connect(button, &QAbstractButton::clicked, this, [this, field, ask = of.asking.ask] {
      if (auto changed = ask(scenario_, window())) {
        accept(field);
        take(std::move(*changed));
      }
    });
  }
  if (of.fact == nullptr && field != QLatin1String("class")) return;
  QLabel* known = caption({}, false);
  known->hide();
  column->addWidget(known, 0, Qt::AlignRight);
  column->addSpacing(3);
  if (of.fact == nullptr) {
    size_ = known;
    return;
  }
  row.fillers.emplace_back([this, known, fact = of.fact] {
    known->setText(fact(scenario_));
    known->setVisible(!known->text().isEmpty());
  });
}

void StudyPanel::add_target(Row& row, QVBoxLayout* column, const FieldInfo& info) {
  auto* box = new ChoiceBox(this);
  const QString name = field_words(info.label);
  box->setAccessibleName(name);
  box->setFixedHeight(28);
  row.control = box;
  connect(box, &QComboBox::activated, this, [this, &info](int i) {
    accept(name_of(info.name()));
    const FieldValue value = static_cast<std::uint64_t>(i);
    if (value != fields_.get(scenario_, info.name())) change(info, value);
  });
  row.fillers.emplace_back([this, box, &info] {
    const QSignalBlocker quiet(box);
    const auto target = std::get<std::uint64_t>(fields_.get(scenario_, info.name()));
    const auto known = static_cast<int>(class_.hypotheses.size());
    if (box->count() != known) {
      box->clear();
      for (const Name& hypothesis : class_.hypotheses) {
        box->addItem(lone_name(hypothesis));
        box->setItemData(box->count() - 1, QVariant::fromValue(hypothesis), ChoiceBox::name_role);
      }
    } else {
      for (int i = 0; i < known; ++i) {
        const Name& hypothesis = class_.hypotheses[static_cast<std::size_t>(i)];
        box->setItemText(i, lone_name(hypothesis));
        box->setItemData(i, QVariant::fromValue(hypothesis), ChoiceBox::name_role);
      }
    }
    box->setCurrentIndex(target < class_.hypotheses.size() ? static_cast<int>(target) : -1);
  });
  constexpr int least_width = 72;
  add_named(column, name, box, least_width);
  column->addSpacing(2);
}

void StudyPanel::add_seed(Row& row, QVBoxLayout* column, const FieldInfo& info) {
  NumberBox* seed = add_box(row, info, {84, 26});
  auto* fresh = new PlainButton(tr("New seed"), this);
  fresh->setFixedWidth(std::max(96, fresh->sizeHint().width() - 12));
  seed->setMinimumWidth(48);
  seed->setMaximumWidth(84);
  connect(fresh, &QAbstractButton::clicked, this, [this, &info] {
    accept(name_of(info.name()));
    change(info, static_cast<std::uint64_t>(QRandomGenerator::global()->bounded(100'000U)));
  });
  auto* line = new QHBoxLayout;
  line->setSpacing(0);
  line->addWidget(caption(field_words(info.label), true));
  line->addSpacing(6);
  line->addStretch(1);
  line->addWidget(seed);
  line->addSpacing(12);
  line->addWidget(fresh);
  column->addLayout(line);
}

void StudyPanel::add_page_choice(const QString& page, const QString& name, Segments* choice,
                                 const QString& explanation) {
  auto* part = new QWidget(this);
  part->hide();
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 2, 0, 4);
  column->setSpacing(0);
  constexpr int least_width = 96;
  const int wanted = std::max(least_width, std::min(choice->sizeHint().width(), inner_width - 60));
  add_named(column, name, choice, wanted);
  if (!explanation.isEmpty()) {
    auto* words = new RichLabel({11}, 15, RichLabel::Tone::ink3, part);
    words->set_markup(explanation);
    column->addSpacing(4);
    column->addWidget(words);
  }
  choices_.emplace_back(page, part);
}

void StudyPanel::add_page_foot(const QString& page, QWidget* widget) {
  widget->setParent(this);
  widget->hide();
  feet_.emplace_back(page, widget);
}

void StudyPanel::show_page(const QString& id) {
  for (QVBoxLayout* layout : {top_, bottom_}) {
    while (QLayoutItem* item = layout->takeAt(0)) delete item;
  }
  for (QWidget* line : std::exchange(lines_, {})) delete line;
  for (const auto& [field, row] : rows_) row.part->hide();
  for (const auto& [page, part] : choices_) part->hide();
  for (const auto& [page, widget] : feet_) widget->hide();
  int group = 0;
  const auto begin_group = [&](int next) {
    if (next == group) return;
    group = next;
    if (top_->count() == 0) return;
    auto* line = new HairLine(this);
    lines_.push_back(line);
    top_->addSpacing(5);
    top_->addWidget(line);
    top_->addSpacing(6);
    line->show();
  };
  for (const QString& field : order_[id]) {
    const Row& row = rows_[field];
    if (row.kind == PanelControl::seed) {
      bottom_->addWidget(row.part);
    } else {
      begin_group(group_of(row.kind));
      top_->addWidget(row.part);
    }
    row.part->show();
  }
  for (const auto& [page, part] : choices_) {
    if (page != id) continue;
    begin_group(2);
    top_->addWidget(part);
    part->show();
  }
  for (const auto& [page, widget] : feet_) {
    if (page != id) continue;
    bottom_->addWidget(widget);
    bottom_->addSpacing(6);
    widget->show();
  }
  // What is read is in the order it is seen.
  QWidget* before = nullptr;
  for (const QString& field : order_[id]) {
    QWidget* const control = rows_[field].control;
    if (before != nullptr) QWidget::setTabOrder(before, control);
    before = control;
  }
}

void StudyPanel::apply(const FieldInfo& info, const QString& text) {
  const QString field = name_of(info.name());
  ChapterScenario changed = scenario_;
  try {
    FieldValue value;
    if (!(text.trimmed().isEmpty() && info.left_out_when_default)) value = read_typed(info, from_zero(info, text));
    fields_.set(changed, info.name(), value);
  } catch (const InputError& error) {
    refuse(field, from_one(info, value_text(error)), from_one(info, error.rule()));
    rows_[field].unread = true;
    return;
  }
  accept(field);
  take(std::move(changed));
}

void StudyPanel::change(const FieldInfo& info, const FieldValue& value) {
  ChapterScenario changed = scenario_;
  fields_.set(changed, info.name(), value);
  take(std::move(changed));
}

void StudyPanel::take(ChapterScenario scenario) {
  scenario_ = std::move(scenario);
  fill();
  emit edited(scenario_);
}

void StudyPanel::refuse(const QString& field, const QString& value, const Rule& rule) {
  Row& row = rows_[field];
  row.refused = true;
  row.message->set_markup(refusal_markup({}, shortened(value), rule));
  row.message->show();
  if (auto* box = qobject_cast<NumberBox*>(row.control)) box->set_refused(true);
  if (auto* choice = qobject_cast<ChoiceBox*>(row.control)) choice->set_refused(true);
}

void StudyPanel::accept(const QString& field) {
  Row& row = rows_[field];
  row.refused = false;
  row.unread = false;
  row.message->hide();
  if (auto* box = qobject_cast<NumberBox*>(row.control)) box->set_refused(false);
  if (auto* choice = qobject_cast<ChoiceBox*>(row.control)) choice->set_refused(false);
}

bool StudyPanel::take_back() {
  for (auto& [field, row] : rows_) {
    auto* line = qobject_cast<QLineEdit*>(row.control);
    const bool typed = line != nullptr && line->isModified();
    if (!row.control->hasFocus() || !(row.unread || typed)) continue;
    if (line != nullptr) line->setModified(false);
    accept(field);
    fill();
    return true;
  }
  return false;
}

void StudyPanel::show_refusal(const Refusal& refusal) {
  const auto found = rows_.find(refusal.field);
  if (found != rows_.end() && found->second.part->isVisibleTo(this)) {
    const FieldInfo& info = fields_.info(refusal.field.toStdString());
    refuse(refusal.field, from_one(info, refusal.value), from_one(info, refusal.rule));
    return;
  }
  other_->set_markup(refusal_markup(refusal.field, shortened(refusal.value), refusal.rule));
  other_->show();
}

void StudyPanel::set_scenario(const ChapterScenario& scenario) {
  scenario_ = scenario;
  for (const auto& [field, row] : rows_) {
    if (row.refused) accept(field);
  }
  other_->hide();
  fill();
}

void StudyPanel::accept_all() {
  for (const auto& [field, row] : rows_) {
    if (row.refused && !row.unread) accept(field);
  }
  other_->hide();
}

void StudyPanel::set_class(const PanelClass& facts) {
  class_ = facts;
  if (size_ != nullptr) {
    size_->setText(class_.size);
    size_->setVisible(!class_.size.isEmpty());
  }
  fill();
}

void StudyPanel::set_hint(const QString& field, const QString& hint) {
  QWidget* of = rows_[field].control;
  auto* choice = qobject_cast<ChoiceBox*>(of);
  auto* line = choice != nullptr ? choice->lineEdit() : qobject_cast<QLineEdit*>(of);
  if (line != nullptr) line->setPlaceholderText(hint);
}

QString StudyPanel::written(const FieldInfo& info) const {
  const FieldValue value = fields_.get(scenario_, info.name());
  if (fields_.written != nullptr)
    if (const auto text = fields_.written(info, value)) return *text;
  return window_text(info, value);
}

QWidget* StudyPanel::control(const QString& field) const {
  const auto found = rows_.find(field);
  return found == rows_.end() ? nullptr : found->second.control;
}

QString StudyPanel::message(const QString& field) const {
  const auto found = rows_.find(field);
  return found == rows_.end() || !found->second.refused ? QString{} : without_isolates(found->second.message->markup());
}

void StudyPanel::fill() {
  for (const auto& [field, row] : rows_) {
    if (row.refused) continue;  // a refused field keeps the text it was refused for
    for (const auto& filler : row.fillers) filler();
  }
}

StudyPanel::~StudyPanel() { silence_fields(*this); }

}  // namespace littlestone::ui
