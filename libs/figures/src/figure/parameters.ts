type Path = readonly (string | number)[];

/** Places of the number with this name: `d` is found as `rays.object.d`. */
export function pathsOf(data: unknown, name: string, path: Path = []): Path[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    key === name && typeof value === 'number' ? [[...path, key]] : pathsOf(value, name, [...path, key]),
  );
}

/** The first number with this name; undefined without one. */
export function firstNumber(data: unknown, name: string): number | undefined {
  const [path] = pathsOf(data, name);
  return path?.reduce((part: unknown, key) => (part as Record<string | number, unknown>)[key], data) as
    number | undefined;
}

/** A copy in which the numbers with a name have another value. */
export function withValue<T>(data: T, name: string, value: number): T {
  if (typeof data !== 'object' || data === null) return data;
  const copy = Array.isArray(data)
    ? data.map((item: unknown) => withValue(item, name, value))
    : Object.fromEntries(
        Object.entries(data).map(([key, item]: [string, unknown]) => [
          key,
          key === name && typeof item === 'number' ? value : withValue(item, name, value),
        ]),
      );
  return copy as T;
}
