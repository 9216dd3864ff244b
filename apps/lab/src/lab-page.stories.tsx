import type { Meta, StoryObj } from '@storybook/react-vite';
import { createSession } from '@zarra/experiment-kit';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { AnyLab } from './experiments.js';
import { lab } from './experiments/prujina/lab.js';
import { labStrings } from './lab-strings.js';
import { EmbedPage, LabPage } from './lab-page.js';

const Page = ({ screen: Screen }: { screen: typeof LabPage }) => {
  const [session] = useState(() => createSession(lab as unknown as AnyLab));
  return <Screen session={session} />;
};

/** The page around an experiment. Each experiment has stories of its own beside these. */
const meta = {
  title: 'Laboratoriya/LabPage',
  component: Page,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Real: Story = {
  args: { screen: LabPage },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: labStrings.siteName })).toBeInTheDocument();
  },
};

/** As another site shows it: nothing but the experiment. */
export const Embedded: Story = {
  args: { screen: EmbedPage },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: labStrings.siteName })).toBeNull();
  },
};
