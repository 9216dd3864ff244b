/** Values in `localStorage` stay on the device, those in `sessionStorage` in the tab. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Saved JSON value of a key; undefined without one, for damaged JSON, and where the browser blocks storage. */
export function readSaved(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Saves a JSON value; undefined removes it. Where storage is blocked or full, a value lasts until the page is closed. */
export function saveValue(area: StorageArea, key: string, value: unknown): void {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
  } catch {
    // The caller has the value.
  }
}

/** Whether a saved value is an object: storage may hold that of another version. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
