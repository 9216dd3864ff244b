import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyDefinition } from '../testing/stories.js';
import { Explanation } from './explanation.js';

const meta: Meta = {
  title: 'Tajriba/Explanation',
  component: Explanation,
  parameters: { controls: { disable: true } },
  render: () => <Explanation content={storyDefinition.content} />,
};
export default meta;
type Story = StoryObj;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
    await expect(canvas.getByText(storyDefinition.content.task.answer)).toBeVisible();
  },
};
