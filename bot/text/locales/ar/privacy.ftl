# What is kept about a person and a server, and how it is erased. Said in private.

privacy-title = ما يُحفظ عنك
privacy-games = الألعاب: **{ $games }** · الجارية: **{ $live }** · الخوادم: **{ $servers }**
privacy-moves = الحركات فيها: **{ $moves }**
privacy-messages = الرسائل الخاصة التي يعرفها البوت: **{ $messages }**
privacy-uploads = البطاقات التي أضفتها إلى الحزم: **{ $uploads }**
privacy-statistics-on = الإحصاءات: **تعمل**
privacy-statistics-off = الإحصاءات: **متوقفة**، ولا يُحسب شيء
privacy-hint = لا يُحفظ اسمك، بل رقمك في Discord فقط. والملف يحوي كل شيء.

button-export = تصدير إلى ملف
button-statistics-off = إيقاف الإحصاءات
button-statistics-on = تشغيل الإحصاءات
button-erase = محو كل شيء…
button-erase-now = نعم، محو
button-keep = لا، إبقاء

privacy-exported = هذا كل ما يُحفظ عنك.
privacy-ask = هل يُمحى كل ما يُحفظ عنك في كل الخوادم؟ ستغادر الألعاب الجارية. تُمحى اختياراتك وإحصاءاتك والبطاقات التي أضفتها إلى الحزم. تبقى الألعاب الماضية: فيها «لاعب لم يعد هنا»، وتبقى الجمل بلا اسمك. لا يمكن التراجع عن هذا.
privacy-erased = مُحي كل شيء عنك.
privacy-kept = لم يُمحَ شيء.
