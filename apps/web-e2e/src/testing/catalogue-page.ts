import { endpoints } from '@zarra/contracts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.js';

/** The catalogue screen. */
export class CataloguePage {
  readonly search: Locator;
  readonly category: Locator;
  readonly type: Locator;
  readonly schoolClass: Locator;
  readonly cards: Locator;
  readonly count: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: 'Qidiruv' });
    this.category = page.getByRole('combobox', { name: 'Kategoriya' });
    this.type = page.getByRole('combobox', { name: 'Turi' });
    this.schoolClass = page.getByRole('combobox', { name: 'Sinf', exact: true });
    this.cards = page.getByRole('main').getByRole('article');
    this.count = page.getByRole('status').filter({ hasText: /^Jami: \d+ ta simulyatsiya$/ });
  }

  /** Opens it and waits for the list. */
  async open(address = '/simulation'): Promise<this> {
    await this.page.goto(address);
    await expect(this.count).toBeVisible();
    return this;
  }

  async expectCount(count: number): Promise<void> {
    await expect(this.count).toHaveText(`Jami: ${count} ta simulyatsiya`);
    await expect(this.cards).toHaveCount(count);
  }

  /** The titles of the cards. */
  async titles(): Promise<string[]> {
    return this.cards.getByRole('heading', { level: 2 }).allTextContents();
  }
}

interface SimulationResponse {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly types: { readonly name: string } | null;
  readonly categories: readonly { readonly name: string; readonly slug: string }[];
  readonly classes: readonly { readonly name: string; readonly slug: string }[];
}

/** The list of the API. */
export const fetchSimulations = async (request: APIRequestContext): Promise<SimulationResponse[]> =>
  (await request.get(`/api${endpoints.simulators.path}`)).json() as Promise<SimulationResponse[]>;
