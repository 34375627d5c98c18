// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_page.hpp"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

#include "ui/kit/themed.hpp"
#include "ui/pages/learn/command_text.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

QString data_name() { return QCoreApplication::translate("Page", "Your data"); }
QString data_short_name() { return QCoreApplication::translate("Page", "Data"); }

void check_kept(const nlohmann::json& kept) { (void)ledger_from_json(kept); }

class DataExhibit final : public Exhibit {
 public:
  explicit DataExhibit(std::shared_ptr<const DataShown> shown) : shown_(std::move(shown)) {}

  [[nodiscard]] QString id() const override { return QStringLiteral("data"); }
  [[nodiscard]] QString title() const override { return data_name(); }
  [[nodiscard]] std::shared_ptr<const Picture> picture(const Theme&, Moment) const override {
    return std::make_shared<DataPicture>(shown_);
  }
  [[nodiscard]] PageTable table(int, TableLimits limits) const override { return data_table(*shown_, limits); }

 private:
  std::shared_ptr<const DataShown> shown_;
};

}  // namespace

PageInfo data_page() {
  return {QStringLiteral("data"),
          data_name,
          data_short_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new DataPage(info, parent); },
          {},
          check_kept};
}

std::shared_ptr<const Exhibit> data_exhibit(const std::shared_ptr<const DataShown>& shown) {
  return std::make_shared<DataExhibit>(shown);
}

DataPage::DataPage(const PageInfo& info, QWidget* parent)
    : PicturePage(info, Edge::bleeds, parent),
      shown_(std::make_shared<DataShown>()),
      open_(new PlainButton(tr("Open data…"), this)),
      forget_(new PlainButton(tr("Count from 0…"), this)),
      bar_(new DataBar(*this, this)) {
  bar_->hide();  // until the window places it
  bar_->refresh();
  forget_->setToolTip(tr("Forgets what this session has spent: for data of other people"));
  forget_->hide();
  add_control(forget_);
  connect(forget_, &QAbstractButton::clicked, this, &DataPage::ask_forget);
  add_control(open_);
  connect(open_, &QAbstractButton::clicked, this, &Page::data_asked);
  connect(&job_, &DataJob::finished, this,
          [this](const std::shared_ptr<const DataRun>& run, const Ledger& ledger, const SpentBudget& spent) {
            show([&](DataShown& shown) {
              shown.run = run;
              shown.ledger = ledger;
              shown.spent = spent;
            });
            emit kept_changed();
          });
  connect(&job_, &DataJob::counted, this,
          [this](const SpentBudget& spent) { show([&](DataShown& shown) { shown.spent = spent; }); });
  connect(&job_, &Job::failed, this, [this](const Refusal& refusal) {
    failure_ = refusal_text(refusal.field, refusal.value, refusal.rule);
    show([](DataShown&) {});
  });
  connect(&job_, &Job::running_changed, this, [this] { bar_->refresh(); });
}

void DataPage::show(const std::function<void(DataShown&)>& change) {
  auto next = std::make_shared<DataShown>(*shown_);
  change(*next);
  shown_ = std::move(next);
  bar_->refresh();
  emit changed();
}

void DataPage::take(const std::shared_ptr<const Story>& story) {
  instance_ = story->run().instance;
  auto next = std::make_shared<DataShown>(*shown_);
  next->scenario = story->run().scenario;
  shown_ = std::move(next);
  bar_->refresh();
}

std::vector<std::shared_ptr<const Exhibit>> DataPage::exhibits() const {
  if (!instance_) return {};
  return {data_exhibit(shown_)};
}

Provenance DataPage::provenance(int step) const {
  const Scenario& scenario = shown_->run ? shown_->run->scenario : shown_->scenario;
  const QString path = shown_->run ? file_text(shown_->run->path) : shown_->path;
  const bool release = shown_->run ? shown_->run->release : shown_->release;
  return {scenario, step, data_text(scenario, path, release)};
}

QString DataPage::command(const ChapterScenario& edited) const {
  return data_text(std::get<Scenario>(edited), shown_->path, shown_->release);
}

bool DataPage::take_data(const QString& path) {
  failure_.clear();
  show([&](DataShown& shown) {
    shown.path = path;
    shown.run = nullptr;  // what is on display is of another file
  });
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
         nullptr, plural(shown_->ledger.size())),
      QMessageBox::Yes | QMessageBox::Cancel, this);
  if (box.exec() == QMessageBox::Yes) forget();
}

void DataPage::forget() {
  if (job_.running()) return;
  show([](DataShown& shown) {
    shown.ledger.clear();
    shown.spent = {};
  });
  emit kept_changed();
}

bool DataPage::can_learn() const { return instance_ != nullptr && !shown_->path.isEmpty() && !job_.running(); }

void DataPage::learn() {
  if (!can_learn()) return;
  failure_.clear();
  job_.start(shown_->scenario, instance_, file_bytes(shown_->path), shown_->release, shown_->ledger);
  emit changed();
}

nlohmann::json DataPage::kept() const { return nlohmann::json::parse(ledger_to_json(shown_->ledger).dump()); }

void DataPage::set_kept(const nlohmann::json& kept) {
  Ledger ledger = ledger_from_json(kept);
  if (ledger == shown_->ledger) return;
  show([&](DataShown& shown) { shown.ledger = std::move(ledger); });
  job_.count(shown_->ledger);
}

void DataPage::continue_from(const Page& other) {
  const auto* before = dynamic_cast<const DataPage*>(&other);
  if (before == nullptr) return;
  show([&](DataShown& shown) {
    const Scenario scenario = shown.scenario;  // its own comes with its run
    shown = *before->shown_;
    shown.scenario = scenario;
  });
  noise_choice().choose(shown_->release ? 0 : 1);
}

QString DataPage::state_text() const {
  if (job_.running()) return tr("Learning… Esc stops it, and nothing is spent.");
  if (!failure_.isEmpty()) return failure_;
  if (shown_->path.isEmpty()) return tr("No data yet.");
  return data_name(shown_->path);
}

QWidget* DataPage::bar() const { return bar_; }
PlainButton& DataPage::learn_button() const { return bar_->learn_button(); }
Segments& DataPage::noise_choice() const { return bar_->noise(); }

void DataPage::fill_head(int) {
  forget_->setVisible(!shown_->ledger.empty());
  set_titles(tr("A run on data of your own"),
             tr("M learns from a file. What left it may be told to anyone; what it counted is not kept."));
}

void DataPage::explain(StepPanel& panel, int) const {
  if (!instance_) return;
  panel.set_before_boundary(false);
  panel.set_picture(nullptr);
  const DataRun* run = shown_->run.get();
  const bool release = run != nullptr ? run->release : shown_->release;
  QString sentence;
  if (run == nullptr) {
    sentence = shown_->path.isEmpty()
                   ? tr("Open a file with a line for each person. M learns from it what it learns from drawn examples.")
                   : tr("The file is chosen. Nothing is read and nothing is spent until you press the button.");
  } else {
    sentence =
        tr("Lines that M has read: %1. Predictors that it released: %2. The hypothesis it chose is private at %3.")
            .arg(number_text(run->records))
            .arg(run->list.size())
            .arg(promise_text(run->scenario.epsilon, run->scenario.delta));
    if (!release) {
      sentence =
          tr("Lines that M has read: %1. Predictors that it released: %2, with noise that anybody can draw again.")
              .arg(number_text(run->records))
              .arg(run->list.size());
    }
  }
  panel.set_step(sentence, tr("Theorem 3 · help: side-channels"));
  std::vector<Note> notes = {{release ? tr("Private: yes") : tr("Private: no"), privacy_reason(release)}};
  const Scenario& scenario = run != nullptr ? run->scenario : shown_->scenario;
  notes.push_back({tr("Is it accurate?"), scenario.constants_kind == ConstantsKind::custom
                                              ? tr("Custom constants promise privacy and no accuracy.")
                                              : tr("Loss at most %1 except with probability %2, if some hypothesis of "
                                                   "the class fits the data (Theorem 3).")
                                                    .arg(rational_text(scenario.alpha), rational_text(scenario.beta))});
  const QString spent = spent_text(shown_->spent);
  notes.push_back({tr("Spent in this session"), spent.isEmpty()
                                                    ? tr("Nothing yet.")
                                                    : spent + QStringLiteral("; ") + exact_text(shown_->spent) + u'.'});
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
      tr("A release draws from the operating system and is private; a run with the seed can be repeated and "
         "is not"));
  noise_->setFixedWidth(200);
  noise_->choose(0);
  learn_->setToolTip(tr("Runs M on the file once; a release spends its ε and δ"));
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
  connect(learn_, &QAbstractButton::clicked, &page_, &DataPage::learn);
}

void DataBar::refresh() {
  learn_->setEnabled(page_.can_learn());
  const Scenario& next = page_.shown()->scenario;
  learn_->setText(page_.shown()->release ? tr("Learn: spends %1").arg(promise_text(next.epsilon, next.delta))
                                         : tr("Learn, not private"));
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
    spent_->set_markup(tr("Spent in this session: nothing."));
  } else if (wide) {
    spent_->set_markup(tr("Spent in this session: %1; %2.").arg(spent, exact_text(page_.shown()->spent)));
  } else {
    spent_->set_markup(tr("Spent in this session: %1.").arg(spent));
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
