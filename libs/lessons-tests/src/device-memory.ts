/** What was said while the browser kept its storage shut. */
const unstored = new Map<string, string>();

/** A text this device remembers under a key; null when there is none. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

/** Remembers a text on this device, or until the page is left where storage is blocked or full; null forgets it. */
export function remember(key: string, text: string | null): void {
  unstored.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unstored.set(key, text);
  }
}
