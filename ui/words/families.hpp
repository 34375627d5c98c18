// SPDX-License-Identifier: GPL-3.0-or-later
// What a family of classes is called.
#pragma once

#include <QString>
#include <string_view>

namespace littlestone::ui {

/// "linear subspaces" for "linear:2,3,2" or "linear", in the window's language; empty for a family that has no name.
[[nodiscard]] QString family_name(std::string_view class_text);

}  // namespace littlestone::ui
