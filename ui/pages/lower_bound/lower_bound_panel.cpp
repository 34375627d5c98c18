// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/lower_bound_panel.hpp"

#include <QHBoxLayout>
#include <QRandomGenerator>
#include <QVBoxLayout>
#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "core/base/rules.hpp"
#include "core/random/engine.hpp"
#include "ui/kit/choice_names.hpp"
#include "ui/kit/silence.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/families.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"
#include "ui/words/typed.hpp"

namespace littlestone::ui {
namespace {

using S = LowerBoundScenario;

constexpr int control_width = 144;
constexpr int inner_width = 232;  // of the panel
const QStringList& line_pages() {
  static const QStringList pages = {QStringLiteral("homogeneous"), QStringLiteral("gap"), QStringLiteral("attack")};
  return pages;
}

QString text_of(const std::string& text) { return QString::fromStdString(text); }

/// The row's value out of a text, held to its range.
void set_field(S& scenario, const char* name, const QString& text) {
  const Field<S>& field = lower_bound_field(name);
  const bool rational = field.info.kind == FieldKind::rational;
  const FieldValue value = rational ? FieldValue(parse_parameter(QString::fromLatin1(name), text))
                                    : parse_field(field.info, QString(text).remove(QChar(u'\u202f')).toStdString());
  std::vector<InputError> problems;
  check_field(field.info, value, problems);
  if (!problems.empty()) throw InputError(problems.front());
  field.set(scenario, value);
}

/// Throws where the row's value is outside its range.
void check_row(const S& scenario, const char* name) {
  const Field<S>& field = lower_bound_field(name);
  std::vector<InputError> problems;
  check_field(field.info, field.get(scenario), problems);
  if (!problems.empty()) throw InputError(problems.front());
}

/// The row's value as it is typed.
std::string field_text_of(const S& scenario, const char* name) {
  const Field<S>& field = lower_bound_field(name);
  return field_text(field.info, field.get(scenario));
}

/// The row's name in the panel's language.
QString label_of_row(const char* name) {
  const std::string label(lower_bound_field(name).info.label);
  return QCoreApplication::translate("Field", label.c_str());
}

/// Sets the row's value from a text, held to its range, and nothing else.
std::function<void(S&, const QString&)> plain(const char* name) {
  return [name](S& scenario, const QString& text) { set_field(scenario, name, text); };
}

std::uint64_t rounded_to_two_digits(double value) {
  const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(value)) - 1));
  return static_cast<std::uint64_t>(std::llround(value / unit) * std::llround(unit));
}

Rational round_power(double power, int digits) {
  return parse_rational("value", QString::number(std::pow(10.0, power), 'g', digits).toStdString());
}

}  // namespace

S with_examples(S scenario, std::size_t examples) {
  if (examples == scenario.examples) return scenario;
  scenario.examples = examples;
  scenario.sample.clear();
  scenario.forced.clear();
  if (scenario.index && *scenario.index > examples) scenario.index.reset();
  constexpr std::string_view by_hand = "steps:";
  if (!scenario.learner.starts_with(by_hand)) return scenario;
  std::vector<Rational> old;
  for (const QString& step : text_of(scenario.learner.substr(by_hand.size())).split(u',')) {
    old.push_back(parse_rational("learner", step.toStdString()));
  }
  std::vector<Rational> steps;
  for (std::size_t i = 0; i <= examples; ++i) {
    const std::size_t scaled = i * (old.size() - 1);
    const std::size_t before = scaled / examples;
    const Rational share(scaled % examples, examples);
    const Rational exact = before + 1 < old.size() ? old[before] * (1 - share) + old[before + 1] * share : old[before];
    steps.emplace_back(std::llround(to_double(exact) * 1000), 1000);
  }
  scenario.learner = ThresholdLearner::staircase(std::move(steps)).name();
  return scenario;
}

QString share_text(const Rational& value) {
  const bool one_over = boost::multiprecision::numerator(value) == 1 && boost::multiprecision::denominator(value) >= 16;
  const QString decimal = rational_text(value);
  const QString fraction =
      one_over ? QStringLiteral("1/") + text_of(boost::multiprecision::denominator(value).str()) : QString();
  const bool ten = decimal.startsWith(QStringLiteral("10")) || decimal.size() <= 4;
  return one_over && !ten ? fraction : decimal;
}

QString line_point_text(LinePoint point) {
  constexpr LinePoint short_enough = 4096;
  if (point < short_enough || !std::has_single_bit(point)) return whole_text(point);
  return QStringLiteral("2") + superscript(std::countr_zero(point));
}

LowerBoundPanel::LowerBoundPanel(QWidget* parent)
    : ScenarioFields(parent),
      column_(new QVBoxLayout(this)),
      domain_(new ChoiceBox(this)),
      learner_(new ChoiceBox(this)) {
  column_->setContentsMargins(16, 15, 15, 3);
  column_->setSpacing(0);
  auto* heading = new QLabel(tr("SCENARIO"), this);
  heading->setFont(ui_font(TextRole::caps));
  heading->setProperty("tone", QStringLiteral("ink3"));
  column_->addWidget(heading);
  column_->addSpacing(6);
  add_class_and_learner();
  add_heights();
  add_examples();
  add_attack();
  add_sum_of_errors();
  add_epsilon();
  add_errors();
  add_tolerance();
  add_candidates();
  add_delta();
  add_comparison();
  choices_ = new QVBoxLayout;
  choices_->setSpacing(0);
  column_->addLayout(choices_);
  other_ = new RichLabel({12}, 16, RichLabel::Tone::ink, this);
  other_->set_marked(true);
  other_->hide();
  column_->addWidget(other_);
  column_->addStretch(1);
  column_->addSpacing(6);
  add_seed();
  fill();
}

void LowerBoundPanel::add_class_and_learner() {
  QVBoxLayout* line = group(line_pages());
  add_choice(
      line, domain_, QStringLiteral("domain"), tr("Class"),
      {QStringLiteral("thresholds:64"), QStringLiteral("thresholds:70"), QStringLiteral("thresholds:2^20"),
       QStringLiteral("thresholds:2^40"), QStringLiteral("thresholds:2^60")},
      [](S& s, const QString& text) {
        const QString family = QStringLiteral("thresholds:");
        s.domain = parse_domain("domain", (text.startsWith(family) ? text.mid(family.size()) : text).toStdString());
        s.sample.clear();
        s.forced.clear();
      },
      [](const S& s) {
        const bool power = s.domain >= 4096 && std::has_single_bit(s.domain);
        return QStringLiteral("thresholds:") +
               (power ? QStringLiteral("2^%1").arg(std::countr_zero(s.domain)) : QString::number(s.domain));
      });
  size_ = caption({});
  line->insertWidget(1, size_, 0, Qt::AlignRight);
  line->addSpacing(5);
  add_choice(
      line, learner_, QStringLiteral("learner"), label_of_row("learner"),
      {QStringLiteral("em:1"), QStringLiteral("erm-left"), QStringLiteral("erm-mid"), QStringLiteral("erm-uniform"),
       QStringLiteral("coins:3"), QStringLiteral("coins:1"), QStringLiteral("constant:0.5")},
      [](S& s, const QString& text) {
        const ThresholdLearner learner = ThresholdLearner::parse("learner", text.toStdString());
        s.learner = learner.name();
        if (const auto fixed = learner.fixed_examples()) s.examples = *fixed;
      },
      [](const S& s) { return text_of(s.learner); });
  law_ = caption({});
  line->addWidget(law_, 0, Qt::AlignRight);
  line->addSpacing(8);
  line->addWidget(new HairLine(this));
  line->addSpacing(4);
}

void LowerBoundPanel::add_heights() {
  QVBoxLayout* tower = group({QStringLiteral("what-follows")});
  auto* heights = new QHBoxLayout;
  heights->setSpacing(6);
  NumberBox* height = add_box(QStringLiteral("height"), label_of_row("height"), {56, 26}, plain("height"),
                              [](const S& s) { return QString::number(s.height); });
  NumberBox* top = add_box(QStringLiteral("top"), label_of_row("top"), {56, 26}, plain("top"),
                           [](const S& s) { return QString::number(s.top); });
  heights->addWidget(caption(tr("Height"), true));
  heights->addStretch(1);
  heights->addWidget(height);
  heights->addWidget(caption(tr("top"), true));
  heights->addWidget(top);
  tower->addLayout(heights);
  add_message(tower, QStringLiteral("height"), height);
  add_message(tower, QStringLiteral("top"), top);
  add_slider(
      tower, QStringLiteral("refutes"), {QStringLiteral("m"), tr("examples"), tr("fewer"), tr("more")},
      [](S& s, const QString& text) {
        S read = s;
        set_field(read, "refutes", text);
        if (read.tower_examples % 2 != 0) throw InputError("refutes", text.toStdString(), rules::even_between(2, 32));
        s.tower_examples = read.tower_examples;
      },
      [](const S& s) { return QString::number(s.tower_examples); },
      {7, [](S& s, int i) { s.tower_examples = 2 * (static_cast<std::size_t>(i) + 1); },
       [](const S& s) { return static_cast<double>(s.tower_examples) / 2 - 1; }});
  tower->addSpacing(8);
  tower->addWidget(new HairLine(this));
  tower->addSpacing(4);
}

void LowerBoundPanel::add_examples() {
  QVBoxLayout* examples = group(line_pages());
  add_slider(
      examples, QStringLiteral("examples"), {QStringLiteral("m"), tr("examples"), tr("fewer"), tr("more")},
      [](S& s, const QString& text) {
        S read = s;
        set_field(read, "examples", text);
        if (read.examples % 2 != 0) throw InputError("examples", text.toStdString(), rules::even_between(2, 32));
        s = with_examples(s, read.examples);
      },
      [](const S& s) { return QString::number(s.examples); },
      {7, [](S& s, int i) { s = with_examples(s, 2 * (static_cast<std::size_t>(i) + 1)); },
       [](const S& s) { return static_cast<double>(s.examples) / 2 - 1; }});
}

void LowerBoundPanel::add_attack() {
  QVBoxLayout* attack = group({QStringLiteral("attack")});
  add_slider(attack, QStringLiteral("draws"),
             {QStringLiteral("D"), tr("draws to look at"), tr("one"), tr("a thousand")}, plain("draws"),
             [](const S& s) { return whole_text(s.draws); },
             {60, [](S& s, int i) { s.draws = rounded_to_two_digits(std::pow(10.0, i * 0.05)); },
              [](const S& s) { return std::log10(static_cast<double>(std::max<std::uint64_t>(1, s.draws))) / 0.05; }});
  add_slider(
      attack, QStringLiteral("comparisons"),
      {QStringLiteral("T"), tr("probes of the search"), tr("short search"), tr("long search")},
      [](S& s, const QString& text) {
        set_field(s, "comparisons", text);
        s.hidden = std::min(s.hidden, (std::uint64_t{1} << s.comparisons) - 1);
      },
      [](const S& s) { return QString::number(s.comparisons); },
      {11,
       [](S& s, int i) {
         s.comparisons = static_cast<unsigned>(i) + 1;
         s.hidden = std::min(s.hidden, (std::uint64_t{1} << s.comparisons) - 1);
       },
       [](const S& s) { return static_cast<double>(s.comparisons) - 1; }});

  add_number(
      attack, QStringLiteral("index"), QStringLiteral("i"), tr("which example hides"), 56,
      [](S& s, const QString& text) {
        if (text.trimmed().isEmpty()) {
          s.index.reset();
        } else {
          set_field(s, "index", text);
        }
      },
      [](const S& s) { return s.index ? QString::number(*s.index) : QString(); });
  attack->addSpacing(4);
}

void LowerBoundPanel::add_sum_of_errors() {
  QVBoxLayout* gap = group({QStringLiteral("gap")});
  const auto both_halves = [](S& s, const Rational& sum) { s.alpha = s.beta = sum / 2; };
  add_slider(
      gap, QStringLiteral("alpha"),
      {QStringLiteral("α + β"), tr("error it may make"), tr("more accurate"), tr("any answer")},
      [both_halves](S& s, const QString& text) {
        const Rational sum = parse_parameter(QStringLiteral("alpha"), text);
        if (sum <= 0 || sum >= 1) throw InputError("alpha", one_line(text.toStdString()), rules::above_0_below_1());
        both_halves(s, sum);
      },
      [](const S& s) { return share_text(s.alpha + s.beta); },
      {49, [both_halves](S& s, int i) { both_halves(s, Rational(i + 1, 200)); },
       [](const S& s) { return to_double(s.alpha + s.beta) * 200 - 1; }});
}

void LowerBoundPanel::add_epsilon() {
  QVBoxLayout* privacy = group({QStringLiteral("gap"), QStringLiteral("attack"), QStringLiteral("what-follows")});
  add_slider(privacy, QStringLiteral("epsilon"),
             {QStringLiteral("ε"), tr("privacy it claims"), tr("more private"), tr("less private")}, plain("epsilon"),
             [](const S& s) { return rational_text(s.epsilon); },
             {30, [](S& s, int i) { s.epsilon = round_power(-2 + 0.1 * i, 2); },
              [](const S& s) { return (std::log10(to_double(s.epsilon)) + 2) / 0.1; }});
}

void LowerBoundPanel::add_errors() {
  QVBoxLayout* errors = group({QStringLiteral("what-follows")});
  add_slider(
      errors, QStringLiteral("beta"),
      {QStringLiteral("α, β"), tr("error it may make"), tr("more accurate"), tr("any answer")},
      [](S& s, const QString& text) {
        set_field(s, "beta", text);
        s.alpha = s.beta;
      },
      [](const S& s) { return share_text(s.beta); },
      {23, [](S& s, int i) { s.alpha = s.beta = Rational(i + 1, 192); },
       [](const S& s) { return to_double(s.beta) * 192 - 1; }});
}

void LowerBoundPanel::add_tolerance() {
  QVBoxLayout* alike = group({QStringLiteral("homogeneous"), QStringLiteral("gap")});
  add_slider(alike, QStringLiteral("tolerance"),
             {QStringLiteral("γ"), tr("how alike is alike"), QStringLiteral("1/(100m)"), tr("anything goes")},
             plain("tolerance"), [](const S& s) { return share_text(tolerance_of(s)); },
             {24,
              [](S& s, int i) {
                s.tolerance.reset();
                if (i > 0) s.tolerance = Rational(i, 50);
              },
              [](const S& s) { return s.tolerance ? to_double(*s.tolerance) * 50 : 0.0; }});
}

void LowerBoundPanel::add_candidates() {
  QVBoxLayout* among = group({QStringLiteral("homogeneous")});
  auto* points = new ChoiceBox(this);
  add_choice(
      among, points, QStringLiteral("points"), label_of_row("points"), {tr("every point"), tr("powers of two")},
      [](S& s, const QString& text) {
        const bool all = text.isEmpty() || text == tr("every point");
        const std::string word = all ? "" : text == tr("powers of two") ? "powers" : text.toStdString();
        (void)parse_candidates("points", word, s.domain);
        s.points = word;
        s.sample.clear();
        s.forced.clear();
      },
      [](const S& s) {
        return s.points.empty() ? tr("every point") : s.points == "powers" ? tr("powers of two") : text_of(s.points);
      });
  points->setToolTip(tr("Or points of your own, such as 1, 2, 4, 2^40"));
  NumberBox* forced = add_box(
      QStringLiteral("forced"), label_of_row("forced"), {control_width, 26},
      [](S& s, const QString& text) {
        s.sample.clear();
        s.forced = text.trimmed().isEmpty()
                       ? std::vector<LinePoint>()
                       : parse_candidates("forced", QString(text).remove(u' ').toStdString(), s.domain);
        check_row(s, "forced");
      },
      [](const S& s) { return text_of(field_text_of(s, "forced")); });
  forced->setPlaceholderText(tr("click a circle"));
  forced->setToolTip(tr("Points that X′ must hold, such as 3, 48"));
  among->addSpacing(4);
  add_row(among, label_of_row("forced"), forced);
  among->addSpacing(2);
  add_message(among, QStringLiteral("forced"), forced);
  among->addSpacing(6);
  add_search(among);
}

void LowerBoundPanel::add_search(QVBoxLayout* column) {
  auto* searches = new Segments({tr("exact"), tr("at least")}, this);
  searches->choose(0);
  searches->setAccessibleName(label_of_row("search"));
  connect(searches, &Segments::chosen_changed, this, [this](int i) {
    S changed = scenario_;
    changed.search = static_cast<HomogeneousSearch>(i);
    if (changed.search != scenario_.search) take(std::move(changed));
  });
  fillers_.emplace_back(QStringLiteral("search"), [this, searches] {
    const QSignalBlocker quiet(searches);
    searches->choose(static_cast<int>(scenario_.search));
  });
  add_row(column, label_of_row("search"), searches);
  auto* found = new RichLabel({11}, 15, RichLabel::Tone::ink3, this);
  found->set_markup(tr("Exact: no candidates make a larger set. At least: one quick pass, its size is a lower bound."));
  column->addSpacing(4);
  column->addWidget(found);
}

void LowerBoundPanel::add_delta() {
  QVBoxLayout* mass = group({QStringLiteral("gap"), QStringLiteral("attack"), QStringLiteral("what-follows")});
  mass->addSpacing(2);
  mass->addWidget(new HairLine(this));
  mass->addSpacing(6);
  add_number(
      mass, QStringLiteral("delta"), QStringLiteral("δ"), tr("its failure mass"), 84,
      [](S& s, const QString& text) {
        if (text.trimmed().isEmpty()) {
          s.delta.reset();
          return;
        }
        set_field(s, "delta", text);
        if (*s.delta < 0 || *s.delta >= 1)
          throw InputError("delta", one_line(text.toStdString()), rules::delta_below_1());
      },
      [](const S& s) { return rational_text(delta_of(s)); });
  auto* rule = new RichLabel({11}, 15, RichLabel::Tone::ink3, this);
  rule->set_markup(tr("Theorem 1 has $1\u00a0/\u00a0(10³\u00a0m²\u00a0log\u00a0m)$; empty: that."));
  mass->addSpacing(2);
  mass->addWidget(rule);
  mass->addSpacing(4);
}

void LowerBoundPanel::add_comparison() {
  QVBoxLayout* compare = group({QStringLiteral("what-follows")});
  compare->addWidget(new HairLine(this));
  compare->addSpacing(8);
  auto* forms = new Segments({tr("sample"), tr("law"), tr("Ldim")}, this);
  forms->choose(0);
  forms->setAccessibleName(label_of_row("form"));
  connect(forms, &Segments::chosen_changed, this, [this](int i) {
    S changed = scenario_;
    changed.form = static_cast<ConsequenceForm>(i);
    if (!(changed.form == scenario_.form)) take(std::move(changed));
  });
  fillers_.emplace_back(QStringLiteral("form"), [this, forms] {
    const QSignalBlocker quiet(forms);
    forms->choose(static_cast<int>(scenario_.form));
  });
  compare->addWidget(caption(label_of_row("form"), true));
  compare->addSpacing(4);
  compare->addWidget(forms);
  auto* meaning = new RichLabel({11}, 15, RichLabel::Tone::ink3, this);
  meaning->set_markup(
      tr("Sample: small error on its own examples. Law: PAC, costs a factor. Ldim $d$: through log $d$ thresholds."));
  compare->addSpacing(6);
  compare->addWidget(meaning);
  compare->addSpacing(10);
  auto* classes = new ChoiceBox(this);
  add_choice(
      compare, classes, QStringLiteral("class"), tr("Compare"),
      {QStringLiteral("thresholds:8"), QStringLiteral("points:16"), QStringLiteral("cube:3"),
       QStringLiteral("affine:2,3,1")},
      [](S& s, const QString& text) { s.class_text = text.toStdString(); },
      [](const S& s) { return text_of(s.class_text); });
}

void LowerBoundPanel::add_seed() {
  QVBoxLayout* last = group({QStringLiteral("attack")});
  NumberBox* seed = add_box(
      QStringLiteral("seed"), label_of_row("seed"), {84, 26},
      [](S& s, const QString& text) { s.seed = parse_seed("seed", text.trimmed().toStdString()); },
      [](const S& s) { return QString::number(s.seed); });
  add_message(last, QStringLiteral("seed"), seed);
  auto* fresh = new PlainButton(tr("New seed"), this);
  fresh->setFixedWidth(std::max(96, fresh->sizeHint().width() - 12));
  seed->setMinimumWidth(48);
  seed->setMaximumWidth(84);
  connect(fresh, &QAbstractButton::clicked, this, [this] {
    S changed = scenario_;
    changed.seed = QRandomGenerator::global()->bounded(100'000U);
    accept(QStringLiteral("seed"));
    take(std::move(changed));
  });
  auto* seeds = new QHBoxLayout;
  seeds->setSpacing(0);
  seeds->addWidget(caption(label_of_row("seed"), true));
  seeds->addSpacing(6);
  seeds->addStretch(1);
  seeds->addWidget(seed);
  seeds->addSpacing(12);
  seeds->addWidget(fresh);
  last->addLayout(seeds);
  last->addSpacing(6);
}

QVBoxLayout* LowerBoundPanel::group(const QStringList& pages) {
  auto* part = new QWidget(this);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column_->addWidget(part);
  groups_.emplace_back(pages, part);
  return column;
}

void LowerBoundPanel::add_page_choice(const QString& page, const QString& name, Segments* choice,
                                      const QString& explanation) {
  auto* part = new QWidget(this);
  auto* column = new QVBoxLayout(part);
  column->setContentsMargins(0, 6, 0, 0);
  column->setSpacing(0);
  add_row(column, name, choice);
  if (!explanation.isEmpty()) {
    auto* words = new RichLabel({11}, 15, RichLabel::Tone::ink3, this);
    words->set_markup(explanation);
    column->addSpacing(4);
    column->addWidget(words);
  }
  choices_->addWidget(part);
  groups_.emplace_back(QStringList{page}, part);
}

QLabel* LowerBoundPanel::caption(const QString& text, bool strong) {
  auto* label = new QLabel(text, this);
  label->setFont(ui_font(strong ? TextRole::body : TextRole::caption));
  label->setProperty("tone", strong ? QStringLiteral("ink2") : QStringLiteral("ink3"));
  return label;
}

void LowerBoundPanel::add_row(QVBoxLayout* column, const QString& text, QWidget* control) {
  auto* row = new QHBoxLayout;
  row->setSpacing(8);
  QLabel* words = caption(text, true);
  row->addWidget(words);
  row->addStretch(1);
  constexpr int least_width = 96;
  control->setFixedWidth(std::clamp(inner_width - 16 - words->sizeHint().width(), least_width, control_width));
  row->addWidget(control);
  column->addLayout(row);
}

void LowerBoundPanel::add_choice(QVBoxLayout* column, ChoiceBox* box, const QString& field, const QString& name,
                                 const QStringList& items, Read read, std::function<QString(const S&)> write) {
  box->addItems(items);
  for (int i = 0; i < items.size(); ++i) {
    if (const QString known = family_name(items[i].toStdString()); !known.isEmpty()) set_beside(*box, i, known);
  }
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->setCompleter(nullptr);
  box->setFixedSize(control_width, 28);
  box->lineEdit()->setFont(ui_font(TextRole::body));
  box->setAccessibleName(name);
  box->lineEdit()->setAccessibleName(name);
  const auto take_text = [this, box, field, read = std::move(read), write] {
    const QString text = box->currentText().trimmed();
    if (text == write(scenario_) && !fields_[field].refused) return;
    apply(field, text, read);
  };
  connect(box->lineEdit(), &QLineEdit::editingFinished, this, take_text);
  connect(box, &QComboBox::activated, this, take_text);
  fillers_.emplace_back(field, [this, box, write = std::move(write)] {
    box->setEditText(write(scenario_));
    box->lineEdit()->setCursorPosition(0);
  });
  add_row(column, name, box);
  column->addSpacing(2);
  add_message(column, field, box);
}

NumberBox* LowerBoundPanel::add_box(const QString& field, const QString& name, QSize size, Read read,
                                    std::function<QString(const S&)> write) {
  auto* box = new NumberBox(this);
  box->setFixedSize(size);
  box->setAccessibleName(name);
  box->setToolTip(name);
  connect(box, &QLineEdit::editingFinished, this, [this, box, field, read = std::move(read)] {
    if (!box->isModified()) return;
    box->setModified(false);
    apply(field, box->text(), read);
  });
  fillers_.emplace_back(field, [this, box, write = std::move(write)] { box->setText(write(scenario_)); });
  return box;
}

void LowerBoundPanel::add_message(QVBoxLayout* column, const QString& field, QWidget* control) {
  auto* message = new RichLabel({11}, 15, RichLabel::Tone::ink, this);
  message->set_marked(true);
  message->hide();
  fields_[field] = {control, message, false, false};
  column->addWidget(message);
}

void LowerBoundPanel::add_slider(QVBoxLayout* column, const QString& field, const Words& words, Read read,
                                 std::function<QString(const S&)> write, Scale scale) {
  auto* name = new RichLabel({16}, 24, RichLabel::Tone::ink, this);
  name->set_markup(u'$' + words.symbol + u'$');
  name->setFixedSize(std::max(16, name->width_of_line() + 1), 24);
  auto* text = new RichLabel({12}, 24, RichLabel::Tone::ink2, this);
  text->set_markup(words.text);
  text->setMinimumHeight(24);  // of two lines in a longer language
  NumberBox* box =
      add_box(field, words.symbol + QStringLiteral(", ") + words.text, {60, 24}, std::move(read), std::move(write));
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
  if (layoutDirection() == Qt::RightToLeft) ends->setDirection(QBoxLayout::RightToLeft);
  ends->addWidget(caption(words.left));
  ends->addStretch(1);
  ends->addWidget(caption(words.right));
  column->addLayout(ends);
  add_message(column, field, box);
  column->addSpacing(4);
  connect(slider, &QAbstractSlider::sliderPressed, this, [this] { drag_ = ++drags_; });
  connect(slider, &QAbstractSlider::sliderReleased, this, [this] { drag_ = 0; });
  connect(slider, &QAbstractSlider::valueChanged, this, [this, field, set = std::move(scale.set)](int i) {
    S changed = scenario_;
    set(changed, i);
    accept(field);
    take(std::move(changed));
  });
  fillers_.emplace_back(field, [this, slider, place = std::move(scale.place)] {
    const QSignalBlocker blocked(slider);
    slider->setValue(static_cast<int>(std::lround(std::clamp(place(scenario_), 0.0, double(slider->maximum())))));
    slider->update();
  });
}

void LowerBoundPanel::add_number(QVBoxLayout* column, const QString& field, const QString& symbol, const QString& text,
                                 int width, Read read, std::function<QString(const S&)> write) {
  auto* name = new RichLabel({16}, 24, RichLabel::Tone::ink, this);
  name->set_markup(u'$' + symbol + u'$');
  name->setFixedSize(16, 24);
  auto* words = new RichLabel({12}, 24, RichLabel::Tone::ink2, this);
  words->set_markup(text);
  words->setMinimumHeight(24);
  NumberBox* box = add_box(field, symbol + QStringLiteral(", ") + text, {width, 24}, std::move(read), std::move(write));
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  row->addWidget(name);
  row->addWidget(words, 1);
  row->addWidget(box);
  column->addLayout(row);
  add_message(column, field, box);
}

void LowerBoundPanel::apply(const QString& field, const QString& text, const Read& read) {
  S changed = scenario_;
  try {
    read(changed, text);
  } catch (const InputError& e) {
    refuse(field, value_text(e), e.rule());
    fields_[field].unread = true;
    return;
  }
  accept(field);
  take(std::move(changed));
}

void LowerBoundPanel::take(S scenario) {
  scenario_ = std::move(scenario);
  fill();
  emit edited(scenario_);
}

void LowerBoundPanel::refuse(const QString& field, const QString& value, const Rule& rule) {
  Field& f = fields_[field];
  f.refused = true;
  f.message->set_markup(refusal_markup({}, shortened(value), rule));
  f.message->show();
  if (auto* box = qobject_cast<NumberBox*>(f.control)) box->set_refused(true);
  if (auto* choice = qobject_cast<ChoiceBox*>(f.control)) choice->set_refused(true);
}

void LowerBoundPanel::accept(const QString& field) {
  Field& f = fields_[field];
  f.refused = false;
  f.unread = false;
  if (f.message != nullptr) f.message->hide();
  if (auto* box = qobject_cast<NumberBox*>(f.control)) box->set_refused(false);
  if (auto* choice = qobject_cast<ChoiceBox*>(f.control)) choice->set_refused(false);
}

bool LowerBoundPanel::take_back() {
  for (auto& [field, f] : fields_) {
    auto* line = qobject_cast<QLineEdit*>(f.control);
    const bool typed = line != nullptr && line->isModified();
    if (f.control == nullptr || !f.control->hasFocus() || !(f.unread || typed)) continue;
    if (line != nullptr) line->setModified(false);
    accept(field);
    fill();
    return true;
  }
  return false;
}

void LowerBoundPanel::show_refusal(const Refusal& refusal) {
  const auto found = fields_.find(refusal.field);
  if (found != fields_.end() && found->second.control != nullptr && found->second.control->isVisibleTo(this)) {
    refuse(refusal.field, refusal.value, refusal.rule);
    return;
  }
  other_->set_markup(refusal_markup(refusal.field, shortened(refusal.value), refusal.rule));
  other_->show();
}

void LowerBoundPanel::set_scenario(const ChapterScenario& scenario) {
  scenario_ = std::get<LowerBoundScenario>(scenario);
  for (const auto& [field, f] : fields_) {
    if (f.refused) accept(field);
  }
  other_->hide();
  fill();
}

void LowerBoundPanel::set_run(const LowerBoundRun& run) {
  // Where no example is named, the one at the largest step hides.
  if (NumberBox* index = box(QStringLiteral("index")))
    index->setPlaceholderText(run.gap ? QString::number(run.gap->index) : QString());
  for (const auto& [field, f] : fields_) {
    if (f.refused && !f.unread) accept(field);
  }
  other_->hide();
}

void LowerBoundPanel::show_page(const QString& id) {
  for (const auto& [pages, part] : groups_) part->setVisible(pages.contains(id));
}

NumberBox* LowerBoundPanel::box(const QString& field) const {
  const auto found = fields_.find(field);
  return found == fields_.end() ? nullptr : qobject_cast<NumberBox*>(found->second.control);
}

QString LowerBoundPanel::message(const QString& field) const {
  const auto found = fields_.find(field);
  return found == fields_.end() || !found->second.refused ? QString{}
                                                          : without_isolates(found->second.message->markup());
}

void LowerBoundPanel::fill() {
  for (const auto& [field, filler] : fillers_) {
    const auto found = fields_.find(field);
    if (found == fields_.end() || !found->second.refused)
      filler();  // a refused field keeps the text it was refused for
  }
  const int dimension = static_cast<int>(std::bit_width(scenario_.domain)) - 1;
  const QString points = line_point_text(scenario_.domain);
  size_->setText(scenario_.domain < 4096 ? tr("%1 × %1 · Ldim %2 · VC 1").arg(points).arg(dimension)
                                         : tr("%1 points · Ldim %2 · VC 1").arg(points).arg(dimension));
  QString law;
  try {
    const ThresholdLearner learner = learner_of(scenario_);
    switch (learner.kind()) {
      case ThresholdLearner::Kind::staircase: law = tr("dragged by hand"); break;
      case ThresholdLearner::Kind::exponential: law = tr("few errors, likely"); break;
      case ThresholdLearner::Kind::erm_uniform: law = tr("any consistent cut"); break;
      case ThresholdLearner::Kind::erm_left:
      case ThresholdLearner::Kind::erm_mid: law = tr("one consistent cut"); break;
      case ThresholdLearner::Kind::coins:
      case ThresholdLearner::Kind::constant: law = tr("one coin for each point"); break;
      default: break;
    }
  } catch (const InputError&) {
    law.clear();  // its field says why
  }
  law_->setText(law);
}

LowerBoundPanel::~LowerBoundPanel() { silence_fields(*this); }

}  // namespace littlestone::ui
