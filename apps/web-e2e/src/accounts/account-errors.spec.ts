import type { Route } from '@playwright/test';
import { test } from '../testing/account-fixtures.js';
import { accountForms } from './account-forms.js';
import { holdRequests } from '../testing/hold-requests.js';
import { expect } from '../testing/test.js';

test.use({ errorsExpected: true });

const limited = 'Juda koʻp urinish boʻldi. Birozdan soʻng qayta urinib koʻring.';

for (const form of accountForms) {
  const { path, call, send, sending, errorText, networkErrorText, ignoresBody, fields, next } = form;

  test.describe(path, () => {
    test('shows the error, keeps the input and can be submitted again', async ({
      page,
      account,
      learner,
      mail,
    }) => {
      await form.open(account, learner, mail);
      await form.fill(account, learner);
      const readInput = () => Promise.all(fields.map((label) => account.field(label).inputValue()));
      const before = await readInput();
      let requests = 0;
      const sendAndExpect = async (text: string, handler: (route: Route) => Promise<void>) => {
        await page.route(`**/api${call}`, handler, { times: 1 });
        const earlierRequests = requests;
        await account.send(send);
        await expect.poll(() => requests).toBe(earlierRequests + 1);
        await account.expectAnnouncement(text);
        expect(await readInput()).toEqual(before);
        await expect(account.button(send)).toBeEnabled();
      };
      page.on('request', (request) => (requests += request.url().endsWith(`/api${call}`) ? 1 : 0));

      await sendAndExpect(errorText, (route) => route.fulfill({ status: 500, body: '' }));
      await sendAndExpect(networkErrorText, (route) => route.abort('internetdisconnected'));
      await sendAndExpect(errorText, (route) => route.fulfill({ status: 400, json: {} }));
      await sendAndExpect(limited, (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '60' }, json: { detail: limited } }),
      );
      await sendAndExpect('Serverning soʻzi.', (route) =>
        route.fulfill({ status: 503, json: { detail: 'Serverning soʻzi.' } }),
      );
      if (!ignoresBody) {
        const invalidResponseText =
          call === '/login/' || call === '/forgot-password/' ? errorText : networkErrorText;
        await sendAndExpect(invalidResponseText, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<p>' }),
        );
        await sendAndExpect(invalidResponseText, (route) =>
          route.fulfill({ json: { otp_key: null, access: null } }),
        );
        expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
      }

      await account.send(send);
      await account.expectScreen(next);
    });

    test('submits once for two clicks, and shows after ten seconds that the connection is slow', async ({
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

test('a disabled account stays on the sign-in screen, with the text of the server', async ({
  page,
  account,
  learner,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await account.open('/login');
  await page.route('**/api/login/', (route) =>
    route.fulfill({ status: 403, json: { detail: 'Hisob yopilgan.' } }),
  );
  await account.name.fill(learner.username);
  await account.password.fill(learner.password);
  await account.send('Kirish');
  await account.expectAnnouncement('Hisob yopilgan.');
  await expect(page).toHaveURL('/login');
  expect(logged).toContain("Ruxsat etilmagan - sizda huquq yo'q");
});
