// SPDX-License-Identifier: GPL-3.0-or-later
// The left panel of chapter II: the fields that the page which is open uses.
#pragma once

#include <QLabel>
#include <functional>
#include <map>
#include <vector>

#include "core/study/lower_bound/lower_bound_run.hpp"
#include "ui/kit/choice_box.hpp"
#include "ui/kit/controls.hpp"
#include "ui/shell/scenario_fields.hpp"

class QVBoxLayout;

namespace littlestone::ui {

/// Shows one scenario of chapter II. What cannot be read stays in its field with "!" and the rule below it.
class LowerBoundPanel final : public ScenarioFields {
  Q_OBJECT

 public:
  explicit LowerBoundPanel(QWidget* parent = nullptr);
  ~LowerBoundPanel() override;

  void set_scenario(const ChapterScenario& scenario) override;
  void show_refusal(const Refusal& refusal) override;
  bool take_back() override;
  [[nodiscard]] int drag() const override { return drag_; }

  /// What was refused by a computation is good now.
  void set_run(const LowerBoundRun& run);
  /// Takes the choice in below the fields of that page.
  void add_page_choice(const QString& page, const QString& name, Segments* choice, const QString& explanation);
  /// The fields of this page are seen.
  void show_page(const QString& id);
  [[nodiscard]] const LowerBoundScenario& scenario() const { return scenario_; }
  [[nodiscard]] NumberBox* box(const QString& field) const;
  [[nodiscard]] ChoiceBox& learner() const { return *learner_; }
  [[nodiscard]] QString message(const QString& field) const;

 private:
  using Read = std::function<void(LowerBoundScenario&, const QString&)>;
  struct Field {
    QWidget* control = nullptr;
    RichLabel* message = nullptr;
    bool refused = false;
    bool unread = false;  // refused already here: the scenario does not hold this text
  };
  /// What a slider's places stand for.
  struct Scale {
    int steps = 1;
    std::function<void(LowerBoundScenario&, int)> set;
    std::function<double(const LowerBoundScenario&)> place;
  };
  struct Words {
    QString symbol;
    QString text;
    QString left;
    QString right;
  };

  // The rows, from the top; each is seen on the pages that use it.
  void add_class_and_learner();
  void add_heights();
  void add_examples();
  void add_attack();
  void add_sum_of_errors();
  void add_epsilon();
  void add_errors();
  void add_tolerance();
  void add_candidates();
  void add_search(QVBoxLayout* column);
  void add_delta();
  void add_comparison();
  void add_seed();

  /// A group of rows that is seen on these pages; what is added goes into it.
  QVBoxLayout* group(const QStringList& pages);
  QLabel* caption(const QString& text, bool strong = false);
  void add_row(QVBoxLayout* column, const QString& text, QWidget* control);
  void add_choice(QVBoxLayout* column, ChoiceBox* box, const QString& field, const QString& name,
                  const QStringList& items, Read read, std::function<QString(const LowerBoundScenario&)> write);
  NumberBox* add_box(const QString& field, const QString& name, QSize size, Read read,
                     std::function<QString(const LowerBoundScenario&)> write);
  void add_message(QVBoxLayout* column, const QString& field, QWidget* control);
  void add_slider(QVBoxLayout* column, const QString& field, const Words& words, Read read,
                  std::function<QString(const LowerBoundScenario&)> write, Scale scale);
  void add_number(QVBoxLayout* column, const QString& field, const QString& symbol, const QString& text, int width,
                  Read read, std::function<QString(const LowerBoundScenario&)> write);
  void apply(const QString& field, const QString& text, const Read& read);
  void take(LowerBoundScenario scenario);
  void refuse(const QString& field, const QString& value, const Rule& rule);
  void accept(const QString& field);
  void fill();

  LowerBoundScenario scenario_;
  std::map<QString, Field> fields_;
  std::vector<std::pair<QString, std::function<void()>>> fillers_;
  std::vector<std::pair<QStringList, QWidget*>> groups_;
  QVBoxLayout* column_;
  QVBoxLayout* choices_ = nullptr;  // of the pages, above what is told of other fields
  ChoiceBox* domain_;
  ChoiceBox* learner_;
  QLabel* size_ = nullptr;
  QLabel* law_ = nullptr;
  RichLabel* other_ = nullptr;
  int drag_ = 0;
  int drags_ = 0;
};

/// The scenario with another number of examples: a staircase by hand keeps its course, what no longer fits goes.
[[nodiscard]] LowerBoundScenario with_examples(LowerBoundScenario scenario, std::size_t examples);

/// γ, α + β and the like as the panel writes them: one over a whole number where that is shorter.
[[nodiscard]] QString share_text(const Rational& value);

/// "2²⁰", or the number where it is no power of two or short.
[[nodiscard]] QString line_point_text(LinePoint point);

}  // namespace littlestone::ui
