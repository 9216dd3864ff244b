// @ts-check
/** @typedef {{ name: string, bytes: number, own: number, others: string[] }} Size own: without styled-components; others: components it stands on */

/** Bundlers and gzip differ by a little from version to version. */
const TOLERANCE = 0.02;
/** Bytes by which a rounded figure differs from a true one. */
const ROUNDING = 50;
const ROW = /^\| `(\w+)` +\| ([\d.]+) kB +\|/gm;

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The table of the kit's README.
 * @param {Size[]} sizes
 */
export const sizeTable = (sizes) =>
  [
    '| Component | with styled-components | of its own | stands on |',
    '| --- | --- | --- | --- |',
    ...sizes.map(
      ({ name, bytes, own, others }) =>
        `| \`${name}\` | ${kB(bytes)} | ${kB(own)} | ${others.map((other) => `\`${other}\``).join(', ')} |`,
    ),
  ].join('\n');

/**
 * Where the table of a README is no longer true.
 * @param {string} readme
 * @param {Size[]} sizes
 * @returns {string[]} faults
 */
export function tableFaults(readme, sizes) {
  const said = new Map([...readme.matchAll(ROW)].map(([, name = '', size]) => [name, Number(size) * 1000]));
  const measured = new Set(sizes.map(({ name }) => name));
  return [
    ...[...said.keys()]
      .filter((name) => !measured.has(name))
      .map((name) => `README weighs ${name}, which is not there`),
    ...sizes
      .filter(
        ({ name, bytes }) =>
          !(Math.abs((said.get(name) ?? 0) - bytes) <= Math.max(bytes * TOLERANCE, ROUNDING)),
      )
      .map(({ name, bytes }) => `README says ${kB(said.get(name) ?? 0)} of ${name}, it weighs ${kB(bytes)}`),
  ];
}
