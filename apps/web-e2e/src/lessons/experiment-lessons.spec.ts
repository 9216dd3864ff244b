// From a lesson to its experiment and back: the relations of the content on both sides.
import { readAddress } from '@zarra/experiment-kit/address';
import { experiments } from '@zarra/experiments';
import type { SchoolClassBody } from '@zarra/contracts';
import { ExperimentPage } from '../lab/experiment-page.js';
import { axeViolations } from '../testing/axe-violations.js';
import { elementsBeyondViewport } from '../testing/beyond-viewport.js';
import { expectHydrated } from '../testing/hydration.js';
import { tabInto } from '../testing/tab-into.js';
import { DESKTOP, expect, PHONE } from '../testing/test.js';
import { test } from './lesson-fixtures.js';

const LESSON = 'Zanjirning bir qismi uchun Om qonuni';
const LIST = 'Bu tajriba darslarda';

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    // axe measures the colours of a running transition as violations of contrast.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a lesson leads to its experiment in the named state, and the experiment back to the lesson', async ({
      page,
      request,
      lesson,
      lessons,
    }) => {
      const from = lessons.find(({ title }) => title === LESSON)!;
      const classes = (await (await request.get('/api/classes/')).json()) as SchoolClassBody[];
      const named = classes.flatMap((each) => each.lessons).find(({ id }) => id === from.id);
      const link = named!.experiments!.find(({ state }) => state === 'om-qonuni')!.link;

      await lesson.open(from);
      await lesson.main.getByRole('link', { name: /^Toʻliq ekranda ochish .*, Om qonuni\)/ }).click();
      const experiment = new ExperimentPage(page);
      await experiment.expectReady();
      await expect(page).toHaveURL(link);
      const definition = await experiments['zanjir']!();
      const wanted = readAddress(definition, new URL(link, page.url()).search.replace('?holat=', ''), 0);
      await experiment.button('Bir kadr oldinga').click();
      await expect.poll(() => new URL(page.url()).hash).not.toBe('');
      const reached = readAddress(definition, new URL(page.url()).hash.slice(1), 1000);
      expect(reached?.run.values).toEqual(wanted?.run.values);

      // Before the theory is opened, nothing of the list is loaded.
      const section = page.getByRole('region', { name: LIST });
      await expect(section).toHaveCount(0);
      await experiment.tab('Nazariya').click();
      const entry = section.getByRole('listitem').filter({ has: page.getByText(LESSON, { exact: true }) });
      await expect(entry).toContainText('8-sinf · ');
      await expect(entry.getByRole('link', { name: 'Nomaʼlum rezistor qarshiligi' })).toHaveAttribute(
        'href',
        '/tajriba/zanjir?tadqiqot=nomalum-rezistor',
      );
      await entry.scrollIntoViewIfNeeded();
      expect(await page.evaluate(elementsBeyondViewport)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);

      const back = entry.getByRole('link', { name: LESSON, exact: true });
      await tabInto(page, back);
      await expect(back).toBeInViewport();
      await page.keyboard.press('Enter');
      await lesson.expectLesson(from);
    });

    test('a lesson leads to the investigation of its experiment', async ({ page, lesson, lessons }) => {
      await lesson.open(lessons.find(({ title }) => title === LESSON)!);
      await expectHydrated(page);
      await lesson.main.getByRole('link', { name: 'Tadqiqot: Nomaʼlum rezistor qarshiligi' }).click();
      await expect(page).toHaveURL('/tajriba/zanjir?tadqiqot=nomalum-rezistor');
      await expect(
        page.getByRole('heading', { name: 'Nomaʼlum rezistor qarshiligi', level: 2 }),
      ).toBeVisible();
    });
  });
}

test('every lesson that the API lists for an experiment names it, and the other way round', async ({
  request,
}) => {
  const classes = (await (await request.get('/api/classes/')).json()) as SchoolClassBody[];
  const all = classes.flatMap((each) => each.lessons);
  for (const slug of Object.keys(experiments)) {
    const response = await request.get(`/api/experiments/${slug}/lessons/`);
    const listed = (await response.json()) as { id: number; link: string }[];
    const naming = all.filter((lesson) => lesson.experiments?.some((each) => each.slug === slug));
    expect(listed.map(({ id, link }) => [id, link])).toEqual(
      naming.map(({ id }) => [id, `/learn?topic=${id}`]),
    );
  }
});

test.describe('without the API', () => {
  // Chromium logs the failed request, and the client of the API its failed call.
  test.use({ errorsExpected: true });

  test('the theory has no list of lessons, nothing moves and the page logs nothing else', async ({
    page,
    pageErrors,
  }) => {
    await page.route('**/api/**', (route) => route.abort());
    const experiment = new ExperimentPage(page);
    await experiment.open('zanjir');
    expect(pageErrors.found).toEqual([]);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/lessons/'));
    await experiment.tab('Nazariya').click();
    await failed;
    await expect(page.locator('[data-tab=theory] math').first()).toBeVisible();
    await expect(page.getByText(LIST)).toHaveCount(0);
    const others = pageErrors.found.filter((error) => !/net::ERR_FAILED|"experimentLessons"/.test(error));
    expect(others).toEqual([]);
  });
});
