"""A simple stemmer for seven languages, and its tables of common words, endings and prefixes.

All forms of a word should have the same stem; sometimes different words share one, which does no
harm. Knows only letters, no cards and no phrases.
"""

import re
import unicodedata
from functools import lru_cache

ENGLISH = "en"
LANGUAGES = (ENGLISH, "uk", "ru", "pl", "fr", "ar", "he")  # in the order of the lexicon's columns

# Words too common to mean anything.
SMALL_WORDS = {
    "en": (
        "a an the of in on at to and or with by for from is are was were be been being it its "
        "his her their they she he him i me my we us our you your that this these those there "
        "here who whom what which where when how why not no nor nobody nothing do does did "
        "done has have had will would can could as if but so than then too very just only all "
        "some any one two three four more most much many up down out off over under into "
        "through above below behind before after between beside towards along across like own "
        "each every other another somebody someone something am go s t"
    ),
    "fr": (
        "un une le la les l d de du des en dans sur sous a au aux et ou avec par pour est "
        "sont etait ce cet cette ces c il elle ils elles on je j tu nous vous me m te t se s "
        "lui leur son sa ses mon ma mes ton ta tes notre votre qui que qu quoi dont ou quand "
        "comme comment pourquoi ne n pas plus rien personne tout tous toute toutes quelqu "
        "quelque y a ai as ont avait fait si mais bien tres trop deux trois devant derriere "
        "entre vers chez sans encore autre meme"
    ),
    "uk": (
        "і й та а але або чи не ні в у на з із зі до від за під над про при по для через між "
        "перед як що хто де коли чому який яка яке які це цей ця ці той та те ті його її їх "
        "їй йому він вона воно вони я ти ми ви мене тебе нас вас мій моя твій свій свою своє "
        "себе є був була було були бути дуже ще вже тільки лише усе все всі весь один одна "
        "одне два дві три ж же би б так там тут"
    ),
    "ru": (
        "и а но или не ни в во на с со из к ко от до за под над о об про при по для через "
        "между перед как что кто где когда почему какой какая который это этот эта эти тот та "
        "те его ее их ей ему он она оно они я ты мы вы меня тебя нас вас мой моя твой свой "
        "свою себя есть был была было были быть очень еще уже только лишь все весь всех один "
        "одна одно два две три же бы так там тут у"
    ),
    "pl": (
        "i a ale albo czy nie ni w we na z ze do od za pod nad o przy po dla przez miedzy "
        "przed jak co kto gdzie kiedy czemu dlaczego jaki jaka ktory ktora to ten ta te ci "
        "tamten jego jej ich jemu on ona ono oni one ja ty my wy mnie mi ciebie cie nas was "
        "moj moja twoj swoj swoja swoje sie siebie jest sa byl byla bylo byli byc bardzo "
        "jeszcze juz tylko wszystko wszyscy jeden jedna jedno dwa dwie trzy zeby tak tam tu u"
    ),
    "ar": (
        "في من على الى إلى عن مع أو ثم لا ما لم لن ليس هو هي هم هن أنا نحن أنت أنتم هذا هذه "
        "ذلك تلك الذي التي الذين كل بعض قد كان كانت يكون هل أين متى كيف لماذا ماذا بين تحت "
        "فوق أمام خلف قبل بعد حتى كما لكن إن أن له لها لهم به بها فيه فيها منه منها عليه "
        "عليها واحد واحدة أحد شيء غير عند دون ولا هناك هنا"
    ),
    "he": (
        "של על את אל עם או לא אין יש הוא היא הם הן אני אנחנו אתה את אתם זה זאת זו אלה אלו כל "
        "מה מי איפה מתי איך למה כמו כי אם גם רק עוד כבר מאוד בין תחת מעל מתחת לפני אחרי עד לו "
        "לה להם בו בה בהם ממנו ממנה שלו שלה שלהם אותו אותה אחד אחת שני שתי כאן שם היה הייתה "
        "היו אבל אצל בלי"
    ),
}

ENDINGS = {
    "en": "ings ingly edly ness ing ies ied est ers es ed ly er s y e",
    "fr": (
        "ements ement ations ation euses euse antes ante ants ant aient ait ees ee eux ent er "
        "ez es e s x"
    ),
    "uk": (
        "ються ується ається ями ами ові еві ого ього ому ьому ими іми ають уть ють ять ати "
        "ити іти ала ила али или ає ує ії ій ої ою ею ів їв ам ям ах ях ом ем им их іх ть ла "
        "ло ли ий а я о е и і у ю ь й є"
    ),
    "ru": (
        "ются ется ится ями ами ого его ому ему ыми ими ают уют ать ять ить еть ает яет ует "
        "ала ила али или ый ий ая яя ое ее ые ие ой ей ом ем ам ям ах ях ую юю ов ев ия ию ит "
        "ет ют ят ла ло ли ых их а я о е ы и у ю ь й"
    ),
    "pl": (
        "owie owego owej owi ami ach ego emu ymi imi ych ich iem ają ać eć ić ała iła ały ały "
        "ało uje ów om em ym im ej ie ia ię ią ał ił ą ę y i a e o u"
    ),
    "ar": "ات ون ين ان تها ها هم نا ة ه ي ى ا",
    "he": "יהם ותיו ים ות יו ה ת י",
}

# Articles, conjunctions and prepositions that are written together with their word.
BEGINNINGS = {
    "ar": "وال فال بال كال ولل لل ال و ف ب ل ك",
    "he": "ו ה ב ל כ מ ש",
}
ARTICLES = {"ar": "ال", "he": "ה"}

# In pairs: a form that follows no rule, and the word that it is a form of.
IRREGULAR = {
    "uk": "память памят",
    "en": (
        "children child men man women woman feet foot leaves leaf wolves wolf mice mouse "
        "wives wife teeth tooth fallen fall flew fly flown fly slept sleep told tell lost "
        "lose kept keep stole steal stolen steal dying die lying lie lives life halves half "
        "geese goose knives knife shelves shelf practising practice"
    ),
}

# Prefixes of verbs and derived words whose lexicon entry lacks them.
PREFIXES = {
    "uk": "пере при про від роз під без над об по за на ви до не з с у",
    "ru": "пере при про от раз рас под без бес над об по за на вы до не из с у в",
    "pl": "prze przy od roz pod bez nad ob po za na wy do nie z s u w",
    "fr": "re de des in",
}

# Latin letters for Cyrillic ones, to recognise names; from plain spelling, which has no accents.
_LATIN = (
    dict(zip("абвдезклмнопрстуфыэ", "abvdezklmnoprstufye", strict=True))
    | {"ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ю": "iu", "я": "ia"}
    | {"ь": "", "ъ": ""}
)
LATIN_LETTERS = {
    "uk": str.maketrans(_LATIN | {"г": "h", "ґ": "g", "и": "y", "і": "i", "є": "e", "х": "kh"}),
    "ru": str.maketrans(_LATIN | {"г": "g", "и": "i", "х": "h"}),
}

SHORTEST = 3  # letters that a stem keeps at least; two after an article
_LETTERS = re.compile(r"[^\W\d_]+")
_APOSTROPHES = str.maketrans("", "", "'’ʼ")


def plain(text: str) -> str:
    """Return the text in lower case, without accents, vowel points and Arabic elongation marks."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(c for c in parts if unicodedata.category(c) != "Mn" and c != "\u0640")


class Grammar:
    """One language's tables for stemming, in plain spelling; empty for an unsupported language."""

    def __init__(self, language: str) -> None:
        self.small = frozenset(self._words(SMALL_WORDS, language))
        self.endings = sorted(self._words(ENDINGS, language), key=len, reverse=True)
        self.beginnings = sorted(self._words(BEGINNINGS, language), key=len, reverse=True)
        self.article = ARTICLES.get(language, "")
        forms = self._words(IRREGULAR, language)
        self.irregular = dict(zip(forms[::2], forms[1::2], strict=True))
        self.joined = language == "uk"  # an apostrophe does not separate words
        self.doubles = language == ENGLISH  # a doubled last letter counts once: running, run

    @staticmethod
    def _words(table: dict[str, str], language: str) -> list[str]:
        return plain(table.get(language, "")).split()

    def stem(self, word: str) -> str:
        """Return the word without its ending and without an attached article or preposition."""
        word = self.irregular.get(word, word)
        while cut := next((part for part in self.beginnings if self._begins(word, part)), None):
            word = word[len(cut) :]
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
                word = word[: -len(ending)]
                break
        if self.doubles and len(word) > SHORTEST and word[-1] == word[-2]:
            word = word[:-1]
        return word

    def _begins(self, word: str, part: str) -> bool:
        shortest = SHORTEST - 1 if part == self.article else SHORTEST
        return word.startswith(part) and len(word) - len(part) >= shortest


@lru_cache(maxsize=16)
def grammar(language: str) -> Grammar:
    """Return the tables of a language, which are cached; empty ones for an unsupported language."""
    return Grammar(language)


def tokens(text: str, spoken: Grammar) -> list[str]:
    """Return the words of a text in order, in plain spelling."""
    return _LETTERS.findall(plain(text.translate(_APOSTROPHES) if spoken.joined else text))


def stems(text: str, language: str) -> frozenset[str]:
    """Return the stems of a text's meaningful words; whole words in an unsupported language."""
    spoken = grammar(language)
    words = (word for word in tokens(text, spoken) if word not in spoken.small)
    return frozenset(s for word in words if (s := spoken.stem(word)) not in spoken.small)
