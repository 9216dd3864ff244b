// @ts-check
// Runs in each test file: what only tests of components need is loaded for them alone, axe when it is first asked.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  // Only a screen that never comes is given up: a screen that is loaded when needed takes long on a busy machine.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 120_000 });

  expect.extend({
    toHaveNoViolations(results) {
      return require('jest-axe').toHaveNoViolations.toHaveNoViolations.call(this, results);
    },
  });

  // jsdom lays nothing out and knows no media; here no media query matches unless a test says so.
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
