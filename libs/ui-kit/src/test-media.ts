/** The little of Chromium's own protocol that is needed; the module's own types are the runner's. */
interface Browser {
  cdp: () => { send: (method: string, parameters: unknown) => Promise<unknown> };
}

/** As the stories run otherwise (.storybook/vitest.config.ts). */
const usual = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  'prefers-contrast': 'no-preference',
  'forced-colors': 'none',
};

/**
 * Has Chromium take the reader for one with these settings, while something is looked at. Only in a run of the stories: in
 * the catalogue itself nothing happens.
 */
export const withMedia = async (
  settings: Partial<typeof usual>,
  look: () => Promise<void> | void,
): Promise<void> => {
  if (!('__vitest_browser__' in globalThis)) return;
  const { cdp } = (await import('vitest/browser')) as unknown as Browser;
  const show = (all: typeof usual) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: Object.entries(all).map(([name, value]) => ({ name, value })),
    });
  await show({ ...usual, ...settings });
  try {
    await look();
  } finally {
    await show(usual);
  }
};
