# Decks that servers make: uploads before they count, pages of a deck, why a picture is refused.

deck-made = أُنشئت الحزمة «{ $deck }». أضيفوا صورًا عبر **{"\u2066"}/dixit deck add{"\u2069"}**: عشر صور على الأكثر في المرة، أو ملف zip.
deck-named = اسم الحزمة الآن: «{ $deck }».
deck-card = البطاقة { $number }
deck-enough = أكبر عدد من اللاعبين تكفيه: { $players }
deck-missing = البطاقات الناقصة للعبة من ثلاثة لاعبين: { $count }
deck-empty = لا بطاقات في هذه الحزمة بعد. أضيفوها عبر **{"\u2066"}/dixit deck add{"\u2069"}**.
deck-describe = بطاقات بلا وصف هنا: { $count }. كلمات قليلة عما يُرى في كل منها تساعد الأصدقاء الذين لا يرونها.
deck-described = شكرًا. الأوصاف المحفوظة: { $count }
deck-added = الإضافة من { $person }، { $when }
deck-shared = «{ $deck }» في ملفات يمكن إضافتها في أي خادم عبر **{"\u2066"}/dixit deck add{"\u2069"}**: { $count }
deck-removed = حُذفت الحزمة «{ $deck }». اللعبة التي تستعملها الآن تستمر بها حتى نهايتها.

card-removed = حُذفت البطاقة { $number } من الحزمة «{ $deck }». اللعبة التي تستعملها الآن تستمر بها حتى نهايتها.
card-reported = شكرًا. البطاقة { $number } مخفية عن الألعاب الجديدة حتى يقرر مشرف.
report-cleared = البطاقة { $number } من الحزمة «{ $deck }» باقية، وتعود إلى الألعاب الجديدة.
report-notice = في الخادم { $server } بلاغ عن البطاقة { $number } من الحزمة «{ $deck }». هي مخفية عن الألعاب الجديدة؛ قرروا عبر **{"\u2066"}/dixit deck show{"\u2069"}**.

deck-reported = بلاغ عن البطاقة { $number } من { $person } { $when }. هي مخفية عن الألعاب الجديدة حتى تقرروا.
deck-working = تجهيز البطاقات: { $done } من { $of }

no-description = لا وصف بعد
ask-remove-deck = هل تُحذف الحزمة «{ $deck }» نهائيًا؟ البطاقات فيها: { $count }
ask-remove-card = هل تُحذف البطاقة { $number } من الحزمة «{ $deck }» نهائيًا؟

button-remove = حذف
button-report-keep = إبقاء
button-describe = وصف

draft-title = بطاقات جديدة للحزمة «{ $deck }»
draft-intro = لم يُضف شيء بعد. هكذا ستبدو البطاقات؛ أضيفوها إن أعجبتكم.
draft-framing = اختاروا بطاقات ثم طريقة القص. بلا اختيار يشمل ذلك الصفحة كلها.
draft-choose = بطاقات للتغيير
draft-choose-first = اختاروا البطاقات في القائمة أولًا.
draft-left-out = مستبعدة
draft-more = مثلها أيضًا: { $count }
draft-moving = { $number }: صورة متحركة؛ إطارها الأول هو البطاقة.
draft-twin = { $number } تشبه البطاقة { $other } من الحزمة «{ $deck }»؛ تُعرضان معًا في الأسفل.
draft-same = { $number } هي البطاقة { $other } من الحزمة «{ $deck }» نفسها، ولذلك استُبعدت.
draft-twin-upload = { $number } تشبه { $other }؛ تُعرضان معًا في الأسفل.
draft-rejected = «{ $file }»: { $why }
draft-working = فحص الصور: { $done } من { $of }
draft-kept = البطاقات المضافة إلى الحزمة «{ $deck }»: { $count }. اختاروا الحزمة في الردهة بزر *تغيير القواعد*.
draft-none = لا يمكن صنع أي بطاقة من هذه الملفات. لم يُحفظ شيء.
draft-dropped = أُلغيت الإضافة. لم يُحفظ شيء.
draft-nothing = كل البطاقات مستبعدة، فلا شيء يُضاف.
draft-gone = لم يعد هذا الرفع موجودًا. أضيفوا الملفات من جديد عبر **{"\u2066"}/dixit deck add{"\u2069"}**.

framing-whole = كاملة على ورق
framing-top = مقصوصة، الأعلى أو اليسار
framing-middle = مقصوصة، الوسط
framing-bottom = مقصوصة، الأسفل أو اليمين

button-framing-whole = كاملة
button-framing-top = الأعلى / اليسار
button-framing-middle = الوسط
button-framing-bottom = الأسفل / اليمين
button-draft-skip = استبعاد / إعادة
button-draft-keep = إضافة البطاقات: { $count }
button-draft-drop = إلغاء الإضافة

alt-draft = الصور المرفوعة كبطاقات، الأرقام { $numbers }.
alt-undescribed = البطاقات { $numbers } التي لا وصف لها بعد.
alt-twins = صور متشابهة جنبًا إلى جنب.

form-deck-title = الحزمة
form-deck-name = اسمها
form-card-title = البطاقة { $number }
form-card-name = العنوان
form-card-alt = ما يُرى فيها
form-alts-title = ماذا يُرى في هذه البطاقات؟
form-alt-hint = ثعلب يقرأ رسالة على ضوء شمعة

upload-one-zip = أضيفوا ملف zip واحدًا فقط، أو عشر صور على الأكثر.
upload-failed = تعذر فتح هذه الملفات. لم يُحفظ شيء؛ جربوا ملفات أخرى.
upload-not-fetched = لم يصل الملف من Discord كما أُعلن. لم يُحفظ شيء؛ أضيفوه من جديد.
upload-empty = الملف فارغ.
upload-too-heavy = حجم الملف يزيد على { $most } ميغابايت.
upload-not-a-picture = هذه ليست صورة، مهما كان اسم الملف.
upload-drawing = هذا رسم SVG؛ احفظوه بصيغة PNG.
upload-other-kind = هذا النوع من الصور لا يُقبل؛ احفظوها بصيغة JPEG أو PNG.
upload-damaged = الصورة تالفة أو مقطوعة.
upload-too-large = في الصورة أكثر من { $most } مليون بكسل.
upload-too-small = الصورة أصغر من اللازم: لكل جانب { $least } بكسل على الأقل.
upload-too-long = أحد جانبي الصورة أطول من الآخر بأكثر من { $most } مرة؛ اقتطعوا منها أولًا.
upload-blank = الصورة من لون واحد.
upload-words = لا يمكن قراءة الكلمات فيه، فتأتي البطاقات من دونها.
upload-zip-damaged = ملف zip هذا تالف. لم يُحفظ شيء.
upload-zip-locked = لملف zip هذا كلمة مرور. لم يُحفظ شيء؛ أضيفوا ملفًا بلا كلمة مرور.
upload-zip-bomb = بعد فك الضغط يزيد هذا الملف على { $most } ميغابايت. لم يُحفظ شيء.
upload-zip-crowded = عدد الملفات في هذا الملف أكبر من المسموح به ({ $most }). لم يُحفظ شيء؛ أضيفوا عدة ملفات أصغر.
upload-zip-climbs = مسار في ملف zip هذا يخرج من مجلده. لم يُحفظ شيء.
upload-zip-link = في ملف zip هذا رابط. لم يُحفظ شيء؛ ضعوا فيه الصور نفسها.
upload-zip-nested = في ملف zip هذا ملف zip آخر. لم يُحفظ شيء؛ ضعوا الصور في ملف واحد.
upload-zip-name = في اسم ملف داخل ملف zip أحرف لا تُرى. لم يُحفظ شيء؛ غيّروا الاسم.
upload-zip-no-pictures = لا صور في ملف zip هذا.
