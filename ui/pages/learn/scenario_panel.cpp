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
#include "core/learner/constants.hpp"
#include "core/random/engine.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/learn/kin_text.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

constexpr int control_width = 144;
constexpr int least_control_width = 96;
constexpr int least_target_width = 56;
constexpr int most_target_width = 100;
constexpr int inner_width = 232;  // of the panel
constexpr std::array<const char*, 4> count_fields = {"auxiliary", "cap", "batches", "selection"};

/// 10^power with two digits, exactly as it is then shown.
Rational round_power(double power, int digits) {
  return parse_rational("value", QString::number(std::pow(10.0, power), 'g', digits).toStdString());
}

std::uint64_t read_count(const QString& field, const QString& text) {
  QString digits = text;
  digits.remove(QChar(u'\u2009')).remove(u' ');
  bool valid = false;
  const qulonglong value = digits.toULongLong(&valid);
  if (!valid || digits.startsWith(u'+')) {
    throw InputError(field.toStdString(), one_line(text.toStdString()), rules::whole_from_0());
  }
  return value;
}

/// A value as a narrow panel has room for it: of a file its name, of a long text its two ends.
QString shown_value(const QString& value) { return shortened(class_title(value.toStdString())); }

void share_between_0_and_1(const QString& field, const QString& text, const Rational& value) {
  if (value <= 0 || value >= 1) {
    throw InputError(field.toStdString(), one_line(text.toStdString()), rules::above_0_below_1());
  }
}

}  // namespace

Rational parse_parameter(const QString& field, const QString& text) {
  QString plain;
  bool raised = false;
  for (const QChar c : text.trimmed()) {
    static const QString powers = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const auto power = powers.indexOf(c);
    if (c == u'⁻' || power >= 0) {
      if (!raised) {
        // "…10" stands before the first raised character: it becomes "1e" or, after a mantissa, "e".
        if (plain.endsWith(QStringLiteral("·10"))) {
          plain.chop(3);
          plain += u'e';
        } else if (plain == QLatin1String("10")) {
          plain = QStringLiteral("1e");
        } else {
          plain += c;  // raised over nothing: let the reader refuse it
          continue;
        }
        raised = true;
      }
      plain += c == u'⁻' ? QChar(u'-') : QChar(static_cast<char16_t>(u'0' + power));
    } else {
      plain += c;
    }
  }
  return parse_rational(field.toStdString(), plain.toStdString());
}

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
  column->setContentsMargins(16, 15, 15, 3);
  column->setSpacing(0);
  const auto row = [&](const QString& text, QWidget* control, QWidget* beside = nullptr) {
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
  };
  auto* heading = new QLabel(tr("SCENARIO"), this);
  heading->setFont(ui_font(TextRole::caps));
  heading->setProperty("tone", QStringLiteral("ink3"));
  column->addWidget(heading);
  column->addSpacing(6);

  const auto editable = [&](ChoiceBox* box, const QString& field, const QString& name, std::string Scenario::*member) {
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->setCompleter(nullptr);  // "points:1" is not the beginning of "points:16"
    box->setFixedSize(control_width, 28);
    box->lineEdit()->setFont(ui_font(TextRole::body));
    box->setAccessibleName(name);
    box->lineEdit()->setAccessibleName(name);
    const auto take = [this, box, field, member] {
      const QString text = box->currentText().trimmed();
      if (text == QString::fromStdString(scenario_.*member) && !fields_[field].refused) return;
      apply(field, text, [member](Scenario& s, const QString& t) { s.*member = t.toStdString(); });
    };
    connect(box->lineEdit(), &QLineEdit::editingFinished, this, take);
    connect(box, &QComboBox::activated, this, take);
    fillers_.emplace_back(field, [this, box, member] {
      const QString text = QString::fromStdString(scenario_.*member);
      box->setEditText(text);
      // Of a long one the beginning says what it is, of a file its name at the end.
      box->lineEdit()->setCursorPosition(text.startsWith(QLatin1String("file:")) ? static_cast<int>(text.size()) : 0);
      box->setToolTip(text.startsWith(QLatin1String("file:")) ? text.mid(5) : QString());  // more than the field shows
    });
  };
  for (const FamilyInfo& family : families()) {
    if (family.name == "file") continue;  // the File menu and the Class page open tables
    class_->addItem(QString::fromStdString(family.example));
    class_->setItemData(class_->count() - 1, summary_text(family.summary), Qt::ToolTipRole);
  }
  editable(class_, QStringLiteral("class"), tr("Class"), &Scenario::class_text);
  row(tr("Class"), class_);
  size_ = caption({});
  size_->setFixedWidth(control_width);
  column->addSpacing(2);
  column->addWidget(size_, 0, Qt::AlignRight);
  column->addWidget(add_message(QStringLiteral("class"), class_));
  column->addSpacing(6);

  marginal_->addItems({QStringLiteral("uniform"), QStringLiteral("zipf:1"), QStringLiteral("geometric:0.5")});
  editable(marginal_, QStringLiteral("marginal"), tr("Distribution"), &Scenario::marginal);
  row(tr("Distribution"), marginal_);
  column->addSpacing(8);
  column->addWidget(bars_, 0, Qt::AlignRight);
  column->addWidget(add_message(QStringLiteral("marginal"), marginal_));
  column->addSpacing(11);

  target_->setFixedSize(least_target_width, 28);
  target_->setAccessibleName(tr("Target"));
  connect(target_, &QComboBox::activated, this, [this] {
    const qulonglong chosen = target_->currentData().toULongLong();
    apply(QStringLiteral("target"), QString::number(chosen),
          [chosen](Scenario& s, const QString&) { s.target = chosen; });
  });
  row(tr("Target"), target_, strip_);
  column->addWidget(add_message(QStringLiteral("target"), target_));
  column->addSpacing(14);
  column->addWidget(new HairLine(this));
  column->addSpacing(6);

  // ε from 0.01 to 100 and δ from 10⁻¹⁰ on log scales; α and β on linear ones up to ¼.
  const auto log_position = [](double low, double per_step) {
    return [low, per_step](double value) { return (std::log10(value) - low) / per_step; };
  };
  add_slider(
      column, QStringLiteral("epsilon"), QStringLiteral("ε"), tr("privacy loss"), tr("more private"),
      tr("more accurate"), &Scenario::epsilon, 40, [](int i) { return round_power(-2 + 0.1 * i, 2); },
      log_position(-2, 0.1));
  add_slider(
      column, QStringLiteral("delta"), QStringLiteral("δ"), tr("chance it fails"), tr("more private"),
      tr("more accurate"), &Scenario::delta, 19, [](int i) { return round_power(-10 + 0.5 * i, 1); },
      log_position(-10, 0.5));
  const auto quarter = [](int i) { return Rational(i + 1, 200); };
  const auto quarter_position = [](double value) { return value * 200 - 1; };
  add_slider(column, QStringLiteral("alpha"), QStringLiteral("α"), tr("error allowed"), tr("more accurate"),
             tr("fewer examples"), &Scenario::alpha, 49, quarter, quarter_position);
  add_slider(column, QStringLiteral("beta"), QStringLiteral("β"), tr("chance to miss $α$"), tr("surer"),
             tr("fewer examples"), &Scenario::beta, 49, quarter, quarter_position);
  column->addSpacing(4);
  column->addWidget(new HairLine(this));
  column->addSpacing(8);

  constants_ = new Segments({tr("paper"), tr("sharp"), tr("custom")}, this);
  constants_->choose(2);
  constants_->setAccessibleName(tr("Constants"));
  connect(constants_, &Segments::chosen_changed, this, [this](int i) {
    const ConstantsKind kind = i == 0 ? ConstantsKind::paper : i == 1 ? ConstantsKind::sharp : ConstantsKind::custom;
    if (kind == scenario_.constants_kind) return;
    scenario_.constants_kind = kind;
    accept(QStringLiteral("constants"));
    for (const char* field : count_fields) accept(QString::fromLatin1(field));  // what stood there was another kind's
    fill();
    emit edited(scenario_);
  });
  // Beside its name as long as both have the room.
  constexpr int beside_name = 148;
  constexpr int spare = 3 * 12;  // what the three pieces could do without
  const double name_width = QFontMetricsF(ui_font(TextRole::body)).horizontalAdvance(tr("Constants"));
  if (constants_->sizeHint().width() - spare <= beside_name && name_width + 16 + beside_name <= inner_width) {
    constants_->setFixedWidth(beside_name);
    row(tr("Constants"), constants_);
  } else {
    column->addWidget(caption(tr("Constants"), true));
    column->addSpacing(4);
    column->addWidget(constants_);
  }
  column->addWidget(add_message(QStringLiteral("constants"), constants_));
  column->addSpacing(8);

  const auto pair = [&](const QString& first, QWidget* a, const QString& second, QWidget* b) {
    auto* layout = new QHBoxLayout;
    layout->setSpacing(4);
    const auto name = [&](const QString& markup, int width) {
      auto* label = new RichLabel({12}, 22, RichLabel::Tone::ink2, this);
      label->set_markup(markup);
      label->setFixedHeight(22);
      label->setMaximumWidth(width);
      const double words = MathText(markup, {12}, MathText::Mode::mixed).width();
      label->setMinimumWidth(std::min(width, static_cast<int>(std::ceil(words)) + 1));  // gives way to a long number
      return label;
    };
    layout->addWidget(name(first, 65));
    layout->addWidget(a);
    layout->addSpacing(4);
    layout->addStretch(1);
    layout->addWidget(name(second, 16));
    layout->addWidget(b);
    column->addLayout(layout);
  };
  const auto count_box = [&](const QString& field, const QString& name, std::uint64_t CustomConstants::*member) {
    NumberBox* box = add_box(field, name, {68, 22}, [field, member](Scenario& s, const QString& text) {
      s.constants.*member = read_count(field, text);
    });
    box->setMaximumWidth(inner_width);
    box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return box;
  };
  NumberBox* n = count_box(QStringLiteral("auxiliary"), tr("n, examples in a block"), &CustomConstants::auxiliary);
  NumberBox* cap = count_box(QStringLiteral("cap"), tr("N, most examples of a tournament"), &CustomConstants::cap);
  NumberBox* batches = count_box(QStringLiteral("batches"), tr("Number of batches"), &CustomConstants::batches);
  NumberBox* selection =
      count_box(QStringLiteral("selection"), tr("n′, fresh examples for the selection"), &CustomConstants::selection);
  counts_[0] = n;
  counts_[1] = cap;
  counts_[2] = batches;
  counts_[3] = selection;
  pair(QStringLiteral("$n$"), n, QStringLiteral("$N$"), cap);
  column->addWidget(add_message(QStringLiteral("auxiliary"), n));
  column->addWidget(add_message(QStringLiteral("cap"), cap));
  column->addSpacing(6);
  pair(tr("batches"), batches, QStringLiteral("$n$′"), selection);
  column->addWidget(add_message(QStringLiteral("batches"), batches));
  column->addWidget(add_message(QStringLiteral("selection"), selection));
  column->addSpacing(8);
  promise_ = new RichLabel({11}, 15, RichLabel::Tone::ink3, this);
  column->addWidget(promise_);
  other_->hide();
  other_->set_marked(true);
  column->addWidget(other_);
  column->addStretch(1);
  column->addSpacing(6);

  NumberBox* seed = add_box(QStringLiteral("seed"), tr("Seed"), {84, 26}, [](Scenario& s, const QString& text) {
    s.seed = parse_seed("seed", text.trimmed().toStdString());
  });
  fillers_.emplace_back(QStringLiteral("seed"), [this, seed] { seed->setText(QString::number(scenario_.seed)); });
  column->addWidget(add_message(QStringLiteral("seed"), seed));
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
  last->addWidget(caption(tr("Seed"), true));
  last->addSpacing(6);
  last->addStretch(1);
  last->addWidget(seed);
  last->addSpacing(12);
  last->addWidget(fresh);
  column->addLayout(last);
  fill();
}

NumberBox* ScenarioPanel::add_box(const QString& field, const QString& name, QSize size,
                                  std::function<void(Scenario&, const QString&)> read) {
  auto* box = new NumberBox(this);
  box->setFixedSize(size);
  box->setAccessibleName(name);
  box->setToolTip(name);
  connect(box, &QLineEdit::editingFinished, this, [this, box, field, read = std::move(read)] {
    if (!box->isModified()) return;
    box->setModified(false);
    apply(field, box->text(), read);
  });
  return box;
}

RichLabel* ScenarioPanel::add_message(const QString& field, QWidget* control) {
  auto* message = new RichLabel({11}, 15, RichLabel::Tone::ink, this);
  message->set_marked(true);
  message->hide();
  fields_[field] = {control, message, false};
  return message;
}

void ScenarioPanel::add_slider(QVBoxLayout* column, const QString& field, const QString& symbol, const QString& words,
                               const QString& left, const QString& right, Rational Scenario::*member, int steps,
                               std::function<Rational(int)> value_at, std::function<double(double)> position_of) {
  auto* name = new RichLabel({16}, 24, RichLabel::Tone::ink, this);
  name->set_markup(u'$' + symbol + u'$');
  name->setFixedSize(16, 24);
  auto* text = new RichLabel({12}, 24, RichLabel::Tone::ink2, this);
  text->set_markup(words);
  text->setFixedHeight(24);
  NumberBox* box = add_box(field, symbol + QStringLiteral(", ") + QString(words).remove(u'$'), {60, 24},
                           [field, member](Scenario& s, const QString& t) {
                             const Rational value = parse_parameter(field, t);
                             if (field != QLatin1String("epsilon")) share_between_0_and_1(field, t, value);
                             if (value <= 0)
                               throw InputError(field.toStdString(), one_line(t.toStdString()), rules::above_0());
                             s.*member = value;
                           });
  auto* top = new QHBoxLayout;
  top->setSpacing(4);
  top->addWidget(name);
  top->addWidget(text, 1);
  top->addWidget(box);
  column->addLayout(top);
  auto* slider = new Slider(this);
  slider->setFixedHeight(22);
  slider->setRange(0, steps);
  slider->setAccessibleName(box->accessibleName());
  column->addWidget(slider);
  auto* ends = new QHBoxLayout;
  // The words stand at the ends of the scale they name.
  if (layoutDirection() == Qt::RightToLeft) ends->setDirection(QBoxLayout::RightToLeft);
  ends->addWidget(caption(left));
  ends->addStretch(1);
  ends->addWidget(caption(right));
  column->addLayout(ends);
  column->addWidget(add_message(field, box));
  column->addSpacing(4);
  connect(slider, &QAbstractSlider::sliderPressed, this, [this] { drag_ = ++drags_; });
  connect(slider, &QAbstractSlider::sliderReleased, this, [this] { drag_ = 0; });
  connect(slider, &QAbstractSlider::valueChanged, this,
          [this, field, member, value_at = std::move(value_at), box](int i) {
            scenario_.*member = value_at(i);
            accept(field);
            box->setText(rational_text(scenario_.*member));
            fill_constants();
            emit edited(scenario_);
          });
  fillers_.emplace_back(field, [this, box, slider, member, position_of = std::move(position_of)] {
    box->setText(rational_text(scenario_.*member));
    const QSignalBlocker blocked(slider);
    const double at = position_of(to_double(scenario_.*member));
    slider->setValue(static_cast<int>(std::lround(std::clamp(at, 0.0, static_cast<double>(slider->maximum())))));
    slider->update();
  });
}

void ScenarioPanel::apply(const QString& field, const QString& text,
                          const std::function<void(Scenario&, const QString&)>& read) {
  Scenario changed = scenario_;
  try {
    read(changed, text);
  } catch (const InputError& e) {
    refuse(field, value_text(e), e.rule());
    fields_[field].unread = true;
    return;
  }
  accept(field);
  scenario_ = changed;
  fill();
  emit edited(scenario_);
}

void ScenarioPanel::refuse(const QString& field, const QString& value, const Rule& rule) {
  Field& f = fields_[field];
  f.refused = true;
  f.message->set_markup(refusal_text({}, shown_value(value), rule).remove(u'$'));
  f.message->show();
  if (auto* box = qobject_cast<NumberBox*>(f.control)) box->set_refused(true);
  if (auto* choice = qobject_cast<ChoiceBox*>(f.control)) choice->set_refused(true);
  // Below the panel's end nobody would see it; it has its place once the panel is laid out anew.
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
  for (auto& [field, f] : fields_) {
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
  Field& f = fields_[field];
  f.refused = false;
  f.unread = false;
  f.message->hide();
  if (auto* box = qobject_cast<NumberBox*>(f.control)) box->set_refused(false);
  if (auto* choice = qobject_cast<ChoiceBox*>(f.control)) choice->set_refused(false);
}

void ScenarioPanel::show_refusal(const Refusal& refusal) {
  if (fields_.count(refusal.field) != 0) {
    refuse(refusal.field, refusal.value, refusal.rule);
    return;
  }
  other_->set_markup(refusal_text(refusal.field, shown_value(refusal.value), refusal.rule).remove(u'$'));
  other_->show();
}

void ScenarioPanel::clear_refusals() {
  for (const auto& [field, f] : fields_) {
    if (f.refused) accept(field);
  }
  other_->hide();
}

NumberBox* ScenarioPanel::box(const QString& field) const {
  const auto found = fields_.find(field);
  return found == fields_.end() ? nullptr : qobject_cast<NumberBox*>(found->second.control);
}

QString ScenarioPanel::message(const QString& field) const {
  const auto found = fields_.find(field);
  return found == fields_.end() || !found->second.refused ? QString{} : found->second.message->markup();
}

void ScenarioPanel::set_scenario(const Scenario& scenario) {
  scenario_ = scenario;
  clear_refusals();
  fill();
}

void ScenarioPanel::fill() {
  for (const auto& [field, filler] : fillers_) {
    if (!fields_[field].refused) filler();  // a refused field keeps the text it was refused for
  }
  fill_constants();
}

void ScenarioPanel::fill_constants() {
  const ConstantsKind kind = scenario_.constants_kind;
  const QSignalBlocker quiet(constants_);
  constants_->choose(kind == ConstantsKind::paper ? 0 : kind == ConstantsKind::sharp ? 1 : 2);
  for (NumberBox* box : counts_) box->setReadOnly(kind != ConstantsKind::custom);
  const auto show = [&](int i, const QString& text, const QString& tip) {
    if (kind == ConstantsKind::custom &&
        fields_[QString::fromLatin1(count_fields[static_cast<std::size_t>(i)])].refused)
      return;
    counts_[i]->setText(text);
    counts_[i]->setToolTip(tip);
  };
  const auto show_all = [&](const CustomConstants& c, bool plain) {
    const std::uint64_t values[4] = {c.auxiliary, c.cap, c.batches, c.selection};
    for (int i = 0; i < 4; ++i) {
      show(i, plain ? QString::number(values[i]) : count_text(static_cast<double>(values[i])),
           counts_[i]->accessibleName() + QStringLiteral(": ") + whole_text(values[i]));
    }
  };
  switch (kind) {
    case ConstantsKind::custom:
      show_all(scenario_.constants, true);
      promise_->set_markup(tr("Private for every choice. Accuracy is not promised here."));
      return;
    case ConstantsKind::sharp: {
      const bool known = resolved_ && resolved_->constants_kind == kind && resolved_->epsilon == scenario_.epsilon &&
                         resolved_->delta == scenario_.delta && resolved_->alpha == scenario_.alpha &&
                         resolved_->beta == scenario_.beta && resolved_->class_text == scenario_.class_text;
      if (!known) {
        for (int i = 0; i < 4; ++i) show(i, QStringLiteral("…"), counts_[i]->accessibleName());
        promise_->set_markup(tr("Proved for any class of this dimension: working them out."));
        return;
      }
      show_all(resolved_->constants, false);
      const CustomConstants& c = resolved_->constants;
      const double total =
          static_cast<double>(c.batches) * static_cast<double>(c.cap + c.auxiliary) + static_cast<double>(c.selection);
      promise_->set_markup(
          tr("Theorem 3: loss above $α$ has chance at most $β$. It takes %1 examples.").arg(count_text(total)));
      return;
    }
    case ConstantsKind::paper: {
      if (dimension_ < 0) {
        for (int i = 0; i < 4; ++i) show(i, QStringLiteral("…"), counts_[i]->accessibleName());
        promise_->set_markup({});
        return;
      }
      try {
        const LearnerConstants paper = paper_constants(goal_of(scenario_, dimension_));
        const LargeCount* values[4] = {&paper.auxiliary, &paper.cap, &paper.batches, &paper.selection};
        for (int i = 0; i < 4; ++i) show(i, power_of_ten_text(values[i]->log10), counts_[i]->accessibleName());
        promise_->set_markup(paper_total_text(paper.total.log10, dimension_));
      } catch (const InputError& e) {
        promise_->set_markup(rule_text(e.rule()).remove(u'$'));
      }
      return;
    }
  }
}

void ScenarioPanel::fill_targets(const LabRun& run) {
  constexpr std::size_t most_listed = 1024;  // a list nobody scrolls to the end of
  const ConceptClass& c = *run.concept_class;
  const QSignalBlocker blocked(target_);
  target_->clear();
  const auto add = [&](std::uint64_t row) {
    const std::string& name = c.hypothesis_name(static_cast<HypothesisIndex>(row));
    target_->addItem(plain_name(name), qulonglong{row});
    target_->setItemData(target_->count() - 1, QString::fromStdString(name), ChoiceBox::name_role);
  };
  const std::size_t listed = std::min(c.size(), most_listed);
  for (std::size_t h = 0; h < listed; ++h) add(h);
  const std::uint64_t target = run.scenario.target;
  if (target >= listed) add(target);
  target_->setCurrentIndex(static_cast<int>(std::min<std::uint64_t>(target, listed)));
  target_->setToolTip(kin_text(run, Kin::of_predictor(run.distribution.target)));
  const int wanted = ChoiceBox::name_width(c.hypothesis_name(static_cast<HypothesisIndex>(target)));
  target_->setFixedWidth(std::clamp(wanted, least_target_width, most_target_width));
}

void ScenarioPanel::set_run(const LabRun& run) {
  const ConceptClass& c = *run.concept_class;
  resolved_ = std::make_shared<const Scenario>(run.scenario);
  dimension_ = run.littlestone;
  size_->setText(tr("%1 × %2 · Ldim %3 · VC %4").arg(c.size()).arg(c.points()).arg(run.littlestone).arg(vc_text(run)));
  bars_->set_weights(run.distribution.weights);
  strip_->set_labels(run.distribution.target);
  fill_targets(run);
  // What was refused by the computation is good now; what could not even be read is still in its field.
  for (const auto& [field, f] : fields_) {
    if (f.refused && !f.unread) accept(field);
  }
  other_->hide();
  fill_constants();
}

}  // namespace littlestone::ui
