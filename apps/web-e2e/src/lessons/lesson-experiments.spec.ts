import { experimentBudgets } from '@zarra/build/byte-budgets';
import { axeViolations } from '../testing/axe-violations.js';
import { expectHydrated } from '../testing/hydration.js';
import { DESKTOP, expect, mainPathIf, PHONE } from '../testing/test.js';
import { mockConnection } from '../testing/mock-connection.js';
import { EmbeddedExperiment } from './embedded-experiment.js';
import { test as base } from './lesson-fixtures.js';

const FAST = { effectiveType: '4g', saveData: false };

const test = base.extend<{
  experiment: EmbeddedExperiment;
  /** Opens the lesson on a connection that the browser reports as this. */
  openLesson: (connection: object | undefined) => Promise<void>;
}>({
  experiment: async ({ page }, use) => use(new EmbeddedExperiment(page)),
  openLesson: async ({ page, lesson, lessons }, use) => {
    await use(async (connection) => {
      await mockConnection(page, connection);
      await lesson.open(lessons.find(({ title }) => title === EmbeddedExperiment.lesson)!);
      await expectHydrated(page);
    });
  },
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(`an experiment opens in its state inside the lesson, runs, and its page leads back to the same place${mainPathIf(viewport === PHONE)}`, async ({
      page,
      experiment,
      openLesson,
    }) => {
      await openLesson(undefined);
      await experiment.approach();
      await expect(experiment.open).toHaveAccessibleDescription(
        `Hajmi: ${experimentBudgets.inLesson / 1000} kB gacha`,
      );
      await expect(experiment.running).toHaveCount(0);
      const { height } = (await experiment.region.boundingBox())!;
      await experiment.open.click();
      await experiment.expectRunning();
      expect((await experiment.region.boundingBox())!.height).toBe(height);
      // Rows of the experiment scroll in themselves, the page does not.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

      const address = page.url();
      const link = await experiment.pageAddress();
      await experiment.area.getByRole('button', { name: 'Bir kadr oldinga' }).click();
      await expect.poll(async () => (await experiment.pageAddress()).hash).not.toBe('');
      const reached = await experiment.pageAddress();
      expect(await experiment.values(reached.href)).toEqual(await experiment.values(link.href));
      expect(page.url()).toBe(address);

      // Figures above that are drawn later change the height of the page, not the place of the experiment.
      const place = async () => Math.round((await experiment.fullScreen.boundingBox())?.y ?? NaN);
      await experiment.fullScreen.scrollIntoViewIfNeeded();
      const before = await place();
      await experiment.fullScreen.click();
      // In the state that was reached inside the lesson.
      await expect(page).toHaveURL(reached.href);
      await page.getByRole('link', { name: 'Orqaga qaytish' }).click();
      await expect(page).toHaveURL(/\/learn\?topic=/);
      await expect(experiment.fullScreen).toBeInViewport();
      // Scrolling is by whole pixels.
      await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
    });

    test('experiments open near the viewport on a fast connection, and nothing moves', async ({
      page,
      experiment,
      openLesson,
    }) => {
      await openLesson(FAST);
      const { height } = (await experiment.region.boundingBox())!;
      await experiment.fullScreen.scrollIntoViewIfNeeded();
      await experiment.expectRunning();
      expect((await experiment.region.boundingBox())!.height).toBe(height);
      expect(await axeViolations(page)).toEqual([]);
    });
  });

test('the focus enters the experiment and leaves it, and an experiment closes', async ({
  page,
  experiment,
  openLesson,
}) => {
  await openLesson(undefined);
  await experiment.approach();
  await experiment.open.focus();
  await page.keyboard.press('Enter');
  await experiment.expectRunning();
  const time = experiment.area.getByRole('slider', { name: 'Yozib olingan vaqt' });
  await page.keyboard.press('.');
  await expect(time).not.toHaveValue('0');
  await page.keyboard.press('Tab');
  await expect(experiment.area.locator(':focus')).toHaveCount(1);
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await experiment.fullScreen.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(experiment.fullScreen).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(experiment.close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(experiment.running).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(experiment.open).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ errorsExpected: true });

  test('a message replaces the experiment, the lesson goes on, and a retry opens it', async ({
    context,
    experiment,
    lesson,
    openLesson,
  }) => {
    await openLesson(undefined);
    await experiment.approach();
    await expect(lesson.test).toBeVisible();
    await context.setOffline(true);
    await experiment.open.click();
    await expect(experiment.message).toContainText('Tajriba ochilmadi.');
    await expect(experiment.fullScreen).toBeVisible();
    await expect(lesson.title).toHaveText(`${EmbeddedExperiment.lesson} Darsligi`);
    await expect(lesson.test).toBeVisible();
    await context.setOffline(false);
    await experiment.message.getByRole('button', { name: 'Qayta urinish' }).click();
    await experiment.expectRunning();
    await expect(experiment.message).toHaveCount(0);
  });

  test('a press before the code has loaded opens the page of the experiment', async ({
    page,
    experiment,
    openLesson,
  }) => {
    await page.route(/\/assets\/placed-experiment-[^/]+\.js$/, (route) => route.abort());
    await openLesson(FAST);
    await experiment.region.getByRole('link', { name: /^Sinab koʻrish .*Om qonuni/ }).click();
    await expect(page).toHaveURL(/\/tajriba\/zanjir\?holat=/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an experiment has the link to its page only', async ({ page, experiment, lessons }) => {
    const { id } = lessons.find(({ title }) => title === EmbeddedExperiment.lesson)!;
    await page.goto(`/learn?topic=${id}`);
    await expect(experiment.fullScreen).toBeVisible();
    await expect(experiment.region.getByText('Sinab koʻrish').first()).toBeHidden();
    await experiment.fullScreen.click();
    await expect(page).toHaveURL(/\/tajriba\/zanjir\?holat=/);
  });
});

test('two experiments of one kind run side by side, each for its own keys', async ({
  page,
  experiment,
  lesson,
  lessons,
}) => {
  await mockConnection(page, FAST);
  await lesson.open(lessons.find(({ title }) => title === 'Joul–Lens qonuni')!);
  await expectHydrated(page);
  const second = page.getByRole('group', { name: 'Tajriba: Elektr zanjiri, Parallel ulash' });
  await page
    .getByRole('group', { name: 'Tajriba: Elektr zanjiri, Ketma-ket ulash' })
    .scrollIntoViewIfNeeded();
  await expect(experiment.running.first()).toBeVisible();
  await second.scrollIntoViewIfNeeded();
  await expect(second.locator('details[data-panel]')).toBeVisible();
  await expect(experiment.running).toHaveCount(2);
  const times = experiment.running.getByRole('slider', { name: 'Yozib olingan vaqt' });
  await expect(times).toHaveCount(2);
  const values = () => times.evaluateAll((all) => all.map((time) => (time as HTMLInputElement).value));
  expect(await values()).toEqual(['0', '0']);
  // A press on the scene gives the focus to its experiment.
  await second.locator('[data-stage]').click({ position: { x: 8, y: 200 } });
  await page.keyboard.press('.');
  await expect.poll(async () => (await values())[1]).not.toBe('0');
  expect((await values())[0]).toBe('0');
});

test('an experiment is printed as its picture with caption and task, open or not', async ({
  page,
  experiment,
  openLesson,
}) => {
  await openLesson(undefined);
  const expectPicture = async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(experiment.region.getByText('Om qonunini tekshirish')).toBeVisible();
    await expect(experiment.region.getByText(/^Batareyani tanlab/)).toBeVisible();
    await expect(experiment.picture).toBeVisible();
    await expect
      .poll(() => experiment.picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(360);
    await expect(experiment.open).toBeHidden();
    await expect(experiment.running).toBeHidden();
    await expect(experiment.fullScreen).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  };
  await expectPicture();
  await experiment.approach();
  await experiment.open.click();
  await experiment.expectRunning();
  await expectPicture();
});

test('a picture follows the theme of the page, whatever the system has', async ({
  page,
  experiment,
  openLesson,
}) => {
  await openLesson(undefined);
  await experiment.approach();
  const shotIn = async (system: 'light' | 'dark', chosen: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((theme) => void (document.documentElement.dataset['theme'] = theme), chosen);
    await experiment.picture.evaluate((image: HTMLImageElement) => image.decode());
    return experiment.picture.screenshot();
  };
  const [light, dark] = [await shotIn('light', 'light'), await shotIn('dark', 'dark')];
  expect(light.equals(dark)).toBe(false);
  expect((await shotIn('dark', 'light')).equals(light)).toBe(true);
  expect((await shotIn('light', 'dark')).equals(dark)).toBe(true);
});
