<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>Batch %1 of the lean learner: %2 rows, %3 predictors on its list.</source>
        <translation>
            <numerusform>Batch %1 of the lean learner: %2 rows, %3 predictor on its list.</numerusform>
            <numerusform>Batch %1 of the lean learner: %2 rows, %3 predictors on its list.</numerusform>
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
            <numerusform>The other batch makes its list the same way, from rows of its own.</numerusform>
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
        <source>Turn the label of row %1 of batch %2: %3 votes move, and the chances of what leaves change by a factor of at most %4, but for %5.</source>
        <translation>
            <numerusform>Turn the label of row %1 of batch %2: %3 vote moves, and the chances of what leaves change by a factor of at most %4, but for %5.</numerusform>
            <numerusform>Turn the label of row %1 of batch %2: %3 votes move, and the chances of what leaves change by a factor of at most %4, but for %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 fit</source>
        <translation>
            <numerusform>%1 fits</numerusform>
            <numerusform>%1 fit</numerusform>
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
</context>
<context>
    <name>MarksPicture</name>
    <message numerus="yes">
        <source>median of %1 runs</source>
        <translation>
            <numerusform>median of %1 run</numerusform>
            <numerusform>median of %1 runs</numerusform>
        </translation>
    </message>
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
            <numerusform>level %1, once</numerusform>
            <numerusform>level %1, %2 times</numerusform>
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
    <name>littlestone::ui::HistogramPage</name>
    <message numerus="yes">
        <source>A batch may name %1 candidates; (2/$ε$)&#xa0;ln&#xa0;%1 more votes pay for that, however many predictors there could be.</source>
        <translation>
            <numerusform>A batch may name %1 candidate; (2/$ε$)&#xa0;ln&#xa0;%1 more votes pay for that, however many predictors there could be.</numerusform>
            <numerusform>A batch may name %1 candidates; (2/$ε$)&#xa0;ln&#xa0;%1 more votes pay for that, however many predictors there could be.</numerusform>
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
</context>
<context>
    <name>littlestone::ui::WhatFollowsPage</name>
    <message numerus="yes">
        <source>A tower of %1 buys %n examples</source>
        <translation>
            <numerusform>A tower of %1 buys %n example</numerusform>
            <numerusform>A tower of %1 buys %n examples</numerusform>
        </translation>
    </message>
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
        <source>Privacy and accuracy force a step of %1 (Claim 22). %2 draws and %n probes then find a hidden example with chance %3 or more.</source>
        <translation>
            <numerusform>Privacy and accuracy force a step of %1 (Claim 22). %2 draws and %n probe then find a hidden example with chance %3 or more.</numerusform>
            <numerusform>Privacy and accuracy force a step of %1 (Claim 22). %2 draws and %n probes then find a hidden example with chance %3 or more.</numerusform>
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
        <source>Steps of $p$ are at least %1 high, so %n probes in %2 draws already break $ε$ = %3. The claim itself needs 2$m$ points.</source>
        <translation>
            <numerusform>Steps of $p$ are at least %1 high, so %n probe in %2 draws already breaks $ε$ = %3. The claim itself needs 2$m$ points.</numerusform>
            <numerusform>Steps of $p$ are at least %1 high, so %n probes in %2 draws already break $ε$ = %3. The claim itself needs 2$m$ points.</numerusform>
        </translation>
    </message>
</context>
</TS>
