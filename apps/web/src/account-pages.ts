import { localDeviceStorage } from '@zarra/api-client/storage';
import { TEST_DRAFT_PREFIX } from '@zarra/api-client/storage-keys';
import type { LoginNotice } from '@zarra/auth';
import { accountPages, pages } from '@zarra/contracts';

/** Whether a path is an account screen. */
export const isAccountPage = (path: string): boolean => accountPages.includes(path.replace(/\/+$/, ''));

/** Address of the sign-in that returns to the current page; undefined on account pages. */
export function loginAddress(): string | undefined {
  const { pathname, search } = location;
  // An expired session does not interrupt the account screens.
  if (isAccountPage(pathname)) return undefined;
  const next = pathname + search;
  return next === pages.home ? pages.login : `${pages.login}?${new URLSearchParams({ next }).toString()}`;
}

/** Why the visitor is on the sign-in screen, and whether the answers of the left test are on this device. */
export const sessionExpiredNotice = (): LoginNotice => {
  const topic = new URLSearchParams(location.search).get('topic') ?? '';
  const drafts: readonly string[] = localDeviceStorage.keys(TEST_DRAFT_PREFIX);
  return {
    kind: 'session-expired',
    hasSavedAnswers: drafts.some((key) =>
      [topic, JSON.stringify(topic)].some((id) => key.startsWith(`${TEST_DRAFT_PREFIX}${id}:`)),
    ),
  };
};
