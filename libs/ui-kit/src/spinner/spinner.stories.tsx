import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.js';

const meta = {
  title: 'UI Kit/Spinner',
  component: Spinner,
  args: { label: 'Yuklanmoqda' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Large: Story = { args: { size: 'lg' } };

/** Next to text it has the font size. */
export const BesideWords: Story = {
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', fontSize: '1.5rem' }}>
      <Spinner {...args} /> Tajriba ochilmoqda…
    </span>
  ),
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Yuklanmoqda' });
    await expect(ring.offsetWidth).toBe(30);
    await expect(ring.offsetHeight).toBe(30);
  },
};
