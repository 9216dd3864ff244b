import type { InitialEntry } from 'react-router';
import { AccountSite } from './frame.js';

/** Removes the stored data of an earlier story. */
const clearSession = () => {
  localStorage.removeItem('accessToken');
  localStorage.removeItem('refreshToken');
  sessionStorage.removeItem('recovery');
};

/** Shared settings of the stories of account screens. */
export const accountStories = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: clearSession,
} as const;

/** Renders the account screens at an address. */
export const openedAt = (...entries: InitialEntry[]) => ({ render: () => <AccountSite entries={entries} /> });
