import { isTyping, painted, withHighlights } from '../test-highlights.js';
import { setReducedMotion } from '../test-motion.js';
import { typeHero } from './type-hero.js';
import { typeOut } from './type-out.js';

withHighlights();
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const text = 'Fizikani tajribada oʻrganing';
const put = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const passes = (ms: number) => jest.advanceTimersByTime(ms);

test.each([30, 15, 80, 70])('at %i ms per character, n characters are shown after n times that', (speed) => {
  const heading = put(`<h2>${text}</h2>`);
  typeOut(heading, speed);

  expect(painted(heading)).toBe('');
  for (let count = 1; count <= text.length; count += 1) {
    passes(speed - 1);
    expect(painted(heading)).toHaveLength(count - 1);
    passes(1);
    expect(painted(heading)).toBe(text.slice(0, count));
  }
  expect(isTyping()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('the text itself is whole and unchanged all the time', () => {
  const heading = put(`<h2>${text}</h2>`);
  const node = heading.firstChild;
  typeOut(heading, 30);
  passes(100);

  expect(heading.textContent).toBe(text);
  expect(heading.firstChild).toBe(node);
  expect(heading).not.toHaveAttribute('style');
});

test('a machine that was busy catches up', () => {
  const heading = put(`<h2>${text}</h2>`);
  typeOut(heading, 30);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10 * 30);
  jest.runOnlyPendingTimers();

  expect(painted(heading)).toHaveLength(10);
  jest.restoreAllMocks();
});

test('several pieces of text are one text', () => {
  const heading = put('<p><b>Zarra</b> bilan <i>fizika</i></p>');
  typeOut(heading, 15);
  passes(15 * 7);

  expect(painted(heading)).toBe('Zarra b');
  passes(15 * 11);
  expect(isTyping()).toBe(false);
});

test('a long text takes as long as its length says', () => {
  const heading = put(`<h2>${'tezlanish '.repeat(500)}</h2>`);
  typeOut(heading, 15);
  passes(15 * 4999);

  expect(painted(heading)).toHaveLength(4999);
  passes(15);
  expect(isTyping()).toBe(false);
});

test('a text that is changed meanwhile is typed on', () => {
  const heading = put(`<h2>${text}</h2>`);
  typeOut(heading, 30);
  passes(300);
  heading.firstChild!.nodeValue = 'Boshqa sarlavha keldi';
  passes(30);

  expect(painted(heading)).toBe('Boshqa sarl');
  heading.textContent = 'Qisqa';
  passes(30);
  expect(isTyping()).toBe(false);
});

test('it is typed once only', () => {
  const heading = put(`<h2>${text}</h2>`);
  typeOut(heading, 30);
  passes(5000);
  typeOut(heading, 30);

  expect(painted(heading)).toBe(text);
  expect(jest.getTimerCount()).toBe(0);
});

test('stopping shows the rest at once, and it may be typed anew', () => {
  const heading = put(`<h2>${text}</h2>`);
  const stop = typeOut(heading, 30);
  passes(300);
  stop();

  expect(painted(heading)).toBe(text);
  expect(isTyping()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
  typeOut(heading, 30);
  expect(painted(heading)).toBe('');
});

test('an element that is taken out of the page is let go', () => {
  typeOut(put(`<h2>${text}</h2>`), 30);
  document.body.replaceChildren();
  passes(30);

  expect(isTyping()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('nothing is hidden for readers who want less motion', () => {
  setReducedMotion(true);
  const heading = put(`<h2>${text}</h2>`);
  typeOut(heading, 30);

  expect(painted(heading)).toBe(text);
  expect(jest.getTimerCount()).toBe(0);
});

test('nothing is hidden where the browser has no custom highlights', () => {
  Reflect.deleteProperty(globalThis, 'Highlight');
  const heading = put(`<h2>${text}</h2>`);
  typeOut(heading, 30)();

  expect(painted(heading)).toBe(text);
  expect(jest.getTimerCount()).toBe(0);
});

test('an empty element is done at once', () => {
  typeOut(put('<h2></h2>'), 30);
  expect(isTyping()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

describe('the hero', () => {
  const hero = `<section data-hero><h1 data-type-ms="30">${text}</h1><p data-type-ms="15">${text}</p></section><h2 data-type-ms="30">${text}</h2>`;

  test('headline and subtitle start together, each at its own speed; nothing else is typed', () => {
    const section = put(hero);
    typeHero();
    passes(300);

    expect(painted(section.querySelector('h1')!)).toHaveLength(10);
    expect(painted(section.querySelector('p')!)).toHaveLength(20);
    expect(painted(document.querySelector('h2')!)).toBe(text);
  });

  test('what a script of the page began is not begun again', () => {
    const section = put(hero);
    typeHero();
    passes(150);
    typeHero();
    passes(30);

    expect(painted(section.querySelector('h1')!)).toHaveLength(6);
    expect(jest.getTimerCount()).toBe(2);
  });

  test('one highlight serves both', () => {
    put(hero);
    typeHero();

    expect((CSS.highlights as unknown as Map<string, Set<Range>>).get('untyped')?.size).toBe(2);
    expect(CSS.highlights.size).toBe(1);
  });
});
