import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.js';

const meta = { title: 'UI Kit/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

/** A loading lesson: title, video, text, button. */
export const Lesson: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '30rem' }}>
      <Skeleton shape="title" />
      <Skeleton shape="media" />
      <Skeleton lines={4} />
      <Skeleton shape="button" />
    </div>
  ),
};
