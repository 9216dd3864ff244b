/** What the steps of the recovery hand on. */
export interface Recovery {
  /** Where the code was sent, as the learner wrote it. */
  readonly email: string;
  /** Key of this recovery, handed out by the server. */
  readonly otpKey: string;
}

const STORAGE_KEY = 'recovery';
/** How long the device keeps it, ms: as long as the code lives (decision 11). */
const LIFETIME = 10 * 60 * 1000;

/** The recovery in a navigation state or in the storage; undefined when it is anything else. */
export function recoveryOf(state: unknown): Recovery | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { email, otpKey } = state as Readonly<Record<string, unknown>>;
  if (typeof email !== 'string' || typeof otpKey !== 'string' || otpKey === '') return undefined;
  return { email, otpKey };
}

/** Keeps a recovery in this tab, which a phone may end while the learner reads the mail. */
export function keepRecovery(recovery: Recovery): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...recovery, until: Date.now() + LIFETIME }));
  } catch {
    // Blocked or full: the navigation state still holds it.
  }
}

export function forgetRecovery(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** The recovery this tab keeps, unless its time is over. */
export function keptRecovery(): Recovery | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    const { until } = Object(kept) as { until?: unknown };
    if (typeof until === 'number' && until > Date.now() && until <= Date.now() + LIFETIME) {
      return recoveryOf(kept);
    }
  } catch {
    // Blocked, or not ours.
  }
  forgetRecovery();
  return undefined;
}
