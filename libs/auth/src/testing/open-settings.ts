import { screen, within } from '@testing-library/react';
import { pages } from '@zarra/contracts';
import { openAccountPage, testNetwork } from './open.js';
import { settingsHandlers, storeSession } from './settings.js';

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
