/** Value of a stored JSON text; undefined for none, and for a damaged one. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Whether a stored value is an object: the storage may hold that of another version. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a stored JSON text; null for anything else. */
export function parseRecord(text: string | null): Record<string, unknown> | null {
  const value = parseJson(text);
  return isRecord(value) ? value : null;
}
