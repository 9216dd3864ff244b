import { adaptModel, type Values } from '@zarra/experiment-kit';
import { projectile, type ProjectileParams } from '@zarra/physics/projectile';
import type { ThrowName } from './parameters.js';

/** A throw along the wind: nothing pushes the ball aside. */
export const paramsOf = (si: Values<ThrowName>): ProjectileParams => ({ ...si, crosswind: 0 });

const thrown = adaptModel(projectile, paramsOf);

/** The thrown ball, and its mechanical energy. */
export const model: typeof thrown = {
  ...thrown,
  observables: [
    ...thrown.observables,
    {
      key: 'energy',
      unit: 'J',
      value: (_t, [, y = 0, , vx = 0, vy = 0], { mass, gravity }) =>
        mass * (gravity * y + (vx * vx + vy * vy) / 2),
    },
  ],
};
