// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_fields.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "core/base/error.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

constexpr int field_width = 144;

/// The kinds of answer on k bins, by their families.
constexpr std::array answer_families = {"thresholds", "points", "intervals", "cube"};

QString cut_text(double cut) { return QString::number(cut, 'g', 12); }

QString as_typed(const std::vector<double>& cuts) {
  QStringList words;
  for (const double cut : cuts) words += cut_text(cut);
  return words.join(u' ');
}

}  // namespace

DataFields::DataFields(QWidget* parent)
    : QWidget(parent),
      first_line_(new ChoiceBox(this)),
      point_(new ChoiceBox(this)),
      label_(new ChoiceBox(this)),
      plus_(new QLineEdit(this)),
      cuts_(new NumberBox(this)),
      kind_(new ChoiceBox(this)),
      note_(new RichLabel({11}, 15, RichLabel::Tone::ink2, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 6);
  column->setSpacing(5);
  const auto add = [&](const QString& name, QWidget* control) {
    auto* words = new QLabel(name, this);
    words->setFont(ui_font(TextRole::body));
    words->setProperty("tone", QStringLiteral("ink2"));
    words->setBuddy(control);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(words, 1);
    control->setFixedSize(field_width, 28);
    control->setAccessibleName(name);
    row->addWidget(control);
    column->addLayout(row);
  };
  auto* heading = new QLabel(tr("YOUR FILE"), this);
  heading->setFont(ui_font(TextRole::caps));
  heading->setProperty("tone", QStringLiteral("ink3"));
  column->addWidget(heading);
  add(tr("First line"), first_line_);
  first_line_->addItems({tr("column names"), tr("an example")});
  add(tr("Point"), point_);
  add(tr("Label"), label_);
  add(tr("+ is"), plus_);
  plus_->setFont(ui_font(TextRole::body));
  plus_->setPlaceholderText(tr("1 or +"));
  plus_->setToolTip(tr("The text in the label column that means +; every other text means −"));
  add(tr("Cut points"), cuts_);
  cuts_->setPlaceholderText(tr("none"));
  cuts_->setToolTip(
      tr("Rising numbers. They part the numbers of the point column into bins, and each bin is a point. Cut points are "
         "public: choose them without a look at the lines."));
  add(tr("Answer"), kind_);
  kind_->addItems(
      {tr("+ from one bin on"), tr("+ in one bin"), tr("+ in a stretch"), tr("any bins"), tr("class above")});
  column->addWidget(note_);
  const auto choose = [this](std::size_t DataColumns::*which) {
    return [this, which](int at) {
      if (at < 0) return;
      columns_.*which = static_cast<std::size_t>(at);
      emit chosen(columns_);
    };
  };
  connect(first_line_, &QComboBox::activated, this, [this](int at) {
    if ((at == 0) != columns_.header) emit header_asked(at == 0);
  });
  connect(point_, &QComboBox::activated, this, choose(&DataColumns::point));
  connect(label_, &QComboBox::activated, this, choose(&DataColumns::label));
  connect(plus_, &QLineEdit::editingFinished, this, [this] {
    const std::string plus = plus_->text().trimmed().toStdString();
    if (plus == columns_.plus) return;
    columns_.plus = plus;
    emit chosen(columns_);
  });
  connect(cuts_, &QLineEdit::editingFinished, this, &DataFields::take_cuts);
  connect(kind_, &QComboBox::activated, this, [this] { ask_class(); });
  show_header({}, {});
}

void DataFields::show_header(const DataHeader& header, const DataColumns& columns) {
  header_ = header;
  columns_ = columns;
  problem_.clear();
  for (const auto& [box, at] : {std::pair(point_, columns.point), std::pair(label_, columns.label)}) {
    const QSignalBlocker quiet(box);
    box->clear();
    for (const std::string& name : header.columns) box->addItem(shortened(QString::fromStdString(name)));
    box->setCurrentIndex(at < header.columns.size() ? static_cast<int>(at) : -1);
  }
  {
    const QSignalBlocker quiet(first_line_);
    first_line_->setCurrentIndex(columns.header ? 0 : 1);
  }
  plus_->setText(QString::fromStdString(columns.plus));
  cuts_->setText(as_typed(columns.cuts));
  cuts_->set_refused(false);
  const bool chosen = !header.columns.empty();
  for (QWidget* field : std::initializer_list<QWidget*>{first_line_, point_, label_, plus_, cuts_, kind_})
    field->setEnabled(chosen);
  fill_note();
}

void DataFields::show_class(const std::string& class_text, std::size_t points) {
  points_ = points;
  const std::string family = class_text.substr(0, class_text.find(':'));
  const auto place = std::find(answer_families.begin(), answer_families.end(), family);
  kind_->setCurrentIndex(static_cast<int>(place - answer_families.begin()));  // the last item is any other class
  fill_note();
}

bool DataFields::good() const {
  return problem_.isEmpty() && (columns_.cuts.empty() || columns_.cuts.size() + 1 == points_);
}

void DataFields::take_cuts() {
  std::vector<double> cuts;
  problem_.clear();
  try {
    cuts = parse_cuts(cuts_->text().toStdString());
  } catch (const InputError& e) {
    problem_ = refusal_markup({}, value_text(e), e.rule());
  }
  cuts_->set_refused(!problem_.isEmpty());
  const bool same = cuts == columns_.cuts;
  if (problem_.isEmpty()) columns_.cuts = std::move(cuts);
  fill_note();
  if (same && problem_.isEmpty()) return;
  emit chosen(columns_);
  if (problem_.isEmpty()) ask_class();
}

// So many bins as the cut points make.
void DataFields::ask_class() {
  const auto kind = static_cast<std::size_t>(kind_->currentIndex());
  if (columns_.cuts.empty() || kind >= answer_families.size()) return;
  emit class_asked(QStringLiteral("%1:%2").arg(QLatin1String(answer_families[kind])).arg(columns_.cuts.size() + 1));
}

void DataFields::fill_note() {
  note_->set_marked(!good());
  if (!problem_.isEmpty()) return note_->set_markup(problem_);
  if (header_.columns.empty())
    return note_->set_markup(tr("A table with one line for each person; its first line may name the columns."));
  const std::vector<double>& cuts = columns_.cuts;
  if (cuts.empty()) {
    return note_->set_markup(tr("Without cut points the column holds the numbers of points, from 0 on."));
  }
  const QString bins = tr("%n bins.", nullptr, plural(cuts.size() + 1));
  const QString ends = tr("Bin 1: under %1. Bin %3: %2 and over.")
                           .arg(cut_text(cuts.front()), cut_text(cuts.back()))
                           .arg(cuts.size() + 1);
  if (!good()) {
    return note_->set_markup(bins + u' ' + tr("The class has %n points: choose an answer.", nullptr, plural(points_)));
  }
  note_->set_markup(bins + u' ' + ends);
}

}  // namespace littlestone::ui
