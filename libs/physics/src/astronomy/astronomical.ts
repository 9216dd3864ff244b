/** Astronomical unit, m, exact (IAU resolution B2, 2012). */
export const ASTRONOMICAL_UNIT = 149_597_870_700;
/** Standard gravitational parameter GM of the Sun, m³/s² (IAU resolution B3, 2015): known far better than G and M. */
export const SUN_GM = 1.327_124_4e20;
/** Standard gravitational parameter GM of the Earth, m³/s² (IAU resolution B3, 2015). */
export const EARTH_GM = 3.986_004e14;
/** A day, s. */
export const DAY = 86_400;

/** Standard acceleration of free fall, m/s², exact by convention (3rd CGPM, 1901). */
export const STANDARD_GRAVITY = 9.806_65;

/**
 * Gravitational acceleration at the surface, m/s², without the centrifugal part: NASA Planetary Fact Sheet (D. R.
 * Williams, NSSDCA, https://nssdc.gsfc.nasa.gov/planetary/factsheet/). Mean over the globe for solid bodies, at the
 * equator and 1 bar of pressure for the giants. Pluto is a dwarf planet, the Moon a satellite; both are for comparison.
 */
export const SURFACE_GRAVITY = {
  mercury: 3.7,
  venus: 8.87,
  earth: 9.82,
  moon: 1.62,
  mars: 3.73,
  jupiter: 24.79,
  saturn: 10.44,
  uranus: 8.87,
  neptune: 11.15,
  pluto: 0.62,
} as const;
