import { CataloguePage } from '../testing/catalogue-page.js';
import { retryUntilVisible } from '../testing/retry-until-visible.js';
import { everyThird } from '../testing/test.js';
import { expect, test } from '../testing/foreign-backend.js';
import { contact, simulation, type Reply } from '../testing/honest-replies.js';

const CALL = 'GET /simulators/';

const simulations = (...bodies: unknown[]): Reply => ({ json: bodies });
const withFields = (fields: object) => simulations({ ...simulation, ...fields });
const page = (...results: unknown[]): Reply => ({
  json: { count: results.length, next: null, previous: null, results },
});

const TITLE = 'Matematik mayatnik';

// Name, reply, titles of the cards, texts of the first card.
const cards: [string, Reply, string[], string[]][] = [
  ['the list is a page', page(simulation), [TITLE], ['Interaktiv', 'Mexanika']],
  ['the list is in an envelope', { json: { success: true, data: [simulation] } }, [TITLE], ['Mexanika']],
  [
    'the description is HTML',
    withFields({ description: '<p>Davrni <b>kuzating</b>.</p>' }),
    [TITLE],
    ['Davrni kuzating.'],
  ],
  ['the id is a text', withFields({ id: 'a1' }), [TITLE], ['Mexanika']],
  ['the ids are missing', simulations({ title: 'Linza' }, { title: 'Prizma' }), ['Linza', 'Prizma'], []],
  ['the same id comes as number and text', simulations(simulation, { ...simulation, id: '1' }), [TITLE], []],
  ['the title is a number', withFields({ title: 2026 }), ['2026'], ['Davrni kuzating.']],
  ['another title is missing', simulations({ id: 2, title: null }, simulation), [TITLE], []],
  ['the list has unusable entries', simulations(null, 'x', simulation, 7, []), [TITLE], []],
  ['the description is null', withFields({ description: null }), [TITLE], ['Mexanika']],
  ['the description is a number', withFields({ description: 9.81 }), [TITLE], ['9.81']],
  ['image and link are null', withFields({ image: null, link: null }), [TITLE], ['Mexanika']],
  ['the image is an object', withFields({ image: { url: '/a.png' } }), [TITLE], ['Mexanika']],
  ['the type is its name', withFields({ types: 'Interaktiv' }), [TITLE], ['Interaktiv']],
  ['the type is in a list', withFields({ types: [{ id: 1, name: 'Video' }] }), [TITLE], ['Video']],
  ['the type is an id', withFields({ types: 3 }), [TITLE], ['Mexanika']],
  ['the type is null', withFields({ types: null }), [TITLE], ['Mexanika']],
  [
    'the categories are names',
    withFields({ categories: ['Optika', 'Toʻlqinlar'] }),
    [TITLE],
    ['Optika', 'Toʻlqinlar'],
  ],
  ['the categories are ids', withFields({ categories: [3] }), [TITLE], ['Kategoriya 3']],
  ['the categories are null', withFields({ categories: null }), [TITLE], ['Interaktiv']],
  ['a category has a title', withFields({ categories: [{ id: 2, title: 'Optika' }] }), [TITLE], ['Optika']],
  [
    'a category has no id',
    withFields({ categories: [{ name: 'Optika', slug: 'optika' }] }),
    [TITLE],
    ['Optika'],
  ],
  [
    'the id of a category is a text',
    withFields({ categories: [{ id: 'opt' }] }),
    [TITLE],
    ['Kategoriya opt'],
  ],
  [
    'a category is unusable',
    withFields({ categories: [null, { id: 2, name: 'Optika' }] }),
    [TITLE],
    ['Optika'],
  ],
];

for (const [name, reply, titles, texts] of everyThird(cards, 1)) {
  test(`the catalogue shows a simulation when ${name}`, async ({ page: tab, backend }) => {
    backend.reply({ [CALL]: reply });
    const catalogue = await new CataloguePage(tab).open();
    await catalogue.expectCount(titles.length);
    expect(await catalogue.titles()).toEqual(titles);
    for (const text of texts) await expect(catalogue.cards.first()).toContainText(text);
  });
}

const failures: [string, Reply][] = [
  ['a list of unusable entries', simulations({}, 'x', { id: 1 })],
  ['a page of unusable entries', page({ id: 1 })],
  ['an object', { json: { detail: 'ok' } }],
  ['null', { json: null }],
  ['status 204', { status: 204 }],
  ['a page of HTML', { html: '<!doctype html><title>Zarra</title>' }],
];

for (const [name, reply] of everyThird(failures, 2)) {
  test(`a retry is offered when the catalogue is ${name}, and loads it`, async ({ page: tab, backend }) => {
    backend.reply({ [CALL]: reply });
    await tab.goto('/simulation');
    const alert = tab.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Serverdan tushunarsiz javob keldi.');
    backend.reply({ [CALL]: simulations(simulation) });
    const catalogue = new CataloguePage(tab);
    await retryUntilVisible(alert, catalogue.cards);
    await catalogue.expectCount(1);
  });
}

for (const [name, reply] of [
  ['a list', simulations()],
  ['a page', page()],
] as const) {
  test(`an empty catalogue is no failure: ${name}`, async ({ page: tab, backend }) => {
    backend.reply({ [CALL]: reply });
    await tab.goto('/simulation');
    await expect(tab.getByRole('main').getByText('Roʻyxat hozircha boʻsh.')).toBeVisible();
    await expect(tab.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
}

const withContact = (fields: object): Reply => ({ json: [{ ...contact, ...fields }] });

// Name, reply, names of the links in the footer.
const contacts: [string, Reply, string[]][] = [
  ['the contact is an object', { json: contact }, ['+998 71 200 30 40', 'Telegram']],
  ['the contact is on a page', page(contact), ['+998 71 200 30 40', 'Telegram']],
  ['the id is missing', { json: [{ phone: '+998 71 200 30 40' }] }, ['+998 71 200 30 40']],
  ['the id is a text', withContact({ id: 'c1' }), ['aloqa@zarra.uz', 'Telegram']],
  ['the phone is a number', withContact({ phone: 998712003040 }), ['998712003040']],
  ['the phone is null', withContact({ phone: null }), ['aloqa@zarra.uz']],
  ['the networks are null', withContact({ socials: null }), ['aloqa@zarra.uz']],
  [
    'the networks have no ids',
    withContact({
      socials: [
        { name: 'Birinchi tarmoq', url: 'https://a.uz' },
        { name: 'Ikkinchi tarmoq', url: 'https://b.uz' },
      ],
    }),
    ['Birinchi tarmoq', 'Ikkinchi tarmoq'],
  ],
  [
    'a network has no name',
    withContact({ socials: [{ id: 1, url: 'https://t.me/zarra_uz' }] }),
    ['https://t.me/zarra_uz'],
  ],
  [
    'a network has no address',
    withContact({ socials: [{ id: 1, name: 'X' }, ...contact.socials] }),
    ['Telegram'],
  ],
];

for (const [name, reply, links] of everyThird(contacts, 0)) {
  test(`the footer shows the contact when ${name}`, async ({ page: tab, backend }) => {
    backend.reply({ 'GET /contact/': reply });
    await tab.goto('/simulation');
    for (const link of links) {
      await expect(tab.getByRole('contentinfo').getByRole('link', { name: link })).toBeVisible();
    }
  });
}

test('the footer offers a retry when the contact list has unusable entries only', async ({
  page: tab,
  backend,
}) => {
  backend.reply({ 'GET /contact/': { json: [{ detail: 'ok' }] } });
  await tab.goto('/simulation');
  const footer = tab.getByRole('contentinfo');
  await expect(footer.getByRole('button', { name: 'Qayta urinish' })).toBeVisible();
  backend.reply({ 'GET /contact/': withContact({}) });
  await retryUntilVisible(footer, footer.getByRole('link', { name: 'Telegram' }));
});

const ABOUT = 'GET /about/';
const LESSONS = 'GET /lessons/';

// Name, call, reply, text of the section.
const facts: [string, string, Reply, string][] = [
  ['the description is an object', ABOUT, { json: { description: 'Bir jumla.' } }, 'Bir jumla.'],
  ['the description has no id', ABOUT, { json: [{ description: 'Ikki jumla.' }] }, 'Ikki jumla.'],
  ['the description is on a page', ABOUT, page({ id: 'a', description: 'Uch jumla.' }), 'Uch jumla.'],
  [
    'the lessons are on a page',
    LESSONS,
    page({ id: 1, lesson: 'A' }, { id: 2, lesson: 'B' }, { id: 3, lesson: 'C' }),
    'Darslar3',
  ],
  [
    'the ids of the lessons are texts',
    LESSONS,
    { json: ['x', 'y', 'z', 'w'].map((id) => ({ id, lesson: id })) },
    'Darslar4',
  ],
  ['the lessons have no ids', LESSONS, { json: [{ lesson: 'A' }, { lesson: 'B' }] }, 'Darslar2'],
  [
    'the titles of the lessons are missing',
    LESSONS,
    { json: [{ id: 1 }, { id: 2 }, { id: 3, lesson: null }] },
    'Darslar3',
  ],
];

for (const [name, call, reply, text] of everyThird(facts, 1)) {
  test(`the home page shows the facts when ${name}`, async ({ page: tab, backend }) => {
    backend.reply({ [call]: reply });
    await tab.goto('/');
    await expect(tab.locator('#about')).toContainText(text);
  });
}
