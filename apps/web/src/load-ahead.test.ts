import { loadAhead } from './load-ahead.js';

const preload = jest.fn<undefined, [string]>();
jest.mock('./routes.js', () => ({ preloadScreen: (path: string) => preload(path) }));

beforeAll(loadAhead);
beforeEach(() => {
  preload.mockClear();
  document.body.innerHTML =
    '<a href="/learn?topic=3"><b>Darslar</b></a> <a href="https://phet.colorado.edu/">PhET</a> <p>Matn</p>';
});

const meet = (selector: string, sign: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(sign, { bubbles: true }));

test.each(['pointerover', 'touchstart', 'focusin'])('%s on a link brings the screen it leads to', (sign) => {
  meet('b', sign);
  expect(preload.mock.calls).toEqual([['/learn']]);
});

test.each(['a[href^=https]', 'p'])('nothing is brought for %s', (selector) => {
  meet(selector, 'pointerover');
  expect(preload).not.toHaveBeenCalled();
});
