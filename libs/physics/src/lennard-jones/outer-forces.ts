import { particleCount, type Component, type LennardJonesParams } from './lennard-jones-params.js';
import { kindsOf, type Particles } from './pair-forces.js';

/** Range of the barrier on each side, in σ, and its height in ε: no atom has the energy to cross it. */
const BARRIER_RANGE = 0.6;
const BARRIER_HEIGHT = 100;

/**
 * Forces of the walls, of the barrier in the middle, and of the weight. An atom at the distance d < σ from a wall has the
 * energy ε(σ/d − 1)⁴, which has three continuous derivatives: a cold atom touches the wall at σ/2. The energy at the
 * barrier is 100 ε(1 − (d/0.6σ)²)³.
 */
export class OuterForces {
  /** J */
  energy = 0;
  /** Energy at a barrier of full strength, J: the work of its appearance per strength. */
  barrierEnergy = 0;
  /** Forces on the four walls, N. */
  left = 0;
  right = 0;
  floor = 0;
  lid = 0;
  private readonly kinds: Uint8Array;
  private readonly count: number;

  constructor(private readonly p: LennardJonesParams) {
    this.kinds = kindsOf(p);
    this.count = particleCount(p);
  }

  /** Adds the forces on all particles and sums up those on the walls. @param barrier strength */
  add({ x, y, fx, fy }: Particles, lid: number, barrier: number): void {
    const { components, width, gravity = 0 } = this.p;
    this.energy = this.barrierEnergy = this.left = this.right = this.floor = this.lid = 0;
    for (let i = 0; i < this.count; i++) {
      const { mass, sigma, epsilon, core = 0 } = components[this.kinds[i] as number] as Component;
      const [xi, yi] = [x[i] as number, y[i] as number];
      const weight = mass * gravity;
      this.energy += weight * yi;
      const left = this.push(xi - core, sigma, epsilon);
      const right = this.push(width - xi - core, sigma, epsilon);
      const floor = this.push(yi - core, sigma, epsilon);
      const top = this.push(lid - yi - core, sigma, epsilon);
      this.left += left;
      this.right += right;
      this.floor += floor;
      this.lid += top;
      fx[i] = (fx[i] as number) + left - right;
      fy[i] = (fy[i] as number) + floor - top - weight;
      if (barrier > 0)
        fx[i] = (fx[i] as number) + barrier * this.separate(xi - width / 2, core, sigma, epsilon);
    }
    this.energy += barrier * this.barrierEnergy;
  }

  /** Adds the energy of an atom at a wall. @returns the force away from it */
  private push(distance: number, sigma: number, epsilon: number): number {
    if (distance >= sigma) return 0;
    const part = sigma / distance - 1;
    this.energy += epsilon * part ** 4;
    return ((4 * epsilon * sigma) / distance ** 2) * part ** 3;
  }

  /** Adds the energy of an atom at the barrier. @returns the force away from it */
  private separate(offset: number, core: number, sigma: number, epsilon: number): number {
    const range = BARRIER_RANGE * sigma;
    const part = Math.max(0, Math.abs(offset) - core) / range;
    if (part >= 1) return 0;
    const rest = 1 - part * part;
    this.barrierEnergy += BARRIER_HEIGHT * epsilon * rest ** 3;
    return ((6 * BARRIER_HEIGHT * epsilon) / range) * part * rest * rest * Math.sign(offset);
  }
}
