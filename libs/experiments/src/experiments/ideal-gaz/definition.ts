import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { choiceParameter, onOffParameter } from '../../choice-parameter.js';
import { box } from './box-geometry.js';
import { draw } from './draw.js';
import { model } from './model.js';
import { ADIABATIC, ISOTHERMAL, NM, parameters, type GasTypes } from './parameters.js';
import { speedHistogram } from './speed-histogram.js';
import { content } from './content.js';
import { presets } from './states.js';

/** Model seconds per real second: nitrogen crosses half of its box in one. */
export const TIME_SCALE = 25e-12;
const PS = 1e-12;
const KPA = 1000;
const CUBIC_NM = NM ** 3;
/** Equals one megapascal times one cubic nanometre. */
const ZEPTOJOULE = 1e-21;

/** Gas of hard spheres under a piston (experiment 19). */
export const definition = defineExperiment<GasTypes>({
  slug: 'ideal-gaz',
  parameters,
  model,
  timeScale: TIME_SCALE,
  timeUnit: { unit: 'ps', si: PS, decimals: 1 },
  content,
  view3d: 'isometric',
  view: {
    colours: choiceParameter('Molekulalar rangi', [
      'energiyasi boʻyicha: koʻk — kam, qizil — koʻp',
      'gaz turi boʻyicha',
    ]),
    trail: onOffParameter('Bitta molekula izi'),
    vectors: onOffParameter('Tezlik vektorlari', 0),
  },
  presets,
  isInUse: (key, { process }) =>
    key === 'walls' ? process === ISOTHERMAL : key === 'temperature' ? process === ADIABATIC : true,
  simpleParameters: [
    { key: 'length', label: 'Porshengacha masofa (hajm), L' },
    { key: 'walls', label: 'Temperatura, T' },
    { key: 'count' },
  ],
  readouts: [
    { key: 'pressure', label: 'Bosim, P', unit: 'kPa', si: KPA, decimals: 1 },
    { key: 'pressureError', label: 'P ning xatosi, ±', unit: 'kPa', si: KPA, decimals: 1 },
    { key: 'volume', label: 'Hajm, V', unit: 'nm³', si: CUBIC_NM, decimals: 1 },
    { key: 'temperature', label: 'Temperatura, T (oʻrtacha)', unit: 'K', decimals: 1 },
    { key: 'product', label: 'P · V', unit: 'zJ', si: ZEPTOJOULE, decimals: 1 },
    { key: 'compressibility', label: 'PV/(NkT)', unit: '', decimals: 3 },
    { key: 'expectedCompressibility', label: 'PV/(NkT), nazariya', unit: '', decimals: 3 },
    { key: 'meanSpeed', label: 'Oʻrtacha tezlik', unit: 'm/s', decimals: 1 },
    { key: 'rmsSpeed', label: 'Oʻrtacha kvadratik tezlik', unit: 'm/s', decimals: 1 },
    { key: 'meanFreePath', label: 'Erkin yugurish yoʻli, λ', unit: 'nm', si: NM, decimals: 2 },
    { key: 'pressureNow', label: 'Bosim (hozir)', unit: 'kPa', si: KPA, decimals: 1 },
    { key: 'idealPressure', label: 'NkT/V (hozir)', unit: 'kPa', si: KPA, decimals: 1 },
    { key: 'temperatureNow', label: 'Temperatura (hozir)', unit: 'K', decimals: 1 },
    { key: 'work', label: 'Porshen bajargan ish, A', unit: 'zJ', si: ZEPTOJOULE, decimals: 1 },
    { key: 'heat', label: 'Berilgan issiqlik, Q', unit: 'zJ', si: ZEPTOJOULE, decimals: 1 },
  ],
  keyReadouts: ['pressure', 'volume', 'temperature'],
  plots: [
    { key: 'pressure', title: 'Bosimning vaqtga bogʻliqligi', x: 'time', y: ['pressureNow', 'pressure'] },
    {
      key: 'isotherm',
      title: 'Bosimning hajmga bogʻliqligi',
      x: 'volume',
      y: ['pressureNow', 'idealPressure'],
    },
    { key: 'temperature', title: 'Temperaturaning vaqtga bogʻliqligi', x: 'time', y: ['temperatureNow'] },
  ],
  histograms: [speedHistogram],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () =>
    import('virtual:investigations/ideal-gaz').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles: [
    {
      key: 'piston',
      label: 'Porshen',
      // The target position, in the middle of the box.
      position: ({ si }) => ({ x: si.length, y: si.side / 2 }),
      moveTo: (x) => ({ length: x / NM }),
      nudge: (dx, _dy, fine, { values }) => ({ length: values.length + dx * (fine ? 0.5 : 1) }),
      valueText: ({ values }) => `${formatNumber(values.length, 1)} nanometr`,
    },
  ],
  box,
  draw,
  sound: { key: 'pressureNow', low: 0, high: 500 },
});
