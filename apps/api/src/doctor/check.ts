import { reasonOf } from '../database/error-reason.js';

/** The result of one check of the machine, the settings or a service. */
export interface CheckResult {
  /** `failed`: a server cannot work like this. `warning`: it works, with the stated disadvantage. */
  readonly status: 'ok' | 'warning' | 'failed';
  readonly finding: string;
  /** What the operator can do; absent when there is nothing to do. */
  readonly advice?: string;
}

export interface Check {
  readonly name: string;
  readonly run: () => Promise<CheckResult> | CheckResult;
}

/** Time in which a service must answer, ms. */
export const SERVICE_TIMEOUT_MS = 5000;

export const ok = (finding: string): CheckResult => ({ status: 'ok', finding });
export const warning = (finding: string, advice: string): CheckResult => ({
  status: 'warning',
  finding,
  advice,
});
export const failed = (finding: string, advice: string): CheckResult => ({
  status: 'failed',
  finding,
  advice,
});

/** Runs all checks at the same time; an error of a check is its failure. */
export const runChecks = (
  checks: readonly Check[],
): Promise<readonly (CheckResult & { readonly name: string })[]> =>
  Promise.all(
    checks.map(async ({ name, run }) => {
      try {
        return { name, ...(await run()) };
      } catch (error) {
        return { name, ...failed(reasonOf(error), 'See the reason.') };
      }
    }),
  );
