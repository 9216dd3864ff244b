import type { Page } from '@playwright/test';
import { test } from '../testing/account-fixtures.js';
import { expect } from '../testing/test.js';
import { codeFor, newLearner } from '../testing/learner.js';

/** Presses Tab until the element with this name has the focus; throws after 40 tab stops. */
const tabTo = async (page: Page, name: RegExp) => {
  const stops: string[] = [];
  while (stops.length < 40) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return (element.getAttribute('aria-label') ?? label ?? element.textContent).trim();
    });
    stops.push(stop);
    if (name.test(stop)) return;
  }
  throw new Error(`Tab never reached ${name.source}; its stops: ${stops.join(' | ')}`);
};

test('register, sign in and sign out without a mouse', async ({ page, account }) => {
  const learner = newLearner();
  const { keyboard } = page;
  await account.open('/login');
  await tabTo(page, /^Ro.yxatdan o.tish$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, /^Foydalanuvchi nomi$/);
  await keyboard.type(learner.username);
  await keyboard.press('Tab');
  await expect(account.email).toBeFocused();
  await keyboard.type('maktab');
  await keyboard.press('Tab');
  await expect(account.password).toBeFocused();
  await keyboard.type(learner.password);
  await keyboard.press('Enter');
  // The invalid field is focused and described by its error.
  await expect(account.email).toBeFocused();
  await expect(account.email).toHaveAccessibleDescription(/^Iltimos, to'g'ri email formatini kiriting\.$/);
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(learner.email);
  await tabTo(page, /^Parolni ko.rsatish$/);
  await keyboard.press('Space');
  await expect(account.password).toHaveAttribute('type', 'text');
  await tabTo(page, /^Ro.yxatdan o.tish/);
  await keyboard.press('Enter');

  await expect(account.password).toBeFocused();
  await keyboard.type(learner.password);
  await tabTo(page, /^Kirish/);
  await keyboard.press('Space');
  await account.expectSignedIn(learner.username);
  await tabTo(page, /^Chiqish$/);
  await keyboard.press('Enter');
  await account.expectSignedOut();
  await expect(page).toHaveURL('/');
});

test('password recovery without a mouse', async ({ page, account, learner, mail }) => {
  const { keyboard } = page;
  await account.open('/login');
  await tabTo(page, /^Parolni unutdingizmi\?$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/forgot-password');
  await tabTo(page, /^Elektron pochta$/);
  await keyboard.type(learner.email);
  await keyboard.press('Enter');
  await expect(account.code).toBeFocused();
  await keyboard.type(await codeFor(mail, learner.email));
  await keyboard.press('Enter');
  await expect(account.newPassword).toBeFocused();
  await keyboard.type('Lorentz kuchi 9');
  await tabTo(page, /^Yangi parolni takrorlang$/);
  await keyboard.type('Lorentz kuchi 9');
  await keyboard.press('Enter');
  await expect(account.password).toBeFocused();
  await keyboard.type('Lorentz kuchi 9');
  await keyboard.press('Enter');
  await account.expectSignedIn(learner.username);
});
