import { simulate, type Model } from '@zarra/physics';
import { pendulum } from '@zarra/physics/pendulum';
import { projectile } from '@zarra/physics/projectile';
import { spring } from '@zarra/physics/spring';
import { z } from 'zod';

interface NamedModel {
  readonly parameters: Readonly<Record<string, number>>;
  readonly quantities: readonly string[];
  readonly run: (changes: Readonly<Record<string, number>>, until: number) => Record<string, number>[];
}

const POINTS = 160;

function named<P extends object>(model: Model<P>, parameters: P): NamedModel {
  const layout = model.layout(parameters).map(({ key }) => key);
  const readAt = (t: number, state: Float64Array, p: P): Record<string, number> => ({
    t,
    ...Object.fromEntries(layout.map((key, index) => [key, state[index] ?? 0])),
    ...Object.fromEntries(model.observables.map(({ key, value }) => [key, value(t, state, p)])),
  });
  return {
    parameters: parameters as Record<string, number>,
    quantities: ['t', ...layout, ...model.observables.map(({ key }) => key)],
    run: (changes, until) => {
      // Declarations have angles in degrees.
      const { angle, ...others } = changes;
      const changed = {
        ...parameters,
        ...others,
        ...(angle !== undefined && { angle: (angle * Math.PI) / 180 }),
      };
      const run = simulate(model, changed);
      return Array.from({ length: POINTS + 1 }, (_, index) => {
        while (run.time < (until * index) / POINTS - 1e-9) run.step();
        return readAt(run.time, run.state, changed);
      });
    },
  };
}

const MODELS = {
  projectile: named(projectile, {
    ...{
      speed: 20,
      angle: Math.PI / 4,
      height: 0,
      mass: 1,
      diameter: 0.1,
      dragCoefficient: 0,
      airDensity: 0,
    },
    ...{ gravity: 9.8, wind: 0, crosswind: 0 },
  }),
  spring: named(spring, {
    ...{ mass: 1, stiffness: 4, damping: 0, position: 0.1, velocity: 0, force: 0, drive: 0 },
  }),
  pendulum: named(pendulum, { length: 1, gravity: 9.8, angle: 0.2, speed: 0, damping: 0 }),
} satisfies Record<string, NamedModel>;

/** Draws a quantity of a model against another one. */
export const modelSchema = z
  .strictObject({
    name: z.enum(['projectile', 'spring', 'pendulum']),
    /** Parameters of the model in SI units, angles in degrees; the others are those of a simple case. */
    with: z.optional(z.record(z.string(), z.number())),
    /** Quantities on the x and the y axis: `t`, a variable or an observable of the model. */
    plot: z.tuple([z.string(), z.string()]),
    /** s */
    until: z.number().positive().max(600),
  })
  .superRefine(({ name, with: changes = {}, plot }, context) => {
    const { quantities, parameters } = MODELS[name];
    for (const key of Object.keys(changes))
      if (!Object.hasOwn(parameters, key))
        context.addIssue({
          code: 'custom',
          path: ['with', key],
          message: `the model has no parameter ${key}`,
        });
    plot.forEach((key, index) => {
      if (!quantities.includes(key))
        context.addIssue({
          code: 'custom',
          path: ['plot', index],
          message: `the model has no quantity ${key}: ${quantities.join(', ')}`,
        });
    });
  });

/** The points of a curve of a model. */
export const modelPoints = ({
  name,
  with: changes = {},
  plot,
  until,
}: z.output<typeof modelSchema>): [number, number][] =>
  MODELS[name].run(changes, until).map((values) => [values[plot[0]] ?? NaN, values[plot[1]] ?? NaN]);
