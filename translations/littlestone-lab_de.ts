<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AccidentStation</name>
    <message>
        <source>The accident</source>
        <translation>Die Panne</translation>
    </message>
    <message>
        <source>Every line of this hour answers to this picture.</source>
        <translation>Jeder Satz dieser Stunde antwortet auf dieses Bild.</translation>
    </message>
    <message>
        <source>The learner cuts just right of the last −. An onlooker knows six people and the answer. What did the seventh say?</source>
        <translation>Der Lerner schneidet gleich rechts vom letzten −. Ein Zuschauer kennt sechs Personen und die Antwort. Was sagte die siebte?</translation>
    </message>
    <message>
        <source>nobody can tell</source>
        <translation>weiß niemand</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>−: the answer told it. It moves with one person.
We want an answer that does not move.</source>
        <translation>−: die Antwort hat es verraten. Sie wandert mit einer Person.
Wir wollen eine Antwort, die nicht wandert.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>an onlooker</source>
        <translation>ein Zuschauer</translation>
    </message>
    <message>
        <source>Seven people at the points 1 to 8 except 4, the answer of the learner, and an onlooker.</source>
        <translation>Sieben Personen an den Punkten 1 bis 8 außer 4, die Antwort des Lerners und ein Zuschauer.</translation>
    </message>
    <message>
        <source>Two worlds: the person at 3 says − or +, and only the answer at 3 differs.</source>
        <translation>Zwei Welten: die Person bei 3 sagt − oder +, und nur die Antwort bei 3 ist verschieden.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>answer if 3 says +</source>
        <translation>Antwort, wenn 3 + sagt</translation>
    </message>
    <message>
        <source>3 says −</source>
        <translation>3 sagt −</translation>
    </message>
    <message>
        <source>3 says +</source>
        <translation>3 sagt +</translation>
    </message>
</context>
<context>
    <name>AdversaryStation</name>
    <message>
        <source>You are the adversary</source>
        <translation>Sie sind der Gegner</translation>
    </message>
    <message numerus="yes">
        <source>You can force %1 mistakes, never %2</source>
        <translation>
            <numerusform>Sie können %1 Fehler erzwingen, nie %2</numerusform>
            <numerusform>Sie können %1 Fehler erzwingen, nie %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody answered like you, all the way: %1.</source>
        <translation>Jemand hat durchweg wie Sie geantwortet: %1.</translation>
    </message>
    <message>
        <source>The learner predicts, you answer. Can you make it err three times? Four times?</source>
        <translation>Der Lerner sagt vorher, Sie antworten. Können Sie ihn dreimal irren lassen? Viermal?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four or more</source>
        <translation>vier oder mehr</translation>
    </message>
    <message>
        <source>%1, at %2. Never %3:
then one row is left, and it knows everything.</source>
        <translation>%1, bei %2. Nie %3:
dann ist eine Zeile übrig, und die weiß alles.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>the learner says</source>
        <translation>der Lerner sagt</translation>
    </message>
    <message>
        <source>you say</source>
        <translation>Sie sagen</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>rows left</source>
        <translation>Zeilen übrig</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>Littlestone dimension %1</source>
        <translation>Littlestone-Dimension %1</translation>
    </message>
    <message>
        <source>The Littlestone dimension is %1.</source>
        <translation>Die Littlestone-Dimension ist %1.</translation>
    </message>
    <message>
        <source>The mistake game: a table of %1 rows and a tree of questions about them. Nothing is asked yet.</source>
        <translation>Das Fehlerspiel: eine Tabelle von %1 Zeilen und ein Baum von Fragen dazu. Noch ist nichts gefragt.</translation>
    </message>
    <message>
        <source>At %1 the learner says %2, you say %3.</source>
        <translation>Bei %1 sagt der Lerner %2, Sie sagen %3.</translation>
    </message>
    <message>
        <source>At %1 the learner says %2.</source>
        <translation>Bei %1 sagt der Lerner %2.</translation>
    </message>
    <message>
        <source>Mistakes: %1. Rows left: %2.</source>
        <translation>Fehler: %1. Zeilen übrig: %2.</translation>
    </message>
</context>
<context>
    <name>AgainPicture</name>
    <message>
        <source>%1 of %2 further searches found the hidden example.</source>
        <translation>%1 von %2 weiteren Suchen fanden das versteckte Beispiel.</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>raten %1</translation>
    </message>
    <message>
        <source>found %1 of %2</source>
        <translation>gefunden %1 von %2</translation>
    </message>
    <message>
        <source>chance %1</source>
        <translation>Chance %1</translation>
    </message>
</context>
<context>
    <name>AgreementStation</name>
    <message>
        <source>Run it twice</source>
        <translation>Zweimal laufen lassen</translation>
    </message>
    <message>
        <source>More rounds, more agreement</source>
        <translation>Mehr Runden, mehr Einigkeit</translation>
    </message>
    <message>
        <source>Two runs agree: first %1, then %2</source>
        <translation>Zwei Läufe stimmen überein: erst %1, dann %2</translation>
    </message>
    <message>
        <source>Easy classes agree without contests. This one needs them.</source>
        <translation>Leichte Klassen sind ohne Duelle einig. Diese braucht sie.</translation>
    </message>
    <message>
        <source>After %1 rounds, will two fresh runs agree?</source>
        <translation>Stimmen zwei frische Läufe nach %1 Runden überein?</translation>
    </message>
    <message>
        <source>less</source>
        <translation>seltener</translation>
    </message>
    <message>
        <source>more often</source>
        <translation>öfter</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>For a moment: %1 points, all %2 labellings.</source>
        <translation>Für einen Moment: %1 Punkte, alle %2 Labelings.</translation>
    </message>
    <message>
        <source>Globally stable: one answer returns in %1 of all runs.</source>
        <translation>Global stabil: eine Antwort kommt in %1 aller Läufe wieder.</translation>
    </message>
    <message>
        <source>Without contests one answer returns in %1 of all runs.</source>
        <translation>Ohne Duelle kommt eine Antwort in %1 aller Läufe wieder.</translation>
    </message>
    <message>
        <source>After one round one answer returns in %1 of all runs.</source>
        <translation>Nach einer Runde kommt eine Antwort in %1 aller Läufe wieder.</translation>
    </message>
    <message>
        <source>After %1 rounds one answer returns in %2 of all runs.</source>
        <translation>Nach %1 Runden kommt eine Antwort in %2 aller Läufe wieder.</translation>
    </message>
    <message>
        <source>Two runs agree: %1.</source>
        <translation>Zwei Läufe stimmen überein: %1.</translation>
    </message>
    <message>
        <source>Two runs agree: %1, not %2.</source>
        <translation>Zwei Läufe stimmen überein: %1, nicht %2.</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>No contest</source>
        <translation>Kein Duell</translation>
    </message>
    <message>
        <source>Without a contest: %1 answers, none above %2, and the target with chance %3. Two runs agree with chance %4.</source>
        <translation>Ohne Duell: %1 Antworten, keine über %2, und das Ziel mit Chance %3. Zwei Läufe stimmen mit Chance %4 überein.</translation>
    </message>
    <message>
        <source>%1: the target comes out with chance %2, and two runs agree with chance %3.</source>
        <translation>%1: das Ziel kommt mit Chance %2 heraus, und zwei Läufe stimmen mit Chance %3 überein.</translation>
    </message>
    <message>
        <source>no contest</source>
        <translation>kein Duell</translation>
    </message>
    <message>
        <source>two runs agree</source>
        <translation>zwei Läufe stimmen überein</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>%1 answers, none above %2</source>
        <translation>%1 Antworten, keine über %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <comment>8 of 100 pairs</comment>
        <translation>%1 Paaren</translation>
    </message>
</context>
<context>
    <name>AnswerLecturePicture</name>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>chance that the two differ</source>
        <translation>Chance, dass die beiden abweichen</translation>
    </message>
    <message>
        <source>the die shows %1</source>
        <translation>der Würfel zeigt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n worlds were shown</source>
        <translation>
            <numerusform>%n Welt wurde gezeigt</numerusform>
            <numerusform>%n Welten wurden gezeigt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttackPage</name>
    <message>
        <source>Probes and what follows</source>
        <translation>Proben und was folgt</translation>
    </message>
</context>
<context>
    <name>AttackPicture</name>
    <message>
        <source>There is no attack on this learner here.</source>
        <translation>Hier gibt es keinen Angriff auf diesen Lerner.</translation>
    </message>
    <message>
        <source>%1 hypotheses were drawn; %2 probes end at place %3, and the hidden example is at place %4.</source>
        <translation>%1 Hypothesen wurden gezogen; %2 Proben enden an Stelle %3, und das versteckte Beispiel liegt an Stelle %4.</translation>
    </message>
    <message>
        <source>The curve has no step here. Choose another example.</source>
        <translation>Die Kurve hat hier keine Stufe. Wählen Sie ein anderes Beispiel.</translation>
    </message>
    <message numerus="yes">
        <source>%n probes need %1 places, $J$ has %2.</source>
        <translation>
            <numerusform>%n Probe braucht %1 Stellen, $J$ hat %2.</numerusform>
            <numerusform>%n Proben brauchen %1 Stellen, $J$ hat %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too many draws to be played. Take a smaller $D$ or $T$.</source>
        <translation>Das sind zu viele Ziehungen zum Abspielen. Nehmen Sie ein kleineres $D$ oder $T$.</translation>
    </message>
    <message>
        <source>No homogeneous set is known yet.</source>
        <translation>Noch ist keine homogene Menge bekannt.</translation>
    </message>
    <message>
        <source>before the boundary: the sample $S$ and the learner&apos;s law</source>
        <translation>vor der Grenze: die Stichprobe $S$ und die Verteilung des Lerners</translation>
    </message>
    <message>
        <source>$J$: %1 places it may have</source>
        <translation>$J$: %1 mögliche Stellen</translation>
    </message>
    <message>
        <source>hidden until it is found</source>
        <translation>verdeckt, bis es gefunden ist</translation>
    </message>
    <message>
        <source>left of it + has chance %1</source>
        <translation>links davon hat + die Chance %1</translation>
    </message>
    <message>
        <source>right of it %1</source>
        <translation>rechts davon %1</translation>
    </message>
    <message numerus="yes">
        <source>What the attacker sees: %n hypotheses, each drawn from $A(S)$</source>
        <translation>
            <numerusform>Was der Angreifer sieht: %n Hypothese, aus $A(S)$ gezogen</numerusform>
            <numerusform>Was der Angreifer sieht: %n Hypothesen, je aus $A(S)$ gezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>number of + at each point, one run; a ring is on the wrong side of $r$·$D$</source>
        <translation>Zahl der + an jedem Punkt, ein Lauf; ein Ring liegt auf der falschen Seite von $r$·$D$</translation>
    </message>
    <message>
        <source>probe %1: %2 of %3 &gt; %4, go left</source>
        <translation>Probe %1: %2 von %3 &gt; %4, nach links</translation>
    </message>
    <message>
        <source>probe %1: %2 of %3 ≤ %4, go right</source>
        <translation>Probe %1: %2 von %3 ≤ %4, nach rechts</translation>
    </message>
    <message>
        <source>the search ends here</source>
        <translation>hier endet die Suche</translation>
    </message>
    <message>
        <source>found: %1, and the hidden example is at %2</source>
        <translation>gefunden: %1, und das versteckte Beispiel liegt bei %2</translation>
    </message>
    <message>
        <source>Too good for a private learner</source>
        <translation>Zu gut für einen privaten Lerner</translation>
    </message>
    <message numerus="yes">
        <source>success of %n probes, and the most that ($ε$, $δ$) allows</source>
        <translation>
            <numerusform>Erfolg von %n Probe, und was ($ε$, $δ$) höchstens erlaubt</numerusform>
            <numerusform>Erfolg von %n Proben, und was ($ε$, $δ$) höchstens erlaubt</numerusform>
        </translation>
    </message>
    <message>
        <source>More room, more leak</source>
        <translation>Mehr Platz, mehr Leck</translation>
    </message>
    <message>
        <source>least $ε$ that the best $D$ still allows, by places of $J$</source>
        <translation>kleinstes $ε$, das das beste $D$ noch zulässt, je nach Stellen von $J$</translation>
    </message>
    <message>
        <source>working it out…</source>
        <translation>wird berechnet…</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>$ε$ it claims</source>
        <translation>behauptetes $ε$</translation>
    </message>
</context>
<context>
    <name>BalanceStation</name>
    <message>
        <source>The balance</source>
        <translation>Die Waage</translation>
    </message>
    <message>
        <source>The learner keeps the heavier side</source>
        <translation>Der Lerner behält die schwerere Seite</translation>
    </message>
    <message>
        <source>This is the SOA.</source>
        <translation>Das ist der SOA.</translation>
    </message>
    <message>
        <source>Point %1. What will the learner say?</source>
        <translation>Punkt %1. Was wird der Lerner sagen?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>label at %1</source>
        <translation>Label bei %1</translation>
    </message>
    <message>
        <source>mistakes behind −</source>
        <translation>Fehler hinter −</translation>
    </message>
    <message>
        <source>mistakes behind +</source>
        <translation>Fehler hinter +</translation>
    </message>
    <message>
        <source>the learner says</source>
        <translation>der Lerner sagt</translation>
    </message>
    <message>
        <source>%1: every row says so. There it cannot err.</source>
        <translation>%1: das sagt jede Zeile. Da kann er nicht irren.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einer</translation>
    </message>
    <message numerus="yes">
        <source>%1: on both sides %2 can still be forced, and a tie says −.</source>
        <translation>
            <numerusform>%1: auf beiden Seiten noch %2 zu erzwingen; bei Gleichstand −.</numerusform>
            <numerusform>%1: auf beiden Seiten noch %2 zu erzwingen; bei Gleichstand −.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there %2 mistakes can still be forced, on the other side %3.</source>
        <translation>
            <numerusform>%1: dort lässt sich noch %2 erzwingen, auf der anderen Seite %3.</numerusform>
            <numerusform>%1: dort sind noch %2 Fehler zu erzwingen, auf der anderen Seite %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it errs, the lighter side is left. So each mistake lowers the number: %1.</source>
        <translation>Irrt er, bleibt die leichtere Seite. So senkt jeder Fehler die Zahl: %1.</translation>
    </message>
    <message>
        <source>no row</source>
        <translation>keine Zeile</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>A balance. At point %1, %2 rows say −, %3 say +.</source>
        <translation>Eine Waage. Bei Punkt %1 sagen %2 Zeilen −, %3 sagen +.</translation>
    </message>
    <message>
        <source>Mistakes that can still be forced: %1 on the side of −, %2 on the side of +. The learner says %3.</source>
        <translation>Fehler, die sich noch erzwingen lassen: %1 auf der Seite von −, %2 auf der Seite von +. Der Lerner sagt %3.</translation>
    </message>
    <message>
        <source>If it errs, the other side is left.</source>
        <translation>Irrt er, bleibt die andere Seite.</translation>
    </message>
</context>
<context>
    <name>ChainRunsPicture</name>
    <message numerus="yes">
        <source>all %1 rows</source>
        <translation>
            <numerusform>die %1 Zeile</numerusform>
            <numerusform>alle %1 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in ink: %1 disjoint runs of level %2, naming</source>
        <translation>
            <numerusform>schwarz: %1 Lauf der Stufe %2 nennt</numerusform>
            <numerusform>schwarz: %1 disjunkte Läufe der Stufe %2 nennen</numerusform>
        </translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>No mistake: no run starts.</source>
        <translation>Kein Fehler: kein Lauf beginnt.</translation>
    </message>
    <message>
        <source>Run(%1)</source>
        <translation>Run(%1)</translation>
    </message>
    <message>
        <source>mistake, row %1</source>
        <translation>Fehler, Zeile %1</translation>
    </message>
    <message>
        <source>Run(2) ends, row %1</source>
        <translation>Run(2) endet, Zeile %1</translation>
    </message>
    <message>
        <source>meets, row %1</source>
        <translation>trifft, Zeile %1</translation>
    </message>
    <message>
        <source>an outcome, row %1</source>
        <translation>ein Ausgang, Zeile %1</translation>
    </message>
    <message>
        <source>errs, row %1</source>
        <translation>irrt, Zeile %1</translation>
    </message>
    <message>
        <source>The chain learner’s rows: without a mistake no run starts.</source>
        <translation>Die Zeilen des Chain-Lerners: ohne Fehler beginnt kein Lauf.</translation>
    </message>
    <message numerus="yes">
        <source>The chain learner’s runs: %1 that share no row name %2 on level %3.</source>
        <translation>
            <numerusform>Die Läufe des Chain-Lerners: %1 ohne gemeinsame Zeile nennt %2 auf Stufe %3.</numerusform>
            <numerusform>Die Läufe des Chain-Lerners: %1 ohne gemeinsame Zeile nennen %2 auf Stufe %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
</context>
<context>
    <name>ChainStory</name>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain learner, part 1</source>
        <translation>Chain-Lerner, Teil 1</translation>
    </message>
    <message>
        <source>All %1 are read at once, and no batch is cut. f∅ is the public answer before any example; the rows on which it errs are the mistakes.</source>
        <translation>Alle %1 werden auf einmal gelesen, und kein Batch wird geschnitten. f∅ ist die öffentliche Antwort vor jedem Beispiel; die Zeilen, auf denen es irrt, sind die Fehler.</translation>
    </message>
    <message>
        <source>f∅ errs on %1. From each mistake runs start, and every run may give a name a vote.</source>
        <translation>f∅ irrt auf %1. Bei jedem Fehler beginnen Läufe, und jeder Lauf kann einem Namen eine Stimme geben.</translation>
    </message>
    <message>
        <source>f∅ errs on no row: it is right on these examples, so no run starts and nobody is named.</source>
        <translation>f∅ irrt auf keiner Zeile: auf diesen Beispielen hat es recht, also beginnt kein Lauf, und niemand wird genannt.</translation>
    </message>
    <message>
        <source>Run(1): the mistake at row %1 alone. With it the SOA predicts %2.</source>
        <translation>Run(1): der Fehler in Zeile %1 allein. Mit ihm sagt der SOA %2 voraus.</translation>
    </message>
    <message>
        <source>Run(%1) goes on from there and ends at row %2. Now the SOA predicts %3.</source>
        <translation>Run(%1) geht von dort weiter und endet in Zeile %2. Nun sagt der SOA %3 voraus.</translation>
    </message>
    <message>
        <source>Run(%1) goes on: %2 is tested on every row and errs at row %3. The run ends there and names %4.</source>
        <translation>Run(%1) geht weiter: %2 wird auf jeder Zeile geprüft und irrt in Zeile %3. Dort endet der Lauf und nennt %4.</translation>
    </message>
    <message>
        <source>Run(%1) goes on to the next mistake, at row %2, where another predictor starts. The two meet in a contest, both labels are followed, and one outcome names %3.</source>
        <translation>Run(%1) geht weiter bis zum nächsten Fehler in Zeile %2, wo ein anderer Prädiktor beginnt. Die zwei treffen sich im Duell, beide Label werden verfolgt, und ein Ausgang nennt %3.</translation>
    </message>
    <message>
        <source>Run(%1) goes on: the next Run(2) that succeeds starts at row %2 and ends at row %3. The two meet in a contest there, and one outcome names %4.</source>
        <translation>Run(%1) geht weiter: der nächste Run(2), der gelingt, beginnt in Zeile %2 und endet in Zeile %3. Dort treffen sich die zwei im Duell, und ein Ausgang nennt %4.</translation>
    </message>
    <message>
        <source>Chain learner, parts 1 and 2</source>
        <translation>Chain-Lerner, Teile 1 und 2</translation>
    </message>
    <message>
        <source>%1 of level %2 is named by %3 runs. As votes count %4 that share no row: so one changed row moves the count by at most one.</source>
        <translation>%1 der Stufe %2 wird von %3 Läufen genannt. Als Stimmen zählen %4 ohne gemeinsame Zeile: so bewegt eine geänderte Zeile die Anzahl höchstens um eins.</translation>
    </message>
    <message>
        <source>No run names anybody.</source>
        <translation>Kein Lauf nennt jemanden.</translation>
    </message>
    <message numerus="yes">
        <source>The runs of every name are counted in the same way: %1 names on %2 levels.</source>
        <translation>
            <numerusform>Die Läufe jedes Namens werden ebenso gezählt: %1 Name auf %2 Stufen.</numerusform>
            <numerusform>Die Läufe jedes Namens werden ebenso gezählt: %1 Namen auf %2 Stufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is named by any run. The answer will be f∅, which depends on no data.</source>
        <translation>Kein Lauf nennt jemanden. Die Antwort wird f∅ sein, das von keinen Daten abhängt.</translation>
    </message>
    <message>
        <source>Disjoint runs are the votes: %1 of level %2 has most, %3. More than %4 count as %4.</source>
        <translation>Disjunkte Läufe sind die Stimmen: %1 der Stufe %2 hat die meisten, %3. Mehr als %4 zählen als %4.</translation>
    </message>
    <message>
        <source>Errors are counted on the same %1. Those beyond %2 lower the cap %3: the score u is the smaller of the runs and what is left of the cap.</source>
        <translation>Fehler werden auf denselben %1 gezählt. Die über %2 hinaus senken den Deckel %3: die Punktzahl u ist das Kleinere von Läufen und Rest des Deckels.</translation>
    </message>
    <message>
        <source>The largest u + noise wins among the names and many dummies with u = 0. The winner leaves only if 2u + noise reaches the bar %1 + noise.</source>
        <translation>Das größte u + Rauschen gewinnt unter den Namen und vielen Attrappen mit u = 0. Der Sieger geht nur hinaus, wenn 2u + Rauschen die Latte %1 + Rauschen erreicht.</translation>
    </message>
    <message>
        <source>Nobody passes the bar. The answer is f∅, with loss %1; it depends on no data.</source>
        <translation>Niemand kommt über die Latte. Die Antwort ist f∅, mit Verlust %1; sie hängt von keinen Daten ab.</translation>
    </message>
    <message>
        <source>%1 is chosen, and that is the target. It leaves alone: no count, no level, no error.</source>
        <translation>%1 wird gewählt, und das ist das Ziel. Es geht allein hinaus: keine Anzahl, keine Stufe, kein Fehler.</translation>
    </message>
    <message>
        <source>%1 is chosen, with loss %2. It leaves alone: no count, no level, no error.</source>
        <translation>%1 wird gewählt, mit Verlust %2. Es geht allein hinaus: keine Anzahl, keine Stufe, kein Fehler.</translation>
    </message>
</context>
<context>
    <name>Chapter</name>
    <message>
        <source>Learn privately</source>
        <translation>Privat lernen</translation>
    </message>
    <message>
        <source>Why thresholds are hard</source>
        <translation>Warum Schwellen schwer sind</translation>
    </message>
    <message>
        <source>Predict without publishing</source>
        <translation>Vorhersagen ohne Preisgabe</translation>
    </message>
    <message>
        <source>Without the promise</source>
        <translation>Ohne das Versprechen</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>How stable?</source>
        <translation>Wie stabil?</translation>
    </message>
</context>
<context>
    <name>ClassEdit</name>
    <message>
        <source>This table has %1 cells. Up to %2 can be edited here; open a table of your own instead.</source>
        <translation>Diese Tabelle hat %1 Zellen. Bis zu %2 lassen sich hier ändern; öffnen Sie sonst eine eigene Tabelle.</translation>
    </message>
    <message>
        <source>With the other label at %1, %2 would equal %3. The rows of a class differ.</source>
        <translation>Mit dem anderen Label bei %1 wäre %2 gleich %3. Die Zeilen einer Klasse sind verschieden.</translation>
    </message>
    <message>
        <source>Bars can be dragged for up to %1 points.</source>
        <translation>Balken lassen sich bei bis zu %1 Punkten ziehen.</translation>
    </message>
    <message>
        <source>At least one point must have a positive weight: this is the last one.</source>
        <translation>Mindestens ein Punkt muss ein positives Gewicht haben: Dies ist der letzte.</translation>
    </message>
    <message>
        <source>A class has at least one point: this is the last one.</source>
        <translation>Eine Klasse hat mindestens einen Punkt: das ist der letzte.</translation>
    </message>
</context>
<context>
    <name>ClassPicture</name>
    <message>
        <source>%1 × %2 · Ldim %3 · VC %4</source>
        <translation>%1 × %2 · Ldim %3 · VC %4</translation>
    </message>
    <message>
        <source>target $c$</source>
        <translation>Ziel $c$</translation>
    </message>
    <message>
        <source>most: %1</source>
        <translation>meiste: %1</translation>
    </message>
    <message>
        <source>probability of each point</source>
        <translation>Wahrscheinlichkeit jedes Punktes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>showing the first %1 hypotheses</source>
        <translation>gezeigt: die ersten %1 Hypothesen</translation>
    </message>
    <message>
        <source>showing the first %1 points</source>
        <translation>gezeigt: die ersten %1 Punkte</translation>
    </message>
    <message>
        <source>showing the first %1 hypotheses and %2 points</source>
        <translation>gezeigt: die ersten %1 Hypothesen und %2 Punkte</translation>
    </message>
    <message>
        <source>not in the class</source>
        <translation>nicht in der Klasse</translation>
    </message>
    <message>
        <source>%1 says %2 at %3</source>
        <translation>%1 sagt %2 bei %3</translation>
    </message>
    <message>
        <source>%1, the target</source>
        <translation>%1, das Ziel</translation>
    </message>
    <message>
        <source>%1 is drawn with probability %2</source>
        <translation>%1 wird mit Wahrscheinlichkeit %2 gezogen</translation>
    </message>
    <message>
        <source>At the cursor: %1.</source>
        <translation>An der Schreibmarke: %1.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch nicht bekannt</translation>
    </message>
    <message>
        <source>Label table of %1: %2, %3, Littlestone dimension %4, VC dimension %5; the target is %6.</source>
        <translation>Labeltabelle von %1: %2, %3, Littlestone-Dimension %4, VC-Dimension %5; das Ziel ist %6.</translation>
    </message>
    <message>
        <source>left out:</source>
        <translation>weggelassen:</translation>
    </message>
    <message>
        <source>%1, left out</source>
        <translation>%1, weggelassen</translation>
    </message>
</context>
<context>
    <name>CoinTreePicture</name>
    <message>
        <source>No tree: one hypothesis, or too many to search.</source>
        <translation>Kein Baum: eine Hypothese oder zu viele für die Suche.</translation>
    </message>
    <message>
        <source>The best tree of fair coins: every truth costs %1 mistakes on average.</source>
        <translation>Der beste Baum fairer Münzen: Jede Wahrheit kostet im Mittel %1 Fehler.</translation>
    </message>
</context>
<context>
    <name>ColourPicture</name>
    <message>
        <source>The colour of %1 points: %2.</source>
        <translation>Die Farbe von %1 Punkten: %2.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Both scenarios are equal in all fields.</source>
        <translation>Beide Szenarien sind in allen Feldern gleich.</translation>
    </message>
    <message>
        <source>%1: %2 | %3</source>
        <translation>%1: %2 | %3</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation>Links: %1. Rechts: %2.</translation>
    </message>
    <message>
        <source>The same view of two scenarios. Left: %1. Right: %2.</source>
        <translation>Dieselbe Ansicht zweier Szenarien. Links: %1. Rechts: %2.</translation>
    </message>
    <message>
        <source>At the left: %1 At the right: %2</source>
        <translation>Links: %1 Rechts: %2</translation>
    </message>
    <message>
        <source>left | right: %1</source>
        <translation>links | rechts: %1</translation>
    </message>
</context>
<context>
    <name>Contest</name>
    <message>
        <source>the first mistake</source>
        <translation>der erste Fehler</translation>
    </message>
    <message>
        <source>the second mistake</source>
        <translation>der zweite Fehler</translation>
    </message>
    <message>
        <source>the third mistake</source>
        <translation>der dritte Fehler</translation>
    </message>
    <message>
        <source>the fourth mistake</source>
        <translation>der vierte Fehler</translation>
    </message>
    <message>
        <source>mistake number %1</source>
        <translation>Fehler Nummer %1</translation>
    </message>
    <message>
        <source>c says %1 at %2, the coin %3. No row fits; from now on the SOA only patches this one cell.</source>
        <translation>c sagt %1 bei %2, die Münze %3. Keine Zeile passt; die SOA flickt von nun an nur diese eine Zelle.</translation>
    </message>
    <message>
        <source>c says %1 at %2 and does not fit any more.</source>
        <translation>c sagt %1 bei %2 und passt nicht mehr.</translation>
    </message>
    <message>
        <source>Only %1 still fits.</source>
        <translation>Nur %1 passt noch.</translation>
    </message>
    <message>
        <source>SOA(S) is the target.</source>
        <translation>SOA(S) ist das Ziel.</translation>
    </message>
    <message>
        <source>SOA(S) is not the target: a coin lied before.</source>
        <translation>SOA(S) ist nicht das Ziel: eine Münze hat zuvor gelogen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows still fit, Ldim %2.</source>
        <translation>
            <numerusform>%1 Zeile passt noch, Ldim %2.</numerusform>
            <numerusform>%1 Zeilen passen noch, Ldim %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>f₀ and f₁ first differ at %1. Who wins?</source>
        <translation>f₀ und f₁ trennen sich bei %1. Wer gewinnt?</translation>
    </message>
    <message>
        <source>At %1 the side with a false label does not err, so it loses, and its false label is discarded.</source>
        <translation>Bei %1 irrt die Seite mit einem falschen Label nicht, also verliert sie, und ihr falsches Label wird verworfen.</translation>
    </message>
    <message>
        <source>The coin shows %1. f%2 says %3, so it errs and wins.</source>
        <translation>Die Münze zeigt %1. f%2 sagt %3, irrt also und gewinnt.</translation>
    </message>
    <message>
        <source>No row fits any more: the SOA only patches.</source>
        <translation>Keine Zeile passt mehr: die SOA flickt nur.</translation>
    </message>
    <message>
        <source>The coin shows %1. f%2 says %3, so it errs and wins: %4.</source>
        <translation>Die Münze zeigt %1. f%2 sagt %3, irrt also und gewinnt: %4.</translation>
    </message>
</context>
<context>
    <name>ContestLecture</name>
    <message>
        <source>The coin is in the air.
If it tells the truth, who wins?</source>
        <translation>Die Münze ist in der Luft.
Wenn sie die Wahrheit sagt, wer gewinnt?</translation>
    </message>
    <message>
        <source>The coin shows %1. f%2 says %3, so it errs and wins.</source>
        <translation>Die Münze zeigt %1. f%2 sagt %3, irrt also und gewinnt.</translation>
    </message>
    <message>
        <source>The coin told the truth.</source>
        <translation>Die Münze hat die Wahrheit gesagt.</translation>
    </message>
    <message>
        <source>The coin lied.</source>
        <translation>Die Münze hat gelogen.</translation>
    </message>
    <message>
        <source>The coin told the truth, but no row fits the sample.</source>
        <translation>Die Münze hat die Wahrheit gesagt, doch keine Zeile passt zur Stichprobe.</translation>
    </message>
    <message>
        <source>The coin lied, and no row fits the sample any more.</source>
        <translation>Die Münze hat gelogen, und keine Zeile passt mehr zur Stichprobe.</translation>
    </message>
    <message>
        <source>The coin told the truth: mistake %1 of at most %2.</source>
        <translation>Die Münze hat die Wahrheit gesagt: Fehler %1 von höchstens %2.</translation>
    </message>
    <message>
        <source>The coin lied, but some row fits: mistake %1 of at most %2.</source>
        <translation>Die Münze hat gelogen, doch eine Zeile passt: Fehler %1 von höchstens %2.</translation>
    </message>
    <message>
        <source>Hands up for %1. Then press 1 or 2, then Space.</source>
        <translation>Wer ist für %1? Dann 1 oder 2 drücken, dann die Leertaste.</translation>
    </message>
    <message>
        <source>At %1 the target says %2. So f%3 would err, and %4 would win.</source>
        <translation>Bei %1 sagt das Ziel %2. Also würde f%3 irren und %4 gewinnen.</translation>
    </message>
    <message>
        <source>No row fits its sample: a coin below has lied.</source>
        <translation>Keine Zeile passt zu seiner Stichprobe: Eine Münze darunter hat gelogen.</translation>
    </message>
    <message>
        <source>It would be mistake %1.</source>
        <translation>Es wäre Fehler %1.</translation>
    </message>
    <message>
        <source>Only %1 would still fit.</source>
        <translation>Nur %1 würde noch passen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows would still fit.</source>
        <translation>
            <numerusform>%1 Zeile würde noch passen.</numerusform>
            <numerusform>%1 Zeilen würden noch passen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two predictors that meet, as far as they are drawn.</source>
        <translation>Die zwei Prädiktoren, die sich treffen, soweit sie gezogen sind.</translation>
    </message>
    <message>
        <source>The two predictors are the same: there is no contest.</source>
        <translation>Die zwei Prädiktoren sind gleich: Es gibt kein Duell.</translation>
    </message>
    <message>
        <source>f₀ and f₁ first differ at point %1; the coin is in the air.</source>
        <translation>f₀ und f₁ unterscheiden sich zuerst am Punkt %1; die Münze ist in der Luft.</translation>
    </message>
    <message>
        <source>f₀ and f₁ first differ at point %1; the coin shows %2, and %3 wins.</source>
        <translation>f₀ und f₁ unterscheiden sich zuerst am Punkt %1; die Münze zeigt %2, und %3 gewinnt.</translation>
    </message>
    <message>
        <source>%1 points; they first differ at %2</source>
        <translation>%1 Punkte; zuerst verschieden bei %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht gezogen</translation>
    </message>
    <message>
        <source>$f_0 = f_1$: no contest, both are drawn again</source>
        <translation>$f_0 = f_1$: kein Duell, beide werden neu gezogen</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>in a block</source>
        <translation>in einem Block</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>no row fits</source>
        <translation>keine Zeile passt</translation>
    </message>
    <message>
        <source>Ldim %1 left</source>
        <translation>Ldim %1 übrig</translation>
    </message>
    <message>
        <source>the sample of $f_%1$</source>
        <translation>der Stichprobe von $f_%1$</translation>
    </message>
    <message>
        <source>%1 and the coin</source>
        <translation>%1 und der Münze</translation>
    </message>
    <message>
        <source>fit %1: %2 of %3</source>
        <translation>passen zu %1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: $f_%2$ errs</source>
        <translation>%1: $f_%2$ irrt</translation>
    </message>
    <message>
        <source>The one that errs</source>
        <translation>Wer irrt,</translation>
    </message>
    <message>
        <source>wins, and stays.</source>
        <translation>gewinnt und bleibt.</translation>
    </message>
    <message>
        <source>The one that errs wins.</source>
        <translation>Wer irrt, gewinnt.</translation>
    </message>
    <message>
        <source>The class voted right.</source>
        <translation>Richtig abgestimmt.</translation>
    </message>
    <message>
        <source>The class voted for the other.</source>
        <translation>Abgestimmt wurde für den anderen.</translation>
    </message>
    <message>
        <source>is dropped</source>
        <translation>fällt weg</translation>
    </message>
    <message>
        <source>$f_%1$ errs</source>
        <translation>$f_%1$ irrt</translation>
    </message>
</context>
<context>
    <name>ContestPicture</name>
    <message>
        <source>The two predictors that meet, as far as they are drawn.</source>
        <translation>Die beiden Prädiktoren, die aufeinandertreffen, soweit sie gezogen sind.</translation>
    </message>
    <message>
        <source>f₀ and f₁ first differ at point %1; the coin shows %2.</source>
        <translation>f₀ und f₁ unterscheiden sich zuerst am Punkt %1; die Münze zeigt %2.</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht gezogen</translation>
    </message>
    <message>
        <source>contest point: %1</source>
        <translation>Duellpunkt: %1</translation>
    </message>
    <message>
        <source>%1:  $f_%2$ errs,  %3 wins</source>
        <translation>%1:  $f_%2$ irrt,  %3 gewinnt</translation>
    </message>
    <message>
        <source>f₀ and f₁ first differ at point %1; the coin has not landed yet.</source>
        <translation>f₀ und f₁ unterscheiden sich zuerst am Punkt %1; die Münze ist noch nicht gefallen.</translation>
    </message>
    <message>
        <source>your guess</source>
        <translation>Ihr Tipp</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>your guess: right</source>
        <translation>Ihr Tipp: richtig</translation>
    </message>
    <message>
        <source>your guess: wrong</source>
        <translation>Ihr Tipp: falsch</translation>
    </message>
    <message>
        <source>errs on $c$</source>
        <translation>irrt bei $c$</translation>
    </message>
    <message>
        <source>agrees with $c$</source>
        <translation>stimmt mit $c$ überein</translation>
    </message>
    <message>
        <source>errs: wins</source>
        <translation>irrt: gewinnt</translation>
    </message>
    <message>
        <source>is right: loses</source>
        <translation>hat recht: verliert</translation>
    </message>
    <message>
        <source>If the coin tells the truth, who wins?</source>
        <translation>Wenn die Münze die Wahrheit sagt: wer gewinnt?</translation>
    </message>
</context>
<context>
    <name>ContestStation</name>
    <message>
        <source>Who errs, wins</source>
        <translation>Wer irrt, gewinnt</translation>
    </message>
    <message>
        <source>You played %1; now nobody did.</source>
        <translation>Sie haben %1 gespielt; jetzt spielte niemand.</translation>
    </message>
    <message>
        <source>The coin tells the truth: the target’s label at %1.
Which side errs, and so wins?</source>
        <translation>Die Münze sagt die Wahrheit: das Label des Ziels bei %1.
Welche Seite irrt und gewinnt also?</translation>
    </message>
    <message>
        <source>Again a true coin, now at %1. Which side errs?</source>
        <translation>Wieder eine wahre Münze, jetzt bei %1. Welche Seite irrt?</translation>
    </message>
    <message>
        <source>$f_{0}$ errs</source>
        <translation>$f_{0}$ irrt</translation>
    </message>
    <message>
        <source>$f_{1}$ errs</source>
        <translation>$f_{1}$ irrt</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>Next contest</source>
        <translation>Nächstes Duell</translation>
    </message>
    <message>
        <source>All contests</source>
        <translation>Alle Duelle</translation>
    </message>
    <message>
        <source>%1 and %2 differ first at %3: %4 and %5. A coin is in the air.</source>
        <translation>%1 und %2 unterscheiden sich zuerst bei %3: %4 und %5. Eine Münze ist in der Luft.</translation>
    </message>
    <message>
        <source>The coin says %1 at %2.</source>
        <translation>Die Münze sagt %1 bei %2.</translation>
    </message>
    <message>
        <source>the first mistake</source>
        <translation>der erste Fehler</translation>
    </message>
    <message>
        <source>the second mistake</source>
        <translation>der zweite Fehler</translation>
    </message>
    <message>
        <source>the third mistake</source>
        <translation>der dritte Fehler</translation>
    </message>
    <message>
        <source>one more mistake</source>
        <translation>ein weiterer Fehler</translation>
    </message>
    <message>
        <source>%1 errs: %2.</source>
        <translation>%1 irrt: %2.</translation>
    </message>
    <message>
        <source>On %2, %1 errs.</source>
        <translation>Bei %2 irrt %1.</translation>
    </message>
    <message>
        <source>It is another winner:
it keeps the example and goes on.</source>
        <translation>Es ist ein anderer Sieger:
er behält das Beispiel und geht weiter.</translation>
    </message>
    <message>
        <source>It keeps the example,</source>
        <translation>Er behält das Beispiel,</translation>
    </message>
    <message>
        <source>and one of its %1 rows dies.</source>
        <translation>und eine seiner %1 Zeilen stirbt.</translation>
    </message>
    <message>
        <source>and %2 of its %1 rows die.</source>
        <translation>und %2 seiner %1 Zeilen sterben.</translation>
    </message>
    <message>
        <source>How many rows still fit? Could a fourth contest be true?</source>
        <translation>Wie viele Zeilen passen noch? Könnte ein viertes Duell wahr sein?</translation>
    </message>
    <message>
        <source>none, yes</source>
        <translation>keine, ja</translation>
    </message>
    <message>
        <source>one, no</source>
        <translation>eine, nein</translation>
    </message>
    <message>
        <source>two, yes</source>
        <translation>zwei, ja</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>One, %1.</source>
        <translation>Eine, %1.</translation>
    </message>
    <message>
        <source>%1 rows.</source>
        <translation>%1 Zeilen.</translation>
    </message>
    <message>
        <source>A fourth would be a fourth mistake: never.</source>
        <translation>Ein viertes wäre ein vierter Fehler: nie.</translation>
    </message>
    <message>
        <source>SOA($S$) is the target (Observation 24, Lemma 25).</source>
        <translation>SOA($S$) ist das Ziel (Beobachtung 24, Lemma 25).</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>A tree of %1 contests; those at %2 lead to its root, and each is a mistake.</source>
        <translation>Ein Baum von %1 Duellen; die bei %2 führen zu seiner Wurzel, und jedes ist ein Fehler.</translation>
    </message>
    <message>
        <source>Rows that still fit: %1.</source>
        <translation>Zeilen, die noch passen: %1.</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>errs and wins</source>
        <translation>irrt und gewinnt</translation>
    </message>
    <message>
        <source>rows before</source>
        <translation>Zeilen vorher</translation>
    </message>
    <message>
        <source>rows after</source>
        <translation>Zeilen nachher</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>another</source>
        <translation>anderer</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>rows left</source>
        <translation>Zeilen übrig</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%1 hypotheses</source>
        <translation>
            <numerusform>%1 Hypothese</numerusform>
            <numerusform>%1 Hypothesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 Punkt</numerusform>
            <numerusform>%1 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds</source>
        <translation>
            <numerusform>%1 Runde</numerusform>
            <numerusform>%1 Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes</source>
        <translation>
            <numerusform>%1 Fehler</numerusform>
            <numerusform>%1 Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 batches</source>
        <translation>
            <numerusform>%1 Batch</numerusform>
            <numerusform>%1 Batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 predictors</source>
        <translation>
            <numerusform>%1 Prädiktor</numerusform>
            <numerusform>%1 Prädiktoren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataPicture</name>
    <message>
        <source>private</source>
        <translation>privat</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>$ε$ = %1, $δ$ = %2 by adding up</source>
        <translation>$ε$ = %1, $δ$ = %2 als Summe</translation>
    </message>
    <message>
        <source>$ε$ ≤ %1 at $δ$ = %2 by exact composition</source>
        <translation>$ε$ ≤ %1 bei $δ$ = %2 nach exakter Komposition</translation>
    </message>
    <message>
        <source>$ε$ ≤ %1 at $δ$ = %2 by advanced composition</source>
        <translation>$ε$ ≤ %1 bei $δ$ = %2 nach fortgeschrittener Komposition</translation>
    </message>
    <message>
        <source>A run on data of your own: nothing was learned yet.</source>
        <translation>Ein Lauf auf eigenen Daten: noch wurde nichts gelernt.</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>file</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Private at %1.</source>
        <translation>Privat mit %1.</translation>
    </message>
    <message>
        <source>Not private.</source>
        <translation>Nicht privat.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>the last %1 of %2 runs</source>
        <translation>die letzten %1 von %2 Läufen</translation>
    </message>
    <message>
        <source>not private: the seed is known</source>
        <translation>nicht privat: der Startwert ist bekannt</translation>
    </message>
    <message>
        <source>All releases together</source>
        <translation>Alle Freigaben zusammen</translation>
    </message>
    <message numerus="yes">
        <source>%n runs with a known seed promise nothing and are not in the sum.</source>
        <translation>
            <numerusform>%n Lauf mit bekanntem Startwert verspricht nichts und steht nicht in der Summe.</numerusform>
            <numerusform>%n Läufe mit bekanntem Startwert versprechen nichts und stehen nicht in der Summe.</numerusform>
        </translation>
    </message>
    <message>
        <source>fact</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>$ε$ of a run</source>
        <translation>$ε$ eines Laufs</translation>
    </message>
    <message>
        <source>$δ$ of a run</source>
        <translation>$δ$ eines Laufs</translation>
    </message>
    <message>
        <source>examples used</source>
        <translation>gebrauchte Beispiele</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>hypothesis</source>
        <translation>Hypothese</translation>
    </message>
    <message>
        <source>runs with a known seed</source>
        <translation>Läufe mit bekanntem Startwert</translation>
    </message>
    <message>
        <source>spent, ε added up</source>
        <translation>ausgegeben, ε als Summe</translation>
    </message>
    <message>
        <source>spent, δ added up</source>
        <translation>ausgegeben, δ als Summe</translation>
    </message>
    <message>
        <source>spent, ε by exact composition</source>
        <translation>ausgegeben, ε nach exakter Komposition</translation>
    </message>
    <message>
        <source>spent, ε by advanced composition</source>
        <translation>ausgegeben, ε nach fortgeschrittener Komposition</translation>
    </message>
    <message>
        <source>at δ</source>
        <translation>bei δ</translation>
    </message>
    <message>
        <source>The noise comes from the operating system, and nobody can draw it again. The output is private for every choice of constants; only running time and memory use may reveal more.</source>
        <translation>Das Rauschen kommt vom Betriebssystem, und niemand kann es noch einmal ziehen. Die Ausgabe ist bei jeder Wahl der Konstanten privat; nur Laufzeit und Speicherbedarf können mehr verraten.</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can draw the same noise and subtract it. A run on data is private only without a seed.</source>
        <translation>Wer den Startwert kennt, kann dasselbe Rauschen ziehen und abziehen. Ein Lauf auf Daten ist nur ohne Startwert privat.</translation>
    </message>
    <message>
        <source>Nobody can draw its noise again.</source>
        <translation>Sein Rauschen kann niemand noch einmal ziehen.</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can subtract the noise.</source>
        <translation>Wer den Startwert kennt, kann das Rauschen abziehen.</translation>
    </message>
    <message>
        <source>lean fits: %1 of your %2 lines.</source>
        <translation>lean passt: %1 Ihrer %2 Zeilen.</translation>
    </message>
    <message>
        <source>Too few for a promise: %1 of %2 lines.</source>
        <translation>Zu wenige für eine Zusage: %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>No proved row for Ldim %1 and this promise.</source>
        <translation>Keine bewiesene Zeile für Ldim %1 und diese Zusage.</translation>
    </message>
    <message>
        <source>Loss ≤ %1 with chance %2, if some answer of the class explains the labels.</source>
        <translation>Verlust ≤ %1 mit Wahrscheinlichkeit %2, wenn eine Antwort der Klasse die Label erklärt.</translation>
    </message>
    <message>
        <source>Choose a class of smaller Ldim, or a weaker promise.</source>
        <translation>Wähle eine Klasse mit kleinerer Ldim oder eine schwächere Zusage.</translation>
    </message>
    <message>
        <source>$α$ = %1 asks for %2</source>
        <translation>$α$ = %1 verlangt %2</translation>
    </message>
    <message>
        <source>$ε$ = %1 asks for %2</source>
        <translation>$ε$ = %1 verlangt %2</translation>
    </message>
    <message>
        <source>Nothing is spent. No $α$ up to 1/2 and no $ε$ up to 8 would fit.</source>
        <translation>Nichts ist ausgegeben. Kein $α$ bis 1/2 und kein $ε$ bis 8 würde passen.</translation>
    </message>
    <message>
        <source>Nothing is spent. What would fit: %1.</source>
        <translation>Nichts ist ausgegeben. Was passen würde: %1.</translation>
    </message>
    <message>
        <source>− everywhere</source>
        <translation>überall −</translation>
    </message>
    <message>
        <source>+ everywhere</source>
        <translation>überall +</translation>
    </message>
    <message>
        <source>+ at %1</source>
        <translation>+ bei %1</translation>
    </message>
    <message>
        <source>+ in the bins %1</source>
        <translation>+ in den Klassen %1</translation>
    </message>
    <message>
        <source>+ from %1 on</source>
        <translation>+ ab %1</translation>
    </message>
    <message>
        <source>+ below %1</source>
        <translation>+ unter %1</translation>
    </message>
    <message>
        <source>+ from %1 to below %2</source>
        <translation>+ ab %1 bis unter %2</translation>
    </message>
    <message>
        <source>Open a table with one line for each person. Nothing is spent before the button.</source>
        <translation>Öffne eine Tabelle mit einer Zeile für jede Person. Vor dem Knopf wird nichts ausgegeben.</translation>
    </message>
    <message>
        <source>Reading the names of the columns and counting the lines.</source>
        <translation>Die Namen der Spalten werden gelesen und die Zeilen gezählt.</translation>
    </message>
    <message>
        <source>your lines</source>
        <translation>Ihre Zeilen</translation>
    </message>
    <message>
        <source>%1 batches of %2 vote</source>
        <translation>%1 Batches zu %2 stimmen ab</translation>
    </message>
    <message>
        <source>%1 choose</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>%1 not used</source>
        <translation>%1 unbenutzt</translation>
    </message>
    <message>
        <source>lines for loss ≤ $α$</source>
        <translation>Zeilen für Verlust ≤ $α$</translation>
    </message>
    <message>
        <source>One hypothesis leaves, and nothing else.</source>
        <translation>Eine Hypothese tritt heraus und sonst nichts.</translation>
    </message>
    <message>
        <source>Nothing was chosen: this is the answer without data.</source>
        <translation>Nichts wurde gewählt: Das ist die Antwort ohne Daten.</translation>
    </message>
    <message>
        <source>Loss at most %1 with chance %2, if some answer of the class explains the labels.</source>
        <translation>Verlust höchstens %1 mit Wahrscheinlichkeit %2, wenn eine Antwort der Klasse die Label erklärt.</translation>
    </message>
    <message>
        <source>Nothing is promised of its loss: there are too few lines.</source>
        <translation>Über ihren Verlust ist nichts zugesagt: Es sind zu wenige Zeilen.</translation>
    </message>
    <message>
        <source>lines of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>lines that the promise asks for</source>
        <translation>Zeilen, die die Zusage verlangt</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>loss promised</source>
        <translation>Verlust zugesagt</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>in Worten</translation>
    </message>
    <message>
        <source>No finite ε is promised.</source>
        <translation>Es wird kein endliches ε versprochen.</translation>
    </message>
    <message>
        <source>ε is above %1: one line can change a probability by a factor of more than e^%1.</source>
        <translation>ε liegt über %1: eine Zeile kann eine Wahrscheinlichkeit um mehr als den Faktor e^%1 ändern.</translation>
    </message>
    <message>
        <source>δ is not below %1, the smaller one of 1/1000 and one over the number of lines.</source>
        <translation>δ liegt nicht unter %1, dem kleineren von 1/1000 und eins durch die Zahl der Zeilen.</translation>
    </message>
    <message>
        <source>Spent so far</source>
        <translation>Bisher ausgegeben</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>Budget: %1</translation>
    </message>
    <message>
        <source>Each run on data spends its $ε$ and $δ$ again. All runs are added up, of all windows and also for different files, because the same person can be in two of them.</source>
        <translation>Jeder Lauf auf Daten gibt sein $ε$ und $δ$ wieder aus. Alle Läufe aller Fenster werden addiert, auch bei verschiedenen Dateien, weil dieselbe Person in zweien stehen kann.</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1-mal %2</translation>
    </message>
    <message>
        <source>releases in the ledger</source>
        <translation>Freigaben im Kassenbuch</translation>
    </message>
    <message>
        <source>budget, ε</source>
        <translation>Budget, ε</translation>
    </message>
    <message>
        <source>budget, δ</source>
        <translation>Budget, δ</translation>
    </message>
    <message>
        <source>A run on data of your own, %1: the answer is %2. The ledger holds %3 releases.</source>
        <translation>Ein Lauf auf eigenen Daten, %1: die Antwort ist %2. Das Kassenbuch enthält %3 Freigaben.</translation>
    </message>
    <message>
        <source>chain fits: %1 of your %2 lines.</source>
        <translation>chain passt: %1 Ihrer %2 Zeilen.</translation>
    </message>
    <message>
        <source>Nothing is spent. Looking for what would fit.</source>
        <translation>Nichts ist ausgegeben. Gesucht wird, was passen würde.</translation>
    </message>
    <message>
        <source>%1 vote and choose</source>
        <translation>%1 stimmen ab und wählen</translation>
    </message>
    <message>
        <source>On %1 unused lines: %2 errors, ± %3 with chance %4.</source>
        <translation>Auf %1 unbenutzten Zeilen: %2 Fehler, ± %3 mit Wahrscheinlichkeit %4.</translation>
    </message>
    <message>
        <source>lines of the test, not used before</source>
        <translation>Zeilen des Tests, vorher unbenutzt</translation>
    </message>
    <message>
        <source>errors of the test, with noise</source>
        <translation>Fehler des Tests, mit Rauschen</translation>
    </message>
</context>
<context>
    <name>DeepTableWords</name>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>levels in + below</source>
        <translation>Stufen in + darunter</translation>
    </message>
    <message>
        <source>levels in − below</source>
        <translation>Stufen in − darunter</translation>
    </message>
    <message>
        <source>in the tree of one colour</source>
        <translation>im Baum einer Farbe</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>levels left</source>
        <translation>übrige Stufen</translation>
    </message>
    <message>
        <source>levels in +</source>
        <translation>Stufen in +</translation>
    </message>
    <message>
        <source>levels in −</source>
        <translation>Stufen in −</translation>
    </message>
    <message>
        <source>colour taken</source>
        <translation>genommene Farbe</translation>
    </message>
    <message>
        <source>place of the row</source>
        <translation>Platz der Zeile</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
</context>
<context>
    <name>DeepTreeScene</name>
    <message>
        <source>levels in one colour</source>
        <translation>Stufen in einer Farbe</translation>
    </message>
    <message>
        <source>%1, however you colour</source>
        <translation>%1, wie man auch färbt</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>In der Tabelle</translation>
    </message>
    <message>
        <source>%1 points: too many to draw</source>
        <translation>%1 Punkte: zu viele zum Zeichnen</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Geordnet</translation>
    </message>
    <message>
        <source>dashed: sure already</source>
        <translation>gestrichelt: schon sicher</translation>
    </message>
    <message>
        <source>levels still to use</source>
        <translation>noch nutzbare Stufen</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Der Preis</translation>
    </message>
    <message>
        <source>a threshold more, a tree twice as deep</source>
        <translation>eine Schwelle mehr, ein doppelt so tiefer Baum</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>thresholds promised</source>
        <translation>zugesagte Schwellen</translation>
    </message>
    <message>
        <source>private learner</source>
        <translation>privater Lerner</translation>
    </message>
    <message>
        <source>Theorem 1</source>
        <translation>Satz 1</translation>
    </message>
    <message>
        <source>few thresholds</source>
        <translation>wenige Schwellen</translation>
    </message>
    <message>
        <source>Theorem 10</source>
        <translation>Satz 10</translation>
    </message>
    <message>
        <source>shallow tree</source>
        <translation>flacher Baum</translation>
    </message>
    <message>
        <source>One row: no tree.</source>
        <translation>Eine Zeile: kein Baum.</translation>
    </message>
    <message>
        <source>the first %1 levels</source>
        <translation>die ersten %1 Stufen</translation>
    </message>
</context>
<context>
    <name>DeepWords</name>
    <message>
        <source>Theorem 10</source>
        <translation>Satz 10</translation>
    </message>
    <message>
        <source>Lemma 31</source>
        <translation>Lemma 31</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n Stufe</numerusform>
            <numerusform>%n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>No point splits these rows in two: no tree.</source>
        <translation>Kein Punkt teilt diese Zeilen in zwei Teile: kein Baum.</translation>
    </message>
    <message>
        <source>§3.2</source>
        <translation>§3.2</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of coin flips shatter a tree of %1.</source>
        <translation>
            <numerusform>%n Zeile von Münzwürfen zerschmettert einen Baum von %1.</numerusform>
            <numerusform>%n Zeilen von Münzwürfen zerschmettern einen Baum von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Is there any order in them?</source>
        <translation>Gibt es in ihnen eine Ordnung?</translation>
    </message>
    <message numerus="yes">
        <source>%n rows shatter a tree of %1.</source>
        <translation>
            <numerusform>%n Zeile zerschmettert einen Baum von %1.</numerusform>
            <numerusform>%n Zeilen zerschmettern einen Baum von %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many thresholds in a row are sure to be in them?</source>
        <translation>Wie viele Schwellen hintereinander enthalten sie sicher?</translation>
    </message>
    <message>
        <source>Row %1 follows its own answers down to a leaf.</source>
        <translation>Zeile %1 folgt ihren eigenen Antworten bis zu einem Blatt.</translation>
    </message>
    <message>
        <source>What does it say at nodes that it does not meet?</source>
        <translation>Was sagt sie an Knoten, denen sie nicht begegnet?</translation>
    </message>
    <message>
        <source>It has an answer everywhere. Nodes with a ring have been turned by hand.</source>
        <translation>Sie hat überall eine Antwort. Knoten mit einem Ring wurden von Hand umgedreht.</translation>
    </message>
    <message numerus="yes">
        <source>It has an answer everywhere. Colour all %n nodes by it.</source>
        <translation>
            <numerusform>Sie hat überall eine Antwort. Färbe den einen Knoten nach ihr.</numerusform>
            <numerusform>Sie hat überall eine Antwort. Färbe alle %n Knoten nach ihr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which colour holds the deeper tree?</source>
        <translation>Welche Farbe enthält den tieferen Baum?</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>+ holds %1, − holds %2. %3, however you colour.</source>
        <translation>+ enthält %1, − enthält %2. %3, wie man auch färbt.</translation>
    </message>
    <message numerus="yes">
        <source>It colours the %n nodes that are left: + holds %1, − holds %2. %3.</source>
        <translation>
            <numerusform>Sie färbt den einen Knoten, der übrig ist: + enthält %1, − enthält %2. %3.</numerusform>
            <numerusform>Sie färbt die %n Knoten, die übrig sind: + enthält %1, − enthält %2. %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why do we now take the %1 side?</source>
        <translation>Warum nehmen wir nun die %1-Seite?</translation>
    </message>
    <message numerus="yes">
        <source>How many of the %n levels are left to use?</source>
        <translation>
            <numerusform>Wie viele von der einen Stufe bleiben nutzbar?</numerusform>
            <numerusform>Wie viele der %n Stufen bleiben nutzbar?</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 is the first row: it says + wherever we go on. Rows on the − side of point %2 all say − there.</source>
        <translation>Zeile %1 ist die erste Zeile: Sie sagt +, wo wir auch weitergehen. Zeilen auf der − Seite von Punkt %2 sagen dort alle −.</translation>
    </message>
    <message>
        <source>Row %1 is the last row: it says − wherever we go on. Rows on the + side of point %2 all say + there.</source>
        <translation>Zeile %1 ist die letzte Zeile: Sie sagt −, wo wir auch weitergehen. Zeilen auf der + Seite von Punkt %2 sagen dort alle +.</translation>
    </message>
    <message>
        <source>It says + wherever we go on: it is the next row from above. Point %1 is the next column.</source>
        <translation>Sie sagt +, wo wir auch weitergehen: Sie ist die nächste Zeile von oben. Punkt %1 ist die nächste Spalte.</translation>
    </message>
    <message>
        <source>It says − wherever we go on: it is the next row from below. Point %1 is the next column from the right.</source>
        <translation>Sie sagt −, wo wir auch weitergehen: Sie ist die nächste Zeile von unten. Punkt %1 ist die nächste Spalte von rechts.</translation>
    </message>
    <message>
        <source>So that the other rows say %1 at %2.</source>
        <translation>Damit die übrigen Zeilen bei %2 %1 sagen.</translation>
    </message>
    <message>
        <source>%1. Row %2 lives on that side.</source>
        <translation>%1. Zeile %2 liegt auf dieser Seite.</translation>
    </message>
    <message>
        <source>Does it go above or below the rows that come?</source>
        <translation>Kommt sie über oder unter die folgenden Zeilen?</translation>
    </message>
    <message>
        <source>above</source>
        <translation>darüber</translation>
    </message>
    <message>
        <source>below</source>
        <translation>darunter</translation>
    </message>
    <message>
        <source>One level is left: point %1. Row %2 says %3 there.</source>
        <translation>Eine Stufe bleibt: Punkt %1. Zeile %2 sagt dort %3.</translation>
    </message>
    <message>
        <source>Row %1 colours what is left: %2. It says %3 wherever we go on, and point %4 is its column.</source>
        <translation>Zeile %1 färbt, was übrig ist: %2. Sie sagt %3, wo wir auch weitergehen, und Punkt %4 ist ihre Spalte.</translation>
    </message>
    <message>
        <source>Row %1 is the leaf on the %2 side.</source>
        <translation>Zeile %1 ist das Blatt auf der %2-Seite.</translation>
    </message>
    <message numerus="yes">
        <source>The staircase has %n columns and one row more.</source>
        <translation>
            <numerusform>Die Treppe hat %n Spalte und eine Zeile mehr.</numerusform>
            <numerusform>Die Treppe hat %n Spalten und eine Zeile mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points %1 side by side: %n thresholds out of coin flips.</source>
        <translation>
            <numerusform>Punkt %1: %n Schwelle aus Münzwürfen.</numerusform>
            <numerusform>Punkte %1 nebeneinander: %n Schwellen aus Münzwürfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points %1 side by side: %n thresholds.</source>
        <translation>
            <numerusform>Punkt %1: %n Schwelle.</numerusform>
            <numerusform>Punkte %1 nebeneinander: %n Schwellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tree of %1 promises %n thresholds.</source>
        <translation>
            <numerusform>Ein Baum von %1 sagt %n Schwelle zu.</numerusform>
            <numerusform>Ein Baum von %1 sagt %n Schwellen zu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The class holds %n and no more.</source>
        <translation>
            <numerusform>Die Klasse enthält %n und nicht mehr.</numerusform>
            <numerusform>Die Klasse enthält %n und nicht mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search finds %n here.</source>
        <translation>
            <numerusform>Eine Suche findet hier %n.</numerusform>
            <numerusform>Eine Suche findet hier %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>How deep a tree promises %1?</source>
        <translation>Ein wie tiefer Baum sagt %1 zu?</translation>
    </message>
    <message>
        <source>%1 levels.</source>
        <translation>%1 Stufen.</translation>
    </message>
    <message>
        <source>Whoever learns a class with a deep tree privately learns thresholds privately. What does that give away?</source>
        <translation>Wer eine Klasse mit einem tiefen Baum privat lernt, lernt Schwellen privat. Was verrät das?</translation>
    </message>
    <message>
        <source>Theorem 10 · Theorem 1</source>
        <translation>Satz 10 · Satz 1</translation>
    </message>
    <message>
        <source>The tree</source>
        <translation>Der Baum</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Half the depth</source>
        <translation>Die halbe Tiefe</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>Geordnet</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Der Preis</translation>
    </message>
    <message>
        <source>A deep tree hides thresholds</source>
        <translation>Ein tiefer Baum verbirgt Schwellen</translation>
    </message>
    <message numerus="yes">
        <source>%1 hid %n thresholds</source>
        <translation>
            <numerusform>%1 verbargen %n Schwelle</numerusform>
            <numerusform>%1 verbargen %n Schwellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each halving gave a row and a column. The proof promises %n.</source>
        <translation>
            <numerusform>Jede Halbierung gab eine Zeile und eine Spalte. Der Beweis sagt %n zu.</numerusform>
            <numerusform>Jede Halbierung gab eine Zeile und eine Spalte. Der Beweis sagt %n zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>However the nodes are coloured, one colour holds a tree of half the depth.</source>
        <translation>Wie die Knoten auch gefärbt sind: Eine Farbe enthält einen Baum der halben Tiefe.</translation>
    </message>
    <message>
        <source>Which trees are counted</source>
        <translation>Welche Bäume zählen</translation>
    </message>
    <message>
        <source>Trees in one colour that pass no node of it: on their way down they have a node wherever they meet one. Of these the deepest + tree and the deepest − tree have as many levels together as the whole tree.</source>
        <translation>Bäume in einer Farbe, die an keinem Knoten dieser Farbe vorbeigehen: Wo sie auf dem Weg nach unten einem begegnen, haben sie einen Knoten. Der tiefste + Baum und der tiefste − Baum davon haben zusammen so viele Stufen wie der ganze Baum.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Click a node to turn it. The bar keeps its length. The walk to thresholds needs the labels of a row.</source>
        <translation>Ein Klick dreht einen Knoten um. Der Balken behält seine Länge. Der Weg zu den Schwellen braucht die Labels einer Zeile.</translation>
    </message>
    <message>
        <source>Why a staircase</source>
        <translation>Warum eine Treppe</translation>
    </message>
    <message>
        <source>A row that says + at all later columns stands above the rows to come. One that says − stands below them.</source>
        <translation>Eine Zeile, die bei allen späteren Spalten + sagt, steht über den folgenden Zeilen. Eine, die − sagt, steht unter ihnen.</translation>
    </message>
    <message>
        <source>The way back</source>
        <translation>Der Rückweg</translation>
    </message>
    <message>
        <source>Thresholds in order give a tree, too: binary search among %1 of them asks %2 points one after the other.</source>
        <translation>Auch geordnete Schwellen geben einen Baum: Binäre Suche unter %1 von ihnen fragt nacheinander nach %2 Punkten.</translation>
    </message>
    <message>
        <source>One colour holds a tree of %1 out of %2</source>
        <translation>Eine Farbe enthält einen Baum von %1 der %2</translation>
    </message>
    <message>
        <source>A shattered tree; every node asks a point and has the colour of the label that the row gives it there. Framed nodes are a deepest tree in one colour.</source>
        <translation>Ein zerschmetterter Baum; jeder Knoten fragt nach einem Punkt und hat die Farbe des Labels, das die Zeile dort gibt. Gerahmte Knoten sind ein tiefster Baum in einer Farbe.</translation>
    </message>
    <message>
        <source>Above, where the columns were found in the tree. Left, the rows of the class with these columns framed; right, the same labels in order.</source>
        <translation>Oben: wo die Spalten im Baum gefunden wurden. Links: die Zeilen der Klasse mit diesen Spalten gerahmt; rechts: dieselben Labels geordnet.</translation>
    </message>
</context>
<context>
    <name>EditName</name>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>scenario opened</source>
        <translation>Szenario geöffnet</translation>
    </message>
    <message>
        <source>“%1” opened</source>
        <translation>„%1“ geöffnet</translation>
    </message>
</context>
<context>
    <name>EpsilonTable</name>
    <message>
        <source>votes to leave</source>
        <translation>Stimmen zum Gehen</translation>
    </message>
    <message>
        <source>$n$ asked</source>
        <translation>verlangtes $n$</translation>
    </message>
</context>
<context>
    <name>EqualStepsPicture</name>
    <message>
        <source>expected count</source>
        <translation>erwartete Zahl</translation>
    </message>
    <message>
        <source>a flat roof: %1</source>
        <translation>ein flaches Dach: %1</translation>
    </message>
    <message>
        <source>its roof: %1</source>
        <translation>sein Dach: %1</translation>
    </message>
    <message>
        <source>%1 examples for %2</source>
        <translation>%1 Beispiele für %2</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 verschieden</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Even on √</source>
        <translation>Gleichmäßig auf √</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <translation>Gleiche Stufen</translation>
    </message>
    <message>
        <source>Steps even on the √ scale have the ceiling %1, equal steps %2.</source>
        <translation>Stufen, die auf der √-Skala gleichmäßig sind, haben die Obergrenze %1, gleiche Stufen %2.</translation>
    </message>
    <message>
        <source>ceiling %1</source>
        <translation>Obergrenze %1</translation>
    </message>
    <message>
        <source>a hump: %1</source>
        <translation>ein Buckel: %1</translation>
    </message>
</context>
<context>
    <name>Family</name>
    <message>
        <source>t_i(j) = +1 iff i &lt;= j, for i, j = 1 … n</source>
        <translation>t_i(j) = +1 genau dann, wenn i &lt;= j, für i, j = 1 … n</translation>
    </message>
    <message>
        <source>indicators of the n single points</source>
        <translation>Indikatoren der n einzelnen Punkte</translation>
    </message>
    <message>
        <source>indicators of the intervals [a,b] in 1 … n, and of the empty one</source>
        <translation>Indikatoren der Intervalle [a,b] in 1 … n und des leeren</translation>
    </message>
    <message>
        <source>linear subspaces of F_q^n of dimension at most k, q prime</source>
        <translation>lineare Unterräume von F_q^n der Dimension höchstens k, q prim</translation>
    </message>
    <message>
        <source>affine subspaces of F_q^n of dimension at most k, q prime</source>
        <translation>affine Unterräume von F_q^n der Dimension höchstens k, q prim</translation>
    </message>
    <message>
        <source>lines of the projective plane over F_q, q prime</source>
        <translation>Geraden der projektiven Ebene über F_q, q prim</translation>
    </message>
    <message>
        <source>linear functionals on F_2^n</source>
        <translation>lineare Funktionale auf F_2^n</translation>
    </message>
    <message>
        <source>sets of exactly k of n points</source>
        <translation>Mengen von genau k der n Punkte</translation>
    </message>
    <message>
        <source>conjunctions of literals over n variables, and the empty one</source>
        <translation>Konjunktionen von Literalen über n Variablen und die leere</translation>
    </message>
    <message>
        <source>axis thresholds on the grid [c]^n, and their negations</source>
        <translation>Schwellen längs der Achsen auf dem Gitter [c]^n und ihre Negationen</translation>
    </message>
    <message>
        <source>cuts of the g × g grid by half-planes</source>
        <translation>Schnitte des g × g-Gitters mit Halbebenen</translation>
    </message>
    <message>
        <source>all 2^n label vectors on n points</source>
        <translation>alle 2^n Labelvektoren auf n Punkten</translation>
    </message>
    <message>
        <source>distinct rows of fair coin flips</source>
        <translation>verschiedene Zeilen fairer Münzwürfe</translation>
    </message>
    <message>
        <source>a table of 0/1, -/+ or -1/1, one hypothesis a line</source>
        <translation>eine Tabelle aus 0/1, -/+ oder -1/1, eine Hypothese je Zeile</translation>
    </message>
    <message>
        <source>hypotheses written out and separated by /, each 0110 or name=0110</source>
        <translation>ausgeschriebene Hypothesen, durch / getrennt, jede 0110 oder Name=0110</translation>
    </message>
</context>
<context>
    <name>FamilyName</name>
    <message>
        <source>thresholds on a line</source>
        <translation>Schwellen auf einer Geraden</translation>
    </message>
    <message>
        <source>single points</source>
        <translation>einzelne Punkte</translation>
    </message>
    <message>
        <source>intervals</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>linear subspaces</source>
        <translation>lineare Unterräume</translation>
    </message>
    <message>
        <source>affine subspaces</source>
        <translation>affine Unterräume</translation>
    </message>
    <message>
        <source>projective lines</source>
        <translation>projektive Geraden</translation>
    </message>
    <message>
        <source>parities</source>
        <translation>Paritäten</translation>
    </message>
    <message>
        <source>subsets of one size</source>
        <translation>Teilmengen gleicher Größe</translation>
    </message>
    <message>
        <source>conjunctions</source>
        <translation>Konjunktionen</translation>
    </message>
    <message>
        <source>decision stumps</source>
        <translation>Entscheidungsstümpfe</translation>
    </message>
    <message>
        <source>half-planes of a grid</source>
        <translation>Halbebenen eines Gitters</translation>
    </message>
    <message>
        <source>all label vectors</source>
        <translation>alle Labelvektoren</translation>
    </message>
    <message>
        <source>random rows</source>
        <translation>zufällige Zeilen</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>Number of batches</source>
        <translation>Zahl der Batches</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>privacy loss</source>
        <translation>Privatheitsverlust</translation>
    </message>
    <message>
        <source>chance it fails</source>
        <translation>Ausfallrisiko</translation>
    </message>
    <message>
        <source>error allowed</source>
        <translation>erlaubter Fehler</translation>
    </message>
    <message>
        <source>chance to miss $α$</source>
        <translation>Risiko, $α$ zu verfehlen</translation>
    </message>
    <message>
        <source>examples in a block</source>
        <translation>Beispiele in einem Block</translation>
    </message>
    <message>
        <source>most examples of a tournament</source>
        <translation>höchstens so viele Beispiele je Turnier</translation>
    </message>
    <message>
        <source>fresh examples for the selection</source>
        <translation>frische Beispiele für die Auswahl</translation>
    </message>
    <message>
        <source>Weights of the levels</source>
        <translation>Gewichte der Ebenen</translation>
    </message>
    <message>
        <source>Least noisy count kept</source>
        <translation>Kleinste verrauschte Stimmenzahl, die bleibt</translation>
    </message>
    <message>
        <source>Sample sizes</source>
        <translation>Stichprobengrößen</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Learners</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>more private</source>
        <translation>privater</translation>
    </message>
    <message>
        <source>more accurate</source>
        <translation>genauer</translation>
    </message>
    <message>
        <source>fewer examples</source>
        <translation>weniger Beispiele</translation>
    </message>
    <message>
        <source>surer</source>
        <translation>sicherer</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>scharf</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>Batches</translation>
    </message>
    <message>
        <source>How the list is made</source>
        <translation>Wie die Liste entsteht</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>points of the line</source>
        <translation>Punkte der Geraden</translation>
    </message>
    <message>
        <source>examples it learns from</source>
        <translation>Beispiele, aus denen er lernt</translation>
    </message>
    <message>
        <source>how alike is alike</source>
        <translation>wie ähnlich als gleich gilt</translation>
    </message>
    <message>
        <source>Look among</source>
        <translation>Suche unter</translation>
    </message>
    <message>
        <source>Sample by hand</source>
        <translation>Stichprobe von Hand</translation>
    </message>
    <message>
        <source>privacy it claims</source>
        <translation>behaupteter Datenschutz</translation>
    </message>
    <message>
        <source>its failure mass</source>
        <translation>Masse des Versagens</translation>
    </message>
    <message>
        <source>error it may make</source>
        <translation>Fehler, den er machen darf</translation>
    </message>
    <message>
        <source>draws to look at</source>
        <translation>betrachtete Ziehungen</translation>
    </message>
    <message>
        <source>probes of the search</source>
        <translation>Proben der Suche</translation>
    </message>
    <message>
        <source>example that is hidden</source>
        <translation>verborgenes Beispiel</translation>
    </message>
    <message>
        <source>Where it is hidden</source>
        <translation>Wo es verborgen ist</translation>
    </message>
    <message>
        <source>Height of the tower</source>
        <translation>Höhe des Turms</translation>
    </message>
    <message>
        <source>Top of the tower</source>
        <translation>Spitze des Turms</translation>
    </message>
    <message>
        <source>Learner of</source>
        <translation>Lerner von</translation>
    </message>
    <message>
        <source>Forced in</source>
        <translation>Festgesetzt</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>wrong labels</source>
        <translation>falsche Labels</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>coin flips</source>
        <translation>Münzwürfe</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>few</source>
        <translation>wenige</translation>
    </message>
    <message>
        <source>many</source>
        <translation>viele</translation>
    </message>
    <message>
        <source>Rows by hand</source>
        <translation>Zeilen von Hand</translation>
    </message>
    <message>
        <source>Data file</source>
        <translation>Datendatei</translation>
    </message>
    <message>
        <source>rows in $T$</source>
        <translation>Zeilen in $T$</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Changed row</source>
        <translation>Geänderte Zeile</translation>
    </message>
    <message>
        <source>It becomes</source>
        <translation>Sie wird zu</translation>
    </message>
    <message>
        <source>width allowed</source>
        <translation>erlaubte Breite</translation>
    </message>
    <message>
        <source>fine net</source>
        <translation>feines Netz</translation>
    </message>
    <message>
        <source>coarse net</source>
        <translation>grobes Netz</translation>
    </message>
    <message>
        <source>chance to miss</source>
        <translation>Chance zu verfehlen</translation>
    </message>
    <message>
        <source>fewer rows</source>
        <translation>weniger Zeilen</translation>
    </message>
    <message>
        <source>of the mechanism</source>
        <translation>des Mechanismus</translation>
    </message>
    <message>
        <source>more stable</source>
        <translation>stabiler</translation>
    </message>
    <message>
        <source>privacy of one answer</source>
        <translation>Privatheit einer Antwort</translation>
    </message>
    <message>
        <source>blocks, one vote each</source>
        <translation>Blöcke, je eine Stimme</translation>
    </message>
    <message>
        <source>few voters</source>
        <translation>wenige Stimmen</translation>
    </message>
    <message>
        <source>many voters</source>
        <translation>viele Stimmen</translation>
    </message>
    <message>
        <source>Vote rule</source>
        <translation>Abstimmungsregel</translation>
    </message>
    <message>
        <source>Each block</source>
        <translation>Jeder Block</translation>
    </message>
    <message>
        <source>Asked point</source>
        <translation>Gefragter Punkt</translation>
    </message>
    <message>
        <source>to choose $ĥ$</source>
        <translation>um $ĥ$ zu wählen</translation>
    </message>
    <message>
        <source>of the votes</source>
        <translation>der Stimmen</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>flip at the end</source>
        <translation>Umkehren am Ende</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Row that leaves $T$</source>
        <translation>Zeile, die $T$ verlässt</translation>
    </message>
    <message>
        <source>Row that enters $T$</source>
        <translation>Zeile, die in $T$ kommt</translation>
    </message>
    <message>
        <source>error, in the calculator</source>
        <translation>Fehler, im Rechner</translation>
    </message>
    <message>
        <source>privacy, in the calculator</source>
        <translation>Privatheit, im Rechner</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>how far an answer moves</source>
        <translation>Weg einer Antwort</translation>
    </message>
    <message>
        <source>freer</source>
        <translation>freier</translation>
    </message>
    <message>
        <source>mass of the light points</source>
        <translation>Masse der leichten Punkte</translation>
    </message>
    <message>
        <source>rare points</source>
        <translation>seltene Punkte</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umkehren</translation>
    </message>
    <message>
        <source>Answers by hand</source>
        <translation>Antworten von Hand</translation>
    </message>
    <message>
        <source>diluted</source>
        <translation>verdünnt</translation>
    </message>
    <message>
        <source>all used</source>
        <translation>alle benutzt</translation>
    </message>
    <message>
        <source>to choose the labels</source>
        <translation>für die Wahl der Label</translation>
    </message>
    <message>
        <source>of the learner $A$</source>
        <translation>des Lerners $A$</translation>
    </message>
    <message>
        <source>Learner A</source>
        <translation>Lerner A</translation>
    </message>
    <message>
        <source>of M</source>
        <translation>von M</translation>
    </message>
    <message>
        <source>error M allows</source>
        <translation>Fehler, den M zulässt</translation>
    </message>
    <message>
        <source>chance to miss it</source>
        <translation>Chance, ihn zu verfehlen</translation>
    </message>
    <message>
        <source>rows where the first fails</source>
        <translation>Zeilen, wo die erste scheitert</translation>
    </message>
    <message>
        <source>rows in $T$ there</source>
        <translation>Zeilen in $T$ dort</translation>
    </message>
    <message>
        <source>rows of $S$</source>
        <translation>Zeilen von $S$</translation>
    </message>
    <message>
        <source>rows $A$ is given</source>
        <translation>Zeilen, die $A$ bekommt</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>of $A$</source>
        <translation>von $A$</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>long</source>
        <translation>lang</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>Sie sind</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <source>Chances by hand</source>
        <translation>Chancen von Hand</translation>
    </message>
    <message>
        <source>rounds at most</source>
        <translation>Runden höchstens</translation>
    </message>
    <message>
        <source>flips an expert may use</source>
        <translation>Wechsel, die ein Experte darf</translation>
    </message>
    <message>
        <source>Runs per $T$</source>
        <translation>Läufe je $T$</translation>
    </message>
    <message>
        <source>Second class</source>
        <translation>Zweite Klasse</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>rounds, for regret</source>
        <translation>Runden, für Regret</translation>
    </message>
    <message>
        <source>short game</source>
        <translation>kurzes Spiel</translation>
    </message>
    <message>
        <source>long game</source>
        <translation>langes Spiel</translation>
    </message>
    <message>
        <source>Left family</source>
        <translation>Linke Familie</translation>
    </message>
    <message>
        <source>Right family</source>
        <translation>Rechte Familie</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Längs</translation>
    </message>
    <message>
        <source>log |$X$|, off the axis</source>
        <translation>log |$X$|, abseits der Achse</translation>
    </message>
    <message>
        <source>your budget</source>
        <translation>Ihr Budget</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Wrong labels by point</source>
        <translation>Falsche Labels je Punkt</translation>
    </message>
    <message>
        <source>Examples of its learner</source>
        <translation>Beispiele seines Lerners</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>anything goes</source>
        <translation>alles geht</translation>
    </message>
    <message>
        <source>less private</source>
        <translation>weniger privat</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>a thousand</source>
        <translation>tausend</translation>
    </message>
    <message>
        <source>short search</source>
        <translation>kurze Suche</translation>
    </message>
    <message>
        <source>long search</source>
        <translation>lange Suche</translation>
    </message>
    <message>
        <source>any answer</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Failed batch</source>
        <translation>Gescheiterter Batch</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>selten</translation>
    </message>
    <message>
        <source>common</source>
        <translation>häufig</translation>
    </message>
    <message>
        <source>the rare point&apos;s share</source>
        <translation>Anteil des seltenen Punkts</translation>
    </message>
    <message>
        <source>may differ</source>
        <translation>darf abweichen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Steps by hand</source>
        <translation>Stufen von Hand</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>examples a block</source>
        <translation>Beispiele je Block</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Aufhören bei</translation>
    </message>
    <message>
        <source>Point 0</source>
        <translation>Punkt 0</translation>
    </message>
    <message>
        <source>error a colour may have</source>
        <translation>Fehler, den eine Farbe haben darf</translation>
    </message>
    <message>
        <source>half</source>
        <translation>die Hälfte</translation>
    </message>
    <message>
        <source>how far the probe looks</source>
        <translation>wie weit die Sonde sieht</translation>
    </message>
    <message>
        <source>near</source>
        <translation>nah</translation>
    </message>
    <message>
        <source>far</source>
        <translation>fern</translation>
    </message>
    <message>
        <source>probe, point 1</source>
        <translation>Sonde, Punkt 1</translation>
    </message>
    <message>
        <source>probe, point 2</source>
        <translation>Sonde, Punkt 2</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>Bemalung</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Bemalt</translation>
    </message>
    <message>
        <source>a block</source>
        <translation>je Block</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Turned by hand</source>
        <translation>Von Hand umgedreht</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
    <message>
        <source>the target is not in the class</source>
        <translation>das Ziel liegt nicht in der Klasse</translation>
    </message>
    <message>
        <source>the target is %1</source>
        <translation>das Ziel ist %1</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>The label table of %1: a row is a hypothesis, a column a point, and below it stands how likely each point is.</source>
        <translation>Die Tafel von %1: eine Zeile ist eine Hypothese, eine Spalte ein Punkt, und darunter steht, wie wahrscheinlich jeder Punkt ist.</translation>
    </message>
    <message>
        <source>Littlestone dimension %1, VC dimension %2; %3.</source>
        <translation>Littlestone-Dimension %1, VC-Dimension %2; %3.</translation>
    </message>
    <message>
        <source>No mistake can be forced.</source>
        <translation>Kein Fehler lässt sich erzwingen.</translation>
    </message>
    <message>
        <source>One mistake, no more.</source>
        <translation>Ein Fehler, mehr nicht.</translation>
    </message>
    <message>
        <source>%1 mistakes, no more.</source>
        <translation>%1 Fehler, mehr nicht.</translation>
    </message>
    <message>
        <source>A mistake tree that %1 shatters: a node asks a point, an edge answers −1 or +1, and below a leaf stands a hypothesis that gives all answers on the way.</source>
        <translation>Ein Fehlerbaum, den %1 zerschmettert: ein Knoten fragt nach einem Punkt, eine Kante antwortet −1 oder +1, und unter einem Blatt steht eine Hypothese, die alle Antworten des Wegs gibt.</translation>
    </message>
    <message>
        <source>One batch of the private learner. Two samples meet at a node: their predictors first differ at a point, a coin names its label, and the one that errs wins and takes the example along.</source>
        <translation>Ein Batch des privaten Lerners. An einem Knoten treffen sich zwei Stichproben: ihre Prädiktoren unterscheiden sich zuerst an einem Punkt, eine Münze nennt sein Label, und wer irrt, gewinnt und nimmt das Beispiel mit.</translation>
    </message>
    <message>
        <source>A batch without a vote.</source>
        <translation>Ein Batch ohne Stimme.</translation>
    </message>
    <message>
        <source>This one used up its examples and does not vote.</source>
        <translation>Dieser hat seine Beispiele verbraucht und stimmt nicht ab.</translation>
    </message>
    <message>
        <source>No contest, one draw.</source>
        <translation>Kein Duell, eine Ziehung.</translation>
    </message>
    <message>
        <source>At level 0 there is no contest: the batch votes for the SOA of its first examples.</source>
        <translation>Auf Stufe 0 gibt es kein Duell: der Batch stimmt für den SOA seiner ersten Beispiele.</translation>
    </message>
    <message>
        <source>One contest ends it.</source>
        <translation>Ein Duell beendet es.</translation>
    </message>
    <message>
        <source>One contest on the way.</source>
        <translation>Ein Duell auf dem Weg.</translation>
    </message>
    <message>
        <source>%1 contests end it.</source>
        <translation>%1 Duelle beenden es.</translation>
    </message>
    <message>
        <source>A coin on the way to the root was false, so not every mistake here counts for the bound of %1 (Definition 11).</source>
        <translation>Eine Münze auf dem Weg zur Wurzel war falsch, darum zählt hier nicht jeder Fehler für die Schranke %1 (Definition 11).</translation>
    </message>
    <message>
        <source>%1 contests, and a coin that lied.</source>
        <translation>%1 Duelle, und eine Münze log.</translation>
    </message>
    <message>
        <source>One contest, and the coin lied.</source>
        <translation>Ein Duell, und die Münze log.</translation>
    </message>
    <message>
        <source>%1 contests on the way.</source>
        <translation>%1 Duelle auf dem Weg.</translation>
    </message>
    <message>
        <source>Each contest won is a mistake of the SOA, and at most %1 can be forced (Observation 24).</source>
        <translation>Jedes gewonnene Duell ist ein Fehler des SOA, und höchstens %1 lassen sich erzwingen (Beobachtung 24).</translation>
    </message>
    <message>
        <source>How often each predictor comes out of the batches, beside its exact probability where that can be worked out.</source>
        <translation>Wie oft jeder Prädiktor aus den Batches hervorgeht, daneben seine genaue Wahrscheinlichkeit, wo sie sich bestimmen lässt.</translation>
    </message>
    <message>
        <source>Nobody votes.</source>
        <translation>Niemand stimmt ab.</translation>
    </message>
    <message>
        <source>All batches said Fail.</source>
        <translation>Alle Batches meldeten Fail.</translation>
    </message>
    <message>
        <source>%1 comes out most often.</source>
        <translation>%1 kommt am häufigsten heraus.</translation>
    </message>
    <message>
        <source>%1 predictors share the lead.</source>
        <translation>%1 Prädiktoren liegen gleichauf.</translation>
    </message>
    <message>
        <source>%1 leads with %2 of %3 votes.</source>
        <translation>%1 führt mit %2 von %3 Stimmen.</translation>
    </message>
    <message>
        <source>%1 predictors lead with %2 of %3 votes each.</source>
        <translation>%1 Prädiktoren führen mit je %2 von %3 Stimmen.</translation>
    </message>
    <message>
        <source>The exact law of SOA(S ∘ T) after each number of contests. One column is one predictor, the same in every panel; the band is the target.</source>
        <translation>Die exakte Verteilung von SOA(S ∘ T) nach jeder Zahl von Duellen. Eine Säule ist ein Prädiktor, in jedem Feld derselbe; das Band ist das Ziel.</translation>
    </message>
    <message>
        <source>The most likely predictor has probability %1 at the levels 0 to %2 (Lemma 25).</source>
        <translation>Der wahrscheinlichste Prädiktor hat auf den Stufen 0 bis %2 die Wahrscheinlichkeit %1 (Lemma 25).</translation>
    </message>
    <message>
        <source>Nothing leaves.</source>
        <translation>Nichts verlässt das Histogramm.</translation>
    </message>
    <message>
        <source>The only predictor leaves.</source>
        <translation>Der einzige Prädiktor wird veröffentlicht.</translation>
    </message>
    <message>
        <source>All %1 leave.</source>
        <translation>Alle %1 werden veröffentlicht.</translation>
    </message>
    <message>
        <source>One of %1 leaves.</source>
        <translation>Einer von %1 wird veröffentlicht.</translation>
    </message>
    <message>
        <source>%1 of %2 leave.</source>
        <translation>%1 von %2 werden veröffentlicht.</translation>
    </message>
    <message>
        <source>The votes of the batches for each predictor (bars), their noisy counts (diamonds) and the threshold T = %1 (dashed).</source>
        <translation>Die Stimmen der Batches für jeden Prädiktor (Balken), ihre verrauschten Zahlen (Rauten) und die Schwelle T = %1 (gestrichelt).</translation>
    </message>
    <message>
        <source>Predictors with a vote: %1, votes in all: %2, released with a noisy count: %3 (Lemma 28).</source>
        <translation>Prädiktoren mit einer Stimme: %1, Stimmen insgesamt: %2, mit verrauschter Zahl veröffentlicht: %3 (Lemma 28).</translation>
    </message>
    <message>
        <source>The released predictors on %1 fresh examples: their errors, and the chance of each to be drawn, proportional to exp(−ε · errors/2).</source>
        <translation>Die veröffentlichten Prädiktoren auf %1 frischen Beispielen: ihre Fehler und die Chance jedes, gezogen zu werden, proportional zu exp(−ε · Fehler/2).</translation>
    </message>
    <message>
        <source>Nothing to choose from.</source>
        <translation>Nichts zur Auswahl.</translation>
    </message>
    <message>
        <source>The list is empty, so M answers the SOA’s predictor of the empty sample.</source>
        <translation>Die Liste ist leer, also antwortet M mit dem Prädiktor des SOA der leeren Stichprobe.</translation>
    </message>
    <message>
        <source>A fresh look picks %1.</source>
        <translation>Ein frischer Blick wählt %1.</translation>
    </message>
    <message>
        <source>%1 was drawn, with probability %2; its loss is %3 (Lemma 29).</source>
        <translation>%1 wurde gezogen, mit Wahrscheinlichkeit %2; sein Verlust ist %3 (Lemma 29).</translation>
    </message>
    <message>
        <source>sharp constants</source>
        <translation>scharfe Konstanten</translation>
    </message>
    <message>
        <source>the paper’s constants</source>
        <translation>Konstanten der Arbeit</translation>
    </message>
    <message>
        <source>custom constants</source>
        <translation>eigene Konstanten</translation>
    </message>
    <message>
        <source>%1, %2, target %3</source>
        <translation>%1, %2, Ziel %3</translation>
    </message>
    <message>
        <source>in row %1</source>
        <translation>in Zeile %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 Werte</translation>
    </message>
    <message>
        <source>There is only one hypothesis, so no mistake is possible (Fig. 1).</source>
        <translation>Es gibt nur eine Hypothese, also ist kein Fehler möglich (Abb. 1).</translation>
    </message>
    <message>
        <source>An adversary can force one mistake on the way down; the SOA never makes more on any realizable sequence (Fig. 1).</source>
        <translation>Ein Gegner kann auf dem Weg nach unten einen Fehler erzwingen; der SOA macht auf keiner realisierbaren Folge mehr (Abb. 1).</translation>
    </message>
    <message>
        <source>An adversary can force %1 mistakes on the way down; the SOA never makes more on any realizable sequence (Fig. 1).</source>
        <translation>Ein Gegner kann auf dem Weg nach unten %1 Fehler erzwingen; der SOA macht auf keiner realisierbaren Folge mehr (Abb. 1).</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>The other batches have not run yet, so nothing is counted.</source>
        <translation>Die anderen Batches sind noch nicht gelaufen, gezählt ist noch nichts.</translation>
    </message>
    <message>
        <source>hidden at place %1</source>
        <translation>versteckt an Platz %1</translation>
    </message>
    <message>
        <source>Without a fresh example chance picks %1.</source>
        <translation>Ohne frisches Beispiel wählt der Zufall %1.</translation>
    </message>
    <message>
        <source>A batch that failed, and votes.</source>
        <translation>Ein Batch, der scheitert und doch stimmt.</translation>
    </message>
    <message>
        <source>Its tournament used up its examples. G* then votes for the SOA of one block alone.</source>
        <translation>Sein Turnier hat seine Beispiele aufgebraucht. G* stimmt dann für den SOA eines einzigen Blocks.</translation>
    </message>
    <message>
        <source>Bold edges won the contest at the node above; the leaves are the empty sample, D₀.</source>
        <translation>Dicke Kanten gewannen das Duell am Knoten darüber; die Blätter sind die leere Stichprobe, D₀.</translation>
    </message>
</context>
<context>
    <name>FlattestPicture</name>
    <message>
        <source>The learner&apos;s staircase beside the flattest accurate one, whose largest step is %1.</source>
        <translation>Die Treppe des Lerners neben der flachsten genauen, deren größte Stufe %1 ist.</translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation>größte %1</translation>
    </message>
    <message>
        <source>mean error %1</source>
        <translation>mittlerer Fehler %1</translation>
    </message>
    <message>
        <source>steps of %1</source>
        <translation>Stufen von %1</translation>
    </message>
</context>
<context>
    <name>FrequencyPicture</name>
    <message>
        <source>How often each predictor comes out</source>
        <translation>Wie oft jeder Prädiktor herauskommt</translation>
    </message>
    <message>
        <source>SOA($T$)</source>
        <translation>SOA($T$)</translation>
    </message>
    <message>
        <source>SOA($S$ ∘ $T$), $S$ ~ $D̃_%1$</source>
        <translation>SOA($S$ ∘ $T$), $S$ ~ $D̃_%1$</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs, 95 % interval</source>
        <translation>
            <numerusform>%1 Lauf, 95-%-Intervall</numerusform>
            <numerusform>%1 Läufe, 95-%-Intervall</numerusform>
        </translation>
    </message>
    <message>
        <source>All batches at this level said Fail: no predictor came out.</source>
        <translation>Alle Batches dieser Stufe meldeten Fail: kein Prädiktor kam heraus.</translation>
    </message>
    <message>
        <source>No batch has run at this level yet.</source>
        <translation>Auf dieser Stufe ist noch kein Batch gelaufen.</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>exact &lt; %1</source>
        <translation>exakt &lt; %1</translation>
    </message>
    <message>
        <source>$τ_%1$ = %2 (bound)</source>
        <translation>$τ_%1$ = %2 (Schranke)</translation>
    </message>
    <message>
        <source>▲ exact &lt; %1</source>
        <translation>▲ exakt &lt; %1</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>+ %1 weitere</translation>
    </message>
    <message>
        <source>the exact law is being computed</source>
        <translation>die exakte Verteilung wird berechnet</translation>
    </message>
    <message>
        <source>no exact law: below this level $f_0$ = $f_1$ always</source>
        <translation>keine exakte Verteilung: unterhalb dieser Stufe gilt stets $f_0$ = $f_1$</translation>
    </message>
    <message numerus="yes">
        <source>without %1 runs that failed</source>
        <translation>
            <numerusform>ohne %1 gescheiterten Lauf</numerusform>
            <numerusform>ohne %1 gescheiterte Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>level %1 is stable already, hence $D̃_%2$</source>
        <translation>Stufe %1 ist schon stabil, daher $D̃_%2$</translation>
    </message>
    <message>
        <source>no exact law: too many states to compute it</source>
        <translation>keine exakte Verteilung: zu viele Zustände, um sie zu berechnen</translation>
    </message>
    <message>
        <source>at level %1, exact: %2</source>
        <translation>auf Stufe %1, genau: %2</translation>
    </message>
    <message>
        <source>estimate: %1, in %2 of %3 runs; 95 % interval %4 – %5</source>
        <translation>Schätzung: %1, in %2 von %3 Läufen; 95-%-Intervall %4 – %5</translation>
    </message>
    <message>
        <source>How often each predictor comes out at level %3, and how likely each is: %1, %2.</source>
        <translation>Wie oft jeder Prädiktor auf Stufe %3 herauskommt und wie wahrscheinlich jeder ist: %1, %2.</translation>
    </message>
</context>
<context>
    <name>GamePicture</name>
    <message>
        <source>The class</source>
        <translation>Die Klasse</translation>
    </message>
    <message>
        <source>live rows are lit</source>
        <translation>lebende Zeilen sind hell</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>%1 of %2 rows, %3 of %4 points</source>
        <translation>%1 von %2 Zeilen, %3 von %4 Punkten</translation>
    </message>
    <message>
        <source>Version space</source>
        <translation>Versionsraum</translation>
    </message>
    <message>
        <source>what is still possible</source>
        <translation>was noch möglich ist</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>−1: Ldim %1</source>
        <translation>−1: Ldim %1</translation>
    </message>
    <message>
        <source>+1: Ldim %1</source>
        <translation>+1: Ldim %1</translation>
    </message>
    <message>
        <source>Ldim %1</source>
        <translation>Ldim %1</translation>
    </message>
    <message>
        <source>mistake %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>The best coins expect %1 mistakes so far and at most %2 more.</source>
        <translation>Die besten Münzen erwarten bisher %1 Fehler und höchstens %2 weitere.</translation>
    </message>
    <message>
        <source>The mistake game after %1: %2; left: %3, Ldim %4.</source>
        <translation>Das Fehlerspiel nach %1: %2; übrig: %3, Ldim %4.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>PLAY</source>
        <translation>SPIEL</translation>
    </message>
    <message>
        <source>Whom you play</source>
        <translation>Wen Sie spielen</translation>
    </message>
</context>
<context>
    <name>GapPage</name>
    <message>
        <source>Six learners, one law</source>
        <translation>Sechs Lerner, eine Verteilung</translation>
    </message>
</context>
<context>
    <name>GapPicture</name>
    <message>
        <source>No homogeneous set is known yet.</source>
        <translation>Noch ist keine homogene Menge bekannt.</translation>
    </message>
    <message>
        <source>$p_i$, probability of + in interval $i$</source>
        <translation>$p_i$, Wahrscheinlichkeit von + im Intervall $i$</translation>
    </message>
    <message>
        <source>The claim needs %1 points, $X$′ has %2.</source>
        <translation>Die Behauptung braucht %1 Punkte, $X$′ hat %2.</translation>
    </message>
    <message>
        <source>2$α$ + 2$β$ ≥ ½: nothing is promised.</source>
        <translation>2$α$ + 2$β$ ≥ ½: nichts ist versprochen.</translation>
    </message>
    <message>
        <source>$u$ = %1: some step from $p%2$ on must reach this</source>
        <translation>$u$ = %1: eine Stufe ab $p%2$ muss so hoch reichen</translation>
    </message>
    <message>
        <source>$l$ = %1: some step up to $p%2$ must stay below</source>
        <translation>$l$ = %1: eine Stufe bis $p%2$ muss darunter bleiben</translation>
    </message>
    <message>
        <source>%1, the bound</source>
        <translation>%1, die Schranke</translation>
    </message>
    <message>
        <source>largest step, exact</source>
        <translation>größte Stufe, exakt</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>how often the learner errs at each example: its expected empirical loss may be %1 at most</source>
        <translation>wie oft der Lerner an jedem Beispiel irrt: sein erwarteter empirischer Verlust darf höchstens %1 sein</translation>
    </message>
    <message>
        <source>Six learners, one law</source>
        <translation>Sechs Lerner, eine Verteilung</translation>
    </message>
    <message>
        <source>accurate, then a step of %1 or more; without such a step, not accurate</source>
        <translation>genau, dann eine Stufe von mindestens %1; ohne solche Stufe nicht genau</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>not accurate</source>
        <translation>nicht genau</translation>
    </message>
    <message>
        <source>The learner&apos;s probability of + begins and ends near %1.</source>
        <translation>Die Wahrscheinlichkeit des Lerners für + beginnt und endet bei etwa %1.</translation>
    </message>
    <message>
        <source>The learner&apos;s probability of + in each interval, from %1 to %2.</source>
        <translation>Die Wahrscheinlichkeit des Lerners für + in jedem Intervall, von %1 bis %2.</translation>
    </message>
    <message>
        <source>Its largest step is %1, at example %2.</source>
        <translation>Ihre größte Stufe ist %1, bei Beispiel %2.</translation>
    </message>
    <message>
        <source>It never rises.</source>
        <translation>Sie steigt nirgends.</translation>
    </message>
    <message>
        <source>The learner&apos;s mean error is %1.</source>
        <translation>Der mittlere Fehler des Lerners ist %1.</translation>
    </message>
</context>
<context>
    <name>GuessPicture</name>
    <message>
        <source>The best guess is right with chance %1; the privacy allows %2 at most.</source>
        <translation>Wer am besten rät, trifft mit Wahrscheinlichkeit %1; die Privatheit erlaubt höchstens %2.</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>bestes %1</translation>
    </message>
    <message>
        <source>allowed %1</source>
        <translation>erlaubt %1</translation>
    </message>
</context>
<context>
    <name>Guesses</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>it is no line of guesses: those begin with %1 and end with a check.</source>
        <translation>sie ist keine Zeile mit Antworten: Solche beginnen mit %1 und enden mit einer Prüfzahl.</translation>
    </message>
    <message>
        <source>it is damaged: its check %1 does not fit.</source>
        <translation>sie ist beschädigt: Ihre Prüfzahl %1 passt nicht.</translation>
    </message>
    <message>
        <source>it is of another lesson: its seed is %1, not %2.</source>
        <translation>sie gehört zu einer anderen Lektion: Ihr Startwert ist %1, nicht %2.</translation>
    </message>
    <message>
        <source>“%1” is no guess of a station.</source>
        <translation>„%1“ ist keine Antwort an einer Station.</translation>
    </message>
</context>
<context>
    <name>HeightsPicture</name>
    <message>
        <source>How often the logarithm is taken until 1 is left: %1 times for this scenario, four times for 65 536.</source>
        <translation>Wie oft log genommen wird, bis 1 übrig ist: bei diesem Szenario %1-mal, bei 65 536 viermal.</translation>
    </message>
    <message>
        <source>points of this scenario</source>
        <translation>Punkte dieses Szenarios</translation>
    </message>
    <message>
        <source>2↑↑5, never written out</source>
        <translation>2↑↑5, nie ausgeschrieben</translation>
    </message>
    <message>
        <source>atoms that we can see</source>
        <translation>Atome, die wir sehen</translation>
    </message>
    <message>
        <source>a 64-bit word</source>
        <translation>ein 64-Bit-Wort</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>To teach and to look up</source>
        <translation>Zum Lehren und Nachschlagen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Proofs and background</source>
        <translation>Beweise und Hintergrund</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>Das Programm</translation>
    </message>
</context>
<context>
    <name>HistogramPicture</name>
    <message>
        <source>Stable histogram: nobody voted, nothing can leave.</source>
        <translation>Stabiles Histogramm: niemand hat gestimmt, nichts kann hinaus.</translation>
    </message>
    <message numerus="yes">
        <source>Stable histogram: the votes of %1 predictors.</source>
        <translation>
            <numerusform>Stabiles Histogramm: die Stimmen für %1 Prädiktor.</numerusform>
            <numerusform>Stabiles Histogramm: die Stimmen für %1 Prädiktoren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stable histogram: %1 of %2 predictors reached the threshold %3 and were released.</source>
        <translation>Stabiles Histogramm: %1 von %2 Prädiktoren erreichten die Schwelle %3 und wurden freigegeben.</translation>
    </message>
    <message>
        <source>predictor</source>
        <translation>Prädiktor</translation>
    </message>
    <message>
        <source>All batches said Fail: there is no vote to count.</source>
        <translation>Alle Batches meldeten Fail: keine Stimme zu zählen.</translation>
    </message>
    <message>
        <source>The votes are counted after the last batch has run.</source>
        <translation>Gezählt wird, wenn der letzte Batch gelaufen ist.</translation>
    </message>
    <message>
        <source>count, then noise</source>
        <translation>Anzahl, dann Rauschen</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message numerus="yes">
        <source>+ %1 more (%2 votes)</source>
        <translation>
            <numerusform>+ %1 (%2 Stimme)</numerusform>
            <numerusform>+ %1 (%2 Stimmen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fail: %1 batches, no vote</source>
        <translation>
            <numerusform>Fail: %1 Batch</numerusform>
            <numerusform>Fail: %1 Batches</numerusform>
        </translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>verrauscht</translation>
    </message>
    <message>
        <source>nothing leaves</source>
        <translation>nichts geht hinaus</translation>
    </message>
    <message>
        <source>nothing else leaves</source>
        <translation>sonst geht nichts hinaus</translation>
    </message>
    <message>
        <source>Where the $δ$ sits</source>
        <translation>Wo das $δ$ sitzt</translation>
    </message>
    <message>
        <source>One example moves one batch, so one vote. Noise lifts a lone vote over $T$ with chance</source>
        <translation>Ein Beispiel bewegt einen Batch, also eine Stimme. Rauschen hebt eine allein über $T$ mit Wkt.</translation>
    </message>
    <message numerus="yes">
        <source>List $L$: %1 predictors</source>
        <translation>
            <numerusform>Liste $L$: %1 Prädiktor</numerusform>
            <numerusform>Liste $L$: %1 Prädiktoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was released. Private at %1.</source>
        <translation>Nichts wurde freigegeben. Privat mit %1.</translation>
    </message>
    <message>
        <source>Released with noisy counts. Private at %1.</source>
        <translation>Freigegeben mit verrauschten Anzahlen. Privat mit %1.</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>+ %1 weitere</translation>
    </message>
</context>
<context>
    <name>HomogeneousPage</name>
    <message>
        <source>The list of probabilities</source>
        <translation>Die Liste der Wahrscheinlichkeiten</translation>
    </message>
</context>
<context>
    <name>HomogeneousPicture</name>
    <message>
        <source>%1 homogeneous points among %2 candidates; the learner&apos;s values for a sample, and for one with an example moved.</source>
        <translation>%1 homogene Punkte unter %2 Kandidaten; die Werte des Lerners für eine Stichprobe und für eine mit verschobenem Beispiel.</translation>
    </message>
    <message>
        <source>No homogeneous set is known yet.</source>
        <translation>Noch ist keine homogene Menge bekannt.</translation>
    </message>
    <message>
        <source>$A_{S′}(x)$, probability that the learner says +</source>
        <translation>$A_{S′}(x)$, Wahrscheinlichkeit, dass der Lerner + sagt</translation>
    </message>
    <message>
        <source>$A_S(x)$, probability that the learner says +</source>
        <translation>$A_S(x)$, Wahrscheinlichkeit, dass der Lerner + sagt</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <translation>%1: jetzt %2</translation>
    </message>
    <message>
        <source>%1 is not in $X$′: %2</source>
        <translation>%1 ist nicht in $X$′: %2</translation>
    </message>
    <message>
        <source>example %1 moves</source>
        <translation>Beispiel %1 wandert</translation>
    </message>
    <message>
        <source>Who may join</source>
        <translation>Wer dazukommen darf</translation>
    </message>
    <message>
        <source>widest spread of values at one order, over all %1-point subsets of $X$′ with this point</source>
        <translation>größte Spanne der Werte einer Ordnung über alle Teilmengen von $X$′ mit %1 Punkten und diesem Punkt</translation>
    </message>
    <message>
        <source>2$γ$ = %1</source>
        <translation>2$γ$ = %1</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n points</source>
        <translation>
            <numerusform>mindestens %n Punkt</numerusform>
            <numerusform>mindestens %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>the most among these %1; any %2 points are homogeneous.</source>
        <translation>die meisten unter diesen %1; %2 wären es auch ohne Suche.</translation>
    </message>
    <message>
        <source>the search was stopped; any %1 points are homogeneous.</source>
        <translation>die Suche wurde beendet; %1 wären es auch ohne Suche.</translation>
    </message>
    <message numerus="yes">
        <source>The colour of %n points</source>
        <translation>
            <numerusform>Die Farbe von %n Punkt</numerusform>
            <numerusform>Die Farbe von %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>X′ has no point beside the sample.</source>
        <translation>X′ hat keinen Punkt neben der Stichprobe.</translation>
    </message>
    <message>
        <source>Each row takes one point out, labels the rest and asks the learner there.</source>
        <translation>Jede Zeile nimmt einen Punkt heraus, markiert die übrigen und fragt dort den Lerner.</translation>
    </message>
    <message>
        <source>the most that hold the framed ones; any %1 points are homogeneous.</source>
        <translation>die meisten, die die umrahmten enthalten; %1 wären ohne Versuch homogen.</translation>
    </message>
    <message>
        <source>one quick pass; any %1 points are homogeneous.</source>
        <translation>ein schneller Durchgang; %1 wären ohne Versuch homogen.</translation>
    </message>
</context>
<context>
    <name>Kin</name>
    <message>
        <source>point %1, index %2 of %3</source>
        <translation>Punkt %1, Index %2 von %3</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
    <message>
        <source>hypothesis %1, index %2 of %3</source>
        <translation>Hypothese %1, Index %2 von %3</translation>
    </message>
    <message>
        <source>contest at %1, coin %2: mistakes %3 of %4, %5</source>
        <translation>Duell an %1, Münze %2: Fehler %3 von %4, %5</translation>
    </message>
</context>
<context>
    <name>LadderCard</name>
    <message>
        <source>Ldim %1, VC %2</source>
        <translation>Ldim %1, VC %2</translation>
    </message>
</context>
<context>
    <name>LadderPicture</name>
    <message>
        <source>ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>computed truth</source>
        <translation>berechnete Wahrheit</translation>
    </message>
    <message>
        <source>guarantee</source>
        <translation>Garantie</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>logarithmisch</translation>
    </message>
    <message>
        <source>the last step, enlarged</source>
        <translation>die letzte Sprosse, vergrößert</translation>
    </message>
    <message>
        <source>no learner</source>
        <translation>kein Lerner</translation>
    </message>
    <message>
        <source>best learner with one example</source>
        <translation>bester Lerner mit einem Beispiel</translation>
    </message>
    <message>
        <source>proofs: paper, then sharp</source>
        <translation>Beweise: Arbeit, dann scharf</translation>
    </message>
    <message>
        <source>proof: sharp</source>
        <translation>Beweis: scharf</translation>
    </message>
    <message>
        <source>proof: paper</source>
        <translation>Beweis: Arbeit</translation>
    </message>
    <message numerus="yes">
        <source>%n classes, each with what is proved of G, what is true in its worst world, and what no learner passes.</source>
        <translation>
            <numerusform>%n Klasse mit dem, was für G bewiesen ist, was in ihrer schlimmsten Welt gilt und was kein Lerner übertrifft.</numerusform>
            <numerusform>%n Klassen, jede mit dem, was für G bewiesen ist, was in ihrer schlimmsten Welt gilt und was kein Lerner übertrifft.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: proof %2, G* %3, ceiling %4.</source>
        <translation>%1: Beweis %2, G* %3, Obergrenze %4.</translation>
    </message>
    <message>
        <source>%1: proof %2, ceiling %3.</source>
        <translation>%1: Beweis %2, Obergrenze %3.</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, beendet</translation>
    </message>
    <message>
        <source>$L$ between %1 and %2</source>
        <translation>$L$ zwischen %1 und %2</translation>
    </message>
    <message>
        <source>the room: %1</source>
        <translation>der Saal: %1</translation>
    </message>
    <message>
        <source>Where is G*? Press there.</source>
        <translation>Wo ist G*? Dort drücken.</translation>
    </message>
</context>
<context>
    <name>LadderTableWords</name>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, beendet</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>L at least</source>
        <translation>L mindestens</translation>
    </message>
    <message>
        <source>L at most</source>
        <translation>L höchstens</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>one example, at least</source>
        <translation>ein Beispiel, mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>its α</source>
        <translation>sein α</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>G*, at least</source>
        <translation>G*, mindestens</translation>
    </message>
    <message>
        <source>G*, at most</source>
        <translation>G*, höchstens</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>G, at least</source>
        <translation>G, mindestens</translation>
    </message>
    <message>
        <source>G, at most</source>
        <translation>G, höchstens</translation>
    </message>
    <message>
        <source>η, proof</source>
        <translation>η, Beweis</translation>
    </message>
    <message>
        <source>its blocks</source>
        <translation>seine Blöcke</translation>
    </message>
    <message>
        <source>η, other proof</source>
        <translation>η, anderer Beweis</translation>
    </message>
    <message>
        <source>η, paper</source>
        <translation>η, Arbeit</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>any below ½</source>
        <translation>jedes unter ½</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>With one example the best learner of %1 has exactly %2.</source>
        <translation>Mit einem Beispiel hat der beste Lerner von %1 genau %2.</translation>
    </message>
    <message>
        <source>With one example the best learner of %1 has %2 or more, but not more than %3.</source>
        <translation>Mit einem Beispiel hat der beste Lerner von %1 mindestens %2, aber nicht mehr als %3.</translation>
    </message>
    <message>
        <source>This class is too large to be searched.</source>
        <translation>Diese Klasse ist zu groß für die Suche.</translation>
    </message>
    <message>
        <source>Its worst world is not known yet.</source>
        <translation>Ihre schlimmste Welt ist noch nicht bekannt.</translation>
    </message>
    <message>
        <source>In every class G* reaches its ceiling.</source>
        <translation>In jeder Klasse erreicht G* ihre Obergrenze.</translation>
    </message>
    <message>
        <source>In no class does G* reach its ceiling.</source>
        <translation>In keiner Klasse erreicht G* ihre Obergrenze.</translation>
    </message>
    <message>
        <source>In one class G* reaches its ceiling.</source>
        <translation>In einer Klasse erreicht G* ihre Obergrenze.</translation>
    </message>
    <message>
        <source>In %1 classes G* reaches its ceiling.</source>
        <translation>In %1 Klassen erreicht G* ihre Obergrenze.</translation>
    </message>
    <message>
        <source>Yes: %1 at least.</source>
        <translation>Ja: mindestens %1.</translation>
    </message>
    <message>
        <source>No: %1 at most.</source>
        <translation>Nein: höchstens %1.</translation>
    </message>
    <message>
        <source>Not surely: it has between %1 and %2.</source>
        <translation>Nicht sicher: Es hat zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>No worst world of G is known yet.</source>
        <translation>Noch ist keine schlimmste Welt von G bekannt.</translation>
    </message>
    <message>
        <source>Left of it, as it sometimes gives no answer: %1.</source>
        <translation>Links davon, weil es manchmal keine Antwort gibt: %1.</translation>
    </message>
    <message>
        <source>Never right of it, as it sometimes gives no answer: %1.</source>
        <translation>Nie rechts davon, weil es manchmal keine Antwort gibt: %1.</translation>
    </message>
    <message>
        <source>For %1 the proof promises %2.</source>
        <translation>Für %1 verspricht der Beweis %2.</translation>
    </message>
    <message>
        <source>In the worst world G* has %1 or more.</source>
        <translation>In der schlimmsten Welt hat G* mindestens %1.</translation>
    </message>
    <message>
        <source>No learner has more than %1 everywhere.</source>
        <translation>Kein Lerner hat überall mehr als %1.</translation>
    </message>
    <message>
        <source>In none: G* reaches the ceiling of each of them.</source>
        <translation>In keiner: G* erreicht die Obergrenze von jeder.</translation>
    </message>
    <message>
        <source>That is not known yet: the search has not ended.</source>
        <translation>Das ist noch nicht bekannt: Die Suche ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>One answer leads in its worst world, with about %1.</source>
        <translation>In ihrer schlimmsten Welt führt eine Antwort, mit etwa %1.</translation>
    </message>
    <message>
        <source>%1 answers share its worst world, about %2 each.</source>
        <translation>%1 Antworten teilen sich ihre schlimmste Welt, etwa %2 jede.</translation>
    </message>
    <message>
        <source>With enough examples another learner comes near %1.</source>
        <translation>Mit genug Beispielen kommt ein anderer Lerner nahe an %1.</translation>
    </message>
    <message>
        <source>Whether another learner comes near %1 is open.</source>
        <translation>Ob ein anderer Lerner nahe an %1 kommt, ist offen.</translation>
    </message>
    <message numerus="yes">
        <source>%n thresholds</source>
        <translation>
            <numerusform>%n Schwelle</numerusform>
            <numerusform>%n Schwellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Worlds lead from one label of a point to the other, so somewhere two answers tie.</source>
        <translation>Welten führen vom einen Label eines Punktes zum anderen, also sind irgendwo zwei Antworten gleichauf.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are shattered: somewhere as many answers tie.</source>
        <translation>
            <numerusform>%n Punkt ist zerschmettert: Eine Antwort kann genügen.</numerusform>
            <numerusform>%n Punkte sind zerschmettert: Irgendwo sind so viele Antworten gleichauf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are shattered and their sphere bounds: somewhere one answer more ties.</source>
        <translation>
            <numerusform>%n Punkt ist zerschmettert und seine Sphäre berandet: Irgendwo ist eine Antwort mehr gleichauf.</numerusform>
            <numerusform>%n Punkte sind zerschmettert und ihre Sphäre berandet: Irgendwo ist eine Antwort mehr gleichauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>One answer can be enough.</source>
        <translation>Eine Antwort kann genügen.</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, beendet</translation>
    </message>
    <message numerus="yes">
        <source>proof, %n blocks</source>
        <translation>
            <numerusform>Beweis, %n Block</numerusform>
            <numerusform>Beweis, %n Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>any learner, $1/L$</source>
        <translation>jeder Lerner, $1/L$</translation>
    </message>
    <message>
        <source>one example, exact</source>
        <translation>ein Beispiel, genau</translation>
    </message>
    <message>
        <source>one example</source>
        <translation>ein Beispiel</translation>
    </message>
    <message>
        <source>G*, $n$ = %1</source>
        <translation>G*, $n$ = %1</translation>
    </message>
    <message>
        <source>G, $n$ = %1</source>
        <translation>G, $n$ = %1</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>No learner stays beyond the dashed line in every world.</source>
        <translation>Kein Lerner bleibt in jeder Welt jenseits der gestrichelten Linie.</translation>
    </message>
    <message>
        <source>Stability, parts 5 and 8</source>
        <translation>Stabilität, Teile 5 und 8</translation>
    </message>
    <message>
        <source>Why is it %1 for %2?</source>
        <translation>Warum ist sie %1 für %2?</translation>
    </message>
    <message>
        <source>One example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>Stability, part 9</source>
        <translation>Stabilität, Teil 9</translation>
    </message>
    <message numerus="yes">
        <source>Will a tournament of %n examples do better?</source>
        <translation>
            <numerusform>Ist ein Turnier mit %n Beispiel besser?</numerusform>
            <numerusform>Ist ein Turnier mit %n Beispielen besser?</numerusform>
        </translation>
    </message>
    <message>
        <source>G*</source>
        <translation>G*</translation>
    </message>
    <message>
        <source>Stability, part 4</source>
        <translation>Stabilität, Teil 4</translation>
    </message>
    <message>
        <source>Where will G be?</source>
        <translation>Wo wird G sein?</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Stability, parts 2 and 4</source>
        <translation>Stabilität, Teile 2 und 4</translation>
    </message>
    <message>
        <source>And what does the proof promise?</source>
        <translation>Und was verspricht der Beweis?</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Beweise</translation>
    </message>
    <message>
        <source>Stability, parts 4 and 8 · Definition 6</source>
        <translation>Stabilität, Teile 4 und 8 · Definition 6</translation>
    </message>
    <message>
        <source>In which class is G* farthest from its ceiling?</source>
        <translation>In welcher Klasse ist G* am weitesten von ihrer Obergrenze entfernt?</translation>
    </message>
    <message>
        <source>The gap</source>
        <translation>Die Lücke</translation>
    </message>
    <message>
        <source>Stability, parts 4 and 5</source>
        <translation>Stabilität, Teile 4 und 5</translation>
    </message>
    <message>
        <source>Why $1/L$ = %1</source>
        <translation>Warum $1/L$ = %1</translation>
    </message>
    <message>
        <source>Why $1/L$ is at most %1</source>
        <translation>Warum $1/L$ höchstens %1 ist</translation>
    </message>
    <message>
        <source>Only answers of error below ½ count.</source>
        <translation>Nur Antworten mit Fehler unter ½ zählen.</translation>
    </message>
    <message numerus="yes">
        <source>G and G* may see %n examples here, blocks · $n$ + $n$, not one.</source>
        <translation>
            <numerusform>G und G* dürfen hier %n Beispiel sehen, Blöcke · $n$ + $n$.</numerusform>
            <numerusform>G und G* dürfen hier %n Beispiele sehen, Blöcke · $n$ + $n$, nicht eines.</numerusform>
        </translation>
    </message>
    <message>
        <source>One example: answers of error up to %1 count.</source>
        <translation>Ein Beispiel: Antworten mit Fehler bis %1 zählen.</translation>
    </message>
    <message>
        <source>Worst worlds known: %1 of %2 classes.</source>
        <translation>Schlimmste Welten bekannt: %1 von %2 Klassen.</translation>
    </message>
    <message>
        <source>Not equally many examples</source>
        <translation>Nicht gleich viele Beispiele</translation>
    </message>
    <message>
        <source>%1: proof %2, truth %3 or more, ceiling %4</source>
        <translation>%1: Beweis %2, Wahrheit mindestens %3, Obergrenze %4</translation>
    </message>
    <message>
        <source>%1: proof %2, ceiling %3</source>
        <translation>%1: Beweis %2, Obergrenze %3</translation>
    </message>
    <message>
        <source>A class a row, on a log scale whose last step is enlarged: what the paper and sharp constants promise (dashed ticks), what G (rings) and G* (dots) have in their worst world, computed, what no learner passes (dashed line, hatched beyond), and below it the best learner with one example.</source>
        <translation>Eine Klasse je Zeile, auf einer logarithmischen Achse, deren letzte Sprosse vergrößert ist: was die Arbeit und scharfe Konstanten versprechen (gestrichelte Striche), was G (Ringe) und G* (Punkte) in ihrer schlimmsten Welt haben, berechnet, was kein Lerner übertrifft (gestrichelte Linie, dahinter schraffiert), und darunter der beste Lerner mit einem Beispiel.</translation>
    </message>
    <message>
        <source>$L$ between %1 and %2</source>
        <translation>$L$ zwischen %1 und %2</translation>
    </message>
    <message>
        <source>%1. A click opens Worst world.</source>
        <translation>%1. Ein Klick öffnet „Schlimmste Welt“.</translation>
    </message>
    <message>
        <source>%1. A click opens One more point.</source>
        <translation>%1. Ein Klick öffnet „Ein Punkt mehr“.</translation>
    </message>
    <message>
        <source>%1. A click opens the table.</source>
        <translation>%1. Ein Klick öffnet die Tabelle.</translation>
    </message>
    <message>
        <source>“Reaches”: to %1, as the search tells.</source>
        <translation>„Erreicht“: bis auf %1, wie die Suche es zeigt.</translation>
    </message>
    <message>
        <source>The target of its worst world: %1.</source>
        <translation>Das Ziel ihrer schlimmsten Welt: %1.</translation>
    </message>
</context>
<context>
    <name>LeanBatchPicture</name>
    <message>
        <source>batch %1</source>
        <translation>Batch %1</translation>
    </message>
    <message numerus="yes">
        <source>+ %1 more</source>
        <translation>
            <numerusform>+ %1 weitere</numerusform>
            <numerusform>+ %1 weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 before</source>
        <translation>
            <numerusform>%1 davor</numerusform>
            <numerusform>%1 davor</numerusform>
        </translation>
    </message>
    <message>
        <source>Ldim %1</source>
        <translation>Ldim %1</translation>
    </message>
    <message>
        <source>$f_∅$, public</source>
        <translation>$f_∅$, öffentlich</translation>
    </message>
    <message>
        <source>Ldim 0</source>
        <translation>Ldim 0</translation>
    </message>
    <message>
        <source>Ldim ≤ %1</source>
        <translation>Ldim ≤ %1</translation>
    </message>
    <message>
        <source>item of level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>errs</source>
        <translation>irrt</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>same predictor, no contest</source>
        <translation>gleich, kein Duell</translation>
    </message>
    <message>
        <source>contest: the true label bold</source>
        <translation>Duell: das wahre Label fett</translation>
    </message>
    <message>
        <source>row that ends the other</source>
        <translation>Zeile, die das andere beendet</translation>
    </message>
    <message>
        <source>The list of batch %1</source>
        <translation>Die Liste von Batch %1</translation>
    </message>
    <message numerus="yes">
        <source>at most %1 predictors, a vote for each</source>
        <translation>
            <numerusform>höchstens %1 Prädiktor, eine Stimme für ihn</numerusform>
            <numerusform>höchstens %1 Prädiktoren, eine Stimme für jeden</numerusform>
        </translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>predictor</source>
        <translation>Prädiktor</translation>
    </message>
    <message>
        <source>came from</source>
        <translation>kam aus</translation>
    </message>
    <message numerus="yes">
        <source>against all %1 rows</source>
        <translation>
            <numerusform>gegen die %1 Zeile</numerusform>
            <numerusform>gegen alle %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>vote</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>This batch votes for nobody.</source>
        <translation>Dieser Batch stimmt für niemanden.</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>low</source>
        <translation>tief</translation>
    </message>
    <message>
        <source>level %1, %2×</source>
        <translation>Stufe %1, %2×</translation>
    </message>
    <message numerus="yes">
        <source>%1 right</source>
        <translation>
            <numerusform>%1 richtig</numerusform>
            <numerusform>%1 richtig</numerusform>
        </translation>
    </message>
    <message>
        <source>There is one hypothesis, and no row is read.</source>
        <translation>Es gibt eine Hypothese, und keine Zeile wird gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>Batch %1 of the lean learner, %2: %3 predictors on its list.</source>
        <translation>
            <numerusform>Batch %1 des Lean-Lerners, %2: %3 Prädiktor auf seiner Liste.</numerusform>
            <numerusform>Batch %1 des Lean-Lerners, %2: %3 Prädiktoren auf seiner Liste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeanContestPicture</name>
    <message>
        <source>CONTEST AT ROW %1</source>
        <translation>DUELL IN ZEILE %1</translation>
    </message>
    <message>
        <source>f₁ and f₂ first differ at point %1.</source>
        <translation>f₁ und f₂ unterscheiden sich zuerst am Punkt %1.</translation>
    </message>
    <message>
        <source>no hypothesis is left</source>
        <translation>keine Hypothese bleibt</translation>
    </message>
    <message>
        <source>wrong at row %1</source>
        <translation>falsch in Zeile %1</translation>
    </message>
    <message>
        <source>the true label</source>
        <translation>das wahre Label</translation>
    </message>
    <message>
        <source>goes on too</source>
        <translation>geht auch weiter</translation>
    </message>
    <message>
        <source>$f_%1$ errs: %2</source>
        <translation>$f_%1$ irrt: %2</translation>
    </message>
    <message>
        <source>$f_%1$ errs</source>
        <translation>$f_%1$ irrt</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>, as you said</source>
        <translation>, wie Sie sagten</translation>
    </message>
    <message>
        <source>, your guess</source>
        <translation>, Ihr Tipp</translation>
    </message>
</context>
<context>
    <name>LeanCostPicture</name>
    <message>
        <source>Votes that win with chance .9: %1 for a list of one, %2 for a list of %3.</source>
        <translation>Stimmen, die mit Wahrscheinlichkeit ,9 gewinnen: %1 bei einer Liste aus einem, %2 bei einer Liste aus %3.</translation>
    </message>
    <message>
        <source>votes that win with chance .9</source>
        <translation>Stimmen, die mit Wahrscheinlichkeit .9 gewinnen</translation>
    </message>
    <message>
        <source>$s$, length of a list</source>
        <translation>$s$, Länge einer Liste</translation>
    </message>
    <message>
        <source>dashed: + (2/$ε$) ln $s$, the bound</source>
        <translation>gestrichelt: + (2/$ε$) ln $s$, die Schranke</translation>
    </message>
</context>
<context>
    <name>LeanStory</name>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lean learner, part 1</source>
        <translation>Lean-Lerner, Teil 1</translation>
    </message>
    <message>
        <source>Ldim is 0: there is one hypothesis, so nothing has to be learned and no row is read.</source>
        <translation>Ldim ist 0: es gibt eine Hypothese, also ist nichts zu lernen, und keine Zeile wird gelesen.</translation>
    </message>
    <message>
        <source>f∅ errs at row %1: a mistake that cost no coin. The SOA now predicts %2.</source>
        <translation>f∅ irrt in Zeile %1: ein Fehler, der keine Münze kostet. Der SOA sagt nun %2 voraus.</translation>
    </message>
    <message>
        <source>The opponent predicts %1, as the base does: no contest, and the next opponent is built.</source>
        <translation>Der Gegner sagt %1 voraus wie die Basis: kein Duell, und der nächste Gegner wird gebaut.</translation>
    </message>
    <message>
        <source>%1 and %2 first differ at point %3. Nobody tosses a coin: both labels are followed.</source>
        <translation>%1 und %2 unterscheiden sich zuerst am Punkt %3. Niemand wirft eine Münze: beide Label werden verfolgt.</translation>
    </message>
    <message>
        <source>Lean learner, parts 1 and 5</source>
        <translation>Lean-Lerner, Teile 1 und 5</translation>
    </message>
    <message>
        <source>%1 errs at row %2: a mistake on a real row. The SOA now predicts %3; %4.</source>
        <translation>%1 irrt in Zeile %2: ein Fehler auf einer echten Zeile. Der SOA sagt nun %3 voraus; %4.</translation>
    </message>
    <message>
        <source>%1 has used up its opponents. From here on rows are only read, until it errs.</source>
        <translation>%1 hat seine Gegner aufgebraucht. Von hier an werden Zeilen nur gelesen, bis er irrt.</translation>
    </message>
    <message>
        <source>The rows are used up before an item of level %1 is complete.</source>
        <translation>Die Zeilen sind aufgebraucht, ehe die Stufe %1 erreicht ist.</translation>
    </message>
    <message>
        <source>Lean learner, part 6</source>
        <translation>Lean-Lerner, Teil 6</translation>
    </message>
    <message>
        <source>No row is wrong for %1 and no opponent differs: the batch is stuck, and votes for it.</source>
        <translation>Keine Zeile ist falsch für %1, und kein Gegner ist anders: der Batch steckt fest und stimmt dafür.</translation>
    </message>
    <message>
        <source>All %1 agree with %2: it becomes a candidate. The true labels always end in one.</source>
        <translation>Alle %1 stimmen mit %2 überein: es wird Kandidat. Die wahren Label enden immer bei einem.</translation>
    </message>
    <message>
        <source>Some row is wrong for %1: no candidate.</source>
        <translation>Eine Zeile ist falsch für %1: kein Kandidat.</translation>
    </message>
    <message>
        <source>Items of the levels below %1 are run again and again from the first row. Their predictors are listed as well: one of them may be good and come up often.</source>
        <translation>Die Stufen unter %1 werden von der ersten Zeile an immer wieder durchlaufen. Auch ihre Prädiktoren kommen auf die Liste: einer davon kann gut sein und oft vorkommen.</translation>
    </message>
    <message>
        <source>This batch votes for nobody.</source>
        <translation>Dieser Batch stimmt für niemanden.</translation>
    </message>
    <message numerus="yes">
        <source>Batch %1 votes for %2 predictors, of at most %3 on a list.</source>
        <translation>
            <numerusform>Batch %1 stimmt für %2 Prädiktor, von höchstens %3 auf einer Liste.</numerusform>
            <numerusform>Batch %1 stimmt für %2 Prädiktoren, von höchstens %3 auf einer Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1 still fits</source>
        <translation>nur %1 passt noch</translation>
    </message>
    <message numerus="yes">
        <source>%1 hypotheses still fit</source>
        <translation>
            <numerusform>%1 Hypothese passt noch</numerusform>
            <numerusform>%1 Hypothesen passen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, the true label, %2.</source>
        <translation>Mit %1, dem wahren Label: %2.</translation>
    </message>
    <message>
        <source>With %1 no hypothesis is left.</source>
        <translation>Mit %1 bleibt keine Hypothese.</translation>
    </message>
    <message>
        <source>With %1 row %2 contradicts all that is left: this outcome ends.</source>
        <translation>Mit %1 widerspricht Zeile %2 allem, was bleibt: dieser Ausgang endet.</translation>
    </message>
    <message>
        <source>With %1 it goes on too: the rows do not contradict it.</source>
        <translation>Mit %1 geht es auch weiter: die Zeilen widersprechen nicht.</translation>
    </message>
    <message>
        <source>No batch is needed.</source>
        <translation>Kein Batch wird gebraucht.</translation>
    </message>
    <message>
        <source>There is no other batch.</source>
        <translation>Es gibt keinen anderen Batch.</translation>
    </message>
    <message numerus="yes">
        <source>The other %1 batches make their lists the same way, each from rows of its own.</source>
        <translation>
            <numerusform>Ebenso macht %1 anderer Batch seine Liste, aus eigenen Zeilen.</numerusform>
            <numerusform>Die anderen %1 Batches machen ihre Listen ebenso, jeder aus eigenen Zeilen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together they cast %1 votes.</source>
        <translation>
            <numerusform>Zusammen geben sie %1 Stimme ab.</numerusform>
            <numerusform>Zusammen geben sie %1 Stimmen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lean learner, part 2</source>
        <translation>Lean-Lerner, Teil 2</translation>
    </message>
    <message>
        <source>Nobody is named by any batch. The answer will be f∅, which depends on no data.</source>
        <translation>Kein Batch nennt jemanden. Die Antwort wird f∅ sein, das von keinen Daten abhängt.</translation>
    </message>
    <message numerus="yes">
        <source>The votes are counted: %1 candidates are named; %2 leads with %3.</source>
        <translation>
            <numerusform>Die Stimmen sind gezählt: %1 Kandidat ist genannt; %2 hat %3.</numerusform>
            <numerusform>Die Stimmen sind gezählt: %1 Kandidaten sind genannt; %2 führt mit %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 votes</source>
        <translation>
            <numerusform>%1 Stimme</numerusform>
            <numerusform>%1 Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>No fresh rows are needed here: a list holds so few that votes alone decide.</source>
        <translation>Frische Zeilen braucht es hier nicht: eine Liste hat so wenige, dass die Stimmen allein entscheiden.</translation>
    </message>
    <message>
        <source>Each is tried on %1 that were in no batch. Errors beyond %2 are taken from its votes: what is left is its score u.</source>
        <translation>Jeder wird an %1 erprobt, die in keinem Batch waren. Fehler über %2 hinaus gehen von den Stimmen ab: was bleibt, ist der Wert u.</translation>
    </message>
    <message>
        <source>The largest u + noise wins among the candidates and many dummies with u = 0. The winner leaves only if 2u + noise reaches the bar %1 + noise.</source>
        <translation>Das größte u + Rauschen gewinnt unter den Kandidaten und vielen Attrappen mit u = 0. Der Sieger geht nur hinaus, wenn 2u + Rauschen die Latte %1 + Rauschen erreicht.</translation>
    </message>
    <message>
        <source>Lean learner, part 3</source>
        <translation>Lean-Lerner, Teil 3</translation>
    </message>
    <message>
        <source>Lean learner, parts 2 and 7</source>
        <translation>Lean-Lerner, Teile 2 und 7</translation>
    </message>
    <message>
        <source>The answer is the one hypothesis there is, with loss %1.</source>
        <translation>Die Antwort ist die eine Hypothese, die es gibt, mit Verlust %1.</translation>
    </message>
    <message>
        <source>Nobody passes the bar. The answer is f∅, with loss %1; it depends on no data.</source>
        <translation>Niemand kommt über die Latte. Die Antwort ist f∅, mit Verlust %1; sie hängt von keinen Daten ab.</translation>
    </message>
    <message>
        <source>%1 is chosen, and that is the target. It leaves alone: no count, no list, no error.</source>
        <translation>%1 wird gewählt, und das ist das Ziel. Es geht allein hinaus: keine Anzahl, keine Liste, kein Fehler.</translation>
    </message>
    <message>
        <source>%1 is chosen, with loss %2. It leaves alone: no count, no list, no error.</source>
        <translation>%1 wird gewählt, mit Verlust %2. Es geht allein hinaus: keine Anzahl, keine Liste, kein Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fit</source>
        <translation>
            <numerusform>%1 passt</numerusform>
            <numerusform>%1 passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Batch %1 of %2 has %3. f∅ is the public answer before any example; the rows on which it errs are the mistakes. Where two predictors differ, both labels are followed.</source>
        <translation>Batch %1 von %2 hat %3. f∅ ist die öffentliche Antwort vor jedem Beispiel; die Zeilen, auf denen es irrt, sind die Fehler. Wo zwei Prädiktoren sich unterscheiden, werden beide Label verfolgt.</translation>
    </message>
    <message>
        <source>f∅ errs on no row: it is right on this batch, so the batch votes for nobody.</source>
        <translation>f∅ irrt auf keiner Zeile: auf diesem Batch hat es recht, also stimmt der Batch für niemanden.</translation>
    </message>
    <message>
        <source>A candidate is drawn with a weight that grows by a constant factor with each vote; the outcome that none is chosen has a fixed weight.</source>
        <translation>Ein Kandidat wird mit einem Gewicht gezogen, das mit jeder Stimme um einen festen Faktor wächst; der Ausgang, dass keiner gewählt wird, hat ein festes Gewicht.</translation>
    </message>
    <message>
        <source>Flip any one label of batch %1: its list does not change, so nobody can notice.</source>
        <translation>Kehrt man irgendein Label von Batch %1 um, ändert sich seine Liste nicht, also kann es niemand merken.</translation>
    </message>
    <message numerus="yes">
        <source>Flip the label of row %1 of batch %2: %3 votes move, and no answer’s probability changes by a thousandth.</source>
        <translation>
            <numerusform>Kehrt man das Label von Zeile %1 in Batch %2 um, bewegt sich %3 Stimme, und keine Wahrscheinlichkeit einer Antwort ändert sich um ein Tausendstel.</numerusform>
            <numerusform>Kehrt man das Label von Zeile %1 in Batch %2 um, bewegen sich %3 Stimmen, und keine Wahrscheinlichkeit einer Antwort ändert sich um ein Tausendstel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip the label of row %1 of batch %2: %3 votes move, and the probability of any output changes by a factor of at most %4</source>
        <translation>
            <numerusform>Kehrt man das Label von Zeile %1 in Batch %2 um, bewegt sich %3 Stimme, und die Wahrscheinlichkeit jeder Ausgabe ändert sich höchstens um den Faktor %4</numerusform>
            <numerusform>Kehrt man das Label von Zeile %1 in Batch %2 um, bewegen sich %3 Stimmen, und die Wahrscheinlichkeit jeder Ausgabe ändert sich höchstens um den Faktor %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, plus at most %2.</source>
        <translation>%1, plus höchstens %2.</translation>
    </message>
</context>
<context>
    <name>LeanVotesPicture</name>
    <message numerus="yes">
        <source>The lean learner&apos;s votes: %1 candidates of %2 batches.</source>
        <translation>
            <numerusform>Die Stimmen des Lean-Lerners: %1 Kandidat aus %2 Batches.</numerusform>
            <numerusform>Die Stimmen des Lean-Lerners: %1 Kandidaten aus %2 Batches.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lean learner&apos;s votes: nobody passes the bar, the answer is f∅.</source>
        <translation>Die Stimmen des Lean-Lerners: niemand kommt über die Latte, die Antwort ist f∅.</translation>
    </message>
    <message>
        <source>The lean learner&apos;s votes: the answer is %1.</source>
        <translation>Die Stimmen des Lean-Lerners: die Antwort ist %1.</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>No batch names anybody.</source>
        <translation>Kein Batch nennt jemanden.</translation>
    </message>
    <message>
        <source>The votes are counted after the last batch has run.</source>
        <translation>Gezählt wird, wenn der letzte Batch gelaufen ist.</translation>
    </message>
    <message numerus="yes">
        <source>votes of %1 batches</source>
        <translation>
            <numerusform>Stimmen von %1 Batch</numerusform>
            <numerusform>Stimmen von %1 Batches</numerusform>
        </translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message numerus="yes">
        <source>+ %1 more</source>
        <translation>
            <numerusform>+ %1 weitere</numerusform>
            <numerusform>+ %1 weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is chosen</source>
        <translation>niemand wird gewählt</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>low</source>
        <translation>tief</translation>
    </message>
    <message>
        <source>Nothing was chosen: this is $f_∅$, the answer without data.</source>
        <translation>Niemand wurde gewählt: das ist $f_∅$, die Antwort ohne Daten.</translation>
    </message>
    <message>
        <source>nothing else leaves</source>
        <translation>sonst geht nichts hinaus</translation>
    </message>
    <message>
        <source>No count, no list, no error. Private at %1.</source>
        <translation>Keine Anzahl, keine Liste, kein Fehler. Privat mit %1.</translation>
    </message>
    <message>
        <source>Change one example</source>
        <translation>Ein Beispiel ändern</translation>
    </message>
    <message>
        <source>batch %1, row %2: %3</source>
        <translation>Batch %1, Zeile %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows move a vote when their label turns; here %3 move.</source>
        <translation>
            <numerusform>%1 von %2 Zeilen bewegen eine Stimme, wenn ihr Label sich dreht; hier bewegt sich %3.</numerusform>
            <numerusform>%1 von %2 Zeilen bewegen eine Stimme, wenn ihr Label sich dreht; hier bewegen sich %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>wie es war</translation>
    </message>
    <message>
        <source>label turned: exact chance of each answer</source>
        <translation>Label gedreht: exakte Chance jeder Antwort</translation>
    </message>
    <message>
        <source>nothing: $f_∅$</source>
        <translation>niemand: $f_∅$</translation>
    </message>
    <message numerus="yes">
        <source>%1 votes</source>
        <translation>
            <numerusform>%1 Stimme</numerusform>
            <numerusform>%1 Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>worst ratio</source>
        <translation>größtes Verhältnis</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>bleibt übrig</translation>
    </message>
    <message>
        <source>The last step shows what an observer can learn.</source>
        <translation>Der letzte Schritt zeigt, was ein Beobachter erfahren kann.</translation>
    </message>
    <message>
        <source>bar: twice the score must reach $τ$ = %1</source>
        <translation>Schranke: die doppelte Punktzahl muss $τ$ = %1 erreichen</translation>
    </message>
    <message numerus="yes">
        <source>The chain learner’s votes: %1 names from %2 rows.</source>
        <translation>
            <numerusform>Die Stimmen des Chain-Lerners: %1 Name aus %2 Zeilen.</numerusform>
            <numerusform>Die Stimmen des Chain-Lerners: %1 Namen aus %2 Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chain learner’s votes: nobody passes the bar, the answer is f∅.</source>
        <translation>Die Stimmen des Chain-Lerners: niemand kommt über die Latte, die Antwort ist f∅.</translation>
    </message>
    <message>
        <source>The chain learner’s votes: the answer is %1.</source>
        <translation>Die Stimmen des Chain-Lerners: die Antwort ist %1.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>predictor</source>
        <translation>Prädiktor</translation>
    </message>
    <message>
        <source>No run names anybody.</source>
        <translation>Kein Lauf nennt jemanden.</translation>
    </message>
    <message>
        <source>The runs are counted first.</source>
        <translation>Zuerst werden die Läufe gezählt.</translation>
    </message>
    <message numerus="yes">
        <source>disjoint runs in %1 rows</source>
        <translation>
            <numerusform>disjunkte Läufe in %1 Zeile</numerusform>
            <numerusform>disjunkte Läufe in %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>votes</source>
        <translation>Stimmen</translation>
    </message>
</context>
<context>
    <name>LearnerWords</name>
    <message>
        <source>the lean learner</source>
        <translation>der Lean-Lerner</translation>
    </message>
    <message>
        <source>the chain learner</source>
        <translation>der Chain-Lerner</translation>
    </message>
    <message>
        <source>the exponential mechanism</source>
        <translation>der exponentielle Mechanismus</translation>
    </message>
    <message>
        <source>M with the paper&apos;s constants</source>
        <translation>M mit den Konstanten der Arbeit</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>lean learner</source>
        <translation>Lean-Lerner</translation>
    </message>
    <message>
        <source>chain learner</source>
        <translation>Chain-Lerner</translation>
    </message>
    <message>
        <source>exponential mechanism</source>
        <translation>Exponentialmechanismus</translation>
    </message>
    <message>
        <source>M, paper&apos;s constants</source>
        <translation>M, Konstanten der Arbeit</translation>
    </message>
    <message>
        <source>lean</source>
        <translation>Lean</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>Chain</translation>
    </message>
    <message>
        <source>permute-and-flip</source>
        <translation>permute-and-flip</translation>
    </message>
    <message>
        <source>PF</source>
        <translation>PF</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>too far left by a factor of at least %1</source>
        <translation>zu weit links, mindestens um den Faktor %1</translation>
    </message>
    <message>
        <source>too far right by a factor of at least %1</source>
        <translation>zu weit rechts, mindestens um den Faktor %1</translation>
    </message>
    <message>
        <source>where the loss falls</source>
        <translation>dort, wo der Verlust fällt</translation>
    </message>
</context>
<context>
    <name>LessonPicture</name>
    <message numerus="yes">
        <source>%n rows still fit the sample, Ldim %1.</source>
        <translation>
            <numerusform>%n Zeile passt noch zur Stichprobe, Ldim %1.</numerusform>
            <numerusform>%n Zeilen passen noch zur Stichprobe, Ldim %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row fits the sample.</source>
        <translation>Keine Zeile passt zur Stichprobe.</translation>
    </message>
</context>
<context>
    <name>LevelsPicture</name>
    <message>
        <source>The most likely predictor of each level comes out with probability %1.</source>
        <translation>Der wahrscheinlichste Prädiktor jeder Stufe kommt mit Wahrscheinlichkeit %1 heraus.</translation>
    </message>
    <message>
        <source>no contest</source>
        <translation>kein Duell</translation>
    </message>
    <message numerus="yes">
        <source>%n predictors,</source>
        <translation>
            <numerusform>%n Prädiktor,</numerusform>
            <numerusform>%n Prädiktoren,</numerusform>
        </translation>
    </message>
    <message>
        <source>none above %1</source>
        <translation>keiner über %1</translation>
    </message>
    <message>
        <source>$τ_%1$ = %2, bound</source>
        <translation>$τ_%1$ = %2, Schranke</translation>
    </message>
    <message>
        <source>Run it twice</source>
        <translation>Zweimal ausführen</translation>
    </message>
    <message>
        <source>on two fresh samples: do the two agree? The exact chance at each level.</source>
        <translation>mit zwei frischen Stichproben: Stimmen beide überein? Die genaue Wahrscheinlichkeit jeder Stufe.</translation>
    </message>
    <message numerus="yes">
        <source>on two fresh samples: do the two agree? Exact, and %n pairs at each level, 95 % interval.</source>
        <translation>
            <numerusform>mit zwei frischen Stichproben: Stimmen beide überein? Genau, und %n Paar je Stufe, 95-%-Intervall.</numerusform>
            <numerusform>mit zwei frischen Stichproben: Stimmen beide überein? Genau, und %n Paare je Stufe, 95-%-Intervall.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the proof keeps, and what happens</source>
        <translation>Was der Beweis behält und was geschieht</translation>
    </message>
    <message>
        <source>log scale; a level with a predictor above $τ_k$ is globally stable</source>
        <translation>logarithmisch; eine Stufe mit einem Prädiktor über $τ_k$ ist global stabil</translation>
    </message>
    <message>
        <source>top</source>
        <translation>Spitze</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>after the last level</source>
        <translation>nach der letzten Stufe</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>on two fresh samples: do the two agree? Counted in runs where no law is known.</source>
        <translation>auf zwei frischen Stichproben: Stimmen beide überein? In Läufen gezählt, wo keine Verteilung bekannt ist.</translation>
    </message>
</context>
<context>
    <name>LevelsScript</name>
    <message>
        <source>Definition 6 · Lemma 25</source>
        <translation>Definition 6 · Lemma 25</translation>
    </message>
    <message>
        <source>Without a contest the most likely predictor comes out in %1 of all runs.</source>
        <translation>Ohne Duell kommt der wahrscheinlichste Prädiktor in %1 aller Läufe heraus.</translation>
    </message>
    <message>
        <source>The target cannot come out: one block never shows enough of it.</source>
        <translation>Das Ziel kann nicht herauskommen: Ein Block zeigt nie genug davon.</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds of contests the most likely predictor comes out in %1 of all runs.</source>
        <translation>
            <numerusform>Nach %n Runde von Duellen kommt der wahrscheinlichste Prädiktor in %1 aller Läufe heraus.</numerusform>
            <numerusform>Nach %n Runden von Duellen kommt der wahrscheinlichste Prädiktor in %1 aller Läufe heraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither higher nor lower.</source>
        <translation>Weder höher noch niedriger.</translation>
    </message>
    <message>
        <source>Higher.</source>
        <translation>Höher.</translation>
    </message>
    <message>
        <source>Lower.</source>
        <translation>Niedriger.</translation>
    </message>
    <message>
        <source>At level 0 the target comes out in %1 of all runs.</source>
        <translation>Auf Stufe 0 kommt das Ziel in %1 aller Läufe heraus.</translation>
    </message>
    <message>
        <source>At level 0 the target cannot come out: one block never shows enough of it.</source>
        <translation>Auf Stufe 0 kann das Ziel nicht herauskommen: Ein Block zeigt nie genug davon.</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds of contests it comes out in %1.</source>
        <translation>
            <numerusform>Nach %n Runde Duelle kommt es in %1 heraus.</numerusform>
            <numerusform>Nach %n Runden Duelle kommt es in %1 heraus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not come out after %n rounds of contests either.</source>
        <translation>
            <numerusform>Auch nach %n Runde Duelle kommt es nicht heraus.</numerusform>
            <numerusform>Auch nach %n Runden Duelle kommt es nicht heraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run it twice, on two fresh samples: do the two agree?</source>
        <translation>Zweimal laufen lassen, auf zwei frischen Stichproben: Stimmen beide überein?</translation>
    </message>
    <message>
        <source>Will it be higher or lower at level %1?</source>
        <translation>Wird es auf Stufe %1 höher oder niedriger sein?</translation>
    </message>
    <message>
        <source>The exact laws are being computed.</source>
        <translation>Die genauen Verteilungen werden berechnet.</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>These laws have too many states to be computed. Runs of each level are made.</source>
        <translation>Diese Verteilungen haben zu viele Zustände, um berechnet zu werden. Läufe jeder Stufe werden gemacht.</translation>
    </message>
    <message>
        <source>These laws have too many states to be computed.</source>
        <translation>Diese Verteilungen haben zu viele Zustände, um berechnet zu werden.</translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) are left.</source>
        <translation>
            <numerusform>Es dauert noch etwa %n Sekunde.</numerusform>
            <numerusform>Es dauert noch etwa %n Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes are left.</source>
        <translation>
            <numerusform>Es dauert noch etwa %n Minute.</numerusform>
            <numerusform>Es dauert noch etwa %n Minuten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LieStation</name>
    <message>
        <source>A coin can lie</source>
        <translation>Eine Münze kann lügen</translation>
    </message>
    <message>
        <source>A lie can win only where the other side is right.</source>
        <translation>Eine Lüge kann nur gewinnen, wo die andere Seite recht hat.</translation>
    </message>
    <message>
        <source>The proof counts the grey bars; life gives the black ones.</source>
        <translation>Der Beweis zählt die grauen Balken; das Leben gibt die schwarzen.</translation>
    </message>
    <message>
        <source>The target says %2 at %1. What does a lie cost?</source>
        <translation>Das Ziel sagt %2 bei %1. Was kostet eine Lüge?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>its vote</source>
        <translation>die Stimme</translation>
    </message>
    <message>
        <source>privacy</source>
        <translation>Privatheit</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>weder noch</translation>
    </message>
    <message>
        <source>It votes all the same.
It costs frequency, never privacy.</source>
        <translation>Der Batch stimmt trotzdem ab.
Das kostet Häufigkeit, nie Privatheit.</translation>
    </message>
    <message>
        <source>How often?</source>
        <translation>Wie oft?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>no lie</source>
        <translation>keine Lüge</translation>
    </message>
    <message>
        <source>target comes out</source>
        <translation>Ziel kommt heraus</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>rows left</source>
        <translation>Zeilen übrig</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <source>Lie</source>
        <translation>Lüge</translation>
    </message>
    <message>
        <source>no row</source>
        <translation>keine Zeile</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>its vote, patched</source>
        <translation>die Stimme, geflickt</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 Runden</translation>
    </message>
    <message>
        <source>%1 and %2, and a coin that says %3.</source>
        <translation>%1 und %2, und eine Münze, die %3 sagt.</translation>
    </message>
    <message>
        <source>Two worlds. A true coin leaves rows: %1, and the vote %2. A lying coin leaves rows: %3, and the vote %4.</source>
        <translation>Zwei Welten. Eine wahre Münze lässt Zeilen: %1, und die Stimme %2. Eine lügende Münze lässt Zeilen: %3, und die Stimme %4.</translation>
    </message>
    <message>
        <source>round %1: %2 and %3</source>
        <translation>Runde %1: %2 und %3</translation>
    </message>
    <message>
        <source>No lie, and the target comes out, %1.</source>
        <translation>Keine Lüge, und das Ziel kommt heraus, %1.</translation>
    </message>
</context>
<context>
    <name>LongestPiecePicture</name>
    <message>
        <source>The longest piece after each row of T: %1 rows. The ruler is %2.</source>
        <translation>Das längste Stück nach jeder Zeile von T: %1 Zeilen. Das Lineal ist %2.</translation>
    </message>
</context>
<context>
    <name>LossLegend</name>
    <message>
        <source>population loss (exact)</source>
        <translation>wahrer Verlust (genau)</translation>
    </message>
    <message>
        <source>population loss, mean of runs</source>
        <translation>wahrer Verlust, Mittel der Läufe</translation>
    </message>
</context>
<context>
    <name>LossPrint</name>
    <message>
        <source>M, private</source>
        <translation>M, privat</translation>
    </message>
    <message>
        <source>$n$, examples (log scale)</source>
        <translation>$n$, Beispiele (log. Achse)</translation>
    </message>
    <message>
        <source>Theorem 3:</source>
        <translation>Satz 3:</translation>
    </message>
    <message>
        <source>lean:</source>
        <translation>lean:</translation>
    </message>
    <message>
        <source>nothing is released</source>
        <translation>nichts wird veröffentlicht</translation>
    </message>
    <message>
        <source>$α$ = %1</source>
        <translation>$α$ = %1</translation>
    </message>
    <message>
        <source>chain:</source>
        <translation>chain:</translation>
    </message>
</context>
<context>
    <name>LossTable</name>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Lean</source>
        <translation>Lean</translation>
    </message>
    <message>
        <source>Generic</source>
        <translation>Generisch</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>Konsistent</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>median loss</source>
        <translation>Median des Verlusts</translation>
    </message>
    <message>
        <source>10 %</source>
        <translation>10 %</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90 %</translation>
    </message>
    <message>
        <source>loss ≤ α</source>
        <translation>Verlust ≤ α</translation>
    </message>
    <message>
        <source>95 %: from</source>
        <translation>95 %: von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>mittlerer Verlust</translation>
    </message>
    <message>
        <source>nothing released</source>
        <translation>nichts freigegeben</translation>
    </message>
    <message>
        <source>d</source>
        <translation>d</translation>
    </message>
    <message>
        <source>ε</source>
        <translation>ε</translation>
    </message>
    <message>
        <source>its log₁₀</source>
        <translation>davon log₁₀</translation>
    </message>
    <message>
        <source>sharp constants</source>
        <translation>scharfe Konstanten</translation>
    </message>
    <message>
        <source>M, measured</source>
        <translation>M, gemessen</translation>
    </message>
    <message>
        <source>not measured because</source>
        <translation>nicht gemessen, weil</translation>
    </message>
    <message>
        <source>Relabelled</source>
        <translation>Neu beschriftet</translation>
    </message>
    <message>
        <source>loss of every run</source>
        <translation>Verlust jedes Laufs</translation>
    </message>
    <message>
        <source>paper’s constants, own factors in k and n′</source>
        <translation>Konstanten der Arbeit, eigene Faktoren in k und n′</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chain</translation>
    </message>
</context>
<context>
    <name>LossTex</name>
    <message>
        <source>share with loss ≤ $α$</source>
        <translation>Anteil mit Verlust ≤ $α$</translation>
    </message>
    <message>
        <source>$n$, examples given to the learner (log scale)</source>
        <translation>$n$, Beispiele für den Lerner (log. Skala)</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>the lean learner (rings)</source>
        <translation>des Lean-Lerners (Ringe)</translation>
    </message>
    <message>
        <source>a consistent learner (triangles)</source>
        <translation>eines konsistenten Lerners (Dreiecke)</translation>
    </message>
    <message>
        <source>the relabelled learner (diamonds)</source>
        <translation>des umbeschrifteten Lerners (Rauten)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Up to %1 examples, the largest size here, M releases nothing and answers blindly: its fall is beyond this axis.</source>
        <translation>Bis %1 Beispiele, der größten Zahl hier, veröffentlicht M nichts und antwortet blind: sein Fall liegt jenseits dieser Achse.</translation>
    </message>
    <message>
        <source>Theorem 3 promises M loss ≤ α from %1 examples on, with sharp constants: beyond this axis.</source>
        <translation>Satz 3 verspricht für M Verlust ≤ α ab %1 Beispielen, mit scharfen Konstanten: jenseits dieser Achse.</translation>
    </message>
    <message>
        <source>Theorem 3 promises M loss ≤ α from %1 examples on, with the paper’s constants: beyond this axis.</source>
        <translation>Satz 3 verspricht für M Verlust ≤ α ab %1 Beispielen, mit den Konstanten der Arbeit: jenseits dieser Achse.</translation>
    </message>
    <message>
        <source>Loss by sample size</source>
        <translation>Verlust nach Stichprobengröße</translation>
    </message>
    <message>
        <source>First nothing, then everything</source>
        <translation>Erst nichts, dann alles</translation>
    </message>
    <message>
        <source>M keeps its promise</source>
        <translation>M hält sein Versprechen</translation>
    </message>
    <message>
        <source>Nothing yet: the fall of M is beyond this range</source>
        <translation>Noch nichts: der Fall von M liegt jenseits dieses Bereichs</translation>
    </message>
    <message>
        <source>Not yet in enough runs</source>
        <translation>Noch nicht in genug Läufen</translation>
    </message>
    <message>
        <source>Curves of loss against the number of examples, from %1 to %2.</source>
        <translation>Kurven des Verlusts über der Zahl der Beispiele, von %1 bis %2.</translation>
    </message>
    <message>
        <source>%1 sizes, 1 run each</source>
        <translation>%1 Größen, je 1 Lauf</translation>
    </message>
    <message>
        <source>%1 sizes, %2 runs each</source>
        <translation>%1 Größen, je %2 Läufe</translation>
    </message>
    <message>
        <source>Each dimension costs far more than the one before</source>
        <translation>Jede Dimension kostet weit mehr als die vorige</translation>
    </message>
    <message>
        <source>Half the ε costs about twice the examples</source>
        <translation>Halbes ε kostet etwa doppelt so viele Beispiele</translation>
    </message>
    <message>
        <source>Examples needed against the Littlestone dimension.</source>
        <translation>Nötige Beispiele nach der Littlestone-Dimension.</translation>
    </message>
    <message>
        <source>Examples needed against ε.</source>
        <translation>Nötige Beispiele nach ε.</translation>
    </message>
    <message>
        <source>Dashed: from where Theorem 3 holds, with the paper’s constants (triangles) and with sharp ones (squares), for every distribution. Solid: M with the sharp proportions scaled to each size, measured on one distribution, an estimate.</source>
        <translation>Gestrichelt: ab wo Satz 3 gilt, mit den Konstanten der Arbeit (Dreiecke) und mit scharfen (Quadrate), für jede Verteilung. Durchgezogen: M mit den scharfen Verhältnissen, auf jede Größe skaliert, auf einer Verteilung gemessen, eine Schätzung.</translation>
    </message>
    <message>
        <source>Dashed is promised, solid is measured, with sharp proportions.</source>
        <translation>Gestrichelt ist versprochen, durchgezogen gemessen, mit scharfen Verhältnissen.</translation>
    </message>
    <message>
        <source>d = %1</source>
        <translation>d = %1</translation>
    </message>
    <message>
        <source>ε = %1</source>
        <translation>ε = %1</translation>
    </message>
    <message>
        <source>Measured: %1 at %2, %3 at %4.</source>
        <translation>Gemessen: %1 bei %2, %3 bei %4.</translation>
    </message>
    <message>
        <source>M can release a predictor only when enough batches agree.</source>
        <translation>M kann erst dann einen Prädiktor freigeben, wenn genug Batches übereinstimmen.</translation>
    </message>
    <message>
        <source>Up to %1 examples, the largest size here, M does not yet keep loss ≤ α in enough runs.</source>
        <translation>Bis %1 Beispiele, der größten Zahl hier, hält M Verlust ≤ α noch nicht in genug Läufen ein.</translation>
    </message>
    <message>
        <source>From %1 on every run of M has loss 0.</source>
        <translation>Ab %1 hat jeder Lauf von M Verlust 0.</translation>
    </message>
    <message>
        <source>M (circles)</source>
        <translation>M (Kreise)</translation>
    </message>
    <message>
        <source>GenericLearner (squares)</source>
        <translation>GenericLearner (Quadrate)</translation>
    </message>
    <message>
        <source>Exact loss of one run at each size of %1.</source>
        <translation>Genauer Verlust eines Laufs je Größe von %1.</translation>
    </message>
    <message>
        <source>Lines are means over %1 runs of %2; bands hold the middle 80 %, dots are runs.</source>
        <translation>Linien sind Mittel über %1 Läufe von %2; Bänder halten die mittleren 80 %, Punkte sind Läufe.</translation>
    </message>
    <message>
        <source>Below: the share of runs with loss ≤ α.</source>
        <translation>Unten: der Anteil der Läufe mit Verlust ≤ α.</translation>
    </message>
    <message>
        <source>Up to %1 examples M releases nothing.</source>
        <translation>Bis zu %1 Beispielen gibt M nichts frei.</translation>
    </message>
    <message>
        <source>From %1 on M has loss ≤ α in enough runs.</source>
        <translation>Ab %1 hat M in genügend Läufen Verlust ≤ α.</translation>
    </message>
    <message>
        <source>Dotted: from %1 examples on Theorem 3 promises M loss ≤ α for every distribution.</source>
        <translation>Gepunktet: Ab %1 Beispielen sagt Satz 3 für M Verlust ≤ α zu, für jede Verteilung.</translation>
    </message>
    <message>
        <source>Lean: from %1 on.</source>
        <translation>Lean: ab %1.</translation>
    </message>
    <message>
        <source>the chain learner (crosses)</source>
        <translation>des Chain-Lerners (Kreuze)</translation>
    </message>
    <message>
        <source>Chain: from %1 on.</source>
        <translation>Chain: ab %1.</translation>
    </message>
    <message>
        <source>Up to %1 examples M releases nothing, but its answer without data has loss ≤ α already.</source>
        <translation>Bis %1 Beispiele veröffentlicht M nichts, aber schon seine Antwort ohne Daten hat Verlust ≤ α.</translation>
    </message>
    <message>
        <source>The answer without data is good enough here</source>
        <translation>Hier genügt schon die Antwort ohne Daten</translation>
    </message>
</context>
<context>
    <name>LowerBoundPanel</name>
    <message>
        <source>powers of two</source>
        <translation>Zweierpotenzen</translation>
    </message>
    <message>
        <source>Or points of your own, such as 1, 2, 4, 2^40</source>
        <translation>Oder eigene Punkte, etwa 1, 2, 4, 2^40</translation>
    </message>
    <message>
        <source>Theorem 1 has $1&#xa0;/&#xa0;(10³&#xa0;m²&#xa0;log&#xa0;m)$; empty: that.</source>
        <translation>Satz 1 hat $1&#xa0;/&#xa0;(10³&#xa0;m²&#xa0;log&#xa0;m)$; leer: dieser Wert.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>law</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Ldim</source>
        <translation>Ldim</translation>
    </message>
    <message>
        <source>Sample: small error on its own examples. Law: PAC, costs a factor. Ldim $d$: through log $d$ thresholds.</source>
        <translation>Stichprobe: kleiner Fehler auf den eigenen Beispielen. Verteilung: PAC, kostet einen Faktor. Ldim $d$: über log $d$ Schwellen.</translation>
    </message>
    <message>
        <source>%1 × %1 · Ldim %2 · VC 1</source>
        <translation>%1 × %1 · Ldim %2 · VC 1</translation>
    </message>
    <message>
        <source>%1 points · Ldim %2 · VC 1</source>
        <translation>%1 Punkte · Ldim %2 · VC 1</translation>
    </message>
    <message>
        <source>dragged by hand</source>
        <translation>von Hand gezogen</translation>
    </message>
    <message>
        <source>few errors, likely</source>
        <translation>wohl wenige Fehler</translation>
    </message>
    <message>
        <source>any consistent cut</source>
        <translation>ein passender Schnitt</translation>
    </message>
    <message>
        <source>one consistent cut</source>
        <translation>ein fester Schnitt</translation>
    </message>
    <message>
        <source>one coin for each point</source>
        <translation>je Punkt eine Münze</translation>
    </message>
    <message>
        <source>click a circle</source>
        <translation>Kreis anklicken</translation>
    </message>
    <message>
        <source>Points that X′ must hold, such as 3, 48</source>
        <translation>Punkte, die X′ enthalten muss, etwa 3, 48</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>Exact: no candidates make a larger set. At least: one quick pass, its size is a lower bound.</source>
        <translation>Genau: keine Kandidaten bilden eine größere Menge. Mindestens: ein schneller Durchgang, die Größe ist eine untere Schranke.</translation>
    </message>
    <message>
        <source>every point</source>
        <translation>jeder Punkt</translation>
    </message>
</context>
<context>
    <name>MarksPicture</name>
    <message>
        <source>How to read the histogram.</source>
        <translation>Wie das Histogramm zu lesen ist.</translation>
    </message>
    <message>
        <source>Four kinds of number.</source>
        <translation>Vier Arten von Zahlen.</translation>
    </message>
    <message>
        <source>true count $c$, never released</source>
        <translation>wahre Anzahl $c$, bleibt geheim</translation>
    </message>
    <message>
        <source>noise $Z$ ∝ exp(−$ε$|$z$|/2)</source>
        <translation>Rauschen $Z$ ∝ exp(−$ε$|$z$|/2)</translation>
    </message>
    <message>
        <source>noisy count $c$ + $Z$</source>
        <translation>verrauschte Anzahl $c$ + $Z$</translation>
    </message>
    <message>
        <source>threshold $T$, from $ε$ and $δ$ alone</source>
        <translation>Schwelle $T$, nur aus $ε$ und $δ$</translation>
    </message>
    <message>
        <source>mass that $δ$ pays for</source>
        <translation>Masse, für die $δ$ zahlt</translation>
    </message>
    <message>
        <source>bound: what is asked for</source>
        <translation>Schranke: was verlangt wird</translation>
    </message>
    <message numerus="yes">
        <source>estimate: %1 runs, 95 % interval</source>
        <translation>
            <numerusform>Schätzung: %1 Lauf, 95-%-Intervall</numerusform>
            <numerusform>Schätzung: %1 Läufe, 95-%-Intervall</numerusform>
        </translation>
    </message>
    <message>
        <source>single run, its exact loss</source>
        <translation>einzelner Lauf, exakter Verlust</translation>
    </message>
    <message>
        <source>Bounds and an estimate.</source>
        <translation>Schranken und eine Schätzung.</translation>
    </message>
    <message numerus="yes">
        <source>estimate: what %1 runs needed</source>
        <translation>
            <numerusform>Schätzung: Bedarf in %1 Lauf</numerusform>
            <numerusform>Schätzung: Bedarf in %1 Läufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mean of %1 runs</source>
        <translation>
            <numerusform>Mittel von %1 Lauf</numerusform>
            <numerusform>Mittel von %1 Läufen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeTreePicture</name>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>SOA: %1</source>
        <translation>SOA: %1</translation>
    </message>
    <message>
        <source>you: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Ldim %1</source>
        <translation>Ldim %1</translation>
    </message>
    <message>
        <source>Ldim ≥ %1</source>
        <translation>Ldim ≥ %1</translation>
    </message>
    <message>
        <source>witness</source>
        <translation>Zeuge</translation>
    </message>
    <message>
        <source>Ldim 0</source>
        <translation>Ldim 0</translation>
    </message>
    <message>
        <source>points %1 … %2 from left to right</source>
        <translation>Punkte %1 … %2 von links nach rechts</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>$t_i(j)$ = +1 iff $i$ ≤ $j$</source>
        <translation>$t_i(j)$ = +1 gdw. $i$ ≤ $j$</translation>
    </message>
    <message>
        <source>No mistake tree.</source>
        <translation>Kein Fehlerbaum.</translation>
    </message>
    <message>
        <source>A mistake tree of depth %1 shattered by %2.</source>
        <translation>Ein Fehlerbaum der Tiefe %1, zerschmettert von %2.</translation>
    </message>
    <message>
        <source>The play ended at %1.</source>
        <translation>Das Spiel endete bei %1.</translation>
    </message>
    <message>
        <source>Answers so far: %1; the play stands at point %2.</source>
        <translation>Antworten bisher: %1; das Spiel steht am Punkt %2.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>own table</source>
        <translation>eigene Tabelle</translation>
    </message>
</context>
<context>
    <name>Neighbour</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>a predictor nobody chose</source>
        <translation>ein Prädiktor, den niemand wählte</translation>
    </message>
    <message numerus="yes">
        <source>a predictor with %1 votes</source>
        <translation>
            <numerusform>ein Prädiktor mit %1 Stimme</numerusform>
            <numerusform>ein Prädiktor mit %1 Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>umgedreht</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>verschoben</translation>
    </message>
    <message>
        <source>The batch does not read example %1, so no change of it moves a vote.</source>
        <translation>Der Batch liest Beispiel %1 nicht, darum bewegt keine Änderung daran eine Stimme.</translation>
    </message>
    <message>
        <source>No change of one example moves the vote of this batch.</source>
        <translation>Keine Änderung eines Beispiels bewegt die Stimme dieses Batches.</translation>
    </message>
    <message>
        <source>This change moves no vote: %1 of %2 do not. Pick one that does.</source>
        <translation>Diese Änderung bewegt keine Stimme: %1 von %2 tun es nicht. Wählen Sie eine, die es tut.</translation>
    </message>
    <message>
        <source>The batch had no vote to lose. Now %1 gains one.</source>
        <translation>Der Batch hatte keine Stimme zu verlieren. Nun gewinnt %1 eine.</translation>
    </message>
    <message>
        <source>%1 loses a vote, %2 gains it.</source>
        <translation>%1 verliert eine Stimme, %2 gewinnt sie.</translation>
    </message>
    <message>
        <source>%1 loses a vote, and nobody gains it: the batch says Fail.</source>
        <translation>%1 verliert eine Stimme, und niemand gewinnt sie: der Batch sagt Fail.</translation>
    </message>
    <message>
        <source>Now both ratios multiply: %1 · %1 = e^ε, and nothing is left over.</source>
        <translation>Jetzt multiplizieren sich beide Quotienten: %1 · %1 = e^ε, und nichts bleibt übrig.</translation>
    </message>
    <message>
        <source>Lists differ by a factor of %1 at most, and nothing is left over.</source>
        <translation>Listen unterscheiden sich höchstens um den Faktor %1, und nichts bleibt übrig.</translation>
    </message>
    <message>
        <source>nowhere: stays %1</source>
        <translation>nirgends: bleibt %1</translation>
    </message>
    <message>
        <source>nowhere: stays Fail</source>
        <translation>nirgends: bleibt Fail</translation>
    </message>
    <message>
        <source>to Fail, no vote</source>
        <translation>zu Fail, keine Stimme</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>zu %1</translation>
    </message>
    <message>
        <source>to one with none</source>
        <translation>zu einem ohne Stimme</translation>
    </message>
    <message numerus="yes">
        <source>to one with %1 votes</source>
        <translation>
            <numerusform>zu einem mit %1 Stimme</numerusform>
            <numerusform>zu einem mit %1 Stimmen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left in %2 of %3.</source>
        <translation>%1 ging in %2 von %3 hinaus.</translation>
    </message>
    <message>
        <source>Flipped: in %1 of %2.</source>
        <translation>Umgedreht: in %1 von %2.</translation>
    </message>
    <message>
        <source>Moved: in %1 of %2.</source>
        <translation>Verschoben: in %1 von %2.</translation>
    </message>
    <message>
        <source>Lists differ by a factor of %1 at most, except lists of probability %2 that only the change makes possible.</source>
        <translation>Listen unterscheiden sich höchstens um den Faktor %1, außer Listen mit Wahrscheinlichkeit %2, die nur die Änderung möglich macht.</translation>
    </message>
    <message>
        <source>Lists differ by a factor of %1 at most, except lists of probability %2 that the change makes impossible.</source>
        <translation>Listen unterscheiden sich höchstens um den Faktor %1, außer Listen mit Wahrscheinlichkeit %2, die die Änderung unmöglich macht.</translation>
    </message>
    <message>
        <source>This change moves no vote</source>
        <translation>Diese Änderung bewegt keine Stimme</translation>
    </message>
    <message>
        <source>One example: no chance changes by more than a factor of %1</source>
        <translation>Ein Beispiel: Keine Wahrscheinlichkeit ändert sich um mehr als den Faktor %1</translation>
    </message>
    <message>
        <source>One example: a factor of at most %1, but for a chance of %2</source>
        <translation>Ein Beispiel: höchstens der Faktor %1, bis auf eine Wahrscheinlichkeit von %2</translation>
    </message>
</context>
<context>
    <name>NeighbourGroupsPicture</name>
    <message numerus="yes">
        <source>%1 of %2 changes move the vote</source>
        <translation>
            <numerusform>%1 von %2 Änderungen bewegt die Stimme</numerusform>
            <numerusform>%1 von %2 Änderungen bewegen die Stimme</numerusform>
        </translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message numerus="yes">
        <source>%1 changes</source>
        <translation>
            <numerusform>%1 Änderung</numerusform>
            <numerusform>%1 Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>%1 weitere</numerusform>
            <numerusform>%1 weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeighbourPicture</name>
    <message>
        <source>Nobody voted: nothing can leave, whatever changes.</source>
        <translation>Niemand hat gestimmt: nichts kann hinaus, was sich auch ändert.</translation>
    </message>
    <message>
        <source>worst ratio</source>
        <translation>größtes Verhältnis</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>What anyone may see</source>
        <translation>Was jeder sehen darf</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>wie es war</translation>
    </message>
    <message>
        <source>%1: probability of each noisy count, exact, on a log scale</source>
        <translation>%1: Wahrscheinlichkeit jeder verrauschten Zahl, exakt, logarithmisch</translation>
    </message>
    <message>
        <source>noisy count, one in %1 drawn</source>
        <translation>verrauschte Zahl, jede %1. gezeichnet</translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>verrauschte Zahl</translation>
    </message>
    <message>
        <source>left of $T$: withheld,</source>
        <translation>links von $T$: zurückgehalten,</translation>
    </message>
    <message>
        <source>one outcome, no trace</source>
        <translation>ein Ausgang, keine Spur</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 votes, both times</source>
        <translation>
            <numerusform>%1: %2 Stimme, beide Male</numerusform>
            <numerusform>%1: %2 Stimmen, beide Male</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 votes or %3</source>
        <translation>
            <numerusform>%1: %2 Stimme oder %3</numerusform>
            <numerusform>%1: %2 Stimmen oder %3</numerusform>
        </translation>
    </message>
    <message>
        <source>both laws are the same</source>
        <translation>beide Verteilungen sind gleich</translation>
    </message>
    <message>
        <source>each gap is $e^{ε/2}$ = %1</source>
        <translation>jede Lücke ist $e^{ε/2}$ = %1</translation>
    </message>
    <message>
        <source>%1, only as it was</source>
        <translation>%1, nur wie es war</translation>
    </message>
    <message>
        <source>%1, flipped only</source>
        <translation>%1, nur umgedreht</translation>
    </message>
    <message>
        <source>%1, moved only</source>
        <translation>%1, nur verschoben</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>The batch</source>
        <translation>Der Batch</translation>
    </message>
    <message numerus="yes">
        <source>each cell one example; a mark below: how many of its %1 changes would move the vote</source>
        <translation>
            <numerusform>jede Zelle ein Beispiel; Marke darunter: seine %1 Änderung würde die Stimme bewegen</numerusform>
            <numerusform>jede Zelle ein Beispiel; Marke darunter: wie viele seiner %1 Änderungen die Stimme bewegen</numerusform>
        </translation>
    </message>
    <message>
        <source>flip</source>
        <translation>umdrehen</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>pick for me</source>
        <translation>für mich wählen</translation>
    </message>
    <message>
        <source>example %1</source>
        <translation>Beispiel %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 changes move the vote</source>
        <translation>
            <numerusform>%1 von %2 Änderungen bewegt die Stimme</numerusform>
            <numerusform>%1 von %2 Änderungen bewegen die Stimme</numerusform>
        </translation>
    </message>
    <message>
        <source>only the first %1 examples are tried</source>
        <translation>nur die ersten %1 Beispiele werden versucht</translation>
    </message>
    <message numerus="yes">
        <source>%1 not read</source>
        <translation>
            <numerusform>%1 nicht gelesen</numerusform>
            <numerusform>%1 nicht gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>votes, then noise $Z$</source>
        <translation>Stimmen, dann Rauschen $Z$</translation>
    </message>
    <message>
        <source>leaves: exact</source>
        <translation>geht hinaus: exakt</translation>
    </message>
    <message numerus="yes">
        <source>leaves: exact, and of %1 draws</source>
        <translation>
            <numerusform>geht hinaus: exakt, und in %1 Ziehung</numerusform>
            <numerusform>geht hinaus: exakt, und in %1 Ziehungen</numerusform>
        </translation>
    </message>
    <message>
        <source>+ %1 more (%2)</source>
        <translation>+ %1 weitere (%2)</translation>
    </message>
    <message>
        <source>Fail %1</source>
        <translation>Fail %1</translation>
    </message>
    <message>
        <source>the one vote that moves</source>
        <translation>die eine Stimme, die wandert</translation>
    </message>
    <message>
        <source>the one vote that goes</source>
        <translation>die eine Stimme, die geht</translation>
    </message>
    <message>
        <source>the one vote that comes</source>
        <translation>die eine Stimme, die kommt</translation>
    </message>
    <message>
        <source>%1: exact chances</source>
        <translation>%1: genaue Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>mark: changes that move the vote</source>
        <translation>Strich: Änderungen, die die Stimme bewegen</translation>
    </message>
</context>
<context>
    <name>NeighbourStation</name>
    <message>
        <source>Before or after?</source>
        <translation>Vorher oder nachher?</translation>
    </message>
    <message>
        <source>What leaves, before the flip and after?</source>
        <translation>Was geht hinaus, vor und nach dem Umdrehen?</translation>
    </message>
    <message>
        <source>What leaves?</source>
        <translation>Was geht hinaus?</translation>
    </message>
    <message>
        <source>Draw a list</source>
        <translation>Liste ziehen</translation>
    </message>
    <message>
        <source>Here is a list that left. Made before the flip, or after?</source>
        <translation>Diese Liste ging hinaus. Vor dem Umdrehen oder danach?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>before</source>
        <translation>vorher</translation>
    </message>
    <message>
        <source>after</source>
        <translation>nachher</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>votes before</source>
        <translation>Stimmen vorher</translation>
    </message>
    <message>
        <source>votes after</source>
        <translation>Stimmen nachher</translation>
    </message>
    <message>
        <source>leaves before</source>
        <translation>geht hinaus: vorher</translation>
    </message>
    <message>
        <source>leaves after</source>
        <translation>geht hinaus: nachher</translation>
    </message>
    <message>
        <source>in the list</source>
        <translation>in der Liste</translation>
    </message>
    <message>
        <source>One example flips: one vote moves.</source>
        <translation>Ein Beispiel wird umgedreht: eine Stimme wandert.</translation>
    </message>
    <message>
        <source>One example flips: one vote goes.</source>
        <translation>Ein Beispiel wird umgedreht: eine Stimme geht.</translation>
    </message>
    <message>
        <source>One example flips: one vote comes.</source>
        <translation>Ein Beispiel wird umgedreht: eine Stimme kommt.</translation>
    </message>
    <message>
        <source>This flip moves no vote: %1 of %2 changes do not.</source>
        <translation>Das bewegt keine Stimme, wie %1 von %2 Änderungen.</translation>
    </message>
    <message>
        <source>After.</source>
        <translation>Nachher.</translation>
    </message>
    <message>
        <source>Before.</source>
        <translation>Vorher.</translation>
    </message>
    <message>
        <source>No vote moved: nobody can tell.
A guess is right with chance %1.</source>
        <translation>Keine Stimme wanderte: niemand kann es wissen.
Raten trifft mit Chance %1.</translation>
    </message>
    <message>
        <source>It is right with chance %1; $ε$ and $δ$ allow %2.</source>
        <translation>Er trifft mit Chance %1; $ε$ und $δ$ erlauben %2.</translation>
    </message>
    <message>
        <source>The best guess is a coin: the list fits both alike.</source>
        <translation>Der beste Tipp ist eine Münze: die Liste passt zu beidem.</translation>
    </message>
    <message>
        <source>The best guess says before: %1.</source>
        <translation>Der beste Tipp sagt vorher: %1.</translation>
    </message>
    <message>
        <source>The best guess says after: %1.</source>
        <translation>Der beste Tipp sagt nachher: %1.</translation>
    </message>
    <message>
        <source>no new name left</source>
        <translation>kein neuer Name ging hinaus</translation>
    </message>
    <message>
        <source>%1 did not leave</source>
        <translation>%1 ging nicht hinaus</translation>
    </message>
    <message>
        <source>a new name left</source>
        <translation>ein neuer Name ging hinaus</translation>
    </message>
    <message>
        <source>%1 is that very count</source>
        <translation>%1 ist genau diese Anzahl</translation>
    </message>
    <message>
        <source>%1 is nearer to %2</source>
        <translation>%1 liegt näher an %2</translation>
    </message>
    <message>
        <source>One batch of examples and the votes of all batches: %1</source>
        <translation>Ein Batch von Beispielen und die Stimmen aller Batches: %1</translation>
    </message>
    <message>
        <source>What can leave of each moved answer, before the flip and after: nearly the same.</source>
        <translation>Was von jeder bewegten Antwort hinausgehen kann, vor dem Umdrehen und danach: fast dasselbe.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>The list that left is empty.</source>
        <translation>Die Liste, die hinausging, ist leer.</translation>
    </message>
    <message>
        <source>The list that left: %1.</source>
        <translation>Die Liste, die hinausging: %1.</translation>
    </message>
    <message>
        <source>best guess</source>
        <translation>bester Tipp</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>a new name: %1</source>
        <translation>ein neuer Name: %1</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>nichts ging hinaus</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>NetsPicture</name>
    <message>
        <source>It is a net.</source>
        <translation>Es ist ein Netz.</translation>
    </message>
    <message>
        <source>It is no net.</source>
        <translation>Es ist kein Netz.</translation>
    </message>
    <message>
        <source>%1 of %2 hypotheses are left after %3 rows of T. Merged hypotheses differ on %4 of %5 rows at most, the ruler allows %6.</source>
        <translation>Von %2 Hypothesen bleiben %1 nach %3 Zeilen von T. Verschmolzene Hypothesen unterscheiden sich in höchstens %4 von %5 Zeilen, das Lineal erlaubt %6.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>ruler $α n$</source>
        <translation>Lineal $α n$</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1: merged hypotheses may differ on so many, the numbers say on how many they do</source>
        <translation>%1: so viele dürfen verschmolzene Hypothesen trennen; die Zahlen sagen, wie viele es sind</translation>
    </message>
    <message>
        <source>%1: drag it along; no merged piece may be longer</source>
        <translation>%1: ziehen Sie es entlang; kein Stück darf länger sein</translation>
    </message>
    <message>
        <source>%1: drag it along</source>
        <translation>%1: ziehen Sie es entlang</translation>
    </message>
    <message>
        <source>no row yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>alt</translation>
    </message>
    <message>
        <source>$α$-net</source>
        <translation>$α$-Netz</translation>
    </message>
    <message>
        <source>No row, one piece.</source>
        <translation>Keine Zeile, ein Stück.</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>Eine ziehen</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>Row %1 of S stands at another point.</source>
        <translation>Zeile %1 von S steht bei einem anderen Punkt.</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>war %1</translation>
    </message>
</context>
<context>
    <name>NetsPlots</name>
    <message>
        <source>bound %1 · (1 − $α$)$^{n′}$</source>
        <translation>Schranke %1 · (1 − $α$)$^{n′}$</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2 row(s)</source>
        <translation>
            <numerusform>%1 bei %2 Zeile</numerusform>
            <numerusform>%1 bei %2 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 suffice(s)</source>
        <translation>
            <numerusform>%1 genügt</numerusform>
            <numerusform>%1 genügen</numerusform>
        </translation>
    </message>
    <message>
        <source>bound: %1</source>
        <translation>Schranke: %1</translation>
    </message>
    <message>
        <source>summing over all subsets …</source>
        <translation>Summe über alle Teilmengen …</translation>
    </message>
    <message>
        <source>chance that $n$′ rows are no %1-net: exact</source>
        <translation>Chance, dass $n$′ Zeilen kein %1-Netz sind: exakt</translation>
    </message>
    <message>
        <source>chance that $n$′ rows are no %1-net: estimate</source>
        <translation>Chance, dass $n$′ Zeilen kein %1-Netz sind: Schätzung</translation>
    </message>
    <message>
        <source>$n$′, rows in $T$</source>
        <translation>$n$′, Zeilen in $T$</translation>
    </message>
    <message>
        <source>$n$′, rows in $T$. Too many points to sum exactly: estimate of %1 draws</source>
        <translation>$n$′, Zeilen in $T$. Zu viele Punkte für die exakte Summe: Schätzung aus %1 Ziehungen</translation>
    </message>
    <message numerus="yes">
        <source>$n$′, rows in $T$. VC bound: %1 row(s), it never looks at $S$</source>
        <translation>
            <numerusform>$n$′, Zeilen in $T$. VC-Schranke: %1 Zeile, sie sieht $S$ nie an</numerusform>
            <numerusform>$n$′, Zeilen in $T$. VC-Schranke: %1 Zeilen, sie sieht $S$ nie an</numerusform>
        </translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>nicht geschätzt</translation>
    </message>
    <message>
        <source>here $|H|$ = %1</source>
        <translation>hier $|H|$ = %1</translation>
    </message>
    <message>
        <source>here $|H|$ = %1; for infinite $H$ at most $(e·n′/d)^d$</source>
        <translation>hier $|H|$ = %1; für unendliches $H$ höchstens $(e·n′/d)^d$</translation>
    </message>
    <message>
        <source>How many rows?</source>
        <translation>Wie viele Zeilen?</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>Was es spart</translation>
    </message>
    <message>
        <source>mean $|H_T|$, exact</source>
        <translation>Mittel von $|H_T|$, exakt</translation>
    </message>
    <message>
        <source>mean $|H_T|$, estimate</source>
        <translation>Mittel von $|H_T|$, geschätzt</translation>
    </message>
</context>
<context>
    <name>NetsPlotsPicture</name>
    <message>
        <source>The sum over all subsets is being computed.</source>
        <translation>Die Summe über alle Teilmengen wird berechnet.</translation>
    </message>
    <message>
        <source>The chance that rows of S drawn at random are no net, by their number: %1 for %2. The mean number of hypotheses they leave.</source>
        <translation>Die Wahrscheinlichkeit, dass zufällig gezogene Zeilen von S kein Netz sind, nach ihrer Zahl: %1 bei %2. Die mittlere Zahl der Hypothesen, die sie lassen.</translation>
    </message>
</context>
<context>
    <name>NetsStory</name>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 Zeile</numerusform>
            <numerusform>%1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>The first row</source>
        <translation>Die erste Zeile</translation>
    </message>
    <message>
        <source>The second row</source>
        <translation>Die zweite Zeile</translation>
    </message>
    <message>
        <source>The third row</source>
        <translation>Die dritte Zeile</translation>
    </message>
    <message>
        <source>The fourth row</source>
        <translation>Die vierte Zeile</translation>
    </message>
    <message>
        <source>The fifth row</source>
        <translation>Die fünfte Zeile</translation>
    </message>
    <message>
        <source>The sixth row</source>
        <translation>Die sechste Zeile</translation>
    </message>
    <message>
        <source>The seventh row</source>
        <translation>Die siebte Zeile</translation>
    </message>
    <message>
        <source>The eighth row</source>
        <translation>Die achte Zeile</translation>
    </message>
    <message>
        <source>The ninth row</source>
        <translation>Die neunte Zeile</translation>
    </message>
    <message>
        <source>The tenth row</source>
        <translation>Die zehnte Zeile</translation>
    </message>
    <message>
        <source>The eleventh row</source>
        <translation>Die elfte Zeile</translation>
    </message>
    <message>
        <source>The twelfth row</source>
        <translation>Die zwölfte Zeile</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 is at point %2 again: it changes nothing.</source>
        <translation>%1 steht wieder bei Punkt %2: sie ändert nichts.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, splits nothing: merged hypotheses agree there.</source>
        <translation>%1, ein %2 bei Punkt %3, trennt nichts: verschmolzene Hypothesen stimmen dort überein.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, splits %4 pieces.</source>
        <translation>%1, ein %2 bei Punkt %3, trennt %4 Stücke.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, parts %4 and %5.</source>
        <translation>%1, ein %2 bei Punkt %3, trennt %4 und %5.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, splits %4 to %5.</source>
        <translation>%1, ein %2 bei Punkt %3, teilt %4 bis %5.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, splits the piece of %4, which has %5 hypotheses.</source>
        <translation>%1, ein %2 bei Punkt %3, teilt das Stück von %4 mit %5 Hypothesen.</translation>
    </message>
    <message>
        <source>The longest piece left is %1 long, within the ruler of %2.</source>
        <translation>Das längste Stück misst noch %1, innerhalb des Lineals von %2.</translation>
    </message>
    <message>
        <source>The longest piece left is %1 long, more than the ruler of %2.</source>
        <translation>Das längste Stück misst noch %1, mehr als das Lineal von %2.</translation>
    </message>
    <message>
        <source>§2.1</source>
        <translation>§2.1</translation>
    </message>
    <message>
        <source>Nothing to tell apart: the class has one hypothesis.</source>
        <translation>Nichts zu unterscheiden: die Klasse hat eine Hypothese.</translation>
    </message>
    <message>
        <source>No row, one piece. It holds all %1 hypotheses, and two of them differ on %2 of S. The ruler allows %3.</source>
        <translation>Keine Zeile, ein Stück. Es hält alle %1 Hypothesen, und zwei davon unterscheiden sich in %2 von S. Das Lineal erlaubt %3.</translation>
    </message>
    <message>
        <source>§2.1 · Lemma 4</source>
        <translation>§2.1 · Lemma 4</translation>
    </message>
    <message>
        <source>%1 of %2 hypotheses are left, the first of each piece, and on S nothing is lost.</source>
        <translation>%1 von %2 Hypothesen bleiben, die erste jedes Stücks, und auf S geht nichts verloren.</translation>
    </message>
    <message>
        <source>%1 of %2 hypotheses are left, the first of each piece. Another of its piece fits S better by %3 at most.</source>
        <translation>%1 von %2 Hypothesen bleiben, die erste jedes Stücks. Eine andere ihres Stücks passt um höchstens %3 besser zu S.</translation>
    </message>
    <message>
        <source>The longest piece left is %1, within %2: T is a %3-net. Merged hypotheses differ on a share of %3 of S at most.</source>
        <translation>Das längste Stück misst noch %1, innerhalb von %2: T ist ein %3-Netz. Verschmolzene Hypothesen unterscheiden sich auf einem Anteil von höchstens %3 von S.</translation>
    </message>
    <message>
        <source>T merges %1 and %2, and they differ on %3 of S. It cannot tell which of them fits.</source>
        <translation>T verschmilzt %1 und %2, und sie unterscheiden sich in %3 von S. T kann nicht sagen, welche passt.</translation>
    </message>
    <message>
        <source>One more row, at point %1, would do.</source>
        <translation>Eine Zeile mehr, bei Punkt %1, würde genügen.</translation>
    </message>
    <message>
        <source>The longest piece left is %1, more than %2: T is no %3-net.</source>
        <translation>Das längste Stück misst noch %1, mehr als %2: T ist kein %3-Netz.</translation>
    </message>
    <message>
        <source>S has %1 points, too many to sum exactly. Of %2 random subsets of %3 a share of %4 is no net.</source>
        <translation>S hat %1 Punkte, zu viele für die exakte Summe. Von %2 zufälligen Teilmengen mit %3 ist ein Anteil von %4 kein Netz.</translation>
    </message>
    <message numerus="yes">
        <source>%1 random row(s) fail with chance %2.</source>
        <translation>
            <numerusform>%1 zufällige Zeile versagt mit Wahrscheinlichkeit %2.</numerusform>
            <numerusform>%1 zufällige Zeilen versagen mit Wahrscheinlichkeit %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is the sum over all %1 subsets of that size.</source>
        <translation>Das ist die Summe über alle %1 Teilmengen dieser Größe.</translation>
    </message>
    <message>
        <source>How many rows miss with chance %1 at most is not known exactly. The bound promises it from %2 on.</source>
        <translation>Wie viele Zeilen höchstens mit Wahrscheinlichkeit %1 verfehlen, ist nicht exakt bekannt. Die Schranke verspricht es ab %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) suffice: fewer fail with a chance above %2, these and more do not.</source>
        <translation>
            <numerusform>%1 Zeile genügt: sie und mehr versagen mit Wahrscheinlichkeit höchstens %2.</numerusform>
            <numerusform>%1 Zeilen genügen: weniger versagen mit Wahrscheinlichkeit über %2, diese und mehr nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one hypothesis no bound is needed.</source>
        <translation>Mit einer Hypothese braucht es keine Schranke.</translation>
    </message>
    <message>
        <source>The VC bound knows d = %1 and asks for %2.</source>
        <translation>Die VC-Schranke kennt d = %1 und verlangt %2.</translation>
    </message>
    <message>
        <source>The VC bound, with d at most %1, asks for %2.</source>
        <translation>Die VC-Schranke verlangt mit d höchstens %1 deren %2.</translation>
    </message>
    <message>
        <source>The bound that uses only the number of hypotheses, %1, needs %2.</source>
        <translation>Eine Schranke, die nur die Zahl der Hypothesen kennt, %1, verlangt %2.</translation>
    </message>
    <message>
        <source>Neither looks at S.</source>
        <translation>Keine von beiden sieht S an.</translation>
    </message>
    <message>
        <source>Of %1 hypotheses this T leaves %2.</source>
        <translation>Von %1 Hypothesen lässt dieses T %2.</translation>
    </message>
    <message>
        <source>No row leaves one piece.</source>
        <translation>Keine Zeile lässt ein Stück.</translation>
    </message>
    <message numerus="yes">
        <source>%1 random row(s) leave %2 of %3 hypotheses on average.</source>
        <translation>
            <numerusform>%1 zufällige Zeile lässt im Mittel %2 von %3 Hypothesen.</numerusform>
            <numerusform>%1 zufällige Zeilen lassen im Mittel %2 von %3 Hypothesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum over all subsets is being computed.</source>
        <translation>Die Summe über alle Teilmengen wird berechnet.</translation>
    </message>
    <message>
        <source>Lemma 4</source>
        <translation>Lemma 4</translation>
    </message>
    <message>
        <source>Lemma 5</source>
        <translation>Lemma 5</translation>
    </message>
    <message>
        <source>Draw T, one row per step</source>
        <translation>T ziehen, je Schritt eine Zeile</translation>
    </message>
    <message>
        <source>Net or not</source>
        <translation>Netz oder nicht</translation>
    </message>
    <message>
        <source>All subsets</source>
        <translation>Alle Teilmengen</translation>
    </message>
    <message>
        <source>Nothing to tell apart</source>
        <translation>Nichts zu unterscheiden</translation>
    </message>
    <message>
        <source>No row, one piece</source>
        <translation>Keine Zeile, ein Stück</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) tell all %2 hypotheses apart</source>
        <translation>
            <numerusform>%1 Zeile unterscheidet alle %2 Hypothesen</numerusform>
            <numerusform>%1 Zeilen unterscheiden alle %2 Hypothesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) tell none of %2 hypotheses apart</source>
        <translation>
            <numerusform>%1 Zeile unterscheidet keine von %2 Hypothesen</numerusform>
            <numerusform>%1 Zeilen unterscheiden keine von %2 Hypothesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) make %2 hypotheses %3</source>
        <translation>
            <numerusform>%1 Zeile macht aus %2 Hypothesen %3</numerusform>
            <numerusform>%1 Zeilen machen aus %2 Hypothesen %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 allein</translation>
    </message>
    <message>
        <source>%1 and %2 more, alike on S</source>
        <translation>%1 und %2 weitere, auf S gleich</translation>
    </message>
    <message>
        <source>%1 hypotheses, the first is %2; %3 and %4 differ on %5 of S</source>
        <translation>%1 Hypothesen, die erste ist %2; %3 und %4 unterscheiden sich in %5 von S</translation>
    </message>
    <message>
        <source>The class is one hypothesis, and it is left.</source>
        <translation>Die Klasse ist eine Hypothese, und sie bleibt übrig.</translation>
    </message>
    <message>
        <source>Without any row the chance to be no net is %1.</source>
        <translation>Ohne jede Zeile ist die Chance, kein Netz zu sein, %1.</translation>
    </message>
    <message>
        <source>Row %1 of $S$, which is in $T$, goes from point %2 to point %3.</source>
        <translation>Zeile %1 von $S$, die in $T$ ist, geht von Punkt %2 zu Punkt %3.</translation>
    </message>
    <message>
        <source>Row %1 of $S$, which is not in $T$, goes from point %2 to point %3.</source>
        <translation>Zeile %1 von $S$, die nicht in $T$ ist, geht von Punkt %2 zu Punkt %3.</translation>
    </message>
    <message>
        <source>The longest piece left goes from %1 to %2, and $|H_T|$ from %3 to %4.</source>
        <translation>Das längste Stück geht von %1 auf %2 und $|H_T|$ von %3 auf %4.</translation>
    </message>
    <message>
        <source>The longest piece left stays at %1, and $|H_T|$ goes from %2 to %3.</source>
        <translation>Das längste Stück bleibt bei %1, und $|H_T|$ geht von %2 auf %3.</translation>
    </message>
    <message>
        <source>No other of the %1 changes of one example moves it more.</source>
        <translation>Keine andere der %1 Änderungen eines Beispiels verschiebt es weiter.</translation>
    </message>
    <message>
        <source>No other change that was tried moves it more; there are too many to try them all, so this is a lower bound.</source>
        <translation>Keine andere erprobte Änderung verschiebt es weiter; alle zu erproben wären zu viele, daher ist dies eine untere Schranke.</translation>
    </message>
    <message>
        <source>Over all $T$ of this size the chance to be no net goes from %1 to %2.</source>
        <translation>Über alle $T$ dieser Größe geht die Chance, kein Netz zu sein, von %1 auf %2.</translation>
    </message>
    <message>
        <source>No change of one example moves the longest piece of this $T$ or their number.</source>
        <translation>Keine Änderung eines Beispiels verändert das längste Stück dieses $T$ oder die Zahl der Stücke.</translation>
    </message>
    <message>
        <source>No change of one example that was tried moves the longest piece of this $T$ or their number.</source>
        <translation>Keine der erprobten Änderungen eines Beispiels verändert das längste Stück dieses $T$ oder die Zahl der Stücke.</translation>
    </message>
    <message>
        <source>Hypotheses that are still merged agree on all of S.</source>
        <translation>Hypothesen, die noch verschmolzen sind, stimmen auf ganz S überein.</translation>
    </message>
    <message>
        <source>Above, what T cannot tell apart after each of its rows: a full dot is the first hypothesis of a piece, the longest piece is hatched, the ruler is α·n rows long. Below, the chance that random rows are no net, exact (short ticks) and bounded (dashed), and how many hypotheses they leave on average.</source>
        <translation>Oben, was T nach jeder seiner Zeilen nicht unterscheiden kann: Ein voller Punkt ist die erste Hypothese eines Stücks, das längste Stück ist schraffiert, das Lineal ist α·n Zeilen lang. Unten die Wahrscheinlichkeit, dass zufällige Zeilen kein Netz sind, exakt (kurze Striche) und als Schranke (gestrichelt), und wie viele Hypothesen sie im Mittel übrig lassen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) suffice, a bound asks for %2</source>
        <translation>
            <numerusform>%1 Zeile genügt, eine Schranke verlangt %2</numerusform>
            <numerusform>%1 Zeilen genügen, eine Schranke verlangt %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance that random rows of S are no net, exact (short ticks) and bounded (dashed), against β (dashed), and how many hypotheses they leave on average.</source>
        <translation>Die Wahrscheinlichkeit, dass zufällige Zeilen von S kein Netz sind, exakt (kurze Striche) und als Schranke (gestrichelt), verglichen mit β (gestrichelt), und wie viele Hypothesen sie im Mittel übrig lassen.</translation>
    </message>
    <message>
        <source>Over all $T$ of this size the chance to be no net stays near %1.</source>
        <translation>Über alle $T$ dieser Größe bleibt die Chance, kein Netz zu sein, nahe bei %1.</translation>
    </message>
</context>
<context>
    <name>NetsWords</name>
    <message>
        <source>no</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
</context>
<context>
    <name>NoiseDrawsPicture</name>
    <message numerus="yes">
        <source>How often each predictor left in %1 draws of the noise, beside its exact chance.</source>
        <translation>
            <numerusform>Wie oft jeder Prädiktor in %1 Ziehung des Rauschens hinausging, neben seiner exakten Wahrscheinlichkeit.</numerusform>
            <numerusform>Wie oft jeder Prädiktor in %1 Ziehungen des Rauschens hinausging, neben seiner exakten Wahrscheinlichkeit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoiseStation</name>
    <message>
        <source>Why noise?</source>
        <translation>Warum Rauschen?</translation>
    </message>
    <message>
        <source>One example moves one vote</source>
        <translation>Ein Beispiel bewegt eine Stimme</translation>
    </message>
    <message>
        <source>Why noise? So that %1 may be %2.</source>
        <translation>Warum Rauschen? Damit %1 auch %2 sein kann.</translation>
    </message>
    <message>
        <source>Why a threshold? So that nobody&apos;s own answer appears.</source>
        <translation>Warum eine Schwelle? Damit niemandes eigene Antwort erscheint.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>often</source>
        <translation>oft</translation>
    </message>
    <message>
        <source>by luck</source>
        <translation>mit Glück</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Always, %1: the accident again.</source>
        <translation>Immer, %1: wieder die Panne.</translation>
    </message>
    <message>
        <source>Noise on</source>
        <translation>Rauschen an</translation>
    </message>
    <message>
        <source>A threshold</source>
        <translation>Eine Schwelle</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>wie es war</translation>
    </message>
    <message>
        <source>one example turned</source>
        <translation>ein Beispiel umgedreht</translation>
    </message>
    <message>
        <source>guessed right</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>votes for %1</source>
        <translation>Stimmen für %1</translation>
    </message>
    <message>
        <source>noise off</source>
        <translation>Rauschen aus</translation>
    </message>
    <message>
        <source>noise on: the count</source>
        <translation>Rauschen an: Anzahl</translation>
    </message>
    <message>
        <source>noise on: count and name</source>
        <translation>Rauschen an: Anzahl und Name</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 geht hinaus</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>the new answer</source>
        <translation>die neue Antwort</translation>
    </message>
    <message>
        <source>Can the onlooker tell?</source>
        <translation>Erkennt es der Zuschauer?</translation>
    </message>
    <message>
        <source>%1 has %2 votes or %3, a new answer %4 or %5.</source>
        <translation>%1 hat %2 Stimmen oder %3, eine neue Antwort %4 oder %5.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>Noise on every count.</source>
        <translation>Rauschen auf jeder Anzahl.</translation>
    </message>
    <message>
        <source>Where would you cut?</source>
        <translation>Wo würden Sie schneiden?</translation>
    </message>
    <message>
        <source>The count tells all, and so does the new name: %1.</source>
        <translation>Die Anzahl verrät alles, der neue Name auch: %1.</translation>
    </message>
    <message>
        <source>The count tells little (%1),
but the new name tells all: %2.</source>
        <translation>Die Anzahl verrät wenig (%1),
aber der neue Name alles: %2.</translation>
    </message>
    <message>
        <source>The count tells much (%1),
and the new name tells all: %2.</source>
        <translation>Die Anzahl verrät viel (%1),
und der neue Name alles: %2.</translation>
    </message>
    <message>
        <source>Noise hides a vote, a threshold hides a new name.</source>
        <translation>Rauschen verbirgt eine Stimme, eine Schwelle neue Namen.</translation>
    </message>
    <message>
        <source>$δ$ pays for what sticks out: %1.</source>
        <translation>$δ$ bezahlt, was herausragt: %1.</translation>
    </message>
    <message>
        <source>What sticks out is more than $δ$ pays for: %1.</source>
        <translation>Es ragt mehr heraus, als $δ$ bezahlt: %1.</translation>
    </message>
    <message>
        <source>With noise the counts are two hills, and the new answer a third.</source>
        <translation>Mit Rauschen sind die Anzahlen zwei Hügel und die neue Antwort ein dritter.</translation>
    </message>
    <message>
        <source>What is below T = %1 does not leave.</source>
        <translation>Was unter T = %1 liegt, geht nicht hinaus.</translation>
    </message>
    <message>
        <source>Guessed right: %1.</source>
        <translation>Treffer: %1.</translation>
    </message>
    <message>
        <source>A new answer leaves with chance %1, %2 with %3. Guessed right: %4.</source>
        <translation>Eine neue Antwort geht mit Chance %1 hinaus, %2 mit %3. Treffer: %4.</translation>
    </message>
    <message>
        <source>the name tells</source>
        <translation>der Name verrät es</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>on, threshold</source>
        <translation>an, Schwelle</translation>
    </message>
</context>
<context>
    <name>NoisyLabelsPage</name>
    <message>
        <source>A piece weighs by the fewest errors of any hypothesis in it.</source>
        <translation>Ein Stück wiegt nach den wenigsten Fehlern einer Hypothese darin.</translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %n rows of S.</source>
        <translation>
            <numerusform>%1 irrt auf %n Zeile von S.</numerusform>
            <numerusform>%1 irrt auf %n Zeilen von S.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fewer errors, the likelier: %1 has chance %2.</source>
        <translation>Je weniger Fehler, desto wahrscheinlicher: %1 hat die Chance %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks of the relabelled rows train alone and vote.</source>
        <translation>
            <numerusform>%n Block der neu beschrifteten Zeilen lernt allein und stimmt ab.</numerusform>
            <numerusform>%n Blöcke der neu beschrifteten Zeilen lernen allein und stimmen ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them say %1.</source>
        <translation>
            <numerusform>%n davon sagt %1.</numerusform>
            <numerusform>%n davon sagen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked at %1: %2 of %3 votes say +, so + has chance %4. Only one answer leaves.</source>
        <translation>Frage bei %1: %2 von %3 Stimmen sagen +, also hat + die Chance %4. Nur eine Antwort geht hinaus.</translation>
    </message>
    <message>
        <source>S has %1 distinct points: too many to sum over all T exactly, so the worst change is not known.</source>
        <translation>S hat %1 verschiedene Punkte: zu viele, um exakt über alle T zu summieren; die schlimmste Änderung ist daher nicht bekannt.</translation>
    </message>
    <message>
        <source>The worst change of one row of S is being computed.</source>
        <translation>Die schlimmste Änderung einer Zeile von S wird berechnet.</translation>
    </message>
    <message>
        <source>Theorem 12 · Lemma 8</source>
        <translation>Satz 12 · Lemma 8</translation>
    </message>
    <message>
        <source>For every S of %1 rows the promise is ε = %2.</source>
        <translation>Für jedes S mit %1 Zeilen ist ε = %2 versprochen.</translation>
    </message>
    <message>
        <source>No change of one row of S moves an answer.</source>
        <translation>Keine Änderung einer Zeile von S verschiebt eine Antwort.</translation>
    </message>
    <message>
        <source>Row %1 of S, a %2, becomes a %3: no other change of one row moves an answer more.</source>
        <translation>Zeile %1 von S, ein %2, wird zu %3: Keine andere Änderung einer Zeile verschiebt eine Antwort weiter.</translation>
    </message>
    <message>
        <source>At %1, over all T, the chance of + goes from %2 to %3: ε is %4, the worst of %5 changes.</source>
        <translation>Bei %1 geht über alle T die Chance von + von %2 auf %3: ε ist %4, das schlimmste von %5 Änderungen.</translation>
    </message>
    <message>
        <source>This one shows %1.</source>
        <translation>Diese zeigt %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two hypotheses</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Now %1 are told apart, %2 no longer.</source>
        <translation>Jetzt werden %1 unterschieden, %2 nicht mehr.</translation>
    </message>
    <message>
        <source>Now %1 are told apart.</source>
        <translation>Jetzt werden %1 unterschieden.</translation>
    </message>
    <message>
        <source>Now %1 are not told apart any more.</source>
        <translation>Jetzt werden %1 nicht mehr unterschieden.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces part</source>
        <comment>of the class</comment>
        <translation>
            <numerusform>%n Stück zerfällt</numerusform>
            <numerusform>%n Stücke zerfallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of pieces join.</source>
        <translation>
            <numerusform>%n Paar von Stücken verschmilzt.</numerusform>
            <numerusform>%n Paare von Stücken verschmelzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A piece is cut at another place: 2 : 2.</source>
        <translation>Ein Stück wird an anderer Stelle geteilt: 2 : 2.</translation>
    </message>
    <message>
        <source>This swap changes nothing: every piece stays. Drag the ringed chip of T′ to another row.</source>
        <translation>Dieser Tausch ändert nichts: Jedes Stück bleibt. Ziehen Sie den umrandeten Chip von T′ zu einer anderen Zeile.</translation>
    </message>
    <message>
        <source>Theorem 12 (3) · Lemma 18, App. C</source>
        <translation>Satz 12 (3) · Lemma 18, Anh. C</translation>
    </message>
    <message>
        <source>T is all of S, so no other row can enter it.</source>
        <translation>T ist ganz S, daher kann keine andere Zeile hinein.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in both.</source>
        <translation>
            <numerusform>%n Zeile ist in beiden.</numerusform>
            <numerusform>%n Zeilen sind in beiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now S stays and T alone changes: a %1 leaves it, a %2 enters.</source>
        <translation>Jetzt bleibt S und nur T ändert sich: %1 geht hinaus, %2 kommt hinein.</translation>
    </message>
    <message>
        <source>Hypotheses that are equal on them are matched.</source>
        <translation>Hypothesen, die darauf gleich sind, werden einander zugeordnet.</translation>
    </message>
    <message>
        <source>the votes give away at most ε₂ for each</source>
        <translation>die Stimmen verraten für jede höchstens ε₂</translation>
    </message>
    <message>
        <source>choice and votes give away at most ε₁ + ε₂ for each</source>
        <translation>Wahl und Stimmen verraten für jede höchstens ε₁ + ε₂</translation>
    </message>
    <message>
        <source>ln 4 + ε₂·%1</source>
        <translation>ln 4 + ε₂·%1</translation>
    </message>
    <message>
        <source>ln 4 + (ε₁ + ε₂)·%1</source>
        <translation>ln 4 + (ε₁ + ε₂)·%1</translation>
    </message>
    <message numerus="yes">
        <source>%n matches:</source>
        <translation>
            <numerusform>%n Zuordnung:</numerusform>
            <numerusform>%n Zuordnungen:</numerusform>
        </translation>
    </message>
    <message>
        <source>each row in T or T′ divides a piece in two at most, so 1 : 2, 2 : 1 or 2 : 2 at worst.</source>
        <translation>Jede Zeile in T oder T′ teilt ein Stück höchstens in zwei, also schlimmstenfalls 1 : 2, 2 : 1 oder 2 : 2.</translation>
    </message>
    <message numerus="yes">
        <source>Matched hypotheses differ on at most %n rows;</source>
        <translation>
            <numerusform>Zugeordnete Hypothesen unterscheiden sich auf höchstens %n Zeile;</numerusform>
            <numerusform>Zugeordnete Hypothesen unterscheiden sich auf höchstens %n Zeilen;</numerusform>
        </translation>
    </message>
    <message>
        <source>This swap shows %1. The bound allows %2 = %3.</source>
        <translation>Dieser Tausch zeigt %1. Die Schranke erlaubt %2 = %3.</translation>
    </message>
    <message>
        <source>The two slopes are being computed.</source>
        <translation>Die beiden Steigungen werden berechnet.</translation>
    </message>
    <message>
        <source>Theorem 12, App. C</source>
        <translation>Satz 12, Anh. C</translation>
    </message>
    <message>
        <source>Draw T</source>
        <translation>T ziehen</translation>
    </message>
    <message numerus="yes">
        <source>T is %n of the %1 rows of S: every choice is as likely.</source>
        <translation>
            <numerusform>T ist %n der %1 Zeilen von S: Jede Wahl ist gleich wahrscheinlich.</numerusform>
            <numerusform>T sind %n der %1 Zeilen von S: Jede Wahl ist gleich wahrscheinlich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>%n Hypothese</numerusform>
            <numerusform>%n Hypothesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make %n pieces, equal on T. The first of each stands for it.</source>
        <translation>
            <numerusform>ergeben %n Stück, gleich auf T. Die erste darin steht dafür.</numerusform>
            <numerusform>ergeben %n Stücke, gleich auf T. Die erste von jedem steht dafür.</numerusform>
        </translation>
    </message>
    <message>
        <source>§2.1</source>
        <translation>§2.1</translation>
    </message>
    <message>
        <source>Choose ĥ</source>
        <translation>ĥ wählen</translation>
    </message>
    <message>
        <source>Lemma 7</source>
        <translation>Lemma 7</translation>
    </message>
    <message>
        <source>%1 is drawn. Nobody will learn that.</source>
        <translation>%1 wird gezogen. Das erfährt niemand.</translation>
    </message>
    <message>
        <source>Relabel</source>
        <translation>Neu beschriften</translation>
    </message>
    <message>
        <source>All of S is relabelled by ĥ.</source>
        <translation>Ganz S wird nach ĥ neu beschriftet.</translation>
    </message>
    <message numerus="yes">
        <source>%n labels change, and now one hypothesis fits every row.</source>
        <translation>
            <numerusform>%n Label ändert sich, und nun passt eine Hypothese zu jeder Zeile.</numerusform>
            <numerusform>%n Label ändern sich, und nun passt eine Hypothese zu jeder Zeile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Lemma 9</source>
        <translation>Lemma 9</translation>
    </message>
    <message>
        <source>Swap a row of S</source>
        <translation>Zeile von S tauschen</translation>
    </message>
    <message>
        <source>Swap a row of T</source>
        <translation>Zeile von T tauschen</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zuordnen</translation>
    </message>
    <message>
        <source>Theorem 12 · Corollary 2</source>
        <translation>Satz 12 · Korollar 2</translation>
    </message>
    <message>
        <source>Why vote after relabelling?</source>
        <translation>Warum nach dem Beschriften abstimmen?</translation>
    </message>
    <message>
        <source>The votes need labels that fit. $ĥ$ supplies them, and the votes hide $ĥ$: nobody learns which one it was.</source>
        <translation>Die Stimmen brauchen Label, die passen. $ĥ$ liefert sie, und die Stimmen verbergen $ĥ$: Niemand erfährt, welche es war.</translation>
    </message>
    <message numerus="yes">
        <source>Too much for %n rows</source>
        <translation>
            <numerusform>Zu viel für %n Zeile</numerusform>
            <numerusform>Zu viel für %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows apart</source>
        <translation>
            <numerusform>%n Zeile Abstand</numerusform>
            <numerusform>%n Zeilen Abstand</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1 together. The theorem sets $ε_2$ = 1/($η$·$n$), so that they cost 1.</source>
        <translation>kosten zusammen %1. Der Satz setzt $ε_2$ = 1/($η$·$n$), damit sie 1 kosten.</translation>
    </message>
    <message numerus="yes">
        <source>%n conditions fail here:</source>
        <translation>
            <numerusform>%n Bedingung gilt hier nicht:</numerusform>
            <numerusform>%n Bedingungen gelten hier nicht:</numerusform>
        </translation>
    </message>
    <message>
        <source>$n$′ &gt; $ε$·$n$: this privacy is not promised.</source>
        <translation>$n$′ &gt; $ε$·$n$: Diese Privatheit ist nicht versprochen.</translation>
    </message>
    <message>
        <source>For $α$ = %1, $ε$ = %2</source>
        <translation>Für $α$ = %1, $ε$ = %2</translation>
    </message>
    <message>
        <source>All conditions hold</source>
        <translation>Alle Bedingungen gelten</translation>
    </message>
    <message numerus="yes">
        <source>These %n rows are enough for the error and the privacy of the calculator.</source>
        <translation>
            <numerusform>Diese %n Zeile reicht für Fehler und Privatheit des Rechners.</numerusform>
            <numerusform>Diese %n Zeilen reichen für Fehler und Privatheit des Rechners.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row is in both.</source>
        <translation>Keine Zeile ist in beiden.</translation>
    </message>
    <message>
        <source>There is one hypothesis, and it stands for itself.</source>
        <translation>Es gibt eine Hypothese, und sie steht für sich selbst.</translation>
    </message>
    <message>
        <source>No label changes: it fits every row.</source>
        <translation>Kein Label ändert sich: Sie passt zu jeder Zeile.</translation>
    </message>
    <message>
        <source>cost %1 together. The theorem sets $ε_1$ = 2/($η$·$n$) and $ε_2$ = 1/($η$·$n$), so that they cost about 3.</source>
        <translation>kosten zusammen %1. Der Satz setzt $ε_1$ = 2/($η$·$n$) und $ε_2$ = 1/($η$·$n$), so dass sie etwa 3 kosten.</translation>
    </message>
    <message>
        <source>The error is promised, the privacy is not</source>
        <translation>Der Fehler ist zugesichert, die Privatheit nicht</translation>
    </message>
    <message>
        <source>The promise is $ε$ = %1, the calculator asks for %2.</source>
        <translation>Zugesichert ist $ε$ = %1, der Rechner verlangt %2.</translation>
    </message>
    <message>
        <source>No change of one row of S that was tried moves an answer.</source>
        <translation>Keine erprobte Änderung einer Zeile von S verschiebt eine Antwort.</translation>
    </message>
    <message>
        <source>Row %1 of S, a %2, becomes a %3: of the changes of one row that were tried, none moves an answer more.</source>
        <translation>Zeile %1 von S, ein %2, wird zu %3: Keine der erprobten Änderungen einer Zeile verschiebt eine Antwort weiter.</translation>
    </message>
    <message>
        <source>At %1, over all T, the chance of + goes from %2 to %3: ε is %4 at least. There are too many changes to try them all.</source>
        <translation>Bei %1 geht die Chance von + über alle T von %2 auf %3: ε ist mindestens %4. Es gibt zu viele Änderungen, um alle zu erproben.</translation>
    </message>
    <message>
        <source>With probability %1 it is flipped.</source>
        <translation>Mit Wahrscheinlichkeit %1 wird sie umgedreht.</translation>
    </message>
    <message>
        <source>For every S of %1 rows the promise is ε = %2 and δ = %3.</source>
        <translation>Für jedes S mit %1 Zeilen ist ε = %2 und δ = %3 versprochen.</translation>
    </message>
    <message>
        <source>A row of T shows %1, and the bound allows %2</source>
        <translation>Eine Zeile von T zeigt %1, die Schranke erlaubt %2</translation>
    </message>
    <message>
        <source>T is all of S</source>
        <translation>T ist ganz S</translation>
    </message>
    <message>
        <source>Above, T and T′, which has one other row, and the pieces into which they divide the class, each with its chance; lines join what is equal on the shared rows, 1 : 2 where a piece parts. Below them, what the votes answer if ĥ is this one. At the bottom, the examples that the bounds ask for by α (dashed), and the conditions of Theorem 12 as shares of what is allowed.</source>
        <translation>Oben T und T′, das eine andere Zeile hat, und die Stücke, in die sie die Klasse teilen, jedes mit seiner Wahrscheinlichkeit; Linien verbinden, was auf den gemeinsamen Zeilen gleich ist, 1 : 2, wo sich ein Stück teilt. Darunter, was die Stimmen antworten, wenn ĥ diese Hypothese ist. Ganz unten die Beispiele, die die Schranken je nach α verlangen (gestrichelt), und die Bedingungen von Satz 12 als Anteile des Erlaubten.</translation>
    </message>
    <message>
        <source>What the changes show of ε, exact, and what the bounds allow (dashed).</source>
        <translation>Was die Änderungen von ε zeigen, exakt, und was die Schranken erlauben (gestrichelt).</translation>
    </message>
    <message>
        <source>At %1, over all T, the chance of + stays near %2: ε is %3, the worst of %4 changes.</source>
        <translation>Bei %1 bleibt über alle T die Chance von + nahe bei %2: ε ist %3, das schlimmste von %4 Änderungen.</translation>
    </message>
    <message>
        <source>At %1, over all T, the chance of + stays near %2: ε is %3 at least. There are too many changes to try them all.</source>
        <translation>Bei %1 bleibt die Chance von + über alle T nahe bei %2: ε ist mindestens %3. Es gibt zu viele Änderungen, um alle zu erproben.</translation>
    </message>
    <message>
        <source>By the plans found, Theorem 12 and Corollary 2 never ask for the same number of examples for α from 10⁻⁶ to ¼.</source>
        <translation>Nach den gefundenen Plänen verlangen Theorem 12 und Korollar 2 für α von 10⁻⁶ bis ¼ nie gleich viele Beispiele.</translation>
    </message>
    <message>
        <source>By the plans found, Theorem 12 asks for fewer examples than Corollary 2 below about α = %1: both found about %2 there.</source>
        <translation>Nach den gefundenen Plänen verlangt Theorem 12 unter etwa α = %1 weniger Beispiele als Korollar 2: dort beide etwa %2.</translation>
    </message>
</context>
<context>
    <name>NoisyLabelsPicture</name>
    <message>
        <source>votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>net</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichmäßig</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>privacy</source>
        <translation>Privatheit</translation>
    </message>
    <message>
        <source>matching</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Maßstab</translation>
    </message>
    <message numerus="yes">
        <source>T has %n rows and leaves %1 pieces of the class.</source>
        <translation>
            <numerusform>T hat %n Zeile und lässt %1 Stücke der Klasse.</numerusform>
            <numerusform>T hat %n Zeilen und lässt %1 Stücke der Klasse.</numerusform>
        </translation>
    </message>
    <message>
        <source>One row of T is exchanged: %1 leaves and %2 enters. Matched hypotheses differ on at most %3 rows; the exchange shows %4, the bound allows %5.</source>
        <translation>Eine Zeile von T wird getauscht: %1 geht, %2 kommt. Zugeordnete Hypothesen unterscheiden sich auf höchstens %3 Zeilen; der Tausch zeigt %4, die Schranke erlaubt %5.</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of $S$, drawn without looking at their labels</source>
        <translation>
            <numerusform>%n Zeile von $S$, ohne Blick auf ihr Label gezogen</numerusform>
            <numerusform>%n Zeilen von $S$, ohne Blick auf ihre Label gezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are shared: $T$ ∩ $T$′</source>
        <translation>
            <numerusform>%n Zeile ist gemeinsam: $T ∩ T′$</numerusform>
            <numerusform>%n Zeilen sind gemeinsam: $T ∩ T′$</numerusform>
        </translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the table</source>
        <translation>
            <numerusform>%n weitere in der Tabelle</numerusform>
            <numerusform>%n weitere in der Tabelle</numerusform>
        </translation>
    </message>
    <message>
        <source>equal on the shared rows</source>
        <translation>gleich auf den gemeinsamen Zeilen</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>pieces of T and of T&apos;</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>what the votes answer if $ĥ$ is this one</source>
        <translation>was die Stimmen sagen, wenn $ĥ$ diese ist</translation>
    </message>
    <message>
        <source>rows apart</source>
        <translation>Zeilen Abstand</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1, a %2, leaves $T$; row %3, a %4, enters</source>
        <translation>Zeile %1, ein %2, verlässt $T$; Zeile %3, ein %4, kommt hinein</translation>
    </message>
    <message>
        <source>row %1, a %2, becomes a %3: the worst change</source>
        <translation>Zeile %1, ein %2, wird zu %3: die schlimmste Änderung</translation>
    </message>
    <message>
        <source>ticks below: the rows of $T$</source>
        <translation>Striche darunter: die Zeilen von $T$</translation>
    </message>
    <message>
        <source>one bar a block, its share of + in blue</source>
        <translation>ein Balken je Block, sein Anteil von + in Blau</translation>
    </message>
    <message>
        <source>relabelled by %1</source>
        <translation>neu beschriftet nach %1</translation>
    </message>
    <message numerus="yes">
        <source>%n labels change</source>
        <translation>
            <numerusform>%n Label ändert sich</numerusform>
            <numerusform>%n Label ändern sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n Block</numerusform>
            <numerusform>%n Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>blocks say</source>
        <translation>Blöcke sagen</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>votes for +</source>
        <translation>Stimmen für +</translation>
    </message>
    <message>
        <source>at point</source>
        <translation>am Punkt</translation>
    </message>
    <message>
        <source>of $k$ = %1</source>
        <translation>von $k$ = %1</translation>
    </message>
    <message>
        <source>Which costs fewer examples?</source>
        <translation>Was kostet weniger Beispiele?</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>first (paper)</source>
        <translation>erste (Arbeit)</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>$α$, error allowed: smaller to the right</source>
        <translation>$α$, erlaubter Fehler: nach rechts kleiner</translation>
    </message>
    <message>
        <source>EM over $H$</source>
        <translation>EM über $H$</translation>
    </message>
    <message>
        <source>Corollary 2</source>
        <translation>Korollar 2</translation>
    </message>
    <message>
        <source>Theorem 12</source>
        <translation>Satz 12</translation>
    </message>
    <message>
        <source>slope %1</source>
        <translation>Steigung %1</translation>
    </message>
    <message>
        <source>Theorem 12 at $α$ = %1</source>
        <translation>Satz 12 bei $α$ = %1</translation>
    </message>
    <message>
        <source>no number of examples is enough</source>
        <translation>keine Zahl von Beispielen genügt</translation>
    </message>
    <message>
        <source>$n$ = %1: every condition</source>
        <translation>$n$ = %1: jede Bedingung</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>no row is shared</source>
        <translation>keine Zeile ist gemeinsam</translation>
    </message>
    <message>
        <source>$|H|$ = %1, $ε$ = %2, %3</source>
        <translation>$|H|$ = %1, $ε$ = %2, %3</translation>
    </message>
    <message>
        <source>share of what is allowed, log scale; most of the error: %1</source>
        <translation>Anteil am Erlaubten, logarithmisch; am meisten Fehler: %1</translation>
    </message>
    <message>
        <source>row %1, a %2, becomes a %3: the worst change tried</source>
        <translation>Zeile %1, ein %2, wird zu %3: die schlimmste erprobte Änderung</translation>
    </message>
    <message>
        <source>the plans found meet at about $α$ = %1</source>
        <translation>die gefundenen Pläne treffen sich bei etwa $α$ = %1</translation>
    </message>
    <message>
        <source>the plans found do not meet in this range</source>
        <translation>die gefundenen Pläne treffen sich hier nicht</translation>
    </message>
</context>
<context>
    <name>NoisyLabelsTable</name>
    <message>
        <source>uniform: n rows</source>
        <translation>gleichmäßig: n Zeilen</translation>
    </message>
    <message>
        <source>net: n′ rows of T</source>
        <translation>Netz: n′ Zeilen von T</translation>
    </message>
    <message>
        <source>matching: n′ − 1 shared rows</source>
        <translation>Zuordnung: n′ − 1 gemeinsame Zeilen</translation>
    </message>
    <message>
        <source>mechanism: errors of the draw</source>
        <translation>Mechanismus: Fehler der Ziehung</translation>
    </message>
    <message>
        <source>votes: k blocks</source>
        <translation>Stimmen: k Blöcke</translation>
    </message>
    <message>
        <source>share: n′ of n</source>
        <translation>Anteil: n′ von n</translation>
    </message>
    <message>
        <source>scale: ηn</source>
        <translation>Maßstab: ηn</translation>
    </message>
    <message>
        <source>piece of T</source>
        <translation>Stück von T</translation>
    </message>
    <message>
        <source>hypotheses in it</source>
        <translation>Hypothesen darin</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>piece of T′</source>
        <translation>Stück von T′</translation>
    </message>
    <message>
        <source>rows apart</source>
        <translation>Zeilen Abstand</translation>
    </message>
    <message>
        <source>for</source>
        <translation>für</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>linke Seite</translation>
    </message>
    <message>
        <source>is</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>rechte Seite</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>gilt</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>n by Corollary 2</source>
        <translation>n nach Korollar 2</translation>
    </message>
    <message>
        <source>n by Theorem 12</source>
        <translation>n nach Satz 12</translation>
    </message>
    <message>
        <source>n of EM over H</source>
        <translation>n von EM über H</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>in T</source>
        <translation>in T</translation>
    </message>
    <message>
        <source>in T′</source>
        <translation>in T′</translation>
    </message>
    <message>
        <source>label by ĥ</source>
        <translation>Label nach ĥ</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
</context>
<context>
    <name>NoisyMeasurePicture</name>
    <message>
        <source>This exchange in T shows %1, the bound is %2.</source>
        <translation>Dieser Tausch in T zeigt %1, die Schranke ist %2.</translation>
    </message>
    <message>
        <source>The worst change of one row of S shows %1, the bound is %2.</source>
        <translation>Die schlimmste Änderung einer Zeile von S zeigt %1, die Schranke ist %2.</translation>
    </message>
    <message>
        <source>%1 this pair, exact</source>
        <translation>%1 dieses Paar, exakt</translation>
    </message>
    <message>
        <source>bound ln 4 + %1·%2 = %3</source>
        <translation>Schranke ln 4 + %1·%2 = %3</translation>
    </message>
    <message>
        <source>T is all of S: no row can enter.</source>
        <translation>T ist ganz S: keine Zeile kann hinein.</translation>
    </message>
    <message>
        <source>%1 worst of %2, exact</source>
        <translation>%1 schlimmste von %2, exakt</translation>
    </message>
    <message>
        <source>too many points to sum exactly</source>
        <translation>zu viele Punkte für eine exakte Summe</translation>
    </message>
    <message>
        <source>worst change: computing…</source>
        <translation>schlimmste Änderung: wird berechnet …</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>Schranke %1</translation>
    </message>
    <message>
        <source>, but for %1</source>
        <translation>, bis auf %1</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>keine Schranke</translation>
    </message>
    <message>
        <source>ONE ROW OF S CHANGED</source>
        <translation>EINE ZEILE VON S GEÄNDERT</translation>
    </message>
    <message>
        <source>The worst change of one row of S shows %1 at least, the bound is %2.</source>
        <translation>Die schlimmste Änderung einer Zeile von S zeigt mindestens %1, die Schranke ist %2.</translation>
    </message>
    <message>
        <source>%1 or more: a lower bound</source>
        <translation>%1 oder mehr: untere Schranke</translation>
    </message>
</context>
<context>
    <name>OneMorePointPicture</name>
    <message numerus="yes">
        <source>%n meet</source>
        <translation>
            <numerusform>%n trifft</numerusform>
            <numerusform>%n treffen sich</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns on the ring</source>
        <translation>Drehungen auf dem Ring</translation>
    </message>
    <message>
        <source>four colours,</source>
        <translation>vier Farben,</translation>
    </message>
    <message>
        <source>the ring is not</source>
        <translation>der Ring ist nicht</translation>
    </message>
    <message>
        <source>once round</source>
        <translation>einmal herum</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n Drehung</numerusform>
            <numerusform>%n Drehungen</numerusform>
        </translation>
    </message>
    <message>
        <source>painted all round</source>
        <translation>ringsum ausgemalt</translation>
    </message>
    <message>
        <source>Near the probe</source>
        <translation>Bei der Sonde</translation>
    </message>
    <message>
        <source>The probe’s world</source>
        <translation>Die Welt der Sonde</translation>
    </message>
    <message>
        <source>Best stability</source>
        <translation>Beste Stabilität</translation>
    </message>
    <message>
        <source>with point 0</source>
        <translation>mit Punkt 0</translation>
    </message>
    <message>
        <source>without point 0</source>
        <translation>ohne Punkt 0</translation>
    </message>
    <message>
        <source>Drag $a$: the two meeting places move. They never go.</source>
        <translation>Ziehe $a$: Die zwei Treffpunkte wandern. Sie verschwinden nie.</translation>
    </message>
    <message>
        <source>Drag $a$: the place where four meet becomes two where three meet.</source>
        <translation>Ziehe $a$: Aus dem Treffpunkt von vier werden zwei von dreien.</translation>
    </message>
    <message>
        <source>Your colours</source>
        <translation>Deine Farben</translation>
    </message>
    <message>
        <source>Nothing painted.</source>
        <translation>Nichts ausgemalt.</translation>
    </message>
    <message>
        <source>Choose a colour, then click a dot.</source>
        <translation>Wähle eine Farbe und klicke dann auf einen Punkt.</translation>
    </message>
    <message>
        <source>Bricks</source>
        <translation>Ziegel</translation>
    </message>
    <message>
        <source>%1 of %2 dots painted</source>
        <translation>%1 von %2 Punkten ausgemalt</translation>
    </message>
    <message numerus="yes">
        <source>%n triangles with three colours</source>
        <translation>
            <numerusform>%n Dreieck mit drei Farben</numerusform>
            <numerusform>%n Dreiecke mit drei Farben</numerusform>
        </translation>
    </message>
    <message>
        <source>Is it possible?</source>
        <translation>Ist es möglich?</translation>
    </message>
    <message numerus="yes">
        <source>A net of %1 worlds, %2 of them painted by hand; %n triangles have three colours.</source>
        <translation>
            <numerusform>Ein Netz von %1 Welten, %2 davon von Hand ausgemalt; %n Dreieck hat drei Farben.</numerusform>
            <numerusform>Ein Netz von %1 Welten, %2 davon von Hand ausgemalt; %n Dreiecke haben drei Farben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ring of worlds without point 0 in four colours, once round. At every place at most %1 of them meet.</source>
        <translation>Der Ring der Welten ohne Punkt 0 in vier Farben, einmal herum. An jeder Stelle treffen sich höchstens %1 davon.</translation>
    </message>
    <message>
        <source>A diamond of worlds; its centre sees only point 0.</source>
        <translation>Eine Raute von Welten; ihre Mitte sieht nur Punkt 0.</translation>
    </message>
    <message>
        <source>A diamond of worlds in four colours, as bricks. At most %1 of them meet at one place.</source>
        <translation>Eine Raute von Welten in vier Farben, wie Ziegel. Höchstens %1 davon treffen sich an einer Stelle.</translation>
    </message>
    <message>
        <source>Drawn are classes on 2 or 3 points. The table has L and its reason.</source>
        <translation>Gezeichnet werden Klassen auf 2 oder 3 Punkten. Die Tabelle nennt L und den Grund.</translation>
    </message>
    <message>
        <source>$r$ is more than $a$: four colours fit in.</source>
        <translation>$r$ ist größer als $a$: vier Farben passen hinein.</translation>
    </message>
    <message>
        <source>so far:</source>
        <translation>bis hier:</translation>
    </message>
    <message>
        <source>walk on round</source>
        <translation>geh weiter herum</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>OneMorePointWords</name>
    <message>
        <source>Each dot is a world. The centre sees only point 0. Right and up mean +, left and down mean −.</source>
        <translation>Jeder Punkt ist eine Welt. Die Mitte sieht nur Punkt 0. Rechts und oben heißt +, links und unten heißt −.</translation>
    </message>
    <message>
        <source>Each dot of the ring is a world. Right and up mean +, left and down mean −.</source>
        <translation>Jeder Punkt des Rings ist eine Welt. Rechts und oben heißt +, links und unten heißt −.</translation>
    </message>
    <message>
        <source>Stability, part 6</source>
        <translation>Stabilität, Teil 6</translation>
    </message>
    <message>
        <source>Where is the world: point 1 always, label −?</source>
        <translation>Wo ist die Welt: immer Punkt 1, Label −?</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>A colour may not err here.</source>
        <translation>Eine Farbe darf hier nicht irren.</translation>
    </message>
    <message>
        <source>A colour may err on %1 of the examples here.</source>
        <translation>Eine Farbe darf hier auf %1 der Beispiele irren.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Paint each world with its most frequent answer.</source>
        <translation>Male jede Welt mit ihrer häufigsten Antwort aus.</translation>
    </message>
    <message>
        <source>Stability, part 10</source>
        <translation>Stabilität, Teil 10</translation>
    </message>
    <message>
        <source>May %1 be used a little below the middle?</source>
        <translation>Darf %1 ein wenig unter der Mitte stehen?</translation>
    </message>
    <message>
        <source>Stability, part 7 · arXiv 2511.11819</source>
        <translation>Stabilität, Teil 7 · arXiv 2511.11819</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>With point 0 the ring has an inside, and there three must meet: in some world no answer has a chance above %1.</source>
        <translation>Mit Punkt 0 hat der Ring ein Inneres, und dort müssen sich drei treffen: In einer Welt hat keine Antwort eine Chance über %1.</translation>
    </message>
    <message>
        <source>Only the ring is left here. How many colours must meet on it?</source>
        <translation>Hier ist nur der Ring. Wie viele Farben müssen sich auf ihm treffen?</translation>
    </message>
    <message>
        <source>Round the ring the colours turn once. So inside three must meet: in some world no answer has a chance above %1.</source>
        <translation>Rund um den Ring drehen sich die Farben einmal. Also müssen sich innen drei treffen: In einer Welt hat keine Antwort eine Chance über %1.</translation>
    </message>
    <message>
        <source>Take point 0 away. Only the ring is left. How many colours must meet now?</source>
        <translation>Nimm Punkt 0 weg. Nur der Ring bleibt. Wie viele Farben müssen sich jetzt treffen?</translation>
    </message>
    <message>
        <source>%1 errs on %2 here</source>
        <translation>%1 irrt hier auf %2</translation>
    </message>
    <message>
        <source>%1 errs on %2 next to it</source>
        <translation>%1 irrt daneben auf %2</translation>
    </message>
    <message>
        <source>Yes: a painting was found after %1 partial ones.</source>
        <translation>Ja: Ein Bild wurde nach %1 teilweisen gefunden.</translation>
    </message>
    <message>
        <source>%1 partial paintings were tried, none can be completed.</source>
        <translation>%1 teilweise Bilder wurden probiert, keines lässt sich vollenden.</translation>
    </message>
    <message>
        <source>%1 partial paintings were tried, then the search was given up.</source>
        <translation>%1 teilweise Bilder wurden probiert, dann wurde die Suche aufgegeben.</translation>
    </message>
    <message>
        <source>Proved: there is none.</source>
        <translation>Bewiesen: Es gibt keines.</translation>
    </message>
    <message>
        <source>Inside the ring %1 colours must meet</source>
        <translation>Im Ring müssen sich %1 Farben treffen</translation>
    </message>
    <message>
        <source>On the ring two colours meet at most</source>
        <translation>Auf dem Ring treffen sich höchstens zwei Farben</translation>
    </message>
    <message>
        <source>A painting by hand: each dot is a world, its colour the answer given there. Triangles of three colours are framed.</source>
        <translation>Ein Bild von Hand: Jeder Punkt ist eine Welt, seine Farbe die Antwort, die dort gegeben wird. Dreiecke mit drei Farben sind gerahmt.</translation>
    </message>
    <message>
        <source>Each place is a world: right and up mean +, left and down mean −. Its colour is the answer given there. The thick ring carries the four colours once round; rings mark where they meet. The bars at the right are what the yellow probe sees, the dashed line is the best stability of any learner.</source>
        <translation>Jede Stelle ist eine Welt: rechts und oben heißt +, links und unten heißt −. Ihre Farbe ist die Antwort, die dort gegeben wird. Der dicke Ring trägt die vier Farben einmal herum; Ringe zeigen, wo sie sich treffen. Die Balken rechts sind, was die gelbe Sonde sieht, die gestrichelte Linie die beste Stabilität irgendeines Lerners.</translation>
    </message>
    <message>
        <source>Where k colours meet, k answers tie. So none of them has more than 1/k.</source>
        <translation>Wo k Farben sich treffen, sind k Antworten gleichauf. Also hat keine davon mehr als 1/k.</translation>
    </message>
    <message>
        <source>Stability, part 5</source>
        <translation>Stabilität, Teil 5</translation>
    </message>
    <message>
        <source>Can you paint so that only two ever meet?</source>
        <translation>Kannst du so malen, dass sich nie mehr als zwei treffen?</translation>
    </message>
    <message>
        <source>Walk along the ring: four colours, one turn.</source>
        <translation>Geh den Ring entlang: vier Farben, eine Drehung.</translation>
    </message>
    <message>
        <source>Stability, part 7</source>
        <translation>Stabilität, Teil 7</translation>
    </message>
    <message>
        <source>Fill the ring. Does the turn go away?</source>
        <translation>Fülle den Ring. Verschwindet die Drehung?</translation>
    </message>
    <message>
        <source>Two. The ring has no inside, and %1 is possible, even with one example.</source>
        <translation>Zwei. Der Ring hat kein Inneres, und %1 ist möglich, sogar mit einem Beispiel.</translation>
    </message>
    <message>
        <source>Two. The ring has no inside, and %1 is possible.</source>
        <translation>Zwei. Der Ring hat kein Inneres, und %1 ist möglich.</translation>
    </message>
    <message>
        <source>Stability, part 9</source>
        <translation>Stabilität, Teil 9</translation>
    </message>
    <message>
        <source>What changed: Ldim, VC, or neither?</source>
        <translation>Was hat sich geändert: Ldim, VC oder keines?</translation>
    </message>
    <message>
        <source>Ldim</source>
        <translation>Ldim</translation>
    </message>
    <message>
        <source>VC</source>
        <translation>VC</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>A point that everyone knows lowers the best stability from %1 to %2.</source>
        <translation>Ein Punkt, den jeder kennt, senkt die beste Stabilität von %1 auf %2.</translation>
    </message>
    <message>
        <source>Neither.</source>
        <translation>Keines.</translation>
    </message>
    <message>
        <source>A world</source>
        <translation>Eine Welt</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Malen</translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation>Treffen</translation>
    </message>
    <message>
        <source>Once round</source>
        <translation>Einmal herum</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>Without 0</source>
        <translation>Ohne 0</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>Der Preis</translation>
    </message>
    <message>
        <source>Why a meeting costs</source>
        <translation>Warum ein Treffen kostet</translation>
    </message>
    <message>
        <source>Paint each world with its most frequent answer. Where %1 colours meet, %1 answers tie: each has %2 at most.</source>
        <translation>Male jede Welt mit ihrer häufigsten Antwort aus. Wo sich %1 Farben treffen, sind %1 Antworten gleichauf: Jede hat höchstens %2.</translation>
    </message>
    <message>
        <source>Nothing else has changed</source>
        <translation>Sonst hat sich nichts geändert</translation>
    </message>
    <message>
        <source>With or without point 0 the Littlestone and the VC dimension are %1.</source>
        <translation>Mit oder ohne Punkt 0 sind die Littlestone- und die VC-Dimension %1.</translation>
    </message>
    <message>
        <source>With or without point 0 the Littlestone dimension is %1, the VC dimension %2.</source>
        <translation>Mit oder ohne Punkt 0 ist die Littlestone-Dimension %1, die VC-Dimension %2.</translation>
    </message>
    <message>
        <source>%1: they err on %2</source>
        <translation>%1: sie irren auf %2</translation>
    </message>
    <message>
        <source>%1 errs on %2 at most where it is painted</source>
        <translation>%1 irrt höchstens auf %2, wo es gemalt ist</translation>
    </message>
    <message>
        <source>%1: allowed are %2</source>
        <translation>%1: erlaubt sind %2</translation>
    </message>
    <message>
        <source>Drawn are classes on 2 or 3 points. The table has L and its reason.</source>
        <translation>Gezeichnet werden Klassen auf 2 oder 3 Punkten. Die Tabelle nennt L und den Grund.</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Yes. One is enough for each part of the net.</source>
        <translation>Ja. Eine genügt für jeden Teil des Netzes.</translation>
    </message>
    <message>
        <source>Yes, if the mesh is fine. One is not enough: no learner has more than %1 in every world.</source>
        <translation>Ja, wenn das Netz fein ist. Eine genügt nicht: Kein Lerner hat in jeder Welt mehr als %1.</translation>
    </message>
    <message>
        <source>No. Three must meet: in some world no answer has a chance above %1.</source>
        <translation>Nein. Drei müssen sich treffen: In einer Welt hat keine Antwort eine Wahrscheinlichkeit über %1.</translation>
    </message>
    <message>
        <source>Stability, part 8</source>
        <translation>Stabilität, Teil 8</translation>
    </message>
    <message>
        <source>path</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>4-cycle</source>
        <translation>4-Kreis</translation>
    </message>
    <message>
        <source>annulus</source>
        <translation>Kreisring</translation>
    </message>
    <message>
        <source>octahedron</source>
        <translation>Oktaeder</translation>
    </message>
    <message>
        <source>the probe looks as far as %1</source>
        <translation>die Sonde sieht so weit: %1</translation>
    </message>
    <message>
        <source>walk round the ring: the turn is counted</source>
        <translation>geh um den Ring: die Drehung wird gezählt</translation>
    </message>
    <message>
        <source>A painting by hand</source>
        <translation>Ein Bild von Hand</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Mistake tree</source>
        <translation>Fehlerbaum</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Stable histogram</source>
        <translation>Stabiles Histogramm</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Loss vs. sample size</source>
        <translation>Verlust nach Stichprobengröße</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message numerus="yes">
        <source>%n rows equal an earlier one and count once.</source>
        <translation>
            <numerusform>%n Zeile gleicht einer früheren und zählt einfach.</numerusform>
            <numerusform>%n Zeilen gleichen einer früheren und zählen einfach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Eigene Daten</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>Homogeneous set</source>
        <translation>Homogene Menge</translation>
    </message>
    <message>
        <source>Homogeneous</source>
        <translation>Homogen</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
    <message>
        <source>Nets</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>Noisy labels</source>
        <translation>Verrauschte Label</translation>
    </message>
    <message>
        <source>Price of stability</source>
        <translation>Preis der Stabilität</translation>
    </message>
    <message>
        <source>Stable learner</source>
        <translation>Stabiler Lerner</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>Regret</translation>
    </message>
    <message>
        <source>Relabel</source>
        <translation>Neu beschriften</translation>
    </message>
    <message>
        <source>Subsample</source>
        <translation>Unterstichprobe</translation>
    </message>
    <message>
        <source>Sample sizes</source>
        <translation>Stichprobengrößen</translation>
    </message>
    <message>
        <source>Two worlds</source>
        <translation>Zwei Welten</translation>
    </message>
    <message>
        <source>Play online</source>
        <translation>Online spielen</translation>
    </message>
    <message>
        <source>Theorem 23 asks for %1 examples: its $N$ grows as $2^m$ with $m = 2^{d+2}$, and $d$ = %2. Its proof leaves the factors of $k$ and $n′$ open: they are the program’s own.</source>
        <translation>Satz 23 verlangt %1 Beispiele: sein $N$ wächst wie $2^m$ mit $m = 2^{d+2}$, und $d$ = %2. Sein Beweis lässt die Faktoren von $k$ und $n′$ offen: Sie sind die des Programms.</translation>
    </message>
    <message>
        <source>Same answer</source>
        <translation>Gleiche Antwort</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>Die Leiter</translation>
    </message>
    <message>
        <source>One more point</source>
        <translation>Ein Punkt mehr</translation>
    </message>
    <message>
        <source>Worst world</source>
        <translation>Schlimmste Welt</translation>
    </message>
    <message>
        <source>A deep tree</source>
        <translation>Ein tiefer Baum</translation>
    </message>
</context>
<context>
    <name>PageTable</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>hypothesis</source>
        <translation>Hypothese</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>answers before</source>
        <translation>Antworten davor</translation>
    </message>
    <message>
        <source>asks point</source>
        <translation>fragt nach Punkt</translation>
    </message>
    <message>
        <source>witness</source>
        <translation>Zeuge</translation>
    </message>
    <message>
        <source>its labels</source>
        <translation>seine Label</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>redraws</source>
        <translation>Neuziehungen</translation>
    </message>
    <message>
        <source>f₀</source>
        <translation>f₀</translation>
    </message>
    <message>
        <source>f₁</source>
        <translation>f₁</translation>
    </message>
    <message>
        <source>contest point</source>
        <translation>Duellpunkt</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>predictor</source>
        <translation>Prädiktor</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>verrauscht</translation>
    </message>
    <message>
        <source>chance to be released</source>
        <translation>Freigabewahrscheinlichkeit</translation>
    </message>
    <message>
        <source>released</source>
        <translation>freigegeben</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>exact probability</source>
        <translation>exakte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>bound τ of level %1</source>
        <translation>Schranke τ der Stufe %1</translation>
    </message>
    <message>
        <source>95 %: from</source>
        <translation>95 %: von</translation>
    </message>
    <message>
        <source>95 %: to</source>
        <translation>95 %: bis</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>point x</source>
        <translation>Punkt x</translation>
    </message>
    <message>
        <source>right of the hidden example</source>
        <translation>rechts vom versteckten Beispiel</translation>
    </message>
    <message>
        <source>number of +</source>
        <translation>Zahl der +</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>Votum</translation>
    </message>
    <message>
        <source>wrong side</source>
        <translation>falsche Seite</translation>
    </message>
    <message>
        <source>it is here</source>
        <translation>hier liegt es</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>geht nach</translation>
    </message>
    <message>
        <source>success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>needed probability</source>
        <translation>nötige Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>least ε</source>
        <translation>kleinstes ε</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>interval i</source>
        <translation>Intervall i</translation>
    </message>
    <message>
        <source>p_i</source>
        <translation>p_i</translation>
    </message>
    <message>
        <source>step to it</source>
        <translation>Stufe dorthin</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größte</translation>
    </message>
    <message>
        <source>example x_i</source>
        <translation>Beispiel x_i</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>error there</source>
        <translation>Fehler dort</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>points of the line</source>
        <translation>Punkte der Geraden</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>mittlerer Fehler</translation>
    </message>
    <message>
        <source>largest step</source>
        <translation>größte Stufe</translation>
    </message>
    <message>
        <source>at i</source>
        <translation>bei i</translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>in X′</source>
        <translation>in X′</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>widest at order</source>
        <translation>am größten bei Ordnung</translation>
    </message>
    <message>
        <source>least there in</source>
        <translation>kleinster Wert in</translation>
    </message>
    <message>
        <source>most there in</source>
        <translation>größter Wert in</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinster</translation>
    </message>
    <message>
        <source>most</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>examples m</source>
        <translation>Beispiele m</translation>
    </message>
    <message>
        <source>probes T</source>
        <translation>Proben T</translation>
    </message>
    <message>
        <source>draws D</source>
        <translation>Ziehungen D</translation>
    </message>
    <message>
        <source>points X′ may have</source>
        <translation>Punkte, die X′ haben darf</translation>
    </message>
    <message>
        <source>log₂ of Ramsey&apos;s factor</source>
        <translation>log₂ des Ramsey-Faktors</translation>
    </message>
    <message>
        <source>first height refuted</source>
        <translation>erste widerlegte Höhe</translation>
    </message>
    <message>
        <source>the paper&apos;s T</source>
        <translation>T der Arbeit</translation>
    </message>
    <message>
        <source>the paper&apos;s height</source>
        <translation>Höhe der Arbeit</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>score u</source>
        <translation>Wert u</translation>
    </message>
    <message>
        <source>chance to be chosen</source>
        <translation>Chance, gewählt zu werden</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>chance, label turned</source>
        <translation>Chance, Label gedreht</translation>
    </message>
    <message>
        <source>top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>low</source>
        <translation>tief</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>f∅ errs</source>
        <translation>f∅ irrt</translation>
    </message>
    <message>
        <source>the base errs</source>
        <translation>die Basis irrt</translation>
    </message>
    <message>
        <source>contest</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>both labels followed</source>
        <translation>beide Label verfolgt</translation>
    </message>
    <message>
        <source>same predictor</source>
        <translation>gleicher Prädiktor</translation>
    </message>
    <message>
        <source>opponents used up</source>
        <translation>Gegner aufgebraucht</translation>
    </message>
    <message>
        <source>out of rows</source>
        <translation>keine Zeilen mehr</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>steckt fest</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>no candidate</source>
        <translation>kein Kandidat</translation>
    </message>
    <message>
        <source>lower levels listed</source>
        <translation>tiefere Stufen gelistet</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>what still fits</source>
        <translation>was noch passt</translation>
    </message>
    <message>
        <source>other label ends at row</source>
        <translation>anderes Label endet in Zeile</translation>
    </message>
    <message>
        <source>came from</source>
        <translation>kam aus</translation>
    </message>
    <message>
        <source>errors on the batch</source>
        <translation>Fehler auf dem Batch</translation>
    </message>
    <message numerus="yes">
        <source>level %1, %2 times</source>
        <translation>
            <numerusform>Stufe %1, %2-mal</numerusform>
            <numerusform>Stufe %1, %2-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>loss promised by frequency</source>
        <translation>von der Häufigkeit versprochener Verlust</translation>
    </message>
    <message>
        <source>top probability</source>
        <translation>größte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>two runs agree</source>
        <translation>zwei Läufe stimmen überein</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>pairs that agreed</source>
        <translation>übereinstimmende Paare</translation>
    </message>
    <message>
        <source>all coins true</source>
        <translation>alle Münzen wahr</translation>
    </message>
    <message>
        <source>bound τ</source>
        <translation>Schranke τ</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>alt</translation>
    </message>
    <message>
        <source>rows of T</source>
        <translation>Zeilen von T</translation>
    </message>
    <message>
        <source>row of S</source>
        <translation>Zeile von S</translation>
    </message>
    <message>
        <source>new point</source>
        <translation>neuer Punkt</translation>
    </message>
    <message>
        <source>in T</source>
        <translation>in T</translation>
    </message>
    <message>
        <source>|H_T|</source>
        <translation>|H_T|</translation>
    </message>
    <message>
        <source>piece of</source>
        <translation>Stück von</translation>
    </message>
    <message>
        <source>hypotheses</source>
        <translation>Hypothesen</translation>
    </message>
    <message>
        <source>rows apart</source>
        <translation>Zeilen auseinander</translation>
    </message>
    <message>
        <source>within the ruler</source>
        <translation>im Lineal</translation>
    </message>
    <message>
        <source>net</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>n′</source>
        <translation>n′</translation>
    </message>
    <message>
        <source>chance of no net, exact</source>
        <translation>Wahrscheinlichkeit für kein Netz, exakt</translation>
    </message>
    <message>
        <source>chance of no net, estimate</source>
        <translation>Wahrscheinlichkeit für kein Netz, Schätzung</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>VC bound</source>
        <translation>VC-Schranke</translation>
    </message>
    <message>
        <source>mean |H_T|</source>
        <translation>Mittel von |H_T|</translation>
    </message>
    <message>
        <source>at most β</source>
        <translation>höchstens β</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>answer on S</source>
        <translation>Antwort auf S</translation>
    </message>
    <message>
        <source>answer after the flip</source>
        <translation>Antwort nach der Umkehr</translation>
    </message>
    <message>
        <source>may differ by γ#</source>
        <translation>dürfen sich um γ# unterscheiden</translation>
    </message>
    <message>
        <source>must err</source>
        <translation>muss irren</translation>
    </message>
    <message>
        <source>errs</source>
        <translation>irrt</translation>
    </message>
    <message>
        <source>flipped in the picture</source>
        <translation>im Bild umgekehrt</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>nie gesehen</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>n, examples</source>
        <translation>n, Beispiele</translation>
    </message>
    <message>
        <source>least loss, exact</source>
        <translation>kleinster Verlust, exakt</translation>
    </message>
    <message>
        <source>the paper&apos;s line</source>
        <translation>die Gerade der Arbeit</translation>
    </message>
    <message>
        <source>least n for the error allowed</source>
        <translation>kleinstes n für den erlaubten Fehler</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>first row</source>
        <translation>erste Zeile</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>errors on its rows</source>
        <translation>Fehler auf seinen Zeilen</translation>
    </message>
    <message>
        <source>vote after the change</source>
        <translation>Stimme nach der Änderung</translation>
    </message>
    <message>
        <source>votes for +</source>
        <translation>Stimmen für +</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>the count</source>
        <translation>die Zahl</translation>
    </message>
    <message>
        <source>after the change</source>
        <translation>nach der Änderung</translation>
    </message>
    <message>
        <source>blocks k</source>
        <translation>Blöcke k</translation>
    </message>
    <message>
        <source>rows of a block</source>
        <translation>Zeilen eines Blocks</translation>
    </message>
    <message>
        <source>expected loss, %1</source>
        <translation>erwarteter Verlust, %1</translation>
    </message>
    <message>
        <source>expected error of a block</source>
        <translation>erwarteter Fehler eines Blocks</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bestes</translation>
    </message>
    <message>
        <source>asked point</source>
        <translation>gefragter Punkt</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>chance of +</source>
        <translation>Chance für +</translation>
    </message>
    <message>
        <source>chance of + after the change</source>
        <translation>Chance für + nach der Änderung</translation>
    </message>
    <message>
        <source>chance of a wrong answer</source>
        <translation>Chance einer falschen Antwort</translation>
    </message>
    <message>
        <source>rounds T</source>
        <translation>Runden T</translation>
    </message>
    <message>
        <source>regret, exact</source>
        <translation>Regret, exakt</translation>
    </message>
    <message>
        <source>Hedge at worst</source>
        <translation>Hedge schlimmstenfalls</translation>
    </message>
    <message>
        <source>Hedge promises</source>
        <translation>Hedge verspricht</translation>
    </message>
    <message>
        <source>someone forces</source>
        <translation>jemand erzwingt</translation>
    </message>
    <message>
        <source>mean of the runs</source>
        <translation>Mittel der Läufe</translation>
    </message>
    <message>
        <source>95 % interval, from</source>
        <translation>95-%-Intervall, von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>below</source>
        <translation>unter</translation>
    </message>
    <message>
        <source>after label</source>
        <translation>nach Label</translation>
    </message>
    <message>
        <source>value R</source>
        <translation>Wert R</translation>
    </message>
    <message>
        <source>costs on average</source>
        <translation>kostet im Mittel</translation>
    </message>
    <message>
        <source>hypotheses left</source>
        <translation>Hypothesen übrig</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>R, from</source>
        <translation>R, von</translation>
    </message>
    <message>
        <source>changed row</source>
        <translation>geänderte Zeile</translation>
    </message>
    <message>
        <source>odds of +, minimax</source>
        <translation>Chance von +, Minimax</translation>
    </message>
    <message>
        <source>odds of +, said</source>
        <translation>Chance von +, gesagt</translation>
    </message>
    <message>
        <source>odds of +, Hedge</source>
        <translation>Chance von +, Hedge</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>Hedge pays</source>
        <translation>Hedge zahlt</translation>
    </message>
    <message>
        <source>L, by hypothesis</source>
        <translation>L, nach Hypothese</translation>
    </message>
    <message>
        <source>value left</source>
        <translation>verbleibender Wert</translation>
    </message>
    <message>
        <source>given away</source>
        <translation>verschenkt</translation>
    </message>
    <message>
        <source>SOA says</source>
        <translation>SOA sagt</translation>
    </message>
    <message>
        <source>R, best coins</source>
        <translation>R, beste Münzen</translation>
    </message>
    <message>
        <source>coins say +1</source>
        <translation>Münzen sagen +1</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>becomes point</source>
        <translation>wird Punkt</translation>
    </message>
    <message>
        <source>becomes label</source>
        <translation>wird Label</translation>
    </message>
    <message>
        <source>new output</source>
        <translation>neue Ausgabe</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>wie es war</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>zurückgehalten</translation>
    </message>
    <message>
        <source>drawn again</source>
        <translation>noch einmal gezogen</translation>
    </message>
    <message>
        <source>coin true</source>
        <translation>Münze wahr</translation>
    </message>
    <message>
        <source>mistakes in contests</source>
        <translation>Fehler in Duellen</translation>
    </message>
    <message>
        <source>mistakes in blocks</source>
        <translation>Fehler in Blöcken</translation>
    </message>
    <message>
        <source>Ldim left</source>
        <translation>Ldim übrig</translation>
    </message>
    <message>
        <source>rows that fit</source>
        <translation>passende Zeilen</translation>
    </message>
    <message>
        <source>lie</source>
        <translation>Lüge</translation>
    </message>
    <message>
        <source>goes on from row</source>
        <translation>geht weiter ab Zeile</translation>
    </message>
    <message>
        <source>meets the run of row</source>
        <translation>trifft den Lauf von Zeile</translation>
    </message>
    <message>
        <source>last row</source>
        <translation>letzte Zeile</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>disjoint runs</source>
        <translation>disjunkte Läufe</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>done under the cap</source>
        <translation>fertig innerhalb der Grenze</translation>
    </message>
    <message>
        <source>share p</source>
        <translation>Anteil p</translation>
    </message>
    <message>
        <source>expected count p m</source>
        <translation>erwartete Zahl p m</translation>
    </message>
    <message>
        <source>Pr[named]</source>
        <translation>Pr[genannt]</translation>
    </message>
    <message>
        <source>Pr[differ]</source>
        <translation>Pr[verschieden]</translation>
    </message>
    <message>
        <source>step at count</source>
        <translation>Stufe bei Zahl</translation>
    </message>
    <message>
        <source>Pr[reached]</source>
        <translation>Pr[erreicht]</translation>
    </message>
    <message>
        <source>A reaches it</source>
        <translation>A erreicht sie</translation>
    </message>
    <message>
        <source>B reaches it</source>
        <translation>B erreicht sie</translation>
    </message>
    <message>
        <source>the die falls on it</source>
        <translation>der Würfel fällt auf sie</translation>
    </message>
    <message>
        <source>examples a block</source>
        <translation>Beispiele je Block</translation>
    </message>
    <message>
        <source>a worst world</source>
        <translation>eine schlimmste Welt</translation>
    </message>
    <message>
        <source>answers there</source>
        <translation>Antworten dort</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>boxes open</source>
        <translation>Kästen offen</translation>
    </message>
    <message>
        <source>boxes closed</source>
        <translation>Kästen geschlossen</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>Auswertungen</translation>
    </message>
    <message>
        <source>lower corner</source>
        <translation>untere Ecke</translation>
    </message>
    <message>
        <source>upper corner</source>
        <translation>obere Ecke</translation>
    </message>
    <message>
        <source>no world is worse than</source>
        <translation>keine Welt ist schlimmer als</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>halved next</source>
        <translation>als Nächstes halbiert</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>L, %1</source>
        <translation>L, %1</translation>
    </message>
    <message>
        <source>1/L, %1</source>
        <translation>1/L, %1</translation>
    </message>
    <message>
        <source>best stability of any learner</source>
        <translation>beste Stabilität irgendeines Lerners</translation>
    </message>
    <message>
        <source>ρ_n(0), %1</source>
        <translation>ρ_n(0), %1</translation>
    </message>
    <message>
        <source>with any number of examples, no error allowed</source>
        <translation>mit beliebig vielen Beispielen, ohne erlaubten Fehler</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>where</source>
        <translation>wo</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>region, largest loss</source>
        <translation>Gebiet, größter Verlust</translation>
    </message>
    <message>
        <source>junction, colours</source>
        <translation>Treffpunkt, Farben</translation>
    </message>
    <message>
        <source>on the ring, colours</source>
        <translation>auf dem Ring, Farben</translation>
    </message>
    <message>
        <source>ring, turns</source>
        <translation>Ring, Drehungen</translation>
    </message>
    <message>
        <source>near the probe, share</source>
        <translation>bei der Sonde, Anteil</translation>
    </message>
    <message>
        <source>with point 0</source>
        <translation>mit Punkt 0</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>two colours a simplex, tried</source>
        <translation>zwei Farben je Simplex, probiert</translation>
    </message>
    <message>
        <source>simplices of three colours</source>
        <translation>Simplexe mit drei Farben</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Würfel</translation>
    </message>
</context>
<context>
    <name>PairsPicture</name>
    <message>
        <source>%1 of 100 pairs differ; exact chance %2</source>
        <translation>%1 von 100 Paaren verschieden; exakt %2</translation>
    </message>
    <message>
        <source>labs A and B, count and step</source>
        <translation>Labore A und B, Zahl und Stufe</translation>
    </message>
    <message>
        <source>the die, rolled before the data</source>
        <translation>der Würfel, vor den Daten geworfen</translation>
    </message>
    <message>
        <source>here the answers differ</source>
        <translation>hier unterscheiden sich die Antworten</translation>
    </message>
    <message>
        <source>ceiling, proved for every world</source>
        <translation>Obergrenze, bewiesen für jede Welt</translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>ZEICHEN LESEN</translation>
    </message>
</context>
<context>
    <name>PlayPicture</name>
    <message numerus="yes">
        <source>%n round(s) of %1 are played. The learner has lost %2, the best hypothesis %3 %4.</source>
        <translation>
            <numerusform>%n Runde von %1 ist gespielt. Der Lerner hat %2 verloren, die beste Hypothese %3 hat %4 verloren.</numerusform>
            <numerusform>%n Runden von %1 sind gespielt. Der Lerner hat %2 verloren, die beste Hypothese %3 hat %4 verloren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayPictureWords</name>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>Sie %1</translation>
    </message>
    <message>
        <source>minimax %1</source>
        <translation>Minimax %1</translation>
    </message>
    <message>
        <source>Hedge %1</source>
        <translation>Hedge %1</translation>
    </message>
    <message>
        <source>best: %1, %2</source>
        <translation>beste: %1, %2</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>beste: %1</translation>
    </message>
    <message>
        <source>regret %1</source>
        <translation>Regret %1</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>am Ende</translation>
    </message>
    <message>
        <source>so far, exact</source>
        <translation>bisher, exakt</translation>
    </message>
    <message>
        <source>at the end %1 at most</source>
        <translation>am Ende höchstens %1</translation>
    </message>
    <message>
        <source>Hedge promises %1</source>
        <translation>Hedge verspricht %1</translation>
    </message>
    <message>
        <source>thin: the other hypotheses</source>
        <translation>dünn: die anderen Hypothesen</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>gefragt</translation>
    </message>
    <message>
        <source>you ask</source>
        <translation>Sie fragen</translation>
    </message>
    <message>
        <source>you say +</source>
        <translation>Sie sagen +</translation>
    </message>
    <message>
        <source>minimax says +</source>
        <translation>Minimax sagt +</translation>
    </message>
    <message>
        <source>Hedge says +</source>
        <translation>Hedge sagt +</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>es war</translation>
    </message>
    <message>
        <source>you say</source>
        <translation>Sie sagen</translation>
    </message>
    <message>
        <source>Hedge pays</source>
        <translation>Hedge zahlt</translation>
    </message>
    <message>
        <source>you pay</source>
        <translation>Sie zahlen</translation>
    </message>
    <message>
        <source>minimax pays</source>
        <translation>Minimax zahlt</translation>
    </message>
    <message>
        <source>you gave away</source>
        <translation>verschenkt</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Warum %1?</translation>
    </message>
    <message>
        <source>Both answers cost you the same.</source>
        <translation>Beide Antworten kosten Sie gleich viel.</translation>
    </message>
    <message>
        <source>Both answers must leave you the same.</source>
        <translation>Beide Antworten müssen Ihnen gleich viel lassen.</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, nicht %2</translation>
    </message>
    <message>
        <source>One answer cost you more.</source>
        <translation>Eine Antwort kostete mehr.</translation>
    </message>
    <message>
        <source>What if %1?</source>
        <translation>Und bei %1?</translation>
    </message>
    <message>
        <source>One bar outgrows the other.</source>
        <translation>Ein Balken überragt den anderen.</translation>
    </message>
    <message>
        <source>after this round</source>
        <translation>nach dieser Runde</translation>
    </message>
    <message>
        <source>yours to add</source>
        <translation>von Ihnen dazu</translation>
    </message>
    <message>
        <source>Drag %1 above: one bar outgrows the other.</source>
        <translation>Ziehen Sie %1 oben: Ein Balken überragt den anderen.</translation>
    </message>
    <message>
        <source>Your odds gave away %1.</source>
        <translation>Ihre Chance verschenkte %1.</translation>
    </message>
    <message>
        <source>The question gave away %1.</source>
        <translation>Die Frage verschenkte %1.</translation>
    </message>
    <message>
        <source>= %1 either way</source>
        <translation>= %1 in jedem Fall</translation>
    </message>
    <message>
        <source>= %1 at worst</source>
        <translation>= %1 schlimmstenfalls</translation>
    </message>
    <message>
        <source>Ask a point.</source>
        <translation>Fragen Sie einen Punkt.</translation>
    </message>
    <message>
        <source>Click it, or press its number.</source>
        <translation>Anklicken oder seine Zahl drücken.</translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <translation>
            <numerusform>%n möglich</numerusform>
            <numerusform>%n möglich</numerusform>
        </translation>
    </message>
    <message>
        <source>Past the exact limit: the program asks where Hedge is least sure.</source>
        <translation>Jenseits der exakten Grenze: Das Programm fragt, wo Hedge am unsichersten ist.</translation>
    </message>
    <message>
        <source>Past the exact limit: the learner is Hedge alone.</source>
        <translation>Jenseits der exakten Grenze: Der Lerner ist Hedge allein.</translation>
    </message>
    <message>
        <source>Hedge says + as often as its experts do, by their weight.</source>
        <translation>Hedge sagt + so oft wie seine Experten, nach Gewicht.</translation>
    </message>
    <message>
        <source>What each answer costs is hidden: hints are off.</source>
        <translation>Was jede Antwort kostet, ist verborgen: ohne Hinweise.</translation>
    </message>
    <message>
        <source>The learner sets its odds so that both answers leave you the same.</source>
        <translation>Der Lerner setzt seine Chance so, dass beide Antworten Ihnen gleich viel lassen.</translation>
    </message>
    <message>
        <source>Set your odds so that both answers cost you the same.</source>
        <translation>Setzen Sie Ihre Chance so, dass beide Antworten gleich viel kosten.</translation>
    </message>
    <message>
        <source>What the one expert says</source>
        <translation>Was der eine Experte sagt</translation>
    </message>
    <message>
        <source>What the %1 experts say</source>
        <translation>Was die %1 Experten sagen</translation>
    </message>
    <message numerus="yes">
        <source>%n more group(s): %1.</source>
        <translation>
            <numerusform>%n weitere Gruppe: %1.</numerusform>
            <numerusform>%n weitere Gruppen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>if you play well: %1</source>
        <translation>wenn Sie gut spielen: %1</translation>
    </message>
    <message>
        <source>grouped by the hypotheses they still allow</source>
        <translation>nach den Hypothesen, die sie noch zulassen</translation>
    </message>
    <message>
        <source>Weight on +: %1.</source>
        <translation>Gewicht auf +: %1.</translation>
    </message>
</context>
<context>
    <name>PlayStandPicture</name>
    <message>
        <source>Regret now %1.</source>
        <translation>Regret jetzt %1.</translation>
    </message>
    <message>
        <source>Best play gives %1, Hedge promises %2.</source>
        <translation>Bestes Spiel ergibt %1, Hedge verspricht %2.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>best play %1</source>
        <translation>bestes Spiel %1</translation>
    </message>
    <message>
        <source>Hedge ≤ %1</source>
        <translation>Hedge ≤ %1</translation>
    </message>
    <message numerus="yes">
        <source>regret in %n round(s)</source>
        <translation>
            <numerusform>Regret in %n Runde</numerusform>
            <numerusform>Regret in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth of each question</source>
        <translation>Wert jeder Frage</translation>
    </message>
</context>
<context>
    <name>PlayWords</name>
    <message>
        <source>Theorem %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>No hypothesis was right.</source>
        <translation>Keine Hypothese hatte recht.</translation>
    </message>
    <message>
        <source>Every hypothesis was right.</source>
        <translation>Jede Hypothese hatte recht.</translation>
    </message>
    <message>
        <source>%1 was right.</source>
        <translation>%1 hatte recht.</translation>
    </message>
    <message>
        <source>%1 were right.</source>
        <translation>%1 hatten recht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n hypotheses were right.</source>
        <translation>
            <numerusform>%1 von %n Hypothese hatte recht.</numerusform>
            <numerusform>%1 von %n Hypothesen hatten recht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best play on both sides ends at regret %1.</source>
        <translation>Bestes Spiel auf beiden Seiten endet bei Regret %1.</translation>
    </message>
    <message>
        <source>Hedge promises regret %1 at most.</source>
        <translation>Hedge verspricht höchstens Regret %1.</translation>
    </message>
    <message>
        <source>You are asked point %1.</source>
        <translation>Sie werden nach Punkt %1 gefragt.</translation>
    </message>
    <message>
        <source>You ask point %1.</source>
        <translation>Sie fragen Punkt %1.</translation>
    </message>
    <message>
        <source>You say + with chance %1.</source>
        <translation>Sie sagen + mit Chance %1.</translation>
    </message>
    <message>
        <source>You are asked point %1. Set the split, and say it.</source>
        <translation>Sie werden nach Punkt %1 gefragt. Stellen Sie die Teilung ein und sagen Sie sie.</translation>
    </message>
    <message>
        <source>The learner says + with chance %1.</source>
        <translation>Der Lerner sagt + mit Chance %1.</translation>
    </message>
    <message>
        <source>Hedge says + with chance %1.</source>
        <translation>Hedge sagt + mit Chance %1.</translation>
    </message>
    <message>
        <source>Now say what is true.</source>
        <translation>Sagen Sie nun, was wahr ist.</translation>
    </message>
    <message>
        <source>Your odds gave away %1: %2 was best.</source>
        <translation>Ihre Chance verschenkte %1: %2 war am besten.</translation>
    </message>
    <message>
        <source>Round %1 gave away %2: point %3 was worth %4.</source>
        <translation>Runde %1 verschenkte %2: Punkt %3 war %4 wert.</translation>
    </message>
    <message>
        <source>%1 is true: you pay %2.</source>
        <translation>%1 ist wahr: Sie zahlen %2.</translation>
    </message>
    <message>
        <source>%1 is true: it pays %2.</source>
        <translation>%1 ist wahr: Er zahlt %2.</translation>
    </message>
    <message>
        <source>The game ends at regret %1.</source>
        <translation>Das Spiel endet bei Regret %1.</translation>
    </message>
    <message>
        <source>Ask a point.</source>
        <translation>Fragen Sie einen Punkt.</translation>
    </message>
    <message>
        <source>The game ended at %1.</source>
        <translation>Das Spiel endete bei %1.</translation>
    </message>
    <message>
        <source>If you play well from here it ends at %1.</source>
        <translation>Spielen Sie ab hier gut, endet es bei %1.</translation>
    </message>
    <message>
        <source>You can still reach %1.</source>
        <translation>Sie können noch %1 erreichen.</translation>
    </message>
    <message>
        <source>Round %1 gave away %2.</source>
        <translation>Runde %1 verschenkte %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds gave away %1.</source>
        <translation>
            <numerusform>%n Runde verschenkte %1.</numerusform>
            <numerusform>%n Runden verschenkten %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was given away.</source>
        <translation>Nichts wurde verschenkt.</translation>
    </message>
    <message>
        <source>Point %1 is the best question now.</source>
        <translation>Punkt %1 ist jetzt die beste Frage.</translation>
    </message>
    <message>
        <source>Within reach</source>
        <translation>In Reichweite</translation>
    </message>
    <message>
        <source>It stands at %1.</source>
        <translation>Es steht bei %1.</translation>
    </message>
    <message>
        <source>One expert, the SOA: no hypothesis is told from another.</source>
        <translation>Ein Experte, die SOA: Keine Hypothese unterscheidet sich von einer anderen.</translation>
    </message>
    <message>
        <source>$N$ = %1 experts, rate √(8 ln $N$ / $T$) = %2, regret at most √($T$ ln $N$ / 2) = %3.</source>
        <translation>$N$ = %1 Experten, Rate √(8 ln $N$ / $T$) = %2, Regret höchstens √($T$ ln $N$ / 2) = %3.</translation>
    </message>
    <message>
        <source>An expert is the SOA, told to answer against itself in at most Ldim = %1 of the rounds.</source>
        <translation>Ein Experte ist die SOA, die in höchstens Ldim = %1 der Runden gegen sich selbst antworten soll.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>point %1: Hedge says + with chance %2</source>
        <translation>Punkt %1: Hedge sagt + mit Chance %2</translation>
    </message>
    <message>
        <source>point %1: worth %2; + with chance %3, Hedge %4</source>
        <translation>Punkt %1: %2 wert; + mit Chance %3, Hedge %4</translation>
    </message>
    <message numerus="yes">
        <source>%1: wrong in %2 of %n round(s)</source>
        <translation>
            <numerusform>%1: falsch in %2 von %n Runde</numerusform>
            <numerusform>%1: falsch in %2 von %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>All questions are worth the same now.</source>
        <translation>Alle Fragen sind jetzt gleich viel wert.</translation>
    </message>
    <message>
        <source>Hedge</source>
        <translation>Hedge</translation>
    </message>
    <message>
        <source>The game ends at regret %1</source>
        <translation>Das Spiel endet mit Regret %1</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds the regret is %1</source>
        <translation>
            <numerusform>Nach %n Runde ist das Regret %1</numerusform>
            <numerusform>Nach %n Runden ist das Regret %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Above, round by round, the point that is asked, how likely the learner and Hedge say + (bars), the label and what it costs. In the middle, the losses so far of both and of every hypothesis (thin), and what the game can still end at (dashed). Below, why these odds are best, and what Hedge’s experts say.</source>
        <translation>Oben Runde für Runde der gefragte Punkt, wie wahrscheinlich der Lerner und Hedge + sagen (Balken), das Label und was es kostet. In der Mitte die bisherigen Verluste beider und jeder Hypothese (dünn), und womit das Spiel noch enden kann (gestrichelt). Unten, warum diese Chancen die besten sind, und was die Experten von Hedge sagen.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds of a game begin</source>
        <translation>
            <numerusform>%n Runde eines Spiels beginnt</numerusform>
            <numerusform>%n Runden eines Spiels beginnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointedPicture</name>
    <message>
        <source>10–90 %</source>
        <translation>10–90 %</translation>
    </message>
    <message>
        <source>success (loss ≤ $α$)</source>
        <translation>Erfolg (Verlust ≤ $α$)</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 von %2, %3</translation>
    </message>
    <message>
        <source>its 95 % interval</source>
        <translation>95-%-Intervall dazu</translation>
    </message>
    <message>
        <source>nothing released</source>
        <translation>nichts freigegeben</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 von %2 Läufen</translation>
    </message>
    <message>
        <source>%1 at $n$ = %2</source>
        <translation>%1 bei $n$ = %2</translation>
    </message>
    <message>
        <source>FOUR KINDS OF NUMBER</source>
        <translation>VIER ARTEN VON ZAHLEN</translation>
    </message>
    <message>
        <source>%1 at n = %2: %3.</source>
        <translation>%1 bei n = %2: %3.</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>mittlerer Verlust</translation>
    </message>
</context>
<context>
    <name>PredictionSizesPicture</name>
    <message>
        <source>$n$, examples asked for</source>
        <translation>$n$, verlangte Beispiele</translation>
    </message>
    <message>
        <source>error allowed, $α$</source>
        <translation>erlaubter Fehler, $α$</translation>
    </message>
    <message>
        <source>$n$ for $α$ = .01</source>
        <translation>$n$ für $α$ = .01</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>(labels without noise)</source>
        <translation>(Labels ohne Rauschen)</translation>
    </message>
    <message>
        <source>solid: proved constants; dashed: the papers&apos; own</source>
        <translation>durchgezogen: bewiesene Konstanten; gestrichelt: die der Arbeiten</translation>
    </message>
    <message>
        <source>What a private answer costs, and what a published hypothesis</source>
        <translation>Was eine private Antwort kostet und was eine veröffentlichte Hypothese</translation>
    </message>
    <message>
        <source>measured at that $n$: mean of %1 data sets, exact on each</source>
        <translation>gemessen bei diesem $n$: Mittel über %1 Datensätze, auf jedem exakt</translation>
    </message>
    <message>
        <source>(M is off the scale: %1 at $α$ = %2)</source>
        <translation>(M liegt außerhalb der Skala: %1 bei $α$ = %2)</translation>
    </message>
    <message>
        <source>%1, %2 hypotheses, Ldim %3; $ε$ = %4, $γ$ = %5; of lean, chain and M $δ$ = $10^{-6}$ and $β$ = %6</source>
        <translation>%1, %2 Hypothesen, Ldim %3; $ε$ = %4, $γ$ = %5; für Lean, Chain und M $δ$ = $10^{-6}$ und $β$ = %6</translation>
    </message>
    <message>
        <source>Error allowed against examples asked for, for %1 with %2 hypotheses: predictors, the exponential mechanism, the lean and the chain learner, and M.</source>
        <translation>Erlaubter Fehler gegen verlangte Beispiele, für %1 mit %2 Hypothesen: Vorhersager, der exponentielle Mechanismus, der Lean- und der Chain-Lerner und M.</translation>
    </message>
</context>
<context>
    <name>PriceAxisPicture</name>
    <message numerus="yes">
        <source>No γ-stable learner does with fewer than %n examples.</source>
        <translation>
            <numerusform>Kein γ-stabiler Lerner kommt mit weniger als %n Beispiel aus.</numerusform>
            <numerusform>Kein γ-stabiler Lerner kommt mit weniger als %n Beispielen aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stable learner of Theorem 1 does with %1.</source>
        <translation>Dem stabilen Lerner aus Satz 1 genügen %1.</translation>
    </message>
    <message>
        <source>none needed</source>
        <translation>keine nötig</translation>
    </message>
    <message>
        <source>%1, no less</source>
        <translation>%1, nicht weniger</translation>
    </message>
    <message>
        <source>the paper&apos;s line %1</source>
        <translation>Gerade der Arbeit: %1</translation>
    </message>
    <message>
        <source>Theorem 1, sharp, does with %1</source>
        <translation>Satz 1, scharf, braucht %1</translation>
    </message>
</context>
<context>
    <name>PricePage</name>
    <message>
        <source>Loss against sample size</source>
        <translation>Verlust gegen Stichprobengröße</translation>
    </message>
    <message>
        <source>What every predictor asks for</source>
        <translation>Was jeder Prädiktor verlangt</translation>
    </message>
</context>
<context>
    <name>PricePicture</name>
    <message numerus="yes">
        <source>%n examples at rarely seen points. At point %1 the answer is %2, and %3 when its labels are flipped; all points together lose %4, on average %5. Loss %6 needs %7 examples.</source>
        <translation>
            <numerusform>%n Beispiel an selten gesehenen Punkten. An Punkt %1 ist die Antwort %2, und %3, wenn seine Labels umgekehrt werden; alle Punkte zusammen verlieren %4, im Mittel %5. Verlust %6 braucht %7 Beispiele.</numerusform>
            <numerusform>%n Beispiele an selten gesehenen Punkten. An Punkt %1 ist die Antwort %2, und %3, wenn seine Labels umgekehrt werden; alle Punkte zusammen verlieren %4, im Mittel %5. Verlust %6 braucht %7 Beispiele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>%n Beispiel</numerusform>
            <numerusform>%n Beispiele</numerusform>
        </translation>
    </message>
    <message>
        <source>no label to flip</source>
        <translation>kein Label umzukehren</translation>
    </message>
    <message numerus="yes">
        <source>%n labels flipped</source>
        <translation>
            <numerusform>%n Label umgekehrt</numerusform>
            <numerusform>%n Labels umgekehrt</numerusform>
        </translation>
    </message>
    <message>
        <source>heavy, %1</source>
        <translation>schwer, %1</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>one light point, $μ$ = %1 of the mass</source>
        <translation>ein leichter Punkt, $μ$ = %1 der Masse</translation>
    </message>
    <message numerus="yes">
        <source>%n light points, $μ$/%1 = %2 of the mass each</source>
        <translation>
            <numerusform>%n leichter Punkt, $μ$/%1 = %2 der Masse</numerusform>
            <numerusform>%n leichte Punkte, je $μ$/%1 = %2 der Masse</numerusform>
        </translation>
    </message>
    <message>
        <source>chance to answer +</source>
        <translation>Chance für +</translation>
    </message>
    <message>
        <source>errs</source>
        <translation>irrt</translation>
    </message>
    <message>
        <source>must err</source>
        <translation>muss irren</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>gesamt %1</translation>
    </message>
    <message>
        <source>least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message numerus="yes">
        <source>It stops at %1: %n labels differ, so the two answers differ by %2 at most. Move the other one.</source>
        <translation>
            <numerusform>Halt bei %1: %n Label ist anders, also liegen die Antworten höchstens %2 auseinander. Ziehen Sie die andere.</numerusform>
            <numerusform>Halt bei %1: %n Labels sind anders, also liegen die Antworten höchstens %2 auseinander. Ziehen Sie die andere.</numerusform>
        </translation>
    </message>
    <message>
        <source>at point %1: %2 on $S$, %3 after the flip</source>
        <translation>an Punkt %1: %2 auf $S$, %3 nach der Umkehr</translation>
    </message>
    <message>
        <source>hatched: what it gets wrong, left on $S$, right after the flip</source>
        <translation>schraffiert: was falsch ist, links auf $S$, rechts nach der Umkehr</translation>
    </message>
    <message>
        <source>hatched: what it must get wrong</source>
        <translation>schraffiert: was falsch sein muss</translation>
    </message>
    <message>
        <source>%1 at point %2: it was never seen</source>
        <translation>%1 an Punkt %2: nie gesehen</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %n points: they were never seen</source>
        <translation>
            <numerusform>%1 an %n Punkt: nie gesehen</numerusform>
            <numerusform>%1 an %n Punkten: nie gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Loss against sample size</source>
        <translation>Verlust gegen Stichprobengröße</translation>
    </message>
    <message>
        <source>light points: no $γ$-stable learner is below its curve, clip is on it</source>
        <translation>leichte Punkte: kein $γ$-stabiler Lerner liegt unter seiner Kurve, der zählende liegt darauf</translation>
    </message>
    <message>
        <source>dashed: the paper&apos;s line</source>
        <translation>gestrichelt: die Arbeit</translation>
    </message>
    <message>
        <source>%1 at $n$ = %2</source>
        <translation>%1 bei $n$ = %2</translation>
    </message>
    <message>
        <source>$n$, examples</source>
        <translation>$n$, Beispiele</translation>
    </message>
</context>
<context>
    <name>PriceStation</name>
    <message>
        <source>What agreement costs</source>
        <translation>Was Einigkeit kostet</translation>
    </message>
    <message>
        <source>Nothing, then all</source>
        <translation>Erst nichts, dann alles</translation>
    </message>
    <message>
        <source>It costs agreement, not accuracy.</source>
        <translation>Teuer ist die Einigkeit, nicht die Genauigkeit.</translation>
    </message>
    <message>
        <source>Put your line where the loss falls.</source>
        <translation>Setzen Sie Ihre Linie dorthin, wo der Verlust fällt.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Axes of a plot, examples against loss, and a line that can be moved.</source>
        <translation>Achsen eines Diagramms, Beispiele gegen Verlust, und eine Linie zum Verschieben.</translation>
    </message>
    <message>
        <source>The loss of M at each number of examples. %1</source>
        <translation>Der Verlust von M bei jeder Zahl von Beispielen. %1</translation>
    </message>
    <message>
        <source>your line</source>
        <translation>Ihre Linie</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>mittlerer Verlust</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>loss at most α</source>
        <translation>Verlust höchstens α</translation>
    </message>
    <message>
        <source>Up to %1 examples it does not fall.</source>
        <translation>Bis %1 Beispiele fällt er nicht.</translation>
    </message>
    <message>
        <source>Before %1 examples.</source>
        <translation>Vor %1 Beispielen.</translation>
    </message>
    <message>
        <source>Between %1 and %2 examples.</source>
        <translation>Zwischen %1 und %2 Beispielen.</translation>
    </message>
    <message>
        <source>Your line stands early by a factor of %1.</source>
        <translation>Ihre Linie steht um den Faktor %1 zu früh.</translation>
    </message>
    <message>
        <source>Your line stands late by a factor of %1.</source>
        <translation>Ihre Linie steht um den Faktor %1 zu spät.</translation>
    </message>
    <message>
        <source>Your line stands there.</source>
        <translation>Ihre Linie steht dort.</translation>
    </message>
    <message>
        <source>The theorem&apos;s number is too large to be found here.</source>
        <translation>Die Zahl des Satzes ist zu groß, um sie hier zu finden.</translation>
    </message>
    <message>
        <source>The theorem promises it from %1 on, in every world.</source>
        <translation>Der Satz verspricht es ab %1, in jeder Welt.</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>M: mean</source>
        <translation>M: Mittel</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>versprochen</translation>
    </message>
</context>
<context>
    <name>PriceWords</name>
    <message>
        <source>Here each was seen.</source>
        <translation>Hier wurde jeder gesehen.</translation>
    </message>
    <message>
        <source>Here point %1 was never seen.</source>
        <translation>Hier wurde Punkt %1 nie gesehen.</translation>
    </message>
    <message numerus="yes">
        <source>Here %n points were never seen.</source>
        <translation>
            <numerusform>Hier wurde %n Punkt nie gesehen.</numerusform>
            <numerusform>Hier wurden %n Punkte nie gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw S</source>
        <translation>S ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%n light points share %1 of the mass, one heavy point has the rest. At each the truth is + or −, by a fair coin.</source>
        <translation>
            <numerusform>%n leichter Punkt hat %1 der Masse, ein schwerer den Rest. An jedem ist die Wahrheit + oder −, durch Münzwurf.</numerusform>
            <numerusform>%n leichte Punkte teilen sich %1 der Masse, ein schwerer hat den Rest. An jedem ist die Wahrheit + oder −, durch Münzwurf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples fall, %1 of them on light points.</source>
        <translation>
            <numerusform>%n Beispiel fällt, %1 auf leichte Punkte.</numerusform>
            <numerusform>%n Beispiele fallen, %1 davon auf leichte Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average a light point is seen %1 times.</source>
        <translation>Im Mittel wird ein leichter Punkt %1-mal gesehen.</translation>
    </message>
    <message>
        <source>At point %1 your learner says + with chance %2.</source>
        <translation>An Punkt %1 sagt Ihr Lerner + mit Wahrscheinlichkeit %2.</translation>
    </message>
    <message numerus="yes">
        <source>At point %1 it has seen %n labels, all %2: it says + with chance %3.</source>
        <translation>
            <numerusform>An Punkt %1 hat er %n Label gesehen, %2: Er sagt + mit Wahrscheinlichkeit %3.</numerusform>
            <numerusform>An Punkt %1 hat er %n Labels gesehen, alle %2: Er sagt + mit Wahrscheinlichkeit %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Point %1 was never seen: there it says + with chance %2.</source>
        <translation>Punkt %1 wurde nie gesehen: Dort sagt er + mit Wahrscheinlichkeit %2.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>These answers are yours. On S alone γ forbids none of them: it ties each to the answer after a flip.</source>
        <translation>Diese Antworten sind Ihre. Auf S allein verbietet γ keine davon: Es bindet jede an die Antwort nach einer Umkehr.</translation>
    </message>
    <message numerus="yes">
        <source>Flip every label at point %1: %n of the %2 examples change.</source>
        <translation>
            <numerusform>Kehren Sie das Label an Punkt %1 um: %n der %2 Beispiele ändert sich.</numerusform>
            <numerusform>Kehren Sie alle Labels an Punkt %1 um: %n der %2 Beispiele ändern sich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Point %1 has no label to flip: S stays as it is.</source>
        <translation>Punkt %1 hat kein Label zum Umkehren: S bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>The truth at %1 turns from %2 to %3. Both worlds are equally likely.</source>
        <translation>Die Wahrheit an %1 wechselt von %2 zu %3. Beide Welten sind gleich wahrscheinlich.</translation>
    </message>
    <message>
        <source>The truth at %1 is + or −, equally likely, and S does not say which.</source>
        <translation>Die Wahrheit an %1 ist + oder −, gleich wahrscheinlich, und S sagt nicht welche.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Umkehr</translation>
    </message>
    <message>
        <source>Point %1 was never seen: the answer is %2 in both worlds.</source>
        <translation>Punkt %1 wurde nie gesehen: Die Antwort ist in beiden Welten %2.</translation>
    </message>
    <message>
        <source>In one of the two worlds it errs with chance %1 or more.</source>
        <translation>In einer der beiden Welten irrt sie mit Wahrscheinlichkeit %1 oder mehr.</translation>
    </message>
    <message numerus="yes">
        <source>%n labels changed, and %n times %1 is 1 or more. The answer may move all the way: from %2 to %3.</source>
        <translation>
            <numerusform>%n Label hat sich geändert, und γ = %1. Die Antwort darf ganz hinüber: von %2 nach %3.</numerusform>
            <numerusform>%n Labels haben sich geändert, und %n mal %1 ist 1 oder mehr. Die Antwort darf ganz hinüber: von %2 nach %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels changed. The answer of a %1-stable learner may move by %n times %1 at most: from %2 to %3.</source>
        <translation>
            <numerusform>%n Label hat sich geändert. Die Antwort eines %1-stabilen Lerners darf sich um höchstens %1 bewegen: von %2 nach %3.</numerusform>
            <numerusform>%n Labels haben sich geändert. Die Antwort eines %1-stabilen Lerners darf sich um höchstens %n mal %1 bewegen: von %2 nach %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It errs with chance %1 in one world and %2 in the other, %3 on average. No %4-stable learner has less than %5.</source>
        <translation>Sie irrt in der einen Welt mit Wahrscheinlichkeit %1, in der anderen mit %2, im Mittel %3. Kein %4-stabiler Lerner liegt unter %5.</translation>
    </message>
    <message>
        <source>The truth moved fully, and so may the answer: at point %1 stability costs nothing.</source>
        <translation>Die Wahrheit hat sich ganz bewegt, und die Antwort darf es auch: An Punkt %1 kostet Stabilität nichts.</translation>
    </message>
    <message>
        <source>The truth moved fully. In one of the two worlds the answer errs with chance %1 or more.</source>
        <translation>Die Wahrheit hat sich ganz bewegt. In einer der beiden Welten irrt die Antwort mit Wahrscheinlichkeit %1 oder mehr.</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>Your learner loses %1 on the light points of this sample. None loses less than %2 there, nor than %3 on average.</source>
        <translation>Ihr Lerner verliert %1 an den leichten Punkten dieser Stichprobe. Keiner verliert dort weniger als %2, im Mittel keiner weniger als %3.</translation>
    </message>
    <message>
        <source>Together %1 for this sample, %2 on average.</source>
        <translation>Zusammen %1 für diese Stichprobe, %2 im Mittel.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Without any example the loss is %1, which α = %2 allows: nothing is asked for.</source>
        <translation>Ohne jedes Beispiel ist der Verlust %1, und α = %2 erlaubt das: Nichts wird verlangt.</translation>
    </message>
    <message numerus="yes">
        <source>Loss %1 needs %n examples.</source>
        <translation>
            <numerusform>Verlust %1 braucht %n Beispiel.</numerusform>
            <numerusform>Verlust %1 braucht %n Beispiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>The paper&apos;s line says %1.</source>
        <translation>Die Gerade der Arbeit sagt %1.</translation>
    </message>
    <message>
        <source>%1 for γ = %2</source>
        <translation>%1 für γ = %2</translation>
    </message>
    <message>
        <source>The same holds for every γ.</source>
        <translation>Das gilt für jedes γ.</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>Stichprobengröße</translation>
    </message>
    <message>
        <source>No %1-stable learner loses less than this curve, and the one that counts is on it.</source>
        <translation>Kein %1-stabiler Lerner verliert weniger als diese Kurve, und der zählende liegt darauf.</translation>
    </message>
    <message>
        <source>What γ ties</source>
        <translation>Was γ bindet</translation>
    </message>
    <message>
        <source>The paper&apos;s line</source>
        <translation>Die Gerade der Arbeit</translation>
    </message>
    <message>
        <source>Without stability</source>
        <translation>Ohne Stabilität</translation>
    </message>
    <message numerus="yes">
        <source>$γ$ = 1 is memory: one look at a point suffices, and %n examples do.</source>
        <translation>
            <numerusform>$γ$ = 1 ist Gedächtnis: Ein Blick auf einen Punkt genügt, und %n Beispiel reicht.</numerusform>
            <numerusform>$γ$ = 1 ist Gedächtnis: Ein Blick auf einen Punkt genügt, und %n Beispiele reichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The heavy point</source>
        <translation>Der schwere Punkt</translation>
    </message>
    <message>
        <source>point %1: never seen, + with chance %2</source>
        <translation>Punkt %1: nie gesehen, + mit Wahrscheinlichkeit %2</translation>
    </message>
    <message numerus="yes">
        <source>point %1: %n labels, all %2; + with chance %3, after the flip %4; errs %5 on average</source>
        <translation>
            <numerusform>Punkt %1: %n Label, %2; + mit Wahrscheinlichkeit %3, nach der Umkehr %4; irrt im Mittel %5</numerusform>
            <numerusform>Punkt %1: %n Labels, alle %2; + mit Wahrscheinlichkeit %3, nach der Umkehr %4; irrt im Mittel %5</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 11 · Appendix %1</source>
        <translation>Satz 11 · Anhang %1</translation>
    </message>
    <message>
        <source>At $γ$ = %1 it takes %2: the number grows like 1/$γ$.</source>
        <translation>Bei $γ$ = %1 braucht es %2: Der Preis geht mit 1/$γ$.</translation>
    </message>
    <message>
        <source>Half of γ about doubles it.</source>
        <translation>Das halbe γ verdoppelt es etwa.</translation>
    </message>
    <message>
        <source>The learner counts: each label seen at a point moves its answer there by γ/2 = %1, from ½ on, and never past 0 or 1.</source>
        <translation>Der Lerner zählt: Jedes Label an einem Punkt bewegt seine Antwort dort um γ/2 = %1, von ½ an und nie über 0 oder 1 hinaus.</translation>
    </message>
    <message>
        <source>The least n is %1.</source>
        <translation>Das kleinste n ist %1.</translation>
    </message>
    <message>
        <source>It has no mass here.</source>
        <translation>Er hat hier keine Masse.</translation>
    </message>
    <message>
        <source>No light point was seen, so no flip changes $S$.</source>
        <translation>Kein leichter Punkt wurde gesehen, daher ändert keine Umkehr $S$.</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>the heavy point</source>
        <translation>dem schweren Punkt</translation>
    </message>
    <message>
        <source>Of all changes of one example, a label flipped at %1 moves an answer most: from %2 to %3.</source>
        <translation>Von allen Änderungen eines Beispiels verschiebt ein umgedrehtes Label bei %1 eine Antwort am weitesten: von %2 auf %3.</translation>
    </message>
    <message>
        <source>Of all changes of one example, one that comes to %1 or leaves it moves an answer most: from %2 to %3.</source>
        <translation>Von allen Änderungen eines Beispiels verschiebt eines, das bei %1 dazukommt oder dort weggeht, eine Antwort am weitesten: von %2 auf %3.</translation>
    </message>
    <message>
        <source>That is $γ$, all that stability allows.</source>
        <translation>Das ist $γ$, alles, was die Stabilität erlaubt.</translation>
    </message>
    <message>
        <source>That is %1, within $γ$ = %2.</source>
        <translation>Das ist %1, innerhalb von $γ$ = %2.</translation>
    </message>
    <message numerus="yes">
        <source>Point %1 was seen %n times, as seldom as any light point that was seen: even there the answer may move all the way, and nothing is lost.</source>
        <translation>
            <numerusform>Punkt %1 kam einmal vor, so selten wie sonst nur einer der gesehenen leichten Punkte: Selbst dort darf die Antwort ganz umschwenken, und nichts geht verloren.</numerusform>
            <numerusform>Punkt %1 kam %n-mal vor, so selten wie sonst nur einer der gesehenen leichten Punkte: Selbst dort darf die Antwort ganz umschwenken, und nichts geht verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point %1 was seen %n times, as seldom as any light point that was seen: in one of the two worlds a $γ$-stable learner errs there with %2 or more, the most at any of these.</source>
        <translation>
            <numerusform>Punkt %1 kam einmal vor, so selten wie sonst nur einer der gesehenen leichten Punkte: In einer der beiden Welten irrt ein $γ$-stabiler Lerner dort mit %2 oder mehr, das meiste an einem von diesen.</numerusform>
            <numerusform>Punkt %1 kam %n-mal vor, so selten wie sonst nur einer der gesehenen leichten Punkte: In einer der beiden Welten irrt ein $γ$-stabiler Lerner dort mit %2 oder mehr, das meiste an einem von diesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stability says nothing about an answer on $S$ alone. It says that this answer and the answer after the flip differ by $γ$# at most. Drag a solid answer; the dashed one follows.</source>
        <translation>Stabilität sagt nichts über eine Antwort auf $S$ allein. Sie sagt, dass diese Antwort und die Antwort nach der Umkehr sich höchstens um $γ$# unterscheiden. Ziehen Sie eine volle Antwort; die gestrichelte folgt.</translation>
    </message>
    <message>
        <source>1 − $γ$# can be negative, but the loss cannot. The paper keeps the straight line and gets ($d$ − 1)/(8$γ$·$α$), rounded up %1, with $μ$ = 4$α$.</source>
        <translation>1 − $γ$# kann negativ sein, der Verlust nicht. Die Arbeit behält die Gerade und erhält ($d$ − 1)/(8$γ$·$α$), aufgerundet %1, mit $μ$ = 4$α$.</translation>
    </message>
    <message>
        <source>It is not counted here. On average the counting learner loses %1 more there.</source>
        <translation>Er zählt hier nicht mit. Der zählende Lerner verliert dort im Mittel noch %1.</translation>
    </message>
    <message>
        <source>It is not counted here: it is seen so often that it costs the counting learner almost nothing.</source>
        <translation>Er zählt hier nicht mit: Er wird so oft gesehen, dass er den zählenden Lerner fast nichts kostet.</translation>
    </message>
    <message>
        <source>A loss of %1 asks for nothing</source>
        <translation>Ein Verlust von %1 verlangt nichts</translation>
    </message>
    <message numerus="yes">
        <source>A loss of %1 takes %n examples</source>
        <translation>
            <numerusform>Ein Verlust von %1 braucht %n Beispiel</numerusform>
            <numerusform>Ein Verlust von %1 braucht %n Beispiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Above, a sample, and the same with every label at one point turned round. In the middle, how likely the answer is + at each light point (thick), where the flip may move it (dashed), and what it must get wrong (hatched). Below, the least loss by n for stable learners, exact, the paper’s line (dashed) and this sample (dot).</source>
        <translation>Oben eine Stichprobe und dieselbe mit umgedrehten Labels an einem Punkt. In der Mitte, wie wahrscheinlich die Antwort an jedem leichten Punkt + ist (dick), wohin die Umkehr sie schieben darf (gestrichelt) und was falsch sein muss (schraffiert). Unten der kleinste Verlust stabiler Lerner nach n, exakt, die Linie der Arbeit (gestrichelt) und diese Stichprobe (Punkt).</translation>
    </message>
    <message>
        <source>The examples that this loss asks for: at least (exact), by the paper, and enough.</source>
        <translation>Die Beispiele, die dieser Verlust verlangt: mindestens (exakt), nach der Arbeit, und genug.</translation>
    </message>
</context>
<context>
    <name>PrivacyWords</name>
    <message>
        <source>The promise %1 is too weak to be called private.</source>
        <translation>Das Versprechen %1 ist zu schwach, um privat zu heißen.</translation>
    </message>
</context>
<context>
    <name>RedrawsPicture</name>
    <message>
        <source>Pairs drawn again: %1, each with equal predictors.</source>
        <translation>Neu gezogene Paare: %1, jedes mit gleichen Prädiktoren.</translation>
    </message>
    <message>
        <source>Both said the same: $f_0$ = $f_1$, no contest.</source>
        <translation>Beide sagten dasselbe: $f_0$ = $f_1$, kein Duell.</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>+ %1 weitere</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>RegretBarsPicture</name>
    <message>
        <source>someone forces %1</source>
        <translation>jemand erzwingt %1</translation>
    </message>
    <message>
        <source>exact minimax regret</source>
        <translation>exakter Minimax-Regret</translation>
    </message>
    <message>
        <source>Hedge promises</source>
        <translation>Hedge verspricht</translation>
    </message>
    <message>
        <source>with the promise: coins</source>
        <translation>mit dem Versprechen: Münzen</translation>
    </message>
    <message>
        <source>with the promise: SOA</source>
        <translation>mit dem Versprechen: SOA</translation>
    </message>
</context>
<context>
    <name>RegretPage</name>
    <message>
        <source>Fair coins</source>
        <translation>Faire Münzen</translation>
    </message>
    <message>
        <source>Between half and all of Ldim</source>
        <translation>Zwischen halber und ganzer Ldim</translation>
    </message>
</context>
<context>
    <name>RegretPicture</name>
    <message>
        <source>One hypothesis: no regret, and no mistakes.</source>
        <translation>Eine Hypothese: kein Regret und keine Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>With the promise the SOA errs %n times at most, fair coins %1 times.</source>
        <translation>
            <numerusform>Mit dem Versprechen irrt die SOA höchstens %n Mal, faire Münzen %1 Mal.</numerusform>
            <numerusform>Mit dem Versprechen irrt die SOA höchstens %n Mal, faire Münzen %1 Mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it the least regret of %n rounds is %1.</source>
        <translation>
            <numerusform>Ohne es ist der kleinste Regret von %n Runde %1.</numerusform>
            <numerusform>Ohne es ist der kleinste Regret von %n Runden %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hedge&apos;s regret in %n rounds is %1 on average.</source>
        <translation>
            <numerusform>Hedges Regret in %n Runde ist im Mittel %1.</numerusform>
            <numerusform>Hedges Regret in %n Runden ist im Mittel %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>regret, or mistakes above the best hypothesis</source>
        <translation>Regret, also Fehler über der besten Hypothese</translation>
    </message>
    <message>
        <source>regret, or mistakes above the best hypothesis (log scale)</source>
        <translation>Regret, also Fehler über der besten Hypothese (log. Skala)</translation>
    </message>
    <message>
        <source>One hypothesis, no regret.</source>
        <translation>Eine Hypothese, kein Regret.</translation>
    </message>
    <message>
        <source>rounds $T$</source>
        <translation>Runden $T$</translation>
    </message>
    <message numerus="yes">
        <source>%n below</source>
        <translation>
            <numerusform>%n darunter</numerusform>
            <numerusform>%n darunter</numerusform>
        </translation>
    </message>
    <message>
        <source>with the promise: paid once, for any $T$</source>
        <translation>mit dem Versprechen: einmal bezahlt, für jedes $T$</translation>
    </message>
    <message>
        <source>minimax, exact: %1</source>
        <translation>Minimax, exakt: %1</translation>
    </message>
    <message>
        <source>past the exact search</source>
        <translation>zu groß für die exakte Suche</translation>
    </message>
    <message>
        <source>further: too many states</source>
        <translation>weiter: zu viele Zustände</translation>
    </message>
    <message>
        <source>Hedge at worst</source>
        <translation>Hedge schlimmstenfalls</translation>
    </message>
    <message>
        <source>%1: SOA</source>
        <translation>%1: SOA</translation>
    </message>
    <message>
        <source>%1: fair coins</source>
        <translation>%1: faire Münzen</translation>
    </message>
    <message>
        <source>above its best expert:</source>
        <translation>über dem besten Experten:</translation>
    </message>
    <message>
        <source>Hedge: at most</source>
        <translation>Hedge: höchstens</translation>
    </message>
    <message>
        <source>someone forces</source>
        <translation>jemand erzwingt</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>one run of Hedge</source>
        <translation>ein Lauf von Hedge</translation>
    </message>
    <message numerus="yes">
        <source>mean of %n runs of Hedge, 95 % interval</source>
        <translation>
            <numerusform>Mittel von %n Lauf, 95-%-Intervall</numerusform>
            <numerusform>Mittel von %n Läufen, 95-%-Intervall</numerusform>
        </translation>
    </message>
    <message>
        <source>single run</source>
        <translation>einzelner Lauf</translation>
    </message>
    <message>
        <source>Fair coins: every truth costs %1</source>
        <translation>Faire Münzen: Jede Wahrheit kostet %1</translation>
    </message>
    <message>
        <source>Fair coins: no truth need cost more than %1</source>
        <translation>Faire Münzen: Mehr als %1 muss nichts kosten</translation>
    </message>
    <message>
        <source>both answers hurt alike</source>
        <translation>beide Antworten schmerzen gleich</translation>
    </message>
    <message>
        <source>at a node: value $R$; on an edge: cost</source>
        <translation>am Knoten: Wert $R$; an der Kante: Kosten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>Between half and all of Ldim</source>
        <translation>Zwischen halber und ganzer Ldim</translation>
    </message>
    <message>
        <source>expected mistakes</source>
        <translation>erwartete Fehler</translation>
    </message>
</context>
<context>
    <name>RegretWords</name>
    <message>
        <source>minimax regret · %1</source>
        <translation>Minimax-Regret · %1</translation>
    </message>
    <message>
        <source>randomized Ldim · %1</source>
        <translation>randomisierte Ldim · %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 round(s)</source>
        <translation>
            <numerusform>%1 Runde</numerusform>
            <numerusform>%1 Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <translation>einer</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>Exact, one round more</source>
        <translation>Exakt, eine Runde mehr</translation>
    </message>
    <message>
        <source>One hypothesis, no regret.</source>
        <translation>Eine Hypothese, kein Regret.</translation>
    </message>
    <message>
        <source>This class is past the exact search: %1 hypotheses. Hedge is run, and two bounds hold.</source>
        <translation>Diese Klasse ist zu groß für die exakte Suche: %1 Hypothesen. Hedge läuft, und zwei Schranken gelten.</translation>
    </message>
    <message>
        <source>One round: a learner says + with chance 1/2 and loses %1 to the best hypothesis.</source>
        <translation>Eine Runde: Ein Lerner sagt + mit Chance 1/2 und verliert %1 auf die beste Hypothese.</translation>
    </message>
    <message>
        <source>%1: %2, no more than with one round fewer.</source>
        <translation>%1: %2, nicht mehr als mit einer Runde weniger.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Further rounds take too many states.</source>
        <translation>Weitere Runden brauchen zu viele Zustände.</translation>
    </message>
    <message>
        <source>Hedge at worst</source>
        <translation>Hedge schlimmstenfalls</translation>
    </message>
    <message>
        <source>Hedge promises %1 at most in %2. Someone forces %3 on every learner.</source>
        <translation>Hedge verspricht höchstens %1 in %2. Jemand erzwingt %3 bei jedem Lerner.</translation>
    </message>
    <message>
        <source>With so few flips Hedge is %1 at most above its best expert in %2, which says nothing of the best hypothesis. Someone forces %3 on every learner.</source>
        <translation>Mit so wenigen Umkehrungen liegt Hedge höchstens %1 über seinem besten Experten in %2; das sagt nichts über die beste Hypothese. Jemand erzwingt %3 bei jedem Lerner.</translation>
    </message>
    <message>
        <source>%1, every sequence played: Hedge loses up to %2, the best learner %3.</source>
        <translation>%1, jede Folge gespielt: Hedge verliert bis zu %2, der beste Lerner %3.</translation>
    </message>
    <message>
        <source>%1, every sequence played: Hedge loses up to %2.</source>
        <translation>%1, jede Folge gespielt: Hedge verliert bis zu %2.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message numerus="yes">
        <source>%n runs at %2: %1 on average.</source>
        <translation>
            <numerusform>%n Lauf bei %2: %1.</numerusform>
            <numerusform>%n Läufe bei %2: im Mittel %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A random point, and the label that Hedge finds less likely.</source>
        <translation>Ein zufälliger Punkt und das Label, das Hedge für weniger wahrscheinlich hält.</translation>
    </message>
    <message>
        <source>Fair coins at each node of a tree, and the majority picks the branch.</source>
        <translation>Faire Münzen an jedem Knoten eines Baums, und die Mehrheit wählt den Zweig.</translation>
    </message>
    <message>
        <source>Fair coins</source>
        <translation>Faire Münzen</translation>
    </message>
    <message>
        <source>With the promise R is between %1 and %2; its tree is too large to search.</source>
        <translation>Mit dem Versprechen liegt R zwischen %1 und %2; der Baum ist zu groß für die Suche.</translation>
    </message>
    <message>
        <source>Nothing is left to ask. Other classes lie between half and all of Ldim.</source>
        <translation>Es bleibt nichts zu fragen. Andere Klassen liegen zwischen halber und ganzer Ldim.</translation>
    </message>
    <message>
        <source>With the promise a best learner tosses coins. Asked point %1, it says + with chance %2.</source>
        <translation>Mit dem Versprechen wirft ein bester Lerner Münzen. Nach Punkt %1 gefragt, sagt er + mit Chance %2.</translation>
    </message>
    <message>
        <source>Every truth costs %1.</source>
        <translation>Jede Wahrheit kostet %1.</translation>
    </message>
    <message>
        <source>With the promise %1 is enough, for any number of rounds.</source>
        <translation>Mit dem Versprechen genügt %1, für beliebig viele Runden.</translation>
    </message>
    <message>
        <source>Theorem %1</source>
        <translation>Satz %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>%n Hypothese</numerusform>
            <numerusform>%n Hypothesen</numerusform>
        </translation>
    </message>
    <message>
        <source>A + leaves %1, a − leaves %2.</source>
        <translation>Ein + lässt %1 übrig, ein − %2.</translation>
    </message>
    <message>
        <source>Both sides are worth the same, so are both answers.</source>
        <translation>Beide Seiten sind gleich viel wert, beide Antworten auch.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Eine</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>Odds by hand</source>
        <translation>Chancen von Hand</translation>
    </message>
    <message>
        <source>The worst truth is now %1: it costs %2, not %3. The letter O puts the best odds back.</source>
        <translation>Die schlimmste Wahrheit ist nun %1: Sie kostet %2 statt %3. Die Taste O stellt die besten Chancen wieder her.</translation>
    </message>
    <message>
        <source>Why %1 at the root?</source>
        <translation>Warum %1 an der Wurzel?</translation>
    </message>
    <message>
        <source>Same edge, two worlds</source>
        <translation>Gleiche Grenze, zwei Welten</translation>
    </message>
    <message>
        <source>Finite Ldim bounds both curves. Only how they grow differs: not at all, or as $√T$.</source>
        <translation>Endliche Ldim beschränkt beide Kurven. Nur ihr Wachstum unterscheidet sich: gar nicht oder wie $√T$.</translation>
    </message>
    <message>
        <source>%1: costs %2 on average</source>
        <translation>%1: kostet im Mittel %2</translation>
    </message>
    <message>
        <source>point %1: R = %2 for %3; + with chance %4</source>
        <translation>Punkt %1: R = %2 für %3; + mit Chance %4</translation>
    </message>
    <message>
        <source>One level further down: at every node both answers cost the same.</source>
        <translation>Eine Ebene tiefer: An jedem Knoten kosten beide Antworten gleich viel.</translation>
    </message>
    <message>
        <source>Without the promise, in %1 even the best learner may lose %2 more than the best hypothesis, and this grows like √T. With the promise %3 is enough, for any number of rounds.</source>
        <translation>Ohne Versprechen kann in %1 selbst der beste Lerner %2 mehr verlieren als die beste Hypothese, und das wächst wie √T. Mit dem Versprechen genügt %3, für beliebig viele Runden.</translation>
    </message>
    <message>
        <source>The − side has the larger R. With + at probability only %1, both labels cost the same.</source>
        <translation>Die Seite − hat das größere R. Mit + bei Wahrscheinlichkeit nur %1 kosten beide Label gleich viel.</translation>
    </message>
    <message>
        <source>The + side has the larger R. With − at probability only %1, both labels cost the same.</source>
        <translation>Die Seite + hat das größere R. Mit − bei Wahrscheinlichkeit nur %1 kosten beide Label gleich viel.</translation>
    </message>
    <message>
        <source>One hypothesis, no regret</source>
        <translation>Eine Hypothese, kein Regret</translation>
    </message>
    <message>
        <source>With the promise it costs %1, without it more and more</source>
        <translation>Mit dem Versprechen kostet es %1, ohne immer mehr</translation>
    </message>
    <message>
        <source>With the promise it costs %1 for ever, without it %2 in %3</source>
        <translation>Mit dem Versprechen kostet es %1 für immer, ohne %2 in %3</translation>
    </message>
    <message>
        <source>Above, regret by the number of rounds: exact (short ticks), two bounds (dashed), runs of Hedge (small dots) with their mean and its 95 % interval; the band is what the promise costs, once. Below, the best coins at each node of a tree and what they cost (numbers on the edges), and what coins cost in other classes, between half and all of Ldim.</source>
        <translation>Oben das Regret nach der Zahl der Runden: exakt (kurze Striche), zwei Schranken (gestrichelt), Läufe von Hedge (kleine Punkte) mit Mittel und 95-%-Intervall; das Band ist, was das Versprechen einmal kostet. Unten die besten Münzen an jedem Knoten eines Baums und was sie kosten (Zahlen an den Kanten), und was Münzen in anderen Klassen kosten, zwischen der Hälfte und ganz Ldim.</translation>
    </message>
    <message>
        <source>Every truth costs %1</source>
        <translation>Jede Wahrheit kostet %1</translation>
    </message>
    <message>
        <source>At a node the point that is asked and the value R of what is left, on an edge what that answer costs, at a leaf what this truth costs on the way.</source>
        <translation>An einem Knoten der gefragte Punkt und der Wert R dessen, was übrig ist, an einer Kante, was diese Antwort kostet, an einem Blatt, was diese Wahrheit auf dem Weg kostet.</translation>
    </message>
    <message>
        <source>Between half and all of Ldim</source>
        <translation>Zwischen der Hälfte und ganz Ldim</translation>
    </message>
    <message>
        <source>What the best coins cost in each class (tick), between half of its Ldim and all of it (dashed ends).</source>
        <translation>Was die besten Münzen in jeder Klasse kosten (Strich), zwischen der Hälfte ihres Ldim und ganz Ldim (gestrichelte Enden).</translation>
    </message>
</context>
<context>
    <name>RelabelCostPicture</name>
    <message>
        <source>The choice of labels costs %1, a neighbour in T costs %2, together %3.</source>
        <translation>Die Wahl der Label kostet %1, ein Nachbar in T kostet %2, zusammen %3.</translation>
    </message>
    <message>
        <source>choose labels %1</source>
        <translation>Label wählen %1</translation>
    </message>
    <message>
        <source>a neighbour in $T$ %1</source>
        <translation>ein Nachbar in $T$ %1</translation>
    </message>
</context>
<context>
    <name>RelabelPage</name>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
    <message numerus="yes">
        <source>The labels of %1 cost %n errors on S at best: chance %2.</source>
        <translation>
            <numerusform>Die Art von %1 kostet bestenfalls %n Fehler auf S: Chance %2.</numerusform>
            <numerusform>Die Art von %1 kostet bestenfalls %n Fehler auf S: Chance %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of %1 cost %n errors on S: chance %2.</source>
        <translation>
            <numerusform>Die Art von %1 kostet %n Fehler auf S: Chance %2.</numerusform>
            <numerusform>Die Art von %1 kostet %n Fehler auf S: Chance %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first hypothesis with the labels of %1 makes %n errors on S: chance %2.</source>
        <translation>
            <numerusform>Die erste Hypothese der Art von %1 macht %n Fehler auf S: Chance %2.</numerusform>
            <numerusform>Die erste Hypothese der Art von %1 macht %n Fehler auf S: Chance %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ways cost %1 errors on S or more: chance %2 together.</source>
        <translation>
            <numerusform>%n weitere Art kostet %1 Fehler auf S oder mehr: Chance %2.</numerusform>
            <numerusform>%n weitere Arten kosten %1 Fehler auf S oder mehr: zusammen Chance %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A sees the relabelled rows and nothing else. Here A is the exponential mechanism over H.</source>
        <translation>A sieht die neu beschrifteten Zeilen und sonst nichts. Hier ist A der exponentielle Mechanismus über H.</translation>
    </message>
    <message>
        <source>A sees the relabelled rows and nothing else. Here A is M.</source>
        <translation>A sieht die neu beschrifteten Zeilen und sonst nichts. Hier ist A der Lerner M.</translation>
    </message>
    <message>
        <source>A sees the relabelled rows and nothing else. Here A is the SOA, which is not private.</source>
        <translation>A sieht die neu beschrifteten Zeilen und sonst nichts. Hier ist A der SOA, der nicht privat ist.</translation>
    </message>
    <message>
        <source>For this class and goal no constants of M are known: A cannot run.</source>
        <translation>Für diese Klasse und dieses Ziel sind keine Konstanten von M bekannt: A kann nicht laufen.</translation>
    </message>
    <message numerus="yes">
        <source>M with these constants needs %1 rows, and T has %n: A cannot run.</source>
        <translation>
            <numerusform>M mit diesen Konstanten braucht %1 Zeilen, und T hat %n: A kann nicht laufen.</numerusform>
            <numerusform>M mit diesen Konstanten braucht %1 Zeilen, und T hat %n: A kann nicht laufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draws %1, which has chance %2.</source>
        <translation>A zieht %1, mit Chance %2.</translation>
    </message>
    <message>
        <source>A says %1.</source>
        <translation>A sagt %1.</translation>
    </message>
    <message>
        <source>Nothing leaves. With more rows in T, or another A, something would.</source>
        <translation>Nichts geht hinaus. Mit mehr Zeilen in T oder einem anderen A wäre es anders.</translation>
    </message>
    <message>
        <source>%1 leaves.</source>
        <translation>%1 geht hinaus.</translation>
    </message>
    <message>
        <source>With the score of the first hypothesis the claim is false: the last picture shows a loss of %1.</source>
        <translation>Mit der Wertung der ersten Hypothese ist die Behauptung falsch: Das letzte Bild zeigt einen Verlust von %1.</translation>
    </message>
    <message>
        <source>The SOA is not private, so nothing is promised of the whole.</source>
        <translation>Der SOA ist nicht privat, also ist für das Ganze nichts versprochen.</translation>
    </message>
    <message>
        <source>A is %1-private, the whole %2-private: a row is in T with chance %3.</source>
        <translation>A ist %1-privat, das Ganze %2-privat: Eine Zeile ist mit Chance %3 in T.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two hypotheses</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <comment>behind a way</comment>
        <translation>
            <numerusform>%n Hypothese</numerusform>
            <numerusform>%n Hypothesen</numerusform>
        </translation>
    </message>
    <message>
        <source>EM over $H$</source>
        <translation>EM über $H$</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>SOA</source>
        <translation>SOA</translation>
    </message>
    <message>
        <source>Corollary 4 · after [ABMS20], Thm 2.3</source>
        <translation>Korollar 4 · nach [ABMS20], Thm 2.3</translation>
    </message>
    <message>
        <source>Draw T</source>
        <translation>T ziehen</translation>
    </message>
    <message numerus="yes">
        <source>T is %n of the %1 rows of S, in random order: every choice is as likely.</source>
        <translation>
            <numerusform>T ist %n der %1 Zeilen von S: Jede Wahl ist gleich wahrscheinlich.</numerusform>
            <numerusform>T sind %n der %1 Zeilen von S in zufälliger Reihenfolge: Jede Wahl ist gleich wahrscheinlich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Vorschlagen</translation>
    </message>
    <message numerus="yes">
        <source>H can label the rows of T in %n ways.</source>
        <translation>
            <numerusform>H kann die Zeilen von T auf %n Art beschriften.</numerusform>
            <numerusform>H kann die Zeilen von T auf %n Arten beschriften.</numerusform>
        </translation>
    </message>
    <message>
        <source>The labels T has now are one of these ways: H explains T already.</source>
        <translation>Die jetzigen Label von T sind eine dieser Arten: H erklärt T schon.</translation>
    </message>
    <message>
        <source>The labels T has now are none of these ways: no hypothesis explains T.</source>
        <translation>Die jetzigen Label von T sind keine dieser Arten: Keine Hypothese erklärt T.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Werten</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>The labels of %1 are drawn: they had chance %2. Nobody will learn which labels these are.</source>
        <translation>Die Art von %1 wird gezogen: Sie hatte Chance %2. Welche es war, erfährt niemand.</translation>
    </message>
    <message>
        <source>Relabel</source>
        <translation>Neu beschriften</translation>
    </message>
    <message>
        <source>H explains T already: no label changes.</source>
        <translation>H erklärt T schon: Kein Label wechselt.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of T change their label.</source>
        <translation>
            <numerusform>%n Zeile von T wechselt ihr Label.</numerusform>
            <numerusform>%n Zeilen von T wechseln ihr Label.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 explains every row of T: A may learn.</source>
        <translation>Jetzt erklärt %1 jede Zeile von T: A darf lernen.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Where $4e^{ε_0}$ comes from</source>
        <translation>Woher $4e^{ε_0}$ kommt</translation>
    </message>
    <message>
        <source>Two $T$ that share all rows but one split $H$ almost alike: each class’s weight changes by at most 2, so ratios by 4. Inside a class, $A$ sees one other row.</source>
        <translation>Zwei $T$, die alle Zeilen bis auf eine teilen, teilen $H$ fast gleich: Das Gewicht jeder Klasse ändert sich um höchstens 2, Verhältnisse also um 4. In einer Klasse sieht $A$ eine andere Zeile.</translation>
    </message>
    <message>
        <source>Private no more</source>
        <translation>Nicht mehr privat</translation>
    </message>
    <message>
        <source>The first hypothesis of a class may be a bad one in $T$ and a good one in its neighbour: its errors then jump by hundreds, and so does the chance.</source>
        <translation>Die erste Hypothese einer Klasse kann in $T$ eine schlechte und im Nachbarn eine gute sein: Ihre Fehler springen dann um Hunderte, und mit ihnen die Chance.</translation>
    </message>
    <message>
        <source>What it costs in accuracy</source>
        <translation>Was es an Genauigkeit kostet</translation>
    </message>
    <message>
        <source>$A$ learns the labels it is given. $T$ must be large enough that every labelling by $H$ is learned: $m$ grows with $A$, $n$ with $m$/$ε$.</source>
        <translation>$A$ lernt die Label, die es bekommt. $T$ muss so groß sein, dass jede Beschriftung durch $H$ gelernt wird: $m$ wächst mit $A$, $n$ mit $m$/$ε$.</translation>
    </message>
    <message>
        <source>Wrong labels by point</source>
        <translation>Falsche Labels je Punkt</translation>
    </message>
    <message>
        <source>The scenario’s file sets the chance of a wrong label at each point. $η$ at the left takes its place once it is moved.</source>
        <translation>Die Szenariodatei setzt die Wahrscheinlichkeit eines falschen Labels an jedem Punkt. $η$ links tritt an ihre Stelle, sobald es bewegt wird.</translation>
    </message>
    <message>
        <source>%1-private learning becomes %2-private without the promise</source>
        <translation>%1-privates Lernen wird ohne das Versprechen %2-privat</translation>
    </message>
    <message>
        <source>Here nothing is promised of the whole</source>
        <translation>Hier ist vom Ganzen nichts versprochen</translation>
    </message>
    <message>
        <source>Before the boundary, S by points (framed: T), the ways in which H can label T with their errors on S and their chances, and T as it is relabelled. Behind it, what A learns. Below, the privacy of the whole by the rows in T (dashed: bounds), and a class where judging each way by its first hypothesis breaks the claim.</source>
        <translation>Vor der Grenze S nach Punkten (gerahmt: T), die Arten, auf die H die Zeilen von T beschriften kann, mit ihren Fehlern auf S und ihren Wahrscheinlichkeiten, und T, wie es neu beschriftet wird. Dahinter, was A lernt. Unten die Privatheit des Ganzen nach der Zahl der Zeilen in T (gestrichelt: Schranken) und eine Klasse, in der die Behauptung bricht, wenn jede Art nach ihrer ersten Hypothese beurteilt wird.</translation>
    </message>
    <message>
        <source>What the choice of labels costs of ε (dark), and what A costs on a neighbour of T (light).</source>
        <translation>Was die Wahl der Label von ε kostet (dunkel), und was A auf einem Nachbarn von T kostet (hell).</translation>
    </message>
</context>
<context>
    <name>RelabelPicture</name>
    <message numerus="yes">
        <source>%n rows of T are labelled in a way that H can explain, drawn by its errors on S.</source>
        <translation>
            <numerusform>%n Zeile von T wird so beschriftet, dass H es erklären kann, gezogen nach den Fehlern auf S.</numerusform>
            <numerusform>%n Zeilen von T werden so beschriftet, dass H es erklären kann, gezogen nach den Fehlern auf S.</numerusform>
        </translation>
    </message>
    <message>
        <source>The labels of %1 have chance %2.</source>
        <translation>Die Art von %1 hat Chance %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n labels flip.</source>
        <translation>
            <numerusform>%n Label wechselt.</numerusform>
            <numerusform>%n Label wechseln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>%n Beispiel</numerusform>
            <numerusform>%n Beispiele</numerusform>
        </translation>
    </message>
    <message>
        <source>framed: $T$</source>
        <translation>gerahmt: $T$</translation>
    </message>
    <message numerus="yes">
        <source>%n more points</source>
        <translation>
            <numerusform>%n weiterer Punkt</numerusform>
            <numerusform>%n weitere Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>what $H$ can say on $T$</source>
        <translation>was $H$ auf $T$ sagen kann</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>min of</source>
        <translation>min von</translation>
    </message>
    <message>
        <source>first of</source>
        <comment>the hypotheses that follow</comment>
        <translation>erste von</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>insgesamt %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more ways</source>
        <translation>
            <numerusform>und %n weitere Art</numerusform>
            <numerusform>und %n weitere Arten</numerusform>
        </translation>
    </message>
    <message>
        <source>in random order</source>
        <translation>zufällig gereiht</translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n</source>
        <translation>
            <numerusform>die ersten %1 von %n</numerusform>
            <numerusform>die ersten %1 von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>relabelled</source>
        <translation>neu beschriftet</translation>
    </message>
    <message>
        <source>$H$ explains $T$ already</source>
        <translation>$H$ erklärt $T$ schon</translation>
    </message>
    <message numerus="yes">
        <source>%n labels flip</source>
        <translation>
            <numerusform>%n Label wechselt</numerusform>
            <numerusform>%n Label wechseln</numerusform>
        </translation>
    </message>
    <message>
        <source>no constants of $M$ are known here</source>
        <translation>hier sind keine Konstanten von $M$ bekannt</translation>
    </message>
    <message>
        <source>$M$ with these constants needs %1 rows</source>
        <translation>$M$ mit diesen Konstanten braucht %1 Zeilen</translation>
    </message>
    <message>
        <source>the hypothesis</source>
        <translation>die Hypothese</translation>
    </message>
    <message>
        <source>$A$’s chance %1</source>
        <translation>Chance von $A$: %1</translation>
    </message>
    <message>
        <source>Not $T$, not its new labels: one hypothesis leaves.</source>
        <translation>Nicht $T$, nicht die neuen Label: eine Hypothese geht hinaus.</translation>
    </message>
    <message>
        <source>Nothing leaves.</source>
        <translation>Nichts geht hinaus.</translation>
    </message>
    <message>
        <source>Nothing is promised: the first hypothesis is no score for this.</source>
        <translation>Nichts ist versprochen: Die erste Hypothese taugt dafür nicht als Wertung.</translation>
    </message>
    <message>
        <source>Nothing is promised: the SOA is not private.</source>
        <translation>Nichts ist versprochen: Der SOA ist nicht privat.</translation>
    </message>
    <message>
        <source>With $ε_0$ = %1, $ε_1$ = %2 and $ν$ = %3 it is</source>
        <translation>Mit $ε_0$ = %1, $ε_1$ = %2 und $ν$ = %3 ist es</translation>
    </message>
    <message>
        <source>%1-private</source>
        <translation>%1-privat</translation>
    </message>
    <message>
        <source>with $δ$ = %1</source>
        <translation>mit $δ$ = %1</translation>
    </message>
    <message numerus="yes">
        <source>Dilution: what $m$ of %n rows cost</source>
        <translation>
            <numerusform>Verdünnung: was $m$ von %n Zeile kosten</numerusform>
            <numerusform>Verdünnung: was $m$ von %n Zeilen kosten</numerusform>
        </translation>
    </message>
    <message>
        <source>paper: $ε_0$ + 3, for every $m$</source>
        <translation>Arbeit: $ε_0$ + 3, für jedes $m$</translation>
    </message>
    <message>
        <source>Why the minimum, not the first?</source>
        <translation>Warum das Minimum, nicht die erste?</translation>
    </message>
    <message>
        <source>A class where it matters; $n$ = %1, $m$ = %2, $ε_0$ = $ε_1$ = 1</source>
        <translation>Eine Klasse, wo es zählt; $n$ = %1, $m$ = %2, $ε_0$ = $ε_1$ = 1</translation>
    </message>
    <message>
        <source>Without $a$ in $T$, “all +” is judged by bad_B: at least %1 errors, not good’s 0. One row of %2 decides. The minimum moves by 1.</source>
        <translation>Ohne $a$ in $T$ wird „alles +“ nach bad_B gewertet: mindestens %1 Fehler, nicht 0 wie bei good. Eine Zeile von %2 entscheidet. Das Minimum ändert sich um 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n points $z$</source>
        <translation>
            <numerusform>%n Punkt $z$</numerusform>
            <numerusform>%n Punkte $z$</numerusform>
        </translation>
    </message>
    <message>
        <source>first</source>
        <comment>the score</comment>
        <translation>erste</translation>
    </message>
    <message>
        <source>minimum</source>
        <comment>the score</comment>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation>behauptet %1</translation>
    </message>
    <message>
        <source>privacy loss at $w$, exact</source>
        <translation>Privatheitsverlust bei $w$, exakt</translation>
    </message>
    <message>
        <source>$a$ replaced by $b$</source>
        <translation>$a$ durch $b$ ersetzt</translation>
    </message>
</context>
<context>
    <name>RelabelTable</name>
    <message>
        <source>labels of T</source>
        <translation>Label von T</translation>
    </message>
    <message>
        <source>hypotheses behind it</source>
        <translation>Hypothesen dahinter</translation>
    </message>
    <message>
        <source>least errors on S</source>
        <translation>wenigste Fehler auf S</translation>
    </message>
    <message>
        <source>errors of the first on S</source>
        <translation>Fehler der ersten auf S</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>place in T</source>
        <translation>Platz in T</translation>
    </message>
    <message>
        <source>row of S</source>
        <translation>Zeile von S</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>new label</source>
        <translation>neues Label</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>gewechselt</translation>
    </message>
    <message>
        <source>rows in T</source>
        <translation>Zeilen in T</translation>
    </message>
    <message>
        <source>ε of the whole</source>
        <translation>ε des Ganzen</translation>
    </message>
    <message>
        <source>in the picture</source>
        <translation>im Bild</translation>
    </message>
</context>
<context>
    <name>ReleasePicture</name>
    <message>
        <source>votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Laplace threshold</source>
        <translation>Laplace-Schwelle</translation>
    </message>
    <message>
        <source>partition selection</source>
        <translation>Partitionsauswahl</translation>
    </message>
    <message>
        <source>A predictor has an even chance to be released from %1 votes with the Laplace threshold, from %2 with partition selection.</source>
        <translation>Ein Prädiktor wird mit der Laplace-Schwelle ab %1 Stimmen mit mindestens gleicher Chance freigegeben, mit der Partitionsauswahl ab %2.</translation>
    </message>
    <message>
        <source>Chance to be released, by votes</source>
        <translation>Chance der Freigabe nach Stimmen</translation>
    </message>
    <message>
        <source>from %1 votes</source>
        <translation>ab %1 Stimmen</translation>
    </message>
    <message>
        <source>from $T$ = %1</source>
        <translation>ab $T$ = %1</translation>
    </message>
    <message>
        <source>Partition selection releases with fewer votes</source>
        <translation>Die Partitionsauswahl gibt mit weniger Stimmen frei</translation>
    </message>
    <message>
        <source>The Laplace threshold releases with fewer votes</source>
        <translation>Die Laplace-Schwelle gibt mit weniger Stimmen frei</translation>
    </message>
    <message>
        <source>Both rules release with as many votes</source>
        <translation>Beide Regeln geben mit gleich vielen Stimmen frei</translation>
    </message>
</context>
<context>
    <name>RequiredPicture</name>
    <message>
        <source>paper’s constants</source>
        <translation>Konstanten der Arbeit</translation>
    </message>
    <message>
        <source>Theorem 3 holds from here</source>
        <translation>ab hier gilt Satz 3</translation>
    </message>
    <message>
        <source>sharp constants</source>
        <translation>scharfe Konstanten</translation>
    </message>
    <message>
        <source>M, measured</source>
        <translation>M, gemessen</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>Schätzung</translation>
    </message>
    <message>
        <source>Nothing computed yet.</source>
        <translation>Noch nichts berechnet.</translation>
    </message>
    <message>
        <source>examples needed (log scale)</source>
        <translation>benötigte Beispiele (log. Skala)</translation>
    </message>
    <message>
        <source>Littlestone dimension $d$</source>
        <translation>Littlestone-Dimension $d$</translation>
    </message>
    <message>
        <source>$ε$, privacy loss (log scale): more private to the left</source>
        <translation>$ε$, Privatheitsverlust (log. Skala): privater nach links</translation>
    </message>
    <message>
        <source>$δ$ = %1, $α$ = %2, $β$ = %3</source>
        <translation>$δ$ = %1, $α$ = %2, $β$ = %3</translation>
    </message>
    <message>
        <source>%1; %2, Ldim %3</source>
        <translation>%1; %2, Ldim %3</translation>
    </message>
    <message>
        <source>M is not measured at $%1$ = %2: %3.</source>
        <translation>M ist bei $%1$ = %2 nicht gemessen: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs at each size</source>
        <translation>
            <numerusform>%1 Lauf je Größe</numerusform>
            <numerusform>%1 Läufe je Größe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples needed against the Littlestone dimension: %1 dimensions.</source>
        <translation>
            <numerusform>Benötigte Beispiele nach Littlestone-Dimension: %1 Dimension.</numerusform>
            <numerusform>Benötigte Beispiele nach Littlestone-Dimension: %1 Dimensionen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples needed against epsilon: %1 values.</source>
        <translation>
            <numerusform>Benötigte Beispiele nach Epsilon: %1 Wert.</numerusform>
            <numerusform>Benötigte Beispiele nach Epsilon: %1 Werte.</numerusform>
        </translation>
    </message>
    <message>
        <source>$ε$ = %1, %2; thresholds of dimension $d$, uniform</source>
        <translation>$ε$ = %1, %2; Schwellen der Dimension $d$, gleichverteilt</translation>
    </message>
    <message>
        <source>%1; M with sharp proportions, scaled to each size</source>
        <translation>%1; M mit scharfen Verhältnissen, auf jede Größe skaliert</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>must be above 0 and below 1</source>
        <translation>muss über 0 und unter 1 sein</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>muss über 0 sein</translation>
    </message>
    <message>
        <source>must not be below 0</source>
        <translation>darf nicht unter 0 sein</translation>
    </message>
    <message>
        <source>must be at least 0 and finite</source>
        <translation>muss mindestens 0 und endlich sein</translation>
    </message>
    <message>
        <source>must be a whole number, 0 or more</source>
        <translation>muss eine ganze Zahl ab 0 sein</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be an integer from %1 to %2</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>muss eine Zahl sein</translation>
    </message>
    <message>
        <source>must be a number or a string spelling one</source>
        <translation>muss eine Zahl sein oder ein Text, der eine schreibt</translation>
    </message>
    <message>
        <source>must be a number such as 0.1, 1e-6 or 1/10 (at most %1 digits, exponent within ±%2)</source>
        <translation>muss eine Zahl wie 0.1, 1e-6 oder 1/10 sein (höchstens %1 Ziffern, Exponent bis ±%2)</translation>
    </message>
    <message>
        <source>must be from %1 to %2</source>
        <translation>muss von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>must be at least %1</source>
        <translation>muss mindestens %1 sein</translation>
    </message>
    <message>
        <source>must be at most %1</source>
        <translation>darf höchstens %1 sein</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>muss %1 sein</translation>
    </message>
    <message>
        <source>sizes must rise, from %1 to %2</source>
        <translation>Größen müssen steigen, von %1 bis %2</translation>
    </message>
    <message>
        <source>are more than %1</source>
        <translation>sind mehr als %1</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>muss eine Zeichenkette sein</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>muss eine Liste sein</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>must be a JSON object</source>
        <translation>muss ein JSON-Objekt sein</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>muss ein Text sein</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>muss true oder false sein</translation>
    </message>
    <message>
        <source>is not JSON from here on</source>
        <translation>ist von hier an kein JSON</translation>
    </message>
    <message>
        <source>is an array or object more than %1 deep in others</source>
        <translation>ist eine Liste oder ein Objekt, das mehr als %1 tief in anderen liegt</translation>
    </message>
    <message>
        <source>is a number beyond 1.8e308</source>
        <translation>ist eine Zahl jenseits von 1.8e308</translation>
    </message>
    <message>
        <source>is no field of a scenario</source>
        <translation>ist kein Feld eines Szenarios</translation>
    </message>
    <message>
        <source>this program reads version %1; the file is of another</source>
        <translation>dieses Programm liest Version %1, die Datei hat eine andere</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is named twice</source>
        <translation>ist zweimal genannt</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>muss eines von diesen sein: %1</translation>
    </message>
    <message>
        <source>is so small that the threshold passes %1</source>
        <translation>ist so klein, dass die Schwelle %1 übersteigt</translation>
    </message>
    <message>
        <source>is so small that the bar passes %1</source>
        <translation>ist so klein, dass die Latte %1 übersteigt</translation>
    </message>
    <message>
        <source>must be above 0 and below epsilon</source>
        <translation>muss über 0 und unter ε sein</translation>
    </message>
    <message>
        <source>is too large for weights: the table would need more than %1 bits</source>
        <translation>ist zu groß für Gewichte: die Tabelle bräuchte mehr als %1 Bits</translation>
    </message>
    <message>
        <source>must hold at least one error count</source>
        <translation>muss mindestens eine Fehlerzahl enthalten</translation>
    </message>
    <message>
        <source>the law of permute-and-flip is offered for at most %1</source>
        <translation>die Verteilung von permute-and-flip gibt es für höchstens %1</translation>
    </message>
    <message>
        <source>the worst neighbour is offered for at most %1</source>
        <translation>den schlechtesten Nachbarn gibt es für höchstens %1</translation>
    </message>
    <message>
        <source>must move a vote from or to an item</source>
        <translation>muss eine Stimme von einem Eintrag weg oder zu einem hin bewegen</translation>
    </message>
    <message>
        <source>must take from an item that has a vote</source>
        <translation>muss einem Eintrag eine Stimme nehmen, der eine hat</translation>
    </message>
    <message>
        <source>the exact law is offered for at most %1</source>
        <translation>die exakte Verteilung gibt es für höchstens %1</translation>
    </message>
    <message>
        <source>the enumeration takes at most %1 sequences</source>
        <translation>die Aufzählung nimmt höchstens %1 Folgen</translation>
    </message>
    <message>
        <source>has more than %1 combinations of %2 laws of votes</source>
        <translation>hat mehr als %1 Kombinationen aus %2 Verteilungen der Stimmen</translation>
    </message>
    <message>
        <source>has more than %1 pairs of neighbouring laws</source>
        <translation>hat mehr als %1 Paare benachbarter Verteilungen</translation>
    </message>
    <message>
        <source>is missing: one a run</source>
        <translation>fehlt: eines je Lauf</translation>
    </message>
    <message>
        <source>must be from 0 to below 1</source>
        <translation>muss von 0 bis unter 1 sein</translation>
    </message>
    <message>
        <source>must be above the sum of the deltas, %1, and below 1</source>
        <translation>muss über der Summe der δ, %1, und unter 1 sein</translation>
    </message>
    <message>
        <source>have too many different sums of epsilons for the exact composition, which takes %1; --method advanced takes any</source>
        <translation>haben zu viele verschiedene Summen der ε für die exakte Komposition, die %1 fasst; --method advanced fasst beliebig viele</translation>
    </message>
    <message>
        <source>needs the divergence at one point at least</source>
        <translation>braucht die Divergenz an mindestens einem Punkt</translation>
    </message>
    <message>
        <source>a release run cannot be replayed</source>
        <translation>ein Lauf zur Veröffentlichung lässt sich nicht wiederholen</translation>
    </message>
    <message>
        <source>must be custom, sharp or paper</source>
        <translation>muss custom, sharp oder paper sein</translation>
    </message>
    <message>
        <source>must be paper or sharp: custom ones are yours</source>
        <translation>muss paper oder sharp sein: eigene setzt der Benutzer</translation>
    </message>
    <message>
        <source>is for custom constants; %1 ones set it</source>
        <translation>gehört zu eigenen Konstanten (custom); bei %1 ist der Wert festgelegt</translation>
    </message>
    <message>
        <source>asks for more than %1 examples in all</source>
        <translation>verlangt insgesamt mehr als %1 Beispiele</translation>
    </message>
    <message>
        <source>the number of examples would be %1 for Ldim %2: too many to run</source>
        <translation>die Zahl der Beispiele wäre %1 bei Ldim %2: zu viele, um sie laufen zu lassen</translation>
    </message>
    <message>
        <source>%1 would be %2 for Ldim %3: too many to run</source>
        <translation>%1 wäre %2 bei Ldim %3: zu viele, um sie laufen zu lassen</translation>
    </message>
    <message>
        <source>is too small for sharp constants: T passes %1</source>
        <translation>ist zu klein für scharfe Konstanten: T übersteigt %1</translation>
    </message>
    <message>
        <source>is too small for sharp constants: n&apos; alpha passes %1</source>
        <translation>ist zu klein für scharfe Konstanten: n′ α übersteigt %1</translation>
    </message>
    <message>
        <source>is too small for sharp constants with these epsilon, delta and alpha</source>
        <translation>ist zu klein für scharfe Konstanten bei diesem ε, δ und α</translation>
    </message>
    <message>
        <source>is for lean constants</source>
        <translation>ist für die Konstanten des Lean-Lerners</translation>
    </message>
    <message>
        <source>is too small for lean constants with these epsilon, delta and alpha</source>
        <translation>ist zu klein für die Konstanten des Lean-Lerners bei diesem ε, δ und α</translation>
    </message>
    <message>
        <source>must be at least %1 for sharp constants</source>
        <translation>muss für scharfe Konstanten mindestens %1 sein</translation>
    </message>
    <message>
        <source>must be at most %1 for sharp constants</source>
        <translation>darf für scharfe Konstanten höchstens %1 sein</translation>
    </message>
    <message>
        <source>must be from 0 to %1 for the lean learner</source>
        <translation>muss für den Lean-Lerner von 0 bis %1 sein</translation>
    </message>
    <message>
        <source>must be 0 for dimension 0</source>
        <translation>muss bei Dimension 0 gleich 0 sein</translation>
    </message>
    <message>
        <source>must be items unless d = 2</source>
        <translation>muss items sein, außer für d = 2</translation>
    </message>
    <message>
        <source>must be one a level: d - 1 repetitions, d - 2 opponents, none for F</source>
        <translation>muss eines je Ebene sein: d - 1 Wiederholungen, d - 2 Gegner, keines für F</translation>
    </message>
    <message>
        <source>must be from 1 to the number of batches</source>
        <translation>muss von 1 bis zur Zahl der Batches sein</translation>
    </message>
    <message>
        <source>asks for more than %1 examples</source>
        <translation>verlangt mehr als %1 Beispiele</translation>
    </message>
    <message>
        <source>must be at most the number of selection rows</source>
        <translation>darf höchstens die Zahl der Zeilen der Auswahl sein</translation>
    </message>
    <message>
        <source>must be E or N</source>
        <translation>muss E oder N sein</translation>
    </message>
    <message>
        <source>is not the bound that follows from the other constants</source>
        <translation>ist nicht die Schranke, die aus den übrigen Konstanten folgt</translation>
    </message>
    <message>
        <source>is not the bar that follows from the other constants</source>
        <translation>ist nicht die Latte, die aus den übrigen Konstanten folgt</translation>
    </message>
    <message>
        <source>are not the weights that follow from the other constants</source>
        <translation>sind nicht die Gewichte, die aus den übrigen Konstanten folgen</translation>
    </message>
    <message>
        <source>is not k m + n&apos;</source>
        <translation>ist nicht k m + n′</translation>
    </message>
    <message>
        <source>is too large: a batch may have at most %1 candidates</source>
        <translation>ist zu groß: ein Batch darf höchstens %1 Kandidaten haben</translation>
    </message>
    <message>
        <source>a weight must not be below 0</source>
        <translation>ein Gewicht darf nicht unter 0 sein</translation>
    </message>
    <message>
        <source>must be %1, one a level from 0 to Ldim</source>
        <translation>müssen %1 sein, eines je Ebene von 0 bis Ldim</translation>
    </message>
    <message>
        <source>must be below the %1 batches</source>
        <translation>muss unter der Zahl der %1 Batches liegen</translation>
    </message>
    <message>
        <source>must hold at least one batch of %1 examples and the selection&apos;s share</source>
        <translation>muss für mindestens einen Batch aus %1 Beispielen und den Anteil der Auswahl reichen</translation>
    </message>
    <message>
        <source>needs the sharp constants</source>
        <translation>dafür müssten die scharfen Konstanten bekannt sein</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>nicht verlangt</translation>
    </message>
    <message>
        <source>too large to be run here</source>
        <translation>zu groß, um hier ausgeführt zu werden</translation>
    </message>
    <message>
        <source>SOA of the empty sample already has loss &lt;= alpha here</source>
        <translation>der SOA der leeren Stichprobe hat hier schon einen Verlust ≤ α</translation>
    </message>
    <message>
        <source>not reached by %1 examples</source>
        <translation>mit bis zu %1 Beispielen nicht erreicht</translation>
    </message>
    <message>
        <source>the computation failed</source>
        <translation>die Berechnung ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>must be uniform, geometric:R, zipf:S or weights:w0,w1,…</source>
        <translation>muss uniform, geometric:R, zipf:S oder weights:w0,w1,… sein</translation>
    </message>
    <message>
        <source>geometric:R needs 0 &lt; R &lt;= 1</source>
        <translation>geometric:R braucht 0 &lt; R &lt;= 1</translation>
    </message>
    <message>
        <source>zipf:S needs 0 &lt;= S &lt;= 100</source>
        <translation>zipf:S braucht 0 &lt;= S &lt;= 100</translation>
    </message>
    <message>
        <source>weight %1 must be a number from 0 to 1e300</source>
        <translation>Gewicht %1 muss eine Zahl von 0 bis 1e300 sein</translation>
    </message>
    <message>
        <source>needs one weight for each of the %1 points, has %2</source>
        <translation>braucht ein Gewicht für jeden der %1 Punkte, hat %2</translation>
    </message>
    <message>
        <source>needs a weight above 0</source>
        <translation>braucht ein Gewicht über 0</translation>
    </message>
    <message>
        <source>must be a row of the class, 0 to %1</source>
        <translation>muss eine Zeile der Klasse sein, 0 bis %1</translation>
    </message>
    <message>
        <source>must have the %1 points of the class</source>
        <translation>muss die %1 Punkte der Klasse haben</translation>
    </message>
    <message>
        <source>must be FAMILY:ARGUMENTS with a family of %1</source>
        <translation>muss FAMILIE:ARGUMENTE sein, mit einer Familie aus %1</translation>
    </message>
    <message>
        <source>must be spelled %1</source>
        <translation>wird so geschrieben: %1</translation>
    </message>
    <message>
        <source>arguments must be whole numbers below %1</source>
        <translation>Argumente müssen ganze Zahlen unter %1 sein</translation>
    </message>
    <message>
        <source>arguments must be whole numbers separated by commas</source>
        <translation>Argumente müssen ganze Zahlen mit Kommas dazwischen sein</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <translation>%1 muss von %2 bis %3 sein</translation>
    </message>
    <message>
        <source>%1 must be a prime number</source>
        <translation>%1 muss eine Primzahl sein</translation>
    </message>
    <message>
        <source>the table would have more than %1 hypotheses</source>
        <translation>die Tabelle hätte mehr als %1 Hypothesen</translation>
    </message>
    <message>
        <source>the table would have more than %1 cells</source>
        <translation>die Tabelle hätte mehr als %1 Zellen</translation>
    </message>
    <message>
        <source>the domain would have more than %1 points</source>
        <translation>der Definitionsbereich hätte mehr als %1 Punkte</translation>
    </message>
    <message>
        <source>there are only %1 distinct rows on that many points</source>
        <translation>auf so vielen Punkten gibt es nur %1 verschiedene Zeilen</translation>
    </message>
    <message>
        <source>only thresholds, points, intervals, linear and affine have an implicit form</source>
        <translation>nur thresholds, points, intervals, linear und affine haben eine implizite Form</translation>
    </message>
    <message>
        <source>holds no hypothesis</source>
        <translation>enthält keine Hypothese</translation>
    </message>
    <message>
        <source>must have at least one hypothesis</source>
        <translation>muss mindestens eine Hypothese haben</translation>
    </message>
    <message>
        <source>must have at least one point</source>
        <translation>muss mindestens einen Punkt haben</translation>
    </message>
    <message>
        <source>all hypotheses must have %1 labels, one has %2</source>
        <translation>alle Hypothesen müssen %1 Labels haben, eine hat %2</translation>
    </message>
    <message>
        <source>must have one name for each of the %1 points</source>
        <translation>muss einen Namen für jeden der %1 Punkte haben</translation>
    </message>
    <message>
        <source>must have one name for each of the %1 hypotheses</source>
        <translation>muss einen Namen für jede der %1 Hypothesen haben</translation>
    </message>
    <message>
        <source>must consist of &apos;-&apos; and &apos;+&apos;</source>
        <translation>muss aus &apos;-&apos; und &apos;+&apos; bestehen</translation>
    </message>
    <message>
        <source>holds no label</source>
        <translation>enthält kein Label</translation>
    </message>
    <message>
        <source>every row must have %1</source>
        <translation>jede Zeile muss %1 haben</translation>
    </message>
    <message>
        <source>the header must name the %1 points</source>
        <translation>die Kopfzeile muss die %1 Punkte benennen</translation>
    </message>
    <message>
        <source>the table has more than %1 rows</source>
        <translation>die Tabelle hat mehr als %1 Zeilen</translation>
    </message>
    <message>
        <source>the table has more than %1 bytes of text</source>
        <translation>die Tabelle hat mehr als %1 Bytes Text</translation>
    </message>
    <message>
        <source>the table has more than %1 cells</source>
        <translation>die Tabelle hat mehr als %1 Zellen</translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation>ist länger als %1 Zeichen</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <source>holds no example</source>
        <translation>enthält kein Beispiel</translation>
    </message>
    <message>
        <source>the header must be point,label</source>
        <translation>die Kopfzeile muss point,label sein</translation>
    </message>
    <message>
        <source>must begin with the header point,label</source>
        <translation>muss mit der Kopfzeile point,label beginnen</translation>
    </message>
    <message>
        <source>an example must be point,label</source>
        <translation>ein Beispiel muss point,label sein</translation>
    </message>
    <message>
        <source>must be POINT:LABEL, such as 5:+</source>
        <translation>muss PUNKT:LABEL sein, etwa 5:+</translation>
    </message>
    <message>
        <source>a point must be an index from 0 to %1</source>
        <translation>ein Punkt muss ein Index von 0 bis %1 sein</translation>
    </message>
    <message>
        <source>points are 0 to %1</source>
        <translation>Punkte sind 0 bis %1</translation>
    </message>
    <message>
        <source>must be an index from 0 to %1</source>
        <translation>muss ein Index von 0 bis %1 sein</translation>
    </message>
    <message>
        <source>must hold at least the %1 that these constants use</source>
        <translation>muss mindestens die %1 enthalten, die diese Konstanten brauchen</translation>
    </message>
    <message>
        <source>one run of the tournament meets SOA states of more than %1 MiB: take a smaller cap, fewer levels or a smaller class</source>
        <translation>ein Lauf des Turniers trifft SOA-Zustände von mehr als %1 MiB: eine kleinere Grenze N, weniger Stufen oder eine kleinere Klasse wählen</translation>
    </message>
    <message>
        <source>must hold exactly the %1 that these constants use</source>
        <translation>muss genau die %1 enthalten, die diese Konstanten brauchen</translation>
    </message>
    <message>
        <source>the learner predicts, it does not ask</source>
        <translation>der Lerner sagt vorher, er fragt nicht</translation>
    </message>
    <message>
        <source>the point asked before must be answered first</source>
        <translation>der zuletzt gefragte Punkt muss zuerst beantwortet werden</translation>
    </message>
    <message>
        <source>a point must be asked first</source>
        <translation>zuerst muss ein Punkt gefragt werden</translation>
    </message>
    <message>
        <source>must be a point of the class</source>
        <translation>muss ein Punkt der Klasse sein</translation>
    </message>
    <message>
        <source>no hypothesis that is left has this label there</source>
        <translation>keine verbliebene Hypothese hat dort dieses Label</translation>
    </message>
    <message>
        <source>the adversary asks and says, it does not predict</source>
        <translation>der Gegner fragt und antwortet, er sagt nicht vorher</translation>
    </message>
    <message>
        <source>the game is over: no further mistake can be forced</source>
        <translation>das Spiel ist zu Ende: kein weiterer Fehler lässt sich erzwingen</translation>
    </message>
    <message>
        <source>node %1 must come after its parent, and only node 0 is a root</source>
        <translation>Knoten %1 muss nach seinem Elternknoten kommen, und nur Knoten 0 ist eine Wurzel</translation>
    </message>
    <message>
        <source>must name at least one learner</source>
        <translation>muss mindestens einen Lerner nennen</translation>
    </message>
    <message>
        <source>are missing: at which numbers of examples to measure?</source>
        <translation>fehlen: bei welchen Beispielzahlen soll gemessen werden?</translation>
    </message>
    <message>
        <source>must be i/P, such as 0/4</source>
        <translation>muss i/P sein, etwa 0/4</translation>
    </message>
    <message>
        <source>i must be below P, from 0 on</source>
        <translation>i muss unter P liegen, ab 0</translation>
    </message>
    <message>
        <source>P must be at most the %1 replicates</source>
        <translation>P darf höchstens die Zahl der %1 Wiederholungen sein</translation>
    </message>
    <message>
        <source>the index must be below the number of shards</source>
        <translation>der Index muss unter der Zahl der Teile liegen</translation>
    </message>
    <message>
        <source>is not for mpirun, which deals out the replicates itself</source>
        <translation>ist nicht für mpirun, das die Wiederholungen selbst verteilt</translation>
    </message>
    <message>
        <source>must be at least the number of processes</source>
        <translation>muss mindestens die Zahl der Prozesse sein</translation>
    </message>
    <message>
        <source>must name a file ending in .csv or .json</source>
        <translation>muss eine Datei nennen, die auf .csv oder .json endet</translation>
    </message>
    <message>
        <source>must end in .csv or .json</source>
        <translation>muss auf .csv oder .json enden</translation>
    </message>
    <message>
        <source>must be a sweep&apos;s results</source>
        <translation>muss die Ergebnisse eines Sweeps sein</translation>
    </message>
    <message>
        <source>is no results file: %1</source>
        <translation>ist keine Ergebnisdatei: %1</translation>
    </message>
    <message>
        <source>must be at most the number of losses, above 0</source>
        <translation>darf höchstens die Zahl der Verluste sein, und diese über 0</translation>
    </message>
    <message>
        <source>is not the learner and size that the scenario has there</source>
        <translation>ist nicht der Lerner und die Größe, die das Szenario dort hat</translation>
    </message>
    <message>
        <source>must be the %1 of the header</source>
        <translation>müssen die %1 der Kopfzeile sein</translation>
    </message>
    <message>
        <source>is missing: nothing to merge</source>
        <translation>fehlt: nichts zu verbinden</translation>
    </message>
    <message>
        <source>is of another sweep than %1</source>
        <translation>gehört zu einem anderen Sweep als %1</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>ist zweimal da</translation>
    </message>
    <message>
        <source>is in use: another process is at this sweep</source>
        <translation>wird benutzt: ein anderer Prozess arbeitet an diesem Sweep</translation>
    </message>
    <message>
        <source>holds cells of another scenario; choose another name or remove it</source>
        <translation>enthält Zellen eines anderen Szenarios; anderen Namen wählen oder die Datei entfernen</translation>
    </message>
    <message>
        <source>holds cells of another shard or number of replicates; choose another name or remove it</source>
        <translation>enthält Zellen eines anderen Teils oder einer anderen Zahl von Wiederholungen; anderen Namen wählen oder die Datei entfernen</translation>
    </message>
    <message>
        <source>is not that of what the file holds: it was changed or damaged</source>
        <translation>passt nicht zum Inhalt der Datei: sie wurde geändert oder beschädigt</translation>
    </message>
    <message>
        <source>is not what the row&apos;s losses give, %1</source>
        <translation>ist nicht, was die Verluste der Zeile ergeben, %1</translation>
    </message>
    <message>
        <source>is no row</source>
        <translation>ist keine Zeile</translation>
    </message>
    <message>
        <source>exists, but holds no results (%1); choose another name</source>
        <translation>ist da und enthält keine Ergebnisse (%1); anderen Namen wählen</translation>
    </message>
    <message>
        <source>holds results of another scenario, shard or version; choose another name or remove it</source>
        <translation>enthält Ergebnisse eines anderen Szenarios, Teils oder einer anderen Version; anderen Namen wählen oder die Datei entfernen</translation>
    </message>
    <message>
        <source>is one shard of a sweep; merge them first</source>
        <translation>ist ein Teil eines Sweeps; zuerst die Teile verbinden</translation>
    </message>
    <message>
        <source>is no ordinary file, and is not replaced by one</source>
        <translation>ist keine gewöhnliche Datei und wird nicht durch eine ersetzt</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>lässt sich nicht öffnen: %1</translation>
    </message>
    <message>
        <source>cannot be opened: is a folder</source>
        <translation>lässt sich nicht öffnen: ist ein Ordner</translation>
    </message>
    <message>
        <source>cannot be opened: is a device</source>
        <translation>lässt sich nicht öffnen: ist ein Gerät</translation>
    </message>
    <message>
        <source>is a pipe that nobody writes into</source>
        <translation>ist eine Pipe, in die niemand schreibt</translation>
    </message>
    <message>
        <source>cannot be looked at: %1</source>
        <translation>lässt sich nicht untersuchen: %1</translation>
    </message>
    <message>
        <source>is the file that is read, and is not replaced</source>
        <translation>ist die Datei, die gelesen wird, und wird nicht ersetzt</translation>
    </message>
    <message>
        <source>is the file that --%1 writes</source>
        <translation>ist die Datei, die --%1 schreibt</translation>
    </message>
    <message>
        <source>is larger than %1 bytes</source>
        <translation>ist größer als %1 Bytes</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>is larger than %1 MiB</source>
        <translation>ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>must be a folder</source>
        <translation>muss ein Ordner sein</translation>
    </message>
    <message>
        <source>must be a new folder or an empty one</source>
        <translation>muss ein neuer oder ein leerer Ordner sein</translation>
    </message>
    <message>
        <source>cannot be made</source>
        <translation>lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>must be a file or one of %1</source>
        <translation>muss eine Datei oder eines von diesen sein: %1</translation>
    </message>
    <message>
        <source>there is no picture yet</source>
        <translation>es gibt noch kein Bild</translation>
    </message>
    <message>
        <source>must end in .png, .svg, .pdf or .tex</source>
        <translation>muss auf .png, .svg, .pdf oder .tex enden</translation>
    </message>
    <message>
        <source>must end in .png, .svg, .pdf, .tex or .html</source>
        <translation>muss auf .png, .svg, .pdf, .tex oder .html enden</translation>
    </message>
    <message>
        <source>must end in .mp4, .webm or .gif</source>
        <translation>muss auf .mp4, .webm oder .gif enden</translation>
    </message>
    <message>
        <source>must end in .svg, .png, .pdf, .json or .dot</source>
        <translation>muss auf .svg, .png, .pdf, .json oder .dot enden</translation>
    </message>
    <message>
        <source>a class of more than %1 labels is not written as a table</source>
        <translation>eine Klasse mit mehr als %1 Labels wird nicht als Tabelle geschrieben</translation>
    </message>
    <message>
        <source>another export is being written: Esc stops that one</source>
        <translation>ein anderer Export wird noch geschrieben: Esc hält ihn an</translation>
    </message>
    <message>
        <source>another animation is being written: Esc stops that one</source>
        <translation>eine andere Animation wird noch geschrieben: Esc hält sie an</translation>
    </message>
    <message>
        <source>only Tournament, Stable histogram and Selection play</source>
        <translation>nur Turnier, Stabiles Histogramm und Auswahl laufen ab</translation>
    </message>
    <message>
        <source>does not play: frames are of tournament, frequencies, histogram or selection</source>
        <translation>läuft nicht ab: Einzelbilder gibt es von tournament, frequencies, histogram und selection</translation>
    </message>
    <message>
        <source>cannot be beside out</source>
        <translation>geht nicht zusammen mit out</translation>
    </message>
    <message>
        <source>is of frames and videos, not of a still picture</source>
        <translation>gehört zu Einzelbildern und Videos, nicht zu einem stehenden Bild</translation>
    </message>
    <message>
        <source>makes more than %1 frames: take fewer a second, or a higher speed</source>
        <translation>ergibt mehr als %1 Einzelbilder: weniger je Sekunde oder ein höheres Tempo wählen</translation>
    </message>
    <message>
        <source>needs ffmpeg, which is not installed: install it, or write PNG frames into a folder</source>
        <translation>braucht ffmpeg, das nicht installiert ist: installieren oder PNG-Einzelbilder in einen Ordner schreiben</translation>
    </message>
    <message>
        <source>ffmpeg could not write it: %1</source>
        <translation>ffmpeg konnte es nicht schreiben: %1</translation>
    </message>
    <message>
        <source>ffmpeg could not write it: it gave no reason</source>
        <translation>ffmpeg konnte es nicht schreiben und nannte keinen Grund</translation>
    </message>
    <message>
        <source>ffmpeg could not be started</source>
        <translation>ffmpeg ließ sich nicht starten</translation>
    </message>
    <message>
        <source>must be light, dark or contrast</source>
        <translation>muss light, dark oder contrast sein</translation>
    </message>
    <message>
        <source>is of pixels: .%1 has none</source>
        <translation>gilt für Pixel: .%1 hat keine</translation>
    </message>
    <message>
        <source>must be loss, dimension or epsilon</source>
        <translation>muss loss, dimension oder epsilon sein</translation>
    </message>
    <message>
        <source>is of kind dimension and epsilon: loss is drawn as measured</source>
        <translation>gehört zu den Arten dimension und epsilon: loss wird gezeichnet, wie gemessen wurde</translation>
    </message>
    <message>
        <source>was there when the last start failed</source>
        <translation>war da, als der letzte Start scheiterte</translation>
    </message>
    <message>
        <source>is not a session of this version</source>
        <translation>ist keine Sitzung dieser Version</translation>
    </message>
    <message>
        <source>is no language of this program</source>
        <translation>ist keine Sprache dieses Programms</translation>
    </message>
    <message>
        <source>is no option of it</source>
        <translation>ist dort keine Option</translation>
    </message>
    <message>
        <source>needs a value after it</source>
        <translation>braucht einen Wert dahinter</translation>
    </message>
    <message>
        <source>takes no value</source>
        <translation>nimmt keinen Wert</translation>
    </message>
    <message>
        <source>draws pictures, which littlestone-lab does and this program does not</source>
        <translation>zeichnet Bilder; das tut littlestone-lab, dieses Programm nicht</translation>
    </message>
    <message>
        <source>is for pictures, which littlestone-lab draws and this program does not</source>
        <translation>gehört zu Bildern; die zeichnet littlestone-lab, dieses Programm nicht</translation>
    </message>
    <message>
        <source>this program was built without MPI and cannot share a sweep; use --shard i/P and merge</source>
        <translation>dieses Programm wurde ohne MPI gebaut und kann einen Sweep nicht aufteilen; dafür gibt es --shard i/P und merge</translation>
    </message>
    <message>
        <source>is missing; --help shows the usage</source>
        <translation>fehlt; --help zeigt den Gebrauch</translation>
    </message>
    <message>
        <source>is one too many; --help shows the usage</source>
        <translation>ist eines zu viel; --help zeigt den Gebrauch</translation>
    </message>
    <message>
        <source>is one too many: a subcommand speaks English</source>
        <translation>ist eines zu viel: ein Unterbefehl spricht Englisch</translation>
    </message>
    <message>
        <source>is missing: the true counts, such as 93,50,3</source>
        <translation>fehlt: die wahren Anzahlen, etwa 93,50,3</translation>
    </message>
    <message>
        <source>is missing: the error counts, such as 3,0,5</source>
        <translation>fehlt: die Fehlerzahlen, etwa 3,0,5</translation>
    </message>
    <message>
        <source>is missing: name a file ending in .svg, .png or .pdf</source>
        <translation>fehlt: eine Datei nennen, die auf .svg, .png oder .pdf endet</translation>
    </message>
    <message>
        <source>must be exponential or permute-and-flip</source>
        <translation>muss exponential oder permute-and-flip sein</translation>
    </message>
    <message>
        <source>a release run draws from the operating system and has no seed</source>
        <translation>ein Lauf zur Veröffentlichung zieht aus dem Betriebssystem und hat keinen Startwert</translation>
    </message>
    <message>
        <source>a release run prints only private outputs</source>
        <translation>ein Lauf zur Veröffentlichung gibt nur private Ausgaben aus</translation>
    </message>
    <message>
        <source>a data file needs no distribution</source>
        <translation>eine Datendatei braucht keine Verteilung</translation>
    </message>
    <message>
        <source>needs --seed: without it a run on a data file is a release</source>
        <translation>braucht --seed: ohne ihn ist ein Lauf auf einer Datendatei eine Veröffentlichung</translation>
    </message>
    <message>
        <source>figures need a known distribution</source>
        <translation>Bilder brauchen eine bekannte Verteilung</translation>
    </message>
    <message>
        <source>figures are of the scenario&apos;s own constants</source>
        <translation>Bilder zeigen die eigenen Konstanten des Szenarios</translation>
    </message>
    <message>
        <source>a data file needs no target</source>
        <translation>eine Datendatei braucht kein Ziel</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>%1 Gewichte</translation>
    </message>
    <message>
        <source>%1 examples</source>
        <translation>%1 Beispiele</translation>
    </message>
    <message>
        <source>%1 examples on %2 points</source>
        <translation>%1 Beispiele auf %2 Punkten</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>%1 outcomes</source>
        <translation>%1 Ausgänge</translation>
    </message>
    <message>
        <source>%1 counts</source>
        <translation>%1 Anzahlen</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>%1 different counts</source>
        <translation>%1 verschiedene Anzahlen</translation>
    </message>
    <message>
        <source>%1 losses</source>
        <translation>%1 Verluste</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 Spalten</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 Zahlen</translation>
    </message>
    <message>
        <source>%1 labels</source>
        <translation>%1 Labels</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 Namen</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>Byte %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Fail to Fail</source>
        <translation>von Fail nach Fail</translation>
    </message>
    <message>
        <source>must be above %1</source>
        <translation>muss über %1 sein</translation>
    </message>
    <message>
        <source>must be below %1</source>
        <translation>muss unter %1 sein</translation>
    </message>
    <message>
        <source>must be above %1 and below %2</source>
        <translation>muss über %1 und unter %2 sein</translation>
    </message>
    <message>
        <source>must be a whole number from 2 to 2^60, plain or as 2^40</source>
        <translation>muss eine ganze Zahl von 2 bis 2^60 sein, ausgeschrieben oder als 2^40</translation>
    </message>
    <message>
        <source>must be even and at least %1</source>
        <translation>muss gerade und mindestens %1 sein</translation>
    </message>
    <message>
        <source>must be even, from %1 to %2</source>
        <translation>muss gerade sein, von %1 bis %2</translation>
    </message>
    <message>
        <source>must be above 0 and below 1/2</source>
        <translation>muss über 0 und unter 1/2 sein</translation>
    </message>
    <message>
        <source>the points must increase</source>
        <translation>die Punkte müssen aufsteigen</translation>
    </message>
    <message>
        <source>needs m + 1 probabilities, m even and at least 2</source>
        <translation>braucht m + 1 Wahrscheinlichkeiten, m gerade und mindestens 2</translation>
    </message>
    <message>
        <source>must be em:E, erm-left, erm-mid, erm-uniform, coins:E, constant:C, steps:p0,p1,… or private</source>
        <translation>muss em:E, erm-left, erm-mid, erm-uniform, coins:E, constant:C, steps:p0,p1,… oder private sein</translation>
    </message>
    <message>
        <source>must be private or private:E,D,n,N,K,n&apos; with K (N + n) + n&apos; even, 2 to 64; a level may follow</source>
        <translation>muss private oder private:E,D,n,N,K,n&apos; sein mit K (N + n) + n&apos; gerade, 2 bis 64; eine Ebene darf folgen</translation>
    </message>
    <message>
        <source>is an option of the learner private</source>
        <translation>ist eine Option des Lerners private</translation>
    </message>
    <message>
        <source>needs %1 places, the hidden example has %2</source>
        <translation>braucht %1 Plätze, das verborgene Beispiel hat %2</translation>
    </message>
    <message>
        <source>draws times places must be at most %1</source>
        <translation>Ziehungen mal Plätze dürfen höchstens %1 sein</translation>
    </message>
    <message>
        <source>must be laplace or partition-selection</source>
        <translation>muss laplace oder partition-selection sein</translation>
    </message>
    <message>
        <source>gives no noisy counts, by which candidates are to be removed</source>
        <translation>liefert keine verrauschten Anzahlen, nach denen Kandidaten gestrichen werden sollen</translation>
    </message>
    <message>
        <source>compares seeded runs on a known distribution</source>
        <translation>vergleicht Läufe mit Startwert auf einer bekannten Verteilung</translation>
    </message>
    <message>
        <source>must be one of the candidates</source>
        <translation>muss einer der Kandidaten sein</translation>
    </message>
    <message>
        <source>must be homogeneous with the other forced points</source>
        <translation>muss mit den übrigen festgesetzten Punkten homogen sein</translation>
    </message>
    <message>
        <source>must be above %1 and at most %2</source>
        <translation>muss über %1 und höchstens %2 sein</translation>
    </message>
    <message>
        <source>must be from 0 to below 1/2</source>
        <translation>muss mindestens 0 und kleiner als 1/2 sein</translation>
    </message>
    <message>
        <source>cannot be given beside %1</source>
        <translation>kann nicht neben %1 angegeben werden</translation>
    </message>
    <message>
        <source>is a row of T already</source>
        <translation>ist schon eine Zeile von T</translation>
    </message>
    <message>
        <source>must be M, lean, chain, relabel, generic or consistent</source>
        <translation>muss M, lean, chain, relabel, generic oder consistent sein</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>ist zweimal angegeben</translation>
    </message>
    <message>
        <source>ffmpeg wrote a file that cannot be played</source>
        <translation>ffmpeg hat eine Datei geschrieben, die sich nicht abspielen lässt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the name of point %1</source>
        <translation>der Name von Punkt %1</translation>
    </message>
    <message>
        <source>the name of hypothesis %1</source>
        <translation>der Name von Hypothese %1</translation>
    </message>
    <message>
        <source>has the character %1 at place %2</source>
        <translation>enthält an Stelle %2 das Zeichen %1</translation>
    </message>
    <message>
        <source>has the byte %1 at place %2, which is not UTF-8</source>
        <translation>enthält an Stelle %2 das Byte %1, das kein UTF-8 ist</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1, Spalte %2</translation>
    </message>
    <message>
        <source>%1, column %2 (%3)</source>
        <translation>%1, Spalte %2 (%3)</translation>
    </message>
    <message>
        <source>a label must be 0 or 1, - or +, -1 or 1, true or false, yes or no, on or off, X or empty: one of these ways in the whole table</source>
        <translation>ein Label muss 0 oder 1, - oder +, -1 oder 1, true oder false, yes oder no, on oder off, X oder leer sein: in der ganzen Tabelle auf dieselbe Weise</translation>
    </message>
    <message>
        <source>is neither a row of labels nor names of points: %1 of its cells are labels; --names row says that it has names, --names none that it has labels</source>
        <translation>ist weder eine Zeile von Labels noch Namen von Punkten: %1 ihrer Zellen sind Labels; --names row sagt, dass sie Namen hat, --names none, dass sie Labels hat</translation>
    </message>
    <message>
        <source>is not UTF-8: its byte %1 is %2; save the file as UTF-8 (in Excel: CSV UTF-8)</source>
        <translation>ist kein UTF-8: ihr Byte %1 ist %2; speichern Sie die Datei als UTF-8 (in Excel: CSV UTF-8)</translation>
    </message>
    <message>
        <source>must be none, row, column or both</source>
        <translation>muss none, row, column oder both sein</translation>
    </message>
    <message>
        <source>is no column of the table</source>
        <translation>ist keine Spalte der Tabelle</translation>
    </message>
    <message>
        <source>leaves no column of labels</source>
        <translation>lässt keine Spalte von Labels übrig</translation>
    </message>
    <message>
        <source>is for a data file</source>
        <translation>ist für eine Datendatei</translation>
    </message>
    <message>
        <source>is for a table, file:PATH</source>
        <translation>ist für eine Tabelle, file:PATH</translation>
    </message>
    <message>
        <source>a cell is empty, which is a label only in a table of X and empty cells</source>
        <translation>eine Zelle ist leer; das ist nur in einer Tabelle aus X und leeren Zellen ein Label</translation>
    </message>
    <message>
        <source>a label must be -1 or 1, - or +, 0 or 1, true or false, yes or no, on or off</source>
        <translation>ein Label muss -1 oder 1, - oder +, 0 oder 1, true oder false, yes oder no, on oder off sein</translation>
    </message>
    <message>
        <source>is blank: after the header every line is an example</source>
        <translation>ist leer: nach der Kopfzeile ist jede Zeile ein Beispiel</translation>
    </message>
    <message>
        <source>begins with #: comments stand before the header, after it every line is an example</source>
        <translation>beginnt mit #: Kommentare stehen vor der Kopfzeile, nach ihr ist jede Zeile ein Beispiel</translation>
    </message>
    <message>
        <source>%1; it is the first of %2 lines of %3 that cannot be read</source>
        <translation>%1; es ist die erste von %2 der %3 Zeilen, die nicht gelesen werden können</translation>
    </message>
    <message>
        <source>must be an index from 0 to %1 or the name of one point</source>
        <translation>muss ein Index von 0 bis %1 oder der Name eines einzigen Punkts sein</translation>
    </message>
    <message>
        <source>must be a row of the class, 0 to %1, or the name of one</source>
        <translation>muss eine Zeile der Klasse sein, 0 bis %1, oder der Name einer Zeile</translation>
    </message>
    <message>
        <source>must be epsilon,delta such as 2,1e-5</source>
        <translation>muss Epsilon,Delta sein, zum Beispiel 2,1e-5</translation>
    </message>
    <message>
        <source>the ledger holds epsilon %1 and delta %2, and this run would add epsilon %3 and delta %4</source>
        <translation>das Kassenbuch enthält Epsilon %1 und Delta %2, und dieser Lauf käme mit Epsilon %3 und Delta %4 hinzu</translation>
    </message>
    <message>
        <source>a run with a seed promises nothing, so it passes every budget</source>
        <translation>ein Lauf mit Startwert verspricht nichts, also überschreitet er jedes Budget</translation>
    </message>
    <message>
        <source>needs --ledger, the file that holds what was spent</source>
        <translation>braucht --ledger, die Datei mit dem, was ausgegeben wurde</translation>
    </message>
    <message>
        <source>is for releases: needs --release or a data file</source>
        <translation>ist für Veröffentlichungen: braucht --release oder eine Datendatei</translation>
    </message>
    <message>
        <source>on data each answer spends epsilon and delta again: needs --release, or --seed for study</source>
        <translation>auf Daten gibt jede Antwort Epsilon und Delta wieder aus: braucht --release, oder --seed zum Studium</translation>
    </message>
    <message>
        <source>is no ledger of this program, and stays as it is</source>
        <translation>ist kein Kassenbuch dieses Programms und bleibt, wie es ist</translation>
    </message>
    <message>
        <source>is damaged or was changed</source>
        <translation>ist beschädigt oder wurde verändert</translation>
    </message>
    <message>
        <source>ends before its epsilon and delta, so what it spent is not known</source>
        <translation>endet vor Epsilon und Delta, also ist nicht bekannt, was sie ausgegeben hat</translation>
    </message>
    <message>
        <source>must be counts with their chances, such as 1:0.5,3:1/2</source>
        <translation>muss aus Anzahlen mit ihren Wahrscheinlichkeiten bestehen, etwa 1:0.5,3:1/2</translation>
    </message>
    <message>
        <source>counts of steps must rise, from 1 to the %1 examples</source>
        <translation>die Anzahlen der Stufen müssen steigen, von 1 bis zu den %1 Beispielen</translation>
    </message>
    <message>
        <source>chances of steps must sum to 1</source>
        <translation>die Wahrscheinlichkeiten der Stufen müssen die Summe 1 haben</translation>
    </message>
    <message>
        <source>must be points:N, thresholds:N or cube:2</source>
        <translation>muss points:N, thresholds:N oder cube:2 sein</translation>
    </message>
    <message>
        <source>must be given twice, once for each run</source>
        <translation>muss zweimal angegeben werden, einmal je Lauf</translation>
    </message>
    <message>
        <source>is not what the certificate gives: %1</source>
        <translation>ist nicht, was das Zertifikat ergibt: %1</translation>
    </message>
    <message>
        <source>is in use: another process has held its lock for %1 s</source>
        <translation>wird benutzt: ein anderer Prozess hält seine Sperre seit %1 s</translation>
    </message>
    <message>
        <source>behind B and a name must come the numbers of objects and attributes, each on a line</source>
        <translation>hinter B und einem Namen müssen die Zahlen der Gegenstände und der Merkmale kommen, jede in einer Zeile</translation>
    </message>
    <message>
        <source>%1 objects and %2 attributes need %3 more lines that are not blank, there are %4</source>
        <translation>%1 Gegenstände und %2 Merkmale brauchen %3 weitere Zeilen, die nicht leer sind; es gibt %4</translation>
    </message>
    <message>
        <source>a row must be %1 signs, X or a dot</source>
        <translation>eine Zeile muss aus %1 Zeichen bestehen, X oder Punkt</translation>
    </message>
    <message>
        <source>looks like ARFF: save it as CSV, with the attributes&apos; names in the first line</source>
        <translation>sieht nach ARFF aus: als CSV speichern, mit den Namen der Merkmale in der ersten Zeile</translation>
    </message>
    <message>
        <source>looks like sparse rows of libsvm: save it as CSV, one column a feature, 0 or 1 in each cell</source>
        <translation>sieht nach dünn besetzten Zeilen von libsvm aus: als CSV speichern, eine Spalte je Merkmal, 0 oder 1 in jeder Zelle</translation>
    </message>
    <message>
        <source>looks like lists of items (FIMI): save it as CSV, one column an item, 1 where the line has it</source>
        <translation>sieht nach Listen von Artikeln (FIMI) aus: als CSV speichern, eine Spalte je Artikel, 1 wo die Zeile ihn hat</translation>
    </message>
    <message>
        <source>looks like a PLA of espresso: save it as CSV, one row an output, one column an input word</source>
        <translation>sieht nach einer PLA von espresso aus: als CSV speichern, eine Zeile je Ausgang, eine Spalte je Eingabewort</translation>
    </message>
    <message>
        <source>must end in .cxt or .csv</source>
        <translation>muss auf .cxt oder .csv enden</translation>
    </message>
    <message>
        <source>for Ldim %2 they ask for %1 batches: cannot be run; --constants lean can</source>
        <translation>bei Ldim %2 verlangen sie %1 Batches: lässt sich nicht ausführen; --constants lean schon</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>war %1 gemeint?</translation>
    </message>
    <message>
        <source>is a file here: write %1</source>
        <translation>ist hier eine Datei: %1 schreiben</translation>
    </message>
    <message>
        <source>leaves no plan for the lean learner; %1 has one, with the other numbers as they are</source>
        <translation>lässt dem Lean-Lerner keinen Plan; mit %1 gibt es einen, bei sonst gleichen Zahlen</translation>
    </message>
    <message>
        <source>is not text: it holds a byte 0 at place %1; if the file is UTF-16, save it as UTF-8</source>
        <translation>ist kein Text: an Stelle %1 steht ein Byte 0; wenn die Datei UTF-16 ist, als UTF-8 speichern</translation>
    </message>
    <message>
        <source>is the file that the output is printed to</source>
        <translation>ist die Datei, in die die Ausgabe geht</translation>
    </message>
    <message>
        <source>must be fail or soa</source>
        <translation>muss fail oder soa sein</translation>
    </message>
    <message>
        <source>the exact law would take more than %1 states or %2 steps: leave --exact out</source>
        <translation>die exakte Verteilung bräuchte mehr als %1 Zustände oder %2 Schritte: lassen Sie --exact weg</translation>
    </message>
    <message>
        <source>the exact law needs no runs</source>
        <translation>die exakte Verteilung braucht keine Läufe</translation>
    </message>
    <message>
        <source>one evaluation costs %1 multiplications: more than %2 needs --seconds</source>
        <translation>eine Auswertung kostet %1 Multiplikationen: mehr als %2 braucht --seconds</translation>
    </message>
    <message>
        <source>must be multiples of 2^-45 that add up to 1</source>
        <translation>müssen Vielfache von 2^-45 sein, die zusammen 1 ergeben</translation>
    </message>
    <message>
        <source>is no field of a certificate</source>
        <translation>ist kein Feld eines Zertifikats</translation>
    </message>
    <message>
        <source>no bound above 0 was found that %1 boxes show; try a smaller tolerance</source>
        <translation>es fand sich keine Schranke über 0, die %1 Kästen zeigen; versuchen Sie eine kleinere Toleranz</translation>
    </message>
    <message>
        <source>a certificate says itself what it is of</source>
        <translation>ein Zertifikat sagt selbst, wovon es handelt</translation>
    </message>
    <message>
        <source>is too coarse for alpha: must be at least 1/alpha</source>
        <translation>ist zu grob für alpha: muss mindestens 1/alpha sein</translation>
    </message>
    <message>
        <source>there is no painting to write</source>
        <translation>es gibt keine Färbung, die geschrieben werden könnte</translation>
    </message>
    <message>
        <source>must be at least 0 and add up to 1</source>
        <translation>müssen mindestens 0 sein und sich zu 1 addieren</translation>
    </message>
    <message>
        <source>must end in .html or .htm</source>
        <translation>muss auf .html oder .htm enden</translation>
    </message>
</context>
<context>
    <name>SameAnswerPage</name>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Labs</source>
        <translation>Labore</translation>
    </message>
</context>
<context>
    <name>SameAnswerPicture</name>
    <message>
        <source>√ scale</source>
        <translation>√-Skala</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>how often a lab counts the rare point</source>
        <translation>wie oft ein Labor den seltenen Punkt zählt</translation>
    </message>
    <message>
        <source>how often a lab counts the label −</source>
        <translation>wie oft ein Labor die Markierung − zählt</translation>
    </message>
    <message>
        <source>both −</source>
        <translation>beide −</translation>
    </message>
    <message>
        <source>both +</source>
        <translation>beide +</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>In every world</source>
        <translation>In jeder Welt</translation>
    </message>
    <message>
        <source>chance that the two differ</source>
        <translation>Chance, dass die beiden abweichen</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>selten</translation>
    </message>
    <message>
        <source>common</source>
        <translation>häufig</translation>
    </message>
    <message>
        <source>ceiling %1</source>
        <translation>Obergrenze %1</translation>
    </message>
    <message>
        <source>the die shows %1</source>
        <translation>der Würfel zeigt %1</translation>
    </message>
    <message>
        <source>they differ for a share of %1 of the die</source>
        <translation>sie unterscheiden sich auf einem Anteil von %1 des Würfels</translation>
    </message>
    <message>
        <source>in this world two labs differ with chance %1</source>
        <translation>in dieser Welt unterscheiden sich zwei Labore mit Chance %1</translation>
    </message>
    <message>
        <source>in no world with more than %1</source>
        <translation>in keiner Welt mit mehr als %1</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>expected count, $p$ $m$</source>
        <translation>erwartete Zahl, $p$ $m$</translation>
    </message>
    <message>
        <source>rule of thumb %1</source>
        <translation>Faustregel %1</translation>
    </message>
    <message>
        <source>misses the point too often: %1</source>
        <translation>verfehlt den Punkt zu oft: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>count %1</source>
        <translation>Zahl %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Lab %1</source>
        <translation>Labor %1</translation>
    </message>
</context>
<context>
    <name>SameAnswerWords</name>
    <message>
        <source>Two labs draw %1 examples each. The rare point comes %2 times in A and %3 times in B.</source>
        <translation>Zwei Labore ziehen je %1 Beispiele. Der seltene Punkt kommt in A %2-mal und in B %3-mal.</translation>
    </message>
    <message>
        <source>Replicable learners, part 1</source>
        <translation>Replizierbare Lerner, Teil 1</translation>
    </message>
    <message>
        <source>Each lab must name the point or not. How can they agree?</source>
        <translation>Jedes Labor muss den Punkt nennen oder nicht. Wie können sie übereinstimmen?</translation>
    </message>
    <message>
        <source>Two labs draw %1 examples each. A counts %2 of them with the label −, B counts %3.</source>
        <translation>Zwei Labore ziehen je %1 Beispiele. A zählt %2 davon mit der Markierung −, B zählt %3.</translation>
    </message>
    <message>
        <source>Each lab must name a threshold. How can they agree?</source>
        <translation>Jedes Labor muss eine Schwelle nennen. Wie können sie übereinstimmen?</translation>
    </message>
    <message>
        <source>The die shows %1. What does A say, what does B say?</source>
        <translation>Der Würfel zeigt %1. Was sagt A, was sagt B?</translation>
    </message>
    <message>
        <source>Both name it</source>
        <translation>Beide nennen ihn</translation>
    </message>
    <message>
        <source>Only one names it</source>
        <translation>Nur eins nennt ihn</translation>
    </message>
    <message>
        <source>Neither names it</source>
        <translation>Keins nennt ihn</translation>
    </message>
    <message>
        <source>They share one die. It was rolled before the data.</source>
        <translation>Sie teilen einen Würfel. Er wurde vor den Daten geworfen.</translation>
    </message>
    <message>
        <source>Replicable learners, part 1 · arXiv 2507.02842</source>
        <translation>Replizierbare Lerner, Teil 1 · arXiv 2507.02842</translation>
    </message>
    <message>
        <source>More often</source>
        <translation>Öfter</translation>
    </message>
    <message>
        <source>As often</source>
        <translation>Gleich oft</translation>
    </message>
    <message>
        <source>Less often</source>
        <translation>Seltener</translation>
    </message>
    <message>
        <source>A lab names the point if the die falls below its step. They differ only between the two steps: %1.</source>
        <translation>Ein Labor nennt den Punkt, wenn der Würfel unter seine Stufe fällt. Sie unterscheiden sich nur zwischen den beiden Stufen: %1.</translation>
    </message>
    <message>
        <source>The point gets rarer, %1. Do they differ more often?</source>
        <translation>Der Punkt wird seltener, %1. Unterscheiden sie sich öfter?</translation>
    </message>
    <message>
        <source>A lab&apos;s threshold is the first whose step the die does not pass. They differ only between the two steps: %1.</source>
        <translation>Die Schwelle eines Labors ist die erste, unter deren Stufe der Würfel nicht fällt. Sie unterscheiden sich nur zwischen den beiden Stufen: %1.</translation>
    </message>
    <message>
        <source>The label − gets rarer, %1. Do they differ more often?</source>
        <translation>Die Markierung − wird seltener, %1. Unterscheiden sie sich öfter?</translation>
    </message>
    <message>
        <source>At %1 it is %2, at %3 it is %4.</source>
        <translation>Bei %1 ist es %2, bei %3 ist es %4.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Ja.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>Replicable learners, part 3</source>
        <translation>Replizierbare Lerner, Teil 3</translation>
    </message>
    <message>
        <source>Can you find a world above %1?</source>
        <translation>Finden Sie eine Welt über %1?</translation>
    </message>
    <message numerus="yes">
        <source>Whatever the world, the labs differ in fewer than %n of 100 pairs.</source>
        <translation>
            <numerusform>Welche Welt es auch ist, die Labore unterscheiden sich in weniger als %n von 100 Paaren.</numerusform>
            <numerusform>Welche Welt es auch ist, die Labore unterscheiden sich in weniger als %n von 100 Paaren.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 examples do this for any number of points.</source>
        <translation>%1 Beispiele reichen dafür bei beliebig vielen Punkten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 examples do this for %n thresholds.</source>
        <translation>
            <numerusform>%1 Beispiele reichen dafür bei einer Schwelle.</numerusform>
            <numerusform>%1 Beispiele reichen dafür bei %n Schwellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replicable learners, parts 1 and 3</source>
        <translation>Replizierbare Lerner, Teile 1 und 3</translation>
    </message>
    <message>
        <source>Make the steps equal. What will the ceiling do?</source>
        <translation>Machen Sie die Stufen gleich. Was tut die Obergrenze?</translation>
    </message>
    <message>
        <source>It falls</source>
        <translation>Sie sinkt</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Sie bleibt</translation>
    </message>
    <message>
        <source>It rises</source>
        <translation>Sie steigt</translation>
    </message>
    <message>
        <source>It rises to %1. Equal steps climb too fast where the point is common.</source>
        <translation>Sie steigt auf %1. Gleiche Stufen steigen zu schnell, wo der Punkt häufig ist.</translation>
    </message>
    <message>
        <source>It falls to %1.</source>
        <translation>Sie sinkt auf %1.</translation>
    </message>
    <message>
        <source>It stays at %1.</source>
        <translation>Sie bleibt bei %1.</translation>
    </message>
    <message>
        <source>How many examples do equal steps need for the ceiling %1?</source>
        <translation>Wie viele Beispiele brauchen gleiche Stufen für die Obergrenze %1?</translation>
    </message>
    <message>
        <source>Replicable learners, part 5</source>
        <translation>Replizierbare Lerner, Teil 5</translation>
    </message>
    <message>
        <source>Even steps on √ need about 1/(πρ²α).</source>
        <translation>Auf √ gleichmäßige Stufen brauchen etwa 1/(πρ²α).</translation>
    </message>
    <message>
        <source>Even steps on √ need about (N − 1)²/(πρ²α).</source>
        <translation>Auf √ gleichmäßige Stufen brauchen etwa (N − 1)²/(πρ²α).</translation>
    </message>
    <message>
        <source>%1, not %2.</source>
        <translation>%1, nicht %2.</translation>
    </message>
    <message>
        <source>More than %1.</source>
        <translation>Mehr als %1.</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>The same answer twice</source>
        <translation>Zweimal dieselbe Antwort</translation>
    </message>
    <message>
        <source>Why steps are even on the √ scale</source>
        <translation>Warum Stufen auf der √-Skala gleichmäßig sind</translation>
    </message>
    <message>
        <source>Two labs are equally far apart everywhere on this axis. So climb evenly.</source>
        <translation>Zwei Labore sind auf dieser Achse überall gleich weit auseinander. Also gleichmäßig steigen.</translation>
    </message>
    <message>
        <source>A lab names the rare point if the shared die falls below its step.</source>
        <translation>Ein Labor nennt den seltenen Punkt, wenn der gemeinsame Würfel unter seine Stufe fällt.</translation>
    </message>
    <message>
        <source>A lab compares its counts with the shared die, one a threshold.</source>
        <translation>Ein Labor vergleicht seine Zahlen mit dem gemeinsamen Würfel, eine je Schwelle.</translation>
    </message>
    <message>
        <source>names the point</source>
        <translation>nennt den Punkt</translation>
    </message>
    <message>
        <source>does not name it</source>
        <translation>nennt ihn nicht</translation>
    </message>
    <message>
        <source>Two labs</source>
        <translation>Zwei Labore</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>The band</source>
        <translation>Das Band</translation>
    </message>
    <message>
        <source>Every world</source>
        <translation>Jede Welt</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <translation>Gleiche Stufen</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <source>Why √</source>
        <translation>Warum √</translation>
    </message>
    <message>
        <source>A point of share $α$ = %1 is missed with chance %2 (exact), at most $β$ = %3 is asked for.</source>
        <translation>Ein Punkt mit Anteil $α$ = %1 wird mit Chance %2 (exakt) verfehlt; verlangt ist höchstens $β$ = %3.</translation>
    </message>
    <message>
        <source>Misses the point too often</source>
        <translation>Verfehlt den Punkt zu oft</translation>
    </message>
    <message>
        <source>%1: count %2, step %3, %4</source>
        <translation>%1: Zahl %2, Stufe %3, %4</translation>
    </message>
    <message>
        <source>Step at count %1, %2 high, reached with chance %3</source>
        <translation>Stufe bei Zahl %1, %2 hoch, erreicht mit Chance %3</translation>
    </message>
    <message>
        <source>Two labs with one die differ with chance %1 at most</source>
        <translation>Zwei Labore mit einem Würfel unterscheiden sich höchstens mit Chance %1</translation>
    </message>
    <message>
        <source>Above, the staircase that turns a count into a share of the die, two labs on it, what each answers, and the die (level line); the hatched band is where they differ. Below, how often two labs differ in every world, under the proved ceiling (dashed).</source>
        <translation>Oben die Treppe, die eine Zahl in einen Anteil des Würfels verwandelt, darauf zwei Labore, was jedes antwortet, und der Würfel (waagerechte Linie); im schraffierten Band unterscheiden sie sich. Unten, wie oft zwei Labore sich in jeder Welt unterscheiden, unter der bewiesenen Obergrenze (gestrichelt).</translation>
    </message>
    <message>
        <source>Equal steps have the ceiling %1, steps even on the √ scale %2</source>
        <translation>Gleiche Stufen haben die Obergrenze %1, auf der √-Skala gleichmäßige %2</translation>
    </message>
    <message>
        <source>Two staircases of as many steps. A box is as wide as two labs are apart on the √ axis, and as high as they differ. Below, how often they differ in every world.</source>
        <translation>Zwei Treppen mit gleich vielen Stufen. Ein Kasten ist so breit, wie zwei Labore auf der √-Achse auseinander sind, und so hoch, wie sie sich unterscheiden. Unten, wie oft sie sich in jeder Welt unterscheiden.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Shipped is %1 at α = %2.</source>
        <translation>Mitgeliefert ist %1 bei α = %2.</translation>
    </message>
    <message>
        <source>Shipped are %1 at α = %2.</source>
        <translation>Mitgeliefert sind %1 bei α = %2.</translation>
    </message>
    <message>
        <source>By the rule of thumb about %1 examples.</source>
        <translation>Nach der Faustregel etwa %1 Beispiele.</translation>
    </message>
    <message>
        <source>The ceiling rises by %1, from %2 to %3.</source>
        <translation>Die Obergrenze steigt um %1, von %2 auf %3.</translation>
    </message>
    <message>
        <source>The ceiling falls by %1, from %2 to %3.</source>
        <translation>Die Obergrenze sinkt um %1, von %2 auf %3.</translation>
    </message>
    <message>
        <source>Steps by hand</source>
        <translation>Stufen von Hand</translation>
    </message>
    <message>
        <source>any number of points</source>
        <translation>beliebig viele Punkte</translation>
    </message>
    <message>
        <source>%1 examples in each lab</source>
        <translation>%1 Beispiele in jedem Labor</translation>
    </message>
    <message>
        <source>Equal: %1, each %2.</source>
        <translation>Gleich: %1, je %2.</translation>
    </message>
    <message>
        <source>Drag a step: the ceiling answers.</source>
        <translation>Eine Stufe ziehen: die Obergrenze antwortet.</translation>
    </message>
    <message>
        <source>Misses the point too often: %1.</source>
        <translation>Verfehlt den Punkt zu oft: %1.</translation>
    </message>
    <message>
        <source>Miss, exact: %1.</source>
        <translation>Verfehlt, exakt: %1.</translation>
    </message>
    <message>
        <source>Two steps at %1 are merged.</source>
        <translation>Zwei Stufen bei %1 sind vereinigt.</translation>
    </message>
    <message>
        <source>Chances add up to %1; the last step is raised.</source>
        <translation>Die Chancen ergeben zusammen %1; die letzte Stufe ist erhöht.</translation>
    </message>
    <message>
        <source>Chances add up to %1; the last step is lowered.</source>
        <translation>Die Chancen ergeben zusammen %1; die letzte Stufe ist verkleinert.</translation>
    </message>
    <message>
        <source>The more often a point comes, the more its count moves: like the root of the count. On the √ axis the distance is the same, about %1. A stair that climbs evenly there crosses the same height in every world.</source>
        <translation>Je öfter ein Punkt kommt, desto mehr schwankt seine Zahl: wie die Wurzel der Zahl. Auf der √-Achse ist der Abstand überall derselbe, etwa %1. Eine Treppe, die dort gleichmäßig steigt, überwindet in jeder Welt dieselbe Höhe.</translation>
    </message>
    <message>
        <source>One step only</source>
        <translation>Nur eine Stufe</translation>
    </message>
    <message>
        <source>Best for one known world, a coin toss in another: %1 at %2 if the step is at %3.</source>
        <translation>Am besten für eine bekannte Welt, ein Münzwurf in einer anderen: %1 bei %2, wenn die Stufe bei %3 liegt.</translation>
    </message>
    <message>
        <source>Equal steps 1 … %1</source>
        <translation>Gleiche Stufen 1 … %1</translation>
    </message>
    <message>
        <source>With %1 examples the ceiling is %2 and a point is missed with chance %3. If $β$ = %4 is enough: %5 examples.</source>
        <translation>Mit %1 Beispielen ist die Obergrenze %2, und ein Punkt wird mit Chance %3 verfehlt. Genügt $β$ = %4: %5 Beispiele.</translation>
    </message>
    <message>
        <source>No table for this ρ, α</source>
        <translation>Keine Tabelle für dieses ρ, α</translation>
    </message>
    <message>
        <source>%1 of 100 pairs of labs differ</source>
        <translation>%1 von 100 Paaren von Laboren unterscheiden sich</translation>
    </message>
    <message>
        <source>The share of pairs that differed (dot) with its interval, over the exact chance (tick); each pair has a die of its own.</source>
        <translation>Der Anteil der Paare, die sich unterschieden (Punkt), mit seinem Intervall, über der exakten Chance (Strich); jedes Paar hat einen eigenen Würfel.</translation>
    </message>
</context>
<context>
    <name>SampleSizesPicture</name>
    <message>
        <source>Examples asked for by every known bound, for %1 and for %2. %3: %4; %5: %6.</source>
        <translation>Verlangte Beispiele nach jeder bekannten Schranke, für %1 und für %2. %3: %4; %5: %6.</translation>
    </message>
    <message>
        <source>points in $X$</source>
        <translation>Punkte in $X$</translation>
    </message>
    <message>
        <source>privacy loss $ε$</source>
        <translation>Privatheitsverlust $ε$</translation>
    </message>
    <message>
        <source>error allowed $α$</source>
        <translation>erlaubter Fehler $α$</translation>
    </message>
    <message>
        <source>chance to miss $β$</source>
        <translation>Wahrscheinlichkeit $β$, es zu verfehlen</translation>
    </message>
    <message>
        <source>No line is chosen.</source>
        <translation>Keine Linie ist gewählt.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>from %1 points on,</source>
        <translation>ab %1 Punkten</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bestes</translation>
    </message>
    <message>
        <source>your budget %1</source>
        <translation>Ihr Budget %1</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>M, agnostic ≈ %1</source>
        <translation>M, agnostisch ≈ %1</translation>
    </message>
    <message>
        <source>M, agnostic</source>
        <translation>M, agnostisch</translation>
    </message>
    <message>
        <source>agnostic</source>
        <translation>agnostisch</translation>
    </message>
    <message>
        <source>VC bound</source>
        <translation>VC-Schranke</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>$d^5$, constant unknown</source>
        <translation>$d^5$, Konstante unbekannt</translation>
    </message>
    <message>
        <source>$d^6$, constant unknown</source>
        <translation>$d^6$, Konstante unbekannt</translation>
    </message>
    <message>
        <source>(log* |$X$|)$^{1.5}$, constant unknown</source>
        <translation>(log* |$X$|)$^{1.5}$, Konstante unbekannt</translation>
    </message>
    <message>
        <source>log* |$X$|, from below</source>
        <translation>log* |$X$|, von unten</translation>
    </message>
    <message>
        <source>log* $d$, constant unknown</source>
        <translation>log* $d$, Konstante unbekannt</translation>
    </message>
    <message>
        <source>M, sharp</source>
        <translation>M, scharf</translation>
    </message>
    <message>
        <source>M, sharp %1</source>
        <translation>M, scharf %1</translation>
    </message>
    <message>
        <source>M, sharp: %1 at %2 points</source>
        <translation>M, scharf: %1 bei %2 Punkten</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>M, sharp: %1 or more, above</source>
        <translation>M, scharf: %1 oder mehr, weiter oben</translation>
    </message>
    <message>
        <source>M, paper&apos;s constants: %1, above</source>
        <translation>M, Konstanten der Arbeit: %1, weiter oben</translation>
    </message>
    <message>
        <source>M, paper&apos;s constants: %1 or more, above</source>
        <translation>M, Konstanten der Arbeit: ab %1, weiter oben</translation>
    </message>
    <message>
        <source>%1 is the cheapest found</source>
        <translation>ist %1 der billigste gefundene</translation>
    </message>
    <message>
        <source>%1 %2 at $d$ = %3</source>
        <translation>%1 %2 bei $d$ = %3</translation>
    </message>
    <message>
        <source>permute-and-flip, for every $%1$</source>
        <translation>permute-and-flip, für jedes $%1$</translation>
    </message>
</context>
<context>
    <name>SamplesStation</name>
    <message>
        <source>Two samples, two answers</source>
        <translation>Zwei Stichproben, zwei Antworten</translation>
    </message>
    <message>
        <source>Two runs disagree: that is our fuel.</source>
        <translation>Zwei Läufe sind uneins: das ist unser Treibstoff.</translation>
    </message>
    <message>
        <source>Two fresh samples, two answers. Where do they differ?</source>
        <translation>Zwei frische Stichproben, zwei Antworten. Wo sind sie verschieden?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>At %1, and nowhere else.</source>
        <translation>Bei %1 und sonst nirgends.</translation>
    </message>
    <message>
        <source>At %1 first.</source>
        <translation>Zuerst bei %1.</translation>
    </message>
    <message>
        <source>If they were equal, both would be drawn again.</source>
        <translation>Wären sie gleich, würden beide neu gezogen.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>they differ</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>Two samples, %1 and %2, and the answer to each: %3 and %4.</source>
        <translation>Zwei Stichproben, %1 und %2, und die Antwort auf jede: %3 und %4.</translation>
    </message>
    <message>
        <source>A frame at %1: there they differ.</source>
        <translation>Ein Rahmen bei %1: dort sind sie verschieden.</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>All labellings of three points</source>
        <translation>Alle Labelings von drei Punkten</translation>
    </message>
    <message>
        <source>Where every labelling is possible, each point costs a mistake.</source>
        <translation>Wo jedes Labeling möglich ist, kostet jeder Punkt einen Fehler.</translation>
    </message>
    <message>
        <source>Intervals: one contest is enough</source>
        <translation>Intervalle: ein Duell genügt</translation>
    </message>
    <message>
        <source>Blocks alone rarely show both ends; after one contest the target leads.</source>
        <translation>Blöcke allein zeigen selten beide Enden; nach einem Duell führt das Ziel.</translation>
    </message>
    <message>
        <source>Two rounds to agree</source>
        <translation>Zwei Runden bis zur Einigkeit</translation>
    </message>
    <message>
        <source>Two examples never show four points; two rounds of contests do.</source>
        <translation>Zwei Beispiele zeigen nie vier Punkte; zwei Runden Duelle schon.</translation>
    </message>
    <message>
        <source>Nothing may leave</source>
        <translation>Nichts darf hinaus</translation>
    </message>
    <message>
        <source>Twelve batches reach no threshold: nothing is released.</source>
        <translation>Zwölf Batches erreichen keine Schwelle: nichts wird freigegeben.</translation>
    </message>
    <message>
        <source>Right without being in the class</source>
        <translation>Richtig, ohne in der Klasse zu sein</translation>
    </message>
    <message>
        <source>What agrees is in no row of the class, and almost right.</source>
        <translation>Worauf sich alle einigen, steht in keiner Zeile der Klasse und ist fast richtig.</translation>
    </message>
    <message>
        <source>Lines of a small plane</source>
        <translation>Geraden einer kleinen Ebene</translation>
    </message>
    <message>
        <source>First a point, then a direction: two mistakes find any line.</source>
        <translation>Erst ein Punkt, dann eine Richtung: zwei Fehler finden jede Gerade.</translation>
    </message>
    <message>
        <source>Points: one mistake is enough</source>
        <translation>Punkte: ein Fehler genügt</translation>
    </message>
    <message>
        <source>However many points there are, the dimension stays 1.</source>
        <translation>Wie viele Punkte es auch gibt, die Dimension bleibt 1.</translation>
    </message>
    <message>
        <source>Thresholds on 8 points</source>
        <translation>Schwellenwerte auf 8 Punkten</translation>
    </message>
    <message>
        <source>Eight of them shatter a tree of depth 3, and one is learned privately.</source>
        <translation>Acht zerschmettern einen Baum der Tiefe 3, eine wird privat gelernt.</translation>
    </message>
    <message>
        <source>Fig. 1</source>
        <translation>Abb. 1</translation>
    </message>
    <message>
        <source>§3.2</source>
        <translation>§3.2</translation>
    </message>
    <message>
        <source>§1</source>
        <translation>§1</translation>
    </message>
    <message>
        <source>§5.2.2</source>
        <translation>§5.2.2</translation>
    </message>
    <message>
        <source>Fig. 4</source>
        <translation>Abb. 4</translation>
    </message>
    <message>
        <source>Lemma 26</source>
        <translation>Lemma 26</translation>
    </message>
    <message>
        <source>Lemma 28</source>
        <translation>Lemma 28</translation>
    </message>
    <message>
        <source>Regular in spite of itself</source>
        <translation>Regelmäßig wider Willen</translation>
    </message>
    <message>
        <source>A uniform cut is unruly on a million points, and regular on ten of them.</source>
        <translation>Ein gleichverteilter Schnitt ist auf einer Million Punkten regellos, auf zehn regelmäßig.</translation>
    </message>
    <message>
        <source>Middle of the gap</source>
        <translation>Mitte der Lücke</translation>
    </message>
    <message>
        <source>Private and useless</source>
        <translation>Privat und nutzlos</translation>
    </message>
    <message>
        <source>On 33 points of 2⁴⁰ a private learner says − everywhere.</source>
        <translation>Auf 33 von 2⁴⁰ Punkten sagt ein privater Lerner überall −.</translation>
    </message>
    <message>
        <source>Just accurate</source>
        <translation>Gerade noch genau</translation>
    </message>
    <message>
        <source>Coins that err on one example in eight climb .318 in one step.</source>
        <translation>Münzen, die bei einem von acht Beispielen irren, steigen in einer Stufe um 0,318.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>Alles auf einmal</translation>
    </message>
    <message>
        <source>The cut next to the last − climbs from 0 to 1 in a single step.</source>
        <translation>Der Schnitt neben dem letzten − steigt in einer einzigen Stufe von 0 auf 1.</translation>
    </message>
    <message>
        <source>No climb, no use</source>
        <translation>Kein Anstieg, kein Nutzen</translation>
    </message>
    <message>
        <source>On powers of two a private learner has no step, and errs on half of its examples.</source>
        <translation>Auf Zweierpotenzen hat ein privater Lerner keine Stufe und irrt bei der Hälfte seiner Beispiele.</translation>
    </message>
    <message>
        <source>Coins give it away</source>
        <translation>Münzen verraten es</translation>
    </message>
    <message>
        <source>Thirty hypotheses and five probes find a hidden example among 63 places.</source>
        <translation>Dreißig Hypothesen und fünf Proben finden ein verborgenes Beispiel unter 63 Plätzen.</translation>
    </message>
    <message>
        <source>One draw is enough</source>
        <translation>Eine Ziehung genügt</translation>
    </message>
    <message>
        <source>A single hypothesis finds the example one time in eight: no privacy below 1.379.</source>
        <translation>Eine einzige Hypothese findet das Beispiel in einem von acht Fällen: kein Datenschutz unter 1,379.</translation>
    </message>
    <message>
        <source>A private one resists</source>
        <translation>Ein privater hält stand</translation>
    </message>
    <message>
        <source>However many draws and probes, a 1-private learner is never refuted at 1.</source>
        <translation>Wie viele Ziehungen und Proben auch immer: ein 1-privater Lerner wird bei 1 nie widerlegt.</translation>
    </message>
    <message>
        <source>Four examples</source>
        <translation>Vier Beispiele</translation>
    </message>
    <message>
        <source>A tower of nine twos is more than four examples can pay for.</source>
        <translation>Ein Turm aus neun Zweien ist mehr, als vier Beispiele tragen können.</translation>
    </message>
    <message>
        <source>All that can be written</source>
        <translation>Alles, was sich aufschreiben lässt</translation>
    </message>
    <message>
        <source>Weak makes strong</source>
        <translation>Schwach macht stark</translation>
    </message>
    <message>
        <source>One learner that is barely private and barely right makes Ldim finite, and M learns.</source>
        <translation>Ein einziger Lerner, kaum privat und kaum richtig, macht Ldim endlich, und M lernt.</translation>
    </message>
    <message>
        <source>Definition 16</source>
        <translation>Definition 16</translation>
    </message>
    <message>
        <source>Lemma 17</source>
        <translation>Lemma 17</translation>
    </message>
    <message>
        <source>Claim 22</source>
        <translation>Behauptung 22</translation>
    </message>
    <message>
        <source>Lemma 21</source>
        <translation>Lemma 21</translation>
    </message>
    <message>
        <source>Theorem 1</source>
        <translation>Satz 1</translation>
    </message>
    <message>
        <source>Theorem 8</source>
        <translation>Satz 8</translation>
    </message>
    <message>
        <source>Private with 205 examples</source>
        <translation>Privat mit 205 Beispielen</translation>
    </message>
    <message>
        <source>The lean learner keeps M’s promise with a hundredth of its examples.</source>
        <translation>Der Lean-Lerner hält Ms Versprechen mit einem Hundertstel der Beispiele.</translation>
    </message>
    <message>
        <source>Theorem 3</source>
        <translation>Satz 3</translation>
    </message>
    <message>
        <source>Three contests, three mistakes, and nothing is left to err on.</source>
        <translation>Drei Duelle, drei Fehler, und es bleibt nichts, worauf man irren kann.</translation>
    </message>
    <message>
        <source>Eight thresholds and their tree</source>
        <translation>Acht Schwellen und ihr Baum</translation>
    </message>
    <message>
        <source>Six rows make eight hypotheses six</source>
        <translation>Sechs Zeilen machen aus acht Hypothesen sechs</translation>
    </message>
    <message>
        <source>What they still merge differs on a fifth of the data at most.</source>
        <translation>Was eins bleibt, weicht auf höchstens 1/5 der Daten ab.</translation>
    </message>
    <message>
        <source>Singletons are harder</source>
        <translation>Einzelne Punkte sind schwerer</translation>
    </message>
    <message>
        <source>Eleven random rows fail with chance .356, of thresholds with .088.</source>
        <translation>Elf zufällige Zeilen versagen mit Chance .356, bei Schwellen .088.</translation>
    </message>
    <message>
        <source>Nobody knows S</source>
        <translation>Niemand kennt S</translation>
    </message>
    <message>
        <source>Eleven rows do; the VC bound, which never looks at S, asks for 219.</source>
        <translation>Elf Zeilen genügen; die VC-Schranke, die S nie ansieht, verlangt 219.</translation>
    </message>
    <message>
        <source>The tie</source>
        <translation>Der Gleichstand</translation>
    </message>
    <message>
        <source>One label turns and ERM&apos;s answer jumps from + to −. The stable learner&apos;s moves by .043.</source>
        <translation>Ein Label dreht sich, und die Antwort von ERM springt von + auf −. Die des stabilen Lerners bewegt sich um .043.</translation>
    </message>
    <message>
        <source>One row is enough</source>
        <translation>Eine Zeile genügt</translation>
    </message>
    <message>
        <source>With one row in T no answer moves by more than .044, but the excess error is .159.</source>
        <translation>Mit einer Zeile in T bewegt sich keine Antwort um mehr als .044, aber der Mehrfehler ist .159.</translation>
    </message>
    <message>
        <source>Sharper, touchier</source>
        <translation>Schärfer, empfindlicher</translation>
    </message>
    <message>
        <source>With ε₀ = 2 the excess error is only .018, but a neighbour moves an answer by .187.</source>
        <translation>Mit ε₀ = 2 ist der Mehrfehler nur .018, aber ein Nachbar bewegt eine Antwort um .187.</translation>
    </message>
    <message>
        <source>Twelve strangers</source>
        <translation>Zwölf Fremde</translation>
    </message>
    <message>
        <source>Four of twelve say +. One example moves the chance from .184 to .303.</source>
        <translation>Vier von zwölf sagen +. Ein Beispiel bewegt die Chance von ,184 auf ,303.</translation>
    </message>
    <message>
        <source>One voter, shy coin</source>
        <translation>Ein Wähler, scheue Münze</translation>
    </message>
    <message>
        <source>One block knows the whole sample, yet its coin errs with chance .378.</source>
        <translation>Ein Block kennt die ganze Stichprobe, doch seine Münze irrt mit Chance ,378.</translation>
    </message>
    <message>
        <source>Seventy-two ignorants</source>
        <translation>Zweiundsiebzig Ahnungslose</translation>
    </message>
    <message>
        <source>Each block saw one example: the coin is sure, and wrong with chance .370.</source>
        <translation>Jeder Block sah ein Beispiel: Die Münze ist sicher und irrt mit Chance ,370.</translation>
    </message>
    <message>
        <source>Split and join</source>
        <translation>Teilen und verschmelzen</translation>
    </message>
    <message>
        <source>One row of T is swapped: one piece parts, two join, and partners differ on eight rows at most.</source>
        <translation>Eine Zeile von T wird getauscht: Ein Stück zerfällt, zwei verschmelzen, Partner weichen auf höchstens acht Zeilen ab.</translation>
    </message>
    <message>
        <source>Nine rows weigh too much</source>
        <translation>Neun Zeilen wiegen zu viel</translation>
    </message>
    <message>
        <source>Partners differ on nine rows at .7 each: the bound of this swap is 7.69, and it shows .483.</source>
        <translation>Partner unterscheiden sich auf neun Zeilen zu je 0,7: Die Schranke dieses Tauschs ist 7,69, und er zeigt 0,483.</translation>
    </message>
    <message>
        <source>Where the slopes meet</source>
        <translation>Wo sich die Steigungen treffen</translation>
    </message>
    <message>
        <source>Below α = .0018 Theorem 12 asks for fewer examples than Corollary 2: near 9·10⁸ at ε = .01, |H| = 8.</source>
        <translation>Unter α = 0,0018 verlangt Satz 12 weniger Beispiele als Korollar 2: etwa 9·10⁸ bei ε = 0,01, |H| = 8.</translation>
    </message>
    <message>
        <source>Rare points starve</source>
        <translation>Seltene Punkte hungern</translation>
    </message>
    <message>
        <source>A point seen five times lets a .1-stable answer move by half: loss .1 needs 101 examples.</source>
        <translation>Ein fünfmal gesehener Punkt lässt eine .1-stabile Antwort um die Hälfte wandern: Verlust .1 braucht 101 Beispiele.</translation>
    </message>
    <message>
        <source>Twice as stable, twice as dear</source>
        <translation>Doppelt so stabil, doppelt so teuer</translation>
    </message>
    <message>
        <source>The same sample at half of γ: every bracket closes by half, and 101 examples become 201.</source>
        <translation>Dieselbe Stichprobe bei halbem γ: Jede Klammer schließt sich auf die Hälfte, und aus 101 Beispielen werden 201.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Gedächtnis</translation>
    </message>
    <message>
        <source>A learner that may move all the way remembers one look. Only points never seen are lost: 14 examples do.</source>
        <translation>Wer sich ganz bewegen darf, merkt sich einen Blick. Nur nie gesehene Punkte sind verloren: 14 Beispiele reichen.</translation>
    </message>
    <message>
        <source>Lemma 4</source>
        <translation>Lemma 4</translation>
    </message>
    <message>
        <source>Theorem 10</source>
        <translation>Satz 10</translation>
    </message>
    <message>
        <source>Lemma 9</source>
        <translation>Lemma 9</translation>
    </message>
    <message>
        <source>Theorem 12, Lemma 18</source>
        <translation>Satz 12, Lemma 18</translation>
    </message>
    <message>
        <source>Theorem 12 (3)</source>
        <translation>Satz 12 (3)</translation>
    </message>
    <message>
        <source>Theorem 12, Corollary 2</source>
        <translation>Satz 12, Korollar 2</translation>
    </message>
    <message>
        <source>Theorem 11</source>
        <translation>Satz 11</translation>
    </message>
    <message>
        <source>Two labels flip</source>
        <translation>Zwei Label wechseln</translation>
    </message>
    <message>
        <source>No hypothesis explains T. S picks labels that one does: two of eight change.</source>
        <translation>Keine Hypothese erklärt T. S wählt Label, die eine erklärt: zwei von acht wechseln.</translation>
    </message>
    <message>
        <source>All sixty</source>
        <translation>Alle sechzig</translation>
    </message>
    <message>
        <source>T is all of S: nothing is diluted, and the whole costs 2.886 where the paper says 4.</source>
        <translation>T ist ganz S: Nichts ist verdünnt, und das Ganze kostet 2.886, wo die Arbeit 4 sagt.</translation>
    </message>
    <message>
        <source>The first is not the best</source>
        <translation>Die erste ist nicht die beste</translation>
    </message>
    <message>
        <source>Corollary 4</source>
        <translation>Korollar 4</translation>
    </message>
    <message>
        <source>Twelve miss it</source>
        <translation>Zwölf fehlen</translation>
    </message>
    <message>
        <source>A sees eight of twenty rows. Twelve are not there, and the row that changed is one of them.</source>
        <translation>A sieht acht von zwanzig Zeilen. Zwölf fehlen, und die geänderte Zeile ist eine davon.</translation>
    </message>
    <message>
        <source>DF Lemma 8</source>
        <translation>DF Lemma 8</translation>
    </message>
    <message>
        <source>Drawn twice</source>
        <translation>Zweimal gezogen</translation>
    </message>
    <message>
        <source>Row 13 comes twice, which is rare: on average over all draws an ε of 1 shrinks to .659.</source>
        <translation>Zeile 13 kommt zweimal, was selten ist: Im Mittel über alle Ziehungen schrumpft ein ε von 1 auf .659.</translation>
    </message>
    <message>
        <source>Lemma 15</source>
        <translation>Lemma 15</translation>
    </message>
    <message>
        <source>Just kept</source>
        <translation>Gerade gehalten</translation>
    </message>
    <message>
        <source>Thirteen rows are enough for eight draws to cost no more than ε = 1; the lemma asks for 72.</source>
        <translation>Dreizehn Zeilen reichen, damit acht Ziehungen nicht mehr als ε = 1 kosten; das Lemma verlangt 72.</translation>
    </message>
    <message>
        <source>Forgot to shuffle</source>
        <translation>Mischen vergessen</translation>
    </message>
    <message>
        <source>Three of five rows, passed on in the order of S: the formula for shuffled rows is exceeded.</source>
        <translation>Drei von fünf Zeilen, in der Reihenfolge von S weitergegeben: Die Formel für gemischte Zeilen wird überschritten.</translation>
    </message>
    <message>
        <source>Six thresholds</source>
        <translation>Sechs Schwellen</translation>
    </message>
    <message>
        <source>With the promise 5/4 is enough for ever. Without it eight rounds cost 133/64, and √T goes on.</source>
        <translation>Mit dem Versprechen genügt 5/4 für immer. Ohne es kosten acht Runden 133/64, und √T geht weiter.</translation>
    </message>
    <message>
        <source>Coins halve it</source>
        <translation>Münzen halbieren es</translation>
    </message>
    <message>
        <source>The SOA may err three times on the cube; fair coins err 3/2 times on average, whatever the truth.</source>
        <translation>Die SOA kann am Würfel dreimal irren; faire Münzen irren im Mittel 3/2 Mal, was auch wahr ist.</translation>
    </message>
    <message>
        <source>Coins hardly help</source>
        <translation>Münzen helfen kaum</translation>
    </message>
    <message>
        <source>One point of six is +: the SOA errs once, fair coins 31/32 times.</source>
        <translation>Einer von sechs Punkten ist +: Die SOA irrt einmal, faire Münzen 31/32 Mal.</translation>
    </message>
    <message>
        <source>Theorem 5</source>
        <translation>Satz 5</translation>
    </message>
    <message>
        <source>Nine and one</source>
        <translation>Neun und eine</translation>
    </message>
    <message>
        <source>Same d, other size</source>
        <translation>Gleiches d, andere Größe</translation>
    </message>
    <message>
        <source>Half the mistakes by coin</source>
        <translation>Die Hälfte der Fehler durch eine Münze</translation>
    </message>
    <message>
        <source>Coins halve the mistakes of thresholds:16, from 4 to 2; of affine:2,3,1 they save almost nothing.</source>
        <translation>Münzen halbieren sie bei thresholds:16, bei affine:2,3,1 kaum.</translation>
    </message>
    <message>
        <source>The price of ε</source>
        <translation>Der Preis von ε</translation>
    </message>
    <message>
        <source>Nothing known beats rows</source>
        <translation>Nichts Bekanntes schlägt Zeilen</translation>
    </message>
    <message>
        <source>Six thresholds, eight rounds</source>
        <translation>Sechs Schwellen, acht Runden</translation>
    </message>
    <message>
        <source>Best play ends at 133/64. One weak question gives away .047 of it.</source>
        <translation>Bestes Spiel endet bei 133/64. Eine schwache Frage verschenkt .047 davon.</translation>
    </message>
    <message>
        <source>One of six</source>
        <translation>Einer von sechs</translation>
    </message>
    <message>
        <source>However you lie, six rounds cost the best learner at most 97/64 more than the best hypothesis.</source>
        <translation>Wie Sie auch lügen: Sechs Runden kosten den besten Lerner höchstens 97/64 mehr als die beste Hypothese.</translation>
    </message>
    <message>
        <source>Everything goes</source>
        <translation>Alles geht</translation>
    </message>
    <message>
        <source>Where every labelling is a hypothesis, ten rounds of best play cost 499/256.</source>
        <translation>Wo jede Beschriftung eine Hypothese ist, kosten zehn Runden besten Spiels 499/256.</translation>
    </message>
    <message>
        <source>From 25 to one</source>
        <translation>Von 25 auf einen</translation>
    </message>
    <message>
        <source>25 predictors, none above .048; at level 5 one has .696.</source>
        <translation>25 Prädiktoren, keiner über .048; auf Stufe 5 hat einer .696.</translation>
    </message>
    <message>
        <source>e^ε exactly</source>
        <translation>Genau e^ε</translation>
    </message>
    <message>
        <source>The vote goes to t₂: both ratios multiply to e^ε, nothing is left over.</source>
        <translation>Die Stimme geht an t₂: Beide Quotienten ergeben zusammen e^ε, nichts bleibt übrig.</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nichts bewegt sich</translation>
    </message>
    <message>
        <source>Nobody reads example 40: none of its 15 changes moves a vote.</source>
        <translation>Niemand liest Beispiel 40: Keine seiner 15 Änderungen bewegt eine Stimme.</translation>
    </message>
    <message>
        <source>Lemma 25</source>
        <translation>Lemma 25</translation>
    </message>
    <message>
        <source>Theorem 30</source>
        <translation>Satz 30</translation>
    </message>
    <message>
        <source>Nothing gained</source>
        <translation>Nichts gewonnen</translation>
    </message>
    <message>
        <source>After one round the target leads with .460, after three with .457.</source>
        <translation>Nach einer Runde führt das Ziel mit .460, nach dreien mit .457.</translation>
    </message>
    <message>
        <source>Nobody’s predictor</source>
        <translation>Niemandes Prädiktor</translation>
    </message>
    <message>
        <source>t₁ loses a vote, a predictor nobody chose gains it.</source>
        <translation>t₁ verliert eine Stimme, ein Prädiktor ohne Stimme erhält sie.</translation>
    </message>
    <message>
        <source>Judged by its first hypothesis, a labelling loses 8.130 where 4 is claimed.</source>
        <translation>Nach der ersten Hypothese gewertet: Verlust 8.130 statt 4.</translation>
    </message>
    <message>
        <source>A cut in the middle is regular where the gaps halve: 32, 48, 56, 60, 62, 63, 64.</source>
        <translation>Ein Schnitt in der Mitte ist regelmäßig, wo sich die Abstände halbieren.</translation>
    </message>
    <message>
        <source>Of all that can be written down nothing is refuted: the stairs begin at seven twos.</source>
        <translation>Von allem, was sich hinschreiben lässt, ist nichts widerlegt: Die Treppe beginnt bei sieben Zweien.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and the lean learner about 3 to 6 times the examples.</source>
        <translation>Eine Stufe höher kostet einen Fehler, und den Lean-Lerner etwa das 3- bis 6-Fache.</translation>
    </message>
    <message>
        <source>What does privacy cost?</source>
        <translation>Was kostet Privatheit?</translation>
    </message>
    <message>
        <source>Private with 2418 examples</source>
        <translation>Privat mit 2418 Beispielen</translation>
    </message>
    <message>
        <source>Each level reads all rows: less than half of the lean learner’s are enough.</source>
        <translation>Jede Stufe liest alle Zeilen: Weniger als die Hälfte der Beispiele des Lean-Lerners genügt.</translation>
    </message>
    <message>
        <source>Eight points or a million: only permute-and-flip asks for more, 4.3 times.</source>
        <translation>Bei mehr Punkten verlangt nur permute-and-flip mehr.</translation>
    </message>
    <message>
        <source>Where d stays, the lean learner is the cheapest from 751 points on; where d grows with |X|, counting rows is.</source>
        <translation>Wo d bleibt, ist der Lean-Lerner ab 751 Punkten der billigste; wo d mit |X| wächst, ist es das Zählen der Zeilen.</translation>
    </message>
    <message>
        <source>Eight points, eight thresholds: half of a small ε doubles what permute-and-flip asks for.</source>
        <translation>Acht Punkte, acht Schwellen: ein halbes kleines ε verdoppelt, was permute-and-flip verlangt.</translation>
    </message>
    <message>
        <source>Of the cube d is n and log |H| as well: permute-and-flip stays the cheapest.</source>
        <translation>Beim Würfel sind d und log |H| die Zahl der Punkte: permute-and-flip bleibt am billigsten.</translation>
    </message>
    <message>
        <source>Ninety in a hundred</source>
        <translation>Neunzig von hundert</translation>
    </message>
    <message>
        <source>350 examples, any number of points: the same answer.</source>
        <translation>350 Beispiele, beliebig viele Punkte: dieselbe Antwort.</translation>
    </message>
    <message>
        <source>Equal is not even</source>
        <translation>Gleich ist nicht gleichmäßig</translation>
    </message>
    <message>
        <source>Equal steps differ most where the point is common.</source>
        <translation>Gleiche Stufen weichen am meisten ab, wo der Punkt häufig ist.</translation>
    </message>
    <message>
        <source>Replicable learners, part 3</source>
        <translation>Replizierbare Lerner, Teil 3</translation>
    </message>
    <message>
        <source>Replicable learners, part 5</source>
        <translation>Replizierbare Lerner, Teil 5</translation>
    </message>
    <message>
        <source>How far is the truth?</source>
        <translation>Wie weit ist die Wahrheit?</translation>
    </message>
    <message>
        <source>Proof .0025, truth .27, ceiling ⅓.</source>
        <translation>Beweis .0025, Wahrheit .27, Obergrenze ⅓.</translation>
    </message>
    <message>
        <source>Nothing to learn</source>
        <translation>Nichts zu lernen</translation>
    </message>
    <message>
        <source>G is worst where one point is all there is: .4.</source>
        <translation>G ist am schlimmsten, wo es nur einen Punkt gibt: .4.</translation>
    </message>
    <message>
        <source>Half, and no better</source>
        <translation>Die Hälfte, und nicht besser</translation>
    </message>
    <message>
        <source>Let it answer: ½ in the worst world, for every n.</source>
        <translation>Lass es antworten: ½ in der schlimmsten Welt, für jedes n.</translation>
    </message>
    <message>
        <source>A point everyone knows</source>
        <translation>Ein Punkt, den jeder kennt</translation>
    </message>
    <message>
        <source>It costs one colour: ⅓, not ½.</source>
        <translation>Er kostet eine Farbe: ⅓, nicht ½.</translation>
    </message>
    <message>
        <source>Stability, part 4</source>
        <translation>Stabilität, Teil 4</translation>
    </message>
    <message>
        <source>Stability, part 7</source>
        <translation>Stabilität, Teil 7</translation>
    </message>
    <message>
        <source>Lemma 31</source>
        <translation>Lemma 31</translation>
    </message>
    <message>
        <source>Order out of noise</source>
        <translation>Ordnung aus Rauschen</translation>
    </message>
    <message>
        <source>Rows of coin flips hide three thresholds: the tree gives them away.</source>
        <translation>Zeilen von Münzwürfen verbergen drei Schwellen: Der Baum verrät sie.</translation>
    </message>
    <message>
        <source>Every colour, half the depth</source>
        <translation>Jede Färbung, die halbe Tiefe</translation>
    </message>
    <message>
        <source>Turn nodes as you like: the levels of both colours add up to the depth.</source>
        <translation>Knoten nach Belieben umdrehen: Die Stufen beider Farben ergeben zusammen die Tiefe.</translation>
    </message>
    <message>
        <source>Nine in the plane</source>
        <translation>Neun in der Ebene</translation>
    </message>
    <message>
        <source>Five levels promise two thresholds. A search finds nine.</source>
        <translation>Fünf Stufen sagen zwei Schwellen zu. Eine Suche findet neun.</translation>
    </message>
</context>
<context>
    <name>SelectionPicture</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message numerus="yes">
        <source>Selection among %1 released predictors.</source>
        <translation>
            <numerusform>Auswahl aus %1 freigegebenen Prädiktor.</numerusform>
            <numerusform>Auswahl aus %1 freigegebenen Prädiktoren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection: %1 was selected among %2; its population loss is %3.</source>
        <translation>Auswahl: %1 wurde aus %2 ausgewählt; der Verlust unter der Verteilung ist %3.</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message numerus="yes">
        <source>errors on %1 fresh examples; chance ∝ exp(−$ε$ · errors/2)</source>
        <translation>
            <numerusform>Fehler auf %1 frischen Beispiel; Wkt. ∝ exp(−$ε$ · Fehler/2)</numerusform>
            <numerusform>Fehler auf %1 frischen Beispielen; Wkt. ∝ exp(−$ε$ · Fehler/2)</numerusform>
        </translation>
    </message>
    <message>
        <source>No predictor reached $T$ = %1, so there is nothing to choose from. M answers the SOA&apos;s predictor of the empty sample, which depends on no data.</source>
        <translation>Kein Prädiktor erreichte $T$ = %1, also gibt es nichts auszuwählen. M antwortet mit dem Prädiktor, den der SOA für die leere Stichprobe hat; er hängt von keinen Daten ab.</translation>
    </message>
    <message>
        <source>The selection waits for the released list.</source>
        <translation>Die Auswahl wartet auf die freigegebene Liste.</translation>
    </message>
    <message>
        <source>Selected hypothesis</source>
        <translation>Ausgewählte Hypothese</translation>
    </message>
    <message>
        <source>$ĥ$ is new</source>
        <translation>$ĥ$ ist neu</translation>
    </message>
    <message>
        <source>one predictor leaves</source>
        <translation>ein Prädiktor geht hinaus</translation>
    </message>
    <message>
        <source>One predictor leaves, private at (%1,&#xa0;%2).</source>
        <translation>Ein Prädiktor geht hinaus, privat mit (%1,&#xa0;%2).</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>+ %1 weitere</translation>
    </message>
    <message>
        <source>, together %1</source>
        <translation>, zusammen %1</translation>
    </message>
    <message>
        <source>Was it a good choice?</source>
        <translation>War die Wahl gut?</translation>
    </message>
    <message>
        <source>$ĥ$ beside the target $c$; only we can see that</source>
        <translation>$ĥ$ neben dem Ziel $c$; nur hier zu sehen</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>Verlust %1</translation>
    </message>
    <message>
        <source>They agree wherever an example can fall.</source>
        <translation>Sie stimmen überall überein, wohin ein Beispiel fallen kann.</translation>
    </message>
    <message>
        <source>The weight of the points where they differ.</source>
        <translation>Das Gewicht der Punkte, an denen sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>drawn again: %1 of %2</source>
        <translation>noch einmal: %1 von %2</translation>
    </message>
</context>
<context>
    <name>SelectionStation</name>
    <message>
        <source>A fresh look picks from what left</source>
        <translation>Ein frischer Blick wählt aus dem, was hinausging</translation>
    </message>
    <message>
        <source>M answers %1. Loss %2.</source>
        <translation>M antwortet %1. Verlust %2.</translation>
    </message>
    <message>
        <source>On %1 fresh examples %2 errs %3, %4 errs %5. What chance has %2?</source>
        <translation>Auf %1 frischen Beispielen irrt %2 %3, %4 irrt %5. Welche Chance hat %2?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>about .5</source>
        <translation>etwa .5</translation>
    </message>
    <message>
        <source>about .6</source>
        <translation>etwa .6</translation>
    </message>
    <message>
        <source>over .9</source>
        <translation>über .9</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>of %1 draws</source>
        <translation>von %1 Ziehungen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>%1: both err alike, and this choice is private too.</source>
        <translation>%1: beide irren gleich oft, und auch diese Wahl ist privat.</translation>
    </message>
    <message>
        <source>%1: one error weighs %2, since this choice is private too.</source>
        <translation>%1: ein Fehler wiegt %2, denn auch diese Wahl ist privat.</translation>
    </message>
    <message>
        <source>%1: %3 errors weigh %2, since this choice is private too.</source>
        <translation>%1: %3 Fehler wiegen %2, denn auch diese Wahl ist privat.</translation>
    </message>
    <message>
        <source>Two answers left. On %1 fresh examples %2 errs %3 and %4 errs %5.</source>
        <translation>Zwei Antworten gingen hinaus. Auf %1 frischen Beispielen irrt %2 %3 und %4 irrt %5.</translation>
    </message>
    <message>
        <source>%1 is chosen with chance %2, %3 with chance %4.</source>
        <translation>%1 wird mit Chance %2 gewählt, %3 mit Chance %4.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>SizesLegendPicture</name>
    <message>
        <source>M, sharp</source>
        <translation>M, scharf</translation>
    </message>
    <message>
        <source>($ε$, $δ$), a target exists</source>
        <translation>($ε$, $δ$), ein Ziel gibt es</translation>
    </message>
    <message>
        <source>M, agnostic</source>
        <translation>M, agnostisch</translation>
    </message>
    <message>
        <source>($ε$, $δ$), $α$ worse than the best</source>
        <translation>($ε$, $δ$), um $α$ schlechter als das beste</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>passend</translation>
    </message>
    <message>
        <source>no privacy at all</source>
        <translation>gar keine Privatheit</translation>
    </message>
    <message>
        <source>unknown constant</source>
        <translation>unbekannte Konstante</translation>
    </message>
    <message>
        <source>shape only, set to 1</source>
        <translation>nur die Form, auf 1 gesetzt</translation>
    </message>
    <message>
        <source>$ε$ alone; thin: agnostic</source>
        <translation>$ε$ allein; dünn: agnostisch</translation>
    </message>
    <message>
        <source>the same, $d$ = 2 and 3</source>
        <translation>ebenso, $d$ = 2 und 3</translation>
    </message>
    <message>
        <source>Lean learner: solid with rings. Chain learner: thin with crosses. M: pale with discs. Permute-and-flip: dashes with squares; thin, the exponential mechanism without a target. Without privacy: short dashes. Dotted: the constant is unknown.</source>
        <translation>Lean-Lerner: durchgezogen mit Ringen. Chain-Lerner: dünn mit Kreuzen. M: blass mit Scheiben. Permute-and-flip: gestrichelt mit Quadraten; dünn der Exponentialmechanismus ohne Ziel. Ohne Privatheit: kurze Striche. Gepunktet: Die Konstante ist unbekannt.</translation>
    </message>
</context>
<context>
    <name>SizesPageWords</name>
    <message>
        <source>%1 at %2 and %3 at %4</source>
        <translation>%1 bei %2 und %3 bei %4</translation>
    </message>
    <message>
        <source>Without privacy any consistent hypothesis does: %1 more examples for every doubling of |H|.</source>
        <translation>Ohne Privatheit genügt jede passende Hypothese: %1 Beispiele mehr für jede Verdopplung von |H|.</translation>
    </message>
    <message>
        <source>Without privacy any consistent hypothesis does. For %1 it takes %2.</source>
        <translation>Ohne Privatheit genügt jede passende Hypothese. Für %1 braucht es %2.</translation>
    </message>
    <message>
        <source>For %1 the cheapest changes along the axis.</source>
        <translation>Für %1 wechselt das Billigste längs der Achse.</translation>
    </message>
    <message>
        <source>Without a target M needs more examples; their number is still being computed.</source>
        <translation>Ohne Ziel verlangt M mehr; das wird noch ausgerechnet.</translation>
    </message>
    <message>
        <source>Without a target, M asks for about %1 at d = %2, the exponential mechanism for %3 there.</source>
        <translation>Ohne Ziel verlangt M etwa %1 bei d = %2, der Exponentialmechanismus dort %3.</translation>
    </message>
    <message>
        <source>Without a target M has no number here; the exponential mechanism has.</source>
        <translation>Ohne Ziel hat M hier keine Zahl; der Exponentialmechanismus hat eine.</translation>
    </message>
    <message>
        <source>every %1 here</source>
        <translation>jedes %1 hier</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>any number of points</source>
        <translation>jede Zahl von Punkten</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Without privacy they are too few as well.</source>
        <translation>Auch ohne Privatheit sind sie zu wenige.</translation>
    </message>
    <message numerus="yes">
        <source>%n examples reach %1 privately.</source>
        <translation>
            <numerusform>%n Beispiel reicht privat bis %1.</numerusform>
            <numerusform>%n Beispiele reichen privat bis %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without privacy they reach %1.</source>
        <translation>Ohne Privatheit reichen sie bis %1.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>thresholds</source>
        <translation>Schwellen</translation>
    </message>
    <message>
        <source>the cube</source>
        <translation>den Würfel</translation>
    </message>
    <message>
        <source>%1 points, $d$ = %2</source>
        <translation>%1 Punkte, $d$ = %2</translation>
    </message>
    <message>
        <source>$d$ = 1, however many points</source>
        <translation>$d$ = 1, bei jeder Punktzahl</translation>
    </message>
    <message>
        <source>M, sharp</source>
        <translation>M, scharf</translation>
    </message>
    <message>
        <source>M, agnostic</source>
        <translation>M, agnostisch</translation>
    </message>
    <message>
        <source>exponential mechanism, agnostic</source>
        <translation>Exponentialmechanismus, agnostisch</translation>
    </message>
    <message>
        <source>consistent hypothesis</source>
        <translation>passende Hypothese</translation>
    </message>
    <message>
        <source>VC bound, from below</source>
        <translation>VC-Schranke, von unten</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>log* |X|, from below</source>
        <translation>log* |X|, von unten</translation>
    </message>
    <message>
        <source>log* d, VC dimension 1</source>
        <translation>log* d, VC-Dimension 1</translation>
    </message>
    <message>
        <source>shape only, its constant set to 1</source>
        <translation>nur die Form, ihre Konstante auf 1 gesetzt</translation>
    </message>
    <message>
        <source>fewer are not enough</source>
        <translation>weniger genügen nicht</translation>
    </message>
    <message>
        <source>so many are not enough, privately</source>
        <translation>so viele genügen privat nicht</translation>
    </message>
    <message>
        <source>enough, no privacy at all</source>
        <translation>genügt, gar keine Privatheit</translation>
    </message>
    <message>
        <source>enough: ε alone, α worse than the best</source>
        <translation>genügt: nur ε, um α schlechter als das beste</translation>
    </message>
    <message>
        <source>enough: (ε, δ), α worse than the best</source>
        <translation>genügt: (ε, δ), um α schlechter als das beste</translation>
    </message>
    <message>
        <source>enough: ε alone, a target exists</source>
        <translation>genügt: nur ε, ein Ziel gibt es</translation>
    </message>
    <message>
        <source>enough: (ε, δ), a target exists</source>
        <translation>genügt: (ε, δ), ein Ziel gibt es</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>every $%1$</source>
        <translation>jedes $%1$</translation>
    </message>
    <message>
        <source>of those drawn, %1</source>
        <translation>der gezeichneten, %1</translation>
    </message>
    <message>
        <source>that is drawn, %1</source>
        <translation>das gezeichnet ist, %1</translation>
    </message>
    <message>
        <source>the least $%1$, %2</source>
        <translation>das kleinste $%1$, %2</translation>
    </message>
    <message>
        <source>points, every labelling of them</source>
        <translation>Punkte, jede Beschriftung davon</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nirgends</translation>
    </message>
    <message>
        <source>examples, at %1</source>
        <translation>Beispielen, bei %1</translation>
    </message>
    <message>
        <source>examples, at $d$ = %1</source>
        <translation>Beispielen, bei $d$ = %1</translation>
    </message>
    <message>
        <source>and without privacy</source>
        <translation>und ohne Privatheit</translation>
    </message>
    <message numerus="yes">
        <source>the price of privacy: %n points</source>
        <translation>
            <numerusform>der Preis der Privatheit: %n Punkt</numerusform>
            <numerusform>der Preis der Privatheit: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Not private</source>
        <translation>Nicht privat</translation>
    </message>
    <message>
        <source>Occam&apos;s bound</source>
        <translation>Occams Schranke</translation>
    </message>
    <message>
        <source>All of the rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Only d</source>
        <translation>Nur d</translation>
    </message>
    <message>
        <source>Cheapest path</source>
        <translation>Billigster Weg</translation>
    </message>
    <message>
        <source>Corollary 4</source>
        <translation>Korollar 4</translation>
    </message>
    <message>
        <source>Your budget</source>
        <translation>Ihr Budget</translation>
    </message>
    <message>
        <source>Theorem 3 · Corollary 4 · Theorem 1</source>
        <translation>Satz 3 · Korollar 4 · Satz 1</translation>
    </message>
    <message>
        <source>Without privacy ($d_{VC}$ − 1)/(32$α$) reaches %1 here.</source>
        <translation>Ohne Privatheit erreicht ($d_{VC}$ − 1)/(32$α$) hier %1.</translation>
    </message>
    <message>
        <source>Without privacy ($d_{VC}$ − 1)/(32$α$) is 0 here.</source>
        <translation>Ohne Privatheit ist ($d_{VC}$ − 1)/(32$α$) hier 0.</translation>
    </message>
    <message>
        <source>With privacy up to %1 are refuted.</source>
        <translation>Mit Privatheit sind bis zu %1 widerlegt.</translation>
    </message>
    <message>
        <source>With privacy Claim 22 leaves no step for these numbers.</source>
        <translation>Mit Privatheit lässt Claim 22 für diese Zahlen keine Stufe.</translation>
    </message>
    <message>
        <source>With privacy nothing is refuted: for that $X$ must be a tower.</source>
        <translation>Mit Privatheit ist nichts widerlegt: dafür müsste $X$ ein Turm sein.</translation>
    </message>
    <message>
        <source>Lower bounds say little here</source>
        <translation>Untere Schranken sagen hier wenig</translation>
    </message>
    <message>
        <source>Very small $β$</source>
        <translation>Sehr kleines $β$</translation>
    </message>
    <message>
        <source>Below $10^{-12}$ M&apos;s constants are carried on in ln(1/$β$).</source>
        <translation>Unter $10^{-12}$ werden die Konstanten von M in ln(1/$β$) fortgesetzt.</translation>
    </message>
    <message>
        <source>Under a line is not refuted</source>
        <translation>Unter einer Linie ist nicht widerlegt</translation>
    </message>
    <message>
        <source>A budget under a line does not prove failure. It means that this promise does not cover it.</source>
        <translation>Ein Budget unter einer Linie beweist kein Scheitern. Es heißt, dass dieses Versprechen es nicht abdeckt.</translation>
    </message>
    <message>
        <source>%1, %2, d = %3: %4</source>
        <translation>%1, %2, d = %3: %4</translation>
    </message>
    <message>
        <source>examples, for any $|X|$</source>
        <translation>Beispiele, für jedes $|X|$</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>For %1 the lean learner and M have no proved constants here.</source>
        <translation>Für %1 haben der Lean-Lerner und M hier keine bewiesenen Konstanten.</translation>
    </message>
    <message>
        <source>For %1 the lean learner takes %2.</source>
        <translation>Für %1 braucht der Lean-Lerner %2.</translation>
    </message>
    <message>
        <source>The lean learner pays for d: %1, however many points. So does M: %2.</source>
        <translation>Der Lean-Lerner zahlt für d: %1, wie viele Punkte es auch sind. M ebenso: %2.</translation>
    </message>
    <message>
        <source>For %1 the lean learner takes %2, M %3.</source>
        <translation>Für %1 braucht der Lean-Lerner %2, M %3.</translation>
    </message>
    <message>
        <source>For %1 no private row has a number here.</source>
        <translation>Für %1 hat hier keine private Zeile eine Zahl.</translation>
    </message>
    <message>
        <source>For %1 d grows with |X|: up to d = %2 %3 is the cheapest, and beyond no other has a row.</source>
        <translation>Für %1 wächst d mit |X|: Bis d = %2 ist %3 der billigste, und darüber hat kein anderer eine Zeile.</translation>
    </message>
    <message>
        <source>For %1 %2 is the cheapest everywhere here.</source>
        <translation>Für %1 ist %2 hier überall der billigste.</translation>
    </message>
    <message numerus="yes">
        <source>With %n examples no private learner here learns any of this.</source>
        <translation>
            <numerusform>Mit %n Beispiel lernt kein privater Lerner hier etwas davon.</numerusform>
            <numerusform>Mit %n Beispielen lernt kein privater Lerner hier etwas davon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 privacy costs %n bits of |X|.</source>
        <translation>
            <numerusform>Für %1 kostet Privatheit %n Bit von |X|.</numerusform>
            <numerusform>Für %1 kostet Privatheit %n Bits von |X|.</numerusform>
        </translation>
    </message>
    <message>
        <source>and on the right</source>
        <translation>und rechts</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bits more</source>
        <translation>
            <numerusform>%1: %n Bit mehr</numerusform>
            <numerusform>%1: %n Bits mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 3 · Lean learner, part 7</source>
        <translation>Satz 3 · Lean-Lerner, Teil 7</translation>
    </message>
    <message>
        <source>By the plans found, for %1 %2 is the cheapest private learner from %3 points on.</source>
        <translation>Nach den gefundenen Plänen ist für %1 %2 ab %3 Punkten der billigste private Lerner.</translation>
    </message>
    <message>
        <source>By the plans found, for %1 %2 is the cheapest private learner at %3 points and perhaps beyond.</source>
        <translation>Nach den gefundenen Plänen ist für %1 %2 bei %3 Punkten der billigste private Lerner, vielleicht auch darüber.</translation>
    </message>
    <message>
        <source>the lean learner, from</source>
        <translation>der Lean-Lerner, ab</translation>
    </message>
    <message>
        <source>Privately, $n$ = %1</source>
        <translation>Privat, $n$ = %1</translation>
    </message>
    <message>
        <source>The chain learner takes %1.</source>
        <translation>Der Chain-Lerner braucht %1.</translation>
    </message>
    <message>
        <source>%1: from %2 on %3 is the cheapest, by the plans found</source>
        <translation>%1: Ab %2 ist %3 der billigste, nach den gefundenen Plänen</translation>
    </message>
    <message>
        <source>Theorem 3 · Lean learner, part 7 · Chain learner</source>
        <translation>Satz 3 · Lean-Lerner, Teil 7 · Chain-Lerner</translation>
    </message>
    <message>
        <source>Permute-and-flip pays ln |H|: %1 more examples for every doubling.</source>
        <translation>Permute-and-flip zahlt ln |H|: %1 Beispiele mehr für jede Verdopplung.</translation>
    </message>
    <message>
        <source>Permute-and-flip pays ln |H|. For %1 it takes %2.</source>
        <translation>Permute-and-flip zahlt ln |H|. Für %1 braucht es %2.</translation>
    </message>
    <message>
        <source>permute-and-flip</source>
        <translation>permute-and-flip</translation>
    </message>
    <message>
        <source>The examples that each proved promise asks for (log scales): the lean learner (rings), the chain learner (crosses), M (dots), permute-and-flip (squares), without privacy (thick dots in a row), without a target (thin), and with an unknown constant (dotted). The pale path is the cheapest private one, the level line the budget.</source>
        <translation>Die Beispiele, die jedes bewiesene Versprechen verlangt (logarithmische Skalen): der Lean-Lerner (Ringe), der Chain-Lerner (Kreuze), M (Scheiben), permute-and-flip (Quadrate), ohne Privatheit (dicke Punkte in einer Reihe), ohne Ziel (dünn) und mit unbekannter Konstante (gepunktet). Der blasse Weg ist der billigste private, die waagrechte Linie das Budget.</translation>
    </message>
</context>
<context>
    <name>SizesTableWords</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>n, examples</source>
        <translation>n, Beispiele</translation>
    </message>
    <message>
        <source>what it promises</source>
        <translation>was sie verspricht</translation>
    </message>
    <message>
        <source>constant known</source>
        <translation>Konstante bekannt</translation>
    </message>
    <message>
        <source>the cheapest private</source>
        <translation>die billigste private</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>SizesWords</name>
    <message>
        <source>stable learner</source>
        <translation>stabiler Lerner</translation>
    </message>
    <message>
        <source>stable learner, flipped</source>
        <translation>stabil, umgekehrt</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>noisy labels</source>
        <translation>verrauschte Labels</translation>
    </message>
    <message>
        <source>exponential mechanism</source>
        <translation>Exponentialmechanismus</translation>
    </message>
    <message>
        <source>M, published</source>
        <translation>M, veröffentlicht</translation>
    </message>
    <message>
        <source>[DF] Theorem 10</source>
        <translation>[DF] Satz 10</translation>
    </message>
    <message>
        <source>[DF] Theorem 1</source>
        <translation>[DF] Satz 1</translation>
    </message>
    <message>
        <source>[DF] Corollary 2</source>
        <translation>[DF] Korollar 2</translation>
    </message>
    <message>
        <source>[DF] Lemma 9</source>
        <translation>[DF] Lemma 9</translation>
    </message>
    <message>
        <source>[DF] Theorem 12</source>
        <translation>[DF] Satz 12</translation>
    </message>
    <message>
        <source>exponential mechanism over the whole class</source>
        <translation>Exponentialmechanismus über die ganze Klasse</translation>
    </message>
    <message>
        <source>[ABLMM] Theorem 3</source>
        <translation>[ABLMM] Satz 3</translation>
    </message>
    <message>
        <source>stable answers</source>
        <translation>stabile Antworten</translation>
    </message>
    <message>
        <source>one private answer</source>
        <translation>eine private Antwort</translation>
    </message>
    <message>
        <source>a private hypothesis</source>
        <translation>eine private Hypothese</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>error allowed, α</source>
        <translation>erlaubter Fehler, α</translation>
    </message>
    <message>
        <source>examples, n</source>
        <translation>Beispiele, n</translation>
    </message>
    <message>
        <source>what it gives</source>
        <translation>was er gibt</translation>
    </message>
    <message>
        <source>the promise</source>
        <translation>das Versprechen</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>at most α, except with chance β</source>
        <translation>höchstens α, außer mit Wahrscheinlichkeit β</translation>
    </message>
    <message>
        <source>at most α on average</source>
        <translation>höchstens α im Mittel</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>ohne Rauschen</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>the paper&apos;s</source>
        <translation>die der Arbeit</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>measured, mean</source>
        <translation>gemessen, Mittel</translation>
    </message>
    <message>
        <source>measured, most</source>
        <translation>gemessen, größter</translation>
    </message>
    <message>
        <source>What every predictor asks for</source>
        <translation>Was jeder Prädiktor verlangt</translation>
    </message>
    <message>
        <source>The error allowed against the examples asked for: solid with proved constants, dashed with the papers’ own; a cross is what the learner loses in runs at that size, on average.</source>
        <translation>Der erlaubte Fehler gegen die verlangten Beispiele: durchgezogen mit bewiesenen Konstanten, gestrichelt mit denen der Arbeiten; ein Kreuz ist, was der Lerner bei dieser Größe in Läufen im Mittel verliert.</translation>
    </message>
    <message>
        <source>For α = .01, in examples: %1.</source>
        <translation>Für α = .01, in Beispielen: %1.</translation>
    </message>
    <message>
        <source>lean learner</source>
        <translation>Lean-Lerner</translation>
    </message>
    <message>
        <source>Lean learner, part 7</source>
        <translation>Lean-Lerner, Teil 7</translation>
    </message>
    <message>
        <source>For α = .01 an answer takes %1 examples, a published hypothesis %2</source>
        <translation>Für α = .01 braucht eine Antwort %1 Beispiele, eine veröffentlichte Hypothese %2</translation>
    </message>
    <message>
        <source>chain learner</source>
        <translation>Chain-Lerner</translation>
    </message>
    <message>
        <source>Chain learner, part 1</source>
        <translation>Chain-Lerner, Teil 1</translation>
    </message>
</context>
<context>
    <name>StableBoundPicture</name>
    <message>
        <source>No bound below 1.</source>
        <translation>Keine Schranke unter 1.</translation>
    </message>
    <message>
        <source>The bound is %1.</source>
        <translation>Die Schranke ist %1.</translation>
    </message>
    <message>
        <source>The bound %1 is %2 for a place in T and %3 for the mechanism.</source>
        <translation>Die Schranke %1 besteht aus %2 für einen Platz in T und %3 für den Mechanismus.</translation>
    </message>
    <message>
        <source>any learner</source>
        <translation>jeder Lerner</translation>
    </message>
    <message>
        <source>the mechanism</source>
        <translation>der Mechanismus</translation>
    </message>
    <message>
        <source>3 times max($ν$, $ε_0$) = %1</source>
        <translation>3-mal max($ν$, $ε_0$) = %1</translation>
    </message>
    <message>
        <source>3 max($ν$, $ε_0$) is above 3</source>
        <translation>3 max($ν$, $ε_0$) ist über 3</translation>
    </message>
    <message>
        <source>in $T$: $ν$ = %1</source>
        <translation>in $T$: $ν$ = %1</translation>
    </message>
    <message>
        <source>no bound below 1</source>
        <translation>keine Schranke unter 1</translation>
    </message>
    <message>
        <source>%1, worst neighbour of this $S$</source>
        <translation>%1, schlimmster Nachbar dieses $S$</translation>
    </message>
    <message>
        <source>%1, worst neighbour</source>
        <translation>%1, schlimmster Nachbar</translation>
    </message>
</context>
<context>
    <name>StablePicture</name>
    <message numerus="yes">
        <source>A data set of %n examples, and at each point the chance that the answer is +.</source>
        <translation>
            <numerusform>Ein Datensatz mit %n Beispiel und an jedem Punkt die Chance, dass die Antwort + ist.</numerusform>
            <numerusform>Ein Datensatz mit %n Beispielen und an jedem Punkt die Chance, dass die Antwort + ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 At point %2 the chance of + goes from %3 to %4.</source>
        <translation>%1 An Punkt %2 geht die Chance für + von %3 auf %4.</translation>
    </message>
    <message>
        <source>No answer of any data set moves by more than %1.</source>
        <translation>Keine Antwort irgendeines Datensatzes bewegt sich um mehr als %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 examples,</source>
        <translation>
            <numerusform>%1 Beispiel,</numerusform>
            <numerusform>%1 Beispiele,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed: $T$</source>
        <translation>
            <numerusform>%n umrahmt: $T$</numerusform>
            <numerusform>%n umrahmt: $T$</numerusform>
        </translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>längste: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 points not shown</source>
        <translation>
            <numerusform>%1 Punkt fehlt hier</numerusform>
            <numerusform>%1 Punkte fehlen hier</numerusform>
        </translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>equal on $T$: merged</source>
        <translation>gleich auf $T$: eins</translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>%n Hypothese</numerusform>
            <numerusform>%n Hypothesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pieces</source>
        <translation>
            <numerusform>%n Stück mehr</numerusform>
            <numerusform>%n Stücke mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>errors on $S$</source>
        <translation>Fehler auf $S$</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>first of %1</source>
        <translation>erste von %1</translation>
    </message>
    <message>
        <source>solid for $S$, hollow after the change</source>
        <translation>voll für $S$, hohl nach der Änderung</translation>
    </message>
    <message>
        <source>of the first hypothesis with the fewest errors, which is not stable</source>
        <translation>der ersten Hypothese mit den wenigsten Fehlern, nicht stabil</translation>
    </message>
    <message>
        <source>of the mechanism over all of $H$, exactly, without $T$</source>
        <translation>des Mechanismus über ganz $H$, exakt, ohne $T$</translation>
    </message>
    <message>
        <source>of the mechanism over all of $H$</source>
        <translation>des Mechanismus über ganz $H$</translation>
    </message>
    <message>
        <source>averaged over all %1 subsets $T$, exactly</source>
        <translation>gemittelt über alle %1 Teilmengen $T$, exakt</translation>
    </message>
    <message>
        <source>averaged over all $T$, exactly</source>
        <translation>gemittelt über alle $T$, exakt</translation>
    </message>
    <message>
        <source>estimated from %1 draws of $T$, within %2</source>
        <translation>geschätzt aus %1 Ziehungen von $T$, auf %2</translation>
    </message>
    <message>
        <source>estimated, within %1</source>
        <translation>geschätzt, auf %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>How likely the answer is +</source>
        <translation>Wie wahrscheinlich die Antwort + ist</translation>
    </message>
    <message>
        <source>first one $T$, one hypothesis, one answer; then the average over all $T$</source>
        <translation>zuerst ein $T$, eine Hypothese, eine Antwort; dann das Mittel über alle $T$</translation>
    </message>
    <message>
        <source>dots: what %1 answers, this one time</source>
        <translation>Punkte: was %1 antwortet, dieses eine Mal</translation>
    </message>
    <message>
        <source>at point %1; only this leaves</source>
        <translation>an Punkt %1; nur das geht hinaus</translation>
    </message>
    <message>
        <source>no printed bound: $γ$ is above 1</source>
        <translation>keine gedruckte Schranke: $γ$ über 1</translation>
    </message>
    <message numerus="yes">
        <source>exact: all %1 neighbours of $S$, at most %2</source>
        <translation>
            <numerusform>exakt: der %1 Nachbar von $S$, höchstens %2</numerusform>
            <numerusform>exakt: alle %1 Nachbarn von $S$, höchstens %2</numerusform>
        </translation>
    </message>
    <message>
        <source>exact: at most %1</source>
        <translation>exakt: höchstens %1</translation>
    </message>
    <message>
        <source>no exact range: %1 distinct points, more than %2</source>
        <translation>kein exakter Bereich: %1 verschiedene Punkte, mehr als %2</translation>
    </message>
    <message>
        <source>no exact range: %1 points</source>
        <translation>kein exakter Bereich: %1 Punkte</translation>
    </message>
    <message>
        <source>neighbours: being computed</source>
        <translation>Nachbarn: werden berechnet</translation>
    </message>
    <message>
        <source>too many neighbours</source>
        <translation>zu viele Nachbarn</translation>
    </message>
    <message>
        <source>ERM&apos;s answer</source>
        <translation>Antwort von ERM</translation>
    </message>
    <message>
        <source>Accuracy: excess errors on $S$</source>
        <translation>Genauigkeit: Mehrfehler auf $S$</translation>
    </message>
    <message>
        <source>Stability: how far an answer moves</source>
        <translation>Stabilität: wie weit eine Antwort geht</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>exact …</source>
        <translation>exakt …</translation>
    </message>
    <message>
        <source>exact values: too many points</source>
        <translation>exakte Werte: zu viele Punkte</translation>
    </message>
    <message>
        <source>exact values: too many neighbours</source>
        <translation>exakte Werte: zu viele Nachbarn</translation>
    </message>
    <message>
        <source>exact values: being computed</source>
        <translation>exakte Werte: werden berechnet</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>no printed bound below 1</source>
        <translation>keine gedruckte Schranke unter 1</translation>
    </message>
    <message>
        <source>bound: above %1</source>
        <translation>Schranke: über %1</translation>
    </message>
    <message>
        <source>$T$ is all of $S$, exactly</source>
        <translation>$T$ ist ganz $S$, exakt</translation>
    </message>
    <message>
        <source>bound $γ$ %1, any neighbours</source>
        <translation>Schranke $γ$ %1, beliebige Nachbarn</translation>
    </message>
    <message>
        <source>bound $γ$ %1</source>
        <translation>Schranke $γ$ %1</translation>
    </message>
    <message>
        <source>%1 At point %2 the chance of + stays near %3.</source>
        <translation>%1 An Punkt %2 bleibt die Chance für + nahe bei %3.</translation>
    </message>
</context>
<context>
    <name>StableScript</name>
    <message numerus="yes">
        <source>%1 hypotheses</source>
        <translation>
            <numerusform>%1 Hypothese</numerusform>
            <numerusform>%1 Hypothesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 10, step 1</source>
        <translation>Satz 10, Schritt 1</translation>
    </message>
    <message>
        <source>Draw T</source>
        <translation>T ziehen</translation>
    </message>
    <message numerus="yes">
        <source>T is %1 of the %2 examples, drawn at random.</source>
        <translation>
            <numerusform>T ist %1 der %2 Beispiele, zufällig gezogen.</numerusform>
            <numerusform>T sind %1 der %2 Beispiele, zufällig gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 of T is a %2 at point %3.</source>
        <translation>Zeile %1 von T ist ein %2 an Punkt %3.</translation>
    </message>
    <message>
        <source>That point was drawn before.</source>
        <translation>Dieser Punkt wurde schon gezogen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows of T are drawn.</source>
        <translation>
            <numerusform>%1 Zeile von T ist gezogen.</numerusform>
            <numerusform>%1 Zeilen von T sind gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Verschmelzen</translation>
    </message>
    <message>
        <source>T tells nothing apart; the first hypothesis answers.</source>
        <translation>T unterscheidet nichts; die erste Hypothese antwortet.</translation>
    </message>
    <message>
        <source>T leaves %1 of %2: of those equal on T the first stands for all.</source>
        <translation>T lässt %1 von %2: von denen, die auf T gleich sind, steht die erste für alle.</translation>
    </message>
    <message>
        <source>Point %1 tells none apart.</source>
        <translation>Punkt %1 unterscheidet keine.</translation>
    </message>
    <message>
        <source>Point %1 tells some apart: %2 so far.</source>
        <translation>Punkt %1 unterscheidet einige: bisher %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 points of T leave %2 so far.</source>
        <translation>
            <numerusform>%1 Punkt von T lässt bisher %2.</numerusform>
            <numerusform>%1 Punkte von T lassen bisher %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>§2.1</source>
        <translation>§2.1</translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2 of all %3 examples.</source>
        <translation>
            <numerusform>%1 irrt bei %2 von allen %3 Beispielen.</numerusform>
            <numerusform>%1 irrt bei %2 von allen %3 Beispielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2, so it is drawn with chance %3.</source>
        <translation>
            <numerusform>%1 irrt bei %2, also wird sie mit Chance %3 gezogen.</numerusform>
            <numerusform>%1 irrt bei %2, also wird sie mit Chance %3 gezogen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weigh</source>
        <translation>Wägen</translation>
    </message>
    <message>
        <source>That is the fewest of those that are left.</source>
        <translation>Das sind die wenigsten unter den übrigen.</translation>
    </message>
    <message>
        <source>Lemma 7</source>
        <translation>Lemma 7</translation>
    </message>
    <message>
        <source>The fewer errors, the likelier.</source>
        <translation>Je weniger Fehler, desto wahrscheinlicher.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>%1 is drawn; its chance was %2. The dots are its answers.</source>
        <translation>%1 wird gezogen; die Chance war %2. Die Punkte sind ihre Antworten.</translation>
    </message>
    <message>
        <source>Theorem 10</source>
        <translation>Satz 10</translation>
    </message>
    <message>
        <source>There is one T, and the chance of + at %1 is %2.</source>
        <translation>Es gibt ein T, und die Chance für + an %1 ist %2.</translation>
    </message>
    <message>
        <source>Over all %1 subsets T the chance of + at %2 is %3.</source>
        <translation>Über alle %1 Teilmengen T ist die Chance für + an %2 gleich %3.</translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws of T the chance of + at %2 is about %3: within %4 of it.</source>
        <translation>
            <numerusform>Über %1 Ziehung von T ist die Chance für + an %2 etwa %3: auf %4 genau.</numerusform>
            <numerusform>Über %1 Ziehungen von T ist die Chance für + an %2 etwa %3: auf %4 genau.</numerusform>
        </translation>
    </message>
    <message>
        <source>All T</source>
        <translation>Alle T</translation>
    </message>
    <message>
        <source>γ ≤ %1 holds for every S.</source>
        <translation>γ ≤ %1 gilt für jedes S.</translation>
    </message>
    <message>
        <source>The paper has no bound below 1 for these numbers.</source>
        <translation>Die Arbeit hat für diese Zahlen keine Schranke unter 1.</translation>
    </message>
    <message numerus="yes">
        <source>No neighbour of %1 moves an answer, up to rounding.</source>
        <translation>
            <numerusform>Der %1 Nachbar bewegt keine Antwort, bis auf Rundung.</numerusform>
            <numerusform>Keiner von %1 Nachbarn bewegt eine Antwort, bis auf Rundung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No neighbour of %1 moves an answer by more than %2.</source>
        <translation>
            <numerusform>Der %1 Nachbar bewegt keine Antwort um mehr als %2.</numerusform>
            <numerusform>Keiner von %1 Nachbarn bewegt eine Antwort um mehr als %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The neighbours of %1 distinct points are too many to go through exactly.</source>
        <translation>
            <numerusform>Die Nachbarn von %1 verschiedenem Punkt sind zu viele, um sie exakt durchzugehen.</numerusform>
            <numerusform>Die Nachbarn von %1 verschiedenen Punkten sind zu viele, um sie exakt durchzugehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All neighbours are being gone through.</source>
        <translation>Alle Nachbarn werden durchgegangen.</translation>
    </message>
    <message>
        <source>The neighbours are too many for this learner.</source>
        <translation>Für diesen Lerner sind es zu viele Nachbarn.</translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2 of %3.</source>
        <translation>
            <numerusform>%1 irrt bei %2 von %3.</numerusform>
            <numerusform>%1 irrt bei %2 von %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers err %1 more, estimated.</source>
        <translation>Die Antworten irren um %1 mehr, geschätzt.</translation>
    </message>
    <message>
        <source>The answers err %1 more: exact.</source>
        <translation>Die Antworten irren um %1 mehr: exakt.</translation>
    </message>
    <message>
        <source>The bound is above 1 and says nothing.</source>
        <translation>Die Schranke ist über 1 und sagt nichts.</translation>
    </message>
    <message>
        <source>The bound says %1; it holds for every S.</source>
        <translation>Die Schranke sagt %1; sie gilt für jedes S.</translation>
    </message>
    <message>
        <source>Theorem 10 (1) · Lemmas 4, 7</source>
        <translation>Satz 10 (1) · Lemmata 4, 7</translation>
    </message>
    <message>
        <source>Change one</source>
        <translation>Eines ändern</translation>
    </message>
    <message>
        <source>Theorem 10 (2) · Lemmas 4, 7</source>
        <translation>Satz 10 (2) · Lemmata 4, 7</translation>
    </message>
    <message>
        <source>Asked at point %1 it says %2. Only this leaves; for the next question everything is drawn again.</source>
        <translation>An Punkt %1 gefragt, sagt sie %2. Nur das geht hinaus; für die nächste Frage wird alles neu gezogen.</translation>
    </message>
    <message>
        <source>ERM answers with it: the excess error is 0.</source>
        <translation>ERM antwortet mit ihr: der Überschuss ist 0.</translation>
    </message>
    <message>
        <source>A smaller ε₀ moves answers less and errs more</source>
        <translation>Ein kleineres ε₀ bewegt Antworten weniger und irrt mehr</translation>
    </message>
    <message>
        <source>How far an answer may move, and how many more errors the answers make than the best hypothesis, by ε₀: exact (short ticks) and bounded (dashed). The dotted line is where S is asked.</source>
        <translation>Wie weit sich eine Antwort bewegen kann, und wie viel mehr Fehler die Antworten machen als die beste Hypothese, nach ε₀: exakt (kurze Striche) und als Schranke (gestrichelt). Die gepunktete Linie ist, wo S gefragt wird.</translation>
    </message>
    <message>
        <source>%1 is the likeliest, with chance %2</source>
        <translation>%1 ist am wahrscheinlichsten, mit Wahrscheinlichkeit %2</translation>
    </message>
    <message>
        <source>The hypotheses, those that are equal on T in one frame: their answers, the errors of the first one on S, and how likely that one is drawn (bar).</source>
        <translation>Die Hypothesen, auf T gleiche in einem Rahmen: ihre Antworten, die Fehler der ersten auf S, und wie wahrscheinlich diese gezogen wird (Balken).</translation>
    </message>
    <message>
        <source>%1 of %2 examples are drawn</source>
        <translation>%1 von %2 Beispielen sind gezogen</translation>
    </message>
    <message>
        <source>A cell is an example of S at its point; those in T are framed.</source>
        <translation>Eine Zelle ist ein Beispiel von S an seinem Punkt; die in T sind gerahmt.</translation>
    </message>
    <message>
        <source>One example moves no answer by more than %1</source>
        <translation>Ein Beispiel bewegt keine Antwort um mehr als %1</translation>
    </message>
    <message>
        <source>One example changes</source>
        <translation>Ein Beispiel ändert sich</translation>
    </message>
    <message>
        <source>Above, S by points (framed: T) and the hypotheses that T leaves, with their errors on S and their chances. In the middle, how likely each answer is +, before (solid) and after (hollow) one example changes, with what all neighbours of S can do to it (thick line) and the bound (dashed). Below, stability and accuracy by ε₀.</source>
        <translation>Oben S nach Punkten (gerahmt: T) und die Hypothesen, die T übrig lässt, mit ihren Fehlern auf S und ihren Wahrscheinlichkeiten. In der Mitte, wie wahrscheinlich jede Antwort + ist, vor (voll) und nach (hohl) der Änderung eines Beispiels, mit allem, was die Nachbarn von S bewirken (dicke Linie), und der Schranke (gestrichelt). Unten Stabilität und Genauigkeit nach ε₀.</translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses are the likeliest, with chance %1 each</source>
        <translation>
            <numerusform>%n Hypothese ist die wahrscheinlichste, mit Wahrscheinlichkeit %1</numerusform>
            <numerusform>%n Hypothesen sind die wahrscheinlichsten, mit Wahrscheinlichkeit je %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StableTable</name>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>examples −</source>
        <translation>Beispiele −</translation>
    </message>
    <message>
        <source>examples +</source>
        <translation>Beispiele +</translation>
    </message>
    <message>
        <source>chance of +</source>
        <translation>Chance für +</translation>
    </message>
    <message>
        <source>after the change</source>
        <translation>nach der Änderung</translation>
    </message>
    <message>
        <source>least of all neighbours</source>
        <translation>kleinste aller Nachbarn</translation>
    </message>
    <message>
        <source>most of all neighbours</source>
        <translation>größte aller Nachbarn</translation>
    </message>
    <message>
        <source>bound γ</source>
        <translation>Schranke γ</translation>
    </message>
    <message>
        <source>ERM&apos;s answer</source>
        <translation>Antwort von ERM</translation>
    </message>
    <message>
        <source>ERM after the change</source>
        <translation>ERM nach der Änderung</translation>
    </message>
    <message>
        <source>estimates within</source>
        <translation>Schätzungen auf</translation>
    </message>
    <message>
        <source>ε₀</source>
        <translation>ε₀</translation>
    </message>
    <message>
        <source>stability, exact</source>
        <translation>Stabilität, exakt</translation>
    </message>
    <message>
        <source>stability, bound</source>
        <translation>Stabilität, Schranke</translation>
    </message>
    <message>
        <source>excess errors on S, exact</source>
        <translation>Mehrfehler auf S, exakt</translation>
    </message>
    <message>
        <source>excess errors on S, bound</source>
        <translation>Mehrfehler auf S, Schranke</translation>
    </message>
    <message>
        <source>hypothesis</source>
        <translation>Hypothese</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>errors on S</source>
        <translation>Fehler auf S</translation>
    </message>
    <message>
        <source>errors after the change</source>
        <translation>Fehler nach der Änderung</translation>
    </message>
    <message>
        <source>stands for</source>
        <translation>steht für</translation>
    </message>
    <message>
        <source>chance for this T</source>
        <translation>Chance bei diesem T</translation>
    </message>
    <message>
        <source>chance over all T</source>
        <translation>Chance über alle T</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Label</translation>
    </message>
</context>
<context>
    <name>StableWords</name>
    <message>
        <source>The example stays what it is.</source>
        <translation>Das Beispiel bleibt, was es ist.</translation>
    </message>
    <message>
        <source>One %1 at point %2 becomes %3.</source>
        <translation>Ein %1 an Punkt %2 wird %3.</translation>
    </message>
    <message>
        <source>One %1 at point %2 becomes %3 at point %4.</source>
        <translation>Ein %1 an Punkt %2 wird %3 an Punkt %4.</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 wird %2</translation>
    </message>
    <message>
        <source>%1 at %2 becomes %3 at %4</source>
        <translation>%1 an %2 wird %3 an %4</translation>
    </message>
    <message>
        <source>worst neighbour: %1</source>
        <translation>schlimmster Nachbar: %1</translation>
    </message>
    <message>
        <source>drag: %1</source>
        <translation>ziehen: %1</translation>
    </message>
    <message>
        <source>The best hypothesis is still %1.</source>
        <translation>Die beste Hypothese ist weiterhin %1.</translation>
    </message>
    <message>
        <source>The best hypothesis is now %1, not %2: its answer at %3 jumps.</source>
        <translation>Die beste Hypothese ist jetzt %1, nicht %2: Ihre Antwort an %3 springt.</translation>
    </message>
    <message numerus="yes">
        <source>The best hypothesis is now %1, not %2: its answers at %n points jump.</source>
        <translation>
            <numerusform>Die beste Hypothese ist jetzt %1, nicht %2: Ihre Antwort an %n Punkt springt.</numerusform>
            <numerusform>Die beste Hypothese ist jetzt %1, nicht %2: Ihre Antworten an %n Punkten springen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stable learner&apos;s chances of + stay what they are.</source>
        <translation>Die Chancen des stabilen Lerners für + bleiben, was sie sind.</translation>
    </message>
    <message>
        <source>The mechanism&apos;s chances of + stay what they are.</source>
        <translation>Die Chancen des Mechanismus für + bleiben, was sie sind.</translation>
    </message>
    <message>
        <source>The stable learner&apos;s chance of + at %1 goes from %2 to %3.</source>
        <translation>Die Chance des stabilen Lerners für + an %1 geht von %2 auf %3.</translation>
    </message>
    <message>
        <source>The mechanism&apos;s chance of + at %1 goes from %2 to %3.</source>
        <translation>Die Chance des Mechanismus für + an %1 geht von %2 auf %3.</translation>
    </message>
    <message>
        <source>a change: %1</source>
        <translation>eine Änderung: %1</translation>
    </message>
    <message>
        <source>No number of examples below 2^60 keeps γ = %1 and an excess of %2.</source>
        <translation>Keine Zahl von Beispielen unter 2^60 hält γ = %1 und einen Überschuss von %2 ein.</translation>
    </message>
    <message>
        <source>, paper past 2^60.</source>
        <translation>, Arbeit über 2^60.</translation>
    </message>
    <message>
        <source>The data file has fewer: the promise does not hold for it.</source>
        <translation>Die Datei hat weniger: Für sie gilt das Versprechen nicht.</translation>
    </message>
    <message>
        <source>Here %1 are drawn, so the promise does not hold for them.</source>
        <translation>Hier werden %1 gezogen, daher gilt das Versprechen für sie nicht.</translation>
    </message>
    <message>
        <source>One hypothesis: there is nothing to choose, no answer moves and nothing is lost.</source>
        <translation>Eine Hypothese: Es gibt nichts zu wählen, keine Antwort bewegt sich und nichts geht verloren.</translation>
    </message>
    <message>
        <source>For $γ$ = %1 and an excess of %2: sharp $n$ = %3 ($n′$ %4, $ε_0$ %5)</source>
        <translation>Für $γ$ = %1 und einen Überschuss von %2: scharf $n$ = %3 ($n′$ %4, $ε_0$ %5)</translation>
    </message>
    <message>
        <source>, paper $n$ = %1 ($n′$ %2, $ε_0$ %3).</source>
        <translation>, Arbeit $n$ = %1 ($n′$ %2, $ε_0$ %3).</translation>
    </message>
    <message>
        <source>Sharp bounds the expected excess; the paper bounds the excess except with probability %1.</source>
        <translation>Scharf beschränkt den erwarteten Überschuss; die Arbeit beschränkt den Überschuss außer mit Wahrscheinlichkeit %1.</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>before the privacy boundary</source>
        <translation>vor der Grenze der Privatheit</translation>
    </message>
    <message>
        <source>what anyone may see</source>
        <translation>was alle sehen dürfen</translation>
    </message>
    <message>
        <source>anyone may see</source>
        <translation>sieht jeder</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%1 examples</source>
        <translation>
            <numerusform>%1 Beispiel</numerusform>
            <numerusform>%1 Beispiele</numerusform>
        </translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
    <message>
        <source>Algorithm G, §5.2.3</source>
        <translation>Algorithmus G, §5.2.3</translation>
    </message>
    <message>
        <source>Batch %1 of %2 is played in full. It drew level k = 0: S is empty and there is no contest.</source>
        <translation>Batch %1 von %2 wird ganz durchgespielt. Er zog die Stufe k = 0: S ist leer, und es gibt kein Duell.</translation>
    </message>
    <message>
        <source>Batch %1 of %2 is played in full. It drew level k = %3, so S ~ D̃%4 is grown by contests, from the leaves to the root.</source>
        <translation>Batch %1 von %2 wird ganz durchgespielt. Er zog die Stufe k = %3, also wächst S ~ D̃%4 durch Duelle, von den Blättern zur Wurzel.</translation>
    </message>
    <message>
        <source>Definition of D̃_k, (i)–(ii), §5.2.3</source>
        <translation>Definition von D̃_k, (i)–(ii), §5.2.3</translation>
    </message>
    <message>
        <source>Block T%1 is drawn: %2. After it the SOA predicts f%3 = %4.</source>
        <translation>Block T%1: %2. Danach sagt der SOA f%3 = %4 voraus.</translation>
    </message>
    <message>
        <source>Block T%1 is drawn after S%1: %2. Now the SOA predicts f%3 = %4.</source>
        <translation>Block T%1 wird nach S%1 gezogen: %2. Nun sagt der SOA f%3 = %4 voraus.</translation>
    </message>
    <message>
        <source>Definition of D̃_k, (iii), §5.2.3</source>
        <translation>Definition von D̃_k, (iii), §5.2.3</translation>
    </message>
    <message>
        <source>f₀ and f₁ are the same predictor, %1, so there is no contest. Both samples are thrown away and drawn again.</source>
        <translation>f₀ und f₁ sind derselbe Prädiktor, %1, also gibt es kein Duell. Beide Stichproben werden verworfen und neu gezogen.</translation>
    </message>
    <message>
        <source>Definition of D̃_k, (iv)–(v), §5.2.3 · Obs. 24</source>
        <translation>Definition von D̃_k, (iv)–(v), §5.2.3 · Beob. 24</translation>
    </message>
    <message>
        <source>Definition of D̃_k, (∗), §5.2.3</source>
        <translation>Definition von D̃_k, (∗), §5.2.3</translation>
    </message>
    <message>
        <source>The next block would need more than the N = %1 examples this batch may draw. It says Fail and casts no vote.</source>
        <translation>Der nächste Block bräuchte mehr als die N = %1 Beispiele, die dieser Batch ziehen darf. Er meldet Fail und gibt keine Stimme ab.</translation>
    </message>
    <message>
        <source>Algorithm G, step 3, §5.2.3</source>
        <translation>Algorithmus G, Schritt 3, §5.2.3</translation>
    </message>
    <message>
        <source>One last block T is drawn after S: %1. This batch votes for SOA(S ∘ T), which is %2.</source>
        <translation>Ein letzter Block T wird nach S gezogen: %1. Dieser Batch stimmt für SOA(S ∘ T), das ist %2.</translation>
    </message>
    <message>
        <source>Algorithm M, step 1, §5.3.2</source>
        <translation>Algorithmus M, Schritt 1, §5.3.2</translation>
    </message>
    <message>
        <source>There is no other batch.</source>
        <translation>Es gibt keinen anderen Batch.</translation>
    </message>
    <message numerus="yes">
        <source>The other %1 batches run the same way, each on examples of its own.</source>
        <translation>
            <numerusform>Der %1 andere Batch läuft genauso, auf eigenen Beispielen.</numerusform>
            <numerusform>Die anderen %1 Batches laufen genauso, jeder auf eigenen Beispielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>All said Fail, so nobody votes.</source>
        <translation>Alle meldeten Fail, also stimmt niemand ab.</translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote, %2 said Fail; %3 leads with %4.</source>
        <translation>
            <numerusform>%1 Batch stimmt ab, %2 meldeten Fail; vorn liegt %3 mit %4.</numerusform>
            <numerusform>%1 Batches stimmen ab, %2 meldeten Fail; vorn liegt %3 mit %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote, %2 said Fail; %3 predictors lead with %4 each.</source>
        <translation>
            <numerusform>%1 Batch stimmt ab, %2 meldeten Fail; vorn liegen %3 Prädiktoren mit je %4.</numerusform>
            <numerusform>%1 Batches stimmen ab, %2 meldeten Fail; vorn liegen %3 Prädiktoren mit je %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 votes</source>
        <translation>
            <numerusform>%1 Stimme</numerusform>
            <numerusform>%1 Stimmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 Fehler</numerusform>
            <numerusform>%1 Fehlern</numerusform>
        </translation>
    </message>
    <message>
        <source>Hist, Lemma 28 · Theorem 30, step 2</source>
        <translation>Hist, Lemma 28 · Satz 30, Schritt 2</translation>
    </message>
    <message>
        <source>Nobody voted. A count of 0 is never given noise, so nothing can leave.</source>
        <translation>Niemand hat gestimmt. Eine Anzahl von 0 bekommt nie Rauschen, also kann nichts hinaus.</translation>
    </message>
    <message numerus="yes">
        <source>The votes are counted. %1 different predictors got at least one; a predictor without a vote does not appear at all.</source>
        <translation>
            <numerusform>Die Stimmen sind gezählt. Nur %1 Prädiktor bekam Stimmen; wer keine hat, kommt nicht vor.</numerusform>
            <numerusform>Die Stimmen sind gezählt. %1 verschiedene Prädiktoren bekamen mindestens eine; wer keine hat, kommt nicht vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>A predictor leaves only if its count plus noise reaches T = %1. None does: nothing is released.</source>
        <translation>Ein Prädiktor geht nur hinaus, wenn Anzahl plus Rauschen T = %1 erreicht. Keiner schafft es: nichts wird freigegeben.</translation>
    </message>
    <message>
        <source>A predictor leaves only if its count plus noise reaches T = %1. All %2 do.</source>
        <translation>Ein Prädiktor geht nur hinaus, wenn Anzahl plus Rauschen T = %1 erreicht. Alle %2 schaffen es.</translation>
    </message>
    <message>
        <source>A predictor leaves only if its count plus noise reaches T = %1. Here %2 of %3 do; the rest are withheld, as if they had never been seen.</source>
        <translation>Ein Prädiktor geht nur hinaus, wenn Anzahl plus Rauschen T = %1 erreicht. Hier schaffen es %2 von %3; die übrigen bleiben zurück, als wären sie nie gesehen worden.</translation>
    </message>
    <message>
        <source>GenericLearner, Lemma 29 · Theorem 30, step 4</source>
        <translation>GenericLearner, Lemma 29 · Satz 30, Schritt 4</translation>
    </message>
    <message>
        <source>No predictor reached T = %1, so the list is empty. M answers the SOA&apos;s predictor of the empty sample, which depends on no data.</source>
        <translation>Kein Prädiktor erreichte T = %1, also ist die Liste leer. M antwortet mit dem Prädiktor, den der SOA für die leere Stichprobe hat; er hängt von keinen Daten ab.</translation>
    </message>
    <message>
        <source>The %1 released predictors are tried on %2 fresh examples. %3 does best, with %4.</source>
        <translation>Die %1 freigegebenen Prädiktoren werden an %2 frischen Beispielen erprobt. Am besten ist %3, mit %4.</translation>
    </message>
    <message>
        <source>The one released predictor, %1, is tried on %2 fresh examples and makes %3.</source>
        <translation>Der eine freigegebene Prädiktor, %1, wird an %2 frischen Beispielen erprobt, mit %3.</translation>
    </message>
    <message>
        <source>Each gets a chance proportional to exp(−ε · errors/2): few errors are likely, and one example can change any chance only a little.</source>
        <translation>Jeder bekommt eine Wahrscheinlichkeit proportional zu exp(−ε · Fehler/2): wenige Fehler sind wahrscheinlich, und ein einzelnes Beispiel ändert jede Wahrscheinlichkeit nur wenig.</translation>
    </message>
    <message>
        <source>The draw selects %1. It equals the target, so its loss is 0; only we can see that.</source>
        <translation>Die Ziehung wählt %1. Das ist das Ziel, der Verlust also 0; nur hier ist das zu sehen.</translation>
    </message>
    <message>
        <source>The draw selects %1. Its population loss is %2; only we can see that.</source>
        <translation>Die Ziehung wählt %1. Der Verlust unter der Verteilung ist %2; nur hier ist das zu sehen.</translation>
    </message>
    <message>
        <source>Each count gets its own integer noise Z, and Z = z has probability proportional to exp(−ε|z|/2).</source>
        <translation>Jede Anzahl bekommt eigenes ganzzahliges Rauschen Z, und Z = z hat Wahrscheinlichkeit proportional zu exp(−ε|z|/2).</translation>
    </message>
    <message>
        <source>%1 stays at %2.</source>
        <translation>%1 bleibt bei %2.</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3.</source>
        <translation>%1 geht von %2 auf %3.</translation>
    </message>
    <message>
        <source>The next block would need more than the N = %1 examples this batch may draw, so there is no sample S.</source>
        <translation>Der nächste Block bräuchte mehr als die N = %1 Beispiele, die dieser Batch ziehen darf. Also gibt es keine Stichprobe S.</translation>
    </message>
    <message>
        <source>G* answers all the same: block T is drawn, %1, and this batch votes for SOA(T), which is %2. It still gives one vote from its own examples, so privacy is the same.</source>
        <translation>G* antwortet trotzdem: Block T wird gezogen, %1, und dieser Batch stimmt für SOA(T), das ist %2. Er gibt weiterhin eine Stimme aus seinen eigenen Beispielen ab, also ist die Privatheit dieselbe.</translation>
    </message>
    <message>
        <source>Algorithm G* (sharp constants, part 10)</source>
        <translation>Algorithmus G* (scharfe Konstanten, Teil 10)</translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>%1 × %2 · Ldim %3 · VC %4</source>
        <translation>%1 × %2 · Ldim %3 · VC %4</translation>
    </message>
</context>
<context>
    <name>SubsampleCopiesPicture</name>
    <message>
        <source>Row %1 is not drawn with chance %2, once with chance %3.</source>
        <translation>Zeile %1 wird mit Chance %2 nicht gezogen, mit Chance %3 einmal.</translation>
    </message>
</context>
<context>
    <name>SubsamplePage</name>
    <message>
        <source>Draw %1 takes row %2, the one that changes.</source>
        <translation>Ziehung %1 nimmt Zeile %2, die sich ändert.</translation>
    </message>
    <message>
        <source>Draw %1 takes row %2.</source>
        <translation>Ziehung %1 nimmt Zeile %2.</translation>
    </message>
    <message>
        <source>Draws %1 to %2.</source>
        <translation>Ziehungen %1 bis %2.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 came %n times so far.</source>
        <translation>
            <numerusform>Zeile %1 kam bisher %n Mal.</numerusform>
            <numerusform>Zeile %1 kam bisher %n Mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 is not there; A cannot know it.</source>
        <translation>Zeile %1 ist nicht dabei; A kann sie nicht kennen.</translation>
    </message>
    <message>
        <source>Row %1 came once.</source>
        <translation>Zeile %1 kam einmal.</translation>
    </message>
    <message>
        <source>Row %1 came twice.</source>
        <translation>Zeile %1 kam zweimal.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 came %n times.</source>
        <translation>
            <numerusform>Zeile %1 kam %n Mal.</numerusform>
            <numerusform>Zeile %1 kam %n Mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies can make an output %1 times as likely, with chance %2.</source>
        <translation>
            <numerusform>%n Kopie kann eine Ausgabe %1-mal so wahrscheinlich machen, mit Chance %2.</numerusform>
            <numerusform>%n Kopien können eine Ausgabe %1-mal so wahrscheinlich machen, mit Chance %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Over all draws the factor is %1.</source>
        <translation>Über alle Ziehungen ist der Faktor %1.</translation>
    </message>
    <message>
        <source>A was %1-private. Passed on in the order of S the whole is %2-private, shuffled %3.</source>
        <translation>A war %1-privat. In der Reihenfolge von S weitergegeben ist das Ganze %2-privat, gemischt %3.</translation>
    </message>
    <message>
        <source>A was %1-private. Shuffled, the whole is %2-private; in the order of S the formula is not proved.</source>
        <translation>A war %1-privat. Gemischt ist das Ganze %2-privat; für die Reihenfolge von S ist die Formel nicht bewiesen.</translation>
    </message>
    <message>
        <source>A was %1-private, the whole is %2-private.</source>
        <translation>A war %1-privat, das Ganze ist %2-privat.</translation>
    </message>
    <message>
        <source>Without putting back there are too few rows.</source>
        <translation>Ohne Zurücklegen sind es zu wenige Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows keep ε exactly.</source>
        <translation>
            <numerusform>%n Zeile hält ε genau.</numerusform>
            <numerusform>%n Zeilen halten ε genau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 15 is stated for ε up to 1.</source>
        <translation>Lemma 15 gilt für ε bis 1.</translation>
    </message>
    <message>
        <source>Lemma 15 asks for %1.</source>
        <translation>Lemma 15 verlangt %1.</translation>
    </message>
    <message>
        <source>%1 of %2 rows, passed on in the order of S: %3, above the formula’s %4. So shuffle.</source>
        <translation>%1 von %2 Zeilen, in der Reihenfolge von S weitergegeben: %3, über den %4 der Formel. Also mischen.</translation>
    </message>
    <message>
        <source>%1 of %2 rows, passed on in the order of S: %3, no more than the formula’s %4.</source>
        <translation>%1 von %2 Zeilen, in der Reihenfolge von S weitergegeben: %3, nicht mehr als die %4 der Formel.</translation>
    </message>
    <message>
        <source>Lemma 15 (after [BNSV15])</source>
        <translation>Lemma 15 (nach [BNSV15])</translation>
    </message>
    <message>
        <source>DF Lemma 8</source>
        <translation>DF Lemma 8</translation>
    </message>
    <message>
        <source>Lemma 15 (after [BNSV15]) · DF Lemma 8</source>
        <translation>Lemma 15 (nach [BNSV15]) · DF Lemma 8</translation>
    </message>
    <message>
        <source>Draw, one row per step</source>
        <translation>Ziehen, eine Zeile je Schritt</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A sees the drawn rows and nothing else.</source>
        <translation>A sieht die gezogenen Zeilen und sonst nichts.</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>Strecken</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Lemma 15</source>
        <translation>Lemma 15</translation>
    </message>
    <message>
        <source>The stretch (1 + ($e^ε$ − 1)/$n$)$^m$ is attained, so %1 is exact. For any $m$, ($e^ε$ − 1)$m$/$ε$ = %2$m$ is enough.</source>
        <translation>Die Streckung (1 + ($e^ε$ − 1)/$n$)$^m$ wird erreicht, also ist %1 exakt. Für jedes $m$ reicht ($e^ε$ − 1)$m$/$ε$ = %2$m$.</translation>
    </message>
    <message>
        <source>%1 rows, not %2</source>
        <comment>keep ε</comment>
        <translation>%1 Zeilen, nicht %2</translation>
    </message>
    <message>
        <source>How many rows keep it</source>
        <translation>Wie viele Zeilen es halten</translation>
    </message>
    <message>
        <source>Lemma 15 asks for 9$m$.</source>
        <translation>Lemma 15 verlangt 9$m$.</translation>
    </message>
    <message>
        <source>The printed bounds are stated for $ε$ &lt; 1.</source>
        <translation>Die gedruckten Schranken gelten für $ε$ &lt; 1.</translation>
    </message>
    <message>
        <source>At most one copy</source>
        <translation>Höchstens eine Kopie</translation>
    </message>
    <message>
        <source>The row is drawn with chance $ν$ = $m$/$n$ or not at all: the whole is ln(1 + $ν$($e^ε$ − 1))-private, and that is attained.</source>
        <translation>Die Zeile wird mit Chance $ν$ = $m$/$n$ gezogen oder gar nicht: Das Ganze ist ln(1 + $ν$($e^ε$ − 1))-privat, und das wird erreicht.</translation>
    </message>
    <message>
        <source>In the order of $S$</source>
        <translation>In der Reihenfolge von $S$</translation>
    </message>
    <message>
        <source>One swap moves many places, so the formula does not cover it. The paper’s 2$ε$$ν$ held in every case that was tried.</source>
        <translation>Ein Tausch verschiebt viele Plätze, also deckt die Formel ihn nicht. Die 2$ε$$ν$ der Arbeit hielten in jedem versuchten Fall.</translation>
    </message>
    <message>
        <source>$δ$′ = %1 $δ$, an upper bound.</source>
        <translation>$δ$′ = %1 $δ$, eine obere Schranke.</translation>
    </message>
    <message>
        <source>$δ$′ = $ν$ $δ$ = %1 $δ$.</source>
        <translation>$δ$′ = $ν$ $δ$ = %1 $δ$.</translation>
    </message>
    <message>
        <source>The printed one is %1 $δ$.</source>
        <translation>Die gedruckte ist %1 $δ$.</translation>
    </message>
    <message>
        <source>$δ$ shrinks as well</source>
        <translation>Auch $δ$ schrumpft</translation>
    </message>
    <message>
        <source>What becomes of $δ$</source>
        <translation>Was aus $δ$ wird</translation>
    </message>
    <message>
        <source>Draws without the row reveal nothing about it: they have probability %1.</source>
        <translation>Ziehungen ohne die Zeile verraten nichts von ihr: Sie haben Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>Without replacement it would be %1.</source>
        <translation>Ohne Zurücklegen wäre es %1.</translation>
    </message>
    <message>
        <source>With replacement it would be %1.</source>
        <translation>Mit Zurücklegen wäre es %1.</translation>
    </message>
    <message>
        <source>Sampling without replacement keeps ε for any number of rows.</source>
        <translation>Ziehen ohne Zurücklegen hält ε für jede Anzahl von Zeilen.</translation>
    </message>
    <message>
        <source>What is %1-private becomes %2-private</source>
        <translation>Was %1-privat ist, wird %2-privat</translation>
    </message>
    <message>
        <source>Above, the rows of S and those that are drawn, in the order in which A sees them. In the middle, how likely the changed row comes so many times (upper bar), and each piece stretched by what so many copies can do (lower bar), with and without putting back. Below, the privacy of the whole by the rows of S, attained (solid) and bounded (dashed), and what the order does in a small case, exact.</source>
        <translation>Oben die Zeilen von S und die gezogenen, in der Reihenfolge, in der A sie sieht. In der Mitte, wie wahrscheinlich die geänderte Zeile so oft kommt (oberer Balken), und jedes Stück gestreckt um das, was so viele Kopien bewirken (unterer Balken), mit und ohne Zurücklegen. Unten die Privatheit des Ganzen nach den Zeilen von S, erreicht (durchgezogen) und als Schranke (gestrichelt), und was die Reihenfolge in einem kleinen Fall bewirkt, exakt.</translation>
    </message>
    <message>
        <source>How likely the changed row is drawn so many times, exact.</source>
        <translation>Wie wahrscheinlich die geänderte Zeile so oft gezogen wird, exakt.</translation>
    </message>
    <message>
        <source>All rows are drawn: what is %1-private stays %1-private</source>
        <translation>Alle Zeilen werden gezogen: Was %1-privat ist, bleibt %1-privat</translation>
    </message>
    <message>
        <source>What is %1-private stays %1-private</source>
        <translation>Was %1-privat ist, bleibt %1-privat</translation>
    </message>
</context>
<context>
    <name>SubsamplePicture</name>
    <message numerus="yes">
        <source>%n rows are drawn from %1; row %2 is among them %3 times.</source>
        <translation>
            <numerusform>%n Zeile wird aus %1 gezogen; Zeile %2 ist %3-mal dabei.</numerusform>
            <numerusform>%n Zeilen werden aus %1 gezogen; Zeile %2 ist %3-mal dabei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole is %1-private where A is %2-private.</source>
        <translation>Das Ganze ist %1-privat, wo A %2-privat ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n Ziehung</numerusform>
            <numerusform>%n Ziehungen</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n rows those that matter here</source>
        <translation>
            <numerusform>von %n Zeile die, auf die es ankommt</numerusform>
            <numerusform>von %n Zeilen die, auf die es ankommt</numerusform>
        </translation>
    </message>
    <message>
        <source>putting back</source>
        <translation>zurückgelegt</translation>
    </message>
    <message>
        <source>never back</source>
        <translation>nie zurück</translation>
    </message>
    <message>
        <source>(Lemma 15)</source>
        <translation>(Lemma 15)</translation>
    </message>
    <message>
        <source>(DF Lemma 8)</source>
        <translation>(DF Lemma 8)</translation>
    </message>
    <message>
        <source>Cut by how often row %1 comes, stretch each piece</source>
        <translation>Teilen, wie oft Zeile %1 kommt, jedes Stück strecken</translation>
    </message>
    <message>
        <source>$j$ copies let the chance of an output grow $e^{jε}$-fold</source>
        <translation>$j$ Kopien lassen die Chance einer Ausgabe auf das $e^{jε}$-fache wachsen</translation>
    </message>
    <message>
        <source>$m$ &gt; $n$: without putting back there are too few rows</source>
        <translation>$m$ &gt; $n$: ohne Zurücklegen sind es zu wenige Zeilen</translation>
    </message>
    <message>
        <source>How many rows keep $ε$?</source>
        <translation>Wie viele Zeilen halten $ε$?</translation>
    </message>
    <message>
        <source>$n$, rows of $S$ (log scale); solid: attained, dashed: bound</source>
        <translation>$n$, Zeilen von $S$ (log. Skala); voll: erreicht, gestrichelt: Schranke</translation>
    </message>
    <message>
        <source>$n$, rows of $S$ (log scale); printed bounds are stated for $ε$ &lt; 1</source>
        <translation>$n$, Zeilen von $S$ (log. Skala); gedruckte Schranken gelten für $ε$ &lt; 1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows keep it</source>
        <translation>
            <numerusform>%n Zeile hält es</numerusform>
            <numerusform>%n Zeilen halten es</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 15: 9$m$</source>
        <translation>Lemma 15: 9$m$</translation>
    </message>
    <message>
        <source>Shuffle what you pass on</source>
        <translation>Mischen, was man weitergibt</translation>
    </message>
    <message numerus="yes">
        <source>$n$ = %1, $m$ = %2, $ε$ = %3, all %n data sets, exact</source>
        <translation>
            <numerusform>$n$ = %1, $m$ = %2, $ε$ = %3, alle %n Datensätze, exakt</numerusform>
            <numerusform>$n$ = %1, $m$ = %2, $ε$ = %3, alle %n Datensätze, exakt</numerusform>
        </translation>
    </message>
    <message>
        <source>put back</source>
        <translation>zurückgelegt</translation>
    </message>
    <message>
        <source>never, shuffled</source>
        <translation>nie, gemischt</translation>
    </message>
    <message>
        <source>never, in order</source>
        <translation>nie, gereiht</translation>
    </message>
    <message>
        <source>In the order of $S$ one swap moves many places: the formula, %1, is exceeded.</source>
        <translation>In der Reihenfolge von $S$ verschiebt ein Tausch viele Plätze: Die Formel, %1, wird überschritten.</translation>
    </message>
    <message>
        <source>In the order of $S$ one swap moves many places; here the formula, %1, still holds.</source>
        <translation>In der Reihenfolge von $S$ verschiebt ein Tausch viele Plätze; hier hält die Formel, %1, noch.</translation>
    </message>
    <message>
        <source>The paper’s 2$ε$$ν$ still covers it here.</source>
        <translation>Die 2$ε$$ν$ der Arbeit decken es hier noch.</translation>
    </message>
    <message>
        <source>So is the paper’s 2$ε$$ν$.</source>
        <translation>Die 2$ε$$ν$ der Arbeit auch.</translation>
    </message>
</context>
<context>
    <name>SubsampleTable</name>
    <message>
        <source>putting back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>after each</source>
        <translation>nach jeder</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>rows of S</source>
        <translation>Zeilen von S</translation>
    </message>
    <message>
        <source>ε′, putting back</source>
        <translation>ε′, zurückgelegt</translation>
    </message>
    <message>
        <source>ε′, never back</source>
        <translation>ε′, nie zurück</translation>
    </message>
    <message>
        <source>6εm/n [BNSV15]</source>
        <translation>6εm/n [BNSV15]</translation>
    </message>
    <message>
        <source>2εν, DF Lemma 8</source>
        <translation>2εν, DF Lemma 8</translation>
    </message>
    <message>
        <source>in the picture</source>
        <translation>im Bild</translation>
    </message>
    <message>
        <source>passed on</source>
        <translation>weitergegeben</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>ε before</source>
        <translation>ε davor</translation>
    </message>
    <message>
        <source>ε′, exact</source>
        <translation>ε′, exakt</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>zurückgelegt</translation>
    </message>
    <message>
        <source>never, shuffled</source>
        <translation>nie, gemischt</translation>
    </message>
    <message>
        <source>never, in order</source>
        <translation>nie, gereiht</translation>
    </message>
    <message>
        <source>never, 2εν of the paper</source>
        <translation>nie, 2εν der Arbeit</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Ziehung</translation>
    </message>
    <message>
        <source>row of S</source>
        <translation>Zeile von S</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>it changes</source>
        <translation>sie ändert sich</translation>
    </message>
</context>
<context>
    <name>TableStation</name>
    <message>
        <source>A class is a table of answers</source>
        <translation>Eine Klasse ist eine Tabelle von Antworten</translation>
    </message>
    <message>
        <source>A learner sees some columns and must guess the rest.</source>
        <translation>Ein Lerner sieht einige Spalten und muss den Rest raten.</translation>
    </message>
    <message>
        <source>One row is hidden. Which point would you ask first?</source>
        <translation>Eine Zeile ist versteckt. Welchen Punkt würden Sie zuerst fragen?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>rows that say −</source>
        <translation>Zeilen, die − sagen</translation>
    </message>
    <message>
        <source>rows that say +</source>
        <translation>Zeilen, die + sagen</translation>
    </message>
    <message>
        <source>rows left at worst</source>
        <translation>Zeilen übrig, höchstens</translation>
    </message>
    <message>
        <source>There is only one row.</source>
        <translation>Es gibt nur eine Zeile.</translation>
    </message>
    <message numerus="yes">
        <source>Point %1: %2 rows are left, whatever it says.</source>
        <translation>
            <numerusform>Punkt %1: %2 Zeile bleibt, was er auch sagt.</numerusform>
            <numerusform>Punkt %1: %2 Zeilen bleiben, was er auch sagt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point %1: at most %2 rows are left.</source>
        <translation>
            <numerusform>Punkt %1: höchstens %2 Zeile bleibt.</numerusform>
            <numerusform>Punkt %1: höchstens %2 Zeilen bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 questions find the row.</source>
        <translation>
            <numerusform>%1 Frage findet die Zeile.</numerusform>
            <numerusform>%1 Fragen finden die Zeile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then %1 or %2, then one more: %3 questions find the row.</source>
        <translation>Dann %1 oder %2, dann noch einer: %3 Fragen finden die Zeile.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>A table of %1 rows on %2 points. One of the rows is hidden.</source>
        <translation>Eine Tabelle von %1 Zeilen auf %2 Punkten. Eine der Zeilen ist versteckt.</translation>
    </message>
    <message>
        <source>Point %1 parts them: %2 say −, %3 say +.</source>
        <translation>Punkt %1 teilt sie: %2 sagen −, %3 sagen +.</translation>
    </message>
    <message numerus="yes">
        <source>After point %1, at most %2 rows are left.</source>
        <translation>
            <numerusform>Nach Punkt %1 bleibt höchstens %2 Zeile.</numerusform>
            <numerusform>Nach Punkt %1 bleiben höchstens %2 Zeilen.</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
</context>
<context>
    <name>TheoremStation</name>
    <message>
        <source>The theorem</source>
        <translation>Der Satz</translation>
    </message>
    <message>
        <source>What can be learned online can be learned privately</source>
        <translation>Was sich online lernen lässt, lässt sich privat lernen</translation>
    </message>
    <message>
        <source>What can be learned online can be learned privately.</source>
        <translation>Was sich online lernen lässt, lässt sich privat lernen.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>mistakes that can be forced</source>
        <translation>Fehler, die sich erzwingen lassen</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>Batches</translation>
    </message>
    <message>
        <source>batches that vote for the answer</source>
        <translation>Batches, die für die Antwort stimmen</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>best guess</source>
        <translation>bester Tipp</translation>
    </message>
    <message>
        <source>ε and δ allow</source>
        <translation>ε und δ erlauben</translation>
    </message>
    <message>
        <source>the answer that leaves</source>
        <translation>die Antwort, die hinausgeht</translation>
    </message>
    <message>
        <source>examples, M</source>
        <translation>Beispiele, M</translation>
    </message>
    <message>
        <source>examples, lean</source>
        <translation>Beispiele, Lean</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>No mistake at all.</source>
        <translation>Gar kein Fehler.</translation>
    </message>
    <message>
        <source>One mistake, never two.</source>
        <translation>Ein Fehler, nie zwei.</translation>
    </message>
    <message>
        <source>%1 mistakes, never %2.</source>
        <translation>%1 Fehler, nie %2.</translation>
    </message>
    <message>
        <source>%1 of %2 say %3</source>
        <translation>%1 von %2 sagen %3</translation>
    </message>
    <message>
        <source>A mistake tree with a path of contests over it, the votes of the batches, one count with noise, the privacy boundary and the answer %1.</source>
        <translation>Ein Fehlerbaum mit einem Weg von Duellen darüber, die Stimmen der Batches, eine Anzahl mit Rauschen, die Grenze der Privatheit und die Antwort %1.</translation>
    </message>
    <message>
        <source>So runs agree.</source>
        <translation>So sind Läufe einig.</translation>
    </message>
    <message>
        <source>%1 + noise</source>
        <translation>%1 + Rauschen</translation>
    </message>
    <message>
        <source>One person moves one vote.</source>
        <translation>Eine Person bewegt eine Stimme.</translation>
    </message>
    <message>
        <source>Best guess: %1.</source>
        <translation>Bester Tipp: %1.</translation>
    </message>
    <message>
        <source>$ε$ = %1, $δ$ = %2 allow %3.</source>
        <translation>$ε$ = %1, $δ$ = %2 erlauben %3.</translation>
    </message>
    <message>
        <source>One answer leaves: %1.</source>
        <translation>Eine Antwort geht hinaus: %1.</translation>
    </message>
    <message>
        <source>%1 examples</source>
        <translation>%1 Beispiele</translation>
    </message>
    <message>
        <source>finite Ldim</source>
        <translation>endliche Ldim</translation>
    </message>
    <message>
        <source>privately learnable</source>
        <translation>privat lernbar</translation>
    </message>
    <message>
        <source>chapter II: thresholds</source>
        <translation>Kapitel II: Schwellen</translation>
    </message>
    <message>
        <source>examples, chain</source>
        <translation>Beispiele, Chain</translation>
    </message>
    <message>
        <source>lean: %1, chain: %2</source>
        <translation>Lean: %1, Chain: %2</translation>
    </message>
    <message>
        <source>lean: %1</source>
        <translation>Lean: %1</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>A small picture of %1.</source>
        <translation>Ein kleines Bild von %1.</translation>
    </message>
</context>
<context>
    <name>TournamentCoins</name>
    <message>
        <source>A coin that lied</source>
        <translation>Eine Münze, die log</translation>
    </message>
    <message>
        <source>$c$ does not fit any more</source>
        <translation>$c$ passt nicht mehr</translation>
    </message>
    <message>
        <source>from then on the SOA only patches (Definition 11)</source>
        <translation>von da an flickt die SOA nur (Definition 11)</translation>
    </message>
    <message>
        <source>still fits: %1</source>
        <translation>passt noch: %1</translation>
    </message>
    <message>
        <source>no row fits</source>
        <translation>keine Zeile passt</translation>
    </message>
    <message>
        <source>no row fits: one cell is patched</source>
        <translation>keine Zeile passt: eine Zelle wird geflickt</translation>
    </message>
    <message>
        <source>None so far. A false coin may leave no row that fits; from then on the SOA only patches single cells (Definition 11).</source>
        <translation>Bisher keine. Nach einer falschen Münze passt vielleicht keine Zeile mehr; von da an flickt die SOA nur einzelne Zellen (Definition 11).</translation>
    </message>
    <message>
        <source>All coins true is rare</source>
        <translation>Alle Münzen wahr: selten</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>chance of it, $ρ_k$</source>
        <translation>Chance dafür, $ρ_k$</translation>
    </message>
    <message>
        <source>target comes out</source>
        <translation>Ziel kommt heraus</translation>
    </message>
    <message>
        <source>fair coins: $k$ on one path are all true with chance $2^{-k}$</source>
        <translation>faire Münzen: $k$ auf einem Weg sind alle wahr mit Chance $2^{-k}$</translation>
    </message>
</context>
<context>
    <name>TournamentPicture</name>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>coin disagrees with $c$</source>
        <translation>Münze widerspricht $c$</translation>
    </message>
    <message>
        <source>redraws, $f_0 = f_1$</source>
        <translation>Neuziehungen, $f_0 = f_1$</translation>
    </message>
    <message>
        <source>Fail: the next block would pass the cap $N$ = %1. This batch does not vote.</source>
        <translation>Fail: der nächste Block überschritte die Grenze $N$ = %1. Dieser Batch stimmt nicht ab.</translation>
    </message>
    <message>
        <source>$S$ grows here, once a contest is decided.</source>
        <translation>Hier wächst $S$, sobald ein Duell entschieden ist.</translation>
    </message>
    <message>
        <source>$S$ = ∅. Next, $T$ is drawn.</source>
        <translation>$S$ = ∅. Als Nächstes wird $T$ gezogen.</translation>
    </message>
    <message>
        <source>not in the class</source>
        <translation>nicht in der Klasse</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>Fail: the next block would pass the cap $N$ = %1.</source>
        <translation>Fail: der nächste Block überschritte die Grenze $N$ = %1.</translation>
    </message>
    <message>
        <source>A tournament of level %1 that failed: its cap was used up.</source>
        <translation>Ein Turnier der Stufe %1, das scheiterte: seine Grenze war erreicht.</translation>
    </message>
    <message>
        <source>Level 0: T was drawn on the empty sample.</source>
        <translation>Stufe 0: T wurde nach der leeren Stichprobe gezogen.</translation>
    </message>
    <message>
        <source>Level 0: nothing is drawn yet.</source>
        <translation>Stufe 0: noch ist nichts gezogen.</translation>
    </message>
    <message>
        <source>Ldim %1</source>
        <translation>Ldim %1</translation>
    </message>
    <message>
        <source>no row fits</source>
        <translation>keine Zeile passt</translation>
    </message>
    <message>
        <source>SOA erred in a contest</source>
        <translation>SOA irrt in einem Duell</translation>
    </message>
    <message>
        <source>SOA erred in a block</source>
        <translation>SOA irrt in einem Block</translation>
    </message>
    <message>
        <source>Ldim left, – if no row fits</source>
        <translation>Ldim übrig, – wenn keine Zeile passt</translation>
    </message>
    <message>
        <source>A tournament of level %1. Contests that are decided: %2 of %3.</source>
        <translation>Ein Turnier der Stufe %1. Entschiedene Duelle: %2 von %3.</translation>
    </message>
    <message>
        <source>A tournament of level %1 that failed: its cap was used up. G* votes for SOA(T).</source>
        <translation>Ein gescheitertes Turnier der Stufe %1: Seine Grenze war aufgebraucht. G* stimmt für SOA(T).</translation>
    </message>
    <message>
        <source>The next block would pass the cap $N$ = %1, so $S$ = ∅.</source>
        <translation>Der nächste Block überschritte die Grenze $N$ = %1, also $S$ = ∅.</translation>
    </message>
    <message>
        <source>The next block would pass the cap $N$ = %1, so there is no $S$. Next, $T$ is drawn.</source>
        <translation>Der nächste Block überschritte die Grenze $N$ = %1, also gibt es kein $S$. Als Nächstes wird $T$ gezogen.</translation>
    </message>
    <message>
        <source>SOA(%1) is not in the class</source>
        <translation>SOA(%1) ist nicht in der Klasse</translation>
    </message>
    <message>
        <source>SOA(%1) = %2</source>
        <translation>SOA(%1) = %2</translation>
    </message>
</context>
<context>
    <name>TournamentStaircase</name>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Why it must end</source>
        <translation>Warum es enden muss</translation>
    </message>
    <message>
        <source>One column for each example of $S$, and the rows that still fit.</source>
        <translation>Eine Spalte je Beispiel von $S$ und die Zeilen, die noch passen.</translation>
    </message>
    <message>
        <source>rows that still fit $S$. A contest won is a mistake forced; at Ldim 0 none is left.</source>
        <translation>Zeilen, die noch zu $S$ passen. Jedes Duell erzwingt einen Fehler; bei Ldim 0 ist keiner übrig.</translation>
    </message>
    <message>
        <source>no row fits $S$ any more: from now on the SOA only patches single cells.</source>
        <translation>keine Zeile passt mehr zu $S$: die SOA flickt von nun an nur einzelne Zellen.</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>SOA said</source>
        <translation>SOA sagte</translation>
    </message>
    <message>
        <source>rows that fit</source>
        <translation>passende Zeilen</translation>
    </message>
    <message>
        <source>Ldim left</source>
        <translation>Ldim übrig</translation>
    </message>
</context>
<context>
    <name>TwicePicture</name>
    <message>
        <source>Not run yet.</source>
        <translation>Noch nicht ausgeführt.</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>erster Lauf</translation>
    </message>
    <message>
        <source>second run</source>
        <translation>zweiter Lauf</translation>
    </message>
    <message>
        <source>They agree</source>
        <translation>Sie stimmen überein</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>Sie weichen ab</translation>
    </message>
    <message>
        <source>%1 of %2 pairs agreed</source>
        <translation>%1 von %2 Paaren stimmten überein</translation>
    </message>
    <message>
        <source>These runs would take too long.</source>
        <translation>Diese Läufe würden zu lange dauern.</translation>
    </message>
</context>
<context>
    <name>TwoWorldsPicture</name>
    <message numerus="yes">
        <source>%n classes by their Littlestone dimension. Online: mistakes, expected mistakes and regret. Privately: examples. The highest is %1, at %2.</source>
        <translation>
            <numerusform>%n Klasse nach ihrer Littlestone-Dimension. Online: Fehler, erwartete Fehler und Regret. Privat: Beispiele. Es ist %1, bei %2.</numerusform>
            <numerusform>%n Klassen nach ihrer Littlestone-Dimension. Online: Fehler, erwartete Fehler und Regret. Privat: Beispiele. Die höchste ist %1, bei %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Online</source>
        <translation>Online</translation>
    </message>
    <message>
        <source>mistakes, in a game against you</source>
        <translation>Fehler, in einem Spiel gegen Sie</translation>
    </message>
    <message>
        <source>examples $n$, each line a thousand times more</source>
        <translation>Beispiele $n$, jede Linie tausendmal mehr</translation>
    </message>
    <message>
        <source>examples $n$, each line $10^{%1}$ times more</source>
        <translation>Beispiele $n$, jede Linie $10^{%1}$-mal mehr</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>Privat</translation>
    </message>
    <message>
        <source>thresholds on ℝ</source>
        <translation>Schwellen auf ℝ</translation>
    </message>
    <message>
        <source>a point between any two: it never ends</source>
        <translation>zwischen je zweien ein Punkt: es endet nie</translation>
    </message>
    <message>
        <source>mistakes, expected mistakes, regret: one scale</source>
        <translation>Fehler, erwartete Fehler, Regret: eine Skala</translation>
    </message>
    <message>
        <source>examples that the promise asks for (log scale)</source>
        <translation>Beispiele, die das Versprechen verlangt (log. Skala)</translation>
    </message>
    <message>
        <source>SOA %1</source>
        <translation>SOA %1</translation>
    </message>
    <message>
        <source>%1 by coin</source>
        <translation>%1 mit Münze</translation>
    </message>
    <message>
        <source>regret</source>
        <translation>Regret</translation>
    </message>
    <message>
        <source>M %1</source>
        <translation>M %1</translation>
    </message>
    <message>
        <source>sharp %1</source>
        <translation>scharf %1</translation>
    </message>
    <message>
        <source>paper %1</source>
        <translation>Arbeit %1</translation>
    </message>
    <message>
        <source>finite $d$</source>
        <translation>endliches $d$</translation>
    </message>
    <message>
        <source>a private learner, from some $n$ on.</source>
        <translation>ein privater Lerner, ab einem $n$.</translation>
    </message>
    <message>
        <source>log $n$ grows like $2^d$: Theorem 3</source>
        <translation>log $n$ wächst wie $2^d$: Satz 3</translation>
    </message>
    <message>
        <source>one private learner that is barely right.</source>
        <translation>ein privater Lerner, der gerade noch recht hat.</translation>
    </message>
    <message>
        <source>$d$ &lt; a tower about $n$ high: Theorem 2</source>
        <translation>$d$ &lt; ein Turm etwa der Höhe $n$: Satz 2</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>no $n$ is enough (Theorem 1)</source>
        <translation>kein $n$ genügt (Satz 1)</translation>
    </message>
    <message>
        <source>examples $n$, each line a hundred times more</source>
        <translation>Beispiele $n$, jede Linie das Hundertfache</translation>
    </message>
    <message>
        <source>PF %1</source>
        <translation>PF %1</translation>
    </message>
</context>
<context>
    <name>VotesPage</name>
    <message>
        <source>Lemma 9</source>
        <translation>Lemma 9</translation>
    </message>
    <message>
        <source>Definition 11, SOA</source>
        <translation>Definition 11, SOA</translation>
    </message>
    <message>
        <source>a new predictor</source>
        <translation>ein neuer Prädiktor</translation>
    </message>
    <message numerus="yes">
        <source>No hypothesis fits block %1: %2 errs on %n of its examples, the fewest.</source>
        <translation>
            <numerusform>Keine Hypothese passt zu Block %1: %2 irrt bei %n seiner Beispiele, am wenigsten.</numerusform>
            <numerusform>Keine Hypothese passt zu Block %1: %2 irrt bei %n seiner Beispiele, am wenigsten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Block %1: the SOA ends at %2.</source>
        <translation>Block %1: der SOA endet bei %2.</translation>
    </message>
    <message>
        <source>Block %1 never saw a −: it says %2.</source>
        <translation>Block %1 sah nie ein −: er sagt %2.</translation>
    </message>
    <message>
        <source>Block %1 never saw a +: it says %2.</source>
        <translation>Block %1 sah nie ein +: er sagt %2.</translation>
    </message>
    <message>
        <source>Block %1 takes %2, the first that fits its examples.</source>
        <translation>Block %1 nimmt %2, die erste, die zu seinen Beispielen passt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The count stays at %1, and with it the chance of +, %2.</source>
        <translation>Die Zahl bleibt bei %1 und mit ihr die Chance für +, %2.</translation>
    </message>
    <message>
        <source>One more vote, %1: + has chance %2, not %3.</source>
        <translation>Eine Stimme mehr, %1: + hat die Chance %2, nicht %3.</translation>
    </message>
    <message>
        <source>One vote less, %1: + has chance %2, not %3.</source>
        <translation>Eine Stimme weniger, %1: + hat die Chance %2, nicht %3.</translation>
    </message>
    <message>
        <source>One of the two chances changes by the factor %1.</source>
        <translation>Eine der beiden Chancen ändert sich um den Faktor %1.</translation>
    </message>
    <message>
        <source>One of the two chances changes by the factor %1, all that ε = %2 allows.</source>
        <translation>Eine der beiden Chancen ändert sich um den Faktor %1, alles, was ε = %2 erlaubt.</translation>
    </message>
    <message>
        <source>One of the two chances changes by the factor %1; ε = %2 allows %3.</source>
        <translation>Eine der beiden Chancen ändert sich um den Faktor %1; ε = %2 erlaubt %3.</translation>
    </message>
    <message numerus="yes">
        <source>No hypothesis fits block %1: the SOA ends at %2 and errs on %n of its examples.</source>
        <translation>
            <numerusform>Keine Hypothese passt zu Block %1: Der SOA endet bei %2 und irrt bei %n seiner Beispiele.</numerusform>
            <numerusform>Keine Hypothese passt zu Block %1: Der SOA endet bei %2 und irrt bei %n seiner Beispiele.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more vote, %1: + keeps chance %2.</source>
        <translation>Eine Stimme mehr, %1: + behält die Chance %2.</translation>
    </message>
    <message>
        <source>One vote less, %1: + keeps chance %2.</source>
        <translation>Eine Stimme weniger, %1: + behält die Chance %2.</translation>
    </message>
    <message>
        <source>One of the two samples has a chance of 0 where the other has a positive one: no ε holds, the step is at most %1.</source>
        <translation>Eine der beiden Stichproben hat eine Chance 0, wo die andere eine positive hat: Kein ε gilt, der Schritt ist höchstens %1.</translation>
    </message>
    <message numerus="yes">
        <source>One block gets all %n example(s).</source>
        <translation>
            <numerusform>Ein Block bekommt das einzige Beispiel.</numerusform>
            <numerusform>Ein Block bekommt alle %n Beispiele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %1 blocks gets %n example(s) and never sees the others.</source>
        <translation>
            <numerusform>Jeder von %1 Blöcken erhält %n Beispiel und sieht die anderen nie.</numerusform>
            <numerusform>Jeder von %1 Blöcken erhält %n Beispiele und sieht die anderen nie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n example(s) are left over.</source>
        <translation>
            <numerusform>%n Beispiel bleibt übrig.</numerusform>
            <numerusform>%n Beispiele bleiben übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Austeilen</translation>
    </message>
    <message>
        <source>Train, one block per step</source>
        <translation>Lernen, ein Block je Schritt</translation>
    </message>
    <message>
        <source>Train, some blocks per step</source>
        <translation>Lernen, einige Blöcke je Schritt</translation>
    </message>
    <message>
        <source>Blocks %1 to %2 have trained, each alone.</source>
        <translation>Die Blöcke %1 bis %2 haben gelernt, jeder allein.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 say +, so + has chance %2.</source>
        <translation>
            <numerusform>%n von %1 sagt +, also hat + die Chance %2.</numerusform>
            <numerusform>%n von %1 sagen +, also hat + die Chance %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 9 · after Dwork–Feldman, Thm 4.1</source>
        <translation>Lemma 9 · nach Dwork–Feldman, Satz 4.1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>The coin falls on %1, which had chance %2. Nothing else leaves.</source>
        <translation>Die Münze fällt auf %1, das die Chance %2 hatte. Sonst geht nichts hinaus.</translation>
    </message>
    <message>
        <source>Example %1 stays what it is: no answer changes.</source>
        <translation>Beispiel %1 bleibt, was es ist: keine Antwort ändert sich.</translation>
    </message>
    <message>
        <source>Change one</source>
        <translation>Eins ändern</translation>
    </message>
    <message>
        <source>Example %1 is left over. Had it been %2 instead of %3, no block would see it.</source>
        <translation>Beispiel %1 bleibt übrig. Wäre es %2 statt %3, sähe es kein Block.</translation>
    </message>
    <message>
        <source>No block trains again.</source>
        <translation>Kein Block lernt neu.</translation>
    </message>
    <message>
        <source>Had example %1 been %2 instead of %3, only block %4 would see it.</source>
        <translation>Wäre Beispiel %1 %2 statt %3, sähe es nur Block %4.</translation>
    </message>
    <message>
        <source>Block %1 would learn %2 and still say %3 at %4.</source>
        <translation>Block %1 lernte %2 und sagte weiter %3 bei %4.</translation>
    </message>
    <message>
        <source>Block %1 would learn %2 and say %3 at %4.</source>
        <translation>Block %1 lernte %2 und sagte %3 bei %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 votes make + as likely as %2</source>
        <translation>
            <numerusform>%n von %1 Stimmen macht + so wahrscheinlich wie %2</numerusform>
            <numerusform>%n von %1 Stimmen machen + so wahrscheinlich wie %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the boundary, what each block is given, what it learns and its vote at the asked point, and how likely the answer is + by votes, for each rule (short ticks: exact). Behind it, all that leaves, and what would have left had one example been another. Below, the expected loss by the number of blocks, exact.</source>
        <translation>Vor der Grenze, was jeder Block bekommt, was er lernt und seine Stimme am gefragten Punkt, und wie wahrscheinlich die Antwort + ist, nach Stimmen, für jede Regel (kurze Striche: exakt). Dahinter alles, was hinausgeht, und was hinausgegangen wäre, wäre ein Beispiel ein anderes gewesen. Unten der erwartete Verlust nach der Zahl der Blöcke, exakt.</translation>
    </message>
    <message>
        <source>The expected loss of one answer by the number of blocks, exact: thick ticks for the chosen rule, thin ones for the other. Few voters leave the coin shy, many know too little each.</source>
        <translation>Der erwartete Verlust einer Antwort nach der Zahl der Blöcke, exakt: dicke Striche für die gewählte Regel, dünne für die andere. Mit wenigen Wählern bleibt die Münze scheu, von vielen weiß jeder zu wenig.</translation>
    </message>
    <message numerus="yes">
        <source>%n voters lose least: %1</source>
        <translation>
            <numerusform>%n Wähler verliert am wenigsten: %1</numerusform>
            <numerusform>%n Wähler verlieren am wenigsten: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>One more vote, %1: − has chance %2, not %3.</source>
        <translation>Eine Stimme mehr, %1: − hat die Chance %2, nicht %3.</translation>
    </message>
    <message>
        <source>One vote less, %1: − has chance %2, not %3.</source>
        <translation>Eine Stimme weniger, %1: − hat die Chance %2, nicht %3.</translation>
    </message>
</context>
<context>
    <name>VotesPicture</name>
    <message>
        <source>its SOA says</source>
        <translation>sein SOA sagt</translation>
    </message>
    <message>
        <source>first consistent</source>
        <translation>erste passende</translation>
    </message>
    <message>
        <source>fewest errors</source>
        <translation>wenigste Fehler</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message numerus="yes">
        <source>block: its %n examples, what it learned, its vote</source>
        <translation>
            <numerusform>Block: sein Beispiel, was er lernte, seine Stimme</numerusform>
            <numerusform>Block: seine %n Beispiele, was er lernte, seine Stimme</numerusform>
        </translation>
    </message>
    <message>
        <source>blocks that agree</source>
        <translation>Blöcke, die einig sind</translation>
    </message>
    <message numerus="yes">
        <source>block: its %n examples</source>
        <translation>
            <numerusform>Block: sein Beispiel</numerusform>
            <numerusform>Block: seine %n Beispiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n Block</numerusform>
            <numerusform>%n Blöcke</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 blocks with %2 other hypotheses</source>
        <translation>und %1 Blöcke mit %2 anderen Hypothesen</translation>
    </message>
    <message>
        <source>These are too many examples for exact sums, which go up to %1. The answers above are exact all the same.</source>
        <translation>Das sind zu viele Beispiele für exakte Summen, die bis %1 reichen. Die Antworten oben sind trotzdem exakt.</translation>
    </message>
    <message>
        <source>Too large to be summed exactly: %1.</source>
        <translation>Zu groß, um exakt summiert zu werden: %1.</translation>
    </message>
    <message>
        <source>working it out…</source>
        <translation>wird berechnet …</translation>
    </message>
    <message>
        <source>How many voters?</source>
        <translation>Wie viele Wähler?</translation>
    </message>
    <message>
        <source>expected loss with %1 examples drawn as at the left, exactly</source>
        <translation>erwarteter Verlust mit %1 Beispielen, gezogen wie links, exakt</translation>
    </message>
    <message>
        <source>expected loss of the coin with %1 examples, exactly; no run was needed</source>
        <translation>erwarteter Verlust der Münze mit %1 Beispielen, exakt, ohne einen Lauf</translation>
    </message>
    <message>
        <source>expected loss, exactly</source>
        <translation>erwarteter Verlust, exakt</translation>
    </message>
    <message numerus="yes">
        <source>$k$, blocks (log scale); with %1 of them each has %n example(s)</source>
        <translation>
            <numerusform>$k$, Blöcke (logarithmisch); bei %1 hat jeder %n Beispiel</numerusform>
            <numerusform>$k$, Blöcke (logarithmisch); bei %1 hat jeder %n Beispiele</numerusform>
        </translation>
    </message>
    <message>
        <source>best $k$ = %1</source>
        <translation>bestes $k$ = %1</translation>
    </message>
    <message>
        <source>best $k$ = %1: %2</source>
        <translation>bestes $k$ = %1: %2</translation>
    </message>
    <message>
        <source>few voters: the coin stays shy</source>
        <translation>wenige Wähler: die Münze bleibt scheu</translation>
    </message>
    <message>
        <source>many voters: each knows too little</source>
        <translation>viele Wähler: jeder weiß zu wenig</translation>
    </message>
    <message>
        <source>chance to answer +, by votes for +</source>
        <translation>Chance für +, nach Stimmen für +</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>geometrisch</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>logistisch</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>someone asks:</source>
        <translation>jemand fragt:</translation>
    </message>
    <message>
        <source>what is %1?</source>
        <translation>was ist %1?</translation>
    </message>
    <message>
        <source>the coin says %1</source>
        <translation>die Münze sagt %1</translation>
    </message>
    <message>
        <source>chance %1</source>
        <translation>Chance %1</translation>
    </message>
    <message>
        <source>No block, no hypothesis and no count leaves.</source>
        <translation>Kein Block, keine Hypothese und keine Zahl geht hinaus.</translation>
    </message>
    <message>
        <source>had example %1 differed:</source>
        <translation>wäre Beispiel %1 anders:</translation>
    </message>
    <message>
        <source>%1 : %2 or %3, ratio %4</source>
        <translation>%1 : %2 oder %3, Verhältnis %4</translation>
    </message>
    <message>
        <source>%1 : %2 or %3</source>
        <translation>%1 : %2 oder %3</translation>
    </message>
    <message>
        <source>ratio %1</source>
        <translation>Verhältnis %1</translation>
    </message>
    <message>
        <source>never above $e^{%1}$ = %2</source>
        <translation>nie über $e^{%1}$ = %2</translation>
    </message>
    <message>
        <source>moves by %1 at most</source>
        <translation>bewegt sich um höchstens %1</translation>
    </message>
    <message>
        <source>%1 of %2 blocks say + at %3. The %4 rule answers + with chance %5. Had example %6 differed, %7 would say +, and the chance would be %8.</source>
        <translation>%1 von %2 Blöcken sagen + bei %3. Die Regel %4 antwortet + mit der Chance %5. Wäre Beispiel %6 anders, so sagten %7 +, und die Chance wäre %8.</translation>
    </message>
</context>
<context>
    <name>VotesSidePicture</name>
    <message>
        <source>The chance of a wrong answer at each point; on average %1.</source>
        <translation>Die Chance einer falschen Antwort an jedem Punkt; im Mittel %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) so far, together %1-private.</source>
        <translation>
            <numerusform>%n Antwort bisher, %1-privat.</numerusform>
            <numerusform>%n Antworten bisher, zusammen %1-privat.</numerusform>
        </translation>
    </message>
    <message>
        <source>chance of another answer than %1&apos;s, this $S$</source>
        <translation>Chance einer anderen Antwort als der von %1, dieses $S$</translation>
    </message>
    <message>
        <source>chance of a wrong answer, this $S$, %1</source>
        <translation>Chance einer falschen Antwort, dieses $S$, %1</translation>
    </message>
    <message>
        <source>No answer asked yet</source>
        <translation>Noch keine Antwort erfragt</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) so far</source>
        <translation>
            <numerusform>%n Antwort bisher</numerusform>
            <numerusform>%n Antworten bisher</numerusform>
        </translation>
    </message>
    <message>
        <source>The key A asks; each answer costs.</source>
        <translation>Die Taste A fragt; jede Antwort kostet.</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>eine Antwort</translation>
    </message>
    <message>
        <source>all, added up</source>
        <translation>alle, addiert</translation>
    </message>
    <message>
        <source>advanced, δ %1</source>
        <translation>fortgeschritten, δ %1</translation>
    </message>
    <message>
        <source>exact, δ %1</source>
        <translation>exakt, δ %1</translation>
    </message>
    <message>
        <source>best known, δ %1</source>
        <translation>beste Schranke, δ %1</translation>
    </message>
</context>
<context>
    <name>VotesStation</name>
    <message>
        <source>Sixty batches vote</source>
        <translation>Sechzig Batches stimmen ab</translation>
    </message>
    <message>
        <source>An example sits in one batch, so it moves one vote.</source>
        <translation>Ein Beispiel sitzt in einem Batch, also bewegt es eine Stimme.</translation>
    </message>
    <message>
        <source>%1. Which counts may be told?</source>
        <translation>%1. Welche Anzahlen darf man nennen?</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>the large ones</source>
        <translation>die großen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>The large ones: %1 that becomes %2 tells of one batch,
%3 that becomes %4 hardly.</source>
        <translation>Die großen: wird %1 zu %2, verrät das einen Batch,
wird %3 zu %4, kaum.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>%1 batches, each a tile.</source>
        <translation>%1 Batches, jeder ein Plättchen.</translation>
    </message>
    <message>
        <source>%1 batches. Their votes: %2; %3 fail.</source>
        <translation>%1 Batches. Ihre Stimmen: %2; %3 scheitern.</translation>
    </message>
    <message>
        <source>One vote less: %1 becomes %2, %3 becomes %4.</source>
        <translation>Eine Stimme weniger: aus %1 wird %2, aus %3 wird %4.</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>Batch %1</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 Personen</translation>
    </message>
</context>
<context>
    <name>WebLesson</name>
    <message>
        <source>Private and online learning: the lesson</source>
        <translation>Privates und Online-Lernen: die Lektion</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Station %1: %2</source>
        <translation>Station %1: %2</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Stationen</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Stelle %1 von %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Your guesses in one line</source>
        <translation>Ihre Antworten in einer Zeile</translation>
    </message>
    <message>
        <source>Copy the line and send it to your lecturer. The page sends nothing.</source>
        <translation>Kopieren Sie die Zeile und schicken Sie sie an Ihre Dozentin oder Ihren Dozenten. Die Seite selbst schickt nichts.</translation>
    </message>
    <message>
        <source>synthetic data: only so may we look</source>
        <translation>synthetische Daten: Nur so dürfen wir hinsehen</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>antworten</translation>
    </message>
    <message>
        <source>go through the picture with Tab and the arrows; Enter touches or takes hold</source>
        <translation>mit Tab und Pfeilen durch das Bild; Eingabe berührt oder greift</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>wie es war</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>the station before or after</source>
        <translation>die Station davor oder danach</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>rückgängig, wiederholen</translation>
    </message>
    <message>
        <source>This lesson is played with JavaScript, which is switched off here.</source>
        <translation>Diese Lektion läuft mit JavaScript, das hier ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>This page needs a browser of 2023 or later.</source>
        <translation>Diese Seite braucht einen Browser von 2023 oder später.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>Tabelle: %1</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, Schritt %2 von %3</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>What is happening</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Before the privacy boundary. Shown only because the data is synthetic.</source>
        <translation>Vor der Grenze der Privatheit. Nur bei künstlichen Daten sichtbar.</translation>
    </message>
    <message>
        <source>Privacy boundary</source>
        <translation>Grenze der Privatheit</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How this was made</source>
        <translation>Wie dies entstand</translation>
    </message>
    <message>
        <source>Littlestone Lab is free software under the GPL, version 3 or later, and comes with its source. The script of this page is part of it: the source of the page is in the page.</source>
        <translation>Littlestone Lab ist freie Software unter der GPL, Version 3 oder später, und kommt mit seinem Quelltext. Das Skript dieser Seite gehört dazu: Der Quelltext der Seite steht in der Seite.</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Put it on a slide</source>
        <translation>Auf eine Folie setzen</translation>
    </message>
    <message>
        <source>Picture and slider alone, for slides made of HTML. The file lies beside them.</source>
        <translation>Nur Bild und Schieberegler, für Folien aus HTML. Die Datei liegt neben ihnen.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Not copied: select the text</source>
        <translation>Nicht kopiert: bitte den Text markieren</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>abspielen oder anhalten</translation>
    </message>
    <message>
        <source>a step back or forward</source>
        <translation>einen Schritt zurück oder vor</translation>
    </message>
    <message>
        <source>to the step before or after that decides something</source>
        <translation>zum Schritt davor oder danach, der etwas entscheidet</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>erster und letzter Schritt</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>schneller, langsamer</translation>
    </message>
    <message>
        <source>the same in a table</source>
        <translation>dasselbe als Tabelle</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>dunkel oder hell</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>the pages</source>
        <translation>die Seiten</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out here.</source>
        <translation>
            <numerusform>%n Zeile ist hier ausgelassen.</numerusform>
            <numerusform>%n Zeilen sind hier ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This page plays a recorded run with JavaScript, which is switched off here.</source>
        <translation>Diese Seite spielt einen aufgezeichneten Lauf mit JavaScript ab, das hier ausgeschaltet ist.</translation>
    </message>
    <message>
        <source>Save for a spreadsheet</source>
        <translation>Für eine Tabellenkalkulation speichern</translation>
    </message>
    <message>
        <source>An apostrophe stands before each text that begins with = + - or @.</source>
        <translation>Vor jedem Text, der mit = + - oder @ beginnt, steht ein Apostroph.</translation>
    </message>
</context>
<context>
    <name>WhatFollowsPage</name>
    <message>
        <source>It learns thresholds over %1 points (log* is %2).</source>
        <translation>Er lernt Schwellen über %1 Punkten (log* ist %2).</translation>
    </message>
    <message>
        <source>By Lemma 17 at least %1 of them are homogeneous: %2 logarithms, divided by 2^%3.</source>
        <translation>Nach Lemma 17 sind mindestens %1 davon homogen: %2 Logarithmen, geteilt durch 2^%3.</translation>
    </message>
    <message>
        <source>By Claim 22 some step of its list is at least %1 high.</source>
        <translation>Nach Behauptung 22 ist eine Stufe seiner Liste mindestens %1 hoch.</translation>
    </message>
    <message>
        <source>%1 draws and %2 probes then find the hidden example with chance %3 or more; more than %4 points would need a total probability of 2^%5, above 1.</source>
        <translation>%1 Ziehungen und %2 Proben finden dann das versteckte Beispiel mit Chance %3 oder mehr; mehr als %4 Punkte bräuchten zusammen die Wahrscheinlichkeit 2^%5, über 1.</translation>
    </message>
    <message>
        <source>So heights from %1 on are refuted.</source>
        <translation>Also sind Höhen ab %1 widerlegt.</translation>
    </message>
    <message>
        <source>Lemma 21&apos;s last line needs 2/3 − D·δ ≥ 1/2; with its own D, T and δ, D·δ is %1.</source>
        <translation>Die letzte Zeile von Lemma 21 braucht 2/3 − D·δ ≥ 1/2; mit ihrem eigenen D, T und δ ist D·δ gleich %1.</translation>
    </message>
    <message>
        <source>Suppose a learner with %1 examples is (%2, %3)-private and errs on at most %4 of its examples, except with probability %5.</source>
        <translation>Angenommen, ein Lerner mit %1 Beispielen ist (%2, %3)-privat und irrt auf höchstens %4 seiner Beispiele, außer mit Wahrscheinlichkeit %5.</translation>
    </message>
</context>
<context>
    <name>WhatFollowsPicture</name>
    <message numerus="yes">
        <source>A tower of %n numbers.</source>
        <translation>
            <numerusform>Ein Turm aus %n Zahl.</numerusform>
            <numerusform>Ein Turm aus %n Zahlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tower of %n numbers. %1 examples are refuted from height %2 on.</source>
        <translation>
            <numerusform>Ein Turm aus %n Zahl. %1 Beispiele sind ab Höhe %2 widerlegt.</numerusform>
            <numerusform>Ein Turm aus %n Zahlen. %1 Beispiele sind ab Höhe %2 widerlegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>: nothing is left</source>
        <translation>: nichts bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n bleibt</numerusform>
            <numerusform>%n bleiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Homogeneous points</source>
        <translation>Homogene Punkte</translation>
    </message>
    <message>
        <source>working it out…</source>
        <translation>wird berechnet…</translation>
    </message>
    <message>
        <source>Claim 22 promises no step here: nothing follows.</source>
        <translation>Behauptung 22 verspricht hier keine Stufe: nichts folgt.</translation>
    </message>
    <message>
        <source>Ramsey leaves at least</source>
        <translation>Ramsey lässt mindestens</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Lemma 17</source>
        <translation>Lemma 17</translation>
    </message>
    <message>
        <source>private and accurate: at most</source>
        <translation>privat und genau: höchstens</translation>
    </message>
    <message>
        <source>Lemma 18, sharp</source>
        <translation>Lemma 18, scharf</translation>
    </message>
    <message numerus="yes">
        <source>So no (%1, $δ$)-private learner does it with %n examples.</source>
        <translation>
            <numerusform>Also schafft es kein (%1, $δ$)-privater Lerner mit %n Beispiel.</numerusform>
            <numerusform>Also schafft es kein (%1, $δ$)-privater Lerner mit %n Beispielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this height nothing is refuted: %n examples are from height %1 on.</source>
        <translation>
            <numerusform>Auf dieser Höhe ist nichts widerlegt: %n Beispiel ist es ab Höhe %1.</numerusform>
            <numerusform>Auf dieser Höhe ist nichts widerlegt: %n Beispiele sind es ab Höhe %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many examples a private learner needs, at least</source>
        <translation>Wie viele Beispiele ein privater Lerner mindestens braucht</translation>
    </message>
    <message>
        <source>height of the tower = log* of Ldim $d$; 4 is 65 536, 5 is $2^{65 536}$</source>
        <translation>Höhe des Turms = log* von Ldim $d$; 4 ist 65 536, 5 ist $2^{65 536}$</translation>
    </message>
    <message>
        <source>height of the tower = log* |$X$|; 4 is 65 536 points, 5 is $2^{65 536}$</source>
        <translation>Höhe des Turms = log* |$X$|; 4 sind 65 536 Punkte, 5 sind $2^{65 536}$</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>(log* |$X$|)$^{1.5}$ is enough, constant unknown</source>
        <translation>(log* |$X$|)$^{1.5}$ genügt, Konstante unbekannt</translation>
    </message>
    <message>
        <source>all that can be written down</source>
        <translation>alles, was man aufschreiben kann</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>sharp, own sample</source>
        <translation>scharf, eigene Stichprobe</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>scharf</translation>
    </message>
    <message>
        <source>dashed: bounds</source>
        <translation>gestrichelt: Schranken</translation>
    </message>
    <message>
        <source>what privacy leaves of $X$′</source>
        <translation>was Privatheit von $X$′ lässt</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>the paper&apos;s own line</source>
        <translation>die Zeile der Arbeit</translation>
    </message>
    <message>
        <source>with its $T$ and $D$</source>
        <translation>mit ihrem $T$ und $D$</translation>
    </message>
    <message>
        <source>divided by 9</source>
        <translation>geteilt durch 9</translation>
    </message>
    <message>
        <source>Weak makes strong</source>
        <translation>Schwach macht stark</translation>
    </message>
    <message>
        <source>one learner that is barely private and barely right is enough (Theorem 8)</source>
        <translation>ein Lerner, der kaum privat und kaum richtig ist, genügt (Satz 8)</translation>
    </message>
    <message>
        <source>some weak learner</source>
        <translation>ein schwacher Lerner</translation>
    </message>
    <message numerus="yes">
        <source>%n examples, $ε$ = %1</source>
        <translation>
            <numerusform>%n Beispiel, $ε$ = %1</numerusform>
            <numerusform>%n Beispiele, $ε$ = %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong on %1, fails %2</source>
        <translation>irrt auf %1, versagt %2</translation>
    </message>
    <message>
        <source>Ldim is finite</source>
        <translation>Ldim ist endlich</translation>
    </message>
    <message>
        <source>Theorem 2</source>
        <translation>Satz 2</translation>
    </message>
    <message>
        <source>M learns at any $ε$, $δ$, $α$, $β$</source>
        <translation>M lernt bei jedem $ε$, $δ$, $α$, $β$</translation>
    </message>
    <message>
        <source>the theorem knows</source>
        <translation>der Satz weiß</translation>
    </message>
    <message>
        <source>$n$: a tower</source>
        <translation>$n$: ein Turm</translation>
    </message>
    <message>
        <source>%1 has $d$ = %2</source>
        <translation>%1 hat $d$ = %2</translation>
    </message>
    <message>
        <source>not for these $ε$, $δ$, $α$, $β$</source>
        <translation>nicht für diese $ε$, $δ$, $α$, $β$</translation>
    </message>
    <message>
        <source>$n$: no proved row</source>
        <translation>$n$: keine bewiesene Zeile</translation>
    </message>
    <message>
        <source>… working it out</source>
        <translation>… wird berechnet</translation>
    </message>
    <message>
        <source>$n$: %1 %2, M %3</source>
        <translation>$n$: %1 %2, M %3</translation>
    </message>
</context>
<context>
    <name>WorldsCardPicture</name>
    <message>
        <source>Ldim %1, VC %2</source>
        <translation>Ldim %1, VC %2</translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>ZEICHEN LESEN</translation>
    </message>
    <message>
        <source>$R$: best coins … $d$: SOA (exact)</source>
        <translation>$R$: beste Münzen … $d$: SOA (exakt)</translation>
    </message>
    <message>
        <source>regret: bounds, exact if small</source>
        <translation>Regret: Schranken, exakt, wenn klein</translation>
    </message>
    <message>
        <source>consistent, not private: ln |$H$|</source>
        <translation>passend, nicht privat: ln |$H$|</translation>
    </message>
    <message>
        <source>lean learner: sees $d$, not |$H$|</source>
        <translation>Lean-Lerner: sieht $d$, nicht |$H$|</translation>
    </message>
    <message>
        <source>M, sharp: sees $d$, steeply</source>
        <translation>M, scharf: sieht $d$, steil</translation>
    </message>
    <message>
        <source>chain learner: $d$ = 2 and 3</source>
        <translation>Chain-Lerner: $d$ = 2 und 3</translation>
    </message>
    <message>
        <source>permute-and-flip (PF): ln |$H$|</source>
        <translation>permute-and-flip (PF): ln |$H$|</translation>
    </message>
</context>
<context>
    <name>WorldsTableWords</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>d, mistakes</source>
        <translation>d, Fehler</translation>
    </message>
    <message>
        <source>R, by coin</source>
        <translation>R, mit Münze</translation>
    </message>
    <message numerus="yes">
        <source>regret in %n rounds</source>
        <translation>
            <numerusform>Regret in %n Runde</numerusform>
            <numerusform>Regret in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>passend</translation>
    </message>
    <message>
        <source>M, sharp</source>
        <translation>M, scharf</translation>
    </message>
    <message>
        <source>M, paper&apos;s constants</source>
        <translation>M, Konstanten der Arbeit</translation>
    </message>
</context>
<context>
    <name>WorldsWords</name>
    <message>
        <source>M asks for %1 examples.</source>
        <translation>M verlangt %1 Beispiele.</translation>
    </message>
    <message>
        <source>M has no constants there.</source>
        <translation>M hat dort keine Konstanten.</translation>
    </message>
    <message numerus="yes">
        <source>At d = %1 you force %n mistakes.</source>
        <translation>
            <numerusform>Bei d = %1 erzwingen Sie %n Fehler.</numerusform>
            <numerusform>Bei d = %1 erzwingen Sie %n Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>too large: too many states</source>
        <translation>zu groß: zu viele Zustände</translation>
    </message>
    <message>
        <source>too large: %1 hypotheses</source>
        <translation>zu groß: %1 Hypothesen</translation>
    </message>
    <message>
        <source>mistakes, SOA</source>
        <translation>Fehler, SOA</translation>
    </message>
    <message>
        <source>expected, best coin</source>
        <translation>erwartet, beste Münze</translation>
    </message>
    <message numerus="yes">
        <source>regret in %n rounds</source>
        <translation>
            <numerusform>Regret in %n Runde</numerusform>
            <numerusform>Regret in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>its bounds</source>
        <translation>seine Schranken</translation>
    </message>
    <message>
        <source>M, sharp (paper)</source>
        <translation>M, scharf (Arbeit)</translation>
    </message>
    <message>
        <source>consistent, not private</source>
        <translation>passend, nicht privat</translation>
    </message>
    <message>
        <source>Theorem 5 · Theorems 2, 3</source>
        <translation>Satz 5 · Sätze 2, 3</translation>
    </message>
    <message>
        <source>Theorem 3</source>
        <translation>Satz 3</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>endlos</translation>
    </message>
    <message>
        <source>On ℝ a point lies between any two: no end on the left, no private learner on the right.</source>
        <translation>Auf ℝ liegt zwischen je zwei Punkten einer: links kein Ende, rechts kein privater Lerner.</translation>
    </message>
    <message>
        <source>Theorems 1, 10</source>
        <translation>Sätze 1, 10</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>hin und zurück</translation>
    </message>
    <message>
        <source>Where d is finite, M learns privately from some n on: log n grows like $2^d$.</source>
        <translation>Wo d endlich ist, lernt M ab einem n privat: log n wächst wie $2^d$.</translation>
    </message>
    <message>
        <source>One private learner that is barely right makes d finite: below a tower about n high.</source>
        <translation>Ein privater Lerner, der gerade noch recht hat, macht d endlich: unter einem Turm etwa der Höhe n.</translation>
    </message>
    <message>
        <source>Theorem 2</source>
        <translation>Satz 2</translation>
    </message>
    <message>
        <source>Qualitative only</source>
        <translation>Nur qualitativ</translation>
    </message>
    <message>
        <source>What is proved to be needed on the right grows like log* $d$; for these classes that says nothing yet.</source>
        <translation>Was rechts nachweislich nötig ist, wächst wie log* $d$; für diese Klassen sagt das noch nichts.</translation>
    </message>
    <message>
        <source>Two worlds, one number</source>
        <translation>Zwei Welten, eine Zahl</translation>
    </message>
    <message>
        <source>The lean learner asks for %1 examples, M for %2.</source>
        <translation>Der Lean-Lerner verlangt %1 Beispiele, M %2.</translation>
    </message>
    <message>
        <source>The lean learner asks for %1 examples.</source>
        <translation>Der Lean-Lerner verlangt %1 Beispiele.</translation>
    </message>
    <message>
        <source>The proved constants end before; the paper&apos;s ask for %1 examples.</source>
        <translation>Die bewiesenen Konstanten enden vorher; die der Arbeit verlangen %1 Beispiele.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and the lean learner %1 times the examples, M %2 times.</source>
        <translation>Eine Stufe höher kostet einen Fehler und den Lean-Lerner das %1-Fache an Beispielen, M das %2-Fache.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and the lean learner %1 times the examples.</source>
        <translation>Eine Stufe höher kostet einen Fehler und den Lean-Lerner das %1-Fache an Beispielen.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and M %1 times the examples.</source>
        <translation>Eine Stufe höher kostet einen Fehler und M das %1-Fache an Beispielen.</translation>
    </message>
    <message>
        <source>%1 and %2 differ in |H|, not in d: the lean learner needs equally many examples, and so does M.</source>
        <translation>%1 und %2 unterscheiden sich in |H|, nicht in d: Der Lean-Lerner braucht gleich viele Beispiele, und M auch.</translation>
    </message>
    <message>
        <source>%1 and %2 are different classes of one d: the lean learner needs equally many examples, and so does M.</source>
        <translation>%1 und %2 sind verschiedene Klassen mit einem d: Der Lean-Lerner braucht gleich viele Beispiele, und M auch.</translation>
    </message>
    <message>
        <source>Where the lines end</source>
        <translation>Wo die Linien enden</translation>
    </message>
    <message>
        <source>Constants are searched for up to $d$ = 6. Beyond, no row is proved but M&apos;s with the paper&apos;s constants: it is in the table.</source>
        <translation>Konstanten werden bis $d$ = 6 gesucht. Darüber ist nur die Zeile von M mit den Konstanten der Arbeit bewiesen: Sie steht in der Tabelle.</translation>
    </message>
    <message>
        <source>The chain learner asks for %1 examples, the lean learner for %2, M for %3.</source>
        <translation>Der Chain-Lerner verlangt %1 Beispiele, der Lean-Lerner %2, M %3.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and the chain learner %1 times the examples, lean %2, M %3.</source>
        <translation>Eine Stufe höher kostet einen Fehler und den Chain-Lerner das %1-Fache an Beispielen, Lean das %2-Fache, M das %3-Fache.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes online, %1 examples privately (%2)</source>
        <translation>
            <numerusform>%n Fehler online, %1 Beispiele privat (%2)</numerusform>
            <numerusform>%n Fehler online, %1 Beispiele privat (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>permute-and-flip, its %n rows</source>
        <translation>
            <numerusform>permute-and-flip, %n Zeile</numerusform>
            <numerusform>permute-and-flip, %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Classes by their Littlestone dimension d. On the left, mistakes of the SOA, expected mistakes of the best coins (thick bar between them) and regret (tick between its dashed bounds). On the right, on a log scale, the examples asked for by the chain learner (crosses), by the lean learner (rings), by M (dots), by permute-and-flip (squares) and without privacy (triangles).</source>
        <translation>Klassen nach ihrer Littlestone-Dimension d. Links Fehler der SOA, erwartete Fehler der besten Münzen (dicker Balken dazwischen) und Regret (Strich zwischen seinen gestrichelten Schranken). Rechts, logarithmisch, die Beispiele, die der Chain-Lerner (Kreuze), der Lean-Lerner (Ringe), M (Scheiben), permute-and-flip (Quadrate) und ein Lerner ohne Privatheit (Dreiecke) verlangen.</translation>
    </message>
</context>
<context>
    <name>WorstPicture</name>
    <message>
        <source>A box</source>
        <translation>Ein Kasten</translation>
    </message>
    <message>
        <source>lower corner</source>
        <translation>untere Ecke</translation>
    </message>
    <message>
        <source>how often the top good answer comes</source>
        <translation>wie oft die häufigste gute Antwort kommt</translation>
    </message>
    <message>
        <source>how often the top answer comes</source>
        <translation>wie oft die häufigste Antwort kommt</translation>
    </message>
    <message>
        <source>top answer %1</source>
        <translation>häufigste Antwort %1</translation>
    </message>
    <message>
        <source>no answer %1</source>
        <translation>keine Antwort %1</translation>
    </message>
    <message>
        <source>A worst world</source>
        <translation>Eine schlimmste Welt</translation>
    </message>
    <message>
        <source>A world</source>
        <translation>Eine Welt</translation>
    </message>
    <message>
        <source>The only world</source>
        <translation>Die einzige Welt</translation>
    </message>
    <message>
        <source>No world is worse than</source>
        <translation>Keine Welt ist schlimmer als</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes closed</source>
        <translation>
            <numerusform>%n Kasten geschlossen</numerusform>
            <numerusform>%n Kästen geschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n offen</numerusform>
            <numerusform>%n offen</numerusform>
        </translation>
    </message>
    <message>
        <source>halved next</source>
        <translation>als Nächstes halbiert</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>Die Leiter</translation>
    </message>
    <message>
        <source>any learner</source>
        <translation>jeder Lerner</translation>
    </message>
    <message>
        <source>by proof</source>
        <translation>laut Beweis</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>The worst world that was found is %1: there no counted answer comes with a chance above %2.</source>
        <translation>Die schlimmste gefundene Welt ist %1: Dort kommt keine gezählte Antwort mit einer Wahrscheinlichkeit über %2.</translation>
    </message>
    <message>
        <source>All worlds on the points of the class.</source>
        <translation>Alle Welten auf den Punkten der Klasse.</translation>
    </message>
    <message>
        <source>It is proved that no world has less than %1.</source>
        <translation>Es ist bewiesen, dass keine Welt weniger als %1 hat.</translation>
    </message>
    <message>
        <source>on another face</source>
        <translation>auf einer anderen Seite</translation>
    </message>
</context>
<context>
    <name>WorstWords</name>
    <message>
        <source>%1 of 10 runs</source>
        <translation>%1 von 10 Läufen</translation>
    </message>
    <message>
        <source>%1 of 100 runs</source>
        <translation>%1 von 100 Läufen</translation>
    </message>
    <message>
        <source>a share of %1 of the runs</source>
        <translation>einem Anteil von %1 der Läufe</translation>
    </message>
    <message>
        <source>In the corners: one point comes, all runs agree, and G waits for a difference. It answers in %1.</source>
        <translation>In den Ecken: Ein Punkt kommt, alle Läufe sind sich einig, und G wartet auf einen Unterschied. Es antwortet in %1.</translation>
    </message>
    <message>
        <source>In its worst world no answer of G comes with a chance above %1.</source>
        <translation>In seiner schlimmsten Welt kommt keine Antwort von G mit einer Wahrscheinlichkeit über %1.</translation>
    </message>
    <message>
        <source>There it gives none with chance %1.</source>
        <translation>Dort gibt es mit Wahrscheinlichkeit %1 keine.</translation>
    </message>
    <message>
        <source>Better: %1, not %2.</source>
        <translation>Besser: %1, nicht %2.</translation>
    </message>
    <message>
        <source>Worse: %1, not %2.</source>
        <translation>Schlimmer: %1, nicht %2.</translation>
    </message>
    <message>
        <source>The same: %1.</source>
        <translation>Dieselbe: %1.</translation>
    </message>
    <message>
        <source>The searches do not tell them apart: at most %1, and before at most %2.</source>
        <translation>Die Suchen unterscheiden sie nicht: höchstens %1, und zuvor höchstens %2.</translation>
    </message>
    <message>
        <source>The rare point now has %1, not %2.</source>
        <translation>Der seltene Punkt hat jetzt %1, nicht %2.</translation>
    </message>
    <message>
        <source>A block still misses it with chance %1.</source>
        <translation>Ein Block verfehlt ihn immer noch mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>A block misses it with chance %1, not %2.</source>
        <translation>Ein Block verfehlt ihn mit Wahrscheinlichkeit %1, nicht %2.</translation>
    </message>
    <message>
        <source>No. In every world G* gives one answer alone.</source>
        <translation>Nein. In jeder Welt gibt G* eine einzige Antwort.</translation>
    </message>
    <message>
        <source>Perhaps: nothing forces two answers to tie here. In its worst world G* has %1.</source>
        <translation>Vielleicht: Nichts erzwingt hier einen Gleichstand zweier Antworten. In seiner schlimmsten Welt hat G* %1.</translation>
    </message>
    <message>
        <source>Perhaps: no learner has more than %1 in every world, and G* has %2.</source>
        <translation>Vielleicht: Kein Lerner hat in jeder Welt mehr als %1, und G* hat %2.</translation>
    </message>
    <message>
        <source>No. Every learner changes its top answer somewhere, and there two answers tie. G* is as stable as a learner can be here.</source>
        <translation>Nein. Jeder Lerner wechselt irgendwo seine häufigste Antwort, und dort stehen zwei gleich. G* ist so stabil, wie ein Lerner hier sein kann.</translation>
    </message>
    <message>
        <source>No. Whoever learns, in some world %1 answers tie. G* is as stable as a learner can be here.</source>
        <translation>Nein. Wer auch lernt, in irgendeiner Welt stehen %1 Antworten gleich. G* ist so stabil, wie ein Lerner hier sein kann.</translation>
    </message>
    <message>
        <source>There is one world: its only point always comes.</source>
        <translation>Es gibt eine Welt: Ihr einziger Punkt kommt immer.</translation>
    </message>
    <message>
        <source>Every dot is a world. It says how often each of the %1 points comes.</source>
        <translation>Jeder Punkt im Bild ist eine Welt. Er sagt, wie oft jeder der %1 Punkte kommt.</translation>
    </message>
    <message>
        <source>Point %1 never comes in those that are drawn.</source>
        <translation>Punkt %1 kommt in den gezeichneten nie.</translation>
    </message>
    <message>
        <source>The corner says %1, the bar is %2. Close the box or halve it?</source>
        <translation>Die Ecke sagt %1, die Latte liegt bei %2. Den Kasten schließen oder halbieren?</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>schließen</translation>
    </message>
    <message>
        <source>halve it</source>
        <translation>halbieren</translation>
    </message>
    <message>
        <source>, no answer %1</source>
        <translation>, keine Antwort %1</translation>
    </message>
    <message>
        <source>The world %1</source>
        <translation>Die Welt %1</translation>
    </message>
    <message>
        <source>One point: one world.</source>
        <translation>Ein Punkt: eine Welt.</translation>
    </message>
    <message>
        <source>Each dot is a world: how often points %1 come.</source>
        <translation>Jeder Punkt im Bild ist eine Welt: wie oft die Punkte %1 kommen.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>alle %1</translation>
    </message>
    <message>
        <source>The tone says how often the most frequent answer comes back, of those with an error of at most %1.</source>
        <translation>Der Ton sagt, wie oft die häufigste Antwort wiederkommt, unter denen mit einem Fehler von höchstens %1.</translation>
    </message>
    <message>
        <source>The tone says how often the most frequent answer comes back.</source>
        <translation>Der Ton sagt, wie oft die häufigste Antwort wiederkommt.</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>Welten</translation>
    </message>
    <message>
        <source>Stability, part 1</source>
        <translation>Stabilität, Teil 1</translation>
    </message>
    <message>
        <source>Where is the world in which only point %1 comes?</source>
        <translation>Wo ist die Welt, in der nur Punkt %1 kommt?</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Definition 6</source>
        <translation>Definition 6</translation>
    </message>
    <message>
        <source>Where do you expect the strongest tone?</source>
        <translation>Wo erwarten Sie den stärksten Ton?</translation>
    </message>
    <message>
        <source>One box</source>
        <translation>Ein Kasten</translation>
    </message>
    <message>
        <source>In a box every chance is smallest at the lower corner. One number bounds all its worlds.</source>
        <translation>In einem Kasten ist jede Wahrscheinlichkeit an der unteren Ecke am kleinsten. Eine Zahl beschränkt alle seine Welten.</translation>
    </message>
    <message>
        <source>Worst for G</source>
        <translation>Schlimmste für G</translation>
    </message>
    <message>
        <source>Stability, part 4</source>
        <translation>Stabilität, Teil 4</translation>
    </message>
    <message>
        <source>Let it answer there (G*). What is the new worst?</source>
        <translation>Lassen Sie es dort antworten (G*). Was ist nun das Schlimmste?</translation>
    </message>
    <message>
        <source>Let it answer</source>
        <translation>Lass es antworten</translation>
    </message>
    <message>
        <source>The search halves a box until its lower corner is good enough. An open box can still hide a worse world.</source>
        <translation>Die Suche halbiert einen Kasten, bis seine untere Ecke gut genug ist. Ein offener Kasten kann noch eine schlimmere Welt verbergen.</translation>
    </message>
    <message>
        <source>Stability, parts 1 and 3</source>
        <translation>Stabilität, Teile 1 und 3</translation>
    </message>
    <message>
        <source>Give G* n = %1, not %2. Is its worst world better?</source>
        <translation>Geben Sie G* n = %1, nicht %2. Ist seine schlimmste Welt besser?</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlimmer</translation>
    </message>
    <message>
        <source>More data</source>
        <translation>Mehr Daten</translation>
    </message>
    <message>
        <source>Could a cleverer learner have more than %1 in every world?</source>
        <translation>Könnte ein klügerer Lerner in jeder Welt mehr als %1 haben?</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Best possible</source>
        <translation>Bestmöglich</translation>
    </message>
    <message>
        <source>Stability, parts 4 and 5</source>
        <translation>Stabilität, Teile 4 und 5</translation>
    </message>
    <message>
        <source>Why one corner is enough</source>
        <translation>Warum eine Ecke genügt</translation>
    </message>
    <message>
        <source>The chance is a sum of products, all terms positive. So it is smallest where every share is smallest.</source>
        <translation>Die Wahrscheinlichkeit ist eine Summe von Produkten, alle Glieder positiv. Also ist sie dort am kleinsten, wo jeder Anteil am kleinsten ist.</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Früh beendet</translation>
    </message>
    <message>
        <source>This search ended after %1 boxes. Its bracket is wider than asked, and sure.</source>
        <translation>Diese Suche endete nach %1 Kästen. Ihre Klammer ist weiter als verlangt, und sicher.</translation>
    </message>
    <message>
        <source>G, without the star</source>
        <translation>G, ohne den Stern</translation>
    </message>
    <message>
        <source>It waits for two runs that differ. At a corner they never do: it answers in %1.</source>
        <translation>Es wartet auf zwei Läufe, die sich unterscheiden. An einer Ecke tun sie das nie: Es antwortet in %1.</translation>
    </message>
    <message>
        <source>In the worst world G has %1, G* %2</source>
        <translation>In der schlimmsten Welt hat G %1, G* %2</translation>
    </message>
    <message>
        <source>Each place is a world, a distribution on the points. Its tone says how often the most frequent answer comes, the strongest where it is rarest. Boxes that are closed are faded. Below, the bracket of the worst world; at the right what is proved, found and possible.</source>
        <translation>Jeder Ort ist eine Welt, eine Verteilung auf den Punkten. Ihr Ton sagt, wie oft die häufigste Antwort kommt, am stärksten dort, wo sie am seltensten ist. Geschlossene Kästen sind blass. Unten die Klammer der schlimmsten Welt; rechts, was bewiesen, gefunden und möglich ist.</translation>
    </message>
    <message>
        <source>Its lower corner is %1; no world in it is worse than %2.</source>
        <translation>Seine untere Ecke ist %1; keine Welt darin ist schlimmer als %2.</translation>
    </message>
    <message>
        <source>Its box: halved next</source>
        <translation>Ihr Kasten: als Nächstes halbiert</translation>
    </message>
    <message>
        <source>Its box: open</source>
        <translation>Ihr Kasten: offen</translation>
    </message>
    <message>
        <source>Its box: closed</source>
        <translation>Ihr Kasten: geschlossen</translation>
    </message>
</context>
<context>
    <name>littlestone::app::Comparing</name>
    <message>
        <source>%1 is a scenario of another chapter.</source>
        <translation>%1 ist ein Szenario eines anderen Kapitels.</translation>
    </message>
    <message>
        <source>With the scenario before the last &amp;edit</source>
        <translation>Mit dem Szenario vor der letzten &amp;Änderung</translation>
    </message>
    <message>
        <source>Before the last edit</source>
        <translation>Vor der letzten Änderung</translation>
    </message>
    <message>
        <source>With one of the &amp;gallery</source>
        <translation>Mit einem der &amp;Galerie</translation>
    </message>
    <message>
        <source>With a &amp;file…</source>
        <translation>Mit einer &amp;Datei…</translation>
    </message>
    <message>
        <source>End co&amp;mparison	Esc</source>
        <translation>&amp;Vergleich beenden	Esc</translation>
    </message>
    <message>
        <source>Compare with a scenario</source>
        <translation>Mit einem Szenario vergleichen</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>Szenarien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1  ·  edited</source>
        <translation>%1  ·  geändert</translation>
    </message>
    <message>
        <source>Nothing is computed.</source>
        <translation>Nichts wird berechnet.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Wird berechnet…</translation>
    </message>
</context>
<context>
    <name>littlestone::app::LectureRoom</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Notes of the lecture</source>
        <translation>Notizen zur Vorlesung</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>next</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>Stimme</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>sliders</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Lesson  ·  %1</source>
        <translation>Lektion  ·  %1</translation>
    </message>
    <message numerus="yes">
        <source>station %1 of %2, %n minute(s)</source>
        <translation>
            <numerusform>Station %1 von %2, %n Minute</numerusform>
            <numerusform>Station %1 von %2, %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>The lesson stays here; Esc ends it.</source>
        <translation>Die Lektion bleibt hier; Esc beendet sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) counted.</source>
        <translation>
            <numerusform>%n Zeile gezählt.</numerusform>
            <numerusform>%n Zeilen gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) were not counted.</source>
        <translation>
            <numerusform>%n weitere Zeile wurde nicht gezählt.</numerusform>
            <numerusform>%n weitere Zeilen wurden nicht gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste guesses</source>
        <translation>Antworten einfügen</translation>
    </message>
    <message>
        <source>The lines that students copied from the lesson’s web page, one below the other:</source>
        <translation>Die Zeilen, die Studierende von der Webseite der Lektion kopiert haben, untereinander:</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n-mal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::app::Window</name>
    <message>
        <source>Littlestone Lab</source>
        <translation>Littlestone Lab</translation>
    </message>
    <message>
        <source>Present F5</source>
        <translation>Vorführen F5</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>%1  ·  edited</source>
        <translation>%1  ·  geändert</translation>
    </message>
    <message>
        <source>%1 — Littlestone Lab</source>
        <translation>%1 – Littlestone Lab</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Gallery</source>
        <translation>&amp;Galerie</translation>
    </message>
    <message>
        <source>&amp;Open scenario…</source>
        <translation>Szenario ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Copy &amp;command line</source>
        <translation>Befehls&amp;zeile kopieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Hoher &amp;Kontrast</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Bewegung verringern</translation>
    </message>
    <message>
        <source>&amp;Scenario panel</source>
        <translation>&amp;Szenario-Bereich</translation>
    </message>
    <message>
        <source>&amp;Explanation panel</source>
        <translation>&amp;Erklärungs-Bereich</translation>
    </message>
    <message>
        <source>&amp;Table of this page</source>
        <translation>&amp;Tabelle dieser Seite</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>&amp;Vorführung</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Ab&amp;spielen</translation>
    </message>
    <message>
        <source>Play or pause	Space</source>
        <translation>Abspielen oder anhalten	Leertaste</translation>
    </message>
    <message>
        <source>Next step	→</source>
        <translation>Nächster Schritt	→</translation>
    </message>
    <message>
        <source>Previous step	←</source>
        <translation>Voriger Schritt	←</translation>
    </message>
    <message>
        <source>Next round	Shift+→</source>
        <translation>Nächste Runde	Umschalt+→</translation>
    </message>
    <message>
        <source>Previous round	Shift+←</source>
        <translation>Vorige Runde	Umschalt+←</translation>
    </message>
    <message>
        <source>To the start	Home</source>
        <translation>Zum Anfang	Pos1</translation>
    </message>
    <message>
        <source>To the end	End</source>
        <translation>Zum Ende	Ende</translation>
    </message>
    <message>
        <source>Replay	R</source>
        <translation>Noch einmal	R</translation>
    </message>
    <message>
        <source>Faster	+</source>
        <translation>Schneller	+</translation>
    </message>
    <message>
        <source>Slower	−</source>
        <translation>Langsamer	−</translation>
    </message>
    <message>
        <source>Stop computing	Esc</source>
        <translation>Berechnung anhalten	Esc</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keys	?</source>
        <translation>&amp;Tasten	?</translation>
    </message>
    <message>
        <source>&amp;About Littlestone Lab</source>
        <translation>&amp;Über Littlestone Lab</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>Szenarien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Szenarien (*.json)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>About Littlestone Lab</source>
        <translation>Über Littlestone Lab</translation>
    </message>
    <message>
        <source>Littlestone Lab %1

Private and online learnability, run and drawn, after
Alon, Bun, Livni, Malliaris, Moran: Private and Online Learnability are Equivalent.

GPL-3.0-or-later</source>
        <translation>Littlestone Lab %1

Private und Online-Lernbarkeit, ausgeführt und gezeichnet, nach
Alon, Bun, Livni, Malliaris, Moran: Private and Online Learnability are Equivalent.

GPL-3.0-or-later</translation>
    </message>
    <message>
        <source>Writing the animation: %1 of %2 frames. Esc stops it.</source>
        <translation>Animation wird geschrieben: %1 von %2 Bildern. Esc hält an.</translation>
    </message>
    <message>
        <source>%1 is written: %2 frames.</source>
        <translation>%1 ist geschrieben: %2 Bilder.</translation>
    </message>
    <message>
        <source>The animation was stopped; nothing was written.</source>
        <translation>Die Animation wurde angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Export &amp;animation…</source>
        <translation>&amp;Animation exportieren …</translation>
    </message>
    <message>
        <source>PNG frames in a new folder (*)</source>
        <translation>PNG-Bilder in einem neuen Ordner (*)</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>Export frames (video needs ffmpeg, which is not installed)</source>
        <translation>Einzelbilder exportieren (Video braucht ffmpeg; es ist nicht installiert)</translation>
    </message>
    <message>
        <source>Video (*.mp4 *.webm *.gif)</source>
        <translation>Video (*.mp4 *.webm *.gif)</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 files. Esc stops it.</source>
        <translation>Export: %1 von %2 Dateien. Esc hält ihn an.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are written to %1.</source>
        <translation>
            <numerusform>%n Datei ist nach %1 geschrieben.</numerusform>
            <numerusform>%n Dateien sind nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was stopped; some files may be there.</source>
        <translation>Der Export wurde angehalten; einige Dateien können schon da sein.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Näher heran</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Weiter weg</translation>
    </message>
    <message>
        <source>Export into the folder</source>
        <translation>In den Ordner exportieren</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Replace in that folder: %1?</source>
        <translation>In diesem Ordner ersetzen: %1?</translation>
    </message>
    <message>
        <source>Reading %1. Esc stops it.</source>
        <translation>%1 wird gelesen. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Open class &amp;table…</source>
        <translation>Klassen-&amp;Tabelle öffnen …</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Open a table as the class</source>
        <translation>Tabelle als Klasse öffnen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Save scenario</source>
        <translation>Szenario &amp;speichern</translation>
    </message>
    <message>
        <source>Sa&amp;ve scenario as…</source>
        <translation>Szenario speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Stopped. The pictures are of the run before; any change computes anew.</source>
        <translation>Angehalten. Die Bilder zeigen den Lauf davor; jede Änderung rechnet neu.</translation>
    </message>
    <message>
        <source>Not computed. The pictures are of the run before.</source>
        <translation>Nicht berechnet. Die Bilder sind vom Lauf davor.</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Open &amp;data…</source>
        <translation>&amp;Daten öffnen …</translation>
    </message>
    <message>
        <source>Open data to learn from</source>
        <translation>Daten zum Lernen öffnen</translation>
    </message>
    <message>
        <source>Data (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Daten (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>FROM SHELF %1, %2</source>
        <translation>AUS REIHE %1, %2</translation>
    </message>
    <message>
        <source>%1, for print</source>
        <translation>%1, für den Druck</translation>
    </message>
    <message>
        <source>Computing what was not looked at yet. Esc stops it.</source>
        <translation>Berechnet, was noch nicht angesehen wurde. Esc hält an.</translation>
    </message>
    <message>
        <source>Writing the web page: %1 of %2 pictures. Esc stops it.</source>
        <translation>Webseite wird geschrieben: %1 von %2 Bildern. Esc hält an.</translation>
    </message>
    <message>
        <source>The web page was stopped; nothing was written.</source>
        <translation>Die Webseite wurde angehalten; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Export as &amp;web page…</source>
        <translation>Als &amp;Webseite exportieren …</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>Lesson li&amp;ne</source>
        <translation>Zeile der &amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Ver&amp;gleichen</translation>
    </message>
    <message>
        <source>Export as web page</source>
        <translation>Als Webseite exportieren</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>&amp;Undo: move on the page</source>
        <translation>&amp;Rückgängig: Zug auf der Seite</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: move on the page</source>
        <translation>&amp;Wiederholen: Zug auf der Seite</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Copy sce&amp;nario</source>
        <translation>Szenario &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>Copied the scenario: saved as a .json file it opens here again.</source>
        <translation>Szenario kopiert: als .json-Datei gespeichert lässt es sich hier wieder öffnen.</translation>
    </message>
    <message>
        <source>%1 Left out: %2 (%3).</source>
        <translation>%1 Ausgelassen: %2 (%3).</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>Zurück zur Lektion</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.pdf *.svg *.png *.tex)</source>
        <translation>Bilder (*.pdf *.svg *.png *.tex)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Writing the web page. Esc stops it.</source>
        <translation>Die Webseite wird geschrieben. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Lesson as a web page</source>
        <translation>Lektion als Webseite</translation>
    </message>
    <message>
        <source>&amp;Lesson as a web page…</source>
        <translation>&amp;Lektion als Webseite …</translation>
    </message>
</context>
<context>
    <name>littlestone::app::WindowLinks</name>
    <message>
        <source>What is meant &amp;here</source>
        <translation>Was hier &amp;gemeint ist</translation>
    </message>
    <message>
        <source>&amp;Lesson plan</source>
        <translation>&amp;Stundenplan der Lektion</translation>
    </message>
    <message>
        <source>&amp;Definitions and proofs</source>
        <translation>&amp;Definitionen und Beweise</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>S&amp;ymbole</translation>
    </message>
    <message>
        <source>&amp;Mathematics</source>
        <translation>&amp;Mathematik</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>&amp;Quellen</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>Üb&amp;ungen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::AskRoom</name>
    <message>
        <source>ASK THE ROOM</source>
        <translation>FRAGE AN DEN SAAL</translation>
    </message>
    <message>
        <source>Space shows the answer.</source>
        <translation>Die Leertaste zeigt die Antwort.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::AttackPage</name>
    <message>
        <source>shown</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>worst case</source>
        <translation>Grenzfall</translation>
    </message>
    <message>
        <source>Largest step</source>
        <translation>Größte Stufe</translation>
    </message>
    <message>
        <source>Hidden example</source>
        <translation>Verstecktes Beispiel</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
    <message>
        <source>Probes and what follows</source>
        <translation>Proben und was folgt</translation>
    </message>
    <message>
        <source>A binary search finds the hidden example</source>
        <translation>Eine binäre Suche findet das versteckte Beispiel</translation>
    </message>
    <message numerus="yes">
        <source>The learner got %1 examples. From %2 of its hypotheses, %n probes find out where %3 is.</source>
        <translation>
            <numerusform>Der Lerner bekam %1 Beispiele. Aus %2 seiner Hypothesen findet %n Probe heraus, wo %3 liegt.</numerusform>
            <numerusform>Der Lerner bekam %1 Beispiele. Aus %2 seiner Hypothesen finden %n Proben heraus, wo %3 liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 21</source>
        <translation>Lemma 21</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 verstecken</translation>
    </message>
    <message>
        <source>The curve has no step here. Choose another example.</source>
        <translation>Die Kurve hat hier keine Stufe. Wählen Sie ein anderes Beispiel.</translation>
    </message>
    <message numerus="yes">
        <source>%n probes need %1 places, J has %2.</source>
        <translation>
            <numerusform>%n Probe braucht %1 Stellen, J hat %2.</numerusform>
            <numerusform>%n Proben brauchen %1 Stellen, J hat %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too many draws to be played. Take a smaller D or T.</source>
        <translation>Das sind zu viele Ziehungen zum Abspielen. Nehmen Sie ein kleineres D oder T.</translation>
    </message>
    <message>
        <source>No homogeneous set is known yet.</source>
        <translation>Noch ist keine homogene Menge bekannt.</translation>
    </message>
    <message>
        <source>Between its neighbours, %1 may be at any of %2 places. The others stay.</source>
        <translation>Zwischen seinen Nachbarn kann %1 an jeder von %2 Stellen liegen. Die anderen bleiben.</translation>
    </message>
    <message>
        <source>Lemma 20, Fig. 3</source>
        <translation>Lemma 20, Abb. 3</translation>
    </message>
    <message>
        <source>It is put at place %1.</source>
        <translation>Es kommt an Stelle %1.</translation>
    </message>
    <message>
        <source>Left of it a hypothesis says + with chance %1, right of it with %2.</source>
        <translation>Links davon sagt eine Hypothese mit Chance %1 +, rechts davon mit %2.</translation>
    </message>
    <message>
        <source>Definition 16</source>
        <translation>Definition 16</translation>
    </message>
    <message>
        <source>r = %1 lies half way between them.</source>
        <translation>r = %1 liegt in der Mitte zwischen beiden.</translation>
    </message>
    <message>
        <source>Lemma 20, corrected: r = (p_{i−1} + p_i) / 2</source>
        <translation>Lemma 20, berichtigt: r = (p_{i−1} + p_i) / 2</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>The attacker sees whole hypotheses, each with coins of its own: %1 of %2.</source>
        <translation>Der Angreifer sieht ganze Hypothesen, jede mit eigenen Münzen: %1 von %2.</translation>
    </message>
    <message>
        <source>%1 of %2 hypotheses.</source>
        <translation>%1 von %2 Hypothesen.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>At each place the + are counted. The bar is r·D = %1.</source>
        <translation>An jeder Stelle werden die + gezählt. Die Latte liegt bei r·D = %1.</translation>
    </message>
    <message>
        <source>Above the bar the vote says +: of %1 hypotheses it makes nearly a threshold.</source>
        <translation>Über der Latte sagt das Votum +: Aus %1 Hypothesen macht es fast eine Schwelle.</translation>
    </message>
    <message numerus="yes">
        <source>%n probes</source>
        <translation>
            <numerusform>%n Probe</numerusform>
            <numerusform>%n Proben</numerusform>
        </translation>
    </message>
    <message>
        <source>Probe %1: %2 of %3 say +, more than %4: it lies here or to the left.</source>
        <translation>Probe %1: %2 von %3 sagen +, mehr als %4: Es liegt hier oder links.</translation>
    </message>
    <message>
        <source>Probe %1: %2 of %3 say +, not more than %4: it lies to the right.</source>
        <translation>Probe %1: %2 von %3 sagen +, nicht mehr als %4: Es liegt rechts.</translation>
    </message>
    <message>
        <source>The search ends at %1. It is right: the hidden example is there. One prediction says little about it; %2 whole hypotheses give it away.</source>
        <translation>Die Suche endet bei %1. Sie hat recht: Dort liegt das versteckte Beispiel. Eine Vorhersage sagt wenig; %2 ganze Hypothesen verraten es.</translation>
    </message>
    <message>
        <source>The search ends at %1, but the hidden example is at %2: this time it was misled.</source>
        <translation>Die Suche endet bei %1, aber das versteckte Beispiel liegt bei %2: Diesmal wurde sie getäuscht.</translation>
    </message>
    <message>
        <source>Lemma 21 · Lemma 20, Fig. 3</source>
        <translation>Lemma 21 · Lemma 20, Abb. 3</translation>
    </message>
    <message>
        <source>The chance of success is at least %1; a guess has %2.</source>
        <translation>Die Erfolgschance ist mindestens %1; Raten hat %2.</translation>
    </message>
    <message>
        <source>Refute</source>
        <translation>Widerlegen</translation>
    </message>
    <message>
        <source>The %1 outcomes are disjoint. At ε = %2 they need a total probability of %3: that is possible, nothing is refuted.</source>
        <translation>Die %1 Ausgänge schließen einander aus. Bei ε = %2 brauchen sie zusammen die Wahrscheinlichkeit %3: möglich, nichts ist widerlegt.</translation>
    </message>
    <message>
        <source>Lemma 21, exact trade-off</source>
        <translation>Lemma 21, exakter Tausch</translation>
    </message>
    <message>
        <source>So no learner with this success is private for an ε below %1.</source>
        <translation>Also ist kein Lerner mit diesem Erfolg für ein ε unter %1 privat.</translation>
    </message>
    <message>
        <source>Even ε = 0 is consistent with this success.</source>
        <translation>Selbst ε = 0 verträgt sich mit diesem Erfolg.</translation>
    </message>
    <message>
        <source>SEARCH AGAIN, NEW DRAWS</source>
        <translation>NOCH EINMAL, NEUE ZIEHUNGEN</translation>
    </message>
    <message>
        <source>Nothing is refuted</source>
        <translation>Nichts ist widerlegt</translation>
    </message>
    <message>
        <source>Refuted: every $ε$ below %1</source>
        <translation>Widerlegt: jedes $ε$ unter %1</translation>
    </message>
    <message>
        <source>This learner is not (%1, %2)-private: its outcomes would need more than probability 1.</source>
        <translation>Dieser Lerner ist nicht (%1, %2)-privat: Seine Ausgänge bräuchten mehr als Wahrscheinlichkeit 1.</translation>
    </message>
    <message>
        <source>Yet each prediction is private</source>
        <translation>Doch jede Vorhersage ist privat</translation>
    </message>
    <message>
        <source>Replacing an example moves the log-odds of one point by at most %1. A whole hypothesis needs more than that.</source>
        <translation>Ein ersetztes Beispiel ändert die Log-Chancen eines Punktes um höchstens %1. Eine ganze Hypothese braucht mehr.</translation>
    </message>
    <message>
        <source>A private one resists</source>
        <translation>Ein privater widersteht</translation>
    </message>
    <message>
        <source>It is %1-private, whatever is drawn: the least $ε$ stays below that for every $D$ and $T$.</source>
        <translation>Er ist %1-privat, was auch gezogen wird: Das kleinste $ε$ bleibt für jedes $D$ und $T$ darunter.</translation>
    </message>
    <message>
        <source>move the hidden example</source>
        <translation>das versteckte Beispiel bewegen</translation>
    </message>
    <message>
        <source>Worst case uses only the tails and holds for any joint distribution.</source>
        <translation>Der Grenzfall nutzt nur die Randwahrscheinlichkeiten und gilt für jede gemeinsame Verteilung.</translation>
    </message>
    <message>
        <source>Only an $ε$ below %1 is refuted. Take another $D$ or $T$, or a larger step.</source>
        <translation>Nur ein $ε$ unter %1 ist widerlegt. Nehmen Sie ein anderes $D$ oder $T$ oder eine größere Stufe.</translation>
    </message>
    <message>
        <source>%1 hypotheses give the hidden example away</source>
        <translation>%1 Hypothesen verraten das versteckte Beispiel</translation>
    </message>
    <message>
        <source>This time the search was misled</source>
        <translation>Dieses Mal wurde die Suche irregeführt</translation>
    </message>
    <message>
        <source>%1 of %2 further searches find it</source>
        <translation>%1 von %2 weiteren Suchen finden es</translation>
    </message>
    <message>
        <source>The search always succeeds; a guess does with chance %1.</source>
        <translation>Die Suche gelingt immer; Raten gelingt mit Wahrscheinlichkeit %1.</translation>
    </message>
    <message>
        <source>By the exact law of the draws the search fails with chance %1 only; a guess succeeds with %2.</source>
        <translation>Nach der exakten Verteilung der Ziehungen misslingt die Suche nur mit Wahrscheinlichkeit %1; Raten gelingt mit %2.</translation>
    </message>
    <message>
        <source>By the exact law of the draws the chance of success is %1; a guess has %2.</source>
        <translation>Nach der exakten Verteilung der Ziehungen ist die Erfolgschance %1; Raten hat %2.</translation>
    </message>
    <message>
        <source>The %1 outcomes are disjoint. At ε = %2 they would need a total probability of more than %3: refuted.</source>
        <translation>Die %1 Ausgänge schließen einander aus. Bei ε = %2 bräuchten sie zusammen mehr als die Wahrscheinlichkeit %3: widerlegt.</translation>
    </message>
    <message>
        <source>So no learner with this success is private, however large ε is.</source>
        <translation>Also ist kein Lerner mit diesem Erfolg privat, wie groß ε auch ist.</translation>
    </message>
    <message>
        <source>Before the boundary, the sample and how likely + is left and right of the hidden example. Behind it, one drawn hypothesis a row, how many of them say + at each place (rings are on the wrong side of r·D, dashed), and the probes. Below, the chance of success against the most that privacy allows (dashed), and the least ε by places.</source>
        <translation>Vor der Grenze die Stichprobe, und wie wahrscheinlich + links und rechts vom versteckten Beispiel ist. Dahinter je Zeile eine gezogene Hypothese, wie viele von ihnen an jeder Stelle + sagen (Ringe liegen auf der falschen Seite von r·D, gestrichelt), und die Proben. Unten die Erfolgswahrscheinlichkeit gegen das Höchste, was Privatheit erlaubt (gestrichelt), und das kleinste ε nach Stellen.</translation>
    </message>
    <message>
        <source>A dot is a search with new draws, full where it found the hidden example; below, their share with its 95 % interval, and the chance by the law of the draws (tick).</source>
        <translation>Ein Punkt ist eine Suche mit neuen Ziehungen, voll, wo sie das versteckte Beispiel fand; darunter ihr Anteil mit 95-%-Intervall und die Wahrscheinlichkeit nach der Verteilung der Ziehungen (Strich).</translation>
    </message>
    <message>
        <source>Refuted: every $ε$</source>
        <translation>Widerlegt: jedes $ε$</translation>
    </message>
    <message>
        <source>The search ends at %1. It is right, but by luck: it finds the hidden example hardly more often than a guess does.</source>
        <translation>Die Suche endet bei %1. Sie hat recht, aber durch Glück: Sie findet das versteckte Beispiel kaum öfter, als wenn man rät.</translation>
    </message>
    <message>
        <source>The search is right, but by luck</source>
        <translation>Die Suche hat recht, aber durch Glück</translation>
    </message>
    <message>
        <source>A binary search for a hidden example</source>
        <translation>Eine Binärsuche nach einem versteckten Beispiel</translation>
    </message>
    <message>
        <source>Nothing is refuted at $ε$ = %1</source>
        <translation>Bei $ε$ = %1 ist nichts widerlegt</translation>
    </message>
    <message>
        <source>Found too often for $ε$ = %1</source>
        <translation>Zu oft gefunden für $ε$ = %1</translation>
    </message>
    <message numerus="yes">
        <source>%n answers, one hidden example</source>
        <translation>
            <numerusform>%n Antwort, ein verstecktes Beispiel</numerusform>
            <numerusform>%n Antworten, ein verstecktes Beispiel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::BatchChoice</name>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Batch that is played</source>
        <translation>Batch, der gespielt wird</translation>
    </message>
    <message>
        <source>The batch that is played in full, 1 to %1. Up and Down: the next, the one before.</source>
        <translation>Der Batch, der ganz gespielt wird, 1 bis %1. Auf und Ab: der nächste, der vorige.</translation>
    </message>
    <message>
        <source>There are batches 1 to %1.</source>
        <translation>Es gibt die Batches 1 bis %1.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::BoundaryNote</name>
    <message>
        <source>Before the privacy boundary. Shown only because the data is synthetic.</source>
        <translation>Vor der Grenze der Privatheit. Nur bei künstlichen Daten sichtbar.</translation>
    </message>
    <message>
        <source>Before the privacy boundary. This is your own data: nothing shown here is private.</source>
        <translation>Vor der Privatheitsgrenze. Das sind Ihre eigenen Daten: Nichts, was hier steht, ist privat.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::BusyBar</name>
    <message>
        <source>computing · Esc keeps this</source>
        <translation>Berechnung läuft · Esc behält dies</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::CertificateDialog</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>It holds: %1 leaves, %2.</source>
        <translation>Es stimmt: %1 Blätter, %2.</translation>
    </message>
    <message>
        <source>Line %1 does not hold: it says %2, its world has %3.</source>
        <translation>Zeile %1 stimmt nicht: Sie sagt %2, ihre Welt hat %3.</translation>
    </message>
    <message>
        <source>Line %1 does not hold: it says %2 leaves, the tree has more than %3.</source>
        <translation>Zeile %1 stimmt nicht: Sie sagt %2 Blätter, der Baum hat mehr als %3.</translation>
    </message>
    <message>
        <source>Line %1 does not hold: it says %2 leaves, the tree has %3.</source>
        <translation>Zeile %1 stimmt nicht: Sie sagt %2 Blätter, der Baum hat %3.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>The bracket of %1 in a form that anyone can check in exact fractions, without the search.</source>
        <translation>Die Klammer von %1 in einer Form, die jeder in exakten Brüchen prüfen kann, ohne die Suche.</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>It is being written…</source>
        <translation>Es wird geschrieben …</translation>
    </message>
    <message>
        <source>In every world some answer comes with a chance of %1 or more, in this one none with more than %2.</source>
        <translation>In jeder Welt kommt eine Antwort mit einer Wahrscheinlichkeit von %1 oder mehr, in dieser keine mit mehr als %2.</translation>
    </message>
    <message>
        <source>It is being checked…</source>
        <translation>Es wird geprüft …</translation>
    </message>
    <message>
        <source>Open a certificate</source>
        <translation>Zertifikat öffnen</translation>
    </message>
    <message>
        <source>Certificates (*.json)</source>
        <translation>Zertifikate (*.json)</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>Zertifikat speichern</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ChapterChooser</name>
    <message>
        <source>Chapter %1: %2</source>
        <translation>Kapitel %1: %2</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ClassChooser</name>
    <message>
        <source>Choose classes</source>
        <translation>Klassen wählen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Ldim %1</source>
        <translation>Ldim %1</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>Diese zeigen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ClassPage</name>
    <message>
        <source>Open a table…</source>
        <translation>Tabelle öffnen …</translation>
    </message>
    <message>
        <source>A class of your own: a hypothesis a line, its labels 0/1, -/+ or -1/1</source>
        <translation>Eine eigene Klasse: eine Hypothese je Zeile, die Labels 0/1, -/+ oder -1/1</translation>
    </message>
    <message>
        <source>The class %1</source>
        <translation>Die Klasse %1</translation>
    </message>
    <message>
        <source>Where the labels come from</source>
        <translation>Woher die Label kommen</translation>
    </message>
    <message>
        <source>Examples are drawn from the distribution and labelled by the target $c$ = %1: the realizable case.</source>
        <translation>Beispiele werden aus der Verteilung gezogen und vom Ziel $c$ = %1 mit Labeln versehen: der realisierbare Fall.</translation>
    </message>
    <message>
        <source>Two dimensions</source>
        <translation>Zwei Dimensionen</translation>
    </message>
    <message>
        <source>VC decides what can be learned at all, Littlestone what can be learned privately. VC ≤ Ldim ≤ log₂ of the number of hypotheses.</source>
        <translation>VC entscheidet, was überhaupt, Littlestone, was privat gelernt werden kann. VC ≤ Ldim ≤ log₂ der Zahl der Hypothesen.</translation>
    </message>
    <message>
        <source>Equal rows</source>
        <translation>Gleiche Zeilen</translation>
    </message>
    <message>
        <source>Theorems 2, 3 and 5 · §3.2</source>
        <translation>Sätze 2, 3 und 5 · §3.2</translation>
    </message>
    <message>
        <source>ON THE CLASS</source>
        <translation>BEI DER KLASSE</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>raise or lower the bar</source>
        <translation>Balken heben oder senken</translation>
    </message>
    <message>
        <source>Click: %1</source>
        <translation>Klick: %1</translation>
    </message>
    <message>
        <source>Click: the target</source>
        <translation>Klick: das Ziel</translation>
    </message>
    <message>
        <source>Drag: more or less often</source>
        <translation>Ziehen: öfter oder seltener</translation>
    </message>
    <message>
        <source>A class of your own</source>
        <translation>Eine eigene Klasse</translation>
    </message>
    <message>
        <source>Editing by hand</source>
        <translation>Von Hand ändern</translation>
    </message>
    <message>
        <source>The class: %1, %2, Littlestone dimension %3, VC dimension %4. It can be learned privately because the Littlestone dimension is finite.</source>
        <translation>Die Klasse: %1, %2, Littlestone-Dimension %3, VC-Dimension %4. Sie ist privat lernbar, weil die Littlestone-Dimension endlich ist.</translation>
    </message>
    <message>
        <source>to a label, the name of a row or of a column, or a bar</source>
        <translation>zu einem Label, zum Namen einer Zeile oder Spalte oder zu einem Balken</translation>
    </message>
    <message>
        <source>turn the label; make the row the target; leave the column out, or bring it back</source>
        <translation>Label drehen; Zeile zum Ziel machen; Spalte weglassen oder zurückholen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>leave the label&apos;s column out</source>
        <translation>die Spalte des Labels weglassen</translation>
    </message>
    <message>
        <source>Click: leave this column out</source>
        <translation>Klick: diese Spalte weglassen</translation>
    </message>
    <message>
        <source>Click: bring this column back</source>
        <translation>Klick: diese Spalte zurückholen</translation>
    </message>
    <message>
        <source>A row is a hypothesis, a column a point. Click a label to flip it, a row&apos;s name to make it the target, a column&apos;s to leave it out; drag a bar.</source>
        <translation>Eine Zeile ist eine Hypothese, eine Spalte ein Punkt. Klick auf ein Label dreht es, auf den Namen einer Zeile macht sie zum Ziel, auf den einer Spalte lässt sie weg; Balken lassen sich ziehen.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::CoinsRow</name>
    <message>
        <source>Best coins: %1 expected, at most %2 more, R = %3</source>
        <translation>Beste Münzen: %1 erwartet, höchstens %2 weitere, R = %3</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Münzen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::CompareView</name>
    <message>
        <source>End comparison Esc</source>
        <translation>Vergleich beenden Esc</translation>
    </message>
    <message>
        <source>Two scenarios side by side</source>
        <translation>Zwei Szenarien nebeneinander</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DataBar</name>
    <message>
        <source>Release</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>With the seed</source>
        <translation>Mit dem Startwert</translation>
    </message>
    <message>
        <source>Where the noise comes from</source>
        <translation>Woher das Rauschen kommt</translation>
    </message>
    <message>
        <source>Learn: spends %1</source>
        <translation>Lernen: kostet %1</translation>
    </message>
    <message>
        <source>Learn, not private</source>
        <translation>Lernen, nicht privat</translation>
    </message>
    <message>
        <source>Learn without a promise…</source>
        <translation>Ohne Zusage lernen…</translation>
    </message>
    <message>
        <source>Spent so far: nothing.</source>
        <translation>Bisher ausgegeben: nichts.</translation>
    </message>
    <message>
        <source>Spent so far: %1.</source>
        <translation>Bisher ausgegeben: %1.</translation>
    </message>
    <message>
        <source>Learns from the file once; a release spends its ε and δ</source>
        <translation>Lernt einmal aus der Datei; eine Freigabe kostet ihr ε und δ</translation>
    </message>
    <message>
        <source>A release draws from the operating system; a run with the seed can be repeated and is not private</source>
        <translation>Eine Freigabe zieht aus dem Betriebssystem; ein Lauf mit dem Startwert lässt sich wiederholen und ist nicht privat</translation>
    </message>
    <message>
        <source>Again: adds %1</source>
        <translation>Noch einmal: kommt %1 dazu</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DataFields</name>
    <message>
        <source>YOUR FILE</source>
        <translation>IHRE DATEI</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>+ is</source>
        <translation>+ ist</translation>
    </message>
    <message>
        <source>1 or +</source>
        <translation>1 oder +</translation>
    </message>
    <message>
        <source>The text in the label column that means +; every other text means −</source>
        <translation>Der Text in der Labelspalte, der + bedeutet; jeder andere bedeutet −</translation>
    </message>
    <message>
        <source>Cut points</source>
        <translation>Schnitte</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Rising numbers. They part the numbers of the point column into bins, and each bin is a point. Cut points are public: choose them without a look at the lines.</source>
        <translation>Steigende Zahlen. Sie teilen die Zahlen der Punktspalte in Klassen, und jede Klasse ist ein Punkt. Schnitte sind öffentlich: Wähle sie, ohne die Zeilen anzusehen.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>+ from one bin on</source>
        <translation>+ ab einer Klasse</translation>
    </message>
    <message>
        <source>+ in one bin</source>
        <translation>+ in einer Klasse</translation>
    </message>
    <message>
        <source>+ in a stretch</source>
        <translation>+ in einem Stück</translation>
    </message>
    <message>
        <source>any bins</source>
        <translation>beliebige Klassen</translation>
    </message>
    <message>
        <source>class above</source>
        <translation>Klasse oben</translation>
    </message>
    <message>
        <source>Without cut points the column holds the numbers of points, from 0 on.</source>
        <translation>Ohne Schnitte enthält die Spalte die Nummern der Punkte, ab 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n bins.</source>
        <translation>
            <numerusform>%n Klasse.</numerusform>
            <numerusform>%n Klassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bin 1: under %1. Bin %3: %2 and over.</source>
        <translation>Klasse 1: unter %1. Klasse %3: %2 und darüber.</translation>
    </message>
    <message numerus="yes">
        <source>The class has %n points: choose an answer.</source>
        <translation>
            <numerusform>Die Klasse hat %n Punkt: Wähle eine Antwort.</numerusform>
            <numerusform>Die Klasse hat %n Punkte: Wähle eine Antwort.</numerusform>
        </translation>
    </message>
    <message>
        <source>First line</source>
        <translation>Erste Zeile</translation>
    </message>
    <message>
        <source>column names</source>
        <translation>Spaltennamen</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>ein Beispiel</translation>
    </message>
    <message>
        <source>A table with one line for each person; its first line may name the columns.</source>
        <translation>Eine Tabelle mit einer Zeile für jede Person; ihre erste Zeile kann die Spalten nennen.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DataPage</name>
    <message>
        <source>Open data…</source>
        <translation>Daten öffnen …</translation>
    </message>
    <message>
        <source>Count from 0…</source>
        <translation>Von 0 zählen …</translation>
    </message>
    <message>
        <source>Count from 0</source>
        <translation>Von 0 zählen</translation>
    </message>
    <message numerus="yes">
        <source>What was released stays released. Count from 0 only for people who are in none of the files that were learned from. Forget %n runs?</source>
        <translation>
            <numerusform>Was freigegeben ist, bleibt freigegeben. Zählen Sie nur für Personen von 0, die in keiner der gelernten Dateien stehen. %n Lauf vergessen?</numerusform>
            <numerusform>Was freigegeben ist, bleibt freigegeben. Zählen Sie nur für Personen von 0, die in keiner der gelernten Dateien stehen. %n Läufe vergessen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Learning… Esc stops it, and nothing is spent.</source>
        <translation>Lernt … Esc hält an, und nichts wird ausgegeben.</translation>
    </message>
    <message>
        <source>No data yet.</source>
        <translation>Noch keine Daten.</translation>
    </message>
    <message>
        <source>A run on data of your own</source>
        <translation>Ein Lauf auf eigenen Daten</translation>
    </message>
    <message>
        <source>Private: yes</source>
        <translation>Privat: ja</translation>
    </message>
    <message>
        <source>Private: no</source>
        <translation>Privat: nein</translation>
    </message>
    <message>
        <source>Is it accurate?</source>
        <translation>Ist es genau?</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>Learn without a promise</source>
        <translation>Ohne Zusage lernen</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 lines</source>
        <translation>
            <numerusform>%2, %1 Zeile</numerusform>
            <numerusform>%2, %1 Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>What left a run may be told to anyone; what it counted is not kept.</source>
        <translation>Was einen Lauf verlassen hat, darf jeder wissen; was er gezählt hat, wird nicht behalten.</translation>
    </message>
    <message>
        <source>Open a table with a line for each person: one column is the point, one the label.</source>
        <translation>Öffne eine Tabelle mit einer Zeile für jede Person: Eine Spalte ist der Punkt, eine das Label.</translation>
    </message>
    <message>
        <source>Lines: %1, of which %2 were used.</source>
        <translation>Zeilen: %1, davon %2 benutzt.</translation>
    </message>
    <message>
        <source>The answer is private at %1.</source>
        <translation>Die Antwort ist privat mit %1.</translation>
    </message>
    <message>
        <source>Anybody can draw its noise again.</source>
        <translation>Jeder kann ihr Rauschen noch einmal ziehen.</translation>
    </message>
    <message>
        <source>Nothing is promised of its loss: there are too few lines.</source>
        <translation>Über ihren Verlust ist nichts zugesagt: Es sind zu wenige Zeilen.</translation>
    </message>
    <message>
        <source>%1: lines that cannot be read: %2 of %3. They count as (point 0, −). Only you see this number.</source>
        <translation>%1: Zeilen, die nicht gelesen werden können: %2 von %3. Sie zählen als (Punkt 0, −). Nur Sie sehen diese Zahl.</translation>
    </message>
    <message>
        <source>Nothing is spent until you press the button. Lines that cannot be read count as (point 0, −): how many they are stands below, for you alone.</source>
        <translation>Nichts wird ausgegeben, bis Sie den Knopf drücken. Zeilen, die nicht gelesen werden können, zählen als (Punkt 0, −): wie viele das sind, steht unten, nur für Sie.</translation>
    </message>
    <message>
        <source>Budget…</source>
        <translation>Budget …</translation>
    </message>
    <message>
        <source>Counts what is spent from 0: for data of other people</source>
        <translation>Zählt von 0 an, was ausgegeben wird: für Daten anderer Personen</translation>
    </message>
    <message>
        <source>Sets what may be spent: a run that would pass it is refused</source>
        <translation>Legt fest, was ausgegeben werden darf: ein Lauf, der es überschreiten würde, wird abgelehnt</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>ε and δ of all runs together, such as 2,1e-5 (empty: no budget):</source>
        <translation>ε und δ aller Läufe zusammen, zum Beispiel 2,1e-5 (leer: kein Budget):</translation>
    </message>
    <message>
        <source>Spent so far</source>
        <translation>Bisher ausgegeben</translation>
    </message>
    <message>
        <source>A run that would pass %1, with all that is in the ledger, is refused.</source>
        <translation>Ein Lauf, der zusammen mit dem Kassenbuch %1 überschreiten würde, wird abgelehnt.</translation>
    </message>
    <message>
        <source>%1 Nothing would be promised of the loss of the answer. The run spends %2 all the same. Learn?</source>
        <translation>%1 Über den Verlust der Antwort wäre nichts versprochen. Der Lauf gibt trotzdem %2 aus. Lernen?</translation>
    </message>
    <message>
        <source>help: lean-learner, chain-learner, side-channels</source>
        <translation>Hilfe: lean-learner, chain-learner, side-channels</translation>
    </message>
    <message>
        <source>$δ$ was set to %1, below one over their number.</source>
        <translation>$δ$ wurde auf %1 gesetzt, unter eins durch ihre Anzahl.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DeepTreePage</name>
    <message>
        <source>The thresholds in order</source>
        <translation>Die Schwellen geordnet</translation>
    </message>
    <message>
        <source>The walk down the tree</source>
        <translation>Der Weg den Baum hinab</translation>
    </message>
    <message>
        <source>Another row</source>
        <translation>Andere Zeile</translation>
    </message>
    <message>
        <source>To the map</source>
        <translation>Zur Karte</translation>
    </message>
    <message>
        <source>by a row</source>
        <translation>nach Zeile</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>Click a leaf</source>
        <translation>Klick auf ein Blatt</translation>
    </message>
    <message>
        <source>its row colours the tree</source>
        <translation>seine Zeile färbt den Baum</translation>
    </message>
    <message>
        <source>Click a node</source>
        <translation>Klick auf einen Knoten</translation>
    </message>
    <message>
        <source>by hand: it turns its colour</source>
        <translation>von Hand: er wechselt die Farbe</translation>
    </message>
    <message>
        <source>leaf: row %1</source>
        <translation>Blatt: Zeile %1</translation>
    </message>
    <message>
        <source>point %1, level %2: %3 levels in + and %4 in − from here on</source>
        <translation>Punkt %1, Stufe %2: ab hier %3 Stufen in + und %4 in −</translation>
    </message>
    <message>
        <source>A click on a leaf takes its row.</source>
        <translation>Ein Klick auf ein Blatt nimmt seine Zeile.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ExportDialog</name>
    <message>
        <source>PNG size</source>
        <translation>PNG-Größe</translation>
    </message>
    <message>
        <source>light</source>
        <translation>hell</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>hoher Kontrast</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Data beside it</source>
        <translation>Daten dazu</translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation>Ort wählen …</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>Folien</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beides</translation>
    </message>
    <message>
        <source>Caption, and the same as text</source>
        <translation>Bildunterschrift, auch als Text</translation>
    </message>
    <message>
        <source>Parameters and seed</source>
        <translation>Parameter und Startwert</translation>
    </message>
    <message>
        <source>Title says the finding</source>
        <translation>Titel nennt das Ergebnis</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy caption</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Copy command line</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Für Papier</translation>
    </message>
    <message>
        <source>For slides</source>
        <translation>Für Folien</translation>
    </message>
    <message>
        <source>Reset text</source>
        <translation>Text zurücksetzen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>natürlich</translation>
    </message>
    <message>
        <source>Width in mm</source>
        <translation>Breite in mm</translation>
    </message>
    <message>
        <source>Dots an inch</source>
        <translation>Punkte je Zoll</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Folie</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bildunterschrift</translation>
    </message>
    <message>
        <source>For those who do not see it</source>
        <translation>Für alle, die es nicht sehen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>It is being computed.</source>
        <translation>Es wird berechnet.</translation>
    </message>
    <message>
        <source>Each view of every page of this chapter, and the scenario. What was not looked at yet is computed first.</source>
        <translation>Jede Ansicht jeder Seite dieses Kapitels und das Szenario. Was noch nicht angesehen wurde, wird zuerst berechnet.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Each view of every page of all chapters, and their scenarios. What was not looked at yet is computed first; that can take minutes.</source>
        <translation>Jede Ansicht jeder Seite aller Kapitel und ihre Szenarien. Was noch nicht angesehen wurde, wird zuerst berechnet; das kann Minuten dauern.</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>CSV: mark what a spreadsheet computes</source>
        <translation>CSV: markieren, was Tabellen rechnen</translation>
    </message>
    <message>
        <source>An apostrophe stands before each text that begins with = + - or @.</source>
        <translation>Vor jedem Text, der mit = + - oder @ beginnt, steht ein Apostroph.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::Frame</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>What is happening</source>
        <translation>Was geschieht</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::Gallery</name>
    <message>
        <source>What can be learned privately is what can be learned online.</source>
        <translation>Was sich privat lernen lässt, ist, was sich online lernen lässt.</translation>
    </message>
    <message>
        <source>Open a scenario…</source>
        <translation>Szenario öffnen …</translation>
    </message>
    <message>
        <source>Or open a shelf</source>
        <translation>Oder eine Reihe öffnen</translation>
    </message>
    <message>
        <source>Open a table of your own…</source>
        <translation>Eigene Tabelle öffnen…</translation>
    </message>
    <message>
        <source>Lecture plan</source>
        <translation>Vorlesungsplan</translation>
    </message>
    <message>
        <source>Arrows choose, Enter opens, Space begins, ? shows all keys</source>
        <translation>Pfeile wählen, Eingabe öffnet, Leertaste beginnt, ? zeigt alle Tasten</translation>
    </message>
    <message>
        <source>FROM SHELF %1, %2</source>
        <translation>AUS REIHE %1, %2</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>%1 weitere</numerusform>
            <numerusform>%1 weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>each picture opens the page and the step that its lesson is about; its line stays in the window</source>
        <translation>jedes Bild öffnet die Seite und den Schritt, um die es geht; seine Zeile bleibt im Fenster</translation>
    </message>
    <message>
        <source>One run of one learner, from its first example to its answer, shows why. Fourteen stations, no formula before its picture.</source>
        <translation>Ein Lauf eines Lerners, vom ersten Beispiel bis zur Antwort, zeigt, warum. Vierzehn Stationen, keine Formel vor ihrem Bild.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GalleryCard</name>
    <message>
        <source>%1 · Ldim %2</source>
        <translation>%1 · Ldim %2</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GalleryRoad</name>
    <message>
        <source>The lesson</source>
        <translation>Die Lektion</translation>
    </message>
    <message>
        <source>Go on at %1</source>
        <translation>Weiter bei %1</translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>Lektion beginnen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>one story in fourteen steps. Every station asks the class a question.</source>
        <translation>eine Geschichte in vierzehn Schritten. Jede Station stellt dem Saal eine Frage.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GameBar</name>
    <message>
        <source>To the first round (Home)</source>
        <translation>Zur ersten Runde (Pos1)</translation>
    </message>
    <message>
        <source>Take back (←)</source>
        <translation>Zurücknehmen (←)</translation>
    </message>
    <message>
        <source>Again (→)</source>
        <translation>Wieder vor (→)</translation>
    </message>
    <message>
        <source>To the last move (End)</source>
        <translation>Zum letzten Zug (Ende)</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GamePanel</name>
    <message>
        <source>You ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>You learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Point to ask</source>
        <translation>Zu erfragender Punkt</translation>
    </message>
    <message>
        <source>You are the adversary. Ask a point, hear the SOA, then say what is true.</source>
        <translation>Rolle: Gegner. Einen Punkt erfragen, den SOA anhören, dann sagen, was wahr ist.</translation>
    </message>
    <message>
        <source>You are the learner. A point is asked: predict its label, then hear the truth.</source>
        <translation>Rolle: Lerner. Ein Punkt wird erfragt: sein Label vorhersagen, dann die Wahrheit hören.</translation>
    </message>
    <message>
        <source>The SOA never makes more than Ldim&#xa0;=&#xa0;%1.</source>
        <translation>Der SOA macht nie mehr als Ldim&#xa0;=&#xa0;%1.</translation>
    </message>
    <message>
        <source>No learner can be sure of fewer than Ldim&#xa0;=&#xa0;%1.</source>
        <translation>Kein Lerner kommt sicher unter Ldim&#xa0;=&#xa0;%1.</translation>
    </message>
    <message>
        <source>No further mistake can be forced.</source>
        <translation>Kein weiterer Fehler lässt sich erzwingen.</translation>
    </message>
    <message>
        <source>Point %1: both sides keep Ldim ≥ %2.</source>
        <translation>Punkt %1: beide Seiten behalten Ldim ≥ %2.</translation>
    </message>
    <message>
        <source>Which point do you ask?</source>
        <translation>Welcher Punkt wird erfragt?</translation>
    </message>
    <message>
        <source>What is true at point %1?</source>
        <translation>Was ist am Punkt %1 wahr?</translation>
    </message>
    <message>
        <source>nobody says so</source>
        <translation>niemand sagt das</translation>
    </message>
    <message>
        <source>mistake %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>SOA is right</source>
        <translation>der SOA hat recht</translation>
    </message>
    <message>
        <source>What do you predict at point %1?</source>
        <translation>Was gilt wohl am Punkt %1?</translation>
    </message>
    <message>
        <source>as the SOA would</source>
        <translation>wie der SOA</translation>
    </message>
    <message>
        <source>%1 of %2 say so</source>
        <translation>%1 von %2 sagen das</translation>
    </message>
    <message>
        <source>SOA, §3.2 · mistake bound [Lit87]</source>
        <translation>SOA, §3.2 · Fehlerschranke [Lit87]</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>Berechnung läuft …</translation>
    </message>
    <message>
        <source>Mistakes of the SOA: %1, Ldim: %2.</source>
        <translation>Fehler des SOA: %1, Ldim: %2.</translation>
    </message>
    <message>
        <source>Your mistakes: %1, Ldim: %2.</source>
        <translation>Eigene Fehler: %1, Ldim: %2.</translation>
    </message>
    <message>
        <source>Only %1 is left, so every label is known.</source>
        <translation>Nur %1 bleibt übrig, also ist jedes Label bekannt.</translation>
    </message>
    <message>
        <source>At point %1 all that are left agree: no mistake is possible there.</source>
        <translation>Am Punkt %1 sind sich alle übrigen einig: dort ist kein Fehler möglich.</translation>
    </message>
    <message>
        <source>At point %1 both sides have Ldim&#xa0;%2. On a tie the SOA says −1, so +1 costs it a mistake and leaves Ldim&#xa0;%2.</source>
        <translation>Am Punkt %1 haben beide Seiten Ldim&#xa0;%2. Bei Gleichstand sagt der SOA −1, also kostet ihn +1 einen Fehler und lässt Ldim&#xa0;%2.</translation>
    </message>
    <message>
        <source>At point %1 both sides have Ldim&#xa0;%2. Whatever you say, the opposite may be true.</source>
        <translation>Am Punkt %1 haben beide Seiten Ldim&#xa0;%2. Was auch gesagt wird, das Gegenteil kann wahr sein.</translation>
    </message>
    <message>
        <source>At point %1 the side −1 has Ldim&#xa0;%2, the side +1 has %3. The SOA follows the larger: erring then costs more of the dimension.</source>
        <translation>Am Punkt %1 hat die Seite −1 Ldim&#xa0;%2, die Seite +1 hat %3. Der SOA folgt der größeren: ein Irrtum kostet dann mehr von der Dimension.</translation>
    </message>
    <message>
        <source>A mistake at point %1. It brought Ldim from %2 to %3: every mistake of the SOA takes at least one.</source>
        <translation>Ein Fehler am Punkt %1. Er senkte Ldim von %2 auf %3: jeder Fehler des SOA nimmt mindestens eins.</translation>
    </message>
    <message>
        <source>No mistake at point %1; Ldim went from %2 to %3.</source>
        <translation>Kein Fehler am Punkt %1; Ldim ging von %2 auf %3.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever asks along this tree and always says the opposite of the prediction forces %1 mistakes from any learner. The SOA never makes more.</source>
        <translation>
            <numerusform>Wer an diesem Baum entlang fragt und stets das Gegenteil der Vorhersage sagt, erzwingt von jedem Lerner %1 Fehler. Der SOA macht nie mehr.</numerusform>
            <numerusform>Wer an diesem Baum entlang fragt und stets das Gegenteil der Vorhersage sagt, erzwingt von jedem Lerner %1 Fehler. Der SOA macht nie mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best coins: at most R = %1; %2 left.</source>
        <translation>Beste Münzen: höchstens R = %1; %2 bleibt.</translation>
    </message>
    <message>
        <source>The best coins expected %1, R was %2.</source>
        <translation>Die besten Münzen erwarteten %1, R war %2.</translation>
    </message>
    <message>
        <source>The best coins say +1 with chance %1: from here on they pay at most %2 on average, whatever is true.</source>
        <translation>Die besten Münzen sagen +1 mit Chance %1: Von hier an zahlen sie im Mittel höchstens %2, was auch wahr ist.</translation>
    </message>
    <message>
        <source>The best coins paid %1 for it; R went from %2 to %3.</source>
        <translation>Die besten Münzen zahlten %1 dafür; R ging von %2 auf %3.</translation>
    </message>
    <message>
        <source>SOA, §3.2 · mistake bound [Lit87] · coins [FHMM23]</source>
        <translation>SOA, §3.2 · Fehlerschranke [Lit87] · Münzen [FHMM23]</translation>
    </message>
    <message>
        <source>R is not worked out: more than %1 version spaces.</source>
        <translation>R wird nicht berechnet: mehr als %1 Versionsräume.</translation>
    </message>
    <message>
        <source>A learner that tosses coins can keep its expected mistakes at R = %1 or less, and can be forced to R.</source>
        <translation>Ein Lerner, der Münzen wirft, kann seine erwarteten Fehler bei höchstens R = %1 halten und kann zu R gezwungen werden.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GapPage</name>
    <message>
        <source>sharp</source>
        <translation>scharf</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>Six learners, one law</source>
        <translation>Sechs Lerner, eine Verteilung</translation>
    </message>
    <message>
        <source>An accurate learner must climb somewhere</source>
        <translation>Ein genauer Lerner muss irgendwo steigen</translation>
    </message>
    <message numerus="yes">
        <source>Before the − examples it mostly says −, after the + examples mostly +. It has %n steps to get from one to the other.</source>
        <translation>
            <numerusform>Vor den −-Beispielen sagt er meist −, nach den +-Beispielen meist +. Dazwischen hat er %n Stufe.</numerusform>
            <numerusform>Vor den −-Beispielen sagt er meist −, nach den +-Beispielen meist +. Dazwischen hat er %n Stufen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Definition of an empirical learner, §4</source>
        <translation>Definition des empirischen Lerners, §4</translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>%n Beispiel</numerusform>
            <numerusform>%n Beispiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenly spaced examples, half of them −, half +. In interval i the learner says + with probability p_i.</source>
        <translation>
            <numerusform>%n Beispiel. Im Intervall i sagt der Lerner mit Wahrscheinlichkeit p_i +.</numerusform>
            <numerusform>%n Beispiele in gleichen Abständen, halb −, halb +. Im Intervall i sagt der Lerner mit Wahrscheinlichkeit p_i +.</numerusform>
        </translation>
    </message>
    <message>
        <source>Definition 16</source>
        <translation>Definition 16</translation>
    </message>
    <message>
        <source>At %1, which is %2, it errs with chance %3.</source>
        <translation>Bei %1, das %2 ist, irrt er mit Chance %3.</translation>
    </message>
    <message>
        <source>The mean error is %1, at most α + β = %2: accurate.</source>
        <translation>Der mittlere Fehler ist %1, höchstens α + β = %2: genau.</translation>
    </message>
    <message>
        <source>The mean error is %1, above α + β = %2: not accurate.</source>
        <translation>Der mittlere Fehler ist %1, über α + β = %2: nicht genau.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privatheit</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>Steigen</translation>
    </message>
    <message>
        <source>Claim 22 · Lemma 18</source>
        <translation>Behauptung 22 · Lemma 18</translation>
    </message>
    <message>
        <source>An accurate learner gives some + example a value of %1 or more. Move that example aside: if it is private, its interval has %2 or more.</source>
        <translation>Ein genauer Lerner gibt einem +-Beispiel mindestens %1. Rückt man es zur Seite, hat sein Intervall bei Privatheit mindestens %2.</translation>
    </message>
    <message>
        <source>In the same way some − example has %1 or less, and its interval %2 or less.</source>
        <translation>Ebenso hat ein −-Beispiel höchstens %1 und sein Intervall höchstens %2.</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n steps: one is at least %3 high.</source>
        <translation>
            <numerusform>Von %1 auf %2 in %n Stufe: Sie ist mindestens %3 hoch.</numerusform>
            <numerusform>Von %1 auf %2 in %n Stufen: Eine ist mindestens %3 hoch.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest is %1, at %2.</source>
        <translation>Die größte ist %1, bei %2.</translation>
    </message>
    <message>
        <source>This learner has no step. It errs on half of the examples, so none is promised.</source>
        <translation>Dieser Lerner hat keine Stufe. Er irrt auf der Hälfte der Beispiele, also ist keine versprochen.</translation>
    </message>
    <message>
        <source>The mean error is %1, so this learner passes. If it is as private as it claims, one of its steps is at least %2 high. Here: %3, at %4.</source>
        <translation>Der mittlere Fehler ist %1, dieser Lerner besteht. Ist er so privat, wie er behauptet, ist eine seiner Stufen mindestens %2 hoch. Hier: %3, bei %4.</translation>
    </message>
    <message>
        <source>The mean error is %1: this learner does not pass, and nothing is promised of its steps.</source>
        <translation>Der mittlere Fehler ist %1: Dieser Lerner besteht nicht, und von seinen Stufen ist nichts versprochen.</translation>
    </message>
    <message>
        <source>Claim 22 needs %1 points to move an example aside; X′ has %2.</source>
        <translation>Behauptung 22 braucht %1 Punkte, um ein Beispiel zu verrücken; X′ hat %2.</translation>
    </message>
    <message>
        <source>2α + 2β is ½ or more: nothing is promised of such a learner.</source>
        <translation>2α + 2β ist ½ oder mehr: Von so einem Lerner ist nichts versprochen.</translation>
    </message>
    <message>
        <source>The largest step is %1, at %2.</source>
        <translation>Die größte Stufe ist %1, bei %2.</translation>
    </message>
    <message>
        <source>YOUR TURN: FLATTEN IT</source>
        <translation>JETZT SIE: FLACHER MACHEN</translation>
    </message>
    <message numerus="yes">
        <source>Drag the steps and stay accurate: with %n examples no staircase has a largest step below %1 (exact).</source>
        <translation>
            <numerusform>Ziehen Sie die Stufen und bleiben Sie genau: Mit %n Beispiel hat keine Treppe eine größte Stufe unter %1 (exakt).</numerusform>
            <numerusform>Ziehen Sie die Stufen und bleiben Sie genau: Mit %n Beispielen hat keine Treppe eine größte Stufe unter %1 (exakt).</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag the steps: keep the mean under the dashed line and make the largest step as low as you can.</source>
        <translation>Ziehen Sie die Stufen: das Mittel unter der gestrichelten Linie, die größte Stufe so niedrig wie möglich.</translation>
    </message>
    <message>
        <source>Where privacy enters</source>
        <translation>Wo Privatheit eingeht</translation>
    </message>
    <message>
        <source>Move $x_i$ one point aside: the learner may change its mind by $e^ε$ at most, so the value at an example is close to the value of its interval.</source>
        <translation>Rücken Sie $x_i$ um einen Punkt: Der Lerner darf seine Meinung höchstens um $e^ε$ ändern, also liegt der Wert am Beispiel nahe am Wert seines Intervalls.</translation>
    </message>
    <message>
        <source>Private and flat: em:1</source>
        <translation>Privat und flach: em:1</translation>
    </message>
    <message>
        <source>On %1 powers of two up to 2⁶⁰ its largest step is %2. It stays private and errs on half of the examples.</source>
        <translation>Auf %1 Zweierpotenzen bis 2⁶⁰ ist seine größte Stufe %2. Er bleibt privat und irrt auf der Hälfte der Beispiele.</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>next step of the staircase</source>
        <translation>nächste Stufe der Treppe</translation>
    </message>
    <message>
        <source>move that step up or down</source>
        <translation>diese Stufe heben oder senken</translation>
    </message>
    <message>
        <source>Six learners: each accurate one has a step of %1 or more; a learner without such a step is not accurate.</source>
        <translation>Sechs Lerner: Jeder genaue hat eine Stufe von mindestens %1; ein Lerner ohne solche Stufe ist nicht genau.</translation>
    </message>
    <message>
        <source>A step of %1 at %2, and one of %3 is forced</source>
        <translation>Eine Stufe von %1 bei %2, und eine von %3 ist erzwungen</translation>
    </message>
    <message>
        <source>The largest step is %1, at %2</source>
        <translation>Die größte Stufe ist %1, bei %2</translation>
    </message>
    <message>
        <source>How likely the learner says + in each interval (thick stairs), what the bound leaves at least (thin stairs, dashed lines), how often it errs at each example, against α + β (dashed), and the stairs of six learners.</source>
        <translation>Wie wahrscheinlich der Lerner in jedem Intervall + sagt (dicke Treppe), was die Schranke mindestens übrig lässt (dünne Treppe, gestrichelte Linien), wie oft er an jedem Beispiel irrt, gegen α + β (gestrichelt), und die Treppen von sechs Lernern.</translation>
    </message>
    <message>
        <source>No accurate staircase is flatter than %1</source>
        <translation>Keine genaue Treppe ist flacher als %1</translation>
    </message>
    <message>
        <source>The learner&apos;s stairs (thin) and the flattest accurate ones (thick), exact.</source>
        <translation>Die Treppe des Lerners (dünn) und die flachste genaue (dick), exakt.</translation>
    </message>
    <message>
        <source>The paper&apos;s bound does not hold here</source>
        <translation>Die Schranke der Arbeit gilt hier nicht</translation>
    </message>
    <message>
        <source>Its premises are $ε$ ≤ .1, $α$, $β$ ≤ 1/16, and its own $δ$ and tolerance. The sharp bound is shown.</source>
        <translation>Ihre Voraussetzungen sind $ε$ ≤ .1, $α$, $β$ ≤ 1/16 und ihr eigenes $δ$ und ihre Toleranz. Gezeigt wird die scharfe Schranke.</translation>
    </message>
    <message>
        <source>Sharp: $(u&#xa0;−&#xa0;l)&#xa0;/&#xa0;(m&#xa0;−&#xa0;1)$. Paper: $1&#xa0;/&#xa0;(4m)$, which follows from it where $ε$ ≤ .1, $α$, $β$ ≤ 1/16, and $δ$ and the tolerance are at most the paper&apos;s.</source>
        <translation>Scharf: $(u&#xa0;−&#xa0;l)&#xa0;/&#xa0;(m&#xa0;−&#xa0;1)$. Arbeit: $1&#xa0;/&#xa0;(4m)$, was daraus folgt, wo $ε$ ≤ .1, $α$, $β$ ≤ 1/16 und $δ$ und die Toleranz höchstens die der Arbeit sind.</translation>
    </message>
    <message>
        <source>The probability of + never rises: there is no step.</source>
        <translation>Die Wahrscheinlichkeit für + steigt nirgends: es gibt keine Stufe.</translation>
    </message>
    <message>
        <source>No step: the probability of + never rises</source>
        <translation>Keine Stufe: Die Wahrscheinlichkeit für + steigt nirgends</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HelpView</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Help — Littlestone Lab</source>
        <translation>Hilfe — Littlestone Lab</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
    <message>
        <source>Close Esc</source>
        <translation>Schließen Esc</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>Nichts enthält diese Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>%n Abschnitt</numerusform>
            <numerusform>%n Abschnitte</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HistogramPage</name>
    <message>
        <source>Stable histogram, then selection</source>
        <translation>Stabiles Histogramm, dann Auswahl</translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote with the predictor they output. Integer noise and a threshold decide what may leave.</source>
        <translation>
            <numerusform>%1 Batch stimmt für den Prädiktor, den er ausgibt. Ganzzahliges Rauschen und eine Schwelle entscheiden, was heraus darf.</numerusform>
            <numerusform>%1 Batches stimmen für den Prädiktor, den sie ausgeben. Ganzzahliges Rauschen und eine Schwelle entscheiden, was heraus darf.</numerusform>
        </translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>ZEICHEN LESEN</translation>
    </message>
    <message>
        <source>Count 0 is never noised.</source>
        <translation>Anzahl 0 bekommt kein Rauschen.</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>One changed example moves one vote. Whatever leaves is nearly as likely without it: (%1, %2)-private.</source>
        <translation>Ein geändertes Beispiel bewegt eine Stimme. Was hinausgeht, ist ohne es fast gleich wahrscheinlich: (%1, %2)-privat.</translation>
    </message>
    <message>
        <source>The lean learner’s votes</source>
        <translation>Die Stimmen des Lean-Lerners</translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote for short lists. A contest with noise and one bar decide what may leave.</source>
        <translation>
            <numerusform>%1 Batch stimmt für eine kurze Liste. Ein Wettkampf mit Rauschen und eine Schranke entscheiden, was heraus darf.</numerusform>
            <numerusform>%1 Batches stimmen für kurze Listen. Ein Wettkampf mit Rauschen und eine Schranke entscheiden, was heraus darf.</numerusform>
        </translation>
    </message>
    <message>
        <source>A list costs little</source>
        <translation>Eine Liste kostet wenig</translation>
    </message>
    <message numerus="yes">
        <source>A batch may name %1 candidates; (2/$ε$)&#xa0;ln&#xa0;%1 more votes pay for that, however many predictors there could be.</source>
        <translation>
            <numerusform>Ein Batch darf %1 Kandidaten nennen; (2/$ε$)&#xa0;ln&#xa0;%1 weitere Stimmen bezahlen dafür, wie viele Prädiktoren es auch gäbe.</numerusform>
            <numerusform>Ein Batch darf %1 Kandidaten nennen; (2/$ε$)&#xa0;ln&#xa0;%1 weitere Stimmen bezahlen dafür, wie viele Prädiktoren es auch gäbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>One changed example changes one batch’s list. Whatever leaves is nearly as likely without it: (%1, %2)-private, for all data.</source>
        <translation>Ein geändertes Beispiel ändert die Liste eines Batches. Was hinausgeht, ist ohne es fast ebenso wahrscheinlich: (%1, %2)-privat, für alle Daten.</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>Das Versprechen</translation>
    </message>
    <message>
        <source>Loss above $α$ = %1 has chance at most $β$ = %2, from %3 examples on, for every class with Ldim %4.</source>
        <translation>Verlust über $α$ = %1 hat höchstens Chance $β$ = %2, ab %3 Beispielen, für jede Klasse mit Ldim %4.</translation>
    </message>
    <message>
        <source>How likely a predictor leaves, by its votes</source>
        <translation>Wie wahrscheinlich ein Prädiktor hinausgeht, nach seinen Stimmen</translation>
    </message>
    <message>
        <source>Both laws, by noisy count</source>
        <translation>Beide Verteilungen, nach verrauschter Zahl</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>Nachbar</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Change one example</source>
        <translation>Ein Beispiel ändern</translation>
    </message>
    <message>
        <source>One batch again, with the same coins. What can an onlooker tell?</source>
        <translation>Ein Batch noch einmal, mit denselben Münzen. Was erkennt ein Zuschauer?</translation>
    </message>
    <message>
        <source>Batch %1 again, same coins. Example %2 of %3 is flipped, and its vote moves. What can an onlooker tell?</source>
        <translation>Batch %1 noch einmal, dieselben Münzen. Beispiel %2 von %3 wird umgedreht, und seine Stimme wandert. Was erkennt ein Zuschauer?</translation>
    </message>
    <message>
        <source>Batch %1 again, same coins. Example %2 of %3 is moved, and its vote moves. What can an onlooker tell?</source>
        <translation>Batch %1 noch einmal, dieselben Münzen. Beispiel %2 von %3 wird verschoben, und seine Stimme wandert. Was erkennt ein Zuschauer?</translation>
    </message>
    <message>
        <source>Batch %1 again, same coins. Example %2 of %3 is flipped, and no vote moves.</source>
        <translation>Batch %1 noch einmal, dieselben Münzen. Beispiel %2 von %3 wird umgedreht, und keine Stimme wandert.</translation>
    </message>
    <message>
        <source>Batch %1 again, same coins. Example %2 of %3 is moved, and no vote moves.</source>
        <translation>Batch %1 noch einmal, dieselben Münzen. Beispiel %2 von %3 wird verschoben, und keine Stimme wandert.</translation>
    </message>
    <message>
        <source>The lean learner’s changed example is drawn below its votes.</source>
        <translation>Das geänderte Beispiel des Lean-Lerners steht unter seinen Stimmen.</translation>
    </message>
    <message>
        <source>HOW OFTEN EACH LEFT</source>
        <translation>WIE OFT JEDER HINAUSGING</translation>
    </message>
    <message>
        <source>votes or neighbour</source>
        <translation>Stimmen oder Nachbar</translation>
    </message>
    <message>
        <source>draw the noise again</source>
        <translation>das Rauschen neu ziehen</translation>
    </message>
    <message>
        <source>change the example before, or the next</source>
        <translation>das Beispiel davor oder das nächste ändern</translation>
    </message>
    <message>
        <source>flip it, move it, or pick a change that moves the vote</source>
        <translation>umdrehen, verschieben, oder eine Änderung wählen, die die Stimme bewegt</translation>
    </message>
    <message>
        <source>while it moves: the next point and label</source>
        <translation>beim Verschieben: nächster Punkt und nächstes Label</translation>
    </message>
    <message>
        <source>guess: as it was, or changed</source>
        <translation>raten: wie es war, oder geändert</translation>
    </message>
    <message>
        <source>A predictor without a vote cannot appear, so the number of possible predictors costs nothing.</source>
        <translation>Ein Prädiktor ohne Stimme kann nicht erscheinen, also kostet die Zahl der möglichen Prädiktoren nichts.</translation>
    </message>
    <message>
        <source>The neighbour is shown for M.</source>
        <translation>Der Nachbar wird für M gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>Runs in %1 rows vote for what they name. A contest with noise and one bar decide what may leave.</source>
        <translation>
            <numerusform>Läufe in %1 Zeile stimmen für das, was sie nennen. Ein Wettstreit mit Rauschen und eine Latte entscheiden, was hinaus darf.</numerusform>
            <numerusform>Läufe in %1 Zeilen stimmen für das, was sie nennen. Ein Wettstreit mit Rauschen und eine Latte entscheiden, was hinaus darf.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a run costs</source>
        <translation>Was ein Lauf kostet</translation>
    </message>
    <message numerus="yes">
        <source>One changed row moves a count by at most 1, and takes or gives at most %1 names.</source>
        <translation>
            <numerusform>Eine geänderte Zeile bewegt eine Anzahl höchstens um 1 und nimmt oder gibt höchstens %1 Namen.</numerusform>
            <numerusform>Eine geänderte Zeile bewegt eine Anzahl höchstens um 1 und nimmt oder gibt höchstens %1 Namen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever leaves is nearly as likely without one example: (%1, %2)-private, for all data.</source>
        <translation>Was auch hinausgeht, ist ohne ein Beispiel fast ebenso wahrscheinlich: (%1, %2)-privat, für alle Daten.</translation>
    </message>
    <message>
        <source>The chain learner’s votes</source>
        <translation>Die Stimmen des Chain-Lerners</translation>
    </message>
    <message>
        <source>Nothing passes the bar</source>
        <translation>Nichts kommt über die Latte</translation>
    </message>
    <message>
        <source>%1 is chosen, with chance %2</source>
        <translation>%1 wird gewählt, mit Wahrscheinlichkeit %2</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HomogeneousPage</name>
    <message>
        <source>Widen γ</source>
        <translation>γ weiten</translation>
    </message>
    <message>
        <source>Keep searching</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>The list of probabilities</source>
        <translation>Die Liste der Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Only the order of the points matters on $X$′: move an example, and every point of $X$′ keeps the value of its interval.</source>
        <translation>Auf $X$′ zählt nur die Ordnung der Punkte: Bewegt man ein Beispiel, behält jeder Punkt von $X$′ den Wert seines Intervalls.</translation>
    </message>
    <message>
        <source>Definition 16</source>
        <translation>Definition 16</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>Eine Farbe</translation>
    </message>
    <message numerus="yes">
        <source>%n points. Take one out, label the rest half −, half +, and ask the learner there.</source>
        <translation>
            <numerusform>%n Punkt. Nehmen Sie ihn heraus und fragen Sie den Lerner dort.</numerusform>
            <numerusform>%n Punkte. Nehmen Sie einen heraus, geben Sie dem Rest halb −, halb +, und fragen Sie den Lerner dort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any %n points are homogeneous. No other fits at this γ.</source>
        <translation>
            <numerusform>Jeder %n Punkt ist homogen. Kein weiterer passt bei diesem γ.</numerusform>
            <numerusform>Je %n Punkte sind homogen. Kein weiterer passt bei diesem γ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken out one after the other: the colour is (%1).</source>
        <translation>Einer nach dem anderen herausgenommen: Die Farbe ist (%1).</translation>
    </message>
    <message>
        <source>Try the candidates</source>
        <translation>Die Kandidaten prüfen</translation>
    </message>
    <message numerus="yes">
        <source>%n points remain, the most among these %1.</source>
        <translation>
            <numerusform>%n Punkt bleibt, die meisten unter diesen %1.</numerusform>
            <numerusform>%n Punkte bleiben, die meisten unter diesen %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n points remain; the search was stopped.</source>
        <translation>
            <numerusform>Mindestens %n Punkt bleibt; die Suche wurde beendet.</numerusform>
            <numerusform>Mindestens %n Punkte bleiben; die Suche wurde beendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 17</source>
        <translation>Lemma 17</translation>
    </message>
    <message>
        <source>%1 is in.</source>
        <translation>%1 ist dabei.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <translation>%1 ist draußen.</translation>
    </message>
    <message>
        <source>With %1 the values of every interval stay within 2γ = %2: in.</source>
        <translation>Mit %1 bleiben die Werte jedes Intervalls innerhalb von 2γ = %2: dabei.</translation>
    </message>
    <message>
        <source>With %1 the values of one interval spread over %2, more than 2γ = %3: out.</source>
        <translation>Mit %1 spannen die Werte eines Intervalls %2, mehr als 2γ = %3: draußen.</translation>
    </message>
    <message>
        <source>Definition 16 · Lemma 17</source>
        <translation>Definition 16 · Lemma 17</translation>
    </message>
    <message>
        <source>Move an example</source>
        <translation>Ein Beispiel bewegen</translation>
    </message>
    <message>
        <source>Example %1 moves from %2 to %3. On X′ every interval keeps its value, within γ.</source>
        <translation>Beispiel %1 wandert von %2 nach %3. Auf X′ behält jedes Intervall seinen Wert, bis auf γ.</translation>
    </message>
    <message>
        <source>Definition 16 · Lemma 17 · Fig. 2</source>
        <translation>Definition 16 · Lemma 17 · Abb. 2</translation>
    </message>
    <message>
        <source>There is no free point of X′ beside the example, so none can be moved.</source>
        <translation>Neben dem Beispiel liegt kein freier Punkt von X′, also lässt es sich nicht bewegen.</translation>
    </message>
    <message>
        <source>Lemma 17 promises %1 points here.</source>
        <translation>Lemma 17 verspricht hier %1 Punkte.</translation>
    </message>
    <message>
        <source>Lemma 17 promises no point here.</source>
        <translation>Lemma 17 verspricht hier keinen Punkt.</translation>
    </message>
    <message numerus="yes">
        <source>THE COLOUR OF %n POINTS</source>
        <translation>
            <numerusform>DIE FARBE VON %n PUNKT</numerusform>
            <numerusform>DIE FARBE VON %n PUNKTEN</numerusform>
        </translation>
    </message>
    <message>
        <source>Why such a set must exist</source>
        <translation>Warum es so eine Menge geben muss</translation>
    </message>
    <message>
        <source>Ramsey: colour all subsets of $m$ + 1 points, and a huge $X$ holds a large part of one colour.</source>
        <translation>Ramsey: Färbt man alle Teilmengen aus $m$ + 1 Punkten, enthält ein riesiges $X$ einen großen Teil in einer Farbe.</translation>
    </message>
    <message>
        <source>Not yet a weakness</source>
        <translation>Noch keine Schwäche</translation>
    </message>
    <message>
        <source>Homogeneous says nothing about privacy. The next page asks what accuracy adds.</source>
        <translation>Homogen sagt nichts über Privatheit. Die nächste Seite fragt, was Genauigkeit hinzufügt.</translation>
    </message>
    <message>
        <source>look at the next candidate</source>
        <translation>den nächsten Kandidaten ansehen</translation>
    </message>
    <message>
        <source>move the example of S′ along X′</source>
        <translation>das Beispiel von S′ entlang X′ bewegen</translation>
    </message>
    <message>
        <source>%1, in X′</source>
        <translation>%1, in X′</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>one colour</source>
        <translation>eine Farbe</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n points remain, the most that hold the forced ones.</source>
        <translation>
            <numerusform>%n Punkt bleibt, die meisten, die die festgesetzten enthalten.</numerusform>
            <numerusform>%n Punkte bleiben, die meisten, die die festgesetzten enthalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n points remain: one quick pass found them.</source>
        <translation>
            <numerusform>Mindestens %n Punkt bleibt: ein schneller Durchgang fand ihn.</numerusform>
            <numerusform>Mindestens %n Punkte bleiben: ein schneller Durchgang fand sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>force that candidate in, or set it free</source>
        <translation>diesen Kandidaten festsetzen oder freigeben</translation>
    </message>
    <message>
        <source>Outside X′ its value may change: at %1 it goes from %2 to %3.</source>
        <translation>Außerhalb von X′ darf sich sein Wert ändern: Bei %1 geht er von %2 auf %3.</translation>
    </message>
    <message numerus="yes">
        <source>No set of more than %n points is homogeneous</source>
        <translation>
            <numerusform>Keine Menge von mehr als %n Punkt ist homogen</numerusform>
            <numerusform>Keine Menge von mehr als %n Punkten ist homogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 points are homogeneous</source>
        <translation>
            <numerusform>%n von %1 Punkten ist homogen</numerusform>
            <numerusform>%n von %1 Punkten sind homogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n of %1 points are homogeneous</source>
        <translation>
            <numerusform>Mindestens %n von %1 Punkten ist homogen</numerusform>
            <numerusform>Mindestens %n von %1 Punkten sind homogen</numerusform>
        </translation>
    </message>
    <message>
        <source>Above, how likely the learner says + for a sample S and for S′, in which one example has moved: ringed dots are points of X′, bands reach γ up and down from the value of their interval.</source>
        <translation>Oben, wie wahrscheinlich der Lerner + sagt, für eine Stichprobe S und für S′, in der ein Beispiel verschoben ist: Punkte mit Ring sind Punkte von X′, Bänder reichen γ nach oben und unten vom Wert ihres Intervalls.</translation>
    </message>
    <message>
        <source>Above, each row takes one point of X′ out and asks the learner there.</source>
        <translation>Oben nimmt jede Zeile einen Punkt von X′ heraus und fragt den Lerner dort.</translation>
    </message>
    <message>
        <source>Below, each candidate with the widest spread of values that it makes, and what 2γ allows (dashed).</source>
        <translation>Unten jeder Kandidat mit der größten Spanne von Werten, die er ergibt, und was 2γ erlaubt (gestrichelt).</translation>
    </message>
    <message>
        <source>A row is the sample without one of the points, and at its end stands how likely the learner says + there.</source>
        <translation>Eine Zeile ist die Stichprobe ohne einen der Punkte, und an ihrem Ende steht, wie wahrscheinlich der Lerner dort + sagt.</translation>
    </message>
    <message>
        <source>Outside X′ a value may change, but at %1 it stays %2.</source>
        <translation>Außerhalb von X′ darf sich ein Wert ändern, aber bei %1 bleibt er %2.</translation>
    </message>
    <message numerus="yes">
        <source>All %n points are homogeneous</source>
        <translation>
            <numerusform>Der eine Punkt ist homogen</numerusform>
            <numerusform>Alle %n Punkte sind homogen</numerusform>
        </translation>
    </message>
    <message>
        <source>Which points look the same to the learner?</source>
        <translation>Welche Punkte sehen für den Lerner gleich aus?</translation>
    </message>
    <message numerus="yes">
        <source>No homogeneous set of more than %n points is found</source>
        <translation>
            <numerusform>Keine homogene Menge von mehr als einem Punkt ist gefunden</numerusform>
            <numerusform>Keine homogene Menge von mehr als %n Punkten ist gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Among %1 points no set of more than %n is homogeneous</source>
        <translation>
            <numerusform>Unter %1 Punkten ist keine Menge von mehr als einem homogen</numerusform>
            <numerusform>Unter %1 Punkten ist keine Menge von mehr als %n homogen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>EVERYWHERE</source>
        <translation>ÜBERALL</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Strg+0</translation>
    </message>
    <message>
        <source>gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Umschalt+N</translation>
    </message>
    <message>
        <source>point at the next thing, the one before</source>
        <translation>auf das Nächste zeigen, auf das davor</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Strg+T</translation>
    </message>
    <message>
        <source>table of this page</source>
        <translation>Tabelle dieser Seite</translation>
    </message>
    <message>
        <source>F2, F3</source>
        <translation>F2, F3</translation>
    </message>
    <message>
        <source>panels at small width</source>
        <translation>Bereiche bei geringer Breite</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>presentation, Esc ends it</source>
        <translation>Vorführung, Esc beendet sie</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Strg+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Strg+Umschalt+Z</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>stop computing, keep the picture</source>
        <translation>Berechnung anhalten, Bild behalten</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>diese Tasten</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>DATEIEN</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Strg+O</translation>
    </message>
    <message>
        <source>open a scenario</source>
        <translation>Szenario öffnen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Strg+Umschalt+O</translation>
    </message>
    <message>
        <source>open a table as the class</source>
        <translation>Tabelle als Klasse öffnen</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>save the scenario</source>
        <translation>Szenario speichern</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Strg+Umschalt+S</translation>
    </message>
    <message>
        <source>save it under another name</source>
        <translation>unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Strg+E</translation>
    </message>
    <message>
        <source>export the picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Strg+Umschalt+E</translation>
    </message>
    <message>
        <source>export the animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Strg+Q</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>WHERE THE RUN IS PLAYED</source>
        <translation>WO DER LAUF ABGESPIELT WIRD</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>abspielen oder anhalten</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>ein Schritt</translation>
    </message>
    <message>
        <source>Shift+← →</source>
        <translation>Umschalt+← →</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>start, end</source>
        <translation>Anfang, Ende</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>noch einmal</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>schneller, langsamer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>IN THE GALLERY</source>
        <translation>IN DER GALERIE</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öffnen</translation>
    </message>
    <message>
        <source>back to the pages</source>
        <translation>zurück zu den Seiten</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+9</source>
        <translation>Strg+1 … Strg+9</translation>
    </message>
    <message>
        <source>Alt+1 … Alt+6</source>
        <translation>Alt+1 … Alt+6</translation>
    </message>
    <message>
        <source>chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>what the letters and the reference mean</source>
        <translation>was die Buchstaben und der Verweis bedeuten</translation>
    </message>
    <message>
        <source>IN THE LESSON</source>
        <translation>IN DER LEKTION</translation>
    </message>
    <message>
        <source>answer, next step, next station</source>
        <translation>Antwort, nächster Schritt, nächste Station</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>station before, station after</source>
        <translation>vorige Station, nächste Station</translation>
    </message>
    <message>
        <source>leave; the place is kept</source>
        <translation>verlassen; die Stelle wird gemerkt</translation>
    </message>
    <message>
        <source>IN A PRESENTATION</source>
        <translation>IN EINER PRÄSENTATION</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>nächster Schritt</translation>
    </message>
    <message>
        <source>the class&apos;s vote</source>
        <translation>Stimme der Klasse</translation>
    </message>
    <message>
        <source>black, white</source>
        <translation>schwarz, weiß</translation>
    </message>
    <message>
        <source>notes in the picture&apos;s place</source>
        <translation>Notizen an der Stelle des Bildes</translation>
    </message>
    <message>
        <source>slider of ε</source>
        <translation>Regler für ε</translation>
    </message>
    <message>
        <source>panels over the picture</source>
        <translation>Felder über dem Bild</translation>
    </message>
    <message>
        <source>begin the lesson, or go on with it</source>
        <translation>die Lektion beginnen oder fortsetzen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>next control, or next handle of a picture</source>
        <translation>nächstes Bedienelement oder nächster Griff eines Bilds</translation>
    </message>
    <message>
        <source>← →, Enter</source>
        <translation>← →, Enter</translation>
    </message>
    <message>
        <source>move that handle, type its number</source>
        <translation>diesen Griff bewegen, seine Zahl eintippen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LadderPage</name>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Blocks for $d$ = 1, 2, 3. The learner sees blocks · $n$ + $n$ examples.</source>
        <translation>Blöcke für $d$ = 1, 2, 3. Der Lerner sieht Blöcke · $n$ + $n$ Beispiele.</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>Obergrenze</translation>
    </message>
    <message>
        <source>one example</source>
        <translation>ein Beispiel</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>Beweis</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>Die Leiter</translation>
    </message>
    <message>
        <source>How often does the most frequent answer come back, in the worst world?</source>
        <translation>Wie oft kommt die häufigste Antwort wieder, in der schlimmsten Welt?</translation>
    </message>
    <message>
        <source>POINTED AT</source>
        <translation>UNTER DEM ZEIGER</translation>
    </message>
    <message>
        <source>the class above or below</source>
        <translation>die Klasse darüber oder darunter</translation>
    </message>
    <message>
        <source>Search the worst worlds again</source>
        <translation>Schlimmste Welten neu suchen</translation>
    </message>
    <message>
        <source>Certificates…</source>
        <translation>Zertifikate…</translation>
    </message>
    <message>
        <source>Rows that are finished stay.</source>
        <translation>Fertige Zeilen bleiben.</translation>
    </message>
    <message>
        <source>Writes a record of every bracket, which the command line checks.</source>
        <translation>Schreibt zu jeder Klammer einen Beleg, den die Befehlszeile prüft.</translation>
    </message>
    <message>
        <source>Certificates: %1 of %2</source>
        <translation>Zertifikate: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n certificates written</source>
        <translation>
            <numerusform>%n Zertifikat geschrieben</numerusform>
            <numerusform>%n Zertifikate geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Certificates: stopped</source>
        <translation>Zertifikate: beendet</translation>
    </message>
    <message>
        <source>1 to 40 classes with spaces between them, each on at most 4 points.</source>
        <translation>1 bis 40 Klassen mit Leerzeichen dazwischen, jede auf höchstens 4 Punkten.</translation>
    </message>
    <message>
        <source>Choose classes…</source>
        <translation>Klassen wählen…</translation>
    </message>
    <message>
        <source>A folder of certificates, in this folder</source>
        <translation>Ein Ordner mit Zertifikaten, in diesem Ordner</translation>
    </message>
    <message>
        <source>Shift ↑ ↓</source>
        <translation>Umschalt ↑ ↓</translation>
    </message>
    <message>
        <source>moves the class among those of its dimension</source>
        <translation>verschiebt die Klasse unter denen ihrer Dimension</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LectureNotes</name>
    <message>
        <source>NOTES, NOT SHOWN TO THE CLASS</source>
        <translation>NOTIZEN, FÜR DIE KLASSE NICHT ZU SEHEN</translation>
    </message>
    <message>
        <source>time since the presentation began</source>
        <translation>Zeit seit Beginn der Präsentation</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Sagen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Write here what you want to ask.</source>
        <translation>Schreiben Sie hier, was Sie fragen wollen.</translation>
    </message>
    <message>
        <source>Write here what you want to say.</source>
        <translation>Schreiben Sie hier, was Sie sagen wollen.</translation>
    </message>
    <message>
        <source>Nothing follows.</source>
        <translation>Danach kommt nichts.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>hands for %1</source>
        <translation>Hände für %1</translation>
    </message>
    <message>
        <source>Paste guesses…</source>
        <translation>Antworten einfügen …</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LecturePlan</name>
    <message>
        <source>Lecture plan</source>
        <translation>Vorlesungsplan</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Ask:</source>
        <translation>Frage:</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Antwort:</translation>
    </message>
    <message>
        <source>Save the lecture plan</source>
        <translation>Vorlesungsplan speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The lesson: fourteen stations, Space alone</source>
        <translation>Die Lektion: vierzehn Stationen, nur mit der Leertaste</translation>
    </message>
    <message numerus="yes">
        <source>minute %1, for %n minute(s)</source>
        <translation>
            <numerusform>Minute %1, %n Minute lang</numerusform>
            <numerusform>Minute %1, %n Minuten lang</numerusform>
        </translation>
    </message>
    <message>
        <source>Say:</source>
        <translation>Sagen:</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LessonScreen</name>
    <message>
        <source>The picture in rows</source>
        <translation>Das Bild in Zeilen</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>Seite öffnen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie es war</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>Das Bild</translation>
    </message>
    <message>
        <source>your own class</source>
        <translation>Ihre eigene Klasse</translation>
    </message>
    <message>
        <source>your data</source>
        <translation>Ihre Daten</translation>
    </message>
    <message>
        <source>chapter II</source>
        <translation>Kapitel II</translation>
    </message>
    <message>
        <source>synthetic data: only so may we look</source>
        <translation>künstliche Daten: nur so dürfen wir hineinsehen</translation>
    </message>
    <message>
        <source>Hands: %1</source>
        <translation>Hände: %1</translation>
    </message>
    <message>
        <source>Being measured…</source>
        <translation>Wird gemessen …</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Station %1: %2</source>
        <translation>Station %1: %2</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LevelChoice</name>
    <message>
        <source>Level $k$</source>
        <translation>Stufe $k$</translation>
    </message>
    <message>
        <source>Level of the tournament</source>
        <translation>Stufe des Turniers</translation>
    </message>
    <message>
        <source>No batch came out at this level.</source>
        <translation>Auf dieser Stufe kam kein Batch heraus.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LossPage</name>
    <message>
        <source>loss by n</source>
        <translation>Verlust je n</translation>
    </message>
    <message>
        <source>need by d</source>
        <translation>Bedarf je d</translation>
    </message>
    <message>
        <source>need by ε</source>
        <translation>Bedarf je ε</translation>
    </message>
    <message>
        <source>Which question</source>
        <translation>Welche Frage</translation>
    </message>
    <message>
        <source>Least number of examples</source>
        <translation>Kleinste Zahl von Beispielen</translation>
    </message>
    <message>
        <source>Largest number of examples</source>
        <translation>Größte Zahl von Beispielen</translation>
    </message>
    <message>
        <source>The first point will be there in a moment.</source>
        <translation>Der erste Punkt kommt gleich.</translation>
    </message>
    <message>
        <source>Loss against sample size</source>
        <translation>Verlust nach Stichprobengröße</translation>
    </message>
    <message>
        <source>Examples needed against the Littlestone dimension</source>
        <translation>Benötigte Beispiele nach Littlestone-Dimension</translation>
    </message>
    <message>
        <source>From where the theorem holds, with two sets of constants, and what a measurement finds.</source>
        <translation>Ab wo der Satz gilt, mit zwei Sorten von Konstanten, und was eine Messung findet.</translation>
    </message>
    <message>
        <source>Examples needed against $ε$</source>
        <translation>Benötigte Beispiele nach $ε$</translation>
    </message>
    <message>
        <source>$n$ from %1 to %2</source>
        <translation>$n$ von %1 bis %2</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Messung läuft</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Nicht gemessen</translation>
    </message>
    <message>
        <source>Stopped and kept</source>
        <translation>Angehalten und behalten</translation>
    </message>
    <message>
        <source>Refining</source>
        <translation>Verfeinerung läuft</translation>
    </message>
    <message>
        <source>%1: %2 of %3 replicates everywhere, at %4 sample sizes, %5 learners</source>
        <translation>%1: überall %2 von %3 Wiederholungen, bei %4 Größen, %5 Lernern</translation>
    </message>
    <message>
        <source>Theorem 3 · Theorem 23 · §5.4</source>
        <translation>Satz 3 · Satz 23 · §5.4</translation>
    </message>
    <message>
        <source>FOUR KINDS OF NUMBER</source>
        <translation>VIER ARTEN VON ZAHLEN</translation>
    </message>
    <message>
        <source>What is measured?</source>
        <translation>Was wird gemessen?</translation>
    </message>
    <message>
        <source>The scenario names no sample sizes, so there is nothing to measure.</source>
        <translation>Das Szenario nennt keine Stichprobengrößen, also gibt es nichts zu messen.</translation>
    </message>
    <message>
        <source>Up to %1 examples no predictor reaches the threshold, so M must answer blindly. From %2 on the histogram releases one in every run.</source>
        <translation>Bis zu %1 Beispielen erreicht kein Prädiktor die Schwelle, also muss M blind antworten. Ab %2 gibt das Histogramm in jedem Lauf einen frei.</translation>
    </message>
    <message>
        <source>Up to %1 examples no predictor reaches the threshold, so M must answer blindly.</source>
        <translation>Bis zu %1 Beispielen erreicht kein Prädiktor die Schwelle, also muss M blind antworten.</translation>
    </message>
    <message>
        <source>M pays for privacy with votes: batches must agree before anything may leave.</source>
        <translation>M bezahlt Privatheit mit Stimmen: Batches müssen sich einig sein, bevor etwas hinaus darf.</translation>
    </message>
    <message>
        <source>Theorem 30 · Theorem 3 · Lemma 29</source>
        <translation>Satz 30 · Satz 3 · Lemma 29</translation>
    </message>
    <message>
        <source>Why is M so far behind?</source>
        <translation>Warum liegt M so weit zurück?</translation>
    </message>
    <message>
        <source>It pays with votes: about a threshold of batches must agree. The generic learner pays log|$H$| instead, so it cannot serve an infinite class.</source>
        <translation>Er bezahlt mit Stimmen: etwa eine Schwelle voll Batches muss sich einig sein. Der generische Lerner zahlt stattdessen log|$H$| und kann daher keiner unendlichen Klasse dienen.</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>M gets the scenario’s own proportions, scaled to each $n$. Accuracy is measured here, not promised.</source>
        <translation>M bekommt die Verhältnisse des Szenarios, auf jedes $n$ skaliert. Genauigkeit wird hier gemessen, nicht versprochen.</translation>
    </message>
    <message>
        <source>Examples needed</source>
        <translation>Benötigte Beispiele</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Loss vs. sample size as a table</source>
        <translation>Verlust nach Stichprobengröße als Tabelle</translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation>Nicht gemessen: %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points, %4 runs at each size</source>
        <translation>%1: %2 von %3 Punkten, %4 Läufe je Größe</translation>
    </message>
    <message>
        <source>Sizes are tried, each a third larger than the one before. The least at which at least 1 − $β$ of %1 runs have loss ≤ $α$ counts. It is for this one distribution; a bound holds for all of them.</source>
        <translation>Erprobt werden Größen, jede um ein Drittel größer als die vorige. Es zählt die kleinste, bei der mindestens 1 − $β$ von %1 Läufen Verlust ≤ $α$ haben. Sie gilt für diese eine Verteilung, eine Schranke für alle.</translation>
    </message>
    <message>
        <source>This scenario cannot be measured: %1</source>
        <translation>Dieses Szenario lässt sich nicht messen: %1</translation>
    </message>
    <message>
        <source>POINTED AT</source>
        <translation>UNTER DEM ZEIGER</translation>
    </message>
    <message>
        <source>Why so large?</source>
        <translation>Warum so viele?</translation>
    </message>
    <message>
        <source>Each further dimension costs far more than the one before: with the paper’s constants the number of examples is doubly exponential in it, with sharp ones it still explodes.</source>
        <translation>Jede weitere Dimension kostet weit mehr als die vorige: mit den Konstanten der Arbeit wächst die Zahl der Beispiele doppelt exponentiell, und auch mit scharfen explodiert sie noch.</translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>ZEICHEN LESEN</translation>
    </message>
    <message>
        <source>There is no class yet to measure on.</source>
        <translation>Noch gibt es keine Klasse, an der gemessen werden kann.</translation>
    </message>
    <message>
        <source>The learners are given more and more examples. The dots will come in as they are computed.</source>
        <translation>Die Lerner bekommen immer mehr Beispiele. Die Punkte erscheinen, sobald sie berechnet sind.</translation>
    </message>
    <message>
        <source>The same promise with %1 examples, not %2. Real rows are the mistakes, all labels are tried, and a batch votes for a list.</source>
        <translation>Dasselbe Versprechen mit %1 Beispielen, nicht %2. Echte Zeilen sind die Fehler, alle Label werden versucht, und ein Batch stimmt für eine Liste.</translation>
    </message>
    <message>
        <source>The same promise with %1 examples, not %2. Mistakes are looked for in all rows at once, and runs that share no row are the votes.</source>
        <translation>Dasselbe Versprechen mit %1 Beispielen, nicht %2. Fehler werden in allen Zeilen zugleich gesucht, und Läufe, die keine Zeile teilen, sind die Stimmen.</translation>
    </message>
    <message>
        <source>Theorem 3 · Chain learner, part 1</source>
        <translation>Satz 3 · Chain-Lerner, Teil 1</translation>
    </message>
    <message>
        <source>Theorem 3 · Help: lean learner</source>
        <translation>Satz 3 · Hilfe: Lean-Lerner</translation>
    </message>
    <message>
        <source>Here it keeps its promise from %1 on.</source>
        <translation>Hier hält er sein Versprechen ab %1.</translation>
    </message>
    <message>
        <source>Relabelled</source>
        <translation>Neu beschriftet</translation>
    </message>
    <message>
        <source>It assumes no target. A share of %1 of the rows is relabelled by a private choice (ε₁ = %2), then the generic learner runs on these (ε₀ = %3): %4-private in all (Corollary 4).</source>
        <translation>Er setzt kein Ziel voraus. Ein Anteil von %1 der Zeilen wird durch eine private Wahl neu beschriftet (ε₁ = %2), dann läuft der generische Lerner auf diesen (ε₀ = %3): im Ganzen %4-privat (Korollar 4).</translation>
    </message>
    <message>
        <source>Click a dot of M: a run of this size with this loss is played.</source>
        <translation>Klick auf einen Punkt von M: Ein Lauf dieser Größe mit diesem Verlust wird gespielt.</translation>
    </message>
    <message>
        <source>This run is not played: %1</source>
        <translation>Dieser Lauf wird nicht gespielt: %1</translation>
    </message>
    <message>
        <source>Stopped looking for the run.</source>
        <translation>Die Suche nach dem Lauf wurde angehalten.</translation>
    </message>
    <message>
        <source>Only runs of M are played: %1 has no tournament.</source>
        <translation>Nur Läufe von M werden gespielt: %1 hat kein Turnier.</translation>
    </message>
    <message>
        <source>A run of M on %1 examples with the dot&apos;s loss, %2: seed %3. Undo goes back.</source>
        <translation>Ein Lauf von M auf %1 Beispielen mit dem Verlust des Punktes, %2: Startwert %3. Rückgängig führt zurück.</translation>
    </message>
    <message>
        <source>A run of M on %1 examples with loss %2, seed %3: none of %4 seeds came to %5. Undo goes back.</source>
        <translation>Ein Lauf von M auf %1 Beispielen mit Verlust %2, Startwert %3: Keiner von %4 Startwerten kam auf %5. Rückgängig führt zurück.</translation>
    </message>
    <message>
        <source>From %1 examples on Theorem 3 promises: loss above $α$ has chance at most $β$. Below, M gets the same proportions scaled to $n$; there its accuracy is measured, not promised.</source>
        <translation>Ab %1 Beispielen verspricht Satz 3: Ein Verlust über $α$ hat höchstens die Chance $β$. Darunter bekommt M dieselben Verhältnisse, auf $n$ skaliert; dort wird die Genauigkeit gemessen, nicht versprochen.</translation>
    </message>
    <message>
        <source>Up to %1 M does not keep its promise: it falls further to the right, before the theorem’s %2. Move the slider of the largest $n$.</source>
        <translation>Bis %1 hält M sein Versprechen nicht: Es fällt weiter rechts, vor den %2 des Satzes. Bewegen Sie den Regler des größten $n$.</translation>
    </message>
    <message>
        <source>Up to %1 M does not keep its promise: its fall is not on this axis. Move the slider of the largest $n$.</source>
        <translation>Bis %1 hält M sein Versprechen nicht: Sein Fall liegt nicht auf dieser Achse. Bewegen Sie den Regler des größten $n$.</translation>
    </message>
    <message>
        <source>Loss, to beyond its fall</source>
        <translation>Verlust, bis hinter seinen Fall</translation>
    </message>
    <message>
        <source>Examples needed against d</source>
        <translation>Nötige Beispiele nach d</translation>
    </message>
    <message>
        <source>Examples needed against ε</source>
        <translation>Nötige Beispiele nach ε</translation>
    </message>
    <message>
        <source>Which constants?</source>
        <translation>Welche Konstanten?</translation>
    </message>
    <message>
        <source>Measured M has the sharp constants’ proportions at every size, whatever the scenario’s constants are: its numbers are not those of “loss by $n$” with custom ones.</source>
        <translation>Das gemessene M hat bei jeder Größe die Verhältnisse der scharfen Konstanten, welche das Szenario auch hat: Seine Zahlen sind nicht die von „Verlust nach $n$“ mit eigenen.</translation>
    </message>
    <message>
        <source>Beyond the axis</source>
        <translation>Jenseits der Achse</translation>
    </message>
    <message>
        <source>With sharp constants, halving $ε$ about doubles the votes that must agree, and so the examples; the paper’s are too large to notice. This one distribution needs fewer examples than every bound.</source>
        <translation>Mit scharfen Konstanten verdoppeln sich bei halbem $ε$ etwa die Stimmen, die übereinstimmen müssen, und damit die Beispiele; die der Arbeit sind zu groß, um es zu merken. Diese eine Verteilung braucht weniger Beispiele als jede Schranke.</translation>
    </message>
    <message>
        <source>The lean learner uses the constants for which its theorem is proved. Below %1 examples it uses the same proportions without a guarantee; above, it leaves the rest unread.</source>
        <translation>Der Lean-Lerner benutzt die Konstanten, für die sein Satz bewiesen ist. Unter %1 Beispielen benutzt er dieselben Verhältnisse ohne Garantie; darüber bleibt der Rest ungelesen.</translation>
    </message>
    <message>
        <source>With M inside it is proved from %3 examples on, at (ε, δ), that the excess loss is at most %1 except with probability %2.</source>
        <translation>Mit M darin ist ab %3 Beispielen bewiesen, bei (ε, δ), dass der Überschuss außer mit Wahrscheinlichkeit %2 höchstens %1 ist.</translation>
    </message>
    <message>
        <source>Guess the fall</source>
        <translation>Fall raten</translation>
    </message>
    <message>
        <source>Show the fall</source>
        <translation>Fall zeigen</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>Linie weg</translation>
    </message>
    <message>
        <source>Drag the line to where you expect the loss to fall.</source>
        <translation>Ziehen Sie die Linie dorthin, wo Sie den Fall des Verlusts erwarten.</translation>
    </message>
    <message>
        <source>at a question: move the line, when the plot has the focus</source>
        <translation>bei einer Frage: die Linie bewegen, wenn das Diagramm den Fokus hat</translation>
    </message>
    <message>
        <source>Shift+← →</source>
        <translation>Umschalt+← →</translation>
    </message>
    <message>
        <source>at a question: move the line</source>
        <translation>bei einer Frage: die Linie bewegen</translation>
    </message>
    <message>
        <source>Drag the line to the number of examples where you expect the loss to fall. The answer shows where it does.</source>
        <translation>Ziehen Sie die Linie zu der Zahl von Beispielen, bei der Sie den Fall des Verlusts erwarten. Die Antwort zeigt, wo er fällt.</translation>
    </message>
    <message>
        <source>Each dot is one run. Lines are means, bands hold the middle 80 % of runs (10–90 %).</source>
        <translation>Jeder Punkt ist ein Lauf. Linien sind Mittel, Bänder die mittleren 80 % der Läufe (10–90 %).</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chain</translation>
    </message>
    <message>
        <source>The chain learner counts disjoint runs of mistakes in all rows at once, for Ldim 2 and 3. Its theorem is proved from %1 examples on. Below, it uses the same proportions without a guarantee; above, it leaves the rest unread.</source>
        <translation>Der Chain-Lerner zählt disjunkte Läufe von Fehlern in allen Zeilen zugleich, für Ldim 2 und 3. Sein Satz ist ab %1 Beispielen bewiesen. Darunter benutzt er dieselben Verhältnisse ohne Garantie; darüber bleibt der Rest ungelesen.</translation>
    </message>
    <message>
        <source>A batch passes its cap $N$ = %1 with chance %2, exactly.</source>
        <translation>Ein Batch überschreitet seine Grenze $N$ = %1 mit Wahrscheinlichkeit %2, exakt.</translation>
    </message>
    <message>
        <source>Then it votes for SOA($T$) (G*).</source>
        <translation>Dann stimmt er für SOA($T$) (G*).</translation>
    </message>
    <message>
        <source>Then it gives no vote.</source>
        <translation>Dann gibt er keine Stimme ab.</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>This run is not played: a batch needs %1 examples.</source>
        <translation>Dieser Lauf wird nicht gespielt: Ein Batch braucht %1 Beispiele.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LossPlot</name>
    <message>
        <source>Loss against sample size</source>
        <translation>Verlust nach Stichprobengröße</translation>
    </message>
    <message>
        <source>Loss against sample size: nothing measured yet.</source>
        <translation>Verlust nach Stichprobengröße: noch nichts gemessen.</translation>
    </message>
    <message>
        <source>Loss against sample size: %1 cells of %2 replicates each.</source>
        <translation>Verlust nach Stichprobengröße: %1 Zellen mit je %2 Wiederholungen.</translation>
    </message>
    <message>
        <source>share of runs with loss ≤ $α$</source>
        <translation>Anteil der Läufe mit Verlust ≤ $α$</translation>
    </message>
    <message>
        <source>$n$, examples given to the learner (log scale)</source>
        <translation>$n$, Beispiele für den Lerner (log. Skala)</translation>
    </message>
    <message>
        <source>error allowed</source>
        <translation>erlaubter Fehler</translation>
    </message>
    <message>
        <source>Nothing measured yet.</source>
        <translation>Noch nichts gemessen.</translation>
    </message>
    <message>
        <source>M: nothing released</source>
        <translation>M: nichts freigegeben</translation>
    </message>
    <message>
        <source>phase change</source>
        <translation>Phasenwechsel</translation>
    </message>
    <message>
        <source>the histogram starts to release</source>
        <translation>das Histogramm beginnt freizugeben</translation>
    </message>
    <message>
        <source>theorem holds from %1</source>
        <translation>Satz gilt ab %1</translation>
    </message>
    <message>
        <source>sharp constants</source>
        <translation>scharfe Konstanten</translation>
    </message>
    <message>
        <source>paper’s constants</source>
        <translation>Konstanten der Arbeit</translation>
    </message>
    <message>
        <source>off this scale</source>
        <translation>außerhalb dieser Skala</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>private, %1</source>
        <translation>privat, %1</translation>
    </message>
    <message>
        <source>Generic</source>
        <translation>Generisch</translation>
    </message>
    <message>
        <source>private, $ε$ = %1</source>
        <translation>privat, $ε$ = %1</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>Konsistent</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>M reaches 1&#xa0;−&#xa0;$β$ at $n$&#xa0;=&#xa0;%1</source>
        <translation>M erreicht 1&#xa0;−&#xa0;$β$ bei $n$&#xa0;=&#xa0;%1</translation>
    </message>
    <message>
        <source>lines that would cover each other are drawn 3 px apart</source>
        <translation>Linien, die einander verdecken würden, stehen 3 px auseinander</translation>
    </message>
    <message>
        <source>Lean reaches 1&#xa0;−&#xa0;$β$ at $n$&#xa0;=&#xa0;%1</source>
        <translation>Lean erreicht 1&#xa0;−&#xa0;$β$ bei $n$&#xa0;=&#xa0;%1</translation>
    </message>
    <message>
        <source>Lean</source>
        <translation>Lean</translation>
    </message>
    <message>
        <source>Relabelled, M inside</source>
        <translation>Neu beschriftet, innen M</translation>
    </message>
    <message>
        <source>Relabelled</source>
        <translation>Neu beschriftet</translation>
    </message>
    <message>
        <source>agnostic, $ε$ = %1</source>
        <translation>agnostisch, $ε$ = %1</translation>
    </message>
    <message>
        <source>your line: %1 examples, %2</source>
        <translation>Ihre Linie: %1 Beispiele, %2</translation>
    </message>
    <message>
        <source>your line: %1 examples; %2 does not fall here</source>
        <translation>Ihre Linie: %1 Beispiele; %2 fällt hier nicht</translation>
    </message>
    <message>
        <source>your line: %1 examples</source>
        <translation>Ihre Linie: %1 Beispiele</translation>
    </message>
    <message>
        <source>drag it, or press ← and →</source>
        <translation>ziehen, oder ← und → drücken</translation>
    </message>
    <message>
        <source>drag it, or press Shift with ← and →</source>
        <translation>ziehen, oder Umschalt mit ← und → drücken</translation>
    </message>
    <message>
        <source>%1 falls before %2</source>
        <translation>%1 fällt vor %2</translation>
    </message>
    <message>
        <source>%1 falls between %2 and %3</source>
        <translation>%1 fällt zwischen %2 und %3</translation>
    </message>
    <message>
        <source>Your line stands at %1 examples.</source>
        <translation>Ihre Linie steht bei %1 Beispielen.</translation>
    </message>
    <message>
        <source>Chain reaches 1&#xa0;−&#xa0;$β$ at $n$&#xa0;=&#xa0;%1</source>
        <translation>Chain erreicht 1&#xa0;−&#xa0;$β$ bei $n$&#xa0;=&#xa0;%1</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>Chain</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::MistakeRow</name>
    <message>
        <source>Mistakes: %1, Ldim %2</source>
        <translation>Fehler: %1, Ldim %2</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::MovesTable</name>
    <message>
        <source>Round %1: point %2, predicted %3, true %4</source>
        <translation>Runde %1: Punkt %2, Vorhersage %3, wahr %4</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>MOVES</source>
        <translation>ZÜGE</translation>
    </message>
    <message>
        <source>point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>SOA says</source>
        <translation>SOA sagt</translation>
    </message>
    <message>
        <source>you say</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>Wahrheit</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::NeighbourDesk</name>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>100 times</source>
        <translation>100-mal</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>wie es war</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>umgedreht</translation>
    </message>
    <message>
        <source>DRAW THE NOISE AGAIN</source>
        <translation>RAUSCHEN NEU ZIEHEN</translation>
    </message>
    <message>
        <source>Draw the noise of every count once more</source>
        <translation>Das Rauschen jeder Zahl noch einmal ziehen</translation>
    </message>
    <message>
        <source>Draw the noise of every count a hundred times</source>
        <translation>Das Rauschen jeder Zahl hundertmal ziehen</translation>
    </message>
    <message>
        <source>GUESS FROM THE LIST: WHICH WAS IT?</source>
        <translation>AUS DER LISTE RATEN: WELCHES WAR ES?</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws</source>
        <translation>
            <numerusform>%1 Ziehung</numerusform>
            <numerusform>%1 Ziehungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lists have one law: every guess is right half the time.</source>
        <translation>Beide Listen haben dieselbe Verteilung: jedes Raten trifft in der Hälfte der Fälle.</translation>
    </message>
    <message>
        <source>Nothing left: the list is empty.</source>
        <translation>Nichts ist hinausgegangen: die Liste ist leer.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::NeighbourRoom</name>
    <message>
        <source>Change one example</source>
        <translation>Ein Beispiel ändern</translation>
    </message>
    <message>
        <source>Every change is being tried.</source>
        <translation>Jede Änderung wird versucht.</translation>
    </message>
    <message>
        <source>Both laws of the noisy counts</source>
        <translation>Beide Verteilungen der verrauschten Zahlen</translation>
    </message>
    <message>
        <source>A changed batch is run again for each change. That is done for batches of at most 100 000 examples N + n; this one may read more.</source>
        <translation>Ein geänderter Batch läuft für jede Änderung noch einmal. Das geschieht für Batches von höchstens 100 000 Beispielen N + n; dieser darf mehr lesen.</translation>
    </message>
    <message>
        <source>The changes of this batch could not be computed.</source>
        <translation>Die Änderungen dieses Batches konnten nicht berechnet werden.</translation>
    </message>
    <message>
        <source>Stopped before the changes were computed.</source>
        <translation>Angehalten, bevor die Änderungen berechnet waren.</translation>
    </message>
    <message>
        <source>Right: %1 of %2</source>
        <translation>Richtig: %1 von %2</translation>
    </message>
    <message>
        <source>Wrong: %1 of %2</source>
        <translation>Falsch: %1 von %2</translation>
    </message>
    <message>
        <source>%1 left in %2 of %3. Exactly: %4.</source>
        <translation>%1 ging in %2 von %3 hinaus. Exakt: %4.</translation>
    </message>
    <message>
        <source>Every change of every example is tried.</source>
        <translation>Jede Änderung jedes Beispiels wird versucht.</translation>
    </message>
    <message>
        <source>Proof of Theorem 30 · Lemma 28</source>
        <translation>Beweis von Satz 30 · Lemma 28</translation>
    </message>
    <message>
        <source>WHERE ITS VOTE CAN GO</source>
        <translation>WOHIN SEINE STIMME KANN</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::NetsPage</name>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>by rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>Zeilenfolge</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>All subsets of $S$</source>
        <translation>Alle Teilmengen von $S$</translation>
    </message>
    <message>
        <source>What $T$ cannot tell apart is merged. Are merged hypotheses alike on all of $S$? If so, $T$ is an $α$-net.</source>
        <translation>Was $T$ nicht trennt, verschmilzt. Sind Verschmolzene auf ganz $S$ fast gleich? Dann ist $T$ ein $α$-Netz.</translation>
    </message>
    <message>
        <source>LONGEST PIECE AFTER EACH ROW</source>
        <translation>LÄNGSTES STÜCK NACH JEDER ZEILE</translation>
    </message>
    <message>
        <source>$H_T$ depends on which points are in $T$, not on labels or repeats.</source>
        <translation>$H_T$ hängt davon ab, welche Punkte in $T$ sind, nicht von Labels oder Wiederholungen.</translation>
    </message>
    <message>
        <source>Row %1 (point %2 again) changed nothing.</source>
        <translation>Zeile %1 (wieder Punkt %2) hat nichts geändert.</translation>
    </message>
    <message>
        <source>Only the points count</source>
        <translation>Nur die Punkte zählen</translation>
    </message>
    <message>
        <source>The first stands for all</source>
        <translation>Die erste steht für alle</translation>
    </message>
    <message>
        <source>Of each piece the hypothesis first in order is kept. The choice must not look at the rest of $S$, or privacy is lost.</source>
        <translation>Von jedem Stück bleibt die erste Hypothese. Die Wahl darf den Rest von $S$ nicht ansehen, sonst ist die Privatheit verloren.</translation>
    </message>
    <message>
        <source>Nets</source>
        <translation>Netze</translation>
    </message>
    <message>
        <source>move the ruler</source>
        <translation>das Lineal verschieben</translation>
    </message>
    <message>
        <source>a row of the point that is pointed at into T, or out of it</source>
        <translation>eine Zeile des gezeigten Punktes in T hinein oder heraus</translation>
    </message>
    <message>
        <source>point %1: %2 with −, %3 with +</source>
        <translation>Punkt %1: %2 mit −, %3 mit +</translation>
    </message>
    <message>
        <source>%1, row %2 of the class</source>
        <translation>%1, Zeile %2 der Klasse</translation>
    </message>
    <message>
        <source>By rows: a distance is the number of examples that differ, where one line can show it.</source>
        <translation>Nach Zeilen: Ein Abstand ist die Zahl der Beispiele, die sich unterscheiden, wo eine Linie das zeigen kann.</translation>
    </message>
    <message>
        <source>Worst row</source>
        <translation>Schlimmste Zeile</translation>
    </message>
    <message>
        <source>The row of S whose change moves the longest piece of T most (W)</source>
        <translation>Die Zeile von S, deren Änderung das längste Stück von T am weitesten verschiebt (W)</translation>
    </message>
    <message>
        <source>Back to S</source>
        <translation>Zurück zu S</translation>
    </message>
    <message>
        <source>The worst neighbour of $S$: row %1 stands at point %2, not at point %3.</source>
        <translation>Der schlimmste Nachbar von $S$: Zeile %1 steht bei Punkt %2, nicht bei Punkt %3.</translation>
    </message>
    <message>
        <source>One row changes</source>
        <translation>Eine Zeile ändert sich</translation>
    </message>
    <message>
        <source>the row of S whose change moves the longest piece most, and S again</source>
        <translation>die Zeile von S, deren Änderung das längste Stück am weitesten verschiebt, und wieder S</translation>
    </message>
    <message>
        <source>All subsets of S</source>
        <translation>Alle Teilmengen von S</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::NoisyLabelsPage</name>
    <message>
        <source>swap in T</source>
        <translation>Tausch in T</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Worst row</source>
        <translation>Schlimmste Zeile</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>The row of S whose change moves an answer most (W)</source>
        <translation>Die Zeile von S, deren Änderung eine Antwort am weitesten verschiebt (W)</translation>
    </message>
    <message>
        <source>Every condition, both sides</source>
        <translation>Jede Bedingung, beide Seiten</translation>
    </message>
    <message>
        <source>Which costs fewer examples?</source>
        <translation>Was kostet weniger Beispiele?</translation>
    </message>
    <message>
        <source>first (paper)</source>
        <translation>erste (Arbeit)</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>($ε$, $δ$) holds for every choice. Accuracy is promised only where all conditions hold.</source>
        <translation>($ε$, $δ$) gilt bei jeder Wahl. Genauigkeit ist nur versprochen, wo alle Bedingungen gelten.</translation>
    </message>
    <message>
        <source>The rows of S</source>
        <translation>Die Zeilen von S</translation>
    </message>
    <message>
        <source>Why the draw of $T$ stays hidden</source>
        <translation>Warum die Ziehung von $T$ verborgen bleibt</translation>
    </message>
    <message>
        <source>Choose $ĥ$ from $H_T$, relabel all of $S$ by it, let blocks vote. One row of $T$ is swapped: what changes?</source>
        <translation>$ĥ$ aus $H_T$ wählen, ganz $S$ danach neu beschriften, Blöcke stimmen lassen. Eine Zeile von $T$ wird getauscht: Was ändert sich?</translation>
    </message>
    <message>
        <source>T OR T′: HOW MUCH IT SHOWS</source>
        <translation>T ODER T′: WIE VIEL ES ZEIGT</translation>
    </message>
    <message>
        <source>Noisy labels</source>
        <translation>Verrauschte Label</translation>
    </message>
    <message>
        <source>the row of S whose change moves an answer most</source>
        <translation>die Zeile von S, deren Änderung eine Antwort am weitesten verschiebt</translation>
    </message>
    <message>
        <source>point %1: %2 rows of S, %3 of them +</source>
        <translation>Punkt %1: %2 Zeilen von S, davon %3 mit +</translation>
    </message>
    <message>
        <source>%1 errs on %2 of %3 rows</source>
        <translation>%1 irrt auf %2 von %3 Zeilen</translation>
    </message>
    <message>
        <source>; chance %1 by T</source>
        <translation>; Chance %1 nach T</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::OddsRow</name>
    <message>
        <source>The best coins say −1 with chance %1 and +1 with chance %2</source>
        <translation>Die besten Münzen sagen −1 mit Chance %1 und +1 mit Chance %2</translation>
    </message>
    <message>
        <source>coins say</source>
        <translation>Münzen sagen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::OneMorePointPage</name>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>everyone knows its label, +</source>
        <translation>jeder kennt sein Label, +</translation>
    </message>
    <message>
        <source>bricks</source>
        <translation>Ziegel</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>One more point, one more answer</source>
        <translation>Ein Punkt mehr, eine Antwort mehr</translation>
    </message>
    <message>
        <source>Each dot is a world.</source>
        <translation>Jeder Punkt ist eine Welt.</translation>
    </message>
    <message>
        <source>Each dot is a world. Its colour: the answer given there.</source>
        <translation>Jeder Punkt ist eine Welt. Seine Farbe: die Antwort, die dort gegeben wird.</translation>
    </message>
    <message>
        <source>move the edges of the bricks</source>
        <translation>die Kanten der Ziegel verschieben</translation>
    </message>
    <message>
        <source>paint the dot that is pointed at</source>
        <translation>den gezeigten Punkt ausmalen</translation>
    </message>
    <message>
        <source>Painting, to be verified</source>
        <translation>Bild, zum Prüfen</translation>
    </message>
    <message>
        <source>Paint it yourself</source>
        <translation>Selbst malen</translation>
    </message>
    <message>
        <source>Yours: paint the dots of this mesh, up to 40. Try to let no triangle have three colours.</source>
        <translation>Eigene: Male die Punkte dieses Netzes aus, bis 40. Versuche, dass kein Dreieck drei Farben hat.</translation>
    </message>
    <message>
        <source>Which colour here? Keys 1 to %1.</source>
        <translation>Welche Farbe hier? Tasten 1 bis %1.</translation>
    </message>
    <message>
        <source>choose a colour for your own painting; in a lecture paint the next dot</source>
        <translation>eine Farbe für das eigene Bild wählen; in einem Vortrag den nächsten Punkt ausmalen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::PicturePage</name>
    <message>
        <source>Computing…</source>
        <translation>Berechnung läuft …</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>Stopped before anything was computed.</source>
        <translation>Angehalten, bevor etwas berechnet war.</translation>
    </message>
    <message>
        <source>Nothing is computed: see the field marked with “!”.</source>
        <translation>Es wird nichts berechnet: siehe das mit „!“ bezeichnete Feld.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::PlayDesk</name>
    <message>
        <source>You ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>You learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>Sagen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Point to ask</source>
        <translation>Zu erfragender Punkt</translation>
    </message>
    <message>
        <source>Past the exact limit: the program asks where Hedge is least sure.</source>
        <translation>Jenseits der exakten Grenze: Das Programm fragt, wo Hedge am unsichersten ist.</translation>
    </message>
    <message>
        <source>Past the exact limit: the learner is Hedge alone.</source>
        <translation>Jenseits der exakten Grenze: Der Lerner ist Hedge allein.</translation>
    </message>
    <message>
        <source>The program asks the points, and says what is true.</source>
        <translation>Das Programm fragt die Punkte und sagt, was wahr ist.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>Ask a point.</source>
        <translation>Fragen Sie einen Punkt.</translation>
    </message>
    <message>
        <source>You are asked point %1.</source>
        <translation>Gefragt ist Punkt %1.</translation>
    </message>
    <message>
        <source>What is true at point %1?</source>
        <translation>Was ist wahr an Punkt %1?</translation>
    </message>
    <message>
        <source>Say + with chance %1</source>
        <translation>Mit Chance %1 + sagen</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>zahlt %1</translation>
    </message>
    <message>
        <source>Learner: minimax, Hedge beside it.</source>
        <translation>Lerner: Minimax, Hedge daneben.</translation>
    </message>
    <message>
        <source>Learner: Hedge alone.</source>
        <translation>Lerner: Hedge allein.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::PlayOnlinePage</name>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>bester Zug</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>adversary</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>Exact play is open to 64 hypotheses and 12 rounds; beyond, the opponent is Hedge alone.</source>
        <translation>Exaktes Spiel reicht bis 64 Hypothesen und 12 Runden; darüber hinaus ist der Gegner Hedge allein.</translation>
    </message>
    <message>
        <source>Nothing is drawn at random: losses are expected losses.</source>
        <translation>Nichts wird ausgelost: Verluste sind erwartete Verluste.</translation>
    </message>
    <message>
        <source>WHERE YOU STAND</source>
        <translation>WO SIE STEHEN</translation>
    </message>
    <message>
        <source>ask this point</source>
        <translation>diesen Punkt fragen</translation>
    </message>
    <message>
        <source>say what is true there</source>
        <translation>sagen, was dort wahr ist</translation>
    </message>
    <message>
        <source>try other odds, or set your own as the learner</source>
        <translation>andere Chancen probieren oder als Lerner die eigene setzen</translation>
    </message>
    <message>
        <source>put the odds back</source>
        <translation>die Chance zurücksetzen</translation>
    </message>
    <message>
        <source>as the learner: say them</source>
        <translation>als Lerner: sie sagen</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>der beste Zug</translation>
    </message>
    <message>
        <source>take a round back</source>
        <translation>eine Runde zurücknehmen</translation>
    </message>
    <message>
        <source>Hedge</source>
        <translation>Hedge</translation>
    </message>
    <message>
        <source>Give any labels: no hypothesis has to be right</source>
        <translation>Geben Sie beliebige Label: Keine Hypothese muss recht haben</translation>
    </message>
    <message>
        <source>You lose nothing by lying. The learner&apos;s only goal is to lose little more than the best hypothesis in hindsight.</source>
        <translation>Lügen kostet Sie nichts. Der Lerner will nur wenig mehr verlieren als die im Nachhinein beste Hypothese.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::PricePage</name>
    <message>
        <source>clip</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>Ihrer</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>Loss against sample size</source>
        <translation>Verlust gegen Stichprobengröße</translation>
    </message>
    <message>
        <source>Clip: ½ plus $γ$/2 for each + and minus $γ$/2 for each − seen there, kept within 0 and 1. Yours: drag the answers. On $S$ alone each may be anything; after a flip of # labels it has moved by $γ$# at most.</source>
        <translation>Zählt: ½ plus $γ$/2 für jedes + und minus $γ$/2 für jedes −, das dort gesehen wurde, zwischen 0 und 1 gehalten. Ihrer: Ziehen Sie die Antworten. Auf $S$ allein darf jede beliebig sein; nach der Umkehr von # Labels hat sie sich um höchstens $γ$# bewegt.</translation>
    </message>
    <message>
        <source>EXAMPLES ASKED FOR</source>
        <translation>VERLANGTE BEISPIELE</translation>
    </message>
    <message>
        <source>flip the labels of the next point, with Shift of the one before</source>
        <translation>die Labels des nächsten Punkts umkehren, mit Umschalt die des vorigen</translation>
    </message>
    <message>
        <source>move your answer at the point</source>
        <translation>Ihre Antwort am Punkt verschieben</translation>
    </message>
    <message>
        <source>What every predictor asks for</source>
        <translation>Was jeder Prädiktor verlangt</translation>
    </message>
    <message>
        <source>Flip every label at one point. The answer may move by $γ$ a row; the truth moves fully.</source>
        <translation>Drehen Sie jedes Label an einem Punkt um. Die Antwort darf sich um $γ$ je Zeile bewegen; die Wahrheit bewegt sich ganz.</translation>
    </message>
    <message>
        <source>Worst flip</source>
        <translation>Schlimmste Umkehr</translation>
    </message>
    <message>
        <source>The worst flip</source>
        <translation>Die schlimmste Umkehr</translation>
    </message>
    <message>
        <source>the flip that makes a stable learner err most</source>
        <translation>die Umkehr, die einen stabilen Lerner am meisten irren lässt</translation>
    </message>
    <message>
        <source>The seen light point whose flip costs a stable learner most, and the worst change of one example (W)</source>
        <translation>Der gesehene leichte Punkt, dessen Umkehren einen stabilen Lerner am meisten kostet, und die schlimmste Änderung eines Beispiels (W)</translation>
    </message>
    <message>
        <source>A stable learner errs at rare points</source>
        <translation>Ein stabiler Lerner irrt an seltenen Punkten</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ReferenceCard</name>
    <message>
        <source>Open in Help</source>
        <translation>In der Hilfe öffnen</translation>
    </message>
    <message>
        <source>Close Esc</source>
        <translation>Schließen Esc</translation>
    </message>
    <message>
        <source>Definition and proof</source>
        <translation>Definition und Beweis</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ReferenceChip</name>
    <message>
        <source>What it says, and why it holds</source>
        <translation>Was es sagt und warum es gilt</translation>
    </message>
    <message>
        <source>Definition and proof: %1</source>
        <translation>Definition und Beweis: %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::RegretPage</name>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>two classes</source>
        <translation>zwei Klassen</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Fair coins</source>
        <translation>Faire Münzen</translation>
    </message>
    <message>
        <source>Between half and all of Ldim</source>
        <translation>Zwischen halber und ganzer Ldim</translation>
    </message>
    <message>
        <source>coins on the tree</source>
        <translation>Münzen am Baum</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>gierig</translation>
    </message>
    <message>
        <source>Coins: the majority picks a branch. Greedy: a random point, and the label Hedge finds less likely.</source>
        <translation>Münzen: Die Mehrheit wählt den Zweig. Gierig: ein zufälliger Punkt und das Label, das Hedge für weniger wahrscheinlich hält.</translation>
    </message>
    <message>
        <source>Exact values go as far as a bounded search takes them; beyond, Hedge is run.</source>
        <translation>Exakte Werte reichen so weit, wie eine begrenzte Suche trägt; darüber hinaus läuft Hedge.</translation>
    </message>
    <message>
        <source>The promise keeps the price finite</source>
        <translation>Das Versprechen hält den Preis endlich</translation>
    </message>
    <message>
        <source>If some hypothesis is always right, mistakes end. If none need be, regret grows like √T and never ends.</source>
        <translation>Hat eine Hypothese immer recht, enden die Fehler. Muss es keine geben, wächst der Regret wie √T und endet nie.</translation>
    </message>
    <message numerus="yes">
        <source>AT %n ROUND(S)</source>
        <translation>
            <numerusform>BEI %n RUNDE</numerusform>
            <numerusform>BEI %n RUNDEN</numerusform>
        </translation>
    </message>
    <message>
        <source>move the odds at the node that is pointed at</source>
        <translation>die Chance am gezeigten Knoten verschieben</translation>
    </message>
    <message>
        <source>put the best odds back at every node</source>
        <translation>an jedem Knoten die beste Chance wiederherstellen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::RelabelPage</name>
    <message>
        <source>The rows of T</source>
        <translation>Die Zeilen von T</translation>
    </message>
    <message>
        <source>Dilution</source>
        <translation>Verdünnung</translation>
    </message>
    <message>
        <source>EM</source>
        <translation>EM</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>SOA</source>
        <translation>SOA</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erste</translation>
    </message>
    <message>
        <source>WHO PAYS WHAT</source>
        <translation>WER ZAHLT WAS</translation>
    </message>
    <message>
        <source>the flips of the next way</source>
        <translation>die Wechsel der nächsten Art</translation>
    </message>
    <message>
        <source>one row more or fewer in T</source>
        <translation>eine Zeile mehr oder weniger in T</translation>
    </message>
    <message>
        <source>point %1: %2 rows of S, %3 of them +</source>
        <translation>Punkt %1: %2 Zeilen von S, davon %3 mit +</translation>
    </message>
    <message>
        <source>%1: %2 errors on S, chance %3, %4 labels of T would flip</source>
        <translation>%1: %2 Fehler auf S, Chance %3, %4 Label von T würden wechseln</translation>
    </message>
    <message>
        <source>$A$ needs labels that a hypothesis explains. $S$ decides which, by how well they fit.</source>
        <translation>$A$ braucht Labels, die eine Hypothese erklärt. $S$ entscheidet, welche: wie gut sie passen.</translation>
    </message>
    <message>
        <source>First: the errors of the class’s first hypothesis. This score is not private: see the last picture.</source>
        <translation>Erste: die Fehler der ersten Hypothese der Klasse. Diese Bewertung ist nicht privat: siehe das letzte Bild.</translation>
    </message>
    <message>
        <source>Make the labels consistent, then learn</source>
        <translation>Die Label konsistent machen, dann lernen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SameAnswerPage</name>
    <message>
        <source>Steps</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>even on √</source>
        <translation>auf √</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
    </message>
    <message>
        <source>100 PAIRS</source>
        <translation>100 PAARE</translation>
    </message>
    <message>
        <source>next step, lab or handle</source>
        <translation>nächste Stufe, Labor oder Griff</translation>
    </message>
    <message>
        <source>move it; without one, another share p</source>
        <translation>bewegen; ohne, anderer Anteil p</translation>
    </message>
    <message>
        <source>Labs</source>
        <translation>Labore</translation>
    </message>
    <message>
        <source>New data</source>
        <translation>Neue Daten</translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>ZEICHEN LESEN</translation>
    </message>
    <message>
        <source>roll the die</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>No draw yet.</source>
        <translation>Noch keine Ziehung.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>rolls the die in a lecture</source>
        <translation>würfelt in einem Vortrag</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SampleSizesPage</name>
    <message>
        <source>private, a target exists</source>
        <translation>privat, ein Ziel gibt es</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>nicht privat</translation>
    </message>
    <message>
        <source>agnostic</source>
        <translation>agnostisch</translation>
    </message>
    <message>
        <source>constant unknown</source>
        <translation>Konstante unbekannt</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>widerlegt</translation>
    </message>
    <message>
        <source>How many examples for privacy?</source>
        <translation>Wie viele Beispiele für Privatheit?</translation>
    </message>
    <message>
        <source>Every line is a proved promise; the dotted ones lack their constant. The pale path is the cheapest private one.</source>
        <translation>Jede Linie ist ein bewiesenes Versprechen; den gepunkteten fehlt die Konstante. Der helle Weg ist der billigste private.</translation>
    </message>
    <message>
        <source>WHAT EACH LINE PROMISES</source>
        <translation>WAS JEDE LINIE VERSPRICHT</translation>
    </message>
    <message>
        <source>a larger or smaller budget</source>
        <translation>ein größeres oder kleineres Budget</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ScenarioPanel</name>
    <message>
        <source>SCENARIO</source>
        <translation>SZENARIO</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Wert</translation>
    </message>
    <message>
        <source>($ε$, $δ$) holds for every choice. Accuracy is not promised here.</source>
        <translation>($ε$, $δ$) gilt bei jeder Wahl. Genauigkeit ist hier nicht versprochen.</translation>
    </message>
    <message>
        <source>Proved for any class of this dimension: working them out.</source>
        <translation>Bewiesen für jede Klasse dieser Dimension: wird ausgerechnet.</translation>
    </message>
    <message>
        <source>Theorem 3: loss above $α$ has chance at most $β$. It takes %1 examples.</source>
        <translation>Satz 3: Verlust über $α$ hat Wahrscheinlichkeit höchstens $β$. Das braucht %1 Beispiele.</translation>
    </message>
    <message>
        <source>%1 × %2 · Ldim %3 · VC %4</source>
        <translation>%1 × %2 · Ldim %3 · VC %4</translation>
    </message>
    <message>
        <source>lean</source>
        <translation>lean</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>Its constants are being worked out.</source>
        <translation>Seine Konstanten werden berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>%n batches</source>
        <translation>
            <numerusform>%n Batch</numerusform>
            <numerusform>%n Batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n rows</source>
        <translation>
            <numerusform>zu %n Zeile</numerusform>
            <numerusform>zu %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, a list of at most %3 predictors each, and %4 fresh rows.</source>
        <translation>%1 %2, je eine Liste von höchstens %3 Prädiktoren, dazu %4 frische Zeilen.</translation>
    </message>
    <message>
        <source>($ε$, $δ$) holds on all data; proved for Ldim %1 from %2 examples.</source>
        <translation>($ε$, $δ$) gilt auf allen Daten; bewiesen für Ldim %1 ab %2 Beispielen.</translation>
    </message>
    <message>
        <source>%1 %2, a vote each, and %3 fresh rows.</source>
        <translation>%1 %2, je eine Stimme, dazu %3 frische Zeilen.</translation>
    </message>
    <message>
        <source>moves bounds only, not the run</source>
        <translation>bewegt nur Schranken, nicht den Lauf</translation>
    </message>
    <message>
        <source>Custom constants do not follow from α and β, so the run stays as it is. What moves: the bound τ, and on the loss page the lines of α and 1 − β and the theorem&apos;s n.</source>
        <translation>Eigene Konstanten folgen nicht aus α und β, der Lauf bleibt also, wie er ist. Es bewegen sich: die Schranke τ und auf der Seite Verlust die Linien von α und 1 − β und das n des Satzes.</translation>
    </message>
    <message>
        <source>Its factor is the program’s own: the paper’s proof leaves it open.</source>
        <translation>Sein Faktor ist der des Programms: Der Beweis der Arbeit lässt ihn offen.</translation>
    </message>
    <message>
        <source>As the paper’s proof has it.</source>
        <translation>Wie im Beweis der Arbeit.</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>chain</translation>
    </message>
    <message>
        <source>Which private learner is watched: the paper&apos;s M, the lean learner, which needs far fewer examples, or the chain learner, which mostly needs still fewer at Littlestone dimension 2 and 3</source>
        <translation>Welcher private Lerner beobachtet wird: M der Arbeit, der Lean-Lerner, der weit weniger Beispiele braucht, oder der Chain-Lerner, der bei Littlestone-Dimension 2 und 3 meist noch weniger braucht</translation>
    </message>
    <message>
        <source>It is for classes of Littlestone dimension 2 and 3.</source>
        <translation>Er ist für Klassen der Littlestone-Dimension 2 und 3.</translation>
    </message>
    <message numerus="yes">
        <source>All %1 rows are read on every level, and a run spans at most %2 of them.</source>
        <translation>
            <numerusform>Die %1 Zeile wird auf jeder Stufe gelesen, und ein Lauf umfasst höchstens %2.</numerusform>
            <numerusform>Alle %1 Zeilen werden auf jeder Stufe gelesen, und ein Lauf umfasst höchstens %2 davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>keine Stimme</translation>
    </message>
    <message>
        <source>A tournament that would draw more than N examples fails. Then the batch gives no vote (G), or it votes for the predictor after its next block T alone, SOA(T) (G*)</source>
        <translation>Ein Turnier, das mehr als N Beispiele ziehen würde, scheitert. Dann gibt der Batch keine Stimme ab (G), oder er stimmt für den Prädiktor nach seinem nächsten Block T allein, SOA(T) (G*)</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SelectionPage</name>
    <message>
        <source>Show the counts</source>
        <translation>Zählungen zeigen</translation>
    </message>
    <message>
        <source>Selection among the released</source>
        <translation>Auswahl unter den freigegebenen</translation>
    </message>
    <message>
        <source>Few errors on fresh examples make a predictor likely. Only the one that is drawn leaves.</source>
        <translation>Wenige Fehler auf frischen Beispielen machen einen Prädiktor wahrscheinlich. Nur der gezogene geht hinaus.</translation>
    </message>
    <message>
        <source>The examples are fresh</source>
        <translation>Die Beispiele sind frisch</translation>
    </message>
    <message>
        <source>They were in no batch, so this stage has the whole $ε$ again: one example is used only once.</source>
        <translation>Sie waren in keinem Batch, also hat diese Stufe wieder das ganze $ε$: ein Beispiel wird nur einmal benutzt.</translation>
    </message>
    <message>
        <source>Only the draw leaves</source>
        <translation>Nur die Ziehung geht hinaus</translation>
    </message>
    <message>
        <source>Errors and chances stay before the boundary, like the counts.</source>
        <translation>Fehler und Wahrscheinlichkeiten bleiben vor der Grenze, wie die Anzahlen.</translation>
    </message>
    <message>
        <source>Choosing one candidate</source>
        <translation>Einen Kandidaten wählen</translation>
    </message>
    <message>
        <source>Votes, less the errors on fresh rows, decide in one step. Only the one that is chosen leaves.</source>
        <translation>Stimmen, abzüglich der Fehler auf frischen Zeilen, entscheiden in einem Schritt. Nur der Gewählte geht hinaus.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Noch einmal ziehen</translation>
    </message>
    <message>
        <source>100 times</source>
        <translation>100-mal</translation>
    </message>
    <message>
        <source>Draws from the same chances once more; the run keeps its own draw</source>
        <translation>Zieht noch einmal aus denselben Chancen; der Lauf behält seine Ziehung</translation>
    </message>
    <message>
        <source>Draws from the same chances a hundred times more; the run keeps its own draw</source>
        <translation>Zieht hundertmal aus denselben Chancen; der Lauf behält seine Ziehung</translation>
    </message>
    <message>
        <source>Drawn again</source>
        <translation>Noch einmal gezogen</translation>
    </message>
    <message numerus="yes">
        <source>%n draws more from the same chances, here for us to look at: a dot is their share, a line its 95 % interval. On real data each would cost the whole $ε$ again.</source>
        <translation>
            <numerusform>%n weitere Ziehung aus denselben Chancen, nur für uns: Ein Punkt ist der Anteil, eine Linie sein 95-%-Intervall. Auf echten Daten kostete sie noch einmal das ganze $ε$.</numerusform>
            <numerusform>%n weitere Ziehungen aus denselben Chancen, nur für uns: Ein Punkt ist der Anteil, eine Linie sein 95-%-Intervall. Auf echten Daten kostete jede noch einmal das ganze $ε$.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disjoint runs, and the errors on the same rows, decide in one step. Only the one that is chosen leaves.</source>
        <translation>Disjunkte Läufe und die Fehler auf denselben Zeilen entscheiden in einem Schritt. Nur der gewählte geht hinaus.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SmallStrip</name>
    <message>
        <source>Target: %1</source>
        <translation>Ziel: %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::StablePage</name>
    <message>
        <source>Stability and accuracy over ε₀</source>
        <translation>Stabilität und Genauigkeit über ε₀</translation>
    </message>
    <message>
        <source>The law of the drawn hypothesis</source>
        <translation>Die Verteilung der gezogenen Hypothese</translation>
    </message>
    <message>
        <source>The examples</source>
        <translation>Die Beispiele</translation>
    </message>
    <message>
        <source>ERM</source>
        <translation>ERM</translation>
    </message>
    <message>
        <source>EM</source>
        <translation>EM</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>stabil</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>scharf</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Worst neighbour</source>
        <translation>Schlimmster Nachbar</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Lerner</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Schranke</translation>
    </message>
    <message>
        <source>ERM: answer with the first hypothesis that has the fewest errors on $S$.</source>
        <translation>ERM: mit der ersten Hypothese antworten, die auf $S$ die wenigsten Fehler macht.</translation>
    </message>
    <message>
        <source>EM: draw any hypothesis by its errors on $S$, answer with it.</source>
        <translation>EM: eine Hypothese nach ihren Fehlern auf $S$ ziehen, mit ihr antworten.</translation>
    </message>
    <message numerus="yes">
        <source>Stable: draw %1 rows $T$, merge hypotheses equal on $T$, draw one by its errors on $S$, answer with it.</source>
        <translation>
            <numerusform>Stabil: %1 Zeile $T$ ziehen, auf $T$ gleiche Hypothesen verschmelzen, eine nach ihren Fehlern auf $S$ ziehen, mit ihr antworten.</numerusform>
            <numerusform>Stabil: %1 Zeilen $T$ ziehen, auf $T$ gleiche Hypothesen verschmelzen, eine nach ihren Fehlern auf $S$ ziehen, mit ihr antworten.</numerusform>
        </translation>
    </message>
    <message>
        <source>One example changes; how far may an answer move?</source>
        <translation>Ein Beispiel ändert sich; wie weit darf sich eine Antwort bewegen?</translation>
    </message>
    <message>
        <source>WHERE γ COMES FROM</source>
        <translation>WOHER γ KOMMT</translation>
    </message>
    <message>
        <source>Two ways to matter</source>
        <translation>Zwei Wege, etwas zu bewirken</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 distinct points are too many to sum over all $T$; at most %2 are. The bars are means of draws, with their intervals.</source>
        <translation>
            <numerusform>%1 verschiedener Punkt ist zu viel, um über alle $T$ zu summieren; höchstens %2 gehen. Die Balken sind Mittel von Ziehungen, mit ihren Intervallen.</numerusform>
            <numerusform>%1 verschiedene Punkte sind zu viele, um über alle $T$ zu summieren; höchstens %2 gehen. Die Balken sind Mittel von Ziehungen, mit ihren Intervallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stable learner</source>
        <translation>Stabiler Lerner</translation>
    </message>
    <message>
        <source>change to the worst neighbour</source>
        <translation>zum schlimmsten Nachbarn wechseln</translation>
    </message>
    <message>
        <source>next point</source>
        <translation>nächster Punkt</translation>
    </message>
    <message>
        <source>turn a label at that point</source>
        <translation>ein Label an diesem Punkt drehen</translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2 of %3</source>
        <translation>
            <numerusform>%1 irrt bei %2 von %3</numerusform>
            <numerusform>%1 irrt bei %2 von %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; drawn with chance %2 over all T</source>
        <translation>%1; gezogen mit Chance %2 über alle T</translation>
    </message>
    <message>
        <source>point %1: %2 −, %3 +; chance of + %4</source>
        <translation>Punkt %1: %2 −, %3 +; Chance für + %4</translation>
    </message>
    <message>
        <source>%1, after the change %2</source>
        <translation>%1, nach der Änderung %2</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>Sharp: ν + (1 − ν) tanh(ε₀/2). Paper: 3 max(ν, ε₀).</source>
        <translation>Scharf: ν + (1 − ν) tanh(ε₀/2). Arbeit: 3 max(ν, ε₀).</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>For the γ and α above: sharp finds the n′ and ε₀ with the fewest examples.</source>
        <translation>Für γ und α darüber: scharf findet n′ und ε₀ mit den wenigsten Beispielen.</translation>
    </message>
    <message>
        <source>How many examples</source>
        <translation>Wie viele Beispiele</translation>
    </message>
    <message>
        <source>The example is in $T$ with probability $ν$ and can then change the list. Otherwise the list stays, and the mechanism&apos;s probabilities move by at most tanh($ε_0$/2) = %1.</source>
        <translation>Mit Wahrscheinlichkeit $ν$ ist das Beispiel in $T$ und kann dann die Liste ändern. Sonst bleibt die Liste, und die Wahrscheinlichkeiten des Mechanismus bewegen sich höchstens um tanh($ε_0$/2) = %1.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::StationButton</name>
    <message>
        <source>Station %1: %2</source>
        <translation>Station %1: %2</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::StepPanel</name>
    <message>
        <source>WHAT IS HAPPENING</source>
        <translation>WAS GESCHIEHT</translation>
    </message>
    <message>
        <source>Picture beside the step</source>
        <translation>Bild zum Schritt</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::StudyPanel</name>
    <message>
        <source>SCENARIO</source>
        <translation>SZENARIO</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SubsamplePage</name>
    <message>
        <source>How many rows keep ε?</source>
        <translation>Wie viele Zeilen halten ε?</translation>
    </message>
    <message>
        <source>Shuffle what you pass on</source>
        <translation>Mischen, was man weitergibt</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>Die Ziehungen</translation>
    </message>
    <message>
        <source>after each</source>
        <translation>nach jeder</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>gemischt</translation>
    </message>
    <message>
        <source>as in $S$</source>
        <translation>wie in $S$</translation>
    </message>
    <message>
        <source>$A$ sees %1 of %2 rows.</source>
        <translation>$A$ sieht %1 von %2 Zeilen.</translation>
    </message>
    <message>
        <source>Most of the time the one row that changed is not even there.</source>
        <translation>Meistens ist die eine geänderte Zeile gar nicht dabei.</translation>
    </message>
    <message>
        <source>The one row that changed is often there, and tells more.</source>
        <translation>Die eine geänderte Zeile ist oft dabei und verrät mehr.</translation>
    </message>
    <message>
        <source>COPIES OF ROW %1: CHANCE, EXACT</source>
        <translation>KOPIEN VON ZEILE %1: CHANCE, EXAKT</translation>
    </message>
    <message>
        <source>the next row changes, with Shift the one before</source>
        <translation>die nächste Zeile ändert sich, mit Umschalt die davor</translation>
    </message>
    <message>
        <source>Sampling with replacement makes a PAC learner an empirical one (Lemma 15): for $A$, $S$ itself is the distribution.</source>
        <translation>Ziehen mit Zurücklegen macht aus einem PAC-Lerner einen empirischen (Lemma 15): Für $A$ ist $S$ selbst die Verteilung.</translation>
    </message>
    <message>
        <source>A row that is rarely drawn reveals little</source>
        <translation>Eine selten gezogene Zeile verrät wenig</translation>
    </message>
    <message>
        <source>A row that is often drawn reveals more</source>
        <translation>Eine oft gezogene Zeile verrät mehr</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SweepBar</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Neu messen</translation>
    </message>
    <message>
        <source>Esc stops and keeps this</source>
        <translation>Esc hält an und behält dies</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TablePane</name>
    <message>
        <source>%1 as a table</source>
        <translation>%1 als Tabelle</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TableView</name>
    <message>
        <source>+ %1 more</source>
        <translation>+ %1 weitere</translation>
    </message>
    <message>
        <source>No rows at this step.</source>
        <translation>Keine Zeilen bei diesem Schritt.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Batch %1: tournament</source>
        <translation>Batch %1: Turnier</translation>
    </message>
    <message>
        <source>others</source>
        <translation>übrige</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Batch %1: items</source>
        <translation>Batch %1: Stufen</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Stimmen</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Runs in the rows</source>
        <translation>Läufe in den Zeilen</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TournamentPage</name>
    <message>
        <source>How often each predictor comes out</source>
        <translation>Wie oft jeder Prädiktor herauskommt</translation>
    </message>
    <message>
        <source>One run at level 0: no contest</source>
        <translation>Ein Lauf auf Stufe 0: kein Duell</translation>
    </message>
    <message>
        <source>One sample from $D̃_%1$</source>
        <translation>Eine Stichprobe aus $D̃_%1$</translation>
    </message>
    <message>
        <source>$S$ is empty, and the predictor comes from the examples of one block $T$ alone.</source>
        <translation>$S$ ist leer, und der Prädiktor stammt allein aus den Beispielen eines Blocks $T$.</translation>
    </message>
    <message>
        <source>Two samples meet at each node. A fair coin labels the point where they differ; the one that errs wins.</source>
        <translation>An jedem Knoten treffen zwei Stichproben aufeinander. Eine faire Münze gibt dem Punkt, an dem sie sich unterscheiden, sein Label; die irrende gewinnt.</translation>
    </message>
    <message>
        <source>Why contests?</source>
        <translation>Warum Duelle?</translation>
    </message>
    <message>
        <source>Each one forces a mistake on the SOA. After enough of them its predictor can hardly move: it comes out again and again.</source>
        <translation>Jedes erzwingt einen Fehler des SOA. Nach genug davon kann sich sein Prädiktor kaum noch bewegen: er kommt immer wieder heraus.</translation>
    </message>
    <message>
        <source>DRAWN AGAIN</source>
        <translation>NEU GEZOGEN</translation>
    </message>
    <message>
        <source>open or close redraws</source>
        <translation>Neuziehungen auf- oder zuklappen</translation>
    </message>
    <message>
        <source>One batch of the lean learner</source>
        <translation>Ein Batch des Lean-Lerners</translation>
    </message>
    <message>
        <source>The list of the batch</source>
        <translation>Die Liste des Batches</translation>
    </message>
    <message>
        <source>One outcome is always true</source>
        <translation>Ein Ausgang ist immer wahr</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>Ausgänge</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences of labels were followed to their end.</source>
        <translation>
            <numerusform>%1 Folge von Labels wurde bis zum Ende verfolgt.</numerusform>
            <numerusform>%1 Folgen von Labels wurden bis zum Ende verfolgt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences of labels and more were followed.</source>
        <translation>
            <numerusform>%1 Folge von Labels und mehr wurden verfolgt.</numerusform>
            <numerusform>%1 Folgen von Labels und mehr wurden verfolgt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why so few examples?</source>
        <translation>Warum so wenige Beispiele?</translation>
    </message>
    <message>
        <source>A mistake on a real row costs no coin, all labels of a contest are tried, and a batch may vote for a list.</source>
        <translation>Ein Fehler auf einer echten Zeile kostet keine Münze, alle Label eines Duells werden versucht, und ein Batch darf für eine Liste stimmen.</translation>
    </message>
    <message>
        <source>Real rows are the mistakes. Where two predictors differ, both labels are followed: one of them is true.</source>
        <translation>Echte Zeilen sind die Fehler. Wo zwei Prädiktoren sich unterscheiden, werden beide Label verfolgt: eines ist wahr.</translation>
    </message>
    <message>
        <source>WHAT A LIST COSTS</source>
        <translation>WAS EINE LISTE KOSTET</translation>
    </message>
    <message>
        <source>Privacy asks for more votes</source>
        <translation>Privatheit verlangt mehr Stimmen</translation>
    </message>
    <message>
        <source>A list of $s$ asks for at most (2/$ε$) ln $s$ more votes: %1 instead of %2.</source>
        <translation>Eine Liste der Länge $s$ verlangt höchstens (2/$ε$) ln $s$ Stimmen mehr: %1 statt %2.</translation>
    </message>
    <message>
        <source>YOUR GUESS: WHICH ONE IS TRUE?</source>
        <translation>IHR TIPP: WELCHER AUSGANG IST WAHR?</translation>
    </message>
    <message>
        <source>Your guesses</source>
        <translation>Ihre Tipps</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 von %2 richtig.</translation>
    </message>
    <message>
        <source>More contests, more agreement</source>
        <translation>Mehr Duelle, mehr Einigkeit</translation>
    </message>
    <message>
        <source>Two runs</source>
        <translation>Zwei Läufe</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Baum</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Zweimal</translation>
    </message>
    <message>
        <source>100 times</source>
        <translation>100-mal</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Run each level twice on fresh samples</source>
        <translation>Jede Stufe zweimal mit frischen Stichproben ausführen</translation>
    </message>
    <message>
        <source>Run each level twice on fresh samples, a hundred times</source>
        <translation>Jede Stufe hundertmal zweimal mit frischen Stichproben ausführen</translation>
    </message>
    <message>
        <source>The exact law of SOA($S$ ∘ $T$) after each number of contests. One column is one predictor, the band is the target $c$.</source>
        <translation>Die genaue Verteilung von SOA($S$ ∘ $T$) nach jeder Zahl von Duellen. Eine Säule ist ein Prädiktor, das Band das Ziel $c$.</translation>
    </message>
    <message>
        <source>RUN IT TWICE, LEVEL %1</source>
        <translation>ZWEIMAL AUSGEFÜHRT, STUFE %1</translation>
    </message>
    <message>
        <source>Globally stable</source>
        <translation>Global stabil</translation>
    </message>
    <message>
        <source>One fixed predictor comes out with chance $η$ = %1 on a fresh sample of $D$, when the level is drawn with its weight.</source>
        <translation>Ein fester Prädiktor kommt auf einer frischen Stichprobe aus $D$ mit Wahrscheinlichkeit $η$ = %1 heraus, wenn die Stufe mit ihrem Gewicht gezogen wird.</translation>
    </message>
    <message>
        <source>This predictor</source>
        <translation>Dieser Prädiktor</translation>
    </message>
    <message>
        <source>Frequent, so good</source>
        <translation>Häufig, also gut</translation>
    </message>
    <message>
        <source>%1 comes out with chance $q$ = %2, and then it fits all $n$ examples of $T$. So its loss is at most $1 − q^{1/n}$ = %3 (and ln(1/$q$)/$n$ = %4). Its loss is %5. (Proposition 7)</source>
        <translation>%1 kommt mit Wahrscheinlichkeit $q$ = %2 heraus und passt dann zu allen $n$ Beispielen von $T$. Also ist der Verlust höchstens $1 − q^{1/n}$ = %3 (und ln(1/$q$)/$n$ = %4). Der Verlust ist %5. (Proposition 7)</translation>
    </message>
    <message>
        <source>%1 does not come out at this level, so nothing is promised of its loss, %2.</source>
        <translation>%1 kommt auf dieser Stufe nicht heraus, also ist über den Verlust, %2, nichts versprochen.</translation>
    </message>
    <message>
        <source>What $τ$ counts</source>
        <translation>Was $τ$ zählt</translation>
    </message>
    <message>
        <source>The proof counts only runs whose coins were all true, $ρ_k$. They are fewer at each level; other runs agree as well.</source>
        <translation>Der Beweis zählt nur Läufe, deren Münzen alle wahr waren, $ρ_k$. Mit jeder Stufe werden es weniger; auch andere Läufe stimmen überein.</translation>
    </message>
    <message>
        <source>tree or levels</source>
        <translation>Baum oder Stufen</translation>
    </message>
    <message>
        <source>What the SOA says without a row</source>
        <translation>Was die SOA ohne Zeile sagt</translation>
    </message>
    <message>
        <source>No row agrees with $S$. The SOA keeps its last predictor and changes it at the points it is told, and nowhere else (Definition 11).</source>
        <translation>Keine Zeile stimmt mit $S$ überein. Die SOA behält ihren letzten Prädiktor und ändert ihn nur an den Punkten, die ihr gesagt werden (Definition 11).</translation>
    </message>
    <message>
        <source>Why a true path is rare</source>
        <translation>Warum ein wahrer Weg selten ist</translation>
    </message>
    <message>
        <source>LOOKED AT AGAIN</source>
        <translation>NOCH EINMAL ANGESEHEN</translation>
    </message>
    <message>
        <source>The blocks of both sides</source>
        <translation>Die Blöcke beider Seiten</translation>
    </message>
    <message>
        <source>Click the node again to return to step %1.</source>
        <translation>Klicken Sie den Knoten noch einmal an, um zu Schritt %1 zurückzukehren.</translation>
    </message>
    <message>
        <source>YOUR GUESS</source>
        <translation>IHR TIPP</translation>
    </message>
    <message>
        <source>YOUR GUESS: %1 OF %2 RIGHT</source>
        <translation>IHR TIPP: %1 VON %2 RICHTIG</translation>
    </message>
    <message numerus="yes">
        <source>All %1 batches</source>
        <translation>
            <numerusform>%1 Batch</numerusform>
            <numerusform>Alle %1 Batches</numerusform>
        </translation>
    </message>
    <message>
        <source>Each plays a tournament of its own on fresh examples. Here are those of level $k$ = %1.</source>
        <translation>Jeder spielt ein eigenes Turnier mit frischen Beispielen. Hier sind die der Stufe $k$ = %1.</translation>
    </message>
    <message>
        <source>guess who wins the contest</source>
        <translation>tippen, wer das Duell gewinnt</translation>
    </message>
    <message>
        <source>The learner does not know which one, so it follows both. Bold marks what the page knows because the data is synthetic.</source>
        <translation>Der Lerner weiß nicht, welcher es ist, also verfolgt er beide. Fett ist, was die Seite weiß, weil die Daten synthetisch sind.</translation>
    </message>
    <message>
        <source>Each coin is true with chance 1/2, so all $k$ coins on a fixed path are true with chance $2^{-k}$. The coins also decide which path wins, so for that path the chance is $ρ_k$.</source>
        <translation>Jede Münze ist mit Chance 1/2 wahr, also sind alle $k$ Münzen auf einem festen Weg mit Chance $2^{-k}$ wahr. Die Münzen entscheiden auch, welcher Weg gewinnt; für diesen Weg ist die Chance daher $ρ_k$.</translation>
    </message>
    <message>
        <source>The proof counts only runs whose coins were all true, $ρ_k$. Here $ρ_%1$ = 0: blocks force mistakes too, so %1 contests cannot all be true.</source>
        <translation>Der Beweis zählt nur Läufe, deren Münzen alle wahr waren, $ρ_k$. Hier ist $ρ_%1$ = 0: Auch Blöcke erzwingen Fehler, also können %1 Duelle nicht alle wahr sein.</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>Aus Läufen geschätzt</translation>
    </message>
    <message>
        <source>The law of this level has too many states to be computed. The dots are shares of %1 runs on fresh samples, with 95 % intervals.</source>
        <translation>Die Verteilung dieser Stufe hat zu viele Zustände, um berechnet zu werden. Die Punkte sind Anteile von %1 Läufen auf frischen Stichproben, mit 95-%-Intervallen.</translation>
    </message>
    <message>
        <source>SOA($S$ ∘ $T$) after each number of contests: exact bars, or dots from runs. The band is the target $c$.</source>
        <translation>SOA($S$ ∘ $T$) nach jeder Zahl von Duellen: Balken exakt, Punkte aus Läufen. Das Band ist das Ziel $c$.</translation>
    </message>
    <message>
        <source>Agreement after each number of contests</source>
        <translation>Einigkeit nach jeder Zahl von Duellen</translation>
    </message>
    <message numerus="yes">
        <source>Most likely answer: from %1 to %2 in %n rounds</source>
        <translation>
            <numerusform>Wahrscheinlichste Antwort: von %1 auf %2 in %n Runde</numerusform>
            <numerusform>Wahrscheinlichste Antwort: von %1 auf %2 in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>The runs of the chain learner</source>
        <translation>Die Läufe des Chain-Lerners</translation>
    </message>
    <message>
        <source>What the runs name</source>
        <translation>Was die Läufe nennen</translation>
    </message>
    <message>
        <source>No row is set aside: every row is read on every level, and the errors are counted on the same rows.</source>
        <translation>Keine Zeile wird beiseitegelegt: jede Zeile wird auf jeder Stufe gelesen, und die Fehler werden auf denselben Zeilen gezählt.</translation>
    </message>
    <message>
        <source>The learner does not know which label of a contest is right, so the run names the outcomes of both.</source>
        <translation>Der Lerner weiß nicht, welches Label eines Duells richtig ist, also nennt der Lauf die Ausgänge beider.</translation>
    </message>
    <message>
        <source>Runs that share a row</source>
        <translation>Läufe mit gemeinsamer Zeile</translation>
    </message>
    <message>
        <source>Only runs without a common row are counted. One changed row is in at most one of them, so each count moves by at most 1.</source>
        <translation>Gezählt werden nur Läufe ohne gemeinsame Zeile. Eine geänderte Zeile liegt in höchstens einem davon, also bewegt sich jede Anzahl höchstens um 1.</translation>
    </message>
    <message>
        <source>Names one row can take away</source>
        <translation>Namen, die eine Zeile nehmen kann</translation>
    </message>
    <message numerus="yes">
        <source>At most $s$ = %1, whatever the data are. Here all rows give %2.</source>
        <translation>
            <numerusform>Höchstens $s$ = %1, wie die Daten auch sind. Hier geben alle Zeilen %2.</numerusform>
            <numerusform>Höchstens $s$ = %1, wie die Daten auch sind. Hier geben alle Zeilen %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every row is read on every level. An arc is a run from its first row to its last; runs that share no row are the votes.</source>
        <translation>Jede Zeile wird auf jeder Stufe gelesen. Ein Bogen ist ein Lauf von seiner ersten Zeile zu seiner letzten; Läufe ohne gemeinsame Zeile sind die Stimmen.</translation>
    </message>
    <message>
        <source>Under the cap</source>
        <translation>Innerhalb der Grenze</translation>
    </message>
    <message>
        <source>With at most $N$ = %1 examples a batch fails with chance %2. Then the most likely answer of G has chance %3, and of G*, which answers SOA($T$), %4.</source>
        <translation>Mit höchstens $N$ = %1 Beispielen scheitert ein Batch mit Wahrscheinlichkeit %2. Die wahrscheinlichste Antwort von G hat dann Wahrscheinlichkeit %3, die von G*, das SOA($T$) antwortet, %4.</translation>
    </message>
    <message>
        <source>Without a contest: the most likely answer has chance %1</source>
        <translation>Ohne Wettkampf: Die wahrscheinlichste Antwort hat die Wahrscheinlichkeit %1</translation>
    </message>
    <message>
        <source>No run names anybody</source>
        <translation>Kein Lauf nennt jemanden</translation>
    </message>
    <message numerus="yes">
        <source>%1 disjoint runs name %2</source>
        <translation>
            <numerusform>%1 disjunkter Lauf nennt %2</numerusform>
            <numerusform>%1 disjunkte Läufe nennen %2</numerusform>
        </translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>ein Prädiktor außerhalb der Klasse</translation>
    </message>
    <message>
        <source>A batch votes for nobody</source>
        <translation>Ein Batch stimmt für niemanden</translation>
    </message>
    <message numerus="yes">
        <source>A batch votes for %1 predictors</source>
        <translation>
            <numerusform>Ein Batch stimmt für %1 Prädiktor</numerusform>
            <numerusform>Ein Batch stimmt für %1 Prädiktoren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TransportBar</name>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <source>Previous round (Shift+←)</source>
        <translation>Vorige Runde (Umschalt+←)</translation>
    </message>
    <message>
        <source>Previous step (←)</source>
        <translation>Voriger Schritt (←)</translation>
    </message>
    <message>
        <source>Next step (→)</source>
        <translation>Nächster Schritt (→)</translation>
    </message>
    <message>
        <source>Next round (Shift+→)</source>
        <translation>Nächste Runde (Umschalt+→)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TreePage</name>
    <message>
        <source>Further from the tree</source>
        <translation>Weiter weg vom Baum</translation>
    </message>
    <message>
        <source>Closer to the tree</source>
        <translation>Näher an den Baum</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>The whole tree</source>
        <translation>Der ganze Baum</translation>
    </message>
    <message>
        <source>A mistake tree of depth %1 for what is left</source>
        <translation>Ein Fehlerbaum der Tiefe %1 für den Rest</translation>
    </message>
    <message>
        <source>A mistake tree of depth %1, shattered</source>
        <translation>Ein Fehlerbaum der Tiefe %1, zerschmettert</translation>
    </message>
    <message>
        <source>Each node asks a point. Left is −1, right is +1. At every leaf one hypothesis has answered like that all the way.</source>
        <translation>Jeder Knoten fragt nach einem Punkt. Links ist −1, rechts ist +1. An jedem Blatt hat eine Hypothese den ganzen Weg so geantwortet.</translation>
    </message>
    <message>
        <source>ON THE MISTAKE TREE</source>
        <translation>AUF DEM FEHLERBAUM</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>ask the tree&apos;s next point</source>
        <translation>den nächsten Punkt des Baums erfragen</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>antworten</translation>
    </message>
    <message>
        <source>take back, again</source>
        <translation>zurücknehmen, wieder vor</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>start, end</source>
        <translation>Anfang, Ende</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>neu beginnen</translation>
    </message>
    <message>
        <source>Ctrl++ Ctrl+−</source>
        <translation>Strg++ Strg+−</translation>
    </message>
    <message>
        <source>closer, further</source>
        <translation>näher heran, weiter weg</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Umschalt+Pfeile</translation>
    </message>
    <message>
        <source>move the tree</source>
        <translation>den Baum verschieben</translation>
    </message>
    <message>
        <source>look at the node pointed at, or where the play stands</source>
        <translation>auf den gezeigten Knoten sehen, oder wo das Spiel steht</translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation>der ganze Baum</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TwoWorldsPage</name>
    <message>
        <source>paper</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>scharf</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>1 to 12 classes with spaces between them: points, thresholds, cubes, …</source>
        <translation>1 bis 12 Klassen mit Leerzeichen dazwischen: Punkte, Schwellen, Würfel, …</translation>
    </message>
    <message>
        <source>Left: rounds of a game, in mistakes. Right: examples that a promise asks for, on a scale of powers of ten.</source>
        <translation>Links: Runden eines Spiels, in Fehlern. Rechts: Beispiele, die ein Versprechen verlangt, auf einer Skala von Zehnerpotenzen.</translation>
    </message>
    <message>
        <source>Two worlds, one number</source>
        <translation>Zwei Welten, eine Zahl</translation>
    </message>
    <message>
        <source>POINTED AT</source>
        <translation>GEZEIGT</translation>
    </message>
    <message>
        <source>the next dimension, up or down</source>
        <translation>die nächste Dimension, auf oder ab</translation>
    </message>
    <message>
        <source>A class can be predicted online if and only if it can be learned privately. Both depend on $d$, but on very different scales.</source>
        <translation>Eine Klasse ist genau dann online vorhersagbar, wenn sie privat lernbar ist. Beides hängt von $d$ ab, aber auf sehr verschiedenen Skalen.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::VotesPage</name>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask the coin once more</source>
        <translation>Die Münze noch einmal fragen</translation>
    </message>
    <message>
        <source>One more answer at the asked point (A)</source>
        <translation>Noch eine Antwort am gefragten Punkt (A)</translation>
    </message>
    <message>
        <source>first fit</source>
        <translation>erste passende</translation>
    </message>
    <message numerus="yes">
        <source>%n strangers vote, a coin answers</source>
        <translation>
            <numerusform>Ein Fremder stimmt ab, eine Münze antwortet</numerusform>
            <numerusform>%n Fremde stimmen ab, eine Münze antwortet</numerusform>
        </translation>
    </message>
    <message>
        <source>WHO WOULD STILL BE WRONG</source>
        <translation>WER NOCH IRREN WÜRDE</translation>
    </message>
    <message>
        <source>No hypothesis explains these labels</source>
        <translation>Keine Hypothese erklärt diese Label</translation>
    </message>
    <message>
        <source>Lemma 9 needs labels a hypothesis explains; private all the same.</source>
        <translation>Lemma 9 braucht Label, die eine Hypothese erklärt; privat ist es trotzdem.</translation>
    </message>
    <message>
        <source>Why not the majority?</source>
        <translation>Warum nicht die Mehrheit?</translation>
    </message>
    <message>
        <source>Stable, not private</source>
        <translation>Stabil, nicht privat</translation>
    </message>
    <message>
        <source>This rule moves by %1 a vote at most. But at the ends a chance of 0 becomes positive, and that gives an example away.</source>
        <translation>Diese Regel bewegt sich je Stimme um höchstens %1. Aber an den Enden wird eine Chance 0 positiv, und das verrät ein Beispiel.</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>Keine Fragen mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n answers are as many as are counted here. To answer all, publish a hypothesis: chapter I.</source>
        <translation>
            <numerusform>Mehr als %n Antwort wird hier nicht gezählt. Um alle zu beantworten, veröffentlichen Sie eine Hypothese: Kapitel I.</numerusform>
            <numerusform>Mehr als %n Antworten werden hier nicht gezählt. Um alle zu beantworten, veröffentlichen Sie eine Hypothese: Kapitel I.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>Die nächste Frage</translation>
    </message>
    <message>
        <source>ask: one more answer of the coin</source>
        <translation>fragen: noch eine Antwort der Münze</translation>
    </message>
    <message>
        <source>ask the next point, or the one before</source>
        <translation>den nächsten Punkt fragen oder den davor</translation>
    </message>
    <message>
        <source>one block less, or more</source>
        <translation>ein Block weniger oder mehr</translation>
    </message>
    <message>
        <source>%1: %2 of %3 say +, chance %4</source>
        <translation>%1: %2 von %3 sagen +, Chance %4</translation>
    </message>
    <message numerus="yes">
        <source>%1: learned by %n block(s)</source>
        <translation>
            <numerusform>%1: von %n Block gelernt</numerusform>
            <numerusform>%1: von %n Blöcken gelernt</numerusform>
        </translation>
    </message>
    <message>
        <source>a new predictor</source>
        <translation>ein neuer Prädiktor</translation>
    </message>
    <message>
        <source>Ten answers are %1-private, added up. To publish them all: chapter I.</source>
        <translation>Zehn Antworten sind, addiert, %1-privat. Um alle zu veröffentlichen: Kapitel I.</translation>
    </message>
    <message>
        <source>Geometric uses up the whole $ε$ at its middle: no symmetric $ε$-private rule is surer at any count. Linear is stable; with many blocks it is not private.</source>
        <translation>Die geometrische braucht in der Mitte das ganze $ε$: Keine symmetrische $ε$-private Regel ist bei irgendeiner Zahl sicherer. Die lineare ist stabil; mit vielen Blöcken ist sie nicht privat.</translation>
    </message>
    <message>
        <source>Each block trains alone. One example belongs to one block at most: it moves one vote at most.</source>
        <translation>Jeder Block lernt allein. Ein Beispiel gehört zu höchstens einem Block: Es bewegt höchstens eine Stimme.</translation>
    </message>
    <message>
        <source>Worst row</source>
        <translation>Schlimmste Zeile</translation>
    </message>
    <message>
        <source>The row of S whose change moves an answer most (W)</source>
        <translation>Die Zeile von S, deren Änderung eine Antwort am weitesten verschiebt (W)</translation>
    </message>
    <message>
        <source>the row of S whose change moves an answer most</source>
        <translation>die Zeile von S, deren Änderung eine Antwort am weitesten verschiebt</translation>
    </message>
    <message>
        <source>At half of the votes one example would decide. So the answer is random at every count: it errs with probability %1 even when no block errs.</source>
        <translation>Bei der Hälfte der Stimmen entschiede ein Beispiel. Darum ist die Antwort bei jeder Zahl zufällig: Sie irrt mit Wahrscheinlichkeit %1, auch wenn kein Block irrt.</translation>
    </message>
    <message>
        <source>What leaves</source>
        <translation>Was hinausgeht</translation>
    </message>
    <message>
        <source>The vote rules</source>
        <translation>Die Stimmregeln</translation>
    </message>
    <message>
        <source>How many voters?</source>
        <translation>Wie viele Wähler?</translation>
    </message>
    <message>
        <source>Wrong answers by points</source>
        <translation>Falsche Antworten nach Punkten</translation>
    </message>
    <message>
        <source>An answer is wrong with chance %1</source>
        <translation>Eine Antwort ist mit Wahrscheinlichkeit %1 falsch</translation>
    </message>
    <message>
        <source>How likely the answer is wrong, point by point, exact.</source>
        <translation>Wie wahrscheinlich die Antwort falsch ist, Punkt für Punkt, exakt.</translation>
    </message>
    <message>
        <source>All that leaves, and what would have left had one example been another (two bars).</source>
        <translation>Alles, was hinausgeht, und was hinausgegangen wäre, wäre ein Beispiel ein anderes gewesen (zwei Balken).</translation>
    </message>
    <message>
        <source>How likely the answer is + by the number of votes, for each rule (short ticks: exact).</source>
        <translation>Wie wahrscheinlich die Antwort + ist, nach der Zahl der Stimmen, für jede Regel (kurze Striche: exakt).</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::WhatFollowsPage</name>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>The argument with every number</source>
        <translation>Das Argument mit allen Zahlen</translation>
    </message>
    <message numerus="yes">
        <source>%n logarithms bring |$X$| down to what Ramsey leaves of it. Is that more than privacy can hide?</source>
        <translation>
            <numerusform>%n Logarithmus bringt |$X$| auf das, was Ramsey davon lässt. Ist das mehr, als Privatheit verbergen kann?</numerusform>
            <numerusform>%n Logarithmen bringen |$X$| auf das, was Ramsey davon lässt. Ist das mehr, als Privatheit verbergen kann?</numerusform>
        </translation>
    </message>
    <message>
        <source>The bounds are being worked out.</source>
        <translation>Die Schranken werden berechnet.</translation>
    </message>
    <message>
        <source>Claim 22 promises no step at these claims: nothing follows.</source>
        <translation>Behauptung 22 verspricht bei diesen Angaben keine Stufe: nichts folgt.</translation>
    </message>
    <message numerus="yes">
        <source>%n logarithms</source>
        <translation>
            <numerusform>%n Logarithmus</numerusform>
            <numerusform>%n Logarithmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>|X| = %1: a tower of %n numbers.</source>
        <translation>
            <numerusform>|X| = %1: ein Turm aus %n Zahl.</numerusform>
            <numerusform>|X| = %1: ein Turm aus %n Zahlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 1</source>
        <translation>Satz 1</translation>
    </message>
    <message>
        <source>log takes the lowest 2 away; %1 is left.</source>
        <translation>log nimmt die unterste 2 weg; %1 bleibt.</translation>
    </message>
    <message>
        <source>log takes the lowest 2 away; nothing is left.</source>
        <translation>log nimmt die unterste 2 weg; nichts bleibt.</translation>
    </message>
    <message>
        <source>Lemma 17</source>
        <translation>Lemma 17</translation>
    </message>
    <message>
        <source>Ramsey</source>
        <translation>Ramsey</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privatheit</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>All m</source>
        <translation>Alle m</translation>
    </message>
    <message>
        <source>Weak to strong</source>
        <translation>Schwach zu stark</translation>
    </message>
    <message>
        <source>Claim 22</source>
        <translation>Behauptung 22</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>none for sure</source>
        <translation>sicher keine</translation>
    </message>
    <message>
        <source>Lemma 17 divides by 3q log q = 2^%1, with q = (100m + 1)^(m + 1).</source>
        <translation>Lemma 17 teilt durch 3q log q = 2^%1, mit q = (100m + 1)^(m + 1).</translation>
    </message>
    <message>
        <source>Ramsey leaves homogeneous points: %1.</source>
        <translation>Ramsey lässt homogene Punkte: %1.</translation>
    </message>
    <message>
        <source>Lemmas 20, 21 · Claim 22</source>
        <translation>Lemmas 20, 21 · Behauptung 22</translation>
    </message>
    <message>
        <source>Privacy and accuracy allow at most %1 homogeneous points.</source>
        <translation>Privatheit und Genauigkeit erlauben höchstens %1 homogene Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>At height %1 nothing is refuted: for %n examples the first step of the stairs is at %2.</source>
        <translation>
            <numerusform>Auf Höhe %1 ist nichts widerlegt: Für %n Beispiel liegt die erste Stufe bei %2.</numerusform>
            <numerusform>Auf Höhe %1 ist nichts widerlegt: Für %n Beispiele liegt die erste Stufe bei %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ramsey leaves %1; privacy and accuracy allow %2.</source>
        <translation>Ramsey lässt %1; Privatheit und Genauigkeit erlauben %2.</translation>
    </message>
    <message>
        <source>The same for every m: each step of the stairs is a number of examples, and the height at which it is refuted.</source>
        <translation>Dasselbe für jedes m: Jede Stufe ist eine Zahl von Beispielen und die Höhe, ab der sie widerlegt ist.</translation>
    </message>
    <message>
        <source>Theorem 1 · Lemmas 17, 18 · Theorem 2</source>
        <translation>Satz 1 · Lemmas 17, 18 · Satz 2</translation>
    </message>
    <message>
        <source>The paper&apos;s own line ends with 2/3 − D·δ ≥ 1/2. With its D, T and δ, D·δ is %1, above 1/6: the exact trade-off takes its place.</source>
        <translation>Die Zeile der Arbeit endet mit 2/3 − D·δ ≥ 1/2. Mit ihrem D, T und δ ist D·δ gleich %1, über 1/6: Der exakte Tausch tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>Lemma 21, last line</source>
        <translation>Lemma 21, letzte Zeile</translation>
    </message>
    <message>
        <source>A barely private, barely accurate learner is enough to make Ldim finite.</source>
        <translation>Ein kaum privater, kaum genauer Lerner genügt, damit Ldim endlich ist.</translation>
    </message>
    <message>
        <source>Theorem 2</source>
        <translation>Satz 2</translation>
    </message>
    <message>
        <source>And where Ldim is finite, M learns at any ε, δ, α, β.</source>
        <translation>Und wo Ldim endlich ist, lernt M bei jedem ε, δ, α, β.</translation>
    </message>
    <message>
        <source>Theorems 2, 3, 8</source>
        <translation>Sätze 2, 3, 8</translation>
    </message>
    <message>
        <source>The weak learner is never called: boosting that uses it is open.</source>
        <translation>Der schwache Lerner wird nie aufgerufen: Boosting mit ihm ist offen.</translation>
    </message>
    <message>
        <source>Theorem 8</source>
        <translation>Satz 8</translation>
    </message>
    <message>
        <source>HOW HIGH IS A NUMBER</source>
        <translation>WIE HOCH IST EINE ZAHL</translation>
    </message>
    <message>
        <source>A weak bound, an endless one</source>
        <translation>Eine schwache Schranke, aber endlos</translation>
    </message>
    <message>
        <source>Where the %1 comes from</source>
        <translation>Woher die %1 kommt</translation>
    </message>
    <message>
        <source>No algorithm inside</source>
        <translation>Kein Algorithmus darin</translation>
    </message>
    <message>
        <source>The weak learner is never called. Boosting that uses it is open.</source>
        <translation>Der schwache Lerner wird nie aufgerufen. Boosting mit ihm ist offen.</translation>
    </message>
    <message>
        <source>a higher or lower tower</source>
        <translation>ein höherer oder niedrigerer Turm</translation>
    </message>
    <message>
        <source>Both cannot hold. A private learner needs more examples when the tower grows.</source>
        <translation>Beides zugleich ist nicht möglich. Ein privater Lerner braucht mehr Beispiele, wenn der Turm wächst.</translation>
    </message>
    <message>
        <source>How high must the tower be?</source>
        <translation>Wie hoch muss der Turm sein?</translation>
    </message>
    <message>
        <source>Height %1 is too low for %2</source>
        <translation>Höhe %1 ist zu niedrig für %2</translation>
    </message>
    <message>
        <source>%1 2s refute %2 examples</source>
        <translation>%1 Zweien widerlegen %2 Beispiele</translation>
    </message>
    <message>
        <source>A tower of height %1 refutes %2 examples</source>
        <translation>Ein Turm der Höhe %1 widerlegt %2 Beispiele</translation>
    </message>
    <message numerus="yes">
        <source>%n probes</source>
        <translation>
            <numerusform>%n Probe</numerusform>
            <numerusform>%n Proben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n Ziehung</numerusform>
            <numerusform>%n Ziehungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Below the first step of the stairs it says nothing.</source>
        <translation>Unter der ersten Stufe der Treppe sagt es nichts.</translation>
    </message>
    <message>
        <source>Below 2↑↑%1 it says nothing.</source>
        <translation>Unter 2↑↑%1 sagt es nichts.</translation>
    </message>
    <message>
        <source>Privacy and accuracy force a step of %1 (Claim 22). %2 and %3 then find a hidden example with chance %4 or more.</source>
        <translation>Privatheit und Genauigkeit erzwingen eine Stufe von %1 (Behauptung 22). %2 und %3 finden dann ein verstecktes Beispiel mit Chance %4 oder mehr.</translation>
    </message>
    <message>
        <source>%1 But it never stops: on an infinite X no number of examples is enough.</source>
        <translation>%1 Aber es endet nie: Auf einem unendlichen X genügt keine Zahl von Beispielen.</translation>
    </message>
    <message>
        <source>Above, |X| as a tower, what each logarithm leaves of it, and how many homogeneous points Ramsey leaves and privacy allows. Then, for each height, how many examples are refuted (hatched, below the dashed stairs) and what is enough with an unknown constant (dotted). Below, how one weak learner leads to learners for any $ε$, $δ$, $α$, $β$.</source>
        <translation>Oben |X| als Turm, was jeder Logarithmus davon übrig lässt, und wie viele homogene Punkte Ramsey lässt und Privatheit erlaubt. Dann für jede Höhe, wie viele Beispiele widerlegt sind (schraffiert, unter der gestrichelten Treppe) und was mit unbekannter Konstante genügt (gepunktet). Unten, wie ein schwacher Lerner zu Lernern für jedes $ε$, $δ$, $α$, $β$ führt.</translation>
    </message>
    <message>
        <source>On infinite $X$ no number of examples is enough.</source>
        <translation>Auf unendlichem $X$ genügt keine Zahl von Beispielen.</translation>
    </message>
    <message>
        <source>Steps of $p$ are at least %1 high, so %2 in %3 already break $ε$ = %4. The claim itself needs 2$m$ points.</source>
        <translation>Stufen von $p$ sind mindestens %1 hoch, also brechen schon %2 in %3 $ε$ = %4. Die Behauptung selbst braucht 2$m$ Punkte.</translation>
    </message>
    <message>
        <source>Of %1 one knows more: its Ldim is %2, and %3 needs %4 examples, M %5. The weak learner is never called.</source>
        <translation>Von %1 weiß man mehr: Die Ldim ist %2, und %3 braucht %4 Beispiele, M %5. Der schwache Lerner wird nie aufgerufen.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::WorstWorldPage</name>
    <message>
        <source>The boxes of a search, on its way</source>
        <translation>Die Kästen einer Suche, unterwegs</translation>
    </message>
    <message>
        <source>Boxes of the search</source>
        <translation>Kästen der Suche</translation>
    </message>
    <message>
        <source>A row of the class, the first is 0, or all: the worst of all rows.</source>
        <translation>Eine Zeile der Klasse, die erste ist 0, oder all: die schlimmste aller Zeilen.</translation>
    </message>
    <message>
        <source>G* answers SOA($T$) where G fails.</source>
        <translation>G* antwortet SOA($T$), wo G versagt.</translation>
    </message>
    <message>
        <source>Difference of the two ends of the bracket.</source>
        <translation>Abstand der beiden Enden der Klammer.</translation>
    </message>
    <message>
        <source>The worst world</source>
        <translation>Die schlimmste Welt</translation>
    </message>
    <message>
        <source>a world with more or less of the first point</source>
        <translation>eine Welt mit mehr oder weniger vom ersten Punkt</translation>
    </message>
    <message>
        <source>Shift ↑ ↓</source>
        <translation>Umschalt ↑ ↓</translation>
    </message>
    <message>
        <source>the same in steps of ten</source>
        <translation>dasselbe in Zehnerschritten</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>while dragging: the ring does not jump to a tie</source>
        <translation>beim Ziehen: der Ring springt nicht in einen Gleichstand</translation>
    </message>
    <message>
        <source>add up to %1, taken in proportion</source>
        <translation>Summe %1, im Verhältnis genommen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Points that are drawn</source>
        <translation>Punkte, die gezeichnet sind</translation>
    </message>
    <message>
        <source>New search</source>
        <translation>Neue Suche</translation>
    </message>
    <message>
        <source>Certificate…</source>
        <translation>Zertifikat …</translation>
    </message>
    <message>
        <source>Searched are classes on at most %1 points</source>
        <translation>Gesucht wird in Klassen auf höchstens %1 Punkten</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>About %1 s. Stop at .05 first?</source>
        <translation>Etwa %1 s. Zuerst bei .05 aufhören?</translation>
    </message>
    <message>
        <source>Stop at .05</source>
        <translation>Bei .05 aufhören</translation>
    </message>
    <message>
        <source>The worst world of %1</source>
        <translation>Die schlimmste Welt von %1</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>Punkte %1</translation>
    </message>
    <message>
        <source>No search yet.</source>
        <translation>Noch keine Suche.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>on the worst world: it opens in chapter I</source>
        <translation>auf die schlimmste Welt: sie wird in Kapitel I geöffnet</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The last session could not be read (%1). It is kept as %2.</source>
        <translation>Die letzte Sitzung ließ sich nicht lesen (%1). Sie liegt nun unter %2.</translation>
    </message>
    <message>
        <source>What it had spent on data could not be counted.</source>
        <translation>Was sie auf Daten ausgegeben hatte, konnte nicht gezählt werden.</translation>
    </message>
</context>
</TS>
