import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { ELEMENTARY_CHARGE } from '@zarra/physics/codata';
import { formatNumber } from '../../numbers.js';
import { choiceParameter } from '../../choice-parameter.js';
import { draw } from './draw.js';
import { KIND, parameters, type WellTypes } from './parameters.js';
import { box, wallHandlePosition } from './scene.js';
import { wellModel } from './model.js';
import { content } from './content.js';
import { presets } from './states.js';

const NM = 1e-9;
const PERCENT = 0.01;
const EV = ELEMENTARY_CHARGE;

/** Particle in a potential well: levels, waves, superposition (experiment 22). */
export const definition = defineExperiment<WellTypes>({
  slug: 'potensial-ora',
  parameters,
  model: wellModel,
  // One femtosecond per second.
  timeScale: 1e-15,
  content,
  view: {
    shown: choiceParameter(
      'Koʻrsatilsin',
      ['ehtimollik zichligi |ψ|²', 'toʻlqin funksiyaning haqiqiy qismi', 'ikkalasi ham'],
      2,
    ),
  },
  presets,
  // A level alone has a constant density.
  demonstration: { values: { other: 2 } },
  simpleParameters: [{ key: 'width' }, { key: 'level' }, { key: 'other' }],
  readouts: [
    { key: 'energy', label: 'Sath energiyasi, Eₙ', unit: 'eV', si: EV, decimals: 3 },
    { key: 'photon', label: 'Sathlar farqi, ΔE', unit: 'eV', si: EV, decimals: 3 },
    { key: 'wavelength', label: 'Foton toʻlqin uzunligi, λ', unit: 'nm', si: NM, decimals: 1 },
    { key: 'count', label: 'Sathlar soni (chekli oʻrada)', unit: '', decimals: 0 },
    {
      key: 'forbidden',
      label: 'U > E sohada topish ehtimoli',
      unit: '%',
      si: PERCENT,
      decimals: 2,
      scientific: true,
    },
    { key: 'left', label: 'Chap yarmida topish ehtimoli', unit: '%', si: PERCENT, decimals: 1 },
    { key: 'clock', label: 'Vaqt, t', unit: 'fs', si: 1e-15, decimals: 2 },
  ],
  plots: [{ key: 'left', title: 'Elektronni chap yarmida topish ehtimoli', x: 'clock', y: ['left'] }],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () =>
    import('virtual:investigations/potensial-ora').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles: [
    {
      key: 'wall',
      label: 'Oʻraning oʻng devori',
      position: ({ si }) => wallHandlePosition(si),
      moveTo: (x) => ({ width: 2 * x }),
      nudge: (dx, dy, fine, { values }) => ({
        ...(dx !== 0 && { width: values.width + dx * (fine ? 0.01 : 0.05) }),
        ...(dy !== 0 && { depth: values.depth + dy * (fine ? 0.1 : 0.5) }),
      }),
      valueText: ({ values }) =>
        `kenglik ${formatNumber(values.width, 2)} nanometr, chuqurlik ${formatNumber(values.depth, 1)} elektron-volt`,
    },
  ],
  // Infinite walls have no depth.
  isInUse: (key, { kind }) => key !== 'depth' || kind !== KIND.box,
  box,
  draw,
  timeUnit: { unit: 'fs', si: 1e-15, decimals: 2 },
  // One scene metre is a nanometre; heights are energies.
  lengthUnit: { unit: 'nm', si: 1, decimals: 3, axis: 'x' },
});
