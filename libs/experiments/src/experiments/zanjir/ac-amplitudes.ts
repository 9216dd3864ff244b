import { solveAc, type AcSolution } from '@zarra/physics/alternating-current';
import { CircuitError } from '@zarra/physics/circuit';
import { memoize } from '../../memoize.js';
import { compileBoard } from './compile-board.js';
import { isSource, KIND } from './element-kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

/** Steady-state AC solution; undefined without an AC source, or with lamps or diodes. */
const steadyOscillation = memoize((si: Board): AcSolution | undefined => {
  const { netlist } = compileBoard(si);
  if (!netlist || !PLACES.some(({ kind }) => si[kind] === KIND.alternating)) return undefined;
  try {
    return solveAc(netlist, si.frequency);
  } catch (error) {
    // Usually a nonlinear circuit.
    if (error instanceof CircuitError) return undefined;
    throw error;
  }
});

/** Steady-state amplitudes and phase of a place: V, A, and the lead of the voltage over the current, rad. */
export function amplitudesOf(
  si: Board,
  index: number,
): { voltage: number; current: number; phase: number; frequency: number } | undefined {
  const place = PLACES[index];
  const solution = steadyOscillation(si);
  if (!place || !solution || si[place.kind] === KIND.none) return undefined;
  const { potentials, currents } = solution;
  const [from, to] = [potentials.get(place.from), potentials.get(place.to)];
  const [own, loss] = [currents.get(place.key), currents.get(`${place.key}.loss`)];
  if (!from || !to || !own) return undefined;
  const direction = isSource(si[place.kind]) ? -1 : 1;
  const [re, im] = [from.re - to.re, from.im - to.im];
  const [iRe, iIm] = [direction * (own.re + (loss?.re ?? 0)), direction * (own.im + (loss?.im ?? 0))];
  const [voltage, current] = [Math.hypot(re, im), Math.hypot(iRe, iIm)];
  const hasPhase = voltage > 1e-6 && current > 1e-6;
  const phase = hasPhase ? Math.atan2(im * iRe - re * iIm, re * iRe + im * iIm) : NaN;
  return { voltage, current, phase, frequency: si.frequency };
}
