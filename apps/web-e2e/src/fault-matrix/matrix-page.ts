import type { BrowserContext, Page, Request } from '@playwright/test';
import { createAccessToken, expect, test as base, type ForeignBackend } from '../testing/foreign-backend.js';
import { interceptCall, type FaultyCall } from './faulty-call.js';
import type { Cells, Code, Fault } from './faults.js';

/** The page of one row, used for all of its cells. */
export interface MatrixPage {
  readonly page: Page;
  readonly backend: ForeignBackend;
  readonly call: FaultyCall;
  /** Messages of the console since the reset. */
  readonly log: readonly string[];
  /** Disconnects the browser after the scripts of the page have loaded. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Advances the clock of the page until the assertion holds. */
  readonly advanceUntil: (assertion: () => Promise<void>) => Promise<void>;
  /** Starts a new visit: an empty document, no faults, and only these entries in the storage. */
  reset(storage: Readonly<Record<string, string>>): Promise<void>;
}

/** A row of the matrix: one call. */
export interface Row {
  /** As in the replies of a back end. */
  readonly call: string;
  readonly cells: Cells;
  /** Whether the visitor has a session. */
  readonly signedIn: boolean;
  /** Sets the replies of other calls. */
  readonly setUpReplies?: (matrix: MatrixPage) => void;
  /** Reply for the fault "Wrong schema". */
  readonly wrongSchema: NonNullable<object>;
  /** Opens the page and makes the call. */
  readonly trigger: (matrix: MatrixPage) => Promise<void>;
  /** Asserts what is shown while the call is pending. */
  readonly expectWaiting: (matrix: MatrixPage) => Promise<void>;
  /** Asserts the message about a slow connection. Absent: the row has none. */
  readonly expectSlow?: (matrix: MatrixPage) => Promise<void>;
  /** Asserts what is shown after a fault, and that the rest of the page works. */
  readonly expectFailed: (matrix: MatrixPage, fault: Fault) => Promise<void>;
  /** Retries as a user. Absent: the site retries automatically. */
  readonly retry?: (matrix: MatrixPage, fault: Fault) => Promise<void>;
  /** Asserts what is shown after a success. */
  readonly expectRecovered: (matrix: MatrixPage, fault: Fault) => Promise<void>;
  /** Asserts that the input is restored after the session has ended and the user has signed in again. */
  readonly expectRestored?: (matrix: MatrixPage) => Promise<void>;
  /** Path and query of the page with the call. */
  readonly path: string;
  /** Records the initial storage entries of the cells. */
  readonly recordStorage?: (matrix: MatrixPage) => Promise<Record<string, string>>;
  /** Asserts that the draft is stored. */
  readonly expectDraftStored?: (matrix: MatrixPage) => Promise<void>;
  /** Tests of cells that the codes cannot describe. They replace the standard test. */
  readonly customCells?: Partial<Record<Fault, (matrix: MatrixPage, row: Row) => Promise<void>>>;
}

/** Whether a cell has a code. */
export const hasCode = ({ cells }: Row, fault: Fault, code: Code): boolean =>
  cells[fault].split(' ').includes(code);

/** Tokens of a session, as the site stores them. */
export const sessionStorageEntries = (): Record<string, string> => ({
  accessToken: createAccessToken(),
  refreshToken: 'refresh-1',
});

/** Pause between two tries of an assertion, ms. */
const POLL_MS = 50;
/** Step of the page's clock, ms: the retries of a query wait for 1 and 2 s. */
const STEP_MS = 1500;

async function openMatrixPage(
  page: Page,
  context: BrowserContext,
  backend: ForeignBackend,
  siteUrl: string,
  call: string,
): Promise<MatrixPage> {
  const log: string[] = [];
  let loading = 0;
  page.on('console', (message) => log.push(message.text()));
  const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());
  const count = (change: number) => (request: Request) => void (loading += isCode(request) ? change : 0);
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  await page.clock.install();
  const faulty = await interceptCall(page, call);

  return {
    page,
    backend,
    call: faulty,
    log,
    async goOffline() {
      await expect.poll(() => loading, { intervals: [POLL_MS] }).toBe(0);
      faulty.setOffline(true);
      await context.setOffline(true);
    },
    async goOnline() {
      faulty.setOffline(false);
      await context.setOffline(false);
    },
    advanceUntil: (assertion) =>
      expect(async () => {
        await page.clock.fastForward(STEP_MS);
        await assertion();
      }).toPass({ intervals: [POLL_MS], timeout: 120_000 }),
    async reset(storage) {
      await context.setOffline(false);
      faulty.reset();
      // A file of the site's origin without scripts.
      await page.goto(`${siteUrl}/favicon.svg`);
      loading = 0;
      log.length = 0;
      await page.evaluate((entries) => {
        sessionStorage.clear();
        localStorage.clear();
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
      }, storage);
    },
  };
}

/** A test of one row of the matrix. */
export const test = base.extend<{ readonly openMatrix: (call: string) => Promise<MatrixPage> }>({
  openMatrix: async ({ page, context, backend, site }, use) => {
    let matrix: MatrixPage | undefined;
    await use(async (call) => (matrix = await openMatrixPage(page, context, backend, site.url, call)));
    // The last page may still send requests.
    await matrix?.reset({});
    await page.unrouteAll({ behavior: 'wait' });
  },
});

export { expect };
