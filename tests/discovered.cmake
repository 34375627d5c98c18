# Fails unless CTest knows as many tests as the program has: discovery drops all of a program that dies while listing, and
# takes a name with a semicolon apart, and says nothing.
#   cmake -D PROGRAM=… -D LIST=… -P discovered.cmake
execute_process(COMMAND ${PROGRAM} --list-test-names-only OUTPUT_VARIABLE names OUTPUT_STRIP_TRAILING_WHITESPACE)
string(REGEX REPLACE "[][;]" "" names "${names}")  # what CMake's lists would take apart
string(REGEX MATCHALL "[^\n]+" names "${names}")
list(LENGTH names there)
file(STRINGS ${LIST} known REGEX "^add_test")
list(LENGTH known known)
if(there EQUAL 0 OR NOT there EQUAL known)
  message(FATAL_ERROR "${PROGRAM} has ${there} tests, CTest knows ${known}")
endif()
