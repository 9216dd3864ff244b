import { project, type Pen } from '@zarra/experiment-kit/stage';
import { cameraOf, type Ink, type View } from './svg-pen.js';
import { lightTone } from './theme-tones.js';

/** Position and opacity of the stops of a light, as on a stage. */
const STOPS = [
  [0, 1],
  [0.45, 0.4],
  [1, 0],
] as const;

const tenth = (value: number): number => Math.round(10 * value) / 10;

/** A pen that collects lights, which lie below everything else; shadows are left out. */
export function createLightPen(pen: Pen, view: View): { pen: Pen; items: () => string[] } {
  const camera = cameraOf(view);
  const point = { left: 0, top: 0, depth: 0 };
  const circles: string[] = [];
  const inks = new Set<Ink>();
  const gradientOf = (ink: Ink): string => {
    const stops = STOPS.map(([offset, opacity]) => {
      const color = `stop-color="${lightTone(ink)}"`;
      return `<stop offset="${offset}" ${color}${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
    });
    return `<radialGradient id="light-${ink}">${stops.join('')}</radialGradient>`;
  };
  return {
    pen: {
      ...pen,
      glow: (x, y, z, radius, ink, opacity) => {
        if (ink === 'shadow' || opacity <= 0) return;
        inks.add(ink);
        project(camera, x, y, z, point);
        const [left, top, across] = [point.left, point.top, radius * camera.scale].map(tenth);
        circles.push(
          `<circle fill="url(#light-${ink})" opacity="${Math.round(100 * opacity) / 100}" cx="${left}" cy="${top}" r="${across}"/>`,
        );
      },
    },
    items: () => [...[...inks].map(gradientOf), ...circles],
  };
}
