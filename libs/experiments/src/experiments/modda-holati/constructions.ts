import type { Construction } from '@zarra/experiment-kit/experiment';
import { BOLTZMANN } from '@zarra/physics/codata';
import { pairPotential } from '@zarra/physics/lennard-jones';
import { meanSpeed } from '@zarra/physics/kinetic-theory';
import { NM } from './parameters.js';
import { substanceOf } from './substance.js';
import { stateValues } from '../../state-values.js';
import { states } from './states.js';

const ZEPTOJOULE = 1e-21;

/** Graphs of recorded points. */
export const constructions: readonly Construction[] = [
  {
    key: 'T-Q',
    title: 'T va Q: isitish egri chizigʻi',
    aim: 'Moddaga berilgan issiqlik bilan uning temperaturasi qanday bogʻliqligini tekshirish.',
    method:
      'Kristallni oʻzgarmas quvvat bilan isiting va har 30 zJ issiqlikdan keyin nuqta yozing. Chiziq — atomlari faqat tebranadigan kristall nazariyasi.',
    x: { quantity: 'heat' },
    y: { quantity: 'temperature' },
    // In a plane each atom of a crystal has 2 k T.
    theory: (heat, { count = NaN, temperature = NaN }) =>
      temperature + (heat * ZEPTOJOULE) / (2 * count * BOLTZMANN),
    setUp: stateValues(states, 'erish'),
  },
  {
    key: 'r2-t',
    title: '⟨r²⟩ va t: atomlarning siljishi',
    aim: 'Siljish kvadratining oʻrtachasi vaqtga proporsional ekanini tekshirish va diffuziya koeffitsiyentini topish.',
    method: 'Termostatda suyuqlikni kuzating va har 10 ps da nuqta yozing. Qiyalik b = 4D.',
    x: { quantity: 'time' },
    y: { quantity: 'square' },
    shape: 'line',
    setUp: stateValues(states, 'suyuqlik'),
  },
  {
    key: 'D-T',
    title: 'D va T: diffuziya va temperatura',
    aim: 'Diffuziya koeffitsiyenti temperatura bilan qanday oʻzgarishini aniqlash.',
    method:
      'Termostat temperaturasini oʻzgartiring, 60 ps kuting va nuqta yozing. Besh xil temperaturada takrorlang.',
    x: { quantity: 'temperature' },
    y: { quantity: 'diffusion' },
    setUp: stateValues(states, 'suyuqlik'),
    variant: { target: [50, 300] },
  },
  {
    key: 'Ep-r',
    title: 'Eₚ va r: ikki atomning oʻzaro taʼsiri',
    aim: 'Ikki atomning potensial energiyasi ular orasidagi masofaga qanday bogʻliqligini aniqlash.',
    method: '“Ikki atom” holatida vaqtni qadamlab yuriting va turli masofalarda nuqta yozing.',
    x: { quantity: 'pairDistance' },
    y: { quantity: 'pairEnergy' },
    theory: (distance, { substance = 1 }) =>
      pairPotential(distance * NM, substanceOf(substance)) / ZEPTOJOULE,
    setUp: stateValues(states, 'ikki-atom'),
  },
  {
    key: 'v-sqrtT',
    title: 'v va √T: issiqlik harakati',
    aim: 'Atomlarning oʻrtacha tezligi temperaturaning kvadrat ildiziga proporsional ekanini tekshirish.',
    method: 'Termostat temperaturasini oʻzgartiring, 20 ps kuting va nuqta yozing. Bitta modda tanlang.',
    x: { quantity: 'temperature', power: 0.5 },
    y: { quantity: 'meanSpeed' },
    shape: 'line',
    theory: (root, { substance = 1 }) => meanSpeed(substanceOf(substance).mass, root * root, 2),
    setUp: stateValues(states, 'gaz'),
    variant: { target: [20, 300] },
  },
];
