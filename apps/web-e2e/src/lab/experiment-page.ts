import type { Locator, Page } from '@playwright/test';
import { installFixedFrameRate } from '@zarra/tools/fixed-frame-rate';
import { expectHydrated } from '../testing/hydration.js';
import { tabInto } from '../testing/tab-into.js';
import { expect } from '../testing/test.js';

/** Parses a displayed value: "−12,50 sm" is -12.5, "1,50 · 10⁻⁹" is 1.5e-9. */
export function numberIn(shown: string): number {
  const [, digits = '', , power = ''] =
    /(−?[\d\u202F]+(?:,\d+)?)(\s·\s10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?/u.exec(shown) ?? [];
  const exponent = power
    .replace('⁻', '-')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)));
  if (digits === '') return NaN;
  const mantissa = Number(digits.replace('−', '-').replaceAll('\u202F', '').replace(',', '.'));
  return mantissa * 10 ** Number(exponent || 0);
}

/** Runs a page's frames without pauses, each with the duration it has on a screen of this rate. */
export const steadyFrames = (page: Page, framesPerSecond: number) =>
  page.addInitScript(installFixedFrameRate, framesPerSecond);

/** Page object of an experiment. */
export class ExperimentPage {
  readonly readouts: Locator;
  /** The slider of the recorded time. */
  readonly position: Locator;

  constructor(readonly page: Page) {
    this.readouts = page.locator('dd[data-readout]');
    this.position = page.getByRole('slider', { name: 'Yozib olingan vaqt' });
  }

  /** Opens an experiment, without its demonstration, and waits until it handles events. */
  async open(slug: string): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.page.goto(`/tajriba/${slug}`);
    await this.expectReady();
  }

  async expectReady(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectHydrated(this.page);
    await expect(this.page.locator('[data-experiment]:not([inert])')).toBeVisible();
    await expect(this.page.locator('[data-stage] > canvas').first()).toBeVisible();
  }
  /** A tab of the panel: "Yozuvlar". */
  tab = (name: string): Locator => this.page.getByRole('tab', { name, exact: true });
  button = (name: string | RegExp): Locator => this.page.getByRole('button', { name, exact: true });
  /** A measured value, by its label: in the list of all values, which is up to date in a closed tab too. */
  readout = (label: string): Locator =>
    this.page
      .locator('[data-tab=records] dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) })
      .locator('dd');
  number = async (label: string): Promise<number> =>
    numberIn((await this.readout(label).textContent()) ?? '');
  /** Waits until a displayed number has a value. */
  expectNumber = (label: string, value: number, tolerance: number): Promise<void> =>
    expect
      .poll(async () => Math.abs((await this.number(label)) - value), { message: label })
      .toBeLessThan(tolerance);
  /** Seconds on the clock. */
  seconds = async (): Promise<number> =>
    numberIn((await this.page.locator('[data-play] output').textContent()) ?? '');

  /** Runs until the clock is past `seconds`, then stops. */
  async runPast(seconds: number): Promise<void> {
    await this.button('Boshlash').click();
    await expect.poll(this.seconds).toBeGreaterThan(seconds);
    await this.button('Toʻxtatish').click();
  }

  /** Sets a number with the keyboard alone. @param label with its unit: "Uzunlik, L, m" */
  async type(label: string, value: string): Promise<void> {
    await tabInto(this.page, this.page.getByRole('spinbutton', { name: label, exact: true }));
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(value);
    await this.page.keyboard.press('Enter');
  }
  /** Selects an option with the keyboard alone. */
  async choose(label: string, option: string): Promise<void> {
    const select = this.page.getByRole('combobox', { name: label, exact: true });
    await tabInto(this.page, select);
    const options = await select.locator('option').allTextContents();
    const index = options.indexOf(option);
    if (index < 0) throw new Error(`${label} has no ${option}`);
    await this.page.keyboard.press('Home');
    for (let step = 0; step < index; step += 1) await this.page.keyboard.press('ArrowDown');
    await expect(select.locator('option:checked')).toHaveText(option);
  }
  /** Shows all controls. On a phone the panel is raised for it. */
  async showAllControls(): Promise<void> {
    const [all, panel] = [this.button('Toʻliq'), this.page.locator('[data-panel]')];
    while (!(await all.isVisible())) await panel.locator('[data-expand]').click();
    await all.click();
    while ((await panel.getAttribute('data-height')) !== 'low') await panel.locator('[data-expand]').click();
  }
  /** Chooses a prepared state. */
  async preset(name: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Tayyor holatlar' }).selectOption(name);
  }
  /** Presses a button with the keyboard alone. */
  async press(name: string | RegExp): Promise<void> {
    await tabInto(this.page, this.button(name));
    await this.page.keyboard.press('Enter');
  }
}
