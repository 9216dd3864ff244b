import { endpoints, type Endpoint } from './index.js';

/** The parts of a schema of zod that this test reads. */
interface Schema {
  readonly def: {
    readonly type: string;
    readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
    readonly [field: string]: unknown;
  };
}
interface Check {
  readonly check: string;
  readonly format?: string;
  readonly pattern?: RegExp;
}

/** Whether a pattern matches texts of a bounded length only: it has no `*`, `+` or `{n,}` outside a class of characters. */
const isBoundedPattern = (pattern: RegExp): boolean => {
  const plain = pattern.source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return plain.startsWith('^') && plain.endsWith('$') && !/[*+]|\{\d+,\}/.test(plain);
};

/** Formats whose texts have a bounded length. */
const BOUNDED_FORMATS = ['uuid', 'datetime', 'safeint', 'int32'];

/** Paths of the parts of a request that have no maximum. */
function unboundedParts(schema: unknown, path: string): string[] {
  const { def } = schema as Schema;
  const checks = [def as unknown as Check, ...(def.checks ?? []).map((check) => check._zod.def)];
  const has = (...names: string[]) => checks.some(({ check }) => names.includes(check));
  const isBoundedText = checks.some(
    ({ format = '', pattern }) => BOUNDED_FORMATS.includes(format) || (pattern && isBoundedPattern(pattern)),
  );
  const unless = (isBounded: boolean): string[] => (isBounded ? [] : [path]);
  const parts = (names: readonly string[]) => names.flatMap((name) => unboundedParts(def[name], path));
  switch (def.type) {
    case 'string':
      return unless(has('max_length', 'length_equals') || isBoundedText);
    case 'number':
      return unless(has('less_than') || isBoundedText);
    case 'array':
      return [...unless(has('max_length', 'length_equals')), ...unboundedParts(def['element'], `${path}[]`)];
    case 'record':
      // The number of entries is a custom check.
      return [...unless(has('custom')), ...parts(['keyType', 'valueType'])];
    case 'object':
      return [
        // Other fields would have no maximum.
        ...unless(def['catchall'] === undefined),
        ...Object.entries(def['shape'] as object).flatMap(([key, field]) =>
          unboundedParts(field, `${path}.${key}`),
        ),
      ];
    case 'union':
      return (def['options'] as unknown[]).flatMap((option) => unboundedParts(option, path));
    case 'tuple':
      return (def['items'] as unknown[]).flatMap((item) => unboundedParts(item, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return parts(['innerType']);
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'null':
      return [];
    default:
      return [`${path}: ${def.type}`];
  }
}

const requests = Object.entries<Endpoint>(endpoints).flatMap(([name, { request, params, query }]) =>
  Object.entries({ request, params, query }).flatMap(([part, schema]) =>
    schema ? [[`${name} ${part}`, schema] as const] : [],
  ),
);

test.each(requests)('every part of %s has a maximum', (name, schema) => {
  expect(unboundedParts(schema, name)).toEqual([]);
});
