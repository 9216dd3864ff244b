import type { EMAIL_CHANGE_KEY } from './account-keys.js';
import type { CONTACT_DRAFT_KEY, LocalKey, RECOVERY_KEY, RELOADED_AFTER_RELEASE_KEY } from './keys.js';

/** Web Storage with a fallback to the page's memory. No method throws. */
export interface DeviceStorage<Key extends string> {
  /** The value of a key; null if there is none. */
  get(key: Key): string | null;
  /** Stores a value. @returns whether it survives a reload; false: it is only in memory */
  set(key: Key, value: string): boolean;
  remove(key: Key): void;
  /** All keys with one of these prefixes. */
  keys<Prefix extends string>(...prefixes: readonly Prefix[]): Extract<Key, `${Prefix}${string}`>[];
  /** Whether the last change of a key survives a reload; false: it is only in memory. */
  isPersisted(key: Key): boolean;
  /**
   * Calls the listener after each change, including changes by other tabs, with the changed key; null: all keys were
   * removed. Returns the unsubscribe function.
   */
  readonly subscribe: (listener: (key: string | null) => void) => () => void;
}

/**
 * Creates a storage with a memory fallback, for a browser that blocks its storage or has no space left.
 * @param getStorage is called in each method: in some browsers the property itself throws
 */
export function createDeviceStorage<Key extends string>(getStorage: () => Storage): DeviceStorage<Key> {
  /** Changes that the browser's storage rejected; null: a removal. */
  const memory = new Map<string, string | null>();
  const listeners = new Set<(key: string | null) => void>();
  const notify = (key: string | null) => [...listeners].forEach((listener) => listener(key));

  const handleStorage = ({ key, newValue }: StorageEvent) => {
    // A removal by another tab applies to the value in memory too. A new value replaces a removal in memory.
    if (key !== null && (newValue === null || memory.get(key) === null)) memory.delete(key);
    notify(key);
  };

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

  /** Stores a value, or removes it (null). Returns whether the browser's storage accepted the change. */
  const change = (key: string, value: string | null): boolean => {
    let isStored = false;
    try {
      const storage = getStorage();
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      // Some storages accept writes and store nothing.
      isStored = storage.getItem(key) === value;
    } catch {
      // The storage is blocked or full.
    }
    if (isStored) memory.delete(key);
    else memory.set(key, value);
    notify(key);
    return isStored;
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
    set: change,
    remove: (key) => void change(key, null),
    keys<Prefix extends string>(...prefixes: readonly Prefix[]) {
      const matches = (key: string): key is Extract<Key, `${Prefix}${string}`> =>
        prefixes.some((prefix) => key.startsWith(prefix));
      return allKeys().filter(matches);
    },
    isPersisted: (key) => !memory.has(key),
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', handleStorage);
      };
    },
  };
}

/** The storage that all tabs share. */
export const localDeviceStorage = /* @__PURE__ */ createDeviceStorage<LocalKey>(() => localStorage);
/** The storage of this tab. */
export const tabDeviceStorage = /* @__PURE__ */ createDeviceStorage<
  typeof CONTACT_DRAFT_KEY | typeof EMAIL_CHANGE_KEY | typeof RECOVERY_KEY | typeof RELOADED_AFTER_RELEASE_KEY
>(() => sessionStorage);
