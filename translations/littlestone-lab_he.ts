<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>AccidentStation</name>
    <message>
        <source>The accident</source>
        <translation>התקלה</translation>
    </message>
    <message>
        <source>Every line of this hour answers to this picture.</source>
        <translation>כל משפט בשיעור הזה עונה לתמונה הזאת.</translation>
    </message>
    <message>
        <source>The learner cuts just right of the last −. An onlooker knows six people and the answer. What did the seventh say?</source>
        <translation>הלומד חותך מיד מימין ל־⁦−⁩ האחרון. צופה מכיר שישה אנשים ואת התשובה. מה אמר השביעי?</translation>
    </message>
    <message>
        <source>nobody can tell</source>
        <translation>אי אפשר לדעת</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>−: the answer told it. It moves with one person.
We want an answer that does not move.</source>
        <translation>⁦−⁩: התשובה גילתה זאת. היא זזה עם אדם אחד.
אנחנו רוצים תשובה שאינה זזה.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>an onlooker</source>
        <translation>צופה</translation>
    </message>
    <message>
        <source>Seven people at the points 1 to 8 except 4, the answer of the learner, and an onlooker.</source>
        <translation>שבעה אנשים בנקודות 1 עד 8 חוץ מ־4, התשובה של הלומד, וצופה.</translation>
    </message>
    <message>
        <source>Two worlds: the person at 3 says − or +, and only the answer at 3 differs.</source>
        <translation>שני עולמות: האדם ב־3 אומר ⁦−⁩ או ⁦+⁩, ורק התשובה ב־3 שונה.</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>answer if 3 says +</source>
        <translation>תשובה אם 3 אומר ⁦+⁩</translation>
    </message>
    <message>
        <source>3 says −</source>
        <translation>3 אומר ⁦−⁩</translation>
    </message>
    <message>
        <source>3 says +</source>
        <translation>3 אומר ⁦+⁩</translation>
    </message>
</context>
<context>
    <name>AdversaryStation</name>
    <message>
        <source>You are the adversary</source>
        <translation>אתם היריב</translation>
    </message>
    <message numerus="yes">
        <source>You can force %1 mistakes, never %2</source>
        <translation>
            <numerusform>אפשר לכפות טעות אחת (%1), אף פעם לא %2</numerusform>
            <numerusform>אפשר לכפות %1 טעויות, אף פעם לא %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody answered like you, all the way: %1.</source>
        <translation>מישהו ענה כמוכם לאורך כל הדרך: %1.</translation>
    </message>
    <message>
        <source>The learner predicts, you answer. Can you make it err three times? Four times?</source>
        <translation>הלומד מנבא, אתם עונים. האם תגרמו לו לטעות שלוש פעמים? ארבע?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>two</source>
        <translation>שתיים</translation>
    </message>
    <message>
        <source>three</source>
        <translation>שלוש</translation>
    </message>
    <message>
        <source>four or more</source>
        <translation>ארבע או יותר</translation>
    </message>
    <message>
        <source>%1, at %2. Never %3:
then one row is left, and it knows everything.</source>
        <translation>%1, ב־%2. אף פעם לא %3:
אז נותרת שורה אחת, והיא יודעת הכול.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>move</source>
        <translation>מהלך</translation>
    </message>
    <message>
        <source>the learner says</source>
        <translation>הלומד אומר</translation>
    </message>
    <message>
        <source>you say</source>
        <translation>אתם אומרים</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>טעויות</translation>
    </message>
    <message>
        <source>rows left</source>
        <translation>שורות שנותרו</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 ו־%2</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>לומד</translation>
    </message>
    <message>
        <source>Littlestone dimension %1</source>
        <translation>ממד ליטלסטון %1</translation>
    </message>
    <message>
        <source>The Littlestone dimension is %1.</source>
        <translation>ממד ליטלסטון הוא %1.</translation>
    </message>
    <message>
        <source>The mistake game: a table of %1 rows and a tree of questions about them. Nothing is asked yet.</source>
        <translation>משחק הטעויות: טבלה של %1 שורות ועץ של שאלות עליהן. עוד לא נשאל דבר.</translation>
    </message>
    <message>
        <source>At %1 the learner says %2, you say %3.</source>
        <translation>ב־%1 הלומד אומר ⁦%2⁩, אתם אומרים ⁦%3⁩.</translation>
    </message>
    <message>
        <source>At %1 the learner says %2.</source>
        <translation>ב־%1 הלומד אומר ⁦%2⁩.</translation>
    </message>
    <message>
        <source>Mistakes: %1. Rows left: %2.</source>
        <translation>טעויות: %1. שורות שנותרו: %2.</translation>
    </message>
</context>
<context>
    <name>AgainPicture</name>
    <message>
        <source>%1 of %2 further searches found the hidden example.</source>
        <translation>%1 מתוך %2 חיפושים נוספים מצאו את הדוגמה החבויה.</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>לפחות %1</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>ניחוש %1</translation>
    </message>
    <message>
        <source>found %1 of %2</source>
        <translation>נמצאו %1 מתוך %2</translation>
    </message>
    <message>
        <source>chance %1</source>
        <translation>סיכוי %1</translation>
    </message>
</context>
<context>
    <name>AgreementStation</name>
    <message>
        <source>Run it twice</source>
        <translation>להריץ פעמיים</translation>
    </message>
    <message>
        <source>More rounds, more agreement</source>
        <translation>יותר סיבובים, יותר הסכמה</translation>
    </message>
    <message>
        <source>Two runs agree: first %1, then %2</source>
        <translation>שתי הרצות מסכימות: תחילה %1, ואז %2</translation>
    </message>
    <message>
        <source>Easy classes agree without contests. This one needs them.</source>
        <translation>מחלקות קלות מסכימות בלי דו־קרבות. זאת זקוקה להם.</translation>
    </message>
    <message>
        <source>After %1 rounds, will two fresh runs agree?</source>
        <translation>אחרי %1 סיבובים, האם שתי הרצות טריות מסכימות?</translation>
    </message>
    <message>
        <source>less</source>
        <translation>פחות</translation>
    </message>
    <message>
        <source>more often</source>
        <translation>יותר</translation>
    </message>
    <message>
        <source>always</source>
        <translation>תמיד</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>For a moment: %1 points, all %2 labellings.</source>
        <translation>לרגע: %1 נקודות, כל %2 התיוגים.</translation>
    </message>
    <message>
        <source>Globally stable: one answer returns in %1 of all runs.</source>
        <translation>יציבות גלובלית: תשובה אחת חוזרת ב־%1 מכל ההרצות.</translation>
    </message>
    <message>
        <source>Without contests one answer returns in %1 of all runs.</source>
        <translation>בלי דו־קרבות תשובה אחת חוזרת ב־%1 מכל ההרצות.</translation>
    </message>
    <message>
        <source>After one round one answer returns in %1 of all runs.</source>
        <translation>אחרי סיבוב אחד תשובה אחת חוזרת ב־%1 מכל ההרצות.</translation>
    </message>
    <message>
        <source>After %1 rounds one answer returns in %2 of all runs.</source>
        <translation>אחרי %1 סיבובים תשובה אחת חוזרת ב־%2 מכל ההרצות.</translation>
    </message>
    <message>
        <source>Two runs agree: %1.</source>
        <translation>שתי הרצות מסכימות: %1.</translation>
    </message>
    <message>
        <source>Two runs agree: %1, not %2.</source>
        <translation>שתי הרצות מסכימות: %1, ולא %2.</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>להטיל קוביות</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>No contest</source>
        <translation>ללא דו־קרב</translation>
    </message>
    <message>
        <source>Without a contest: %1 answers, none above %2, and the target with chance %3. Two runs agree with chance %4.</source>
        <translation>ללא דו־קרב: %1 תשובות, אף אחת לא מעל %2, והמטרה בסיכוי %3. שתי הרצות מסכימות בסיכוי %4.</translation>
    </message>
    <message>
        <source>%1: the target comes out with chance %2, and two runs agree with chance %3.</source>
        <translation>%1: המטרה יוצאת בסיכוי %2, ושתי הרצות מסכימות בסיכוי %3.</translation>
    </message>
    <message>
        <source>no contest</source>
        <translation>ללא דו־קרב</translation>
    </message>
    <message>
        <source>two runs agree</source>
        <translation>שתי הרצות מסכימות</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>סיבוב אחד</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 סיבובים</translation>
    </message>
    <message>
        <source>%1 answers, none above %2</source>
        <translation>%1 תשובות, אף אחת לא מעל ⁦%2⁩</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <comment>8 of 100 pairs</comment>
        <translation>%1 זוגות</translation>
    </message>
</context>
<context>
    <name>AnswerLecturePicture</name>
    <message>
        <source>same</source>
        <translation>אותה תשובה</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>שונות</translation>
    </message>
    <message>
        <source>chance that the two differ</source>
        <translation>ההסתברות ששתיהן נבדלות</translation>
    </message>
    <message>
        <source>the die shows %1</source>
        <translation>הקובייה מראה %1</translation>
    </message>
    <message numerus="yes">
        <source>%n worlds were shown</source>
        <translation>
            <numerusform>עולם אחד הוצג</numerusform>
            <numerusform>%n עולמות הוצגו</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttackPage</name>
    <message>
        <source>Probes and what follows</source>
        <translation>הבדיקות ומה שנובע מהן</translation>
    </message>
</context>
<context>
    <name>AttackPicture</name>
    <message>
        <source>There is no attack on this learner here.</source>
        <translation>אין כאן התקפה על הלומד הזה.</translation>
    </message>
    <message>
        <source>%1 hypotheses were drawn; %2 probes end at place %3, and the hidden example is at place %4.</source>
        <translation>הוגרלו %1 היפותזות; %2 בדיקות מסתיימות במקום %3, והדוגמה החבויה במקום %4.</translation>
    </message>
    <message>
        <source>The curve has no step here. Choose another example.</source>
        <translation>לעקומה אין כאן מדרגה. בחרו דוגמה אחרת.</translation>
    </message>
    <message numerus="yes">
        <source>%n probes need %1 places, $J$ has %2.</source>
        <translation>
            <numerusform>בדיקה אחת צריכה %1 מקומות, ב־$J$ יש %2.</numerusform>
            <numerusform>%n בדיקות צריכות %1 מקומות, ב־$J$ יש %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too many draws to be played. Take a smaller $D$ or $T$.</source>
        <translation>אלה יותר מדי הגרלות להצגה. קחו $D$ או $T$ קטן יותר.</translation>
    </message>
    <message>
        <source>No homogeneous set is known yet.</source>
        <translation>עדיין לא ידועה קבוצה הומוגנית.</translation>
    </message>
    <message>
        <source>before the boundary: the sample $S$ and the learner&apos;s law</source>
        <translation>לפני הגבול: המדגם $S$ והחוק של הלומד</translation>
    </message>
    <message>
        <source>$J$: %1 places it may have</source>
        <translation>$J$: %1 מקומות אפשריים</translation>
    </message>
    <message>
        <source>hidden until it is found</source>
        <translation>מוסתר עד שיימצא</translation>
    </message>
    <message>
        <source>left of it + has chance %1</source>
        <translation>משמאלה הסיכוי ל־+ הוא %1</translation>
    </message>
    <message>
        <source>right of it %1</source>
        <translation>מימינה %1</translation>
    </message>
    <message numerus="yes">
        <source>What the attacker sees: %n hypotheses, each drawn from $A(S)$</source>
        <translation>
            <numerusform>מה שהתוקף רואה: היפותזה אחת מתוך $A(S)$</numerusform>
            <numerusform>מה שהתוקף רואה: %n היפותזות, כל אחת מתוך $A(S)$</numerusform>
        </translation>
    </message>
    <message>
        <source>draw %1</source>
        <translation>הגרלה %1</translation>
    </message>
    <message>
        <source>number of + at each point, one run; a ring is on the wrong side of $r$·$D$</source>
        <translation>מספר ה־+ בכל נקודה, הרצה אחת; טבעת היא בצד הלא נכון של $r$·$D$</translation>
    </message>
    <message>
        <source>probe %1: %2 of %3 &gt; %4, go left</source>
        <translation>בדיקה %1: %2 &gt; %4 (מתוך %3), שמאלה</translation>
    </message>
    <message>
        <source>probe %1: %2 of %3 ≤ %4, go right</source>
        <translation>בדיקה %1: %2 ≤ %4 (מתוך %3), ימינה</translation>
    </message>
    <message>
        <source>the search ends here</source>
        <translation>כאן מסתיים החיפוש</translation>
    </message>
    <message>
        <source>found: %1, and the hidden example is at %2</source>
        <translation>נמצא: %1, והדוגמה החבויה נמצאת ב־%2</translation>
    </message>
    <message>
        <source>Too good for a private learner</source>
        <translation>טוב מדי ללומד פרטי</translation>
    </message>
    <message numerus="yes">
        <source>success of %n probes, and the most that ($ε$, $δ$) allows</source>
        <translation>
            <numerusform>הצלחת בדיקה אחת, והמרב ש־($ε$, $δ$) מרשה</numerusform>
            <numerusform>הצלחת %n בדיקות, והמרב ש־($ε$, $δ$) מרשה</numerusform>
        </translation>
    </message>
    <message>
        <source>More room, more leak</source>
        <translation>יותר מקום, יותר דליפה</translation>
    </message>
    <message>
        <source>least $ε$ that the best $D$ still allows, by places of $J$</source>
        <translation>ה־$ε$ הקטן ביותר שה־$D$ הטוב ביותר עוד מרשה, לפי מקומות $J$</translation>
    </message>
    <message>
        <source>working it out…</source>
        <translation>מחשב…</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>מדויק</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>לפחות</translation>
    </message>
    <message>
        <source>$ε$ it claims</source>
        <translation>$ε$ המוצהר</translation>
    </message>
</context>
<context>
    <name>BalanceStation</name>
    <message>
        <source>The balance</source>
        <translation>המאזניים</translation>
    </message>
    <message>
        <source>The learner keeps the heavier side</source>
        <translation>הלומד שומר את הצד הכבד</translation>
    </message>
    <message>
        <source>This is the SOA.</source>
        <translation>זה ה־SOA.</translation>
    </message>
    <message>
        <source>Point %1. What will the learner say?</source>
        <translation>נקודה %1. מה יאמר הלומד?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>row</source>
        <translation>שורה</translation>
    </message>
    <message>
        <source>label at %1</source>
        <translation>תווית ב־%1</translation>
    </message>
    <message>
        <source>mistakes behind −</source>
        <translation>טעויות מאחורי ⁦−⁩</translation>
    </message>
    <message>
        <source>mistakes behind +</source>
        <translation>טעויות מאחורי ⁦+⁩</translation>
    </message>
    <message>
        <source>the learner says</source>
        <translation>הלומד אומר</translation>
    </message>
    <message>
        <source>%1: every row says so. There it cannot err.</source>
        <translation>⁦%1⁩: כך אומרות כל השורות. שם הוא לא יכול לטעות.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אפס</translation>
    </message>
    <message>
        <source>one</source>
        <translation>אחת</translation>
    </message>
    <message numerus="yes">
        <source>%1: on both sides %2 can still be forced, and a tie says −.</source>
        <translation>
            <numerusform>⁦%1⁩: בכל צד עוד אפשר לכפות %2, ובתיקו אומרים ⁦−⁩.</numerusform>
            <numerusform>⁦%1⁩: בכל צד עוד אפשר לכפות %2, ובתיקו אומרים ⁦−⁩.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: there %2 mistakes can still be forced, on the other side %3.</source>
        <translation>
            <numerusform>⁦%1⁩: שם עוד אפשר לכפות %2, ובצד השני %3.</numerusform>
            <numerusform>⁦%1⁩: שם עוד אפשר לכפות %2 טעויות, ובצד השני %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it errs, the lighter side is left. So each mistake lowers the number: %1.</source>
        <translation>אם הוא טועה, נשאר הצד הקל. לכן כל טעות מקטינה את המספר: %1.</translation>
    </message>
    <message>
        <source>no row</source>
        <translation>אין שורה</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>טעות</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>טעויות</translation>
    </message>
    <message>
        <source>A balance. At point %1, %2 rows say −, %3 say +.</source>
        <translation>מאזניים. בנקודה %1, ‏%2 שורות אומרות ⁦−⁩, %3 אומרות ⁦+⁩.</translation>
    </message>
    <message>
        <source>Mistakes that can still be forced: %1 on the side of −, %2 on the side of +. The learner says %3.</source>
        <translation>טעויות שעוד אפשר לכפות: %1 בצד של ⁦−⁩, %2 בצד של ⁦+⁩. הלומד אומר ⁦%3⁩.</translation>
    </message>
    <message>
        <source>If it errs, the other side is left.</source>
        <translation>אם הוא טועה, נשאר הצד השני.</translation>
    </message>
</context>
<context>
    <name>ChainRunsPicture</name>
    <message numerus="yes">
        <source>all %1 rows</source>
        <translation>
            <numerusform>שורה %1</numerusform>
            <numerusform>כל %1 השורות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in ink: %1 disjoint runs of level %2, naming</source>
        <translation>
            <numerusform>בשחור: ריצה %1 ברמה %2, הנוקבת ב־</numerusform>
            <numerusform>בשחור: %1 ריצות זרות ברמה %2, הנוקבות ב־</numerusform>
        </translation>
    </message>
    <message>
        <source>rows</source>
        <translation>שורות</translation>
    </message>
    <message>
        <source>No mistake: no run starts.</source>
        <translation>אין טעות: שום ריצה אינה מתחילה.</translation>
    </message>
    <message>
        <source>Run(%1)</source>
        <translation>⁦Run(%1)⁩</translation>
    </message>
    <message>
        <source>mistake, row %1</source>
        <translation>טעות, שורה %1</translation>
    </message>
    <message>
        <source>Run(2) ends, row %1</source>
        <translation>⁦Run(2)⁩ מסתיימת, שורה %1</translation>
    </message>
    <message>
        <source>meets, row %1</source>
        <translation>פוגשת, שורה %1</translation>
    </message>
    <message>
        <source>an outcome, row %1</source>
        <translation>תוצאה, שורה %1</translation>
    </message>
    <message>
        <source>errs, row %1</source>
        <translation>טועה, שורה %1</translation>
    </message>
    <message>
        <source>The chain learner’s rows: without a mistake no run starts.</source>
        <translation>השורות של לומד השרשרת: בלי טעות שום ריצה אינה מתחילה.</translation>
    </message>
    <message numerus="yes">
        <source>The chain learner’s runs: %1 that share no row name %2 on level %3.</source>
        <translation>
            <numerusform>הריצות של לומד השרשרת: ריצה %1 נוקבת ב־%2 ברמה %3.</numerusform>
            <numerusform>הריצות של לומד השרשרת: %1 בלי שורה משותפת נוקבות ב־%2 ברמה %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
</context>
<context>
    <name>ChainStory</name>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>שורה %1</numerusform>
            <numerusform>%1 שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>Chain learner, part 1</source>
        <translation>לומד השרשרת, חלק 1</translation>
    </message>
    <message>
        <source>All %1 are read at once, and no batch is cut. f∅ is the public answer before any example; the rows on which it errs are the mistakes.</source>
        <translation>כל %1 נקראות בבת אחת, ואין אצוות. ⁦f∅⁩ היא התשובה הציבורית לפני כל דוגמה; השורות שבהן היא טועה הן הטעויות.</translation>
    </message>
    <message>
        <source>f∅ errs on %1. From each mistake runs start, and every run may give a name a vote.</source>
        <translation>⁦f∅⁩ טועה על %1. מכל טעות מתחילות ריצות, וכל ריצה עשויה לתת קול לשם.</translation>
    </message>
    <message>
        <source>f∅ errs on no row: it is right on these examples, so no run starts and nobody is named.</source>
        <translation>⁦f∅⁩ אינה טועה באף שורה: היא צודקת על הדוגמאות האלה, ולכן שום ריצה אינה מתחילה ואיש אינו נקוב.</translation>
    </message>
    <message>
        <source>Run(1): the mistake at row %1 alone. With it the SOA predicts %2.</source>
        <translation>⁦Run(1)⁩: הטעות בשורה %1 לבדה. איתה ה־SOA מנבא %2.</translation>
    </message>
    <message>
        <source>Run(%1) goes on from there and ends at row %2. Now the SOA predicts %3.</source>
        <translation>⁦Run(%1)⁩ ממשיכה משם ומסתיימת בשורה %2. כעת ה־SOA מנבא %3.</translation>
    </message>
    <message>
        <source>Run(%1) goes on: %2 is tested on every row and errs at row %3. The run ends there and names %4.</source>
        <translation>⁦Run(%1)⁩ ממשיכה: %2 נבחן על כל שורה וטועה בשורה %3. שם הריצה מסתיימת ונוקבת ב־%4.</translation>
    </message>
    <message>
        <source>Run(%1) goes on to the next mistake, at row %2, where another predictor starts. The two meet in a contest, both labels are followed, and one outcome names %3.</source>
        <translation>⁦Run(%1)⁩ ממשיכה עד הטעות הבאה, בשורה %2, שבה מתחיל מנבא אחר. השניים נפגשים בדו־קרב, הולכים אחרי שתי התוויות, ותוצאה אחת נוקבת ב־%3.</translation>
    </message>
    <message>
        <source>Run(%1) goes on: the next Run(2) that succeeds starts at row %2 and ends at row %3. The two meet in a contest there, and one outcome names %4.</source>
        <translation>⁦Run(%1)⁩ ממשיכה: ה־⁦Run(2)⁩ הבאה שמצליחה מתחילה בשורה %2 ומסתיימת בשורה %3. שם השניים נפגשים בדו־קרב, ותוצאה אחת נוקבת ב־%4.</translation>
    </message>
    <message>
        <source>Chain learner, parts 1 and 2</source>
        <translation>לומד השרשרת, חלקים 1 ו־2</translation>
    </message>
    <message>
        <source>%1 of level %2 is named by %3 runs. As votes count %4 that share no row: so one changed row moves the count by at most one.</source>
        <translation>%1 ברמה %2 נקוב על ידי %3 ריצות. כקולות נספרות %4 בלי שורה משותפת: כך שורה אחת ששונתה מזיזה את הספירה באחד לכל היותר.</translation>
    </message>
    <message>
        <source>No run names anybody.</source>
        <translation>שום ריצה אינה נוקבת בשם.</translation>
    </message>
    <message numerus="yes">
        <source>The runs of every name are counted in the same way: %1 names on %2 levels.</source>
        <translation>
            <numerusform>הריצות של כל שם נספרות באותה דרך: שם %1 ב־%2 רמות.</numerusform>
            <numerusform>הריצות של כל שם נספרות באותה דרך: %1 שמות ב־%2 רמות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody is named by any run. The answer will be f∅, which depends on no data.</source>
        <translation>שום ריצה אינה נוקבת בשם. התשובה תהיה ⁦f∅⁩, שאינה תלויה בשום נתון.</translation>
    </message>
    <message>
        <source>Disjoint runs are the votes: %1 of level %2 has most, %3. More than %4 count as %4.</source>
        <translation>ריצות זרות הן הקולות: ל־%1 ברמה %2 יש הכי הרבה, %3. יותר מ־%4 נספרות כ־%4.</translation>
    </message>
    <message>
        <source>Errors are counted on the same %1. Those beyond %2 lower the cap %3: the score u is the smaller of the runs and what is left of the cap.</source>
        <translation>השגיאות נספרות על אותן %1. אלה שמעבר ל־%2 מורידות את התקרה %3: הציון ⁦u⁩ הוא הקטן מבין הריצות ומה שנותר מן התקרה.</translation>
    </message>
    <message>
        <source>The largest u + noise wins among the names and many dummies with u = 0. The winner leaves only if 2u + noise reaches the bar %1 + noise.</source>
        <translation>⁦u⁩ ועוד רעש הגדול ביותר מנצח בין השמות ודמה רבים עם ⁦u = 0⁩. המנצח יוצא רק אם ⁦2u⁩ ועוד רעש מגיע לרף %1 ועוד רעש.</translation>
    </message>
    <message>
        <source>Nobody passes the bar. The answer is f∅, with loss %1; it depends on no data.</source>
        <translation>איש אינו עובר את הרף. התשובה היא ⁦f∅⁩, בהפסד %1; היא אינה תלויה בשום נתון.</translation>
    </message>
    <message>
        <source>%1 is chosen, and that is the target. It leaves alone: no count, no level, no error.</source>
        <translation>%1 נבחר, וזו המטרה. הוא יוצא לבדו: בלי ספירה, בלי רמה, בלי שגיאה.</translation>
    </message>
    <message>
        <source>%1 is chosen, with loss %2. It leaves alone: no count, no level, no error.</source>
        <translation>%1 נבחר, בהפסד %2. הוא יוצא לבדו: בלי ספירה, בלי רמה, בלי שגיאה.</translation>
    </message>
</context>
<context>
    <name>Chapter</name>
    <message>
        <source>Learn privately</source>
        <translation>ללמוד בפרטיות</translation>
    </message>
    <message>
        <source>Why thresholds are hard</source>
        <translation>מדוע ספים קשים</translation>
    </message>
    <message>
        <source>Predict without publishing</source>
        <translation>לחזות בלי לפרסם</translation>
    </message>
    <message>
        <source>Without the promise</source>
        <translation>בלי ההבטחה</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>המפה</translation>
    </message>
    <message>
        <source>How stable?</source>
        <translation>כמה יציב?</translation>
    </message>
</context>
<context>
    <name>ClassEdit</name>
    <message>
        <source>This table has %1 cells. Up to %2 can be edited here; open a table of your own instead.</source>
        <translation>בטבלה הזאת %1 תאים. כאן אפשר לערוך עד %2; אפשר לפתוח במקום זאת טבלה משלכם.</translation>
    </message>
    <message>
        <source>With the other label at %1, %2 would equal %3. The rows of a class differ.</source>
        <translation>עם התווית האחרת ב־%1 היה %2 שווה ל־%3. השורות של מחלקה שונות זו מזו.</translation>
    </message>
    <message>
        <source>Bars can be dragged for up to %1 points.</source>
        <translation>אפשר לגרור עמודות כשיש עד %1 נקודות.</translation>
    </message>
    <message>
        <source>At least one point must have a positive weight: this is the last one.</source>
        <translation>לפחות לנקודה אחת חייב להיות משקל חיובי: זו האחרונה.</translation>
    </message>
    <message>
        <source>A class has at least one point: this is the last one.</source>
        <translation>במחלקה יש לפחות נקודה אחת: זו האחרונה.</translation>
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
        <source>not in the class</source>
        <translation>לא במחלקה</translation>
    </message>
    <message>
        <source>%1 says %2 at %3</source>
        <translation>%1 אומרת %2 ב־%3</translation>
    </message>
    <message>
        <source>%1, the target</source>
        <translation>%1, המטרה</translation>
    </message>
    <message>
        <source>%1 is drawn with probability %2</source>
        <translation>%1 נדגמת בהסתברות %2</translation>
    </message>
    <message>
        <source>At the cursor: %1.</source>
        <translation>במקום הסמן: %1.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>עדיין לא ידוע</translation>
    </message>
    <message>
        <source>Label table of %1: %2, %3, Littlestone dimension %4, VC dimension %5; the target is %6.</source>
        <translation>טבלת התוויות של %1: %2, %3, ממד ליטלסטון %4, ממד VC %5; המטרה היא %6.</translation>
    </message>
    <message>
        <source>left out:</source>
        <translation>הושמטו:</translation>
    </message>
    <message>
        <source>%1, left out</source>
        <translation>%1, הושמטה</translation>
    </message>
</context>
<context>
    <name>CoinTreePicture</name>
    <message>
        <source>No tree: one hypothesis, or too many to search.</source>
        <translation>אין עץ: השערה אחת, או יותר מדי לחיפוש.</translation>
    </message>
    <message>
        <source>The best tree of fair coins: every truth costs %1 mistakes on average.</source>
        <translation>העץ הטוב ביותר של מטבעות הוגנים: כל אמת עולה %1 טעויות בממוצע.</translation>
    </message>
</context>
<context>
    <name>ColourPicture</name>
    <message>
        <source>The colour of %1 points: %2.</source>
        <translation>הצבע של %1 נקודות: %2.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>ערך</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Both scenarios are equal in all fields.</source>
        <translation>שני התרחישים שווים בכל השדות.</translation>
    </message>
    <message>
        <source>%1: %2 | %3</source>
        <translation>%1: %2 | %3</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>תרחיש</translation>
    </message>
    <message>
        <source>Left: %1. Right: %2.</source>
        <translation>מימין: %1. משמאל: %2.</translation>
    </message>
    <message>
        <source>The same view of two scenarios. Left: %1. Right: %2.</source>
        <translation>אותה תצוגה של שני תרחישים. מימין: %1. משמאל: %2.</translation>
    </message>
    <message>
        <source>At the left: %1 At the right: %2</source>
        <translation>מימין: %1 משמאל: %2</translation>
    </message>
    <message>
        <source>left | right: %1</source>
        <translation>ימין | שמאל: %1</translation>
    </message>
</context>
<context>
    <name>Contest</name>
    <message>
        <source>the first mistake</source>
        <translation>הטעות הראשונה</translation>
    </message>
    <message>
        <source>the second mistake</source>
        <translation>הטעות השנייה</translation>
    </message>
    <message>
        <source>the third mistake</source>
        <translation>הטעות השלישית</translation>
    </message>
    <message>
        <source>the fourth mistake</source>
        <translation>הטעות הרביעית</translation>
    </message>
    <message>
        <source>mistake number %1</source>
        <translation>טעות מספר %1</translation>
    </message>
    <message>
        <source>c says %1 at %2, the coin %3. No row fits; from now on the SOA only patches this one cell.</source>
        <translation>c אומר %1 ב־%2, המטבע %3. אף שורה לא מתאימה; מעתה SOA רק מטליא את התא האחד הזה.</translation>
    </message>
    <message>
        <source>c says %1 at %2 and does not fit any more.</source>
        <translation>c אומר %1 ב־%2 ואינו מתאים עוד.</translation>
    </message>
    <message>
        <source>Only %1 still fits.</source>
        <translation>רק %1 עדיין מתאים.</translation>
    </message>
    <message>
        <source>SOA(S) is the target.</source>
        <translation>⁦SOA(S)⁩ הוא המטרה.</translation>
    </message>
    <message>
        <source>SOA(S) is not the target: a coin lied before.</source>
        <translation>⁦SOA(S)⁩ אינו המטרה: מטבע שיקר קודם לכן.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows still fit, Ldim %2.</source>
        <translation>
            <numerusform>שורה %1 עדיין מתאימה, Ldim %2.</numerusform>
            <numerusform>%1 שורות עדיין מתאימות, Ldim %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>f₀ and f₁ first differ at %1. Who wins?</source>
        <translation>f₀ ו־f₁ נבדלים לראשונה ב־%1. מי מנצח?</translation>
    </message>
    <message>
        <source>At %1 the side with a false label does not err, so it loses, and its false label is discarded.</source>
        <translation>ב־%1 הצד עם התווית השגויה אינו טועה, ולכן הוא מפסיד, והתווית השגויה שלו נזרקת.</translation>
    </message>
    <message>
        <source>The coin shows %1. f%2 says %3, so it errs and wins.</source>
        <translation>המטבע מראה ⁦%1⁩. ⁦f%2⁩ אומר ⁦%3⁩, ולכן הוא טועה ומנצח.</translation>
    </message>
    <message>
        <source>No row fits any more: the SOA only patches.</source>
        <translation>אף שורה אינה מתאימה עוד: SOA רק מטליא.</translation>
    </message>
    <message>
        <source>The coin shows %1. f%2 says %3, so it errs and wins: %4.</source>
        <translation>המטבע מראה ⁦%1⁩. ⁦f%2⁩ אומר ⁦%3⁩, ולכן הוא טועה ומנצח: %4.</translation>
    </message>
</context>
<context>
    <name>ContestLecture</name>
    <message>
        <source>The coin is in the air.
If it tells the truth, who wins?</source>
        <translation>המטבע באוויר.
אם הוא אומר אמת, מי מנצח?</translation>
    </message>
    <message>
        <source>The coin shows %1. f%2 says %3, so it errs and wins.</source>
        <translation>המטבע מראה ⁦%1⁩. ⁦f%2⁩ אומר ⁦%3⁩, ולכן הוא טועה ומנצח.</translation>
    </message>
    <message>
        <source>The coin told the truth.</source>
        <translation>המטבע אמר אמת.</translation>
    </message>
    <message>
        <source>The coin lied.</source>
        <translation>המטבע שיקר.</translation>
    </message>
    <message>
        <source>The coin told the truth, but no row fits the sample.</source>
        <translation>המטבע אמר אמת, אך אף שורה אינה מתאימה למדגם.</translation>
    </message>
    <message>
        <source>The coin lied, and no row fits the sample any more.</source>
        <translation>המטבע שיקר, ואף שורה אינה מתאימה עוד למדגם.</translation>
    </message>
    <message>
        <source>The coin told the truth: mistake %1 of at most %2.</source>
        <translation>המטבע אמר אמת: טעות %1 מתוך %2 לכל היותר.</translation>
    </message>
    <message>
        <source>The coin lied, but some row fits: mistake %1 of at most %2.</source>
        <translation>המטבע שיקר, אך שורה כלשהי מתאימה: טעות %1 מתוך %2 לכל היותר.</translation>
    </message>
    <message>
        <source>Hands up for %1. Then press 1 or 2, then Space.</source>
        <translation>מי בעד ⁦%1⁩? אחר כך 1 או 2, ואז רווח.</translation>
    </message>
    <message>
        <source>At %1 the target says %2. So f%3 would err, and %4 would win.</source>
        <translation>ב־%1 המטרה אומרת ⁦%2⁩. לכן ⁦f%3⁩ היה טועה, ו־⁦%4⁩ היה מנצח.</translation>
    </message>
    <message>
        <source>No row fits its sample: a coin below has lied.</source>
        <translation>אף שורה אינה מתאימה למדגם שלו: מטבע מתחתיו שיקר.</translation>
    </message>
    <message>
        <source>It would be mistake %1.</source>
        <translation>זו תהיה טעות %1.</translation>
    </message>
    <message>
        <source>Only %1 would still fit.</source>
        <translation>רק %1 עוד תתאים.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows would still fit.</source>
        <translation>
            <numerusform>שורה %1 עוד תתאים.</numerusform>
            <numerusform>%1 שורות עוד יתאימו.</numerusform>
        </translation>
    </message>
    <message>
        <source>The two predictors that meet, as far as they are drawn.</source>
        <translation>שני המנבאים שנפגשים, ככל שהוגרלו.</translation>
    </message>
    <message>
        <source>The two predictors are the same: there is no contest.</source>
        <translation>שני המנבאים זהים: אין דו־קרב.</translation>
    </message>
    <message>
        <source>f₀ and f₁ first differ at point %1; the coin is in the air.</source>
        <translation>⁦f₀⁩ ו־⁦f₁⁩ נבדלים לראשונה בנקודה %1; המטבע באוויר.</translation>
    </message>
    <message>
        <source>f₀ and f₁ first differ at point %1; the coin shows %2, and %3 wins.</source>
        <translation>⁦f₀⁩ ו־⁦f₁⁩ נבדלים לראשונה בנקודה %1; המטבע מראה ⁦%2⁩, ו־⁦%3⁩ מנצח.</translation>
    </message>
    <message>
        <source>%1 points; they first differ at %2</source>
        <translation>%1 נקודות; נבדלים לראשונה ב־%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>נקודה %1</numerusform>
            <numerusform>%1 נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>טרם הוגרל</translation>
    </message>
    <message>
        <source>$f_0 = f_1$: no contest, both are drawn again</source>
        <translation>$f_0 = f_1$: אין דו־קרב, שניהם מוגרלים שוב</translation>
    </message>
    <message>
        <source>target</source>
        <translation>מטרה</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>טעויות</translation>
    </message>
    <message>
        <source>in a block</source>
        <translation>בבלוק</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>no row fits</source>
        <translation>אף שורה לא מתאימה</translation>
    </message>
    <message>
        <source>Ldim %1 left</source>
        <translation>⁦Ldim %1⁩ נותר</translation>
    </message>
    <message>
        <source>the sample of $f_%1$</source>
        <translation>המדגם של $f_%1$</translation>
    </message>
    <message>
        <source>%1 and the coin</source>
        <translation>%1 והמטבע</translation>
    </message>
    <message>
        <source>fit %1: %2 of %3</source>
        <translation>מתאימות ל־%1: %2 מתוך %3</translation>
    </message>
    <message>
        <source>%1: $f_%2$ errs</source>
        <translation>⁦%1⁩: $f_%2$ טועה</translation>
    </message>
    <message>
        <source>The one that errs</source>
        <translation>מי שטועה</translation>
    </message>
    <message>
        <source>wins, and stays.</source>
        <translation>מנצח ונשאר.</translation>
    </message>
    <message>
        <source>The one that errs wins.</source>
        <translation>מי שטועה מנצח.</translation>
    </message>
    <message>
        <source>The class voted right.</source>
        <translation>הכיתה הצביעה נכון.</translation>
    </message>
    <message>
        <source>The class voted for the other.</source>
        <translation>הכיתה הצביעה לאחר.</translation>
    </message>
    <message>
        <source>is dropped</source>
        <translation>נפסל</translation>
    </message>
    <message>
        <source>$f_%1$ errs</source>
        <translation>$f_%1$ טועה</translation>
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
    <message>
        <source>f₀ and f₁ first differ at point %1; the coin has not landed yet.</source>
        <translation>f₀ ו־f₁ נבדלים לראשונה בנקודה %1; המטבע עוד לא נפל.</translation>
    </message>
    <message>
        <source>your guess</source>
        <translation>הניחוש שלך</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>מקש %1</translation>
    </message>
    <message>
        <source>your guess: right</source>
        <translation>הניחוש שלך: נכון</translation>
    </message>
    <message>
        <source>your guess: wrong</source>
        <translation>הניחוש שלך: שגוי</translation>
    </message>
    <message>
        <source>errs on $c$</source>
        <translation>טועה על $c$</translation>
    </message>
    <message>
        <source>agrees with $c$</source>
        <translation>מסכים עם $c$</translation>
    </message>
    <message>
        <source>errs: wins</source>
        <translation>טועה: מנצח</translation>
    </message>
    <message>
        <source>is right: loses</source>
        <translation>צודק: מפסיד</translation>
    </message>
    <message>
        <source>If the coin tells the truth, who wins?</source>
        <translation>אם המטבע אומר אמת, מי מנצח?</translation>
    </message>
</context>
<context>
    <name>ContestStation</name>
    <message>
        <source>Who errs, wins</source>
        <translation>מי שטועה מנצח</translation>
    </message>
    <message>
        <source>You played %1; now nobody did.</source>
        <translation>אתם שיחקתם %1; עכשיו לא שיחק איש.</translation>
    </message>
    <message>
        <source>The coin tells the truth: the target’s label at %1.
Which side errs, and so wins?</source>
        <translation>המטבע אומר אמת: התווית של המטרה ב־%1.
איזה צד טועה, ולכן מנצח?</translation>
    </message>
    <message>
        <source>Again a true coin, now at %1. Which side errs?</source>
        <translation>שוב מטבע אמת, עכשיו ב־%1. איזה צד טועה?</translation>
    </message>
    <message>
        <source>$f_{0}$ errs</source>
        <translation>$f_{0}$ טועה</translation>
    </message>
    <message>
        <source>$f_{1}$ errs</source>
        <translation>$f_{1}$ טועה</translation>
    </message>
    <message>
        <source>Toss</source>
        <translation>להטיל</translation>
    </message>
    <message>
        <source>Next contest</source>
        <translation>הדו־קרב הבא</translation>
    </message>
    <message>
        <source>All contests</source>
        <translation>כל הדו־קרבות</translation>
    </message>
    <message>
        <source>%1 and %2 differ first at %3: %4 and %5. A coin is in the air.</source>
        <translation>⁦%1⁩ ו־⁦%2⁩ נבדלים לראשונה ב־%3: ⁦%4⁩ ו־⁦%5⁩. מטבע באוויר.</translation>
    </message>
    <message>
        <source>The coin says %1 at %2.</source>
        <translation>המטבע אומר ⁦%1⁩ ב־%2.</translation>
    </message>
    <message>
        <source>the first mistake</source>
        <translation>הטעות הראשונה</translation>
    </message>
    <message>
        <source>the second mistake</source>
        <translation>הטעות השנייה</translation>
    </message>
    <message>
        <source>the third mistake</source>
        <translation>הטעות השלישית</translation>
    </message>
    <message>
        <source>one more mistake</source>
        <translation>עוד טעות אחת</translation>
    </message>
    <message>
        <source>%1 errs: %2.</source>
        <translation>%1 טועה: %2.</translation>
    </message>
    <message>
        <source>On %2, %1 errs.</source>
        <translation>ב־⁦%2⁩ טועה %1.</translation>
    </message>
    <message>
        <source>It is another winner:
it keeps the example and goes on.</source>
        <translation>זה מנצח אחר:
הוא שומר את הדוגמה וממשיך.</translation>
    </message>
    <message>
        <source>It keeps the example,</source>
        <translation>הוא שומר את הדוגמה,</translation>
    </message>
    <message>
        <source>and one of its %1 rows dies.</source>
        <translation>ואחת מ־%1 השורות שלו מתה.</translation>
    </message>
    <message>
        <source>and %2 of its %1 rows die.</source>
        <translation>ו־%2 מתוך %1 השורות שלו מתות.</translation>
    </message>
    <message>
        <source>How many rows still fit? Could a fourth contest be true?</source>
        <translation>כמה שורות עדיין מתאימות? האם ייתכן דו־קרב רביעי אמיתי?</translation>
    </message>
    <message>
        <source>none, yes</source>
        <translation>אפס, כן</translation>
    </message>
    <message>
        <source>one, no</source>
        <translation>אחת, לא</translation>
    </message>
    <message>
        <source>two, yes</source>
        <translation>שתיים, כן</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>One, %1.</source>
        <translation>אחת, %1.</translation>
    </message>
    <message>
        <source>%1 rows.</source>
        <translation>%1 שורות.</translation>
    </message>
    <message>
        <source>A fourth would be a fourth mistake: never.</source>
        <translation>רביעי היה טעות רביעית: אף פעם לא.</translation>
    </message>
    <message>
        <source>SOA($S$) is the target (Observation 24, Lemma 25).</source>
        <translation>⁦SOA($S$)⁩ הוא המטרה (תצפית 24, למה 25).</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>A tree of %1 contests; those at %2 lead to its root, and each is a mistake.</source>
        <translation>עץ של %1 דו־קרבות; אלה שב־%2 מובילים אל השורש שלו, וכל אחד הוא טעות.</translation>
    </message>
    <message>
        <source>Rows that still fit: %1.</source>
        <translation>שורות שעדיין מתאימות: %1.</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>מטבע</translation>
    </message>
    <message>
        <source>errs and wins</source>
        <translation>טועה ומנצח</translation>
    </message>
    <message>
        <source>rows before</source>
        <translation>שורות לפני</translation>
    </message>
    <message>
        <source>rows after</source>
        <translation>שורות אחרי</translation>
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
        <source>another</source>
        <translation>עוד</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>טעויות</translation>
    </message>
    <message>
        <source>rows left</source>
        <translation>שורות שנותרו</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%1 hypotheses</source>
        <translation>
            <numerusform>%1 היפותזה</numerusform>
            <numerusform>%1 היפותזות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 points</source>
        <translation>
            <numerusform>%1 נקודה</numerusform>
            <numerusform>%1 נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds</source>
        <translation>
            <numerusform>%1 סיבוב</numerusform>
            <numerusform>%1 סיבובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mistakes</source>
        <translation>
            <numerusform>%1 טעות</numerusform>
            <numerusform>%1 טעויות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 batches</source>
        <translation>
            <numerusform>%1 אצווה</numerusform>
            <numerusform>%1 אצוות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 predictors</source>
        <translation>
            <numerusform>%1 מנבא</numerusform>
            <numerusform>%1 מנבאים</numerusform>
        </translation>
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
        <source>class</source>
        <translation>מחלקה</translation>
    </message>
    <message>
        <source>file</source>
        <translation>קובץ</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>שורות</translation>
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
        <source>nothing yet</source>
        <translation>עדיין דבר לא</translation>
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
        <source>hypothesis</source>
        <translation>היפותזה</translation>
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
    <message>
        <source>The noise comes from the operating system, and nobody can draw it again. The output is private for every choice of constants; only running time and memory use may reveal more.</source>
        <translation>הרעש בא ממערכת ההפעלה, ואיש אינו יכול להגריל אותו שוב. הפלט פרטי לכל בחירה של קבועים; רק זמן הריצה והשימוש בזיכרון עלולים לגלות יותר.</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can draw the same noise and subtract it. A run on data is private only without a seed.</source>
        <translation>מי שיודע את הגרעין יכול להגריל את אותו הרעש ולהחסיר אותו. הרצה על נתונים פרטית רק בלי גרעין.</translation>
    </message>
    <message>
        <source>Nobody can draw its noise again.</source>
        <translation>את הרעש שלו איש אינו יכול להגריל שוב.</translation>
    </message>
    <message>
        <source>Anyone who knows the seed can subtract the noise.</source>
        <translation>מי שיודע את הגרעין יכול להחסיר את הרעש.</translation>
    </message>
    <message>
        <source>lean fits: %1 of your %2 lines.</source>
        <translation>lean מתאים: %1 מתוך %2 השורות שלך.</translation>
    </message>
    <message>
        <source>Too few for a promise: %1 of %2 lines.</source>
        <translation>מעט מדי להבטחה: %1 מתוך %2 שורות.</translation>
    </message>
    <message>
        <source>No proved row for Ldim %1 and this promise.</source>
        <translation>אין שורה מוכחת עבור ⁦Ldim %1⁩ וההבטחה הזאת.</translation>
    </message>
    <message>
        <source>Loss ≤ %1 with chance %2, if some answer of the class explains the labels.</source>
        <translation>הפסד ⁦≤ %1⁩ בהסתברות %2, אם תשובה כלשהי של המחלקה מסבירה את התוויות.</translation>
    </message>
    <message>
        <source>Choose a class of smaller Ldim, or a weaker promise.</source>
        <translation>בחרו מחלקה עם ⁦Ldim⁩ קטן יותר, או הבטחה חלשה יותר.</translation>
    </message>
    <message>
        <source>$α$ = %1 asks for %2</source>
        <translation>⁦$α$ = %1⁩ דורש %2</translation>
    </message>
    <message>
        <source>$ε$ = %1 asks for %2</source>
        <translation>⁦$ε$ = %1⁩ דורש %2</translation>
    </message>
    <message>
        <source>Nothing is spent. No $α$ up to 1/2 and no $ε$ up to 8 would fit.</source>
        <translation>דבר לא הוצא. שום $α$ עד 1/2 ושום $ε$ עד 8 לא יתאימו.</translation>
    </message>
    <message>
        <source>Nothing is spent. What would fit: %1.</source>
        <translation>דבר לא הוצא. מה יתאים: %1.</translation>
    </message>
    <message>
        <source>− everywhere</source>
        <translation>⁦−⁩ בכל מקום</translation>
    </message>
    <message>
        <source>+ everywhere</source>
        <translation>⁦+⁩ בכל מקום</translation>
    </message>
    <message>
        <source>+ at %1</source>
        <translation>⁦+⁩ בנקודות %1</translation>
    </message>
    <message>
        <source>+ in the bins %1</source>
        <translation>⁦+⁩ בתאים %1</translation>
    </message>
    <message>
        <source>+ from %1 on</source>
        <translation>⁦+⁩ מ-%1 והלאה</translation>
    </message>
    <message>
        <source>+ below %1</source>
        <translation>⁦+⁩ מתחת ל-%1</translation>
    </message>
    <message>
        <source>+ from %1 to below %2</source>
        <translation>⁦+⁩ מ-%1 ועד מתחת ל-%2</translation>
    </message>
    <message>
        <source>Open a table with one line for each person. Nothing is spent before the button.</source>
        <translation>פתחו טבלה עם שורה לכל אדם. דבר לא יוצא לפני הלחיצה על הכפתור.</translation>
    </message>
    <message>
        <source>Reading the names of the columns and counting the lines.</source>
        <translation>שמות העמודות נקראים והשורות נספרות.</translation>
    </message>
    <message>
        <source>your lines</source>
        <translation>השורות שלך</translation>
    </message>
    <message>
        <source>%1 batches of %2 vote</source>
        <translation>%1 אצוות של %2 מצביעות</translation>
    </message>
    <message>
        <source>%1 choose</source>
        <translation>%1 בוחרות</translation>
    </message>
    <message>
        <source>%1 not used</source>
        <translation>%1 לא בשימוש</translation>
    </message>
    <message>
        <source>lines for loss ≤ $α$</source>
        <translation>שורות להפסד ⁦≤ $α$⁩</translation>
    </message>
    <message>
        <source>One hypothesis leaves, and nothing else.</source>
        <translation>היפותזה אחת יוצאת, ולא דבר מלבדה.</translation>
    </message>
    <message>
        <source>Nothing was chosen: this is the answer without data.</source>
        <translation>דבר לא נבחר: זו התשובה ללא נתונים.</translation>
    </message>
    <message>
        <source>Loss at most %1 with chance %2, if some answer of the class explains the labels.</source>
        <translation>הפסד של %1 לכל היותר בהסתברות %2, אם תשובה כלשהי של המחלקה מסבירה את התוויות.</translation>
    </message>
    <message>
        <source>Nothing is promised of its loss: there are too few lines.</source>
        <translation>דבר לא מובטח על ההפסד שלה: יש מעט מדי שורות.</translation>
    </message>
    <message>
        <source>lines of the file</source>
        <translation>שורות הקובץ</translation>
    </message>
    <message>
        <source>lines that the promise asks for</source>
        <translation>שורות שההבטחה דורשת</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>פסק</translation>
    </message>
    <message>
        <source>loss promised</source>
        <translation>הפסד מובטח</translation>
    </message>
    <message>
        <source>in words</source>
        <translation>במילים</translation>
    </message>
    <message>
        <source>No finite ε is promised.</source>
        <translation>לא מובטח ε סופי.</translation>
    </message>
    <message>
        <source>ε is above %1: one line can change a probability by a factor of more than e^%1.</source>
        <translation>ε גדול מ־%1: שורה אחת יכולה לשנות הסתברות בגורם גדול מ־e^%1.</translation>
    </message>
    <message>
        <source>δ is not below %1, the smaller one of 1/1000 and one over the number of lines.</source>
        <translation>δ אינו קטן מ־%1, הקטן מבין 1/1000 ואחד חלקי מספר השורות.</translation>
    </message>
    <message>
        <source>Spent so far</source>
        <translation>הוצא עד כה</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <translation>תקציב: %1</translation>
    </message>
    <message>
        <source>Each run on data spends its $ε$ and $δ$ again. All runs are added up, of all windows and also for different files, because the same person can be in two of them.</source>
        <translation>כל הרצה על נתונים מוציאה את ה־$ε$ וה־$δ$ שלה שוב. כל ההרצות של כל החלונות מסוכמות, גם עבור קבצים שונים, כי אותו אדם יכול להופיע בשניים מהם.</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1 פעמים %2</translation>
    </message>
    <message>
        <source>releases in the ledger</source>
        <translation>שחרורים בפנקס</translation>
    </message>
    <message>
        <source>budget, ε</source>
        <translation>תקציב, ε</translation>
    </message>
    <message>
        <source>budget, δ</source>
        <translation>תקציב, δ</translation>
    </message>
    <message>
        <source>A run on data of your own, %1: the answer is %2. The ledger holds %3 releases.</source>
        <translation>הרצה על נתונים משלך, %1: התשובה היא %2. בפנקס רשומים %3 שחרורים.</translation>
    </message>
    <message>
        <source>chain fits: %1 of your %2 lines.</source>
        <translation>chain מתאים: %1 מתוך %2 השורות שלך.</translation>
    </message>
    <message>
        <source>Nothing is spent. Looking for what would fit.</source>
        <translation>דבר לא הוצא. מתבצע חיפוש אחר מה שיתאים.</translation>
    </message>
    <message>
        <source>%1 vote and choose</source>
        <translation>%1 מצביעות ובוחרות</translation>
    </message>
    <message>
        <source>On %1 unused lines: %2 errors, ± %3 with chance %4.</source>
        <translation>ב-%1 שורות שלא היו בשימוש: %2 שגיאות, ± %3 בהסתברות %4.</translation>
    </message>
    <message>
        <source>lines of the test, not used before</source>
        <translation>שורות המבחן, שלא היו בשימוש קודם</translation>
    </message>
    <message>
        <source>errors of the test, with noise</source>
        <translation>שגיאות המבחן, עם רעש</translation>
    </message>
</context>
<context>
    <name>DeepTableWords</name>
    <message>
        <source>node</source>
        <translation>צומת</translation>
    </message>
    <message>
        <source>level</source>
        <translation>רמה</translation>
    </message>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>צבע</translation>
    </message>
    <message>
        <source>levels in + below</source>
        <translation>רמות ב־+ מתחת</translation>
    </message>
    <message>
        <source>levels in − below</source>
        <translation>רמות ב־− מתחת</translation>
    </message>
    <message>
        <source>in the tree of one colour</source>
        <translation>בעץ בצבע אחד</translation>
    </message>
    <message>
        <source>row</source>
        <translation>שורה</translation>
    </message>
    <message>
        <source>levels left</source>
        <translation>רמות שנותרו</translation>
    </message>
    <message>
        <source>levels in +</source>
        <translation>רמות ב־+</translation>
    </message>
    <message>
        <source>levels in −</source>
        <translation>רמות ב־−</translation>
    </message>
    <message>
        <source>colour taken</source>
        <translation>הצבע שנבחר</translation>
    </message>
    <message>
        <source>place of the row</source>
        <translation>מקום השורה</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>ב־%1</translation>
    </message>
</context>
<context>
    <name>DeepTreeScene</name>
    <message>
        <source>levels in one colour</source>
        <translation>רמות בצבע אחד</translation>
    </message>
    <message>
        <source>%1, however you colour</source>
        <translation>%1, בכל צביעה</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>בטבלה</translation>
    </message>
    <message>
        <source>%1 points: too many to draw</source>
        <translation>%1 נקודות: יותר מדי לציור</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>לפי הסדר</translation>
    </message>
    <message>
        <source>dashed: sure already</source>
        <translation>מקווקו: כבר בטוח</translation>
    </message>
    <message>
        <source>levels still to use</source>
        <translation>רמות שעוד נותרו</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>המחיר</translation>
    </message>
    <message>
        <source>a threshold more, a tree twice as deep</source>
        <translation>סף אחד נוסף, עץ עמוק פי שניים</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>רמות</translation>
    </message>
    <message>
        <source>thresholds promised</source>
        <translation>ספים מובטחים</translation>
    </message>
    <message>
        <source>private learner</source>
        <translation>לומד פרטי</translation>
    </message>
    <message>
        <source>Theorem 1</source>
        <translation>משפט 1</translation>
    </message>
    <message>
        <source>few thresholds</source>
        <translation>מעט ספים</translation>
    </message>
    <message>
        <source>Theorem 10</source>
        <translation>משפט 10</translation>
    </message>
    <message>
        <source>shallow tree</source>
        <translation>עץ רדוד</translation>
    </message>
    <message>
        <source>One row: no tree.</source>
        <translation>שורה אחת: אין עץ.</translation>
    </message>
    <message>
        <source>the first %1 levels</source>
        <translation>%1 הרמות הראשונות</translation>
    </message>
</context>
<context>
    <name>DeepWords</name>
    <message>
        <source>Theorem 10</source>
        <translation>משפט 10</translation>
    </message>
    <message>
        <source>Lemma 31</source>
        <translation>למה 31</translation>
    </message>
    <message numerus="yes">
        <source>%n levels</source>
        <translation>
            <numerusform>רמה אחת</numerusform>
            <numerusform>%n רמות</numerusform>
        </translation>
    </message>
    <message>
        <source>No point splits these rows in two: no tree.</source>
        <translation>אין נקודה שמחלקת את השורות לשתיים: אין עץ.</translation>
    </message>
    <message>
        <source>§3.2</source>
        <translation>§3.2</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of coin flips shatter a tree of %1.</source>
        <translation>
            <numerusform>שורה אחת של הטלות מטבע מנתצת עץ של %1.</numerusform>
            <numerusform>%n שורות של הטלות מטבע מנתצות עץ של %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Is there any order in them?</source>
        <translation>האם יש בהן סדר כלשהו?</translation>
    </message>
    <message numerus="yes">
        <source>%n rows shatter a tree of %1.</source>
        <translation>
            <numerusform>שורה אחת מנתצת עץ של %1.</numerusform>
            <numerusform>%n שורות מנתצות עץ של %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many thresholds in a row are sure to be in them?</source>
        <translation>כמה ספים ברצף נמצאים בהן בוודאות?</translation>
    </message>
    <message>
        <source>Row %1 follows its own answers down to a leaf.</source>
        <translation>שורה %1 יורדת לפי תשובותיה עד לעלה.</translation>
    </message>
    <message>
        <source>What does it say at nodes that it does not meet?</source>
        <translation>מה היא אומרת בצמתים שאינה פוגשת?</translation>
    </message>
    <message>
        <source>It has an answer everywhere. Nodes with a ring have been turned by hand.</source>
        <translation>יש לה תשובה בכל מקום. צמתים עם טבעת הוחלפו ביד.</translation>
    </message>
    <message numerus="yes">
        <source>It has an answer everywhere. Colour all %n nodes by it.</source>
        <translation>
            <numerusform>יש לה תשובה בכל מקום. צבעו לפיה את הצומת היחיד.</numerusform>
            <numerusform>יש לה תשובה בכל מקום. צבעו לפיה את כל %n הצמתים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which colour holds the deeper tree?</source>
        <translation>איזה צבע מכיל את העץ העמוק יותר?</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>שווה</translation>
    </message>
    <message>
        <source>+ holds %1, − holds %2. %3, however you colour.</source>
        <translation>+ מכיל %1, − מכיל %2. %3, בכל צביעה.</translation>
    </message>
    <message numerus="yes">
        <source>It colours the %n nodes that are left: + holds %1, − holds %2. %3.</source>
        <translation>
            <numerusform>היא צובעת את הצומת היחיד שנותר: + מכיל %1, − מכיל %2. %3.</numerusform>
            <numerusform>היא צובעת את %n הצמתים שנותרו: + מכיל %1, − מכיל %2. %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why do we now take the %1 side?</source>
        <translation>מדוע ניקח עכשיו את צד %1?</translation>
    </message>
    <message numerus="yes">
        <source>How many of the %n levels are left to use?</source>
        <translation>
            <numerusform>כמה מן הרמה האחת עוד נותרו?</numerusform>
            <numerusform>כמה מ־%n הרמות עוד נותרו?</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 is the first row: it says + wherever we go on. Rows on the − side of point %2 all say − there.</source>
        <translation>שורה %1 היא השורה הראשונה: היא אומרת + בכל מקום שבו נמשיך. השורות בצד − של נקודה %2 אומרות שם כולן −.</translation>
    </message>
    <message>
        <source>Row %1 is the last row: it says − wherever we go on. Rows on the + side of point %2 all say + there.</source>
        <translation>שורה %1 היא השורה האחרונה: היא אומרת − בכל מקום שבו נמשיך. השורות בצד + של נקודה %2 אומרות שם כולן +.</translation>
    </message>
    <message>
        <source>It says + wherever we go on: it is the next row from above. Point %1 is the next column.</source>
        <translation>היא אומרת + בכל מקום שבו נמשיך: היא השורה הבאה מלמעלה. נקודה %1 היא העמודה הבאה.</translation>
    </message>
    <message>
        <source>It says − wherever we go on: it is the next row from below. Point %1 is the next column from the right.</source>
        <translation>היא אומרת − בכל מקום שבו נמשיך: היא השורה הבאה מלמטה. נקודה %1 היא העמודה הבאה מימין.</translation>
    </message>
    <message>
        <source>So that the other rows say %1 at %2.</source>
        <translation>כדי ששאר השורות יאמרו %1 ב־%2.</translation>
    </message>
    <message>
        <source>%1. Row %2 lives on that side.</source>
        <translation>%1. שורה %2 נמצאת בצד הזה.</translation>
    </message>
    <message>
        <source>Does it go above or below the rows that come?</source>
        <translation>האם היא תעמוד מעל השורות הבאות או מתחתן?</translation>
    </message>
    <message>
        <source>above</source>
        <translation>מעל</translation>
    </message>
    <message>
        <source>below</source>
        <translation>מתחת</translation>
    </message>
    <message>
        <source>One level is left: point %1. Row %2 says %3 there.</source>
        <translation>נותרה רמה אחת: נקודה %1. שורה %2 אומרת שם %3.</translation>
    </message>
    <message>
        <source>Row %1 colours what is left: %2. It says %3 wherever we go on, and point %4 is its column.</source>
        <translation>שורה %1 צובעת את מה שנותר: %2. היא אומרת %3 בכל מקום שבו נמשיך, ונקודה %4 היא העמודה שלה.</translation>
    </message>
    <message>
        <source>Row %1 is the leaf on the %2 side.</source>
        <translation>שורה %1 היא העלה בצד %2.</translation>
    </message>
    <message numerus="yes">
        <source>The staircase has %n columns and one row more.</source>
        <translation>
            <numerusform>במדרגות יש עמודה אחת ועוד שורה אחת.</numerusform>
            <numerusform>במדרגות יש %n עמודות ועוד שורה אחת.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points %1 side by side: %n thresholds out of coin flips.</source>
        <translation>
            <numerusform>נקודה %1: סף אחד מתוך הטלות מטבע.</numerusform>
            <numerusform>נקודות %1 זו לצד זו: %n ספים מתוך הטלות מטבע.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Points %1 side by side: %n thresholds.</source>
        <translation>
            <numerusform>נקודה %1: סף אחד.</numerusform>
            <numerusform>נקודות %1 זו לצד זו: %n ספים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tree of %1 promises %n thresholds.</source>
        <translation>
            <numerusform>עץ של %1 מבטיח סף אחד.</numerusform>
            <numerusform>עץ של %1 מבטיח %n ספים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The class holds %n and no more.</source>
        <translation>
            <numerusform>המחלקה מכילה אחד ולא יותר.</numerusform>
            <numerusform>המחלקה מכילה %n ולא יותר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A search finds %n here.</source>
        <translation>
            <numerusform>חיפוש מוצא כאן אחד.</numerusform>
            <numerusform>חיפוש מוצא כאן %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>How deep a tree promises %1?</source>
        <translation>איזה עומק של עץ מבטיח %1?</translation>
    </message>
    <message>
        <source>%1 levels.</source>
        <translation>%1 רמות.</translation>
    </message>
    <message>
        <source>Whoever learns a class with a deep tree privately learns thresholds privately. What does that give away?</source>
        <translation>מי שלומד באופן פרטי מחלקה עם עץ עמוק לומד באופן פרטי ספים. מה זה מסגיר?</translation>
    </message>
    <message>
        <source>Theorem 10 · Theorem 1</source>
        <translation>משפט 10 · משפט 1</translation>
    </message>
    <message>
        <source>The tree</source>
        <translation>העץ</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>צבע</translation>
    </message>
    <message>
        <source>Half the depth</source>
        <translation>חצי העומק</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>שוב</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>לפי הסדר</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>המחיר</translation>
    </message>
    <message>
        <source>A deep tree hides thresholds</source>
        <translation>עץ עמוק מסתיר ספים</translation>
    </message>
    <message numerus="yes">
        <source>%1 hid %n thresholds</source>
        <translation>
            <numerusform>%1 הסתירו סף אחד</numerusform>
            <numerusform>%1 הסתירו %n ספים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each halving gave a row and a column. The proof promises %n.</source>
        <translation>
            <numerusform>כל חצייה נתנה שורה ועמודה. ההוכחה מבטיחה אחת.</numerusform>
            <numerusform>כל חצייה נתנה שורה ועמודה. ההוכחה מבטיחה %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>However the nodes are coloured, one colour holds a tree of half the depth.</source>
        <translation>בכל צביעה של הצמתים, צבע אחד מכיל עץ בחצי העומק.</translation>
    </message>
    <message>
        <source>Which trees are counted</source>
        <translation>אילו עצים נספרים</translation>
    </message>
    <message>
        <source>Trees in one colour that pass no node of it: on their way down they have a node wherever they meet one. Of these the deepest + tree and the deepest − tree have as many levels together as the whole tree.</source>
        <translation>עצים בצבע אחד שאינם מדלגים על צומת בצבע זה: בדרכם למטה יש להם צומת בכל מקום שבו הם פוגשים אחד. לעץ + העמוק ביותר ולעץ − העמוק ביותר מביניהם יש יחד רמות כמספר רמות העץ כולו.</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>ביד</translation>
    </message>
    <message>
        <source>Click a node to turn it. The bar keeps its length. The walk to thresholds needs the labels of a row.</source>
        <translation>לחיצה על צומת מחליפה את צבעו. אורך הפס נשמר. הדרך לספים צריכה תוויות של שורה.</translation>
    </message>
    <message>
        <source>Why a staircase</source>
        <translation>מדוע מדרגות</translation>
    </message>
    <message>
        <source>A row that says + at all later columns stands above the rows to come. One that says − stands below them.</source>
        <translation>שורה שאומרת + בכל העמודות הבאות עומדת מעל השורות הבאות. שורה שאומרת − עומדת מתחתן.</translation>
    </message>
    <message>
        <source>The way back</source>
        <translation>הדרך חזרה</translation>
    </message>
    <message>
        <source>Thresholds in order give a tree, too: binary search among %1 of them asks %2 points one after the other.</source>
        <translation>גם ספים בסדר נותנים עץ: חיפוש בינרי בין %1 מהם שואל על %2 נקודות בזו אחר זו.</translation>
    </message>
    <message>
        <source>One colour holds a tree of %1 out of %2</source>
        <translation>צבע אחד מכיל עץ של %1 מתוך %2</translation>
    </message>
    <message>
        <source>A shattered tree; every node asks a point and has the colour of the label that the row gives it there. Framed nodes are a deepest tree in one colour.</source>
        <translation>עץ מנותץ; כל צומת שואל על נקודה וצבעו כצבע התווית שהשורה נותנת שם. צמתים ממוסגרים הם עץ עמוק ביותר בצבע אחד.</translation>
    </message>
    <message>
        <source>Above, where the columns were found in the tree. Left, the rows of the class with these columns framed; right, the same labels in order.</source>
        <translation>למעלה: היכן נמצאו העמודות בעץ. משמאל: שורות המחלקה עם עמודות אלה ממוסגרות; מימין: אותן תוויות לפי הסדר.</translation>
    </message>
</context>
<context>
    <name>EditName</name>
    <message>
        <source>scenario</source>
        <translation>התרחיש</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ועוד אחד</numerusform>
            <numerusform>%1 ועוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>scenario opened</source>
        <translation>פתיחת תרחיש</translation>
    </message>
    <message>
        <source>“%1” opened</source>
        <translation>פתיחת „%1”</translation>
    </message>
</context>
<context>
    <name>EpsilonTable</name>
    <message>
        <source>votes to leave</source>
        <translation>קולות כדי לצאת</translation>
    </message>
    <message>
        <source>$n$ asked</source>
        <translation>$n$ נדרש</translation>
    </message>
</context>
<context>
    <name>EqualStepsPicture</name>
    <message>
        <source>expected count</source>
        <translation>מספר צפוי</translation>
    </message>
    <message>
        <source>a flat roof: %1</source>
        <translation>גג שטוח: %1</translation>
    </message>
    <message>
        <source>its roof: %1</source>
        <translation>הגג שלו: %1</translation>
    </message>
    <message>
        <source>%1 examples for %2</source>
        <translation>%1 דוגמאות עבור %2</translation>
    </message>
    <message>
        <source>%1 differ</source>
        <translation>%1 שונות</translation>
    </message>
    <message>
        <source>apart</source>
        <translation>מרחק</translation>
    </message>
    <message>
        <source>Even on √</source>
        <translation>אחידות ב־√</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <translation>מדרגות שוות</translation>
    </message>
    <message>
        <source>Steps even on the √ scale have the ceiling %1, equal steps %2.</source>
        <translation>למדרגות אחידות בסולם √ התקרה היא %1, למדרגות שוות %2.</translation>
    </message>
    <message>
        <source>ceiling %1</source>
        <translation>תקרה %1</translation>
    </message>
    <message>
        <source>a hump: %1</source>
        <translation>דבשת: %1</translation>
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
    <message>
        <source>hypotheses written out and separated by /, each 0110 or name=0110</source>
        <translation>השערות כתובות במלואן, מופרדות ב-/, כל אחת 0110 או שם=0110</translation>
    </message>
</context>
<context>
    <name>FamilyName</name>
    <message>
        <source>thresholds on a line</source>
        <translation>ספים על ישר</translation>
    </message>
    <message>
        <source>single points</source>
        <translation>נקודות בודדות</translation>
    </message>
    <message>
        <source>intervals</source>
        <translation>קטעים</translation>
    </message>
    <message>
        <source>linear subspaces</source>
        <translation>תת־מרחבים ליניאריים</translation>
    </message>
    <message>
        <source>affine subspaces</source>
        <translation>תת־מרחבים אפיניים</translation>
    </message>
    <message>
        <source>projective lines</source>
        <translation>ישרים פרויקטיביים</translation>
    </message>
    <message>
        <source>parities</source>
        <translation>זוגיות</translation>
    </message>
    <message>
        <source>subsets of one size</source>
        <translation>תת־קבוצות בגודל אחיד</translation>
    </message>
    <message>
        <source>conjunctions</source>
        <translation>קוניונקציות</translation>
    </message>
    <message>
        <source>decision stumps</source>
        <translation>גדמי החלטה</translation>
    </message>
    <message>
        <source>half-planes of a grid</source>
        <translation>חצאי מישורים על סריג</translation>
    </message>
    <message>
        <source>all label vectors</source>
        <translation>כל וקטורי התוויות</translation>
    </message>
    <message>
        <source>random rows</source>
        <translation>שורות אקראיות</translation>
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
    <message>
        <source>Learner</source>
        <translation>לומד</translation>
    </message>
    <message>
        <source>points of the line</source>
        <translation>נקודות על הישר</translation>
    </message>
    <message>
        <source>examples it learns from</source>
        <translation>דוגמאות שמהן הוא לומד</translation>
    </message>
    <message>
        <source>how alike is alike</source>
        <translation>עד כמה דומה נחשב זהה</translation>
    </message>
    <message>
        <source>Look among</source>
        <translation>חיפוש בין</translation>
    </message>
    <message>
        <source>Sample by hand</source>
        <translation>מדגם ידני</translation>
    </message>
    <message>
        <source>privacy it claims</source>
        <translation>הפרטיות שהוא מבטיח</translation>
    </message>
    <message>
        <source>its failure mass</source>
        <translation>מסת הכישלון שלו</translation>
    </message>
    <message>
        <source>error it may make</source>
        <translation>השגיאה המותרת לו</translation>
    </message>
    <message>
        <source>draws to look at</source>
        <translation>הגרלות לבדיקה</translation>
    </message>
    <message>
        <source>probes of the search</source>
        <translation>בדיקות של החיפוש</translation>
    </message>
    <message>
        <source>example that is hidden</source>
        <translation>הדוגמה המוסתרת</translation>
    </message>
    <message>
        <source>Where it is hidden</source>
        <translation>היכן היא מוסתרת</translation>
    </message>
    <message>
        <source>Height of the tower</source>
        <translation>גובה המגדל</translation>
    </message>
    <message>
        <source>Top of the tower</source>
        <translation>ראש המגדל</translation>
    </message>
    <message>
        <source>Learner of</source>
        <translation>לומד של</translation>
    </message>
    <message>
        <source>Forced in</source>
        <translation>נקודות חובה</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>wrong labels</source>
        <translation>תוויות שגויות</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>coin flips</source>
        <translation>הטלות מטבע</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>דוגמאות</translation>
    </message>
    <message>
        <source>few</source>
        <translation>מעט</translation>
    </message>
    <message>
        <source>many</source>
        <translation>הרבה</translation>
    </message>
    <message>
        <source>Rows by hand</source>
        <translation>שורות ידניות</translation>
    </message>
    <message>
        <source>Data file</source>
        <translation>קובץ נתונים</translation>
    </message>
    <message>
        <source>rows in $T$</source>
        <translation>שורות ב־$T$</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>סדר השורות</translation>
    </message>
    <message>
        <source>Changed row</source>
        <translation>שורה ששונתה</translation>
    </message>
    <message>
        <source>It becomes</source>
        <translation>הופכת ל</translation>
    </message>
    <message>
        <source>width allowed</source>
        <translation>רוחב מותר</translation>
    </message>
    <message>
        <source>fine net</source>
        <translation>רשת עדינה</translation>
    </message>
    <message>
        <source>coarse net</source>
        <translation>רשת גסה</translation>
    </message>
    <message>
        <source>chance to miss</source>
        <translation>סיכוי להחטיא</translation>
    </message>
    <message>
        <source>fewer rows</source>
        <translation>פחות שורות</translation>
    </message>
    <message>
        <source>of the mechanism</source>
        <translation>של המנגנון</translation>
    </message>
    <message>
        <source>more stable</source>
        <translation>יציב יותר</translation>
    </message>
    <message>
        <source>privacy of one answer</source>
        <translation>פרטיות של תשובה אחת</translation>
    </message>
    <message>
        <source>blocks, one vote each</source>
        <translation>גושים, קול אחד לכל גוש</translation>
    </message>
    <message>
        <source>few voters</source>
        <translation>מעט מצביעים</translation>
    </message>
    <message>
        <source>many voters</source>
        <translation>הרבה מצביעים</translation>
    </message>
    <message>
        <source>Vote rule</source>
        <translation>כלל ההצבעה</translation>
    </message>
    <message>
        <source>Each block</source>
        <translation>כל גוש</translation>
    </message>
    <message>
        <source>Asked point</source>
        <translation>הנקודה הנשאלת</translation>
    </message>
    <message>
        <source>to choose $ĥ$</source>
        <translation>לבחירת $ĥ$</translation>
    </message>
    <message>
        <source>of the votes</source>
        <translation>של הקולות</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>גושים</translation>
    </message>
    <message>
        <source>flip at the end</source>
        <translation>היפוך בסוף</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ציון</translation>
    </message>
    <message>
        <source>Row that leaves $T$</source>
        <translation>השורה שעוזבת את $T$</translation>
    </message>
    <message>
        <source>Row that enters $T$</source>
        <translation>השורה שנכנסת ל־$T$</translation>
    </message>
    <message>
        <source>error, in the calculator</source>
        <translation>שגיאה, במחשבון</translation>
    </message>
    <message>
        <source>privacy, in the calculator</source>
        <translation>פרטיות, במחשבון</translation>
    </message>
    <message>
        <source>points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>how far an answer moves</source>
        <translation>עד כמה תשובה זזה</translation>
    </message>
    <message>
        <source>freer</source>
        <translation>חופשי יותר</translation>
    </message>
    <message>
        <source>mass of the light points</source>
        <translation>מסת הנקודות הקלות</translation>
    </message>
    <message>
        <source>rare points</source>
        <translation>נקודות נדירות</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>היפוך</translation>
    </message>
    <message>
        <source>Answers by hand</source>
        <translation>תשובות ידניות</translation>
    </message>
    <message>
        <source>diluted</source>
        <translation>מדולל</translation>
    </message>
    <message>
        <source>all used</source>
        <translation>הכול בשימוש</translation>
    </message>
    <message>
        <source>to choose the labels</source>
        <translation>לבחירת התוויות</translation>
    </message>
    <message>
        <source>of the learner $A$</source>
        <translation>של הלומד $A$</translation>
    </message>
    <message>
        <source>Learner A</source>
        <translation>לומד A</translation>
    </message>
    <message>
        <source>of M</source>
        <translation>של M</translation>
    </message>
    <message>
        <source>error M allows</source>
        <translation>שגיאה ש־M מתיר</translation>
    </message>
    <message>
        <source>chance to miss it</source>
        <translation>סיכוי להחטיא אותה</translation>
    </message>
    <message>
        <source>rows where the first fails</source>
        <translation>שורות שבהן הראשונה נכשלת</translation>
    </message>
    <message>
        <source>rows in $T$ there</source>
        <translation>שורות ב־$T$ שם</translation>
    </message>
    <message>
        <source>rows of $S$</source>
        <translation>שורות של $S$</translation>
    </message>
    <message>
        <source>rows $A$ is given</source>
        <translation>שורות ש־$A$ מקבל</translation>
    </message>
    <message>
        <source>all</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>of $A$</source>
        <translation>של $A$</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>החזרה</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>סדר</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>סיבובים</translation>
    </message>
    <message>
        <source>short</source>
        <translation>קצר</translation>
    </message>
    <message>
        <source>long</source>
        <translation>ארוך</translation>
    </message>
    <message>
        <source>You are</source>
        <translation>אתם</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>יריב</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>סיבובים ששוחקו</translation>
    </message>
    <message>
        <source>Chances by hand</source>
        <translation>סיכויים ידניים</translation>
    </message>
    <message>
        <source>rounds at most</source>
        <translation>סיבובים לכל היותר</translation>
    </message>
    <message>
        <source>flips an expert may use</source>
        <translation>היפוכים שמומחה רשאי להם</translation>
    </message>
    <message>
        <source>Runs per $T$</source>
        <translation>הרצות לכל $T$</translation>
    </message>
    <message>
        <source>Second class</source>
        <translation>מחלקה שנייה</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>מחלקות</translation>
    </message>
    <message>
        <source>rounds, for regret</source>
        <translation>סיבובים, לחרטה</translation>
    </message>
    <message>
        <source>short game</source>
        <translation>משחק קצר</translation>
    </message>
    <message>
        <source>long game</source>
        <translation>משחק ארוך</translation>
    </message>
    <message>
        <source>Left family</source>
        <translation>משפחה שמאלית</translation>
    </message>
    <message>
        <source>Right family</source>
        <translation>משפחה ימנית</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>לאורך</translation>
    </message>
    <message>
        <source>log |$X$|, off the axis</source>
        <translation>log |$X$|, מחוץ לציר</translation>
    </message>
    <message>
        <source>your budget</source>
        <translation>התקציב שלכם</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>הצגה</translation>
    </message>
    <message>
        <source>Wrong labels by point</source>
        <translation>תוויות שגויות לפי נקודה</translation>
    </message>
    <message>
        <source>Examples of its learner</source>
        <translation>הדוגמאות של הלומד שלו</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>פחות</translation>
    </message>
    <message>
        <source>more</source>
        <translation>יותר</translation>
    </message>
    <message>
        <source>anything goes</source>
        <translation>הכול מותר</translation>
    </message>
    <message>
        <source>less private</source>
        <translation>פחות פרטי</translation>
    </message>
    <message>
        <source>one</source>
        <translation>אחת</translation>
    </message>
    <message>
        <source>a thousand</source>
        <translation>אלף</translation>
    </message>
    <message>
        <source>short search</source>
        <translation>חיפוש קצר</translation>
    </message>
    <message>
        <source>long search</source>
        <translation>חיפוש ארוך</translation>
    </message>
    <message>
        <source>any answer</source>
        <translation>כל תשובה</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>השוואה</translation>
    </message>
    <message>
        <source>Failed batch</source>
        <translation>אצווה שנכשלה</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>נדיר</translation>
    </message>
    <message>
        <source>common</source>
        <translation>שכיח</translation>
    </message>
    <message>
        <source>the rare point&apos;s share</source>
        <translation>חלקה של הנקודה הנדירה</translation>
    </message>
    <message>
        <source>may differ</source>
        <translation>מותר להיבדל</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>מדרגות</translation>
    </message>
    <message>
        <source>Steps by hand</source>
        <translation>מדרגות ביד</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>קובייה</translation>
    </message>
    <message>
        <source>examples a block</source>
        <translation>דוגמאות בבלוק</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>עצירה ב־</translation>
    </message>
    <message>
        <source>Point 0</source>
        <translation>נקודה 0</translation>
    </message>
    <message>
        <source>error a colour may have</source>
        <translation>שגיאה שמותרת לצבע</translation>
    </message>
    <message>
        <source>half</source>
        <translation>חצי</translation>
    </message>
    <message>
        <source>how far the probe looks</source>
        <translation>כמה רחוק הבדיקה רואה</translation>
    </message>
    <message>
        <source>near</source>
        <translation>קרוב</translation>
    </message>
    <message>
        <source>far</source>
        <translation>רחוק</translation>
    </message>
    <message>
        <source>probe, point 1</source>
        <translation>בדיקה, נקודה 1</translation>
    </message>
    <message>
        <source>probe, point 2</source>
        <translation>בדיקה, נקודה 2</translation>
    </message>
    <message>
        <source>Painting</source>
        <translation>צביעה</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>רשת</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>צבוע</translation>
    </message>
    <message>
        <source>a block</source>
        <translation>בבלוק</translation>
    </message>
    <message>
        <source>error</source>
        <translation>שגיאה</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>הוכחה</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>רמות</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>עץ</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>שורה</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>צבעים</translation>
    </message>
    <message>
        <source>Turned by hand</source>
        <translation>הוחלפו ביד</translation>
    </message>
</context>
<context>
    <name>FigureWords</name>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>12</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>שורה אחת</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 שורות</translation>
    </message>
    <message>
        <source>one point</source>
        <translation>נקודה אחת</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 נקודות</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
    <message>
        <source>the target is not in the class</source>
        <translation>המטרה אינה במחלקה</translation>
    </message>
    <message>
        <source>the target is %1</source>
        <translation>המטרה היא %1</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>The label table of %1: a row is a hypothesis, a column a point, and below it stands how likely each point is.</source>
        <translation>טבלת התוויות של %1: שורה היא השערה, עמודה היא נקודה, ומתחתיה סיכוייה של כל נקודה.</translation>
    </message>
    <message>
        <source>Littlestone dimension %1, VC dimension %2; %3.</source>
        <translation>ממד ליטלסטון %1, ממד VC ‏%2; %3.</translation>
    </message>
    <message>
        <source>No mistake can be forced.</source>
        <translation>אי אפשר לכפות אף טעות.</translation>
    </message>
    <message>
        <source>One mistake, no more.</source>
        <translation>טעות אחת, לא יותר.</translation>
    </message>
    <message>
        <source>%1 mistakes, no more.</source>
        <translation>%1 טעויות, לא יותר.</translation>
    </message>
    <message>
        <source>A mistake tree that %1 shatters: a node asks a point, an edge answers −1 or +1, and below a leaf stands a hypothesis that gives all answers on the way.</source>
        <translation>עץ טעויות ש-%1 מנתצת: צומת שואל על נקודה, קשת עונה −1 או +1, ומתחת לעלה עומדת השערה שנותנת את כל התשובות שבדרך.</translation>
    </message>
    <message>
        <source>One batch of the private learner. Two samples meet at a node: their predictors first differ at a point, a coin names its label, and the one that errs wins and takes the example along.</source>
        <translation>אצווה אחת של הלומד הפרטי. שני מדגמים נפגשים בצומת: המנבאים שלהם נבדלים לראשונה בנקודה, מטבע קובע את תוויתה, ומי שטועה מנצח ולוקח את הדוגמה עמו.</translation>
    </message>
    <message>
        <source>A batch without a vote.</source>
        <translation>אצווה ללא קול.</translation>
    </message>
    <message>
        <source>This one used up its examples and does not vote.</source>
        <translation>אצווה זו מיצתה את דוגמאותיה ואינה מצביעה.</translation>
    </message>
    <message>
        <source>No contest, one draw.</source>
        <translation>אין דו־קרב, הגרלה אחת.</translation>
    </message>
    <message>
        <source>At level 0 there is no contest: the batch votes for the SOA of its first examples.</source>
        <translation>ברמה 0 אין דו־קרב: האצווה מצביעה עבור SOA של דוגמאותיה הראשונות.</translation>
    </message>
    <message>
        <source>One contest ends it.</source>
        <translation>דו־קרב אחד מסיים זאת.</translation>
    </message>
    <message>
        <source>One contest on the way.</source>
        <translation>דו־קרב אחד בדרך.</translation>
    </message>
    <message>
        <source>%1 contests end it.</source>
        <translation>%1 דו־קרבות מסיימים זאת.</translation>
    </message>
    <message>
        <source>A coin on the way to the root was false, so not every mistake here counts for the bound of %1 (Definition 11).</source>
        <translation>מטבע בדרך לשורש היה שקרי, ולכן לא כל טעות כאן נספרת לחסם %1 (הגדרה 11).</translation>
    </message>
    <message>
        <source>%1 contests, and a coin that lied.</source>
        <translation>%1 דו־קרבות, ומטבע ששיקר.</translation>
    </message>
    <message>
        <source>One contest, and the coin lied.</source>
        <translation>דו־קרב אחד, והמטבע שיקר.</translation>
    </message>
    <message>
        <source>%1 contests on the way.</source>
        <translation>%1 דו־קרבות בדרך.</translation>
    </message>
    <message>
        <source>Each contest won is a mistake of the SOA, and at most %1 can be forced (Observation 24).</source>
        <translation>כל ניצחון בדו־קרב הוא טעות של SOA, ולכל היותר %1 ניתנות לכפייה (תצפית 24).</translation>
    </message>
    <message>
        <source>How often each predictor comes out of the batches, beside its exact probability where that can be worked out.</source>
        <translation>כמה פעמים כל מנבא יוצא מן האצוות, לצד הסתברותו המדויקת במקום שניתן לחשבה.</translation>
    </message>
    <message>
        <source>Nobody votes.</source>
        <translation>איש אינו מצביע.</translation>
    </message>
    <message>
        <source>All batches said Fail.</source>
        <translation>כל האצוות אמרו Fail.</translation>
    </message>
    <message>
        <source>%1 comes out most often.</source>
        <translation>%1 יוצא הכי הרבה.</translation>
    </message>
    <message>
        <source>%1 predictors share the lead.</source>
        <translation>%1 מנבאים חולקים את ההובלה.</translation>
    </message>
    <message>
        <source>%1 leads with %2 of %3 votes.</source>
        <translation>%1 מוביל עם %2 מתוך %3 קולות.</translation>
    </message>
    <message>
        <source>%1 predictors lead with %2 of %3 votes each.</source>
        <translation>%1 מנבאים מובילים עם %2 מתוך %3 קולות כל אחד.</translation>
    </message>
    <message>
        <source>The exact law of SOA(S ∘ T) after each number of contests. One column is one predictor, the same in every panel; the band is the target.</source>
        <translation>ההתפלגות המדויקת של ⁦SOA(S ∘ T)⁩ אחרי כל מספר של דו־קרבות. עמודה היא מנבא, אותו אחד בכל לוח; הפס הוא המטרה.</translation>
    </message>
    <message>
        <source>The most likely predictor has probability %1 at the levels 0 to %2 (Lemma 25).</source>
        <translation>למנבא הסביר ביותר הסתברות %1 ברמות 0 עד %2 (למה 25).</translation>
    </message>
    <message>
        <source>Nothing leaves.</source>
        <translation>דבר אינו יוצא.</translation>
    </message>
    <message>
        <source>The only predictor leaves.</source>
        <translation>המנבא היחיד יוצא.</translation>
    </message>
    <message>
        <source>All %1 leave.</source>
        <translation>כל ה-%1 יוצאים.</translation>
    </message>
    <message>
        <source>One of %1 leaves.</source>
        <translation>אחד מתוך %1 יוצא.</translation>
    </message>
    <message>
        <source>%1 of %2 leave.</source>
        <translation>%1 מתוך %2 יוצאים.</translation>
    </message>
    <message>
        <source>The votes of the batches for each predictor (bars), their noisy counts (diamonds) and the threshold T = %1 (dashed).</source>
        <translation>קולות האצוות לכל מנבא (עמודות), הספירות המורעשות (מעוינים) והסף T = %1 (מקווקו).</translation>
    </message>
    <message>
        <source>Predictors with a vote: %1, votes in all: %2, released with a noisy count: %3 (Lemma 28).</source>
        <translation>מנבאים עם קול: %1, קולות בסך הכול: %2, שוחררו עם ספירה מורעשת: %3 (למה 28).</translation>
    </message>
    <message>
        <source>The released predictors on %1 fresh examples: their errors, and the chance of each to be drawn, proportional to exp(−ε · errors/2).</source>
        <translation>המנבאים ששוחררו על %1 דוגמאות טריות: שגיאותיהם, והסיכוי של כל אחד להיבחר, יחסי ל-exp(−ε · errors/2).</translation>
    </message>
    <message>
        <source>Nothing to choose from.</source>
        <translation>אין ממה לבחור.</translation>
    </message>
    <message>
        <source>The list is empty, so M answers the SOA’s predictor of the empty sample.</source>
        <translation>הרשימה ריקה, ולכן M עונה את המנבא של SOA על המדגם הריק.</translation>
    </message>
    <message>
        <source>A fresh look picks %1.</source>
        <translation>מבט טרי בוחר את %1.</translation>
    </message>
    <message>
        <source>%1 was drawn, with probability %2; its loss is %3 (Lemma 29).</source>
        <translation>%1 נבחר, בהסתברות %2; ההפסד שלו %3 (למה 29).</translation>
    </message>
    <message>
        <source>sharp constants</source>
        <translation>קבועים חדים</translation>
    </message>
    <message>
        <source>the paper’s constants</source>
        <translation>קבועי המאמר</translation>
    </message>
    <message>
        <source>custom constants</source>
        <translation>קבועים מותאמים</translation>
    </message>
    <message>
        <source>%1, %2, target %3</source>
        <translation>%1, %2, מטרה %3</translation>
    </message>
    <message>
        <source>in row %1</source>
        <translation>בשורה %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>זרע %1</translation>
    </message>
    <message>
        <source>%1 values</source>
        <translation>%1 ערכים</translation>
    </message>
    <message>
        <source>There is only one hypothesis, so no mistake is possible (Fig. 1).</source>
        <translation>יש השערה אחת בלבד, ולכן שום טעות אינה אפשרית (איור 1).</translation>
    </message>
    <message>
        <source>An adversary can force one mistake on the way down; the SOA never makes more on any realizable sequence (Fig. 1).</source>
        <translation>יריב יכול לכפות טעות אחת בדרך למטה; SOA אינו טועה יותר מכך באף סדרה ניתנת למימוש (איור 1).</translation>
    </message>
    <message>
        <source>An adversary can force %1 mistakes on the way down; the SOA never makes more on any realizable sequence (Fig. 1).</source>
        <translation>יריב יכול לכפות %1 טעויות בדרך למטה; SOA אינו טועה יותר מכך באף סדרה ניתנת למימוש (איור 1).</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>היעד %1</translation>
    </message>
    <message>
        <source>The other batches have not run yet, so nothing is counted.</source>
        <translation>שאר האצוות עוד לא רצו, ולכן לא נספר דבר.</translation>
    </message>
    <message>
        <source>hidden at place %1</source>
        <translation>חבויה במקום %1</translation>
    </message>
    <message>
        <source>Without a fresh example chance picks %1.</source>
        <translation>בלי דוגמה טרייה המקרה בוחר את %1.</translation>
    </message>
    <message>
        <source>A batch that failed, and votes.</source>
        <translation>אצווה שנכשלה, ובכל זאת מצביעה.</translation>
    </message>
    <message>
        <source>Its tournament used up its examples. G* then votes for the SOA of one block alone.</source>
        <translation>הטורניר שלה כילה את דוגמאותיה. אז G* מצביע עבור ה־SOA של בלוק אחד בלבד.</translation>
    </message>
    <message>
        <source>Bold edges won the contest at the node above; the leaves are the empty sample, D₀.</source>
        <translation>קשתות עבות ניצחו בדו־קרב שבצומת שמעליהן; העלים הם המדגם הריק, D₀.</translation>
    </message>
</context>
<context>
    <name>FlattestPicture</name>
    <message>
        <source>The learner&apos;s staircase beside the flattest accurate one, whose largest step is %1.</source>
        <translation>מדרגות הלומד לצד המדויקות השטוחות ביותר, שהמדרגה הגדולה בהן היא %1.</translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation>הגדולה %1</translation>
    </message>
    <message>
        <source>mean error %1</source>
        <translation>שגיאה ממוצעת %1</translation>
    </message>
    <message>
        <source>steps of %1</source>
        <translation>מדרגות של %1</translation>
    </message>
</context>
<context>
    <name>FrequencyPicture</name>
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
    <message>
        <source>no exact law: too many states to compute it</source>
        <translation>אין התפלגות מדויקת: יותר מדי מצבים לחישוב</translation>
    </message>
    <message>
        <source>at level %1, exact: %2</source>
        <translation>ברמה %1, מדויק: %2</translation>
    </message>
    <message>
        <source>estimate: %1, in %2 of %3 runs; 95 % interval %4 – %5</source>
        <translation>אומדן: %1, ב־%2 מתוך %3 הרצות; רווח 95%: %4 – %5</translation>
    </message>
    <message>
        <source>How often each predictor comes out at level %3, and how likely each is: %1, %2.</source>
        <translation>כמה פעמים יוצא כל מנבא ברמה %3, וכמה סביר כל אחד: %1, %2.</translation>
    </message>
</context>
<context>
    <name>GamePicture</name>
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
    <message>
        <source>The best coins expect %1 mistakes so far and at most %2 more.</source>
        <translation>המטבעות הטובים ביותר מצפים עד כה ל־%1 טעויות ולכל היותר ל־%2 נוספות.</translation>
    </message>
    <message>
        <source>The mistake game after %1: %2; left: %3, Ldim %4.</source>
        <translation>משחק הטעויות אחרי %1: %2; נותרו: %3, ⁦Ldim %4⁩.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>PLAY</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Whom you play</source>
        <translation>את מי אתם משחקים</translation>
    </message>
</context>
<context>
    <name>GapPage</name>
    <message>
        <source>Six learners, one law</source>
        <translation>שישה לומדים, חוק אחד</translation>
    </message>
</context>
<context>
    <name>GapPicture</name>
    <message>
        <source>No homogeneous set is known yet.</source>
        <translation>עדיין לא ידועה קבוצה הומוגנית.</translation>
    </message>
    <message>
        <source>$p_i$, probability of + in interval $i$</source>
        <translation>$p_i$, ההסתברות ל־+ בקטע $i$</translation>
    </message>
    <message>
        <source>The claim needs %1 points, $X$′ has %2.</source>
        <translation>הטענה צריכה %1 נקודות, ב־$X$′ יש %2.</translation>
    </message>
    <message>
        <source>2$α$ + 2$β$ ≥ ½: nothing is promised.</source>
        <translation>2$α$ + 2$β$ ≥ ½: דבר אינו מובטח.</translation>
    </message>
    <message>
        <source>$u$ = %1: some step from $p%2$ on must reach this</source>
        <translation>$u$ = %1: מדרגה כלשהי מ־$p%2$ והלאה חייבת להגיע לכאן</translation>
    </message>
    <message>
        <source>$l$ = %1: some step up to $p%2$ must stay below</source>
        <translation>$l$ = %1: מדרגה כלשהי עד $p%2$ חייבת להישאר מתחת</translation>
    </message>
    <message>
        <source>%1, the bound</source>
        <translation>%1, החסם</translation>
    </message>
    <message>
        <source>largest step, exact</source>
        <translation>המדרגה הגדולה, מדויק</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>ממוצע %1</translation>
    </message>
    <message>
        <source>how often the learner errs at each example: its expected empirical loss may be %1 at most</source>
        <translation>באיזו תדירות הלומד טועה בכל דוגמה: ההפסד האמפירי הצפוי רשאי להיות לכל היותר %1</translation>
    </message>
    <message>
        <source>Six learners, one law</source>
        <translation>שישה לומדים, חוק אחד</translation>
    </message>
    <message>
        <source>accurate, then a step of %1 or more; without such a step, not accurate</source>
        <translation>מדויק, ואז מדרגה של %1 לפחות; בלי מדרגה כזו, לא מדויק</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>step</source>
        <translation>מדרגה</translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>מדויק</translation>
    </message>
    <message>
        <source>not accurate</source>
        <translation>לא מדויק</translation>
    </message>
    <message>
        <source>The learner&apos;s probability of + begins and ends near %1.</source>
        <translation>הסתברות הלומד ל־+ מתחילה ומסתיימת סביב %1.</translation>
    </message>
    <message>
        <source>The learner&apos;s probability of + in each interval, from %1 to %2.</source>
        <translation>הסתברות הלומד ל־+ בכל קטע, מ־%1 עד %2.</translation>
    </message>
    <message>
        <source>Its largest step is %1, at example %2.</source>
        <translation>המדרגה הגדולה שלה היא %1, בדוגמה %2.</translation>
    </message>
    <message>
        <source>It never rises.</source>
        <translation>היא אינה עולה באף מקום.</translation>
    </message>
    <message>
        <source>The learner&apos;s mean error is %1.</source>
        <translation>השגיאה הממוצעת של הלומד היא %1.</translation>
    </message>
</context>
<context>
    <name>GuessPicture</name>
    <message>
        <source>The best guess is right with chance %1; the privacy allows %2 at most.</source>
        <translation>הניחוש הטוב ביותר נכון בהסתברות %1; הפרטיות מתירה %2 לכל היותר.</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>מיטבי %1</translation>
    </message>
    <message>
        <source>allowed %1</source>
        <translation>מותר %1</translation>
    </message>
</context>
<context>
    <name>Guesses</name>
    <message>
        <source>Line %1: %2</source>
        <translation>שורה %1: %2</translation>
    </message>
    <message>
        <source>it is no line of guesses: those begin with %1 and end with a check.</source>
        <translation>זו אינה שורת ניחושים: שורה כזו מתחילה ב־%1 ומסתיימת בספרות ביקורת.</translation>
    </message>
    <message>
        <source>it is damaged: its check %1 does not fit.</source>
        <translation>השורה פגומה: ספרות הביקורת %1 אינן מתאימות.</translation>
    </message>
    <message>
        <source>it is of another lesson: its seed is %1, not %2.</source>
        <translation>השורה שייכת לשיעור אחר: הזרע שלה %1 ולא %2.</translation>
    </message>
    <message>
        <source>“%1” is no guess of a station.</source>
        <translation>„%1” אינו ניחוש של תחנה.</translation>
    </message>
</context>
<context>
    <name>HeightsPicture</name>
    <message>
        <source>How often the logarithm is taken until 1 is left: %1 times for this scenario, four times for 65 536.</source>
        <translation>כמה פעמים לוקחים log עד שנשאר 1: בתרחיש הזה %1 פעמים, ב־65 536 ארבע פעמים.</translation>
    </message>
    <message>
        <source>points of this scenario</source>
        <translation>הנקודות בתרחיש הזה</translation>
    </message>
    <message>
        <source>2↑↑5, never written out</source>
        <translation>2↑↑5, לא ייכתב לעולם</translation>
    </message>
    <message>
        <source>atoms that we can see</source>
        <translation>אטומים שאנו רואים</translation>
    </message>
    <message>
        <source>a 64-bit word</source>
        <translation>מילה של 64 סיביות</translation>
    </message>
</context>
<context>
    <name>HelpView</name>
    <message>
        <source>To teach and to look up</source>
        <translation>להוראה ולעיון</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>פרקים</translation>
    </message>
    <message>
        <source>Proofs and background</source>
        <translation>הוכחות ורקע</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>התוכנה</translation>
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
    <message>
        <source>+ %1 more</source>
        <translation>ועוד %1</translation>
    </message>
</context>
<context>
    <name>HomogeneousPage</name>
    <message>
        <source>The list of probabilities</source>
        <translation>רשימת ההסתברויות</translation>
    </message>
</context>
<context>
    <name>HomogeneousPicture</name>
    <message>
        <source>%1 homogeneous points among %2 candidates; the learner&apos;s values for a sample, and for one with an example moved.</source>
        <translation>%1 נקודות הומוגניות מתוך %2 מועמדות; ערכי הלומד למדגם, ולמדגם שבו דוגמה הוזזה.</translation>
    </message>
    <message>
        <source>No homogeneous set is known yet.</source>
        <translation>עדיין לא ידועה קבוצה הומוגנית.</translation>
    </message>
    <message>
        <source>$A_{S′}(x)$, probability that the learner says +</source>
        <translation>$A_{S′}(x)$, ההסתברות שהלומד אומר +</translation>
    </message>
    <message>
        <source>$A_S(x)$, probability that the learner says +</source>
        <translation>$A_S(x)$, ההסתברות שהלומד אומר +</translation>
    </message>
    <message>
        <source>%1: now %2</source>
        <translation>%1: עכשיו %2</translation>
    </message>
    <message>
        <source>%1 is not in $X$′: %2</source>
        <translation>%1 אינה ב־$X$′: %2</translation>
    </message>
    <message>
        <source>example %1 moves</source>
        <translation>דוגמה %1 זזה</translation>
    </message>
    <message>
        <source>Who may join</source>
        <translation>מי רשאית להצטרף</translation>
    </message>
    <message>
        <source>widest spread of values at one order, over all %1-point subsets of $X$′ with this point</source>
        <translation>הפיזור הרחב ביותר בסדר אחד, על כל תתי־הקבוצות של $X$′ בנות %1 נקודות עם הנקודה הזאת</translation>
    </message>
    <message>
        <source>2$γ$ = %1</source>
        <translation>2$γ$ = %1</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n נקודה</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n points</source>
        <translation>
            <numerusform>לפחות נקודה אחת</numerusform>
            <numerusform>לפחות %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>the most among these %1; any %2 points are homogeneous.</source>
        <translation>המרב מתוך %1 אלה; %2 היו הומוגניות גם בלי חיפוש.</translation>
    </message>
    <message>
        <source>the search was stopped; any %1 points are homogeneous.</source>
        <translation>החיפוש נעצר; %1 היו הומוגניות גם בלי חיפוש.</translation>
    </message>
    <message numerus="yes">
        <source>The colour of %n points</source>
        <translation>
            <numerusform>הצבע של נקודה %n</numerusform>
            <numerusform>הצבע של %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>X′ has no point beside the sample.</source>
        <translation>ב־X′ אין נקודה מלבד המדגם.</translation>
    </message>
    <message>
        <source>Each row takes one point out, labels the rest and asks the learner there.</source>
        <translation>כל שורה מוציאה נקודה אחת, מתייגת את השאר ושואלת בה את הלומד.</translation>
    </message>
    <message>
        <source>the most that hold the framed ones; any %1 points are homogeneous.</source>
        <translation>הרבות ביותר שכוללות את הממוסגרות; %1 היו הומוגניות ללא ניסיון.</translation>
    </message>
    <message>
        <source>one quick pass; any %1 points are homogeneous.</source>
        <translation>מעבר מהיר אחד; %1 היו הומוגניות ללא ניסיון.</translation>
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
    <message>
        <source>contest at %1, coin %2: mistakes %3 of %4, %5</source>
        <translation>דו־קרב ב־%1, מטבע %2: %3 טעויות מתוך %4, %5</translation>
    </message>
</context>
<context>
    <name>LadderCard</name>
    <message>
        <source>Ldim %1, VC %2</source>
        <translation>⁦Ldim %1, VC %2⁩</translation>
    </message>
</context>
<context>
    <name>LadderPicture</name>
    <message>
        <source>ceiling</source>
        <translation>תקרה</translation>
    </message>
    <message>
        <source>computed truth</source>
        <translation>האמת המחושבת</translation>
    </message>
    <message>
        <source>guarantee</source>
        <translation>ערובה</translation>
    </message>
    <message>
        <source>log scale</source>
        <translation>סולם לוגריתמי</translation>
    </message>
    <message>
        <source>the last step, enlarged</source>
        <translation>השלב האחרון, מוגדל</translation>
    </message>
    <message>
        <source>no learner</source>
        <translation>אין לומד</translation>
    </message>
    <message>
        <source>best learner with one example</source>
        <translation>הלומד הטוב ביותר עם דוגמה אחת</translation>
    </message>
    <message>
        <source>proofs: paper, then sharp</source>
        <translation>הוכחות: מאמר, ואז מדויקת</translation>
    </message>
    <message>
        <source>proof: sharp</source>
        <translation>הוכחה: מדויקת</translation>
    </message>
    <message>
        <source>proof: paper</source>
        <translation>הוכחה: מאמר</translation>
    </message>
    <message numerus="yes">
        <source>%n classes, each with what is proved of G, what is true in its worst world, and what no learner passes.</source>
        <translation>
            <numerusform>מחלקה %n, עם מה שמוכח על G, מה שנכון בעולם הגרוע ביותר שלה, ומה ששום לומד אינו עובר.</numerusform>
            <numerusform>%n מחלקות, כל אחת עם מה שמוכח על G, מה שנכון בעולם הגרוע ביותר שלה, ומה ששום לומד אינו עובר.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: proof %2, G* %3, ceiling %4.</source>
        <translation>%1: הוכחה %2, G* %3, תקרה %4.</translation>
    </message>
    <message>
        <source>%1: proof %2, ceiling %3.</source>
        <translation>%1: הוכחה %2, תקרה %3.</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, נעצר</translation>
    </message>
    <message>
        <source>$L$ between %1 and %2</source>
        <translation>$L$ בין %1 ל־%2</translation>
    </message>
    <message>
        <source>the room: %1</source>
        <translation>הכיתה: %1</translation>
    </message>
    <message>
        <source>Where is G*? Press there.</source>
        <translation>איפה G*? ללחוץ שם.</translation>
    </message>
</context>
<context>
    <name>LadderTableWords</name>
    <message>
        <source>too large</source>
        <translation>גדול מדי</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>עדיין לא</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, נעצר</translation>
    </message>
    <message>
        <source>class</source>
        <translation>מחלקה</translation>
    </message>
    <message>
        <source>L at least</source>
        <translation>L לפחות</translation>
    </message>
    <message>
        <source>L at most</source>
        <translation>L לכל היותר</translation>
    </message>
    <message>
        <source>why</source>
        <translation>מדוע</translation>
    </message>
    <message>
        <source>one example, at least</source>
        <translation>דוגמה אחת, לפחות</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>לכל היותר</translation>
    </message>
    <message>
        <source>its α</source>
        <translation>ה־α שלו</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>בלוקים</translation>
    </message>
    <message>
        <source>G*, at least</source>
        <translation>G*, לפחות</translation>
    </message>
    <message>
        <source>G*, at most</source>
        <translation>G*, לכל היותר</translation>
    </message>
    <message>
        <source>target</source>
        <translation>מטרה</translation>
    </message>
    <message>
        <source>G, at least</source>
        <translation>G, לפחות</translation>
    </message>
    <message>
        <source>G, at most</source>
        <translation>G, לכל היותר</translation>
    </message>
    <message>
        <source>η, proof</source>
        <translation>η, הוכחה</translation>
    </message>
    <message>
        <source>its blocks</source>
        <translation>הבלוקים שלה</translation>
    </message>
    <message>
        <source>η, other proof</source>
        <translation>η, הוכחה אחרת</translation>
    </message>
    <message>
        <source>η, paper</source>
        <translation>η, מאמר</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>לא ידוע</translation>
    </message>
    <message>
        <source>any below ½</source>
        <translation>כל ערך מתחת ל־½</translation>
    </message>
</context>
<context>
    <name>LadderWords</name>
    <message>
        <source>With one example the best learner of %1 has exactly %2.</source>
        <translation>עם דוגמה אחת יש ללומד הטוב ביותר של %1 בדיוק %2.</translation>
    </message>
    <message>
        <source>With one example the best learner of %1 has %2 or more, but not more than %3.</source>
        <translation>עם דוגמה אחת יש ללומד הטוב ביותר של %1 לפחות %2, אבל לא יותר מ־%3.</translation>
    </message>
    <message>
        <source>This class is too large to be searched.</source>
        <translation>המחלקה הזאת גדולה מדי לחיפוש.</translation>
    </message>
    <message>
        <source>Its worst world is not known yet.</source>
        <translation>העולם הגרוע ביותר שלה עדיין לא ידוע.</translation>
    </message>
    <message>
        <source>In every class G* reaches its ceiling.</source>
        <translation>בכל מחלקה G* מגיע לתקרה שלה.</translation>
    </message>
    <message>
        <source>In no class does G* reach its ceiling.</source>
        <translation>בשום מחלקה G* אינו מגיע לתקרה שלה.</translation>
    </message>
    <message>
        <source>In one class G* reaches its ceiling.</source>
        <translation>במחלקה אחת G* מגיע לתקרה שלה.</translation>
    </message>
    <message>
        <source>In %1 classes G* reaches its ceiling.</source>
        <translation>ב־%1 מחלקות G* מגיע לתקרה שלה.</translation>
    </message>
    <message>
        <source>Yes: %1 at least.</source>
        <translation>כן: לפחות %1.</translation>
    </message>
    <message>
        <source>No: %1 at most.</source>
        <translation>לא: לכל היותר %1.</translation>
    </message>
    <message>
        <source>Not surely: it has between %1 and %2.</source>
        <translation>לא בטוח: יש לו בין %1 ל־%2.</translation>
    </message>
    <message>
        <source>No worst world of G is known yet.</source>
        <translation>עדיין לא ידוע שום עולם גרוע ביותר של G.</translation>
    </message>
    <message>
        <source>Left of it, as it sometimes gives no answer: %1.</source>
        <translation>משמאלו, כי לפעמים הוא אינו נותן תשובה: %1.</translation>
    </message>
    <message>
        <source>Never right of it, as it sometimes gives no answer: %1.</source>
        <translation>לעולם לא מימינו, כי לפעמים הוא אינו נותן תשובה: %1.</translation>
    </message>
    <message>
        <source>For %1 the proof promises %2.</source>
        <translation>עבור %1 ההוכחה מבטיחה %2.</translation>
    </message>
    <message>
        <source>In the worst world G* has %1 or more.</source>
        <translation>בעולם הגרוע ביותר יש ל־G* לפחות %1.</translation>
    </message>
    <message>
        <source>No learner has more than %1 everywhere.</source>
        <translation>לשום לומד אין יותר מ־%1 בכל מקום.</translation>
    </message>
    <message>
        <source>In none: G* reaches the ceiling of each of them.</source>
        <translation>באף אחת: G* מגיע לתקרה של כל אחת מהן.</translation>
    </message>
    <message>
        <source>That is not known yet: the search has not ended.</source>
        <translation>זה עדיין לא ידוע: החיפוש לא הסתיים.</translation>
    </message>
    <message>
        <source>One answer leads in its worst world, with about %1.</source>
        <translation>בעולם הגרוע ביותר שלה מובילה תשובה אחת, עם כ־%1.</translation>
    </message>
    <message>
        <source>%1 answers share its worst world, about %2 each.</source>
        <translation>%1 תשובות חולקות את העולם הגרוע ביותר שלה, כ־%2 לכל אחת.</translation>
    </message>
    <message>
        <source>With enough examples another learner comes near %1.</source>
        <translation>עם מספיק דוגמאות לומד אחר מתקרב ל־%1.</translation>
    </message>
    <message>
        <source>Whether another learner comes near %1 is open.</source>
        <translation>האם לומד אחר מתקרב ל־%1, זו שאלה פתוחה.</translation>
    </message>
    <message numerus="yes">
        <source>%n thresholds</source>
        <translation>
            <numerusform>סף %n</numerusform>
            <numerusform>%n ספים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n נקודה</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>שורה %n</numerusform>
            <numerusform>%n שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>Worlds lead from one label of a point to the other, so somewhere two answers tie.</source>
        <translation>עולמות מובילים מתווית אחת של נקודה לשנייה, ולכן איפשהו שתי תשובות שוות.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are shattered: somewhere as many answers tie.</source>
        <translation>
            <numerusform>נקודה %n מנותצת: תשובה אחת יכולה להספיק.</numerusform>
            <numerusform>%n נקודות מנותצות: איפשהו תשובות במספר הזה שוות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points are shattered and their sphere bounds: somewhere one answer more ties.</source>
        <translation>
            <numerusform>נקודה %n מנותצת והספירה שלה היא שפה: איפשהו תשובה אחת נוספת שווה.</numerusform>
            <numerusform>%n נקודות מנותצות והספירה שלהן היא שפה: איפשהו תשובה אחת נוספת שווה.</numerusform>
        </translation>
    </message>
    <message>
        <source>One answer can be enough.</source>
        <translation>תשובה אחת יכולה להספיק.</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>גדול מדי</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>עדיין לא</translation>
    </message>
    <message>
        <source>%1, stopped</source>
        <translation>%1, נעצר</translation>
    </message>
    <message numerus="yes">
        <source>proof, %n blocks</source>
        <translation>
            <numerusform>הוכחה, בלוק %n</numerusform>
            <numerusform>הוכחה, %n בלוקים</numerusform>
        </translation>
    </message>
    <message>
        <source>any learner, $1/L$</source>
        <translation>כל לומד, $1/L$</translation>
    </message>
    <message>
        <source>one example, exact</source>
        <translation>דוגמה אחת, מדויק</translation>
    </message>
    <message>
        <source>one example</source>
        <translation>דוגמה אחת</translation>
    </message>
    <message>
        <source>G*, $n$ = %1</source>
        <translation>⁦G*, $n$ = %1⁩</translation>
    </message>
    <message>
        <source>G, $n$ = %1</source>
        <translation>⁦G, $n$ = %1⁩</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>מאמר</translation>
    </message>
    <message>
        <source>Ceiling</source>
        <translation>תקרה</translation>
    </message>
    <message>
        <source>No learner stays beyond the dashed line in every world.</source>
        <translation>שום לומד אינו נשאר מעבר לקו המקווקו בכל עולם.</translation>
    </message>
    <message>
        <source>Stability, parts 5 and 8</source>
        <translation>יציבות, חלקים 5 ו־8</translation>
    </message>
    <message>
        <source>Why is it %1 for %2?</source>
        <translation>מדוע היא %1 עבור %2?</translation>
    </message>
    <message>
        <source>One example</source>
        <translation>דוגמה אחת</translation>
    </message>
    <message>
        <source>Stability, part 9</source>
        <translation>יציבות, חלק 9</translation>
    </message>
    <message numerus="yes">
        <source>Will a tournament of %n examples do better?</source>
        <translation>
            <numerusform>האם טורניר של דוגמה %n יצליח יותר?</numerusform>
            <numerusform>האם טורניר של %n דוגמאות יצליח יותר?</numerusform>
        </translation>
    </message>
    <message>
        <source>G*</source>
        <translation>G*</translation>
    </message>
    <message>
        <source>Stability, part 4</source>
        <translation>יציבות, חלק 4</translation>
    </message>
    <message>
        <source>Where will G be?</source>
        <translation>איפה יהיה G?</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Stability, parts 2 and 4</source>
        <translation>יציבות, חלקים 2 ו־4</translation>
    </message>
    <message>
        <source>And what does the proof promise?</source>
        <translation>ומה מבטיחה ההוכחה?</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>הוכחות</translation>
    </message>
    <message>
        <source>Stability, parts 4 and 8 · Definition 6</source>
        <translation>יציבות, חלקים 4 ו־8 · הגדרה 6</translation>
    </message>
    <message>
        <source>In which class is G* farthest from its ceiling?</source>
        <translation>באיזו מחלקה G* רחוק ביותר מהתקרה שלה?</translation>
    </message>
    <message>
        <source>The gap</source>
        <translation>הפער</translation>
    </message>
    <message>
        <source>Stability, parts 4 and 5</source>
        <translation>יציבות, חלקים 4 ו־5</translation>
    </message>
    <message>
        <source>Why $1/L$ = %1</source>
        <translation>מדוע $1/L$ = %1</translation>
    </message>
    <message>
        <source>Why $1/L$ is at most %1</source>
        <translation>מדוע $1/L$ הוא %1 לכל היותר</translation>
    </message>
    <message>
        <source>Only answers of error below ½ count.</source>
        <translation>רק תשובות ששגיאתן מתחת ל־½ נספרות.</translation>
    </message>
    <message numerus="yes">
        <source>G and G* may see %n examples here, blocks · $n$ + $n$, not one.</source>
        <translation>
            <numerusform>G ו־G* רשאים לראות כאן דוגמה %n, בלוקים · $n$ + $n$.</numerusform>
            <numerusform>G ו־G* רשאים לראות כאן %n דוגמאות, בלוקים · $n$ + $n$, לא אחת.</numerusform>
        </translation>
    </message>
    <message>
        <source>One example: answers of error up to %1 count.</source>
        <translation>דוגמה אחת: תשובות עם שגיאה עד %1 נספרות.</translation>
    </message>
    <message>
        <source>Worst worlds known: %1 of %2 classes.</source>
        <translation>עולמות גרועים ביותר ידועים: %1 מתוך %2 מחלקות.</translation>
    </message>
    <message>
        <source>Not equally many examples</source>
        <translation>לא אותו מספר דוגמאות</translation>
    </message>
    <message>
        <source>%1: proof %2, truth %3 or more, ceiling %4</source>
        <translation>%1: הוכחה %2, אמת %3 לפחות, תקרה %4</translation>
    </message>
    <message>
        <source>%1: proof %2, ceiling %3</source>
        <translation>%1: הוכחה %2, תקרה %3</translation>
    </message>
    <message>
        <source>A class a row, on a log scale whose last step is enlarged: what the paper and sharp constants promise (dashed ticks), what G (rings) and G* (dots) have in their worst world, computed, what no learner passes (dashed line, hatched beyond), and below it the best learner with one example.</source>
        <translation>מחלקה בכל שורה, על סולם לוגריתמי שהשלב האחרון שלו מוגדל: מה שהמאמר וקבועים מדויקים מבטיחים (קווים מקווקווים), מה שיש ל־G (טבעות) ול־G* (נקודות) בעולם הגרוע ביותר שלהם, מחושב, מה ששום לומד אינו עובר (קו מקווקו, ומעבר לו קווקוו), ומתחתיו הלומד הטוב ביותר עם דוגמה אחת.</translation>
    </message>
    <message>
        <source>$L$ between %1 and %2</source>
        <translation>$L$ בין %1 ל־%2</translation>
    </message>
    <message>
        <source>%1. A click opens Worst world.</source>
        <translation>%1. לחיצה פותחת את „העולם הגרוע ביותר”.</translation>
    </message>
    <message>
        <source>%1. A click opens One more point.</source>
        <translation>%1. לחיצה פותחת את „עוד נקודה”.</translation>
    </message>
    <message>
        <source>%1. A click opens the table.</source>
        <translation>%1. לחיצה פותחת את הטבלה.</translation>
    </message>
    <message>
        <source>“Reaches”: to %1, as the search tells.</source>
        <translation>„מגיע”: עד כדי %1, כפי שהחיפוש מראה.</translation>
    </message>
    <message>
        <source>The target of its worst world: %1.</source>
        <translation>המטרה של העולם הגרוע ביותר שלה: %1.</translation>
    </message>
</context>
<context>
    <name>LeanBatchPicture</name>
    <message>
        <source>batch %1</source>
        <translation>אצווה %1</translation>
    </message>
    <message numerus="yes">
        <source>+ %1 more</source>
        <translation>
            <numerusform>ועוד %1</numerusform>
            <numerusform>ועוד %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 before</source>
        <translation>
            <numerusform>%1 לפני</numerusform>
            <numerusform>%1 לפני</numerusform>
        </translation>
    </message>
    <message>
        <source>Ldim %1</source>
        <translation>⁦Ldim %1⁩</translation>
    </message>
    <message>
        <source>$f_∅$, public</source>
        <translation>⁦$f_∅$⁩, ציבורי</translation>
    </message>
    <message>
        <source>Ldim 0</source>
        <translation>⁦Ldim 0⁩</translation>
    </message>
    <message>
        <source>Ldim ≤ %1</source>
        <translation>⁦Ldim ≤ %1⁩</translation>
    </message>
    <message>
        <source>item of level %1</source>
        <translation>רמה %1</translation>
    </message>
    <message>
        <source>errs</source>
        <translation>טועה</translation>
    </message>
    <message>
        <source>right</source>
        <translation>צודק</translation>
    </message>
    <message>
        <source>same predictor, no contest</source>
        <translation>אותו מנבא, אין דו־קרב</translation>
    </message>
    <message>
        <source>contest: the true label bold</source>
        <translation>דו־קרב: התווית האמיתית מודגשת</translation>
    </message>
    <message>
        <source>row that ends the other</source>
        <translation>השורה שמסיימת את האחרת</translation>
    </message>
    <message>
        <source>The list of batch %1</source>
        <translation>הרשימה של אצווה %1</translation>
    </message>
    <message numerus="yes">
        <source>at most %1 predictors, a vote for each</source>
        <translation>
            <numerusform>לכל היותר מנבא %1, קול אחד לו</numerusform>
            <numerusform>לכל היותר %1 מנבאים, קול לכל אחד</numerusform>
        </translation>
    </message>
    <message>
        <source>tag</source>
        <translation>תג</translation>
    </message>
    <message>
        <source>predictor</source>
        <translation>מנבא</translation>
    </message>
    <message>
        <source>came from</source>
        <translation>מקור</translation>
    </message>
    <message numerus="yes">
        <source>against all %1 rows</source>
        <translation>
            <numerusform>מול שורה %1</numerusform>
            <numerusform>מול כל %1 השורות</numerusform>
        </translation>
    </message>
    <message>
        <source>vote</source>
        <translation>קול</translation>
    </message>
    <message>
        <source>This batch votes for nobody.</source>
        <translation>האצווה הזאת אינה מצביעה בעד איש.</translation>
    </message>
    <message>
        <source>top</source>
        <translation>עליון</translation>
    </message>
    <message>
        <source>low</source>
        <translation>נמוך</translation>
    </message>
    <message>
        <source>level %1, %2×</source>
        <translation>רמה %1, ⁦%2×⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 right</source>
        <translation>
            <numerusform>%1 נכונה</numerusform>
            <numerusform>%1 נכונות</numerusform>
        </translation>
    </message>
    <message>
        <source>There is one hypothesis, and no row is read.</source>
        <translation>יש היפותזה אחת, ואף שורה אינה נקראת.</translation>
    </message>
    <message numerus="yes">
        <source>Batch %1 of the lean learner, %2: %3 predictors on its list.</source>
        <translation>
            <numerusform>אצווה %1 של הלומד הרזה, %2: מנבא %3 ברשימה שלה.</numerusform>
            <numerusform>אצווה %1 של הלומד הרזה, %2: %3 מנבאים ברשימה שלה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>שורה %1</numerusform>
            <numerusform>%1 שורות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeanContestPicture</name>
    <message>
        <source>CONTEST AT ROW %1</source>
        <translation>דו־קרב בשורה %1</translation>
    </message>
    <message>
        <source>f₁ and f₂ first differ at point %1.</source>
        <translation>⁦f₁⁩ ו־⁦f₂⁩ נבדלים לראשונה בנקודה %1.</translation>
    </message>
    <message>
        <source>no hypothesis is left</source>
        <translation>לא נותרה היפותזה</translation>
    </message>
    <message>
        <source>wrong at row %1</source>
        <translation>שגוי בשורה %1</translation>
    </message>
    <message>
        <source>the true label</source>
        <translation>התווית האמיתית</translation>
    </message>
    <message>
        <source>goes on too</source>
        <translation>ממשיך גם הוא</translation>
    </message>
    <message>
        <source>$f_%1$ errs: %2</source>
        <translation>⁦$f_%1$⁩ טועה: ⁦%2⁩</translation>
    </message>
    <message>
        <source>$f_%1$ errs</source>
        <translation>$f_%1$ טועה</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>מקש %1</translation>
    </message>
    <message>
        <source>, as you said</source>
        <translation>, כפי שאמרת</translation>
    </message>
    <message>
        <source>, your guess</source>
        <translation>, הניחוש שלך</translation>
    </message>
</context>
<context>
    <name>LeanCostPicture</name>
    <message>
        <source>Votes that win with chance .9: %1 for a list of one, %2 for a list of %3.</source>
        <translation>קולות המנצחים בסיכוי ‎.9‎: %1 לרשימה של אחד, %2 לרשימה של %3.</translation>
    </message>
    <message>
        <source>votes that win with chance .9</source>
        <translation>קולות המנצחים בסיכוי ‎.9‎</translation>
    </message>
    <message>
        <source>$s$, length of a list</source>
        <translation>$s$, אורך הרשימה</translation>
    </message>
    <message>
        <source>dashed: + (2/$ε$) ln $s$, the bound</source>
        <translation>מקווקו: ‎+ (2/$ε$) ln $s$‎, החסם</translation>
    </message>
</context>
<context>
    <name>LeanStory</name>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows</source>
        <translation>
            <numerusform>שורה %1</numerusform>
            <numerusform>%1 שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>Lean learner, part 1</source>
        <translation>הלומד הרזה, חלק 1</translation>
    </message>
    <message>
        <source>Ldim is 0: there is one hypothesis, so nothing has to be learned and no row is read.</source>
        <translation>⁦Ldim⁩ הוא 0: יש היפותזה אחת, ולכן אין מה ללמוד ואף שורה אינה נקראת.</translation>
    </message>
    <message>
        <source>f∅ errs at row %1: a mistake that cost no coin. The SOA now predicts %2.</source>
        <translation>⁦f∅⁩ טועה בשורה %1: טעות שלא עלתה במטבע. כעת ה־SOA מנבא %2.</translation>
    </message>
    <message>
        <source>The opponent predicts %1, as the base does: no contest, and the next opponent is built.</source>
        <translation>היריב מנבא %1 כמו הבסיס: אין דו־קרב, ונבנה היריב הבא.</translation>
    </message>
    <message>
        <source>%1 and %2 first differ at point %3. Nobody tosses a coin: both labels are followed.</source>
        <translation>%1 ו־%2 נבדלים לראשונה בנקודה %3. איש אינו מטיל מטבע: הולכים אחרי שתי התוויות.</translation>
    </message>
    <message>
        <source>Lean learner, parts 1 and 5</source>
        <translation>הלומד הרזה, חלקים 1 ו־5</translation>
    </message>
    <message>
        <source>%1 errs at row %2: a mistake on a real row. The SOA now predicts %3; %4.</source>
        <translation>%1 טועה בשורה %2: טעות על שורה אמיתית. כעת ה־SOA מנבא %3; %4.</translation>
    </message>
    <message>
        <source>%1 has used up its opponents. From here on rows are only read, until it errs.</source>
        <translation>ל־%1 נגמרו היריבים. מכאן רק קוראים שורות, עד שיטעה.</translation>
    </message>
    <message>
        <source>The rows are used up before an item of level %1 is complete.</source>
        <translation>השורות נגמרו לפני שהושגה הרמה %1.</translation>
    </message>
    <message>
        <source>Lean learner, part 6</source>
        <translation>הלומד הרזה, חלק 6</translation>
    </message>
    <message>
        <source>No row is wrong for %1 and no opponent differs: the batch is stuck, and votes for it.</source>
        <translation>אין שורה שגויה בעבור %1 ואין יריב שונה: האצווה נתקעה, ומצביעה בעדו.</translation>
    </message>
    <message>
        <source>All %1 agree with %2: it becomes a candidate. The true labels always end in one.</source>
        <translation>כל %1 מסכימות עם %2: הוא נעשה מועמד. התוויות האמיתיות מסתיימות תמיד במועמד.</translation>
    </message>
    <message>
        <source>Some row is wrong for %1: no candidate.</source>
        <translation>יש שורה שגויה בעבור %1: אין מועמד.</translation>
    </message>
    <message>
        <source>Items of the levels below %1 are run again and again from the first row. Their predictors are listed as well: one of them may be good and come up often.</source>
        <translation>הרמות שמתחת ל־%1 מורצות שוב ושוב מן השורה הראשונה. גם המנבאים שלהן נכנסים לרשימה: אחד מהם עשוי להיות טוב ולהופיע לעתים קרובות.</translation>
    </message>
    <message>
        <source>This batch votes for nobody.</source>
        <translation>האצווה הזאת אינה מצביעה בעד איש.</translation>
    </message>
    <message numerus="yes">
        <source>Batch %1 votes for %2 predictors, of at most %3 on a list.</source>
        <translation>
            <numerusform>אצווה %1 מצביעה בעד מנבא %2, מתוך לכל היותר %3 ברשימה.</numerusform>
            <numerusform>אצווה %1 מצביעה בעד %2 מנבאים, מתוך לכל היותר %3 ברשימה.</numerusform>
        </translation>
    </message>
    <message>
        <source>only %1 still fits</source>
        <translation>רק %1 עוד מתאים</translation>
    </message>
    <message numerus="yes">
        <source>%1 hypotheses still fit</source>
        <translation>
            <numerusform>היפותזה %1 עוד מתאימה</numerusform>
            <numerusform>%1 היפותזות עוד מתאימות</numerusform>
        </translation>
    </message>
    <message>
        <source>With %1, the true label, %2.</source>
        <translation>עם ⁦%1⁩, התווית האמיתית, %2.</translation>
    </message>
    <message>
        <source>With %1 no hypothesis is left.</source>
        <translation>עם ⁦%1⁩ לא נותרת היפותזה.</translation>
    </message>
    <message>
        <source>With %1 row %2 contradicts all that is left: this outcome ends.</source>
        <translation>עם ⁦%1⁩ השורה %2 סותרת את כל מה שנותר: הענף הזה נגמר.</translation>
    </message>
    <message>
        <source>With %1 it goes on too: the rows do not contradict it.</source>
        <translation>עם ⁦%1⁩ זה ממשיך גם כן: השורות אינן סותרות.</translation>
    </message>
    <message>
        <source>No batch is needed.</source>
        <translation>אין צורך באצווה.</translation>
    </message>
    <message>
        <source>There is no other batch.</source>
        <translation>אין אצווה אחרת.</translation>
    </message>
    <message numerus="yes">
        <source>The other %1 batches make their lists the same way, each from rows of its own.</source>
        <translation>
            <numerusform>עוד %1 אצווה עושה את רשימתה באותה דרך, משורות משלה.</numerusform>
            <numerusform>%1 האצוות האחרות עושות את רשימותיהן באותה דרך, כל אחת משורות משלה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together they cast %1 votes.</source>
        <translation>
            <numerusform>יחד יש קול %1.</numerusform>
            <numerusform>יחד יש %1 קולות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lean learner, part 2</source>
        <translation>הלומד הרזה, חלק 2</translation>
    </message>
    <message>
        <source>Nobody is named by any batch. The answer will be f∅, which depends on no data.</source>
        <translation>אף אצווה אינה נוקבת בשם. התשובה תהיה ⁦f∅⁩, שאינה תלויה בשום נתון.</translation>
    </message>
    <message numerus="yes">
        <source>The votes are counted: %1 candidates are named; %2 leads with %3.</source>
        <translation>
            <numerusform>הקולות נספרו: מועמד %1; ל־%2 יש %3.</numerusform>
            <numerusform>הקולות נספרו: %1 מועמדים; %2 מוביל עם %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 votes</source>
        <translation>
            <numerusform>קול %1</numerusform>
            <numerusform>%1 קולות</numerusform>
        </translation>
    </message>
    <message>
        <source>No fresh rows are needed here: a list holds so few that votes alone decide.</source>
        <translation>כאן אין צורך בשורות טריות: ברשימה יש כה מעט, שהקולות לבדם מכריעים.</translation>
    </message>
    <message>
        <source>Each is tried on %1 that were in no batch. Errors beyond %2 are taken from its votes: what is left is its score u.</source>
        <translation>כל אחד נבחן על %1 שלא היו באף אצווה. שגיאות מעבר ל־%2 יורדות מן הקולות: מה שנותר הוא הציון ⁦u⁩.</translation>
    </message>
    <message>
        <source>The largest u + noise wins among the candidates and many dummies with u = 0. The winner leaves only if 2u + noise reaches the bar %1 + noise.</source>
        <translation>⁦u⁩ ועוד רעש הגדול ביותר מנצח בין המועמדים ודמה רבים עם ⁦u = 0⁩. המנצח יוצא רק אם ⁦2u⁩ ועוד רעש מגיע לרף %1 ועוד רעש.</translation>
    </message>
    <message>
        <source>Lean learner, part 3</source>
        <translation>הלומד הרזה, חלק 3</translation>
    </message>
    <message>
        <source>Lean learner, parts 2 and 7</source>
        <translation>הלומד הרזה, חלקים 2 ו־7</translation>
    </message>
    <message>
        <source>The answer is the one hypothesis there is, with loss %1.</source>
        <translation>התשובה היא ההיפותזה היחידה, בהפסד %1.</translation>
    </message>
    <message>
        <source>Nobody passes the bar. The answer is f∅, with loss %1; it depends on no data.</source>
        <translation>איש אינו עובר את הרף. התשובה היא ⁦f∅⁩, בהפסד %1; היא אינה תלויה בשום נתון.</translation>
    </message>
    <message>
        <source>%1 is chosen, and that is the target. It leaves alone: no count, no list, no error.</source>
        <translation>%1 נבחר, וזו המטרה. הוא יוצא לבדו: בלי ספירה, בלי רשימה, בלי שגיאה.</translation>
    </message>
    <message>
        <source>%1 is chosen, with loss %2. It leaves alone: no count, no list, no error.</source>
        <translation>%1 נבחר, בהפסד %2. הוא יוצא לבדו: בלי ספירה, בלי רשימה, בלי שגיאה.</translation>
    </message>
    <message numerus="yes">
        <source>%1 fit</source>
        <translation>
            <numerusform>%1 מתאימה</numerusform>
            <numerusform>%1 מתאימות</numerusform>
        </translation>
    </message>
    <message>
        <source>Batch %1 of %2 has %3. f∅ is the public answer before any example; the rows on which it errs are the mistakes. Where two predictors differ, both labels are followed.</source>
        <translation>באצווה %1 מתוך %2 יש %3. ⁦f∅⁩ היא התשובה הציבורית לפני כל דוגמה; השורות שבהן היא טועה הן הטעויות. היכן ששני מנבאים נבדלים, הולכים אחרי שתי התוויות.</translation>
    </message>
    <message>
        <source>f∅ errs on no row: it is right on this batch, so the batch votes for nobody.</source>
        <translation>⁦f∅⁩ אינו טועה באף שורה: הוא צודק באצווה הזאת, ולכן היא אינה מצביעה בעד איש.</translation>
    </message>
    <message>
        <source>A candidate is drawn with a weight that grows by a constant factor with each vote; the outcome that none is chosen has a fixed weight.</source>
        <translation>מועמד מוגרל עם משקל שגדל בגורם קבוע עם כל קול; לתוצאה שאף אחד אינו נבחר יש משקל קבוע.</translation>
    </message>
    <message>
        <source>Flip any one label of batch %1: its list does not change, so nobody can notice.</source>
        <translation>אם הופכים תווית אחת כלשהי באצווה %1, הרשימה שלה אינה משתנה, ולכן איש אינו יכול להבחין.</translation>
    </message>
    <message numerus="yes">
        <source>Flip the label of row %1 of batch %2: %3 votes move, and no answer’s probability changes by a thousandth.</source>
        <translation>
            <numerusform>הופכים את התווית של שורה %1 באצווה %2: קול %3 זז, ושום הסתברות של תשובה אינה משתנה באלפית.</numerusform>
            <numerusform>הופכים את התווית של שורה %1 באצווה %2: %3 קולות זזים, ושום הסתברות של תשובה אינה משתנה באלפית.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flip the label of row %1 of batch %2: %3 votes move, and the probability of any output changes by a factor of at most %4</source>
        <translation>
            <numerusform>הופכים את התווית של שורה %1 באצווה %2: קול %3 זז, וההסתברות של כל פלט משתנה לכל היותר פי %4</numerusform>
            <numerusform>הופכים את התווית של שורה %1 באצווה %2: %3 קולות זזים, וההסתברות של כל פלט משתנה לכל היותר פי %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, plus at most %2.</source>
        <translation>%1, ועוד ⁦%2⁩ לכל היותר.</translation>
    </message>
</context>
<context>
    <name>LeanVotesPicture</name>
    <message numerus="yes">
        <source>The lean learner&apos;s votes: %1 candidates of %2 batches.</source>
        <translation>
            <numerusform>הקולות של הלומד הרזה: מועמד %1 מ־%2 אצוות.</numerusform>
            <numerusform>הקולות של הלומד הרזה: %1 מועמדים מ־%2 אצוות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lean learner&apos;s votes: nobody passes the bar, the answer is f∅.</source>
        <translation>הקולות של הלומד הרזה: איש אינו עובר את הרף, התשובה היא ⁦f∅⁩.</translation>
    </message>
    <message>
        <source>The lean learner&apos;s votes: the answer is %1.</source>
        <translation>הקולות של הלומד הרזה: התשובה היא %1.</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>מועמד</translation>
    </message>
    <message>
        <source>No batch names anybody.</source>
        <translation>אף אצווה אינה נוקבת בשם.</translation>
    </message>
    <message>
        <source>The votes are counted after the last batch has run.</source>
        <translation>הקולות נספרים אחרי שרצה האצווה האחרונה.</translation>
    </message>
    <message numerus="yes">
        <source>votes of %1 batches</source>
        <translation>
            <numerusform>קולות של אצווה %1</numerusform>
            <numerusform>קולות של %1 אצוות</numerusform>
        </translation>
    </message>
    <message>
        <source>errors</source>
        <translation>שגיאות</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>סיכוי</translation>
    </message>
    <message numerus="yes">
        <source>+ %1 more</source>
        <translation>
            <numerusform>ועוד %1</numerusform>
            <numerusform>ועוד %1</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is chosen</source>
        <translation>דבר אינו נבחר</translation>
    </message>
    <message>
        <source>top</source>
        <translation>עליון</translation>
    </message>
    <message>
        <source>low</source>
        <translation>נמוך</translation>
    </message>
    <message>
        <source>Nothing was chosen: this is $f_∅$, the answer without data.</source>
        <translation>דבר לא נבחר: זו ⁦$f_∅$⁩, התשובה ללא נתונים.</translation>
    </message>
    <message>
        <source>nothing else leaves</source>
        <translation>דבר נוסף אינו יוצא</translation>
    </message>
    <message>
        <source>No count, no list, no error. Private at %1.</source>
        <translation>בלי ספירה, בלי רשימה, בלי שגיאה. פרטי ברמה ⁦%1⁩.</translation>
    </message>
    <message>
        <source>Change one example</source>
        <translation>משנים דוגמה אחת</translation>
    </message>
    <message>
        <source>batch %1, row %2: %3</source>
        <translation>אצווה %1, שורה %2: ⁦%3⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows move a vote when their label turns; here %3 move.</source>
        <translation>
            <numerusform>%1 מתוך %2 שורות מזיזות קול כשתוויתן מתהפכת; כאן זז %3.</numerusform>
            <numerusform>%1 מתוך %2 שורות מזיזות קול כשתוויתן מתהפכת; כאן זזים %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>כפי שהיה</translation>
    </message>
    <message>
        <source>label turned: exact chance of each answer</source>
        <translation>התווית הפוכה: הסיכוי המדויק של כל תשובה</translation>
    </message>
    <message>
        <source>nothing: $f_∅$</source>
        <translation>דבר: ⁦$f_∅$⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 votes</source>
        <translation>
            <numerusform>קול %1</numerusform>
            <numerusform>%1 קולות</numerusform>
        </translation>
    </message>
    <message>
        <source>worst ratio</source>
        <translation>היחס הגרוע</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>השארית</translation>
    </message>
    <message>
        <source>The last step shows what an observer can learn.</source>
        <translation>הצעד האחרון מראה מה צופה יכול ללמוד.</translation>
    </message>
    <message>
        <source>bar: twice the score must reach $τ$ = %1</source>
        <translation>רף: פעמיים הניקוד צריך להגיע אל ⁦$τ$ = %1⁩</translation>
    </message>
    <message numerus="yes">
        <source>The chain learner’s votes: %1 names from %2 rows.</source>
        <translation>
            <numerusform>הקולות של לומד השרשרת: שם %1 מ־%2 שורות.</numerusform>
            <numerusform>הקולות של לומד השרשרת: %1 שמות מ־%2 שורות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The chain learner’s votes: nobody passes the bar, the answer is f∅.</source>
        <translation>הקולות של לומד השרשרת: איש אינו עובר את הרף, התשובה היא ⁦f∅⁩.</translation>
    </message>
    <message>
        <source>The chain learner’s votes: the answer is %1.</source>
        <translation>הקולות של לומד השרשרת: התשובה היא %1.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>רמה</translation>
    </message>
    <message>
        <source>predictor</source>
        <translation>מנבא</translation>
    </message>
    <message>
        <source>No run names anybody.</source>
        <translation>שום ריצה אינה נוקבת בשם.</translation>
    </message>
    <message>
        <source>The runs are counted first.</source>
        <translation>קודם נספרות הריצות.</translation>
    </message>
    <message numerus="yes">
        <source>disjoint runs in %1 rows</source>
        <translation>
            <numerusform>ריצות זרות בשורה %1</numerusform>
            <numerusform>ריצות זרות ב־%1 שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>votes</source>
        <translation>קולות</translation>
    </message>
</context>
<context>
    <name>LearnerWords</name>
    <message>
        <source>the lean learner</source>
        <translation>הלומד הרזה</translation>
    </message>
    <message>
        <source>the chain learner</source>
        <translation>לומד השרשרת</translation>
    </message>
    <message>
        <source>the exponential mechanism</source>
        <translation>המנגנון המעריכי</translation>
    </message>
    <message>
        <source>M with the paper&apos;s constants</source>
        <translation>M עם הקבועים של המאמר</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>lean learner</source>
        <translation>הלומד הרזה</translation>
    </message>
    <message>
        <source>chain learner</source>
        <translation>לומד השרשרת</translation>
    </message>
    <message>
        <source>exponential mechanism</source>
        <translation>מנגנון מעריכי</translation>
    </message>
    <message>
        <source>M, paper&apos;s constants</source>
        <translation>⁦M⁩, קבועי המאמר</translation>
    </message>
    <message>
        <source>lean</source>
        <translation>רזה</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>שרשרת</translation>
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
        <translation>רחוק מדי שמאלה, פי %1 לפחות</translation>
    </message>
    <message>
        <source>too far right by a factor of at least %1</source>
        <translation>רחוק מדי ימינה, פי %1 לפחות</translation>
    </message>
    <message>
        <source>where the loss falls</source>
        <translation>במקום שבו ההפסד יורד</translation>
    </message>
</context>
<context>
    <name>LessonPicture</name>
    <message numerus="yes">
        <source>%n rows still fit the sample, Ldim %1.</source>
        <translation>
            <numerusform>שורה %n עדיין מתאימה למדגם, Ldim %1.</numerusform>
            <numerusform>%n שורות עדיין מתאימות למדגם, Ldim %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row fits the sample.</source>
        <translation>אף שורה אינה מתאימה למדגם.</translation>
    </message>
</context>
<context>
    <name>LevelsPicture</name>
    <message>
        <source>The most likely predictor of each level comes out with probability %1.</source>
        <translation>המנבא הסביר ביותר בכל רמה יוצא בהסתברות %1.</translation>
    </message>
    <message>
        <source>no contest</source>
        <translation>ללא דו־קרב</translation>
    </message>
    <message numerus="yes">
        <source>%n predictors,</source>
        <translation>
            <numerusform>מנבא אחד,</numerusform>
            <numerusform>%n מנבאים,</numerusform>
        </translation>
    </message>
    <message>
        <source>none above %1</source>
        <translation>אף אחד מעל %1</translation>
    </message>
    <message>
        <source>$τ_%1$ = %2, bound</source>
        <translation>⁦$τ_%1$ = %2⁩, חסם</translation>
    </message>
    <message>
        <source>Run it twice</source>
        <translation>הרצה כפולה</translation>
    </message>
    <message>
        <source>on two fresh samples: do the two agree? The exact chance at each level.</source>
        <translation>על שני מדגמים חדשים: האם השניים מסכימים? ההסתברות המדויקת בכל רמה.</translation>
    </message>
    <message numerus="yes">
        <source>on two fresh samples: do the two agree? Exact, and %n pairs at each level, 95 % interval.</source>
        <translation>
            <numerusform>על שני מדגמים חדשים: האם השניים מסכימים? מדויק, וזוג אחד בכל רמה, רווח של 95 %.</numerusform>
            <numerusform>על שני מדגמים חדשים: האם השניים מסכימים? מדויק, ו־%n זוגות בכל רמה, רווח של 95 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the proof keeps, and what happens</source>
        <translation>מה ההוכחה שומרת, ומה קורה</translation>
    </message>
    <message>
        <source>log scale; a level with a predictor above $τ_k$ is globally stable</source>
        <translation>סולם לוגריתמי; רמה שיש בה מנבא מעל $τ_k$ יציבה גלובלית</translation>
    </message>
    <message>
        <source>top</source>
        <translation>שיא</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n סיבוב</numerusform>
            <numerusform>%n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>after the last level</source>
        <translation>אחרי הרמה האחרונה</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>ריצה אחת</numerusform>
            <numerusform>%n ריצות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>on two fresh samples: do the two agree? Counted in runs where no law is known.</source>
        <translation>על שני מדגמים טריים: האם השתיים מסכימות? נספר בריצות כאשר ההתפלגות אינה ידועה.</translation>
    </message>
</context>
<context>
    <name>LevelsScript</name>
    <message>
        <source>Definition 6 · Lemma 25</source>
        <translation>הגדרה 6 · למה 25</translation>
    </message>
    <message>
        <source>Without a contest the most likely predictor comes out in %1 of all runs.</source>
        <translation>ללא דו־קרב, המנבא הסביר ביותר יוצא ב־%1 מכל הריצות.</translation>
    </message>
    <message>
        <source>The target cannot come out: one block never shows enough of it.</source>
        <translation>המטרה אינה יכולה לצאת: בלוק אחד לעולם אינו מראה די ממנה.</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds of contests the most likely predictor comes out in %1 of all runs.</source>
        <translation>
            <numerusform>אחרי סיבוב דו־קרבות אחד, המנבא הסביר ביותר יוצא ב־%1 מכל הריצות.</numerusform>
            <numerusform>אחרי %n סיבובי דו־קרבות, המנבא הסביר ביותר יוצא ב־%1 מכל הריצות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither higher nor lower.</source>
        <translation>לא גבוה יותר ולא נמוך יותר.</translation>
    </message>
    <message>
        <source>Higher.</source>
        <translation>גבוה יותר.</translation>
    </message>
    <message>
        <source>Lower.</source>
        <translation>נמוך יותר.</translation>
    </message>
    <message>
        <source>At level 0 the target comes out in %1 of all runs.</source>
        <translation>ברמה 0 המטרה יוצאת ב־%1 מכל ההרצות.</translation>
    </message>
    <message>
        <source>At level 0 the target cannot come out: one block never shows enough of it.</source>
        <translation>ברמה 0 המטרה אינה יכולה לצאת: בלוק אחד לעולם אינו מראה די ממנה.</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds of contests it comes out in %1.</source>
        <translation>
            <numerusform>אחרי סיבוב דו־קרבות אחד היא יוצאת ב־%1.</numerusform>
            <numerusform>אחרי %n סיבובי דו־קרבות היא יוצאת ב־%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It does not come out after %n rounds of contests either.</source>
        <translation>
            <numerusform>גם אחרי סיבוב דו־קרבות אחד היא אינה יוצאת.</numerusform>
            <numerusform>גם אחרי %n סיבובי דו־קרבות היא אינה יוצאת.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run it twice, on two fresh samples: do the two agree?</source>
        <translation>הריצו פעמיים, על שני מדגמים טריים: האם השתיים מסכימות?</translation>
    </message>
    <message>
        <source>Will it be higher or lower at level %1?</source>
        <translation>האם ברמה %1 זה יהיה גבוה יותר או נמוך יותר?</translation>
    </message>
    <message>
        <source>The exact laws are being computed.</source>
        <translation>ההתפלגויות המדויקות מחושבות.</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>פעמיים</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>רמה %1</translation>
    </message>
    <message>
        <source>These laws have too many states to be computed. Runs of each level are made.</source>
        <translation>להתפלגויות האלה יותר מדי מצבים לחישוב. מבוצעות ריצות של כל רמה.</translation>
    </message>
    <message>
        <source>These laws have too many states to be computed.</source>
        <translation>להתפלגויות האלה יותר מדי מצבים לחישוב.</translation>
    </message>
    <message numerus="yes">
        <source>About %n second(s) are left.</source>
        <translation>
            <numerusform>נותרה כשנייה אחת.</numerusform>
            <numerusform>נותרו כ־%n שניות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes are left.</source>
        <translation>
            <numerusform>נותרה כדקה אחת.</numerusform>
            <numerusform>נותרו כ־%n דקות.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LieStation</name>
    <message>
        <source>A coin can lie</source>
        <translation>מטבע יכול לשקר</translation>
    </message>
    <message>
        <source>A lie can win only where the other side is right.</source>
        <translation>שקר יכול לנצח רק כשהצד השני צודק.</translation>
    </message>
    <message>
        <source>The proof counts the grey bars; life gives the black ones.</source>
        <translation>ההוכחה סופרת את העמודות האפורות; החיים נותנים את השחורות.</translation>
    </message>
    <message>
        <source>The target says %2 at %1. What does a lie cost?</source>
        <translation>המטרה אומרת ⁦%2⁩ ב־%1. מה עולה שקר?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>its vote</source>
        <translation>הקול</translation>
    </message>
    <message>
        <source>privacy</source>
        <translation>פרטיות</translation>
    </message>
    <message>
        <source>neither</source>
        <translation>אף אחד מהם</translation>
    </message>
    <message>
        <source>It votes all the same.
It costs frequency, never privacy.</source>
        <translation>האצווה מצביעה בכל זאת.
זה עולה בשכיחות, אף פעם לא בפרטיות.</translation>
    </message>
    <message>
        <source>How often?</source>
        <translation>כמה פעמים?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>סיבובים</translation>
    </message>
    <message>
        <source>no lie</source>
        <translation>ללא שקר</translation>
    </message>
    <message>
        <source>target comes out</source>
        <translation>המטרה יוצאת</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>מטבע</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>מנצח</translation>
    </message>
    <message>
        <source>rows left</source>
        <translation>שורות שנותרו</translation>
    </message>
    <message>
        <source>Truth</source>
        <translation>אמת</translation>
    </message>
    <message>
        <source>Lie</source>
        <translation>שקר</translation>
    </message>
    <message>
        <source>no row</source>
        <translation>אין שורה</translation>
    </message>
    <message>
        <source>one row</source>
        <translation>שורה אחת</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 שורות</translation>
    </message>
    <message>
        <source>its vote, patched</source>
        <translation>הקול, מוטלא</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>כמה פעמים</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1 סיבובים</translation>
    </message>
    <message>
        <source>%1 and %2, and a coin that says %3.</source>
        <translation>⁦%1⁩ ו־⁦%2⁩, ומטבע שאומר ⁦%3⁩.</translation>
    </message>
    <message>
        <source>Two worlds. A true coin leaves rows: %1, and the vote %2. A lying coin leaves rows: %3, and the vote %4.</source>
        <translation>שני עולמות. מטבע אמת משאיר שורות: %1, והקול ⁦%2⁩. מטבע משקר משאיר שורות: %3, והקול ⁦%4⁩.</translation>
    </message>
    <message>
        <source>round %1: %2 and %3</source>
        <translation>סיבוב %1: ⁦%2⁩ ו־⁦%3⁩</translation>
    </message>
    <message>
        <source>No lie, and the target comes out, %1.</source>
        <translation>ללא שקר, והמטרה יוצאת, %1.</translation>
    </message>
</context>
<context>
    <name>LongestPiecePicture</name>
    <message>
        <source>The longest piece after each row of T: %1 rows. The ruler is %2.</source>
        <translation>הקטע הארוך ביותר אחרי כל שורה של ⁦T⁩: %1 שורות. הסרגל הוא %2.</translation>
    </message>
</context>
<context>
    <name>LossLegend</name>
    <message>
        <source>population loss (exact)</source>
        <translation>הפסד אמיתי (מדויק)</translation>
    </message>
    <message>
        <source>population loss, mean of runs</source>
        <translation>הפסד אמיתי, ממוצע ההרצות</translation>
    </message>
</context>
<context>
    <name>LossPrint</name>
    <message>
        <source>M, private</source>
        <translation>M, פרטי</translation>
    </message>
    <message>
        <source>$n$, examples (log scale)</source>
        <translation>$n$, דוגמאות (סולם לוגריתמי)</translation>
    </message>
    <message>
        <source>Theorem 3:</source>
        <translation>משפט 3:</translation>
    </message>
    <message>
        <source>lean:</source>
        <translation>lean:</translation>
    </message>
    <message>
        <source>nothing is released</source>
        <translation>דבר אינו משוחרר</translation>
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
    <message>
        <source>Relabelled</source>
        <translation>מתויג מחדש</translation>
    </message>
    <message>
        <source>loss of every run</source>
        <translation>ההפסד של כל ריצה</translation>
    </message>
    <message>
        <source>paper’s constants, own factors in k and n′</source>
        <translation>קבועי המאמר, גורמים משלנו ב־⁦k⁩ וב־⁦n′⁩</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>שרשרת</translation>
    </message>
</context>
<context>
    <name>LossTex</name>
    <message>
        <source>share with loss ≤ $α$</source>
        <translation>חלקן של הריצות בהפסד ⁦≤ $α$⁩</translation>
    </message>
    <message>
        <source>$n$, examples given to the learner (log scale)</source>
        <translation>$n$, הדוגמאות שהלומד מקבל (סולם לוגריתמי)</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>the lean learner (rings)</source>
        <translation>הלומד הרזה (טבעות)</translation>
    </message>
    <message>
        <source>a consistent learner (triangles)</source>
        <translation>לומד עקבי (משולשים)</translation>
    </message>
    <message>
        <source>the relabelled learner (diamonds)</source>
        <translation>הלומד המתויג מחדש (מעוינים)</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 וגם %2</translation>
    </message>
    <message>
        <source>Up to %1 examples, the largest size here, M releases nothing and answers blindly: its fall is beyond this axis.</source>
        <translation>עד %1 דוגמאות, הגודל הגדול ביותר כאן, M אינו משחרר דבר ועונה בעיוורון: נפילתו מעבר לציר זה.</translation>
    </message>
    <message>
        <source>Theorem 3 promises M loss ≤ α from %1 examples on, with sharp constants: beyond this axis.</source>
        <translation>משפט 3 מבטיח ל-M הפסד ≤ α מ-%1 דוגמאות, בקבועים חדים: מעבר לציר זה.</translation>
    </message>
    <message>
        <source>Theorem 3 promises M loss ≤ α from %1 examples on, with the paper’s constants: beyond this axis.</source>
        <translation>משפט 3 מבטיח ל-M הפסד ≤ α מ-%1 דוגמאות, בקבועי המאמר: מעבר לציר זה.</translation>
    </message>
    <message>
        <source>Loss by sample size</source>
        <translation>הפסד לפי גודל המדגם</translation>
    </message>
    <message>
        <source>First nothing, then everything</source>
        <translation>תחילה כלום, ואז הכול</translation>
    </message>
    <message>
        <source>M keeps its promise</source>
        <translation>M מקיים את הבטחתו</translation>
    </message>
    <message>
        <source>Nothing yet: the fall of M is beyond this range</source>
        <translation>עדיין כלום: נפילת M מעבר לטווח זה</translation>
    </message>
    <message>
        <source>Not yet in enough runs</source>
        <translation>עדיין לא במספיק ריצות</translation>
    </message>
    <message>
        <source>Curves of loss against the number of examples, from %1 to %2.</source>
        <translation>עקומות הפסד כנגד מספר הדוגמאות, מ-%1 עד %2.</translation>
    </message>
    <message>
        <source>%1 sizes, 1 run each</source>
        <translation>%1 גדלים, ריצה אחת בכל אחד</translation>
    </message>
    <message>
        <source>%1 sizes, %2 runs each</source>
        <translation>%1 גדלים, %2 ריצות בכל אחד</translation>
    </message>
    <message>
        <source>Each dimension costs far more than the one before</source>
        <translation>כל ממד עולה הרבה יותר מקודמו</translation>
    </message>
    <message>
        <source>Half the ε costs about twice the examples</source>
        <translation>חצי ε עולה בערך פי שניים דוגמאות</translation>
    </message>
    <message>
        <source>Examples needed against the Littlestone dimension.</source>
        <translation>דוגמאות דרושות לפי ממד ליטלסטון.</translation>
    </message>
    <message>
        <source>Examples needed against ε.</source>
        <translation>דוגמאות דרושות לפי ε.</translation>
    </message>
    <message>
        <source>Dashed: from where Theorem 3 holds, with the paper’s constants (triangles) and with sharp ones (squares), for every distribution. Solid: M with the sharp proportions scaled to each size, measured on one distribution, an estimate.</source>
        <translation>מקווקו: מהיכן משפט 3 חל, בקבועי המאמר (משולשים) ובחדים (ריבועים), לכל התפלגות. רציף: M ביחסים החדים מותאמים לכל גודל, נמדד על התפלגות אחת, אומדן.</translation>
    </message>
    <message>
        <source>Dashed is promised, solid is measured, with sharp proportions.</source>
        <translation>מקווקו מובטח, רציף נמדד, ביחסים חדים.</translation>
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
        <translation>נמדד: %1 עבור %2, %3 עבור %4.</translation>
    </message>
    <message>
        <source>M can release a predictor only when enough batches agree.</source>
        <translation>M יכול לשחרר מנבא רק כשמספיק אצוות מסכימות.</translation>
    </message>
    <message>
        <source>Up to %1 examples, the largest size here, M does not yet keep loss ≤ α in enough runs.</source>
        <translation>עד %1 דוגמאות, הגודל הגדול ביותר כאן, אין עדיין ל־M הפסד ≤ α במספיק ריצות.</translation>
    </message>
    <message>
        <source>From %1 on every run of M has loss 0.</source>
        <translation>מ-%1 ואילך לכל ריצה של M הפסד 0.</translation>
    </message>
    <message>
        <source>M (circles)</source>
        <translation>M (עיגולים)</translation>
    </message>
    <message>
        <source>GenericLearner (squares)</source>
        <translation>GenericLearner (ריבועים)</translation>
    </message>
    <message>
        <source>Exact loss of one run at each size of %1.</source>
        <translation>ההפסד המדויק של הרצה אחת בכל גודל, של %1.</translation>
    </message>
    <message>
        <source>Lines are means over %1 runs of %2; bands hold the middle 80 %, dots are runs.</source>
        <translation>הקווים הם ממוצעים על %1 הרצות של %2; הרצועות מכילות את 80 % האמצעיים, הנקודות הן הרצות.</translation>
    </message>
    <message>
        <source>Below: the share of runs with loss ≤ α.</source>
        <translation>למטה: שיעור ההרצות עם הפסד ⁦≤ α⁩.</translation>
    </message>
    <message>
        <source>Up to %1 examples M releases nothing.</source>
        <translation>עד %1 דוגמאות M אינו משחרר דבר.</translation>
    </message>
    <message>
        <source>From %1 on M has loss ≤ α in enough runs.</source>
        <translation>מ-%1 והלאה ל-M יש הפסד ⁦≤ α⁩ במספיק הרצות.</translation>
    </message>
    <message>
        <source>Dotted: from %1 examples on Theorem 3 promises M loss ≤ α for every distribution.</source>
        <translation>מנוקד: מ-%1 דוגמאות והלאה משפט 3 מבטיח ל-M הפסד ⁦≤ α⁩ לכל התפלגות.</translation>
    </message>
    <message>
        <source>Lean: from %1 on.</source>
        <translation>Lean: מ-%1 והלאה.</translation>
    </message>
    <message>
        <source>the chain learner (crosses)</source>
        <translation>לומד השרשרת (צלבים)</translation>
    </message>
    <message>
        <source>Chain: from %1 on.</source>
        <translation>Chain: מ-%1 והלאה.</translation>
    </message>
    <message>
        <source>Up to %1 examples M releases nothing, but its answer without data has loss ≤ α already.</source>
        <translation>עד %1 דוגמאות M אינו מפרסם דבר, אך כבר לתשובתו ללא נתונים יש הפסד ≤ α.</translation>
    </message>
    <message>
        <source>The answer without data is good enough here</source>
        <translation>כאן די בתשובה ללא נתונים</translation>
    </message>
</context>
<context>
    <name>LowerBoundPanel</name>
    <message>
        <source>powers of two</source>
        <translation>חזקות של שתיים</translation>
    </message>
    <message>
        <source>Or points of your own, such as 1, 2, 4, 2^40</source>
        <translation>או נקודות משלכם, למשל ‎1, 2, 4, 2^40‎</translation>
    </message>
    <message>
        <source>Theorem 1 has $1&#xa0;/&#xa0;(10³&#xa0;m²&#xa0;log&#xa0;m)$; empty: that.</source>
        <translation>במשפט 1: $1&#xa0;/&#xa0;(10³&#xa0;m²&#xa0;log&#xa0;m)$; ריק: ערך זה.</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>מדגם</translation>
    </message>
    <message>
        <source>law</source>
        <translation>חוק</translation>
    </message>
    <message>
        <source>Ldim</source>
        <translation>Ldim</translation>
    </message>
    <message>
        <source>Sample: small error on its own examples. Law: PAC, costs a factor. Ldim $d$: through log $d$ thresholds.</source>
        <translation>מדגם: שגיאה קטנה על הדוגמאות עצמן. חוק: PAC, עולה גורם. Ldim $d$: דרך log $d$ ספים.</translation>
    </message>
    <message>
        <source>%1 × %1 · Ldim %2 · VC 1</source>
        <translation>%1 × %1 · Ldim %2 · VC 1</translation>
    </message>
    <message>
        <source>%1 points · Ldim %2 · VC 1</source>
        <translation>%1 נקודות · Ldim %2 · VC 1</translation>
    </message>
    <message>
        <source>dragged by hand</source>
        <translation>נגרר ביד</translation>
    </message>
    <message>
        <source>few errors, likely</source>
        <translation>כנראה מעט שגיאות</translation>
    </message>
    <message>
        <source>any consistent cut</source>
        <translation>חתך עקבי כלשהו</translation>
    </message>
    <message>
        <source>one consistent cut</source>
        <translation>חתך עקבי אחד</translation>
    </message>
    <message>
        <source>one coin for each point</source>
        <translation>מטבע לכל נקודה</translation>
    </message>
    <message>
        <source>click a circle</source>
        <translation>לחצו על עיגול</translation>
    </message>
    <message>
        <source>Points that X′ must hold, such as 3, 48</source>
        <translation>נקודות ש־X′ חייבת לכלול, למשל 3, 48</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>מדויק</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>לפחות</translation>
    </message>
    <message>
        <source>Exact: no candidates make a larger set. At least: one quick pass, its size is a lower bound.</source>
        <translation>מדויק: אין מועמדים שיוצרים קבוצה גדולה יותר. לפחות: מעבר מהיר אחד, גודלו חסם תחתון.</translation>
    </message>
    <message>
        <source>every point</source>
        <translation>כל נקודה</translation>
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
    <message numerus="yes">
        <source>mean of %1 runs</source>
        <translation>
            <numerusform>ממוצע של %1 הרצה</numerusform>
            <numerusform>ממוצע של %1 הרצות</numerusform>
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
    <name>Names</name>
    <message>
        <source>own table</source>
        <translation>טבלה משלכם</translation>
    </message>
</context>
<context>
    <name>Neighbour</name>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
    <message>
        <source>a predictor nobody chose</source>
        <translation>מנבא שאיש לא בחר</translation>
    </message>
    <message numerus="yes">
        <source>a predictor with %1 votes</source>
        <translation>
            <numerusform>מנבא עם קול %1</numerusform>
            <numerusform>מנבא עם %1 קולות</numerusform>
        </translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>הפוך</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>מוזז</translation>
    </message>
    <message>
        <source>The batch does not read example %1, so no change of it moves a vote.</source>
        <translation>האצווה אינה קוראת את דוגמה %1, ולכן שום שינוי שלה אינו מזיז קול.</translation>
    </message>
    <message>
        <source>No change of one example moves the vote of this batch.</source>
        <translation>שום שינוי של דוגמה אחת אינו מזיז את הקול של אצווה זו.</translation>
    </message>
    <message>
        <source>This change moves no vote: %1 of %2 do not. Pick one that does.</source>
        <translation>שינוי זה אינו מזיז קול: %1 מתוך %2 אינם מזיזים. בחרו אחד שמזיז.</translation>
    </message>
    <message>
        <source>The batch had no vote to lose. Now %1 gains one.</source>
        <translation>לאצווה לא היה קול להפסיד. כעת %1 מקבל קול.</translation>
    </message>
    <message>
        <source>%1 loses a vote, %2 gains it.</source>
        <translation>%1 מפסיד קול, %2 זוכה בו.</translation>
    </message>
    <message>
        <source>%1 loses a vote, and nobody gains it: the batch says Fail.</source>
        <translation>%1 מפסיד קול ואיש אינו זוכה בו: האצווה אומרת Fail.</translation>
    </message>
    <message>
        <source>Now both ratios multiply: %1 · %1 = e^ε, and nothing is left over.</source>
        <translation>עכשיו שני היחסים מוכפלים: %1 · %1 = e^ε, ודבר אינו נותר.</translation>
    </message>
    <message>
        <source>Lists differ by a factor of %1 at most, and nothing is left over.</source>
        <translation>הרשימות נבדלות לכל היותר פי %1, ודבר אינו נותר.</translation>
    </message>
    <message>
        <source>nowhere: stays %1</source>
        <translation>לשום מקום: נשאר %1</translation>
    </message>
    <message>
        <source>nowhere: stays Fail</source>
        <translation>לשום מקום: נשאר Fail</translation>
    </message>
    <message>
        <source>to Fail, no vote</source>
        <translation>ל־Fail, בלי קול</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>אל %1</translation>
    </message>
    <message>
        <source>to one with none</source>
        <translation>אל אחד בלי קולות</translation>
    </message>
    <message numerus="yes">
        <source>to one with %1 votes</source>
        <translation>
            <numerusform>אל אחד עם קול %1</numerusform>
            <numerusform>אל אחד עם %1 קולות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left in %2 of %3.</source>
        <translation>%1 יצא ב־%2 מתוך %3.</translation>
    </message>
    <message>
        <source>Flipped: in %1 of %2.</source>
        <translation>הפוך: ב־%1 מתוך %2.</translation>
    </message>
    <message>
        <source>Moved: in %1 of %2.</source>
        <translation>מוזז: ב־%1 מתוך %2.</translation>
    </message>
    <message>
        <source>Lists differ by a factor of %1 at most, except lists of probability %2 that only the change makes possible.</source>
        <translation>הרשימות נבדלות לכל היותר פי %1, פרט לרשימות בהסתברות %2 שרק השינוי מאפשר.</translation>
    </message>
    <message>
        <source>Lists differ by a factor of %1 at most, except lists of probability %2 that the change makes impossible.</source>
        <translation>הרשימות נבדלות לכל היותר פי %1, פרט לרשימות בהסתברות %2 שהשינוי שולל.</translation>
    </message>
    <message>
        <source>This change moves no vote</source>
        <translation>השינוי הזה אינו מזיז אף קול</translation>
    </message>
    <message>
        <source>One example: no chance changes by more than a factor of %1</source>
        <translation>דוגמה אחת: שום הסתברות אינה משתנה ביותר מפי %1</translation>
    </message>
    <message>
        <source>One example: a factor of at most %1, but for a chance of %2</source>
        <translation>דוגמה אחת: לכל היותר פי %1, פרט להסתברות של %2</translation>
    </message>
</context>
<context>
    <name>NeighbourGroupsPicture</name>
    <message numerus="yes">
        <source>%1 of %2 changes move the vote</source>
        <translation>
            <numerusform>שינוי %1 מתוך %2 מזיז את הקול</numerusform>
            <numerusform>%1 מתוך %2 שינויים מזיזים את הקול</numerusform>
        </translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>יחס</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>נותר</translation>
    </message>
    <message numerus="yes">
        <source>%1 changes</source>
        <translation>
            <numerusform>שינוי %1</numerusform>
            <numerusform>%1 שינויים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>עוד %1</numerusform>
            <numerusform>עוד %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NeighbourPicture</name>
    <message>
        <source>Nobody voted: nothing can leave, whatever changes.</source>
        <translation>איש לא הצביע: דבר לא יכול לצאת, יהיה השינוי אשר יהיה.</translation>
    </message>
    <message>
        <source>worst ratio</source>
        <translation>היחס הגרוע ביותר</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>נותר</translation>
    </message>
    <message>
        <source>What anyone may see</source>
        <translation>מה שכל אחד רשאי לראות</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>כפי שהיה</translation>
    </message>
    <message>
        <source>%1: probability of each noisy count, exact, on a log scale</source>
        <translation>%1: ההסתברות של כל מונה רועש, מדויקת, בסולם לוגריתמי</translation>
    </message>
    <message>
        <source>noisy count, one in %1 drawn</source>
        <translation>מונה רועש, מצויר אחד מכל %1</translation>
    </message>
    <message>
        <source>noisy count</source>
        <translation>מונה רועש</translation>
    </message>
    <message>
        <source>left of $T$: withheld,</source>
        <translation>משמאל ל־$T$: מוחזק,</translation>
    </message>
    <message>
        <source>one outcome, no trace</source>
        <translation>תוצאה אחת, בלי עקבות</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 votes, both times</source>
        <translation>
            <numerusform>%1: קול %2, בשתי הפעמים</numerusform>
            <numerusform>%1: %2 קולות, בשתי הפעמים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 votes or %3</source>
        <translation>
            <numerusform>%1: קול %2 או %3</numerusform>
            <numerusform>%1: %2 קולות או %3</numerusform>
        </translation>
    </message>
    <message>
        <source>both laws are the same</source>
        <translation>שתי ההתפלגויות זהות</translation>
    </message>
    <message>
        <source>each gap is $e^{ε/2}$ = %1</source>
        <translation>כל פער הוא ⁦$e^{ε/2}$ = %1⁩</translation>
    </message>
    <message>
        <source>%1, only as it was</source>
        <translation>%1, רק כפי שהיה</translation>
    </message>
    <message>
        <source>%1, flipped only</source>
        <translation>%1, רק לאחר ההיפוך</translation>
    </message>
    <message>
        <source>%1, moved only</source>
        <translation>%1, רק לאחר ההזזה</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>סכום %1</translation>
    </message>
    <message>
        <source>The batch</source>
        <translation>האצווה</translation>
    </message>
    <message numerus="yes">
        <source>each cell one example; a mark below: how many of its %1 changes would move the vote</source>
        <translation>
            <numerusform>כל תא דוגמה; סימן מתחתיו: השינוי %1 שלה היה מזיז את הקול</numerusform>
            <numerusform>כל תא דוגמה; סימן מתחתיו: כמה מ־%1 שינוייה היו מזיזים את הקול</numerusform>
        </translation>
    </message>
    <message>
        <source>flip</source>
        <translation>להפוך</translation>
    </message>
    <message>
        <source>move</source>
        <translation>להזיז</translation>
    </message>
    <message>
        <source>pick for me</source>
        <translation>לבחור בשבילי</translation>
    </message>
    <message>
        <source>example %1</source>
        <translation>דוגמה %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 changes move the vote</source>
        <translation>
            <numerusform>שינוי %1 מתוך %2 מזיז את הקול</numerusform>
            <numerusform>%1 מתוך %2 שינויים מזיזים את הקול</numerusform>
        </translation>
    </message>
    <message>
        <source>only the first %1 examples are tried</source>
        <translation>רק %1 הדוגמאות הראשונות נבדקות</translation>
    </message>
    <message numerus="yes">
        <source>%1 not read</source>
        <translation>
            <numerusform>%1 לא נקראה</numerusform>
            <numerusform>%1 לא נקראו</numerusform>
        </translation>
    </message>
    <message>
        <source>votes, then noise $Z$</source>
        <translation>קולות, ואז רעש $Z$</translation>
    </message>
    <message>
        <source>leaves: exact</source>
        <translation>יוצא: מדויק</translation>
    </message>
    <message numerus="yes">
        <source>leaves: exact, and of %1 draws</source>
        <translation>
            <numerusform>יוצא: מדויק, ובהגרלה %1</numerusform>
            <numerusform>יוצא: מדויק, וב־%1 הגרלות</numerusform>
        </translation>
    </message>
    <message>
        <source>+ %1 more (%2)</source>
        <translation>+ עוד %1 (%2)</translation>
    </message>
    <message>
        <source>Fail %1</source>
        <translation>Fail %1</translation>
    </message>
    <message>
        <source>the one vote that moves</source>
        <translation>הקול היחיד שעובר</translation>
    </message>
    <message>
        <source>the one vote that goes</source>
        <translation>הקול היחיד שנעלם</translation>
    </message>
    <message>
        <source>the one vote that comes</source>
        <translation>הקול היחיד שמגיע</translation>
    </message>
    <message>
        <source>%1: exact chances</source>
        <translation>%1: הסתברויות מדויקות</translation>
    </message>
    <message>
        <source>mark: changes that move the vote</source>
        <translation>סימן: שינויים שמזיזים את הקול</translation>
    </message>
</context>
<context>
    <name>NeighbourStation</name>
    <message>
        <source>Before or after?</source>
        <translation>לפני או אחרי?</translation>
    </message>
    <message>
        <source>What leaves, before the flip and after?</source>
        <translation>מה יוצא, לפני ההיפוך ואחריו?</translation>
    </message>
    <message>
        <source>What leaves?</source>
        <translation>מה יוצא?</translation>
    </message>
    <message>
        <source>Draw a list</source>
        <translation>להגריל רשימה</translation>
    </message>
    <message>
        <source>Here is a list that left. Made before the flip, or after?</source>
        <translation>הנה רשימה שיצאה. נוצרה לפני ההיפוך או אחריו?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>before</source>
        <translation>לפני</translation>
    </message>
    <message>
        <source>after</source>
        <translation>אחרי</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>votes before</source>
        <translation>קולות לפני</translation>
    </message>
    <message>
        <source>votes after</source>
        <translation>קולות אחרי</translation>
    </message>
    <message>
        <source>leaves before</source>
        <translation>יוצא לפני</translation>
    </message>
    <message>
        <source>leaves after</source>
        <translation>יוצא אחרי</translation>
    </message>
    <message>
        <source>in the list</source>
        <translation>ברשימה</translation>
    </message>
    <message>
        <source>One example flips: one vote moves.</source>
        <translation>דוגמה אחת מתהפכת: קול אחד עובר.</translation>
    </message>
    <message>
        <source>One example flips: one vote goes.</source>
        <translation>דוגמה אחת מתהפכת: קול אחד נעלם.</translation>
    </message>
    <message>
        <source>One example flips: one vote comes.</source>
        <translation>דוגמה אחת מתהפכת: קול אחד מגיע.</translation>
    </message>
    <message>
        <source>This flip moves no vote: %1 of %2 changes do not.</source>
        <translation>ההיפוך הזה אינו מזיז קול: כך %1 מתוך %2 שינויים.</translation>
    </message>
    <message>
        <source>After.</source>
        <translation>אחרי.</translation>
    </message>
    <message>
        <source>Before.</source>
        <translation>לפני.</translation>
    </message>
    <message>
        <source>No vote moved: nobody can tell.
A guess is right with chance %1.</source>
        <translation>שום קול לא זז: אי אפשר לדעת.
ניחוש נכון בסיכוי %1.</translation>
    </message>
    <message>
        <source>It is right with chance %1; $ε$ and $δ$ allow %2.</source>
        <translation>הוא נכון בסיכוי %1; $ε$ ו־$δ$ מתירים %2.</translation>
    </message>
    <message>
        <source>The best guess is a coin: the list fits both alike.</source>
        <translation>הניחוש הטוב ביותר הוא מטבע: הרשימה מתאימה לשניהם.</translation>
    </message>
    <message>
        <source>The best guess says before: %1.</source>
        <translation>הניחוש הטוב ביותר אומר לפני: %1.</translation>
    </message>
    <message>
        <source>The best guess says after: %1.</source>
        <translation>הניחוש הטוב ביותר אומר אחרי: %1.</translation>
    </message>
    <message>
        <source>no new name left</source>
        <translation>לא יצא שם חדש</translation>
    </message>
    <message>
        <source>%1 did not leave</source>
        <translation>%1 לא יצא</translation>
    </message>
    <message>
        <source>a new name left</source>
        <translation>יצא שם חדש</translation>
    </message>
    <message>
        <source>%1 is that very count</source>
        <translation>%1 היא בדיוק הספירה הזאת</translation>
    </message>
    <message>
        <source>%1 is nearer to %2</source>
        <translation>⁦%1⁩ קרוב יותר ל־%2</translation>
    </message>
    <message>
        <source>One batch of examples and the votes of all batches: %1</source>
        <translation>אצווה אחת של דוגמאות והקולות של כל האצוות: %1</translation>
    </message>
    <message>
        <source>What can leave of each moved answer, before the flip and after: nearly the same.</source>
        <translation>מה יכול לצאת מכל תשובה שזזה, לפני ההיפוך ואחריו: כמעט אותו הדבר.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 עם ⁦%2⁩</translation>
    </message>
    <message>
        <source>The list that left is empty.</source>
        <translation>הרשימה שיצאה ריקה.</translation>
    </message>
    <message>
        <source>The list that left: %1.</source>
        <translation>הרשימה שיצאה: %1.</translation>
    </message>
    <message>
        <source>best guess</source>
        <translation>הניחוש הטוב ביותר</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>אצווה</translation>
    </message>
    <message>
        <source>a new name: %1</source>
        <translation>שם חדש: ⁦%1⁩</translation>
    </message>
    <message>
        <source>nothing left</source>
        <translation>דבר לא יצא</translation>
    </message>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
</context>
<context>
    <name>NetsPicture</name>
    <message>
        <source>It is a net.</source>
        <translation>זו רשת.</translation>
    </message>
    <message>
        <source>It is no net.</source>
        <translation>זו אינה רשת.</translation>
    </message>
    <message>
        <source>%1 of %2 hypotheses are left after %3 rows of T. Merged hypotheses differ on %4 of %5 rows at most, the ruler allows %6.</source>
        <translation>נותרו %1 מתוך %2 היפותזות אחרי %3 שורות של ⁦T⁩. היפותזות ממוזגות נבדלות לכל היותר ב־%4 מתוך %5 שורות, הסרגל מתיר %6.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>שורה %1</numerusform>
            <numerusform>%1 שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>נקודה %1</translation>
    </message>
    <message>
        <source>ruler $α n$</source>
        <translation>סרגל $α n$</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 שורות</translation>
    </message>
    <message>
        <source>%1: merged hypotheses may differ on so many, the numbers say on how many they do</source>
        <translation>%1: בכל כך הרבה מותר להיפותזות ממוזגות להיבדל; המספרים אומרים בכמה הן נבדלות</translation>
    </message>
    <message>
        <source>%1: drag it along; no merged piece may be longer</source>
        <translation>%1: גררו אותו; שום קטע ממוזג לא יהיה ארוך ממנו</translation>
    </message>
    <message>
        <source>%1: drag it along</source>
        <translation>%1: גררו אותו</translation>
    </message>
    <message>
        <source>no row yet</source>
        <translation>עוד אין שורה</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>ישנה</translation>
    </message>
    <message>
        <source>$α$-net</source>
        <translation>$α$-רשת</translation>
    </message>
    <message>
        <source>No row, one piece.</source>
        <translation>אין שורה, קטע אחד.</translation>
    </message>
    <message>
        <source>Draw one</source>
        <translation>הגרילו אחת</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>שורה אחת</translation>
    </message>
    <message>
        <source>Row %1 of S stands at another point.</source>
        <translation>שורה %1 של ⁦S⁩ עומדת בנקודה אחרת.</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>היה %1</translation>
    </message>
</context>
<context>
    <name>NetsPlots</name>
    <message>
        <source>bound %1 · (1 − $α$)$^{n′}$</source>
        <translation>חסם %1 · (1 − $α$)$^{n′}$</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %2 row(s)</source>
        <translation>
            <numerusform>%1 בשורה %2</numerusform>
            <numerusform>%1 ב־%2 שורות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 suffice(s)</source>
        <translation>
            <numerusform>%1 מספיקה</numerusform>
            <numerusform>%1 מספיקות</numerusform>
        </translation>
    </message>
    <message>
        <source>bound: %1</source>
        <translation>חסם: %1</translation>
    </message>
    <message>
        <source>summing over all subsets …</source>
        <translation>סכום על כל תת־הקבוצות …</translation>
    </message>
    <message>
        <source>chance that $n$′ rows are no %1-net: exact</source>
        <translation>הסיכוי ש־$n$′ שורות אינן %1-רשת: מדויק</translation>
    </message>
    <message>
        <source>chance that $n$′ rows are no %1-net: estimate</source>
        <translation>הסיכוי ש־$n$′ שורות אינן %1-רשת: אומדן</translation>
    </message>
    <message>
        <source>$n$′, rows in $T$</source>
        <translation>$n$′, שורות ב־$T$</translation>
    </message>
    <message>
        <source>$n$′, rows in $T$. Too many points to sum exactly: estimate of %1 draws</source>
        <translation>$n$′, שורות ב־$T$. יותר מדי נקודות לסכום מדויק: אומדן מ־%1 הגרלות</translation>
    </message>
    <message numerus="yes">
        <source>$n$′, rows in $T$. VC bound: %1 row(s), it never looks at $S$</source>
        <translation>
            <numerusform>$n$′, שורות ב־$T$. חסם ⁦VC⁩: שורה %1, הוא אינו מביט ב־$S$</numerusform>
            <numerusform>$n$′, שורות ב־$T$. חסם ⁦VC⁩: %1 שורות, הוא אינו מביט ב־$S$</numerusform>
        </translation>
    </message>
    <message>
        <source>not estimated</source>
        <translation>לא נאמד</translation>
    </message>
    <message>
        <source>here $|H|$ = %1</source>
        <translation>כאן $|H|$ = %1</translation>
    </message>
    <message>
        <source>here $|H|$ = %1; for infinite $H$ at most $(e·n′/d)^d$</source>
        <translation>כאן $|H|$ = %1; ל־$H$ אינסופית לכל היותר $(e·n′/d)^d$</translation>
    </message>
    <message>
        <source>How many rows?</source>
        <translation>כמה שורות?</translation>
    </message>
    <message>
        <source>What it saves</source>
        <translation>מה זה חוסך</translation>
    </message>
    <message>
        <source>mean $|H_T|$, exact</source>
        <translation>ממוצע $|H_T|$, מדויק</translation>
    </message>
    <message>
        <source>mean $|H_T|$, estimate</source>
        <translation>ממוצע $|H_T|$, אומדן</translation>
    </message>
</context>
<context>
    <name>NetsPlotsPicture</name>
    <message>
        <source>The sum over all subsets is being computed.</source>
        <translation>הסכום על כל תת־הקבוצות מחושב כעת.</translation>
    </message>
    <message>
        <source>The chance that rows of S drawn at random are no net, by their number: %1 for %2. The mean number of hypotheses they leave.</source>
        <translation>הסיכוי ששורות אקראיות של ⁦S⁩ אינן רשת, לפי מספרן: %1 עבור %2. המספר הממוצע של ההיפותזות שהן משאירות.</translation>
    </message>
</context>
<context>
    <name>NetsStory</name>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <translation>
            <numerusform>שורה %1</numerusform>
            <numerusform>%1 שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>The first row</source>
        <translation>השורה הראשונה</translation>
    </message>
    <message>
        <source>The second row</source>
        <translation>השורה השנייה</translation>
    </message>
    <message>
        <source>The third row</source>
        <translation>השורה השלישית</translation>
    </message>
    <message>
        <source>The fourth row</source>
        <translation>השורה הרביעית</translation>
    </message>
    <message>
        <source>The fifth row</source>
        <translation>השורה החמישית</translation>
    </message>
    <message>
        <source>The sixth row</source>
        <translation>השורה השישית</translation>
    </message>
    <message>
        <source>The seventh row</source>
        <translation>השורה השביעית</translation>
    </message>
    <message>
        <source>The eighth row</source>
        <translation>השורה השמינית</translation>
    </message>
    <message>
        <source>The ninth row</source>
        <translation>השורה התשיעית</translation>
    </message>
    <message>
        <source>The tenth row</source>
        <translation>השורה העשירית</translation>
    </message>
    <message>
        <source>The eleventh row</source>
        <translation>השורה האחת־עשרה</translation>
    </message>
    <message>
        <source>The twelfth row</source>
        <translation>השורה השתים־עשרה</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>שורה %1</translation>
    </message>
    <message>
        <source>%1 is at point %2 again: it changes nothing.</source>
        <translation>%1 שוב בנקודה %2: היא לא משנה דבר.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, splits nothing: merged hypotheses agree there.</source>
        <translation>%1, ⁦%2⁩ בנקודה %3, אינה מפצלת דבר: היפותזות ממוזגות מסכימות שם.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, splits %4 pieces.</source>
        <translation>%1, ⁦%2⁩ בנקודה %3, מפצלת %4 קטעים.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, parts %4 and %5.</source>
        <translation>%1, ⁦%2⁩ בנקודה %3, מפרידה בין %4 ל־%5.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, splits %4 to %5.</source>
        <translation>%1, ⁦%2⁩ בנקודה %3, מפצלת את %4 עד %5.</translation>
    </message>
    <message>
        <source>%1, a %2 at point %3, splits the piece of %4, which has %5 hypotheses.</source>
        <translation>%1, ⁦%2⁩ בנקודה %3, מפצלת את הקטע של %4, שבו %5 היפותזות.</translation>
    </message>
    <message>
        <source>The longest piece left is %1 long, within the ruler of %2.</source>
        <translation>הקטע הארוך ביותר שנותר הוא באורך %1, בתוך הסרגל של %2.</translation>
    </message>
    <message>
        <source>The longest piece left is %1 long, more than the ruler of %2.</source>
        <translation>הקטע הארוך ביותר שנותר הוא באורך %1, יותר מהסרגל של %2.</translation>
    </message>
    <message>
        <source>§2.1</source>
        <translation>§2.1</translation>
    </message>
    <message>
        <source>Nothing to tell apart: the class has one hypothesis.</source>
        <translation>אין מה להבדיל: במחלקה היפותזה אחת.</translation>
    </message>
    <message>
        <source>No row, one piece. It holds all %1 hypotheses, and two of them differ on %2 of S. The ruler allows %3.</source>
        <translation>אין שורה, קטע אחד. הוא מכיל את כל %1 ההיפותזות, ושתיים מהן נבדלות ב־%2 של ⁦S⁩. הסרגל מתיר %3.</translation>
    </message>
    <message>
        <source>§2.1 · Lemma 4</source>
        <translation>§2.1 · למה 4</translation>
    </message>
    <message>
        <source>%1 of %2 hypotheses are left, the first of each piece, and on S nothing is lost.</source>
        <translation>%1 מתוך %2 היפותזות נותרות, הראשונה של כל קטע, ועל ⁦S⁩ דבר לא אובד.</translation>
    </message>
    <message>
        <source>%1 of %2 hypotheses are left, the first of each piece. Another of its piece fits S better by %3 at most.</source>
        <translation>%1 מתוך %2 היפותזות נותרות, הראשונה של כל קטע. אחרת מאותו קטע מתאימה ל־⁦S⁩ טוב יותר ב־%3 לכל היותר.</translation>
    </message>
    <message>
        <source>The longest piece left is %1, within %2: T is a %3-net. Merged hypotheses differ on a share of %3 of S at most.</source>
        <translation>הקטע הארוך ביותר שנותר: %1, בתוך %2: ⁦T⁩ היא ⁦%3⁩-רשת. היפותזות ממוזגות נבדלות על חלק של ⁦%3⁩ מ־⁦S⁩ לכל היותר.</translation>
    </message>
    <message>
        <source>T merges %1 and %2, and they differ on %3 of S. It cannot tell which of them fits.</source>
        <translation>⁦T⁩ ממזגת את %1 ואת %2, והן נבדלות ב־%3 של ⁦S⁩. היא אינה יכולה לומר מי מהן מתאימה.</translation>
    </message>
    <message>
        <source>One more row, at point %1, would do.</source>
        <translation>שורה אחת נוספת, בנקודה %1, הייתה מספיקה.</translation>
    </message>
    <message>
        <source>The longest piece left is %1, more than %2: T is no %3-net.</source>
        <translation>הקטע הארוך ביותר שנותר: %1, יותר מ־%2: ⁦T⁩ אינה ⁦%3⁩-רשת.</translation>
    </message>
    <message>
        <source>S has %1 points, too many to sum exactly. Of %2 random subsets of %3 a share of %4 is no net.</source>
        <translation>ב־⁦S⁩ יש %1 נקודות, יותר מדי לסכום מדויק. מתוך %2 תת־קבוצות אקראיות של %3, חלק של %4 אינו רשת.</translation>
    </message>
    <message numerus="yes">
        <source>%1 random row(s) fail with chance %2.</source>
        <translation>
            <numerusform>שורה אקראית %1 נכשלת בסיכוי %2.</numerusform>
            <numerusform>%1 שורות אקראיות נכשלות בסיכוי %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is the sum over all %1 subsets of that size.</source>
        <translation>זה הסכום על כל %1 תת־הקבוצות בגודל הזה.</translation>
    </message>
    <message>
        <source>How many rows miss with chance %1 at most is not known exactly. The bound promises it from %2 on.</source>
        <translation>לא ידוע במדויק כמה שורות מחמיצות בסיכוי %1 לכל היותר. החסם מבטיח זאת החל מ־%2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) suffice: fewer fail with a chance above %2, these and more do not.</source>
        <translation>
            <numerusform>שורה %1 מספיקה: היא ויותר ממנה נכשלות בסיכוי %2 לכל היותר.</numerusform>
            <numerusform>%1 שורות מספיקות: פחות מהן נכשלות בסיכוי גדול מ־%2, הן ויותר מהן לא.</numerusform>
        </translation>
    </message>
    <message>
        <source>With one hypothesis no bound is needed.</source>
        <translation>עם היפותזה אחת אין צורך בחסם.</translation>
    </message>
    <message>
        <source>The VC bound knows d = %1 and asks for %2.</source>
        <translation>חסם ⁦VC⁩ יודע ⁦d = %1⁩ ודורש %2.</translation>
    </message>
    <message>
        <source>The VC bound, with d at most %1, asks for %2.</source>
        <translation>חסם ⁦VC⁩, עם ⁦d⁩ לכל היותר %1, דורש %2.</translation>
    </message>
    <message>
        <source>The bound that uses only the number of hypotheses, %1, needs %2.</source>
        <translation>חסם שיודע רק כמה היפותזות יש, %1, דורש %2.</translation>
    </message>
    <message>
        <source>Neither looks at S.</source>
        <translation>אף אחד מהם אינו מביט ב־⁦S⁩.</translation>
    </message>
    <message>
        <source>Of %1 hypotheses this T leaves %2.</source>
        <translation>מתוך %1 היפותזות ⁦T⁩ זו משאירה %2.</translation>
    </message>
    <message>
        <source>No row leaves one piece.</source>
        <translation>בלי שורה נותר קטע אחד.</translation>
    </message>
    <message numerus="yes">
        <source>%1 random row(s) leave %2 of %3 hypotheses on average.</source>
        <translation>
            <numerusform>שורה אקראית %1 משאירה בממוצע %2 מתוך %3 היפותזות.</numerusform>
            <numerusform>%1 שורות אקראיות משאירות בממוצע %2 מתוך %3 היפותזות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sum over all subsets is being computed.</source>
        <translation>הסכום על כל תת־הקבוצות מחושב כעת.</translation>
    </message>
    <message>
        <source>Lemma 4</source>
        <translation>למה 4</translation>
    </message>
    <message>
        <source>Lemma 5</source>
        <translation>למה 5</translation>
    </message>
    <message>
        <source>Draw T, one row per step</source>
        <translation>הגרלת ⁦T⁩, שורה בכל צעד</translation>
    </message>
    <message>
        <source>Net or not</source>
        <translation>רשת או לא</translation>
    </message>
    <message>
        <source>All subsets</source>
        <translation>כל תת־הקבוצות</translation>
    </message>
    <message>
        <source>Nothing to tell apart</source>
        <translation>אין מה להבדיל</translation>
    </message>
    <message>
        <source>No row, one piece</source>
        <translation>אין שורה, קטע אחד</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) tell all %2 hypotheses apart</source>
        <translation>
            <numerusform>שורה %1 מבדילה בין כל %2 ההיפותזות</numerusform>
            <numerusform>%1 שורות מבדילות בין כל %2 ההיפותזות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) tell none of %2 hypotheses apart</source>
        <translation>
            <numerusform>שורה %1 אינה מבדילה בין %2 ההיפותזות</numerusform>
            <numerusform>%1 שורות אינן מבדילות בין %2 ההיפותזות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) make %2 hypotheses %3</source>
        <translation>
            <numerusform>שורה %1 עושה מ־%2 היפותזות %3</numerusform>
            <numerusform>%1 שורות עושות מ־%2 היפותזות %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 alone</source>
        <translation>%1 לבדה</translation>
    </message>
    <message>
        <source>%1 and %2 more, alike on S</source>
        <translation>%1 ועוד %2, זהות על ⁦S⁩</translation>
    </message>
    <message>
        <source>%1 hypotheses, the first is %2; %3 and %4 differ on %5 of S</source>
        <translation>%1 היפותזות, הראשונה היא %2; %3 ו־%4 נבדלות ב־%5 של ⁦S⁩</translation>
    </message>
    <message>
        <source>The class is one hypothesis, and it is left.</source>
        <translation>המחלקה היא השערה אחת, והיא נותרת.</translation>
    </message>
    <message>
        <source>Without any row the chance to be no net is %1.</source>
        <translation>בלי שום שורה הסיכוי לא להיות רשת הוא %1.</translation>
    </message>
    <message>
        <source>Row %1 of $S$, which is in $T$, goes from point %2 to point %3.</source>
        <translation>שורה %1 של $S$, שנמצאת ב־$T$, עוברת מנקודה %2 לנקודה %3.</translation>
    </message>
    <message>
        <source>Row %1 of $S$, which is not in $T$, goes from point %2 to point %3.</source>
        <translation>שורה %1 של $S$, שאינה ב־$T$, עוברת מנקודה %2 לנקודה %3.</translation>
    </message>
    <message>
        <source>The longest piece left goes from %1 to %2, and $|H_T|$ from %3 to %4.</source>
        <translation>הקטע הארוך ביותר שנותר עובר מ־%1 ל־%2, ו־$|H_T|$ מ־%3 ל־%4.</translation>
    </message>
    <message>
        <source>The longest piece left stays at %1, and $|H_T|$ goes from %2 to %3.</source>
        <translation>הקטע הארוך ביותר שנותר נשאר %1, ו־$|H_T|$ עובר מ־%2 ל־%3.</translation>
    </message>
    <message>
        <source>No other of the %1 changes of one example moves it more.</source>
        <translation>אף אחד אחר מ־%1 השינויים של דוגמה אחת אינו מזיז אותו יותר.</translation>
    </message>
    <message>
        <source>No other change that was tried moves it more; there are too many to try them all, so this is a lower bound.</source>
        <translation>שום שינוי אחר שנוסה אינו מזיז אותו יותר; יש יותר מדי שינויים מכדי לנסות את כולם, ולכן זהו חסם תחתון.</translation>
    </message>
    <message>
        <source>Over all $T$ of this size the chance to be no net goes from %1 to %2.</source>
        <translation>על פני כל $T$ בגודל זה, הסיכוי לא להיות רשת עובר מ־%1 ל־%2.</translation>
    </message>
    <message>
        <source>No change of one example moves the longest piece of this $T$ or their number.</source>
        <translation>שום שינוי של דוגמה אחת אינו משנה את הקטע הארוך ביותר של $T$ זה או את מספר הקטעים.</translation>
    </message>
    <message>
        <source>No change of one example that was tried moves the longest piece of this $T$ or their number.</source>
        <translation>שום שינוי של דוגמה אחת שנוסה אינו משנה את הקטע הארוך ביותר של $T$ זה או את מספר הקטעים.</translation>
    </message>
    <message>
        <source>Hypotheses that are still merged agree on all of S.</source>
        <translation>היפותזות שעדיין ממוזגות מסכימות על כל ⁦S⁩.</translation>
    </message>
    <message>
        <source>Above, what T cannot tell apart after each of its rows: a full dot is the first hypothesis of a piece, the longest piece is hatched, the ruler is α·n rows long. Below, the chance that random rows are no net, exact (short ticks) and bounded (dashed), and how many hypotheses they leave on average.</source>
        <translation>למעלה, מה ש־⁦T⁩ אינו מבחין בו אחרי כל אחת משורותיו: נקודה מלאה היא ההיפותזה הראשונה של קטע, הקטע הארוך ביותר מפוספס, ואורך הסרגל הוא ⁦α·n⁩ שורות. למטה, הסיכוי ששורות אקראיות אינן רשת, מדויק (קווים קצרים) וחסום (מקווקו), וכמה היפותזות הן מותירות בממוצע.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s) suffice, a bound asks for %2</source>
        <translation>
            <numerusform>די ב־%1 שורה, וחסם דורש %2</numerusform>
            <numerusform>די ב־%1 שורות, וחסם דורש %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The chance that random rows of S are no net, exact (short ticks) and bounded (dashed), against β (dashed), and how many hypotheses they leave on average.</source>
        <translation>הסיכוי ששורות אקראיות של ⁦S⁩ אינן רשת, מדויק (קווים קצרים) וחסום (מקווקו), מול β (מקווקו), וכמה היפותזות הן מותירות בממוצע.</translation>
    </message>
    <message>
        <source>Over all $T$ of this size the chance to be no net stays near %1.</source>
        <translation>על פני כל $T$ בגודל זה, הסיכוי לא להיות רשת נשאר קרוב ל־%1.</translation>
    </message>
</context>
<context>
    <name>NetsWords</name>
    <message>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>12</translation>
    </message>
</context>
<context>
    <name>NoiseDrawsPicture</name>
    <message numerus="yes">
        <source>How often each predictor left in %1 draws of the noise, beside its exact chance.</source>
        <translation>
            <numerusform>באיזו תדירות יצא כל מנבא בהגרלה %1 של הרעש, לצד ההסתברות המדויקת.</numerusform>
            <numerusform>באיזו תדירות יצא כל מנבא ב־%1 הגרלות של הרעש, לצד ההסתברות המדויקת.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoiseStation</name>
    <message>
        <source>Why noise?</source>
        <translation>למה רעש?</translation>
    </message>
    <message>
        <source>One example moves one vote</source>
        <translation>דוגמה אחת מזיזה קול אחד</translation>
    </message>
    <message>
        <source>Why noise? So that %1 may be %2.</source>
        <translation>למה רעש? כדי ש־%1 יוכל להיות %2.</translation>
    </message>
    <message>
        <source>Why a threshold? So that nobody&apos;s own answer appears.</source>
        <translation>למה סף? כדי שלא תופיע תשובה של אדם אחד.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>תמיד</translation>
    </message>
    <message>
        <source>often</source>
        <translation>לעיתים קרובות</translation>
    </message>
    <message>
        <source>by luck</source>
        <translation>במזל</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Always, %1: the accident again.</source>
        <translation>תמיד, ⁦%1⁩: שוב התקלה.</translation>
    </message>
    <message>
        <source>Noise on</source>
        <translation>להפעיל רעש</translation>
    </message>
    <message>
        <source>A threshold</source>
        <translation>סף</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>what</source>
        <translation>מה</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>כפי שהיה</translation>
    </message>
    <message>
        <source>one example turned</source>
        <translation>דוגמה אחת הפוכה</translation>
    </message>
    <message>
        <source>guessed right</source>
        <translation>ניחוש נכון</translation>
    </message>
    <message>
        <source>votes for %1</source>
        <translation>קולות ל־%1</translation>
    </message>
    <message>
        <source>noise off</source>
        <translation>רעש כבוי</translation>
    </message>
    <message>
        <source>noise on: the count</source>
        <translation>רעש פועל: הספירה</translation>
    </message>
    <message>
        <source>noise on: count and name</source>
        <translation>רעש פועל: ספירה ושם</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 יוצא</translation>
    </message>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
    <message>
        <source>the new answer</source>
        <translation>התשובה החדשה</translation>
    </message>
    <message>
        <source>Can the onlooker tell?</source>
        <translation>האם הצופה יכול לדעת?</translation>
    </message>
    <message>
        <source>%1 has %2 votes or %3, a new answer %4 or %5.</source>
        <translation>ל־%1 יש %2 קולות או %3, לתשובה חדשה %4 או %5.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אפס</translation>
    </message>
    <message>
        <source>one</source>
        <translation>אחד</translation>
    </message>
    <message>
        <source>Noise on every count.</source>
        <translation>רעש על כל ספירה.</translation>
    </message>
    <message>
        <source>Where would you cut?</source>
        <translation>איפה הייתם חותכים?</translation>
    </message>
    <message>
        <source>The count tells all, and so does the new name: %1.</source>
        <translation>הספירה מגלה הכול, וגם השם החדש: ⁦%1⁩.</translation>
    </message>
    <message>
        <source>The count tells little (%1),
but the new name tells all: %2.</source>
        <translation>הספירה מגלה מעט (⁦%1⁩),
אבל השם החדש מגלה הכול: ⁦%2⁩.</translation>
    </message>
    <message>
        <source>The count tells much (%1),
and the new name tells all: %2.</source>
        <translation>הספירה מגלה הרבה (⁦%1⁩),
והשם החדש מגלה הכול: ⁦%2⁩.</translation>
    </message>
    <message>
        <source>Noise hides a vote, a threshold hides a new name.</source>
        <translation>רעש מסתיר קול, סף מסתיר שם חדש.</translation>
    </message>
    <message>
        <source>$δ$ pays for what sticks out: %1.</source>
        <translation>$δ$ משלם על מה שבולט: ⁦%1⁩.</translation>
    </message>
    <message>
        <source>What sticks out is more than $δ$ pays for: %1.</source>
        <translation>מה שבולט הוא יותר ממה ש־$δ$ משלם עליו: ⁦%1⁩.</translation>
    </message>
    <message>
        <source>With noise the counts are two hills, and the new answer a third.</source>
        <translation>עם רעש הספירות הן שתי גבעות, והתשובה החדשה שלישית.</translation>
    </message>
    <message>
        <source>What is below T = %1 does not leave.</source>
        <translation>מה שמתחת ל־⁦T = %1⁩ אינו יוצא.</translation>
    </message>
    <message>
        <source>Guessed right: %1.</source>
        <translation>ניחוש נכון: ⁦%1⁩.</translation>
    </message>
    <message>
        <source>A new answer leaves with chance %1, %2 with %3. Guessed right: %4.</source>
        <translation>תשובה חדשה יוצאת בסיכוי ⁦%1⁩, %2 ב־%3. ניחוש נכון: ⁦%4⁩.</translation>
    </message>
    <message>
        <source>the name tells</source>
        <translation>השם מגלה</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>רעש</translation>
    </message>
    <message>
        <source>off</source>
        <translation>כבוי</translation>
    </message>
    <message>
        <source>on</source>
        <translation>פועל</translation>
    </message>
    <message>
        <source>on, threshold</source>
        <translation>פועל, סף</translation>
    </message>
</context>
<context>
    <name>NoisyLabelsPage</name>
    <message>
        <source>A piece weighs by the fewest errors of any hypothesis in it.</source>
        <translation>חלק נשקל לפי מספר הטעויות הקטן ביותר של השערה בתוכו.</translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %n rows of S.</source>
        <translation>
            <numerusform>%1 טועה בשורה אחת של S.</numerusform>
            <numerusform>%1 טועה ב־%n שורות של S.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fewer errors, the likelier: %1 has chance %2.</source>
        <translation>ככל שיש פחות טעויות הסיכוי גדול יותר: ל־%1 סיכוי %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks of the relabelled rows train alone and vote.</source>
        <translation>
            <numerusform>בלוק אחד של השורות המתויגות מחדש לומד לבדו ומצביע.</numerusform>
            <numerusform>%n בלוקים של השורות המתויגות מחדש לומדים לבדם ומצביעים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them say %1.</source>
        <translation>
            <numerusform>אחד מהם אומר %1.</numerusform>
            <numerusform>%n מהם אומרים %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Asked at %1: %2 of %3 votes say +, so + has chance %4. Only one answer leaves.</source>
        <translation>נשאל ב־%1: %2 מתוך %3 קולות אומרים +, לכן ל־+ סיכוי %4. רק תשובה אחת יוצאת.</translation>
    </message>
    <message>
        <source>S has %1 distinct points: too many to sum over all T exactly, so the worst change is not known.</source>
        <translation>ב־S יש %1 נקודות שונות: יותר מדי כדי לסכם על כל T במדויק, ולכן השינוי הגרוע אינו ידוע.</translation>
    </message>
    <message>
        <source>The worst change of one row of S is being computed.</source>
        <translation>השינוי הגרוע של שורה אחת ב־S מחושב כעת.</translation>
    </message>
    <message>
        <source>Theorem 12 · Lemma 8</source>
        <translation>משפט 12 · למה 8</translation>
    </message>
    <message>
        <source>For every S of %1 rows the promise is ε = %2.</source>
        <translation>לכל S בת %1 שורות ההבטחה היא ε = %2.</translation>
    </message>
    <message>
        <source>No change of one row of S moves an answer.</source>
        <translation>שום שינוי של שורה אחת ב־S אינו מזיז תשובה.</translation>
    </message>
    <message>
        <source>Row %1 of S, a %2, becomes a %3: no other change of one row moves an answer more.</source>
        <translation>שורה %1 של S, שהיא %2, הופכת ל־%3: שום שינוי אחר של שורה אחת אינו מזיז תשובה יותר.</translation>
    </message>
    <message>
        <source>At %1, over all T, the chance of + goes from %2 to %3: ε is %4, the worst of %5 changes.</source>
        <translation>ב־%1, על פני כל T, הסיכוי ל־+ עובר מ־%2 ל־%3: ε הוא %4, הגרוע מתוך %5 שינויים.</translation>
    </message>
    <message>
        <source>This one shows %1.</source>
        <translation>שינוי זה מגלה %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two hypotheses</comment>
        <translation>%1 ו־%2</translation>
    </message>
    <message>
        <source>Now %1 are told apart, %2 no longer.</source>
        <translation>כעת מבחינים בין %1, ובין %2 כבר לא.</translation>
    </message>
    <message>
        <source>Now %1 are told apart.</source>
        <translation>כעת מבחינים בין %1.</translation>
    </message>
    <message>
        <source>Now %1 are not told apart any more.</source>
        <translation>כעת אין מבחינים עוד בין %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n pieces part</source>
        <comment>of the class</comment>
        <translation>
            <numerusform>חלק אחד נחצה</numerusform>
            <numerusform>%n חלקים נחצים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs of pieces join.</source>
        <translation>
            <numerusform>זוג חלקים אחד מתאחד.</numerusform>
            <numerusform>%n זוגות חלקים מתאחדים.</numerusform>
        </translation>
    </message>
    <message>
        <source>A piece is cut at another place: 2 : 2.</source>
        <translation>חלק נחתך במקום אחר: 2 : 2.</translation>
    </message>
    <message>
        <source>This swap changes nothing: every piece stays. Drag the ringed chip of T′ to another row.</source>
        <translation>החלפה זו אינה משנה דבר: כל חלק נשאר. גררו את התווית המוקפת של T′ לשורה אחרת.</translation>
    </message>
    <message>
        <source>Theorem 12 (3) · Lemma 18, App. C</source>
        <translation>משפט 12 (3) · למה 18, נספח C</translation>
    </message>
    <message>
        <source>T is all of S, so no other row can enter it.</source>
        <translation>T היא כל S, ולכן שום שורה אחרת אינה יכולה להיכנס.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are in both.</source>
        <translation>
            <numerusform>שורה אחת נמצאת בשתיהן.</numerusform>
            <numerusform>%n שורות נמצאות בשתיהן.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now S stays and T alone changes: a %1 leaves it, a %2 enters.</source>
        <translation>כעת S נשארת ורק T משתנה: %1 יוצאת, %2 נכנסת.</translation>
    </message>
    <message>
        <source>Hypotheses that are equal on them are matched.</source>
        <translation>השערות השוות עליהן מותאמות זו לזו.</translation>
    </message>
    <message>
        <source>the votes give away at most ε₂ for each</source>
        <translation>הקולות מגלים לכל היותר ε₂ עבור כל אחת</translation>
    </message>
    <message>
        <source>choice and votes give away at most ε₁ + ε₂ for each</source>
        <translation>הבחירה והקולות מגלים לכל היותר ε₁ + ε₂ עבור כל אחת</translation>
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
            <numerusform>התאמה אחת:</numerusform>
            <numerusform>%n התאמות:</numerusform>
        </translation>
    </message>
    <message>
        <source>each row in T or T′ divides a piece in two at most, so 1 : 2, 2 : 1 or 2 : 2 at worst.</source>
        <translation>כל שורה ב־T או ב־T′ חוצה חלק לשניים לכל היותר, לכן במקרה הגרוע 1 : 2, 2 : 1 או 2 : 2.</translation>
    </message>
    <message numerus="yes">
        <source>Matched hypotheses differ on at most %n rows;</source>
        <translation>
            <numerusform>השערות מותאמות נבדלות לכל היותר בשורה אחת;</numerusform>
            <numerusform>השערות מותאמות נבדלות לכל היותר ב־%n שורות;</numerusform>
        </translation>
    </message>
    <message>
        <source>This swap shows %1. The bound allows %2 = %3.</source>
        <translation>החלפה זו מגלה %1. החסם מתיר %2 = %3.</translation>
    </message>
    <message>
        <source>The two slopes are being computed.</source>
        <translation>שני השיפועים מחושבים כעת.</translation>
    </message>
    <message>
        <source>Theorem 12, App. C</source>
        <translation>משפט 12, נספח C</translation>
    </message>
    <message>
        <source>Draw T</source>
        <translation>הגרלת T</translation>
    </message>
    <message numerus="yes">
        <source>T is %n of the %1 rows of S: every choice is as likely.</source>
        <translation>
            <numerusform>T היא שורה אחת מתוך %1 השורות של S: כל בחירה סבירה באותה מידה.</numerusform>
            <numerusform>T היא %n מתוך %1 השורות של S: כל בחירה סבירה באותה מידה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>השערה אחת</numerusform>
            <numerusform>%n השערות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>make %n pieces, equal on T. The first of each stands for it.</source>
        <translation>
            <numerusform>מרכיבות חלק אחד, שווה על T. הראשונה בו מייצגת אותו.</numerusform>
            <numerusform>מרכיבות %n חלקים, שווים על T. הראשונה בכל חלק מייצגת אותו.</numerusform>
        </translation>
    </message>
    <message>
        <source>§2.1</source>
        <translation>§2.1</translation>
    </message>
    <message>
        <source>Choose ĥ</source>
        <translation>בחירת ĥ</translation>
    </message>
    <message>
        <source>Lemma 7</source>
        <translation>למה 7</translation>
    </message>
    <message>
        <source>%1 is drawn. Nobody will learn that.</source>
        <translation>%1 מוגרלת. איש לא ילמד זאת.</translation>
    </message>
    <message>
        <source>Relabel</source>
        <translation>תיוג מחדש</translation>
    </message>
    <message>
        <source>All of S is relabelled by ĥ.</source>
        <translation>כל S מתויגת מחדש לפי ĥ.</translation>
    </message>
    <message numerus="yes">
        <source>%n labels change, and now one hypothesis fits every row.</source>
        <translation>
            <numerusform>תווית אחת משתנה, וכעת השערה אחת מתאימה לכל שורה.</numerusform>
            <numerusform>%n תוויות משתנות, וכעת השערה אחת מתאימה לכל שורה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>Lemma 9</source>
        <translation>למה 9</translation>
    </message>
    <message>
        <source>Swap a row of S</source>
        <translation>החלפת שורה של S</translation>
    </message>
    <message>
        <source>Swap a row of T</source>
        <translation>החלפת שורה של T</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>התאמה</translation>
    </message>
    <message>
        <source>Theorem 12 · Corollary 2</source>
        <translation>משפט 12 · מסקנה 2</translation>
    </message>
    <message>
        <source>Why vote after relabelling?</source>
        <translation>מדוע להצביע אחרי התיוג מחדש?</translation>
    </message>
    <message>
        <source>The votes need labels that fit. $ĥ$ supplies them, and the votes hide $ĥ$: nobody learns which one it was.</source>
        <translation>הקולות זקוקים לתוויות מתאימות. $ĥ$ מספקת אותן, והקולות מסתירים את $ĥ$: איש אינו לומד מי היא הייתה.</translation>
    </message>
    <message numerus="yes">
        <source>Too much for %n rows</source>
        <translation>
            <numerusform>יותר מדי לשורה אחת</numerusform>
            <numerusform>יותר מדי ל־%n שורות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows apart</source>
        <translation>
            <numerusform>מרחק של שורה אחת</numerusform>
            <numerusform>מרחק של %n שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1 together. The theorem sets $ε_2$ = 1/($η$·$n$), so that they cost 1.</source>
        <translation>עולה יחד %1. המשפט קובע $ε_2$ = 1/($η$·$n$), כך שהעלות היא 1.</translation>
    </message>
    <message numerus="yes">
        <source>%n conditions fail here:</source>
        <translation>
            <numerusform>תנאי אחד אינו מתקיים כאן:</numerusform>
            <numerusform>%n תנאים אינם מתקיימים כאן:</numerusform>
        </translation>
    </message>
    <message>
        <source>$n$′ &gt; $ε$·$n$: this privacy is not promised.</source>
        <translation>$n$′ &gt; $ε$·$n$: פרטיות זו אינה מובטחת.</translation>
    </message>
    <message>
        <source>For $α$ = %1, $ε$ = %2</source>
        <translation>עבור $α$ = %1, $ε$ = %2</translation>
    </message>
    <message>
        <source>All conditions hold</source>
        <translation>כל התנאים מתקיימים</translation>
    </message>
    <message numerus="yes">
        <source>These %n rows are enough for the error and the privacy of the calculator.</source>
        <translation>
            <numerusform>שורה אחת זו מספיקה לשגיאה ולפרטיות של המחשבון.</numerusform>
            <numerusform>%n השורות האלה מספיקות לשגיאה ולפרטיות של המחשבון.</numerusform>
        </translation>
    </message>
    <message>
        <source>No row is in both.</source>
        <translation>אין שורה בשתיהן.</translation>
    </message>
    <message>
        <source>There is one hypothesis, and it stands for itself.</source>
        <translation>יש השערה אחת, והיא מייצגת את עצמה.</translation>
    </message>
    <message>
        <source>No label changes: it fits every row.</source>
        <translation>שום תווית אינה משתנה: היא מתאימה לכל שורה.</translation>
    </message>
    <message>
        <source>cost %1 together. The theorem sets $ε_1$ = 2/($η$·$n$) and $ε_2$ = 1/($η$·$n$), so that they cost about 3.</source>
        <translation>עולות יחד %1. המשפט קובע $ε_1$ = 2/($η$·$n$) ו־$ε_2$ = 1/($η$·$n$), כך שהן עולות בערך 3.</translation>
    </message>
    <message>
        <source>The error is promised, the privacy is not</source>
        <translation>השגיאה מובטחת, הפרטיות אינה מובטחת</translation>
    </message>
    <message>
        <source>The promise is $ε$ = %1, the calculator asks for %2.</source>
        <translation>מובטח $ε$ = %1, המחשבון דורש %2.</translation>
    </message>
    <message>
        <source>No change of one row of S that was tried moves an answer.</source>
        <translation>שום שינוי שנוסה של שורה אחת של ⁦S⁩ אינו מזיז תשובה.</translation>
    </message>
    <message>
        <source>Row %1 of S, a %2, becomes a %3: of the changes of one row that were tried, none moves an answer more.</source>
        <translation>שורה %1 של ⁦S⁩, שהיא %2, הופכת ל־%3: אף אחד מהשינויים של שורה אחת שנוסו אינו מזיז תשובה יותר.</translation>
    </message>
    <message>
        <source>At %1, over all T, the chance of + goes from %2 to %3: ε is %4 at least. There are too many changes to try them all.</source>
        <translation>אצל %1, על פני כל ⁦T⁩, הסיכוי ל־+ עובר מ־%2 ל־%3: ε הוא לפחות %4. יש יותר מדי שינויים מכדי לנסות את כולם.</translation>
    </message>
    <message>
        <source>With probability %1 it is flipped.</source>
        <translation>בהסתברות %1 היא מתהפכת.</translation>
    </message>
    <message>
        <source>For every S of %1 rows the promise is ε = %2 and δ = %3.</source>
        <translation>לכל S בת %1 שורות ההבטחה היא ε = %2 ו־δ = %3.</translation>
    </message>
    <message>
        <source>A row of T shows %1, and the bound allows %2</source>
        <translation>שורה של ⁦T⁩ מגלה %1, והחסם מתיר %2</translation>
    </message>
    <message>
        <source>T is all of S</source>
        <translation>‏⁦T⁩ היא כל ⁦S⁩</translation>
    </message>
    <message>
        <source>Above, T and T′, which has one other row, and the pieces into which they divide the class, each with its chance; lines join what is equal on the shared rows, 1 : 2 where a piece parts. Below them, what the votes answer if ĥ is this one. At the bottom, the examples that the bounds ask for by α (dashed), and the conditions of Theorem 12 as shares of what is allowed.</source>
        <translation>למעלה, ⁦T⁩ ו־⁦T′⁩, שבה שורה אחת אחרת, והקטעים שאליהם הן מחלקות את המחלקה, כל אחד וסיכויו; קווים מחברים את מה ששווה על השורות המשותפות, ⁦1 : 2⁩ במקום שבו קטע נחלק. מתחתיהם, מה שהקולות עונים אם ⁦ĥ⁩ היא זו. בתחתית, הדוגמאות שהחסמים דורשים לפי α (מקווקו), והתנאים של משפט 12 כחלק מן המותר.</translation>
    </message>
    <message>
        <source>What the changes show of ε, exact, and what the bounds allow (dashed).</source>
        <translation>מה שהשינויים מגלים מ־ε, במדויק, ומה שהחסמים מתירים (מקווקו).</translation>
    </message>
    <message>
        <source>At %1, over all T, the chance of + stays near %2: ε is %3, the worst of %4 changes.</source>
        <translation>ב־%1, על פני כל T, הסיכוי ל־+ נשאר קרוב ל־%2: ε הוא %3, הגרוע מתוך %4 שינויים.</translation>
    </message>
    <message>
        <source>At %1, over all T, the chance of + stays near %2: ε is %3 at least. There are too many changes to try them all.</source>
        <translation>אצל %1, על פני כל ⁦T⁩, הסיכוי ל־+ נשאר קרוב ל־%2: ε הוא לפחות %3. יש יותר מדי שינויים מכדי לנסות את כולם.</translation>
    </message>
    <message>
        <source>By the plans found, Theorem 12 and Corollary 2 never ask for the same number of examples for α from 10⁻⁶ to ¼.</source>
        <translation>לפי התוכניות שנמצאו, עבור α מ־10⁻⁶ עד ¼ משפט 12 ומסקנה 2 לעולם אינם דורשים אותו מספר דוגמאות.</translation>
    </message>
    <message>
        <source>By the plans found, Theorem 12 asks for fewer examples than Corollary 2 below about α = %1: both found about %2 there.</source>
        <translation>לפי התוכניות שנמצאו, מתחת לכ־α = %1 משפט 12 דורש פחות דוגמאות ממסקנה 2: שם שתיהן דורשות כ־%2.</translation>
    </message>
</context>
<context>
    <name>NoisyLabelsPicture</name>
    <message>
        <source>votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>net</source>
        <translation>רשת</translation>
    </message>
    <message>
        <source>mechanism</source>
        <translation>מנגנון</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>אחידות</translation>
    </message>
    <message>
        <source>flip</source>
        <translation>היפוך</translation>
    </message>
    <message>
        <source>together</source>
        <translation>יחד</translation>
    </message>
    <message>
        <source>privacy</source>
        <translation>פרטיות</translation>
    </message>
    <message>
        <source>matching</source>
        <translation>התאמה</translation>
    </message>
    <message>
        <source>share</source>
        <translation>חלק</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>קנה מידה</translation>
    </message>
    <message numerus="yes">
        <source>T has %n rows and leaves %1 pieces of the class.</source>
        <translation>
            <numerusform>ב־T שורה אחת והיא משאירה %1 חלקים של המחלקה.</numerusform>
            <numerusform>ב־T יש %n שורות והיא משאירה %1 חלקים של המחלקה.</numerusform>
        </translation>
    </message>
    <message>
        <source>One row of T is exchanged: %1 leaves and %2 enters. Matched hypotheses differ on at most %3 rows; the exchange shows %4, the bound allows %5.</source>
        <translation>שורה אחת של T מוחלפת: %1 יוצאת ו־%2 נכנסת. השערות מותאמות נבדלות בלכל היותר %3 שורות; ההחלפה מגלה %4, החסם מתיר %5.</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of $S$, drawn without looking at their labels</source>
        <translation>
            <numerusform>שורה אחת של $S$, הוגרלה בלי להביט בתוויתה</numerusform>
            <numerusform>%n שורות של $S$, הוגרלו בלי להביט בתוויותיהן</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are shared: $T$ ∩ $T$′</source>
        <translation>
            <numerusform>שורה אחת משותפת: $T ∩ T′$</numerusform>
            <numerusform>%n שורות משותפות: $T ∩ T′$</numerusform>
        </translation>
    </message>
    <message>
        <source>chance</source>
        <translation>סיכוי</translation>
    </message>
    <message numerus="yes">
        <source>%n more in the table</source>
        <translation>
            <numerusform>עוד אחת בטבלה</numerusform>
            <numerusform>עוד %n בטבלה</numerusform>
        </translation>
    </message>
    <message>
        <source>equal on the shared rows</source>
        <translation>שוות על השורות המשותפות</translation>
    </message>
    <message>
        <source>%1 : %2</source>
        <comment>pieces of T and of T&apos;</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>what the votes answer if $ĥ$ is this one</source>
        <translation>מה הקולות עונים אם $ĥ$ היא זו</translation>
    </message>
    <message>
        <source>rows apart</source>
        <translation>שורות מרחק</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>שורה אחת</numerusform>
            <numerusform>%n שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1, a %2, leaves $T$; row %3, a %4, enters</source>
        <translation>שורה %1, %2, יוצאת מ־$T$; שורה %3, %4, נכנסת</translation>
    </message>
    <message>
        <source>row %1, a %2, becomes a %3: the worst change</source>
        <translation>שורה %1, %2, הופכת ל־%3: השינוי הגרוע ביותר</translation>
    </message>
    <message>
        <source>ticks below: the rows of $T$</source>
        <translation>הקווים מתחת: השורות של $T$</translation>
    </message>
    <message>
        <source>one bar a block, its share of + in blue</source>
        <translation>פס לכל בלוק, חלקו של + בכחול</translation>
    </message>
    <message>
        <source>relabelled by %1</source>
        <translation>מתויגות לפי %1</translation>
    </message>
    <message numerus="yes">
        <source>%n labels change</source>
        <translation>
            <numerusform>תווית אחת משתנה</numerusform>
            <numerusform>%n תוויות משתנות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>בלוק אחד</numerusform>
            <numerusform>%n בלוקים</numerusform>
        </translation>
    </message>
    <message>
        <source>blocks say</source>
        <translation>הבלוקים אומרים</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>votes for +</source>
        <translation>קולות ל־+</translation>
    </message>
    <message>
        <source>at point</source>
        <translation>בנקודה</translation>
    </message>
    <message>
        <source>of $k$ = %1</source>
        <translation>מתוך $k$ = %1</translation>
    </message>
    <message>
        <source>Which costs fewer examples?</source>
        <translation>מה עולה פחות דוגמאות?</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>מינימום</translation>
    </message>
    <message>
        <source>first (paper)</source>
        <translation>הראשונה (המאמר)</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>מחשב…</translation>
    </message>
    <message>
        <source>$α$, error allowed: smaller to the right</source>
        <translation>$α$, שגיאה מותרת: קטנה ימינה</translation>
    </message>
    <message>
        <source>EM over $H$</source>
        <translation>EM על $H$</translation>
    </message>
    <message>
        <source>Corollary 2</source>
        <translation>מסקנה 2</translation>
    </message>
    <message>
        <source>Theorem 12</source>
        <translation>משפט 12</translation>
    </message>
    <message>
        <source>slope %1</source>
        <translation>שיפוע %1</translation>
    </message>
    <message>
        <source>Theorem 12 at $α$ = %1</source>
        <translation>משפט 12 ב־$α$ = %1</translation>
    </message>
    <message>
        <source>no number of examples is enough</source>
        <translation>שום מספר דוגמאות אינו מספיק</translation>
    </message>
    <message>
        <source>$n$ = %1: every condition</source>
        <translation>$n$ = %1: כל תנאי</translation>
    </message>
    <message>
        <source>full</source>
        <translation>מלא</translation>
    </message>
    <message>
        <source>no row is shared</source>
        <translation>אין שורה משותפת</translation>
    </message>
    <message>
        <source>$|H|$ = %1, $ε$ = %2, %3</source>
        <translation>$|H|$ = %1, $ε$ = %2, %3</translation>
    </message>
    <message>
        <source>share of what is allowed, log scale; most of the error: %1</source>
        <translation>חלק מן המותר, סולם לוגריתמי; רוב השגיאה: %1</translation>
    </message>
    <message>
        <source>row %1, a %2, becomes a %3: the worst change tried</source>
        <translation>שורה %1, שהיא %2, הופכת ל־%3: השינוי הגרוע ביותר שנוסה</translation>
    </message>
    <message>
        <source>the plans found meet at about $α$ = %1</source>
        <translation>התוכניות שנמצאו נפגשות בערך ב־$α$ = %1</translation>
    </message>
    <message>
        <source>the plans found do not meet in this range</source>
        <translation>התוכניות שנמצאו אינן נפגשות בתחום זה</translation>
    </message>
</context>
<context>
    <name>NoisyLabelsTable</name>
    <message>
        <source>uniform: n rows</source>
        <translation>אחידות: n שורות</translation>
    </message>
    <message>
        <source>net: n′ rows of T</source>
        <translation>רשת: n′ שורות של T</translation>
    </message>
    <message>
        <source>matching: n′ − 1 shared rows</source>
        <translation>התאמה: n′ − 1 שורות משותפות</translation>
    </message>
    <message>
        <source>mechanism: errors of the draw</source>
        <translation>מנגנון: טעויות ההגרלה</translation>
    </message>
    <message>
        <source>votes: k blocks</source>
        <translation>קולות: k בלוקים</translation>
    </message>
    <message>
        <source>share: n′ of n</source>
        <translation>חלק: n′ מתוך n</translation>
    </message>
    <message>
        <source>scale: ηn</source>
        <translation>קנה מידה: ηn</translation>
    </message>
    <message>
        <source>piece of T</source>
        <translation>חלק של T</translation>
    </message>
    <message>
        <source>hypotheses in it</source>
        <translation>השערות בו</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>סיכוי</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>סוג</translation>
    </message>
    <message>
        <source>piece of T′</source>
        <translation>חלק של T′</translation>
    </message>
    <message>
        <source>rows apart</source>
        <translation>שורות מרחק</translation>
    </message>
    <message>
        <source>for</source>
        <translation>עבור</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>תנאי</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>אגף שמאל</translation>
    </message>
    <message>
        <source>is</source>
        <translation>יחס</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>אגף ימין</translation>
    </message>
    <message>
        <source>share</source>
        <translation>חלק</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>מתקיים</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>no</source>
        <translation>לא</translation>
    </message>
    <message>
        <source>α</source>
        <translation>α</translation>
    </message>
    <message>
        <source>n by Corollary 2</source>
        <translation>n לפי מסקנה 2</translation>
    </message>
    <message>
        <source>n by Theorem 12</source>
        <translation>n לפי משפט 12</translation>
    </message>
    <message>
        <source>n of EM over H</source>
        <translation>n של EM על H</translation>
    </message>
    <message>
        <source>row</source>
        <translation>שורה</translation>
    </message>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>label</source>
        <translation>תווית</translation>
    </message>
    <message>
        <source>in T</source>
        <translation>ב־T</translation>
    </message>
    <message>
        <source>in T′</source>
        <translation>ב־T′</translation>
    </message>
    <message>
        <source>label by ĥ</source>
        <translation>תווית לפי ĥ</translation>
    </message>
    <message>
        <source>block</source>
        <translation>בלוק</translation>
    </message>
</context>
<context>
    <name>NoisyMeasurePicture</name>
    <message>
        <source>This exchange in T shows %1, the bound is %2.</source>
        <translation>החלפה זו ב־T מגלה %1, החסם הוא %2.</translation>
    </message>
    <message>
        <source>The worst change of one row of S shows %1, the bound is %2.</source>
        <translation>השינוי הגרוע של שורה אחת ב־S מגלה %1, החסם הוא %2.</translation>
    </message>
    <message>
        <source>%1 this pair, exact</source>
        <translation>%1 זוג זה, מדויק</translation>
    </message>
    <message>
        <source>bound ln 4 + %1·%2 = %3</source>
        <translation>חסם ln 4 + %1·%2 = %3</translation>
    </message>
    <message>
        <source>T is all of S: no row can enter.</source>
        <translation>T היא כל S: שום שורה אינה יכולה להיכנס.</translation>
    </message>
    <message>
        <source>%1 worst of %2, exact</source>
        <translation>%1 הגרוע מתוך %2, מדויק</translation>
    </message>
    <message>
        <source>too many points to sum exactly</source>
        <translation>יותר מדי נקודות לסכום מדויק</translation>
    </message>
    <message>
        <source>worst change: computing…</source>
        <translation>השינוי הגרוע: מחשב…</translation>
    </message>
    <message>
        <source>bound %1</source>
        <translation>חסם %1</translation>
    </message>
    <message>
        <source>, but for %1</source>
        <translation>, פרט ל־%1</translation>
    </message>
    <message>
        <source>no bound</source>
        <translation>אין חסם</translation>
    </message>
    <message>
        <source>ONE ROW OF S CHANGED</source>
        <translation>שורה אחת של S שונתה</translation>
    </message>
    <message>
        <source>The worst change of one row of S shows %1 at least, the bound is %2.</source>
        <translation>השינוי הגרוע ביותר של שורה אחת של ⁦S⁩ מראה לפחות %1, החסם הוא %2.</translation>
    </message>
    <message>
        <source>%1 or more: a lower bound</source>
        <translation>%1 או יותר: חסם תחתון</translation>
    </message>
</context>
<context>
    <name>OneMorePointPicture</name>
    <message numerus="yes">
        <source>%n meet</source>
        <translation>
            <numerusform>%n נפגש</numerusform>
            <numerusform>%n נפגשים</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns on the ring</source>
        <translation>סיבובים על הטבעת</translation>
    </message>
    <message>
        <source>four colours,</source>
        <translation>ארבעה צבעים,</translation>
    </message>
    <message>
        <source>the ring is not</source>
        <translation>הטבעת אינה</translation>
    </message>
    <message>
        <source>once round</source>
        <translation>פעם אחת מסביב</translation>
    </message>
    <message numerus="yes">
        <source>%n turns</source>
        <translation>
            <numerusform>סיבוב אחד</numerusform>
            <numerusform>%n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>painted all round</source>
        <translation>צבועה מסביב</translation>
    </message>
    <message>
        <source>Near the probe</source>
        <translation>ליד החיישן</translation>
    </message>
    <message>
        <source>The probe’s world</source>
        <translation>העולם של החיישן</translation>
    </message>
    <message>
        <source>Best stability</source>
        <translation>היציבות הטובה ביותר</translation>
    </message>
    <message>
        <source>with point 0</source>
        <translation>עם נקודה 0</translation>
    </message>
    <message>
        <source>without point 0</source>
        <translation>בלי נקודה 0</translation>
    </message>
    <message>
        <source>Drag $a$: the two meeting places move. They never go.</source>
        <translation>גרור את $a$: שני מקומות המפגש זזים. הם לא נעלמים לעולם.</translation>
    </message>
    <message>
        <source>Drag $a$: the place where four meet becomes two where three meet.</source>
        <translation>גרור את $a$: המקום שבו ארבעה נפגשים נעשה שניים שבהם שלושה נפגשים.</translation>
    </message>
    <message>
        <source>Your colours</source>
        <translation>הצבעים שלך</translation>
    </message>
    <message>
        <source>Nothing painted.</source>
        <translation>דבר לא נצבע.</translation>
    </message>
    <message>
        <source>Choose a colour, then click a dot.</source>
        <translation>בחר צבע ואז לחץ על נקודה.</translation>
    </message>
    <message>
        <source>Bricks</source>
        <translation>לבנים</translation>
    </message>
    <message>
        <source>%1 of %2 dots painted</source>
        <translation>%1 מתוך %2 נקודות צבועות</translation>
    </message>
    <message numerus="yes">
        <source>%n triangles with three colours</source>
        <translation>
            <numerusform>משולש אחד עם שלושה צבעים</numerusform>
            <numerusform>%n משולשים עם שלושה צבעים</numerusform>
        </translation>
    </message>
    <message>
        <source>Is it possible?</source>
        <translation>האם זה אפשרי?</translation>
    </message>
    <message numerus="yes">
        <source>A net of %1 worlds, %2 of them painted by hand; %n triangles have three colours.</source>
        <translation>
            <numerusform>רשת של %1 עולמות, %2 מהם נצבעו ביד; למשולש אחד יש שלושה צבעים.</numerusform>
            <numerusform>רשת של %1 עולמות, %2 מהם נצבעו ביד; ל־%n משולשים יש שלושה צבעים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ring of worlds without point 0 in four colours, once round. At every place at most %1 of them meet.</source>
        <translation>טבעת העולמות בלי נקודה 0 בארבעה צבעים, פעם אחת מסביב. בכל מקום נפגשים לכל היותר %1 מהם.</translation>
    </message>
    <message>
        <source>A diamond of worlds; its centre sees only point 0.</source>
        <translation>מעוין של עולמות; מרכזו רואה רק את נקודה 0.</translation>
    </message>
    <message>
        <source>A diamond of worlds in four colours, as bricks. At most %1 of them meet at one place.</source>
        <translation>מעוין של עולמות בארבעה צבעים, כמו לבנים. לכל היותר %1 מהם נפגשים במקום אחד.</translation>
    </message>
    <message>
        <source>Drawn are classes on 2 or 3 points. The table has L and its reason.</source>
        <translation>מצוירות מחלקות על 2 או 3 נקודות. בטבלה יש L והנימוק.</translation>
    </message>
    <message>
        <source>$r$ is more than $a$: four colours fit in.</source>
        <translation>$r$ גדול מ־$a$: ארבעה צבעים נכנסים.</translation>
    </message>
    <message>
        <source>so far:</source>
        <translation>עד כאן:</translation>
    </message>
    <message>
        <source>walk on round</source>
        <translation>המשך ללכת מסביב</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>הצג</translation>
    </message>
</context>
<context>
    <name>OneMorePointWords</name>
    <message>
        <source>Each dot is a world. The centre sees only point 0. Right and up mean +, left and down mean −.</source>
        <translation>כל נקודה היא עולם. המרכז רואה רק את נקודה 0. ימינה ולמעלה פירושם +, שמאלה ולמטה פירושם −.</translation>
    </message>
    <message>
        <source>Each dot of the ring is a world. Right and up mean +, left and down mean −.</source>
        <translation>כל נקודה של הטבעת היא עולם. ימינה ולמעלה פירושם +, שמאלה ולמטה פירושם −.</translation>
    </message>
    <message>
        <source>Stability, part 6</source>
        <translation>יציבות, חלק 6</translation>
    </message>
    <message>
        <source>Where is the world: point 1 always, label −?</source>
        <translation>היכן העולם: תמיד נקודה 1, תווית −?</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>למעלה</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>משמאל</translation>
    </message>
    <message>
        <source>At the bottom</source>
        <translation>למטה</translation>
    </message>
    <message>
        <source>A colour may not err here.</source>
        <translation>צבע אינו רשאי לטעות כאן.</translation>
    </message>
    <message>
        <source>A colour may err on %1 of the examples here.</source>
        <translation>צבע רשאי לטעות כאן על %1 מהדוגמאות.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>כן</translation>
    </message>
    <message>
        <source>No</source>
        <translation>לא</translation>
    </message>
    <message>
        <source>Paint each world with its most frequent answer.</source>
        <translation>צבע כל עולם בתשובה השכיחה ביותר שלו.</translation>
    </message>
    <message>
        <source>Stability, part 10</source>
        <translation>יציבות, חלק 10</translation>
    </message>
    <message>
        <source>May %1 be used a little below the middle?</source>
        <translation>האם מותר להשתמש ב־%1 קצת מתחת לאמצע?</translation>
    </message>
    <message>
        <source>Stability, part 7 · arXiv 2511.11819</source>
        <translation>יציבות, חלק 7 · arXiv 2511.11819</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>שניים</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>שלושה</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>ארבעה</translation>
    </message>
    <message>
        <source>With point 0 the ring has an inside, and there three must meet: in some world no answer has a chance above %1.</source>
        <translation>עם נקודה 0 יש לטבעת פנים, ושם חייבים שלושה להיפגש: בעולם כלשהו אין לאף תשובה סיכוי מעל %1.</translation>
    </message>
    <message>
        <source>Only the ring is left here. How many colours must meet on it?</source>
        <translation>כאן נותרה רק הטבעת. כמה צבעים חייבים להיפגש עליה?</translation>
    </message>
    <message>
        <source>Round the ring the colours turn once. So inside three must meet: in some world no answer has a chance above %1.</source>
        <translation>סביב הטבעת הצבעים מסתובבים פעם אחת. לכן בפנים שלושה חייבים להיפגש: בעולם כלשהו אין לאף תשובה סיכוי מעל %1.</translation>
    </message>
    <message>
        <source>Take point 0 away. Only the ring is left. How many colours must meet now?</source>
        <translation>הסר את נקודה 0. רק הטבעת נשארת. כמה צבעים חייבים להיפגש עכשיו?</translation>
    </message>
    <message>
        <source>%1 errs on %2 here</source>
        <translation>%1 טועה כאן על %2</translation>
    </message>
    <message>
        <source>%1 errs on %2 next to it</source>
        <translation>%1 טועה לידה על %2</translation>
    </message>
    <message>
        <source>Yes: a painting was found after %1 partial ones.</source>
        <translation>כן: נמצא ציור אחרי %1 חלקיים.</translation>
    </message>
    <message>
        <source>%1 partial paintings were tried, none can be completed.</source>
        <translation>%1 ציורים חלקיים נוסו, אף אחד לא ניתן להשלמה.</translation>
    </message>
    <message>
        <source>%1 partial paintings were tried, then the search was given up.</source>
        <translation>%1 ציורים חלקיים נוסו, ואז החיפוש נפסק.</translation>
    </message>
    <message>
        <source>Proved: there is none.</source>
        <translation>הוכח: אין כזה.</translation>
    </message>
    <message>
        <source>Inside the ring %1 colours must meet</source>
        <translation>בתוך הטבעת חייבים %1 צבעים להיפגש</translation>
    </message>
    <message>
        <source>On the ring two colours meet at most</source>
        <translation>על הטבעת נפגשים לכל היותר שני צבעים</translation>
    </message>
    <message>
        <source>A painting by hand: each dot is a world, its colour the answer given there. Triangles of three colours are framed.</source>
        <translation>ציור ביד: כל נקודה היא עולם, והצבע שלה הוא התשובה שניתנת שם. משולשים בשלושה צבעים ממוסגרים.</translation>
    </message>
    <message>
        <source>Each place is a world: right and up mean +, left and down mean −. Its colour is the answer given there. The thick ring carries the four colours once round; rings mark where they meet. The bars at the right are what the yellow probe sees, the dashed line is the best stability of any learner.</source>
        <translation>כל מקום הוא עולם: ימינה ולמעלה פירושם +, שמאלה ולמטה פירושם −. הצבע שלו הוא התשובה שניתנת שם. הטבעת העבה נושאת את ארבעת הצבעים פעם אחת מסביב; טבעות קטנות מראות היכן הם נפגשים. העמודות מימין הן מה שהחיישן הצהוב רואה, והקו המקווקו הוא היציבות הטובה ביותר של לומד כלשהו.</translation>
    </message>
    <message>
        <source>Where k colours meet, k answers tie. So none of them has more than 1/k.</source>
        <translation>היכן ש־k צבעים נפגשים, k תשובות שוות. לכן לאף אחת מהן אין יותר מ־⁦1/k⁩.</translation>
    </message>
    <message>
        <source>Stability, part 5</source>
        <translation>יציבות, חלק 5</translation>
    </message>
    <message>
        <source>Can you paint so that only two ever meet?</source>
        <translation>האם אפשר לצבוע כך שרק שניים נפגשים בכל מקום?</translation>
    </message>
    <message>
        <source>Walk along the ring: four colours, one turn.</source>
        <translation>לך לאורך הטבעת: ארבעה צבעים, סיבוב אחד.</translation>
    </message>
    <message>
        <source>Stability, part 7</source>
        <translation>יציבות, חלק 7</translation>
    </message>
    <message>
        <source>Fill the ring. Does the turn go away?</source>
        <translation>מלא את הטבעת. האם הסיבוב נעלם?</translation>
    </message>
    <message>
        <source>Two. The ring has no inside, and %1 is possible, even with one example.</source>
        <translation>שניים. לטבעת אין פנים, ו־%1 אפשרי, אפילו עם דוגמה אחת.</translation>
    </message>
    <message>
        <source>Two. The ring has no inside, and %1 is possible.</source>
        <translation>שניים. לטבעת אין פנים, ו־%1 אפשרי.</translation>
    </message>
    <message>
        <source>Stability, part 9</source>
        <translation>יציבות, חלק 9</translation>
    </message>
    <message>
        <source>What changed: Ldim, VC, or neither?</source>
        <translation>מה השתנה: ⁦Ldim⁩, ⁦VC⁩, או אף אחד?</translation>
    </message>
    <message>
        <source>Ldim</source>
        <translation>⁦Ldim⁩</translation>
    </message>
    <message>
        <source>VC</source>
        <translation>⁦VC⁩</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>אף אחד</translation>
    </message>
    <message>
        <source>A point that everyone knows lowers the best stability from %1 to %2.</source>
        <translation>נקודה שכולם מכירים מורידה את היציבות הטובה ביותר מ־%1 ל־%2.</translation>
    </message>
    <message>
        <source>Neither.</source>
        <translation>אף אחד.</translation>
    </message>
    <message>
        <source>A world</source>
        <translation>עולם</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>צביעה</translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation>מפגש</translation>
    </message>
    <message>
        <source>Once round</source>
        <translation>פעם מסביב</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>בפנים</translation>
    </message>
    <message>
        <source>Without 0</source>
        <translation>בלי 0</translation>
    </message>
    <message>
        <source>The price</source>
        <translation>המחיר</translation>
    </message>
    <message>
        <source>Why a meeting costs</source>
        <translation>למה מפגש עולה</translation>
    </message>
    <message>
        <source>Paint each world with its most frequent answer. Where %1 colours meet, %1 answers tie: each has %2 at most.</source>
        <translation>צבע כל עולם בתשובה השכיחה ביותר שלו. היכן ש־%1 צבעים נפגשים, %1 תשובות שוות: לכל אחת לכל היותר %2.</translation>
    </message>
    <message>
        <source>Nothing else has changed</source>
        <translation>שום דבר אחר לא השתנה</translation>
    </message>
    <message>
        <source>With or without point 0 the Littlestone and the VC dimension are %1.</source>
        <translation>עם נקודה 0 או בלעדיה, ממד ליטלסטון וממד ⁦VC⁩ הם %1.</translation>
    </message>
    <message>
        <source>With or without point 0 the Littlestone dimension is %1, the VC dimension %2.</source>
        <translation>עם נקודה 0 או בלעדיה, ממד ליטלסטון הוא %1 וממד ⁦VC⁩ הוא %2.</translation>
    </message>
    <message>
        <source>%1: they err on %2</source>
        <translation>%1: הן טועות על %2</translation>
    </message>
    <message>
        <source>%1 errs on %2 at most where it is painted</source>
        <translation>%1 טועה על %2 לכל היותר היכן שהוא צבוע</translation>
    </message>
    <message>
        <source>%1: allowed are %2</source>
        <translation>%1: מותרות %2</translation>
    </message>
    <message>
        <source>Drawn are classes on 2 or 3 points. The table has L and its reason.</source>
        <translation>מצוירות מחלקות על 2 או 3 נקודות. בטבלה יש L והנימוק.</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Yes. One is enough for each part of the net.</source>
        <translation>כן. אחד מספיק לכל חלק של הרשת.</translation>
    </message>
    <message>
        <source>Yes, if the mesh is fine. One is not enough: no learner has more than %1 in every world.</source>
        <translation>כן, אם הרשת עדינה. אחד אינו מספיק: לאף לומד אין יותר מ־%1 בכל עולם.</translation>
    </message>
    <message>
        <source>No. Three must meet: in some world no answer has a chance above %1.</source>
        <translation>לא. שלושה חייבים להיפגש: בעולם כלשהו אין לאף תשובה סיכוי מעל %1.</translation>
    </message>
    <message>
        <source>Stability, part 8</source>
        <translation>יציבות, חלק 8</translation>
    </message>
    <message>
        <source>path</source>
        <translation>מסלול</translation>
    </message>
    <message>
        <source>4-cycle</source>
        <translation>מעגל של 4</translation>
    </message>
    <message>
        <source>annulus</source>
        <translation>טבעת</translation>
    </message>
    <message>
        <source>octahedron</source>
        <translation>תמניון</translation>
    </message>
    <message>
        <source>the probe looks as far as %1</source>
        <translation>החיישן רואה עד מרחק %1</translation>
    </message>
    <message>
        <source>walk round the ring: the turn is counted</source>
        <translation>לך סביב הטבעת: הסיבוב נספר</translation>
    </message>
    <message>
        <source>A painting by hand</source>
        <translation>ציור ביד</translation>
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
        <source>Your data</source>
        <translation>הנתונים שלך</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>נתונים</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>התקפה</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>פער</translation>
    </message>
    <message>
        <source>Homogeneous set</source>
        <translation>קבוצה הומוגנית</translation>
    </message>
    <message>
        <source>Homogeneous</source>
        <translation>הומוגנית</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>מה נובע</translation>
    </message>
    <message>
        <source>Nets</source>
        <translation>רשתות</translation>
    </message>
    <message>
        <source>Noisy labels</source>
        <translation>תוויות רועשות</translation>
    </message>
    <message>
        <source>Price of stability</source>
        <translation>מחיר היציבות</translation>
    </message>
    <message>
        <source>Stable learner</source>
        <translation>לומד יציב</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>Regret</source>
        <translation>חרטה</translation>
    </message>
    <message>
        <source>Relabel</source>
        <translation>תיוג מחדש</translation>
    </message>
    <message>
        <source>Subsample</source>
        <translation>תת־דגימה</translation>
    </message>
    <message>
        <source>Sample sizes</source>
        <translation>גודלי מדגם</translation>
    </message>
    <message>
        <source>Two worlds</source>
        <translation>שני עולמות</translation>
    </message>
    <message>
        <source>Play online</source>
        <translation>משחק מקוון</translation>
    </message>
    <message>
        <source>Theorem 23 asks for %1 examples: its $N$ grows as $2^m$ with $m = 2^{d+2}$, and $d$ = %2. Its proof leaves the factors of $k$ and $n′$ open: they are the program’s own.</source>
        <translation>משפט 23 דורש %1 דוגמאות: ה־$N$ שלו גדל כמו $2^m$ עם $m = 2^{d+2}$, ו־⁦$d$&#xa0;=&#xa0;%2⁩. הוכחתו משאירה את הגורמים של $k$ ושל $n′$ פתוחים: הם של התוכנה.</translation>
    </message>
    <message>
        <source>Same answer</source>
        <translation>אותה תשובה</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>הסולם</translation>
    </message>
    <message>
        <source>One more point</source>
        <translation>עוד נקודה</translation>
    </message>
    <message>
        <source>Worst world</source>
        <translation>העולם הגרוע ביותר</translation>
    </message>
    <message>
        <source>A deep tree</source>
        <translation>עץ עמוק</translation>
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
    <message>
        <source>place</source>
        <translation>מקום</translation>
    </message>
    <message>
        <source>point x</source>
        <translation>נקודה x</translation>
    </message>
    <message>
        <source>right of the hidden example</source>
        <translation>מימין לדוגמה החבויה</translation>
    </message>
    <message>
        <source>number of +</source>
        <translation>מספר ה־+</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>הצבעה</translation>
    </message>
    <message>
        <source>wrong side</source>
        <translation>צד לא נכון</translation>
    </message>
    <message>
        <source>it is here</source>
        <translation>היא כאן</translation>
    </message>
    <message>
        <source>probe</source>
        <translation>בדיקה</translation>
    </message>
    <message>
        <source>goes</source>
        <translation>פונה</translation>
    </message>
    <message>
        <source>success</source>
        <translation>הצלחה</translation>
    </message>
    <message>
        <source>needed probability</source>
        <translation>ההסתברות הנדרשת</translation>
    </message>
    <message>
        <source>least ε</source>
        <translation>ε מינימלי</translation>
    </message>
    <message>
        <source>left</source>
        <translation>שמאלה</translation>
    </message>
    <message>
        <source>right</source>
        <translation>ימינה</translation>
    </message>
    <message>
        <source>interval i</source>
        <translation>קטע i</translation>
    </message>
    <message>
        <source>p_i</source>
        <translation>p_i</translation>
    </message>
    <message>
        <source>step to it</source>
        <translation>המדרגה אליו</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>הגדולה</translation>
    </message>
    <message>
        <source>example x_i</source>
        <translation>דוגמה x_i</translation>
    </message>
    <message>
        <source>label</source>
        <translation>תווית</translation>
    </message>
    <message>
        <source>error there</source>
        <translation>השגיאה שם</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>לומד</translation>
    </message>
    <message>
        <source>points of the line</source>
        <translation>נקודות הישר</translation>
    </message>
    <message>
        <source>mean error</source>
        <translation>שגיאה ממוצעת</translation>
    </message>
    <message>
        <source>largest step</source>
        <translation>המדרגה הגדולה</translation>
    </message>
    <message>
        <source>at i</source>
        <translation>ב־i</translation>
    </message>
    <message>
        <source>accurate</source>
        <translation>מדויק</translation>
    </message>
    <message>
        <source>in X′</source>
        <translation>ב־X′</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>פיזור</translation>
    </message>
    <message>
        <source>widest at order</source>
        <translation>הרחב ביותר בסדר</translation>
    </message>
    <message>
        <source>least there in</source>
        <translation>המזערי שם ב־</translation>
    </message>
    <message>
        <source>most there in</source>
        <translation>המרבי שם ב־</translation>
    </message>
    <message>
        <source>least</source>
        <translation>מזערי</translation>
    </message>
    <message>
        <source>most</source>
        <translation>מרבי</translation>
    </message>
    <message>
        <source>examples m</source>
        <translation>דוגמאות m</translation>
    </message>
    <message>
        <source>probes T</source>
        <translation>בדיקות T</translation>
    </message>
    <message>
        <source>draws D</source>
        <translation>הגרלות D</translation>
    </message>
    <message>
        <source>points X′ may have</source>
        <translation>נקודות ש־X′ רשאית לכלול</translation>
    </message>
    <message>
        <source>log₂ of Ramsey&apos;s factor</source>
        <translation>log₂ של גורם רמזי</translation>
    </message>
    <message>
        <source>first height refuted</source>
        <translation>הגובה הראשון שמופרך</translation>
    </message>
    <message>
        <source>the paper&apos;s T</source>
        <translation>ה־T של המאמר</translation>
    </message>
    <message>
        <source>the paper&apos;s height</source>
        <translation>הגובה של המאמר</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>תג</translation>
    </message>
    <message>
        <source>score u</source>
        <translation>ציון ⁦u⁩</translation>
    </message>
    <message>
        <source>chance to be chosen</source>
        <translation>הסיכוי להיבחר</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>נבחר</translation>
    </message>
    <message>
        <source>chance, label turned</source>
        <translation>סיכוי, תווית הפוכה</translation>
    </message>
    <message>
        <source>top</source>
        <translation>עליון</translation>
    </message>
    <message>
        <source>low</source>
        <translation>נמוך</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>דבר</translation>
    </message>
    <message>
        <source>f∅ errs</source>
        <translation>⁦f∅⁩ טועה</translation>
    </message>
    <message>
        <source>the base errs</source>
        <translation>הבסיס טועה</translation>
    </message>
    <message>
        <source>contest</source>
        <translation>דו־קרב</translation>
    </message>
    <message>
        <source>both labels followed</source>
        <translation>שתי התוויות</translation>
    </message>
    <message>
        <source>same predictor</source>
        <translation>אותו מנבא</translation>
    </message>
    <message>
        <source>opponents used up</source>
        <translation>נגמרו היריבים</translation>
    </message>
    <message>
        <source>out of rows</source>
        <translation>נגמרו השורות</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>נתקע</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>מועמד</translation>
    </message>
    <message>
        <source>no candidate</source>
        <translation>אין מועמד</translation>
    </message>
    <message>
        <source>lower levels listed</source>
        <translation>הרמות הנמוכות נרשמו</translation>
    </message>
    <message>
        <source>event</source>
        <translation>אירוע</translation>
    </message>
    <message>
        <source>row</source>
        <translation>שורה</translation>
    </message>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>level</source>
        <translation>רמה</translation>
    </message>
    <message>
        <source>what still fits</source>
        <translation>מה שעוד מתאים</translation>
    </message>
    <message>
        <source>other label ends at row</source>
        <translation>התווית האחרת נגמרת בשורה</translation>
    </message>
    <message>
        <source>came from</source>
        <translation>מקור</translation>
    </message>
    <message>
        <source>errors on the batch</source>
        <translation>שגיאות על האצווה</translation>
    </message>
    <message numerus="yes">
        <source>level %1, %2 times</source>
        <translation>
            <numerusform>רמה %1, פעם %2</numerusform>
            <numerusform>רמה %1, %2 פעמים</numerusform>
        </translation>
    </message>
    <message>
        <source>name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>loss promised by frequency</source>
        <translation>הפסד שהשכיחות מבטיחה</translation>
    </message>
    <message>
        <source>top probability</source>
        <translation>הסתברות מרבית</translation>
    </message>
    <message>
        <source>two runs agree</source>
        <translation>שתי הרצות מסכימות</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>זוגות</translation>
    </message>
    <message>
        <source>pairs that agreed</source>
        <translation>זוגות שהסכימו</translation>
    </message>
    <message>
        <source>all coins true</source>
        <translation>כל המטבעות אמת</translation>
    </message>
    <message>
        <source>bound τ</source>
        <translation>חסם τ</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>כבר נראתה</translation>
    </message>
    <message>
        <source>rows of T</source>
        <translation>שורות של ⁦T⁩</translation>
    </message>
    <message>
        <source>row of S</source>
        <translation>שורה של ⁦S⁩</translation>
    </message>
    <message>
        <source>new point</source>
        <translation>נקודה חדשה</translation>
    </message>
    <message>
        <source>in T</source>
        <translation>ב־⁦T⁩</translation>
    </message>
    <message>
        <source>|H_T|</source>
        <translation>|H_T|</translation>
    </message>
    <message>
        <source>piece of</source>
        <translation>הקטע של</translation>
    </message>
    <message>
        <source>hypotheses</source>
        <translation>היפותזות</translation>
    </message>
    <message>
        <source>rows apart</source>
        <translation>מרחק בשורות</translation>
    </message>
    <message>
        <source>within the ruler</source>
        <translation>בתוך הסרגל</translation>
    </message>
    <message>
        <source>net</source>
        <translation>רשת</translation>
    </message>
    <message>
        <source>n′</source>
        <translation>n′</translation>
    </message>
    <message>
        <source>chance of no net, exact</source>
        <translation>הסיכוי שאין רשת, מדויק</translation>
    </message>
    <message>
        <source>chance of no net, estimate</source>
        <translation>הסיכוי שאין רשת, אומדן</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>לפחות</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>לכל היותר</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>חסם</translation>
    </message>
    <message>
        <source>VC bound</source>
        <translation>חסם ⁦VC⁩</translation>
    </message>
    <message>
        <source>mean |H_T|</source>
        <translation>ממוצע של ⁦|H_T|⁩</translation>
    </message>
    <message>
        <source>at most β</source>
        <translation>לכל היותר β</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>שורות</translation>
    </message>
    <message>
        <source>answer on S</source>
        <translation>התשובה על S</translation>
    </message>
    <message>
        <source>answer after the flip</source>
        <translation>התשובה אחרי ההיפוך</translation>
    </message>
    <message>
        <source>may differ by γ#</source>
        <translation>רשאיות להיבדל ב־⁦γ#⁩</translation>
    </message>
    <message>
        <source>must err</source>
        <translation>חייב לטעות</translation>
    </message>
    <message>
        <source>errs</source>
        <translation>טועה</translation>
    </message>
    <message>
        <source>flipped in the picture</source>
        <translation>הפוך בתמונה</translation>
    </message>
    <message>
        <source>never seen</source>
        <translation>לא נראתה</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>כבדה</translation>
    </message>
    <message>
        <source>n, examples</source>
        <translation>n, דוגמאות</translation>
    </message>
    <message>
        <source>least loss, exact</source>
        <translation>ההפסד המזערי, מדויק</translation>
    </message>
    <message>
        <source>the paper&apos;s line</source>
        <translation>הישר של המאמר</translation>
    </message>
    <message>
        <source>least n for the error allowed</source>
        <translation>n מזערי לשגיאה המותרת</translation>
    </message>
    <message>
        <source>block</source>
        <translation>בלוק</translation>
    </message>
    <message>
        <source>first row</source>
        <translation>השורה הראשונה</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>דוגמאות</translation>
    </message>
    <message>
        <source>errors on its rows</source>
        <translation>טעויות בשורותיו</translation>
    </message>
    <message>
        <source>vote after the change</source>
        <translation>הקול אחרי השינוי</translation>
    </message>
    <message>
        <source>votes for +</source>
        <translation>קולות ל־+</translation>
    </message>
    <message>
        <source>count</source>
        <translation>ספירה</translation>
    </message>
    <message>
        <source>the count</source>
        <translation>הספירה</translation>
    </message>
    <message>
        <source>after the change</source>
        <translation>אחרי השינוי</translation>
    </message>
    <message>
        <source>blocks k</source>
        <translation>בלוקים k</translation>
    </message>
    <message>
        <source>rows of a block</source>
        <translation>שורות בבלוק</translation>
    </message>
    <message>
        <source>expected loss, %1</source>
        <translation>הפסד צפוי, %1</translation>
    </message>
    <message>
        <source>expected error of a block</source>
        <translation>השגיאה הצפויה של בלוק</translation>
    </message>
    <message>
        <source>best</source>
        <translation>הטוב ביותר</translation>
    </message>
    <message>
        <source>asked point</source>
        <translation>הנקודה הנשאלת</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>chance of +</source>
        <translation>הסיכוי ל־+</translation>
    </message>
    <message>
        <source>chance of + after the change</source>
        <translation>הסיכוי ל־+ אחרי השינוי</translation>
    </message>
    <message>
        <source>chance of a wrong answer</source>
        <translation>הסיכוי לתשובה שגויה</translation>
    </message>
    <message>
        <source>rounds T</source>
        <translation>סבבים T</translation>
    </message>
    <message>
        <source>regret, exact</source>
        <translation>חרטה, מדויק</translation>
    </message>
    <message>
        <source>Hedge at worst</source>
        <translation>Hedge במקרה הגרוע</translation>
    </message>
    <message>
        <source>Hedge promises</source>
        <translation>Hedge מבטיח</translation>
    </message>
    <message>
        <source>someone forces</source>
        <translation>מישהו כופה</translation>
    </message>
    <message>
        <source>mean of the runs</source>
        <translation>ממוצע ההרצות</translation>
    </message>
    <message>
        <source>95 % interval, from</source>
        <translation>רווח 95 %, מ-</translation>
    </message>
    <message>
        <source>to</source>
        <translation>עד</translation>
    </message>
    <message>
        <source>below</source>
        <translation>מתחת ל-</translation>
    </message>
    <message>
        <source>after label</source>
        <translation>אחרי תווית</translation>
    </message>
    <message>
        <source>value R</source>
        <translation>הערך R</translation>
    </message>
    <message>
        <source>costs on average</source>
        <translation>עולה בממוצע</translation>
    </message>
    <message>
        <source>hypotheses left</source>
        <translation>השערות שנותרו</translation>
    </message>
    <message>
        <source>class</source>
        <translation>מחלקה</translation>
    </message>
    <message>
        <source>R, from</source>
        <translation>R, מ-</translation>
    </message>
    <message>
        <source>changed row</source>
        <translation>שורה ששונתה</translation>
    </message>
    <message>
        <source>odds of +, minimax</source>
        <translation>סיכוי ל־+, מינימקס</translation>
    </message>
    <message>
        <source>odds of +, said</source>
        <translation>סיכוי ל־+, נאמר</translation>
    </message>
    <message>
        <source>odds of +, Hedge</source>
        <translation>סיכוי ל־+, Hedge</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>שולם</translation>
    </message>
    <message>
        <source>Hedge pays</source>
        <translation>Hedge משלם</translation>
    </message>
    <message>
        <source>L, by hypothesis</source>
        <translation>L, לפי השערה</translation>
    </message>
    <message>
        <source>value left</source>
        <translation>הערך שנותר</translation>
    </message>
    <message>
        <source>given away</source>
        <translation>ויתור</translation>
    </message>
    <message>
        <source>SOA says</source>
        <translation>SOA אומר</translation>
    </message>
    <message>
        <source>R, best coins</source>
        <translation>R, המטבעות הטובים ביותר</translation>
    </message>
    <message>
        <source>coins say +1</source>
        <translation>המטבעות אומרים ‎+1</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>גדול מדי</translation>
    </message>
    <message>
        <source>example</source>
        <translation>דוגמה</translation>
    </message>
    <message>
        <source>becomes point</source>
        <translation>הופכת לנקודה</translation>
    </message>
    <message>
        <source>becomes label</source>
        <translation>הופכת לתווית</translation>
    </message>
    <message>
        <source>new output</source>
        <translation>פלט חדש</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>יחס</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>נותר</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>כפי שהיה</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>לאחר השינוי</translation>
    </message>
    <message>
        <source>withheld</source>
        <translation>מוחזק</translation>
    </message>
    <message>
        <source>drawn again</source>
        <translation>הוגרל שוב</translation>
    </message>
    <message>
        <source>coin true</source>
        <translation>מטבע אמת</translation>
    </message>
    <message>
        <source>mistakes in contests</source>
        <translation>טעויות בדו־קרבות</translation>
    </message>
    <message>
        <source>mistakes in blocks</source>
        <translation>טעויות בבלוקים</translation>
    </message>
    <message>
        <source>Ldim left</source>
        <translation>Ldim שנותר</translation>
    </message>
    <message>
        <source>rows that fit</source>
        <translation>שורות מתאימות</translation>
    </message>
    <message>
        <source>lie</source>
        <translation>שקר</translation>
    </message>
    <message>
        <source>goes on from row</source>
        <translation>ממשיכה משורה</translation>
    </message>
    <message>
        <source>meets the run of row</source>
        <translation>פוגשת את הריצה של שורה</translation>
    </message>
    <message>
        <source>last row</source>
        <translation>שורה אחרונה</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>נספרת</translation>
    </message>
    <message>
        <source>disjoint runs</source>
        <translation>ריצות זרות</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>הורדה</translation>
    </message>
    <message>
        <source>done under the cap</source>
        <translation>הושלם בתוך הגבול</translation>
    </message>
    <message>
        <source>share p</source>
        <translation>חלק p</translation>
    </message>
    <message>
        <source>expected count p m</source>
        <translation>מספר צפוי p m</translation>
    </message>
    <message>
        <source>Pr[named]</source>
        <translation>Pr[ננקבת]</translation>
    </message>
    <message>
        <source>Pr[differ]</source>
        <translation>Pr[שונות]</translation>
    </message>
    <message>
        <source>step at count</source>
        <translation>מדרגה במספר</translation>
    </message>
    <message>
        <source>Pr[reached]</source>
        <translation>Pr[מושגת]</translation>
    </message>
    <message>
        <source>A reaches it</source>
        <translation>A מגיע אליה</translation>
    </message>
    <message>
        <source>B reaches it</source>
        <translation>B מגיע אליה</translation>
    </message>
    <message>
        <source>the die falls on it</source>
        <translation>הקובייה נופלת עליה</translation>
    </message>
    <message>
        <source>examples a block</source>
        <translation>דוגמאות בבלוק</translation>
    </message>
    <message>
        <source>a worst world</source>
        <translation>עולם גרוע ביותר</translation>
    </message>
    <message>
        <source>answers there</source>
        <translation>התשובות שם</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>אין תשובה</translation>
    </message>
    <message>
        <source>boxes open</source>
        <translation>תיבות פתוחות</translation>
    </message>
    <message>
        <source>boxes closed</source>
        <translation>תיבות סגורות</translation>
    </message>
    <message>
        <source>evaluations</source>
        <translation>חישובים</translation>
    </message>
    <message>
        <source>lower corner</source>
        <translation>פינה תחתונה</translation>
    </message>
    <message>
        <source>upper corner</source>
        <translation>פינה עליונה</translation>
    </message>
    <message>
        <source>no world is worse than</source>
        <translation>אין עולם גרוע מ־</translation>
    </message>
    <message>
        <source>state</source>
        <translation>מצב</translation>
    </message>
    <message>
        <source>halved next</source>
        <translation>הבאה לחצייה</translation>
    </message>
    <message>
        <source>open</source>
        <translation>פתוחה</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>סגורה</translation>
    </message>
    <message>
        <source>L, %1</source>
        <translation>⁦L⁩, %1</translation>
    </message>
    <message>
        <source>1/L, %1</source>
        <translation>⁦1/L⁩, %1</translation>
    </message>
    <message>
        <source>best stability of any learner</source>
        <translation>היציבות הטובה ביותר של לומד כלשהו</translation>
    </message>
    <message>
        <source>ρ_n(0), %1</source>
        <translation>⁦ρ_n(0)⁩, %1</translation>
    </message>
    <message>
        <source>with any number of examples, no error allowed</source>
        <translation>עם כל מספר דוגמאות, בלי טעות מותרת</translation>
    </message>
    <message>
        <source>what</source>
        <translation>מה</translation>
    </message>
    <message>
        <source>where</source>
        <translation>היכן</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>תשובות</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>הפסדים</translation>
    </message>
    <message>
        <source>number</source>
        <translation>מספר</translation>
    </message>
    <message>
        <source>why</source>
        <translation>מדוע</translation>
    </message>
    <message>
        <source>region, largest loss</source>
        <translation>אזור, ההפסד הגדול ביותר</translation>
    </message>
    <message>
        <source>junction, colours</source>
        <translation>מפגש, צבעים</translation>
    </message>
    <message>
        <source>on the ring, colours</source>
        <translation>על הטבעת, צבעים</translation>
    </message>
    <message>
        <source>ring, turns</source>
        <translation>טבעת, סיבובים</translation>
    </message>
    <message>
        <source>near the probe, share</source>
        <translation>ליד החיישן, חלק</translation>
    </message>
    <message>
        <source>with point 0</source>
        <translation>עם נקודה 0</translation>
    </message>
    <message>
        <source>without</source>
        <translation>בלי</translation>
    </message>
    <message>
        <source>two colours a simplex, tried</source>
        <translation>שני צבעים לסימפלקס, נוסו</translation>
    </message>
    <message>
        <source>simplices of three colours</source>
        <translation>סימפלקסים בשלושה צבעים</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>שניות</translation>
    </message>
    <message>
        <source>lab</source>
        <translation>מעבדה</translation>
    </message>
    <message>
        <source>step</source>
        <translation>מדרגה</translation>
    </message>
    <message>
        <source>die</source>
        <translation>קובייה</translation>
    </message>
</context>
<context>
    <name>PairsPicture</name>
    <message>
        <source>%1 of 100 pairs differ; exact chance %2</source>
        <translation>%1 מתוך 100 זוגות שונים; ההסתברות המדויקת %2</translation>
    </message>
    <message>
        <source>labs A and B, count and step</source>
        <translation>מעבדות A ו־B, מספר ומדרגה</translation>
    </message>
    <message>
        <source>the die, rolled before the data</source>
        <translation>הקובייה, שהוטלה לפני הנתונים</translation>
    </message>
    <message>
        <source>here the answers differ</source>
        <translation>כאן התשובות נבדלות</translation>
    </message>
    <message>
        <source>ceiling, proved for every world</source>
        <translation>תקרה, מוכחת לכל עולם</translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>איך לקרוא את הסימנים</translation>
    </message>
</context>
<context>
    <name>PlayPicture</name>
    <message numerus="yes">
        <source>%n round(s) of %1 are played. The learner has lost %2, the best hypothesis %3 %4.</source>
        <translation>
            <numerusform>שוחק סיבוב %n מתוך %1. הלומד הפסיד %2, ההשערה הטובה ביותר %3 הפסידה %4.</numerusform>
            <numerusform>שוחקו %n סיבובים מתוך %1. הלומד הפסיד %2, ההשערה הטובה ביותר %3 הפסידה %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayPictureWords</name>
    <message>
        <source>Loss</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>עד כה</translation>
    </message>
    <message>
        <source>you %1</source>
        <translation>אתם %1</translation>
    </message>
    <message>
        <source>minimax %1</source>
        <translation>מינימקס %1</translation>
    </message>
    <message>
        <source>Hedge %1</source>
        <translation>Hedge %1</translation>
    </message>
    <message>
        <source>best: %1, %2</source>
        <translation>הטובה: %1, %2</translation>
    </message>
    <message>
        <source>best: %1</source>
        <translation>הטובה: %1</translation>
    </message>
    <message>
        <source>regret %1</source>
        <translation>חרטה %1</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>בסוף</translation>
    </message>
    <message>
        <source>so far, exact</source>
        <translation>עד כה, מדויק</translation>
    </message>
    <message>
        <source>at the end %1 at most</source>
        <translation>בסוף לכל היותר %1</translation>
    </message>
    <message>
        <source>Hedge promises %1</source>
        <translation>Hedge מבטיח %1</translation>
    </message>
    <message>
        <source>thin: the other hypotheses</source>
        <translation>דק: שאר ההשערות</translation>
    </message>
    <message>
        <source>round</source>
        <translation>סיבוב</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>נשאלתם</translation>
    </message>
    <message>
        <source>you ask</source>
        <translation>אתם שואלים</translation>
    </message>
    <message>
        <source>you say +</source>
        <translation>אתם אומרים +</translation>
    </message>
    <message>
        <source>minimax says +</source>
        <translation>מינימקס אומר +</translation>
    </message>
    <message>
        <source>Hedge says +</source>
        <translation>Hedge אומר +</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>האמת</translation>
    </message>
    <message>
        <source>you say</source>
        <translation>אתם אומרים</translation>
    </message>
    <message>
        <source>Hedge pays</source>
        <translation>Hedge משלם</translation>
    </message>
    <message>
        <source>you pay</source>
        <translation>אתם משלמים</translation>
    </message>
    <message>
        <source>minimax pays</source>
        <translation>מינימקס משלם</translation>
    </message>
    <message>
        <source>you gave away</source>
        <translation>ויתרתם על</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 או %2</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>למה %1?</translation>
    </message>
    <message>
        <source>Both answers cost you the same.</source>
        <translation>שתי התשובות עולות לכם אותו דבר.</translation>
    </message>
    <message>
        <source>Both answers must leave you the same.</source>
        <translation>שתי התשובות חייבות להשאיר לכם אותו דבר.</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, לא %2</translation>
    </message>
    <message>
        <source>One answer cost you more.</source>
        <translation>תשובה אחת עלתה יותר.</translation>
    </message>
    <message>
        <source>What if %1?</source>
        <translation>ומה אם %1?</translation>
    </message>
    <message>
        <source>One bar outgrows the other.</source>
        <translation>עמודה אחת עוקפת את האחרת.</translation>
    </message>
    <message>
        <source>after this round</source>
        <translation>אחרי הסיבוב</translation>
    </message>
    <message>
        <source>yours to add</source>
        <translation>התוספת שלכם</translation>
    </message>
    <message>
        <source>Drag %1 above: one bar outgrows the other.</source>
        <translation>גררו את %1 למעלה: עמודה אחת עוקפת את האחרת.</translation>
    </message>
    <message>
        <source>Your odds gave away %1.</source>
        <translation>הסיכוי שאמרתם ויתר על %1.</translation>
    </message>
    <message>
        <source>The question gave away %1.</source>
        <translation>השאלה ויתרה על %1.</translation>
    </message>
    <message>
        <source>= %1 either way</source>
        <translation>= %1 בכל מקרה</translation>
    </message>
    <message>
        <source>= %1 at worst</source>
        <translation>= %1 לכל היותר</translation>
    </message>
    <message>
        <source>Ask a point.</source>
        <translation>שאלו על נקודה.</translation>
    </message>
    <message>
        <source>Click it, or press its number.</source>
        <translation>לחצו עליה, או הקישו את מספרה.</translation>
    </message>
    <message numerus="yes">
        <source>%n possible</source>
        <translation>
            <numerusform>%n אפשרית</numerusform>
            <numerusform>%n אפשריות</numerusform>
        </translation>
    </message>
    <message>
        <source>Past the exact limit: the program asks where Hedge is least sure.</source>
        <translation>מעבר לגבול המדויק: התוכנית שואלת היכן ש־Hedge הכי פחות בטוח.</translation>
    </message>
    <message>
        <source>Past the exact limit: the learner is Hedge alone.</source>
        <translation>מעבר לגבול המדויק: הלומד הוא Hedge בלבד.</translation>
    </message>
    <message>
        <source>Hedge says + as often as its experts do, by their weight.</source>
        <translation>Hedge אומר + כמו המומחים שלו, לפי משקלם.</translation>
    </message>
    <message>
        <source>What each answer costs is hidden: hints are off.</source>
        <translation>המחיר של כל תשובה מוסתר: הרמזים כבויים.</translation>
    </message>
    <message>
        <source>The learner sets its odds so that both answers leave you the same.</source>
        <translation>הלומד קובע את הסיכוי כך ששתי התשובות משאירות לכם אותו דבר.</translation>
    </message>
    <message>
        <source>Set your odds so that both answers cost you the same.</source>
        <translation>קבעו את הסיכוי כך ששתי התשובות יעלו לכם אותו דבר.</translation>
    </message>
    <message>
        <source>What the one expert says</source>
        <translation>מה אומר המומחה היחיד</translation>
    </message>
    <message>
        <source>What the %1 experts say</source>
        <translation>מה אומרים %1 המומחים</translation>
    </message>
    <message numerus="yes">
        <source>%n more group(s): %1.</source>
        <translation>
            <numerusform>עוד קבוצה %n: %1.</numerusform>
            <numerusform>עוד %n קבוצות: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>if you play well: %1</source>
        <translation>אם תשחקו היטב: %1</translation>
    </message>
    <message>
        <source>grouped by the hypotheses they still allow</source>
        <translation>לפי ההיפותזות שהם עדיין מתירים</translation>
    </message>
    <message>
        <source>Weight on +: %1.</source>
        <translation>משקל על +: %1.</translation>
    </message>
</context>
<context>
    <name>PlayStandPicture</name>
    <message>
        <source>Regret now %1.</source>
        <translation>החרטה עכשיו %1.</translation>
    </message>
    <message>
        <source>Best play gives %1, Hedge promises %2.</source>
        <translation>המשחק הטוב ביותר נותן %1, Hedge מבטיח %2.</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>עכשיו %1</translation>
    </message>
    <message>
        <source>best play %1</source>
        <translation>המשחק הטוב %1</translation>
    </message>
    <message>
        <source>Hedge ≤ %1</source>
        <translation>Hedge ≤ %1</translation>
    </message>
    <message numerus="yes">
        <source>regret in %n round(s)</source>
        <translation>
            <numerusform>חרטה בסיבוב %n</numerusform>
            <numerusform>חרטה ב־%n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth of each question</source>
        <translation>הערך של כל שאלה</translation>
    </message>
</context>
<context>
    <name>PlayWords</name>
    <message>
        <source>Theorem %1</source>
        <translation>משפט %1</translation>
    </message>
    <message>
        <source>No hypothesis was right.</source>
        <translation>שום השערה לא צדקה.</translation>
    </message>
    <message>
        <source>Every hypothesis was right.</source>
        <translation>כל ההשערות צדקו.</translation>
    </message>
    <message>
        <source>%1 was right.</source>
        <translation>%1 צדקה.</translation>
    </message>
    <message>
        <source>%1 were right.</source>
        <translation>%1 צדקו.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n hypotheses were right.</source>
        <translation>
            <numerusform>%1 מתוך השערה %n צדקה.</numerusform>
            <numerusform>%1 מתוך %n השערות צדקו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best play on both sides ends at regret %1.</source>
        <translation>המשחק הטוב ביותר של שני הצדדים מסתיים בחרטה %1.</translation>
    </message>
    <message>
        <source>Hedge promises regret %1 at most.</source>
        <translation>Hedge מבטיח חרטה %1 לכל היותר.</translation>
    </message>
    <message>
        <source>You are asked point %1.</source>
        <translation>אתם נשאלים על נקודה %1.</translation>
    </message>
    <message>
        <source>You ask point %1.</source>
        <translation>אתם שואלים על נקודה %1.</translation>
    </message>
    <message>
        <source>You say + with chance %1.</source>
        <translation>אתם אומרים + בסיכוי %1.</translation>
    </message>
    <message>
        <source>You are asked point %1. Set the split, and say it.</source>
        <translation>אתם נשאלים על נקודה %1. קבעו את החלוקה ואמרו אותה.</translation>
    </message>
    <message>
        <source>The learner says + with chance %1.</source>
        <translation>הלומד אומר + בסיכוי %1.</translation>
    </message>
    <message>
        <source>Hedge says + with chance %1.</source>
        <translation>Hedge אומר + בסיכוי %1.</translation>
    </message>
    <message>
        <source>Now say what is true.</source>
        <translation>עכשיו אמרו מה נכון.</translation>
    </message>
    <message>
        <source>Your odds gave away %1: %2 was best.</source>
        <translation>הסיכוי שאמרתם ויתר על %1: הטוב ביותר היה %2.</translation>
    </message>
    <message>
        <source>Round %1 gave away %2: point %3 was worth %4.</source>
        <translation>סיבוב %1 ויתר על %2: נקודה %3 הייתה שווה %4.</translation>
    </message>
    <message>
        <source>%1 is true: you pay %2.</source>
        <translation>%1 נכון: אתם משלמים %2.</translation>
    </message>
    <message>
        <source>%1 is true: it pays %2.</source>
        <translation>%1 נכון: הוא משלם %2.</translation>
    </message>
    <message>
        <source>The game ends at regret %1.</source>
        <translation>המשחק מסתיים בחרטה %1.</translation>
    </message>
    <message>
        <source>Ask a point.</source>
        <translation>שאלו על נקודה.</translation>
    </message>
    <message>
        <source>The game ended at %1.</source>
        <translation>המשחק הסתיים ב־%1.</translation>
    </message>
    <message>
        <source>If you play well from here it ends at %1.</source>
        <translation>אם תשחקו היטב מכאן, הוא יסתיים ב־%1.</translation>
    </message>
    <message>
        <source>You can still reach %1.</source>
        <translation>עדיין אפשר להגיע ל־%1.</translation>
    </message>
    <message>
        <source>Round %1 gave away %2.</source>
        <translation>סיבוב %1 ויתר על %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds gave away %1.</source>
        <translation>
            <numerusform>סיבוב %n ויתר על %1.</numerusform>
            <numerusform>%n סיבובים ויתרו על %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was given away.</source>
        <translation>לא היה שום ויתור.</translation>
    </message>
    <message>
        <source>Point %1 is the best question now.</source>
        <translation>נקודה %1 היא עכשיו השאלה הטובה ביותר.</translation>
    </message>
    <message>
        <source>Within reach</source>
        <translation>בהישג יד</translation>
    </message>
    <message>
        <source>It stands at %1.</source>
        <translation>הוא עומד על %1.</translation>
    </message>
    <message>
        <source>One expert, the SOA: no hypothesis is told from another.</source>
        <translation>מומחה אחד, ה־SOA: אין השערות שונות זו מזו.</translation>
    </message>
    <message>
        <source>$N$ = %1 experts, rate √(8 ln $N$ / $T$) = %2, regret at most √($T$ ln $N$ / 2) = %3.</source>
        <translation>$N$ = %1 מומחים, קצב √(8 ln $N$ / $T$) = %2, חרטה לכל היותר √($T$ ln $N$ / 2) = %3.</translation>
    </message>
    <message>
        <source>An expert is the SOA, told to answer against itself in at most Ldim = %1 of the rounds.</source>
        <translation>מומחה הוא ה־SOA שנאמר לו לענות נגד עצמו בלכל היותר ⁦Ldim = %1⁩ מהסיבובים.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>סיבוב %1</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>נקודה %1</translation>
    </message>
    <message>
        <source>point %1: Hedge says + with chance %2</source>
        <translation>נקודה %1: Hedge אומר + בסיכוי %2</translation>
    </message>
    <message>
        <source>point %1: worth %2; + with chance %3, Hedge %4</source>
        <translation>נקודה %1: שווה %2; + בסיכוי %3, Hedge %4</translation>
    </message>
    <message numerus="yes">
        <source>%1: wrong in %2 of %n round(s)</source>
        <translation>
            <numerusform>%1: טעתה ב־%2 מתוך סיבוב %n</numerusform>
            <numerusform>%1: טעתה ב־%2 מתוך %n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>All questions are worth the same now.</source>
        <translation>כל השאלות שוות עכשיו אותו דבר.</translation>
    </message>
    <message>
        <source>Hedge</source>
        <translation>Hedge</translation>
    </message>
    <message>
        <source>The game ends at regret %1</source>
        <translation>המשחק מסתיים בחרטה %1</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds the regret is %1</source>
        <translation>
            <numerusform>אחרי סבב אחד החרטה היא %1</numerusform>
            <numerusform>אחרי %n סבבים החרטה היא %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Above, round by round, the point that is asked, how likely the learner and Hedge say + (bars), the label and what it costs. In the middle, the losses so far of both and of every hypothesis (thin), and what the game can still end at (dashed). Below, why these odds are best, and what Hedge’s experts say.</source>
        <translation>למעלה, סבב אחר סבב, הנקודה שנשאלת, מה הסיכוי שהלומד ו־Hedge אומרים + (עמודות), התווית ומה היא עולה. באמצע, ההפסדים עד כה של שניהם ושל כל היפותזה (דק), ובמה המשחק עוד יכול להסתיים (מקווקו). למטה, מדוע סיכויים אלה הם הטובים ביותר, ומה אומרים המומחים של Hedge.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds of a game begin</source>
        <translation>
            <numerusform>משחק של סיבוב אחד מתחיל</numerusform>
            <numerusform>משחק של %n סיבובים מתחיל</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointedPicture</name>
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
    <message>
        <source>mean loss</source>
        <translation>הפסד ממוצע</translation>
    </message>
</context>
<context>
    <name>PredictionSizesPicture</name>
    <message>
        <source>$n$, examples asked for</source>
        <translation>$n$, דוגמאות נדרשות</translation>
    </message>
    <message>
        <source>error allowed, $α$</source>
        <translation>שגיאה מותרת, $α$</translation>
    </message>
    <message>
        <source>$n$ for $α$ = .01</source>
        <translation>$n$ עבור $α$ = ⁦.01⁩</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>(labels without noise)</source>
        <translation>(תוויות בלי רעש)</translation>
    </message>
    <message>
        <source>solid: proved constants; dashed: the papers&apos; own</source>
        <translation>רציף: קבועים מוכחים; מקווקו: אלה של המאמרים</translation>
    </message>
    <message>
        <source>What a private answer costs, and what a published hypothesis</source>
        <translation>מה מחיר תשובה פרטית, ומה מחיר היפותזה שפורסמה</translation>
    </message>
    <message>
        <source>measured at that $n$: mean of %1 data sets, exact on each</source>
        <translation>נמדד ב־$n$ זה: ממוצע של %1 מערכי נתונים, מדויק בכל אחד</translation>
    </message>
    <message>
        <source>(M is off the scale: %1 at $α$ = %2)</source>
        <translation>(M מחוץ לסולם: %1 ב־$α$ = %2)</translation>
    </message>
    <message>
        <source>%1, %2 hypotheses, Ldim %3; $ε$ = %4, $γ$ = %5; of lean, chain and M $δ$ = $10^{-6}$ and $β$ = %6</source>
        <translation>%1, %2 היפותזות, Ldim %3; $ε$ = %4, $γ$ = %5; עבור הלומד הרזה, לומד השרשרת ו־M $δ$ = $10^{-6}$ וגם $β$ = %6</translation>
    </message>
    <message>
        <source>Error allowed against examples asked for, for %1 with %2 hypotheses: predictors, the exponential mechanism, the lean and the chain learner, and M.</source>
        <translation>שגיאה מותרת מול דוגמאות נדרשות, עבור %1 עם %2 היפותזות: חזאים, המנגנון המעריכי, הלומד הרזה, לומד השרשרת ו־M.</translation>
    </message>
</context>
<context>
    <name>PriceAxisPicture</name>
    <message numerus="yes">
        <source>No γ-stable learner does with fewer than %n examples.</source>
        <translation>
            <numerusform>אין לומד γ-יציב שדי לו בפחות מדוגמה אחת.</numerusform>
            <numerusform>אין לומד γ-יציב שדי לו בפחות מ־%n דוגמאות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stable learner of Theorem 1 does with %1.</source>
        <translation>ללומד היציב של משפט 1 די ב־%1.</translation>
    </message>
    <message>
        <source>none needed</source>
        <translation>אין צורך</translation>
    </message>
    <message>
        <source>%1, no less</source>
        <translation>%1, לא פחות</translation>
    </message>
    <message>
        <source>the paper&apos;s line %1</source>
        <translation>הישר של המאמר: %1</translation>
    </message>
    <message>
        <source>Theorem 1, sharp, does with %1</source>
        <translation>משפט 1, חד: די ב־%1</translation>
    </message>
</context>
<context>
    <name>PricePage</name>
    <message>
        <source>Loss against sample size</source>
        <translation>הפסד מול גודל המדגם</translation>
    </message>
    <message>
        <source>What every predictor asks for</source>
        <translation>מה כל מנבא דורש</translation>
    </message>
</context>
<context>
    <name>PricePicture</name>
    <message numerus="yes">
        <source>%n examples at rarely seen points. At point %1 the answer is %2, and %3 when its labels are flipped; all points together lose %4, on average %5. Loss %6 needs %7 examples.</source>
        <translation>
            <numerusform>דוגמה אחת בנקודות נדירות. בנקודה %1 התשובה היא %2, ו־%3 כשהתוויות שלה נהפכות; כל הנקודות יחד מפסידות %4, בממוצע %5. הפסד %6 דורש %7 דוגמאות.</numerusform>
            <numerusform>%n דוגמאות בנקודות נדירות. בנקודה %1 התשובה היא %2, ו־%3 כשהתוויות שלה נהפכות; כל הנקודות יחד מפסידות %4, בממוצע %5. הפסד %6 דורש %7 דוגמאות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>דוגמה אחת</numerusform>
            <numerusform>%n דוגמאות</numerusform>
        </translation>
    </message>
    <message>
        <source>no label to flip</source>
        <translation>אין תווית להפוך</translation>
    </message>
    <message numerus="yes">
        <source>%n labels flipped</source>
        <translation>
            <numerusform>תווית אחת נהפכה</numerusform>
            <numerusform>%n תוויות נהפכו</numerusform>
        </translation>
    </message>
    <message>
        <source>heavy, %1</source>
        <translation>כבדה, %1</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>כבדה</translation>
    </message>
    <message>
        <source>one light point, $μ$ = %1 of the mass</source>
        <translation>נקודה קלה אחת, $μ$ = %1 מהמסה</translation>
    </message>
    <message numerus="yes">
        <source>%n light points, $μ$/%1 = %2 of the mass each</source>
        <translation>
            <numerusform>נקודה קלה אחת, $μ$/%1 = %2 מהמסה</numerusform>
            <numerusform>%n נקודות קלות, $μ$/%1 = %2 מהמסה לכל אחת</numerusform>
        </translation>
    </message>
    <message>
        <source>chance to answer +</source>
        <translation>סיכוי לענות +</translation>
    </message>
    <message>
        <source>errs</source>
        <translation>טועה</translation>
    </message>
    <message>
        <source>must err</source>
        <translation>חייב לטעות</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>סך הכול %1</translation>
    </message>
    <message>
        <source>least %1</source>
        <translation>לפחות %1</translation>
    </message>
    <message numerus="yes">
        <source>It stops at %1: %n labels differ, so the two answers differ by %2 at most. Move the other one.</source>
        <translation>
            <numerusform>עוצרת ב־%1: תווית אחת שונה, ולכן שתי התשובות נבדלות ב־%2 לכל היותר. הזיזו את השנייה.</numerusform>
            <numerusform>עוצרת ב־%1: %n תוויות שונות, ולכן שתי התשובות נבדלות ב־%2 לכל היותר. הזיזו את השנייה.</numerusform>
        </translation>
    </message>
    <message>
        <source>at point %1: %2 on $S$, %3 after the flip</source>
        <translation>בנקודה %1: %2 על $S$, %3 אחרי ההיפוך</translation>
    </message>
    <message>
        <source>hatched: what it gets wrong, left on $S$, right after the flip</source>
        <translation>מקווקו: מה ששגוי, משמאל על $S$, מימין אחרי ההיפוך</translation>
    </message>
    <message>
        <source>hatched: what it must get wrong</source>
        <translation>מקווקו: מה שחייב להיות שגוי</translation>
    </message>
    <message>
        <source>%1 at point %2: it was never seen</source>
        <translation>%1 בנקודה %2: היא לא נראתה</translation>
    </message>
    <message numerus="yes">
        <source>%1 at %n points: they were never seen</source>
        <translation>
            <numerusform>%1 בנקודה אחת: היא לא נראתה</numerusform>
            <numerusform>%1 ב־%n נקודות: הן לא נראו</numerusform>
        </translation>
    </message>
    <message>
        <source>Loss against sample size</source>
        <translation>הפסד מול גודל המדגם</translation>
    </message>
    <message>
        <source>light points: no $γ$-stable learner is below its curve, clip is on it</source>
        <translation>נקודות קלות: אין לומד $γ$-יציב מתחת לעקומה שלו, הסופר נמצא עליה</translation>
    </message>
    <message>
        <source>dashed: the paper&apos;s line</source>
        <translation>מקווקו: המאמר</translation>
    </message>
    <message>
        <source>%1 at $n$ = %2</source>
        <translation>%1 ב־$n$ = %2</translation>
    </message>
    <message>
        <source>$n$, examples</source>
        <translation>$n$, דוגמאות</translation>
    </message>
</context>
<context>
    <name>PriceStation</name>
    <message>
        <source>What agreement costs</source>
        <translation>כמה עולה הסכמה</translation>
    </message>
    <message>
        <source>Nothing, then all</source>
        <translation>תחילה כלום, ואז הכול</translation>
    </message>
    <message>
        <source>It costs agreement, not accuracy.</source>
        <translation>מה שיקר הוא ההסכמה, לא הדיוק.</translation>
    </message>
    <message>
        <source>Put your line where the loss falls.</source>
        <translation>שימו את הקו שלכם במקום שבו ההפסד יורד.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>Axes of a plot, examples against loss, and a line that can be moved.</source>
        <translation>צירים של תרשים, דוגמאות מול הפסד, וקו שאפשר להזיז.</translation>
    </message>
    <message>
        <source>The loss of M at each number of examples. %1</source>
        <translation>ההפסד של M בכל מספר דוגמאות. %1</translation>
    </message>
    <message>
        <source>your line</source>
        <translation>הקו שלכם</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>דוגמאות</translation>
    </message>
    <message>
        <source>mean loss</source>
        <translation>הפסד ממוצע</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>הרצות</translation>
    </message>
    <message>
        <source>loss at most α</source>
        <translation>הפסד α לכל היותר</translation>
    </message>
    <message>
        <source>Up to %1 examples it does not fall.</source>
        <translation>עד %1 דוגמאות הוא אינו יורד.</translation>
    </message>
    <message>
        <source>Before %1 examples.</source>
        <translation>לפני %1 דוגמאות.</translation>
    </message>
    <message>
        <source>Between %1 and %2 examples.</source>
        <translation>בין %1 ל־%2 דוגמאות.</translation>
    </message>
    <message>
        <source>Your line stands early by a factor of %1.</source>
        <translation>הקו שלכם מקדים פי %1.</translation>
    </message>
    <message>
        <source>Your line stands late by a factor of %1.</source>
        <translation>הקו שלכם מאחר פי %1.</translation>
    </message>
    <message>
        <source>Your line stands there.</source>
        <translation>הקו שלכם עומד שם.</translation>
    </message>
    <message>
        <source>The theorem&apos;s number is too large to be found here.</source>
        <translation>המספר של המשפט גדול מכדי למצוא אותו כאן.</translation>
    </message>
    <message>
        <source>The theorem promises it from %1 on, in every world.</source>
        <translation>המשפט מבטיח זאת החל מ־⁦%1⁩, בכל עולם.</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>הפסד</translation>
    </message>
    <message>
        <source>M: mean</source>
        <translation>M: ממוצע</translation>
    </message>
    <message>
        <source>promised</source>
        <translation>מובטח</translation>
    </message>
</context>
<context>
    <name>PriceWords</name>
    <message>
        <source>Here each was seen.</source>
        <translation>כאן נראתה כל אחת.</translation>
    </message>
    <message>
        <source>Here point %1 was never seen.</source>
        <translation>כאן נקודה %1 לא נראתה.</translation>
    </message>
    <message numerus="yes">
        <source>Here %n points were never seen.</source>
        <translation>
            <numerusform>כאן נקודה אחת לא נראתה.</numerusform>
            <numerusform>כאן %n נקודות לא נראו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw S</source>
        <translation>להגריל את S</translation>
    </message>
    <message numerus="yes">
        <source>%n light points share %1 of the mass, one heavy point has the rest. At each the truth is + or −, by a fair coin.</source>
        <translation>
            <numerusform>לנקודה קלה אחת %1 מהמסה, ולנקודה כבדה כל השאר. בכל אחת האמת היא + או −, בהטלת מטבע.</numerusform>
            <numerusform>%n נקודות קלות חולקות %1 מהמסה, ולנקודה כבדה אחת כל השאר. בכל אחת האמת היא + או −, בהטלת מטבע.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples fall, %1 of them on light points.</source>
        <translation>
            <numerusform>נופלת דוגמה אחת, %1 על נקודות קלות.</numerusform>
            <numerusform>נופלות %n דוגמאות, %1 מהן על נקודות קלות.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average a light point is seen %1 times.</source>
        <translation>בממוצע נקודה קלה נראית %1 פעמים.</translation>
    </message>
    <message>
        <source>At point %1 your learner says + with chance %2.</source>
        <translation>בנקודה %1 הלומד שלכם אומר + בהסתברות %2.</translation>
    </message>
    <message numerus="yes">
        <source>At point %1 it has seen %n labels, all %2: it says + with chance %3.</source>
        <translation>
            <numerusform>בנקודה %1 הוא ראה תווית אחת, %2: הוא אומר + בהסתברות %3.</numerusform>
            <numerusform>בנקודה %1 הוא ראה %n תוויות, כולן %2: הוא אומר + בהסתברות %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Point %1 was never seen: there it says + with chance %2.</source>
        <translation>נקודה %1 לא נראתה: שם הוא אומר + בהסתברות %2.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>These answers are yours. On S alone γ forbids none of them: it ties each to the answer after a flip.</source>
        <translation>התשובות האלה שלכם. על S לבדו γ אינו אוסר אף אחת מהן: הוא קושר כל אחת לתשובה אחרי היפוך.</translation>
    </message>
    <message numerus="yes">
        <source>Flip every label at point %1: %n of the %2 examples change.</source>
        <translation>
            <numerusform>הפכו את התווית בנקודה %1: דוגמה אחת מתוך %2 משתנה.</numerusform>
            <numerusform>הפכו את כל התוויות בנקודה %1: %n מתוך %2 הדוגמאות משתנות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Point %1 has no label to flip: S stays as it is.</source>
        <translation>בנקודה %1 אין תווית להפוך: S נשאר כמות שהוא.</translation>
    </message>
    <message>
        <source>The truth at %1 turns from %2 to %3. Both worlds are equally likely.</source>
        <translation>האמת ב־%1 מתחלפת מ־%2 ל־%3. שני העולמות סבירים באותה מידה.</translation>
    </message>
    <message>
        <source>The truth at %1 is + or −, equally likely, and S does not say which.</source>
        <translation>האמת ב־%1 היא + או −, באותה הסתברות, ו־S אינו אומר מה מהן.</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>היפוך</translation>
    </message>
    <message>
        <source>Point %1 was never seen: the answer is %2 in both worlds.</source>
        <translation>נקודה %1 לא נראתה: התשובה היא %2 בשני העולמות.</translation>
    </message>
    <message>
        <source>In one of the two worlds it errs with chance %1 or more.</source>
        <translation>באחד משני העולמות היא שגויה בהסתברות %1 או יותר.</translation>
    </message>
    <message numerus="yes">
        <source>%n labels changed, and %n times %1 is 1 or more. The answer may move all the way: from %2 to %3.</source>
        <translation>
            <numerusform>תווית אחת השתנתה, ו־γ = %1. התשובה רשאית לזוז עד הסוף: מ־%2 ל־%3.</numerusform>
            <numerusform>%n תוויות השתנו, ו־%n פעמים %1 הוא 1 או יותר. התשובה רשאית לזוז עד הסוף: מ־%2 ל־%3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labels changed. The answer of a %1-stable learner may move by %n times %1 at most: from %2 to %3.</source>
        <translation>
            <numerusform>תווית אחת השתנתה. תשובתו של לומד %1-יציב רשאית לזוז ב־%1 לכל היותר: מ־%2 ל־%3.</numerusform>
            <numerusform>%n תוויות השתנו. תשובתו של לומד %1-יציב רשאית לזוז ב־%n פעמים %1 לכל היותר: מ־%2 ל־%3.</numerusform>
        </translation>
    </message>
    <message>
        <source>It errs with chance %1 in one world and %2 in the other, %3 on average. No %4-stable learner has less than %5.</source>
        <translation>היא שגויה בהסתברות %1 בעולם אחד ו־%2 בשני, %3 בממוצע. לאף לומד %4-יציב אין פחות מ־%5.</translation>
    </message>
    <message>
        <source>The truth moved fully, and so may the answer: at point %1 stability costs nothing.</source>
        <translation>האמת זזה כולה, וגם התשובה רשאית: בנקודה %1 היציבות אינה עולה דבר.</translation>
    </message>
    <message>
        <source>The truth moved fully. In one of the two worlds the answer errs with chance %1 or more.</source>
        <translation>האמת זזה כולה. באחד משני העולמות התשובה שגויה בהסתברות %1 או יותר.</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>חסם</translation>
    </message>
    <message>
        <source>Your learner loses %1 on the light points of this sample. None loses less than %2 there, nor than %3 on average.</source>
        <translation>הלומד שלכם מפסיד %1 בנקודות הקלות של המדגם הזה. אף אחד אינו מפסיד שם פחות מ־%2, ובממוצע לא פחות מ־%3.</translation>
    </message>
    <message>
        <source>Together %1 for this sample, %2 on average.</source>
        <translation>יחד %1 למדגם הזה, %2 בממוצע.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>ממוצע</translation>
    </message>
    <message>
        <source>Without any example the loss is %1, which α = %2 allows: nothing is asked for.</source>
        <translation>בלי אף דוגמה ההפסד הוא %1, ו־α = %2 מרשה זאת: לא נדרש דבר.</translation>
    </message>
    <message numerus="yes">
        <source>Loss %1 needs %n examples.</source>
        <translation>
            <numerusform>הפסד %1 דורש דוגמה אחת.</numerusform>
            <numerusform>הפסד %1 דורש %n דוגמאות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The paper&apos;s line says %1.</source>
        <translation>הישר של המאמר אומר %1.</translation>
    </message>
    <message>
        <source>%1 for γ = %2</source>
        <translation>%1 עבור γ = %2</translation>
    </message>
    <message>
        <source>The same holds for every γ.</source>
        <translation>כך הוא לכל γ.</translation>
    </message>
    <message>
        <source>Sample size</source>
        <translation>גודל המדגם</translation>
    </message>
    <message>
        <source>No %1-stable learner loses less than this curve, and the one that counts is on it.</source>
        <translation>אף לומד %1-יציב אינו מפסיד פחות מהעקומה הזאת, והסופר נמצא עליה.</translation>
    </message>
    <message>
        <source>What γ ties</source>
        <translation>מה ש־γ קושר</translation>
    </message>
    <message>
        <source>The paper&apos;s line</source>
        <translation>הישר של המאמר</translation>
    </message>
    <message>
        <source>Without stability</source>
        <translation>בלי יציבות</translation>
    </message>
    <message numerus="yes">
        <source>$γ$ = 1 is memory: one look at a point suffices, and %n examples do.</source>
        <translation>
            <numerusform>$γ$ = 1 הוא זיכרון: מבט אחד בנקודה מספיק, ודי בדוגמה אחת.</numerusform>
            <numerusform>$γ$ = 1 הוא זיכרון: מבט אחד בנקודה מספיק, ודי ב־%n דוגמאות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The heavy point</source>
        <translation>הנקודה הכבדה</translation>
    </message>
    <message>
        <source>point %1: never seen, + with chance %2</source>
        <translation>נקודה %1: לא נראתה, + בהסתברות %2</translation>
    </message>
    <message numerus="yes">
        <source>point %1: %n labels, all %2; + with chance %3, after the flip %4; errs %5 on average</source>
        <translation>
            <numerusform>נקודה %1: תווית אחת, %2; + בהסתברות %3, אחרי ההיפוך %4; טועה בממוצע %5</numerusform>
            <numerusform>נקודה %1: %n תוויות, כולן %2; + בהסתברות %3, אחרי ההיפוך %4; טועה בממוצע %5</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 11 · Appendix %1</source>
        <translation>משפט 11 · נספח %1</translation>
    </message>
    <message>
        <source>At $γ$ = %1 it takes %2: the number grows like 1/$γ$.</source>
        <translation>ב־$γ$ = %1 דרושות %2: המחיר הולך עם 1/$γ$.</translation>
    </message>
    <message>
        <source>Half of γ about doubles it.</source>
        <translation>חצי γ מכפיל אותו בערך.</translation>
    </message>
    <message>
        <source>The learner counts: each label seen at a point moves its answer there by γ/2 = %1, from ½ on, and never past 0 or 1.</source>
        <translation>הלומד סופר: כל תווית שנראתה בנקודה מזיזה שם את תשובתו ב־γ/2 = %1, החל מ־½ ולעולם לא מעבר ל־0 או ל־1.</translation>
    </message>
    <message>
        <source>The least n is %1.</source>
        <translation>ה־n הקטן ביותר הוא %1.</translation>
    </message>
    <message>
        <source>It has no mass here.</source>
        <translation>אין לה כאן מסה.</translation>
    </message>
    <message>
        <source>No light point was seen, so no flip changes $S$.</source>
        <translation>אף נקודה קלה לא נראתה, ולכן שום היפוך אינו משנה את $S$.</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>נקודה %1</translation>
    </message>
    <message>
        <source>the heavy point</source>
        <translation>הנקודה הכבדה</translation>
    </message>
    <message>
        <source>Of all changes of one example, a label flipped at %1 moves an answer most: from %2 to %3.</source>
        <translation>מכל השינויים של דוגמה אחת, היפוך תווית אצל %1 מזיז תשובה הכי הרבה: מ־%2 ל־%3.</translation>
    </message>
    <message>
        <source>Of all changes of one example, one that comes to %1 or leaves it moves an answer most: from %2 to %3.</source>
        <translation>מכל השינויים של דוגמה אחת, דוגמה שמגיעה אל %1 או עוזבת שם מזיזה תשובה הכי הרבה: מ־%2 ל־%3.</translation>
    </message>
    <message>
        <source>That is $γ$, all that stability allows.</source>
        <translation>זהו $γ$, כל מה שהיציבות מתירה.</translation>
    </message>
    <message>
        <source>That is %1, within $γ$ = %2.</source>
        <translation>זהו %1, בתוך $γ$ = %2.</translation>
    </message>
    <message numerus="yes">
        <source>Point %1 was seen %n times, as seldom as any light point that was seen: even there the answer may move all the way, and nothing is lost.</source>
        <translation>
            <numerusform>הנקודה %1 נראתה פעם אחת, ואין נקודה קלה שנראתה פחות מזה ונראתה: גם שם התשובה יכולה לזוז עד הסוף, ודבר אינו אובד.</numerusform>
            <numerusform>הנקודה %1 נראתה %n פעמים, ואין נקודה קלה שנראתה פחות מזה ונראתה: גם שם התשובה יכולה לזוז עד הסוף, ודבר אינו אובד.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point %1 was seen %n times, as seldom as any light point that was seen: in one of the two worlds a $γ$-stable learner errs there with %2 or more, the most at any of these.</source>
        <translation>
            <numerusform>הנקודה %1 נראתה פעם אחת, ואין נקודה קלה שנראתה פחות מזה ונראתה: באחד משני העולמות לומד $γ$-יציב טועה שם ב-%2 או יותר, הכי הרבה מבין אלה.</numerusform>
            <numerusform>הנקודה %1 נראתה %n פעמים, ואין נקודה קלה שנראתה פחות מזה ונראתה: באחד משני העולמות לומד $γ$-יציב טועה שם ב-%2 או יותר, הכי הרבה מבין אלה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stability says nothing about an answer on $S$ alone. It says that this answer and the answer after the flip differ by $γ$# at most. Drag a solid answer; the dashed one follows.</source>
        <translation>היציבות אינה אומרת דבר על תשובה על $S$ לבדו. היא אומרת שתשובה זו והתשובה אחרי ההיפוך נבדלות ב־⁦$γ$#⁩ לכל היותר. גררו תשובה מלאה; המקווקוות באה אחריה.</translation>
    </message>
    <message>
        <source>1 − $γ$# can be negative, but the loss cannot. The paper keeps the straight line and gets ($d$ − 1)/(8$γ$·$α$), rounded up %1, with $μ$ = 4$α$.</source>
        <translation>⁦1 − $γ$#⁩ יכול להיות שלילי, אך ההפסד לא. המאמר שומר על הישר ומקבל ⁦($d$ − 1)/(8$γ$·$α$)⁩, בעיגול כלפי מעלה %1, עם ⁦$μ$ = 4$α$⁩.</translation>
    </message>
    <message>
        <source>It is not counted here. On average the counting learner loses %1 more there.</source>
        <translation>היא אינה נספרת כאן. בממוצע הלומד הסופר מפסיד בה עוד %1.</translation>
    </message>
    <message>
        <source>It is not counted here: it is seen so often that it costs the counting learner almost nothing.</source>
        <translation>היא אינה נספרת כאן: היא נראית כל כך הרבה, שהיא כמעט אינה עולה ללומד הסופר דבר.</translation>
    </message>
    <message>
        <source>A loss of %1 asks for nothing</source>
        <translation>הפסד של %1 אינו דורש דבר</translation>
    </message>
    <message numerus="yes">
        <source>A loss of %1 takes %n examples</source>
        <translation>
            <numerusform>הפסד של %1 דורש דוגמה אחת</numerusform>
            <numerusform>הפסד של %1 דורש %n דוגמאות</numerusform>
        </translation>
    </message>
    <message>
        <source>Above, a sample, and the same with every label at one point turned round. In the middle, how likely the answer is + at each light point (thick), where the flip may move it (dashed), and what it must get wrong (hatched). Below, the least loss by n for stable learners, exact, the paper’s line (dashed) and this sample (dot).</source>
        <translation>למעלה, מדגם, ואותו מדגם שבו כל התוויות בנקודה אחת הפוכות. באמצע, מה הסיכוי שהתשובה בכל נקודה קלה היא + (עבה), לאן ההיפוך רשאי להזיזה (מקווקו), ומה שחייב להיות שגוי (מפוספס). למטה, ההפסד הקטן ביותר של לומדים יציבים לפי ⁦n⁩, מדויק, קו המאמר (מקווקו) והמדגם הזה (נקודה).</translation>
    </message>
    <message>
        <source>The examples that this loss asks for: at least (exact), by the paper, and enough.</source>
        <translation>הדוגמאות שהפסד זה דורש: לפחות (מדויק), לפי המאמר, וכמה שדי בהן.</translation>
    </message>
</context>
<context>
    <name>PrivacyWords</name>
    <message>
        <source>The promise %1 is too weak to be called private.</source>
        <translation>ההבטחה %1 חלשה מכדי להיקרא פרטית.</translation>
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
    <name>RegretBarsPicture</name>
    <message>
        <source>someone forces %1</source>
        <translation>מישהו כופה %1</translation>
    </message>
    <message>
        <source>exact minimax regret</source>
        <translation>חרטת מינימקס מדויקת</translation>
    </message>
    <message>
        <source>Hedge promises</source>
        <translation>Hedge מבטיח</translation>
    </message>
    <message>
        <source>with the promise: coins</source>
        <translation>עם ההבטחה: מטבעות</translation>
    </message>
    <message>
        <source>with the promise: SOA</source>
        <translation>עם ההבטחה: SOA</translation>
    </message>
</context>
<context>
    <name>RegretPage</name>
    <message>
        <source>Fair coins</source>
        <translation>מטבעות הוגנים</translation>
    </message>
    <message>
        <source>Between half and all of Ldim</source>
        <translation>בין מחצית Ldim לכולו</translation>
    </message>
</context>
<context>
    <name>RegretPicture</name>
    <message>
        <source>One hypothesis: no regret, and no mistakes.</source>
        <translation>השערה אחת: אין חרטה ואין טעויות.</translation>
    </message>
    <message numerus="yes">
        <source>With the promise the SOA errs %n times at most, fair coins %1 times.</source>
        <translation>
            <numerusform>עם ההבטחה ה-SOA טועה לכל היותר פעם %n, מטבעות הוגנים %1 פעמים.</numerusform>
            <numerusform>עם ההבטחה ה-SOA טועה לכל היותר %n פעמים, מטבעות הוגנים %1 פעמים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it the least regret of %n rounds is %1.</source>
        <translation>
            <numerusform>בלעדיה החרטה הקטנה ביותר בסבב %n היא %1.</numerusform>
            <numerusform>בלעדיה החרטה הקטנה ביותר ב-%n סבבים היא %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hedge&apos;s regret in %n rounds is %1 on average.</source>
        <translation>
            <numerusform>החרטה של Hedge בסבב %n היא %1 בממוצע.</numerusform>
            <numerusform>החרטה של Hedge ב-%n סבבים היא %1 בממוצע.</numerusform>
        </translation>
    </message>
    <message>
        <source>regret, or mistakes above the best hypothesis</source>
        <translation>חרטה: טעויות מעל ההשערה הטובה ביותר</translation>
    </message>
    <message>
        <source>regret, or mistakes above the best hypothesis (log scale)</source>
        <translation>חרטה: טעויות מעל ההשערה הטובה ביותר (סולם לוגריתמי)</translation>
    </message>
    <message>
        <source>One hypothesis, no regret.</source>
        <translation>השערה אחת, אין חרטה.</translation>
    </message>
    <message>
        <source>rounds $T$</source>
        <translation>סבבים $T$</translation>
    </message>
    <message numerus="yes">
        <source>%n below</source>
        <translation>
            <numerusform>%n מתחת</numerusform>
            <numerusform>%n מתחת</numerusform>
        </translation>
    </message>
    <message>
        <source>with the promise: paid once, for any $T$</source>
        <translation>עם ההבטחה: משלמים פעם אחת, לכל $T$</translation>
    </message>
    <message>
        <source>minimax, exact: %1</source>
        <translation>מינימקס, מדויק: %1</translation>
    </message>
    <message>
        <source>past the exact search</source>
        <translation>מעבר לחיפוש המדויק</translation>
    </message>
    <message>
        <source>further: too many states</source>
        <translation>הלאה: יותר מדי מצבים</translation>
    </message>
    <message>
        <source>Hedge at worst</source>
        <translation>Hedge במקרה הגרוע</translation>
    </message>
    <message>
        <source>%1: SOA</source>
        <translation>%1: SOA</translation>
    </message>
    <message>
        <source>%1: fair coins</source>
        <translation>%1: מטבעות הוגנים</translation>
    </message>
    <message>
        <source>above its best expert:</source>
        <translation>מעל המומחה הטוב:</translation>
    </message>
    <message>
        <source>Hedge: at most</source>
        <translation>Hedge: לכל היותר</translation>
    </message>
    <message>
        <source>someone forces</source>
        <translation>מישהו כופה</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>מדויק</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>חסם</translation>
    </message>
    <message>
        <source>one run of Hedge</source>
        <translation>הרצה אחת של Hedge</translation>
    </message>
    <message numerus="yes">
        <source>mean of %n runs of Hedge, 95 % interval</source>
        <translation>
            <numerusform>ממוצע של הרצה %n, רווח 95 %</numerusform>
            <numerusform>ממוצע של %n הרצות, רווח 95 %</numerusform>
        </translation>
    </message>
    <message>
        <source>single run</source>
        <translation>הרצה בודדת</translation>
    </message>
    <message>
        <source>Fair coins: every truth costs %1</source>
        <translation>מטבעות הוגנים: כל אמת עולה %1</translation>
    </message>
    <message>
        <source>Fair coins: no truth need cost more than %1</source>
        <translation>מטבעות הוגנים: שום אמת לא חייבת לעלות יותר מ-%1</translation>
    </message>
    <message>
        <source>both answers hurt alike</source>
        <translation>שתי התשובות כואבות באותה מידה</translation>
    </message>
    <message>
        <source>at a node: value $R$; on an edge: cost</source>
        <translation>בצומת: הערך $R$; על קשת: המחיר</translation>
    </message>
    <message>
        <source>left</source>
        <translation>נותרו</translation>
    </message>
    <message>
        <source>Between half and all of Ldim</source>
        <translation>בין מחצית Ldim לכולו</translation>
    </message>
    <message>
        <source>expected mistakes</source>
        <translation>תוחלת הטעויות</translation>
    </message>
</context>
<context>
    <name>RegretWords</name>
    <message>
        <source>minimax regret · %1</source>
        <translation>חרטת מינימקס · %1</translation>
    </message>
    <message>
        <source>randomized Ldim · %1</source>
        <translation>Ldim מוגרל · %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 round(s)</source>
        <translation>
            <numerusform>סבב %1</numerusform>
            <numerusform>%1 סבבים</numerusform>
        </translation>
    </message>
    <message>
        <source>one</source>
        <translation>אחד</translation>
    </message>
    <message>
        <source>two</source>
        <translation>שני</translation>
    </message>
    <message>
        <source>three</source>
        <translation>שלושה</translation>
    </message>
    <message>
        <source>four</source>
        <translation>ארבעה</translation>
    </message>
    <message>
        <source>five</source>
        <translation>חמישה</translation>
    </message>
    <message>
        <source>six</source>
        <translation>שישה</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>שבעה</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>שמונה</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>תשעה</translation>
    </message>
    <message>
        <source>Exact, one round more</source>
        <translation>מדויק, עוד סבב</translation>
    </message>
    <message>
        <source>One hypothesis, no regret.</source>
        <translation>השערה אחת, אין חרטה.</translation>
    </message>
    <message>
        <source>This class is past the exact search: %1 hypotheses. Hedge is run, and two bounds hold.</source>
        <translation>המחלקה גדולה מהחיפוש המדויק: %1 השערות. מריצים את Hedge, ושני חסמים מתקיימים.</translation>
    </message>
    <message>
        <source>One round: a learner says + with chance 1/2 and loses %1 to the best hypothesis.</source>
        <translation>סבב אחד: לומד אומר + בסיכוי 1/2 ומפסיד %1 להשערה הטובה ביותר.</translation>
    </message>
    <message>
        <source>%1: %2, no more than with one round fewer.</source>
        <translation>%1: %2, לא יותר מאשר עם סבב אחד פחות.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Further rounds take too many states.</source>
        <translation>סבבים נוספים דורשים יותר מדי מצבים.</translation>
    </message>
    <message>
        <source>Hedge at worst</source>
        <translation>Hedge במקרה הגרוע</translation>
    </message>
    <message>
        <source>Hedge promises %1 at most in %2. Someone forces %3 on every learner.</source>
        <translation>Hedge מבטיח לכל היותר %1 ב-%2. מישהו כופה %3 על כל לומד.</translation>
    </message>
    <message>
        <source>With so few flips Hedge is %1 at most above its best expert in %2, which says nothing of the best hypothesis. Someone forces %3 on every learner.</source>
        <translation>עם מעט כל כך היפוכים Hedge לכל היותר %1 מעל המומחה הטוב שלו ב-%2, וזה לא אומר דבר על ההשערה הטובה ביותר. מישהו כופה %3 על כל לומד.</translation>
    </message>
    <message>
        <source>%1, every sequence played: Hedge loses up to %2, the best learner %3.</source>
        <translation>%1, כל הסדרות שוחקו: Hedge מפסיד עד %2, הלומד הטוב ביותר %3.</translation>
    </message>
    <message>
        <source>%1, every sequence played: Hedge loses up to %2.</source>
        <translation>%1, כל הסדרות שוחקו: Hedge מפסיד עד %2.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>הרצות</translation>
    </message>
    <message numerus="yes">
        <source>%n runs at %2: %1 on average.</source>
        <translation>
            <numerusform>הרצה %n ב-%2: %1.</numerusform>
            <numerusform>%n הרצות ב-%2: %1 בממוצע.</numerusform>
        </translation>
    </message>
    <message>
        <source>A random point, and the label that Hedge finds less likely.</source>
        <translation>נקודה אקראית, והתווית שנראית ל-Hedge פחות סבירה.</translation>
    </message>
    <message>
        <source>Fair coins at each node of a tree, and the majority picks the branch.</source>
        <translation>מטבעות הוגנים בכל צומת של עץ, והרוב בוחר את הענף.</translation>
    </message>
    <message>
        <source>Fair coins</source>
        <translation>מטבעות הוגנים</translation>
    </message>
    <message>
        <source>With the promise R is between %1 and %2; its tree is too large to search.</source>
        <translation>עם ההבטחה R בין %1 ל-%2; העץ גדול מדי לחיפוש.</translation>
    </message>
    <message>
        <source>Nothing is left to ask. Other classes lie between half and all of Ldim.</source>
        <translation>לא נותר מה לשאול. מחלקות אחרות נמצאות בין מחצית Ldim לכולו.</translation>
    </message>
    <message>
        <source>With the promise a best learner tosses coins. Asked point %1, it says + with chance %2.</source>
        <translation>עם ההבטחה לומד מיטבי מטיל מטבעות. כששואלים אותו על נקודה %1 הוא אומר + בסיכוי %2.</translation>
    </message>
    <message>
        <source>Every truth costs %1.</source>
        <translation>כל אמת עולה %1.</translation>
    </message>
    <message>
        <source>With the promise %1 is enough, for any number of rounds.</source>
        <translation>עם ההבטחה די ב-%1, לכל מספר סבבים.</translation>
    </message>
    <message>
        <source>Theorem %1</source>
        <translation>משפט %1</translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>השערה %n</numerusform>
            <numerusform>%n השערות</numerusform>
        </translation>
    </message>
    <message>
        <source>A + leaves %1, a − leaves %2.</source>
        <translation>+ משאיר %1, ו-− משאיר %2.</translation>
    </message>
    <message>
        <source>Both sides are worth the same, so are both answers.</source>
        <translation>שני הצדדים שווים אותו דבר, וכך גם שתי התשובות.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>One</source>
        <translation>אחד</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>שני</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>שלושה</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>ארבעה</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>חמישה</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>שישה</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>שבעה</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>שמונה</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>תשעה</translation>
    </message>
    <message>
        <source>Odds by hand</source>
        <translation>סיכויים ביד</translation>
    </message>
    <message>
        <source>The worst truth is now %1: it costs %2, not %3. The letter O puts the best odds back.</source>
        <translation>האמת הגרועה ביותר כעת היא %1: היא עולה %2 ולא %3. המקש O מחזיר את הסיכויים הטובים ביותר.</translation>
    </message>
    <message>
        <source>Why %1 at the root?</source>
        <translation>למה %1 בשורש?</translation>
    </message>
    <message>
        <source>Same edge, two worlds</source>
        <translation>אותו גבול, שני עולמות</translation>
    </message>
    <message>
        <source>Finite Ldim bounds both curves. Only how they grow differs: not at all, or as $√T$.</source>
        <translation>Ldim סופי חוסם את שתי העקומות. רק הגידול שונה: בכלל לא, או כמו $√T$.</translation>
    </message>
    <message>
        <source>%1: costs %2 on average</source>
        <translation>%1: עולה %2 בממוצע</translation>
    </message>
    <message>
        <source>point %1: R = %2 for %3; + with chance %4</source>
        <translation>נקודה %1: R = %2 עבור %3; + בסיכוי %4</translation>
    </message>
    <message>
        <source>One level further down: at every node both answers cost the same.</source>
        <translation>רמה אחת למטה: בכל צומת שתי התשובות עולות אותו דבר.</translation>
    </message>
    <message>
        <source>Without the promise, in %1 even the best learner may lose %2 more than the best hypothesis, and this grows like √T. With the promise %3 is enough, for any number of rounds.</source>
        <translation>בלי הבטחה: ב-%1 גם הלומד הטוב ביותר עלול להפסיד %2 יותר מההשערה הטובה ביותר, וזה גדל כמו ⁦√T⁩. עם ההבטחה די ב-%3, לכל מספר סבבים.</translation>
    </message>
    <message>
        <source>The − side has the larger R. With + at probability only %1, both labels cost the same.</source>
        <translation>לצד − יש R גדול יותר. עם + בהסתברות %1 בלבד, שתי התוויות עולות אותו דבר.</translation>
    </message>
    <message>
        <source>The + side has the larger R. With − at probability only %1, both labels cost the same.</source>
        <translation>לצד + יש R גדול יותר. עם − בהסתברות %1 בלבד, שתי התוויות עולות אותו דבר.</translation>
    </message>
    <message>
        <source>One hypothesis, no regret</source>
        <translation>היפותזה אחת, אין חרטה</translation>
    </message>
    <message>
        <source>With the promise it costs %1, without it more and more</source>
        <translation>עם ההבטחה זה עולה %1, ובלעדיה עוד ועוד</translation>
    </message>
    <message>
        <source>With the promise it costs %1 for ever, without it %2 in %3</source>
        <translation>עם ההבטחה זה עולה %1 לתמיד, ובלעדיה %2 ב-%3</translation>
    </message>
    <message>
        <source>Above, regret by the number of rounds: exact (short ticks), two bounds (dashed), runs of Hedge (small dots) with their mean and its 95 % interval; the band is what the promise costs, once. Below, the best coins at each node of a tree and what they cost (numbers on the edges), and what coins cost in other classes, between half and all of Ldim.</source>
        <translation>למעלה, החרטה לפי מספר הסבבים: מדויק (קווים קצרים), שני חסמים (מקווקו), הרצות של Hedge (נקודות קטנות) עם הממוצע ורווח של ⁦95 %⁩; הפס הוא מה שההבטחה עולה, פעם אחת. למטה, המטבעות הטובים ביותר בכל צומת של עץ ומה הם עולים (מספרים על הקשתות), ומה מטבעות עולים במחלקות אחרות, בין מחצית Ldim לכולו.</translation>
    </message>
    <message>
        <source>Every truth costs %1</source>
        <translation>כל אמת עולה %1</translation>
    </message>
    <message>
        <source>At a node the point that is asked and the value R of what is left, on an edge what that answer costs, at a leaf what this truth costs on the way.</source>
        <translation>בצומת הנקודה שנשאלת והערך ⁦R⁩ של מה שנותר, על קשת מה שהתשובה הזאת עולה, ובעלה מה שהאמת הזאת עולה בדרך.</translation>
    </message>
    <message>
        <source>Between half and all of Ldim</source>
        <translation>בין מחצית Ldim לכולו</translation>
    </message>
    <message>
        <source>What the best coins cost in each class (tick), between half of its Ldim and all of it (dashed ends).</source>
        <translation>מה שהמטבעות הטובים ביותר עולים בכל מחלקה (קו), בין מחצית Ldim שלה לכולו (קצוות מקווקווים).</translation>
    </message>
</context>
<context>
    <name>RelabelCostPicture</name>
    <message>
        <source>The choice of labels costs %1, a neighbour in T costs %2, together %3.</source>
        <translation>בחירת התוויות עולה %1, שכן ב־T עולה %2, יחד %3.</translation>
    </message>
    <message>
        <source>choose labels %1</source>
        <translation>בחירת תוויות %1</translation>
    </message>
    <message>
        <source>a neighbour in $T$ %1</source>
        <translation>שכן ב־$T$ %1</translation>
    </message>
</context>
<context>
    <name>RelabelPage</name>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
    <message numerus="yes">
        <source>The labels of %1 cost %n errors on S at best: chance %2.</source>
        <translation>
            <numerusform>הדרך של %1 עולה במקרה הטוב טעות %n על S: סיכוי %2.</numerusform>
            <numerusform>הדרך של %1 עולה במקרה הטוב %n טעויות על S: סיכוי %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The labels of %1 cost %n errors on S: chance %2.</source>
        <translation>
            <numerusform>הדרך של %1 עולה טעות %n על S: סיכוי %2.</numerusform>
            <numerusform>הדרך של %1 עולה %n טעויות על S: סיכוי %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first hypothesis with the labels of %1 makes %n errors on S: chance %2.</source>
        <translation>
            <numerusform>ההשערה הראשונה בדרך של %1 טועה %n פעם על S: סיכוי %2.</numerusform>
            <numerusform>ההשערה הראשונה בדרך של %1 טועה %n פעמים על S: סיכוי %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more ways cost %1 errors on S or more: chance %2 together.</source>
        <translation>
            <numerusform>עוד דרך %n עולה %1 טעויות על S או יותר: סיכוי %2.</numerusform>
            <numerusform>עוד %n דרכים עולות %1 טעויות על S או יותר: סיכוי %2 יחד.</numerusform>
        </translation>
    </message>
    <message>
        <source>A sees the relabelled rows and nothing else. Here A is the exponential mechanism over H.</source>
        <translation>A רואה את השורות המתויגות מחדש ולא דבר אחר. כאן A הוא המנגנון האקספוננציאלי על H.</translation>
    </message>
    <message>
        <source>A sees the relabelled rows and nothing else. Here A is M.</source>
        <translation>A רואה את השורות המתויגות מחדש ולא דבר אחר. כאן A הוא M.</translation>
    </message>
    <message>
        <source>A sees the relabelled rows and nothing else. Here A is the SOA, which is not private.</source>
        <translation>A רואה את השורות המתויגות מחדש ולא דבר אחר. כאן A הוא ה־SOA, שאינו פרטי.</translation>
    </message>
    <message>
        <source>For this class and goal no constants of M are known: A cannot run.</source>
        <translation>למחלקה ולמטרה אלה לא ידועים קבועים של M: A אינו יכול לרוץ.</translation>
    </message>
    <message numerus="yes">
        <source>M with these constants needs %1 rows, and T has %n: A cannot run.</source>
        <translation>
            <numerusform>M עם הקבועים האלה צריך %1 שורות, וב־T יש %n: A אינו יכול לרוץ.</numerusform>
            <numerusform>M עם הקבועים האלה צריך %1 שורות, וב־T יש %n: A אינו יכול לרוץ.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draws %1, which has chance %2.</source>
        <translation>A מגריל את %1, שסיכויו %2.</translation>
    </message>
    <message>
        <source>A says %1.</source>
        <translation>A אומר %1.</translation>
    </message>
    <message>
        <source>Nothing leaves. With more rows in T, or another A, something would.</source>
        <translation>דבר אינו יוצא. עם יותר שורות ב־T, או עם A אחר, משהו היה יוצא.</translation>
    </message>
    <message>
        <source>%1 leaves.</source>
        <translation>%1 יוצאת.</translation>
    </message>
    <message>
        <source>With the score of the first hypothesis the claim is false: the last picture shows a loss of %1.</source>
        <translation>עם הציון של ההשערה הראשונה הטענה שגויה: התמונה האחרונה מראה הפסד של %1.</translation>
    </message>
    <message>
        <source>The SOA is not private, so nothing is promised of the whole.</source>
        <translation>ה־SOA אינו פרטי, ולכן דבר אינו מובטח על השלם.</translation>
    </message>
    <message>
        <source>A is %1-private, the whole %2-private: a row is in T with chance %3.</source>
        <translation>A הוא %1־פרטי, והשלם %2־פרטי: שורה נמצאת ב־T בסיכוי %3.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two hypotheses</comment>
        <translation>%1 ו־%2</translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <comment>behind a way</comment>
        <translation>
            <numerusform>השערה %n</numerusform>
            <numerusform>%n השערות</numerusform>
        </translation>
    </message>
    <message>
        <source>EM over $H$</source>
        <translation>EM על $H$</translation>
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
        <translation>מסקנה 4 · לפי [ABMS20], Thm 2.3</translation>
    </message>
    <message>
        <source>Draw T</source>
        <translation>הגרלת T</translation>
    </message>
    <message numerus="yes">
        <source>T is %n of the %1 rows of S, in random order: every choice is as likely.</source>
        <translation>
            <numerusform>T היא %n מתוך %1 השורות של S: כל בחירה סבירה באותה מידה.</numerusform>
            <numerusform>T היא %n מתוך %1 השורות של S, בסדר אקראי: כל בחירה סבירה באותה מידה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>הצעה</translation>
    </message>
    <message numerus="yes">
        <source>H can label the rows of T in %n ways.</source>
        <translation>
            <numerusform>H יכולה לתייג את השורות של T בדרך %n.</numerusform>
            <numerusform>H יכולה לתייג את השורות של T ב־%n דרכים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The labels T has now are one of these ways: H explains T already.</source>
        <translation>התוויות הנוכחיות של T הן אחת מהדרכים האלה: H כבר מסבירה את T.</translation>
    </message>
    <message>
        <source>The labels T has now are none of these ways: no hypothesis explains T.</source>
        <translation>התוויות הנוכחיות של T אינן אף אחת מהדרכים האלה: שום השערה אינה מסבירה את T.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>ניקוד</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>בחירה</translation>
    </message>
    <message>
        <source>The labels of %1 are drawn: they had chance %2. Nobody will learn which labels these are.</source>
        <translation>הדרך של %1 מוגרלת: היה לה סיכוי %2. איש לא ילמד איזו היא.</translation>
    </message>
    <message>
        <source>Relabel</source>
        <translation>תיוג מחדש</translation>
    </message>
    <message>
        <source>H explains T already: no label changes.</source>
        <translation>H כבר מסבירה את T: שום תווית אינה משתנה.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows of T change their label.</source>
        <translation>
            <numerusform>שורה %n של T משנה את תוויתה.</numerusform>
            <numerusform>%n שורות של T משנות את תוויתן.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now %1 explains every row of T: A may learn.</source>
        <translation>כעת %1 מסבירה כל שורה של T: A רשאי ללמוד.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>למידה</translation>
    </message>
    <message>
        <source>Where $4e^{ε_0}$ comes from</source>
        <translation>מאין בא $4e^{ε_0}$</translation>
    </message>
    <message>
        <source>Two $T$ that share all rows but one split $H$ almost alike: each class’s weight changes by at most 2, so ratios by 4. Inside a class, $A$ sees one other row.</source>
        <translation>שתי $T$ השוות בכל שורותיהן פרט לאחת מחלקות את $H$ כמעט באותו אופן: משקל כל מחלקה משתנה לכל היותר פי 2, ולכן היחסים פי 4. בתוך מחלקה $A$ רואה שורה אחת שונה.</translation>
    </message>
    <message>
        <source>Private no more</source>
        <translation>כבר לא פרטי</translation>
    </message>
    <message>
        <source>The first hypothesis of a class may be a bad one in $T$ and a good one in its neighbour: its errors then jump by hundreds, and so does the chance.</source>
        <translation>ההשערה הראשונה במחלקה יכולה להיות גרועה ב־$T$ וטובה אצל שכנתה: טעויותיה קופצות אז במאות, ואיתן הסיכוי.</translation>
    </message>
    <message>
        <source>What it costs in accuracy</source>
        <translation>מה זה עולה בדיוק</translation>
    </message>
    <message>
        <source>$A$ learns the labels it is given. $T$ must be large enough that every labelling by $H$ is learned: $m$ grows with $A$, $n$ with $m$/$ε$.</source>
        <translation>$A$ לומד את התוויות שקיבל. $T$ צריכה להיות גדולה דיה כדי שכל תיוג של $H$ יילמד: $m$ גדל עם $A$, ו־$n$ עם $m$/$ε$.</translation>
    </message>
    <message>
        <source>Wrong labels by point</source>
        <translation>תוויות שגויות לפי נקודה</translation>
    </message>
    <message>
        <source>The scenario’s file sets the chance of a wrong label at each point. $η$ at the left takes its place once it is moved.</source>
        <translation>קובץ התרחיש קובע את ההסתברות לתווית שגויה בכל נקודה. $η$ שמשמאל בא במקומה ברגע שמזיזים אותו.</translation>
    </message>
    <message>
        <source>%1-private learning becomes %2-private without the promise</source>
        <translation>למידה ⁦%1⁩-פרטית נעשית ⁦%2⁩-פרטית בלי ההבטחה</translation>
    </message>
    <message>
        <source>Here nothing is promised of the whole</source>
        <translation>כאן דבר אינו מובטח על השלם</translation>
    </message>
    <message>
        <source>Before the boundary, S by points (framed: T), the ways in which H can label T with their errors on S and their chances, and T as it is relabelled. Behind it, what A learns. Below, the privacy of the whole by the rows in T (dashed: bounds), and a class where judging each way by its first hypothesis breaks the claim.</source>
        <translation>לפני הגבול, ⁦S⁩ לפי נקודות (ממוסגר: ⁦T⁩), הדרכים שבהן ⁦H⁩ יכולה לתייג את ⁦T⁩ עם שגיאותיהן על ⁦S⁩ וסיכוייהן, ו־⁦T⁩ אחרי התיוג מחדש. מאחוריו, מה ש־A לומד. למטה, פרטיות השלם לפי השורות ב־⁦T⁩ (מקווקו: חסמים), ומחלקה שבה הטענה נשברת כששופטים כל דרך לפי ההיפותזה הראשונה שלה.</translation>
    </message>
    <message>
        <source>What the choice of labels costs of ε (dark), and what A costs on a neighbour of T (light).</source>
        <translation>מה שבחירת התוויות עולה מ־ε (כהה), ומה ש־A עולה על שכן של ⁦T⁩ (בהיר).</translation>
    </message>
</context>
<context>
    <name>RelabelPicture</name>
    <message numerus="yes">
        <source>%n rows of T are labelled in a way that H can explain, drawn by its errors on S.</source>
        <translation>
            <numerusform>שורה %n של T מתויגת בדרך ש־H יכולה להסביר, שהוגרלה לפי טעויותיה על S.</numerusform>
            <numerusform>%n שורות של T מתויגות בדרך ש־H יכולה להסביר, שהוגרלה לפי טעויותיה על S.</numerusform>
        </translation>
    </message>
    <message>
        <source>The labels of %1 have chance %2.</source>
        <translation>לדרך של %1 סיכוי %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n labels flip.</source>
        <translation>
            <numerusform>תווית %n מתהפכת.</numerusform>
            <numerusform>%n תוויות מתהפכות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>דוגמה %n</numerusform>
            <numerusform>%n דוגמאות</numerusform>
        </translation>
    </message>
    <message>
        <source>framed: $T$</source>
        <translation>ממוסגר: $T$</translation>
    </message>
    <message numerus="yes">
        <source>%n more points</source>
        <translation>
            <numerusform>עוד נקודה %n</numerusform>
            <numerusform>עוד %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>what $H$ can say on $T$</source>
        <translation>מה $H$ יכולה לומר על $T$</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>טעויות</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>סיכוי</translation>
    </message>
    <message>
        <source>min of</source>
        <translation>מינ׳ של</translation>
    </message>
    <message>
        <source>first of</source>
        <comment>the hypotheses that follow</comment>
        <translation>ראשונה מ־</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 בסך הכול</translation>
    </message>
    <message numerus="yes">
        <source>and %n more ways</source>
        <translation>
            <numerusform>ועוד דרך %n</numerusform>
            <numerusform>ועוד %n דרכים</numerusform>
        </translation>
    </message>
    <message>
        <source>in random order</source>
        <translation>בסדר אקראי</translation>
    </message>
    <message numerus="yes">
        <source>the first %1 of %n</source>
        <translation>
            <numerusform>%1 הראשונות מתוך %n</numerusform>
            <numerusform>%1 הראשונות מתוך %n</numerusform>
        </translation>
    </message>
    <message>
        <source>relabelled</source>
        <translation>מתויגת מחדש</translation>
    </message>
    <message>
        <source>$H$ explains $T$ already</source>
        <translation>$H$ כבר מסבירה את $T$</translation>
    </message>
    <message numerus="yes">
        <source>%n labels flip</source>
        <translation>
            <numerusform>תווית %n מתהפכת</numerusform>
            <numerusform>%n תוויות מתהפכות</numerusform>
        </translation>
    </message>
    <message>
        <source>no constants of $M$ are known here</source>
        <translation>לא ידועים כאן קבועים של $M$</translation>
    </message>
    <message>
        <source>$M$ with these constants needs %1 rows</source>
        <translation>$M$ עם הקבועים האלה צריך %1 שורות</translation>
    </message>
    <message>
        <source>the hypothesis</source>
        <translation>ההשערה</translation>
    </message>
    <message>
        <source>$A$’s chance %1</source>
        <translation>הסיכוי של $A$: %1</translation>
    </message>
    <message>
        <source>Not $T$, not its new labels: one hypothesis leaves.</source>
        <translation>לא $T$, לא תוויותיה החדשות: השערה אחת יוצאת.</translation>
    </message>
    <message>
        <source>Nothing leaves.</source>
        <translation>דבר אינו יוצא.</translation>
    </message>
    <message>
        <source>Nothing is promised: the first hypothesis is no score for this.</source>
        <translation>דבר אינו מובטח: ההשערה הראשונה אינה ציון מתאים לכך.</translation>
    </message>
    <message>
        <source>Nothing is promised: the SOA is not private.</source>
        <translation>דבר אינו מובטח: ה־SOA אינו פרטי.</translation>
    </message>
    <message>
        <source>With $ε_0$ = %1, $ε_1$ = %2 and $ν$ = %3 it is</source>
        <translation>עם $ε_0$ = %1, $ε_1$ = %2 ו־$ν$ = %3 זה</translation>
    </message>
    <message>
        <source>%1-private</source>
        <translation>%1־פרטי</translation>
    </message>
    <message>
        <source>with $δ$ = %1</source>
        <translation>עם $δ$ = %1</translation>
    </message>
    <message numerus="yes">
        <source>Dilution: what $m$ of %n rows cost</source>
        <translation>
            <numerusform>דילול: מה עולות $m$ מתוך שורה %n</numerusform>
            <numerusform>דילול: מה עולות $m$ מתוך %n שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>paper: $ε_0$ + 3, for every $m$</source>
        <translation>המאמר: $ε_0$ + 3, לכל $m$</translation>
    </message>
    <message>
        <source>Why the minimum, not the first?</source>
        <translation>מדוע המינימום ולא הראשונה?</translation>
    </message>
    <message>
        <source>A class where it matters; $n$ = %1, $m$ = %2, $ε_0$ = $ε_1$ = 1</source>
        <translation>מחלקה שבה זה חשוב; $n$ = %1, $m$ = %2, $ε_0$ = $ε_1$ = 1</translation>
    </message>
    <message>
        <source>Without $a$ in $T$, “all +” is judged by bad_B: at least %1 errors, not good’s 0. One row of %2 decides. The minimum moves by 1.</source>
        <translation>בלי $a$ ב־$T$ „הכול +” נשפט לפי bad_B: לפחות %1 טעויות, ולא 0 כמו של good. שורה אחת מתוך %2 מכריעה. המינימום זז ב־1.</translation>
    </message>
    <message numerus="yes">
        <source>%n points $z$</source>
        <translation>
            <numerusform>נקודה %n $z$</numerusform>
            <numerusform>%n נקודות $z$</numerusform>
        </translation>
    </message>
    <message>
        <source>first</source>
        <comment>the score</comment>
        <translation>ראשונה</translation>
    </message>
    <message>
        <source>minimum</source>
        <comment>the score</comment>
        <translation>מינימום</translation>
    </message>
    <message>
        <source>claim %1</source>
        <translation>נטען %1</translation>
    </message>
    <message>
        <source>privacy loss at $w$, exact</source>
        <translation>אובדן הפרטיות ב־$w$, במדויק</translation>
    </message>
    <message>
        <source>$a$ replaced by $b$</source>
        <translation>$a$ מוחלפת ב־$b$</translation>
    </message>
</context>
<context>
    <name>RelabelTable</name>
    <message>
        <source>labels of T</source>
        <translation>התוויות של T</translation>
    </message>
    <message>
        <source>hypotheses behind it</source>
        <translation>ההשערות שמאחוריה</translation>
    </message>
    <message>
        <source>least errors on S</source>
        <translation>הכי מעט טעויות על S</translation>
    </message>
    <message>
        <source>errors of the first on S</source>
        <translation>טעויות הראשונה על S</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>סיכוי</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>הוגרלה</translation>
    </message>
    <message>
        <source>place in T</source>
        <translation>מקום ב־T</translation>
    </message>
    <message>
        <source>row of S</source>
        <translation>שורה של S</translation>
    </message>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>label</source>
        <translation>תווית</translation>
    </message>
    <message>
        <source>new label</source>
        <translation>תווית חדשה</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>השתנתה</translation>
    </message>
    <message>
        <source>rows in T</source>
        <translation>שורות ב־T</translation>
    </message>
    <message>
        <source>ε of the whole</source>
        <translation>ε של השלם</translation>
    </message>
    <message>
        <source>in the picture</source>
        <translation>בתמונה</translation>
    </message>
</context>
<context>
    <name>ReleasePicture</name>
    <message>
        <source>votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>Laplace threshold</source>
        <translation>סף לפלס</translation>
    </message>
    <message>
        <source>partition selection</source>
        <translation>בחירת מחיצות</translation>
    </message>
    <message>
        <source>A predictor has an even chance to be released from %1 votes with the Laplace threshold, from %2 with partition selection.</source>
        <translation>למנבא יש סיכוי שקול להשתחרר החל מ-⁦%1⁩ קולות בסף לפלס, והחל מ-⁦%2⁩ בבחירת מחיצות.</translation>
    </message>
    <message>
        <source>Chance to be released, by votes</source>
        <translation>הסיכוי להשתחרר לפי מספר הקולות</translation>
    </message>
    <message>
        <source>from %1 votes</source>
        <translation>מ-⁦%1⁩ קולות</translation>
    </message>
    <message>
        <source>from $T$ = %1</source>
        <translation>מ-⁦$T$ = %1⁩</translation>
    </message>
    <message>
        <source>Partition selection releases with fewer votes</source>
        <translation>בחירת מחיצות משחררת בפחות קולות</translation>
    </message>
    <message>
        <source>The Laplace threshold releases with fewer votes</source>
        <translation>סף לפלס משחרר בפחות קולות</translation>
    </message>
    <message>
        <source>Both rules release with as many votes</source>
        <translation>שני הכללים משחררים באותו מספר קולות</translation>
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
    <message>
        <source>$ε$ = %1, %2; thresholds of dimension $d$, uniform</source>
        <translation>⁦$ε$&#xa0;=&#xa0;%1⁩, %2; ספים בממד $d$, אחיד</translation>
    </message>
    <message>
        <source>%1; M with sharp proportions, scaled to each size</source>
        <translation>%1; M ביחסים חדים, מותאמים לכל גודל</translation>
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
        <source>one run of the tournament meets SOA states of more than %1 MiB: take a smaller cap, fewer levels or a smaller class</source>
        <translation>ריצה אחת של הטורניר פוגשת מצבי SOA של יותר מ־%1 MiB: יש לבחור גבול N קטן יותר, פחות רמות או מחלקה קטנה יותר</translation>
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
        <source>exists, but holds no results (%1); choose another name</source>
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
        <source>must end in .png, .svg, .pdf or .tex</source>
        <translation>חייב להסתיים ב־‎.png‎, ‎.svg‎, ‎.pdf‎ או ‎.tex‎</translation>
    </message>
    <message>
        <source>must end in .png, .svg, .pdf, .tex or .html</source>
        <translation>חייב להסתיים ב־‎.png‎, ‎.svg‎, ‎.pdf‎, ‎.tex‎ או ‎.html</translation>
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
        <translation>חייב להיות מספר שלם מ־2 עד ⁦2^60⁩, במלואו או כ־⁦2^40⁩</translation>
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
        <source>must be em:E, erm-left, erm-mid, erm-uniform, coins:E, constant:C, steps:p0,p1,… or private</source>
        <translation>חייב להיות em:E,‏ erm-left,‏ erm-mid,‏ erm-uniform,‏ coins:E,‏ constant:C,‏ steps:p0,p1,… או private</translation>
    </message>
    <message>
        <source>must be private or private:E,D,n,N,K,n&apos; with K (N + n) + n&apos; even, 2 to 64; a level may follow</source>
        <translation>חייב להיות private או private:E,D,n,N,K,n&apos; כאשר K (N + n) + n&apos; זוגי, בין 2 ל־64; רמה יכולה לבוא אחריו</translation>
    </message>
    <message>
        <source>is an option of the learner private</source>
        <translation>היא אפשרות של הלומד private</translation>
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
    <message>
        <source>must be one of the candidates</source>
        <translation>חייב להיות אחד המועמדים</translation>
    </message>
    <message>
        <source>must be homogeneous with the other forced points</source>
        <translation>חייב להיות הומוגני עם נקודות החובה האחרות</translation>
    </message>
    <message>
        <source>must be above %1 and at most %2</source>
        <translation>חייב להיות מעל %1 ולכל היותר %2</translation>
    </message>
    <message>
        <source>must be from 0 to below 1/2</source>
        <translation>חייב להיות מ־0 ועד פחות מ־1/2</translation>
    </message>
    <message>
        <source>cannot be given beside %1</source>
        <translation>אי אפשר לתת לצד %1</translation>
    </message>
    <message>
        <source>is a row of T already</source>
        <translation>כבר שורה של T</translation>
    </message>
    <message>
        <source>must be M, lean, chain, relabel, generic or consistent</source>
        <translation>חייב להיות M, ‏lean, chain, ‏relabel, ‏generic או consistent</translation>
    </message>
    <message>
        <source>is given twice</source>
        <translation>ניתן פעמיים</translation>
    </message>
    <message>
        <source>ffmpeg wrote a file that cannot be played</source>
        <translation>‏ffmpeg כתב קובץ שאי אפשר לנגן</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the name of point %1</source>
        <translation>שם הנקודה %1</translation>
    </message>
    <message>
        <source>the name of hypothesis %1</source>
        <translation>שם ההיפותזה %1</translation>
    </message>
    <message>
        <source>has the character %1 at place %2</source>
        <translation>מכיל במקום %2 את התו %1</translation>
    </message>
    <message>
        <source>has the byte %1 at place %2, which is not UTF-8</source>
        <translation>מכיל במקום %2 את הבית %1, שאינו UTF-8</translation>
    </message>
    <message>
        <source>%1, column %2</source>
        <translation>%1, עמודה %2</translation>
    </message>
    <message>
        <source>%1, column %2 (%3)</source>
        <translation>%1, עמודה %2 (%3)</translation>
    </message>
    <message>
        <source>a label must be 0 or 1, - or +, -1 or 1, true or false, yes or no, on or off, X or empty: one of these ways in the whole table</source>
        <translation>תווית חייבת להיות 0 או 1, - או +, -1 או 1, true או false, yes או no, on או off, X או ריק: באותה דרך בכל הטבלה</translation>
    </message>
    <message>
        <source>is neither a row of labels nor names of points: %1 of its cells are labels; --names row says that it has names, --names none that it has labels</source>
        <translation>אינה שורת תוויות ואינה שמות של נקודות: %1 מתאיה הם תוויות; --names row אומר שיש בה שמות, --names none שיש בה תוויות</translation>
    </message>
    <message>
        <source>is not UTF-8: its byte %1 is %2; save the file as UTF-8 (in Excel: CSV UTF-8)</source>
        <translation>אינו UTF-8: הבית ה-%1 בו הוא %2; שמרו את הקובץ כ-UTF-8 (ב-Excel: CSV UTF-8)</translation>
    </message>
    <message>
        <source>must be none, row, column or both</source>
        <translation>חייב להיות none,‏ row,‏ column או both</translation>
    </message>
    <message>
        <source>is no column of the table</source>
        <translation>אינה עמודה של הטבלה</translation>
    </message>
    <message>
        <source>leaves no column of labels</source>
        <translation>אינו משאיר אף עמודת תוויות</translation>
    </message>
    <message>
        <source>is for a data file</source>
        <translation>מיועד לקובץ נתונים</translation>
    </message>
    <message>
        <source>is for a table, file:PATH</source>
        <translation>מיועד לטבלה, file:PATH</translation>
    </message>
    <message>
        <source>a cell is empty, which is a label only in a table of X and empty cells</source>
        <translation>תא ריק; זו תווית רק בטבלה של X ותאים ריקים</translation>
    </message>
    <message>
        <source>a label must be -1 or 1, - or +, 0 or 1, true or false, yes or no, on or off</source>
        <translation>תווית חייבת להיות -1 או 1, - או +, 0 או 1, true או false, yes או no, on או off</translation>
    </message>
    <message>
        <source>is blank: after the header every line is an example</source>
        <translation>ריקה: אחרי הכותרת כל שורה היא דוגמה</translation>
    </message>
    <message>
        <source>begins with #: comments stand before the header, after it every line is an example</source>
        <translation>מתחילה ב-#: הערות עומדות לפני הכותרת, ואחריה כל שורה היא דוגמה</translation>
    </message>
    <message>
        <source>%1; it is the first of %2 lines of %3 that cannot be read</source>
        <translation>%1; זו הראשונה מבין %2 שורות מתוך %3 שאי אפשר לקרוא</translation>
    </message>
    <message>
        <source>must be an index from 0 to %1 or the name of one point</source>
        <translation>חייב להיות אינדקס מ-0 עד %1 או שם של נקודה אחת</translation>
    </message>
    <message>
        <source>must be a row of the class, 0 to %1, or the name of one</source>
        <translation>חייבת להיות שורה של המחלקה, 0 עד %1, או שם של שורה</translation>
    </message>
    <message>
        <source>must be epsilon,delta such as 2,1e-5</source>
        <translation>חייב להיות אפסילון,דלתא, למשל 2,1e-5</translation>
    </message>
    <message>
        <source>the ledger holds epsilon %1 and delta %2, and this run would add epsilon %3 and delta %4</source>
        <translation>בפנקס רשומים אפסילון %1 ודלתא %2, והרצה זו הייתה מוסיפה אפסילון %3 ודלתא %4</translation>
    </message>
    <message>
        <source>a run with a seed promises nothing, so it passes every budget</source>
        <translation>הרצה עם גרעין אינה מבטיחה דבר, ולכן היא חורגת מכל תקציב</translation>
    </message>
    <message>
        <source>needs --ledger, the file that holds what was spent</source>
        <translation>דורש ‎--ledger‎, הקובץ שבו רשום מה הוצא</translation>
    </message>
    <message>
        <source>is for releases: needs --release or a data file</source>
        <translation>מיועד לפרסומים: דורש ‎--release‎ או קובץ נתונים</translation>
    </message>
    <message>
        <source>on data each answer spends epsilon and delta again: needs --release, or --seed for study</source>
        <translation>על נתונים כל תשובה מוציאה שוב אפסילון ודלתא: דורש ‎--release‎, או ‎--seed‎ לצורכי לימוד</translation>
    </message>
    <message>
        <source>is no ledger of this program, and stays as it is</source>
        <translation>אינו פנקס של תוכנית זו, ונשאר כפי שהוא</translation>
    </message>
    <message>
        <source>is damaged or was changed</source>
        <translation>פגום או שונה</translation>
    </message>
    <message>
        <source>ends before its epsilon and delta, so what it spent is not known</source>
        <translation>נגמרת לפני האפסילון והדלתא שלה, ולכן לא ידוע מה הוצא בה</translation>
    </message>
    <message>
        <source>must be counts with their chances, such as 1:0.5,3:1/2</source>
        <translation>חייב להיות מניינים עם ההסתברויות שלהם, כגון ‎1:0.5,3:1/2‎</translation>
    </message>
    <message>
        <source>counts of steps must rise, from 1 to the %1 examples</source>
        <translation>המניינים של המדרגות חייבים לעלות, מ־1 עד %1 הדוגמאות</translation>
    </message>
    <message>
        <source>chances of steps must sum to 1</source>
        <translation>סכום ההסתברויות של המדרגות חייב להיות 1</translation>
    </message>
    <message>
        <source>must be points:N, thresholds:N or cube:2</source>
        <translation>חייב להיות points:N,‏ thresholds:N או cube:2</translation>
    </message>
    <message>
        <source>must be given twice, once for each run</source>
        <translation>חייב להינתן פעמיים, פעם אחת לכל הרצה</translation>
    </message>
    <message>
        <source>is not what the certificate gives: %1</source>
        <translation>אינו מה שהאישור נותן: %1</translation>
    </message>
    <message>
        <source>is in use: another process has held its lock for %1 s</source>
        <translation>נמצא בשימוש: תהליך אחר מחזיק במנעול שלו כבר %1 ש׳</translation>
    </message>
    <message>
        <source>behind B and a name must come the numbers of objects and attributes, each on a line</source>
        <translation>אחרי B ואחרי שם חייבים לבוא מספר העצמים ומספר התכונות, כל אחד בשורה משלו</translation>
    </message>
    <message>
        <source>%1 objects and %2 attributes need %3 more lines that are not blank, there are %4</source>
        <translation>%1 עצמים ו־%2 תכונות צריכים עוד %3 שורות שאינן ריקות, ויש %4</translation>
    </message>
    <message>
        <source>a row must be %1 signs, X or a dot</source>
        <translation>שורה חייבת להכיל %1 סימנים, X או נקודה</translation>
    </message>
    <message>
        <source>looks like ARFF: save it as CSV, with the attributes&apos; names in the first line</source>
        <translation>נראה כמו ARFF: יש לשמור כ־CSV, עם שמות התכונות בשורה הראשונה</translation>
    </message>
    <message>
        <source>looks like sparse rows of libsvm: save it as CSV, one column a feature, 0 or 1 in each cell</source>
        <translation>נראה כמו שורות דלילות של libsvm: יש לשמור כ־CSV, עמודה לכל תכונה, 0 או 1 בכל תא</translation>
    </message>
    <message>
        <source>looks like lists of items (FIMI): save it as CSV, one column an item, 1 where the line has it</source>
        <translation>נראה כמו רשימות פריטים (FIMI): יש לשמור כ־CSV, עמודה לכל פריט, 1 היכן שהשורה מכילה אותו</translation>
    </message>
    <message>
        <source>looks like a PLA of espresso: save it as CSV, one row an output, one column an input word</source>
        <translation>נראה כמו PLA של espresso: יש לשמור כ־CSV, שורה לכל יציאה, עמודה לכל מילת קלט</translation>
    </message>
    <message>
        <source>must end in .cxt or .csv</source>
        <translation>חייב להסתיים ב־.cxt או ב־.csv</translation>
    </message>
    <message>
        <source>for Ldim %2 they ask for %1 batches: cannot be run; --constants lean can</source>
        <translation>עבור Ldim %2 הם דורשים %1 אצוות: אי אפשר להריץ; את --constants lean אפשר</translation>
    </message>
    <message>
        <source>did you mean %1?</source>
        <translation>האם הכוונה ל־%1?</translation>
    </message>
    <message>
        <source>is a file here: write %1</source>
        <translation>הוא קובץ כאן: יש לכתוב %1</translation>
    </message>
    <message>
        <source>leaves no plan for the lean learner; %1 has one, with the other numbers as they are</source>
        <translation>לא משאיר תוכנית ללומד הרזה; עם %1 יש תוכנית, כששאר המספרים נשארים כפי שהם</translation>
    </message>
    <message>
        <source>is not text: it holds a byte 0 at place %1; if the file is UTF-16, save it as UTF-8</source>
        <translation>אינו טקסט: במקום %1 יש בית 0; אם הקובץ הוא UTF-16, יש לשמור אותו כ־UTF-8</translation>
    </message>
    <message>
        <source>is the file that the output is printed to</source>
        <translation>הוא הקובץ שאליו נכתב הפלט</translation>
    </message>
    <message>
        <source>must be fail or soa</source>
        <translation>חייב להיות fail או soa</translation>
    </message>
    <message>
        <source>the exact law would take more than %1 states or %2 steps: leave --exact out</source>
        <translation>ההתפלגות המדויקת תדרוש יותר מ־%1 מצבים או %2 צעדים: השמיטו את --exact</translation>
    </message>
    <message>
        <source>the exact law needs no runs</source>
        <translation>ההתפלגות המדויקת אינה צריכה הרצות</translation>
    </message>
    <message>
        <source>one evaluation costs %1 multiplications: more than %2 needs --seconds</source>
        <translation>חישוב אחד עולה %1 כפלים: יותר מ־%2 דורש --seconds</translation>
    </message>
    <message>
        <source>must be multiples of 2^-45 that add up to 1</source>
        <translation>צריכים להיות כפולות של 2^-45 שסכומן 1</translation>
    </message>
    <message>
        <source>is no field of a certificate</source>
        <translation>אינו שדה של תעודה</translation>
    </message>
    <message>
        <source>no bound above 0 was found that %1 boxes show; try a smaller tolerance</source>
        <translation>לא נמצא חסם מעל 0 ש־%1 תיבות מראות; נסו סטייה קטנה יותר</translation>
    </message>
    <message>
        <source>a certificate says itself what it is of</source>
        <translation>תעודה אומרת בעצמה במה היא עוסקת</translation>
    </message>
    <message>
        <source>is too coarse for alpha: must be at least 1/alpha</source>
        <translation>גס מדי עבור alpha: חייב להיות לפחות 1/alpha</translation>
    </message>
    <message>
        <source>there is no painting to write</source>
        <translation>אין צביעה שאפשר לכתוב</translation>
    </message>
    <message>
        <source>must be at least 0 and add up to 1</source>
        <translation>חייבים להיות לפחות 0 ולהסתכם ל‎-1</translation>
    </message>
    <message>
        <source>must end in .html or .htm</source>
        <translation>חייב להסתיים ב־‎.html‎ או ‎.htm</translation>
    </message>
</context>
<context>
    <name>SameAnswerPage</name>
    <message>
        <source>Steps</source>
        <translation>מדרגות</translation>
    </message>
    <message>
        <source>Labs</source>
        <translation>מעבדות</translation>
    </message>
</context>
<context>
    <name>SameAnswerPicture</name>
    <message>
        <source>√ scale</source>
        <translation>סולם √</translation>
    </message>
    <message>
        <source>die</source>
        <translation>קובייה</translation>
    </message>
    <message>
        <source>how often a lab counts the rare point</source>
        <translation>כמה פעמים מעבדה סופרת את הנקודה הנדירה</translation>
    </message>
    <message>
        <source>how often a lab counts the label −</source>
        <translation>כמה פעמים מעבדה סופרת את התווית −</translation>
    </message>
    <message>
        <source>both −</source>
        <translation>שתיהן −</translation>
    </message>
    <message>
        <source>both +</source>
        <translation>שתיהן +</translation>
    </message>
    <message>
        <source>same</source>
        <translation>אותה תשובה</translation>
    </message>
    <message>
        <source>In every world</source>
        <translation>בכל עולם</translation>
    </message>
    <message>
        <source>chance that the two differ</source>
        <translation>ההסתברות ששתיהן נבדלות</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>נדיר</translation>
    </message>
    <message>
        <source>common</source>
        <translation>שכיח</translation>
    </message>
    <message>
        <source>ceiling %1</source>
        <translation>תקרה %1</translation>
    </message>
    <message>
        <source>the die shows %1</source>
        <translation>הקובייה מראה %1</translation>
    </message>
    <message>
        <source>they differ for a share of %1 of the die</source>
        <translation>הן נבדלות על חלק של %1 מהקובייה</translation>
    </message>
    <message>
        <source>in this world two labs differ with chance %1</source>
        <translation>בעולם זה שתי מעבדות נבדלות בהסתברות %1</translation>
    </message>
    <message>
        <source>in no world with more than %1</source>
        <translation>באף עולם לא ביותר מ־%1</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>שונות</translation>
    </message>
    <message>
        <source>expected count, $p$ $m$</source>
        <translation>מספר צפוי, $p$ $m$</translation>
    </message>
    <message>
        <source>rule of thumb %1</source>
        <translation>כלל אצבע %1</translation>
    </message>
    <message>
        <source>misses the point too often: %1</source>
        <translation>מחמיץ את הנקודה לעתים תכופות מדי: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>count %1</source>
        <translation>מספר %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>מדרגה %1</translation>
    </message>
    <message>
        <source>Lab %1</source>
        <translation>מעבדה %1</translation>
    </message>
</context>
<context>
    <name>SameAnswerWords</name>
    <message>
        <source>Two labs draw %1 examples each. The rare point comes %2 times in A and %3 times in B.</source>
        <translation>שתי מעבדות דוגמות %1 דוגמאות כל אחת. הנקודה הנדירה מופיעה %2 פעמים ב־A ו־%3 פעמים ב־B.</translation>
    </message>
    <message>
        <source>Replicable learners, part 1</source>
        <translation>לומדים הדירים, חלק 1</translation>
    </message>
    <message>
        <source>Each lab must name the point or not. How can they agree?</source>
        <translation>כל מעבדה צריכה לנקוב בנקודה או לא. איך יוכלו להסכים?</translation>
    </message>
    <message>
        <source>Two labs draw %1 examples each. A counts %2 of them with the label −, B counts %3.</source>
        <translation>שתי מעבדות דוגמות %1 דוגמאות כל אחת. A סופרת %2 מהן עם התווית −, B סופרת %3.</translation>
    </message>
    <message>
        <source>Each lab must name a threshold. How can they agree?</source>
        <translation>כל מעבדה צריכה לנקוב בסף. איך יוכלו להסכים?</translation>
    </message>
    <message>
        <source>The die shows %1. What does A say, what does B say?</source>
        <translation>הקובייה מראה %1. מה אומרת A, מה אומרת B?</translation>
    </message>
    <message>
        <source>Both name it</source>
        <translation>שתיהן נוקבות בה</translation>
    </message>
    <message>
        <source>Only one names it</source>
        <translation>רק אחת נוקבת בה</translation>
    </message>
    <message>
        <source>Neither names it</source>
        <translation>אף אחת לא נוקבת בה</translation>
    </message>
    <message>
        <source>They share one die. It was rolled before the data.</source>
        <translation>יש להן קובייה משותפת. היא הוטלה לפני הנתונים.</translation>
    </message>
    <message>
        <source>Replicable learners, part 1 · arXiv 2507.02842</source>
        <translation>לומדים הדירים, חלק 1 · arXiv 2507.02842</translation>
    </message>
    <message>
        <source>More often</source>
        <translation>יותר</translation>
    </message>
    <message>
        <source>As often</source>
        <translation>באותה מידה</translation>
    </message>
    <message>
        <source>Less often</source>
        <translation>פחות</translation>
    </message>
    <message>
        <source>A lab names the point if the die falls below its step. They differ only between the two steps: %1.</source>
        <translation>מעבדה נוקבת בנקודה אם הקובייה נופלת מתחת למדרגה שלה. הן נבדלות רק בין שתי המדרגות: %1.</translation>
    </message>
    <message>
        <source>The point gets rarer, %1. Do they differ more often?</source>
        <translation>הנקודה נעשית נדירה יותר, %1. האם הן נבדלות יותר?</translation>
    </message>
    <message>
        <source>A lab&apos;s threshold is the first whose step the die does not pass. They differ only between the two steps: %1.</source>
        <translation>הסף של מעבדה הוא הראשון שהקובייה אינה נופלת מתחת למדרגה שלו. הן נבדלות רק בין שתי המדרגות: %1.</translation>
    </message>
    <message>
        <source>The label − gets rarer, %1. Do they differ more often?</source>
        <translation>התווית − נעשית נדירה יותר, %1. האם הן נבדלות יותר?</translation>
    </message>
    <message>
        <source>At %1 it is %2, at %3 it is %4.</source>
        <translation>ב־%1 זה %2, ב־%3 זה %4.</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>כן.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>לא.</translation>
    </message>
    <message>
        <source>Replicable learners, part 3</source>
        <translation>לומדים הדירים, חלק 3</translation>
    </message>
    <message>
        <source>Can you find a world above %1?</source>
        <translation>האם אפשר למצוא עולם מעל %1?</translation>
    </message>
    <message numerus="yes">
        <source>Whatever the world, the labs differ in fewer than %n of 100 pairs.</source>
        <translation>
            <numerusform>בכל עולם שהוא, המעבדות נבדלות בפחות מזוג אחד מתוך 100.</numerusform>
            <numerusform>בכל עולם שהוא, המעבדות נבדלות בפחות מ־%n מתוך 100 זוגות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 examples do this for any number of points.</source>
        <translation>%1 דוגמאות עושות זאת לכל מספר של נקודות.</translation>
    </message>
    <message numerus="yes">
        <source>%1 examples do this for %n thresholds.</source>
        <translation>
            <numerusform>%1 דוגמאות עושות זאת לסף אחד.</numerusform>
            <numerusform>%1 דוגמאות עושות זאת ל־%n ספים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replicable learners, parts 1 and 3</source>
        <translation>לומדים הדירים, חלקים 1 ו־3</translation>
    </message>
    <message>
        <source>Make the steps equal. What will the ceiling do?</source>
        <translation>הפכו את המדרגות לשוות. מה יקרה לתקרה?</translation>
    </message>
    <message>
        <source>It falls</source>
        <translation>היא יורדת</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>היא נשארת</translation>
    </message>
    <message>
        <source>It rises</source>
        <translation>היא עולה</translation>
    </message>
    <message>
        <source>It rises to %1. Equal steps climb too fast where the point is common.</source>
        <translation>היא עולה ל־%1. מדרגות שוות עולות מהר מדי היכן שהנקודה שכיחה.</translation>
    </message>
    <message>
        <source>It falls to %1.</source>
        <translation>היא יורדת ל־%1.</translation>
    </message>
    <message>
        <source>It stays at %1.</source>
        <translation>היא נשארת %1.</translation>
    </message>
    <message>
        <source>How many examples do equal steps need for the ceiling %1?</source>
        <translation>כמה דוגמאות צריכות מדרגות שוות עבור התקרה %1?</translation>
    </message>
    <message>
        <source>Replicable learners, part 5</source>
        <translation>לומדים הדירים, חלק 5</translation>
    </message>
    <message>
        <source>Even steps on √ need about 1/(πρ²α).</source>
        <translation>מדרגות אחידות ב־√ צריכות בערך 1/(πρ²α).</translation>
    </message>
    <message>
        <source>Even steps on √ need about (N − 1)²/(πρ²α).</source>
        <translation>מדרגות אחידות ב־√ צריכות בערך (N − 1)²/(πρ²α).</translation>
    </message>
    <message>
        <source>%1, not %2.</source>
        <translation>%1, לא %2.</translation>
    </message>
    <message>
        <source>More than %1.</source>
        <translation>יותר מ־%1.</translation>
    </message>
    <message>
        <source>p = %1</source>
        <translation>p = %1</translation>
    </message>
    <message>
        <source>The same answer twice</source>
        <translation>אותה תשובה פעמיים</translation>
    </message>
    <message>
        <source>Why steps are even on the √ scale</source>
        <translation>למה המדרגות אחידות בסולם √</translation>
    </message>
    <message>
        <source>Two labs are equally far apart everywhere on this axis. So climb evenly.</source>
        <translation>שתי מעבדות רחוקות זו מזו באותה מידה בכל מקום על ציר זה. לכן עולים באופן אחיד.</translation>
    </message>
    <message>
        <source>A lab names the rare point if the shared die falls below its step.</source>
        <translation>מעבדה נוקבת בנקודה הנדירה אם הקובייה המשותפת נופלת מתחת למדרגה שלה.</translation>
    </message>
    <message>
        <source>A lab compares its counts with the shared die, one a threshold.</source>
        <translation>מעבדה משווה את המספרים שלה לקובייה המשותפת, אחד לכל סף.</translation>
    </message>
    <message>
        <source>names the point</source>
        <translation>נוקבת בנקודה</translation>
    </message>
    <message>
        <source>does not name it</source>
        <translation>אינה נוקבת בה</translation>
    </message>
    <message>
        <source>Two labs</source>
        <translation>שתי מעבדות</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>קובייה אחת</translation>
    </message>
    <message>
        <source>The band</source>
        <translation>הרצועה</translation>
    </message>
    <message>
        <source>Every world</source>
        <translation>כל עולם</translation>
    </message>
    <message>
        <source>Equal steps</source>
        <translation>מדרגות שוות</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>הבטחה</translation>
    </message>
    <message>
        <source>Why √</source>
        <translation>למה √</translation>
    </message>
    <message>
        <source>A point of share $α$ = %1 is missed with chance %2 (exact), at most $β$ = %3 is asked for.</source>
        <translation>נקודה שחלקה $α$ = %1 מוחמצת בהסתברות %2 (מדויק); נדרש לכל היותר $β$ = %3.</translation>
    </message>
    <message>
        <source>Misses the point too often</source>
        <translation>מחמיץ את הנקודה לעתים תכופות מדי</translation>
    </message>
    <message>
        <source>%1: count %2, step %3, %4</source>
        <translation>%1: מספר %2, מדרגה %3, %4</translation>
    </message>
    <message>
        <source>Step at count %1, %2 high, reached with chance %3</source>
        <translation>מדרגה במספר %1, גובה %2, מושגת בהסתברות %3</translation>
    </message>
    <message>
        <source>Two labs with one die differ with chance %1 at most</source>
        <translation>שתי מעבדות עם קובייה אחת נבדלות בהסתברות %1 לכל היותר</translation>
    </message>
    <message>
        <source>Above, the staircase that turns a count into a share of the die, two labs on it, what each answers, and the die (level line); the hatched band is where they differ. Below, how often two labs differ in every world, under the proved ceiling (dashed).</source>
        <translation>למעלה, גרם המדרגות שהופך מספר לחלק מהקובייה, שתי מעבדות עליו, מה כל אחת עונה, והקובייה (קו אופקי); ברצועה המקווקוות הן נבדלות. למטה, כמה פעמים שתי מעבדות נבדלות בכל עולם, מתחת לתקרה המוכחת (קו מקווקו).</translation>
    </message>
    <message>
        <source>Equal steps have the ceiling %1, steps even on the √ scale %2</source>
        <translation>למדרגות שוות תקרה %1, למדרגות אחידות בסולם √ תקרה %2</translation>
    </message>
    <message>
        <source>Two staircases of as many steps. A box is as wide as two labs are apart on the √ axis, and as high as they differ. Below, how often they differ in every world.</source>
        <translation>שני גרמי מדרגות עם אותו מספר מדרגות. תיבה רחבה כמו המרחק בין שתי מעבדות על ציר √, וגבוהה כמו ההסתברות שייבדלו. למטה, כמה פעמים הן נבדלות בכל עולם.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list</comment>
        <translation>%1 ו־%2</translation>
    </message>
    <message>
        <source>Shipped is %1 at α = %2.</source>
        <translation>מצורף %1 ב־α = %2.</translation>
    </message>
    <message>
        <source>Shipped are %1 at α = %2.</source>
        <translation>מצורפים %1 ב־α = %2.</translation>
    </message>
    <message>
        <source>By the rule of thumb about %1 examples.</source>
        <translation>לפי כלל האצבע בערך %1 דוגמאות.</translation>
    </message>
    <message>
        <source>The ceiling rises by %1, from %2 to %3.</source>
        <translation>התקרה עולה ב־%1, מ־%2 ל־%3.</translation>
    </message>
    <message>
        <source>The ceiling falls by %1, from %2 to %3.</source>
        <translation>התקרה יורדת ב־%1, מ־%2 ל־%3.</translation>
    </message>
    <message>
        <source>Steps by hand</source>
        <translation>מדרגות ידניות</translation>
    </message>
    <message>
        <source>any number of points</source>
        <translation>כל מספר של נקודות</translation>
    </message>
    <message>
        <source>%1 examples in each lab</source>
        <translation>%1 דוגמאות בכל מעבדה</translation>
    </message>
    <message>
        <source>Equal: %1, each %2.</source>
        <translation>שוות: %1, כל אחת %2.</translation>
    </message>
    <message>
        <source>Drag a step: the ceiling answers.</source>
        <translation>גררו מדרגה: התקרה עונה.</translation>
    </message>
    <message>
        <source>Misses the point too often: %1.</source>
        <translation>מחמיץ את הנקודה לעתים תכופות מדי: %1.</translation>
    </message>
    <message>
        <source>Miss, exact: %1.</source>
        <translation>החמצה, מדויק: %1.</translation>
    </message>
    <message>
        <source>Two steps at %1 are merged.</source>
        <translation>שתי מדרגות ב־%1 אוחדו.</translation>
    </message>
    <message>
        <source>Chances add up to %1; the last step is raised.</source>
        <translation>סכום ההסתברויות הוא %1; המדרגה האחרונה הוגבהה.</translation>
    </message>
    <message>
        <source>Chances add up to %1; the last step is lowered.</source>
        <translation>סכום ההסתברויות הוא %1; המדרגה האחרונה הונמכה.</translation>
    </message>
    <message>
        <source>The more often a point comes, the more its count moves: like the root of the count. On the √ axis the distance is the same, about %1. A stair that climbs evenly there crosses the same height in every world.</source>
        <translation>ככל שנקודה מופיעה יותר, המספר שלה נע יותר: כמו שורש המספר. על ציר √ המרחק זהה, בערך %1. גרם מדרגות שעולה שם באופן אחיד עובר אותו גובה בכל עולם.</translation>
    </message>
    <message>
        <source>One step only</source>
        <translation>מדרגה אחת בלבד</translation>
    </message>
    <message>
        <source>Best for one known world, a coin toss in another: %1 at %2 if the step is at %3.</source>
        <translation>הטוב ביותר לעולם ידוע אחד, הטלת מטבע בעולם אחר: %1 ב־%2 אם המדרגה ב־%3.</translation>
    </message>
    <message>
        <source>Equal steps 1 … %1</source>
        <translation>מדרגות שוות 1 … %1</translation>
    </message>
    <message>
        <source>With %1 examples the ceiling is %2 and a point is missed with chance %3. If $β$ = %4 is enough: %5 examples.</source>
        <translation>עם %1 דוגמאות התקרה היא %2, ונקודה מוחמצת בהסתברות %3. אם די ב־$β$ = %4: %5 דוגמאות.</translation>
    </message>
    <message>
        <source>No table for this ρ, α</source>
        <translation>אין טבלה עבור ρ, α אלה</translation>
    </message>
    <message>
        <source>%1 of 100 pairs of labs differ</source>
        <translation>%1 מתוך 100 זוגות מעבדות נבדלים</translation>
    </message>
    <message>
        <source>The share of pairs that differed (dot) with its interval, over the exact chance (tick); each pair has a die of its own.</source>
        <translation>חלק הזוגות שנבדלו (נקודה) עם הרווח שלו, מעל ההסתברות המדויקת (קו); לכל זוג קובייה משלו.</translation>
    </message>
</context>
<context>
    <name>SampleSizesPicture</name>
    <message>
        <source>Examples asked for by every known bound, for %1 and for %2. %3: %4; %5: %6.</source>
        <translation>דוגמאות נדרשות לפי כל חסם ידוע, עבור %1 ועבור %2. ‏%3: %4; %5: %6.</translation>
    </message>
    <message>
        <source>points in $X$</source>
        <translation>נקודות ב־$X$</translation>
    </message>
    <message>
        <source>privacy loss $ε$</source>
        <translation>אובדן פרטיות $ε$</translation>
    </message>
    <message>
        <source>error allowed $α$</source>
        <translation>שגיאה מותרת $α$</translation>
    </message>
    <message>
        <source>chance to miss $β$</source>
        <translation>סיכוי להחטיא $β$</translation>
    </message>
    <message>
        <source>No line is chosen.</source>
        <translation>לא נבחר אף קו.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>הצגת הכול</translation>
    </message>
    <message>
        <source>from %1 points on,</source>
        <translation>מ־%1 נקודות ואילך</translation>
    </message>
    <message>
        <source>best</source>
        <translation>הזול</translation>
    </message>
    <message>
        <source>your budget %1</source>
        <translation>התקציב שלכם %1</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>לא פרטי</translation>
    </message>
    <message>
        <source>M, agnostic ≈ %1</source>
        <translation>⁦M⁩, אגנוסטי ≈ %1</translation>
    </message>
    <message>
        <source>M, agnostic</source>
        <translation>⁦M⁩, אגנוסטי</translation>
    </message>
    <message>
        <source>agnostic</source>
        <translation>אגנוסטי</translation>
    </message>
    <message>
        <source>VC bound</source>
        <translation>חסם ⁦VC⁩</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>מופרך</translation>
    </message>
    <message>
        <source>$d^5$, constant unknown</source>
        <translation>$d^5$, הקבוע אינו ידוע</translation>
    </message>
    <message>
        <source>$d^6$, constant unknown</source>
        <translation>$d^6$, הקבוע אינו ידוע</translation>
    </message>
    <message>
        <source>(log* |$X$|)$^{1.5}$, constant unknown</source>
        <translation>(log* |$X$|)$^{1.5}$, הקבוע אינו ידוע</translation>
    </message>
    <message>
        <source>log* |$X$|, from below</source>
        <translation>log* |$X$|, מלמטה</translation>
    </message>
    <message>
        <source>log* $d$, constant unknown</source>
        <translation>log* $d$, הקבוע אינו ידוע</translation>
    </message>
    <message>
        <source>M, sharp</source>
        <translation>⁦M⁩, חדים</translation>
    </message>
    <message>
        <source>M, sharp %1</source>
        <translation>⁦M⁩, חדים %1</translation>
    </message>
    <message>
        <source>M, sharp: %1 at %2 points</source>
        <translation>⁦M⁩, חדים: %1 עבור %2 נקודות</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 עבור %2</translation>
    </message>
    <message>
        <source>M, sharp: %1 or more, above</source>
        <translation>⁦M⁩, חדים: %1 ויותר, למעלה</translation>
    </message>
    <message>
        <source>M, paper&apos;s constants: %1, above</source>
        <translation>⁦M⁩, קבועי המאמר: %1, למעלה</translation>
    </message>
    <message>
        <source>M, paper&apos;s constants: %1 or more, above</source>
        <translation>⁦M⁩, קבועי המאמר: %1 ויותר, למעלה</translation>
    </message>
    <message>
        <source>%1 is the cheapest found</source>
        <translation>%1 הוא הזול ביותר שנמצא</translation>
    </message>
    <message>
        <source>%1 %2 at $d$ = %3</source>
        <translation>%1 %2 עבור $d$ = %3</translation>
    </message>
    <message>
        <source>permute-and-flip, for every $%1$</source>
        <translation>permute-and-flip, לכל $%1$</translation>
    </message>
</context>
<context>
    <name>SamplesStation</name>
    <message>
        <source>Two samples, two answers</source>
        <translation>שני מדגמים, שתי תשובות</translation>
    </message>
    <message>
        <source>Two runs disagree: that is our fuel.</source>
        <translation>שתי הרצות אינן מסכימות: זה הדלק שלנו.</translation>
    </message>
    <message>
        <source>Two fresh samples, two answers. Where do they differ?</source>
        <translation>שני מדגמים טריים, שתי תשובות. היכן הן שונות?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>At %1, and nowhere else.</source>
        <translation>ב־%1, ובשום מקום אחר לא.</translation>
    </message>
    <message>
        <source>At %1 first.</source>
        <translation>תחילה ב־%1.</translation>
    </message>
    <message>
        <source>If they were equal, both would be drawn again.</source>
        <translation>אילו היו שוות, שתיהן היו מוגרלות שוב.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>they differ</source>
        <translation>שונות</translation>
    </message>
    <message>
        <source>Two samples, %1 and %2, and the answer to each: %3 and %4.</source>
        <translation>שני מדגמים, ⁦%1⁩ ו־⁦%2⁩, והתשובה לכל אחד: ⁦%3⁩ ו־⁦%4⁩.</translation>
    </message>
    <message>
        <source>A frame at %1: there they differ.</source>
        <translation>מסגרת ב־%1: שם הן שונות.</translation>
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
        <source>Two rounds to agree</source>
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
    <message>
        <source>Regular in spite of itself</source>
        <translation>סדיר בעל כורחו</translation>
    </message>
    <message>
        <source>A uniform cut is unruly on a million points, and regular on ten of them.</source>
        <translation>חתך אחיד פרוע על מיליון נקודות, וסדיר על עשר מהן.</translation>
    </message>
    <message>
        <source>Middle of the gap</source>
        <translation>אמצע הרווח</translation>
    </message>
    <message>
        <source>Private and useless</source>
        <translation>פרטי וחסר תועלת</translation>
    </message>
    <message>
        <source>On 33 points of 2⁴⁰ a private learner says − everywhere.</source>
        <translation>על 33 נקודות מתוך ⁦2⁴⁰⁩ לומד פרטי אומר − בכל מקום.</translation>
    </message>
    <message>
        <source>Just accurate</source>
        <translation>מדויק בדוחק</translation>
    </message>
    <message>
        <source>Coins that err on one example in eight climb .318 in one step.</source>
        <translation>מטבעות שטועים בדוגמה אחת משמונה עולים 0.318 במדרגה אחת.</translation>
    </message>
    <message>
        <source>All at once</source>
        <translation>הכול בבת אחת</translation>
    </message>
    <message>
        <source>The cut next to the last − climbs from 0 to 1 in a single step.</source>
        <translation>החתך שליד ה-− האחרון עולה מ-0 ל-1 במדרגה אחת.</translation>
    </message>
    <message>
        <source>No climb, no use</source>
        <translation>אין עלייה, אין תועלת</translation>
    </message>
    <message>
        <source>On powers of two a private learner has no step, and errs on half of its examples.</source>
        <translation>על חזקות של שתיים אין ללומד פרטי מדרגה, והוא טועה במחצית מהדוגמאות שלו.</translation>
    </message>
    <message>
        <source>Coins give it away</source>
        <translation>המטבעות מסגירים</translation>
    </message>
    <message>
        <source>Thirty hypotheses and five probes find a hidden example among 63 places.</source>
        <translation>שלושים השערות וחמש בדיקות מוצאות דוגמה מוסתרת בין 63 מקומות.</translation>
    </message>
    <message>
        <source>One draw is enough</source>
        <translation>די בהגרלה אחת</translation>
    </message>
    <message>
        <source>A single hypothesis finds the example one time in eight: no privacy below 1.379.</source>
        <translation>השערה יחידה מוצאת את הדוגמה פעם אחת משמונה: אין פרטיות מתחת ל-1.379.</translation>
    </message>
    <message>
        <source>A private one resists</source>
        <translation>לומד פרטי עומד בפרץ</translation>
    </message>
    <message>
        <source>However many draws and probes, a 1-private learner is never refuted at 1.</source>
        <translation>כמה הגרלות ובדיקות שיהיו, לומד 1-פרטי לעולם אינו מופרך ב-1.</translation>
    </message>
    <message>
        <source>Four examples</source>
        <translation>ארבע דוגמאות</translation>
    </message>
    <message>
        <source>A tower of nine twos is more than four examples can pay for.</source>
        <translation>מגדל של תשע שתיים הוא יותר ממה שארבע דוגמאות יכולות לשאת.</translation>
    </message>
    <message>
        <source>All that can be written</source>
        <translation>כל מה שאפשר לכתוב</translation>
    </message>
    <message>
        <source>Weak makes strong</source>
        <translation>חלש עושה חזק</translation>
    </message>
    <message>
        <source>One learner that is barely private and barely right makes Ldim finite, and M learns.</source>
        <translation>לומד אחד, פרטי בקושי וצודק בקושי, הופך את Ldim לסופי, ו-M לומד.</translation>
    </message>
    <message>
        <source>Definition 16</source>
        <translation>הגדרה 16</translation>
    </message>
    <message>
        <source>Lemma 17</source>
        <translation>למה 17</translation>
    </message>
    <message>
        <source>Claim 22</source>
        <translation>טענה 22</translation>
    </message>
    <message>
        <source>Lemma 21</source>
        <translation>למה 21</translation>
    </message>
    <message>
        <source>Theorem 1</source>
        <translation>משפט 1</translation>
    </message>
    <message>
        <source>Theorem 8</source>
        <translation>משפט 8</translation>
    </message>
    <message>
        <source>Private with 205 examples</source>
        <translation>פרטי עם 205 דוגמאות</translation>
    </message>
    <message>
        <source>The lean learner keeps M’s promise with a hundredth of its examples.</source>
        <translation>הלומד הרזה מקיים את ההבטחה של ⁦M⁩ במאית מן הדוגמאות.</translation>
    </message>
    <message>
        <source>Theorem 3</source>
        <translation>משפט 3</translation>
    </message>
    <message>
        <source>Three contests, three mistakes, and nothing is left to err on.</source>
        <translation>שלושה דו־קרבות, שלוש טעויות, ולא נשאר על מה לטעות.</translation>
    </message>
    <message>
        <source>Eight thresholds and their tree</source>
        <translation>שמונה ספים והעץ שלהם</translation>
    </message>
    <message>
        <source>Six rows make eight hypotheses six</source>
        <translation>שש שורות עושות משמונה היפותזות שש</translation>
    </message>
    <message>
        <source>What they still merge differs on a fifth of the data at most.</source>
        <translation>מה שהן עדיין ממזגות נבדל על חמישית מהנתונים לכל היותר.</translation>
    </message>
    <message>
        <source>Singletons are harder</source>
        <translation>נקודות בודדות קשות יותר</translation>
    </message>
    <message>
        <source>Eleven random rows fail with chance .356, of thresholds with .088.</source>
        <translation>אחת־עשרה שורות אקראיות נכשלות בסיכוי ⁦.356⁩, ובספים בסיכוי ⁦.088⁩.</translation>
    </message>
    <message>
        <source>Nobody knows S</source>
        <translation>איש אינו מכיר את ⁦S⁩</translation>
    </message>
    <message>
        <source>Eleven rows do; the VC bound, which never looks at S, asks for 219.</source>
        <translation>די באחת־עשרה שורות; חסם ⁦VC⁩, שאינו מביט ב־⁦S⁩, דורש 219.</translation>
    </message>
    <message>
        <source>The tie</source>
        <translation>התיקו</translation>
    </message>
    <message>
        <source>One label turns and ERM&apos;s answer jumps from + to −. The stable learner&apos;s moves by .043.</source>
        <translation>תווית אחת מתהפכת, והתשובה של ⁦ERM⁩ קופצת מ־⁦+⁩ ל־⁦−⁩. זו של הלומד היציב זזה ב־⁦.043⁩.</translation>
    </message>
    <message>
        <source>One row is enough</source>
        <translation>שורה אחת מספיקה</translation>
    </message>
    <message>
        <source>With one row in T no answer moves by more than .044, but the excess error is .159.</source>
        <translation>עם שורה אחת ב־⁦T⁩ שום תשובה אינה זזה ביותר מ־⁦.044⁩, אבל השגיאה העודפת היא ⁦.159⁩.</translation>
    </message>
    <message>
        <source>Sharper, touchier</source>
        <translation>חד יותר, רגיש יותר</translation>
    </message>
    <message>
        <source>With ε₀ = 2 the excess error is only .018, but a neighbour moves an answer by .187.</source>
        <translation>עם ⁦ε₀ = 2⁩ השגיאה העודפת היא רק ⁦.018⁩, אבל שכן אחד מזיז תשובה ב־⁦.187⁩.</translation>
    </message>
    <message>
        <source>Twelve strangers</source>
        <translation>שנים־עשר זרים</translation>
    </message>
    <message>
        <source>Four of twelve say +. One example moves the chance from .184 to .303.</source>
        <translation>ארבעה משנים־עשר אומרים +. דוגמה אחת מזיזה את הסיכוי מ־‎.184‎ ל־‎.303‎.</translation>
    </message>
    <message>
        <source>One voter, shy coin</source>
        <translation>מצביע אחד, מטבע ביישן</translation>
    </message>
    <message>
        <source>One block knows the whole sample, yet its coin errs with chance .378.</source>
        <translation>בלוק אחד מכיר את כל המדגם, ובכל זאת המטבע שלו טועה בסיכוי ‎.378‎.</translation>
    </message>
    <message>
        <source>Seventy-two ignorants</source>
        <translation>שבעים ושניים בורים</translation>
    </message>
    <message>
        <source>Each block saw one example: the coin is sure, and wrong with chance .370.</source>
        <translation>כל בלוק ראה דוגמה אחת: המטבע בטוח בעצמו, וטועה בסיכוי ‎.370‎.</translation>
    </message>
    <message>
        <source>Split and join</source>
        <translation>נחצה ומתאחד</translation>
    </message>
    <message>
        <source>One row of T is swapped: one piece parts, two join, and partners differ on eight rows at most.</source>
        <translation>שורה אחת של T מוחלפת: חלק אחד נחצה, שניים מתאחדים, ובני זוג נבדלים לכל היותר בשמונה שורות.</translation>
    </message>
    <message>
        <source>Nine rows weigh too much</source>
        <translation>תשע שורות כבדות מדי</translation>
    </message>
    <message>
        <source>Partners differ on nine rows at .7 each: the bound of this swap is 7.69, and it shows .483.</source>
        <translation>בני זוג נבדלים בתשע שורות, 0.7 לכל אחת: החסם של החלפה זו הוא 7.69, והיא מגלה 0.483.</translation>
    </message>
    <message>
        <source>Where the slopes meet</source>
        <translation>היכן השיפועים נפגשים</translation>
    </message>
    <message>
        <source>Below α = .0018 Theorem 12 asks for fewer examples than Corollary 2: near 9·10⁸ at ε = .01, |H| = 8.</source>
        <translation>מתחת ל־⁦α = 0.0018⁩ משפט 12 דורש פחות דוגמאות ממסקנה 2: כ־⁦9·10⁸⁩ עבור ⁦ε = 0.01⁩, ⁦|H| = 8⁩.</translation>
    </message>
    <message>
        <source>Rare points starve</source>
        <translation>נקודות נדירות רעבות</translation>
    </message>
    <message>
        <source>A point seen five times lets a .1-stable answer move by half: loss .1 needs 101 examples.</source>
        <translation>נקודה שנראתה חמש פעמים מניחה לתשובה ⁦.1⁩־יציבה לזוז בחצי: הפסד ⁦.1⁩ דורש 101 דוגמאות.</translation>
    </message>
    <message>
        <source>Twice as stable, twice as dear</source>
        <translation>יציב פי שניים, יקר פי שניים</translation>
    </message>
    <message>
        <source>The same sample at half of γ: every bracket closes by half, and 101 examples become 201.</source>
        <translation>אותו מדגם בחצי γ: כל סוגר נסגר בחצי, ו־101 דוגמאות נעשות 201.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>זיכרון</translation>
    </message>
    <message>
        <source>A learner that may move all the way remembers one look. Only points never seen are lost: 14 examples do.</source>
        <translation>לומד שרשאי לזוז עד הסוף זוכר מבט אחד. רק נקודות שלא נראו אבודות: די ב־14 דוגמאות.</translation>
    </message>
    <message>
        <source>Lemma 4</source>
        <translation>למה 4</translation>
    </message>
    <message>
        <source>Theorem 10</source>
        <translation>משפט 10</translation>
    </message>
    <message>
        <source>Lemma 9</source>
        <translation>למה 9</translation>
    </message>
    <message>
        <source>Theorem 12, Lemma 18</source>
        <translation>משפט 12, למה 18</translation>
    </message>
    <message>
        <source>Theorem 12 (3)</source>
        <translation>משפט 12 (3)</translation>
    </message>
    <message>
        <source>Theorem 12, Corollary 2</source>
        <translation>משפט 12, מסקנה 2</translation>
    </message>
    <message>
        <source>Theorem 11</source>
        <translation>משפט 11</translation>
    </message>
    <message>
        <source>Two labels flip</source>
        <translation>שתי תוויות מתהפכות</translation>
    </message>
    <message>
        <source>No hypothesis explains T. S picks labels that one does: two of eight change.</source>
        <translation>אין השערה שמסבירה את ⁦T⁩. ⁦S⁩ בוחרת תוויות שאחת מסבירה: שתיים משמונה משתנות.</translation>
    </message>
    <message>
        <source>All sixty</source>
        <translation>כל השישים</translation>
    </message>
    <message>
        <source>T is all of S: nothing is diluted, and the whole costs 2.886 where the paper says 4.</source>
        <translation>T היא כל S: דבר אינו מדולל, והשלם עולה 2.886 היכן שהמאמר אומר 4.</translation>
    </message>
    <message>
        <source>The first is not the best</source>
        <translation>הראשונה אינה הטובה ביותר</translation>
    </message>
    <message>
        <source>Corollary 4</source>
        <translation>מסקנה 4</translation>
    </message>
    <message>
        <source>Twelve miss it</source>
        <translation>שתים עשרה חסרות</translation>
    </message>
    <message>
        <source>A sees eight of twenty rows. Twelve are not there, and the row that changed is one of them.</source>
        <translation>A רואה שמונה מתוך עשרים שורות. שתים עשרה אינן שם, והשורה שהשתנתה היא אחת מהן.</translation>
    </message>
    <message>
        <source>DF Lemma 8</source>
        <translation>DF למה 8</translation>
    </message>
    <message>
        <source>Drawn twice</source>
        <translation>נדגמה פעמיים</translation>
    </message>
    <message>
        <source>Row 13 comes twice, which is rare: on average over all draws an ε of 1 shrinks to .659.</source>
        <translation>שורה 13 באה פעמיים, וזה נדיר: בממוצע על כל ההגרלות ε של 1 מצטמצם ל־⁦.659⁩.</translation>
    </message>
    <message>
        <source>Lemma 15</source>
        <translation>למה 15</translation>
    </message>
    <message>
        <source>Just kept</source>
        <translation>נשמר בדיוק</translation>
    </message>
    <message>
        <source>Thirteen rows are enough for eight draws to cost no more than ε = 1; the lemma asks for 72.</source>
        <translation>שלוש עשרה שורות מספיקות כדי ששמונה הגרלות לא יעלו יותר מ־ε = 1; הלמה דורשת 72.</translation>
    </message>
    <message>
        <source>Forgot to shuffle</source>
        <translation>שכחו לערבב</translation>
    </message>
    <message>
        <source>Three of five rows, passed on in the order of S: the formula for shuffled rows is exceeded.</source>
        <translation>שלוש מתוך חמש שורות, שנמסרו בסדר של S: הנוסחה לשורות מעורבבות נפרצת.</translation>
    </message>
    <message>
        <source>Six thresholds</source>
        <translation>שישה ספים</translation>
    </message>
    <message>
        <source>With the promise 5/4 is enough for ever. Without it eight rounds cost 133/64, and √T goes on.</source>
        <translation>עם ההבטחה די ב-5/4 לתמיד. בלעדיה שמונה סבבים עולים 133/64, ו־⁦√T⁩ ממשיך.</translation>
    </message>
    <message>
        <source>Coins halve it</source>
        <translation>מטבעות מחצים את המחיר</translation>
    </message>
    <message>
        <source>The SOA may err three times on the cube; fair coins err 3/2 times on average, whatever the truth.</source>
        <translation>ה-SOA עלול לטעות שלוש פעמים על הקובייה; מטבעות הוגנים טועים 3/2 פעמים בממוצע, תהא האמת אשר תהא.</translation>
    </message>
    <message>
        <source>Coins hardly help</source>
        <translation>מטבעות כמעט לא עוזרים</translation>
    </message>
    <message>
        <source>One point of six is +: the SOA errs once, fair coins 31/32 times.</source>
        <translation>אחת משש נקודות היא +: ה-SOA טועה פעם אחת, מטבעות הוגנים 31/32 פעמים.</translation>
    </message>
    <message>
        <source>Theorem 5</source>
        <translation>משפט 5</translation>
    </message>
    <message>
        <source>Nine and one</source>
        <translation>תשע ואחת</translation>
    </message>
    <message>
        <source>Same d, other size</source>
        <translation>אותו d, גודל אחר</translation>
    </message>
    <message>
        <source>Half the mistakes by coin</source>
        <translation>חצי מהטעויות בהטלת מטבע</translation>
    </message>
    <message>
        <source>Coins halve the mistakes of thresholds:16, from 4 to 2; of affine:2,3,1 they save almost nothing.</source>
        <translation>הן חוצות את הטעויות של ⁦thresholds:16⁩; של ⁦affine:2,3,1⁩ כמעט לא.</translation>
    </message>
    <message>
        <source>The price of ε</source>
        <translation>המחיר של ε</translation>
    </message>
    <message>
        <source>Nothing known beats rows</source>
        <translation>שום דבר ידוע אינו מנצח שורות</translation>
    </message>
    <message>
        <source>Six thresholds, eight rounds</source>
        <translation>שישה ספים, שמונה סיבובים</translation>
    </message>
    <message>
        <source>Best play ends at 133/64. One weak question gives away .047 of it.</source>
        <translation>המשחק הטוב ביותר מסתיים ב־133/64. שאלה חלשה אחת מוותרת על ⁦.047⁩ מזה.</translation>
    </message>
    <message>
        <source>One of six</source>
        <translation>אחת משש</translation>
    </message>
    <message>
        <source>However you lie, six rounds cost the best learner at most 97/64 more than the best hypothesis.</source>
        <translation>איך שלא תשקרו, שישה סיבובים עולים ללומד הטוב ביותר לכל היותר 97/64 יותר מההשערה הטובה ביותר.</translation>
    </message>
    <message>
        <source>Everything goes</source>
        <translation>הכול הולך</translation>
    </message>
    <message>
        <source>Where every labelling is a hypothesis, ten rounds of best play cost 499/256.</source>
        <translation>כשכל תיוג הוא השערה, עשרה סיבובים של המשחק הטוב ביותר עולים 499/256.</translation>
    </message>
    <message>
        <source>From 25 to one</source>
        <translation>מ־25 לאחד</translation>
    </message>
    <message>
        <source>25 predictors, none above .048; at level 5 one has .696.</source>
        <translation>25 מנבאים, אף אחד מעל ⁦.048⁩; ברמה 5 לאחד יש ⁦.696⁩.</translation>
    </message>
    <message>
        <source>e^ε exactly</source>
        <translation>בדיוק ⁦e^ε⁩</translation>
    </message>
    <message>
        <source>The vote goes to t₂: both ratios multiply to e^ε, nothing is left over.</source>
        <translation>הקול עובר אל t₂: שני היחסים מוכפלים ל־⁦e^ε⁩, ודבר אינו נותר.</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>דבר אינו זז</translation>
    </message>
    <message>
        <source>Nobody reads example 40: none of its 15 changes moves a vote.</source>
        <translation>איש אינו קורא את דוגמה 40: אף אחד מ־15 השינויים שלה אינו מזיז קול.</translation>
    </message>
    <message>
        <source>Lemma 25</source>
        <translation>למה 25</translation>
    </message>
    <message>
        <source>Theorem 30</source>
        <translation>משפט 30</translation>
    </message>
    <message>
        <source>Nothing gained</source>
        <translation>לא הורווח דבר</translation>
    </message>
    <message>
        <source>After one round the target leads with .460, after three with .457.</source>
        <translation>אחרי סיבוב אחד המטרה מובילה עם ⁦.460⁩, אחרי שלושה עם ⁦.457⁩.</translation>
    </message>
    <message>
        <source>Nobody’s predictor</source>
        <translation>מנבא של אף אחד</translation>
    </message>
    <message>
        <source>t₁ loses a vote, a predictor nobody chose gains it.</source>
        <translation>t₁ מאבד קול, ומנבא שאיש לא בחר מקבל אותו.</translation>
    </message>
    <message>
        <source>Judged by its first hypothesis, a labelling loses 8.130 where 4 is claimed.</source>
        <translation>כשתיוג נשפט לפי ההשערה הראשונה שלו, ההפסד הוא 8.130 ולא 4.</translation>
    </message>
    <message>
        <source>A cut in the middle is regular where the gaps halve: 32, 48, 56, 60, 62, 63, 64.</source>
        <translation>חיתוך באמצע סדיר במקום שהמרווחים נחצים: 32, 48, 56, 60, 62, 63, 64.</translation>
    </message>
    <message>
        <source>Of all that can be written down nothing is refuted: the stairs begin at seven twos.</source>
        <translation>מכל מה שאפשר לכתוב דבר אינו מופרך: המדרגות מתחילות בשבע פעמים 2.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and the lean learner about 3 to 6 times the examples.</source>
        <translation>מדרגה אחת למעלה עולה טעות אחת, וללומד הרזה בערך פי 3 עד 6 דוגמאות.</translation>
    </message>
    <message>
        <source>What does privacy cost?</source>
        <translation>כמה עולה פרטיות?</translation>
    </message>
    <message>
        <source>Private with 2418 examples</source>
        <translation>פרטי עם 2418 דוגמאות</translation>
    </message>
    <message>
        <source>Each level reads all rows: less than half of the lean learner’s are enough.</source>
        <translation>כל רמה קוראת את כל השורות: די בפחות ממחצית הדוגמאות של הלומד הרזה.</translation>
    </message>
    <message>
        <source>Eight points or a million: only permute-and-flip asks for more, 4.3 times.</source>
        <translation>שמונה נקודות או מיליון: רק permute-and-flip דורש יותר, פי 4.3.</translation>
    </message>
    <message>
        <source>Where d stays, the lean learner is the cheapest from 751 points on; where d grows with |X|, counting rows is.</source>
        <translation>היכן ש־d נשאר, הלומד הרזה הוא הזול ביותר מ־751 נקודות והלאה; היכן ש־d גדל עם |X|, זולה יותר ספירת השורות.</translation>
    </message>
    <message>
        <source>Eight points, eight thresholds: half of a small ε doubles what permute-and-flip asks for.</source>
        <translation>שמונה נקודות, שמונה ספים: מחצית של ε קטן מכפילה את מה ש־permute-and-flip דורש.</translation>
    </message>
    <message>
        <source>Of the cube d is n and log |H| as well: permute-and-flip stays the cheapest.</source>
        <translation>בקובייה ⁦d⁩ וגם ⁦log |H|⁩ הם מספר הנקודות: permute-and-flip נשאר הזול ביותר.</translation>
    </message>
    <message>
        <source>Ninety in a hundred</source>
        <translation>תשעים מתוך מאה</translation>
    </message>
    <message>
        <source>350 examples, any number of points: the same answer.</source>
        <translation>350 דוגמאות, כל מספר של נקודות: אותה תשובה.</translation>
    </message>
    <message>
        <source>Equal is not even</source>
        <translation>שווה אינו אחיד</translation>
    </message>
    <message>
        <source>Equal steps differ most where the point is common.</source>
        <translation>מדרגות שוות נבדלות יותר מכול היכן שהנקודה שכיחה.</translation>
    </message>
    <message>
        <source>Replicable learners, part 3</source>
        <translation>לומדים הדירים, חלק 3</translation>
    </message>
    <message>
        <source>Replicable learners, part 5</source>
        <translation>לומדים הדירים, חלק 5</translation>
    </message>
    <message>
        <source>How far is the truth?</source>
        <translation>כמה רחוקה האמת?</translation>
    </message>
    <message>
        <source>Proof .0025, truth .27, ceiling ⅓.</source>
        <translation>הוכחה .0025, אמת .27, תקרה ⅓.</translation>
    </message>
    <message>
        <source>Nothing to learn</source>
        <translation>אין מה ללמוד</translation>
    </message>
    <message>
        <source>G is worst where one point is all there is: .4.</source>
        <translation>⁦G⁩ הגרוע ביותר היכן שיש רק נקודה אחת: .4.</translation>
    </message>
    <message>
        <source>Half, and no better</source>
        <translation>חצי, ולא יותר</translation>
    </message>
    <message>
        <source>Let it answer: ½ in the worst world, for every n.</source>
        <translation>תנו לו לענות: ½ בעולם הגרוע ביותר, לכל ⁦n⁩.</translation>
    </message>
    <message>
        <source>A point everyone knows</source>
        <translation>נקודה שכולם מכירים</translation>
    </message>
    <message>
        <source>It costs one colour: ⅓, not ½.</source>
        <translation>היא עולה צבע אחד: ⅓, לא ½.</translation>
    </message>
    <message>
        <source>Stability, part 4</source>
        <translation>יציבות, חלק 4</translation>
    </message>
    <message>
        <source>Stability, part 7</source>
        <translation>יציבות, חלק 7</translation>
    </message>
    <message>
        <source>Lemma 31</source>
        <translation>למה 31</translation>
    </message>
    <message>
        <source>Order out of noise</source>
        <translation>סדר מתוך רעש</translation>
    </message>
    <message>
        <source>Rows of coin flips hide three thresholds: the tree gives them away.</source>
        <translation>שורות של הטלות מטבע מסתירות שלושה ספים: העץ מסגיר אותם.</translation>
    </message>
    <message>
        <source>Every colour, half the depth</source>
        <translation>כל צביעה, חצי העומק</translation>
    </message>
    <message>
        <source>Turn nodes as you like: the levels of both colours add up to the depth.</source>
        <translation>החליפו צמתים כרצונכם: הרמות של שני הצבעים מסתכמות לעומק.</translation>
    </message>
    <message>
        <source>Nine in the plane</source>
        <translation>תשעה במישור</translation>
    </message>
    <message>
        <source>Five levels promise two thresholds. A search finds nine.</source>
        <translation>חמש רמות מבטיחות שני ספים. חיפוש מוצא תשעה.</translation>
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
    <message>
        <source>drawn again: %1 of %2</source>
        <translation>הוגרל שוב: %1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>SelectionStation</name>
    <message>
        <source>A fresh look picks from what left</source>
        <translation>מבט טרי בוחר ממה שיצא</translation>
    </message>
    <message>
        <source>M answers %1. Loss %2.</source>
        <translation>M עונה %1. הפסד ⁦%2⁩.</translation>
    </message>
    <message>
        <source>On %1 fresh examples %2 errs %3, %4 errs %5. What chance has %2?</source>
        <translation>על %1 דוגמאות טריות %2 טועה %3, %4 טועה %5. מה הסיכוי של %2?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>about .5</source>
        <translation>בערך ⁦.5⁩</translation>
    </message>
    <message>
        <source>about .6</source>
        <translation>בערך ⁦.6⁩</translation>
    </message>
    <message>
        <source>over .9</source>
        <translation>מעל ⁦.9⁩</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>תשובה</translation>
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
        <source>of %1 draws</source>
        <translation>מתוך %1 הגרלות</translation>
    </message>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
    <message>
        <source>never</source>
        <translation>אפס פעמים</translation>
    </message>
    <message>
        <source>once</source>
        <translation>פעם אחת</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>פעמיים</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 פעמים</translation>
    </message>
    <message>
        <source>%1: both err alike, and this choice is private too.</source>
        <translation>%1: שתיהן טועות במידה שווה, וגם הבחירה הזאת פרטית.</translation>
    </message>
    <message>
        <source>%1: one error weighs %2, since this choice is private too.</source>
        <translation>%1: שגיאה אחת שוקלת %2, כי גם הבחירה הזאת פרטית.</translation>
    </message>
    <message>
        <source>%1: %3 errors weigh %2, since this choice is private too.</source>
        <translation>%1: ‏%3 שגיאות שוקלות %2, כי גם הבחירה הזאת פרטית.</translation>
    </message>
    <message>
        <source>Two answers left. On %1 fresh examples %2 errs %3 and %4 errs %5.</source>
        <translation>שתי תשובות יצאו. על %1 דוגמאות טריות %2 טועה %3 ו־%4 טועה %5.</translation>
    </message>
    <message>
        <source>%1 is chosen with chance %2, %3 with chance %4.</source>
        <translation>%1 נבחרת בסיכוי %2, ו־%3 בסיכוי %4.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
</context>
<context>
    <name>SizesLegendPicture</name>
    <message>
        <source>M, sharp</source>
        <translation>⁦M⁩, חדים</translation>
    </message>
    <message>
        <source>($ε$, $δ$), a target exists</source>
        <translation>($ε$, $δ$), קיימת מטרה</translation>
    </message>
    <message>
        <source>M, agnostic</source>
        <translation>⁦M⁩, אגנוסטי</translation>
    </message>
    <message>
        <source>($ε$, $δ$), $α$ worse than the best</source>
        <translation>($ε$, $δ$), גרוע ב־$α$ מהטוב ביותר</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>עקבית</translation>
    </message>
    <message>
        <source>no privacy at all</source>
        <translation>ללא פרטיות כלל</translation>
    </message>
    <message>
        <source>unknown constant</source>
        <translation>קבוע לא ידוע</translation>
    </message>
    <message>
        <source>shape only, set to 1</source>
        <translation>הצורה בלבד, נקבע ל־1</translation>
    </message>
    <message>
        <source>$ε$ alone; thin: agnostic</source>
        <translation>$ε$ לבדו; דק: אגנוסטי</translation>
    </message>
    <message>
        <source>the same, $d$ = 2 and 3</source>
        <translation>כנ&quot;ל, $d$ = 2 ו־3</translation>
    </message>
    <message>
        <source>Lean learner: solid with rings. Chain learner: thin with crosses. M: pale with discs. Permute-and-flip: dashes with squares; thin, the exponential mechanism without a target. Without privacy: short dashes. Dotted: the constant is unknown.</source>
        <translation>הלומד הרזה: קו מלא עם טבעות. לומד השרשרת: קו דק עם צלבים. M: חיוור עם עיגולים. Permute-and-flip: קווקו עם ריבועים; דק, המנגנון המעריכי בלי מטרה. בלי פרטיות: קווקו קצר. מנוקד: הקבוע אינו ידוע.</translation>
    </message>
</context>
<context>
    <name>SizesPageWords</name>
    <message>
        <source>%1 at %2 and %3 at %4</source>
        <translation>%1 עבור %2 ו־%3 עבור %4</translation>
    </message>
    <message>
        <source>Without privacy any consistent hypothesis does: %1 more examples for every doubling of |H|.</source>
        <translation>ללא פרטיות די בכל היפותזה עקבית: עוד %1 דוגמאות לכל הכפלה של ⁦|H|⁩.</translation>
    </message>
    <message>
        <source>Without privacy any consistent hypothesis does. For %1 it takes %2.</source>
        <translation>ללא פרטיות די בכל היפותזה עקבית. עבור %1 נדרשות %2.</translation>
    </message>
    <message>
        <source>For %1 the cheapest changes along the axis.</source>
        <translation>עבור %1 הזול ביותר משתנה לאורך הציר.</translation>
    </message>
    <message>
        <source>Without a target M needs more examples; their number is still being computed.</source>
        <translation>ללא מטרה ⁦M⁩ דורש יותר; זה עוד מחושב.</translation>
    </message>
    <message>
        <source>Without a target, M asks for about %1 at d = %2, the exponential mechanism for %3 there.</source>
        <translation>ללא מטרה ⁦M⁩ דורש כ־%1 עבור ⁦d = %2⁩, והמנגנון המעריכי שם %3.</translation>
    </message>
    <message>
        <source>Without a target M has no number here; the exponential mechanism has.</source>
        <translation>ללא מטרה אין ל־⁦M⁩ כאן מספר; למנגנון המעריכי יש.</translation>
    </message>
    <message>
        <source>every %1 here</source>
        <translation>כל %1 כאן</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 ויותר</translation>
    </message>
    <message>
        <source>any number of points</source>
        <translation>כל מספר נקודות</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>נקודה אחת (%n)</numerusform>
            <numerusform>%n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Without privacy they are too few as well.</source>
        <translation>גם ללא פרטיות הן מעטות מדי.</translation>
    </message>
    <message numerus="yes">
        <source>%n examples reach %1 privately.</source>
        <translation>
            <numerusform>דוגמה %n מגיעה באופן פרטי ל־%1.</numerusform>
            <numerusform>%n דוגמאות מגיעות באופן פרטי ל־%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without privacy they reach %1.</source>
        <translation>ללא פרטיות הן מגיעות ל־%1.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>ספים</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>קובייה</translation>
    </message>
    <message>
        <source>points</source>
        <translation>נקודות</translation>
    </message>
    <message>
        <source>thresholds</source>
        <translation>ספים</translation>
    </message>
    <message>
        <source>the cube</source>
        <translation>הקובייה</translation>
    </message>
    <message>
        <source>%1 points, $d$ = %2</source>
        <translation>%1 נקודות, $d$ = %2</translation>
    </message>
    <message>
        <source>$d$ = 1, however many points</source>
        <translation>$d$ = 1, לכל מספר נקודות</translation>
    </message>
    <message>
        <source>M, sharp</source>
        <translation>⁦M⁩, חדים</translation>
    </message>
    <message>
        <source>M, agnostic</source>
        <translation>⁦M⁩, אגנוסטי</translation>
    </message>
    <message>
        <source>exponential mechanism, agnostic</source>
        <translation>מנגנון מעריכי, אגנוסטי</translation>
    </message>
    <message>
        <source>consistent hypothesis</source>
        <translation>היפותזה עקבית</translation>
    </message>
    <message>
        <source>VC bound, from below</source>
        <translation>חסם ⁦VC⁩, מלמטה</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>מופרך</translation>
    </message>
    <message>
        <source>log* |X|, from below</source>
        <translation>⁦log* |X|⁩, מלמטה</translation>
    </message>
    <message>
        <source>log* d, VC dimension 1</source>
        <translation>⁦log* d⁩, ממד ⁦VC⁩ 1</translation>
    </message>
    <message>
        <source>shape only, its constant set to 1</source>
        <translation>הצורה בלבד, הקבוע נקבע ל־1</translation>
    </message>
    <message>
        <source>fewer are not enough</source>
        <translation>פחות מזה אינו מספיק</translation>
    </message>
    <message>
        <source>so many are not enough, privately</source>
        <translation>כמות כזו אינה מספיקה באופן פרטי</translation>
    </message>
    <message>
        <source>enough, no privacy at all</source>
        <translation>מספיק, ללא פרטיות כלל</translation>
    </message>
    <message>
        <source>enough: ε alone, α worse than the best</source>
        <translation>מספיק: ε בלבד, גרוע ב־α מהטוב ביותר</translation>
    </message>
    <message>
        <source>enough: (ε, δ), α worse than the best</source>
        <translation>מספיק: (ε, δ), גרוע ב־α מהטוב ביותר</translation>
    </message>
    <message>
        <source>enough: ε alone, a target exists</source>
        <translation>מספיק: ε בלבד, קיימת מטרה</translation>
    </message>
    <message>
        <source>enough: (ε, δ), a target exists</source>
        <translation>מספיק: (ε, δ), קיימת מטרה</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 נקודות</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>every $%1$</source>
        <translation>כל $%1$</translation>
    </message>
    <message>
        <source>of those drawn, %1</source>
        <translation>מן המצוירים, %1</translation>
    </message>
    <message>
        <source>that is drawn, %1</source>
        <translation>שמצויר, %1</translation>
    </message>
    <message>
        <source>the least $%1$, %2</source>
        <translation>ה־$%1$ הקטן ביותר, %2</translation>
    </message>
    <message>
        <source>points, every labelling of them</source>
        <translation>נקודות, כל תיוג שלהן</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 או %2</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>בשום מקום</translation>
    </message>
    <message>
        <source>examples, at %1</source>
        <translation>דוגמאות, עבור %1</translation>
    </message>
    <message>
        <source>examples, at $d$ = %1</source>
        <translation>דוגמאות, עבור $d$ = %1</translation>
    </message>
    <message>
        <source>and without privacy</source>
        <translation>וללא פרטיות</translation>
    </message>
    <message numerus="yes">
        <source>the price of privacy: %n points</source>
        <translation>
            <numerusform>מחיר הפרטיות: נקודה %n</numerusform>
            <numerusform>מחיר הפרטיות: %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Not private</source>
        <translation>לא פרטי</translation>
    </message>
    <message>
        <source>Occam&apos;s bound</source>
        <translation>חסם אוקהם</translation>
    </message>
    <message>
        <source>All of the rows</source>
        <translation>כל השורות</translation>
    </message>
    <message>
        <source>Only d</source>
        <translation>רק d</translation>
    </message>
    <message>
        <source>Cheapest path</source>
        <translation>השביל הזול</translation>
    </message>
    <message>
        <source>Corollary 4</source>
        <translation>מסקנה 4</translation>
    </message>
    <message>
        <source>Your budget</source>
        <translation>התקציב שלכם</translation>
    </message>
    <message>
        <source>Theorem 3 · Corollary 4 · Theorem 1</source>
        <translation>משפט 3 · מסקנה 4 · משפט 1</translation>
    </message>
    <message>
        <source>Without privacy ($d_{VC}$ − 1)/(32$α$) reaches %1 here.</source>
        <translation>ללא פרטיות ($d_{VC}$ − 1)/(32$α$) מגיע כאן ל־%1.</translation>
    </message>
    <message>
        <source>Without privacy ($d_{VC}$ − 1)/(32$α$) is 0 here.</source>
        <translation>ללא פרטיות ($d_{VC}$ − 1)/(32$α$) הוא כאן 0.</translation>
    </message>
    <message>
        <source>With privacy up to %1 are refuted.</source>
        <translation>עם פרטיות עד %1 מופרכות.</translation>
    </message>
    <message>
        <source>With privacy Claim 22 leaves no step for these numbers.</source>
        <translation>עם פרטיות טענה 22 אינה מותירה מדרגה למספרים אלה.</translation>
    </message>
    <message>
        <source>With privacy nothing is refuted: for that $X$ must be a tower.</source>
        <translation>עם פרטיות דבר אינו מופרך: לשם כך $X$ צריך להיות מגדל.</translation>
    </message>
    <message>
        <source>Lower bounds say little here</source>
        <translation>חסמים תחתונים אומרים כאן מעט</translation>
    </message>
    <message>
        <source>Very small $β$</source>
        <translation>$β$ קטן מאוד</translation>
    </message>
    <message>
        <source>Below $10^{-12}$ M&apos;s constants are carried on in ln(1/$β$).</source>
        <translation>מתחת ל־$10^{-12}$ קבועי ⁦M⁩ נמשכים ב־ln(1/$β$).</translation>
    </message>
    <message>
        <source>Under a line is not refuted</source>
        <translation>מתחת לקו אין פירושו מופרך</translation>
    </message>
    <message>
        <source>A budget under a line does not prove failure. It means that this promise does not cover it.</source>
        <translation>תקציב מתחת לקו אינו מוכיח כישלון. פירושו שההבטחה הזאת אינה מכסה אותו.</translation>
    </message>
    <message>
        <source>%1, %2, d = %3: %4</source>
        <translation>%1, %2, ⁦d = %3⁩: ‏%4</translation>
    </message>
    <message>
        <source>examples, for any $|X|$</source>
        <translation>דוגמאות, לכל $|X|$</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 עבור %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 וגם %2</translation>
    </message>
    <message>
        <source>For %1 the lean learner and M have no proved constants here.</source>
        <translation>עבור %1 אין כאן קבועים מוכחים ללומד הרזה ול־M.</translation>
    </message>
    <message>
        <source>For %1 the lean learner takes %2.</source>
        <translation>עבור %1 הלומד הרזה צריך %2.</translation>
    </message>
    <message>
        <source>The lean learner pays for d: %1, however many points. So does M: %2.</source>
        <translation>הלומד הרזה משלם על d: %1, כמה נקודות שלא יהיו. גם M: %2.</translation>
    </message>
    <message>
        <source>For %1 the lean learner takes %2, M %3.</source>
        <translation>עבור %1 הלומד הרזה צריך %2, M %3.</translation>
    </message>
    <message>
        <source>For %1 no private row has a number here.</source>
        <translation>עבור %1 אין כאן מספר לאף שורה פרטית.</translation>
    </message>
    <message>
        <source>For %1 d grows with |X|: up to d = %2 %3 is the cheapest, and beyond no other has a row.</source>
        <translation>עבור %1 גדל d עם |X|: עד d = %2 הזול ביותר הוא %3, ומעבר לכך אין שורה לאחר.</translation>
    </message>
    <message>
        <source>For %1 %2 is the cheapest everywhere here.</source>
        <translation>עבור %1 %2 הוא הזול ביותר כאן בכל מקום.</translation>
    </message>
    <message numerus="yes">
        <source>With %n examples no private learner here learns any of this.</source>
        <translation>
            <numerusform>עם דוגמה אחת שום לומד פרטי כאן אינו לומד דבר מזה.</numerusform>
            <numerusform>עם %n דוגמאות שום לומד פרטי כאן אינו לומד דבר מזה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %1 privacy costs %n bits of |X|.</source>
        <translation>
            <numerusform>עבור %1 הפרטיות עולה סיבית %n של |X|.</numerusform>
            <numerusform>עבור %1 הפרטיות עולה %n סיביות של |X|.</numerusform>
        </translation>
    </message>
    <message>
        <source>and on the right</source>
        <translation>ומימין</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n bits more</source>
        <translation>
            <numerusform>%1: עוד סיבית %n</numerusform>
            <numerusform>%1: עוד %n סיביות</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 3 · Lean learner, part 7</source>
        <translation>משפט 3 · הלומד הרזה, חלק 7</translation>
    </message>
    <message>
        <source>By the plans found, for %1 %2 is the cheapest private learner from %3 points on.</source>
        <translation>לפי התוכניות שנמצאו, עבור %1 %2 הוא הלומד הפרטי הזול ביותר מ־%3 נקודות והלאה.</translation>
    </message>
    <message>
        <source>By the plans found, for %1 %2 is the cheapest private learner at %3 points and perhaps beyond.</source>
        <translation>לפי התוכניות שנמצאו, עבור %1 %2 הוא הלומד הפרטי הזול ביותר ב־%3 נקודות ואולי מעבר להן.</translation>
    </message>
    <message>
        <source>the lean learner, from</source>
        <translation>הלומד הרזה, החל ב־</translation>
    </message>
    <message>
        <source>Privately, $n$ = %1</source>
        <translation>באופן פרטי, $n$ = %1</translation>
    </message>
    <message>
        <source>The chain learner takes %1.</source>
        <translation>לומד השרשרת צריך %1.</translation>
    </message>
    <message>
        <source>%1: from %2 on %3 is the cheapest, by the plans found</source>
        <translation>%1: מ־%2 והלאה %3 הוא הזול ביותר, לפי התוכניות שנמצאו</translation>
    </message>
    <message>
        <source>Theorem 3 · Lean learner, part 7 · Chain learner</source>
        <translation>משפט 3 · הלומד הרזה, חלק 7 · לומד השרשרת</translation>
    </message>
    <message>
        <source>Permute-and-flip pays ln |H|: %1 more examples for every doubling.</source>
        <translation>Permute-and-flip משלם ⁦ln |H|⁩: עוד %1 דוגמאות לכל הכפלה.</translation>
    </message>
    <message>
        <source>Permute-and-flip pays ln |H|. For %1 it takes %2.</source>
        <translation>Permute-and-flip משלם ⁦ln |H|⁩. עבור %1 נדרשות לו %2.</translation>
    </message>
    <message>
        <source>permute-and-flip</source>
        <translation>permute-and-flip</translation>
    </message>
    <message>
        <source>The examples that each proved promise asks for (log scales): the lean learner (rings), the chain learner (crosses), M (dots), permute-and-flip (squares), without privacy (thick dots in a row), without a target (thin), and with an unknown constant (dotted). The pale path is the cheapest private one, the level line the budget.</source>
        <translation>הדוגמאות שכל הבטחה מוכחת דורשת (סקלות לוגריתמיות): הלומד הרזה (טבעות), לומד השרשרת (צלבים), M (עיגולים), permute-and-flip (ריבועים), בלי פרטיות (נקודות עבות בשורה), בלי מטרה (דק), ועם קבוע לא ידוע (מנוקד). השביל החיוור הוא הפרטי הזול ביותר, הקו האופקי הוא התקציב.</translation>
    </message>
</context>
<context>
    <name>SizesTableWords</name>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>family</source>
        <translation>משפחה</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>חסם</translation>
    </message>
    <message>
        <source>n, examples</source>
        <translation>n, דוגמאות</translation>
    </message>
    <message>
        <source>what it promises</source>
        <translation>מה הוא מבטיח</translation>
    </message>
    <message>
        <source>constant known</source>
        <translation>הקבוע ידוע</translation>
    </message>
    <message>
        <source>the cheapest private</source>
        <translation>הפרטי הזול ביותר</translation>
    </message>
    <message>
        <source>source</source>
        <translation>מקור</translation>
    </message>
    <message>
        <source>no</source>
        <translation>לא</translation>
    </message>
</context>
<context>
    <name>SizesWords</name>
    <message>
        <source>stable learner</source>
        <translation>לומד יציב</translation>
    </message>
    <message>
        <source>stable learner, flipped</source>
        <translation>יציב, עם היפוך</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>noisy labels</source>
        <translation>תוויות רועשות</translation>
    </message>
    <message>
        <source>exponential mechanism</source>
        <translation>מנגנון מעריכי</translation>
    </message>
    <message>
        <source>M, published</source>
        <translation>M, מפורסם</translation>
    </message>
    <message>
        <source>[DF] Theorem 10</source>
        <translation>[DF] משפט 10</translation>
    </message>
    <message>
        <source>[DF] Theorem 1</source>
        <translation>[DF] משפט 1</translation>
    </message>
    <message>
        <source>[DF] Corollary 2</source>
        <translation>[DF] מסקנה 2</translation>
    </message>
    <message>
        <source>[DF] Lemma 9</source>
        <translation>[DF] למה 9</translation>
    </message>
    <message>
        <source>[DF] Theorem 12</source>
        <translation>[DF] משפט 12</translation>
    </message>
    <message>
        <source>exponential mechanism over the whole class</source>
        <translation>מנגנון מעריכי על כל המחלקה</translation>
    </message>
    <message>
        <source>[ABLMM] Theorem 3</source>
        <translation>[ABLMM] משפט 3</translation>
    </message>
    <message>
        <source>stable answers</source>
        <translation>תשובות יציבות</translation>
    </message>
    <message>
        <source>one private answer</source>
        <translation>תשובה פרטית אחת</translation>
    </message>
    <message>
        <source>a private hypothesis</source>
        <translation>היפותזה פרטית</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>לומד</translation>
    </message>
    <message>
        <source>error allowed, α</source>
        <translation>שגיאה מותרת, α</translation>
    </message>
    <message>
        <source>examples, n</source>
        <translation>דוגמאות, n</translation>
    </message>
    <message>
        <source>what it gives</source>
        <translation>מה הוא נותן</translation>
    </message>
    <message>
        <source>the promise</source>
        <translation>ההבטחה</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>תוויות</translation>
    </message>
    <message>
        <source>source</source>
        <translation>מקור</translation>
    </message>
    <message>
        <source>constants</source>
        <translation>קבועים</translation>
    </message>
    <message>
        <source>at most α, except with chance β</source>
        <translation>לכל היותר α, מלבד בהסתברות β</translation>
    </message>
    <message>
        <source>at most α on average</source>
        <translation>לכל היותר α בממוצע</translation>
    </message>
    <message>
        <source>without noise</source>
        <translation>בלי רעש</translation>
    </message>
    <message>
        <source>any</source>
        <translation>כלשהן</translation>
    </message>
    <message>
        <source>the paper&apos;s</source>
        <translation>של המאמר</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>מוכח</translation>
    </message>
    <message>
        <source>measured, mean</source>
        <translation>נמדד, ממוצע</translation>
    </message>
    <message>
        <source>measured, most</source>
        <translation>נמדד, הגדול ביותר</translation>
    </message>
    <message>
        <source>What every predictor asks for</source>
        <translation>מה שכל מנבא דורש</translation>
    </message>
    <message>
        <source>The error allowed against the examples asked for: solid with proved constants, dashed with the papers’ own; a cross is what the learner loses in runs at that size, on average.</source>
        <translation>השגיאה המותרת מול הדוגמאות הנדרשות: רציף בקבועים מוכחים, מקווקו באלה של המאמרים; צלב הוא מה שהלומד מפסיד בממוצע בהרצות בגודל הזה.</translation>
    </message>
    <message>
        <source>For α = .01, in examples: %1.</source>
        <translation>ל־⁦α = .01⁩, בדוגמאות: %1.</translation>
    </message>
    <message>
        <source>lean learner</source>
        <translation>הלומד הרזה</translation>
    </message>
    <message>
        <source>Lean learner, part 7</source>
        <translation>הלומד הרזה, חלק 7</translation>
    </message>
    <message>
        <source>For α = .01 an answer takes %1 examples, a published hypothesis %2</source>
        <translation>עבור α = .01 תשובה דורשת %1 דוגמאות, היפותזה שמתפרסמת %2</translation>
    </message>
    <message>
        <source>chain learner</source>
        <translation>לומד השרשרת</translation>
    </message>
    <message>
        <source>Chain learner, part 1</source>
        <translation>לומד השרשרת, חלק 1</translation>
    </message>
</context>
<context>
    <name>StableBoundPicture</name>
    <message>
        <source>No bound below 1.</source>
        <translation>אין חסם מתחת ל־1.</translation>
    </message>
    <message>
        <source>The bound is %1.</source>
        <translation>החסם הוא %1.</translation>
    </message>
    <message>
        <source>The bound %1 is %2 for a place in T and %3 for the mechanism.</source>
        <translation>החסם %1 מורכב מ־%2 על מקום ב־⁦T⁩ ומ־%3 על המנגנון.</translation>
    </message>
    <message>
        <source>any learner</source>
        <translation>כל לומד</translation>
    </message>
    <message>
        <source>the mechanism</source>
        <translation>המנגנון</translation>
    </message>
    <message>
        <source>3 times max($ν$, $ε_0$) = %1</source>
        <translation>3 פעמים ⁦max($ν$, $ε_0$) = %1⁩</translation>
    </message>
    <message>
        <source>3 max($ν$, $ε_0$) is above 3</source>
        <translation>⁦3 max($ν$, $ε_0$)⁩ גדול מ־3</translation>
    </message>
    <message>
        <source>in $T$: $ν$ = %1</source>
        <translation>ב־$T$: ⁦$ν$ = %1⁩</translation>
    </message>
    <message>
        <source>no bound below 1</source>
        <translation>אין חסם מתחת ל־1</translation>
    </message>
    <message>
        <source>%1, worst neighbour of this $S$</source>
        <translation>%1, השכן הגרוע ביותר של $S$</translation>
    </message>
    <message>
        <source>%1, worst neighbour</source>
        <translation>%1, השכן הגרוע ביותר</translation>
    </message>
</context>
<context>
    <name>StablePicture</name>
    <message numerus="yes">
        <source>A data set of %n examples, and at each point the chance that the answer is +.</source>
        <translation>
            <numerusform>מערך נתונים של %n דוגמה, ובכל נקודה הסיכוי שהתשובה היא +.</numerusform>
            <numerusform>מערך נתונים של %n דוגמאות, ובכל נקודה הסיכוי שהתשובה היא +.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 At point %2 the chance of + goes from %3 to %4.</source>
        <translation>%1 בנקודה %2 הסיכוי ל־+ עובר מ־%3 ל־%4.</translation>
    </message>
    <message>
        <source>No answer of any data set moves by more than %1.</source>
        <translation>שום תשובה של שום מערך נתונים אינה זזה ביותר מ־%1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 examples,</source>
        <translation>
            <numerusform>%1 דוגמה,</numerusform>
            <numerusform>%1 דוגמאות,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n framed: $T$</source>
        <translation>
            <numerusform>%n ממוסגרת: $T$</numerusform>
            <numerusform>%n ממוסגרות: $T$</numerusform>
        </translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>הארוכה: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 points not shown</source>
        <translation>
            <numerusform>%1 נקודה לא מוצגת</numerusform>
            <numerusform>%1 נקודות לא מוצגות</numerusform>
        </translation>
    </message>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>equal on $T$: merged</source>
        <translation>שוות על $T$: מוזגו</translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses</source>
        <translation>
            <numerusform>%n היפותזה</numerusform>
            <numerusform>%n היפותזות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more pieces</source>
        <translation>
            <numerusform>עוד %n חלק</numerusform>
            <numerusform>עוד %n חלקים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>עוד %n</numerusform>
            <numerusform>עוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>errors on $S$</source>
        <translation>שגיאות על $S$</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>סיכוי</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>לבדה</translation>
    </message>
    <message>
        <source>first of %1</source>
        <translation>ראשונה מ־%1</translation>
    </message>
    <message>
        <source>solid for $S$, hollow after the change</source>
        <translation>מלא ל־$S$, חלול אחרי השינוי</translation>
    </message>
    <message>
        <source>of the first hypothesis with the fewest errors, which is not stable</source>
        <translation>של ההיפותזה הראשונה עם הכי מעט שגיאות, לא יציב</translation>
    </message>
    <message>
        <source>of the mechanism over all of $H$, exactly, without $T$</source>
        <translation>של המנגנון על כל $H$, במדויק, בלי $T$</translation>
    </message>
    <message>
        <source>of the mechanism over all of $H$</source>
        <translation>של המנגנון על כל $H$</translation>
    </message>
    <message>
        <source>averaged over all %1 subsets $T$, exactly</source>
        <translation>ממוצע על כל %1 תת־הקבוצות $T$, במדויק</translation>
    </message>
    <message>
        <source>averaged over all $T$, exactly</source>
        <translation>ממוצע על כל $T$, במדויק</translation>
    </message>
    <message>
        <source>estimated from %1 draws of $T$, within %2</source>
        <translation>נאמד מ־%1 הגרלות של $T$, עד כדי %2</translation>
    </message>
    <message>
        <source>estimated, within %1</source>
        <translation>נאמד, עד כדי %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>How likely the answer is +</source>
        <translation>הסיכוי שהתשובה היא +</translation>
    </message>
    <message>
        <source>first one $T$, one hypothesis, one answer; then the average over all $T$</source>
        <translation>תחילה $T$ אחד, היפותזה אחת, תשובה אחת; אחר כך הממוצע על כל $T$</translation>
    </message>
    <message>
        <source>dots: what %1 answers, this one time</source>
        <translation>נקודות: מה %1 עונה, בפעם הזאת</translation>
    </message>
    <message>
        <source>at point %1; only this leaves</source>
        <translation>בנקודה %1; רק זה יוצא</translation>
    </message>
    <message>
        <source>no printed bound: $γ$ is above 1</source>
        <translation>אין חסם מודפס: ⁦$γ$ &gt; 1⁩</translation>
    </message>
    <message numerus="yes">
        <source>exact: all %1 neighbours of $S$, at most %2</source>
        <translation>
            <numerusform>מדויק: %1 השכן של $S$, לכל היותר %2</numerusform>
            <numerusform>מדויק: כל %1 השכנים של $S$, לכל היותר %2</numerusform>
        </translation>
    </message>
    <message>
        <source>exact: at most %1</source>
        <translation>מדויק: לכל היותר %1</translation>
    </message>
    <message>
        <source>no exact range: %1 distinct points, more than %2</source>
        <translation>אין טווח מדויק: %1 נקודות שונות, יותר מ־%2</translation>
    </message>
    <message>
        <source>no exact range: %1 points</source>
        <translation>אין טווח מדויק: %1 נקודות</translation>
    </message>
    <message>
        <source>neighbours: being computed</source>
        <translation>השכנים: בחישוב</translation>
    </message>
    <message>
        <source>too many neighbours</source>
        <translation>יותר מדי שכנים</translation>
    </message>
    <message>
        <source>ERM&apos;s answer</source>
        <translation>התשובה של ⁦ERM⁩</translation>
    </message>
    <message>
        <source>Accuracy: excess errors on $S$</source>
        <translation>דיוק: שגיאות עודפות על $S$</translation>
    </message>
    <message>
        <source>Stability: how far an answer moves</source>
        <translation>יציבות: כמה רחוק תשובה זזה</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>מדויק</translation>
    </message>
    <message>
        <source>exact …</source>
        <translation>מדויק …</translation>
    </message>
    <message>
        <source>exact values: too many points</source>
        <translation>ערכים מדויקים: יותר מדי נקודות</translation>
    </message>
    <message>
        <source>exact values: too many neighbours</source>
        <translation>ערכים מדויקים: יותר מדי שכנים</translation>
    </message>
    <message>
        <source>exact values: being computed</source>
        <translation>ערכים מדויקים: בחישוב</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>חסם</translation>
    </message>
    <message>
        <source>no printed bound below 1</source>
        <translation>אין חסם מודפס מתחת ל־1</translation>
    </message>
    <message>
        <source>bound: above %1</source>
        <translation>חסם: מעל %1</translation>
    </message>
    <message>
        <source>$T$ is all of $S$, exactly</source>
        <translation>$T$ הוא כל $S$, במדויק</translation>
    </message>
    <message>
        <source>bound $γ$ %1, any neighbours</source>
        <translation>חסם $γ$ %1, כל שכנים</translation>
    </message>
    <message>
        <source>bound $γ$ %1</source>
        <translation>חסם $γ$ %1</translation>
    </message>
    <message>
        <source>%1 At point %2 the chance of + stays near %3.</source>
        <translation>%1 בנקודה %2 הסיכוי ל־+ נשאר קרוב ל־%3.</translation>
    </message>
</context>
<context>
    <name>StableScript</name>
    <message numerus="yes">
        <source>%1 hypotheses</source>
        <translation>
            <numerusform>%1 היפותזה</numerusform>
            <numerusform>%1 היפותזות</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 10, step 1</source>
        <translation>משפט 10, צעד 1</translation>
    </message>
    <message>
        <source>Draw T</source>
        <translation>הגרלת ⁦T⁩</translation>
    </message>
    <message numerus="yes">
        <source>T is %1 of the %2 examples, drawn at random.</source>
        <translation>
            <numerusform>⁦T⁩ היא %1 מתוך %2 הדוגמאות, שהוגרלה באקראי.</numerusform>
            <numerusform>⁦T⁩ הן %1 מתוך %2 הדוגמאות, שהוגרלו באקראי.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 of T is a %2 at point %3.</source>
        <translation>שורה %1 של ⁦T⁩ היא ⁦%2⁩ בנקודה %3.</translation>
    </message>
    <message>
        <source>That point was drawn before.</source>
        <translation>נקודה זו כבר הוגרלה.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows of T are drawn.</source>
        <translation>
            <numerusform>הוגרלה %1 שורה של ⁦T⁩.</numerusform>
            <numerusform>הוגרלו %1 שורות של ⁦T⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>מיזוג</translation>
    </message>
    <message>
        <source>T tells nothing apart; the first hypothesis answers.</source>
        <translation>⁦T⁩ אינה מבדילה בין דבר לדבר; ההיפותזה הראשונה עונה.</translation>
    </message>
    <message>
        <source>T leaves %1 of %2: of those equal on T the first stands for all.</source>
        <translation>⁦T⁩ משאירה %1 מתוך %2: מבין השוות על ⁦T⁩ הראשונה מייצגת את כולן.</translation>
    </message>
    <message>
        <source>Point %1 tells none apart.</source>
        <translation>נקודה %1 אינה מבדילה.</translation>
    </message>
    <message>
        <source>Point %1 tells some apart: %2 so far.</source>
        <translation>נקודה %1 מבדילה בין כמה: %2 עד כה.</translation>
    </message>
    <message numerus="yes">
        <source>%1 points of T leave %2 so far.</source>
        <translation>
            <numerusform>%1 נקודה של ⁦T⁩ משאירה %2 עד כה.</numerusform>
            <numerusform>%1 נקודות של ⁦T⁩ משאירות %2 עד כה.</numerusform>
        </translation>
    </message>
    <message>
        <source>§2.1</source>
        <translation>§2.1</translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2 of all %3 examples.</source>
        <translation>
            <numerusform>%1 שוגה ב־%2 מתוך כל %3 הדוגמאות.</numerusform>
            <numerusform>%1 שוגה ב־%2 מתוך כל %3 הדוגמאות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2, so it is drawn with chance %3.</source>
        <translation>
            <numerusform>%1 שוגה ב־%2, ולכן היא מוגרלת בסיכוי %3.</numerusform>
            <numerusform>%1 שוגה ב־%2, ולכן היא מוגרלת בסיכוי %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weigh</source>
        <translation>שקילה</translation>
    </message>
    <message>
        <source>That is the fewest of those that are left.</source>
        <translation>זה המספר הקטן ביותר מבין הנותרות.</translation>
    </message>
    <message>
        <source>Lemma 7</source>
        <translation>למה 7</translation>
    </message>
    <message>
        <source>The fewer errors, the likelier.</source>
        <translation>ככל שיש פחות שגיאות, הסיכוי גדול יותר.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>%1 is drawn; its chance was %2. The dots are its answers.</source>
        <translation>%1 הוגרלה; הסיכוי היה %2. הנקודות הן תשובותיה.</translation>
    </message>
    <message>
        <source>Theorem 10</source>
        <translation>משפט 10</translation>
    </message>
    <message>
        <source>There is one T, and the chance of + at %1 is %2.</source>
        <translation>יש ⁦T⁩ אחת, והסיכוי ל־+ ב־%1 הוא %2.</translation>
    </message>
    <message>
        <source>Over all %1 subsets T the chance of + at %2 is %3.</source>
        <translation>על פני כל %1 תת־הקבוצות ⁦T⁩ הסיכוי ל־+ ב־%2 הוא %3.</translation>
    </message>
    <message numerus="yes">
        <source>Over %1 draws of T the chance of + at %2 is about %3: within %4 of it.</source>
        <translation>
            <numerusform>ב־%1 הגרלה של ⁦T⁩ הסיכוי ל־+ ב־%2 הוא בערך %3, עד כדי %4.</numerusform>
            <numerusform>ב־%1 הגרלות של ⁦T⁩ הסיכוי ל־+ ב־%2 הוא בערך %3, עד כדי %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>All T</source>
        <translation>כל ⁦T⁩</translation>
    </message>
    <message>
        <source>γ ≤ %1 holds for every S.</source>
        <translation>⁦γ ≤ %1⁩ לכל ⁦S⁩.</translation>
    </message>
    <message>
        <source>The paper has no bound below 1 for these numbers.</source>
        <translation>למאמר אין חסם מתחת ל־1 למספרים אלה.</translation>
    </message>
    <message numerus="yes">
        <source>No neighbour of %1 moves an answer, up to rounding.</source>
        <translation>
            <numerusform>%1 השכן אינו מזיז תשובה, עד כדי עיגול.</numerusform>
            <numerusform>אף אחד מ־%1 השכנים אינו מזיז תשובה, עד כדי עיגול.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No neighbour of %1 moves an answer by more than %2.</source>
        <translation>
            <numerusform>%1 השכן אינו מזיז תשובה ביותר מ־%2.</numerusform>
            <numerusform>אף אחד מ־%1 השכנים אינו מזיז תשובה ביותר מ־%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The neighbours of %1 distinct points are too many to go through exactly.</source>
        <translation>
            <numerusform>השכנים של %1 נקודה רבים מכדי לעבור עליהם במדויק.</numerusform>
            <numerusform>השכנים של %1 נקודות שונות רבים מכדי לעבור עליהם במדויק.</numerusform>
        </translation>
    </message>
    <message>
        <source>All neighbours are being gone through.</source>
        <translation>עוברים על כל השכנים.</translation>
    </message>
    <message>
        <source>The neighbours are too many for this learner.</source>
        <translation>השכנים רבים מדי ללומד הזה.</translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2 of %3.</source>
        <translation>
            <numerusform>%1 שוגה ב־%2 מתוך %3.</numerusform>
            <numerusform>%1 שוגה ב־%2 מתוך %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The answers err %1 more, estimated.</source>
        <translation>התשובות שוגות %1 יותר, לפי אומדן.</translation>
    </message>
    <message>
        <source>The answers err %1 more: exact.</source>
        <translation>התשובות שוגות %1 יותר: מדויק.</translation>
    </message>
    <message>
        <source>The bound is above 1 and says nothing.</source>
        <translation>החסם מעל 1 ואינו אומר דבר.</translation>
    </message>
    <message>
        <source>The bound says %1; it holds for every S.</source>
        <translation>החסם אומר %1; הוא תקף לכל ⁦S⁩.</translation>
    </message>
    <message>
        <source>Theorem 10 (1) · Lemmas 4, 7</source>
        <translation>משפט 10 (1) · למות 4, 7</translation>
    </message>
    <message>
        <source>Change one</source>
        <translation>שינוי אחד</translation>
    </message>
    <message>
        <source>Theorem 10 (2) · Lemmas 4, 7</source>
        <translation>משפט 10 (2) · למות 4, 7</translation>
    </message>
    <message>
        <source>Asked at point %1 it says %2. Only this leaves; for the next question everything is drawn again.</source>
        <translation>כשנשאלים בנקודה %1 היא אומרת ⁦%2⁩. רק זה יוצא; לשאלה הבאה הכול מוגרל שוב.</translation>
    </message>
    <message>
        <source>ERM answers with it: the excess error is 0.</source>
        <translation>⁦ERM⁩ עונה לפיה: השגיאה העודפת היא 0.</translation>
    </message>
    <message>
        <source>A smaller ε₀ moves answers less and errs more</source>
        <translation>‏ε₀ קטן יותר מזיז תשובות פחות וטועה יותר</translation>
    </message>
    <message>
        <source>How far an answer may move, and how many more errors the answers make than the best hypothesis, by ε₀: exact (short ticks) and bounded (dashed). The dotted line is where S is asked.</source>
        <translation>כמה תשובה יכולה לזוז, ובכמה התשובות טועות יותר מן ההיפותזה הטובה ביותר, לפי ε₀: מדויק (קווים קצרים) וחסום (מקווקו). הקו המנוקד הוא המקום שבו ⁦S⁩ נשאלת.</translation>
    </message>
    <message>
        <source>%1 is the likeliest, with chance %2</source>
        <translation>%1 היא הסבירה ביותר, בסיכוי %2</translation>
    </message>
    <message>
        <source>The hypotheses, those that are equal on T in one frame: their answers, the errors of the first one on S, and how likely that one is drawn (bar).</source>
        <translation>ההיפותזות, השוות על ⁦T⁩ במסגרת אחת: תשובותיהן, שגיאות הראשונה על ⁦S⁩, ומה הסיכוי שהיא תוגרל (עמודה).</translation>
    </message>
    <message>
        <source>%1 of %2 examples are drawn</source>
        <translation>%1 מתוך %2 דוגמאות מוגרלות</translation>
    </message>
    <message>
        <source>A cell is an example of S at its point; those in T are framed.</source>
        <translation>תא הוא דוגמה של ⁦S⁩ בנקודה שלה; אלה שב־⁦T⁩ ממוסגרות.</translation>
    </message>
    <message>
        <source>One example moves no answer by more than %1</source>
        <translation>דוגמה אחת אינה מזיזה אף תשובה ביותר מ־%1</translation>
    </message>
    <message>
        <source>One example changes</source>
        <translation>דוגמה אחת משתנה</translation>
    </message>
    <message>
        <source>Above, S by points (framed: T) and the hypotheses that T leaves, with their errors on S and their chances. In the middle, how likely each answer is +, before (solid) and after (hollow) one example changes, with what all neighbours of S can do to it (thick line) and the bound (dashed). Below, stability and accuracy by ε₀.</source>
        <translation>למעלה, ⁦S⁩ לפי נקודות (ממוסגר: ⁦T⁩) וההיפותזות ש־⁦T⁩ מותירה, עם שגיאותיהן על ⁦S⁩ וסיכוייהן. באמצע, מה הסיכוי שכל תשובה היא +, לפני (מלא) ואחרי (חלול) שדוגמה אחת משתנה, עם מה שכל השכנים של ⁦S⁩ יכולים לעשות לה (קו עבה) והחסם (מקווקו). למטה, יציבות ודיוק לפי ε₀.</translation>
    </message>
    <message numerus="yes">
        <source>%n hypotheses are the likeliest, with chance %1 each</source>
        <translation>
            <numerusform>השערה אחת היא הסבירה ביותר, בסיכוי %1</numerusform>
            <numerusform>%n השערות הן הסבירות ביותר, בסיכוי %1 כל אחת</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StableTable</name>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>examples −</source>
        <translation>דוגמאות −</translation>
    </message>
    <message>
        <source>examples +</source>
        <translation>דוגמאות +</translation>
    </message>
    <message>
        <source>chance of +</source>
        <translation>הסיכוי ל־+</translation>
    </message>
    <message>
        <source>after the change</source>
        <translation>אחרי השינוי</translation>
    </message>
    <message>
        <source>least of all neighbours</source>
        <translation>הקטן מכל השכנים</translation>
    </message>
    <message>
        <source>most of all neighbours</source>
        <translation>הגדול מכל השכנים</translation>
    </message>
    <message>
        <source>bound γ</source>
        <translation>החסם ⁦γ⁩</translation>
    </message>
    <message>
        <source>ERM&apos;s answer</source>
        <translation>התשובה של ⁦ERM⁩</translation>
    </message>
    <message>
        <source>ERM after the change</source>
        <translation>⁦ERM⁩ אחרי השינוי</translation>
    </message>
    <message>
        <source>estimates within</source>
        <translation>אומדנים עד כדי</translation>
    </message>
    <message>
        <source>ε₀</source>
        <translation>ε₀</translation>
    </message>
    <message>
        <source>stability, exact</source>
        <translation>יציבות, מדויק</translation>
    </message>
    <message>
        <source>stability, bound</source>
        <translation>יציבות, חסם</translation>
    </message>
    <message>
        <source>excess errors on S, exact</source>
        <translation>שגיאות עודפות על ⁦S⁩, מדויק</translation>
    </message>
    <message>
        <source>excess errors on S, bound</source>
        <translation>שגיאות עודפות על ⁦S⁩, חסם</translation>
    </message>
    <message>
        <source>hypothesis</source>
        <translation>היפותזה</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>תוויות</translation>
    </message>
    <message>
        <source>errors on S</source>
        <translation>שגיאות על ⁦S⁩</translation>
    </message>
    <message>
        <source>errors after the change</source>
        <translation>שגיאות אחרי השינוי</translation>
    </message>
    <message>
        <source>stands for</source>
        <translation>מייצגת</translation>
    </message>
    <message>
        <source>chance for this T</source>
        <translation>הסיכוי ב־⁦T⁩ זה</translation>
    </message>
    <message>
        <source>chance over all T</source>
        <translation>הסיכוי על פני כל ⁦T⁩</translation>
    </message>
    <message>
        <source>label</source>
        <translation>תווית</translation>
    </message>
</context>
<context>
    <name>StableWords</name>
    <message>
        <source>The example stays what it is.</source>
        <translation>הדוגמה נשארת כמות שהיא.</translation>
    </message>
    <message>
        <source>One %1 at point %2 becomes %3.</source>
        <translation>⁦%1⁩ אחד בנקודה %2 נעשה ⁦%3⁩.</translation>
    </message>
    <message>
        <source>One %1 at point %2 becomes %3 at point %4.</source>
        <translation>⁦%1⁩ אחד בנקודה %2 נעשה ⁦%3⁩ בנקודה %4.</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>⁦%1⁩ נעשה ⁦%2⁩</translation>
    </message>
    <message>
        <source>%1 at %2 becomes %3 at %4</source>
        <translation>⁦%1⁩ ב־%2 נעשה ⁦%3⁩ ב־%4</translation>
    </message>
    <message>
        <source>worst neighbour: %1</source>
        <translation>השכן הגרוע ביותר: %1</translation>
    </message>
    <message>
        <source>drag: %1</source>
        <translation>גרירה: %1</translation>
    </message>
    <message>
        <source>The best hypothesis is still %1.</source>
        <translation>ההיפותזה הטובה ביותר היא עדיין %1.</translation>
    </message>
    <message>
        <source>The best hypothesis is now %1, not %2: its answer at %3 jumps.</source>
        <translation>ההיפותזה הטובה ביותר היא כעת %1 ולא %2: תשובתה ב־%3 קופצת.</translation>
    </message>
    <message numerus="yes">
        <source>The best hypothesis is now %1, not %2: its answers at %n points jump.</source>
        <translation>
            <numerusform>ההיפותזה הטובה ביותר היא כעת %1 ולא %2: תשובתה ב־%n נקודה קופצת.</numerusform>
            <numerusform>ההיפותזה הטובה ביותר היא כעת %1 ולא %2: תשובותיה ב־%n נקודות קופצות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stable learner&apos;s chances of + stay what they are.</source>
        <translation>סיכויי הלומד היציב ל־+ נשארים כשהיו.</translation>
    </message>
    <message>
        <source>The mechanism&apos;s chances of + stay what they are.</source>
        <translation>סיכויי המנגנון ל־+ נשארים כשהיו.</translation>
    </message>
    <message>
        <source>The stable learner&apos;s chance of + at %1 goes from %2 to %3.</source>
        <translation>הסיכוי של הלומד היציב ל־+ ב־%1 עובר מ־%2 ל־%3.</translation>
    </message>
    <message>
        <source>The mechanism&apos;s chance of + at %1 goes from %2 to %3.</source>
        <translation>הסיכוי של המנגנון ל־+ ב־%1 עובר מ־%2 ל־%3.</translation>
    </message>
    <message>
        <source>a change: %1</source>
        <translation>שינוי: %1</translation>
    </message>
    <message>
        <source>No number of examples below 2^60 keeps γ = %1 and an excess of %2.</source>
        <translation>אין מספר דוגמאות מתחת ל־⁦2^60⁩ ששומר על γ = %1 ועל עודף %2.</translation>
    </message>
    <message>
        <source>, paper past 2^60.</source>
        <translation>, המאמר מעבר ל־⁦2^60⁩.</translation>
    </message>
    <message>
        <source>The data file has fewer: the promise does not hold for it.</source>
        <translation>בקובץ הנתונים יש פחות: ההבטחה אינה חלה עליו.</translation>
    </message>
    <message>
        <source>Here %1 are drawn, so the promise does not hold for them.</source>
        <translation>כאן נדגמות %1, ולכן ההבטחה אינה חלה עליהן.</translation>
    </message>
    <message>
        <source>One hypothesis: there is nothing to choose, no answer moves and nothing is lost.</source>
        <translation>היפותזה אחת: אין במה לבחור, שום תשובה אינה זזה ודבר אינו אובד.</translation>
    </message>
    <message>
        <source>For $γ$ = %1 and an excess of %2: sharp $n$ = %3 ($n′$ %4, $ε_0$ %5)</source>
        <translation>עבור $γ$ = %1 ועודף של %2: החד $n$ = %3 ($n′$ %4, $ε_0$ %5)</translation>
    </message>
    <message>
        <source>, paper $n$ = %1 ($n′$ %2, $ε_0$ %3).</source>
        <translation>, המאמר $n$ = %1 ($n′$ %2, $ε_0$ %3).</translation>
    </message>
    <message>
        <source>Sharp bounds the expected excess; the paper bounds the excess except with probability %1.</source>
        <translation>חד חוסם את תוחלת העודף; המאמר חוסם את העודף פרט להסתברות %1.</translation>
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
    <message>
        <source>anyone may see</source>
        <translation>גלוי לכול</translation>
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
        <source>Definition of D̃_k, (iv)–(v), §5.2.3 · Obs. 24</source>
        <translation>הגדרת ⁦D̃_k⁩, ⁦(iv)–(v)⁩, ⁦§5.2.3⁩ · הבחנה 24</translation>
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
        <source>%1 batches vote, %2 said Fail; %3 predictors lead with %4 each.</source>
        <translation>
            <numerusform>‏%1 אצווה מצביעה, %2 אמרו Fail; %3 מנבאים מובילים עם %4 כל אחד.</numerusform>
            <numerusform>‏%1 אצוות מצביעות, %2 אמרו Fail; %3 מנבאים מובילים עם %4 כל אחד.</numerusform>
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
    <message>
        <source>Each count gets its own integer noise Z, and Z = z has probability proportional to exp(−ε|z|/2).</source>
        <translation>כל ספירה מקבלת רעש שלם ⁦Z⁩ משלה, וההסתברות של ⁦Z&#xa0;=&#xa0;z⁩ פרופורציונית ל־⁦exp(−ε|z|/2)⁩.</translation>
    </message>
    <message>
        <source>%1 stays at %2.</source>
        <translation>%1 נשאר ב־⁦%2⁩.</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3.</source>
        <translation>%1 עובר מ־⁦%2⁩ ל־⁦%3⁩.</translation>
    </message>
    <message>
        <source>The next block would need more than the N = %1 examples this batch may draw, so there is no sample S.</source>
        <translation>הבלוק הבא היה דורש יותר מ־⁦N&#xa0;=&#xa0;%1⁩ הדוגמאות שהאצווה הזאת רשאית להגריל, ולכן אין מדגם S.</translation>
    </message>
    <message>
        <source>G* answers all the same: block T is drawn, %1, and this batch votes for SOA(T), which is %2. It still gives one vote from its own examples, so privacy is the same.</source>
        <translation>G* עונה בכל זאת: הבלוק T מוגרל, %1, והאצווה הזאת מצביעה עבור ⁦SOA(T)⁩, שהוא %2. היא עדיין נותנת קול אחד מדוגמאותיה שלה, ולכן הפרטיות אינה משתנה.</translation>
    </message>
    <message>
        <source>Algorithm G* (sharp constants, part 10)</source>
        <translation>אלגוריתם ⁦G*⁩ (הקבועים החדים, חלק 10)</translation>
    </message>
</context>
<context>
    <name>StudyPanel</name>
    <message>
        <source>%1 × %2 · Ldim %3 · VC %4</source>
        <translation>⁦%1 × %2 · Ldim %3 · VC %4⁩</translation>
    </message>
</context>
<context>
    <name>SubsampleCopiesPicture</name>
    <message>
        <source>Row %1 is not drawn with chance %2, once with chance %3.</source>
        <translation>שורה %1 אינה נדגמת בסיכוי %2, ונדגמת פעם אחת בסיכוי %3.</translation>
    </message>
</context>
<context>
    <name>SubsamplePage</name>
    <message>
        <source>Draw %1 takes row %2, the one that changes.</source>
        <translation>הגרלה %1 לוקחת את שורה %2, זו שמשתנה.</translation>
    </message>
    <message>
        <source>Draw %1 takes row %2.</source>
        <translation>הגרלה %1 לוקחת את שורה %2.</translation>
    </message>
    <message>
        <source>Draws %1 to %2.</source>
        <translation>הגרלות %1 עד %2.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 came %n times so far.</source>
        <translation>
            <numerusform>שורה %1 באה עד כה פעם %n.</numerusform>
            <numerusform>שורה %1 באה עד כה %n פעמים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1 is not there; A cannot know it.</source>
        <translation>שורה %1 אינה שם; A אינו יכול לדעת אותה.</translation>
    </message>
    <message>
        <source>Row %1 came once.</source>
        <translation>שורה %1 באה פעם אחת.</translation>
    </message>
    <message>
        <source>Row %1 came twice.</source>
        <translation>שורה %1 באה פעמיים.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1 came %n times.</source>
        <translation>
            <numerusform>שורה %1 באה פעם %n.</numerusform>
            <numerusform>שורה %1 באה %n פעמים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies can make an output %1 times as likely, with chance %2.</source>
        <translation>
            <numerusform>עותק %n יכול להגדיל את סיכוי הפלט פי %1, בסיכוי %2.</numerusform>
            <numerusform>%n עותקים יכולים להגדיל את סיכוי הפלט פי %1, בסיכוי %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Over all draws the factor is %1.</source>
        <translation>על פני כל ההגרלות המקדם הוא %1.</translation>
    </message>
    <message>
        <source>A was %1-private. Passed on in the order of S the whole is %2-private, shuffled %3.</source>
        <translation>A היה %1־פרטי. כשנמסר בסדר של S השלם %2־פרטי, ומעורבב %3.</translation>
    </message>
    <message>
        <source>A was %1-private. Shuffled, the whole is %2-private; in the order of S the formula is not proved.</source>
        <translation>A היה %1־פרטי. מעורבב, השלם %2־פרטי; לסדר של S הנוסחה אינה מוכחת.</translation>
    </message>
    <message>
        <source>A was %1-private, the whole is %2-private.</source>
        <translation>A היה %1־פרטי, והשלם %2־פרטי.</translation>
    </message>
    <message>
        <source>Without putting back there are too few rows.</source>
        <translation>בלי החזרה יש מעט מדי שורות.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows keep ε exactly.</source>
        <translation>
            <numerusform>שורה %n שומרת על ε במדויק.</numerusform>
            <numerusform>%n שורות שומרות על ε במדויק.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 15 is stated for ε up to 1.</source>
        <translation>למה 15 מנוסחת ל־ε עד 1.</translation>
    </message>
    <message>
        <source>Lemma 15 asks for %1.</source>
        <translation>למה 15 דורשת %1.</translation>
    </message>
    <message>
        <source>%1 of %2 rows, passed on in the order of S: %3, above the formula’s %4. So shuffle.</source>
        <translation>%1 מתוך %2 שורות, שנמסרו בסדר של S: %3, מעל %4 של הנוסחה. לכן יש לערבב.</translation>
    </message>
    <message>
        <source>%1 of %2 rows, passed on in the order of S: %3, no more than the formula’s %4.</source>
        <translation>%1 מתוך %2 שורות, שנמסרו בסדר של S: %3, לא יותר מ־%4 של הנוסחה.</translation>
    </message>
    <message>
        <source>Lemma 15 (after [BNSV15])</source>
        <translation>למה 15 (לפי [BNSV15])</translation>
    </message>
    <message>
        <source>DF Lemma 8</source>
        <translation>DF למה 8</translation>
    </message>
    <message>
        <source>Lemma 15 (after [BNSV15]) · DF Lemma 8</source>
        <translation>למה 15 (לפי [BNSV15]) · DF למה 8</translation>
    </message>
    <message>
        <source>Draw, one row per step</source>
        <translation>הגרלה, שורה בכל צעד</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>הגרלה</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>A sees the drawn rows and nothing else.</source>
        <translation>A רואה את השורות שנדגמו ולא דבר אחר.</translation>
    </message>
    <message>
        <source>Stretch</source>
        <translation>מתיחה</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>השוואה</translation>
    </message>
    <message>
        <source>Lemma 15</source>
        <translation>למה 15</translation>
    </message>
    <message>
        <source>The stretch (1 + ($e^ε$ − 1)/$n$)$^m$ is attained, so %1 is exact. For any $m$, ($e^ε$ − 1)$m$/$ε$ = %2$m$ is enough.</source>
        <translation>המתיחה (1 + ($e^ε$ − 1)/$n$)$^m$ מושגת, ולכן %1 מדויק. לכל $m$ מספיק ($e^ε$ − 1)$m$/$ε$ = %2$m$.</translation>
    </message>
    <message>
        <source>%1 rows, not %2</source>
        <comment>keep ε</comment>
        <translation>%1 שורות, לא %2</translation>
    </message>
    <message>
        <source>How many rows keep it</source>
        <translation>כמה שורות שומרות עליו</translation>
    </message>
    <message>
        <source>Lemma 15 asks for 9$m$.</source>
        <translation>למה 15 דורשת 9$m$.</translation>
    </message>
    <message>
        <source>The printed bounds are stated for $ε$ &lt; 1.</source>
        <translation>החסמים המודפסים מנוסחים ל־$ε$ &lt; 1.</translation>
    </message>
    <message>
        <source>At most one copy</source>
        <translation>לכל היותר עותק אחד</translation>
    </message>
    <message>
        <source>The row is drawn with chance $ν$ = $m$/$n$ or not at all: the whole is ln(1 + $ν$($e^ε$ − 1))-private, and that is attained.</source>
        <translation>השורה נדגמת בסיכוי $ν$ = $m$/$n$ או כלל לא: השלם ln(1 + $ν$($e^ε$ − 1))־פרטי, וזה מושג.</translation>
    </message>
    <message>
        <source>In the order of $S$</source>
        <translation>בסדר של $S$</translation>
    </message>
    <message>
        <source>One swap moves many places, so the formula does not cover it. The paper’s 2$ε$$ν$ held in every case that was tried.</source>
        <translation>החלפה אחת מזיזה מקומות רבים, ולכן הנוסחה אינה מכסה אותה. ה־2$ε$$ν$ של המאמר עמד בכל מקרה שנוסה.</translation>
    </message>
    <message>
        <source>$δ$′ = %1 $δ$, an upper bound.</source>
        <translation>$δ$′ = %1 $δ$, חסם עליון.</translation>
    </message>
    <message>
        <source>$δ$′ = $ν$ $δ$ = %1 $δ$.</source>
        <translation>$δ$′ = $ν$ $δ$ = %1 $δ$.</translation>
    </message>
    <message>
        <source>The printed one is %1 $δ$.</source>
        <translation>החסם המודפס הוא %1 $δ$.</translation>
    </message>
    <message>
        <source>$δ$ shrinks as well</source>
        <translation>גם $δ$ מצטמצם</translation>
    </message>
    <message>
        <source>What becomes of $δ$</source>
        <translation>מה קורה ל־$δ$</translation>
    </message>
    <message>
        <source>Draws without the row reveal nothing about it: they have probability %1.</source>
        <translation>הגרלות בלי השורה אינן מגלות עליה דבר: הסתברותן %1.</translation>
    </message>
    <message>
        <source>Without replacement it would be %1.</source>
        <translation>בלי החזרה זה היה %1.</translation>
    </message>
    <message>
        <source>With replacement it would be %1.</source>
        <translation>עם החזרה זה היה %1.</translation>
    </message>
    <message>
        <source>Sampling without replacement keeps ε for any number of rows.</source>
        <translation>דגימה בלי החזרה שומרת על ε לכל מספר שורות.</translation>
    </message>
    <message>
        <source>What is %1-private becomes %2-private</source>
        <translation>מה שהוא ⁦%1⁩-פרטי נעשה ⁦%2⁩-פרטי</translation>
    </message>
    <message>
        <source>Above, the rows of S and those that are drawn, in the order in which A sees them. In the middle, how likely the changed row comes so many times (upper bar), and each piece stretched by what so many copies can do (lower bar), with and without putting back. Below, the privacy of the whole by the rows of S, attained (solid) and bounded (dashed), and what the order does in a small case, exact.</source>
        <translation>למעלה, שורות ⁦S⁩ ואלה שהוגרלו, בסדר שבו A רואה אותן. באמצע, מה הסיכוי שהשורה ששונתה תבוא מספר פעמים זה (העמודה העליונה), וכל קטע מתוח במה שעותקים כאלה יכולים לעשות (העמודה התחתונה), עם החזרה ובלעדיה. למטה, פרטיות השלם לפי שורות ⁦S⁩, מושגת (רציף) וחסומה (מקווקו), ומה שהסדר עושה במקרה קטן, מדויק.</translation>
    </message>
    <message>
        <source>How likely the changed row is drawn so many times, exact.</source>
        <translation>מה הסיכוי שהשורה ששונתה תוגרל מספר פעמים זה, מדויק.</translation>
    </message>
    <message>
        <source>All rows are drawn: what is %1-private stays %1-private</source>
        <translation>כל השורות נמשכות: מה שהוא ⁦%1⁩-פרטי נשאר ⁦%1⁩-פרטי</translation>
    </message>
    <message>
        <source>What is %1-private stays %1-private</source>
        <translation>מה שהוא ⁦%1⁩-פרטי נשאר ⁦%1⁩-פרטי</translation>
    </message>
</context>
<context>
    <name>SubsamplePicture</name>
    <message numerus="yes">
        <source>%n rows are drawn from %1; row %2 is among them %3 times.</source>
        <translation>
            <numerusform>שורה %n נדגמת מתוך %1; שורה %2 ביניהן %3 פעמים.</numerusform>
            <numerusform>%n שורות נדגמות מתוך %1; שורה %2 ביניהן %3 פעמים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The whole is %1-private where A is %2-private.</source>
        <translation>השלם %1־פרטי כאשר A הוא %2־פרטי.</translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>הגרלה %n</numerusform>
            <numerusform>%n הגרלות</numerusform>
        </translation>
    </message>
    <message>
        <source>row</source>
        <translation>שורה</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ועוד %n</numerusform>
            <numerusform>ועוד %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n rows those that matter here</source>
        <translation>
            <numerusform>מתוך שורה %n אלה שחשובות כאן</numerusform>
            <numerusform>מתוך %n שורות אלה שחשובות כאן</numerusform>
        </translation>
    </message>
    <message>
        <source>putting back</source>
        <translation>עם החזרה</translation>
    </message>
    <message>
        <source>never back</source>
        <translation>בלי החזרה</translation>
    </message>
    <message>
        <source>(Lemma 15)</source>
        <translation>(למה 15)</translation>
    </message>
    <message>
        <source>(DF Lemma 8)</source>
        <translation>(DF למה 8)</translation>
    </message>
    <message>
        <source>Cut by how often row %1 comes, stretch each piece</source>
        <translation>לחתוך לפי מספר ההופעות של שורה %1, למתוח כל חלק</translation>
    </message>
    <message>
        <source>$j$ copies let the chance of an output grow $e^{jε}$-fold</source>
        <translation>$j$ עותקים מגדילים את סיכוי הפלט פי $e^{jε}$</translation>
    </message>
    <message>
        <source>$m$ &gt; $n$: without putting back there are too few rows</source>
        <translation>$m$ &gt; $n$: בלי החזרה יש מעט מדי שורות</translation>
    </message>
    <message>
        <source>How many rows keep $ε$?</source>
        <translation>כמה שורות שומרות על $ε$?</translation>
    </message>
    <message>
        <source>$n$, rows of $S$ (log scale); solid: attained, dashed: bound</source>
        <translation>$n$, שורות של $S$ (סולם לוג); רציף: מושג, מקווקו: חסם</translation>
    </message>
    <message>
        <source>$n$, rows of $S$ (log scale); printed bounds are stated for $ε$ &lt; 1</source>
        <translation>$n$, שורות של $S$ (סולם לוג); החסמים המודפסים מנוסחים ל־$ε$ &lt; 1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows keep it</source>
        <translation>
            <numerusform>שורה %n שומרת</numerusform>
            <numerusform>%n שורות שומרות</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 15: 9$m$</source>
        <translation>למה 15: 9$m$</translation>
    </message>
    <message>
        <source>Shuffle what you pass on</source>
        <translation>לערבב את מה שמוסרים</translation>
    </message>
    <message numerus="yes">
        <source>$n$ = %1, $m$ = %2, $ε$ = %3, all %n data sets, exact</source>
        <translation>
            <numerusform>$n$ = %1, $m$ = %2, $ε$ = %3, כל %n מערכי הנתונים, במדויק</numerusform>
            <numerusform>$n$ = %1, $m$ = %2, $ε$ = %3, כל %n מערכי הנתונים, במדויק</numerusform>
        </translation>
    </message>
    <message>
        <source>put back</source>
        <translation>עם החזרה</translation>
    </message>
    <message>
        <source>never, shuffled</source>
        <translation>בלי, מעורבב</translation>
    </message>
    <message>
        <source>never, in order</source>
        <translation>בלי, בסדר</translation>
    </message>
    <message>
        <source>In the order of $S$ one swap moves many places: the formula, %1, is exceeded.</source>
        <translation>בסדר של $S$ החלפה אחת מזיזה מקומות רבים: הנוסחה, %1, נפרצת.</translation>
    </message>
    <message>
        <source>In the order of $S$ one swap moves many places; here the formula, %1, still holds.</source>
        <translation>בסדר של $S$ החלפה אחת מזיזה מקומות רבים; כאן הנוסחה, %1, עדיין מתקיימת.</translation>
    </message>
    <message>
        <source>The paper’s 2$ε$$ν$ still covers it here.</source>
        <translation>ה־2$ε$$ν$ של המאמר עדיין מכסה זאת כאן.</translation>
    </message>
    <message>
        <source>So is the paper’s 2$ε$$ν$.</source>
        <translation>וכך גם ה־2$ε$$ν$ של המאמר.</translation>
    </message>
</context>
<context>
    <name>SubsampleTable</name>
    <message>
        <source>putting back</source>
        <translation>החזרה</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>עותקים</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>סיכוי</translation>
    </message>
    <message>
        <source>factor</source>
        <translation>מקדם</translation>
    </message>
    <message>
        <source>product</source>
        <translation>מכפלה</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>נדגם</translation>
    </message>
    <message>
        <source>after each</source>
        <translation>אחרי כל אחת</translation>
    </message>
    <message>
        <source>never</source>
        <translation>אף פעם</translation>
    </message>
    <message>
        <source>rows of S</source>
        <translation>שורות של S</translation>
    </message>
    <message>
        <source>ε′, putting back</source>
        <translation>ε′, עם החזרה</translation>
    </message>
    <message>
        <source>ε′, never back</source>
        <translation>ε′, בלי החזרה</translation>
    </message>
    <message>
        <source>6εm/n [BNSV15]</source>
        <translation>6εm/n [BNSV15]</translation>
    </message>
    <message>
        <source>2εν, DF Lemma 8</source>
        <translation>2εν, DF למה 8</translation>
    </message>
    <message>
        <source>in the picture</source>
        <translation>בתמונה</translation>
    </message>
    <message>
        <source>passed on</source>
        <translation>נמסר</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>הגרלות</translation>
    </message>
    <message>
        <source>ε before</source>
        <translation>ε לפני</translation>
    </message>
    <message>
        <source>ε′, exact</source>
        <translation>ε′, מדויק</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>עם החזרה</translation>
    </message>
    <message>
        <source>never, shuffled</source>
        <translation>בלי, מעורבב</translation>
    </message>
    <message>
        <source>never, in order</source>
        <translation>בלי, בסדר</translation>
    </message>
    <message>
        <source>never, 2εν of the paper</source>
        <translation>בלי, 2εν של המאמר</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>הגרלה</translation>
    </message>
    <message>
        <source>row of S</source>
        <translation>שורה של S</translation>
    </message>
    <message>
        <source>point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>label</source>
        <translation>תווית</translation>
    </message>
    <message>
        <source>it changes</source>
        <translation>משתנה</translation>
    </message>
</context>
<context>
    <name>TableStation</name>
    <message>
        <source>A class is a table of answers</source>
        <translation>מחלקה היא טבלה של תשובות</translation>
    </message>
    <message>
        <source>A learner sees some columns and must guess the rest.</source>
        <translation>לומד רואה כמה עמודות וצריך לנחש את השאר.</translation>
    </message>
    <message>
        <source>One row is hidden. Which point would you ask first?</source>
        <translation>שורה אחת מוסתרת. על איזו נקודה תשאלו ראשונה?</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>row</source>
        <translation>שורה</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>תוויות</translation>
    </message>
    <message>
        <source>rows that say −</source>
        <translation>שורות שאומרות ⁦−⁩</translation>
    </message>
    <message>
        <source>rows that say +</source>
        <translation>שורות שאומרות ⁦+⁩</translation>
    </message>
    <message>
        <source>rows left at worst</source>
        <translation>שורות שנותרות לכל היותר</translation>
    </message>
    <message>
        <source>There is only one row.</source>
        <translation>יש רק שורה אחת.</translation>
    </message>
    <message numerus="yes">
        <source>Point %1: %2 rows are left, whatever it says.</source>
        <translation>
            <numerusform>נקודה %1: נותרת שורה אחת (%2), מה שלא תאמר.</numerusform>
            <numerusform>נקודה %1: נותרות %2 שורות, מה שלא תאמר.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Point %1: at most %2 rows are left.</source>
        <translation>
            <numerusform>נקודה %1: נותרת לכל היותר שורה אחת (%2).</numerusform>
            <numerusform>נקודה %1: נותרות לכל היותר %2 שורות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 questions find the row.</source>
        <translation>
            <numerusform>שאלה אחת (%1) מוצאת את השורה.</numerusform>
            <numerusform>%1 שאלות מוצאות את השורה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then %1 or %2, then one more: %3 questions find the row.</source>
        <translation>אחר כך %1 או %2, ואז עוד אחת: %3 שאלות מוצאות את השורה.</translation>
    </message>
    <message>
        <source>left</source>
        <translation>נותרו</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>שורה אחת</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 שורות</translation>
    </message>
    <message>
        <source>A table of %1 rows on %2 points. One of the rows is hidden.</source>
        <translation>טבלה של %1 שורות על %2 נקודות. אחת השורות מוסתרת.</translation>
    </message>
    <message>
        <source>Point %1 parts them: %2 say −, %3 say +.</source>
        <translation>נקודה %1 מחלקת אותן: %2 אומרות ⁦−⁩, %3 אומרות ⁦+⁩.</translation>
    </message>
    <message numerus="yes">
        <source>After point %1, at most %2 rows are left.</source>
        <translation>
            <numerusform>אחרי נקודה %1 נותרת לכל היותר שורה אחת (%2).</numerusform>
            <numerusform>אחרי נקודה %1 נותרות לכל היותר %2 שורות.</numerusform>
        </translation>
    </message>
    <message>
        <source> or </source>
        <translation> או </translation>
    </message>
</context>
<context>
    <name>TheoremStation</name>
    <message>
        <source>The theorem</source>
        <translation>המשפט</translation>
    </message>
    <message>
        <source>What can be learned online can be learned privately</source>
        <translation>מה שניתן ללמוד באופן מקוון ניתן ללמוד באופן פרטי</translation>
    </message>
    <message>
        <source>What can be learned online can be learned privately.</source>
        <translation>מה שניתן ללמוד באופן מקוון ניתן ללמוד באופן פרטי.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>הדפסה</translation>
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
        <source>mistakes that can be forced</source>
        <translation>טעויות שאפשר לכפות</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>אצוות</translation>
    </message>
    <message>
        <source>batches that vote for the answer</source>
        <translation>אצוות שמצביעות עבור התשובה</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>סף</translation>
    </message>
    <message>
        <source>best guess</source>
        <translation>הניחוש הטוב ביותר</translation>
    </message>
    <message>
        <source>ε and δ allow</source>
        <translation>ε ו־δ מתירים</translation>
    </message>
    <message>
        <source>the answer that leaves</source>
        <translation>התשובה שיוצאת</translation>
    </message>
    <message>
        <source>examples, M</source>
        <translation>דוגמאות, M</translation>
    </message>
    <message>
        <source>examples, lean</source>
        <translation>דוגמאות, רזה</translation>
    </message>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
    <message>
        <source>No mistake at all.</source>
        <translation>אף טעות.</translation>
    </message>
    <message>
        <source>One mistake, never two.</source>
        <translation>טעות אחת, אף פעם לא שתיים.</translation>
    </message>
    <message>
        <source>%1 mistakes, never %2.</source>
        <translation>%1 טעויות, אף פעם לא %2.</translation>
    </message>
    <message>
        <source>%1 of %2 say %3</source>
        <translation>%1 מתוך %2 אומרות %3</translation>
    </message>
    <message>
        <source>A mistake tree with a path of contests over it, the votes of the batches, one count with noise, the privacy boundary and the answer %1.</source>
        <translation>עץ טעויות ועליו מסלול של דו־קרבות, הקולות של האצוות, ספירה אחת עם רעש, גבול הפרטיות והתשובה %1.</translation>
    </message>
    <message>
        <source>So runs agree.</source>
        <translation>לכן הרצות מסכימות.</translation>
    </message>
    <message>
        <source>%1 + noise</source>
        <translation>%1 + רעש</translation>
    </message>
    <message>
        <source>One person moves one vote.</source>
        <translation>אדם אחד מזיז קול אחד.</translation>
    </message>
    <message>
        <source>Best guess: %1.</source>
        <translation>הניחוש הטוב ביותר: %1.</translation>
    </message>
    <message>
        <source>$ε$ = %1, $δ$ = %2 allow %3.</source>
        <translation>⁦$ε$ = %1⁩, ⁦$δ$ = %2⁩ מתירים %3.</translation>
    </message>
    <message>
        <source>One answer leaves: %1.</source>
        <translation>תשובה אחת יוצאת: %1.</translation>
    </message>
    <message>
        <source>%1 examples</source>
        <translation>⁦%1⁩ דוגמאות</translation>
    </message>
    <message>
        <source>finite Ldim</source>
        <translation>Ldim סופי</translation>
    </message>
    <message>
        <source>privately learnable</source>
        <translation>ניתן ללמידה פרטית</translation>
    </message>
    <message>
        <source>chapter II: thresholds</source>
        <translation>פרק II: ספים</translation>
    </message>
    <message>
        <source>examples, chain</source>
        <translation>דוגמאות, שרשרת</translation>
    </message>
    <message>
        <source>lean: %1, chain: %2</source>
        <translation>רזה: %1, שרשרת: %2</translation>
    </message>
    <message>
        <source>lean: %1</source>
        <translation>רזה: %1</translation>
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
    <name>TournamentCoins</name>
    <message>
        <source>A coin that lied</source>
        <translation>מטבע ששיקר</translation>
    </message>
    <message>
        <source>$c$ does not fit any more</source>
        <translation>$c$ אינו מתאים עוד</translation>
    </message>
    <message>
        <source>from then on the SOA only patches (Definition 11)</source>
        <translation>מאז SOA רק מטליא (הגדרה 11)</translation>
    </message>
    <message>
        <source>still fits: %1</source>
        <translation>עדיין מתאים: %1</translation>
    </message>
    <message>
        <source>no row fits</source>
        <translation>אף שורה לא מתאימה</translation>
    </message>
    <message>
        <source>no row fits: one cell is patched</source>
        <translation>אף שורה לא מתאימה: תא אחד מוטלא</translation>
    </message>
    <message>
        <source>None so far. A false coin may leave no row that fits; from then on the SOA only patches single cells (Definition 11).</source>
        <translation>עד כה אין. מטבע שקרי עלול לא להשאיר אף שורה מתאימה; מאז SOA רק מטליא תאים בודדים (הגדרה 11).</translation>
    </message>
    <message>
        <source>All coins true is rare</source>
        <translation>כל המטבעות אמת: נדיר</translation>
    </message>
    <message>
        <source>level</source>
        <translation>רמה</translation>
    </message>
    <message>
        <source>chance of it, $ρ_k$</source>
        <translation>הסיכוי לכך, $ρ_k$</translation>
    </message>
    <message>
        <source>target comes out</source>
        <translation>המטרה יוצאת</translation>
    </message>
    <message>
        <source>fair coins: $k$ on one path are all true with chance $2^{-k}$</source>
        <translation>מטבעות הוגנים: $k$ במסלול אחד כולם אמת בסיכוי $2^{-k}$</translation>
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
        <source>Ldim %1</source>
        <translation>Ldim %1</translation>
    </message>
    <message>
        <source>no row fits</source>
        <translation>אף שורה לא מתאימה</translation>
    </message>
    <message>
        <source>SOA erred in a contest</source>
        <translation>SOA טעה בדו־קרב</translation>
    </message>
    <message>
        <source>SOA erred in a block</source>
        <translation>SOA טעה בבלוק</translation>
    </message>
    <message>
        <source>Ldim left, – if no row fits</source>
        <translation>Ldim שנותר, – אם אף שורה לא מתאימה</translation>
    </message>
    <message>
        <source>A tournament of level %1. Contests that are decided: %2 of %3.</source>
        <translation>טורניר ברמה %1. דו־קרבות שהוכרעו: %2 מתוך %3.</translation>
    </message>
    <message>
        <source>A tournament of level %1 that failed: its cap was used up. G* votes for SOA(T).</source>
        <translation>טורניר ברמה %1 שנכשל: הגבול שלו נוצל. G* מצביע עבור ⁦SOA(T)⁩.</translation>
    </message>
    <message>
        <source>The next block would pass the cap $N$ = %1, so $S$ = ∅.</source>
        <translation>הבלוק הבא היה עובר את הגבול ⁦$N$&#xa0;=&#xa0;%1⁩, ולכן ⁦$S$&#xa0;=&#xa0;∅⁩.</translation>
    </message>
    <message>
        <source>The next block would pass the cap $N$ = %1, so there is no $S$. Next, $T$ is drawn.</source>
        <translation>הבלוק הבא היה עובר את הגבול ⁦$N$&#xa0;=&#xa0;%1⁩, ולכן אין $S$. כעת $T$ מוגרל.</translation>
    </message>
    <message>
        <source>SOA(%1) is not in the class</source>
        <translation>⁦SOA(%1)⁩ אינו במחלקה</translation>
    </message>
    <message>
        <source>SOA(%1) = %2</source>
        <translation>⁦SOA(%1)&#xa0;=&#xa0;%2⁩</translation>
    </message>
</context>
<context>
    <name>TournamentStaircase</name>
    <message>
        <source>start</source>
        <translation>התחלה</translation>
    </message>
    <message>
        <source>Why it must end</source>
        <translation>למה זה חייב להיגמר</translation>
    </message>
    <message>
        <source>One column for each example of $S$, and the rows that still fit.</source>
        <translation>עמודה לכל דוגמה של $S$, והשורות שעדיין מתאימות.</translation>
    </message>
    <message>
        <source>rows that still fit $S$. A contest won is a mistake forced; at Ldim 0 none is left.</source>
        <translation>השורות שעדיין מתאימות ל־$S$. כל דו־קרב כופה טעות; ב־Ldim 0 לא נותרה אף אחת.</translation>
    </message>
    <message>
        <source>no row fits $S$ any more: from now on the SOA only patches single cells.</source>
        <translation>אף שורה אינה מתאימה עוד ל־$S$: מעתה SOA רק מטליא תאים בודדים.</translation>
    </message>
    <message>
        <source>example</source>
        <translation>דוגמה</translation>
    </message>
    <message>
        <source>SOA said</source>
        <translation>SOA אמר</translation>
    </message>
    <message>
        <source>rows that fit</source>
        <translation>שורות מתאימות</translation>
    </message>
    <message>
        <source>Ldim left</source>
        <translation>Ldim שנותר</translation>
    </message>
</context>
<context>
    <name>TwicePicture</name>
    <message>
        <source>Not run yet.</source>
        <translation>עדיין לא הורץ.</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>הרצה ראשונה</translation>
    </message>
    <message>
        <source>second run</source>
        <translation>הרצה שנייה</translation>
    </message>
    <message>
        <source>They agree</source>
        <translation>הן מסכימות</translation>
    </message>
    <message>
        <source>They differ</source>
        <translation>הן שונות</translation>
    </message>
    <message>
        <source>%1 of %2 pairs agreed</source>
        <translation>%1 מתוך %2 זוגות הסכימו</translation>
    </message>
    <message>
        <source>These runs would take too long.</source>
        <translation>הרצות אלה היו נמשכות זמן רב מדי.</translation>
    </message>
</context>
<context>
    <name>TwoWorldsPicture</name>
    <message numerus="yes">
        <source>%n classes by their Littlestone dimension. Online: mistakes, expected mistakes and regret. Privately: examples. The highest is %1, at %2.</source>
        <translation>
            <numerusform>מחלקה %n לפי ממד ליטלסטון שלה. מקוון: טעויות, תוחלת טעויות וחרטה. פרטי: דוגמאות. זו %1, ב־%2.</numerusform>
            <numerusform>%n מחלקות לפי ממד ליטלסטון שלהן. מקוון: טעויות, תוחלת טעויות וחרטה. פרטי: דוגמאות. הגבוהה ביותר היא %1, ב־%2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Online</source>
        <translation>מקוון</translation>
    </message>
    <message>
        <source>mistakes, in a game against you</source>
        <translation>טעויות, במשחק נגדכם</translation>
    </message>
    <message>
        <source>examples $n$, each line a thousand times more</source>
        <translation>דוגמאות $n$, כל קו פי אלף</translation>
    </message>
    <message>
        <source>examples $n$, each line $10^{%1}$ times more</source>
        <translation>דוגמאות $n$, כל קו פי $10^{%1}$</translation>
    </message>
    <message>
        <source>Private</source>
        <translation>פרטי</translation>
    </message>
    <message>
        <source>thresholds on ℝ</source>
        <translation>ספים על ℝ</translation>
    </message>
    <message>
        <source>a point between any two: it never ends</source>
        <translation>נקודה בין כל שתיים: אין סוף</translation>
    </message>
    <message>
        <source>mistakes, expected mistakes, regret: one scale</source>
        <translation>טעויות, תוחלת טעויות, חרטה: סולם אחד</translation>
    </message>
    <message>
        <source>examples that the promise asks for (log scale)</source>
        <translation>דוגמאות שההבטחה דורשת (סולם לוגריתמי)</translation>
    </message>
    <message>
        <source>SOA %1</source>
        <translation>⁦SOA %1⁩</translation>
    </message>
    <message>
        <source>%1 by coin</source>
        <translation>%1 במטבע</translation>
    </message>
    <message>
        <source>regret</source>
        <translation>חרטה</translation>
    </message>
    <message>
        <source>M %1</source>
        <translation>⁦M %1⁩</translation>
    </message>
    <message>
        <source>sharp %1</source>
        <translation>חדים %1</translation>
    </message>
    <message>
        <source>paper %1</source>
        <translation>מאמר %1</translation>
    </message>
    <message>
        <source>finite $d$</source>
        <translation>$d$ סופי</translation>
    </message>
    <message>
        <source>a private learner, from some $n$ on.</source>
        <translation>לומד פרטי, החל מ־$n$ כלשהו.</translation>
    </message>
    <message>
        <source>log $n$ grows like $2^d$: Theorem 3</source>
        <translation>log $n$ גדל כמו $2^d$: משפט 3</translation>
    </message>
    <message>
        <source>one private learner that is barely right.</source>
        <translation>לומד פרטי אחד שצודק בקושי.</translation>
    </message>
    <message>
        <source>$d$ &lt; a tower about $n$ high: Theorem 2</source>
        <translation>$d$ &lt; מגדל בגובה כ־$n$: משפט 2</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>טעויות</translation>
    </message>
    <message>
        <source>no $n$ is enough (Theorem 1)</source>
        <translation>שום $n$ אינו מספיק (משפט 1)</translation>
    </message>
    <message>
        <source>examples $n$, each line a hundred times more</source>
        <translation>דוגמאות $n$, כל קו פי מאה</translation>
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
        <translation>למה 9</translation>
    </message>
    <message>
        <source>Definition 11, SOA</source>
        <translation>הגדרה 11, SOA</translation>
    </message>
    <message>
        <source>a new predictor</source>
        <translation>מנבא חדש</translation>
    </message>
    <message numerus="yes">
        <source>No hypothesis fits block %1: %2 errs on %n of its examples, the fewest.</source>
        <translation>
            <numerusform>אין היפותזה שמתאימה לבלוק %1: %2 טועה בדוגמה אחת, הכי מעט.</numerusform>
            <numerusform>אין היפותזה שמתאימה לבלוק %1: %2 טועה ב־%n מדוגמאותיו, הכי מעט.</numerusform>
        </translation>
    </message>
    <message>
        <source>Block %1: the SOA ends at %2.</source>
        <translation>בלוק %1: ה־SOA מסתיים ב־%2.</translation>
    </message>
    <message>
        <source>Block %1 never saw a −: it says %2.</source>
        <translation>בלוק %1 לא ראה אף −: הוא אומר %2.</translation>
    </message>
    <message>
        <source>Block %1 never saw a +: it says %2.</source>
        <translation>בלוק %1 לא ראה אף +: הוא אומר %2.</translation>
    </message>
    <message>
        <source>Block %1 takes %2, the first that fits its examples.</source>
        <translation>בלוק %1 לוקח את %2, הראשונה שמתאימה לדוגמאותיו.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>The count stays at %1, and with it the chance of +, %2.</source>
        <translation>הספירה נשארת %1, ואיתה הסיכוי ל־+, %2.</translation>
    </message>
    <message>
        <source>One more vote, %1: + has chance %2, not %3.</source>
        <translation>קול אחד נוסף, %1: הסיכוי ל־+ הוא %2, לא %3.</translation>
    </message>
    <message>
        <source>One vote less, %1: + has chance %2, not %3.</source>
        <translation>קול אחד פחות, %1: הסיכוי ל־+ הוא %2, לא %3.</translation>
    </message>
    <message>
        <source>One of the two chances changes by the factor %1.</source>
        <translation>אחד משני הסיכויים משתנה פי %1.</translation>
    </message>
    <message>
        <source>One of the two chances changes by the factor %1, all that ε = %2 allows.</source>
        <translation>אחד משני הסיכויים משתנה פי %1, כל מה ש־ε = %2 מתיר.</translation>
    </message>
    <message>
        <source>One of the two chances changes by the factor %1; ε = %2 allows %3.</source>
        <translation>אחד משני הסיכויים משתנה פי %1; ε = %2 מתיר %3.</translation>
    </message>
    <message numerus="yes">
        <source>No hypothesis fits block %1: the SOA ends at %2 and errs on %n of its examples.</source>
        <translation>
            <numerusform>שום השערה אינה מתאימה לבלוק %1: ה־SOA מסתיים ב־%2 ושוגה ב־%n מדוגמאותיו.</numerusform>
            <numerusform>שום השערה אינה מתאימה לבלוק %1: ה־SOA מסתיים ב־%2 ושוגה ב־%n מדוגמאותיו.</numerusform>
        </translation>
    </message>
    <message>
        <source>One more vote, %1: + keeps chance %2.</source>
        <translation>קול אחד יותר, %1: ל־+ נשאר הסיכוי %2.</translation>
    </message>
    <message>
        <source>One vote less, %1: + keeps chance %2.</source>
        <translation>קול אחד פחות, %1: ל־+ נשאר הסיכוי %2.</translation>
    </message>
    <message>
        <source>One of the two samples has a chance of 0 where the other has a positive one: no ε holds, the step is at most %1.</source>
        <translation>לאחד משני המדגמים סיכוי 0 במקום שלאחר סיכוי חיובי: שום ε אינו מתקיים, והצעד הוא לכל היותר %1.</translation>
    </message>
    <message numerus="yes">
        <source>One block gets all %n example(s).</source>
        <translation>
            <numerusform>בלוק אחד מקבל את הדוגמה היחידה.</numerusform>
            <numerusform>בלוק אחד מקבל את כל %n הדוגמאות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of %1 blocks gets %n example(s) and never sees the others.</source>
        <translation>
            <numerusform>כל אחד מ־%1 הבלוקים מקבל דוגמה אחת ואינו רואה את האחרות.</numerusform>
            <numerusform>כל אחד מ־%1 הבלוקים מקבל %n דוגמאות ואינו רואה את האחרות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n example(s) are left over.</source>
        <translation>
            <numerusform>דוגמה אחת נותרת.</numerusform>
            <numerusform>%n דוגמאות נותרות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>חלוקה</translation>
    </message>
    <message>
        <source>Train, one block per step</source>
        <translation>אימון, בלוק אחד בכל צעד</translation>
    </message>
    <message>
        <source>Train, some blocks per step</source>
        <translation>אימון, כמה בלוקים בכל צעד</translation>
    </message>
    <message>
        <source>Blocks %1 to %2 have trained, each alone.</source>
        <translation>בלוקים %1 עד %2 התאמנו, כל אחד לבדו.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>ספירה</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 say +, so + has chance %2.</source>
        <translation>
            <numerusform>%n מתוך %1 אומר +, ולכן ל־+ סיכוי %2.</numerusform>
            <numerusform>%n מתוך %1 אומרים +, ולכן ל־+ סיכוי %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 9 · after Dwork–Feldman, Thm 4.1</source>
        <translation>למה 9 · לפי Dwork–Feldman, משפט 4.1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>The coin falls on %1, which had chance %2. Nothing else leaves.</source>
        <translation>המטבע נופל על %1, שהסיכוי לו היה %2. שום דבר אחר אינו יוצא.</translation>
    </message>
    <message>
        <source>Example %1 stays what it is: no answer changes.</source>
        <translation>דוגמה %1 נשארת כשהייתה: שום תשובה אינה משתנה.</translation>
    </message>
    <message>
        <source>Change one</source>
        <translation>שינוי אחת</translation>
    </message>
    <message>
        <source>Example %1 is left over. Had it been %2 instead of %3, no block would see it.</source>
        <translation>דוגמה %1 נותרת. לו הייתה %2 במקום %3, אף בלוק לא היה רואה אותה.</translation>
    </message>
    <message>
        <source>No block trains again.</source>
        <translation>אף בלוק אינו מתאמן שוב.</translation>
    </message>
    <message>
        <source>Had example %1 been %2 instead of %3, only block %4 would see it.</source>
        <translation>לו דוגמה %1 הייתה %2 במקום %3, רק בלוק %4 היה רואה זאת.</translation>
    </message>
    <message>
        <source>Block %1 would learn %2 and still say %3 at %4.</source>
        <translation>בלוק %1 היה לומד את %2 ועדיין אומר %3 ב%4.</translation>
    </message>
    <message>
        <source>Block %1 would learn %2 and say %3 at %4.</source>
        <translation>בלוק %1 היה לומד את %2 ואומר %3 ב%4.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 votes make + as likely as %2</source>
        <translation>
            <numerusform>קול אחד מתוך %1 עושה את הסיכוי של + ל־%2</numerusform>
            <numerusform>%n מתוך %1 קולות עושים את הסיכוי של + ל־%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the boundary, what each block is given, what it learns and its vote at the asked point, and how likely the answer is + by votes, for each rule (short ticks: exact). Behind it, all that leaves, and what would have left had one example been another. Below, the expected loss by the number of blocks, exact.</source>
        <translation>לפני הגבול, מה שכל בלוק מקבל, מה שהוא לומד וקולו בנקודה שנשאלה, ומה הסיכוי שהתשובה היא + לפי קולות, לכל כלל (קווים קצרים: מדויק). מאחוריו, כל מה שיוצא, ומה שהיה יוצא לו דוגמה אחת הייתה אחרת. למטה, ההפסד הצפוי לפי מספר הבלוקים, מדויק.</translation>
    </message>
    <message>
        <source>The expected loss of one answer by the number of blocks, exact: thick ticks for the chosen rule, thin ones for the other. Few voters leave the coin shy, many know too little each.</source>
        <translation>ההפסד הצפוי של תשובה אחת לפי מספר הבלוקים, מדויק: קווים עבים לכלל שנבחר, דקים לאחר. מצביעים מעטים מותירים את המטבע הססני, ורבים יודעים כל אחד מעט מדי.</translation>
    </message>
    <message numerus="yes">
        <source>%n voters lose least: %1</source>
        <translation>
            <numerusform>מצביע אחד מפסיד הכי מעט: %1</numerusform>
            <numerusform>%n מצביעים מפסידים הכי מעט: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>One more vote, %1: − has chance %2, not %3.</source>
        <translation>קול אחד נוסף, %1: הסיכוי ל־− הוא %2, לא %3.</translation>
    </message>
    <message>
        <source>One vote less, %1: − has chance %2, not %3.</source>
        <translation>קול אחד פחות, %1: הסיכוי ל־− הוא %2, לא %3.</translation>
    </message>
</context>
<context>
    <name>VotesPicture</name>
    <message>
        <source>its SOA says</source>
        <translation>ה־SOA שלו אומר</translation>
    </message>
    <message>
        <source>first consistent</source>
        <translation>ראשונה עקבית</translation>
    </message>
    <message>
        <source>fewest errors</source>
        <translation>הכי מעט טעויות</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>ב־%1</translation>
    </message>
    <message numerus="yes">
        <source>block: its %n examples, what it learned, its vote</source>
        <translation>
            <numerusform>בלוק: הדוגמה שלו, מה למד, הקול שלו</numerusform>
            <numerusform>בלוק: %n הדוגמאות שלו, מה למד, הקול שלו</numerusform>
        </translation>
    </message>
    <message>
        <source>blocks that agree</source>
        <translation>בלוקים שמסכימים</translation>
    </message>
    <message numerus="yes">
        <source>block: its %n examples</source>
        <translation>
            <numerusform>בלוק: הדוגמה שלו</numerusform>
            <numerusform>בלוק: %n הדוגמאות שלו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>בלוק אחד</numerusform>
            <numerusform>%n בלוקים</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 blocks with %2 other hypotheses</source>
        <translation>ועוד %1 בלוקים עם %2 היפותזות אחרות</translation>
    </message>
    <message>
        <source>These are too many examples for exact sums, which go up to %1. The answers above are exact all the same.</source>
        <translation>אלה דוגמאות רבות מדי לסכומים מדויקים, שמגיעים עד %1. התשובות למעלה מדויקות בכל זאת.</translation>
    </message>
    <message>
        <source>Too large to be summed exactly: %1.</source>
        <translation>גדול מדי לסכימה מדויקת: %1.</translation>
    </message>
    <message>
        <source>working it out…</source>
        <translation>מחשבים…</translation>
    </message>
    <message>
        <source>How many voters?</source>
        <translation>כמה מצביעים?</translation>
    </message>
    <message>
        <source>expected loss with %1 examples drawn as at the left, exactly</source>
        <translation>ההפסד הצפוי עם %1 דוגמאות שהוגרלו כמו משמאל, במדויק</translation>
    </message>
    <message>
        <source>expected loss of the coin with %1 examples, exactly; no run was needed</source>
        <translation>ההפסד הצפוי של המטבע עם %1 דוגמאות, במדויק; בלי אף הרצה</translation>
    </message>
    <message>
        <source>expected loss, exactly</source>
        <translation>ההפסד הצפוי, במדויק</translation>
    </message>
    <message numerus="yes">
        <source>$k$, blocks (log scale); with %1 of them each has %n example(s)</source>
        <translation>
            <numerusform>$k$, בלוקים (סקלה לוגריתמית); כשיש %1 יש לכל אחד דוגמה אחת</numerusform>
            <numerusform>$k$, בלוקים (סקלה לוגריתמית); כשיש %1 יש לכל אחד %n דוגמאות</numerusform>
        </translation>
    </message>
    <message>
        <source>best $k$ = %1</source>
        <translation>$k$ הטוב ביותר = %1</translation>
    </message>
    <message>
        <source>best $k$ = %1: %2</source>
        <translation>$k$ הטוב ביותר = %1: %2</translation>
    </message>
    <message>
        <source>few voters: the coin stays shy</source>
        <translation>מעט מצביעים: המטבע נשאר ביישן</translation>
    </message>
    <message>
        <source>many voters: each knows too little</source>
        <translation>הרבה מצביעים: כל אחד יודע מעט מדי</translation>
    </message>
    <message>
        <source>chance to answer +, by votes for +</source>
        <translation>הסיכוי לענות +, לפי קולות ל־+</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>point %1</source>
        <translation>נקודה %1</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>גאומטרי</translation>
    </message>
    <message>
        <source>logistic</source>
        <translation>לוגיסטי</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>ליניארי</translation>
    </message>
    <message>
        <source>someone asks:</source>
        <translation>מישהו שואל:</translation>
    </message>
    <message>
        <source>what is %1?</source>
        <translation>מה התווית של %1?</translation>
    </message>
    <message>
        <source>the coin says %1</source>
        <translation>המטבע אומר %1</translation>
    </message>
    <message>
        <source>chance %1</source>
        <translation>סיכוי %1</translation>
    </message>
    <message>
        <source>No block, no hypothesis and no count leaves.</source>
        <translation>שום בלוק, שום היפותזה ושום ספירה אינם יוצאים.</translation>
    </message>
    <message>
        <source>had example %1 differed:</source>
        <translation>לו דוגמה %1 הייתה אחרת:</translation>
    </message>
    <message>
        <source>%1 : %2 or %3, ratio %4</source>
        <translation>%1 : %2 או %3, יחס %4</translation>
    </message>
    <message>
        <source>%1 : %2 or %3</source>
        <translation>%1 : %2 או %3</translation>
    </message>
    <message>
        <source>ratio %1</source>
        <translation>יחס %1</translation>
    </message>
    <message>
        <source>never above $e^{%1}$ = %2</source>
        <translation>לעולם לא מעל $e^{%1}$ = %2</translation>
    </message>
    <message>
        <source>moves by %1 at most</source>
        <translation>זז לכל היותר ב־%1</translation>
    </message>
    <message>
        <source>%1 of %2 blocks say + at %3. The %4 rule answers + with chance %5. Had example %6 differed, %7 would say +, and the chance would be %8.</source>
        <translation>%1 מתוך %2 בלוקים אומרים + ב־%3. הכלל %4 עונה + בסיכוי %5. אילו דוגמה %6 הייתה אחרת, %7 היו אומרים +, והסיכוי היה %8.</translation>
    </message>
</context>
<context>
    <name>VotesSidePicture</name>
    <message>
        <source>The chance of a wrong answer at each point; on average %1.</source>
        <translation>הסיכוי לתשובה שגויה בכל נקודה; בממוצע %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) so far, together %1-private.</source>
        <translation>
            <numerusform>תשובה אחת עד כה, ‎%1‎-פרטית.</numerusform>
            <numerusform>%n תשובות עד כה, יחד ‎%1‎-פרטיות.</numerusform>
        </translation>
    </message>
    <message>
        <source>chance of another answer than %1&apos;s, this $S$</source>
        <translation>הסיכוי לתשובה שונה משל %1, ה־$S$ הזה</translation>
    </message>
    <message>
        <source>chance of a wrong answer, this $S$, %1</source>
        <translation>הסיכוי לתשובה שגויה, ה־$S$ הזה, %1</translation>
    </message>
    <message>
        <source>No answer asked yet</source>
        <translation>עדיין לא נשאלה שאלה</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s) so far</source>
        <translation>
            <numerusform>תשובה אחת עד כה</numerusform>
            <numerusform>%n תשובות עד כה</numerusform>
        </translation>
    </message>
    <message>
        <source>The key A asks; each answer costs.</source>
        <translation>המקש A שואל; כל תשובה עולה.</translation>
    </message>
    <message>
        <source>one answer</source>
        <translation>תשובה אחת</translation>
    </message>
    <message>
        <source>all, added up</source>
        <translation>כולן, בחיבור</translation>
    </message>
    <message>
        <source>advanced, δ %1</source>
        <translation>מתקדם, δ %1</translation>
    </message>
    <message>
        <source>exact, δ %1</source>
        <translation>מדויק, δ %1</translation>
    </message>
    <message>
        <source>best known, δ %1</source>
        <translation>הטוב הידוע, δ %1</translation>
    </message>
</context>
<context>
    <name>VotesStation</name>
    <message>
        <source>Sixty batches vote</source>
        <translation>שישים אצוות מצביעות</translation>
    </message>
    <message>
        <source>An example sits in one batch, so it moves one vote.</source>
        <translation>דוגמה יושבת באצווה אחת, ולכן היא מזיזה קול אחד.</translation>
    </message>
    <message>
        <source>%1. Which counts may be told?</source>
        <translation>%1. אילו ספירות מותר לומר?</translation>
    </message>
    <message>
        <source>all</source>
        <translation>כולן</translation>
    </message>
    <message>
        <source>the large ones</source>
        <translation>הגדולות</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אף אחת</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>The large ones: %1 that becomes %2 tells of one batch,
%3 that becomes %4 hardly.</source>
        <translation>הגדולות: %1 שהופך ל־%2 מגלה אצווה אחת,
%3 שהופך ל־%4 כמעט לא.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
    <message>
        <source>%1 batches, each a tile.</source>
        <translation>%1 אצוות, כל אחת אריח.</translation>
    </message>
    <message>
        <source>%1 batches. Their votes: %2; %3 fail.</source>
        <translation>%1 אצוות. הקולות שלהן: %2; %3 נכשלות.</translation>
    </message>
    <message>
        <source>One vote less: %1 becomes %2, %3 becomes %4.</source>
        <translation>קול אחד פחות: %1 הופך ל־%2, %3 הופך ל־%4.</translation>
    </message>
    <message>
        <source>batch %1</source>
        <translation>אצווה %1</translation>
    </message>
    <message>
        <source>%1 people</source>
        <translation>%1 אנשים</translation>
    </message>
</context>
<context>
    <name>WebLesson</name>
    <message>
        <source>Private and online learning: the lesson</source>
        <translation>למידה פרטית ולמידה מקוונת: השיעור</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
    <message>
        <source>Station %1: %2</source>
        <translation>תחנה %1: %2</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>תחנות</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>מקום %1 מתוך %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>כפי שהיה</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>שוב</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>הדפסה</translation>
    </message>
    <message>
        <source>Your guesses in one line</source>
        <translation>הניחושים שלך בשורה אחת</translation>
    </message>
    <message>
        <source>Copy the line and send it to your lecturer. The page sends nothing.</source>
        <translation>יש להעתיק את השורה ולשלוח אותה למרצה. הדף עצמו אינו שולח דבר.</translation>
    </message>
    <message>
        <source>synthetic data: only so may we look</source>
        <translation>נתונים מלאכותיים: רק כך מותר לנו להסתכל</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>הלאה</translation>
    </message>
    <message>
        <source>back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>ניחוש</translation>
    </message>
    <message>
        <source>go through the picture with Tab and the arrows; Enter touches or takes hold</source>
        <translation>מעבר בתמונה ב־Tab ובחצים; Enter נוגע או אוחז</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>כפי שהיה</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>פעם נוספת</translation>
    </message>
    <message>
        <source>the station before or after</source>
        <translation>התחנה הקודמת או הבאה</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>ביטול, ביצוע מחדש</translation>
    </message>
    <message>
        <source>This lesson is played with JavaScript, which is switched off here.</source>
        <translation>השיעור פועל עם JavaScript, שכבוי כאן.</translation>
    </message>
    <message>
        <source>This page needs a browser of 2023 or later.</source>
        <translation>הדף דורש דפדפן משנת 2023 ואילך.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Pages</source>
        <translation>דפים</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>צבעים</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>טבלה</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <translation>טבלה: %1</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, צעד %2 מתוך %3</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>שמירה כ־CSV</translation>
    </message>
    <message>
        <source>What is happening</source>
        <translation>מה קורה</translation>
    </message>
    <message>
        <source>Before the privacy boundary. Shown only because the data is synthetic.</source>
        <translation>לפני גבול הפרטיות. מוצג רק משום שהנתונים סינתטיים.</translation>
    </message>
    <message>
        <source>Privacy boundary</source>
        <translation>גבול הפרטיות</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>הפעלה</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>הצעד הראשון</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>הצעד הקודם</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>הצעד הבא</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>הצעד האחרון</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>צעד</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>צעד %1 מתוך %2</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>How this was made</source>
        <translation>איך זה נוצר</translation>
    </message>
    <message>
        <source>Littlestone Lab is free software under the GPL, version 3 or later, and comes with its source. The script of this page is part of it: the source of the page is in the page.</source>
        <translation>Littlestone Lab היא תוכנה חופשית לפי GPL גרסה 3 ואילך, והיא מגיעה עם קוד המקור שלה. הסקריפט של עמוד זה הוא חלק ממנה: קוד המקור של העמוד נמצא בעמוד עצמו.</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>שמירת תרחיש</translation>
    </message>
    <message>
        <source>Put it on a slide</source>
        <translation>לשים בשקופית</translation>
    </message>
    <message>
        <source>Picture and slider alone, for slides made of HTML. The file lies beside them.</source>
        <translation>תמונה ומחוון בלבד, לשקופיות שעשויות HTML. הקובץ נמצא לצידן.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>העתקה</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>הועתק</translation>
    </message>
    <message>
        <source>Not copied: select the text</source>
        <translation>לא הועתק: נא לסמן את הטקסט</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>play or pause</source>
        <translation>הפעלה או השהיה</translation>
    </message>
    <message>
        <source>a step back or forward</source>
        <translation>צעד אחורה או קדימה</translation>
    </message>
    <message>
        <source>to the step before or after that decides something</source>
        <translation>לצעד הקודם או הבא שמכריע משהו</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>הצעד הראשון והאחרון</translation>
    </message>
    <message>
        <source>faster, slower</source>
        <translation>מהר יותר, לאט יותר</translation>
    </message>
    <message>
        <source>the same in a table</source>
        <translation>אותו הדבר בטבלה</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>כהה או בהיר</translation>
    </message>
    <message>
        <source>high contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>the pages</source>
        <translation>הדפים</translation>
    </message>
    <message numerus="yes">
        <source>%n rows are left out here.</source>
        <translation>
            <numerusform>שורה אחת הושמטה כאן.</numerusform>
            <numerusform>%n שורות הושמטו כאן.</numerusform>
        </translation>
    </message>
    <message>
        <source>This page plays a recorded run with JavaScript, which is switched off here.</source>
        <translation>הדף הזה מנגן הרצה מוקלטת בעזרת JavaScript, שכבוי כאן.</translation>
    </message>
    <message>
        <source>Save for a spreadsheet</source>
        <translation>שמירה לגיליון אלקטרוני</translation>
    </message>
    <message>
        <source>An apostrophe stands before each text that begins with = + - or @.</source>
        <translation>לפני כל טקסט שמתחיל ב־= + - או @ עומד גרש.</translation>
    </message>
</context>
<context>
    <name>WhatFollowsPage</name>
    <message>
        <source>It learns thresholds over %1 points (log* is %2).</source>
        <translation>הוא לומד ספים על %1 נקודות (log* הוא %2).</translation>
    </message>
    <message>
        <source>By Lemma 17 at least %1 of them are homogeneous: %2 logarithms, divided by 2^%3.</source>
        <translation>לפי למה 17 לפחות %1 מהן הומוגניות: %2 לוגריתמים, חלקי 2^%3.</translation>
    </message>
    <message>
        <source>By Claim 22 some step of its list is at least %1 high.</source>
        <translation>לפי טענה 22 מדרגה כלשהי ברשימה גבוהה לפחות %1.</translation>
    </message>
    <message>
        <source>%1 draws and %2 probes then find the hidden example with chance %3 or more; more than %4 points would need a total probability of 2^%5, above 1.</source>
        <translation>%1 הגרלות ו־%2 בדיקות מוצאות אז את הדוגמה החבויה בסיכוי %3 או יותר; יותר מ־%4 נקודות היו דורשות הסתברות כוללת של 2^%5, מעל 1.</translation>
    </message>
    <message>
        <source>So heights from %1 on are refuted.</source>
        <translation>לכן גבהים מ־%1 והלאה מופרכים.</translation>
    </message>
    <message>
        <source>Lemma 21&apos;s last line needs 2/3 − D·δ ≥ 1/2; with its own D, T and δ, D·δ is %1.</source>
        <translation>השורה האחרונה של למה 21 דורשת 2/3 − D·δ ≥ 1/2; עם ה־D, ה־T וה־δ שלה, D·δ הוא %1.</translation>
    </message>
    <message>
        <source>Suppose a learner with %1 examples is (%2, %3)-private and errs on at most %4 of its examples, except with probability %5.</source>
        <translation>נניח שלומד עם %1 דוגמאות הוא פרטי ב־(%2, %3) וטועה על %4 מדוגמאותיו לכל היותר, פרט להסתברות %5.</translation>
    </message>
</context>
<context>
    <name>WhatFollowsPicture</name>
    <message numerus="yes">
        <source>A tower of %n numbers.</source>
        <translation>
            <numerusform>מגדל של מספר אחד.</numerusform>
            <numerusform>מגדל של %n מספרים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tower of %n numbers. %1 examples are refuted from height %2 on.</source>
        <translation>
            <numerusform>מגדל של מספר אחד. %1 דוגמאות מופרכות מגובה %2 והלאה.</numerusform>
            <numerusform>מגדל של %n מספרים. %1 דוגמאות מופרכות מגובה %2 והלאה.</numerusform>
        </translation>
    </message>
    <message>
        <source>: nothing is left</source>
        <translation>: לא נשאר דבר</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>נשאר אחד</numerusform>
            <numerusform>נשארו %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Homogeneous points</source>
        <translation>נקודות הומוגניות</translation>
    </message>
    <message>
        <source>working it out…</source>
        <translation>מחשב…</translation>
    </message>
    <message>
        <source>Claim 22 promises no step here: nothing follows.</source>
        <translation>טענה 22 אינה מבטיחה כאן מדרגה: דבר אינו נובע.</translation>
    </message>
    <message>
        <source>Ramsey leaves at least</source>
        <translation>רמזי משאיר לפחות</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אף אחת</translation>
    </message>
    <message>
        <source>Lemma 17</source>
        <translation>למה 17</translation>
    </message>
    <message>
        <source>private and accurate: at most</source>
        <translation>פרטי ומדויק: לכל היותר</translation>
    </message>
    <message>
        <source>Lemma 18, sharp</source>
        <translation>למה 18, חד</translation>
    </message>
    <message numerus="yes">
        <source>So no (%1, $δ$)-private learner does it with %n examples.</source>
        <translation>
            <numerusform>לכן אין לומד פרטי ב־(%1, $δ$) שמצליח עם דוגמה אחת.</numerusform>
            <numerusform>לכן אין לומד פרטי ב־(%1, $δ$) שמצליח עם %n דוגמאות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this height nothing is refuted: %n examples are from height %1 on.</source>
        <translation>
            <numerusform>בגובה הזה דבר אינו מופרך: דוגמה אחת מופרכת מגובה %1.</numerusform>
            <numerusform>בגובה הזה דבר אינו מופרך: %n דוגמאות מופרכות מגובה %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many examples a private learner needs, at least</source>
        <translation>כמה דוגמאות צריך לומד פרטי, לפחות</translation>
    </message>
    <message>
        <source>height of the tower = log* of Ldim $d$; 4 is 65 536, 5 is $2^{65 536}$</source>
        <translation>גובה המגדל = log* של Ldim $d$; 4 הוא 65 536, 5 הוא $2^{65 536}$</translation>
    </message>
    <message>
        <source>height of the tower = log* |$X$|; 4 is 65 536 points, 5 is $2^{65 536}$</source>
        <translation>גובה המגדל = log* |$X$|; 4 הוא 65 536 נקודות, 5 הוא $2^{65 536}$</translation>
    </message>
    <message>
        <source>here</source>
        <translation>כאן</translation>
    </message>
    <message>
        <source>(log* |$X$|)$^{1.5}$ is enough, constant unknown</source>
        <translation>(log* |$X$|)$^{1.5}$ מספיק, הקבוע אינו ידוע</translation>
    </message>
    <message>
        <source>all that can be written down</source>
        <translation>כל מה שאפשר לכתוב</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>מופרך</translation>
    </message>
    <message>
        <source>sharp, own sample</source>
        <translation>חד, המדגם עצמו</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>חד</translation>
    </message>
    <message>
        <source>dashed: bounds</source>
        <translation>מקווקו: חסמים</translation>
    </message>
    <message>
        <source>what privacy leaves of $X$′</source>
        <translation>מה שהפרטיות משאירה מ־$X$′</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 נקודות</translation>
    </message>
    <message>
        <source>the paper&apos;s own line</source>
        <translation>השורה של המאמר עצמו</translation>
    </message>
    <message>
        <source>with its $T$ and $D$</source>
        <translation>עם ה־$T$ וה־$D$ שלו</translation>
    </message>
    <message>
        <source>divided by 9</source>
        <translation>חלקי 9</translation>
    </message>
    <message>
        <source>Weak makes strong</source>
        <translation>חלש עושה חזק</translation>
    </message>
    <message>
        <source>one learner that is barely private and barely right is enough (Theorem 8)</source>
        <translation>די בלומד שבקושי פרטי ובקושי צודק (משפט 8)</translation>
    </message>
    <message>
        <source>some weak learner</source>
        <translation>לומד חלש כלשהו</translation>
    </message>
    <message numerus="yes">
        <source>%n examples, $ε$ = %1</source>
        <translation>
            <numerusform>דוגמה אחת, $ε$ = %1</numerusform>
            <numerusform>%n דוגמאות, $ε$ = %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong on %1, fails %2</source>
        <translation>טועה על %1, נכשל %2</translation>
    </message>
    <message>
        <source>Ldim is finite</source>
        <translation>Ldim סופי</translation>
    </message>
    <message>
        <source>Theorem 2</source>
        <translation>משפט 2</translation>
    </message>
    <message>
        <source>M learns at any $ε$, $δ$, $α$, $β$</source>
        <translation>M לומד בכל $ε$, $δ$, $α$, $β$</translation>
    </message>
    <message>
        <source>the theorem knows</source>
        <translation>המשפט יודע</translation>
    </message>
    <message>
        <source>$n$: a tower</source>
        <translation>$n$: מגדל</translation>
    </message>
    <message>
        <source>%1 has $d$ = %2</source>
        <translation>ב־%1 מתקיים $d$ = %2</translation>
    </message>
    <message>
        <source>not for these $ε$, $δ$, $α$, $β$</source>
        <translation>לא עבור $ε$, $δ$, $α$, $β$ אלה</translation>
    </message>
    <message>
        <source>$n$: no proved row</source>
        <translation>$n$: אין שורה מוכחת</translation>
    </message>
    <message>
        <source>… working it out</source>
        <translation>… בחישוב</translation>
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
        <translation>⁦Ldim %1, VC %2⁩</translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>איך לקרוא את הסימנים</translation>
    </message>
    <message>
        <source>$R$: best coins … $d$: SOA (exact)</source>
        <translation>$R$: מטבעות מיטביים … $d$: ⁦SOA⁩ (מדויק)</translation>
    </message>
    <message>
        <source>regret: bounds, exact if small</source>
        <translation>חרטה: חסמים, מדויק אם קטן</translation>
    </message>
    <message>
        <source>consistent, not private: ln |$H$|</source>
        <translation>עקבית, לא פרטי: ln |$H$|</translation>
    </message>
    <message>
        <source>lean learner: sees $d$, not |$H$|</source>
        <translation>הלומד הרזה: רואה $d$, לא |$H$|</translation>
    </message>
    <message>
        <source>M, sharp: sees $d$, steeply</source>
        <translation>M, חד: רואה $d$, בתלילות</translation>
    </message>
    <message>
        <source>chain learner: $d$ = 2 and 3</source>
        <translation>לומד השרשרת: $d$ = 2 ו־3</translation>
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
        <translation>אין</translation>
    </message>
    <message>
        <source>class</source>
        <translation>מחלקה</translation>
    </message>
    <message>
        <source>d, mistakes</source>
        <translation>d, טעויות</translation>
    </message>
    <message>
        <source>R, by coin</source>
        <translation>R, במטבע</translation>
    </message>
    <message numerus="yes">
        <source>regret in %n rounds</source>
        <translation>
            <numerusform>חרטה בסיבוב %n</numerusform>
            <numerusform>חרטה ב־%n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>at least</source>
        <translation>לפחות</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>לכל היותר</translation>
    </message>
    <message>
        <source>consistent</source>
        <translation>עקבית</translation>
    </message>
    <message>
        <source>M, sharp</source>
        <translation>⁦M⁩, חדים</translation>
    </message>
    <message>
        <source>M, paper&apos;s constants</source>
        <translation>⁦M⁩, קבועי המאמר</translation>
    </message>
</context>
<context>
    <name>WorldsWords</name>
    <message>
        <source>M asks for %1 examples.</source>
        <translation>⁦M⁩ דורש %1 דוגמאות.</translation>
    </message>
    <message>
        <source>M has no constants there.</source>
        <translation>אין ל־⁦M⁩ שם קבועים.</translation>
    </message>
    <message numerus="yes">
        <source>At d = %1 you force %n mistakes.</source>
        <translation>
            <numerusform>עבור ⁦d = %1⁩ אתם כופים טעות %n.</numerusform>
            <numerusform>עבור ⁦d = %1⁩ אתם כופים %n טעויות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>too large: too many states</source>
        <translation>גדול מדי: יותר מדי מצבים</translation>
    </message>
    <message>
        <source>too large: %1 hypotheses</source>
        <translation>גדול מדי: %1 היפותזות</translation>
    </message>
    <message>
        <source>mistakes, SOA</source>
        <translation>טעויות, ⁦SOA⁩</translation>
    </message>
    <message>
        <source>expected, best coin</source>
        <translation>תוחלת, המטבע המיטבי</translation>
    </message>
    <message numerus="yes">
        <source>regret in %n rounds</source>
        <translation>
            <numerusform>חרטה בסיבוב %n</numerusform>
            <numerusform>חרטה ב־%n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>too large</source>
        <translation>גדול מדי</translation>
    </message>
    <message>
        <source>its bounds</source>
        <translation>החסמים שלה</translation>
    </message>
    <message>
        <source>M, sharp (paper)</source>
        <translation>⁦M⁩, חדים (מאמר)</translation>
    </message>
    <message>
        <source>consistent, not private</source>
        <translation>עקבית, לא פרטי</translation>
    </message>
    <message>
        <source>Theorem 5 · Theorems 2, 3</source>
        <translation>משפט 5 · משפטים 2, 3</translation>
    </message>
    <message>
        <source>Theorem 3</source>
        <translation>משפט 3</translation>
    </message>
    <message>
        <source>endless</source>
        <translation>אין סוף</translation>
    </message>
    <message>
        <source>On ℝ a point lies between any two: no end on the left, no private learner on the right.</source>
        <translation>על ℝ יש נקודה בין כל שתיים: משמאל אין סוף, מימין אין לומד פרטי.</translation>
    </message>
    <message>
        <source>Theorems 1, 10</source>
        <translation>משפטים 1, 10</translation>
    </message>
    <message>
        <source>there and back</source>
        <translation>הלוך ושוב</translation>
    </message>
    <message>
        <source>Where d is finite, M learns privately from some n on: log n grows like $2^d$.</source>
        <translation>היכן ש־⁦d⁩ סופי, ⁦M⁩ לומד באופן פרטי החל מ־⁦n⁩ כלשהו: ⁦log n⁩ גדל כמו ⁦$2^d$⁩.</translation>
    </message>
    <message>
        <source>One private learner that is barely right makes d finite: below a tower about n high.</source>
        <translation>לומד פרטי אחד שצודק בקושי הופך את ⁦d⁩ לסופי: מתחת למגדל בגובה כ־⁦n⁩.</translation>
    </message>
    <message>
        <source>Theorem 2</source>
        <translation>משפט 2</translation>
    </message>
    <message>
        <source>Qualitative only</source>
        <translation>איכותי בלבד</translation>
    </message>
    <message>
        <source>What is proved to be needed on the right grows like log* $d$; for these classes that says nothing yet.</source>
        <translation>מה שהוכח כנדרש מימין גדל כמו log* $d$; למחלקות אלה זה עוד אינו אומר דבר.</translation>
    </message>
    <message>
        <source>Two worlds, one number</source>
        <translation>שני עולמות, מספר אחד</translation>
    </message>
    <message>
        <source>The lean learner asks for %1 examples, M for %2.</source>
        <translation>הלומד הרזה דורש %1 דוגמאות, M דורש %2.</translation>
    </message>
    <message>
        <source>The lean learner asks for %1 examples.</source>
        <translation>הלומד הרזה דורש %1 דוגמאות.</translation>
    </message>
    <message>
        <source>The proved constants end before; the paper&apos;s ask for %1 examples.</source>
        <translation>הקבועים המוכחים נגמרים קודם; אלה של המאמר דורשים %1 דוגמאות.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and the lean learner %1 times the examples, M %2 times.</source>
        <translation>מדרגה אחת למעלה עולה טעות אחת, ללומד הרזה פי %1 דוגמאות ול־M פי %2.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and the lean learner %1 times the examples.</source>
        <translation>מדרגה אחת למעלה עולה טעות אחת, וללומד הרזה פי %1 דוגמאות.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and M %1 times the examples.</source>
        <translation>מדרגה אחת למעלה עולה טעות אחת, ול־M פי %1 דוגמאות.</translation>
    </message>
    <message>
        <source>%1 and %2 differ in |H|, not in d: the lean learner needs equally many examples, and so does M.</source>
        <translation>%1 ו־%2 נבדלות ב־|H|, לא ב־d: הלומד הרזה צריך אותו מספר דוגמאות, וגם M.</translation>
    </message>
    <message>
        <source>%1 and %2 are different classes of one d: the lean learner needs equally many examples, and so does M.</source>
        <translation>%1 ו־%2 הן מחלקות שונות בעלות אותו d: הלומד הרזה צריך אותו מספר דוגמאות, וגם M.</translation>
    </message>
    <message>
        <source>Where the lines end</source>
        <translation>היכן הקווים נגמרים</translation>
    </message>
    <message>
        <source>Constants are searched for up to $d$ = 6. Beyond, no row is proved but M&apos;s with the paper&apos;s constants: it is in the table.</source>
        <translation>קבועים מחפשים עד $d$ = 6. מעבר לכך מוכחת רק השורה של M עם הקבועים של המאמר: היא בטבלה.</translation>
    </message>
    <message>
        <source>The chain learner asks for %1 examples, the lean learner for %2, M for %3.</source>
        <translation>לומד השרשרת דורש %1 דוגמאות, הלומד הרזה דורש %2, M דורש %3.</translation>
    </message>
    <message>
        <source>One step up costs one mistake, and the chain learner %1 times the examples, lean %2, M %3.</source>
        <translation>מדרגה אחת למעלה עולה טעות אחת, ללומד השרשרת פי %1 דוגמאות, לרזה פי %2 ול־M פי %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes online, %1 examples privately (%2)</source>
        <translation>
            <numerusform>טעות אחת באינטראקציה, %1 דוגמאות בפרטיות (%2)</numerusform>
            <numerusform>%n טעויות באינטראקציה, %1 דוגמאות בפרטיות (%2)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>permute-and-flip, its %n rows</source>
        <translation>
            <numerusform>permute-and-flip, שורה %n</numerusform>
            <numerusform>permute-and-flip, %n שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>Classes by their Littlestone dimension d. On the left, mistakes of the SOA, expected mistakes of the best coins (thick bar between them) and regret (tick between its dashed bounds). On the right, on a log scale, the examples asked for by the chain learner (crosses), by the lean learner (rings), by M (dots), by permute-and-flip (squares) and without privacy (triangles).</source>
        <translation>מחלקות לפי ממד ליטלסטון d. משמאל טעויות SOA, תוחלת הטעויות של המטבעות הטובים ביותר (פס עבה ביניהן) וחרטה (קו בין חסמיה המקווקווים). מימין, בסקלה לוגריתמית, הדוגמאות שדורשים לומד השרשרת (צלבים), הלומד הרזה (טבעות), M (עיגולים), permute-and-flip (ריבועים) ובלי פרטיות (משולשים).</translation>
    </message>
</context>
<context>
    <name>WorstPicture</name>
    <message>
        <source>A box</source>
        <translation>תיבה</translation>
    </message>
    <message>
        <source>lower corner</source>
        <translation>פינה תחתונה</translation>
    </message>
    <message>
        <source>how often the top good answer comes</source>
        <translation>כמה פעמים באה התשובה הטובה השכיחה</translation>
    </message>
    <message>
        <source>how often the top answer comes</source>
        <translation>כמה פעמים באה התשובה השכיחה</translation>
    </message>
    <message>
        <source>top answer %1</source>
        <translation>התשובה השכיחה %1</translation>
    </message>
    <message>
        <source>no answer %1</source>
        <translation>אין תשובה %1</translation>
    </message>
    <message>
        <source>A worst world</source>
        <translation>עולם גרוע ביותר</translation>
    </message>
    <message>
        <source>A world</source>
        <translation>עולם</translation>
    </message>
    <message>
        <source>The only world</source>
        <translation>העולם היחיד</translation>
    </message>
    <message>
        <source>No world is worse than</source>
        <translation>אין עולם גרוע מ־</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>מוכח</translation>
    </message>
    <message>
        <source>found</source>
        <translation>נמצא</translation>
    </message>
    <message numerus="yes">
        <source>%n boxes closed</source>
        <translation>
            <numerusform>תיבה אחת סגורה</numerusform>
            <numerusform>%n תיבות סגורות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open</source>
        <translation>
            <numerusform>אחת פתוחה</numerusform>
            <numerusform>%n פתוחות</numerusform>
        </translation>
    </message>
    <message>
        <source>halved next</source>
        <translation>הבאה לחצייה</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>הסולם</translation>
    </message>
    <message>
        <source>any learner</source>
        <translation>כל לומד</translation>
    </message>
    <message>
        <source>by proof</source>
        <translation>לפי ההוכחה</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>מאמר</translation>
    </message>
    <message>
        <source>The worst world that was found is %1: there no counted answer comes with a chance above %2.</source>
        <translation>העולם הגרוע ביותר שנמצא הוא %1: שם אין תשובה נספרת שבאה בהסתברות מעל %2.</translation>
    </message>
    <message>
        <source>All worlds on the points of the class.</source>
        <translation>כל העולמות על נקודות המחלקה.</translation>
    </message>
    <message>
        <source>It is proved that no world has less than %1.</source>
        <translation>מוכח שאין עולם עם פחות מ־%1.</translation>
    </message>
    <message>
        <source>on another face</source>
        <translation>על פאה אחרת</translation>
    </message>
</context>
<context>
    <name>WorstWords</name>
    <message>
        <source>%1 of 10 runs</source>
        <translation>%1 מתוך 10 ריצות</translation>
    </message>
    <message>
        <source>%1 of 100 runs</source>
        <translation>%1 מתוך 100 ריצות</translation>
    </message>
    <message>
        <source>a share of %1 of the runs</source>
        <translation>חלק של %1 מהריצות</translation>
    </message>
    <message>
        <source>In the corners: one point comes, all runs agree, and G waits for a difference. It answers in %1.</source>
        <translation>בפינות: באה נקודה אחת, כל הריצות מסכימות, ו־G מחכה להבדל. הוא עונה ב־%1.</translation>
    </message>
    <message>
        <source>In its worst world no answer of G comes with a chance above %1.</source>
        <translation>בעולם הגרוע ביותר שלו אין תשובה של G שבאה בהסתברות מעל %1.</translation>
    </message>
    <message>
        <source>There it gives none with chance %1.</source>
        <translation>שם הוא אינו עונה בהסתברות %1.</translation>
    </message>
    <message>
        <source>Better: %1, not %2.</source>
        <translation>טוב יותר: %1, ולא %2.</translation>
    </message>
    <message>
        <source>Worse: %1, not %2.</source>
        <translation>גרוע יותר: %1, ולא %2.</translation>
    </message>
    <message>
        <source>The same: %1.</source>
        <translation>אותו דבר: %1.</translation>
    </message>
    <message>
        <source>The searches do not tell them apart: at most %1, and before at most %2.</source>
        <translation>החיפושים אינם מבחינים ביניהם: לכל היותר %1, וקודם לכל היותר %2.</translation>
    </message>
    <message>
        <source>The rare point now has %1, not %2.</source>
        <translation>לנקודה הנדירה יש עכשיו %1, ולא %2.</translation>
    </message>
    <message>
        <source>A block still misses it with chance %1.</source>
        <translation>בלוק עדיין מחמיץ אותה בהסתברות %1.</translation>
    </message>
    <message>
        <source>A block misses it with chance %1, not %2.</source>
        <translation>בלוק מחמיץ אותה בהסתברות %1, ולא %2.</translation>
    </message>
    <message>
        <source>No. In every world G* gives one answer alone.</source>
        <translation>לא. בכל עולם ⁦G*⁩ נותן תשובה אחת בלבד.</translation>
    </message>
    <message>
        <source>Perhaps: nothing forces two answers to tie here. In its worst world G* has %1.</source>
        <translation>אולי: כאן דבר אינו כופה תיקו בין שתי תשובות. בעולם הגרוע ביותר שלו יש ל־⁦G*⁩ %1.</translation>
    </message>
    <message>
        <source>Perhaps: no learner has more than %1 in every world, and G* has %2.</source>
        <translation>אולי: לאף לומד אין יותר מ־%1 בכל עולם, ול־⁦G*⁩ יש %2.</translation>
    </message>
    <message>
        <source>No. Every learner changes its top answer somewhere, and there two answers tie. G* is as stable as a learner can be here.</source>
        <translation>לא. כל לומד מחליף אי־שם את תשובתו השכיחה, ושם שתי תשובות בתיקו. ⁦G*⁩ יציב ככל שלומד יכול להיות כאן.</translation>
    </message>
    <message>
        <source>No. Whoever learns, in some world %1 answers tie. G* is as stable as a learner can be here.</source>
        <translation>לא. יהיה הלומד אשר יהיה, בעולם כלשהו %1 תשובות בתיקו. ⁦G*⁩ יציב ככל שלומד יכול להיות כאן.</translation>
    </message>
    <message>
        <source>There is one world: its only point always comes.</source>
        <translation>יש עולם אחד: הנקודה היחידה שלו באה תמיד.</translation>
    </message>
    <message>
        <source>Every dot is a world. It says how often each of the %1 points comes.</source>
        <translation>כל נקודה בציור היא עולם. היא אומרת כמה פעמים באה כל אחת מ־%1 הנקודות.</translation>
    </message>
    <message>
        <source>Point %1 never comes in those that are drawn.</source>
        <translation>נקודה %1 לעולם אינה באה באלה שמצוירים.</translation>
    </message>
    <message>
        <source>The corner says %1, the bar is %2. Close the box or halve it?</source>
        <translation>הפינה אומרת %1, הרף הוא %2. לסגור את התיבה או לחצות אותה?</translation>
    </message>
    <message>
        <source>close it</source>
        <translation>לסגור</translation>
    </message>
    <message>
        <source>halve it</source>
        <translation>לחצות</translation>
    </message>
    <message>
        <source>, no answer %1</source>
        <translation>, אין תשובה %1</translation>
    </message>
    <message>
        <source>The world %1</source>
        <translation>העולם %1</translation>
    </message>
    <message>
        <source>One point: one world.</source>
        <translation>נקודה אחת: עולם אחד.</translation>
    </message>
    <message>
        <source>Each dot is a world: how often points %1 come.</source>
        <translation>כל נקודה בציור היא עולם: כמה פעמים באות הנקודות %1.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>מטרה</translation>
    </message>
    <message>
        <source>all %1</source>
        <translation>הכול %1</translation>
    </message>
    <message>
        <source>The tone says how often the most frequent answer comes back, of those with an error of at most %1.</source>
        <translation>הגוון אומר כמה פעמים חוזרת התשובה השכיחה ביותר, מבין אלה ששגיאתן לכל היותר %1.</translation>
    </message>
    <message>
        <source>The tone says how often the most frequent answer comes back.</source>
        <translation>הגוון אומר כמה פעמים חוזרת התשובה השכיחה ביותר.</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>עולמות</translation>
    </message>
    <message>
        <source>Stability, part 1</source>
        <translation>יציבות, חלק 1</translation>
    </message>
    <message>
        <source>Where is the world in which only point %1 comes?</source>
        <translation>היכן העולם שבו באה רק נקודה %1?</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>צבע</translation>
    </message>
    <message>
        <source>Definition 6</source>
        <translation>הגדרה 6</translation>
    </message>
    <message>
        <source>Where do you expect the strongest tone?</source>
        <translation>היכן לדעתכם הגוון החזק ביותר?</translation>
    </message>
    <message>
        <source>One box</source>
        <translation>תיבה אחת</translation>
    </message>
    <message>
        <source>In a box every chance is smallest at the lower corner. One number bounds all its worlds.</source>
        <translation>בתיבה כל הסתברות קטנה ביותר בפינה התחתונה. מספר אחד חוסם את כל עולמותיה.</translation>
    </message>
    <message>
        <source>Worst for G</source>
        <translation>הגרוע ל־G</translation>
    </message>
    <message>
        <source>Stability, part 4</source>
        <translation>יציבות, חלק 4</translation>
    </message>
    <message>
        <source>Let it answer there (G*). What is the new worst?</source>
        <translation>תנו לו לענות שם (⁦G*⁩). מהו הגרוע החדש?</translation>
    </message>
    <message>
        <source>Let it answer</source>
        <translation>תנו לו לענות</translation>
    </message>
    <message>
        <source>The search halves a box until its lower corner is good enough. An open box can still hide a worse world.</source>
        <translation>החיפוש חוצה תיבה עד שפינתה התחתונה טובה דיה. תיבה פתוחה עדיין יכולה להסתיר עולם גרוע יותר.</translation>
    </message>
    <message>
        <source>Stability, parts 1 and 3</source>
        <translation>יציבות, חלקים 1 ו־3</translation>
    </message>
    <message>
        <source>Give G* n = %1, not %2. Is its worst world better?</source>
        <translation>תנו ל־⁦G*⁩ ⁦n = %1⁩, ולא %2. האם העולם הגרוע ביותר שלו טוב יותר?</translation>
    </message>
    <message>
        <source>better</source>
        <translation>טוב יותר</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>אותו דבר</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>גרוע יותר</translation>
    </message>
    <message>
        <source>More data</source>
        <translation>יותר נתונים</translation>
    </message>
    <message>
        <source>Could a cleverer learner have more than %1 in every world?</source>
        <translation>האם ללומד חכם יותר יכול להיות יותר מ־%1 בכל עולם?</translation>
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
        <source>Best possible</source>
        <translation>הטוב ביותר האפשרי</translation>
    </message>
    <message>
        <source>Stability, parts 4 and 5</source>
        <translation>יציבות, חלקים 4 ו־5</translation>
    </message>
    <message>
        <source>Why one corner is enough</source>
        <translation>מדוע פינה אחת מספיקה</translation>
    </message>
    <message>
        <source>The chance is a sum of products, all terms positive. So it is smallest where every share is smallest.</source>
        <translation>ההסתברות היא סכום של מכפלות, וכל האיברים חיוביים. לכן היא קטנה ביותר במקום שבו כל חלק קטן ביותר.</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>נעצר מוקדם</translation>
    </message>
    <message>
        <source>This search ended after %1 boxes. Its bracket is wider than asked, and sure.</source>
        <translation>החיפוש הזה נגמר אחרי %1 תיבות. התחום שלו רחב מהמבוקש, והוא ודאי.</translation>
    </message>
    <message>
        <source>G, without the star</source>
        <translation>G, בלי הכוכב</translation>
    </message>
    <message>
        <source>It waits for two runs that differ. At a corner they never do: it answers in %1.</source>
        <translation>הוא מחכה לשתי ריצות שונות. בפינה הן לעולם אינן שונות: הוא עונה ב־%1.</translation>
    </message>
    <message>
        <source>In the worst world G has %1, G* %2</source>
        <translation>בעולם הגרוע ביותר יש ל־G %1, ל־⁦G*⁩ %2</translation>
    </message>
    <message>
        <source>Each place is a world, a distribution on the points. Its tone says how often the most frequent answer comes, the strongest where it is rarest. Boxes that are closed are faded. Below, the bracket of the worst world; at the right what is proved, found and possible.</source>
        <translation>כל מקום הוא עולם, התפלגות על הנקודות. הגוון שלו אומר כמה פעמים באה התשובה השכיחה ביותר, והוא החזק ביותר היכן שהיא הנדירה ביותר. תיבות סגורות דהויות. למטה התחום של העולם הגרוע ביותר; מימין מה שמוכח, נמצא ואפשרי.</translation>
    </message>
    <message>
        <source>Its lower corner is %1; no world in it is worse than %2.</source>
        <translation>הפינה התחתונה שלה היא %1; אין בה עולם גרוע מ־%2.</translation>
    </message>
    <message>
        <source>Its box: halved next</source>
        <translation>התיבה שלו: הבאה לחצייה</translation>
    </message>
    <message>
        <source>Its box: open</source>
        <translation>התיבה שלו: פתוחה</translation>
    </message>
    <message>
        <source>Its box: closed</source>
        <translation>התיבה שלו: סגורה</translation>
    </message>
</context>
<context>
    <name>littlestone::app::Comparing</name>
    <message>
        <source>%1 is a scenario of another chapter.</source>
        <translation>%1 הוא תרחיש של פרק אחר.</translation>
    </message>
    <message>
        <source>With the scenario before the last &amp;edit</source>
        <translation>עם התרחיש שלפני ה&amp;עריכה האחרונה</translation>
    </message>
    <message>
        <source>Before the last edit</source>
        <translation>לפני העריכה האחרונה</translation>
    </message>
    <message>
        <source>With one of the &amp;gallery</source>
        <translation>עם אחד מן ה&amp;גלריה</translation>
    </message>
    <message>
        <source>With a &amp;file…</source>
        <translation>עם &amp;קובץ…</translation>
    </message>
    <message>
        <source>End co&amp;mparison	Esc</source>
        <translation>&amp;סיום ההשוואה	Esc</translation>
    </message>
    <message>
        <source>Compare with a scenario</source>
        <translation>השוואה עם תרחיש</translation>
    </message>
    <message>
        <source>Scenarios (*.json);;All files (*)</source>
        <translation>תרחישים (*.json);;כל הקבצים (*)</translation>
    </message>
    <message>
        <source>%1  ·  edited</source>
        <translation>%1  ·  שונה</translation>
    </message>
    <message>
        <source>Nothing is computed.</source>
        <translation>דבר אינו מחושב.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <translation>מחושב…</translation>
    </message>
</context>
<context>
    <name>littlestone::app::LectureRoom</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>צעד %1 מתוך %2</translation>
    </message>
    <message>
        <source>Notes of the lecture</source>
        <translation>הערות להרצאה</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>next</source>
        <translation>הבא</translation>
    </message>
    <message>
        <source>back</source>
        <translation>אחורה</translation>
    </message>
    <message>
        <source>vote</source>
        <translation>הצבעה</translation>
    </message>
    <message>
        <source>black</source>
        <translation>שחור</translation>
    </message>
    <message>
        <source>white</source>
        <translation>לבן</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>הערות</translation>
    </message>
    <message>
        <source>sliders</source>
        <translation>מחוונים</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>end</source>
        <translation>סיום</translation>
    </message>
    <message>
        <source>Lesson  ·  %1</source>
        <translation>שיעור  ·  %1</translation>
    </message>
    <message numerus="yes">
        <source>station %1 of %2, %n minute(s)</source>
        <translation>
            <numerusform>תחנה %1 מתוך %2, דקה אחת</numerusform>
            <numerusform>תחנה %1 מתוך %2, %n דקות</numerusform>
        </translation>
    </message>
    <message>
        <source>The lesson stays here; Esc ends it.</source>
        <translation>השיעור נשאר כאן; Esc מסיים אותו.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) counted.</source>
        <translation>
            <numerusform>נספרה שורה אחת.</numerusform>
            <numerusform>נספרו %n שורות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) were not counted.</source>
        <translation>
            <numerusform>שורה נוספת אחת לא נספרה.</numerusform>
            <numerusform>%n שורות נוספות לא נספרו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste guesses</source>
        <translation>הדבקת ניחושים</translation>
    </message>
    <message>
        <source>The lines that students copied from the lesson’s web page, one below the other:</source>
        <translation>השורות שהסטודנטים העתיקו מדף האינטרנט של השיעור, זו מתחת לזו:</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (פעם אחת)</numerusform>
            <numerusform>%1 (%n פעמים)</numerusform>
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
        <translation>הצגה F5</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>ייצוא…</translation>
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
    <message>
        <source>FROM SHELF %1, %2</source>
        <translation>ממדף %1, %2</translation>
    </message>
    <message>
        <source>%1, for print</source>
        <translation>%1, להדפסה</translation>
    </message>
    <message>
        <source>Computing what was not looked at yet. Esc stops it.</source>
        <translation>מחשב את מה שטרם נראה. Esc עוצר.</translation>
    </message>
    <message>
        <source>Writing the web page: %1 of %2 pictures. Esc stops it.</source>
        <translation>דף האינטרנט נכתב: %1 מתוך %2 תמונות. Esc עוצר.</translation>
    </message>
    <message>
        <source>The web page was stopped; nothing was written.</source>
        <translation>דף האינטרנט נעצר; דבר לא נכתב.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>Export as &amp;web page…</source>
        <translation>ייצוא כ&amp;דף אינטרנט…</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>הועתק: %1</translation>
    </message>
    <message>
        <source>Lesson li&amp;ne</source>
        <translation>שורת השיע&amp;ור</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>השוו&amp;אה</translation>
    </message>
    <message>
        <source>Export as web page</source>
        <translation>ייצוא כדף אינטרנט</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>דף אינטרנט (*.html)</translation>
    </message>
    <message>
        <source>&amp;Undo: move on the page</source>
        <translation>&amp;ביטול: מהלך בעמוד</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;ביטול: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: move on the page</source>
        <translation>ביצוע &amp;חוזר: מהלך בעמוד</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>ביצוע &amp;חוזר: %1</translation>
    </message>
    <message>
        <source>Copy sce&amp;nario</source>
        <translation>&amp;העתקת התרחיש</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>כמו ב&amp;מערכת</translation>
    </message>
    <message>
        <source>Copied the scenario: saved as a .json file it opens here again.</source>
        <translation>התרחיש הועתק: שמור אותו כקובץ ‎.json‎ ואפשר יהיה לפתוח אותו כאן שוב.</translation>
    </message>
    <message>
        <source>%1 Left out: %2 (%3).</source>
        <translation>%1 הושמטו: %2 (%3).</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>Back to the lesson</source>
        <translation>חזרה לשיעור</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>שמירת התמונה</translation>
    </message>
    <message>
        <source>Pictures (*.pdf *.svg *.png *.tex)</source>
        <translation>תמונות (*.pdf *.svg *.png *.tex)</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>נכתב: %1</translation>
    </message>
    <message>
        <source>Writing the web page. Esc stops it.</source>
        <translation>דף האינטרנט נכתב. Esc עוצר.</translation>
    </message>
    <message>
        <source>Lesson as a web page</source>
        <translation>השיעור כדף אינטרנט</translation>
    </message>
    <message>
        <source>&amp;Lesson as a web page…</source>
        <translation>השי&amp;עור כדף אינטרנט…</translation>
    </message>
</context>
<context>
    <name>littlestone::app::WindowLinks</name>
    <message>
        <source>What is meant &amp;here</source>
        <translation>מה הכוונה &amp;כאן</translation>
    </message>
    <message>
        <source>&amp;Lesson plan</source>
        <translation>מערך ה&amp;שיעור</translation>
    </message>
    <message>
        <source>&amp;Definitions and proofs</source>
        <translation>&amp;הגדרות והוכחות</translation>
    </message>
    <message>
        <source>&amp;Symbols</source>
        <translation>&amp;סמלים</translation>
    </message>
    <message>
        <source>&amp;Mathematics</source>
        <translation>מ&amp;תמטיקה</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>מ&amp;קורות</translation>
    </message>
    <message>
        <source>&amp;Exercises</source>
        <translation>תר&amp;גילים</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::AskRoom</name>
    <message>
        <source>ASK THE ROOM</source>
        <translation>שאלה לכיתה</translation>
    </message>
    <message>
        <source>Space shows the answer.</source>
        <translation>מקש הרווח מראה את התשובה.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::AttackPage</name>
    <message>
        <source>shown</source>
        <translation>מוצגת</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>מוסתרת</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>מדויק</translation>
    </message>
    <message>
        <source>worst case</source>
        <translation>הגרוע ביותר</translation>
    </message>
    <message>
        <source>Largest step</source>
        <translation>המדרגה הגדולה</translation>
    </message>
    <message>
        <source>Hidden example</source>
        <translation>הדוגמה החבויה</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>הצלחה</translation>
    </message>
    <message>
        <source>Probes and what follows</source>
        <translation>הבדיקות ומה שנובע מהן</translation>
    </message>
    <message>
        <source>A binary search finds the hidden example</source>
        <translation>חיפוש בינארי מוצא את הדוגמה החבויה</translation>
    </message>
    <message numerus="yes">
        <source>The learner got %1 examples. From %2 of its hypotheses, %n probes find out where %3 is.</source>
        <translation>
            <numerusform>הלומד קיבל %1 דוגמאות. מתוך %2 היפותזות שלו בדיקה אחת מגלה היכן %3.</numerusform>
            <numerusform>הלומד קיבל %1 דוגמאות. מתוך %2 היפותזות שלו %n בדיקות מגלות היכן %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 21</source>
        <translation>למה 21</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>מחביאים את %1</translation>
    </message>
    <message>
        <source>The curve has no step here. Choose another example.</source>
        <translation>לעקומה אין כאן מדרגה. בחרו דוגמה אחרת.</translation>
    </message>
    <message numerus="yes">
        <source>%n probes need %1 places, J has %2.</source>
        <translation>
            <numerusform>בדיקה אחת צריכה %1 מקומות, ב־J יש %2.</numerusform>
            <numerusform>%n בדיקות צריכות %1 מקומות, ב־J יש %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are too many draws to be played. Take a smaller D or T.</source>
        <translation>אלה יותר מדי הגרלות להצגה. קחו D או T קטן יותר.</translation>
    </message>
    <message>
        <source>No homogeneous set is known yet.</source>
        <translation>עדיין לא ידועה קבוצה הומוגנית.</translation>
    </message>
    <message>
        <source>Between its neighbours, %1 may be at any of %2 places. The others stay.</source>
        <translation>בין שכניה %1 יכולה להיות בכל אחד מ־%2 מקומות. האחרות נשארות.</translation>
    </message>
    <message>
        <source>Lemma 20, Fig. 3</source>
        <translation>למה 20, איור 3</translation>
    </message>
    <message>
        <source>It is put at place %1.</source>
        <translation>היא מוצבת במקום %1.</translation>
    </message>
    <message>
        <source>Left of it a hypothesis says + with chance %1, right of it with %2.</source>
        <translation>משמאלה היפותזה אומרת + בסיכוי %1, ומימינה בסיכוי %2.</translation>
    </message>
    <message>
        <source>Definition 16</source>
        <translation>הגדרה 16</translation>
    </message>
    <message>
        <source>r = %1 lies half way between them.</source>
        <translation>r = %1 באמצע ביניהם.</translation>
    </message>
    <message>
        <source>Lemma 20, corrected: r = (p_{i−1} + p_i) / 2</source>
        <translation>למה 20, מתוקנת: r = (p_{i−1} + p_i) / 2</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>הגרלה</translation>
    </message>
    <message>
        <source>The attacker sees whole hypotheses, each with coins of its own: %1 of %2.</source>
        <translation>התוקף רואה היפותזות שלמות, כל אחת עם מטבעות משלה: %1 מתוך %2.</translation>
    </message>
    <message>
        <source>%1 of %2 hypotheses.</source>
        <translation>%1 מתוך %2 היפותזות.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>ספירה</translation>
    </message>
    <message>
        <source>At each place the + are counted. The bar is r·D = %1.</source>
        <translation>בכל מקום סופרים את ה־+. הרף הוא r·D = %1.</translation>
    </message>
    <message>
        <source>Above the bar the vote says +: of %1 hypotheses it makes nearly a threshold.</source>
        <translation>מעל הרף ההצבעה אומרת +: מ־%1 היפותזות היא עושה כמעט סף.</translation>
    </message>
    <message numerus="yes">
        <source>%n probes</source>
        <translation>
            <numerusform>בדיקה אחת</numerusform>
            <numerusform>%n בדיקות</numerusform>
        </translation>
    </message>
    <message>
        <source>Probe %1: %2 of %3 say +, more than %4: it lies here or to the left.</source>
        <translation>בדיקה %1: %2 מתוך %3 אומרות +, יותר מ־%4: היא כאן או משמאל.</translation>
    </message>
    <message>
        <source>Probe %1: %2 of %3 say +, not more than %4: it lies to the right.</source>
        <translation>בדיקה %1: %2 מתוך %3 אומרות +, לא יותר מ־%4: היא מימין.</translation>
    </message>
    <message>
        <source>The search ends at %1. It is right: the hidden example is there. One prediction says little about it; %2 whole hypotheses give it away.</source>
        <translation>החיפוש מסתיים ב־%1. הוא צודק: הדוגמה החבויה שם. ניבוי אחד אומר מעט; %2 היפותזות שלמות מסגירות אותה.</translation>
    </message>
    <message>
        <source>The search ends at %1, but the hidden example is at %2: this time it was misled.</source>
        <translation>החיפוש מסתיים ב־%1, אך הדוגמה החבויה ב־%2: הפעם הוא הוטעה.</translation>
    </message>
    <message>
        <source>Lemma 21 · Lemma 20, Fig. 3</source>
        <translation>למה 21 · למה 20, איור 3</translation>
    </message>
    <message>
        <source>The chance of success is at least %1; a guess has %2.</source>
        <translation>סיכוי ההצלחה הוא לפחות %1; לניחוש %2.</translation>
    </message>
    <message>
        <source>Refute</source>
        <translation>הפרכה</translation>
    </message>
    <message>
        <source>The %1 outcomes are disjoint. At ε = %2 they need a total probability of %3: that is possible, nothing is refuted.</source>
        <translation>%1 התוצאות זרות זו לזו. ב־ε = %2 הן צריכות הסתברות כוללת של %3: זה אפשרי, דבר אינו מופרך.</translation>
    </message>
    <message>
        <source>Lemma 21, exact trade-off</source>
        <translation>למה 21, תמורה מדויקת</translation>
    </message>
    <message>
        <source>So no learner with this success is private for an ε below %1.</source>
        <translation>לכן אין לומד עם הצלחה כזאת שהוא פרטי ל־ε מתחת ל־%1.</translation>
    </message>
    <message>
        <source>Even ε = 0 is consistent with this success.</source>
        <translation>אפילו ε = 0 מתיישב עם ההצלחה הזאת.</translation>
    </message>
    <message>
        <source>SEARCH AGAIN, NEW DRAWS</source>
        <translation>חיפוש נוסף, הגרלות חדשות</translation>
    </message>
    <message>
        <source>Nothing is refuted</source>
        <translation>דבר אינו מופרך</translation>
    </message>
    <message>
        <source>Refuted: every $ε$ below %1</source>
        <translation>מופרך: כל $ε$ מתחת ל־%1</translation>
    </message>
    <message>
        <source>This learner is not (%1, %2)-private: its outcomes would need more than probability 1.</source>
        <translation>הלומד הזה אינו פרטי ב־(%1, %2): תוצאותיו היו צריכות הסתברות גדולה מ־1.</translation>
    </message>
    <message>
        <source>Yet each prediction is private</source>
        <translation>ובכל זאת כל ניבוי פרטי</translation>
    </message>
    <message>
        <source>Replacing an example moves the log-odds of one point by at most %1. A whole hypothesis needs more than that.</source>
        <translation>החלפת דוגמה מזיזה את לוג־הסיכויים של נקודה אחת לכל היותר ב־%1. היפותזה שלמה צריכה יותר מזה.</translation>
    </message>
    <message>
        <source>A private one resists</source>
        <translation>לומד פרטי עומד בכך</translation>
    </message>
    <message>
        <source>It is %1-private, whatever is drawn: the least $ε$ stays below that for every $D$ and $T$.</source>
        <translation>הוא פרטי ב־%1, מה שלא יוגרל: ה־$ε$ המזערי נשאר מתחת לכך לכל $D$ ו־$T$.</translation>
    </message>
    <message>
        <source>move the hidden example</source>
        <translation>להזיז את הדוגמה החבויה</translation>
    </message>
    <message>
        <source>Worst case uses only the tails and holds for any joint distribution.</source>
        <translation>המקרה הגרוע משתמש בזנבות בלבד ותקף לכל התפלגות משותפת.</translation>
    </message>
    <message>
        <source>Only an $ε$ below %1 is refuted. Take another $D$ or $T$, or a larger step.</source>
        <translation>רק $ε$ מתחת ל־%1 מופרך. קחו $D$ או $T$ אחר, או מדרגה גדולה יותר.</translation>
    </message>
    <message>
        <source>%1 hypotheses give the hidden example away</source>
        <translation>%1 היפותזות מסגירות את הדוגמה החבויה</translation>
    </message>
    <message>
        <source>This time the search was misled</source>
        <translation>הפעם החיפוש הוטעה</translation>
    </message>
    <message>
        <source>%1 of %2 further searches find it</source>
        <translation>%1 מתוך %2 חיפושים נוספים מוצאים אותה</translation>
    </message>
    <message>
        <source>The search always succeeds; a guess does with chance %1.</source>
        <translation>החיפוש מצליח תמיד; ניחוש מצליח בסיכוי %1.</translation>
    </message>
    <message>
        <source>By the exact law of the draws the search fails with chance %1 only; a guess succeeds with %2.</source>
        <translation>לפי ההתפלגות המדויקת של ההגרלות החיפוש נכשל רק בסיכוי %1; ניחוש מצליח בסיכוי %2.</translation>
    </message>
    <message>
        <source>By the exact law of the draws the chance of success is %1; a guess has %2.</source>
        <translation>לפי ההתפלגות המדויקת של ההגרלות סיכוי ההצלחה הוא %1; לניחוש %2.</translation>
    </message>
    <message>
        <source>The %1 outcomes are disjoint. At ε = %2 they would need a total probability of more than %3: refuted.</source>
        <translation>%1 התוצאות זרות זו לזו. ב־ε = %2 הן היו צריכות הסתברות כוללת של יותר מ־%3: מופרך.</translation>
    </message>
    <message>
        <source>So no learner with this success is private, however large ε is.</source>
        <translation>לכן אף לומד בעל הצלחה כזו אינו פרטי, גדול ככל שיהיה ε.</translation>
    </message>
    <message>
        <source>Before the boundary, the sample and how likely + is left and right of the hidden example. Behind it, one drawn hypothesis a row, how many of them say + at each place (rings are on the wrong side of r·D, dashed), and the probes. Below, the chance of success against the most that privacy allows (dashed), and the least ε by places.</source>
        <translation>לפני הגבול, המדגם ומה הסיכוי של + משמאל ומימין לדוגמה החבויה. מאחוריו, היפותזה שהוגרלה בכל שורה, כמה מהן אומרות + בכל מקום (טבעות נמצאות בצד הלא נכון של ⁦r·D⁩, מקווקו), והבדיקות. למטה, סיכוי ההצלחה מול המרב שהפרטיות מתירה (מקווקו), וה־ε הקטן ביותר לפי מקומות.</translation>
    </message>
    <message>
        <source>A dot is a search with new draws, full where it found the hidden example; below, their share with its 95 % interval, and the chance by the law of the draws (tick).</source>
        <translation>נקודה היא חיפוש בהגרלות חדשות, מלאה כשמצא את הדוגמה החבויה; מתחת, חלקם עם רווח של ⁦95 %⁩, והסיכוי לפי התפלגות ההגרלות (קו).</translation>
    </message>
    <message>
        <source>Refuted: every $ε$</source>
        <translation>מופרך: כל $ε$</translation>
    </message>
    <message>
        <source>The search ends at %1. It is right, but by luck: it finds the hidden example hardly more often than a guess does.</source>
        <translation>החיפוש מסתיים ב־%1. הוא צודק, אבל במזל: הוא מוצא את הדוגמה החבויה לעתים תכופות רק במעט יותר מניחוש.</translation>
    </message>
    <message>
        <source>The search is right, but by luck</source>
        <translation>החיפוש צודק, אבל במזל</translation>
    </message>
    <message>
        <source>A binary search for a hidden example</source>
        <translation>חיפוש בינרי אחר דוגמה חבויה</translation>
    </message>
    <message>
        <source>Nothing is refuted at $ε$ = %1</source>
        <translation>דבר אינו מופרך עבור $ε$ = %1</translation>
    </message>
    <message>
        <source>Found too often for $ε$ = %1</source>
        <translation>נמצא יותר מדי פעמים עבור $ε$ = %1</translation>
    </message>
    <message numerus="yes">
        <source>%n answers, one hidden example</source>
        <translation>
            <numerusform>תשובה אחת, דוגמה חבויה אחת</numerusform>
            <numerusform>%n תשובות, דוגמה חבויה אחת</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>littlestone::ui::BatchChoice</name>
    <message>
        <source>Batch</source>
        <translation>אצווה</translation>
    </message>
    <message>
        <source>Batch that is played</source>
        <translation>האצווה המוצגת</translation>
    </message>
    <message>
        <source>The batch that is played in full, 1 to %1. Up and Down: the next, the one before.</source>
        <translation>האצווה המוצגת במלואה, 1 עד %1. למעלה ולמטה: הבאה, הקודמת.</translation>
    </message>
    <message>
        <source>There are batches 1 to %1.</source>
        <translation>יש אצוות 1 עד %1.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::BoundaryNote</name>
    <message>
        <source>Before the privacy boundary. Shown only because the data is synthetic.</source>
        <translation>לפני גבול הפרטיות. מוצג רק משום שהנתונים סינתטיים.</translation>
    </message>
    <message>
        <source>Before the privacy boundary. This is your own data: nothing shown here is private.</source>
        <translation>לפני גבול הפרטיות. אלה הנתונים שלכם: שום דבר שמוצג כאן אינו פרטי.</translation>
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
    <name>littlestone::ui::CertificateDialog</name>
    <message>
        <source>%1 s</source>
        <translation>%1 שניות</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>שורה %1: %2</translation>
    </message>
    <message>
        <source>It holds: %1 leaves, %2.</source>
        <translation>היא נכונה: %1 עלים, %2.</translation>
    </message>
    <message>
        <source>Line %1 does not hold: it says %2, its world has %3.</source>
        <translation>שורה %1 אינה נכונה: היא אומרת ⁦%2⁩, ולעולם שלה יש ⁦%3⁩.</translation>
    </message>
    <message>
        <source>Line %1 does not hold: it says %2 leaves, the tree has more than %3.</source>
        <translation>שורה %1 אינה נכונה: היא אומרת %2 עלים, ולעץ יש יותר מ־%3.</translation>
    </message>
    <message>
        <source>Line %1 does not hold: it says %2 leaves, the tree has %3.</source>
        <translation>שורה %1 אינה נכונה: היא אומרת %2 עלים, ולעץ יש %3.</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>תעודה</translation>
    </message>
    <message>
        <source>The bracket of %1 in a form that anyone can check in exact fractions, without the search.</source>
        <translation>התחום של ⁦%1⁩ בצורה שכל אחד יכול לבדוק בשברים מדויקים, בלי החיפוש.</translation>
    </message>
    <message>
        <source>Check it</source>
        <translation>לבדוק</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>לפתוח…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>לשמור…</translation>
    </message>
    <message>
        <source>It is being written…</source>
        <translation>היא נכתבת…</translation>
    </message>
    <message>
        <source>In every world some answer comes with a chance of %1 or more, in this one none with more than %2.</source>
        <translation>בכל עולם יש תשובה שבאה בהסתברות ⁦%1⁩ או יותר, ובעולם הזה אין תשובה שבאה בהסתברות גדולה מ־⁦%2⁩.</translation>
    </message>
    <message>
        <source>It is being checked…</source>
        <translation>היא נבדקת…</translation>
    </message>
    <message>
        <source>Open a certificate</source>
        <translation>לפתוח תעודה</translation>
    </message>
    <message>
        <source>Certificates (*.json)</source>
        <translation>תעודות (*.json)</translation>
    </message>
    <message>
        <source>Save the certificate</source>
        <translation>לשמור את התעודה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ChapterChooser</name>
    <message>
        <source>Chapter %1: %2</source>
        <translation>פרק %1: %2</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>פרק</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ClassChooser</name>
    <message>
        <source>Choose classes</source>
        <translation>בחירת מחלקות</translation>
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
        <translation>להציג אותן</translation>
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
        <source>Theorems 2, 3 and 5 · §3.2</source>
        <translation>משפטים 2, 3 ו־5 · ⁦§3.2⁩</translation>
    </message>
    <message>
        <source>ON THE CLASS</source>
        <translation>במחלקה</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>raise or lower the bar</source>
        <translation>הגבהה או הנמכה של העמודה</translation>
    </message>
    <message>
        <source>Click: %1</source>
        <translation>לחיצה: %1</translation>
    </message>
    <message>
        <source>Click: the target</source>
        <translation>לחיצה: המטרה</translation>
    </message>
    <message>
        <source>Drag: more or less often</source>
        <translation>גרירה: בתדירות גבוהה או נמוכה יותר</translation>
    </message>
    <message>
        <source>A class of your own</source>
        <translation>מחלקה משלכם</translation>
    </message>
    <message>
        <source>Editing by hand</source>
        <translation>עריכה ידנית</translation>
    </message>
    <message>
        <source>The class: %1, %2, Littlestone dimension %3, VC dimension %4. It can be learned privately because the Littlestone dimension is finite.</source>
        <translation>המחלקה: %1, %2, ממד ליטלסטון %3, ממד VC %4. אפשר ללמוד אותה בפרטיות כי ממד ליטלסטון סופי.</translation>
    </message>
    <message>
        <source>to a label, the name of a row or of a column, or a bar</source>
        <translation>אל תווית, אל שם של שורה או של עמודה, או אל עמודת ההסתברות</translation>
    </message>
    <message>
        <source>turn the label; make the row the target; leave the column out, or bring it back</source>
        <translation>הפיכת התווית; השורה למטרה; השמטת העמודה או החזרתה</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>leave the label&apos;s column out</source>
        <translation>השמטת העמודה של התווית</translation>
    </message>
    <message>
        <source>Click: leave this column out</source>
        <translation>לחיצה: השמטת העמודה</translation>
    </message>
    <message>
        <source>Click: bring this column back</source>
        <translation>לחיצה: החזרת העמודה</translation>
    </message>
    <message>
        <source>A row is a hypothesis, a column a point. Click a label to flip it, a row&apos;s name to make it the target, a column&apos;s to leave it out; drag a bar.</source>
        <translation>שורה היא היפותזה, עמודה היא נקודה. לחיצה על תווית הופכת אותה, על שם של שורה עושה אותה למטרה, על שם של עמודה משמיטה אותה; עמודות ההסתברות נגררות.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::CoinsRow</name>
    <message>
        <source>Best coins: %1 expected, at most %2 more, R = %3</source>
        <translation>המטבעות הטובים ביותר: צפי %1, לכל היותר עוד %2, ‏R = %3</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>מטבעות</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::CompareView</name>
    <message>
        <source>End comparison Esc</source>
        <translation>סיום ההשוואה Esc</translation>
    </message>
    <message>
        <source>Two scenarios side by side</source>
        <translation>שני תרחישים זה לצד זה</translation>
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
        <source>Learn: spends %1</source>
        <translation>ללמוד: מוציא %1</translation>
    </message>
    <message>
        <source>Learn, not private</source>
        <translation>ללמוד, לא פרטי</translation>
    </message>
    <message>
        <source>Learn without a promise…</source>
        <translation>ללמוד בלי הבטחה…</translation>
    </message>
    <message>
        <source>Spent so far: nothing.</source>
        <translation>הוצא עד כה: דבר לא.</translation>
    </message>
    <message>
        <source>Spent so far: %1.</source>
        <translation>הוצא עד כה: %1.</translation>
    </message>
    <message>
        <source>Learns from the file once; a release spends its ε and δ</source>
        <translation>לומד מהקובץ פעם אחת; שחרור מוציא את ε ו-δ שלו</translation>
    </message>
    <message>
        <source>A release draws from the operating system; a run with the seed can be repeated and is not private</source>
        <translation>שחרור מגריל ממערכת ההפעלה; הרצה עם הגרעין ניתנת לחזרה ואינה פרטית</translation>
    </message>
    <message>
        <source>Again: adds %1</source>
        <translation>שוב: מוסיף %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DataFields</name>
    <message>
        <source>YOUR FILE</source>
        <translation>הקובץ שלך</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>נקודה</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>תווית</translation>
    </message>
    <message>
        <source>+ is</source>
        <translation>+ הוא</translation>
    </message>
    <message>
        <source>1 or +</source>
        <translation>1 או +</translation>
    </message>
    <message>
        <source>The text in the label column that means +; every other text means −</source>
        <translation>הטקסט בעמודת התווית שפירושו +; כל טקסט אחר פירושו −</translation>
    </message>
    <message>
        <source>Cut points</source>
        <translation>נקודות חיתוך</translation>
    </message>
    <message>
        <source>none</source>
        <translation>אין</translation>
    </message>
    <message>
        <source>Rising numbers. They part the numbers of the point column into bins, and each bin is a point. Cut points are public: choose them without a look at the lines.</source>
        <translation>מספרים עולים. הם מחלקים את מספרי עמודת הנקודה לתאים, וכל תא הוא נקודה. נקודות החיתוך פומביות: בחרו אותן בלי להסתכל בשורות.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>תשובה</translation>
    </message>
    <message>
        <source>+ from one bin on</source>
        <translation>+ מתא אחד והלאה</translation>
    </message>
    <message>
        <source>+ in one bin</source>
        <translation>+ בתא אחד</translation>
    </message>
    <message>
        <source>+ in a stretch</source>
        <translation>+ ברצף</translation>
    </message>
    <message>
        <source>any bins</source>
        <translation>תאים כלשהם</translation>
    </message>
    <message>
        <source>class above</source>
        <translation>המחלקה למעלה</translation>
    </message>
    <message>
        <source>Without cut points the column holds the numbers of points, from 0 on.</source>
        <translation>בלי נקודות חיתוך העמודה מכילה את מספרי הנקודות, החל מ-0.</translation>
    </message>
    <message numerus="yes">
        <source>%n bins.</source>
        <translation>
            <numerusform>%n תא.</numerusform>
            <numerusform>%n תאים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bin 1: under %1. Bin %3: %2 and over.</source>
        <translation>תא 1: מתחת ל-%1. תא %3: %2 ומעלה.</translation>
    </message>
    <message numerus="yes">
        <source>The class has %n points: choose an answer.</source>
        <translation>
            <numerusform>למחלקה %n נקודה: בחרו תשובה.</numerusform>
            <numerusform>למחלקה %n נקודות: בחרו תשובה.</numerusform>
        </translation>
    </message>
    <message>
        <source>First line</source>
        <translation>השורה הראשונה</translation>
    </message>
    <message>
        <source>column names</source>
        <translation>שמות העמודות</translation>
    </message>
    <message>
        <source>an example</source>
        <translation>דוגמה</translation>
    </message>
    <message>
        <source>A table with one line for each person; its first line may name the columns.</source>
        <translation>טבלה עם שורה לכל אדם; השורה הראשונה יכולה לתת שמות לעמודות.</translation>
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
        <source>Nothing yet.</source>
        <translation>עדיין דבר לא.</translation>
    </message>
    <message>
        <source>Learn without a promise</source>
        <translation>ללמוד בלי הבטחה</translation>
    </message>
    <message numerus="yes">
        <source>%2, %1 lines</source>
        <translation>
            <numerusform>%2, %1 שורה</numerusform>
            <numerusform>%2, %1 שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>What left a run may be told to anyone; what it counted is not kept.</source>
        <translation>מה שיצא מהרצה מותר לספר לכל אחד; מה שהיא ספרה אינו נשמר.</translation>
    </message>
    <message>
        <source>Open a table with a line for each person: one column is the point, one the label.</source>
        <translation>פתחו טבלה עם שורה לכל אדם: עמודה אחת היא הנקודה, אחת התווית.</translation>
    </message>
    <message>
        <source>Lines: %1, of which %2 were used.</source>
        <translation>שורות: %1, מהן %2 היו בשימוש.</translation>
    </message>
    <message>
        <source>The answer is private at %1.</source>
        <translation>התשובה פרטית ברמה %1.</translation>
    </message>
    <message>
        <source>Anybody can draw its noise again.</source>
        <translation>כל אחד יכול להגריל את הרעש שלה שוב.</translation>
    </message>
    <message>
        <source>Nothing is promised of its loss: there are too few lines.</source>
        <translation>דבר לא מובטח על ההפסד שלה: יש מעט מדי שורות.</translation>
    </message>
    <message>
        <source>%1: lines that cannot be read: %2 of %3. They count as (point 0, −). Only you see this number.</source>
        <translation>%1: שורות שאי אפשר לקרוא: %2 מתוך %3. הן נספרות כ-(נקודה 0, −). רק אתם רואים את המספר הזה.</translation>
    </message>
    <message>
        <source>Nothing is spent until you press the button. Lines that cannot be read count as (point 0, −): how many they are stands below, for you alone.</source>
        <translation>דבר לא יוצא עד שתלחצו על הכפתור. שורות שאי אפשר לקרוא נספרות כ-(נקודה 0, −): כמה הן כתוב למטה, לכם בלבד.</translation>
    </message>
    <message>
        <source>Budget…</source>
        <translation>תקציב…</translation>
    </message>
    <message>
        <source>Counts what is spent from 0: for data of other people</source>
        <translation>סופר מ־0 את מה שמוציאים: לנתונים של אנשים אחרים</translation>
    </message>
    <message>
        <source>Sets what may be spent: a run that would pass it is refused</source>
        <translation>קובע כמה מותר להוציא: הרצה שהייתה חורגת מכך נדחית</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>תקציב</translation>
    </message>
    <message>
        <source>ε and δ of all runs together, such as 2,1e-5 (empty: no budget):</source>
        <translation>ε ו־δ של כל ההרצות יחד, למשל 2,1e-5 (ריק: ללא תקציב):</translation>
    </message>
    <message>
        <source>Spent so far</source>
        <translation>הוצא עד כה</translation>
    </message>
    <message>
        <source>A run that would pass %1, with all that is in the ledger, is refused.</source>
        <translation>הרצה שהייתה חורגת מ־%1, יחד עם כל הרשום בפנקס, נדחית.</translation>
    </message>
    <message>
        <source>%1 Nothing would be promised of the loss of the answer. The run spends %2 all the same. Learn?</source>
        <translation>%1 דבר לא יובטח לגבי ההפסד של התשובה. ההרצה מוציאה בכל זאת %2. ללמוד?</translation>
    </message>
    <message>
        <source>help: lean-learner, chain-learner, side-channels</source>
        <translation>עזרה: lean-learner, chain-learner, side-channels</translation>
    </message>
    <message>
        <source>$δ$ was set to %1, below one over their number.</source>
        <translation>⁦$δ$⁩ נקבעה ל-%1, מתחת לאחד חלקי מספרן.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::DeepTreePage</name>
    <message>
        <source>The thresholds in order</source>
        <translation>הספים לפי הסדר</translation>
    </message>
    <message>
        <source>The walk down the tree</source>
        <translation>הדרך במורד העץ</translation>
    </message>
    <message>
        <source>Another row</source>
        <translation>שורה אחרת</translation>
    </message>
    <message>
        <source>To the map</source>
        <translation>למפה</translation>
    </message>
    <message>
        <source>by a row</source>
        <translation>לפי שורה</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ביד</translation>
    </message>
    <message>
        <source>Click a leaf</source>
        <translation>לחיצה על עלה</translation>
    </message>
    <message>
        <source>its row colours the tree</source>
        <translation>שורתו צובעת את העץ</translation>
    </message>
    <message>
        <source>Click a node</source>
        <translation>לחיצה על צומת</translation>
    </message>
    <message>
        <source>by hand: it turns its colour</source>
        <translation>ביד: צבעו מתחלף</translation>
    </message>
    <message>
        <source>leaf: row %1</source>
        <translation>עלה: שורה %1</translation>
    </message>
    <message>
        <source>point %1, level %2: %3 levels in + and %4 in − from here on</source>
        <translation>נקודה %1, רמה %2: מכאן %3 רמות ב־+ ו־%4 ב־−</translation>
    </message>
    <message>
        <source>A click on a leaf takes its row.</source>
        <translation>לחיצה על עלה לוקחת את שורתו.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ExportDialog</name>
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
    <message>
        <source>paper</source>
        <translation>נייר</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>שקפים</translation>
    </message>
    <message>
        <source>both</source>
        <translation>שניהם</translation>
    </message>
    <message>
        <source>Caption, and the same as text</source>
        <translation>כיתוב, וגם כטקסט</translation>
    </message>
    <message>
        <source>Parameters and seed</source>
        <translation>פרמטרים וזרע</translation>
    </message>
    <message>
        <source>Title says the finding</source>
        <translation>הכותרת אומרת את הממצא</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>העתקת התמונה</translation>
    </message>
    <message>
        <source>Copy caption</source>
        <translation>העתקת הכיתוב</translation>
    </message>
    <message>
        <source>Copy command line</source>
        <translation>העתקת הפקודה</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>לנייר</translation>
    </message>
    <message>
        <source>For slides</source>
        <translation>לשקפים</translation>
    </message>
    <message>
        <source>Reset text</source>
        <translation>איפוס הטקסט</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>איור</translation>
    </message>
    <message>
        <source>View</source>
        <translation>תצוגה</translation>
    </message>
    <message>
        <source>For</source>
        <translation>עבור</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>טבעי</translation>
    </message>
    <message>
        <source>Width in mm</source>
        <translation>רוחב במ״מ</translation>
    </message>
    <message>
        <source>Dots an inch</source>
        <translation>נקודות לאינץ׳</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>רוחב</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>שקף</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>קבצים</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>כיתוב</translation>
    </message>
    <message>
        <source>For those who do not see it</source>
        <translation>למי שאינו רואה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>It is being computed.</source>
        <translation>בחישוב.</translation>
    </message>
    <message>
        <source>Each view of every page of this chapter, and the scenario. What was not looked at yet is computed first.</source>
        <translation>כל תצוגה של כל עמוד בפרק זה, והתרחיש. מה שטרם נראה יחושב תחילה.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>הועתק</translation>
    </message>
    <message>
        <source>Each view of every page of all chapters, and their scenarios. What was not looked at yet is computed first; that can take minutes.</source>
        <translation>כל תצוגה של כל דף בכל הפרקים, והתרחישים שלהם. מה שעדיין לא נצפה מחושב תחילה; זה יכול להימשך דקות.</translation>
    </message>
    <message>
        <source>view</source>
        <translation>תצוגה</translation>
    </message>
    <message>
        <source>chapter</source>
        <translation>פרק</translation>
    </message>
    <message>
        <source>all</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>CSV: mark what a spreadsheet computes</source>
        <translation>CSV: סימון מה שגיליון מחשב</translation>
    </message>
    <message>
        <source>An apostrophe stands before each text that begins with = + - or @.</source>
        <translation>לפני כל טקסט שמתחיל ב־= + - או @ עומד גרש.</translation>
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
        <source>Open a scenario…</source>
        <translation>פתיחת תרחיש…</translation>
    </message>
    <message>
        <source>Or open a shelf</source>
        <translation>או לפתוח מדף</translation>
    </message>
    <message>
        <source>Open a table of your own…</source>
        <translation>פתיחת טבלה משלכם…</translation>
    </message>
    <message>
        <source>Lecture plan</source>
        <translation>תוכנית השיעור</translation>
    </message>
    <message>
        <source>Arrows choose, Enter opens, Space begins, ? shows all keys</source>
        <translation>החצים בוחרים, Enter פותח, רווח מתחיל, ? מציג את כל המקשים</translation>
    </message>
    <message>
        <source>FROM SHELF %1, %2</source>
        <translation>ממדף %1, %2</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>פחות</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>עוד %1</numerusform>
            <numerusform>עוד %1</numerusform>
        </translation>
    </message>
    <message>
        <source>each picture opens the page and the step that its lesson is about; its line stays in the window</source>
        <translation>כל תמונה פותחת את העמוד והצעד שבהם היא עוסקת; השורה שלה נשארת בחלון</translation>
    </message>
    <message>
        <source>One run of one learner, from its first example to its answer, shows why. Fourteen stations, no formula before its picture.</source>
        <translation>הרצה אחת של לומד אחד, מן הדוגמה הראשונה ועד התשובה, מראה מדוע. ארבע־עשרה תחנות, ואין נוסחה לפני התמונה שלה.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GalleryCard</name>
    <message>
        <source>%1 · Ldim %2</source>
        <translation>⁦%1&#xa0;·&#xa0;Ldim&#xa0;%2⁩</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GalleryRoad</name>
    <message>
        <source>The lesson</source>
        <translation>השיעור</translation>
    </message>
    <message>
        <source>Go on at %1</source>
        <translation>להמשיך בתחנה %1</translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>להתחיל את השיעור</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>one story in fourteen steps. Every station asks the class a question.</source>
        <translation>סיפור אחד בארבעה־עשר צעדים. כל תחנה שואלת את הכיתה שאלה.</translation>
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
    <message>
        <source>Best coins: at most R = %1; %2 left.</source>
        <translation>המטבעות הטובים ביותר: לכל היותר R = %1; נותר %2.</translation>
    </message>
    <message>
        <source>The best coins expected %1, R was %2.</source>
        <translation>המטבעות הטובים ביותר ציפו ל־%1, ‏R היה %2.</translation>
    </message>
    <message>
        <source>The best coins say +1 with chance %1: from here on they pay at most %2 on average, whatever is true.</source>
        <translation>המטבעות הטובים ביותר אומרים ‎+1 בסיכוי %1: מכאן והלאה הם משלמים לכל היותר %2 בממוצע, תהיה האמת אשר תהיה.</translation>
    </message>
    <message>
        <source>The best coins paid %1 for it; R went from %2 to %3.</source>
        <translation>המטבעות הטובים ביותר שילמו על כך %1; ‏R ירד מ־%2 ל־%3.</translation>
    </message>
    <message>
        <source>SOA, §3.2 · mistake bound [Lit87] · coins [FHMM23]</source>
        <translation>SOA, §3.2 · חסם הטעויות [Lit87] · מטבעות [FHMM23]</translation>
    </message>
    <message>
        <source>R is not worked out: more than %1 version spaces.</source>
        <translation>R אינו מחושב: יותר מ-%1 מרחבי גרסאות.</translation>
    </message>
    <message>
        <source>A learner that tosses coins can keep its expected mistakes at R = %1 or less, and can be forced to R.</source>
        <translation>לומד שמטיל מטבעות יכול לשמור על תוחלת טעויות של R = %1 לכל היותר, ואפשר לכפות עליו R.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>איש לא</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::GapPage</name>
    <message>
        <source>sharp</source>
        <translation>חד</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>מאמר</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>חסם</translation>
    </message>
    <message>
        <source>Six learners, one law</source>
        <translation>שישה לומדים, חוק אחד</translation>
    </message>
    <message>
        <source>An accurate learner must climb somewhere</source>
        <translation>לומד מדויק חייב לטפס אי־שם</translation>
    </message>
    <message numerus="yes">
        <source>Before the − examples it mostly says −, after the + examples mostly +. It has %n steps to get from one to the other.</source>
        <translation>
            <numerusform>לפני דוגמאות ה־− הוא אומר לרוב −, ואחרי דוגמאות ה־+ לרוב +. יש לו מדרגה אחת לעבור ביניהן.</numerusform>
            <numerusform>לפני דוגמאות ה־− הוא אומר לרוב −, ואחרי דוגמאות ה־+ לרוב +. יש לו %n מדרגות לעבור ביניהן.</numerusform>
        </translation>
    </message>
    <message>
        <source>Definition of an empirical learner, §4</source>
        <translation>הגדרת לומד אמפירי, §4</translation>
    </message>
    <message numerus="yes">
        <source>%n examples</source>
        <translation>
            <numerusform>דוגמה אחת</numerusform>
            <numerusform>%n דוגמאות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evenly spaced examples, half of them −, half +. In interval i the learner says + with probability p_i.</source>
        <translation>
            <numerusform>דוגמה אחת. בקטע i הלומד אומר + בהסתברות p_i.</numerusform>
            <numerusform>%n דוגמאות במרווחים שווים, חציין − וחציין +. בקטע i הלומד אומר + בהסתברות p_i.</numerusform>
        </translation>
    </message>
    <message>
        <source>Definition 16</source>
        <translation>הגדרה 16</translation>
    </message>
    <message>
        <source>At %1, which is %2, it errs with chance %3.</source>
        <translation>ב־%1, שהיא %2, הוא טועה בסיכוי %3.</translation>
    </message>
    <message>
        <source>The mean error is %1, at most α + β = %2: accurate.</source>
        <translation>השגיאה הממוצעת היא %1, לכל היותר α + β = %2: מדויק.</translation>
    </message>
    <message>
        <source>The mean error is %1, above α + β = %2: not accurate.</source>
        <translation>השגיאה הממוצעת היא %1, מעל α + β = %2: לא מדויק.</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>פרטיות</translation>
    </message>
    <message>
        <source>Climb</source>
        <translation>טיפוס</translation>
    </message>
    <message>
        <source>Claim 22 · Lemma 18</source>
        <translation>טענה 22 · למה 18</translation>
    </message>
    <message>
        <source>An accurate learner gives some + example a value of %1 or more. Move that example aside: if it is private, its interval has %2 or more.</source>
        <translation>לומד מדויק נותן לדוגמת + כלשהי ערך %1 או יותר. הזיזו אותה הצידה: אם הוא פרטי, לקטע שלה יש %2 או יותר.</translation>
    </message>
    <message>
        <source>In the same way some − example has %1 or less, and its interval %2 or less.</source>
        <translation>באותו אופן לדוגמת − כלשהי יש %1 או פחות, ולקטע שלה %2 או פחות.</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2 in %n steps: one is at least %3 high.</source>
        <translation>
            <numerusform>מ־%1 ל־%2 במדרגה אחת: גובהה לפחות %3.</numerusform>
            <numerusform>מ־%1 ל־%2 ב־%n מדרגות: אחת מהן גבוהה לפחות %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest is %1, at %2.</source>
        <translation>הגדולה היא %1, ב־%2.</translation>
    </message>
    <message>
        <source>This learner has no step. It errs on half of the examples, so none is promised.</source>
        <translation>ללומד הזה אין מדרגה. הוא טועה על מחצית הדוגמאות, ולכן לא הובטחה אף אחת.</translation>
    </message>
    <message>
        <source>The mean error is %1, so this learner passes. If it is as private as it claims, one of its steps is at least %2 high. Here: %3, at %4.</source>
        <translation>השגיאה הממוצעת היא %1, והלומד עובר. אם הוא פרטי כפי שהוא טוען, אחת ממדרגותיו גבוהה לפחות %2. כאן: %3, ב־%4.</translation>
    </message>
    <message>
        <source>The mean error is %1: this learner does not pass, and nothing is promised of its steps.</source>
        <translation>השגיאה הממוצעת היא %1: הלומד הזה אינו עובר, ודבר אינו מובטח על מדרגותיו.</translation>
    </message>
    <message>
        <source>Claim 22 needs %1 points to move an example aside; X′ has %2.</source>
        <translation>טענה 22 צריכה %1 נקודות כדי להזיז דוגמה; ב־X′ יש %2.</translation>
    </message>
    <message>
        <source>2α + 2β is ½ or more: nothing is promised of such a learner.</source>
        <translation>2α + 2β הוא ½ או יותר: דבר אינו מובטח על לומד כזה.</translation>
    </message>
    <message>
        <source>The largest step is %1, at %2.</source>
        <translation>המדרגה הגדולה היא %1, ב־%2.</translation>
    </message>
    <message>
        <source>YOUR TURN: FLATTEN IT</source>
        <translation>תורכם: לשטח</translation>
    </message>
    <message numerus="yes">
        <source>Drag the steps and stay accurate: with %n examples no staircase has a largest step below %1 (exact).</source>
        <translation>
            <numerusform>גררו את המדרגות והישארו מדויקים: עם דוגמה אחת אין מדרגות שהגדולה בהן מתחת ל־%1 (מדויק).</numerusform>
            <numerusform>גררו את המדרגות והישארו מדויקים: עם %n דוגמאות אין מדרגות שהגדולה בהן מתחת ל־%1 (מדויק).</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag the steps: keep the mean under the dashed line and make the largest step as low as you can.</source>
        <translation>גררו את המדרגות: השאירו את הממוצע מתחת לקו המקווקו, ואת המדרגה הגדולה נמוכה ככל האפשר.</translation>
    </message>
    <message>
        <source>Where privacy enters</source>
        <translation>היכן נכנסת הפרטיות</translation>
    </message>
    <message>
        <source>Move $x_i$ one point aside: the learner may change its mind by $e^ε$ at most, so the value at an example is close to the value of its interval.</source>
        <translation>הזיזו את $x_i$ בנקודה אחת: הלומד רשאי לשנות את דעתו לכל היותר פי $e^ε$, ולכן הערך בדוגמה קרוב לערך הקטע שלה.</translation>
    </message>
    <message>
        <source>Private and flat: em:1</source>
        <translation>פרטי ושטוח: em:1</translation>
    </message>
    <message>
        <source>On %1 powers of two up to 2⁶⁰ its largest step is %2. It stays private and errs on half of the examples.</source>
        <translation>על %1 חזקות של שתיים עד 2⁶⁰ המדרגה הגדולה שלו היא %2. הוא נשאר פרטי וטועה על מחצית הדוגמאות.</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>פער</translation>
    </message>
    <message>
        <source>next step of the staircase</source>
        <translation>המדרגה הבאה</translation>
    </message>
    <message>
        <source>move that step up or down</source>
        <translation>להעלות או להוריד את המדרגה</translation>
    </message>
    <message>
        <source>Six learners: each accurate one has a step of %1 or more; a learner without such a step is not accurate.</source>
        <translation>שישה לומדים: לכל לומד מדויק יש מדרגה של %1 לפחות; לומד בלי מדרגה כזו אינו מדויק.</translation>
    </message>
    <message>
        <source>A step of %1 at %2, and one of %3 is forced</source>
        <translation>מדרגה של %1 ב־%2, ומדרגה של %3 כפויה</translation>
    </message>
    <message>
        <source>The largest step is %1, at %2</source>
        <translation>המדרגה הגדולה ביותר היא %1, ב־%2</translation>
    </message>
    <message>
        <source>How likely the learner says + in each interval (thick stairs), what the bound leaves at least (thin stairs, dashed lines), how often it errs at each example, against α + β (dashed), and the stairs of six learners.</source>
        <translation>מה הסיכוי שהלומד אומר + בכל רווח (מדרגות עבות), מה שהחסם מותיר לפחות (מדרגות דקות, קווים מקווקווים), כמה הוא טועה בכל דוגמה, מול ⁦α + β⁩ (מקווקו), ומדרגותיהם של שישה לומדים.</translation>
    </message>
    <message>
        <source>No accurate staircase is flatter than %1</source>
        <translation>אין מדרגות מדויקות שטוחות מ־%1</translation>
    </message>
    <message>
        <source>The learner&apos;s stairs (thin) and the flattest accurate ones (thick), exact.</source>
        <translation>מדרגות הלומד (דקות) והמדויקות השטוחות ביותר (עבות), מדויק.</translation>
    </message>
    <message>
        <source>The paper&apos;s bound does not hold here</source>
        <translation>חסם המאמר אינו תקף כאן</translation>
    </message>
    <message>
        <source>Its premises are $ε$ ≤ .1, $α$, $β$ ≤ 1/16, and its own $δ$ and tolerance. The sharp bound is shown.</source>
        <translation>תנאיו הם $ε$ ≤ ‎.1, $α$, $β$ ≤ 1/16, וה־$δ$ והסבילות שלו. מוצג החסם החד.</translation>
    </message>
    <message>
        <source>Sharp: $(u&#xa0;−&#xa0;l)&#xa0;/&#xa0;(m&#xa0;−&#xa0;1)$. Paper: $1&#xa0;/&#xa0;(4m)$, which follows from it where $ε$ ≤ .1, $α$, $β$ ≤ 1/16, and $δ$ and the tolerance are at most the paper&apos;s.</source>
        <translation>חד: $(u&#xa0;−&#xa0;l)&#xa0;/&#xa0;(m&#xa0;−&#xa0;1)$. מאמר: $1&#xa0;/&#xa0;(4m)$, הנובע ממנו כאשר $ε$ ≤ ‎.1, $α$, $β$ ≤ 1/16, ו־$δ$ והסבילות אינם גדולים משל המאמר.</translation>
    </message>
    <message>
        <source>The probability of + never rises: there is no step.</source>
        <translation>ההסתברות ל־+ אינה עולה באף מקום: אין מדרגה.</translation>
    </message>
    <message>
        <source>No step: the probability of + never rises</source>
        <translation>אין מדרגה: ההסתברות ל־+ אינה עולה באף מקום</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HelpView</name>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>קדימה</translation>
    </message>
    <message>
        <source>Help — Littlestone Lab</source>
        <translation>עזרה — Littlestone Lab</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>חיפוש בעזרה</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>תוכן העניינים</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>דף עזרה</translation>
    </message>
    <message>
        <source>Close Esc</source>
        <translation>סגירה Esc</translation>
    </message>
    <message>
        <source>Nothing has these words.</source>
        <translation>אין דבר שמכיל את המילים האלה.</translation>
    </message>
    <message numerus="yes">
        <source>%n sections</source>
        <translation>
            <numerusform>סעיף אחד</numerusform>
            <numerusform>%n סעיפים</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HistogramPage</name>
    <message>
        <source>Stable histogram, then selection</source>
        <translation>היסטוגרמה יציבה, ואז בחירה</translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote with the predictor they output. Integer noise and a threshold decide what may leave.</source>
        <translation>
            <numerusform>%1 אצווה מצביעה בעד המנבא שהיא פולטת. רעש שלם וסף קובעים מה מותר שיצא.</numerusform>
            <numerusform>%1 אצוות מצביעות בעד המנבא שהן פולטות. רעש שלם וסף קובעים מה מותר שיצא.</numerusform>
        </translation>
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
        <source>Neighbours</source>
        <translation>שכנים</translation>
    </message>
    <message>
        <source>One changed example moves one vote. Whatever leaves is nearly as likely without it: (%1, %2)-private.</source>
        <translation>דוגמה אחת ששונתה מזיזה קול אחד. מה שיוצא סביר כמעט באותה מידה בלעדיה: פרטיות ⁦(%1,&#xa0;%2)⁩.</translation>
    </message>
    <message>
        <source>The lean learner’s votes</source>
        <translation>הקולות של הלומד הרזה</translation>
    </message>
    <message numerus="yes">
        <source>%1 batches vote for short lists. A contest with noise and one bar decide what may leave.</source>
        <translation>
            <numerusform>%1 אצווה מצביעה בעד רשימה קצרה. תחרות עם רעש ורף אחד קובעים מה מותר שיצא.</numerusform>
            <numerusform>%1 אצוות מצביעות בעד רשימות קצרות. תחרות עם רעש ורף אחד קובעים מה מותר שיצא.</numerusform>
        </translation>
    </message>
    <message>
        <source>A list costs little</source>
        <translation>רשימה עולה מעט</translation>
    </message>
    <message numerus="yes">
        <source>A batch may name %1 candidates; (2/$ε$)&#xa0;ln&#xa0;%1 more votes pay for that, however many predictors there could be.</source>
        <translation>
            <numerusform>אצווה רשאית לנקוב במועמד %1; ⁦(2/$ε$)&#xa0;ln&#xa0;%1⁩ קולות נוספים משלמים על כך, יהיו המנבאים האפשריים רבים ככל שיהיו.</numerusform>
            <numerusform>אצווה רשאית לנקוב ב־%1 מועמדים; ⁦(2/$ε$)&#xa0;ln&#xa0;%1⁩ קולות נוספים משלמים על כך, יהיו המנבאים האפשריים רבים ככל שיהיו.</numerusform>
        </translation>
    </message>
    <message>
        <source>One changed example changes one batch’s list. Whatever leaves is nearly as likely without it: (%1, %2)-private, for all data.</source>
        <translation>דוגמה אחת שמשתנה משנה רשימה של אצווה אחת. כל מה שיוצא סביר כמעט באותה מידה בלעדיה: פרטי ברמה ⁦(%1, %2)⁩, לכל הנתונים.</translation>
    </message>
    <message>
        <source>The promise</source>
        <translation>ההבטחה</translation>
    </message>
    <message>
        <source>Loss above $α$ = %1 has chance at most $β$ = %2, from %3 examples on, for every class with Ldim %4.</source>
        <translation>הסיכוי להפסד מעל ⁦$α$ = %1⁩ הוא לכל היותר ⁦$β$ = %2⁩, החל מ־%3 דוגמאות, לכל מחלקה עם ⁦Ldim %4⁩.</translation>
    </message>
    <message>
        <source>How likely a predictor leaves, by its votes</source>
        <translation>ההסתברות שמנבא יוצא, לפי קולותיו</translation>
    </message>
    <message>
        <source>Both laws, by noisy count</source>
        <translation>שתי ההתפלגויות, לפי מונה רועש</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>Neighbour</source>
        <translation>שכן</translation>
    </message>
    <message>
        <source>View</source>
        <translation>תצוגה</translation>
    </message>
    <message>
        <source>Change one example</source>
        <translation>לשנות דוגמה אחת</translation>
    </message>
    <message>
        <source>One batch again, with the same coins. What can an onlooker tell?</source>
        <translation>אצווה אחת שוב, עם אותם מטבעות. מה יכול צופה לדעת?</translation>
    </message>
    <message>
        <source>Batch %1 again, same coins. Example %2 of %3 is flipped, and its vote moves. What can an onlooker tell?</source>
        <translation>אצווה %1 שוב, אותם מטבעות. דוגמה %2 מתוך %3 מתהפכת, והקול עובר. מה יכול צופה לדעת?</translation>
    </message>
    <message>
        <source>Batch %1 again, same coins. Example %2 of %3 is moved, and its vote moves. What can an onlooker tell?</source>
        <translation>אצווה %1 שוב, אותם מטבעות. דוגמה %2 מתוך %3 מוזזת, והקול עובר. מה יכול צופה לדעת?</translation>
    </message>
    <message>
        <source>Batch %1 again, same coins. Example %2 of %3 is flipped, and no vote moves.</source>
        <translation>אצווה %1 שוב, אותם מטבעות. דוגמה %2 מתוך %3 מתהפכת, ושום קול אינו עובר.</translation>
    </message>
    <message>
        <source>Batch %1 again, same coins. Example %2 of %3 is moved, and no vote moves.</source>
        <translation>אצווה %1 שוב, אותם מטבעות. דוגמה %2 מתוך %3 מוזזת, ושום קול אינו עובר.</translation>
    </message>
    <message>
        <source>The lean learner’s changed example is drawn below its votes.</source>
        <translation>הדוגמה ששונתה של הלומד הרזה מצוירת מתחת לקולותיו.</translation>
    </message>
    <message>
        <source>HOW OFTEN EACH LEFT</source>
        <translation>באיזו תדירות כל אחד יצא</translation>
    </message>
    <message>
        <source>votes or neighbour</source>
        <translation>קולות או שכן</translation>
    </message>
    <message>
        <source>draw the noise again</source>
        <translation>להגריל שוב את הרעש</translation>
    </message>
    <message>
        <source>change the example before, or the next</source>
        <translation>לשנות את הדוגמה הקודמת או הבאה</translation>
    </message>
    <message>
        <source>flip it, move it, or pick a change that moves the vote</source>
        <translation>להפוך, להזיז, או לבחור שינוי שמזיז את הקול</translation>
    </message>
    <message>
        <source>while it moves: the next point and label</source>
        <translation>בזמן ההזזה: הנקודה והתווית הבאות</translation>
    </message>
    <message>
        <source>guess: as it was, or changed</source>
        <translation>ניחוש: כפי שהיה, או לאחר השינוי</translation>
    </message>
    <message>
        <source>A predictor without a vote cannot appear, so the number of possible predictors costs nothing.</source>
        <translation>מנבא בלי קול אינו יכול להופיע, ולכן מספר המנבאים האפשריים אינו עולה דבר.</translation>
    </message>
    <message>
        <source>The neighbour is shown for M.</source>
        <translation>השכן מוצג עבור ⁦M⁩.</translation>
    </message>
    <message numerus="yes">
        <source>Runs in %1 rows vote for what they name. A contest with noise and one bar decide what may leave.</source>
        <translation>
            <numerusform>ריצות בשורה %1 מצביעות בעד מה שהן נוקבות בו. תחרות עם רעש ורף אחד קובעים מה רשאי לצאת.</numerusform>
            <numerusform>ריצות ב־%1 שורות מצביעות בעד מה שהן נוקבות בו. תחרות עם רעש ורף אחד קובעים מה רשאי לצאת.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a run costs</source>
        <translation>כמה עולה ריצה</translation>
    </message>
    <message numerus="yes">
        <source>One changed row moves a count by at most 1, and takes or gives at most %1 names.</source>
        <translation>
            <numerusform>שורה אחת ששונתה מזיזה ספירה ב־1 לכל היותר, ולוקחת או נותנת שם %1 לכל היותר.</numerusform>
            <numerusform>שורה אחת ששונתה מזיזה ספירה ב־1 לכל היותר, ולוקחת או נותנת %1 שמות לכל היותר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever leaves is nearly as likely without one example: (%1, %2)-private, for all data.</source>
        <translation>כל מה שיוצא סביר כמעט באותה מידה בלי דוגמה אחת: פרטי ברמה ⁦(%1, %2)⁩, לכל נתונים.</translation>
    </message>
    <message>
        <source>The chain learner’s votes</source>
        <translation>הקולות של לומד השרשרת</translation>
    </message>
    <message>
        <source>Nothing passes the bar</source>
        <translation>דבר אינו עובר את הרף</translation>
    </message>
    <message>
        <source>%1 is chosen, with chance %2</source>
        <translation>%1 נבחר, בהסתברות %2</translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::HomogeneousPage</name>
    <message>
        <source>Widen γ</source>
        <translation>להרחיב את γ</translation>
    </message>
    <message>
        <source>Keep searching</source>
        <translation>להמשיך לחפש</translation>
    </message>
    <message>
        <source>The list of probabilities</source>
        <translation>רשימת ההסתברויות</translation>
    </message>
    <message>
        <source>Only the order of the points matters on $X$′: move an example, and every point of $X$′ keeps the value of its interval.</source>
        <translation>על $X$′ קובע רק סדר הנקודות: הזיזו דוגמה, וכל נקודה ב־$X$′ שומרת על ערך הקטע שלה.</translation>
    </message>
    <message>
        <source>Definition 16</source>
        <translation>הגדרה 16</translation>
    </message>
    <message>
        <source>One colour</source>
        <translation>צבע אחד</translation>
    </message>
    <message numerus="yes">
        <source>%n points. Take one out, label the rest half −, half +, and ask the learner there.</source>
        <translation>
            <numerusform>נקודה אחת. הוציאו אותה ושאלו שם את הלומד.</numerusform>
            <numerusform>%n נקודות. הוציאו אחת, תייגו את השאר חצי −, חצי +, ושאלו שם את הלומד.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Any %n points are homogeneous. No other fits at this γ.</source>
        <translation>
            <numerusform>כל נקודה הומוגנית. אף אחת נוספת אינה מתאימה ב־γ הזה.</numerusform>
            <numerusform>כל %n נקודות הומוגניות. אף אחת נוספת אינה מתאימה ב־γ הזה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken out one after the other: the colour is (%1).</source>
        <translation>מוציאים אחת אחרי השנייה: הצבע הוא (%1).</translation>
    </message>
    <message>
        <source>Try the candidates</source>
        <translation>בודקים את המועמדות</translation>
    </message>
    <message numerus="yes">
        <source>%n points remain, the most among these %1.</source>
        <translation>
            <numerusform>נשארת נקודה אחת, המרב מתוך %1 אלה.</numerusform>
            <numerusform>נשארות %n נקודות, המרב מתוך %1 אלה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n points remain; the search was stopped.</source>
        <translation>
            <numerusform>נשארת לפחות נקודה אחת; החיפוש נעצר.</numerusform>
            <numerusform>נשארות לפחות %n נקודות; החיפוש נעצר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lemma 17</source>
        <translation>למה 17</translation>
    </message>
    <message>
        <source>%1 is in.</source>
        <translation>%1 בפנים.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <translation>%1 בחוץ.</translation>
    </message>
    <message>
        <source>With %1 the values of every interval stay within 2γ = %2: in.</source>
        <translation>עם %1 ערכי כל קטע נשארים בתוך 2γ = %2: בפנים.</translation>
    </message>
    <message>
        <source>With %1 the values of one interval spread over %2, more than 2γ = %3: out.</source>
        <translation>עם %1 ערכי אחד הקטעים מתפזרים על %2, יותר מ־2γ = %3: בחוץ.</translation>
    </message>
    <message>
        <source>Definition 16 · Lemma 17</source>
        <translation>הגדרה 16 · למה 17</translation>
    </message>
    <message>
        <source>Move an example</source>
        <translation>מזיזים דוגמה</translation>
    </message>
    <message>
        <source>Example %1 moves from %2 to %3. On X′ every interval keeps its value, within γ.</source>
        <translation>דוגמה %1 זזה מ־%2 ל־%3. על X′ כל קטע שומר על ערכו, עד כדי γ.</translation>
    </message>
    <message>
        <source>Definition 16 · Lemma 17 · Fig. 2</source>
        <translation>הגדרה 16 · למה 17 · איור 2</translation>
    </message>
    <message>
        <source>There is no free point of X′ beside the example, so none can be moved.</source>
        <translation>אין נקודה פנויה של X′ ליד הדוגמה, ולכן אי אפשר להזיז אותה.</translation>
    </message>
    <message>
        <source>Lemma 17 promises %1 points here.</source>
        <translation>למה 17 מבטיחה כאן %1 נקודות.</translation>
    </message>
    <message>
        <source>Lemma 17 promises no point here.</source>
        <translation>למה 17 אינה מבטיחה כאן אף נקודה.</translation>
    </message>
    <message numerus="yes">
        <source>THE COLOUR OF %n POINTS</source>
        <translation>
            <numerusform>הצבע של נקודה אחת</numerusform>
            <numerusform>הצבע של %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Why such a set must exist</source>
        <translation>מדוע קבוצה כזאת חייבת להתקיים</translation>
    </message>
    <message>
        <source>Ramsey: colour all subsets of $m$ + 1 points, and a huge $X$ holds a large part of one colour.</source>
        <translation>רמזי: צבעו את כל תתי־הקבוצות של $m$ + 1 נקודות, וב־$X$ ענק יש חלק גדול בצבע אחד.</translation>
    </message>
    <message>
        <source>Not yet a weakness</source>
        <translation>עדיין לא חולשה</translation>
    </message>
    <message>
        <source>Homogeneous says nothing about privacy. The next page asks what accuracy adds.</source>
        <translation>הומוגניות אינה אומרת דבר על פרטיות. העמוד הבא שואל מה מוסיף הדיוק.</translation>
    </message>
    <message>
        <source>look at the next candidate</source>
        <translation>להביט במועמדת הבאה</translation>
    </message>
    <message>
        <source>move the example of S′ along X′</source>
        <translation>להזיז את הדוגמה של S′ לאורך X′</translation>
    </message>
    <message>
        <source>%1, in X′</source>
        <translation>%1, ב־X′</translation>
    </message>
    <message>
        <source>values</source>
        <translation>ערכים</translation>
    </message>
    <message>
        <source>one colour</source>
        <translation>צבע אחד</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>הצגה</translation>
    </message>
    <message numerus="yes">
        <source>%n points remain, the most that hold the forced ones.</source>
        <translation>
            <numerusform>נותרה נקודה %n, המרב שכולל את נקודות החובה.</numerusform>
            <numerusform>נותרו %n נקודות, המרב שכולל את נקודות החובה.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n points remain: one quick pass found them.</source>
        <translation>
            <numerusform>נותרה לפחות נקודה %n: מעבר מהיר אחד מצא אותה.</numerusform>
            <numerusform>נותרו לפחות %n נקודות: מעבר מהיר אחד מצא אותן.</numerusform>
        </translation>
    </message>
    <message>
        <source>force that candidate in, or set it free</source>
        <translation>קביעת המועמד כחובה, או שחרורו</translation>
    </message>
    <message>
        <source>Outside X′ its value may change: at %1 it goes from %2 to %3.</source>
        <translation>מחוץ ל־X′ ערכו עשוי להשתנות: ב־%1 הוא עובר מ־%2 ל־%3.</translation>
    </message>
    <message numerus="yes">
        <source>No set of more than %n points is homogeneous</source>
        <translation>
            <numerusform>אין קבוצה הומוגנית של יותר מנקודה אחת</numerusform>
            <numerusform>אין קבוצה הומוגנית של יותר מ־%n נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 points are homogeneous</source>
        <translation>
            <numerusform>נקודה אחת מתוך %1 הומוגנית</numerusform>
            <numerusform>%n מתוך %1 נקודות הומוגניות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n of %1 points are homogeneous</source>
        <translation>
            <numerusform>לפחות נקודה אחת מתוך %1 הומוגנית</numerusform>
            <numerusform>לפחות %n מתוך %1 נקודות הומוגניות</numerusform>
        </translation>
    </message>
    <message>
        <source>Above, how likely the learner says + for a sample S and for S′, in which one example has moved: ringed dots are points of X′, bands reach γ up and down from the value of their interval.</source>
        <translation>למעלה, מה הסיכוי שהלומד אומר + עבור מדגם ⁦S⁩ ועבור ⁦S′⁩, שבו דוגמה אחת הוזזה: נקודות בטבעת הן נקודות של ⁦X′⁩, פסים מגיעים γ למעלה ולמטה מערך הרווח שלהם.</translation>
    </message>
    <message>
        <source>Above, each row takes one point of X′ out and asks the learner there.</source>
        <translation>למעלה, כל שורה מוציאה נקודה אחת של ⁦X′⁩ ושואלת שם את הלומד.</translation>
    </message>
    <message>
        <source>Below, each candidate with the widest spread of values that it makes, and what 2γ allows (dashed).</source>
        <translation>למטה, כל מועמדת עם הפיזור הרחב ביותר של ערכים שהיא יוצרת, ומה ש־⁦2γ⁩ מתיר (מקווקו).</translation>
    </message>
    <message>
        <source>A row is the sample without one of the points, and at its end stands how likely the learner says + there.</source>
        <translation>שורה היא המדגם בלי אחת הנקודות, ובסופה כתוב מה הסיכוי שהלומד אומר שם +.</translation>
    </message>
    <message>
        <source>Outside X′ a value may change, but at %1 it stays %2.</source>
        <translation>מחוץ ל־X′ ערך עשוי להשתנות, אבל ב־%1 הוא נשאר %2.</translation>
    </message>
    <message numerus="yes">
        <source>All %n points are homogeneous</source>
        <translation>
            <numerusform>הנקודה האחת הומוגנית</numerusform>
            <numerusform>כל %n הנקודות הומוגניות</numerusform>
        </translation>
    </message>
    <message>
        <source>Which points look the same to the learner?</source>
        <translation>אילו נקודות נראות ללומד זהות?</translation>
    </message>
    <message numerus="yes">
        <source>No homogeneous set of more than %n points is found</source>
        <translation>
            <numerusform>לא נמצאה קבוצה הומוגנית של יותר מנקודה אחת</numerusform>
            <numerusform>לא נמצאה קבוצה הומוגנית של יותר מ־%n נקודות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Among %1 points no set of more than %n is homogeneous</source>
        <translation>
            <numerusform>מתוך %1 נקודות אין קבוצה הומוגנית של יותר מאחת</numerusform>
            <numerusform>מתוך %1 נקודות אין קבוצה הומוגנית של יותר מ־%n</numerusform>
        </translation>
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
        <source>Alt+1 … Alt+6</source>
        <translation>Alt+1 … Alt+6</translation>
    </message>
    <message>
        <source>chapters</source>
        <translation>פרקים</translation>
    </message>
    <message>
        <source>what the letters and the reference mean</source>
        <translation>מה משמעות האותיות וההפניה</translation>
    </message>
    <message>
        <source>IN THE LESSON</source>
        <translation>בשיעור</translation>
    </message>
    <message>
        <source>answer, next step, next station</source>
        <translation>תשובה, הצעד הבא, התחנה הבאה</translation>
    </message>
    <message>
        <source>PgUp, PgDn</source>
        <translation>PgUp, PgDn</translation>
    </message>
    <message>
        <source>station before, station after</source>
        <translation>התחנה הקודמת, התחנה הבאה</translation>
    </message>
    <message>
        <source>leave; the place is kept</source>
        <translation>לעזוב; המקום נשמר</translation>
    </message>
    <message>
        <source>IN A PRESENTATION</source>
        <translation>בהצגה</translation>
    </message>
    <message>
        <source>next step</source>
        <translation>הצעד הבא</translation>
    </message>
    <message>
        <source>the class&apos;s vote</source>
        <translation>הצבעת הכיתה</translation>
    </message>
    <message>
        <source>black, white</source>
        <translation>שחור, לבן</translation>
    </message>
    <message>
        <source>notes in the picture&apos;s place</source>
        <translation>הערות במקום התמונה</translation>
    </message>
    <message>
        <source>slider of ε</source>
        <translation>המחוון של ⁦ε⁩</translation>
    </message>
    <message>
        <source>panels over the picture</source>
        <translation>לוחות מעל התמונה</translation>
    </message>
    <message>
        <source>begin the lesson, or go on with it</source>
        <translation>להתחיל את השיעור או להמשיך בו</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>next control, or next handle of a picture</source>
        <translation>הפקד הבא, או הידית הבאה בתמונה</translation>
    </message>
    <message>
        <source>← →, Enter</source>
        <translation>← →, Enter</translation>
    </message>
    <message>
        <source>move that handle, type its number</source>
        <translation>הזזת הידית, הקלדת המספר שלה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LadderPage</name>
    <message>
        <source>any</source>
        <translation>כלשהי</translation>
    </message>
    <message>
        <source>Blocks for $d$ = 1, 2, 3. The learner sees blocks · $n$ + $n$ examples.</source>
        <translation>בלוקים עבור $d$ = 1, 2, 3. הלומד רואה בלוקים · $n$ + $n$ דוגמאות.</translation>
    </message>
    <message>
        <source>ceiling</source>
        <translation>תקרה</translation>
    </message>
    <message>
        <source>one example</source>
        <translation>דוגמה אחת</translation>
    </message>
    <message>
        <source>proof</source>
        <translation>הוכחה</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>מאמר</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>הסולם</translation>
    </message>
    <message>
        <source>How often does the most frequent answer come back, in the worst world?</source>
        <translation>באיזו תדירות חוזרת התשובה השכיחה ביותר, בעולם הגרוע ביותר?</translation>
    </message>
    <message>
        <source>POINTED AT</source>
        <translation>מתחת לסמן</translation>
    </message>
    <message>
        <source>the class above or below</source>
        <translation>המחלקה שמעל או שמתחת</translation>
    </message>
    <message>
        <source>Search the worst worlds again</source>
        <translation>חיפוש מחדש של העולמות הגרועים</translation>
    </message>
    <message>
        <source>Certificates…</source>
        <translation>אישורים…</translation>
    </message>
    <message>
        <source>Rows that are finished stay.</source>
        <translation>שורות שהסתיימו נשארות.</translation>
    </message>
    <message>
        <source>Writes a record of every bracket, which the command line checks.</source>
        <translation>כותב רישום לכל סוגר, ששורת הפקודה בודקת.</translation>
    </message>
    <message>
        <source>Certificates: %1 of %2</source>
        <translation>אישורים: %1 מתוך %2</translation>
    </message>
    <message numerus="yes">
        <source>%n certificates written</source>
        <translation>
            <numerusform>נכתב אישור %n</numerusform>
            <numerusform>נכתבו %n אישורים</numerusform>
        </translation>
    </message>
    <message>
        <source>Certificates: stopped</source>
        <translation>אישורים: נעצר</translation>
    </message>
    <message>
        <source>1 to 40 classes with spaces between them, each on at most 4 points.</source>
        <translation>1 עד 40 מחלקות עם רווחים ביניהן, כל אחת על 4 נקודות לכל היותר.</translation>
    </message>
    <message>
        <source>Choose classes…</source>
        <translation>בחירת מחלקות…</translation>
    </message>
    <message>
        <source>A folder of certificates, in this folder</source>
        <translation>תיקייה של אישורים, בתוך תיקייה זו</translation>
    </message>
    <message>
        <source>Shift ↑ ↓</source>
        <translation>Shift ↑ ↓</translation>
    </message>
    <message>
        <source>moves the class among those of its dimension</source>
        <translation>מזיז את המחלקה בין אלה שבממד שלה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LectureNotes</name>
    <message>
        <source>NOTES, NOT SHOWN TO THE CLASS</source>
        <translation>הערות, אינן מוצגות לכיתה</translation>
    </message>
    <message>
        <source>time since the presentation began</source>
        <translation>הזמן מתחילת ההצגה</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>לשאול</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>לומר</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>הבא</translation>
    </message>
    <message>
        <source>Write here what you want to ask.</source>
        <translation>כתבו כאן מה לשאול.</translation>
    </message>
    <message>
        <source>Write here what you want to say.</source>
        <translation>כתבו כאן מה לומר.</translation>
    </message>
    <message>
        <source>Nothing follows.</source>
        <translation>אין המשך.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ידיים</translation>
    </message>
    <message>
        <source>hands for %1</source>
        <translation>ידיים בעד ⁦%1⁩</translation>
    </message>
    <message>
        <source>Paste guesses…</source>
        <translation>הדבקת ניחושים…</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LecturePlan</name>
    <message>
        <source>Lecture plan</source>
        <translation>תוכנית השיעור</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>שמירה כ־PDF…</translation>
    </message>
    <message>
        <source>Ask:</source>
        <translation>שאלה:</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>תשובה:</translation>
    </message>
    <message>
        <source>Save the lecture plan</source>
        <translation>שמירת תוכנית השיעור</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The lesson: fourteen stations, Space alone</source>
        <translation>השיעור: ארבע־עשרה תחנות, במקש הרווח לבדו</translation>
    </message>
    <message numerus="yes">
        <source>minute %1, for %n minute(s)</source>
        <translation>
            <numerusform>דקה %1, למשך דקה אחת</numerusform>
            <numerusform>דקה %1, למשך %n דקות</numerusform>
        </translation>
    </message>
    <message>
        <source>Say:</source>
        <translation>לומר:</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::LessonScreen</name>
    <message>
        <source>The picture in rows</source>
        <translation>התמונה בשורות</translation>
    </message>
    <message>
        <source>Open the page</source>
        <translation>לפתוח את העמוד</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>כפי שהיה</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>התמונה</translation>
    </message>
    <message>
        <source>your own class</source>
        <translation>מחלקה משלכם</translation>
    </message>
    <message>
        <source>your data</source>
        <translation>הנתונים שלכם</translation>
    </message>
    <message>
        <source>chapter II</source>
        <translation>פרק II</translation>
    </message>
    <message>
        <source>synthetic data: only so may we look</source>
        <translation>נתונים סינתטיים: רק כך מותר לנו להציץ</translation>
    </message>
    <message>
        <source>Hands: %1</source>
        <translation>ידיים: %1</translation>
    </message>
    <message>
        <source>Being measured…</source>
        <translation>נמדד…</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>Station %1: %2</source>
        <translation>תחנה %1: %2</translation>
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
        <source>%1: %2 of %3 points, %4 runs at each size</source>
        <translation>%1: %2 מתוך %3 נקודות, %4 הרצות בכל גודל</translation>
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
        <source>READ THE MARKS</source>
        <translation>איך לקרוא את הסימנים</translation>
    </message>
    <message>
        <source>There is no class yet to measure on.</source>
        <translation>עדיין אין מחלקה למדוד עליה.</translation>
    </message>
    <message>
        <source>The learners are given more and more examples. The dots will come in as they are computed.</source>
        <translation>הלומדים מקבלים עוד ועוד דוגמאות. הנקודות יופיעו ככל שיחושבו.</translation>
    </message>
    <message>
        <source>The same promise with %1 examples, not %2. Real rows are the mistakes, all labels are tried, and a batch votes for a list.</source>
        <translation>אותה הבטחה עם %1 דוגמאות, לא ⁦%2⁩. שורות אמיתיות הן הטעויות, מנסים את כל התוויות, ואצווה מצביעה בעד רשימה.</translation>
    </message>
    <message>
        <source>The same promise with %1 examples, not %2. Mistakes are looked for in all rows at once, and runs that share no row are the votes.</source>
        <translation>אותה הבטחה עם %1 דוגמאות, לא ⁦%2⁩. טעויות מחפשים בכל השורות בבת אחת, וריצות שאין להן שורה משותפת הן הקולות.</translation>
    </message>
    <message>
        <source>Theorem 3 · Chain learner, part 1</source>
        <translation>משפט 3 · לומד השרשרת, חלק 1</translation>
    </message>
    <message>
        <source>Theorem 3 · Help: lean learner</source>
        <translation>משפט 3 · עזרה: הלומד הרזה</translation>
    </message>
    <message>
        <source>Here it keeps its promise from %1 on.</source>
        <translation>כאן ההבטחה מתקיימת החל מ־%1.</translation>
    </message>
    <message>
        <source>Relabelled</source>
        <translation>מתויג מחדש</translation>
    </message>
    <message>
        <source>It assumes no target. A share of %1 of the rows is relabelled by a private choice (ε₁ = %2), then the generic learner runs on these (ε₀ = %3): %4-private in all (Corollary 4).</source>
        <translation>הוא אינו מניח מטרה. חלק של %1 מהשורות מתויג מחדש בבחירה פרטית (⁦ε₁⁩ = %2), ואז הלומד הגנרי רץ עליהן (⁦ε₀⁩ = %3): בסך הכול %4־פרטי (מסקנה 4).</translation>
    </message>
    <message>
        <source>Click a dot of M: a run of this size with this loss is played.</source>
        <translation>לחיצה על נקודה של M: מוצגת הרצה בגודל הזה עם ההפסד הזה.</translation>
    </message>
    <message>
        <source>This run is not played: %1</source>
        <translation>ההרצה הזאת אינה מוצגת: %1</translation>
    </message>
    <message>
        <source>Stopped looking for the run.</source>
        <translation>החיפוש אחר ההרצה נעצר.</translation>
    </message>
    <message>
        <source>Only runs of M are played: %1 has no tournament.</source>
        <translation>רק הרצות של M מוצגות: ל־%1 אין טורניר.</translation>
    </message>
    <message>
        <source>A run of M on %1 examples with the dot&apos;s loss, %2: seed %3. Undo goes back.</source>
        <translation>הרצה של M על %1 דוגמאות עם ההפסד של הנקודה, %2: זרע %3. ביטול מחזיר.</translation>
    </message>
    <message>
        <source>A run of M on %1 examples with loss %2, seed %3: none of %4 seeds came to %5. Undo goes back.</source>
        <translation>הרצה של M על %1 דוגמאות עם הפסד %2, זרע %3: אף אחד מ־%4 זרעים לא הגיע ל־%5. ביטול מחזיר.</translation>
    </message>
    <message>
        <source>From %1 examples on Theorem 3 promises: loss above $α$ has chance at most $β$. Below, M gets the same proportions scaled to $n$; there its accuracy is measured, not promised.</source>
        <translation>מ־%1 דוגמאות ואילך משפט 3 מבטיח: להפסד מעל $α$ סיכוי של $β$ לכל היותר. מתחת לכך M מקבל את אותן פרופורציות בקנה מידה של $n$; שם הדיוק נמדד ואינו מובטח.</translation>
    </message>
    <message>
        <source>Up to %1 M does not keep its promise: it falls further to the right, before the theorem’s %2. Move the slider of the largest $n$.</source>
        <translation>עד %1 M אינו מקיים את הבטחתו: הנפילה היא ימינה יותר, לפני %2 של המשפט. אפשר להזיז את המחוון של ה־$n$ הגדול.</translation>
    </message>
    <message>
        <source>Up to %1 M does not keep its promise: its fall is not on this axis. Move the slider of the largest $n$.</source>
        <translation>עד %1 M אינו מקיים את הבטחתו: הנפילה שלו אינה על הציר הזה. אפשר להזיז את המחוון של ה־$n$ הגדול.</translation>
    </message>
    <message>
        <source>Loss, to beyond its fall</source>
        <translation>הפסד, עד מעבר לנפילתו</translation>
    </message>
    <message>
        <source>Examples needed against d</source>
        <translation>דוגמאות דרושות לפי d</translation>
    </message>
    <message>
        <source>Examples needed against ε</source>
        <translation>דוגמאות דרושות לפי ε</translation>
    </message>
    <message>
        <source>Which constants?</source>
        <translation>אילו קבועים?</translation>
    </message>
    <message>
        <source>Measured M has the sharp constants’ proportions at every size, whatever the scenario’s constants are: its numbers are not those of “loss by $n$” with custom ones.</source>
        <translation>ל־M הנמדד יש בכל גודל הפרופורציות של הקבועים החדים, יהיו קבועי התרחיש אשר יהיו: המספרים שלו אינם אלה של „הפסד לפי $n$“ עם קבועים מותאמים.</translation>
    </message>
    <message>
        <source>Beyond the axis</source>
        <translation>מעבר לציר</translation>
    </message>
    <message>
        <source>With sharp constants, halving $ε$ about doubles the votes that must agree, and so the examples; the paper’s are too large to notice. This one distribution needs fewer examples than every bound.</source>
        <translation>בקבועים חדים, חציית $ε$ מכפילה בערך את הקולות שצריכים להסכים, ולכן גם את הדוגמאות; קבועי המאמר גדולים מכדי להרגיש. ההתפלגות האחת הזאת צריכה פחות דוגמאות מכל חסם.</translation>
    </message>
    <message>
        <source>The lean learner uses the constants for which its theorem is proved. Below %1 examples it uses the same proportions without a guarantee; above, it leaves the rest unread.</source>
        <translation>הלומד הרזה משתמש בקבועים שבעבורם המשפט שלו מוכח. מתחת ל־%1 דוגמאות הוא משתמש באותם יחסים ללא הבטחה; מעליהן השאר אינו נקרא.</translation>
    </message>
    <message>
        <source>With M inside it is proved from %3 examples on, at (ε, δ), that the excess loss is at most %1 except with probability %2.</source>
        <translation>עם M בפנים מוכח החל מ-%3 דוגמאות, ב-(ε, δ), שההפסד העודף הוא %1 לכל היותר, פרט להסתברות %2.</translation>
    </message>
    <message>
        <source>Guess the fall</source>
        <translation>לנחש נפילה</translation>
    </message>
    <message>
        <source>Show the fall</source>
        <translation>להראות נפילה</translation>
    </message>
    <message>
        <source>Remove the line</source>
        <translation>להסיר קו</translation>
    </message>
    <message>
        <source>Drag the line to where you expect the loss to fall.</source>
        <translation>גררו את הקו למקום שבו אתם מצפים שההפסד יירד.</translation>
    </message>
    <message>
        <source>at a question: move the line, when the plot has the focus</source>
        <translation>בשאלה: להזיז את הקו, כשהמיקוד בתרשים</translation>
    </message>
    <message>
        <source>Shift+← →</source>
        <translation>Shift+← →</translation>
    </message>
    <message>
        <source>at a question: move the line</source>
        <translation>בשאלה: להזיז את הקו</translation>
    </message>
    <message>
        <source>Drag the line to the number of examples where you expect the loss to fall. The answer shows where it does.</source>
        <translation>גררו את הקו אל מספר הדוגמאות שבו אתם מצפים שההפסד יירד. התשובה מראה היכן הוא יורד.</translation>
    </message>
    <message>
        <source>Each dot is one run. Lines are means, bands hold the middle 80 % of runs (10–90 %).</source>
        <translation>כל נקודה היא הרצה אחת. הקווים הם ממוצעים, הרצועות הן 80 % האמצעיים של ההרצות (10–90 %).</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>שרשרת</translation>
    </message>
    <message>
        <source>The chain learner counts disjoint runs of mistakes in all rows at once, for Ldim 2 and 3. Its theorem is proved from %1 examples on. Below, it uses the same proportions without a guarantee; above, it leaves the rest unread.</source>
        <translation>לומד השרשרת סופר רצפים זרים של טעויות בכל השורות בבת אחת, עבור ⁦Ldim 2⁩ ו־3. המשפט שלו מוכח החל מ־%1 דוגמאות. מתחתיהן הוא משתמש באותם יחסים ללא הבטחה; מעליהן השאר אינו נקרא.</translation>
    </message>
    <message>
        <source>A batch passes its cap $N$ = %1 with chance %2, exactly.</source>
        <translation>אצווה עוברת את הגבול ⁦$N$&#xa0;=&#xa0;%1⁩ בהסתברות %2, במדויק.</translation>
    </message>
    <message>
        <source>Then it votes for SOA($T$) (G*).</source>
        <translation>אז היא מצביעה עבור ⁦SOA($T$)⁩ ⁦(G*)⁩.</translation>
    </message>
    <message>
        <source>Then it gives no vote.</source>
        <translation>אז אין לה קול.</translation>
    </message>
    <message>
        <source>Fail</source>
        <translation>Fail</translation>
    </message>
    <message>
        <source>This run is not played: a batch needs %1 examples.</source>
        <translation>הריצה הזאת אינה מוצגת: אצווה דורשת %1 דוגמאות.</translation>
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
    <message>
        <source>Lean reaches 1&#xa0;−&#xa0;$β$ at $n$&#xa0;=&#xa0;%1</source>
        <translation>הרזה מגיע ל־⁦1&#xa0;−&#xa0;$β$⁩ ב־⁦$n$&#xa0;=&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>Lean</source>
        <translation>רזה</translation>
    </message>
    <message>
        <source>Relabelled, M inside</source>
        <translation>מתויג מחדש, M בפנים</translation>
    </message>
    <message>
        <source>Relabelled</source>
        <translation>מתויג מחדש</translation>
    </message>
    <message>
        <source>agnostic, $ε$ = %1</source>
        <translation>אגנוסטי, $ε$ = %1</translation>
    </message>
    <message>
        <source>your line: %1 examples, %2</source>
        <translation>הקו שלכם: %1 דוגמאות, %2</translation>
    </message>
    <message>
        <source>your line: %1 examples; %2 does not fall here</source>
        <translation>הקו שלכם: %1 דוגמאות; %2 אינו יורד כאן</translation>
    </message>
    <message>
        <source>your line: %1 examples</source>
        <translation>הקו שלכם: %1 דוגמאות</translation>
    </message>
    <message>
        <source>drag it, or press ← and →</source>
        <translation>גררו, או הקישו ← ו־→</translation>
    </message>
    <message>
        <source>drag it, or press Shift with ← and →</source>
        <translation>גררו, או הקישו Shift עם ← ו־→</translation>
    </message>
    <message>
        <source>%1 falls before %2</source>
        <translation>%1 יורד לפני %2</translation>
    </message>
    <message>
        <source>%1 falls between %2 and %3</source>
        <translation>%1 יורד בין %2 ל־%3</translation>
    </message>
    <message>
        <source>Your line stands at %1 examples.</source>
        <translation>הקו שלכם עומד ב־%1 דוגמאות.</translation>
    </message>
    <message>
        <source>Chain reaches 1&#xa0;−&#xa0;$β$ at $n$&#xa0;=&#xa0;%1</source>
        <translation>השרשרת מגיעה ל־⁦1&#xa0;−&#xa0;$β$⁩ ב־⁦$n$&#xa0;=&#xa0;%1⁩</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>שרשרת</translation>
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
    <name>littlestone::ui::NeighbourDesk</name>
    <message>
        <source>Once</source>
        <translation>פעם אחת</translation>
    </message>
    <message>
        <source>100 times</source>
        <translation>100 פעמים</translation>
    </message>
    <message>
        <source>as it was</source>
        <translation>כפי שהיה</translation>
    </message>
    <message>
        <source>flipped</source>
        <translation>הפוך</translation>
    </message>
    <message>
        <source>DRAW THE NOISE AGAIN</source>
        <translation>להגריל שוב את הרעש</translation>
    </message>
    <message>
        <source>Draw the noise of every count once more</source>
        <translation>להגריל שוב את הרעש של כל מונה</translation>
    </message>
    <message>
        <source>Draw the noise of every count a hundred times</source>
        <translation>להגריל מאה פעמים את הרעש של כל מונה</translation>
    </message>
    <message>
        <source>GUESS FROM THE LIST: WHICH WAS IT?</source>
        <translation>לנחש מן הרשימה: איזו מהן?</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws</source>
        <translation>
            <numerusform>הגרלה %1</numerusform>
            <numerusform>%1 הגרלות</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lists have one law: every guess is right half the time.</source>
        <translation>לשתי הרשימות אותה התפלגות: כל ניחוש נכון במחצית המקרים.</translation>
    </message>
    <message>
        <source>Nothing left: the list is empty.</source>
        <translation>דבר לא יצא: הרשימה ריקה.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::NeighbourRoom</name>
    <message>
        <source>Change one example</source>
        <translation>לשנות דוגמה אחת</translation>
    </message>
    <message>
        <source>Every change is being tried.</source>
        <translation>כל שינוי נבדק כעת.</translation>
    </message>
    <message>
        <source>Both laws of the noisy counts</source>
        <translation>שתי ההתפלגויות של המונים הרועשים</translation>
    </message>
    <message>
        <source>A changed batch is run again for each change. That is done for batches of at most 100 000 examples N + n; this one may read more.</source>
        <translation>אצווה ששונתה מורצת שוב לכל שינוי. כך נעשה באצוות של 100 000 דוגמאות N + n לכל היותר; זו רשאית לקרוא יותר.</translation>
    </message>
    <message>
        <source>The changes of this batch could not be computed.</source>
        <translation>לא ניתן היה לחשב את השינויים של אצווה זו.</translation>
    </message>
    <message>
        <source>Stopped before the changes were computed.</source>
        <translation>נעצר לפני שחושבו השינויים.</translation>
    </message>
    <message>
        <source>Right: %1 of %2</source>
        <translation>נכון: %1 מתוך %2</translation>
    </message>
    <message>
        <source>Wrong: %1 of %2</source>
        <translation>שגוי: %1 מתוך %2</translation>
    </message>
    <message>
        <source>%1 left in %2 of %3. Exactly: %4.</source>
        <translation>%1 יצא ב־%2 מתוך %3. במדויק: %4.</translation>
    </message>
    <message>
        <source>Every change of every example is tried.</source>
        <translation>כל שינוי של כל דוגמה נבדק.</translation>
    </message>
    <message>
        <source>Proof of Theorem 30 · Lemma 28</source>
        <translation>הוכחת משפט 30 · למה 28</translation>
    </message>
    <message>
        <source>WHERE ITS VOTE CAN GO</source>
        <translation>לאן הקול יכול לעבור</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::NetsPage</name>
    <message>
        <source>drawn</source>
        <translation>הוגרלו</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ידנית</translation>
    </message>
    <message>
        <source>by rows</source>
        <translation>לפי שורות</translation>
    </message>
    <message>
        <source>even</source>
        <translation>אחיד</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>עץ</translation>
    </message>
    <message>
        <source>Order of rows</source>
        <translation>סדר השורות</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>פריסה</translation>
    </message>
    <message>
        <source>All subsets of $S$</source>
        <translation>כל תת־הקבוצות של $S$</translation>
    </message>
    <message>
        <source>What $T$ cannot tell apart is merged. Are merged hypotheses alike on all of $S$? If so, $T$ is an $α$-net.</source>
        <translation>מה ש־$T$ אינה מבדילה מתמזג. האם היפותזות ממוזגות דומות על כל $S$? אם כן, $T$ היא $α$-רשת.</translation>
    </message>
    <message>
        <source>LONGEST PIECE AFTER EACH ROW</source>
        <translation>הקטע הארוך ביותר אחרי כל שורה</translation>
    </message>
    <message>
        <source>$H_T$ depends on which points are in $T$, not on labels or repeats.</source>
        <translation>$H_T$ תלויה בנקודות שב־$T$, לא בתוויות ולא בחזרות.</translation>
    </message>
    <message>
        <source>Row %1 (point %2 again) changed nothing.</source>
        <translation>שורה %1 (שוב נקודה %2) לא שינתה דבר.</translation>
    </message>
    <message>
        <source>Only the points count</source>
        <translation>רק הנקודות קובעות</translation>
    </message>
    <message>
        <source>The first stands for all</source>
        <translation>הראשונה עומדת במקום כולן</translation>
    </message>
    <message>
        <source>Of each piece the hypothesis first in order is kept. The choice must not look at the rest of $S$, or privacy is lost.</source>
        <translation>מכל קטע נשמרת ההיפותזה הראשונה בסדר. אסור לבחירה להביט בשאר $S$, אחרת הפרטיות אובדת.</translation>
    </message>
    <message>
        <source>Nets</source>
        <translation>רשתות</translation>
    </message>
    <message>
        <source>move the ruler</source>
        <translation>הזזת הסרגל</translation>
    </message>
    <message>
        <source>a row of the point that is pointed at into T, or out of it</source>
        <translation>שורה של הנקודה המסומנת אל ⁦T⁩ או ממנה</translation>
    </message>
    <message>
        <source>point %1: %2 with −, %3 with +</source>
        <translation>נקודה %1: %2 עם ⁦−⁩, %3 עם ⁦+⁩</translation>
    </message>
    <message>
        <source>%1, row %2 of the class</source>
        <translation>%1, שורה %2 של המחלקה</translation>
    </message>
    <message>
        <source>By rows: a distance is the number of examples that differ, where one line can show it.</source>
        <translation>לפי שורות: מרחק הוא מספר הדוגמאות השונות, במקום שקו אחד יכול להראות זאת.</translation>
    </message>
    <message>
        <source>Worst row</source>
        <translation>השורה הגרועה</translation>
    </message>
    <message>
        <source>The row of S whose change moves the longest piece of T most (W)</source>
        <translation>השורה של ⁦S⁩ ששינויה מזיז הכי הרבה את הקטע הארוך ביותר של ⁦T⁩ (⁦W⁩)</translation>
    </message>
    <message>
        <source>Back to S</source>
        <translation>חזרה ל־⁦S⁩</translation>
    </message>
    <message>
        <source>The worst neighbour of $S$: row %1 stands at point %2, not at point %3.</source>
        <translation>השכן הגרוע ביותר של $S$: שורה %1 עומדת בנקודה %2, לא בנקודה %3.</translation>
    </message>
    <message>
        <source>One row changes</source>
        <translation>שורה אחת משתנה</translation>
    </message>
    <message>
        <source>the row of S whose change moves the longest piece most, and S again</source>
        <translation>השורה של ⁦S⁩ ששינויה מזיז הכי הרבה את הקטע הארוך ביותר, ושוב ⁦S⁩</translation>
    </message>
    <message>
        <source>All subsets of S</source>
        <translation>כל תת־הקבוצות של ⁦S⁩</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::NoisyLabelsPage</name>
    <message>
        <source>swap in T</source>
        <translation>החלפה ב־T</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>Worst row</source>
        <translation>השורה הגרועה</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>הצג</translation>
    </message>
    <message>
        <source>The row of S whose change moves an answer most (W)</source>
        <translation>השורה של S ששינויה מזיז תשובה יותר מכול (W)</translation>
    </message>
    <message>
        <source>Every condition, both sides</source>
        <translation>כל תנאי, שני האגפים</translation>
    </message>
    <message>
        <source>Which costs fewer examples?</source>
        <translation>מה עולה פחות דוגמאות?</translation>
    </message>
    <message>
        <source>first (paper)</source>
        <translation>הראשונה (המאמר)</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>מינימום</translation>
    </message>
    <message>
        <source>($ε$, $δ$) holds for every choice. Accuracy is promised only where all conditions hold.</source>
        <translation>($ε$, $δ$) מתקיים בכל בחירה. דיוק מובטח רק כשכל התנאים מתקיימים.</translation>
    </message>
    <message>
        <source>The rows of S</source>
        <translation>השורות של S</translation>
    </message>
    <message>
        <source>Why the draw of $T$ stays hidden</source>
        <translation>מדוע הגרלת $T$ נשארת נסתרת</translation>
    </message>
    <message>
        <source>Choose $ĥ$ from $H_T$, relabel all of $S$ by it, let blocks vote. One row of $T$ is swapped: what changes?</source>
        <translation>בוחרים $ĥ$ מתוך $H_T$, מתייגים לפיה את כל $S$ מחדש, והבלוקים מצביעים. שורה אחת של $T$ מוחלפת: מה משתנה?</translation>
    </message>
    <message>
        <source>T OR T′: HOW MUCH IT SHOWS</source>
        <translation>T או T′: כמה זה מגלה</translation>
    </message>
    <message>
        <source>Noisy labels</source>
        <translation>תוויות רועשות</translation>
    </message>
    <message>
        <source>the row of S whose change moves an answer most</source>
        <translation>השורה של S ששינויה מזיז תשובה יותר מכול</translation>
    </message>
    <message>
        <source>point %1: %2 rows of S, %3 of them +</source>
        <translation>נקודה %1: %2 שורות של S, מהן %3 עם +</translation>
    </message>
    <message>
        <source>%1 errs on %2 of %3 rows</source>
        <translation>%1 טועה ב־%2 מתוך %3 שורות</translation>
    </message>
    <message>
        <source>; chance %1 by T</source>
        <translation>; סיכוי %1 לפי T</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::OddsRow</name>
    <message>
        <source>The best coins say −1 with chance %1 and +1 with chance %2</source>
        <translation>המטבעות הטובים ביותר אומרים ‎−1 בסיכוי %1 ו־‎+1 בסיכוי %2</translation>
    </message>
    <message>
        <source>coins say</source>
        <translation>המטבעות אומרים</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::OneMorePointPage</name>
    <message>
        <source>with</source>
        <translation>עם</translation>
    </message>
    <message>
        <source>without</source>
        <translation>בלי</translation>
    </message>
    <message>
        <source>everyone knows its label, +</source>
        <translation>כולם יודעים את התווית שלה, +</translation>
    </message>
    <message>
        <source>bricks</source>
        <translation>לבנים</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>שלך</translation>
    </message>
    <message>
        <source>One more point, one more answer</source>
        <translation>עוד נקודה, עוד תשובה</translation>
    </message>
    <message>
        <source>Each dot is a world.</source>
        <translation>כל נקודה היא עולם.</translation>
    </message>
    <message>
        <source>Each dot is a world. Its colour: the answer given there.</source>
        <translation>כל נקודה היא עולם. הצבע שלה: התשובה שניתנת שם.</translation>
    </message>
    <message>
        <source>move the edges of the bricks</source>
        <translation>הזזת שולי הלבנים</translation>
    </message>
    <message>
        <source>paint the dot that is pointed at</source>
        <translation>צביעת הנקודה שמצביעים עליה</translation>
    </message>
    <message>
        <source>Painting, to be verified</source>
        <translation>ציור, לבדיקה</translation>
    </message>
    <message>
        <source>Paint it yourself</source>
        <translation>צבע בעצמך</translation>
    </message>
    <message>
        <source>Yours: paint the dots of this mesh, up to 40. Try to let no triangle have three colours.</source>
        <translation>שלך: צבע את הנקודות של הרשת הזאת, עד 40. נסה שלאף משולש לא יהיו שלושה צבעים.</translation>
    </message>
    <message>
        <source>Which colour here? Keys 1 to %1.</source>
        <translation>איזה צבע כאן? מקשים 1 עד %1.</translation>
    </message>
    <message>
        <source>choose a colour for your own painting; in a lecture paint the next dot</source>
        <translation>בחירת צבע לציור שלך; בהרצאה צביעת הנקודה הבאה</translation>
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
    <name>littlestone::ui::PlayDesk</name>
    <message>
        <source>You ask</source>
        <translation>לשאול</translation>
    </message>
    <message>
        <source>You learn</source>
        <translation>ללמוד</translation>
    </message>
    <message>
        <source>Say it</source>
        <translation>אמרו</translation>
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
        <source>Best move</source>
        <translation>המהלך הטוב</translation>
    </message>
    <message>
        <source>Point to ask</source>
        <translation>הנקודה שנשאל</translation>
    </message>
    <message>
        <source>Past the exact limit: the program asks where Hedge is least sure.</source>
        <translation>מעבר לגבול המדויק: התוכנית שואלת היכן ש־Hedge הכי פחות בטוח.</translation>
    </message>
    <message>
        <source>Past the exact limit: the learner is Hedge alone.</source>
        <translation>מעבר לגבול המדויק: הלומד הוא Hedge בלבד.</translation>
    </message>
    <message>
        <source>The program asks the points, and says what is true.</source>
        <translation>התוכנית שואלת על הנקודות ואומרת מה נכון.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>המשחק נגמר.</translation>
    </message>
    <message>
        <source>Ask a point.</source>
        <translation>שאלו על נקודה.</translation>
    </message>
    <message>
        <source>You are asked point %1.</source>
        <translation>נשאלתם על נקודה %1.</translation>
    </message>
    <message>
        <source>What is true at point %1?</source>
        <translation>מה נכון בנקודה %1?</translation>
    </message>
    <message>
        <source>Say + with chance %1</source>
        <translation>לומר + בסיכוי %1</translation>
    </message>
    <message>
        <source>pays %1</source>
        <translation>משלם %1</translation>
    </message>
    <message>
        <source>Learner: minimax, Hedge beside it.</source>
        <translation>הלומד: מינימקס, לצדו Hedge.</translation>
    </message>
    <message>
        <source>Learner: Hedge alone.</source>
        <translation>הלומד: Hedge בלבד.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::PlayOnlinePage</name>
    <message>
        <source>off</source>
        <translation>כבוי</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>ערך</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>המהלך הטוב</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>רמזים</translation>
    </message>
    <message>
        <source>adversary</source>
        <translation>יריב</translation>
    </message>
    <message>
        <source>learner</source>
        <translation>לומד</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>מדויק</translation>
    </message>
    <message>
        <source>Exact play is open to 64 hypotheses and 12 rounds; beyond, the opponent is Hedge alone.</source>
        <translation>משחק מדויק אפשרי עד 64 השערות ו־12 סיבובים; מעבר לכך היריב הוא Hedge בלבד.</translation>
    </message>
    <message>
        <source>Nothing is drawn at random: losses are expected losses.</source>
        <translation>דבר אינו מוגרל: ההפסדים הם תוחלות.</translation>
    </message>
    <message>
        <source>WHERE YOU STAND</source>
        <translation>היכן אתם עומדים</translation>
    </message>
    <message>
        <source>ask this point</source>
        <translation>לשאול על נקודה זו</translation>
    </message>
    <message>
        <source>say what is true there</source>
        <translation>לומר מה נכון שם</translation>
    </message>
    <message>
        <source>try other odds, or set your own as the learner</source>
        <translation>לנסות סיכויים אחרים, או לקבוע את שלכם כלומד</translation>
    </message>
    <message>
        <source>put the odds back</source>
        <translation>להחזיר את הסיכוי</translation>
    </message>
    <message>
        <source>as the learner: say them</source>
        <translation>כלומד: לומר אותו</translation>
    </message>
    <message>
        <source>the best move</source>
        <translation>המהלך הטוב ביותר</translation>
    </message>
    <message>
        <source>take a round back</source>
        <translation>לקחת סיבוב בחזרה</translation>
    </message>
    <message>
        <source>Hedge</source>
        <translation>Hedge</translation>
    </message>
    <message>
        <source>Give any labels: no hypothesis has to be right</source>
        <translation>תנו תוויות כלשהן: שום השערה לא חייבת לצדוק</translation>
    </message>
    <message>
        <source>You lose nothing by lying. The learner&apos;s only goal is to lose little more than the best hypothesis in hindsight.</source>
        <translation>אינכם מפסידים דבר אם תשקרו. מטרתו היחידה של הלומד היא להפסיד רק מעט יותר מההשערה הטובה ביותר בדיעבד.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::PricePage</name>
    <message>
        <source>clip</source>
        <translation>סופר</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>שלכם</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>לומד</translation>
    </message>
    <message>
        <source>Loss against sample size</source>
        <translation>הפסד מול גודל המדגם</translation>
    </message>
    <message>
        <source>Clip: ½ plus $γ$/2 for each + and minus $γ$/2 for each − seen there, kept within 0 and 1. Yours: drag the answers. On $S$ alone each may be anything; after a flip of # labels it has moved by $γ$# at most.</source>
        <translation>סופר: ½ ועוד $γ$/2 לכל + ופחות $γ$/2 לכל − שנראה שם, בין 0 ל־1. שלכם: גררו את התשובות. על $S$ לבדו כל תשובה אפשרית; אחרי היפוך של # תוויות היא זזה ב־$γ$# לכל היותר.</translation>
    </message>
    <message>
        <source>EXAMPLES ASKED FOR</source>
        <translation>כמה דוגמאות נדרשות</translation>
    </message>
    <message>
        <source>flip the labels of the next point, with Shift of the one before</source>
        <translation>להפוך את תוויות הנקודה הבאה, עם Shift את הקודמת</translation>
    </message>
    <message>
        <source>move your answer at the point</source>
        <translation>להזיז את התשובה שלכם בנקודה</translation>
    </message>
    <message>
        <source>What every predictor asks for</source>
        <translation>מה כל מנבא דורש</translation>
    </message>
    <message>
        <source>Flip every label at one point. The answer may move by $γ$ a row; the truth moves fully.</source>
        <translation>הפכו כל תווית בנקודה אחת. התשובה רשאית לזוז ב־$γ$ לשורה; האמת זזה עד הסוף.</translation>
    </message>
    <message>
        <source>Worst flip</source>
        <translation>ההיפוך הגרוע</translation>
    </message>
    <message>
        <source>The worst flip</source>
        <translation>ההיפוך הגרוע ביותר</translation>
    </message>
    <message>
        <source>the flip that makes a stable learner err most</source>
        <translation>ההיפוך שגורם ללומד יציב לטעות הכי הרבה</translation>
    </message>
    <message>
        <source>The seen light point whose flip costs a stable learner most, and the worst change of one example (W)</source>
        <translation>הנקודה הקלה שנראתה שהיפוכה עולה ללומד יציב הכי הרבה, והשינוי הגרוע ביותר של דוגמה אחת (W)</translation>
    </message>
    <message>
        <source>A stable learner errs at rare points</source>
        <translation>לומד יציב טועה בנקודות נדירות</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ReferenceCard</name>
    <message>
        <source>Open in Help</source>
        <translation>פתיחה בעזרה</translation>
    </message>
    <message>
        <source>Close Esc</source>
        <translation>סגירה Esc</translation>
    </message>
    <message>
        <source>Definition and proof</source>
        <translation>הגדרה והוכחה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ReferenceChip</name>
    <message>
        <source>What it says, and why it holds</source>
        <translation>מה זה אומר ומדוע זה נכון</translation>
    </message>
    <message>
        <source>Definition and proof: %1</source>
        <translation>הגדרה והוכחה: %1</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::RegretPage</name>
    <message>
        <source>log</source>
        <translation>לוגריתמי</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>לינארי</translation>
    </message>
    <message>
        <source>class</source>
        <translation>מחלקה</translation>
    </message>
    <message>
        <source>two classes</source>
        <translation>שתי מחלקות</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>ציר</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>השוואה</translation>
    </message>
    <message>
        <source>Fair coins</source>
        <translation>מטבעות הוגנים</translation>
    </message>
    <message>
        <source>Between half and all of Ldim</source>
        <translation>בין מחצית Ldim לכולו</translation>
    </message>
    <message>
        <source>coins on the tree</source>
        <translation>מטבעות על העץ</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>חמדני</translation>
    </message>
    <message>
        <source>Coins: the majority picks a branch. Greedy: a random point, and the label Hedge finds less likely.</source>
        <translation>מטבעות: הרוב בוחר ענף. חמדני: נקודה אקראית, והתווית שנראית ל-Hedge פחות סבירה.</translation>
    </message>
    <message>
        <source>Exact values go as far as a bounded search takes them; beyond, Hedge is run.</source>
        <translation>הערכים המדויקים מגיעים עד לאן שחיפוש חסום מגיע; מעבר לכך מריצים את Hedge.</translation>
    </message>
    <message>
        <source>The promise keeps the price finite</source>
        <translation>ההבטחה שומרת על מחיר סופי</translation>
    </message>
    <message>
        <source>If some hypothesis is always right, mistakes end. If none need be, regret grows like √T and never ends.</source>
        <translation>אם יש השערה שצודקת תמיד, הטעויות נגמרות. אם לא חייבת להיות כזו, החרטה גדלה כמו ⁦√T⁩ ואינה נגמרת.</translation>
    </message>
    <message numerus="yes">
        <source>AT %n ROUND(S)</source>
        <translation>
            <numerusform>בסבב %n</numerusform>
            <numerusform>ב-%n סבבים</numerusform>
        </translation>
    </message>
    <message>
        <source>move the odds at the node that is pointed at</source>
        <translation>להזיז את הסיכוי בצומת שמצביעים עליו</translation>
    </message>
    <message>
        <source>put the best odds back at every node</source>
        <translation>להחזיר את הסיכוי הטוב ביותר בכל צומת</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::RelabelPage</name>
    <message>
        <source>The rows of T</source>
        <translation>השורות של T</translation>
    </message>
    <message>
        <source>Dilution</source>
        <translation>דילול</translation>
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
        <translation>מינימום</translation>
    </message>
    <message>
        <source>first</source>
        <translation>ראשונה</translation>
    </message>
    <message>
        <source>WHO PAYS WHAT</source>
        <translation>מי משלם מה</translation>
    </message>
    <message>
        <source>the flips of the next way</source>
        <translation>ההיפוכים של הדרך הבאה</translation>
    </message>
    <message>
        <source>one row more or fewer in T</source>
        <translation>שורה אחת יותר או פחות ב־T</translation>
    </message>
    <message>
        <source>point %1: %2 rows of S, %3 of them +</source>
        <translation>נקודה %1: %2 שורות של S, מהן %3 עם +</translation>
    </message>
    <message>
        <source>%1: %2 errors on S, chance %3, %4 labels of T would flip</source>
        <translation>%1: %2 טעויות על S, סיכוי %3, %4 תוויות של T יתהפכו</translation>
    </message>
    <message>
        <source>$A$ needs labels that a hypothesis explains. $S$ decides which, by how well they fit.</source>
        <translation>$A$ צריך תוויות שהשערה מסבירה. $S$ מחליט אילו, לפי מידת ההתאמה.</translation>
    </message>
    <message>
        <source>First: the errors of the class’s first hypothesis. This score is not private: see the last picture.</source>
        <translation>ראשונה: הטעויות של ההשערה הראשונה במחלקה. ניקוד זה אינו פרטי: ראו בתמונה האחרונה.</translation>
    </message>
    <message>
        <source>Make the labels consistent, then learn</source>
        <translation>לעשות את התוויות עקביות, ואז ללמוד</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SameAnswerPage</name>
    <message>
        <source>Steps</source>
        <translation>מדרגות</translation>
    </message>
    <message>
        <source>even on √</source>
        <translation>אחיד ב־√</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>שווה</translation>
    </message>
    <message>
        <source>one</source>
        <translation>אחת</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ביד</translation>
    </message>
    <message>
        <source>100 PAIRS</source>
        <translation>100 זוגות</translation>
    </message>
    <message>
        <source>next step, lab or handle</source>
        <translation>המדרגה, המעבדה או הידית הבאה</translation>
    </message>
    <message>
        <source>move it; without one, another share p</source>
        <translation>להזיז; בלעדיה, חלק p אחר</translation>
    </message>
    <message>
        <source>Labs</source>
        <translation>מעבדות</translation>
    </message>
    <message>
        <source>New data</source>
        <translation>נתונים חדשים</translation>
    </message>
    <message>
        <source>READ THE MARKS</source>
        <translation>איך לקרוא את הסימנים</translation>
    </message>
    <message>
        <source>roll the die</source>
        <translation>הטלת הקובייה</translation>
    </message>
    <message>
        <source>No draw yet.</source>
        <translation>עדיין אין דגימה.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>דגימה</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>רווח</translation>
    </message>
    <message>
        <source>rolls the die in a lecture</source>
        <translation>מטיל את הקובייה בהרצאה</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SampleSizesPage</name>
    <message>
        <source>private, a target exists</source>
        <translation>פרטי, קיימת מטרה</translation>
    </message>
    <message>
        <source>not private</source>
        <translation>לא פרטי</translation>
    </message>
    <message>
        <source>agnostic</source>
        <translation>אגנוסטי</translation>
    </message>
    <message>
        <source>constant unknown</source>
        <translation>הקבוע אינו ידוע</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>מופרך</translation>
    </message>
    <message>
        <source>How many examples for privacy?</source>
        <translation>כמה דוגמאות עבור פרטיות?</translation>
    </message>
    <message>
        <source>Every line is a proved promise; the dotted ones lack their constant. The pale path is the cheapest private one.</source>
        <translation>כל קו הוא הבטחה מוכחת; למנוקדים חסר הקבוע. השביל הבהיר הוא הפרטי הזול ביותר.</translation>
    </message>
    <message>
        <source>WHAT EACH LINE PROMISES</source>
        <translation>מה כל קו מבטיח</translation>
    </message>
    <message>
        <source>a larger or smaller budget</source>
        <translation>תקציב גדול או קטן יותר</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::ScenarioPanel</name>
    <message>
        <source>SCENARIO</source>
        <translation>תרחיש</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>גרעין חדש</translation>
    </message>
    <message>
        <source>($ε$, $δ$) holds for every choice. Accuracy is not promised here.</source>
        <translation>($ε$, $δ$) מתקיים בכל בחירה. הדיוק כאן אינו מובטח.</translation>
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
    <message>
        <source>lean</source>
        <translation>רזה</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>לומד</translation>
    </message>
    <message>
        <source>Its constants are being worked out.</source>
        <translation>הקבועים שלו מחושבים.</translation>
    </message>
    <message numerus="yes">
        <source>%n batches</source>
        <translation>
            <numerusform>%n אצווה</numerusform>
            <numerusform>%n אצוות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n rows</source>
        <translation>
            <numerusform>של שורה אחת</numerusform>
            <numerusform>של %n שורות</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2, a list of at most %3 predictors each, and %4 fresh rows.</source>
        <translation>%1 %2, רשימה של %3 מנבאים לכל היותר לכל אחת, ו־%4 שורות חדשות.</translation>
    </message>
    <message>
        <source>($ε$, $δ$) holds on all data; proved for Ldim %1 from %2 examples.</source>
        <translation>($ε$, $δ$) מתקיים על כל נתונים; מוכח עבור Ldim %1 החל מ־%2 דוגמאות.</translation>
    </message>
    <message>
        <source>%1 %2, a vote each, and %3 fresh rows.</source>
        <translation>%1 %2, קול לכל אחת, ו־%3 שורות חדשות.</translation>
    </message>
    <message>
        <source>moves bounds only, not the run</source>
        <translation>מזיז רק חסמים, לא את ההרצה</translation>
    </message>
    <message>
        <source>Custom constants do not follow from α and β, so the run stays as it is. What moves: the bound τ, and on the loss page the lines of α and 1 − β and the theorem&apos;s n.</source>
        <translation>קבועים מותאמים אינם נובעים מ־α ומ־β, ולכן ההרצה נשארת כפי שהיא. מה שזז: החסם τ, ובדף ההפסד הקווים של α ושל 1 − β וה־n של המשפט.</translation>
    </message>
    <message>
        <source>Its factor is the program’s own: the paper’s proof leaves it open.</source>
        <translation>הגורם שלו הוא של התוכנה: ההוכחה שבמאמר משאירה אותו פתוח.</translation>
    </message>
    <message>
        <source>As the paper’s proof has it.</source>
        <translation>כמו בהוכחה שבמאמר.</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>שרשרת</translation>
    </message>
    <message>
        <source>Which private learner is watched: the paper&apos;s M, the lean learner, which needs far fewer examples, or the chain learner, which mostly needs still fewer at Littlestone dimension 2 and 3</source>
        <translation>באיזה לומד פרטי צופים: ⁦M⁩ של המאמר, הלומד הרזה שצריך הרבה פחות דוגמאות, או לומד השרשרת שצריך בדרך כלל עוד פחות בממד ליטלסטון 2 ו־3</translation>
    </message>
    <message>
        <source>It is for classes of Littlestone dimension 2 and 3.</source>
        <translation>הוא מיועד למחלקות בממד ליטלסטון 2 ו־3.</translation>
    </message>
    <message numerus="yes">
        <source>All %1 rows are read on every level, and a run spans at most %2 of them.</source>
        <translation>
            <numerusform>השורה %1 נקראת בכל רמה, וריצה משתרעת על %2 לכל היותר.</numerusform>
            <numerusform>כל %1 השורות נקראות בכל רמה, וריצה משתרעת על %2 מהן לכל היותר.</numerusform>
        </translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>אין קול</translation>
    </message>
    <message>
        <source>A tournament that would draw more than N examples fails. Then the batch gives no vote (G), or it votes for the predictor after its next block T alone, SOA(T) (G*)</source>
        <translation>טורניר שהיה מגריל יותר מ־N דוגמאות נכשל. אז לאצווה אין קול (G), או שהיא מצביעה עבור המנבא שאחרי הבלוק הבא T לבדו, ⁦SOA(T)⁩ ⁦(G*)⁩</translation>
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
    <message>
        <source>Choosing one candidate</source>
        <translation>בחירת מועמד אחד</translation>
    </message>
    <message>
        <source>Votes, less the errors on fresh rows, decide in one step. Only the one that is chosen leaves.</source>
        <translation>הקולות, פחות השגיאות על שורות טריות, מכריעים בצעד אחד. רק הנבחר יוצא.</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>הגרלה נוספת</translation>
    </message>
    <message>
        <source>100 times</source>
        <translation>100 פעמים</translation>
    </message>
    <message>
        <source>Draws from the same chances once more; the run keeps its own draw</source>
        <translation>מגריל עוד פעם מאותם סיכויים; ההרצה שומרת על ההגרלה שלה</translation>
    </message>
    <message>
        <source>Draws from the same chances a hundred times more; the run keeps its own draw</source>
        <translation>מגריל עוד מאה פעמים מאותם סיכויים; ההרצה שומרת על ההגרלה שלה</translation>
    </message>
    <message>
        <source>Drawn again</source>
        <translation>הוגרל שוב</translation>
    </message>
    <message numerus="yes">
        <source>%n draws more from the same chances, here for us to look at: a dot is their share, a line its 95 % interval. On real data each would cost the whole $ε$ again.</source>
        <translation>
            <numerusform>הגרלה נוספת אחת (%n) מאותם סיכויים, רק לעינינו: נקודה היא החלק, קו הוא רווח הסמך של 95 %. על נתונים אמיתיים היא הייתה עולה שוב $ε$ שלם.</numerusform>
            <numerusform>%n הגרלות נוספות מאותם סיכויים, רק לעינינו: נקודה היא החלק, קו הוא רווח הסמך של 95 %. על נתונים אמיתיים כל אחת הייתה עולה שוב $ε$ שלם.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disjoint runs, and the errors on the same rows, decide in one step. Only the one that is chosen leaves.</source>
        <translation>ריצות זרות והשגיאות על אותן שורות מכריעות בצעד אחד. רק מי שנבחר יוצא.</translation>
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
    <name>littlestone::ui::StablePage</name>
    <message>
        <source>Stability and accuracy over ε₀</source>
        <translation>יציבות ודיוק לפי ⁦ε₀⁩</translation>
    </message>
    <message>
        <source>The law of the drawn hypothesis</source>
        <translation>התפלגות ההיפותזה המוגרלת</translation>
    </message>
    <message>
        <source>The examples</source>
        <translation>הדוגמאות</translation>
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
        <translation>יציב</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>הדוק</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>מאמר</translation>
    </message>
    <message>
        <source>Worst neighbour</source>
        <translation>השכן הגרוע ביותר</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>לומד</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>חסם</translation>
    </message>
    <message>
        <source>ERM: answer with the first hypothesis that has the fewest errors on $S$.</source>
        <translation>⁦ERM⁩: לענות לפי ההיפותזה הראשונה עם הכי מעט שגיאות על $S$.</translation>
    </message>
    <message>
        <source>EM: draw any hypothesis by its errors on $S$, answer with it.</source>
        <translation>⁦EM⁩: להגריל היפותזה לפי שגיאותיה על $S$ ולענות לפיה.</translation>
    </message>
    <message numerus="yes">
        <source>Stable: draw %1 rows $T$, merge hypotheses equal on $T$, draw one by its errors on $S$, answer with it.</source>
        <translation>
            <numerusform>יציב: להגריל %1 שורה $T$, למזג היפותזות השוות על $T$, להגריל אחת לפי שגיאותיה על $S$ ולענות לפיה.</numerusform>
            <numerusform>יציב: להגריל %1 שורות $T$, למזג היפותזות השוות על $T$, להגריל אחת לפי שגיאותיה על $S$ ולענות לפיה.</numerusform>
        </translation>
    </message>
    <message>
        <source>One example changes; how far may an answer move?</source>
        <translation>דוגמה אחת משתנה; כמה רחוק יכולה תשובה לזוז?</translation>
    </message>
    <message>
        <source>WHERE γ COMES FROM</source>
        <translation>מאין בא ⁦γ⁩</translation>
    </message>
    <message>
        <source>Two ways to matter</source>
        <translation>שתי דרכים להשפיע</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>מה המחיר</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>אומדנים</translation>
    </message>
    <message numerus="yes">
        <source>%1 distinct points are too many to sum over all $T$; at most %2 are. The bars are means of draws, with their intervals.</source>
        <translation>
            <numerusform>%1 נקודה שונה היא יותר מדי לסכום על כל $T$; לכל היותר %2. העמודות הן ממוצעי הגרלות, עם הרווחים שלהן.</numerusform>
            <numerusform>%1 נקודות שונות הן יותר מדי לסכום על כל $T$; לכל היותר %2. העמודות הן ממוצעי הגרלות, עם הרווחים שלהן.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stable learner</source>
        <translation>לומד יציב</translation>
    </message>
    <message>
        <source>change to the worst neighbour</source>
        <translation>מעבר לשכן הגרוע ביותר</translation>
    </message>
    <message>
        <source>next point</source>
        <translation>הנקודה הבאה</translation>
    </message>
    <message>
        <source>turn a label at that point</source>
        <translation>היפוך תווית בנקודה זו</translation>
    </message>
    <message numerus="yes">
        <source>%1 errs on %2 of %3</source>
        <translation>
            <numerusform>%1 שוגה ב־%2 מתוך %3</numerusform>
            <numerusform>%1 שוגה ב־%2 מתוך %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; drawn with chance %2 over all T</source>
        <translation>%1; מוגרלת בסיכוי %2 על פני כל ⁦T⁩</translation>
    </message>
    <message>
        <source>point %1: %2 −, %3 +; chance of + %4</source>
        <translation>נקודה %1: ⁦%2 −⁩, ⁦%3 +⁩; הסיכוי ל־+ הוא %4</translation>
    </message>
    <message>
        <source>%1, after the change %2</source>
        <translation>%1, אחרי השינוי %2</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>אישיים</translation>
    </message>
    <message>
        <source>Sharp: ν + (1 − ν) tanh(ε₀/2). Paper: 3 max(ν, ε₀).</source>
        <translation>חד: ⁦ν + (1 − ν) tanh(ε₀/2)⁩. המאמר: ⁦3 max(ν, ε₀)⁩.</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>קבועים</translation>
    </message>
    <message>
        <source>For the γ and α above: sharp finds the n′ and ε₀ with the fewest examples.</source>
        <translation>עבור γ ו־α שלמעלה: חד מוצא את n′ ואת ε₀ עם הכי מעט דוגמאות.</translation>
    </message>
    <message>
        <source>How many examples</source>
        <translation>כמה דוגמאות</translation>
    </message>
    <message>
        <source>The example is in $T$ with probability $ν$ and can then change the list. Otherwise the list stays, and the mechanism&apos;s probabilities move by at most tanh($ε_0$/2) = %1.</source>
        <translation>בהסתברות $ν$ הדוגמה נמצאת ב־$T$ ואז היא יכולה לשנות את הרשימה. אחרת הרשימה נשארת, וההסתברויות של המנגנון זזות לכל היותר ב־⁦tanh($ε_0$/2) = %1⁩.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::StationButton</name>
    <message>
        <source>Station %1: %2</source>
        <translation>תחנה %1: %2</translation>
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
    <name>littlestone::ui::StudyPanel</name>
    <message>
        <source>SCENARIO</source>
        <translation>תרחיש</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>זרע חדש</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::SubsamplePage</name>
    <message>
        <source>How many rows keep ε?</source>
        <translation>כמה שורות שומרות על ε?</translation>
    </message>
    <message>
        <source>Shuffle what you pass on</source>
        <translation>לערבב את מה שמוסרים</translation>
    </message>
    <message>
        <source>The draws</source>
        <translation>ההגרלות</translation>
    </message>
    <message>
        <source>after each</source>
        <translation>אחרי כל אחת</translation>
    </message>
    <message>
        <source>never</source>
        <translation>אף פעם</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>מעורבב</translation>
    </message>
    <message>
        <source>as in $S$</source>
        <translation>כמו ב־$S$</translation>
    </message>
    <message>
        <source>$A$ sees %1 of %2 rows.</source>
        <translation>$A$ רואה %1 מתוך %2 שורות.</translation>
    </message>
    <message>
        <source>Most of the time the one row that changed is not even there.</source>
        <translation>לרוב השורה האחת שהשתנתה כלל אינה שם.</translation>
    </message>
    <message>
        <source>The one row that changed is often there, and tells more.</source>
        <translation>השורה האחת שהשתנתה נמצאת שם לעתים קרובות, ומגלה יותר.</translation>
    </message>
    <message>
        <source>COPIES OF ROW %1: CHANCE, EXACT</source>
        <translation>עותקים של שורה %1: סיכוי מדויק</translation>
    </message>
    <message>
        <source>the next row changes, with Shift the one before</source>
        <translation>השורה הבאה משתנה, עם Shift הקודמת</translation>
    </message>
    <message>
        <source>Sampling with replacement makes a PAC learner an empirical one (Lemma 15): for $A$, $S$ itself is the distribution.</source>
        <translation>דגימה עם החזרה הופכת לומד PAC ללומד אמפירי (למה 15): עבור $A$, $S$ עצמה היא ההתפלגות.</translation>
    </message>
    <message>
        <source>A row that is rarely drawn reveals little</source>
        <translation>שורה שנדגמת לעתים רחוקות מגלה מעט</translation>
    </message>
    <message>
        <source>A row that is often drawn reveals more</source>
        <translation>שורה שנדגמת לעתים קרובות מגלה יותר</translation>
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
    <name>littlestone::ui::TablePane</name>
    <message>
        <source>%1 as a table</source>
        <translation>%1 כטבלה</translation>
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
    <message>
        <source>empty</source>
        <translation>ריק</translation>
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
    <message>
        <source>Batch %1: items</source>
        <translation>אצווה %1: רמות</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>קולות</translation>
    </message>
    <message>
        <source>Choosing</source>
        <translation>בחירה</translation>
    </message>
    <message>
        <source>Runs in the rows</source>
        <translation>ריצות בשורות</translation>
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
    <message>
        <source>One batch of the lean learner</source>
        <translation>אצווה אחת של הלומד הרזה</translation>
    </message>
    <message>
        <source>The list of the batch</source>
        <translation>הרשימה של האצווה</translation>
    </message>
    <message>
        <source>One outcome is always true</source>
        <translation>ענף אחד הוא תמיד אמיתי</translation>
    </message>
    <message>
        <source>Outcomes</source>
        <translation>ענפים</translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences of labels were followed to their end.</source>
        <translation>
            <numerusform>סדרת תוויות %1 נבדקה עד סופה.</numerusform>
            <numerusform>%1 סדרות של תוויות נבדקו עד סופן.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sequences of labels and more were followed.</source>
        <translation>
            <numerusform>סדרת תוויות %1 ועוד נבדקו.</numerusform>
            <numerusform>%1 סדרות של תוויות ועוד נבדקו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Why so few examples?</source>
        <translation>מדוע כה מעט דוגמאות?</translation>
    </message>
    <message>
        <source>A mistake on a real row costs no coin, all labels of a contest are tried, and a batch may vote for a list.</source>
        <translation>טעות על שורה אמיתית אינה עולה במטבע, מנסים את כל התוויות של דו־קרב, ואצווה רשאית להצביע בעד רשימה.</translation>
    </message>
    <message>
        <source>Real rows are the mistakes. Where two predictors differ, both labels are followed: one of them is true.</source>
        <translation>שורות אמיתיות הן הטעויות. היכן ששני מנבאים נבדלים, הולכים אחרי שתי התוויות: אחת מהן אמיתית.</translation>
    </message>
    <message>
        <source>WHAT A LIST COSTS</source>
        <translation>מחיר הרשימה</translation>
    </message>
    <message>
        <source>Privacy asks for more votes</source>
        <translation>הפרטיות דורשת קולות נוספים</translation>
    </message>
    <message>
        <source>A list of $s$ asks for at most (2/$ε$) ln $s$ more votes: %1 instead of %2.</source>
        <translation>רשימה באורך $s$ דורשת לכל היותר ‎(2/$ε$) ln $s$‎ קולות נוספים: %1 במקום %2.</translation>
    </message>
    <message>
        <source>YOUR GUESS: WHICH ONE IS TRUE?</source>
        <translation>הניחוש שלך: מי מהם נכון?</translation>
    </message>
    <message>
        <source>Your guesses</source>
        <translation>הניחושים שלך</translation>
    </message>
    <message>
        <source>%1 of %2 right.</source>
        <translation>%1 מתוך %2 נכונים.</translation>
    </message>
    <message>
        <source>More contests, more agreement</source>
        <translation>יותר דו־קרבות, יותר הסכמה</translation>
    </message>
    <message>
        <source>Two runs</source>
        <translation>שתי הרצות</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>עץ</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>רמות</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>פעמיים</translation>
    </message>
    <message>
        <source>100 times</source>
        <translation>100 פעמים</translation>
    </message>
    <message>
        <source>View</source>
        <translation>תצוגה</translation>
    </message>
    <message>
        <source>Run each level twice on fresh samples</source>
        <translation>הרצת כל רמה פעמיים על מדגמים חדשים</translation>
    </message>
    <message>
        <source>Run each level twice on fresh samples, a hundred times</source>
        <translation>הרצת כל רמה פעמיים על מדגמים חדשים, מאה פעמים</translation>
    </message>
    <message>
        <source>The exact law of SOA($S$ ∘ $T$) after each number of contests. One column is one predictor, the band is the target $c$.</source>
        <translation>ההתפלגות המדויקת של ⁦SOA($S$ ∘ $T$)⁩ אחרי כל מספר של דו־קרבות. כל עמודה היא מנבא אחד, והפס הוא המטרה $c$.</translation>
    </message>
    <message>
        <source>RUN IT TWICE, LEVEL %1</source>
        <translation>הרצה כפולה, רמה %1</translation>
    </message>
    <message>
        <source>Globally stable</source>
        <translation>יציבות גלובלית</translation>
    </message>
    <message>
        <source>One fixed predictor comes out with chance $η$ = %1 on a fresh sample of $D$, when the level is drawn with its weight.</source>
        <translation>מנבא קבוע אחד יוצא בהסתברות $η$ = %1 על מדגם חדש מ־$D$, כשהרמה מוגרלת לפי משקלה.</translation>
    </message>
    <message>
        <source>This predictor</source>
        <translation>המנבא הזה</translation>
    </message>
    <message>
        <source>Frequent, so good</source>
        <translation>שכיח, ולכן טוב</translation>
    </message>
    <message>
        <source>%1 comes out with chance $q$ = %2, and then it fits all $n$ examples of $T$. So its loss is at most $1 − q^{1/n}$ = %3 (and ln(1/$q$)/$n$ = %4). Its loss is %5. (Proposition 7)</source>
        <translation>%1 יוצא בהסתברות $q$ = %2, ואז הוא מתאים לכל $n$ הדוגמאות של $T$. לכן הפסדו לכל היותר $1 − q^{1/n}$ = %3 (וגם ln(1/$q$)/$n$ = %4). הפסדו הוא %5. (טענה 7)</translation>
    </message>
    <message>
        <source>%1 does not come out at this level, so nothing is promised of its loss, %2.</source>
        <translation>%1 אינו יוצא ברמה הזאת, ולכן דבר אינו מובטח לגבי הפסדו, %2.</translation>
    </message>
    <message>
        <source>What $τ$ counts</source>
        <translation>מה $τ$ סופר</translation>
    </message>
    <message>
        <source>The proof counts only runs whose coins were all true, $ρ_k$. They are fewer at each level; other runs agree as well.</source>
        <translation>ההוכחה סופרת רק הרצות שכל מטבעותיהן אמת, $ρ_k$. הן מתמעטות מרמה לרמה; גם הרצות אחרות מסכימות.</translation>
    </message>
    <message>
        <source>tree or levels</source>
        <translation>עץ או רמות</translation>
    </message>
    <message>
        <source>What the SOA says without a row</source>
        <translation>מה SOA אומר בלי שורה</translation>
    </message>
    <message>
        <source>No row agrees with $S$. The SOA keeps its last predictor and changes it at the points it is told, and nowhere else (Definition 11).</source>
        <translation>אף שורה אינה מסכימה עם $S$. SOA שומר את המנבא האחרון ומשנה אותו רק בנקודות שנאמרות לו (הגדרה 11).</translation>
    </message>
    <message>
        <source>Why a true path is rare</source>
        <translation>למה מסלול אמת נדיר</translation>
    </message>
    <message>
        <source>LOOKED AT AGAIN</source>
        <translation>מבט חוזר</translation>
    </message>
    <message>
        <source>The blocks of both sides</source>
        <translation>הבלוקים של שני הצדדים</translation>
    </message>
    <message>
        <source>Click the node again to return to step %1.</source>
        <translation>לחצו שוב על הצומת כדי לחזור לצעד %1.</translation>
    </message>
    <message>
        <source>YOUR GUESS</source>
        <translation>הניחוש שלך</translation>
    </message>
    <message>
        <source>YOUR GUESS: %1 OF %2 RIGHT</source>
        <translation>הניחוש שלך: %1 מתוך %2 נכון</translation>
    </message>
    <message numerus="yes">
        <source>All %1 batches</source>
        <translation>
            <numerusform>אצווה %1</numerusform>
            <numerusform>כל %1 האצוות</numerusform>
        </translation>
    </message>
    <message>
        <source>Each plays a tournament of its own on fresh examples. Here are those of level $k$ = %1.</source>
        <translation>כל אחת משחקת טורניר משלה על דוגמאות חדשות. אלה של רמה $k$ = %1.</translation>
    </message>
    <message>
        <source>guess who wins the contest</source>
        <translation>לנחש מי מנצח בדו־קרב</translation>
    </message>
    <message>
        <source>The learner does not know which one, so it follows both. Bold marks what the page knows because the data is synthetic.</source>
        <translation>הלומד אינו יודע איזה מהם, ולכן הוא הולך אחרי שניהם. מודגש מה שהעמוד יודע, כי הנתונים סינתטיים.</translation>
    </message>
    <message>
        <source>Each coin is true with chance 1/2, so all $k$ coins on a fixed path are true with chance $2^{-k}$. The coins also decide which path wins, so for that path the chance is $ρ_k$.</source>
        <translation>כל מטבע אמת בסיכוי 1/2, ולכן כל $k$ המטבעות במסלול קבוע אמת בסיכוי $2^{-k}$. המטבעות קובעים גם איזה מסלול מנצח, ולכן עבור מסלול זה הסיכוי הוא $ρ_k$.</translation>
    </message>
    <message>
        <source>The proof counts only runs whose coins were all true, $ρ_k$. Here $ρ_%1$ = 0: blocks force mistakes too, so %1 contests cannot all be true.</source>
        <translation>ההוכחה סופרת רק הרצות שכל מטבעותיהן אמת, $ρ_k$. כאן $ρ_%1$ = 0: גם בלוקים כופים טעויות, ולכן %1 דו־קרבות אינם יכולים להיות כולם אמת.</translation>
    </message>
    <message>
        <source>Sampled</source>
        <translation>נאמד מריצות</translation>
    </message>
    <message>
        <source>The law of this level has too many states to be computed. The dots are shares of %1 runs on fresh samples, with 95 % intervals.</source>
        <translation>להתפלגות של רמה זו יש יותר מדי מצבים לחישוב. הנקודות הן שיעורים מתוך %1 ריצות על מדגמים טריים, עם רווחי סמך של 95 %.</translation>
    </message>
    <message>
        <source>SOA($S$ ∘ $T$) after each number of contests: exact bars, or dots from runs. The band is the target $c$.</source>
        <translation>⁦SOA($S$ ∘ $T$)⁩ אחרי כל מספר של דו־קרבות: עמודות מדויקות או נקודות מריצות. הפס הוא המטרה $c$.</translation>
    </message>
    <message>
        <source>Agreement after each number of contests</source>
        <translation>הסכמה אחרי כל מספר של דו־קרבות</translation>
    </message>
    <message numerus="yes">
        <source>Most likely answer: from %1 to %2 in %n rounds</source>
        <translation>
            <numerusform>התשובה הסבירה ביותר: מ-%1 ל-%2 ב-%n סיבוב</numerusform>
            <numerusform>התשובה הסבירה ביותר: מ-%1 ל-%2 ב-%n סיבובים</numerusform>
        </translation>
    </message>
    <message>
        <source>The runs of the chain learner</source>
        <translation>הריצות של לומד השרשרת</translation>
    </message>
    <message>
        <source>What the runs name</source>
        <translation>במה הריצות נוקבות</translation>
    </message>
    <message>
        <source>No row is set aside: every row is read on every level, and the errors are counted on the same rows.</source>
        <translation>שום שורה אינה מונחת בצד: כל שורה נקראת בכל רמה, והשגיאות נספרות על אותן שורות.</translation>
    </message>
    <message>
        <source>The learner does not know which label of a contest is right, so the run names the outcomes of both.</source>
        <translation>הלומד אינו יודע איזו תווית של דו־קרב נכונה, ולכן הריצה נוקבת בתוצאות של שתיהן.</translation>
    </message>
    <message>
        <source>Runs that share a row</source>
        <translation>ריצות עם שורה משותפת</translation>
    </message>
    <message>
        <source>Only runs without a common row are counted. One changed row is in at most one of them, so each count moves by at most 1.</source>
        <translation>נספרות רק ריצות בלי שורה משותפת. שורה אחת ששונתה נמצאת באחת מהן לכל היותר, ולכן כל ספירה זזה ב־1 לכל היותר.</translation>
    </message>
    <message>
        <source>Names one row can take away</source>
        <translation>שמות ששורה אחת יכולה לקחת</translation>
    </message>
    <message numerus="yes">
        <source>At most $s$ = %1, whatever the data are. Here all rows give %2.</source>
        <translation>
            <numerusform>לכל היותר ⁦$s$ = %1⁩, יהיו הנתונים אשר יהיו. כאן כל השורות נותנות %2.</numerusform>
            <numerusform>לכל היותר ⁦$s$ = %1⁩, יהיו הנתונים אשר יהיו. כאן כל השורות נותנות %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every row is read on every level. An arc is a run from its first row to its last; runs that share no row are the votes.</source>
        <translation>כל שורה נקראת בכל רמה. קשת היא ריצה משורתה הראשונה עד האחרונה; ריצות בלי שורה משותפת הן הקולות.</translation>
    </message>
    <message>
        <source>Under the cap</source>
        <translation>בתוך הגבול</translation>
    </message>
    <message>
        <source>With at most $N$ = %1 examples a batch fails with chance %2. Then the most likely answer of G has chance %3, and of G*, which answers SOA($T$), %4.</source>
        <translation>עם ⁦$N$&#xa0;=&#xa0;%1⁩ דוגמאות לכל היותר אצווה נכשלת בהסתברות %2. אז לתשובה הסבירה ביותר של G הסתברות %3, ולזו של G*, שעונה ⁦SOA($T$)⁩, הסתברות %4.</translation>
    </message>
    <message>
        <source>Without a contest: the most likely answer has chance %1</source>
        <translation>בלי תחרות: לתשובה הסבירה ביותר יש הסתברות %1</translation>
    </message>
    <message>
        <source>No run names anybody</source>
        <translation>שום ריצה אינה נוקבת בשם</translation>
    </message>
    <message numerus="yes">
        <source>%1 disjoint runs name %2</source>
        <translation>
            <numerusform>ריצה זרה %1 נוקבת בשם %2</numerusform>
            <numerusform>%1 ריצות זרות נוקבות בשם %2</numerusform>
        </translation>
    </message>
    <message>
        <source>a predictor outside the class</source>
        <translation>מנבא מחוץ למחלקה</translation>
    </message>
    <message>
        <source>A batch votes for nobody</source>
        <translation>אצווה אינה מצביעה בעד איש</translation>
    </message>
    <message numerus="yes">
        <source>A batch votes for %1 predictors</source>
        <translation>
            <numerusform>אצווה מצביעה בעד מנבא %1</numerusform>
            <numerusform>אצווה מצביעה בעד %1 מנבאים</numerusform>
        </translation>
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
    <name>littlestone::ui::TwoWorldsPage</name>
    <message>
        <source>paper</source>
        <translation>מאמר</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>הדוק</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>קבועים</translation>
    </message>
    <message>
        <source>1 to 12 classes with spaces between them: points, thresholds, cubes, …</source>
        <translation>1 עד 12 מחלקות עם רווחים ביניהן: נקודות, ספים, קוביות, …</translation>
    </message>
    <message>
        <source>Left: rounds of a game, in mistakes. Right: examples that a promise asks for, on a scale of powers of ten.</source>
        <translation>משמאל: סיבובי משחק, בטעויות. מימין: דוגמאות שהבטחה דורשת, בסולם של חזקות עשר.</translation>
    </message>
    <message>
        <source>Two worlds, one number</source>
        <translation>שני עולמות, מספר אחד</translation>
    </message>
    <message>
        <source>POINTED AT</source>
        <translation>מסומן</translation>
    </message>
    <message>
        <source>the next dimension, up or down</source>
        <translation>הממד הבא, למעלה או למטה</translation>
    </message>
    <message>
        <source>A class can be predicted online if and only if it can be learned privately. Both depend on $d$, but on very different scales.</source>
        <translation>מחלקה ניתנת לחיזוי מקוון אם ורק אם היא ניתנת ללמידה פרטית. שניהם תלויים ב־$d$, אך בסולמות שונים מאוד.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::VotesPage</name>
    <message>
        <source>Ask</source>
        <translation>שאלו</translation>
    </message>
    <message>
        <source>Ask the coin once more</source>
        <translation>לשאול את המטבע פעם נוספת</translation>
    </message>
    <message>
        <source>One more answer at the asked point (A)</source>
        <translation>תשובה נוספת בנקודה הנשאלת (A)</translation>
    </message>
    <message>
        <source>first fit</source>
        <translation>הראשונה המתאימה</translation>
    </message>
    <message numerus="yes">
        <source>%n strangers vote, a coin answers</source>
        <translation>
            <numerusform>זר אחד מצביע, מטבע עונה</numerusform>
            <numerusform>%n זרים מצביעים, מטבע עונה</numerusform>
        </translation>
    </message>
    <message>
        <source>WHO WOULD STILL BE WRONG</source>
        <translation>מי עדיין יטעה</translation>
    </message>
    <message>
        <source>No hypothesis explains these labels</source>
        <translation>אין היפותזה שמסבירה את התוויות</translation>
    </message>
    <message>
        <source>Lemma 9 needs labels a hypothesis explains; private all the same.</source>
        <translation>למה 9 דורשת תוויות שהיפותזה מסבירה; פרטי בכל זאת.</translation>
    </message>
    <message>
        <source>Why not the majority?</source>
        <translation>למה לא הרוב?</translation>
    </message>
    <message>
        <source>Stable, not private</source>
        <translation>יציב, לא פרטי</translation>
    </message>
    <message>
        <source>This rule moves by %1 a vote at most. But at the ends a chance of 0 becomes positive, and that gives an example away.</source>
        <translation>הכלל הזה זז לכל היותר ב־%1 לכל קול. אבל בקצוות סיכוי 0 נעשה חיובי, וזה מסגיר דוגמה.</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>אין עוד שאלות</translation>
    </message>
    <message numerus="yes">
        <source>%n answers are as many as are counted here. To answer all, publish a hypothesis: chapter I.</source>
        <translation>
            <numerusform>כאן סופרים לכל היותר תשובה אחת. כדי לענות על הכול, פרסמו היפותזה: פרק I.</numerusform>
            <numerusform>כאן סופרים לכל היותר %n תשובות. כדי לענות על הכול, פרסמו היפותזה: פרק I.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next question</source>
        <translation>השאלה הבאה</translation>
    </message>
    <message>
        <source>ask: one more answer of the coin</source>
        <translation>שאלה: תשובה נוספת של המטבע</translation>
    </message>
    <message>
        <source>ask the next point, or the one before</source>
        <translation>לשאול את הנקודה הבאה, או את הקודמת</translation>
    </message>
    <message>
        <source>one block less, or more</source>
        <translation>בלוק אחד פחות, או יותר</translation>
    </message>
    <message>
        <source>%1: %2 of %3 say +, chance %4</source>
        <translation>%1: %2 מתוך %3 אומרים +, סיכוי %4</translation>
    </message>
    <message numerus="yes">
        <source>%1: learned by %n block(s)</source>
        <translation>
            <numerusform>%1: בלוק אחד למד אותה</numerusform>
            <numerusform>%1: %n בלוקים למדו אותה</numerusform>
        </translation>
    </message>
    <message>
        <source>a new predictor</source>
        <translation>מנבא חדש</translation>
    </message>
    <message>
        <source>Ten answers are %1-private, added up. To publish them all: chapter I.</source>
        <translation>עשר תשובות הן, בחיבור, ‎%1‎-פרטיות. כדי לפרסם את כולן: פרק I.</translation>
    </message>
    <message>
        <source>Geometric uses up the whole $ε$ at its middle: no symmetric $ε$-private rule is surer at any count. Linear is stable; with many blocks it is not private.</source>
        <translation>הגאומטרי מנצל באמצעו את כל ה־$ε$: שום כלל סימטרי $ε$־פרטי אינו בטוח יותר בשום מניין. הליניארי יציב; עם בלוקים רבים אינו פרטי.</translation>
    </message>
    <message>
        <source>Each block trains alone. One example belongs to one block at most: it moves one vote at most.</source>
        <translation>כל בלוק מתאמן לבדו. דוגמה שייכת לבלוק אחד לכל היותר: היא מזיזה קול אחד לכל היותר.</translation>
    </message>
    <message>
        <source>Worst row</source>
        <translation>השורה הגרועה</translation>
    </message>
    <message>
        <source>The row of S whose change moves an answer most (W)</source>
        <translation>השורה של S ששינויה מזיז תשובה יותר מכול (W)</translation>
    </message>
    <message>
        <source>the row of S whose change moves an answer most</source>
        <translation>השורה של S ששינויה מזיז תשובה יותר מכול</translation>
    </message>
    <message>
        <source>At half of the votes one example would decide. So the answer is random at every count: it errs with probability %1 even when no block errs.</source>
        <translation>במחצית הקולות דוגמה אחת הייתה מכריעה. לכן התשובה אקראית בכל ספירה: היא טועה בהסתברות %1 גם כשאף בלוק אינו טועה.</translation>
    </message>
    <message>
        <source>What leaves</source>
        <translation>מה יוצא</translation>
    </message>
    <message>
        <source>The vote rules</source>
        <translation>כללי ההצבעה</translation>
    </message>
    <message>
        <source>How many voters?</source>
        <translation>כמה מצביעים?</translation>
    </message>
    <message>
        <source>Wrong answers by points</source>
        <translation>תשובות שגויות לפי נקודות</translation>
    </message>
    <message>
        <source>An answer is wrong with chance %1</source>
        <translation>תשובה שגויה בסיכוי %1</translation>
    </message>
    <message>
        <source>How likely the answer is wrong, point by point, exact.</source>
        <translation>מה הסיכוי שהתשובה שגויה, נקודה אחר נקודה, מדויק.</translation>
    </message>
    <message>
        <source>All that leaves, and what would have left had one example been another (two bars).</source>
        <translation>כל מה שיוצא, ומה שהיה יוצא לו דוגמה אחת הייתה אחרת (שתי עמודות).</translation>
    </message>
    <message>
        <source>How likely the answer is + by the number of votes, for each rule (short ticks: exact).</source>
        <translation>מה הסיכוי שהתשובה היא + לפי מספר הקולות, לכל כלל (קווים קצרים: מדויק).</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::WhatFollowsPage</name>
    <message>
        <source>Copy as text</source>
        <translation>להעתיק כטקסט</translation>
    </message>
    <message>
        <source>The argument with every number</source>
        <translation>הטיעון עם כל המספרים</translation>
    </message>
    <message numerus="yes">
        <source>%n logarithms bring |$X$| down to what Ramsey leaves of it. Is that more than privacy can hide?</source>
        <translation>
            <numerusform>לוגריתם אחד מוריד את |$X$| למה שרמזי משאיר. האם זה יותר משהפרטיות יכולה להסתיר?</numerusform>
            <numerusform>%n לוגריתמים מורידים את |$X$| למה שרמזי משאיר. האם זה יותר משהפרטיות יכולה להסתיר?</numerusform>
        </translation>
    </message>
    <message>
        <source>The bounds are being worked out.</source>
        <translation>החסמים מחושבים.</translation>
    </message>
    <message>
        <source>Claim 22 promises no step at these claims: nothing follows.</source>
        <translation>טענה 22 אינה מבטיחה מדרגה בהצהרות האלה: דבר אינו נובע.</translation>
    </message>
    <message numerus="yes">
        <source>%n logarithms</source>
        <translation>
            <numerusform>לוגריתם אחד</numerusform>
            <numerusform>%n לוגריתמים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>|X| = %1: a tower of %n numbers.</source>
        <translation>
            <numerusform>|X| = %1: מגדל של מספר אחד.</numerusform>
            <numerusform>|X| = %1: מגדל של %n מספרים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Theorem 1</source>
        <translation>משפט 1</translation>
    </message>
    <message>
        <source>log takes the lowest 2 away; %1 is left.</source>
        <translation>log מסיר את ה־2 התחתון; נשאר %1.</translation>
    </message>
    <message>
        <source>log takes the lowest 2 away; nothing is left.</source>
        <translation>log מסיר את ה־2 התחתון; לא נשאר דבר.</translation>
    </message>
    <message>
        <source>Lemma 17</source>
        <translation>למה 17</translation>
    </message>
    <message>
        <source>Ramsey</source>
        <translation>רמזי</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>פרטיות</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>סתירה</translation>
    </message>
    <message>
        <source>All m</source>
        <translation>כל m</translation>
    </message>
    <message>
        <source>Weak to strong</source>
        <translation>מחלש לחזק</translation>
    </message>
    <message>
        <source>Claim 22</source>
        <translation>טענה 22</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>לפחות %1</translation>
    </message>
    <message>
        <source>none for sure</source>
        <translation>אף אחת בוודאות</translation>
    </message>
    <message>
        <source>Lemma 17 divides by 3q log q = 2^%1, with q = (100m + 1)^(m + 1).</source>
        <translation>למה 17 מחלקת ב־3q log q = 2^%1, כאשר q = (100m + 1)^(m + 1).</translation>
    </message>
    <message>
        <source>Ramsey leaves homogeneous points: %1.</source>
        <translation>רמזי משאיר נקודות הומוגניות: %1.</translation>
    </message>
    <message>
        <source>Lemmas 20, 21 · Claim 22</source>
        <translation>למות 20, 21 · טענה 22</translation>
    </message>
    <message>
        <source>Privacy and accuracy allow at most %1 homogeneous points.</source>
        <translation>פרטיות ודיוק מרשים לכל היותר %1 נקודות הומוגניות.</translation>
    </message>
    <message numerus="yes">
        <source>At height %1 nothing is refuted: for %n examples the first step of the stairs is at %2.</source>
        <translation>
            <numerusform>בגובה %1 דבר אינו מופרך: לדוגמה אחת המדרגה הראשונה היא ב־%2.</numerusform>
            <numerusform>בגובה %1 דבר אינו מופרך: ל־%n דוגמאות המדרגה הראשונה היא ב־%2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ramsey leaves %1; privacy and accuracy allow %2.</source>
        <translation>רמזי משאיר %1; פרטיות ודיוק מרשים %2.</translation>
    </message>
    <message>
        <source>The same for every m: each step of the stairs is a number of examples, and the height at which it is refuted.</source>
        <translation>כך לכל m: כל מדרגה היא מספר דוגמאות, והגובה שבו הוא מופרך.</translation>
    </message>
    <message>
        <source>Theorem 1 · Lemmas 17, 18 · Theorem 2</source>
        <translation>משפט 1 · למות 17, 18 · משפט 2</translation>
    </message>
    <message>
        <source>The paper&apos;s own line ends with 2/3 − D·δ ≥ 1/2. With its D, T and δ, D·δ is %1, above 1/6: the exact trade-off takes its place.</source>
        <translation>השורה של המאמר מסתיימת ב־2/3 − D·δ ≥ 1/2. עם ה־D, ה־T וה־δ שלו D·δ הוא %1, מעל 1/6: התמורה המדויקת באה במקומה.</translation>
    </message>
    <message>
        <source>Lemma 21, last line</source>
        <translation>למה 21, השורה האחרונה</translation>
    </message>
    <message>
        <source>A barely private, barely accurate learner is enough to make Ldim finite.</source>
        <translation>די בלומד שבקושי פרטי ובקושי מדויק כדי ש־Ldim יהיה סופי.</translation>
    </message>
    <message>
        <source>Theorem 2</source>
        <translation>משפט 2</translation>
    </message>
    <message>
        <source>And where Ldim is finite, M learns at any ε, δ, α, β.</source>
        <translation>והיכן ש־Ldim סופי, M לומד בכל ε, δ, α, β.</translation>
    </message>
    <message>
        <source>Theorems 2, 3, 8</source>
        <translation>משפטים 2, 3, 8</translation>
    </message>
    <message>
        <source>The weak learner is never called: boosting that uses it is open.</source>
        <translation>הלומד החלש אינו נקרא כלל: חיזוק שמשתמש בו הוא שאלה פתוחה.</translation>
    </message>
    <message>
        <source>Theorem 8</source>
        <translation>משפט 8</translation>
    </message>
    <message>
        <source>HOW HIGH IS A NUMBER</source>
        <translation>כמה גבוה מספר</translation>
    </message>
    <message>
        <source>A weak bound, an endless one</source>
        <translation>חסם חלש, אך בלי סוף</translation>
    </message>
    <message>
        <source>Where the %1 comes from</source>
        <translation>מאין בא ה־%1</translation>
    </message>
    <message>
        <source>No algorithm inside</source>
        <translation>אין אלגוריתם בפנים</translation>
    </message>
    <message>
        <source>The weak learner is never called. Boosting that uses it is open.</source>
        <translation>הלומד החלש אינו נקרא כלל. חיזוק שמשתמש בו הוא שאלה פתוחה.</translation>
    </message>
    <message>
        <source>a higher or lower tower</source>
        <translation>מגדל גבוה או נמוך יותר</translation>
    </message>
    <message>
        <source>Both cannot hold. A private learner needs more examples when the tower grows.</source>
        <translation>שניהם יחד אינם אפשריים. לומד פרטי צריך יותר דוגמאות כשהמגדל גדל.</translation>
    </message>
    <message>
        <source>How high must the tower be?</source>
        <translation>כמה גבוה צריך המגדל להיות?</translation>
    </message>
    <message>
        <source>Height %1 is too low for %2</source>
        <translation>גובה %1 נמוך מדי עבור %2</translation>
    </message>
    <message>
        <source>%1 2s refute %2 examples</source>
        <translation>%1 פעמים 2 מפריכות %2 דוגמאות</translation>
    </message>
    <message>
        <source>A tower of height %1 refutes %2 examples</source>
        <translation>מגדל בגובה %1 מפריך %2 דוגמאות</translation>
    </message>
    <message numerus="yes">
        <source>%n probes</source>
        <translation>
            <numerusform>בדיקה אחת</numerusform>
            <numerusform>%n בדיקות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draws</source>
        <translation>
            <numerusform>הגרלה אחת</numerusform>
            <numerusform>%n הגרלות</numerusform>
        </translation>
    </message>
    <message>
        <source>Below the first step of the stairs it says nothing.</source>
        <translation>מתחת למדרגה הראשונה זה אינו אומר דבר.</translation>
    </message>
    <message>
        <source>Below 2↑↑%1 it says nothing.</source>
        <translation>מתחת ל־2↑↑%1 זה אינו אומר דבר.</translation>
    </message>
    <message>
        <source>Privacy and accuracy force a step of %1 (Claim 22). %2 and %3 then find a hidden example with chance %4 or more.</source>
        <translation>פרטיות ודיוק כופים מדרגה של %1 (טענה 22). %2 וגם %3 מוצאות אז דוגמה חבויה בסיכוי %4 או יותר.</translation>
    </message>
    <message>
        <source>%1 But it never stops: on an infinite X no number of examples is enough.</source>
        <translation>%1 אבל זה לא נגמר: על X אינסופי שום מספר דוגמאות אינו מספיק.</translation>
    </message>
    <message>
        <source>Above, |X| as a tower, what each logarithm leaves of it, and how many homogeneous points Ramsey leaves and privacy allows. Then, for each height, how many examples are refuted (hatched, below the dashed stairs) and what is enough with an unknown constant (dotted). Below, how one weak learner leads to learners for any $ε$, $δ$, $α$, $β$.</source>
        <translation>למעלה |X| כמגדל, מה שכל לוגריתם משאיר ממנו, וכמה נקודות הומוגניות רמזי משאיר והפרטיות מתירה. אחר כך, לכל גובה, כמה דוגמאות מופרכות (מקווקו, מתחת למדרגות המקווקוות) ומה מספיק עם קבוע לא ידוע (מנוקד). למטה, איך לומד חלש אחד מוביל ללומדים לכל $ε$, $δ$, $α$, $β$.</translation>
    </message>
    <message>
        <source>On infinite $X$ no number of examples is enough.</source>
        <translation>על $X$ אינסופי שום מספר דוגמאות אינו מספיק.</translation>
    </message>
    <message>
        <source>Steps of $p$ are at least %1 high, so %2 in %3 already break $ε$ = %4. The claim itself needs 2$m$ points.</source>
        <translation>מדרגות של $p$ הן בגובה %1 לפחות, ולכן כבר %2 מתוך %3 שוברות את $ε$ = %4. הטענה עצמה צריכה 2$m$ נקודות.</translation>
    </message>
    <message>
        <source>Of %1 one knows more: its Ldim is %2, and %3 needs %4 examples, M %5. The weak learner is never called.</source>
        <translation>על %1 יודעים יותר: Ldim הוא %2, %3 צריך %4 דוגמאות, M צריך %5. הלומד החלש לעולם אינו נקרא.</translation>
    </message>
</context>
<context>
    <name>littlestone::ui::WorstWorldPage</name>
    <message>
        <source>The boxes of a search, on its way</source>
        <translation>התיבות של חיפוש, באמצע דרכו</translation>
    </message>
    <message>
        <source>Boxes of the search</source>
        <translation>תיבות החיפוש</translation>
    </message>
    <message>
        <source>A row of the class, the first is 0, or all: the worst of all rows.</source>
        <translation>שורה של המחלקה, הראשונה היא 0, או all: הגרועה מכל השורות.</translation>
    </message>
    <message>
        <source>G* answers SOA($T$) where G fails.</source>
        <translation>⁦G*⁩ עונה ⁦SOA($T$)⁩ כש־G נכשל.</translation>
    </message>
    <message>
        <source>Difference of the two ends of the bracket.</source>
        <translation>המרחק בין שני קצות התחום.</translation>
    </message>
    <message>
        <source>The worst world</source>
        <translation>העולם הגרוע ביותר</translation>
    </message>
    <message>
        <source>a world with more or less of the first point</source>
        <translation>עולם עם יותר או פחות מהנקודה הראשונה</translation>
    </message>
    <message>
        <source>Shift ↑ ↓</source>
        <translation>Shift ↑ ↓</translation>
    </message>
    <message>
        <source>the same in steps of ten</source>
        <translation>אותו דבר בצעדים של עשר</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>while dragging: the ring does not jump to a tie</source>
        <translation>בזמן גרירה: הטבעת אינה קופצת לתיקו</translation>
    </message>
    <message>
        <source>add up to %1, taken in proportion</source>
        <translation>סכומם ⁦%1⁩, ולפי היחס</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Points that are drawn</source>
        <translation>נקודות שמצוירות</translation>
    </message>
    <message>
        <source>New search</source>
        <translation>חיפוש חדש</translation>
    </message>
    <message>
        <source>Certificate…</source>
        <translation>תעודה…</translation>
    </message>
    <message>
        <source>Searched are classes on at most %1 points</source>
        <translation>החיפוש הוא במחלקות על %1 נקודות לכל היותר</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>לקחת ⁦%1⁩</translation>
    </message>
    <message>
        <source>About %1 s. Stop at .05 first?</source>
        <translation>בערך %1 שניות. לעצור קודם ב־⁦.05⁩?</translation>
    </message>
    <message>
        <source>Stop at .05</source>
        <translation>לעצור ב־⁦.05⁩</translation>
    </message>
    <message>
        <source>The worst world of %1</source>
        <translation>העולם הגרוע ביותר של ⁦%1⁩</translation>
    </message>
    <message>
        <source>points %1</source>
        <translation>נקודות ⁦%1⁩</translation>
    </message>
    <message>
        <source>No search yet.</source>
        <translation>עדיין אין חיפוש.</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>לחיצה</translation>
    </message>
    <message>
        <source>on the worst world: it opens in chapter I</source>
        <translation>על העולם הגרוע ביותר: הוא נפתח בפרק I</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>The last session could not be read (%1). It is kept as %2.</source>
        <translation>לא ניתן היה לקרוא את הפעילות האחרונה (⁦%1⁩). היא נשמרה בשם ⁦%2⁩.</translation>
    </message>
    <message>
        <source>What it had spent on data could not be counted.</source>
        <translation>מה שהוצא בה על נתונים לא ניתן לספירה.</translation>
    </message>
</context>
</TS>
