import { adaptModel } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import type { Model } from '@zarra/physics';
import { ELECTRON_MASS } from '@zarra/physics/codata';
import {
  barrierPotential,
  packetTransmission,
  transmission,
  wavePacket,
  waveNumberOf,
  type Barrier,
  type Packet,
  type PacketParameters,
} from '@zarra/physics/wave-packets';
import { memoize } from '../../memoize.js';
import type { TunnelKey } from './parameters.js';

type Si = Values<TunnelKey>;

/** Grid of 102.4 nm; its middle part is visible. */
export const GRID = { points: 1024, spacing: 0.1e-9, mass: ELECTRON_MASS } as const;
/** Middle of the grid, where displayed x is zero, m. */
export const MIDDLE = (GRID.points / 2) * GRID.spacing;
/** Absorbing strip at each end, m. */
const ABSORBER = 12e-9;
/**
 * Range around the middle that counts as being at the barrier, m, and the probability that may remain there.
 */
const BARRIER_RANGE = 8e-9;
const REMAINING_PROBABILITY = 0.02;

/** Barriers in displayed coordinates: centered at zero, m. */
export function barriersOf({ height, width, barriers, gap }: Si): Barrier[] {
  if (barriers < 2) return [{ from: -width / 2, to: width / 2, height }];
  const inner = gap / 2;
  return [
    { from: -inner - width, to: -inner, height },
    { from: inner, to: inner + width, height },
  ];
}

const packetOf = ({ energy, spread, start }: Si): Packet => ({
  centre: MIDDLE + start,
  spread,
  waveNumber: waveNumberOf(energy, ELECTRON_MASS),
});

function packetSetupOf(si: Si): PacketParameters {
  const moved = barriersOf(si).map(({ from, to, height }) => ({
    from: MIDDLE + from,
    to: MIDDLE + to,
    height,
  }));
  return {
    packet: packetOf(si),
    potential: barrierPotential(GRID.points, GRID.spacing, moved),
    absorber: ABSORBER,
    divider: MIDDLE,
  };
}

/** Theoretical transmission of this packet, and of a monoenergetic beam. */
const theoryOf = memoize((si: Si) => ({
  packet: packetTransmission(packetOf(si), ELECTRON_MASS, barriersOf(si)),
  beam: transmission(si.energy, ELECTRON_MASS, barriersOf(si)),
}));

const packet = wavePacket(GRID);
// Half the model's default step: interpolation between two steps averages two waves and must not reduce the
// height.
const adapted = adaptModel<TunnelKey, PacketParameters, Float64Array>(
  { ...packet, dt: packet.dt / 2 },
  packetSetupOf,
);

const observableValue = (key: string, t: number, state: Float64Array, si: Si): number =>
  adapted.observables.find((one) => one.key === key)?.value(t, state, si) ?? NaN;

/** Total probability: on the grid and absorbed at its ends. */
const totalProbability = (t: number, state: Float64Array, si: Si): number =>
  observableValue('norm', t, state, si) + (state[2 * GRID.points] ?? 0) + (state[2 * GRID.points + 1] ?? 0);

/** Probability of being at the barrier. */
function probabilityAtBarrier(state: Float64Array): number {
  const [from, to] = [MIDDLE - BARRIER_RANGE, MIDDLE + BARRIER_RANGE].map((x) =>
    Math.round(x / GRID.spacing),
  );
  let sum = 0;
  for (let i = from ?? 0; i < (to ?? 0); i++)
    sum += (state[i] as number) ** 2 + (state[GRID.points + i] as number) ** 2;
  return sum * GRID.spacing;
}

/** Electron wave packet at one barrier or two. */
export const tunnelModel: Model<Si> = {
  ...adapted,
  events: [
    {
      key: 'arrived',
      direction: 1,
      // Classical arrival time at this energy.
      value: (t, _state, si) =>
        si.start + Math.sqrt((2 * si.energy) / ELECTRON_MASS) * t - (barriersOf(si)[0]?.from ?? 0),
    },
    { key: 'left', direction: -1, value: (_t, state) => probabilityAtBarrier(state) - REMAINING_PROBABILITY },
  ],
  observables: [
    { key: 'clock', unit: 's', value: (t) => t },
    {
      key: 'transmitted',
      unit: '1',
      value: (t, state, si) => observableValue('transmitted', t, state, si) / totalProbability(t, state, si),
    },
    {
      key: 'reflected',
      unit: '1',
      value: (t, state, si) => observableValue('reflected', t, state, si) / totalProbability(t, state, si),
    },
    { key: 'theory', unit: '1', value: (_t, _state, si) => theoryOf(si).packet },
    { key: 'beam', unit: '1', value: (_t, _state, si) => theoryOf(si).beam },
    { key: 'total', unit: '1', value: totalProbability },
    {
      key: 'place',
      unit: 'm',
      // The position of absorbed probability is unknown.
      value: (t, state, si) =>
        observableValue('norm', t, state, si) < 0.99
          ? NaN
          : observableValue('meanPlace', t, state, si) - MIDDLE,
    },
  ],
};
