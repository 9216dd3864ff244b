import { recall, remember } from '../device-memory.js';

const SPEED = 'video-speed';
const positionKey = (lessonId: number) => `video-position-${lessonId}`;

/** How fast a video may run, in times of its own speed. */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export const isSpeed = (rate: number): rate is Speed => speeds.some((speed) => speed === rate);

/** The speed last chosen on this device, for any video. */
export function recallSpeed(): Speed {
  const rate = Number(recall(SPEED));
  return isSpeed(rate) ? rate : 1;
}

export const rememberSpeed = (speed: Speed): void => remember(SPEED, String(speed));

/** Whoever left so near to either end, seconds, starts from the beginning. */
const EDGE = 5;

const isBetween = (position: number, duration: number) =>
  position > EDGE && (!Number.isFinite(duration) || position < duration - EDGE);

/**
 * Where to go on with the video of a lesson, seconds.
 * @param duration its length, seconds
 */
export function recallPosition(lessonId: number, duration: number): number {
  const position = Number(recall(positionKey(lessonId)));
  return isBetween(position, duration) ? position : 0;
}

/** Remembers how far a video was watched; one that is nearly finished will start over. */
export function rememberPosition(lessonId: number, position: number, duration: number): void {
  remember(positionKey(lessonId), isBetween(position, duration) ? position.toFixed(1) : null);
}
