import { SPEED_OF_LIGHT } from '../codata/codata.js';
import {
  acceptanceSine,
  fresnel,
  minimumDeviation,
  plateShift,
  prismDeviation,
  refractionAngle,
} from '../refraction/index.js';
import { mainPath, traceLight, type Face, type LightSegment, type LightSource } from './index.js';

const DEGREE = Math.PI / 180;

const ACROSS = { kind: 'plane', x1: 1, y1: 0, x2: -1, y2: 0 } as const;
/** The half-space below y = 0. */
const border = (inside: number, outside = 1): Face[] => [{ ...ACROSS, inside, outside }];
const polygon = (points: readonly (readonly [number, number])[], inside: number, outside = 1): Face[] =>
  points.map(([x1, y1], at) => {
    const [x2 = 0, y2 = 0] = points[(at + 1) % points.length] ?? [];
    return { kind: 'plane', x1, y1, x2, y2, inside, outside };
  });
/** Light from above that meets the origin at an angle to the normal, from a distance of 0.1 m. */
const beam = (angle: number, more: Partial<LightSource> = {}): LightSource => ({
  ray: {
    x: -0.1 * Math.sin(angle),
    y: 0.1 * Math.cos(angle),
    dx: Math.sin(angle),
    dy: -Math.cos(angle),
  },
  index: 1,
  s: 0.5,
  p: 0.5,
  reach: 0.5,
  minPower: 1e-12,
  maxSegments: 2000,
  ...more,
});
const directionOf = ({ x1, y1, x2, y2 }: LightSegment): number => Math.atan2(y2 - y1, x2 - x1);
const lastOf = (path: readonly LightSegment[]): LightSegment => path.at(-1)!;

test.each([
  [1, 1.333],
  [1.333, 1],
  [1, 2.417],
  [1.5168, 1.333],
])('from %d to %d: Snell, Fresnel and the law of reflection hold for all angles, to 1e-14', (from, to) => {
  for (let angle = 0.5; angle < 90; angle += 1.5) {
    const { segments } = traceLight(border(to, from), beam(angle * DEGREE, { index: from }));
    const [incident, ...branches] = segments;
    const { s, p } = fresnel(from, to, angle * DEGREE);
    const reflected = branches.find(({ kind }) => kind === 'reflected')!;
    expect(Math.abs(directionOf(reflected) - (90 - angle) * DEGREE)).toBeLessThan(1e-14);
    expect(Math.abs(reflected.s - s.reflectance / 2)).toBeLessThan(1e-14);
    expect(Math.abs(reflected.p - p.reflectance / 2)).toBeLessThan(1e-14);
    const refracted = branches.find(({ kind }) => kind === 'refracted');
    const inside = refractionAngle(from, to, angle * DEGREE);
    expect(refracted === undefined).toBe(inside === undefined);
    if (refracted) {
      expect(Math.abs(directionOf(refracted) + 90 * DEGREE - inside!)).toBeLessThan(2e-14);
      expect(refracted.s + refracted.p + reflected.s + reflected.p).toBeCloseTo(1, 14);
    }
    expect(incident).toMatchObject({ kind: 'incident', parent: -1, face: 0 });
  }
});

test('energy: open ends, absorbed and dropped power add up to that of the source, to 1e-13', () => {
  const prism = polygon(
    [
      [-0.05, -0.01],
      [0.06, -0.02],
      [0.01, 0.07],
    ],
    1.7,
  );
  const opaque: Face[] = [{ kind: 'plane', x1: 0.2, y1: -1, x2: 0.2, y2: 1, inside: 1, outside: undefined }];
  for (const minPower of [1e-12, 1e-3, 0.05]) {
    const { segments, absorbed, dropped } = traceLight([...prism, ...opaque], {
      ...beam(0, { minPower }),
      ray: { x: -0.2, y: 0.02, dx: Math.cos(0.1), dy: Math.sin(0.1) },
    });
    const open = segments.filter(({ face }) => face < 0).reduce((sum, { s, p }) => sum + s + p, 0);
    expect(Math.abs(open + absorbed + dropped - 1)).toBeLessThan(1e-13);
    expect(absorbed).toBeGreaterThan(0.05);
  }
});

test('a plate shifts a ray by d sin(a - b) / cos b and does not turn it, to 1e-15', () => {
  const plate = polygon(
    [
      [-1, -0.03],
      [1, -0.03],
      [1, 0],
      [-1, 0],
    ],
    1.52,
  );
  for (const angle of [0, 10, 30, 60, 85]) {
    const path = mainPath(traceLight(plate, beam(angle * DEGREE)));
    const { x1, y1 } = lastOf(path);
    const [dx, dy] = [Math.sin(angle * DEGREE), -Math.cos(angle * DEGREE)];
    expect(Math.abs(x1 * dy - y1 * dx - plateShift(0.03, 1, 1.52, angle * DEGREE)!)).toBeLessThan(1e-15);
    expect(Math.abs(directionOf(lastOf(path)) - Math.atan2(dy, dx))).toBeLessThan(1e-14);
  }
});

test('a prism turns light by prismDeviation; at the minimum n = sin((A + D) / 2) / sin(A / 2), to 1e-12', () => {
  const [apex, n, side] = [60 * DEGREE, 1.6, 0.1];
  // The first face lies on the x axis with the origin in its middle; the apex is on the right.
  const corner = [side / 2 - side * Math.cos(apex), -side * Math.sin(apex)] as const;
  const prism = polygon([[side / 2, 0], [-side / 2, 0], corner], n);
  const deviate = (angle: number): number =>
    -directionOf(mainPath(traceLight(prism, beam(angle)))[2]!) +
    directionOf(traceLight([], beam(angle)).segments[0]!);
  for (const angle of [40, 50, 65])
    expect(Math.abs(deviate(angle * DEGREE) - prismDeviation(apex, n, angle * DEGREE)!)).toBeLessThan(1e-14);
  const symmetric = Math.asin(n * Math.sin(apex / 2));
  const least = deviate(symmetric);
  expect(Math.abs(least - minimumDeviation(apex, n)!)).toBeLessThan(1e-12);
  expect(Math.abs(Math.sin((apex + least) / 2) / Math.sin(apex / 2) - n)).toBeLessThan(1e-12);
  for (const off of [-0.01, 0.01]) expect(deviate(symmetric + off)).toBeGreaterThan(least);
});

test('a half-cylinder: light through its centre meets the round face at a right angle and is not turned there', () => {
  const body: Face[] = [
    { ...ACROSS, x1: 0.05, x2: -0.05, inside: 1.5, outside: 1 },
    { kind: 'arc', x: 0, y: 0, radius: 0.05, from: -Math.PI, to: 0, inside: 1.5, outside: 1 },
  ];
  const [incident, inside, out] = mainPath(traceLight(body, beam(0.7)));
  expect(Math.abs(directionOf(inside!) - directionOf(out!))).toBeLessThan(1e-14);
  expect(Math.abs(Math.hypot(inside!.x2, inside!.y2) - 0.05)).toBeLessThan(1e-15);
  expect(Math.abs(inside!.duration - (0.05 * 1.5) / SPEED_OF_LIGHT)).toBeLessThan(1e-24);
  expect(Math.abs(incident!.duration - 0.1 / SPEED_OF_LIGHT)).toBeLessThan(1e-24);
  // Back through the round face: total reflection at the flat one beyond 41.8 degrees.
  for (const [angle, isTotal] of [
    [41.7, false],
    [41.9, true],
  ] as const) {
    const [sin, cos] = [Math.sin(angle * DEGREE), Math.cos(angle * DEGREE)];
    const { segments } = traceLight(body, {
      ...beam(0),
      ray: { x: -0.1 * sin, y: -0.1 * cos, dx: sin, dy: cos },
    });
    const atFlat = segments.filter(
      ({ parent, kind }) => kind === 'refracted' && segments[parent]?.face === 0,
    );
    expect(atFlat.length === 0).toBe(isTotal);
  }
});

/** A straight fibre from x = 0 to 0.3 m with an opaque jacket around its cladding. */
const fibre = (core: number, cladding: number, half = 0.005, jacket = 0.008): Face[] => [
  { kind: 'plane', x1: 0, y1: half, x2: 0, y2: -half, inside: core, outside: 1 },
  { kind: 'plane', x1: 0.3, y1: -half, x2: 0.3, y2: half, inside: core, outside: 1 },
  { kind: 'plane', x1: 0, y1: -half, x2: 0.3, y2: -half, inside: core, outside: cladding },
  { kind: 'plane', x1: 0.3, y1: half, x2: 0, y2: half, inside: core, outside: cladding },
  { kind: 'plane', x1: -1, y1: -jacket, x2: 1, y2: -jacket, inside: cladding, outside: undefined },
  { kind: 'plane', x1: 1, y1: jacket, x2: -1, y2: jacket, inside: cladding, outside: undefined },
];

test('a fibre guides light below the angle asin sqrt(n1^2 - n2^2), within 1e-6 rad, and nearly none beyond', () => {
  const [core, cladding] = [1.5, 1.4];
  const guided = (angle: number): number => {
    const ray = {
      x: -0.01 * Math.cos(angle),
      y: -0.01 * Math.sin(angle),
      dx: Math.cos(angle),
      dy: Math.sin(angle),
    };
    const { segments } = traceLight(fibre(core, cladding), beam(0, { ray, minPower: 1e-6 }));
    return segments
      .filter(({ x1, kind }) => kind === 'refracted' && Math.abs(x1 - 0.3) < 1e-12)
      .reduce((sum, { s, p }) => sum + s + p, 0);
  };
  const edge = Math.asin(acceptanceSine(core, cladding));
  const [entry, exit] = [fresnel(1, core, edge), fresnel(core, 1, refractionAngle(1, core, edge)!)];
  const once =
    (entry.s.transmittance * exit.s.transmittance + entry.p.transmittance * exit.p.transmittance) / 2;
  expect(guided(edge - 1e-6)).toBeGreaterThan(once - 1e-3);
  expect(guided(edge + 0.05)).toBeLessThan(0.02);
  expect(guided(edge + 1e-6)).toBeLessThan(guided(edge - 1e-6));
  expect(acceptanceSine(1.4, 1.5)).toBe(0);
});

test('Fermat: the time from a point in air to one in glass is stationary at the traced path, to 1e-12 of it', () => {
  const n = 1.5168;
  for (const angle of [0.2, 0.7, 1.3]) {
    const [above, below] = traceLight(border(n), beam(angle)).segments;
    const timeThrough = (x: number): number =>
      (Math.hypot(x - above!.x1, above!.y1) + n * Math.hypot(below!.x2 - x, below!.y2)) / SPEED_OF_LIGHT;
    const time = above!.duration + below!.duration;
    expect(Math.abs(timeThrough(0) / time - 1)).toBeLessThan(1e-14);
    const slope = (timeThrough(1e-6) - timeThrough(-1e-6)) / time;
    expect(Math.abs(slope)).toBeLessThan(1e-12);
    for (const x of [-0.01, -0.001, 0.001, 0.01]) expect(timeThrough(x)).toBeGreaterThan(time);
  }
});

test('a concave face has its body on the outer side', () => {
  const bend: Face = { kind: 'arc', x: 0, y: 0, radius: 0.05, from: Math.PI, to: 0, inside: 1.5, outside: 1 };
  const { segments } = traceLight([bend], { ...beam(0), index: 1.5 });
  expect(segments[1]).toMatchObject({ kind: 'refracted', index: 1 });
  expect(Math.abs(segments[1]!.y1 - 0.05)).toBeLessThan(1e-15);
});
