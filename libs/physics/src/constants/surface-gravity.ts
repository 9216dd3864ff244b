/** Standard acceleration of free fall, m/s², exact by agreement (3rd CGPM, 1901). */
export const STANDARD_GRAVITY = 9.806_65;

/**
 * Pull of gravity at the surface, m/s², without what rotation takes away: NASA Planetary Fact Sheet (D. R. Williams,
 * NSSDCA, https://nssdc.gsfc.nasa.gov/planetary/factsheet/). Mean over the globe for solid bodies, at the equator and
 * 1 bar of pressure for the giants. Pluto is a dwarf planet, the Moon a satellite; both are there for comparing.
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
