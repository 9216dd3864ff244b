import { expect } from '@playwright/test';
import { AccountPage } from '../testing/account-page.js';
import { lesson, result, schoolClass } from '../testing/honest-replies.js';
import { causeOf, listCells } from './content-rows.js';
import {
  faultReplies,
  hasServerMessage,
  isNoNetwork,
  RETRY_AFTER,
  SERVER_MESSAGE,
  type Fault,
} from './faults.js';
import type { MatrixPage, Row } from './matrix-page.js';
import { expectDraft, LESSON, lessonOf, openLesson, readDraft, recordDraft } from './stored-draft.js';

const RESULT = 'GET /lesson-test-result/{lessonId}/';
const FAILED = 'Xatolik yuz berdi. Qayta urinib koring.';
const LOADING = 'Test yuklanmoqda…';
const SLOW = 'Aloqa sekin, kutilmoqda…';

const expectText = (matrix: MatrixPage) => expect(lessonOf(matrix).title).toHaveText('Kuch Darsligi');

const classes: Row = {
  call: 'GET /classes/',
  path: LESSON,
  signedIn: true,
  cells: { ...listCells, 'Wrong schema': 'K' },
  wrongSchema: {
    json: [
      null,
      {
        ...schoolClass,
        lessons: ['x', {}, lesson, { lesson: 'Nomsiz' }, { id: 2, lesson: 'Ish', tests: 'x' }],
      },
    ],
  },
  trigger: openLesson,
  async expectWaiting(matrix) {
    await expect(lessonOf(matrix).title).toHaveText('Yuklanmoqda...');
  },
  expectSlow: (matrix) => expect(lessonOf(matrix).main.getByText(SLOW)).toBeVisible(),
  async expectFailed(matrix, fault) {
    const alert = lessonOf(matrix).main.getByRole('alert');
    await matrix.advanceUntil(() => expect(alert).toContainText(causeOf(fault), { timeout: 100 }));
    await expect(lessonOf(matrix).title).toHaveText('Yuklanmoqda...');
    await expect(alert.getByRole('button')).toBeVisible();
    const footer = matrix.page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: /^Telefon/ })).toBeVisible();
  },
  async expectRecovered(matrix, fault) {
    const { sidebar, questions, main } = lessonOf(matrix);
    await expectText(matrix);
    await expect(questions).toHaveCount(2);
    if (fault === 'Offline') return expectLastCopy(matrix);
    if (fault !== 'Wrong schema') return undefined;
    await expect(sidebar.getByRole('link')).toHaveText(['Kuch', 'Ish']);
    await sidebar.getByRole('link', { name: 'Ish' }).click();
    await expect(main.getByText('Bu dars uchun testlar mavjud emas.')).toBeVisible();
  },
};

/** Loaded classes stay when they are outdated and the network is lost. */
async function expectLastCopy(matrix: MatrixPage): Promise<void> {
  const { page } = matrix;
  await matrix.goOffline();
  await page.clock.fastForward('06:00');
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^Internet bilan aloqa yo.q\. Aloqa/)).toBeVisible();
  await expectText(matrix);
  await lessonOf(matrix).option(0, 2).check();
  await matrix.goOnline();
}

const results: Row = {
  call: RESULT,
  path: LESSON,
  signedIn: true,
  recordStorage: recordDraft,
  setUpReplies: ({ backend }) => backend.reply({ [RESULT]: { json: result } }),
  cells: {
    Timeout: 'W O D',
    401: 'R',
    403: 'F',
    404: 'L D',
    429: 'M',
    500: 'S M',
    'Bad JSON': 'M',
    'Wrong schema': 'M',
    Offline: 'W O D',
    'Slow 3G': 'W',
  },
  wrongSchema: { json: { percentage: 'yaxshi', correct_answers: null } },
  trigger: openLesson,
  async expectWaiting(matrix) {
    await expect(lessonOf(matrix).test.getByText(LOADING)).toBeVisible();
    await expectText(matrix);
  },
  expectSlow: (matrix) => expect(lessonOf(matrix).test.getByText(SLOW)).toBeVisible(),
  async expectFailed(matrix, fault) {
    const { test, questions } = lessonOf(matrix);
    if (fault === '404') return expectAnswering(matrix);
    if (isNoNetwork(fault)) {
      const notice = test.getByText(/^Server bilan aloqa yo.q\. Javob berishda davom eting/);
      await matrix.advanceUntil(() => expect(notice).toBeVisible({ timeout: 100 }));
      return expectAnswering(matrix);
    }
    await matrix.advanceUntil(() => expect(test.getByText(FAILED)).toBeVisible({ timeout: 100 }));
    await expect(questions).toHaveCount(0);
    await expectText(matrix);
  },
  async retry(matrix, fault) {
    const before = matrix.call.count();
    if (fault === '404') await matrix.page.reload();
    else if (isNoNetwork(fault)) {
      await matrix.advanceUntil(async () => expect(matrix.call.count()).toBeGreaterThan(before));
    } else await lessonOf(matrix).test.getByRole('button', { name: 'Qayta urinish' }).click();
  },
  expectRecovered: (matrix) => expect(lessonOf(matrix).percent).toHaveText('50%'),
  // In the states without a result a second question was answered.
  expectDraftStored: async (matrix) => expect(await readDraft(matrix)).not.toBeNull(),
};

/** The test is answered, with the draft restored and without a message of failure. */
async function expectAnswering(matrix: MatrixPage): Promise<void> {
  const { questions, test } = lessonOf(matrix);
  await expect(questions).toHaveCount(2);
  expect(await lessonOf(matrix).chosenOptions()).toEqual([1, 0]);
  await expect(test.getByRole('alert')).toHaveCount(0);
  await lessonOf(matrix).option(1, 2).check();
}

const waitingTexts: Partial<Record<Fault, RegExp>> = {
  Timeout: /^Internet bilan aloqa yo.q\. Javoblaringiz aloqa tiklanishi bilan/,
  Offline: /^Internet bilan aloqa yo.q\. Javoblaringiz aloqa tiklanishi bilan/,
  'Bad JSON': /^Javoblaringiz serverga yetib borgan/,
};

const submission: Row = {
  call: 'POST /submit-test/',
  path: LESSON,
  signedIn: true,
  recordStorage: recordDraft,
  setUpReplies: ({ backend }) => backend.reply({ [RESULT]: { status: 404, json: {} } }),
  cells: {
    Timeout: 'W O Q',
    401: 'R',
    403: 'F Q',
    404: 'L M Q',
    429: 'M Q',
    500: 'S M Q',
    'Bad JSON': 'M Q',
    'Wrong schema': 'K',
    Offline: 'W O Q',
    'Slow 3G': 'W',
  },
  wrongSchema: { json: { correct_answers: 1, total_tests: 2 } },
  async trigger(matrix) {
    await openLesson(matrix);
    await lessonOf(matrix).answer(() => 2, 1);
    await lessonOf(matrix).submit.click();
  },
  async expectWaiting(matrix) {
    const busy = lessonOf(matrix).test.locator('button[aria-busy="true"]');
    await expect(busy).toContainText('Yuborilmoqda…');
    await busy.dispatchEvent('click');
    await expectText(matrix);
  },
  expectSlow: (matrix) => expect(lessonOf(matrix).test.getByText(SLOW)).toBeVisible(),
  async expectFailed(matrix, fault) {
    const lesson = lessonOf(matrix);
    const alert = lesson.test.getByRole('alert').filter({ hasText: /\S/ });
    if (fault === 'Bad JSON') await expect(alert).toContainText('Natija olishda xatolik yuz berdi');
    else if (!isNoNetwork(fault))
      await expect(alert).toContainText(hasServerMessage(fault) ? SERVER_MESSAGE : FAILED);
    if (fault !== '404') {
      const reason =
        waitingTexts[fault] ?? /^Javoblaringiz saqlangan va birozdan so.ng o.zi qayta yuboriladi/;
      await expect(alert.getByText(reason)).toBeVisible();
      await expect(lesson.test.getByText(fault === 'Bad JSON' ? 'Yuborildi' : 'Navbatda')).toBeVisible();
    }
    expect(await lesson.chosenOptions()).toEqual([1, 2]);
    expect(matrix.call.count()).toBe(1);
    if (fault !== '429') return;
    await matrix.page.clock.fastForward((RETRY_AFTER - 2) * 1000);
    expect(matrix.call.count()).toBe(1);
  },
  async retry(matrix, fault) {
    const { backend, call, advanceUntil } = matrix;
    if (fault === '404') return lessonOf(matrix).submit.click();
    // Accepted answers are not sent again: only their result is fetched.
    if (fault === 'Bad JSON') {
      backend.reply({ [RESULT]: { json: result } });
      await advanceUntil(() => expect(lessonOf(matrix).percent).toBeVisible({ timeout: 100 }));
      expect(call.count()).toBe(1);
      return undefined;
    }
    return advanceUntil(async () => expect(call.count()).toBeGreaterThan(1));
  },
  async expectRecovered(matrix) {
    await expect(lessonOf(matrix).percent).toHaveText('50%');
    await expect.poll(() => readDraft(matrix)).toBeNull();
  },
  expectDraftStored: (matrix) => expectDraft(matrix, ['11', '12']),
  customCells: {
    // The result is fetched: the reply to the submission has no percentage.
    'Wrong schema': async (matrix, row) => {
      const { backend, call } = matrix;
      backend.reply({ [RESULT]: () => (call.count() > 0 ? { json: result } : { status: 404, json: {} }) });
      call.respondWith(row.wrongSchema);
      await row.trigger(matrix);
      await row.expectRecovered(matrix, 'Wrong schema');
      expect(call.count()).toBe(1);
      await new AccountPage(matrix.page).expectSignedIn('dilnoza');
    },
    403: async (matrix, row) => {
      const { page, call } = matrix;
      call.respondWith(faultReplies['403']);
      await row.trigger(matrix);
      await expect(page).toHaveURL('/forbidden');
      expect(matrix.log).toContain("Ruxsat etilmagan - sizda huquq yo'q");
      await row.expectDraftStored?.(matrix);
      // Other pages stay open: the answers are not sent again by themselves.
      await page.getByRole('main').getByRole('link', { name: 'Bosh sahifa' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('#about')).toContainText('Darslar1+');
      await expect(page).toHaveURL('/');
      call.respondWith('good');
      await openLesson(matrix);
      const { test, questions } = lessonOf(matrix);
      await expect(test.getByRole('alert').filter({ hasText: SERVER_MESSAGE })).toBeVisible();
      await expect(questions).toHaveCount(2);
      expect(await lessonOf(matrix).chosenOptions()).toEqual([1, 2]);
      await lessonOf(matrix).submit.click();
      await row.expectRecovered(matrix, '403');
    },
  },
};

export const lessonRows: readonly Row[] = [classes, results, submission];
