import { test } from '../testing/account-fixtures.js';
import type { AccountPage } from '../testing/account-page.js';
import { anyApostrophe } from '../testing/any-apostrophe.js';
import { axeRuns, DESKTOP, expect, PHONE } from '../testing/test.js';
import { codeFor, newLearner } from '../testing/learner.js';
import { axeViolations } from '../testing/axe-violations.js';
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';

// axe measures the colours of a running transition as violations of contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, errorsExpected: true });
test.slow();

/** No axe violation, and no element beyond the viewport. */
const expectAccessible = async ({ page }: AccountPage, where: string) => {
  expect.soft(await axeViolations(page), where).toEqual([]);
  const initial = page.viewportSize()!;
  for (const viewport of initial.width < PHONE.width ? [initial, PHONE] : [initial]) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(elementsBeyondViewport), `${where}, ${viewport.width} px`).toEqual([]);
  }
  await page.setViewportSize(initial);
};

for (const { colorScheme, viewport } of axeRuns) {
  test.describe(`${colorScheme}, ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport });

    test('sign-in and registration, with their errors', async ({ page, account, learner }) => {
      await account.open('/login');
      await expectAccessible(account, 'login');
      await account.send('Kirish');
      await expect(account.alert).toHaveCount(2);
      await expectAccessible(account, 'login, empty');
      await account.name.fill('a'.repeat(250));
      await account.password.fill('boshqa parol');
      await account.send('Kirish');
      await account.expectAnnouncement('Parol noto‘g‘ri.');
      await expectAccessible(account, 'login, rejected');

      await account.open('/register');
      await expectAccessible(account, 'register');
      await account.fillRegistration({ username: '@', email: 'a'.repeat(200), password: '123' });
      await account.send('Roʻyxatdan oʻtish');
      await expect(account.alert).toHaveCount(3);
      await expectAccessible(account, 'register, invalid');
      await account.fillRegistration(learner);
      await page.route('**/api/register/', (route) => route.abort());
      await account.send('Roʻyxatdan oʻtish');
      await account.expectAnnouncement("Noma'lum xatolik yuz berdi!");
      await expectAccessible(account, 'register, no network');
    });

    test('the recovery, with its errors', async ({ page, account, learner, mail }) => {
      await account.open('/reset-password');
      await expect(
        page.getByText(anyApostrophe('Parolni tiklash uchun avval elektron pochtangizga kod oling.')).first(),
      ).toBeVisible();
      await expectAccessible(account, 'forgot, redirected');
      await account.send('Kod yuborish');
      await expect(account.alert).toHaveCount(1);
      await expectAccessible(account, 'forgot, empty');

      const longest = `${newLearner().username.padEnd(244, 'a')}@maktab.uz`;
      await account.askForCode(longest);
      await expectAccessible(account, 'verify, a very long address');
      await account.back.click();
      await account.send('Kod yuborish');
      await account.expectAnnouncement('5 daqiqadan so‘ng urunib ko‘ring.');
      await expectAccessible(account, 'forgot, too soon');

      await account.askForCode(learner.email);
      await account.enterCode('1');
      await account.expectAnnouncement('Kod xato. Qayta urinib ko‘ring.');
      await expectAccessible(account, 'verify, wrong code');
      await account.enterCode(await codeFor(mail, learner.email));
      await account.expectScreen('Yangi parol');
      await expectAccessible(account, 'reset');
      await account.setPassword('12345', '54321');
      await expect(account.alert).toHaveCount(2);
      await expectAccessible(account, 'reset, invalid');
      await page.route('**/api/reset-password/', (route) => route.fulfill({ status: 400, json: {} }));
      await account.setPassword('Lorentz kuchi 9');
      await account.expectAnnouncement('Parolni tiklashda xatolik.');
      await expectAccessible(account, 'reset, rejected');
    });

    test('a signed-in learner', async ({ page, account, learner }) => {
      await account.enterAs(learner);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Telefon/ })).toBeVisible();
      await expectAccessible(account, 'bar');
      if (viewport === DESKTOP) return;
      await page.getByRole('button', { name: 'Menyuni ochish' }).click();
      await expect(page.getByRole('dialog').getByText(learner.username)).toBeVisible();
      await expectAccessible(account, 'menu');
    });
  });
}
