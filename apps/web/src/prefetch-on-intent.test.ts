import { prefetchOnIntent } from './prefetch-on-intent.js';

const preload = jest.fn<undefined, [string]>();
jest.mock('./routes.js', () => ({ preloadScreen: (path: string) => preload(path) }));

beforeAll(prefetchOnIntent);
beforeEach(() => {
  preload.mockClear();
  document.body.innerHTML =
    '<a href="/learn?topic=3"><b>Darslar</b></a> <a href="https://phet.colorado.edu/">PhET</a> <p>Matn</p>' +
    '<form action="/qidiruv"><button>Qidirish</button></form>';
});

const dispatch = (selector: string, event: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(event, { bubbles: true }));

test.each(['pointerover', 'touchstart', 'focusin'])('%s on a link prefetches its screen', (event) => {
  dispatch('b', event);
  expect(preload.mock.calls).toEqual([['/learn']]);
});

test('the button of a form prefetches the screen that the form opens', () => {
  dispatch('button', 'touchstart');
  expect(preload.mock.calls).toEqual([['/qidiruv']]);
});

test.each(['a[href^=https]', 'p'])('nothing is prefetched for %s', (selector) => {
  dispatch(selector, 'pointerover');
  expect(preload).not.toHaveBeenCalled();
});
