import type { Theory } from '@zarra/experiment-kit/experiment';
import equations from './equations.tex';

/** Description, instructions, equations and limits: texts that are loaded after the first paint. */
export const theory: Theory = {
  sceneDescription:
    'Suvli vannaga yuqoridan qaralgan. Bir xil rang — suv sathi koʻtarilgan, ikkinchi rang — pasaygan joylar. Doirachalar — toʻlqin manbalari, xoch — zond. Oʻng chetdagi egri chiziq zonddan oʻtgan vertikal chiziq boʻylab intensivlikni koʻrsatadi. Punktir ramkadan tashqarida toʻlqin yutiladi.',
  instructions: [
    'Vannadagi holatni tanlang va vaqtni ishga tushiring.',
    'Zondni surib, siljish va amplitudani oʻlchang. Manbalarni ham surish mumkin.',
    'Chastota, tezlik, oraliq yoki fazalar farqini oʻzgartiring: toʻlqinlar boshidan tarqaladi.',
  ],
  equations,
  limits: [
    'Toʻlqin tezligi chastotaga bogʻliq emas deb olingan. Haqiqiy suvda biroz bogʻliq.',
    'Amplituda kichik, suvning qovushoqligi hisobga olinmagan. Devor sirtida siljish nolga teng. Ikki tirqish hech qachon tutashmaydi.',
    'Punktir ramkadan tashqarida toʻlqin yutiladi. λ > 4,5 sm boʻlsa, bir necha foizi qaytishi mumkin.',
    'Amplituda oxirgi 0,8 s ning oʻrtacha kvadratidan topiladi: zond surilgach yoki toʻlqin yetib kelgach, biroz kuting.',
    'Hisoblash usuli: ikkinchi tartibli chekli ayirmalar, 240 × 181 katak, katak 3 mm, qadam 7 ms. Tezlik xatosi 1 % dan kam.',
  ],
};
