import type { Snapshot, Content } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { wrappedDegrees } from '../../wrapped-angle.js';
import type { DoublePendulumTypes } from './parameters.js';
import { summary } from './summary.js';

const degrees = (radians: number): string => formatNumber(wrappedDegrees(radians));

/** Text about the divergence of several copies. */
function describeCopies({ state, si: { copies } }: Snapshot<DoublePendulumTypes>): string {
  if (copies < 2) return '';
  const last = 4 * (copies - 1);
  const difference = Math.hypot(
    (state[last] ?? 0) - (state[0] ?? 0),
    (state[last + 1] ?? 0) - (state[1] ?? 0),
  );
  if (difference < 0.1) return ' Nusxalar hali birga.';
  return difference < 1 ? ' Nusxalar ajralmoqda.' : ' Nusxalar butunlay ajralgan.';
}

/** Texts of the double pendulum experiment. */
export const content: Content<DoublePendulumTypes> = {
  ...summary,
  describe: (snapshot) =>
    `Yuqori sterjen ${degrees(snapshot.state[0] ?? 0)} gradusda, quyi sterjen ${degrees(snapshot.state[1] ?? 0)} gradusda.${describeCopies(snapshot)}`,
  events: {
    upperOver: () => 'Yuqori sterjen tik yuqori holatdan oʻtdi.',
    lowerOver: () => 'Quyi sterjen tik yuqori holatdan oʻtdi.',
  },
  theory: async () => (await import('./theory.js')).theory,
};
