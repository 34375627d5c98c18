// SPDX-License-Identifier: GPL-3.0-or-later
// The chapter's run on a file of the user, and the ledger of what was spent on such runs.
#pragma once

#include <QFileSystemWatcher>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ui/pages/data/data_fields.hpp"
#include "ui/pages/data/data_job.hpp"
#include "ui/pages/data/data_words.hpp"
#include "ui/pages/learn/learn_page.hpp"
#include "ui/shell/picture_page.hpp"

namespace littlestone::ui {

[[nodiscard]] PageInfo data_page();

/// What left the last run on data, and the ledger.
[[nodiscard]] std::shared_ptr<const Exhibit> data_exhibit(const std::shared_ptr<const DataShown>& shown);

/// Columns that were chosen by hand, for a file of this name or another one with columns of these names.
struct ChosenColumns {
  std::string file;  // its last part
  std::string point;
  std::string label;
  DataColumns columns;  // point and label aside

  friend bool operator==(const ChosenColumns&, const ChosenColumns&) = default;
};
/// In a session: {"file", "point", "label", "plus", "cuts", "header"}.
[[nodiscard]] nlohmann::json to_json(const ChosenColumns& chosen);
/// Throws InputError (field "columns") where it is none.
[[nodiscard]] ChosenColumns chosen_columns_from_json(const nlohmann::json& json);
/// These columns of a file with this header; the usual ones where it has no such names.
[[nodiscard]] DataColumns columns_in(const DataHeader& header, const ChosenColumns& chosen);

/// The lean or the chain learner, whichever asks for fewer lines, with the class, ε, δ, α and β of the chapter on a file,
/// with the constants of its proof. Of the file only the names of the columns and the number of lines are known before learn(): from them the page says what is
/// promised, or that the lines are too few. Only learn() runs it, never the page by itself, because each run spends
/// privacy budget. A run is a release unless it is asked to take the scenario's seed; the page says which one it is,
/// whether it is private, and why. From before the privacy boundary the page receives one thing, for the owner of the
/// file and before the run: how many lines cannot be read.
class DataPage final : public PicturePage, public LearnPage {
  Q_OBJECT

 public:
  explicit DataPage(const PageInfo& info = data_page(), QWidget* parent = nullptr);

  void take(const std::shared_ptr<const Story>& story) override;
  void set_edited(const Scenario& scenario) override;
  [[nodiscard]] QWidget* own_fields() const override { return fields_; }
  [[nodiscard]] std::vector<std::shared_ptr<const Exhibit>> exhibits() const override;
  [[nodiscard]] Provenance provenance(int step) const override;
  [[nodiscard]] QString command(const ChapterScenario& edited) const override;
  void explain(StepPanel& panel, int step) const override;
  [[nodiscard]] QWidget* bar() const override;
  bool take_data(const QString& path) override;
  void stop() override;
  [[nodiscard]] bool running() const override { return job_.running(); }
  /// The file is being looked at, or what its lines can be promised is being worked out.
  [[nodiscard]] bool planning() const { return plan_job_.running(); }
  [[nodiscard]] DataFields& fields() const { return *fields_; }
  /// From now on what is spent is counted in this file, with all other windows and the command line. Without one this
  /// page counts alone.
  void keep_ledger(const QString& path);
  /// Which columns were chosen last, and what a session of an earlier version had spent and is not in the ledger yet;
  /// null where there is neither.
  [[nodiscard]] nlohmann::json kept() const override;
  void set_kept(const nlohmann::json& kept) override;
  void continue_from(const Page& other) override;

  /// Runs on the chosen file and spends budget. Does nothing unless can_learn(). Where the lines are too few for the
  /// promise the run has none.
  void learn();
  /// Counts from 0: for other people's data. Nothing while a run is under way.
  void forget();
  /// Refuses every run from now on that would pass this; none: no budget. Nothing while a run is under way.
  void limit(const std::optional<PrivacyPromise>& budget);
  /// Whether the next run draws from the system's entropy, or from the scenario's seed.
  void set_release(bool release);
  [[nodiscard]] bool can_learn() const;
  [[nodiscard]] const std::shared_ptr<const DataShown>& shown() const { return shown_; }
  /// A run is under way, or the last one failed.
  [[nodiscard]] bool busy() const { return job_.running() || !failure_.isEmpty(); }
  /// One line about the work: what it waits for, or why it failed. Of a file that was chosen it tells how many lines a
  /// release would replace: to the owner at the screen, so it is in no picture, no table and no file.
  [[nodiscard]] QString state_text() const;
  [[nodiscard]] PlainButton& open_button() const { return *open_; }
  /// Asks first.
  [[nodiscard]] PlainButton& forget_button() const { return *forget_; }
  /// Asks for a budget.
  [[nodiscard]] PlainButton& budget_button() const { return *budget_; }
  [[nodiscard]] PlainButton& learn_button() const;
  [[nodiscard]] Segments& noise_choice() const;

 signals:
  /// The chapter's class is to be this one: what the cut points make.
  void class_asked(const QString& class_text);
  /// A file was opened of whose number of lines the chapter's δ is no promise; it is to be this one.
  void delta_asked(const QString& delta);

 protected:
  void fill_head(int step) override;

 private:
  friend class DataBar;  // its button
  void ask_forget();
  /// The button: asks once more where nothing is promised.
  void ask_learn();
  /// What is known of the file and promised is of another class, goal or file now.
  void plan();
  /// Counts anew the lines of the chosen file that cannot be read.
  void check();
  void ask_budget();
  void take_ledger(const Ledger& ledger, const SpentBudget& spent);
  void watch_ledger();
  /// Reads the ledger again, unless it is being read or written.
  void read_ledger_again();
  [[nodiscard]] LedgerPlace place() const;
  /// Whether nothing is under way that writes the ledger.
  [[nodiscard]] bool may_write() const { return !job_.running() && (earlier_.empty() || !counter_.running()); }
  /// Looks at the file again.
  void look_again(bool has_header);
  /// What was chosen by hand is chosen again for such a file, also at the next start.
  void remember();
  /// Changes what is shown, and shows it.
  void show(const std::function<void(DataShown&)>& change);

  std::shared_ptr<const DataShown> shown_;
  std::shared_ptr<const Instance> instance_;  // null before the first run
  QString failure_;
  DataJob job_;
  DataPlanJob plan_job_;
  DataFields* fields_;
  DataCheckJob check_;
  bool opened_ = false;                                 // the file, and nothing of it has been read yet
  std::optional<Rational> delta_set_;                   // for it
  std::optional<std::pair<quint64, quint64>> checked_;  // lines of the chosen file, and of these replaced
  DataJob counter_;                                     // what reads and writes the ledger beside runs
  QString ledger_path_;
  std::vector<LedgerEntry> earlier_;  // of a session of an earlier version, not in the ledger yet
  std::optional<ChosenColumns> remembered_;
  QFileSystemWatcher watcher_;
  bool changed_meanwhile_ = false;  // the ledger, while it was being read
  PlainButton* open_;
  PlainButton* forget_;
  PlainButton* budget_;
  class DataBar* bar_;
};

/// What stands in the transport's place: where the noise comes from, the button that spends, and what was spent.
class DataBar final : public QWidget {
  Q_OBJECT

 public:
  explicit DataBar(DataPage& page, QWidget* parent = nullptr);
  void refresh();
  [[nodiscard]] PlainButton& learn_button() const { return *learn_; }
  [[nodiscard]] Segments& noise() const { return *noise_; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  DataPage& page_;
  PlainButton* learn_;
  Segments* noise_;
  RichLabel* state_;
  RichLabel* spent_;
};

}  // namespace littlestone::ui
