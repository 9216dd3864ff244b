import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { httpError, networkError, pending, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { LandingMessagesProvider, uzbekLandingMessages, type LandingMessages } from './index.js';
import { ContactPage } from './testing/contact-frame.js';
import { HomePage } from './testing/landing-frame.js';
import { testNetwork } from './testing/landing-open.js';

const network = testNetwork();
beforeEach(() => sessionStorage.clear());

/** Each text replaced by its key, such as `@hero.title`. */
const keysOf = (texts: unknown, path: string): unknown => {
  if (typeof texts === 'function') return () => path;
  if (typeof texts === 'string') return path;
  const separator = path === '@' ? '' : '.';
  const entries = Object.entries(texts as object).map(([key, text]) => [
    key,
    keysOf(text, `${path}${separator}${key}`),
  ]);
  return Array.isArray(texts) ? entries.map(([, text]) => text) : Object.fromEntries(entries);
};
const keys = keysOf(uzbekLandingMessages, '@') as LandingMessages;

const textsOf = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts ? Object.values(texts).flatMap(textsOf) : [];
};
const { contact, orbit, sections } = uzbekLandingMessages;
const uzbekTexts = [
  ...textsOf(uzbekLandingMessages),
  ...[sections.specTexts.count(27), orbit.decimals(0.8), orbit.planetAt(50)],
  ...[contact.waitSeconds(30), contact.waitMinutes(2), contact.waitHours(2)],
];

const client = createApiClient({ log: () => undefined });
const page = (messages: LandingMessages) => (
  <LandingMessagesProvider messages={messages}>
    <HomePage client={client} />
  </LandingMessagesProvider>
);

const open = () => {
  const { rerender } = render(page(keys));
  return { user: userEvent.setup(), changeMessages: (messages: LandingMessages) => rerender(page(messages)) };
};

const field = (name: keyof typeof contact.fields) =>
  screen.findByRole('textbox', { name: `@contact.fields.${name}` });
const send = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: '@contact.specTexts.send' }));
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await field('name'), 'Dilnoza');
  await user.type(await field('phone'), '901234567');
  await user.type(await field('message'), 'Salom!');
};

const expectNoUzbekTexts = () => {
  const html = document.body.innerHTML;
  expect(uzbekTexts.filter((text) => html.includes(text))).toEqual([]);
};

test('the set of this test has a key for each text', () => {
  expect(keys.sections.branches.opticsTopics).toContain('@sections.branches.opticsTopics.3');
  expect(uzbekTexts.length).toBeGreaterThan(90);
});

test('all sections have the texts of the provider', async () => {
  open();
  await screen.findByRole('form', { name: '@contact.form' });
  await screen.findByRole('list', { name: '@contact.socials' });
  const planet = await screen.findByRole('slider', { name: '@orbit.planetSlider' });
  fireEvent.keyDown(planet, { key: 'ArrowLeft' });

  expect(planet).toHaveAttribute('aria-valuetext', '@orbit.planetAt');
  expect(screen.getByRole('heading', { level: 1, name: '@hero.title' })).toBeVisible();
  // The number of simulations, and of lessons.
  expect(screen.getAllByText('@sections.specTexts.count')).toHaveLength(2);
  expectNoUzbekTexts();
  // Each text of the parts that are displayed as a whole.
  const { about, banner, branches, experience, features, why } = keys.sections;
  const displayed = textsOf([keys.hero, about, banner, branches, experience, features, why]);
  const html = document.body.innerHTML;
  expect(displayed.filter((text) => !html.includes(text))).toEqual([]);
});

test('the text for browsers without scripts', () => {
  const html = renderToString(
    <LandingMessagesProvider messages={keys}>
      <ContactPage client={client} />
    </LandingMessagesProvider>,
  );

  expect(html).toContain('@contact.withoutScript');
  expect(uzbekTexts.filter((text) => html.includes(text))).toEqual([]);
});

test('loading and failed contact details', async () => {
  network.use(pending(endpoints.contacts));
  const { unmount } = render(page(keys));
  expect(await screen.findByText('@contact.specTexts.detailsLoading')).toBeVisible();
  expectNoUzbekTexts();
  unmount();

  network.use(httpError(endpoints.contacts, 500));
  open();
  expect(await screen.findByRole('button', { name: '@contact.retry' })).toBeVisible();
  expectNoUzbekTexts();
});

test('the validation of the form', async () => {
  const { user } = open();
  await user.type(await field('phone'), '90');
  await send(user);

  expect(await screen.findByText('@contact.fieldErrors.name.empty')).toBeVisible();
  expect(screen.getByText('@contact.fieldErrors.phone.wrong')).toBeVisible();
  expect(screen.getByText('@contact.fieldErrors.message.empty')).toBeVisible();
  expectNoUzbekTexts();
});

test('a message that is sent', async () => {
  network.use(respond(endpoints.contactMessage, { id: 1 }));
  const { user } = open();
  await fill(user);
  await send(user);

  expect(await screen.findByRole('region', { name: '@contact.toasts.region' })).toHaveTextContent(
    '@contact.specTexts.sent',
  );
  expectNoUzbekTexts();
});

test.each([
  ['no network', networkError(endpoints.contactMessage), '@contact.failedBecause.offline'],
  ['a server error', httpError(endpoints.contactMessage, 500), '@contact.failedBecause.server'],
  [
    'too many messages',
    http.post('*/contact-message/', () =>
      HttpResponse.json({}, { status: 429, headers: { 'retry-after': '90' } }),
    ),
    '@contact.failedBecause.tooMany@contact.waitMinutes @contact.draftSaved',
  ],
])('a message that fails because of %s', async (_, response, text) => {
  network.use(response);
  const { user } = open();
  await fill(user);
  await send(user);

  await waitFor(() =>
    expect(document.querySelector('form [tabindex="-1"][role="alert"]')).toHaveTextContent(text),
  );
  expect(screen.getAllByText('@contact.specTexts.failed')).not.toHaveLength(0);
  expectNoUzbekTexts();
});

test('a text of the server stays in its language', async () => {
  network.use(
    http.post('*/contact-message/', () => HttpResponse.json({ detail: 'Too short.' }, { status: 400 })),
  );
  const { user } = open();
  await fill(user);
  await send(user);

  expect(await screen.findByText('Too short.')).toBeVisible();
});

test('after a change of the messages the orbit and the written text stay', async () => {
  const { user, changeMessages } = open();
  const sun = await screen.findByRole('slider', { name: '@orbit.eccentricitySlider' });
  fireEvent.keyDown(sun, { key: 'Home' });
  await user.type(await field('name'), 'Dilnoza');
  changeMessages(uzbekLandingMessages);

  expect(sun).toHaveAccessibleName('Orbita ekssentrisiteti');
  expect(sun).toHaveAttribute('aria-valuetext', '0,00');
  expect(screen.getByText('0,00')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ismingiz' })).toHaveValue('Dilnoza');
});
