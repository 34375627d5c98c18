// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/captions.hpp"

#include <algorithm>

#include "app/cli/shared_options.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/name.hpp"
#include "core/base/rational.hpp"
#include "core/base/rules.hpp"
#include "core/base/shell_word.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::app {
namespace {

constexpr std::uint64_t least_dpi = 72;
constexpr std::uint64_t most_dpi = 1200;
constexpr double px_an_inch = 96;

QString plain_markup(const std::string& text) {
  return QString::fromStdString(text).replace(u'$', QStringLiteral("$$"));
}

}  // namespace

void add_caption_options(cli::Options& options) {
  cli::add_option(options, "for", "paper (default): the caption below; slides: the finding above, 16 : 9.", "medium",
                  "paper");
  cli::add_option(options, "width", "Width of the whole figure in mm, 40 to 400 (default: its natural width).", "mm");
  cli::add_option(options, "dpi", "PNG: dots an inch, 72 to 1200, in place of --scale.", "n");
  cli::add_option(options, "title", "Title in place of the one that is made.", "text");
  cli::add_option(options, "caption", "Caption in place of the one that is made.", "text");
  cli::add_flag(options, "bare", "The picture alone: no title, no caption, no parameters.");
  cli::add_output(options, "text", "Also write title, caption, alternative text and command to this file.");
}

CaptionWish caption_wish(const cli::Call& call) {
  CaptionWish wish;
  const std::string medium = call.text("for");
  if (medium != "paper" && medium != "slides") throw InputError("for", medium, rules::one_of("paper, slides"));
  wish.options.medium = medium == "slides" ? ui::CaptionOptions::For::slides : ui::CaptionOptions::For::paper;
  wish.bare = call.has("bare");
  if (call.has("width")) {
    wish.options.width_mm = to_double(parse_rational("width", call.text("width")));
    if (!(wish.options.width_mm >= ui::least_width_mm && wish.options.width_mm <= ui::most_width_mm)) {
      throw InputError("width", call.text("width"), rules::between(40, 400));
    }
  }
  if (call.has("dpi")) {
    const std::uint64_t dpi = call.whole("dpi");
    if (dpi < least_dpi || dpi > most_dpi)
      throw InputError("dpi", call.text("dpi"), rules::between(least_dpi, most_dpi));
    if (call.has("scale")) throw InputError("scale", call.text("scale"), rules::no_option());
    const std::string ending = cli::ending_of(call.text("out", ""));
    if (ending == "svg" || ending == "pdf" || ending == "tex")
      throw InputError("dpi", call.text("dpi"), rules::scale_of_pixels(ending));
    wish.dpi = static_cast<double>(dpi);
  }
  for (const char* option : {"title", "caption", "text", "for"}) {
    if (wish.bare && call.has(option)) throw InputError(option, call.text(option), rules::no_option());
  }
  if (call.has("title")) wish.title = expect_name("title", call.text("title"));
  if (call.has("caption")) wish.caption = expect_name("caption", call.text("caption"));
  if (call.has("text")) wish.text_file = call.text("text");
  return wish;
}

void refuse_caption_options(const cli::Call& call) {
  for (const char* option : {"for", "width", "dpi", "title", "caption", "text"}) {
    if (call.has(option)) throw InputError(option, call.text(option), rules::no_option());
  }
}

ui::FigureWords worded(ui::FigureWords words, const CaptionWish& wish) {
  if (wish.title) words.title = plain_markup(*wish.title);
  if (wish.caption) words.caption = words.subtitle = plain_markup(*wish.caption);
  return words;
}

void write_captioned(const std::shared_ptr<const ui::Picture>& picture, const ui::FigureWords& words,
                     const CaptionWish& wish, ui::ExportOptions options, const std::string& path,
                     const std::string& command) {
  if (wish.dpi) {
    options.dpi = *wish.dpi;
    options.scale = *wish.dpi / px_an_inch;
  }
  options.width_mm = wish.options.width_mm;
  if (wish.bare) {
    ui::export_picture(*picture, ui::file_text(path), options);
    return;
  }
  const ui::FigureWords given = worded(words, wish);
  options.margin = 0;
  ui::export_picture(ui::CaptionedPicture(picture, given, wish.options), ui::file_text(path), options);
  if (wish.text_file)
    write_file("text", *wish.text_file, ui::words_file(given, QString::fromStdString(command)).toStdString());
}

std::string typed_again(const std::string& subcommand, const std::string& subject, const cli::Call& call,
                        const cli::Options& options) {
  std::string line = "littlestone-lab " + subcommand + " " + shell_word(subject);
  for (const cli::Option& option : options) {
    if (!call.has(option.name)) continue;
    line += " --" + option.name;
    if (!option.value.empty()) line += " " + shell_word(call.text(option.name));
  }
  return line;
}

}  // namespace littlestone::app
