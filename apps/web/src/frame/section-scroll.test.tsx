import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { scrollIntoView } from '../test-browser.js';
import { address, barLink, footer, openScreen, testNetwork, topBar } from '../test-site.js';

testNetwork();

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const scrolledTo = () => scrollIntoView.mock.contexts.map((element) => (element as Element).id);

/** Opens a page with the clock stopped as soon as its screen is there. */
const openStopped = async (path: string, then: string) => {
  await openScreen(path);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  // From inside the page, so that the clock stands still before the wait begins.
  act(() => {
    history.pushState(null, '', then);
    dispatchEvent(new PopStateEvent('popstate'));
  });
};
afterEach(() => jest.useRealTimers());

test.each(['about', 'contact'])(
  '?scroll=%s scrolls after exactly 100 ms and leaves the address',
  async (name) => {
    await openStopped('/', `/?scroll=${name}`);
    const entries = history.length;

    await wait(99);
    expect([scrolledTo(), address()]).toEqual([[], `/?scroll=${name}`]);

    await wait(1);
    expect([scrolledTo(), address()]).toEqual([[name], '/']);
    expect(document.getElementById(name)).toHaveFocus();
    expect(history.length).toBe(entries);
  },
);

test.each(['nima', '', 'root', 'About'])(
  'a section called %j is only taken out of the address',
  async (name) => {
    await openStopped('/', `/?scroll=${name}`);

    await wait(100);

    expect([scrolledTo(), address()]).toEqual([[], '/']);
  },
);

test('other parameters of the address stay', async () => {
  await openStopped('/', '/?utm_source=telegram&scroll=about');

  await wait(100);

  expect([scrolledTo(), address()]).toEqual([['about'], '/?utm_source=telegram']);
});

test('whoever leaves before is not scrolled', async () => {
  await openStopped('/', '/?scroll=about');
  await wait(50);

  fireEvent.click(barLink('Simulyatsiyalar'));
  await wait(500);

  expect([scrolledTo(), address()]).toEqual([[], '/simulation']);
});

test('a visitor who comes with the parameter waits until the page is there', async () => {
  await openScreen('/?scroll=contact');

  await waitFor(() => expect([scrolledTo().at(-1), address()]).toEqual(['contact', '/']));
});

test.each([
  ['the top bar', topBar],
  ['the footer', footer],
])(
  'a section link of %s leads from another page to the home page and then to the section',
  async (_, part) => {
    const { user } = await openScreen('/forbidden');

    await user.click(within(part()).getByRole('link', { name: 'Biz haqimizda', hidden: true }));

    expect(await screen.findByRole('heading', { level: 2, name: 'Biz haqimizda' })).toBeVisible();
    await waitFor(() => expect([scrolledTo().at(-1), address()]).toEqual(['about', '/']));
  },
);

test.each([
  ['the top bar', topBar],
  ['the footer', footer],
])('on the home page a section link of %s scrolls without touching the address', async (_, part) => {
  const { user } = await openScreen('/');
  const before = [history.length, address()];

  await user.click(within(part()).getByRole('link', { name: 'Aloqa', hidden: true }));

  await waitFor(() => expect(document.getElementById('contact')).toHaveFocus());
  expect(scrolledTo()).toEqual(['contact']);
  expect([history.length, address()]).toEqual(before);
});

test('a section link pressed for a new tab is left to the browser', async () => {
  await openScreen('/');
  const link = barLink('Aloqa');

  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    // True: nobody prevented what the browser does with it.
    const stop = (event: Event) => event.preventDefault();
    const seen: boolean[] = [];
    const watch = (event: Event) => {
      seen.push(event.defaultPrevented);
      stop(event);
    };
    addEventListener('click', watch, { once: true });
    fireEvent.click(link, { [key]: true });
    expect(seen).toEqual([false]);
  }
  expect(scrolledTo()).toEqual([]);
});
