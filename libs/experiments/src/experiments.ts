import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';

/** All experiments by slug, each in a separate chunk. */
export const experiments: Readonly<Record<string, () => Promise<ExperimentDefinition>>> = {
  'ideal-gaz': async () => (await import('./experiments/ideal-gaz/definition.js')).definition,
  linza: async () => (await import('./experiments/linza/definition.js')).definition,
  mayatnik: async () => (await import('./experiments/mayatnik/definition.js')).definition,
  'otilgan-jism': async () => (await import('./experiments/otilgan-jism/definition.js')).definition,
  prujina: async () => (await import('./experiments/prujina/definition.js')).definition,
  'qosh-mayatnik': async () => (await import('./experiments/qosh-mayatnik/definition.js')).definition,
  kepler: async () => (await import('./experiments/kepler/definition.js')).definition,
  'potensial-ora': async () => (await import('./experiments/potensial-ora/definition.js')).definition,
  'tolqin-vannasi': async () => (await import('./experiments/tolqin-vannasi/definition.js')).definition,
  tunnel: async () => (await import('./experiments/tunnel/definition.js')).definition,
  zanjir: async () => (await import('./experiments/zanjir/definition.js')).definition,
  zaryadlar: async () => (await import('./experiments/zaryadlar/definition.js')).definition,
  'qiya-tekislik': async () => (await import('./experiments/qiya-tekislik/definition.js')).definition,
  sinish: async () => (await import('./experiments/sinish/definition.js')).definition,
  'modda-holati': async () => (await import('./experiments/modda-holati/definition.js')).definition,
};
