import { VACUUM_PERMITTIVITY } from '../codata/codata.js';
import {
  COULOMB,
  electricPotential,
  fluxThroughLoop,
  fluxThroughSphere,
  planarFlux,
  workAlong,
  type PointCharge,
  type Vector,
} from './index.js';
import { gaussLegendre } from './gauss-legendre.js';

const chargeAt = (x: number, y = 0, z = 0, charge = 1e-9): PointCharge => ({ at: [x, y, z], charge });
const circle = (n: number, r: number, x = 0): Vector[] =>
  Array.from({ length: n }, (_, i) => [
    x + r * Math.cos((2 * Math.PI * i) / n),
    r * Math.sin((2 * Math.PI * i) / n),
    0,
  ]);

test.each([1, 2, 5, 24, 301])(
  'quadrature with %p points is exact up to its highest even power (1e-12)',
  (n) => {
    const { points, weights } = gaussLegendre(n);
    const power = 2 * n - 2;
    const sum = points.reduce((total, x, i) => total + weights[i]! * x ** power, 0);
    expect(Math.abs((sum * (power + 1)) / 2 - 1)).toBeLessThan(1e-12);
  },
);

test.each([
  ['in the middle', chargeAt(0), 1],
  ['off the middle', chargeAt(0.3, -0.5, 0.2), 1],
  ['at 0.97 of the radius', chargeAt(0, 0.6, 0.762), 1],
  ['just outside, at 1.03', chargeAt(0.9, 0.5), 0],
  ['far outside', chargeAt(7, 3, -2), 0],
])(
  'Gauss: the flux of a charge %s through a sphere is q/ε₀ from inside, zero from outside (1e-6 of q/ε₀)',
  (_name, charge, inside) => {
    const unit = 1e-9 / VACUUM_PERMITTIVITY;
    expect(Math.abs(fluxThroughSphere([charge], [0, 0, 0], 1) / unit - inside)).toBeLessThan(1e-6);
  },
);

test('Gauss: the flux is the sum of the charges inside (1e-6 of q/ε₀)', () => {
  const charges = [
    chargeAt(2.1, 1, 0, 3e-9),
    chargeAt(2, 1.4, 0.1, -1e-9),
    chargeAt(2, 1, 0.9, 5e-9),
    chargeAt(0, 0, 0, 7e-9),
  ];
  const flux = fluxThroughSphere(charges, [2, 1, 0], 0.5);
  expect(Math.abs((flux * VACUUM_PERMITTIVITY) / 1e-9 - 2)).toBeLessThan(1e-6);
});

test.each([0.1, 1, 20])(
  'the flux of a charge at height %p through a unit disc is (1 - h/√(1+h²))/2 of q/ε₀ (1e-5)',
  (h) => {
    const flux = fluxThroughLoop([chargeAt(0, 0, -h)], circle(2000, 1));
    const theory = (1 - h / Math.sqrt(1 + h * h)) / 2;
    expect(Math.abs((flux * VACUUM_PERMITTIVITY) / 1e-9 / theory - 1)).toBeLessThan(1e-5);
    expect(fluxThroughLoop([chargeAt(0, 0, h)], circle(2000, 1))).toBeCloseTo(-flux, 9);
  },
);

test('the fluxes of a charge inside a cube through its six faces add up to q/ε₀ (1e-12), a sixth each from the centre', () => {
  const face = (orient: (u: number, v: number) => Vector): Vector[] => [
    orient(-1, -1),
    orient(1, -1),
    orient(1, 1),
    orient(-1, 1),
  ];
  const faces = [
    face((u, v) => [u, v, 1]),
    face((u, v) => [v, u, -1]),
    face((u, v) => [1, u, v]),
    face((u, v) => [-1, v, u]),
    face((u, v) => [v, 1, u]),
    face((u, v) => [u, -1, v]),
  ];
  const flux = (charge: PointCharge) =>
    faces.map((corners) => (fluxThroughLoop([charge], corners) * VACUUM_PERMITTIVITY) / 1e-9);
  expect(flux(chargeAt(0.3, 0.8, -0.95)).reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 12);
  flux(chargeAt(0, 0, 0)).forEach((part) => expect(part).toBeCloseTo(1 / 6, 12));
  expect(flux(chargeAt(1.5, 0, 0)).reduce((sum, part) => sum + part, 0)).toBeCloseTo(0, 12);
});

test('work along three paths between two points is q (V₁ - V₂) (1e-10), and zero along a loop (1e-10)', () => {
  const charges = [chargeAt(0.1, 0.2), chargeAt(-0.4, 0.1, 0, -2e-9), chargeAt(0.5, -0.6, 0.3, 4e-9)];
  const [a, b]: Vector[] = [
    [-1, -1, 0],
    [1, 1, 0],
  ];
  const theory = 2e-6 * (electricPotential(charges, a!) - electricPotential(charges, b!));
  const paths: Vector[][] = [
    [a!, b!],
    [a!, [1, -1, 0], b!],
    [a!, [-1, 1, 2], [0, 3, 0], b!],
  ];
  for (const path of paths) expect(Math.abs(workAlong(charges, 2e-6, path) / theory - 1)).toBeLessThan(1e-10);
  const loop = [...paths[1]!, ...paths[2]!.slice().reverse()];
  expect(Math.abs(workAlong(charges, 2e-6, loop))).toBeLessThan(1e-10 * Math.abs(theory));
});

test('in the plane the flux of a charge through a circle of radius r around it is 2π k q / r: not Gauss (1e-5)', () => {
  for (const r of [0.5, 1, 2]) {
    const flux = planarFlux([chargeAt(0)], circle(2000, r));
    expect(Math.abs(flux / ((2 * Math.PI * COULOMB * 1e-9) / r) - 1)).toBeLessThan(1e-5);
  }
  expect(planarFlux([chargeAt(0)], [])).toBe(0);
});
