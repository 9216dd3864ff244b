// The main path of a visitor: filter of the catalogue, account, test of a lesson with its result, three experiments.
import { existsSync } from 'node:fs';
import { endpoints, type SchoolClassBody } from '@zarra/contracts';
import { expect, test as base } from '@playwright/test';
import { newLearner } from '../src/testing/learner.js';
import { startSite, type SiteServer } from '../src/testing/site-server.js';
import type { Browser } from './browser.js';
import { firefox } from './firefox.js';
import { webkit } from './webkit.js';

const test = base.extend<object, { site: SiteServer }>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

const fieldByLabel = (label: string): string =>
  `//main//*[@id = //label[normalize-space() = "${label}"]/@for]`;
const buttonByText = (text: string): string => `//main//button[contains(., "${text}")]`;
const buttonByLabel = (label: string): string => `//button[@aria-label = "${label}"]`;

async function filterCatalogue(browser: Browser, url: string): Promise<void> {
  const cards = () => browser.count('//main//article');
  await browser.open(`${url}/simulation`);
  await expect.poll(cards).toBeGreaterThan(20);
  await browser.type(fieldByLabel('Qidiruv'), 'mayatnik');
  await expect.poll(browser.address).toBe(`${url}/simulation?q=mayatnik`);
  await browser.select(fieldByLabel('Kategoriya'), 'Mexanika');
  await expect.poll(browser.address).toBe(`${url}/simulation?q=mayatnik&kategoriya=mexanika`);
  await expect.poll(() => browser.count('//main//article[contains(., "mayatnik")]')).toBeGreaterThan(0);
  const count = await cards();
  expect(await browser.text('//main//*[@role = "status"]')).toBe(`Jami: ${count} ta simulyatsiya`);
  expect(count).toBeLessThan(10);
}

/** Registers and signs in. The site then opens the page `next`. */
async function registerAndSignIn(browser: Browser, url: string, next: string): Promise<void> {
  const { username, email, password } = newLearner();
  await browser.open(`${url}/register`);
  await browser.type(fieldByLabel('Foydalanuvchi nomi'), username);
  await browser.type(fieldByLabel('Elektron pochta'), email);
  await browser.type(fieldByLabel('Parol'), password);
  await browser.click(buttonByText('Roʻyxatdan oʻtish'));
  await expect.poll(browser.address).toBe(`${url}/login`);

  await browser.open(`${url}/login?next=${encodeURIComponent(next)}`);
  await browser.type(fieldByLabel('Foydalanuvchi nomi yoki elektron pochta'), username);
  await browser.type(fieldByLabel('Parol'), password);
  await browser.click(buttonByText('Kirish'));
  await expect.poll(browser.address).toBe(`${url}${next}`);
}

async function takeTest(browser: Browser, count: number): Promise<void> {
  // The prediction of the lesson has answers too.
  const questions = '//main//*[@id="lesson-test"]//fieldset';
  await expect.poll(() => browser.count(questions)).toBe(count);
  for (let question = 1; question <= count; question += 1) {
    await browser.click(`(${questions})[${question}]//label[1]`);
  }
  await browser.click(buttonByText('Javoblarni topshirish'));
  const summary = `//main//*[contains(text(), "${count} ta savoldan")]`;
  await expect.poll(() => browser.text(summary)).toMatch(/^\d+ to.g.ri javob/);
}

async function runExperiment(browser: Browser, url: string, slug: string): Promise<void> {
  await browser.open(`${url}/tajriba/${slug}`);
  const clock = '//main//output';
  const start = await browser.text(clock);
  await browser.click(buttonByLabel('Boshlash'));
  await expect.poll(() => browser.text(clock)).not.toBe(start);
  await browser.click(buttonByLabel('Toʻxtatish'));
  await expect.poll(() => browser.count(buttonByLabel('Boshlash'))).toBe(1);
}

for (const kind of [firefox, webkit]) {
  test(`${kind.name}: catalogue, account, test of a lesson, three experiments`, async ({ site }) => {
    const missing = kind.programs.filter((program) => !existsSync(program));
    const message = `${missing.join(', ')} missing. Install: apt-get install ${kind.packages}`;
    if (missing.length > 0 && process.env['CI'] === 'true') throw new Error(message);
    test.skip(missing.length > 0, message);

    const classes = await fetch(`${site.url}/api${endpoints.classes.path}`);
    const lesson = ((await classes.json()) as SchoolClassBody[])
      .flatMap(({ lessons }) => lessons)
      .find(({ tests_count }) => (tests_count ?? 0) > 1)!;
    const browser = await kind.launch();
    try {
      await test.step('filter the catalogue', () => filterCatalogue(browser, site.url));
      await test.step('register and sign in', () =>
        registerAndSignIn(browser, site.url, `/learn?topic=${lesson.id}`));
      await test.step('take a test', () => takeTest(browser, lesson.tests_count!));
      for (const slug of ['mayatnik', 'tolqin-vannasi', 'ideal-gaz']) {
        await test.step(`run ${slug}`, () => runExperiment(browser, site.url, slug));
      }
    } finally {
      await browser.close();
    }
  });
}
