import type { Page, Route } from '@playwright/test';
import { holdRequests } from '../testing/hold-requests.js';
import { expect, test } from '../testing/test.js';

const form = (page: Page) => page.getByRole('form', { name: 'Xabar yuborish' });
const phone = (page: Page) => form(page).getByLabel('Telefon raqamingiz');
const send = (page: Page) => form(page).getByRole('button');

const openForm = async (page: Page): Promise<void> => {
  await page.goto('/?scroll=contact');
  await expect(form(page)).toBeInViewport();
};

const fill = async (page: Page, text = 'Fizika toʻgaragi uchun yozyapman.'): Promise<void> => {
  await form(page).getByLabel('Ismingiz').fill('Dilnoza Karimova');
  await phone(page).pressSequentially('901234567');
  await form(page).getByLabel('Xabaringiz').fill(text);
};

/** The e-mail address of the site in the content. */
const ADDRESS = 'salom@zarra.uz';

test('a message is sent, confirmed and mailed, and the form is empty afterwards @main-path', async ({
  page,
  mail,
}) => {
  const mailCount = mail.mailsTo(ADDRESS).length;
  await openForm(page);
  await fill(page);
  await expect(phone(page)).toHaveValue('+998 90 123 45 67');
  await send(page).click();

  await expect(page.getByText('Xabaringiz muvaffaqiyatli yuborildi!').first()).toBeVisible();
  for (const label of ['Ismingiz', 'Telefon raqamingiz', 'Xabaringiz']) {
    await expect(form(page).getByLabel(label)).toHaveValue('');
  }
  const { text, from } = await mail.nextTo(ADDRESS, mailCount);
  expect(text).toContain('Dilnoza Karimova');
  expect(text).toContain('+998901234567');
  expect(text).toContain('Fizika toʻgaragi uchun yozyapman.');
  expect(from?.address).toBe('noreply@localhost');
});

test('a message that is begun before the scripts are loaded keeps every character', async ({ page }) => {
  const scripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await form(page).getByLabel('Ismingiz').fill('Dilnoza Karimova');
  await phone(page).pressSequentially('90');
  scripts.release();
  await expect(page.locator('[data-lazy][data-hydrated]', { has: form(page) }).last()).toBeAttached();
  await expect(phone(page)).toHaveValue('+998 90');
  await phone(page).pressSequentially('1234567');
  await form(page).getByLabel('Xabaringiz').fill('Salom!');
  await send(page).click();
  await expect(page.getByText('Xabaringiz muvaffaqiyatli yuborildi!').first()).toBeVisible();
});

for (const [pasted, formatted] of [
  ['+998901234567', '+998 90 123 45 67'],
  ['998 (90) 123-45-67', '+998 90 123 45 67'],
  ['901234567', '+998 90 123 45 67'],
] as const) {
  test(`the phone accepts ${pasted} from the clipboard`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openForm(page);
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await phone(page).focus();
    await page.keyboard.press('Control+V');
    await expect(phone(page)).toHaveValue(formatted);
    await page.keyboard.press('Backspace');
    await expect(phone(page)).toHaveValue(formatted.slice(0, -1));
  });
}

const json = (status: number, body: unknown, headers = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const failures: readonly [string, (route: Route) => Promise<void>, RegExp][] = [
  [
    '429',
    (route) => route.fulfill(json(429, { detail: 'Juda koʻp xabar yuborildi.' }, { 'retry-after': '120' })),
    /Juda koʻp xabar yuborildi\..*2 daqiqa/s,
  ],
  ['500', (route) => route.fulfill(json(500, { detail: 'ichki' })), /[Ss]erver/],
  ['no network', (route) => route.abort('internetdisconnected'), /[Ii]nternet/],
];

test.describe('failures', () => {
  test.use({ errorsExpected: true });

  for (const [name, respond, message] of failures) {
    test(`${name}: an error message, and the draft stays, also after a reload`, async ({ page }) => {
      await page.route('**/api/contact-message/', respond);
      await openForm(page);
      await fill(page, `Xabar: ${name}`);
      await send(page).click();

      await expect(page.getByText('Xabar yuborishda xatolik yuz berdi').first()).toBeVisible();
      await expect(form(page)).toContainText(message);
      await expect(form(page).getByLabel('Xabaringiz')).toHaveValue(`Xabar: ${name}`);
      await expect(send(page)).toBeEnabled();

      await page.goto('/?scroll=contact');
      await expect(form(page).getByLabel('Xabaringiz')).toHaveValue(`Xabar: ${name}`);
      await expect(phone(page)).toHaveValue('+998 90 123 45 67');
    });
  }

  test('an invalid response with a successful status counts as sent', async ({ page }) => {
    await page.route('**/api/contact-message/', (route) =>
      route.fulfill({ status: 201, contentType: 'application/json', body: '{"detail"' }),
    );
    await openForm(page);
    await fill(page);
    await send(page).click();
    await expect(page.getByText('Xabaringiz muvaffaqiyatli yuborildi!').first()).toBeVisible();
    await expect(phone(page)).toHaveValue('');
  });
});

test('by keyboard, with an invalid field', async ({ page }) => {
  await openForm(page);
  await form(page).getByLabel('Ismingiz').focus();
  await page.keyboard.type('Ali');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90123');
  await page.keyboard.press('Enter');

  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('4567');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Salom! Sinfimizga mos tajribalar bormi?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Xabaringiz muvaffaqiyatli yuborildi!').first()).toBeVisible();
});
