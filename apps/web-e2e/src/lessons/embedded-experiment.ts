import type { Locator, Page } from '@playwright/test';
import { readAddress } from '@zarra/experiment-kit/address';
import { experiments } from '@zarra/experiments';
import { expect } from '../testing/test.js';

/** The experiment in the text of the lesson about Ohm's law: a named state of the circuit. */
const LESSON = 'Om qonuni';
const NAME = 'Elektr zanjiri, Om qonuni';
const CAPTION = 'Om qonunini tekshirish uchun zanjir';

/** An experiment in a lesson. */
export class EmbeddedExperiment {
  readonly region: Locator;
  /** Of its state. */
  readonly picture: Locator;
  readonly open: Locator;
  readonly fullScreen: Locator;
  readonly close: Locator;
  /** All experiments that run. */
  readonly running: Locator;
  /** Its area, with its picture or the experiment. */
  readonly area: Locator;
  readonly message: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole('figure').filter({ hasText: CAPTION });
    this.picture = this.region.locator('img[src^="/assets/zanjir-"]');
    this.open = this.region.getByRole('button', { name: `Sinab koʻrish (${NAME})` });
    this.fullScreen = this.region.getByRole('link', { name: `Toʻliq ekranda ochish (${NAME})` });
    this.close = this.region.getByRole('button', { name: `Tajribani yopish (${NAME})` });
    this.running = page.locator('[data-experiment]');
    this.area = this.region.getByRole('group', { name: `Tajriba: ${NAME}` });
    this.message = this.region.getByRole('alert');
  }

  static readonly lesson = LESSON;

  /** Address of its page, with the state that the learner has reached. */
  pageAddress = async (): Promise<URL> =>
    new URL((await this.fullScreen.getAttribute('href')) ?? '', this.page.url());

  /** Scrolls to the experiment and waits until its button handles events. */
  async approach(): Promise<void> {
    await this.fullScreen.scrollIntoViewIfNeeded();
    await expect(this.open).toBeVisible();
  }

  /** Waits until the experiment handles events. */
  async expectRunning(): Promise<void> {
    await expect(this.area.locator('details[data-panel]')).toBeVisible();
    await expect(this.region.getByText('Tajriba yuklanmoqda…')).toHaveCount(0);
  }

  /** Values of the experiment in an address, or in the named state of its link. */
  async values(address: string): Promise<unknown> {
    const definition = await experiments['zanjir']?.();
    const { hash, searchParams } = new URL(address);
    const state =
      definition && readAddress(definition, hash.slice(1) || (searchParams.get('holat') ?? ''), 1000);
    return state?.run.values;
  }
}
