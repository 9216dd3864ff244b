import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { onOffParameter } from '../../choice-parameter.js';
import { wrappedDegrees } from '../../wrapped-angle.js';
import { box, draw } from './draw.js';
import { model } from './model.js';
import { parameters, type DoublePendulumTypes } from './parameters.js';
import { content } from './content.js';
import { presets } from './states.js';

const DEGREE = Math.PI / 180;
const AT_REST = { speed1: 0, speed2: 0 };

/** Double pendulum in copies with slightly different starts (experiment 6). */
export const definition = defineExperiment<DoublePendulumTypes>({
  slug: 'qosh-mayatnik',
  parameters,
  model,
  content,
  view: { trails: onOffParameter('Quyi yukning izi') },
  presets,
  simpleParameters: [{ key: 'angle1' }, { key: 'angle2' }, { key: 'copies' }],
  readouts: [
    { key: 'angle1', label: 'Yuqori burchak, θ₁', unit: '°', si: DEGREE, decimals: 1, wrapped: true },
    { key: 'angle2', label: 'Quyi burchak, θ₂', unit: '°', si: DEGREE, decimals: 1, wrapped: true },
    { key: 'separation', label: 'Nusxalar farqi, δ', unit: 'rad', decimals: 4, scientific: true },
    { key: 'growthTime', label: 'Farq e marta oʻsadigan vaqt', unit: 's', decimals: 2 },
    { key: 'kineticEnergy', label: 'Kinetik energiya', unit: 'J', decimals: 3 },
    { key: 'potentialEnergy', label: 'Potensial energiya', unit: 'J', decimals: 3 },
    { key: 'energy', label: 'Toʻliq energiya', unit: 'J', decimals: 3 },
  ],
  plots: [
    { key: 'separation', title: 'Nusxalar farqi', x: 'time', y: ['separation'], logarithmic: true },
    { key: 'angles', title: 'Burchaklarning vaqtga bogʻliqligi', x: 'time', y: ['angle1', 'angle2'] },
    { key: 'energy', title: 'Energiyalar', x: 'time', y: ['kineticEnergy', 'potentialEnergy', 'energy'] },
  ],
  investigations: () =>
    import('virtual:investigations/qosh-mayatnik').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles: [
    {
      key: 'upper',
      label: 'Yuqori yuk',
      position: ({ state: [angle1 = 0], si: { length1 } }) => ({
        x: length1 * Math.sin(angle1),
        y: -length1 * Math.cos(angle1),
      }),
      // The other rod keeps its motion: time waits only for the held one.
      moveTo: (x, y, { state: [, angle2 = 0, , speed2 = 0] }) => ({
        angle1: Math.atan2(x, -y) / DEGREE,
        angle2: wrappedDegrees(angle2),
        speed1: 0,
        speed2,
      }),
      release: (velocity, { state: [angle1 = 0], si: { length1 } }) => ({
        speed1: (velocity.x * Math.cos(angle1) + velocity.y * Math.sin(angle1)) / length1,
      }),
      nudge: (dx, dy, fine, { state: [angle1 = 0, angle2 = 0] }) => ({
        angle1: wrappedDegrees(angle1) + (dx || dy) * (fine ? 1 : 5),
        angle2: wrappedDegrees(angle2),
        ...AT_REST,
      }),
      valueText: ({ values: { angle1 } }) => `boshlangʻich burchak ${formatNumber(angle1)} gradus`,
    },
    {
      key: 'lower',
      label: 'Quyi yuk',
      position: ({ state: [angle1 = 0, angle2 = 0], si: { length1, length2 } }) => ({
        x: length1 * Math.sin(angle1) + length2 * Math.sin(angle2),
        y: -length1 * Math.cos(angle1) - length2 * Math.cos(angle2),
      }),
      moveTo: (x, y, { state: [angle1 = 0, , speed1 = 0], si: { length1 } }) => ({
        angle1: wrappedDegrees(angle1),
        angle2: Math.atan2(x - length1 * Math.sin(angle1), -y - length1 * Math.cos(angle1)) / DEGREE,
        speed1,
        speed2: 0,
      }),
      // The velocity of the hand minus that of the joint, along the circle of the lower rod.
      release: (velocity, { state: [angle1 = 0, angle2 = 0, speed1 = 0], si: { length1, length2 } }) => {
        const vx = velocity.x - length1 * speed1 * Math.cos(angle1);
        const vy = velocity.y - length1 * speed1 * Math.sin(angle1);
        return { speed2: (vx * Math.cos(angle2) + vy * Math.sin(angle2)) / length2 };
      },
      nudge: (dx, dy, fine, { state: [angle1 = 0, angle2 = 0] }) => ({
        angle1: wrappedDegrees(angle1),
        angle2: wrappedDegrees(angle2) + (dx || dy) * (fine ? 1 : 5),
        ...AT_REST,
      }),
      valueText: ({ values: { angle2 } }) => `boshlangʻich burchak ${formatNumber(angle2)} gradus`,
    },
  ],
  box,
  draw,
  lengthUnit: { unit: 'm', si: 1, decimals: 3 },
  sound: { key: 'angle2', low: -180, high: 180 },
});
