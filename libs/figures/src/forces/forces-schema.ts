import { z } from 'zod';

const force = z.strictObject({
  name: z.string().min(1).max(16),
  size: z.number().positive(),
  /** Degrees, counter-clockwise from the right. */
  angle: z.number().min(-360).max(360),
});

export const forcesSchema = z
  .strictObject({
    body: z.optional(z.enum(['block', 'ball', 'car', 'lamp'])),
    /** Angle of the slope, degrees: it rises to the right. */
    incline: z.optional(z.number().min(5).max(60)),
    /** Level ground below the body; by default under a block or a car. */
    ground: z.optional(z.boolean()),
    forces: z.optional(z.array(force).min(1).max(6)),
    /** Weight, support and friction of a body on a slope or on level ground: kg, coefficient of friction, m/s². */
    model: z.optional(
      z.strictObject({
        m: z.number().positive(),
        μ: z.optional(z.number().nonnegative()),
        g: z.optional(z.number().positive()),
      }),
    ),
    /** Forces that are resolved along the slope and across it, or along the horizontal and the vertical. */
    components: z.optional(z.array(z.string()).max(2)),
    /** Name of the resultant. */
    sum: z.optional(z.string().max(16)),
    /** Direction of the velocity, degrees. */
    velocity: z.optional(z.number().min(-360).max(360)),
    unit: z.optional(z.string()),
    /** Writes sizes beside the names. */
    show: z.optional(z.enum(['sizes'])),
  })
  .superRefine(({ forces = [], model, components = [], incline }, context) => {
    if (forces.length === 0 && !model)
      context.addIssue({ code: 'custom', message: 'forces have a list of forces or a model' });
    const names = [...forces.map(({ name }) => name), ...(model ? ['mg', 'N', 'F_ishq'] : [])];
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated !== undefined)
      context.addIssue({ code: 'custom', path: ['forces'], message: `two forces have the name ${repeated}` });
    components.forEach((name, index) => {
      if (!names.includes(name))
        context.addIssue({
          code: 'custom',
          path: ['components', index],
          message: `there is no force ${name}`,
        });
    });
    if (model?.μ !== undefined && incline === undefined)
      context.addIssue({
        code: 'custom',
        path: ['model', 'μ'],
        message: 'friction of the model needs a slope',
      });
  });

export type Forces = z.output<typeof forcesSchema>;
