import type { Construction } from '@zarra/experiment-kit/experiment';
import { ELEMENTARY_CHARGE, PLANCK } from '@zarra/physics/codata';
import { stateValues } from '../../state-values.js';
import { states } from './states.js';

const NM = 1e-9;
/** First level of an infinite well, eV. @param width m */
const firstLevel = (width: number, mass: number): number =>
  PLANCK ** 2 / (8 * mass * width ** 2) / ELEMENTARY_CHARGE;

/** Levels of an infinite well. */
export const constructions: readonly Construction[] = [
  {
    key: 'E-n2',
    title: 'Eₙ va n²: energiya sathlari',
    aim: 'Cheksiz chuqur oʻrada energiya sathlari n² ga proporsional ekanini tekshirish.',
    method:
      'Cheksiz chuqur oʻrani tanlang. Sath raqamini oʻzgartiring va har safar nuqta yozing. Qiyalik b = h²/8mL².',
    x: { quantity: 'parameter:level', power: 2 },
    y: { quantity: 'energy' },
    shape: 'line',
    theory: (square, { width = NaN, mass = NaN }) => square * firstLevel(width, mass),
    setUp: stateValues(states, 'cheksiz-ora'),
    variant: { width: [0.4, 1.8] },
  },
  {
    key: 'E-1/L2',
    title: 'Eₙ va 1/L²: oʻra kengligi',
    aim: 'Energiya sathining oʻra kengligiga bogʻliqligini tekshirish.',
    method: 'Cheksiz chuqur oʻrani tanlang. Kenglikni oʻzgartiring va har safar nuqta yozing.',
    x: { quantity: 'parameter:width', power: -2 },
    y: { quantity: 'energy' },
    shape: 'line',
    theory: (inverse, { mass = NaN, level = NaN }) => inverse * level ** 2 * firstLevel(NM, mass),
    setUp: stateValues(states, 'cheksiz-ora'),
    variant: { mass: [0.4, 2] },
  },
];
