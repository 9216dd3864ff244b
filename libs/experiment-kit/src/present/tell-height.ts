/** What an embedded experiment says to the page around it. */
export interface ResizeMessage {
  readonly type: 'zarra:resize';
  /** CSS pixels. */
  readonly height: number;
}

/**
 * Tells the page around an embedded experiment how tall it is, whenever that changes. Any site may embed one, and the
 * message says nothing else: it goes to whoever is there.
 * @returns ends it
 */
export function tellHeight(element: HTMLElement, around: Pick<Window, 'postMessage'>): () => void {
  let last: number | undefined;
  const size = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    around.postMessage({ type: 'zarra:resize', height } satisfies ResizeMessage, '*');
  });
  size.observe(element);
  return () => size.disconnect();
}
