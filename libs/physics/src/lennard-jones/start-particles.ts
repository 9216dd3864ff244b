import { BOLTZMANN } from '../codata/codata.js';
import type { Random } from '../model/model.js';
import { kindsOf, PairForces } from './pair-forces.js';
import { OuterForces } from './outer-forces.js';
import { particleCount, type Component, type LennardJonesParams } from './lennard-jones-params.js';
import { startSites } from './lattice-sites.js';
import { particleFields, particleRows, particleStateLength, type ParticleRows } from './particle-state.js';

/** Curvature of the energy of an atom between six fixed neighbours, ε/σ². */
const STIFFNESS = 171;
/** Largest mean displacement, σ. */
const MAX_DISPLACEMENT = 0.06;

/** Puts all particles on their sites, atoms of a lattice displaced by the heat of the initial temperature. */
function setPositions({ x, y }: ParticleRows, p: LennardJonesParams, random: Random): void {
  const kinds = kindsOf(p);
  startSites(p, random).forEach(([siteX, siteY], i) => {
    const { sigma, epsilon, core } = p.components[kinds[i] ?? 0] as Component;
    const heat = Math.sqrt((BOLTZMANN * p.temperature) / epsilon / STIFFNESS);
    const part = p.arrangement === 'gas' || core !== undefined ? 0 : Math.min(MAX_DISPLACEMENT, heat);
    x[i] = siteX + part * sigma * random.normal();
    y[i] = siteY + part * sigma * random.normal();
  });
}

/** Velocities of the initial temperature, without a motion of the whole. */
function setVelocities({ vx, vy }: ParticleRows, p: LennardJonesParams, random: Random): void {
  const kT = BOLTZMANN * p.temperature;
  const masses = Array.from(kindsOf(p), (kind) => p.components[kind]?.mass ?? 1);
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
 * Initial state. The atoms of a lattice are displaced (Einstein's independent atoms): otherwise half of the kinetic energy
 * would flow into vibrations.
 * @throws RangeError if the box is lower than `leastHeight`
 */
export function startParticles(p: LennardJonesParams, random: Random): Float64Array {
  const count = particleCount(p);
  const state = new Float64Array(particleStateLength(count));
  const rows = particleRows(state, count);
  setPositions(rows, p, random);
  setVelocities(rows, p, random);
  const barrier = p.isDivided ? 1 : 0;
  const particles = { ...rows, fx: new Float64Array(count), fy: new Float64Array(count) };
  const [pairs, outer] = [new PairForces(p), new OuterForces(p)];
  pairs.list(particles);
  pairs.add(particles);
  if (!p.periodic) outer.add(particles, p.height, barrier);
  Object.assign(particleFields(state), {
    lid: p.height,
    barrier,
    pairEnergy: pairs.energy,
    virial: pairs.virial,
    outerEnergy: outer.energy,
  });
  return state;
}
