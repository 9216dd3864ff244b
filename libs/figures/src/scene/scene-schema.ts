import { z } from 'zod';

export const sceneSchema = z.strictObject({
  /** Slug of an experiment of the laboratory, and key of one of its states. */
  experiment: z.string().regex(/^[a-z0-9-]+$/, 'a slug has lower-case letters, digits and hyphens'),
  state: z.string().min(1),
  /** Time after the start of the state, such as `1.2 s`. */
  at: z.optional(
    z
      .string()
      .regex(/^\d+(?:\.\d+)? s$/, 'a time is written as 1.2 s')
      .transform((text) => Number.parseFloat(text)),
  ),
  /** Parts that are not drawn, by the names of the experiment. */
  hide: z.optional(z.array(z.string())),
});

export type Scene = z.output<typeof sceneSchema>;
