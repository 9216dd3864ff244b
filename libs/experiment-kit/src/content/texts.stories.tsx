import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyDefinition } from '../testing/stories.js';
import { ModelText, TaskText, TheoryText } from './texts.js';

const { content } = storyDefinition;

const meta: Meta = {
  title: 'Tajriba/Texts',
  component: TheoryText,
  parameters: { controls: { disable: true } },
};
export default meta;
type Story = StoryObj;

export const Theory: Story = { render: () => <TheoryText content={content} /> };

export const Model: Story = { render: () => <ModelText content={content} /> };

export const Task: Story = { render: () => <TaskText content={content} /> };

export const TaskOpened: Story = {
  ...Task,
  play: async ({ canvas, canvasElement }) => {
    for (const summary of canvasElement.querySelectorAll('summary')) await userEvent.click(summary);
    await expect(canvas.getByText(content.task.answer)).toBeVisible();
  },
};
