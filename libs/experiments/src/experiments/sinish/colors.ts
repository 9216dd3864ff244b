import type { Ink } from '@zarra/experiment-kit/stage';

/** Upper ends of the ranges of the spectrum, nm, with their drawing colors. */
const RANGES: readonly (readonly [to: number, ink: Ink])[] = [
  [435, 'chart-purple'],
  [485, 'chart-blue'],
  [510, 'chart-teal'],
  [565, 'chart-green'],
  [605, 'chart-gold'],
];

/** Drawing color of light. @param wavelength in vacuum, nm */
export const inkOf = (wavelength: number): Ink => RANGES.find(([to]) => wavelength < to)?.[1] ?? 'chart-red';
