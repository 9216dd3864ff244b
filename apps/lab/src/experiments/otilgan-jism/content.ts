import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import type { ThrowTypes } from './parameters.js';

/** Texts of the projectile experiment. */
export const content: Content<ThrowTypes> = {
  title: 'Ufqqa qiya otilgan jism',
  summary: 'Ufqqa qiya otilgan jism qayergacha uchadi va havo bunga qanday taʼsir qiladi?',
  sceneDescription:
    'Yerdan yoki minoradan otuvchi qurilma, otilgan jism, uning bosib oʻtgan yoʻli va yerdagi nishon. Yoy — otilish burchagi. Otilish nuqtasidan chiqqan oʻq — boshlangʻich tezlik, jismdan chiqqan oʻqlar — hozirgi tezlik va uning gorizontal hamda vertikal tashkil etuvchilari. Punktir chiziq — havosiz uchish yoʻli. Nuqtalar jismning teng vaqt oraligʻidagi oʻrinlari.',
  instructions: [
    'Boshlangʻich tezlik oʻqining uchini suring, jismni ushlab oting yoki tezlik va burchakni son bilan kiriting.',
    'Vaqtni ishga tushiring; “Keyingi hodisagacha” tugmasi jismni eng yuqori nuqtaga, soʻng yerga olib boradi.',
    'Havo zichligini nolga qoʻying: havosiz boʻshliqdagi uchish hosil boʻladi. Natijalarni solishtiring.',
  ],
  describe: ({ state: [x = 0, y = 0, , , vy = 0, , , , airborne = 0, flying = 0] }) => {
    if (flying === 0) return `Jism yerda. Uchish uzoqligi ${formatNumber(x, 1)} metr.`;
    if (airborne === 0) return `Jism otishga tayyor. Balandlik ${formatNumber(y, 1)} metr.`;
    const way = vy > 0 ? 'koʻtarilmoqda' : 'tushmoqda';
    return `Jism ${way}: uzoqlik ${formatNumber(x, 1)} metr, balandlik ${formatNumber(y, 1)} metr.`;
  },
  events: {
    top: ({ state: [, y = 0] }) => `Eng yuqori nuqta: ${formatNumber(y, 1)} metr.`,
    landed: ({ state: [x = 0, , , , , , , , airborne = 0] }) =>
      `Jism yerga tushdi. Uchish uzoqligi ${formatNumber(x, 1)} metr, uchish vaqti ${formatNumber(airborne, 2)} sekund.`,
  },
  equations: async () => (await import('./equations.tex')).default,
  limits: [
    'Jism — aylanmaydigan shar; Yer sirti tekis, erkin tushish tezlanishi oʻzgarmas.',
    'Havo qarshiligi tezlik kvadratiga proporsional; qarshilik koeffitsiyenti va havo zichligi oʻzgarmas deb olingan.',
    'Hisoblash usuli: toʻrtinchi tartibli Runge–Kutta, qadam 0,001 s. Yerga tushish joyi 10⁻⁶ m dan aniqroq topiladi.',
  ],
};
