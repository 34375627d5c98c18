# Each of FIGURES as TikZ: pdflatex and xelatex make one page of the file by itself, of the size that the PDF of the
# figure has, and a document of its own reads it with \input. TESTED where TeX is installed.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})

function(run what)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${FOLDER} RESULT_VARIABLE code OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(NOT code EQUAL 0)
    string(LENGTH "${said}" length)
    if(length GREATER 3000)
      math(EXPR from "${length} - 3000")
      string(SUBSTRING "${said}" ${from} -1 said)
    endif()
    message(FATAL_ERROR "${what}: ended with ${code}: ${said}")
  endif()
endfunction()

function(size_of pdf result)
  execute_process(COMMAND ${PDFINFO} ${FOLDER}/${pdf} OUTPUT_VARIABLE said RESULT_VARIABLE code)
  if(NOT code EQUAL 0 OR NOT said MATCHES "Pages: +([0-9]+)")
    message(FATAL_ERROR "${pdf}: not a PDF")
  endif()
  set(pages ${CMAKE_MATCH_1})
  string(REGEX MATCH "Page size: +([0-9.]+) x ([0-9.]+)" size "${said}")
  set(rounded)
  foreach(length IN ITEMS ${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
    # Qt's pages are whole points: a half is rounded up.
    string(REGEX MATCH "^([0-9]+)(\\.([0-9]))?" match "${length}")
    set(tenths "${CMAKE_MATCH_3}")
    if(tenths STREQUAL "")
      set(tenths 0)
    endif()
    math(EXPR whole "${CMAKE_MATCH_1} + (${tenths} + 5) / 10")
    list(APPEND rounded ${whole})
  endforeach()
  list(JOIN rounded " x " size)
  set(${result} "${pages} pages, ${size}" PARENT_SCOPE)
endfunction()

foreach(figure IN LISTS FIGURES)
  set(words --bare)
  if(figure STREQUAL loss)
    set(words)  # its caption stands in the file as a comment
  endif()
  run("figure ${figure}" ${PROGRAM} figure ${figure} ${words} --out ${FOLDER}/${figure}.tex)
  foreach(engine pdflatex xelatex)
    run("${engine} ${figure}" ${${engine}} -interaction=nonstopmode -halt-on-error -jobname=${figure}-${engine} ${figure}.tex)
    size_of(${figure}-${engine}.pdf size)
    if(NOT figure STREQUAL loss)
      run("figure ${figure} as pdf" ${PROGRAM} figure ${figure} --bare --out ${FOLDER}/${figure}.pdf)
      size_of(${figure}.pdf wanted)
      if(NOT size STREQUAL wanted)
        message(FATAL_ERROR "${figure}: ${engine} makes ${size}, the PDF has ${wanted}")
      endif()
    endif()
  endforeach()
endforeach()

list(JOIN FIGURES "}\\clearpage\\input{" inputs)
file(WRITE ${FOLDER}/all.tex "\\documentclass{article}
\\usepackage{tikz,pgfplots,amsmath,amssymb}
\\begin{document}
\\input{${inputs}}
\\end{document}
")
run("a document with all" ${pdflatex} -interaction=nonstopmode -halt-on-error all.tex)
