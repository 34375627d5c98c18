# Ends the window by the signals of a logout and by a kill, in and after its first second: it closes properly where it
# can, and what was spent on data is in the ledger afterwards, also where the session was put aside. PROGRAM, FOLDER
file(REMOVE_RECURSE ${FOLDER})
file(MAKE_DIRECTORY ${FOLDER})
file(WRITE ${FOLDER}/ends.sh [[
cd "$2" || exit 9
export HOME=$PWD XDG_DATA_HOME=$PWD/data XDG_CONFIG_HOME=$PWD/config QT_QPA_PLATFORM=offscreen
own=data/littlestone-lab
program=$1
fail() { echo "$*"; exit 1; }
wait_for() { # SECONDS COMMAND…
  tries=$(($1 * 10))
  shift
  while [ $tries -gt 0 ] && ! "$@"; do sleep 0.1; tries=$((tries - 1)); done
  "$@" || fail "waited in vain: $*"
}
being_tried() { [ -e $own/session.json.opening ]; }

for signal in TERM HUP TERM; do
  "$program" & pid=$!
  wait_for 60 being_tried
  kill -s $signal $pid
  wait $pid; code=$?
  [ $code -eq 0 ] || fail "$signal in the first second: exit $code"
  being_tried && fail "$signal in the first second: the session is taken for one that fails"
  [ -s $own/session.json ] || fail "$signal: no session was kept"
done
[ "$(stat -c %a $own)" = 700 ] && [ "$(stat -c %a $own/session.json)" = 600 ] || fail "others may read the session"
ls $own | grep -q broken && fail "a session was put aside"

# A session of a version before the ledger, and a start that is killed.
entry='{"class": "cube:3", "data": "people.csv", "epsilon": "3", "delta": "1e-6", "release": true}'
sed -i "s/\"pages\": {/\"pages\": {\"data\": [$entry],/; s/\"data\": \[$entry\],}/\"data\": [$entry]}/" $own/session.json
grep -q people.csv $own/session.json || fail "the session has no pages"
cp $own/session.json before.json
echo "a start is being tried" >$own/session.json.opening
"$program" & pid=$!
wait_for 60 grep -qs '"epsilon":"3"' $own/ledger.jsonl
kill -s KILL $pid; wait $pid
ls $own | grep -q broken || fail "the session of the start that failed was not put aside"

# A session that cannot be read.
sed 's/"step": [0-9]*/"step": -1/' before.json >$own/session.json
rm -f $own/ledger.jsonl $own/session.json.opening
"$program" & pid=$!
wait_for 60 grep -qs '"epsilon":"3"' $own/ledger.jsonl
kill $pid; wait $pid
[ "$(grep -c '"epsilon":"3"' $own/ledger.jsonl)" -eq 1 ] || fail "counted twice"
[ "$(stat -c %a $own/ledger.jsonl)" = 600 ] || fail "others may read the ledger"
exit 0
]])
execute_process(COMMAND sh ${FOLDER}/ends.sh ${PROGRAM} ${FOLDER} RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "littlestone-lab does not end as it must (${failed})")
endif()
