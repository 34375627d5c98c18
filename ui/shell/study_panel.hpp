// SPDX-License-Identifier: GPL-3.0-or-later
// The left panel of a chapter of studies: one row a parameter, made of what the parameter's own row says of it.
#pragma once

#include <QLabel>
#include <functional>
#include <map>
#include <optional>
#include <string>
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
  segments,  ///< the choices of the parameter side by side
  checks,    ///< of several choices, one below the other, each ticked or not
  text,      ///< a box to type in, with `words` to choose from
  target,    ///< a hypothesis of the class, by its name
  seed,      ///< a number box and a button for a new one, at the bottom
};

/// One parameter in the panel.
struct PanelRow {
  std::string_view field;  ///< the name of its row (FieldInfo::name)
  PanelControl control = PanelControl::number;
  QStringList words =
      {};  ///< of segments and checks: the choices in the language of the window; of text: what to choose from; of
           ///< the seed: what its button says
  QString note = {};  ///< below it, markup
  /// What is known of the value, right below it; empty: nothing.
  QString (*fact)(const ChapterScenario& scenario) = nullptr;
  QString hint = {};  ///< what an empty field shows in its place
  QString tip = {};   ///< its tool tip; empty: none
  /// Of text: a button below the box that asks for another value in a dialog.
  struct Asking {
    QString words;  ///< empty: there is no button
    /// The scenario with what was chosen; none where nothing was.
    std::optional<ChapterScenario> (*ask)(const ChapterScenario& scenario, QWidget* over) = nullptr;
  };
  Asking asking = {};
};

/// The parameters of a chapter's scenario, whichever chapter it is.
struct PanelFields {
  const FieldInfo& (*info)(std::string_view name) = nullptr;  ///< there must be one of this name
  FieldValue (*get)(const ChapterScenario& scenario, std::string_view name) = nullptr;
  /// Sets the value. Values that were set by hand and do not fit it are replaced by drawn ones. Throws InputError where
  /// it is refused.
  void (*set)(ChapterScenario& scenario, std::string_view name, const FieldValue& value) = nullptr;
  /// How the panel writes a value; none, and without the function: as the window writes values of the kind.
  std::optional<QString> (*written)(const FieldInfo& info, const FieldValue& value) = nullptr;
};

/// What the panel says of the class beside its text.
struct PanelClass {
  QString size;                  ///< "8 × 8 · Ldim 3 · VC 1"
  std::vector<Name> hypotheses;  ///< names of the first of them
};

/// Shows one scenario of a chapter of studies. What cannot be read stays in its field with "!" and the rule below it.
class StudyPanel final : public ScenarioFields {
  Q_OBJECT

 public:
  StudyPanel(const PanelFields& fields, ChapterScenario scenario, QWidget* parent = nullptr);
  ~StudyPanel() override;

  void set_scenario(const ChapterScenario& scenario) override;
  void show_refusal(const Refusal& refusal) override;
  bool take_back() override;
  [[nodiscard]] int drag() const override { return drag_; }

  /// Adds the page's rows; a field that another page has already is shared, with the words of the first page.
  void add_page(const QString& page, const std::vector<PanelRow>& rows);
  /// Takes the choice in below the fields of that page.
  void add_page_choice(const QString& page, const QString& name, Segments* choice, const QString& explanation);
  /// Takes it in at the foot of that page's fields.
  void add_page_foot(const QString& page, QWidget* widget);
  /// The fields of this page are seen.
  void show_page(const QString& id);
  /// What was refused by a computation is good now.
  void accept_all();
  void set_class(const PanelClass& facts);
  /// What an empty field shows in its place from now on.
  void set_hint(const QString& field, const QString& hint);
  [[nodiscard]] const ChapterScenario& scenario() const { return scenario_; }
  [[nodiscard]] QWidget* control(const QString& field) const;
  /// What is said of a refused field; empty: it is not refused.
  [[nodiscard]] QString message(const QString& field) const;

 private:
  struct Row {
    QWidget* part = nullptr;     // all of it
    QWidget* control = nullptr;  // a NumberBox, ChoiceBox or Segments
    RichLabel* message = nullptr;
    PanelControl kind = PanelControl::number;
    bool refused = false;
    bool unread = false;  // refused already here: the scenario does not hold this text
    std::vector<std::function<void()>> fillers;
  };

  void add_row(const QString& page, const PanelRow& row);
  QLabel* caption(const QString& text, bool strong);
  void add_named(QVBoxLayout* column, const QString& name, QWidget* control, int least_width);
  NumberBox* add_box(Row& row, const FieldInfo& info, QSize size);
  void add_number_line(Row& row, QVBoxLayout* column, const FieldInfo& info);
  void add_slider(Row& row, QVBoxLayout* column, const FieldInfo& info);
  void add_segments(Row& row, QVBoxLayout* column, const FieldInfo& info, const QStringList& words);
  void add_checks(Row& row, QVBoxLayout* column, const FieldInfo& info, const QStringList& words);
  void add_text(Row& row, QVBoxLayout* column, const FieldInfo& info, const PanelRow& of);
  [[nodiscard]] QString written(const FieldInfo& info) const;
  void add_target(Row& row, QVBoxLayout* column, const FieldInfo& info);
  void add_seed(Row& row, QVBoxLayout* column, const FieldInfo& info);
  void apply(const FieldInfo& info, const QString& text);
  void change(const FieldInfo& info, const FieldValue& value);
  void take(ChapterScenario scenario);
  void refuse(const QString& field, const QString& value, const Rule& rule);
  void accept(const QString& field);
  void fill();

  PanelFields fields_;
  ChapterScenario scenario_;
  std::map<QString, Row> rows_;
  std::map<QString, QStringList> order_;               // fields of each page
  std::vector<std::pair<QString, QWidget*>> choices_;  // page and part
  std::vector<std::pair<QString, QWidget*>> feet_;     // page and part
  std::vector<QWidget*> lines_;                        // between groups of rows
  QVBoxLayout* column_;
  QVBoxLayout* top_;
  QVBoxLayout* bottom_;
  QLabel* size_ = nullptr;
  RichLabel* other_;
  PanelClass class_;
  int drag_ = 0;
  int drags_ = 0;
};

}  // namespace littlestone::ui
