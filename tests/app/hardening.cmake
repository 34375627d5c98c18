# Reads the ELF headers of PROGRAM with READELF and OBJDUMP: no library path with an entry that is empty or relative,
# which would load a library from the current folder, and the hardening of a Debian package. HARDENED: it was compiled
# with the flags of a package. CONTROL_FLOW: the processor has it (x86).
cmake_minimum_required(VERSION 3.25)

function(read_elf into)
  execute_process(COMMAND ${READELF} --wide ${ARGN} ${PROGRAM} OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  set(${into} "${text}" PARENT_SCOPE)
endfunction()

function(expect what text pattern)
  if(NOT text MATCHES "${pattern}")
    message(SEND_ERROR "${PROGRAM}: ${what}: nothing of the form ${pattern}")
  endif()
endfunction()

read_elf(dynamic --dynamic)
# Semicolons and brackets would be CMake's; a path has neither here.
string(REGEX MATCHALL "\\((RPATH|RUNPATH)\\)[^\n]*" paths "${dynamic}")
foreach(line IN LISTS paths)
  if(NOT line MATCHES ": \\[(.*)\\]")
    message(FATAL_ERROR "${PROGRAM}: cannot read ${line}")
  endif()
  set(path ":${CMAKE_MATCH_1}:")
  if(path MATCHES "::|:[^/:]")
    message(SEND_ERROR "${PROGRAM}: its library path has an empty or a relative entry: ${CMAKE_MATCH_1}")
  endif()
endforeach()
expect("full RELRO" "${dynamic}" "BIND_NOW|FLAGS_1[^\n]* NOW")
expect("position independent" "${dynamic}" "FLAGS_1[^\n]* PIE")
read_elf(segments --program-headers)
expect("full RELRO" "${segments}" "GNU_RELRO")
expect("no executable stack" "${segments}" "GNU_STACK[^\n]* RW ")
if(NOT HARDENED)
  return()
endif()
read_elf(symbols --dyn-syms)
expect("stack protector" "${symbols}" "__stack_chk_fail")
expect("FORTIFY" "${symbols}" "__[a-z]+_chk@")
if(CONTROL_FLOW)  # the C library's own start code may lack the marks, so the file as a whole may
  execute_process(COMMAND ${OBJDUMP} --disassemble=main ${PROGRAM} OUTPUT_VARIABLE code COMMAND_ERROR_IS_FATAL ANY)
  expect("control-flow protection" "${code}" "<main>:\n[^\n]*endbr")
endif()
