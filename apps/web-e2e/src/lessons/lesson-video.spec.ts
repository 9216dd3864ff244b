import type { Page } from '@playwright/test';
import { expectHydrated } from '../testing/hydration.js';
import { expect } from '../testing/test.js';
import { test } from './lesson-fixtures.js';

const video = (page: Page) => page.getByRole('main').locator('video');
const state = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => ({
    height: Math.round(element.getBoundingClientRect().height),
    duration: element.duration,
    rate: element.playbackRate,
    at: element.currentTime,
    captions: element.textTracks[0]?.cues?.length,
  }));

test('a lesson’s video is there with its size and captions, 500 px high', async ({
  page,
  lesson,
  lessons,
}) => {
  await lesson.open(lessons.find(({ hasVideo }) => hasVideo)!);
  await expect(lesson.main.getByText('Video yuklanmoqda...')).toBeHidden();
  await expect(lesson.main.getByText(/\d,\d+ MB|\d+ kB/)).toBeVisible();
  const { height, duration } = await state(page);
  expect(height).toBe(500);
  expect(duration).toBeGreaterThan(10);
  await expect(video(page).locator('track[kind=captions]')).toHaveAttribute('srclang', 'uz');
});

test('speed is remembered for every video, the place for each', async ({ page, lesson, lessons }) => {
  const [one, other] = lessons.filter(({ hasVideo }) => hasVideo);
  await lesson.open(one!);
  await expectHydrated(page);
  await expect.poll(async () => (await state(page)).duration).toBeGreaterThan(10);
  await lesson.main.getByRole('combobox', { name: 'Tezlik' }).selectOption('0.75');
  await video(page).evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    element.currentTime = 7;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    element.pause();
  });
  await lesson.open(other!);
  await expect.poll(async () => (await state(page)).rate).toBe(0.75);
  expect((await state(page)).at).toBe(0);
  await lesson.open(one!);
  await expect.poll(async () => (await state(page)).at).toBeGreaterThan(5);
});

test.describe('with errors on the console', () => {
  test.use({ errorsExpected: true });

  test('a video that cannot be loaded says where it was looked for, and one button tries again', async ({
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
    await expect.poll(async () => (await state(page)).duration).toBeGreaterThan(10);
    await expect(lesson.main.getByText('Video yuklanmadi')).toBeHidden();
  });
});
