# A sweep of P processes under mpirun must leave the bytes that one process leaves, and a mistake must end all of them.
# cmake -D PROGRAM=… -D MPIRUN=… -D PROCESSES=P -D FOLDER=… -P mpi.cmake
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
file(WRITE ${FOLDER}/scenario.json [[{"class": "points:4", "distribution": {"target": 1},
  "constants": {"kind": "custom", "auxiliary": 1, "cap": 20, "batches": 60, "selection": 10},
  "sizes": [5, 300, 4000], "replicates": 7, "seed": "3"}]])
# Root and more processes than cores are usual in a container.
set(ENV{OMPI_ALLOW_RUN_AS_ROOT} 1)
set(ENV{OMPI_ALLOW_RUN_AS_ROOT_CONFIRM} 1)
set(mpirun ${MPIRUN} --oversubscribe -n ${PROCESSES} ${PROGRAM} sweep ${FOLDER}/scenario.json)
execute_process(COMMAND ${PROGRAM} sweep ${FOLDER}/scenario.json --out ${FOLDER}/one.json COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${mpirun} --out ${FOLDER}/many.json COMMAND_ERROR_IS_FATAL ANY)
file(READ ${FOLDER}/one.json one)
file(READ ${FOLDER}/many.json many)
if(NOT one STREQUAL many)
  message(FATAL_ERROR "${PROCESSES} processes left other bytes than one")
endif()
if(EXISTS ${FOLDER}/many.json.cells)
  message(FATAL_ERROR "the journal of a finished sweep is still there")
endif()
foreach(mistake "--epsilon;0" "--seed;4;--out;${FOLDER}/many.json" "--out;${FOLDER}/no/folder.csv")
  if(NOT mistake MATCHES "--out")
    list(APPEND mistake --out ${FOLDER}/other.json)
  endif()
  execute_process(COMMAND ${mpirun} ${mistake} RESULT_VARIABLE code OUTPUT_QUIET ERROR_VARIABLE err
                  TIMEOUT 60)
  string(REGEX MATCHALL "error: " said "${err}")
  list(LENGTH said times)
  if(NOT code STREQUAL "2" OR NOT times EQUAL 1)
    message(FATAL_ERROR "${mistake}: exit ${code}, said ${times} times: ${err}")
  endif()
endforeach()
