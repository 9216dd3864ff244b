import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkError, pending, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { expect, userEvent, within } from 'storybook/test';
import { strings } from '../messages/screen-strings.js';
import { accountStories, openedAt } from '../testing/stories.js';

const meta = { title: 'Account/Password recovery', ...accountStories } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const recovery = { email: 'dilnoza@maktab.uz', otpKey: 'kalit-1' };
const { forgot, specTexts, reset, verify } = strings;

/** Each screen with its address, the values of its fields, and the label of its button. */
const screens = {
  forgot: {
    entry: '/forgot-password',
    fields: { [strings.email]: recovery.email },
    send: specTexts.sendCode,
  },
  verify: {
    entry: { pathname: '/verify-otp', state: recovery },
    fields: { [verify.code]: '123456' },
    send: specTexts.confirm,
  },
  reset: {
    entry: { pathname: '/reset-password', state: recovery },
    fields: { [strings.newPassword]: 'mayatnik-7', [strings.confirmNewPassword]: 'mayatnik-7' },
    send: specTexts.changePassword,
  },
} as const;

const fillAndSubmit = async (root: HTMLElement, { fields, send }: (typeof screens)[keyof typeof screens]) => {
  const canvas = within(root);
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.type(canvas.getByLabelText(label), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: send }));
};

/** The screen after a submission with this handler; it shows the text. */
const submitted = (
  name: keyof typeof screens,
  handler: ReturnType<typeof httpError>,
  text: string,
): Story => ({
  ...openedAt(screens[name].entry),
  parameters: { msw: { handlers: [handler] } },
  play: async ({ canvas, canvasElement }) => {
    await fillAndSubmit(canvasElement, screens[name]);
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
});

export const Address: Story = openedAt(screens.forgot.entry);
export const AddressSending: Story = submitted('forgot', pending(endpoints.forgotPassword), forgot.sending);
export const AddressRefused: Story = submitted(
  'forgot',
  httpError(endpoints.forgotPassword, 429),
  specTexts.forgotFailed,
);
export const AddressServerFault: Story = submitted(
  'forgot',
  httpError(endpoints.forgotPassword, 500),
  specTexts.forgotFailed,
);
export const AddressOffline: Story = submitted(
  'forgot',
  networkError(endpoints.forgotPassword),
  strings.offline,
);
export const AddressOnceMore: Story = openedAt({ pathname: '/forgot-password', state: recovery });
export const StateMissing: Story = {
  ...openedAt('/verify-otp'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(forgot.startAgain))[0]).toBeInTheDocument();
  },
};

export const Code: Story = openedAt(screens.verify.entry);
export const CodeOfLongAddress: Story = openedAt({
  pathname: '/verify-otp',
  state: { ...recovery, email: `${'dilnoza.abdurahmonova-'.repeat(4)}@elektron-pochta.maktab.uz` },
});
export const CodeSending: Story = submitted('verify', pending(endpoints.verifyOtp), verify.sending);
export const CodeWrong: Story = submitted(
  'verify',
  httpError(endpoints.verifyOtp, 400),
  specTexts.verifyFailed,
);
export const CodeOffline: Story = submitted('verify', networkError(endpoints.verifyOtp), strings.offline);

export const NewPassword: Story = openedAt(screens.reset.entry);
export const NewPasswordSending: Story = submitted('reset', pending(endpoints.resetPassword), reset.sending);
export const NewPasswordRefused: Story = submitted(
  'reset',
  httpError(endpoints.resetPassword, 400, 'Kodning muddati oʻtgan.'),
  'Kodning muddati oʻtgan.',
);
export const NewPasswordOffline: Story = submitted(
  'reset',
  networkError(endpoints.resetPassword),
  strings.offline,
);
export const PasswordsDiffer: Story = {
  ...openedAt(screens.reset.entry),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(strings.newPassword), 'mayatnik-7');
    await userEvent.type(canvas.getByLabelText(strings.confirmNewPassword), 'mayatnik');
    await userEvent.click(canvas.getByRole('button', { name: specTexts.changePassword }));
    await expect(await canvas.findByText(specTexts.passwordsDiffer)).toBeVisible();
  },
};
