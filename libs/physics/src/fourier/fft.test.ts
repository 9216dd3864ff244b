import { createRandom } from '../random/create-random.js';
import { createFft, waveNumbers } from './fft.js';

const noise = (size: number, seed: number) => {
  const { normal } = createRandom(seed);
  return {
    re: Float64Array.from({ length: size }, normal),
    im: Float64Array.from({ length: size }, normal),
  };
};
const largestDifference = (one: Float64Array, other: Float64Array) =>
  one.reduce((largest, value, index) => Math.max(largest, Math.abs(value - other[index]!)), 0);
const power = ({ re, im }: { re: Float64Array; im: Float64Array }) =>
  re.reduce((sum, value, index) => sum + value ** 2 + im[index]! ** 2, 0);

/** The definition of the transform as a sum. */
function directTransform({ re, im }: { re: Float64Array; im: Float64Array }) {
  const size = re.length;
  const cos = Float64Array.from({ length: size }, (_, index) => Math.cos((2 * Math.PI * index) / size));
  const sin = Float64Array.from({ length: size }, (_, index) => -Math.sin((2 * Math.PI * index) / size));
  const out = { re: new Float64Array(size), im: new Float64Array(size) };
  for (let k = 0; k < size; k++) {
    let [sumRe, sumIm] = [0, 0];
    for (let j = 0; j < size; j++) {
      const index = (j * k) % size;
      sumRe += re[j]! * cos[index]! - im[j]! * sin[index]!;
      sumIm += re[j]! * sin[index]! + im[j]! * cos[index]!;
    }
    out.re[k] = sumRe;
    out.im[k] = sumIm;
  }
  return out;
}

test.each([1, 2, 4, 8, 16, 32, 64, 128, 256, 512])(
  'the transform of %i random samples is the sum of the definition to 1e-10',
  (size) => {
    const data = noise(size, size);
    const expected = directTransform(data);
    createFft(size).forward(data.re, data.im);
    expect(largestDifference(data.re, expected.re)).toBeLessThan(1e-10);
    expect(largestDifference(data.im, expected.im)).toBeLessThan(1e-10);
  },
);

test.each([2, 64, 2048, 4096, 16_384])(
  '%i samples: forward and inverse to 1e-13, Parseval to 1e-12',
  (size) => {
    const data = noise(size, 3);
    const original = { re: data.re.slice(), im: data.im.slice() };
    const fft = createFft(size);
    fft.forward(data.re, data.im);
    expect(Math.abs(power(data) / size / power(original) - 1)).toBeLessThan(1e-12);
    fft.inverse(data.re, data.im);
    expect(largestDifference(data.re, original.re)).toBeLessThan(1e-13);
    expect(largestDifference(data.im, original.im)).toBeLessThan(1e-13);
  },
);

test('the transform of a Gaussian is the Gaussian of theory to 1e-13, at the wave numbers of `waveNumbers`', () => {
  const [size, spacing] = [512, 0.05];
  const x = (index: number) => (index - size / 2) * spacing;
  const re = Float64Array.from({ length: size }, (_, index) => Math.exp(-(x(index) ** 2) / 2));
  const im = new Float64Array(size);
  createFft(size).forward(re, im);
  waveNumbers(size, spacing).forEach((k, index) => {
    // x = 0 is the middle of the samples, not their start: every other sign alternates.
    const sign = index % 2 === 0 ? 1 : -1;
    const expected = Math.sqrt(2 * Math.PI) * Math.exp((-k * k) / 2);
    expect(Math.abs(sign * re[index]! * spacing - expected)).toBeLessThan(1e-13);
  });
});

test('a shift changes the phases: x_(j-1) has X_k exp(-2 pi i k / size), to 1e-11', () => {
  const size = 128;
  const data = noise(size, 9);
  const shifted = {
    re: Float64Array.from(data.re, (_, j) => data.re[(j + size - 1) % size]!),
    im: Float64Array.from(data.im, (_, j) => data.im[(j + size - 1) % size]!),
  };
  const fft = createFft(size);
  fft.forward(data.re, data.im);
  fft.forward(shifted.re, shifted.im);
  for (let k = 0; k < size; k++) {
    const [c, s] = [Math.cos((2 * Math.PI * k) / size), -Math.sin((2 * Math.PI * k) / size)];
    expect(Math.abs(shifted.re[k]! - (c * data.re[k]! - s * data.im[k]!))).toBeLessThan(1e-11);
    expect(Math.abs(shifted.im[k]! - (s * data.re[k]! + c * data.im[k]!))).toBeLessThan(1e-11);
  }
});

test('a size that is not a power of two throws', () => {
  expect(() => createFft(12)).toThrow(RangeError);
  expect(() => createFft(0)).toThrow(RangeError);
});

test('wave numbers increase from zero, then from -pi / spacing back to zero', () => {
  expect(Array.from(waveNumbers(8, 0.5), (k) => Math.round((k * 4) / (2 * Math.PI)))).toEqual([
    0, 1, 2, 3, -4, -3, -2, -1,
  ]);
});
