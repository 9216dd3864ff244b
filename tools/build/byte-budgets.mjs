// @ts-check
// The byte budgets of first visits: the build of apps/web and the Lighthouse benchmark read them here. Plain
// JavaScript, because Node loads it in Vite's configuration files.

/** Maximum bytes of JavaScript of the first visit to a screen of the site, gzip -9: the entry, the screen, their static imports. */
export const siteBudgets = { '/': 131_700, '/simulation': 140_900, '/learn': 148_900 };

/** Maximum bytes of JavaScript that a browser requests until an experiment runs, brotli, lazy files included. */
export const experimentBudgets = {
  /** A browser that opens the address of an experiment first. */
  firstVisit: 200_000,
  /** The page of an experiment opened from the catalogue or from a lesson, beside what the browser already has. */
  opened: 75_000,
  /** An experiment opened inside a lesson, beside what the lesson already has. */
  inLesson: 65_000,
  /** A further page of an experiment. */
  next: 14_000,
  /** A further experiment inside a lesson. */
  nextInLesson: 12_500,
};

/** Maximum bytes of the first visit to `/`: all transfers, and the HTML by gzip, which fits into one round trip. */
export const transferBudgets = { total: 220_000, html: 14_000 };
