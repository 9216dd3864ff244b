/** Texts that the browser's storage did not take. */
const memoryFallback = new Map<string, string>();

/** Reads a text from this device's storage; null when there is none. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memoryFallback.get(key) ?? null;
  } catch {
    return memoryFallback.get(key) ?? null;
  }
}

/** Saves a text on this device; null removes it. While storage is blocked or full, the text lasts until the page unloads. */
export function saveItem(key: string, text: string | null): void {
  memoryFallback.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) memoryFallback.set(key, text);
  }
}
