# The reveal: verdict, who voted for what, points and scores.

button-next = التالي

verdict-just-right = { $count ->
    [zero] ★ إنها البطاقة **{ $slot }**. لم يعرفها أحد.
    [one] ★ إنها البطاقة **{ $slot }**. عرفها لاعب واحد. في الصميم!
    [two] ★ إنها البطاقة **{ $slot }**. عرفها لاعبان. في الصميم!
    [few] ★ إنها البطاقة **{ $slot }**. عرفها { $count } لاعبين. في الصميم!
    [many] ★ إنها البطاقة **{ $slot }**. عرفها { $count } لاعبًا. في الصميم!
   *[other] ★ إنها البطاقة **{ $slot }**. عرفها { $count } لاعب. في الصميم!
}
verdict-too-easy = ★ إنها البطاقة **{ $slot }**. عرفها الجميع. أسهل من اللازم! لا نقاط للراوي.
verdict-too-hard = ★ إنها البطاقة **{ $slot }**. لم يعرفها أحد. أصعب من اللازم! لا نقاط للراوي.
verdict-too-easy-lost = { $points ->
    [zero] ★ إنها البطاقة **{ $slot }**. عرفها الجميع. أسهل من اللازم!
    [one] ★ إنها البطاقة **{ $slot }**. عرفها الجميع. أسهل من اللازم! يخسر الراوي نقطة واحدة.
    [two] ★ إنها البطاقة **{ $slot }**. عرفها الجميع. أسهل من اللازم! يخسر الراوي نقطتين.
    [few] ★ إنها البطاقة **{ $slot }**. عرفها الجميع. أسهل من اللازم! يخسر الراوي { $points } نقاط.
    [many] ★ إنها البطاقة **{ $slot }**. عرفها الجميع. أسهل من اللازم! يخسر الراوي { $points } نقطة.
   *[other] ★ إنها البطاقة **{ $slot }**. عرفها الجميع. أسهل من اللازم! يخسر الراوي { $points } نقطة.
}
verdict-too-hard-lost = { $points ->
    [zero] ★ إنها البطاقة **{ $slot }**. لم يعرفها أحد. أصعب من اللازم!
    [one] ★ إنها البطاقة **{ $slot }**. لم يعرفها أحد. أصعب من اللازم! يخسر الراوي نقطة واحدة.
    [two] ★ إنها البطاقة **{ $slot }**. لم يعرفها أحد. أصعب من اللازم! يخسر الراوي نقطتين.
    [few] ★ إنها البطاقة **{ $slot }**. لم يعرفها أحد. أصعب من اللازم! يخسر الراوي { $points } نقاط.
    [many] ★ إنها البطاقة **{ $slot }**. لم يعرفها أحد. أصعب من اللازم! يخسر الراوي { $points } نقطة.
   *[other] ★ إنها البطاقة **{ $slot }**. لم يعرفها أحد. أصعب من اللازم! يخسر الراوي { $points } نقطة.
}
verdict-no-votes = لم يصوّت أحد، فلا نقاط لأحد.
    .card = ★ إنها البطاقة **{ $slot }**. لم يصوّت أحد، فلا نقاط لأحد.
verdict-pair-found = ★ إنها البطاقة **{ $slot }**، ولم تخفَ على { $player }.
verdict-pair-missed = ★ إنها البطاقة **{ $slot }**، ولم تُكتشف. لا نقاط لأحد.
verdict-party = { $count ->
    [1] 🏆 نالت البطاقة **{ $slots }** أكثر الأصوات وفازت بالجولة.
    [2] 🏆 نالت البطاقتان **{ $slots }** أكثر الأصوات وتقاسمتا الفوز بالجولة.
   *[other] 🏆 نالت البطاقات **{ $slots }** أكثر الأصوات وتقاسمت الفوز بالجولة.
}
verdict-party-nobody = ⚠️ ذهبت كل الأصوات إلى البطاقة **{ $slot }**، وعليها الفخ، فلا فائز بهذه الجولة.
verdict-no-trap = لم يُنصب فخ هذه المرة.
verdict-trap = ⚠️ كان الفخ على البطاقة **{ $slot }**.

practice-just-right = 💡 { $found ->
    [1] عرف بطاقتك واحد من { $voters }، وهذا هو المطلوب.
    [2] عرف بطاقتك اثنان من { $voters }، وهذا هو المطلوب.
   *[other] عرف بطاقتك { $found } من { $voters }، وهذا هو المطلوب.
} النقاط لك حين يعرفها بعضهم لا كلهم.
practice-nearly-easy = 💡 { $found ->
    [1] عرف بطاقتك واحد من { $voters }، أي كلهم تقريبًا.
    [2] عرف بطاقتك اثنان من { $voters }، أي كلهم تقريبًا.
   *[other] عرف بطاقتك { $found } من { $voters }، أي كلهم تقريبًا.
} جملة أبعد قليلًا عن الصورة أسلم لك.
practice-nearly-hard = 💡 { $found ->
    [1] لم يعرف بطاقتك إلا واحد من { $voters }.
    [2] لم يعرف بطاقتك إلا اثنان من { $voters }.
   *[other] لم يعرف بطاقتك إلا { $found } من { $voters }.
} جملة أقرب قليلًا إلى الصورة أسلم لك.
practice-too-easy = 💡 عرف بطاقتك جميع المصوّتين، وعددهم { $voters }، فلا نقاط على جملتك. في المرة القادمة يحسن أن تلمّح الجملة إلى شعور أو ذكرى، لا إلى ما يراه الجميع.
practice-too-hard = 💡 لم يعرف بطاقتك أحد من المصوّتين، وعددهم { $voters }، فلا نقاط على جملتك. في المرة القادمة يحسن أن تنطلق الجملة من شيء يراه الجميع في الصورة.

clue-by = { $storyteller }: **{ $clue }**
why-line = 💭 { $why }

gained = **{"\u2066"}+{ $points }{"\u2069"}**
lost = **{"\u2066"}−{ $points }{"\u2069"}**

no-vote-from = بلا تصويت: { $people }
points-line = { $who } **{"\u2066"}+{ $points }{"\u2069"}** ← { $total } · { $reasons }
points-line-lost = { $who } **{"\u2066"}−{ $points }{"\u2069"}** ← { $total } · { $reasons }

gain-story-found = جملة موفقة {"\u2066"}+{ $points }{"\u2069"}
gain-each-finder = { $votes ->
    [zero] لم يعرفها أحد {"\u2066"}+{ $points }{"\u2069"}
    [one] عرفها لاعب واحد {"\u2066"}+{ $points }{"\u2069"}
    [two] عرفها لاعبان {"\u2066"}+{ $points }{"\u2069"}
    [few] عرفها { $votes } لاعبين {"\u2066"}+{ $points }{"\u2069"}
    [many] عرفها { $votes } لاعبًا {"\u2066"}+{ $points }{"\u2069"}
   *[other] عرفها { $votes } لاعب {"\u2066"}+{ $points }{"\u2069"}
}
gain-too-easy = جملة أسهل من اللازم
gain-too-hard = جملة أصعب من اللازم
gain-too-easy-lost = جملة أسهل من اللازم {"\u2066"}−{ $points }{"\u2069"}
gain-too-hard-lost = جملة أصعب من اللازم {"\u2066"}−{ $points }{"\u2069"}
gain-found = معرفة البطاقة {"\u2066"}+{ $points }{"\u2069"}
gain-found-twice = معرفة البطاقة بالصوتين {"\u2066"}+{ $points }{"\u2069"}
gain-single-dial = بصوت واحد {"\u2066"}+{ $points }{"\u2069"}
gain-everybody-found = عرفها الجميع {"\u2066"}+{ $points }{"\u2069"}
gain-nobody-found = لم يعرفها أحد {"\u2066"}+{ $points }{"\u2069"}
gain-lured = { $votes ->
    [zero] بلا أصوات {"\u2066"}+{ $points }{"\u2069"}
    [one] جذب صوت واحد {"\u2066"}+{ $points }{"\u2069"}
    [two] جذب صوتين {"\u2066"}+{ $points }{"\u2069"}
    [few] جذب { $votes } أصوات {"\u2066"}+{ $points }{"\u2069"}
    [many] جذب { $votes } صوتًا {"\u2066"}+{ $points }{"\u2069"}
   *[other] جذب { $votes } صوت {"\u2066"}+{ $points }{"\u2069"}
}
gain-company = { $votes ->
    [zero] بلا أصوات للبطاقة التي كان صوتك لها {"\u2066"}+{ $points }{"\u2069"}
    [one] صوت واحد للبطاقة التي كان صوتك لها {"\u2066"}+{ $points }{"\u2069"}
    [two] صوتان للبطاقة التي كان صوتك لها {"\u2066"}+{ $points }{"\u2069"}
    [few] { $votes } أصوات للبطاقة التي كان صوتك لها {"\u2066"}+{ $points }{"\u2069"}
    [many] { $votes } صوتًا للبطاقة التي كان صوتك لها {"\u2066"}+{ $points }{"\u2069"}
   *[other] { $votes } صوت للبطاقة التي كان صوتك لها {"\u2066"}+{ $points }{"\u2069"}
}
gain-alone = لم يصوّت غيرك لتلك البطاقة
gain-trapped = وقع صوتك في الفخ
gain-owner-left = غادر اللعبة صاحب البطاقة التي كان صوتك لها
gain-nothing = لا نقاط هذه المرة

alt-track = لوحة النقاط: { $scores }

headline-nobody-voted = 🌙 احتفظت البطاقات بأسرارها.
headline-all-trapped = 🪤 يا له من فخ!
headline-trap-caught = 🪤 { $count ->
    [1] وقع فيه واحد منكم!
    [2] وقع فيه اثنان منكم!
   *[other] وقع فيه { $count } منكم!
}
headline-crowd-met = 🤝 { $count ->
    [2] اتفق اثنان منكم على البطاقة { $slot }.
   *[other] اتفق { $count } منكم على البطاقة { $slot }.
}
headline-crowds-met = 🤝 انقسمت الآراء بالتساوي، ونالت كل بطاقة فائزة { $count ->
    [zero] صفرًا من الأصوات
    [one] صوتًا واحدًا
    [two] صوتين
    [few] { $count } أصوات
    [many] { $count } صوتًا
   *[other] { $count } صوت
}.
headline-minds-differed = 💭 لم يخطر الشيء نفسه على بال اثنين منكم.
headline-together-found = 🤝 أنتما على موجة واحدة!
headline-pair-found = 🎯 { $picks ->
    [1] كفى اختيار واحد!
    [2] لزم اختياران.
   *[other] لزمت { $picks } اختيارات.
}
headline-pair-missed = 🌫️ أحسنت كومة اللعب إخفاءها.
headline-everyone-found = 👀 لم تخفَ البطاقة على أحد.
headline-fooled-everyone = 🎭 بطاقة { $player } رقم { $slot } خدعت الجميع!
headline-fooled-most = 🎭 { $count ->
    [2] بطاقة { $player } رقم { $slot } خدعت اثنين منكم.
   *[other] بطاقة { $player } رقم { $slot } خدعت { $count } منكم.
}
headline-fooled-alike = 🎭 { $count ->
    [2] خدعت كل من بطاقتي { $players } اثنين منكم.
   *[other] خدعت كل من بطاقتي { $players } { $count } منكم.
}
headline-only-one-found = 🔮 لم يقرأ أفكار الراوي إلا { $player }!
headline-only-one-missed = 👀 لم تخفَ البطاقة إلا على واحد منكم.
headline-every-card-voted = 🎲 لم تبقَ بطاقة بلا صوت.
headline-nobody-found = 🌫️ بقيت البطاقة لغزًا.
headline-some-found = 🎯 وضحت لبعضكم، وبقيت لغزًا للبعض الآخر.
