import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { expect, userEvent, within } from 'storybook/test';
import { strings } from '../strings.js';
import { accountStories, at } from '../test-stories.js';
import { LoginScreen } from './login-screen.js';

const meta = {
  title: 'Hisob/LoginScreen',
  component: LoginScreen,
  args: { onSignedIn: () => undefined },
  ...accountStories,
  ...at('/login'),
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const longRefusal =
  `Hisobingiz vaqtincha yopilgan. ${'Maktabingiz administratori bilan bogʻlaning. '.repeat(6)}`.trim();

const send = async (root: HTMLElement) => {
  const canvas = within(root);
  await userEvent.type(canvas.getByLabelText(strings.login.username), 'dilnoza');
  await userEvent.type(canvas.getByLabelText(strings.password), 'mayatnik-7');
  await userEvent.click(canvas.getByRole('button', { name: strings.given.signIn }));
};

const sentTo = (handler: ReturnType<typeof refuse>, text: string): Story => ({
  parameters: { msw: { handlers: [handler] } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const Idle: Story = {};

export const Sending: Story = {
  parameters: { msw: { handlers: [pending(endpoints.login)] } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    await expect(canvas.getByRole('button', { name: strings.given.signingIn })).toBeVisible();
  },
};

export const WrongPassword: Story = sentTo(refuse(endpoints.login, 401), strings.given.loginFailed);

export const TooManyTries: Story = sentTo(
  refuse(endpoints.login, 429, 'Juda koʻp urinish boʻldi. 2 daqiqadan soʻng qayta urinib koʻring.'),
  'Juda koʻp urinish boʻldi. 2 daqiqadan soʻng qayta urinib koʻring.',
);

export const Refused: Story = sentTo(refuse(endpoints.login, 500), strings.given.loginFailed);

/** What the server says for itself has any length. */
export const LongText: Story = sentTo(refuse(endpoints.login, 403, longRefusal), longRefusal);

export const Offline: Story = sentTo(offline(endpoints.login), strings.offline);

export const EmptyFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.given.signIn }));
    await expect(await canvas.findByText(strings.faults.loginPassword.empty)).toBeVisible();
  },
};

export const AfterRegistration: Story = {
  ...at({ pathname: '/login', state: { news: 'registered', username: 'dilnoza' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(strings.given.registered)).toBeVisible();
    await expect(canvas.getByLabelText(strings.password)).toHaveFocus();
  },
};

export const AfterNewPassword: Story = at({
  pathname: '/login',
  state: { news: 'password-changed', username: 'dilnoza@maktab.uz' },
});
