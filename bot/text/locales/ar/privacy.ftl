# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = ما أحفظه عنك
privacy-games = الألعاب: **{ $games }** · الجارية منها: **{ $live }** · الخوادم: **{ $servers }**
privacy-moves = الحركات في تلك الألعاب: **{ $moves }**
privacy-messages = الرسائل الخاصة التي أرسلتها إليك: **{ $messages }**
privacy-uploads = البطاقات التي أضفتها إلى الحزم: **{ $uploads }**
privacy-guesses = التخمينات في تصويتات لم تنتهِ بعد: **{ $guesses }**
privacy-reports = البطاقات التي أبلغت عنها: **{ $reports }**
privacy-stars = الجمل التي منحتها نجمة: **{ $stars }**
privacy-daily = تخميناتك وتتابعاتك في جملة اليوم: **{ $daily }**
privacy-statistics-on = الإحصاءات: **مفعّلة**
privacy-statistics-off = الإحصاءات: **معطّلة**، ولا يُحسب شيء
privacy-hint = لا أحفظ اسمك، بل معرّفك في Discord فقط. زر *تصدير إلى ملف* يعطيك كل ما لديّ.

button-export = تصدير إلى ملف
button-statistics-off = تعطيل الإحصاءات
button-statistics-on = تفعيل الإحصاءات
button-erase = محو كل بياناتي…
button-erase-now = نعم، تأكيد المحو
button-keep = لا، إبقاء البيانات

privacy-exported = هذا كل ما أحفظه عنك.
privacy-ask = هل يُمحى كل ما أحفظه عنك في كل الخوادم؟ تنتهي مشاركتك في الألعاب الجارية، وتُحذف إعداداتك وإحصاءاتك والبطاقات التي أضفتها إلى الحزم. تبقى الألعاب الماضية، لكن باسم «لاعب غادر»، وتبقى جملك فيها من دون اسمك. لا يمكن التراجع عن هذا.
privacy-erased = مُحي كل ما كنت أحفظه عنك.
privacy-kept = لم يُمحَ شيء.
