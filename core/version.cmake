# Writes a C++ source with a hash of the core's sources and of what compiles them.
# cmake -D FOLDER=core -D "COMPILER=GNU 12.2.0 ..." -D OUT=core_version.cpp -P version.cmake
file(GLOB_RECURSE sources ${FOLDER}/*.cpp ${FOLDER}/*.hpp)
list(SORT sources)
set(hashes "${COMPILER}")
foreach(source IN LISTS sources)
  file(SHA256 ${source} hash)
  string(APPEND hashes ${hash})
endforeach()
string(SHA256 version "${hashes}")
string(SUBSTRING ${version} 0 16 version)
file(WRITE ${OUT} "// Made by version.cmake; an edit here is lost.
#include \"core/learner/kept_plans.hpp\"

namespace littlestone::detail {
const std::string_view core_version = \"${version}\";
}
")
