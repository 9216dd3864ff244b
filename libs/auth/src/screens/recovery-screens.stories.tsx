import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline, pending, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { expect, userEvent, within } from 'storybook/test';
import { strings } from '../strings.js';
import { accountStories, at } from '../test-stories.js';

const meta = { title: 'Hisob/Parolni tiklash', ...accountStories } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const recovery = { email: 'dilnoza@maktab.uz', otpKey: 'kalit-1' };
const { forgot, given, reset, verify } = strings;

/** An address, what is typed into its fields, the button. */
const screens = {
  forgot: { entry: '/forgot-password', fields: { [strings.email]: recovery.email }, send: given.sendCode },
  verify: {
    entry: { pathname: '/verify-otp', state: recovery },
    fields: { [verify.code]: '123456' },
    send: given.confirm,
  },
  reset: {
    entry: { pathname: '/reset-password', state: recovery },
    fields: { [reset.password]: 'mayatnik-7', [reset.confirmation]: 'mayatnik-7' },
    send: given.changePassword,
  },
} as const;

const fillIn = async (root: HTMLElement, { fields, send }: (typeof screens)[keyof typeof screens]) => {
  const canvas = within(root);
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.type(canvas.getByLabelText(label), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: send }));
};

/** The screen filled in and sent to a server that does this; then it shows the text. */
const sent = (name: keyof typeof screens, handler: ReturnType<typeof refuse>, text: string): Story => ({
  ...at(screens[name].entry),
  parameters: { msw: { handlers: [handler] } },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement, screens[name]);
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
});

export const Address: Story = at(screens.forgot.entry);
export const AddressSending: Story = sent('forgot', pending(endpoints.forgotPassword), forgot.sending);
export const AddressRefused: Story = sent(
  'forgot',
  refuse(endpoints.forgotPassword, 429),
  given.forgotFailed,
);
export const AddressServerFault: Story = sent(
  'forgot',
  refuse(endpoints.forgotPassword, 500),
  given.forgotFailed,
);
export const AddressOffline: Story = sent('forgot', offline(endpoints.forgotPassword), strings.offline);
export const AddressOnceMore: Story = at({ pathname: '/forgot-password', state: recovery });
export const StateMissing: Story = {
  ...at('/verify-otp'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(forgot.startAgain))[0]).toBeInTheDocument();
  },
};

export const Code: Story = at(screens.verify.entry);
export const CodeOfLongAddress: Story = at({
  pathname: '/verify-otp',
  state: { ...recovery, email: `${'dilnoza.abdurahmonova-'.repeat(4)}@elektron-pochta.maktab.uz` },
});
export const CodeSending: Story = sent('verify', pending(endpoints.verifyOtp), verify.sending);
export const CodeWrong: Story = sent('verify', refuse(endpoints.verifyOtp, 400), given.verifyFailed);
export const CodeOffline: Story = sent('verify', offline(endpoints.verifyOtp), strings.offline);

export const NewPassword: Story = at(screens.reset.entry);
export const NewPasswordSending: Story = sent('reset', pending(endpoints.resetPassword), reset.sending);
export const NewPasswordRefused: Story = sent(
  'reset',
  refuse(endpoints.resetPassword, 400, 'Kodning muddati oʻtgan.'),
  'Kodning muddati oʻtgan.',
);
export const NewPasswordOffline: Story = sent('reset', offline(endpoints.resetPassword), strings.offline);
export const PasswordsDiffer: Story = {
  ...at(screens.reset.entry),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(reset.password), 'mayatnik-7');
    await userEvent.type(canvas.getByLabelText(reset.confirmation), 'mayatnik');
    await userEvent.click(canvas.getByRole('button', { name: given.changePassword }));
    await expect(await canvas.findByText(given.passwordsDiffer)).toBeVisible();
  },
};
