import { scrollIntoContainer } from './topics-panel.js';

const setPosition = (element: Element, top: number, height: number) =>
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height));

const renderRow = (rowTop: number) => {
  document.body.innerHTML = '<div data-topics><a>Arximed kuchi</a></div>';
  const container = document.querySelector('[data-topics]')!;
  const row = document.querySelector('a')!;
  setPosition(container, 100, 400);
  setPosition(row, rowTop, 40);
  container.scrollTop = 50;
  return { container, row };
};

test('a row below the view is scrolled to the middle of its container', () => {
  const { container, row } = renderRow(900);
  scrollIntoContainer(row);
  // The row moves from 800 px to 180 px below the top of the container.
  expect(container.scrollTop).toBe(50 + 800 - 180);
});

test('a row above the view is scrolled to the middle', () => {
  const { container, row } = renderRow(60);
  scrollIntoContainer(row);
  expect(container.scrollTop).toBe(50 - 40 - 180);
});

test('a row in view stays, and the page does not scroll', () => {
  const { container, row } = renderRow(300);
  const scrollTo = jest.spyOn(globalThis, 'scrollTo');
  scrollIntoContainer(row);
  expect(container.scrollTop).toBe(50);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('in a drawer, the drawer scrolls', () => {
  document.body.innerHTML = '<dialog open><div data-topics><a>Arximed kuchi</a></div></dialog>';
  const drawer = document.querySelector('dialog')!;
  setPosition(drawer, 0, 400);
  setPosition(document.querySelector('[data-topics]')!, 100, 2000);
  setPosition(document.querySelector('a')!, 900, 40);
  scrollIntoContainer(document.querySelector('a'));
  expect(drawer.scrollTop).toBe(900 - 180);
});

test('a missing row causes no error', () => expect(() => scrollIntoContainer(null)).not.toThrow());
