import type { Meta, StoryObj } from '@storybook/react-vite';
import { networkError, pending, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { expect, userEvent, within } from 'storybook/test';
import { EmailSection } from '../account/email-section.js';
import { PasswordSection } from '../account/password-section.js';
import { accountStrings } from '../messages/account-strings.js';
import { strings } from '../messages/screen-strings.js';
import { fieldError, WRONG_PASSWORD } from '../testing/settings.js';
import { LONG_EMAIL, sectionAlone, settingsStories, storyUser } from '../testing/stories.js';

/** The sections of the own account with forms. */
const meta = { title: 'Account/Password and e-mail', ...settingsStories } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { email, password } = accountStrings;

const change = async (root: HTMLElement, confirmation = 'mayatnik-8') => {
  const canvas = within(root);
  await userEvent.type(canvas.getByLabelText(password.current), 'mayatnik-7');
  await userEvent.type(canvas.getByLabelText(strings.newPassword), 'mayatnik-8');
  await userEvent.type(canvas.getByLabelText(strings.confirmNewPassword), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: strings.specTexts.changePassword }));
};

const passwordSection = { render: () => sectionAlone(<PasswordSection username="dilnoza" />) };

/** The section after a submission with this handler; it shows the text. */
const passwordSubmitted = (handler: ReturnType<typeof respond>, text: string): Story => ({
  ...passwordSection,
  parameters: { msw: { handlers: { change: handler } } },
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement);
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
});

export const Password: Story = passwordSection;
export const PasswordSending: Story = passwordSubmitted(pending(endpoints.changePassword), password.sending);
export const PasswordChanged: Story = passwordSubmitted(
  respond(endpoints.changePassword, { detail: 'x' }),
  password.changed,
);
export const PasswordRefused: Story = passwordSubmitted(
  fieldError(endpoints.changePassword, 'current_password', WRONG_PASSWORD),
  WRONG_PASSWORD,
);
export const PasswordOffline: Story = passwordSubmitted(
  networkError(endpoints.changePassword),
  strings.offline,
);
export const PasswordsDiffer: Story = {
  ...passwordSection,
  play: async ({ canvas, canvasElement }) => {
    await change(canvasElement, 'mayatnik');
    await expect(await canvas.findByText(strings.specTexts.passwordsDiffer)).toBeVisible();
  },
};

const requestCode = async (root: HTMLElement, address: string) => {
  const canvas = within(root);
  await userEvent.type(canvas.getByLabelText(email.new), address);
  await userEvent.type(canvas.getByLabelText(email.password), 'mayatnik-7');
  await userEvent.click(canvas.getByRole('button', { name: email.send }));
};

const emailSection = { render: () => sectionAlone(<EmailSection user={storyUser} />) };

const emailRequested = (handler: ReturnType<typeof respond>, text: string, address: string): Story => ({
  ...emailSection,
  parameters: { msw: { handlers: { request: handler } } },
  play: async ({ canvas, canvasElement }) => {
    await requestCode(canvasElement, address);
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
});

/** The second step after a submission with this handler. */
const codeEntered = (handler: ReturnType<typeof respond>, text: string): Story => ({
  ...emailSection,
  parameters: {
    msw: { handlers: { request: respond(endpoints.changeEmail, { detail: 'x' }), confirmation: handler } },
  },
  play: async ({ canvas, canvasElement }) => {
    await requestCode(canvasElement, 'yangi@maktab.uz');
    await userEvent.type(await canvas.findByLabelText(email.code), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: email.confirm }));
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
});

const codeSent = respond(endpoints.changeEmail, { detail: 'x' });

export const Email: Story = emailSection;
export const EmailOfLongAddress: Story = {
  render: () => sectionAlone(<EmailSection user={{ ...storyUser, email: LONG_EMAIL }} />),
};
export const EmailSending: Story = emailRequested(
  pending(endpoints.changeEmail),
  email.sending,
  'yangi@maktab.uz',
);
export const EmailOffline: Story = emailRequested(
  networkError(endpoints.changeEmail),
  strings.offline,
  'yangi@maktab.uz',
);
export const EmailCode: Story = emailRequested(codeSent, 'yangi@maktab.uz', 'yangi@maktab.uz');
export const EmailCodeOfLongAddress: Story = emailRequested(codeSent, LONG_EMAIL, LONG_EMAIL);
export const EmailCodeWrong: Story = codeEntered(
  fieldError(endpoints.confirmEmail, 'code', strings.specTexts.verifyFailed),
  strings.specTexts.verifyFailed,
);
export const EmailChanged: Story = codeEntered(
  respond(endpoints.confirmEmail, { detail: 'x' }),
  email.changed,
);
