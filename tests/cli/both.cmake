# The program without Qt answers what the program with the window answers: exit code, both streams and written files.
# cmake -D HEADLESS=littlestone -D LAB=littlestone-lab -D FOLDER=… -P both.cmake
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER}/headless ${FOLDER}/lab)
file(WRITE ${FOLDER}/table.csv "0,1\n1,1\n0,1\n")
file(WRITE ${FOLDER}/data.csv "point,label\n3,1\n0,-1\n")
set(calls
    "list"
    "list|--json"
    "dimension|affine:2,3,1"
    "dimension|file:../table.csv|--json|--tree=t.json"
    "soa|thresholds:8|--examples=3:+,1:+,0:-|--json"
    "soa|thresholds:8|--examples="
    "spectrum|thresholds:8|--target|2|--levels|2|--json"
    "constants|--dimension|1|--json"
    "stable|thresholds:8|--target|2|--runs|50|--seed|3"
    "learn|thresholds-8|--json"
    "learn|thresholds:8|--data|../data.csv"
    "histogram|--counts|40,3,0|--json"
    "select|--errors|3,5,9|--json"
    "privacy|thresholds:2|--delta|0.3|--batches|1|--json"
    "homogeneous|erm-mid|--domain|24|--examples|2|--json"
    "homogeneous|erm-mid|--domain|24|--examples|3"
    "gap|coins:3|--domain|70|--examples|8|--json"
    "attack|coins:3|--domain|70|--examples|8|--draws|30|--comparisons|5|--seed|211"
    "attack|--low|0.2|--high|0.5|--draws|30|--comparisons|5|--json"
    "refute|--draws|30|--comparisons|5|--success|0.853|--epsilon|0.5|--delta|1/192000|--json"
    "refute|--examples|4"
    "flip|--json"
    "plan|votes|--hypotheses|8|--json"
    "nets|thresholds:8|--data|../data.csv|--subset|2|--json"
    "stability-price|--curve|--json"
    "predict|stable|thresholds:8|--data|../data.csv|--subset|2|--worst|--json"
    "predict|votes|thresholds:8|--data|../data.csv|--blocks|2|--worst|--json"
    "predict|votes|thresholds:8|--examples|20|--target|3"
    "predict|agnostic|thresholds:8|--data|../data.csv|--blocks|1|--subset|1|--query|3|--seed|5"
    "vote-rule|--blocks|3|--json"
    "replicable|plan|--rho|0.2|--json"
    "complex|points:3|--json"
    "complex|cube:2|--mesh|4"
    "replicable|run|thresholds:3|--examples|90|--steps|1:.34,3:.227,5:.146,8:.287|--target|1"
    "amplify|--examples|5|--subset|3|--in-order"
    "sweep|points:3|--out|a.csv|--sizes|50,100|--replicates|3|--learners|M,generic"
    "sweep|points:3|--out|s.json|--sizes|50|--replicates|3|--shard|0/2"
    "merge|s.json|--out|m.json"
    "validate|a.csv|--json"
    "validate|../data.csv"
    "dimension|thresholds:8|--no-such"
    "dimension|thresholds:8|--tree"
    "learn|thresholds:8|--epsilon|-1"
    "learn|no-such-scenario")
foreach(call IN LISTS calls)
  string(REPLACE "|" ";" words "${call}")
  foreach(program headless lab)
    string(TOUPPER ${program} path)
    execute_process(COMMAND ${${path}} ${words} WORKING_DIRECTORY ${FOLDER}/${program} RESULT_VARIABLE ${program}_code
                    OUTPUT_VARIABLE ${program}_out ERROR_VARIABLE ${program}_err TIMEOUT 100)
  endforeach()
  foreach(part code out err)
    if(NOT "${headless_${part}}" STREQUAL "${lab_${part}}")
      message(FATAL_ERROR "${call}: ${part} differs:\n${headless_${part}}\n${lab_${part}}")
    endif()
  endforeach()
endforeach()
file(GLOB written RELATIVE ${FOLDER}/lab ${FOLDER}/lab/*)
list(LENGTH written count)
if(NOT count EQUAL 3)
  message(FATAL_ERROR "written: ${written}")
endif()
foreach(name IN LISTS written)
  file(SHA256 ${FOLDER}/lab/${name} lab)
  file(SHA256 ${FOLDER}/headless/${name} headless)
  if(NOT lab STREQUAL headless)
    message(FATAL_ERROR "${name} differs")
  endif()
endforeach()
