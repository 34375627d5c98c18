// SPDX-License-Identifier: GPL-3.0-or-later
// Station 13: the whole of it on one page.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// No field of the hand. The circled numbers are places to choose: each has the number of its station.
class TheoremStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(TheoremStation)

 public:
  using Station::Station;

  std::string id() const override { return "theorem"; }
  QString name() const override { return tr("The theorem"); }
  QString line() const override { return tr("What can be learned online can be learned privately"); }
  int minutes() const override { return 1; }
  int presses() const override { return 0; }
  QString say(int) const override { return tr("What can be learned online can be learned privately."); }
  Page page(int) const override { return {"tournament", "tree", Page::Play::last_contest}; }

  Beat beat(int, const Hand&) const override {
    Beat here;
    here.question = tr("What can be learned online can be learned privately.");
    here.button = tr("Print");
    here.ms.assign(parts, 500);
    return here;
  }

  Scene scene(int, int part, const Hand&) const override {
    Scene scene;
    if (part >= 1) tree(scene, part >= 2);
    if (part >= 2) spine(scene);
    if (part >= 3) votes(scene);
    if (part >= 4) noise(scene);
    if (part >= 5) leaves(scene);
    if (part >= 6) equivalence(scene);
    if (part >= 1) scene.says = says();
    return scene;
  }

  PageTable table(int, const Hand&) const override {
    PageTable table;
    table.columns = {{tr("fact"), QStringLiteral("fact")}, {tr("value"), QStringLiteral("value")}};
    const auto row = [&](const QString& fact, PageTable::Cell value) {
      table.rows.push_back({text_cell(fact), std::move(value)});
    };
    row(tr("mistakes that can be forced"), count_cell(static_cast<std::uint64_t>(run().littlestone())));
    row(tr("batches"), count_cell(run().scenario.constants.batches));
    row(tr("batches that vote for the answer"), count_cell(votes_of_answer()));
    row(tr("threshold"), signed_cell(run().result.threshold));
    row(tr("best guess"), probability_cell(material().best_guess()));
    row(tr("ε and δ allow"), probability_cell(allowed()));
    row(tr("the answer that leaves"), name_cell(concept_class(), run().result.hypothesis));
    if (material().of_m) row(tr("examples, M"), text_cell(upper_power_text(material().of_m->log10)));
    if (material().of_lean) row(tr("examples, lean"), count_cell(*material().of_lean));
    if (material().of_chain) row(tr("examples, chain"), count_cell(*material().of_chain));
    return table;
  }

 private:
  static constexpr int parts = 6;
  // Three columns and the line between the last two
  static constexpr double votes_left = 520;
  static constexpr double votes_right = 780;
  static constexpr double boundary = 830;
  static constexpr double public_left = 886;
  static constexpr double foot = 424;  // of the columns
  static constexpr double title_y = 56;
  static constexpr double leaves_y = 308;  // of the arrow to what leaves

  double allowed() const { return allowed_guess(to_double(run().scenario.epsilon), to_double(run().scenario.delta)); }
  std::uint64_t votes_of(const LabelVector& labels) const {
    for (const Vote& vote : run().result.internals.votes)
      if (vote.labels == labels) return vote.count;
    return 0;
  }
  std::uint64_t votes_of_answer() const { return votes_of(run().result.hypothesis); }

  QString title(const LabelVector& labels) const {
    const std::optional<HypothesisIndex> row = concept_class().find(labels);
    return row ? name_markup(concept_class().hypothesis_name(*row)) : tr("new");
  }

  QString mistakes_sentence() const {
    const auto all = static_cast<std::uint64_t>(std::max(0, run().littlestone()));
    if (all == 0) return tr("No mistake at all.");
    if (all == 1) return tr("One mistake, never two.");
    return tr("%1 mistakes, never %2.").arg(begun_large(number_in_words(all)), number_in_words(all + 1));
  }
  QString agree_sentence() const {
    return tr("%1 of %2 say %3")
        .arg(number_text(votes_of_answer()), number_text(run().scenario.constants.batches),
             title(run().result.hypothesis));
  }

  /// δ: a power of ten as such.
  static QString small_text(const Rational& value) {
    const double power = std::log10(to_double(value));
    const bool whole = power < -2 && std::abs(power - std::round(power)) < 1e-9;
    return whole ? QStringLiteral("10") + superscript(static_cast<int>(std::lround(power))) : rational_text(value);
  }

  QString says() const {
    return tr("A mistake tree with a path of contests over it, the votes of the batches, one count with noise, the "
              "privacy "
              "boundary and the answer %1.")
        .arg(title(run().result.hypothesis));
  }

  /// Circled numbers that lead back.
  static void stations(Scene& scene, double left, double middle, int from, int to) {
    for (int station = from; station <= to; ++station) {
      const QPointF centre(left + 14 + 34 * (station - from), middle);
      scene.disc(centre, 13.5, &Theme::canvas, {&Theme::ink3, 1.5})
          .named(QStringLiteral("station %1").arg(station))
          .touched({QRectF(centre - QPointF(17, 17), QSizeF(34, 34)), 17, Spot::Act::choose, station});
      scene.words(centre + QPointF(0, 6), QString::number(station), lesson_styles::small, &Theme::ink, 0.5)
          .named(QStringLiteral("station number %1").arg(station));
    }
  }
  static void title_line(Scene& scene, double left, double y, const QString& words, double room) {
    scene.words({left, y}, words, {20, QFont::DemiBold}, &Theme::ink, 0, room).named(QStringLiteral("title ") + words);
  }

  // --- The mistake tree and the contests over it

  struct Place {
    QPointF at;
    bool on_path = false;
  };
  /// Where the nodes of the tree stand; of a deep tree only its upper part.
  std::vector<Place> places() const {
    const MistakeTree& tree = run().tree();
    std::vector<Place> all(tree.nodes.size());
    const double levels = std::max(1, tree.depth);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      const MistakeTree::Node& node = tree.nodes[i];
      // The place within its level, by the answers on the way.
      std::size_t place = 0;
      std::size_t bit = 1;
      for (auto at = static_cast<std::int32_t>(i); tree.nodes[static_cast<std::size_t>(at)].parent >= 0; bit *= 2) {
        const std::int32_t parent = tree.nodes[static_cast<std::size_t>(at)].parent;
        if (tree.nodes[static_cast<std::size_t>(parent)].plus == at) place += bit;
        at = parent;
      }
      const double width = tree_right - tree_left;
      const auto across = static_cast<double>(std::size_t{1} << static_cast<unsigned>(node.depth));
      const double down = static_cast<double>(node.depth) / levels;
      all[i].at = {tree_left + width * (static_cast<double>(place) + 0.5) / across,
                   tree_top + (tree_bottom - tree_top) * down};
    }
    for (const std::size_t node : path()) all[node].on_path = true;
    return all;
  }
  static constexpr double tree_left = 0;
  static constexpr double tree_right = 392;
  static constexpr double tree_top = 104;
  static constexpr double tree_bottom = 392;

  /// From the root down the labels of the contests.
  std::vector<std::size_t> path() const {
    const MistakeTree& tree = run().tree();
    std::vector<std::size_t> nodes;
    if (tree.nodes.empty()) return nodes;
    std::size_t at = 0;
    std::vector<LessonMaterial::Asked> asked = material().path;
    for (const LessonMaterial::Asked& one : asked) {
      nodes.push_back(at);
      const MistakeTree::Node& node = tree.nodes[at];
      at = static_cast<std::size_t>(one.said == Label::minus ? node.plus : node.minus);
    }
    nodes.push_back(at);
    return nodes;
  }

  /// `ended`: the leaf that the contests lead to is drawn by them.
  void tree(Scene& scene, bool ended) const {
    stations(scene, 0, 14, 1, 6);
    title_line(scene, 0, title_y, mistakes_sentence(), 470);
    const MistakeTree& tree = run().tree();
    if (tree.depth > 4) return;
    const std::vector<Place> all = places();
    for (std::size_t i = 1; i < tree.nodes.size(); ++i) {
      const QPointF parent = all[static_cast<std::size_t>(tree.nodes[i].parent)].at;
      const QPointF end = tree.nodes[i].leaf() ? all[i].at - QPointF(0, 20) : all[i].at;
      scene.line({parent, end}, {&Theme::line, 1.5}).grows(QStringLiteral("edge %1").arg(i), parent);
    }
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      const MistakeTree::Node& node = tree.nodes[i];
      const QString key = QStringLiteral("tree %1").arg(i);
      if (node.leaf()) {
        if (ended && all[i].on_path) continue;
        scene
            .words(all[i].at, name_markup(concept_class().hypothesis_name(node.witness)), lesson_styles::plain,
                   &Theme::ink3, 0.5)
            .named(key);
      } else {
        scene.disc(all[i].at, 18, &Theme::canvas, {&Theme::line, 1.5}).named(key);
        scene
            .words(all[i].at + QPointF(0, 6), name_markup(concept_class().point_name(node.point)), lesson_styles::small,
                   &Theme::ink2, 0.5)
            .named(key + QStringLiteral(" point"));
      }
    }
  }

  /// The contests of the batch that is watched, from the first won up to the last: point, label, and who lost.
  struct Contest {
    PointIndex point = 0;
    Label label = Label::plus;
    LabelVector lost;
  };
  std::vector<Contest> contests() const {
    std::vector<Contest> all;
    const TournamentTrace& trace = run().result.internals.trace;
    for (std::int32_t at = trace.nodes.empty() ? -1 : 0; at >= 0;) {
      const NodeTrace& node = trace.nodes[static_cast<std::size_t>(at)];
      if (!node.decided || node.pairings.empty()) break;
      const PairingTrace& pairing = node.pairings.back();
      const auto& lost = pairing.block[1 - node.winner];
      all.push_back({node.point, node.label, lost ? run().soa->labels(lost->predictor) : LabelVector()});
      at = pairing.child[node.winner];
    }
    std::reverse(all.begin(), all.end());
    return all;
  }

  void spine(Scene& scene) const {
    const MistakeTree& tree = run().tree();
    if (tree.depth > 4) return;
    const std::vector<Place> all = places();
    const std::vector<std::size_t> nodes = path();
    const std::vector<Contest> fought = contests();
    QPolygonF way;
    for (const std::size_t node : nodes) way << all[node].at - (tree.nodes[node].leaf() ? QPointF(0, 20) : QPointF());
    scene.line(way, {&Theme::lineage, 20, 0, 0, 0, true}).named(QStringLiteral("band"));
    scene.line(way, {&Theme::ink, 4, 1, 0, 0, true}).named(QStringLiteral("spine"));
    for (std::size_t i = 0; i + 1 < nodes.size(); ++i) {
      const QPointF at = all[nodes[i]].at;
      const QString key = QStringLiteral("contest %1").arg(i);
      const QRectF pill(at - QPointF(36, 18), QSizeF(72, 36));
      const Label label = i < fought.size() ? fought[i].label : Label::plus;
      scene.box(pill, &Theme::canvas, {&Theme::ink, 2.5}, 18).named(key);
      scene
          .words({pill.left() + 20, at.y() + 6.5}, name_markup(concept_class().point_name(tree.nodes[nodes[i]].point)),
                 lesson_styles::bold, &Theme::ink, 0.5)
          .named(key + QStringLiteral(" point"));
      scene.add(LabelCell{{at.x() + 2, at.y() - 13, 26, 26}, label, true}, nullptr)
          .named(key + QStringLiteral(" label"));
      lesson::mistake(scene, {pill.left() - 20, at.y()}, true, key + QStringLiteral(" mistake"), 11);
      if (i >= fought.size() || fought[i].lost.size() == 0) continue;
      const QRectF strip(pill.right() + 12, at.y() - 38, 64, 18);
      scene.line({pill.topRight() + QPointF(-6, 8), {strip.left() - 4, strip.center().y()}}, {&Theme::line, 1.5})
          .named(key + QStringLiteral(" lead"));
      scene.add(Strip{strip, fought[i].lost}, nullptr).named(key + QStringLiteral(" strip"));
    }
    const std::size_t leaf = nodes.back();
    scene
        .words(all[leaf].at + QPointF(0, 6), name_markup(concept_class().hypothesis_name(tree.nodes[leaf].witness)),
               {26}, &Theme::ink, 0.5)
        .named(QStringLiteral("spine end"));
  }

  // --- Votes and noise

  static constexpr double tile_pitch = 10.5;
  static constexpr double vote_pitch = 26;
  static constexpr double votes_top = 104;

  void votes(Scene& scene) const {
    stations(scene, votes_left, 14, 7, 8);
    title_line(scene, votes_left, title_y, tr("So runs agree."), 290);
    scene.words({votes_left, title_y + 28}, agree_sentence(), lesson_styles::small, &Theme::ink2)
        .named(QStringLiteral("agree"));
    const std::vector<Vote>& all = run().result.internals.votes;
    for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 6); ++i) {
      const double y = votes_top + vote_pitch * static_cast<double>(i);
      const double pitch =
          std::min(tile_pitch, 200 / static_cast<double>(std::max<std::uint64_t>(1, all.front().count)));
      Boxes tiles;
      for (std::uint64_t vote = 0; vote < all[i].count; ++vote)
        tiles.rects << QRectF(votes_left + pitch * static_cast<double>(vote), y, std::max(1.0, pitch - 1.5), 19);
      const bool answer = all[i].labels == run().result.hypothesis;
      Boxes none = tiles;
      for (QRectF& tile : none.rects) tile.setWidth(0);
      scene.add(tiles, answer ? &Theme::ink : &Theme::ink2).grows(QStringLiteral("votes %1").arg(i), none);
      scene
          .words({votes_left + pitch * static_cast<double>(all[i].count) + 10, y + 16}, number_text(all[i].count),
                 lesson_styles::small_bold, &Theme::ink)
          .named(QStringLiteral("count %1").arg(i));
    }
    to_votes(scene);
  }

  /// From the end of the spine to the votes.
  void to_votes(Scene& scene) const {
    if (run().tree().depth > 4) return;
    const QPointF leaf = places()[path().back()].at;
    const QPointF start = leaf + QPointF(22, 0);
    const QPointF end(votes_left - 8, votes_top + 9.5);
    QPainterPath way(start);
    way.cubicTo({end.x() + 16, start.y()}, {end.x() - 64, end.y()}, end - QPointF(12, 0));
    scene.line(way.toSubpathPolygons().constFirst(), {&Theme::ink, 2.5}).named(QStringLiteral("to votes"));
    tip(scene, end, QStringLiteral("to votes tip"));
  }
  static void tip(Scene& scene, QPointF end, const QString& key) {
    scene.add(Area{QPolygonF({end, end + QPointF(-14, -7), end + QPointF(-14, 7)})}, &Theme::ink).named(key);
  }

  /// The law of a count with noise over `room`, from the values beside it; what is below T is withheld.
  struct Hill {
    QRectF room;
    std::int64_t from = 0;
    std::int64_t to = 0;
    double most = 1;
    [[nodiscard]] double x(double value) const {
      return room.left() + room.width() * (value - static_cast<double>(from)) / static_cast<double>(to - from + 1);
    }
    [[nodiscard]] QRectF bar(double value, double share, double chance) const {
      const double wide = room.width() / static_cast<double>(to - from + 1);
      const double high = room.height() * chance / most;
      return {x(value) + wide * (1 - share) / 2, room.bottom() - high, wide * share, high};
    }
  };
  Hill hill(const QRectF& room) const {
    const StableHistogram histogram(run().scenario.epsilon, run().scenario.delta);
    const auto count = static_cast<std::int64_t>(votes_of_answer());
    const std::int64_t from = std::min(run().result.threshold, count) - 6;
    return {room, from, count + 9, histogram.noise_probability(0)};
  }
  void withheld(Scene& scene, const Hill& hill, const QString& key) const {
    const double cut = hill.x(static_cast<double>(run().result.threshold));
    const QRectF before(hill.room.topLeft(), QPointF(cut, hill.room.bottom()));
    scene.add(Hatch{before, 9, 1.2}, &Theme::line).named(key + QStringLiteral(" withheld"));
    scene.line({hill.room.left(), hill.room.bottom()}, {hill.room.right(), hill.room.bottom()}, {&Theme::line, 1.5})
        .named(key + QStringLiteral(" axis"));
    scene.line({cut, hill.room.top() - 6}, {cut, hill.room.bottom() + 6}, {&Theme::ink, 2.5, 1, 7, 4})
        .named(key + QStringLiteral(" cut"));
  }
  /// The bars of the law of a count, from T on.
  QList<QRectF> bars(const Hill& hill, std::int64_t count, double share, double aside) const {
    const StableHistogram histogram(run().scenario.epsilon, run().scenario.delta);
    QList<QRectF> all;
    for (std::int64_t value = run().result.threshold; value <= hill.to; ++value) {
      QRectF bar = hill.bar(static_cast<double>(value), share, histogram.noise_probability(value - count));
      bar.translate(aside, 0);
      all << bar;
    }
    return all;
  }

  void noise(Scene& scene) const {
    const Hill own = hill({votes_left, 300, votes_right - votes_left, 92});
    withheld(scene, own, QStringLiteral("noise"));
    Boxes law{bars(own, static_cast<std::int64_t>(votes_of_answer()), 0.8, 0)};
    Boxes flat = law;
    for (QRectF& bar : flat.rects) bar.setTop(bar.bottom());
    scene.add(law, &Theme::noise).grows(QStringLiteral("noisy"), flat);
    const double cut = own.x(static_cast<double>(run().result.threshold));
    scene
        .words({cut, 414}, QStringLiteral("$T$ = %1").arg(signed_text(run().result.threshold)),
               lesson_styles::small_bold, &Theme::ink, 0.5)
        .named(QStringLiteral("T"));
    scene
        .words({votes_right, 414}, tr("%1 + noise").arg(number_text(votes_of_answer())), lesson_styles::small_bold,
               &Theme::noise_text, 1)
        .named(QStringLiteral("with noise"));
  }

  // --- What leaves

  void leaves(Scene& scene) const {
    lesson::eye(scene, {boundary, 14}, 56, QStringLiteral("eye"));
    scene.line({boundary, 44}, {boundary, foot}, {&Theme::noise, 3, 1, 8, 6})
        .grows(QStringLiteral("boundary"), QPointF(boundary, 44));
    stations(scene, public_left, 14, 9, 11);
    title_line(scene, public_left, title_y, tr("One person moves one vote."), lesson_room.width() - public_left);
    const Hill own = hill({public_left, 84, lesson_room.width() - public_left, 118});
    withheld(scene, own, QStringLiteral("laws"));
    const auto count = static_cast<std::int64_t>(votes_of_answer());
    const double half = own.room.width() / static_cast<double>(own.to - own.from + 1) / 4;
    scene.add(Boxes{bars(own, count, 0.5, half)}, &Theme::ink2).named(QStringLiteral("law before"));
    const QList<QRectF> after = bars(own, count - 1, 0.5, -half);
    for (int i = 0; i < after.size(); ++i)
      scene.box(after[i], &Theme::canvas, {&Theme::ink, 1.5}).named(QStringLiteral("law after %1").arg(i));
    scene
        .words({public_left, 230}, tr("Best guess: %1.").arg(told_probability(material().best_guess())),
               lesson_styles::small, &Theme::ink2)
        .named(QStringLiteral("best"));
    scene
        .words({public_left, 254},
               tr("$ε$ = %1, $δ$ = %2 allow %3.")
                   .arg(rational_text(run().scenario.epsilon), small_text(run().scenario.delta),
                        told_probability(allowed())),
               lesson_styles::small, &Theme::ink2)
        .named(QStringLiteral("allowed"));
    scene.line({votes_right + 14, leaves_y}, {public_left - 26, leaves_y}, {&Theme::ink, 3.5})
        .grows(QStringLiteral("leaves"), QPointF(votes_right + 14, leaves_y));
    tip(scene, {public_left - 12, leaves_y}, QStringLiteral("leaves tip"));
    const auto points = static_cast<double>(concept_class().points());
    const double pitch = std::min(38.0, (lesson_room.width() - public_left) / points);
    lesson::Row strip{{public_left, leaves_y - 24}, {pitch - 4, 48}, pitch};
    lesson::label_row(scene, strip, run().result.hypothesis, QStringLiteral("answer"));
    title_line(scene, public_left, leaves_y + 54, tr("One answer leaves: %1.").arg(title(run().result.hypothesis)),
               lesson_room.width() - public_left);
    const LessonMaterial& of = material();
    if (!of.of_m) return;
    stations(scene, public_left, leaves_y + 78, 12, 12);
    const double width = lesson_room.width() - public_left - 36;
    const auto line = [&](double y, const QString& words) -> Mark& {
      return scene.words({public_left + 36, y}, words, lesson_styles::small, &Theme::ink2, 0, width);
    };
    line(leaves_y + 84, tr("%1 examples").arg(upper_power_text(of.of_m->log10))).named(QStringLiteral("promised"));
    if (!of.of_lean) return;
    line(leaves_y + 108, of.of_chain ? tr("lean: %1, chain: %2").arg(whole_text(*of.of_lean), whole_text(*of.of_chain))
                                     : tr("lean: %1").arg(whole_text(*of.of_lean)))
        .named(QStringLiteral("promised of others"));
  }

  // --- The theorem

  void equivalence(Scene& scene) const {
    scene.line({0, 436}, {lesson_room.width(), 436}, {&Theme::hair, 1}).named(QStringLiteral("rule"));
    constexpr MathStyle large{28, QFont::DemiBold};
    constexpr double y = 472;
    const QString finite = tr("finite Ldim");
    const QString learnable = tr("privately learnable");
    scene.words({0, y}, finite, large, &Theme::ink).named(QStringLiteral("finite"));
    const double from = width_of(finite, large) + 30;
    const double to = from + 250;
    for (const double aside : {-14.0, -6.0})
      scene.line({from, y + aside}, {to - 10, y + aside}, {&Theme::ink, 3})
          .grows(QStringLiteral("so %1").arg(aside), QPointF(from, y + aside));
    scene
        .line(QPolygonF({QPointF(to - 20, y - 26), QPointF(to, y - 10), QPointF(to - 20, y + 6)}),
              {&Theme::ink, 3, 1, 0, 0, true})
        .named(QStringLiteral("so tip"));
    scene.words({to + 24, y}, learnable, large, &Theme::ink).named(QStringLiteral("learnable"));
    // The way back is another theorem.
    const double start = to + 24 + width_of(learnable, large) / 2;
    const double home = width_of(finite, large) / 2;
    QPainterPath back(QPointF(start, y + 12));
    back.cubicTo({start, y + 50}, {home, y + 50}, {home, y + 24});
    scene.line(back.toSubpathPolygons().constFirst(), {&Theme::ink2, 2.5, 1, 7, 5}).named(QStringLiteral("back"));
    scene
        .add(Area{QPolygonF({QPointF(home, y + 10), QPointF(home - 7, y + 24), QPointF(home + 7, y + 24)})},
             &Theme::ink2)
        .named(QStringLiteral("back tip"));
    scene.words({(start + home) / 2, y + 31}, tr("chapter II: thresholds"), lesson_styles::small, &Theme::ink2, 0.5)
        .named(QStringLiteral("chapter"));
  }
};

}  // namespace

std::shared_ptr<const Station> theorem_station(const Material& material) {
  return std::make_shared<TheoremStation>(material);
}

}  // namespace littlestone::ui
