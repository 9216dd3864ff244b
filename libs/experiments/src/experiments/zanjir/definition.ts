import { defineExperiment } from '@zarra/experiment-kit/experiment';
import { onOffParameter } from '../../choice-parameter.js';
import { boardModel } from './model.js';
import { box, draw } from './draw.js';
import { handles, isInUse, controlOverride } from './handles.js';
import { parameters, type BoardKey, type BoardTypes } from './parameters.js';
import { hiddenResistance, presets } from './states.js';
import { content } from './content.js';
import { tray } from './tray.js';
import { ammeter, voltmeter } from '../../instruments.js';

/** Circuit board with freely placed elements (experiment 9). */
export const definition = defineExperiment<BoardTypes>({
  slug: 'zanjir',
  parameters,
  model: boardModel,
  content,
  view: { balls: onOffParameter('Tok sharchalari') },
  presets,
  // Of the places only the chosen one has controls. A slider comes first: it is in view on a phone.
  simpleParameters: ['value', 'kind', 'chosen']
    .flatMap((start) => Object.keys(parameters).filter((key) => key.startsWith(start)))
    .map((key) => ({ key: key as BoardKey })),
  readouts: [
    { key: 'voltage', label: 'Kuchlanish, U', unit: 'V', decimals: 3, instrument: voltmeter },
    { key: 'current', label: 'Tok kuchi, I', unit: 'A', decimals: 4, instrument: ammeter },
    { key: 'power', label: 'Quvvat, P', unit: 'W', decimals: 3 },
    { key: 'filament', label: 'Temperatura, T', unit: 'K', decimals: 0 },
    { key: 'sourcePower', label: 'Manbalar quvvati', unit: 'W', decimals: 3 },
    { key: 'heatPower', label: 'Issiqlik quvvati', unit: 'W', decimals: 3 },
    { key: 'voltageSwing', label: 'Amplituda, Uₘ', unit: 'V', decimals: 3 },
    { key: 'currentSwing', label: 'Amplituda, Iₘ', unit: 'A', decimals: 4 },
    { key: 'phaseSwing', label: 'Fazalar farqi, φ', unit: '°', si: Math.PI / 180, decimals: 1 },
    { key: 'frequencySwing', label: 'Chastota, ν', unit: 'Hz', decimals: 2 },
  ],
  plots: [
    { key: 'voltage', title: 'Tanlangan joydagi kuchlanish', x: 'time', y: ['voltage'] },
    { key: 'current', title: 'Tanlangan joydagi tok kuchi', x: 'time', y: ['current'] },
  ],
  constructions: () => import('./constructions.js').then(({ constructions }) => constructions),
  investigations: () => import('virtual:investigations/zanjir').then(({ investigations }) => investigations),
  quantities: () => Promise.resolve({ hiddenResistance: { unit: 'Ω', value: hiddenResistance } }),
  handles,
  tray,
  isInUse,
  controlOverride,
  box,
  draw,
});
