import { EMAIL_CHANGE_KEY } from '@zarra/api-client/account';
import { tabDeviceStorage } from '@zarra/api-client/storage';

/** A new address that waits for its code. */
export interface PendingEmail {
  readonly email: string;
  /** Name of the learner who requested the code: a browser may be shared. */
  readonly learner: string;
}

/** Longest validity of a code, ms (docs/decisions/0037). */
const LIFETIME_MS = 40 * 60 * 1000;

/** Saves the address in this tab: a phone may unload the tab while the learner reads the mail. */
export function savePendingEmail(pending: PendingEmail): void {
  tabDeviceStorage.set(EMAIL_CHANGE_KEY, JSON.stringify({ ...pending, until: Date.now() + LIFETIME_MS }));
}

export function removePendingEmail(): void {
  tabDeviceStorage.remove(EMAIL_CHANGE_KEY);
}

/** The saved address of a learner, until its code has expired. */
export function readPendingEmail(learner: string): string | undefined {
  try {
    const saved: unknown = JSON.parse(tabDeviceStorage.get(EMAIL_CHANGE_KEY) ?? 'null');
    const { email, learner: owner, until } = Object(saved) as Readonly<Record<string, unknown>>;
    const isValid = typeof until === 'number' && until > Date.now() && until <= Date.now() + LIFETIME_MS;
    if (isValid && typeof email === 'string' && owner === learner) return email;
  } catch {
    // The value is not JSON.
  }
  return undefined;
}
