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
  set(language ${CMAKE_MATCH_1})
  set(copy ${FOLDER}/${name})
  file(COPY ${translation} DESTINATION ${FOLDER})
  execute_process(COMMAND ${LUPDATE} -silent -I . -locations none -no-obsolete
                          -tr-function-alias QT_TRANSLATE_NOOP+=RULE_TEXT,QT_TRANSLATE_NOOP+=FIELD_TEXT -source-language en -target-language
                          ${language} ${plural} core ui app -ts ${copy}
                  WORKING_DIRECTORY ${SOURCE} ERROR_VARIABLE said COMMAND_ERROR_IS_FATAL ANY)
  if(said MATCHES "[^\n]*Qualifying with unknown[^\n]*")
    message(SEND_ERROR "a text gets a context that it is not looked up in: ${CMAKE_MATCH_0}")
  endif()
  file(READ ${translation} kept)
  file(READ ${copy} fresh)
  if(NOT kept STREQUAL fresh)
    message(SEND_ERROR "${name}: the texts have changed since: ./lab texts")
  endif()
  if(kept MATCHES "type=\"(unfinished|obsolete|vanished)\"")
    message(SEND_ERROR "${name}: a text is ${CMAKE_MATCH_1}")
  endif()
endforeach()
