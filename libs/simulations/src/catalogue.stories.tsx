import type { Meta, StoryObj } from '@storybook/react-vite';
import { createApiClient } from '@zarra/api-client';
import type { SimulationBody } from '@zarra/contracts';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Catalogue, type CatalogueProps } from './catalogue.js';
import { catalogueRouter, Frame } from './testing/frame.js';
import { catalogue, longTexts, manySimulations } from './testing/simulations.js';

// A separate file: the client rejects data: URLs of images.
const image = new URL('./story-image.svg?no-inline', import.meta.url).href;

const withImages = (simulations: SimulationBody[]) =>
  simulations.map((simulation) => ({ ...simulation, image: simulation.image ? image : null }));

/** A client with a mock server. */
const clientWith = (respond: () => Promise<Response>) =>
  createApiClient({ fetch: respond, log: () => undefined });

const listing = (simulations: SimulationBody[]) =>
  clientWith(() => Promise.resolve(Response.json(withImages(simulations))));

const Screen = ({ client, address }: Pick<CatalogueProps, 'client'> & { address: string }) => {
  const [router] = useState(() => catalogueRouter(client, address));
  return <Frame router={router} />;
};

const at = (address: string) => ({ parameters: { address } });

const meta = {
  title: 'Simulations/Catalogue',
  component: Catalogue,
  args: { client: listing(catalogue), path: '/simulation' },
  parameters: { layout: 'fullscreen', controls: { disable: true }, address: '/simulation' },
  // axe runs after the list has loaded or failed.
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Simulyatsiyalar yuklanmoqda…')).toBeNull());
  },
  render: ({ client }, { parameters }) => <Screen client={client} address={String(parameters['address'])} />,
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Real: Story = {};

export const Loading: Story = {
  args: { client: clientWith(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Simulyatsiyalar yuklanmoqda…')).toBeVisible();
  },
};

export const Empty: Story = { args: { client: listing([]) } };

export const Offline: Story = {
  args: { client: clientWith(() => Promise.reject(new TypeError('Failed to fetch'))) },
};

export const Refused: Story = {
  args: { client: clientWith(() => Promise.resolve(Response.json({}, { status: 500 }))) },
};

export const BadAnswer: Story = {
  args: { client: clientWith(() => Promise.resolve(new Response('<p>Proxy</p>'))) },
};

export const NothingFound: Story = at('/simulation?q=kosmik+kema');

export const UnknownCategory: Story = at('/simulation/alkimyo');

export const UnknownType: Story = at('/simulation?turi=kinofilm');

export const UnknownClass: Story = at('/simulation?sinf=12-sinf');

export const OfOneClass: Story = at('/simulation?sinf=10-sinf');

export const OfOneCategory: Story = at('/simulation/optika');

export const One: Story = { args: { client: listing(catalogue.slice(0, 1)) } };

export const Many: Story = { args: { client: listing(manySimulations(12)) } };

export const LongTexts: Story = { args: { client: listing(longTexts) } };

/** Any apostrophe, or none, matches the word. */
export const Searching: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Jami: 4 ta simulyatsiya');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Qidiruv' }), "o'tkazgich");
    await expect(await canvas.findByText('Jami: 1 ta simulyatsiya')).toBeVisible();
  },
};
