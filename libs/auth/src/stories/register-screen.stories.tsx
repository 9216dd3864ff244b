import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { strings } from '../messages/screen-strings.js';
import { accountStories, openedAt } from '../testing/stories.js';
import { RegisterScreen } from '../screens/register-screen.js';

const meta = {
  title: 'Account/RegisterScreen',
  component: RegisterScreen,
  ...accountStories,
  ...openedAt('/register'),
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = strings.register;

const longText =
  'Bu nom maktabingizdagi boshqa oʻquvchiga tegishli. Ismingizga tugʻilgan yilingizni yoki sinfingizni qoʻshib, yangi nom oʻylab toping.';

const submit = async (root: HTMLElement) => {
  const canvas = within(root);
  await userEvent.type(canvas.getByLabelText(texts.username), 'dilnoza');
  await userEvent.type(canvas.getByLabelText(strings.email), 'dilnoza@maktab.uz');
  await userEvent.type(canvas.getByLabelText(strings.password), 'mayatnik-7');
  await userEvent.click(canvas.getByRole('button', { name: texts.send }));
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
  parameters: { msw: { handlers: [pending(endpoints.register)] } },
  play: async ({ canvas, canvasElement }) => {
    await submit(canvasElement);
    await expect(canvas.getByRole('button', { name: texts.sending })).toBeVisible();
  },
};

export const Faults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(strings.email), 'dilnoza@maktab');
    await userEvent.type(canvas.getByLabelText(strings.password), 'abc');
    await userEvent.click(canvas.getByRole('button', { name: texts.send }));
    await expect(await canvas.findByText(strings.specTexts.shortPassword)).toBeVisible();
  },
};

export const NameTaken: Story = submittedTo(
  http.post('*/api/register/', () =>
    HttpResponse.json({ error: 'Bu nom band. Boshqasini tanlang.', field: 'username' }, { status: 400 }),
  ),
  'Bu nom band. Boshqasini tanlang.',
);

/** The server's text for a field has any length. */
export const LongText: Story = submittedTo(
  http.post('*/api/register/', () =>
    HttpResponse.json({ error: longText, field: 'username' }, { status: 400 }),
  ),
  longText,
);

export const Refused: Story = submittedTo(
  httpError(endpoints.register, 500),
  strings.specTexts.registerFailed,
);

export const Offline: Story = submittedTo(
  networkError(endpoints.register),
  strings.specTexts.registerUnknown,
);
