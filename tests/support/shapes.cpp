// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes.hpp"

#include <cstdint>

namespace littlestone::shapes {
namespace {

using Words = std::vector<std::string>;

// The labels of three hypotheses on four points, different in every row.
const std::vector<std::string> all_labels = {"-+-+", "+-+-", "++--"};

std::string joined(const Words& words, const std::string& separator) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) text += (i == 0 ? "" : separator) + words[i];
  return text;
}

// How a table is put together.
struct Frame {
  std::string separator = ",";
  bool header = false;  // the first line names the points
  bool column = false;  // the first column names the hypotheses
  std::string corner;   // above that column; "none": nothing at all
  Words points = {"a", "b", "c", "d"};
  Words hypotheses = {"f", "g", "h"};
  std::string minus = "0";
  std::string plus = "1";
  std::string before;        // lines above the table
  std::string line_end;      // behind every line
  std::string header_begin;  // in front of the header
};

Table table_of(const std::string& what, const Frame& frame) {
  Table table{what, frame.before, {}, {}, {}};
  const std::size_t points = frame.points.size();
  const std::size_t rows = frame.hypotheses.size();
  if (frame.header) {
    Words line;
    if (frame.column && frame.corner != "none") line.push_back(frame.corner);
    line.insert(line.end(), frame.points.begin(), frame.points.end());
    table.text += frame.header_begin + joined(line, frame.separator) + frame.line_end + "\n";
  }
  for (std::size_t h = 0; h < rows; ++h) {
    Words line;
    if (frame.column) line.push_back(frame.hypotheses[h]);
    for (std::size_t x = 0; x < points; ++x) line.push_back(all_labels[h][x] == '+' ? frame.plus : frame.minus);
    table.text += joined(line, frame.separator) + frame.line_end + "\n";
    table.rows.push_back(all_labels[h].substr(0, points));
  }
  for (std::size_t x = 0; x < points; ++x)
    table.points.push_back(frame.header ? frame.points[x] : std::to_string(x + 1));
  for (std::size_t h = 0; h < rows; ++h) {
    table.hypotheses.push_back(frame.column ? frame.hypotheses[h] : "h" + std::to_string(h + 1));
  }
  return table;
}

std::string replaced(const std::string& text, char what, const std::string& by) {
  std::string result;
  for (const char c : text) result += c == what ? by : std::string(1, c);
  return result;
}

// UTF-16 of a text of which all characters are below U+10000.
std::string utf16(const std::string& text, bool big) {
  std::string result = big ? "\xfe\xff" : "\xff\xfe";
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = [&](std::size_t k) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[k])); };
    std::uint32_t unit = byte(i);
    if (unit < 0x80) {
      i += 1;
    } else if (unit < 0xe0) {
      unit = (unit - 0xc0) * 64 + byte(i + 1) - 0x80;
      i += 2;
    } else {
      unit = ((unit - 0xe0) * 64 + byte(i + 1) - 0x80) * 64 + byte(i + 2) - 0x80;
      i += 3;
    }
    const char high = static_cast<char>(unit / 256);
    const char low = static_cast<char>(unit % 256);
    result += big ? high : low;
    result += big ? low : high;
  }
  return result;
}

}  // namespace

std::vector<Table> frames() {
  std::vector<Table> all;
  const auto add = [&](const std::string& what, const Frame& frame) { all.push_back(table_of(what, frame)); };
  Frame bare;
  Frame both;
  both.header = both.column = true;

  add("labels alone", bare);
  {
    Frame f = bare;
    f.header = true;
    add("names of points", f);
    f.header_begin = "# ";
    add("names of points behind #, as numpy writes them", f);
    f.header_begin = "";
    f.points = {"1", "2", "3", "4"};
    add("points that are counted", f);
    f.points = {"00", "01", "10", "11"};
    add("points that are words of bits", f);
  }
  {
    Frame f = bare;
    f.column = true;
    add("names of hypotheses", f);
  }
  add("an empty corner", both);
  for (const char* corner : {"name", "id", "#", "Unnamed: 0", "none"}) {
    Frame f = both;
    f.corner = corner;
    add(std::string("the corner ") + corner, f);
  }
  {
    Frame f = both;
    f.hypotheses = {"0", "1", "2"};
    add("an index column, as pandas writes it", f);
    f.hypotheses = {"0", "1"};
    add("two rows called 0 and 1", f);
    f.hypotheses = {"1", "0"};
    add("two rows called 1 and 0", f);
    f.hypotheses = {"0"};
    add("one row called 0", f);
    f.hypotheses = {"+", "-"};
    add("two rows called + and -", f);
    f.hypotheses = {"00", "01", "10"};
    add("rows that are words of bits", f);
    f.hypotheses = {"0", "1"};
    f.corner = "id";
    add("two rows called 0 and 1 below the corner id", f);
    f.corner = "#";
    add("two rows called 0 and 1 below the corner #", f);
  }
  for (const Words& names : {Words{"0", "1"}, Words{"1", "0"}, Words{"1"}, Words{"+", "-"}, Words{"0", "1", "2"},
                             Words{"00", "01", "10", "11"}, Words{"\"00\"", "\"01\"", "\"10\"", "\"11\""}}) {
    Frame f = both;
    f.points = names;
    if (names.size() == 1) f.hypotheses = {"f", "g"};
    Table table = table_of("points called " + joined(names, " ") + " below an empty corner", f);
    for (std::string& point : table.points) point = replaced(point, '"', "");
    all.push_back(table);
    f.corner = "name";
    table = table_of("points called " + joined(names, " ") + " beside the corner name", f);
    for (std::string& point : table.points) point = replaced(point, '"', "");
    all.push_back(table);
  }
  for (const char* separator : {";", "\t", "|"}) {
    Frame f = both;
    f.separator = separator;
    add(std::string("between ") + (*separator == '\t' ? "tabs" : separator), f);
    f.hypotheses = {"f, the first", "g", "h"};
    f.points = {"a", "b, c", "d", "e"};
    add(std::string("commas in names between ") + (*separator == '\t' ? "tabs" : separator), f);
  }
  {
    Frame f = both;
    f.separator = " ";
    f.corner = "name";
    add("between spaces", f);
    f.separator = " , ";
    add("spaces around commas", f);
    f.separator = ";";
    f.before = "sep=;\n";
    f.corner = "";
    add("the separator is declared", f);
    f.before = "";
    f.minus = "0,0";
    f.plus = "1,0";
    add("decimal commas", f);
  }
  {
    Frame f = both;
    f.line_end = ",";
    add("every line ends with a comma", f);
    f.line_end = ",,";
    add("every line ends with two commas", f);
    f.line_end = "";
    f.before = "# made by hand\n\n";
    add("a comment above", f);
  }
  {
    Frame f = both;
    f.hypotheses = {"#1", "#2", "#3"};
    add("rows called #1, #2 and #3", f);
    f.hypotheses = {"f", "g", "h"};
    f.points = {"a", "b#", "c # d", "#e"};
    add("# in names of points", f);
  }
  {
    Frame f = both;
    f.corner = "none";
    f.hypotheses = {"0", "1"};
    add("rows called 0 and 1 below a header without a corner", f);
  }
  {
    Frame f = bare;
    f.line_end = " # note, of two";
    add("a comment behind every row", f);
    f.column = true;
    f.line_end = " # note";
    add("a comment behind every named row", f);
  }
  {
    Frame f = both;
    f.minus = "";
    f.plus = "X";
    add("a formal context", f);
    f.minus = ".";
    add("a formal context with dots", f);
  }
  {
    Frame f = both;
    f.points = {"x", "y", "t", "n"};
    f.hypotheses = {"no", "on", "f"};
    f.corner = "name";
    add("names that spell labels elsewhere", f);
  }
  all.push_back(
      {"rows without separators", "-+-+\n+-+-\n++--\n", {"1", "2", "3", "4"}, {"h1", "h2", "h3"}, all_labels});
  all.push_back(
      {"named rows without separators", "f 0101\ng 1010\nh 1100\n", {"1", "2", "3", "4"}, {"f", "g", "h"}, all_labels});
  all.push_back({"rows without separators below names between commas",
                 "a,b,c,d\n0101\n1010\n1100\n",
                 {"a", "b", "c", "d"},
                 {"h1", "h2", "h3"},
                 all_labels});
  return all;
}

std::vector<Spelling> spellings() {
  return {
      {"digits", "0", "1"},
      {"signs", "-", "+"},
      {"the minus sign", "−", "+"},
      {"minus one", "-1", "1"},
      {"with both signs", "-1", "+1"},
      {"minus one with the minus sign", "−1", "1"},
      {"True and False", "False", "True"},
      {"true and false", "false", "true"},
      {"TRUE and FALSE", "FALSE", "TRUE"},
      {"T and F", "F", "T"},
      {"t and f", "f", "t"},
      {"yes and no", "no", "yes"},
      {"Yes and No", "No", "Yes"},
      {"y and n", "n", "y"},
      {"Y and N", "N", "Y"},
      {"on and off", "off", "on"},
      {"ON and OFF", "OFF", "ON"},
      {"decimals", "0.0", "1.0"},
      {"decimals with a sign", "-1.0", "1.0"},
      {"decimals without digits behind the point", "0.", "1."},
      {"as numpy writes numbers", "0.000000000000000000e+00", "1.000000000000000000e+00"},
      {"as numpy writes signed numbers", "-1.000e+00", "1.000e+00"},
      {"with E", "0E0", "1E0"},
      {"a zero with a sign", "-0.0", "1.0"},
      {"in quotes", "\"0\"", "\"1\""},
      {"in single quotes", "'0'", "'1'"},
      {"in curved quotes", "“0”", "“1”"},
      {"True in quotes", "\"False\"", "\"True\""},
      {"between spaces", " 0 ", "  1"},
      {"between spaces that do not break",
       "\xc2\xa0"
       "0",
       "1\xc2\xa0"},
      {"crosses and dots", ".", "x", false},
      {"crosses and nothing", "", "X", false},
  };
}

std::vector<Record> records() {
  return {
      {"2,1", "2+"},
      {"2,1,", "2+"},
      {"2,1,,", "2+"},
      {"2,1 # a note, with a comma", "2+"},
      {"2,0#note", "2-"},
      {" 2 , 1 ", "2+"},
      {"\"2\",\"1\"", "2+"},
      {"'2','1'", "2+"},
      {"2.0,1", "2+"},
      {"2.000e+00,1", "2+"},
      {"2e0,0", "2-"},
      {"02,1", "2+"},
      {"r,1", "2+"},
      {"r,True", "2+"},
      {"\"r\",no", "2-"},
      {"2;1", "2+"},
      {"2\t1", "2+"},
      {"2,x", "2+"},
      // what nobody can read
      {"", ""},
      {"   ", ""},
      {",", ""},
      {",1", ""},
      {"# 2,1", ""},
      {"#2,1", ""},
      {"4,1", ""},
      {"-1,1", ""},
      {"2.5,1", ""},
      {"2,2", ""},
      {"2,", ""},
      {"2,.", ""},
      {"2,?", ""},
      {"2,na", ""},
      {"2", ""},
      {"2,1,1", ""},
      {"2,truth", ""},
      {"1e400,1", ""},
      {"99999999999999999999,1", ""},
      {"u,1", ""},
      {"point,label", ""},
      {std::string("2,1\0", 4), ""},
      {"2,\xe4", ""},
  };
}

std::vector<Writing> writings() {
  return {
      {"LF", [](const std::string& text) { return text; }},
      {"CRLF", [](const std::string& text) { return replaced(text, '\n', "\r\n"); }},
      {"CR", [](const std::string& text) { return replaced(text, '\n', "\r"); }},
      {"no end behind the last line", [](const std::string& text) { return text.substr(0, text.size() - 1); }},
      {"CRLF without the last",
       [](const std::string& text) {
         const std::string all = replaced(text, '\n', "\r\n");
         return all.substr(0, all.size() - 2);
       }},
      {"CR without the last",
       [](const std::string& text) {
         const std::string all = replaced(text, '\n', "\r");
         return all.substr(0, all.size() - 1);
       }},
      {"a mark of UTF-8", [](const std::string& text) { return "\xef\xbb\xbf" + text; }},
      {"a mark of UTF-8 and CRLF",
       [](const std::string& text) { return "\xef\xbb\xbf" + replaced(text, '\n', "\r\n"); }},
      {"UTF-16, little end first", [](const std::string& text) { return utf16(text, false); }},
      {"UTF-16, big end first", [](const std::string& text) { return utf16(text, true); }},
      {"UTF-16 with CRLF", [](const std::string& text) { return utf16(replaced(text, '\n', "\r\n"), false); }},
      {"UTF-16 with CR", [](const std::string& text) { return utf16(replaced(text, '\n', "\r"), false); }},
  };
}

}  // namespace littlestone::shapes
