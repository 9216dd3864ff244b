// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { moduleImports } from '../module-imports.mjs';

/**
 * What a package's index gives, and the module each name comes from.
 * @param {string} dist
 * @returns {Map<string, string>} module by name, its path in dist
 */
export function exportedNames(dist) {
  const index = readFileSync(path.join(dist, 'index.js'), 'utf8');
  return new Map(
    [...index.matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(([, names = '', module = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => /** @type {[string, string]} */ ([name, module])),
    ),
  );
}

/**
 * The modules a module stands on, itself included.
 * @param {string} dist
 * @param {string} module its path in dist
 * @param {Set<string>} [met]
 */
export function reached(dist, module, met = new Set()) {
  if (met.has(module)) return met;
  met.add(module);
  for (const specifier of moduleImports(readFileSync(path.join(dist, module), 'utf8')))
    if (specifier.startsWith('.')) reached(dist, path.posix.join(path.posix.dirname(module), specifier), met);
  return met;
}
