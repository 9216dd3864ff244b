import { ELECTRON_MASS, ELEMENTARY_CHARGE, REDUCED_PLANCK } from '../codata/codata.js';
import { boundStates } from './bound-states.js';
import { superposition } from './superposition.js';
import { boxWell, harmonicWell } from './potential-segment.js';

const OMEGA = ELEMENTARY_CHARGE / REDUCED_PLANCK;
const LENGTH = Math.sqrt(REDUCED_PLANCK / (ELECTRON_MASS * OMEGA));
const box = boundStates({ segments: boxWell(1e-9), mass: ELECTRON_MASS, maxLevels: 6 });

function run(states: typeof box, amplitudes: { re: number; im: number }[]) {
  const psi = superposition(states, amplitudes);
  const [re, im] = [new Float64Array(states.x.length), new Float64Array(states.x.length)];
  const mean = (t: number, weight: (x: number) => number) => {
    psi(t, re, im);
    return states.weights.reduce(
      (sum, w, i) => sum + w * weight(states.x[i]!) * (re[i]! ** 2 + im[i]! ** 2),
      0,
    );
  };
  return { psi, re, im, mean };
}

test('every superposition has a probability of 1 at all times to 1e-10', () => {
  const { mean } = run(box, [
    { re: 3, im: 1 },
    { re: 0, im: -2 },
    { re: 0.5, im: 0 },
  ]);
  for (const t of [0, 1e-15, 3.3e-12]) expect(Math.abs(mean(t, () => 1) - 1)).toBeLessThan(1e-10);
});

test('two levels of a box oscillate with <x> = L / 2 - (16 L / 9 pi^2) cos((E2 - E1) t / hbar), to 1e-5 L', () => {
  const { mean } = run(box, [
    { re: 1, im: 0 },
    { re: 1, im: 0 },
  ]);
  const omega = (box.energies[1]! - box.energies[0]!) / REDUCED_PLANCK;
  for (const t of [0, 0.3 / omega, 2 / omega, 40 / omega]) {
    const expected = 0.5 - (16 / (9 * Math.PI ** 2)) * Math.cos(omega * t);
    expect(Math.abs(mean(t, (x) => x) / 1e-9 - expected)).toBeLessThan(1e-5);
  }
});

test('a stationary state only changes its phase: exp(-i E t / hbar), to 1e-12', () => {
  const { psi, re, im } = run(box, [{ re: 1, im: 0 }]);
  const quarter = (Math.PI / 2) * (REDUCED_PLANCK / box.energies[0]!);
  psi(quarter, re, im);
  box.waves[0]!.forEach((value, i) => {
    expect(Math.abs(re[i]!) / 5e4).toBeLessThan(1e-12);
    expect(Math.abs(im[i]! + value) / 5e4).toBeLessThan(1e-12);
  });
});

test('a coherent state of the oscillator oscillates without spreading: <x> to 1e-4 of the unit length, its square to 1e-3', () => {
  const states = boundStates({
    segments: harmonicWell(ELECTRON_MASS, OMEGA, 8 * LENGTH),
    mass: ELECTRON_MASS,
    maxLevels: 24,
  });
  // c_n = a^n / sqrt(n!); the state is centred at sqrt(2) a unit lengths. Odd wave functions are positive on the left here: sign (-1)^n.
  const alpha = 1.5;
  let c = 1;
  const { mean } = run(
    states,
    Array.from(states.energies, (_, n) => {
      if (n > 0) c *= -alpha / Math.sqrt(n);
      return { re: c, im: 0 };
    }),
  );
  for (const turn of [0, 0.7, 2, 5]) {
    const position = mean(turn / OMEGA, (x) => x / LENGTH);
    const square = mean(turn / OMEGA, (x) => (x / LENGTH) ** 2);
    expect(Math.abs(position - Math.SQRT2 * alpha * Math.cos(turn))).toBeLessThan(1e-4);
    expect(Math.abs(square - position ** 2 - 0.5)).toBeLessThan(1e-3);
  }
});
