import type { Manifest } from './libraries.js';

/** Packages with an exact version, with the reason. */
const EXACT = new Map([['katex', 'its style sheet and fonts belong to one version']]);

/**
 * Dependencies with an exact version: a consumer with a neighbouring version would install a second copy. The lockfile of the
 * workspace has the exact versions (docs/decisions/0032).
 */
export const rangeIssues = ({ dependencies = {} }: Manifest): string[] =>
  Object.entries(dependencies)
    .filter(([name, range]) => /^\d/.test(range) && !EXACT.has(name))
    .map(([name, range]) => `requires exactly ${name} ${range}, not a range`);
