import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Yuqorida devorga prujina bilan mahkamlangan yuk, ustida majburlovchi kuch bilan birga aylanuvchi motor. Punktir chiziq — muvozanat holati, yukdan chiqqan oʻq — majburlovchi kuch. Pastda vektor diagramma: F oʻqi kuch bilan, x oʻqi barqaror tebranish bilan birga aylanadi, ular orasidagi burchak — faza siljishi. Nuqtaning soyasi yukning oʻrnini koʻrsatadi.',
  instructions: [
    'Yukni ushlab suring va qoʻyib yuboring (yoki boshlangʻich siljish va tezlikni tanlang), soʻng vaqtni ishga tushiring.',
    'Kuch chastotasini tebranish davomida oʻzgartiring va barqaror amplitudani “Yozuvlar” boʻlimida nuqta qilib yozing: nuqtalar rezonans egri chizigʻini hosil qiladi.',
    'Har oʻzgarishdan keyin tebranish barqaror boʻlguncha kuting: oʻlchangan amplituda nazariyadagiga tenglashadi.',
  ],
  equations,
  limits: [
    'Prujina vaznsiz va har qanday choʻzilishda Guk qonuniga boʻysunadi.',
    'Qarshilik kuchi tezlikka proporsional; yuk va tekislik orasida quruq ishqalanish yoʻq.',
    'Qarshilik nolga, ω esa ω₀ ga teng boʻlsa, barqaror tebranish yoʻq: amplituda vaqtga proporsional oʻsadi, φ = 90°.',
    '“Amplituda (hozir)” barqaror tebranishda aniq; oʻtish jarayonida u oʻzgarib turadi.',
    'Hisoblash usuli: toʻrtinchi tartibli Runge–Kutta, qadam 0,001 s. Energiya balansi bir daqiqada 10⁻⁸ gacha aniq.',
  ],
};
