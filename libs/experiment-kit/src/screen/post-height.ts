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
    parentWindow.postMessage({ type: 'zarra:resize', height }, '*');
  });
  sizeObserver.observe(element);
  return () => sizeObserver.disconnect();
}
