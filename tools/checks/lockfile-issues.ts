/** Licences allowed in distributed code: they only require that their text is included. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'OFL-1.1'],
]);

/** Packages allowed in two versions, with the reason why pages do not get larger. */
const ALLOWED_DUPLICATES = new Map([
  ['@types/unist', 'types only'],
  ['csstype', 'types only'],
  ['fast-uri', 'server only: two major versions of its validators'],
  ['fastify-plugin', 'server only: two major versions of its plugins'],
  ['set-cookie-parser', 'react-router and the server need different versions; no page loads it'],
]);

export interface LockedPackage {
  readonly version?: string;
  /** SPDX expression. */
  readonly license?: string;
  /** Development dependency. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  /** A workspace package. */
  readonly link?: boolean;
}
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Whether one of the alternatives of a licence is allowed. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));

/** Issues of the runtime dependencies: licences that are not allowed, and packages in several versions. */
export function lockfileIssues({ packages }: Lockfile): { shipped: number; issues: string[] } {
  const versions = new Map<string, Set<string>>();
  const issues: string[] = [];
  for (const [place, locked] of Object.entries(packages)) {
    const { version = '', license = 'none stated', dev, devOptional, link } = locked;
    const name = place.split('node_modules/').at(-1) ?? '';
    if (!place.includes('node_modules/') || dev || devOptional || link) continue;
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
    if (!isAllowed(license)) issues.push(`${name} ${version}: licence ${license}`);
  }
  for (const [name, found] of versions)
    if (found.size > 1 && !ALLOWED_DUPLICATES.has(name))
      issues.push(`${name} has ${found.size} versions: ${[...found].join(', ')}`);
  for (const name of ALLOWED_DUPLICATES.keys())
    if ((versions.get(name)?.size ?? 0) < 2) issues.push(`${name} is allowed in two versions, but has one`);
  return { shipped: versions.size, issues };
}
