import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { pendulum, pendulumPeriod } from '@zarra/physics/pendulum';
import { formatNumber } from '../../numbers.js';
import { onOffParameter } from '../../choice-parameter.js';
import { wrapAngles, wrappedDegrees } from '../../wrapped-angle.js';
import { stopwatch } from '../../instruments.js';
import { box, draw } from './draw.js';
import { parameters, type PendulumTypes } from './parameters.js';
import { content } from './content.js';
import { presets } from './states.js';

const DEGREE = Math.PI / 180;

/** Pendulum at any amplitude (experiment 4). */
export const definition = defineExperiment<PendulumTypes>({
  slug: 'mayatnik',
  parameters,
  model: {
    ...pendulum,
    observables: [
      ...wrapAngles(pendulum.observables, ['angle']),
      {
        key: 'period',
        unit: 's',
        value: (_t, _state, p) => (p.damping === 0 ? pendulumPeriod(p) : Number.NaN),
      },
    ],
  },
  content,
  view: { vectors: onOffParameter('Tezlik vektori') },
  presets,
  simpleParameters: [
    { key: 'length' },
    { key: 'angle' },
    {
      key: 'gravity',
      label: 'Sayyora',
      options: [
        { name: 'Yer', value: 9.81 },
        { name: 'Oy', value: 1.62 },
        { name: 'Mars', value: 3.71 },
        { name: 'Yupiter', value: 24.79 },
      ],
    },
  ],
  readouts: [
    { key: 'angle', label: 'Burchak, θ', unit: '°', si: DEGREE, decimals: 1, wrapped: true },
    { key: 'speed', label: 'Burchak tezlik, ω', unit: 'rad/s', decimals: 3 },
    { key: 'period', label: 'Davr, T (nazariya)', unit: 's', decimals: 4 },
    { key: 'kineticEnergy', label: 'Kinetik energiya', unit: 'J', decimals: 3 },
    { key: 'potentialEnergy', label: 'Potensial energiya', unit: 'J', decimals: 3 },
    { key: 'tension', label: 'Taranglik kuchi', unit: 'N', decimals: 2 },
  ],
  keyReadouts: ['period', 'angle', 'speed'],
  plots: [
    { key: 'swing', title: 'Burchakning vaqtga bogʻliqligi', x: 'time', y: ['angle'] },
    { key: 'phase', title: 'Fazalar tekisligi', x: 'angle', y: ['speed'] },
    { key: 'energy', title: 'Energiyalar', x: 'time', y: ['kineticEnergy', 'potentialEnergy'] },
  ],
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
  investigations: () =>
    import('virtual:investigations/mayatnik').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles: [
    {
      key: 'bob',
      label: 'Yuk',
      position: ({ state: [angle = 0], si: { length } }) => ({
        x: length * Math.sin(angle),
        y: -length * Math.cos(angle),
      }),
      moveTo: (x, y) => ({ angle: Math.atan2(x, -y) / DEGREE, speed: 0 }),
      // The rod holds the bob on the circle: only the velocity along it counts.
      release: (velocity, { state: [angle = 0], si: { length } }) => ({
        speed: (velocity.x * Math.cos(angle) + velocity.y * Math.sin(angle)) / length,
      }),
      nudge: (dx, dy, fine, { state: [angle = 0] }) => ({
        angle: wrappedDegrees(angle) + (dx || dy) * (fine ? 1 : 5),
        speed: 0,
      }),
      valueText: ({ values }) => `boshlangʻich burchak ${formatNumber(values.angle)} gradus`,
    },
  ],
  box,
  draw,
  lengthUnit: { unit: 'm', si: 1, decimals: 3 },
  sound: { key: 'speed', low: -6, high: 6 },
});
