// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_page.hpp"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMessageBox>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/kit/themed.hpp"
#include "ui/pages/data/data_scene.hpp"
#include "ui/pages/learn/command_text.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

QString data_page_name() { return QCoreApplication::translate("Page", "Your data"); }
QString data_short_name() { return QCoreApplication::translate("Page", "Data"); }

// What is kept is an object, or in sessions of earlier versions the list of what was spent.
nlohmann::json entries_in(const nlohmann::json& kept) {
  return kept.is_object() ? kept.value("earlier", nlohmann::json::array()) : kept;
}

std::optional<ChosenColumns> columns_kept(const nlohmann::json& kept) {
  if (!kept.is_object() || !kept.contains("columns")) return std::nullopt;
  return chosen_columns_from_json(kept.at("columns"));
}

void check_kept(const nlohmann::json& kept) {
  (void)session_entries_from_json(entries_in(kept));
  (void)columns_kept(kept);
}

// The last part of a path, as JSON can hold it.
std::string file_name(const QString& path) { return path.mid(path.lastIndexOf(u'/') + 1).toUtf8().toStdString(); }

}  // namespace

PageInfo data_page() {
  return {QStringLiteral("data"),
          data_page_name,
          data_short_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new DataPage(info, parent); },
          {},
          check_kept};
}

nlohmann::json to_json(const ChosenColumns& chosen) {
  return {{"file", chosen.file},         {"point", chosen.point},       {"label", chosen.label},
          {"plus", chosen.columns.plus}, {"cuts", chosen.columns.cuts}, {"header", chosen.columns.header}};
}

ChosenColumns chosen_columns_from_json(const nlohmann::json& json) {
  const auto refuse = [](const char* key, const Rule& rule) { throw InputError("columns", key, rule); };
  if (!json.is_object()) refuse("", rules::object());
  const nlohmann::json none;
  const auto at = [&](const char* key) -> const nlohmann::json& { return json.contains(key) ? json.at(key) : none; };
  const auto text = [&](const char* key) {
    if (!at(key).is_string()) refuse(key, rules::string());
    return at(key).get<std::string>();
  };
  ChosenColumns chosen{text("file"), text("point"), text("label"), {}};
  chosen.columns.plus = text("plus");
  if (!at("header").is_boolean()) refuse("header", rules::boolean());
  chosen.columns.header = at("header").get<bool>();
  if (!at("cuts").is_array()) refuse("cuts", rules::list());
  for (const nlohmann::json& cut : at("cuts")) {
    if (!cut.is_number()) refuse("cuts", rules::number());
    const auto value = cut.get<double>();
    std::vector<double>& cuts = chosen.columns.cuts;
    if (!cuts.empty() && value <= cuts.back()) refuse("cuts", rules::above(std::to_string(cuts.back())));
    cuts.push_back(value);
  }
  return chosen;
}

DataColumns columns_in(const DataHeader& header, const ChosenColumns& chosen) {
  const auto place = [&](const std::string& name) {
    return std::find(header.columns.begin(), header.columns.end(), name) - header.columns.begin();
  };
  const auto point = static_cast<std::size_t>(place(chosen.point));
  const auto label = static_cast<std::size_t>(place(chosen.label));
  if (std::max(point, label) >= header.columns.size()) return usual_columns(header);
  DataColumns columns = chosen.columns;
  columns.point = point;
  columns.label = label;
  return columns;
}

std::shared_ptr<const Exhibit> data_exhibit(const std::shared_ptr<const DataShown>& shown) {
  return parts_exhibit({QStringLiteral("data"), data_page_name(),
                        scenes([shown](Moment) { return data_picture(shown); }),
                        [shown](int, TableLimits limits) { return data_table(*shown, limits); }});
}

DataPage::DataPage(const PageInfo& info, QWidget* parent)
    : PicturePage(info, Edge::bleeds, parent),
      shown_(std::make_shared<DataShown>()),
      fields_(new DataFields(this)),
      open_(new PlainButton(tr("Open data…"), this)),
      forget_(new PlainButton(tr("Count from 0…"), this)),
      budget_(new PlainButton(tr("Budget…"), this)),
      bar_(new DataBar(*this, this)) {
  fields_->hide();  // until the chapter's panel shows them
  bar_->hide();     // until the window places it
  bar_->refresh();
  forget_->setToolTip(tr("Counts what is spent from 0: for data of other people"));
  forget_->hide();
  add_control(forget_);
  connect(forget_, &QAbstractButton::clicked, this, &DataPage::ask_forget);
  budget_->setToolTip(tr("Sets what may be spent: a run that would pass it is refused"));
  add_control(budget_);
  connect(budget_, &QAbstractButton::clicked, this, &DataPage::ask_budget);
  add_control(open_);
  connect(open_, &QAbstractButton::clicked, this, &Page::data_asked);
  connect(&job_, &DataJob::finished, this,
          [this](const std::shared_ptr<const DataRun>& run) { show([&](DataShown& shown) { shown.run = run; }); });
  for (DataJob* job : {&job_, &counter_}) {
    connect(job, &DataJob::counted, this, &DataPage::take_ledger);
    connect(job, &Job::failed, this, [this](const Refusal& refusal) {
      failure_ = refusal_text(refusal.field, refusal.value, refusal.rule);
      show([](DataShown&) {});
    });
    connect(job, &Job::running_changed, this, [this](bool running) {
      bar_->refresh();
      if (!running && std::exchange(changed_meanwhile_, false)) read_ledger_again();
    });
  }
  for (const auto changed : {&QFileSystemWatcher::fileChanged, &QFileSystemWatcher::directoryChanged})
    connect(&watcher_, changed, this, &DataPage::read_ledger_again);
  connect(&plan_job_, &DataPlanJob::looked, this, [this](const DataHeader& header) {
    show([&](DataShown& shown) {
      const bool has_header = shown.columns.header;
      shown.header = header;
      shown.columns = usual_columns(header);
      if (remembered_ && remembered_->columns.header == has_header) shown.columns = columns_in(header, *remembered_);
      shown.columns.header = has_header;
    });
    fields_->show_header(header, shown_->columns);
    check();
    if (std::exchange(opened_, false) && shown_->scenario.delta >= private_delta_bound(header.lines)) {
      delta_set_ = usual_delta(header.lines);
      emit delta_asked(QString::fromStdString(to_string(*delta_set_)));
    }
  });
  connect(&plan_job_, &DataPlanJob::planned, this, [this](const std::shared_ptr<const DataPlan>& made) {
    show([&](DataShown& shown) {
      shown.plan = made;
      if (made->constants) shown.scenario = with_player(shown.scenario, learner_of(*made->constants));
    });
  });
  connect(&plan_job_, &Job::failed, this, [this](const Refusal& refusal) {
    failure_ = refusal_text(refusal.field, refusal.value, refusal.rule);
    show([](DataShown&) {});
  });
  connect(&plan_job_, &Job::running_changed, this, [this] { bar_->refresh(); });
  connect(fields_, &DataFields::chosen, this, [this](const DataColumns& columns) {
    show([&](DataShown& shown) { shown.columns = columns; });
    remember();
    check();
  });
  connect(fields_, &DataFields::header_asked, this, &DataPage::look_again);
  connect(fields_, &DataFields::class_asked, this, [this](const QString& class_text) { emit class_asked(class_text); });
  connect(&check_, &DataCheckJob::finished, this, [this](quint64 lines, quint64 replaced) {
    checked_ = {lines, replaced};
    bar_->refresh();
  });
  // What makes the file unreadable as a whole is told by the run.
}

void DataPage::show(const std::function<void(DataShown&)>& change) {
  auto next = std::make_shared<DataShown>(*shown_);
  change(*next);
  shown_ = std::move(next);
  bar_->refresh();
  emit changed();
}

void DataPage::take(const std::shared_ptr<const Story>& story) {
  const bool same = instance_ == story->run().instance;
  instance_ = story->run().instance;
  auto next = std::make_shared<DataShown>(*shown_);
  next->scenario = with_player(story->run().scenario, LearnerKind::lean);
  shown_ = std::move(next);
  fields_->show_class(shown_->scenario.class_text, instance_->concept_class().points());
  if (!same) check();  // which points there are depends on the class
  plan();
}

void DataPage::check() {
  check_.drop();
  checked_.reset();
  if (!instance_ || !shown_->header || !fields_->good()) return;
  check_.start(instance_, {file_bytes(shown_->path), shown_->columns, false});
}

// The run of drawn examples is another one; until it is here the class of the next run on data is not known.
void DataPage::set_edited(const Scenario& scenario) {
  if (scenario.class_text == shown_->scenario.class_text) return;
  plan_job_.drop();
  show([](DataShown& shown) { shown.plan = nullptr; });
}

void DataPage::plan() {
  plan_job_.drop();
  if (shown_->path.isEmpty() || !instance_) return bar_->refresh();
  auto next = std::make_shared<DataShown>(*shown_);
  next->plan = nullptr;
  shown_ = std::move(next);
  plan_job_.start(file_bytes(shown_->path), shown_->columns.header, shown_->header, shown_->scenario, instance_);
  bar_->refresh();
}

void DataPage::stop() {
  job_.stop();
  plan_job_.stop();
  check_.stop();
}

std::vector<std::shared_ptr<const Exhibit>> DataPage::exhibits() const {
  if (!instance_) return {};
  return {data_exhibit(shown_)};
}

Provenance DataPage::provenance(int step) const {
  const Scenario& scenario = shown_->run ? shown_->run->scenario : shown_->scenario;
  const QString path = shown_->run ? file_text(shown_->run->path) : shown_->path;
  const bool release = shown_->run ? shown_->run->release : shown_->release;
  const DataColumns& columns = shown_->run ? shown_->run->columns : shown_->columns;
  return {scenario, step, data_text(scenario, path, release, columns, shown_->header.value_or(DataHeader{}))};
}

QString DataPage::command(const ChapterScenario& edited) const {
  return data_text(with_player(std::get<Scenario>(edited), player_of(shown_->scenario)), shown_->path, shown_->release,
                   shown_->columns, shown_->header.value_or(DataHeader{}));
}

void DataPage::look_again(bool has_header) {
  failure_.clear();
  show([&](DataShown& shown) {
    shown.columns = {};
    shown.columns.header = has_header;
    shown.header.reset();
  });
  check();
  plan();
  remembered_ = ChosenColumns{file_name(shown_->path), {}, {}, shown_->columns};
  emit kept_changed();
}

void DataPage::remember() {
  if (!shown_->header) return;
  const DataColumns& columns = shown_->columns;
  const std::vector<std::string>& names = shown_->header->columns;
  if (columns.point >= names.size() || columns.label >= names.size()) return;
  remembered_ = ChosenColumns{file_name(shown_->path), names[columns.point], names[columns.label], columns};
  remembered_->columns.point = DataColumns().point;  // their names say which
  remembered_->columns.label = DataColumns().label;
  emit kept_changed();
}

bool DataPage::take_data(const QString& path) {
  failure_.clear();
  opened_ = true;
  delta_set_.reset();
  const bool known = remembered_ && remembered_->file == file_name(path);
  show([&](DataShown& shown) {
    shown.path = path;
    shown.header.reset();
    shown.columns = {};
    shown.columns.header = !known || remembered_->columns.header;
    shown.plan = nullptr;
    shown.run = nullptr;  // what is on display is of another file
  });
  fields_->show_header({}, {});
  check();
  plan();
  return true;
}

void DataPage::set_release(bool release) {
  show([&](DataShown& shown) { shown.release = release; });
}

void DataPage::ask_forget() {
  QMessageBox box(
      QMessageBox::NoIcon, tr("Count from 0"),
      tr("What was released stays released. Count from 0 only for people who are in none of the files that were "
         "learned from. Forget %n runs?",
         nullptr, plural(shown_->ledger.entries.size() - shown_->ledger.counted_from)),
      QMessageBox::Yes | QMessageBox::Cancel, this);
  if (box.exec() == QMessageBox::Yes) forget();
}

void DataPage::ask_budget() {
  const std::optional<PrivacyPromise>& budget = shown_->ledger.budget;
  bool answered = false;
  const QString text =
      QInputDialog::getText(this, tr("Budget"), tr("ε and δ of all runs together, such as 2,1e-5 (empty: no budget):"),
                            QLineEdit::Normal, budget ? QString::fromStdString(budget_text(*budget)) : QString(),
                            &answered)
          .trimmed();
  if (!answered) return;
  try {
    failure_.clear();
    limit(text.isEmpty() ? std::nullopt : std::optional(parse_budget("budget", text.toStdString())));
  } catch (const InputError& error) {
    failure_ = refusal_text(error);
    show([](DataShown&) {});
  }
}

void DataPage::forget() {
  if (may_write()) counter_.forget(place());
}

void DataPage::limit(const std::optional<PrivacyPromise>& budget) {
  if (may_write()) counter_.limit(place(), budget);
}

LedgerPlace DataPage::place() const { return {file_bytes(ledger_path_), shown_->ledger, earlier_}; }

void DataPage::keep_ledger(const QString& path) {
  ledger_path_ = path;
  read_ledger_again();
}

void DataPage::read_ledger_again() {
  if (ledger_path_.isEmpty()) return;
  if (job_.running() || counter_.running()) {
    changed_meanwhile_ = true;
    return;
  }
  counter_.read(place());
}

void DataPage::watch_ledger() {
  // Before the file is there, its folder is watched.
  if (ledger_path_.isEmpty()) return;
  const bool there = QFileInfo::exists(ledger_path_);
  const QString folder = QFileInfo(ledger_path_).path();
  if (there && !watcher_.files().contains(ledger_path_)) watcher_.addPath(ledger_path_);
  if (there && watcher_.directories().contains(folder)) watcher_.removePath(folder);
  if (!there && !watcher_.directories().contains(folder)) watcher_.addPath(folder);
}

void DataPage::take_ledger(const Ledger& ledger, const SpentBudget& spent) {
  if (ledger.entries.size() < shown_->ledger.entries.size()) return;  // read before the one that is shown
  const bool written = !earlier_.empty();
  earlier_.clear();
  if (!(ledger == shown_->ledger)) {
    show([&](DataShown& shown) {
      shown.ledger = ledger;
      shown.spent = spent;
    });
  }
  watch_ledger();
  if (written) emit kept_changed();  // the session need not hold them any more
}

bool DataPage::can_learn() const {
  const DataPlan* plan = shown_->plan.get();
  return instance_ != nullptr && plan != nullptr && plan->verdict != DataPlan::Verdict::no_row && fields_->good() &&
         may_write();
}

void DataPage::ask_learn() {
  if (!can_learn()) return;
  if (shown_->plan->verdict == DataPlan::Verdict::too_few) {
    QMessageBox box(
        QMessageBox::NoIcon, tr("Learn without a promise"),
        tr("%1 Nothing would be promised of the loss of the answer. The run spends %2 all the same. Learn?")
            .arg(verdict_text(shown_->plan.get()), promise_text(shown_->scenario.epsilon, shown_->scenario.delta)),
        QMessageBox::Yes | QMessageBox::Cancel, this);
    if (box.exec() != QMessageBox::Yes) return;
  }
  learn();
}

void DataPage::learn() {
  if (!can_learn()) return;
  failure_.clear();
  const bool promised = shown_->plan->verdict == DataPlan::Verdict::fits;
  job_.start(shown_->scenario, instance_, {file_bytes(shown_->path), shown_->columns, !promised}, shown_->release,
             place());
  emit changed();
}

nlohmann::json DataPage::kept() const {
  if (!remembered_ && earlier_.empty()) return nullptr;
  nlohmann::json earlier = nlohmann::json::parse(session_entries_to_json(earlier_).dump());
  if (!remembered_) return earlier;
  return {{"columns", to_json(*remembered_)}, {"earlier", std::move(earlier)}};
}

void DataPage::set_kept(const nlohmann::json& kept) {
  earlier_ = session_entries_from_json(entries_in(kept));
  if (auto columns = columns_kept(kept)) remembered_ = std::move(columns);
  read_ledger_again();
}

void DataPage::continue_from(const Page& other) {
  const auto* before = dynamic_cast<const DataPage*>(&other);
  if (before == nullptr) return;
  earlier_ = before->earlier_;
  remembered_ = before->remembered_;
  ledger_path_ = before->ledger_path_;
  show([&](DataShown& shown) {
    const Scenario scenario = shown.scenario;  // its own comes with its run
    shown = *before->shown_;
    shown.scenario = scenario;
  });
  noise_choice().choose(shown_->release ? 0 : 1);
  fields_->show_header(shown_->header.value_or(DataHeader{}), shown_->columns);
  check();
  read_ledger_again();
}

QString DataPage::state_text() const {
  if (job_.running()) return tr("Learning… Esc stops it, and nothing is spent.");
  if (!failure_.isEmpty()) return failure_;
  if (shown_->path.isEmpty()) return tr("No data yet.");
  if (!shown_->header) return data_name(shown_->path);
  const QString delta =
      delta_set_ && !shown_->run
          ? u' ' + tr("$δ$ was set to %1, below one over their number.").arg(rational_text(*delta_set_))
          : QString();
  if (checked_ && checked_->second > 0 && !shown_->run) {
    return tr("%1: lines that cannot be read: %2 of %3. They count as (point 0, −). Only you see this number.")
               .arg(data_name(shown_->path), number_text(checked_->second), number_text(checked_->first)) +
           delta;
  }
  return tr("%2, %1 lines", nullptr, plural(shown_->header->lines))
             .arg(number_text(shown_->header->lines), data_name(shown_->path)) +
         delta;
}

QWidget* DataPage::bar() const { return bar_; }
PlainButton& DataPage::learn_button() const { return bar_->learn_button(); }
Segments& DataPage::noise_choice() const { return bar_->noise(); }

void DataPage::fill_head(int) {
  forget_->setVisible(shown_->ledger.entries.size() > shown_->ledger.counted_from);
  set_titles(tr("A run on data of your own"),
             tr("What left a run may be told to anyone; what it counted is not kept."));
}

void DataPage::explain(StepPanel& panel, int) const {
  if (!instance_) return;
  panel.set_before_boundary(false);
  panel.set_picture(nullptr);
  const DataRun* run = shown_->run.get();
  const PrivacyClaim claim = claim_of(*shown_);
  QString sentence;
  if (run == nullptr) {
    sentence = shown_->path.isEmpty()
                   ? tr("Open a table with a line for each person: one column is the point, one the label.")
                   : tr("Nothing is spent until you press the button. Lines that cannot be read count as (point 0, −): "
                        "how many they are stands below, for you alone.");
  } else {
    const QString read =
        tr("Lines: %1, of which %2 were used.").arg(number_text(run->records), number_text(run->examples));
    sentence = read + u' ' +
               (claim.is_private()
                    ? tr("The answer is private at %1.").arg(promise_text(run->scenario.epsilon, run->scenario.delta))
                : run->release ? privacy_reason(claim)
                               : tr("Anybody can draw its noise again."));
  }
  panel.set_step(sentence, tr("help: lean-learner, chain-learner, side-channels"));
  std::vector<Note> notes = {{claim.is_private() ? tr("Private: yes") : tr("Private: no"), privacy_reason(claim)}};
  const QString promise = verdict_reason(*shown_);
  if (run != nullptr && !run->promised) {
    notes.push_back({tr("Is it accurate?"), tr("Nothing is promised of its loss: there are too few lines.")});
  } else if (!promise.isEmpty()) {
    notes.push_back({tr("Is it accurate?"), promise});
  }
  const QString spent = spent_text(shown_->spent);
  notes.push_back({tr("Spent so far"), spent.isEmpty() ? tr("Nothing yet.") : all_spent_text(shown_->spent) + u'.'});
  if (const auto& budget = shown_->ledger.budget) {
    notes.push_back({tr("Budget"), tr("A run that would pass %1, with all that is in the ledger, is refused.")
                                       .arg(promise_text(budget->epsilon, budget->delta))});
  }
  panel.set_notes(notes);
}

DataBar::DataBar(DataPage& page, QWidget* parent)
    : QWidget(parent),
      page_(page),
      learn_(new PlainButton({}, this)),
      noise_(new Segments({tr("Release"), tr("With the seed")}, this)),
      state_(new RichLabel({13}, 18, RichLabel::Tone::ink, this)),
      spent_(new RichLabel({12}, 17, RichLabel::Tone::ink2, this)) {
  setFixedHeight(72);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 0, 16, 0);
  row->setSpacing(12);
  noise_->setAccessibleName(tr("Where the noise comes from"));
  noise_->setToolTip(
      tr("A release draws from the operating system; a run with the seed can be repeated and is not private"));
  noise_->setFixedWidth(200);
  noise_->choose(0);
  learn_->setToolTip(tr("Learns from the file once; a release spends its ε and δ"));
  row->addWidget(noise_);
  row->addWidget(learn_);
  auto* words = new QVBoxLayout;
  words->setContentsMargins(0, 10, 0, 10);
  words->setSpacing(0);
  words->addStretch(1);
  words->addWidget(state_);
  words->addWidget(spent_);
  words->addStretch(1);
  row->addLayout(words, 1);
  connect(noise_, &Segments::chosen_changed, this, [this](int i) { page_.set_release(i == 0); });
  connect(learn_, &QAbstractButton::clicked, &page_, &DataPage::ask_learn);
}

void DataBar::refresh() {
  learn_->setEnabled(page_.can_learn());
  const Scenario& next = page_.shown()->scenario;
  const DataPlan* plan = page_.shown()->plan.get();
  learn_->setText(!page_.shown()->release ? tr("Learn, not private")
                  : plan != nullptr && plan->verdict == DataPlan::Verdict::too_few
                      ? tr("Learn without a promise…")
                      : (page_.shown()->run ? tr("Again: adds %1") : tr("Learn: spends %1"))
                            .arg(promise_text(next.epsilon, next.delta)));
  learn_->updateGeometry();
  noise_->setEnabled(!page_.running());
  state_->set_markup(page_.state_text());
  const QString spent = spent_text(page_.shown()->spent);
  // Where there is little room one thing is told: the work, and else the sum. The page has the rest.
  constexpr int two_lines = 900;
  const bool wide = width() >= two_lines;
  state_->setVisible(wide || page_.busy());
  spent_->setVisible(wide || !page_.busy());
  if (spent.isEmpty()) {
    spent_->set_markup(tr("Spent so far: nothing."));
  } else if (wide) {
    spent_->set_markup(tr("Spent so far: %1.").arg(all_spent_text(page_.shown()->spent)));
  } else {
    spent_->set_markup(tr("Spent so far: %1.").arg(spent));
  }
}

void DataBar::resizeEvent(QResizeEvent*) { refresh(); }

void DataBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = theme_of(*this);
  painter.fillRect(rect(), theme.panel);
  painter.fillRect(QRect(0, 0, width(), 1), theme.hair);
}

}  // namespace littlestone::ui
