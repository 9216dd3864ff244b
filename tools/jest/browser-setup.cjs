// @ts-check
// Runs before each test file. axe is loaded at its first use.
// @ts-expect-error The types of this package only extend those of Jest.
require('@testing-library/jest-dom');
// A large limit: a lazily loaded screen takes long on a busy machine.
require('@testing-library/dom').configure({ asyncUtilTimeout: 120_000 });

expect.extend({
  toHaveNoViolations(results) {
    return require('jest-axe').toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// jsdom has no layout and no media queries. No query matches unless a test sets one.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
