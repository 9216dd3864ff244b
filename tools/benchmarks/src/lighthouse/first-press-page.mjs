// @ts-check
// Runs in the page. tsx would add calls of its own to a function in TypeScript, which the page does not have.

/**
 * Presses a control right after the first paint, and looks for its effect at every frame.
 * @param {{ control: string; effect: string }} press selectors
 * @returns {Promise<{ effectMs: number; feedbackMs: number }>} milliseconds to the effect and to a visible sign of the press
 */
export const pressAfterPaint = ({ control, effect }) =>
  new Promise((resolve) => {
    const press = () => {
      const element = /** @type {HTMLElement | null} */ (document.querySelector(control));
      if (!element) {
        requestAnimationFrame(press);
        return;
      }
      const start = performance.now();
      let feedbackMs = Number.POSITIVE_INFINITY;
      const watch = () => {
        const now = performance.now() - start;
        const isEffect = document.querySelector(effect) !== null;
        // The browser itself shows another choice of a list.
        if (isEffect || element.matches('[aria-busy],select')) feedbackMs = Math.min(feedbackMs, now);
        if (isEffect) resolve({ effectMs: now, feedbackMs });
        else requestAnimationFrame(watch);
      };
      // A person's press begins with the pointer.
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      if (element instanceof HTMLSelectElement) {
        element.selectedIndex = element.options.length - 1;
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else element.click();
      requestAnimationFrame(watch);
    };
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      press();
    }).observe({ type: 'paint', buffered: true });
  });
