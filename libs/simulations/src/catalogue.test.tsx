import { fireEvent, screen, within } from '@testing-library/react';
import { aCategory, aSimulation, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { openCatalogue, testNetwork } from './testing/open.js';
import { catalogue, longTexts, manySimulations } from './testing/simulations.js';

const network = testNetwork();
const card = async (title: string) =>
  within(
    await screen.findByRole('heading', { level: 2, name: title }).then((found) => found.closest('article')!),
  );

test('the screen: a heading, three filters, the count and a card for each simulation', async () => {
  network.use(respond(endpoints.simulators, catalogue));
  const { container } = openCatalogue();

  expect(await screen.findByText('Jami: 4 ta simulyatsiya')).toHaveRole('status');
  expect(screen.getByRole('heading', { level: 1, name: 'Simulyatsiyalar' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Qidiruv' })).toHaveValue('');
  for (const name of ['Kategoriya', 'Turi']) {
    const [first] = within(screen.getByRole('combobox', { name })).getAllByRole('option');
    expect(first).toHaveTextContent(/^Hammasi$/);
    expect(first).toHaveProperty('selected', true);
  }
  expect(screen.getAllByRole('article')).toHaveLength(4);
  expect(await axe(container)).toHaveNoViolations();
});

test('of a list with pages that are not read the line states the number of the back end', async () => {
  const page = { count: 25, next: 'https://other.example/api/simulators/?page=2', results: catalogue };
  network.use(http.get('*/api/simulators/', () => HttpResponse.json(page)));
  openCatalogue();

  expect(await screen.findByText('Jami: 25 ta simulyatsiya')).toHaveRole('status');
  expect(screen.getAllByRole('article')).toHaveLength(4);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Qidiruv' }), { target: { value: 'mayatnik' } });
  expect(await screen.findByText('Jami: 1 ta simulyatsiya')).toHaveRole('status');
});

test('a card shows its type, title, description and categories', async () => {
  network.use(respond(endpoints.simulators, catalogue));
  openCatalogue();

  const pendulum = await card('Matematik mayatnik');

  expect(pendulum.getByText('Interaktiv tajriba')).toBeVisible();
  expect(pendulum.getByText(/tebranish davriga qanday taʼsir qilishini/)).toBeVisible();
  const chips = within(pendulum.getByRole('list')).getAllByRole('listitem');
  expect(chips.map((chip) => chip.textContent)).toEqual(['Mexanika', 'Tebranishlar va toʻlqinlar']);
});

test('a card that opens another site says so, an own simulation does not', async () => {
  network.use(
    respond(endpoints.simulators, [
      aSimulation({ id: 1, title: 'Oʻzimizniki', link: '/tajriba/mayatnik' }),
      aSimulation({ id: 2, title: 'Boshqa', link: 'https://phet.colorado.edu/sims/html/a/latest/a_uz.html' }),
      aSimulation({ id: 3, title: 'Uchinchi', link: 'https://tajriba.example/atom' }),
    ]),
  );
  openCatalogue();

  expect((await card('Boshqa')).getByText('PhET, internet kerak')).toBeVisible();
  expect((await card('Uchinchi')).getByText('tajriba.example, internet kerak')).toBeVisible();
  expect((await card('Oʻzimizniki')).queryByText(/internet/)).toBeNull();
});

test('two categories are visible, the others are counted with names for screen readers', async () => {
  network.use(respond(endpoints.simulators, catalogue));
  openCatalogue();

  const chips = (await card('Yorugʻlik interferensiyasi')).getAllByRole('listitem');

  expect(chips).toHaveLength(3);
  expect(within(chips[2]!).getByText('+2')).toBeVisible();
  expect(within(chips[2]!).getByText('yana 2 ta: Kvant fizikasi, Elektr va magnetizm')).toBeInTheDocument();
});

test('a simulation without a type has no badge, one without categories no list of them', async () => {
  network.use(respond(endpoints.simulators, [aSimulation({ types: { name: '' }, categories: [] })]));
  const { container } = openCatalogue();

  const pendulum = await card('Matematik mayatnik');

  expect(pendulum.queryByText('Interaktiv tajriba')).not.toBeInTheDocument();
  expect(container.querySelector('article span:empty')).not.toBeInTheDocument();
  expect(pendulum.queryByRole('list')).not.toBeInTheDocument();
});

test('the accessible name of the link has the simulation and mentions the new tab', async () => {
  network.use(respond(endpoints.simulators, catalogue));
  openCatalogue();

  const link = await screen.findByRole('link', {
    name: 'Simulyatsiyani ochish: Matematik mayatnik (yangi oynada ochiladi)',
  });

  expect(link).toHaveTextContent(/^Simulyatsiyani ochish$/);
  expect(link).toHaveAttribute('href', '/tajriba/mayatnik');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('a simulation without a safe address has no link', async () => {
  network.use(respond(endpoints.simulators, catalogue));
  openCatalogue();

  expect(
    (await card('Ufqqa qiya otilgan jism')).queryByText('Simulyatsiyani ochish'),
  ).not.toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('images have a fixed size; those of the first row load at once, the others lazily', async () => {
  network.use(respond(endpoints.simulators, manySimulations(9, { image: '/media/a.svg' })));
  const { container } = openCatalogue();
  await screen.findByText('Jami: 9 ta simulyatsiya');

  const images = [...container.querySelectorAll('img')];

  expect(images.map((image) => image.getAttribute('loading'))).toEqual([
    ...Array<string>(4).fill('eager'),
    ...Array<string>(5).fill('lazy'),
  ]);
  for (const image of images) {
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('decoding', 'async');
    expect([image.width, image.height]).toEqual([320, 200]);
  }
});

test('a drawing replaces an image that fails to load', async () => {
  network.use(respond(endpoints.simulators, [aSimulation()]));
  const { container } = openCatalogue();
  await card('Matematik mayatnik');

  fireEvent.error(container.querySelector('img')!);

  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('article svg[viewBox="0 0 320 200"]')).toBeInTheDocument();
});

test('invalid items are omitted', async () => {
  const bad = [{ id: 'x' }, { id: 7, title: null }] as unknown as [ReturnType<typeof aSimulation>];
  network.use(respond(endpoints.simulators, [...bad, aSimulation()]));
  openCatalogue();

  expect(await screen.findByText('Jami: 1 ta simulyatsiya')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('categories without a name have a fallback name', async () => {
  const categories = [aCategory(), aCategory({ id: 8, name: null, slug: null })];
  network.use(respond(endpoints.simulators, [aSimulation({ categories })]));
  openCatalogue();

  expect((await card('Matematik mayatnik')).getByText('Kategoriya 8')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Kategoriya 8' })).toHaveValue('category-8');
});

test('two hundred simulations and the longest texts', async () => {
  network.use(
    respond(endpoints.simulators, [
      ...manySimulations(198),
      ...longTexts.map((each) => ({ ...each, id: `long-${each.id}` })),
    ]),
  );
  openCatalogue();

  expect(await screen.findByText('Jami: 200 ta simulyatsiya')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(200);
  expect(longTexts[0]!.title).toHaveLength(90);
  expect(longTexts[0]!.description).toHaveLength(600);
});
