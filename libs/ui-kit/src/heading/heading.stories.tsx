import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './heading.js';

const meta = {
  title: 'UI Kit/Heading',
  component: Heading,
  args: { level: 1, children: 'Nyutonning birinchi qonuni' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Hero: Story = { args: { size: '3xl', children: 'Fizikani tajribada oʻrganing' } };

export const Levels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Heading level={1}>Tebranishlar va toʻlqinlar</Heading>
      <Heading level={2}>Garmonik tebranish</Heading>
      <Heading level={3}>Davr va chastota</Heading>
      <Heading level={4}>Misol</Heading>
    </div>
  ),
};
