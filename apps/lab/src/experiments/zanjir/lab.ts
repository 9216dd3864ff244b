import { onOff, type Lab } from '@zarra/experiment-kit';
import { boardModel } from './board-model.js';
import { box, draw, type BoardView } from './draw.js';
import { handles, isInUse, shownAs } from './handles.js';
import { parameters, type BoardName } from './parameters.js';
import { presets } from './schemes.js';
import { words } from './words.js';

/** A board on which a learner builds circuits (experiment 9). */
export const lab: Lab<BoardName, Float64Array, BoardView> = {
  slug: 'zanjir',
  parameters,
  model: boardModel,
  words,
  view: { balls: onOff('Tok sharchalari') },
  presets,
  readouts: [
    { key: 'voltage', label: 'Kuchlanish, U', unit: 'V', decimals: 3 },
    { key: 'current', label: 'Tok kuchi, I', unit: 'A', decimals: 4 },
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
    {
      key: 'resonance',
      title: 'Rezonans',
      x: 'frequencySwing',
      y: ['currentSwing'],
    },
  ],
  handles,
  isInUse,
  shownAs,
  box,
  draw,
};
