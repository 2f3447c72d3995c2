# The reveal: verdict, who voted for what, points and scores.

button-next = الجولة التالية

verdict-just-right = { $count ->
    [zero] ★ كانت البطاقة **{ $slot }**. لم يعرفها أحد.
    [one] ★ كانت البطاقة **{ $slot }**. عرفها شخص واحد: هذا هو المطلوب.
    [two] ★ كانت البطاقة **{ $slot }**. عرفها شخصان: هذا هو المطلوب.
    [few] ★ كانت البطاقة **{ $slot }**. عرفها { $count } أشخاص: هذا هو المطلوب.
    [many] ★ كانت البطاقة **{ $slot }**. عرفها { $count } شخصًا: هذا هو المطلوب.
   *[other] ★ كانت البطاقة **{ $slot }**. عرفها { $count } شخص: هذا هو المطلوب.
}
verdict-too-easy = ★ كانت البطاقة **{ $slot }**. عرفها الجميع: سهلة جدًّا! لا نقاط للجملة.
verdict-too-hard = ★ كانت البطاقة **{ $slot }**. لم يعرفها أحد: صعبة جدًّا! لا نقاط للجملة.
verdict-no-votes = لم يصوّت أحد، فلا نقاط لأحد.
verdict-no-trap = لا فخ هذه المرة.
verdict-trap = ⚠️ كان الفخ على البطاقة **{ $slot }**.

card-voters = → { $people }

gained = **{"\u2066"}+{ $points }{"\u2069"}**
gained-sum = **{"\u2066"}+{ $points }{"\u2069"}** ({"\u2066"}{ $sum }{"\u2069"})
gained-each = **{"\u2066"}+{ $points }{"\u2069"}** لكل منهم

no-vote-from = بلا صوت: { $people }
standings = النتيجة: { $standings }
points-line = { $who } **{"\u2066"}+{ $points }{"\u2069"}** ← { $total } · { $reasons }

gain-story-found = نجحت الجملة {"\u2066"}+{ $points }{"\u2069"}
gain-too-easy = سهلة جدًّا
gain-too-hard = صعبة جدًّا
gain-found = معرفة البطاقة {"\u2066"}+{ $points }{"\u2069"}
gain-found-twice = الصوتان لها {"\u2066"}+{ $points }{"\u2069"}
gain-single-dial = بصوت واحد {"\u2066"}+{ $points }{"\u2069"}
gain-everybody-found = عرفها الجميع {"\u2066"}+{ $points }{"\u2069"}
gain-nobody-found = لم يعرفها أحد {"\u2066"}+{ $points }{"\u2069"}
gain-lured = { $votes ->
    [zero] إضافة بلا أصوات {"\u2066"}+{ $points }{"\u2069"}
    [one] إضافة عن صوت واحد {"\u2066"}+{ $points }{"\u2069"}
    [two] إضافة عن صوتين {"\u2066"}+{ $points }{"\u2069"}
    [few] إضافة عن { $votes } أصوات {"\u2066"}+{ $points }{"\u2069"}
    [many] إضافة عن { $votes } صوتًا {"\u2066"}+{ $points }{"\u2069"}
   *[other] إضافة عن { $votes } صوت {"\u2066"}+{ $points }{"\u2069"}
}
gain-company = { $votes ->
    [zero] بلا أصوات للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
    [one] صوت واحد للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
    [two] صوتان للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
    [few] { $votes } أصوات للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
    [many] { $votes } صوتًا للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
   *[other] { $votes } صوت للبطاقة التي اخترتها {"\u2066"}+{ $points }{"\u2069"}
}
gain-alone = لا أصوات أخرى لهذه البطاقة
gain-trapped = فخ
gain-owner-left = صاحب هذه البطاقة خارج اللعبة
gain-nothing = لا شيء هذه المرة

alt-track = لوحة النقاط: { $scores }
