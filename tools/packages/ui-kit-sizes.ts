import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reachableFiles } from './module-imports.js';
import { measureBundle } from './measure-bundle.js';

/** Maximum bytes under either bundler. The set holds ten kinds of component, with the parts each needs. */
const BUDGETS = [
  { name: 'one Button', exports: ['Button'], maxBytes: 12_000 },
  {
    name: 'the set of ten',
    exports: [
      ...['Button', 'TextField', 'Select', 'Checkbox', 'RadioGroup', 'Modal'],
      ...['ToastProvider', 'useToast', 'Alert', 'Card', 'Tabs'],
    ],
    maxBytes: 21_500,
  },
];
const BUNDLERS = ['vite', 'esbuild'] as const;

export interface Size {
  readonly name: string;
  readonly bytes: number;
  /** Bytes without styled-components. */
  readonly ownBytes: number;
  /** Components of ui-kit that it contains. */
  readonly contains: readonly string[];
}

/** Versions of bundlers and gzip differ slightly. */
const TOLERANCE = 0.02;
/** Maximum rounding error of a figure in the README, bytes. */
const ROUNDING = 50;
const ROW = /^\| `(\w+)` +\| ([\d.]+) kB +\|/gm;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The table of the README of ui-kit. */
export const sizeTable = (sizes: readonly Size[]): string =>
  [
    '| Component | with styled-components | own code | depends on |',
    '| --- | --- | --- | --- |',
    ...sizes.map(
      ({ name, bytes, ownBytes, contains }) =>
        `| \`${name}\` | ${kB(bytes)} | ${kB(ownBytes)} | ${contains.map((other) => `\`${other}\``).join(', ')} |`,
    ),
  ].join('\n');

/** Rows of a README's table that differ from the measured sizes. */
export function tableIssues(readme: string, sizes: readonly Size[]): string[] {
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
export const exportedModules = (dist: string): Map<string, string> =>
  new Map(
    [
      ...readFileSync(path.join(dist, 'index.js'), 'utf8').matchAll(/import \{([^}]*)\} from "\.\/([^"]+)"/g),
    ].flatMap(([, names = '', module = '']) =>
      names.split(',').map((name): [string, string] => [name.trim(), module]),
    ),
  );

/** Measures each export alone. An export that brings modules which it does not import is an issue. */
async function measureEach(folder: string, dist: string): Promise<{ sizes: Size[]; issues: string[] }> {
  const names = exportedModules(dist);
  const isComponent = (name: string) => /^[A-Z]/.test(name);
  const runtime = await measureBundle(folder, `export { styled } from 'styled-components';\n`);
  const sizes: Size[] = [];
  const issues: string[] = [];
  for (const [name, module] of [...names].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const bundle = await measureBundle(folder, `export { ${name} } from '@zarra/ui-kit';\n`);
    // A bundler may keep a line of the index.
    const reachable = reachableFiles(dist, module).add('index.js');
    for (const bundler of BUNDLERS)
      for (const included of bundle[bundler].modules)
        if (!reachable.has(included)) issues.push(`${name} brings ${included} under ${bundler}`);
    // The README lists components only: hooks and tokens are too small.
    if (!isComponent(name)) continue;
    const { bytes, modules } = bundle.vite;
    const contains = [...names]
      .filter(([other, from]) => isComponent(other) && from !== module && modules.includes(from))
      .map(([other]) => other);
    const ownBytes = bytes < runtime.vite.bytes ? bytes : bytes - runtime.vite.bytes;
    sizes.push({ name, bytes, ownBytes, contains });
  }
  return { sizes, issues };
}

/**
 * Measures the published ui-kit, prints the sizes and compares them with the budgets and the README.
 * @param folder a project in which ui-kit is installed
 * @returns issues
 */
export async function checkUiKitSizes(folder: string): Promise<string[]> {
  const kit = path.join(folder, 'node_modules/@zarra/ui-kit');
  const table: Record<string, Record<string, number>> = {};
  const exceeded: string[] = [];
  for (const { name, exports, maxBytes } of BUDGETS) {
    const { vite, esbuild } = await measureBundle(
      folder,
      `export { ${exports.join(', ')} } from '@zarra/ui-kit';\n`,
    );
    table[name] = { vite: vite.bytes, esbuild: esbuild.bytes, budget: maxBytes };
    const bytes = Math.max(vite.bytes, esbuild.bytes);
    if (bytes > maxBytes) exceeded.push(`${name} has ${bytes} bytes, ${maxBytes} are allowed`);
  }
  console.table(table);
  const { sizes, issues } = await measureEach(folder, path.join(kit, 'dist'));
  const stale = tableIssues(readFileSync(path.join(kit, 'README.md'), 'utf8'), sizes);
  if (stale.length > 0) console.log(`The measured table:\n${sizeTable(sizes)}`);
  return [...exceeded, ...issues, ...stale];
}
