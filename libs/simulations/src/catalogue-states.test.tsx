import { onlineManager, QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { simulationsQuery, createApiClient } from '@zarra/api-client';
import { answer, garble, offline, pending, refuse, slow } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { withoutRetries } from './test-frame.js';
import { openCatalogue, testNetwork } from './test-open.js';
import { catalogue } from './test-simulations.js';

const network = testNetwork();
const list = () => screen.getByRole('region', { name: 'Simulyatsiyalar roʻyxati' });
const retryButton = () => screen.findByRole('button', { name: 'Qayta urinish' });

test('while the list is on its way: places of cards, and a word for those who listen', async () => {
  network.use(pending(endpoints.simulators));
  const { container } = openCatalogue();

  expect(screen.getByText('Simulyatsiyalar yuklanmoqda…')).toHaveRole('status');
  expect(list()).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('article')).toHaveLength(8);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('after ten seconds it says that the connection is slow', () => {
  jest.useFakeTimers();
  network.use(pending(endpoints.simulators));
  openCatalogue();

  act(() => jest.advanceTimersByTime(9_900));
  expect(screen.queryByText('Aloqa sekin, kutilmoqda…')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByText('Aloqa sekin, kutilmoqda…')).toHaveRole('status');
  jest.useRealTimers();
});

test('the places go when the cards come', async () => {
  network.use(slow(endpoints.simulators, 20, catalogue));
  openCatalogue();

  expect(await screen.findByText('Jami: 4 ta simulyatsiya')).toBeVisible();
  expect(list()).toHaveAttribute('aria-busy', 'false');
});

test('an empty catalogue: the text of the specification, nothing to clear', async () => {
  network.use(answer(endpoints.simulators, []));
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
    offline(endpoints.simulators),
    'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
  ],
  [
    'a refusal',
    refuse(endpoints.simulators, 500),
    'Server roʻyxatni bera olmadi. Birozdan soʻng qayta urinib koʻring.',
  ],
  [
    'a bad answer',
    garble(endpoints.simulators),
    'Serverdan tushunarsiz javob keldi. Birozdan soʻng qayta urinib koʻring.',
  ],
])('after %s: what happened, and one button', async (_, failure, sentence) => {
  network.use(failure);
  const { container } = openCatalogue();

  const alert = await screen.findByRole('alert');

  expect(alert).toHaveTextContent(`Simulyatsiyalar yuklanmadi${sentence}`);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByText(/^Jami/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('Qayta urinish asks again, keeps the focus, and gives it to the list when that helped', async () => {
  network.use(offline(endpoints.simulators));
  const { user } = openCatalogue();
  const button = await retryButton();

  network.use(slow(endpoints.simulators, 50, catalogue));
  await user.click(button);

  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Server bilan aloqa yoʻq.');
  expect(await screen.findByText('Jami: 4 ta simulyatsiya')).toBeVisible();
  await waitFor(() => expect(list()).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a retry that fails leaves the button, with the newer reason', async () => {
  network.use(offline(endpoints.simulators));
  const { user } = openCatalogue();
  const button = await retryButton();

  network.use(refuse(endpoints.simulators, 503));
  await user.click(button);

  expect(await screen.findByText(/^Server roʻyxatni bera olmadi/)).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(button).toHaveFocus();
});

test('filters chosen before a failure are there after it', async () => {
  network.use(offline(endpoints.simulators));
  const { user } = openCatalogue('/simulation/optika?q=yor');
  await retryButton();

  network.use(answer(endpoints.simulators, catalogue));
  await user.click(await retryButton());

  expect(await screen.findByText('Jami: 1 ta simulyatsiya')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('yor');
});

test('a browser that knows it is offline: said at once, and mended by itself', async () => {
  network.use(answer(endpoints.simulators, catalogue));
  onlineManager.setOnline(false);
  openCatalogue();

  expect(await screen.findByRole('alert')).toHaveTextContent('Server bilan aloqa yoʻq.');
  act(() => onlineManager.setOnline(true));

  expect(await screen.findByText('Jami: 4 ta simulyatsiya')).toBeVisible();
});

describe('cards that could not be brought up to date', () => {
  const stale = async (simulations = catalogue): Promise<QueryClient> => {
    network.use(answer(endpoints.simulators, simulations));
    const queries = withoutRetries();
    await queries.query(simulationsQuery(createApiClient()));
    await queries.invalidateQueries();
    network.use(refuse(endpoints.simulators, 500));
    return queries;
  };

  test('stay, with a word about it', async () => {
    const { container } = openCatalogue('/simulation', await stale());

    expect(
      await screen.findByText('Roʻyxatni yangilab boʻlmadi. Avval yuklangani koʻrsatilmoqda.'),
    ).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('may be none at all', async () => {
    openCatalogue('/simulation', await stale([]));

    expect(await retryButton()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Simulyatsiyalar topilmadi.' })).toBeVisible();
  });

  test('are brought up to date by Qayta urinish', async () => {
    const { user } = openCatalogue('/simulation', await stale());
    const button = await retryButton();

    network.use(answer(endpoints.simulators, catalogue.slice(0, 3)));
    await user.click(button);

    expect(await screen.findByText('Jami: 3 ta simulyatsiya')).toBeVisible();
    expect(button).not.toBeInTheDocument();
    await waitFor(() => expect(list()).toHaveFocus());
  });
});
