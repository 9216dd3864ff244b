import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Oʻrtada yulduz, atrofida orbita va unda harakatlanayotgan jism. Rasm yulduz bilan bogʻlangan sanoq sistemasida chizilgan. v oʻqi — tezlik, F oʻqi — tortishish kuchi. Boʻyalgan sektorlar — teng vaqtlarda (davrning oʻn ikkidan bir qismida) radius-vektor chizgan yuzalar.',
  instructions: [
    'Sayyorani tanlang yoki boshlangʻich tezlik oʻqining uchini yuqoriga va pastga suring. Vaqt boshida jismning oʻzini ham surish va otish mumkin.',
    'Vaqtni ishga tushiring: bir yil besh sekundda oʻtadi. “Keyingi hodisagacha” tugmasi jismni yulduzga eng yaqin yoki eng uzoq nuqtaga olib boradi.',
    'Tezlikni 1 dan 1,3 gacha oshirib, ellips choʻzilishini kuzating. 1,42 da jism yulduzni butunlay tashlab ketadi.',
    'Yulduz massasini va orbitadagi jismni almashtirib, davr qanday oʻzgarishini solishtiring.',
  ],
  equations,
  limits: [
    'Ikki moddiy nuqta: boshqa sayyoralarning tortishi va nisbiylik nazariyasi tuzatmalari hisobga olinmagan.',
    'Yulduz rasmda haqiqiysidan ancha katta chizilgan.',
    'Hisoblash usuli: Yoshidaning toʻrtinchi tartibli usuli, qadam 1800 s yoki kamroq: eng yaqin nuqtadagi aylana davriga kamida 1000 qadam. Energiya bir yilda 10⁻⁹ gacha saqlanadi.',
    'Juda choʻzilgan va ochiq orbitalarning faqat yaqin qismi koʻrsatiladi.',
  ],
};
