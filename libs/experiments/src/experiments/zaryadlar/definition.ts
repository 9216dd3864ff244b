import { type Handle, defineExperiment } from '@zarra/experiment-kit/experiment';
import type { Parameter, Values } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';
import { choiceParameter, onOffParameter } from '../../choice-parameter.js';
import { formatCharge } from './charges.js';
import { box, draw } from './draw.js';
import { fieldModel } from './model.js';
import { parameters, PLACES, type FieldKey, type Place, type FieldTypes } from './parameters.js';
import { states } from './states.js';
import { content } from './content.js';
import { KEY_STEP, removeCharge, roundToStep, tray } from './tray.js';

/** Movement per arrow key with Shift, m. */
const FINE_STEP = 0.01;

const describePosition = (x: number, y: number): string =>
  `x ${formatNumber(x, 2)} metr, y ${formatNumber(y, 2)} metr`;

type Coordinates = readonly [x: FieldKey, y: FieldKey];

/** Handle functions for two coordinate parameters. */
const movable = ([x, y]: Coordinates): Pick<Handle<FieldTypes>, 'position' | 'moveTo' | 'nudge'> => ({
  position: ({ values }) => ({ x: values[x], y: values[y] }),
  moveTo: (toX, toY) => ({ [x]: roundToStep(toX), [y]: roundToStep(toY) }),
  nudge: (dx, dy, fine, { values }) => {
    const step = fine ? FINE_STEP : KEY_STEP;
    return { [x]: values[x] + dx * step, [y]: values[y] + dy * step };
  },
});

const chargeHandle = (place: Place): Handle<FieldTypes> => ({
  key: `charge${place}`,
  label: `${place}-zaryad`,
  isVisible: ({ values }) => values[`q${place}`] !== 0 || values.chosen === place,
  ...movable([`x${place}`, `y${place}`]),
  press: () => ({ values: { chosen: place } }),
  remove: ({ values }) => removeCharge(place, values),
  valueText: ({ values }) => {
    const charge = values[`q${place}`];
    const size = `${charge > 0 ? 'musbat' : 'manfiy'} ${formatNumber(Math.abs(charge), 1)} mikrokulon`;
    const where = describePosition(values[`x${place}`], values[`y${place}`]);
    const chosen = values.chosen === place ? ', tanlangan' : '';
    return `${charge === 0 ? 'boʻsh joy' : size}, ${where}${chosen}`;
  },
});

/** Select of places with their charges. */
const choiceOf = (values: Values<FieldKey>): Parameter => ({
  ...parameters.chosen,
  choices: PLACES.map((place) => {
    const charge = values[`q${place}`];
    return `${place}-zaryad: ${charge === 0 ? 'boʻsh joy' : `${formatCharge(charge)} µC`}`;
  }),
});

const KILO = 1000;
const MILLI = 0.001;

/** Point charges, their field, and a moving test charge (experiment 8). */
export const definition = defineExperiment<FieldTypes>({
  slug: 'zaryadlar',
  parameters,
  model: fieldModel,
  content,
  view: {
    ground: choiceParameter('Fon', ['boʻsh', 'potensial (rang)', 'maydon yoʻnalishlari'], 1),
    lines: onOffParameter('Kuch chiziqlari'),
    levels: onOffParameter('Ekvipotensial chiziqlar', 0),
    vectors: onOffParameter('E, F va v vektorlari'),
    test: onOffParameter('Sinov zaryadi'),
  },
  presets: states,
  // Only the chosen charge has a control.
  simpleParameters: [...PLACES.map((place) => ({ key: `q${place}` as const })), { key: 'chosen' }],
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
  keyReadouts: ['field', 'potential', 'force'],
  plots: [
    { key: 'speed', title: 'Sinov zaryadining tezligi', x: 'clock', y: ['speed'] },
    {
      key: 'energy',
      title: 'Sinov zaryadining energiyasi',
      x: 'clock',
      y: ['kineticEnergy', 'potentialEnergy', 'energy'],
    },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () =>
    import('virtual:investigations/zaryadlar').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles: [
    ...PLACES.map(chargeHandle),
    {
      key: 'probe',
      label: 'Sinov nuqtasi',
      ...movable(['probeX', 'probeY']),
      valueText: ({ values }) => describePosition(values.probeX, values.probeY),
    },
  ],
  tray,
  isInUse: (key, values, view) => {
    if (key.startsWith('q')) return key === `q${values.chosen}`;
    if (key === 'angle') return view.test === 1 && values.speed > 0;
    return view.test === 1 || !['testCharge', 'mass', 'speed'].includes(key);
  },
  controlOverride: (key, values) =>
    key === 'chosen'
      ? { parameter: choiceOf(values), value: values.chosen, toValues: (chosen) => ({ chosen }) }
      : undefined,
  box,
  draw,
  lengthUnit: { unit: 'm', si: 1, decimals: 2 },
  sound: { key: 'field', low: 1, high: 200 },
});
