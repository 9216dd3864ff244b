import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { ASTRONOMICAL_UNIT } from '@zarra/physics/astronomy';
import { formatNumber } from '../../numbers.js';
import { onOffParameter } from '../../choice-parameter.js';
import { AIM_SCALE, box, draw } from './draw.js';
import { circularSpeed, model, SECONDS_PER_YEAR, YEAR } from './model.js';
import { parameters, type OrbitTypes } from './parameters.js';
import { content } from './content.js';
import { presets } from './states.js';

const widthOf = (si: Parameters<typeof box>[0]): number => {
  const { left, right } = box(si);
  return right - left;
};

/** Kepler's orbits (experiment 7). */
export const definition = defineExperiment<OrbitTypes>({
  slug: 'kepler',
  parameters,
  model,
  timeScale: YEAR / SECONDS_PER_YEAR,
  content,
  view: {
    sectors: onOffParameter('Teng vaqtdagi yuzalar'),
    vectors: onOffParameter('Tezlik va kuch vektorlari'),
  },
  presets,
  simpleParameters: [{ key: 'distance' }, { key: 'ratio' }, { key: 'companion' }],
  readouts: [
    { key: 'elapsed', label: 'Oʻtgan vaqt, t', unit: 'yil', si: YEAR, decimals: 3 },
    { key: 'distance', label: 'Masofa, r', unit: 'a.b.', si: ASTRONOMICAL_UNIT, decimals: 4 },
    { key: 'speed', label: 'Tezlik, v', unit: 'km/s', si: 1000, decimals: 2 },
    { key: 'semiMajorAxis', label: 'Katta yarim oʻq, a', unit: 'a.b.', si: ASTRONOMICAL_UNIT, decimals: 4 },
    { key: 'eccentricity', label: 'Ekssentrisitet, e', unit: '', decimals: 4 },
    { key: 'period', label: 'Aylanish davri, T', unit: 'yil', si: YEAR, decimals: 4 },
    {
      key: 'arealSpeed',
      label: 'Sektorial tezlik, dS/dt',
      unit: 'a.b.²/yil',
      si: ASTRONOMICAL_UNIT ** 2 / YEAR,
      decimals: 3,
    },
  ],
  keyReadouts: ['period', 'eccentricity', 'speed'],
  plots: [
    { key: 'distance', title: 'Masofaning vaqtga bogʻliqligi', x: 'elapsed', y: ['distance'] },
    { key: 'speed', title: 'Tezlikning masofaga bogʻliqligi', x: 'distance', y: ['speed'] },
  ],
  intervals: [
    {
      key: 'measuredPeriod',
      event: 'periapsis1',
      count: 1,
      label: 'Davr, T (oʻlchangan)',
      unit: 'yil',
      si: YEAR,
      decimals: 4,
    },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () => import('virtual:investigations/kepler').then(({ investigations }) => investigations),
  handles: [
    {
      key: 'aim',
      label: 'Boshlangʻich tezlik oʻqi',
      position: ({ si }) => ({ x: si.distance, y: AIM_SCALE * widthOf(si) * si.ratio }),
      moveTo: (_x, y, { si }) => ({ ratio: y / (AIM_SCALE * widthOf(si)) }),
      nudge: (dx, dy, fine, { values }) => ({ ratio: values.ratio + (dx || dy) * (fine ? 0.005 : 0.05) }),
      valueText: ({ values: { ratio } }) => `aylana orbita tezligining ${formatNumber(100 * ratio, 1)} foizi`,
    },
    {
      key: 'planet',
      label: 'Orbitadagi jism',
      // An orbit starts at its nearest or farthest point, where the velocity is perpendicular to the radius.
      isVisible: ({ time }) => time === 0,
      position: ({ si }) => ({ x: si.distance, y: 0 }),
      moveTo: (x) => ({ distance: x / ASTRONOMICAL_UNIT }),
      // Only the perpendicular velocity counts. A hand that rests keeps the one that the arrow has set.
      release: ({ y }, { si }) => (y > 0 ? { ratio: y / circularSpeed(si) } : {}),
      nudge: (dx, dy, fine, { values: { distance } }) => ({
        distance: distance + (dx || dy) * (fine ? 0.005 : 0.05),
      }),
      valueText: ({ values: { distance } }) =>
        `boshlangʻich masofa ${formatNumber(distance, 3)} astronomik birlik`,
    },
  ],
  box,
  draw,
  timeUnit: { unit: 'yil', si: YEAR, decimals: 3 },
  lengthUnit: { unit: 'a.b.', si: ASTRONOMICAL_UNIT, decimals: 4 },
  sound: { key: 'speed', low: 5, high: 60 },
});
