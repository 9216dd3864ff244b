const addLink = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { fetchPriority: 'low', ...link }));

/**
 * Fetches the scripts of a server-rendered page with low priority directly after its first paint, all at once, and runs
 * them. A browser may remember a failed module until the page is reloaded: the page is, once the network is back.
 * @param root names the module that hydrates the page in `data-app`, the modules it imports at once in `data-modules`,
 * separated by spaces, and data that it fetches at once, if any, in `data-state`
 */
export function loadAfterPaint(root: HTMLElement): void {
  const { app = '', modules = '', state } = root.dataset;
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const href of [app, ...modules.split(' ')]) addLink({ rel: 'modulepreload', href });
      if (state !== undefined) addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: state });
      import(/* @vite-ignore */ app).catch(() => addEventListener('online', () => location.reload()));
    }),
  );
}
