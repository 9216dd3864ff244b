const nextFrame = () => new Promise(requestAnimationFrame);

const loaded = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
  });

/** Waits for loading style sheets and fonts, and for the resize observers after them. */
export async function layoutSettled(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter((link) => link.sheet === null).map(loaded));
  // A font is requested by the frame that needs it.
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}
