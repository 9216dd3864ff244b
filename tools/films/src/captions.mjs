// @ts-check
/** @param {number} seconds */
function stamp(seconds) {
  const thousandths = Math.round(seconds * 1000);
  const two = (/** @type {number} */ value) => String(Math.floor(value)).padStart(2, '0');
  return `${two(thousandths / 60_000)}:${two((thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
}

/** Captions as WebVTT. @param {readonly import('./film.mjs').Cue[]} cues */
export const webVtt = (cues) =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}`)].join('\n\n') +
  '\n';
