import { endpoints } from '@zarra/contracts';
import { test } from '../testing/account-fixtures.js';
import { anyApostrophe } from '../testing/any-apostrophe.js';
import { expect } from '../testing/test.js';
import { callApi, codeFor, newLearner } from '../testing/learner.js';

test.describe('before a request is sent', () => {
  test('/login requires name and password', async ({ page, account }) => {
    await account.open('/login');
    await account.send('Kirish');
    await expect(account.alert).toHaveText([
      'Foydalanuvchi nomi yoki elektron pochtangizni yozing.',
      'Parolingizni yozing.',
    ]);
    await expect(account.name).toBeFocused();
    await expect(account.name).toHaveAttribute('aria-invalid', 'true');
    await account.name.fill('aziza');
    await expect(account.alert).toHaveText(['Parolingizni yozing.']);
    await expect(page).toHaveURL('/login');
  });

  test('/register requires a name, a valid e-mail address and six characters', async ({ account }) => {
    const shortPassword = anyApostrophe("Parol kamida 6 belgidan iborat bo'lishi kerak.");
    const wrongEmail = anyApostrophe("Iltimos, to'g'ri email formatini kiriting.");
    await account.open('/register');
    await account.send('Roʻyxatdan oʻtish');
    await expect(account.alert).toHaveText([
      'Foydalanuvchi nomini yozing.',
      'Elektron pochtangizni yozing.',
      shortPassword,
    ]);
    await account.newName.fill('aziza');
    await account.password.fill('12345');
    for (const email of [
      'aziza',
      'aziza@maktab',
      'aziza@maktab.u',
      'az iza@maktab.uz',
      'aziza@maktab.uzbekcha',
    ]) {
      await account.email.fill(email);
      await account.send('Roʻyxatdan oʻtish');
      await expect(account.alert, email).toHaveText([wrongEmail, shortPassword]);
    }
  });

  test('/forgot-password requires a valid e-mail address', async ({ account }) => {
    await account.open('/forgot-password');
    await account.send('Kod yuborish');
    await account.expectAnnouncement('Elektron pochtangizni yozing.');
    await account.email.fill('aziza@maktab');
    await account.send('Kod yuborish');
    await account.expectAnnouncement("Iltimos, to'g'ri email formatini kiriting.");
    await expect(account.email).toBeFocused();
  });
});

test.describe('with the texts of the server', () => {
  test.use({ errorsExpected: true });

  test('a wrong password', async ({ account, learner }) => {
    await account.open('/login');
    await account.name.fill(learner.username);
    await account.password.fill('boshqa parol');
    await account.send('Kirish');
    await expect(account.alert).toHaveText(anyApostrophe('Parol noto‘g‘ri.'));
    await expect(account.name).toHaveValue(learner.username);
    await expect(account.password).toHaveValue('boshqa parol');
    await expect(account.password).toBeFocused();
    await account.signInAs(learner);
  });

  test('too many wrong passwords', async ({ account, learner, site }) => {
    const attempt = { username: learner.username, password: 'boshqa parol' };
    const attempts = Array.from({ length: 10 }, () =>
      callApi(site, endpoints.login, attempt).catch((error: unknown) => String(error)),
    );
    await Promise.all(attempts);
    await account.open('/login');
    await account.name.fill(learner.username);
    await account.password.fill(learner.password);
    await account.send('Kirish');
    await account.expectAnnouncement('soniyadan soʻng qayta urinib koʻring yoki parolni kod orqali tiklang.');
    await expect(account.password).toHaveValue(learner.password);

    await site.advance(75_000);
    await account.signInAs(learner);
  });

  test('a name and an address that are taken, each with an error at its field', async ({
    account,
    learner,
  }) => {
    await account.open('/register');
    await account.fillRegistration({ ...learner, username: learner.username.toUpperCase() });
    await account.send('Roʻyxatdan oʻtish');
    await expect(account.alert).toHaveText([
      anyApostrophe('Bu foydalanuvchi nomi band. Boshqasini tanlang.'),
      anyApostrophe('Bu email bilan avval roʻyxatdan oʻtilgan. Tizimga kiring yoki boshqa email kiriting.'),
    ]);
    await expect(account.newName).toBeFocused();
    await expect(account.email).toHaveValue(learner.email);

    const another = newLearner();
    await account.fillRegistration(another);
    await account.send('Roʻyxatdan oʻtish');
    await account.expectAnnouncement("Ro'yxatdan o'tdingiz!");
  });

  test('a common password', async ({ page, account, learner, mail }) => {
    const weak = anyApostrophe('Bu parol juda koʻp ishlatiladi, osongina topiladi. Boshqasini tanlang.');
    await account.open('/register');
    await account.fillRegistration({ ...newLearner(), password: 'parol123' });
    await account.send('Roʻyxatdan oʻtish');
    await expect(account.alert).toHaveText(weak);
    await expect(account.password).toBeFocused();

    await account.askForCode(learner.email);
    await account.send('Tasdiqlash');
    await account.expectAnnouncement('Xatdagi kodni yozing.');
    await account.enterCode(await codeFor(mail, learner.email));
    await account.expectScreen('Yangi parol');
    await account.setPassword('12345');
    await account.expectAnnouncement("Parol kamida 6 belgidan iborat bo'lishi kerak.");
    await account.setPassword('Lorentz kuchi 9', 'Lorentz kuchi 8');
    await account.expectAnnouncement('Parollar mos emas!');
    await expect(account.confirmation).toBeFocused();
    await account.setPassword('fizika1');
    await expect(account.alert).toHaveText(weak);
    await expect(account.confirmation).toHaveValue('fizika1');
    await account.setPassword('Lorentz kuchi 9');
    await expect(page).toHaveURL('/login');
  });
});
