import type { SessionUser } from '@zarra/api-client/session';
import { aUser, respond } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { Container } from '@zarra/ui-kit';
import type { ReactNode } from 'react';
import type { InitialEntry } from 'react-router';
import { AccountSite, ShellProviders } from './frame.js';
import { anAccountSession, otherSession, storeSession } from './settings.js';

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

/** The learner of the stories of the own account. */
export const storyUser: SessionUser = {
  username: 'dilnoza',
  email: 'dilnoza@zarra.uz',
  displayName: 'dilnoza',
};

/** Names and devices have any length. */
export const LONG_NAME = 'dilnoza-abdurahmonova-1-maktab';
export const LONG_EMAIL = `${'dilnoza.abdurahmonova-'.repeat(4)}@elektron-pochta.maktab.uz`;

/** Shared settings of the stories of the own account: a signed-in learner with two sessions. */
export const settingsStories = {
  ...accountStories,
  parameters: {
    ...accountStories.parameters,
    // Each story has a session and replies of its own.
    docs: { story: { inline: false, height: '40rem' } },
    msw: {
      handlers: {
        user: respond(endpoints.authMe, aUser()),
        sessions: respond(endpoints.accountSessions, [anAccountSession(), otherSession]),
      },
    },
  },
  beforeEach: storeSession,
} as const;

/** Renders one section of the own account. */
export const sectionAlone = (children: ReactNode) => (
  <ShellProviders entries={[pages.account]}>
    <Container width="text">{children}</Container>
  </ShellProviders>
);
