import { defineExperiment, type ControlOverride } from '@zarra/experiment-kit/experiment';
import { onOffParameter } from '../../choice-parameter.js';
import { boxOf } from './bodies.js';
import { content } from './content.js';
import { draw } from './draw.js';
import { handles } from './handles.js';
import { isWhite } from './light.js';
import { refractionModel } from './model.js';
import { BODY, parameters, type RefractionKey, type RefractionTypes } from './parameters.js';
import { presets } from './states.js';

const CM = 0.01;
const NM = 1e-9;
const NS = 1e-9;
const PERCENT = 0.01;
const DEGREE = { unit: '°', si: Math.PI / 180 };

/** Parameters that apply to some bodies only. */
const BODIES_USING: Partial<Record<RefractionKey, readonly number[]>> = {
  medium: [BODY.border, BODY.halfCylinder, BODY.plate, BODY.prism],
  outside: [BODY.border, BODY.halfCylinder, BODY.plate, BODY.prism],
  side: [BODY.border, BODY.halfCylinder],
  light: [BODY.border, BODY.halfCylinder, BODY.plate, BODY.prism],
  thickness: [BODY.plate],
  apex: [BODY.prism],
  core: [BODY.fibre],
  cladding: [BODY.fibre],
  bend: [BODY.fibre],
  turn: [BODY.plate, BODY.prism],
};

/** Names of the controls at a border, which has no inside. */
const BORDER_CONTROLS: Partial<Record<RefractionKey, { label?: string; choices?: readonly string[] }>> = {
  medium: { label: 'Quyi muhit' },
  outside: { label: 'Yuqori muhit' },
  side: { choices: ['yuqoridan', 'quyidan'] },
};

function controlOverride(
  key: RefractionKey,
  values: Readonly<Record<RefractionKey, number>>,
): ControlOverride<RefractionTypes> | undefined {
  const change = values.body === BODY.border ? BORDER_CONTROLS[key] : undefined;
  return (
    change && {
      parameter: { ...parameters[key], ...change },
      value: values[key],
      toValues: (next) => ({ [key]: next }),
    }
  );
}

/** Light at a border, in a half-cylinder, a plate, a prism and a fibre (experiment 14). */
export const definition = defineExperiment<RefractionTypes>({
  slug: 'sinish',
  parameters,
  model: refractionModel,
  // A fifth of a nanosecond per second: light needs a second and a half for the way through 6 cm of glass.
  timeScale: 2e-10,
  content,
  view: {
    marks: onOffParameter('Burchaklar va yordamchi chiziqlar'),
    pulses: onOffParameter('Yorugʻlik impulslari'),
    repeated: onOffParameter('Takror qaytgan nurlar', 0),
  },
  presets,
  simpleParameters: [{ key: 'angle' }, { key: 'body' }, { key: 'medium' }, { key: 'side' }],
  readouts: [
    { key: 'incidence', label: 'Tushish burchagi, α', ...DEGREE, decimals: 1 },
    { key: 'refraction', label: 'Sinish burchagi, β', ...DEGREE, decimals: 1 },
    { key: 'reflection', label: 'Qaytish burchagi, γ', ...DEGREE, decimals: 1 },
    { key: 'ratio', label: 'sin α / sin β', unit: '', decimals: 3 },
    { key: 'reflected', label: 'Qaytgan ulush, R', unit: '%', si: PERCENT, decimals: 1 },
    { key: 'passed', label: 'Oʻtgan ulush, T', unit: '%', si: PERCENT, decimals: 1 },
    { key: 'index', label: 'Nur sindirish koʻrsatkichi, n', unit: '', decimals: 3 },
    { key: 'critical', label: 'Chegaraviy burchak, α₀', ...DEGREE, decimals: 1 },
    { key: 'brewster', label: 'Bryuster burchagi', ...DEGREE, decimals: 1 },
    { key: 'deviation', label: 'Ogʻish burchagi, δ', ...DEGREE, decimals: 2 },
    { key: 'shift', label: 'Nurning siljishi, x', unit: 'sm', si: CM, decimals: 2 },
    { key: 'spread', label: 'Spektr kengligi (400–700 nm)', ...DEGREE, decimals: 2 },
    { key: 'aperture', label: 'Sonli apertura, NA', unit: '', decimals: 3 },
    { key: 'speed', label: 'Yorugʻlik tezligi jismda, v', unit: 'ming km/s', si: 1e6, decimals: 1 },
    { key: 'wavelengthInside', label: 'Toʻlqin uzunligi jismda', unit: 'nm', si: NM, decimals: 0 },
    { key: 'distance', label: 'Impuls yoʻli, s', unit: 'sm', si: CM, decimals: 1 },
    { key: 'timeInside', label: 'Impulsning jismdagi vaqti', unit: 'ns', si: NS, decimals: 3 },
    { key: 'sinIncidence', label: 'sin α', unit: '', decimals: 3 },
    { key: 'sinRefraction', label: 'sin β', unit: '', decimals: 3 },
  ],
  keyReadouts: ['incidence', 'refraction', 'reflected'],
  plots: [
    { key: 'distance', title: 'Impuls yoʻlining vaqtga bogʻliqligi', x: 'time', y: ['distance'] },
    {
      key: 'angles',
      title: 'Sinish va qaytish burchaklari',
      x: 'incidence',
      y: ['refraction', 'reflection'],
    },
    { key: 'powers', title: 'Qaytgan va oʻtgan ulush', x: 'incidence', y: ['reflected', 'passed'] },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () => import('virtual:investigations/sinish').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles,
  isInUse: (key, values) =>
    key === 'wavelength' ? !isWhite(values) : (BODIES_USING[key]?.includes(values.body) ?? true),
  controlOverride,
  box: boxOf,
  draw,
  timeUnit: { unit: 'ns', si: NS, decimals: 3 },
  // One scene metre is a centimetre.
  lengthUnit: { unit: 'sm', si: 1, decimals: 2 },
  sound: { key: 'reflected', low: 0, high: 100 },
});
