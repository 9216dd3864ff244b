import type { Lab } from '@zarra/experiment-kit';

/** Any experiment, once its own names do not matter any more. */
export type AnyLab = Lab;

const any = (lab: unknown): AnyLab => lab as AnyLab;

/** Every experiment by its address, each a file of its own. */
export const experiments: Readonly<Record<string, () => Promise<AnyLab>>> = {
  'ideal-gaz': async () => any((await import('./experiments/ideal-gaz/lab.js')).lab),
  linza: async () => any((await import('./experiments/linza/lab.js')).lab),
  mayatnik: async () => any((await import('./experiments/mayatnik/lab.js')).lab),
  'otilgan-jism': async () => any((await import('./experiments/otilgan-jism/lab.js')).lab),
  prujina: async () => any((await import('./experiments/prujina/lab.js')).lab),
  'qosh-mayatnik': async () => any((await import('./experiments/qosh-mayatnik/lab.js')).lab),
  kepler: async () => any((await import('./experiments/kepler/lab.js')).lab),
  'potensial-ora': async () => any((await import('./experiments/potensial-ora/lab.js')).lab),
  'tolqin-vannasi': async () => any((await import('./experiments/tolqin-vannasi/lab.js')).lab),
  tunnel: async () => any((await import('./experiments/tunnel/lab.js')).lab),
  zanjir: async () => any((await import('./experiments/zanjir/lab.js')).lab),
  zaryadlar: async () => any((await import('./experiments/zaryadlar/lab.js')).lab),
};
