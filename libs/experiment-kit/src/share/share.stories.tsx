import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { uzbekMessages } from '../messages/uzbek-messages.js';
import { createSession } from '../run/create-session.js';
import { createStories } from '../testing/stories.js';
import { AddressNotice } from './address-notice.js';
import { ShareButton } from './share-button.js';
import { SharePanel } from './share-panel.js';

const strings = uzbekMessages.share;
const link = 'https://zarra.uz/tajriba/sinov#1AbCdEfGh';
const links = {
  title: 'Prujinadagi yuk',
  link,
  embedCode: `<iframe src="${link.replace('#', '?embed#')}" title="Prujinadagi yuk" width="100%" height="640" style="border:0" loading="lazy"></iframe>`,
  isComplete: true,
  restartsRun: false,
  dropsRuns: false,
};

const meta: Meta = {
  title: 'Experiment kit/SharePanel',
  component: SharePanel,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

export const Whole: Story = { render: () => <SharePanel links={links} /> };

/** The state does not fit into an address. */
export const FromTheStart: Story = {
  render: () => <SharePanel links={{ ...links, isComplete: false, restartsRun: true }} />,
};

/** The oldest earlier runs do not fit into an address. */
export const WithoutOldestRuns: Story = {
  render: () => <SharePanel links={{ ...links, isComplete: false, dropsRuns: true }} />,
};

export const LongLink: Story = {
  render: () => <SharePanel links={{ ...links, link: link.padEnd(340, 'AbCdEfGh') }} />,
};

export const Opened: Story = {
  ...createStories(createSession, (session) => <ShareButton session={session} />)(),
  parameters: { noBaseline: 'The address contains the port of the run.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: strings.open }));
    const field = await screen.findByLabelText(strings.link);
    // The drawer slides in.
    await waitFor(() => expect(field).toBeVisible());
  },
};

export const BrokenAddress: Story = { render: () => <AddressNotice isBroken replayProgress={undefined} /> };

export const OpeningALongRun: Story = {
  render: () => <AddressNotice isBroken={false} replayProgress={0.4} />,
};
