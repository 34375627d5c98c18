# Installs the library into a folder of its own and builds the example against it, as find_package(Littlestone) finds
# it:
#   cmake -D BUILD=build tree -D COMPILER=c++ -D FLAGS=… -D EXAMPLE=folder -D FOLDER=… -P package.cmake
file(REMOVE_RECURSE ${FOLDER})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${FOLDER}/installed --component liblittlestone-dev
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -S ${EXAMPLE} -B ${FOLDER}/build -D CMAKE_PREFIX_PATH=${FOLDER}/installed
                        -D CMAKE_CXX_COMPILER=${COMPILER} -D CMAKE_CXX_FLAGS=${FLAGS}
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${FOLDER}/build OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${FOLDER}/build/example OUTPUT_VARIABLE out COMMAND_ERROR_IS_FATAL ANY)
if(NOT out STREQUAL "Littlestone dimension 3\nmistakes 2, predictor -+++++++\n")
  message(FATAL_ERROR "the example said: ${out}")
endif()
