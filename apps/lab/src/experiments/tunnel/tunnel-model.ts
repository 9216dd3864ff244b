import { adaptModel, type Values } from '@zarra/experiment-kit';
import type { Model } from '@zarra/physics';
import { ELECTRON_MASS } from '@zarra/physics/constants';
import {
  barrierPotential,
  packetTransmission,
  transmission,
  wavePacket,
  waveNumberOf,
  type Barrier,
  type Packet,
  type PacketSetting,
} from '@zarra/physics/quantum';
import type { TunnelName } from './parameters.js';

type Si = Values<TunnelName>;

/** The stage: 102.4 nm, of which the middle is shown. */
export const GRID = { points: 1024, spacing: 0.1e-9, mass: ELECTRON_MASS } as const;
/** The middle of the stage, where the learner's x is zero, m. */
export const MIDDLE = (GRID.points / 2) * GRID.spacing;
/** Strip at each end that swallows the packet, m. */
const ABSORBER = 12e-9;
/** How far from the middle the packet counts as being at the barrier, m, and how much of it may be left there. */
const NEAR = 8e-9;
const LEFT_OVER = 0.02;

/** The barriers, in the learner's places: the middle of all at zero, m. */
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

function settingOf(si: Si): PacketSetting {
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

const known = new WeakMap<Si, { packet: number; beam: number }>();

/** What theory says passes: of this packet, and of a beam of exactly this energy. Summed once for each set of values. */
function theoryOf(si: Si): { packet: number; beam: number } {
  let theory = known.get(si);
  if (!theory) {
    const barriers = barriersOf(si);
    theory = {
      packet: packetTransmission(packetOf(si), ELECTRON_MASS, barriers),
      beam: transmission(si.energy, ELECTRON_MASS, barriers),
    };
    known.set(si, theory);
  }
  return theory;
}

const packet = wavePacket(GRID);
// Half the model's own step: between two steps the picture is a mean of two waves, and must not lose height by it.
const adapted = adaptModel<TunnelName, PacketSetting, Float64Array>(
  { ...packet, dt: packet.dt / 2 },
  settingOf,
);

const measured = (key: string, t: number, state: Float64Array, si: Si): number =>
  adapted.observables.find((one) => one.key === key)?.value(t, state, si) ?? NaN;

/** All the probability there is: on the stage, and taken at its ends. */
const total = (t: number, state: Float64Array, si: Si): number =>
  measured('norm', t, state, si) + (state[2 * GRID.points] ?? 0) + (state[2 * GRID.points + 1] ?? 0);

/** The probability of being found at the barrier. */
function near(state: Float64Array): number {
  const [from, to] = [MIDDLE - NEAR, MIDDLE + NEAR].map((x) => Math.round(x / GRID.spacing));
  let sum = 0;
  for (let i = from ?? 0; i < (to ?? 0); i++)
    sum += (state[i] as number) ** 2 + (state[GRID.points + i] as number) ** 2;
  return sum * GRID.spacing;
}

/** An electron's wave packet on one barrier or two. */
export const tunnelModel: Model<Si> = {
  ...adapted,
  events: [
    {
      key: 'arrived',
      direction: 1,
      // When a ball of this energy would be there.
      value: (t, _state, si) =>
        si.start + Math.sqrt((2 * si.energy) / ELECTRON_MASS) * t - (barriersOf(si)[0]?.from ?? 0),
    },
    { key: 'left', direction: -1, value: (_t, state) => near(state) - LEFT_OVER },
  ],
  observables: [
    { key: 'clock', unit: 's', value: (t) => t },
    {
      key: 'transmitted',
      unit: '1',
      value: (t, state, si) => measured('transmitted', t, state, si) / total(t, state, si),
    },
    {
      key: 'reflected',
      unit: '1',
      value: (t, state, si) => measured('reflected', t, state, si) / total(t, state, si),
    },
    { key: 'theory', unit: '1', value: (_t, _state, si) => theoryOf(si).packet },
    { key: 'beam', unit: '1', value: (_t, _state, si) => theoryOf(si).beam },
    { key: 'total', unit: '1', value: total },
    {
      key: 'place',
      unit: 'm',
      // Of what the ends have swallowed no place is known.
      value: (t, state, si) =>
        measured('norm', t, state, si) < 0.99 ? NaN : measured('meanPlace', t, state, si) - MIDDLE,
    },
  ],
};
