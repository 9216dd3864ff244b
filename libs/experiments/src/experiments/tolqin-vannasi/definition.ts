import { type Handle, defineExperiment } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { choiceParameter, onOffParameter } from '../../choice-parameter.js';
import { box, draw } from './draw.js';
import { parameters, SCENE, type TankKey, type TankTypes } from './parameters.js';
import { tankModel } from './model.js';
import { SOURCE_X, WALL_X } from './tank-setup.js';
import { content } from './content.js';
import { presets } from './states.js';
import { controlOverride } from './controls.js';

const CM = 0.01;
const MM = 0.001;

const isPair = (scene: number): boolean => scene === SCENE.two || scene === SCENE.slits;

/** Handle of one of two sources or slits: both move symmetrically. */
const pairHandle = (key: string, label: string, side: 1 | -1): Handle<TankTypes> => ({
  key,
  label,
  isVisible: ({ si }) => isPair(si.scene),
  position: ({ si, values }) => ({
    x: (si.scene === SCENE.slits ? WALL_X : SOURCE_X) / CM,
    y: (side * values.spacing) / 2,
  }),
  moveTo: (_x, y) => ({ spacing: 2 * side * y }),
  nudge: (_dx, dy, fine, { values }) => ({ spacing: values.spacing + side * dy * (fine ? 0.5 : 1) }),
  valueText: ({ values }) => `oraliq ${formatNumber(values.spacing, 2)} santimetr`,
});

/** Parameters that apply to some scenes only. */
const SCENES_USING: Partial<Record<TankKey, readonly number[]>> = {
  spacing: [SCENE.two, SCENE.slits],
  phase: [SCENE.two],
  slit: [SCENE.slits, SCENE.slit],
  slow: [SCENE.border],
};

/** Water waves from sources, through slits, into shallow water (experiment 15). */
export const definition = defineExperiment<TankTypes>({
  slug: 'tolqin-vannasi',
  parameters,
  model: tankModel,
  // Half speed: two and a half waves per second can be followed.
  timeScale: 0.5,
  content,
  view: {
    shown: choiceParameter('Rang nimani bildiradi', ['suv sathining balandligi', 'intensivlik']),
    along: onOffParameter('Zond chizigʻi boʻylab intensivlik'),
  },
  presets,
  simpleParameters: [{ key: 'frequency' }, { key: 'spacing' }, { key: 'scene' }],
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
  keyReadouts: ['wavelength', 'amplitude', 'waves'],
  plots: [
    { key: 'height', title: 'Zonddagi siljish', x: 'clock', y: ['height'] },
    { key: 'amplitude', title: 'Zonddagi amplituda', x: 'clock', y: ['amplitude'] },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () =>
    import('virtual:investigations/tolqin-vannasi').then(({ investigations }) => investigations),
  quantities: () => import('./quantities.js').then(({ quantities }) => quantities),
  handles: [
    {
      key: 'probe',
      label: 'Zond',
      position: ({ values }) => ({ x: values.probeX, y: values.probeY }),
      moveTo: (x, y) => ({ probeX: x, probeY: y }),
      nudge: (dx, dy, fine, { values }) => ({
        probeX: values.probeX + dx * (fine ? 0.25 : 1),
        probeY: values.probeY + dy * (fine ? 0.25 : 1),
      }),
      valueText: ({ values }) =>
        `x ${formatNumber(values.probeX, 2)} santimetr, oʻrtadan y ${formatNumber(values.probeY, 2)} santimetr`,
    },
    pairHandle('upper', 'Yuqori manba yoki tirqish', 1),
    pairHandle('lower', 'Quyi manba yoki tirqish', -1),
  ],
  isInUse: (key, { scene }) => SCENES_USING[key]?.includes(scene) ?? true,
  controlOverride,
  box,
  draw,
  // One scene metre is a centimetre.
  lengthUnit: { unit: 'sm', si: 1, decimals: 2 },
});
