import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { isTyping, painted, withHighlights } from '../test-highlights.js';
import { setReducedMotion } from '../test-motion.js';
import { setInView, withView } from '../test-view.js';
import { TypedHeading } from './typed-heading.js';

withHighlights();
withView();
afterEach(() => jest.useRealTimers());

const text = 'Nega aynan Zarra?';
const heading = (words = text) => (
  <TypedHeading level={2} msPerCharacter={70}>
    {words}
  </TypedHeading>
);
const shown = () => painted(screen.getByRole('heading', { level: 2 }));
const passes = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('it is typed when it first comes into view, and not again', () => {
  jest.useFakeTimers();
  render(heading());
  expect(shown()).toBe(text);

  setInView(screen.getByRole('heading'), true);
  passes(70 * 4);
  expect(shown()).toBe('Nega');
  passes(70 * 20);
  expect(shown()).toBe(text);

  setInView(screen.getByRole('heading'), false);
  setInView(screen.getByRole('heading'), true);
  expect(shown()).toBe(text);
});

test('its name is whole from the start', async () => {
  const { container } = render(heading());
  setInView(screen.getByRole('heading'), true);

  expect(screen.getByRole('heading', { name: text })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('where the browser does not say what is in view, it is typed at once', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(<StrictMode>{heading()}</StrictMode>);
  passes(140);

  expect(shown()).toBe('Ne');
});

test('leaving the page ends it', () => {
  jest.useFakeTimers();
  const { unmount } = render(heading());
  setInView(screen.getByRole('heading'), true);
  passes(140);
  unmount();

  expect(isTyping()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('words that change meanwhile are typed on', () => {
  jest.useFakeTimers();
  const { rerender } = render(heading());
  setInView(screen.getByRole('heading'), true);
  passes(140);
  rerender(heading('Boshqa sarlavha'));
  passes(70);

  expect(shown()).toBe('Bos');
});

test('with less motion it stays as it is', () => {
  setReducedMotion(true);
  render(heading());
  setInView(screen.getByRole('heading'), true);

  expect(shown()).toBe(text);
});

test('a server writes the whole text, and no style into the element', () => {
  const html = renderToString(heading());

  expect(html).toContain(`>${text}</h2>`);
  expect(html).not.toContain('style=');
});
