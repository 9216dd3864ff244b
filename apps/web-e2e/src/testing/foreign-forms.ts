import type { Locator, Page } from '@playwright/test';
import { AccountPage } from './account-page.js';

/** A form of the site, opened and filled with valid values. */
export interface ForeignForm {
  /** Its call, as in the replies of a back end. */
  readonly call: string;
  readonly path: string;
  /** Label of the submit button. */
  readonly send: string;
  /** Labels of its fields with their values. */
  readonly values: Readonly<Record<string, string>>;
  /** Opens the form and does the steps that lead to it. */
  readonly open: (page: Page) => Promise<Locator>;
}

const openAccount = (path: string) => async (page: Page) => (await new AccountPage(page).open(path)).main;

const askForCode = async (page: Page): Promise<AccountPage> => {
  const account = new AccountPage(page);
  await account.askForCode('dilnoza@zarra.uz');
  return account;
};

/** The forms by name. */
export const foreignForms = {
  'sign-in': {
    call: 'POST /login/',
    path: '/login',
    send: 'Kirish',
    values: { 'Foydalanuvchi nomi yoki elektron pochta': 'dilnoza', Parol: 'Kvant-tebranish 7' },
    open: openAccount('/login'),
  },
  registration: {
    call: 'POST /register/',
    path: '/register',
    send: 'Roʻyxatdan oʻtish',
    values: {
      'Foydalanuvchi nomi': 'dilnoza',
      'Elektron pochta': 'dilnoza@zarra.uz',
      Parol: 'Kvant-tebranish 7',
    },
    open: openAccount('/register'),
  },
  'request for a code': {
    call: 'POST /forgot-password/',
    path: '/forgot-password',
    send: 'Kod yuborish',
    values: { 'Elektron pochta': 'dilnoza@zarra.uz' },
    open: openAccount('/forgot-password'),
  },
  code: {
    call: 'POST /verify-otp/',
    path: '/verify-otp',
    send: 'Tasdiqlash',
    values: { 'Xatdagi kod': '123456' },
    open: async (page) => (await askForCode(page)).main,
  },
  'new password': {
    call: 'POST /reset-password/',
    path: '/reset-password',
    send: 'Parolni o‘zgartirish',
    values: { 'Yangi parol': 'Lorentz kuchi 9', 'Yangi parolni takrorlang': 'Lorentz kuchi 9' },
    open: async (page) => {
      const account = await askForCode(page);
      await account.enterCode('123456');
      await account.expectScreen('Yangi parol');
      return account.main;
    },
  },
  'contact message': {
    call: 'POST /contact-message/',
    path: '/',
    send: 'Yuborish',
    values: { Ismingiz: 'Dilnoza', 'Telefon raqamingiz': '+998 90 123 45 67', Xabaringiz: 'Salom!' },
    open: async (page) => {
      await page.goto('/?scroll=contact');
      const form = page.getByRole('form', { name: 'Xabar yuborish' });
      await form.scrollIntoViewIfNeeded();
      return form;
    },
  },
} as const satisfies Readonly<Record<string, ForeignForm>>;

/** The field with this label. Some labels end with the mark of a required field. */
export const fieldOf = (root: Locator, label: string): Locator =>
  root.getByLabel(new RegExp(`^${label}\\s*\\*?$`));

/** Fills the fields and submits the form. */
export async function submitForm(root: Locator, { send, values }: ForeignForm): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await fieldOf(root, label).fill(value);
  }
  await root.getByRole('button', { name: send }).click();
}
