import type { Angles, StageView } from '../stage/stage-view.js';

const DEGREE = Math.PI / 180;
/** Straight from above, the plane of the handles would be an edge. */
export const MOST_TILT = 80 * DEGREE;
/** What an arrow key or a button turns by, and tilts by; finely with Shift. */
const TURN_STEP = 15 * DEGREE;
const TILT_STEP = 10 * DEGREE;
const FINE = 1 / 5;

/** Turns and tilts a view on: all the way round, but never over the top. */
export function turned({ turn, tilt }: Angles, byTurn: number, byTilt: number): Angles {
  const sum = turn + byTurn;
  return {
    turn: sum - 2 * Math.PI * Math.round(sum / (2 * Math.PI)),
    tilt: Math.min(MOST_TILT, Math.max(-MOST_TILT, tilt + byTilt)),
  };
}

/** The steps that keys and buttons take: the scene moves where the arrow points, as under a finger. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The view after a key. @returns nothing for a key that means nothing here */
export function turnedByKey(
  view: Angles & Pick<StageView, 'start'>,
  key: string,
  fine = false,
): Angles | undefined {
  if (key === 'Home') return view.start;
  const step = STEPS[key];
  if (!step) return undefined;
  const part = fine ? FINE : 1;
  return turned(view, step[0] * TURN_STEP * part, step[1] * TILT_STEP * part);
}

/** Where the reader stands, in whole degrees: to the right of the scene and above it positive. */
export function standpoint({ turn, tilt }: Angles): { right: number; up: number } {
  // "|| 0" takes the sign off a zero.
  return { right: Math.round(-turn / DEGREE) || 0, up: Math.round(tilt / DEGREE) || 0 };
}
