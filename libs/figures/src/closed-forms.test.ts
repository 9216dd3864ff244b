import { drawFigure } from './index.js';

const alt = 'Tekshiriladigan chizma, unda hisoblangan kattaliklar bor';
const numbersOf = (kind: object): Record<string, number> =>
  Object.fromEntries(
    Object.entries(drawFigure({ key: 'chizma', alt, ...kind }).numbers).map(([name, { value }]) => [
      name,
      value,
    ]),
  );

describe('rays', () => {
  test.each([
    [20, 30],
    [20, 12],
    [-20, 20],
    [15, 47.5],
  ])('a lens with F = %d images an object at %d by 1/F = 1/d + 1/f and H/h = f/d', (F, d) => {
    const { f = 0, H, Γ } = numbersOf({ rays: { lens: { F }, object: { d, h: 4 } } });
    expect(1 / d + 1 / f).toBeCloseTo(1 / F, 12);
    expect(H).toBeCloseTo(Math.abs((4 * f) / d), 10);
    expect(Γ).toBeCloseTo(Math.abs(f / d), 10);
  });

  test.each([
    [20, 50],
    [20, 10],
    [-20, 30],
  ])('a mirror with F = %d images an object at %d by the same equation', (F, d) => {
    const { f = 0 } = numbersOf({ rays: { mirror: { F }, object: { d, h: 4 } } });
    expect(1 / d + 1 / f).toBeCloseTo(1 / F, 12);
  });

  test('a plane mirror has an image of the same size as far behind it', () => {
    expect(numbersOf({ rays: { mirror: 'plane', object: { d: 40, h: 6 } } })).toMatchObject({
      f: -40,
      H: 6,
      Γ: 1,
    });
  });

  test('an object in the focus has no image', () => {
    const figure = drawFigure({ key: 'chizma', alt, rays: { lens: { F: 20 }, object: { d: 20, h: 4 } } });
    expect(figure.numbers).not.toHaveProperty('f');
    expect(figure.text).toContain('tasvir hosil boʻlmaydi');
  });

  test('refraction obeys sin α / sin γ = n₂ / n₁, total reflection has no γ', () => {
    const { α = 0, γ = 0 } = numbersOf({ rays: { surface: { angle: 50, n: [1, 1.33] } } });
    const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
    expect(sine(α) / sine(γ)).toBeCloseTo(1.33, 10);
    expect(numbersOf({ rays: { surface: { angle: 50, n: [1.5, 1] } } })).not.toHaveProperty('γ');
  });

  test('a plate shifts a ray by t sin(α − γ) / cos γ, a symmetric prism deviates it least', () => {
    const { γ = 0, siljish } = numbersOf({ rays: { plate: { n: 1.5, thickness: 6, angle: 45 } } });
    const radians = (γ * Math.PI) / 180;
    expect(siljish).toBeCloseTo((6 * Math.sin(Math.PI / 4 - radians)) / Math.cos(radians), 10);
    const symmetric = (Math.asin(1.5 * Math.sin(Math.PI / 6)) * 180) / Math.PI;
    const { δ } = numbersOf({ rays: { prism: { n: 1.5, apex: 60, angle: symmetric } } });
    expect(δ).toBeCloseTo(2 * symmetric - 60, 8);
  });
});

describe('levels', () => {
  const hydrogen = { formula: '-13.6 / n^2', n: { from: 1, to: 6 } };

  test('the Balmer series obeys 1/λ = R (1/4 − 1/n²)', () => {
    const numbers = numbersOf({
      levels: {
        ...hydrogen,
        transitions: [
          [3, 2],
          [4, 2],
          [5, 2],
          [6, 2],
        ],
      },
    });
    const rydberg = 13.6 / 1239.84198; // eV divided by hc in eV·nm
    for (const n of [3, 4, 5, 6])
      expect(1 / (numbers[`λ ${n} → 2`] ?? 0)).toBeCloseTo(rydberg * (1 / 4 - 1 / n ** 2), 9);
  });

  test('energies are those of the formula, and a photon has their difference', () => {
    const numbers = numbersOf({ levels: { ...hydrogen, transitions: [[2, 1]] } });
    expect(numbers).toMatchObject({ E_1: -13.6, E_2: -3.4 });
    expect(numbers['ΔE 2 → 1']).toBeCloseTo(10.2, 12);
  });

  test('levels of a list, and in joules', () => {
    const numbers = numbersOf({ levels: { list: [1e-19, 3e-19], unit: 'J', transitions: [[2, 1]] } });
    expect(numbers['λ 2 → 1']).toBeCloseTo((6.62607015e-34 * 299792458 * 1e9) / 2e-19, 6);
  });

  test('the spectrum shows the lines of its range only', () => {
    const spectrum = { show: 'spectrum', range: { from: 400, to: 500, step: 50, unit: 'nm' } };
    const numbers = numbersOf({
      levels: {
        formula: '-13.6 / n^2',
        transitions: [
          [3, 2],
          [4, 2],
        ],
        ...spectrum,
      },
    });
    expect(Object.keys(numbers)).toEqual(['λ 4 → 2']);
  });
});

describe('circuit', () => {
  const board = (...lines: string[]) => `${lines.join('\n')}\n`;

  test('parallel resistors share the current: R = R₁ R₂ / (R₁ + R₂)', () => {
    const numbers = numbersOf({
      circuit: {
        board: board('- - -', 'B12 . R20 R30', '- - -'),
        currents: { I: 'a1-b1', I_1: 'c1-c2', I_2: 'd1-d2' },
      },
    });
    expect(12 / (numbers['I'] ?? 0)).toBeCloseTo((20 * 30) / 50, 7);
    expect(numbers['I_1']).toBeCloseTo(0.6, 7);
    expect(numbers['I_2']).toBeCloseTo(0.4, 7);
  });

  test('resistors in series share the voltage', () => {
    const numbers = numbersOf({ circuit: { board: board('R4 R8', 'B6 . -', '- -') } });
    expect(numbers['U(R4)']).toBeCloseTo(2, 7);
    expect(numbers['U(R8)']).toBeCloseTo(4, 7);
  });

  test('the mixed circuit of the lesson has 1 A in 3 Ω', () => {
    const numbers = numbersOf({ circuit: { board: board('R3 - -', 'B15 . R20 R30', '- - -') } });
    expect(numbers['I(R3)']).toBeCloseTo(1, 7);
  });

  test('a balanced bridge has no current in its middle', () => {
    const numbers = numbersOf({
      circuit: { board: board('- -', 'R10 R20 -', 'R50:R_x .', 'R20 R40 B6', '- -') },
    });
    expect(Math.abs(numbers['I(R_x)'] ?? 1)).toBeLessThan(1e-9);
  });

  test('meters show computed readings, an open switch stops the current', () => {
    const closed = { circuit: { board: board('K1 A', 'B6 . R12', '- -'), show: 'readings' } };
    expect(drawFigure({ key: 'chizma', alt, ...closed }).svg).toContain('0,5');
    expect(numbersOf({ circuit: { board: board('K0 A', 'B6 . R12', '- -') } })['I(A)']).toBeCloseTo(0, 6);
  });
});

describe('forces', () => {
  const radians = Math.PI / 6;

  test('a block on a slope: mg sin α, mg cos α, μ mg cos α and a = g (sin α − μ cos α)', () => {
    const numbers = numbersOf({
      forces: { incline: 30, model: { m: 2, μ: 0.3, g: 10 }, components: ['mg'] },
    });
    expect(numbers['mg sin α']).toBeCloseTo(20 * Math.sin(radians), 10);
    expect(numbers['mg cos α']).toBeCloseTo(20 * Math.cos(radians), 10);
    expect(numbers['F_ishq']).toBeCloseTo(0.3 * 20 * Math.cos(radians), 10);
    expect(numbers['a']).toBeCloseTo(10 * (Math.sin(radians) - 0.3 * Math.cos(radians)), 10);
  });

  test('below the angle of friction it rests', () => {
    const numbers = numbersOf({ forces: { incline: 10, model: { m: 2, μ: 0.3, g: 10 } } });
    expect(numbers['a']).toBeCloseTo(0, 10);
    expect(numbers['F_ishq']).toBeCloseTo(20 * Math.sin(Math.PI / 18), 10);
  });

  test('perpendicular forces of 30 and 40 have the sum 50, opposite ones their difference', () => {
    const sumOf = (angle: number) =>
      numbersOf({
        forces: {
          body: 'ball',
          forces: [
            { name: 'F_1', size: 30, angle: 0 },
            { name: 'F_2', size: 40, angle },
          ],
          sum: 'R',
        },
      })['R'];
    expect(sumOf(90)).toBeCloseTo(50, 10);
    expect(sumOf(180)).toBeCloseTo(10, 10);
  });

  test('forces in balance have no sum', () => {
    const forces = [
      { name: 'T', size: 20, angle: 90 },
      { name: 'mg', size: 20, angle: -90 },
    ];
    const figure = drawFigure({ key: 'chizma', alt, forces: { body: 'lamp', forces, sum: 'R' } });
    expect(figure.numbers['R']?.value).toBe(0);
    expect(figure.text).toContain('muvozanatda');
  });
});

describe('graph', () => {
  const axes = {
    x: { label: 't, s', from: 0, to: 10, step: 1 },
    y: { label: 'v, m/s', from: 0, to: 20, step: 5 },
  };

  test('values of a function at the lines of the grid', () => {
    const numbers = numbersOf({ graph: { ...axes, curves: [{ function: 'sqrt(4 * x) + 2' }] } });
    expect(numbers['v(9)']).toBeCloseTo(8, 12);
  });

  test('the area under a line, and the slope of a tangent', () => {
    const numbers = numbersOf({
      graph: { ...axes, curves: [{ function: '2 * x' }], area: { from: 0, to: 6 }, tangent: { at: 3 } },
    });
    expect(numbers['yuza']).toBeCloseTo(36, 9);
    expect(numbers['qiyalik']).toBeCloseTo(2, 6);
  });

  test('where two curves cross', () => {
    const numbers = numbersOf({
      graph: { ...axes, curves: [{ function: '2 * x' }, { function: '12 - x' }] },
    });
    expect(numbers['kesishish 1, t']).toBeCloseTo(4, 9);
    expect(numbers['kesishish 1, v']).toBeCloseTo(8, 9);
  });

  test('a throw without air lands after v² sin 2α / g', () => {
    const { numbers } = drawFigure({
      key: 'chizma',
      alt,
      graph: {
        x: { label: 'x, m', from: 0, to: 50, step: 10 },
        y: { label: 'y, m', from: 0, to: 15, step: 5 },
        curves: [
          {
            model: {
              name: 'projectile',
              with: { speed: 20, angle: 45, gravity: 10 },
              plot: ['x', 'y'],
              until: 2.8,
            },
          },
        ],
      },
    });
    const heights = Object.entries(numbers).map(([name, { value }]) => [
      Number(/\((.*)\)/.exec(name)?.[1]?.replace(',', '.')),
      value,
    ]);
    for (const [x = 0, y = 0] of heights.slice(1)) expect(y).toBeCloseTo(x - (10 * x * x) / 400, 0);
  });
});

describe('chart', () => {
  const ice = {
    mass: 0.5,
    from: -20,
    stages: [{ c: 2100, to: 0 }, { λ: 330000 }, { c: 4200, to: 100 }, { r: 2300000 }],
  };

  test('heating needs c m Δt, λ m and r m', () => {
    const numbers = numbersOf({ chart: { heating: ice } });
    expect(numbers).toMatchObject({ Q_1: 21, Q_2: 165, Q_3: 210, Q_4: 1150, Q: 1546 });
  });

  test('the lengths of bars are proportional to their values', () => {
    const { svg } = drawFigure({
      key: 'chizma',
      alt,
      chart: {
        bars: [
          { name: 'A', value: 10 },
          { name: 'B', value: 5 },
        ],
      },
    });
    const [long = 0, short = 0] = [
      ...svg.matchAll(/class="a" d="([^"]*)"|class="c" d="M([\d.]+) [\d.]+H([\d.]+)/g),
    ]
      .filter(([, , from]) => from !== undefined)
      .map(([, , from, to]) => Number(to) - Number(from));
    expect(short / long).toBeCloseTo(0.5, 2);
  });

  test('shares that are not the whole are refused', () => {
    const shares = [
      { name: 'Azot', value: 78 },
      { name: 'Kislorod', value: 11 },
    ];
    expect(() => drawFigure({ key: 'chizma', alt, chart: { shares } })).toThrow(/89 %/);
  });
});

describe('field', () => {
  test('a point charge has E = k q / r² and φ = k q / r', () => {
    const { E, φ } = numbersOf({ field: { charges: [{ at: [0, 0], q: 2 }], probe: { at: [3, 0] } } });
    expect(E).toBeCloseTo((8.9875517862e9 * 2e-9) / 0.03 ** 2, 3);
    expect(φ).toBeCloseTo((8.9875517862e9 * 2e-9) / 0.03, 3);
  });

  test('between equal charges there is no field, a dipole has twice that of one', () => {
    const at = (q: number) =>
      numbersOf({
        field: {
          charges: [
            { at: [-2, 0], q: 1 },
            { at: [2, 0], q },
          ],
          probe: { at: [0, 0.0001] },
        },
      })['E'] ?? 0;
    expect(at(1)).toBeLessThan(20);
    expect(at(-1)).toBeCloseTo((2 * 8.9875517862) / 0.02 ** 2, 0);
  });

  test('a wire has B = μ₀ I / 2πr, and its lines are circles around it', () => {
    const figure = { field: { wires: [{ at: [0, 0], I: 10 }], lines: 3, probe: { at: [2, 0] } } };
    expect(numbersOf(figure)['B']).toBeCloseTo((2e-7 * 10 * 1e6) / 0.02, 4);
    const { svg, width, height } = drawFigure({ key: 'chizma', alt, ...figure });
    const radii = /class="c" d="M([^"MA]*)/
      .exec(svg)![1]!
      .split('L')
      .map((point) => {
        const [x = 0, y = 0] = point.split(' ').map(Number);
        return Math.hypot(x - width / 2, y - height / 2);
      });
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(1);
  });
});

describe('apparatus', () => {
  test('amounts of labels are numbers of the figure', () => {
    const parts = [{ part: 'weight', at: [4, 1], label: 'm = 5 kg' }];
    expect(drawFigure({ key: 'chizma', alt, apparatus: { parts } }).numbers).toEqual({
      m: { value: 5, unit: 'kg' },
    });
  });

  test('a level is the height of the liquid', () => {
    const surfaceAt = (level: number) => {
      const parts = [{ part: 'vessel', at: [4, 0], size: [4, 5], level }];
      const { svg } = drawFigure({ key: 'chizma', alt, apparatus: { parts } });
      return Number(/class="c" d="M[\d.]+ ([\d.]+)/.exec(svg)![1]);
    };
    expect((surfaceAt(0.25) - surfaceAt(0.75)) / (surfaceAt(0) - surfaceAt(1))).toBeCloseTo(0.5, 2);
  });

  test('forces on the pistons of a press point as declared', () => {
    const parts = [{ part: 'arrow', from: [3, 6], to: [3, 4], label: 'F_1' }];
    expect(drawFigure({ key: 'chizma', alt, apparatus: { parts } }).text).toBe('F₁ pastga yoʻnalgan.');
  });
});

describe('scene', () => {
  const scene = { experiment: 'ideal-gaz', state: 'siqish', at: '1.2 s' };
  const drawScene = ({ at }: { at?: number | undefined }) => ({
    ...{ content: '<path d="M0 0H9"/>', width: 328, height: 200, text: 'Silindrda gaz.' },
    numbers: { t: { value: at ?? 0, unit: 's' } },
  });

  test('the drawing of an experiment gets the frame of figures', () => {
    const figure = drawFigure({ key: 'chizma', alt, scene }, { scene: drawScene });
    expect(figure.svg).toBe(
      `<svg class="fg" viewBox="0 0 328 200" role="img"><title>${alt}</title><path d="M0 0H9"/></svg>`,
    );
    expect(figure).toMatchObject({ text: 'Silindrda gaz.', numbers: { t: { value: 1.2, unit: 's' } } });
  });

  test('without a drawing function it is refused, as is a time without a unit', () => {
    expect(() => drawFigure({ key: 'chizma', alt, scene })).toThrow(/no experiments/);
    expect(() => drawFigure({ key: 'chizma', alt, scene: { ...scene, at: '1.2' } })).toThrow(/1.2 s/);
  });
});
