import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reachedFiles } from './module-imports.js';
import { weighCode } from './weigh.js';

/** Most bytes, under either bundler, of what peers are weighed by: ten kinds of component, with the parts each needs. */
const BUDGETS = [
  { what: 'one Button', names: ['Button'], most: 12_000 },
  {
    what: 'the set of ten',
    names: [
      ...['Button', 'TextField', 'Select', 'Checkbox', 'RadioGroup', 'Modal'],
      ...['ToastProvider', 'useToast', 'Alert', 'Card', 'Tabs'],
    ],
    most: 21_500,
  },
];
const BUNDLERS = ['vite', 'esbuild'] as const;

export interface Size {
  readonly name: string;
  readonly bytes: number;
  /** Without styled-components. */
  readonly own: number;
  /** Components it contains. */
  readonly others: readonly string[];
}

/** Bundlers and gzip differ by a little from version to version. */
const TOLERANCE = 0.02;
/** Bytes by which a rounded figure differs from a true one. */
const ROUNDING = 50;
const ROW = /^\| `(\w+)` +\| ([\d.]+) kB +\|/gm;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The table of the README of ui-kit. */
export const sizeTable = (sizes: readonly Size[]): string =>
  [
    '| Component | with styled-components | of its own | stands on |',
    '| --- | --- | --- | --- |',
    ...sizes.map(
      ({ name, bytes, own, others }) =>
        `| \`${name}\` | ${kB(bytes)} | ${kB(own)} | ${others.map((other) => `\`${other}\``).join(', ')} |`,
    ),
  ].join('\n');

/** Where the table of a README is no longer true. */
export function tableFaults(readme: string, sizes: readonly Size[]): string[] {
  const stated = new Map([...readme.matchAll(ROW)].map(([, name = '', size]) => [name, Number(size) * 1000]));
  const isStale = ({ name, bytes }: Size) =>
    Math.abs((stated.get(name) ?? 0) - bytes) > Math.max(bytes * TOLERANCE, ROUNDING);
  return [
    ...[...stated.keys()]
      .filter((name) => !sizes.some((size) => size.name === name))
      .map((name) => `README has ${name}, which is not exported`),
    ...sizes
      .filter(isStale)
      .map(({ name, bytes }) => `README: ${name} ${kB(stated.get(name) ?? 0)}, measured: ${kB(bytes)}`),
  ];
}

/** The module of each name that a package's index exports, by its path in dist. */
export const exportedNames = (dist: string): Map<string, string> =>
  new Map(
    [
      ...readFileSync(path.join(dist, 'index.js'), 'utf8').matchAll(/import \{([^}]*)\} from "\.\/([^"]+)"/g),
    ].flatMap(([, names = '', module = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), module]),
    ),
  );

/** Weighs each component alone, and finds those that bring modules they do not import. */
async function weighEach(folder: string, dist: string): Promise<{ sizes: Size[]; faults: string[] }> {
  const names = exportedNames(dist);
  const isComponent = (name: string) => /^[A-Z]/.test(name);
  const runtime = await weighCode(folder, `export { styled } from 'styled-components';\n`);
  const sizes: Size[] = [];
  const faults: string[] = [];
  for (const [name, module] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const weights = await weighCode(folder, `export { ${name} } from '@zarra/ui-kit';\n`);
    // A bundler may keep a line of the index itself.
    const needed = reachedFiles(dist, module).add('index.js');
    for (const bundler of BUNDLERS)
      for (const brought of weights[bundler].modules)
        if (!needed.has(brought)) faults.push(`${name} brings ${brought} under ${bundler}`);
    // The README lists components: hooks and tokens are too light.
    if (!isComponent(name)) continue;
    const { bytes, modules } = weights.vite;
    const others = [...names]
      .filter(([other, from]) => isComponent(other) && from !== module && modules.includes(from))
      .map(([other]) => other);
    sizes.push({ name, bytes, own: bytes < runtime.vite.bytes ? bytes : bytes - runtime.vite.bytes, others });
  }
  return { sizes, faults };
}

/**
 * Weighs ui-kit as a consumer gets it, and prints the figures.
 * @param folder a consumer in which ui-kit is installed
 * @returns faults
 */
export async function byteFigures(folder: string): Promise<string[]> {
  const kit = path.join(folder, 'node_modules/@zarra/ui-kit');
  const table: Record<string, Record<string, number>> = {};
  const heavy: string[] = [];
  for (const { what, names, most } of BUDGETS) {
    const { vite, esbuild } = await weighCode(
      folder,
      `export { ${names.join(', ')} } from '@zarra/ui-kit';\n`,
    );
    table[what] = { vite: vite.bytes, esbuild: esbuild.bytes, 'at most': most };
    const bytes = Math.max(vite.bytes, esbuild.bytes);
    if (bytes > most) heavy.push(`${what} weighs ${bytes} bytes`);
  }
  console.table(table);
  const { sizes, faults } = await weighEach(folder, path.join(kit, 'dist'));
  const stale = tableFaults(readFileSync(path.join(kit, 'README.md'), 'utf8'), sizes);
  if (stale.length > 0) console.log(`The table that would be true:\n${sizeTable(sizes)}`);
  return [...heavy, ...faults, ...stale];
}
