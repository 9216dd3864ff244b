import { createRandom } from '../random/create-random.js';
import { createFft } from './create-fft.js';
import { waveNumbers } from './wave-numbers.js';

const noise = (size: number, seed: number) => {
  const { normal } = createRandom(seed);
  return {
    re: Float64Array.from({ length: size }, normal),
    im: Float64Array.from({ length: size }, normal),
  };
};
const largestGap = (one: Float64Array, other: Float64Array) =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - other[index]!)), 0);
const power = ({ re, im }: { re: Float64Array; im: Float64Array }) =>
  re.reduce((sum, value, index) => sum + value ** 2 + im[index]! ** 2, 0);

/** The definition, term by term. */
function directTransform({ re, im }: { re: Float64Array; im: Float64Array }) {
  const size = re.length;
  const cos = Float64Array.from({ length: size }, (_, index) => Math.cos((2 * Math.PI * index) / size));
  const sin = Float64Array.from({ length: size }, (_, index) => -Math.sin((2 * Math.PI * index) / size));
  const out = { re: new Float64Array(size), im: new Float64Array(size) };
  for (let k = 0; k < size; k++) {
    let [sumRe, sumIm] = [0, 0];
    for (let j = 0; j < size; j++) {
      const turn = (j * k) % size;
      sumRe += re[j]! * cos[turn]! - im[j]! * sin[turn]!;
      sumIm += re[j]! * sin[turn]! + im[j]! * cos[turn]!;
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
    expect(largestGap(data.re, expected.re)).toBeLessThan(1e-10);
    expect(largestGap(data.im, expected.im)).toBeLessThan(1e-10);
  },
);

test.each([2, 64, 2048, 4096, 16_384])(
  '%i samples: there and back again to 1e-13, Parseval to 1e-12',
  (size) => {
    const data = noise(size, 3);
    const kept = { re: data.re.slice(), im: data.im.slice() };
    const fft = createFft(size);
    fft.forward(data.re, data.im);
    expect(Math.abs(power(data) / size / power(kept) - 1)).toBeLessThan(1e-12);
    fft.inverse(data.re, data.im);
    expect(largestGap(data.re, kept.re)).toBeLessThan(1e-13);
    expect(largestGap(data.im, kept.im)).toBeLessThan(1e-13);
  },
);

test('a Gaussian becomes the Gaussian of theory to 1e-13, at the wave numbers named', () => {
  const [size, spacing] = [512, 0.05];
  const x = (index: number) => (index - size / 2) * spacing;
  const re = Float64Array.from({ length: size }, (_, index) => Math.exp(-(x(index) ** 2) / 2));
  const im = new Float64Array(size);
  createFft(size).forward(re, im);
  waveNumbers(size, spacing).forEach((k, index) => {
    // The middle of the samples, not their start, is x = 0: that turns every other one round.
    const sign = index % 2 === 0 ? 1 : -1;
    const expected = Math.sqrt(2 * Math.PI) * Math.exp((-k * k) / 2);
    expect(Math.abs(sign * re[index]! * spacing - expected)).toBeLessThan(1e-13);
  });
});

test('a real shift turns the phases: x_(j-1) has X_k exp(-2 pi i k / size), to 1e-11', () => {
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

test('a size that is no power of two is refused', () => {
  expect(() => createFft(12)).toThrow(RangeError);
  expect(() => createFft(0)).toThrow(RangeError);
});

test('wave numbers run from zero up, then from -pi / spacing back to zero', () => {
  expect(Array.from(waveNumbers(8, 0.5), (k) => Math.round((k * 4) / (2 * Math.PI)))).toEqual([
    0, 1, 2, 3, -4, -3, -2, -1,
  ]);
});
