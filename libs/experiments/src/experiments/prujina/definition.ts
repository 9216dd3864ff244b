import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { onOffParameter } from '../../choice-parameter.js';
import { stopwatch } from '../../instruments.js';
import { BLOCK, draw } from './draw.js';
import { model } from './model.js';
import { parameters, type SpringTypes } from './parameters.js';
import { box, maxDisplacementOf, maxStartSpeed } from './max-displacement.js';
import { content } from './content.js';
import { presets } from './states.js';

/** Mass on a spring: free, damped or driven (experiment 5). */
export const definition = defineExperiment<SpringTypes>({
  slug: 'prujina',
  parameters,
  model,
  content,
  view: { vectors: onOffParameter('Kuch vektori'), phasors: onOffParameter('Vektor diagramma') },
  presets,
  simpleParameters: [{ key: 'stiffness' }, { key: 'mass' }, { key: 'drive' }],
  readouts: [
    { key: 'position', label: 'Siljish, x', unit: 'sm', si: 0.01, decimals: 2 },
    { key: 'swing', label: 'Amplituda, A (hozir)', unit: 'sm', si: 0.01, decimals: 2 },
    { key: 'steadyAmplitude', label: 'Amplituda, A (nazariya)', unit: 'sm', si: 0.01, decimals: 2 },
    { key: 'phase', label: 'Faza siljishi, φ (nazariya)', unit: '°', si: Math.PI / 180, decimals: 1 },
    { key: 'quality', label: 'Asllik, Q', unit: '', decimals: 2 },
    { key: 'drive', label: 'Kuch chastotasi, ω', unit: 'rad/s', decimals: 2 },
    { key: 'energy', label: 'Tebranish energiyasi', unit: 'mJ', si: 0.001, decimals: 2 },
  ],
  keyReadouts: ['position', 'swing', 'phase'],
  plots: [{ key: 'swing', title: 'Siljishning vaqtga bogʻliqligi', x: 'time', y: ['position'] }],
  intervals: [
    {
      key: 'measuredPeriod',
      event: 'turned',
      count: 2,
      label: 'Davr, T (oʻlchangan)',
      unit: 's',
      decimals: 3,
      instrument: stopwatch,
    },
    {
      key: 'measuredTen',
      event: 'turned',
      count: 20,
      label: 'Oʻn tebranish vaqti, t₁₀',
      unit: 's',
      decimals: 2,
      instrument: stopwatch,
    },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () => import('virtual:investigations/prujina').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles: [
    {
      key: 'block',
      label: 'Yuk',
      position: ({ state: [x = 0], si }) => ({ x, y: BLOCK * maxDisplacementOf(si) }),
      moveTo: (x) => ({ position: 100 * x, velocity: 0 }),
      release: ({ x: velocity }, { state: [x = 0], si }) => {
        const max = maxStartSpeed(x, si);
        return { velocity: Math.min(max, Math.max(-max, velocity)) };
      },
      nudge: (dx, dy, fine, { state: [x = 0] }) => ({
        position: 100 * x + (dx || dy) * (fine ? 0.5 : 2),
        velocity: 0,
      }),
      valueText: ({ values: { position } }) => `boshlangʻich siljish ${formatNumber(position, 1)} santimetr`,
    },
  ],
  box,
  draw,
  // Heights are not to scale.
  lengthUnit: { unit: 'sm', si: 0.01, decimals: 2, axis: 'x' },
  sound: { key: 'position', low: -20, high: 20 },
});
