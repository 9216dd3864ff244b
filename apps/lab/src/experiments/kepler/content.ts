import type { Content } from '@zarra/experiment-kit/experiment';
import { ASTRONOMICAL_UNIT } from '@zarra/physics/astronomy';
import { formatNumber } from '../../numbers.js';
import { relativeMotion } from './model.js';
import type { OrbitTypes } from './parameters.js';

const distanceOf = (state: Float64Array): string => {
  const { x, y } = relativeMotion(state);
  return formatNumber(Math.hypot(x, y) / ASTRONOMICAL_UNIT, 3);
};
const speedOf = (state: Float64Array): string => {
  const { vx, vy } = relativeMotion(state);
  return formatNumber(Math.hypot(vx, vy) / 1000, 1);
};

/** Texts of the orbit experiment. */
export const content: Content<OrbitTypes> = {
  title: 'Kepler qonunlari',
  summary: 'Sayyora yulduz atrofida qanday orbita boʻylab aylanadi va aylanish davri nimaga bogʻliq?',
  sceneDescription:
    'Oʻrtada yulduz, atrofida orbita va unda harakatlanayotgan jism. Rasm yulduz bilan bogʻlangan sanoq sistemasida chizilgan. v oʻqi — tezlik, F oʻqi — tortishish kuchi. Boʻyalgan sektorlar — teng vaqtlarda (davrning oʻn ikkidan bir qismida) radius-vektor chizgan yuzalar.',
  instructions: [
    'Sayyorani tanlang yoki boshlangʻich tezlik oʻqining uchini yuqoriga va pastga suring. Vaqt boshida jismning oʻzini ham surish va otish mumkin.',
    'Vaqtni ishga tushiring: bir yil besh sekundda oʻtadi. “Keyingi hodisagacha” tugmasi jismni yulduzga eng yaqin yoki eng uzoq nuqtaga olib boradi.',
    'Tezlikni 1 dan 1,3 gacha oshirib, ellips choʻzilishini kuzating. 1,42 da jism yulduzni butunlay tashlab ketadi.',
    'Yulduz massasini va orbitadagi jismni almashtirib, davr qanday oʻzgarishini solishtiring.',
  ],
  describe: ({ state }) => {
    const { x, y, vx, vy } = relativeMotion(state);
    const way = x * vx + y * vy;
    const moving =
      Math.abs(way) < 1e-4 * Math.hypot(x, y) * Math.hypot(vx, vy)
        ? ''
        : way > 0
          ? ' Yulduzdan uzoqlashmoqda.'
          : ' Yulduzga yaqinlashmoqda.';
    return `Masofa ${distanceOf(state)} astronomik birlik, tezlik sekundiga ${speedOf(state)} kilometr.${moving}`;
  },
  events: {
    periapsis1: ({ state }) =>
      `Yulduzga eng yaqin nuqta: ${distanceOf(state)} astronomik birlik, tezlik sekundiga ${speedOf(state)} kilometr.`,
    apoapsis1: ({ state }) =>
      `Yulduzdan eng uzoq nuqta: ${distanceOf(state)} astronomik birlik, tezlik sekundiga ${speedOf(state)} kilometr.`,
  },
  equations: async () => (await import('./equations.tex')).default,
  limits: [
    'Ikki moddiy nuqta: boshqa sayyoralarning tortishi va nisbiylik nazariyasi tuzatmalari hisobga olinmagan.',
    'Yulduz rasmda haqiqiysidan ancha katta chizilgan.',
    'Hisoblash usuli: Yoshidaning toʻrtinchi tartibli usuli, qadam 1800 s yoki kamroq: eng yaqin nuqtadagi aylana davriga kamida 1000 qadam. Energiya bir yilda 10⁻⁹ gacha saqlanadi.',
    'Juda choʻzilgan va ochiq orbitalarning faqat yaqin qismi koʻrsatiladi.',
  ],
};
