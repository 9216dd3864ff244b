import './test-browser.js';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, garble, offline, pending, refuse, slow } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { classes } from './test-lessons.js';
import { openLessons, testNetwork } from './test-open.js';

const network = testNetwork();
const retryButton = () => screen.findByRole('button', { name: 'Qayta urinish' });

test.each([true, false])('while the classes are on their way (wide: %s)', async (wide) => {
  network.use(pending(endpoints.classes));
  const { container } = openLessons({ wide });

  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
  expect(container.querySelector('[aria-busy="true"]')).toContainElement(screen.getByText('Yuklanmoqda...'));
  expect(await axe(container)).toHaveNoViolations();
});

test('after ten seconds it says that the connection is slow; the placeholder stays', () => {
  jest.useFakeTimers();
  network.use(pending(endpoints.classes));
  openLessons();

  act(() => jest.advanceTimersByTime(9_900));
  expect(screen.queryByText('Aloqa sekin, kutilmoqda…')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByText('Aloqa sekin, kutilmoqda…')).toHaveRole('status');
  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
  jest.useRealTimers();
});

test.each([
  [
    'no network',
    offline(endpoints.classes),
    'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
  ],
  [
    'a refusal',
    refuse(endpoints.classes, 500),
    'Server darslarni bera olmadi. Birozdan soʻng qayta urinib koʻring.',
  ],
  [
    'a bad answer',
    garble(endpoints.classes),
    'Serverdan tushunarsiz javob keldi. Birozdan soʻng qayta urinib koʻring.',
  ],
])('after %s the placeholder stays, with the reason and one button', async (_, failure, sentence) => {
  network.use(failure);
  const { container } = openLessons();

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

test('Qayta urinish asks again, keeps the focus, and gives it to the lesson when that helped', async () => {
  network.use(offline(endpoints.classes));
  const { user } = openLessons();
  const button = await retryButton();

  network.use(slow(endpoints.classes, 50, classes));
  await user.click(button);

  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Fizika nimani oʻrganadi Darsligi' })).toHaveFocus(),
  );
});

test('a retry that fails leaves the button, with the newer reason', async () => {
  network.use(offline(endpoints.classes));
  const { user } = openLessons();
  const button = await retryButton();

  network.use(refuse(endpoints.classes, 503));
  await user.click(button);

  expect(await screen.findByText(/^Server darslarni bera olmadi/)).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).toHaveFocus();
});

test('a browser that knows it is offline: said at once, and mended by itself', async () => {
  network.use(answer(endpoints.classes, classes));
  onlineManager.setOnline(false);
  openLessons();

  expect(await screen.findByRole('alert')).toHaveTextContent('Server bilan aloqa yoʻq.');
  act(() => onlineManager.setOnline(true));

  expect(await screen.findByRole('article')).toBeVisible();
});

test.each([[[]], [[{ id: 1, name: '7-sinf', lessons: [] }]]])(
  'without a single lesson: %j',
  async (bodies) => {
    network.use(answer(endpoints.classes, bodies));
    const { at, container } = openLessons();

    expect(await screen.findByRole('heading', { level: 1, name: 'Mavzu tanlanmagan.' })).toBeVisible();
    expect(screen.getByText('Darslar hali qoʻshilmagan. Keyinroq qayta kirib koʻring.')).toBeVisible();
    expect(at()).toBe('/learn');
    expect(await axe(container)).toHaveNoViolations();
  },
);
