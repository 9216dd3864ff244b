import { screen, waitFor } from '@testing-library/react';
import { networkError, pending } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { preloadScreen, routes } from './routes.js';
import { address, barLink, openScreen, openSite, testNetwork } from './testing/site.js';

const network = testNetwork();

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

test.each([
  ['/', 'Fizikani tajribada oʻrganing', /^Zarra — fizikani interaktiv tajribalar/],
  ['/simulation', 'Simulyatsiyalar', /simulyatsiyalar katalogi\.$/],
  ['/simulation/optika', 'Simulyatsiyalar', /simulyatsiyalar katalogi\.$/],
  ['/tajriba', 'Laboratoriya', /modeli tekshirilgan interaktiv fizika tajribalari\.$/],
  ['/login', 'Kirish', /hisobingizga kiring/],
  ['/register', 'Roʻyxatdan oʻtish', /hisob oching/],
  ['/forgot-password', 'Parolni tiklash', /kod yuboramiz/],
  ['/forbidden', 'Ruxsat etilmagan', /huquqingiz yoʻq/],
  ['/qidiruv', 'Qidiruv', /dars, tajriba va savollarni qidirish/],
  ['/maxfiylik', 'Maxfiylik', /kim koʻradi va qanday oʻchiriladi/],
])('%s has its heading, title and description, and axe finds nothing', async (path, title, about) => {
  const { container } = await openScreen(path);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | Zarra`);
  expect(description()).toMatch(about);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['/verify-otp', 'Kodni tasdiqlash', /kodni kiriting/],
  ['/reset-password', 'Yangi parol', /yangi parol/],
])('%s has heading, title and description too, after a code was sent', async (path, title, about) => {
  const { container } = await openScreen(path, { email: 'ali@zarra.uz', otpKey: 'kalit' });

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} | Zarra`);
  expect(description()).toMatch(about);
  expect(await axe(container)).toHaveNoViolations();
});

test.each(['/verify-otp', '/reset-password'])(
  '%s without a code redirects to the first step with a toast',
  async (path) => {
    await openScreen(path);

    expect(await screen.findByRole('heading', { level: 1, name: 'Parolni tiklash' })).toBeVisible();
    expect(address()).toBe('/forgot-password');
    expect(await screen.findByRole('button', { name: 'Xabarni yopish' })).toBeVisible();
  },
);

test('every path of the contracts has a route', () => {
  const paths = routes.map(({ path }) => path);
  expect(paths).toEqual([...new Set([...Object.values(pages), '*'])]);
});

test.each(['/nima', '/tajriba/yoq', '/simulation/optika/linza', '/Forbidden/', '/learn/5', '/api-docs'])(
  'the unknown path %s is the home page',
  async (path) => {
    await openScreen(path);
    const isForbidden = path.toLowerCase() === '/forbidden/';
    expect(document.title).toBe(
      isForbidden ? 'Ruxsat etilmagan | Zarra' : 'Fizikani tajribada oʻrganing | Zarra',
    );
    expect(address()).toBe(path);
  },
);

test.each(['/men', '/men/hisob', '/mashq?scope=lesson:7'])(
  '%s without a session opens the sign-in, which returns there',
  async (path) => {
    openSite(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kirish' })).toBeVisible();
    expect(address()).toBe(`/login?${new URLSearchParams({ next: path }).toString()}`);
  },
);

test('the title changes with the page', async () => {
  const { user } = await openScreen('/');

  await user.click(barLink('Simulyatsiyalar'));
  await screen.findByRole('heading', { level: 1, name: 'Simulyatsiyalar' });
  expect(document.title).toBe('Simulyatsiyalar | Zarra');

  await user.click(barLink('Asosiy'));
  await screen.findByRole('heading', { level: 1, name: /^Fizikani/ });
  expect(document.title).toBe('Fizikani tajribada oʻrganing | Zarra');
});

test('the lessons: the first one is open and in the title', async () => {
  const { container } = await openScreen('/learn');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Toʻgʻri chiziqli tekis harakat Darsligi' }),
  ).toBeVisible();
  expect(address()).toBe('/learn?topic=1');
  expect(document.title).toBe('Toʻgʻri chiziqli tekis harakat Darsligi | Zarra');
  expect(description()).toMatch(/“Toʻgʻri chiziqli tekis harakat/);
  expect(await axe(container)).toHaveNoViolations();
});

test('the home page: two buttons, the description of the site, the contact details', async () => {
  await openScreen('/');

  expect(screen.getByRole('link', { name: "Simulyatsiyalarni ko'rish" })).toHaveAttribute(
    'href',
    '/simulation',
  );
  expect(screen.getByRole('link', { name: 'Kurslar' })).toHaveAttribute('href', '/learn');
  await waitFor(() =>
    expect(document.getElementById('about')).toHaveTextContent('Zarra fizikani tajribada oʻrgatadi.'),
  );
  await waitFor(() => expect(document.getElementById('contact')).toHaveTextContent('+998 71 200 30 40'));
});

test('the home page without contact details: the placeholder, and a retry button after an error', async () => {
  network.use(networkError(endpoints.contacts), networkError(endpoints.aboutSite));
  const { user } = await openScreen('/');
  expect(await screen.findByText("Kontakt ma'lumotlari yuklanmoqda...")).toBeVisible();
  const section = document.getElementById('contact')!;
  const [retryButton] = await screen.findAllByRole('button', { name: 'Qayta urinish' });
  expect(section).toContainElement(retryButton!);

  network.resetHandlers();
  await user.click(retryButton!);

  await screen.findAllByText('aloqa@zarra.uz');
  expect(section).toHaveTextContent('aloqa@zarra.uz');
});

test('the frame is rendered before the screen and the data', () => {
  network.use(pending(endpoints.simulators), pending(endpoints.contacts), pending(endpoints.aboutSite));
  openSite('/simulation');

  expect(barLink('Zarra')).toBeVisible();
  expect(screen.getByText('Aloqa yuklanmoqda...')).toBeVisible();
});

test('the chunk of a screen can be preloaded', async () => {
  for (const path of [...Object.values(pages), '/nima']) {
    expect(await preloadScreen(path)).toEqual(expect.any(Function));
  }
});
