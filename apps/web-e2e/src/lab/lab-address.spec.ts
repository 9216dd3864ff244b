import { readAddress, writeAddress } from '@zarra/experiment-kit/address';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import { experiments } from '@zarra/experiments';
import type { Page } from '@playwright/test';
import { everyThird, expect, isExtended, test } from '../testing/test.js';
import { ExperimentPage } from './experiment-page.js';

/** Valid and damaged addresses over all experiments; the extended run opens more. */
const ADDRESSES = isExtended ? 200 : 60;
const slugs = Object.keys(experiments);
const PER_EXPERIMENT = Math.ceil(ADDRESSES / slugs.length);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Repeatable random generator: a linear congruential generator (Numerical Recipes). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Random address: grid values for all parameters and switches, and a number of steps. */
function randomAddress(
  experimentPage: ExperimentDefinition,
  randomInteger: (limit: number) => number,
): string {
  const draw = (of: ExperimentDefinition['parameters']) =>
    Object.fromEntries(
      Object.entries(of).map(([key, { min, max, step }]) => [
        key,
        Number((min + step * randomInteger(Math.round((max - min) / step) + 1)).toPrecision(12)),
      ]),
    );
  const values = draw(experimentPage.parameters);
  return writeAddress(
    experimentPage,
    { run: { seed: 1, values, changes: [], steps: randomInteger(300) }, view: draw(experimentPage.view) },
    values,
  );
}

/** Damages one to three characters: changed, removed or inserted. */
function damage(fragment: string, randomInteger: (limit: number) => number): string {
  let text = fragment;
  for (let remainingChanges = 1 + randomInteger(3); remainingChanges > 0; remainingChanges -= 1) {
    const index = randomInteger(text.length + 1);
    const letter = LETTERS.charAt(randomInteger(LETTERS.length));
    const replacement = [letter, '', letter + text.charAt(index)][randomInteger(3)] ?? '';
    text = text.slice(0, index) + replacement + text.slice(index + 1);
  }
  return text;
}

const broken = (page: Page) => page.getByRole('status').filter({ hasText: 'Havoladagi holat ochilmadi' });
/** Navigates the open page to an address, as a link does, and waits for the next frame. */
const navigate = (page: Page, fragment: string) =>
  page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        if (location.hash === `#${hash}`) {
          resolve();
          return;
        }
        const onPicture = () => requestAnimationFrame(() => resolve());
        addEventListener('hashchange', () => requestAnimationFrame(onPicture), { once: true });
        location.hash = hash;
      }),
    fragment,
  );

/** Waits until an address is opened: its values or a notice are displayed. */
async function expectOpened(experimentPage: ExperimentPage, fragment: string): Promise<void> {
  const { page } = experimentPage;
  await expect(page.locator('[data-experiment][inert]')).toHaveCount(0);
  await expect(page.locator('[data-stage] > canvas').first(), fragment).toBeVisible();
  const shown = await experimentPage.readouts.allTextContents();
  expect(shown.length, fragment).toBeGreaterThan(0);
  for (const value of shown) expect(value, fragment).toMatch(/^(?:—|−?\d[\d\u202F]*(?:,\d+)?.*)$/su);
}

for (const [index, slug] of everyThird(slugs, 0).entries()) {
  test(`${slug}: any address is restored, and a damaged one causes no error`, async ({ page }) => {
    test.slow();
    const definition = await experiments[slug]!();
    const experimentPage = new ExperimentPage(page);
    const randomInteger = createRandom(index + 1);
    await experimentPage.open(slug);
    for (let count = 0; count < PER_EXPERIMENT; count += 1) {
      const fragment = randomAddress(definition, randomInteger);
      expect(fragment.length).toBeLessThanOrEqual(300);
      await navigate(page, fragment);
      await expectOpened(experimentPage, fragment);
      await expect(broken(page), fragment).toHaveCount(0);
      const requestedSteps = readAddress(definition, fragment, 1e6)?.run.steps;
      await expect(experimentPage.position, fragment).toHaveValue(String(requestedSteps));
      const damagedFragment = damage(fragment, randomInteger);
      await navigate(page, damagedFragment);
      await expectOpened(experimentPage, damagedFragment);
    }
  });
}
