import { act } from '@testing-library/react';

const query = Object.assign(new EventTarget(), { matches: false });
const original = globalThis.matchMedia;

/** Sets `prefers-reduced-motion`, in a file that calls {@link mockMotion}. */
export const setReducedMotion = (matches: boolean): void => {
  globalThis.matchMedia = ((media: string) =>
    media === '(prefers-reduced-motion: reduce)' ? query : original(media)) as typeof matchMedia;
  query.matches = matches;
  act(() => void query.dispatchEvent(Object.assign(new Event('change'), { matches })));
};

/** Resets `prefers-reduced-motion` after each test of a file. */
export const mockMotion = (): void => {
  afterEach(() => {
    query.matches = false;
  });
};
