import type { Locator, Page } from '@playwright/test';
import { anyApostrophe } from './any-apostrophe.js';
import { expectHydrated } from './hydration.js';
import { expect } from './test.js';
import type { Learner } from './learner.js';

/** The five account screens, and the account in the top bar. */
export class AccountPage {
  readonly main: Locator;
  readonly bar: Locator;
  readonly name: Locator;
  readonly newName: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly code: Locator;
  readonly newPassword: Locator;
  readonly confirmation: Locator;
  /** Announced errors and confirmations. */
  readonly alert: Locator;
  readonly back: Locator;
  readonly signOut: Locator;
  readonly signIn: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.bar = page.getByRole('banner');
    this.name = this.field('Foydalanuvchi nomi yoki elektron pochta');
    this.newName = this.field('Foydalanuvchi nomi');
    this.email = this.field('Elektron pochta');
    this.password = this.field('Parol');
    this.code = this.field('Xatdagi kod');
    this.newPassword = this.field('Yangi parol');
    this.confirmation = this.field('Yangi parolni takrorlang');
    this.alert = this.main.getByRole('alert').filter({ hasText: /\S/ });
    this.back = this.button('Orqaga');
    this.signOut = this.bar.getByRole('button', { name: 'Chiqish' });
    this.signIn = this.bar.getByRole('link', { name: 'Kirish' });
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  /** A button of the screen. */
  button(name: string): Locator {
    return this.main.getByRole('button', { name: anyApostrophe(name) });
  }

  async expectScreen(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: anyApostrophe(title) })).toBeVisible();
  }

  /** Waits for an announcement with this text. */
  async expectAnnouncement(text: string): Promise<void> {
    await expect(
      this.alert.filter({ hasText: new RegExp(anyApostrophe(text).source.slice(1, -1)) }),
    ).toBeVisible();
  }

  async open(path: string): Promise<this> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    return this;
  }

  async fillRegistration({ username, email, password }: Learner): Promise<void> {
    await this.newName.fill(username);
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async send(name: string): Promise<void> {
    await this.button(name).click();
  }

  /** Signs in on the open screen. */
  async signInAs({ username, password }: Pick<Learner, 'username' | 'password'>): Promise<void> {
    await this.name.fill(username);
    await this.password.fill(password);
    await this.send('Kirish');
    await this.expectSignedIn();
  }

  /** Opens the sign-in screen and signs in. */
  async enterAs(learner: Pick<Learner, 'username' | 'password'>): Promise<void> {
    await this.open('/login');
    await this.signInAs(learner);
  }

  async expectSignedIn(username?: string): Promise<void> {
    await expect(this.signOut).toBeVisible();
    if (username !== undefined) await expect(this.bar.getByText(username, { exact: true })).toBeVisible();
  }

  async expectSignedOut(): Promise<void> {
    await expect(this.signIn).toBeVisible();
    await expect(this.signOut).toBeHidden();
  }

  /** Asks for a code on /forgot-password. */
  async askForCode(email: string): Promise<void> {
    await this.open('/forgot-password');
    // The address of the last request is written at hydration: between the selection and the text of `fill`, it would come first.
    await expectHydrated(this.page);
    await this.email.fill(email);
    await this.send('Kod yuborish');
    await expect(this.page).toHaveURL('/verify-otp');
    await expect(this.code).toBeVisible();
  }

  async enterCode(code: string): Promise<void> {
    await this.code.fill(code);
    await this.send('Tasdiqlash');
  }

  async setPassword(password: string, confirmation = password): Promise<void> {
    await this.newPassword.fill(password);
    await this.confirmation.fill(confirmation);
    await this.send('Parolni o‘zgartirish');
  }
}
