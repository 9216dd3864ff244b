import type { ExperimentDefinition } from '@zarra/experiment-kit';

/** Any experiment, without its specific parameter keys. */
export type AnyExperiment = ExperimentDefinition;

const any = (definition: unknown): AnyExperiment => definition as AnyExperiment;

/** All experiments by slug, each in a separate chunk. */
export const experiments: Readonly<Record<string, () => Promise<AnyExperiment>>> = {
  'ideal-gaz': async () => any((await import('./experiments/ideal-gaz/definition.js')).definition),
  linza: async () => any((await import('./experiments/linza/definition.js')).definition),
  mayatnik: async () => any((await import('./experiments/mayatnik/definition.js')).definition),
  'otilgan-jism': async () => any((await import('./experiments/otilgan-jism/definition.js')).definition),
  prujina: async () => any((await import('./experiments/prujina/definition.js')).definition),
  'qosh-mayatnik': async () => any((await import('./experiments/qosh-mayatnik/definition.js')).definition),
  kepler: async () => any((await import('./experiments/kepler/definition.js')).definition),
  'potensial-ora': async () => any((await import('./experiments/potensial-ora/definition.js')).definition),
  'tolqin-vannasi': async () => any((await import('./experiments/tolqin-vannasi/definition.js')).definition),
  tunnel: async () => any((await import('./experiments/tunnel/definition.js')).definition),
  zanjir: async () => any((await import('./experiments/zanjir/definition.js')).definition),
  zaryadlar: async () => any((await import('./experiments/zaryadlar/definition.js')).definition),
};
