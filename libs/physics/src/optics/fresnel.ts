/** What becomes of a wave of one polarisation at a border. */
export interface Reflection {
  /** Part of the power that comes back. */
  readonly reflectance: number;
  /** Part of the power that goes through. */
  readonly transmittance: number;
  /** By how much the reflected field is ahead of the arriving one, rad, -pi to pi. */
  readonly phase: number;
}

/** Angle behind the border, rad, by Snell's law; undefined in total reflection. */
export function refractionAngle(from: number, to: number, angle: number): number | undefined {
  const sine = (from / to) * Math.sin(angle);
  return Math.abs(sine) <= 1 ? Math.asin(sine) : undefined;
}

/** Angle, rad, beyond which all light is reflected; undefined where the second medium is the denser one. */
export const criticalAngle = (from: number, to: number): number | undefined =>
  to < from ? Math.asin(to / from) : undefined;

/** Angle, rad, at which light polarised in the plane of incidence is not reflected. */
export const brewsterAngle = (from: number, to: number): number => Math.atan(to / from);

/**
 * Fresnel's equations for a smooth border of two clear media: `s` swings at right angles to the plane of incidence, `p` in
 * it. Field of p counted positive as in Born and Wolf, Principles of Optics, 1.5.2: at right angles r_p = -r_s.
 * @param from refractive index of the first medium
 * @param to refractive index of the second
 * @param angle of incidence, rad, 0 to pi / 2
 */
export function fresnel(from: number, to: number, angle: number): { s: Reflection; p: Reflection } {
  const n = to / from;
  const cosine = Math.cos(angle);
  const square = n * n - Math.sin(angle) ** 2;
  const root = Math.sqrt(Math.abs(square));
  if (square < 0) {
    const total = (share: number): Reflection => ({
      reflectance: 1,
      transmittance: 0,
      phase: -2 * Math.atan2(root, share * cosine),
    });
    return { s: total(1), p: total(n * n) };
  }
  // root is n cos(refraction). In the sums first and second medium bear these admittances, up to a common factor.
  const partial = (one: number, other: number): Reflection => {
    const amplitude = (one - other) / (one + other);
    return {
      reflectance: amplitude * amplitude,
      transmittance: (4 * one * other) / (one + other) ** 2,
      phase: amplitude < 0 ? Math.PI : 0,
    };
  };
  return { s: partial(cosine, root), p: partial(n * n * cosine, root) };
}
