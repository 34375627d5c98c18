<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
