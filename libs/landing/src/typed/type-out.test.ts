import { isTyping, visibleText, mockHighlights } from '../testing/highlights.js';
import { mockMotion, setReducedMotion } from '../testing/motion.js';
import { typeHero } from './type-hero.js';
import { typeOut } from './type-out.js';

mockHighlights();
mockMotion();
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const text = 'Fizikani tajribada oʻrganing';
const render = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const advance = (ms: number) => jest.advanceTimersByTime(ms);

test.each([30, 15, 80, 70])(
  'at %i ms per character, n characters are visible after n times that',
  (speed) => {
    const heading = render(`<h2>${text}</h2>`);
    typeOut(heading, speed);

    expect(visibleText(heading)).toBe('');
    for (let count = 1; count <= text.length; count += 1) {
      advance(speed - 1);
      expect(visibleText(heading)).toHaveLength(count - 1);
      advance(1);
      expect(visibleText(heading)).toBe(text.slice(0, count));
    }
    expect(isTyping()).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  },
);

test('the DOM does not change', () => {
  const heading = render(`<h2>${text}</h2>`);
  const node = heading.firstChild;
  typeOut(heading, 30);
  advance(100);

  expect(heading.textContent).toBe(text);
  expect(heading.firstChild).toBe(node);
  expect(heading).not.toHaveAttribute('style');
});

test('a delayed timer catches up', () => {
  const heading = render(`<h2>${text}</h2>`);
  typeOut(heading, 30);
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10 * 30);
  jest.runOnlyPendingTimers();

  expect(visibleText(heading)).toHaveLength(10);
  jest.restoreAllMocks();
});

test('several text nodes are one text', () => {
  const heading = render('<p><b>Zarra</b> bilan <i>fizika</i></p>');
  typeOut(heading, 15);
  advance(15 * 7);

  expect(visibleText(heading)).toBe('Zarra b');
  advance(15 * 11);
  expect(isTyping()).toBe(false);
});

test('the time is proportional to the length of the text', () => {
  const heading = render(`<h2>${'tezlanish '.repeat(500)}</h2>`);
  typeOut(heading, 15);
  advance(15 * 4999);

  expect(visibleText(heading)).toHaveLength(4999);
  advance(15);
  expect(isTyping()).toBe(false);
});

test('a text that changes during typing continues', () => {
  const heading = render(`<h2>${text}</h2>`);
  typeOut(heading, 30);
  advance(300);
  heading.firstChild!.nodeValue = 'Boshqa sarlavha keldi';
  advance(30);

  expect(visibleText(heading)).toBe('Boshqa sarl');
  heading.textContent = 'Qisqa';
  advance(30);
  expect(isTyping()).toBe(false);
});

test('an element is typed once', () => {
  const heading = render(`<h2>${text}</h2>`);
  typeOut(heading, 30);
  advance(5000);
  typeOut(heading, 30);

  expect(visibleText(heading)).toBe(text);
  expect(jest.getTimerCount()).toBe(0);
});

test('stopping shows the whole text, which can be typed again', () => {
  const heading = render(`<h2>${text}</h2>`);
  const stop = typeOut(heading, 30);
  advance(300);
  stop();

  expect(visibleText(heading)).toBe(text);
  expect(isTyping()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
  typeOut(heading, 30);
  expect(visibleText(heading)).toBe('');
});

test('typing ends for a removed element', () => {
  typeOut(render(`<h2>${text}</h2>`), 30);
  document.body.replaceChildren();
  advance(30);

  expect(isTyping()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('no text is hidden with reduced motion', () => {
  setReducedMotion(true);
  const heading = render(`<h2>${text}</h2>`);
  typeOut(heading, 30);

  expect(visibleText(heading)).toBe(text);
  expect(jest.getTimerCount()).toBe(0);
});

test('no text is hidden in browsers without custom highlights', () => {
  Reflect.deleteProperty(globalThis, 'Highlight');
  const heading = render(`<h2>${text}</h2>`);
  typeOut(heading, 30)();

  expect(visibleText(heading)).toBe(text);
  expect(jest.getTimerCount()).toBe(0);
});

test('an empty element ends at once', () => {
  typeOut(render('<h2></h2>'), 30);
  expect(isTyping()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

describe('the hero', () => {
  const hero = `<section data-hero><h1 data-type-ms="30">${text}</h1><p data-type-ms="15">${text}</p></section><h2 data-type-ms="30">${text}</h2>`;

  test('headline and subtitle start together, each at its speed; other headings are not typed', () => {
    const section = render(hero);
    typeHero();
    advance(300);

    expect(visibleText(section.querySelector('h1')!)).toHaveLength(10);
    expect(visibleText(section.querySelector('p')!)).toHaveLength(20);
    expect(visibleText(document.querySelector('h2')!)).toBe(text);
  });

  test('typing that an inline script has started does not restart', () => {
    const section = render(hero);
    typeHero();
    advance(150);
    typeHero();
    advance(30);

    expect(visibleText(section.querySelector('h1')!)).toHaveLength(6);
    expect(jest.getTimerCount()).toBe(2);
  });

  test('both share one highlight', () => {
    render(hero);
    typeHero();

    expect((CSS.highlights as unknown as Map<string, Set<Range>>).get('untyped')?.size).toBe(2);
    expect(CSS.highlights.size).toBe(1);
  });
});
