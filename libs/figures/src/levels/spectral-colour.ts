/** Hue and strength of the light at some wavelengths, nm: red, green, blue from 0 to 1. */
const COLOURS: readonly (readonly [nm: number, red: number, green: number, blue: number])[] = [
  [380, 0.4, 0.25, 0.65],
  [420, 0.6, 0.35, 1],
  [440, 0.4, 0.4, 1],
  [490, 0.15, 0.8, 1],
  [510, 0.2, 0.9, 0.4],
  [580, 1, 0.95, 0.2],
  [610, 1, 0.6, 0.15],
  [645, 1, 0.25, 0.2],
  [780, 0.7, 0.2, 0.2],
];

const byte = (value: number): string =>
  Math.round(255 * value)
    .toString(16)
    .padStart(2, '0');

/** The colour in which a spectral line is drawn, a colour of SVG. Invisible light is grey. */
export function spectralColour(nm: number): string {
  const right = COLOURS.findIndex(([at]) => at >= nm);
  const [from, to] = [COLOURS[right - 1], COLOURS[right]];
  if (!from || !to) return `#${byte(0.6).repeat(3)}`;
  const part = (nm - from[0]) / (to[0] - from[0]);
  return `#${[1, 2, 3].map((index) => byte((from[index] ?? 0) + part * ((to[index] ?? 0) - (from[index] ?? 0)))).join('')}`;
}
