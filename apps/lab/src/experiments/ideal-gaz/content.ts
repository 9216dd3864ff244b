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
    'Tomoni bir necha nanometr boʻlgan quti va undagi molekulalar; ular haqiqiy oʻlchamida chizilgan. Oʻng devor — manometr va termometrli porshen; ostida olov yoki muz. Rang molekulaning kinetik energiyasini, qora chiziq bitta molekulaning yoʻlini koʻrsatadi. Bosim formuladan emas, molekulalarning devorga urilishlaridan hisoblanadi.',
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
  equations: [
    'PV = NkT  (Mendeleyev–Klapeyron tenglamasi)',
    'T = oʻzgarmas: PV = oʻzgarmas  (Boyl–Mariott qonuni)',
    'Q = 0: T · V^(2/3) = oʻzgarmas  (adiabatik jarayon)',
    '½ m⟨v²⟩ = (3/2) kT,  ⟨v⟩ = √(8kT/(πm))',
    'f(v) = 4π (m/(2πkT))^(3/2) v² e^(−mv²/(2kT))  (Maksvell taqsimoti)',
    'ΔU = A + Q,  λ = 1/(√2 π d² n)',
  ],
  limits: [
    'Molekulalar — silliq, qattiq sharlar: ular faqat urilganda taʼsirlashadi. Tortishish, aylanish va kvant hodisalari hisobga olinmagan.',
    'zJ — zeptojoul, 10⁻²¹ J: 1 MPa bosim 1 nm³ hajmda 1 zJ beradi.',
    'V — molekulalar markazi yeta oladigan hajm; quti undan har tomonga molekula radiusicha katta.',
    'Bosim — barcha devorlarga berilgan impulsning yuza va vaqtga nisbati. Oʻlchash oxirgi 1000 ps ni oladi, xato 50 ps li boʻlaklar tarqoqligidan topiladi.',
    'PV/(NkT) nazariyasi: Karnaxan–Starling tenglamasi, devor yaqinidagi zichlanish hisobga olingan. Ikki xil gaz uchun u berilmaydi.',
    'Hisoblash usuli: har bir urilish oʻzining aniq vaqtida hisoblanadi, kadrlar orasi 0,25 ps. Energiya balansi 10⁻¹² gacha saqlanadi.',
    'Siyrak gazda molekulalar bir-biriga kam uriladi. Porshen tez siljisa, jarayon muvozanatsiz boʻladi va gaz nazariyadagidan koʻproq isiydi.',
  ],
  task: {
    question:
      'Siyrak azotning bosimini 8000, 4000 va 2000 nm³ hajmda oʻlchang. P · V xato chegarasida oʻzgarmaydimi? Bu qonun qachon buziladi?',
    hints: [
      'Masofa L ni 20, 10 va 5 nm qilib oling. Har safar vaqtni ishga tushirib, xato bosimning 2 % idan kamayguncha kuting va natijani saqlang.',
      'P · V ning nisbiy xatosi P niki bilan bir xil. Natijalar farqini ikki xato bilan solishtiring.',
      'Endi “Zich ksenon” holatini tanlang va L = 10 hamda 5 nm da PV/(NkT) ni solishtiring.',
    ],
    answer:
      'Siyrak azotda P · V hamma hajmda 828 zJ atrofida: farqlar oʻlchash xatosidan oshmaydi (Boyl–Mariott qonuni), PV/(NkT) esa 1 ga yaqin. Zich ksenonda PV/(NkT) L = 10 nm da 1,27 ga, 5 nm da 1,61 ga yaqin: molekulalarning oʻz hajmi sezilarli boʻlib, qonun buziladi.',
  },
};
