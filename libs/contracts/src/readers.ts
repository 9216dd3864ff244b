import type { ZodMiniType } from 'zod/mini';

/**
 * Readers of responses of other back ends. A reader converts a value to the form of the contracts. It returns undefined
 * for a value that it cannot read, unless its comment states otherwise.
 */
export type Reader = (value: unknown, index: number) => unknown;

type Body = Readonly<Record<string, unknown>>;

export const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPresent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A text, or a number as text. */
export const toText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
};

/** A text; an empty one if it is missing or unreadable. */
export const toTextOrEmpty = (value: unknown): string => toText(value) ?? '';

/** An integer, also as text: `3`, `"3"`, `"3.0"`. */
export function toInteger(value: unknown): number | undefined {
  const isNumeric =
    typeof value === 'number' || (typeof value === 'string' && /^\s*\d+(?:\.0+)?\s*$/.test(value));
  return isNumeric && Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
}

/** The number of an option, 1–4, also as text: `2`, `"2"`, `"option2"`. */
export const toOptionNumber = (value: unknown): number | undefined => {
  const option = toInteger(typeof value === 'string' ? value.replace(/^\s*option/i, '') : value);
  return option !== undefined && option >= 1 && option <= 4 ? option : undefined;
};

/**
 * A percentage as an integer, rounded half up: `66.67`, `"66.67"`, `"66,67"`, `"50.00 %"`. A missing or blank one is
 * undefined. Any other value is returned unchanged: it is not the same as no percentage, and the schema rejects it.
 */
export function toPercentage(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined;
  const [, digits] = typeof value === 'string' ? (/^\s*(\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(value) ?? []) : [];
  const number = digits === undefined ? value : Number(digits.replace(',', '.'));
  return typeof number === 'number' ? Math.floor(number + 0.5) : value;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** An object by id, also as JSON text, without the entries that cannot be read. */
export const recordOf =
  (read: (value: unknown) => unknown) =>
  (value: unknown): Body | undefined => {
    const record = typeof value === 'string' ? parseJson(value) : value;
    if (!isBody(record)) return undefined;
    const entries = Object.entries(record).map(([key, entry]) => [key, read(entry)] as const);
    return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
  };

/**
 * A record by id, also as a list of objects, each with an id and a value under one of these names. An id may be inside an
 * object: `{ question: { id: 7 }, selected_option: 2 }`.
 */
export const recordOrListOf =
  (idNames: readonly string[], valueNames: readonly string[], read: (value: unknown) => unknown) =>
  (value: unknown): Body | undefined => {
    const source = typeof value === 'string' ? parseJson(value) : value;
    if (!Array.isArray(source)) return recordOf(read)(source);
    const firstOf = (entry: Body, names: readonly string[]) =>
      names.map((name) => entry[name]).find((part) => isPresent(part));
    const entries = source.filter(isBody).flatMap((entry) => {
      const id = firstOf(entry, idNames);
      const key = toText(isBody(id) ? id['id'] : id);
      return key === undefined ? [] : [[key, firstOf(entry, valueNames)] as const];
    });
    return recordOf(read)(Object.fromEntries(entries));
  };

/** The id of an entity that is only displayed. It is optional: the position replaces a missing one. */
export const toShownId: Reader = (value, index) => (isPresent(value) ? value : `#${index}`);

/** Reads some fields of an object; the others, and values that are no object, stay unchanged. */
export const fieldsOf =
  (readers: Readonly<Record<string, Reader>>): Reader =>
  (value, index) => {
    if (!isBody(value)) return value;
    const fields = Object.entries(readers).map(([name, read]) => [name, read(value[name], index)] as const);
    return { ...value, ...Object.fromEntries(fields) };
  };

/** Reads an object that has at least one of these fields; any other is null, which the schema rejects. */
export const withAnyOf =
  (names: readonly string[], read: Reader): Reader =>
  (value, index) =>
    isBody(value) && !names.some((name) => name in value) ? null : read(value, index);

/** The entries of a list, or of a page of a list: `{ results: […] }`. Other values stay unchanged. */
const entriesOf = (value: unknown): unknown =>
  isBody(value) && Array.isArray(value['results']) ? value['results'] : value;

/** Reads each entry of a list or page. Values that are no list stay unchanged. */
export const listOf =
  (read: Reader) =>
  (value: unknown): unknown => {
    const entries = entriesOf(value);
    return Array.isArray(entries) ? entries.map((entry, index) => read(entry, index)) : entries;
  };

/** The entries of a list with all fields of a schema; undefined for a value that is no list. */
export const validEntriesOf = (schema: ZodMiniType, value: unknown): unknown[] | undefined =>
  Array.isArray(value) ? value.filter((entry) => schema.safeParse(entry).success) : undefined;

/** As {@link listOf}; a single object is a list with one entry. */
export const listOrOneOf = (read: Reader) => (value: unknown) => {
  const list = listOf(read)(value);
  return isBody(list) ? [read(list, 0)] : list;
};

/** Reads one object, or the first entry of a list or page. Without an object it reads an empty one. */
export const oneOf = (read: Reader) => (value: unknown) => {
  const entries = entriesOf(value);
  const one: unknown = Array.isArray(entries) ? entries[0] : entries;
  return read(isBody(one) ? one : {}, 0);
};
