import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { someResults } from '@zarra/api-client/search-testing';
import {
  aLesson,
  aQuestion,
  aSchoolClass,
  aSimulation,
  httpError,
  networkError,
  pending,
  respond,
} from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { address, goBack, openScreen, testNetwork, topBar } from '../../testing/site.js';

const network = testNetwork();
const nothing = someResults({
  lessons: [],
  experiments: [],
  questions: [],
  suggestions: ['Fotoeffekt'],
});

/** Answers searches and records their texts. */
function answerSearches(): string[] {
  const texts: string[] = [];
  network.use(
    http.get('*/api/search/', ({ request }) => {
      const text = new URL(request.url).searchParams.get('q') ?? '';
      texts.push(text);
      return HttpResponse.json(text.includes('zzz') ? nothing : someResults());
    }),
  );
  return texts;
}

// The form of the search has a button of the same name.
const openButton = () => within(topBar()).getAllByRole('button', { name: 'Qidirish', hidden: true })[0]!;
const dialog = () => screen.findByRole('dialog', { name: 'Qidiruv' });
const field = () => screen.findByRole('searchbox', { name: 'Dars, tajriba yoki savol' });

/** Opens the dialog on a page. */
async function openDialog(path = '/forbidden') {
  const opened = await openScreen(path);
  await opened.user.click(openButton());
  await waitFor(async () => expect(await field()).toHaveFocus());
  return opened;
}

test('results appear while the text is typed, by kind, with marks and their number', async () => {
  const texts = answerSearches();
  const { user } = await openDialog();

  await user.type(await field(), 'paskal');

  expect(await screen.findByText('3 ta natija topildi')).toHaveRole('status');
  expect(
    within(await dialog())
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Darslar', 'Tajribalar', 'Savollar']);
  const links = within(await dialog()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Bosim. Paskal qonuni', '/learn?topic=12#paskal-qonuni'],
    ['Ideal gaz qonunlari', '/tajriba/ideal-gaz?holat=AQEAAAA'],
    ['2 N/cm² bosim necha paskalga teng?', '/learn?topic=12'],
  ]);
  const marks = [...(await dialog()).querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(marks).toEqual(['Paskal', 'paskalga']);
  expect(screen.getByText('7-sinf · Paskal qonuni')).toBeVisible();
  expect(texts.at(-1)).toBe('paskal');
  // The pause spares requests for each letter.
  expect(texts.length).toBeLessThan('paskal'.length);
  expect(await axe(await dialog())).toHaveNoViolations();
});

test('at a back end without the call the search finds in the loaded lists, in any spelling', async () => {
  network.use(
    httpError(endpoints.search, 404),
    respond(endpoints.simulators, [aSimulation({ title: 'Matematik mayatnik', link: '/tajriba/mayatnik' })]),
    respond(endpoints.classes, [
      aSchoolClass({
        name: '7-sinf',
        lessons: [
          aLesson({
            id: 12,
            lesson: 'Oʻtkazgichning qarshiligi',
            tests: [aQuestion({ id: 5, question: 'Qarshilik nima?' })],
          }),
        ],
      }),
    ]),
  );
  const { user } = await openDialog();

  await user.type(await field(), 'otkazgich qarsh');

  expect(
    await within(await dialog()).findByRole('link', { name: 'Oʻtkazgichning qarshiligi' }),
  ).toHaveAttribute('href', '/learn?topic=12');
  await user.clear(await field());
  await user.type(await field(), 'qarshilik nima');
  expect(await within(await dialog()).findByRole('link', { name: 'Qarshilik nima?' })).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), 'mayatnik');
  const found = await within(await dialog()).findByRole('link', { name: /mayatnik/i });
  expect(found).toHaveAttribute('href', '/tajriba/mayatnik');
  await user.clear(await field());
  await user.type(await field(), 'zzzz');
  expect(await within(await dialog()).findByRole('heading', { name: 'Hech narsa topilmadi' })).toBeVisible();
});

test('the key / opens it, except in a field; Escape closes it and the text stays', async () => {
  answerSearches();
  const { user } = await openScreen('/login');
  await user.type(screen.getByLabelText(/Foydalanuvchi nomi/), 'a/b');
  expect(screen.queryByRole('dialog', { name: 'Qidiruv' })).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Foydalanuvchi nomi/)).toHaveValue('a/b');

  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(screen.queryByRole('dialog', { name: 'Qidiruv' })).not.toBeInTheDocument();

  screen.getByRole('main').focus();
  await user.keyboard('/');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(await field()).toHaveValue('');
  await user.keyboard('bo/sim');
  expect(await field()).toHaveValue('bo/sim');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Qidiruv' })).not.toBeInTheDocument());
  await user.click(openButton());
  expect(await field()).toHaveValue('bo/sim');
});

test('arrows move between the field and the results, Enter opens a result and closes the dialog', async () => {
  answerSearches();
  const { user } = await openDialog();
  await user.type(await field(), 'paskal');
  await screen.findByText('3 ta natija topildi');

  await user.keyboard('{ArrowUp}');
  expect(await field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Bosim. Paskal qonuni' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: '2 N/cm² bosim necha paskalga teng?' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(await field()).toHaveFocus();

  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(location.pathname + location.search + location.hash).toBe('/learn?topic=12#paskal-qonuni'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Qidiruv' })).not.toBeInTheDocument());
});

test('Enter in the field opens the page with the results', async () => {
  answerSearches();
  const { user } = await openDialog();

  await user.type(await field(), "o'lchov{Enter}");

  expect(await screen.findByRole('heading', { level: 1, name: 'Qidiruv' })).toBeVisible();
  expect(address()).toBe('/qidiruv?q=o%27lchov');
  expect(screen.queryByRole('dialog', { name: 'Qidiruv' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Bosim. Paskal qonuni' })).toBeVisible();
});

test('the page has the text of its address, and the address follows the text', async () => {
  const texts = answerSearches();
  const { user, container } = await openScreen('/qidiruv?q=paskal');

  expect(await field()).toHaveValue('paskal');
  expect(document.title).toBe('“paskal”: qidiruv natijalari | Zarra');
  expect(await screen.findByRole('heading', { level: 2, name: 'Darslar' })).toBeVisible();
  expect(texts).toEqual(['paskal']);
  expect(await axe(container)).toHaveNoViolations();

  await user.clear(await field());
  await user.type(await field(), 'bosim');
  await waitFor(() => expect(address()).toBe('/qidiruv?q=bosim'));
  expect(await field()).toHaveValue('bosim');
});

test('without scripts the button and the field are forms for the page', async () => {
  await openScreen('/qidiruv');
  expect(openButton().closest('form')).toHaveAttribute('action', '/qidiruv');
  const form = (await field()).closest('form');
  expect(form).toHaveAttribute('action', '/qidiruv');
  expect(form).toHaveAttribute('role', 'search');
  expect(form?.method).toBe('get');
  expect(await field()).toHaveAttribute('name', 'q');
});

test('a text of one letter shows examples, which are searched', async () => {
  const texts = answerSearches();
  const { user } = await openDialog();
  await user.type(await field(), 'b');
  expect(screen.getByRole('heading', { name: 'Nimani qidiramiz?' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'FIK' }));

  expect(await field()).toHaveValue('FIK');
  expect(await field()).toHaveFocus();
  expect(await screen.findByText('3 ta natija topildi')).toBeVisible();
  expect(texts).toEqual(['FIK']);
});

test('nothing found: says so and suggests topics', async () => {
  answerSearches();
  const { user } = await openDialog();
  await user.type(await field(), 'zzzz');

  expect(await screen.findByRole('heading', { name: 'Hech narsa topilmadi' })).toBeVisible();
  expect(
    screen.getAllByText('Hech narsa topilmadi').map((each) => each.role ?? each.getAttribute('role')),
  ).toContain('status');
  expect(await axe(await dialog())).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Fotoeffekt' }));

  expect(await screen.findByText('3 ta natija topildi')).toBeVisible();
});

test('a network error has a retry, which searches again', async () => {
  network.use(networkError(endpoints.search));
  const { user } = await openDialog();
  await user.type(await field(), 'paskal');

  expect(await screen.findByText(/^Qidirib boʻlmadi/)).toBeVisible();
  expect(await axe(await dialog())).toHaveNoViolations();
  answerSearches();
  await user.click(screen.getByRole('button', { name: 'Qayta urinish' }));

  expect(await screen.findByText('3 ta natija topildi')).toBeVisible();
});

test('while the first results load, the dialog says so', async () => {
  network.use(pending(endpoints.search));
  const { user } = await openDialog();
  await user.type(await field(), 'paskal');
  expect(await screen.findByText('Qidirilmoqda…')).toBeVisible();
});

test('an experiment of another host opens in a new tab, and says so', async () => {
  const [experiment] = someResults().experiments;
  const foreign = { ...experiment!, title: 'Diffuziya', link: 'https://phet.colorado.edu/sims/diffusion' };
  network.use(respond(endpoints.search, someResults({ experiments: [foreign] })));
  await openScreen('/qidiruv?q=diffuziya');
  const link = await screen.findByRole('link', { name: 'Diffuziya (yangi oynada ochiladi)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('a step back restores the text of the page', async () => {
  answerSearches();
  const { user } = await openScreen('/qidiruv?q=paskal');
  await user.click(await screen.findByRole('link', { name: 'Bosim. Paskal qonuni' }));
  await waitFor(() => expect(location.pathname).toBe('/learn'));
  await goBack();
  expect(await field()).toHaveValue('paskal');
});
