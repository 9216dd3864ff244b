// @ts-check
/**
 * A ray at the flat border of air and water: it is thrown back at its own angle, and goes on by Snell's law
 * n₁ sin α = n₂ sin β. Fresnel's formulas say which part of unpolarised light is thrown back.
 * Angles in radians from the perpendicular.
 */

/** Refractive index of water at 20 °C for yellow light (589 nm): 1.333 (CRC Handbook of Chemistry and Physics). Air: 1.000. */
export const waterIndex = 1.333;

/** @typedef {'from air' | 'from water'} Way */

/** n₁/n₂ @param {Way} way */
const ratio = (way) => (way === 'from air' ? 1 / waterIndex : waterIndex);

/** Angle beyond which no light leaves the water: sin α₀ = 1/n. */
export const limit = Math.asin(1 / waterIndex);

/** Angle of the refracted ray; undefined beyond the limit. @param {number} angle @param {Way} way */
export function refracted(angle, way) {
  const sine = ratio(way) * Math.sin(angle);
  return sine > 1 ? undefined : Math.asin(sine);
}

/** Part of the light that is thrown back, 0–1. @param {number} angle @param {Way} way */
export function reflectance(angle, way) {
  const beyond = refracted(angle, way);
  if (beyond === undefined) return 1;
  const [a, b] = [ratio(way) * Math.cos(angle), Math.cos(beyond)];
  const [c, d] = [Math.cos(angle), ratio(way) * Math.cos(beyond)];
  return (((a - b) / (a + b)) ** 2 + ((c - d) / (c + d)) ** 2) / 2;
}

/**
 * Opacity at which a line looks as bright as that part of the light: screens show the power 2.2 of a number (sRGB).
 *
 * @param {number} part of the light, 0–1
 */
export const visible = (part) => part ** (1 / 2.2);
