import { retryImport } from '@zarra/ui-kit/lazy';
import { useEffect, useState } from 'react';

/**
 * A module that is loaded when it is first needed. A failed load is retried.
 * @param load imports it, a constant function: `() => import('./views.js')`; absent: there is none
 * @returns undefined until it has loaded
 */
export function useModule<Module>(
  load: (() => Promise<Module>) | undefined,
  isNeeded: boolean,
): Module | undefined {
  const [loaded, setLoaded] = useState<Module>();
  const isMissing = isNeeded && loaded === undefined;
  useEffect(() => {
    if (isMissing && load) void retryImport(load).then(setLoaded);
  }, [isMissing, load]);
  return loaded;
}
