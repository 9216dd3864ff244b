import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { isTyping, visibleText, mockHighlights } from '../testing/highlights.js';
import { mockMotion, setReducedMotion } from '../testing/motion.js';
import { setIntersecting, mockIntersectionObserver } from '../testing/intersection.js';
import { TypedHeading } from './typed-heading.js';

mockHighlights();
mockMotion();
mockIntersectionObserver();
afterEach(() => jest.useRealTimers());

const text = 'Nega aynan Zarra?';
const heading = (children = text) => (
  <TypedHeading level={2} msPerCharacter={70}>
    {children}
  </TypedHeading>
);
const typedText = () => visibleText(screen.getByRole('heading', { level: 2 }));
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('it is typed when it first becomes visible, and not again', () => {
  jest.useFakeTimers();
  render(heading());
  expect(typedText()).toBe(text);

  setIntersecting(screen.getByRole('heading'), true);
  advance(70 * 4);
  expect(typedText()).toBe('Nega');
  advance(70 * 20);
  expect(typedText()).toBe(text);

  setIntersecting(screen.getByRole('heading'), false);
  setIntersecting(screen.getByRole('heading'), true);
  expect(typedText()).toBe(text);
});

test('its accessible name is complete from the start', async () => {
  const { container } = render(heading());
  setIntersecting(screen.getByRole('heading'), true);

  expect(screen.getByRole('heading', { name: text })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('without IntersectionObserver it is typed at once', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(<StrictMode>{heading()}</StrictMode>);
  advance(140);

  expect(typedText()).toBe('Ne');
});

test('unmounting ends the typing', () => {
  jest.useFakeTimers();
  const { unmount } = render(heading());
  setIntersecting(screen.getByRole('heading'), true);
  advance(140);
  unmount();

  expect(isTyping()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('a text that changes during typing continues', () => {
  jest.useFakeTimers();
  const { rerender } = render(heading());
  setIntersecting(screen.getByRole('heading'), true);
  advance(140);
  rerender(heading('Boshqa sarlavha'));
  advance(70);

  expect(typedText()).toBe('Bos');
});

test('with reduced motion it is not typed', () => {
  setReducedMotion(true);
  render(heading());
  setIntersecting(screen.getByRole('heading'), true);

  expect(typedText()).toBe(text);
});

test('a server renders the whole text without inline styles', () => {
  const html = renderToString(heading());

  expect(html).toContain(`>${text}</h2>`);
  expect(html).not.toContain('style=');
});
