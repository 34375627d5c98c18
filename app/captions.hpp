// SPDX-License-Identifier: GPL-3.0-or-later
// What the command line says about a figure's words and size.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/cli/subcommand.hpp"
#include "core/base/name.hpp"
#include "ui/kit/captioned_picture.hpp"
#include "ui/kit/export_picture.hpp"

namespace littlestone::app {

/// The layout that the call asks for: the figure has its words unless --bare is given.
struct CaptionWish {
  bool bare = false;
  ui::CaptionOptions options;
  std::optional<double> dpi;             ///< of a PNG; none: the scale is used
  std::optional<Name> title;             ///< replaces the title that the program makes
  std::optional<Name> caption;           ///< replaces the caption that the program makes
  std::optional<std::string> text_file;  ///< the file that also gets the words as text
};

/// Declares --for, --width, --dpi, --title, --caption, --bare and --text.
void add_caption_options(cli::Options& options);

/// Reads them. Throws InputError for numbers out of range, and for words beside --bare.
[[nodiscard]] CaptionWish caption_wish(const cli::Call& call);

/// Throws InputError if one of them except --bare is given: frames and films show the sentences of their steps.
void refuse_caption_options(const cli::Call& call);

/// The words, with the given ones in place of those that the program makes. Given words are plain text.
[[nodiscard]] ui::FigureWords worded(ui::FigureWords words, const CaptionWish& wish);

/// Writes the picture with its words, or bare, in the format of the file's ending. Writes the words also as text if the
/// call asks for it. `command`: the shell command that makes the figure.
void write_captioned(const std::shared_ptr<const ui::Picture>& picture, const ui::FigureWords& words,
                     const CaptionWish& wish, ui::ExportOptions options, const std::string& path,
                     const std::string& command);

/// The call as it would be typed again, every word quoted where a shell needs it.
[[nodiscard]] std::string typed_again(const std::string& subcommand, const std::string& subject, const cli::Call& call,
                                      const cli::Options& options);

}  // namespace littlestone::app
