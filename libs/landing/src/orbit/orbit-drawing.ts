import { orbitPoint } from '@zarra/physics/kepler';

/** Semi-major axis, in units of the viewBox, whose centre is 0, 0. */
const AXIS = 150;
/** Size of the viewBox: fits a circle of that radius with a planet at its left and right. */
export const VIEW_BOX = { width: 340, height: 304 } as const;
/** Rotation of the major axis, degrees; as in the logo. */
export const TILT = -30;
/** Number of equal time intervals in a period; the radius sweeps equal areas. */
const SECTORS = 12;
const TURN = 2 * Math.PI;

/** Initial eccentricity and mean anomaly (rad): those of the logo, with the planet at aphelion. */
export const START = { eccentricity: 0.8, mean: Math.PI } as const;

/** SVG attributes by the name of the drawing's part. */
export type PartAttributes<Part extends string> = Record<Part, Record<string, string>>;

const rounded = (value: number) => String(Math.round(value * 100) / 100 || 0);
const minorAxis = (eccentricity: number) => AXIS * Math.sqrt(1 - eccentricity ** 2);

/** Coordinates of the planet. Perihelion is on the left; the planet moves counterclockwise, as seen from the north. */
function planetPosition(mean: number, eccentricity: number): string {
  const { x, y } = orbitPoint(mean, eccentricity);
  return `${rounded(-AXIS * x)} ${rounded(AXIS * y)}`;
}

/** Path of the sector that the radius sweeps between two mean anomalies. */
function sector(from: number, to: number, eccentricity: number): string {
  const sun = `${rounded(-AXIS * eccentricity)} 0`;
  const ellipse = `${AXIS} ${rounded(minorAxis(eccentricity))} 0 0 0`;
  return `M${sun}L${planetPosition(from, eccentricity)}A${ellipse} ${planetPosition(to, eccentricity)}Z`;
}

/** The parts that depend only on the eccentricity: ellipse, foci, every second sector of equal time. */
export function drawShape(eccentricity: number): PartAttributes<'ellipse' | 'sectors' | 'sun' | 'focus'> {
  const step = TURN / SECTORS;
  const sectors = Array.from({ length: SECTORS / 2 }, (_, index) =>
    sector(2 * index * step, (2 * index + 1) * step, eccentricity),
  );
  return {
    ellipse: { rx: rounded(AXIS), ry: rounded(minorAxis(eccentricity)) },
    sectors: { d: sectors.join('') },
    sun: { transform: `translate(${rounded(-AXIS * eccentricity)} 0)` },
    focus: { cx: rounded(AXIS * eccentricity) },
  };
}

/** The parts that depend on time: the planet, and the sector swept in the last twelfth of the period. */
export function drawPlanet(mean: number, eccentricity: number): PartAttributes<'swept' | 'planet'> {
  return {
    swept: { d: sector(mean - TURN / SECTORS, mean, eccentricity) },
    planet: { transform: `translate(${planetPosition(mean, eccentricity)})` },
  };
}

/** Converts a point of the drawing to semi-major axes without tilt: perihelion is at x = 1, as in `orbitPoint`. */
export function toOrbitPlane(x: number, y: number): { x: number; y: number } {
  const tilt = (TILT * Math.PI) / 180;
  return {
    x: -(x * Math.cos(tilt) + y * Math.sin(tilt)) / AXIS,
    y: (y * Math.cos(tilt) - x * Math.sin(tilt)) / AXIS,
  };
}
