// Drags, holds and throws the handles of every experiment, and the demonstration that yields to the first touch.
import type { Locator, Page } from '@playwright/test';
import { createSession } from '@zarra/experiment-kit';
import { experiments } from '@zarra/lab/experiments';
import { expect, test } from '../testing/test.js';
import { ExperimentPage } from './experiment-page.js';

const slugs = Object.keys(experiments);

/** Waits for page time, ms, measured by frames: a hand that rests, or a clock that must not run. */
const passFrames = (page: Page, milliseconds: number) =>
  page.evaluate(
    (duration) =>
      new Promise<void>((resolve) => {
        const start = performance.now();
        const wait = (now: number) => (now - start < duration ? void requestAnimationFrame(wait) : resolve());
        requestAnimationFrame(wait);
      }),
    milliseconds,
  );
const handle = (page: Page, key: string): Locator => page.locator(`[data-handle='${key}']`);

/** Grabs a handle in its middle. @returns moves the pointer from there, pixels */
async function grab(page: Page, key: string) {
  const box = await handle(page, key).boundingBox();
  if (!box) throw new Error(`The stage has no handle ${key}`);
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  return (across: number, down: number, steps = 6) => page.mouse.move(left + across, top + down, { steps });
}

/** The visible state: values, readouts and names of the handles. */
const visibleState = async (page: Page) => [
  await page
    .getByRole('main')
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  await page.locator('[data-readout]').allTextContents(),
  await page.locator('[data-handle]').evaluateAll((handles) => handles.map(({ ariaLabel }) => ariaLabel)),
];

for (const slug of slugs) {
  test(`${slug}: something moves within two seconds, and the first press rewinds it`, async ({ page }) => {
    const experimentPage = new ExperimentPage(page);
    await experimentPage.open(slug);
    const initial = createSession(await experiments[slug]!());
    const stage = page.locator('[data-stage]');
    const first = await stage.screenshot();
    await expect.poll(async () => (await stage.screenshot()).equals(first)).toBe(false);
    await page.keyboard.press('Shift');
    await expect(experimentPage.position).toHaveValue('0');
    expect(await experimentPage.position.getAttribute('max')).toBe(
      String(Math.max(1, initial.store.getState().newest)),
    );
    expect(new URL(page.url()).hash).toBe('');
    // Nothing moves afterwards.
    await passFrames(page, 300);
    const second = await stage.screenshot();
    await passFrames(page, 300);
    expect((await stage.screenshot()).equals(second)).toBe(true);
  });

  test(`${slug}: every handle can be dragged`, async ({ page }) => {
    test.slow();
    const definition = await experiments[slug]!();
    const experimentPage = new ExperimentPage(page);
    await experimentPage.open(slug);
    await page.keyboard.press('Shift');
    const snapshot = createSession(definition).snapshot();
    const dragged = definition.handles.filter(
      ({ isVisible, moveTo, position }) =>
        (isVisible?.(snapshot) ?? true) &&
        Object.keys(moveTo(position(snapshot).x, position(snapshot).y, snapshot)).length > 0,
    );
    for (const { key } of dragged) {
      const before = await visibleState(page);
      const move = await grab(page, key);
      await move(18, -30);
      await page.mouse.up();
      await expect.poll(() => visibleState(page), { message: key }).not.toEqual(before);
      await experimentPage.button('Hammasini tiklash').click();
      await expect.poll(() => visibleState(page), { message: key }).toEqual(before);
    }
  });
}

test.describe('a thrown body', () => {
  /** Way of the hand, pixels, and the start velocity that it gives. */
  const throws: readonly [
    slug: string,
    key: string,
    way: readonly [number, number],
    label: string,
    sign: number,
  ][] = [
    ['mayatnik', 'bob', [60, -40], 'Boshlangʻich burchak tezlik, rad/s', 1],
    ['prujina', 'block', [-40, 0], 'Boshlangʻich tezlik, v₀, m/s', -1],
    ['qosh-mayatnik', 'upper', [-30, 40], 'Yuqori sterjenning boshlangʻich burchak tezligi, ω₁, rad/s', 0],
    ['qosh-mayatnik', 'lower', [-30, 40], 'Quyi sterjenning boshlangʻich burchak tezligi, ω₂, rad/s', 0],
    ['kepler', 'planet', [0, -60], 'Boshlangʻich tezlik (aylana orbitada 1)', 1],
    ['otilgan-jism', 'ball', [60, -60], 'Boshlangʻich tezlik, v₀, m/s', 1],
  ];
  for (const [slug, key, way, label, sign] of throws) {
    test(`${slug}, ${key}: time waits for the hand, and it keeps its velocity`, async ({ page }) => {
      const experimentPage = new ExperimentPage(page);
      await experimentPage.open(slug);
      await page.keyboard.press('Shift');
      const velocity = page.getByRole('textbox', { name: label, exact: true });
      const initial = await velocity.inputValue();
      // The bodies of an orbit and of a throw are held at their start.
      if (key !== 'planet' && key !== 'ball') await page.keyboard.press(' ');
      const move = await grab(page, key);
      await move(way[0] / 4, way[1] / 4);
      const held = await experimentPage.position.inputValue();
      await passFrames(page, 250);
      expect(await experimentPage.position.inputValue()).toBe(held);
      await move(way[0], way[1], 10);
      await page.mouse.up();
      await expect(velocity).not.toHaveValue(initial);
      const value = Number((await velocity.inputValue()).replace('−', '-').replace(',', '.'));
      if (sign !== 0) expect(Math.sign(value)).toBe(sign);
    });
  }

  test('a hand that rests before the release gives no velocity, and time goes on', async ({ page }) => {
    const experimentPage = new ExperimentPage(page);
    await experimentPage.open('mayatnik');
    await experimentPage.button('Boshlash').click();
    await expect.poll(experimentPage.seconds).toBeGreaterThan(0.2);
    const move = await grab(page, 'bob');
    await move(60, -40);
    await passFrames(page, 250);
    await page.mouse.up();
    await expect(page.getByRole('textbox', { name: 'Boshlangʻich burchak tezlik, rad/s' })).toHaveValue('0');
    await expect.poll(experimentPage.seconds).toBeGreaterThan(0.1);
    await experimentPage.button('Toʻxtatish').click();
  });
});
