/** A group of a DTCG file, or a token in it: JSON, of which only the `$` names are fixed. */
interface Group {
  readonly $value?: unknown;
  readonly $description?: string;
  readonly [name: string]: unknown;
}

/** A row of the tables. */
export interface ListedToken {
  /** The variable's name without `--ui-`. */
  readonly name: string;
  readonly value: string;
  readonly description: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A DTCG value as a designer writes it. */
const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(', ');
  if (!isRecord(value)) return String(value);
  if ('hex' in value) {
    const alpha = typeof value['alpha'] === 'number' ? ` at ${Math.round(100 * value['alpha'])} %` : '';
    return `${String(value['hex'])}${alpha}`;
  }
  if ('unit' in value) return `${String(value['value'])} ${String(value['unit'])}`;
  if ('dashArray' in value) return written(value['dashArray']);
  return Object.values(value).map(written).join(' ');
};

const within = (group: Group, path: readonly string[], around: string): ListedToken[] => {
  const description = group.$description ?? around;
  if (group.$value !== undefined)
    return [{ name: path.join('-'), value: written(group.$value), description }];
  return Object.entries(group).flatMap(([name, inner]) =>
    name.startsWith('$') || !isRecord(inner)
      ? []
      : within(inner, [...path, name], path.length === 0 ? '' : description),
  );
};

/** The tokens of a DTCG file in its order; a mode's own values stand in place of those it changes. */
export const listTokens = (file: Group, mode: Group = {}): ListedToken[] => {
  const changed = new Map(within(mode, [], '').map(({ name, value }) => [name, value]));
  return within(file, [], '').map((token) => ({ ...token, value: changed.get(token.name) ?? token.value }));
};
