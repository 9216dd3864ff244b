import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);
// A screen that is loaded when needed takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out and knows no media; here no media query matches unless a test says so.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
