import { revealWithin } from './reveal-within.js';

const place = (element: Element, top: number, height: number) =>
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height));

const scene = (rowTop: number) => {
  document.body.innerHTML = '<div data-topics><a>Arximed kuchi</a></div>';
  const box = document.querySelector('[data-topics]')!;
  const row = document.querySelector('a')!;
  place(box, 100, 400);
  place(row, rowTop, 40);
  box.scrollTop = 50;
  return { box, row };
};

test('a row below comes to the middle of its box', () => {
  const { box, row } = scene(900);
  revealWithin(row);
  // The row was 800 px below the box's top; it shall be 180 px below.
  expect(box.scrollTop).toBe(50 + 800 - 180);
});

test('a row above comes back', () => {
  const { box, row } = scene(60);
  revealWithin(row);
  expect(box.scrollTop).toBe(50 - 40 - 180);
});

test('a row in sight stays, and so does the page', () => {
  const { box, row } = scene(300);
  const page = jest.spyOn(globalThis, 'scrollTo');
  revealWithin(row);
  expect(box.scrollTop).toBe(50);
  expect(page).not.toHaveBeenCalled();
});

test('in a drawer it is the drawer that scrolls', () => {
  document.body.innerHTML = '<dialog open><div data-topics><a>Arximed kuchi</a></div></dialog>';
  const drawer = document.querySelector('dialog')!;
  place(drawer, 0, 400);
  place(document.querySelector('[data-topics]')!, 100, 2000);
  place(document.querySelector('a')!, 900, 40);
  revealWithin(document.querySelector('a'));
  expect(drawer.scrollTop).toBe(900 - 180);
});

test('nothing to show is no fault', () => expect(() => revealWithin(null)).not.toThrow());
