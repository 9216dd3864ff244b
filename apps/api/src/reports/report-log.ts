import type { FastifyBaseLogger } from 'fastify';
import type { BrowserReport } from './browser-report.js';

/** Reports of this time are one line of the log. */
const INTERVAL_MS = 60_000;
/** Different reports in one line; further ones are only counted. */
const MAX_DIFFERENT = 20;

export interface ReportLog {
  readonly add: (report: BrowserReport) => void;
  /** Writes the collected reports now. */
  readonly flush: () => void;
}

/** Logs the reports of a minute as one line, each different report once with its count. */
export function createReportLog(log: Pick<FastifyBaseLogger, 'warn'>): ReportLog {
  let reports = new Map<string, BrowserReport & { count: number }>();
  let more = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (reports.size > 0) log.warn({ reports: [...reports.values()], more }, 'browser reports');
    reports = new Map();
    more = 0;
  }

  return {
    flush,
    add: (report) => {
      timer ??= setTimeout(flush, INTERVAL_MS).unref();
      const key = JSON.stringify(report);
      const known = reports.get(key);
      if (known) known.count += 1;
      else if (reports.size < MAX_DIFFERENT) reports.set(key, { ...report, count: 1 });
      else more += 1;
    },
  };
}
