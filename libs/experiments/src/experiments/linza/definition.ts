import { defineExperiment, type ControlOverride } from '@zarra/experiment-kit/experiment';
import { onOffParameter } from '../../choice-parameter.js';
import { isMirror } from './optical-bench.js';
import { opticalBenchModel } from './model.js';
import { box, draw } from './draw.js';
import { handles } from './handles.js';
import { KIND, parameters, type OpticalBenchKey, type OpticalBenchTypes } from './parameters.js';
import { content } from './content.js';
import { presets } from './states.js';
import { tray } from './tray.js';
import { ruler, screenPlace } from '../../instruments.js';

const CM = 0.01;
const MM = 1e-3;
const UM = 1e-6;

/** The control of a distance of two lenses: d and f count from the principal planes of both together. */
const relabel = (key: OpticalBenchKey, label: string, value: number): ControlOverride<OpticalBenchTypes> => ({
  parameter: { ...parameters[key], label },
  value,
  toValues: (next) => ({ [key]: next }),
});

/** Exact rays through lenses and mirrors, with the paraxial image (experiment 13). */
export const definition = defineExperiment<OpticalBenchTypes>({
  slug: 'linza',
  parameters,
  model: opticalBenchModel,
  content,
  view: {
    rays: onOffParameter('Buyum uchidan chiqqan aniq nurlar'),
    paraxial: onOffParameter('Tasvir, fokuslar va bosh tekisliklar'),
    construction: onOffParameter('Yasash nurlari'),
    screen: onOffParameter('Ekran'),
  },
  presets,
  simpleParameters: [{ key: 'distance' }, { key: 'radius' }, { key: 'screen' }, { key: 'kind' }],
  readouts: [
    { key: 'focalLength', label: 'Fokus masofasi, F', unit: 'sm', si: CM, decimals: 2 },
    {
      key: 'distance',
      label: 'Buyumgacha masofa, d',
      unit: 'sm',
      si: CM,
      decimals: 2,
      instrument: ruler(0.1),
    },
    {
      key: 'image',
      label: 'Tasvirgacha masofa, f',
      unit: 'sm',
      si: CM,
      decimals: 2,
      instrument: screenPlace,
    },
    { key: 'magnification', label: 'Kattalashtirish, Γ', unit: '', decimals: 3 },
    { key: 'blur', label: 'Ekrandagi dogʻ radiusi', unit: 'mm', si: MM, decimals: 2 },
    { key: 'height', label: 'Sinov nuri balandligi', unit: 'sm', si: CM, decimals: 2 },
    { key: 'crossing', label: 'Sinov nuri oʻqni kesadi', unit: 'sm', si: CM, decimals: 2 },
    { key: 'spot', label: 'Eng kichik dogʻ radiusi', unit: 'mkm', si: UM, decimals: 2, scientific: true },
    { key: 'airy', label: 'Difraksion doira', unit: 'mkm', si: UM, decimals: 2 },
  ],
  plots: [
    { key: 'crossing', title: 'Nur oʻqni qayerda kesadi', x: 'height', y: ['crossing', 'image'] },
    {
      key: 'spot',
      title: 'Eng kichik dogʻ va difraksion doira radiusi',
      x: 'height',
      y: ['spot', 'airy'],
      logarithmic: true,
    },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () => import('virtual:investigations/linza').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles,
  tray,
  // A single lens has no gap, and a mirror has no glass.
  isInUse: (key, { kind }) =>
    key === 'gap' ? kind === KIND.pair : key === 'index' || key === 'thickness' ? !isMirror(kind) : true,
  controlOverride: (key, { kind, distance, screen }) => {
    if (kind !== KIND.pair) return undefined;
    if (key === 'distance') return relabel(key, 'Buyumdan birinchi linzagacha masofa', distance);
    return key === 'screen' ? relabel(key, 'Ikkinchi linzadan ekrangacha masofa', screen) : undefined;
  },
  box,
  draw,
  // One scene metre is a centimetre.
  lengthUnit: { unit: 'sm', si: 1, decimals: 2 },
});
