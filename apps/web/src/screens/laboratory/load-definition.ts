import { experiments } from '@zarra/experiments';

/** An experiment that has loaded. */
export type Definition = Awaited<ReturnType<NonNullable<(typeof experiments)[string]>>>;

const loaded = new Map<string, Definition>();
const loads = new Map<string, Promise<Definition>>();

/** An experiment that has loaded already. */
export const loadedDefinition = (slug: string): Definition | undefined => loaded.get(slug);

/** Loads an experiment once; undefined for an unknown one. A failed load is not kept: the next call tries again. */
export function loadDefinition(slug: string): Promise<Definition> | undefined {
  const known = loads.get(slug);
  if (known) return known;
  const loading = experiments[slug]?.();
  if (!loading) return undefined;
  loads.set(slug, loading);
  loading.then(
    (definition) => loaded.set(slug, definition),
    () => loads.delete(slug),
  );
  return loading;
}
