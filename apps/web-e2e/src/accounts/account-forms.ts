import type { AccountPage } from '../testing/account-page.js';
import { codeFor, newLearner, type Learner } from '../testing/learner.js';
import type { MailCatcher } from '../testing/mail-catcher.js';

/** One of the five account forms. */
export interface AccountForm {
  readonly path: string;
  readonly title: string;
  /** Path of its call. */
  readonly call: string;
  /** Label of the submit button, and its label during the submission. */
  readonly send: string;
  readonly sending: string;
  /** The specification's texts (§8) for an error without a text and for a network error. */
  readonly errorText: string;
  readonly networkErrorText: string;
  /** An invalid body counts as success, because the body is not used. */
  readonly ignoresBody: boolean;
  /** Opens it after all previous steps. */
  readonly open: (account: AccountPage, learner: Learner, mail: MailCatcher) => Promise<unknown>;
  /** Fills it in with valid values. */
  readonly fill: (account: AccountPage, learner: Learner) => Promise<void>;
  /** Labels of its fields. */
  readonly fields: readonly string[];
  /** Title of the next screen. */
  readonly next: string;
}

const NETWORK_ERROR = 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.';

export const accountForms: readonly AccountForm[] = [
  {
    path: '/login',
    title: 'Kirish',
    call: '/login/',
    send: 'Kirish',
    sending: 'Loading...',
    errorText: 'Parol noto‘g‘ri.',
    networkErrorText: NETWORK_ERROR,
    ignoresBody: false,
    open: (account) => account.open('/login'),
    fill: async (account, { username, password }) => {
      await account.name.fill(username);
      await account.password.fill(password);
    },
    fields: ['Foydalanuvchi nomi yoki elektron pochta', 'Parol'],
    next: 'Fizikani tajribada oʻrganing',
  },
  {
    path: '/register',
    title: 'Roʻyxatdan oʻtish',
    call: '/register/',
    send: 'Roʻyxatdan oʻtish',
    sending: 'Yuborilmoqda…',
    errorText: "Ro'yxatdan o'tishda xatolik yuz berdi!",
    networkErrorText: "Noma'lum xatolik yuz berdi!",
    ignoresBody: true,
    open: (account) => account.open('/register'),
    fill: (account) => account.fillRegistration(newLearner()),
    fields: ['Foydalanuvchi nomi', 'Elektron pochta', 'Parol'],
    next: 'Kirish',
  },
  {
    path: '/forgot-password',
    title: 'Parolni tiklash',
    call: '/forgot-password/',
    send: 'Kod yuborish',
    sending: 'Yuborilmoqda…',
    errorText: '5 daqiqadan so‘ng urunib ko‘ring.',
    networkErrorText: NETWORK_ERROR,
    ignoresBody: false,
    open: (account) => account.open('/forgot-password'),
    fill: (account, { email }) => account.email.fill(email),
    fields: ['Elektron pochta'],
    next: 'Kodni tasdiqlash',
  },
  {
    path: '/verify-otp',
    title: 'Kodni tasdiqlash',
    call: '/verify-otp/',
    send: 'Tasdiqlash',
    sending: 'Tekshirilmoqda…',
    errorText: 'Kod xato. Qayta urinib ko‘ring.',
    networkErrorText: NETWORK_ERROR,
    ignoresBody: true,
    open: async (account, { email }, mail) => {
      await account.askForCode(email);
      await account.code.fill(await codeFor(mail, email));
    },
    fill: async () => undefined,
    fields: ['Xatdagi kod'],
    next: 'Yangi parol',
  },
  {
    path: '/reset-password',
    title: 'Yangi parol',
    call: '/reset-password/',
    send: 'Parolni o‘zgartirish',
    sending: 'Saqlanmoqda…',
    errorText: 'Parolni tiklashda xatolik.',
    networkErrorText: NETWORK_ERROR,
    ignoresBody: true,
    open: async (account, { email }, mail) => {
      await account.askForCode(email);
      await account.enterCode(await codeFor(mail, email));
      await account.expectScreen('Yangi parol');
    },
    fill: async (account) => {
      await account.newPassword.fill('Lorentz kuchi 9');
      await account.confirmation.fill('Lorentz kuchi 9');
    },
    fields: ['Yangi parol', 'Yangi parolni takrorlang'],
    next: 'Kirish',
  },
];
