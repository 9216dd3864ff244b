import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { createApiClient } from '@zarra/api-client';
import { simulationsQuery } from '@zarra/api-client/catalogue';
import { respond, malformed, networkError, pending, httpError, delayed } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { withoutRetries } from './testing/frame.js';
import { openCatalogue, testNetwork } from './testing/open.js';
import { catalogue } from './testing/simulations.js';

const network = testNetwork();
const list = () => screen.getByRole('region', { name: 'Simulyatsiyalar roʻyxati' });
const retryButton = () => screen.findByRole('button', { name: 'Qayta urinish' });

test('while the list is loading: placeholders, and a status for screen readers', async () => {
  network.use(pending(endpoints.simulators));
  const { container } = openCatalogue();

  expect(screen.getByText('Simulyatsiyalar yuklanmoqda…')).toHaveRole('status');
  expect(list()).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('article')).toHaveLength(8);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('after ten seconds it shows that the connection is slow', () => {
  jest.useFakeTimers();
  network.use(pending(endpoints.simulators));
  openCatalogue();

  act(() => jest.advanceTimersByTime(9_900));
  expect(screen.queryByText('Aloqa sekin, kutilmoqda…')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByText('Aloqa sekin, kutilmoqda…')).toHaveRole('status');
  jest.useRealTimers();
});

test('the cards replace the placeholders', async () => {
  network.use(delayed(endpoints.simulators, 20, catalogue));
  openCatalogue();

  expect(await screen.findByText('Jami: 4 ta simulyatsiya')).toBeVisible();
  expect(list()).toHaveAttribute('aria-busy', 'false');
});

test('an empty catalogue: the text of the specification, without a button', async () => {
  network.use(respond(endpoints.simulators, []));
  const { container } = openCatalogue('/simulation/optika');

  expect(await screen.findByRole('heading', { name: 'Simulyatsiyalar topilmadi.' })).toBeVisible();
  expect(screen.getByText('Jami: 0 ta simulyatsiya')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filtrlarni tozalash' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Bunday/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [
    'no network',
    networkError(endpoints.simulators),
    'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
  ],
  [
    'an API error',
    httpError(endpoints.simulators, 500),
    'Server roʻyxatni bera olmadi. Birozdan soʻng qayta urinib koʻring.',
  ],
  [
    'an invalid response',
    malformed(endpoints.simulators),
    'Serverdan tushunarsiz javob keldi. Birozdan soʻng qayta urinib koʻring.',
  ],
])('after %s: the reason and one button', async (_, failure, sentence) => {
  network.use(failure);
  const { container } = openCatalogue();

  const alert = await screen.findByRole('alert');

  expect(alert).toHaveTextContent(`Simulyatsiyalar yuklanmadi${sentence}`);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByText(/^Jami/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('Qayta urinish keeps the focus and the reason during the retry', async () => {
  network.use(networkError(endpoints.simulators));
  const { user } = openCatalogue();
  const button = await retryButton();

  network.use(pending(endpoints.simulators));
  await user.click(button);

  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Server bilan aloqa yoʻq.');
});

test('after a successful retry the focus moves to the list', async () => {
  network.use(networkError(endpoints.simulators));
  const { user } = openCatalogue();
  const button = await retryButton();

  network.use(respond(endpoints.simulators, catalogue));
  await user.click(button);

  expect(await screen.findByText('Jami: 4 ta simulyatsiya')).toBeVisible();
  await waitFor(() => expect(list()).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a failed retry keeps the button and shows the new reason', async () => {
  network.use(networkError(endpoints.simulators));
  const { user } = openCatalogue();
  const button = await retryButton();

  network.use(httpError(endpoints.simulators, 503));
  await user.click(button);

  expect(await screen.findByText(/^Server roʻyxatni bera olmadi/)).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).toHaveFocus();
});

test('filters stay after a failure', async () => {
  network.use(networkError(endpoints.simulators));
  const { user } = openCatalogue('/simulation/optika?q=yor');
  await retryButton();

  network.use(respond(endpoints.simulators, catalogue));
  await user.click(await retryButton());

  expect(await screen.findByText('Jami: 1 ta simulyatsiya')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('yor');
});

test('an offline browser: shown at once, and retried when online', async () => {
  network.use(respond(endpoints.simulators, catalogue));
  onlineManager.setOnline(false);
  openCatalogue();

  expect(await screen.findByRole('alert')).toHaveTextContent('Server bilan aloqa yoʻq.');
  act(() => onlineManager.setOnline(true));

  expect(await screen.findByText('Jami: 4 ta simulyatsiya')).toBeVisible();
});

describe('cards that failed to refetch', () => {
  const stale = async (simulations = catalogue): Promise<QueryClient> => {
    network.use(respond(endpoints.simulators, simulations));
    const queries = withoutRetries();
    await queries.query(simulationsQuery(createApiClient()));
    await queries.invalidateQueries();
    network.use(httpError(endpoints.simulators, 500));
    return queries;
  };

  test('stay with a notice', async () => {
    const { container } = openCatalogue('/simulation', await stale());

    expect(
      await screen.findByText('Roʻyxatni yangilab boʻlmadi. Avval yuklangani koʻrsatilmoqda.'),
    ).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('can be an empty list', async () => {
    openCatalogue('/simulation', await stale([]));

    expect(await retryButton()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Simulyatsiyalar topilmadi.' })).toBeVisible();
  });

  test('are refetched by Qayta urinish', async () => {
    const { user } = openCatalogue('/simulation', await stale());
    const button = await retryButton();

    network.use(respond(endpoints.simulators, catalogue.slice(0, 3)));
    await user.click(button);

    expect(await screen.findByText('Jami: 3 ta simulyatsiya')).toBeVisible();
    expect(button).not.toBeInTheDocument();
    await waitFor(() => expect(list()).toHaveFocus());
  });
});
