/** The part of `vitest/browser` that is used; its types belong to the configuration of the test runner. */
interface Browser {
  cdp: () => { send: (method: string, parameters: unknown) => Promise<unknown> };
}

/** Defaults of the story tests (.storybook/vitest.config.ts). */
const defaultFeatures = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'reduce',
  'prefers-contrast': 'no-preference',
  'forced-colors': 'none',
};

/**
 * Emulates media features in Chromium during a check. Only in story tests: it does nothing in the catalogue.
 */
export const withMedia = async (
  features: Partial<typeof defaultFeatures>,
  check: () => Promise<void> | void,
): Promise<void> => {
  if (!('__vitest_browser__' in globalThis)) return;
  const { cdp } = (await import('vitest/browser')) as unknown as Browser;
  const emulate = (all: typeof defaultFeatures) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: Object.entries(all).map(([name, value]) => ({ name, value })),
    });
  await emulate({ ...defaultFeatures, ...features });
  try {
    await check();
  } finally {
    await emulate(defaultFeatures);
  }
};
