import { createSession, readAddress, writeAddress } from '@zarra/experiment-kit';
import { anySession, drawingOf, outside, shown, testChance } from '../../test-lab.js';
import { lab } from './lab.js';
import { STEP } from './notes.js';
import { speeds } from './speeds.js';
import { balanceOf, begun, exactly, preset, wait } from './test-gas-lab.js';

test('the piston goes at its speed, says when it has arrived, and only then is the pressure measured', () => {
  const session = begun({ pistonSpeed: 50 });
  wait(session, 120);
  expect(shown(session, 'pressure')).toBeGreaterThan(0);
  const said: string[] = [];
  session.onHappening(({ key, time }) => said.push(`${key} ${(time * 1e12).toFixed(0)}`));
  session.set({ length: 15 });
  wait(session, 50);
  expect(exactly(session, 'volume') / 1e-27).toBeCloseTo(400 * 17.5, 6);
  expect(exactly(session, 'pressure')).toBeNaN();
  expect(lab.words.describe(session.moment())).toContain('Bosim oʻlchanmoqda.');
  wait(session, 51);
  expect(said).toEqual(['arrived 220']);
  expect(shown(session, 'volume')).toBe(6000);
  wait(session, 90);
  expect(exactly(session, 'pressure')).toBeNaN();
  wait(session, 65);
  expect(shown(session, 'pressure')).toBeGreaterThan(0);
});

test('the pressure of now follows the piston, at one temperature without lagging behind', () => {
  const session = begun({ gas: 0, count: 500, side: 10, pistonSpeed: 50 });
  wait(session, 100);
  session.set({ length: 5 });
  const ratios: number[] = [];
  for (let look = 0; look < 20; look++) {
    wait(session, 14);
    ratios.push(shown(session, 'pressureNow') / shown(session, 'idealPressure'));
  }
  // Alone it would lag by 15 ps, 5 % and more of the length; the balls' own volume adds 1 to 2 %.
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  expect(Math.abs(mean - 1.015)).toBeLessThan(0.025);
});

test('equal energies mix within some collisions, which is told once; Maxwell’s start tells nothing', () => {
  const said = (name: string): string[] => {
    const session = preset(name);
    const keys: string[] = [];
    session.onHappening(({ key, time }) => keys.push(`${key} ${time < 120e-12 ? 'soon' : 'late'}`));
    wait(session, 200);
    return keys;
  };
  expect(said('Tezliklari bir xil argon')).toEqual(['mixed soon']);
  expect(said('Siyrak azot')).toEqual([]);
});

test('the histogram counts every molecule, and its theory as many', () => {
  for (const { name } of lab.presets) {
    const session = preset(name);
    wait(session, 20);
    const moment = session.lastStep();
    const [from, to] = speeds.range(moment.si);
    const values = Array.from(speeds.values(moment));
    expect(values).toHaveLength(moment.si.count);
    expect(values.filter((v) => v >= from && v < to).length).toBeGreaterThanOrEqual(0.99 * moment.si.count);
    const density = speeds.theory?.density(moment);
    const points = 2000;
    let sum = 0;
    for (let point = 0; point < points; point++)
      sum += ((density?.(((point + 0.5) / points) * to) ?? NaN) * to) / points;
    expect(sum / moment.si.count).toBeCloseTo(1, 2);
    expect(to / speeds.bins / 10 ** Math.floor(Math.log10(to / speeds.bins))).toBeCloseTo(
      Math.round((2 * to) / speeds.bins / 10 ** Math.floor(Math.log10(to / speeds.bins))) / 2,
      9,
    );
  }
});

test('the trail is the way of one molecule, also in pictures between two steps', () => {
  const session = begun({ count: 10 });
  session.play();
  const lines: number[][] = [];
  for (let frame = 0; frame < 400; frame++) {
    session.frame(frame / 57);
    const moment = session.moment();
    let drawn: number[] | undefined;
    const none = (): void => undefined;
    lab.draw(
      {
        ...{ ball: none, arrow: none, label: none, area: none, field: none },
        line: (points, { ink }, count = points.length / 3) => {
          if (ink === 'text') drawn = Array.from(points).slice(0, 3 * count);
        },
      },
      moment,
    );
    lines.push(drawn ?? []);
  }
  // Two steps of half a nanometre and more would be a jump; no molecule is faster than 2 km/s.
  const longest = 2000 * 2.01 * STEP * 2;
  for (const line of lines)
    for (let at = 3; at < line.length; at += 3)
      expect(
        Math.hypot(...[0, 1, 2].map((axis) => (line[at + axis] ?? NaN) - (line[at + axis - 3] ?? NaN))),
      ).toBeLessThan(longest);
  expect(lines.at(-1)?.length).toBeGreaterThan(3 * 140);
});

test('the handle is where the piston is sent; arrows move it by one nanometre, with Shift by a half', () => {
  const [piston] = lab.handles;
  const session = begun();
  expect(piston?.at(session.moment())).toEqual({ x: 20e-9, y: 10e-9 });
  expect(piston?.moveTo(12.3e-9, 0, session.moment()).length).toBeCloseTo(12.3, 9);
  session.set(piston?.nudge(-1, 0, false, session.moment()) ?? {});
  expect(session.run.values.length).toBe(19);
  session.set(piston?.nudge(1, 0, true, session.moment()) ?? {});
  expect(session.run.values.length).toBe(19.5);
});

test('only one temperature has a control: that of the walls, or of the start', () => {
  const used = (process: number): string[] =>
    ['walls', 'temperature', 'gas'].filter((key) =>
      lab.isInUse?.(key as 'walls', { ...begun().run.values, process }, begun().news.getState().view),
    );
  expect(used(0)).toEqual(['walls', 'gas']);
  expect(used(1)).toEqual(['temperature', 'gas']);
});

test('thirty states by chance run on when the piston is moved, are drawn within the box, and keep their energy', () => {
  const chance = testChance(5);
  for (let round = 0; round < 30; round++) {
    const session = anySession(lab, chance, 40);
    const begin = balanceOf(session);
    session.stepBy(20);
    session.set({ length: 4 + chance(40) / 2, process: chance(2), walls: 50 + 10 * chance(90) });
    session.stepBy(20);
    expect(Math.abs(balanceOf(session) / begin - 1)).toBeLessThan(1e-12);
    const box = lab.box(session.run.si);
    // The piston of a long and thin box may come from beyond the picture; arrows may point out of the box.
    session.setView({ vectors: 0 });
    if ((session.run.state[0] ?? NaN) <= box.right)
      expect(outside(box, drawingOf(session))).toBeLessThan(1e-9);
  }
});

test('a run with a moved piston and other walls is shared in an address and opens as it was', () => {
  const session = begun({ gas: 2, count: 100 });
  wait(session, 20);
  session.set({ length: 12 });
  wait(session, 20);
  session.set({ walls: 500 });
  wait(session, 20);
  const address = writeAddress(lab, session.shared(), session.run.values);
  expect(address.length).toBeLessThanOrEqual(300);
  const opened = createSession(lab, readAddress(lab, address, 1e6));
  opened.stepBy(session.run.steps - opened.run.steps);
  expect(Array.from(opened.run.state)).toEqual(Array.from(session.run.state));
});
