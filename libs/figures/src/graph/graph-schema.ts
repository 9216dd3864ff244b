import { z } from 'zod';
import { formulaSchema } from '../formula/formula-schema.js';
import { namesOf } from '../formula/formula.js';
import { modelPoints, modelSchema } from './model-curve.js';

const number = z.number();
const pair = z.tuple([number, number]);

const axisSchema = z
  .strictObject({
    /** `symbol_index[, unit]` */
    label: z.string().min(1),
    from: number,
    to: number,
    step: z.number().positive(),
  })
  .refine(({ from, to }) => from < to, 'an axis ends above its start')
  .refine(({ from, to, step }) => (to - from) / step <= 40, 'an axis has at most 40 steps');

const curveSchema = z
  .strictObject({
    /** Of x and the parameters. */
    function: z.optional(formulaSchema),
    domain: z.optional(pair),
    /** Points, or the number of points of a function. */
    points: z.optional(z.union([z.int().min(2).max(50), z.array(pair).min(1).max(100)])),
    model: z.optional(modelSchema),
    /** Draws the points as dots. */
    marks: z.optional(z.boolean()),
    style: z.optional(z.enum(['solid', 'dashed', 'dots'])),
    name: z.optional(z.string().max(24)),
  })
  .refine(
    ({ function: formula, points, model }) =>
      [formula, Array.isArray(points) ? points : undefined, model].filter((given) => given !== undefined)
        .length === 1,
    'a curve has either function, points or model',
  )
  // The points of a model are computed once, so that a browser draws them without the model.
  .transform(({ model, ...curve }) => (model ? { ...curve, points: modelPoints(model) } : curve));

export const graphSchema = z
  .strictObject({
    x: axisSchema,
    y: axisSchema,
    curves: z.array(curveSchema).min(1).max(4),
    /** Named points, with lines to the axes unless `guides` is false. */
    marks: z.optional(
      z
        .array(z.strictObject({ at: pair, label: z.optional(z.string()), guides: z.optional(z.boolean()) }))
        .max(6),
    ),
    /** Area between a curve (the first one by default) and the x axis. */
    area: z.optional(
      z.strictObject({
        curve: z.optional(z.int().min(1)),
        from: number,
        to: number,
        label: z.optional(z.string()),
      }),
    ),
    /** Tangent of a curve, with its slope. */
    tangent: z.optional(
      z.strictObject({ curve: z.optional(z.int().min(1)), at: number, label: z.optional(z.string()) }),
    ),
    /** Values of further names in functions. */
    parameters: z.optional(z.record(z.string(), number)),
  })
  .superRefine(({ curves, parameters = {}, area, tangent, marks = [], x, y }, context) => {
    const issue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    curves.forEach((curve, index) => {
      const unknown = namesOf(curve.function).find(
        (name) => name !== 'x' && !Object.hasOwn(parameters, name),
      );
      if (unknown !== undefined) issue(['curves', index, 'function'], `there is no parameter ${unknown}`);
    });
    for (const [name, part] of Object.entries({ area, tangent }))
      if (part && (part.curve ?? 1) > curves.length) issue([name, 'curve'], 'there is no such curve');
    marks.forEach(({ at }, index) => {
      if (at[0] < x.from || at[0] > x.to || at[1] < y.from || at[1] > y.to)
        issue(['marks', index, 'at'], 'the point is outside the axes');
    });
  });

export type Graph = z.output<typeof graphSchema>;
export type Axis = Graph['x'];
export type Curve = Graph['curves'][number];
