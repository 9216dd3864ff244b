import { isEmbedded } from '../../experiment-pages.js';

type EmbeddedPage = (typeof import('./embedded-page.js'))['EmbeddedPage'];

let loaded: EmbeddedPage | undefined;
let loading: Promise<EmbeddedPage> | undefined;

/** The page of an experiment in a frame of another site, if it has loaded already. */
export const loadedEmbeddedPage = (): EmbeddedPage | undefined => loaded;

/** Loads it once. A failed load is not kept: the next call tries again. */
export function loadEmbeddedPage(): Promise<EmbeddedPage> {
  loading ??= import('./embedded-page.js').then(({ EmbeddedPage }) => (loaded = EmbeddedPage));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Whether the address needs it at once. The server renders all addresses. */
export const needsEmbeddedPage = (): boolean =>
  typeof location === 'undefined' || isEmbedded(location.search);
