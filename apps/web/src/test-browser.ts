// What jsdom lacks of a browser: scrolling, layout, media queries, modal dialogs, reloading.
import { act } from '@testing-library/react';

/** Spies of the scrolling a page asks for. */
export const scrollTo = jest.fn();
export const scrollIntoView = jest.fn();

let reducedMotion = false;
/** Whether the reader asked for less motion. */
export const setReducedMotion = (value: boolean): void => {
  reducedMotion = value;
};

Object.assign(window, {
  scrollTo,
  matchMedia: (query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
Object.assign(Element.prototype, { scrollIntoView });

// The browser's own dialog gives the focus back to whatever had it before.
const before = new WeakMap<HTMLDialogElement, Element | null>();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, a')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    (before.get(this) as HTMLElement | null | undefined)?.focus();
    this.dispatchEvent(new Event('close'));
  },
});

/** Scrolls the page so many pixels down. */
export const scrollPage = (pixels: number): void => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void dispatchEvent(new Event('scroll')));
};

/** Puts an element so far from the top of the viewport. */
export const place = (id: string, top: number, bottom: number): void => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No #${id} in the page.`);
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
};

/** Watches `location.reload()`, which jsdom guards against ordinary spies. */
export const spyOnReload = () => {
  const secret = Object.getOwnPropertySymbols(location).find(({ description }) => description === 'impl');
  if (!secret) throw new Error('This jsdom keeps its Location elsewhere.');
  const inner = (location as unknown as Record<symbol, { reload: () => void }>)[secret]!;
  return jest.spyOn(inner, 'reload').mockImplementation(() => undefined);
};

afterEach(() => {
  setReducedMotion(false);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  jest.restoreAllMocks();
  scrollTo.mockReset();
  scrollIntoView.mockReset();
});
