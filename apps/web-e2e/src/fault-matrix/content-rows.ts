import { expect } from '@playwright/test';
import { CataloguePage } from '../testing/catalogue-page.js';
import { contact, simulation } from '../testing/honest-replies.js';
import type { Cells, Fault } from './faults.js';
import type { MatrixPage, Row } from './matrix-page.js';

/** Cells of a public list. */
export const listCells: Cells = {
  Timeout: 'W P',
  401: 'R',
  403: 'F',
  404: 'L P',
  429: 'P',
  500: 'S P',
  'Bad JSON': 'P',
  'Wrong schema': 'P',
  Offline: 'W O P',
  'Slow 3G': 'W',
};

const SLOW = 'Aloqa sekin, kutilmoqda…';
const mainOf = ({ page }: MatrixPage) => page.getByRole('main');
const footerOf = ({ page }: MatrixPage) => page.getByRole('contentinfo');
const openPath =
  (path: string) =>
  async ({ page }: MatrixPage) =>
    void (await page.goto(path));
const slowIn = (of: typeof mainOf) => (matrix: MatrixPage) =>
  expect(of(matrix).getByText(SLOW).first()).toBeVisible();

const causes: Partial<Record<Fault, RegExp>> = {
  Timeout: /Server bilan aloqa yo.q/,
  Offline: /Server bilan aloqa yo.q/,
  'Bad JSON': /tushunarsiz javob/,
  'Wrong schema': /tushunarsiz javob/,
};
/** The reason in the message of a failed list. */
export const causeOf = (fault: Fault): RegExp => causes[fault] ?? /Server .+ bera olmadi/;

const simulators: Row = {
  call: 'GET /simulators/',
  path: '/simulation',
  signedIn: true,
  cells: { ...listCells, 'Wrong schema': 'K' },
  wrongSchema: { json: [null, {}, simulation, { title: null }, 'x'] },
  trigger: openPath('/simulation'),
  async expectWaiting(matrix) {
    await expect(mainOf(matrix).getByText('Simulyatsiyalar yuklanmoqda…')).toBeVisible();
    await expect(footerOf(matrix).getByText('Kategoriyalar yuklanmoqda...')).toBeVisible();
  },
  expectSlow: slowIn(mainOf),
  async expectFailed(matrix, fault) {
    const { page, advanceUntil } = matrix;
    const alert = mainOf(matrix).getByRole('alert');
    await advanceUntil(() => expect(alert).toContainText('Simulyatsiyalar yuklanmadi', { timeout: 100 }));
    await expect(alert).toContainText(causeOf(fault));
    await expect(footerOf(matrix).getByText('Kategoriyalar yuklanmoqda...')).toBeVisible();
    await expect(footerOf(matrix).getByRole('link', { name: /^Telefon/ })).toBeVisible();
    await new CataloguePage(page).search.fill('mayatnik');
    await new CataloguePage(page).search.fill('');
  },
  async expectRecovered(matrix) {
    await new CataloguePage(matrix.page).expectCount(1);
    await expect(footerOf(matrix).getByRole('link', { name: 'Mexanika' })).toBeVisible();
  },
};

const phone = (matrix: MatrixPage, of: typeof mainOf) => of(matrix).locator('a[href^="tel:"]').first();

const contacts: Row = {
  call: 'GET /contact/',
  path: '/',
  signedIn: true,
  cells: { ...listCells, 'Wrong schema': 'K' },
  wrongSchema: { json: [{ phone: contact.phone, email: {}, address: null, socials: 'x' }] },
  trigger: openPath('/'),
  async expectWaiting(matrix) {
    await expect(mainOf(matrix).getByText("Kontakt ma'lumotlari yuklanmoqda...")).toBeVisible();
    await expect(footerOf(matrix).getByText('Aloqa yuklanmoqda...')).toBeVisible();
  },
  async expectSlow(matrix) {
    await slowIn(mainOf)(matrix);
    await slowIn(footerOf)(matrix);
  },
  async expectFailed(matrix, fault) {
    // Offline there is no retry button: the query continues at the browser's `online` event.
    if (fault !== 'Offline') {
      const retry = footerOf(matrix).getByRole('button', { name: 'Qayta urinish' });
      await matrix.advanceUntil(() => expect(retry).toBeVisible({ timeout: 100 }));
    }
    await contacts.expectWaiting(matrix);
    await expect(footerOf(matrix).getByRole('link', { name: 'Mexanika' })).toBeVisible();
    await mainOf(matrix).getByLabel('Ismingiz').fill('Dilnoza');
  },
  async expectRecovered(matrix, fault) {
    await expect(phone(matrix, mainOf)).toBeVisible();
    await expect(phone(matrix, footerOf)).toBeVisible();
    const mails = matrix.page.locator('a[href^="mailto:"]');
    await expect(mails).toHaveCount(fault === 'Wrong schema' ? 0 : 2);
  },
};

const about = ({ page }: MatrixPage) => page.locator('#about');
const countOf = (matrix: MatrixPage, label: string) =>
  about(matrix).locator('dl > div').filter({ hasText: label });

/** Asserts the log of the specification for a fact of the home page that did not load. */
const expectFactsFailure = (matrix: MatrixPage): Promise<void> =>
  matrix.advanceUntil(async () => {
    expect(matrix.log.some((line) => line.startsWith('Error fetching data:'))).toBe(true);
  });

const lessons: Row = {
  call: 'GET /lessons/',
  path: '/',
  signedIn: true,
  cells: listCells,
  wrongSchema: { json: { detail: 'ok' } },
  trigger: openPath('/'),
  async expectWaiting(matrix) {
    await expect(countOf(matrix, 'Darslar')).toContainText('0+');
    await expect(countOf(matrix, 'Simulyatsiyalar')).toContainText('1+');
  },
  async expectFailed(matrix, fault) {
    if (fault !== 'Offline') await expectFactsFailure(matrix);
    await lessons.expectWaiting(matrix);
    await expect(footerOf(matrix).getByRole('link', { name: /^Telefon/ })).toBeVisible();
  },
  async expectRecovered(matrix) {
    await expect(countOf(matrix, 'Darslar')).toContainText('1+');
    await expect(about(matrix)).toContainText('Fizika yaqin.');
  },
};

const description: Row = {
  call: 'GET /about/',
  path: '/',
  signedIn: true,
  cells: listCells,
  wrongSchema: { json: [{ text: 'Fizika yaqin.' }] },
  trigger: openPath('/'),
  async expectWaiting(matrix) {
    await expect(about(matrix).locator('p')).toHaveText('');
    await expect(countOf(matrix, 'Darslar')).toContainText('1+');
  },
  async expectFailed(matrix, fault) {
    if (fault !== 'Offline') await expectFactsFailure(matrix);
    await description.expectWaiting(matrix);
    await expect(footerOf(matrix).getByRole('link', { name: /^Telefon/ })).toBeVisible();
  },
  expectRecovered: (matrix) => expect(about(matrix)).toContainText('Fizika yaqin.'),
};

export const contentRows: readonly Row[] = [simulators, contacts, lessons, description];
