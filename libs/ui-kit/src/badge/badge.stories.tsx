import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.js';

const meta = { title: 'UI Kit/Badge', component: Badge, args: { children: '3D' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <Badge>2D</Badge>
      <Badge tone="accent">Yangi</Badge>
      <Badge tone="right">Toʻgʻri</Badge>
      <Badge tone="wrong">Notoʻgʻri</Badge>
      <Badge tone="warning">Tekshirilmoqda</Badge>
    </div>
  ),
};
