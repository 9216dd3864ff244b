import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test.js';
import { ExperimentPage, steadyFrames } from './experiment-page.js';

// 30 and 60 frames a second: libs/experiments/src/frame-rates.test.ts.
const RATES = [15, 144];

/** The displayed part of the state. */
const displayedState = async (experimentPage: ExperimentPage) => ({
  time: await experimentPage.position.inputValue(),
  readouts: await experimentPage.readouts.allTextContents(),
});

/** Displayed state after the same actions, at each frame rate. */
async function atEveryRate(page: Page, perform: (experimentPage: ExperimentPage) => Promise<void>) {
  const results = [];
  for (const rate of RATES) {
    const tab = await page.context().newPage();
    await steadyFrames(tab, rate);
    const experimentPage = new ExperimentPage(tab);
    await perform(experimentPage);
    results.push(await displayedState(experimentPage));
    await tab.close();
  }
  return results;
}

test('chaos of twenty pendulums is the same after twelve seconds at 15 and 144 frames a second', async ({
  page,
}) => {
  test.slow();
  const [first, ...others] = await atEveryRate(page, async (experimentPage) => {
    await experimentPage.open('qosh-mayatnik');
    await experimentPage.preset('Yigirma nusxa');
    await experimentPage.runPast(12);
    await experimentPage.position.fill(String(12 * 960));
  });
  for (const other of others) expect(other).toEqual(first);
  expect(first?.time).toBe(String(12 * 960));
});

test('a force changed during the run leads to the same swing at 15 and 144 frames a second', async ({
  page,
}) => {
  test.slow();
  const [first, ...others] = await atEveryRate(page, async (experimentPage) => {
    await experimentPage.open('prujina');
    await experimentPage.runPast(3);
    await experimentPage.position.fill('2500');
    const drive = experimentPage.page.getByRole('spinbutton', {
      name: 'Kuchning siklik chastotasi, ω, rad/s',
    });
    await drive.fill('6,4');
    await drive.press('Enter');
    await experimentPage.runPast(6);
    await experimentPage.position.fill('5500');
  });
  for (const other of others) expect(other).toEqual(first);
  expect(first?.time).toBe('5500');
});
