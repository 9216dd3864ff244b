import { onOff, type Lab } from '@zarra/experiment-kit';
import { ASTRONOMICAL_UNIT } from '@zarra/physics/constants';
import { sayNumber } from '../../say-number.js';
import { AIM, box, draw, type OrbitView } from './draw.js';
import { model, SECONDS_A_YEAR, YEAR } from './model.js';
import { parameters, type OrbitName } from './parameters.js';
import { words } from './words.js';

/** A planet of the Sun at its perihelion: distance in au and speed over that of a circle, √(1 + e). */
const planet = (name: string, distance: number, ratio: number, companion = 0) => ({
  name,
  values: { distance, ratio, starMass: 1, companion },
});

const widthOf = (si: Parameters<typeof box>[0]): number => {
  const { left, right } = box(si);
  return right - left;
};

/** Kepler's orbits (experiment 7). */
export const lab: Lab<OrbitName, Float64Array, OrbitView> = {
  slug: 'kepler',
  parameters,
  model,
  pace: YEAR / SECONDS_A_YEAR,
  words,
  view: { sectors: onOff('Teng vaqtdagi yuzalar'), vectors: onOff('Tezlik va kuch vektorlari') },
  presets: [
    planet('Merkuriy', 0.3075, 1.098),
    planet('Venera', 0.7185, 1.0035),
    planet('Yer', 0.983, 1.0085),
    planet('Mars', 1.382, 1.0455),
    planet('Yupiter', 4.951, 1.024, 1),
  ],
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
  plots: [
    { key: 'distance', title: 'Masofaning vaqtga bogʻliqligi', x: 'elapsed', y: ['distance'] },
    { key: 'speed', title: 'Tezlikning masofaga bogʻliqligi', x: 'distance', y: ['speed'] },
  ],
  handles: [
    {
      key: 'aim',
      label: 'Boshlangʻich tezlik oʻqi',
      at: ({ si }) => ({ x: si.distance, y: AIM * widthOf(si) * si.ratio }),
      moveTo: (_x, y, { si }) => ({ ratio: y / (AIM * widthOf(si)) }),
      nudge: (dx, dy, fine, { values }) => ({ ratio: values.ratio + (dx || dy) * (fine ? 0.005 : 0.05) }),
      spoken: ({ values: { ratio } }) => `aylana orbita tezligining ${sayNumber(100 * ratio, 1)} foizi`,
    },
  ],
  box,
  draw,
  deep: 'front',
  timeUnit: { unit: 'yil', si: YEAR, decimals: 3 },
  length: { unit: 'a.b.', si: ASTRONOMICAL_UNIT, decimals: 4 },
  sound: { key: 'speed', low: 5, high: 60 },
};
