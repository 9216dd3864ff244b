/** Licences whose code may be part of what we give to others: they ask for their text to be kept, and no more. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'OFL-1.1'],
]);

/** Packages that are there twice, and why that costs visitors nothing. */
const TWICE = new Map([
  ['@types/unist', 'types alone'],
  ['csstype', 'types alone'],
  ['fast-uri', 'on the server: two generations of its validators'],
  ['fastify-plugin', 'on the server: two generations of its plugins'],
  ['set-cookie-parser', 'react-router asks for one, the server for another; no page of ours loads it'],
]);

export interface LockedPackage {
  readonly version?: string;
  /** As SPDX writes it. */
  readonly license?: string;
  /** Not part of what runs. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  /** A package of the workspace. */
  readonly link?: boolean;
}
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Whether one of a licence's alternatives is allowed. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));

/** What is wrong with the packages that run with ours: licences that ask for more, and packages that come twice. */
export function lockfileFaults({ packages }: Lockfile): { shipped: number; faults: string[] } {
  const versions = new Map<string, Set<string>>();
  const faults: string[] = [];
  for (const [place, locked] of Object.entries(packages)) {
    const { version = '', license = 'none stated', dev, devOptional, link } = locked;
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || dev || devOptional || link) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
    if (!isAllowed(license)) faults.push(`${name} ${version}: licence ${license}`);
  }
  for (const [name, found] of versions)
    if (found.size > 1 && !TWICE.has(name))
      faults.push(`${name} comes ${found.size} times: ${[...found].join(', ')}`);
  for (const name of TWICE.keys())
    if ((versions.get(name)?.size ?? 0) < 2) faults.push(`${name} is excused for coming twice, and does not`);
  return { shipped: versions.size, faults };
}
