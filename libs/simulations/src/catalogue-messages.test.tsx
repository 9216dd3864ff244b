import { render, screen } from '@testing-library/react';
import { createApiClient } from '@zarra/api-client';
import { networkError, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { CatalogueMessagesProvider, type CatalogueMessages } from './messages/catalogue-messages.js';
import { strings } from './messages/strings.js';
import { catalogueRouter, Frame } from './testing/frame.js';
import { testNetwork } from './testing/open.js';
import { catalogue } from './testing/simulations.js';

const network = testNetwork();

const english: CatalogueMessages = {
  ...strings,
  title: 'Simulations',
  search: 'Search',
  all: 'All',
  count: (count) => `${count} simulations`,
  unknown: { ...strings.unknown, type: 'There is no such type.' },
  openNamed: (title) => `Open ${title}`,
  failed: 'The simulations did not load',
  retry: 'Try again',
};

const open = (address: string) => {
  const router = catalogueRouter(createApiClient({ log: () => undefined }), address);
  render(
    <CatalogueMessagesProvider messages={english}>
      <Frame router={router} />
    </CatalogueMessagesProvider>,
  );
};

test('the filters, the list and its notices have the texts of the provider', async () => {
  network.use(respond(endpoints.simulators, catalogue));
  open('/simulation?turi=none');

  expect(await screen.findByText('4 simulations')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Simulations' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  expect(screen.getAllByRole('option', { name: 'All' })).not.toHaveLength(0);
  expect(screen.getByText('There is no such type.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Matematik mayatnik' })).toBeVisible();
});

test('a failed list has the texts of the provider', async () => {
  network.use(networkError(endpoints.simulators));
  open('/simulation');

  expect(await screen.findByText('The simulations did not load')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
