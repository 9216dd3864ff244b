import type { Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { opticalBenchOf, axisCrossing, isMirror, testRay } from './optical-bench.js';
import type { OpticalBenchTypes } from './parameters.js';

/** Texts of the lens experiment. */
export const content: Content<OpticalBenchTypes> = {
  title: 'Linza va koʻzgu',
  summary: 'Tasvir qayerda hosil boʻladi va nega keng linza uni xiralashtiradi?',
  sceneDescription:
    'Chapda buyum strelka bilan, oʻrtada linza yoki koʻzgu, uning oldida teshigi oʻzgaradigan diafragma. Nurlar sinish va qaytish qonunlari boʻyicha aniq chizilgan. “Tasvir” strelkasi oʻqqa yaqin nurlar uchun hisoblangan, F — fokus. Ajratib chizilgan sinov nuri buyum asosidan chiqadi va diafragma boʻylab yuradi.',
  instructions: [
    'Asbobni tanlang. Buyumni va diafragma chetini suring.',
    'Vaqtni ishga tushiring: sinov nuri diafragma chetidan oʻqqacha borib qaytadi va grafiklarni chizadi.',
    'Chetdagi nur oʻqni qayerda kesishini oʻqqa yaqin nurniki bilan solishtiring.',
  ],
  describe: ({ state: [height = 0], si }) => {
    const { image, side, last } = opticalBenchOf(si);
    const ray = `Sinov nuri oʻqdan ${formatNumber(100 * height, 1)} santimetr balandlikda`;
    const place = axisCrossing(testRay(si, height));
    const crosses = Number.isFinite(place)
      ? `, oʻqni x = ${formatNumber(100 * place, 1)} santimetrda kesadi.`
      : '.';
    if (!Number.isFinite(image.x) || Math.abs(image.x) > 100)
      return `Tasvir cheksiz uzoqda. ${ray}${crosses}`;
    const isReal = side * (image.x - last) > 0;
    const size = Math.abs(image.magnification);
    return (
      `Tasvir ${isReal ? 'haqiqiy' : 'mavhum'}, ${image.magnification < 0 ? 'teskari' : 'toʻgʻri'}, ` +
      `buyumdan ${formatNumber(size < 1 ? 1 / size : size, 1)} marta ${size < 1 ? 'kichik' : 'katta'}. ${ray}${crosses}`
    );
  },
  events: {
    axis: ({ si }) => {
      const { x } = opticalBenchOf(si).image;
      return Number.isFinite(x)
        ? `Sinov nuri oʻqqa yetdi: tasvir x = ${formatNumber(100 * x, 1)} santimetrda.`
        : 'Sinov nuri oʻqqa yetdi: tasvir cheksiz uzoqda.';
    },
    edge: ({ si }) => {
      const place = axisCrossing(testRay(si, si.stop));
      if (!Number.isFinite(place)) return 'Sinov nuri diafragma chetiga yetdi.';
      return `Sinov nuri diafragma chetida: oʻqni x = ${formatNumber(100 * place, 1)} santimetrda kesadi${
        isMirror(si.kind) ? ', koʻzgudan qaytib' : ''
      }.`;
    },
  },
  equations: [
    'n₁ sin α = n₂ sin β;  koʻzguda qaytish burchagi tushish burchagiga teng',
    '1/F = (n − 1)(1/R₁ − 1/R₂ + (n − 1)l/(nR₁R₂)),  koʻzguda F = R/2',
    '1/d + 1/f = 1/F,  Γ = f/d (oʻqqa yaqin nurlar)',
    'Difraksion doira radiusi 0,61 λ/sin u',
  ],
  limits: [
    'Nurlar chizma tekisligida yotadi. Dogʻ radiusi — undagi 41 nurning eng kichik oʻrtacha kvadratik tarqalishi.',
    'Yorugʻlik bir rangli, λ = 550 nm: linzaning rangli xatosi yoʻq. Sirtlardan yutilish va yon qaytish hisobga olinmagan.',
    'Difraksion doira chetdagi nurning oʻqqa ogʻish burchagi u orqali topiladi.',
    'x birinchi sirtning uchidan hisoblanadi, oʻngga musbat.',
    'Hisoblash usuli: nurning sfera bilan kesishishi aniq formula bilan topiladi. Vaqt faqat sinov nurini yuritadi.',
  ],
  task: {
    question:
      'Nega fotoapparatda diafragma bor? Dastlabki holatda eng kichik dogʻ beradigan diafragma radiusini toping.',
    hints: [
      'Vaqtni ishga tushirib, sinov nurini oʻqqacha yuriting: ikkinchi grafik dogʻ va difraksion doira radiuslarini koʻrsatadi.',
      'Keng diafragmada chetdagi nurlar boshqa joyda uchrashadi, tor diafragmada difraksiya kuchayadi.',
      'Ikki egri chiziq kesishgan joydagi balandlikni toping.',
    ],
    answer:
      'Taxminan 1 sm. Radius 3 sm boʻlganda chetdagi nurlar dogʻni 353 mkm gacha yoyadi. Radius 0,2 sm boʻlganda esa difraksiya 73 mkm li doira beradi. 1 sm da ikkalasi ham 15 mkm dan oshmaydi. Demak diafragma linza xatosini kamaytiradi, lekin uni haddan tashqari toraytirish foydasiz.',
  },
};
