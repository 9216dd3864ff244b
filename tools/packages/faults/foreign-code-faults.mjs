// @ts-check
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../shipped-files.mjs';
/** @typedef {import('../pack.mjs').Packed} Packed */

/** Texts in a program stay as they are when it is bundled and minified: they betray where code comes from. */
const TEXT = /(["'`])(\p{L}[^"'`\\\n${}()=;]{9,200})\1/gu;
/** Names of elements, attributes and packages are everybody's. */
const TELLTALE = /[A-Z_ ]/;
/** As many in common, and as large a share of a module's, are no accident. */
const TOO_MANY = 8;
const TOO_LARGE_A_SHARE = 1 / 2;
/** Bytes; larger files are bundles of a package's own modules, which are read one by one. */
const LARGEST = 1_000_000;

/** @param {string} folder @param {string} file */
function texts(folder, file) {
  const code = readFileSync(path.join(folder, file), 'utf8');
  return new Set(
    [...code.matchAll(TEXT)].map((match) => match[2] ?? '').filter((text) => TELLTALE.test(text)),
  );
}

/** @type {Map<string, Set<string>[]>} */
const known = new Map();

/**
 * The texts of each module of a package.
 * @param {string} folder
 */
function fingerprints(folder) {
  const found =
    known.get(folder) ??
    filesBelow(folder)
      .filter((file) => /\.[cm]?js$/.test(file) && !file.includes('node_modules/'))
      .filter((file) => statSync(path.join(folder, file)).size < LARGEST)
      .map((file) => texts(folder, file));
  known.set(folder, found);
  return found;
}

/**
 * Whose code is inside a package beside its own. publint and attw see nothing wrong with a bundled peer; a consumer then
 * runs two of it.
 * @param {Packed} packed
 * @param {Iterable<string>} others folders of packages whose code must not be inside
 * @returns {string[]}
 */
export function foreignCodeFaults(packed, others) {
  const own = new Set(fingerprints(packed.folder).flatMap((module) => [...module]));
  return [...others]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => {
      const inside = fingerprints(folder)
        .map((module) => ({ module, shared: [...module].filter((text) => own.has(text)) }))
        .find(({ module, shared }) => shared.length >= Math.max(TOO_MANY, module.size * TOO_LARGE_A_SHARE));
      return inside
        ? [`holds code of ${path.basename(folder)}: ${inside.shared.slice(0, 3).join(' | ')}`]
        : [];
    });
}
