import type { Content } from '@zarra/experiment-kit/experiment';
import { formatValue } from '@zarra/experiment-kit/readouts';
import { describeElement, KIND } from './element-kinds.js';
import type { BoardTypes } from './parameters.js';
import { readPlace } from './observables.js';
import { PLACES } from './places.js';
import { readBoard } from './read-board.js';
import { warningOf } from './warnings.js';

/** Texts of the circuit experiment. */
export const content: Content<BoardTypes> = {
  title: 'Elektr zanjiri',
  summary: 'Elektr zanjirini yigʻing va oʻlchang: Om qonunidan rezonansgacha.',
  sceneDescription:
    'Taxtada 12 ta tugun va elementlar uchun 17 ta joy bor. Sharchalar tok yoʻnalishida yuradi: tok katta boʻlsa, tezroq. Tanlangan joy ramkada.',
  instructions: [
    'Joyni bosib tanlang, elementi va qiymatini oʻzgartiring. Tanlangan kalitni yana bossangiz, u ulanadi yoki uziladi.',
    'Oʻng va chap strelka elementni, yuqori va past strelka qiymatni oʻzgartiradi.',
    '“Lampa” holatida kalitni uzib, lampa sovigach yana ulang: sovuq lampadan avval ancha katta tok oʻtadi.',
  ],
  describe: ({ time, state, si }) => {
    const reading = readBoard(time, state, si);
    const standing = PLACES.filter(({ kind }) => si[kind] !== KIND.none && si[kind] !== KIND.wire);
    const warning = warningOf(si, reading);
    const place = PLACES[si.chosen];
    const what = place ? `${place.name} joyi: ${describeElement(si[place.kind], si[place.value])}` : '';
    const { voltage, current } = readPlace(si, si.chosen, reading);
    // An empty place has no values, and a hidden resistor leaves only those of the meters.
    const values = [
      ...(Number.isNaN(voltage) ? [] : [`${formatValue(voltage, 2)} volt`]),
      ...(Number.isNaN(current) ? [] : [`${formatValue(current, 3)} amper`]),
    ];
    return [
      `Zanjirda simlardan tashqari ${standing.length} ta element bor.`,
      ...(warning === undefined ? [] : [`${warning}.`]),
      `Tanlangan ${what}${values.length > 0 ? `: ${values.join(', ')}` : ''}.`,
    ].join(' ');
  },
  events: {},
  equations: async () => (await import('./equations.tex')).default,
  limits: [
    'Tok va kuchlanish chapdan oʻngga, yuqoridan pastga musbat. Manbada berilayotgan tok va quvvat koʻrsatiladi.',
    'Sim, kalit va ampermetr qarshiligi nol, voltmetrniki 1 GΩ. Gʻaltakka parallel 30 kΩ/H yoʻqotish bor.',
    'Lampa faqat nurlanib soviydi, kuymaydi. Kondensator va gʻaltak boʻlmagan zanjirda u boshidan qizib turadi: zanjir ancha oldin ulangan.',
    'Amplituda va faza barqaror tebranish uchun, lampa va diodsiz zanjirda.',
    'Hisoblash usuli: tugun potensiallari va trapetsiya qoidasi, qadam 1/600 s. ΣI xatosi 10⁻¹² qismdan kichik.',
  ],
};
