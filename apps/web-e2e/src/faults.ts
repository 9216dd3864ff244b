import type { Page } from '@playwright/test';

/** What no page of the site may ever do. */
export interface Faults {
  /** Each in words, for the report. */
  readonly seen: string[];
  /** Watches another tab as well. */
  watch(page: Page): Promise<void>;
}

/** Notes errors on the console, scripts that throw, breaches of the content policy and foreign hosts. */
export async function watchForFaults(page: Page, siteUrl: string): Promise<Faults> {
  const seen: string[] = [];
  const watch = (tab: Page) => watchTab(tab, siteUrl, seen);
  await watch(page);
  return { seen, watch };
}

async function watchTab(page: Page, siteUrl: string, seen: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    // Chromium complains of the status 404 of an unknown page itself, and of a lesson without a result: both are meant
    // (decisions 16 and 5), and the second is told on the console as the specification wants.
    const meant = url === page.url() || url.includes('/api/lesson-test-result/');
    if (meant && message.text().includes('status of 404')) return;
    if (message.text() === 'Resurs topilmadi' && new URL(page.url()).pathname === '/learn') return;
    seen.push(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${siteUrl}/`) && /^(https?|wss?):/.test(request.url())) {
      seen.push(`foreign request: ${request.url()}`);
    }
  });
  await page.exposeFunction('noteBreach', (what: string) => seen.push(`content policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { noteBreach } = window as unknown as { noteBreach: (what: string) => void };
      noteBreach(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}
