// SPDX-License-Identifier: GPL-3.0-or-later
// The left panel of a chapter of studies: one row a parameter, made of what the parameter's own row says of it.
#pragma once

#include <QLabel>
#include <functional>
#include <map>
#include <string_view>
#include <vector>

#include "core/study/field.hpp"
#include "ui/kit/choice_box.hpp"
#include "ui/kit/controls.hpp"
#include "ui/shell/scenario_fields.hpp"

class QVBoxLayout;

namespace littlestone::ui {

/// How a parameter is set in the panel.
enum class PanelControl {
  slider,    ///< symbol, label and a number box, and a slider below with the words of its ends (FieldInfo::slider)
  number,    ///< symbol, label and a number box
  segments,  ///< the choices of the parameter side by side; with `words` these, in the same order
  text,      ///< a box to type in, with `words` to choose from
};

/// One parameter in the panel.
struct PanelRow {
  std::string_view field;  ///< the name of its row (FieldInfo::name)
  PanelControl control = PanelControl::number;
  QStringList words = {};  ///< in the language that is spoken
  QString note = {};       ///< below it, markup
};

/// Type-erased access to the parameters of a chapter's scenario.
struct PanelFields {
  [[nodiscard]] const FieldInfo& info(std::string_view name) const { return *find_info(name); }
  const FieldInfo* (*find_info)(std::string_view name) = nullptr;  ///< null: there is none
  FieldValue (*get)(const ChapterScenario& scenario, std::string_view name) = nullptr;
  void (*set)(ChapterScenario& scenario, std::string_view name, const FieldValue& value) = nullptr;
  /// What is wrong with the whole.
  void (*check)(const ChapterScenario& scenario, std::vector<InputError>& problems) = nullptr;
};

/// Shows one scenario of a chapter of studies. What cannot be read stays in its field with "!" and the rule below it.
class StudyPanel final : public ScenarioFields {
  Q_OBJECT

 public:
  StudyPanel(const PanelFields& fields, ChapterScenario scenario, QWidget* parent = nullptr);

  void set_scenario(const ChapterScenario& scenario) override;
  void show_refusal(const Refusal& refusal) override;
  bool take_back() override;
  [[nodiscard]] int drag() const override { return drag_; }

  /// Adds the page's rows; a field that another page has already is shared.
  void add_page(const QString& page, const std::vector<PanelRow>& rows);
  /// Takes the choice in below the fields of that page.
  void add_page_choice(const QString& page, const QString& name, Segments* choice, const QString& explanation);
  /// The fields of this page are seen.
  void show_page(const QString& id);
  /// What was refused by a computation is good now; `size` stands below the class.
  void accept_all(const QString& size);
  [[nodiscard]] const ChapterScenario& scenario() const { return scenario_; }
  [[nodiscard]] QWidget* control(const QString& field) const;
  [[nodiscard]] QString message(const QString& field) const;

 private:
  struct Row;

  PanelFields fields_;
  ChapterScenario scenario_;
  std::map<QString, Row> rows_;
  int drag_ = 0;
  int drags_ = 0;
};

}  // namespace littlestone::ui
