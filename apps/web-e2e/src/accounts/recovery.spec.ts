import type { Page } from '@playwright/test';
import { test } from '../testing/account-fixtures.js';
import type { AccountPage } from '../testing/account-page.js';
import { anyApostrophe } from '../testing/any-apostrophe.js';
import { expect } from '../testing/test.js';
import { codeFor, newLearner, resetPasswordElsewhere } from '../testing/learner.js';
import { storedNames } from '../testing/stored-session.js';

const MINUTE = 60_000;

/** A code that differs from this one. */
const wrongCode = (code: string): string => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

/** Enters a code and waits for the response. */
const tryCode = async (account: AccountPage, code: string) => {
  const response = account.page.waitForResponse('**/api/verify-otp/');
  await account.enterCode(code);
  await response;
};

/** The server processes the next request of this path, but its response is lost. */
const loseResponse = async (page: Page, path: string) => {
  await page.route(
    `**/api${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
};

test('a forgotten password: the code from the mail, a new password, signed in @main-path', async ({
  page,
  account,
  learner,
  mail,
}) => {
  await account.open('/login');
  await account.main.getByRole('link', { name: 'Parolni unutdingizmi?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await account.email.fill(learner.email);
  await account.send('Kod yuborish');

  await expect(page).toHaveURL('/verify-otp');
  await expect(account.main.getByText(learner.email)).toBeVisible();
  await expect(account.code).toBeFocused();
  // The mail shows the code in two groups.
  const code = await codeFor(mail, learner.email);
  expect(code).toMatch(/^\d{3} \d{3}$/);
  await account.enterCode(code);

  await expect(page).toHaveURL('/reset-password');
  await expect(account.newPassword).toBeFocused();
  const password = 'Lorentz kuchi 9';
  await account.setPassword(password);

  await expect(page).toHaveURL('/login');
  await account.expectAnnouncement('Parol oʻzgartirildi.');
  await expect(account.name).toHaveValue(learner.email);
  await expect(account.password).toBeFocused();
  await account.signInAs({ username: learner.email, password });
  await account.expectSignedIn(learner.username);

  const notice = await mail.nextTo(learner.email, 1);
  expect(notice.subject).toMatch(/^Zarra: parolingiz o.zgartirildi$/);
  expect(mail.mailsTo(learner.email)).toHaveLength(2);
  // The completed recovery is not stored any more.
  expect(await page.evaluate(() => sessionStorage.getItem('recovery'))).toBeNull();
});

test.describe('errors of the server', () => {
  test.use({ errorsExpected: true });

  test('a new password replaces the old one and ends all earlier sessions', async ({
    page,
    account,
    learner,
    site,
    mail,
    openDevice,
  }) => {
    const device = await (await openDevice()).open('/login');
    await device.signInAs(learner);
    await device.open('/simulation?q=mayatnik');
    const renewed = await resetPasswordElsewhere(site, mail, learner);

    await device.page.reload();
    await expect(device.page).toHaveURL('/login?next=%2Fsimulation%3Fq%3Dmayatnik');
    await device.expectSignedOut();
    expect(await storedNames(device.page)).toEqual(['lessonFlagsOwner']);

    await account.open('/login');
    await account.name.fill(learner.username);
    await account.password.fill(learner.password);
    await account.send('Kirish');
    await account.expectAnnouncement('Parol noto‘g‘ri.');
    await account.signInAs(renewed);
    await expect(page).toHaveURL('/');
  });

  test('after five wrong codes the correct one is rejected too', async ({ account, learner, mail }) => {
    await account.askForCode(learner.email);
    const code = await codeFor(mail, learner.email);
    for (let tries = 1; tries <= 5; tries += 1) {
      await tryCode(account, wrongCode(code));
      await expect(account.alert, `try ${tries}`).toHaveText(
        anyApostrophe('Kod xato. Qayta urinib ko‘ring.'),
      );
      await expect(account.code).toBeFocused();
    }
    await account.enterCode(code);
    await account.expectAnnouncement('Kod juda koʻp marta xato kiritildi. Yangi kod soʻrang.');
    await account.expectScreen('Kodni tasdiqlash');
  });

  test('after a wrong code the correct one is accepted', async ({ page, account, learner, mail }) => {
    await account.askForCode(learner.email);
    const code = await codeFor(mail, learner.email);
    await account.enterCode(wrongCode(code));
    await account.expectAnnouncement('Kod xato. Qayta urinib ko‘ring.');
    await account.enterCode(code.replace(' ', ''));
    await expect(page).toHaveURL('/reset-password');
  });

  test('an expired code, then a new one', async ({ page, account, learner, mail, site }) => {
    await account.askForCode(learner.email);
    const code = await codeFor(mail, learner.email);
    await site.advance(10 * MINUTE);
    await account.enterCode(code);
    await account.expectAnnouncement('Kodning amal qilish vaqti tugadi. Yangi kod soʻrang.');

    await account.back.click();
    await expect(account.email).toHaveValue(learner.email);
    await account.send('Kod yuborish');
    await expect(page).toHaveURL('/verify-otp');
    await account.enterCode(await codeFor(mail, learner.email, 1));
    await expect(page).toHaveURL('/reset-password');
  });

  test('a password ten minutes after the code', async ({ page, account, learner, mail, site }) => {
    await account.askForCode(learner.email);
    await account.enterCode(await codeFor(mail, learner.email));
    await expect(account.newPassword).toBeVisible();
    await site.advance(10 * MINUTE);
    await account.setPassword('Lorentz kuchi 9');
    await account.expectAnnouncement('Kodning amal qilish vaqti tugadi. Yangi kod soʻrang.');
    await account.main.getByRole('link', { name: 'Yangi kod olish' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await expect(account.email).toHaveValue(learner.email);
  });

  test('a second request within five minutes, and the link to the code that was sent', async ({
    page,
    account,
    learner,
    mail,
    site,
  }) => {
    await account.askForCode(learner.email);
    await account.back.click();
    await expect(page).toHaveURL('/forgot-password');
    await account.send('Kod yuborish');
    await account.expectAnnouncement('5 daqiqadan so‘ng urunib ko‘ring.');
    await expect(account.email).toHaveValue(learner.email);

    await account.main.getByRole('link', { name: 'Kelgan kodni kiritish' }).click();
    await account.enterCode(await codeFor(mail, learner.email));
    await expect(page).toHaveURL('/reset-password');
    expect(mail.mailsTo(learner.email)).toHaveLength(1);

    await site.advance(5 * MINUTE);
    await account.askForCode(learner.email);
    await mail.nextTo(learner.email, 1);
  });

  test('an unknown address gets the same responses and no mail', async ({ page, account, mail }) => {
    const { email } = newLearner();
    await account.askForCode(email);
    await expect(account.main.getByText(email)).toBeVisible();
    for (let tries = 1; tries <= 5; tries += 1) {
      await tryCode(account, '123456');
      await expect(account.alert, `try ${tries}`).toHaveText(
        anyApostrophe('Kod xato. Qayta urinib ko‘ring.'),
      );
    }
    await account.enterCode('123456');
    await account.expectAnnouncement('Kod juda koʻp marta xato kiritildi. Yangi kod soʻrang.');
    await account.back.click();
    await account.send('Kod yuborish');
    await account.expectAnnouncement('5 daqiqadan so‘ng urunib ko‘ring.');
    await expect(page).toHaveURL('/forgot-password');
    expect(mail.mailsTo(email)).toEqual([]);
  });

  test('lost responses: another submission opens the next step', async ({ page, account, learner, mail }) => {
    await account.askForCode(learner.email);
    const code = await codeFor(mail, learner.email);
    await loseResponse(page, '/verify-otp/');
    await account.enterCode(code);
    await account.expectAnnouncement('Server bilan aloqa yoʻq.');
    await expect(account.code).toHaveValue(code);
    await account.send('Tasdiqlash');
    await expect(page).toHaveURL('/reset-password');

    const password = 'Lorentz kuchi 9';
    await loseResponse(page, '/reset-password/');
    await account.setPassword(password);
    await account.expectAnnouncement('Server bilan aloqa yoʻq.');
    await expect(account.confirmation).toHaveValue(password);
    await account.send('Parolni o‘zgartirish');
    await expect(page).toHaveURL('/login');
    await account.signInAs({ username: learner.email, password });
    await mail.nextTo(learner.email, 1);
    expect(mail.mailsTo(learner.email)).toHaveLength(2);
  });
});
