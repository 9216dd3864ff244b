import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './container.js';

const meta = {
  title: 'UI Kit/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children:
      'Jismga taʼsir etuvchi kuchlarning teng taʼsir etuvchisi nolga teng boʻlsa, jism oʻzining tinch holatini yoki toʻgʻri chiziqli tekis harakatini saqlaydi.',
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Text: Story = { args: { width: 'text' } };
