import { CataloguePage } from '../testing/catalogue-page.js';
import { expect, test } from '../testing/foreign-backend.js';
import { foreignForms, submitForm } from '../testing/foreign-forms.js';
import { lesson, schoolClass, simulation, type Reply } from '../testing/honest-replies.js';

const CALL = 'GET /simulators/';
const PAGE_SIZE = 10;
const COUNT = 25;

/** A page of the catalogue with its number, from 1. */
const catalogueOf = (number: number, next: string | null): Reply => ({
  json: {
    count: COUNT,
    next,
    previous: null,
    results: Array.from({ length: Math.min(PAGE_SIZE, COUNT - (number - 1) * PAGE_SIZE) }, (_, index) => {
      const id = (number - 1) * PAGE_SIZE + index + 1;
      return { ...simulation, id, title: `Tajriba ${id}` };
    }),
  },
});

test('a catalogue of 25 entries in pages of ten is read whole', async ({ page, backend }) => {
  backend.reply({
    [CALL]: () => {
      const number = backend.requestsOf(CALL).length;
      return catalogueOf(number, number < 3 ? `?page=${number + 1}` : null);
    },
  });
  const catalogue = await new CataloguePage(page).open();

  await catalogue.expectCount(COUNT);
  expect((await catalogue.titles()).at(-1)).toBe('Tajriba 25');
  expect(backend.requestsOf(CALL)).toHaveLength(3);
});

test('a next page of another origin is not requested, and the counters state the number', async ({
  page,
  backend,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('other.example')) foreign.push(request.url());
  });
  backend.reply({ [CALL]: catalogueOf(1, 'https://other.example/api/simulators/?page=2') });
  await page.goto('/');
  await expect(page.locator('#about')).toContainText(`Simulyatsiyalar${COUNT}`);
  const catalogue = await new CataloguePage(page).open();
  await expect(catalogue.cards).toHaveCount(PAGE_SIZE);
  await expect(page.getByText(`Jami: ${COUNT} ta simulyatsiya`)).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a failure of a later page is that of the list, with a retry', async ({ page, backend }) => {
  backend.reply({
    [CALL]: () => (backend.requestsOf(CALL).length % 2 === 1 ? catalogueOf(1, '?page=2') : { status: 400 }),
  });
  await page.goto('/simulation');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(new CataloguePage(page).cards).toHaveCount(0);
});

test('the HTML of a lesson is displayed as text with its elements, and nothing in it runs', async ({
  page,
  backend,
}) => {
  const description =
    '<p>Kuch — <b>vektor</b> kattalik.</p><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  backend.reply({ 'GET /classes/': { json: [{ ...schoolClass, lessons: [{ ...lesson, description }] }] } });
  await page.goto('/learn?topic=1');

  await expect(page.locator('[data-text] strong')).toHaveText('vektor');
  await expect(page.getByText('Kuch — vektor kattalik.')).toBeVisible();
  await expect(page.locator('section[data-text]')).not.toContainText('<');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('at a back end with the calls of the specification alone', () => {
  test('the search finds in the lists of the site', async ({ page, backend }) => {
    await page.goto('/qidiruv?q=mayatnik');
    await expect(page.getByRole('main').getByRole('link', { name: 'Matematik mayatnik' })).toBeVisible();
    expect(backend.requestsOf('GET /search/').length).toBeGreaterThan(0);
  });

  test('the lessons are open in place of the learner’s page, and no link leads to it', async ({
    page,
    backend,
  }) => {
    await backend.signIn();
    await page.goto('/men');
    await expect(page).toHaveURL(/\/learn/);
    await expect(page.getByRole('banner').getByText('dilnoza').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('banner').locator('a[href="/men"]')).toHaveCount(0);
  });

  test('the lessons are open in place of practice', async ({ page, backend }) => {
    await backend.signIn();
    await page.goto('/mashq?scope=lesson:1');
    await expect(page).toHaveURL(/\/learn/);
  });
});

test('the contact message has the three fields of the specification', async ({ page, backend }) => {
  await submitForm(await foreignForms['contact message'].open(page), foreignForms['contact message']);

  await expect.poll(() => backend.requestsOf('POST /contact-message/').length).toBe(1);
  const [message] = backend.requestsOf('POST /contact-message/');
  expect(Object.keys(message?.body as object)).toEqual(['name', 'phone', 'message']);
});
