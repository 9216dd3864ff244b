import { readAddress, writeAddress } from '@zarra/experiment-kit';
import { experiments, type AnyLab } from '@zarra/lab/experiments';
import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test.js';
import { LabPage } from './lab-page.js';

/** Addresses of either kind, over all experiments; the extended run opens all. */
const ADDRESSES = process.env['ZARRA_TEST_EXTENDED'] === 'true' ? 200 : 60;
const slugs = Object.keys(experiments);
const PER_LAB = Math.ceil(ADDRESSES / slugs.length);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Chance that can be repeated: a linear congruential generator (Numerical Recipes). */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** An address with every parameter and switch drawn from its whole grid, some steps on. */
function anyAddress(lab: AnyLab, chance: (below: number) => number): string {
  const draw = (of: AnyLab['parameters']) =>
    Object.fromEntries(
      Object.entries(of).map(([key, { min, max, step }]) => [
        key,
        Number((min + step * chance(Math.round((max - min) / step) + 1)).toPrecision(12)),
      ]),
    );
  const values = draw(lab.parameters);
  return writeAddress(
    lab,
    { run: { seed: 1, values, changes: [], steps: chance(300) }, view: draw(lab.view) },
    values,
  );
}

/** The same with one to three letters changed, lost or doubled. */
function mutated(letters: string, chance: (below: number) => number): string {
  let text = letters;
  for (let faults = 1 + chance(3); faults > 0; faults -= 1) {
    const at = chance(text.length + 1);
    const letter = LETTERS.charAt(chance(LETTERS.length));
    const instead = [letter, '', letter + text.charAt(at)][chance(3)] ?? '';
    text = text.slice(0, at) + instead + text.slice(at + 1);
  }
  return text;
}

const broken = (page: Page) => page.getByRole('status').filter({ hasText: 'Havoladagi holat ochilmadi' });
/** Puts an address into the open page, as a followed link does, and waits for the next picture. */
const give = (page: Page, letters: string) =>
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
    letters,
  );

/** Waits until an address was opened: what it asks for is displayed, or it is said to be broken. */
async function expectWhole(lab: LabPage, letters: string): Promise<void> {
  const { page } = lab;
  await expect(page.locator('[data-bench][inert]')).toHaveCount(0);
  await expect(page.locator('[data-stage] > canvas').first(), letters).toBeVisible();
  const shown = await lab.readouts.allTextContents();
  expect(shown.length, letters).toBeGreaterThan(0);
  for (const value of shown) expect(value, letters).toMatch(/^(?:—|−?\d[\d\u202F]*(?:,\d+)?.*)$/su);
}

for (const [index, slug] of slugs.entries()) {
  test(`${slug}: any address opens what it says, and a damaged one breaks nothing`, async ({ page }) => {
    test.slow();
    const definition = await experiments[slug]!();
    const lab = new LabPage(page);
    const chance = chanceOf(index + 1);
    await lab.open(slug);
    for (let count = 0; count < PER_LAB; count += 1) {
      const letters = anyAddress(definition, chance);
      expect(letters.length).toBeLessThanOrEqual(300);
      await give(page, letters);
      await expectWhole(lab, letters);
      await expect(broken(page), letters).toHaveCount(0);
      const asked = readAddress(definition, letters, 1e6)?.run.steps;
      await expect(lab.position, letters).toHaveValue(String(asked));
      const damaged = mutated(letters, chance);
      await give(page, damaged);
      await expectWhole(lab, damaged);
    }
  });
}
