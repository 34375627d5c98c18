<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AdversaryStation</name>
    <message numerus="yes">
        <source>You can force %1 mistakes, never %2</source>
        <translation>
            <numerusform>You can force %1 mistake, never %2</numerusform>
            <numerusform>You can force %1 mistakes, never %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerLecturePicture</name>
    <message numerus="yes">
        <source>%n worlds were shown</source>
        <translation>
            <numerusform>%n world was shown</numerusform>
            <numerusform>%n worlds were shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttackPicture</name>
    <message numerus="yes">
        <source>%n probes need %1 places, $J$ has %2.</source>
        <translation>
            <numerusform>%n probe needs %1 places, $J$ has %2.</numerusform>
            <numerusform>%n probes need %1 places, $J$ has %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What the attacker sees: %n hypotheses, each drawn from $A(S)$</source>
        <translation>
            <numerusform>What the attacker sees: %n hypothesis, drawn from $A(S)$</numerusform>
            <numerusform>What the attacker sees: %n hypotheses, each drawn from $A(S)$</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>success of %n probes, and the most that ($ε$, $δ$) allows</source>
        <translation>
            <numerusform>success of %n probe, and the most that ($ε$, $δ$) allows</numerusform>
            <numerusform>success of %n probes, and the most that ($ε$, $δ$) allows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BalanceStation</name>
    <message numerus="yes">
        <source>%1: on both sides %2 can still be forced, and a tie says −.</source>
        <translation>
            <numerusform>%1: on both sides %2 can still be forced, and a tie says −.</numerusform>
            <numerusform>%1: on both sides %2 can still be forced, and a tie says −.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there %2 mistakes can still be forced, on the other side %3.</source>
        <translation>
            <numerusform>%1: there %2 mistake can still be forced, on the other side %3.</numerusform>
            <numerusform>%1: there %2 mistakes can still be forced, on the other side %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChainRunsPicture</name>
    <message numerus="yes">
        <source>all %1 rows</source>
        <translation>
            <numerusform>the %1 row</numerusform>
            <numerusform>all %1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in ink: %1 disjoint runs of level %2, naming</source>
        <translation>
            <numerusform>in ink: %1 run of level %2, naming</numerusform>
            <numerusform>in ink: %1 disjoint runs of level %2, naming</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chain learner’s runs: %1 that share no row name %2 on level %3.</source>
        <translation>
            <numerusform>The chain learner’s runs: %1 names %2 on level %3.</numerusform>
            <numerusform>The chain learner’s runs: %1 that share no row name %2 on level %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChainStory</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The runs of every name are counted in the same way: %1 names on %2 levels.</source>
        <translation>
            <numerusform>The runs of every name are counted in the same way: %1 name on %2 levels.</numerusform>
            <numerusform>The runs of every name are counted in the same way: %1 names on %2 levels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contest</name>
    <message numerus="yes">
        <source>%1 rows still fit, Ldim %2.</source>
        <translation>
            <numerusform>%1 row still fits, Ldim %2.</numerusform>
            <numerusform>%1 rows still fit, Ldim %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContestLecture</name>
    <message numerus="yes">
        <source>%1 rows would still fit.</source>
        <translation>
            <numerusform>%1 row would still fit.</numerusform>
            <numerusform>%1 rows would still fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%1 hypotheses</source>
        <translation>
            <numerusform>%1 hypothesis</numerusform>
            <numerusform>%1 hypotheses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 point</numerusform>
            <numerusform>%1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds</source>
        <translation>
            <numerusform>%1 round</numerusform>
            <numerusform>%1 rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes</source>
        <translation>
            <numerusform>%1 mistake</numerusform>
            <numerusform>%1 mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 batches</source>
        <translation>
            <numerusform>%1 batch</numerusform>
            <numerusform>%1 batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 predictors</source>
        <translation>
            <numerusform>%1 predictor</numerusform>
            <numerusform>%1 predictors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataPicture</name>
    <message numerus="yes">
        <source>%n runs with a known seed promise nothing and are not in the sum.</source>
        <translation>
            <numerusform>%n run with a known seed promises nothing and is not in the sum.</numerusform>
            <numerusform>%n runs with a known seed promise nothing and are not in the sum.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeepWords</name>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>%n level</numerusform>
            <numerusform>%n levels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of coin flips shatter a tree of %1.</source>
        <translation>
            <numerusform>%n row of coin flips shatters a tree of %1.</numerusform>
            <numerusform>%n rows of coin flips shatter a tree of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows shatter a tree of %1.</source>
        <translation>
            <numerusform>%n row shatters a tree of %1.</numerusform>
            <numerusform>%n rows shatter a tree of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has an answer everywhere. Colour all %n nodes by it.</source>
        <translation>
            <numerusform>It has an answer everywhere. Colour the one node by it.</numerusform>
            <numerusform>It has an answer everywhere. Colour all %n nodes by it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It colours the %n nodes that are left: + holds %1, − holds %2. %3.</source>
        <translation>
            <numerusform>It colours the one node that is left: + holds %1, − holds %2. %3.</numerusform>
            <numerusform>It colours the %n nodes that are left: + holds %1, − holds %2. %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How many of the %n levels are left to use?</source>
        <translation>
            <numerusform>How many of the one level are left to use?</numerusform>
            <numerusform>How many of the %n levels are left to use?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The staircase has %n columns and one row more.</source>
        <translation>
            <numerusform>The staircase has %n column and one row more.</numerusform>
            <numerusform>The staircase has %n columns and one row more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points %1 side by side: %n thresholds out of coin flips.</source>
        <translation>
            <numerusform>Point %1: %n threshold out of coin flips.</numerusform>
            <numerusform>Points %1 side by side: %n thresholds out of coin flips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points %1 side by side: %n thresholds.</source>
        <translation>
            <numerusform>Point %1: %n threshold.</numerusform>
            <numerusform>Points %1 side by side: %n thresholds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tree of %1 promises %n thresholds.</source>
        <translation>
            <numerusform>A tree of %1 promises %n threshold.</numerusform>
            <numerusform>A tree of %1 promises %n thresholds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The class holds %n and no more.</source>
        <translation>
            <numerusform>The class holds %n and no more.</numerusform>
            <numerusform>The class holds %n and no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search finds %n here.</source>
        <translation>
            <numerusform>A search finds %n here.</numerusform>
            <numerusform>A search finds %n here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hid %n thresholds</source>
        <translation>
            <numerusform>%1 hid %n threshold</numerusform>
            <numerusform>%1 hid %n thresholds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each halving gave a row and a column. The proof promises %n.</source>
        <translation>
            <numerusform>Each halving gave a row and a column. The proof promises %n.</numerusform>
            <numerusform>Each halving gave a row and a column. The proof promises %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditName</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FrequencyPicture</name>
    <message numerus="yes">
        <source>%1 runs, 95 % interval</source>
        <translation>
            <numerusform>%1 run, 95 % interval</numerusform>
            <numerusform>%1 runs, 95 % interval</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without %1 runs that failed</source>
        <translation>
            <numerusform>without %1 run that failed</numerusform>
            <numerusform>without %1 runs that failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistogramPicture</name>
    <message numerus="yes">
        <source>Stable histogram: the votes of %1 predictors.</source>
        <translation>
            <numerusform>Stable histogram: the votes of %1 predictor.</numerusform>
            <numerusform>Stable histogram: the votes of %1 predictors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 more (%2 votes)</source>
        <translation>
            <numerusform>+ %1 more (%2 vote)</numerusform>
            <numerusform>+ %1 more (%2 votes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fail: %1 batches, no vote</source>
        <translation>
            <numerusform>Fail: %1 batch, no vote</numerusform>
            <numerusform>Fail: %1 batches, no vote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List $L$: %1 predictors</source>
        <translation>
            <numerusform>List $L$: %1 predictor</numerusform>
            <numerusform>List $L$: %1 predictors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomogeneousPicture</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n points</source>
        <translation>
            <numerusform>at least %n point</numerusform>
            <numerusform>at least %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The colour of %n points</source>
        <translation>
            <numerusform>The colour of %n point</numerusform>
            <numerusform>The colour of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderPicture</name>
    <message numerus="yes">
        <source>%n classes, each with what is proved of G, what is true in its worst world, and what no learner passes.</source>
        <translation>
            <numerusform>%n classes, each with what is proved of G, what is true in its worst world, and what no learner passes.</numerusform>
            <numerusform>%n classes, each with what is proved of G, what is true in its worst world, and what no learner passes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message numerus="yes">
        <source>%n thresholds</source>
        <translation>
            <numerusform>%n thresholds</numerusform>
            <numerusform>%n thresholds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n points</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n rows</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are shattered: somewhere as many answers tie.</source>
        <translation>
            <numerusform>%n points are shattered: somewhere as many answers tie.</numerusform>
            <numerusform>%n points are shattered: somewhere as many answers tie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are shattered and their sphere bounds: somewhere one answer more ties.</source>
        <translation>
            <numerusform>%n points are shattered and their sphere bounds: somewhere one answer more ties.</numerusform>
            <numerusform>%n points are shattered and their sphere bounds: somewhere one answer more ties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>proof, %n blocks</source>
        <translation>
            <numerusform>proof, %n blocks</numerusform>
            <numerusform>proof, %n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Will a tournament of %n examples do better?</source>
        <translation>
            <numerusform>Will a tournament of %n examples do better?</numerusform>
            <numerusform>Will a tournament of %n examples do better?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>G and G* may see %n examples here, blocks · $n$ + $n$, not one.</source>
        <translation>
            <numerusform>G and G* may see %n examples here, blocks · $n$ + $n$, not one.</numerusform>
            <numerusform>G and G* may see %n examples here, blocks · $n$ + $n$, not one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeanBatchPicture</name>
    <message numerus="yes">
        <source>+ %1 more</source>
        <translation>
            <numerusform>+ %1 more</numerusform>
            <numerusform>+ %1 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 before</source>
        <translation>
            <numerusform>%1 before</numerusform>
            <numerusform>%1 before</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %1 predictors, a vote for each</source>
        <translation>
            <numerusform>at most %1 predictor, a vote for it</numerusform>
            <numerusform>at most %1 predictors, a vote for each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>against all %1 rows</source>
        <translation>
            <numerusform>against the %1 row</numerusform>
            <numerusform>against all %1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 right</source>
        <translation>
            <numerusform>%1 right</numerusform>
            <numerusform>%1 right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Batch %1 of the lean learner, %2: %3 predictors on its list.</source>
        <translation>
            <numerusform>Batch %1 of the lean learner, %2: %3 predictor on its list.</numerusform>
            <numerusform>Batch %1 of the lean learner, %2: %3 predictors on its list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeanStory</name>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Batch %1 votes for %2 predictors, of at most %3 on a list.</source>
        <translation>
            <numerusform>Batch %1 votes for %2 predictor, of at most %3 on a list.</numerusform>
            <numerusform>Batch %1 votes for %2 predictors, of at most %3 on a list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hypotheses still fit</source>
        <translation>
            <numerusform>%1 hypothesis still fits</numerusform>
            <numerusform>%1 hypotheses still fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %1 batches make their lists the same way, each from rows of its own.</source>
        <translation>
            <numerusform>The other %1 batch makes its list the same way, from rows of its own.</numerusform>
            <numerusform>The other %1 batches make their lists the same way, each from rows of its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together they cast %1 votes.</source>
        <translation>
            <numerusform>Together they cast %1 vote.</numerusform>
            <numerusform>Together they cast %1 votes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The votes are counted: %1 candidates are named; %2 leads with %3.</source>
        <translation>
            <numerusform>The votes are counted: %1 candidate is named; %2 has %3.</numerusform>
            <numerusform>The votes are counted: %1 candidates are named; %2 leads with %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 votes</source>
        <translation>
            <numerusform>%1 vote</numerusform>
            <numerusform>%1 votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fit</source>
        <translation>
            <numerusform>%1 fits</numerusform>
            <numerusform>%1 fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip the label of row %1 of batch %2: %3 votes move, and no answer’s probability changes by a thousandth.</source>
        <translation>
            <numerusform>Flip the label of row %1 of batch %2: %3 vote moves, and no answer’s probability changes by a thousandth.</numerusform>
            <numerusform>Flip the label of row %1 of batch %2: %3 votes move, and no answer’s probability changes by a thousandth.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip the label of row %1 of batch %2: %3 votes move, and the probability of any output changes by a factor of at most %4</source>
        <translation>
            <numerusform>Flip the label of row %1 of batch %2: %3 vote moves, and the probability of any output changes by a factor of at most %4</numerusform>
            <numerusform>Flip the label of row %1 of batch %2: %3 votes move, and the probability of any output changes by a factor of at most %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeanVotesPicture</name>
    <message numerus="yes">
        <source>The lean learner&apos;s votes: %1 candidates of %2 batches.</source>
        <translation>
            <numerusform>The lean learner&apos;s votes: %1 candidate of %2 batches.</numerusform>
            <numerusform>The lean learner&apos;s votes: %1 candidates of %2 batches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>votes of %1 batches</source>
        <translation>
            <numerusform>votes of %1 batch</numerusform>
            <numerusform>votes of %1 batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+ %1 more</source>
        <translation>
            <numerusform>+ %1 more</numerusform>
            <numerusform>+ %1 more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows move a vote when their label turns; here %3 move.</source>
        <translation>
            <numerusform>%1 of %2 rows move a vote when their label turns; here %3 moves.</numerusform>
            <numerusform>%1 of %2 rows move a vote when their label turns; here %3 move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 votes</source>
        <translation>
            <numerusform>%1 vote</numerusform>
            <numerusform>%1 votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The chain learner’s votes: %1 names from %2 rows.</source>
        <translation>
            <numerusform>The chain learner’s votes: %1 name from %2 rows.</numerusform>
            <numerusform>The chain learner’s votes: %1 names from %2 rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>disjoint runs in %1 rows</source>
        <translation>
            <numerusform>disjoint runs in %1 row</numerusform>
            <numerusform>disjoint runs in %1 rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonPicture</name>
    <message numerus="yes">
        <source>%n rows still fit the sample, Ldim %1.</source>
        <translation>
            <numerusform>%n row still fits the sample, Ldim %1.</numerusform>
            <numerusform>%n rows still fit the sample, Ldim %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelsPicture</name>
    <message numerus="yes">
        <source>%n predictors,</source>
        <translation>
            <numerusform>%n predictor,</numerusform>
            <numerusform>%n predictors,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on two fresh samples: do the two agree? Exact, and %n pairs at each level, 95 % interval.</source>
        <translation>
            <numerusform>on two fresh samples: do the two agree? Exact, and %n pair at each level, 95 % interval.</numerusform>
            <numerusform>on two fresh samples: do the two agree? Exact, and %n pairs at each level, 95 % interval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LevelsScript</name>
    <message numerus="yes">
        <source>After %n rounds of contests the most likely predictor comes out in %1 of all runs.</source>
        <translation>
            <numerusform>After one round of contests the most likely predictor comes out in %1 of all runs.</numerusform>
            <numerusform>After %n rounds of contests the most likely predictor comes out in %1 of all runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds of contests it comes out in %1.</source>
        <translation>
            <numerusform>After %n round of contests it comes out in %1.</numerusform>
            <numerusform>After %n rounds of contests it comes out in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not come out after %n rounds of contests either.</source>
        <translation>
            <numerusform>It does not come out after %n round of contests either.</numerusform>
            <numerusform>It does not come out after %n rounds of contests either.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) are left.</source>
        <translation>
            <numerusform>About %n second is left.</numerusform>
            <numerusform>About %n seconds are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes are left.</source>
        <translation>
            <numerusform>About %n minute is left.</numerusform>
            <numerusform>About %n minutes are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarksPicture</name>
    <message numerus="yes">
        <source>estimate: %1 runs, 95 % interval</source>
        <translation>
            <numerusform>estimate: %1 run, 95 % interval</numerusform>
            <numerusform>estimate: %1 runs, 95 % interval</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>estimate: what %1 runs needed</source>
        <translation>
            <numerusform>estimate: what %1 run needed</numerusform>
            <numerusform>estimate: what %1 runs needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mean of %1 runs</source>
        <translation>
            <numerusform>mean of %1 run</numerusform>
            <numerusform>mean of %1 runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Neighbour</name>
    <message numerus="yes">
        <source>a predictor with %1 votes</source>
        <translation>
            <numerusform>a predictor with %1 vote</numerusform>
            <numerusform>a predictor with %1 votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to one with %1 votes</source>
        <translation>
            <numerusform>to one with %1 vote</numerusform>
            <numerusform>to one with %1 votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeighbourGroupsPicture</name>
    <message numerus="yes">
        <source>%1 of %2 changes move the vote</source>
        <translation>
            <numerusform>%1 of %2 changes moves the vote</numerusform>
            <numerusform>%1 of %2 changes move the vote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 changes</source>
        <translation>
            <numerusform>%1 change</numerusform>
            <numerusform>%1 changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>%1 more</numerusform>
            <numerusform>%1 more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeighbourPicture</name>
    <message numerus="yes">
        <source>%1: %2 votes, both times</source>
        <translation>
            <numerusform>%1: %2 vote, both times</numerusform>
            <numerusform>%1: %2 votes, both times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 votes or %3</source>
        <translation>
            <numerusform>%1: %2 vote or %3</numerusform>
            <numerusform>%1: %2 votes or %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each cell one example; a mark below: how many of its %1 changes would move the vote</source>
        <translation>
            <numerusform>each cell one example; a mark below: its %1 change would move the vote</numerusform>
            <numerusform>each cell one example; a mark below: how many of its %1 changes would move the vote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 changes move the vote</source>
        <translation>
            <numerusform>%1 of %2 changes moves the vote</numerusform>
            <numerusform>%1 of %2 changes move the vote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 not read</source>
        <translation>
            <numerusform>%1 not read</numerusform>
            <numerusform>%1 not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>leaves: exact, and of %1 draws</source>
        <translation>
            <numerusform>leaves: exact, and of %1 draw</numerusform>
            <numerusform>leaves: exact, and of %1 draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetsPicture</name>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetsPlots</name>
    <message numerus="yes">
        <source>%1 at %2 row(s)</source>
        <translation>
            <numerusform>%1 at %2 row</numerusform>
            <numerusform>%1 at %2 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 suffice(s)</source>
        <translation>
            <numerusform>%1 suffices</numerusform>
            <numerusform>%1 suffice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>$n$′, rows in $T$. VC bound: %1 row(s), it never looks at $S$</source>
        <translation>
            <numerusform>$n$′, rows in $T$. VC bound: %1 row, it never looks at $S$</numerusform>
            <numerusform>$n$′, rows in $T$. VC bound: %1 rows, it never looks at $S$</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetsStory</name>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 random row(s) fail with chance %2.</source>
        <translation>
            <numerusform>%1 random row fails with chance %2.</numerusform>
            <numerusform>%1 random rows fail with chance %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) suffice: fewer fail with a chance above %2, these and more do not.</source>
        <translation>
            <numerusform>%1 row suffices: it and more fail with chance %2 at most.</numerusform>
            <numerusform>%1 rows suffice: fewer fail with a chance above %2, these and more do not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 random row(s) leave %2 of %3 hypotheses on average.</source>
        <translation>
            <numerusform>%1 random row leaves %2 of %3 hypotheses on average.</numerusform>
            <numerusform>%1 random rows leave %2 of %3 hypotheses on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) tell all %2 hypotheses apart</source>
        <translation>
            <numerusform>%1 row tells all %2 hypotheses apart</numerusform>
            <numerusform>%1 rows tell all %2 hypotheses apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) tell none of %2 hypotheses apart</source>
        <translation>
            <numerusform>%1 row tells none of %2 hypotheses apart</numerusform>
            <numerusform>%1 rows tell none of %2 hypotheses apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) make %2 hypotheses %3</source>
        <translation>
            <numerusform>%1 row makes %2 hypotheses %3</numerusform>
            <numerusform>%1 rows make %2 hypotheses %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) suffice, a bound asks for %2</source>
        <translation>
            <numerusform>%1 row suffices, a bound asks for %2</numerusform>
            <numerusform>%1 rows suffice, a bound asks for %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoiseDrawsPicture</name>
    <message numerus="yes">
        <source>How often each predictor left in %1 draws of the noise, beside its exact chance.</source>
        <translation>
            <numerusform>How often each predictor left in %1 draw of the noise, beside its exact chance.</numerusform>
            <numerusform>How often each predictor left in %1 draws of the noise, beside its exact chance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoisyLabelsPage</name>
    <message numerus="yes">
        <source>%1 errs on %n rows of S.</source>
        <translation>
            <numerusform>%1 errs on %n row of S.</numerusform>
            <numerusform>%1 errs on %n rows of S.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks of the relabelled rows train alone and vote.</source>
        <translation>
            <numerusform>%n block of the relabelled rows trains alone and votes.</numerusform>
            <numerusform>%n blocks of the relabelled rows train alone and vote.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them say %1.</source>
        <translation>
            <numerusform>%n of them says %1.</numerusform>
            <numerusform>%n of them say %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces part</source>
        <comment>of the class</comment>
        <translation>
            <numerusform>%n piece parts</numerusform>
            <numerusform>%n pieces part</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of pieces join.</source>
        <translation>
            <numerusform>%n pair of pieces joins.</numerusform>
            <numerusform>%n pairs of pieces join.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in both.</source>
        <translation>
            <numerusform>%n row is in both.</numerusform>
            <numerusform>%n rows are in both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches:</source>
        <translation>
            <numerusform>%n match:</numerusform>
            <numerusform>%n matches:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Matched hypotheses differ on at most %n rows;</source>
        <translation>
            <numerusform>Matched hypotheses differ on at most %n row;</numerusform>
            <numerusform>Matched hypotheses differ on at most %n rows;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>T is %n of the %1 rows of S: every choice is as likely.</source>
        <translation>
            <numerusform>T is %n of the %1 rows of S: every choice is as likely.</numerusform>
            <numerusform>T is %n of the %1 rows of S: every choice is as likely.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>%n hypothesis</numerusform>
            <numerusform>%n hypotheses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make %n pieces, equal on T. The first of each stands for it.</source>
        <translation>
            <numerusform>make %n piece, equal on T. The first of it stands for it.</numerusform>
            <numerusform>make %n pieces, equal on T. The first of each stands for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels change, and now one hypothesis fits every row.</source>
        <translation>
            <numerusform>%n label changes, and now one hypothesis fits every row.</numerusform>
            <numerusform>%n labels change, and now one hypothesis fits every row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Too much for %n rows</source>
        <translation>
            <numerusform>Too much for %n row</numerusform>
            <numerusform>Too much for %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows apart</source>
        <translation>
            <numerusform>%n row apart</numerusform>
            <numerusform>%n rows apart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conditions fail here:</source>
        <translation>
            <numerusform>%n condition fails here:</numerusform>
            <numerusform>%n conditions fail here:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %n rows are enough for the error and the privacy of the calculator.</source>
        <translation>
            <numerusform>This %n row is enough for the error and the privacy of the calculator.</numerusform>
            <numerusform>These %n rows are enough for the error and the privacy of the calculator.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoisyLabelsPicture</name>
    <message numerus="yes">
        <source>T has %n rows and leaves %1 pieces of the class.</source>
        <translation>
            <numerusform>T has %n row and leaves %1 pieces of the class.</numerusform>
            <numerusform>T has %n rows and leaves %1 pieces of the class.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of $S$, drawn without looking at their labels</source>
        <translation>
            <numerusform>%n row of $S$, drawn without looking at its label</numerusform>
            <numerusform>%n rows of $S$, drawn without looking at their labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are shared: $T$ ∩ $T$′</source>
        <translation>
            <numerusform>%n row is shared: $T$ ∩ $T$′</numerusform>
            <numerusform>%n rows are shared: $T$ ∩ $T$′</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more in the table</source>
        <translation>
            <numerusform>%n more in the table</numerusform>
            <numerusform>%n more in the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels change</source>
        <translation>
            <numerusform>%n label changes</numerusform>
            <numerusform>%n labels change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OneMorePointPicture</name>
    <message numerus="yes">
        <source>%n meet</source>
        <translation>
            <numerusform>%n meets</numerusform>
            <numerusform>%n meet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n triangles with three colours</source>
        <translation>
            <numerusform>%n triangle with three colours</numerusform>
            <numerusform>%n triangles with three colours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A net of %1 worlds, %2 of them painted by hand; %n triangles have three colours.</source>
        <translation>
            <numerusform>A net of %1 worlds, %2 of them painted by hand; %n triangle has three colours.</numerusform>
            <numerusform>A net of %1 worlds, %2 of them painted by hand; %n triangles have three colours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message numerus="yes">
        <source>%n rows equal an earlier one and count once.</source>
        <translation>
            <numerusform>%n row equals an earlier one and counts once.</numerusform>
            <numerusform>%n rows equal an earlier one and count once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageTable</name>
    <message numerus="yes">
        <source>level %1, %2 times</source>
        <translation>
            <numerusform>level %1, %2 time</numerusform>
            <numerusform>level %1, %2 times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayPicture</name>
    <message numerus="yes">
        <source>%n round(s) of %1 are played. The learner has lost %2, the best hypothesis %3 %4.</source>
        <translation>
            <numerusform>%n round of %1 is played. The learner has lost %2, the best hypothesis %3 %4.</numerusform>
            <numerusform>%n rounds of %1 are played. The learner has lost %2, the best hypothesis %3 %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayPictureWords</name>
    <message numerus="yes">
        <source>%n possible</source>
        <translation>
            <numerusform>%n possible</numerusform>
            <numerusform>%n possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more group(s): %1.</source>
        <translation>
            <numerusform>%n more group: %1.</numerusform>
            <numerusform>%n more groups: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayStandPicture</name>
    <message numerus="yes">
        <source>regret in %n round(s)</source>
        <translation>
            <numerusform>regret in %n round</numerusform>
            <numerusform>regret in %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayWords</name>
    <message numerus="yes">
        <source>%1 of %n hypotheses were right.</source>
        <translation>
            <numerusform>%1 of %n hypothesis was right.</numerusform>
            <numerusform>%1 of %n hypotheses were right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds gave away %1.</source>
        <translation>
            <numerusform>%n round gave away %1.</numerusform>
            <numerusform>%n rounds gave away %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: wrong in %2 of %n round(s)</source>
        <translation>
            <numerusform>%1: wrong in %2 of %n round</numerusform>
            <numerusform>%1: wrong in %2 of %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds the regret is %1</source>
        <translation>
            <numerusform>After %n round the regret is %1</numerusform>
            <numerusform>After %n rounds the regret is %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds of a game begin</source>
        <translation>
            <numerusform>%n round of a game begins</numerusform>
            <numerusform>%n rounds of a game begin</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceAxisPicture</name>
    <message numerus="yes">
        <source>No γ-stable learner does with fewer than %n examples.</source>
        <translation>
            <numerusform>No γ-stable learner does with fewer than %n example.</numerusform>
            <numerusform>No γ-stable learner does with fewer than %n examples.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PricePicture</name>
    <message numerus="yes">
        <source>%n examples at rarely seen points. At point %1 the answer is %2, and %3 when its labels are flipped; all points together lose %4, on average %5. Loss %6 needs %7 examples.</source>
        <translation>
            <numerusform>%n example at rarely seen points. At point %1 the answer is %2, and %3 when its labels are flipped; all points together lose %4, on average %5. Loss %6 needs %7 examples.</numerusform>
            <numerusform>%n examples at rarely seen points. At point %1 the answer is %2, and %3 when its labels are flipped; all points together lose %4, on average %5. Loss %6 needs %7 examples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels flipped</source>
        <translation>
            <numerusform>%n label flipped</numerusform>
            <numerusform>%n labels flipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light points, $μ$/%1 = %2 of the mass each</source>
        <translation>
            <numerusform>%n light point, $μ$/%1 = %2 of the mass</numerusform>
            <numerusform>%n light points, $μ$/%1 = %2 of the mass each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stops at %1: %n labels differ, so the two answers differ by %2 at most. Move the other one.</source>
        <translation>
            <numerusform>It stops at %1: %n label differs, so the two answers differ by %2 at most. Move the other one.</numerusform>
            <numerusform>It stops at %1: %n labels differ, so the two answers differ by %2 at most. Move the other one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 at %n points: they were never seen</source>
        <translation>
            <numerusform>%1 at %n point: it was never seen</numerusform>
            <numerusform>%1 at %n points: they were never seen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PriceWords</name>
    <message numerus="yes">
        <source>Here %n points were never seen.</source>
        <translation>
            <numerusform>Here %n point was never seen.</numerusform>
            <numerusform>Here %n points were never seen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light points share %1 of the mass, one heavy point has the rest. At each the truth is + or −, by a fair coin.</source>
        <translation>
            <numerusform>%n light point has %1 of the mass, one heavy point has the rest. At each the truth is + or −, by a fair coin.</numerusform>
            <numerusform>%n light points share %1 of the mass, one heavy point has the rest. At each the truth is + or −, by a fair coin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples fall, %1 of them on light points.</source>
        <translation>
            <numerusform>%n example falls, %1 on light points.</numerusform>
            <numerusform>%n examples fall, %1 of them on light points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At point %1 it has seen %n labels, all %2: it says + with chance %3.</source>
        <translation>
            <numerusform>At point %1 it has seen %n label, %2: it says + with chance %3.</numerusform>
            <numerusform>At point %1 it has seen %n labels, all %2: it says + with chance %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip every label at point %1: %n of the %2 examples change.</source>
        <translation>
            <numerusform>Turn round the label at point %1: %n of the %2 examples changes.</numerusform>
            <numerusform>Flip every label at point %1: %n of the %2 examples change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels changed, and %n times %1 is 1 or more. The answer may move all the way: from %2 to %3.</source>
        <translation>
            <numerusform>%n label changed, and γ = %1. The answer may move all the way: from %2 to %3.</numerusform>
            <numerusform>%n labels changed, and %n times %1 is 1 or more. The answer may move all the way: from %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels changed. The answer of a %1-stable learner may move by %n times %1 at most: from %2 to %3.</source>
        <translation>
            <numerusform>%n label changed. The answer of a %1-stable learner may move by %1 at most: from %2 to %3.</numerusform>
            <numerusform>%n labels changed. The answer of a %1-stable learner may move by %n times %1 at most: from %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loss %1 needs %n examples.</source>
        <translation>
            <numerusform>Loss %1 needs %n example.</numerusform>
            <numerusform>Loss %1 needs %n examples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>$γ$ = 1 is memory: one look at a point suffices, and %n examples do.</source>
        <translation>
            <numerusform>$γ$ = 1 is memory: one look at a point suffices, and %n example does.</numerusform>
            <numerusform>$γ$ = 1 is memory: one look at a point suffices, and %n examples do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point %1: %n labels, all %2; + with chance %3, after the flip %4; errs %5 on average</source>
        <translation>
            <numerusform>point %1: %n label, %2; + with chance %3, after the flip %4; errs %5 on average</numerusform>
            <numerusform>point %1: %n labels, all %2; + with chance %3, after the flip %4; errs %5 on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point %1 was seen %n times, as seldom as any light point that was seen: even there the answer may move all the way, and nothing is lost.</source>
        <translation>
            <numerusform>Point %1 was seen once, as seldom as any light point that was seen: even there the answer may move all the way, and nothing is lost.</numerusform>
            <numerusform>Point %1 was seen %n times, as seldom as any light point that was seen: even there the answer may move all the way, and nothing is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point %1 was seen %n times, as seldom as any light point that was seen: in one of the two worlds a $γ$-stable learner errs there with %2 or more, the most at any of these.</source>
        <translation>
            <numerusform>Point %1 was seen once, as seldom as any light point that was seen: in one of the two worlds a $γ$-stable learner errs there with %2 or more, the most at any of these.</numerusform>
            <numerusform>Point %1 was seen %n times, as seldom as any light point that was seen: in one of the two worlds a $γ$-stable learner errs there with %2 or more, the most at any of these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A loss of %1 takes %n examples</source>
        <translation>
            <numerusform>A loss of %1 takes %n example</numerusform>
            <numerusform>A loss of %1 takes %n examples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegretPicture</name>
    <message numerus="yes">
        <source>With the promise the SOA errs %n times at most, fair coins %1 times.</source>
        <translation>
            <numerusform>With the promise the SOA errs %n time at most, fair coins %1 times.</numerusform>
            <numerusform>With the promise the SOA errs %n times at most, fair coins %1 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it the least regret of %n rounds is %1.</source>
        <translation>
            <numerusform>Without it the least regret of %n round is %1.</numerusform>
            <numerusform>Without it the least regret of %n rounds is %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hedge&apos;s regret in %n rounds is %1 on average.</source>
        <translation>
            <numerusform>Hedge&apos;s regret in %n round is %1 on average.</numerusform>
            <numerusform>Hedge&apos;s regret in %n rounds is %1 on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n below</source>
        <translation>
            <numerusform>%n below</numerusform>
            <numerusform>%n below</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mean of %n runs of Hedge, 95 % interval</source>
        <translation>
            <numerusform>mean of %n run of Hedge, 95 % interval</numerusform>
            <numerusform>mean of %n runs of Hedge, 95 % interval</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RegretWords</name>
    <message numerus="yes">
        <source>%1 round(s)</source>
        <translation>
            <numerusform>%1 round</numerusform>
            <numerusform>%1 rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs at %2: %1 on average.</source>
        <translation>
            <numerusform>%n run at %2: %1.</numerusform>
            <numerusform>%n runs at %2: %1 on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>%n hypothesis</numerusform>
            <numerusform>%n hypotheses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RelabelPage</name>
    <message numerus="yes">
        <source>The labels of %1 cost %n errors on S at best: chance %2.</source>
        <translation>
            <numerusform>The labels of %1 cost %n error on S at best: chance %2.</numerusform>
            <numerusform>The labels of %1 cost %n errors on S at best: chance %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of %1 cost %n errors on S: chance %2.</source>
        <translation>
            <numerusform>The labels of %1 cost %n error on S: chance %2.</numerusform>
            <numerusform>The labels of %1 cost %n errors on S: chance %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first hypothesis with the labels of %1 makes %n errors on S: chance %2.</source>
        <translation>
            <numerusform>The first hypothesis with the labels of %1 makes %n error on S: chance %2.</numerusform>
            <numerusform>The first hypothesis with the labels of %1 makes %n errors on S: chance %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ways cost %1 errors on S or more: chance %2 together.</source>
        <translation>
            <numerusform>%n more way costs %1 errors on S or more: chance %2.</numerusform>
            <numerusform>%n more ways cost %1 errors on S or more: chance %2 together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>M with these constants needs %1 rows, and T has %n: A cannot run.</source>
        <translation>
            <numerusform>M with these constants needs %1 rows, and T has %n: A cannot run.</numerusform>
            <numerusform>M with these constants needs %1 rows, and T has %n: A cannot run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <comment>behind a way</comment>
        <translation>
            <numerusform>%n hypothesis</numerusform>
            <numerusform>%n hypotheses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>T is %n of the %1 rows of S, in random order: every choice is as likely.</source>
        <translation>
            <numerusform>T is %n of the %1 rows of S: every choice is as likely.</numerusform>
            <numerusform>T is %n of the %1 rows of S, in random order: every choice is as likely.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>H can label the rows of T in %n ways.</source>
        <translation>
            <numerusform>H can label the rows of T in %n way.</numerusform>
            <numerusform>H can label the rows of T in %n ways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows of T change their label.</source>
        <translation>
            <numerusform>%n row of T changes its label.</numerusform>
            <numerusform>%n rows of T change their label.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RelabelPicture</name>
    <message numerus="yes">
        <source>%n rows of T are labelled in a way that H can explain, drawn by its errors on S.</source>
        <translation>
            <numerusform>%n row of T is labelled in a way that H can explain, drawn by its errors on S.</numerusform>
            <numerusform>%n rows of T are labelled in a way that H can explain, drawn by its errors on S.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels flip.</source>
        <translation>
            <numerusform>%n label flips.</numerusform>
            <numerusform>%n labels flip.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more points</source>
        <translation>
            <numerusform>%n more point</numerusform>
            <numerusform>%n more points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more ways</source>
        <translation>
            <numerusform>and %n more way</numerusform>
            <numerusform>and %n more ways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n</source>
        <translation>
            <numerusform>the first %1 of %n</numerusform>
            <numerusform>the first %1 of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels flip</source>
        <translation>
            <numerusform>%n label flips</numerusform>
            <numerusform>%n labels flip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dilution: what $m$ of %n rows cost</source>
        <translation>
            <numerusform>Dilution: what $m$ of %n row cost</numerusform>
            <numerusform>Dilution: what $m$ of %n rows cost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points $z$</source>
        <translation>
            <numerusform>%n point $z$</numerusform>
            <numerusform>%n points $z$</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequiredPicture</name>
    <message numerus="yes">
        <source>%1 runs at each size</source>
        <translation>
            <numerusform>%1 run at each size</numerusform>
            <numerusform>%1 runs at each size</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples needed against the Littlestone dimension: %1 dimensions.</source>
        <translation>
            <numerusform>Examples needed against the Littlestone dimension: %1 dimension.</numerusform>
            <numerusform>Examples needed against the Littlestone dimension: %1 dimensions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples needed against epsilon: %1 values.</source>
        <translation>
            <numerusform>Examples needed against epsilon: %1 value.</numerusform>
            <numerusform>Examples needed against epsilon: %1 values.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SameAnswerWords</name>
    <message numerus="yes">
        <source>Whatever the world, the labs differ in fewer than %n of 100 pairs.</source>
        <translation>
            <numerusform>Whatever the world, the labs differ in fewer than %n of 100 pairs.</numerusform>
            <numerusform>Whatever the world, the labs differ in fewer than %n of 100 pairs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 examples do this for %n thresholds.</source>
        <translation>
            <numerusform>%1 examples do this for %n thresholds.</numerusform>
            <numerusform>%1 examples do this for %n thresholds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionPicture</name>
    <message numerus="yes">
        <source>Selection among %1 released predictors.</source>
        <translation>
            <numerusform>Selection among %1 released predictor.</numerusform>
            <numerusform>Selection among %1 released predictors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>errors on %1 fresh examples; chance ∝ exp(−$ε$ · errors/2)</source>
        <translation>
            <numerusform>errors on %1 fresh example; chance ∝ exp(−$ε$ · errors/2)</numerusform>
            <numerusform>errors on %1 fresh examples; chance ∝ exp(−$ε$ · errors/2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SizesPageWords</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples reach %1 privately.</source>
        <translation>
            <numerusform>%n example reaches %1 privately.</numerusform>
            <numerusform>%n examples reach %1 privately.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the price of privacy: %n points</source>
        <translation>
            <numerusform>the price of privacy: %n point</numerusform>
            <numerusform>the price of privacy: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n examples no private learner here learns any of this.</source>
        <translation>
            <numerusform>With %n example no private learner here learns any of this.</numerusform>
            <numerusform>With %n examples no private learner here learns any of this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 privacy costs %n bits of |X|.</source>
        <translation>
            <numerusform>For %1 privacy costs %n bit of |X|.</numerusform>
            <numerusform>For %1 privacy costs %n bits of |X|.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bits more</source>
        <translation>
            <numerusform>%1: %n bit more</numerusform>
            <numerusform>%1: %n bits more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StablePicture</name>
    <message numerus="yes">
        <source>A data set of %n examples, and at each point the chance that the answer is +.</source>
        <translation>
            <numerusform>A data set of %n example, and at each point the chance that the answer is +.</numerusform>
            <numerusform>A data set of %n examples, and at each point the chance that the answer is +.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 examples,</source>
        <translation>
            <numerusform>%1 example,</numerusform>
            <numerusform>%1 examples,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed: $T$</source>
        <translation>
            <numerusform>%n framed: $T$</numerusform>
            <numerusform>%n framed: $T$</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points not shown</source>
        <translation>
            <numerusform>%1 point not shown</numerusform>
            <numerusform>%1 points not shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>%n hypothesis</numerusform>
            <numerusform>%n hypotheses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pieces</source>
        <translation>
            <numerusform>%n more piece</numerusform>
            <numerusform>%n more pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exact: all %1 neighbours of $S$, at most %2</source>
        <translation>
            <numerusform>exact: the %1 neighbour of $S$, at most %2</numerusform>
            <numerusform>exact: all %1 neighbours of $S$, at most %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StableScript</name>
    <message numerus="yes">
        <source>%1 hypotheses</source>
        <translation>
            <numerusform>%1 hypothesis</numerusform>
            <numerusform>%1 hypotheses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>T is %1 of the %2 examples, drawn at random.</source>
        <translation>
            <numerusform>T is %1 of the %2 examples, drawn at random.</numerusform>
            <numerusform>T is %1 of the %2 examples, drawn at random.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows of T are drawn.</source>
        <translation>
            <numerusform>%1 row of T is drawn.</numerusform>
            <numerusform>%1 rows of T are drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points of T leave %2 so far.</source>
        <translation>
            <numerusform>%1 point of T leaves %2 so far.</numerusform>
            <numerusform>%1 points of T leave %2 so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2 of all %3 examples.</source>
        <translation>
            <numerusform>%1 errs on %2 of all %3 examples.</numerusform>
            <numerusform>%1 errs on %2 of all %3 examples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2, so it is drawn with chance %3.</source>
        <translation>
            <numerusform>%1 errs on %2, so it is drawn with chance %3.</numerusform>
            <numerusform>%1 errs on %2, so it is drawn with chance %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws of T the chance of + at %2 is about %3: within %4 of it.</source>
        <translation>
            <numerusform>Over %1 draw of T the chance of + at %2 is about %3: within %4 of it.</numerusform>
            <numerusform>Over %1 draws of T the chance of + at %2 is about %3: within %4 of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No neighbour of %1 moves an answer, up to rounding.</source>
        <translation>
            <numerusform>The %1 neighbour moves no answer, up to rounding.</numerusform>
            <numerusform>No neighbour of %1 moves an answer, up to rounding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No neighbour of %1 moves an answer by more than %2.</source>
        <translation>
            <numerusform>The %1 neighbour moves no answer by more than %2.</numerusform>
            <numerusform>No neighbour of %1 moves an answer by more than %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The neighbours of %1 distinct points are too many to go through exactly.</source>
        <translation>
            <numerusform>The neighbours of %1 distinct point are too many to go through exactly.</numerusform>
            <numerusform>The neighbours of %1 distinct points are too many to go through exactly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2 of %3.</source>
        <translation>
            <numerusform>%1 errs on %2 of %3.</numerusform>
            <numerusform>%1 errs on %2 of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses are the likeliest, with chance %1 each</source>
        <translation>
            <numerusform>%n hypothesis is the likeliest, with chance %1</numerusform>
            <numerusform>%n hypotheses are the likeliest, with chance %1 each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StableWords</name>
    <message numerus="yes">
        <source>The best hypothesis is now %1, not %2: its answers at %n points jump.</source>
        <translation>
            <numerusform>The best hypothesis is now %1, not %2: its answer at %n point jumps.</numerusform>
            <numerusform>The best hypothesis is now %1, not %2: its answers at %n points jump.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%1 examples</source>
        <translation>
            <numerusform>%1 example</numerusform>
            <numerusform>%1 examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %1 batches run the same way, each on examples of its own.</source>
        <translation>
            <numerusform>The %1 other batch runs the same way, on examples of its own.</numerusform>
            <numerusform>The other %1 batches run the same way, each on examples of its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote, %2 said Fail; %3 leads with %4.</source>
        <translation>
            <numerusform>%1 batch votes, %2 said Fail; %3 leads with %4.</numerusform>
            <numerusform>%1 batches vote, %2 said Fail; %3 leads with %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote, %2 said Fail; %3 predictors lead with %4 each.</source>
        <translation>
            <numerusform>%1 batch votes, %2 said Fail; %3 predictors lead with %4 each.</numerusform>
            <numerusform>%1 batches vote, %2 said Fail; %3 predictors lead with %4 each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 votes</source>
        <translation>
            <numerusform>%1 vote</numerusform>
            <numerusform>%1 votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 error</numerusform>
            <numerusform>%1 errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The votes are counted. %1 different predictors got at least one; a predictor without a vote does not appear at all.</source>
        <translation>
            <numerusform>The votes are counted. Only %1 predictor got any; a predictor without a vote does not appear at all.</numerusform>
            <numerusform>The votes are counted. %1 different predictors got at least one; a predictor without a vote does not appear at all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubsamplePage</name>
    <message numerus="yes">
        <source>Row %1 came %n times so far.</source>
        <translation>
            <numerusform>Row %1 came %n time so far.</numerusform>
            <numerusform>Row %1 came %n times so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Row %1 came %n times.</source>
        <translation>
            <numerusform>Row %1 came %n time.</numerusform>
            <numerusform>Row %1 came %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies can make an output %1 times as likely, with chance %2.</source>
        <translation>
            <numerusform>%n copy can make an output %1 times as likely, with chance %2.</numerusform>
            <numerusform>%n copies can make an output %1 times as likely, with chance %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows keep ε exactly.</source>
        <translation>
            <numerusform>%n row keeps ε exactly.</numerusform>
            <numerusform>%n rows keep ε exactly.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SubsamplePicture</name>
    <message numerus="yes">
        <source>%n rows are drawn from %1; row %2 is among them %3 times.</source>
        <translation>
            <numerusform>%n row is drawn from %1; row %2 is among them %3 times.</numerusform>
            <numerusform>%n rows are drawn from %1; row %2 is among them %3 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n rows those that matter here</source>
        <translation>
            <numerusform>of %n row the one that matters here</numerusform>
            <numerusform>of %n rows those that matter here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows keep it</source>
        <translation>
            <numerusform>%n row keeps it</numerusform>
            <numerusform>%n rows keep it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>$n$ = %1, $m$ = %2, $ε$ = %3, all %n data sets, exact</source>
        <translation>
            <numerusform>$n$ = %1, $m$ = %2, $ε$ = %3, all %n data sets, exact</numerusform>
            <numerusform>$n$ = %1, $m$ = %2, $ε$ = %3, all %n data sets, exact</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableStation</name>
    <message numerus="yes">
        <source>Point %1: %2 rows are left, whatever it says.</source>
        <translation>
            <numerusform>Point %1: %2 row is left, whatever it says.</numerusform>
            <numerusform>Point %1: %2 rows are left, whatever it says.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point %1: at most %2 rows are left.</source>
        <translation>
            <numerusform>Point %1: at most %2 row is left.</numerusform>
            <numerusform>Point %1: at most %2 rows are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 questions find the row.</source>
        <translation>
            <numerusform>%1 question finds the row.</numerusform>
            <numerusform>%1 questions find the row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After point %1, at most %2 rows are left.</source>
        <translation>
            <numerusform>After point %1, at most %2 row is left.</numerusform>
            <numerusform>After point %1, at most %2 rows are left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoWorldsPicture</name>
    <message numerus="yes">
        <source>%n classes by their Littlestone dimension. Online: mistakes, expected mistakes and regret. Privately: examples. The highest is %1, at %2.</source>
        <translation>
            <numerusform>%n class by its Littlestone dimension. Online: mistakes, expected mistakes and regret. Privately: examples. It is %1, at %2.</numerusform>
            <numerusform>%n classes by their Littlestone dimension. Online: mistakes, expected mistakes and regret. Privately: examples. The highest is %1, at %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VotesPage</name>
    <message numerus="yes">
        <source>No hypothesis fits block %1: %2 errs on %n of its examples, the fewest.</source>
        <translation>
            <numerusform>No hypothesis fits block %1: %2 errs on %n of its examples, the fewest.</numerusform>
            <numerusform>No hypothesis fits block %1: %2 errs on %n of its examples, the fewest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No hypothesis fits block %1: the SOA ends at %2 and errs on %n of its examples.</source>
        <translation>
            <numerusform>No hypothesis fits block %1: the SOA ends at %2 and errs on %n of its examples.</numerusform>
            <numerusform>No hypothesis fits block %1: the SOA ends at %2 and errs on %n of its examples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One block gets all %n example(s).</source>
        <translation>
            <numerusform>One block gets the only example.</numerusform>
            <numerusform>One block gets all %n examples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %1 blocks gets %n example(s) and never sees the others.</source>
        <translation>
            <numerusform>Each of %1 blocks gets %n example and never sees the others.</numerusform>
            <numerusform>Each of %1 blocks gets %n examples and never sees the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n example(s) are left over.</source>
        <translation>
            <numerusform>%n example is left over.</numerusform>
            <numerusform>%n examples are left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 say +, so + has chance %2.</source>
        <translation>
            <numerusform>%n of %1 says +, so + has chance %2.</numerusform>
            <numerusform>%n of %1 say +, so + has chance %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 votes make + as likely as %2</source>
        <translation>
            <numerusform>%n of %1 votes makes + as likely as %2</numerusform>
            <numerusform>%n of %1 votes make + as likely as %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n voters lose least: %1</source>
        <translation>
            <numerusform>%n voter loses least: %1</numerusform>
            <numerusform>%n voters lose least: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VotesPicture</name>
    <message numerus="yes">
        <source>block: its %n examples, what it learned, its vote</source>
        <translation>
            <numerusform>block: its example, what it learned, its vote</numerusform>
            <numerusform>block: its %n examples, what it learned, its vote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>block: its %n examples</source>
        <translation>
            <numerusform>block: its example</numerusform>
            <numerusform>block: its %n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>$k$, blocks (log scale); with %1 of them each has %n example(s)</source>
        <translation>
            <numerusform>$k$, blocks (log scale); with %1 of them each has %n example</numerusform>
            <numerusform>$k$, blocks (log scale); with %1 of them each has %n examples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VotesSidePicture</name>
    <message numerus="yes">
        <source>%n answer(s) so far, together %1-private.</source>
        <translation>
            <numerusform>%n answer so far, %1-private.</numerusform>
            <numerusform>%n answers so far, together %1-private.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) so far</source>
        <translation>
            <numerusform>%n answer so far</numerusform>
            <numerusform>%n answers so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message numerus="yes">
        <source>%n rows are left out here.</source>
        <translation>
            <numerusform>%n row is left out here.</numerusform>
            <numerusform>%n rows are left out here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhatFollowsPicture</name>
    <message numerus="yes">
        <source>A tower of %n numbers.</source>
        <translation>
            <numerusform>A tower of %n number.</numerusform>
            <numerusform>A tower of %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tower of %n numbers. %1 examples are refuted from height %2 on.</source>
        <translation>
            <numerusform>A tower of %n number. %1 examples are refuted from height %2 on.</numerusform>
            <numerusform>A tower of %n numbers. %1 examples are refuted from height %2 on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So no (%1, $δ$)-private learner does it with %n examples.</source>
        <translation>
            <numerusform>So no (%1, $δ$)-private learner does it with %n example.</numerusform>
            <numerusform>So no (%1, $δ$)-private learner does it with %n examples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this height nothing is refuted: %n examples are from height %1 on.</source>
        <translation>
            <numerusform>At this height nothing is refuted: %n example is from height %1 on.</numerusform>
            <numerusform>At this height nothing is refuted: %n examples are from height %1 on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples, $ε$ = %1</source>
        <translation>
            <numerusform>%n example, $ε$ = %1</numerusform>
            <numerusform>%n examples, $ε$ = %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldsTableWords</name>
    <message numerus="yes">
        <source>regret in %n rounds</source>
        <translation>
            <numerusform>regret in %n round</numerusform>
            <numerusform>regret in %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorldsWords</name>
    <message numerus="yes">
        <source>At d = %1 you force %n mistakes.</source>
        <translation>
            <numerusform>At d = %1 you force %n mistake.</numerusform>
            <numerusform>At d = %1 you force %n mistakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>regret in %n rounds</source>
        <translation>
            <numerusform>regret in %n round</numerusform>
            <numerusform>regret in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes online, %1 examples privately (%2)</source>
        <translation>
            <numerusform>%n mistake online, %1 examples privately (%2)</numerusform>
            <numerusform>%n mistakes online, %1 examples privately (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>permute-and-flip, its %n rows</source>
        <translation>
            <numerusform>permute-and-flip, its %n row</numerusform>
            <numerusform>permute-and-flip, its %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WorstPicture</name>
    <message numerus="yes">
        <source>%n boxes closed</source>
        <translation>
            <numerusform>%n boxes closed</numerusform>
            <numerusform>%n boxes closed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>%n open</numerusform>
            <numerusform>%n open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::app::LectureRoom</name>
    <message numerus="yes">
        <source>station %1 of %2, %n minute(s)</source>
        <translation>
            <numerusform>station %1 of %2, %n minute</numerusform>
            <numerusform>station %1 of %2, %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) counted.</source>
        <translation>
            <numerusform>%n line counted.</numerusform>
            <numerusform>%n lines counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) were not counted.</source>
        <translation>
            <numerusform>%n more line was not counted.</numerusform>
            <numerusform>%n more lines were not counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::app::Window</name>
    <message numerus="yes">
        <source>%n files are written to %1.</source>
        <translation>
            <numerusform>%n file is written to %1.</numerusform>
            <numerusform>%n files are written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::AttackPage</name>
    <message numerus="yes">
        <source>The learner got %1 examples. From %2 of its hypotheses, %n probes find out where %3 is.</source>
        <translation>
            <numerusform>The learner got %1 examples. From %2 of its hypotheses, %n probe finds out where %3 is.</numerusform>
            <numerusform>The learner got %1 examples. From %2 of its hypotheses, %n probes find out where %3 is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probes need %1 places, J has %2.</source>
        <translation>
            <numerusform>%n probe needs %1 places, J has %2.</numerusform>
            <numerusform>%n probes need %1 places, J has %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probes</source>
        <translation>
            <numerusform>%n probe</numerusform>
            <numerusform>%n probes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers, one hidden example</source>
        <translation>
            <numerusform>%n answer, one hidden example</numerusform>
            <numerusform>%n answers, one hidden example</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DataFields</name>
    <message numerus="yes">
        <source>%n bins.</source>
        <translation>
            <numerusform>%n bin.</numerusform>
            <numerusform>%n bins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The class has %n points: choose an answer.</source>
        <translation>
            <numerusform>The class has %n point: choose an answer.</numerusform>
            <numerusform>The class has %n points: choose an answer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DataPage</name>
    <message numerus="yes">
        <source>What was released stays released. Count from 0 only for people who are in none of the files that were learned from. Forget %n runs?</source>
        <translation>
            <numerusform>What was released stays released. Count from 0 only for people who are in none of the files that were learned from. Forget %n run?</numerusform>
            <numerusform>What was released stays released. Count from 0 only for people who are in none of the files that were learned from. Forget %n runs?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 lines</source>
        <translation>
            <numerusform>%2, %1 line</numerusform>
            <numerusform>%2, %1 lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::Gallery</name>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>%1 more</numerusform>
            <numerusform>%1 more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GamePanel</name>
    <message numerus="yes">
        <source>Whoever asks along this tree and always says the opposite of the prediction forces %1 mistakes from any learner. The SOA never makes more.</source>
        <translation>
            <numerusform>Whoever asks along this tree and always says the opposite of the prediction forces %1 mistake from any learner. The SOA never makes more.</numerusform>
            <numerusform>Whoever asks along this tree and always says the opposite of the prediction forces %1 mistakes from any learner. The SOA never makes more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GapPage</name>
    <message numerus="yes">
        <source>Before the − examples it mostly says −, after the + examples mostly +. It has %n steps to get from one to the other.</source>
        <translation>
            <numerusform>Before the − examples it mostly says −, after the + examples mostly +. It has %n step to get from one to the other.</numerusform>
            <numerusform>Before the − examples it mostly says −, after the + examples mostly +. It has %n steps to get from one to the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>%n example</numerusform>
            <numerusform>%n examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenly spaced examples, half of them −, half +. In interval i the learner says + with probability p_i.</source>
        <translation>
            <numerusform>%n evenly spaced examples, half of them −, half +. In interval i the learner says + with probability p_i.</numerusform>
            <numerusform>%n evenly spaced examples, half of them −, half +. In interval i the learner says + with probability p_i.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n steps: one is at least %3 high.</source>
        <translation>
            <numerusform>From %1 to %2 in %n step: one is at least %3 high.</numerusform>
            <numerusform>From %1 to %2 in %n steps: one is at least %3 high.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drag the steps and stay accurate: with %n examples no staircase has a largest step below %1 (exact).</source>
        <translation>
            <numerusform>Drag the steps and stay accurate: with %n example no staircase has a largest step below %1 (exact).</numerusform>
            <numerusform>Drag the steps and stay accurate: with %n examples no staircase has a largest step below %1 (exact).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HelpView</name>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HistogramPage</name>
    <message numerus="yes">
        <source>A batch may name %1 candidates; (2/$ε$)&#xa0;ln&#xa0;%1 more votes pay for that, however many predictors there could be.</source>
        <translation>
            <numerusform>A batch may name %1 candidate; (2/$ε$)&#xa0;ln&#xa0;%1 more votes pay for that, however many predictors there could be.</numerusform>
            <numerusform>A batch may name %1 candidates; (2/$ε$)&#xa0;ln&#xa0;%1 more votes pay for that, however many predictors there could be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote for short lists. A contest with noise and one bar decide what may leave.</source>
        <translation>
            <numerusform>%1 batch votes for a short list. A contest with noise and one bar decide what may leave.</numerusform>
            <numerusform>%1 batches vote for short lists. A contest with noise and one bar decide what may leave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote with the predictor they output. Integer noise and a threshold decide what may leave.</source>
        <translation>
            <numerusform>%1 batch votes with the predictor it outputs. Integer noise and a threshold decide what may leave.</numerusform>
            <numerusform>%1 batches vote with the predictor they output. Integer noise and a threshold decide what may leave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Runs in %1 rows vote for what they name. A contest with noise and one bar decide what may leave.</source>
        <translation>
            <numerusform>Runs in %1 row vote for what they name. A contest with noise and one bar decide what may leave.</numerusform>
            <numerusform>Runs in %1 rows vote for what they name. A contest with noise and one bar decide what may leave.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One changed row moves a count by at most 1, and takes or gives at most %1 names.</source>
        <translation>
            <numerusform>One changed row moves a count by at most 1, and takes or gives at most %1 name.</numerusform>
            <numerusform>One changed row moves a count by at most 1, and takes or gives at most %1 names.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HomogeneousPage</name>
    <message numerus="yes">
        <source>%n points. Take one out, label the rest half −, half +, and ask the learner there.</source>
        <translation>
            <numerusform>%n point. Take one out, label the rest half −, half +, and ask the learner there.</numerusform>
            <numerusform>%n points. Take one out, label the rest half −, half +, and ask the learner there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any %n points are homogeneous. No other fits at this γ.</source>
        <translation>
            <numerusform>Any %n point is homogeneous. No other fits at this γ.</numerusform>
            <numerusform>Any %n points are homogeneous. No other fits at this γ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points remain, the most among these %1.</source>
        <translation>
            <numerusform>%n point remains, the most among these %1.</numerusform>
            <numerusform>%n points remain, the most among these %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n points remain; the search was stopped.</source>
        <translation>
            <numerusform>At least %n point remains; the search was stopped.</numerusform>
            <numerusform>At least %n points remain; the search was stopped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>THE COLOUR OF %n POINTS</source>
        <translation>
            <numerusform>THE COLOUR OF %n POINT</numerusform>
            <numerusform>THE COLOUR OF %n POINTS</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points remain, the most that hold the forced ones.</source>
        <translation>
            <numerusform>%n point remains, the most that hold the forced ones.</numerusform>
            <numerusform>%n points remain, the most that hold the forced ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n points remain: one quick pass found them.</source>
        <translation>
            <numerusform>At least %n point remains: one quick pass found it.</numerusform>
            <numerusform>At least %n points remain: one quick pass found them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No set of more than %n points is homogeneous</source>
        <translation>
            <numerusform>No set of more than %n point is homogeneous</numerusform>
            <numerusform>No set of more than %n points is homogeneous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 points are homogeneous</source>
        <translation>
            <numerusform>%n of %1 points is homogeneous</numerusform>
            <numerusform>%n of %1 points are homogeneous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n of %1 points are homogeneous</source>
        <translation>
            <numerusform>At least %n of %1 points is homogeneous</numerusform>
            <numerusform>At least %n of %1 points are homogeneous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n points are homogeneous</source>
        <translation>
            <numerusform>The one point is homogeneous</numerusform>
            <numerusform>All %n points are homogeneous</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No homogeneous set of more than %n points is found</source>
        <translation>
            <numerusform>No homogeneous set of more than %n point is found</numerusform>
            <numerusform>No homogeneous set of more than %n points is found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Among %1 points no set of more than %n is homogeneous</source>
        <translation>
            <numerusform>Among %1 points no set of more than %n is homogeneous</numerusform>
            <numerusform>Among %1 points no set of more than %n is homogeneous</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LadderPage</name>
    <message numerus="yes">
        <source>%n certificates written</source>
        <translation>
            <numerusform>%n certificate written</numerusform>
            <numerusform>%n certificates written</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LecturePlan</name>
    <message numerus="yes">
        <source>minute %1, for %n minute(s)</source>
        <translation>
            <numerusform>minute %1, for %n minute</numerusform>
            <numerusform>minute %1, for %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::NeighbourDesk</name>
    <message numerus="yes">
        <source>%1 draws</source>
        <translation>
            <numerusform>%1 draw</numerusform>
            <numerusform>%1 draws</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::RegretPage</name>
    <message numerus="yes">
        <source>AT %n ROUND(S)</source>
        <translation>
            <numerusform>AT %n ROUND</numerusform>
            <numerusform>AT %n ROUNDS</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ScenarioPanel</name>
    <message numerus="yes">
        <source>%n batches</source>
        <translation>
            <numerusform>%n batch</numerusform>
            <numerusform>%n batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n rows</source>
        <translation>
            <numerusform>of %n row</numerusform>
            <numerusform>of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 rows are read on every level, and a run spans at most %2 of them.</source>
        <translation>
            <numerusform>The %1 row is read on every level, and a run spans at most %2 of them.</numerusform>
            <numerusform>All %1 rows are read on every level, and a run spans at most %2 of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SelectionPage</name>
    <message numerus="yes">
        <source>%n draws more from the same chances, here for us to look at: a dot is their share, a line its 95 % interval. On real data each would cost the whole $ε$ again.</source>
        <translation>
            <numerusform>%n draw more from the same chances, here for us to look at: a dot is its share, a line its 95 % interval. On real data it would cost the whole $ε$ again.</numerusform>
            <numerusform>%n draws more from the same chances, here for us to look at: a dot is their share, a line its 95 % interval. On real data each would cost the whole $ε$ again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::StablePage</name>
    <message numerus="yes">
        <source>Stable: draw %1 rows $T$, merge hypotheses equal on $T$, draw one by its errors on $S$, answer with it.</source>
        <translation>
            <numerusform>Stable: draw %1 row $T$, merge hypotheses equal on $T$, draw one by its errors on $S$, answer with it.</numerusform>
            <numerusform>Stable: draw %1 rows $T$, merge hypotheses equal on $T$, draw one by its errors on $S$, answer with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 distinct points are too many to sum over all $T$; at most %2 are. The bars are means of draws, with their intervals.</source>
        <translation>
            <numerusform>%1 distinct point is too many to sum over all $T$; at most %2 are. The bars are means of draws, with their intervals.</numerusform>
            <numerusform>%1 distinct points are too many to sum over all $T$; at most %2 are. The bars are means of draws, with their intervals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2 of %3</source>
        <translation>
            <numerusform>%1 errs on %2 of %3</numerusform>
            <numerusform>%1 errs on %2 of %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TournamentPage</name>
    <message numerus="yes">
        <source>%1 sequences of labels were followed to their end.</source>
        <translation>
            <numerusform>%1 sequence of labels was followed to its end.</numerusform>
            <numerusform>%1 sequences of labels were followed to their end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences of labels and more were followed.</source>
        <translation>
            <numerusform>%1 sequence of labels and more were followed.</numerusform>
            <numerusform>%1 sequences of labels and more were followed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 batches</source>
        <translation>
            <numerusform>%1 batch</numerusform>
            <numerusform>All %1 batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Most likely answer: from %1 to %2 in %n rounds</source>
        <translation>
            <numerusform>Most likely answer: from %1 to %2 in %n round</numerusform>
            <numerusform>Most likely answer: from %1 to %2 in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most $s$ = %1, whatever the data are. Here all rows give %2.</source>
        <translation>
            <numerusform>At most $s$ = %1, whatever the data are. Here all rows give %2.</numerusform>
            <numerusform>At most $s$ = %1, whatever the data are. Here all rows give %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 disjoint runs name %2</source>
        <translation>
            <numerusform>%1 disjoint run names %2</numerusform>
            <numerusform>%1 disjoint runs name %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A batch votes for %1 predictors</source>
        <translation>
            <numerusform>A batch votes for %1 predictor</numerusform>
            <numerusform>A batch votes for %1 predictors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::VotesPage</name>
    <message numerus="yes">
        <source>%n strangers vote, a coin answers</source>
        <translation>
            <numerusform>One stranger votes, a coin answers</numerusform>
            <numerusform>%n strangers vote, a coin answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answers are as many as are counted here. To answer all, publish a hypothesis: chapter I.</source>
        <translation>
            <numerusform>%n answer is as many as are counted here. To answer all, publish a hypothesis: chapter I.</numerusform>
            <numerusform>%n answers are as many as are counted here. To answer all, publish a hypothesis: chapter I.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: learned by %n block(s)</source>
        <translation>
            <numerusform>%1: learned by %n block</numerusform>
            <numerusform>%1: learned by %n blocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::WhatFollowsPage</name>
    <message numerus="yes">
        <source>%n logarithms bring |$X$| down to what Ramsey leaves of it. Is that more than privacy can hide?</source>
        <translation>
            <numerusform>%n logarithm brings |$X$| down to what Ramsey leaves of it. Is that more than privacy can hide?</numerusform>
            <numerusform>%n logarithms bring |$X$| down to what Ramsey leaves of it. Is that more than privacy can hide?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n logarithms</source>
        <translation>
            <numerusform>%n logarithm</numerusform>
            <numerusform>%n logarithms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>|X| = %1: a tower of %n numbers.</source>
        <translation>
            <numerusform>|X| = %1: a tower of %n number.</numerusform>
            <numerusform>|X| = %1: a tower of %n numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At height %1 nothing is refuted: for %n examples the first step of the stairs is at %2.</source>
        <translation>
            <numerusform>At height %1 nothing is refuted: for %n example the first step of the stairs is at %2.</numerusform>
            <numerusform>At height %1 nothing is refuted: for %n examples the first step of the stairs is at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probes</source>
        <translation>
            <numerusform>%n probe</numerusform>
            <numerusform>%n probes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
</context>
</TS>
