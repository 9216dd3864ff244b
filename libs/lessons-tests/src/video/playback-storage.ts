import type { EntityId } from '@zarra/contracts';
import { localDeviceStorage } from '@zarra/api-client/storage';
import { VIDEO_SPEED_KEY, videoPositionKey } from '@zarra/api-client/storage-keys';

/** Playback rates a learner can select. */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export const isSpeed = (rate: number): rate is Speed => speeds.some((speed) => speed === rate);

/** The speed last selected on this device, for any video. */
export function readSpeed(): Speed {
  const rate = Number(localDeviceStorage.get(VIDEO_SPEED_KEY));
  return isSpeed(rate) ? rate : 1;
}

export function saveSpeed(speed: Speed): void {
  localDeviceStorage.set(VIDEO_SPEED_KEY, String(speed));
}

/** A video left this close to its start or end begins from the start, seconds. */
const EDGE = 5;

const isResumable = (position: number, duration: number) =>
  position > EDGE && (!Number.isFinite(duration) || position < duration - EDGE);

/**
 * Position at which the video of a lesson resumes, seconds.
 * @param duration its length, seconds
 */
export function readPosition(lessonId: EntityId, duration: number): number {
  const position = Number(localDeviceStorage.get(videoPositionKey(lessonId)));
  return isResumable(position, duration) ? position : 0;
}

/** Saves the position of a video. A position near the start or end is removed, so the video begins from the start. */
export function savePosition(lessonId: EntityId, position: number, duration: number): void {
  const key = videoPositionKey(lessonId);
  if (isResumable(position, duration)) localDeviceStorage.set(key, position.toFixed(1));
  else localDeviceStorage.remove(key);
}
