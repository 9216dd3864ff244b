import { z } from 'zod';

const place = z.tuple([z.number().min(-6).max(6), z.number().min(-4).max(4)]);
const notZero = z.number().refine((value) => value !== 0, 'it is not 0');

export const fieldSchema = z
  .strictObject({
    /** Point charges, nC, at positions in cm from the middle: x to the right up to 6, y upwards up to 4. */
    charges: z.optional(
      z
        .array(z.strictObject({ at: place, q: notZero, label: z.optional(z.string().max(14)) }))
        .min(1)
        .max(4),
    ),
    /** Bar magnets: the middle, and the direction of the north pole in degrees. */
    magnets: z.optional(
      z
        .array(z.strictObject({ at: place, angle: z.optional(z.number()) }))
        .min(1)
        .max(2),
    ),
    /** Straight wires across the plane, A: a positive current comes towards the reader. */
    wires: z.optional(
      z
        .array(z.strictObject({ at: place, I: notZero, label: z.optional(z.string().max(14)) }))
        .min(1)
        .max(4),
    ),
    /** Lines from the largest charge, or from a pole. */
    lines: z.optional(z.int().min(0).max(24)),
    /** Potentials of curves, V. */
    equipotentials: z.optional(z.array(z.number()).min(1).max(9)),
    /** A point at which the field is drawn as a vector. */
    probe: z.optional(z.strictObject({ at: place, label: z.optional(z.string().max(14)) })),
  })
  .superRefine(({ charges, magnets, wires, equipotentials }, context) => {
    const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if ([charges, magnets, wires].filter((part) => part !== undefined).length !== 1)
      issue([], 'a field has one of charges, magnets, wires');
    if (equipotentials && !charges) issue(['equipotentials'], 'only charges have equipotentials');
  });

export type Field = z.output<typeof fieldSchema>;
