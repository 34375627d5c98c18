# Starts the window with a scenario file, by a name that is not UTF-8 either, and waits until its session holds the
# scenario's class; a file that is not there ends the program with 2 and one line. A language may stand before the file
# or after it. PROGRAM, FOLDER
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
file(WRITE ${FOLDER}/opens.sh [[
cd "$2" || exit 9
export HOME=$PWD XDG_DATA_HOME=$PWD/data XDG_CONFIG_HOME=$PWD/config QT_QPA_PLATFORM=offscreen
opened() { # FILE CLASS PROGRAM ARGUMENTS
  file=$1 class=$2
  shift 2
  rm -rf data
  printf '{"class": "%s"}' "$class" >"$file"
  "$@" & program=$!
  i=0
  while [ $i -lt 300 ] && ! grep -qs "\"class\": \"$class\"" data/littlestone-lab/session.json; do
    kill -0 $program 2>/dev/null || break
    sleep 0.1
    i=$((i + 1))
  done
  kill $program 2>/dev/null
  wait $program 2>/dev/null
  grep -qs "\"class\": \"$class\"" data/littlestone-lab/session.json || { echo "not opened: $class"; exit 1; }
}
speaks() { grep -qs '"language": "he"' data/littlestone-lab/session.json || { echo "not in Hebrew: $*"; exit 1; }; }
refused() { # BEGINNING PROGRAM ARGUMENTS
  begins=$1
  shift
  "$@" 2>said
  [ $? -eq 2 ] && [ "$(wc -l <said)" -eq 1 ] && grep -q "^error: $begins" said || { cat said; exit 1; }
}
opened one.json cube:3 "$1" one.json
two=$(printf 'two\377.json')
opened "$two" cube:2 "$1" "$two"
opened one.json points:3 "$1" --language he one.json
speaks language before file
opened one.json points:4 "$1" one.json --language he
speaks file before language
opened one.json points:5 "$1" one.json --language=he
speaks with an equals sign
printf 'a,b\n1,0\n0,1\n' >table.csv
rm -rf data
"$1" table.csv & program=$!
i=0
while [ $i -lt 300 ] && ! grep -qs 'file:.*table.csv' data/littlestone-lab/session.json; do sleep 0.1; i=$((i + 1)); done
kill $program 2>/dev/null
wait $program 2>/dev/null
grep -qs 'file:.*table.csv' data/littlestone-lab/session.json || { echo "not opened: a table"; exit 1; }
refused 'scenario: none.json: ' "$1" none.json
refused 'scenario: none.json: ' "$1" none.json --language de
refused 'language: xx: ' "$1" one.json --language xx
refused 'language: ' "$1" one.json --language
refused 'argument: list: ' "$1" --language de list
refused 'argument: two.json: ' "$1" --language de one.json two.json
]])
execute_process(COMMAND sh ${FOLDER}/opens.sh ${PROGRAM} ${FOLDER} RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "littlestone-lab SCENARIO.json [--language CODE] does not open it (${failed})")
endif()
