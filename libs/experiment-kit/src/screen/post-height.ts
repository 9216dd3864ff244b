/** Message of an embedded experiment to its embedding page. */
export interface ResizeMessage {
  readonly type: 'zarra:resize';
  readonly height: number;
}

/**
 * Posts the height of an embedded experiment to the embedding page on every change. The target origin is `*`:
 * any site may embed, and the message holds no other data.
 * @returns stops it
 */
export function postHeight(element: HTMLElement, parentWindow: Pick<Window, 'postMessage'>): () => void {
  let last: number | undefined;
  const sizeObserver = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    parentWindow.postMessage({ type: 'zarra:resize', height } satisfies ResizeMessage, '*');
  });
  sizeObserver.observe(element);
  return () => sizeObserver.disconnect();
}
