import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import type { SpringTypes } from './parameters.js';

const centimetres = (metres: number): string => formatNumber(100 * metres, 1);

/** Texts of the spring experiment. */
export const content: Content<SpringTypes> = {
  title: 'Prujina, soʻnish va rezonans',
  summary: 'Majburiy tebranish amplitudasi kuch chastotasiga qanday bogʻliq va rezonans qachon yuz beradi?',
  sceneDescription:
    'Yuqorida devorga prujina bilan mahkamlangan yuk. Punktir chiziq — muvozanat holati, yukdan chiqqan oʻq — majburlovchi kuch. Pastda vektor diagramma: F oʻqi kuch bilan, x oʻqi barqaror tebranish bilan birga aylanadi, ular orasidagi burchak — faza siljishi. Nuqtaning soyasi yukning oʻrnini koʻrsatadi.',
  instructions: [
    'Yukni ushlab suring va qoʻyib yuboring (yoki boshlangʻich siljish va tezlikni tanlang), soʻng vaqtni ishga tushiring.',
    'Kuch chastotasini tebranish davomida oʻzgartiring va barqaror amplitudani “Yozuvlar” boʻlimida nuqta qilib yozing: nuqtalar rezonans egri chizigʻini hosil qiladi.',
    'Har oʻzgarishdan keyin tebranish barqaror boʻlguncha kuting: oʻlchangan amplituda nazariyadagiga tenglashadi.',
  ],
  describe: ({ state: [x = 0, v = 0] }) =>
    `Siljish ${centimetres(x)} santimetr. ` +
    (Math.abs(v) < 0.001 ? 'Yuk deyarli toʻxtagan.' : `Yuk ${v > 0 ? 'oʻngga' : 'chapga'} harakatlanmoqda.`),
  events: {
    turned: ({ state: [x = 0] }) => `Yuk ${centimetres(x)} santimetrda burildi.`,
    middle: () => 'Yuk muvozanat holatidan oʻtdi.',
  },
  equations: [
    'm x″ + b x′ + k x = F₀ cos ωt,  ω₀ = √(k/m)',
    'A = F₀ / √((k − mω²)² + (bω)²),  tg φ = bω / (k − mω²)',
    'ω(rezonans) = √(ω₀² − b²/(2m²)),  Q = √(km) / b',
  ],
  limits: [
    'Prujina vaznsiz va har qanday choʻzilishda Guk qonuniga boʻysunadi.',
    'Qarshilik kuchi tezlikka proporsional; yuk va tekislik orasida quruq ishqalanish yoʻq.',
    'Qarshilik nolga, ω esa ω₀ ga teng boʻlsa, barqaror tebranish yoʻq: amplituda vaqtga proporsional oʻsadi, φ = 90°.',
    '“Amplituda (hozir)” barqaror tebranishda aniq; oʻtish jarayonida u oʻzgarib turadi.',
    'Hisoblash usuli: toʻrtinchi tartibli Runge–Kutta, qadam 0,001 s. Energiya balansi bir daqiqada 10⁻⁸ gacha aniq.',
  ],
  task: {
    question:
      'Rezonans egri chizigʻini quring va tebranuvchi tizimning aslligini (Q) egri chiziq kengligidan toping.',
    hints: [
      '“Rezonans” holatini tanlang. Chastotani 5 dan 8 rad/s gacha kichik qadam bilan oʻzgartirib, eng katta amplitudani toping.',
      'Amplituda eng katta qiymatidan √2 marta kichik boʻlgan ikki chastotani toping: biri rezonansdan past, biri yuqori.',
      'Rezonans chastotasini shu ikki chastota ayirmasiga boʻling.',
    ],
    answer:
      'Eng katta amplituda 15,8 sm, u taxminan 6,3 rad/s da kuzatiladi. Amplituda 11,2 sm boʻlgan chastotalar 5,88 va 6,69 rad/s, ayirmasi 0,81 rad/s. Demak, Q ≈ 6,3 / 0,81 ≈ 7,8. Formula √(km)/b = 7,91 beradi: farq 2 % dan kam.',
  },
};
