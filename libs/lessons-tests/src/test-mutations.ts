import * as fc from 'fast-check';

const nothing = Symbol('missing');

/** What may stand in place of a part of a reply; `null` in a list repeats an item of it. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    nothing,
    null,
    '',
    'NaN',
    -1,
    0,
    1.5,
    1e308,
    true,
    [],
    {},
    [[]],
    'x'.repeat(100_000),
  ),
  fc.jsonValue(),
);

/** A few places of a reply, and what stands there instead. */
export const mutations = fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 3 });

/** How many mutated replies each test tries: in the extended run three times as many. */
export const repliesTried = (usual: number): number =>
  process.env['ZARRA_TEST_EXTENDED'] === 'true' ? 3 * usual : usual;

/** All places of a value, as paths. */
const places = (value: unknown, path: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [[...path, key], ...places(part, [...path, key])])
    : [];

/** A copy with other things at some places. */
export const mutate = (
  value: unknown,
  changes: readonly (readonly [place: number, thing: unknown])[],
): unknown => {
  const copy = structuredClone(value) as Record<string, unknown>;
  for (const [place, thing] of changes) {
    const all = places(copy);
    const path = all[place % Math.max(1, all.length)] ?? [];
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((part, key) => (Object(part) as Record<string, unknown>)[key], copy) as Record<
      string,
      unknown
    >;
    const key = path.at(-1);
    if (key === undefined || typeof holder !== 'object') continue;
    if (thing === nothing) Reflect.deleteProperty(holder, key);
    else if (Array.isArray(holder) && thing === null)
      holder.push(holder[Number(key)]); // The same id twice.
    else Reflect.set(holder, key, thing);
  }
  return copy;
};
