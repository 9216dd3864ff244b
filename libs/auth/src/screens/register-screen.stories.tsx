import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { strings } from '../strings.js';
import { accountStories, at } from '../test-stories.js';
import { RegisterScreen } from './register-screen.js';

const meta = {
  title: 'Hisob/RegisterScreen',
  component: RegisterScreen,
  ...accountStories,
  ...at('/register'),
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = strings.register;

const longRefusal =
  'Bu nom maktabingizdagi boshqa oʻquvchiga tegishli. Ismingizga tugʻilgan yilingizni yoki sinfingizni qoʻshib, yangi nom oʻylab toping.';

const send = async (root: HTMLElement) => {
  const canvas = within(root);
  await userEvent.type(canvas.getByLabelText(words.username), 'dilnoza');
  await userEvent.type(canvas.getByLabelText(strings.email), 'dilnoza@maktab.uz');
  await userEvent.type(canvas.getByLabelText(strings.password), 'mayatnik-7');
  await userEvent.click(canvas.getByRole('button', { name: words.send }));
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
  parameters: { msw: { handlers: [pending(endpoints.register)] } },
  play: async ({ canvas, canvasElement }) => {
    await send(canvasElement);
    await expect(canvas.getByRole('button', { name: words.sending })).toBeVisible();
  },
};

export const Faults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(strings.email), 'dilnoza@maktab');
    await userEvent.type(canvas.getByLabelText(strings.password), 'abc');
    await userEvent.click(canvas.getByRole('button', { name: words.send }));
    await expect(await canvas.findByText(strings.given.shortPassword)).toBeVisible();
  },
};

export const NameTaken: Story = sentTo(
  http.post('*/api/register/', () =>
    HttpResponse.json({ error: 'Bu nom band. Boshqasini tanlang.', field: 'username' }, { status: 400 }),
  ),
  'Bu nom band. Boshqasini tanlang.',
);

/** What the server says of a field has any length. */
export const LongText: Story = sentTo(
  http.post('*/api/register/', () =>
    HttpResponse.json({ error: longRefusal, field: 'username' }, { status: 400 }),
  ),
  longRefusal,
);

export const Refused: Story = sentTo(refuse(endpoints.register, 500), strings.given.registerFailed);

export const Offline: Story = sentTo(offline(endpoints.register), strings.given.registerUnknown);
