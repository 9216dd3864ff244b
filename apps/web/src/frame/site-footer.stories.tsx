import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  aCategory,
  aContact,
  aSimulation,
  answer,
  offline,
  pending,
  refuse,
} from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { expect, waitFor } from 'storybook/test';
import { strings } from '../strings.js';
import { ShellPart, shellStories } from '../test-stories.js';
import { SiteFooter } from './site-footer.js';

const { footer } = strings;

const meta = {
  title: 'Sayt/SiteFooter',
  component: SiteFooter,
  ...shellStories,
  // Examined only once both columns are there.
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

/** Both calls of the footer end alike. */
const both = (
  end: (endpoint: typeof endpoints.simulators | typeof endpoints.contacts) => ReturnType<typeof pending>,
) => ({ msw: { handlers: { simulators: end(endpoints.simulators), contacts: end(endpoints.contacts) } } });

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

export const Refused: Story = { parameters: both((endpoint) => refuse(endpoint, 500)), play: failed };

export const Offline: Story = { parameters: both((endpoint) => offline(endpoint)), play: failed };

/** Without categories and details there are no columns for them. */
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: { simulators: answer(endpoints.simulators, []), contacts: answer(endpoints.contacts, []) },
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
        simulators: answer(endpoints.simulators, [
          aSimulation({
            categories: [
              aCategory({ name: 'Elektromagnit tebranishlar va toʻlqinlarning tarqalish qonuniyatlari' }),
              aCategory({ id: 2, name: 'Elektroensefalografiyadagitebranishlar', slug: 'elektro' }),
            ],
          }),
        ]),
        contacts: answer(endpoints.contacts, [
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
