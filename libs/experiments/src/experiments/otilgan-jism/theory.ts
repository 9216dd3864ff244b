import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Yerdan yoki minoradan otuvchi qurilma, otilgan jism, uning bosib oʻtgan yoʻli va yerdagi nishon. Yoy — otilish burchagi. Otilish nuqtasidan chiqqan oʻq — boshlangʻich tezlik, jismdan chiqqan oʻqlar — hozirgi tezlik va uning gorizontal hamda vertikal tashkil etuvchilari. Punktir chiziq — havosiz uchish yoʻli. Nuqtalar jismning teng vaqt oraligʻidagi oʻrinlari.',
  instructions: [
    'Boshlangʻich tezlik oʻqining uchini suring, jismni ushlab oting yoki tezlik va burchakni son bilan kiriting.',
    'Vaqtni ishga tushiring; “Keyingi hodisagacha” tugmasi jismni eng yuqori nuqtaga, soʻng yerga olib boradi.',
    'Havo zichligini nolga qoʻying: havosiz boʻshliqdagi uchish hosil boʻladi. Natijalarni solishtiring.',
  ],
  equations,
  limits: [
    'Jism — aylanmaydigan shar; Yer sirti tekis, erkin tushish tezlanishi oʻzgarmas.',
    'Havo qarshiligi tezlik kvadratiga proporsional; qarshilik koeffitsiyenti va havo zichligi oʻzgarmas deb olingan.',
    'Hisoblash usuli: toʻrtinchi tartibli Runge–Kutta, qadam 0,001 s. Yerga tushish joyi 10⁻⁶ m dan aniqroq topiladi.',
  ],
};
