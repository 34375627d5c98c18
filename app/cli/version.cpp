// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/version.hpp"

#include <CLI/Version.hpp>
#include <boost/version.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/drawing.hpp"

namespace littlestone::cli {
namespace {

std::string dotted(int major, int minor, int patch) {
  return std::to_string(major) + '.' + std::to_string(minor) + '.' + std::to_string(patch);
}

std::string compiler() {
#if defined(__clang__)
  return "Clang " + dotted(__clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
  return "GCC " + dotted(__GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
  return "unknown compiler";
#endif
}

}  // namespace

std::string version_text(const Program& program) {
  const std::string build = LITTLESTONE_BUILD;
  std::string text = std::string(program.name) + ' ' + LITTLESTONE_VERSION + '\n';
  text += "build:     " + (build.empty() ? "of no type" : build) + ", " + compiler();
#ifdef LITTLESTONE_MPI
  text += ", MPI";
#endif
  text += "\nlibraries: Boost " + dotted(BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000, BOOST_VERSION % 100) +
          ", nlohmann-json " +
          dotted(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH) +
          ", CLI11 " CLI11_VERSION;
  if (program.drawing != nullptr) text += ", " + program.drawing->libraries;
  return text + '\n';
}

}  // namespace littlestone::cli
