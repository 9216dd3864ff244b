import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { onOffParameter } from '../../choice-parameter.js';
import { draw } from './draw.js';
import { AIM_SCALE, box, showsTarget, widthOf } from './scene-bounds.js';
import { model } from './model.js';
import { parameters, type ThrowTypes } from './parameters.js';
import { content } from './content.js';
import { presets } from './states.js';
import { tapeMeasure } from '../../instruments.js';

const DEGREE = Math.PI / 180;

/** Projectile with and without air (experiment 1). */
export const definition = defineExperiment<ThrowTypes>({
  slug: 'otilgan-jism',
  parameters,
  model,
  content,
  view: {
    vectors: onOffParameter('Tezlik vektorlari'),
    parabola: onOffParameter('Havosiz uchish yoʻli'),
    strobe: onOffParameter('Teng vaqtdagi oʻrinlar'),
  },
  presets,
  simpleParameters: [
    { key: 'speed' },
    { key: 'angle' },
    {
      key: 'airDensity',
      label: 'Havo',
      options: [
        { name: 'bor', value: parameters.airDensity.initial },
        { name: 'yoʻq', value: 0 },
      ],
    },
  ],
  readouts: [
    { key: 'range', label: 'Uchish uzoqligi, x', unit: 'm', decimals: 2, instrument: tapeMeasure },
    { key: 'height', label: 'Balandlik, y', unit: 'm', decimals: 2 },
    { key: 'highest', label: 'Eng katta balandlik', unit: 'm', decimals: 2 },
    { key: 'airborne', label: 'Uchish vaqti', unit: 's', decimals: 3 },
    { key: 'speed', label: 'Tezlik, v', unit: 'm/s', decimals: 2 },
    { key: 'kineticEnergy', label: 'Kinetik energiya', unit: 'J', decimals: 2 },
    { key: 'energy', label: 'Toʻliq mexanik energiya', unit: 'J', decimals: 2 },
  ],
  keyReadouts: ['range', 'height', 'airborne'],
  plots: [
    { key: 'path', title: 'Uchish yoʻli', x: 'range', y: ['height'] },
    { key: 'speed', title: 'Tezlikning vaqtga bogʻliqligi', x: 'airborne', y: ['speed'] },
    { key: 'energy', title: 'Energiyalar', x: 'airborne', y: ['kineticEnergy', 'energy'] },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () =>
    import('virtual:investigations/otilgan-jism').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles: [
    {
      key: 'aim',
      label: 'Boshlangʻich tezlik oʻqi',
      position: ({ si }) => {
        const length = AIM_SCALE * widthOf(si) * si.speed;
        return { x: length * Math.cos(si.angle), y: si.height + length * Math.sin(si.angle) };
      },
      moveTo: (x, y, { si }) => {
        const [along, up] = [Math.max(0, x), Math.max(0, y - si.height)];
        return {
          speed: Math.hypot(along, up) / (AIM_SCALE * widthOf(si)),
          angle: Math.atan2(up, along) / DEGREE,
        };
      },
      nudge: (dx, dy, fine, { values: { speed, angle } }) => ({
        speed: speed + dx * (fine ? 0.5 : 2),
        angle: angle + dy * (fine ? 1 : 5),
      }),
      valueText: ({ values: { speed, angle } }) =>
        `tezlik sekundiga ${formatNumber(speed, 1)} metr, burchak ${formatNumber(angle)} gradus`,
    },
    {
      key: 'ball',
      label: 'Jism',
      // A throw starts at the tower.
      isVisible: ({ state }) => (state[8] ?? 0) === 0,
      position: ({ si }) => ({ x: 0, y: si.height }),
      moveTo: (_x, y) => ({ height: y }),
      // Forwards and up. A hand that rests keeps the velocity that the arrow has set.
      release: (velocity) => {
        const [along, up] = [Math.max(0, velocity.x), Math.max(0, velocity.y)];
        return along + up === 0
          ? {}
          : { speed: Math.hypot(along, up), angle: Math.atan2(up, along) / DEGREE };
      },
      nudge: (dx, dy, fine, { values: { height } }) => ({ height: height + (dx || dy) * (fine ? 0.5 : 2) }),
      valueText: ({ values: { height } }) => `boshlangʻich balandlik ${formatNumber(height, 1)} metr`,
    },
    {
      key: 'target',
      label: 'Nishon',
      isVisible: ({ si }) => showsTarget(si),
      position: ({ si }) => ({ x: si.target, y: 0 }),
      moveTo: (x) => ({ target: x }),
      nudge: (dx, _dy, fine, { values: { target } }) => ({ target: target + dx * (fine ? 1 : 5) }),
      valueText: ({ values: { target } }) => `masofa ${formatNumber(target)} metr`,
    },
  ],
  box,
  draw,
  lengthUnit: { unit: 'm', si: 1, decimals: 3 },
  sound: { key: 'height', low: 0, high: 50 },
});
