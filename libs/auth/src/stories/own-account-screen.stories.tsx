import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, httpError, pending, respond } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { AccountSettings } from '../account/account-settings.js';
import { accountStrings } from '../messages/account-strings.js';
import { LONG_EMAIL, LONG_NAME, openedAt, settingsStories } from '../testing/stories.js';

const meta = {
  title: 'Account/AccountSettings',
  component: AccountSettings,
  args: { onSignInRequired: () => undefined },
  ...settingsStories,
  ...openedAt(pages.account),
} satisfies Meta<typeof AccountSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

const { checkFailed, checking, remove } = accountStrings;

/** The learner with the four sections. */
export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Firefox, Windows')).toBeVisible();
  },
};

export const Checking: Story = {
  parameters: { msw: { handlers: { user: pending(endpoints.authMe) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: checking })).toBeInTheDocument();
  },
};

/** The session stays: the server did not refuse it. */
export const CheckFailed: Story = {
  parameters: { msw: { handlers: { user: httpError(endpoints.authMe, 503) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(checkFailed)).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: {
    msw: { handlers: { user: respond(endpoints.authMe, aUser({ username: LONG_NAME, email: LONG_EMAIL })) } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Firefox, Windows')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** After the deletion nothing of the learner is on the device. */
export const Deleted: Story = {
  parameters: { msw: { handlers: { deletion: respond(endpoints.deleteAccount, { detail: 'x' }) } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: remove.open }));
    const dialog = within(await screen.findByRole('dialog', { name: remove.title }));
    await userEvent.type(dialog.getByLabelText(remove.password), 'mayatnik-7');
    await userEvent.click(dialog.getByRole('button', { name: remove.confirm }));
    await expect(await canvas.findByRole('heading', { name: remove.done })).toBeVisible();
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
  },
};
