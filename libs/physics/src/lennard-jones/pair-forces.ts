import { particleCount, type Component, type LennardJonesParams } from './lennard-jones-params.js';
import { CUTOFF, mixedPair, SWITCH_START } from './pair-potential.js';

/** Width of the shell around the cutoff in which the list has pairs, σ: no pair crosses it within one model step. */
const SHELL = 0.35;
// Local constants: in the vm of the tests each lookup of an import costs more than the arithmetic.
const { round, sqrt } = Math;
const START_SQUARE = SWITCH_START ** 2;
const CUTOFF_SQUARE = CUTOFF ** 2;
const SWITCH_RANGE = CUTOFF_SQUARE - START_SQUARE;
const LIST_REACH = CUTOFF + SHELL;

/** Constants of a pair of components, in this order in the table. */
const [SIGMA_SQUARE, EPSILON, CORE, WIDTH] = [0, 1, 2, 4];

/** Particles and the forces on them. The rows are those of the state that is advanced. */
export interface Particles {
  x: Float64Array;
  y: Float64Array;
  readonly fx: Float64Array;
  readonly fy: Float64Array;
}

const core = (component: Component | undefined): number => component?.core ?? 0;

/** Component of each particle. */
export const kindsOf = (p: LennardJonesParams): Uint8Array =>
  Uint8Array.from(p.components.flatMap(({ count }, kind) => Array.from({ length: count }, () => kind)));

/**
 * Forces of all pairs. The list of near pairs is a function of the state at the start of a step: a restored state
 * continues with the same sums. Up to some hundreds of particles the search by x alone is as fast as cells.
 */
export class PairForces {
  /** J */
  energy = 0;
  virial = 0;
  private readonly kinds: Uint8Array;
  private readonly count: number;
  private readonly table: Float64Array;
  private readonly species: number;
  private readonly reach: number;
  private readonly period: number;
  private readonly periodY: number;
  private readonly pairs: Uint16Array;
  private pairCount = 0;

  constructor(p: LennardJonesParams) {
    this.count = particleCount(p);
    this.kinds = kindsOf(p);
    this.species = p.components.length;
    this.table = new Float64Array(WIDTH * this.species ** 2);
    this.pairs = new Uint16Array(this.count * (this.count - 1));
    // Infinite without periods: no quotient is rounded to another image.
    this.period = p.periodic ? p.width : Infinity;
    this.periodY = p.periodic ? p.height : Infinity;
    let reach = 0;
    p.components.forEach((one, i) =>
      p.components.forEach((other, j) => {
        const { sigma, epsilon } = mixedPair(one, other);
        const cores = core(one) + core(other);
        this.table.set([sigma * sigma, epsilon, cores], WIDTH * (i * this.species + j));
        reach = Math.max(reach, cores + LIST_REACH * sigma);
      }),
    );
    this.reach = reach;
  }

  /** Lists the pairs that may come within the cutoff during a step. */
  list({ x, y }: Particles): void {
    const { count, kinds, table, species, reach, pairs, period, periodY } = this;
    let length = 0;
    for (let i = 0; i < count; i++) {
      const [xi, yi, row] = [x[i] as number, y[i] as number, (kinds[i] as number) * species];
      for (let j = i + 1; j < count; j++) {
        let dx = xi - (x[j] as number);
        dx -= period < Infinity ? period * round(dx / period) : 0;
        if (dx > reach || dx < -reach) continue;
        let dy = yi - (y[j] as number);
        dy -= periodY < Infinity ? periodY * round(dy / periodY) : 0;
        const at = WIDTH * (row + (kinds[j] as number));
        const limit = (table[at + CORE] as number) + LIST_REACH * sqrt(table[at + SIGMA_SQUARE] as number);
        if (dx * dx + dy * dy > limit * limit) continue;
        pairs[length++] = i;
        pairs[length++] = j;
      }
    }
    this.pairCount = length / 2;
  }

  /** Adds the forces of the listed pairs, and sums up their energy and virial. */
  add({ x, y, fx, fy }: Particles): void {
    const { kinds, table, species, pairs, pairCount, period, periodY } = this;
    const isPeriodic = period < Infinity;
    let [energy, virial] = [0, 0];
    for (let pair = 0; pair < 2 * pairCount; pair += 2) {
      const i = pairs[pair] as number;
      const j = pairs[pair + 1] as number;
      let dx = (x[i] as number) - (x[j] as number);
      let dy = (y[i] as number) - (y[j] as number);
      if (isPeriodic) {
        dx -= period * round(dx / period);
        dy -= periodY * round(dy / periodY);
      }
      const at = WIDTH * ((kinds[i] as number) * species + (kinds[j] as number));
      const sigmaSquare = table[at + SIGMA_SQUARE] as number;
      const cores = table[at + CORE] as number;
      const square = dx * dx + dy * dy;
      const r = cores > 0 ? sqrt(square) : 1;
      const gap = r - cores;
      const ratio = (cores > 0 ? gap * gap : square) / sigmaSquare;
      if (ratio >= CUTOFF_SQUARE) continue;
      const inverse = 1 / ratio;
      const sixth = inverse * inverse * inverse;
      const epsilon = table[at + EPSILON] as number;
      let u = 4 * epsilon * (sixth * sixth - sixth);
      // −du/dr / r, with r the gap between the cores.
      let force = ((24 * epsilon * (2 * sixth * sixth - sixth)) / sigmaSquare) * inverse;
      if (ratio > START_SQUARE) {
        const part = (ratio - START_SQUARE) / SWITCH_RANGE;
        const factor = 1 - part * part * part * (10 - 15 * part + 6 * part * part);
        const slope = (60 * part * part * (1 - part) * (1 - part)) / (SWITCH_RANGE * sigmaSquare);
        force = force * factor + u * slope;
        u *= factor;
      }
      if (cores > 0) force *= gap / r;
      energy += u;
      virial += force * square;
      const px = force * dx;
      const py = force * dy;
      fx[i] = (fx[i] as number) + px;
      fy[i] = (fy[i] as number) + py;
      fx[j] = (fx[j] as number) - px;
      fy[j] = (fy[j] as number) - py;
    }
    this.energy = energy;
    this.virial = virial;
  }
}
