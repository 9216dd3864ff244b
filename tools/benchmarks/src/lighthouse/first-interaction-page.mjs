// @ts-check
// Runs in the page. Plain JavaScript: tsx would insert helper calls that the page does not define.

/**
 * Uses a control some time after the first paint, and looks for the effect in every frame.
 * @param {{ control: string; effect: string; waitMs: number }} interaction selectors, and the time
 * @returns {Promise<{ effectMs: number; feedbackMs: number; longestTaskMs: number }>} milliseconds to the effect, to visible
 * feedback, and of the longest task since the first paint
 */
export const interactAfterPaint = ({ control, effect, waitMs }) =>
  new Promise((resolve) => {
    let longestTaskMs = 0;
    const observeTasks = () =>
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
      }).observe({ type: 'longtask' });
    const interact = () => {
      const element = /** @type {HTMLElement | null} */ (document.querySelector(control));
      if (!element) {
        requestAnimationFrame(interact);
        return;
      }
      const start = performance.now();
      let feedbackMs = Number.POSITIVE_INFINITY;
      const checkEffect = () => {
        const now = performance.now() - start;
        const isEffect = document.querySelector(effect) !== null;
        // The browser shows the selected option of a list at once.
        if (isEffect || element.matches('[aria-busy],select')) feedbackMs = Math.min(feedbackMs, now);
        if (isEffect) resolve({ effectMs: now, feedbackMs, longestTaskMs });
        else requestAnimationFrame(checkEffect);
      };
      // A real click starts with a pointer event.
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      if (element instanceof HTMLSelectElement) {
        element.selectedIndex = element.options.length - 1;
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (element instanceof HTMLInputElement && element.type === 'search') {
        // Past the property by which React notices a change.
        Reflect.set(HTMLInputElement.prototype, 'value', 'a', element);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      } else element.click();
      requestAnimationFrame(checkEffect);
    };
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      observeTasks();
      setTimeout(interact, waitMs);
    }).observe({ type: 'paint', buffered: true });
  });
