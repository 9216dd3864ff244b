/** Targets of the figures, in milliseconds and bytes. */
export const targets = {
  performance: 98,
  /** Accessibility, best practices, SEO. */
  others: 100,
  cls: 0.01,
  /** Blocking time by CPU slowdown factor. */
  blocking: { 4: 60, 12: 100 } as Readonly<Record<number, number>>,
  /** Largest contentful paint relative to the same page without scripts, and to the client-rendered page. */
  paint: { withoutScripts: 1.1, clientRendered: 0.5 },
  /**
   * An interaction right after the first paint: ms to visible feedback (the effect, where no script is needed), and the effect
   * relative to the plain download of the first visit's JavaScript.
   */
  interaction: { feedback: 100, effect: 1.2 },
  /** Longest task after the first paint at CPU slowdown 4, ms. */
  longestTask: 100,
};
