import { hasOwnText, readErrorText } from './error-text.js';

type Json = Readonly<Record<string, unknown>>;

/** Keys of the errors by field. The last three may also hold a text about the whole request. */
const WRAPPERS = ['errors', 'fields', 'details', 'detail', 'error', 'message'];
/** Those that hold nothing else. */
const FIELD_WRAPPERS = new Set(WRAPPERS.slice(0, 3));
const MAX_DEPTH = 3;

const textOf = (value: unknown): string | undefined =>
  readErrorText(typeof value === 'string' ? [value] : value);

/** The field of an item in a list of errors: its `field`, `attr` or `param`, or the last part of its `loc`. */
const fieldOf = ({ loc, param, attr, field }: Json): unknown =>
  [loc, param, attr, field]
    .flat()
    .filter((name) => typeof name === 'string')
    .at(-1);

/** Errors by field of a body or of a part of it. Those found first are preferred. */
function* entriesOf(value: unknown, wrapper?: string, depth = 0): Generator<[field: unknown, text: unknown]> {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const item of value) {
      const error = Object(item) as Json;
      yield [fieldOf(error), error];
      yield* entriesOf(item, wrapper, depth + 1);
    }
    return;
  }
  const body = value as Json;
  for (const key of WRAPPERS) yield* entriesOf(body[key], key, depth + 1);
  // Beside a text about the whole request, a plain text is more likely a value than an error.
  const arePlainTextsErrors = FIELD_WRAPPERS.has(wrapper ?? '') || !hasOwnText(body);
  for (const [name, part] of Object.entries(body)) {
    if (arePlainTextsErrors || typeof part !== 'string') yield [name, part];
  }
  yield [body['field'], body];
}

/**
 * Reads the errors of a form's fields from any error body: texts by field in `errors`, `fields`, `details`, `detail`,
 * `error` or at the top level (Django REST Framework), lists of errors that name their field, and our `field` with the
 * text of the body.
 * @param fields names of the fields in the request
 * @returns the first text of each field, in the order of `fields`; undefined when the body has none for them
 */
export function readFieldErrors<Field extends string>(
  body: unknown,
  fields: readonly Field[],
): Partial<Record<Field, string>> | undefined {
  const entries = [...entriesOf(body)];
  const errors: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const text = entries
      .filter(([name]) => name === field)
      .map(([, part]) => textOf(part))
      .find((found) => found !== undefined);
    if (text !== undefined) errors[field] = text;
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
