import { CircuitError, solveAc, type AcSolution } from '@zarra/physics/circuit';
import { compileBoard } from './compile-board.js';
import { isSource, KIND } from './kinds.js';
import type { Board } from './parameters.js';
import { PLACES } from './places.js';

const waves = new WeakMap<Board, { solution: AcSolution | undefined }>();

/** The steady oscillation; `undefined` without a source of alternating current, or with lamps or diodes. */
function oscillation(si: Board): AcSolution | undefined {
  let known = waves.get(si);
  if (!known) {
    let solution: AcSolution | undefined;
    const { netlist } = compileBoard(si);
    if (netlist && PLACES.some(({ kind }) => si[kind] === KIND.alternating))
      try {
        solution = solveAc(netlist, si.frequency);
      } catch (error) {
        // Not linear, mostly.
        if (!(error instanceof CircuitError)) throw error;
      }
    known = { solution };
    waves.set(si, known);
  }
  return known.solution;
}

/** Amplitudes and phase of a place when all has swung in: V, A, and by how much the voltage leads the current, rad. */
export function amplitudesOf(
  si: Board,
  index: number,
): { voltage: number; current: number; phase: number; frequency: number } | undefined {
  const place = PLACES[index];
  const solution = oscillation(si);
  if (!place || !solution || si[place.kind] === KIND.none) return undefined;
  const { potentials, currents } = solution;
  const [from, to] = [potentials.get(place.from), potentials.get(place.to)];
  const [own, loss] = [currents.get(place.key), currents.get(`${place.key}.loss`)];
  if (!from || !to || !own) return undefined;
  const way = isSource(si[place.kind]) ? -1 : 1;
  const [re, im] = [from.re - to.re, from.im - to.im];
  const [iRe, iIm] = [way * (own.re + (loss?.re ?? 0)), way * (own.im + (loss?.im ?? 0))];
  const [voltage, current] = [Math.hypot(re, im), Math.hypot(iRe, iIm)];
  const bothThere = voltage > 1e-6 && current > 1e-6;
  const phase = bothThere ? Math.atan2(im * iRe - re * iIm, re * iRe + im * iIm) : NaN;
  return { voltage, current, phase, frequency: si.frequency };
}
