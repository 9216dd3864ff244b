import { AccountPage } from '../testing/account-page.js';
import { storedTokens } from '../testing/stored-session.js';
import { foreignForms, submitForm } from '../other-backends/foreign-forms.js';
import { faultReplies, type Fault } from './faults.js';
import { expect, hasCode, sessionStorageEntries, type MatrixPage, type Row } from './matrix-page.js';

/** Longer than the wait after which the line about a slow connection is shown, ms. */
const SLOW_MS = 10_500;
const REFRESH = 'POST /token/refresh/';

/** Asserts that the page is no blank page and shows no value of faulty code. */
export async function expectSound({ page }: MatrixPage): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toBeEmpty();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Simulyatsiyalar' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.locator('body').innerText()).not.toMatch(
    /\bNaN\b|\bundefined\b|\bnull\b|\[object|Unexpected/,
  );
}

const expectLogged = ({ log }: MatrixPage, text: string): Promise<void> =>
  expect.poll(() => log.some((line) => line.startsWith(text)), { message: `log: ${text}` }).toBe(true);

/** Asserts /forbidden after a 403, and that the page before it works once the call is good. */
async function expectForbidden(matrix: MatrixPage, row: Row): Promise<void> {
  const { page, call } = matrix;
  await expect(page).toHaveURL('/forbidden');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ruxsat etilmagan');
  await expectLogged(matrix, "Ruxsat etilmagan - sizda huquq yo'q");
  await row.draftKept?.(matrix);
  await expectSound(matrix);
  call.answer('good');
  await page.goBack();
  await expect(page).toHaveURL(row.path);
}

/** Asserts that the session has ended, and that signing in leads back to the page. */
export async function expectSessionEnd(matrix: MatrixPage, row: Row): Promise<void> {
  const { page, backend, call } = matrix;
  await expect(page).toHaveURL(/^[^?]*\/login(\?next=|$)/);
  await expect(page.getByText('Avtorizatsiya muammosi. Iltimos qayta kiring.')).toBeVisible();
  expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
  await row.draftKept?.(matrix);
  await expectSound(matrix);
  call.answer('good');
  backend.reply({ [REFRESH]: () => ({ json: sessionTokens() }) });
  await submitForm(page.getByRole('main'), foreignForms['sign-in']);
  await expect(page).toHaveURL(row.path);
}

const sessionTokens = () => {
  const { accessToken: access } = sessionStorageEntries();
  return { access };
};

/** A session whose access token this call alone rejects. */
const rejectToken = ({ call }: MatrixPage, access: string): void =>
  call.answer((authorization) => (authorization === `Bearer ${access}` ? faultReplies['401'] : 'good'));

/** Makes the call with a rejected token whose refresh is rejected too. */
async function expectRejectedRefresh(matrix: MatrixPage, row: Row): Promise<void> {
  const { backend, call } = matrix;
  backend.reply({ [REFRESH]: faultReplies['401'] });
  call.answer(faultReplies['401']);
  await row.trigger(matrix);
  await expectSessionEnd(matrix, row);
  await (row.restored ? row.restored(matrix) : row.healed(matrix, '401'));
}

/** Makes the call with a rejected token, whose refresh the person does not notice. */
async function expectUnnoticedRefresh(matrix: MatrixPage, row: Row, storage: Record<string, string>) {
  const { page, backend, call } = matrix;
  await matrix.reset(storage);
  const refreshes = backend.requestsOf(REFRESH).length;
  rejectToken(matrix, storage['accessToken']!);
  await row.trigger(matrix);
  await row.healed(matrix, '401');
  expect(backend.requestsOf(REFRESH)).toHaveLength(refreshes + 1);
  // A changed token may fetch a GET once more.
  if (row.call.startsWith('POST')) expect(call.count()).toBe(2);
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
}

/** Starts a visit for a cell. Returns the entries of the storage. */
export async function startCell(matrix: MatrixPage, row: Row, stored: Record<string, string>) {
  const storage = { ...(row.signedIn ? sessionStorageEntries() : {}), ...stored };
  await matrix.reset(storage);
  matrix.backend.reply({ [REFRESH]: () => ({ json: sessionTokens() }) });
  row.prepare?.(matrix);
  return storage;
}

/** Makes the call with a fault, up to the moment when the fault is over. */
async function causeFault(matrix: MatrixPage, row: Row, fault: Fault): Promise<void> {
  const { page, call } = matrix;
  const isHeld = ['Timeout', 'Offline', 'Slow 3G'].includes(fault);
  if (isHeld) call.answer('held');
  else
    call.answer(
      fault === 'Wrong schema' ? row.wrongSchema : faultReplies[fault as keyof typeof faultReplies],
    );
  await row.trigger(matrix);
  if (!isHeld) return;
  await row.waiting(matrix);
  await expectSound(matrix);
  if (hasCode(row, fault, 'W')) {
    await page.clock.fastForward(SLOW_MS);
    await row.slow?.(matrix);
  }
  if (fault === 'Timeout') call.answer('timedout');
  else if (fault === 'Slow 3G') call.answer('good');
  else await matrix.goOffline();
}

/** Runs a cell: causes the fault, asserts what the person sees, and that the site recovers. */
export async function runCell(
  matrix: MatrixPage,
  row: Row,
  fault: Fault,
  stored: Record<string, string>,
): Promise<void> {
  const { page, call } = matrix;
  const has = (code: Parameters<typeof hasCode>[2]) => hasCode(row, fault, code);
  const storage = await startCell(matrix, row, stored);
  const special = row.special?.[fault];
  if (special) return special(matrix, row);
  if (has('R')) {
    await expectRejectedRefresh(matrix, row);
    return expectUnnoticedRefresh(matrix, row, storage);
  }
  await causeFault(matrix, row, fault);
  if (has('F')) await expectForbidden(matrix, row);
  else if (has('X')) await expectSessionEnd(matrix, row);
  else if (has('M') || has('P') || has('Z') || has('D') || has('Q')) {
    await row.failed(matrix, fault);
    if (has('L')) await expectLogged(matrix, 'Resurs topilmadi');
    if (has('S')) await expectLogged(matrix, 'Serverda xato: 500');
    if (has('Z')) {
      await new AccountPage(page).expectSignedOut();
      const { accessToken, refreshToken } = storage;
      expect(await storedTokens(page)).toEqual({ access: accessToken, refresh: refreshToken });
    }
    await row.draftKept?.(matrix);
    await expectSound(matrix);
    if (fault === 'Offline') {
      await expect(page.getByText(/^Internet bilan aloqa yo.q\. Aloqa/)).toBeVisible();
      await matrix.goOnline();
    }
    const before = call.count();
    call.answer('good');
    await row.retry?.(matrix, fault);
    if (!row.retry) await matrix.passUntil(async () => expect(call.count()).toBeGreaterThan(before));
  }
  await row.healed(matrix, fault);
  if (fault === 'Slow 3G' && row.call.startsWith('POST')) expect(call.count()).toBe(1);
  await expectSound(matrix);
}
