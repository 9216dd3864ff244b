import type { AccountPage } from '../testing/account-page.js';
import { codeFor, newLearner, type Learner } from '../testing/learner.js';
import type { MailCatcher } from '../testing/mail-catcher.js';

/** One of the five account forms. */
export interface AccountForm {
  readonly path: string;
  readonly title: string;
  /** Path of its call. */
  readonly call: string;
  /** The main button, and what it says while it waits. */
  readonly send: string;
  readonly sending: string;
  /** The specification's texts (§8) for a refusal without a message and for a missing response. */
  readonly refused: string;
  readonly unanswered: string;
  /** An unreadable response counts as success: nothing of it is used. */
  readonly bodyUnused: boolean;
  /** Opens it with every step before it. */
  readonly open: (account: AccountPage, learner: Learner, mail: MailCatcher) => Promise<unknown>;
  /** Fills it in with valid values. */
  readonly fill: (account: AccountPage, learner: Learner) => Promise<void>;
  /** Labels of its fields. */
  readonly fields: readonly string[];
  /** Title of the screen it leads to. */
  readonly next: string;
}

const offline = 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.';

export const accountForms: readonly AccountForm[] = [
  {
    path: '/login',
    title: 'Kirish',
    call: '/login/',
    send: 'Kirish',
    sending: 'Loading...',
    refused: 'Parol noto‘g‘ri.',
    unanswered: offline,
    bodyUnused: false,
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
    refused: "Ro'yxatdan o'tishda xatolik yuz berdi!",
    unanswered: "Noma'lum xatolik yuz berdi!",
    bodyUnused: true,
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
    refused: '5 daqiqadan so‘ng urunib ko‘ring.',
    unanswered: offline,
    bodyUnused: false,
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
    refused: 'Kod xato. Qayta urinib ko‘ring.',
    unanswered: offline,
    bodyUnused: true,
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
    refused: 'Parolni tiklashda xatolik.',
    unanswered: offline,
    bodyUnused: true,
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
