import { searchKey } from '@zarra/uzbek';
import type { Kysely, Selectable } from 'kysely';
import { CommandError } from '../command-line.js';
import type { Tables } from '../database/tables.js';

type StoredMessage = Selectable<Tables['contact_messages']>;

export interface MessageFilter {
  /** A day such as `2026-03-31`; it starts at midnight UTC. */
  readonly since?: string | undefined;
  /** Part of the name, phone or message; ignores letter case, apostrophe forms and alphabet. */
  readonly search?: string | undefined;
}

/** Rows per query: an export does not hold a year of messages in memory. */
const PAGE_SIZE = 500;
const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/;

/** @throws CommandError */
function startOfDay(day: string): Date {
  const time = new Date(`${day}T00:00:00Z`);
  // Date turns 30 February into a day of March.
  if (DAY_PATTERN.test(day) && time.getTime() > 0 && time.toISOString().startsWith(day)) return time;
  throw new CommandError(`--since must be a day such as 2026-03-31; it is "${day}".`);
}

function createMatcher(search: string): (message: StoredMessage) => boolean {
  const key = searchKey(search);
  const phoneDigits = search.replace(/[\s()-]/g, '');
  return ({ name, phone, message }) =>
    (phoneDigits !== '' && phone.includes(phoneDigits)) ||
    (key !== '' && [name, message].some((text) => searchKey(text).includes(key)));
}

/**
 * Reads a page of contact messages, newest first, with ISO times.
 * @throws CommandError for an invalid day
 */
export async function readMessagePage(
  db: Kysely<Tables>,
  input: MessageFilter & { readonly beforeId?: number },
) {
  const { since, search, beforeId } = input;
  const start = since === undefined ? undefined : startOfDay(since);
  const matches = search === undefined ? () => true : createMatcher(search);
  const page = await db
    .selectFrom('contact_messages')
    .selectAll()
    .$if(start !== undefined, (query) => query.where('created_at', '>=', start ?? new Date(0)))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? 0))
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .execute();
  return {
    messages: page.filter(matches).map(({ created_at, ...message }) => ({
      ...message,
      createdAt: created_at.toISOString(),
    })),
    /** `beforeId` of the next page; absent after the last one. */
    nextBeforeId: page.length < PAGE_SIZE ? undefined : page.at(-1)?.id,
  };
}
