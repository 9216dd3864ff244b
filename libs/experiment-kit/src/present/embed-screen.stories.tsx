import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { kitStrings as strings } from '../kit-strings.js';
import { deepLab, longLab, resting } from '../test-stories.js';
import { EmbedScreen } from './embed-screen.js';

const meta: Meta = {
  title: 'Tajriba/EmbedScreen',
  component: EmbedScreen,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

const at = resting((session) => <EmbedScreen session={session} />);

export const Start: Story = at();

export const AtAMoment: Story = at({ seconds: 8 });

export const LongTexts: Story = at({ lab: longLab });

export const InDepth: Story = at({ lab: deepLab });

export const WithParameters: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(strings.parameters.title));
    await expect(canvas.getByRole('slider', { name: 'Uzunlik' })).toBeVisible();
  },
};

export const BrokenAddress: Story = resting((session) => <EmbedScreen session={session} isBroken />)();

export const OpeningALongRun: Story = resting((session) => <EmbedScreen session={session} opening={0.4} />)();
