import type { Integrator } from '../model/model.js';
import { heatOf } from './exchange-heat.js';
import { kindsOf, PairForces } from './pair-forces.js';
import { OuterForces } from './outer-forces.js';
import { particleCount, type LennardJonesParams } from './lennard-jones-params.js';
import { particleKineticEnergy } from './measure-particles.js';
import { particleFields, particleRows } from './particle-state.js';

/**
 * Symplectic steps of fourth order in one model step, and their parts: drifts of the positions around kicks of the
 * velocities (I. P. Omelyan, I. M. Mryglod, R. Folk, Comput. Phys. Commun. 146, 188, 2002, the position extended
 * Forest–Ruth-like algorithm). With as many forces, velocity Verlet has a hundred times the error of the energy.
 */
const SUBSTEPS = 4;
const [XI, LAMBDA, CHI] = [0.178_617_895_844_809_1, -0.212_341_831_062_605_4, -0.066_264_582_669_818_49];
const DRIFTS = [XI, CHI, 1 - 2 * (CHI + XI), CHI, XI];
const KICKS = [0.5 - LAMBDA, LAMBDA, LAMBDA, 0.5 - LAMBDA];

/** Time in which the barrier appears or vanishes, s. */
const BARRIER_TIME = 2e-12;

/** Speed towards a target that is reached at the end of a step at the earliest. */
const speedTowards = (from: number, to: number, fastest: number, h: number): number =>
  Math.max(-fastest, Math.min(fastest, (to - from) / h));

/** The integrator of atoms in a box. The kicks of walls and lid sum up to their impulses and work. */
export function advanceParticles(p: LennardJonesParams): Integrator {
  const count = particleCount(p);
  const masses = Float64Array.from(kindsOf(p), (kind) => p.components[kind]?.mass ?? 1);
  const pairs = new PairForces(p);
  const outer = new OuterForces(p);
  const [fx, fy] = [new Float64Array(count), new Float64Array(count)];

  return (_t, state, h) => {
    const fields = particleFields(state);
    const { x, y, vx, vy } = particleRows(state, count);
    const particles = { x, y, fx, fy };
    const lidSpeed = p.lid ? speedTowards(fields.lid, p.lid.target, p.lid.speed, h) : 0;
    const barrierRate = speedTowards(fields.barrier, p.isDivided ? 1 : 0, 1 / BARRIER_TIME, h);
    const time = h / SUBSTEPS;
    let [lid, barrier, work] = [fields.lid, fields.barrier, 0];
    let [left, right, floor, top] = [0, 0, 0, 0];

    const addForces = (): void => {
      fx.fill(0);
      fy.fill(0);
      pairs.add(particles);
      if (!p.periodic) outer.add(particles, lid, barrier);
    };
    const drift = (part: number): void => {
      for (let i = 0; i < count; i++) {
        x[i] = (x[i] as number) + (vx[i] as number) * part;
        y[i] = (y[i] as number) + (vy[i] as number) * part;
      }
      lid += lidSpeed * part;
      barrier += barrierRate * part;
    };
    const kick = (part: number): void => {
      addForces();
      for (let i = 0; i < count; i++) {
        const factor = part / (masses[i] as number);
        vx[i] = (vx[i] as number) + (fx[i] as number) * factor;
        vy[i] = (vy[i] as number) + (fy[i] as number) * factor;
      }
      left += outer.left * part;
      right += outer.right * part;
      floor += outer.floor * part;
      top += outer.lid * part;
      // A rising lid is pushed by the atoms: they lose energy.
      work += (outer.barrierEnergy * barrierRate - outer.lid * lidSpeed) * part;
    };

    pairs.list(particles);
    for (let step = 0; step < SUBSTEPS; step++) {
      for (let part = 0; part < KICKS.length; part++) {
        drift((DRIFTS[part] as number) * time);
        kick((KICKS[part] as number) * time);
      }
      drift(XI * time);
    }
    // Without rounding errors: the lid stops exactly.
    lid = fields.lid + lidSpeed * h;
    barrier = Math.max(0, Math.min(1, fields.barrier + barrierRate * h));
    addForces();

    fields.lid = lid;
    fields.barrier = barrier;
    fields.work += work;
    fields.pairEnergy = pairs.energy;
    fields.outerEnergy = outer.energy;
    fields.virial = pairs.virial;
    fields.leftImpulse += left;
    fields.rightImpulse += right;
    fields.floorImpulse += floor;
    fields.lidImpulse += top;
    if (p.heating) exchangeHeat(state, h);
  };

  /** Scales all velocities to the kinetic energy with the heat of a step. */
  function exchangeHeat(state: Float64Array, h: number): void {
    const kinetic = particleKineticEnergy(state, p);
    if (!p.heating || kinetic === 0) return;
    const heat = heatOf(p.heating, kinetic, count, h);
    const factor = Math.sqrt(1 + heat / kinetic);
    const { vx, vy } = particleRows(state, count);
    for (let i = 0; i < count; i++) {
      vx[i] = (vx[i] as number) * factor;
      vy[i] = (vy[i] as number) * factor;
    }
    particleFields(state).heat += heat;
  }
}
