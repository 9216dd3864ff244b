import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  aCategory,
  aContact,
  aSimulation,
  respond,
  networkError,
  pending,
  httpError,
} from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { expect, waitFor } from 'storybook/test';
import { footer } from '../footer-strings.js';
import { ShellPart, shellStories } from '../testing/stories.js';
import { SiteFooter } from '../frame/site-footer.js';

const meta = {
  title: 'Site/SiteFooter',
  component: SiteFooter,
  ...shellStories,
  // The story is ready when both columns are rendered.
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: footer.categoriesLabel });
  },
  render: () => (
    <ShellPart>
      <SiteFooter />
    </ShellPart>
  ),
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The same handler for both calls of the footer. */
const both = (
  createHandler: (
    endpoint: typeof endpoints.simulators | typeof endpoints.contacts,
  ) => ReturnType<typeof pending>,
) => ({
  msw: {
    handlers: {
      simulators: createHandler(endpoints.simulators),
      contacts: createHandler(endpoints.contacts),
    },
  },
});

const failed: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('button', { name: footer.retry })).toHaveLength(2));
};

export const Real: Story = {};

export const Loading: Story = {
  parameters: both((endpoint) => pending(endpoint)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(footer.contactLoading)).toBeVisible();
  },
};

export const Refused: Story = { parameters: both((endpoint) => httpError(endpoint, 500)), play: failed };

export const Offline: Story = { parameters: both((endpoint) => networkError(endpoint)), play: failed };

/** Without categories and contact details their columns are omitted. */
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: { simulators: respond(endpoints.simulators, []), contacts: respond(endpoints.contacts, []) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(footer.credit)).toBeVisible();
  },
};

export const LongTexts: Story = {
  parameters: {
    msw: {
      handlers: {
        simulators: respond(endpoints.simulators, [
          aSimulation({
            categories: [
              aCategory({ name: 'Elektromagnit tebranishlar va toʻlqinlarning tarqalish qonuniyatlari' }),
              aCategory({ id: 2, name: 'Elektroensefalografiyadagitebranishlar', slug: 'elektro' }),
            ],
          }),
        ]),
        contacts: respond(endpoints.contacts, [
          aContact({
            email: 'oquvchilar-va-oqituvchilar-bilan-aloqa-bolimi@masofaviy-talim.zarra.uz',
            address:
              'Toshkent shahri, Mirzo Ulugʻbek tumani, Universitet koʻchasi, 4-uy, Fizika fakulteti binosi, 312-xona',
            socials: [],
          }),
        ]),
      },
    },
  },
};
