import { BOLTZMANN } from '../codata/codata.js';
import type { Random } from '../model/model.js';
import { PairForces } from './pair-forces.js';
import { OuterForces } from './outer-forces.js';
import { particleCount, type Component, type LennardJonesParams } from './lennard-jones-params.js';
import { hexagonalSpacing } from './hexagonal-lattice.js';
import { particleFields, particleRows, particleStateLength, type ParticleRows } from './particle-state.js';

/** Spacing of a loosened crystal relative to that of the crystal. */
const LOOSENED = 1.07;
/** Curvature of the energy of an atom between six fixed neighbours, ε/σ². */
const STIFFNESS = 171;
/** Least distance of atoms in a gas, σ. */
const GAS_GAP = 1.25;

type Site = readonly [x: number, y: number];

/** Part of the box that one component fills, m. */
interface Region {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Rows of a hexagonal lattice on the floor of a region, as many as the box is high. */
function latticeSites({ left, right, top }: Region, spacing: number, columns: number): Site[] {
  const rise = (Math.sqrt(3) / 2) * spacing;
  const margin = 0.45 * spacing;
  const first = (left + right - (columns - 0.5) * spacing) / 2 + spacing / 4;
  const rows = Math.max(1, Math.floor((top - 1.6 * spacing) / rise) + 1);
  return Array.from({ length: rows * columns }, (_, index): Site => {
    const row = Math.floor(index / columns);
    const shift = row % 2 === 0 ? -0.25 : 0.25;
    return [first + ((index % columns) + shift) * spacing, margin + 0.35 * spacing + row * rise];
  });
}

/** Sites of all atoms of a component. */
function sitesOf(
  region: Region,
  component: Component,
  p: LennardJonesParams,
  random: Random,
  isFree: (site: Site) => boolean,
): Site[] {
  const { count, sigma } = component;
  const room = region.right - region.left - 1.4 * sigma;
  if (p.arrangement === 'gas') {
    // Chosen at random among more sites than atoms.
    const spacing = Math.max(GAS_GAP * sigma, Math.sqrt((room * (region.top - 1.4 * sigma)) / count / 1.5));
    const sites = latticeSites(region, spacing, Math.max(1, Math.floor(room / spacing + 0.5))).filter(isFree);
    for (let index = 0; index < Math.min(count, sites.length); index++) {
      const chosen = index + Math.floor(random.uniform() * (sites.length - index));
      [sites[index], sites[chosen]] = [sites[chosen] as Site, sites[index] as Site];
    }
    if (sites.length >= count) return sites.slice(0, count);
  }
  const spacing = hexagonalSpacing(sigma) * (p.arrangement === 'crystal' ? 1 : LOOSENED);
  const fitting = Math.max(1, Math.floor(room / spacing + 0.5));
  // A crystal is about as high as it is wide; a liquid covers the floor.
  const columns = p.arrangement === 'crystal' ? Math.ceil(Math.sqrt(count * 0.87)) : fitting;
  const sites = latticeSites(region, spacing, Math.min(fitting, columns)).filter(isFree);
  if (sites.length < count) throw new RangeError('The atoms do not fit into the box');
  return sites.slice(0, count);
}

/** Velocities of the initial temperature, without a motion of the whole. */
function setVelocities(
  { vx, vy }: ParticleRows,
  p: LennardJonesParams,
  masses: readonly number[],
  random: Random,
): void {
  const kT = BOLTZMANN * p.temperature;
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  let kinetic = 0;
  for (const row of [vx, vy]) {
    masses.forEach((mass, i) => (row[i] = Math.sqrt(kT / mass) * random.normal()));
    const drift = masses.reduce((sum, mass, i) => sum + mass * (row[i] ?? 0), 0) / total;
    masses.forEach((mass, i) => {
      row[i] = (row[i] ?? 0) - (masses.length > 1 ? drift : 0);
      kinetic += (mass / 2) * (row[i] ?? 0) ** 2;
    });
  }
  const factor = kinetic > 0 ? Math.sqrt((masses.length * kT) / kinetic) : 0;
  for (const row of [vx, vy]) masses.forEach((_, i) => (row[i] = (row[i] ?? 0) * factor));
}

/**
 * Initial state. Atoms of a lattice are displaced as far as the heat of the initial temperature displaces them (Einstein's
 * independent atoms), so that half of the kinetic energy does not flow into vibrations.
 * @throws RangeError if the atoms do not fit into the box
 */
export function startParticles(p: LennardJonesParams, random: Random): Float64Array {
  const count = particleCount(p);
  const state = new Float64Array(particleStateLength(count));
  const rows = particleRows(state, count);
  const [first, second, ...others] = p.components;
  const middle: Site = [
    p.width / 2,
    Math.min(p.height / 2, ...others.map((one) => 2.2 * ((one.core ?? 0) + one.sigma))),
  ];
  const isFree = ([x, y]: Site): boolean =>
    others.every(({ core = 0, sigma }) => Math.hypot(x - middle[0], y - middle[1]) > core + 1.05 * sigma);
  const half = second && second.count > 0 ? p.width / 2 : p.width;
  const sites = [first, second].flatMap((component, index) =>
    component && component.count > 0
      ? sitesOf(
          { left: index * half, right: (index + 1) * half, top: p.height },
          component,
          p,
          random,
          isFree,
        ).map(([x, y]): Site => {
          const shift =
            p.arrangement === 'gas'
              ? 0
              : component.sigma * Math.sqrt((BOLTZMANN * p.temperature) / component.epsilon / STIFFNESS);
          return [x + shift * random.normal(), y + shift * random.normal()];
        })
      : [],
  );
  [...sites, ...others.flatMap(({ count: n }) => Array.from({ length: n }, () => middle))].forEach(
    ([x, y], i) => {
      rows.x[i] = x;
      rows.y[i] = y;
    },
  );
  setVelocities(
    rows,
    p,
    p.components.flatMap(({ count: n, mass }) => Array.from({ length: n }, () => mass)),
    random,
  );
  const fields = particleFields(state);
  Object.assign(fields, { lid: p.height, barrier: p.isDivided ? 1 : 0 });
  const particles = { ...rows, fx: new Float64Array(count), fy: new Float64Array(count) };
  const pairs = new PairForces(p);
  pairs.list(particles);
  pairs.add(particles);
  const outer = new OuterForces(p);
  if (!p.periodic) outer.add(particles, p.height, fields.barrier);
  Object.assign(fields, { pairEnergy: pairs.energy, virial: pairs.virial, outerEnergy: outer.energy });
  return state;
}
