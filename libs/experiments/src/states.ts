import type { NamedState } from './named-state.js';

/** Named states of all experiments by slug. Apart from the definitions: pages do not load them. */
export const states: Readonly<Record<string, () => Promise<readonly NamedState[]>>> = {
  'ideal-gaz': async () => (await import('./experiments/ideal-gaz/states.js')).states,
  linza: async () => (await import('./experiments/linza/states.js')).states,
  mayatnik: async () => (await import('./experiments/mayatnik/states.js')).states,
  'otilgan-jism': async () => (await import('./experiments/otilgan-jism/states.js')).states,
  prujina: async () => (await import('./experiments/prujina/states.js')).states,
  'qosh-mayatnik': async () => (await import('./experiments/qosh-mayatnik/states.js')).states,
  kepler: async () => (await import('./experiments/kepler/states.js')).states,
  'potensial-ora': async () => (await import('./experiments/potensial-ora/states.js')).states,
  'tolqin-vannasi': async () => (await import('./experiments/tolqin-vannasi/states.js')).states,
  tunnel: async () => (await import('./experiments/tunnel/states.js')).states,
  zanjir: async () => (await import('./experiments/zanjir/states.js')).states,
  zaryadlar: async () => (await import('./experiments/zaryadlar/states.js')).states,
  'qiya-tekislik': async () => (await import('./experiments/qiya-tekislik/states.js')).states,
  sinish: async () => (await import('./experiments/sinish/states.js')).states,
  'modda-holati': async () => (await import('./experiments/modda-holati/states.js')).states,
};
