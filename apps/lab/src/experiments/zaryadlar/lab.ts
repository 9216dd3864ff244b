import { onOff, type Handle, type Lab, type Parameter, type Values } from '@zarra/experiment-kit';
import { sayNumber } from '../../say-number.js';
import { sayCharge } from './charge-setting.js';
import { box, draw, type FieldView } from './draw.js';
import { fieldModel } from './field-model.js';
import { parameters, PLACES, type FieldName, type Place } from './parameters.js';
import { presets } from './presets.js';
import { words } from './words.js';

/** A key moves so far, m; what is dragged keeps to steps of it. */
const KEY_STEP = 0.05;
const FINE_STEP = 0.01;

const inSteps = (place: number): number => Math.round(place / KEY_STEP) * KEY_STEP;

const sayPlace = (x: number, y: number): string => `x ${sayNumber(x, 2)} metr, y ${sayNumber(y, 2)} metr`;

type Coordinates = readonly [x: FieldName, y: FieldName];

/** What moves two parameters with the place of a point. */
const movable = ([x, y]: Coordinates): Pick<
  Handle<FieldName, Float64Array, FieldView>,
  'at' | 'moveTo' | 'nudge'
> => ({
  at: ({ values }) => ({ x: values[x], y: values[y] }),
  moveTo: (toX, toY) => ({ [x]: inSteps(toX), [y]: inSteps(toY) }),
  nudge: (dx, dy, fine, { values }) => {
    const step = fine ? FINE_STEP : KEY_STEP;
    return { [x]: values[x] + dx * step, [y]: values[y] + dy * step };
  },
});

const chargeHandle = (place: Place): Handle<FieldName, Float64Array, FieldView> => ({
  key: `charge${place}`,
  label: `${place}-zaryad`,
  isThere: ({ values }) => values[`q${place}`] !== 0 || values.chosen === place,
  ...movable([`x${place}`, `y${place}`]),
  press: () => ({ values: { chosen: place } }),
  spoken: ({ values }) => {
    const charge = values[`q${place}`];
    const size = `${charge > 0 ? 'musbat' : 'manfiy'} ${sayNumber(Math.abs(charge), 1)} mikrokulon`;
    const where = sayPlace(values[`x${place}`], values[`y${place}`]);
    const chosen = values.chosen === place ? ', tanlangan' : '';
    return `${charge === 0 ? 'boʻsh joy' : size}, ${where}${chosen}`;
  },
});

/** The places with what is there. */
const choiceOf = (values: Values<FieldName>): Parameter => ({
  ...parameters.chosen,
  choices: PLACES.map((place) => {
    const charge = values[`q${place}`];
    return `${place}-zaryad: ${charge === 0 ? 'boʻsh joy' : `${sayCharge(charge)} µC`}`;
  }),
});

const KILO = 1000;
const MILLI = 0.001;

/** Point charges, their field, and a charge that flies in it (experiment 8). */
export const lab: Lab<FieldName, Float64Array, FieldView> = {
  slug: 'zaryadlar',
  parameters,
  model: fieldModel,
  words,
  view: {
    ground: {
      label: 'Fon',
      unit: '',
      min: 0,
      max: 2,
      step: 1,
      initial: 1,
      choices: ['boʻsh', 'potensial (rang)', 'maydon yoʻnalishlari'],
    },
    lines: onOff('Kuch chiziqlari'),
    levels: onOff('Ekvipotensial chiziqlar', 0),
    vectors: onOff('E, F va v vektorlari'),
    test: onOff('Sinov zaryadi'),
  },
  presets,
  readouts: [
    { key: 'field', label: 'Kuchlanganlik, E', unit: 'kV/m', si: KILO, decimals: 3 },
    { key: 'direction', label: 'E ning yoʻnalishi', unit: '°', si: Math.PI / 180, decimals: 1 },
    { key: 'potential', label: 'Potensial, φ', unit: 'kV', si: KILO, decimals: 3 },
    { key: 'distance', label: 'Tanlangan zaryadgacha, r', unit: 'm', decimals: 3 },
    { key: 'force', label: 'Tanlangan zaryadga kuch, F', unit: 'mN', si: MILLI, decimals: 3 },
    { key: 'flux', label: 'Sferadan oʻtuvchi oqim, Φ', unit: 'N·m²/C', decimals: 0 },
    { key: 'enclosed', label: 'Ichki zaryad, q/ε₀', unit: 'N·m²/C', decimals: 0 },
    { key: 'speed', label: 'Sinov zaryadi tezligi, v', unit: 'm/s', decimals: 3 },
    { key: 'kineticEnergy', label: 'Kinetik energiya', unit: 'mJ', si: MILLI, decimals: 3 },
    { key: 'potentialEnergy', label: 'Potensial energiya', unit: 'mJ', si: MILLI, decimals: 3 },
    { key: 'energy', label: 'Toʻliq mexanik energiya', unit: 'mJ', si: MILLI, decimals: 3 },
    { key: 'clock', label: 'Vaqt, t', unit: 's', decimals: 2 },
  ],
  plots: [
    { key: 'speed', title: 'Sinov zaryadining tezligi', x: 'clock', y: ['speed'] },
    {
      key: 'energy',
      title: 'Sinov zaryadining energiyasi',
      x: 'clock',
      y: ['kineticEnergy', 'potentialEnergy', 'energy'],
    },
  ],
  handles: [
    ...PLACES.map(chargeHandle),
    {
      key: 'probe',
      label: 'Sinov nuqtasi',
      ...movable(['probeX', 'probeY']),
      spoken: ({ values }) => sayPlace(values.probeX, values.probeY),
    },
  ],
  isInUse: (key, values, view) => {
    if (key.startsWith('q')) return key === `q${values.chosen}`;
    if (key === 'angle') return view.test === 1 && values.speed > 0;
    return view.test === 1 || !['testCharge', 'mass', 'speed'].includes(key);
  },
  shownAs: (key, values) =>
    key === 'chosen'
      ? { parameter: choiceOf(values), value: values.chosen, take: (chosen) => ({ chosen }) }
      : undefined,
  box,
  draw,
  length: { unit: 'm', si: 1, decimals: 2 },
  sound: { key: 'field', low: 1, high: 200 },
};
