import type { Cue } from './film.js';

function stamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(thousandths / 60_000)}:${two((thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
}

/** Captions as WebVTT. */
export const webVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}`)].join('\n\n') +
  '\n';
