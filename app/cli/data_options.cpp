// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/data_options.hpp"

#include "core/concept/row_order.hpp"

namespace littlestone::cli {

void add_order_option(Options& options) {
  add_flag(options, "in-order",
           "Take the rows of the data file in its order. Without it they are put in random order first, since a file "
           "that is sorted is no sample.");
}

Sample rows_in_order(const Call& call, const Sample& rows, const SeedTree& seeds) {
  return call.has("in-order") ? rows : in_random_order(rows, seeds);
}

void tell_data(const Call& call, Json& json, bool release) {
  json["row_order"] = call.has("in-order") ? "file" : "random";
  if (release) json["unreadable_lines"] = unreadable_lines_words;
}

void print_data(const Call& call, bool release, bool ordered) {
  if (ordered)
    call.out() << "rows:        " << (call.has("in-order") ? "in the file's order" : "in random order") << '\n';
  if (release) call.out() << unreadable_lines_words << '\n';
}

}  // namespace littlestone::cli
