/** A group of a DTCG file, or a token in it: JSON whose reserved names start with `$`. */
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

/** Formats a DTCG value for designers. */
const formatValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (!isRecord(value)) return String(value);
  if ('hex' in value) {
    const alpha = typeof value['alpha'] === 'number' ? ` at ${Math.round(100 * value['alpha'])} %` : '';
    return `${String(value['hex'])}${alpha}`;
  }
  if ('unit' in value) return `${String(value['value'])} ${String(value['unit'])}`;
  if ('dashArray' in value) return formatValue(value['dashArray']);
  return Object.values(value).map(formatValue).join(' ');
};

const tokensIn = (group: Group, path: readonly string[], inherited: string): ListedToken[] => {
  const description = group.$description ?? inherited;
  if (group.$value !== undefined)
    return [{ name: path.join('-'), value: formatValue(group.$value), description }];
  return Object.entries(group).flatMap(([name, inner]) =>
    name.startsWith('$') || !isRecord(inner)
      ? []
      : tokensIn(inner, [...path, name], path.length === 0 ? '' : description),
  );
};

/** The tokens of a DTCG file in its order, with the values of a mode where it overrides them. */
export const listTokens = (file: Group, mode: Group = {}): ListedToken[] => {
  const overrides = new Map(tokensIn(mode, [], '').map(({ name, value }) => [name, value]));
  return tokensIn(file, [], '').map((token) => ({
    ...token,
    value: overrides.get(token.name) ?? token.value,
  }));
};
