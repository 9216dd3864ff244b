import { screen, within } from '@testing-library/react';
import { aTokenPair, anAccountSession, aUser, respond } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { openAccountPage, testNetwork } from './open.js';

// jsdom does not implement these methods. Stories test the real behaviour (inert page, focus) in Chromium.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/** Stores the tokens of a session. */
export const storeSession = () => {
  const { access, refresh } = aTokenPair();
  localStorage.setItem('accessToken', access);
  localStorage.setItem('refreshToken', refresh);
};

/** A session of another device. */
export const otherSession = anAccountSession({
  id: '2f0c6a52-6f0e-4b8a-9d3c-2b8a52d40002',
  device: 'Firefox, Windows',
  current: false,
});

/** Responses of a signed-in learner with two sessions. */
export const settingsHandlers = () => [
  respond(endpoints.authMe, aUser()),
  respond(endpoints.accountSessions, [anAccountSession(), otherSession]),
];

/** The mocked network of a test file, with a signed-in learner. */
export const testSettingsNetwork = () => {
  const network = testNetwork();
  beforeEach(() => {
    storeSession();
    network.use(...settingsHandlers());
  });
  return network;
};

/** Opens the account and waits for its sections. */
export const openSettings = async () => {
  const opened = openAccountPage(pages.account);
  await screen.findByRole('heading', { level: 1, name: 'Hisobim' });
  await screen.findByRole('region', { name: 'Parol' });
  return opened;
};

/** Queries within a section. */
export const section = (name: string) => within(screen.getByRole('region', { name }));
