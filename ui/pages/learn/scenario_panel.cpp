// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/scenario_panel.hpp"

#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/concept/inline_table.hpp"
#include "core/study/chapters/known_constants.hpp"
#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/kit/choice_names.hpp"
#include "ui/kit/silence.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/learn/kin_text.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/families.hpp"
#include "ui/words/fields.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"
#include "ui/words/typed.hpp"
#include "ui/words/xml_text.hpp"

namespace littlestone::ui {
namespace {

constexpr int control_width = 144;
constexpr int least_control_width = 96;
constexpr int least_target_width = 56;
constexpr int most_target_width = 100;
constexpr int inner_width = 232;  // of the panel
constexpr std::array players = {LearnerKind::private_learner, LearnerKind::lean, LearnerKind::chain};
constexpr std::array<const char*, 4> count_fields = {"auxiliary", "cap", "batches", "selection"};

QString row_id(const ScenarioRow& row) {
  const std::string_view id = row.info.option.empty() ? row.info.name() : row.info.option;
  return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

/// A value as a narrow panel has room for it: of a file its name, of a long text its two ends.
QString shown_value(const QString& value) { return shortened(class_title(value.toStdString())); }

/// Up to where the path of a file fits into the box if it begins with the file's name.
int end_of_name_shown(const ChoiceBox& box, const QString& path) {
  constexpr int beside_text = 30;  // margins and the chevron
  const qsizetype name = path.lastIndexOf(u'/') + 1;
  const QFontMetrics metrics(box.lineEdit()->font());
  qsizetype end = path.size();
  while (end > name + 1 && metrics.horizontalAdvance(path.mid(name, end - name)) > box.width() - beside_text) --end;
  return static_cast<int>(end);
}

}  // namespace

QLabel* ScenarioPanel::caption(const QString& text, bool strong) {
  auto* label = new QLabel(text, this);
  label->setFont(ui_font(strong ? TextRole::body : TextRole::caption));
  label->setProperty("tone", strong ? QStringLiteral("ink2") : QStringLiteral("ink3"));
  return label;
}

ScenarioPanel::ScenarioPanel(QWidget* parent)
    : ScenarioFields(parent),
      class_(new ChoiceBox(this)),
      marginal_(new ChoiceBox(this)),
      target_(new ChoiceBox(this)),
      size_(nullptr),
      bars_(new SmallBars(this)),
      strip_(new SmallStrip(this)),
      other_(new RichLabel({12}, 16, RichLabel::Tone::ink, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 11, 15, 2);
  column->setSpacing(0);
  auto* heading = new QLabel(tr("SCENARIO"), this);
  heading->setFont(ui_font(TextRole::caps));
  heading->setProperty("tone", QStringLiteral("ink3"));
  column->addWidget(heading);
  column->addSpacing(4);

  add_class(column);
  add_distribution(add_drawn_part(column));
  for (const char* option : {"epsilon", "delta", "alpha", "beta"}) add_slider(column, scenario_field(option));
  column->addSpacing(2);
  column->addWidget(new HairLine(this));
  column->addSpacing(4);

  QVBoxLayout* learner = add_drawn_part(column);
  add_player(learner);
  m_part_ = new QWidget(this);
  auto* part = new QVBoxLayout(m_part_);
  part->setContentsMargins(0, 0, 0, 0);
  part->setSpacing(0);
  learner->addWidget(m_part_);

  add_kind_of_constants(part);
  add_counts(part);
  add_on_fail(part);
  promise_ = new RichLabel({11}, 15, RichLabel::Tone::ink3, this);
  learner->addWidget(promise_);
  other_->hide();
  other_->set_marked(true);
  column->addWidget(other_);
  column->addStretch(1);
  column->addSpacing(4);
  add_seed(add_drawn_part(column));
  fill();
}

QVBoxLayout* ScenarioPanel::add_drawn_part(QVBoxLayout* column) {
  auto* part = new QWidget(this);
  auto* rows = new QVBoxLayout(part);
  rows->setContentsMargins(0, 0, 0, 0);
  rows->setSpacing(0);
  column->addWidget(part);
  drawn_parts_.push_back(part);
  return rows;
}

void ScenarioPanel::set_class(const QString& class_text) {
  scenario_.target = 0;
  scenario_.constants.levels.clear();  // as many as the old class had dimensions
  if (scenario_.marginal.starts_with("weights")) scenario_.marginal = Scenario().marginal;
  apply(scenario_field("class"), class_text);
}

void ScenarioPanel::set_delta(const QString& delta) { apply(scenario_field("delta"), delta); }

void ScenarioPanel::show_instead(QWidget* fields) {
  if (fields == instead_) return;
  if (instead_ != nullptr) {
    layout()->removeWidget(instead_);
    instead_->hide();
  }
  instead_ = fields;
  for (QWidget* part : drawn_parts_) part->setVisible(fields == nullptr);
  if (fields != nullptr) {
    auto* column = qobject_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->indexOf(drawn_parts_[1]), fields);
    fields->show();
  }
  fill_constants();
}

void ScenarioPanel::add_row(QVBoxLayout* column, const QString& text, QWidget* control, QWidget* beside) {
  auto* layout = new QHBoxLayout;
  layout->setSpacing(8);
  QLabel* words = caption(text, true);
  layout->addWidget(words);
  layout->addStretch(1);
  if (control->minimumWidth() == control_width) {  // gives way to a longer language
    const int room = inner_width - 16 - words->sizeHint().width();
    control->setFixedWidth(std::clamp(room, least_control_width, control_width));
  }
  layout->addWidget(control);
  if (beside != nullptr) layout->addWidget(beside);
  column->addLayout(layout);
}

void ScenarioPanel::add_row(QVBoxLayout* column, const ScenarioRow& shown, QWidget* control, QWidget* beside) {
  add_row(column, field_words(shown.info.label), control, beside);
}

void ScenarioPanel::make_editable(ChoiceBox* box, const ScenarioRow& shown) {
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->setCompleter(nullptr);  // "points:1" is not the beginning of "points:16"
  box->setFixedSize(control_width, 28);
  box->lineEdit()->setFont(ui_font(TextRole::body));
  box->setAccessibleName(field_name(shown.info));
  box->lineEdit()->setAccessibleName(field_name(shown.info));
  const auto value = [this, &shown] { return QString::fromStdString(field_text(shown.info, shown.get(scenario_))); };
  const auto take = [this, box, &shown, value] {
    const QString text = box->currentText().trimmed();
    if (text != value() || entries_[row_id(shown)].refused) apply(shown, text);
  };
  connect(box->lineEdit(), &QLineEdit::editingFinished, this, take);
  connect(box, &QComboBox::activated, this, take);
  fillers_.emplace_back(row_id(shown), [box, value] {
    const QString text = value();
    box->setEditText(text);
    // Of a long one the beginning says what it is, of a file that of its name.
    box->lineEdit()->setCursorPosition(text.startsWith(QLatin1String("file:")) ? end_of_name_shown(*box, text) : 0);
    const bool longer = text.startsWith(QLatin1String("file:")) || is_inline_table(text.toStdString());
    box->setToolTip(longer ? plain_tip(text.mid(text.indexOf(u':') + 1).left(400))
                           : QString());  // more than the field shows
  });
}

void ScenarioPanel::add_class(QVBoxLayout* column) {
  for (const FamilyInfo& family : families()) {
    if (family.name == "file" || family.name == "table") continue;  // the Class page opens and edits tables
    class_->addItem(QString::fromStdString(family.example));
    set_beside(*class_, class_->count() - 1, family_name(family.name));
    class_->setItemData(class_->count() - 1, summary_text(family.summary), Qt::ToolTipRole);
  }
  const ScenarioRow& class_row = scenario_field("class");
  make_editable(class_, class_row);
  add_row(column, class_row, class_);
  size_ = caption({});
  size_->setFixedWidth(control_width);
  column->addSpacing(2);
  column->addWidget(size_, 0, Qt::AlignRight);
  column->addWidget(add_message(class_row, class_));
  column->addSpacing(4);
}

void ScenarioPanel::add_distribution(QVBoxLayout* column) {
  marginal_->addItems({QStringLiteral("uniform"), QStringLiteral("zipf:1"), QStringLiteral("geometric:0.5")});
  const ScenarioRow& marginal_row = scenario_field("marginal");
  make_editable(marginal_, marginal_row);
  add_row(column, marginal_row, marginal_);
  column->addSpacing(5);
  column->addWidget(bars_, 0, Qt::AlignRight);
  column->addWidget(add_message(marginal_row, marginal_));
  column->addSpacing(5);

  target_->setFixedSize(least_target_width, 28);
  const ScenarioRow& target_row = scenario_field("target");
  target_->setAccessibleName(field_name(target_row.info));
  connect(target_, &QComboBox::activated, this,
          [this, &target_row] { apply(target_row, QString::number(target_->currentData().toULongLong())); });
  add_row(column, target_row, target_, strip_);
  column->addWidget(add_message(target_row, target_));
  column->addSpacing(4);
  column->addWidget(new HairLine(this));
  column->addSpacing(4);
}

void ScenarioPanel::add_player(QVBoxLayout* column) {
  player_ = new Segments({QStringLiteral("M"), tr("lean"), tr("chain")}, this);
  player_->setFixedWidth(148);
  player_->setAccessibleName(tr("Learner"));
  player_->setToolTip(
      tr("Which private learner is watched: the paper's M, the lean learner, which needs far fewer examples, or the "
         "chain learner, which mostly needs still fewer at Littlestone dimension 2 and 3"));
  connect(player_, &Segments::chosen_changed, this, [this](int i) {
    const LearnerKind player = players[static_cast<std::size_t>(i)];
    if (player_of(scenario_) == player) return;
    scenario_ = with_player(std::move(scenario_), player);
    fill();
    emit edited(scenario_);
  });
  add_row(column, tr("Learner"), player_);
  column->addSpacing(4);
}

void ScenarioPanel::add_kind_of_constants(QVBoxLayout* column) {
  const ScenarioRow& kind_row = scenario_field("constants");
  QStringList kinds;
  for (const std::string_view choice : kind_row.info.choices) kinds.prepend(field_words(choice));  // the paper's first
  constants_ = new Segments(kinds, this);
  constants_->choose(static_cast<int>(kinds.size()) - 1);
  constants_->setAccessibleName(field_name(kind_row.info));
  connect(constants_, &Segments::chosen_changed, this, [this, &kind_row](int i) {
    const auto& choices = kind_row.info.choices;
    const FieldValue kind = std::string(choices[choices.size() - 1 - static_cast<std::size_t>(i)]);
    if (kind == kind_row.get(scenario_)) return;
    kind_row.set(scenario_, kind);
    accept(QStringLiteral("constants"));
    for (const char* field : count_fields) accept(QString::fromLatin1(field));  // what stood there was another kind's
    fill();
    emit edited(scenario_);
  });
  // Beside its name as long as both have the room.
  constexpr int beside_name = 148;
  constexpr int spare = 3 * 12;  // what the three pieces could do without
  const double name_width = QFontMetricsF(ui_font(TextRole::body)).horizontalAdvance(field_words(kind_row.info.label));
  if (constants_->sizeHint().width() - spare <= beside_name && name_width + 16 + beside_name <= inner_width) {
    constants_->setFixedWidth(beside_name);
    add_row(column, kind_row, constants_);
  } else {
    column->addWidget(caption(field_words(kind_row.info.label), true));
    column->addSpacing(4);
    column->addWidget(constants_);
  }
  column->addWidget(add_message(kind_row, constants_));
  column->addSpacing(4);
}

void ScenarioPanel::add_counts(QVBoxLayout* column) {
  for (std::size_t i = 0; i < count_fields.size(); ++i) {
    NumberBox* box = add_box(scenario_field(count_fields[i]), {68, 22});
    box->setMaximumWidth(inner_width);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    counts_[i] = box;
  }
  add_pair(column, 0, 1);
  column->addSpacing(4);
  add_pair(column, 2, 3);
  column->addSpacing(4);
}

void ScenarioPanel::add_on_fail(QVBoxLayout* column) {
  const ScenarioRow& row = scenario_field("on-fail");
  on_fail_ = new Segments({tr("no vote"), QStringLiteral("SOA(T)")}, this);
  on_fail_->setAccessibleName(field_name(row.info));
  on_fail_->setToolTip(tr(
      "A tournament that would draw more than N examples fails. Then the batch gives no vote (G), or it votes for the "
      "predictor after its next block T alone, SOA(T) (G*)"));
  connect(on_fail_, &Segments::chosen_changed, this, [this, &row](int i) {
    const FieldValue answer = std::string(row.info.choices[static_cast<std::size_t>(i)]);
    if (answer == row.get(scenario_)) return;
    row.set(scenario_, answer);
    accept(QString::fromLatin1("on-fail"));
    emit edited(scenario_);
  });
  const QString name = field_words(row.info.label);
  if (QFontMetricsF(ui_font(TextRole::body)).horizontalAdvance(name) + 16 + on_fail_->sizeHint().width() <=
      inner_width) {
    add_row(column, row, on_fail_);
  } else {
    column->addWidget(caption(name, true));
    column->addSpacing(4);
    column->addWidget(on_fail_);
  }
  column->addWidget(add_message(row, on_fail_));
  column->addSpacing(2);
}

void ScenarioPanel::add_pair(QVBoxLayout* column, std::size_t a, std::size_t b) {
  auto* layout = new QHBoxLayout;
  layout->setSpacing(4);
  const auto name = [&](const FieldInfo& info, int width) {
    const QString markup = info.symbol.empty() ? field_words(info.unit) : symbol_markup(info);
    auto* label = new RichLabel({12}, 22, RichLabel::Tone::ink2, this);
    label->set_markup(markup);
    label->setFixedHeight(22);
    label->setMaximumWidth(width);
    const double words = MathText(markup, {12}, MathText::Mode::mixed).width();
    label->setMinimumWidth(std::min(width, static_cast<int>(std::ceil(words)) + 1));  // gives way to a long number
    return label;
  };
  const ScenarioRow& first = scenario_field(count_fields[a]);
  const ScenarioRow& second = scenario_field(count_fields[b]);
  layout->addWidget(name(first.info, 65));
  layout->addWidget(counts_[a]);
  layout->addSpacing(4);
  layout->addStretch(1);
  layout->addWidget(name(second.info, 16));
  layout->addWidget(counts_[b]);
  column->addLayout(layout);
  column->addWidget(add_message(first, counts_[a]));
  column->addWidget(add_message(second, counts_[b]));
}

void ScenarioPanel::add_seed(QVBoxLayout* column) {
  const ScenarioRow& seed_row = scenario_field("seed");
  NumberBox* seed = add_box(seed_row, {84, 26});
  fillers_.emplace_back(row_id(seed_row), [this, seed, &seed_row] {
    seed->setText(QString::fromStdString(field_text(seed_row.info, seed_row.get(scenario_))));
  });
  column->addWidget(add_message(seed_row, seed));
  auto* fresh = new PlainButton(tr("New seed"), this);
  fresh->setFixedWidth(std::max(96, fresh->sizeHint().width() - 12));
  seed->setMinimumWidth(48);  // where the words need more
  seed->setMaximumWidth(84);
  connect(fresh, &QAbstractButton::clicked, this, [this] {
    scenario_.seed = QRandomGenerator::global()->bounded(100'000U);
    accept(QStringLiteral("seed"));
    fill();
    emit edited(scenario_);
  });
  auto* last = new QHBoxLayout;
  last->setSpacing(0);
  last->addWidget(caption(field_words(seed_row.info.label), true));
  last->addSpacing(6);
  last->addStretch(1);
  last->addWidget(seed);
  last->addSpacing(12);
  last->addWidget(fresh);
  column->addLayout(last);
}

NumberBox* ScenarioPanel::add_box(const ScenarioRow& row, QSize size) {
  auto* box = new NumberBox(this);
  box->setFixedSize(size);
  box->setAccessibleName(field_name(row.info));
  box->setToolTip(box->accessibleName());
  connect(box, &QLineEdit::editingFinished, this, [this, box, &row] {
    if (!box->isModified()) return;
    box->setModified(false);
    apply(row, box->text());
  });
  return box;
}

RichLabel* ScenarioPanel::add_message(const ScenarioRow& row, QWidget* control) {
  auto* message = new RichLabel({11}, 15, RichLabel::Tone::ink, this);
  message->set_marked(true);
  message->hide();
  entries_[row_id(row)] = {control, message, false};
  return message;
}

void ScenarioPanel::add_slider(QVBoxLayout* column, const ScenarioRow& row) {
  const FieldSlider& scale = row.info.slider;
  auto* name = new RichLabel({16}, 24, RichLabel::Tone::ink, this);
  name->set_markup(symbol_markup(row.info));
  name->setFixedSize(16, 24);
  auto* text = new RichLabel({12}, 24, RichLabel::Tone::ink2, this);
  text->set_markup(field_words(row.info.label));
  text->setFixedHeight(24);
  NumberBox* box = add_box(row, {60, 24});
  auto* top = new QHBoxLayout;
  top->setSpacing(4);
  top->addWidget(name);
  top->addWidget(text, 1);
  top->addWidget(box);
  column->addLayout(top);
  auto* slider = new Slider(this);
  slider->setFixedHeight(22);
  slider->setRange(0, scale.steps);
  slider->setAccessibleName(box->accessibleName());
  column->addWidget(slider);
  auto* ends = new QHBoxLayout;
  // The words stand at the ends of the scale they name.
  if (layoutDirection() == Qt::RightToLeft) ends->setDirection(QBoxLayout::RightToLeft);
  const SliderWords words{caption(field_words(scale.low)), caption(field_words(scale.high)),
                          caption(tr("moves bounds only, not the run"))};
  ends->addWidget(words.low);
  ends->addWidget(words.idle);
  ends->addStretch(1);
  ends->addWidget(words.high);
  words.idle->hide();
  words.idle->setToolTip(
      tr("Custom constants do not follow from α and β, so the run stays as it is. What moves: the bound τ, and on the "
         "loss page the lines of α and 1 − β and the theorem's n."));
  if (row_id(row) == QLatin1String("alpha") || row_id(row) == QLatin1String("beta")) accuracy_words_.push_back(words);
  column->addLayout(ends);
  column->addWidget(add_message(row, box));

  connect(slider, &QAbstractSlider::sliderPressed, this, [this] { drag_ = ++drags_; });
  connect(slider, &QAbstractSlider::sliderReleased, this, [this] { drag_ = 0; });
  const auto value = [this, &row] { return std::get<Rational>(row.get(scenario_)); };
  connect(slider, &QAbstractSlider::valueChanged, this, [this, &row, value, box](int i) {
    row.set(scenario_, row.info.slider.at(i));
    accept(row_id(row));
    box->setText(rational_text(value()));
    fill_constants();
    emit edited(scenario_);
  });
  fillers_.emplace_back(row_id(row), [&row, value, box, slider] {
    box->setText(rational_text(value()));
    const QSignalBlocker blocked(slider);
    const double at = row.info.slider.position(value());
    slider->setValue(static_cast<int>(std::lround(std::clamp(at, 0.0, static_cast<double>(slider->maximum())))));
    slider->update();
  });
}

void ScenarioPanel::apply(const ScenarioRow& row, const QString& text) {
  const QString id = row_id(row);
  Scenario changed = scenario_;
  try {
    row.set(changed, read_typed(row.info, text));
  } catch (const InputError& e) {
    refuse(id, value_text(e), e.rule());
    entries_[id].unread = true;
    return;
  }
  accept(id);
  scenario_ = changed;
  fill();
  emit edited(scenario_);
}

void ScenarioPanel::refuse(const QString& field, const QString& value, const Rule& rule) {
  Entry& f = entries_[field];
  f.refused = true;
  f.message->set_markup(refusal_markup({}, shown_value(value), rule));
  f.message->show();
  if (auto* box = qobject_cast<NumberBox*>(f.control)) box->set_refused(true);
  if (auto* choice = qobject_cast<ChoiceBox*>(f.control)) choice->set_refused(true);
  // Below the panel's end nobody would see it; it has its place once the panel is laid out again.
  QTimer::singleShot(0, this, [this, &f] {
    for (QWidget* w = parentWidget(); w != nullptr; w = w->parentWidget()) {
      auto* area = qobject_cast<QScrollArea*>(w);
      if (area == nullptr) continue;
      area->ensureWidgetVisible(f.message, 0, 8);
      area->ensureWidgetVisible(f.control, 0, 8);
    }
  });
}

bool ScenarioPanel::take_back() {
  for (auto& [field, f] : entries_) {
    auto* line = qobject_cast<QLineEdit*>(f.control);
    const bool typed = line != nullptr && line->isModified();
    if (!f.control->hasFocus() || !(f.unread || typed)) continue;
    if (line != nullptr) line->setModified(false);
    accept(field);
    fill();
    return true;
  }
  return false;
}

void ScenarioPanel::accept(const QString& field) {
  Entry& f = entries_[field];
  f.refused = false;
  f.unread = false;
  f.message->hide();
  if (auto* box = qobject_cast<NumberBox*>(f.control)) box->set_refused(false);
  if (auto* choice = qobject_cast<ChoiceBox*>(f.control)) choice->set_refused(false);
}

void ScenarioPanel::show_refusal(const Refusal& refusal) {
  if (entries_.count(refusal.field) != 0) {
    refuse(refusal.field, refusal.value, refusal.rule);
    return;
  }
  other_->set_markup(refusal_markup(refusal.field, shown_value(refusal.value), refusal.rule));
  other_->show();
}

void ScenarioPanel::clear_refusals() {
  for (const auto& [field, f] : entries_) {
    if (f.refused) accept(field);
  }
  other_->hide();
}

NumberBox* ScenarioPanel::box(const QString& field) const {
  const auto found = entries_.find(field);
  return found == entries_.end() ? nullptr : qobject_cast<NumberBox*>(found->second.control);
}

QStringList ScenarioPanel::fields() const {
  QStringList names;
  for (const auto& [field, entry] : entries_) names += field;
  return names;
}

QString ScenarioPanel::message(const QString& field) const {
  const auto found = entries_.find(field);
  return found == entries_.end() || !found->second.refused ? QString{}
                                                           : without_isolates(found->second.message->markup());
}

void ScenarioPanel::set_scenario(const ChapterScenario& scenario) {
  scenario_ = std::get<Scenario>(scenario);
  clear_refusals();
  fill();
}

void ScenarioPanel::fill() {
  for (const auto& [field, filler] : fillers_) {
    if (!entries_[field].refused) filler();  // a refused field keeps the text it was refused for
  }
  fill_constants();
}

QString ScenarioPanel::origin_of_paper(std::string_view field) {
  return field == "batches" || field == "selection"
             ? tr("Its factor is the program’s own: the paper’s proof leaves it open.")
             : tr("As the paper’s proof has it.");
}

void ScenarioPanel::fill_constants() {
  const ScenarioRow& kind_row = scenario_field("constants");
  const auto& choices = kind_row.info.choices;
  const auto place = std::find(choices.begin(), choices.end(), std::get<std::string>(kind_row.get(scenario_)));
  const QSignalBlocker quiet(constants_);
  constants_->choose(static_cast<int>(choices.end() - place) - 1);
  const QSignalBlocker quiet_answer(on_fail_);
  on_fail_->choose(scenario_.constants.on_fail == OnFail::soa ? 1 : 0);
  const KnownConstants known = known_constants(scenario_, resolved_.get(), dimension_);
  const bool custom = scenario_.constants_kind == ConstantsKind::custom;
  const std::array values = {&known.auxiliary, &known.cap, &known.batches, &known.selection};
  for (std::size_t i = 0; i < values.size(); ++i) {
    NumberBox* box = counts_[i];
    box->setReadOnly(!custom);
    if (custom && entries_[QString::fromLatin1(count_fields[i])].refused) continue;
    QString text = QStringLiteral("…");
    QString tip = box->accessibleName();
    if (known.state == KnownConstants::State::exact) {
      const auto value = values[i]->exact->convert_to<std::uint64_t>();
      text = custom ? QString::number(value) : upper_count_text(static_cast<double>(value));
      tip += QStringLiteral(": ") + whole_text(value);
    } else if (known.state == KnownConstants::State::magnitude) {
      text = upper_power_text(values[i]->log10);
    }
    if (scenario_.constants_kind == ConstantsKind::paper) tip += u'\n' + origin_of_paper(count_fields[i]);
    box->setText(text);
    box->setToolTip(tip);
  }
  const LearnerKind player = player_of(scenario_);
  const bool of_m = player == LearnerKind::private_learner;
  {
    const QSignalBlocker quiet_player(player_);
    player_->choose(static_cast<int>(std::find(players.begin(), players.end(), player) - players.begin()));
  }
  m_part_->setVisible(of_m);
  for (const SliderWords& words : accuracy_words_) {
    const bool idle = custom && of_m && instead_ == nullptr;
    words.low->setVisible(!idle);
    words.high->setVisible(!idle);
    words.idle->setVisible(idle);
  }
  promise_->set_markup(of_m ? promise_of(known) : player == LearnerKind::lean ? lean_promise() : chain_promise());
}

QString ScenarioPanel::lean_promise() const {
  if (!lean_) return tr("Its constants are being worked out.");
  const QString batches = tr("%n batches", nullptr, static_cast<int>(lean_->batches));
  const QString rows = tr("of %n rows", nullptr, static_cast<int>(lean_->batch));
  const QString fresh = whole_text(lean_->selection);
  const QString votes = lean_->list_bound == 1 ? tr("%1 %2, a vote each, and %3 fresh rows.").arg(batches, rows, fresh)
                                               : tr("%1 %2, a list of at most %3 predictors each, and %4 fresh rows.")
                                                     .arg(batches, rows, whole_text(lean_->list_bound), fresh);
  return votes + u' ' +
         tr("($ε$, $δ$) holds on all data; proved for Ldim %1 from %2 examples.")
             .arg(lean_->goal.dimension)
             .arg(whole_text(lean_->total.convert_to<std::uint64_t>()));
}

QString ScenarioPanel::chain_promise() const {
  if (dimension_ >= 0 && (dimension_ < least_chain_dimension || dimension_ > most_chain_dimension))
    return tr("It is for classes of Littlestone dimension 2 and 3.");
  if (!chain_) return tr("Its constants are being worked out.");
  const QString rows = whole_text(chain_->examples);
  return tr("All %1 rows are read on every level, and a run spans at most %2 of them.", nullptr,
            plural(chain_->examples))
             .arg(rows, whole_text(chain_->span)) +
         u' ' +
         tr("($ε$, $δ$) holds on all data; proved for Ldim %1 from %2 examples.").arg(chain_->goal.dimension).arg(rows);
}

QString ScenarioPanel::promise_of(const KnownConstants& known) const {
  switch (known.state) {
    case KnownConstants::State::exact:
      if (scenario_.constants_kind == ConstantsKind::custom)
        return tr("($ε$, $δ$) holds for every choice. Accuracy is not promised here.");
      return tr("Theorem 3: loss above $α$ has chance at most $β$. It takes %1 examples.")
          .arg(upper_count_text(to_double(*known.total.exact)));
    case KnownConstants::State::magnitude: return paper_total_text(known.total.log10, dimension_);
    case KnownConstants::State::pending:
      if (scenario_.constants_kind == ConstantsKind::paper) return {};
      return tr("Proved for any class of this dimension: working them out.");
    case KnownConstants::State::refused: return rule_text(*known.rule).remove(u'$');
  }
  return {};
}

void ScenarioPanel::fill_targets(const PrivateRun& run) {
  constexpr std::size_t most_listed = 1024;  // a list nobody scrolls to the end of
  const ConceptClass& c = run.concept_class();
  const QSignalBlocker blocked(target_);
  target_->clear();
  const auto add = [&](std::uint64_t row) {
    const Name& name = c.given_name(row);
    target_->addItem(lone_name(name), qulonglong{row});
    target_->setItemData(target_->count() - 1, QVariant::fromValue(name), ChoiceBox::name_role);
  };
  const std::size_t listed = std::min(c.given_rows(), most_listed);
  for (std::size_t row = 0; row < listed; ++row) add(row);
  const std::uint64_t target = run.scenario.target;
  if (target >= listed) add(target);
  target_->setCurrentIndex(static_cast<int>(std::min<std::uint64_t>(target, listed)));
  target_->setToolTip(plain_tip(kin_text(run, Kin::of_predictor(run.distribution().target))));
  const int wanted = ChoiceBox::name_width(c.given_name(target));
  target_->setFixedWidth(std::clamp(wanted, least_target_width, most_target_width));
}

void ScenarioPanel::set_run(const PrivateRun& run) {
  const ConceptClass& c = run.concept_class();
  resolved_ = std::make_shared<const Scenario>(run.scenario);
  dimension_ = run.littlestone();
  const LeanRun* lean = run.lean.get();
  lean_ = lean != nullptr ? std::make_shared<const LeanConstants>(lean->constants) : nullptr;
  chain_ = run.chain ? std::make_shared<const ChainConstants>(run.chain->constants) : nullptr;
  size_->setText(tr("%1 × %2 · Ldim %3 · VC %4")
                     .arg(c.size())
                     .arg(c.points())
                     .arg(run.littlestone())
                     .arg(vc_text(run.vc().dimension, run.vc().exact)));
  bars_->set_weights(run.distribution().weights);
  strip_->set_labels(run.distribution().target);
  fill_targets(run);
  // What was refused by the computation is good now; what could not even be read is still in its field.
  for (const auto& [field, f] : entries_) {
    if (f.refused && !f.unread) accept(field);
  }
  other_->hide();
  fill_constants();
}

ScenarioPanel::~ScenarioPanel() { silence_fields(*this); }

}  // namespace littlestone::ui
