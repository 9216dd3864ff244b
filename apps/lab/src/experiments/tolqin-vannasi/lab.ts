import { onOff, type Handle, type Lab } from '@zarra/experiment-kit';
import { sayNumber } from '../../say-number.js';
import { box, draw } from './draw.js';
import { parameters, SCENE, type TankName } from './parameters.js';
import { tankModel } from './tank-model.js';
import { SOURCE_X, WALL_X } from './tank-setting.js';
import { words } from './words.js';

const CM = 0.01;
const MM = 0.001;

const isPair = (scene: number): boolean => scene === SCENE.two || scene === SCENE.slits;

/** One of two sources or slits: both move together, to and from the middle. */
const pairHandle = (key: string, label: string, side: 1 | -1): Handle<TankName, Float32Array> => ({
  key,
  label,
  isThere: ({ si }) => isPair(si.scene),
  at: ({ si, values }) => ({
    x: (si.scene === SCENE.slits ? WALL_X : SOURCE_X) / CM,
    y: (side * values.spacing) / 2,
  }),
  moveTo: (_x, y) => ({ spacing: 2 * side * y }),
  nudge: (_dx, dy, fine, { values }) => ({ spacing: values.spacing + side * dy * (fine ? 0.5 : 1) }),
  spoken: ({ values }) => `oraliq ${sayNumber(values.spacing, 2)} santimetr`,
});

/** Parameters that mean something in some scenes only, and in which. */
const USED_IN: Partial<Record<TankName, readonly number[]>> = {
  spacing: [SCENE.two, SCENE.slits],
  phase: [SCENE.two],
  slit: [SCENE.slits, SCENE.slit],
  slow: [SCENE.border],
};

/** Waves on water from sources, through slits, into shallow water (experiment 15). */
export const lab: Lab<TankName, Float32Array, 'shown' | 'along'> = {
  slug: 'tolqin-vannasi',
  parameters,
  model: tankModel,
  // Half as fast as it is: two and a half waves a second can be followed.
  pace: 0.5,
  words,
  view: {
    shown: {
      label: 'Rang nimani bildiradi',
      unit: '',
      min: 0,
      max: 1,
      step: 1,
      initial: 0,
      choices: ['suv sathining balandligi', 'intensivlik'],
    },
    along: onOff('Zond chizigʻi boʻylab intensivlik'),
  },
  presets: [
    { name: 'Ikki manba', values: { scene: SCENE.two, spacing: 10, phase: 0, frequency: 5, speed: 20 } },
    {
      name: 'Qarama-qarshi faza',
      values: { scene: SCENE.two, spacing: 10, phase: 180, frequency: 5, speed: 20 },
    },
    { name: 'Yung tajribasi', values: { scene: SCENE.slits, spacing: 10, slit: 2, frequency: 5, speed: 20 } },
    { name: 'Difraksiya', values: { scene: SCENE.slit, slit: 3, frequency: 5, speed: 20 } },
    { name: 'Sinish', values: { scene: SCENE.border, speed: 30, slow: 20, frequency: 5 } },
  ],
  readouts: [
    { key: 'height', label: 'Zonddagi siljish, u', unit: 'mm', si: MM, decimals: 2 },
    { key: 'amplitude', label: 'Zonddagi amplituda', unit: 'mm', si: MM, decimals: 2 },
    { key: 'wavelength', label: 'Toʻlqin uzunligi, λ = v/ν', unit: 'sm', si: CM, decimals: 2 },
    { key: 'difference', label: 'Yoʻllar farqi, Δ', unit: 'sm', si: CM, decimals: 2 },
    { key: 'waves', label: 'Δ/λ', unit: '', decimals: 2 },
    {
      key: 'refraction',
      label: 'Sinish burchagi (qonun boʻyicha)',
      unit: '°',
      si: Math.PI / 180,
      decimals: 1,
    },
    { key: 'clock', label: 'Vaqt, t', unit: 's', decimals: 2 },
  ],
  plots: [
    { key: 'height', title: 'Zonddagi siljish', x: 'clock', y: ['height'] },
    { key: 'amplitude', title: 'Zonddagi amplituda', x: 'clock', y: ['amplitude'] },
  ],
  handles: [
    {
      key: 'probe',
      label: 'Zond',
      at: ({ values }) => ({ x: values.probeX, y: values.probeY }),
      moveTo: (x, y) => ({ probeX: x, probeY: y }),
      nudge: (dx, dy, fine, { values }) => ({
        probeX: values.probeX + dx * (fine ? 0.25 : 1),
        probeY: values.probeY + dy * (fine ? 0.25 : 1),
      }),
      spoken: ({ values }) =>
        `x ${sayNumber(values.probeX, 2)} santimetr, oʻrtadan y ${sayNumber(values.probeY, 2)} santimetr`,
    },
    pairHandle('upper', 'Yuqori manba yoki tirqish', 1),
    pairHandle('lower', 'Quyi manba yoki tirqish', -1),
  ],
  isInUse: (key, { scene }) => USED_IN[key]?.includes(scene) ?? true,
  box,
  draw,
  // A metre of the scene is a centimetre.
  length: { unit: 'sm', si: 1, decimals: 2 },
};
