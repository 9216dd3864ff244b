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

/** Saved position of a lesson's video, seconds; null without one. */
export function readVideoPosition(lessonId: EntityId): number | null {
  const saved = localDeviceStorage.get(videoPositionKey(lessonId));
  const position = Number(saved);
  return saved !== null && Number.isFinite(position) && position >= 0 ? position : null;
}

/** Saves a position from another device, seconds. */
export const saveVideoPosition = (lessonId: EntityId, position: number): void =>
  void localDeviceStorage.set(videoPositionKey(lessonId), position.toFixed(1));

/**
 * Position at which the video of a lesson resumes, seconds.
 * @param duration its length, seconds
 */
export function readPosition(lessonId: EntityId, duration: number): number {
  const position = readVideoPosition(lessonId) ?? 0;
  return isResumable(position, duration) ? position : 0;
}

/** Saves the position of a video. A position near the start or end is removed, so the video begins from the start. */
export function savePosition(lessonId: EntityId, position: number, duration: number): void {
  if (isResumable(position, duration)) saveVideoPosition(lessonId, position);
  else localDeviceStorage.remove(videoPositionKey(lessonId));
}
