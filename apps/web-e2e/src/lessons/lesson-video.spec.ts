import type { Page } from '@playwright/test';
import { expectHydrated } from '../testing/hydration.js';
import { expect } from '../testing/test.js';
import { test } from './lesson-fixtures.js';

const video = (page: Page) => page.getByRole('main').locator('video');
const readState = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => ({
    height: Math.round(element.getBoundingClientRect().height),
    duration: element.duration,
    rate: element.playbackRate,
    position: element.currentTime,
    captions: element.textTracks[0]?.cues?.length,
  }));

test('a lesson’s video has its size and captions, and is 500 px high @main-path', async ({
  page,
  lesson,
  lessons,
}) => {
  await lesson.open(lessons.find(({ hasVideo }) => hasVideo)!);
  await expect(lesson.main.getByText('Video yuklanmoqda...')).toBeHidden();
  await expect(lesson.main.getByText(/^Video hajmi: /)).toBeVisible();
  const { height, duration } = await readState(page);
  expect(height).toBe(500);
  expect(duration).toBeGreaterThan(10);
  await expect(video(page).locator('track[kind=captions]')).toHaveAttribute('srclang', 'uz');
});

test('the speed is saved for all videos, the position for each', async ({ page, lesson, lessons }) => {
  const [first, second] = lessons.filter(({ hasVideo }) => hasVideo);
  await lesson.open(first!);
  await expectHydrated(page);
  await expect.poll(async () => (await readState(page)).duration).toBeGreaterThan(10);
  await lesson.main.getByRole('combobox', { name: 'Tezlik' }).selectOption('0.75');
  await video(page).evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    element.currentTime = 7;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.pause();
  });
  await lesson.open(second!);
  await expect.poll(async () => (await readState(page)).rate).toBe(0.75);
  expect((await readState(page)).position).toBe(0);
  await lesson.open(first!);
  await expect.poll(async () => (await readState(page)).position).toBeGreaterThan(5);
});

test.describe('with errors on the console', () => {
  test.use({ errorsExpected: true });

  test('a video that fails to load shows its URL, and a button loads it again', async ({
    page,
    lesson,
    lessons,
    site,
  }) => {
    await page.route('**/media/videos/**', (route) => route.fulfill({ status: 404, body: '' }));
    await lesson.open(lessons.find(({ hasVideo }) => hasVideo)!);
    await expect(lesson.main.getByText('Video yuklanmadi')).toBeVisible();
    await expect(lesson.main.getByText(`${site.url}/media/videos/`)).toBeVisible();
    await page.unroute('**/media/videos/**');
    await lesson.main.getByRole('button', { name: 'Qayta urinish' }).click();
    await expect.poll(async () => (await readState(page)).duration).toBeGreaterThan(10);
    await expect(lesson.main.getByText('Video yuklanmadi')).toBeHidden();
  });
});
