import type { Locator, Page } from '@playwright/test';
import type { ExperimentDefinition } from '@zarra/experiment-kit/experiment';
import type { Investigation, Measure, Trial } from '@zarra/experiment-kit/investigation';
import { tabInto } from '../testing/tab-into.js';
import { expect } from '../testing/test.js';
import { ExperimentPage, numberIn } from './experiment-page.js';

/** How a learner works: with a pointer (and keys for typing only), or with the keyboard alone. */
export type Input = 'pointer' | 'keyboard';

const ARROWS = { left: 'ArrowLeft', right: 'ArrowRight', up: 'ArrowUp', down: 'ArrowDown' } as const;

/** A number as a learner types it. */
const typed = (value: number): string => String(Number(value.toPrecision(6))).replace('.', ',');

/** Completes investigations of an experiment on its page. */
export class InvestigationPage {
  readonly experiment: ExperimentPage;

  constructor(
    readonly page: Page,
    readonly definition: ExperimentDefinition,
    readonly input: Input,
  ) {
    this.experiment = new ExperimentPage(page);
  }

  /** Clicks an element, or presses Enter on it. */
  async press(element: Locator): Promise<void> {
    if (this.input === 'pointer') return element.click();
    await tabInto(this.page, element);
    return this.page.keyboard.press('Enter');
  }
  button = (name: string | RegExp): Locator => this.experiment.button(name);

  /** Replaces the text of a field, and confirms it. */
  async type(field: Locator, text: string): Promise<void> {
    if (this.input === 'pointer') await field.click();
    else await tabInto(this.page, field);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }
  async select(field: Locator, option: string): Promise<void> {
    if (this.input === 'pointer') {
      await field.selectOption({ label: option });
      return;
    }
    await tabInto(this.page, field);
    const options = await field.locator('option').allTextContents();
    await this.page.keyboard.press('Home');
    for (let step = 0; step < options.indexOf(option); step += 1) await this.page.keyboard.press('ArrowDown');
    await expect(field.locator('option:checked')).toHaveText(option);
  }

  /** Opens an investigation from the list in its tab. */
  async open({ title }: Investigation): Promise<void> {
    if (this.input === 'pointer') await this.experiment.tab('Tadqiqot').click();
    else {
      await tabInto(this.page, this.page.getByRole('tab', { selected: true }));
      await this.page.keyboard.press('ArrowRight');
    }
    await this.press(this.page.getByRole('button', { name: new RegExp(`^${escaped(title)}`) }));
    await expect(this.page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  }

  /** Answers a question with a number and its unit. */
  async answer(region: Locator, label: string, value: number, unit: string, submit: string): Promise<void> {
    await this.type(region.getByRole('textbox', { name: label, exact: true }), typed(value));
    if (unit !== '')
      await this.select(region.getByRole('combobox', { name: `${label}: birlik`, exact: true }), unit);
    await this.press(region.getByRole('button', { name: submit, exact: true }));
  }

  async chooseOption(text: string): Promise<void> {
    const radio = this.page.getByRole('radio', { name: text, exact: true });
    if (this.input === 'pointer') await radio.click();
    else {
      await tabInto(this.page, this.page.getByRole('radiogroup'));
      await this.page.keyboard.press('Space');
      while (!(await radio.isChecked())) await this.page.keyboard.press('ArrowDown');
    }
    await expect(radio).toBeChecked();
  }

  /** Draws a curve through ordinates with the pointer, or with the keys of its points. */
  async drawCurve(ordinates: readonly number[]): Promise<void> {
    const points = await this.page.getByRole('slider', { name: /abssissa/ }).all();
    const svg = this.page.locator('svg[data-editable]');
    await svg.scrollIntoViewIfNeeded();
    for (const [index, point] of points.entries()) {
      const ordinate = ordinates[index] ?? NaN;
      if (this.input === 'pointer') await this.dragPoint(svg, point, ordinate);
      else await this.movePoint(point, ordinate);
    }
  }
  private async dragPoint(svg: Locator, point: Locator, ordinate: number): Promise<void> {
    const area = (await svg.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middleOf = async () => {
      const { x = NaN, y = NaN, width = NaN, height = NaN } = (await point.boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const { x } = await middleOf();
    const [low, high] = [await numberOf(point, 'aria-valuemin'), await numberOf(point, 'aria-valuemax')];
    // Beyond the axis a point stays at its end: that shows where both ends are.
    await this.page.mouse.move(x, area.y + 2);
    await this.page.mouse.down();
    await expect(point).toHaveAttribute('aria-valuenow', String(high));
    const highest = (await middleOf()).y;
    await this.page.mouse.move(x, area.y + area.height - 2);
    await expect(point).toHaveAttribute('aria-valuenow', String(low));
    const lowest = (await middleOf()).y;
    await this.page.mouse.move(x, lowest + ((ordinate - low) / (high - low)) * (highest - lowest));
    await this.page.mouse.up();
    await expect
      .poll(async () => Math.abs((await numberOf(point, 'aria-valuenow')) - ordinate))
      .toBeLessThan(0.03 * (high - low));
  }
  private async movePoint(point: Locator, ordinate: number): Promise<void> {
    await tabInto(this.page, point);
    const step = 0.05 * ((await numberOf(point, 'aria-valuemax')) - (await numberOf(point, 'aria-valuemin')));
    await this.page.keyboard.press('Home');
    const presses = Math.round((ordinate - (await numberOf(point, 'aria-valuenow'))) / step);
    for (let count = 0; count < presses; count += 1) await this.page.keyboard.press('ArrowUp');
  }

  /** Performs the trials of a measurement. @returns the answer from the meters of the observation */
  async measure(observation: Locator, { trials, answer }: Measure): Promise<number> {
    const readings: Map<string, number>[] = [];
    for (const trial of trials) {
      await this.perform(trial, observation);
      const meters = await observation.locator('[data-meter]').all();
      const values = new Map<string, number>();
      for (const meter of meters)
        values.set(
          (await meter.getAttribute('data-meter')) ?? '',
          numberIn((await meter.textContent()) ?? ''),
        );
      readings.push(values);
    }
    return answer(
      ...readings.map((values) => (quantity: string) => {
        const value = values.get(quantity);
        if (value === undefined) throw new Error(`No meter shows ${quantity}`);
        return value;
      }),
    );
  }

  /** Sets parameters by the controls of the investigation. */
  private async setParameters(values: Readonly<Record<string, number>>): Promise<void> {
    const controls = this.page.locator('[data-investigation] [data-controls]');
    for (const [key, value] of Object.entries(values)) {
      const { label = '', unit = '', choices, min = 0, step = 1 } = this.definition.parameters[key] ?? {};
      if (choices) {
        const option = choices[Math.round((value - min) / step)] ?? '';
        await this.select(controls.getByRole('combobox', { name: label, exact: true }), option);
      } else {
        const name = unit === '' ? label : `${label}, ${unit}`;
        await this.type(controls.getByRole('spinbutton', { name, exact: true }), typed(value));
        await this.page.keyboard.press('Enter');
      }
    }
  }

  private async perform(
    { values = {}, moves = [], liveValues, events = 0, seconds = 0 }: Trial,
    observation: Locator,
  ): Promise<void> {
    await this.setParameters(values);
    await this.press(this.button('Boshidan'));
    for (const { handle, direction, times, fine } of moves) {
      const { label } = this.definition.handles.find(({ key }) => key === handle) ?? { label: handle };
      // Handles are moved by keys: dragging is tested in lab-handles.spec.ts.
      await tabInto(this.page, this.page.getByRole('button', { name: new RegExp(`^${escaped(label)}:`) }));
      for (let time = 0; time < times; time += 1)
        await this.page.keyboard.press(`${fine ? 'Shift+' : ''}${ARROWS[direction]}`);
    }
    if (liveValues) {
      await this.press(this.button('Bir kadr oldinga'));
      await this.setParameters(liveValues);
    }
    for (let event = 0; event < events; event += 1) await this.press(this.button('Keyingi hodisagacha'));
    if (seconds > 0) await this.runFor(seconds, observation);
  }

  /** Runs for a time at speed 1; exactly if the observation measures the time. */
  private async runFor(seconds: number, observation: Locator): Promise<void> {
    const { timeScale = 1, timeUnit = { si: timeScale } } = this.definition;
    const time = (seconds * timeScale) / timeUnit.si;
    await this.press(this.button('Boshlash'));
    await expect.poll(this.experiment.seconds, { timeout: 240_000, intervals: [50] }).toBeGreaterThan(time);
    await this.press(this.button('Toʻxtatish'));
    if ((await observation.locator('[data-meter=time]').count()) === 0) return;
    while ((await this.experiment.seconds()) > time) await this.press(this.button('Bir kadr orqaga'));
  }
}

const numberOf = async (element: Locator, attribute: string): Promise<number> =>
  Number((await element.getAttribute(attribute)) ?? NaN);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
