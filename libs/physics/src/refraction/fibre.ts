/**
 * Numerical aperture of a straight fibre with a step index, sqrt(core^2 - cladding^2): sine of the greatest angle to its
 * axis, in air, at which light in a plane through the axis is guided; above 1 light from all directions is. 0 without
 * guidance.
 */
export const acceptanceSine = (core: number, cladding: number): number =>
  Math.sqrt(Math.max(0, core * core - cladding * cladding));
