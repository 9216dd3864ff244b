/** Wrong ideas of learners, as our server sends them after a wrong answer. */
import * as z from 'zod/mini';

export const idea = z.object({
  /** Permanent name. */
  key: z.string(),
  /** What the learner believes. */
  believes: z.string(),
  /** Why it fails. */
  fails: z.string(),
  /** What to try or to look at. */
  try: z.string(),
});

/** The idea that a wrong answer stands for. */
export const missedIdea = z.extend(idea, {
  /** Id of a practice item with the same idea; omitted without one. */
  item: z.nullish(z.int()),
});

export type Idea = z.infer<typeof idea>;
export type MissedIdea = z.infer<typeof missedIdea>;
