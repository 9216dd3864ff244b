import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { expect, userEvent, within } from 'storybook/test';
import { strings } from '../messages/screen-strings.js';
import { accountStories, openedAt } from '../testing/stories.js';
import { LoginScreen } from '../screens/login-screen.js';

const meta = {
  title: 'Account/LoginScreen',
  component: LoginScreen,
  args: { onSignedIn: () => undefined },
  ...accountStories,
  ...openedAt('/login'),
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const longText =
  `Hisobingiz vaqtincha yopilgan. ${'Maktabingiz administratori bilan bogʻlaning. '.repeat(6)}`.trim();

const submit = async (root: HTMLElement) => {
  const canvas = within(root);
  await userEvent.type(canvas.getByLabelText(strings.login.username), 'dilnoza');
  await userEvent.type(canvas.getByLabelText(strings.password), 'mayatnik-7');
  await userEvent.click(canvas.getByRole('button', { name: strings.specTexts.signIn }));
};

const submittedTo = (handler: ReturnType<typeof httpError>, text: string): Story => ({
  parameters: { msw: { handlers: [handler] } },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const Idle: Story = {};

export const Sending: Story = {
  parameters: { msw: { handlers: [pending(endpoints.login)] } },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(canvas.getByRole('button', { name: strings.specTexts.signingIn })).toBeVisible();
  },
};

export const WrongPassword: Story = submittedTo(
  httpError(endpoints.login, 401),
  strings.specTexts.loginFailed,
);

export const TooManyTries: Story = submittedTo(
  httpError(endpoints.login, 429, 'Juda koʻp urinish boʻldi. 2 daqiqadan soʻng qayta urinib koʻring.'),
  'Juda koʻp urinish boʻldi. 2 daqiqadan soʻng qayta urinib koʻring.',
);

export const Refused: Story = submittedTo(httpError(endpoints.login, 500), strings.specTexts.loginFailed);

/** The server's text has any length. */
export const LongText: Story = submittedTo(httpError(endpoints.login, 403, longText), longText);

export const Offline: Story = submittedTo(networkError(endpoints.login), strings.offline);

export const EmptyFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.specTexts.signIn }));
    await expect(await canvas.findByText(strings.fieldErrors.loginPassword.empty)).toBeVisible();
  },
};

export const AfterRegistration: Story = {
  ...openedAt({ pathname: '/login', state: { kind: 'registered', username: 'dilnoza' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(strings.specTexts.registered)).toBeVisible();
    await expect(canvas.getByLabelText(strings.password)).toHaveFocus();
  },
};

export const AfterNewPassword: Story = openedAt({
  pathname: '/login',
  state: { kind: 'password-changed', username: 'dilnoza@maktab.uz' },
});

/** The session has expired during a test, whose answers are on this device. */
export const AfterExpiredSession: Story = {
  ...openedAt({ pathname: '/login', state: { kind: 'session-expired', hasSavedAnswers: true } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(strings.specTexts.sessionExpired)).toBeVisible();
    await expect(canvas.getByText(strings.login.answersSaved)).toBeVisible();
  },
};
