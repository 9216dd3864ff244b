import { heat, ink } from '../palette.js';
import { normalNumbers } from '../random.js';
import { dots, faint, lines, points, shape } from '../svg.js';
import type { Point } from '../svg.js';

interface Atom {
  x: number;
  y: number;
  vx: number;
  vy: number;
  fx: number;
  fy: number;
}

interface Phase {
  /** Atoms in each row of the lattice at the start. */
  readonly rows: readonly number[];
  readonly gap: number;
  readonly temperature: number;
  readonly weight: number;
  readonly drag: number;
  readonly seed: number;
}

/**
 * Atoms that attract and repel by Lennard-Jones, U = 4ε((σ/r)¹² − (σ/r)⁶), in a box 8.3 × 13 (in σ), heavy downwards (g = 0.12).
 * 33 atoms start as a triangular lattice and are held at the temperature 0.06 (solid) and 0.5 (liquid), 13 of them at 3
 * (gas, without weight); velocity Verlet, time step 0.004, friction and noise of Langevin with the coefficient 1 (gas 0.2)
 * (Allen and Tildesley, Computer Simulation of Liquids, 3.2 and 12.2).
 * The gas atoms' tails show where they were 0.5 time units ago. Only sums, products, quotients and roots are used, so
 * each machine computes the same chaos. 1 σ is 10 units.
 */
const width = 8.3;
const height = 13;
const step = 0.004;
const unit = 10;

/** Soft walls: a spring of 60 within half an atom's width of each. */
const wallForce = (place: number, size: number): number =>
  place < 0.5 ? 60 * (0.5 - place) : place > size - 0.5 ? -60 * (place - size + 0.5) : 0;

function updateForces(atoms: readonly Atom[], weight: number): void {
  for (const atom of atoms) {
    atom.fx = wallForce(atom.x, width);
    atom.fy = -weight + wallForce(atom.y, height);
  }
  atoms.forEach((a, index) => {
    for (const b of atoms.slice(index + 1)) {
      const [dx, dy] = [a.x - b.x, a.y - b.y];
      const square = dx * dx + dy * dy;
      if (square > 9) continue;
      const six = 1 / (square * square * square);
      const force = (24 * six * (2 * six - 1)) / square;
      a.fx += force * dx;
      a.fy += force * dy;
      b.fx -= force * dx;
      b.fy -= force * dy;
    }
  });
}

function settle({ rows, gap, temperature, weight, drag, seed }: Phase): Atom[] {
  const normal = normalNumbers(seed);
  const atoms = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place): Atom => ({
      x: width / 2 + (place - (count - 1) / 2) * gap,
      y: 0.6 + row * gap * 0.87,
      vx: Math.sqrt(temperature) * normal(),
      vy: Math.sqrt(temperature) * normal(),
      fx: 0,
      fy: 0,
    })),
  );
  const noise = Math.sqrt(2 * drag * temperature * step);
  updateForces(atoms, weight);
  for (let round = 0; round < 6000; round += 1) {
    for (const atom of atoms) {
      atom.vx += (step / 2) * atom.fx;
      atom.vy += (step / 2) * atom.fy;
      atom.x += step * atom.vx;
      atom.y += step * atom.vy;
    }
    updateForces(atoms, weight);
    for (const atom of atoms) {
      atom.vx += (step / 2) * atom.fx - drag * step * atom.vx + noise * normal();
      atom.vy += (step / 2) * atom.fy - drag * step * atom.vy + noise * normal();
    }
  }
  return atoms;
}

const block = [7, 6, 7, 6, 7];
const phases: readonly Phase[] = [
  { rows: block, gap: 1.12, temperature: 0.06, weight: 0.12, drag: 1, seed: 3 },
  { rows: block, gap: 1.14, temperature: 0.5, weight: 0.12, drag: 1, seed: 11 },
  { rows: [4, 3, 3, 3], gap: 2, temperature: 3, weight: 0, drag: 0.2, seed: 5 },
];
const [top, floor] = [34, 168];
/** The soft walls give way by about this much. */
const wall = 3;

const left = (box: number): number => 23 + box * 97.5;
const pointAt = (box: number, x: number, y: number): Point => [left(box) + x * unit, floor - y * unit];
const walls = (box: number): Point[] => {
  const [from, to] = [left(box) - wall, left(box) + width * unit + wall];
  return points(from, top, from, floor + wall, to, floor + wall, to, top);
};
const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

export function draw(): string[] {
  const states = phases.map(settle);
  const tails = states[2]?.map(({ x, y, vx, vy }) => [
    pointAt(2, x, y),
    pointAt(2, clamp(x - vx / 2, width), clamp(y - vy / 2, height)),
  ]);
  return [
    ...states.map((atoms, box) =>
      dots(
        atoms.map(({ x, y }) => pointAt(box, x, y)),
        9,
        { stroke: heat },
      ),
    ),
    lines(tails ?? [], { stroke: heat, opacity: faint }),
    lines([walls(0), walls(1)], { stroke: ink }),
    shape(walls(2), { stroke: ink }),
  ];
}
