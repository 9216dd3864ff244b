import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { onOffParameter } from '../../choice-parameter.js';
import { isMirror, STOP_X } from './optical-bench.js';
import { opticalBenchModel } from './model.js';
import { box, draw } from './draw.js';
import { KIND, parameters, type OpticalBenchTypes } from './parameters.js';
import { content } from './content.js';

const CM = 0.01;
const UM = 1e-6;
const LENS = { index: 1.5, thickness: 2.4, radius: 20 };

/** Exact rays through lenses and mirrors, with the paraxial image (experiment 13). */
export const definition = defineExperiment<OpticalBenchTypes>({
  slug: 'linza',
  parameters,
  model: opticalBenchModel,
  content,
  view: { rays: onOffParameter('Buyum uchidan chiqqan nurlar'), paraxial: onOffParameter('Tasvir va fokus') },
  presets: [
    { name: 'Yigʻuvchi linza', values: { ...LENS, kind: KIND.biconvex, distance: 35, height: 3, stop: 3 } },
    { name: 'Lupa', values: { ...LENS, kind: KIND.biconvex, distance: 12, height: 2, stop: 2 } },
    { name: 'Sochuvchi linza', values: { ...LENS, kind: KIND.biconcave, distance: 35, height: 4, stop: 3 } },
    {
      name: 'Botiq koʻzgu',
      values: { kind: KIND.concaveMirror, radius: 40, distance: 35, height: 3, stop: 4 },
    },
    {
      name: 'Qavariq koʻzgu',
      values: { kind: KIND.convexMirror, radius: 30, distance: 30, height: 4, stop: 3 },
    },
  ],
  readouts: [
    { key: 'focalLength', label: 'Fokus masofasi, F', unit: 'sm', si: CM, decimals: 2 },
    { key: 'image', label: 'Tasvir joyi, x', unit: 'sm', si: CM, decimals: 2 },
    { key: 'magnification', label: 'Kattalashtirish, Γ', unit: '', decimals: 3 },
    { key: 'height', label: 'Sinov nuri balandligi', unit: 'sm', si: CM, decimals: 2 },
    { key: 'crossing', label: 'Sinov nuri oʻqni kesadi', unit: 'sm', si: CM, decimals: 2 },
    { key: 'spot', label: 'Dogʻ radiusi', unit: 'mkm', si: UM, decimals: 2, scientific: true },
    { key: 'airy', label: 'Difraksion doira', unit: 'mkm', si: UM, decimals: 2 },
  ],
  plots: [
    { key: 'crossing', title: 'Nur oʻqni qayerda kesadi', x: 'height', y: ['crossing', 'image'] },
    {
      key: 'spot',
      title: 'Dogʻ va difraksion doira radiusi',
      x: 'height',
      y: ['spot', 'airy'],
      logarithmic: true,
    },
  ],
  handles: [
    {
      key: 'object',
      label: 'Buyum uchi',
      position: ({ values }) => ({ x: -values.distance, y: values.height }),
      moveTo: (x, y) => ({ distance: -x, height: y }),
      nudge: (dx, dy, fine, { values }) => ({
        distance: values.distance - dx * (fine ? 0.5 : 2),
        height: values.height + dy * (fine ? 0.1 : 0.5),
      }),
      valueText: ({ values, si }) =>
        `${isMirror(si.kind) ? 'koʻzgudan' : 'linzadan'} ${formatNumber(values.distance, 2)} santimetr chapda, balandligi ${formatNumber(values.height, 2)} santimetr`,
    },
    {
      key: 'stop',
      label: 'Diafragma cheti',
      position: ({ values }) => ({ x: STOP_X / CM, y: values.stop }),
      moveTo: (_x, y) => ({ stop: y }),
      nudge: (_dx, dy, fine, { values }) => ({ stop: values.stop + dy * (fine ? 0.05 : 0.25) }),
      valueText: ({ values }) => `radiusi ${formatNumber(values.stop, 2)} santimetr`,
    },
  ],
  // A single lens has no gap, and a mirror has no glass.
  isInUse: (key, { kind }) =>
    key === 'gap' ? kind === KIND.pair : key === 'index' || key === 'thickness' ? !isMirror(kind) : true,
  box,
  draw,
  // One scene metre is a centimetre.
  lengthUnit: { unit: 'sm', si: 1, decimals: 2 },
});
