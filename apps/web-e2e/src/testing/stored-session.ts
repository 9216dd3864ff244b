import type { Page } from '@playwright/test';

/** Names of the stored tokens and test results, sorted. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => /token|lesson/i.test(name))
      .sort(),
  );

/** The stored tokens. */
export const storedTokens = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('accessToken'),
    refresh: localStorage.getItem('refreshToken'),
  }));

/**
 * Stores another access token beside the refresh token, as the site stores it. Every other tab then sends requests with
 * it who is signed in.
 * @param expired whether it has expired, so that it is refreshed before it is used; otherwise the server rejects it
 */
export const storeDeadToken = (page: Page, expired: boolean): Promise<string> =>
  page.evaluate((isExpired) => {
    const [head, claims] = localStorage.getItem('accessToken')!.split('.');
    // An invalid signature, a different one each time.
    const signature = crypto.randomUUID().replaceAll('-', '').slice(0, 42) + 'AAAAAAAAAAA';
    const dead = `${head!}.${claims!}.${signature}`;
    const expiry = Date.now() + (isExpired ? -1000 : 600_000);
    localStorage.setItem('accessTokenExpiry', `${expiry} ${dead.slice(-8)}`);
    localStorage.setItem('accessToken', dead);
    return dead;
  }, expired);
