// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a film's file as far as it takes to know that it is whole: not what its pictures show.
#pragma once

#include <string>
#include <string_view>

namespace littlestone::ui {

/// Whether the file is a whole film of the kind that `ending` ("mp4", "webm", "gif") says, with at least one picture:
/// its boxes, elements or blocks follow each other up to the file's last byte, which is what a file that was cut or that
/// holds something else does not have. False also where it cannot be read. Reads the sizes and passes over the pictures.
[[nodiscard]] bool is_whole_film(const std::string& path, std::string_view ending);

}  // namespace littlestone::ui
