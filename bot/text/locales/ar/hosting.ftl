# The *Host* panel of a running game, and what everyone sees of a pause.

host-title = المضيف
host-hint = تسري تغييرات الإيقاع والهدف واللغة بدءًا من الخطوة التالية.
host-ask = مضيف اللعبة { $host }. لطلب استراحة يكفي الضغط على *إيقاف مؤقت*.
    .paused = مضيف اللعبة { $host }. لطلب المتابعة يكفي الضغط على *استئناف*.
host-player = اللاعب { $number }
button-pause = إيقاف مؤقت
button-resume = استئناف
button-skip = إنهاء الانتظار
panel-handover = تسليم الاستضافة إلى لاعب آخر
panel-kickout = إخراج لاعب
panel-letback = السماح بعودة لاعب
panel-adjust-pace = إيقاع اللعبة
panel-adjust-language = لغة اللعبة
suspended-goes-on = اللعبة متوقفة مؤقتًا. تُستأنف تلقائيًا { $when }، أو حين يضغط المضيف على *استئناف*.
suspended-ends = اللعبة متوقفة مؤقتًا. تنتهي { $when } ما لم يضغط المضيف على *استئناف*.
news-pause-asked = وصل طلب استراحة من { $player }. يمكن للمضيف الضغط على *إيقاف مؤقت*.
news-resume-asked = وصل طلب متابعة من { $player }. يمكن للمضيف الضغط على *استئناف*.
hand-suspended = اللعبة متوقفة مؤقتًا. يمكن للمضيف الضغط على *استئناف* في القناة.
