/** For each key, the index where the search for an enabled tab starts, and its direction. */
const searches = new Map<string, (from: number, last: number) => readonly [start: number, step: 1 | -1]>([
  ['ArrowRight', (from) => [from + 1, 1]],
  ['ArrowLeft', (from) => [from - 1, -1]],
  ['Home', () => [0, 1]],
  ['End', (_from, last) => [last, -1]],
]);

/** From right to left the next tab is on the left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

interface Options {
  readonly isRtl?: boolean;
}

/** The index of the enabled tab that a key moves to, from that of the focused tab; it wraps around at the ends. */
export function nextTab(
  key: string,
  from: number,
  tabs: readonly { disabled?: boolean | undefined }[],
  { isRtl = false }: Options = {},
): number | undefined {
  const count = tabs.length;
  const search = searches.get((isRtl && mirrored[key]) || key)?.(from, count - 1);
  if (!search) return undefined;
  const [start, step] = search;
  return tabs
    .map((_, offset) => (start + step * offset + 2 * count) % count)
    .find((index) => !tabs[index]?.disabled);
}
