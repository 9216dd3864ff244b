import type { Investigation } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { measureOnce, startValue } from '../../investigation-values.js';
import { wellModel } from './model.js';
import { KIND, parameters } from './parameters.js';

const NM = parameters.width.si ?? 1;
/** Middle of green light, nm. */
const GREEN = 532;

/** Wavelength of the photon in a well of a width in nm, nm. */
const wavelength = (si: Values, width: number): number =>
  startValue(wellModel, 'wavelength', { ...si, width: width * NM }) / NM;

/** Width of a well that emits green light, nm: the wavelength grows with its square. */
const greenWidth = (si: Values): number => Math.sqrt(GREEN / wavelength(si, 1));

export const investigations: readonly Investigation[] = [
  {
    slug: 'yashil-foton',
    title: 'Yashil yorugʻlik chiqaradigan oʻra',
    class: 11,
    topic: 'Atomning nur chiqarishi va yutishi',
    level: 3,
    hides: ['wavelength', 'photon'],
    predict: {
      kind: 'number',
      question:
        'Kengligi 1 nm boʻlgan cheksiz chuqur oʻrada elektron ikkinchi sathdan birinchisiga oʻtsa, toʻlqin uzunligi 1099 nm boʻlgan foton chiqadi. Yashil yorugʻlik (532 nm) chiqishi uchun oʻra kengligi qancha boʻlishi kerak?',
      hints: ['Eₙ = π²ħ²n²/(2mL²): sathlar farqi kenglikning kvadratiga teskari proporsional.'],
      answer: {
        label: 'Oʻra kengligi, L',
        unit: 'nm',
        decimals: 2,
        tolerance: { relative: 0.03 },
        expected: greenWidth,
      },
    },
    setUp: {
      values: { kind: KIND.box, width: 1, mass: 1, level: 1, other: 2 },
      controls: ['width'],
      instruction: 'Cheksiz chuqur oʻrada n = 1 va n = 2 sathlar tanlangan. Kenglikni oʻzgartiring.',
    },
    observe: [
      {
        key: 'first',
        label: 'Toʻlqin uzunligi, λ (L = 1 nm)',
        instruction: 'Kenglik 1 nm boʻlganda foton toʻlqin uzunligini yozing.',
        unit: 'nm',
        decimals: 0,
        tolerance: { relative: 0.01 },
        expected: (si) => wavelength(si, 1),
        meters: ['wavelength', 'photon'],
        hints: ['Kenglik 1 nm ekanini tekshiring.'],
        measure: measureOnce('wavelength'),
      },
      {
        key: 'green',
        label: 'Oʻra kengligi, L (yashil yorugʻlik)',
        instruction: 'Kenglikni oʻzgartirib, toʻlqin uzunligini 532 nm ga keltiring.',
        unit: 'nm',
        decimals: 2,
        tolerance: { absolute: 0.015 },
        expected: greenWidth,
        meters: ['wavelength', 'parameter:width'],
        hints: ['Toʻlqin uzunligi L² ga proporsional.', '0,68 va 0,71 nm orasini koʻring.'],
        measure: measureOnce('parameter:width', { values: { width: 0.7 } }),
      },
    ],
    explain: ({ text }) =>
      `Kenglik 1 nm da λ = ${text('first')}. ${text('green')} da foton yashil: oʻra torayganda sathlar bir-biridan uzoqlashadi va foton energiyasi ortadi. 500–565 nm li yashil yorugʻlikni kengligi 0,68–0,71 nm boʻlgan oʻralar chiqaradi.`,
  },
];
