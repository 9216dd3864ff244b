/**
 * Rounded ticks that divide a range into about this many parts: 1, 2 or 5 times a power of ten apart
 * (Heckbert, "Nice numbers for graph labels", Graphics Gems 1990).
 */
export function ticks(from: number, to: number, about: number): number[] {
  const span = to - from;
  if (!(span > 0) || !Number.isFinite(span)) return [];
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((one) => one * power >= rough * 0.999) ?? 10) * power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** Powers of ten within a positive range, thinned to at most `maxTicks`. */
export function logarithmicTicks(from: number, to: number, maxTicks: number): number[] {
  if (!(from > 0) || !(to > from)) return [];
  const first = Math.ceil(Math.log10(from) - 1e-9);
  const last = Math.floor(Math.log10(to) + 1e-9);
  const stride = Math.max(1, Math.ceil((last - first + 1) / maxTicks));
  return Array.from(
    { length: Math.floor((last - first) / stride) + 1 },
    (_, index) => 10 ** (first + index * stride),
  );
}

/** Decimals that distinguish ticks. */
export const tickDecimals = (step: number): number =>
  Math.min(12, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
