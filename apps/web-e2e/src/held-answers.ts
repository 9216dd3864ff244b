import type { BrowserContext, Page } from '@playwright/test';

export interface HeldAnswers {
  /** Calls that have been made so far. */
  readonly asked: number;
  /** Lets every call go its way, those that come later too. */
  readonly release: () => void;
}

/** Holds calls of a page, or of all pages of a browser, on their way to the server until they are released. */
export async function holdAnswers(browser: Page | BrowserContext, url: string): Promise<HeldAnswers> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = { asked: 0, release };
  await browser.route(url, async (route) => {
    held.asked += 1;
    await released;
    await route.continue();
  });
  return held;
}
