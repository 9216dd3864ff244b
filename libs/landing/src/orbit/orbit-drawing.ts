import { orbitPoint } from './kepler.js';

/** Semi-major axis, in units of the drawing, whose middle is 0, 0. */
const AXIS = 150;
/** The drawing, in its units: a circle of the same axis has room, and a planet to its left and right. */
export const SHEET = { width: 340, height: 304 } as const;
/** How the major axis is turned, degrees; as in the logo. */
export const TILT = -30;
/** Parts of one period; in each the radius sweeps the same area. */
const SECTORS = 12;
const TURN = 2 * Math.PI;

/** Eccentricity and mean anomaly (rad) of the still picture: those of the logo, the planet at aphelion. */
export const START = { eccentricity: 0.8, mean: Math.PI } as const;

/** Attributes of the parts of the picture, by the part's name. */
export type PartAttributes<Part extends string> = Record<Part, Record<string, string>>;

const near = (value: number) => String(Math.round(value * 100) / 100 || 0);
const minorAxis = (eccentricity: number) => AXIS * Math.sqrt(1 - eccentricity ** 2);

/** Perihelion on the left; the planet goes round against the clock, as seen from the north. */
function place(mean: number, eccentricity: number): string {
  const { x, y } = orbitPoint(mean, eccentricity);
  return `${near(-AXIS * x)} ${near(AXIS * y)}`;
}

/** What the radius sweeps between two times. */
function sector(from: number, to: number, eccentricity: number): string {
  const ellipse = `${AXIS} ${near(minorAxis(eccentricity))} 0 0 0`;
  return `M${near(-AXIS * eccentricity)} 0L${place(from, eccentricity)}A${ellipse} ${place(to, eccentricity)}Z`;
}

/** What only depends on the eccentricity: the ellipse, its foci, every other sector of equal time. */
export function drawShape(eccentricity: number): PartAttributes<'ellipse' | 'sectors' | 'sun' | 'focus'> {
  const step = TURN / SECTORS;
  const sectors = Array.from({ length: SECTORS / 2 }, (_, index) =>
    sector(2 * index * step, (2 * index + 1) * step, eccentricity),
  );
  return {
    ellipse: { rx: near(AXIS), ry: near(minorAxis(eccentricity)) },
    sectors: { d: sectors.join('') },
    sun: { transform: `translate(${near(-AXIS * eccentricity)} 0)` },
    focus: { cx: near(AXIS * eccentricity) },
  };
}

/** What changes with the time: the planet, and the sector it has swept in the last twelfth of the period. */
export function drawPlanet(mean: number, eccentricity: number): PartAttributes<'swept' | 'planet'> {
  return {
    swept: { d: sector(mean - TURN / SECTORS, mean, eccentricity) },
    planet: { transform: `translate(${place(mean, eccentricity)})` },
  };
}

/** A point of the drawing in semi-major axes, the tilt taken back: perihelion at x = 1, as in `orbitPoint`. */
export function untilted(x: number, y: number): { x: number; y: number } {
  const tilt = (TILT * Math.PI) / 180;
  return {
    x: -(x * Math.cos(tilt) + y * Math.sin(tilt)) / AXIS,
    y: (y * Math.cos(tilt) - x * Math.sin(tilt)) / AXIS,
  };
}
