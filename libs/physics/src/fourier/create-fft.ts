/** A transform of one size, ready to be used again and again. */
export interface Fft {
  /** Number of complex samples. */
  readonly size: number;
  /** X_k = sum of x_j exp(-2 pi i j k / size), in place: real parts in `re`, imaginary parts in `im`. */
  forward: (re: Float64Array, im: Float64Array) => void;
  /** x_j = sum of X_k exp(+2 pi i j k / size) / size, in place. Undoes `forward`. */
  inverse: (re: Float64Array, im: Float64Array) => void;
}

/** What one radix-4 pass reads and writes: the sequence is `4 * quarter` long and repeated at `stride`. */
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
  const far = quarter * stride;
  for (let p = 0; p < quarter; p++) {
    const w1r = twiddles[6 * p] as number;
    const w1i = twiddles[6 * p + 1] as number;
    const w2r = twiddles[6 * p + 2] as number;
    const w2i = twiddles[6 * p + 3] as number;
    const w3r = twiddles[6 * p + 4] as number;
    const w3i = twiddles[6 * p + 5] as number;
    const end = stride * (p + 1);
    for (let a = stride * p, to = 4 * a; a < end; a++, to++) {
      const b = a + far;
      const c = b + far;
      const d = c + far;
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
      const gapAcR = ar - cr;
      const gapAcI = ai - ci;
      const sumBdR = br + dr;
      const sumBdI = bi + di;
      // i (b - d)
      const turnedR = di - bi;
      const turnedI = br - dr;
      toRe[to] = sumAcR + sumBdR;
      toIm[to] = sumAcI + sumBdI;
      const y1r = gapAcR - turnedR;
      const y1i = gapAcI - turnedI;
      toRe[to + stride] = w1r * y1r - w1i * y1i;
      toIm[to + stride] = w1r * y1i + w1i * y1r;
      const y2r = sumAcR - sumBdR;
      const y2i = sumAcI - sumBdI;
      toRe[to + 2 * stride] = w2r * y2r - w2i * y2i;
      toIm[to + 2 * stride] = w2r * y2i + w2i * y2r;
      const y3r = gapAcR + turnedR;
      const y3i = gapAcI + turnedI;
      toRe[to + 3 * stride] = w3r * y3r - w3i * y3i;
      toIm[to + 3 * stride] = w3r * y3i + w3i * y3r;
    }
  }
}

/** The last pass of a size that is an odd power of two: pairs, without factors. */
function runPairs(re: Float64Array, im: Float64Array, toRe: Float64Array, toIm: Float64Array): void {
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
 * Plans a fast Fourier transform: Stockham's self-sorting method in radix 4, with one pass in radix 2 where the size asks
 * for it (Van Loan, Computational Frameworks for the Fast Fourier Transform, SIAM 1992, ch. 1.7 and 2.4).
 * The plan holds scratch space, so one plan serves one caller at a time.
 * @param size number of complex samples: a power of two
 */
export function createFft(size: number): Fft {
  if (!Number.isInteger(Math.log2(size))) throw new RangeError(`Not a power of two: ${size}`);
  const passes = createPasses(size);
  const paired = Math.log2(size) % 2 === 1;
  const scratchRe = new Float64Array(size);
  const scratchIm = new Float64Array(size);

  function forward(re: Float64Array, im: Float64Array): void {
    let inPlace = true;
    for (const pass of passes) {
      if (inPlace) runPass(pass, re, im, scratchRe, scratchIm);
      else runPass(pass, scratchRe, scratchIm, re, im);
      inPlace = !inPlace;
    }
    if (paired) {
      if (inPlace) runPairs(re, im, scratchRe, scratchIm);
      else runPairs(scratchRe, scratchIm, re, im);
      inPlace = !inPlace;
    }
    if (!inPlace) {
      re.set(scratchRe);
      im.set(scratchIm);
    }
  }

  /** With real and imaginary parts exchanged, forward is size times the inverse. */
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
