// @ts-check
import { range, root } from '../numerics.mjs';
import { ink, quantum } from '../palette.mjs';
import { dots, faint, shapes, thick } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */

/**
 * The electron cloud of the second shell, in section: |ψ|² of the states 2p along two axes, ρ ~ r² e^(−r) cos²φ (r in Bohr radii,
 * one is 12 units; φ from the axis). Lines of equal density at 0.85, 0.5, 0.2 and 0.05 of the greatest, which lies at r = 2.
 */
const bohr = 12;

/** Radii at which r² e^(−r) cos²φ has the value: inside and outside of r = 2. @param {number} value @param {number} phi */
function radii(value, phi) {
  /** @param {number} r */
  const excess = (r) => r * r * Math.exp(-r) * Math.cos(phi) ** 2 - value;
  if (excess(2) <= 0) return /** @type {const} */ ([2, 2]); // the tip of the lobe, but for rounding
  return /** @type {const} */ ([root(excess, 0, 2), root(excess, 2, 20)]);
}

/** @param {number} share of the greatest density @param {number} turn axis @returns {Point[]} */
function lobe(share, turn) {
  const value = share * 4 * Math.exp(-2);
  const widest = Math.acos(Math.sqrt(share));
  const angles = range(-1, 1, 80).map((part) => widest * Math.sin((Math.PI / 2) * part));
  const near = angles.map((phi) => ({ phi, r: radii(value, phi)[0] }));
  const far = angles.map((phi) => ({ phi, r: radii(value, phi)[1] })).reverse();
  return [...near, ...far].map(({ phi, r }) => [
    160 + bohr * r * Math.cos(phi + turn),
    100 + bohr * r * Math.sin(phi + turn),
  ]);
}

export function draw() {
  const shares = [0.85, 0.5, 0.2];
  const outer = 0.05;
  /** @param {number} share @param {number} turn */
  const pair = (share, turn) => [lobe(share, turn), lobe(share, turn + Math.PI)];
  return [
    shapes(
      shares.flatMap((share) => pair(share, Math.PI / 2)),
      { stroke: ink, opacity: faint },
    ),
    shapes(pair(outer, Math.PI / 2), { stroke: ink, width: thick }),
    shapes(
      shares.flatMap((share) => pair(share, 0)),
      { stroke: quantum },
    ),
    shapes(pair(outer, 0), { stroke: quantum, width: thick }),
    dots([[160, 100]], 9, { stroke: ink }),
  ];
}
