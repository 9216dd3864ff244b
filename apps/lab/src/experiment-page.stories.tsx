import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSession } from '@zarra/experiment-kit';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { definition } from './experiments/prujina/definition.js';
import { labStrings } from './lab-strings.js';
import { EmbedPage } from './embed-page.js';
import { ExperimentPage } from './experiment-page.js';

const Page = ({ screen: Screen }: { screen: typeof ExperimentPage }) => {
  const [session] = useState(() => createSession(definition));
  return <Screen session={session} />;
};

/** Page around an experiment. Each experiment has separate stories. */
const meta = {
  title: 'Laboratoriya/ExperimentPage',
  component: Page,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Real: Story = {
  args: { screen: ExperimentPage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: labStrings.back })).toBeInTheDocument();
  },
};

/** As embedded in another site: only the experiment. */
export const Embedded: Story = {
  args: { screen: EmbedPage },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: labStrings.back })).toBeNull();
  },
};
