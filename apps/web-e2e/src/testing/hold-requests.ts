import type { BrowserContext, Page } from '@playwright/test';

export interface HeldRequests {
  /** Number of requests made so far. */
  readonly count: number;
  /** Continues every held request, and every later one at once. */
  readonly release: () => void;
}

/** Holds requests of a page, or of all pages of a context, before they reach the server until they are released. */
export async function holdRequests(
  target: Page | BrowserContext,
  url: string | RegExp,
): Promise<HeldRequests> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const held = { count: 0, release };
  await target.route(url, async (route) => {
    held.count += 1;
    await released;
    await route.continue();
  });
  return held;
}
