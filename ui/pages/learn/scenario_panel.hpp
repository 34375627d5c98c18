// SPDX-License-Identifier: GPL-3.0-or-later
// The left panel: the scenario, field by field.
#pragma once

#include <QLabel>
#include <QWidget>
#include <functional>
#include <map>
#include <memory>

#include "core/study/private_run/lab_run.hpp"
#include "ui/kit/choice_box.hpp"
#include "ui/kit/controls.hpp"
#include "ui/pages/learn/small_pictures.hpp"
#include "ui/shell/scenario_fields.hpp"

namespace littlestone::ui {

/// Shows one scenario and lets every part of it be changed. What cannot be read stays in its field with "!" and the rule
/// below it; nothing is clamped and nothing is lost.
class ScenarioPanel final : public ScenarioFields {
  Q_OBJECT

 public:
  explicit ScenarioPanel(QWidget* parent = nullptr);

  /// Fills all fields and forgets all refusals.
  void set_scenario(const Scenario& scenario) override;
  /// What the fields spell; fields that are refused here keep their last good value in it.
  [[nodiscard]] const Scenario& scenario() const override { return scenario_; }
  /// What has been computed from it: sizes, names, weights, target.
  void set_run(const LabRun& run) override;
  /// Marks the field the rule is about; a field the panel does not have is told at the bottom.
  void show_refusal(const Refusal& refusal) override;
  void clear_refusals();
  /// Field names are those of the error messages: "class", "marginal", "epsilon", "batches", "seed", ….
  [[nodiscard]] NumberBox* box(const QString& field) const;
  /// Puts the scenario's own value back into the field that has the focus, where that was typed over or refused.
  bool take_back() override;
  [[nodiscard]] QString message(const QString& field) const;
  [[nodiscard]] Segments& constants() const { return *constants_; }
  [[nodiscard]] ChoiceBox& target() const { return *target_; }
  /// What is promised with these constants, in words.
  [[nodiscard]] QString promise() const { return promise_->markup(); }
  /// A number that is the same for all edits of one drag and of no other; 0 outside of drags.
  [[nodiscard]] int drag() const override { return drag_; }

 private:
  struct Field {
    QWidget* control = nullptr;
    RichLabel* message = nullptr;
    bool refused = false;
    bool unread = false;  // refused already here: the scenario does not hold this text
  };

  NumberBox* add_box(const QString& field, const QString& name, QSize size,
                     std::function<void(Scenario&, const QString&)> read);
  RichLabel* add_message(const QString& field, QWidget* control);
  void add_slider(class QVBoxLayout* column, const QString& field, const QString& symbol, const QString& words,
                  const QString& left, const QString& right, Rational Scenario::*member, int steps,
                  std::function<Rational(int)> value_at, std::function<double(double)> position_of);
  void apply(const QString& field, const QString& text, const std::function<void(Scenario&, const QString&)>& read);
  void refuse(const QString& field, const QString& value, const Rule& rule);
  void accept(const QString& field);
  void fill();
  void fill_constants();
  void fill_targets(const LabRun& run);
  [[nodiscard]] QLabel* caption(const QString& text, bool strong = false);

  Scenario scenario_;
  std::map<QString, Field> fields_;
  std::vector<std::pair<QString, std::function<void()>>> fillers_;
  ChoiceBox* class_;
  ChoiceBox* marginal_;
  ChoiceBox* target_;
  QLabel* size_;
  SmallBars* bars_;
  SmallStrip* strip_;
  RichLabel* other_;
  Segments* constants_ = nullptr;
  RichLabel* promise_ = nullptr;
  NumberBox* counts_[4] = {nullptr, nullptr, nullptr, nullptr};  // n, N, batches, n'
  std::shared_ptr<const Scenario> resolved_;  // what the last run was computed from, with its constants worked out
  int dimension_ = -1;                        // of the last run's class
  int drag_ = 0;
  int drags_ = 0;
};

/// "0.1", "1e-6", "1/10" or, as the program itself writes it, "2.5·10⁻⁴". Throws InputError.
[[nodiscard]] Rational parse_parameter(const QString& field, const QString& text);

}  // namespace littlestone::ui
