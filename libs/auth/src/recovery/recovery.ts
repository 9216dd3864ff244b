import { tabDeviceStorage } from '@zarra/api-client/storage';
import { RECOVERY_KEY } from '@zarra/api-client/storage-keys';

/** Data of a password recovery, passed from screen to screen. */
export interface Recovery {
  /** The e-mail address as the learner entered it. */
  readonly email: string;
  /** Key of the recovery, issued by the server. */
  readonly otpKey: string;
}

/**
 * Time for which the recovery is stored, ms: a code is valid for 40 minutes at most, and the new password may be set for 10
 * minutes after the code (docs/decisions/0037).
 */
const LIFETIME_MS = (40 + 10) * 60 * 1000;

/** Parses the recovery of a navigation state or a stored value; undefined if it is invalid. */
export function parseRecovery(state: unknown): Recovery | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { email, otpKey } = state as Readonly<Record<string, unknown>>;
  if (typeof email !== 'string' || typeof otpKey !== 'string' || otpKey === '') return undefined;
  return { email, otpKey };
}

/** Saves a recovery in this tab: a phone may unload the tab while the learner reads the mail. */
export function saveRecovery(recovery: Recovery): void {
  tabDeviceStorage.set(RECOVERY_KEY, JSON.stringify({ ...recovery, until: Date.now() + LIFETIME_MS }));
}

export function removeRecovery(): void {
  tabDeviceStorage.remove(RECOVERY_KEY);
}

/** The recovery saved in this tab, until it expires. */
export function readSavedRecovery(): Recovery | undefined {
  try {
    const saved: unknown = JSON.parse(tabDeviceStorage.get(RECOVERY_KEY) ?? 'null');
    const { until } = Object(saved) as { until?: unknown };
    if (typeof until === 'number' && until > Date.now() && until <= Date.now() + LIFETIME_MS) {
      return parseRecovery(saved);
    }
  } catch {
    // The value is not JSON.
  }
  removeRecovery();
  return undefined;
}
