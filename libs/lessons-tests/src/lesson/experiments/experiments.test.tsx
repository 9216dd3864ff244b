import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LessonExperiment } from '@zarra/api-client/classroom';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router';
import { LessonExperiments } from '../lesson-experiments.js';
import { FAST, mockConnection, SAVING } from '../../testing/mock-connection.js';
import { createStandInExperiment } from '../../testing/stand-in-experiment.js';
import { ExperimentCard } from './experiment-card.js';
import { OpenExperimentsProvider, type ExperimentLoader } from './open-experiments.js';

const states = ['Lampa', 'Om qonuni', 'Qisqa tutashuv'];
const picture = { src: '/media/zanjir.svg', width: 544, height: 435 };
const experiments: LessonExperiment[] = states.map((stateTitle, index) => ({
  title: 'Elektr zanjiri',
  stateTitle,
  note: null,
  investigation: null,
  link: `/tajriba/zanjir?holat=AQ${index}`,
  picture,
}));
const nameOf = (index: number) => `Elektr zanjiri, ${states[index]!}`;

let restoreConnection: () => void;
let approach: (index: number) => void;
const load = jest.fn<ReturnType<ExperimentLoader>, [string]>();

/** jsdom has no layout: a test moves experiments near the viewport. */
function mockIntersectionObserver() {
  const observed = new Map<Element, () => void>();
  approach = (index) => act(() => observed.get(area(index))?.());
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      observed.set(element, () =>
        this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never),
      );
    }
    disconnect() {}
  } as never;
}

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
};
const Wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <OpenExperimentsProvider load={load}>{children}</OpenExperimentsProvider>
    <Address />
  </MemoryRouter>
);

function show(
  connection: object | undefined,
  shown: ReactNode = <LessonExperiments experiments={experiments} />,
) {
  restoreConnection = mockConnection(connection);
  mockIntersectionObserver();
  return { user: userEvent.setup(), ...render(shown, { wrapper: Wrapper }) };
}
beforeEach(() => {
  load.mockReset().mockImplementation((link) => Promise.resolve(createStandInExperiment(link)));
});
afterEach(() => {
  restoreConnection();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const openButton = (index: number) =>
  screen.getByRole('button', { name: `Sinab koʻrish (${nameOf(index)})` });
const area = (index: number) => screen.getByRole('group', { name: `Tajriba: ${nameOf(index)}` });
const pageLink = (index: number) =>
  screen.getByRole('link', { name: `Toʻliq ekranda ochish (${nameOf(index)})` });
const experimentOf = (index: number) =>
  within(area(index)).findByRole('button', { name: new RegExp(`AQ${index} `) });
const openStates = () =>
  states.filter((_, index) => within(area(index)).queryByRole('button', { name: /AQ/ }));

describe('on a fast connection', () => {
  test('an experiment opens when it comes near the viewport, in its state', async () => {
    show(FAST);
    expect(openStates()).toEqual([]);
    approach(1);
    expect(await experimentOf(1)).toHaveTextContent('/tajriba/zanjir?holat=AQ1 start');
    expect(openStates()).toEqual(['Om qonuni']);
  });

  test('two open, a third on request, in place of the first', async () => {
    const { user } = show(FAST);
    [0, 1, 2].forEach(approach);
    await experimentOf(1);
    expect(openStates()).toEqual(['Lampa', 'Om qonuni']);
    await user.click(openButton(2));
    await experimentOf(2);
    expect(openStates()).toEqual(['Om qonuni', 'Qisqa tutashuv']);
  });
});

describe.each([
  ['with data saving', SAVING],
  ['on a slow connection', { effectiveType: '3g', saveData: false }],
  ['on a mobile connection', { ...FAST, type: 'cellular' }],
  ['where the browser does not report it', undefined],
])('%s', (_, connection) => {
  test('an experiment opens on request only, and its size is stated', async () => {
    const { user } = show(connection);
    [0, 1, 2].forEach(approach);
    expect(load).not.toHaveBeenCalled();
    expect(openButton(0)).toHaveAccessibleDescription('Hajmi: 65 kB gacha');
    await user.click(openButton(0));
    await experimentOf(0);
    expect(openStates()).toEqual(['Lampa']);
  });
});

test('without a network nothing is requested until the learner asks', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(FAST);
  approach(0);
  expect(load).not.toHaveBeenCalled();
});

test('the picture of the state stays until the experiment is drawn, and for a print', async () => {
  let drawFrame: () => void = () => undefined;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((callback) => {
    drawFrame = () => callback(0);
    return 1;
  });
  const { user, container } = show(undefined);
  const image = area(0).querySelector('img')!;
  expect(image).toHaveAttribute('src', picture.src);
  expect([image.width, image.height, image.alt]).toEqual([544, 435, '']);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(await axe(container)).toHaveNoViolations();

  await user.click(openButton(0));
  expect(area(0)).toHaveFocus();
  await experimentOf(0);
  expect(image).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Tajriba yuklanmoqda…');

  act(() => drawFrame());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  // A style hides it on a screen.
  expect(image.parentElement).toHaveAttribute('data-drawn');
  expect(await axe(container)).toHaveNoViolations();
});

test('a slow load is reported', async () => {
  jest.useFakeTimers();
  load.mockReturnValue(new Promise(() => undefined));
  show(undefined);
  fireEvent.click(openButton(0));
  expect(screen.getByRole('status')).toHaveTextContent(/^Tajriba yuklanmoqda…$/);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('Aloqa sekin, kutilmoqda…');
});

test('an experiment that does not load has a message, a retry and the link', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { user } = show(undefined);
  await user.click(openButton(0));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/^Tajriba ochilmadi\./)).toBeVisible();
  expect(pageLink(0)).toBeVisible();

  await user.click(alert.getByRole('button', { name: 'Qayta urinish' }));
  expect(await experimentOf(0)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an experiment that throws leaves the lesson and the other experiments', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockResolvedValueOnce(() => {
    throw new Error('no context');
  });
  const { user } = show(undefined);
  await user.click(openButton(0));
  expect(await screen.findByRole('alert')).toHaveTextContent('Tajriba ochilmadi.');
  await user.click(openButton(1));
  expect(await experimentOf(1)).toBeVisible();
});

test('a closed experiment opens again where the learner left it, also on its page', async () => {
  const { user } = show(undefined);
  await user.click(openButton(0));
  expect(pageLink(0)).toHaveAttribute('href', '/tajriba/zanjir?holat=AQ0');
  await user.click(await experimentOf(0));
  expect(pageLink(0)).toHaveAttribute('href', '/tajriba/zanjir?holat=AQ0#AQreached');

  await user.click(screen.getByRole('button', { name: `Tajribani yopish (${nameOf(0)})` }));
  expect(openStates()).toEqual([]);
  expect(area(0)).toHaveFocus();
  await user.click(openButton(0));
  expect(await experimentOf(0)).toHaveTextContent('AQreached');
  expect(load).toHaveBeenCalledTimes(1);

  await user.click(pageLink(0));
  expect(screen.getByTestId('address')).toHaveTextContent('/tajriba/zanjir?holat=AQ0#AQreached');
});

test('one experiment twice in a lesson, in the text and in the list, has two states', async () => {
  const [experiment] = experiments;
  const { user } = show(
    undefined,
    <>
      <ExperimentCard experiment={experiment!} />
      <LessonExperiments experiments={[experiment!]} />
    </>,
  );
  const buttons = screen.getAllByRole('button', { name: /^Sinab/ });
  await user.click(buttons[0]!);
  await user.click(await screen.findByRole('button', { name: /AQ0 start$/ }));
  await user.click(screen.getByRole('button', { name: /^Sinab/ }));
  expect(await screen.findByRole('button', { name: /AQ0 start$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /AQreached$/ })).toBeVisible();
});

test.each([
  ['of another site', 'https://lab.example/zanjir', load],
  ['in an app that renders none', '/tajriba/zanjir', undefined],
])('an experiment %s has only a link', (_, link, loader) => {
  restoreConnection = mockConnection(FAST);
  render(
    <MemoryRouter>
      <OpenExperimentsProvider load={loader}>
        <LessonExperiments experiments={[{ ...experiments[0]!, link }]} />
      </OpenExperimentsProvider>
    </MemoryRouter>,
  );
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Toʻliq ekranda/ })).toHaveAttribute('href', link);
});

test('before hydration the button is a link to the page of the experiment', () => {
  restoreConnection = mockConnection(FAST);
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <Wrapper>
      <LessonExperiments experiments={experiments} />
    </Wrapper>,
  );
  expect(container.querySelector('button')).toBeNull();
  expect(within(container).getByRole('link', { name: `Sinab koʻrish (${nameOf(1)})` })).toHaveAttribute(
    'href',
    '/tajriba/zanjir?holat=AQ1',
  );
});
