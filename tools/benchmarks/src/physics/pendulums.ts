// The pendulum against the closed form and other engines; the double pendulum against itself with 25 times finer steps.
import { simulate } from '@zarra/physics';
import { doublePendulum } from '@zarra/physics/double-pendulum';
import { pendulum } from '@zarra/physics/pendulum';
import { checkTarget } from '../runner.js';
import { fastest } from './measure.js';
import { pendulumPeers } from './pendulum-peers.js';

const SECONDS = 100;
const params = { length: 1, gravity: 9.81, angle: 2, speed: 0, damping: 0 };
const startEnergy = 9.81 * (1 - Math.cos(2));

const rate = (perSecond: number): string => `${(perSecond / 1e6).toFixed(2)} M/s`;
const exactAngle = (seconds: number) => pendulum.exact?.(seconds, params)[0] ?? Number.NaN;

export async function benchmarkPendulum(withPeers: boolean): Promise<void> {
  console.log('\nPendulum from 2 rad, 100 s: error of the angle at the end, change of the energy, steps');
  const run = simulate(pendulum, params);
  const start = run.state.slice();
  let error = 0;
  let drift = 0;
  while (run.time < SECONDS) {
    run.step();
    error = Math.max(error, Math.abs((run.state[0] ?? 0) - exactAngle(run.time)));
    const [angle = 0, speed = 0] = run.state;
    drift = Math.max(drift, Math.abs(((speed * speed) / 2 + 9.81 * (1 - Math.cos(angle))) / startEnergy - 1));
  }
  const withoutEvents = { ...pendulum, events: [] };
  const { perSecond: ours } = fastest(() => {
    const timed = simulate(withoutEvents, params);
    timed.restore(0, start);
    for (let step = 0; step < 1e6; step++) timed.step();
    return 1e6;
  });
  console.log(
    `  ours, 1/1000 s: error ${Math.abs((run.state[0] ?? 0) - exactAngle(run.time)).toExponential(1)} rad, energy ${drift.toExponential(1)}, ${rate(ours)}`,
  );
  checkTarget('largest angle error', error, { max: 1e-10, unit: ' rad' });
  checkTarget('energy', drift, { max: 1e-11 });
  for (const { name, run: peer } of withPeers ? await pendulumPeers() : []) {
    const { angle, energy } = peer(SECONDS);
    const { perSecond } = fastest(() => peer(SECONDS).steps);
    const angleError = Math.abs(
      Math.atan2(Math.sin(angle - exactAngle(SECONDS)), Math.cos(angle - exactAngle(SECONDS))),
    );
    const loss = energy / startEnergy - 1;
    console.log(
      `  ${name}: error ${angleError.toExponential(1)} rad, energy ${loss.toExponential(1)}, ${rate(perSecond)}`,
    );
    if (name === 'textbook RK4, 1/1000 s')
      checkTarget('speed against the textbook at equal steps', ours / perSecond, {
        min: 5,
        digits: 1,
        unit: ' ×',
      });
  }
}

export function benchmarkDoublePendulum(): void {
  const base = {
    ...{ mass1: 1, mass2: 1, length1: 1, length2: 1, gravity: 9.81 },
    ...{ angle1: Math.PI / 2, angle2: Math.PI / 2, speed1: 0, speed2: 0, copies: 1, angleStep: 0 },
  };
  const live = simulate(doublePendulum, base);
  const FINER = 25;
  const fine = simulate({ ...doublePendulum, dt: doublePendulum.dt / FINER, events: [] }, base);
  let horizon = 60;
  while (live.time < 60) {
    live.step();
    for (let step = 0; step < FINER; step++) fine.step();
    const difference = Math.max(
      Math.abs((live.state[0] ?? 0) - (fine.state[0] ?? 0)),
      Math.abs((live.state[1] ?? 0) - (fine.state[1] ?? 0)),
    );
    if (difference > 0.1) {
      horizon = live.time;
      break;
    }
  }
  console.log(
    '\nDouble pendulum from (90°, 90°): time until it differs by 0.1 rad from a run with 25 times finer steps',
  );
  checkTarget('horizon', horizon, { min: 27, digits: 1, unit: ' s' });
}
