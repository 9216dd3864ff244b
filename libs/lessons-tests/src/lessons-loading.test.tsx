import './testing/jsdom-stubs.js';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { respond, malformed, networkError, pending, httpError, delayed } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { classes } from './testing/lesson-fixtures.js';
import { renderLessons, setupNetwork } from './testing/render-lessons.js';

const network = setupNetwork();
const findRetryButton = () => screen.findByRole('button', { name: 'Qayta urinish' });

test.each([true, false])('the loading state is announced (wide: %s)', async (wide) => {
  network.use(pending(endpoints.classes));
  const { container } = renderLessons({ wide });

  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
  expect(container.querySelector('[aria-busy="true"]')).toContainElement(screen.getByText('Yuklanmoqda...'));
  expect(await axe(container)).toHaveNoViolations();
});

test('after ten seconds a notice about the slow connection joins the placeholder', () => {
  jest.useFakeTimers();
  network.use(pending(endpoints.classes));
  renderLessons();

  act(() => jest.advanceTimersByTime(9_900));
  expect(screen.queryByText('Aloqa sekin, kutilmoqda…')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByText('Aloqa sekin, kutilmoqda…')).toHaveRole('status');
  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
  jest.useRealTimers();
});

test.each([
  [
    'a network error',
    networkError(endpoints.classes),
    'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
  ],
  [
    'a server error',
    httpError(endpoints.classes, 500),
    'Server darslarni bera olmadi. Birozdan soʻng qayta urinib koʻring.',
  ],
  [
    'an invalid response',
    malformed(endpoints.classes),
    'Serverdan tushunarsiz javob keldi. Birozdan soʻng qayta urinib koʻring.',
  ],
])('after %s the placeholder stays, with the reason and one button', async (_, failure, sentence) => {
  network.use(failure);
  const { container } = renderLessons();

  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByText('Yuklanmoqda...')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

test('Qayta urinish repeats the request and keeps the focus', async () => {
  network.use(networkError(endpoints.classes));
  const { user } = renderLessons();
  const button = await findRetryButton();

  network.use(pending(endpoints.classes));
  await user.click(button);

  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
});

test('after a successful retry the focus moves to the lesson', async () => {
  network.use(networkError(endpoints.classes));
  const { user } = renderLessons();
  const button = await findRetryButton();

  network.use(respond(endpoints.classes, classes));
  await user.click(button);

  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Fizika nimani oʻrganadi Darsligi' })).toHaveFocus(),
  );
});

test('a lesson that was opened before the classes were loaded takes the focus', async () => {
  network.use(delayed(endpoints.classes, 50, classes));
  const { navigate } = renderLessons({ address: '/learn?topic=11' });

  await navigate('/learn?topic=12');

  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Mexanik harakat Darsligi' })).toHaveFocus(),
  );
});

test('a failed retry keeps the button and shows the new reason', async () => {
  network.use(networkError(endpoints.classes));
  const { user } = renderLessons();
  const button = await findRetryButton();

  network.use(httpError(endpoints.classes, 503));
  await user.click(button);

  expect(await screen.findByText(/^Server darslarni bera olmadi/)).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).toHaveFocus();
});

test('an offline browser shows the error immediately and recovers when it is online', async () => {
  network.use(respond(endpoints.classes, classes));
  onlineManager.setOnline(false);
  renderLessons();

  expect(await screen.findByRole('alert')).toHaveTextContent('Server bilan aloqa yoʻq.');
  act(() => onlineManager.setOnline(true));

  expect(await screen.findByRole('article')).toBeVisible();
});

test.each([[[]], [[{ id: 1, name: '7-sinf', lessons: [] }]]])(
  'classes without lessons: %j',
  async (bodies) => {
    network.use(respond(endpoints.classes, bodies));
    const { currentAddress, container } = renderLessons();

    expect(await screen.findByRole('heading', { level: 1, name: 'Mavzu tanlanmagan.' })).toBeVisible();
    expect(screen.getByText('Darslar hali qoʻshilmagan. Keyinroq qayta kirib koʻring.')).toBeVisible();
    expect(currentAddress()).toBe('/learn');
    expect(await axe(container)).toHaveNoViolations();
  },
);
