import { ARROWS } from '../stage/handle-controls.js';
import type { Angles, StageView } from '../stage/stage-view.js';

const DEGREE = Math.PI / 180;
/** Tilt limit: from directly above, the plane of the handles would be seen edge-on. */
export const MAX_TILT = 80 * DEGREE;
/** Rotation of one arrow key or button; smaller by FINE_FACTOR with Shift. */
const TURN_STEP = 15 * DEGREE;
const TILT_STEP = 10 * DEGREE;
const FINE_FACTOR = 1 / 5;

/** Rotates a view: unlimited turn, limited tilt. */
export function rotateView({ turn, tilt }: Angles, byTurn: number, byTilt: number): Angles {
  const unwrapped = turn + byTurn;
  return {
    turn: unwrapped - 2 * Math.PI * Math.round(unwrapped / (2 * Math.PI)),
    tilt: Math.min(MAX_TILT, Math.max(-MAX_TILT, tilt + byTilt)),
  };
}

/** The view after a key press: the scene moves where the arrow points. @returns undefined for other keys */
export function rotateViewByKey(
  view: Angles & Pick<StageView, 'start'>,
  key: string,
  fine = false,
): Angles | undefined {
  if (key === 'Home') return view.start;
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const factor = fine ? FINE_FACTOR : 1;
  return rotateView(view, arrow[0] * TURN_STEP * factor, -arrow[1] * TILT_STEP * factor);
}

/** Viewpoint in whole degrees: positive to the right of the scene and above it. */
export function viewpointOf({ turn, tilt }: Angles): { right: number; up: number } {
  // "|| 0" turns −0 into 0.
  return { right: Math.round(-turn / DEGREE) || 0, up: Math.round(tilt / DEGREE) || 0 };
}
