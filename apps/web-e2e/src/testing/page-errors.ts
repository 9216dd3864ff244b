import type { Page } from '@playwright/test';

/** Errors of the pages of a test, and their log. */
export interface PageErrors {
  /** One line for each error. */
  readonly found: string[];
  /** One line for each page that React rendered again because it differed from the server's HTML. No test expects it. */
  readonly mismatches: string[];
  /** Everything the pages logged and every request that failed, for the report of a failed test. */
  readonly log: string[];
  /** Observes another tab too. */
  observe(page: Page): Promise<void>;
}

/** Collects console errors, uncaught exceptions, violations of the content security policy, and requests to other hosts. */
export async function observePageErrors(page: Page, siteUrl: string): Promise<PageErrors> {
  const errors = { found: [], mismatches: [], log: [] };
  const observe = (tab: Page) => observeTab(tab, siteUrl, errors);
  await observe(page);
  return { ...errors, observe };
}

async function observeTab(
  page: Page,
  siteUrl: string,
  { found, mismatches, log }: Omit<PageErrors, 'observe'>,
): Promise<void> {
  const report = (error: string): void => {
    found.push(error);
    log.push(error);
  };
  page.on('console', (message) => {
    const { url } = message.location();
    const line = `console ${message.type()}: ${message.text()} (${url})`;
    // Chromium logs status 404 of an unknown page and of a lesson without a result: both statuses are correct. The specification
    // requires the console message for the second.
    const isIntended404 =
      (url === page.url() || url.includes('/api/lesson-test-result/')) &&
      message.text().includes('status of 404');
    if (message.text().startsWith('The page differs from its server rendering')) mismatches.push(line);
    const isMissingResult =
      message.text() === 'Resurs topilmadi' && new URL(page.url()).pathname === '/learn';
    if (message.type() === 'error' && !isIntended404 && !isMissingResult) report(line);
    else log.push(line);
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    log.push(`request failed: ${request.url()} (${request.failure()?.errorText ?? 'no reason given'})`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${siteUrl}/`) && /^(https?|wss?):/.test(request.url())) {
      report(`request to another host: ${request.url()}`);
    }
  });
  await page.exposeFunction('reportViolation', (violation: string) =>
    report(`content security policy: ${violation}`),
  );
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}
