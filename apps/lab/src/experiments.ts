import type { Lab } from '@zarra/experiment-kit';

/** Any experiment, once its own names do not matter any more. */
export type AnyLab = Lab;

const any = (lab: unknown): AnyLab => lab as AnyLab;

/** Every experiment by its address, each a file of its own. */
export const experiments: Readonly<Record<string, () => Promise<AnyLab>>> = {
  mayatnik: async () => any((await import('./experiments/mayatnik/lab.js')).lab),
};
