import { calls } from '@zarra/contracts/calls';
import type { ApiClient } from '../call/api-client.js';
import { linkAddress, textOrNull } from '../sanitize.js';

/** A link of a lesson to a state or to an investigation of an experiment. */
export interface ExperimentPart {
  readonly title: string;
  /** Path of this site, or an http(s) address. */
  readonly link: string;
}

/** A lesson that uses an experiment. */
export interface ExperimentLesson {
  readonly title: string;
  /** Name of its class. */
  readonly className: string;
  /** Title of its chapter; null without one. */
  readonly chapter: string | null;
  /** Path of this site, or an http(s) address. */
  readonly link: string;
  readonly states: readonly ExperimentPart[];
  readonly investigations: readonly ExperimentPart[];
}

/** The parts with a title and a link that a page may have. */
const toParts = (parts: readonly ExperimentPart[]): ExperimentPart[] =>
  parts.flatMap(({ title, link }) => {
    const address = linkAddress(link);
    return address === null || title.trim() === '' ? [] : [{ title, link: address }];
  });

/**
 * The lessons that use an experiment, in teaching order; those without a link that a page may have are omitted.
 * @param slug of the experiment
 * @throws the errors of {@link ApiClient.call}
 */
export async function loadExperimentLessons(
  client: ApiClient,
  slug: string,
  signal?: AbortSignal,
): Promise<ExperimentLesson[]> {
  const bodies = await client.call(calls.experimentLessons, { params: { slug }, ...(signal && { signal }) });
  return bodies.flatMap(({ lesson, className, chapter, link, states, investigations }) => {
    const address = linkAddress(link);
    if (address === null) return [];
    return [
      {
        title: lesson,
        className,
        chapter: textOrNull(chapter),
        link: address,
        states: toParts(states.map(({ stateTitle, link }) => ({ title: stateTitle, link }))),
        investigations: toParts(investigations),
      },
    ];
  });
}
