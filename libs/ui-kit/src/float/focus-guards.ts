/**
 * Adds the focus guards of Base UI to the tab order, or removes them. Guards surround an open element and move the focus on.
 * They are hidden from screen readers, and hidden elements must not be focusable while nothing moves the focus.
 */
export const setFocusGuards = (tabIndex: 0 | -1): void => {
  for (const guard of document.querySelectorAll('[data-base-ui-focus-guard]')) {
    guard.setAttribute('tabindex', String(tabIndex));
  }
};
