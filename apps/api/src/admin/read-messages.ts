import { searchKey } from '@zarra/uzbek';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.js';
import { AdminError } from './find-user.js';

export type StoredMessage = Selectable<Tables['contact_messages']>;

export interface MessageChoice {
  /** A day, `2026-03-31`; it begins at midnight UTC. */
  readonly since?: string | undefined;
  /** In name, phone or message; letter case, apostrophe forms and alphabet make no difference. */
  readonly search?: string | undefined;
}

/** Read at a time: an export must not hold a year of messages in memory. */
const PAGE = 500;
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

/** @throws AdminError */
function beginOf(day: string): Date {
  const time = new Date(`${day}T00:00:00Z`);
  // A 30th of February would quietly become a day of March.
  if (DAY_PATTERN.test(day) && time.getTime() > 0 && time.toISOString().startsWith(day)) return time;
  throw new AdminError(`--since must be a day such as 2026-03-31; it is "${day}".`);
}

function matcherFor(search: string): (message: StoredMessage) => boolean {
  const key = searchKey(search);
  const number = search.replace(/[\s()-]/g, '');
  return ({ name, phone, message }) =>
    (number !== '' && phone.includes(number)) ||
    (key !== '' && [name, message].some((text) => searchKey(text).includes(key)));
}

/**
 * The messages of the contact form, newest first.
 * @throws AdminError when the day is none
 */
export async function* readMessages(
  db: Kysely<Tables>,
  { since, search }: MessageChoice,
): AsyncGenerator<StoredMessage> {
  const begin = since === undefined ? undefined : beginOf(since);
  const matches = search === undefined ? () => true : matcherFor(search);
  let before: number | undefined;
  for (;;) {
    const page = await db
      .selectFrom('contact_messages')
      .selectAll()
      .$if(begin !== undefined, (query) => query.where('created_at', '>=', begin ?? new Date(0)))
      .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
      .orderBy('id', 'desc')
      .limit(PAGE)
      .execute();
    yield* page.filter(matches);
    if (page.length < PAGE) return;
    before = page.at(-1)?.id;
  }
}
