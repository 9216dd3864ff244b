import { measureBundle } from '@zarra/tools/packages/measure-bundle';
import { checkTarget } from '../runner.js';
import { components } from './components.js';
import type { InstalledKit } from './kits.js';

/** Maximum bytes of one Button and of the set of ten components. */
const MAX_BYTES = { button: 12_000, ten: 21_500 };

/** The bytes of names of a kit; undefined when it has none. */
async function measure(
  { folder, exportsOf }: InstalledKit,
  [names, sheets = '']: readonly (string | undefined)[] = [],
) {
  return names && exportsOf ? measureBundle(folder, exportsOf(names, sheets)) : undefined;
}

/** Prints the bytes that each kit adds to a page: scripts and its style sheets, gzip -9, without React. */
export async function measureSizes(kits: readonly InstalledKit[]): Promise<void> {
  const table: Record<string, Record<string, number>> = {};
  for (const kit of kits)
    for (const part of ['button', 'ten'] as const) {
      const { vite, esbuild } = (await measure(kit, kit[part])) ?? {};
      if (vite && esbuild)
        Object.assign((table[kit.name] ??= {}), {
          [`${part}, Vite`]: vite.bytes,
          [`${part}, esbuild`]: esbuild.bytes,
        });
    }
  console.log('Bytes, gzip -9, production build, without React, with styles and the required provider');
  console.table(table);
  for (const [name, bytes] of Object.entries(table['ui-kit'] ?? {}))
    checkTarget(name, bytes, { max: MAX_BYTES[name.startsWith('ten') ? 'ten' : 'button'], unit: ' B' });
}

/** Components that are not the lightest of the compared ones; docs/decisions/0057 has the reasons. */
const HEAVIER: ReadonlySet<string> = new Set(['Combobox', 'MultiSelect', 'Popover', 'Menu', 'Tooltip']);

/** Prints the bytes of each component of ui-kit by Vite beside its counterparts. It is the lightest without a recorded reason. */
export async function measureComponents(kits: readonly InstalledKit[]): Promise<void> {
  const table: Record<string, Record<string, number>> = {};
  for (const [component, counterparts] of Object.entries(components)) {
    const row: Record<string, number> = {};
    for (const kit of kits) {
      const bundle = await measure(kit, kit.name === 'ui-kit' ? [component] : counterparts[kit.name]);
      if (bundle) row[kit.name] = bundle.vite.bytes;
    }
    table[component] = row;
  }
  console.log('Bytes of one component, as above');
  console.table(table);
  for (const [component, { 'ui-kit': ours, ...others }] of Object.entries(table))
    if (ours !== undefined && Object.keys(others).length > 0 && !HEAVIER.has(component))
      checkTarget(`the lightest ${component}`, ours, { max: Math.min(...Object.values(others)), unit: ' B' });
}
