import { BOLTZMANN, ELEMENTARY_CHARGE } from '../codata/codata.js';

/** kT / e at 300 K, V. */
const THERMAL_VOLTAGE = (BOLTZMANN * 300) / ELEMENTARY_CHARGE;
/** Leakage conductance, S: a node behind blocking diodes still has a defined potential. */
const LEAKAGE = 1e-12;

/** Shockley's law I = Is (exp(U / n Vt) - 1) at 300 K (Bell Syst. Tech. J. 28, 435, 1949), A. */
export function junctionCurrent(v: number, saturation: number, ideality: number): number {
  return saturation * Math.expm1(v / (ideality * THERMAL_VOLTAGE)) + LEAKAGE * v;
}

/** Differential conductance dI/dU, S. */
export function junctionSlope(v: number, saturation: number, ideality: number): number {
  const unit = ideality * THERMAL_VOLTAGE;
  return (saturation / unit) * Math.exp(v / unit) + LEAKAGE;
}

/**
 * Limits a Newton step from one voltage towards another: beyond the knee of the curve the step is taken in current, so
 * that exp does not overflow (Nagel, SPICE2, UCB/ERL M520, 1975).
 */
export function dampedVoltage(to: number, from: number, saturation: number, ideality: number): number {
  const unit = ideality * THERMAL_VOLTAGE;
  const knee = unit * Math.log(unit / (Math.SQRT2 * saturation));
  if (to <= knee || Math.abs(to - from) <= 2 * unit) return to;
  if (from <= 0) return unit * Math.log(to / unit);
  const ratio = 1 + (to - from) / unit;
  return ratio > 0 ? from + unit * Math.log(ratio) : knee;
}
