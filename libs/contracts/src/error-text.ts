/** Keys of texts about a whole request, in order of preference. */
const TEXT_KEYS = ['detail', 'error', 'message', 'msg', 'errors', 'non_field_errors'];
/** Maximum nesting of a text. Deeper texts are ignored. */
const MAX_DEPTH = 5;

/**
 * The first text of an error body or of a part of it: a text, the items of a list, the keys of texts, then the lists under
 * other names, which are errors of fields.
 * @param isByField whether the value maps fields to texts, so that each plain text in it counts
 */
function findText(value: unknown, isByField = false, depth = 0): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null || depth === MAX_DEPTH) return undefined;
  const find = (part: unknown, key?: string) => findText(part, key === 'errors', depth + 1);
  const record = value as Readonly<Record<string, unknown>>;
  const keys = [
    ...(Array.isArray(value) ? [] : TEXT_KEYS),
    ...Object.keys(record).filter((key) => isByField || Array.isArray(value) || Array.isArray(record[key])),
  ];
  for (const key of keys) {
    const text = find(record[key], key);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Whether a value has a text about the whole request, beside the texts of fields. */
export const hasOwnText = (value: Readonly<Record<string, unknown>>): boolean =>
  TEXT_KEYS.some((key) => typeof value[key] === 'string');

/**
 * Reads the text for people from any error body: `detail`, `error`, `message`, `errors`, `non_field_errors`, then the lists
 * of other fields. Each may be a text, a list of texts, or an object with texts; the body may be a list. Parts of another
 * shape are skipped.
 * @returns undefined when the body has no text (not JSON, empty, another shape)
 */
export function readErrorText(body: unknown): string | undefined {
  return typeof body === 'string' ? undefined : findText(body);
}
