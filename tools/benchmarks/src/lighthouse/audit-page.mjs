// @ts-check
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS } from '../../../run/find-chromium.mjs';

/** Lighthouse's own mobile network, applied to the browser instead of computed (Slow 4G; ms and kbit/s). */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};

/** Times a page is tried whose recording is lost. */
const ATTEMPTS = 3;

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

export const scoreNames = CATEGORIES;
export const timeNames = /** @type {const} */ (['fcp', 'lcp', 'tbt', 'si', 'cls', 'bytes']);

/**
 * @typedef {object} Imperfect
 * @property {string} id
 * @property {string} title
 * @property {number} score 0–1
 * @property {boolean} counts whether it bears on a category's score
 * @property {string} shown Lighthouse's own words about the value
 * @property {string[]} where the first places it names
 *
 * @typedef {object} Audited
 * @property {Record<(typeof CATEGORIES)[number], number>} scores 0–100; 0 when Lighthouse could not tell, or was not asked
 * @property {Record<(typeof timeNames)[number], number>} figures milliseconds, shift, bytes; Infinity when Lighthouse could not tell
 * @property {number} benchmark Lighthouse's own measure of the machine, about 3,000 for a quiet one
 * @property {Imperfect[]} imperfect
 */

/** The places an audit names: an element, a file, or its own words. @param {any} details @returns {string[]} */
const places = (details) =>
  (Array.isArray(details?.items) ? details.items : [])
    .slice(0, 3)
    .map((/** @type {any} */ item) =>
      String(
        item.node?.snippet ??
          item.url ??
          item.source?.url ??
          item.description ??
          item.label ??
          item.reason ??
          '',
      ).slice(0, 140),
    )
    .filter(Boolean);

/**
 * One Lighthouse run, phone preset, in a browser of its own with nothing kept from before.
 *
 * @param {string} chromePath
 * @param {string} url
 * @param {object} options
 * @param {'simulate' | 'devtools'} options.method throttling computed afterwards, or applied
 * @param {number} [options.cpu] how many times the processor is slowed
 * @param {boolean} [options.onlyPerformance]
 * @returns {Promise<Audited>}
 */
export async function auditPage(chromePath, url, options) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(chromePath, url, options);
    } catch (error) {
      // Chromium loses the recording of a page now and then; what the page does is not in question.
      if (attempt === ATTEMPTS) throw error;
      console.warn(`    once more: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** @param {string} chromePath @param {string} url @param {Parameters<typeof auditPage>[2]} options @returns {Promise<Audited>} */
async function auditOnce(chromePath, url, { method, cpu = 4, onlyPerformance = false }) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', ...CHROMIUM_ARGUMENTS],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      throttlingMethod: method,
      throttling: { ...SLOW_4G, cpuSlowdownMultiplier: cpu },
      onlyCategories: onlyPerformance ? ['performance'] : [...CATEGORIES],
    });
    const report = result?.lhr;
    if (!report) throw new Error(`Lighthouse gave no report of ${url}`);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return read(report);
  } finally {
    chrome.kill();
  }
}

/** @param {import('lighthouse').Result} report @returns {Audited} */
function read(report) {
  /** @param {string} id */
  const value = (id) => report.audits[id]?.numericValue ?? Infinity;
  const weighted = new Set(
    Object.values(report.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const imperfect = Object.values(report.audits).filter(
    ({ score, scoreDisplayMode }) =>
      scoreDisplayMode === 'error' || (score !== null && score < 1 && scoreDisplayMode !== 'informative'),
  );
  return {
    scores: /** @type {Audited['scores']} */ (
      Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)]))
    ),
    figures: {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      si: value('speed-index'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    },
    benchmark: report.environment.benchmarkIndex,
    imperfect: imperfect.map(({ id, title, score, displayValue, errorMessage, details }) => ({
      id,
      title,
      score: score ?? 0,
      counts: weighted.has(id),
      shown: displayValue ?? errorMessage ?? '',
      where: places(details),
    })),
  };
}
