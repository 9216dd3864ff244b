import type { Manifest } from './libraries.js';

/**
 * Dependencies with an exact version: a consumer with a neighbouring version would install a second copy. The lockfile of the
 * workspace has the exact versions (docs/decisions/0032).
 */
export const rangeIssues = ({ dependencies = {} }: Manifest): string[] =>
  Object.entries(dependencies)
    .filter(([, range]) => /^\d/.test(range))
    .map(([name, range]) => `requires exactly ${name} ${range}, not a range`);
