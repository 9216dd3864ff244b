import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { projectile, type ProjectileParams } from '@zarra/physics/projectile';
import type { ThrowKey } from './parameters.js';

/** Parameters of a throw without crosswind. */
export const paramsOf = (si: Values<ThrowKey>): ProjectileParams => ({ ...si, crosswind: 0 });

const adapted = adaptModel(projectile, paramsOf);

/** Projectile model with its mechanical energy. */
export const model: typeof adapted = {
  ...adapted,
  observables: [
    ...adapted.observables,
    {
      key: 'energy',
      unit: 'J',
      value: (_t, [, y = 0, , vx = 0, vy = 0], { mass, gravity }) =>
        mass * (gravity * y + (vx * vx + vy * vy) / 2),
    },
  ],
};
