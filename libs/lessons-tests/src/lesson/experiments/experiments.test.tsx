import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LessonExperiment } from '@zarra/api-client/classroom';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { LessonExperiments } from '../lesson-experiments.js';
import { FAST, mockConnection, SAVING } from '../../testing/mock-connection.js';

const states = ['Lampa', 'Om qonuni', 'Qisqa tutashuv'];
const experiments: LessonExperiment[] = states.map((stateTitle, index) => ({
  title: 'Elektr zanjiri',
  stateTitle,
  note: null,
  investigation: null,
  picture: null,
  link: `/tajriba/zanjir?holat=AQ${index}`,
}));
const nameOf = (index: number) => `Elektr zanjiri, ${states[index]!}`;

let restoreConnection: () => void;
let approach: (index: number) => void;

/** jsdom has no layout: a test moves experiments near the viewport. */
function mockIntersectionObserver() {
  const observed = new Map<Element, () => void>();
  approach = (index) => {
    const areas = screen.getAllByRole('group', { name: /^Tajriba: / });
    act(() => observed.get(areas[index]!)?.());
  };
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

function show(connection: object | undefined, shown = experiments) {
  restoreConnection = mockConnection(connection);
  mockIntersectionObserver();
  return {
    user: userEvent.setup(),
    ...render(<LessonExperiments experiments={shown} />, { wrapper: MemoryRouter }),
  };
}
afterEach(() => {
  restoreConnection();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const openButton = (index: number) =>
  screen.getByRole('button', { name: `Sinab koʻrish (${nameOf(index)})` });
const frameOf = (index: number) => screen.queryByTitle<HTMLIFrameElement>(`Tajriba: ${nameOf(index)}`);
const openFrames = () => states.filter((_, index) => frameOf(index));

/** The message of an experiment that has started. */
const start = (index: number, data: unknown = { type: 'zarra:resize', height: 512 }) =>
  act(() => {
    dispatchEvent(new MessageEvent('message', { data, source: frameOf(index)!.contentWindow }));
  });
/** The browser shows its error page, whose document scripts cannot read. */
const fail = (index: number) => {
  const frame = frameOf(index)!;
  Object.defineProperty(frame, 'contentDocument', { value: null });
  fireEvent.load(frame);
};

describe('on a fast connection', () => {
  test('an experiment opens when it comes near the viewport, in its state', () => {
    show(FAST);
    expect(openFrames()).toEqual([]);
    approach(1);
    expect(openFrames()).toEqual(['Om qonuni']);
    expect(frameOf(1)!.src).toBe('http://localhost/tajriba/zanjir?holat=AQ1&embed=');
    expect(frameOf(1)).toHaveAttribute('loading', 'lazy');
    expect(frameOf(1)).toHaveAttribute('allow', 'fullscreen');
  });

  test('two open, a third on request, in place of the first', async () => {
    const { user } = show(FAST);
    [0, 1, 2].forEach(approach);
    expect(openFrames()).toEqual(['Lampa', 'Om qonuni']);
    await user.click(openButton(2));
    expect(openFrames()).toEqual(['Om qonuni', 'Qisqa tutashuv']);
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
    expect(openFrames()).toEqual([]);
    expect(openButton(0)).toHaveAccessibleDescription('Hajmi: 82 kB gacha');
    await user.click(openButton(0));
    expect(openFrames()).toEqual(['Lampa']);
  });
});

test('without a network nothing is requested until the learner asks', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(FAST);
  approach(0);
  expect(openFrames()).toEqual([]);
});

test('the loading state covers the frame until the experiment posts its height', async () => {
  const { user, container } = show(undefined);
  await user.click(openButton(0));
  expect(screen.getByRole('status')).toHaveTextContent('Tajriba yuklanmoqda…');
  expect(screen.getByRole('group', { name: `Tajriba: ${nameOf(0)}` })).toHaveFocus();
  fireEvent.load(frameOf(0)!);
  expect(screen.getByRole('status')).toBeVisible();

  // Messages of other frames and of other kinds do not count.
  act(() => void dispatchEvent(new MessageEvent('message', { data: { type: 'zarra:resize', height: 9 } })));
  start(0, { type: 'zarra:other', height: 9 });
  expect(screen.getByRole('status')).toBeVisible();

  start(0);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(frameOf(0)).toHaveStyle({ minHeight: '512px' });
  expect(await axe(container, { iframes: false })).toHaveNoViolations();
});

test('a failed experiment has a message, a retry and the link', async () => {
  const { user } = show(undefined);
  await user.click(openButton(0));
  fail(0);
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByText(/^Tajriba ochilmadi\./)).toBeVisible();
  expect(screen.getByRole('link', { name: `Toʻliq ekranda ochish (${nameOf(0)})` })).toBeVisible();

  await user.click(alert.getByRole('button', { name: 'Qayta urinish' }));
  start(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(frameOf(0)).toBeVisible();
});

test('a page that never starts has failed after twenty seconds', () => {
  jest.useFakeTimers();
  show(undefined);
  fireEvent.click(openButton(0));
  fireEvent.load(frameOf(0)!);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('status')).toHaveTextContent('Aloqa sekin, kutilmoqda…');
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Tajriba ochilmadi.');
});

test('a closed experiment opens again where the learner left it, also on its page', async () => {
  const { user } = show(undefined);
  await user.click(openButton(0));
  start(0);
  frameOf(0)!.contentWindow!.location.hash = '#AQreached';
  const link = screen.getByRole('link', { name: `Toʻliq ekranda ochish (${nameOf(0)})` });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/tajriba\/zanjir\?holat=AQ0#AQreached$/));

  await user.click(screen.getByRole('button', { name: `Tajribani yopish (${nameOf(0)})` }));
  expect(openFrames()).toEqual([]);
  expect(screen.getByRole('group', { name: `Tajriba: ${nameOf(0)}` })).toHaveFocus();
  await user.click(openButton(0));
  expect(frameOf(0)!.src).toBe('http://localhost/tajriba/zanjir?holat=AQ0&embed=#AQreached');
});

test('an experiment of another site has only a link: the page may not frame it', () => {
  show(FAST, [{ ...experiments[0]!, link: 'https://lab.example/zanjir' }]);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Toʻliq ekranda/ })).toHaveAttribute(
    'href',
    'https://lab.example/zanjir',
  );
});

test('before hydration the button is a link to the page of the experiment', () => {
  restoreConnection = mockConnection(FAST);
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <MemoryRouter>
      <LessonExperiments experiments={experiments} />
    </MemoryRouter>,
  );
  expect(container.querySelector('button, iframe')).toBeNull();
  expect(within(container).getByRole('link', { name: `Sinab koʻrish (${nameOf(1)})` })).toHaveAttribute(
    'href',
    '/tajriba/zanjir?holat=AQ1',
  );
});
