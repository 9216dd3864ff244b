import { AccountPage } from '../testing/account-page.js';
import { storedTokens } from '../testing/stored-session.js';
import { foreignForms, submitForm } from '../testing/foreign-forms.js';
import { faultReplies, type Fault } from './faults.js';
import { expect, hasCode, sessionStorageEntries, type MatrixPage, type Row } from './matrix-page.js';

/** Longer than the wait after which the line about a slow connection is shown, ms. */
const SLOW_MS = 10_500;
const REFRESH = 'POST /token/refresh/';

/** Asserts that the page has its main parts and shows no values such as `NaN` or `undefined`. */
export async function expectUsable({ page }: MatrixPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Simulyatsiyalar' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.locator('body').innerText()).not.toMatch(
    /\bNaN\b|\bundefined\b|\bnull\b|\[object|Unexpected/,
  );
}

const expectLogged = ({ log }: MatrixPage, text: string): Promise<void> =>
  expect.poll(() => log.some((line) => line.startsWith(text)), { message: `log: ${text}` }).toBe(true);

/** Asserts /forbidden after a 403, and that the previous page works after the call succeeds. */
async function expectForbidden(matrix: MatrixPage, row: Row): Promise<void> {
  const { page, call } = matrix;
  await expect(page).toHaveURL('/forbidden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruxsat etilmagan');
  await expectLogged(matrix, "Ruxsat etilmagan - sizda huquq yo'q");
  await row.expectDraftStored?.(matrix);
  await expectUsable(matrix);
  call.respondWith('good');
  await page.goBack();
  await expect(page).toHaveURL(row.path);
}

/** Asserts that the session has ended, and that signing in returns to the page. */
export async function expectSessionEnd(matrix: MatrixPage, row: Row): Promise<void> {
  const { page, backend, call } = matrix;
  await expect(page).toHaveURL(/^[^?]*\/login(\?next=|$)/);
  await expect(page.getByText('Avtorizatsiya muammosi. Iltimos qayta kiring.')).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
  await row.expectDraftStored?.(matrix);
  await expectUsable(matrix);
  call.respondWith('good');
  backend.reply({ [REFRESH]: () => ({ json: sessionTokens() }) });
  await submitForm(page.getByRole('main'), foreignForms['sign-in']);
  await expect(page).toHaveURL(row.path);
}

const sessionTokens = () => {
  const { accessToken: access } = sessionStorageEntries();
  return { access };
};

/** Rejects an access token in this call only. */
const rejectToken = ({ call }: MatrixPage, access: string): void =>
  call.respondWith((authorization) => (authorization === `Bearer ${access}` ? faultReplies['401'] : 'good'));

/** Makes the call with a rejected token whose refresh is rejected too. */
async function expectRejectedRefresh(matrix: MatrixPage, row: Row): Promise<void> {
  const { backend, call } = matrix;
  backend.reply({ [REFRESH]: faultReplies['401'] });
  call.respondWith(faultReplies['401']);
  await row.trigger(matrix);
  await expectSessionEnd(matrix, row);
  await (row.expectRestored ? row.expectRestored(matrix) : row.expectRecovered(matrix, '401'));
}

/** Makes the call with a rejected token, and asserts that the refresh shows no message. */
async function expectSilentRefresh(matrix: MatrixPage, row: Row, storage: Record<string, string>) {
  const { page, backend, call } = matrix;
  await matrix.reset(storage);
  const refreshes = backend.requestsOf(REFRESH).length;
  rejectToken(matrix, storage['accessToken']!);
  await row.trigger(matrix);
  await row.expectRecovered(matrix, '401');
  expect(backend.requestsOf(REFRESH)).toHaveLength(refreshes + 1);
  // A changed token may fetch a GET once more.
  if (row.call.startsWith('POST')) expect(call.count()).toBe(2);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
}

/** Starts the visit of a cell. @returns the storage entries */
export async function startCell(matrix: MatrixPage, row: Row, stored: Record<string, string>) {
  const storage = { ...(row.signedIn ? sessionStorageEntries() : {}), ...stored };
  await matrix.reset(storage);
  matrix.backend.reply({ [REFRESH]: () => ({ json: sessionTokens() }) });
  row.setUpReplies?.(matrix);
  return storage;
}

/** Makes the call with a fault, and ends the waiting time of a held request. */
async function causeFault(matrix: MatrixPage, row: Row, fault: Fault): Promise<void> {
  const { page, call } = matrix;
  const isHeld = ['Timeout', 'Offline', 'Slow 3G'].includes(fault);
  if (isHeld) call.respondWith('held');
  else
    call.respondWith(
      fault === 'Wrong schema' ? row.wrongSchema : faultReplies[fault as keyof typeof faultReplies],
    );
  await row.trigger(matrix);
  if (!isHeld) return;
  await row.expectWaiting(matrix);
  await expectUsable(matrix);
  if (hasCode(row, fault, 'W')) {
    await page.clock.fastForward(SLOW_MS);
    await row.expectSlow?.(matrix);
  }
  if (fault === 'Timeout') call.respondWith('timedout');
  else if (fault === 'Slow 3G') call.respondWith('good');
  else await matrix.goOffline();
}

/** Tests a cell: causes the fault, asserts what the user sees, and asserts that the site recovers. */
export async function runCell(
  matrix: MatrixPage,
  row: Row,
  fault: Fault,
  stored: Record<string, string>,
): Promise<void> {
  const { page, call } = matrix;
  const has = (code: Parameters<typeof hasCode>[2]) => hasCode(row, fault, code);
  const storage = await startCell(matrix, row, stored);
  const runCustomCell = row.customCells?.[fault];
  if (runCustomCell) return runCustomCell(matrix, row);
  if (has('R')) {
    await expectRejectedRefresh(matrix, row);
    return expectSilentRefresh(matrix, row, storage);
  }
  await causeFault(matrix, row, fault);
  if (has('F')) await expectForbidden(matrix, row);
  else if (has('X')) await expectSessionEnd(matrix, row);
  else if (has('M') || has('P') || has('Z') || has('D') || has('Q')) {
    await row.expectFailed(matrix, fault);
    if (has('L')) await expectLogged(matrix, 'Resurs topilmadi');
    if (has('S')) await expectLogged(matrix, 'Serverda xato: 500');
    if (has('Z')) {
      await new AccountPage(page).expectSignedOut();
      const { accessToken, refreshToken } = storage;
      expect(await storedTokens(page)).toEqual({ access: accessToken, refresh: refreshToken });
    }
    await row.expectDraftStored?.(matrix);
    await expectUsable(matrix);
    if (fault === 'Offline') {
      await expect(page.getByText(/^Internet bilan aloqa yo.q\. Aloqa/)).toBeVisible();
      await matrix.goOnline();
    }
    const before = call.count();
    call.respondWith('good');
    await row.retry?.(matrix, fault);
    if (!row.retry) await matrix.advanceUntil(async () => expect(call.count()).toBeGreaterThan(before));
  }
  await row.expectRecovered(matrix, fault);
  if (fault === 'Slow 3G' && row.call.startsWith('POST')) expect(call.count()).toBe(1);
  await expectUsable(matrix);
}
