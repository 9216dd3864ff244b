/** A reusable plan for transforms of one size. */
export interface Fft {
  /** Number of complex samples. */
  readonly size: number;
  /** X_k = sum of x_j exp(-2 pi i j k / size), in place: real parts in `re`, imaginary parts in `im`. */
  forward: (re: Float64Array, im: Float64Array) => void;
  /** x_j = sum of X_k exp(+2 pi i j k / size) / size, in place: the inverse of `forward`. */
  inverse: (re: Float64Array, im: Float64Array) => void;
}

/** One radix-4 pass: sequences of length `4 * quarter`, interleaved at `stride`. */
interface Pass {
  readonly quarter: number;
  readonly stride: number;
  /** cos and -sin of 2 pi p j / (4 quarter) for j = 1, 2, 3: six numbers for each p. */
  readonly twiddles: Float64Array;
}

function createPasses(size: number): Pass[] {
  const passes: Pass[] = [];
  for (let length = size, stride = 1; length >= 4; length /= 4, stride *= 4) {
    const quarter = length / 4;
    const twiddles = new Float64Array(6 * quarter);
    for (let p = 0; p < quarter; p++) {
      for (let j = 1; j <= 3; j++) {
        const angle = (-2 * Math.PI * p * j) / length;
        twiddles[6 * p + 2 * j - 2] = Math.cos(angle);
        twiddles[6 * p + 2 * j - 1] = Math.sin(angle);
      }
    }
    passes.push({ quarter, stride, twiddles });
  }
  return passes;
}

function runPass(
  { quarter, stride, twiddles }: Pass,
  re: Float64Array,
  im: Float64Array,
  toRe: Float64Array,
  toIm: Float64Array,
): void {
  const offset = quarter * stride;
  for (let p = 0; p < quarter; p++) {
    const w1r = twiddles[6 * p] as number;
    const w1i = twiddles[6 * p + 1] as number;
    const w2r = twiddles[6 * p + 2] as number;
    const w2i = twiddles[6 * p + 3] as number;
    const w3r = twiddles[6 * p + 4] as number;
    const w3i = twiddles[6 * p + 5] as number;
    const end = stride * (p + 1);
    for (let a = stride * p, to = 4 * a; a < end; a++, to++) {
      const b = a + offset;
      const c = b + offset;
      const d = c + offset;
      const ar = re[a] as number;
      const ai = im[a] as number;
      const br = re[b] as number;
      const bi = im[b] as number;
      const cr = re[c] as number;
      const ci = im[c] as number;
      const dr = re[d] as number;
      const di = im[d] as number;
      const sumAcR = ar + cr;
      const sumAcI = ai + ci;
      const differenceAcR = ar - cr;
      const differenceAcI = ai - ci;
      const sumBdR = br + dr;
      const sumBdI = bi + di;
      // i (b - d)
      const rotatedR = di - bi;
      const rotatedI = br - dr;
      toRe[to] = sumAcR + sumBdR;
      toIm[to] = sumAcI + sumBdI;
      const y1r = differenceAcR - rotatedR;
      const y1i = differenceAcI - rotatedI;
      toRe[to + stride] = w1r * y1r - w1i * y1i;
      toIm[to + stride] = w1r * y1i + w1i * y1r;
      const y2r = sumAcR - sumBdR;
      const y2i = sumAcI - sumBdI;
      toRe[to + 2 * stride] = w2r * y2r - w2i * y2i;
      toIm[to + 2 * stride] = w2r * y2i + w2i * y2r;
      const y3r = differenceAcR + rotatedR;
      const y3i = differenceAcI + rotatedI;
      toRe[to + 3 * stride] = w3r * y3r - w3i * y3i;
      toIm[to + 3 * stride] = w3r * y3i + w3i * y3r;
    }
  }
}

/** The last pass for odd powers of two: radix 2, without twiddle factors. */
function runRadix2Pass(re: Float64Array, im: Float64Array, toRe: Float64Array, toIm: Float64Array): void {
  const half = re.length / 2;
  for (let a = 0, b = half; a < half; a++, b++) {
    const ar = re[a] as number;
    const ai = im[a] as number;
    const br = re[b] as number;
    const bi = im[b] as number;
    toRe[a] = ar + br;
    toIm[a] = ai + bi;
    toRe[b] = ar - br;
    toIm[b] = ai - bi;
  }
}

/**
 * Plans a fast Fourier transform: Stockham's autosort algorithm in radix 4, with one radix-2 pass for odd powers of two
 * (Van Loan, Computational Frameworks for the Fast Fourier Transform, SIAM 1992, ch. 1.7 and 2.4). The plan holds scratch
 * arrays, so it must not be shared by concurrent callers.
 * @param size number of complex samples: a power of two
 */
export function createFft(size: number): Fft {
  if (!Number.isInteger(Math.log2(size))) throw new RangeError(`Not a power of two: ${size}`);
  const passes = createPasses(size);
  const needsRadix2 = Math.log2(size) % 2 === 1;
  const scratchRe = new Float64Array(size);
  const scratchIm = new Float64Array(size);

  function forward(re: Float64Array, im: Float64Array): void {
    let inPlace = true;
    for (const pass of passes) {
      if (inPlace) runPass(pass, re, im, scratchRe, scratchIm);
      else runPass(pass, scratchRe, scratchIm, re, im);
      inPlace = !inPlace;
    }
    if (needsRadix2) {
      if (inPlace) runRadix2Pass(re, im, scratchRe, scratchIm);
      else runRadix2Pass(scratchRe, scratchIm, re, im);
      inPlace = !inPlace;
    }
    if (!inPlace) {
      re.set(scratchRe);
      im.set(scratchIm);
    }
  }

  /** With real and imaginary parts swapped, `forward` is `size` times the inverse. */
  function inverse(re: Float64Array, im: Float64Array): void {
    forward(im, re);
    const scale = 1 / size;
    for (let index = 0; index < size; index++) {
      re[index] = (re[index] as number) * scale;
      im[index] = (im[index] as number) * scale;
    }
  }

  return { size, forward, inverse };
}

/**
 * Angular wave number of each point of a transform, rad/m (rad/s for samples in time): zero, the positive ones, then the
 * negative ones; the one in the middle is -pi / spacing.
 * @param size number of samples
 * @param spacing distance between samples, m
 */
export function waveNumbers(size: number, spacing: number): Float64Array {
  const unit = (2 * Math.PI) / (size * spacing);
  return Float64Array.from({ length: size }, (_, index) => (index < size / 2 ? index : index - size) * unit);
}
