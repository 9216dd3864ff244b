/** Astronomical unit, m, exact (IAU resolution B2, 2012). */
export const ASTRONOMICAL_UNIT = 149_597_870_700;
/** Nominal mass of the Sun times G, m³/s² (IAU resolution B3, 2015): known far better than either factor. */
export const SUN_GRAVITY = 1.327_124_4e20;
/** Nominal mass of the Earth times G, m³/s² (IAU resolution B3, 2015). */
export const EARTH_GRAVITY = 3.986_004e14;
/** A day, s. */
export const DAY = 86_400;
