import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import type { TunnelTypes } from './parameters.js';
import { tunnelModel } from './model.js';

const percent = (key: 'transmitted' | 'reflected', ...[t, state, si]: Parameters<Read>): string =>
  formatNumber(100 * (tunnelModel.observables.find((one) => one.key === key)?.value(t, state, si) ?? 0));

type Read = (typeof tunnelModel.observables)[number]['value'];

/** Texts of the tunnel effect experiment. */
export const content: Content<TunnelTypes> = {
  title: 'Tunnel effekti',
  summary: 'Elektron energiyasi yetmaydigan toʻsiqdan oʻta oladimi va bu toʻsiq kengligiga qanday bogʻliq?',
  sceneDescription:
    'Elektron toʻlqin paketi chapdan oʻngga, toʻsiq tomon harakatlanadi. Toʻldirilgan egri chiziq elektronni har bir joyda topish ehtimolini, ingichka toʻlqin esa toʻlqin funksiyaning haqiqiy qismini koʻrsatadi. Punktir chiziq — elektron energiyasi E, toʻrtburchak — balandligi U boʻlgan toʻsiq.',
  instructions: [
    'Energiya, toʻsiq balandligi va kengligini tanlang. Paketni va toʻsiq ustini surish ham mumkin.',
    'Vaqtni ishga tushiring: ekrandagi 1 s — elektron uchun 5 femtosekund.',
    'Paket toʻsiqdan ajralgach, oʻng tomonda topish ehtimoli T oʻtish ehtimoliga teng: uni nazariya bilan solishtiring.',
  ],
  describe: ({ time, state, si }) =>
    `Elektronni toʻsiqdan oʻngda topish ehtimoli ${percent('transmitted', time, state, si)} foiz, chapda topish ehtimoli ${percent('reflected', time, state, si)} foiz.`,
  events: {
    arrived: () => 'Paketning oʻrtasi toʻsiqqa yetdi.',
    left: ({ time, state, si }) =>
      `Paket toʻsiqdan ajraldi: ${percent('transmitted', time, state, si)} foiz oʻtdi, ${percent('reflected', time, state, si)} foiz qaytdi.`,
  },
  equations: async () => (await import('./equations.tex')).default,
  limits: [
    'Harakat bir oʻlchamli, elektron norelyativistik, toʻsiqning chetlari keskin.',
    'Paket turli energiyali toʻlqinlardan iborat, shuning uchun uning T si bitta energiya uchun olingan T dan farq qiladi.',
    'Sahna chetlarida toʻlqin yutiladi va yutilgan qismi hisobga olinadi. Oʻrtacha koordinata yutilish 1 % dan oshgunicha koʻrsatiladi.',
    'Hisoblash usuli: Furye almashtirishli boʻlingan qadam, 1024 nuqta, oraligʻi 0,1 nm, qadam 0,014 fs. T nazariyadan 0,2 % dan kam farq qiladi.',
  ],
};
