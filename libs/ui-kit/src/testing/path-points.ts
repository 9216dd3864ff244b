/** Number of values of each command of SVG path data. */
const VALUES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  q: 4,
  t: 2,
  c: 6,
  s: 4,
  a: 7,
  z: 0,
};
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d*\.\d+|\d+)/g;

type Point = readonly [x: number, y: number];

/** The points of the values of one segment, control points included. */
function segmentPoints(command: string, values: readonly number[], [x, y]: Point): Point[] {
  const name = command.toLowerCase();
  const [originX, originY] = command === name ? [x, y] : [0, 0];
  const [first = 0] = values;
  if (name === 'h') return [[originX + first, y]];
  if (name === 'v') return [[x, originY + first]];
  // The radii, the rotation and the flags of an arc are no points.
  const pairs = name === 'a' ? values.slice(5) : values;
  return pairs.flatMap((value, index): Point[] =>
    index % 2 === 0 ? [[originX + value, originY + (pairs[index + 1] ?? 0)]] : [],
  );
}

/**
 * All points of SVG path data in absolute coordinates, control points included.
 * @throws Error when the data has an unknown command, a wrong number of values, or other characters
 */
export function pathPoints(path: string): Point[] {
  const rest = path.replaceAll(COMMAND, (_, command: string, values: string) => {
    const unread = values.replaceAll(NUMBER, '').replaceAll(/[ ,]/g, '');
    return command.toLowerCase() in VALUES ? unread : command;
  });
  if (rest !== '' || !/^m/i.test(path))
    throw new Error(`Path data "${path}" has wrong characters: "${rest}"`);
  const points: Point[] = [];
  let current: Point = [0, 0];
  let start = current;
  for (const [segment, command = '', text = ''] of path.matchAll(COMMAND)) {
    const name = command.toLowerCase();
    const numbers = (text.match(NUMBER) ?? []).map(Number);
    const size = VALUES[name] ?? 0;
    if (size === 0) {
      current = start;
      if (numbers.length > 0) throw new Error(`Segment "${segment}" has values`);
      continue;
    }
    if (numbers.length === 0 || numbers.length % size !== 0)
      throw new Error(`Segment "${segment}" has ${numbers.length} values`);
    for (let index = 0; index < numbers.length; index += size) {
      const found = segmentPoints(command, numbers.slice(index, index + size), current);
      points.push(...found);
      current = found.at(-1) ?? current;
      if (name === 'm' && index === 0) start = current;
    }
  }
  return points;
}
