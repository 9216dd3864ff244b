import { simulate } from '../simulate/simulate.js';
import type { TankGrid, WaveSource, WaveTank } from './tank.js';
import { waveTank } from './wave-tank.js';

const source = (more: Partial<WaveSource>): WaveSource => ({
  shape: 'point',
  x: 0,
  y: 0,
  frequency: 1,
  phase: 0,
  amplitude: 1,
  ...more,
});

/** Runs a tank until `time` and measures the Fourier component at `frequency` of each cell. */
function oscillationAt(grid: TankGrid, p: WaveTank, frequency: number, time: number) {
  const model = waveTank(grid);
  const run = simulate(model, p);
  const cells = grid.columns * grid.rows;
  const [re, im] = [new Float64Array(cells), new Float64Array(cells)];
  while (run.time < time) run.step();
  // Four whole periods, rounded to steps.
  const samples = Math.round(4 / (frequency * model.dt));
  for (let sample = 0; sample < samples; sample++) {
    run.step();
    const angle = 2 * Math.PI * frequency * run.time;
    const [c, s] = [(2 / samples) * Math.cos(angle), (2 / samples) * Math.sin(angle)];
    for (let i = 0; i < cells; i++) {
      re[i]! += run.state[i]! * c;
      im[i]! += run.state[i]! * s;
    }
  }
  return { re, im, state: run.state, amplitude: (i: number) => Math.hypot(re[i]!, im[i]!) };
}

test.each([12, 16, 20])(
  'an open boundary reflects less than 1 %% of the amplitude of plane waves of %i cells',
  (wave) => {
    const grid = { columns: 256, rows: 4, cell: 1, maxSpeed: 1 };
    const p: WaveTank = {
      speed: new Float32Array(256 * 4).fill(1),
      boundary: { x: 'open', y: 'free' },
      sources: [source({ shape: 'line', x: 60.5, frequency: 1 / wave })],
      averagingTime: 200,
    };
    const { amplitude } = oscillationAt(grid, p, 1 / wave, 700);
    // Between source and boundary the reflected wave modulates the amplitude with a period of half a wavelength.
    const along = Array.from({ length: 140 }, (_, i) => amplitude(256 + 75 + i));
    const [largest, smallest] = [Math.max(...along), Math.min(...along)];
    expect((largest - smallest) / (largest + smallest)).toBeLessThan(0.01);
    // The amplitude is that of the source, within the error of the grid's impedance.
    expect(Math.abs((largest + smallest) / 2 - 1)).toBeLessThan(0.04);
  },
);

test('a point source has the amplitude of theory, pi A |H0(k r)|, within 3 % from 1 to 5 wavelengths; intensity is half its square', () => {
  const grid = { columns: 224, rows: 224, cell: 1, maxSpeed: 1 };
  const p: WaveTank = {
    speed: new Float32Array(224 * 224).fill(1),
    boundary: { x: 'open', y: 'open' },
    sources: [source({ x: 111.5, y: 111.5, frequency: 1 / 16, amplitude: 0.002 })],
    averagingTime: 64,
  };
  const { amplitude, state } = oscillationAt(grid, p, 1 / 16, 500);
  for (const [dx, dy] of [
    [16, 0],
    [32, 0],
    [80, 0],
    [0, 48],
    [40, 40],
    [-30, 50],
  ] as const) {
    const i = (111 + dy) * 224 + 111 + dx;
    const kr = (2 * Math.PI * Math.hypot(dx - 0.5, dy - 0.5)) / 16;
    // Hankel's expansion (Abramowitz & Stegun 9.2.28): |H0|^2 = 2 / (pi z) (1 - 1 / (8 z^2) + …)
    const expected = 0.002 * Math.PI * Math.sqrt((2 / (Math.PI * kr)) * (1 - 1 / (8 * kr * kr)));
    expect(Math.abs(amplitude(i) / expected - 1)).toBeLessThan(0.03);
    expect(Math.abs(state[2 * 224 * 224 + i]! / (expected ** 2 / 2) - 1)).toBeLessThan(0.1);
  }
});

test.each([
  ['in phase: maxima', 0, 1],
  ['in opposite phase: minima', Math.PI, -1],
])('two sources %s where d sin(theta) = m lambda, within 1 cell', (_name, phase, sign) => {
  const [wave, distance, d] = [20, 130, 40];
  const [columns, rows] = [240, 320];
  const start = 50;
  const middle = 159.5;
  const p: WaveTank = {
    speed: new Float32Array(columns * rows).fill(1),
    boundary: { x: 'open', y: 'open' },
    sources: [
      source({ x: start, y: middle - d / 2, frequency: 1 / wave }),
      source({ x: start, y: middle + d / 2, frequency: 1 / wave, phase }),
    ],
    averagingTime: 100,
  };
  const { amplitude } = oscillationAt({ columns, rows, cell: 1, maxSpeed: 1 }, p, 1 / wave, 250);
  // Intensity along an arc around the middle of the sources.
  const height = (angle: number) => {
    const [x, y] = [start + distance * Math.cos(angle), middle + distance * Math.sin(angle)];
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const corner = (dx: number, dy: number) =>
      amplitude((row + dy) * columns + column + dx) ** 2 *
      (dx ? x - column : 1 - x + column) *
      (dy ? y - row : 1 - y + row);
    return sign * (corner(0, 0) + corner(1, 0) + corner(0, 1) + corner(1, 1));
  };
  const step = 1 / distance;
  const angles: number[] = [];
  for (let angle = -0.7; angle < 0.7; angle += step) {
    const [low, here, high] = [height(angle - step), height(angle), height(angle + step)];
    if (here > low && here >= high) {
      angles.push(angle + (step * (low - high)) / (2 * (low - 2 * here + high)));
    }
  }
  expect(angles).toHaveLength(3);
  [-1, 0, 1].forEach((m, index) => {
    // Correction for the finite distance: a path difference of m lambda on a circle; far away the root is 1.
    const finite = Math.sqrt(1 + (d * d - (m * wave) ** 2) / (2 * distance) ** 2);
    expect(distance * Math.abs(angles[index]! - Math.asin(((m * wave) / d) * finite))).toBeLessThan(1);
  });
});

test('refraction at an interface to slower waves: sin(a) / sin(b) = c1 / c2 within 1 %', () => {
  const size = 320;
  const grid = { columns: size, rows: size, cell: 1, maxSpeed: 1 };
  const [tilt, ratio, wave] = [Math.PI / 6, 0.7, 20];
  // The interface is tilted by 30 degrees: the angle of incidence of plane waves along x.
  const speed = Float32Array.from({ length: size * size }, (_, i) => {
    const [x, y] = [(i % size) - 150, Math.floor(i / size) - size / 2];
    return x * Math.cos(tilt) + y * Math.sin(tilt) > 0 ? ratio : 1;
  });
  const p: WaveTank = {
    speed,
    boundary: { x: 'open', y: 'open' },
    sources: [source({ shape: 'line', x: 42, frequency: 1 / wave })],
    averagingTime: 100,
  };
  const { re, im } = oscillationAt(grid, p, 1 / wave, 480);
  /** Mean phase difference between cells at the distance `next`, in a region around a position. */
  const phaseShift = (next: number, x0: number, y0: number, half: number): number => {
    let [c, s] = [0, 0];
    for (let y = y0 - half; y <= y0 + half; y++) {
      for (let x = x0 - half; x <= x0 + half; x++) {
        const [i, j] = [y * size + x, y * size + x + next];
        c += re[i]! * re[j]! + im[i]! * im[j]!;
        s += re[i]! * im[j]! - im[i]! * re[j]!;
      }
    }
    return Math.atan2(s, c);
  };
  const [kx, ky] = [phaseShift(1, 215, 165, 45), phaseShift(size, 215, 165, 45)];
  const refracted = tilt - Math.atan2(ky, kx);
  expect(Math.abs(Math.sin(tilt) / Math.sin(refracted) / (1 / ratio) - 1)).toBeLessThan(0.01);
});
