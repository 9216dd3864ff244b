import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';

const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;
/** Uzbekistan: UTC+5 without summer time. */
export const OFFSET_MS = 5 * HOUR_MS;

/** The start of the day in Uzbekistan that contains a time. */
export const startOfDay = (time: Date): Date =>
  new Date(Math.floor((time.getTime() + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS);

/** The start of the next day in Uzbekistan. */
export const startOfNextDay = (time: Date): Date => new Date(startOfDay(time).getTime() + DAY_MS);

/**
 * Intervals of whole days, so that an item never comes twice a day, and of half a year at most. Without random changes:
 * a repeated calculation has the same result.
 */
const scheduler = fsrs({
  request_retention: 0.9,
  maximum_interval: 180,
  enable_fuzz: false,
  enable_short_term: false,
});

/** When an item comes again, and the state of the scheduler. */
interface Schedule {
  readonly due: Date;
  /** As JSON. */
  readonly memory: string;
}

/** @param memory state after the last answer to the item; undefined before the first one */
export function scheduleNext(
  memory: Readonly<Record<string, unknown>> | undefined,
  isRight: boolean,
  now: Date,
): Schedule {
  const card = memory ? (memory as unknown as Card) : createEmptyCard(now);
  const next = scheduler.next(card, now, isRight ? Rating.Good : Rating.Again).card;
  return { due: next.due, memory: JSON.stringify(next) };
}
