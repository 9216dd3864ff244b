/** Reflection and transmission of one polarisation at an interface. */
export interface Reflection {
  /** Reflected fraction of the power. */
  readonly reflectance: number;
  /** Transmitted fraction of the power. */
  readonly transmittance: number;
  /** Phase shift of the reflected field, rad, -pi to pi; positive: ahead of the incident field. */
  readonly phase: number;
}

/** Angle of refraction, rad, by Snell's law; undefined for total reflection. */
export function refractionAngle(from: number, to: number, angle: number): number | undefined {
  const sine = (from / to) * Math.sin(angle);
  return Math.abs(sine) <= 1 ? Math.asin(sine) : undefined;
}

/** Critical angle of total reflection, rad; undefined if the second medium is optically denser. */
export const criticalAngle = (from: number, to: number): number | undefined =>
  to < from ? Math.asin(to / from) : undefined;

/** Brewster's angle, rad: light polarised in the plane of incidence is not reflected. */
export const brewsterAngle = (from: number, to: number): number => Math.atan(to / from);

/**
 * Fresnel's equations for a smooth interface of two transparent media: `s` is polarised perpendicular to the plane of
 * incidence, `p` parallel to it. Sign of p as in Born and Wolf, Principles of Optics, 1.5.2: r_p = -r_s at normal
 * incidence.
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
    const totalReflection = (factor: number): Reflection => ({
      reflectance: 1,
      transmittance: 0,
      phase: -2 * Math.atan2(root, factor * cosine),
    });
    return { s: totalReflection(1), p: totalReflection(n * n) };
  }
  // root is n cos(refraction). The arguments are the admittances of both media, up to a common factor.
  const partialReflection = (one: number, other: number): Reflection => {
    const amplitude = (one - other) / (one + other);
    return {
      reflectance: amplitude * amplitude,
      transmittance: (4 * one * other) / (one + other) ** 2,
      phase: amplitude < 0 ? Math.PI : 0,
    };
  };
  return { s: partialReflection(cosine, root), p: partialReflection(n * n * cosine, root) };
}
