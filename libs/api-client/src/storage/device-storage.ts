import type { LocalKey, TabKey } from './keys.js';

/** Web Storage with a fallback to the page's memory. No method throws. */
export interface DeviceStorage<Key extends string> {
  /** The value of a key; null if there is none. */
  get(key: Key): string | null;
  /** Stores a value. @returns whether it survives a reload; false: it is only in memory */
  set(key: Key, value: string): boolean;
  remove(key: Key): void;
  /** All keys with one of these prefixes. */
  keys<Prefix extends string>(...prefixes: readonly Prefix[]): Extract<Key, `${Prefix}${string}`>[];
}

/**
 * Creates a storage with a memory fallback, for a browser that blocks its storage or has no space left.
 * @param getStorage is called in each method: in some browsers the property itself throws
 */
export function createDeviceStorage<Key extends string>(getStorage: () => Storage): DeviceStorage<Key> {
  /** Changes that the browser's storage rejected; null: a removal. */
  const memory = new Map<string, string | null>();

  const allKeys = (): string[] => {
    let stored: string[] = [];
    try {
      stored = Object.keys(getStorage());
    } catch {
      // The storage is blocked: only the memory has keys.
    }
    const keys = new Set([...stored, ...memory.keys()]);
    return [...keys].filter((key) => memory.get(key) !== null);
  };

  return {
    get(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return getStorage().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        const storage = getStorage();
        storage.setItem(key, value);
        // Some storages accept writes and store nothing.
        if (storage.getItem(key) === value) {
          memory.delete(key);
          return true;
        }
      } catch {
        // The storage is blocked or full.
      }
      memory.set(key, value);
      return false;
    },
    remove(key) {
      memory.delete(key);
      try {
        const storage = getStorage();
        storage.removeItem(key);
        if (storage.getItem(key) === null) return;
      } catch {
        // The storage is blocked.
      }
      memory.set(key, null);
    },
    keys<Prefix extends string>(...prefixes: readonly Prefix[]) {
      const matches = (key: string): key is Extract<Key, `${Prefix}${string}`> =>
        prefixes.some((prefix) => key.startsWith(prefix));
      return allKeys().filter(matches);
    },
  };
}

/** The storage that all tabs share. */
export const localDeviceStorage = /* @__PURE__ */ createDeviceStorage<LocalKey>(() => localStorage);
/** The storage of this tab. */
export const tabDeviceStorage = /* @__PURE__ */ createDeviceStorage<TabKey>(() => sessionStorage);
