<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>Chapter</name>
    <message>
        <source>Learn privately</source>
        <translation>ללמוד בפרטיות</translation>
    </message>
</context>
<context>
    <name>ClassPicture</name>
    <message>
        <source>%1 × %2 · Ldim %3 · VC %4</source>
        <translation>⁦%1&#xa0;×&#xa0;%2&#xa0;·&#xa0;Ldim&#xa0;%3&#xa0;·&#xa0;VC&#xa0;%4⁩</translation>
    </message>
    <message>
        <source>target $c$</source>
        <translation>המטרה $c$</translation>
    </message>
    <message>
        <source>most: %1</source>
        <translation>המרב: %1</translation>
    </message>
    <message>
        <source>probability of each point</source>
        <translation>ההסתברות של כל נקודה</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>showing the first %1 hypotheses</source>
        <translation>מוצגות %1 ההיפותזות הראשונות</translation>
    </message>
    <message>
        <source>showing the first %1 points</source>
        <translation>מוצגות %1 הנקודות הראשונות</translation>
    </message>
    <message>
        <source>showing the first %1 hypotheses and %2 points</source>
        <translation>מוצגות %1 ההיפותזות ו־%2 הנקודות הראשונות</translation>
    </message>
    <message>
        <source>Label table of %1: %2 hypotheses on %3 points, Littlestone dimension %4, VC dimension %5; the target is %6.</source>
        <translation>טבלת התוויות של %1: %2 היפותזות על %3 נקודות, ממד ליטלסטון %4, ממד ⁦VC⁩ %5; המטרה היא %6.</translation>
    </message>
    <message>
        <source>not in the class</source>
        <translation>לא במחלקה</translation>
    </message>
</context>
<context>
    <name>ContestPicture</name>
    <message>
        <source>The two predictors that meet, as far as they are drawn.</source>
        <translation>שני המנבאים שנפגשים, עד כמה שכבר הוגרלו.</translation>
    </message>
    <message>
        <source>f₀ and f₁ first differ at point %1; the coin shows %2.</source>
        <translation>⁦f₀⁩ ו־⁦f₁⁩ נבדלים לראשונה בנקודה %1; המטבע מראה ⁦%2⁩.</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>טרם הוגרל</translation>
    </message>
    <message>
        <source>contest point: %1</source>
        <translation>נקודת הדו־קרב: %1</translation>
    </message>
    <message>
        <source>%1:  $f_%2$ errs,  %3 wins</source>
        <translation>⁦%1⁩:  $f_%2$ טועה,  ⁦%3⁩ מנצח</translation>
    </message>
</context>
<context>
    <name>DataPicture</name>
    <message>
        <source>private</source>
        <translation>פרטי</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>לא פרטי</translation>
    </message>
    <message>
        <source>The noise comes from the operating system, and nobody can draw it again. It holds for every choice of constants, up to what time and memory tell.</source>
        <translation>הרעש בא ממערכת ההפעלה, ואיש אינו יכול להגריל אותו שוב. כך לכל בחירה של קבועים, עד למה שמגלים הזמן והזיכרון.</translation>
    </message>
    <message>
        <source>Whoever knows the seed can draw the same noise and take it away. A run on data is private without a seed only.</source>
        <translation>מי שיודע את הגרעין יכול להגריל את אותו הרעש ולהחסיר אותו. הרצה על נתונים פרטית רק בלי גרעין.</translation>
    </message>
    <message>
        <source>$ε$ = %1, $δ$ = %2 by adding up</source>
        <translation>$ε$ = %1, $δ$ = %2 בסכום</translation>
    </message>
    <message>
        <source>$ε$ ≤ %1 at $δ$ = %2 by exact composition</source>
        <translation>$ε$ ≤ %1 ב־$δ$ = %2 בהרכבה מדויקת</translation>
    </message>
    <message>
        <source>$ε$ ≤ %1 at $δ$ = %2 by advanced composition</source>
        <translation>$ε$ ≤ %1 ב־$δ$ = %2 בהרכבה מתקדמת</translation>
    </message>
    <message>
        <source>A run on data of your own: nothing was learned yet.</source>
        <translation>הרצה על נתונים משלך: עדיין לא נלמד דבר.</translation>
    </message>
    <message>
        <source>A run on data of your own, %1: %2 predictors were released. In this session %3 releases.</source>
        <translation>הרצה על נתונים משלך, %1: שוחררו %2 מנבאים. בהפעלה זו %3 שחרורים.</translation>
    </message>
    <message>
        <source>What the run did with the file</source>
        <translation>מה עשתה ההרצה בקובץ</translation>
    </message>
    <message>
        <source>What a run will do with the file</source>
        <translation>מה תעשה הרצה בקובץ</translation>
    </message>
    <message>
        <source>class</source>
        <translation>מחלקה</translation>
    </message>
    <message>
        <source>file</source>
        <translation>קובץ</translation>
    </message>
    <message>
        <source>None yet. It has a header %1 and one line for each person.</source>
        <translation>עדיין אין. יש בו כותרת %1 ושורה אחת לכל אדם.</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>שורות</translation>
    </message>
    <message>
        <source>%1 lines, of which the first %2 are used</source>
        <translation>%1 שורות, ומהן %2 הראשונות בשימוש</translation>
    </message>
    <message>
        <source>the first %1 are used</source>
        <translation>%1 הראשונות בשימוש</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>%1 batches of %2 + %3 examples vote; a line that cannot be used counts as point 0, label −1</source>
        <translation>%1 אצוות של %2 + %3 דוגמאות מצביעות; שורה שאי אפשר להשתמש בה נחשבת כנקודה 0 עם תווית −1</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>רעש</translation>
    </message>
    <message>
        <source>from the operating system</source>
        <translation>ממערכת ההפעלה</translation>
    </message>
    <message>
        <source>from the seed %1, which anybody can use again</source>
        <translation>מהגרעין %1, שכל אחד יכול להשתמש בו שוב</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>סף</translation>
    </message>
    <message>
        <source>Votes, noise and errors of this run were not kept. There is nothing here that could show them.</source>
        <translation>הקולות, הרעש והשגיאות של הרצה זו לא נשמרו. אין כאן דבר שיוכל להראות אותם.</translation>
    </message>
    <message>
        <source>Predictors with enough votes, their noisy counts, and one hypothesis.</source>
        <translation>מנבאים עם די קולות, הספירות המורעשות שלהם והיפותזה אחת.</translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>ספירה מורעשת</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>+ עוד %1</translation>
    </message>
    <message>
        <source>Nothing was released: no noisy count reached $T$.</source>
        <translation>דבר לא שוחרר: שום ספירה מורעשת לא הגיעה ל־$T$.</translation>
    </message>
    <message>
        <source>Selected hypothesis</source>
        <translation>ההיפותזה שנבחרה</translation>
    </message>
    <message>
        <source>Private at %1.</source>
        <translation>פרטי ב־%1.</translation>
    </message>
    <message>
        <source>Not private.</source>
        <translation>לא פרטי.</translation>
    </message>
    <message>
        <source>Its noise is nobody’s to draw again.</source>
        <translation>את הרעש שלו איש אינו יכול להגריל שוב.</translation>
    </message>
    <message>
        <source>Whoever knows the seed can undo the noise.</source>
        <translation>מי שיודע את הגרעין יכול לבטל את הרעש.</translation>
    </message>
    <message>
        <source>Spent in this session</source>
        <translation>הוצא בהפעלה זו</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>עדיין דבר לא</translation>
    </message>
    <message>
        <source>Each run on data spends its $ε$ and $δ$ anew, and all runs of a session are added up whatever their files: the same people can be in two of them.</source>
        <translation>כל הרצה על נתונים מוציאה את ה־$ε$ וה־$δ$ שלה מחדש, וכל ההרצות של הפעלה מסוכמות יהיו קובציהן אשר יהיו: אותם אנשים יכולים להופיע בשניים מהם.</translation>
    </message>
    <message>
        <source>the last %1 of %2 runs</source>
        <translation>%1 האחרונות מתוך %2 הרצות</translation>
    </message>
    <message>
        <source>not private: the seed is known</source>
        <translation>לא פרטי: הגרעין ידוע</translation>
    </message>
    <message>
        <source>All releases together</source>
        <translation>כל השחרורים יחד</translation>
    </message>
    <message numerus="yes">
        <source>%n runs with a known seed promise nothing and are not in the sum.</source>
        <translation>
            <numerusform>הרצה אחת עם גרעין ידוע אינה מבטיחה דבר ואינה בסכום.</numerusform>
            <numerusform>%n הרצות עם גרעין ידוע אינן מבטיחות דבר ואינן בסכום.</numerusform>
        </translation>
    </message>
    <message>
        <source>fact</source>
        <translation>פרט</translation>
    </message>
    <message>
        <source>value</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>$ε$ of a run</source>
        <translation>$ε$ של הרצה</translation>
    </message>
    <message>
        <source>$δ$ of a run</source>
        <translation>$δ$ של הרצה</translation>
    </message>
    <message>
        <source>examples used</source>
        <translation>דוגמאות בשימוש</translation>
    </message>
    <message>
        <source>no</source>
        <translation>לא</translation>
    </message>
    <message>
        <source>why</source>
        <translation>מדוע</translation>
    </message>
    <message>
        <source>released, noisy count %1</source>
        <translation>שוחרר, ספירה מורעשת %1</translation>
    </message>
    <message>
        <source>hypothesis</source>
        <translation>היפותזה</translation>
    </message>
    <message>
        <source>releases in this session</source>
        <translation>שחרורים בהפעלה זו</translation>
    </message>
    <message>
        <source>runs with a known seed</source>
        <translation>הרצות עם גרעין ידוע</translation>
    </message>
    <message>
        <source>spent, ε added up</source>
        <translation>הוצא, ε בסכום</translation>
    </message>
    <message>
        <source>spent, δ added up</source>
        <translation>הוצא, δ בסכום</translation>
    </message>
    <message>
        <source>spent, ε by exact composition</source>
        <translation>הוצא, ε בהרכבה מדויקת</translation>
    </message>
    <message>
        <source>spent, ε by advanced composition</source>
        <translation>הוצא, ε בהרכבה מתקדמת</translation>
    </message>
    <message>
        <source>at δ</source>
        <translation>ב־δ</translation>
    </message>
</context>
<context>
    <name>Family</name>
    <message>
        <source>t_i(j) = +1 iff i &lt;= j, for i, j = 1 … n</source>
        <translation>t_i(j) = +1 אם ורק אם i &lt;= j, עבור i, j = 1 … n</translation>
    </message>
    <message>
        <source>indicators of the n single points</source>
        <translation>פונקציות מציינות של n הנקודות הבודדות</translation>
    </message>
    <message>
        <source>indicators of the intervals [a,b] in 1 … n, and of the empty one</source>
        <translation>פונקציות מציינות של הקטעים [a,b] בתוך 1 … n ושל הקטע הריק</translation>
    </message>
    <message>
        <source>linear subspaces of F_q^n of dimension at most k, q prime</source>
        <translation>תת־מרחבים ליניאריים של F_q^n ממימד k לכל היותר, q ראשוני</translation>
    </message>
    <message>
        <source>affine subspaces of F_q^n of dimension at most k, q prime</source>
        <translation>תת־מרחבים אפיניים של F_q^n ממימד k לכל היותר, q ראשוני</translation>
    </message>
    <message>
        <source>lines of the projective plane over F_q, q prime</source>
        <translation>ישרים במישור הפרויקטיבי מעל F_q, q ראשוני</translation>
    </message>
    <message>
        <source>linear functionals on F_2^n</source>
        <translation>פונקציונלים ליניאריים על F_2^n</translation>
    </message>
    <message>
        <source>sets of exactly k of n points</source>
        <translation>קבוצות של k נקודות בדיוק מתוך n</translation>
    </message>
    <message>
        <source>conjunctions of literals over n variables, and the empty one</source>
        <translation>קוניונקציות של ליטרלים מעל n משתנים, וגם הריקה</translation>
    </message>
    <message>
        <source>axis thresholds on the grid [c]^n, and their negations</source>
        <translation>ספים לאורך הצירים על הסריג [c]^n, ושלילותיהם</translation>
    </message>
    <message>
        <source>cuts of the g × g grid by half-planes</source>
        <translation>חיתוכים של סריג g × g בחצאי מישורים</translation>
    </message>
    <message>
        <source>all 2^n label vectors on n points</source>
        <translation>כל 2^n וקטורי התוויות על n נקודות</translation>
    </message>
    <message>
        <source>distinct rows of fair coin flips</source>
        <translation>שורות שונות של הטלות מטבע הוגן</translation>
    </message>
    <message>
        <source>a table of 0/1, -/+ or -1/1, one hypothesis a line</source>
        <translation>טבלה של 0/1, ‎-/+‎ או ‎-1/1‎, היפותזה בכל שורה</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Class</source>
        <translation>מחלקה</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>התפלגות</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>מטרה</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>קבועים</translation>
    </message>
    <message>
        <source>Number of batches</source>
        <translation>מספר האצוות</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>גרעין</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>ההפעלה הקודמת</translation>
    </message>
    <message>
        <source>privacy loss</source>
        <translation>אובדן פרטיות</translation>
    </message>
    <message>
        <source>chance it fails</source>
        <translation>הסיכוי לכשל</translation>
    </message>
    <message>
        <source>error allowed</source>
        <translation>שגיאה מותרת</translation>
    </message>
    <message>
        <source>chance to miss $α$</source>
        <translation>הסיכוי להחמיץ את $α$</translation>
    </message>
    <message>
        <source>examples in a block</source>
        <translation>דוגמאות בבלוק</translation>
    </message>
    <message>
        <source>most examples of a tournament</source>
        <translation>מספר הדוגמאות המרבי בטורניר</translation>
    </message>
    <message>
        <source>fresh examples for the selection</source>
        <translation>דוגמאות טריות לבחירה</translation>
    </message>
    <message>
        <source>Weights of the levels</source>
        <translation>משקלי הרמות</translation>
    </message>
    <message>
        <source>Least noisy count kept</source>
        <translation>הספירה הרועשת הקטנה ביותר שנשמרת</translation>
    </message>
    <message>
        <source>Sample sizes</source>
        <translation>גודלי המדגם</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>חזרות</translation>
    </message>
    <message>
        <source>Learners</source>
        <translation>לומדים</translation>
    </message>
    <message>
        <source>more private</source>
        <translation>פרטי יותר</translation>
    </message>
    <message>
        <source>more accurate</source>
        <translation>מדויק יותר</translation>
    </message>
    <message>
        <source>fewer examples</source>
        <translation>פחות דוגמאות</translation>
    </message>
    <message>
        <source>surer</source>
        <translation>בטוח יותר</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>אישיים</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>חדים</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>מאמר</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>אצוות</translation>
    </message>
    <message>
        <source>How the list is made</source>
        <translation>כיצד נוצרת הרשימה</translation>
    </message>
</context>
<context>
    <name>FrequencyPicture</name>
    <message>
        <source>How often each of %1 predictors comes out of %2 batches at level %3, and how likely each is.</source>
        <translation>כמה פעמים כל אחד מ־%1 מנבאים יוצא מ־%2 אצוות ברמה %3, ומה ההסתברות של כל אחד.</translation>
    </message>
    <message>
        <source>How often each predictor comes out</source>
        <translation>כמה פעמים יוצא כל מנבא</translation>
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
        <translation>מדויק</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs, 95 % interval</source>
        <translation>
            <numerusform>%1 הרצה, רווח 95%</numerusform>
            <numerusform>%1 הרצות, רווח 95%</numerusform>
        </translation>
    </message>
    <message>
        <source>All batches at this level said Fail: no predictor came out.</source>
        <translation>כל האצוות ברמה הזאת אמרו Fail: לא יצא אף מנבא.</translation>
    </message>
    <message>
        <source>No batch has run at this level yet.</source>
        <translation>ברמה הזאת עוד לא רצה אף אצווה.</translation>
    </message>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>exact &lt; %1</source>
        <translation>מדויק ⁦&lt;&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>$τ_%1$ = %2 (bound)</source>
        <translation>⁦$τ_%1$&#xa0;=&#xa0;%2⁩ (חסם)</translation>
    </message>
    <message>
        <source>▲ exact &lt; %1</source>
        <translation>▲ מדויק ⁦&lt;&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>ועוד %1</translation>
    </message>
    <message>
        <source>the exact law is being computed</source>
        <translation>ההתפלגות המדויקת מחושבת</translation>
    </message>
    <message>
        <source>exact law: more states than are counted here</source>
        <translation>התפלגות מדויקת: יותר מצבים ממה שנספר כאן</translation>
    </message>
    <message>
        <source>no exact law: below this level $f_0$ = $f_1$ always</source>
        <translation>אין התפלגות מדויקת: מתחת לרמה הזאת תמיד ⁦$f_0$&#xa0;=&#xa0;$f_1$⁩</translation>
    </message>
    <message numerus="yes">
        <source>without %1 runs that failed</source>
        <translation>
            <numerusform>בלי הרצה %1 שנכשלה</numerusform>
            <numerusform>בלי %1 הרצות שנכשלו</numerusform>
        </translation>
    </message>
    <message>
        <source>level %1 is stable already, hence $D̃_%2$</source>
        <translation>רמה %1 כבר יציבה, ולכן $D̃_%2$</translation>
    </message>
</context>
<context>
    <name>GamePicture</name>
    <message>
        <source>The mistake game after %1 rounds: %2 mistakes, %3 hypotheses left, Ldim %4.</source>
        <translation>משחק הטעויות אחרי %1 סיבובים: %2 טעויות, נותרו %3 היפותזות, ⁦Ldim&#xa0;%4⁩.</translation>
    </message>
    <message>
        <source>The class</source>
        <translation>המחלקה</translation>
    </message>
    <message>
        <source>live rows are lit</source>
        <translation>השורות החיות מוארות</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>סיבוב %1</translation>
    </message>
    <message>
        <source>round</source>
        <translation>סיבוב</translation>
    </message>
    <message>
        <source>%1 of %2 rows, %3 of %4 points</source>
        <translation>%1 מתוך %2 שורות, %3 מתוך %4 נקודות</translation>
    </message>
    <message>
        <source>Version space</source>
        <translation>מרחב הגרסאות</translation>
    </message>
    <message>
        <source>what is still possible</source>
        <translation>מה שעוד אפשרי</translation>
    </message>
    <message>
        <source>start</source>
        <translation>התחלה</translation>
    </message>
    <message>
        <source>−1: Ldim %1</source>
        <translation>⁦−1:&#xa0;Ldim&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>+1: Ldim %1</source>
        <translation>⁦+1:&#xa0;Ldim&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>Ldim %1</source>
        <translation>⁦Ldim&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>mistake %1</source>
        <translation>טעות %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>נותרו %1</translation>
    </message>
</context>
<context>
    <name>HistogramPicture</name>
    <message>
        <source>Stable histogram: nobody voted, nothing can leave.</source>
        <translation>היסטוגרמה יציבה: איש לא הצביע, דבר אינו יכול לצאת.</translation>
    </message>
    <message numerus="yes">
        <source>Stable histogram: the votes of %1 predictors.</source>
        <translation>
            <numerusform>היסטוגרמה יציבה: הקולות של %1 מנבא.</numerusform>
            <numerusform>היסטוגרמה יציבה: הקולות של %1 מנבאים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stable histogram: %1 of %2 predictors reached the threshold %3 and were released.</source>
        <translation>היסטוגרמה יציבה: %1 מתוך %2 מנבאים הגיעו לסף %3 ושוחררו.</translation>
    </message>
    <message>
        <source>predictor</source>
        <translation>מנבא</translation>
    </message>
    <message>
        <source>All batches said Fail: there is no vote to count.</source>
        <translation>כל האצוות אמרו Fail: אין קולות לספור.</translation>
    </message>
    <message>
        <source>The votes are counted after the last batch has run.</source>
        <translation>הקולות נספרים אחרי שרצה האצווה האחרונה.</translation>
    </message>
    <message>
        <source>count, then noise</source>
        <translation>ספירה, ואז רעש</translation>
    </message>
    <message>
        <source>count</source>
        <translation>ספירה</translation>
    </message>
    <message numerus="yes">
        <source>+ %1 more (%2 votes)</source>
        <translation>
            <numerusform>ועוד %1 (%2 קול)</numerusform>
            <numerusform>ועוד %1 (%2 קולות)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fail: %1 batches, no vote</source>
        <translation>
            <numerusform>Fail: %1 אצווה, בלי קול</numerusform>
            <numerusform>Fail: %1 אצוות, בלי קול</numerusform>
        </translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>ספירה מורעשת</translation>
    </message>
    <message>
        <source>nothing leaves</source>
        <translation>דבר אינו יוצא</translation>
    </message>
    <message>
        <source>nothing else leaves</source>
        <translation>דבר נוסף אינו יוצא</translation>
    </message>
    <message>
        <source>Where the $δ$ sits</source>
        <translation>היכן נמצאת $δ$</translation>
    </message>
    <message>
        <source>One example moves one batch, so one vote. Noise lifts a lone vote over $T$ with chance</source>
        <translation>דוגמה אחת מזיזה אצווה אחת, ולכן קול אחד. הרעש מרים קול יחיד מעל $T$ בסיכוי</translation>
    </message>
    <message numerus="yes">
        <source>List $L$: %1 predictors</source>
        <translation>
            <numerusform>הרשימה $L$: %1 מנבא</numerusform>
            <numerusform>הרשימה $L$: %1 מנבאים</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was released. Private at %1.</source>
        <translation>דבר לא שוחרר. פרטי ברמה ⁦%1⁩.</translation>
    </message>
    <message>
        <source>Released with noisy counts. Private at %1.</source>
        <translation>שוחרר עם ספירות מורעשות. פרטי ברמה ⁦%1⁩.</translation>
    </message>
</context>
<context>
    <name>Kin</name>
    <message>
        <source>point %1, index %2 of %3</source>
        <translation>נקודה %1, אינדקס %2 מתוך %3</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
    <message>
        <source>hypothesis %1, index %2 of %3</source>
        <translation>היפותזה %1, אינדקס %2 מתוך %3</translation>
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
        <translation>רזה</translation>
    </message>
    <message>
        <source>Generic</source>
        <translation>גנרי</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>עקבי</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>לומד</translation>
    </message>
    <message>
        <source>n</source>
        <translation>n</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>הרצות</translation>
    </message>
    <message>
        <source>median loss</source>
        <translation>חציון ההפסד</translation>
    </message>
    <message>
        <source>10 %</source>
        <translation>10%</translation>
    </message>
    <message>
        <source>90 %</source>
        <translation>90%</translation>
    </message>
    <message>
        <source>loss ≤ α</source>
        <translation>הפסד ⁦≤&#xa0;α⁩</translation>
    </message>
    <message>
        <source>95 %: from</source>
        <translation>95%: מ־</translation>
    </message>
    <message>
        <source>to</source>
        <translation>עד</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>הפסד ממוצע</translation>
    </message>
    <message>
        <source>nothing released</source>
        <translation>דבר לא שוחרר</translation>
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
        <source>paper’s constants</source>
        <translation>קבועי המאמר</translation>
    </message>
    <message>
        <source>its log₁₀</source>
        <translation>ה־⁦log₁₀⁩ שלו</translation>
    </message>
    <message>
        <source>sharp constants</source>
        <translation>קבועים חדים</translation>
    </message>
    <message>
        <source>M, measured</source>
        <translation>M, נמדד</translation>
    </message>
    <message>
        <source>not measured because</source>
        <translation>לא נמדד כי</translation>
    </message>
</context>
<context>
    <name>MarksPicture</name>
    <message>
        <source>How to read the histogram.</source>
        <translation>איך לקרוא את ההיסטוגרמה.</translation>
    </message>
    <message>
        <source>Four kinds of number.</source>
        <translation>ארבעה סוגי מספרים.</translation>
    </message>
    <message>
        <source>true count $c$, never released</source>
        <translation>הספירה האמיתית $c$, לעולם אינה יוצאת</translation>
    </message>
    <message>
        <source>noise $Z$ ∝ exp(−$ε$|$z$|/2)</source>
        <translation>רעש ⁦$Z$&#xa0;∝&#xa0;exp(−$ε$|$z$|/2)⁩</translation>
    </message>
    <message>
        <source>noisy count $c$ + $Z$</source>
        <translation>הספירה המורעשת ⁦$c$&#xa0;+&#xa0;$Z$⁩</translation>
    </message>
    <message>
        <source>threshold $T$, from $ε$ and $δ$ alone</source>
        <translation>הסף $T$, מתוך $ε$ ו־$δ$ בלבד</translation>
    </message>
    <message>
        <source>mass that $δ$ pays for</source>
        <translation>המסה ש־$δ$ משלמת עליה</translation>
    </message>
    <message>
        <source>bound: what is asked for</source>
        <translation>חסם: מה שנדרש</translation>
    </message>
    <message numerus="yes">
        <source>median of %1 runs</source>
        <translation>
            <numerusform>חציון של %1 הרצה</numerusform>
            <numerusform>חציון של %1 הרצות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>estimate: %1 runs, 95 % interval</source>
        <translation>
            <numerusform>אומדן: %1 הרצה, רווח 95%</numerusform>
            <numerusform>אומדן: %1 הרצות, רווח 95%</numerusform>
        </translation>
    </message>
    <message>
        <source>single run, its exact loss</source>
        <translation>הרצה יחידה, ההפסד המדויק שלה</translation>
    </message>
    <message>
        <source>Bounds and an estimate.</source>
        <translation>חסמים ואומדן.</translation>
    </message>
    <message numerus="yes">
        <source>estimate: what %1 runs needed</source>
        <translation>
            <numerusform>אומדן: מה שדרשה הרצה %1</numerusform>
            <numerusform>אומדן: מה שדרשו %1 הרצות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeTreePicture</name>
    <message>
        <source>depth %1</source>
        <translation>עומק %1</translation>
    </message>
    <message>
        <source>SOA: %1</source>
        <translation>⁦SOA:&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>you: %1</source>
        <translation>אתם: ⁦%1⁩</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>תורכם</translation>
    </message>
    <message>
        <source>Ldim %1</source>
        <translation>⁦Ldim&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>Ldim ≥ %1</source>
        <translation>⁦Ldim&#xa0;≥&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>witness</source>
        <translation>עד</translation>
    </message>
    <message>
        <source>Ldim 0</source>
        <translation>⁦Ldim&#xa0;0⁩</translation>
    </message>
    <message>
        <source>points %1 … %2 from left to right</source>
        <translation>הנקודות %1 … %2 משמאל לימין</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>נקודה אחת</translation>
    </message>
    <message>
        <source>$t_i(j)$ = +1 iff $i$ ≤ $j$</source>
        <translation>⁦$t_i(j)$&#xa0;=&#xa0;+1⁩ אם ורק אם ⁦$i$&#xa0;≤&#xa0;$j$⁩</translation>
    </message>
    <message>
        <source>No mistake tree.</source>
        <translation>אין עץ טעויות.</translation>
    </message>
    <message>
        <source>A mistake tree of depth %1 shattered by %2.</source>
        <translation>עץ טעויות בעומק %1 המנותץ על ידי %2.</translation>
    </message>
    <message>
        <source>The play ended at %1.</source>
        <translation>המשחק הסתיים ב־%1.</translation>
    </message>
    <message>
        <source>Answers so far: %1; the play stands at point %2.</source>
        <translation>התשובות עד כה: ⁦%1⁩; המשחק עומד בנקודה %2.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Class</source>
        <translation>מחלקה</translation>
    </message>
    <message>
        <source>Mistake tree</source>
        <translation>עץ טעויות</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>טורניר</translation>
    </message>
    <message>
        <source>Stable histogram</source>
        <translation>היסטוגרמה יציבה</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>בחירה</translation>
    </message>
    <message>
        <source>Loss vs. sample size</source>
        <translation>הפסד לפי גודל המדגם</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>עץ</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>היסטוגרמה</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
    <message numerus="yes">
        <source>%n rows equal an earlier one and count once.</source>
        <translation>
            <numerusform>שורה אחת (%n) שווה לקודמת ונספרת פעם אחת.</numerusform>
            <numerusform>%n שורות שוות לקודמות ונספרות פעם אחת.</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 23 asks for %1 examples: its $N$ grows as $2^m$ with $m = 2^{d+2}$, and $d$ = %2.</source>
        <translation>משפט 23 דורש %1 דוגמאות: ה־$N$ שלו גדל כמו $2^m$ עם $m = 2^{d+2}$, ו־⁦$d$&#xa0;=&#xa0;%2⁩.</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>הנתונים שלך</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>נתונים</translation>
    </message>
</context>
<context>
    <name>PageTable</name>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
    <message>
        <source>hypothesis</source>
        <translation>היפותזה</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>הסתברות</translation>
    </message>
    <message>
        <source>answers before</source>
        <translation>תשובות קודמות</translation>
    </message>
    <message>
        <source>asks point</source>
        <translation>שואל על הנקודה</translation>
    </message>
    <message>
        <source>witness</source>
        <translation>עד</translation>
    </message>
    <message>
        <source>its labels</source>
        <translation>התוויות שלו</translation>
    </message>
    <message>
        <source>round</source>
        <translation>סיבוב</translation>
    </message>
    <message>
        <source>node</source>
        <translation>צומת</translation>
    </message>
    <message>
        <source>redraws</source>
        <translation>הגרלות חוזרות</translation>
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
        <translation>נקודת הדו־קרב</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>מטבע</translation>
    </message>
    <message>
        <source>target</source>
        <translation>מטרה</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>מנצח</translation>
    </message>
    <message>
        <source>output</source>
        <translation>פלט</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>root</source>
        <translation>שורש</translation>
    </message>
    <message>
        <source>predictor</source>
        <translation>מנבא</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>תוויות</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>רעש</translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>ספירה מורעשת</translation>
    </message>
    <message>
        <source>chance to be released</source>
        <translation>הסיכוי לשחרור</translation>
    </message>
    <message>
        <source>released</source>
        <translation>שוחרר</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>כן</translation>
    </message>
    <message>
        <source>no</source>
        <translation>לא</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>שגיאות</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>סיכוי</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>נבחר</translation>
    </message>
    <message>
        <source>exact probability</source>
        <translation>הסתברות מדויקת</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>הרצות</translation>
    </message>
    <message>
        <source>share</source>
        <translation>שיעור</translation>
    </message>
    <message>
        <source>bound τ of level %1</source>
        <translation>חסם τ של רמה %1</translation>
    </message>
    <message>
        <source>95 %: from</source>
        <translation>95%: מ־</translation>
    </message>
    <message>
        <source>95 %: to</source>
        <translation>95%: עד</translation>
    </message>
</context>
<context>
    <name>PointedPicture</name>
    <message>
        <source>median loss</source>
        <translation>חציון ההפסד</translation>
    </message>
    <message>
        <source>10–90 %</source>
        <translation>⁦10–90%⁩</translation>
    </message>
    <message>
        <source>success (loss ≤ $α$)</source>
        <translation>הצלחה (הפסד ⁦≤&#xa0;$α$⁩)</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 מתוך %2, %3</translation>
    </message>
    <message>
        <source>its 95 % interval</source>
        <translation>רווח 95% שלה</translation>
    </message>
    <message>
        <source>nothing released</source>
        <translation>דבר לא שוחרר</translation>
    </message>
    <message>
        <source>%1 of %2 runs</source>
        <translation>%1 מתוך %2 הרצות</translation>
    </message>
    <message>
        <source>%1 at $n$ = %2</source>
        <translation>%1 ב־⁦$n$&#xa0;=&#xa0;%2⁩</translation>
    </message>
    <message>
        <source>FOUR KINDS OF NUMBER</source>
        <translation>ארבעה סוגי מספרים</translation>
    </message>
    <message>
        <source>%1 at n = %2: %3.</source>
        <translation>%1 ב־⁦n&#xa0;=&#xa0;%2⁩: %3.</translation>
    </message>
</context>
<context>
    <name>RedrawsPicture</name>
    <message>
        <source>Pairs drawn again: %1, each with equal predictors.</source>
        <translation>זוגות שהוגרלו מחדש: %1, בכל אחד מנבאים זהים.</translation>
    </message>
    <message>
        <source>Both said the same: $f_0$ = $f_1$, no contest.</source>
        <translation>שניהם אמרו אותו דבר: ⁦$f_0$&#xa0;=&#xa0;$f_1$⁩, אין דו־קרב.</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>ועוד %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
</context>
<context>
    <name>RequiredPicture</name>
    <message>
        <source>paper’s constants</source>
        <translation>קבועי המאמר</translation>
    </message>
    <message>
        <source>Theorem 3 holds from here</source>
        <translation>מכאן תקף משפט 3</translation>
    </message>
    <message>
        <source>sharp constants</source>
        <translation>קבועים חדים</translation>
    </message>
    <message>
        <source>M, measured</source>
        <translation>M, נמדד</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>אומדן</translation>
    </message>
    <message>
        <source>Nothing computed yet.</source>
        <translation>עוד לא חושב דבר.</translation>
    </message>
    <message>
        <source>examples needed (log scale)</source>
        <translation>דוגמאות נדרשות (סולם לוגריתמי)</translation>
    </message>
    <message>
        <source>Littlestone dimension $d$</source>
        <translation>ממד ליטלסטון $d$</translation>
    </message>
    <message>
        <source>$ε$, privacy loss (log scale): more private to the left</source>
        <translation>$ε$, אובדן פרטיות (סולם לוגריתמי): פרטי יותר משמאל</translation>
    </message>
    <message>
        <source>$δ$ = %1, $α$ = %2, $β$ = %3</source>
        <translation>⁦$δ$&#xa0;=&#xa0;%1,&#xa0;$α$&#xa0;=&#xa0;%2,&#xa0;$β$&#xa0;=&#xa0;%3⁩</translation>
    </message>
    <message>
        <source>$ε$ = %1, %2; M on thresholds of dimension $d$, uniform</source>
        <translation>⁦$ε$&#xa0;=&#xa0;%1,&#xa0;%2⁩; ⁦M⁩ על ספים בממד $d$, התפלגות אחידה</translation>
    </message>
    <message>
        <source>%1; %2, Ldim %3</source>
        <translation>⁦%1;&#xa0;%2,&#xa0;Ldim&#xa0;%3⁩</translation>
    </message>
    <message>
        <source>M is not measured at $%1$ = %2: %3.</source>
        <translation>⁦M⁩ לא נמדד כאשר ⁦$%1$&#xa0;=&#xa0;%2⁩: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs at each size</source>
        <translation>
            <numerusform>%1 הרצה בכל גודל</numerusform>
            <numerusform>%1 הרצות בכל גודל</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples needed against the Littlestone dimension: %1 dimensions.</source>
        <translation>
            <numerusform>דוגמאות נדרשות לפי ממד ליטלסטון: %1 ממד.</numerusform>
            <numerusform>דוגמאות נדרשות לפי ממד ליטלסטון: %1 ממדים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Examples needed against epsilon: %1 values.</source>
        <translation>
            <numerusform>דוגמאות נדרשות לפי אפסילון: %1 ערך.</numerusform>
            <numerusform>דוגמאות נדרשות לפי אפסילון: %1 ערכים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>line %1: %2</source>
        <translation>שורה %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>must be above 0 and below 1</source>
        <translation>חייב להיות מעל 0 ומתחת ל־1</translation>
    </message>
    <message>
        <source>must be above 0</source>
        <translation>חייב להיות מעל 0</translation>
    </message>
    <message>
        <source>must not be below 0</source>
        <translation>אסור שיהיה מתחת ל־0</translation>
    </message>
    <message>
        <source>must be at least 0 and finite</source>
        <translation>חייב להיות 0 לפחות וסופי</translation>
    </message>
    <message>
        <source>must be a whole number, 0 or more</source>
        <translation>חייב להיות מספר שלם, 0 או יותר</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>חייב להיות מספר שלם</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>חייב להיות מספר שלם מ־%1 עד %2</translation>
    </message>
    <message>
        <source>must be an integer from %1 to %2</source>
        <translation>חייב להיות מספר שלם מ־%1 עד %2</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>חייב להיות מספר</translation>
    </message>
    <message>
        <source>must be a number or a string spelling one</source>
        <translation>חייב להיות מספר או מחרוזת שכתוב בה מספר</translation>
    </message>
    <message>
        <source>must be a number such as 0.1, 1e-6 or 1/10 (at most %1 digits, exponent within ±%2)</source>
        <translation>חייב להיות מספר כמו 0.1, ‎1e-6‎ או ‎1/10‎ (עד %1 ספרות, מעריך עד ‎±%2‎)</translation>
    </message>
    <message>
        <source>must be from %1 to %2</source>
        <translation>חייב להיות מ־%1 עד %2</translation>
    </message>
    <message>
        <source>must be at least %1</source>
        <translation>חייב להיות לפחות %1</translation>
    </message>
    <message>
        <source>must be at most %1</source>
        <translation>חייב להיות לכל היותר %1</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>חייב להיות %1</translation>
    </message>
    <message>
        <source>sizes must rise, from %1 to %2</source>
        <translation>הגדלים חייבים לעלות, מ־%1 עד %2</translation>
    </message>
    <message>
        <source>are more than %1</source>
        <translation>הם יותר מ־%1</translation>
    </message>
    <message>
        <source>must be a string</source>
        <translation>חייב להיות מחרוזת</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>חייב להיות רשימה</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>חייב להיות אובייקט</translation>
    </message>
    <message>
        <source>must be a JSON object</source>
        <translation>חייב להיות אובייקט JSON</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>חייב להיות טקסט</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>חייב להיות true או false</translation>
    </message>
    <message>
        <source>is not JSON from here on</source>
        <translation>מכאן ואילך אינו JSON</translation>
    </message>
    <message>
        <source>is an array or object more than %1 deep in others</source>
        <translation>הוא רשימה או אובייקט המקוננים יותר מ־%1 רמות</translation>
    </message>
    <message>
        <source>is a number beyond 1.8e308</source>
        <translation>הוא מספר מעבר ל־1.8e308</translation>
    </message>
    <message>
        <source>is no field of a scenario</source>
        <translation>אינו שדה של תרחיש</translation>
    </message>
    <message>
        <source>this program reads version %1; the file is of another</source>
        <translation>התוכנית קוראת גרסה %1, והקובץ בגרסה אחרת</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>חסר</translation>
    </message>
    <message>
        <source>is named twice</source>
        <translation>מופיע פעמיים</translation>
    </message>
    <message>
        <source>must be one of %1</source>
        <translation>חייב להיות אחד מאלה: %1</translation>
    </message>
    <message>
        <source>is so small that the threshold passes %1</source>
        <translation>קטן כל כך שהסף עובר את %1</translation>
    </message>
    <message>
        <source>is so small that the bar passes %1</source>
        <translation>קטן כל כך שהרף עובר את %1</translation>
    </message>
    <message>
        <source>must be above 0 and below epsilon</source>
        <translation>חייב להיות מעל 0 ומתחת ל־⁦ε⁩</translation>
    </message>
    <message>
        <source>is too large for weights: the table would need more than %1 bits</source>
        <translation>גדול מדי למשקלים: הטבלה הייתה צורכת יותר מ־%1 סיביות</translation>
    </message>
    <message>
        <source>must hold at least one error count</source>
        <translation>חייב להכיל לפחות ספירת שגיאות אחת</translation>
    </message>
    <message>
        <source>the law of permute-and-flip is offered for at most %1</source>
        <translation>ההתפלגות של permute-and-flip ניתנת לכל היותר עבור %1</translation>
    </message>
    <message>
        <source>the worst neighbour is offered for at most %1</source>
        <translation>השכן הגרוע ביותר ניתן לכל היותר עבור %1</translation>
    </message>
    <message>
        <source>must move a vote from or to an item</source>
        <translation>חייב להעביר קול מפריט או אל פריט</translation>
    </message>
    <message>
        <source>must take from an item that has a vote</source>
        <translation>חייב לקחת מפריט שיש לו קול</translation>
    </message>
    <message>
        <source>the exact law is offered for at most %1</source>
        <translation>ההתפלגות המדויקת ניתנת לכל היותר עבור %1</translation>
    </message>
    <message>
        <source>the enumeration takes at most %1 sequences</source>
        <translation>המנייה מקבלת לכל היותר %1 סדרות</translation>
    </message>
    <message>
        <source>has more than %1 combinations of %2 laws of votes</source>
        <translation>יש יותר מ־%1 צירופים של %2 התפלגויות של קולות</translation>
    </message>
    <message>
        <source>has more than %1 pairs of neighbouring laws</source>
        <translation>יש יותר מ־%1 זוגות של התפלגויות שכנות</translation>
    </message>
    <message>
        <source>is missing: one a run</source>
        <translation>חסר: אחד לכל הרצה</translation>
    </message>
    <message>
        <source>must be from 0 to below 1</source>
        <translation>חייב להיות מ־0 ועד מתחת ל־1</translation>
    </message>
    <message>
        <source>must be above the sum of the deltas, %1, and below 1</source>
        <translation>חייב להיות מעל סכום ה־⁦δ⁩, ‏%1, ומתחת ל־1</translation>
    </message>
    <message>
        <source>have too many different sums of epsilons for the exact composition, which takes %1; --method advanced takes any</source>
        <translation>נותנות יותר מדי סכומים שונים של ⁦ε⁩ בשביל ההרכבה המדויקת, שמקבלת %1; ‎--method advanced‎ מקבל כל מספר</translation>
    </message>
    <message>
        <source>needs the divergence at one point at least</source>
        <translation>דורש את הסטייה בנקודה אחת לפחות</translation>
    </message>
    <message>
        <source>a release run cannot be replayed</source>
        <translation>אי אפשר לשחזר הרצת פרסום</translation>
    </message>
    <message>
        <source>must be custom, sharp or paper</source>
        <translation>חייב להיות custom, ‏sharp או paper</translation>
    </message>
    <message>
        <source>must be paper or sharp: custom ones are yours</source>
        <translation>חייב להיות paper או sharp: את הקבועים של custom קובע המשתמש</translation>
    </message>
    <message>
        <source>is for custom constants; %1 ones set it</source>
        <translation>שייך לקבועים של המשתמש (custom); ב־%1 הערך נקבע מעצמו</translation>
    </message>
    <message>
        <source>asks for more than %1 examples in all</source>
        <translation>דורש יותר מ־%1 דוגמאות בסך הכול</translation>
    </message>
    <message>
        <source>the number of batches would be %1 for Ldim %2: too many to run</source>
        <translation>מספר האצוות היה %1 עבור Ldim %2: רב מכדי להריץ</translation>
    </message>
    <message>
        <source>the number of examples would be %1 for Ldim %2: too many to run</source>
        <translation>מספר הדוגמאות היה %1 עבור Ldim %2: רב מכדי להריץ</translation>
    </message>
    <message>
        <source>%1 would be %2 for Ldim %3: too many to run</source>
        <translation>%1 היה %2 עבור Ldim %3: רב מכדי להריץ</translation>
    </message>
    <message>
        <source>is too small for sharp constants: T passes %1</source>
        <translation>קטן מדי לקבועים חדים: T עובר את %1</translation>
    </message>
    <message>
        <source>is too small for sharp constants: n&apos; alpha passes %1</source>
        <translation>קטן מדי לקבועים חדים: n′ α עובר את %1</translation>
    </message>
    <message>
        <source>is too small for sharp constants with these epsilon, delta and alpha</source>
        <translation>קטן מדי לקבועים חדים עם ε, δ ו־α אלה</translation>
    </message>
    <message>
        <source>is for lean constants</source>
        <translation>מיועד לקבועים הרזים</translation>
    </message>
    <message>
        <source>is too small for lean constants with these epsilon, delta and alpha</source>
        <translation>קטן מדי לקבועים הרזים עם ε, δ ו־α אלה</translation>
    </message>
    <message>
        <source>must be at least %1 for sharp constants</source>
        <translation>חייב להיות לפחות %1 לקבועים חדים</translation>
    </message>
    <message>
        <source>must be at most %1 for sharp constants</source>
        <translation>חייב להיות לכל היותר %1 לקבועים חדים</translation>
    </message>
    <message>
        <source>must be from 0 to %1 for the lean learner</source>
        <translation>חייב להיות מ־0 עד %1 עבור הלומד הרזה</translation>
    </message>
    <message>
        <source>must be 0 for dimension 0</source>
        <translation>חייב להיות 0 עבור ממד 0</translation>
    </message>
    <message>
        <source>must be items unless d = 2</source>
        <translation>חייב להיות items, אלא אם d = 2</translation>
    </message>
    <message>
        <source>must be one a level: d - 1 repetitions, d - 2 opponents, none for F</source>
        <translation>חייב להיות אחד לכל רמה: d - 1 חזרות, d - 2 יריבים, ואף אחד עבור F</translation>
    </message>
    <message>
        <source>must be from 1 to the number of batches</source>
        <translation>חייב להיות מ־1 עד מספר האצוות</translation>
    </message>
    <message>
        <source>asks for more than %1 examples</source>
        <translation>דורש יותר מ־%1 דוגמאות</translation>
    </message>
    <message>
        <source>must be at most the number of selection rows</source>
        <translation>חייב להיות לכל היותר מספר השורות של הבחירה</translation>
    </message>
    <message>
        <source>must be E or N</source>
        <translation>חייב להיות E או N</translation>
    </message>
    <message>
        <source>is not the bound that follows from the other constants</source>
        <translation>אינו החסם הנובע מהקבועים האחרים</translation>
    </message>
    <message>
        <source>is not the bar that follows from the other constants</source>
        <translation>אינו הרף הנובע מהקבועים האחרים</translation>
    </message>
    <message>
        <source>are not the weights that follow from the other constants</source>
        <translation>אינם המשקלים הנובעים מהקבועים האחרים</translation>
    </message>
    <message>
        <source>is not k m + n&apos;</source>
        <translation>אינו ⁦k m + n′⁩</translation>
    </message>
    <message>
        <source>is too large: a batch may have at most %1 candidates</source>
        <translation>גדול מדי: באצווה מותרים לכל היותר %1 מועמדים</translation>
    </message>
    <message>
        <source>a weight must not be below 0</source>
        <translation>אסור שמשקל יהיה מתחת ל־0</translation>
    </message>
    <message>
        <source>must be %1, one a level from 0 to Ldim</source>
        <translation>חייבים להיות %1, אחד לכל רמה מ־0 עד Ldim</translation>
    </message>
    <message>
        <source>must be below the %1 batches</source>
        <translation>חייב להיות קטן ממספר האצוות, %1</translation>
    </message>
    <message>
        <source>must hold at least one batch of %1 examples and the selection&apos;s share</source>
        <translation>חייב להספיק לאצווה אחת לפחות בת %1 דוגמאות ולחלק של הבחירה</translation>
    </message>
    <message>
        <source>needs the sharp constants</source>
        <translation>דרושים הקבועים החדים</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>לא התבקש</translation>
    </message>
    <message>
        <source>too large to be run here</source>
        <translation>גדול מכדי להריץ כאן</translation>
    </message>
    <message>
        <source>SOA of the empty sample already has loss &lt;= alpha here</source>
        <translation>ל־SOA של המדגם הריק כבר כאן הפסד של ⁦α⁩ לכל היותר</translation>
    </message>
    <message>
        <source>not reached by %1 examples</source>
        <translation>לא הושג עם %1 דוגמאות</translation>
    </message>
    <message>
        <source>the computation failed</source>
        <translation>החישוב נכשל</translation>
    </message>
    <message>
        <source>must be uniform, geometric:R, zipf:S or weights:w0,w1,…</source>
        <translation>חייב להיות uniform, ‏geometric:R, ‏zipf:S או weights:w0,w1,…</translation>
    </message>
    <message>
        <source>geometric:R needs 0 &lt; R &lt;= 1</source>
        <translation>geometric:R דורש 0 &lt; R &lt;= 1</translation>
    </message>
    <message>
        <source>zipf:S needs 0 &lt;= S &lt;= 100</source>
        <translation>zipf:S דורש 0 &lt;= S &lt;= 100</translation>
    </message>
    <message>
        <source>weight %1 must be a number from 0 to 1e300</source>
        <translation>משקל %1 חייב להיות מספר מ־0 עד 1e300</translation>
    </message>
    <message>
        <source>needs one weight for each of the %1 points, has %2</source>
        <translation>דורש משקל לכל אחת מ־%1 הנקודות, ויש בו %2</translation>
    </message>
    <message>
        <source>needs a weight above 0</source>
        <translation>דורש משקל מעל 0</translation>
    </message>
    <message>
        <source>must be a row of the class, 0 to %1</source>
        <translation>חייב להיות שורה של המחלקה, 0 עד %1</translation>
    </message>
    <message>
        <source>must have the %1 points of the class</source>
        <translation>חייבות להיות בו %1 הנקודות של המחלקה</translation>
    </message>
    <message>
        <source>must be FAMILY:ARGUMENTS with a family of %1</source>
        <translation>חייב להיות משפחה:ארגומנטים, והמשפחה אחת מאלה: %1</translation>
    </message>
    <message>
        <source>must be spelled %1</source>
        <translation>נכתב כך: %1</translation>
    </message>
    <message>
        <source>arguments must be whole numbers below %1</source>
        <translation>הארגומנטים חייבים להיות מספרים שלמים מתחת ל־%1</translation>
    </message>
    <message>
        <source>arguments must be whole numbers separated by commas</source>
        <translation>הארגומנטים חייבים להיות מספרים שלמים מופרדים בפסיקים</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3</source>
        <translation>%1 חייב להיות מ־%2 עד %3</translation>
    </message>
    <message>
        <source>%1 must be a prime number</source>
        <translation>%1 חייב להיות מספר ראשוני</translation>
    </message>
    <message>
        <source>the table would have more than %1 hypotheses</source>
        <translation>בטבלה היו יותר מ־%1 היפותזות</translation>
    </message>
    <message>
        <source>the table would have more than %1 cells</source>
        <translation>בטבלה היו יותר מ־%1 תאים</translation>
    </message>
    <message>
        <source>the domain would have more than %1 points</source>
        <translation>בתחום היו יותר מ־%1 נקודות</translation>
    </message>
    <message>
        <source>there are only %1 distinct rows on that many points</source>
        <translation>על מספר כזה של נקודות יש רק %1 שורות שונות</translation>
    </message>
    <message>
        <source>only thresholds, points, intervals, linear and affine have an implicit form</source>
        <translation>רק ל־thresholds, ‏points, ‏intervals, ‏linear ו־affine יש צורה סתומה</translation>
    </message>
    <message>
        <source>holds no hypothesis</source>
        <translation>אין בו אף היפותזה</translation>
    </message>
    <message>
        <source>must have at least one hypothesis</source>
        <translation>חייבת להיות בה לפחות היפותזה אחת</translation>
    </message>
    <message>
        <source>must have at least one point</source>
        <translation>חייבת להיות בה לפחות נקודה אחת</translation>
    </message>
    <message>
        <source>all hypotheses must have %1 labels, one has %2</source>
        <translation>לכל ההיפותזות חייבות להיות %1 תוויות, ולאחת יש %2</translation>
    </message>
    <message>
        <source>must have one name for each of the %1 points</source>
        <translation>חייב להיות שם לכל אחת מ־%1 הנקודות</translation>
    </message>
    <message>
        <source>must have one name for each of the %1 hypotheses</source>
        <translation>חייב להיות שם לכל אחת מ־%1 ההיפותזות</translation>
    </message>
    <message>
        <source>must consist of &apos;-&apos; and &apos;+&apos;</source>
        <translation>חייב להיות מורכב מ־&apos;‎-‎&apos; ומ־&apos;‎+‎&apos;</translation>
    </message>
    <message>
        <source>a label must be 0 or 1, - or +, -1 or 1</source>
        <translation>תווית חייבת להיות 0 או 1, ‎-‎ או ‎+‎, ‎-1‎ או 1</translation>
    </message>
    <message>
        <source>is neither a row of labels nor names of points: %1 of its cells are labels</source>
        <translation>אינה שורת תוויות ואינה שמות של נקודות: %1 מהתאים שלה הם תוויות</translation>
    </message>
    <message>
        <source>holds no label</source>
        <translation>אין בו אף תווית</translation>
    </message>
    <message>
        <source>every row must have %1</source>
        <translation>בכל שורה חייבות להיות %1</translation>
    </message>
    <message>
        <source>the header must name the %1 points</source>
        <translation>שורת הכותרת חייבת לתת שם ל־%1 הנקודות</translation>
    </message>
    <message>
        <source>the table has more than %1 rows</source>
        <translation>בטבלה יותר מ־%1 שורות</translation>
    </message>
    <message>
        <source>the table has more than %1 bytes of text</source>
        <translation>בטבלה יותר מ־%1 בתים של טקסט</translation>
    </message>
    <message>
        <source>the table has more than %1 cells</source>
        <translation>בטבלה יותר מ־%1 תאים</translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation>ארוך מ־%1 תווים</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>אינו טקסט</translation>
    </message>
    <message>
        <source>holds no example</source>
        <translation>אין בו אף דוגמה</translation>
    </message>
    <message>
        <source>the header must be point,label</source>
        <translation>שורת הכותרת חייבת להיות point,label</translation>
    </message>
    <message>
        <source>must begin with the header point,label</source>
        <translation>חייב להתחיל בשורת הכותרת point,label</translation>
    </message>
    <message>
        <source>an example must be point,label</source>
        <translation>דוגמה חייבת להיות point,label</translation>
    </message>
    <message>
        <source>must be POINT:LABEL, such as 5:+</source>
        <translation>חייב להיות נקודה:תווית, כגון ‎5:+‎</translation>
    </message>
    <message>
        <source>a point must be an index from 0 to %1</source>
        <translation>נקודה חייבת להיות אינדקס מ־0 עד %1</translation>
    </message>
    <message>
        <source>a label must be -1 or 1, - or +, 0 or 1</source>
        <translation>תווית חייבת להיות ‎-1‎ או 1, ‎-‎ או ‎+‎, 0 או 1</translation>
    </message>
    <message>
        <source>points are 0 to %1</source>
        <translation>הנקודות הן 0 עד %1</translation>
    </message>
    <message>
        <source>must be an index from 0 to %1</source>
        <translation>חייב להיות אינדקס מ־0 עד %1</translation>
    </message>
    <message>
        <source>must hold at least the %1 that these constants use</source>
        <translation>חייב להכיל לפחות את %1 הדוגמאות שהקבועים האלה צורכים</translation>
    </message>
    <message>
        <source>must hold exactly the %1 that these constants use</source>
        <translation>חייב להכיל בדיוק את %1 הדוגמאות שהקבועים האלה צורכים</translation>
    </message>
    <message>
        <source>the learner predicts, it does not ask</source>
        <translation>הלומד חוזה ואינו שואל</translation>
    </message>
    <message>
        <source>the point asked before must be answered first</source>
        <translation>קודם יש לענות על הנקודה שנשאלה</translation>
    </message>
    <message>
        <source>a point must be asked first</source>
        <translation>קודם יש לשאול על נקודה</translation>
    </message>
    <message>
        <source>must be a point of the class</source>
        <translation>חייב להיות נקודה של המחלקה</translation>
    </message>
    <message>
        <source>no hypothesis that is left has this label there</source>
        <translation>לאף היפותזה שנותרה אין שם התווית הזאת</translation>
    </message>
    <message>
        <source>the adversary asks and says, it does not predict</source>
        <translation>היריב שואל ועונה ואינו חוזה</translation>
    </message>
    <message>
        <source>the game is over: no further mistake can be forced</source>
        <translation>המשחק נגמר: אי אפשר לכפות עוד טעות</translation>
    </message>
    <message>
        <source>node %1 must come after its parent, and only node 0 is a root</source>
        <translation>צומת %1 חייב לבוא אחרי ההורה שלו, ורק צומת 0 הוא שורש</translation>
    </message>
    <message>
        <source>must be M, lean, generic or consistent</source>
        <translation>חייב להיות M, ‏lean, ‏generic או consistent</translation>
    </message>
    <message>
        <source>must name at least one learner</source>
        <translation>חייב לציין לפחות לומד אחד</translation>
    </message>
    <message>
        <source>are missing: at which numbers of examples to measure?</source>
        <translation>חסרים: באילו מספרי דוגמאות למדוד?</translation>
    </message>
    <message>
        <source>must be i/P, such as 0/4</source>
        <translation>חייב להיות i/P, כגון ‎0/4‎</translation>
    </message>
    <message>
        <source>i must be below P, from 0 on</source>
        <translation>i חייב להיות קטן מ־P, החל מ־0</translation>
    </message>
    <message>
        <source>P must be at most the %1 replicates</source>
        <translation>P חייב להיות לכל היותר מספר החזרות, %1</translation>
    </message>
    <message>
        <source>the index must be below the number of shards</source>
        <translation>האינדקס חייב להיות קטן ממספר החלקים</translation>
    </message>
    <message>
        <source>is not for mpirun, which deals out the replicates itself</source>
        <translation>אינו מיועד ל־mpirun, שמחלק את החזרות בעצמו</translation>
    </message>
    <message>
        <source>must be at least the number of processes</source>
        <translation>חייב להיות לפחות מספר התהליכים</translation>
    </message>
    <message>
        <source>must name a file ending in .csv or .json</source>
        <translation>חייב לציין קובץ שמסתיים ב־‎.csv‎ או ‎.json‎</translation>
    </message>
    <message>
        <source>must end in .csv or .json</source>
        <translation>חייב להסתיים ב־‎.csv‎ או ‎.json‎</translation>
    </message>
    <message>
        <source>must be a sweep&apos;s results</source>
        <translation>חייב להיות תוצאות של סדרת מדידות</translation>
    </message>
    <message>
        <source>is no results file: %1</source>
        <translation>אינו קובץ תוצאות: %1</translation>
    </message>
    <message>
        <source>must be at most the number of losses, above 0</source>
        <translation>חייב להיות לכל היותר מספר ההפסדים, וזה מעל 0</translation>
    </message>
    <message>
        <source>is not the learner and size that the scenario has there</source>
        <translation>אינו הלומד והגודל שיש בתרחיש במקום הזה</translation>
    </message>
    <message>
        <source>must be the %1 of the header</source>
        <translation>חייבות להיות %1 כמו בשורת הכותרת</translation>
    </message>
    <message>
        <source>is missing: nothing to merge</source>
        <translation>חסר: אין מה למזג</translation>
    </message>
    <message>
        <source>is of another sweep than %1</source>
        <translation>שייך לסדרת מדידות אחרת מ־%1</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>נמצא פעמיים</translation>
    </message>
    <message>
        <source>is in use: another process is at this sweep</source>
        <translation>נמצא בשימוש: תהליך אחר עובד על סדרת המדידות הזאת</translation>
    </message>
    <message>
        <source>holds cells of another scenario; choose another name or remove it</source>
        <translation>מכיל תאים של תרחיש אחר; יש לבחור שם אחר או להסיר אותו</translation>
    </message>
    <message>
        <source>holds cells of another shard or number of replicates; choose another name or remove it</source>
        <translation>מכיל תאים של חלק אחר או של מספר חזרות אחר; יש לבחור שם אחר או להסיר אותו</translation>
    </message>
    <message>
        <source>is not that of what the file holds: it was changed or damaged</source>
        <translation>אינו מתאים לתוכן הקובץ: הקובץ שונה או ניזוק</translation>
    </message>
    <message>
        <source>is not what the row&apos;s losses give, %1</source>
        <translation>אינו מה שההפסדים של השורה נותנים, %1</translation>
    </message>
    <message>
        <source>is no row</source>
        <translation>אינו שורה</translation>
    </message>
    <message>
        <source>is there and holds no results (%1); choose another name</source>
        <translation>קיים ואין בו תוצאות (%1); יש לבחור שם אחר</translation>
    </message>
    <message>
        <source>holds results of another scenario, shard or version; choose another name or remove it</source>
        <translation>מכיל תוצאות של תרחיש, חלק או גרסה אחרים; יש לבחור שם אחר או להסיר אותו</translation>
    </message>
    <message>
        <source>is one shard of a sweep; merge them first</source>
        <translation>הוא חלק אחד של סדרת מדידות; קודם יש למזג את החלקים</translation>
    </message>
    <message>
        <source>is no ordinary file, and is not replaced by one</source>
        <translation>אינו קובץ רגיל ולא יוחלף בקובץ</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>אינו קובץ רגיל</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>אי אפשר לפתוח: %1</translation>
    </message>
    <message>
        <source>cannot be opened: is a folder</source>
        <translation>אי אפשר לפתוח: זו תיקייה</translation>
    </message>
    <message>
        <source>cannot be opened: is a device</source>
        <translation>אי אפשר לפתוח: זה התקן</translation>
    </message>
    <message>
        <source>is a pipe that nobody writes into</source>
        <translation>הוא צינור שאיש אינו כותב לתוכו</translation>
    </message>
    <message>
        <source>cannot be looked at: %1</source>
        <translation>אי אפשר לבדוק: %1</translation>
    </message>
    <message>
        <source>is the file that is read, and is not replaced</source>
        <translation>הוא הקובץ שנקרא ולא יוחלף</translation>
    </message>
    <message>
        <source>is the file that --%1 writes</source>
        <translation>הוא הקובץ שהאפשרות ‎--%1‎ כותבת</translation>
    </message>
    <message>
        <source>is larger than %1 bytes</source>
        <translation>גדול מ־%1 בתים</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>אי אפשר לקרוא: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>אי אפשר לכתוב: %1</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>אי אפשר ליצור</translation>
    </message>
    <message>
        <source>is larger than %1 MiB</source>
        <translation>גדול מ־%1 MiB</translation>
    </message>
    <message>
        <source>must be a folder</source>
        <translation>חייב להיות תיקייה</translation>
    </message>
    <message>
        <source>must be a new folder or an empty one</source>
        <translation>חייב להיות תיקייה חדשה או ריקה</translation>
    </message>
    <message>
        <source>cannot be made</source>
        <translation>אי אפשר ליצור</translation>
    </message>
    <message>
        <source>must be a file or one of %1</source>
        <translation>חייב להיות קובץ או אחד מאלה: %1</translation>
    </message>
    <message>
        <source>there is no picture yet</source>
        <translation>אין עדיין תמונה</translation>
    </message>
    <message>
        <source>must end in .png, .svg or .pdf</source>
        <translation>חייב להסתיים ב־‎.png‎, ‎.svg‎ או ‎.pdf</translation>
    </message>
    <message>
        <source>must end in .mp4, .webm or .gif</source>
        <translation>חייב להסתיים ב־‎.mp4‎, ‎.webm‎ או ‎.gif</translation>
    </message>
    <message>
        <source>must end in .svg, .png, .pdf, .json or .dot</source>
        <translation>חייב להסתיים ב־‎.svg‎, ‎.png‎, ‎.pdf‎, ‎.json‎ או ‎.dot‎</translation>
    </message>
    <message>
        <source>a class of more than %1 labels is not written as a table</source>
        <translation>מחלקה עם יותר מ־%1 תוויות אינה נכתבת כטבלה</translation>
    </message>
    <message>
        <source>another export is being written: Esc stops that one</source>
        <translation>ייצוא אחר עדיין נכתב: Esc עוצר אותו</translation>
    </message>
    <message>
        <source>another animation is being written: Esc stops that one</source>
        <translation>הנפשה אחרת עדיין נכתבת: Esc עוצר אותה</translation>
    </message>
    <message>
        <source>only Tournament, Stable histogram and Selection play</source>
        <translation>רק טורניר, היסטוגרמה יציבה ובחירה מתנגנים</translation>
    </message>
    <message>
        <source>does not play: frames are of tournament, frequencies, histogram or selection</source>
        <translation>אינו מתנגן: תמונות נפרדות יש ל־tournament, ‏frequencies, ‏histogram ו־selection</translation>
    </message>
    <message>
        <source>cannot be beside out</source>
        <translation>אי אפשר יחד עם out</translation>
    </message>
    <message>
        <source>is of frames and videos, not of a still picture</source>
        <translation>שייך לתמונות נפרדות ולסרטונים, לא לתמונה בודדת</translation>
    </message>
    <message>
        <source>makes more than %1 frames: take fewer a second, or a higher speed</source>
        <translation>יוצר יותר מ־%1 תמונות: יש לבחור פחות תמונות בשנייה או מהירות גבוהה יותר</translation>
    </message>
    <message>
        <source>needs ffmpeg, which is not installed: install it, or write PNG frames into a folder</source>
        <translation>דרוש ffmpeg והוא אינו מותקן: יש להתקין אותו או לכתוב תמונות PNG לתיקייה</translation>
    </message>
    <message>
        <source>ffmpeg could not write it: %1</source>
        <translation>‏ffmpeg לא הצליח לכתוב: %1</translation>
    </message>
    <message>
        <source>ffmpeg could not write it: it gave no reason</source>
        <translation>‏ffmpeg לא הצליח לכתוב ולא ציין סיבה</translation>
    </message>
    <message>
        <source>ffmpeg could not be started</source>
        <translation>אי אפשר היה להפעיל את ffmpeg</translation>
    </message>
    <message>
        <source>must be light, dark or contrast</source>
        <translation>חייב להיות light, ‏dark או contrast</translation>
    </message>
    <message>
        <source>is of pixels: .%1 has none</source>
        <translation>שייך לפיקסלים: ב־‎.%1‎ אין כאלה</translation>
    </message>
    <message>
        <source>must be loss, dimension or epsilon</source>
        <translation>חייב להיות loss, ‏dimension או epsilon</translation>
    </message>
    <message>
        <source>is of kind dimension and epsilon: loss is drawn as measured</source>
        <translation>שייך לסוגים dimension ו־epsilon: ‏loss מצויר כפי שנמדד</translation>
    </message>
    <message>
        <source>was there when the last start failed</source>
        <translation>היה כאן כשההפעלה הקודמת נכשלה</translation>
    </message>
    <message>
        <source>is not a session of this version</source>
        <translation>אינו הפעלה של הגרסה הזאת</translation>
    </message>
    <message>
        <source>is no language of this program</source>
        <translation>אינה שפה של התוכנית הזאת</translation>
    </message>
    <message>
        <source>is no option of it</source>
        <translation>אינה אפשרות שם</translation>
    </message>
    <message>
        <source>needs a value after it</source>
        <translation>דורש ערך אחריו</translation>
    </message>
    <message>
        <source>takes no value</source>
        <translation>אינו מקבל ערך</translation>
    </message>
    <message>
        <source>draws pictures, which littlestone-lab does and this program does not</source>
        <translation>מצייר תמונות; ‎littlestone-lab‎ עושה זאת, תוכנית זו לא</translation>
    </message>
    <message>
        <source>is for pictures, which littlestone-lab draws and this program does not</source>
        <translation>נועד לתמונות; ‎littlestone-lab‎ מצייר אותן, תוכנית זו לא</translation>
    </message>
    <message>
        <source>this program was built without MPI and cannot share a sweep; use --shard i/P and merge</source>
        <translation>תוכנית זו נבנתה בלי ‎MPI‎ ואינה יכולה לחלק סדרת מדידות; השתמשו ב־‎--shard i/P‎ וב־‎merge‎</translation>
    </message>
    <message>
        <source>is missing; --help shows the usage</source>
        <translation>חסר; ‎--help‎ מראה את אופן השימוש</translation>
    </message>
    <message>
        <source>is one too many; --help shows the usage</source>
        <translation>מיותר; ‎--help‎ מראה את אופן השימוש</translation>
    </message>
    <message>
        <source>is one too many: a subcommand speaks English</source>
        <translation>מיותר: תת־פקודה מדברת אנגלית</translation>
    </message>
    <message>
        <source>is missing: the true counts, such as 93,50,3</source>
        <translation>חסר: הספירות האמיתיות, כגון 93,50,3</translation>
    </message>
    <message>
        <source>is missing: the error counts, such as 3,0,5</source>
        <translation>חסר: ספירות השגיאות, כגון 3,0,5</translation>
    </message>
    <message>
        <source>is missing: name a file ending in .svg, .png or .pdf</source>
        <translation>חסר: יש לציין קובץ שמסתיים ב־‎.svg‎, ‎.png‎ או ‎.pdf‎</translation>
    </message>
    <message>
        <source>must be exponential or permute-and-flip</source>
        <translation>חייב להיות exponential או permute-and-flip</translation>
    </message>
    <message>
        <source>a release run draws from the operating system and has no seed</source>
        <translation>הרצת פרסום מגרילה ממערכת ההפעלה ואין לה גרעין</translation>
    </message>
    <message>
        <source>a release run prints only private outputs</source>
        <translation>הרצת פרסום מדפיסה רק פלטים פרטיים</translation>
    </message>
    <message>
        <source>a data file needs no distribution</source>
        <translation>לקובץ נתונים אין צורך בהתפלגות</translation>
    </message>
    <message>
        <source>needs --seed: without it a run on a data file is a release</source>
        <translation>דורש ‎--seed‎: בלעדיו הרצה על קובץ נתונים היא פרסום</translation>
    </message>
    <message>
        <source>figures need a known distribution</source>
        <translation>לתמונות דרושה התפלגות ידועה</translation>
    </message>
    <message>
        <source>figures are of the scenario&apos;s own constants</source>
        <translation>התמונות מראות את הקבועים של התרחיש עצמו</translation>
    </message>
    <message>
        <source>a data file needs no target</source>
        <translation>לקובץ נתונים אין צורך במטרה</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 נקודות</translation>
    </message>
    <message>
        <source>%1 weights</source>
        <translation>%1 משקלים</translation>
    </message>
    <message>
        <source>%1 examples</source>
        <translation>%1 דוגמאות</translation>
    </message>
    <message>
        <source>%1 examples on %2 points</source>
        <translation>%1 דוגמאות על %2 נקודות</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>נקודה %1</translation>
    </message>
    <message>
        <source>%1 outcomes</source>
        <translation>%1 תוצאות</translation>
    </message>
    <message>
        <source>%1 counts</source>
        <translation>%1 ספירות</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 הרצות</translation>
    </message>
    <message>
        <source>%1 different counts</source>
        <translation>%1 ספירות שונות</translation>
    </message>
    <message>
        <source>%1 losses</source>
        <translation>%1 הפסדים</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 עמודות</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 מספרים</translation>
    </message>
    <message>
        <source>%1 labels</source>
        <translation>%1 תוויות</translation>
    </message>
    <message>
        <source>%1 names</source>
        <translation>%1 שמות</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>בית %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 ב־%2</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>מ־%1</translation>
    </message>
    <message>
        <source>Fail to Fail</source>
        <translation>מ־Fail ל־Fail</translation>
    </message>
    <message>
        <source>must be above %1</source>
        <translation>חייב להיות מעל %1</translation>
    </message>
    <message>
        <source>must be below %1</source>
        <translation>חייב להיות מתחת ל־%1</translation>
    </message>
    <message>
        <source>must be above %1 and below %2</source>
        <translation>חייב להיות מעל %1 ומתחת ל־%2</translation>
    </message>
    <message>
        <source>must be a whole number from 2 to 2^60, plain or as 2^40</source>
        <translation>חייב להיות מספר שלם מ־2 עד 2^60, במלואו או כ־2^40</translation>
    </message>
    <message>
        <source>must be even and at least %1</source>
        <translation>חייב להיות זוגי ולפחות %1</translation>
    </message>
    <message>
        <source>must be even, from %1 to %2</source>
        <translation>חייב להיות זוגי, מ־%1 עד %2</translation>
    </message>
    <message>
        <source>must be above 0 and below 1/2</source>
        <translation>חייב להיות גדול מ־0 וקטן מ־1/2</translation>
    </message>
    <message>
        <source>the points must increase</source>
        <translation>הנקודות חייבות לעלות</translation>
    </message>
    <message>
        <source>needs m + 1 probabilities, m even and at least 2</source>
        <translation>דרושות m + 1 הסתברויות, m זוגי ולפחות 2</translation>
    </message>
    <message>
        <source>must be em:E, erm-left, erm-mid, erm-uniform, coins:E, constant:C or steps:p0,p1,…</source>
        <translation>חייב להיות em:E,‏ erm-left,‏ erm-mid,‏ erm-uniform,‏ coins:E,‏ constant:C או steps:p0,p1,…</translation>
    </message>
    <message>
        <source>needs %1 places, the hidden example has %2</source>
        <translation>דרושים %1 מקומות, לדוגמה החבויה יש %2</translation>
    </message>
    <message>
        <source>draws times places must be at most %1</source>
        <translation>מספר ההגרלות כפול מספר המקומות חייב להיות לכל היותר %1</translation>
    </message>
    <message>
        <source>must be laplace or partition-selection</source>
        <translation>חייב להיות laplace או partition-selection</translation>
    </message>
    <message>
        <source>gives no noisy counts, by which candidates are to be removed</source>
        <translation>אינו נותן ספירות מורעשות, שלפיהן יש להסיר מועמדים</translation>
    </message>
    <message>
        <source>compares seeded runs on a known distribution</source>
        <translation>משווה הרצות עם גרעין על התפלגות ידועה</translation>
    </message>
</context>
<context>
    <name>Scenario</name>
    <message>
        <source>All labellings of three points</source>
        <translation>כל התיוגים של שלוש נקודות</translation>
    </message>
    <message>
        <source>Where every labelling is possible, each point costs a mistake.</source>
        <translation>כשכל תיוג אפשרי, כל נקודה עולה טעות.</translation>
    </message>
    <message>
        <source>Intervals: one contest is enough</source>
        <translation>קטעים: דו־קרב אחד מספיק</translation>
    </message>
    <message>
        <source>Blocks alone rarely show both ends; after one contest the target leads.</source>
        <translation>בלוקים לבדם כמעט לא מראים את שני הקצוות; אחרי דו־קרב אחד המטרה מובילה.</translation>
    </message>
    <message>
        <source>Two rounds before they agree</source>
        <translation>שני סיבובים עד להסכמה</translation>
    </message>
    <message>
        <source>Two examples never show four points; two rounds of contests do.</source>
        <translation>שתי דוגמאות לא יראו ארבע נקודות; שני סיבובי דו־קרב כן.</translation>
    </message>
    <message>
        <source>Nothing may leave</source>
        <translation>דבר אינו רשאי לצאת</translation>
    </message>
    <message>
        <source>Twelve batches reach no threshold: nothing is released.</source>
        <translation>שתים־עשרה אצוות אינן מגיעות לסף: דבר אינו משוחרר.</translation>
    </message>
    <message>
        <source>Right without being in the class</source>
        <translation>נכון בלי להיות במחלקה</translation>
    </message>
    <message>
        <source>What agrees is in no row of the class, and almost right.</source>
        <translation>מה שמוסכם אינו באף שורה של המחלקה, וכמעט נכון.</translation>
    </message>
    <message>
        <source>Lines of a small plane</source>
        <translation>ישרים במישור קטן</translation>
    </message>
    <message>
        <source>First a point, then a direction: two mistakes find any line.</source>
        <translation>קודם נקודה, אחר כך כיוון: שתי טעויות מוצאות כל ישר.</translation>
    </message>
    <message>
        <source>Points: one mistake is enough</source>
        <translation>נקודות: טעות אחת מספיקה</translation>
    </message>
    <message>
        <source>However many points there are, the dimension stays 1.</source>
        <translation>כמה נקודות שלא יהיו, הממד נשאר 1.</translation>
    </message>
    <message>
        <source>Thresholds on 8 points</source>
        <translation>ספים על 8 נקודות</translation>
    </message>
    <message>
        <source>Eight of them shatter a tree of depth 3, and one is learned privately.</source>
        <translation>שמונה מהם מנתצים עץ בעומק 3, ואחד נלמד באופן פרטי.</translation>
    </message>
    <message>
        <source>Fig. 1</source>
        <translation>איור 1</translation>
    </message>
    <message>
        <source>§3.2</source>
        <translation>⁦§3.2⁩</translation>
    </message>
    <message>
        <source>§1</source>
        <translation>⁦§1⁩</translation>
    </message>
    <message>
        <source>§5.2.2</source>
        <translation>⁦§5.2.2⁩</translation>
    </message>
    <message>
        <source>Fig. 4</source>
        <translation>איור 4</translation>
    </message>
    <message>
        <source>Lemma 26</source>
        <translation>למה 26</translation>
    </message>
    <message>
        <source>Lemma 28</source>
        <translation>למה 28</translation>
    </message>
</context>
<context>
    <name>SelectionPicture</name>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
    <message numerus="yes">
        <source>Selection among %1 released predictors.</source>
        <translation>
            <numerusform>בחירה מתוך %1 מנבא משוחרר.</numerusform>
            <numerusform>בחירה מתוך %1 מנבאים משוחררים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Selection: %1 was selected among %2; its population loss is %3.</source>
        <translation>בחירה: %1 נבחר מתוך %2; ההפסד שלו על ההתפלגות הוא %3.</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>בחירה</translation>
    </message>
    <message numerus="yes">
        <source>errors on %1 fresh examples; chance ∝ exp(−$ε$ · errors/2)</source>
        <translation>
            <numerusform>שגיאות על %1 דוגמה טרייה; הסיכוי ∝ ⁦exp(−$ε$&#xa0;·&#xa0;#/2)⁩</numerusform>
            <numerusform>שגיאות על %1 דוגמאות טריות; הסיכוי ∝ ⁦exp(−$ε$&#xa0;·&#xa0;#/2)⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>No predictor reached $T$ = %1, so there is nothing to choose from. M answers the SOA&apos;s predictor of the empty sample, which depends on no data.</source>
        <translation>אף מנבא לא הגיע ל־⁦$T$&#xa0;=&#xa0;%1⁩, ולכן אין בין מה לבחור. ⁦M⁩ עונה במנבא של ה־SOA למדגם הריק, שאינו תלוי בשום נתון.</translation>
    </message>
    <message>
        <source>The selection waits for the released list.</source>
        <translation>הבחירה ממתינה לרשימה המשוחררת.</translation>
    </message>
    <message>
        <source>Selected hypothesis</source>
        <translation>ההיפותזה שנבחרה</translation>
    </message>
    <message>
        <source>$ĥ$ is new</source>
        <translation>$ĥ$ חדש</translation>
    </message>
    <message>
        <source>one predictor leaves</source>
        <translation>מנבא אחד יוצא</translation>
    </message>
    <message>
        <source>One predictor leaves, private at (%1,&#xa0;%2).</source>
        <translation>מנבא אחד יוצא, פרטי ברמה ⁦(%1,&#xa0;%2)⁩.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>+ %1 more</source>
        <translation>ועוד %1</translation>
    </message>
    <message>
        <source>, together %1</source>
        <translation>, יחד %1</translation>
    </message>
    <message>
        <source>Was it a good choice?</source>
        <translation>האם הבחירה טובה?</translation>
    </message>
    <message>
        <source>$ĥ$ beside the target $c$; only we can see that</source>
        <translation>$ĥ$ לצד המטרה $c$; רק אנחנו רואים זאת</translation>
    </message>
    <message>
        <source>loss %1</source>
        <translation>הפסד %1</translation>
    </message>
    <message>
        <source>They agree wherever an example can fall.</source>
        <translation>הם מסכימים בכל מקום שדוגמה יכולה ליפול בו.</translation>
    </message>
    <message>
        <source>The weight of the points where they differ.</source>
        <translation>המשקל של הנקודות שבהן הם נבדלים.</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
    <message>
        <source>before the privacy boundary</source>
        <translation>לפני גבול הפרטיות</translation>
    </message>
    <message>
        <source>what anyone may see</source>
        <translation>מה שכל אחד רשאי לראות</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message numerus="yes">
        <source>%1 examples</source>
        <translation>
            <numerusform>%1 דוגמה</numerusform>
            <numerusform>%1 דוגמאות</numerusform>
        </translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
    <message>
        <source>Algorithm G, §5.2.3</source>
        <translation>אלגוריתם G, ⁦§5.2.3⁩</translation>
    </message>
    <message>
        <source>Batch %1 of %2 is played in full. It drew level k = 0: S is empty and there is no contest.</source>
        <translation>אצווה %1 מתוך %2 מוצגת במלואה. היא הגרילה את הרמה ⁦k&#xa0;=&#xa0;0⁩: ⁦S⁩ ריק, ואין דו־קרב.</translation>
    </message>
    <message>
        <source>Batch %1 of %2 is played in full. It drew level k = %3, so S ~ D̃%4 is grown by contests, from the leaves to the root.</source>
        <translation>אצווה %1 מתוך %2 מוצגת במלואה. היא הגרילה את הרמה ⁦k&#xa0;=&#xa0;%3⁩, ולכן ⁦S&#xa0;~&#xa0;D̃%4⁩ נבנה בדו־קרבות, מן העלים אל השורש.</translation>
    </message>
    <message>
        <source>Definition of D̃_k, (i)–(ii), §5.2.3</source>
        <translation>הגדרת ⁦D̃_k⁩, ⁦(i)–(ii)⁩, ⁦§5.2.3⁩</translation>
    </message>
    <message>
        <source>Block T%1 is drawn: %2. After it the SOA predicts f%3 = %4.</source>
        <translation>הבלוק ⁦T%1⁩ מוגרל: ⁦%2⁩. אחריו ה־SOA מנבא ⁦f%3&#xa0;=&#xa0;%4⁩.</translation>
    </message>
    <message>
        <source>Block T%1 is drawn after S%1: %2. Now the SOA predicts f%3 = %4.</source>
        <translation>הבלוק ⁦T%1⁩ מוגרל אחרי ⁦S%1⁩: ⁦%2⁩. כעת ה־SOA מנבא ⁦f%3&#xa0;=&#xa0;%4⁩.</translation>
    </message>
    <message>
        <source>Definition of D̃_k, (iii), §5.2.3</source>
        <translation>הגדרת ⁦D̃_k⁩, ⁦(iii)⁩, ⁦§5.2.3⁩</translation>
    </message>
    <message>
        <source>f₀ and f₁ are the same predictor, %1, so there is no contest. Both samples are thrown away and drawn again.</source>
        <translation>⁦f₀⁩ ו־⁦f₁⁩ הם אותו מנבא, %1, ולכן אין דו־קרב. שני המדגמים נזרקים ומוגרלים מחדש.</translation>
    </message>
    <message>
        <source>The root contest.</source>
        <translation>הדו־קרב בשורש.</translation>
    </message>
    <message>
        <source>Round %1, contest (x%2, y%2).</source>
        <translation>סיבוב %1, דו־קרב ⁦(x%2,&#xa0;y%2)⁩.</translation>
    </message>
    <message>
        <source>Definition of D̃_k, (iv)–(v), §5.2.3 · Obs. 24</source>
        <translation>הגדרת ⁦D̃_k⁩, ⁦(iv)–(v)⁩, ⁦§5.2.3⁩ · הבחנה 24</translation>
    </message>
    <message>
        <source>%1 f₀ and f₁ first differ at point %2, and the coin there shows %3. f%4 says %5, so it is forced to err: %6 wins.</source>
        <translation>%1 ⁦f₀⁩ ו־⁦f₁⁩ נבדלים לראשונה בנקודה %2, והמטבע שם מראה ⁦%3⁩. ⁦f%4⁩ אומר ⁦%5⁩, ולכן נאלץ לטעות: ⁦%6⁩ מנצח.</translation>
    </message>
    <message>
        <source>Definition of D̃_k, (∗), §5.2.3</source>
        <translation>הגדרת ⁦D̃_k⁩, ⁦(∗)⁩, ⁦§5.2.3⁩</translation>
    </message>
    <message>
        <source>The next block would need more than the N = %1 examples this batch may draw. It says Fail and casts no vote.</source>
        <translation>הבלוק הבא ידרוש יותר מ־⁦N&#xa0;=&#xa0;%1⁩ הדוגמאות שהאצווה הזאת רשאית להגריל. היא אומרת Fail ואינה מצביעה.</translation>
    </message>
    <message>
        <source>Algorithm G, step 3, §5.2.3</source>
        <translation>אלגוריתם G, צעד 3, ⁦§5.2.3⁩</translation>
    </message>
    <message>
        <source>One last block T is drawn after S: %1. This batch votes for SOA(S ∘ T), which is %2.</source>
        <translation>בלוק אחרון ⁦T⁩ מוגרל אחרי ⁦S⁩: ⁦%1⁩. האצווה הזאת מצביעה בעד ⁦SOA(S&#xa0;∘&#xa0;T)⁩, שהוא %2.</translation>
    </message>
    <message>
        <source>Algorithm M, step 1, §5.3.2</source>
        <translation>אלגוריתם M, צעד 1, ⁦§5.3.2⁩</translation>
    </message>
    <message>
        <source>There is no other batch.</source>
        <translation>אין אצווה אחרת.</translation>
    </message>
    <message numerus="yes">
        <source>The other %1 batches run the same way, each on examples of its own.</source>
        <translation>
            <numerusform>‏%1 אצווה אחרת רצה באותו אופן, על דוגמאות משלה.</numerusform>
            <numerusform>‏%1 האצוות האחרות רצות באותו אופן, כל אחת על דוגמאות משלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>All said Fail, so nobody votes.</source>
        <translation>כולן אמרו Fail, ולכן איש אינו מצביע.</translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote, %2 said Fail; %3 leads with %4.</source>
        <translation>
            <numerusform>‏%1 אצווה מצביעה, %2 אמרו Fail; %3 מוביל עם %4.</numerusform>
            <numerusform>‏%1 אצוות מצביעות, %2 אמרו Fail; %3 מוביל עם %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 votes</source>
        <translation>
            <numerusform>%1 קול</numerusform>
            <numerusform>%1 קולות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 שגיאה</numerusform>
            <numerusform>%1 שגיאות</numerusform>
        </translation>
    </message>
    <message>
        <source>Hist, Lemma 28 · Theorem 30, step 2</source>
        <translation>Hist, למה 28 · משפט 30, צעד 2</translation>
    </message>
    <message>
        <source>Nobody voted. A count of 0 is never given noise, so nothing can leave.</source>
        <translation>איש לא הצביע. ספירה של 0 אינה מקבלת רעש, ולכן דבר אינו יכול לצאת.</translation>
    </message>
    <message numerus="yes">
        <source>The votes are counted. %1 different predictors got at least one; a predictor without a vote does not appear at all.</source>
        <translation>
            <numerusform>הקולות נספרו. רק %1 מנבא קיבל קולות; מנבא בלי קול אינו מופיע כלל.</numerusform>
            <numerusform>הקולות נספרו. %1 מנבאים שונים קיבלו לפחות אחד; מנבא בלי קול אינו מופיע כלל.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each count gets its own integer noise Z, and Z = z has probability proportional to exp(−ε|z|/2). %1 goes from %2 to %3.</source>
        <translation>כל ספירה מקבלת רעש שלם ⁦Z⁩ משלה, וההסתברות של ⁦Z&#xa0;=&#xa0;z⁩ פרופורציונית ל־⁦exp(−ε|z|/2)⁩. %1 עובר מ־⁦%2⁩ ל־⁦%3⁩.</translation>
    </message>
    <message>
        <source>A predictor leaves only if its count plus noise reaches T = %1. None does: nothing is released.</source>
        <translation>מנבא יוצא רק אם הספירה ועוד הרעש מגיעים ל־⁦T&#xa0;=&#xa0;%1⁩. אף אחד לא הגיע: דבר אינו משוחרר.</translation>
    </message>
    <message>
        <source>A predictor leaves only if its count plus noise reaches T = %1. All %2 do.</source>
        <translation>מנבא יוצא רק אם הספירה ועוד הרעש מגיעים ל־⁦T&#xa0;=&#xa0;%1⁩. כל ה־%2 הגיעו.</translation>
    </message>
    <message>
        <source>A predictor leaves only if its count plus noise reaches T = %1. Here %2 of %3 do; the rest are withheld, as if they had never been seen.</source>
        <translation>מנבא יוצא רק אם הספירה ועוד הרעש מגיעים ל־⁦T&#xa0;=&#xa0;%1⁩. כאן הגיעו %2 מתוך %3; השאר נעצרים, כאילו לא נראו מעולם.</translation>
    </message>
    <message>
        <source>GenericLearner, Lemma 29 · Theorem 30, step 4</source>
        <translation>GenericLearner, למה 29 · משפט 30, צעד 4</translation>
    </message>
    <message>
        <source>No predictor reached T = %1, so the list is empty. M answers the SOA&apos;s predictor of the empty sample, which depends on no data.</source>
        <translation>אף מנבא לא הגיע ל־⁦T&#xa0;=&#xa0;%1⁩, ולכן הרשימה ריקה. ⁦M⁩ עונה במנבא של ה־SOA למדגם הריק, שאינו תלוי בשום נתון.</translation>
    </message>
    <message>
        <source>The %1 released predictors are tried on %2 fresh examples. %3 does best, with %4.</source>
        <translation>‏%1 המנבאים המשוחררים נבחנים על %2 דוגמאות טריות. הטוב ביותר הוא %3, עם %4.</translation>
    </message>
    <message>
        <source>The one released predictor, %1, is tried on %2 fresh examples and makes %3.</source>
        <translation>המנבא המשוחרר היחיד, %1, נבחן על %2 דוגמאות טריות, עם %3.</translation>
    </message>
    <message>
        <source>Each gets a chance proportional to exp(−ε · errors/2): few errors are likely, and one example can change any chance only a little.</source>
        <translation>כל אחד מקבל סיכוי פרופורציוני ל־⁦exp(−ε&#xa0;·&#xa0;#/2)⁩, כאשר ⁦#⁩ הוא מספר השגיאות: מעט שגיאות סבירות יותר, ודוגמה אחת משנה כל סיכוי רק במעט.</translation>
    </message>
    <message>
        <source>The draw selects %1. It equals the target, so its loss is 0; only we can see that.</source>
        <translation>ההגרלה בוחרת את %1. זו המטרה עצמה, ולכן ההפסד 0; רק אנחנו רואים זאת.</translation>
    </message>
    <message>
        <source>The draw selects %1. Its population loss is %2; only we can see that.</source>
        <translation>ההגרלה בוחרת את %1. ההפסד שלו על ההתפלגות הוא %2; רק אנחנו רואים זאת.</translation>
    </message>
</context>
<context>
    <name>Thumbnail</name>
    <message>
        <source>A small picture of %1.</source>
        <translation>תמונה קטנה של %1.</translation>
    </message>
</context>
<context>
    <name>TournamentPicture</name>
    <message>
        <source>wins</source>
        <translation>מנצח</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>מפסיד</translation>
    </message>
    <message>
        <source>coin disagrees with $c$</source>
        <translation>המטבע חולק על $c$</translation>
    </message>
    <message>
        <source>redraws, $f_0 = f_1$</source>
        <translation>הגרלות חוזרות, $f_0 = f_1$</translation>
    </message>
    <message>
        <source>Fail: the next block would pass the cap $N$ = %1. This batch does not vote.</source>
        <translation>Fail: הבלוק הבא היה עובר את הגבול ⁦$N$&#xa0;=&#xa0;%1⁩. האצווה הזאת אינה מצביעה.</translation>
    </message>
    <message>
        <source>$S$ grows here, once a contest is decided.</source>
        <translation>כאן גדל $S$, כשדו־קרב הוכרע.</translation>
    </message>
    <message>
        <source>$S$ = ∅. Next, $T$ is drawn.</source>
        <translation>⁦$S$&#xa0;=&#xa0;∅⁩. כעת מוגרל $T$.</translation>
    </message>
    <message>
        <source>not in the class</source>
        <translation>לא במחלקה</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>Fail: the next block would pass the cap $N$ = %1.</source>
        <translation>Fail: הבלוק הבא היה עובר את הגבול ⁦$N$&#xa0;=&#xa0;%1⁩.</translation>
    </message>
    <message>
        <source>%1, target %2, %3 examples in each $T_b$.</source>
        <translation>⁦%1⁩, מטרה %2, %3 דוגמאות בכל $T_b$.</translation>
    </message>
    <message>
        <source>Bold edges won the contest at the node above.</source>
        <translation>קשתות עבות ניצחו בדו־קרב שבצומת שמעליהן.</translation>
    </message>
    <message>
        <source>The leaves are the empty sample, $D_0$.</source>
        <translation>העלים הם המדגם הריק, $D_0$.</translation>
    </message>
    <message>
        <source>At level 0 there is no contest.</source>
        <translation>ברמה 0 אין דו־קרב.</translation>
    </message>
    <message>
        <source>Here SOA(%1) is not in the class.</source>
        <translation>כאן ⁦SOA(%1)⁩ אינו במחלקה.</translation>
    </message>
    <message>
        <source>Here SOA(%1) = %2.</source>
        <translation>כאן ⁦SOA(%1)&#xa0;=&#xa0;%2⁩.</translation>
    </message>
    <message>
        <source>A tournament of level %1 that failed: its cap was used up.</source>
        <translation>טורניר ברמה %1 שנכשל: הגבול שלו נוצל.</translation>
    </message>
    <message>
        <source>Level 0: T was drawn on the empty sample.</source>
        <translation>רמה 0: ⁦T⁩ הוגרל אחרי המדגם הריק.</translation>
    </message>
    <message>
        <source>Level 0: nothing is drawn yet.</source>
        <translation>רמה 0: עוד לא הוגרל דבר.</translation>
    </message>
    <message>
        <source>A tournament of level %1: %2 of its %3 contests are decided.</source>
        <translation>טורניר ברמה %1: הוכרעו %2 מתוך %3 הדו־קרבות שלו.</translation>
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
        <translation>הצגה F5</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>ייצוא…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>%1  ·  edited</source>
        <translation>%1  ·  שונה</translation>
    </message>
    <message>
        <source>%1 — Littlestone Lab</source>
        <translation>%1 — Littlestone Lab</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;קובץ</translation>
    </message>
    <message>
        <source>&amp;Gallery</source>
        <translation>&amp;גלריה</translation>
    </message>
    <message>
        <source>&amp;Open scenario…</source>
        <translation>&amp;פתיחת תרחיש…</translation>
    </message>
    <message>
        <source>Copy &amp;command line</source>
        <translation>העתקת שורת פ&amp;קודה</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>י&amp;ציאה</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;עריכה</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;חוזר</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;בהיר</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;כהה</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>הפחתת &amp;תנועה</translation>
    </message>
    <message>
        <source>&amp;Scenario panel</source>
        <translation>לוח התר&amp;חיש</translation>
    </message>
    <message>
        <source>&amp;Explanation panel</source>
        <translation>לוח ה&amp;הסבר</translation>
    </message>
    <message>
        <source>&amp;Table of this page</source>
        <translation>&amp;טבלה של העמוד הזה</translation>
    </message>
    <message>
        <source>&amp;Presentation</source>
        <translation>ה&amp;צגה</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;ניגון</translation>
    </message>
    <message>
        <source>Play or pause	Space</source>
        <translation>ניגון או השהיה	רווח</translation>
    </message>
    <message>
        <source>Next step	→</source>
        <translation>הצעד הבא	→</translation>
    </message>
    <message>
        <source>Previous step	←</source>
        <translation>הצעד הקודם	←</translation>
    </message>
    <message>
        <source>Next round	Shift+→</source>
        <translation>הסיבוב הבא	Shift+→</translation>
    </message>
    <message>
        <source>Previous round	Shift+←</source>
        <translation>הסיבוב הקודם	Shift+←</translation>
    </message>
    <message>
        <source>To the start	Home</source>
        <translation>להתחלה	Home</translation>
    </message>
    <message>
        <source>To the end	End</source>
        <translation>לסוף	End</translation>
    </message>
    <message>
        <source>Replay	R</source>
        <translation>שוב מההתחלה	R</translation>
    </message>
    <message>
        <source>Faster	+</source>
        <translation>מהר יותר	+</translation>
    </message>
    <message>
        <source>Slower	−</source>
        <translation>לאט יותר	−</translation>
    </message>
    <message>
        <source>Stop computing	Esc</source>
        <translation>עצירת החישוב	Esc</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ע&amp;זרה</translation>
    </message>
    <message>
        <source>&amp;Keys	?</source>
        <translation>&amp;מקשים	?</translation>
    </message>
    <message>
        <source>&amp;About Littlestone Lab</source>
        <translation>&amp;אודות Littlestone Lab</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>פתיחת תרחיש</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>תרחישים (*.json);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>שמירת תרחיש</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>תרחישים (*.json)</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>ייצוא תמונה</translation>
    </message>
    <message>
        <source>About Littlestone Lab</source>
        <translation>אודות Littlestone Lab</translation>
    </message>
    <message>
        <source>Littlestone Lab %1

Private and online learnability, run and drawn, after
Alon, Bun, Livni, Malliaris, Moran: Private and Online Learnability are Equivalent.

GPL-3.0-or-later</source>
        <translation>⁦Littlestone Lab %1⁩

למידוּת פרטית ומקוונת, בהרצה ובציור, על פי
⁦Alon, Bun, Livni, Malliaris, Moran: Private and Online Learnability are Equivalent.⁩

⁦GPL-3.0-or-later⁩</translation>
    </message>
    <message>
        <source>Writing the animation: %1 of %2 frames. Esc stops it.</source>
        <translation>האנימציה נכתבת: %1 מתוך %2 תמונות. Esc עוצר.</translation>
    </message>
    <message>
        <source>%1 is written: %2 frames.</source>
        <translation>⁦%1⁩ נכתב: %2 תמונות.</translation>
    </message>
    <message>
        <source>The animation was stopped; nothing was written.</source>
        <translation>האנימציה נעצרה; דבר לא נכתב.</translation>
    </message>
    <message>
        <source>Export &amp;animation…</source>
        <translation>ייצוא &amp;אנימציה…</translation>
    </message>
    <message>
        <source>PNG frames in a new folder (*)</source>
        <translation>תמונות PNG בתיקייה חדשה (*)</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>ייצוא אנימציה</translation>
    </message>
    <message>
        <source>Export frames (video needs ffmpeg, which is not installed)</source>
        <translation>ייצוא תמונות (וידאו דורש ffmpeg, שאינו מותקן)</translation>
    </message>
    <message>
        <source>Video (*.mp4 *.webm *.gif)</source>
        <translation>וידאו (*.mp4 *.webm *.gif)</translation>
    </message>
    <message>
        <source>Exporting: %1 of %2 files. Esc stops it.</source>
        <translation>ייצוא: %1 מתוך %2 קבצים. Esc עוצר אותו.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 נכתב.</translation>
    </message>
    <message numerus="yes">
        <source>%n files are written to %1.</source>
        <translation>
            <numerusform>קובץ %n נכתב אל %1.</numerusform>
            <numerusform>%n קבצים נכתבו אל %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was stopped; some files may be there.</source>
        <translation>הייצוא נעצר; ייתכן שחלק מהקבצים כבר נכתבו.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;ייצוא…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>הת&amp;קרבות</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>הת&amp;רחקות</translation>
    </message>
    <message>
        <source>Export into the folder</source>
        <translation>ייצוא אל התיקייה</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ייצוא</translation>
    </message>
    <message>
        <source>Replace in that folder: %1?</source>
        <translation>להחליף בתיקייה הזאת: %1?</translation>
    </message>
    <message>
        <source>Reading %1. Esc stops it.</source>
        <translation>קורא את %1. ‏Esc עוצר.</translation>
    </message>
    <message>
        <source>%1: %2 hypotheses on %3 points.</source>
        <translation>%1: %2 היפותזות על %3 נקודות.</translation>
    </message>
    <message>
        <source>Open class &amp;table…</source>
        <translation>פתיחת &amp;טבלה כמחלקה…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;שפה</translation>
    </message>
    <message>
        <source>Open a table as the class</source>
        <translation>פתיחת טבלה כמחלקה</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>טבלאות (*.csv *.tsv *.txt);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>&amp;Save scenario</source>
        <translation>&amp;שמירת תרחיש</translation>
    </message>
    <message>
        <source>Sa&amp;ve scenario as…</source>
        <translation>שמירת תרחיש &amp;בשם…</translation>
    </message>
    <message>
        <source>Stopped. The pictures are of the run before; any change computes anew.</source>
        <translation>נעצר. התמונות הן של ההרצה הקודמת; כל שינוי יחשב מחדש.</translation>
    </message>
    <message>
        <source>Not computed. The pictures are of the run before.</source>
        <translation>לא חושב. התמונות הן מההרצה הקודמת.</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>פרק</translation>
    </message>
    <message>
        <source>Open &amp;data…</source>
        <translation>פתיחת &amp;נתונים…</translation>
    </message>
    <message>
        <source>Open data to learn from</source>
        <translation>פתיחת נתונים ללמידה</translation>
    </message>
    <message>
        <source>Data (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>נתונים (*.csv *.tsv *.txt);;כל הקבצים (*)</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::BoundaryNote</name>
    <message>
        <source>Before the privacy boundary. Shown only because the data is synthetic.</source>
        <translation>לפני גבול הפרטיות. מוצג רק משום שהנתונים סינתטיים.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::BusyBar</name>
    <message>
        <source>computing · Esc keeps this</source>
        <translation>מחשב · Esc שומר את זה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ChapterChooser</name>
    <message>
        <source>Chapter %1: %2</source>
        <translation>פרק %1: %2</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ClassPage</name>
    <message>
        <source>Open a table…</source>
        <translation>פתיחת טבלה…</translation>
    </message>
    <message>
        <source>A class of your own: a hypothesis a line, its labels 0/1, -/+ or -1/1</source>
        <translation>מחלקה משלכם: היפותזה בכל שורה, תוויות 0/1, ‎-/+‎ או ‎-1/1</translation>
    </message>
    <message>
        <source>The class %1</source>
        <translation>המחלקה ⁦%1⁩</translation>
    </message>
    <message>
        <source>A row is a hypothesis, a column a point. The target row labels the examples; bars show how often a point is drawn.</source>
        <translation>שורה היא היפותזה, עמודה היא נקודה. שורת המטרה מתייגת את הדוגמאות; העמודות מראות כמה פעמים נקודה מוגרלת.</translation>
    </message>
    <message>
        <source>Where the labels come from</source>
        <translation>מאין באות התוויות</translation>
    </message>
    <message>
        <source>Examples are drawn from the distribution and labelled by the target $c$ = %1: the realizable case.</source>
        <translation>הדוגמאות מוגרלות מן ההתפלגות ומתויגות על ידי המטרה ⁦$c$&#xa0;=&#xa0;%1⁩: המקרה הבר־מימוש.</translation>
    </message>
    <message>
        <source>Two dimensions</source>
        <translation>שני ממדים</translation>
    </message>
    <message>
        <source>VC decides what can be learned at all, Littlestone what can be learned privately. VC ≤ Ldim ≤ log₂ of the number of hypotheses.</source>
        <translation>⁦VC⁩ קובע מה ניתן ללמוד בכלל, ליטלסטון מה ניתן ללמוד באופן פרטי. ⁦VC&#xa0;≤&#xa0;Ldim&#xa0;≤&#xa0;log₂⁩ של מספר ההיפותזות.</translation>
    </message>
    <message>
        <source>Equal rows</source>
        <translation>שורות שוות</translation>
    </message>
    <message>
        <source>The class has %1 hypotheses on %2 points. Its Littlestone dimension is %3, its VC dimension %4. It can be learned privately because the first is finite.</source>
        <translation>במחלקה %1 היפותזות על %2 נקודות. ממד ליטלסטון שלה %3, וממד ה־VC שלה %4. היא ניתנת ללמידה פרטית משום שהראשון סופי.</translation>
    </message>
    <message>
        <source>Theorems 2, 3 and 5 · §3.2</source>
        <translation>משפטים 2, 3 ו־5 · ⁦§3.2⁩</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DataBar</name>
    <message>
        <source>Release</source>
        <translation>שחרור</translation>
    </message>
    <message>
        <source>With the seed</source>
        <translation>עם הגרעין</translation>
    </message>
    <message>
        <source>Where the noise comes from</source>
        <translation>מאין בא הרעש</translation>
    </message>
    <message>
        <source>A release draws from the operating system and is private; a run with the seed can be repeated and is not</source>
        <translation>שחרור מגריל ממערכת ההפעלה והוא פרטי; הרצה עם הגרעין ניתנת לחזרה ואינה פרטית</translation>
    </message>
    <message>
        <source>Runs M on the file once; a release spends its ε and δ</source>
        <translation>מריץ את M על הקובץ פעם אחת; שחרור מוציא את ה־ε וה־δ שלו</translation>
    </message>
    <message>
        <source>Learn: spends %1</source>
        <translation>ללמוד: מוציא %1</translation>
    </message>
    <message>
        <source>Learn, not private</source>
        <translation>ללמוד, לא פרטי</translation>
    </message>
    <message>
        <source>Spent in this session: nothing.</source>
        <translation>הוצא בהפעלה זו: דבר לא.</translation>
    </message>
    <message>
        <source>Spent in this session: %1; %2.</source>
        <translation>הוצא בהפעלה זו: %1; %2.</translation>
    </message>
    <message>
        <source>Spent in this session: %1.</source>
        <translation>הוצא בהפעלה זו: %1.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DataPage</name>
    <message>
        <source>Open data…</source>
        <translation>פתיחת נתונים…</translation>
    </message>
    <message>
        <source>Count from 0…</source>
        <translation>ספירה מ־0…</translation>
    </message>
    <message>
        <source>Forgets what this session has spent: for data of other people</source>
        <translation>שוכח מה הוציאה הפעלה זו: לנתונים של אנשים אחרים</translation>
    </message>
    <message>
        <source>Count from 0</source>
        <translation>ספירה מ־0</translation>
    </message>
    <message numerus="yes">
        <source>What was released stays released. Count from 0 only for people who are in none of the files that were learned from. Forget %n runs?</source>
        <translation>
            <numerusform>מה ששוחרר נשאר משוחרר. יש לספור מ־0 רק לאנשים שאינם באף אחד מהקבצים שנלמד מהם. לשכוח הרצה אחת?</numerusform>
            <numerusform>מה ששוחרר נשאר משוחרר. יש לספור מ־0 רק לאנשים שאינם באף אחד מהקבצים שנלמד מהם. לשכוח %n הרצות?</numerusform>
        </translation>
    </message>
    <message>
        <source>Learning… Esc stops it, and nothing is spent.</source>
        <translation>לומד… Esc עוצר, ודבר לא יוצא.</translation>
    </message>
    <message>
        <source>No data yet.</source>
        <translation>עדיין אין נתונים.</translation>
    </message>
    <message>
        <source>A run on data of your own</source>
        <translation>הרצה על נתונים משלך</translation>
    </message>
    <message>
        <source>M learns from a file. What left it may be told to anyone; what it counted is not kept.</source>
        <translation>M לומד מקובץ. את מה שיצא מותר לספר לכל אחד; מה שנספר אינו נשמר.</translation>
    </message>
    <message>
        <source>Open a file with a line for each person. M learns from it what it learns from drawn examples.</source>
        <translation>יש לפתוח קובץ עם שורה לכל אדם. M לומד ממנו את מה שהוא לומד מדוגמאות מוגרלות.</translation>
    </message>
    <message>
        <source>The file is chosen. Nothing is read and nothing is spent until you press the button.</source>
        <translation>הקובץ נבחר. דבר אינו נקרא ודבר אינו יוצא עד ללחיצה על הכפתור.</translation>
    </message>
    <message>
        <source>M has read %1 lines and released %2 predictors. The hypothesis it chose is private at %3.</source>
        <translation>M קרא %1 שורות ושחרר %2 מנבאים. ההיפותזה שבחר פרטית ב־%3.</translation>
    </message>
    <message>
        <source>M has read %1 lines and released %2 predictors, with noise that anybody can draw again.</source>
        <translation>M קרא %1 שורות ושחרר %2 מנבאים, עם רעש שכל אחד יכול להגריל שוב.</translation>
    </message>
    <message>
        <source>Theorem 3 · help: side-channels</source>
        <translation>משפט 3 · עזרה: side-channels</translation>
    </message>
    <message>
        <source>Private: yes</source>
        <translation>פרטי: כן</translation>
    </message>
    <message>
        <source>Private: no</source>
        <translation>פרטי: לא</translation>
    </message>
    <message>
        <source>Is it accurate?</source>
        <translation>האם זה מדויק?</translation>
    </message>
    <message>
        <source>Custom constants promise privacy and no accuracy.</source>
        <translation>קבועים משלך מבטיחים פרטיות ולא דיוק.</translation>
    </message>
    <message>
        <source>Loss at most %1 but for a chance of %2, if some hypothesis of the class fits the data (Theorem 3).</source>
        <translation>הפסד של לכל היותר %1 פרט לסיכוי של %2, אם היפותזה כלשהי של המחלקה מתאימה לנתונים (משפט 3).</translation>
    </message>
    <message>
        <source>Spent in this session</source>
        <translation>הוצא בהפעלה זו</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>עדיין דבר לא.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ExportDialog</name>
    <message>
        <source>all pages</source>
        <translation>כל העמודים</translation>
    </message>
    <message>
        <source>PNG size</source>
        <translation>גודל PNG</translation>
    </message>
    <message>
        <source>light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ללא</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ייצוא</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>עמודים</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>תמונה</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>ערכת צבעים</translation>
    </message>
    <message>
        <source>Data beside it</source>
        <translation>נתונים לצידה</translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation>בחירת מקום…</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::Frame</name>
    <message>
        <source>Scenario</source>
        <translation>תרחיש</translation>
    </message>
    <message>
        <source>What is happening</source>
        <translation>מה קורה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::Gallery</name>
    <message>
        <source>What can be learned privately is what can be learned online.</source>
        <translation>מה שניתן ללמוד באופן פרטי הוא מה שניתן ללמוד באופן מקוון.</translation>
    </message>
    <message>
        <source>A class is privately learnable exactly when its Littlestone dimension is finite. Watch why: trees force mistakes, tournaments find agreement, noise and a threshold let only agreement out.</source>
        <translation>מחלקה ניתנת ללמידה פרטית בדיוק כאשר ממד ליטלסטון שלה סופי. כאן רואים למה: עצים כופים טעויות, טורנירים מוצאים הסכמה, רעש וסף מוציאים החוצה רק הסכמה.</translation>
    </message>
    <message>
        <source>Play the worked example</source>
        <translation>הפעלת הדוגמה הפתורה</translation>
    </message>
    <message>
        <source>Open a scenario…</source>
        <translation>פתיחת תרחיש…</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter opens, ? shows all keys</source>
        <translation>מקשי החצים בוחרים, Enter פותח, ⁦?⁩ מציג את כל המקשים</translation>
    </message>
    <message>
        <source>Open a table…</source>
        <translation>פתיחת טבלה…</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GalleryCard</name>
    <message>
        <source>Start here</source>
        <translation>להתחיל כאן</translation>
    </message>
    <message>
        <source>%1 · Ldim %2</source>
        <translation>⁦%1&#xa0;·&#xa0;Ldim&#xa0;%2⁩</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GameBar</name>
    <message>
        <source>To the first round (Home)</source>
        <translation>לסיבוב הראשון ⁦(Home)⁩</translation>
    </message>
    <message>
        <source>Take back (←)</source>
        <translation>לחזור אחורה ⁦(←)⁩</translation>
    </message>
    <message>
        <source>Again (→)</source>
        <translation>שוב קדימה ⁦(→)⁩</translation>
    </message>
    <message>
        <source>To the last move (End)</source>
        <translation>למהלך האחרון ⁦(End)⁩</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>מהלך %1 מתוך %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>סיבוב %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GamePanel</name>
    <message>
        <source>You ask</source>
        <translation>לשאול</translation>
    </message>
    <message>
        <source>You learn</source>
        <translation>ללמוד</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>לשאול</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>מההתחלה</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Whom you play</source>
        <translation>התפקיד שלכם</translation>
    </message>
    <message>
        <source>Point to ask</source>
        <translation>הנקודה שנשאל</translation>
    </message>
    <message>
        <source>You are the adversary. Ask a point, hear the SOA, then say what is true.</source>
        <translation>אתם היריב. שאלו נקודה, שמעו את ה־SOA, ואז אמרו מה נכון.</translation>
    </message>
    <message>
        <source>You are the learner. A point is asked: predict its label, then hear the truth.</source>
        <translation>אתם הלומד. נשאלת נקודה: נבאו את התווית שלה, ואז שמעו מה נכון.</translation>
    </message>
    <message>
        <source>The SOA never makes more than Ldim&#xa0;=&#xa0;%1.</source>
        <translation>ה־SOA לעולם אינו טועה יותר מ־⁦Ldim&#xa0;=&#xa0;%1⁩.</translation>
    </message>
    <message>
        <source>No learner can be sure of fewer than Ldim&#xa0;=&#xa0;%1.</source>
        <translation>אף לומד לא יובטח לו פחות מ־⁦Ldim&#xa0;=&#xa0;%1⁩.</translation>
    </message>
    <message>
        <source>No further mistake can be forced.</source>
        <translation>אי אפשר לכפות עוד טעות.</translation>
    </message>
    <message>
        <source>Point %1: both sides keep Ldim ≥ %2.</source>
        <translation>נקודה %1: בשני הצדדים נשאר ⁦Ldim&#xa0;≥&#xa0;%2⁩.</translation>
    </message>
    <message>
        <source>Which point do you ask?</source>
        <translation>איזו נקודה שואלים?</translation>
    </message>
    <message>
        <source>What is true at point %1?</source>
        <translation>מה נכון בנקודה %1?</translation>
    </message>
    <message>
        <source>nobody says so</source>
        <translation>איש אינו אומר זאת</translation>
    </message>
    <message>
        <source>mistake %1</source>
        <translation>טעות %1</translation>
    </message>
    <message>
        <source>SOA is right</source>
        <translation>ה־SOA צודק</translation>
    </message>
    <message>
        <source>What do you predict at point %1?</source>
        <translation>מה התחזית בנקודה %1?</translation>
    </message>
    <message>
        <source>as the SOA would</source>
        <translation>כמו ה־SOA</translation>
    </message>
    <message>
        <source>%1 of %2 say so</source>
        <translation>%1 מתוך %2 אומרים זאת</translation>
    </message>
    <message>
        <source>SOA, §3.2 · mistake bound [Lit87]</source>
        <translation>SOA, ⁦§3.2⁩ · חסם הטעויות ⁦[Lit87]⁩</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>מחשב…</translation>
    </message>
    <message>
        <source>Mistakes of the SOA: %1, Ldim: %2.</source>
        <translation>טעויות ה־SOA: %1, ⁦Ldim:&#xa0;%2⁩.</translation>
    </message>
    <message>
        <source>Your mistakes: %1, Ldim: %2.</source>
        <translation>הטעויות שלכם: %1, ⁦Ldim:&#xa0;%2⁩.</translation>
    </message>
    <message>
        <source>Only %1 is left, so every label is known.</source>
        <translation>נותר רק %1, ולכן כל תווית ידועה.</translation>
    </message>
    <message>
        <source>At point %1 all that are left agree: no mistake is possible there.</source>
        <translation>בנקודה %1 כל הנותרים מסכימים: לא תיתכן שם טעות.</translation>
    </message>
    <message>
        <source>At point %1 both sides have Ldim&#xa0;%2. On a tie the SOA says −1, so +1 costs it a mistake and leaves Ldim&#xa0;%2.</source>
        <translation>בנקודה %1 לשני הצדדים ⁦Ldim&#xa0;%2⁩. בתיקו ה־SOA אומר ⁦−1⁩, ולכן ⁦+1⁩ עולה לו טעות ומשאיר ⁦Ldim&#xa0;%2⁩.</translation>
    </message>
    <message>
        <source>At point %1 both sides have Ldim&#xa0;%2. Whatever you say, the opposite may be true.</source>
        <translation>בנקודה %1 לשני הצדדים ⁦Ldim&#xa0;%2⁩. מה שלא תאמרו, ההפך יכול להיות נכון.</translation>
    </message>
    <message>
        <source>At point %1 the side −1 has Ldim&#xa0;%2, the side +1 has %3. The SOA follows the larger: erring then costs more of the dimension.</source>
        <translation>בנקודה %1 לצד ⁦−1⁩ יש ⁦Ldim&#xa0;%2⁩, ולצד ⁦+1⁩ יש %3. ה־SOA הולך אחרי הגדול: כך טעות גובה יותר מן הממד.</translation>
    </message>
    <message>
        <source>A mistake at point %1. It brought Ldim from %2 to %3: every mistake of the SOA takes at least one.</source>
        <translation>טעות בנקודה %1. היא הורידה את ⁦Ldim⁩ מ־%2 ל־%3: כל טעות של ה־SOA גורעת לפחות אחד.</translation>
    </message>
    <message>
        <source>No mistake at point %1; Ldim went from %2 to %3.</source>
        <translation>אין טעות בנקודה %1; ⁦Ldim⁩ ירד מ־%2 ל־%3.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever asks along this tree and always says the opposite of the prediction forces %1 mistakes from any learner. The SOA never makes more.</source>
        <translation>
            <numerusform>מי ששואל לאורך העץ הזה ואומר תמיד את ההפך מן התחזית כופה %1 טעות על כל לומד. ה־SOA לעולם אינו טועה יותר.</numerusform>
            <numerusform>מי ששואל לאורך העץ הזה ואומר תמיד את ההפך מן התחזית כופה %1 טעויות על כל לומד. ה־SOA לעולם אינו טועה יותר.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HistogramPage</name>
    <message>
        <source>Stable histogram, then selection</source>
        <translation>היסטוגרמה יציבה, ואז בחירה</translation>
    </message>
    <message>
        <source>%1 batches vote with the predictor they output. Integer noise and a threshold decide what may leave.</source>
        <translation>‏%1 אצוות מצביעות בעד המנבא שהן מוציאות. רעש שלם וסף מחליטים מה רשאי לצאת.</translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>איך לקרוא את הסימנים</translation>
    </message>
    <message>
        <source>Count 0 is never noised.</source>
        <translation>ספירה 0 אינה מקבלת רעש.</translation>
    </message>
    <message>
        <source>A predictor nobody voted for cannot appear, so all the predictors there could be cost nothing.</source>
        <translation>מנבא שאיש לא הצביע לו אינו יכול להופיע, ולכן כל המנבאים האפשריים אינם עולים דבר.</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>שכנים</translation>
    </message>
    <message>
        <source>One changed example moves one vote. Whatever leaves is nearly as likely without it: (%1, %2)-private.</source>
        <translation>דוגמה אחת ששונתה מזיזה קול אחד. מה שיוצא סביר כמעט באותה מידה בלעדיה: פרטיות ⁦(%1,&#xa0;%2)⁩.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>EVERYWHERE</source>
        <translation>בכל מקום</translation>
    </message>
    <message>
        <source>pages</source>
        <translation>עמודים</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>gallery</source>
        <translation>גלריה</translation>
    </message>
    <message>
        <source>N, Shift+N</source>
        <translation>N, Shift+N</translation>
    </message>
    <message>
        <source>point at the next thing, the one before</source>
        <translation>הצבעה על הדבר הבא, על הקודם</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>table of this page</source>
        <translation>טבלה של העמוד הזה</translation>
    </message>
    <message>
        <source>F2, F3</source>
        <translation>F2, F3</translation>
    </message>
    <message>
        <source>panels at small width</source>
        <translation>לוחות ברוחב קטן</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>presentation, Esc ends it</source>
        <translation>הצגה, Esc מסיים אותה</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>ביצוע מחדש</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>stop computing, keep the picture</source>
        <translation>עצירת החישוב, התמונה נשמרת</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>המקשים האלה</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>קבצים</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>open a scenario</source>
        <translation>פתיחת תרחיש</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>open a table as the class</source>
        <translation>פתיחת טבלה כמחלקה</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>save the scenario</source>
        <translation>שמירת התרחיש</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>save it under another name</source>
        <translation>שמירה בשם אחר</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>export the picture</source>
        <translation>ייצוא התמונה</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>export the animation</source>
        <translation>ייצוא האנימציה</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>יציאה</translation>
    </message>
    <message>
        <source>WHERE THE RUN IS PLAYED</source>
        <translation>היכן שההרצה מתנגנת</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>ניגון או השהיה</translation>
    </message>
    <message>
        <source>one step</source>
        <translation>צעד אחד</translation>
    </message>
    <message>
        <source>Shift+← →</source>
        <translation>Shift+← →</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>סיבוב אחד</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>start, end</source>
        <translation>התחלה, סוף</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>שוב מההתחלה</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>מהר יותר, לאט יותר</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>IN THE GALLERY</source>
        <translation>בגלריה</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>בחירה</translation>
    </message>
    <message>
        <source>open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>back to the pages</source>
        <translation>חזרה לעמודים</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+9</source>
        <translation>Ctrl+1 … Ctrl+9</translation>
    </message>
    <message>
        <source>Alt+1 … Alt+5</source>
        <translation>Alt+1 … Alt+5</translation>
    </message>
    <message>
        <source>chapters</source>
        <translation>פרקים</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LevelChoice</name>
    <message>
        <source>Level $k$</source>
        <translation>רמה $k$</translation>
    </message>
    <message>
        <source>Level of the tournament</source>
        <translation>רמת הטורניר</translation>
    </message>
    <message>
        <source>No batch came out at this level.</source>
        <translation>אף אצווה לא יצאה ברמה הזאת.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LossPage</name>
    <message>
        <source>loss by n</source>
        <translation>הפסד לפי n</translation>
    </message>
    <message>
        <source>need by d</source>
        <translation>צורך לפי d</translation>
    </message>
    <message>
        <source>need by ε</source>
        <translation>צורך לפי ε</translation>
    </message>
    <message>
        <source>Which question</source>
        <translation>איזו שאלה</translation>
    </message>
    <message>
        <source>Least number of examples</source>
        <translation>מספר הדוגמאות הקטן ביותר</translation>
    </message>
    <message>
        <source>Largest number of examples</source>
        <translation>מספר הדוגמאות הגדול ביותר</translation>
    </message>
    <message>
        <source>The first point will be there in a moment.</source>
        <translation>הנקודה הראשונה תופיע מיד.</translation>
    </message>
    <message>
        <source>Loss against sample size</source>
        <translation>הפסד לפי גודל המדגם</translation>
    </message>
    <message>
        <source>Each dot is one run. Lines are medians, bands hold the middle 80 % of runs (10–90 %).</source>
        <translation>כל נקודה היא הרצה. קווים הם חציונים, רצועות הן 80% האמצעיים של ההרצות (‏10–90%).</translation>
    </message>
    <message>
        <source>Examples needed against the Littlestone dimension</source>
        <translation>דוגמאות נדרשות לפי ממד ליטלסטון</translation>
    </message>
    <message>
        <source>From where the theorem holds, with two sets of constants, and what a measurement finds.</source>
        <translation>מהיכן המשפט תקף, בשתי מערכות קבועים, ומה מוצאת מדידה.</translation>
    </message>
    <message>
        <source>Examples needed against $ε$</source>
        <translation>דוגמאות נדרשות לפי $ε$</translation>
    </message>
    <message>
        <source>$n$ from %1 to %2</source>
        <translation>$n$ מ־%1 עד %2</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>מודד</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>נמדד</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>לא נמדד</translation>
    </message>
    <message>
        <source>Stopped and kept</source>
        <translation>נעצר ונשמר</translation>
    </message>
    <message>
        <source>Refining</source>
        <translation>מעדן</translation>
    </message>
    <message>
        <source>%1: %2 of %3 replicates everywhere, at %4 sample sizes, %5 learners</source>
        <translation>%1: %2 מתוך %3 חזרות בכל מקום, ב־%4 גדלים, %5 לומדים</translation>
    </message>
    <message>
        <source>Theorem 3 · Theorem 23 · §5.4</source>
        <translation>משפט 3 · משפט 23 · ⁦§5.4⁩</translation>
    </message>
    <message>
        <source>FOUR KINDS OF NUMBER</source>
        <translation>ארבעה סוגי מספרים</translation>
    </message>
    <message>
        <source>What is measured?</source>
        <translation>מה נמדד?</translation>
    </message>
    <message>
        <source>The scenario names no sample sizes, so there is nothing to measure.</source>
        <translation>התרחיש אינו מציין גודלי מדגם, ולכן אין מה למדוד.</translation>
    </message>
    <message>
        <source>Three learners are given more and more examples. The dots will come in as they are computed.</source>
        <translation>שלושה לומדים מקבלים עוד ועוד דוגמאות. הנקודות יופיעו כשיחושבו.</translation>
    </message>
    <message>
        <source>Up to %1 examples no predictor reaches the threshold, so M must answer blindly. From %2 on the histogram releases one in every run.</source>
        <translation>עד %1 דוגמאות אף מנבא אינו מגיע לסף, ולכן ⁦M⁩ חייב לענות בעיוורון. מ־%2 ההיסטוגרמה משחררת אחד בכל הרצה.</translation>
    </message>
    <message>
        <source>Up to %1 examples no predictor reaches the threshold, so M must answer blindly.</source>
        <translation>עד %1 דוגמאות אף מנבא אינו מגיע לסף, ולכן ⁦M⁩ חייב לענות בעיוורון.</translation>
    </message>
    <message>
        <source>M pays for privacy with votes: batches must agree before anything may leave.</source>
        <translation>⁦M⁩ משלם על פרטיות בקולות: אצוות צריכות להסכים לפני שדבר רשאי לצאת.</translation>
    </message>
    <message>
        <source>Theorem 30 · Theorem 3 · Lemma 29</source>
        <translation>משפט 30 · משפט 3 · למה 29</translation>
    </message>
    <message>
        <source>Why is M so far behind?</source>
        <translation>למה M כל כך מאחור?</translation>
    </message>
    <message>
        <source>It pays with votes: about a threshold of batches must agree. The generic learner pays log|$H$| instead, so it cannot serve an infinite class.</source>
        <translation>הוא משלם בקולות: בערך סף שלם של אצוות צריך להסכים. הלומד הגנרי משלם במקום זה ⁦log|$H$|⁩, ולכן אינו יכול לשרת מחלקה אינסופית.</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>קבועים</translation>
    </message>
    <message>
        <source>M gets the scenario’s own proportions, scaled to each $n$. Accuracy is measured here, not promised.</source>
        <translation>⁦M⁩ מקבל את היחסים של התרחיש, מותאמים לכל $n$. הדיוק כאן נמדד, לא מובטח.</translation>
    </message>
    <message>
        <source>Examples needed</source>
        <translation>דוגמאות נדרשות</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>תמונה</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>טבלה</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>אופן ההצגה</translation>
    </message>
    <message>
        <source>Loss vs. sample size as a table</source>
        <translation>הפסד לפי גודל המדגם כטבלה</translation>
    </message>
    <message>
        <source>Not measured: %1</source>
        <translation>לא נמדד: %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points; the least n at which M keeps its promise in enough of %4 runs</source>
        <translation>%1: %2 מתוך %3 נקודות; ה־⁦n⁩ הקטן ביותר שבו ⁦M⁩ מקיים את הבטחתו במספיק מ־%4 הרצות</translation>
    </message>
    <message>
        <source>Sizes are tried, each a third larger than the one before. The least at which at least 1 − $β$ of %1 runs have loss ≤ $α$ counts. It is for this one distribution; a bound holds for all of them.</source>
        <translation>נבחנים גדלים, כל אחד גדול בשליש מקודמו. נחשב הקטן ביותר שבו לפחות ⁦1&#xa0;−&#xa0;$β$⁩ מ־%1 הרצות הן בהפסד ⁦≤&#xa0;$α$⁩. הוא להתפלגות האחת הזאת; חסם תקף לכולן.</translation>
    </message>
    <message>
        <source>This scenario cannot be measured: %1</source>
        <translation>אי אפשר למדוד את התרחיש הזה: %1</translation>
    </message>
    <message>
        <source>POINTED AT</source>
        <translation>מתחת לסמן</translation>
    </message>
    <message>
        <source>Why so large?</source>
        <translation>למה כל כך הרבה?</translation>
    </message>
    <message>
        <source>Each further dimension costs far more than the one before: with the paper’s constants the number of examples is doubly exponential in it, with sharp ones it still explodes.</source>
        <translation>כל ממד נוסף עולה הרבה יותר מקודמו: בקבועי המאמר מספר הדוגמאות מעריכי פעמיים, וגם בקבועים חדים הוא מתפוצץ.</translation>
    </message>
    <message>
        <source>With sharp constants, halving $ε$ about doubles the votes that must agree, and so the examples; the paper’s are too large to notice. Below all bounds lies what this one distribution needs.</source>
        <translation>בקבועים חדים, חציית $ε$ מכפילה בערך את הקולות שצריכים להסכים, ולכן גם את הדוגמאות; קבועי המאמר גדולים מכדי להרגיש. מתחת לכל החסמים נמצא מה שההתפלגות האחת הזאת צריכה.</translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>איך לקרוא את הסימנים</translation>
    </message>
    <message>
        <source>There is no class yet to measure on.</source>
        <translation>עדיין אין מחלקה למדוד עליה.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LossPlot</name>
    <message>
        <source>Loss against sample size</source>
        <translation>הפסד לפי גודל המדגם</translation>
    </message>
    <message>
        <source>Loss against sample size: nothing measured yet.</source>
        <translation>הפסד לפי גודל המדגם: עוד לא נמדד דבר.</translation>
    </message>
    <message>
        <source>Loss against sample size: %1 cells of %2 replicates each.</source>
        <translation>הפסד לפי גודל המדגם: %1 תאים עם %2 חזרות בכל אחד.</translation>
    </message>
    <message>
        <source>population loss (exact)</source>
        <translation>הפסד על ההתפלגות (מדויק)</translation>
    </message>
    <message>
        <source>share of runs with loss ≤ $α$</source>
        <translation>חלק ההרצות עם הפסד ⁦≤&#xa0;$α$⁩</translation>
    </message>
    <message>
        <source>$n$, examples given to the learner (log scale)</source>
        <translation>$n$, הדוגמאות שהלומד מקבל (סולם לוגריתמי)</translation>
    </message>
    <message>
        <source>error allowed</source>
        <translation>שגיאה מותרת</translation>
    </message>
    <message>
        <source>Nothing measured yet.</source>
        <translation>עוד לא נמדד דבר.</translation>
    </message>
    <message>
        <source>M: nothing released</source>
        <translation>⁦M⁩: דבר לא שוחרר</translation>
    </message>
    <message>
        <source>phase change</source>
        <translation>מעבר פאזה</translation>
    </message>
    <message>
        <source>the histogram starts to release</source>
        <translation>ההיסטוגרמה מתחילה לשחרר</translation>
    </message>
    <message>
        <source>theorem holds from %1</source>
        <translation>המשפט תקף מ־%1</translation>
    </message>
    <message>
        <source>sharp constants</source>
        <translation>קבועים חדים</translation>
    </message>
    <message>
        <source>paper’s constants</source>
        <translation>קבועי המאמר</translation>
    </message>
    <message>
        <source>off this scale</source>
        <translation>מחוץ לסולם הזה</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>private, %1</source>
        <translation>פרטי, ⁦%1⁩</translation>
    </message>
    <message>
        <source>Generic</source>
        <translation>גנרי</translation>
    </message>
    <message>
        <source>private, $ε$ = %1</source>
        <translation>פרטי, ⁦$ε$&#xa0;=&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>Consistent</source>
        <translation>עקבי</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>לא פרטי</translation>
    </message>
    <message>
        <source>M reaches 1&#xa0;−&#xa0;$β$ at $n$&#xa0;=&#xa0;%1</source>
        <translation>⁦M⁩ מגיע ל־⁦1&#xa0;−&#xa0;$β$⁩ ב־⁦$n$&#xa0;=&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>lines that would cover each other are drawn 3 px apart</source>
        <translation>קווים שהיו מסתירים זה את זה מצוירים במרחק 3 px</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::MistakeRow</name>
    <message>
        <source>Mistakes: %1, Ldim %2</source>
        <translation>טעויות: %1, ⁦Ldim&#xa0;%2⁩</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>טעויות</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::MovesTable</name>
    <message>
        <source>Round %1: point %2, predicted %3, true %4</source>
        <translation>סיבוב %1: נקודה %2, תחזית ⁦%3⁩, אמת ⁦%4⁩</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>MOVES</source>
        <translation>מהלכים</translation>
    </message>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>SOA says</source>
        <translation>ה־SOA אומר</translation>
    </message>
    <message>
        <source>you say</source>
        <translation>אתם אומרים</translation>
    </message>
    <message>
        <source>truth</source>
        <translation>אמת</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>סיבוב %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::PicturePage</name>
    <message>
        <source>Computing…</source>
        <translation>מחשב…</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>תמונה</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>טבלה</translation>
    </message>
    <message>
        <source>How it is shown</source>
        <translation>אופן ההצגה</translation>
    </message>
    <message>
        <source>%1 as a table</source>
        <translation>%1 כטבלה</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>לחשב</translation>
    </message>
    <message>
        <source>Stopped before anything was computed.</source>
        <translation>נעצר לפני שחושב משהו.</translation>
    </message>
    <message>
        <source>Nothing is computed: see the field marked with “!”.</source>
        <translation>דבר אינו מחושב: ראו את השדה המסומן ב־“!”.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ScenarioPanel</name>
    <message>
        <source>SCENARIO</source>
        <translation>תרחיש</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>מחלקה</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>התפלגות</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>מטרה</translation>
    </message>
    <message>
        <source>privacy loss</source>
        <translation>אובדן פרטיות</translation>
    </message>
    <message>
        <source>more private</source>
        <translation>פרטי יותר</translation>
    </message>
    <message>
        <source>more accurate</source>
        <translation>מדויק יותר</translation>
    </message>
    <message>
        <source>chance it fails</source>
        <translation>הסיכוי לכשל</translation>
    </message>
    <message>
        <source>error allowed</source>
        <translation>שגיאה מותרת</translation>
    </message>
    <message>
        <source>fewer examples</source>
        <translation>פחות דוגמאות</translation>
    </message>
    <message>
        <source>chance to miss $α$</source>
        <translation>הסיכוי להחמיץ את $α$</translation>
    </message>
    <message>
        <source>surer</source>
        <translation>בטוח יותר</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>מאמר</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>חדים</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>אישיים</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>קבועים</translation>
    </message>
    <message>
        <source>n, examples in a block</source>
        <translation>⁦n⁩, דוגמאות בבלוק</translation>
    </message>
    <message>
        <source>N, most examples of a tournament</source>
        <translation>⁦N⁩, מספר הדוגמאות המרבי בטורניר</translation>
    </message>
    <message>
        <source>Number of batches</source>
        <translation>מספר האצוות</translation>
    </message>
    <message>
        <source>n′, fresh examples for the selection</source>
        <translation>⁦n′⁩, דוגמאות טריות לבחירה</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>אצוות</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>גרעין</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>גרעין חדש</translation>
    </message>
    <message>
        <source>Private for every choice. Accuracy is not promised here.</source>
        <translation>פרטי בכל בחירה. הדיוק כאן אינו מובטח.</translation>
    </message>
    <message>
        <source>Proved for any class of this dimension: working them out.</source>
        <translation>הוכח לכל מחלקה בממד הזה: מחשבים אותם.</translation>
    </message>
    <message>
        <source>Theorem 3: loss above $α$ has chance at most $β$. It takes %1 examples.</source>
        <translation>משפט 3: הסיכוי להפסד מעל $α$ הוא לכל היותר $β$. נדרשות %1 דוגמאות.</translation>
    </message>
    <message>
        <source>%1 × %2 · Ldim %3 · VC %4</source>
        <translation>⁦%1&#xa0;×&#xa0;%2&#xa0;·&#xa0;Ldim&#xa0;%3&#xa0;·&#xa0;VC&#xa0;%4⁩</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SelectionPage</name>
    <message>
        <source>Show the counts</source>
        <translation>הצגת הספירות</translation>
    </message>
    <message>
        <source>Selection among the released</source>
        <translation>בחירה מבין המשוחררים</translation>
    </message>
    <message>
        <source>Few errors on fresh examples make a predictor likely. Only the one that is drawn leaves.</source>
        <translation>מעט שגיאות על דוגמאות טריות מגדילות את הסיכוי של מנבא. רק זה שהוגרל יוצא.</translation>
    </message>
    <message>
        <source>The examples are fresh</source>
        <translation>הדוגמאות טריות</translation>
    </message>
    <message>
        <source>They were in no batch, so this stage has the whole $ε$ again: one example is used only once.</source>
        <translation>הן לא היו באף אצווה, ולכן לשלב הזה שוב כל ה־$ε$: דוגמה משמשת פעם אחת בלבד.</translation>
    </message>
    <message>
        <source>Only the draw leaves</source>
        <translation>רק ההגרלה יוצאת</translation>
    </message>
    <message>
        <source>Errors and chances stay before the boundary, like the counts.</source>
        <translation>השגיאות והסיכויים נשארים לפני הגבול, כמו הספירות.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SmallStrip</name>
    <message>
        <source>Target: %1</source>
        <translation>מטרה: ⁦%1⁩</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::StepPanel</name>
    <message>
        <source>WHAT IS HAPPENING</source>
        <translation>מה קורה</translation>
    </message>
    <message>
        <source>Picture beside the step</source>
        <translation>התמונה שלצד הצעד</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SweepBar</name>
    <message>
        <source>Stop</source>
        <translation>עצירה</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>למדוד שוב</translation>
    </message>
    <message>
        <source>Esc stops and keeps this</source>
        <translation>Esc עוצר ושומר את זה</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TableView</name>
    <message>
        <source>+ %1 more</source>
        <translation>ועוד %1</translation>
    </message>
    <message>
        <source>No rows at this step.</source>
        <translation>אין שורות בצעד הזה.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>ציר הזמן</translation>
    </message>
    <message>
        <source>Batch %1: tournament</source>
        <translation>אצווה %1: טורניר</translation>
    </message>
    <message>
        <source>others</source>
        <translation>השאר</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>היסטוגרמה</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>בחירה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TournamentPage</name>
    <message>
        <source>How often each predictor comes out</source>
        <translation>כמה פעמים יוצא כל מנבא</translation>
    </message>
    <message>
        <source>One run at level 0: no contest</source>
        <translation>הרצה ברמה 0: אין דו־קרב</translation>
    </message>
    <message>
        <source>One sample from $D̃_%1$</source>
        <translation>מדגם אחד מ־$D̃_%1$</translation>
    </message>
    <message>
        <source>$S$ is empty, and the predictor comes from the examples of one block $T$ alone.</source>
        <translation>$S$ ריק, והמנבא בא מן הדוגמאות של בלוק אחד $T$ בלבד.</translation>
    </message>
    <message>
        <source>Two samples meet at each node. A fair coin labels the point where they differ; the one that errs wins.</source>
        <translation>בכל צומת נפגשים שני מדגמים. מטבע הוגן מתייג את הנקודה שבה הם נבדלים; זה שטועה מנצח.</translation>
    </message>
    <message>
        <source>The target agrees: this coin told the truth.</source>
        <translation>המטרה מסכימה: המטבע הזה אמר אמת.</translation>
    </message>
    <message>
        <source>The target $c$ says otherwise: this coin lied. The sample may not be realizable any more.</source>
        <translation>המטרה $c$ אומרת אחרת: המטבע הזה שיקר. ייתכן שהמדגם כבר אינו בר־מימוש.</translation>
    </message>
    <message>
        <source>Why contests?</source>
        <translation>למה דו־קרבות?</translation>
    </message>
    <message>
        <source>Each one forces a mistake on the SOA. After enough of them its predictor can hardly move: it comes out again and again.</source>
        <translation>כל אחד כופה טעות על ה־SOA. אחרי די כאלה המנבא שלו כמעט אינו יכול לזוז: הוא יוצא שוב ושוב.</translation>
    </message>
    <message>
        <source>DRAWN AGAIN</source>
        <translation>הוגרל מחדש</translation>
    </message>
    <message>
        <source>open or close redraws</source>
        <translation>פתיחה או סגירה של הגרלות חוזרות</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TransportBar</name>
    <message>
        <source>Play (Space)</source>
        <translation>ניגון (רווח)</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>להתחלה ⁦(Home)⁩</translation>
    </message>
    <message>
        <source>Previous round (Shift+←)</source>
        <translation>הסיבוב הקודם ⁦(Shift+←)⁩</translation>
    </message>
    <message>
        <source>Previous step (←)</source>
        <translation>הצעד הקודם ⁦(←)⁩</translation>
    </message>
    <message>
        <source>Next step (→)</source>
        <translation>הצעד הבא ⁦(→)⁩</translation>
    </message>
    <message>
        <source>Next round (Shift+→)</source>
        <translation>הסיבוב הבא ⁦(Shift+→)⁩</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>לסוף ⁦(End)⁩</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>השהיה (רווח)</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>מתוך %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::TreePage</name>
    <message>
        <source>Further from the tree</source>
        <translation>התרחקות מהעץ</translation>
    </message>
    <message>
        <source>Closer to the tree</source>
        <translation>התקרבות לעץ</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>התאמה</translation>
    </message>
    <message>
        <source>The whole tree</source>
        <translation>העץ כולו</translation>
    </message>
    <message>
        <source>A mistake tree of depth %1 for what is left</source>
        <translation>עץ טעויות בעומק %1 למה שנותר</translation>
    </message>
    <message>
        <source>A mistake tree of depth %1, shattered</source>
        <translation>עץ טעויות בעומק %1, מנותץ</translation>
    </message>
    <message>
        <source>Each node asks a point. Left is −1, right is +1. At every leaf one hypothesis has answered like that all the way.</source>
        <translation>כל צומת שואל נקודה. משמאל ⁦−1⁩, מימין ⁦+1⁩. בכל עלה יש היפותזה שענתה כך לאורך כל הדרך.</translation>
    </message>
    <message>
        <source>ON THE MISTAKE TREE</source>
        <translation>בעץ הטעויות</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>ask the tree&apos;s next point</source>
        <translation>לשאול את הנקודה הבאה של העץ</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>לענות</translation>
    </message>
    <message>
        <source>take back, again</source>
        <translation>לחזור אחורה, שוב קדימה</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>start, end</source>
        <translation>התחלה, סוף</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>מההתחלה</translation>
    </message>
    <message>
        <source>Ctrl++ Ctrl+−</source>
        <translation>Ctrl++ Ctrl+−</translation>
    </message>
    <message>
        <source>closer, further</source>
        <translation>להתקרב, להתרחק</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+← ↑ → ↓</translation>
    </message>
    <message>
        <source>move the tree</source>
        <translation>הזזת העץ</translation>
    </message>
    <message>
        <source>look at the node pointed at, or where the play stands</source>
        <translation>מבט על הצומת שמצביעים עליו, או על מקום המשחק</translation>
    </message>
    <message>
        <source>the whole tree</source>
        <translation>העץ כולו</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The last session could not be read (%1). It is kept as %2.</source>
        <translation>לא ניתן היה לקרוא את הפעילות האחרונה (⁦%1⁩). היא נשמרה בשם ⁦%2⁩.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
</context>
</TS>
