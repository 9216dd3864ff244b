import type { Content } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';
import { opticalBenchOf, axisCrossing, isMirror, testRay } from './optical-bench.js';
import type { OpticalBenchKey, OpticalBenchTypes } from './parameters.js';
import { screenImageOf } from './screen-image.js';

/** Where the test ray crosses the axis; undefined if it does not. A ray that leaves the axis is extended backwards. */
function crossingText(si: Values<OpticalBenchKey>, height: number): string | undefined {
  const place = axisCrossing(si, testRay(si, height));
  if (!Number.isFinite(place)) return undefined;
  const from = isMirror(si.kind) ? 'koʻzgudan' : 'bosh tekislikdan';
  return `${place < 0 ? 'davomi ' : ''}oʻqni ${from} ${formatNumber(100 * place, 1)} santimetrda kesadi`;
}

/** Texts of the lens experiment. */
export const content: Content<OpticalBenchTypes> = {
  title: 'Linza va koʻzgu',
  summary: 'Tasvir qayerda hosil boʻladi va nega keng linza uni xiralashtiradi?',
  sceneDescription:
    'Chapda buyum — sham, oʻrtada linza yoki koʻzgu, uning oldida teshigi oʻzgaradigan diafragma, narida suriladigan ekran. Ekranning old tomoni burchakda koʻrsatilgan. F va 2F — fokus va ikkilangan fokus masofasidagi nuqtalar, punktir chiziqlar — bosh tekisliklar. Uchta yasash nuri tasvirni maktabdagidek topadi. Qolgan nurlar sinish va qaytish qonunlari boʻyicha aniq chizilgan; sinov nuri buyum asosidan chiqadi va diafragma boʻylab yuradi.',
  instructions: [
    'Asbobni tanlang. Buyumni, ekranni va diafragma chetini suring.',
    'Ekranni tasvir turgan joyga keltiring: dogʻ kichrayadi, tasvir tiniqlashadi. Diafragmani toraytirsangiz, boshqa joyda ham tiniqroq boʻladi.',
    'Vaqtni ishga tushiring: sinov nuri diafragma chetidan oʻqqacha borib qaytadi va grafiklarni chizadi.',
    'Chetdagi nur oʻqni qayerda kesishini oʻqqa yaqin nurniki bilan solishtiring.',
  ],
  describe: ({ state: [height = 0], si, view }) => {
    const { image, side, last } = opticalBenchOf(si);
    const ray = `Sinov nuri oʻqdan ${formatNumber(100 * height, 1)} santimetr balandlikda`;
    const crossing = crossingText(si, height);
    const crosses = crossing === undefined ? '.' : `, ${crossing}.`;
    const { blur } = screenImageOf(si);
    const screen =
      view.screen === 1 && blur > 0 ? ` Ekranda dogʻ radiusi ${formatNumber(1000 * blur, 1)} millimetr.` : '';
    if (!Number.isFinite(image.x) || Math.abs(image.x) > 100)
      return `Tasvir cheksiz uzoqda.${screen} ${ray}${crosses}`;
    const isReal = side * (image.x - last) > 0;
    const size = Math.abs(image.magnification);
    return (
      `Tasvir ${isReal ? 'haqiqiy' : 'mavhum'}, ${image.magnification < 0 ? 'teskari' : 'toʻgʻri'}, ` +
      `buyumdan ${formatNumber(size < 1 ? 1 / size : size, 1)} marta ${size < 1 ? 'kichik' : 'katta'}.${screen} ${ray}${crosses}`
    );
  },
  events: {
    axis: ({ si }) => {
      const { imageDistance } = opticalBenchOf(si);
      if (!Number.isFinite(imageDistance)) return 'Sinov nuri oʻqqa yetdi: tasvir cheksiz uzoqda.';
      return `Sinov nuri oʻqqa yetdi: tasvirgacha masofa f = ${formatNumber(100 * imageDistance, 1)} santimetr.`;
    },
    edge: ({ si }) => {
      const crossing = crossingText(si, si.stop);
      if (crossing === undefined) return 'Sinov nuri diafragma chetiga yetdi.';
      return `Sinov nuri diafragma chetida: ${crossing}.`;
    },
  },
  equations: async () => (await import('./equations.tex')).default,
  limits: [
    'Nurlar chizma tekisligida yotadi. Eng kichik dogʻ radiusi — undagi 41 nurning eng kichik oʻrtacha kvadratik tarqalishi.',
    'Yorugʻlik bir rangli, λ = 550 nm: linzaning rangli xatosi yoʻq. Sirtlardan yutilish va yon qaytish hisobga olinmagan.',
    'Difraksion doira chetdagi nurning oʻqqa ogʻish burchagi u orqali topiladi.',
    'Linza qalin. d, f va F uning bosh tekisliklaridan (punktir chiziqlar) hisoblanadi, shuning uchun 1/d + 1/f = 1/F ular uchun ham toʻgʻri. Yupqa linzada ikkala tekislik linza markazidan oʻtadi, koʻzguda uning uchidan. Ikkita linzaning bosh tekisliklari birgalikda olinadi.',
    'Ekrandagi tasvir oʻqdagi nuqtaning dogʻi boʻyicha yoyilgan, ravshanligi nisbiy. Keng diafragmada chetdagi nurlar oldinroq uchrashadi, shuning uchun ekran f dan yaqinroqda eng tiniq boʻladi. Ekran koʻzguga tushayotgan nurlarni toʻsmaydi: u oʻqdan chetroqda deb olinadi.',
    'Yasash nurlari linza chetidan tashqarida ham chiziladi. Ikkita linza uchun ular chizilmaydi.',
    'Hisoblash usuli: nurning sfera bilan kesishishi aniq formula bilan topiladi. Vaqt faqat sinov nurini yuritadi.',
  ],
};
