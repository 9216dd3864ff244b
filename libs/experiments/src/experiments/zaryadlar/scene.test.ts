import { electricField, electricPotential } from '@zarra/physics/charges';
import { chargesOf } from './charges.js';
import { pathOf } from './test-charge-path.js';
import { fieldLinesOf, freeDirections, turnsBack } from './field-lines.js';
import { COLUMNS, equipotentialsOf, levelStep, ROWS, colorValuesOf } from './potential-map.js';
import { states } from './states.js';
import { definition } from './definition.js';
import { startPreset } from '../../testing/experiments.js';

const chargesIn = (name: string) => chargesOf(startPreset(definition, name).run.si);
const pointsOf = (points: Float64Array): [number, number][] =>
  Array.from({ length: points.length / 3 }, (_, at) => [points[3 * at] ?? NaN, points[3 * at + 1] ?? NaN]);

test.each(states.map(({ name }) => name))('%s: each line runs along the field', (name) => {
  const charges = chargesIn(name);
  const alongField = (x: number, y: number, dx: number, dy: number): number => {
    const [ex, ey] = electricField(charges, [x, y, 0]);
    return (ex * dx + ey * dy) / (Math.hypot(ex, ey) * Math.hypot(dx, dy));
  };
  const cosines = fieldLinesOf(charges).flatMap(({ points, arrow }) => {
    const places = pointsOf(points);
    const pieces = places.slice(1).map(([x, y], index) => {
      const [px, py] = places[index] ?? [NaN, NaN];
      return alongField((x + px) / 2, (y + py) / 2, x - px, y - py);
    });
    return arrow ? [...pieces, alongField(...arrow)] : pieces;
  });
  expect(cosines.length).toBeGreaterThan(200);
  expect(Math.min(...cosines)).toBeGreaterThan(0.98);
});

test('the number of lines at a charge is proportional to it', () => {
  const linesAt = (name: string, place: number): number => {
    const charges = chargesIn(name);
    const own = charges[place - 1];
    return fieldLinesOf(charges)
      .flatMap(({ points }) => [points.slice(0, 2), points.slice(-3, -1)])
      .filter(([x = NaN, y = NaN]) => Math.hypot(x - (own?.at[0] ?? 0), y - (own?.at[1] ?? 0)) < 0.13).length;
  };
  expect([linesAt('Teng boʻlmagan zaryadlar', 1), linesAt('Teng boʻlmagan zaryadlar', 2)]).toEqual([4, 16]);
  expect([linesAt('Dipol', 1), linesAt('Dipol', 2)]).toEqual([16, 16]);
  expect([1, 2, 3, 4].map((place) => linesAt('Kvadrupol', place))).toEqual([16, 16, 16, 16]);
});

test('the lines of a dipole are symmetric', () => {
  const middles = fieldLinesOf(chargesIn('Dipol')).flatMap(({ points }) => pointsOf(points));
  const mean = (axis: 0 | 1): number => middles.reduce((sum, place) => sum + place[axis], 0) / middles.length;
  expect(Math.abs(mean(0))).toBeLessThan(5e-3);
  expect(Math.abs(mean(1))).toBeLessThan(5e-3);
});

test('near a zero of the field no line ends or reverses', () => {
  const session = startPreset(definition, 'Kvadrupol');
  // Positions where coarse steps lose a line.
  for (const [x3, y3] of [
    [0.15, 0.1],
    [0.35, 0.65],
    [0.6, -0.1],
  ] as const) {
    session.set({ x3, y3 });
    const charges = chargesOf(session.run.si);
    for (const { points } of fieldLinesOf(charges)) {
      const places = pointsOf(points);
      expect(turnsBack(places.map(([x, y]) => [x, y, 0]))).toBe(false);
      for (const [x, y] of [places[0] ?? [NaN, NaN], places.at(-1) ?? [NaN, NaN]]) {
        const isInside = Math.abs(x) < 2.8 && Math.abs(y) < 1.6;
        const isAtCharge = charges.some(({ at }) => Math.hypot(at[0] - x, at[1] - y) < 0.14);
        expect(isAtCharge || !isInside).toBe(true);
      }
    }
  }
});

test('additional directions fill the widest gaps symmetrically', () => {
  expect(freeDirections([], 2)).toEqual([Math.PI / 2, (3 * Math.PI) / 2]);
  expect(freeDirections([0, 1], 2)).toEqual([]);
  const [only] = freeDirections([-1, 1], 3);
  expect(only).toBeCloseTo(Math.PI, 12);
  expect(freeDirections([-2.2, -0.2, 0.2, 2.2], 5)).toHaveLength(2);
});

test.each(states.map(({ name }) => name))('%s: every curve has the potential of its label', (name) => {
  const charges = chargesIn(name);
  const curves = equipotentialsOf(charges);
  expect(curves.length).toBeGreaterThan(3);
  for (const { points, level, label } of curves) {
    for (const [x, y] of pointsOf(points))
      expect(Math.abs(electricPotential(charges, [x, y, 0]) - level)).toBeLessThan(1e-6 * levelStep(charges));
    if (label) expect(Number(label.text.replace(' kV', '').replace('−', '-')) * 1000).toBe(level);
  }
});

test('color values have the sign of the potential and stay within their scale', () => {
  const charges = chargesIn('Kvadrupol');
  const shades = colorValuesOf(charges);
  expect(shades).toHaveLength(COLUMNS * ROWS);
  const wrong = shades.filter((shade, at) => {
    const [x, y] = [-2.9 + 0.1 * ((at % COLUMNS) + 0.5), -1.7 + 0.1 * (Math.floor(at / COLUMNS) + 0.5)];
    const potential = electricPotential(charges, [x, y, 0]);
    return !(Math.abs(shade) < 1) || (Math.abs(potential) > 1 && Math.sign(shade) !== Math.sign(potential));
  });
  expect(wrong).toHaveLength(0);
});

test('drawings are cached for unchanged charges', () => {
  const session = startPreset(definition, 'Kvadrupol');
  const [charges, lines] = [chargesOf(session.run.si), fieldLinesOf(chargesOf(session.run.si))];
  session.set({ probeX: 0.7, chosen: 3, mass: 5 });
  expect(chargesOf(session.run.si)).toBe(charges);
  expect(fieldLinesOf(chargesOf(session.run.si))).toBe(lines);
  for (const moved of [{ x1: -0.65 }, { y1: 0.65 }, { q1: 2 }, { q5: 1 }]) {
    const before = fieldLinesOf(chargesOf(session.run.si));
    session.set(moved);
    expect(fieldLinesOf(chargesOf(session.run.si))).not.toBe(before);
  }
});

test('the drawn path ends at the test charge, forwards and back', () => {
  const session = startPreset(definition, 'Dipol');
  session.set({ speed: 1.5, angle: 100 });
  for (const steps of [0, 40, 200, 80]) {
    session.stepBy(steps - session.run.steps);
    const { points, count } = pathOf(session.run.time, session.run.si);
    expect(count).toBe(steps / 4 + 1);
    for (const axis of [0, 1])
      expect(
        Math.abs((points[3 * (count - 1) + axis] ?? NaN) - (session.run.state[axis] ?? NaN)),
      ).toBeLessThan(1e-7);
  }
});
