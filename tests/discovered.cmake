# Fails unless CTest knows as many tests as the program has: discovery drops all of a program that dies while listing,
# and takes a name with a semicolon apart, and says nothing.
#   cmake -D PROGRAM=… -D LIST=… -D CATCH2=… (its version) -P discovered.cmake
set(names_only --list-test-names-only)
if(CATCH2 VERSION_GREATER_EQUAL 3)
  set(names_only --list-tests --verbosity quiet)
endif()
execute_process(COMMAND ${PROGRAM} ${names_only} OUTPUT_VARIABLE names)
file(READ ${LIST} script)
# Line ends and commands are counted, never the names: a bracket in one would make a CMake list lose count.
string(REGEX MATCHALL "\n" names "${names}")
string(REGEX MATCHALL "add_test\\(" script "${script}")
list(LENGTH names there)
list(LENGTH script known)
if(there EQUAL 0 OR NOT there EQUAL known)
  message(FATAL_ERROR "${PROGRAM} has ${there} tests, CTest knows ${known}")
endif()
