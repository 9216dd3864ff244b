// Drags, holds and throws the handles of every experiment, and plays the opening demonstration.
import type { Page } from '@playwright/test';
import { createSession } from '@zarra/experiment-kit';
import { experiments } from '@zarra/experiments';
import { everyThird, expect, mainPathIf, test } from '../testing/test.js';
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

/** Opens an experiment at its start, with the whole stage in the viewport. */
async function openStage(page: Page, slug: string): Promise<ExperimentPage> {
  const experimentPage = new ExperimentPage(page);
  await experimentPage.open(slug);
  await page.keyboard.press('Shift');
  await page.locator('[data-stage]').evaluate((stage) => stage.scrollIntoView({ block: 'end' }));
  // Dragging is loaded on demand: a ring appears near the pointer.
  await expect(async () => {
    await page.locator('[data-handle]').first().hover({ force: true, timeout: 1000 });
    await expect(page.locator('[data-near]').first()).toBeAttached({ timeout: 500 });
  }).toPass();
  return experimentPage;
}

/** Interval between two events of the hand, ms: their times do not depend on the load of the machine. */
const INTERVAL_MS = 16;

/** Grabs a handle in its middle with a hand whose events have exact times. */
async function grab(page: Page, key: string) {
  await page.locator('[data-stage]').evaluate((stage) => stage.scrollIntoView({ block: 'end' }));
  const box = await page.locator(`[data-handle='${key}']`).boundingBox();
  if (!box) throw new Error(`The stage has no handle ${key}`);
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const client = await page.context().newCDPSession(page);
  let at = start;
  let timestamp = Date.now() / 1000;
  const dispatch = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') =>
    client.send('Input.dispatchMouseEvent', {
      type,
      ...at,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp,
    });
  await page.mouse.move(at.x, at.y);
  await dispatch('mousePressed');
  return {
    /** Moves to a distance from the start, pixels, in ten steps. */
    async moveTo(across: number, down: number): Promise<void> {
      const from = at;
      for (let step = 1; step <= 10; step += 1) {
        timestamp += INTERVAL_MS / 1000;
        at = {
          x: from.x + ((start.x + across - from.x) * step) / 10,
          y: from.y + ((start.y + down - from.y) * step) / 10,
        };
        await dispatch('mouseMoved');
      }
    },
    /** Lets go after a rest, ms. */
    async release(rest = INTERVAL_MS): Promise<void> {
      timestamp += rest / 1000;
      await dispatch('mouseReleased');
      await client.detach();
    },
  };
}

/** Plays at a tenth of the speed, so that the pointer hits the moving body. */
async function playSlowly({ page, button, seconds }: ExperimentPage): Promise<void> {
  await page.getByRole('combobox', { name: 'Tezlik' }).selectOption('0.1');
  await button('Boshlash').click();
  await expect.poll(seconds).toBeGreaterThan(0);
}

/** Handles that start at the upper end of their way. */
const AT_UPPER_END = ['block', 'lid'];

/** The visible state: values, readouts and names of the handles. */
const visibleState = async (page: Page) => [
  await page
    .getByRole('main')
    .getByRole('spinbutton')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
  await page.locator('[data-readout]').allTextContents(),
  await page.locator('[data-handle]').evaluateAll((handles) => handles.map(({ ariaLabel }) => ariaLabel)),
];

for (const slug of everyThird(slugs, 1)) {
  test(`${slug}: the opening demonstration is a run: its graph grows, the button pauses it and goes on`, async ({
    page,
  }) => {
    const experimentPage = new ExperimentPage(page);
    await page.goto(`/tajriba/${slug}`);
    await experimentPage.expectReady();
    const graph = page.locator('[data-pane=graph] canvas').first();
    await expect(graph).toBeVisible();
    const empty = await graph.screenshot();
    await expect.poll(experimentPage.seconds).toBeGreaterThan(0);
    await experimentPage.button('Toʻxtatish').click();
    const paused = await experimentPage.position.inputValue();
    expect(Number(paused)).toBeGreaterThan(0);
    await expect.poll(async () => (await graph.screenshot()).equals(empty)).toBe(false);
    expect(await experimentPage.position.getAttribute('max')).toBe(paused);
    await experimentPage.button('Boshlash').click();
    await expect
      .poll(async () => Number(await experimentPage.position.inputValue()))
      .toBeGreaterThan(Number(paused));
  });

  test(`${slug}: every handle can be dragged${mainPathIf(slug === 'prujina')}`, async ({ page }) => {
    test.slow();
    const definition = await experiments[slug]!();
    const experimentPage = await openStage(page, slug);
    const snapshot = createSession(definition).snapshot();
    const dragged = definition.handles.filter(
      ({ isVisible, moveTo, position }) =>
        (isVisible?.(snapshot) ?? true) &&
        Object.keys(moveTo(position(snapshot).x, position(snapshot).y, snapshot)).length > 0,
    );
    for (const { key } of dragged) {
      const before = await visibleState(page);
      const hand = await grab(page, key);
      const back = AT_UPPER_END.includes(key) ? -1 : 1;
      await hand.moveTo(18 * back, -30 * back);
      await hand.release();
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
    ['qosh-mayatnik', 'upper', [-30, 40], 'Yuqori sterjen burchak tezligi, ω₁, rad/s', 0],
    ['qosh-mayatnik', 'lower', [-30, 40], 'Quyi sterjen burchak tezligi, ω₂, rad/s', 0],
    ['kepler', 'planet', [0, -60], 'Boshlangʻich tezlik (aylana orbitada 1)', 1],
    ['otilgan-jism', 'ball', [60, -60], 'Boshlangʻich tezlik, v₀, m/s', 1],
  ];
  for (const [slug, key, way, label, sign] of throws) {
    test(`${slug}, ${key}: time waits for the hand, and it keeps its velocity`, async ({ page }) => {
      const experimentPage = await openStage(page, slug);
      await experimentPage.button('Toʻliq').click();
      const velocity = page.getByRole('spinbutton', { name: label, exact: true });
      const initial = await velocity.inputValue();
      // The bodies of an orbit and of a throw are held at their start.
      if (key !== 'planet' && key !== 'ball') await playSlowly(experimentPage);
      const hand = await grab(page, key);
      await hand.moveTo(way[0] / 4, way[1] / 4);
      const held = await experimentPage.position.inputValue();
      await passFrames(page, 250);
      expect(await experimentPage.position.inputValue()).toBe(held);
      await hand.moveTo(...way);
      await hand.release();
      await expect(velocity).not.toHaveValue(initial);
      const value = Number((await velocity.inputValue()).replace('−', '-').replace(',', '.'));
      if (sign !== 0) expect(Math.sign(value)).toBe(sign);
    });
  }

  test('a hand that rests before the release gives no velocity, and time goes on', async ({ page }) => {
    const experimentPage = await openStage(page, 'mayatnik');
    await experimentPage.button('Toʻliq').click();
    await playSlowly(experimentPage);
    const hand = await grab(page, 'bob');
    await hand.moveTo(60, -40);
    await hand.release(250);
    await expect(page.getByRole('spinbutton', { name: 'Boshlangʻich burchak tezlik, rad/s' })).toHaveValue(
      '0',
    );
    await expect.poll(experimentPage.seconds).toBeGreaterThan(0);
    await experimentPage.button('Toʻxtatish').click();
  });
});
