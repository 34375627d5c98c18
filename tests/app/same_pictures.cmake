# Makes every figure of FIGURES, and the plots of RESULTS, twice with PROGRAM, as SVG and as PDF, in surroundings that
# have nothing in common: fonts installed or none, time zone, language, home. The bytes must be the same.
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

foreach(ending svg pdf)
  foreach(figure IN LISTS FIGURES)
    compare(${figure} ${ending} figure ${figure})
  endforeach()
  if(RESULTS)
    compare(plot ${ending} plot ${RESULTS})
  endif()
endforeach()
