// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/comparison.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <type_traits>
#include <utility>

#include "core/study/chapters/scenario_fields.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/words/fields.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

// All rows of the scenario's chapter.
const std::vector<Field<Scenario>>& rows_of(const Scenario&) { return scenario_fields(); }
const std::vector<Field<LowerBoundScenario>>& rows_of(const LowerBoundScenario&) { return lower_bound_fields(); }
const std::vector<Field<PredictionScenario>>& rows_of(const PredictionScenario&) { return prediction_fields(); }
const std::vector<Field<AgnosticScenario>>& rows_of(const AgnosticScenario&) { return agnostic_fields(); }
const std::vector<Field<MapScenario>>& rows_of(const MapScenario&) { return map_fields(); }
const std::vector<Field<StabilityScenario>>& rows_of(const StabilityScenario&) { return stability_fields(); }

// What is said about a scenario is no part of it.
bool about_scenario(std::string_view key) {
  return key == "title" || key == "lesson" || key == "source" || key == "page";
}

// The value as it is written; "–" where the row has none, or where it follows from others.
template <class Owner>
QString compared_value(const Field<Owner>& row, const Owner& owner) {
  if (row.applies != nullptr && !row.applies(owner)) return QStringLiteral("–");
  const std::string text = field_text(row.info, row.get(owner));
  return text.empty() ? QStringLiteral("–") : QString::fromStdString(text);
}

QString row_word(const FieldInfo& info) {
  if (!info.symbol.empty()) return symbol_markup(info);
  return info.label.empty() ? QString::fromStdString(std::string(info.key)) : field_words(info.label);
}

template <class Owner>
std::vector<Difference> row_differences(const Owner& left, const Owner& right) {
  std::vector<Difference> all;
  for (const Field<Owner>& row : rows_of(left)) {
    if (about_scenario(row.info.key)) continue;
    const QString one = compared_value(row, left);
    const QString other = compared_value(row, right);
    if (one != other)
      all.push_back({QString::fromStdString(std::string(row.info.key)), row_word(row.info), one, other});
  }
  return all;
}

// The first and the last step of each named part.
struct StepPart {
  QString name;
  int first = 0;
  int last = 0;
};

std::vector<StepPart> parts_of(const Steps& steps) {
  const Ruler ruler = steps.ruler();
  std::vector<StepPart> parts;
  for (const Ruler::Part& part : ruler.parts) {
    const auto first = std::lower_bound(ruler.places.begin(), ruler.places.end(), part.from - 1e-9);
    const int at = static_cast<int>(first - ruler.places.begin());
    if (at >= steps.size()) continue;
    if (!parts.empty()) parts.back().last = std::max(parts.back().first, at - 1);
    parts.push_back({part.name, at, steps.last()});
  }
  return parts;
}

/// Two pictures under their titles.
class PairPicture final : public Picture {
 public:
  PairPicture(QString left_title, std::shared_ptr<const Picture> left, QString right_title,
              std::shared_ptr<const Picture> right, QString line)
      : titles_{std::move(left_title), std::move(right_title)},
        pictures_{std::move(left), std::move(right)},
        line_(std::move(line)),
        from_right_(Language::from_right()) {}

  [[nodiscard]] QSizeF natural_size() const override {
    const QSizeF a = pictures_[0]->natural_size();
    const QSizeF b = pictures_[1]->natural_size();
    return {a.width() + b.width() + apart, std::max(a.height(), b.height()) + head};
  }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    const double shares = pictures_[0]->natural_size().width() + pictures_[1]->natural_size().width();
    const double room = area.width() - apart;
    double left = area.left();
    double middle = left;
    for (const std::size_t i : from_right_ ? std::array<std::size_t, 2>{1, 0} : std::array<std::size_t, 2>{0, 1}) {
      const double wide = room * pictures_[i]->natural_size().width() / shares;
      painter.setPen(theme.ink);
      put(painter, MathText::fitted(sentence_markup(titles_[i]), {14, QFont::DemiBold}, wide), {left, left + wide},
          area.top() + 16);
      painter.save();
      pictures_[i]->paint(painter, {left, area.top() + head, wide, area.height() - head}, theme);
      painter.restore();
      if (left == area.left()) middle = left + wide + apart / 2;
      left += wide + apart;
    }
    painter.setPen(theme.ink2);
    put(painter, MathText::fitted(line_, {12}, area.width()), {area.left(), area.right()}, area.top() + 36);
    painter.fillRect(QRectF(middle, area.top() + head, 1, area.height() - head), theme.hair);
  }
  [[nodiscard]] QString description() const override {
    return titles_[0] + QStringLiteral(": ") + pictures_[0]->description() + u' ' + titles_[1] + QStringLiteral(": ") +
           pictures_[1]->description();
  }

 private:
  static constexpr double apart = 32;
  static constexpr double head = 48;

  // From where a line of the language begins.
  void put(QPainter& painter, const MathText& text, std::pair<double, double> between, double baseline) const {
    text.draw(painter, {from_right_ ? between.second : between.first, baseline}, from_right_ ? 1 : 0);
  }

  std::array<QString, 2> titles_;
  std::array<std::shared_ptr<const Picture>, 2> pictures_;
  QString line_;
  bool from_right_;
};

// The columns of both, those of the left one first, each field once.
std::vector<PageTable::Column> all_columns(const PageTable& left, const PageTable& right) {
  std::vector<PageTable::Column> columns = left.columns;
  for (const PageTable::Column& column : right.columns) {
    const bool there = std::any_of(columns.begin(), columns.end(),
                                   [&](const PageTable::Column& one) { return one.field == column.field; });
    if (!there) columns.push_back(column);
  }
  return columns;
}

}  // namespace

std::vector<Difference> differences(const ChapterScenario& left, const ChapterScenario& right) {
  return std::visit(
      [&](const auto& one) -> std::vector<Difference> {
        const auto* other = std::get_if<std::decay_t<decltype(one)>>(&right);
        return other == nullptr ? std::vector<Difference>() : row_differences(one, *other);
      },
      left);
}

QString differences_line(const std::vector<Difference>& all) {
  if (all.empty()) return QCoreApplication::translate("Comparison", "Both scenarios are equal in all fields.");
  QStringList words;
  // "field: left | right"; names and numbers are no variables.
  const auto plain = [](const QString& text) { return isolated(QString(text).replace(u'$', QStringLiteral("$$"))); };
  for (const Difference& one : all) {
    words += QCoreApplication::translate("Comparison", "%1: %2 | %3")
                 .arg(one.word, plain(shortened(one.left)), plain(shortened(one.right)));
  }
  return words.join(QStringLiteral(" · "));
}

int matching_step(const Steps& from, int step, const Steps& to) {
  if (step <= 0) return 0;
  if (step >= from.last()) return to.last();
  const std::vector<StepPart> ours = parts_of(from);
  const std::vector<StepPart> theirs = parts_of(to);
  const auto part = std::find_if(ours.rbegin(), ours.rend(), [&](const StepPart& one) { return one.first <= step; });
  const auto same = part == ours.rend() ? theirs.end()
                                        : std::find_if(theirs.begin(), theirs.end(),
                                                       [&](const StepPart& one) { return one.name == part->name; });
  if (same == theirs.end()) {
    return std::clamp(static_cast<int>(std::lround(1.0 * step * to.last() / from.last())), 0, to.last());
  }
  return std::min(same->first + step - part->first, same->last);
}

ComparedExhibit::ComparedExhibit(ComparedSide left, ComparedSide right, std::vector<Difference> differences)
    : left_(std::move(left)), right_(std::move(right)), differences_(std::move(differences)) {}

int ComparedExhibit::right_step(int step) const {
  const auto ours = left_.exhibit->play();
  const auto theirs = right_.exhibit->play();
  return ours && theirs ? matching_step(*ours->steps, step, *theirs->steps) : step;
}

std::shared_ptr<const Picture> ComparedExhibit::pair(std::shared_ptr<const Picture> left,
                                                     std::shared_ptr<const Picture> right) const {
  return std::make_shared<const PairPicture>(left_.title, std::move(left), right_.title, std::move(right),
                                             differences_line(differences_));
}

std::shared_ptr<const Picture> ComparedExhibit::picture(const Theme& theme, Moment moment) const {
  return pair(left_.exhibit->picture(theme, moment),
              right_.exhibit->picture(theme, {right_step(moment.step), moment.phase}));
}

std::shared_ptr<const Picture> ComparedExhibit::recorded(const Theme& theme, Moment moment) const {
  return pair(left_.exhibit->recorded(theme, moment),
              right_.exhibit->recorded(theme, {right_step(moment.step), moment.phase}));
}

std::optional<Rule> ComparedExhibit::whole_table_refused() const {
  const std::optional<Rule> refused = left_.exhibit->whole_table_refused();
  return refused ? refused : right_.exhibit->whole_table_refused();
}

PageTable ComparedExhibit::table(int step, TableLimits limits) const {
  const PageTable left = left_.exhibit->table(step, limits);
  const PageTable right = right_.exhibit->table(right_step(step), limits);
  const std::vector<PageTable::Column> columns = all_columns(left, right);
  PageTable both;
  both.columns.push_back({QCoreApplication::translate("Comparison", "Scenario"), QStringLiteral("scenario")});
  for (const Difference& one : differences_) {
    both.columns.push_back(
        {MathText(one.word, {}, MathText::Mode::mixed).plain(), QStringLiteral("scenario.") + one.field});
  }
  both.columns.insert(both.columns.end(), columns.begin(), columns.end());
  const auto add = [&](const PageTable& table, const QString& title, bool from_left) {
    std::map<QString, std::size_t> place;
    for (std::size_t i = 0; i < table.columns.size(); ++i) place[table.columns[i].field] = i;
    for (const auto& cells : table.rows) {
      std::vector<PageTable::Cell> row = {text_cell(title)};
      for (const Difference& one : differences_) row.push_back(text_cell(from_left ? one.left : one.right));
      for (const PageTable::Column& column : columns) {
        const auto found = place.find(column.field);
        row.push_back(found == place.end() ? text_cell(QString()) : cells[found->second]);
      }
      both.rows.push_back(std::move(row));
    }
    both.left_out += table.left_out;
  };
  add(left, left_.title, true);
  add(right, right_.title, false);
  return both;
}

FigureWords ComparedExhibit::words(int step) const {
  const auto tell = [](const Exhibit& exhibit, int at) {
    const auto play = exhibit.play();
    return play && play->steps && at < play->steps->size() ? sentence_markup(play->steps->sentence(at)) : QString();
  };
  const auto plain = [](const QString& title) { return isolated(QString(title).replace(u'$', QStringLiteral("$$"))); };
  const QString line = differences_line(differences_);
  const QString left = tell(*left_.exhibit, step);
  const QString right = tell(*right_.exhibit, right_step(step));
  FigureWords words;
  words.id = id();
  words.title = differences_.empty() ? title() : title() + QStringLiteral(": ") + line;
  words.subtitle =
      QCoreApplication::translate("Comparison", "Left: %1. Right: %2.").arg(plain(left_.title), plain(right_.title));
  words.caption = QCoreApplication::translate("Comparison", "The same view of two scenarios. Left: %1. Right: %2.")
                      .arg(plain(left_.title), plain(right_.title));
  if (!left.isEmpty() && left == right) {
    words.caption += u' ' + left;
  } else if (!left.isEmpty() && !right.isEmpty()) {
    words.caption +=
        u' ' + QCoreApplication::translate("Comparison", "At the left: %1 At the right: %2").arg(left, right);
  }
  if (!differences_.empty()) words.parameters = QCoreApplication::translate("Comparison", "left | right: %1").arg(line);
  words.alt = picture(Theme::get(ThemeKind::light), {step, 1})->description();
  return words;
}

void SeenPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots spots;
  paint_spots(painter, area, theme, spots);
}

void SeenPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const auto* lensed = dynamic_cast<const LensPicture*>(whole_.get());
  if (lensed != nullptr && !lens_.fitted()) {
    lensed->paint_seen(painter, area, theme, spots, lens_);
  } else {
    whole_->paint_spots(painter, area, theme, spots);
  }
}

}  // namespace littlestone::ui
