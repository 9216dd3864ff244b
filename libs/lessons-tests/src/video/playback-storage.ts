import type { EntityId } from '@zarra/contracts';
import { readItem, saveItem } from '../device-storage.js';

const SPEED_KEY = 'video-speed';
const positionKey = (lessonId: EntityId) => `video-position-${lessonId}`;

/** Playback rates a learner can select. */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export const isSpeed = (rate: number): rate is Speed => speeds.some((speed) => speed === rate);

/** The speed last selected on this device, for any video. */
export function readSpeed(): Speed {
  const rate = Number(readItem(SPEED_KEY));
  return isSpeed(rate) ? rate : 1;
}

export const saveSpeed = (speed: Speed): void => saveItem(SPEED_KEY, String(speed));

/** A video left this close to its start or end begins from the start, seconds. */
const EDGE = 5;

const isResumable = (position: number, duration: number) =>
  position > EDGE && (!Number.isFinite(duration) || position < duration - EDGE);

/**
 * Position at which the video of a lesson resumes, seconds.
 * @param duration its length, seconds
 */
export function readPosition(lessonId: EntityId, duration: number): number {
  const position = Number(readItem(positionKey(lessonId)));
  return isResumable(position, duration) ? position : 0;
}

/** Saves the position of a video. A position near the start or end is removed, so the video begins from the start. */
export function savePosition(lessonId: EntityId, position: number, duration: number): void {
  saveItem(positionKey(lessonId), isResumable(position, duration) ? position.toFixed(1) : null);
}
