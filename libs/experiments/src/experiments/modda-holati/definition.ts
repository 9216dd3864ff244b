import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { choiceParameter, onOffParameter } from '../../choice-parameter.js';
import { box } from './box-geometry.js';
import { content } from './content.js';
import { draw } from './draw.js';
import { handles } from './handles.js';
import { model } from './model.js';
import { MODE, NM, NO_SECOND, parameters, PS, type MatterTypes } from './parameters.js';
import { speedHistogram } from './speed-histogram.js';
import { presets } from './states.js';

/** Model seconds per real second: an atom of a crystal vibrates some ten times. */
const TIME_SCALE = 10 * PS;
const ZEPTOJOULE = 1e-21;
const MN_PER_M = 1e-3;

/** Solid, liquid and gas from the forces between atoms, and their diffusion. */
export const definition = defineExperiment<MatterTypes>({
  slug: 'modda-holati',
  parameters,
  model,
  timeScale: TIME_SCALE,
  timeUnit: { unit: 'ps', si: PS, decimals: 1 },
  content,
  view: {
    colours: choiceParameter('Atomlar rangi', [
      'modda turi boʻyicha',
      'energiyasi boʻyicha: koʻk — kam, qizil — koʻp',
    ]),
    trail: onOffParameter('Belgilangan zarra izi', 0),
    vectors: onOffParameter('Tezlik vektorlari', 0),
  },
  presets,
  demonstration: { values: { power: 5 } },
  isInUse: (key, { mode, second }) =>
    key === 'power' || key === 'temperature'
      ? mode === MODE.power
      : key === 'target'
        ? mode === MODE.thermostat
        : key === 'divided'
          ? second !== NO_SECOND
          : key === 'large'
            ? second === NO_SECOND
            : true,
  simpleParameters: [
    { key: 'power', label: 'Isitish (sovitish) quvvati' },
    { key: 'target', label: 'Temperatura, T' },
    { key: 'substance' },
    { key: 'divided' },
  ],
  readouts: [
    { key: 'temperature', label: 'Temperatura, T', unit: 'K', decimals: 1 },
    { key: 'heat', label: 'Berilgan issiqlik, Q', unit: 'zJ', si: ZEPTOJOULE, decimals: 1 },
    { key: 'square', label: 'Siljish kvadrati, ⟨r²⟩', unit: 'nm²', si: NM ** 2, decimals: 3 },
    { key: 'energy', label: 'Bitta atom energiyasi, E', unit: 'zJ', si: ZEPTOJOULE, decimals: 3 },
    { key: 'kinetic', label: 'Kinetik energiya, Eₖ', unit: 'zJ', si: ZEPTOJOULE, decimals: 3 },
    { key: 'potential', label: 'Potensial energiya, Eₚ', unit: 'zJ', si: ZEPTOJOULE, decimals: 3 },
    { key: 'pressure', label: 'Bosim (oʻrtacha)', unit: 'mN/m', si: MN_PER_M, decimals: 2 },
    { key: 'pressureNow', label: 'Bosim (hozir)', unit: 'mN/m', si: MN_PER_M, decimals: 2 },
    { key: 'diffusion', label: 'Diffuziya koeffitsiyenti, D', unit: 'nm²/ns', si: 1e-9, decimals: 1 },
    { key: 'crossed', label: 'Boshqa yarmiga oʻtgan atomlar', unit: '%', si: 0.01, decimals: 1 },
    { key: 'meanSpeed', label: 'Oʻrtacha tezlik, v', unit: 'm/s', decimals: 1 },
    { key: 'distance', label: 'Eng yaqin atomgacha masofa', unit: 'nm', si: NM, decimals: 3 },
    { key: 'pairDistance', label: 'Belgilangan juft: masofa, r', unit: 'nm', si: NM, decimals: 3 },
    { key: 'pairEnergy', label: 'Belgilangan juft: energiya, u', unit: 'zJ', si: ZEPTOJOULE, decimals: 3 },
    { key: 'work', label: 'Qopqoq bajargan ish, A', unit: 'zJ', si: ZEPTOJOULE, decimals: 1 },
    { key: 'lid', label: 'Qopqoq balandligi', unit: 'nm', si: NM, decimals: 2 },
  ],
  keyReadouts: ['temperature', 'heat', 'square'],
  plots: [
    { key: 'temperature', title: 'Temperaturaning vaqtga bogʻliqligi', x: 'time', y: ['temperature'] },
    { key: 'heating', title: 'Isitish egri chizigʻi', x: 'heat', y: ['temperature'] },
    { key: 'energy', title: 'Bitta atomning energiyalari', x: 'time', y: ['kinetic', 'potential', 'energy'] },
    { key: 'square', title: 'Siljish kvadratining vaqtga bogʻliqligi', x: 'time', y: ['square'] },
    { key: 'mixing', title: 'Aralashishning vaqtga bogʻliqligi', x: 'time', y: ['crossed'] },
    { key: 'pair', title: 'Juft energiyasining masofaga bogʻliqligi', x: 'pairDistance', y: ['pairEnergy'] },
    { key: 'pressure', title: 'Bosimning vaqtga bogʻliqligi', x: 'time', y: ['pressureNow', 'pressure'] },
  ],
  histograms: [speedHistogram],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () =>
    import('virtual:investigations/modda-holati').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles,
  box,
  draw,
  lengthUnit: { unit: 'nm', si: NM, decimals: 2 },
  sound: { key: 'temperature', low: 0, high: 300 },
});
