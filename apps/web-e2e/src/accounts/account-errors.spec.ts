import type { Route } from '@playwright/test';
import { test } from '../testing/account-fixtures.js';
import { accountForms } from './account-forms.js';
import { holdRequests } from '../testing/hold-requests.js';
import { expect } from '../testing/test.js';

test.use({ errorsExpected: true });

const limited = 'Juda koʻp urinish boʻldi. Birozdan soʻng qayta urinib koʻring.';

for (const form of accountForms) {
  const { path, call, send, sending, refused, unanswered, bodyUnused, fields, next } = form;

  test.describe(path, () => {
    test('says what went wrong, keeps what was typed and can be sent again', async ({
      page,
      account,
      learner,
      mail,
    }) => {
      await form.open(account, learner, mail);
      await form.fill(account, learner);
      const typed = () => Promise.all(fields.map((label) => account.field(label).inputValue()));
      const before = await typed();
      let asked = 0;
      const sendAndExpect = async (text: string, answer: (route: Route) => Promise<void>) => {
        await page.route(`**/api${call}`, answer, { times: 1 });
        const call0 = asked;
        await account.send(send);
        await expect.poll(() => asked).toBe(call0 + 1);
        await account.expectSaid(text);
        expect(await typed()).toEqual(before);
        await expect(account.button(send)).toBeEnabled();
      };
      page.on('request', (request) => (asked += request.url().endsWith(`/api${call}`) ? 1 : 0));

      await sendAndExpect(refused, (route) => route.fulfill({ status: 500, body: '' }));
      await sendAndExpect(unanswered, (route) => route.abort('internetdisconnected'));
      await sendAndExpect(refused, (route) => route.fulfill({ status: 400, json: {} }));
      await sendAndExpect(limited, (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { detail: limited } }),
      );
      await sendAndExpect('Serverning soʻzi.', (route) =>
        route.fulfill({ status: 503, json: { detail: 'Serverning soʻzi.' } }),
      );
      if (!bodyUnused) {
        const garbage = call === '/login/' || call === '/forgot-password/' ? refused : unanswered;
        await sendAndExpect(garbage, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
        await sendAndExpect(garbage, (route) => route.fulfill({ json: { otp_key: 7, access: null } }));
        expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
      }

      await account.send(send);
      await account.expectScreen(next);
    });

    test('sends once for two presses, and says after ten seconds that the line is slow', async ({
      page,
      account,
      learner,
      mail,
    }) => {
      await page.clock.install();
      await form.open(account, learner, mail);
      await form.fill(account, learner);
      const held = await holdRequests(page, `**/api${call}`);

      await account.button(send).dblclick();
      await account.field(fields[0]!).press('Enter');
      const busy = account.main.getByRole('button').and(page.locator('[aria-busy="true"]'));
      await expect(busy).toContainText(sending);
      await expect(busy).toBeDisabled();
      const slow = account.main.getByText('Aloqa sekin, kutilmoqda…');
      await page.clock.fastForward(9000);
      await expect(slow).toBeHidden();
      await page.clock.fastForward(1500);
      await expect(slow).toBeVisible();

      held.release();
      await account.expectScreen(next);
      expect(held.count).toBe(1);
    });
  });
}

test('an account that was disabled leads to /forbidden', async ({ page, account, learner }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await account.open('/login');
  await page.route('**/api/login/', (route) => route.fulfill({ status: 403, json: {} }));
  await account.name.fill(learner.username);
  await account.password.fill(learner.password);
  await account.send('Kirish');
  await expect(page).toHaveURL('/forbidden');
  expect(logged).toContain("Ruxsat etilmagan - sizda huquq yo'q");
});
