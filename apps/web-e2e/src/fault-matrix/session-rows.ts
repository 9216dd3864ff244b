import { expect } from '@playwright/test';
import { AccountPage } from '../testing/account-page.js';
import { storedTokens } from '../testing/stored-session.js';
import { foreignForms, submitForm } from '../testing/foreign-forms.js';
import { expectSessionEnd, startCell } from './cell.js';
import { faultReplies, type Cells } from './faults.js';
import type { MatrixPage, Row } from './matrix-page.js';
import { expectDraft, LESSON, lessonOf, openLesson, recordDraft } from './stored-draft.js';

const CHECKING = 'Tekshirilmoqda…';
const SLOW = 'Aloqa sekin, kutilmoqda…';
const AUTH_ME = 'GET /auth-me/';

/** Asserts the parts of the lesson page that are public. */
async function expectLessonText(matrix: MatrixPage): Promise<void> {
  const lesson = lessonOf(matrix);
  await expect(lesson.title).toHaveText('Kuch Darsligi');
  await expect(lesson.main.getByText('Kuch vektor kattalik.')).toBeVisible();
  await expect(lesson.current).toContainText('Kuch');
}

/** The common parts of the rows of the session. */
const sessionView = {
  path: LESSON,
  signedIn: true,
  recordStorage: recordDraft,
  expectDraftStored: (matrix) => expectDraft(matrix, ['11']),
  trigger: openLesson,
  async expectWaiting(matrix) {
    await expect(lessonOf(matrix).test.getByText(CHECKING)).toBeVisible();
    await expect(
      matrix.page.getByRole('progressbar', { name: 'Hisob tekshirilmoqda' }).first(),
    ).toBeVisible();
    await expectLessonText(matrix);
  },
  expectSlow: (matrix) => expect(lessonOf(matrix).test.getByText(SLOW)).toBeVisible(),
  async expectFailed(matrix, fault) {
    const { test } = lessonOf(matrix);
    const alert = test.getByRole('alert');
    await matrix.advanceUntil(() =>
      expect(alert).toContainText('Avtorizatsiya xatosi. Iltimos qayta kiring.', { timeout: 100 }),
    );
    if (fault === 'Offline' || fault === 'Timeout') await expect(alert).toContainText(/Internet bilan aloqa/);
    await expectLessonText(matrix);
  },
  async expectRecovered(matrix) {
    await new AccountPage(matrix.page).expectSignedIn('dilnoza');
    await expect(lessonOf(matrix).questions).toHaveCount(2);
  },
} as const satisfies Partial<Row>;

const authMeCells: Cells = {
  Timeout: 'W O Z',
  401: 'R',
  403: 'F',
  404: 'L Z',
  429: 'Z',
  500: 'S Z',
  'Bad JSON': 'Z',
  'Wrong schema': 'K Z',
  Offline: 'W O Z',
  'Slow 3G': 'W',
};

const authMe: Row = {
  ...sessionView,
  call: AUTH_ME,
  cells: authMeCells,
  wrongSchema: { json: { email: 'dilnoza@zarra.uz', username: null, phone: 998 } },
  customCells: {
    // A disabled account: its tokens are useless.
    403: async (matrix, row) => {
      const { page, call } = matrix;
      call.respondWith(faultReplies['403']);
      await row.trigger(matrix);
      await expect(page).toHaveURL('/forbidden');
      expect(matrix.log).toContain("Ruxsat etilmagan - sizda huquq yo'q");
      await expect.poll(() => storedTokens(page)).toEqual({ access: null, refresh: null });
      await row.expectDraftStored?.(matrix);
      call.respondWith('good');
      await page.getByRole('main').getByRole('link', { name: 'Kirish' }).click();
      await submitForm(page.getByRole('main'), foreignForms['sign-in']);
      await new AccountPage(page).expectSignedIn('dilnoza');
    },
    'Wrong schema': async (matrix, row) => {
      const { page, call } = matrix;
      call.respondWith(row.wrongSchema);
      await row.trigger(matrix);
      await row.expectRecovered(matrix, 'Wrong schema');

      // Without a name and an e-mail the session has no user to show.
      const { accessToken: access, refreshToken: refresh } = await startCell(matrix, row, {});
      call.respondWith({ json: { username: null, email: null } });
      await row.trigger(matrix);
      await row.expectFailed(matrix, 'Wrong schema');
      await new AccountPage(page).expectSignedOut();
      expect(await storedTokens(page)).toEqual({ access, refresh });
      call.respondWith('good');
      await lessonOf(matrix).test.getByRole('button', { name: 'Qayta urinish' }).click();
      await row.expectRecovered(matrix, 'Wrong schema');
    },
  },
};

/** The stored token is rejected, so that the page refreshes it. */
function rejectStoredToken({ backend }: MatrixPage): void {
  let rejected: string | undefined;
  backend.reply({
    [AUTH_ME]: ({ headers: { authorization } }) => {
      rejected ??= authorization;
      if (authorization === rejected) return faultReplies['401'];
      return { json: { username: 'dilnoza', email: 'dilnoza@zarra.uz' } };
    },
  });
}

const refresh: Row = {
  ...sessionView,
  call: 'POST /token/refresh/',
  setUpReplies: rejectStoredToken,
  cells: {
    Timeout: 'W O Z',
    401: 'X',
    403: 'X',
    404: 'X',
    429: 'Z',
    500: 'S Z',
    'Bad JSON': 'Z',
    'Wrong schema': 'Z',
    Offline: 'W O Z',
    'Slow 3G': 'W',
  },
  wrongSchema: { json: { token: 'x' } },
  customCells: {
    401: async (matrix, row) => {
      const { page, call } = matrix;
      call.respondWith(faultReplies['401']);
      await row.trigger(matrix);
      await expectSessionEnd(matrix, row);
      await row.expectRecovered(matrix, '401');

      // "Refresh token mavjud emas": without a stored one no request is sent.
      await startCell(matrix, row, { refreshToken: '' });
      await row.trigger(matrix);
      await expect(page).toHaveURL(/\/login\?next=/);
      expect(await storedTokens(page)).toEqual({ access: null, refresh: null });
      expect(call.count()).toBe(0);
    },
    // One refresh for all calls, which wait for it.
    'Slow 3G': async (matrix, row) => {
      const { page, backend, call } = matrix;
      const { accessToken } = await startCell(matrix, row, {});
      const reject = (good: object) => (request: { headers: Readonly<Record<string, string>> }) =>
        request.headers['authorization'] === `Bearer ${accessToken!}` ? faultReplies['401'] : { json: good };
      backend.reply({
        [AUTH_ME]: reject({ username: 'dilnoza', email: null }),
        'GET /lessons/': reject([{ id: 1, lesson: 'Kuch' }]),
        'GET /contact/': reject([{ phone: '+998 71 200 30 40' }]),
      });
      call.respondWith('held');
      await page.goto('/');
      await expect.poll(() => call.count()).toBe(1);
      await expect(page.getByRole('contentinfo').getByText('Aloqa yuklanmoqda...')).toBeVisible();
      await page.clock.fastForward(10_500);
      call.respondWith('good');
      await new AccountPage(page).expectSignedIn('dilnoza');
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Telefon/ })).toBeVisible();
      await expect(page.locator('#about')).toContainText('Darslar1+');
      expect(call.count()).toBe(1);
    },
  },
};

export const sessionRows: readonly Row[] = [authMe, refresh];
