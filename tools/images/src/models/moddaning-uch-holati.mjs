// @ts-check
import { normal, seeded } from '../numerics.mjs';
import { heat, ink } from '../palette.mjs';
import { dots, faint, lines, shape } from '../svg.mjs';
/** @typedef {import('../svg.mjs').Point} Point */
/** @typedef {{ x: number, y: number, vx: number, vy: number, fx: number, fy: number }} Atom */

/**
 * Atoms that attract and repel by Lennard-Jones, U = 4ε((σ/r)¹² − (σ/r)⁶), in a box 8.3 × 13 (in σ), heavy downwards (g = 0.12).
 * 33 atoms start as a triangular lattice and are held at the temperature 0.06 (solid) and 0.5 (liquid), 13 of them at 3
 * (gas, without weight); velocity Verlet, time step 0.004, friction and noise of Langevin with the coefficient 1 (gas 0.2).
 * The gas atoms' tails show where they were 0.5 time units ago. Only sums, products, quotients and roots are used, so each machine sees the same chaos. 1 σ is 10 units.
 */
const width = 8.3;
const height = 13;
const step = 0.004;
const unit = 10;

/** @param {Atom[]} atoms @param {number} weight */
function push(atoms, weight) {
  for (const atom of atoms) {
    atom.fx = 0;
    atom.fy = -weight;
    // soft walls: spring of 60 behind half an atom's width
    if (atom.x < 0.5) atom.fx += 60 * (0.5 - atom.x);
    if (atom.x > width - 0.5) atom.fx -= 60 * (atom.x - width + 0.5);
    if (atom.y < 0.5) atom.fy += 60 * (0.5 - atom.y);
    if (atom.y > height - 0.5) atom.fy -= 60 * (atom.y - height + 0.5);
  }
  atoms.forEach((a, at) => {
    for (const b of atoms.slice(at + 1)) {
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

/** @param {{ rows: number[], gap: number, temperature: number, weight: number, drag: number, seed: number }} state */
function settle({ rows, gap, temperature, weight, drag, seed }) {
  const random = seeded(seed);
  /** @type {Atom[]} */
  const atoms = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => ({
      x: width / 2 + (place - (count - 1) / 2) * gap,
      y: 0.6 + row * gap * 0.87,
      vx: Math.sqrt(temperature) * normal(random),
      vy: Math.sqrt(temperature) * normal(random),
      fx: 0,
      fy: 0,
    })),
  );
  const noise = Math.sqrt(2 * drag * temperature * step);
  push(atoms, weight);
  for (let round = 0; round < 6000; round += 1) {
    for (const atom of atoms) {
      atom.vx += (step / 2) * atom.fx;
      atom.vy += (step / 2) * atom.fy;
      atom.x += step * atom.vx;
      atom.y += step * atom.vy;
    }
    push(atoms, weight);
    for (const atom of atoms) {
      atom.vx += (step / 2) * atom.fx - drag * step * atom.vx + noise * normal(random);
      atom.vy += (step / 2) * atom.fy - drag * step * atom.vy + noise * normal(random);
    }
  }
  return atoms;
}

export function draw() {
  const block = [7, 6, 7, 6, 7];
  const states = [
    settle({ rows: block, gap: 1.12, temperature: 0.06, weight: 0.12, drag: 1, seed: 3 }),
    settle({ rows: block, gap: 1.14, temperature: 0.5, weight: 0.12, drag: 1, seed: 11 }),
    settle({ rows: [4, 3, 3, 3], gap: 2, temperature: 3, weight: 0, drag: 0.2, seed: 5 }),
  ].map((atoms, box) => ({ atoms, left: 23 + box * 97.5 }));
  const [top, floor] = [34, 168];
  const wall = 3; // the soft walls give way by about this much
  /** @param {{ atoms: Atom[], left: number }} state @returns {Point[]} */
  const places = ({ atoms, left }) => atoms.map(({ x, y }) => [left + x * unit, floor - y * unit]);
  const gas = states[2] ?? { atoms: [], left: 0 };
  /** @param {number} share @param {number} at @param {number} size */
  const within = (share, at, size) => Math.min(Math.max(at - share, 0), size);
  const tails = gas.atoms.map(({ x, y, vx, vy }) => ({
    from: /** @type {Point} */ ([gas.left + x * unit, floor - y * unit]),
    to: /** @type {Point} */ ([
      gas.left + within(vx / 2, x, width) * unit,
      floor - within(vy / 2, y, height) * unit,
    ]),
  }));
  /** @param {number} left @returns {Point[]} */
  const box = (left) => [
    [left - wall, top],
    [left - wall, floor + wall],
    [left + width * unit + wall, floor + wall],
    [left + width * unit + wall, top],
  ];
  return [
    ...states.map((state) => dots(places(state), 9, { stroke: heat })),
    lines(
      tails.map(({ from, to }) => [from, to]),
      { stroke: heat, opacity: faint },
    ),
    lines(
      states.slice(0, 2).map(({ left }) => box(left)),
      { stroke: ink },
    ),
    shape(box(gas.left), { stroke: ink }),
  ];
}
