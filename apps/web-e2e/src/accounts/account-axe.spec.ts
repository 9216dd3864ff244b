import { test } from '../testing/account-fixtures.js';
import type { AccountPage } from '../testing/account-page.js';
import { anyApostrophe } from '../testing/any-apostrophe.js';
import { DESKTOP, expect, PHONE } from '../testing/test.js';
import { codeFor, newLearner } from '../testing/learner.js';
import { axeViolations } from '../testing/axe-violations.js';
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';

// axe measures the colours of a running transition as violations of contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' }, errorsExpected: true });
test.slow();

/** No axe violation, and nothing outside the screen. */
const expectSound = async ({ page }: AccountPage, where: string) => {
  expect.soft(await axeViolations(page), where).toEqual([]);
  const own = page.viewportSize()!;
  for (const viewport of own.width < PHONE.width ? [own, PHONE] : [own]) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(elementsBeyondViewport), `${where}, ${viewport.width} px`).toEqual([]);
  }
  await page.setViewportSize(own);
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [{ width: 320, height: 640 }, DESKTOP]) {
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport });

      test('sign-in and registration, with their errors', async ({ page, account, learner }) => {
        await account.open('/login');
        await expectSound(account, 'login');
        await account.send('Kirish');
        await expect(account.alert).toHaveCount(2);
        await expectSound(account, 'login, empty');
        await account.name.fill('a'.repeat(250));
        await account.password.fill('boshqa parol');
        await account.send('Kirish');
        await account.expectSaid('Parol noto‘g‘ri.');
        await expectSound(account, 'login, refused');

        await account.open('/register');
        await expectSound(account, 'register');
        await account.fillRegistration({ username: '@', email: 'a'.repeat(200), password: '123' });
        await account.send('Roʻyxatdan oʻtish');
        await expect(account.alert).toHaveCount(3);
        await expectSound(account, 'register, faulty');
        await account.fillRegistration(learner);
        await page.route('**/api/register/', (route) => route.abort());
        await account.send('Roʻyxatdan oʻtish');
        await account.expectSaid("Noma'lum xatolik yuz berdi!");
        await expectSound(account, 'register, no network');
      });

      test('the recovery, with its errors', async ({ page, account, learner, mail }) => {
        await account.open('/reset-password');
        await expect(
          page
            .getByText(anyApostrophe('Parolni tiklash uchun avval elektron pochtangizga kod oling.'))
            .first(),
        ).toBeVisible();
        await expectSound(account, 'forgot, led back');
        await account.send('Kod yuborish');
        await expect(account.alert).toHaveCount(1);
        await expectSound(account, 'forgot, empty');

        const longest = `${newLearner().username.padEnd(244, 'a')}@maktab.uz`;
        await account.askForCode(longest);
        await expectSound(account, 'verify, a very long address');
        await account.back.click();
        await account.send('Kod yuborish');
        await account.expectSaid('5 daqiqadan so‘ng urunib ko‘ring.');
        await expectSound(account, 'forgot, too soon');

        await account.askForCode(learner.email);
        await account.enterCode('1');
        await account.expectSaid('Kod xato. Qayta urinib ko‘ring.');
        await expectSound(account, 'verify, wrong code');
        await account.enterCode(await codeFor(mail, learner.email));
        await account.expectScreen('Yangi parol');
        await expectSound(account, 'reset');
        await account.setPassword('12345', '54321');
        await expect(account.alert).toHaveCount(2);
        await expectSound(account, 'reset, faulty');
        await page.route('**/api/reset-password/', (route) => route.fulfill({ status: 400, json: {} }));
        await account.setPassword('Lorentz kuchi 9');
        await account.expectSaid('Parolni tiklashda xatolik.');
        await expectSound(account, 'reset, refused');
      });

      test('a signed-in learner', async ({ page, account, learner }) => {
        await account.enterAs(learner);
        await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Telefon/ })).toBeVisible();
        await expectSound(account, 'bar');
        if (viewport === DESKTOP) return;
        await page.getByRole('button', { name: 'Menyuni ochish' }).click();
        await expect(page.getByRole('dialog').getByText(learner.username)).toBeVisible();
        await expectSound(account, 'menu');
      });
    });
  }
}
