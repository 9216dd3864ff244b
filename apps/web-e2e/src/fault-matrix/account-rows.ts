import { expect, type Locator, type Page } from '@playwright/test';
import { anyApostrophe } from '../testing/any-apostrophe.js';
import { storedTokens } from '../testing/stored-session.js';
import { fieldOf, foreignForms, submitForm, type ForeignForm } from '../testing/foreign-forms.js';
import { hasServerMessage, isNoNetwork, SERVER_MESSAGE, type Cells, type Fault } from './faults.js';
import type { MatrixPage, Row } from './matrix-page.js';

const NO_NETWORK = 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.';

/** Part of a text with apostrophes of any form. */
const part = (text: string): RegExp => new RegExp(anyApostrophe(text).source.slice(1, -1));

interface FormTexts {
  /** Label of the button while sending. */
  readonly sending: string;
  /** Message when the server sends none. */
  readonly fallback: string;
  /** Message without a network. */
  readonly noNetwork?: string;
  /** Text of the next step. */
  readonly next: string;
}

const formOf = (page: Page, form: ForeignForm): Locator =>
  form.path === '/' ? page.getByRole('form', { name: 'Xabar yuborish' }) : page.getByRole('main');

async function expectInput(root: Locator, { values }: ForeignForm): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(fieldOf(root, label)).toHaveValue(value);
    await expect(fieldOf(root, label)).toBeEditable();
  }
}

const messageOf = (fault: Fault, { fallback, noNetwork = NO_NETWORK }: FormTexts): string => {
  if (isNoNetwork(fault)) return noNetwork;
  return hasServerMessage(fault) ? SERVER_MESSAGE : fallback;
};

/** The row of a form. */
function formRow(
  name: keyof typeof foreignForms,
  texts: FormTexts,
  cells: Cells,
  rest: Partial<Row> = {},
): Row {
  const form: ForeignForm = foreignForms[name];
  const send = ({ page }: MatrixPage) =>
    formOf(page, form).getByRole('button', { name: form.send, exact: true });
  return {
    call: form.call,
    path: form.path,
    signedIn: false,
    cells,
    wrongSchema: { json: { status: 'ok' } },
    trigger: async ({ page }) => submitForm(await form.open(page), form),
    async expectWaiting({ page }) {
      const root = formOf(page, form);
      const busy = root.locator('button[aria-busy="true"]');
      await expect(busy).toContainText(texts.sending);
      await expect(busy).toBeDisabled();
      // A second click sends no request.
      await busy.dispatchEvent('click');
    },
    expectSlow: ({ page }) => expect(formOf(page, form).getByText('Aloqa sekin, kutilmoqda…')).toBeVisible(),
    async expectFailed(matrix, fault) {
      const { page, call } = matrix;
      const root = formOf(page, form);
      await expect(root.getByRole('alert').filter({ hasText: part(messageOf(fault, texts)) })).toBeVisible();
      await expectInput(root, form);
      await expect(send(matrix)).toBeEnabled();
      expect(new URL(page.url()).pathname).toBe(form.path);
      expect(await storedTokens(page)).toMatchObject({ refresh: null });
      expect(call.count()).toBe(1);
    },
    retry: (matrix) => send(matrix).click(),
    expectRecovered: ({ page }) =>
      expect(page.getByText(part(texts.next)).filter({ visible: true }).first()).toBeVisible(),
    ...rest,
  };
}

/** Cells of a form whose response is used. */
const formCells: Cells = {
  Timeout: 'W O M',
  401: 'M',
  403: 'M',
  404: 'L M',
  429: 'M',
  500: 'S M',
  'Bad JSON': 'M',
  'Wrong schema': 'M',
  Offline: 'W O M',
  'Slow 3G': 'W',
};
/** Cells of a form whose response is not used. */
const unusedResponse = { 'Bad JSON': 'K', 'Wrong schema': 'K' } as const;

const contactForm: ForeignForm = foreignForms['contact message'];
const CONTACT_FAILED = 'Xabar yuborishda xatolik yuz berdi';

const contactTexts: FormTexts = {
  sending: 'Yuborilmoqda...',
  fallback: 'Serverda nosozlik bor. Birozdan soʻng qayta yuboring.',
  noNetwork: 'Server bilan aloqa yoʻq. Internetni tekshirib, xabarni qayta yuboring.',
  next: 'Xabaringiz muvaffaqiyatli yuborildi!',
};

const contactRow = formRow(
  'contact message',
  contactTexts,
  {
    ...formCells,
    ...unusedResponse,
    401: 'R',
  },
  {
    signedIn: true,
    async expectFailed({ page, call }, fault) {
      const root = formOf(page, contactForm);
      const message =
        fault === '404'
          ? 'Server xabarni qabul qilmadi. Maydonlarni tekshirib, qayta yuboring.'
          : messageOf(fault, contactTexts);
      await expect(page.getByText(CONTACT_FAILED).first()).toBeVisible();
      await expect(root.getByRole('alert').filter({ hasText: part(message) })).toBeVisible();
      if (fault === '429') await expect(root.getByRole('alert')).toContainText('5 soniyadan');
      await expectInput(root, contactForm);
      expect(call.count()).toBe(1);
      if (fault !== 'Timeout') return;
      await page.reload();
      await expectInput(root, contactForm);
    },
    // The draft is stored in the tab.
    expectRestored: ({ page }) => expectInput(formOf(page, contactForm), contactForm),
    async expectRecovered({ page }) {
      await expect(page.getByText(contactTexts.next).first()).toBeVisible();
      for (const label of Object.keys(contactForm.values)) {
        await expect(fieldOf(formOf(page, contactForm), label)).toHaveValue('');
      }
    },
  },
);

export const accountRows: readonly Row[] = [
  formRow('sign-in', { sending: 'Loading...', fallback: 'Parol noto‘g‘ri.', next: 'Chiqish' }, formCells),
  formRow(
    'registration',
    {
      sending: 'Yuborilmoqda…',
      fallback: "Ro'yxatdan o'tishda xatolik yuz berdi!",
      noNetwork: "Noma'lum xatolik yuz berdi!",
      next: "Ro'yxatdan o'tdingiz!",
    },
    { ...formCells, ...unusedResponse },
  ),
  formRow(
    'request for a code',
    { sending: 'Yuborilmoqda…', fallback: '5 daqiqadan so‘ng urunib ko‘ring.', next: 'Kodni tasdiqlash' },
    formCells,
  ),
  formRow(
    'code',
    { sending: 'Tekshirilmoqda…', fallback: 'Kod xato. Qayta urinib ko‘ring.', next: 'Yangi parol' },
    { ...formCells, ...unusedResponse },
  ),
  formRow(
    'new password',
    { sending: 'Saqlanmoqda…', fallback: 'Parolni tiklashda xatolik.', next: 'Parol oʻzgartirildi.' },
    { ...formCells, ...unusedResponse },
  ),
  contactRow,
];
