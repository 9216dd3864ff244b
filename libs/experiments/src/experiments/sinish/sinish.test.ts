import { createSession } from '@zarra/experiment-kit';
import { SPEED_OF_LIGHT } from '@zarra/physics/codata';
import {
  displayedText,
  displayedValue,
  drawingOf,
  startPreset,
  startSession,
} from '../../testing/experiments.js';
import { definition } from './definition.js';
import { fibreFaces } from './fibre.js';
import { MEDIUM } from './media.js';
import { BODY, type RefractionKey } from './parameters.js';

const DEGREE = Math.PI / 180;
const start = (values: Partial<Record<RefractionKey, number>> = {}) => startSession(definition, values);
const sin = (angle: number): number => Math.sin(angle * DEGREE);

test.each([
  [MEDIUM.water, 1.333],
  [MEDIUM.glass, 1.517],
  [MEDIUM.diamond, 2.417],
])(
  'medium %d has the published index %d at 589 nm, and n = c / v to the displayed digits',
  (medium, index) => {
    const session = start({ medium, wavelength: 589 });
    expect(displayedValue(session, 'index')).toBe(index);
    expect(Math.abs(displayedValue(session, 'speed') - 299.792458 / index)).toBeLessThan(0.12);
    expect(displayedValue(session, 'wavelengthInside')).toBe(Math.round(589 / index));
  },
);

test('the displayed angles satisfy sin α / sin β = n from both sides of the border, to their digits', () => {
  for (const side of [0, 1])
    for (const angle of [5, 20, 40, 48]) {
      const session = start({ medium: MEDIUM.water, wavelength: 589, side, angle });
      const shown = (key: string): number => displayedValue(session, key);
      const expected = side === 0 ? 1.33336 : 1 / 1.33336;
      expect(Math.abs(shown('ratio') - expected)).toBeLessThan(6e-4);
      expect(Math.abs(sin(angle) / expected - sin(shown('refraction')))).toBeLessThan(0.05 * DEGREE + 1e-5);
      expect(shown('reflection')).toBe(angle);
      expect(Math.abs(shown('reflected') + shown('passed') - 100)).toBeLessThan(0.11);
    }
});

test('total reflection: no angle of refraction and 100 % beyond the displayed critical angle, for every body', () => {
  for (const body of [BODY.border, BODY.halfCylinder]) {
    const critical = displayedValue(start({ body, medium: MEDIUM.glass }), 'critical');
    expect(Math.abs(critical - Math.asin(1 / 1.5145) / DEGREE)).toBeLessThan(0.06);
    const below = start({ body, medium: MEDIUM.glass, side: 1, angle: critical - 0.1 });
    const above = start({ body, medium: MEDIUM.glass, side: 1, angle: critical + 0.1 });
    expect(displayedValue(below, 'refraction')).toBeGreaterThan(85);
    expect(displayedValue(above, 'refraction')).toBeNaN();
    expect([displayedValue(above, 'reflected'), displayedValue(above, 'passed')]).toEqual([100, 0]);
    expect(definition.content.describe(above.snapshot())).toMatch(/toʻla qaytmoqda/);
  }
});

test('light of the plane of incidence is not reflected at the displayed Brewster angle', () => {
  const session = start({ medium: MEDIUM.glass, polarisation: 2 });
  const angle = displayedValue(session, 'brewster');
  expect(Math.abs(angle - Math.atan(1.5145) / DEGREE)).toBeLessThan(0.06);
  session.set({ angle });
  expect(displayedText(session, 'reflected')).toBe('0,0');
  session.set({ polarisation: 1 });
  // cos² 2α of light polarised across the plane.
  expect(
    Math.abs(displayedValue(session, 'reflected') - 100 * Math.cos(2 * angle * DEGREE) ** 2),
  ).toBeLessThan(0.1);
});

test('light that falls at a right angle is reflected by ((n − 1) / (n + 1))²', () => {
  for (const [medium, n] of [
    [MEDIUM.water, 1.3313],
    [MEDIUM.diamond, 2.4096],
  ] as const)
    expect(displayedValue(start({ medium, angle: 0 }), 'reflected')).toBeCloseTo(
      100 * ((n - 1) / (n + 1)) ** 2,
      1,
    );
});

test('a plate shifts by d sin(α − β) / cos β in any direction of its own', () => {
  for (const turn of [-20, 0, 35]) {
    const session = start({ body: BODY.plate, medium: MEDIUM.glass, angle: 50, thickness: 3, turn });
    const inside = Math.asin(sin(50) / 1.5145);
    const expected = (3 * Math.sin(50 * DEGREE - inside)) / Math.cos(inside);
    expect(Math.abs(displayedValue(session, 'shift') - expected)).toBeLessThan(0.006);
    expect(displayedValue(session, 'deviation')).toBe(0);
  }
});

test('the least deviation by a prism gives its index: n = sin((A + δ) / 2) / sin(A / 2)', () => {
  const least = Math.min(
    ...Array.from({ length: 120 }, (_, at) =>
      displayedValue(
        start({ body: BODY.prism, medium: MEDIUM.glass, apex: 60, wavelength: 589, angle: 40 + at / 4 }),
        'deviation',
      ),
    ),
  );
  expect(sin(30 + least / 2) / sin(30)).toBeCloseTo(1.5167, 3);
});

test('the spectrum is as wide as the difference of the deviations of violet and red', () => {
  const values = { body: BODY.prism, medium: MEDIUM.flint, angle: 65 };
  const [violet, red] = [400, 700].map((wavelength) =>
    displayedValue(start({ ...values, wavelength }), 'deviation'),
  );
  expect(Math.abs(displayedValue(start(values), 'spread') - (violet! - red!))).toBeLessThan(0.011);
});

test('a straight fibre guides light up to its numerical aperture, and only a sharp bend loses it', () => {
  const values = { body: BODY.fibre, core: 1.5, cladding: 1.4, bend: 0 };
  const aperture = displayedValue(start(values), 'aperture');
  expect(aperture).toBeCloseTo(Math.sqrt(1.5 ** 2 - 1.4 ** 2), 3);
  const edge = Math.asin(aperture) / DEGREE;
  expect(displayedValue(start({ ...values, angle: edge - 1 }), 'passed')).toBeGreaterThan(85);
  expect(displayedValue(start({ ...values, angle: edge + 3 }), 'passed')).toBeLessThan(10);
  expect(displayedValue(startPreset(definition, 'Optik tola'), 'passed')).toBeGreaterThan(85);
  const bent = { ...values, angle: 25, bend: 120 };
  expect(displayedValue(start({ ...bent, bend: 0 }), 'passed')).toBeGreaterThan(85);
  expect(displayedValue(start(bent), 'passed')).toBeLessThan(10);
});

test('the core and the jacket of a bent fibre have no gaps: every end of a face belongs to two', () => {
  for (const bend of [0, 60, 180]) {
    const faces = fibreFaces({ x: 0, y: 0 }, start({ body: BODY.fibre, bend }).run.si);
    const ends = faces.flatMap((face): [number, number][] =>
      face.kind === 'plane'
        ? [
            [face.x1, face.y1],
            [face.x2, face.y2],
          ]
        : [face.from, face.to].map((angle): [number, number] => [
            face.x + face.radius * Math.cos(angle),
            face.y + face.radius * Math.sin(angle),
          ]),
    );
    for (const [x, y] of ends) {
      const near = ends.filter(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < 1e-12);
      // At both ends of the fibre the core meets its cladding.
      expect([2, 3]).toContain(near.length);
    }
  }
});

test('a prism stands on its base until it is turned', () => {
  for (const apex of [40, 60, 75]) {
    const baseOf = (turn: number): number[] => {
      const drawing = drawingOf(start({ body: BODY.prism, medium: MEDIUM.glass, apex, turn }));
      const [, , leftY = NaN, , , rightY = NaN] = [0, ...(drawing.areas[0] ?? []).slice(3)];
      return [leftY, rightY];
    };
    expect(Math.abs(baseOf(0)[0]! - baseOf(0)[1]!)).toBeLessThan(1e-9);
    expect(Math.abs(baseOf(20)[0]! - baseOf(20)[1]!)).toBeGreaterThan(0.5);
  }
});

test('a pulse enters the plate after 6.5 cm of air and leaves it n d / c later, at the displayed times', () => {
  const session = start({ body: BODY.plate, medium: MEDIUM.diamond, angle: 0, thickness: 5 });
  expect(displayedValue(session, 'timeInside')).toBeNaN();
  const enter = 0.065 / SPEED_OF_LIGHT;
  expect(session.runToNextEvent()?.key).toBe('entered');
  expect(Math.abs(session.run.time - enter)).toBeLessThan(2e-12);
  expect(session.runToNextEvent()?.key).toBe('left');
  const passage = (2.4096 * 0.05) / SPEED_OF_LIGHT;
  expect(Math.abs(session.run.time - enter - passage)).toBeLessThan(2e-12);
  expect(Math.abs(displayedValue(session, 'timeInside') - 1e9 * passage)).toBeLessThan(1e-3);
  session.stepBy(1000);
  expect(Math.abs(displayedValue(session, 'timeInside') - 1e9 * passage)).toBeLessThan(1e-3);
});

test('the way of the pulse grows with c in air and with c / n inside', () => {
  const session = start({ medium: MEDIUM.water, angle: 30 });
  const wayAfter = (steps: number): number => {
    session.stepBy(steps);
    return displayedValue(session, 'distance');
  };
  expect(wayAfter(200)).toBeCloseTo(100 * SPEED_OF_LIGHT * 1e-10, 1);
  const before = wayAfter(400);
  expect(Math.abs(wayAfter(400) - before - (100 * SPEED_OF_LIGHT * 2e-10) / 1.3313)).toBeLessThan(0.11);
});

test('the index, speed and critical angle of unknown media are not shown; their angles are', () => {
  const session = start({ body: BODY.halfCylinder, medium: MEDIUM.unknownB, wavelength: 589, angle: 60 });
  for (const key of ['index', 'speed', 'critical', 'brewster', 'wavelengthInside'])
    expect(displayedValue(session, key)).toBeNaN();
  // Flint glass F2.
  expect(sin(60) / sin(displayedValue(session, 'refraction'))).toBeCloseTo(1.62, 2);
});

test('the spectrum is drawn behind a prism from red to violet, and a laser of one color keeps it', () => {
  const white = drawingOf(startPreset(definition, 'Prizma va spektr'));
  const inks = new Set(white.lines.map(({ ink }) => ink));
  for (const ink of [
    'chart-red',
    'chart-gold',
    'chart-green',
    'chart-teal',
    'chart-blue',
    'chart-purple',
  ] as const)
    expect(inks).toContain(ink);
  const laser = drawingOf(startPreset(definition, 'Prizma va spektr', { light: 0 }));
  expect(laser.lines.map(({ ink }) => ink)).not.toContain('chart-purple');
});

test('drawn rays have the displayed angles', () => {
  const session = start({ medium: MEDIUM.glass, angle: 40 });
  const ray = drawingOf(session).arrows.filter(({ ink }) => ink === 'chart-red');
  const angles = ray.map(({ along: [dx = 0, dy = 0] }) => Math.atan2(dx, -dy) / DEGREE);
  expect(angles[0]).toBeCloseTo(40, 9);
  expect(angles[1]).toBeCloseTo(displayedValue(session, 'refraction'), 1);
});

test.each([BODY.border, BODY.halfCylinder, BODY.plate, BODY.prism, BODY.fibre])(
  'handles of body %d stay where they were moved, and move by keys',
  (body) => {
    for (const handle of definition.handles) {
      const session = start({ body, angle: 40, turn: 0, bend: 60 });
      if (handle.isVisible?.(session.snapshot()) === false) continue;
      session.set(handle.nudge(1, 0, false, session.snapshot()));
      const { x, y } = handle.position(session.snapshot());
      session.set(handle.nudge(-1, 0, false, session.snapshot()));
      expect(handle.position(session.snapshot())).not.toEqual({ x, y });
      session.set(handle.moveTo(x, y, session.snapshot()));
      const moved = handle.position(session.snapshot());
      expect(Math.hypot(moved.x - x, moved.y - y)).toBeLessThan(0.05);
      expect(handle.valueText(session.snapshot())).not.toBe('');
    }
  },
);

test('the laser moves through the border to its other side, and stays while a body is turned', () => {
  const laser = definition.handles.find(({ key }) => key === 'laser')!;
  const session = createSession(definition);
  session.set(laser.moveTo(-5, -5, session.snapshot()));
  expect(session.run.values).toMatchObject({ side: 1, angle: 45 });
  session.set(laser.moveTo(5, 5, session.snapshot()));
  expect(session.run.values).toMatchObject({ side: 0, angle: 0 });

  const turn = definition.handles.find(({ key }) => key === 'turn')!;
  const prism = start({ body: BODY.prism, angle: 50 });
  const before = laser.position(prism.snapshot());
  prism.set(turn.nudge(0, 1, false, prism.snapshot()));
  expect(prism.run.values).toMatchObject({ turn: 5, angle: 45 });
  const after = laser.position(prism.snapshot());
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-9);
});

test('the order of parameters is part of shared addresses', () => {
  expect(Object.keys(definition.parameters)).toEqual([
    'body',
    'medium',
    'outside',
    'side',
    'angle',
    'light',
    'wavelength',
    'polarisation',
    'thickness',
    'apex',
    'core',
    'cladding',
    'bend',
    'turn',
  ]);
});
