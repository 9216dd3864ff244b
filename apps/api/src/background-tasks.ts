import type { FastifyBaseLogger } from 'fastify';

const HOUR_MS = 60 * 60_000;

/** A repeated task that no request starts, such as the check for new content. */
export interface MonitoredTask {
  /** Logs the first failure after a success. Later failures are counted and logged as a sum, at most once an hour. */
  readonly reportFailure: (error: unknown) => void;
  /** Logs the end of the failures. */
  readonly reportSuccess: () => void;
}

/** @param message the log line of a failure */
export type MonitorTask = (name: string, message: string) => MonitoredTask;

interface TaskMonitorOptions {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Runs at each failure. */
  readonly onFailure?: (name: string) => void;
  /** Runs when failures start and end. */
  readonly onChange?: (name: string, failing: boolean) => void;
  /** A monotonic clock, ms; absent: `performance.now`. */
  readonly clock?: () => number;
}

/** Keeps repeated failures from filling the log: a task that fails every two seconds writes one line an hour. */
export const createTaskMonitor =
  ({ log, onFailure, onChange, clock = () => performance.now() }: TaskMonitorOptions): MonitorTask =>
  (name, message) => {
    let failures = 0;
    let startedAt = 0;
    let loggedAt = 0;
    const summary = () => ({ task: name, failures, seconds: Math.round((clock() - startedAt) / 1000) });
    return {
      reportFailure: (error) => {
        onFailure?.(name);
        failures += 1;
        if (failures === 1) {
          startedAt = loggedAt = clock();
          onChange?.(name, true);
          log.warn({ task: name, err: error }, message);
        } else if (clock() - loggedAt >= HOUR_MS) {
          loggedAt = clock();
          log.warn({ ...summary(), err: error }, `${message} (repeated)`);
        }
      },
      reportSuccess: () => {
        if (failures === 0) return;
        log.info(summary(), `${name} works again`);
        onChange?.(name, false);
        failures = 0;
      },
    };
  };
