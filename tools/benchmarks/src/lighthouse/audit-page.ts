import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_ARGUMENTS } from '@zarra/tools/chromium';

/** Lighthouse's mobile network (Slow 4G; ms and kbit/s), applied in the browser instead of simulated. */
const SLOW_4G = {
  ...{ rttMs: 150, throughputKbps: 1638.4, requestLatencyMs: 562.5 },
  ...{ downloadThroughputKbps: 1474.56, uploadThroughputKbps: 675 },
};

/** Attempts when Chromium loses the recording of a page. */
const MAX_ATTEMPTS = 3;

const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Lighthouse's audits of the figures by their names. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  si: 'speed-index',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

export interface ImperfectAudit {
  readonly id: string;
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
  readonly scores: Record<(typeof scoreNames)[number], number>;
  /** Milliseconds, shift, bytes; Infinity when Lighthouse has no value. */
  readonly figures: Record<keyof typeof AUDITS, number>;
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

/** Runs Lighthouse once, with the phone preset, in a new browser with an empty cache. */
export async function auditPage(
  chromePath: string,
  url: string,
  options: AuditOptions,
  attempt = 1,
): Promise<AuditResult> {
  const { method, cpu = 4, onlyPerformance = false } = options;
  const chromeFlags = ['--headless', ...CHROMIUM_ARGUMENTS];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, {
      ...{ port: chrome.port, logLevel: 'silent', throttlingMethod: method },
      throttling: { ...SLOW_4G, cpuSlowdownMultiplier: cpu },
      onlyCategories: onlyPerformance ? ['performance'] : [...scoreNames],
    });
    const report = result?.lhr;
    if (!report) throw new Error(`Lighthouse returned no report for ${url}`);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return readReport(report);
  } catch (error) {
    // Chromium occasionally loses the recording of a page. The cause is not the page.
    if (attempt === MAX_ATTEMPTS) throw error;
    chrome.kill();
    console.warn(`    retry: ${error instanceof Error ? error.message : String(error)}`);
    return await auditPage(chromePath, url, options, attempt + 1);
  } finally {
    chrome.kill();
  }
}

/** The elements, files or descriptions in the details of an audit. */
const locationsOf = (details: any): string[] =>
  (Array.isArray(details?.items) ? details.items : [])
    .slice(0, 3)
    .map(({ node, url, source, description, label, reason }: any) =>
      String(node?.snippet ?? url ?? source?.url ?? description ?? label ?? reason ?? '').slice(0, 140),
    )
    .filter(Boolean);

function readReport({ audits, categories, environment }: Result): AuditResult {
  const weighted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const imperfect = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) =>
      scoreDisplayMode === 'error' || (score !== null && score < 1 && scoreDisplayMode !== 'informative'),
  );
  return {
    scores: Object.fromEntries(
      scoreNames.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ) as AuditResult['scores'],
    figures: Object.fromEntries(
      Object.entries(AUDITS).map(([name, id]) => [name, audits[id]?.numericValue ?? Infinity]),
    ) as AuditResult['figures'],
    benchmark: environment.benchmarkIndex,
    imperfect: imperfect.map(({ id, score, displayValue, errorMessage, details }) => ({
      ...{ id, score: score ?? 0, isWeighted: weighted.has(id) },
      displayValue: displayValue ?? errorMessage ?? '',
      locations: locationsOf(details),
    })),
  };
}
