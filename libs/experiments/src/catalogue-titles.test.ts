import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { experiments } from './experiments.js';

/** The catalogue's cards, read as text: the library does not import the server. */
const CATALOGUE = path.join(__dirname, '../../../apps/api/content/simulations');

/** Value of a field of a card. */
const fieldOf = (card: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(card)?.[1];

const cards = readdirSync(CATALOGUE).map((file) => readFileSync(path.join(CATALOGUE, file), 'utf8'));
const titles = new Map(cards.map((card) => [fieldOf(card, 'link'), fieldOf(card, 'title')]));

test.each(Object.entries(experiments))('%s has one title in catalogue and laboratory', async (slug, load) => {
  expect(titles.get(`/tajriba/${slug}`)).toBe((await load()).content.title);
});
