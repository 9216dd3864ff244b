/**
 * Caches results per argument object. A session's values are one object until one of them changes, so that
 * readouts, plots and drawing share a computation.
 */
export function memoize<S extends object, R>(compute: (source: S) => R): (source: S) => R {
  const results = new WeakMap<S, { readonly result: R }>();
  return (source) => {
    let cached = results.get(source);
    if (!cached) {
      cached = { result: compute(source) };
      results.set(source, cached);
    }
    return cached.result;
  };
}
