import type { InitialEntry } from 'react-router';
import { AccountSite } from './test-frame.js';

/** Nothing of an earlier story stays on the device. */
export const forgetEarlier = () => {
  localStorage.removeItem('accessToken');
  localStorage.removeItem('refreshToken');
  sessionStorage.removeItem('recovery');
};

/** What all stories of the account screens share. */
export const accountStories = {
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: forgetEarlier,
} as const;

/** Shows the account screens at an address. */
export const at = (...entries: InitialEntry[]) => ({ render: () => <AccountSite entries={entries} /> });
