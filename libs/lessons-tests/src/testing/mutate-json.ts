import * as fc from 'fast-check';
import { countFor } from './test-scope.js';

const REMOVED = Symbol('removed');

/** Replacements for a part of a JSON value; `null` in a list repeats one of its items. */
const replacements = fc.oneof(
  fc.constantFrom<unknown>(
    REMOVED,
    null,
    '',
    'NaN',
    -1,
    0,
    1.5,
    1e308,
    true,
    [],
    {},
    [[]],
    'x'.repeat(100_000),
  ),
  fc.jsonValue(),
);

/** Positions in a JSON value and their replacements. */
export const mutations = fc.array(fc.tuple(fc.nat(), replacements), { minLength: 1, maxLength: 3 });

/** Number of runs of a property, from its number in CI: half before a push, eighteen times as many in the extended run. */
export const runCount = (count: number): number =>
  countFor({ push: Math.ceil(count / 2), ci: count, extended: 18 * count });

/** Paths of all parts of a value. */
const pathsOf = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsOf(part, [...path, key])])
    : [];

/** A copy with replacements at some positions. */
export const mutate = (
  value: unknown,
  changes: readonly (readonly [position: number, replacement: unknown])[],
): unknown => {
  const copy = structuredClone(value) as Record<string, unknown>;
  for (const [position, replacement] of changes) {
    const paths = pathsOf(copy);
    const path = paths[position % Math.max(1, paths.length)] ?? [];
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((part, key) => (Object(part) as Record<string, unknown>)[key], copy) as Record<
      string,
      unknown
    >;
    const key = path.at(-1);
    if (key === undefined || typeof parent !== 'object') continue;
    if (replacement === REMOVED) Reflect.deleteProperty(parent, key);
    else if (Array.isArray(parent) && replacement === null)
      parent.push(parent[Number(key)]); // Duplicates an id.
    else Reflect.set(parent, key, replacement);
  }
  return copy;
};
