import type { Meta, StoryObj } from '@storybook/react-vite';
import { httpError, networkError, pending, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataSection } from '../account/data-section.js';
import { SessionsSection } from '../account/sessions-section.js';
import { accountStrings } from '../messages/account-strings.js';
import { strings } from '../messages/screen-strings.js';
import { anAccountSession, fieldError, otherSession, WRONG_PASSWORD } from '../testing/settings.js';
import { LONG_NAME, sectionAlone, settingsStories, storyUser } from '../testing/stories.js';

/** The sessions of a learner, the download and the deletion of the data. */
const meta = { title: 'Account/Devices and data', ...settingsStories } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { data, remove, sessions } = accountStrings;

const sessionsSection = { render: () => sectionAlone(<SessionsSection />) };

const sessionsShow = (handler: ReturnType<typeof httpError>, text: string): Story => ({
  ...sessionsSection,
  parameters: { msw: { handlers: { sessions: handler } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Sessions: Story = sessionsShow(
  respond(endpoints.accountSessions, [
    anAccountSession(),
    otherSession,
    anAccountSession({
      id: '3f0c6a52-6f0e-4b8a-9d3c-2b8a52d40003',
      device: 'Nomaʼlum qurilma',
      current: false,
    }),
  ]),
  sessions.endOthers,
);
export const OneSession: Story = sessionsShow(
  respond(endpoints.accountSessions, [anAccountSession()]),
  sessions.current,
);
export const SessionsLoading: Story = sessionsShow(pending(endpoints.accountSessions), sessions.loading);
export const SessionsFailed: Story = sessionsShow(httpError(endpoints.accountSessions, 500), sessions.failed);

const sessionEnds = (handler: ReturnType<typeof httpError>, text: string): Story => ({
  ...sessionsSection,
  parameters: {
    msw: {
      handlers: {
        end: handler,
        first: http.get(
          '*/api/account/sessions/',
          () => HttpResponse.json([anAccountSession(), otherSession]),
          { once: true },
        ),
        sessions: respond(endpoints.accountSessions, [anAccountSession()]),
      },
    },
  },
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: sessions.endOf('Firefox, Windows') });
    await userEvent.click(end);
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const SessionEnding: Story = sessionEnds(pending(endpoints.endAccountSession), sessions.ending);
export const SessionEnded: Story = sessionEnds(
  respond(endpoints.endAccountSession, { detail: 'x' }),
  sessions.ended,
);
export const SessionEndFailed: Story = sessionEnds(
  httpError(endpoints.endAccountSession, 500),
  sessions.endFailed,
);

const dataSection = (user = storyUser) => ({
  render: () => sectionAlone(<DataSection user={user} onDeleted={() => undefined} />),
});

const downloaded = (handler: ReturnType<typeof httpError>, text: string): Story => ({
  ...dataSection(),
  parameters: { msw: { handlers: { download: handler } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: data.download }));
    await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

export const Data: Story = dataSection();
export const DataDownloading: Story = downloaded(pending(endpoints.accountExport), data.downloading);
export const DataOffline: Story = downloaded(networkError(endpoints.accountExport), strings.offline);
export const DataRefused: Story = downloaded(
  httpError(endpoints.accountExport, 429, 'Juda koʻp soʻrov yuborildi. 10 daqiqadan soʻng qayta urining.'),
  'Juda koʻp soʻrov yuborildi. 10 daqiqadan soʻng qayta urining.',
);

/** Opens the dialog of the deletion. */
const openDialog = async (root: HTMLElement) => {
  await userEvent.click(within(root).getByRole('button', { name: remove.open }));
  return within(await screen.findByRole('dialog', { name: remove.title }));
};

const deletion = (handler: ReturnType<typeof httpError>, text: string): Story => ({
  ...dataSection(),
  parameters: { msw: { handlers: { deletion: handler } } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByLabelText(remove.password), 'mayatnik-7');
    await userEvent.click(dialog.getByRole('button', { name: remove.confirm }));
    // The message replaces that of the sending.
    await waitFor(() => expect(dialog.getAllByText(text)[0]).toBeVisible());
  },
});

/** Says what is lost and asks for the password. */
export const Deletion: Story = {
  ...dataSection({ ...storyUser, username: LONG_NAME, displayName: LONG_NAME }),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(remove.lost(LONG_NAME))).toBeVisible());
  },
};
export const DeletionSending: Story = deletion(pending(endpoints.deleteAccount), remove.sending);
export const DeletionRefused: Story = deletion(
  fieldError(endpoints.deleteAccount, 'password', WRONG_PASSWORD),
  WRONG_PASSWORD,
);
export const DeletionOffline: Story = deletion(networkError(endpoints.deleteAccount), strings.offline);
