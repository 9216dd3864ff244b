// Envelopes and pages of other back ends. Without zod: a client needs them before the schemas of a response.
import type { Endpoint } from './endpoint.js';

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The content of an envelope of a success: `{ success: true, data: … }`. Other values stay unchanged. */
const contentOf = (value: unknown): unknown =>
  isBody(value) && value['success'] === true && 'data' in value ? value['data'] : value;

/** The body of a success of another back end in the form of our server, for the schema of the endpoint. */
export function normalizeResponse({ normalize }: Pick<Endpoint, 'normalize'>, body: unknown): unknown {
  const content = contentOf(body);
  return normalize ? normalize(content) : content;
}

/** A page of a list, as Django REST framework sends it. */
export interface ListPage {
  readonly results: readonly unknown[];
  /** Address of the next page; undefined on the last one. */
  readonly next: string | undefined;
  /** Number of entries on all pages; undefined if the back end does not send it. */
  readonly count: number | undefined;
}

/** Reads a page of a list, also in an envelope; undefined for any other body. */
export function readListPage(body: unknown): ListPage | undefined {
  const content = contentOf(body);
  if (!isBody(content) || !Array.isArray(content['results'])) return undefined;
  const { results, next, count } = content;
  return {
    results: results as readonly unknown[],
    next: typeof next === 'string' && next !== '' ? next : undefined,
    count: typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined,
  };
}
