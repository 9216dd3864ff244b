import type { SceneVector } from '../experiment/handle.js';
import { project, type ScreenPoint } from '../stage/camera.js';
import type { StageRenderer } from './stage-renderer.js';
import { createStageSvg } from './stage-svg.js';

/** Movement that the arrow shows, s: its length is the way of the body in this time. */
const ARROW_S = 0.15;
/** Length limits, page pixels. */
const MIN_LENGTH = 12;
const MAX_LENGTH = 120;
const HEAD = 10;
/** Time after the last movement when the hand rests and the arrow disappears, ms. */
const REST_MS = 100;

/** Creates the arrow that shows the velocity of the hand while a body is held. @param host element of the stage */
export function createReleaseArrow(host: Element, renderer: StageRenderer) {
  const { svg, shape: path } = createStageSvg('release', 'path', {
    fill: 'none',
    strokeLinecap: 'round',
    strokeWidth: '2.5',
  });
  let resting: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(resting);
    svg.remove();
  };
  return {
    /** @param from scene metres @param velocity metres per second of page time */
    show(from: SceneVector, velocity: SceneVector): void {
      hide();
      const camera = renderer.camera();
      if (!camera) return;
      const screenPointAfter = (seconds: number): ScreenPoint => {
        const point = { left: 0, top: 0, depth: 0 };
        project(camera, from.x + velocity.x * seconds, from.y + velocity.y * seconds, 0, point);
        return point;
      };
      const [start, end] = [screenPointAfter(0), screenPointAfter(ARROW_S)];
      const [across, down] = [end.left - start.left, end.top - start.top];
      const length = Math.hypot(across, down);
      if (length < MIN_LENGTH) return;
      const part = Math.min(1, MAX_LENGTH / length);
      const tip = `${start.left + part * across} ${start.top + part * down}`;
      // The sides of the head are at 150° to the shaft.
      const sides = [0.5, -0.5].map(
        (sine) =>
          `M${tip}l${(HEAD * (-0.87 * across - sine * down)) / length} ${(HEAD * (-0.87 * down + sine * across)) / length}`,
      );
      path.setAttribute('d', `M${start.left} ${start.top}L${tip}${sides.join('')}`);
      host.append(svg);
      resting = setTimeout(hide, REST_MS);
    },
    hide,
  };
}
