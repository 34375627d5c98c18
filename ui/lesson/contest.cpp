// SPDX-License-Identifier: GPL-3.0-or-later
// Station 5: a coin falls where two answers differ, and the side that errs wins.
#include <QCoreApplication>
#include <algorithm>

#include "ui/lesson/contest_picture.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Fields of the hand, of contest i = 1, 2, …: "tried i", the coin's face while it asks (−1, 1; 0: in the air); "coin i",
/// its face in the answer; "side i", the side that was clicked: the guess. "node": the node of the tree that was clicked.
/// A coin that was turned changes its own contest alone: the next one is again the run's.
class ContestStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(ContestStation)

 public:
  explicit ContestStation(const Material& material) : Station(material) {
    if (!material) return;
    path_ = lesson::contests_to_the_root(run());
    all_ = lesson::all_contests(run());
  }

  std::string id() const override { return "contest"; }
  QString name() const override { return tr("Who errs, wins"); }
  int minutes() const override { return 7; }
  int presses() const override { return 8; }

  QString say(int beat) const override {
    if (beat < film - 1) return {};
    QStringList points;
    for (const lesson::Contest& c : path_) points += point(c);
    return tr("You played %1; now nobody did.").arg(points.join(QStringLiteral(", ")));
  }

  Page page(int beat) const override {
    return {"tournament", "tree", beat < 2 ? Page::Play::first_contest : Page::Play::last_contest};
  }

  Beat beat(int beat, const Hand& hand) const override {
    if (beat >= film) return of_the_tree(beat > film);
    Beat here;
    const lesson::Contest& contest = at(beat);
    here.question = beat < 2 ? tr("The coin tells the truth: the target’s label at %1.\nWhich side errs, and so wins?")
                                   .arg(point(contest))
                             : tr("Again a true coin, now at %1. Which side errs?").arg(point(contest));
    if (beat % 2 == 0) {
      here.cards = {tr("$f_{0}$ errs"), tr("$f_{1}$ errs")};
      here.button = tr("Toss");
      if (beat > 0) here.ms = {240, 160, 160, 200};
      return here;
    }
    const Label coin = fallen(beat, hand);
    here.answer = answer(beat, coin);
    here.button = beat + 1 < film ? tr("Next contest") : tr("All contests");
    here.ms = picture(beat).answer_ms(coin);
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    if (part == 0 && beat > 0) return scene(beat - 1, parts(beat - 1, hand), hand);
    Scene scene;
    if (beat >= film) {
      const lesson::ContestTree tree(run(), all_, path_);
      const auto chosen = static_cast<std::int32_t>(hand.at("node", all_.front().node));
      tree.draw(scene, beat == film ? part : static_cast<int>(tree.ms().size()), chosen, beat > film);
      scene.says = tree_says(beat > film);
      return scene;
    }
    const lesson::ContestPicture drawn = picture(beat);
    const lesson::Contest& contest = at(beat);
    lesson::ContestView view;
    view.number = number(beat);
    if (beat % 2 == 0) {
      if (beat > 0) view.come = part;
      const double tried = hand.at(field("tried", beat), 0);
      if (tried != 0) view.coin = label_of(tried > 0);
      drawn.draw(scene, view);
      scene.says = tr("%1 and %2 differ first at %3: %4 and %5. A coin is in the air.")
                       .arg(QStringLiteral("f₀"), QStringLiteral("f₁"), point(contest),
                            lesson::strip_text(contest.answer[0]), lesson::strip_text(contest.answer[1]));
      if (view.come < lesson::ContestView::all_come) return scene;
      for (std::size_t b = 0; b < 2; ++b) {
        const lesson::Row row = lesson::ContestPicture::row(b);
        const QRectF side(0, row.corner.y() - 4, row.corner.x() + row.width(concept_class().points()), 72);
        scene.touch({side, 8, Spot::Act::choose, static_cast<std::int32_t>(b)});
      }
      lesson::coin_touch(scene, lesson::ContestPicture::coin_place(), lesson::ContestPicture::coin_radius,
                         field("tried", beat), tried, coin_at);
      return scene;
    }
    const Label coin = fallen(beat, hand);
    view.coin = coin;
    view.told = part;
    drawn.draw(scene, view);
    const QPointF middle(lesson::ContestPicture::coin_place().x(),
                         lesson::ContestPicture::row(contest.winner(coin)).corner.y() + 32);
    lesson::coin_touch(scene, middle, lesson::ContestPicture::coin_radius, field("coin", beat),
                       coin == Label::plus ? 1 : -1, coin_at);
    scene.says =
        tr("The coin says %1 at %2.").arg(lesson::sign_text(coin), point(contest)) + u' ' + spoken(answer(beat, coin));
    return scene;
  }

  PageTable table(int beat, const Hand& hand) const override {
    return beat == film ? table_of_all() : so_far(beat, hand);
  }

  void take_click(int beat, const Spot& spot, Hand& hand) const override {
    if (beat >= film) {
      const std::int32_t node = spot.place - lesson::ContestTree::first_place;
      if (node >= 0) hand.at("node", -1) == node ? hand.clear("node") : hand.set("node", node);
      return;
    }
    if (beat % 2 != 0 || spot.place < 0 || spot.place > 1) return;
    const std::string side = field("side", beat);
    hand.at(side, -1) == spot.place ? hand.clear(side) : hand.set(side, spot.place);
  }

  double settled(int beat, const std::string&, double value) const override {
    return lesson::settled_coin(value, beat % 2 == 0);
  }

  std::optional<int> guess(int beat, const Hand& hand) const override {
    if (beat >= film || beat % 2 != 0 || !hand.has(field("side", beat))) return std::nullopt;
    return static_cast<int>(hand.at(field("side", beat), 0));
  }

 private:
  static constexpr int film = 6;               // the beat that the tree grows before
  static constexpr std::int32_t coin_at = 20;  // the coin's place for the pointer

  static std::size_t number(int beat) { return static_cast<std::size_t>(beat) / 2; }
  const lesson::Contest& at(int beat) const { return path_[number(beat)]; }
  lesson::ContestPicture picture(int beat) const { return {run(), path_, number(beat)}; }
  static std::string field(const char* what, int beat) {
    return what + std::string(" ") + std::to_string(beat / 2 + 1);
  }
  int parts(int here, const Hand& hand) const { return static_cast<int>(beat(here, hand).ms.size()); }
  QString point(const lesson::Contest& c) const { return plain_name(concept_class().point_name(c.point)); }

  /// The coin of an answer: it tells the truth, but by hand.
  Label fallen(int beat, const Hand& hand) const {
    const double face = hand.at(field("coin", beat), 0);
    return face == 0 ? at(beat).truth : label_of(face > 0);
  }

  /// Markup as a reader says it.
  static QString spoken(QString text) {
    return text.replace(u'\n', u' ')
        .replace(lesson::side_markup(0), QStringLiteral("f₀"))
        .replace(lesson::side_markup(1), QStringLiteral("f₁"));
  }

  static QString ordinal(std::size_t number) {
    switch (number) {
      case 0: return tr("the first mistake");
      case 1: return tr("the second mistake");
      case 2: return tr("the third mistake");
      default: return tr("one more mistake");
    }
  }

  QString answer(int beat, Label coin) const {
    const lesson::Contest& contest = at(beat);
    const lesson::ContestPicture drawn = picture(beat);
    const std::size_t side = contest.winner(coin);
    const QString errs = coin == contest.truth
                             ? tr("%1 errs: %2.").arg(lesson::side_markup(side), ordinal(number(beat)))
                             : tr("On %2, %1 errs.").arg(lesson::side_markup(side), lesson::sign_text(coin));
    if (!drawn.known(side)) return errs + u' ' + tr("It is another winner:\nit keeps the example and goes on.");
    const std::uint64_t all = contest.count(side);
    const auto dying = static_cast<std::uint64_t>(drawn.dying(coin));
    return errs + u' ' + tr("It keeps the example,") + u'\n' +
           (dying == 1 ? tr("and one of its %1 rows dies.").arg(number_in_words(all))
                       : tr("and %2 of its %1 rows die.").arg(number_in_words(all), number_in_words(dying)));
  }

  /// The rows that fit the sample of the root.
  VersionSpace left() const {
    const lesson::Contest& root = path_.back();
    return root.kept(concept_class(), root.winner(root.coin), root.coin);
  }

  Beat of_the_tree(bool answered) const {
    Beat here;
    here.question = tr("How many rows still fit? Could a fourth contest be true?");
    if (!answered) {
      here.cards = {tr("none, yes"), tr("one, no"), tr("two, yes")};
      here.button = tr("Answer");
      here.ms = lesson::ContestTree(run(), all_, path_).ms();
      return here;
    }
    const VersionSpace rows = left();
    const QString fit =
        rows.count() == 1
            ? tr("One, %1.")
                  .arg(name_markup(concept_class().hypothesis_name(static_cast<HypothesisIndex>(rows.find()))))
            : tr("%1 rows.").arg(number_in_words(rows.count()));
    here.answer = fit + u' ' + tr("A fourth would be a fourth mistake: never.");
    here.second = tr("SOA($S$) is the target (Observation 24, Lemma 25).");
    here.button = tr("Go on");
    here.ms = {400};
    return here;
  }

  QString tree_says(bool answered) const {
    QString text = tr("A tree of %1 contests; those at %2 lead to its root, and each is a mistake.")
                       .arg(whole_text(all_.size()), on_the_way());
    if (answered) text += u' ' + tr("Rows that still fit: %1.").arg(whole_text(left().count()));
    return text;
  }

  QString on_the_way() const {
    QStringList points;
    for (const lesson::Contest& c : path_) points += point(c);
    return points.join(QStringLiteral(", "));
  }

  std::vector<PageTable::Cell> told(const lesson::Contest& contest, std::optional<Label> coin) const {
    std::vector<PageTable::Cell> row = {point_cell(concept_class(), contest.point), labels_cell(contest.answer[0]),
                                        labels_cell(contest.answer[1])};
    row.push_back(coin ? label_cell(*coin) : text_cell({}));
    row.push_back(coin ? text_cell(contest.winner(*coin) == 0 ? QStringLiteral("f₀") : QStringLiteral("f₁"))
                       : text_cell({}));
    return row;
  }

  static std::vector<PageTable::Column> columns() {
    return {{PageTable::tr("point"), QStringLiteral("point")},
            {QStringLiteral("f₀"), QStringLiteral("f0")},
            {QStringLiteral("f₁"), QStringLiteral("f1")},
            {tr("coin"), QStringLiteral("coin")},
            {tr("errs and wins"), QStringLiteral("errs")}};
  }

  PageTable table_of_all() const {
    PageTable table;
    table.columns = columns();
    for (const lesson::Contest& c : all_) table.rows.push_back(told(c, c.coin));
    return table;
  }

  /// The contests that were shown, with the rows of the winners; of one that still asks neither coin nor winner.
  PageTable so_far(int beat, const Hand& hand) const {
    PageTable table;
    table.columns = columns();
    table.columns.push_back({tr("rows before"), QStringLiteral("before")});
    table.columns.push_back({tr("rows after"), QStringLiteral("after")});
    for (int b = 1; b <= std::min(beat | 1, film - 1); b += 2) {
      const bool asks = b > beat;
      const Label coin = fallen(b, hand);
      std::vector<PageTable::Cell> row = told(at(b), asks ? std::nullopt : std::optional(coin));
      const std::size_t side = at(b).winner(coin);
      if (!asks && picture(b).known(side)) {
        row.push_back(count_cell(at(b).count(side)));
        row.push_back(count_cell(at(b).kept(concept_class(), side, coin).count()));
      } else {
        row.insert(row.end(), 2, text_cell({}));
      }
      table.rows.push_back(std::move(row));
    }
    return table;
  }

  std::vector<lesson::Contest> path_;  // that lead to the root, the first round's first
  std::vector<lesson::Contest> all_;   // the root first
};

}  // namespace

std::shared_ptr<const Station> contest_station(const Material& material) {
  return std::make_shared<ContestStation>(material);
}

}  // namespace littlestone::ui
