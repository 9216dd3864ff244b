/** List of objects that are reused from frame to frame. */
export interface Pool<T> {
  /** Adds an object, whose fields the caller sets. */
  next: () => T;
  clear: () => void;
  count: () => number;
  forEach: (visit: (item: T) => void) => void;
  some: (test: (item: T) => boolean) => boolean;
}

/** Creates a list that allocates only when it grows. */
export function createPool<T>(create: () => T): Pool<T> {
  const items: T[] = [];
  let count = 0;
  return {
    next: () => (items[count++] ??= create()),
    clear: () => void (count = 0),
    count: () => count,
    forEach(visit) {
      for (let index = 0; index < count; index++) visit(items[index] as T);
    },
    some(test) {
      for (let index = 0; index < count; index++) if (test(items[index] as T)) return true;
      return false;
    },
  };
}
