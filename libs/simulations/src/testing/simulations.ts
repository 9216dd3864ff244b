import type { SimulationBody } from '@zarra/contracts';
import { aCategory, aSimulation } from '@zarra/api-client/testing';

const mechanics = aCategory();
const electricity = aCategory({ id: 2, name: 'Elektr va magnetizm', slug: 'elektr-va-magnetizm' });
const optics = aCategory({ id: 3, name: 'Optika', slug: 'optika' });
const waves = aCategory({ id: 4, name: 'Tebranishlar va toʻlqinlar', slug: 'tebranishlar-va-tolqinlar' });
const quantum = aCategory({ id: 5, name: 'Kvant fizikasi', slug: 'kvant-fizikasi' });

const [seventh, ninth, tenth] = ['7-sinf', '9-sinf', '10-sinf'].map((name, index) => ({
  id: index + 1,
  name,
  slug: name,
}));

/** A small catalogue with all variants of cards. */
export const catalogue: SimulationBody[] = [
  aSimulation({ id: 1, categories: [mechanics, waves], classes: [tenth!, ninth!] }),
  aSimulation({
    id: 2,
    title: 'Oʻtkazgichning qarshiligi',
    description: 'Oʻtkazgich uzunligi, koʻndalang kesimi va moddasi qarshilikka qanday taʼsir qiladi?',
    link: 'https://phet.colorado.edu/sims/html/resistance-in-a-wire/latest/resistance-in-a-wire_uz.html',
    types: { name: 'Laboratoriya' },
    categories: [electricity],
  }),
  aSimulation({
    id: 3,
    title: 'Yorugʻlik interferensiyasi',
    description: 'Ikki tirqishdan oʻtgan yorugʻlik ekranda qanday manzara hosil qiladi?',
    types: null,
    categories: [optics, waves, quantum, electricity],
    classes: [seventh!, tenth!],
  }),
  aSimulation({
    id: 4,
    title: 'Ufqqa qiya otilgan jism',
    description: 'Otish burchagi va boshlangʻich tezlikni oʻzgartirib, jismning uchish uzoqligini oʻlchang.',
    image: null,
    link: 'javascript:alert(1)',
    categories: [mechanics],
  }),
];

/** Many simulations; the catalogue shows all on one page. */
export const manySimulations = (count: number, parts: Partial<SimulationBody> = {}): SimulationBody[] =>
  Array.from({ length: count }, (_, index) => ({
    ...catalogue[index % catalogue.length]!,
    ...parts,
    id: index + 1,
    title: `${catalogue[index % catalogue.length]!.title} ${index + 1}`,
  }));

/** Title of 90 characters, description of 600, very long names. */
export const longTexts: SimulationBody[] = [
  aSimulation({
    id: 1,
    title: 'Ikki manbadan tarqalayotgan toʻlqinlar interferensiyasi va yoʻllar farqini topish usullari',
    description: 'Manbalar orasidagi masofani, toʻlqin uzunligini va fazalar farqini oʻzgartiring. '
      .repeat(8)
      .slice(0, 600),
    types: { name: 'Masofadan boshqariladigan virtual laboratoriya ishi' },
    categories: [
      aCategory({ name: 'Elektromagnit tebranishlar va toʻlqinlarning tarqalish qonuniyatlari' }),
      waves,
      optics,
    ],
  }),
  aSimulation({
    id: 2,
    title: 'Elektroensefalografiyadagitebranishlarningamplitudasinitaqqoslash',
    description: null,
    categories: [],
  }),
];
