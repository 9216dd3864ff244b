import { endpoints } from '@zarra/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { AccountPage } from '../testing/account-page.js';
import { expect, isExtended, mainPathIf } from '../testing/test.js';
import { test } from './lesson-fixtures.js';
import { addressOf, LessonPage, type ApiLesson } from '../testing/lesson-page.js';
import { callApi, registerLearner, type Learner } from '../testing/learner.js';
import type { SiteServer } from '../testing/site-server.js';
import { storedTokens } from '../testing/stored-session.js';

const HOUR = 60 * 60 * 1000;
/** Per interruption; 10 give the 50 answer sets that a release must preserve. */
const LESSONS_EACH = isExtended ? 10 : 1;

test.use({ errorsExpected: true });

/** A learner with a half-answered test on a device. */
interface Session {
  readonly site: SiteServer;
  readonly learner: Learner;
  readonly page: Page;
  /** Closes the pages of the device and opens a new one. */
  readonly reopen: () => Promise<Page>;
}

/** Interruptions of a test by name. Each returns the page on which the test continues. */
const interruptions: Readonly<Record<string, (session: Session) => Promise<Page>>> = {
  'the page is reloaded': async ({ page }) => {
    await page.reload();
    return page;
  },
  'the server is killed': async ({ page, site }) => {
    await site.kill();
    await site.start();
    await page.reload();
    return page;
  },
  'the browser is closed for an hour': async ({ site, reopen }) => {
    const page = await reopen();
    await site.advance(HOUR);
    await page.clock.install({ time: Date.now() + HOUR });
    return page;
  },
  'the network fails and the page is closed': async ({ page, reopen }) => {
    await page.context().setOffline(true);
    await page.close();
    await page.context().setOffline(false);
    return reopen();
  },
  'the session is ended elsewhere': async ({ page, site, learner }) => {
    const { refresh } = await storedTokens(page);
    await callApi(site, endpoints.logout, { refresh });
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=/);
    await new AccountPage(page).signInAs(learner);
    return page;
  },
};

/** A learner's answers to one lesson: different for each lesson, so that they cannot be confused. */
const answersFor = ({ id, count }: ApiLesson): number[] =>
  Array.from({ length: count }, (_, index) => ((id + index * index) % 4) + 1);

async function expectStoredAnswers(page: Page, lesson: ApiLesson, answers: readonly number[]): Promise<void> {
  const body = await page.evaluate(async (id) => {
    const response = await fetch(`/api/lesson-test-result/${id}/`, {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')!}` },
    });
    return (await response.json()) as { answers: Record<string, number>; questions: { id: number }[] };
  }, lesson.id);
  expect(body.questions.map(({ id }) => body.answers[id])).toEqual(answers);
}

for (const [name, interrupt] of Object.entries(interruptions)) {
  test(`tests while ${name}: all answers are restored, and sent once after the network returns${mainPathIf(name === 'the page is reloaded')}`, async ({
    browser,
    site,
    lessons,
  }) => {
    test.setTimeout((1 + LESSONS_EACH) * 150_000);
    const learner = await registerLearner(site);
    const contexts: BrowserContext[] = [];
    let submissions = 0;
    const newDevice = async (storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) => {
      const context = await browser.newContext({ baseURL: site.url, ...(storageState && { storageState }) });
      contexts.push(context);
      context.on('response', (response) => {
        if (response.url().endsWith('/submit-test/') && response.ok()) submissions += 1;
      });
      return context;
    };
    let page = await (await newDevice()).newPage();
    await page.goto('/login');
    await new AccountPage(page).signInAs(learner);

    let done = 0;
    for (const tested of lessons.filter(({ count }) => count > 1).slice(0, LESSONS_EACH)) {
      const answers = answersFor(tested);
      const half = Math.ceil(tested.count / 2);
      await new LessonPage(page).open(tested);
      await expect(new LessonPage(page).questions).toHaveCount(tested.count);
      await new LessonPage(page).answer((index) => answers[index]!, 0, half);

      const previous = page;
      const reopen = async () => {
        const context = await newDevice(await previous.context().storageState());
        await previous.context().close();
        return context.newPage();
      };
      page = await interrupt({ site, learner, page, reopen });
      const lesson = new LessonPage(page);
      if (!page.url().endsWith(addressOf(tested))) await lesson.open(tested);
      await expect(lesson.questions).toHaveCount(tested.count);
      expect(await lesson.chosenOptions()).toEqual(
        answers.map((answer, index) => (index < half ? answer : 0)),
      );

      await lesson.answer((index) => answers[index]!, half);
      await page.context().setOffline(true);
      await lesson.submit.click();
      await expect(lesson.test.getByText('Navbatda')).toBeVisible();
      await page.context().setOffline(false);
      await expect(lesson.percent).toBeVisible();
      await expectStoredAnswers(page, tested, answers);
      expect(submissions).toBe((done += 1));
    }
    expect(done).toBe(LESSONS_EACH);
    for (const context of contexts) await context.close();
  });
}

test('another learner on the same phone neither sees nor sends queued answers', async ({
  page,
  account,
  learner,
  lesson,
  lessons,
  site,
}) => {
  const tested = lessons.find(({ count }) => count > 1)!;
  const answers = answersFor(tested);
  await account.enterAs(learner);
  await lesson.open(tested);
  await lesson.answer((index) => answers[index]!);
  await page.route('**/api/submit-test/', (route) => route.abort('internetdisconnected'));
  await lesson.submit.click();
  await expect(lesson.test.getByText('Navbatda')).toBeVisible();
  await account.signOut.click();
  await expect(page).toHaveURL('/');
  await page.unroute('**/api/submit-test/');

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/submit-test/')) sent += 1;
  });
  await account.open('/login');
  await account.signInAs(await registerLearner(site));
  await lesson.open(tested);
  await expect(lesson.questions).toHaveCount(tested.count);
  expect(await lesson.chosenOptions()).toEqual(answers.map(() => 0));
  expect(sent).toBe(0);

  await account.signOut.click();
  await expect(page).toHaveURL('/');
  await account.open(`/login?next=${encodeURIComponent(addressOf(tested))}`);
  await account.signInAs(learner);
  await expect(lesson.percent).toBeVisible();
  expect(sent).toBe(1);
  await expectStoredAnswers(page, tested, answers);
});
