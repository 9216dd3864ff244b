import { test } from '../testing/account-fixtures.js';
import { expect, PHONE } from '../testing/test.js';
import { newLearner } from '../testing/learner.js';

test.use({ viewport: PHONE, hasTouch: true });

test('on a phone: register, sign in and sign out through the menu @main-path', async ({ page, account }) => {
  const learner = newLearner();
  const menu = page.getByRole('dialog', { name: 'Menyu' });
  const openMenu = () => page.getByRole('button', { name: 'Menyuni ochish' }).tap();
  await account.open('/');
  await expect(account.signIn).toBeVisible();
  await openMenu();
  await expect(menu.getByRole('button', { name: 'Chiqish' })).toBeHidden();
  await menu.getByRole('link', { name: 'Kirish' }).tap();
  await expect(page).toHaveURL('/login');
  await expect(menu).toBeHidden();

  await account.main.getByRole('link', { name: /^Ro.yxatdan o.tish$/ }).tap();
  await account.fillRegistration(learner);
  await account.button('Roʻyxatdan oʻtish').tap();
  await account.expectAnnouncement("Ro'yxatdan o'tdingiz!");
  await account.password.fill(learner.password);
  await account.button('Kirish').tap();

  await expect(account.signOut).toBeVisible();
  await expect(page).toHaveURL('/');
  await openMenu();
  await expect(menu.getByText(learner.username)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Kirish' })).toBeHidden();
  await page.reload();
  await openMenu();
  await expect(menu.getByText(learner.username)).toBeVisible();
  await menu.getByRole('button', { name: 'Chiqish' }).tap();

  await account.expectSignedOut();
  await expect(menu).toBeHidden();
  await openMenu();
  await expect(menu.getByRole('link', { name: 'Kirish' })).toBeVisible();
  await expect(menu.getByText(learner.username)).toBeHidden();
});
