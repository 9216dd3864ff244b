import type { Content } from '@zarra/experiment-kit/experiment';
import { ELEMENTARY_CHARGE } from '@zarra/physics/codata';
import { formatNumber } from '../../numbers.js';
import type { WellTypes } from './parameters.js';
import { solveWell } from './solve-well.js';
import { beatFrequency, wellModel } from './model.js';

const measure = (key: string, ...[t, state, si]: Parameters<Read>): number =>
  wellModel.observables.find((one) => one.key === key)?.value(t, state, si) ?? NaN;

type Read = (typeof wellModel.observables)[number]['value'];

/** Texts of the well experiment. */
export const content: Content<WellTypes> = {
  title: 'Potensial oʻra va energiya sathlari',
  summary: 'Oʻradagi elektron nega faqat maʼlum energiyalarga ega boʻladi va bu energiyalar nimaga bogʻliq?',
  sceneDescription:
    'Qalin chiziq — oʻraning potensial energiyasi. Gorizontal chiziqlar — ruxsat etilgan energiya sathlari. Tanlangan sath ustida elektronni har bir joyda topish ehtimoli va toʻlqin funksiya chizilgan.',
  instructions: [
    'Oʻra turini tanlang, oʻng devorini suring yoki kenglik va chuqurlikni oʻzgartiring.',
    'Sathni tanlang. Ikkinchi sathni qoʻshsangiz, elektron ikki holatning superpozitsiyasida boʻladi.',
    'Vaqtni ishga tushiring: ekrandagi 1 s — elektron uchun 1 femtosekund.',
  ],
  describe: ({ time, state, si }) => {
    const { energies } = solveWell(si).states;
    const energy = energies[si.level - 1];
    if (energy === undefined) return `Bu oʻrada n = ${String(si.level)} sath yoʻq.`;
    const said = `n = ${String(si.level)} sath energiyasi ${formatNumber(energy / ELEMENTARY_CHARGE, 3)} elektron-volt.`;
    return beatFrequency(si) === 0
      ? `${said} Bu statsionar holat: ehtimollik vaqt oʻtishi bilan oʻzgarmaydi.`
      : `${said} Elektronni chap yarmida topish ehtimoli ${formatNumber(100 * measure('left', time, state, si), 0)} foiz.`;
  },
  events: {
    turned: ({ time, state, si }) => {
      const left = measure('left', time, state, si);
      return Number.isNaN(left)
        ? 'Tebranish chetga yetdi.'
        : `Tebranish chetga yetdi: elektronni chap yarmida topish ehtimoli ${formatNumber(100 * left)} foiz.`;
    },
  },
  equations: async () => (await import('./equations.tex')).default,
  limits: [
    'Harakat bir oʻlchamli, elektron bitta va norelyativistik.',
    'Ossillyatorda potensial energiya oʻrtadan L/2 masofada U ga teng. Qoʻsh oʻrada U — oʻrtadagi toʻsiq balandligi, L — ikki chuqurlik orasi.',
    'Cheksiz chuqur oʻrada U hisobga kirmaydi. Eng quyi sakkizta sath hisoblanadi.',
    'Hisoblash usuli: markaziy ayirmalar, Shturm ketma-ketligi va Richardson aniqlashtirishi. Vaqtga bogʻliqlik aniq formula bilan olinadi.',
    'Foton chiqarish jarayonining oʻzi modelga kirmaydi: faqat sathlar farqi va unga mos toʻlqin uzunligi koʻrsatiladi.',
  ],
};
