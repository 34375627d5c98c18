# SPDX-License-Identifier: GPL-3.0-or-later
# Run by CTest with -P: every text of ui/ and app/, and every rule of the core, is in every translation, translated, and none is there that is no longer used.
# Variables: LUPDATE the tool, SOURCE the repository, FOLDER where to work.
file(REMOVE_RECURSE ${FOLDER})
file(GLOB translations ${SOURCE}/translations/*.ts)
if(NOT translations)
  message(FATAL_ERROR "no translations")
endif()
foreach(translation ${translations})
  get_filename_component(name ${translation} NAME)
  string(REGEX MATCH "_([a-z]+)\\.ts$" ignored ${name})
  set(plural)
  if(CMAKE_MATCH_1 STREQUAL "en")
    set(plural -pluralonly)
  endif()
  set(copy ${FOLDER}/${name})
  file(COPY ${translation} DESTINATION ${FOLDER})
  execute_process(COMMAND ${LUPDATE} -silent -I . -locations none -no-obsolete
                          -tr-function-alias QT_TRANSLATE_NOOP+=RULE_TEXT,QT_TRANSLATE_NOOP+=FIELD_TEXT -source-language en -target-language
                          ${CMAKE_MATCH_1} ${plural} core ui app -ts ${copy}
                  WORKING_DIRECTORY ${SOURCE} COMMAND_ERROR_IS_FATAL ANY)
  file(READ ${translation} kept)
  file(READ ${copy} fresh)
  if(NOT kept STREQUAL fresh)
    message(SEND_ERROR "${name}: the texts have changed since: ./lab texts")
  endif()
  if(kept MATCHES "type=\"(unfinished|obsolete|vanished)\"")
    message(SEND_ERROR "${name}: a text is ${CMAKE_MATCH_1}")
  endif()
endforeach()
