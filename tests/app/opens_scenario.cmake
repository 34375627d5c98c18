# Starts the window with a scenario file, by a name that is not UTF-8 either, and waits until its session holds the scenario's class; a file
# that is not there ends the program with 2 and one line.
# PROGRAM, FOLDER
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
file(WRITE ${FOLDER}/opens.sh [[
cd "$2" || exit 9
export HOME=$PWD XDG_DATA_HOME=$PWD/data XDG_CONFIG_HOME=$PWD/config QT_QPA_PLATFORM=offscreen
opened() { # FILE CLASS
  rm -rf data
  printf '{"class": "%s"}' "$2" >"$1"
  "$3" "$1" & program=$!
  i=0
  while [ $i -lt 300 ] && ! grep -qs "\"class\": \"$2\"" data/littlestone-lab/session.json; do
    kill -0 $program 2>/dev/null || break
    sleep 0.1
    i=$((i + 1))
  done
  kill $program 2>/dev/null
  wait $program 2>/dev/null
  grep -qs "\"class\": \"$2\"" data/littlestone-lab/session.json || { echo "not opened: $2"; exit 1; }
}
opened one.json cube:3 "$1"
opened "$(printf 'two\377.json')" cube:2 "$1"
"$1" none.json 2>said
[ $? -eq 2 ] && [ "$(wc -l <said)" -eq 1 ] && grep -q '^error: scenario: none.json: ' said || { cat said; exit 1; }
]])
execute_process(COMMAND sh ${FOLDER}/opens.sh ${PROGRAM} ${FOLDER} RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "littlestone-lab SCENARIO.json does not open it (${failed})")
endif()
