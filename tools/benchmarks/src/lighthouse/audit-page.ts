import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS } from '@zarra/tools/chromium';

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

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const scoreNames = CATEGORIES;
export const timeNames = ['fcp', 'lcp', 'tbt', 'si', 'cls', 'bytes'] as const;

export interface Imperfect {
  readonly id: string;
  readonly title: string;
  /** 0–1 */
  readonly score: number;
  /** Whether it bears on a category's score. */
  readonly counts: boolean;
  /** Lighthouse's own words about the value. */
  readonly shown: string;
  /** The first places it names. */
  readonly where: readonly string[];
}

export interface Audited {
  /** 0–100; 0 when Lighthouse could not tell, or was not asked. */
  readonly scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds, shift, bytes; Infinity when Lighthouse could not tell. */
  readonly figures: Record<(typeof timeNames)[number], number>;
  /** Lighthouse's own measure of the machine, about 3,000 for a quiet one. */
  readonly benchmark: number;
  readonly imperfect: readonly Imperfect[];
}

export interface AuditOptions {
  /** Throttling computed afterwards, or applied. */
  readonly method: 'simulate' | 'devtools';
  /** How many times the processor is slowed. */
  readonly cpu?: number;
  readonly onlyPerformance?: boolean;
}

/** The places an audit names: an element, a file, or its own words. */
const places = (details: any): string[] =>
  (Array.isArray(details?.items) ? details.items : [])
    .slice(0, 3)
    .map((item: any) =>
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

/** One Lighthouse run, phone preset, in a browser of its own with nothing kept from before. */
export async function auditPage(chromePath: string, url: string, options: AuditOptions): Promise<Audited> {
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

async function auditOnce(
  chromePath: string,
  url: string,
  { method, cpu = 4, onlyPerformance = false }: AuditOptions,
): Promise<Audited> {
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

function read(report: import('lighthouse').Result): Audited {
  const value = (id: string) => report.audits[id]?.numericValue ?? Infinity;
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
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)]),
    ) as Audited['scores'],
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
