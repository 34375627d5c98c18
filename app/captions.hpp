// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line says of a figure's words and size.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/cli/subcommand.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/export_picture.hpp"

namespace littlestone::app {

/// How a figure is to stand: with words unless --bare says so.
struct CaptionWish {
  bool bare = false;
  ui::CaptionOptions options;
  std::optional<double> dpi;             ///< of a PNG; none: its scale stays
  std::optional<std::string> title;      ///< in place of the one that is made
  std::optional<std::string> caption;    ///< in place of the one that is made
  std::optional<std::string> text_file;  ///< where the words go as text too
};

/// Declares --for, --width, --dpi, --title, --caption, --bare and --text.
void add_caption_options(cli::Options& options);

/// Reads them. Throws InputError for numbers out of range, and for words beside --bare.
[[nodiscard]] CaptionWish caption_wish(const cli::Call& call);

/// Throws InputError where one of them but --bare is given: frames and films have the sentences of their steps.
void refuse_caption_options(const cli::Call& call);

/// The words with those that were given in place of the made ones. Given words are plain text.
[[nodiscard]] ui::FigureWords worded(ui::FigureWords words, const CaptionWish& wish);

/// Writes the picture with its words, or bare, by the file's ending, and the words as text where they are asked for.
/// `command`: the shell command that makes the figure.
void write_captioned(const std::shared_ptr<const ui::Picture>& picture, const ui::FigureWords& words,
                     const CaptionWish& wish, ui::ExportOptions options, const std::string& path,
                     const std::string& command);

/// The call as it would be typed again, every word quoted where a shell needs it.
[[nodiscard]] std::string typed_again(const std::string& subcommand, const std::string& subject, const cli::Call& call,
                                      const cli::Options& options);

}  // namespace littlestone::app
