/** A link of a lesson to a state or to an investigation of the experiment. */
export interface PartLink {
  readonly title: string;
  readonly link: string;
}

/** A lesson that uses the experiment. */
export interface LessonOfExperiment {
  readonly title: string;
  /** Name of its class. */
  readonly className: string;
  /** Title of its chapter; null without one. */
  readonly chapter: string | null;
  readonly link: string;
  readonly states: readonly PartLink[];
  readonly investigations: readonly PartLink[];
}

type Body = Readonly<Record<string, unknown>>;

const bodiesIn = (value: unknown): Body[] =>
  Array.isArray(value) ? value.filter((body): body is Body => typeof body === 'object' && body !== null) : [];

/** A text that is not blank; undefined for any other value. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** A path of this site; undefined for any other address. */
const pathOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined;

const readParts = (value: unknown, titleField: string): PartLink[] =>
  bodiesIn(value).flatMap((body) => {
    const [title, link] = [textOf(body[titleField]), pathOf(body['link'])];
    return title === undefined || link === undefined ? [] : [{ title, link }];
  });

/**
 * Reads the response of `GET /experiments/{slug}/lessons/`. The laboratory has no schemas: entries without a title, a class or a
 * path of this site are omitted.
 */
export const readLessons = (response: unknown): LessonOfExperiment[] =>
  bodiesIn(response).flatMap((body) => {
    const [title, className] = [textOf(body['lesson']), textOf(body['className'])];
    const link = pathOf(body['link']);
    if (title === undefined || className === undefined || link === undefined) return [];
    return [
      {
        title,
        className,
        chapter: textOf(body['chapter']) ?? null,
        link,
        states: readParts(body['states'], 'stateTitle'),
        investigations: readParts(body['investigations'], 'title'),
      },
    ];
  });
