import * as z from 'zod/mini';
import { entityId } from './entity-id.js';

/** Parts of a text, alternately outside and inside a mark; the first is outside and may be empty. */
const markedText = z.array(z.string());

/** A lesson with its best passage. */
const foundLesson = z.object({
  /** Id of the lesson. */
  id: entityId,
  title: z.string(),
  /** Name of its class. */
  className: z.string(),
  /** Heading of the passage; null before the first heading. */
  section: z.nullable(z.string()),
  excerpt: markedText,
  /** Path of the passage on the site. */
  link: z.string(),
});

/** An experiment, or one of its states. */
const foundExperiment = z.object({
  title: z.string(),
  /** Title of the state or investigation that matches; null when the experiment itself does. */
  part: z.nullable(z.string()),
  excerpt: markedText,
  /** Address that opens the experiment in this state: a path of the site, or another host. */
  link: z.string(),
});

/** A question of a lesson's test, without options, key and explanation. */
const foundQuestion = z.object({
  /** Id of the question. */
  id: entityId,
  /** Title of its lesson. */
  lesson: z.string(),
  excerpt: markedText,
  /** Path of the lesson on the site. */
  link: z.string(),
});

/** Results of a search by their kind, each list with the best first. */
export const searchResults = z.object({
  lessons: z.array(foundLesson),
  experiments: z.array(foundExperiment),
  /** Empty without a signed-in learner, who alone sees questions. */
  questions: z.array(foundQuestion),
  /** Texts to search instead; empty when something was found. */
  suggestions: z.array(z.string()),
});

export type SearchResultsBody = z.infer<typeof searchResults>;
