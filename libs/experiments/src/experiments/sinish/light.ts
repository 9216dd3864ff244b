import type { Values } from '@zarra/experiment-kit/parameters';
import { mainPath, traceLight, type LightPaths, type LightSegment } from '@zarra/physics/light-paths';
import { memoize } from '../../memoize.js';
import { CM, facesOf, poseOf, toScene } from './bodies.js';
import { indexOf } from './media.js';
import { BODY, type RefractionKey } from './parameters.js';

type Si = Values<RefractionKey>;

/** The yellow line of sodium, to which the readouts of white light refer, m. */
const SODIUM = 589e-9;
const NM = 1e-9;
/** Wavelengths of white light that are traced: 400 to 700 nm. */
const COLORS = 25;
/** Light that reaches no face goes beyond the view, m. */
const REACH = 0.5;
/** Weaker branches are not followed; a fibre has many. */
const MIN_POWER = 0.002;
/** The same for each color of white light: all are traced again while the laser is dragged. */
const MIN_COLOR_POWER = 0.01;
const MAX_SEGMENTS = 120;

/** White light is not offered for the fibre, whose indices are given. */
export const isWhite = ({ light, body }: Pick<Si, 'light' | 'body'>): boolean =>
  light === 1 && body !== BODY.fibre;

/** Wavelength of the readouts, m. */
export const wavelengthOf = (si: Si): number => (isWhite(si) ? SODIUM : si.wavelength);

/** Whether light comes from inside the body: the border from below, the half-cylinder through its round face. */
export const isFromInside = ({ body, side }: Pick<Si, 'body' | 'side'>): boolean =>
  side === 1 && (body === BODY.border || body === BODY.halfCylinder);

/** Refractive indices of the body and of its surroundings. */
export function indicesOf(si: Si, wavelength = wavelengthOf(si)): { body: number; around: number } {
  if (si.body === BODY.fibre) return { body: si.core, around: 1 };
  return { body: indexOf(si.medium, wavelength), around: indexOf(si.outside, wavelength) };
}

/** Refractive indices in front of and behind the face where the angles are measured. */
export function indicesAtFace(si: Si, wavelength?: number): readonly [from: number, to: number] {
  const { body, around } = indicesOf(si, wavelength);
  return isFromInside(si) ? [body, around] : [around, body];
}

/** Direction from the point of incidence to the laser in the scene, a unit vector. */
export function laserDirection(si: Si): readonly [x: number, y: number] {
  const pose = poseOf(si);
  const side = isFromInside(si) ? -1 : 1;
  return toScene({ x: 0, y: 0, turn: pose.turn }, -Math.sin(si.angle), side * Math.cos(si.angle));
}

/** Powers of both polarisations: half and half for natural light. */
const POLARISATIONS = [
  { s: 0.5, p: 0.5 },
  { s: 1, p: 0 },
  { s: 0, p: 1 },
] as const;

/** Powers of both polarisations of the source. */
export const polarisationOf = ({ polarisation }: Si): { s: number; p: number } =>
  POLARISATIONS[polarisation] ?? POLARISATIONS[0];

function tracePaths(si: Si, wavelength: number, minPower = MIN_POWER): LightPaths {
  const { body, around } = indicesOf(si, wavelength);
  const { x, y, laser } = poseOf(si);
  const [dx, dy] = laserDirection(si);
  return traceLight(facesOf(si, body, around), {
    ray: { x: (x + laser * dx) * CM, y: (y + laser * dy) * CM, dx: -dx, dy: -dy },
    index: si.body === BODY.border && isFromInside(si) ? body : around,
    ...polarisationOf(si),
    reach: REACH,
    minPower,
    maxSegments: MAX_SEGMENTS,
  });
}

/** Light paths of the wavelength of the readouts. */
export const pathsOf = memoize((si: Si) => tracePaths(si, wavelengthOf(si)));

/** Path that the first pulse takes. */
export const mainPathOf = memoize((si: Si) => mainPath(pathsOf(si)));

/** Light of one color. */
interface ColoredPaths {
  /** nm */
  readonly wavelength: number;
  readonly paths: LightPaths;
  /** Path of the refracted light. */
  readonly main: readonly LightSegment[];
}

/** Light paths of all colors of white light, of one color otherwise. */
export const coloredPathsOf = memoize((si: Si): readonly ColoredPaths[] =>
  isWhite(si)
    ? Array.from({ length: COLORS }, (_, at) => {
        const wavelength = 400 + (300 * at) / (COLORS - 1);
        const paths = tracePaths(si, wavelength * NM, MIN_COLOR_POWER);
        return { wavelength, paths, main: mainPath(paths) };
      })
    : [{ wavelength: si.wavelength / NM, paths: pathsOf(si), main: mainPathOf(si) }],
);
