# Writes a C++ source that holds the files of a folder, in the order they are named.
# cmake -D FOLDER=resources/scenarios -D "NAMES=a;b" -D FUNCTION=shipped_files -D HEADER=app/cli/shipped.hpp
#       -D NAMESPACE=littlestone::cli -D OUT=shipped_files.cpp -P embed.cmake
set(source "// Made by embed.cmake from resources; an edit here is lost.
#include \"${HEADER}\"

namespace ${NAMESPACE} {

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

}  // namespace ${NAMESPACE}
")
file(WRITE ${OUT} "${source}")
