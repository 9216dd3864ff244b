import * as z from 'zod/mini';
import * as calls from '../call-table.js';
import { experimentState, investigationLink } from '../classroom.js';
import { slug } from '../content-fields.js';
import { defineEndpoint } from '../endpoint.js';
import { entityId } from '../entity-id.js';
import { fieldsOf, listOf, toText, validEntriesOf } from '../readers.js';

/** A lesson that uses an experiment. */
const experimentLesson = z.object({
  id: entityId,
  /** Title of the lesson. */
  lesson: z.string(),
  /** Name of its class. */
  className: z.string(),
  /** Title of its chapter; null without one. */
  chapter: z.nullish(z.string()),
  /** Path of the lesson on the site. */
  link: z.string(),
  /** The states of the experiment that the lesson names, in its order. */
  states: z.array(experimentState),
  /** The investigations of the experiment that belong to the lesson. */
  investigations: z.array(investigationLink),
});

const readLesson = fieldsOf({
  lesson: toText,
  className: toText,
  chapter: toText,
  states: (value) => validEntriesOf(experimentState, value) ?? [],
  investigations: (value) => validEntriesOf(investigationLink, value) ?? [],
});

/** The lessons with id, title, class and link; others are omitted. */
const readLessons = (value: unknown): unknown => {
  const lessons = listOf(readLesson)(value);
  return validEntriesOf(experimentLesson, lessons) ?? lessons;
};

export const experimentLessons = defineEndpoint({
  ...calls.experimentLessons,
  summary: 'The lessons that use an experiment of the laboratory; none for an unknown experiment.',
  params: z.object({ slug }),
  status: 200,
  response: z.array(experimentLesson),
  normalize: readLessons,
  errorStatuses: [404],
});
