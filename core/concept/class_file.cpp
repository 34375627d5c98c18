// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/class_file.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

#include "core/base/csv.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"
#include "core/concept/class_text.hpp"
#include "core/concept/context_file.hpp"
#include "core/concept/label_text.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_cells = std::uint64_t{1} << 31;
constexpr std::size_t lines_looked_at = 1000;  // to find out how a table is written
constexpr std::string_view file_family = "file:";

// "0110" or "-++-": a whole row, or a part of one, without separators.
bool is_word(std::string_view cell) {
  return cell.size() >= 2 && (cell.find_first_not_of("01") == std::string_view::npos ||
                              cell.find_first_not_of("-+") == std::string_view::npos);
}

using Line = TextLine;
using Cells = std::vector<std::string_view>;

// A label, or several written together.
bool is_labels_somehow(std::string_view cell) { return spelled_label(cell).has_value() || is_word(cell); }

// The most frequent number of cells in lines [from, …), the smallest of them where several are; 0: no line has cells.
std::size_t usual_width(const std::vector<Cells>& lines, std::size_t from) {
  std::vector<std::size_t> widths;
  for (std::size_t i = from; i < lines.size(); ++i) widths.push_back(lines[i].size());
  std::sort(widths.begin(), widths.end());
  std::size_t best = 0;
  std::size_t most = 0;
  for (std::size_t i = 0; i < widths.size();) {
    const auto next =
        static_cast<std::size_t>(std::upper_bound(widths.begin(), widths.end(), widths[i]) - widths.begin());
    if (next - i > most) {
      most = next - i;
      best = widths[i];
    }
    i = next;
  }
  return best;
}

// Leaves out what stands behind " #" and a label, and the cells behind it: a comment at the end of a row.
void drop_comment(Cells& cells) {
  for (std::size_t k = 0; k < cells.size(); ++k) {
    const std::size_t hash = cells[k].find(" #");
    const std::string_view label = trimmed(cells[k].substr(0, std::min(hash, cells[k].size())));
    if (!is_labels_somehow(label) || (label.empty() && hash != std::string_view::npos)) {
      if (k == 0) continue;  // a name
      return;
    }
    if (hash == std::string_view::npos) continue;
    cells[k] = label;
    cells.resize(k + 1);
  }
}

std::vector<Cells> cells_of_first(const std::vector<Line>& lines, char separator) {
  std::vector<Cells> cells;
  for (std::size_t i = 0; i < std::min(lines.size(), lines_looked_at); ++i) {
    cells.push_back(split_cells(lines[i].text, separator));
    drop_comment(cells.back());
  }
  return cells;
}

constexpr std::int64_t no_fit = INT64_MIN;  // the lines have no separator

// How well a separator fits: labels less other cells in the lines of the usual width, behind the first cell, which may
// be a name. The first line may be a header and counts only where it is alone.
std::int64_t fit_of(const std::vector<Line>& lines, char separator) {
  const std::vector<Cells> cells = cells_of_first(lines, separator);
  const std::size_t begin = cells.size() > 1 ? 1 : 0;
  const std::size_t width = usual_width(cells, begin);
  if (width < 2) return no_fit;
  std::int64_t fit = 0;
  for (std::size_t i = begin; i < cells.size(); ++i) {
    if (cells[i].size() != width) {
      --fit;
      continue;
    }
    for (std::size_t k = 1; k < width; ++k) fit += is_labels_somehow(cells[i][k]) ? 1 : -1;
  }
  return fit;
}

// The separator of a file: that which fits best, the first in the order of preference where several do.
char separator_of_file(const std::vector<Line>& lines) {
  char best = ' ';
  std::int64_t fit = no_fit;
  for (const char separator : std::string(separators.rbegin(), separators.rend())) {
    const bool there = std::any_of(lines.begin(), lines.end(),
                                   [&](const Line& line) { return line.text.find(separator) != std::string::npos; });
    const std::int64_t here = there ? fit_of(lines, separator) : no_fit;
    if (!there || here < fit) continue;
    fit = here;
    best = separator;
  }
  return best == ' ' || fit_of(lines, ' ') > std::max<std::int64_t>(fit, 0) ? ' ' : best;
}

// Whether the names count the points, at least three of them, from 0 or from 1.
bool counts(const std::vector<std::string>& names) {
  if (names.size() < 3 || (names.front() != "0" && names.front() != "1")) return false;
  const std::size_t first = names.front() == "0" ? 0 : 1;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] != std::to_string(first + i)) return false;
  }
  return true;
}

// What people write into the corner above a column of names.
bool is_corner_word(std::string_view cell) {
  constexpr std::array<std::string_view, 24> words = {
      "#",    "id",     "ids",     "name",    "names",    "index",      "idx",        "no",
      "no.",  "nr",     "nr.",     "row",     "rows",     "rowname",    "rownames",   "key",
      "item", "object", "objects", "concept", "function", "hypothesis", "hypotheses", "unnamed: 0"};
  return std::find(words.begin(), words.end(), small_letters(bare_cell(cell))) != words.end();
}

bool all_different(Cells cells) {
  std::sort(cells.begin(), cells.end());
  return std::adjacent_find(cells.begin(), cells.end()) == cells.end();
}

// The cells of a header that stands behind #: "#,a,b" has # as its corner, "# a,b" is what numpy writes.
Cells cells_of_hash_header(const std::string& text, char separator) {
  const std::string_view words = trimmed(text);
  const bool apart = words.size() > 1 && words[1] == ' ' && separator != ' ';
  return split_cells(apart ? words.substr(1) : words, separator);
}

// The lines of a table, and those that begin with #.
struct Lines {
  std::vector<Line> plain;
  std::vector<Line> hashed;
  std::optional<char> declared;
};

Lines read_lines(std::istream& in, const std::string& name, const TableLimits& limits) {
  LineReader reader(in, name);
  Lines lines;
  std::size_t bytes = 0;
  std::size_t hashed_bytes = 0;
  while (auto line = reader.next()) {
    const std::string_view words = trimmed(*line);
    if (lines.plain.empty() && !lines.declared) {
      lines.declared = declared_separator(words);
      if (lines.declared) continue;
    }
    const bool hashed = words.front() == '#';
    std::vector<Line>& kept = hashed ? lines.hashed : lines.plain;
    std::size_t& sum = hashed ? hashed_bytes : bytes;
    sum += words.size();
    if (kept.size() == limits.rows) reader.refuse(*line, rules::table_rows(limits.rows));
    if (sum > limits.bytes) reader.refuse(*line, rules::table_bytes(limits.bytes));
    kept.push_back({std::move(*line), reader.number()});
  }
  return lines;
}

// A table on its way from lines to a class.
class TableReader {
 public:
  TableReader(const std::string& name, const TableOptions& options,
              const std::function<void(const InputError&)>& report)
      : name_(name), options_(options), report_(report) {}

  void read(std::istream& in, const TableLimits& limits) {
    Lines lines = read_lines(in, name_, limits);
    if (read_as_context(lines)) return;
    lines_ = std::move(lines.plain);
    hashed_ = std::move(lines.hashed);
    take_rows_behind_hash(lines.declared);
    if (lines_.empty()) throw InputError(name_, "", rules::no_hypothesis());
    if (const auto format = other_format(lines_)) throw InputError(name_, "", *format);
    frame_.separator = lines.declared ? *lines.declared : separator_of_file(lines_);
    find_words();
    find_frame();
    find_hash_header();
    list_skipped();
    if (begin_ == lines_.size()) throw InputError(name_, "", rules::no_hypothesis());
    skip_ = frame_.hypothesis_names ? 1 : 0;
    choose_columns();
    read_rows();
    check_header();
  }

  [[nodiscard]] ReadTable table() {
    return {{name_, std::move(rows_), std::move(header_), std::move(hypotheses_)}, frame_};
  }

 private:
  void refuse(const Line& line, const auto& value, const Rule& rule) {
    report_(InputError(name_, value, rules::at_line(line.number, rule)));
  }

  // A formal context has its own lines: B first, and # is a sign like others.
  bool read_as_context(const Lines& lines) {
    if (lines.plain.empty() || trimmed(lines.plain.front().text) != "B") return false;
    std::vector<Line> all = lines.plain;
    all.insert(all.end(), lines.hashed.begin(), lines.hashed.end());
    std::sort(all.begin(), all.end(), [](const Line& a, const Line& b) { return a.number < b.number; });
    std::erase_if(all, [&](const Line& line) { return line.number < lines.plain.front().number; });
    if (!is_context(all)) return false;
    Context context = read_context(all, name_, most_cells, report_);
    frame_.point_names = !options_.names || *options_.names == TableNames::row || *options_.names == TableNames::both;
    frame_.hypothesis_names =
        !options_.names || *options_.names == TableNames::column || *options_.names == TableNames::both;
    points_ = context.attributes.size();
    width_ = points_;
    if (frame_.point_names) header_ = std::move(context.attributes);
    choose_columns();
    if (frame_.hypothesis_names) hypotheses_ = std::move(context.objects);
    rows_ = std::move(context.rows);
    if (chosen_) {
      for (LabelVector& row : rows_) row = kept_of(row);
      points_ = rows_.empty() ? 0 : rows_.front().size();
    }
    return true;
  }

  [[nodiscard]] LabelVector kept_of(const LabelVector& row) const {
    std::vector<Label> labels;
    for (std::size_t x = 0; x < row.size(); ++x) {
      if (keeps(x)) labels.push_back(row[x]);
    }
    LabelVector kept(labels.size());
    for (std::size_t x = 0; x < labels.size(); ++x) kept.set(x, labels[x]);
    return kept;
  }

  // Where no row is left without them, lines such as "#1,0,1" are the rows.
  void take_rows_behind_hash(std::optional<char> declared) {
    if (lines_.size() > 1 || hashed_.empty()) return;
    std::vector<Line> all = lines_;
    for (const Line& line : hashed_) {
      if (lines_.empty() || line.number > lines_.front().number) all.push_back(line);
    }
    const char separator = declared ? *declared : separator_of_file(all);
    std::vector<Line> rows;
    for (const Line& line : all) {
      if (!lines_.empty() && line.number == lines_.front().number) continue;
      const Cells cells = split_cells(line.text, separator);
      const std::string_view words = trimmed(line.text);
      if (words.size() > 1 && words[1] != ' ' && words[1] != separator && cells.size() > 1 &&
          std::all_of(cells.begin() + 1, cells.end(), is_labels_somehow)) {
        rows.push_back(line);
      }
    }
    if (rows.empty()) return;
    std::erase_if(hashed_, [&](const Line& line) {
      return std::any_of(rows.begin(), rows.end(), [&](const Line& row) { return row.number == line.number; });
    });
    lines_.insert(lines_.end(), rows.begin(), rows.end());
    std::sort(lines_.begin(), lines_.end(), [](const Line& a, const Line& b) { return a.number < b.number; });
    frame_.two_readings = true;
  }

  // The way in which labels are spelled: that of most cells behind the first line and the first column; and whether
  // rows are written without separators.
  void find_words() {
    looked_at_ = cells_of_first(lines_, frame_.separator);
    first_ = looked_at_.size() > 1 ? 1 : 0;
    width_ = usual_width(looked_at_, first_);
    std::array<std::size_t, every_label_words.size()> found{};
    together_ = true;
    const bool all_labels = first_column_is_labels();
    const auto count = [&](const Cells& cells) {
      for (std::size_t k = cells.size() > 1 && !all_labels ? 1 : 0; k < cells.size(); ++k) {
        for (const LabelWords words : every_label_words) {
          if (label_in(cells[k], words)) ++found[static_cast<std::size_t>(words)];
        }
      }
    };
    if (looked_at_.size() == 2 && !names_stand_first()) count(looked_at_.front());  // one line is little to go by
    for (std::size_t i = first_; i < looked_at_.size(); ++i) {
      const Cells& cells = looked_at_[i];
      count(cells);
      together_ = together_ && !cells.empty() && cells.size() <= 2 &&
                  std::all_of(cells.begin() + (cells.size() > 1 ? 1 : 0), cells.end(), is_word);
    }
    // "01 10" and longer: parts of rows
    together_ = together_ || std::all_of(looked_at_.begin() + static_cast<std::ptrdiff_t>(first_), looked_at_.end(),
                                         [](const Cells& cells) {
                                           return !cells.empty() && std::all_of(cells.begin(), cells.end(), is_word);
                                         });
    words_ = every_label_words[static_cast<std::size_t>(std::max_element(found.begin(), found.end()) - found.begin())];
    // An empty cell is a label only beside crosses.
    const auto is_cross = [](std::string_view cell) {
      const auto spelled = spelled_label(cell);
      return spelled && spelled->words == LabelWords::cross && spelled->label == Label::plus;
    };
    if (words_ == LabelWords::cross && std::none_of(looked_at_.begin(), looked_at_.end(), [&](const Cells& cells) {
          return std::any_of(cells.begin(), cells.end(), is_cross);
        })) {
      words_ = LabelWords::numbers;
    }
  }

  // Whether the first column can be no names: its cells are labels, and some are alike.
  [[nodiscard]] bool first_column_is_labels() const {
    if (options_.names) return *options_.names == TableNames::none || *options_.names == TableNames::row;
    if (looked_at_.size() > 1 && names_stand_first()) return false;
    Cells cells;
    for (const Cells& line : looked_at_) {
      if (!line.empty()) cells.push_back(line.front());
    }
    return std::all_of(cells.begin(), cells.end(), [](auto cell) { return spelled_label(cell).has_value(); }) &&
           !all_different(cells);
  }

  // Whether the first of two lines is known to be names: by the options, or by the corner above a name.
  [[nodiscard]] bool names_stand_first() const {
    if (options_.names) return *options_.names == TableNames::row || *options_.names == TableNames::both;
    const auto begins_empty = [](const Cells& cells) { return !cells.empty() && cells.front().empty(); };
    return begins_empty(looked_at_[0]) && !begins_empty(looked_at_[1]);
  }

  [[nodiscard]] bool is_label(std::string_view cell) const { return label_in(cell, words_).has_value(); }
  [[nodiscard]] bool is_labels(std::string_view cell) const { return is_label(cell) || (together_ && is_word(cell)); }

  // Drops the last cells of the lines where all of them are empty: lines that end with separators. In a table of
  // crosses it could be a column without a cross, unless a header names the others.
  void find_empty_end() {
    const auto ends_empty = [](const Cells& cells) { return cells.size() > 2 && cells.back().empty(); };
    while (std::all_of(looked_at_.begin(), looked_at_.end(), ends_empty)) {
      const Cells& top = looked_at_.front();
      const bool names = std::none_of(top.begin() + 1, top.end() - 1,
                                      [&](std::string_view cell) { return is_label(cell) && !cell.empty(); });
      if (words_ == LabelWords::cross && !names) return;
      for (Cells& cells : looked_at_) cells.pop_back();
      --width_;
      ++empty_end_;
    }
  }

  void find_frame() {
    find_empty_end();
    const Cells& top = looked_at_.front();
    const bool alone = lines_.size() == 1;
    if (options_.names) {
      frame_.point_names = *options_.names == TableNames::row || *options_.names == TableNames::both;
      frame_.hypothesis_names = *options_.names == TableNames::column || *options_.names == TableNames::both;
    } else {
      frame_.hypothesis_names = column_of_names() || corner_of_names();
      frame_.point_names = !alone && first_line_names();
    }
    if (alone && !options_.names && top.size() > 1 && top.front().empty() && words_ != LabelWords::cross) {
      frame_.point_names = true;  // a header without rows
    }
    if (!frame_.point_names) return;
    header_from(top);
    begin_ = 1;
  }

  // Some row's first cell is no label. The first line is no witness, it may be the header.
  [[nodiscard]] bool column_of_names() const {
    const std::size_t probe = lines_.size() > 1 ? 1 : 0;
    return std::any_of(lines_.begin() + static_cast<std::ptrdiff_t>(probe), lines_.end(), [&](const Line& line) {
      const Cells cells = split_cells(line.text, frame_.separator);
      return cells.size() > 1 && !is_labels(cells.front());
    });
  }

  // The first line's first cell stands above a column of names that are labels, such as 0 and 1.
  [[nodiscard]] bool corner_of_names() {
    const Cells& top = looked_at_.front();
    if (lines_.size() < 2 || width_ < 2) return false;
    Cells names;
    for (std::size_t i = 1; i < looked_at_.size(); ++i) {
      if (!looked_at_[i].empty()) names.push_back(looked_at_[i].front());
    }
    const bool different = all_different(std::move(names));
    if (top.size() + 1 == width_) {  // nothing stands above it
      const bool no_label =
          std::none_of(top.begin(), top.end(), [&](std::string_view cell) { return is_labels(cell); });
      frame_.two_readings = no_label && different;
      return no_label && different;
    }
    if (top.size() != width_) return false;
    if (top.front().empty()) return words_ != LabelWords::cross || !labels_behind_corner();
    frame_.two_readings = !together_ && different && !is_labels(top.front());
    return different && is_corner_word(top.front());
  }

  // Whether the first line, but for its first cell, could be a row.
  [[nodiscard]] bool labels_behind_corner() const {
    const Cells& top = looked_at_.front();
    return std::all_of(top.begin() + 1, top.end(), [&](std::string_view cell) { return is_labels(cell); });
  }

  [[nodiscard]] bool first_line_names() {
    const Cells& top = looked_at_.front();
    const std::size_t skip = frame_.hypothesis_names ? 1 : 0;
    if (top.size() <= skip) return top.size() < width_ && !top.empty() && !is_labels(top.front());
    sure_ = skip == 1 && (top.size() + 1 == width_ || top.front().empty() || is_corner_word(top.front()));
    if (skip == 1 && top.size() + 1 == width_) return true;  // nothing stands above the column of names
    const auto begin = top.begin() + static_cast<std::ptrdiff_t>(skip);
    if (!std::all_of(begin, top.end(), [&](std::string_view cell) { return is_labels(cell); })) return true;
    if (skip == 0) return signs_above_digits(skip);
    if (top.front().empty()) return words_ != LabelWords::cross;
    if (is_corner_word(top.front())) {
      frame_.two_readings = true;
      return true;
    }
    if (signs_above_digits(skip)) return true;
    frame_.two_readings = !together_ && !is_labels(top.front()) && all_different({begin, top.end()});
    return false;
  }

  // Whether no cell of the first line is spelled as one of the two labels of the rows is: + and - above 0 and 1.
  [[nodiscard]] bool signs_above_digits(std::size_t skip) {
    if (looked_at_.size() < 3 || together_) return false;
    const auto is_sign = [](std::string_view cell) {
      return bare_cell(cell).find_first_of("0123456789") == std::string_view::npos;
    };
    const Cells& top = looked_at_.front();
    const Cells names(top.begin() + static_cast<std::ptrdiff_t>(skip), top.end());
    if (words_ != LabelWords::numbers || !all_different(names)) return false;
    const bool sign = is_sign(names.front());
    if (!std::all_of(names.begin(), names.end(), [&](auto cell) { return is_sign(cell) == sign; })) return false;
    for (std::size_t i = 1; i < looked_at_.size(); ++i) {
      for (std::size_t k = skip; k < looked_at_[i].size(); ++k) {
        if (is_sign(looked_at_[i][k]) == sign) return false;
      }
    }
    frame_.two_readings = true;
    sure_ = true;
    return true;
  }

  void header_from(const Cells& cells) {
    header_.clear();
    for (const std::string_view cell : cells) header_.push_back(cell_words(cell));
  }

  // A line behind #, right above the first row, is the header where there is none.
  void find_hash_header() {
    if (frame_.point_names ||
        (options_.names && *options_.names != TableNames::row && *options_.names != TableNames::both)) {
      return;
    }
    const auto above = std::find_if(hashed_.rbegin(), hashed_.rend(),
                                    [&](const Line& line) { return line.number < lines_.front().number; });
    if (above == hashed_.rend() || above->number + 1 != lines_.front().number) return;
    Cells cells = cells_of_hash_header(above->text, frame_.separator);
    if (frame_.separator == ' ' && cells.size() > 1 && cells.front() == "#") cells.erase(cells.begin());
    const std::size_t skip = frame_.hypothesis_names ? 1 : 0;
    const std::size_t width = usual_width(looked_at_, 0);
    if (width < 2 || (cells.size() != width && cells.size() + skip != width)) return;
    frame_.point_names = true;
    frame_.two_readings = true;
    if (cells.front() == "#" || cells.front().empty()) {
      Cells names;
      for (const Cells& row : looked_at_) names.push_back(row.empty() ? std::string_view() : row.front());
      frame_.hypothesis_names = frame_.hypothesis_names || all_different(std::move(names)) || cells.front().empty();
    }
    header_line_ = *above;
    header_from(cells);
  }

  // Lines with # that look like rows and were left out.
  void list_skipped() {
    constexpr std::size_t most = 50;
    for (const Line& line : hashed_) {
      if (header_line_ && header_line_->number == line.number) continue;
      const Cells cells = split_cells(line.text, frame_.separator);
      const bool like_row = cells.size() == width_ && width_ > 1 &&
                            std::all_of(cells.begin() + 1, cells.end(), [&](auto cell) { return is_labels(cell); });
      if (like_row && frame_.skipped.size() < most) frame_.skipped.push_back(line.number);
    }
    if (!frame_.skipped.empty()) frame_.two_readings = true;
  }

  // The header without its corner; one that is longer or shorter than the rows is told later.
  void choose_columns() {
    if (frame_.point_names) {
      if (together_ && frame_.separator == ' ') split_header_alone();
      if (skip_ == 1 && header_.size() == width_ && !header_.empty() && !together_) header_.erase(header_.begin());
    }
    if (options_.columns.empty()) return;
    std::vector<std::string> names = header_;
    if (names.empty()) {
      for (std::size_t x = skip_; x < width_; ++x) names.push_back(std::to_string(x - skip_ + 1));
    }
    const auto left_out = [](const std::string& column) { return column.size() > 1 && column.front() == '-'; };
    const bool some_kept = !std::all_of(options_.columns.begin(), options_.columns.end(), left_out);
    keeps_.assign(names.size(), !some_kept);
    for (const std::string& column : options_.columns) {
      const bool whole = std::find(names.begin(), names.end(), column) != names.end();
      const bool out = !whole && left_out(column);
      const auto found = std::find(names.begin(), names.end(), out ? column.substr(1) : column);
      if (found == names.end()) throw InputError("columns", column, rules::no_column());
      keeps_[static_cast<std::size_t>(found - names.begin())] = !out;
    }
    if (std::find(keeps_.begin(), keeps_.end(), true) == keeps_.end()) {
      throw InputError("columns", options_.columns.front(), rules::no_column_left());
    }
    all_columns_ = names;
    if (!header_.empty() || frame_.point_names) {
      header_.clear();
      for (std::size_t x = 0; x < names.size(); ++x) {
        if (keeps_[x]) header_.push_back(names[x]);
      }
    }
    chosen_ = true;
  }

  // Above rows without separators names may have one of their own.
  void split_header_alone() {
    const std::string& text = header_line_ ? header_line_->text : lines_.front().text;
    const char separator = separator_of(text);
    if (separator != ' ') header_from(split_cells(text, separator));
  }

  [[nodiscard]] Rule place_of(const Line& line, std::size_t cell) const {
    const std::vector<std::string>& names = chosen_ ? all_columns_ : header_;
    const std::size_t x = cell - skip_;
    if (names.empty() || x >= names.size()) return rules::place_column(line.number, cell + 1);
    return rules::place_named_column(line.number, cell + 1, one_line(names[x]));
  }

  [[nodiscard]] bool keeps(std::size_t cell) const {
    return !chosen_ || cell < skip_ || (cell - skip_ < keeps_.size() && keeps_[cell - skip_]);
  }

  // The cells of a row, without a comment behind it and without what stands behind a last separator.
  [[nodiscard]] Cells cells_of_row(const Line& line) const {
    Cells cells = split_cells(line.text, frame_.separator);
    if (line.text.find('#') != std::string::npos) drop_comment(cells);
    if (frame_.separator == ' ') {
      const auto hash =
          std::find_if(cells.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(1, cells.size())), cells.end(),
                       [](std::string_view cell) { return cell.starts_with('#'); });
      cells.erase(hash, cells.end());
    }
    std::size_t surplus = empty_end_;
    if (words_ != LabelWords::cross && cells.size() > width_) surplus = cells.size() - width_;
    for (; surplus > 0 && cells.size() > 1 && cells.back().empty(); --surplus) cells.pop_back();
    return cells;
  }

  void read_rows() {
    std::vector<Label> labels;
    for (std::size_t i = begin_; i < lines_.size(); ++i) {
      const Line& line = lines_[i];
      const Cells cells = cells_of_row(line);
      if (!read_labels(line, cells, labels)) continue;
      if (labels.empty()) {
        refuse(line, line.text, rules::no_label());
        continue;
      }
      if (points_ == 0) points_ = labels.size();
      if (labels.size() != points_) {
        refuse(line, rules::value_labels(labels.size()), rules::row_length(points_));
        continue;
      }
      if ((rows_.size() + 1) * points_ > most_cells) {
        throw InputError(name_, name_, rules::at_line(line.number, rules::table_cells("2^31")));
      }
      LabelVector row(points_);
      for (std::size_t x = 0; x < points_; ++x) row.set(x, labels[x]);
      rows_.push_back(std::move(row));
      if (skip_ == 1) {
        hypotheses_.push_back(cell_words(cells.front()));
        if (const auto flaw = name_flaw(hypotheses_.back())) {
          refuse(line, hypotheses_.back(), rules::of_part(rules::name_of_hypothesis(rows_.size()), *flaw));
        }
      }
    }
  }

  // False where a cell was refused.
  bool read_labels(const Line& line, const Cells& cells, std::vector<Label>& labels) {
    labels.clear();
    for (std::size_t k = skip_; k < cells.size(); ++k) {
      if (!keeps(k)) continue;
      if (const auto label = label_in(cells[k], words_)) {
        labels.push_back(*label);
      } else if (together_ && is_word(cells[k])) {
        for (const char c : cells[k]) labels.push_back(label_of(c == '1' || c == '+'));
      } else {
        const Rule rule = trimmed(cells[k]).empty() ? rules::empty_cell() : rules::table_label();
        report_(InputError(name_, cells[k], rules::at_line(place_of(line, k), rule)));
        return false;
      }
    }
    return true;
  }

  void check_header() {
    if (!frame_.point_names) return;
    const Line& line = header_line_ ? *header_line_ : lines_.front();
    if (skip_ == 1 && header_.size() == points_ + 1) header_.erase(header_.begin());
    if (header_.size() != points_ && points_ > 0) {
      refuse(line, rules::value_names(header_.size()), rules::header_points(points_));
    }
    for (std::size_t x = 0; x < header_.size(); ++x) {
      if (const auto flaw = name_flaw(header_[x])) {
        refuse(line, header_[x], rules::of_part(rules::name_of_point(x + 1), *flaw));
      }
    }
    // A wrong label in the first row must not turn it into names, and the class into another one without a word. Names
    // that count the points, 1,2,3 or 0,1,2, are names; so are all below a corner.
    const bool sure = sure_ || options_.names || header_line_;
    const auto labels_there =
        std::count_if(header_.begin(), header_.end(), [&](const std::string& name) { return is_labels(name); });
    if (labels_there > 0 && !sure && !counts(header_)) {
      refuse(line, line.text, rules::mixed_line(labels_there));
    }
  }

  const std::string& name_;
  const TableOptions& options_;
  const std::function<void(const InputError&)>& report_;
  std::vector<Line> lines_;
  std::vector<Line> hashed_;
  std::vector<Cells> looked_at_;  // the cells of the first lines
  std::size_t first_ = 0;         // of looked_at_: the first that is no header
  std::size_t width_ = 0;         // cells of most rows
  LabelWords words_ = LabelWords::numbers;
  bool together_ = false;      // rows are written without separators
  std::size_t empty_end_ = 0;  // so many separators stand at the end of every line
  TableFrame frame_;
  std::optional<Line> header_line_;  // behind #
  bool sure_ = false;                // the first line is a header whatever its cells are
  std::size_t begin_ = 0;            // of lines_: the first row
  std::size_t skip_ = 0;             // 1: a column of names
  bool chosen_ = false;              // some columns are left out
  std::vector<bool> keeps_;          // of each column behind the names
  std::vector<std::string> all_columns_;
  std::size_t points_ = 0;
  std::vector<std::string> header_;
  std::vector<LabelVector> rows_;
  std::vector<std::string> hypotheses_;
};

constexpr std::array<std::string_view, 4> names_words = {"none", "row", "column", "both"};  // as in TableNames

TableNames parse_table_names(std::string_view text) {
  const auto word = std::find(names_words.begin(), names_words.end(), text);
  if (word == names_words.end()) throw InputError("names", text, rules::table_names());
  return static_cast<TableNames>(word - names_words.begin());
}

// Names between commas; one in double quotes may hold a comma.
std::vector<std::string> parse_columns(std::string_view text) {
  std::vector<std::string> columns;
  for (const std::string_view cell : split_cells(text, ',')) {
    if (cell.empty()) throw InputError("columns", text, rules::no_column());
    columns.push_back(cell_words(cell));
  }
  return columns;
}

constexpr std::string_view names_option = ";names=";
constexpr std::string_view columns_option = ";columns=";

}  // namespace

ReadTable read_table(std::istream& in, const std::string& name, const TableOptions& options,
                     const TableLimits& limits) {
  const std::function<void(const InputError&)> report = [](const InputError& problem) { throw InputError(problem); };
  TableReader reader(name, options, report);
  reader.read(in, limits);
  return reader.table();
}

ConceptClass read_class(std::istream& in, const std::string& name, const TableLimits& limits) {
  return read_table(in, name, {}, limits).concept_class;
}

std::vector<InputError> class_problems(std::istream& in, const std::string& name, std::size_t most,
                                       const TableLimits& limits, const TableOptions& options) {
  std::vector<InputError> problems;
  struct Enough {};
  const std::function<void(const InputError&)> report = [&](const InputError& problem) {
    problems.push_back(problem);
    if (problems.size() >= most) throw Enough();
  };
  try {
    TableReader(name, options, report).read(in, limits);
  } catch (const Enough&) {
    // as many as were asked for
  } catch (const InputError& problem) {
    problems.push_back(problem);
  }
  return problems;
}

std::optional<TableText> split_table_text(std::string_view class_text) {
  if (!class_text.starts_with(file_family)) return std::nullopt;
  TableText text;
  text.path = file_of_class(class_text);
  std::string_view rest = class_text.substr(file_family.size() + text.path.size());
  if (const std::size_t at = rest.find(columns_option); at != std::string_view::npos) {
    text.options.columns = parse_columns(rest.substr(at + columns_option.size()));
    rest = rest.substr(0, at);
  }
  if (!rest.empty()) text.options.names = parse_table_names(rest.substr(names_option.size()));
  return text;
}

std::string joined_table_text(const TableText& table) {
  std::string text = std::string(file_family) + table.path;
  if (table.options.names) {
    text += std::string(names_option) + std::string(names_words[static_cast<std::size_t>(*table.options.names)]);
  }
  std::string columns;
  for (const std::string& column : table.options.columns) columns += (columns.empty() ? "" : ",") + csv_cell(column);
  return columns.empty() ? text : text + std::string(columns_option) + columns;
}

std::string with_table_options(std::string_view class_text, std::string_view names, std::string_view columns) {
  if (names.empty() && columns.empty()) return std::string(class_text);
  if (!class_text.starts_with(file_family)) {
    throw InputError(names.empty() ? "columns" : "names", names.empty() ? columns : names, rules::of_a_table());
  }
  TableText table = *split_table_text(class_text);  // what it has already stands unless it is given anew
  if (!names.empty()) table.options.names = parse_table_names(names);
  if (!columns.empty()) table.options.columns = parse_columns(columns);
  return joined_table_text(table);
}

ReadTable read_table_file(std::string_view class_text) {
  constexpr TableLimits limits;
  const std::string name(class_text);
  const auto text = split_table_text(class_text);
  try {
    InputFile file("class", text ? text->path : name, limits.bytes);
    return read_table(file.stream(), name, text ? text->options : TableOptions(), limits);
  } catch (const InputError& error) {
    if (error.field() != "class") throw;            // of a line in it
    throw InputError("class", name, error.rule());  // of the file, which the class is called by
  }
}

ConceptClass read_class_file(const std::string& path) {
  return read_table_file(std::string(file_family) + path).concept_class;
}

}  // namespace littlestone
