import { localDeviceStorage } from '@zarra/api-client/storage';
import { learnerPlacesKey, VISITOR_PLACES_KEY, type LessonPlace } from '@zarra/api-client/progress';
import type { EntityId } from '@zarra/contracts';

/** Where a learner stopped in a lesson, on this device. */
export interface SavedPlace {
  readonly lesson: EntityId;
  /** Title of the lesson; null for a place from another device. */
  readonly title: string | null;
  /** The lesson after it; null for the last one, and for a place from another device. */
  readonly next: { readonly lesson: EntityId; readonly title: string } | null;
  /** Id of the heading that was read last; null before the first one. */
  readonly heading: string | null;
  /** ISO 8601, UTC. */
  readonly reachedAt: string;
  /** Whether the server has it. */
  readonly isSent: boolean;
}

/** Key of the device storage. @param learner null: a visitor without an account */
export const placesKey = (learner: string | null) =>
  learner === null ? VISITOR_PLACES_KEY : learnerPlacesKey(learner);

/** Places of one learner on a device. A class has fewer lessons. */
const MAX_PLACES = 60;

function isSavedPlace(value: unknown): value is SavedPlace {
  if (typeof value !== 'object' || value === null) return false;
  const place = value as Partial<Record<keyof SavedPlace, unknown>>;
  const { lesson, title, next, heading, reachedAt, isSent } = place;
  const isId = (field: unknown) => typeof field === 'number' || typeof field === 'string';
  const isTextOrNull = (field: unknown) => field === null || typeof field === 'string';
  const isNext = ({ lesson: id, title: name }: { lesson?: unknown; title?: unknown }) =>
    isId(id) && typeof name === 'string';
  return (
    isId(lesson) &&
    isTextOrNull(title) &&
    typeof next === 'object' &&
    (next === null || isNext(next)) &&
    isTextOrNull(heading) &&
    typeof reachedAt === 'string' &&
    !Number.isNaN(Date.parse(reachedAt)) &&
    typeof isSent === 'boolean'
  );
}

/**
 * Places of a learner, the latest first.
 * @param learner null: a visitor without an account
 */
export function readPlaces(learner: string | null): readonly SavedPlace[] {
  try {
    const saved: unknown = JSON.parse(localDeviceStorage.get(placesKey(learner)) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSavedPlace) : [];
  } catch {
    return [];
  }
}

const timeOf = ({ reachedAt }: SavedPlace): number => Date.parse(reachedAt);

function writePlaces(learner: string | null, places: readonly SavedPlace[]): void {
  const sorted = places.toSorted((one, other) => timeOf(other) - timeOf(one)).slice(0, MAX_PLACES);
  localDeviceStorage.set(placesKey(learner), JSON.stringify(sorted));
}

/** Saves the place of a learner in a lesson. */
export function savePlace(learner: string | null, place: SavedPlace): void {
  const others = readPlaces(learner).filter(({ lesson }) => lesson !== place.lesson);
  writePlaces(learner, [place, ...others]);
}

/** Saves the places that the server returned, where they are later than those of this device. */
export function mergePlaces(learner: string, received: readonly LessonPlace[]): void {
  const places = new Map(readPlaces(learner).map((place) => [place.lesson, place]));
  for (const { lesson, heading, reached_at } of received) {
    const own = places.get(lesson);
    if (own && timeOf(own) > Date.parse(reached_at)) continue;
    const { title, next } = own ?? { title: null, next: null };
    places.set(lesson, { lesson, title, next, heading, reachedAt: reached_at, isSent: true });
  }
  writePlaces(learner, [...places.values()]);
}
