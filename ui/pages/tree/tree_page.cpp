// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/tree_page.hpp"

#include <QCoreApplication>
#include <utility>

#include "ui/pages/tree/game_picture.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"
#include "ui/pages/tree/tree_table.hpp"
#include "ui/shell/parts_exhibit.hpp"

namespace littlestone::ui {
namespace {

QString tree_name() { return QCoreApplication::translate("Page", "Mistake tree"); }
QString tree_short_name() { return QCoreApplication::translate("Page", "Tree"); }

std::shared_ptr<const Exhibit> standing_tree(const QString& id,
                                             const std::shared_ptr<const ConceptClass>& concept_class,
                                             const std::shared_ptr<const MistakeTree>& tree,
                                             const std::shared_ptr<const CoinsBeside>& coins, Style style) {
  ExhibitParts parts{id, tree_name()};
  parts.picture = [=](Moment) {
    return std::make_shared<MistakeTreePicture>(concept_class, tree, std::vector<TreeMove>{}, false, Learner::soa,
                                                style);
  };
  parts.table = [=](int, TableLimits limits) { return tree_table(*concept_class, *tree, limits, coins.get()); };
  return parts_exhibit(std::move(parts));
}

std::shared_ptr<const MistakeTree> tree_of(const std::shared_ptr<const PrivateRun>& run) { return {run, &run->tree()}; }

}  // namespace

PageInfo tree_page() {
  return {QStringLiteral("tree"),
          tree_name,
          tree_short_name,
          [](const PageInfo& info, QWidget* parent) -> Page* { return new TreePage(info, parent); },
          {{"tree", "a shattered mistake tree with its witnesses", false,
            [](const std::shared_ptr<const PrivateRun>& run, const Observer& observer) {
              return tree_exhibit(run->instance->shared_class(), tree_of(run), nullptr,
                                  coins_on_tree(*run->instance, run->tree(), observer));
            }}}};
}

Figure tree_print_figure() {
  return {"fig1", "the mistake tree for print, as in the paper's Figure 1", false,
          [](const std::shared_ptr<const PrivateRun>& run, const Observer&) -> std::shared_ptr<const Exhibit> {
            return standing_tree(QStringLiteral("fig1"), run->instance->shared_class(), tree_of(run), nullptr,
                                 Style::print);
          }};
}

std::shared_ptr<const Exhibit> tree_exhibit(const std::shared_ptr<const ConceptClass>& concept_class,
                                            const std::shared_ptr<const MistakeTree>& tree,
                                            const std::shared_ptr<const GameState>& game,
                                            const std::shared_ptr<const CoinsBeside>& coins) {
  if (!game) return standing_tree(QStringLiteral("tree"), concept_class, tree, coins, Style::screen);
  ExhibitParts parts{QStringLiteral("tree"), tree_name()};
  parts.picture = [=](Moment) { return std::make_shared<GamePicture>(concept_class, game, coins); };
  parts.table = [=](int, TableLimits limits) { return tree_table(*concept_class, game->tree, limits, coins.get()); };
  return parts_exhibit(std::move(parts));
}

std::shared_ptr<const CoinsBeside> coins_on_tree(const Instance& instance, const MistakeTree& tree,
                                                 const Observer& observer) {
  auto coins = std::make_shared<CoinsBeside>();
  if (tree.nodes.size() > most_coin_nodes) return coins;
  const ConceptClass& c = instance.concept_class();
  RandomizedEngine engine(c);
  engine.set_observer(observer);
  LittlestoneEngine soa = instance.engine(observer);
  soa.set_observer(observer);
  coins->nodes = coin_nodes(engine, soa, c.everything(), tree, coins_limits(c));
  return coins;
}

TreePage::TreePage(const PageInfo& info, QWidget* parent)
    : RunPage(info, Edge::margin, parent), panel_(new GamePanel(game_, this)), bar_(new GameBar(game_, this)) {
  // Until the window places them they are not part of the page.
  panel_->hide();
  bar_->hide();
  const auto button = [&](const QString& text, const QString& words, double factor) {
    auto* made = new PlainButton(text, this);
    made->setAccessibleName(words);
    made->setToolTip(words);
    add_control(made);
    connect(made, &QAbstractButton::clicked, this,
            [this, factor] { factor > 0 ? view()->zoom_by(factor) : view()->fit(); });
    return made;
  };
  zoom_out_ = button(QStringLiteral("\u2212"), tr("Further from the tree"), 0.8);
  zoom_in_ = button(QStringLiteral("+"), tr("Closer to the tree"), 1.25);
  fit_ = button(tr("Fit"), tr("The whole tree"), 0);
  const auto follow = [this] {
    zoom_out_->setEnabled(!view()->lens().fitted());
    fit_->setEnabled(!view()->lens().fitted());
    zoom_in_->setEnabled(view()->lens().zoom < Lens::most);
  };
  connect(view(), &PictureView::lens_changed, this, follow);
  follow();
  connect(&game_, &GameDesk::changed, this, &TreePage::show_game);
}

void TreePage::take(const std::shared_ptr<const Story>& story) {
  RunPage::take(story);
  game_.set_instance(run().instance);
}

void TreePage::show_game() {
  const std::pair moves(game_.step(), game_.last());
  if (std::exchange(moves_shown_, moves) != moves) emit moved();
  emit changed();
}

std::vector<std::shared_ptr<const Exhibit>> TreePage::exhibits() const {
  if (!story()) return {};
  return {tree_exhibit(run().instance->shared_class(), tree_of(run_pointer()), game_.state(), game_.coins())};
}

void TreePage::fill_head(int) {
  const std::shared_ptr<const GameState>& game = game_.state();
  set_titles(
      game && game->tree_round > 0 ? tr("A mistake tree of depth %1 for what is left").arg(game->tree.depth)
                                   : tr("A mistake tree of depth %1, shattered").arg(run().tree().depth),
      tr("Each node asks a point. Left is −1, right is +1. At every leaf one hypothesis has answered like that all "
         "the way."));
  const MistakeTree& tree = game ? game->tree : run().tree();
  if (!game || tree.nodes.size() != tree_size_ || run().instance->shared_class() != class_of_tree_) {
    view()->fit();
    tree_size_ = tree.nodes.size();
    class_of_tree_ = run().instance->shared_class();
  }
}

void TreePage::explain(StepPanel& panel, int) const { panel_->describe(panel); }

void TreePage::take_click(const Spot& spot) {
  switch (spot.act) {
    case Spot::Act::ask: game_.ask(spot.kin.point); break;
    case Spot::Act::minus: game_.answer(Label::minus); break;
    case Spot::Act::plus: game_.answer(Label::plus); break;
    case Spot::Act::drag:
    case Spot::Act::choose:
    case Spot::Act::redraws:
    case Spot::Act::none: break;
  }
}

bool TreePage::take_key(const QKeyEvent& key, KeyFocus focus, PictureView* seen) {
  if (key.modifiers().testFlag(Qt::ShiftModifier) && key.key() != Qt::Key_Plus) {
    constexpr double stride = 60;
    switch (key.key()) {
      case Qt::Key_Left: seen->pan_by({stride, 0}); return !focus.slider;
      case Qt::Key_Right: seen->pan_by({-stride, 0}); return !focus.slider;
      case Qt::Key_Up: seen->pan_by({0, stride}); return true;
      case Qt::Key_Down: seen->pan_by({0, -stride}); return true;
      default: return false;
    }
  }
  switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
      if (focus.slider) return false;
      key.key() == Qt::Key_Left    ? game_.undo()
      : key.key() == Qt::Key_Right ? game_.redo()
                                   : game_.go_to(key.key() == Qt::Key_Home ? 0 : game_.last());
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (focus.button) return false;
      game_.ask_hint();
      return true;
    case Qt::Key_Plus: game_.answer(Label::plus); return true;
    case Qt::Key_Minus: game_.answer(Label::minus); return true;
    case Qt::Key_R: game_.restart(); return true;
    case Qt::Key_F: seen->fit(); return true;
    case Qt::Key_Z: seen->look_at(); return true;
    default: return false;
  }
}

KeySection TreePage::keys() const {
  return {tr("ON THE MISTAKE TREE"),
          {{tr("Enter"), tr("ask the tree's next point")},
           {QStringLiteral("+ −"), tr("answer")},
           {QStringLiteral("← →"), tr("take back, again")},
           {tr("Home, End"), tr("start, end")},
           {QStringLiteral("R"), tr("restart")},
           {tr("Ctrl++ Ctrl+−"), tr("closer, further")},
           {tr("Shift+arrows"), tr("move the tree")},
           {QStringLiteral("Z"), tr("look at the node pointed at, or where the play stands")},
           {QStringLiteral("F"), tr("the whole tree")}}};
}

void TreePage::continue_from(const Page& other) {
  if (const auto* page = dynamic_cast<const TreePage*>(&other)) game_.continue_from(page->game_);
}

}  // namespace littlestone::ui
