import type { Page } from '@playwright/test';
import { expect, test } from '../testing/test.js';
import { LabPage, steadyFrames } from './lab-page.js';

const RATES = [15, 30, 60, 144];

/** The state an address leads to, as far as it is displayed. */
const displayed = async (lab: LabPage) => ({
  time: await lab.position.inputValue(),
  readouts: await lab.readouts.allTextContents(),
});

/** What is displayed at the end of the same doings, at every rate of frames. */
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

test('chaos of twenty pendulums is the same after twelve seconds at 15, 30, 60 and 144 frames a second', async ({
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

test('a force changed on the way leads to the same swing at 15, 30, 60 and 144 frames a second', async ({
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
