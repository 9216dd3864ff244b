import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { SCENE, type TankTypes } from './parameters.js';
import { tankModel } from './model.js';
import { AMPLITUDE } from './tank-setup.js';

const SCENES = [
  'Ikki manba toʻlqin chiqarmoqda.',
  'Bitta manba toʻlqin chiqarmoqda.',
  'Yassi toʻlqin ikki tirqishdan oʻtmoqda.',
  'Yassi toʻlqin bitta tirqishdan oʻtmoqda.',
  'Yassi toʻlqin sayoz joyga oʻtmoqda.',
];

const amplitudeOf = (
  ...[t, state, si]: Parameters<(typeof tankModel.observables)[number]['value']>
): number => tankModel.observables.find(({ key }) => key === 'amplitude')?.value(t, state, si) ?? 0;

/** Texts of the wave tank experiment. */
export const content: Content<TankTypes> = {
  title: 'Toʻlqinlar interferensiyasi',
  summary:
    'Ikki toʻlqin uchrashganda qayerda kuchayadi, qayerda soʻnadi? Interferensiya, difraksiya va sinish.',
  sceneDescription:
    'Suvli vannaga yuqoridan qaralgan. Bir xil rang — suv sathi koʻtarilgan, ikkinchi rang — pasaygan joylar. Doirachalar — toʻlqin manbalari, xoch — zond. Oʻng chetdagi egri chiziq zonddan oʻtgan vertikal chiziq boʻylab intensivlikni koʻrsatadi. Punktir ramkadan tashqarida toʻlqin yutiladi.',
  instructions: [
    'Vannadagi holatni tanlang va vaqtni ishga tushiring.',
    'Zondni surib, siljish va amplitudani oʻlchang. Manbalarni ham surish mumkin.',
    'Chastota, tezlik, oraliq yoki fazalar farqini oʻzgartiring: toʻlqinlar boshidan tarqaladi.',
  ],
  describe: ({ time, state, si }) => {
    const amplitude = amplitudeOf(time, state, si);
    const strength =
      amplitude < 0.1 * AMPLITUDE ? 'deyarli tinch' : amplitude < 0.5 * AMPLITUDE ? 'kuchsiz' : 'kuchli';
    return `${SCENES[si.scene] ?? ''} Zond joylashgan nuqta ${strength}: amplituda ${formatNumber(1000 * amplitude, 2)} millimetr.`;
  },
  events: {
    reached: ({ si }) =>
      si.scene === SCENE.two ? 'Yaqinroq manbaning toʻlqini zondga yetdi.' : 'Toʻlqin zondga yetdi.',
  },
  equations: async () => (await import('./equations.tex')).default,
  limits: [
    'Toʻlqin tezligi chastotaga bogʻliq emas deb olingan. Haqiqiy suvda biroz bogʻliq.',
    'Amplituda kichik, suvning qovushoqligi hisobga olinmagan. Devor sirtida siljish nolga teng. Ikki tirqish hech qachon tutashmaydi.',
    'Punktir ramkadan tashqarida toʻlqin yutiladi. λ > 4,5 sm boʻlsa, bir necha foizi qaytishi mumkin.',
    'Amplituda oxirgi 0,8 s ning oʻrtacha kvadratidan topiladi: zond surilgach yoki toʻlqin yetib kelgach, biroz kuting.',
    'Hisoblash usuli: ikkinchi tartibli chekli ayirmalar, 240 × 181 katak, katak 3 mm, qadam 7 ms. Tezlik xatosi 1 % dan kam.',
  ],
};
