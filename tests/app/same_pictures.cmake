# Makes every figure that PROGRAM has, and the plots of RESULTS, twice, as SVG and as PDF, in surroundings that have
# nothing in common: fonts installed or none, time zone, language, home. The bytes must be the same. PART of PARTS: only
# every PARTS-th figure, from the PART-th on.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/home)
file(WRITE ${FOLDER}/no-fonts.conf
     "<?xml version=\"1.0\"?>\n<!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">\n<fontconfig></fontconfig>\n")
set(surroundings_a TZ=UTC LC_ALL=C.UTF-8)
set(surroundings_b TZ=Asia/Kolkata LC_ALL=C LANGUAGE=he HOME=${FOLDER}/home XDG_RUNTIME_DIR=${FOLDER}/home
                   FONTCONFIG_FILE=${FOLDER}/no-fonts.conf)

function(compare name ending)
  foreach(place a b)
    execute_process(
      COMMAND ${CMAKE_COMMAND} -E env --unset=SOURCE_DATE_EPOCH --unset=QT_HASH_SEED ${surroundings_${place}} ${PROGRAM} ${ARGN}
              --out ${FOLDER}/${name}-${place}.${ending}
      RESULT_VARIABLE code OUTPUT_QUIET ERROR_VARIABLE said)
    if(NOT code EQUAL 0)
      message(FATAL_ERROR "${name}.${ending}: ended with ${code}: ${said}")
    endif()
  endforeach()
  file(SHA256 ${FOLDER}/${name}-a.${ending} a)
  file(SHA256 ${FOLDER}/${name}-b.${ending} b)
  if(NOT a STREQUAL b)
    message(SEND_ERROR "${FOLDER}/${name}-a.${ending} and ${name}-b.${ending} differ")
  endif()
endfunction()

execute_process(COMMAND ${PROGRAM} list --json OUTPUT_VARIABLE list COMMAND_ERROR_IS_FATAL ANY)
string(JSON count LENGTH "${list}" figures)
if(NOT PARTS)
  set(PART 1)
  set(PARTS 1)
endif()
math(EXPR first "${PART} - 1")
math(EXPR last "${count} - 1")
foreach(ending svg pdf)
  foreach(place RANGE ${first} ${last} ${PARTS})
    string(JSON figure GET "${list}" figures ${place})
    compare(${figure} ${ending} figure ${figure})
  endforeach()
  if(RESULTS AND PART EQUAL 1)
    compare(plot ${ending} plot ${RESULTS})
  endif()
endforeach()
message(STATUS "the same bytes: figures ${PART}, ${PART} + ${PARTS}, … of ${count}")
