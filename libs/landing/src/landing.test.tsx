import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { visibleText, mockHighlights } from './testing/highlights.js';
import { openHome, testNetwork } from './testing/landing-open.js';
import { setIntersecting, mockIntersectionObserver } from './testing/intersection.js';

testNetwork();

const opened = async () => {
  const view = openHome();
  await screen.findByText('27+');
  await screen.findByText('42+');
  await screen.findByText('Zarra');
  await screen.findByRole('figure');
  return view;
};

test('it has no accessibility violations', async () => {
  const { container } = await opened();
  expect(await axe(container)).toHaveNoViolations();
});

test('the links to simulations, lessons and the announcement', async () => {
  await opened();
  const links = {
    "Simulyatsiyalarni ko'rish": '/simulation',
    Kurslar: '/learn',
    "Simulyatsiyalarni Ko'rish": '/simulation',
    'Kvant fizikasi simulyatsiyalari qoʻshildi': '/simulation/kvant-fizikasi',
  };
  for (const [name, address] of Object.entries(links)) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name }).textContent).toBe(name);
  }
});

test('three features', async () => {
  await opened();
  for (const name of ['3D simulyatsiyalar', 'Interaktiv tajribalar', 'Ilmiy tushuntirishlar']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
});

test('four reasons', async () => {
  await opened();
  const section = screen.getByRole('region', { name: 'Nega aynan Zarra?' });

  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Interaktiv Ta'lim", 'Keng Qamrovli', 'Zamonaviy Yondashuv', 'Personalizatsiya']);
});

test.each([
  ['Mexanika', 'mexanika', ['Kinematika', 'Dinamika', 'Energiya', 'Tebranishlar']],
  [
    'Elektr va magnetizm',
    'elektr-va-magnetizm',
    ['Elektrostatika', 'Elektr toki', 'Magnetizm', 'Elektromagnit induksiya'],
  ],
  ['Optika', 'optika', ['Geometrik optika', 'Toʻlqin optikasi', 'Interferensiya', 'Difraksiya']],
  ['Termodinamika', 'termodinamika', ['Issiqlik almashinuvi', 'Gaz qonunlari', 'Termodinamika qonunlari']],
])('%s links to its simulations and names its topics', async (name, slug, topics) => {
  await opened();
  const card = screen.getByRole('link', { name }).closest('article')!;

  expect(within(card).getByRole('link')).toHaveAttribute('href', `/simulation/${slug}`);
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(topics);
});

test('three qualities, and the contact section as the last one', async () => {
  const { container } = await opened();
  const section = screen.getByRole('region', { name: 'Qulay va tushunarli' });

  expect(within(section).getAllByRole('listitem')).toHaveLength(3);
  expect([...container.querySelectorAll('section')].at(-1)).toHaveAttribute('id', 'contact');
});

test('one heading of level 1, and no level is skipped', async () => {
  await opened();
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));

  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
});

test('link targets can be focused', async () => {
  const { container } = await opened();
  for (const id of ['about', 'contact']) {
    const section = container.querySelector<HTMLElement>(`#${id}`)!;
    section.focus();
    expect(section).toHaveFocus();
    expect(section).toHaveAccessibleName();
  }
});

test('no text is in capitals', async () => {
  const { container } = await opened();
  for (const style of document.styleSheets) {
    expect([...style.cssRules].map(({ cssText }) => cssText).join('')).not.toContain('text-transform');
  }
  expect(container.textContent).not.toMatch(/[A-Z]{5,}/);
});

describe('typing', () => {
  mockHighlights();
  mockIntersectionObserver();
  afterEach(() => jest.useRealTimers());
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('headline and subtitle at once, 30 and 15 ms per character', () => {
    jest.useFakeTimers();
    openHome();
    const headline = screen.getByRole('heading', { level: 1 });
    const subtitle = screen.getByText(/^Kuch, tok/);

    expect(visibleText(headline) + visibleText(subtitle)).toBe('');
    advance(30 * 8);
    expect(visibleText(headline)).toHaveLength(8);
    expect(visibleText(subtitle)).toHaveLength(16);
  });

  test.each([
    ['Biz haqimizda', 80],
    ['Nega aynan Zarra?', 70],
  ])('%s: %i ms per character, once in view', async (name, speed) => {
    openHome();
    const heading = await screen.findByRole('heading', { name });
    expect(visibleText(heading)).toBe(name);

    jest.useFakeTimers();
    setIntersecting(heading, true);
    advance(speed * 5 - 1);
    expect(visibleText(heading)).toHaveLength(4);
    advance(1);
    expect(visibleText(heading)).toHaveLength(5);
  });
});
