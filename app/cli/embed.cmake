# Writes a C++ source that holds the shipped scenarios, in the order they are named.
# cmake -D FOLDER=resources/scenarios -D "NAMES=a;b" -D OUT=shipped_files.cpp -P embed.cmake
set(source "// Made by embed.cmake from resources/scenarios; an edit here is lost.
#include \"app/cli/shipped.hpp\"

namespace littlestone::cli {

const std::vector<ShippedFile>& ${FUNCTION}() {
  static const std::vector<ShippedFile> all = {
")
foreach(name IN LISTS NAMES)
  file(READ ${FOLDER}/${name}.json text)
  string(APPEND source "      {\"${name}\", R\"embedded(${text})embedded\"},\n")
endforeach()
string(APPEND source "  };
  return all;
}

}  // namespace littlestone::cli
")
file(WRITE ${OUT} "${source}")
