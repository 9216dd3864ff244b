// Words of questions and sentences, as search keys: they say nothing about the topic.
const STOP_WORDS = new Set(
  (
    'va bilan uchun bu shu u ham yoki lekin ammo esa deb deyiladi degani bolsa bolgan boladi bolib ' +
    'formula formulasi formulalar nima nimaga nimani nimadan nega qanday qanaqa qanda qaysi qancha qachon qaerda qaerdan kim necha nechta ' +
    'ekan edi emas bor yoq kerak haqida haqda togrisida qilib qilinadi qilish topiladi topish hisoblanadi hisoblash ' +
    'ozi uning ularning bir mi ni men meni menga bering ber ayting tushuntiring mavzu mavzusi farq farqi dars darsi fizika'
  ).split(' '),
);

/** The words of a query without stop words; all of them when there is no other. */
export function importantWords(words: readonly string[]): readonly string[] {
  const important = words.filter((word) => !STOP_WORDS.has(word));
  return important.length > 0 ? important : words;
}
