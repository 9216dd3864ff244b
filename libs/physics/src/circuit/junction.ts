import { BOLTZMANN, ELEMENTARY_CHARGE } from '../constants/index.js';

/** kT / e at 300 K, V. */
const THERMAL_VOLTAGE = (BOLTZMANN * 300) / ELEMENTARY_CHARGE;
/** Leaks even when it blocks, S, so that a node behind blocking diodes has a potential. */
const LEAK = 1e-12;

/** Shockley's law I = Is (exp(U / n Vt) - 1) at 300 K (Bell Syst. Tech. J. 28, 435, 1949), A. */
export function junctionCurrent(v: number, saturation: number, ideality: number): number {
  return saturation * Math.expm1(v / (ideality * THERMAL_VOLTAGE)) + LEAK * v;
}

/** Its slope dI/dU, S. */
export function junctionSlope(v: number, saturation: number, ideality: number): number {
  const unit = ideality * THERMAL_VOLTAGE;
  return (saturation / unit) * Math.exp(v / unit) + LEAK;
}

/**
 * How far Newton's rule may go from one voltage towards another: beyond the knee of the curve the current, not the
 * voltage, takes the step, or exp would overflow (Nagel, SPICE2, UCB/ERL M520, 1975).
 */
export function dampedVoltage(to: number, from: number, saturation: number, ideality: number): number {
  const unit = ideality * THERMAL_VOLTAGE;
  const knee = unit * Math.log(unit / (Math.SQRT2 * saturation));
  if (to <= knee || Math.abs(to - from) <= 2 * unit) return to;
  if (from <= 0) return unit * Math.log(to / unit);
  const growth = 1 + (to - from) / unit;
  return growth > 0 ? from + unit * Math.log(growth) : knee;
}
