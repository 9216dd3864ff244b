type Keyed = Record<PropertyKey, unknown>;

const isKeyed = (value: unknown): value is Keyed => typeof value === 'object' && value !== null;

/** The object or list that holds the last of these keys, and that key; undefined for the root itself. */
const locate = (root: unknown[], keys: readonly PropertyKey[]) => {
  const key = keys.at(-1);
  let parent: unknown = root;
  for (const part of keys.slice(0, -1)) parent = isKeyed(parent) ? parent[part] : undefined;
  return key !== undefined && isKeyed(parent) ? { parent, key } : undefined;
};

/** Filters a list in place, in a loop: spreading a huge list as arguments overflows the stack. */
const filterInPlace = (list: unknown[], predicate: (item: unknown, index: number) => boolean): void => {
  const filtered = list.filter(predicate);
  list.length = 0;
  for (const item of filtered) list.push(item);
};

/**
 * Removes invalid parts from a list: the invalid value itself, or the parent of a missing value. A list within it that
 * loses its last item is removed too: it is unusable, not empty. Repeated validation and removal leaves only valid items.
 * @param paths keys from the root, one path for each issue
 * @returns false if nothing was removed: the list as a whole is invalid
 */
export function dropInvalidParts(root: unknown[], paths: readonly (readonly PropertyKey[])[]): boolean {
  /** The invalid keys of each object or list, and its own position; undefined for the root. */
  const parts = new Map<Keyed, { keys: Set<string>; position: ReturnType<typeof locate> }>();
  for (const keys of paths) {
    const exact = locate(root, keys);
    const path = exact && Object.hasOwn(exact.parent, exact.key) ? keys : keys.slice(0, -1);
    const part = locate(root, path);
    if (!part) continue;
    const known = parts.get(part.parent) ?? { keys: new Set(), position: locate(root, path.slice(0, -1)) };
    parts.set(part.parent, known);
    known.keys.add(String(part.key));
  }
  // Removal follows the lookup of all paths: two issues may have the same path.
  for (const [parent, { keys, position }] of parts) {
    if (!Array.isArray(parent)) for (const key of keys) Reflect.deleteProperty(parent, key);
    else {
      filterInPlace(parent, (_, index) => !keys.has(String(index)));
      if (parent.length === 0 && position) Reflect.deleteProperty(position.parent, position.key);
    }
  }
  return parts.size > 0;
}

/**
 * Keeps only the first item of each `id`, in every list within a parsed value.
 * @param dropped receives the paths of omitted items, e.g. `4.lessons.2`
 */
export function dropDuplicates(value: unknown, dropped: Set<string>, path = ''): void {
  if (!isKeyed(value)) return;
  if (Array.isArray(value)) {
    const ids = new Set<unknown>();
    filterInPlace(value, (item, index) => {
      const value = isKeyed(item) ? item['id'] : undefined;
      // As text: `7` and `"7"` are the same in addresses.
      const id = typeof value === 'number' ? String(value) : value;
      const isDuplicate = id !== undefined && ids.has(id);
      if (isDuplicate) dropped.add(`${path}${index}`);
      ids.add(id);
      return !isDuplicate;
    });
  }
  for (const [key, part] of Object.entries(value)) dropDuplicates(part, dropped, `${path}${key}.`);
}
