const nextFrame = () => new Promise(requestAnimationFrame);

const loaded = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
  });

/** Waits for stylesheets and fonts that are on their way, and for what resize observers change after them. */
export async function layoutSettled(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter((link) => link.sheet === null).map(loaded));
  // A font is requested by the frame that needs it.
  await nextFrame();
  await document.fonts.ready;
  await nextFrame();
  await nextFrame();
}
