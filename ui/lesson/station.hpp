// SPDX-License-Identifier: GPL-3.0-or-later
// A station of the lesson: one question, one picture, one key. What it shows is a value: of the material, of how often
// Space was pressed in it, and of what was set by hand.
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/study/lesson/lesson_material.hpp"
#include "ui/kit/scene/scene.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// The room of every station's picture, px. The screen scales it as a whole.
inline constexpr QSizeF lesson_room{1184, 520};
/// The smallest type in it, px: 24 where the picture fills a wall of 1920 × 1080.
inline constexpr double lesson_type = 16;

/// The styles of words in a station's picture.
namespace lesson_styles {
inline constexpr MathStyle small{lesson_type};
inline constexpr MathStyle small_bold{lesson_type, QFont::DemiBold};
inline constexpr MathStyle plain{18};
inline constexpr MathStyle bold{18, QFont::DemiBold};
inline constexpr MathStyle heading{22, QFont::DemiBold};
inline constexpr MathStyle number{26, QFont::DemiBold};
}  // namespace lesson_styles

/// What was set by hand in a station: "your version" of it. Each station names its fields; a field that is not set has
/// the value of the lesson.
class Hand {
 public:
  [[nodiscard]] double at(const std::string& field, double usual) const;
  [[nodiscard]] bool has(const std::string& field) const {
    note(field);
    return values_.count(field) != 0;
  }
  void set(const std::string& field, double value) { values_[field] = value; }
  void clear(const std::string& field) { values_.erase(field); }
  /// As it was.
  void clear() { values_.clear(); }
  [[nodiscard]] bool empty() const { return values_.empty(); }
  [[nodiscard]] const std::map<std::string, double>& values() const { return values_; }

  /// The same, which notes each field that is asked for, set or not. `asked` outlives it.
  [[nodiscard]] Hand watched(std::set<std::string>& asked) const;

  [[nodiscard]] nlohmann::json kept() const { return values_; }
  /// What cannot be read is ignored, and so is a value beyond ±most.
  void set_kept(const nlohmann::json& kept);
  static constexpr double most = 1e6;
  friend bool operator==(const Hand& one, const Hand& other) { return one.values_ == other.values_; }
  friend auto operator<=>(const Hand& one, const Hand& other) { return one.values_ <=> other.values_; }

 private:
  void note(const std::string& field) const {
    if (asked_ != nullptr) asked_->insert(field);
  }

  std::map<std::string, double> values_;
  std::set<std::string>* asked_ = nullptr;
};

/// What stands around the picture after some presses of Space. A beat either asks (no answer yet) or answers the question
/// asked before it. Sentences are markup as MathText::Mode::mixed takes it; a "\n" ends a line.
struct Beat {
  QString question;        ///< that is asked, or was asked
  QStringList cards = {};  ///< to choose from by 1, 2, 3; at most three; only while it asks
  QString answer = {};     ///< empty: it asks
  QString second = {};     ///< a line below the answer in smaller type, where the answer is in larger; may be empty
  QString button;          ///< the words on the black button: what Space does next, such as "Answer" or "Go on"
  std::vector<double> ms =
      {};  ///< how long each part of the motion that leads here takes; the last ends at the beat itself
  [[nodiscard]] bool asks() const { return answer.isEmpty(); }
  friend bool operator==(const Beat&, const Beat&) = default;
};

/// One station. Pure: the same for the same material, beat, part and hand; called in any thread. Nothing that the
/// picture, the words, the table or the text for screen readers of a beat says tells what a later beat answers.
class Station {
 public:
  /// Null: only what needs no material may be asked for: id, name, minutes, presses.
  explicit Station(std::shared_ptr<const LessonMaterial> material) : material_(std::move(material)) {}
  virtual ~Station() = default;
  Station(const Station&) = delete;
  Station& operator=(const Station&) = delete;

  /// Its name in files and tests, in no language.
  [[nodiscard]] virtual std::string id() const = 0;
  /// Its name while it asks; it does not tell the answer.
  [[nodiscard]] virtual QString name() const = 0;
  /// What it is called from its first answer on.
  [[nodiscard]] virtual QString line() const { return name(); }
  /// Of the plan of 45 minutes.
  [[nodiscard]] virtual int minutes() const = 0;
  /// How many presses of Space it takes to the next station; 0: the lesson stays there. It has max(1, presses) beats.
  [[nodiscard]] virtual int presses() const = 0;

  [[nodiscard]] virtual Beat beat(int beat, const Hand& hand) const = 0;
  /// `part`: how many parts of the motion to the beat are over, 0 … beat.ms.size(); with all of them, the beat at rest.
  /// Part 0 is what the motion starts from: the beat before at rest, or what the station opens from. Marks move by their
  /// keys between one part and the next. Within lesson_room, no type below lesson_type.
  [[nodiscard]] virtual Scene scene(int beat, int part, const Hand& hand) const = 0;
  /// The same facts in rows.
  [[nodiscard]] virtual PageTable table(int beat, const Hand& hand) const = 0;

  /// A click on a place of the picture; where it has a Grab, its value was set already.
  virtual void take_click(int /*beat*/, const Spot& /*spot*/, Hand& /*hand*/) const {}
  /// The value that a drag sets: whole, within its range.
  [[nodiscard]] virtual double settled(int /*beat*/, const std::string& /*field*/, double value) const { return value; }
  /// The card that the hand has chosen in the picture, from 0: a click on the right kind of thing is the guess.
  [[nodiscard]] virtual std::optional<int> guess(int /*beat*/, const Hand& /*hand*/) const { return std::nullopt; }
  /// What the hand has answered, as a line of guesses has it: the card or the point from 1, or a number.
  [[nodiscard]] virtual std::optional<int> written_guess(int beat, const Hand& hand) const {
    const std::optional<int> chosen = guess(beat, hand);
    return chosen ? std::optional(*chosen + 1) : std::nullopt;
  }
  /// A field that counts how often something was done again. A file that holds every state begins again after so many;
  /// 0: a field that does not count.
  [[nodiscard]] virtual int counts_to(const std::string& /*field*/) const { return 0; }
  /// What moves by itself while the beat is at rest is shown again by R: whether there is anything.
  [[nodiscard]] virtual bool again(int /*beat*/, Hand& /*hand*/) const { return false; }
  /// False while what it shows is still computed: Space waits.
  [[nodiscard]] virtual bool ready() const { return true; }

  /// What a lecturer says after the answer of a beat; empty where nothing is to be said.
  [[nodiscard]] virtual QString say(int beat) const = 0;
  /// The full page that shows the same, for "Open the page".
  struct Page {
    std::string id;
    std::string view = {};  ///< of its views; empty: the usual one
    /// Where the run's play stands; none: where it is.
    enum class Play { as_is, opening, first_contest, last_contest, votes, noise, end };
    Play play = Play::as_is;
    bool of_agreement = false;  ///< of the scenario whose levels agree more and more, not of the run
  };
  [[nodiscard]] virtual Page page(int beat) const = 0;

 protected:
  [[nodiscard]] const LessonMaterial& material() const { return *material_; }
  [[nodiscard]] const PrivateRun& run() const { return *material_->run; }
  [[nodiscard]] const ConceptClass& concept_class() const { return run().concept_class(); }

 private:
  std::shared_ptr<const LessonMaterial> material_;
};

/// The stations in order; see Station's constructor for a null material.
[[nodiscard]] std::vector<std::shared_ptr<const Station>> lesson_course(
    const std::shared_ptr<const LessonMaterial>& material);

// Each of them, in order.
using Material = std::shared_ptr<const LessonMaterial>;
[[nodiscard]] std::shared_ptr<const Station> accident_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> table_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> adversary_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> balance_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> samples_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> contest_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> lie_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> agreement_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> votes_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> noise_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> neighbour_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> selection_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> price_station(const Material& material);
[[nodiscard]] std::shared_ptr<const Station> theorem_station(const Material& material);

}  // namespace littlestone::ui
