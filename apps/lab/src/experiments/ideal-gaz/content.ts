import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { model } from './model.js';
import { NM, type GasTypes } from './parameters.js';

type Read = (typeof model.observables)[number]['value'];

const read = (key: string, ...[t, state, si]: Parameters<Read>): number =>
  model.observables.find((one) => one.key === key)?.value(t, state, si) ?? NaN;

const volumeOf = (...at: Parameters<Read>): string => formatNumber(read('volume', ...at) / NM ** 3);
const kelvinOf = (...at: Parameters<Read>): string => formatNumber(read('temperatureNow', ...at));

/** Pressure with its error, once measured. */
function pressureOf(...at: Parameters<Read>): string {
  const [pressure, error] = [read('pressure', ...at) / 1000, read('pressureError', ...at) / 1000];
  if (Number.isNaN(pressure)) return 'Bosim oʻlchanmoqda.';
  const sure = Number.isFinite(error) ? `, xatosi ${formatNumber(error, 1)} kilopaskal` : '';
  return `Bosim ${formatNumber(pressure, 1)} kilopaskal${sure}.`;
}

/** Texts of the gas experiment. */
export const content: Content<GasTypes> = {
  title: 'Ideal gaz qonunlari',
  summary:
    'Molekulalarning devorga urilishidan bosim qanday hosil boʻladi va u hajm bilan temperaturaga qanday bogʻliq?',
  sceneDescription:
    'Tomoni bir necha nanometr boʻlgan quti va undagi molekulalar; ular haqiqiy oʻlchamida chizilgan. Oʻng devor — porshen. Rang molekulaning kinetik energiyasini, qora chiziq bitta molekulaning yoʻlini koʻrsatadi. Bosim formuladan emas, molekulalarning devorga urilishlaridan hisoblanadi.',
  instructions: [
    'Vaqtni ishga tushiring: ekrandagi 1 s — molekulalar uchun 25 pikosekund. Kutganingiz sari bosim xatosi kamayadi.',
    'Porshenni suring yoki strelkalar bilan joyini oʻzgartiring: u tanlangan tezlikda siljiydi. Siljiyotganda va gaz muvozanatga kelguncha bosim oʻlchanmaydi.',
    'Devorlar temperaturasini oʻzgartiring: molekulalar devordan yangi energiya bilan qaytadi.',
    'Adiabatik jarayonni tanlab, porshenni suring: gaz siqilganda isiydi, kengayganda soviydi.',
    'Tezliklar taqsimotini Maksvell egri chizigʻi bilan solishtiring.',
  ],
  describe: ({ time, state, si }) =>
    `Hajm ${volumeOf(time, state, si)} kub nanometr, temperatura ${kelvinOf(time, state, si)} kelvin. ${pressureOf(time, state, si)}`,
  events: {
    arrived: ({ time, state, si }) =>
      `Porshen joyiga yetdi: hajm ${volumeOf(time, state, si)} kub nanometr, temperatura ${kelvinOf(time, state, si)} kelvin.`,
    mixed: () =>
      'Toʻqnashuvlar energiyalarni aralashtirdi: tezliklar taqsimoti Maksvell taqsimotiga yaqinlashdi.',
  },
  equations: async () => (await import('./equations.tex')).default,
  limits: [
    'Molekulalar — silliq, qattiq sharlar: ular faqat urilganda taʼsirlashadi. Tortishish, aylanish va kvant hodisalari hisobga olinmagan.',
    'zJ — zeptojoul, 10⁻²¹ J: 1 MPa bosim 1 nm³ hajmda 1 zJ beradi.',
    'V — molekulalar markazi yeta oladigan hajm; quti undan har tomonga molekula radiusicha katta.',
    'Bosim — barcha devorlarga berilgan impulsning yuza va vaqtga nisbati. Oʻlchash oxirgi 1000 ps ni oladi, xato 50 ps li boʻlaklar tarqoqligidan topiladi.',
    'PV/(NkT) nazariyasi: Karnaxan–Starling tenglamasi, devor yaqinidagi zichlanish hisobga olingan. Ikki xil gaz uchun u berilmaydi.',
    'Hisoblash usuli: har bir urilish oʻzining aniq vaqtida hisoblanadi, kadrlar orasi 0,25 ps. Energiya balansi 10⁻¹² gacha saqlanadi.',
    'Siyrak gazda molekulalar bir-biriga kam uriladi. Porshen tez siljisa, jarayon muvozanatsiz boʻladi va gaz nazariyadagidan koʻproq isiydi.',
  ],
};
