import type { Construction } from '@zarra/experiment-kit/experiment';
import { opticalBenchOf } from './optical-bench.js';
import { stateValues } from '../../state-values.js';
import { states } from './states.js';

const CM = 0.01;
/** 1/F, cm⁻¹. */
const power = (si: Readonly<Record<string, number>>): number => CM / opticalBenchOf(si).focalLength;

const METHOD =
  'Buyumgacha masofani oʻzgartiring. Har safar ekranni tasvir eng tiniq boʻlgan joyga suring va nuqta yozing; mavhum tasvirda f manfiy boʻladi.';

/** The lens formula as a line and as a curve. */
export const constructions: readonly Construction[] = [
  {
    key: '1/f-1/d',
    title: '1/f va 1/d: linza formulasi',
    aim: 'Linza formulasini tekshirish va fokus masofasini aniqlash.',
    method: `${METHOD} Toʻgʻri chiziq oʻqlarni 1/F da kesadi.`,
    x: { quantity: 'distance', power: -1 },
    y: { quantity: 'image', power: -1 },
    shape: 'line',
    theory: (inverse, si) => power(si) - inverse,
    setUp: stateValues(states, 'yiguvchi-linza'),
    variant: { radius: [14, 30] },
  },
  {
    key: 'f-d',
    title: 'f va d: tasvir masofasi',
    aim: 'Tasvirgacha masofaning buyumgacha masofaga bogʻliqligini oʻlchash.',
    method: METHOD,
    x: { quantity: 'distance' },
    y: { quantity: 'image' },
    theory: (distance, si) => 1 / (power(si) - 1 / distance),
    setUp: stateValues(states, 'yiguvchi-linza'),
    variant: { radius: [14, 30] },
  },
];
