import { contourRings } from '../contour-rings.js';
import { ink, quantum } from '../palette.js';
import { dots, faint, shapes, thick } from '../svg.js';
import type { Point } from '../svg.js';

/**
 * The electron cloud of the second shell, in section: |ψ|² of the states 2p along two axes, ρ ~ r² e^(−r) cos²φ (r in Bohr
 * radii, one is 12 units; φ from the axis; Bethe and Salpeter, Quantum Mechanics of One- and Two-Electron Atoms, 3).
 * Lines of equal density at 0.85, 0.5, 0.2 and 0.05 of the greatest, which lies at r = 2.
 */
const bohr = 12;
const centre: Point = [160, 100];
/** Cells of the grid in one unit. */
const cellsPerUnit = 2;
const [columns, rows] = [320 * cellsPerUnit, 200 * cellsPerUnit];

/** Density as a part of the greatest. */
const cloud = (axis: 'x' | 'y'): number[] =>
  Array.from({ length: columns * rows }, (_, cell) => {
    const x = (((cell % columns) + 0.5) / cellsPerUnit - centre[0]) / bohr;
    const y = ((Math.floor(cell / columns) + 0.5) / cellsPerUnit - centre[1]) / bohr;
    return ((axis === 'x' ? x : y) ** 2 * Math.exp(2 - Math.hypot(x, y))) / 4;
  });

function levels(axis: 'x' | 'y', ...shares: number[]): Point[][] {
  const density = cloud(axis);
  return shares
    .flatMap((share) => contourRings(density, columns, rows, share))
    .map((ring) => ring.map(([x, y]): Point => [x / cellsPerUnit, y / cellsPerUnit]));
}

export const draw = (): string[] => [
  shapes(levels('y', 0.85, 0.5, 0.2), { stroke: ink, opacity: faint }),
  shapes(levels('y', 0.05), { stroke: ink, width: thick }),
  shapes(levels('x', 0.85, 0.5, 0.2), { stroke: quantum }),
  shapes(levels('x', 0.05), { stroke: quantum, width: thick }),
  dots([centre], 9, { stroke: ink }),
];
