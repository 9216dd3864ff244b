import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { aContact, respond, networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { setupServer } from 'msw/node';
import { ContactPage } from '../testing/contact-frame.js';

const LOADING = "Kontakt ma'lumotlari yuklanmoqda...";

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const open = () => {
  const { container } = render(<ContactPage client={createApiClient({ log: () => undefined })} />);
  return { container, user: userEvent.setup() };
};
const section = () => screen.getByRole('region', { name: 'Biz bilan bogʻlaning' });
const socialLinks = async () =>
  within(await screen.findByRole('list', { name: 'Ijtimoiy tarmoqlar' })).getAllByRole('link');

test('a section that is a link target, with a heading, the details and the form', async () => {
  network.use(respond(endpoints.contacts, [aContact()]));
  const { container } = open();

  expect(section()).toHaveAttribute('id', 'contact');
  expect(section()).toHaveAttribute('tabindex', '-1');
  expect(within(section()).getByRole('heading', { level: 2 })).toHaveTextContent('Biz bilan bogʻlaning');
  expect(await screen.findByRole('form', { name: 'Xabar yuborish' })).toBeVisible();
  await socialLinks();
  expect(await axe(container)).toHaveNoViolations();
});

test('phone and e-mail are links, the address is text, in this order', async () => {
  network.use(respond(endpoints.contacts, [aContact()]));
  open();

  const phone = await screen.findByRole('link', { name: 'Telefon: +998 71 200 30 40' });
  expect(phone).toHaveAttribute('href', 'tel:+998712003040');
  expect(screen.getByRole('link', { name: 'Elektron pochta: aloqa@zarra.uz' })).toHaveAttribute(
    'href',
    'mailto:aloqa@zarra.uz',
  );
  const items = within(phone.closest('ul')!).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '+998 71 200 30 40',
    'aloqa@zarra.uz',
    'Toshkent shahri, Universitet koʻchasi, 4-uy',
  ]);
});

test('social networks show their icon and name and open in a new tab', async () => {
  const telegram = { id: 1, name: 'Telegram', url: 'https://t.me/zarra_uz', icon: '/media/telegram.svg' };
  const forum = { id: 2, name: 'Forum', url: 'https://forum.zarra.uz/', icon: null };
  network.use(respond(endpoints.contacts, [aContact({ socials: [telegram, forum] })]));
  open();

  const links = await socialLinks();

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Telegram', telegram.url],
    ['Forum', forum.url],
  ]);
  expect(links[0]).toHaveAccessibleName('Telegram');
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual([
    '/media/telegram.svg',
    undefined,
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a loading text for the details, without a button', async () => {
  network.use(pending(endpoints.contacts));
  const { container } = open();
  await screen.findByRole('form');

  expect(screen.getByText(LOADING)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Qayta urinish' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['no network', networkError(endpoints.contacts)],
  ['a response of 500', httpError(endpoints.contacts, 500)],
])('after %s the text stays, and Qayta urinish loads the details', async (_, failing) => {
  network.use(failing);
  const { container, user } = open();
  const again = await screen.findByRole('button', { name: 'Qayta urinish' });

  expect(screen.getByText(LOADING)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  network.use(respond(endpoints.contacts, [aContact()]));
  await user.click(again);
  expect(await screen.findByText('aloqa@zarra.uz')).toBeVisible();
  expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
});

test.each([
  ['phone', { email: null, address: null, socials: null }, ['+998 71 200 30 40']],
  ['address', { phone: '', email: null, socials: [] }, ['Toshkent shahri, Universitet koʻchasi, 4-uy']],
])('the %s without other details is shown alone', async (_, parts, texts) => {
  network.use(respond(endpoints.contacts, [aContact(parts)]));
  open();

  await screen.findByText(texts[0]!);

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(texts);
  expect(screen.queryByRole('list', { name: 'Ijtimoiy tarmoqlar' })).not.toBeInTheDocument();
});

test.each([
  ['an empty contact list', []],
  ['contact details without any part', [aContact({ phone: null, email: null, address: '', socials: [] })]],
])('%s: no loading text, and the form', async (_, contacts) => {
  network.use(respond(endpoints.contacts, contacts));
  open();

  await waitFor(() => expect(screen.queryByText(LOADING)).not.toBeInTheDocument());
  expect(within(section()).queryByRole('list')).not.toBeInTheDocument();
  expect(await screen.findByRole('form')).toBeVisible();
});
