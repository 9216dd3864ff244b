import { onOff, type Lab } from '@zarra/experiment-kit';
import { sayNumber } from '../../say-number.js';
import { isMirror, STOP_X } from './bench.js';
import { benchModel } from './bench-model.js';
import { box, draw } from './draw.js';
import { KIND, parameters, type BenchName } from './parameters.js';
import { words } from './words.js';

const CM = 0.01;
const UM = 1e-6;

/** Exact rays through lenses and from mirrors, beside what rays near the axis do (experiment 13). */
export const lab: Lab<BenchName, Float64Array, 'rays' | 'paraxial'> = {
  slug: 'linza',
  parameters,
  model: benchModel,
  words,
  view: { rays: onOff('Buyum uchidan chiqqan nurlar'), paraxial: onOff('Tasvir va fokus') },
  presets: [
    {
      name: 'Yigʻuvchi linza',
      values: {
        kind: KIND.biconvex,
        index: 1.5,
        thickness: 2.4,
        radius: 20,
        distance: 35,
        height: 3,
        stop: 3,
      },
    },
    {
      name: 'Lupa',
      values: {
        kind: KIND.biconvex,
        index: 1.5,
        thickness: 2.4,
        radius: 20,
        distance: 12,
        height: 2,
        stop: 2,
      },
    },
    {
      name: 'Sochuvchi linza',
      values: {
        kind: KIND.biconcave,
        index: 1.5,
        thickness: 2.4,
        radius: 20,
        distance: 35,
        height: 4,
        stop: 3,
      },
    },
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
    { key: 'spot', label: 'Dogʻ radiusi', unit: 'mkm', si: UM, decimals: 2, powers: true },
    { key: 'airy', label: 'Difraksion doira', unit: 'mkm', si: UM, decimals: 2 },
  ],
  plots: [
    {
      key: 'crossing',
      title: 'Nur oʻqni qayerda kesadi',
      x: 'height',
      y: ['crossing', 'image'],
    },
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
      at: ({ values }) => ({ x: -values.distance, y: values.height }),
      moveTo: (x, y) => ({ distance: -x, height: y }),
      nudge: (dx, dy, fine, { values }) => ({
        distance: values.distance - dx * (fine ? 0.5 : 2),
        height: values.height + dy * (fine ? 0.1 : 0.5),
      }),
      spoken: ({ values, si }) =>
        `${isMirror(si.kind) ? 'koʻzgudan' : 'linzadan'} ${sayNumber(values.distance, 2)} santimetr chapda, balandligi ${sayNumber(values.height, 2)} santimetr`,
    },
    {
      key: 'stop',
      label: 'Diafragma cheti',
      at: ({ values }) => ({ x: STOP_X / CM, y: values.stop }),
      moveTo: (_x, y) => ({ stop: y }),
      nudge: (_dx, dy, fine, { values }) => ({ stop: values.stop + dy * (fine ? 0.05 : 0.25) }),
      spoken: ({ values }) => `radiusi ${sayNumber(values.stop, 2)} santimetr`,
    },
  ],
  // One glass has no second one beside it, and a mirror is no glass.
  isInUse: (key, { kind }) =>
    key === 'gap' ? kind === KIND.pair : key === 'index' || key === 'thickness' ? !isMirror(kind) : true,
  box,
  draw,
  // A metre of the scene is a centimetre.
  length: { unit: 'sm', si: 1, decimals: 2 },
};
