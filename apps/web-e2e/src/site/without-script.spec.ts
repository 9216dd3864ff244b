import { expect, PHONE, test } from '../testing/test.js';

test.use({ javaScriptEnabled: false });

test('the home page shows its content @main-path', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fizikani tajribada oʻrganing');
  for (const name of ['Mexanika', 'Elektr va magnetizm', 'Optika', 'Termodinamika']) {
    await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.locator('#about')).toContainText(/[1-9]\d*\+/);
  await expect(page.locator('#contact').getByRole('link', { name: /^Telefon/ })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Barcha kategoriyalar' }),
  ).toBeVisible();
});

test('a filtered catalogue, an unknown address and the sign-in show their content', async ({ page }) => {
  await page.goto('/simulation?q=linza&kategoriya=optika');
  await expect(page.getByRole('searchbox', { name: 'Qidiruv' })).toHaveValue('linza');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/linza/i);
  expect((await page.goto('/nima-bu'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fizikani tajribada oʻrganing');
  expect((await page.goto('/tajriba/yoq'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fizikani tajribada oʻrganing');
  await page.goto('/login?next=%2Fmen');
  await expect(page.getByRole('main').getByRole('link', { name: /Ro.yxatdan/ })).toHaveAttribute(
    'href',
    '/register?next=%2Fmen',
  );
  // The learner's own pages say that they need scripts.
  await page.goto('/men');
  await expect(page.getByRole('main').getByRole('link', { name: 'Bosh sahifa' })).toBeVisible();
});

test('the catalogue shows its cards, also of a category @main-path', async ({ page }) => {
  await page.goto('/simulation');
  const cards = page.getByRole('main').getByRole('article');
  const all = await cards.count();
  expect(all).toBeGreaterThan(20);
  await page.goto('/simulation/optika');
  expect(await cards.count()).toBeLessThan(all);
  expect(await cards.count()).toBeGreaterThan(0);
});

test('the page on stored data is readable, and the footer links to it', async ({ page }) => {
  await page.goto('/simulation');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Maxfiylik' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maxfiylik');
  const main = page.getByRole('main');
  await expect(main).toContainText('12 oydan keyin oʻchiriladi');
  await expect(main).toContainText('90 kundan keyin oʻchiriladi');
  await expect(main.getByRole('heading', { level: 2, name: 'Oʻchirish' })).toBeVisible();
});

test('a lesson shows its text and a link to the next lesson @main-path', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fizika nimani oʻrganadi Darsligi');
  await expect(page.getByRole('article').locator('p').first()).toBeVisible();
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(/\/learn\?topic=2$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Fizika nimani/);
});

test('on a phone the menu and the topics open, and a class shows its topics @main-path', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/learn?topic=5');
  await page.getByRole('button', { name: 'Menyuni ochish' }).click();
  const menu = page.getByRole('dialog', { name: 'Menyu' });
  await expect(menu.getByRole('link', { name: 'Simulyatsiyalar' })).toBeVisible();
  await menu.getByRole('button', { name: 'Menyuni yopish' }).click();
  await page.getByRole('button', { name: 'Sinflar va mavzular' }).click();
  const topics = page.getByRole('dialog', { name: 'Sinflar' });
  await topics.getByRole('heading', { name: '8-sinf' }).click();
  await topics.locator('details', { hasText: '8-sinf' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/learn\?topic=\d+$/);
  await expect(topics).toBeHidden();
});

test('on a wide screen the topics are beside the lesson', async ({ page }) => {
  await page.goto('/learn?topic=5');
  await expect(page.getByRole('button', { name: 'Sinflar va mavzular' })).toBeHidden();
  const topics = page.getByRole('navigation', { name: 'Sinflar' });
  await expect(topics.locator('a[aria-current="page"]')).toBeVisible();
  await topics.getByRole('heading', { name: '8-sinf' }).click();
  await expect(topics.locator('details', { hasText: '8-sinf' }).getByRole('link').first()).toBeVisible();
});
