// @ts-check
// The byte budgets of first visits: the builds of apps/web and apps/lab and the Lighthouse benchmark read them here. Plain
// JavaScript, because Node loads it in Vite's configuration files.

/** Maximum bytes of JavaScript of the first visit to a screen of the site, gzip -9: the entry, the screen, their static imports. */
export const siteBudgets = { '/': 133_000, '/simulation': 142_000, '/learn': 148_000 };

/** Maximum bytes of JavaScript of the laboratory, gzip -9. */
export const labBudgets = {
  /** First experiment a browser opens, with all static imports. */
  firstVisit: 130_000,
  /** The same with the 3D stage. */
  firstVisit3d: 145_000,
  /** Own chunks of a further experiment. */
  nextExperiment: 12_000,
  /** All chunks of the laboratory. */
  total: 500_000,
};

/** Maximum bytes of the first visit to `/`: all transfers, and the HTML by gzip, which fits into one round trip. */
export const transferBudgets = { total: 220_000, html: 14_000 };
