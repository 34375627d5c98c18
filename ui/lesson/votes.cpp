// SPDX-License-Identifier: GPL-3.0-or-later
// Station 8: every batch has one vote; which counts may be told?
#include <QCoreApplication>
#include <algorithm>

#include "core/learner/private_learner.hpp"
#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// The batches as tiles at the left, and where their votes went at the right.
///
/// Hand: "bar": the row of votes whose tiles light up, from 0; the last is that of the batches that failed. "tile": the
/// batch, from 0, whose examples are shown as people. A second click takes either back.
class VotesStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(VotesStation)

 public:
  using Station::Station;

  std::string id() const override { return "votes"; }
  QString name() const override { return tr("Sixty batches vote"); }
  int minutes() const override { return 2; }
  int presses() const override { return 2; }
  QString say(int beat) const override {
    return beat == 0 ? QString() : tr("An example sits in one batch, so it moves one vote.");
  }
  Page page(int) const override { return {"histogram", "votes", Page::Play::votes}; }

  Beat beat(int beat, const Hand&) const override {
    Beat here;
    QStringList counts;
    for (const Vote& vote : votes()) counts << number_text(vote.count);
    here.question = tr("%1. Which counts may be told?").arg(counts.join(QStringLiteral(", ")));
    here.cards = {tr("all"), tr("the large ones"), tr("none")};
    here.button = tr("Answer");
    if (beat == 0) {
      here.ms = std::vector<double>(flights() + 1, 330);
      here.ms.back() = 520;
      return here;
    }
    here.cards.clear();
    const std::uint64_t small = votes().back().count;
    const std::uint64_t large = votes().front().count;
    here.answer = tr("The large ones: %1 that becomes %2 tells of one batch,\n%3 that becomes %4 hardly.")
                      .arg(number_text(small), number_text(small - 1), number_text(large), number_text(large - 1));
    here.button = tr("Go on");
    here.ms = {500, 500};
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    Scene scene;
    const std::size_t flown = beat > 0 ? flights() + 1 : static_cast<std::size_t>(part);
    const bool counted = flown > flights();
    const auto& all = runs();
    for (std::size_t b = 0; b < all.size(); ++b) place_of_batch(scene, b, hand);
    for (std::size_t row = 0; row <= votes().size(); ++row) {
      title(scene, row, hand);
      if (counted)
        count(scene, row, beat == 1 && part > 0 && row == 0, beat == 1 && part > 1 && row + 1 == votes().size());
    }
    std::vector<std::size_t> filled(votes().size() + 1, 0);
    for (std::size_t b = 0; b < all.size(); ++b) {
      const std::size_t row = row_of(b);
      const std::size_t at = filled[row]++;
      const bool failed = row == votes().size();
      const bool there = counted || (!failed && b / per_row < flown);
      const bool last = !failed && at + 1 == votes()[row].count;
      const bool gone = last && beat == 1 && ((part > 0 && row == 0) || (part > 1 && row + 1 == votes().size()));
      tile(scene, b, there ? bar_tile(row, at) : batch_tile(b), failed && there, gone, hand);
    }
    if (const double chosen = hand.at("tile", -1); chosen >= 0 && chosen < static_cast<double>(all.size()))
      people(scene, static_cast<std::size_t>(chosen));
    scene.says = says(counted, beat == 1 && part > 0);
    return scene;
  }

  PageTable table(int, const Hand&) const override {
    PageTable table;
    table.columns = {{PageTable::tr("predictor"), QStringLiteral("predictor")},
                     {PageTable::tr("labels"), QStringLiteral("labels")},
                     {tr("votes"), QStringLiteral("votes")}};
    for (const Vote& vote : votes())
      table.rows.push_back({name_cell(concept_class(), vote.labels), labels_cell(vote.labels), count_cell(vote.count)});
    table.rows.push_back({text_cell(tr("Fail"), "fail"), text_cell({}), count_cell(failed())});
    return table;
  }

  void take_click(int, const Spot& spot, Hand& hand) const override {
    const bool bar = spot.place >= first_bar;
    const std::string field = bar ? "bar" : "tile";
    const auto most = bar ? votes().size() + 1 : runs().size();
    const int place = bar ? spot.place - first_bar : spot.place;
    if (place < 0 || static_cast<std::size_t>(place) >= most) return;
    if (hand.has(field) && hand.at(field, 0) == place)
      hand.clear(field);
    else
      hand.set(field, place);
  }

 private:
  static constexpr std::size_t per_row = 10;       // tiles at the left
  static constexpr std::int32_t first_bar = 1000;  // place of the first row of votes; those of tiles are batches
  static constexpr MathStyle name_style{22};
  static constexpr double names_x = 358;
  static constexpr double tiles_x = 496;
  static constexpr double across = 32;
  static constexpr double down = 54;
  static constexpr QSizeF tile_size{26, 34};

  // --- What is shown

  const std::vector<Vote>& votes() const { return run().result.internals.votes; }
  const std::vector<StableRun>& runs() const { return run().result.internals.runs; }
  std::uint64_t failed() const { return run().result.internals.failed; }
  /// In so many parts the tiles fly.
  std::size_t flights() const { return (runs().size() + per_row - 1) / per_row; }

  /// The row of votes that a batch voted for; after all of them, that of those that failed.
  std::size_t row_of(std::size_t batch) const {
    const auto& predictor = runs()[batch].predictor;
    if (!predictor) return votes().size();
    const LabelVector& labels = run().soa->labels(*predictor);
    const auto found =
        std::find_if(votes().begin(), votes().end(), [&](const Vote& vote) { return vote.labels == labels; });
    return static_cast<std::size_t>(found - votes().begin());
  }

  /// What a batch read, in order.
  Sample examples(std::size_t batch) const {
    SoaAutomaton soa = run().instance->automaton();
    const TournamentTrace trace = trace_batch(soa, run().distribution(), learner_options(run().scenario), batch);
    Sample all;
    for (const TraceEvent& event : trace.events) {
      const BlockTrace* block = nullptr;
      if (event.kind == TraceEvent::Kind::draw) {
        const NodeTrace& node = trace.nodes[static_cast<std::size_t>(event.node)];
        const auto& drawn = node.pairings[static_cast<std::size_t>(event.pairing)].block[event.side];
        if (drawn) block = &*drawn;
      } else if (event.kind == TraceEvent::Kind::final && trace.final_block) {
        block = &*trace.final_block;
      }
      if (block != nullptr) all.insert(all.end(), block->examples.begin(), block->examples.end());
    }
    return all;
  }

  QString title_of(std::size_t row) const {
    if (row == votes().size()) return tr("Fail");
    const Name name = concept_class().name_of(votes()[row].labels);
    return name.empty() ? tr("new") : name_markup(name, name_style, 46);
  }

  QString says(bool counted, bool answered) const {
    if (!counted) return tr("%1 batches, each a tile.").arg(number_text(runs().size()));
    QStringList counts;
    for (const Vote& vote : votes()) counts << number_text(vote.count);
    const QString told = tr("%1 batches. Their votes: %2; %3 fail.")
                             .arg(number_text(runs().size()), counts.join(QStringLiteral(", ")), number_text(failed()));
    if (!answered) return told;
    const std::uint64_t large = votes().front().count;
    const std::uint64_t small = votes().back().count;
    return told + QLatin1Char(' ') +
           tr("One vote less: %1 becomes %2, %3 becomes %4.")
               .arg(number_text(large), number_text(large - 1), number_text(small), number_text(small - 1));
  }

  // --- The picture

  /// Where a batch stands at first.
  static QRectF batch_tile(std::size_t batch) {
    return {QPointF(across * static_cast<double>(batch % per_row), row_y(batch / per_row)), tile_size};
  }
  /// The place of a vote in its row.
  QRectF bar_tile(std::size_t row, std::size_t at) const {
    return {QPointF(tiles_x + across * static_cast<double>(at), row_top(row)), tile_size};
  }
  static double row_y(std::size_t row) { return 6 + down * static_cast<double>(row); }
  /// The row of those that failed stands by itself.
  double row_top(std::size_t row) const { return row_y(row) + (row == votes().size() ? 10 : 0); }

  bool lit(std::size_t batch, const Hand& hand) const {
    return hand.at("tile", -1) == static_cast<double>(batch) ||
           hand.at("bar", -1) == static_cast<double>(row_of(batch));
  }

  void place_of_batch(Scene& scene, std::size_t batch, const Hand& hand) const {
    const QRectF rect = batch_tile(batch);
    const bool here = lit(batch, hand);
    scene
        .box(here ? rect.adjusted(1, 1, -1, -1) : rect, here ? &Theme::kin : &Theme::hair,
             here ? Stroke{&Theme::ink, 2} : Stroke{}, 3)
        .touched({rect.adjusted(-3, -3, 3, 3), 4, Spot::Act::choose, static_cast<std::int32_t>(batch)});
  }

  /// The tile of a batch. `failed`: it has no vote; `gone`: its vote is away.
  static void tile(Scene& scene, std::size_t batch, const QRectF& rect, bool failed, bool gone, const Hand& hand) {
    const bool here = hand.at("tile", -1) == static_cast<double>(batch);
    Stroke edge;
    if (here)
      edge = {&Theme::ink, 2};
    else if (gone)
      edge = {&Theme::ink, 2, 1, 4, 3};
    else if (failed)
      edge = {&Theme::line, 2};
    const Ink fill = here ? &Theme::kin : failed || gone ? &Theme::canvas : &Theme::ink2;
    const QRectF inside = edge.ink != nullptr ? rect.adjusted(1, 1, -1, -1) : rect;
    scene.box(inside, fill, edge, 3)
        .named(QStringLiteral("tile %1").arg(batch))
        .touched({rect.adjusted(-3, -3, 3, 3), 4, Spot::Act::choose, static_cast<std::int32_t>(batch)});
  }

  void title(Scene& scene, std::size_t row, const Hand& hand) const {
    const double top = row_top(row);
    const bool fails = row == votes().size();
    const bool named = !fails && !concept_class().name_of(votes()[row].labels).empty();
    const QRectF rect(names_x - 10, top - 6, tiles_x - names_x - 2, 46);
    if (hand.at("bar", -1) == static_cast<double>(row)) scene.box(rect, nullptr, {&Theme::ink, 2}, 6);
    scene.words({names_x, top + 24}, title_of(row), named ? name_style : lesson_styles::plain,
                named ? &Theme::ink : &Theme::ink3);
    Kin kin;
    if (!fails) {
      const LabelVector& labels = votes()[row].labels;
      scene.add(Strip{{names_x + 52, top + 4, 64, 26}, labels}, nullptr);
      kin = Kin::of_predictor(labels);
    }
    scene.touch({rect, 6, Spot::Act::choose, first_bar + static_cast<std::int32_t>(row)}, kin);
  }

  /// How many votes a row has; `falls`: and how many when one of them goes.
  void count(Scene& scene, std::size_t row, bool first_falls, bool last_falls) const {
    const bool fails = row == votes().size();
    const std::uint64_t all = fails ? failed() : votes()[row].count;
    const bool falls = first_falls || last_falls;
    const QString text =
        falls ? QStringLiteral("%1 → %2").arg(number_text(all), number_text(all - 1)) : number_text(all);
    scene
        .words({tiles_x + across * static_cast<double>(all) + 8, row_top(row) + 26}, text, lesson_styles::number,
               fails ? &Theme::ink3 : &Theme::ink)
        .named(QStringLiteral("count %1%2").arg(row).arg(falls ? QStringLiteral(" falls") : QString()));
  }

  /// The examples of a batch, at the foot.
  void people(Scene& scene, std::size_t batch) const {
    constexpr std::size_t in_row = 24;
    constexpr double top = 420;
    const Sample all = examples(batch);
    scene.words({0, top + 6}, tr("batch %1").arg(batch + 1), lesson_styles::bold, &Theme::ink);
    scene.words({0, top + 30}, tr("%1 people").arg(number_text(all.size())), lesson_styles::plain, &Theme::ink2);
    for (std::size_t i = 0; i < all.size(); ++i) {
      Scene one;
      lesson::person(one, {}, all[i].label, true, {});
      const QPointF at(150 + 44 * static_cast<double>(i % in_row), top + 38 * static_cast<double>(i / in_row));
      scene.take(std::move(one), at, 0.6);
    }
  }
};

}  // namespace

std::shared_ptr<const Station> votes_station(const Material& material) {
  return std::make_shared<VotesStation>(material);
}

}  // namespace littlestone::ui
