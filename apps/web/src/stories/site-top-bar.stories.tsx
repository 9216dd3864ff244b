import type { Meta, StoryObj } from '@storybook/react-vite';
import { respond, aUser, networkError, pending } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { strings } from '../strings.js';
import { ShellPart, shellStories, withSession } from '../testing/stories.js';
import { SiteTopBar } from '../frame/site-top-bar.js';

const { nav } = strings;
const isPhone = () => innerWidth < 768;

const meta = {
  title: 'Site/SiteTopBar',
  component: SiteTopBar,
  ...shellStories,
  beforeEach: withSession(true),
  render: (_args, { parameters }) => (
    <ShellPart address={String(parameters['address'] ?? '/simulation')}>
      <SiteTopBar />
    </ShellPart>
  ),
} satisfies Meta<typeof SiteTopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = (handler: ReturnType<typeof pending>) => ({
  parameters: { msw: { handlers: { user: handler } } },
});

export const SignedOut: Story = { beforeEach: withSession(false) };

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: nav.signOut })).toBeVisible();
  },
};

export const Checking: Story = {
  ...user(pending(endpoints.authMe)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: nav.checking })).toBeVisible();
  },
};

/** A network error does not end the session: it only shows the sign-in link. */
export const Offline: Story = {
  ...user(networkError(endpoints.authMe)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: nav.signIn })).toBeVisible();
  },
};

export const LongName: Story = {
  ...user(respond(endpoints.authMe, aUser({ username: 'abdurahmonova_dilnozaxon_sherzod_qizi_9-a' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: nav.signOut })).toBeVisible();
  },
};

/** The menu on a phone, and on every screen too narrow for five links. */
export const MenuOpen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: nav.signOut });
    if (!isPhone()) return;
    await userEvent.click(canvas.getByRole('button', { name: nav.openMenu }));
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(menu.getByRole('link', { name: nav.simulations })).toBeVisible());
  },
};
