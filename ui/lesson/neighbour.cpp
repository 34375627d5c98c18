// SPDX-License-Identifier: GPL-3.0-or-later
// Station 10: one example flips, one vote moves; who sees what leaves can hardly tell whether it did.
#include <QCoreApplication>
#include <algorithm>
#include <optional>

#include "ui/lesson/epsilon_handle.hpp"
#include "ui/lesson/neighbour_picture.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Fields of the hand: "example", 1-based: the one that flips; "epsilon"; "list": the number of the list that left, 0
/// for the run's own; "guess": 0 before, 1 after.
class NeighbourStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(NeighbourStation)

 public:
  using Station::Station;

  std::string id() const override { return "neighbour"; }
  QString name() const override { return tr("Before or after?"); }
  int minutes() const override { return 4; }
  int presses() const override { return 4; }
  QString say(int) const override { return {}; }
  Page page(int) const override { return {"histogram", "neighbour", Page::Play::noise}; }

  Beat beat(int beat, const Hand& hand) const override {
    const lesson::NeighbourShown shown = shown_with(hand);
    Beat here;
    if (beat < 2) {
      here.question =
          beat == 0 || !shown.moves() ? moved_sentence(shown) : tr("What leaves, before the flip and after?");
      here.button = beat == 0 ? tr("What leaves?") : tr("Draw a list");
      here.ms = beat == 0 ? std::vector<double>{120, 240, 320} : std::vector<double>{300, 600};
      return here;
    }
    here.question = tr("Here is a list that left. Made before the flip, or after?");
    here.button = tr("Answer");
    if (beat == 2) {
      here.cards = {tr("before"), tr("after")};
      here.ms = {320};
      return here;
    }
    here.answer = answer_sentence(shown);
    here.button = tr("Go on");
    here.ms = {240};
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    // Part 0 of a beat is the beat before at rest; the first beat opens with nothing flipped.
    if (part == 0 && beat > 0) return scene(beat - 1, at_rest, hand);
    const lesson::NeighbourShown shown = shown_with(hand);
    lesson::NeighbourStage stage;
    stage.alone = beat == 0;
    if (beat == 0) stage.vote = static_cast<lesson::NeighbourStage::Vote>(std::clamp(part, 0, 3));
    stage.laws = beat > 1 || (beat == 1 && part >= 2);
    stage.list = beat >= 2;
    stage.asks = beat == 2;
    stage.answered = beat == 3;
    Scene scene;
    lesson::neighbour_picture(scene, shown, stage);
    scene.says = says(beat, shown);
    return scene;
  }

  PageTable table(int beat, const Hand& hand) const override {
    const lesson::NeighbourShown shown = shown_with(hand);
    PageTable table;
    table.columns = {{tr("answer"), QStringLiteral("answer")},
                     {tr("votes before"), QStringLiteral("votes_before")},
                     {tr("votes after"), QStringLiteral("votes_after")}};
    if (beat >= 1) {
      table.columns.push_back({tr("leaves before"), QStringLiteral("leaves_before")});
      table.columns.push_back({tr("leaves after"), QStringLiteral("leaves_after")});
    }
    if (beat >= 2) table.columns.push_back({tr("in the list"), QStringLiteral("noisy")});
    for (std::size_t i = 0; i < shown.facts->votes.size(); ++i) {
      const NeighbourVotes& one = shown.facts->votes[i];
      std::vector<PageTable::Cell> row = {name_cell(concept_class(), one.labels), count_cell(one.before),
                                          count_cell(one.after)};
      if (beat >= 1) {
        row.push_back(probability_cell(shown.histogram.release_probability(one.before)));
        row.push_back(probability_cell(shown.histogram.release_probability(one.after)));
      }
      if (beat >= 2) {
        const std::optional<std::int64_t> noisy = shown.noisy(i);
        row.push_back(noisy ? signed_cell(*noisy) : text_cell({}));
      }
      table.rows.push_back(std::move(row));
    }
    if (beat == 3) add_guesses(table, shown);
    return table;
  }

  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (spot.grab || spot.place < 0) return;
    if (spot.place >= lesson::neighbour_guess_place) {
      const double chosen = spot.place - lesson::neighbour_guess_place;
      if (beat == 2) hand.at("guess", -1) == chosen ? hand.clear("guess") : hand.set("guess", chosen);
      return;
    }
    const double example = spot.place;
    if (example == hand.at("example", 0) || example == static_cast<double>(usual_change().example)) {
      hand.clear("example");
    } else {
      hand.set("example", example);
    }
  }
  double settled(int, const std::string& field, double value) const override {
    return field == lesson::epsilon_field ? lesson::settled_epsilon(value) : value;
  }
  std::optional<int> guess(int, const Hand& hand) const override {
    if (!hand.has("guess")) return std::nullopt;
    return hand.at("guess", 0) > 0 ? 1 : 0;
  }
  bool again(int beat, Hand& hand) const override {
    if (beat < 2) return false;
    hand.set(list_field, hand.at(list_field, 0) + 1);
    return true;
  }
  int counts_to(const std::string& field) const override { return field == list_field ? 12 : 0; }

 private:
  static constexpr const char* list_field = "list";
  static constexpr int at_rest = 99;

  /// A flip in the last block that was read which leads to the vote that is easiest to detect; where there is none, the
  /// change that look_at_change takes.
  NeighbourChoice usual_change() const {
    const NeighbourBatch& batch = *material().changes;
    if (batch.read > 0) {
      const NeighbourBatch::Block block = batch.block_of(batch.read);
      for (std::uint64_t example = block.first + 1; example <= std::min(block.first + block.size, batch.read);
           ++example) {
        const Example to = flipped(batch, example);
        if (batch.outcomes[batch.outcome_of(example, to)].group == batch.worst()) return {batch.batch, example, to};
      }
    }
    return look_at_change(material().changes, std::nullopt)->choice;
  }
  static Example flipped(const NeighbourBatch& batch, std::uint64_t example) {
    const Example here = batch.rows[example - 1];
    return {here.point, opposite(here.label)};
  }

  lesson::NeighbourShown shown_with(const Hand& hand) const {
    std::shared_ptr<const NeighbourBatch> batch = material().changes;
    NeighbourChoice choice = usual_change();
    const double example = hand.at("example", 0);
    if (example >= 1 && example <= static_cast<double>(batch->rows.size())) {
      choice.example = static_cast<std::uint64_t>(example);
      choice.to = flipped(*batch, choice.example);
    }
    const Rational epsilon = lesson::chosen_epsilon(hand, run().scenario.epsilon);
    const bool as_run = epsilon == run().scenario.epsilon;
    if (!as_run) {
      // The votes do not depend on ε.
      auto changed_run = std::make_shared<PrivateRun>(run());
      changed_run->scenario.epsilon = epsilon;
      auto changed = std::make_shared<NeighbourBatch>(*batch);
      changed->run = changed_run;
      batch = changed;
    }
    lesson::NeighbourShown shown{look_at_change(batch, choice), batch->histogram(), epsilon, {}};
    const auto number = static_cast<std::uint64_t>(std::max(0.0, hand.at(list_field, 0)));
    shown.list = as_run && number == 0 ? own_list(*shown.facts) : draw_list(*shown.facts, number);
    return shown;
  }

  /// The list of the run itself, which was made before any change.
  GuessedList own_list(const NeighbourFacts& facts) const {
    GuessedList list;
    for (const Candidate& candidate : run().result.list) {
      const auto found = std::find_if(facts.votes.begin(), facts.votes.end(),
                                      [&](const NeighbourVotes& one) { return one.labels == candidate.labels; });
      if (found != facts.votes.end())
        list.rows.push_back({static_cast<std::size_t>(found - facts.votes.begin()), candidate.noisy_count});
    }
    return list;
  }

  // --- Sentences

  QString moved_sentence(const lesson::NeighbourShown& shown) const {
    if (shown.facts->loses && shown.facts->gains) return tr("One example flips: one vote moves.");
    if (shown.facts->loses) return tr("One example flips: one vote goes.");
    if (shown.facts->gains) return tr("One example flips: one vote comes.");
    const NeighbourBatch& batch = *shown.facts->batch;
    const std::uint64_t all = batch.changes_in_all();
    return tr("This flip moves no vote: %1 of %2 changes do not.")
        .arg(number_text(all - batch.moves.size()), number_text(all));
  }

  QString answer_sentence(const lesson::NeighbourShown& shown) const {
    const QString truth = shown.list.changed ? tr("After.") : tr("Before.");
    const QString chance = told_probability(shown.best());
    const QString allowed =
        told_probability(allowed_guess(to_double(shown.epsilon), to_double(shown.histogram.delta())));
    if (!shown.moves())
      return truth + QLatin1Char(' ') +
             tr("No vote moved: nobody can tell.\nA guess is right with chance %1.").arg(chance);
    const QString right = tr("It is right with chance %1; $ε$ and $δ$ allow %2.").arg(chance, allowed);
    const lesson::Evidence best_evidence = shown.evidence();
    if (best_evidence.says == lesson::Evidence::Says::neither)
      return truth + QLatin1Char(' ') + tr("The best guess is a coin: the list fits both alike.") + QLatin1Char('\n') +
             right;
    const QString says = best_evidence.says == lesson::Evidence::Says::before ? tr("The best guess says before: %1.")
                                                                              : tr("The best guess says after: %1.");
    return truth + QLatin1Char(' ') + says.arg(why(shown, best_evidence)) + QLatin1Char('\n') + right;
  }

  QString why(const lesson::NeighbourShown& shown, const lesson::Evidence& evidence) const {
    const NeighbourVotes& votes = shown.facts->votes[evidence.predictor];
    const bool before = evidence.says == lesson::Evidence::Says::before;
    const bool fresh = std::min(votes.before, votes.after) == 0;
    if (!evidence.noisy)
      return fresh ? tr("no new name left")
                   : tr("%1 did not leave").arg(lesson::neighbour_title(concept_class(), votes.labels));
    if (fresh) return tr("a new name left");
    const std::uint64_t nearest = before ? votes.before : votes.after;
    if (*evidence.noisy == static_cast<std::int64_t>(nearest))
      return tr("%1 is that very count").arg(number_text(nearest));
    return tr("%1 is nearer to %2").arg(signed_text(*evidence.noisy), number_text(nearest));
  }

  QString says(int beat, const lesson::NeighbourShown& shown) const {
    if (beat == 0) return tr("One batch of examples and the votes of all batches: %1").arg(moved_sentence(shown));
    if (beat == 1) return tr("What can leave of each moved answer, before the flip and after: nearly the same.");
    QStringList rows;
    for (const GuessedList::Row& row : shown.list.rows)
      rows += tr("%1 with %2")
                  .arg(lesson::neighbour_title(concept_class(), shown.facts->votes[row.predictor].labels),
                       signed_text(row.noisy));
    const QString list = rows.isEmpty() ? tr("The list that left is empty.")
                                        : tr("The list that left: %1.").arg(rows.join(QStringLiteral(", ")));
    return beat == 2 ? list : list + QLatin1Char(' ') + (shown.list.changed ? tr("After.") : tr("Before."));
  }

  void add_guesses(PageTable& table, const lesson::NeighbourShown& shown) const {
    table.columns.push_back({QStringLiteral("ε"), QStringLiteral("epsilon")});
    table.columns.push_back({tr("best guess"), QStringLiteral("best_guess")});
    for (std::size_t i = 0; i < std::max(table.rows.size(), lesson::epsilon_ticks.size()); ++i) {
      if (i >= table.rows.size()) table.rows.emplace_back(table.columns.size() - 2, text_cell({}));
      if (i >= lesson::epsilon_ticks.size()) {
        table.rows[i].insert(table.rows[i].end(), 2, text_cell({}));
        continue;
      }
      const Rational epsilon = lesson::epsilon_exactly(lesson::epsilon_ticks[i]);
      table.rows[i].push_back(text_cell(rational_text(epsilon)));
      table.rows[i].push_back(probability_cell(shown.best_at(epsilon)));
    }
  }
};

}  // namespace

std::shared_ptr<const Station> neighbour_station(const Material& material) {
  return std::make_shared<NeighbourStation>(material);
}

}  // namespace littlestone::ui
