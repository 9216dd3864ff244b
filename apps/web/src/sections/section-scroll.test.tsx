import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { scrollIntoView } from '../testing/browser.js';
import { address, barLink, footer, openScreen, testNetwork, topBar } from '../testing/site.js';

testNetwork();

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const scrolledTo = () => scrollIntoView.mock.contexts.map((element) => (element as Element).id);

/** Opens a page with fake timers, then navigates. */
const openWithFakeTimers = async (path: string, target: string) => {
  await openScreen(path);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  // The navigation follows the fake timers, so that they control the delay.
  act(() => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  });
};
afterEach(() => jest.useRealTimers());

test.each(['about', 'contact'])(
  '?scroll=%s scrolls after exactly 100 ms and disappears from the address',
  async (name) => {
    await openWithFakeTimers('/', `/?scroll=${name}`);
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
  'the unknown section %j is only removed from the address',
  async (name) => {
    await openWithFakeTimers('/', `/?scroll=${name}`);

    await wait(100);

    expect([scrolledTo(), address()]).toEqual([[], '/']);
  },
);

test('other parameters of the address stay', async () => {
  await openWithFakeTimers('/', '/?utm_source=telegram&scroll=about');

  await wait(100);

  expect([scrolledTo(), address()]).toEqual([['about'], '/?utm_source=telegram']);
});

test('after a navigation the page does not scroll', async () => {
  await openWithFakeTimers('/', '/?scroll=about');
  await wait(50);

  fireEvent.click(barLink('Simulyatsiyalar'));
  await wait(500);

  expect([scrolledTo(), address()]).toEqual([[], '/simulation']);
});

test('on a direct visit the scroll waits for the section', async () => {
  await openScreen('/?scroll=contact');

  await waitFor(() => expect([scrolledTo().at(-1), address()]).toEqual(['contact', '/']));
});

test.each([
  ['the top bar', topBar],
  ['the footer', footer],
])('a section link of %s on another page opens the home page and scrolls to the section', async (_, part) => {
  const { user } = await openScreen('/forbidden');

  await user.click(within(part()).getByRole('link', { name: 'Biz haqimizda', hidden: true }));

  expect(await screen.findByRole('heading', { level: 2, name: 'Biz haqimizda' })).toBeVisible();
  await waitFor(() => expect([scrolledTo().at(-1), address()]).toEqual(['about', '/']));
});

test.each([
  ['the top bar', topBar],
  ['the footer', footer],
])('on the home page a section link of %s scrolls and does not change the address', async (_, part) => {
  const { user } = await openScreen('/');
  const before = [history.length, address()];

  await user.click(within(part()).getByRole('link', { name: 'Aloqa', hidden: true }));

  await waitFor(() => expect(document.getElementById('contact')).toHaveFocus());
  expect(scrolledTo()).toEqual(['contact']);
  expect([history.length, address()]).toEqual(before);
});

test('a section link with a modifier key keeps the browser’s default', async () => {
  await openScreen('/');
  const link = barLink('Aloqa');

  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) {
    // False: the default action is not prevented.
    const defaultPrevented: boolean[] = [];
    const listener = (event: Event) => {
      defaultPrevented.push(event.defaultPrevented);
      // jsdom cannot navigate.
      event.preventDefault();
    };
    addEventListener('click', listener, { once: true });
    fireEvent.click(link, { [key]: true });
    expect(defaultPrevented).toEqual([false]);
  }
  expect(scrolledTo()).toEqual([]);
});
