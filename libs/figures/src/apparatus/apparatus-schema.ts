import { z } from 'zod';
import { BOX_PARTS, LINE_PARTS } from './part-names.js';

/** A point of the grid of 12 × 8 squares, from the lower left corner. */
const point = z.tuple([z.number().min(0).max(12), z.number().min(0).max(8)]);
const fraction = z.number().min(0).max(1);
const label = z.optional(z.string().min(1).max(24));

const boxPart = z.strictObject({
  part: z.enum(BOX_PARTS),
  /** Lower left corner. */
  at: point,
  /** Width and height, by default those of the part. */
  size: z.optional(z.tuple([z.number().positive().max(12), z.number().positive().max(8)])),
  /** Height of a liquid, piston or pointer, as a part of the whole. */
  level: z.optional(fraction),
  /** Height in the right branch of a tube, a press. */
  level2: z.optional(fraction),
  /** Turn of a needle or a beam, degrees counter-clockwise. */
  turn: z.optional(z.number().min(-180).max(180)),
  label,
});

const linePart = z.strictObject({
  part: z.enum(LINE_PARTS),
  from: point,
  to: point,
  /** Position of the pivot of a lever, as a part of its length. */
  pivot: z.optional(fraction),
  label,
});

export const apparatusSchema = z
  .strictObject({
    parts: z
      .array(z.union([boxPart, linePart]))
      .min(1)
      .max(24),
  })
  .superRefine(({ parts }, context) => {
    parts.forEach((part, index) => {
      if ('from' in part && part.from[0] === part.to[0] && part.from[1] === part.to[1])
        context.addIssue({ code: 'custom', path: ['parts', index, 'to'], message: 'it has no length' });
    });
  });

export type Apparatus = z.output<typeof apparatusSchema>;
export type Part = Apparatus['parts'][number];
export type BoxPart = z.output<typeof boxPart>;
export type LinePart = z.output<typeof linePart>;
