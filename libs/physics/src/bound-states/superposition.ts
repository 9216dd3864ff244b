import { REDUCED_PLANCK } from '../codata/codata.js';
import type { BoundStates } from './bound-states.js';

/** A complex amplitude. */
export interface Amplitude {
  readonly re: number;
  readonly im: number;
}

/**
 * Superposition of stationary states: psi(x, t) = sum of c_n psi_n(x) exp(-i E_n t / hbar), with normalised c_n. Exact in
 * time.
 * @param amplitudes c_n, from the lowest level on
 * @returns a function that writes psi at time t, s, at the positions `states.x` to `re` and `im`, m^(-1/2)
 */
export function superposition(
  states: BoundStates,
  amplitudes: readonly Amplitude[],
): (t: number, re: Float64Array, im: Float64Array) => void {
  const norm = Math.hypot(...amplitudes.flatMap(({ re, im }) => [re, im]));
  return (t, re, im) => {
    re.fill(0);
    im.fill(0);
    amplitudes.forEach((amplitude, n) => {
      const wave = states.waves[n];
      if (!wave) return;
      const angle = -((states.energies[n] ?? 0) * t) / REDUCED_PLANCK;
      const [c, s] = [Math.cos(angle) / norm, Math.sin(angle) / norm];
      const partRe = amplitude.re * c - amplitude.im * s;
      const partIm = amplitude.re * s + amplitude.im * c;
      for (let i = 0; i < wave.length; i++) {
        re[i] = (re[i] as number) + partRe * (wave[i] as number);
        im[i] = (im[i] as number) + partIm * (wave[i] as number);
      }
    });
  };
}
