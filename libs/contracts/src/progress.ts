import * as z from 'zod/mini';

/** Ids of our server. Another back end has no progress. */
const lessonId = z.int().check(z.minimum(1), z.maximum(2_147_483_647));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));

/** Values of an investigation: a curve has seven at most. */
const MAX_VALUES = 20;
const value = z.number().check(z.minimum(-1e300), z.maximum(1e300));

/** Where a learner stopped in a lesson. */
export const lessonPlace = z.object({
  lesson: lessonId,
  /** Id of the heading that was read last; null before the first one. */
  heading: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
  /** Position in the lesson's video, seconds; null before it was played. */
  video_position: z.nullable(z.number().check(z.minimum(0), z.maximum(86_400))),
  /** When the learner was there, in UTC. */
  reached_at: z.iso.datetime(),
});

/** States of an investigation in their order. One without progress has not begun. */
export const investigationStates = ['predicted', 'measured', 'explained'] as const;

/** What a learner has done in an investigation of the laboratory. */
export const investigationProgress = z.object({
  experiment: slug,
  investigation: slug,
  state: z.enum(investigationStates),
  /** Index of the chosen option, the number in its unit, or the ordinates of the curve. */
  prediction: z.array(value).check(z.maxLength(MAX_VALUES)),
  /** Right answers by the keys of their observations. */
  measured: z
    .record(z.string().check(z.maxLength(80)), value)
    .check(
      z.refine((measured) => Object.keys(measured).length <= MAX_VALUES, `at most ${MAX_VALUES} values`),
    ),
});

/**
 * Number of the learner's last change that a device has, as the server named it. A device that sends it gets later changes only;
 * one without it gets everything.
 */
export const progressMark = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

export type LessonPlace = z.infer<typeof lessonPlace>;
export type InvestigationProgress = z.infer<typeof investigationProgress>;
