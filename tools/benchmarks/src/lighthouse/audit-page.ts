import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGUMENTS } from '@zarra/tools/chromium';

/** Lighthouse's mobile network (Slow 4G; ms and kbit/s), applied in the browser instead of simulated. */
const SLOW_4G = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
};

/** Attempts when Chromium loses the recording of a page. */
const MAX_ATTEMPTS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export const scoreNames = CATEGORIES;
export const timeNames = ['fcp', 'lcp', 'tbt', 'si', 'cls', 'bytes'] as const;

export interface ImperfectAudit {
  readonly id: string;
  readonly title: string;
  /** 0–1 */
  readonly score: number;
  /** Whether the audit has a weight in the score of a category. */
  readonly isWeighted: boolean;
  /** Lighthouse's description of the value. */
  readonly displayValue: string;
  /** The first elements or files in its details. */
  readonly locations: readonly string[];
}

export interface AuditResult {
  /** 0–100; 0 when the category has no score or was not audited. */
  readonly scores: Record<(typeof CATEGORIES)[number], number>;
  /** Milliseconds, shift, bytes; Infinity when Lighthouse has no value. */
  readonly figures: Record<(typeof timeNames)[number], number>;
  /** Lighthouse's benchmark index of the machine, about 3,000 when idle. */
  readonly benchmark: number;
  readonly imperfect: readonly ImperfectAudit[];
}

export interface AuditOptions {
  /** Throttling simulated by Lighthouse or applied by the browser. */
  readonly method: 'simulate' | 'devtools';
  /** CPU slowdown factor. */
  readonly cpu?: number;
  readonly onlyPerformance?: boolean;
}

/** The elements, files or descriptions in the details of an audit. */
const locationsOf = (details: any): string[] =>
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

/** Runs Lighthouse once, with the phone preset, in a new browser with an empty cache. */
export async function auditPage(
  chromePath: string,
  url: string,
  options: AuditOptions,
): Promise<AuditResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(chromePath, url, options);
    } catch (error) {
      // Chromium occasionally loses the recording of a page. The cause is not the page.
      if (attempt === MAX_ATTEMPTS) throw error;
      console.warn(`    retry: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

async function auditOnce(
  chromePath: string,
  url: string,
  { method, cpu = 4, onlyPerformance = false }: AuditOptions,
): Promise<AuditResult> {
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
    if (!report) throw new Error(`Lighthouse returned no report for ${url}`);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return readReport(report);
  } finally {
    chrome.kill();
  }
}

function readReport(report: import('lighthouse').Result): AuditResult {
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
    ) as AuditResult['scores'],
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
      isWeighted: weighted.has(id),
      displayValue: displayValue ?? errorMessage ?? '',
      locations: locationsOf(details),
    })),
  };
}
