import { localDeviceStorage } from '@zarra/api-client/storage';
import { learnerPlacesKey, VISITOR_PLACES_KEY, type LessonPlace } from '@zarra/api-client/progress';
import type { EntityId } from '@zarra/contracts';
import { isRecord, parseJson } from '../learner-work/stored-json.js';
import { readVideoPosition, saveVideoPosition } from '../video/playback-storage.js';

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
  if (!isRecord(value)) return false;
  const { lesson, title, next, heading, reachedAt, isSent } = value;
  const isId = (field: unknown) => typeof field === 'number' || typeof field === 'string';
  const isTextOrNull = (field: unknown) => field === null || typeof field === 'string';
  const isNext = isRecord(next) && isId(next['lesson']) && typeof next['title'] === 'string';
  return (
    isId(lesson) &&
    isTextOrNull(title) &&
    (next === null || isNext) &&
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
  const saved = parseJson(localDeviceStorage.get(placesKey(learner)));
  return Array.isArray(saved) ? saved.filter(isSavedPlace) : [];
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

/** Places that the server does not have. Ids of other back ends are not sent: they have no progress. */
export const unsentPlaces = (learner: string): LessonPlace[] =>
  readPlaces(learner).flatMap(({ lesson, heading, reachedAt, isSent }) =>
    isSent || typeof lesson !== 'number'
      ? []
      : [{ lesson, heading, reached_at: reachedAt, video_position: readVideoPosition(lesson) }],
  );

/** Saves the places that the server returned, and the positions in videos, where they are later than those of this device. */
export function mergePlaces(learner: string, received: readonly LessonPlace[]): void {
  const places = new Map(readPlaces(learner).map((place) => [place.lesson, place]));
  for (const { lesson, heading, reached_at, video_position } of received) {
    const own = places.get(lesson);
    const lead = Date.parse(reached_at) - (own ? timeOf(own) : 0);
    if (lead < 0) continue;
    if (lead > 0 && video_position !== null) saveVideoPosition(lesson, video_position);
    const { title, next } = own ?? { title: null, next: null };
    places.set(lesson, { lesson, title, next, heading, reachedAt: reached_at, isSent: true });
  }
  writePlaces(learner, [...places.values()]);
}
