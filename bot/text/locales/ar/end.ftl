# The end of a game: podium, awards, album, rematch.

button-rematch = إعادة اللعب
button-history = كل الجمل

alt-podium = الأرانب في مراكزها.
finale-title = نهاية اللعبة

ending-goal-reached = تحقق الهدف.
ending-everyone-told = أخذ الجميع دورهم في الرواية.
ending-pile-empty = أُخذت آخر بطاقة من كومة اللعب.
ending-too-few-players = لم يبق ما يكفي من اللاعبين، فهذه هي النتيجة النهائية.
ending-seat-unfilled = لم يأخذ أحد المقعد الفارغ في الوقت المحدد، فهذه هي النتيجة النهائية.
ending-stopped = أُوقفت اللعبة، فهذه هي النتيجة النهائية.
ending-abandoned = لم يبق أحد، فهذه هي النتيجة النهائية.

nobody-won = لم تُسجَّل أي نقطة، فلا فائز.
winners = { $count ->
    [1] 🏆 الفوز: { $people }
   *[other] 🏆 فوز مشترك: { $people }
}
standing = { $who } · { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
awards-title = ما سنذكره

award-eye = { $count ->
    [zero] 👁️ **أحدّ نظرة** · { $people } · لا إجابات صحيحة
    [one] 👁️ **أحدّ نظرة** · { $people } · إجابة صحيحة واحدة
    [two] 👁️ **أحدّ نظرة** · { $people } · إجابتان صحيحتان
    [few] 👁️ **أحدّ نظرة** · { $people } · { $count } إجابات صحيحة
    [many] 👁️ **أحدّ نظرة** · { $people } · { $count } إجابة صحيحة
   *[other] 👁️ **أحدّ نظرة** · { $people } · { $count } إجابة صحيحة
}
award-bluff = { $count ->
    [zero] 🎭 **أذكى خدعة** · { $people } · لا أصوات مستدرجة
    [one] 🎭 **أذكى خدعة** · { $people } · صوت واحد مستدرج
    [two] 🎭 **أذكى خدعة** · { $people } · صوتان مستدرجان
    [few] 🎭 **أذكى خدعة** · { $people } · { $count } أصوات مستدرجة
    [many] 🎭 **أذكى خدعة** · { $people } · { $count } صوتًا مستدرجًا
   *[other] 🎭 **أذكى خدعة** · { $people } · { $count } صوت مستدرج
}
award-magnet = { $count ->
    [zero] 🧲 **مغناطيس** · { $people } · لا أصوات لبطاقة واحدة
    [one] 🧲 **مغناطيس** · { $people } · صوت واحد لبطاقة واحدة
    [two] 🧲 **مغناطيس** · { $people } · صوتان لبطاقة واحدة
    [few] 🧲 **مغناطيس** · { $people } · { $count } أصوات لبطاقة واحدة
    [many] 🧲 **مغناطيس** · { $people } · { $count } صوتًا لبطاقة واحدة
   *[other] 🧲 **مغناطيس** · { $people } · { $count } صوت لبطاقة واحدة
}
award-few-words = 🤏 **كلمات قليلة** · { $people }
award-poet = 🪶 **روح شاعرة** · { $people }
award-company = 🥕 **صحبة طيبة** · { $people }

album-title = ألبوم هذه اللعبة

button-album = تصفّح الألبوم
button-send-album = أرسله إليّ
button-page-back = السابق
button-page-on = التالي

album-evening = أمسية { $day }
album-day = { $day }
album-found =
    { $count ->
        [0] لم يجدها أحد
       *[other] وجدها { $count } من { $of }
    }
album-chosen =
    { $count ->
        [0] لم يخترها أحد
       *[other] اختارها { $count } من { $of }
    }
album-no-votes = لم يصوّت أحد
album-page = الصفحة { $page } من { $pages }
