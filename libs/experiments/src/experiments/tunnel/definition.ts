import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { ELEMENTARY_CHARGE } from '@zarra/physics/codata';
import { formatNumber } from '../../numbers.js';
import { choiceParameter } from '../../choice-parameter.js';
import { box, draw, energyHeight } from './draw.js';
import { parameters, type TunnelTypes } from './parameters.js';
import { tunnelModel } from './model.js';
import { content } from './content.js';
import { states } from './states.js';

const NM = 1e-9;
const PERCENT = 0.01;

/** Wave packet at a barrier above its energy (experiment 23). */
export const definition = defineExperiment<TunnelTypes>({
  slug: 'tunnel',
  parameters,
  model: tunnelModel,
  // Five femtoseconds per second: the packet reaches the barrier after about ten.
  timeScale: 5e-15,
  content,
  view: {
    shown: choiceParameter(
      'Koʻrsatilsin',
      ['ehtimollik zichligi |ψ|²', 'toʻlqin funksiyaning haqiqiy qismi', 'ikkalasi ham'],
      2,
    ),
  },
  presets: states,
  simpleParameters: [{ key: 'energy' }, { key: 'height' }, { key: 'width' }],
  readouts: [
    { key: 'transmitted', label: 'Oʻng tomonda topish ehtimoli, T', unit: '%', si: PERCENT, decimals: 2 },
    { key: 'reflected', label: 'Chap tomonda topish ehtimoli', unit: '%', si: PERCENT, decimals: 2 },
    {
      key: 'theory',
      label: 'T, shu paket uchun nazariya',
      unit: '%',
      si: PERCENT,
      decimals: 2,
      scientific: true,
    },
    {
      key: 'beam',
      label: 'T, faqat E energiya uchun',
      unit: '%',
      si: PERCENT,
      decimals: 3,
      scientific: true,
    },
    { key: 'total', label: 'Toʻliq ehtimollik', unit: '%', si: PERCENT, decimals: 1 },
    { key: 'place', label: 'Oʻrtacha koordinata, x', unit: 'nm', si: NM, decimals: 2 },
    { key: 'clock', label: 'Vaqt, t', unit: 'fs', si: 1e-15, decimals: 1 },
  ],
  plots: [
    {
      key: 'chances',
      title: 'Elektronni oʻng tomonda topish ehtimoli',
      x: 'clock',
      y: ['transmitted', 'theory'],
    },
    { key: 'place', title: 'Oʻrtacha koordinata', x: 'clock', y: ['place'] },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () => import('virtual:investigations/tunnel').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles: [
    {
      key: 'packet',
      label: 'Boshlangʻich paket',
      position: ({ si }) => ({ x: si.start / NM, y: energyHeight(si.energy) }),
      moveTo: (x) => ({ start: x }),
      nudge: (dx, _dy, fine, { values }) => ({ start: values.start + dx * (fine ? 0.5 : 1) }),
      valueText: ({ values }) => `toʻsiqdan ${formatNumber(-values.start, 1)} nanometr chapda`,
    },
    {
      key: 'barrier',
      label: 'Toʻsiq balandligi',
      position: ({ si }) => ({ x: 0, y: energyHeight(si.height) }),
      moveTo: (_x, y) => ({ height: y / energyHeight(ELEMENTARY_CHARGE) }),
      nudge: (_dx, dy, fine, { values }) => ({ height: values.height + dy * (fine ? 0.05 : 0.25) }),
      valueText: ({ values }) => `${formatNumber(values.height, 2)} elektron-volt`,
    },
  ],
  isInUse: (key, { barriers }) => key !== 'gap' || barriers > 1,
  box,
  draw,
  timeUnit: { unit: 'fs', si: 1e-15, decimals: 2 },
  // One scene metre is a nanometre; heights are energies.
  lengthUnit: { unit: 'nm', si: 1, decimals: 3, axis: 'x' },
  sound: { key: 'transmitted', low: 0, high: 100 },
});
