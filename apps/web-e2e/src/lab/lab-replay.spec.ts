import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test.js';
import { LabPage, steadyFrames } from './lab-page.js';

// 30 and 60 frames a second: apps/lab/src/frame-rates.test.ts.
const RATES = [15, 144];

/** The displayed part of the state. */
const displayed = async (lab: LabPage) => ({
  time: await lab.position.inputValue(),
  readouts: await lab.readouts.allTextContents(),
});

/** What is displayed after the same actions, at each frame rate. */
async function atEveryRate(page: Page, act: (lab: LabPage) => Promise<void>) {
  const ends = [];
  for (const rate of RATES) {
    const tab = await page.context().newPage();
    await steadyFrames(tab, rate);
    const lab = new LabPage(tab);
    await act(lab);
    ends.push(await displayed(lab));
    await tab.close();
  }
  return ends;
}

test('chaos of twenty pendulums is the same after twelve seconds at 15 and 144 frames a second', async ({
  page,
}) => {
  test.slow();
  const [first, ...others] = await atEveryRate(page, async (lab) => {
    await lab.open('qosh-mayatnik');
    await lab.button('Yigirma nusxa').click();
    await lab.runPast(12);
    await lab.position.fill(String(12 * 960));
  });
  for (const other of others) expect(other).toEqual(first);
  expect(first?.time).toBe(String(12 * 960));
});

test('a force changed during the run leads to the same swing at 15 and 144 frames a second', async ({
  page,
}) => {
  test.slow();
  const [first, ...others] = await atEveryRate(page, async (lab) => {
    await lab.open('prujina');
    await lab.runPast(3);
    await lab.position.fill('2500');
    const drive = lab.page.getByRole('textbox', { name: 'Kuchning siklik chastotasi, ω, rad/s' });
    await drive.fill('6,4');
    await drive.press('Enter');
    await lab.runPast(6);
    await lab.position.fill('5500');
  });
  for (const other of others) expect(other).toEqual(first);
  expect(first?.time).toBe('5500');
});
