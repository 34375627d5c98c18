// SPDX-License-Identifier: GPL-3.0-or-later
// A page that is one study of its chapter's scenario: computed off the window's thread, told in steps, drawn as one
// picture.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/run_control.hpp"
#include "ui/kit/controls.hpp"
#include "ui/shell/lecture_page.hpp"
#include "ui/shell/picture_page.hpp"
#include "ui/shell/script.hpp"
#include "ui/shell/study_panel.hpp"

namespace littlestone::ui {

/// Its chapter (StudyChapter) computes the study when the page is looked at first and whenever the scenario has changed
/// since. What is dragged in its picture is an edit of the scenario.
class StudyPage : public PicturePage, public LecturePage {
  Q_OBJECT

 public:
  using PicturePage::PicturePage;

  /// Takes what was computed; runs in the window's thread. Null: nothing to take.
  using Take = std::function<void()>;
  /// Hands on a first answer while the computation goes on.
  using Post = std::function<void(Take)>;
  /// Runs on a thread of its own and may outlive the page. It uses nothing of the page except in the values that it
  /// returns and posts. Throws InputError; Stopped ends it without a result.
  using Work = std::function<Take(const Post& post, const Observer& observer)>;

  /// What computes the page's study of a scenario. The Take it ends with calls `taken`.
  [[nodiscard]] virtual Work work(const ChapterScenario& scenario) = 0;
  /// The rows of the left panel that the page uses, in their order; those of several pages are told apart by their
  /// field's name and stand once.
  [[nodiscard]] virtual std::vector<PanelRow> rows() const = 0;
  /// A choice of this page alone, how it is seen and no part of the scenario: it stands in the left panel while the
  /// page is open.
  struct ViewChoice {
    struct Value {
      QString words;
      nlohmann::json kept = nullptr;  ///< in a session
    };
    std::string key;  ///< in a session; empty: not kept, it follows from the scenario
    QString name;
    std::vector<Value> values;
    int usual = 0;
    QString explanation = {};  ///< below it, markup; may be empty
    Segments* segments = nullptr;
  };
  [[nodiscard]] const std::vector<ViewChoice>& view_choices() const { return view_choices_; }
  /// What this page alone has at the foot of the left panel, seen while the page is open.
  [[nodiscard]] const std::vector<QWidget*>& panel_foot() const { return panel_foot_; }
  /// What fields of the panel show where they are empty, by their names, once the study on display is known.
  [[nodiscard]] virtual std::vector<std::pair<QString, QString>> field_hints() const { return {}; }

  /// Null before the first study.
  [[nodiscard]] const std::shared_ptr<const Script>& script() const { return script_; }
  /// Of which the study on display is; null before the first one.
  [[nodiscard]] const std::shared_ptr<const ChapterScenario>& scenario() const { return scenario_; }
  /// What is pointed at, in a few words; empty: nothing to say.
  [[nodiscard]] virtual QString tell(const Kin& kin) const;

  [[nodiscard]] bool plays() const override { return true; }
  [[nodiscard]] bool ready() const override { return script_ != nullptr; }
  [[nodiscard]] Provenance provenance(int step) const override;
  /// The sentence of the step, and what fill_panel adds.
  void explain(StepPanel& panel, int step) const final;
  /// Takes it in place of the scenario's data, where the scenario has a place for one.
  bool take_data(const QString& path) override;
  /// The step's sentence, and below it what the room is asked; empty where nothing is asked.
  [[nodiscard]] QString headline(Moment moment) const override;
  /// What the room is asked, and the next step's sentence, which answers it.
  [[nodiscard]] LectureNote note(int step) const override;
  /// A click on a mark with a Grab sets its value, a drag that of where the hand is.
  void take_click(const Spot& spot) override;
  void take_drag(const Drag& drag) override;
  /// With the choices that have a key.
  [[nodiscard]] nlohmann::json view_state() const override;
  void set_view_state(const nlohmann::json& state) override;

 signals:
  /// An edit; those of one drag have the same number, not 0.
  void edited(const littlestone::ui::ChapterScenario& scenario, int drag);
  /// There is another study on display, or more of it, or its script is another one.
  void retold();

 protected:
  /// The study on display is another one: called by a Take after the page has stored it. Writes the script and has the
  /// page shown.
  void taken(const ChapterScenario& scenario);
  /// Writes the script again: what the page keeps beside the study has changed. Nothing before the first study.
  void retell();
  /// Adds to the foot of the left panel, below what is there.
  void add_to_panel(QWidget* widget) { panel_foot_.push_back(widget); }
  /// The same with a button.
  PlainButton* add_panel_button(const QString& words);
  /// Adds a choice, below those there are. Its segments stand on the usual value.
  Segments* add_view_choice(ViewChoice choice);
  /// The picture and the notes beside the sentence; `step` is one of the script's.
  virtual void fill_panel(StepPanel& panel, int step) const = 0;
  /// The steps of the study that the page has stored.
  [[nodiscard]] virtual std::shared_ptr<const Script> write_script() const = 0;
  /// A hand on a mark of the picture sets a field of the scenario (see Grab): edits it, where that changes it.
  virtual void set_by_hand(const std::string& field, double value, int drag);
  /// A number that is the same from the drag's beginning to its end and that no other drag has.
  [[nodiscard]] static int number_of(const Drag& drag);

 private:
  std::shared_ptr<const ChapterScenario> scenario_;
  std::shared_ptr<const Script> script_;
  std::vector<ViewChoice> view_choices_;
  std::vector<QWidget*> panel_foot_;
};

}  // namespace littlestone::ui
