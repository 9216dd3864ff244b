// Mocks of what jsdom does not implement: scrolling, layout, media queries, modal dialogs, reloading.
import { act } from '@testing-library/react';

/** Mocks of the scroll functions. */
export const scrollTo = jest.fn();
export const scrollIntoView = jest.fn();

let reducedMotion = false;
/** Sets the media query `prefers-reduced-motion`. */
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

// A modal dialog restores the focus to the previous element.
const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    previousFocus.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, a')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    (previousFocus.get(this) as HTMLElement | null | undefined)?.focus();
    this.dispatchEvent(new Event('close'));
  },
});

/** Sets the scroll position of the page. */
export const scrollPage = (pixels: number): void => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void dispatchEvent(new Event('scroll')));
};

/** Sets the position of an element in the viewport. */
export const setPosition = (id: string, top: number, bottom: number): void => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No #${id} in the page.`);
  element.getBoundingClientRect = () => new DOMRect(0, top, 300, bottom - top);
};

/** Mocks `location.reload()`, which jsdom protects from ordinary spies. */
export const spyOnReload = () => {
  const implKey = Object.getOwnPropertySymbols(location).find(({ description }) => description === 'impl');
  if (!implKey) throw new Error('This version of jsdom has no Location implementation symbol.');
  const implementation = (location as unknown as Record<symbol, { reload: () => void }>)[implKey]!;
  return jest.spyOn(implementation, 'reload').mockImplementation(() => undefined);
};

/** Resets these mocks after each test of a file. */
export const mockBrowser = (): void => {
  afterEach(() => {
    setReducedMotion(false);
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    jest.restoreAllMocks();
    scrollTo.mockReset();
    scrollIntoView.mockReset();
  });
};
