import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { onOffParameter } from '../../choice-parameter.js';
import { content } from './content.js';
import { draw } from './draw.js';
import { handles } from './handles.js';
import { OWN_PAIR } from './materials.js';
import { model } from './model.js';
import { parameters, PULLING, type InclineTypes } from './parameters.js';
import { box } from './scene.js';
import { presets } from './states.js';
import { dynamometer } from '../../instruments.js';

const CM = 0.01;
const PERCENT = 0.01;

/** Block on an inclined plane with dry friction (experiment 2). */
export const definition = defineExperiment<InclineTypes>({
  slug: 'qiya-tekislik',
  parameters,
  model,
  content,
  view: {
    forces: onOffParameter('Kuch vektorlari'),
    components: onOffParameter('Ogʻirlik kuchining tashkil etuvchilari', 0),
    protractor: onOffParameter('Transportir'),
  },
  presets,
  simpleParameters: [{ key: 'angle' }, { key: 'pair' }, { key: 'weights' }, { key: 'pulling' }],
  demonstration: { values: { pulling: PULLING.hand, handSpeed: 20, start: 0 } },
  readouts: [
    { key: 'friction', label: 'Ishqalanish kuchi, F ishq', unit: 'N', decimals: 2, instrument: dynamometer },
    { key: 'pull', label: 'Dinamometr koʻrsatishi, F', unit: 'N', decimals: 2, instrument: dynamometer },
    { key: 'acceleration', label: 'Tezlanish, a', unit: 'm/s²', decimals: 2 },
    { key: 'normal', label: 'Tayanch reaksiya kuchi, N', unit: 'N', decimals: 2, instrument: dynamometer },
    { key: 'downhill', label: 'Tekislik boʻylab tashkil etuvchi, mg sin α', unit: 'N', decimals: 2 },
    { key: 'velocity', label: 'Tezlik, v', unit: 'm/s', decimals: 3 },
    { key: 'path', label: 'Bosib oʻtilgan yoʻl, s', unit: 'sm', si: CM, decimals: 1 },
    { key: 'position', label: 'Brusokning oʻrni, x', unit: 'sm', si: CM, decimals: 1 },
    { key: 'efficiency', label: 'Qiya tekislikning FIKi, η', unit: '%', si: PERCENT, decimals: 1 },
    { key: 'work', label: 'Tortish kuchining ishi', unit: 'J', decimals: 3 },
    { key: 'lifting', label: 'Ogʻirlik kuchiga qarshi ish', unit: 'J', decimals: 3 },
    { key: 'heat', label: 'Ishqalanishda ajralgan issiqlik', unit: 'J', decimals: 3 },
    { key: 'totalMass', label: 'Yuklar bilan massa, m', unit: 'kg', decimals: 2 },
    { key: 'sine', label: 'sin α', unit: '', decimals: 3 },
    { key: 'tangent', label: 'tg α', unit: '', decimals: 3 },
  ],
  keyReadouts: ['friction', 'pull', 'acceleration'],
  plots: [
    { key: 'forces', title: 'Ishqalanish va tortish kuchlari', x: 'time', y: ['friction', 'pull'] },
    { key: 'velocity', title: 'Tezlikning vaqtga bogʻliqligi', x: 'time', y: ['velocity'] },
    { key: 'path', title: 'Yoʻlning vaqtga bogʻliqligi', x: 'time', y: ['path'] },
    { key: 'friction-pull', title: 'Ishqalanish kuchi va tortish kuchi', x: 'pull', y: ['friction'] },
    { key: 'energy', title: 'Ish va issiqlik', x: 'time', y: ['work', 'lifting', 'heat'] },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () =>
    import('virtual:investigations/qiya-tekislik').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles,
  isInUse: (key, { pair, pulling }) => {
    if (key === 'staticFriction' || key === 'kineticFriction') return pair === OWN_PAIR;
    if (key === 'force') return pulling === PULLING.force;
    return key === 'handSpeed' ? pulling === PULLING.hand : true;
  },
  box,
  stage: { aspect: [1, 1.7] },
  draw,
  lengthUnit: { unit: 'sm', si: CM, decimals: 1 },
  sound: { key: 'velocity', low: -2, high: 2 },
});
