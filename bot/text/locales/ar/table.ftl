# The round in the channel: whose turn it is, the table, time, news, and spectators.

button-look = عرض عن قرب
button-take-seat = أخذ المقعد في الفريق { $number }

round = الجولة { $number }
round-of = الجولة { $number } · دور { $storyteller } في الرواية
round-void = أُلغيت هذه الجولة. لا نقاط لأحد.

claim-open = تم توزيع البطاقات. من لديه فكرة للجملة الأولى؟
claim-blind = من يقول الجملة الأولى؟ لم يرَ أحد أي بطاقة بعد.
time-left = تنتهي المهلة { $when }
next-by-itself = تستمر اللعبة تلقائيًا { $when }

news-left = { $player } خارج اللعبة الآن.
news-kicked = { $player } خارج اللعبة بقرار المضيف.
news-joined = { $player } على الطاولة الآن.
news-returned = { $player } هنا من جديد.
news-host = المضيف الآن: { $player }.
news-away = يبدو أن الطاولة بلا { $player }: لا انتظار بعد الآن.
news-passed-over = انتهت مهلة { $player }: ينتقل الدور.
news-card-chosen = انتهت مهلة { $player }: اختيرت بطاقة بالقرعة.

newcomers = يلعبون من الجولة التالية: { $people }
seat-empty = { $player } خارج اللعبة. المقعد ينتظر بديلًا.
waiting-for = في انتظار: { $people }

choose = بقية اللاعبين: اختاروا من بطاقاتكم ما قد يكون المقصود.
choose-two = بقية اللاعبين: اختاروا بطاقتين من بطاقاتكم قد تكون إحداهما المقصودة.
choose-party = جميع اللاعبين: اختاروا من بطاقاتكم الأنسب للجملة.
choose-team = زميل الراوي يضع بطاقة؛ وفي كل فريق آخر واحد يضع بطاقة والآخر يصوّت.

team-gave = البطاقة: { $giver }. التصويت: { $voter }.

vote-one = أي بطاقة للراوي؟
vote-one-or-two = أي بطاقة للراوي؟ اختاروا بطاقة واحدة، أو بطاقتين لصوتين.
vote-two = أي بطاقة للراوي؟ اختاروا بطاقتين، أو بطاقة واحدة للصوتين معًا.
vote-party = صوّتوا للبطاقة التي تظنون أن الأغلبية ستصوّت لها. والراوي ينصب فخًّا أيضًا.

look-choose = بطاقة أخرى…
alt-waiting = ظهور البطاقات: على الطاولة { $given } من { $of }.
slot = البطاقة { $slot }


news-story-passed = { $player }: لا كلمات لهذه البطاقات، والرواية لكم.

audience-invited = 👀 للمتفرّجين: خمّنوا من القائمة أدناه؛ يُحسب تخمينكم على حدة ويُعلن بعد كشف البطاقات.
audience-guessed = 👀 تخمينات المتفرّجين للبطاقة { $slot }: { $found } من { $people }
audience-favourite = 👀 اختيار المتفرّجين: { $who } ({ $count ->
    [zero] بلا تخمينات
    [one] تخمين واحد
    [two] تخمينان
    [few] { $count } تخمينات
    [many] { $count } تخمينًا
   *[other] { $count } تخمين
})

button-time = مزيد من الوقت

news-more-time = طلب مزيد من الوقت: { $player }.
