import {
  ASTRONOMICAL_UNIT,
  DAY,
  EARTH_GM,
  STANDARD_GRAVITY,
  SUN_GM,
  SURFACE_GRAVITY,
} from '../astronomy/astronomical.js';
import {
  ATOMIC_MASS,
  AVOGADRO,
  BOLTZMANN,
  ELECTRON_MASS,
  ELEMENTARY_CHARGE,
  GRAVITATION,
  PLANCK,
  PROTON_MASS,
  REDUCED_PLANCK,
  SPEED_OF_LIGHT,
  VACUUM_PERMEABILITY,
  VACUUM_PERMITTIVITY,
} from './codata.js';

const { PI } = Math;
const charge2 = ELEMENTARY_CHARGE ** 2;
const alpha = charge2 / (4 * PI * VACUUM_PERMITTIVITY * REDUCED_PLANCK * SPEED_OF_LIGHT);

// Each constant takes part in a relation with an independently published value, so that a wrong digit fails.
test.each([
  ['fine-structure constant of CODATA 2022', alpha, 7.297_352_5643e-3, 1e-9],
  ['c² ε0 μ0 = 1', SPEED_OF_LIGHT ** 2 * VACUUM_PERMITTIVITY * VACUUM_PERMEABILITY, 1, 1e-9],
  [
    'Rydberg constant of CODATA 2022, 1/m',
    (alpha ** 2 * ELECTRON_MASS * SPEED_OF_LIGHT) / (2 * PLANCK),
    10_973_731.568_157,
    2e-9,
  ],
  ['proton over electron of CODATA 2022', PROTON_MASS / ELECTRON_MASS, 1836.152_673_426, 1e-9],
  ['proton in u of CODATA 2022', PROTON_MASS / ATOMIC_MASS, 1.007_276_466_5789, 1e-9],
  ['molar mass constant of CODATA 2022, kg/mol', ATOMIC_MASS * AVOGADRO, 1.000_000_001_05e-3, 1e-10],
  ['molar gas constant, J/(mol K)', BOLTZMANN * AVOGADRO, 8.314_462_618_153_24, 1e-14],
  ['Faraday constant, C/mol', ELEMENTARY_CHARGE * AVOGADRO, 96_485.332_123_310_02, 1e-14],
  ['h c in eV nm', (PLANCK * SPEED_OF_LIGHT * 1e9) / ELEMENTARY_CHARGE, 1239.841_984_332_0026, 1e-14],
  ['von Klitzing constant, ohm', PLANCK / charge2, 25_812.807_459_304_5, 1e-13],
  ['h = 2π ħ', REDUCED_PLANCK, 1.054_571_817_646e-34, 1e-12],
  ['mass of the Sun, kg, of IAU 2015 and CODATA', SUN_GM / GRAVITATION, 1.9884e30, 5e-5],
  ['mass of the Earth, kg, of IAU 2015 and CODATA', EARTH_GM / GRAVITATION, 5.9722e24, 5e-5],
  [
    "Gauss's year of a probe at 1 au, d",
    (2 * PI * Math.sqrt(ASTRONOMICAL_UNIT ** 3 / SUN_GM)) / DAY,
    365.256_898_3,
    1e-7,
  ],
  ['gravity at 45° and sea level (WGS 84), within 0.1 %', STANDARD_GRAVITY, 9.8062, 1e-3],
])('%s', (_name, value, published, relative) => {
  expect(Math.abs(value / published - 1)).toBeLessThan(relative);
});

// Masses in 10^24 kg and radii in km from the same fact sheet (mean radius; equatorial for the giants).
test.each([
  ['mercury', 0.3301, 2439.7],
  ['venus', 4.8673, 6051.8],
  ['earth', 5.9722, 6371],
  ['moon', 0.07346, 1737.4],
  ['mars', 0.64169, 3389.5],
  ['jupiter', 1898.13, 71_492],
  ['saturn', 568.32, 60_268],
  ['uranus', 86.811, 25_559],
  ['neptune', 102.409, 24_764],
  ['pluto', 0.01303, 1188],
] as const)(
  'gravity on %s is G M / R² within 1 % (rounded data; 8 % for the oblate giants)',
  (name, mass, radius) => {
    const gravity = (GRAVITATION * mass * 1e24) / (radius * 1000) ** 2;
    const tolerance = ['jupiter', 'saturn'].includes(name) ? 0.08 : 0.01;
    expect(Math.abs(SURFACE_GRAVITY[name] / gravity - 1)).toBeLessThan(tolerance);
  },
);
