// SPDX-License-Identifier: GPL-3.0-or-later
// The data file of `learn`: which columns are read, and how.
#pragma once

#include <cstdint>
#include <optional>

#include "app/cli/shared_options.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone::cli {

/// --point-column, --label-column, --plus and --cuts.
void add_column_options(Options& options);
/// Throws InputError where one of them is given without --data.
void check_column_options(const Call& call);

/// The examples of --data. As a release reads them (read_imputed_columns) in a release, with --reveal and where columns
/// are named; `replaced`: then how many lines count as the default example, which lies before the privacy boundary.
/// Else a line that cannot be read is refused. Throws InputError, field "point-column" or "label-column" where the
/// header has no such name. `needed`: as of ImputedExamples::count_by_line_ends.
[[nodiscard]] Sample read_data(const Call& call, const ConceptClass& concept_class, std::uint64_t needed,
                               std::optional<std::uint64_t>& replaced);

}  // namespace littlestone::cli
