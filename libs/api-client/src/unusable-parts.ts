import type { Fault } from './contract-check.js';

type Keyed = Record<PropertyKey, unknown>;

const isKeyed = (value: unknown): value is Keyed => typeof value === 'object' && value !== null;

/** The object or list holding the last of these keys, and that key; undefined for the root itself. */
const locate = (
  root: unknown[],
  keys: readonly PropertyKey[],
): { holder: Keyed; key: PropertyKey } | undefined => {
  const key = keys.at(-1);
  let holder: unknown = root;
  for (const part of keys.slice(0, -1)) holder = isKeyed(holder) ? holder[part] : undefined;
  return key !== undefined && isKeyed(holder) ? { holder, key } : undefined;
};

/** Filters a list in place; a loop, since spreading a huge list as arguments overflows the stack. */
const keepOnly = (list: unknown[], wanted: (item: unknown, index: number) => boolean): void => {
  const kept = list.filter(wanted);
  list.length = 0;
  for (const item of kept) list.push(item);
};

/**
 * Removes what the contract refused from a list: the faulty part itself or, when it is a part that is
 * missing, whatever should have held it. Repeating check and removal leaves only usable items.
 * @returns false when nothing could be removed, so the list as a whole is unusable
 */
export function dropFaults(root: unknown[], faults: readonly Fault[]): boolean {
  const parts = new Map<Keyed, Set<string>>();
  for (const { keys } of faults) {
    const exact = locate(root, keys);
    const part = exact && Object.hasOwn(exact.holder, exact.key) ? exact : locate(root, keys.slice(0, -1));
    if (part) parts.set(part.holder, (parts.get(part.holder) ?? new Set()).add(String(part.key)));
  }
  // Only now, so that of two faults at one place the second does not find it missing.
  for (const [holder, keys] of parts) {
    if (Array.isArray(holder)) keepOnly(holder, (_, index) => !keys.has(String(index)));
    else for (const key of keys) Reflect.deleteProperty(holder, key);
  }
  return parts.size > 0;
}

/**
 * Leaves, in every list within a parsed value, only the first item of each `id`.
 * @param dropped gets where items were left out, e.g. `4.lessons.2`
 */
export function dropRepeats(value: unknown, dropped: Set<string>, path = ''): void {
  if (!isKeyed(value)) return;
  if (Array.isArray(value)) {
    const seen = new Set<unknown>();
    keepOnly(value, (item, index) => {
      const id = isKeyed(item) ? item['id'] : undefined;
      const repeated = id !== undefined && seen.has(id);
      if (repeated) dropped.add(`${path}${index}`);
      seen.add(id);
      return !repeated;
    });
  }
  for (const [key, part] of Object.entries(value)) dropRepeats(part, dropped, `${path}${key}.`);
}
