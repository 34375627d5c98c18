// SPDX-License-Identifier: GPL-3.0-or-later
// The left panel: the scenario, field by field.
#pragma once

#include <QLabel>
#include <QStringList>
#include <QWidget>
#include <array>
#include <functional>
#include <map>
#include <memory>

#include "core/study/chapters/known_constants.hpp"
#include "core/study/chapters/scenario_fields.hpp"
#include "core/study/private_run/private_run.hpp"
#include "ui/kit/choice_box.hpp"
#include "ui/kit/controls.hpp"
#include "ui/pages/learn/small_pictures.hpp"
#include "ui/shell/scenario_fields.hpp"

class QVBoxLayout;

namespace littlestone {
struct LeanConstants;
struct ChainConstants;
}  // namespace littlestone

namespace littlestone::ui {

using ScenarioRow = Field<Scenario>;

/// Shows one scenario and lets the user change every part of it. A text that cannot be read stays in its field, with
/// "!" and the rule below it; nothing is clamped and nothing is lost.
class ScenarioPanel final : public ScenarioFields {
  Q_OBJECT

 public:
  explicit ScenarioPanel(QWidget* parent = nullptr);
  ~ScenarioPanel() override;

  /// Fills all fields and forgets all refusals.
  void set_scenario(const ChapterScenario& scenario) override;
  /// What the fields spell; fields that are refused here keep their last good value in it.
  [[nodiscard]] const Scenario& scenario() const { return scenario_; }
  /// What has been computed from it: sizes, names, weights, target.
  void set_run(const PrivateRun& run);
  /// Marks the field the rule is about; a field the panel does not have is told at the bottom.
  void show_refusal(const Refusal& refusal) override;
  void clear_refusals();
  /// Field names are those of the error messages: "class", "marginal", "epsilon", "batches", "seed", ….
  [[nodiscard]] NumberBox* box(const QString& field) const;
  /// Puts the scenario's own value back into the field that has the focus, where that was typed over or refused.
  bool take_back() override;
  [[nodiscard]] QString message(const QString& field) const;
  [[nodiscard]] Segments& constants() const { return *constants_; }
  [[nodiscard]] Segments& on_fail() const { return *on_fail_; }
  [[nodiscard]] ChoiceBox& target() const { return *target_; }
  [[nodiscard]] Segments& player() const { return *player_; }
  /// The names of the rows that can be edited here.
  [[nodiscard]] QStringList fields() const;
  /// What is promised with these constants, in words.
  [[nodiscard]] QString promise() const { return promise_->markup(); }
  /// A number that identifies one drag: all edits of the drag have it, and no other edit does; 0 outside of drags.
  [[nodiscard]] int drag() const override { return drag_; }
  /// The target is not named: an audience is asked how to find it.
  /// Shows `fields` in place of all that examples are drawn from, and of the learner with its constants and its seed:
  /// beside a file of people none of these means anything. Null: shows those again.
  void show_instead(QWidget* fields);
  /// As if it was typed, with the first target and weights that any class has.
  void set_class(const QString& class_text);
  /// As if it was typed.
  void set_delta(const QString& delta);

 private:
  struct Entry {
    QWidget* control = nullptr;
    RichLabel* message = nullptr;
    bool refused = false;
    bool unread = false;  // refused already here: the scenario does not hold this text
  };

  // The parts, from the top; each adds its rows to the column.
  void add_class(QVBoxLayout* column);
  void add_distribution(QVBoxLayout* column);  // and target
  /// A column of its own that show_instead hides.
  QVBoxLayout* add_drawn_part(QVBoxLayout* column);
  void add_player(QVBoxLayout* column);
  void add_kind_of_constants(QVBoxLayout* column);
  void add_counts(QVBoxLayout* column);
  void add_on_fail(QVBoxLayout* column);
  void add_seed(QVBoxLayout* column);

  void add_row(QVBoxLayout* column, const QString& text, QWidget* control, QWidget* beside = nullptr);
  void add_row(QVBoxLayout* column, const ScenarioRow& shown, QWidget* control, QWidget* beside = nullptr);
  void make_editable(ChoiceBox* box, const ScenarioRow& shown);
  /// Two of the counts, named by their places in `count_fields`, beside each other.
  void add_pair(QVBoxLayout* column, std::size_t a, std::size_t b);
  NumberBox* add_box(const ScenarioRow& row, QSize size);
  RichLabel* add_message(const ScenarioRow& row, QWidget* control);
  void add_slider(QVBoxLayout* column, const ScenarioRow& row);
  void apply(const ScenarioRow& row, const QString& text);
  void refuse(const QString& field, const QString& value, const Rule& rule);
  void accept(const QString& field);
  void fill();
  /// Of a field of the paper's constants: whether the paper has its number.
  [[nodiscard]] static QString origin_of_paper(std::string_view field);
  void fill_constants();
  [[nodiscard]] QString lean_promise() const;
  [[nodiscard]] QString chain_promise() const;
  [[nodiscard]] QString promise_of(const KnownConstants& known) const;
  void fill_targets(const PrivateRun& run);
  [[nodiscard]] QLabel* caption(const QString& text, bool strong = false);

  Scenario scenario_;
  std::map<QString, Entry> entries_;
  std::vector<std::pair<QString, std::function<void()>>> fillers_;
  ChoiceBox* class_;
  ChoiceBox* marginal_;
  ChoiceBox* target_;
  QLabel* size_;
  SmallBars* bars_;
  SmallStrip* strip_;
  RichLabel* other_;
  Segments* player_ = nullptr;         // M, the lean or the chain learner
  QWidget* m_part_ = nullptr;          // the constants of M
  std::vector<QWidget*> drawn_parts_;  // of drawn examples
  QWidget* instead_ = nullptr;         // shown in their place
  Segments* constants_ = nullptr;
  Segments* on_fail_ = nullptr;
  // Below a slider: what its ends mean, or that it does not move the run.
  struct SliderWords {
    QLabel* low = nullptr;
    QLabel* high = nullptr;
    QLabel* idle = nullptr;
  };
  std::vector<SliderWords> accuracy_words_;  // of α and β
  RichLabel* promise_ = nullptr;
  std::array<NumberBox*, 4> counts_ = {};        // n, N, batches, n'
  std::shared_ptr<const Scenario> resolved_;     // what the last run was computed from, with its constants worked out
  std::shared_ptr<const LeanConstants> lean_;    // of the last run; null where that was of another learner
  std::shared_ptr<const ChainConstants> chain_;  // the same
  int dimension_ = -1;                           // of the last run's class
  int drag_ = 0;
  int drags_ = 0;
};

}  // namespace littlestone::ui
