import type { Page } from '@playwright/test';

/** What the browser keeps of a session and of the tests done in it: names of the storage, sorted. */
export const storedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => /token|lesson/i.test(name))
      .sort(),
  );

/** The tokens the browser keeps. */
export const storedTokens = (page: Page) =>
  page.evaluate(() => ({
    access: localStorage.getItem('accessToken'),
    refresh: localStorage.getItem('refreshToken'),
  }));

/**
 * Puts another access token beside the refresh token, as the site itself would store it. Every other tab hears of it
 * and asks with it who is signed in.
 * @param expired whether its time is over, so that it is renewed before it is used; otherwise the server has to refuse it
 */
export const storeDeadToken = (page: Page, expired: boolean): Promise<string> =>
  page.evaluate((isExpired) => {
    const [head, claims] = localStorage.getItem('accessToken')!.split('.');
    // Nobody's signature, another one each time.
    const signature = crypto.randomUUID().replaceAll('-', '').slice(0, 42) + 'AAAAAAAAAAA';
    const dead = `${head!}.${claims!}.${signature}`;
    if (isExpired) localStorage.setItem('accessTokenExpiry', `${Date.now() - 1000} ${dead.slice(-8)}`);
    else localStorage.removeItem('accessTokenExpiry');
    localStorage.setItem('accessToken', dead);
    return dead;
  }, expired);
